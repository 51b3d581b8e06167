"""How long effects last, across phases, battles and turns: 8.2.1.2 with the moments that end things."""

from __future__ import annotations

import pytest

from playmat.play.matfile import mat_of
from playmat.play.table.drawing import draw
from playmat.play.words import Teller

STUN = (
    "choose one of your opponent's rear-guards, and that unit cannot [Stand] during your opponent's next stand phase."
)
STUNNER = f"[ACT](VC):{STUN[0].upper()}{STUN[1:]}"


def to_main_phase(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].passes()
    scene.pass_until("6.6.1.2", even_if_able=True)


def stunned(scene, me, foe, **zones):
    """A resting unit of the foe that cannot stand during the foe's next stand phase."""
    scene.card("Stunner", STUNNER, grade=2)
    me.has(vanguard="Stunner", hand=["Grade 0"])
    foe.put("front left", "Grade 1", rested=True)
    foe.has(**zones)
    me.uses("Stunner")
    if zones:
        me.picks("Grade 1")


def held(scene, player, zone):
    """What everybody sees that the unit there cannot do."""
    (card,) = scene.game.view(None)["zones"][player.seat][zone]
    return card.get("cannot", [])


# --- "cannot [Stand] during your opponent's next stand phase" ----------------------------------------------


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
def test_a_stunned_unit_does_not_stand_in_the_next_stand_phase_but_in_the_one_after(scene, me, foe):
    """8.2.1.2: it lasts through one stand phase of the opponent."""
    stunned(scene, me, foe)
    assert held(scene, foe, "front left") == ["stand"]
    to_main_phase(scene)
    assert foe.is_rested("Grade 1") and held(scene, foe, "front left") == []
    to_main_phase(scene)
    to_main_phase(scene)
    assert not foe.is_rested("Grade 1")


@pytest.mark.rule("8.2.1.2", "2.8.1.1.4")
def test_a_stunned_unit_is_stood_by_a_trigger_before_that_stand_phase(scene, me, foe):
    """2.8.1.1.4: the stand phase has not come, so nothing keeps the unit from standing."""
    foe.deck_top("Stand Trigger")
    stunned(scene, me, foe)
    me.attacks("Stunner", "Stone")
    foe.picks("stand").picks("Grade 1", about="receiver")
    assert not foe.is_rested("Grade 1")


