"""More of two rules meeting: triggers and dominated units, what waits while its card changes, given texts, turns."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cannot,
    Cards,
    Modify,
    Number,
    On,
    Perform,
    Rule,
    Sequence,
    Set,
    This,
)

ATTACKS = On("attack", (("attacker", This()),))
ATTACKED = On("attack", (("attacked", This()),))
DOMINATE = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."


@pytest.fixture
def lord(scene):
    return scene.card("Puppeteer", DOMINATE, grade=2, skill=None, power=9000)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def next_main_phase(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].picks("pass")
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- triggers and dominated units -----------------------------------------------------------------------------------


@pytest.mark.rule("10.35.2", "2.8.1.1.2")
def test_a_trigger_may_be_given_to_a_dominated_unit(scene, me, foe, lord):
    me.has(vanguard=lord).deck_top("Critical Trigger")
    foe.has(left="Grade 2", right="Grade 1")
    me.uses(lord).picks("Grade 2").attacks(lord, "Stone")
    me.picks("critical").is_asked(exactly=["Puppeteer", "Grade 2"])
    me.picks("Grade 2", "Grade 2")
    assert (foe.power("Grade 2"), foe.critical("Grade 2")) == (9000 + 5000, 2)


@pytest.mark.rule("10.35.1.1.1", "2.8.1.1.3", "9.6.5")
def test_a_trigger_of_its_owner_is_not_given_to_it(scene, me, foe, lord):
    me.has(vanguard=lord, left="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 2", back="Grade 0").deck_top("Draw Trigger")
    me.uses(lord).picks("Grade 2").attacks(lord, "Grade 1")
    foe.picks("power").is_asked(exactly=["Grade 1", "Grade 0"])


@pytest.mark.rule("10.35.2", "2.8.1.1.6")
def test_a_front_trigger_lifts_a_dominated_unit_of_a_front_row(scene, me, foe, lord):
    me.has(vanguard=lord, back="Grade 1").deck_top("Front Trigger")
    foe.has(left="Grade 2", back="Grade 0")
    me.uses(lord).picks("Grade 2").attacks(lord, "Stone")
    assert (me.power(lord), foe.power("Grade 2"), me.power("Grade 1")) == (9000 + 5000, 9000 + 5000, 7000)


@pytest.mark.rule("10.35.2", "2.2.1.1", "7.6.1.2.4")
@pytest.mark.parametrize("dominated", [False, True])
def test_the_clan_of_a_dominated_unit_lets_a_trigger_work(scene, me, foe, lord, dominated):
    scene.card("Odd Trigger", grade=0, trigger="draw", clan="Strangers")
    scene.card("Stranger", grade=1, clan="Strangers", power=9000)
    me.has(vanguard=lord, left="Grade 1").deck_top("Odd Trigger")
    foe.has(left="Stranger")
    if dominated:
        me.uses(lord)
    me.attacks(lord, "Stone")
    assert (scene.game.question.about == "trigger_part") == dominated
    scene.looked = True


@pytest.mark.rule("10.35.1.1.1", "2.2.1.1", "9.6.5")
@pytest.mark.parametrize("dominated", [False, True])
def test_its_owner_has_no_unit_of_that_clan_meanwhile(scene, me, foe, lord, dominated):
    scene.card("Odd Trigger", grade=0, trigger="draw", clan="Strangers")
    scene.card("Stranger", grade=1, clan="Strangers", power=9000)
    me.has(vanguard=lord, left="Grade 1")
    foe.has(left="Stranger").deck_top("Odd Trigger")
    if dominated:
        me.uses(lord)
    me.attacks(lord, "Stone")
    assert (scene.game.question.about == "trigger_part" and foe.asked) == (not dominated)
    scene.looked = True


@pytest.mark.rule("10.35.2", "2.8.1.1.4")
def test_a_stand_trigger_stands_a_dominated_unit(scene, me, foe, lord):
    me.has(vanguard=lord, right="Grade 1").deck_top("Stand Trigger")
    foe.put("front left", "Grade 2", rested=True)
    me.uses(lord).attacks(lord, "Stone").picks("stand", "Grade 2", "Puppeteer")
    assert not foe.is_rested("Grade 2")


@pytest.mark.rule("2.8.1.1.6", "10.6.3.2.1")
def test_a_front_trigger_lifts_units_on_gained_circles(scene, me, foe):
    scene.step("ride phase").card("Swift", gift="accel", grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=["Swift", "Grade 1"]).deck_top("Front Trigger")
    me.rides("Swift").picks(("call", "Grade 1", "accel 1"))
    me.attacks("Swift", "Stone")
    assert me.power("Grade 1") == 7000 + 10000 + 5000


# --- what waits while its card changes ------------------------------------------------------------------------------


STRUCK = "[AUTO]({}):When this unit is attacked, draw a card."


@pytest.mark.rule("8.6.8", "10.26.3", "8.4.1.2")
def test_an_ability_that_waits_is_played_though_its_unit_was_deleted(scene, me, foe):
    """The turn player's ability deletes the vanguard first; what it had set off stands by all the same."""
    scene.step("battle phase")
    scene.card("Eraser", "[AUTO](VC):When this unit attacks, delete all of your opponent's vanguards.", grade=2)
    scene.card("Victim", STRUCK.format("VC"), grade=3)
    me.has(vanguard="Eraser", left="Grade 1")
    foe.has(vanguard="Victim")
    with foe.changes(hand=1):
        me.attacks("Eraser", "Victim")
    assert scene.game.face_down[foe.card("Victim")]


