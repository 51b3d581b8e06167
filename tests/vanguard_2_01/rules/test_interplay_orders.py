"""Ordered attacks and keywords against other rules."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.kernel.words.nodes import Ability, Cards, Choose, Is, It, Move, Number, On, Perform, Sequence, This

REAR = ("rear-guard circle",)
ORDER = "Choose one of your rear-guards, and it attacks your opponent's vanguard."


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def captain(scene, **fields):
    return scene.card("Captain", f"[ACT](VC):[Soul-Blast 1] {ORDER}", **{"grade": 2, **fields})


# --- ordered attacks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.34.1", "10.34.1.3")
def test_two_effects_that_wait_for_the_end_of_a_battle_order_an_attack_each(scene, me, foe):
    """Both attacks are made before the turn player is asked about the next."""
    hears = "When your vanguard's attack hits, choose one of your other rear-guards, and it attacks your opponent's"
    for name in ("Second", "Third"):
        scene.card(name, f"[AUTO](RC):{hears} vanguard.", grade=1, power=7000)
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Second", right="Third")
    with foe.changes(damage=1 + 1 + 1):
        me.attacks("Grade 2", "Stone").picks(("ability", "Second/1", "Second"))
    assert me.is_rested("Second") and me.is_rested("Third")
    foe.is_asked()


@pytest.mark.rule("10.34.1", "10.34.1.1")
def test_the_order_of_one_effect_does_not_keep_that_of_another_from_being_made(scene, me, foe):
    """The first orders an attack of a unit that rests, which concludes that order alone."""
    hears = "When your vanguard's attack hits, choose one of your other rear-guards, and it attacks your opponent's"
    for name in ("Second", "Third"):
        scene.card(name, f"[AUTO](RC):{hears} vanguard.", grade=1, power=7000)
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Third")
    me.put("front left", "Second", rested=True)
    with foe.changes(damage=1 + 1):
        me.attacks("Grade 2", "Stone").picks(("ability", "Third/1", "Third"))


@pytest.mark.rule("10.34.1.2", "7.4.1.10", "11.4.1")
@pytest.mark.parametrize("boosts", [True, False])
def test_an_ordered_attacker_may_be_boosted(scene, me, foe, boosts):
    captain(scene)
    me.has(vanguard="Captain", left="Grade 2", back_left="Grade 1", soul=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Captain").picks("Grade 2").is_asked(about="booster", exactly=["Grade 1", "nobody"])
    me.picks("Grade 1" if boosts else "nobody")
    foe.is_asked("7.5.1.2")
    assert (me.power("Grade 2"), me.is_rested("Grade 1")) == (9000 + (7000 if boosts else 0), boosts)


@pytest.mark.rule("10.34.1.2", "8.2.1.2", "7.8.1.2")
def test_what_lasts_for_the_battle_ends_with_an_ordered_one_too(scene, me, foe):
    captain(scene)
    grows = "[AUTO](RC):When this unit attacks, this unit gets [Power] +3000 until end of that battle."
    scene.card("Keen", grows, grade=1, power=7000)
    me.has(vanguard="Captain", left="Keen", soul=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Captain")
    assert me.power("Keen") == 7000 + 3000
    foe.picks("done")
    assert (me.power("Keen"), scene.game.facts["phase"]) == (7000, "main phase")


@pytest.mark.rule("10.34.1.2", "7.6.1.2")
def test_an_ordered_vanguard_makes_its_drive_checks_in_the_main_phase(scene, me, foe):
    orders = act(Attack(Cards(("vanguard circle",), "mine"), Cards(("vanguard circle",), "theirs")))
    scene.card("General", abilities=[orders], grade=3, skill="twin drive")
    me.has(vanguard="General", left="Grade 1")
    with me.changes(hand=2), foe.changes(damage=1):
        me.uses("General")
    assert (scene.game.facts["phase"], me.is_rested("General")) == ("main phase", True)
    me.is_asked("6.6.1.2")


@pytest.mark.rule("10.34.1.2", "11.3.1", "7.5.1.2.4")
def test_an_ordered_attack_may_be_intercepted(scene, me, foe):
    captain(scene)
    me.has(vanguard="Captain", left="Grade 1", soul=["Grade 0"])
    foe.has(vanguard="Grade 1", left="Grade 2")
    me.uses("Captain")
    with foe.changes(damage=0, drop=1):
        foe.picks("Grade 2")


@pytest.mark.rule("10.34.1.1", "10.34.1.2", "7.7.1.9")
@pytest.mark.parametrize(("power", "attacks"), [(20000, 1), (3000, 2)])
def test_what_the_first_attack_has_retired_is_not_attacked_again(scene, me, foe, power, attacks):
    """Two are told to attack one rear-guard. If the first retires it, the second does not attack and stands."""
    orders = act(Attack(Cards(("front row",), "mine", Is("name", "contains", "Lancer")), Cards(REAR, "theirs")))
    scene.card("General", abilities=[orders], grade=2)
    for name in ("Lancer A", "Lancer B"):
        scene.card(name, grade=1, power=power)
    me.has(vanguard="General", left="Lancer A", right="Lancer B", hand=["Grade 0"])
    foe.has(left="Grade 2")
    me.uses("General")
    assert me.is_rested("Lancer A")
    assert me.is_rested("Lancer B") == (attacks == 2)
    assert bool(foe.zone("left")) == (attacks == 2)


@pytest.mark.rule("11.35.1", "7.1.2.1", "10.34.1.2")
@pytest.mark.parametrize(("times", "drawn"), [("1st time only", 0), ("2nd time only", 1), ("2nd time", 1)])
def test_an_ordered_battle_is_counted(scene, me, foe, times, drawn):
    """The second battle of the turn is the first of the battle phase."""
    captain(scene)
    wave = f"[AUTO](RC)Wave-{times}:When this unit attacks, draw a card."
    scene.card("Surfer", wave, grade=1, power=7000)
    me.has(vanguard="Captain", left="Grade 2", right="Surfer", soul=["Grade 0"])
    me.uses("Captain").picks("Grade 2")
    with me.changes(hand=drawn):
        me.attacks("Surfer", "Stone")


@pytest.mark.rule("11.29.2", "10.34.1.2")
def test_a_charging_unit_goes_under_the_deck_after_an_ordered_battle(scene, me, foe):
    captain(scene)
    charge = "[AUTO]:When this unit is placed on (RC), this unit becomes charging until end of turn."
    scene.card("Ram", charge, grade=1, power=7000)
    me.has(vanguard="Captain", hand=["Ram"], left="Grade 1", soul=["Grade 0"])
    me.calls("Ram", "right").uses("Captain").picks("Ram")
    assert me.zone("right") == []
    assert me.zone("deck")[0] == "Ram"


@pytest.mark.rule("10.34.1.1", "10.22.4", "10.34.1")
def test_a_locked_card_is_not_ordered_to_attack(scene, me, foe):
    """It is no unit: none of mine is left that could be chosen."""
    captain(scene)
    scene.card("Jailer", "[ACT](RC):Choose one of your other rear-guards, and lock it.", grade=1)
    me.has(vanguard="Captain", back="Jailer", left="Grade 2", soul=["Grade 0"])
    me.uses("Jailer").uses("Captain")
    assert (me.is_rested("Jailer"), foe.count("damage")) == (True, 1)
    assert me.zone("front left, locked") == ["Grade 2"]


@pytest.mark.rule("10.34.1", "8.6.1", "9.6.1")
def test_what_the_effect_set_off_waits_for_the_ordered_attack(scene, me, foe):
    """After the effect comes the attack; what waits is played in check timings, and the first is that of the battle."""
    hears = Ability(
        "automatic", Perform("draw", Number(1)), zones=("field",), trigger=On("attack", (("attacker", This()),))
    )
    captain(scene)
    scene.card("Eager", abilities=[hears], grade=1, power=7000)
    me.has(vanguard="Captain", left="Eager", soul=["Grade 0"])
    foe.has(hand=["Grade 0"])
    with me.changes(hand=1):
        me.uses("Captain")
    foe.is_asked("7.5.1.2")


# --- keywords -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.13.1", "8.5.4.1")
def test_resist_holds_though_its_own_player_chooses_for_an_opponents_effect(scene, me, foe):
    """The effect is the opponent's, whoever is told to choose."""
    picks = Choose(Cards(REAR, "theirs"), Number(1), by="opponent")
    scene.card("Rock", "[CONT](RC):Resist", grade=1)
    scene.card("Tyrant", abilities=[act(picks, Move(It(), "drop", verb="retire"))], grade=2)
    me.has(vanguard="Tyrant")
    foe.has(left="Rock", right="Grade 1", back="Grade 0")
    me.uses("Tyrant")
    foe.is_asked(exactly=["Grade 1", "Grade 0"])


