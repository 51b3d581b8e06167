"""Section 7.5: the drive step and its checks."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Number, On, Perform, Sequence, This

# A drive check that finds a card of the clan is noticed with this.
REVEALS = "[AUTO](VC):When this unit's drive check reveals a <<Testers>> card, "


@pytest.fixture(autouse=True)
def battle_phase(table):
    return table.step("battle phase")


@pytest.mark.rule("7.5.1")
def test_a_vanguards_attack_drive_checks(scene, me, foe):
    """7.5.1: one card of the deck is checked."""
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Grade 3")
    scene.start()
    with me.changes(deck=-1, hand=+1):
        me.attacks("Grade 2", "Stone")
    assert len(scene.events("drive check")) == 1


@pytest.mark.rule("7.5.1")
def test_a_rear_guards_attack_does_not_drive_check(scene, me, foe):
    """7.5.1: the deck stays as it is."""
    me.has(vanguard="Grade 2", left="Grade 1")
    scene.start()
    with me.changes(deck=0, hand=0):
        me.attacks("Grade 1", "Stone")
    assert scene.events("drive check") == []


@pytest.mark.rule("7.5.1.1")
def test_abilities_on_the_beginning_of_the_drive_step_come_before_the_check(scene, me, foe):
    """7.5.1.1: the top card goes to the soul first, so the next one is checked."""
    scene.card("Gatherer", "[AUTO](RC):At the beginning of your drive step, Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Grade 1", back="Gatherer").deck_top("Grade 0", "Grade 3")
    me.attacks("Grade 2", "Stone")
    assert me.zone("soul") == ["Grade 0"]
    assert me.zone("hand") == ["Grade 3"]


@pytest.mark.rule("7.5.1.2")
def test_a_drive_check_runs_in_order(scene, me, foe):
    """7.5.1.2: to the trigger zone, the trigger, abilities in a check timing, to the hand."""
    scene.card("Listener", REVEALS + "this unit gets [Power]+1000 until end of that battle.", grade=2)
    me.has(vanguard="Listener", left="Grade 1").deck_top("Draw Trigger", "Grade 3")
    me.attacks("Listener", "Stone")
    me.picks("power", rule="2.8.2").picks("Listener", rule="2.8.1.1.2")
    steps = [e for e in scene.game.log if e[0] in ("move", "trigger", "play")]
    seen = [(e[0], e[7]) if e[0] == "move" else e[0] for e in steps]
    assert seen[:5] == [("move", "check"), "trigger", ("move", "draw"), "play", ("move", "take")]


@pytest.mark.rule("7.5.1.2.1")
def test_a_drive_check_turns_the_top_card_into_the_trigger_zone(scene, me, foe):
    """7.5.1.2.1: it lies there for both to see and is not in the hand yet."""
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Critical Trigger")
    scene.start()
    with me.changes(deck=-1, hand=0, trigger=+1):
        me.attacks("Grade 2", "Stone")
    me.is_asked("2.8.2")
    assert me.zone("trigger") == ["Critical Trigger"]
    checked = me.card("Critical Trigger", "trigger")
    assert me.sees(checked) and foe.sees(checked)


@pytest.mark.rule("7.5.1.2.2")
@pytest.mark.parametrize("place", ["back_left", "right", "vanguard"])
def test_a_trigger_works_for_the_clan_of_any_unit_in_battle(scene, me, foe, place):
    """7.5.1.2.2: one unit of the card's clan on the vanguard or a rear-guard circle is enough."""
    scene.card("Stranger", clan="Strangers", grade=1)
    scene.card("Kin", clan="Testers", grade=1)
    zones = {"vanguard": "Stranger", "left": "Stone", place: "Kin"}
    me.has(**zones).deck_top("Critical Trigger")
    me.attacks(zones["vanguard"], "Stone")
    me.is_asked("2.8.2", exactly=["critical", "power"])


