"""Section 1.3: the golden rules, which stand above the others."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Choose,
    Count,
    Is,
    It,
    Later,
    Modify,
    Move,
    Named,
    NameNumber,
    Nothing,
    Number,
    Other,
    Perform,
    Place,
    Plus,
    Repeat,
    Sequence,
    Times,
    Top,
    Turn,
)


def activated(*effects):
    """An activated ability of a vanguard that does these things in turn."""
    return [Ability("activated", Sequence(effects), zones=("vanguard circle",))]


# --- 1.3.1 text beats rules


@pytest.mark.rule("1.3.1")
def test_a_card_whose_text_lifts_the_grade_limit_may_be_called(scene, me, foe):
    """1.3.1: a grade 3 card that says so is called beside a grade 1 vanguard."""
    scene.card("Early Giant", abilities=[Ability("continuous", Nothing(), keyword="any grade")], grade=3)
    me.has(vanguard="Grade 1", hand=["Early Giant"])
    me.calls("Early Giant", "left")
    assert me.zone("left") == ["Early Giant"]


@pytest.mark.rule("1.3.1")
def test_other_cards_keep_the_grade_limit(scene, me, foe):
    """1.3.1: the text of one card speaks for that card alone."""
    scene.card("Early Giant", abilities=[Ability("continuous", Nothing(), keyword="any grade")], grade=3)
    me.has(vanguard="Grade 1", hand=["Early Giant", "Grade 3"])
    assert me.offered("call", "Early Giant", "front left")
    assert not me.offered("call", "Grade 3", "front left")
    assert me.refused("call", "Grade 3", "front left") == "8.5.2.1.1.2"


@pytest.mark.rule("1.3.1")
def test_a_card_whose_text_allows_it_attacks_the_back_row(scene, me, foe):
    """1.3.1: the rules let only the front row be attacked; the text of this unit says otherwise."""
    scene.card(
        "Long Lance",
        "[CONT](RC):If this unit would attack, it may instead attack an opponent's unit in the back row.",
        grade=2,
    )
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Long Lance")
    foe.has(vanguard="Grade 2", back_left="Grade 1")
    me.attacks("Long Lance", "Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


# --- 1.3.2 as much as possible

FORGETFUL = "[ACT](VC):Choose three cards from your hand, discard them, and draw a card."


@pytest.mark.rule("1.3.2")
def test_what_can_be_done_in_part_is_done_in_part(scene, me, foe):
    """1.3.2: of three cards to discard there are two; both go, and the effect goes on."""
    scene.card("Forgetful", FORGETFUL)
    me.has(vanguard="Forgetful", hand=["Grade 2", "Grade 3"]).deck_top("Grade 1")
    me.uses("Forgetful")
    assert sorted(me.zone("drop")) == ["Grade 2", "Grade 3"]
    assert me.zone("hand") == ["Grade 1"]


@pytest.mark.rule("1.3.2")
def test_what_cannot_be_done_at_all_is_skipped(scene, me, foe):
    """1.3.2: with an empty hand nothing is discarded, and the effect goes on."""
    scene.card("Forgetful", FORGETFUL)
    me.has(vanguard="Forgetful").deck_top("Grade 1")
    me.uses("Forgetful")
    assert me.zone("drop") == []
    assert me.zone("hand") == ["Grade 1"]


@pytest.mark.rule("1.3.2")
def test_what_can_be_done_in_full_is_done_in_full(scene, me, foe):
    """1.3.2: with four cards in hand exactly three are discarded, no fewer."""
    scene.card("Forgetful", FORGETFUL)
    me.has(vanguard="Forgetful", hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Draw Trigger")
    me.uses("Forgetful")
    me.is_asked(exactly=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    me.picks("Grade 0", "Grade 1", "Grade 2")
    assert sorted(me.zone("drop")) == ["Grade 0", "Grade 1", "Grade 2"]
    assert sorted(me.zone("hand")) == ["Draw Trigger", "Grade 3"]


@pytest.mark.rule("1.3.2")
def test_a_draw_from_too_small_a_deck_takes_what_is_there(scene, me, foe):
    """1.3.2: of three draws two are made."""
    scene.card("Greedy", "[ACT](VC):Draw three cards.")
    scene.exactly()
    me.has(vanguard="Greedy", deck=["Grade 0", "Grade 1"])
    foe.has(vanguard="Grade 1", deck=5)
    with me.changes(hand=+2, deck=-2):
        me.uses("Greedy")


# --- 1.3.2.1 becoming what one is

LULLABY = "[ACT](VC):Choose one of your rear-guards, and [Rest] it."
REVEILLE = "[ACT](VC):Choose one of your rear-guards, and [Stand] it."
SLEEPER = "[AUTO](RC):When this unit becomes [Rest], draw a card."
RISER = "[AUTO](RC):When this unit becomes [Stand], draw a card."


@pytest.mark.rule("1.3.2.1")
@pytest.mark.parametrize(("rested", "drawn"), [(False, 1), (True, 0)])
def test_resting_a_resting_unit_never_happens(scene, me, foe, rested, drawn):
    """1.3.2.1: an ability on becoming rested is set off by a standing unit, not by one at rest already."""
    scene.card("Lullaby", LULLABY)
    scene.card("Sleeper", SLEEPER)
    me.has(vanguard="Lullaby")
    me.put("front left", "Sleeper", rested=rested)
    with me.changes(hand=drawn):
        me.uses("Lullaby")
    assert me.is_rested("Sleeper")
    assert len(scene.events("rest")) == drawn


@pytest.mark.rule("1.3.2.1")
@pytest.mark.parametrize(("rested", "drawn"), [(True, 1), (False, 0)])
def test_standing_a_standing_unit_never_happens(scene, me, foe, rested, drawn):
    """1.3.2.1: the same the other way round."""
    scene.card("Reveille", REVEILLE)
    scene.card("Riser", RISER)
    me.has(vanguard="Reveille")
    me.put("front left", "Riser", rested=rested)
    with me.changes(hand=drawn):
        me.uses("Reveille")
    assert not me.is_rested("Riser")
    assert len(scene.events("stand")) == drawn


@pytest.mark.rule("1.3.2.1")
def test_turning_a_face_down_card_face_down_never_happens(scene, me, foe):
    """1.3.2.1: of two damage cards one lies face down already; one event, not two."""
    scene.card("Closer", "[ACT](VC):Turn all cards in your damage zone face down.")
    me.has(vanguard="Closer", damage=1)
    me.put("damage", "Grade 1", face_down=True)
    me.uses("Closer")
    assert len(scene.events("face down")) == 1


# --- 1.3.2.2 zero or fewer times

FEWER = [Number(0), Number(-2), Plus(Count(Cards(("hand",))), Number(-3)), Times(Number(2), -1)]


@pytest.mark.rule("1.3.2.2")
@pytest.mark.parametrize("amount", FEWER, ids=["0", "-2", "1 - 3", "2 * -1"])
@pytest.mark.parametrize(
    "deed",
    [
        lambda x: Perform("draw", x),
        lambda x: Perform("draw", x, up_to=True),
        lambda x: Perform("draw", x, who="opponent"),
        lambda x: Perform("soul charge", x),
        lambda x: Perform("deal damage", x, who="opponent"),
        lambda x: Sequence((Choose(Cards(("damage",)), x), Move(It(), "drop", verb="heal"))),
        lambda x: Move(Top(x, "deck"), "drop"),
        lambda x: Sequence((Choose(Cards(("hand",)), x), Move(It(), "drop", verb="discard"))),
        lambda x: Repeat(Perform("draw", Number(1)), x),
    ],
    ids=["draw", "draw up to", "they draw", "soul charge", "damage", "heal", "mill", "discard", "repeat"],
)
def test_zero_or_fewer_times_is_not_at_all(scene, me, foe, deed, amount):
    """1.3.2.2: nothing moves in either direction, and nothing is asked."""
    scene.card("Reckoner", abilities=activated(deed(amount)))
    me.has(vanguard="Reckoner", hand=["Grade 1"], damage=2, soul=["Grade 0"], drop=["Grade 2"])
    foe.has(hand=["Grade 1"], damage=2)
    me.uses("Reckoner")
    me.is_asked("6.6.1.2")
    assert scene.moves() == []


@pytest.mark.rule("1.3.2.2")
def test_the_same_count_above_zero_does_happen(scene, me, foe):
    """1.3.2.2: a hand of four less three makes one draw; the scenario before this one is no empty claim."""
    scene.card("Reckoner", abilities=activated(Perform("draw", Plus(Count(Cards(("hand",))), Number(-3)))))
    me.has(vanguard="Reckoner", hand=["Grade 1"] * 4)
    scene.start()
    with me.changes(hand=4 - 3, deck=-1):
        me.uses("Reckoner")


# --- 1.3.3 what forbids beats what demands

FETTERS = [Ability("continuous", Modify(Cards(("rear-guard circle",), "mine", Other()), (Cannot("stand"),)))]


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("fetters_first", [True, False])
def test_a_unit_that_cannot_stand_stays_at_rest(scene, me, foe, fetters_first):
    """1.3.3: the effect that forbids wins, whether its card came before or after the one that commands."""
    scene.card("Reveille", REVEILLE)
    scene.card("Fetters", abilities=FETTERS)
    order = [("back right", "Fetters"), ("vanguard circle", "Reveille")]
    for zone, name in order if fetters_first else reversed(order):
        me.put(zone, name)
    me.put("front left", "Grade 1", rested=True)
    me.uses("Reveille")
    me.picks("Grade 1")
    assert me.is_rested("Grade 1")
    assert scene.events("stand") == []


@pytest.mark.rule("1.3.3")
def test_without_the_prohibition_the_unit_stands(scene, me, foe):
    """1.3.3: the command by itself works."""
    scene.card("Reveille", REVEILLE)
    me.has(vanguard="Reveille")
    me.put("front left", "Grade 1", rested=True)
    me.uses("Reveille")
    assert not me.is_rested("Grade 1")


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("forbidden_first", [True, False])
def test_the_order_of_two_lasting_effects_does_not_matter(scene, me, foe, forbidden_first):
    """1.3.3: "stands at the beginning of the battle phase" and "cannot stand" are made in either order."""
    mine = Cards(("rear-guard circle",), "mine", Is("name", "=", "Grade 1"))
    forbid = Modify(mine, (Cannot("stand"),), until="end of turn")
    command = Later(At("begin", "battle phase"), Turn(mine, "stand"))
    order = (forbid, command) if forbidden_first else (command, forbid)
    scene.card("Herald", abilities=activated(*order))
    scene.exactly()
    me.has(deck=5)
    me.put("vanguard circle", "Herald", rested=True)
    me.put("front left", "Grade 1", rested=True)
    me.put("front right", "Grade 2")
    foe.has(vanguard="Grade 2", deck=5)
    me.uses("Herald")
    me.passes()
    me.is_asked("7.2.1.2")
    assert me.is_rested("Grade 1")


@pytest.mark.rule("1.3.3")
def test_the_same_later_command_without_prohibition_stands_the_unit(scene, me, foe):
    """1.3.3: only the prohibition made the difference."""
    mine = Cards(("rear-guard circle",), "mine", Is("name", "=", "Grade 1"))
    scene.card("Herald", abilities=activated(Later(At("begin", "battle phase"), Turn(mine, "stand"))))
    me.has(vanguard="Herald", right="Grade 2")
    me.put("front left", "Grade 1", rested=True)
    me.uses("Herald")
    me.passes()
    me.is_asked("7.2.1.2")
    assert not me.is_rested("Grade 1")


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("allowed_first", [True, False])
def test_what_forbids_beats_what_allows(scene, me, foe, allowed_first):
    """1.3.3: a unit that may attack the back row but cannot attack does not attack, in either order."""
    allows = "[CONT](RC):If this unit would attack, it may instead attack an opponent's unit in the back row."
    lines = (allows, "[CONT](RC):This unit cannot attack.")
    scene.card("Torn", "\n".join(lines if allowed_first else reversed(lines)), grade=2)
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Torn", right="Grade 1")
    foe.has(vanguard="Grade 2", back_left="Grade 1")
    me.picks("yes")
    me.is_asked("7.3.1.3", exactly=["Grade 3", "Grade 1"])
    assert me.refused("Torn") == "1.3.3"


# --- 1.3.4 both choosing

SHARED_WELL = "[ACT](VC):Each player may draw a card."


@pytest.mark.rule("1.3.4")
def test_the_turn_player_chooses_first(scene, me, foe):
    """1.3.4: in my turn I am asked first, the opponent afterwards."""
    scene.card("Shared Well", SHARED_WELL)
    me.has(vanguard="Shared Well")
    me.uses("Shared Well")
    me.is_asked()
    me.picks("draw")
    foe.is_asked()
    with foe.changes(hand=+1):
        foe.picks("draw")
    assert me.count("hand") == 1


@pytest.mark.rule("1.3.4")
def test_the_turn_player_chooses_first_whoever_sits_where(scene, me, foe):
    """1.3.4: in the opponent's turn the opponent is asked first."""
    scene.card("Shared Well", SHARED_WELL)
    scene.turn_of(foe)
    foe.has(vanguard="Shared Well")
    foe.uses("Shared Well")
    foe.is_asked()
    foe.picks("draw")
    me.is_asked()
    with me.changes(hand=+1):
        me.picks("draw")
    assert foe.count("hand") == 1


