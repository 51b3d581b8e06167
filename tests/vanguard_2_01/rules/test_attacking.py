"""7.2, 7.4.1.8.2, 10.34: what a unit that left its circle is, and attacks that a text orders."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.kernel.words.nodes import Ability, At, Cannot, Cards, Is, Modify, On, Perform, This, Turn

BEGINS = At("begin", "attack step")
CHARGER = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and it attacks your opponent's vanguard."


def own_unit(zones=("rear-guard circle",), where=None):
    return Cards(zones, "mine", where)


# --- 7.4.1.8.2: where it attacked --------------------------------------------------------------------------


STEP_BACK = "[AUTO](RC):When this unit attacks, move this unit to an open (RC) in your back row."


@pytest.mark.rule("7.4.1.8.2", "7.4.1.8.2.1")
@pytest.mark.parametrize("moves", [False, True])
def test_an_attacker_that_left_its_circle_attacks_no_more(scene, me, foe, moves):
    """Whoever counts attacking units finds none; but the battle is still the one that it attacked in."""
    after = "[AUTO](RC):At the end of the battle that this unit attacked, draw a card."
    scene.step("battle phase").card("Runner", f"{STEP_BACK}\n{after}" if moves else after, grade=1, power=9000)
    scene.card("Judge", "[AUTO](RC):At the beginning of your close step, if there is an attacking unit, Soul-Charge 1.")
    me.has(vanguard="Grade 2", left="Runner", right="Judge")
    with me.changes(hand=1, soul=0 if moves else 1), foe.changes(damage=0 if moves else 1):
        me.attacks("Runner", "Stone")
        while scene.game.question is not None and scene.game.question.about in ("circle", "played"):
            me.picks(me.options()[0])
    assert bool(me.zone("front left")) is not moves


# --- 10.34: ordered attacks --------------------------------------------------------------------------------


@pytest.mark.rule("10.34.1", "7.2.2", "7.8.1.5", "10.34.1.1", "10.34.1.2")
def test_a_text_orders_an_attack_in_the_main_phase(scene, me, foe):
    """The attacker is on the back row and the target was named: neither is chosen, and the main phase goes on."""
    scene.card("Captain", CHARGER)
    me.has(vanguard="Captain", back_left="Grade 2", left="Grade 1", soul=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Captain").picks("Grade 2")
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])
    assert (scene.game.facts["phase"], scene.game.facts["step"]) == ("main phase", "guard step")
    with foe.changes(damage=1):
        foe.picks("done")
    assert me.is_rested("Grade 2")
    me.is_asked("6.6.1.2")
    assert scene.game.facts["step"] == ""


@pytest.mark.rule("9.4.1", "10.34.1")
def test_guardians_stay_through_an_ordered_battle(scene, me, foe):
    scene.card("Captain", CHARGER)
    me.has(vanguard="Captain", back_left="Grade 2", soul=["Grade 0"])
    foe.has(hand=["Grade 0"])
    with foe.changes(damage=0):
        me.uses("Captain")
        foe.picks("Grade 0")
    assert foe.zone("drop") == ["Grade 0"]


@pytest.mark.rule("10.34.1.1")
@pytest.mark.parametrize("why", ["rested", "restrained", "forbidden", "free"])
def test_what_cannot_attack_is_not_ordered_to(scene, me, foe, why):
    text = "[CONT](RC):Restraint (This unit cannot attack.)" if why == "restrained" else ""
    bar = Ability("continuous", Modify(This(), (Cannot("attack"),)), zones=("field",))
    scene.card("Captain", CHARGER)
    scene.card("Arm", text, abilities=[bar] if why == "forbidden" else (), grade=2)
    me.has(vanguard="Captain", soul=["Grade 0"])
    me.put("front left", "Arm", rested=why == "rested")
    with foe.changes(damage=int(why == "free")):
        me.uses("Captain")
    assert bool(scene.events("attack")) is (why == "free")


@pytest.mark.rule("10.34.1.1")
@pytest.mark.parametrize("barred", [False, True])
def test_what_cannot_be_attacked_is_not_attacked_by_order(scene, me, foe, barred):
    wall = Ability("continuous", Modify(This(), (Cannot("be attacked"),)), zones=("field",))
    scene.card("Captain", CHARGER)
    scene.card("Wall", abilities=[wall] if barred else (), grade=1)
    me.has(vanguard="Captain", left="Grade 2", soul=["Grade 0"])
    foe.has(vanguard="Wall")
    with foe.changes(damage=int(not barred)):
        me.uses("Captain")
    assert me.is_rested("Grade 2") is not barred


@pytest.mark.rule("7.4.1.4", "7.4.1.4.1")
@pytest.mark.parametrize("rests", [False, True])
def test_an_ordered_attacker_that_rests_meanwhile_does_not_attack(scene, me, foe, rests):
    """It is confirmed after the beginning of the attack step, whose abilities come first."""
    lull = Turn(Cards(("rear-guard circle",), "theirs"), "rest") if rests else Perform("soul charge")
    scene.card("Captain", CHARGER)
    scene.card("Piper", abilities=[Ability("automatic", lull, zones=("field",), trigger=BEGINS)], grade=1)
    me.has(vanguard="Captain", left="Grade 2", soul=["Grade 0"])
    foe.has(left="Piper")
    with foe.changes(damage=int(not rests)):
        me.uses("Captain")


@pytest.mark.rule("7.4.1.7", "7.4.1.7.1")
@pytest.mark.parametrize("stays", [False, True])
def test_a_specified_target_that_cannot_be_attacked_any_more_ends_the_battle(scene, me, foe, stays):
    hide = Perform("soul charge") if stays else Modify(This(), (Cannot("be attacked"),), "end of turn")
    order = Ability("activated", Attack(own_unit(), Cards(("back row",), "theirs")), zones=("field",))
    scene.card("Captain", abilities=[order], grade=2)
    scene.card("Shy", abilities=[Ability("automatic", hide, zones=("field",), trigger=BEGINS)], grade=1, power=5000)
    me.has(vanguard="Captain", left="Grade 2")
    foe.has(back="Shy")
    me.uses("Captain")
    assert (bool(scene.events("attack")), me.is_rested("Grade 2")) == (stays, True)


@pytest.mark.rule("10.34.1.2", "7.4.1.6")
def test_several_attack_one_after_another_and_the_target_may_be_left_open(scene, me, foe):
    order = Ability("activated", Attack(own_unit()), zones=("field",))
    scene.card("Captain", abilities=[order], grade=2)
    me.has(vanguard="Captain", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 0")
    me.uses("Captain").is_asked("7.4.1.6", exactly=["Grade 3", "Grade 0"])
    me.picks("Grade 0")
    assert [me.is_rested(name) for name in ("Grade 2", "Grade 1")] == [True, True]
    assert (foe.zone("drop"), len(scene.events("attack"))) == (["Grade 0"], 2)


@pytest.mark.rule("10.34.1.1", "10.34.1.2")
@pytest.mark.parametrize(("rested", "attacks"), [("Grade 2", 0), ("Grade 1", 1)])
def test_the_first_that_cannot_attack_ends_the_action(scene, me, foe, rested, attacks):
    """Grade 2 is named before Grade 1."""
    order = Ability("activated", Attack(own_unit(), Cards(("vanguard circle",), "theirs")), zones=("field",))
    scene.card("Captain", abilities=[order], grade=2)
    me.has(vanguard="Captain")
    me.put("front left", "Grade 2", rested=rested == "Grade 2")
    me.put("front right", "Grade 1", rested=rested == "Grade 1")
    me.uses("Captain")
    assert len(scene.events("attack")) == attacks


@pytest.mark.rule("10.34.1.3")
def test_an_order_given_in_a_battle_waits_for_its_end(scene, me, foe):
    """The second attack begins only when the guardians of the first are gone."""
    order = Attack(own_unit(where=Is("name", "=", "Second")), Cards(("vanguard circle",), "theirs"))
    gives = Ability("automatic", order, zones=("field",), trigger=On("attack", (("attacker", This()),)))
    scene.step("battle phase").card("First", abilities=[gives], grade=1, power=9000)
    scene.card("Second", grade=1, power=9000)
    me.has(left="First", right="Second")
    foe.has(hand=["Grade 0", "Grade 1"])
    me.attacks("First", "Stone")
    assert not me.is_rested("Second")
    foe.picks("Grade 0", "done")
    foe.is_asked("7.5.1.2", exactly=["Grade 1", "done"])
    assert (me.is_rested("Second"), foe.zone("drop"), foe.zone("guardians")) == (True, ["Grade 0"], [])
    foe.picks("done")
    assert foe.count("damage") == 1


@pytest.mark.rule("7.4.1.8.5", "10.34.1")
def test_a_text_may_order_to_battle_several_at_once(scene, me, foe):
    order = Attack(own_unit(), Cards(("rear-guard circle",), "theirs"), at_once=True)
    scene.card("Captain", abilities=[Ability("activated", order, zones=("field",))], grade=2)
    me.has(vanguard="Captain", left="Grade 2")
    foe.has(left="Grade 0", back="Grade 1")
    me.uses("Captain")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1"]


SENDS = "it attacks your opponent's vanguard, and at the end of that battle, return that unit to your hand."
STRIKES = (
    "choose one of your opponent's rear-guards, [Stand] and dominate it, attack your opponent's other unit, and at the "
    "end of that battle, retire the dominated unit."
)


@pytest.mark.rule("10.34.1.1", "8.6.6")
@pytest.mark.parametrize("rested", [True, False])
def test_what_is_to_come_at_the_end_of_an_ordered_battle_does_not_come_without_it(scene, me, foe, rested):
    """The unit that cannot attack is not returned as another battle ends, nor as one that it fights later."""
    scene.card("Captain", f"[ACT](VC)[1/Turn]:Choose one of your rear-guards, {SENDS}", grade=3, skill=None)
    scene.card("Waker", "[AUTO](RC):At the end of the battle that this unit attacked, [Stand] all of your units.")
    me.has(vanguard="Captain", right="Waker")
    me.put("front left", "Grade 2", rested=rested)
    foe.has(vanguard="Grade 3")
    me.uses("Captain").picks("Grade 2")
    me.attacks("Waker", "Grade 3")
    if rested:
        me.attacks("Grade 2", "Grade 3")
    me.is_asked(about="attack")
    assert me.zone("hand") == ([] if rested else ["Grade 2"])


@pytest.mark.rule("10.34.1.3", "8.6.6", "10.35.1.2")
def test_the_end_of_a_battle_that_waits_is_not_that_of_the_one_that_goes_on(scene, me, foe):
    """Ordered in the attack step of another battle: the dominated unit hits after that, and then it is retired."""
    scene.card("Mask", f"Dominate-[AUTO](VC):When this unit attacks, {STRIKES}", grade=3, power=10000, skill=None)
    scene.card("Thrall", grade=1, power=10000)
    me.has(vanguard="Mask")
    foe.has(vanguard="Grade 3", left="Thrall")
    with foe.changes(damage=2):
        me.attacks("Mask", "Grade 3")
    assert foe.zone("drop") == ["Thrall"]


@pytest.mark.rule("10.34.1.1", "8.6.6")
@pytest.mark.parametrize(("text", "left"), [("[CONT](RC):Restraint", ["Thrall"]), ("", [])])
def test_a_dominated_unit_that_does_not_attack_is_not_retired(scene, me, foe, text, left):
    scene.card("Mask", f"Dominate-[ACT](VC)[1/Turn]:{STRIKES[0].upper()}{STRIKES[1:]}", grade=3, skill=None)
    scene.card("Thrall", text, grade=1)
    me.has(vanguard="Mask", left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Thrall")
    me.uses("Mask").attacks("Grade 1", "Grade 3")
    me.is_asked(about="attack")
    assert foe.zone("left") == left


@pytest.mark.rule("10.34.1.2", "8.6.6")
def test_each_effect_has_the_end_of_its_own_ordered_battle(scene, me, foe):
    """Both are ordered in one battle, by two units; each order speaks of its own attacker."""
    for name, after in (("First", "return that unit to your hand"), ("Second", "put that unit into your soul")):
        orders = "choose one of your back row rear-guards, it attacks your opponent's vanguard"
        text = f"[AUTO](RC):When your vanguard attacks, {orders}, and at the end of that battle, {after}."
        scene.card(name, text, grade=1)
    me.has(vanguard="Grade 2", left="First", right="Second", back_left="Grade 0", back_right="Grade 1")
    foe.has(vanguard="Grade 0")
    me.attacks("Grade 2", "Grade 0")
    me.picks(("ability", "First/1", "First"), "Grade 0").picks("Grade 1")
    assert (me.zone("hand")[-1], me.zone("soul")) == ("Grade 0", ["Grade 1"])


SPURS = "it attacks your opponent's vanguard, and it gets [Power] +5000 until end of that battle."


@pytest.mark.rule("10.34.1.3", "8.2.1.2")
@pytest.mark.parametrize("in_battle", [False, True])
def test_until_the_end_of_that_battle_is_until_the_end_of_the_ordered_one(scene, me, foe, in_battle):
    """7000 and 5000 are enough, and are there no longer than that battle."""
    when = "[AUTO](VC):When this unit attacks, choose" if in_battle else "[ACT](VC):Choose"
    scene.card("Captain", f"{when} one of your back row rear-guards, {SPURS}", grade=3, skill=None)
    me.has(vanguard="Captain", back_left="Grade 1")
    foe.has(vanguard=scene.card("Wall", grade=3, power=12000), hand=["Grade 0"])
    if in_battle:
        me.attacks("Captain", "Wall")
        foe.guards_with_nothing()
    else:
        me.uses("Captain")
    assert me.power("Grade 1") == 7000 + 5000
    with foe.changes(damage=1):
        foe.guards_with_nothing()
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("10.34.1.1", "8.2.1.2")
@pytest.mark.parametrize("chosen", ["Grade 1", "done"])
def test_without_the_ordered_battle_nothing_lasts_until_its_end(scene, me, foe, chosen):
    """The unit that is chosen rests; or nobody is chosen at all."""
    text = f"Choose up to one of your rear-guards, {SPURS.replace('it gets', 'this unit gets')}"
    scene.card("Captain", f"[ACT](VC):{text}", grade=3, power=10000, skill=None)
    me.has(vanguard="Captain")
    me.put("front left", "Grade 1", rested=True)
    me.uses("Captain").picks(chosen)
    me.is_asked("6.6.1.2")
    assert me.power("Captain") == 10000


@pytest.mark.rule("10.20.1")
@pytest.mark.parametrize(("pays", "lost"), [("yes", "Decoy"), ("no", "damage")])
def test_an_attack_may_be_turned_to_another_unit(scene, me, foe, pays, lost):
    scene.step("battle phase")
    scene.card("Decoy", "[AUTO](RC):[Soul-Blast 1] When your vanguard is attacked, you may pay the cost. If you do, "
               "the attacking unit battles this unit.", grade=1, power=7000)  # fmt: skip
    me.has(vanguard="Grade 3")
    foe.has(left="Decoy", soul=["Grade 0"])
    me.attacks("Grade 3", "Stone")
    foe.picks(pays)
    assert ("Decoy" in foe.zone("drop"), len(foe.zone("damage"))) == ((True, 0) if lost == "Decoy" else (False, 1))


# --- 7.4.1: why a unit does not attack ---------------------------------------------------------------------


@pytest.mark.rule("7.4.1.3")
def test_of_every_card_it_is_told_why_it_does_not_attack_and_of_none_for_what_is_no_card(scene, me, foe):
    """From the first card of the game to the last; of a number that no card has only what is asked is told."""
    scene.step("battle phase")
    me.put("vanguard circle", "Grade 2", rested=True)
    me.has(left="Grade 1", right="Grade 0")
    me.picks("yes", about="attack").is_asked(about="attacker")
    game = scene.game
    asked, last = f"it is not an option now: {game.question.prompt}", len(game.definition) - 1
    told = {number: game.why_not(number)[1] for number in (-1, 0, last, last + 1)}
    assert [number for number, words in told.items() if words == asked] == [-1, last + 1]
