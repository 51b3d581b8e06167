"""Two rules that meet: battles with G guardians, locked and deleted units, and the checks in them."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    Cards,
    Modify,
    Move,
    On,
    Perform,
    Rule,
    This,
)

SWEEPS = "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack."
LOCK = Perform("lock", cards=Cards(("front left",), "theirs"))
REAR = ("rear-guard circle",)


def when_attacking(effect, who="attacker"):
    return Ability("automatic", effect, zones=("field",), trigger=On("attack", ((who, This()),)))


def to_battle(scene, me, foe, **zones):
    """My battle phase, with a grade 3 on both vanguard circles."""
    scene.step("battle phase")
    me.has(**{"vanguard": "Grade 3", **zones})
    foe.has(vanguard="Grade 3")


# --- G guardians ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7.1.9", "4.6.9")
def test_of_two_guardians_the_g_guardian_goes_home_and_the_other_to_the_drop_zone(scene, me, foe):
    to_battle(scene, me, foe, left="Grade 1", right="Grade 0")
    foe.has(hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Bulwark", "Grade 0")
    assert foe.count("damage") == 0
    assert (sorted(foe.zone("drop")), foe.zone("G zone")) == (["Grade 0", "Heal Trigger"], ["Bulwark"])
    assert not scene.game.face_down[foe.card("Bulwark")]


@pytest.mark.rule("11.14.3", "10.4.2")
@pytest.mark.parametrize(("guardian", "drawn"), [("Bulwark", 0), ("Grade 0", 1)])
def test_a_g_guardian_is_not_put_into_the_drop_zone(scene, me, foe, guardian, drawn):
    """Whoever hears of units that are put there hears of the other guardian alone."""
    scene.card("Mourner", "[AUTO](RC):When your unit is put into the drop zone from (GC), draw a card.", grade=0)
    to_battle(scene, me, foe, left="Grade 1", right="Grade 0")
    foe.has(back="Mourner", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=-1 + drawn):
        foe.guards_with(guardian)


@pytest.mark.rule("7.5.1.2.3", "2.8.1")
def test_a_heal_trigger_that_pays_for_a_g_guardian_heals_nothing(scene, me, foe):
    to_battle(scene, me, foe, left="Grade 1", right="Grade 0")
    foe.has(damage=3, hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(damage=0, drop=1):
        foe.guards_with("Bulwark")


@pytest.mark.rule("7.5.1.2.3", "7.4.1.8.5")
@pytest.mark.parametrize("guarded", ["Grade 3", "Grade 1"])
def test_a_g_guardian_guards_one_of_several_attacked_units(scene, me, foe, guarded):
    scene.card("Broad", SWEEPS, grade=1, power=12000, skill=None)
    to_battle(scene, me, foe, left="Broad", right="Grade 0")
    foe.has(left="Grade 1", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Broad", "Grade 3")
    foe.picks("Bulwark").picks(guarded)
    assert foe.count("damage") == (0 if guarded == "Grade 3" else 1)
    assert foe.zone("left") == (["Grade 1"] if guarded == "Grade 1" else [])


@pytest.mark.rule("7.5.1.2.3", "1.3.3")
def test_who_cannot_normal_call_guardians_may_call_a_g_guardian(scene, me, foe):
    """A G guardian is superior called."""
    bars = Rule("opponent", (Cannot("normal call to the guardian circle"),), "end of turn")
    scene.card("Warden", abilities=[when_attacking(bars)], grade=1, skill=None)
    to_battle(scene, me, foe, left="Warden", right="Grade 0")
    foe.has(hand=["Heal Trigger", "Grade 1"]).g_zone("Bulwark")
    me.attacks("Warden", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Bulwark", "done"])
    foe.picks("Bulwark")
    assert foe.count("damage") == 0


@pytest.mark.rule("7.5.1.2.3", "10.28.2.1")
def test_a_stridden_vanguard_is_of_a_grade_that_lets_the_opponent_g_guard(scene, me, foe):
    """Grade 4 is 3 or greater."""
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.picks("pass").strides("Grand", "Grade 3").attacks("Grand", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Heal Trigger", "Bulwark", "done"])


@pytest.mark.rule("7.5.1.2.3", "7.4.1.8.2")
def test_no_g_guardian_comes_for_a_unit_that_has_left(scene, me, foe):
    falls = Move(Cards(("front left",), "theirs"), "drop", verb="retire")
    scene.card("Feller", abilities=[when_attacking(falls)], grade=1, skill=None)
    to_battle(scene, me, foe, left="Feller", right="Grade 0")
    foe.has(left="Grade 0", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Feller", "Grade 0").is_asked("7.3.1.2")
    assert (foe.zone("guardians"), foe.count("hand")) == ([], 1)


# --- locked cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.22.3", "7.4.1.6")
@pytest.mark.parametrize("locked", [True, False])
def test_a_locked_card_is_not_attacked(scene, me, foe, locked):
    scene.card("Jailer", "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", grade=3, skill=None)
    me.has(vanguard="Jailer", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 0", right="Grade 1")
    if locked:
        me.uses("Jailer").picks("Grade 0")
    rest = ["Grade 1"] if locked else ["Grade 0", "Grade 1"]
    me.picks("pass", "yes", "Jailer").is_asked("7.4.1.6", exactly=["Grade 3", *rest])


@pytest.mark.rule("7.7.1.3", "10.22.2")
@pytest.mark.parametrize("locked", [True, False])
def test_an_attacked_unit_that_is_locked_is_not_hit(scene, me, foe, locked):
    """It is another card from then on, and it is not retired."""
    scene.card("Jailer", abilities=[when_attacking(LOCK)] if locked else [], grade=1, power=20000, skill=None)
    to_battle(scene, me, foe, left="Jailer", right="Grade 0")
    foe.has(left="Grade 0")
    me.attacks("Jailer", "Grade 0")
    assert bool(scene.events("hit")) is not locked
    assert foe.zone("front left, locked") == (["Grade 0"] if locked else [])


@pytest.mark.rule("7.7.1.3", "10.22.2")
@pytest.mark.parametrize(("locked", "damage"), [(True, 0), (False, 1)])
def test_an_attacker_that_is_locked_hits_nothing(scene, me, foe, locked, damage):
    """The attacked vanguard locks it; the battle goes on to its end."""
    to_battle(scene, me, foe, left="Grade 3", right="Grade 0")
    scene.card("Warden", abilities=[when_attacking(LOCK, "attacked")] if locked else [], grade=2, power=5000)
    foe.has(vanguard="Warden")
    me.attacks("Grade 3", "Warden").is_asked("7.3.1.2")
    assert foe.count("damage") == damage
    assert scene.events("begin damage step")


@pytest.mark.rule("7.4.1.10.1.1", "10.22.2")
@pytest.mark.parametrize(("locked", "power"), [(True, 7000), (False, 12000)])
def test_a_booster_that_is_locked_boosts_no_more(scene, me, foe, locked, power):
    """Its power is gone from the attacker, and the unit is boosted no more."""
    lock = Perform("lock", cards=Cards(("back left",), "theirs"))
    to_battle(scene, me, foe, left="Grade 1", back_left="Grade 0")
    scene.card("Warden", abilities=[when_attacking(lock, "attacked")] if locked else [], grade=2)
    foe.has(vanguard="Warden", hand=["Grade 1"])
    me.attacks("Grade 1", "Warden", boost="Grade 0")
    foe.is_asked("7.5.1.2")
    assert me.power("Grade 1") == power


@pytest.mark.rule("7.6.1.2.4", "10.22.3")
@pytest.mark.parametrize(("locked", "drawn"), [(True, 0), (False, 1)])
def test_a_locked_card_lends_its_clan_to_no_trigger(scene, me, foe, locked, drawn):
    lock = "[ACT](VC):Choose one of your rear-guards, and lock it."
    scene.card("Stranger", lock, clan="Far Guard", grade=2, skill=None)
    me.has(vanguard="Stranger", left="Grade 1").deck_top("Draw Trigger")
    if locked:
        me.uses("Stranger")
    with me.changes(hand=1 + drawn):
        me.attacks("Stranger", "Stone")
        if not locked:
            me.picks("draw", "Stranger")


@pytest.mark.rule("7.5.1.2.4", "10.22.3")
@pytest.mark.parametrize("locked", [True, False])
def test_a_locked_card_does_not_intercept(scene, me, foe, locked):
    scene.card("Jailer", "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", grade=3, skill=None)
    me.has(vanguard="Jailer", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0"])
    if locked:
        me.uses("Jailer")
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Grade 0", *([] if locked else ["Grade 2"]), "done"])


@pytest.mark.rule("10.22.3", "7.4.1.8.4")
def test_a_locked_card_is_left_out_of_an_attack_on_a_row(scene, me, foe):
    scene.card("Jailer", "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", grade=3, skill=None)
    scene.card("Broad", SWEEPS, grade=1, power=30000, skill=None)
    me.has(vanguard="Jailer", left="Broad")
    foe.has(vanguard="Grade 3", left="Grade 0", right="Grade 1")
    me.uses("Jailer").picks("Grade 0").attacks("Broad", "Grade 3")
    assert (foe.zone("drop"), foe.zone("front left, locked"), foe.count("damage")) == (["Grade 1"], ["Grade 0"], 1)


@pytest.mark.rule("6.8.1.1.2", "10.24.4", "10.24.3")
def test_at_the_end_of_its_players_turn_a_card_is_unlocked_and_nothing_is_placed(scene, me, foe):
    """It stands, whatever it did before, and what waits for units that are placed or stand hears nothing."""
    scene.card("Ear", "[AUTO](RC):When your other unit is placed on (RC), draw a card.", grade=0)
    scene.card("Jailer", "[ACT](VC):Choose one of your rear-guards, and lock it.", grade=2)
    me.put("front left", "Grade 1", rested=True)
    me.has(vanguard="Jailer", right="Ear")
    me.uses("Jailer").picks("Grade 1")
    with me.changes(hand=0):
        me.picks("pass").declines_attack()
    assert (me.zone("left"), me.is_rested("Grade 1")) == (["Grade 1"], False)


# --- deleted units --------------------------------------------------------------------------------------------

ERASES = "[ACT](RC):Delete all of your vanguards."
ERASES_THEIRS = "[ACT](RC):Delete all of your opponent's vanguards."


@pytest.mark.rule("10.26.4", "7.4.1.11")
@pytest.mark.parametrize(("deleted", "power"), [(True, 7000), (False, 16000)])
def test_a_deleted_vanguard_attacks_with_what_its_booster_gives(scene, me, foe, deleted, power):
    scene.card("Eraser", ERASES, grade=1)
    me.has(vanguard="Grade 2", left="Eraser", back="Grade 1")
    foe.has(hand=["Grade 0"])
    if deleted:
        me.uses("Eraser")
    me.attacks("Grade 2", "Stone", boost="Grade 1")
    foe.is_asked("7.5.1.2")
    assert me.power("Grade 2") == power


@pytest.mark.rule("10.26.3", "7.6.1.3")
def test_a_deleted_vanguard_keeps_its_twin_drive(scene, me, foe):
    scene.card("Eraser", ERASES, grade=1)
    me.has(vanguard="Grade 3", left="Eraser")
    with me.changes(hand=2):
        me.uses("Eraser").attacks("Grade 3", "Stone")
    assert not scene.events("hit")


@pytest.mark.rule("10.26.3", "3.11.3", "7.7.1.2")
@pytest.mark.parametrize(("shield", "damage"), [("Grade 1", 1), ("Grade 0", 0)])
def test_a_deleted_vanguard_is_guarded_by_shields_alone(scene, me, foe, shield, damage):
    """Of 7000 power against nothing but 5000, or 10000, of shield."""
    scene.card("Eraser", ERASES_THEIRS, grade=1, power=7000, skill=None)
    me.has(vanguard="Grade 2", left="Eraser")
    foe.has(vanguard="Grade 3", hand=[shield, "Grade 2"])
    me.uses("Eraser").attacks("Eraser", "Grade 3")
    foe.guards_with(shield)
    assert foe.count("damage") == damage


@pytest.mark.rule("10.26.3", "2.8.3", "9.6.5")
def test_the_power_of_a_trigger_counts_for_a_deleted_vanguard(scene, me, foe):
    scene.card("Eraser", ERASES_THEIRS, grade=1, power=7000, skill=None)
    me.has(vanguard="Grade 2", left="Eraser")
    foe.has(vanguard="Grade 3").deck_top("Draw Trigger")
    me.uses("Eraser").attacks("Eraser", "Grade 3")
    foe.picks("draw")
    me.is_asked("7.3.1.2")
    assert foe.power("Grade 3") == 0 + 5000


@pytest.mark.rule("6.8.1.1.2", "10.26.9")
def test_a_vanguard_is_restored_at_the_end_of_its_players_turn(scene, me, foe):
    """Mine is restored as my turn ends, the opponent's is not."""
    scene.card("Eraser", f"{ERASES}\n{ERASES_THEIRS}", grade=1)
    me.has(vanguard="Grade 2", left="Eraser")
    foe.has(vanguard="Grade 3")
    me.uses("Eraser").uses("Eraser", 2)
    assert (me.power("Grade 2"), foe.power("Grade 3")) == (0, 0)
    me.picks("pass").declines_attack()
    assert (me.power("Grade 2"), foe.power("Grade 3")) == (9000, 0)


