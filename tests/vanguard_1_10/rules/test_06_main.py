"""Sections 6.6 to 6.8: the main phase, the battle phase, the end phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

CIRCLES = ["front left", "front right", "back left", "back center", "back right"]


def begun(scene):
    """The phases that have begun so far."""
    kinds = [e[0] for e in scene.game.log]
    return [kind.removeprefix("begin ") for kind in kinds if kind.startswith("begin ") and "phase" in kind]


def played(scene):
    """The abilities that have been played so far, in order: "Name/1"."""
    return [e[-1] for e in scene.events("play")]


def everywhere(name):
    """The calls of one card to each rear-guard circle."""
    return [("call", name, circle) for circle in CIRCLES]


# --- 6.6 main phase -------------------------------------------------------------------------------


@pytest.mark.rule("6.6.1")
def test_the_main_phase_offers_calls_exchanges_and_abilities(scene, me, foe):
    """6.6.1: all of them at once, and to end the phase."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.has(left=scene.card("Worker", "[ACT](VC/RC):Draw a card."))
    me.is_asked("6.6.1.2", exactly=[
        *everywhere("Grade 1"), ("use", "Worker", "Worker/1"), ("exchange", "left"), "pass",
    ])  # fmt: skip


@pytest.mark.rule("6.6.1")
def test_only_the_turn_player_acts_in_the_main_phase(scene, me, foe):
    """6.6.1: the opponent, who could do as much, is offered nothing."""
    scene.card("Worker", "[ACT](VC/RC):Draw a card.")
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", hand=["Grade 0"], left="Worker")
    me.is_asked("6.6.1.2")
    assert foe.options() == []
    me.calls("Grade 1", "left")
    assert foe.options() == []


@pytest.mark.rule("6.6.1.1")
def test_what_begins_with_the_main_phase_resolves_before_the_first_act(scene, me, foe):
    """6.6.1.1: the soul is charged when the first act is asked for."""
    scene.card("Kindler", "[AUTO](VC/RC):At the beginning of your main phase, Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Kindler", hand=["Grade 1"])
    me.deck_top("Grade 3")
    me.is_asked("6.6.1.2")
    assert me.zone("soul") == ["Grade 3"]


@pytest.mark.rule("6.6.1.1")
def test_the_main_phase_begins_once(scene, me, foe):
    """6.6.1.1: further acts in the same phase are no new beginning."""
    scene.card("Kindler", "[AUTO](VC/RC):At the beginning of your main phase, Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Kindler", hand=["Grade 1"])
    me.calls("Grade 1", "right").exchanges("left").exchanges("right")
    assert me.count("soul") == 1


@pytest.mark.rule("6.6.1.1")
def test_the_opponents_main_phase_is_not_mine(scene, me, foe):
    """6.6.1.1: what says "your main phase" waits for its master's."""
    scene.turn_of(foe)
    me.has(left=scene.card("Kindler", "[AUTO](VC/RC):At the beginning of your main phase, Soul-Charge 1."))
    foe.has(vanguard="Grade 2", hand=["Grade 1"])
    foe.is_asked("6.6.1.2")
    assert me.count("soul") == 0


@pytest.mark.rule("6.6.1.2")
def test_acts_of_the_main_phase_come_in_any_order_and_number(scene, me, foe):
    """6.6.1.2: call, exchange, call, use an ability twice, exchange back, and call three more."""
    scene.card("Worker", "[ACT](VC/RC):Draw a card.")
    me.has(vanguard="Grade 2", hand=["Worker", "Grade 2", "Grade 1", "Grade 0", "Grade 0"])
    me.deck_top("Grade 3", "Grade 3")
    me.calls("Worker", "front left").exchanges("left").calls("Grade 2", "front left")
    me.uses("Worker").uses("Worker").exchanges("left")
    me.calls("Grade 1", "front right").calls("Grade 0", "back right").calls("Grade 0", "back")
    placed = [me.zone(circle) for circle in CIRCLES]
    assert placed == [["Worker"], ["Grade 1"], ["Grade 2"], ["Grade 0"], ["Grade 0"]]
    assert me.zone("hand") == ["Grade 3", "Grade 3"]