@pytest.mark.rule("8.2.1.2", "6.3.1.1")
@pytest.mark.parametrize(("phase", "rested"), [("stand phase", True), ("main phase", False)])
def test_an_effect_does_not_stand_a_stunned_unit_in_that_stand_phase(scene, me, foe, phase, rested):
    """6.3.1.1: an effect of the stand phase is as little allowed as the rule; one of a later phase stands the unit."""
    scene.card("Waker", f"[AUTO](RC):At the beginning of your {phase}, [Stand] all of your units.")
    stunned(scene, me, foe, back_left="Waker")
    to_main_phase(scene)
    assert foe.is_rested("Grade 1") == rested


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
def test_a_stun_made_in_the_opponents_turn_waits_for_the_turn_after_mine(scene, me, foe):
    """8.2.1.2: the opponent's next stand phase is not the one of this turn, and mine is not the opponent's."""
    scene.turn_of(1).step("battle phase")
    scene.card("Webber", f"[AUTO]:When this unit is placed on (GC), {STUN}", grade=1)
    me.has(vanguard="Grade 2", hand=["Webber"])
    foe.has(vanguard="Grade 2", left="Grade 1")
    foe.attacks("Grade 1", "Grade 2")
    me.guards_with("Webber")
    assert foe.is_rested("Grade 1")
    foe.passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    to_main_phase(scene)
    assert scene.game.facts["turn seat"] == foe.seat
    assert foe.is_rested("Grade 1"), "it stood in the stand phase for which it was stunned"
    assert held(scene, foe, "front left") == []


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
@pytest.mark.parametrize(("whose", "rested"), [("your opponent's", False), ("your", True)])
def test_a_stunned_unit_is_stood_by_an_effect_of_my_stand_phase(scene, me, foe, whose, rested):
    """8.2.1.2: stunned for the opponent's stand phase, it is free to stand in mine, which comes first."""
    scene.turn_of(1).step("battle phase")
    scene.card("Webber", f"[AUTO]:When this unit is placed on (GC), {STUN}", grade=1)
    scene.card("Waker", f"[AUTO](VC):At the beginning of {whose} stand phase, [Stand] all of your units.", grade=2)
    me.has(vanguard="Grade 2", hand=["Webber"])
    foe.has(vanguard="Waker", left="Grade 1")
    foe.attacks("Grade 1", "Grade 2")
    me.guards_with("Webber")
    foe.passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    if whose == "your":
        to_main_phase(scene)
    assert foe.is_rested("Grade 1") is rested


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
def test_a_unit_kept_down_in_my_next_stand_phase(scene, me, foe):
    """8.2.1.2: the same for a stand phase of mine: the opponent's in between does not end it."""
    scene.card(
        "Sleeper", "[ACT](RC):[Rest this unit] Draw a card. This unit cannot [Stand] during your next stand phase."
    )
    me.has(vanguard="Grade 2", left="Sleeper", right="Grade 0", hand=["Grade 0"])
    me.uses("Sleeper")
    to_main_phase(scene)
    to_main_phase(scene)
    assert me.is_rested("Sleeper") and held(scene, me, "front left") == []
    to_main_phase(scene)
    to_main_phase(scene)
    assert not me.is_rested("Sleeper")


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
@pytest.mark.parametrize(("whose", "rested"), [("your", True), ("your opponent's", False)])
def test_a_unit_kept_down_in_my_stand_phase_stands_in_the_opponents(scene, me, foe, whose, rested):
    """8.2.1.2: an effect that stands it in a stand phase of the opponent's is not what is forbidden."""
    scene.card(
        "Sleeper", "[ACT](RC):[Rest this unit] Draw a card. This unit cannot [Stand] during your next stand phase."
    )
    scene.card("Waker", f"[AUTO](RC):At the beginning of {whose} stand phase, [Stand] all of your units.")
    me.has(vanguard="Grade 2", left="Sleeper", right="Waker", hand=["Grade 0"])
    me.uses("Sleeper")
    to_main_phase(scene)
    if whose == "your":
        to_main_phase(scene)
    assert me.is_rested("Sleeper") is rested


@pytest.mark.rule("8.2.1.2", "6.3.1.2")
def test_a_stun_is_over_after_that_stand_phase_of_mine(scene, me, foe):
    """8.2.1.2: said in the opponent's turn, my next stand phase is that of the turn after; then it is over."""
    scene.turn_of(1).step("battle phase")
    scene.card(
        "Sluggard",
        "[AUTO](VC):When this unit is attacked, choose one of your rear-guards, and that unit cannot [Stand] during "
        "your next stand phase.",
    )
    me.has(vanguard="Sluggard", left="Grade 1", hand=["Grade 0"])
    foe.has(vanguard="Grade 2")
    foe.attacks("Grade 2", "Sluggard")
    assert held(scene, me, "front left") == ["stand"]
    me.guards_with_nothing()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert scene.game.facts["turn seat"] == me.seat
    assert held(scene, me, "front left") == []


# --- phases, battles, turns -------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1.2", "6.5.1.2")
def test_what_holds_during_a_ride_phase_ends_with_it(scene, me, foe):
    """8.2.1.2: no normal ride in that ride phase; in the next one of the same player there is."""
    scene.step("turn")
    scene.card(
        "Gaoler",
        "[AUTO](RC):At the beginning of your opponent's ride phase, your opponent cannot normal ride during that "
        "ride phase.",
    )
    scene.card("Purge", "[ACT](VC):Retire all of your opponent's rear-guards.")
    me.has(vanguard="Purge", hand=["Grade 2"])
    foe.has(vanguard="Grade 2", left="Gaoler")
    me.is_asked("6.6.1.2")
    assert scene.events("ride") == []
    me.uses("Purge").passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.passes()
    scene.pass_until("6.5.1.2", even_if_able=True)
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 2"), ("ride", "Stone"), "pass"])