@pytest.mark.rule("7.5.1.2.2")
@pytest.mark.parametrize("place", ["soul", "drop", "hand", "damage"])
def test_a_trigger_does_not_work_for_a_clan_that_is_not_in_battle(scene, me, foe, place):
    """7.5.1.2.2: a card of the clan in the soul or elsewhere does not count."""
    scene.card("Stranger", clan="Strangers", grade=1)
    scene.card("Kin", clan="Testers", grade=1)
    me.has(vanguard="Stranger", left="Stone", **{place: ["Kin"]}).deck_top("Critical Trigger")
    me.attacks("Stranger", "Stone")
    me.is_asked("7.2.1.2")
    assert scene.events("trigger") == []
    assert me.power("Stranger") == 7000


@pytest.mark.rule("7.5.1.2.3")
def test_a_check_timing_comes_while_the_card_is_in_the_trigger_zone(scene, me, foe):
    """7.5.1.2.3: what the check set off resolves before the card is taken."""
    scene.card("Listener", REVEALS + "you may draw a card.", grade=2)
    me.has(vanguard="Listener", left="Grade 1").deck_top("Grade 3")
    me.attacks("Listener", "Stone")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.zone("trigger") == ["Grade 3"]
    assert me.zone("hand") == []


@pytest.mark.rule("7.5.1.2.3")
def test_checking_the_last_card_of_the_deck_loses_before_damage(scene, me, foe):
    """7.5.1.2.3: the deck is empty at this check timing; the attack never reaches the damage step."""
    scene.exactly()
    me.has(vanguard="Grade 2").deck_top("Grade 1")
    foe.has(vanguard="Stone", deck=5)
    me.attacks("Grade 2", "Stone")
    assert scene.winner is foe
    assert scene.result.rule == "9.2.3"
    assert me.zone("trigger") == ["Grade 1"]
    assert scene.events("begin damage step") == []


@pytest.mark.rule("7.5.1.2.4")
@pytest.mark.parametrize("top", ["Grade 3", "Stone"])
def test_a_card_without_a_trigger_is_taken_too(scene, me, foe, top):
    """7.5.1.2.4: whatever was checked joins the hand."""
    me.has(vanguard="Grade 2", left="Grade 1").deck_top(top)
    me.attacks("Grade 2", "Stone")
    assert me.zone("hand") == [top]
    assert me.zone("trigger") == []


@pytest.mark.rule("7.5.1.2.4")
def test_a_trigger_card_is_taken(scene, me, foe):
    """7.5.1.2.4: a trigger card joins the hand after its trigger."""
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Critical Trigger")
    me.attacks("Grade 2", "Stone")
    me.picks("critical", "Grade 2", "Grade 2")
    assert me.zone("hand") == ["Critical Trigger"]


@pytest.mark.rule("7.5.1.2.4")
def test_a_card_that_left_the_trigger_zone_is_not_taken(scene, me, foe):
    """7.5.1.2.4: an effect binds it first, so the hand does not grow."""
    scene.card("Binder", REVEALS + "bind the card revealed with that drive check.", grade=2)
    me.has(vanguard="Binder", left="Grade 1").deck_top("Grade 3")
    scene.start()
    with me.changes(hand=0, bind=+1):
        me.attacks("Binder", "Stone")
    assert me.zone("bind") == ["Grade 3"]


@pytest.mark.rule("7.5.1.3")
def test_twin_drive_checks_twice_one_after_the_other(scene, me, foe):
    """7.5.1.3: the first card is in the hand before the second one is turned."""
    me.has(vanguard="Grade 3", left="Stone").deck_top("Grade 1", "Grade 2")
    me.attacks("Grade 3", "Stone")
    assert scene.moves()[:4] == [
        ("Grade 1", "deck", "trigger"),
        ("Grade 1", "trigger", "hand"),
        ("Grade 2", "deck", "trigger"),
        ("Grade 2", "trigger", "hand"),
    ]
    assert me.zone("hand") == ["Grade 1", "Grade 2"]


@pytest.mark.rule("7.5.1.3")
def test_no_second_check_when_twin_drive_is_lost(scene, me, foe):
    """7.5.1.3: it is looked for after the first check."""
    scene.card("Waning", REVEALS + 'this unit loses "Twin Drive!!" until end of turn.', grade=3)
    me.has(vanguard="Waning", left="Stone").deck_top("Grade 1")
    scene.start()
    with me.changes(deck=-1, hand=+1):
        me.attacks("Waning", "Stone")