# --- 6.6.1.2.1 normal call


@pytest.mark.rule("6.6.1.2.1")
def test_a_call_puts_a_card_from_hand_onto_the_chosen_circle(scene, me, foe):
    """6.6.1.2.1: it stands there, and the hand is one card smaller."""
    me.has(vanguard="Grade 2", hand=["Grade 2", "Grade 1"])
    with me.changes(hand=-1, back_right=+1):
        me.calls("Grade 2", "back right")
    assert me.zone("back right") == ["Grade 2"]
    assert not scene.game.rested[me.card("Grade 2", "back right")]
    assert [me.count(circle) for circle in CIRCLES] == [0, 0, 0, 0, 1]


@pytest.mark.rule("6.6.1.2.1")
def test_a_grade_above_the_vanguards_is_not_called(scene, me, foe):
    """6.6.1.2.1: it is a normal call, with a normal call's need of grade."""
    me.has(vanguard="Grade 2", hand=["Grade 3", "Grade 1"])
    me.is_asked("6.6.1.2", exactly=[*everywhere("Grade 1"), "pass"])
    assert me.refused("call", "Grade 3", "back right") == "8.5.2.1.1.2"


@pytest.mark.rule("6.6.1.2.1")
def test_a_card_is_called_from_hand_only(scene, me, foe):
    """6.6.1.2.1: cards in soul, drop zone and damage zone are not the turn player's to call."""
    me.has(vanguard="Grade 2", hand=["Grade 1"], soul=["Grade 0"], drop=["Grade 2"], damage=1)
    me.is_asked("6.6.1.2", exactly=[*everywhere("Grade 1"), "pass"])
    me.refused("call", "Grade 0", "front left")


@pytest.mark.rule("6.6.1.2.1")
def test_a_card_is_called_to_an_occupied_circle_too(scene, me, foe):
    """6.6.1.2.1: any of the own rear-guard circles may be chosen, empty or not."""
    me.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 1"])
    me.calls("Grade 1", "front left")
    assert (me.zone("front left"), me.zone("drop")) == (["Grade 1"], ["Grade 0"])


@pytest.mark.rule("6.6.1.2.1.1")
def test_no_card_is_played_onto_the_vanguard_circle_in_the_main_phase(scene, me, foe):
    """6.6.1.2.1.1: neither called there nor ridden."""
    me.has(vanguard="Grade 2", hand=["Grade 2"])
    me.is_asked("6.6.1.2", exactly=[*everywhere("Grade 2"), "pass"])
    assert me.refused("call", "Grade 2", "vanguard circle") == "6.6.1.2.1.1"
    me.refused("ride", "Grade 2")


@pytest.mark.rule("6.6.1.2.1.1")
def test_no_card_is_played_onto_the_guardian_circle_in_the_main_phase(scene, me, foe):
    """6.6.1.2.1.1: a card with a shield stays in hand."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.refused("call", "Grade 1", "guardian circle")
    assert me.zone("hand") == ["Grade 1"]


# --- 6.6.1.2.2 activated abilities


def worker(scene):
    return scene.card("Worker", "[ACT](VC/RC):[Counter-Blast 1] Draw a card.")


@pytest.mark.rule("6.6.1.2.2")
def test_an_activated_ability_is_used_in_the_main_phase(scene, me, foe):
    """6.6.1.2.2: a rear-guard's ability, its cost paid, does what it says."""
    me.has(vanguard="Grade 2", left=worker(scene), damage=1)
    with me.changes(hand=+1):
        me.uses("Worker")
    assert scene.game.face_down[me.card("Stone", "damage")]


