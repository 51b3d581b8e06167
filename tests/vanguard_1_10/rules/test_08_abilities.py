"""Sections 8.1 to 8.3: the kinds of abilities and effects, and parts that are inactive for a while."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Instead, Move, Moved, This

DRAW_WHEN_PLACED = "[AUTO]:When this unit is placed on (RC), draw a card."


def plays(scene, name):
    """How often an ability was played."""
    return sum(1 for event in scene.events("play") if event[-1] == name)


def next_main_phase(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].passes()
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- 8.1 abilities ----------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1.1")
def test_an_activated_ability_gives_its_effect_for_its_cost(scene, me, foe):
    """8.1.1.1: in a play timing its player pays, and then gets the effect."""
    scene.card("Tapper", "[ACT](VC/RC):[Counter-Blast 1] Draw a card.")
    me.has(vanguard="Grade 2", left="Tapper", damage=1)
    with me.changes(hand=+1, damage=0):
        me.uses("Tapper")
    assert me.game.face_down[me.card("Stone", "damage")]
    kinds = [event[0] for event in scene.game.log]
    assert kinds.index("face down") < kinds.index("move")


@pytest.mark.rule("8.1.1.1")
def test_an_activated_ability_that_cannot_be_paid_is_not_offered(scene, me, foe):
    """8.1.1.1: all damage lies face down, so there is nothing to pay with."""
    scene.card("Tapper", "[ACT](VC/RC):[Counter-Blast 1] Draw a card.")
    me.has(vanguard="Grade 2", left="Tapper", hand=["Grade 1"])
    me.put("damage", "Stone", face_down=True)
    assert not me.offered("use", "Tapper", "Tapper/1")
    assert me.refused("use", "Tapper", "Tapper/1") == "8.5.2.3"


@pytest.mark.rule("8.1.1.1")
def test_an_activated_ability_needs_a_play_timing(scene, me, foe):
    """8.1.1.1: without a play timing in the main phase, as in the battle phase, it cannot be used."""
    scene.card("Tapper", "[ACT](VC/RC):Draw a card.")
    scene.step("battle phase")
    me.has(vanguard="Tapper", left="Grade 1")
    me.is_asked("7.2.1.2", exactly=["yes", "no"])
    me.refused("use", "Tapper", "Tapper/1")


@pytest.mark.rule("8.1.1.1.1")
def test_the_brackets_say_where_and_for_what(scene, me, foe):
    """8.1.1.1.1: used on a rear-guard circle, one card of the soul is paid and one card drawn."""
    scene.card("Soul Eater", "[ACT](RC):[Soul-Blast 1] Draw a card.")
    me.has(vanguard="Grade 2", left="Soul Eater", soul=["Grade 0", "Grade 1"])
    with me.changes(soul=-1, drop=+1, hand=+1):
        me.uses("Soul Eater").picks("Grade 0")
    assert me.zone("drop") == ["Grade 0"]


@pytest.mark.rule("8.1.1.1.1")
def test_an_ability_for_rear_guard_circles_does_not_work_on_the_vanguard_circle(scene, me, foe):
    """8.1.1.1.1: the bracket names the rear-guard circle; the vanguard cannot use it."""
    scene.card("Soul Eater", "[ACT](RC):[Soul-Blast 1] Draw a card.")
    me.has(vanguard="Soul Eater", hand=["Grade 1"], soul=["Grade 0"])
    assert not me.offered("use", "Soul Eater", "Soul Eater/1")
    assert me.why_not("use", "Soul Eater", "Soul Eater/1") == "2.11.3"


@pytest.mark.rule("8.1.1.2")
def test_an_automatic_ability_is_played_by_itself(scene, me, foe):
    """8.1.1.2: the unit is placed, and before the next question the ability has been played."""
    scene.card("Scout", DRAW_WHEN_PLACED)
    me.has(vanguard="Grade 2", hand=["Scout"])
    assert not me.offered("use", "Scout", "Scout/1")
    with me.changes(hand=-1 + 1):
        me.calls("Scout", "left")
    assert plays(scene, "Scout/1") == 1
    me.is_asked("6.6.1.2")


@pytest.mark.rule("8.1.1.2.1")
def test_a_trigger_condition_may_be_the_beginning_of_a_phase(scene, me, foe):
    """8.1.1.2.1: set off once, as the ride phase begins, and by no other phase."""
    scene.card("Early Bird", "[AUTO](VC):At the beginning of your ride phase, draw a card.", grade=2)
    scene.step("draw phase")
    me.has(vanguard="Early Bird")
    me.is_asked("6.6.1.2")
    assert plays(scene, "Early Bird/1") == 1
    assert me.count("hand") == 1 + 1  # the draw phase, and the ability
    next_main_phase(scene)
    assert scene.game.facts["turn seat"] == foe.seat
    assert plays(scene, "Early Bird/1") == 1


@pytest.mark.rule("8.1.1.2.1")
def test_an_ability_about_its_own_leaving_is_set_off_though_it_left(scene, me, foe):
    """8.1.1.2.1: an ability about the card's own movement needs no zone; it works from the drop zone."""
    scene.card("Martyr", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Martyr", hand=["Grade 1"])
    with me.changes(hand=-1 + 1, drop=+1):
        me.calls("Grade 1", "left")
    assert me.zone("drop") == ["Martyr"]
    assert plays(scene, "Martyr/1") == 1


PAID_SCOUT = "[AUTO]:[Counter-Blast 1] When this unit is placed on (RC), you may pay the cost. If you do, draw a card."


@pytest.mark.rule("8.1.1.2.2")
def test_an_automatic_cost_is_asked_for_on_resolution(scene, me, foe):
    """8.1.1.2.2: nothing is paid when it is set off; being played, it asks, and paying brings the effect."""
    scene.card("Paid Scout", PAID_SCOUT)
    me.has(vanguard="Grade 2", hand=["Paid Scout"], damage=1)
    me.calls("Paid Scout", "left")
    me.is_asked(exactly=["yes", "no"])
    assert plays(scene, "Paid Scout/1") == 1
    assert not me.game.face_down[me.card("Stone", "damage")]
    with me.changes(hand=+1):
        me.picks("yes")
    assert me.game.face_down[me.card("Stone", "damage")]


@pytest.mark.rule("8.1.1.2.2")
def test_an_automatic_cost_may_stay_unpaid(scene, me, foe):
    """8.1.1.2.2: declined on resolution, nothing is turned and nothing drawn."""
    scene.card("Paid Scout", PAID_SCOUT)
    me.has(vanguard="Grade 2", hand=["Paid Scout"], damage=1)
    me.calls("Paid Scout", "left")
    with me.changes(hand=0):
        me.picks("no")
    assert not me.game.face_down[me.card("Stone", "damage")]


@pytest.mark.rule("8.1.1.2.2")
def test_an_automatic_ability_is_set_off_though_nobody_could_pay(scene, me, foe):
    """8.1.1.2.2: with no face-up damage it is set off and played all the same, and draws nothing."""
    scene.card("Paid Scout", PAID_SCOUT)
    me.has(vanguard="Grade 2", hand=["Paid Scout"])
    me.put("damage", "Stone", face_down=True)
    with me.changes(hand=-1):
        me.calls("Paid Scout", "left")
    assert plays(scene, "Paid Scout/1") == 1


@pytest.mark.rule("8.1.1.2.3")
def test_an_ability_is_set_off_though_its_if_fails(scene, me, foe):
    """8.1.1.2.3: the event happened, so it waits and is played; its condition fails, so nothing is drawn."""
    text = "[AUTO]:When this unit is placed on (RC), if you have a grade 3 vanguard, draw a card."
    scene.card("Courtier", text)
    me.has(vanguard="Grade 2", hand=["Courtier"])
    with me.changes(hand=-1):
        me.calls("Courtier", "left")
    assert plays(scene, "Courtier/1") == 1


@pytest.mark.rule("8.1.1.2.3")
def test_the_if_is_looked_at_on_resolution(scene, me, foe):
    """8.1.1.2.3: false when it was set off, true when it resolves: the effect comes."""
    scene.card(
        "Collector",
        "[AUTO]:When this unit is placed on (RC), if you have two or more cards in your soul, draw a card.\n"
        "[AUTO]:When this unit is placed on (RC), Soul-Charge 2.",
    )
    me.has(vanguard="Grade 2", hand=["Collector"])
    me.calls("Collector", "left")
    with me.changes(hand=+1, soul=+2):
        me.picks(("ability", "Collector/2", "Collector"))


@pytest.mark.rule("8.1.1.2.3.1")
def test_a_failed_condition_still_uses_the_ability_up(scene, me, foe):
    """8.1.1.2.3.1: the sentence that makes it unusable holds though the condition before it failed."""
    text = (
        "[AUTO](RC):When another of your rear-guards is placed on (RC), if you have four or more rear-guards, "
        "draw a card."
    )
    scene.card("Watcher", text)
    scene.card("Tired Watcher", f"{text} This ability cannot be used again during that turn.")
    me.has(vanguard="Grade 2", left="Watcher", right="Tired Watcher", hand=["Grade 0", "Grade 1"])
    me.calls("Grade 0", "back left")
    with me.changes(hand=0):  # three rear-guards
        me.picks(("ability", "Tired Watcher/1", "Tired Watcher"))
    assert plays(scene, "Tired Watcher/1") == 1
    with me.changes(hand=-1 + 1):  # four rear-guards: only the watcher that is not tired draws
        me.calls("Grade 1", "back right")
    assert (plays(scene, "Watcher/1"), plays(scene, "Tired Watcher/1")) == (2, 1)


@pytest.mark.rule("8.1.1.3")
def test_a_continuous_ability_acts_while_it_is_there(scene, me, foe):
    """8.1.1.3: there at once, gone at once, and never played."""
    scene.card("Captain", "[CONT](RC):All of your other units get [Power]+1000.")
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Captain", "Grade 0"])
    assert me.power("Grade 1") == 7000
    me.calls("Captain", "right")
    assert (me.power("Grade 1"), me.power("Grade 2")) == (7000 + 1000, 9000 + 1000)
    assert me.power("Captain") == 7000
    me.calls("Grade 0", "right")
    assert (me.power("Grade 1"), me.power("Grade 2")) == (7000, 9000)
    assert not scene.events("play")


# --- 8.2 effects ------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1.1")
def test_a_one_shot_effect_is_over_when_it_has_resolved(scene, me, foe):
    """8.2.1.1: those there now are retired; one that comes later in the turn stays."""
    scene.card("Broom", "[ACT](VC):Retire all of your grade 1 rear-guards.", grade=2)
    me.has(vanguard="Broom", left="Grade 1", back_left="Grade 0", hand=["Grade 1"])
    me.uses("Broom")
    assert me.zone("drop") == ["Grade 1"]
    me.calls("Grade 1", "right")
    assert me.zone("right") == ["Grade 1"]
    assert me.zone("drop") == ["Grade 1"]
    assert me.zone("back left") == ["Grade 0"]


@pytest.mark.rule("8.2.1.1")
def test_a_one_shot_effect_reaches_the_opponents_units_once(scene, me, foe):
    """8.2.1.1: grade 1 rear-guards of the opponent go; one that comes after them is not touched."""
    scene.card("Broom", "[ACT](VC):Retire all of your opponent's grade 1 rear-guards.", grade=2)
    scene.card(
        "Warden",
        "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), choose a card from your hand, "
        "and call it to (RC).",
    )  # fmt: skip
    me.has(vanguard="Broom", hand=["Grade 1"])
    foe.has(vanguard="Warden", left="Grade 1", right="Grade 2", hand=["Stone"])
    me.uses("Broom")
    foe.picks("front left")
    assert (foe.zone("left"), foe.zone("right"), foe.zone("drop")) == (["Stone"], ["Grade 2"], ["Grade 1"])


@pytest.mark.rule("8.2.1.2")
def test_a_continuous_effect_for_a_battle_ends_with_it(scene, me, foe):
    """8.2.1.2: there until the end of that battle, and not after it."""
    text = "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of that battle."
    scene.card("Charger", text)
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Charger")
    foe.has(vanguard="Grade 3", hand=["Grade 1"])
    me.attacks("Charger", "Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Charger") == 7000 + 2000
    foe.guards_with_nothing()
    assert me.asked
    assert me.power("Charger") == 7000


@pytest.mark.rule("8.2.1.2")
def test_a_continuous_effect_without_a_duration_lasts_for_the_game(scene, me, foe):
    """8.2.1.2: three turns later the bonus is still there."""
    scene.card("Grower", "[ACT](VC/RC):[Soul-Blast 1] This unit gets [Power]+1000.")
    me.has(vanguard="Grade 2", left="Grower", soul=["Grade 0"], hand=["Grade 1"])
    foe.has(hand=["Grade 0"])
    me.uses("Grower")
    for _ in range(3):
        assert me.power("Grower") == 7000 + 1000
        next_main_phase(scene)
    assert scene.game.facts["turn"] == 3 + 3
    assert me.power("Grower") == 7000 + 1000


def keeper(optional):
    retired = Moved(This(), ("rear-guard circle",), ("drop",))
    return Ability("continuous", Instead(retired, Move(This(), "soul"), optional=optional))


@pytest.mark.rule("8.2.1.3")
def test_a_replacement_puts_another_event_in_place_of_the_first(scene, me, foe):
    """8.2.1.3: it goes to the soul, and as it was never retired nothing that waits for that is set off."""
    scene.card("Keeper", abilities=[keeper(False)])
    scene.card(
        "Mourner",
        "[ACT](VC):Retire all of your rear-guards.\n"
        "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), draw a card.",
        grade=2,
    )
    me.has(vanguard="Mourner", left="Keeper", hand=["Grade 1"])
    with me.changes(hand=0, drop=0, soul=+1):
        me.uses("Mourner")
    assert me.zone("soul") == ["Keeper"]
    assert plays(scene, "Mourner/2") == 0


@pytest.mark.rule("8.2.1.3")
@pytest.mark.parametrize("accept", [True, False])
def test_an_optional_replacement_asks_first(scene, me, foe, accept):
    """8.2.1.3: with "may" its player is asked, and without the replacement the first event happens."""
    scene.card("Keeper", abilities=[keeper(True)])
    scene.card("Broom", "[ACT](VC):Retire all of your rear-guards.", grade=2)
    me.has(vanguard="Broom", left="Keeper", hand=["Grade 1"])
    me.uses("Broom")
    me.is_asked("8.2.1.3")
    assert me.zone("left") == ["Keeper"]
    me.picks(next(o for o in me.game.question.options if (o != "no") == accept))
    assert me.zone("soul") == (["Keeper"] if accept else [])
    assert me.zone("drop") == ([] if accept else ["Keeper"])


# --- 8.3 active and inactive ------------------------------------------------------------------------

CROWD_LEADER = (
    "[ACT](VC):If you have four or more rear-guards, choose one of your rear-guards, "
    "and it gets [Power]+2000 until end of turn. Draw a card."
)


@pytest.mark.rule("8.3.2")
def test_an_inactive_part_asks_nothing_and_does_nothing(scene, me, foe):
    """8.3.2: with two rear-guards there is no choice and no bonus; the other part draws."""
    scene.card("Crowd Leader", CROWD_LEADER, grade=2)
    me.has(vanguard="Crowd Leader", left="Grade 0", right="Grade 1", hand=["Stone"])
    with me.changes(hand=+1):
        me.uses("Crowd Leader")
    me.is_asked("6.6.1.2")
    assert (me.power("Grade 0"), me.power("Grade 1")) == (5000, 7000)


@pytest.mark.rule("8.3.2")
def test_an_inactive_part_still_exists(scene, me, foe):
    """8.3.2: the same ability asks for its choice once its condition is met."""
    scene.card("Crowd Leader", CROWD_LEADER, grade=2)
    me.has(vanguard="Crowd Leader", left="Grade 0", right="Grade 1", back="Grade 2", hand=["Stone"])
    me.uses("Crowd Leader")
    me.calls("Stone", "back left")
    with me.changes(hand=+1):
        me.uses("Crowd Leader")
        me.is_asked(exactly=["Grade 0", "Grade 1", "Grade 2", "Stone"])
        me.picks("Grade 0")
    assert me.power("Grade 0") == 5000 + 2000


@pytest.mark.rule("8.3.3")
def test_a_conditional_part_is_active_just_while_its_condition_is_met(scene, me, foe):
    """8.3.3: nothing with three rear-guards, the bonus with four, and nothing again with three."""
    scene.card("Pack Hunter", "[CONT](RC):If you have four or more rear-guards, this unit gets [Power]+3000.")
    scene.card("Broom", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Broom", left="Pack Hunter", right="Stone", back="Stone", hand=["Grade 0"])
    assert me.power("Pack Hunter") == 7000
    me.calls("Grade 0", "back left")
    assert me.power("Pack Hunter") == 7000 + 3000
    me.uses("Broom").picks("Grade 0")
    assert me.power("Pack Hunter") == 7000


@pytest.mark.rule("8.1.1.1", "6.6.1.2.2")
def test_of_a_card_with_several_abilities_the_activated_one_is_offered(scene, me, foe):
    """8.1.1.1: an automatic or a continuous ability beside it is not played by choice."""
    scene.card(
        "Juggler",
        "[AUTO](RC):When this unit attacks, draw a card.\n[ACT](RC):Draw a card.\n"
        "[CONT](RC):This unit gets [Power]+1000.",
    )
    me.has(vanguard="Grade 2", left="Juggler")
    me.is_asked("6.6.1.2", exactly=[("use", "Juggler", "Juggler/2"), ("exchange", "left"), "pass"])
