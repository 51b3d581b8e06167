"""7.30, 7.36, 7.37: attacks, drive checks and boosts that a text orders."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_overdress.nodes import Boost
from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    Cards,
    InState,
    Is,
    Modify,
    Number,
    On,
    Other,
    Perform,
    Sequence,
    This,
    Turn,
)

VANGUARD = ("vanguard circle",)
REAR = ("rear-guard circle",)
HIS_VANGUARD = Cards(VANGUARD, "theirs")


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def auto(event, role, *parts):
    return Ability("automatic", Sequence(parts), zones=("field",), trigger=On(event, ((role, This()),)))


def barred(action, whom):
    return Ability("continuous", Modify(whom, (Cannot(action),)), zones=("field",))


# --- 7.30 attacks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.30.1", "7.30.1.1", "7.30.1.2")
def test_an_ordered_attack_is_a_battle_outside_the_battle_phase(scene, me, foe):
    scene.card("Lancer", "[ACT](RC):This unit attacks your opponent's vanguard.", grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Lancer", hand=["Grade 0"])
    me.put("back left", "Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.uses("Lancer")
    foe.is_asked("10.5.1.2")
    assert scene.game.facts["phase"] == "main phase" and me.is_rested("Lancer")
    assert not me.is_rested("Grade 1"), "no booster is designated"
    foe.guards_with_nothing()
    assert foe.count("damage") == 1
    me.is_asked("9.7.2")


@pytest.mark.rule("7.30.1")
def test_the_effect_and_what_waits_come_first(scene, me, foe):
    """7.30.1: after the effect, and after the check timing that follows it."""
    order = act(Attack(This(), HIS_VANGUARD), Perform("draw", Number(1)), Turn(Cards(VANGUARD, "mine"), "rest"))
    scene.card("Ear", "[AUTO](RC):When your vanguard becomes [Rest], Soul-Charge 1.")
    me.has(vanguard="Grade 2", left=scene.card("Lancer", abilities=[order], grade=2), right="Ear")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.uses("Lancer")
    foe.is_asked("10.5.1.2")
    assert (me.count("hand"), me.count("soul")) == (1, 1)
    foe.guards_with_nothing()


@pytest.mark.rule("7.30.1.1")
@pytest.mark.parametrize("why", ["", "rests", "cannot attack", "cannot be attacked"])
def test_without_a_fit_pair_nobody_attacks(scene, me, foe, why):
    scene.card("Lancer", "[ACT](RC):This unit attacks your opponent's vanguard.", grade=2)
    bars = {"cannot attack": barred("attack", Cards(REAR, "mine", Is("name", "=", "Lancer"))),
            "cannot be attacked": barred("be attacked", HIS_VANGUARD)}  # fmt: skip
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("front left", "Lancer", rested=why == "rests")
    if why in bars:
        me.has(right=scene.card("Bar", abilities=[bars[why]]))
    foe.has(vanguard="Grade 2")
    me.uses("Lancer").is_asked("9.7.2")
    assert foe.count("damage") == (0 if why else 1)
    assert scene.game.facts["ordered attacks"] == () and scene.game.facts["battles"] == (0 if why else 1)


@pytest.mark.rule("7.30.1.1", "7.30.1.2", "7.30.3")
def test_several_attack_one_after_another(scene, me, foe):
    order = act(Attack(Cards(REAR, "mine", InState("standing")), HIS_VANGUARD))
    me.has(vanguard=scene.card("Marshal", abilities=[order], grade=2), left="Grade 1", right="Grade 2")
    me.has(hand=["Grade 0"])
    foe.has(vanguard=scene.card("Wall", grade=1, power=5000))
    me.uses("Marshal")
    me.is_asked("7.30.3", exactly=["Grade 1", "Grade 2"])
    me.picks("Grade 2").is_asked("9.7.2")
    assert foe.count("damage") == 2 and me.is_rested("Grade 1") and me.is_rested("Grade 2")
    assert scene.game.facts["battles"] == 2


@pytest.mark.rule("7.30.1.1", "7.30.1.2")
def test_of_two_attackers_the_fit_one_attacks(scene, me, foe):
    order = act(Attack(Cards(REAR, "mine"), HIS_VANGUARD))
    me.has(vanguard=scene.card("Marshal", abilities=[order], grade=2), left="Grade 1", hand=["Grade 0"])
    me.put("front right", "Grade 2", rested=True)
    foe.has(vanguard=scene.card("Wall", grade=1, power=5000))
    me.uses("Marshal").is_asked("9.7.2")
    assert foe.count("damage") == 1 and me.is_rested("Grade 1")


@pytest.mark.rule("7.30.1.2")
def test_who_stands_again_attacks_again(scene, me, foe):
    """Until it stands up no more."""
    order = act(Attack(This(), HIS_VANGUARD))
    again = "[AUTO](RC)[1/Turn]:When this unit's attack hits a vanguard, [Stand] this unit."
    scene.card("Lancer", again, abilities=[order], grade=2)
    me.has(vanguard="Grade 2", left="Lancer", hand=["Grade 0"])
    foe.has(vanguard=scene.card("Wall", grade=1, power=5000))
    me.uses("Lancer", 2).picks(("ability", "Lancer/1", "Lancer")).is_asked("9.7.2")
    assert foe.count("damage") == 2 and me.is_rested("Lancer")


@pytest.mark.rule("7.30.1.1")
def test_which_unit_is_attacked_is_chosen_in_whichever_row(scene, me, foe):
    order = act(Attack(This(), Cards(REAR, "theirs")))
    me.has(vanguard="Grade 2", left=scene.card("Lancer", abilities=[order], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Grade 2", left="Grade 1", back="Grade 0")
    me.uses("Lancer")
    me.is_asked("7.30.1.1", exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 0")
    foe.guards_with_nothing()
    assert foe.zone("drop") == ["Grade 0"]


@pytest.mark.rule("7.30.2")
def test_an_attack_that_is_ordered_in_a_battle_comes_after_it(scene, me, foe):
    scene.step("battle phase")
    order = auto("attack", "attacker", Attack(Cards(REAR, "mine", Is("name", "=", "Lancer")), HIS_VANGUARD))
    me.has(vanguard=scene.card("Marshal", abilities=[order], grade=2), left=scene.card("Lancer", grade=2))
    foe.has(vanguard=scene.card("Wall", grade=1, power=5000), hand=["Grade 0"])
    me.attacks("Marshal", "Wall")
    foe.is_asked("10.5.1.2")
    assert not me.is_rested("Lancer") and scene.game.facts["ordered attacks"]
    foe.guards_with_nothing()
    foe.is_asked("10.5.1.2")
    assert me.is_rested("Lancer") and scene.game.facts["battles"] == 2 and foe.count("damage") == 1
    foe.guards_with_nothing()


@pytest.mark.rule("7.30.3")
def test_the_turn_players_units_attack_first(scene, me, foe):
    """Then those of the other player, one by one."""
    both = act(Attack(Cards(REAR, "any"), Cards(VANGUARD, "any")))
    me.has(vanguard=scene.card("Herald", abilities=[both], grade=2, power=20000), left=scene.card("Mine", grade=2))
    me.has(hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left=scene.card("Theirs", grade=1))
    me.uses("Herald")
    me.is_asked("7.30.1.1", exactly=["Herald", "Grade 3"])
    me.picks("Grade 3")
    foe.is_asked("7.30.1.1", exactly=["Herald", "Grade 3"])
    foe.picks("Herald")
    me.is_asked("9.7.2")
    assert me.is_rested("Mine") and foe.is_rested("Theirs") and scene.game.facts["battles"] == 2


@pytest.mark.rule("7.30.4")
@pytest.mark.parametrize("in_battle", [False, True])
def test_that_attack_is_the_battle_that_was_ordered(scene, me, foe, in_battle):
    """Not the battle in which the instruction was given."""
    text = "this unit attacks your opponent's vanguard, and this unit gets [Power] +5000 until end of that attack."
    if in_battle:
        scene.step("battle phase").card("Lancer", f"[AUTO](RC):When your vanguard attacks, {text}", grade=2)
    else:
        scene.card("Lancer", f"[ACT](RC):{text[0].upper() + text[1:]}", grade=2)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    if in_battle:
        me.attacks("Grade 2", "Grade 3")
        assert me.power("Lancer") == 9000 + 5000
        foe.guards_with_nothing()
    else:
        me.uses("Lancer")
    foe.is_asked("10.5.1.2")
    assert me.is_rested("Lancer") and me.power("Lancer") == 9000 + 5000
    foe.guards_with_nothing()
    assert me.power("Lancer") == 9000


@pytest.mark.rule("7.30.4", "7.30.1.1")
def test_without_the_attack_it_is_over_at_once(scene, me, foe):
    gets = "this unit gets [Power] +5000 until end of that attack."
    text = f"[ACT](RC):This unit attacks your opponent's vanguard, and {gets}"
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    me.put("front left", scene.card("Lancer", text, grade=2), rested=True)
    me.uses("Lancer")
    assert me.power("Lancer") == 9000


@pytest.mark.rule("7.30.2", "7.30.4")
@pytest.mark.parametrize("in_battle", [False, True])
def test_the_end_of_that_battle_is_the_end_of_the_one_that_was_ordered(scene, me, foe, in_battle):
    text = "this unit attacks your opponent's vanguard, and at the end of that battle, put this unit into your soul."
    if in_battle:
        scene.step("battle phase").card("Lancer", f"[AUTO](RC):When your vanguard attacks, {text}", grade=2)
    else:
        scene.card("Lancer", f"[ACT](RC):{text[0].upper() + text[1:]}", grade=2)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    if in_battle:
        me.attacks("Grade 2", "Grade 2")
        foe.guards_with_nothing()
    else:
        me.uses("Lancer")
    foe.is_asked("10.5.1.2")
    assert (me.zone("left"), me.is_rested("Lancer")) == (["Lancer"], True)
    foe.guards_with_nothing()
    assert (me.zone("left"), me.zone("soul")) == ([], ["Lancer"])


@pytest.mark.rule("7.30.1.1")
def test_an_attack_that_is_not_made_has_no_end(scene, me, foe):
    after = "at the end of that battle, put this unit into your soul."
    text = f"[ACT](RC):This unit attacks your opponent's vanguard, and {after}"
    me.has(vanguard="Grade 2", right="Grade 2")
    me.put("front left", scene.card("Lancer", text, grade=1), rested=True)
    foe.has(vanguard="Grade 3")
    me.uses("Lancer").attacks("Grade 2", "Grade 3")
    assert (me.zone("left"), me.zone("soul")) == (["Lancer"], [])


@pytest.mark.rule("7.30.4")
def test_where_nobody_was_told_to_attack_it_is_over_at_once(scene, me):
    gets = "it attacks your opponent's vanguard, and this unit gets [Power] +5000 until end of that attack."
    scene.card("Captain", f"[ACT](VC):Choose up to one of your rear-guards, {gets}", grade=2, power=9000)
    me.has(vanguard="Captain", left="Grade 1")
    me.uses("Captain").picks("done")
    assert me.power("Captain") == 9000


# --- 7.37 boosts ---------------------------------------------------------------------------------------------------

RALLY = "[AUTO](VC):When this unit attacks, choose up to two of your rear-guards, and they boost this unit."


@pytest.mark.rule("7.37.1.2", "7.37.1.2.1")
def test_two_that_are_told_to_boost_are_two_boosts(scene, me, foe):
    scene.step("battle phase").card("Captain", RALLY, grade=2, power=10000)
    me.has(vanguard="Captain", left="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3")
    me.picks("Grade 2", "Grade 1")
    assert me.power("Captain") == 10000 + 9000 + 7000
    assert me.is_rested("Grade 2") and me.is_rested("Grade 1") and len(scene.events("boost")) == 2
    foe.guards_with_nothing()
    assert me.power("Captain") == 10000


@pytest.mark.rule("7.37.1.1")
@pytest.mark.parametrize(("rested", "boosts"), [(True, 0), (False, 1)])
def test_a_resting_unit_does_not_boost(scene, me, foe, rested, boosts):
    order = auto("attack", "attacker", Boost(Cards(REAR, "mine"), This()))
    scene.step("battle phase").card("Captain", abilities=[order], grade=2, power=10000)
    me.has(vanguard="Captain")
    me.put("front left", "Grade 1", rested=rested)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3")
    assert (len(scene.events("boost")), me.power("Captain")) == (boosts, 10000 + 7000 * boosts)
    foe.guards_with_nothing()


@pytest.mark.rule("7.37.1.1")
def test_who_does_not_attack_is_not_boosted(scene, me):
    order = act(Boost(Cards(REAR, "mine"), This()))
    me.has(vanguard=scene.card("Captain", abilities=[order], grade=2), left="Grade 1", hand=["Grade 0"])
    me.uses("Captain")
    assert not me.is_rested("Grade 1") and not scene.events("boost")


@pytest.mark.rule("7.37.1.2", "10.4.1.11.2")
@pytest.mark.parametrize("leaves", [True, False])
def test_it_boosts_as_long_as_it_is_on_its_circle(scene, me, foe, leaves):
    blitz = "Choose one of your opponent's rear-guards, and retire it."
    order = auto("attack", "attacker", Boost(Cards(REAR, "mine"), This()))
    scene.step("battle phase").card("Captain", abilities=[order], grade=2, power=10000)
    scene.card("Snare", blitz, type="blitz order", grade=1, power=None, skill=None, shield=None)
    me.has(vanguard="Captain", left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Snare", "Grade 0"])
    me.attacks("Captain", "Grade 3")
    assert me.power("Captain") == 10000 + 7000 + 9000
    foe.plays("Snare").picks("Grade 2" if leaves else "Grade 1")
    assert me.power("Captain") == 10000 + (7000 if leaves else 9000)
    foe.guards_with_nothing()


@pytest.mark.rule("7.37.1.2.1", "10.7.1.6")
def test_each_of_them_hears_of_the_hit(scene, me, foe):
    text = "[AUTO](RC):When an attack hits a vanguard during the battle that this unit boosted a vanguard, draw a card."
    scene.step("battle phase").card("Captain", RALLY, grade=2, power=10000)
    scene.card("Fan", text, grade=1)
    me.has(vanguard="Captain", left="Fan", right="Fan")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3")
    first, second = scene.game.in_zone(0, "front left")[0], scene.game.in_zone(0, "front right")[0]
    me.picks(first, second)
    foe.guards_with_nothing()
    me.picks(("ability", "Fan/1", "Fan"))
    assert me.count("hand") == 1 + 2, "a drive check, and a card for each"


@pytest.mark.rule("7.37.1.1", "1.3.3")
@pytest.mark.parametrize("bar", ["boost", "be boosted"])
def test_what_forbids_boosting_beats_the_instruction(scene, me, foe, bar):
    order = auto("attack", "attacker", Boost(Cards(REAR, "mine", Other()), This()))
    whom = Cards(REAR, "mine") if bar == "boost" else Cards(VANGUARD, "mine")
    scene.step("battle phase").card("Captain", abilities=[order, barred(bar, whom)], grade=2, power=10000)
    me.has(vanguard="Captain", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3")
    assert me.power("Captain") == 10000 and not me.is_rested("Grade 1")
    foe.guards_with_nothing()


@pytest.mark.rule("7.30.1.2", "7.37.1.2")
def test_an_ordered_attack_may_be_boosted_by_instruction(scene, me, foe):
    order = act(Attack(This(), HIS_VANGUARD))
    helped = auto("attack", "attacker", Boost(Cards(("back left",), "mine"), This()))
    scene.card("Lancer", abilities=[order, helped], grade=2)
    me.has(vanguard="Grade 2", left="Lancer")
    me.put("back left", "Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Lancer")
    foe.is_asked("10.5.1.2")
    assert me.power("Lancer") == 9000 + 7000 and me.is_rested("Grade 1")
    foe.guards_with_nothing()


# --- 7.36 drive checks ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.36.1.1", "7.36.1.2", "10.6.1.2", "10.6.1.2.1")
@pytest.mark.parametrize(("what", "checks"), [("a twin drive", 2), ("drive checks", 1), (None, 0)])
def test_a_rear_guard_makes_drive_checks(scene, me, foe, what, checks):
    text = f"[AUTO](RC):When this unit attacks, this unit performs {what} until end of that battle." if what else ""
    scene.step("battle phase").card("Lancer", text, grade=2)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Lancer", "Grade 3")
    foe.guards_with_nothing()
    assert me.count("hand") == checks


@pytest.mark.rule("7.36.1.2")
@pytest.mark.parametrize("skill", ["twin drive", "triple drive", None])
def test_a_twin_drive_is_two_checks_whatever_the_drive(scene, me, foe, skill):
    text = "[AUTO](VC):When this unit attacks, this unit performs a twin drive until end of that battle."
    scene.step("battle phase").card("Marshal", text, grade=3, skill=skill)
    me.has(vanguard="Marshal")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Marshal", "Grade 3")
    foe.guards_with_nothing()
    assert me.count("hand") == 2


@pytest.mark.rule("7.36.1.1", "10.8.1.2")
def test_in_the_next_battle_it_makes_none(scene, me, foe):
    text = (
        "[AUTO](RC)[1/Turn]:When this unit attacks, this unit performs a twin drive until end of that battle.\n"
        "[AUTO](RC)[1/Turn]:When this unit's attack hits, [Stand] this unit."
    )
    scene.step("battle phase").card("Lancer", text, grade=2, power=11000)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Lancer", "Grade 3").picks(("ability", "Lancer/1", "Lancer"))
    foe.guards_with_nothing()
    me.picks(("ability", "Lancer/2", "Lancer"))
    assert me.count("hand") == 2 and not me.is_rested("Lancer")
    me.attacks("Lancer", "Grade 3")
    foe.guards_with_nothing()
    assert me.count("hand") == 2
