"""Where battles meet other rules: who leaves, who guards, what is revealed, who hears of it."""

from __future__ import annotations

import pytest

ROW = "[CONT](RC):When this unit would attack, it battles all of your opponent's front row units."
BLITZ = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None}


@pytest.fixture(autouse=True)
def battle(scene, table):
    return scene.step("battle phase")


@pytest.mark.rule("7.16.2", "10.5.1.2.3", "13.3.1")
def test_who_intercepted_leaves_as_a_guardian_and_as_no_rear_guard(scene, me, foe):
    hears = "[AUTO](RC):When your other rear-guard is retired during your opponent's turn, Soul-Charge 1."
    scene.card("Mourner", hears)
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 2", back="Mourner", hand=["Grade 0"])
    with foe.changes(soul=0):
        me.attacks("Grade 3", "Grade 1")
        foe.guards_with("Grade 2")
    assert foe.zone("drop") == ["Grade 2"] and me.offered("yes")


@pytest.mark.rule("10.2.3", "10.4.1.8.3", "11.4.3")
@pytest.mark.parametrize("alone", [True, False])
def test_a_unit_that_cannot_be_attacked_is_left_out_of_an_attack_on_the_row(scene, me, foe, alone):
    alone_text = "If you have no other rear-guards in your front row, this unit cannot be attacked."
    scene.card("Hider", f"[CONT](RC):{alone_text}", power=5000)
    scene.card("Sweeper", ROW, grade=2, power=30000)
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(vanguard="Grade 3", left="Hider", right=[] if alone else "Grade 1", hand=["Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with_nothing()
    assert (foe.zone("left"), foe.zone("right"), foe.count("damage")) == (["Hider"] if alone else [], [], 1)


@pytest.mark.rule("11.9.7", "11.8.12.1.1", "4.13.1.1")
@pytest.mark.parametrize(("leader", "heard"), [("Prime", True), ("Other", False)])
def test_a_checked_card_is_heard_as_what_it_is_in_the_trigger_zone(scene, me, foe, leader, heard):
    """Of grade 1 in the deck and in the hand, there it is of grade 3."""
    scene.card("Sword", '[CONT](RC)/Trigger Zone:If your vanguard is "Prime", this card gets grade +2.', grade=1)
    scene.card(leader, "[AUTO](VC):When your drive check reveals a grade 3 card, Soul-Charge 1.", grade=2)
    asks = "If a grade 3 was revealed for your drive check this turn"
    scene.card("Fan", f"[CONT](RC):{asks}, this unit gets [Power] +5000.")
    me.has(vanguard=leader, left="Fan").deck_top("Sword")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with me.changes(soul=int(heard), hand=1):
        me.attacks(leader, "Grade 3")
        foe.guards_with_nothing()
    assert me.power("Fan") == 7000 + (5000 if heard else 0) and me.value("Sword", "grade") == 1


@pytest.mark.rule("10.5.1.2.1.1", "10.5.1.2.2", "14.6.3")
@pytest.mark.parametrize(("hand", "asked"), [(["Wall", "Grade 0"], False), (["Wall", "Grade 0", "Grade 1"], True)])
def test_who_must_call_two_and_has_a_sentinel_that_cannot_be_called(scene, me, foe, hand, asked):
    two = "until end of that battle, when your opponent would call cards from hand to (GC), they must call two or more"
    none = "until end of that battle, your opponent cannot call sentinels from hand to (GC)."
    text = f"[AUTO](VC):When this unit attacks, {two} at the same time.\n[AUTO](VC):When this unit attacks, {none}"
    scene.card("Wall", "[CONT]:Sentinel")
    scene.card("Siege", text, grade=2, power=20000)
    me.has(vanguard="Siege", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=hand)
    me.attacks("Siege", "Grade 3").picks(("ability", "Siege/1", "Siege"))
    assert foe.asked == asked
    if asked:
        foe.is_asked("10.5.1.2", exactly=["Grade 0", "Grade 1", "done"])


@pytest.mark.rule("11.7.1", "10.4.1.11.1", "11.9.4")
def test_a_booster_that_pays_with_itself_boosts_no_more_and_hears_of_no_hit(scene, me, foe):
    pays = "[COST][put this unit into your soul], choose three of your front row units, and they get [Power] +5000"
    scene.card("Spinner", f"[AUTO](RC):When this unit boosts, {pays} until end of turn.\n"
               "[AUTO](RC):When the attack this unit boosted hits, draw a card.", power=8000)  # fmt: skip
    me.has(vanguard="Grade 2", back="Spinner", left="Grade 1")
    foe.has(vanguard=scene.card("Wall", grade=3, power=14000), hand=["Grade 0"])
    me.attacks("Grade 2", "Wall", boost="Spinner").picks("yes")
    assert (me.power("Grade 2"), me.power("Grade 1"), me.zone("soul")) == (14000, 12000, ["Spinner"])
    with me.changes(hand=1), foe.changes(damage=1):  # the drive check
        foe.guards_with_nothing()


@pytest.mark.rule("11.8.13", "15.3.2", "11.3.1.2")
def test_what_is_to_happen_as_the_battle_ends_happens_though_the_token_is_gone(scene, me, foe):
    scene.step("main phase")
    scene.card("Warlord", "[ACT](VC):Call a Shadow Army token to (RC).", grade=2)
    bonus = "you may have this unit get [Power] +15000 until end of turn. If you do, at the end of that battle,"
    price = "retire all of your rear-guards in the same column as this unit, and draw a card."
    scene.card("Driver", f"[AUTO](RC):When this unit boosts a Shadow Army token, {bonus} {price}", power=8000)
    scene.card("Net", "Choose one of your opponent's rear-guards, and put it on the bottom of their deck.", **BLITZ)
    me.has(vanguard="Warlord", back_left="Driver", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", hand=["Net"])
    me.uses("Warlord").picks("front left").attacks("Shadow Army", "Grade 3", boost="Driver").picks("yes")
    assert me.power("Shadow Army") == 15000 + 8000 + 15000
    foe.plays("Net")
    with me.changes(hand=1), foe.changes(damage=0):
        foe.picks("Shadow Army")
    assert (me.zone("back left"), me.zone("drop")) == ([], ["Driver"])


@pytest.mark.rule("13.3.1", "10.4.1.9", "10.7.1.2.1")
def test_a_guardian_stays_as_long_as_another_unit_is_attacked(scene, me, foe):
    scene.card("Sweeper", ROW, grade=2, power=10000)
    scene.card("Recall", "Choose one of your rear-guards, and return it to your hand.", **BLITZ)
    me.has(vanguard="Grade 2", left="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Grade 0", "Recall"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Grade 0", "Grade 1").plays("Recall")
    assert (foe.zone("guardians"), foe.power("Grade 3")) == (["Grade 0"], 10000)
    foe.guards_with_nothing()
    assert (foe.count("damage"), foe.zone("drop")) == (1, ["Recall", "Grade 0"])


@pytest.mark.rule("7.30.1.2", "10.3.2", "10.1.3")
def test_on_the_first_turn_a_unit_attacks_by_order_and_no_other_way(scene, me, foe):
    """10.3.2 speaks of the start step, which an ordered attack does not have."""
    scene.step("main phase").turn_of(0, 1)
    scene.card("Marshal", "[ACT](VC):Choose one of your rear-guards, and it attacks your opponent's vanguard.", grade=2)
    me.has(vanguard="Marshal", left="Grade 3", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    me.uses("Marshal")
    foe.guards_with_nothing()
    assert foe.count("damage") == 1
    me.picks("pass")
    foe.is_asked("9.6.2")


@pytest.mark.rule("13.5.1", "2.8.2.6", "10.6.1.2.5")
def test_damage_in_a_drive_check_may_turn_up_an_over_trigger(scene, me, foe):
    """The checked card has come to the hand by then; no additional effect is done in a damage check."""
    deals = "[AUTO](VC):When your drive check reveals a grade 3 card, deal one damage to your opponent's vanguard."
    scene.card("Zealot", deals, grade=2, power=5000)
    me.has(vanguard="Zealot", left="Grade 1").deck_top("Grade 3")
    foe.has(vanguard="Grade 3", hand=["Grade 0"]).deck_top("Over Trigger")
    me.attacks("Zealot", "Grade 3")
    foe.guards_with_nothing()
    assert me.zone("hand") == ["Grade 3"]
    foe.is_asked(exactly=["remove", "draw", "over power"])
    with foe.changes(damage=0, hand=1):
        foe.picks("remove", "draw")