@pytest.mark.rule("6.6.1.2.2", "2.11.3")
@pytest.mark.parametrize(("mark", "zone"), [("Hand", "hand"), ("Soul", "soul"), ("Drop zone", "drop"), ("RC", "left")])
def test_an_activated_ability_works_where_its_mark_says(scene, me, foe, mark, zone):
    """6.6.1.2.2: any of the player's cards, while it lies in that zone and in no other; never the opponent's."""
    scene.card("Sage", f"[ACT]({mark}):Draw a card.")
    for each in ("hand", "soul", "drop", "left", "damage"):
        if each != zone:
            me.put(me.zone_name(each), scene.card(f"Sage of {each}", f"[ACT]({mark}):Draw a card."))
    me.put(me.zone_name(zone), "Sage")
    me.has(hand=["Grade 0"])
    foe.put(foe.zone_name(zone), "Sage")
    with me.changes(hand=+1):
        me.uses("Sage")
    assert [option[1] for option in me.options() if option[0] == "use"] == ["Sage"]


@pytest.mark.rule("6.6.1.2.2")
def test_an_ability_without_its_cost_is_not_offered(scene, me, foe):
    """6.6.1.2.2: with no damage to turn face down the ability cannot be played."""
    me.has(vanguard="Grade 2", left=worker(scene))
    me.is_asked("6.6.1.2", exactly=[("exchange", "left"), "pass"])
    assert me.refused("use", "Worker", "Worker/1") == "8.5.2.3"


@pytest.mark.rule("6.6.1.2.2")
def test_no_activated_ability_is_used_in_the_battle_phase(scene, me, foe):
    """6.6.1.2.2: the main phase is the time for it."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=worker(scene), damage=1)
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    assert me.refused("use", "Worker", "Worker/1") == "6.6.1.2.2"


@pytest.mark.rule("6.6.1.2.2")
def test_no_activated_ability_is_used_in_the_opponents_main_phase(scene, me, foe):
    """6.6.1.2.2: the turn player uses abilities of his or her own cards."""
    scene.turn_of(foe)
    me.has(vanguard="Grade 2", left=worker(scene), damage=1)
    foe.has(vanguard="Grade 2", hand=["Grade 1"], damage=1)
    foe.is_asked("6.6.1.2", exactly=[*everywhere("Grade 1"), "pass"])
    assert me.options() == []


# --- 6.6.1.2.3 exchange


@pytest.mark.rule("6.6.1.2.3")
@pytest.mark.parametrize("column", ["left", "right"])
def test_two_rear_guards_of_a_column_exchange_their_circles(scene, me, foe, column):
    """6.6.1.2.3: both move at once, so neither is in the other's way."""
    me.put(f"front {column}", "Grade 1")
    me.put(f"back {column}", "Grade 2")
    me.exchanges(column)
    assert (me.zone(f"front {column}"), me.zone(f"back {column}")) == (["Grade 2"], ["Grade 1"])
    assert me.zone("drop") == []


@pytest.mark.rule("6.6.1.2.3")
@pytest.mark.parametrize(("start", "end"), [("front left", "back left"), ("back left", "front left")])
def test_a_rear_guard_moves_to_the_empty_circle_of_its_column(scene, me, foe, start, end):
    """6.6.1.2.3: forward or back, when the other circle is empty."""
    me.put(start, "Grade 1")
    me.exchanges("left")
    assert (me.zone(start), me.zone(end)) == ([], ["Grade 1"])


@pytest.mark.rule("6.6.1.2.3")
def test_exchanged_units_stand_and_rest_as_before(scene, me, foe):
    """6.6.1.2.3: putting a unit on the other circle does not turn it."""
    me.put("front left", "Grade 1", rested=True)
    me.put("back left", "Grade 2")
    me.exchanges("left")
    assert me.is_rested("Grade 1")
    assert not me.is_rested("Grade 2")


