"""Section 4, third part: deck, hand, drop, soul and damage (4.2 to 4.4, 4.7, 4.8)."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log, spread
from playmat.kernel.words.errors import IllegalAnswer
from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Compare,
    Count,
    Instead,
    Move,
    Moved,
    Number,
    OnlyIf,
    Perform,
    This,
    Top,
)


def shown(scene, viewer, player, zone):
    """The names in a zone as the viewer's view has them, "?" for a hidden card."""
    return [card.get("name", "?") for card in spread(scene.game.view(viewer.seat)["zones"][player.seat][zone])]


def arrange(scene, player, zone, names):
    """Put the cards of a zone in this order, lowest first, as a player may do at any time."""
    cards = tuple(player.card(name, zone) for name in names)
    scene.start()
    scene.game.arrange(player.seat, zone, cards)
    scene.mode.answered(("arrange", player.seat, zone, *cards))


def cannot_arrange(scene, seat, zone, cards):
    """Claim that the order is refused and nothing changes; the rule of the refusal."""
    scene.start()
    before = scene.game.digest()
    with pytest.raises(IllegalAnswer) as refusal:
        scene.game.arrange(seat, zone, tuple(cards))
    assert scene.game.digest() == before
    return refusal.value.rule


# --- 4.2 deck -------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.2")
def test_nobody_sees_into_a_deck(scene, me, foe):
    """4.2.2: in both views both decks are a number of unknown cards."""
    me.has(hand=["Grade 0"], deck=[scene.card("Deck Secret"), scene.card("Top Secret")])
    scene.start()
    for viewer in (me, foe):
        for player in (me, foe):
            assert shown(scene, viewer, player, "deck") == ["?"] * 20


@pytest.mark.rule("4.2.2")
def test_no_act_looks_at_a_deck_or_orders_it(scene, me):
    """4.2.2: without an effect nothing that I can do concerns the deck."""
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    assert {option[0] for option in me.options() if option != "pass"} == {"call", "exchange"}
    deck = scene.game.in_zone(me.seat, "deck")
    assert cannot_arrange(scene, me.seat, "deck", reversed(deck)) == "4.2.2"


@pytest.mark.rule("4.2.2")
def test_a_card_put_into_the_deck_is_hidden_there(scene, me, foe):
    """4.2.2: what goes onto the deck out of the open is no longer shown to anyone."""
    me.has(left=scene.card("Returner", "[ACT](RC):Put this unit on top of your deck."), hand=["Grade 0"])
    me.uses("Returner")
    assert me.zone("deck")[-1] == "Returner"
    assert "Returner" not in shown(scene, me, me, "deck") + shown(scene, foe, me, "deck")


FIRST_INTO_SOUL = Ability(
    "automatic",
    Perform("draw", Number(1)),
    trigger=OnlyIf(
        Compare(Count(Cards(("soul",))), "=", Number(1)), Moved(Cards((), "mine"), ("deck",), ("soul",))
    ),
)
"""Draws when a card comes from the deck into the soul and lies there alone."""


@pytest.mark.rule("4.2.3")
@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for up to two grade 3 cards, put them into your soul, and shuffle your deck.",
        "Look at three cards from the top of your deck, choose a grade 0 card from among them, put it into your hand, "
        "and put the rest into your soul.",
    ],
)
def test_cards_found_in_the_deck_leave_it_one_by_one(scene, me, foe, text):
    """4.2.3: whichever way they were picked: there is a moment when the first lies in the soul alone."""
    scene.card("Finder", f"[ACT](RC):{text}")
    me.has(left="Finder", right=scene.card("Listener", abilities=[FIRST_INTO_SOUL]))
    me.deck_top("Grade 3", "Grade 3", "Grade 0")
    with me.changes(soul=+2, hand=+1 + ("Look" in text)):
        me.uses("Finder").picks(*(["Grade 0"] if "Look" in text else ["Grade 3", "Grade 3"]))


@pytest.mark.rule("4.2.3")
def test_a_soul_charge_of_three_is_three_moves(scene, me):
    """4.2.3: the cards go from the top one after another, and an ability on such moves sees three."""
    counts = Ability(
        "automatic", Perform("draw", Number(1)), trigger=Moved(Cards((), "mine"), ("deck",), ("soul",))
    )
    me.has(
        left=scene.card("Charger", "[ACT](RC):Soul-Charge 3."), right=scene.card("Listener", abilities=[counts])
    ).deck_top(scene.card("Alder"), scene.card("Birch"), scene.card("Cedar"))
    me.uses("Charger")
    charged = [move for move in scene.moves() if move[2] == "soul"]
    assert charged == [("Alder", "deck", "soul"), ("Birch", "deck", "soul"), ("Cedar", "deck", "soul")]
    assert me.count("hand") == 3 * 1


