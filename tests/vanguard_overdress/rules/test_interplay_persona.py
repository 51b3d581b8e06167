"""Persona rides where other rules meet them: later units, other vanguards, further names, lost games."""

from __future__ import annotations

import pytest

POWER = 10000
GOWN = '[overDress]-"Tailor"'


@pytest.fixture
def regent(scene):
    def made(text="", **fields):
        return scene.card("Regent", text, **{"grade": 3, "power": 13000, "persona": True, **fields})

    return made


@pytest.mark.rule("7.12.1.3.2", "6.4.2.2", "9.7.2.2")
def test_who_is_overdressed_in_the_front_row_has_the_power_there(scene, me, regent):
    scene.step("ride phase").card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2, power=9000)
    me.has(vanguard=regent(), hand=["Regent", "Gown"], left="Tailor")
    me.rides("Regent")
    assert me.power("Tailor") == 7000 + POWER
    me.overdresses("Gown", "Tailor")
    assert (me.power("Gown"), me.power("Tailor")) == (9000 + POWER, 7000)
    me.exchanges("left")
    assert me.power("Gown") == 9000
    me.exchanges("left")
    assert me.power("Gown") == 9000 + POWER


@pytest.mark.rule("7.12.1.3.2", "6.3.4", "6.3.2.2")
def test_another_vanguard_of_that_turn_has_the_power_too(scene, me, regent):
    """It is the player's, and not that of the unit which was ridden."""
    scene.step("ride phase")
    regent("[ACT](VC):Choose a card from your hand, and ride it as [Stand].")
    me.has(vanguard="Regent", hand=["Regent", "Grade 3"], left="Grade 1")
    me.rides("Regent").uses("Regent").picks("Grade 3")
    assert me.power("Grade 3") == 10000 + POWER


@pytest.mark.rule("6.3.7", "12.6.2.2")
@pytest.mark.parametrize("icon", [True, False])
def test_one_shared_name_is_enough(scene, me, regent, icon):
    scene.step("ride phase")
    regent('[CONT]:This card is also regarded as "Marble Heir".')
    scene.card("Marble Heir", grade=3, power=13000, persona=icon)
    me.has(vanguard="Regent", hand=["Marble Heir"], drop=["Marble Heir"], right="Grade 1")
    with me.changes(deck=-1 if icon else 0):
        me.rides("Marble Heir")
    at = scene.game.in_zone(0, "vanguard circle")[0]
    assert scene.game.value(at, "power") == 13000 + (POWER if icon else 0)


@pytest.mark.rule("7.12.1.3.1", "13.2.3", "1.2.2.2", "11.6.1.1")
def test_who_draws_the_last_card_for_it_has_lost(scene, me, foe, regent):
    """Before the ability that would have put a card back is played."""
    back = "choose a card from your drop zone, and put it on the bottom of your deck."
    scene.step("ride phase").exactly()
    regent(f"[AUTO]:When this unit is placed on (VC), {back}")
    me.has(vanguard="Regent", hand=["Regent"], deck=1, drop=["Grade 1"])
    foe.has(vanguard="Grade 2", deck=3)
    me.rides("Regent")
    assert scene.winner is foe and scene.result.rule == "13.2.3"


@pytest.mark.rule("6.3.7", "6.3.3.1.2")
def test_out_of_the_ride_deck_it_is_none(scene, me, regent):
    scene.step("ride phase")
    regent('[CONT]:This card is also regarded as "Marble Heir".')
    scene.card("Marble Heir", grade=2, power=10000, persona=True)
    me.has(vanguard="Marble Heir", hand=["Grade 1", "Grade 0"]).ride_deck("Regent")
    me.rides("Regent").picks("Grade 1")
    assert (me.power("Regent"), me.zone("hand")) == (13000, ["Grade 0"])