@pytest.mark.rule("7.5.1.3")
def test_a_second_check_when_twin_drive_is_gained(scene, me, foe):
    """7.5.1.3: a unit that gains it during the first check makes a second one."""
    scene.card("Waxing", REVEALS + 'this unit gets "Twin Drive!!" until end of turn.', grade=2)
    me.has(vanguard="Waxing", left="Stone").deck_top("Grade 1", "Grade 0")
    scene.start()
    with me.changes(deck=-2, hand=+2):
        me.attacks("Waxing", "Stone")


@pytest.mark.rule("7.5.1.3")
def test_no_second_check_when_the_attacker_is_vanguard_no_more(scene, me, foe):
    """7.5.1.3: after the first check the attacker steps off the vanguard circle."""
    trigger = On("drive check", (("attacker", This()),))
    steps_down = Ability("automatic", Move(This(), "front right"), zones=("field",), trigger=trigger)
    scene.card("Abdicating", abilities=[steps_down], grade=3)
    me.has(vanguard="Abdicating", left="Stone").deck_top("Grade 1")
    scene.start()
    with me.changes(deck=-1, hand=+1):
        me.attacks("Abdicating", "Stone")
    assert me.zone("right") == ["Abdicating"]


@pytest.mark.rule("7.5.1.3", "4.1.4")
@pytest.mark.parametrize(("through", "checks"), [((), 2), (("soul",), 1)])
def test_no_second_check_for_an_attacker_that_came_back_as_a_new_card(scene, me, foe, through, checks):
    """7.5.1.3, 4.1.4: what goes to the soul and is put on the vanguard circle again is no longer the attacking unit."""
    trigger = On("drive check", (("attacker", This()),))
    steps = [*[Move(This(), zone) for zone in through], *[Move(Cards((zone,)), "vanguard circle") for zone in through]]
    comes_back = Ability("automatic", Sequence((*steps, Perform("draw", Number(1)))), zones=("field",), trigger=trigger)
    scene.card("Phoenix", abilities=[comes_back], grade=3, skill="twin drive")
    me.has(vanguard="Phoenix", left="Stone").deck_top("Grade 1")
    scene.start()
    me.attacks("Phoenix", "Stone")
    assert me.zone("vanguard") == ["Phoenix"]
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("7.5.1.3")
def test_a_rear_guard_with_twin_drive_does_not_check(scene, me, foe):
    """7.5.1.3: the attacker must be a vanguard."""
    me.has(vanguard="Grade 2", left="Grade 3")
    scene.start()
    with me.changes(deck=0, hand=0):
        me.attacks("Grade 3", "Stone")


@pytest.mark.rule("7.5.1.3", "7.5.1.4")
def test_a_check_timing_follows_each_drive_check(scene, me, foe):
    """7.5.1.3, 7.5.1.4: what a card sets off on reaching the hand resolves before what comes next."""
    taking = "[AUTO](RC):When a card is put into your hand from your trigger zone, you may draw a card."
    scene.card("Taker", taking)
    me.has(vanguard="Grade 3", left="Stone", back="Taker").deck_top("Grade 1", "Grade 2")
    me.attacks("Grade 3", "Stone")
    me.is_asked("8.5.2.4.4")
    assert me.zone("hand") == ["Grade 1"]
    assert me.zone("trigger") == []
    me.passes()
    me.is_asked("8.5.2.4.4")
    assert me.zone("hand") == ["Grade 1", "Grade 2"]
    assert scene.events("begin damage step") == []


@pytest.mark.rule("7.5.1.4")
def test_the_last_check_timing_counts_for_the_comparison(scene, me, foe):
    """7.5.1.4: the second checked card's bonus of 1000 is just enough to hit 12000."""
    scene.card(
        "Taker",
        "[AUTO](VC):When a card is put into your hand from your trigger zone, "
        "this unit gets [Power]+1000 until end of that battle.",
        grade=3,
        power=10000,
    )
    scene.card("Wall", power=12000)
    me.has(vanguard="Taker", left="Stone").deck_top("Grade 1", "Grade 2")
    foe.has(vanguard="Wall")
    me.attacks("Taker", "Wall")
    assert foe.count("damage") == 1
