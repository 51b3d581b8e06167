"""Section 2.8: what the trigger icons do in a drive check and in a damage check."""

from __future__ import annotations

import pytest


def drive_check(scene, me, foe, *top):
    """My Grade 2 vanguard attacks; these cards lie on my deck. The Grade 1 on the right could attack next."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1").deck_top(*top)
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")


def damage_check(scene, me, foe, *top):
    """My Grade 2 vanguard hits the foe's; these cards lie on the foe's deck."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 1").deck_top(*top)
    me.attacks("Grade 2", "Grade 1")
    foe.guards_with_nothing()


# --- 2.8.1.1.1 no icon


@pytest.mark.rule("2.8.1.1.1")
def test_a_card_without_a_trigger_icon_does_nothing(scene, me, foe):
    """2.8.1.1.1: of a matching clan, but a normal unit: it goes to hand and no number changes."""
    drive_check(scene, me, foe, "Grade 0")
    me.is_asked("7.2.1.2")
    assert me.zone("hand") == ["Grade 0"]
    assert (me.power("Grade 2"), me.critical("Grade 2")) == (9000, 1)
    assert (me.power("Grade 1"), me.critical("Grade 1")) == (7000, 1)


@pytest.mark.rule("2.8.1.1.1")
def test_a_card_without_a_trigger_icon_does_nothing_in_a_damage_check(scene, me, foe):
    """2.8.1.1.1: it just becomes the damage."""
    foe.has(back="Grade 3")
    damage_check(scene, me, foe, "Grade 0")
    me.is_asked("7.2.1.2")
    assert foe.zone("damage") == ["Grade 0"]
    assert (foe.power("Grade 1"), foe.power("Grade 3"), foe.count("hand")) == (7000, 10000, 0)


# --- 2.8.1.1.2 critical


@pytest.mark.rule("2.8.1.1.2")
def test_a_critical_trigger_gives_to_two_different_units(scene, me, foe):
    """2.8.1.1.2: the critical to the attacking vanguard, the power to a standing rear-guard."""
    drive_check(scene, me, foe, "Critical Trigger")
    me.picks("critical", "Grade 2", "Grade 1")
    assert (me.critical("Grade 2"), me.power("Grade 2")) == (1 + 1, 9000)
    assert (me.critical("Grade 1"), me.power("Grade 1")) == (1, 7000 + 5000)


@pytest.mark.rule("2.8.1.1.2")
def test_a_critical_trigger_may_give_both_to_one_unit(scene, me, foe):
    """2.8.1.1.2: the units can differ, they need not; 9000 + 5000 hits 10000 for 1 + 1."""
    drive_check(scene, me, foe, "Critical Trigger")
    me.picks("critical", "Grade 2", "Grade 2")
    assert (me.critical("Grade 2"), me.power("Grade 2")) == (1 + 1, 9000 + 5000)
    assert foe.count("damage") == 1 + 1


@pytest.mark.rule("2.8.1.1", "2.8.1.1.4")
@pytest.mark.parametrize(("trigger", "parts"), [("Critical Trigger", 2), ("Draw Trigger", 1), ("Stand Trigger", 2)])
def test_only_a_stand_trigger_asks_which_rear_guard_stands(scene, me, foe, trigger, parts):
    """2.8.1.1: each icon does what is said of it; with two rear-guards nothing of another trigger asks about them."""
    me.has(back="Grade 0")
    drive_check(scene, me, foe, trigger)
    asked = []
    while scene.game.question.rule.startswith("2.8"):
        asked.append(scene.game.question.rule)
        me.answer(scene.game.question.options[0])
    assert ("2.8.1.1.4" in asked) is (trigger == "Stand Trigger")
    assert len([rule for rule in asked if rule != "2.8.2"]) == parts


