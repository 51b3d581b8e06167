"""Over triggers, damage, drive checks and limits of use where they meet each other."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Cards, Modify, Number, On, Perform, Rule, Set

VC = ("vanguard circle",)
HUNDRED_MILLION = 100_000_000
SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}


def bomb(scene, damage, side):
    deals = Perform("deal damage", Number(damage), cards=Cards(VC, side))
    return scene.card("Bomb", abilities=[Ability("activated", deals, zones=("field",))], grade=2)


# --- over triggers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("2.8.2.6", "7.36.1.1", "10.6.1.2.6")
def test_a_rear_guards_drive_check_does_the_additional_effect_too(scene, me, foe):
    """Any order of the four; the second check of the twin drive is still made."""
    twin = "[AUTO](RC):When this unit attacks, this unit performs a twin drive until end of that battle."
    scene.step("battle phase").card("Lancer", twin, grade=2)
    scene.card("Flood", "Additional Effect - Choose one of your vanguards, and [Stand] it!", grade=0, trigger="over")
    me.has(left="Lancer").deck_top("Flood", "Grade 1", "Grade 0")
    me.put("vanguard circle", "Grade 2", rested=True)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Lancer", "Grade 3")
    foe.guards_with_nothing()
    me.is_asked("2.8.3.2", exactly=["remove", "draw", "over power", "additional effect"])
    me.picks("draw", "over power", "Lancer", "additional effect")
    assert (me.zone("removed"), me.is_rested("Grade 2")) == (["Flood"], False)
    assert (sorted(me.zone("hand")), foe.count("damage")) == (["Grade 0", "Grade 1"], 1)


@pytest.mark.rule("2.8.2.6", "13.6.2", "13.2.2", "13.5.2")
@pytest.mark.parametrize(("tops", "damage"), [(["Over Trigger", "Grade 3", "Grade 1"], 5), (["Grade 0", "Grade 1"], 6)])
def test_an_over_trigger_is_no_damage(scene, me, foe, tops, damage):
    """Of two damage at four, one is left out: five, and the game goes on."""
    scene.step("battle phase")
    me.has(vanguard=scene.card("Giant", grade=2, power=20000, critical=2))
    foe.has(vanguard="Grade 3", damage=4, hand=["Grade 0"]).deck_top(*tops)
    me.attacks("Giant", "Grade 3")
    foe.guards_with_nothing()
    if damage == 5:
        foe.picks("remove", "draw")
    assert foe.count("damage") == damage and (scene.result is not None) == (damage == 6)


@pytest.mark.rule("2.8.2.6", "9.9.2")
def test_what_it_gave_the_defender_is_over_with_the_attackers_turn(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard=scene.card("Giant", grade=2, power=30000), left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"]).deck_top("Over Trigger")
    me.attacks("Giant", "Grade 3")
    foe.guards_with_nothing()
    foe.picks("remove", "draw")
    assert (foe.power("Grade 3"), foe.count("damage")) == (10000 + HUNDRED_MILLION, 0)
    me.declines_attack()
    foe.is_asked()
    assert foe.power("Grade 3") == 10000


@pytest.mark.rule("7.14.1", "2.8.2.6")
def test_it_is_heard_as_a_trigger_unit_though_it_is_removed(scene, me, foe):
    hears = "[AUTO](RC):When your drive check reveals a trigger unit, Soul-Charge 1."
    scene.step("battle phase").card("Listener", hears)
    me.has(vanguard="Grade 2", left="Listener").deck_top("Over Trigger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with_nothing()
    with me.changes(soul=1):
        me.picks("remove", "draw", "Listener")


@pytest.mark.rule("2.9.6", "7.14.1", "2.8.1")
def test_a_trigger_order_has_its_icon_and_is_no_trigger_unit(scene, me, foe):
    hears = "[AUTO](RC):When your drive check reveals a trigger unit, Soul-Charge 1."
    scene.step("battle phase").card("Listener", hears)
    scene.card("Signal", "Draw a card.", **{**SET, "type": "trigger order", "trigger": "draw", "grade": 0})
    me.has(vanguard="Grade 2", left="Listener").deck_top("Signal")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.guards_with_nothing()
    with me.changes(soul=0, hand=2):
        me.picks("draw", "Listener")


@pytest.mark.rule("2.8.3.3.1", "2.8.3.3")
def test_what_is_cancelled_after_the_first_check_leaves_what_it_gave(scene, me, foe):
    hush = Ability("automatic", Rule("opponent", (Cannot("resolve triggers"),), "end of turn"), zones=("field",),
                   trigger=On("trigger", ()))  # fmt: skip
    scene.step("battle phase").card("Hush", abilities=[hush], grade=1)
    foe.has(vanguard="Grade 2", back="Hush", hand=["Grade 0"])
    me.has(vanguard="Grade 3", left="Grade 1").deck_top("Critical Trigger", "Critical Trigger")
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with_nothing()
    me.picks("critical", "Grade 3", "Grade 1")
    assert (me.count("hand"), me.power("Grade 1"), me.critical("Grade 3")) == (2, 7000 + 10000, 2)


# --- damage -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.5.1.1", "13.5.2", "13.6.1")
def test_both_of_two_damage_of_the_turn_player_come_first(scene, me, foe):
    me.has(vanguard=bomb(scene, 2, "any"), hand=["Grade 0"]).deck_top("Grade 1", "Grade 0")
    foe.has(vanguard="Grade 3").deck_top("Grade 2", "Grade 3")
    me.uses("Bomb")
    assert [name for name, _, to in scene.moves() if to == "damage"] == ["Grade 1", "Grade 0", "Grade 2", "Grade 3"]


@pytest.mark.rule("13.5.1.1", "13.2.2", "1.2.1")
def test_with_five_each_the_turn_player_loses_first(scene, me, foe):
    """It is no draw: the other player's damage is still to be worked off as the game ends."""
    me.has(vanguard=bomb(scene, 1, "any"), damage=5, hand=["Grade 0"])
    foe.has(vanguard="Grade 3", damage=5)
    me.uses("Bomb")
    assert scene.winner is foe and foe.count("damage") == 5