@pytest.mark.rule("6.6.1.2.3")
def test_two_empty_circles_exchange_nothing(scene, me, foe):
    """6.6.1.2.3: nothing happens in a column without a unit."""
    me.has(left="Grade 1")
    assert me.offered("exchange", "left")
    me.refused("exchange", "right")  # the harness claims that nothing changed


@pytest.mark.rule("6.6.1.2.3")
def test_the_centre_column_is_not_exchanged(scene, me, foe):
    """6.6.1.2.3: it has one rear-guard circle; the vanguard changes places with nobody."""
    me.has(vanguard="Grade 2", back="Grade 1", left="Grade 0")
    me.is_asked("6.6.1.2", exactly=[("exchange", "left"), "pass"])
    assert me.refused("exchange", "center") == "6.6.1.2.3"


@pytest.mark.rule("6.6.1.2.3")
def test_units_of_different_columns_are_not_exchanged(scene, me, foe):
    """6.6.1.2.3: the two circles are of one column."""
    me.has(left="Grade 1", back_right="Grade 0")
    me.is_asked("6.6.1.2", exactly=[("exchange", "left"), ("exchange", "right"), "pass"])
    me.refused("exchange", "front left", "back right")


# --- 6.6.1.3 passing


@pytest.mark.rule("6.6.1.3")
def test_doing_nothing_starts_the_battle_phase(scene, me, foe):
    """6.6.1.3: the start step of the battle phase comes next."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.passes()
    assert begun(scene) == ["main phase", "battle phase"]
    me.is_asked("7.2.1.2")


@pytest.mark.rule("6.6.1.3")
def test_nothing_is_called_after_the_main_phase(scene, me, foe):
    """6.6.1.3: the phase is over for the turn."""
    me.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 1"])
    me.passes()
    me.refused("call", "Grade 1", "front left")
    me.refused("exchange", "left")
    assert me.zone("hand") == ["Grade 1"]


# --- 6.7 battle phase -----------------------------------------------------------------------------


@pytest.mark.rule("6.7.1")
def test_the_turn_player_may_attack_the_opponents_units(scene, me, foe):
    """6.7.1: in the second turn of the game; own units are no targets."""
    scene.turn_of(me, 2).step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", right="Grade 0")
    me.picks("yes", rule="7.2.1.2").picks("Grade 2", rule="7.3.1.3")
    me.is_asked("7.3.1.4", exactly=["Grade 3", "Grade 0"])
    assert foe.options() == []


@pytest.mark.rule("6.7.1")
def test_the_turn_player_attacks_with_own_units(scene, me, foe):
    """6.7.1: the units that may attack are the turn player's."""
    scene.turn_of(me, 2).step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", right="Grade 0")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 2", "Grade 1"])


# --- 6.8 end phase --------------------------------------------------------------------------------


def cheerer(scene):
    """A vanguard that makes a rear-guard stronger for the turn."""
    text = "[ACT](VC):Choose one of your rear-guards, and that unit gets [Power] +5000 until end of turn."
    return scene.card("Cheerer", text, grade=2)


def to_the_end_phase(me):
    """Out of the main phase, without an attack."""
    me.passes().declines_attack()


@pytest.mark.rule("6.8.1")
def test_the_end_phase_goes_in_its_order(scene, me, foe):
    """6.8.1: end-of-turn abilities, a check timing, then effects of the turn end, then the turn passes."""
    scene.card("Closer", "[AUTO](VC/RC):At the end of your turn, you may draw a card.")
    me.has(vanguard=cheerer(scene), left="Closer")
    me.uses("Cheerer")
    to_the_end_phase(me)
    assert begun(scene)[-1] == "end phase"
    assert me.power("Closer") == 7000 + 5000
    with me.changes(hand=+1):
        me.picks("yes")
    assert me.power("Closer") == 7000
    assert scene.events("begin turn")[-1][-1] == (4, foe.seat)
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.1")
@pytest.mark.parametrize("moment", ["At the end of your turn", "At the beginning of your end phase"])
def test_the_end_phase_sets_off_both_kinds_of_abilities(scene, me, foe, moment):
    """6.8.1.1: those of the end of the turn and those of the beginning of the end phase, once each."""
    scene.step("end phase")
    me.has(left=scene.card("Closer", f"[AUTO](VC/RC):{moment}, draw a card."))
    foe.has(left=scene.card("Other Closer", f"[AUTO](VC/RC):{moment}, draw a card."))
    foe.is_asked("6.5.1.2")
    assert played(scene) == ["Closer/1"]
    assert (me.count("hand"), foe.count("hand")) == (1, 0 + 1)  # foe: the draw phase alone