@pytest.mark.rule("11.13.1", "7.4.1.6")
def test_resist_does_not_keep_off_attacks(scene, me, foe):
    scene.step("battle phase").card("Rock", "[CONT](RC):Resist", grade=1)
    me.has(vanguard="Grade 2")
    foe.has(left="Rock")
    me.picks("yes").is_asked(about="target", exactly=["Stone", "Rock"])


@pytest.mark.rule("11.8.1", "10.22.3")
@pytest.mark.parametrize("locked", [False, True])
def test_a_locked_stranger_does_not_bind_a_lord(scene, me, foe, locked):
    scene.card(
        "King", "[CONT](VC/RC):Lord\n[ACT](VC):Choose one of your rear-guards in the back row, and lock it.", grade=3
    )
    scene.card("Stranger", grade=1, clan="Strangers")
    me.has(vanguard="King", left="Grade 1", right="Grade 2", back="Stranger")
    if locked:
        me.uses("King", 2)
    able = ["Grade 1", "Grade 2", *(["King"] if locked else [])]
    me.picks("pass", "yes").is_asked(about="attacker", exactly=able)


@pytest.mark.rule("11.8.1", "10.27.3")
def test_a_heart_of_another_clan_does_not_bind_a_lord(scene, me, foe):
    scene.step("ride phase").card("Knight", "[CONT](VC/RC):Lord", grade=2)
    scene.card("Stranger", grade=3, clan="Strangers")
    me.has(vanguard="Stranger", left="Knight", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand")
    me.picks("pass", "yes").is_asked(about="attacker", exactly=["Grand", "Knight"])


@pytest.mark.rule("11.7.1", "10.28.4")
def test_a_forerunner_is_not_called_when_it_is_stridden_over(scene, me, foe):
    scene.step("ride phase").card("Runner", "[AUTO]:Forerunner", grade=3)
    me.has(vanguard="Runner", hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")
    assert me.zone("heart") == ["Runner"]


@pytest.mark.rule("11.7.1", "10.6.1.1")
def test_a_forerunner_is_called_when_its_clan_rides_it_by_an_effect(scene, me, foe):
    rides = "[ACT](VC):Choose a grade 2 card from your hand, and ride it."
    scene.card("Runner", f"[AUTO]:Forerunner\n{rides}", grade=1)
    me.has(vanguard="Runner", hand=["Grade 2"])
    me.uses("Runner", 2).picks("Grade 2", "yes", "front left")
    assert (me.zone("vanguard"), me.zone("left")) == (["Grade 2"], ["Runner"])


@pytest.mark.rule("11.19.1", "10.32.3")
def test_exchanged_units_are_not_called(scene, me, foe):
    scene.card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grade 2", left="Mate", right="Grade 1", hand=["Grade 0"])
    me.exchanges("left").exchanges("right")
    assert me.power("Mate") == 5000
    me.calls("Grade 0", "back")
    assert me.power("Mate") == 5000


@pytest.mark.rule("11.19.1", "10.7.1.3")
def test_two_cards_called_by_one_effect_unite(scene, me, foe):
    scene.card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    scene.card("Caller", "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).", grade=2)
    me.has(vanguard="Caller", left="Mate", drop=["Grade 0", "Grade 1"])
    me.uses("Caller").picks("front right", "back left")
    assert me.power("Mate") == 8000
    assert scene.game.facts["called"] == (2, 0)


@pytest.mark.rule("11.19.1", "10.5.1.1", "10.7.1")
def test_cards_that_are_merely_put_on_a_circle_are_not_called(scene, me, foe):
    scene.card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    places = act(Move(Cards(("drop",), "mine"), "front right"))
    scene.card("Placer", abilities=[places], grade=2)
    me.has(vanguard="Placer", left="Mate", drop=["Grade 0", "Grade 1"])
    me.uses("Placer").picks("Grade 1")
    assert me.power("Mate") == 5000


@pytest.mark.rule("11.12.1", "10.26.2")
@pytest.mark.parametrize("deleted", [False, True])
def test_a_deleted_g_unit_is_not_face_up_for_generation_break(scene, me, foe, deleted):
    deletes = "[AUTO](VC):When this unit is attacked, delete all of your opponent's vanguards."
    scene.step("battle phase").card("Eraser", deletes if deleted else "", grade=3)
    scene.card("Heir", "[CONT](RC)[Generation Break 1]:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grand", left="Heir", right="Grade 1")
    foe.has(vanguard="Eraser", hand=["Grade 0"])
    me.attacks("Grade 1", "Eraser")
    foe.is_asked("7.5.1.2")
    assert me.power("Heir") == (5000 if deleted else 8000)


@pytest.mark.rule("11.15.2.1", "10.6.3.3.3")
def test_a_protect_card_is_a_card_in_the_hand_for_brave(scene, me, foe):
    scene.step("ride phase").card("Ward", gift="protect", grade=2, power=9000)
    scene.card("Minder", "[CONT](RC)Brave:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grade 2", left="Minder", hand=["Ward", "Grade 0", "Grade 0", "Grade 0"])
    assert me.power("Minder") == 5000
    me.rides("Ward")
    assert (me.count("hand"), me.power("Minder")) == (4, 5000)


@pytest.mark.rule("11.16.3.1", "4.10.2")
@pytest.mark.parametrize(("hand", "drawn"), [(4, 0), (5, 1)])
def test_a_card_being_checked_is_not_in_the_hand_for_oracle(scene, me, foe, hand, drawn):
    text = "[AUTO](VC)Oracle:When your drive check reveals a grade 1 card, draw a card."
    scene.step("battle phase").card("Seer", text, grade=2, skill=None)
    me.has(vanguard="Seer", hand=hand).deck_top("Grade 1")
    with me.changes(hand=1 + drawn):
        me.attacks("Seer", "Stone")


@pytest.mark.rule("11.17.1.1", "2.8.1.1.5", "9.6.5")
def test_a_heal_trigger_checked_for_a_rescue(scene, me, foe):
    """One damage is healed and one dealt; with no damage left the trigger heals nothing and gives its power."""
    rescue = (
        "Rescue 1-[ACT](RC):[Rest this unit] Choose a card from your damage zone, heal it, choose one of your "
        "vanguards, and deal one damage."
    )
    scene.card("Medic", rescue, grade=1)
    me.has(vanguard="Grade 2", left="Medic", damage=["Grade 1"]).deck_top("Heal Trigger")
    me.uses("Medic")
    while scene.game.question.about in ("trigger_part", "receiver"):
        me.picks(me.options()[0])
    assert (me.zone("damage"), me.zone("drop")) == (["Heal Trigger"], ["Grade 1"])
    assert me.power("Grade 2") + me.power("Medic") == 9000 + 7000 + 5000


@pytest.mark.rule("10.17.1", "10.27.3")
def test_hearts_do_not_pay_a_soul_blast(scene, me, foe):
    scene.step("ride phase").card("Miser", "[ACT](RC):[Soul-Blast 1] Draw a card.", grade=1)
    me.has(vanguard="Grade 3", left="Miser", hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")
    assert me.why_not("use", "Miser", "Miser/1") == "8.5.2.3"


@pytest.mark.rule("10.3.1", "10.6.3.3.3", "10.6.3.3.3.1")
def test_a_protect_card_may_be_discarded_and_is_removed(scene, me, foe):
    pays = "[ACT](VC):[Choose a card from your hand, and discard it] Draw a card."
    scene.step("ride phase").card("Ward", pays, gift="protect", grade=2)
    me.has(vanguard="Grade 2", hand=["Ward"])
    me.rides("Ward")
    with me.changes(hand=0, drop=0):
        me.uses("Ward")


@pytest.mark.rule("10.24.4", "11.19.1", "10.5.1")
def test_an_unlocked_unit_was_neither_placed_nor_called(scene, me, foe):
    scene.card("Guest", "[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    locks, frees = "Choose one of your rear-guards, and lock it.", "Unlock all of your locked cards."
    scene.card("Keyholder", f"[ACT](VC):{locks}\n[ACT](VC):{frees}", grade=2)
    me.has(vanguard="Keyholder", left="Guest", hand=["Grade 0"])
    with me.changes(hand=0):
        me.uses("Keyholder").uses("Keyholder", 2)
    assert me.zone("left") == ["Guest"]


@pytest.mark.rule("11.20.2", "10.12.1", "1.3.2.1")
def test_a_revelation_rests_a_standing_rear_guard_even_itself(scene, me, foe):
    scene.card("Seer", "[AUTO]:Revelation-(RC)", grade=1)
    me.has(vanguard="Grade 2", hand=["Seer"]).deck_top("Grade 0")
    me.put("front left", "Grade 1", rested=True)
    me.calls("Seer", "right").picks("yes")
    assert me.is_rested("Seer")


@pytest.mark.rule("10.30.1", "1.3.2", "10.16.1.2")
def test_counter_charge_and_counter_blast_with_too_few_cards(scene, me, foe):
    """A charge of two does what it can with one; a blast of two as an effect does nothing with one."""
    blast, charge = (act(Perform(f"counter {word}", Number(2))) for word in ("blast", "charge"))
    scene.card("Mender", abilities=[blast, charge], grade=2)
    me.has(vanguard="Mender", damage=["Grade 1"])
    me.put("damage", "Grade 2", face_down=True)
    me.uses("Mender")
    assert not scene.game.face_down[me.card("Grade 1")]
    me.uses("Mender", 2)
    assert not scene.game.face_down[me.card("Grade 2")]


@pytest.mark.rule("10.31.2", "11.19.1")
@pytest.mark.parametrize(("found", "power"), [(True, 8000), (False, 5000)])
def test_what_a_time_leap_brings_is_called(scene, me, foe, found, power):
    """It is the second card that was called in this turn."""
    scene.card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    scene.card("Leaper", "Time Leap-[ACT](RC):Time leap this unit.", grade=1)
    me.has(vanguard="Grade 2", left="Leaper", right="Mate", hand=["Grade 0"], deck=["Grade 2"])
    me.calls("Grade 0", "back").uses("Leaper").picks("Grade 2" if found else "done")
    if found:
        me.picks("front left")
    assert me.power("Mate") == power
