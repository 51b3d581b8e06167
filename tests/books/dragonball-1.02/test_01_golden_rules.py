"""Section 1-3: the rules that stand above the others."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.state.view import log
from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Choose,
    Count,
    It,
    Move,
    Named,
    NameNumber,
    Number,
    On,
    Perform,
    Plus,
    Repeat,
    Sequence,
    This,
    Times,
    Top,
)


def activated(*effects):
    return [Ability("activated", Sequence(effects), keyword="activate main")]


# --- 1-3-1 text beats rules


def main_deck(free, counts):
    """A deck of cards by number of copies; those called `free` say that any number of them may be there."""
    book = playmat.book("dragonball-1.02")
    words = "[Permanent] You can include as many copies of this card in your deck as you like."
    base = {"color": "red", "energy_cost": "1(-)", "combo_energy": 0, "combo_power": 5000, "power": 5000}
    main = []
    for number, count in counts.items():
        text = words if number == free else ""
        main += [book.cards.card_from({**base, "type": "battle", "name": number, "id": number, "text": text})] * count
    leader = book.cards.card_from({"type": "leader", "name": "Boss", "color": "red", "power": 10000, "id": "L-1"})
    return book.cards.check_deck(playmat.Deck("test", {"leader": (leader,), "main": tuple(main)}))


@pytest.mark.rule("1-3-1")
def test_a_card_that_allows_any_number_of_itself_is_not_limited_to_four():
    """1-3-1: ten copies of a card whose text allows them, beside four each of ten others."""
    counts = {"T-0": 10, **{f"T-{i}": 4 for i in range(1, 11)}}
    assert main_deck("T-0", counts) == []


@pytest.mark.rule("1-3-1")
def test_the_other_cards_of_that_deck_keep_their_limit():
    """1-3-1: five copies of a card that says nothing are one too many, whatever another card says."""
    counts = {"T-0": 10, "T-1": 5, **{f"T-{i}": 4 for i in range(2, 10)}, "T-10": 3}
    assert sum(counts.values()) == 50
    assert [f.rule for f in main_deck("T-0", counts)] == ["5-1-3-1"]


# --- 1-3-2 as far as possible

PURGE = (
    "[Activate: Main] Choose 2 cards from your hand and place them in the Drop Area,"
    " then KO 1 of your opponent's Battle Cards."
)


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize("hand", [["Battle 1"], []])
def test_what_can_be_done_is_done_and_the_rest_left(scene, me, foe, hand):
    """1-3-2: of two cards to discard there is one, or none; what is there goes, and the KO follows."""
    scene.card("Purge", PURGE)
    me.has(battle=["Purge"], hand=hand)
    foe.has(battle=["Battle 2"])
    me.uses("Purge")
    assert me.zone("drop") == hand and me.count("hand") == 0
    assert foe.zone("drop") == ["Battle 2"]


@pytest.mark.rule("1-3-2")
def test_what_can_be_done_in_full_is_done_in_full(scene, me, foe):
    """1-3-2: with three cards in hand exactly two go."""
    scene.card("Purge", PURGE)
    me.has(battle=["Purge"], hand=["Battle 1", "Battle 2", "Battle 3"])
    foe.has(battle=["Battle 4"])
    me.uses("Purge")
    me.picks("Battle 1", "Battle 3")
    assert sorted(me.zone("drop")) == ["Battle 1", "Battle 3"] and me.zone("hand") == ["Battle 2"]
    assert foe.zone("drop") == ["Battle 4"]


# --- 1-3-2-1 becoming what one is


def on_turning(event):
    return [Ability("automatic", Perform("draw", Number(1)), trigger=On(event, (("card", This()),)))]


@pytest.mark.rule("1-3-2-1")
@pytest.mark.parametrize(("rested", "drawn"), [(False, 1), (True, 0)])
def test_resting_a_card_in_rest_mode_never_happens(scene, me, foe, rested, drawn):
    """1-3-2-1: a skill on being switched to Rest Mode becomes pending only when the card was Active."""
    scene.card("Lullaby", "[Activate: Main] Switch 1 of your other Battle Cards to Rest Mode.")
    scene.card("Sleeper", abilities=on_turning("rest"))
    me.has(battle=["Lullaby"])
    me.put("battle", "Sleeper", rested=rested)
    with me.changes(hand=drawn):
        me.uses("Lullaby")
    assert me.is_rested("Sleeper")
    assert len(scene.events("rest")) == drawn


@pytest.mark.rule("1-3-2-1")
@pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
def test_activating_a_card_in_active_mode_never_happens(scene, me, foe, rested, drawn):
    """1-3-2-1: the same the other way round."""
    scene.card("Reveille", "[Activate: Main] Switch 1 of your other Battle Cards to Active Mode.")
    scene.card("Riser", abilities=on_turning("stand"))
    me.has(battle=["Reveille"])
    me.put("battle", "Riser", rested=rested)
    with me.changes(hand=drawn):
        me.uses("Reveille")
    assert not me.is_rested("Riser")
    assert len(scene.events("stand")) == drawn


# --- 1-3-2-2 zero or fewer times

FEWER = [Number(0), Number(-1), Plus(Count(Cards(("hand",))), Number(-3)), Times(Number(2), -1)]


@pytest.mark.rule("1-3-2-2")
@pytest.mark.parametrize("amount", FEWER, ids=["0", "-1", "1 - 3", "2 * -1"])
@pytest.mark.parametrize(
    "deed",
    [
        lambda x: Perform("draw", x),
        lambda x: Perform("draw", x, up_to=True),
        lambda x: Perform("draw", x, who="opponent"),
        lambda x: Perform("deal damage", x, who="opponent"),
        lambda x: Move(Top(x, "deck"), "drop"),
        lambda x: Sequence((Choose(Cards(("hand",)), x), Move(It(), "drop", verb="place"))),
        lambda x: Repeat(Perform("draw", Number(1)), x),
    ],
    ids=["draw", "draw up to", "they draw", "damage", "mill", "discard", "repeat"],
)
def test_zero_or_fewer_times_is_not_at_all(scene, me, foe, deed, amount):
    """1-3-2-2: nothing moves in either direction, and nothing is asked."""
    scene.card("Reckoner", abilities=activated(deed(amount)))
    me.has(battle=["Reckoner"], hand=["Battle 1"], drop=["Battle 2"])
    foe.has(hand=["Battle 1"], drop=["Battle 2"])
    me.uses("Reckoner")
    me.is_asked("6-3-1-3")
    assert scene.moves() == []


@pytest.mark.rule("1-3-2-2")
def test_the_same_count_above_zero_happens(scene, me, foe):
    """1-3-2-2: a hand of 4 less 3 makes one draw."""
    scene.card("Reckoner", abilities=activated(Perform("draw", Plus(Count(Cards(("hand",))), Number(-3)))))
    me.has(battle=["Reckoner"], hand=["Battle 1"] * 4)
    with me.changes(hand=4 - 3, deck=-1):
        me.uses("Reckoner")


# --- 1-3-3 what forbids beats what demands

REVEILLE = "[Activate: Main] Switch all of your Battle Cards to Active Mode."


@pytest.mark.rule("1-3-3")
def test_a_card_that_cannot_become_active_stays_in_rest_mode(scene, me, foe):
    """1-3-3: the prohibition wins against the instruction; the card beside it is switched."""
    scene.card("Reveille", REVEILLE)
    scene.card("Bound", "[Permanent] This card cannot be switched to Active Mode.")
    me.has(battle=["Reveille"])
    me.put("battle", "Bound", rested=True)
    me.put("battle", "Battle 1", rested=True)
    me.uses("Reveille")
    assert me.is_rested("Bound") and not me.is_rested("Battle 1")


@pytest.mark.rule("1-3-3")
def test_the_rules_own_instruction_yields_to_a_prohibition_too(scene, me, foe):
    """1-3-3: the charge phase switches the cards of the turn player, but not the one that is forbidden to."""
    scene.card("Bound", "[Permanent] This card cannot be switched to Active Mode.")
    scene.step("charge phase")
    me.put("battle", "Bound", rested=True)
    me.put("battle", "Battle 1", rested=True)
    scene.start()
    assert me.is_rested("Bound") and not me.is_rested("Battle 1")


@pytest.mark.rule("1-3-3")
def test_a_player_forbidden_to_draw_does_not_draw(scene, me, foe):
    """1-3-3: one skill says to draw, another forbids it."""
    scene.card("Drought", "[Permanent] You cannot draw cards.")
    scene.card("Thirst", "[Activate: Main] Draw 1 card.")
    me.has(battle=["Drought", "Thirst"])
    with me.changes(hand=0, deck=0):
        me.uses("Thirst")


# --- 1-3-4 the turn player chooses first

EXCHANGE = "[Activate: Main] Both players choose 1 of their Battle Cards and place it in their Drop Areas."


@pytest.mark.rule("1-3-4")
def test_the_turn_player_chooses_first(scene, me, foe):
    """1-3-4: I am asked, then foe; both cards go after that."""
    scene.card("Exchange", EXCHANGE)
    me.has(battle=["Exchange", "Battle 1"])
    foe.has(battle=["Battle 2", "Battle 3"])
    me.uses("Exchange")
    me.is_asked(exactly=["Exchange", "Battle 1"])
    me.picks("Battle 1")
    foe.is_asked(exactly=["Battle 2", "Battle 3"])
    assert scene.moves() == []
    foe.picks("Battle 3")
    assert me.zone("drop") == ["Battle 1"] and foe.zone("drop") == ["Battle 3"]


@pytest.mark.rule("1-3-4")
def test_the_turn_player_chooses_first_when_the_skill_is_the_other_players(scene, me, foe):
    """1-3-4: foe's skill at the beginning of my attack still asks me, whose turn it is, before foe."""
    scene.card("Ward", f"[Auto] When this card is attacked, b{EXCHANGE.removeprefix('[Activate: Main] B')}")
    me.has(battle=["Battle 1", "Battle 2"])
    foe.put("battle", "Ward", rested=True)
    foe.put("battle", "Battle 3", rested=True)
    me.attacks("Battle 1", "Ward")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 2")
    foe.is_asked(exactly=["Ward", "Battle 3"])
    foe.picks("Battle 3")
    assert me.zone("drop") == ["Battle 2"] and "Battle 3" in foe.zone("drop")
    me.is_asked()