@pytest.mark.rule("1.3.4")
def test_the_turn_player_chooses_first_although_the_ability_is_the_others(scene, me, foe):
    """1.3.4: the ability of a unit of the opponent's asks both in my turn; I am first."""
    fallen = "[AUTO]:When this unit is put into your drop zone from (RC), "
    scene.card("Parting Gift", fallen + "each player may draw a card.")
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2", left="Parting Gift")
    me.attacks("Grade 2", "Parting Gift")
    foe.guards_with_nothing()
    assert me.asked
    me.picks("draw")
    assert foe.asked
    with foe.changes(hand=+1):
        foe.picks("draw")


@pytest.mark.rule("1.3.4")
def test_the_other_player_knows_the_first_choice(scene, me, foe):
    """1.3.4: when the other is asked, the turn player's draw has happened and is in the other's log."""
    scene.card("Shared Well", SHARED_WELL)
    me.has(vanguard="Shared Well")
    me.uses("Shared Well")
    me.picks("draw")
    foe.is_asked()
    assert len(scene.game.view(foe.seat)["zones"][me.seat]["hand"]) == 0 + 1


def both_call_two_to_one_circle(scene, whose):
    """An effect makes each player call two cards to one circle, so that both must choose which one stays."""
    call_mine = (Choose(Cards(("hand",)), Number(2)), Place("call", It(), "rear-guard circle"))
    theirs = Choose(Cards(("hand",), "theirs"), Number(2), by="opponent")
    call_theirs = (theirs, Place("call", It(), "rear-guard circle", where=("opponent",)))
    scene.card("Crowd Caller", abilities=activated(*call_mine, *call_theirs))
    scene.turn_of(whose)
    whose.has(vanguard="Crowd Caller", hand=["Grade 0", "Grade 1"])
    whose.other.has(hand=["Grade 2", "Grade 3"])
    whose.uses("Crowd Caller")
    whose.picks("front left", "front left")
    whose.other.picks("front left", "front left")