@pytest.mark.rule("2.8.1.1.2")
def test_a_critical_trigger_is_given_to_own_units_only(scene, me, foe):
    """2.8.1.1.2: every unit of the checking player may be chosen for either part, none of the opponent's."""
    me.has(back="Grade 0")
    foe.has(left="Grade 1")
    drive_check(scene, me, foe, "Critical Trigger")
    me.picks("critical")
    me.is_asked("2.8.1.1.2", exactly=["Grade 2", "Grade 1", "Grade 0"])
    me.picks("Grade 1")
    me.is_asked(exactly=["Grade 2", "Grade 1", "Grade 0"])
    me.picks("Grade 1")
    assert foe.power("Grade 1") == 7000


@pytest.mark.rule("2.8.1.1.2")
def test_the_bonus_of_a_critical_trigger_lasts_until_the_end_of_the_turn(scene, me, foe):
    """2.8.1.1.2: it is there in the next battle of the turn and gone in the opponent's turn."""
    drive_check(scene, me, foe, "Critical Trigger")
    me.picks("critical", "Grade 1", "Grade 1")
    me.is_asked("7.2.1.2")
    assert (me.critical("Grade 1"), me.power("Grade 1")) == (1 + 1, 7000 + 5000)
    me.declines_attack()
    assert scene.game.facts["turn seat"] == foe.seat
    assert (me.critical("Grade 1"), me.power("Grade 1")) == (1, 7000)
    scene.pass_until("6.6.1.2", even_if_able=True)


@pytest.mark.rule("2.8.1.1.2")
def test_a_critical_trigger_works_in_a_damage_check(scene, me, foe):
    """2.8.1.1.2: there the attacked player gives both parts, and the checked card is the damage."""
    foe.has(back="Grade 3")
    damage_check(scene, me, foe, "Critical Trigger")
    foe.picks("critical", "Grade 3", "Grade 1")
    assert (foe.critical("Grade 3"), foe.power("Grade 1")) == (1 + 1, 7000 + 5000)
    assert foe.zone("damage") == ["Critical Trigger"]


@pytest.mark.rule("2.8.1.1.2")
def test_a_guardian_is_one_of_the_units(scene, me, foe):
    """2.8.1.1.2: in a damage check units on the guardian circle can be chosen as well."""
    scene.card("Battering Ram", grade=3, power=20000)
    scene.step("battle phase")
    me.has(vanguard="Battering Ram", right="Grade 1")
    foe.has(vanguard="Grade 1", back="Grade 3", hand=["Grade 0"]).deck_top("Critical Trigger")
    me.attacks("Battering Ram", "Grade 1")
    foe.guards_with("Grade 0")
    foe.picks("critical")
    foe.is_asked("2.8.1.1.2", exactly=["Grade 1", "Grade 3", "Grade 0"])


# --- 2.8.1.1.3 draw


@pytest.mark.rule("2.8.1.1.3")
def test_a_draw_trigger_draws_and_gives_power(scene, me, foe):
    """2.8.1.1.3: one card from the draw, one chosen unit at +5000, and the checked card to hand after it."""
    drive_check(scene, me, foe, "Draw Trigger", "Grade 0")
    me.picks("draw")
    assert me.zone("hand") == ["Grade 0"]
    me.picks("Grade 1")
    assert me.power("Grade 1") == 7000 + 5000
    assert me.power("Grade 2") == 9000
    assert me.zone("hand") == ["Grade 0", "Draw Trigger"]


@pytest.mark.rule("2.8.1.1.3")
def test_the_power_of_a_draw_trigger_lasts_until_the_end_of_the_turn(scene, me, foe):
    """2.8.1.1.3: gone when the opponent's turn has begun."""
    drive_check(scene, me, foe, "Draw Trigger")
    me.picks("draw", "Grade 1")
    assert me.power("Grade 1") == 7000 + 5000
    me.declines_attack()
    assert me.power("Grade 1") == 7000
    scene.pass_until("6.6.1.2", even_if_able=True)