# --- 1-3-5 naming numbers


@pytest.mark.rule("1-3-5")
@pytest.mark.parametrize("bad", [0, -3, 1.5, "2"])
def test_a_named_number_is_a_positive_whole_number(scene, me, foe, bad):
    """1-3-5: zero, negative numbers and fractions are refused."""
    scene.card("Oracle", abilities=activated(NameNumber(), Perform("draw", Named())))
    me.has(battle=["Oracle"])
    me.uses("Oracle")
    me.refused(bad)
    assert me.offered(1)


@pytest.mark.rule("1-3-5")
@pytest.mark.parametrize("good", [1, 12])
def test_a_positive_whole_number_is_taken(scene, me, foe, good):
    """1-3-5: what was named is what counts."""
    scene.card("Oracle", abilities=activated(NameNumber(), Perform("draw", Named())))
    me.has(battle=["Oracle"])
    me.uses("Oracle")
    with me.changes(hand=good):
        me.picks(good)


@pytest.mark.rule("1-3-5-1")
@pytest.mark.parametrize("taken", [[], ["Battle 1"], ["Battle 1", "Battle 3"]])
def test_up_to_two_may_be_none_one_or_two(scene, me, foe, taken):
    """1-3-5-1: with only a most given, zero is a choice, and so is every number up to it."""
    scene.card("Snipe", "[Activate: Main] Choose up to 2 of your opponent's Battle Cards and KO them.")
    me.has(battle=["Snipe"])
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.uses("Snipe")
    me.picks(*taken)
    if len(taken) < 2:
        me.passes()
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == taken


