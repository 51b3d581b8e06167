"""2.8, 10.6, 2.17: the trigger icons, in drive checks and in damage checks."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Rule

POWER = 10000
OVER = 100_000_000


@pytest.fixture(autouse=True)
def battle(scene, table):
    scene.step("battle phase")


def drives(scene, me, *names):
    """My grade 2 vanguard attacks and checks the first of these."""
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0").deck_top(*names)
    me.attacks("Grade 2", "Stone", boost="nobody")


@pytest.mark.rule("2.8.1", "2.8.2.2", "2.8.2.2.1", "10.6.1.2.4")
@pytest.mark.parametrize(("critical", "power"), [("Grade 1", "Grade 0"), ("Grade 1", "Grade 1")])
def test_a_critical_trigger_gives_critical_and_power(scene, me, critical, power):
    """2.8.2.2.1: to one unit or to two."""
    drives(scene, me, "Critical Trigger")
    me.is_asked("2.8.3.2", exactly=["critical", "power"])
    me.picks("critical", critical, power)
    own = {"Grade 1": 7000, "Grade 0": 5000}
    assert me.critical(critical) == 2
    assert me.power(power) == own[power] + POWER


@pytest.mark.rule("2.8.2.3", "2.8.3.2")
@pytest.mark.parametrize("first", ["draw", "power"])
def test_a_draw_trigger_draws_and_gives_power_in_either_order(scene, me, first):
    """2.8.3.2: who draws first sees the card before a unit is chosen."""
    drives(scene, me, "Draw Trigger", "Grade 3")
    me.picks(first)
    assert me.zone("hand") == (["Grade 3"] if first == "draw" else [])
    me.picks("Grade 1")
    assert me.zone("hand") == ["Grade 3", "Draw Trigger"]
    assert me.power("Grade 1") == 7000 + POWER


@pytest.mark.rule("2.8.2.4")
@pytest.mark.parametrize(("mine", "theirs", "healed"), [(1, 1, 1), (2, 1, 1), (1, 2, 0)])
def test_a_heal_trigger_heals_unless_the_opponent_has_more_damage(scene, me, foe, mine, theirs, healed):
    me.has(damage=mine)
    foe.has(damage=theirs)
    drives(scene, me, "Heal Trigger")
    me.picks("heal")
    if healed and mine > 1:
        me.picks("Stone")
    me.picks("Grade 1")
    assert (me.count("damage"), me.count("drop")) == (mine - healed, healed)
    assert me.power("Grade 1") == 7000 + POWER


@pytest.mark.rule("2.8.2.5")
def test_a_front_trigger_lifts_the_units_that_are_in_the_front_row(scene, me):
    """2.8.2.5: nobody is chosen; a unit that comes there later gets nothing."""
    drives(scene, me, "Front Trigger")
    assert me.zone("hand") == ["Front Trigger"]
    assert (me.power("Grade 1"), me.power("Grade 2"), me.power("Grade 0")) == (7000 + POWER, 9000 + POWER, 5000)
    given = [(scene.game.card(card), what) for *_, card, what in scene.events("bonus")]
    assert sorted(given) == [(name, ("trigger power", POWER)) for name in ("Grade 1", "Grade 2")]


@pytest.mark.rule("2.8.2.6", "7.17.1", "7.17.2")
def test_an_over_trigger_is_removed_draws_and_gives_a_hundred_million(scene, me, foe):
    drives(scene, me, "Over Trigger", "Grade 3")
    me.is_asked("2.8.3.2", exactly=["remove", "draw", "over power"])
    me.picks("remove")
    assert me.zone("removed") == ["Over Trigger"] and foe.sees(me.card("Over Trigger"))
    me.picks("draw", "Grade 1")
    assert me.power("Grade 1") == 7000 + OVER
    assert me.zone("hand") == ["Grade 3"] and me.zone("removed") == ["Over Trigger"]


@pytest.mark.rule("2.8.2.6")
def test_its_power_lasts_until_the_end_of_the_turn(scene, me, foe):
    drives(scene, me, "Over Trigger", "Grade 3")
    me.picks("remove", "draw", "Grade 1").declines_attack()
    foe.is_asked()
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("2.8.2.6")
def test_its_additional_effect_is_for_drive_checks_alone(scene, me, foe):
    """2.8.2.6: in a drive check it is one more part, also after the card was removed; in a damage check it is none."""
    scene.card("Deity", "Additional Effect - Soul-Charge 2!", grade=0, trigger="over", shield=50000)
    foe.deck_top("Deity")
    drives(scene, me, "Deity", "Grade 3")
    me.is_asked("2.8.3.2", exactly=["remove", "draw", "over power", "additional effect"])
    me.picks("remove", "additional effect")
    assert me.count("soul") == 2
    me.picks("draw", "Grade 2")
    foe.is_asked("2.8.3.2", exactly=["remove", "draw", "over power"])
    foe.picks("remove", "draw")
    assert (foe.count("damage"), foe.zone("removed"), foe.count("soul")) == (0, ["Deity"], 0)


@pytest.mark.rule("2.8.2.1", "2.8.1")
def test_without_an_icon_nothing_comes_of_a_check(scene, me):
    drives(scene, me, "Grade 3")
    assert me.zone("hand") == ["Grade 3"] and not scene.events("trigger")


@pytest.mark.rule("2.8.2.3", "13.5.4", "10.6.1.2.4")
def test_a_trigger_of_another_nation_and_clan_works_all_the_same(scene, me):
    """No unit need share anything with the card that is checked."""
    scene.card("Stranger", grade=0, trigger="draw", clan=None, nation="Dark States")
    drives(scene, me, "Stranger", "Grade 3")
    me.picks("draw", "Grade 1")
    assert me.power("Grade 1") == 7000 + POWER


@pytest.mark.rule("2.8.3.3", "2.8.3.3.1")
@pytest.mark.parametrize("cancelled", [True, False])
def test_cancelled_triggers_do_nothing(scene, me, foe, cancelled):
    hush = Ability("continuous", Rule("opponent", (Cannot("resolve triggers"),)), zones=("field",))
    foe.has(vanguard="Stone", back=scene.card("Hush", abilities=[hush] if cancelled else [], grade=1))
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Front Trigger")
    me.attacks("Grade 2", "Stone")
    assert me.power("Grade 1") == 7000 + (0 if cancelled else POWER)


# --- 2.17, 10.6 drive ---------------------------------------------------------------------------------------


@pytest.mark.rule("2.17.1", "2.17.2", "2.17.2.1", "2.10.1.3", "2.10.1.4", "14.3.3.1", "14.3.4.1", "10.6.1.3")
@pytest.mark.parametrize(("skill", "checks"), [(None, 1), ("boost", 1), ("twin drive", 2), ("triple drive", 3)])
def test_a_vanguard_checks_as_many_cards_as_its_drive(scene, me, skill, checks):
    scene.card("Driver", grade=3, skill=skill)
    me.has(vanguard="Driver", left="Grade 1")
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")
    assert me.value("Driver", "drive") == checks


@pytest.mark.rule("2.17.1", "10.6.1.2", "10.5.1.2.1")
def test_a_rear_guard_makes_no_drive_checks(scene, me):
    scene.card("Driver", grade=3, skill="twin drive")
    me.has(vanguard="Grade 2", left="Driver")
    with me.changes(hand=0):
        me.attacks("Driver", "Stone")
    assert not scene.events("begin drive step")


@pytest.mark.rule("14.3.2")
def test_of_several_drive_abilities_the_greatest_works(scene, me):
    scene.card("Driver", '[CONT](VC):This unit gets "Triple Drive!!!".', grade=3, skill="twin drive")
    me.has(vanguard="Driver", left="Grade 1")
    with me.changes(hand=3):
        me.attacks("Driver", "Stone")


@pytest.mark.rule("10.6.1.2.2")
@pytest.mark.parametrize(("less", "checks"), [(-1, 0), (-2, 0), (1, 2)])
def test_with_a_drive_of_zero_or_less_nothing_is_checked(scene, me, less, checks):
    scene.card("Driver", f"[CONT](VC):This unit gets drive {less:+}.", grade=3, skill=None)
    me.has(vanguard="Driver", left="Grade 1")
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")