@pytest.mark.rule("4.2.3")
@pytest.mark.parametrize("how", ["soul charge", "put"])
def test_cards_leave_the_deck_singly(scene, me, how):
    """4.2.3: when the first has moved the others are still in the deck: for a moment the soul holds one card."""
    effects = {"soul charge": Perform("soul charge", Number(3)), "put": Move(Top(Number(3), "deck"), "soul")}
    me.has(
        left=scene.card("Charger", abilities=[Ability("activated", effects[how])]),
        right=scene.card("Listener", abilities=[FIRST_INTO_SOUL]),
    ).deck_top(scene.card("Alder"), scene.card("Birch"), scene.card("Cedar"))
    me.uses("Charger")
    assert me.zone("soul") == ["Alder", "Birch", "Cedar"]
    assert me.count("hand") == 1


# --- 4.3 hand -------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.2")
def test_a_hand_is_seen_by_its_player_alone(scene, me, foe):
    """4.3.2: my view lists my five cards, the foe's shows five unknown ones."""
    names = [scene.card(f"Hand Card {number}") for number in range(1, 6)]
    me.has(hand=names)
    scene.start()
    assert shown(scene, me, me, "hand") == names
    assert shown(scene, foe, me, "hand") == ["?"] * 5


@pytest.mark.rule("4.3.2")
def test_a_player_may_reorder_their_hand(scene, me, foe):
    """4.3.2: the order is mine to change, at no cost, and the question that is open stays open."""
    me.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1", "Grade 2"])
    me.is_asked("6.6.1.2")
    before = log(scene.game, foe.seat)
    arrange(scene, me, "hand", ["Grade 2", "Grade 0", "Grade 1"])
    assert me.zone("hand") == ["Grade 2", "Grade 0", "Grade 1"]
    assert log(scene.game, foe.seat) == before
    me.is_asked("6.6.1.2")


@pytest.mark.rule("4.3.2")
def test_a_player_may_reorder_their_hand_in_the_others_turn(scene, me, foe):
    """4.3.2: it is no act of a play timing: I may do it while the foe is asked."""
    scene.turn_of(foe)
    me.has(hand=["Grade 0", "Grade 1"])
    foe.has(hand=["Grade 0"])
    foe.is_asked("6.6.1.2")
    arrange(scene, me, "hand", ["Grade 1", "Grade 0"])
    assert me.zone("hand") == ["Grade 1", "Grade 0"]
    foe.is_asked("6.6.1.2")


@pytest.mark.rule("4.3.2")
def test_nobody_reorders_the_others_hand(scene, me, foe):
    """4.3.2: an order of cards that are not in the player's own hand is refused."""
    me.has(hand=["Grade 0", "Grade 1"])
    foe.has(hand=["Grade 2", "Grade 3"])
    scene.start()
    mine = scene.game.in_zone(me.seat, "hand")
    assert cannot_arrange(scene, foe.seat, "hand", reversed(mine))
    assert (me.zone("hand"), foe.zone("hand")) == (["Grade 0", "Grade 1"], ["Grade 2", "Grade 3"])


# --- 4.4 drop -------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.1")
def test_retired_and_discarded_cards_go_to_the_drop_zone(scene, me):
    """4.4.1: a rear-guard that leaves the field and a hand card that is discarded both end there."""
    scene.card(
        "Spender", "[ACT](RC):[Choose a card from your hand, and discard it & Retire this unit] Draw a card."
    )
    me.has(vanguard="Grade 2", left="Spender", hand=["Grade 3"])
    me.uses("Spender")
    assert sorted(me.zone("drop")) == ["Grade 3", "Spender"]