@pytest.mark.rule("2.8.1.1.3")
def test_a_draw_trigger_works_in_a_damage_check(scene, me, foe):
    """2.8.1.1.3: the attacked player draws; the checked card becomes damage, not part of the hand."""
    damage_check(scene, me, foe, "Draw Trigger", "Grade 0")
    foe.picks("draw")
    assert foe.zone("hand") == ["Grade 0"]
    assert foe.zone("damage") == ["Draw Trigger"]
    assert foe.power("Grade 1") == 7000 + 5000


# --- 2.8.1.1.4 stand


@pytest.mark.rule("2.8.1.1.4")
def test_a_stand_trigger_stands_a_rear_guard_and_never_the_vanguard(scene, me, foe):
    """2.8.1.1.4: all rear-guards may be chosen to stand, the resting vanguard may not."""
    me.put("front left", "Grade 3", rested=True)
    drive_check(scene, me, foe, "Stand Trigger")
    me.picks("stand")
    me.is_asked("2.8.1.1.4", exactly=["Grade 3", "Grade 1"])
    assert me.is_rested("Grade 3")
    me.picks("Grade 3")
    assert not me.is_rested("Grade 3")
    me.picks("Grade 3")
    assert me.is_rested("Grade 2")


@pytest.mark.rule("2.8.1.1.4")
def test_the_power_of_a_stand_trigger_may_go_to_another_unit(scene, me, foe):
    """2.8.1.1.4: a rear-guard stands, the vanguard gets the power."""
    me.put("front left", "Grade 3", rested=True)
    drive_check(scene, me, foe, "Stand Trigger")
    me.picks("stand", "Grade 3")
    me.is_asked(exactly=["Grade 2", "Grade 3", "Grade 1"])
    me.picks("Grade 2")
    assert me.power("Grade 2") == 9000 + 5000
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("2.8.1.1.4")
def test_a_stood_rear_guard_attacks_again(scene, me, foe):
    """2.8.1.1.4: what the stand is good for: the unit that had attacked is offered again."""
    me.put("front left", "Grade 3", rested=True)
    drive_check(scene, me, foe, "Stand Trigger")
    me.picks("stand", "Grade 3", "Grade 1")
    me.picks("yes", rule="7.2.1.2")
    me.is_asked("7.3.1.3", exactly=["Grade 3", "Grade 1"])


@pytest.mark.rule("2.8.1.1.4")
def test_a_stand_trigger_without_rear_guards_gives_only_power(scene, me, foe):
    """2.8.1.1.4: nothing can be stood; the vanguard gets +5000 all the same."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2").deck_top("Stand Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 1"]).deck_top("Draw Trigger")
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with_nothing()
    me.picks("stand")
    foe.is_asked("2.8.2")
    assert me.power("Grade 2") == 9000 + 5000
    assert me.is_rested("Grade 2")
    assert scene.events("stand") == []


@pytest.mark.rule("2.8.1.1.4")
def test_the_power_of_a_stand_trigger_lasts_until_the_end_of_the_turn(scene, me, foe):
    """2.8.1.1.4: gone when the opponent's turn has begun."""
    drive_check(scene, me, foe, "Stand Trigger")
    me.picks("stand", "Grade 1")
    assert me.power("Grade 1") == 7000 + 5000
    me.declines_attack()
    assert me.power("Grade 1") == 7000
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- 2.8.1.1.5 heal


@pytest.mark.rule("2.8.1.1.5")
@pytest.mark.parametrize(("mine", "theirs", "healed"), [(3, 3, 1), (4, 3, 1), (2, 3, 0), (0, 0, 0)])
def test_a_heal_trigger_heals_unless_the_opponent_has_more_damage(scene, me, foe, mine, theirs, healed):
    """2.8.1.1.5: equal or more damage heals one, less heals none; the power comes in every case."""
    me.has(damage=mine)
    foe.has(damage=theirs)
    drive_check(scene, me, foe, "Heal Trigger")
    me.picks("heal")
    if healed:
        me.picks("Stone", rule="2.8.1.1.5")
    me.picks("Grade 1")
    assert me.count("damage") == mine - healed
    assert me.count("drop") == healed
    assert me.power("Grade 1") == 7000 + 5000