@pytest.mark.rule("14.13.1", "6.3.7", "6.3.2.2")
def test_a_ride_by_revoldress_is_none(scene, me, foe, regent):
    """It is no normal ride, though it is out of the hand and both have the icon."""
    scene.step("battle phase")
    regent(
        "[RevolDress]-[AUTO](VC):At the end of the battle that this unit attacked, choose up to one card with "
        '"Regent" in its card name from your hand, ride it as [Stand], and it gets drive -2 until end of turn.'
    )
    me.has(vanguard="Regent", hand=["Regent"], left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Regent", "Grade 3")
    foe.guards_with_nothing()
    with me.changes(hand=-1):
        me.picks("Regent")
    at = scene.game.in_zone(0, "vanguard circle")[0]
    assert (scene.game.value(at, "power"), scene.game.value(at, "drive"), me.power("Grade 1")) == (13000, 0, 7000)


@pytest.mark.rule("7.12.1.3.2", "17.4.1.1", "17.4.1.2")
def test_it_is_over_with_a_turn_that_was_ended(scene, me, foe, regent):
    scene.step("ride phase").card("Bell", "[ACT](RC):End the turn.", grade=1)
    me.has(vanguard=regent(), hand=["Regent"], left="Bell")
    foe.has(hand=["Grade 0"])
    me.rides("Regent")
    assert me.power("Bell") == 7000 + POWER
    me.uses("Bell")
    foe.is_asked()
    assert (me.power("Bell"), me.power("Regent")) == (7000, 13000)


@pytest.mark.rule("16.3.7", "7.12.1.3.2", "6.3.7")
def test_the_arms_are_handed_on_and_add_to_it(scene, me, regent):
    scene.step("ride phase")
    holds = "[CONT](VC):The unit Armed with this card gets [Power] +5000."
    order = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
    scene.card("Ladle", f'Left Arms - "Regent"\n{holds}', **order)
    held = me.put("arms", "Ladle")
    me.has(vanguard=regent(), hand=["Regent"], left="Grade 1")
    old = me.card("Regent", "vanguard")
    scene.game.marks[held, "given to"] = (old, scene.game.serial[old])
    me.rides("Regent")
    assert scene.game.value(scene.game.in_zone(0, "vanguard circle")[0], "power") == 13000 + POWER + 5000


# --- without a ride -------------------------------------------------------------------------------------------

ACTIVATES = "[ACT](VC):Activate persona ride."
RODE = "\n[CONT](VC):If you persona rode this turn, this unit gets [Critical] +1."


@pytest.mark.rule("7.12.1.3", "7.12.1.3.1", "7.12.1.3.2")
def test_an_effect_may_activate_it(scene, me):
    """Whatever the vanguard is, and counted as a persona ride of this turn."""
    me.has(vanguard=scene.card("Herald", ACTIVATES + RODE, grade=2), left="Grade 1", back="Grade 0")
    me.is_asked()
    assert me.critical("Herald") == 1
    with me.changes(hand=1, deck=-1, soul=0):
        me.uses("Herald")
    assert (me.power("Grade 1"), me.power("Herald"), me.power("Grade 0")) == (7000 + POWER, 9000 + POWER, 5000)
    assert me.critical("Herald") == 2


@pytest.mark.rule("7.12.1.3.2", "7.12.1.3")
def test_each_time_adds_to_it(scene, me, foe):
    me.has(vanguard=scene.card("Herald", ACTIVATES, grade=2), left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.uses("Herald").uses("Herald")
    assert me.power("Grade 1") == 7000 + POWER + POWER
    me.declines_attack()
    foe.is_asked()
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("7.12.1.3", "7.5.4.1.1")
def test_what_is_drawn_for_it_is_drawn_by_an_ability(scene, me):
    hears = "[AUTO](RC):When you draw a card by a card's ability, Soul-Charge 1."
    me.has(vanguard=scene.card("Herald", ACTIVATES, grade=2), left=scene.card("Listener", hears))
    with me.changes(soul=1):
        me.uses("Herald")


# --- heard as an increase -------------------------------------------------------------------------------------

HEARS = "[AUTO](RC):When this unit's [Power] is increased, Soul-Charge 1."


@pytest.mark.rule("1.3.6", "7.12.1.3.2")
@pytest.mark.parametrize(("circle", "soul"), [("front left", 1), ("back left", 0)])
def test_who_is_in_the_front_row_hears_that_its_power_is_increased(scene, me, circle, soul):
    scene.card("Scale", HEARS)
    me.has(vanguard=scene.card("Herald", ACTIVATES, grade=2), hand=["Grade 0"])
    me.put(circle, "Scale")
    with me.changes(soul=soul):
        me.uses("Herald")


@pytest.mark.rule("1.3.6", "9.7.2.2")
def test_who_comes_there_later_does_not(scene, me):
    """It begins to apply, as a continuous ability does."""
    scene.card("Scale", HEARS)
    me.has(vanguard=scene.card("Herald", ACTIVATES, grade=2), hand=["Grade 0"])
    me.put("back left", "Scale")
    with me.changes(soul=0):
        me.uses("Herald").exchanges("left")
    assert me.power("Scale") == 7000 + POWER