@pytest.mark.rule("1.3.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_turn_player_decides_first_which_unit_stays(scene, me, foe, seat):
    """1.3.4: a rule action that makes both choose begins with the turn player, whichever seat that is."""
    whose = scene.players[seat]
    both_call_two_to_one_circle(scene, whose)
    whose.is_asked("9.3.4", exactly=["Grade 0", "Grade 1"])
    whose.picks("Grade 0")
    whose.other.is_asked("9.3.4", exactly=["Grade 2", "Grade 3"])
    whose.other.picks("Grade 3")
    assert whose.zone("left") == ["Grade 0"]
    assert whose.other.zone("left") == ["Grade 3"]


# --- 1.3.5 naming a number


def named(scene, me):
    scene.card("Counter of Stars", abilities=activated(NameNumber(), Perform("draw", Named())))
    me.has(vanguard="Counter of Stars")
    me.uses("Counter of Stars")


@pytest.mark.rule("1.3.5")
@pytest.mark.parametrize("number", [0, 7])
def test_zero_and_whole_numbers_above_it_are_accepted(scene, me, foe, number):
    """1.3.5: the number is taken, and the effect uses it."""
    named(scene, me)
    with me.changes(hand=+number, deck=-number):
        me.picks(number)


@pytest.mark.rule("1.3.5")
@pytest.mark.parametrize("number", [-1, 2.5, "2", None])
def test_negative_numbers_and_fractions_are_refused(scene, me, foe, number):
    """1.3.5: no less than zero, nothing between whole numbers, nothing that is no number."""
    named(scene, me)
    me.refused(number)
    me.is_asked()


@pytest.mark.rule("1.3.5")
def test_an_effect_may_set_another_range(scene, me, foe):
    """1.3.5: "if not specified": with a highest number given, zero up to it are the options."""
    scene.card("Modest", abilities=activated(NameNumber(at_most=Number(3)), Perform("draw", Named())))
    me.has(vanguard="Modest")
    me.uses("Modest")
    me.is_asked(exactly=[0, 1, 2, 3])
    me.picks(3)
    assert me.count("hand") == 3