@pytest.mark.rule("1-3-5-1")
def test_up_to_two_is_never_three(scene, me, foe):
    """1-3-5-1: after two choices no third card is taken."""
    scene.card("Snipe", "[Activate: Main] Choose up to 2 of your opponent's Battle Cards and KO them.")
    me.has(battle=["Snipe"])
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.uses("Snipe")
    me.picks("Battle 1", "Battle 2")
    assert not me.offered("Battle 3")
    assert foe.zone("battle") == ["Battle 3"]


# --- 1-3-6 numbers of cards


@pytest.mark.rule("1-3-6")
def test_power_below_zero_counts_as_zero_but_is_remembered(scene, me, foe):
    """1-3-6: 5000 - 10000 reads 0, and 8000 more makes 3000, not 8000."""
    scene.card("Curse", "[Activate: Main] All of your opponent's Battle Cards get -10000 power this turn.")
    scene.card("Gift", "[Activate: Main] All Battle Cards gain +8000 power for the duration of the turn.")
    me.has(battle=["Curse", "Gift"])
    foe.has(battle=["Battle 1"])
    me.uses("Curse")
    assert foe.power("Battle 1") == 0
    assert scene.game.view(0)["zones"][1]["battle"][0]["power"] == 0
    me.uses("Gift")
    assert foe.power("Battle 1") == 5000 - 10000 + 8000


@pytest.mark.rule("1-3-6")
def test_an_attack_at_zero_against_zero_hits(scene, me, foe):
    """1-3-6: 5000 - 10000 against 5000 - 5000 is 0 against 0, and at least equal is enough."""
    scene.card("Dusk", "[Activate: Main] All of your opponent's Battle Cards get -5000 power this turn.")
    scene.card("Weak", "[Permanent] This card gets -10000 power.")
    me.has(battle=["Dusk", "Weak"])
    foe.put("battle", "Battle 1", rested=True)
    me.uses("Dusk")
    me.attacks("Weak", "Battle 1")
    me.passes()
    assert foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("1-3-6")
@pytest.mark.parametrize("power", [2500.5, "2500.5", "1/2"])
def test_a_number_of_a_card_is_never_a_fraction(scene, power):
    """1-3-6: a card with a fraction for its power is no card."""
    with pytest.raises(playmat.CardError, match="power"):
        scene.card("Half", power=power)


@pytest.mark.rule("1-3-4")
def test_the_second_to_choose_knows_the_first_choice(scene, me, foe):
    """1-3-4: what foe is told when asked differs with what I chose before."""
    scene.card("Exchange", EXCHANGE)
    me.has(battle=["Exchange", "Battle 1"])
    foe.has(battle=["Battle 2", "Battle 3"])
    me.uses("Exchange")
    me.is_asked(exactly=["Exchange", "Battle 1"])
    told = []
    for option in scene.game.question.options:
        fork = scene.game.fork()
        fork.answer(option)
        assert fork.question.seat == 1
        told.append((log(fork, 1), fork.view(1)))
    assert told[0] != told[1]