LATE = "[AUTO](VC/RC):At the end of your turn, draw a card."
CALLS_LATE = 'choose a card named "Late" from your soul, and call it to (RC)'
CALLER = f"[AUTO](VC/RC):At the end of your turn, {CALLS_LATE}."


@pytest.mark.rule("6.8.1.1", "6.8.1.3")
def test_an_ability_that_comes_during_the_end_phase_is_set_off_too(scene, me, foe):
    """6.8.1.1, 6.8.1.3: the phase goes round again for what has not become stand by, and not for the rest."""
    scene.step("end phase")
    scene.card("Late", LATE)
    me.has(left=scene.card("Caller", CALLER), soul=["Late", "Late"])
    me.picks("Late", "back left")
    assert played(scene) == ["Caller/1", "Late/1"]
    assert (me.count("hand"), me.count("soul")) == (1, 1)
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.1")
def test_an_ability_is_set_off_once_in_an_end_phase(scene, me, foe):
    """6.8.1.1: although the phase goes round again, the first ability does not do so."""
    scene.step("end phase")
    scene.card("Late", LATE)
    me.has(left=scene.card("Caller", CALLER), right="Late", soul=["Late", "Late"])
    me.picks(("ability", "Late/1", "Late"), rule="8.4.1.2").picks("Late", "back left")
    assert sorted(played(scene)) == ["Caller/1", "Late/1", "Late/1"]
    assert me.count("hand") == 1 + 1
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.1", "6.8.1.3")
def test_an_effect_that_waits_for_the_end_of_this_turn_meets_it_in_the_end_phase(scene, me, foe):
    """6.8.1.1: a timed ability made during the end phase becomes stand by in this one, not in the next."""
    scene.step("end phase")
    scene.card("Late", "[AUTO]:When this unit is placed on (RC), at the end of that turn, retire this unit.")
    me.has(left=scene.card("Caller", CALLER), soul=["Late"])
    me.picks("back left")
    assert scene.game.facts["turn"] == 4
    assert (me.zone("back left"), me.zone("drop")) == ([], ["Late"])
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.1")
def test_the_next_end_phase_sets_abilities_off_again(scene, me, foe):
    """6.8.1.1: once in each end phase, not once in the game."""
    scene.step("end phase").turn_of(me, 3)
    me.has(left=scene.card("Closer", "[AUTO](VC/RC):At the end of your turn, draw a card."))
    scene.start()
    while scene.game.facts["turn"] < 6:
        scene.players[scene.game.question.seat].passes()
    assert played(scene) == ["Closer/1", "Closer/1"]