@pytest.mark.rule("4.4.1")
def test_a_unit_hit_in_battle_goes_to_the_drop_zone(scene, me, foe):
    """4.4.1: a hit rear-guard and the guardians leave the field for the drop zone."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000))
    foe.has(vanguard="Grade 2", left=scene.card("Target"), hand=["Grade 0"])
    me.attacks("Striker", "Target")
    foe.guards_with("Grade 0")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Target"]


@pytest.mark.rule("4.4.1")
def test_an_effect_may_name_another_place(scene, me):
    """4.4.1: "put it into your soul instead" overrides the drop zone."""
    instead = Instead(Moved(This(), ("field",), ("drop",)), Move(This(), "soul"))
    scene.card("Phoenix", abilities=[Ability("continuous", instead)])
    scene.card("Purge", "[ACT](RC):Choose another of your rear-guards, and retire it.")
    me.has(vanguard="Grade 2", left="Purge", right="Phoenix", hand=["Grade 0"])
    me.uses("Purge")
    assert (me.zone("soul"), me.zone("drop")) == (["Phoenix"], [])


@pytest.mark.rule("4.4.2")
def test_the_drop_zone_is_open_and_newcomers_lie_on_top(scene, me, foe):
    """4.4.2: the unit retired last is on top, and the foe reads every card, face up."""
    scene.card("Purge", "[ACT](RC):Choose another of your rear-guards, and retire it.")
    me.has(left="Purge", right=scene.card("First"), back=scene.card("Second"), drop=["Grade 0"])
    me.uses("Purge").picks("First").uses("Purge")
    assert me.zone("drop") == ["Grade 0", "First", "Second"]
    assert shown(scene, foe, me, "drop") == ["Grade 0", "First", "Second"]
    assert not any(card["face down"] for card in scene.game.view(foe.seat)["zones"][me.seat]["drop"])


@pytest.mark.rule("4.4.2")
def test_the_owner_may_reorder_the_drop_zone(scene, me, foe):
    """4.4.2: I may, the foe may not."""
    me.has(hand=["Grade 0"], drop=["Grade 1", "Grade 2", "Grade 3"])
    arrange(scene, me, "drop", ["Grade 3", "Grade 1", "Grade 2"])
    assert shown(scene, foe, me, "drop") == ["Grade 3", "Grade 1", "Grade 2"]
    assert cannot_arrange(scene, foe.seat, "drop", scene.game.in_zone(me.seat, "drop"))


# --- 4.7 soul -------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.1")
def test_the_soul_is_no_part_of_the_field(scene, me, foe):
    """4.7.1: an effect that retires every unit of the field leaves the soul as it was."""
    wipe = Ability("activated", Move(Cards(("field",), "theirs"), "drop", verb="retire"))
    me.has(vanguard=scene.card("Doom", abilities=[wipe]))
    foe.has(vanguard="Grade 3", left="Grade 1", soul=["Grade 0", "Grade 2"])
    me.uses("Doom")
    assert sorted(foe.zone("drop")) == ["Grade 1", "Grade 3"]
    assert foe.zone("soul") == ["Grade 0", "Grade 2"]


@pytest.mark.rule("4.7.1")
def test_abilities_of_the_field_do_not_work_in_the_soul(scene, me):
    """4.7.1: neither a continuous nor an activated ability without a zone mark works there."""
    scene.card("Banner", "[CONT]:All of your rear-guards get [Power]+1000.\n[ACT]:Draw a card.")
    me.has(vanguard="Grade 2", left="Grade 1", soul=["Banner"])
    assert me.power("Grade 1") == 7000
    assert me.refused("use", "Banner", "Banner/2") == "2.11.3"


@pytest.mark.rule("4.7.2")
def test_the_soul_stays_under_whichever_vanguard_is_on_top(scene, me):
    """4.7.2: after three rides the three former vanguards lie in the soul, undisturbed by each new ride."""
    scene.card("Summoner", "[ACT](RC):Choose a card from your hand, and ride it.")
    me.has(vanguard="Grade 0", left="Summoner", hand=["Grade 1", "Grade 2", "Grade 3"])
    me.uses("Summoner").picks("Grade 1").uses("Summoner").picks("Grade 2").uses("Summoner")
    assert me.zone("vanguard") == ["Grade 3"]
    assert me.zone("soul") == ["Grade 0", "Grade 1", "Grade 2"]


@pytest.mark.rule("4.7.3")
def test_the_soul_is_open_to_all(scene, me, foe):
    """4.7.3: the foe lists every card of my soul, face up."""
    me.has(hand=["Grade 0"], soul=["Grade 1", "Grade 2", "Draw Trigger"])
    scene.start()
    assert shown(scene, foe, me, "soul") == ["Grade 1", "Grade 2", "Draw Trigger"]
    assert not any(card["face down"] for card in scene.game.view(foe.seat)["zones"][me.seat]["soul"])


@pytest.mark.rule("4.7.3")
def test_a_card_charged_into_the_soul_is_open_there(scene, me, foe):
    """4.7.3: a card out of the hidden deck can be read by all once it is in the soul."""
    me.has(left=scene.card("Charger", "[ACT](RC):Soul-Charge 1.")).deck_top(scene.card("Topmost"))
    me.uses("Charger")
    assert shown(scene, foe, me, "soul") == ["Topmost"]


@pytest.mark.rule("4.7.3")
def test_the_owner_may_reorder_the_soul(scene, me, foe):
    """4.7.3: I may, at no cost, and the foe may not."""
    me.has(hand=["Grade 0"], soul=["Grade 1", "Grade 2", "Grade 3"])
    arrange(scene, me, "soul", ["Grade 2", "Grade 3", "Grade 1"])
    assert me.zone("soul") == ["Grade 2", "Grade 3", "Grade 1"]
    assert cannot_arrange(scene, foe.seat, "soul", scene.game.in_zone(me.seat, "soul"))


# --- 4.8 damage -----------------------------------------------------------------------------------


@pytest.mark.rule("4.8.2")
def test_damage_is_open_and_the_later_card_lies_on_top(scene, me, foe):
    """4.8.2: two damage from one attack lie face up, the second above the first, and I can read both."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Lancer", grade=2, power=20000, critical=2))
    foe.has(vanguard="Grade 3").deck_top(scene.card("First Wound"), scene.card("Second Wound"))
    me.attacks("Lancer", "Grade 3")
    assert shown(scene, me, foe, "damage") == ["First Wound", "Second Wound"]
    assert not any(card["face down"] for card in scene.game.view(me.seat)["zones"][foe.seat]["damage"])