@pytest.mark.rule("10.26.3", "8.6.2")
def test_a_deleted_unit_sets_nothing_off(scene, me, foe):
    scene.card("Eraser", "[ACT](VC):Delete all of your opponent's vanguards.", grade=2, power=20000)
    scene.card("Victim", STRUCK.format("VC"), grade=3)
    me.has(vanguard="Eraser", left="Grade 1")
    foe.has(vanguard="Victim")
    with foe.changes(hand=0):
        me.uses("Eraser").attacks("Eraser", "Victim")


@pytest.mark.rule("8.6.8", "10.22.2", "7.4.1.8.2")
def test_an_ability_that_waits_is_played_though_its_unit_was_locked(scene, me, foe):
    """And the attacked unit has left its circle: it is not hit."""
    scene.step("battle phase")
    locks = "[AUTO](RC):When this unit attacks, choose one of your opponent's rear-guards, and lock it."
    scene.card("Jailer", locks, grade=1, power=20000)
    scene.card("Victim", STRUCK.format("RC"), grade=2)
    me.has(vanguard="Grade 2", left="Jailer")
    foe.has(left="Victim")
    with foe.changes(hand=1, drop=0):
        me.attacks("Jailer", "Victim")
    assert foe.zone("front left, locked") == ["Victim"]


@pytest.mark.rule("12.2.1.3", "12.2.1.2")
@pytest.mark.parametrize("barred", [False, True])
def test_what_may_not_be_used_any_more_is_cancelled_while_it_waits(scene, me, foe, barred):
    scene.step("battle phase")
    hush = Rule("opponent", (Cannot("use automatic abilities"),), "end of turn")
    bars = Ability("automatic", hush, zones=("field",), trigger=ATTACKS)
    scene.card("Gag", abilities=[bars] if barred else [], grade=1, power=9000)
    scene.card("Victim", STRUCK.format("VC"), grade=3, power=10000)
    me.has(vanguard="Grade 2", left="Gag")
    foe.has(vanguard="Victim")
    with foe.changes(hand=int(not barred)):
        me.attacks("Gag", "Victim")


# --- given texts, lost costs ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.21.1", "12.5.1.1.1")
def test_a_given_ability_has_its_own_limit(scene, me, foe):
    gives = 'Until end of turn, this unit gets "[ACT](VC)[1/Turn]:Soul-Charge 1."'
    scene.card("Tutor", f"[ACT](VC):[Choose a card from your hand, and discard it] {gives}.", grade=2)
    me.has(vanguard="Tutor", hand=["Grade 0", "Grade 0", "Grade 0"])
    me.uses("Tutor")
    (given,) = [option for option in me.options() if option[0] == "use" and option[2] != "Tutor/1"]
    with me.changes(soul=1):
        me.picks(given)
    assert given not in me.options()
    assert me.offered("use", "Tutor", "Tutor/1")