@pytest.mark.rule("8.2.1.2", "7.1.2.1")
def test_battles_are_counted_anew_each_turn(scene, me, foe):
    """7.1.2.1: the first battle of my next turn is a first battle again."""
    scene.card(
        "Herald", "[AUTO](VC):When this unit attacks, if it is the first battle of that turn, draw a card.", grade=2
    )
    me.has(vanguard="Herald", left="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    for _ in range(2):
        with me.changes(hand=+1):
            me.attacks("Herald", "Grade 3")
        foe.guards_with_nothing()
        with me.changes(hand=0):
            me.attacks("Grade 0", "Grade 3")
        foe.guards_with_nothing()
        scene.pass_until("6.6.1.2", even_if_able=True)
        to_main_phase(scene)
        assert scene.game.facts["turn seat"] == me.seat


# --- what players are told of it ----------------------------------------------------------------------------


def lines(scene, player):
    """What the table shows to a player, and what the history tells."""
    view, mat = scene.game.view(player.seat), mat_of(scene.the_book)
    drawn = "\n".join(line.plain for line in draw(view, mat, 100, None))
    return drawn, [words for _, _, words in Teller(scene.game, player.seat).tell(scene.game.log)]


@pytest.mark.rule("8.2.1.2", "4.1.7")
def test_a_stunned_unit_is_marked_and_the_choice_is_told(scene, me, foe):
    """8.2.1.2: both players see on the table what holds of the unit, and the history says which was chosen."""
    stunned(scene, me, foe, right="Grade 0")
    for player in (me, foe):
        drawn, history = lines(scene, player)
        assert drawn.count("cannot stand") == 1
        assert "chosen: Grade 1 (Stunner)" in history


@pytest.mark.rule("3.11.1.1")
def test_a_shield_of_nothing_is_told_from_none(scene, me, foe):
    """3.11.1.1: a card with a shield of 0 may guard, one without a shield may not; the hand shows which is which."""
    scene.card("Paper", shield=0)
    scene.step("battle phase").turn_of(1)
    me.has(vanguard="Grade 3", hand=["Paper", "Grade 3"])
    foe.has(vanguard="Grade 2")
    foe.attacks("Grade 2", "Grade 3")
    me.is_asked("7.4.1.1.2", exactly=["Paper", "done"])
    drawn, _ = lines(scene, me)
    assert "Paper (G1 +0)" in drawn and "Grade 3 (G3)" in drawn


# --- "until end of your opponent's next turn" ----------------------------------------------------------------

BRACED = "gets [Power]+5000 until end of your opponent's next turn."


@pytest.mark.rule("8.2.1.2", "6.8.1.2")
def test_said_in_my_turn_it_lasts_through_the_turn_after(scene, me, foe):
    """8.2.1.2: the opponent's next turn is the next one; in mine after it the bonus is gone."""
    scene.card("Bracer", f"[ACT](VC):Choose one of your rear-guards, and that unit {BRACED}", grade=2)
    me.has(vanguard="Bracer", left="Grade 1", hand=["Grade 0"])
    me.uses("Bracer")
    to_main_phase(scene)
    assert me.power("Grade 1") == 7000 + 5000
    to_main_phase(scene)
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("8.2.1.2", "6.8.1.2")
def test_said_in_the_opponents_turn_it_lasts_through_the_one_after_mine(scene, me, foe):
    """8.2.1.2: this turn of the opponent's is not the next: it holds in mine and in that after it."""
    scene.turn_of(1).step("battle phase")
    scene.card("Bracer", f"[AUTO](VC):When this unit is attacked, this unit {BRACED}", grade=2, power=7000)
    me.has(vanguard="Bracer", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    foe.attacks("Grade 2", "Bracer")
    me.guards_with_nothing()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.power("Bracer") == 7000 + 5000
    to_main_phase(scene)
    assert me.power("Bracer") == 7000 + 5000
    to_main_phase(scene)
    assert me.power("Bracer") == 7000