@pytest.mark.rule("2.8.1.1.5")
def test_the_player_chooses_which_damage_is_healed(scene, me, foe):
    """2.8.1.1.5: face up or face down, each card of the own damage zone may be chosen; it goes to the drop zone."""
    me.has(damage=["Grade 0"])
    me.put("damage", "Grade 3", face_down=True)
    foe.has(damage=["Stone"])
    drive_check(scene, me, foe, "Heal Trigger")
    me.picks("heal")
    me.is_asked("2.8.1.1.5", exactly=["Grade 0", "Grade 3"])
    me.picks("Grade 3")
    assert me.zone("drop") == ["Grade 3"]
    assert me.zone("damage") == ["Grade 0"]
    me.picks("Grade 2")


@pytest.mark.rule("2.8.1.1.5")
@pytest.mark.parametrize(("theirs", "healed"), [(2, 0), (3, 1)])
def test_the_card_being_checked_is_not_counted_as_damage(scene, me, foe, theirs, healed):
    """2.8.1.1.5: in a damage check with two or three damage against three the checked card makes no difference."""
    me.has(damage=3)
    foe.has(damage=theirs)
    damage_check(scene, me, foe, "Heal Trigger")
    foe.picks("heal")
    if healed:
        foe.is_asked("2.8.1.1.5", exactly=["Stone"] * theirs)
        foe.picks("Stone")
    assert foe.count("damage") == theirs - healed + 1
    assert foe.power("Grade 1") == 7000 + 5000


@pytest.mark.rule("2.8.1.1.5")
def test_the_power_of_a_heal_trigger_lasts_until_the_end_of_the_turn(scene, me, foe):
    """2.8.1.1.5: gone when the opponent's turn has begun."""
    drive_check(scene, me, foe, "Heal Trigger")
    me.picks("heal", "Grade 1")
    assert me.power("Grade 1") == 7000 + 5000
    me.declines_attack()
    assert me.power("Grade 1") == 7000
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- 2.8.2 the order


@pytest.mark.rule("2.8.2")
@pytest.mark.parametrize("kind", ["critical", "draw", "stand", "heal"])
def test_both_orders_are_offered(scene, me, foe, kind):
    """2.8.2: whichever trigger it is, its player says what comes first."""
    me.has(damage=1)
    drive_check(scene, me, foe, f"{kind.capitalize()} Trigger")
    me.is_asked("2.8.2", exactly=[kind, "power"])


@pytest.mark.rule("2.8.2")
def test_the_draw_may_come_before_the_power(scene, me, foe):
    """2.8.2: the player sees the drawn card before choosing the unit."""
    drive_check(scene, me, foe, "Draw Trigger", "Grade 0")
    me.picks("draw", rule="2.8.2")
    assert me.zone("hand") == ["Grade 0"]
    assert scene.events("bonus") == []
    me.picks("Grade 2")
    assert me.power("Grade 2") == 9000 + 5000


@pytest.mark.rule("2.8.2")
def test_the_power_may_come_before_the_draw(scene, me, foe):
    """2.8.2: the unit is chosen while the hand is still empty; then the card is drawn."""
    drive_check(scene, me, foe, "Draw Trigger", "Grade 0")
    me.picks("power", rule="2.8.2")
    assert me.zone("hand") == []
    me.picks("Grade 2")
    assert me.power("Grade 2") == 9000 + 5000
    assert me.zone("hand") == ["Grade 0", "Draw Trigger"]


@pytest.mark.rule("2.8.2")
def test_the_other_player_does_not_choose_the_order(scene, me, foe):
    """2.8.2: in a damage check it is the damaged player, whose trigger it is."""
    damage_check(scene, me, foe, "Critical Trigger")
    foe.is_asked("2.8.2", exactly=["critical", "power"])