@pytest.mark.rule("10.29.1", "8.6.4")
@pytest.mark.parametrize("lost", [False, True])
def test_an_automatic_ability_whose_cost_is_lost_asks_for_no_payment(scene, me, foe, lost):
    frees = "Choose one of your rear-guards, and that unit's abilities lose their costs until end of turn."
    paid = "[AUTO](RC):[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."
    scene.card("Freer", f"[ACT](VC):{frees}", grade=2)
    scene.card("Clerk", paid, grade=1)
    me.has(vanguard="Freer", left="Clerk")
    if lost:
        me.uses("Freer")
    me.attacks("Clerk", "Stone")
    if lost:
        me.picks("yes")
    assert me.count("hand") == int(lost)


# --- keywords that feed each other ----------------------------------------------------------------------------------


@pytest.mark.rule("11.20.2", "11.30.1")
@pytest.mark.parametrize("puts", ["yes", "no"])
def test_a_revelation_opens_darkness(scene, me, foe, puts):
    scene.card("Seer", "[AUTO]:Revelation-(RC)", grade=1)
    scene.card("Shade", "[CONT](RC)Darkness:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grade 2", left="Shade", hand=["Seer"]).deck_top("Grade 0")
    me.calls("Seer", "right").picks(puts)
    if puts == "yes":
        me.picks("Seer")
    assert me.power("Shade") == (8000 if puts == "yes" else 5000)


@pytest.mark.rule("11.30.2", "10.6.1.4")
def test_hearts_that_go_to_the_soul_as_a_unit_is_ridden_make_no_darkness(scene, me, foe):
    """The cards go there because of the ride."""
    rides = "[ACT](RC):Choose a grade 3 card from your hand, and ride it."
    scene.step("ride phase").card("Squire", rides, grade=1)
    scene.card("Shade", "[CONT](RC)Darkness:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grade 3", left="Shade", right="Squire", hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").uses("Squire").picks("Grade 3")
    assert me.zone("soul") == ["Grade 3"]
    assert me.power("Shade") == 5000


@pytest.mark.rule("11.19.1", "11.14.2", "7.5.1.2.3")
def test_a_g_guardian_is_called_and_counts_for_unite(scene, me, foe):
    scene.step("battle phase").card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 3", back="Mate", hand=["Heal Trigger", "Grade 0", "Grade 1"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Grade 0")
    assert foe.power("Mate") == 5000
    foe.picks("Bulwark")
    assert foe.power("Mate") == 8000


@pytest.mark.rule("11.6.3.2.1", "2.8.1.1.5")
def test_limit_break_that_was_set_off_resolves_though_damage_is_healed(scene, me, foe):
    heals = "[AUTO](VC):When this unit attacks, choose a card from your damage zone, and heal it."
    scene.step("battle phase").card("Healer", heals, grade=2)
    scene.card("Breaker", "[AUTO](RC)[Limit-Break 4]:When your vanguard attacks, draw two cards.", grade=1)
    me.has(vanguard="Healer", left="Breaker", damage=["Grade 0"] * 4)
    me.attacks("Healer", "Stone").picks(("ability", "Healer/1", "Healer"))
    while me.game.question.about in ("chosen", "played"):
        me.picks(me.options()[0])
    assert (me.count("damage"), me.count("hand")) == (3, 2 + 1)


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4.1", "6.2.1")
def test_an_extra_turn_gained_in_the_opponents_turn_comes_before_ones_own(scene, me, foe):
    """Right after theirs, and then the turn that would have been mine anyway."""
    hears = Ability("automatic", Perform("extra turn"), zones=("field",), trigger=ATTACKED)
    scene.turn_of(1).card("Hourglass", abilities=[hears], grade=3, power=20000)
    me.has(vanguard="Hourglass")
    foe.has(vanguard="Grade 2", left="Grade 1")
    foe.attacks("Grade 1", "Hourglass").declines_attack()
    seats = []
    for _ in range(3):
        scene.pass_until("6.6.1.2", even_if_able=True)
        seats.append(scene.game.facts["turn seat"])
        scene.players[seats[-1]].picks("pass")
    assert seats == [0, 0, 1]
    scene.looked = True