@pytest.mark.rule("6.8.1.2")
@pytest.mark.parametrize(("bonus", "drawn"), [(True, 1), (False, 0)])
def test_effects_of_the_turn_last_through_the_check_timing(scene, me, foe, bonus, drawn):
    """6.8.1.2: an ability of the end of the turn still sees 7000 + 5000; then the power is 7000 again."""
    text = "[AUTO](VC/RC):At the end of your turn, if this unit's [Power] is 10000 or greater, draw a card."
    me.has(vanguard=cheerer(scene), left=scene.card("Strongman", text, power=7000))
    if bonus:
        me.uses("Cheerer")
    to_the_end_phase(me)
    assert me.count("hand") == drawn
    assert me.power("Strongman") == 7000
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.2")
def test_effects_made_in_the_end_phase_end_with_it(scene, me, foe):
    """6.8.1.2: also a bonus that an end-of-turn ability gives ceases before the next turn."""
    scene.step("end phase")
    boast = "this unit gets [Power] +5000 until end of turn. You may draw a card"
    me.has(left=scene.card("Bragger", f"[AUTO](VC/RC):At the end of your turn, {boast}.", power=7000))
    scene.start()
    assert me.power("Bragger") == 7000 + 5000
    me.passes()
    assert me.power("Bragger") == 7000
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.2")
def test_other_durations_do_not_end_with_the_turn(scene, me, foe):
    """6.8.1.2: only what lasts until end of turn ceases."""
    lasting = "that unit gets [Power] +5000 until end of your opponent's next turn"
    text = f"[ACT](VC):Choose one of your rear-guards, and {lasting}."
    me.has(vanguard=scene.card("Patron", text, grade=2), left="Grade 1")
    me.uses("Patron")
    to_the_end_phase(me)
    assert scene.game.facts["turn"] == 4
    assert me.power("Grade 1") == 7000 + 5000
    foe.is_asked("6.5.1.2")


@pytest.mark.rule("6.8.1.3")
def test_the_opponents_stand_phase_follows(scene, me, foe):
    """6.8.1.3: with nothing waiting the opponent becomes the turn player and stands units."""
    scene.step("end phase")
    foe.put("front left", "Grade 1", rested=True)
    me.put("front left", "Grade 2", rested=True)
    foe.is_asked("6.5.1.2")
    assert begun(scene)[:2] == ["end phase", "stand phase"]
    assert scene.game.facts["turn seat"] == foe.seat
    assert not foe.is_rested("Grade 1")
    assert me.is_rested("Grade 2")


def a_bonus_that_keeps_a_unit_up(scene, me):
    """A rear-guard at 7000 + 5000 until end of turn, which faints when it is back at 7000 in the end phase.

    Then it is retired, and the vanguard gets a bonus for the turn.
    """
    weak = n.Every((
        n.Compare(n.ValueOf("power", n.This()), "<=", n.Number(7000)), n.During("your", "end phase"),
    ))  # fmt: skip
    faint = n.Sequence((
        n.Move(n.This(), "drop", verb="retire"),
        n.Modify(n.Cards(("vanguard circle",), "mine"), (n.Add("power", n.Number(5000)),), "end of turn"),
    ))  # fmt: skip
    ability = n.Ability("automatic", faint, zones=("rear-guard circle",), trigger=n.Whenever(weak))
    me.has(vanguard=cheerer(scene), left=scene.card("Fainter", abilities=[ability], power=7000))
    me.uses("Cheerer")


@pytest.mark.rule("6.8.1.3")
def test_the_end_phase_goes_round_for_what_its_end_sets_off(scene, me, foe):
    """6.8.1.3: a bonus ends, which sets an ability off; it resolves before the opponent's turn begins."""
    a_bonus_that_keeps_a_unit_up(scene, me)
    to_the_end_phase(me)
    foe.is_asked("6.5.1.2")
    kinds = [e[7] if e[0] == "move" else e[0] for e in scene.game.log]
    assert me.zone("drop") == ["Fainter"]
    assert kinds.index("retire") < kinds.index("begin turn")


@pytest.mark.rule("6.8.1.3")
def test_a_second_round_ends_the_effects_of_the_turn_again(scene, me, foe):
    """6.8.1.3: the bonus that the second round gives is gone in the opponent's turn."""
    a_bonus_that_keeps_a_unit_up(scene, me)
    to_the_end_phase(me)
    foe.is_asked("6.5.1.2")
    assert played(scene) == ["Cheerer/1", "Fainter/1"]
    assert me.power("Cheerer") == 9000