@pytest.mark.rule("10.26.3", "10.28.2.3")
def test_a_deleted_g_unit_keeps_the_power_of_its_heart(scene, me, foe):
    """What is printed on it is gone, what the heart gives is not."""
    scene.step("ride phase").card("Eraser", ERASES, grade=1)
    me.has(vanguard="Grade 3", left="Eraser", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3")
    assert me.power("Grand") == 15000 + 10000
    me.uses("Eraser")
    assert me.power("Grand") == 0 + 10000


# --- checks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.6.1.2", "7.7.1.5")
def test_a_vanguard_that_attacks_a_rear_guard_checks_and_deals_no_damage(scene, me, foe):
    to_battle(scene, me, foe, left="Grade 1")
    foe.has(left="Grade 1")
    me.deck_top("Critical Trigger", "Stone")
    me.attacks("Grade 3", "Grade 1").picks("critical", "Grade 3", "Grade 3")
    assert (me.count("hand"), foe.count("damage"), foe.zone("drop")) == (2, 0, ["Grade 1"])


@pytest.mark.rule("7.7.1.5", "2.8.1.1.2")
@pytest.mark.parametrize(("given", "damage"), [("Grade 3", 2), ("Grade 1", 1)])
def test_critical_counts_only_on_the_unit_that_attacks(scene, me, foe, given, damage):
    to_battle(scene, me, foe, left="Grade 1")
    me.deck_top("Critical Trigger", "Stone")
    me.attacks("Grade 3", "Grade 3").picks("critical", given, "Grade 3")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.6.1.2.4", "7.6.1.2.6")
def test_a_trigger_of_a_clan_that_nobody_has_goes_to_the_hand_unheard(scene, me, foe):
    scene.card("Stray Spark", grade=0, trigger="critical", clan="Far Guard")
    to_battle(scene, me, foe, left="Grade 1")
    me.deck_top("Stray Spark", "Stone").attacks("Grade 3", "Grade 3").is_asked("7.3.1.2")
    assert (me.count("hand"), foe.count("damage")) == (2, 1)


@pytest.mark.rule("2.8.1.1.6", "9.6.5")
def test_a_front_trigger_in_a_damage_check_lifts_the_defenders_front_row(scene, me, foe):
    """The next attack of the turn meets it, and the back row has none of it."""
    scene.card("Lancer", grade=1, power=30000, skill=None)
    to_battle(scene, me, foe, left="Lancer", right="Grade 2")
    foe.has(left="Grade 1", back_left="Grade 0").deck_top("Front Trigger")
    me.attacks("Lancer", "Grade 3")
    assert (foe.power("Grade 3"), foe.power("Grade 1"), foe.power("Grade 0")) == (15000, 12000, 5000)


@pytest.mark.rule("7.6.1.3", "8.5.1.4.1")
def test_three_checks_of_a_stridden_unit_may_stand_rear_guards_each_time(scene, me, foe):
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    me.put("front left", "Grade 1", rested=True)
    foe.has(vanguard="Grade 3")
    me.deck_top("Stand Trigger", "Stone", "Draw Trigger")
    me.picks("pass").strides("Grand", "Grade 3").attacks("Grand", "Grade 3")
    me.picks("stand", "Grade 1", "Grade 1").picks("draw", "Grade 1")
    assert (me.is_rested("Grade 1"), me.power("Grade 1")) == (False, 7000 + 5000 + 5000)


@pytest.mark.rule("9.6.2", "2.8.1.1.5", "9.2.2")
@pytest.mark.parametrize(
    ("top", "lost"),
    [(("Heal Trigger", "Stone"), False), (("Stone", "Heal Trigger"), False), (("Stone", "Stone"), True)],
)
def test_a_heal_among_two_damage_saves_whoever_has_four(scene, me, foe, top, lost):
    """Four damage and two more are six; one healed in between makes five, whichever comes first."""
    scene.card("Axe", grade=1, power=30000, critical=2, skill=None)
    to_battle(scene, me, foe, left="Axe", right="Grade 0")
    me.has(damage=3)
    foe.has(damage=4).deck_top(*top)
    me.attacks("Axe", "Grade 3")
    if not lost:
        foe.picks("heal", "Stone")
    assert (scene.game.result is not None) is lost
    assert foe.count("damage") == (6 if lost else 5)


@pytest.mark.rule("7.7.1.9", "7.4.1.8.2")
def test_guardians_leave_also_when_what_they_guarded_has_left(scene, me, foe):
    falls = Move(Cards(("front left",), "mine"), "drop", verb="retire")
    trigger = On("guard", (("card", Cards((), "mine")),))
    scene.card("Traitor", abilities=[Ability("automatic", falls, zones=("field",), trigger=trigger)], grade=0)
    to_battle(scene, me, foe, left="Grade 1", right="Grade 2")
    foe.has(left="Grade 0", back="Traitor", hand=["Grade 1"])
    me.attacks("Grade 1", "Grade 0")
    foe.guards_with("Grade 1")
    assert (foe.zone("guardians"), sorted(foe.zone("drop"))) == ([], ["Grade 0", "Grade 1"])
    assert not scene.events("hit")


@pytest.mark.rule("10.34.1.3", "7.8.1.5")
def test_an_attack_that_is_ordered_in_a_battle_comes_after_it(scene, me, foe):
    """The second attack has its own guard step and damage step."""
    order = "When this unit attacks, choose one of your other rear-guards, and it attacks your opponent's vanguard."
    scene.card("Herald", f"[AUTO](VC):{order}", grade=3, skill=None)
    to_battle(scene, me, foe, vanguard="Herald", left="Grade 2")
    me.picks("yes", "Herald")
    assert [event[3] for event in scene.events("attack")] == [me.card("Herald"), me.card("Grade 2")]
    assert foe.count("damage") == 1


@pytest.mark.rule("1.3.3", "7.7.1.2", "8.2.1.2")
def test_what_cannot_be_hit_is_not_hit_however_strong_the_attack(scene, me, foe):
    saves = Modify(This(), (Cannot("be hit"),), "end of battle")
    scene.card("Ghost", abilities=[when_attacking(saves, "attacked")], grade=2, power=1000)
    to_battle(scene, me, foe, left="Grade 3", right="Grade 2")
    foe.has(vanguard="Ghost")
    me.attacks("Grade 3", "Ghost").is_asked("7.3.1.2")
    assert foe.count("damage") == 0