@pytest.mark.rule("12.4.1", "11.19.1", "11.35.1")
def test_tallies_of_the_turn_begin_anew_in_an_extra_turn(scene, me, foe):
    scene.card("Mate", "[CONT](RC)Unite:This unit gets [Power] +3000.", grade=1, power=5000)
    scene.card("Hourglass", abilities=[act(Perform("extra turn"))], grade=2)
    me.has(vanguard="Hourglass", left="Mate", hand=["Grade 0", "Grade 1"])
    me.calls("Grade 0", "right").calls("Grade 1", "back").uses("Hourglass")
    assert me.power("Mate") == 8000
    next_main_phase(scene)
    assert (scene.game.facts["turn seat"], me.power("Mate")) == (0, 5000)


@pytest.mark.rule("10.31.2", "12.4.1")
def test_a_time_leap_ends_with_its_turn_though_an_extra_turn_follows(scene, me, foe):
    scene.card("Leaper", "[ACT](RC):Time leap this unit.", grade=1)
    scene.card("Hourglass", abilities=[act(Perform("extra turn"))], grade=2)
    me.has(vanguard="Hourglass", left="Leaper", deck=["Grade 2"])
    me.uses("Leaper").picks("Grade 2", "front left").uses("Hourglass").picks("pass", "no")
    me.is_asked(about="circle")
    me.picks("front left")
    assert me.zone("left") == ["Leaper"]


# --- numbers and names ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.7.1.4", "10.6.3.1")
def test_a_set_power_swallows_the_gift_of_force(scene, me, foe):
    """The gift adds power to the unit on its circle; what sets a power comes after all that adds."""
    sets = act(Modify(Cards(("front left",), "mine"), (Set("power", Number(1000)),), "end of turn"))
    scene.step("ride phase").card("Force", abilities=[sets], gift="force", grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=["Force"], left="Grade 1")
    me.rides("Force").picks("front left")
    assert me.power("Grade 1") == 7000 + 10000
    me.uses("Force")
    assert me.power("Grade 1") == 1000


@pytest.mark.rule("12.6.3", "11.13.1")
def test_for_each_time_another_unit_is_chosen_and_none_with_resist(scene, me, foe):
    scene.card("Rock", "[CONT](RC):Resist", grade=1)
    hits = "choose one of your opponent's rear-guards, and retire it."
    scene.card("Bard", f"[ACT](VC):For each card in your soul, {hits}", grade=2)
    me.has(vanguard="Bard", soul=["Grade 3", "Grade 3", "Grade 3"])
    foe.has(left="Rock", right="Grade 1", back="Grade 0")
    me.uses("Bard").is_asked(exactly=["Grade 1", "Grade 0"])
    me.picks("Grade 1")
    assert (foe.zone("left"), foe.zone("right"), foe.zone("back")) == (["Rock"], [], [])


@pytest.mark.rule("8.7.3", "4.1.8", "10.32.1")
def test_power_that_was_gained_goes_along_to_another_circle_and_not_to_the_hand_and_back(scene, me, foe):
    lifts = act(Modify(Cards(("rear-guard circle",), "mine"), (Add("power", Number(3000)),), "end of turn"))
    back = "[ACT](VC):Choose one of your rear-guards, and return it to your hand."
    scene.card("Usher", back, abilities=[lifts], grade=2)
    me.has(vanguard="Usher", left="Grade 1")
    me.uses("Usher", 2).exchanges("left")
    assert me.power("Grade 1") == 7000 + 3000
    me.uses("Usher").calls("Grade 1", "left")
    assert me.power("Grade 1") == 7000