@pytest.mark.rule("13.5.3", "13.2.3", "13.6.1")
def test_who_checks_the_last_card_for_damage_loses_before_it_is_damage(scene, me, foe):
    scene.exactly().step("battle phase")
    me.has(vanguard=scene.card("Giant", grade=2, power=30000, critical=3), deck=10)
    foe.has(vanguard="Grade 3", deck=1, hand=["Grade 0"])
    me.attacks("Giant", "Grade 3")
    foe.guards_with_nothing()
    assert scene.winner is me and scene.result.rule == "13.2.3" and foe.count("damage") == 0


# --- drive checks and powers ------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.1.3", "10.4.1.5.1", "10.4.1.10", "6.3.3.4")
def test_a_vanguard_that_is_ridden_over_in_its_drive_step_drives_and_hits_no_more(scene, me, foe):
    text = (
        "[AUTO](VC):When your drive check reveals a grade 3 card, choose up to one card from your soul, and ride it as "
        "[Stand]."
    )
    scene.step("battle phase").card("Duke", text, grade=3, power=20000)
    me.has(vanguard="Duke", soul=["Grade 2"]).deck_top("Grade 3")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Duke", "Grade 3")
    foe.guards_with_nothing()
    me.picks("Grade 2")
    assert (me.zone("hand"), foe.count("damage"), me.offered("yes")) == (["Grade 3"], 0, True)


@pytest.mark.rule("13.8.1", "17.4.1.2", "13.3.1")
def test_a_turn_that_ends_in_a_drive_check_drops_card_and_guardian(scene, me, foe):
    text = "[AUTO](VC):When your drive check reveals a grade 3 card, end the turn."
    scene.step("battle phase").card("Bell", text, grade=3)
    me.has(vanguard="Bell").deck_top("Grade 3")
    foe.has(vanguard="Grade 2", hand=["Grade 1", "Grade 0"])
    me.attacks("Bell", "Grade 2")
    foe.guards_with("Grade 1")
    foe.is_asked()
    assert (me.zone("hand"), me.zone("drop"), foe.zone("drop")) == ([], ["Grade 3"], ["Grade 1"])


@pytest.mark.rule("11.9.4.1.1", "10.4.1.11.2", "10.8.1.2")
def test_a_power_that_is_doubled_while_boosted_counts_the_boost(scene, me, foe):
    """By as much as it was then; the boost itself ends with the battle."""
    text = "[AUTO](VC):When this unit attacks, double this unit's [Power] until end of turn."
    scene.step("battle phase").card("Mirror", text, grade=2, power=10000)
    me.has(vanguard="Mirror", back="Grade 1", left="Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Mirror", "Grade 3", boost="Grade 1")
    assert me.power("Mirror") == 10000 + 7000 + 17000
    foe.guards_with_nothing()
    assert me.power("Mirror") == 10000 + 17000


