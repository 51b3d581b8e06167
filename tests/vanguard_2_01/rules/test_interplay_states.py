"""Locked, deleted and unreachable cards against lasting effects, marks and battles."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cannot,
    Cards,
    Choose,
    It,
    Later,
    Modify,
    Move,
    Number,
    Sequence,
)

REAR = ("rear-guard circle",)
LOCKS, FREES = "Choose one of your rear-guards in the front row, and lock it.", "Unlock all of your locked cards."
ERASES = "[AUTO](VC/RC):When this unit is attacked, delete all of your opponent's vanguards."


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def keyholder(scene, *abilities):
    scene.card("Keyholder", f"[ACT](VC):{LOCKS}\n[ACT](VC):{FREES}", abilities=list(abilities), grade=2)


def lifts(number=3000):
    return Modify(Cards(("front left",), "mine"), (Add("power", Number(number)),), "end of turn")


# --- locked ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.22.2", "10.24.2", "8.7.3")
@pytest.mark.parametrize("locked", [False, True])
def test_what_a_card_had_gained_is_lost_by_being_locked_and_unlocked(scene, me, foe, locked):
    keyholder(scene, act(lifts()))
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder", 3)
    if locked:
        me.uses("Keyholder").uses("Keyholder", 2)
    assert me.power("Grade 1") == 7000 + (0 if locked else 3000)


@pytest.mark.rule("10.24.2", "8.6.6.1")
@pytest.mark.parametrize("locked", [False, True])
def test_what_was_to_leave_at_the_end_of_the_turn_stays_if_it_was_locked_meanwhile(scene, me, foe, locked):
    later = Later(At("end", "turn"), Move(It(), "drop", verb="retire"))
    keyholder(scene, act(Choose(Cards(REAR, "mine"), Number(1)), later))
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder", 3)
    if locked:
        me.uses("Keyholder").uses("Keyholder", 2)
    me.picks("pass", "no")
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.zone("left") == (["Grade 1"] if locked else [])


@pytest.mark.rule("6.6.1.2.3", "4.6.7", "10.22.6")
@pytest.mark.parametrize("locked", [False, True])
def test_nothing_changes_places_with_a_locked_card(scene, me, foe, locked):
    keyholder(scene)
    me.has(vanguard="Keyholder", left="Grade 1", back_left="Grade 0")
    if locked:
        me.uses("Keyholder")
    assert me.offered("exchange", "left") != locked
    me.is_asked("6.6.1.2")


@pytest.mark.rule("11.34.1", "10.22.2")
@pytest.mark.parametrize("locked", [False, True])
def test_harmony_ends_when_one_of_the_two_is_locked(scene, me, foe, locked):
    keyholder(scene)
    scene.card("Singer", "[AUTO](RC):Harmony", grade=1)
    me.has(vanguard="Keyholder", back_left="Singer", hand=["Grade 0"])
    me.calls("Grade 0", "left")
    singer = scene.game.match.book.words.states["in harmony"]
    assert singer(scene.game, me.card("Singer"))
    if locked:
        me.uses("Keyholder")
    assert singer(scene.game, me.card("Singer")) != locked


@pytest.mark.rule("10.22.4", "11.36.1.1")
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_card_does_not_stand_against_a_dark_device(scene, me, foe, locked):
    """It is neither standing nor resting, and no unit."""
    scene.card("Jailer", "[ACT](VC):Choose one of your opponent's rear-guards, and lock it.", grade=2)
    scene.card("Device", "[CONT](RC)Dark Device:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Jailer", left="Device")
    foe.has(right="Grade 2")
    if locked:
        me.uses("Jailer")
    scene.start()
    assert me.power("Device") == (8000 if locked else 5000)


# --- deleted --------------------------------------------------------------------------------------------------------


def deleted(scene, me, foe, **units):
    """My vanguard, which was deleted when a rear-guard of mine attacked."""
    scene.step("battle phase").card("Eraser", ERASES, grade=1, power=3000, skill=None)
    me.has(right="Grade 1", left="Grade 0", **units)
    foe.has(left="Eraser")
    me.attacks("Grade 1", "Eraser")


@pytest.mark.rule("10.26.3", "11.2.3.1", "7.6.1.3")
def test_a_deleted_vanguard_keeps_its_drive(scene, me, foe):
    deleted(scene, me, foe, vanguard="Grade 3")
    assert (me.power("Grade 3"), scene.game.face_down[me.card("Grade 3")]) == (0, 1)
    with me.changes(hand=2), foe.changes(damage=0):
        me.attacks("Grade 3", "Stone")


@pytest.mark.rule("10.26.4", "11.4.1", "7.7.1.2")
def test_a_deleted_vanguard_is_boosted_and_hits(scene, me, foe):
    deleted(scene, me, foe, vanguard="Grade 3", back="Grade 1")
    with foe.changes(damage=1):
        me.attacks("Grade 3", "Stone", boost="Grade 1")


@pytest.mark.rule("10.26.8", "2.8.1.1.2", "10.26.7")
def test_a_deleted_vanguard_gets_the_power_of_a_trigger(scene, me, foe):
    me.deck_top("Grade 0", "Critical Trigger")
    deleted(scene, me, foe, vanguard="Grade 3")
    me.attacks("Grade 3", "Stone").picks("power", "Grade 3", "Grade 3")
    assert (me.power("Grade 3"), me.critical("Grade 3")) == (5000, 2)


# --- resist, barred -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.13.1", "8.7.6")
@pytest.mark.parametrize("resists", [False, True])
def test_a_guardian_with_resist_is_not_pierced(scene, me, foe, resists):
    pierce = (
        "[AUTO](VC):When your drive check reveals a grade 3 card, choose one of your opponent's guardians, retire it, "
        'and that unit\'s effects with "cannot be hit" are nullified.'
    )
    ward = (
        "[AUTO]:When this unit is placed on (GC), choose one of your units that is being attacked, and that unit "
        "cannot be hit until end of that battle."
    )
    scene.step("battle phase").card("Piercer", pierce, grade=2, power=20000)
    scene.card("Wall", "\n".join([ward, *(["[CONT](RC)/(GC):Resist"] if resists else [])]), grade=0, shield=0)
    me.has(vanguard="Piercer").deck_top("Grade 3")
    foe.has(vanguard="Grade 1", hand=["Wall"])
    me.attacks("Piercer", "Grade 1")
    foe.picks("Wall")
    assert foe.count("damage") == int(not resists)


@pytest.mark.rule("7.4.1.8.4", "1.3.3", "7.4.1.6")
def test_who_battles_a_row_leaves_out_what_cannot_be_attacked(scene, me, foe):
    safe = Ability("continuous", Modify(Cards(("front left",), "mine"), (Cannot("be attacked"),)), zones=("field",))
    sweeps = "[CONT](VC):This unit battles every unit in your opponent's front row in one attack."
    scene.step("battle phase").card("Sweeper", sweeps, grade=2, power=20000)
    scene.card("Ghost", abilities=[safe], grade=1)
    me.has(vanguard="Sweeper", left="Grade 1")
    foe.has(left="Ghost", right="Grade 0")
    me.picks("yes", "Sweeper").is_asked(about="attack")
    assert (foe.zone("left"), foe.zone("right"), foe.count("damage")) == (["Ghost"], [], 1)


# --- marks that look at the hand --------------------------------------------------------------------------------------


@pytest.mark.rule("11.15.3", "7.5.1.2.2")
@pytest.mark.parametrize(("hand", "drawn"), [(3, 1), (4, 0)])
def test_a_guardian_that_was_called_is_not_in_the_hand_for_its_brave(scene, me, foe, hand, drawn):
    """It and three more: three are left as it is placed."""
    text = "[AUTO]Brave:When this unit is placed on (GC), draw a card."
    scene.step("battle phase").card("Guard", text, grade=0, shield=10000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Guard", *["Grade 3"] * hand])
    me.attacks("Grade 1", "Grade 2")
    with foe.changes(hand=drawn - 1):
        foe.picks("Guard")


@pytest.mark.rule("11.16.3", "6.6.1.2.1")
@pytest.mark.parametrize(("hand", "drawn"), [(4, 0), (5, 1)])
def test_a_unit_that_was_called_is_not_in_the_hand_for_its_oracle(scene, me, foe, hand, drawn):
    scene.card("Seer", "[AUTO]Oracle:When this unit is placed on (RC), draw a card.", grade=1)
    me.has(vanguard="Grade 2", hand=["Seer", *["Grade 3"] * hand])
    with me.changes(hand=drawn - 1):
        me.calls("Seer", "left")


@pytest.mark.rule("11.37.2", "8.6.7.1")
def test_who_was_successful_stays_so_when_the_power_is_gone(scene, me, foe):
    scene.card("Climber", "[AUTO](RC):Success 10000", grade=1)
    away = "[ACT](VC):Choose one of your rear-guards in the back row, and retire it."
    grow = act(Modify(Cards(("back row",), "mine"), (Add("power", Number(5000)),), "end of turn"))
    scene.card("Coach", away, abilities=[grow], grade=2)
    me.has(vanguard="Coach", left="Climber", back="Grade 1")
    me.uses("Coach", 2)
    assert me.value("Climber", "status") == ("successful",)
    me.uses("Coach")
    assert (me.zone("back"), me.value("Climber", "status")) == ([], ("successful",))


@pytest.mark.rule("3.1.1.5.2", "8.1.1.2.3.5", "8.6.4")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_then_after_a_cost_hangs_on_the_payment(scene, me, foe, pays):
    does = "draw a card. Then, draw two cards."
    text = f"[AUTO](RC):[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, {does}"
    scene.step("battle phase").card("Clerk", text, grade=1)
    me.has(vanguard="Grade 2", left="Clerk", soul=["Grade 0"])
    me.attacks("Clerk", "Stone").picks(pays)
    assert me.count("hand") == (3 if pays == "yes" else 0)


@pytest.mark.rule("11.18.3.1", "9.1.3")
def test_two_that_are_retired_together_count_for_each_others_ritual(scene, me, foe):
    """Both are in the drop zone as either is heard of."""
    ritual = "[AUTO]Ritual 2:When this unit is put into the drop zone from (RC), draw a card."
    scene.card("Priest", ritual, grade=1)
    scene.card("Reaper", abilities=[act(Move(Cards(REAR, "mine"), "drop", verb="retire"))], grade=2)
    me.has(vanguard="Reaper", left="Priest", right="Priest")
    me.uses("Reaper")
    while me.game.question.about == "played":
        me.picks(me.options()[0])
    assert me.count("hand") == 2


# --- circles and gifts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.22.7", "10.6.3.2", "10.24.1")
def test_a_gained_circle_is_locked_and_unlocked_like_others(scene, me, foe):
    """While its card is locked none is called there; unlocked, the unit has the power of the circle again."""
    keyholder(scene)
    scene.step("ride phase").card("Swift", f"[ACT](VC):{LOCKS}\n[ACT](VC):{FREES}", gift="accel", grade=2)
    me.has(vanguard="Grade 2", hand=["Swift", "Grade 1", "Grade 0"])
    me.rides("Swift").picks(("call", "Grade 1", "accel 1"))
    assert me.power("Grade 1") == 7000 + 10000
    me.uses("Swift")
    assert (me.zone("accel 1"), me.offered("call", "Grade 0", "accel 1")) == ([], False)
    me.uses("Swift", 2)
    assert (me.zone("accel 1"), me.power("Grade 1")) == (["Grade 1"], 7000 + 10000)


@pytest.mark.rule("10.26.3", "10.6.3.1", "10.26.7")
def test_a_deleted_vanguard_has_the_power_of_its_circle(scene, me, foe):
    """Its printed power is gone, and what the circle of force adds is not."""
    scene.step("ride phase").card("Force", gift="force", grade=2, power=9000, skill=None)
    scene.card("Eraser", ERASES, grade=1, power=3000, skill=None)
    me.has(vanguard="Grade 2", hand=["Force"], left="Grade 1", right="Grade 1")
    foe.has(left="Eraser")
    me.rides("Force").picks("vanguard circle")
    me.attacks("Grade 1", "Eraser")
    assert me.power("Force") == 0 + 10000


@pytest.mark.rule("10.27.2", "10.26.5", "10.28.2.3")
def test_a_deleted_vanguard_that_is_stridden_over_is_a_heart_with_its_whole_power(scene, me, foe):
    """It is put face up, and the power that is written on it is added."""
    scene.step("ride phase").card("Elder", grade=3, power=11000)
    me.put("vanguard circle", "Elder", face_down=True)
    me.has(hand=["Grade 3"], left="Grade 1").g_zone("Grand")
    foe.has(vanguard="Grade 3")
    assert me.power("Elder") == 0
    me.picks("pass").strides("Grand").is_asked(about="act")
    assert (me.power("Grand"), scene.game.face_down[me.card("Elder")]) == (15000 + 11000, 0)


@pytest.mark.rule("10.34.1.1", "7.3.1.3")
@pytest.mark.parametrize(("turn", "chooses"), [(1, False), (2, True)])
def test_in_the_first_turn_nobody_chooses_to_attack_and_a_text_may_order_it(scene, me, foe, turn, chooses):
    order = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and it attacks your opponent's vanguard."
    scene.turn_of(0, turn).card("Captain", order, grade=2)
    me.has(vanguard="Captain", left="Grade 1", soul=["Grade 0"], hand=["Grade 0"])
    with foe.changes(damage=1):
        me.uses("Captain")
    me.picks("pass")
    assert (scene.game.question.about == "attack" and me.asked) == chooses
    scene.looked = True


@pytest.mark.rule("8.1.1.1.2.2", "8.1.1.1.2.4")
@pytest.mark.parametrize(("grade", "soul", "drawn"), [(2, 1, 2), (3, 0, 1), (3, 1, 3), (2, 0, 0)])
def test_two_requirements_one_after_another_ask_for_themselves(scene, me, foe, grade, soul, drawn):
    """The second does not speak of what the first let happen."""
    first, second = "If you have a grade 3 vanguard, draw a card.", "If the number of cards in your soul is one or more"
    scene.card("Clerk", f"[ACT](RC):{first} {second}, draw two cards.", grade=1)
    me.has(vanguard=f"Grade {grade}", left="Clerk", soul=["Grade 0"] * soul)
    with me.changes(hand=drawn):
        me.uses("Clerk")


@pytest.mark.rule("10.7.1.4", "10.7.1.1.1.1.1", "8.5.4.1.2")
def test_unknown_cards_that_are_called_together_are_all_known_first(scene, me, foe):
    scene.card("Caller", "[ACT](VC):Call two cards from the top of your deck to (RC).", grade=2)
    me.has(vanguard="Caller").deck_top("Grade 3", "Grade 1")
    me.uses("Caller").is_asked("10.7.1.1.1")
    assert all(player.sees(me.card(name)) for player in (me, foe) for name in ("Grade 3", "Grade 1"))
    me.picks("front left", "back left")
    assert (me.zone("front left"), me.zone("back left")) == (["Grade 3"], ["Grade 1"])


@pytest.mark.rule("10.11.1.1", "10.11.1.2")
def test_of_what_was_found_only_the_found_card_is_known_after_shuffling(scene, me, foe):
    """The searcher saw the whole deck; after the shuffle of the rest no other card can be told."""
    text = "Search your deck for up to one grade 3 card, shuffle your deck, and you may put that card into your hand."
    scene.card("Seeker", f"[ACT](VC):{text}", grade=2)
    me.has(vanguard="Seeker", deck=["Grade 3", *["Grade 0"] * 12, *["Grade 1"] * 12])
    me.uses("Seeker").picks("Grade 3").is_asked(exactly=["yes", "no"])
    rest = [card for card in scene.game.in_zone(0, "deck") if scene.game.card(card) != "Grade 3"]
    assert len(rest) > 20 and not any(me.sees(card) or foe.sees(card) for card in rest)
    me.picks("yes")
    assert me.zone("hand") == ["Grade 3"]