@pytest.mark.rule("4.8.2")
def test_the_owner_may_reorder_the_damage_zone(scene, me, foe):
    """4.8.2: the order changes and the set of cards does not; the foe may not do it."""
    me.has(hand=["Grade 0"], damage=["Grade 1", "Grade 2", "Grade 3"])
    arrange(scene, me, "damage", ["Grade 3", "Grade 2", "Grade 1"])
    assert me.zone("damage") == ["Grade 3", "Grade 2", "Grade 1"]
    assert cannot_arrange(scene, foe.seat, "damage", scene.game.in_zone(me.seat, "damage"))
    assert cannot_arrange(scene, me.seat, "damage", scene.game.in_zone(me.seat, "damage")[:2])


@pytest.mark.rule("4.8.2.1")
def test_damage_turned_face_down_can_still_be_read(scene, me, foe):
    """4.8.2.1: after a counter blast of two the foe still names both cards."""
    scene.card("Blaster", "[ACT](RC):[Counter-Blast 2] Draw a card.")
    me.has(left="Blaster", damage=[scene.card("Old Wound"), scene.card("New Wound")])
    me.uses("Blaster")
    cards = scene.game.view(foe.seat)["zones"][me.seat]["damage"]
    assert [(card["name"], card["face down"]) for card in cards] == [("Old Wound", True), ("New Wound", True)]


@pytest.mark.rule("4.8.3")
def test_the_sixth_damage_loses_the_game(scene, me, foe):
    """4.8.3: five damage and a hit of critical 1: at the check timing after the sixth card the foe has lost."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000))
    foe.has(vanguard="Grade 3", damage=5)
    me.attacks("Striker", "Grade 3")
    assert scene.winner is me
    assert scene.result.rule == "9.2.2"
    assert foe.count("damage") == 5 + 1


@pytest.mark.rule("4.8.3")
def test_five_damage_do_not_lose_the_game(scene, me, foe):
    """4.8.3: four damage and a hit of critical 1 leave five: play goes on."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000))
    foe.has(vanguard="Grade 3", damage=4)
    me.attacks("Striker", "Grade 3")
    assert scene.result is None
    assert foe.count("damage") == 4 + 1


@pytest.mark.rule("4.8.3")
def test_a_seventh_damage_check_never_occurs(scene, me, foe):
    """4.8.3: with critical 2 at five damage the game ends after the sixth card; no other is turned."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Lancer", grade=2, power=20000, critical=2))
    foe.has(vanguard="Grade 3", damage=5)
    me.attacks("Lancer", "Grade 3")
    assert scene.winner is me
    assert foe.count("damage") == 5 + 1
    assert len(scene.events("damage check")) == 1