@pytest.mark.rule("11.9.1.9", "11.9.1.8", "6.2.4.1")
@pytest.mark.parametrize(("pressed", "damage"), [(True, 1), (False, 0)])
def test_no_shield_helps_a_vanguard_whose_power_is_set(scene, me, foe, pressed, damage):
    press = Ability("continuous", Modify(Cards(VC, "theirs"), (Set("power", Number(1)),)), zones=("field",))
    scene.step("battle phase").card("Press", abilities=[press] if pressed else [], grade=1)
    me.has(vanguard="Grade 2", back="Press")
    foe.has(vanguard="Grade 3", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Grade 3", boost=None)
    foe.picks("Grade 0", "done")
    assert foe.power("Grade 3") == (1 if pressed else 10000 + 10000)
    foe.picks("done")
    assert foe.count("damage") == damage


# --- limits of use ----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.2.1.2.2", "12.3.1.1.1", "11.8.9")
@pytest.mark.parametrize(("face_down", "left"), [(0, 1), (1, 0)])
def test_of_two_that_wait_the_second_stays_if_the_first_changed_nothing(scene, me, face_down, left):
    hears = "[AUTO](RC)[1/Turn]:When your other rear-guard is placed, Counter-Charge 1."
    scene.card("Ear", hears, grade=1)
    scene.card("Caller", "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).", grade=2)
    me.has(vanguard="Caller", left="Ear", drop=["Grade 0", "Grade 1"])
    me.put("damage", "Grade 3", face_down=bool(face_down))
    me.uses("Caller").picks("front right", "back left")
    assert len(scene.game.waiting) == 2
    me.picks(("ability", "Ear/1", "Ear"))
    assert len(scene.game.waiting) == left
    me.is_asked()


@pytest.mark.rule("12.3.1.1.1", "11.8.11.2")
@pytest.mark.parametrize(("paid", "again"), [("yes", False), ("no", True)])
def test_a_cost_that_was_paid_for_nothing_uses_it_up(scene, me, paid, again):
    """There was nobody to retire; but damage was turned."""
    cost = "[COST][Counter-Blast 1], choose one of your opponent's rear-guards, and retire it."
    scene.card("Ear", f"[AUTO](RC)[1/Turn]:When your other rear-guard is placed, {cost}", grade=1)
    me.has(vanguard="Grade 2", left="Ear", hand=["Grade 0", "Grade 1"], damage=1)
    me.put("damage", "Grade 3")
    me.calls("Grade 0", "right").picks(("ability", "Ear/1", "Ear"), paid)
    if paid == "yes":
        me.picks("Grade 3")
    me.calls("Grade 1", "back")
    assert me.offered("ability", "Ear/1", "Ear") == again


@pytest.mark.rule("12.3.1.1.1", "4.1.8", "6.2.5")
def test_a_card_that_came_back_may_use_it_again(scene, me):
    scene.card("Well", "[ACT](RC)[1/Turn]:Draw a card.", grade=1)
    scene.card("Lifter", "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and return it to your hand.", grade=2)
    me.has(vanguard="Lifter", left="Well")
    me.uses("Well")
    assert me.refused("use", "Well", "Well/1") == "12.2.1.1"
    me.uses("Lifter").calls("Well", "left").uses("Well")
    assert me.count("hand") == 2


@pytest.mark.rule("11.8.2.1.1", "9.7.2.3.1", "11.8.2.1.1.1")
def test_a_limit_that_falls_back_keeps_the_next_order_from_being_played(scene, me):
    order = {**SET, "type": "normal order"}
    for name in ("Edict", "Decree"):
        scene.card(name, "Draw a card.", **order)
    scene.card("Clerk", "[CONT](RC):You may play one more order.", grade=1)
    scene.card("Reaper", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Reaper", left="Clerk", hand=["Edict", "Decree"])
    me.plays("Edict")
    assert me.offered("order", "Decree")
    me.uses("Reaper")
    assert me.refused("order", "Decree") == "11.8.2.1.1"


@pytest.mark.rule("16.4.3", "17.4.3", "17.4.1.2")
def test_a_song_that_was_sung_as_the_turn_ended_is_done_and_turned_in_the_end_phase(scene, me, foe):
    scene.card("Evensong", "[AUTO](Order zone):When this Song is sung, draw a card.", **SET, subtype="Song")
    ends = "[ACT](VC):Choose a face up Song from your order zone, sing it, and end the turn."
    me.has(vanguard=scene.card("Singer", ends, grade=2), order_zone=["Evensong"], hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    with me.changes(hand=1):
        me.uses("Singer")
    foe.is_asked()
    assert scene.game.face_down[me.card("Evensong")]
