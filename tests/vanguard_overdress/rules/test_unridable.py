"""Cards that cannot be ridden, or cannot be normal called to a rear-guard circle."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Number, Perform, Sequence

LEAD = "[CONT]:This card cannot be ridden."
HEAVY = "[CONT]:This card cannot be ridden, and cannot be normal called to (RC) from hand."
ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
RETIRES = "[ACT](VC):Retire this unit."


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Lead", LEAD, grade=2)
    scene.card("Heavy", HEAVY, grade=1)
    scene.card("Abdicator", RETIRES, grade=2)
    scene.card("Command", "Draw a card.", **ORDER)


# --- not ridden -------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.2", "1.3.3", "1.3.1")
def test_it_is_not_ridden_out_of_the_hand(scene, me):
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Lead", "Grade 2"])
    me.is_asked("9.6.2", exactly=[("ride", "Grade 2"), "pass"])
    assert me.refused("ride", "Lead") == "1.3.3"
    me.passes()


@pytest.mark.rule("9.6.2", "6.3.3.1.2")
def test_nor_out_of_the_ride_deck(scene, me):
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Grade 2", "Grade 0"]).ride_deck("Lead")
    me.is_asked("9.6.2", exactly=[("ride", "Grade 2"), "pass"])
    me.passes()


@pytest.mark.rule("6.3.2.2", "1.3.3", "1.3.2")
@pytest.mark.parametrize(("name", "ridden"), [("Lead", False), ("Grade 1", True)])
def test_a_text_that_would_ride_it_does_nothing(scene, me, foe, name, ridden):
    """4.1.6: the card is shown and stays in the hand."""
    scene.card("Herald", "[ACT](VC):Choose a card from your hand, and ride it as [Stand].", grade=2)
    me.has(vanguard="Herald", hand=[name], left="Grade 0")
    me.uses("Herald")
    assert me.zone("vanguard") == [name if ridden else "Herald"]
    assert bool(scene.events("show")) and (me.zone("hand") == [] if ridden else not foe.sees(me.card(name, "hand")))


@pytest.mark.rule("13.4.1", "13.4.1.1")
@pytest.mark.parametrize("other", ["Lead", "Command"])
def test_without_a_vanguard_only_what_can_be_ridden_is_offered(scene, me, other):
    """With one such card nobody is asked."""
    me.has(vanguard="Abdicator", soul=[other, "Grade 1"], hand=["Grade 0"])
    me.uses("Abdicator")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 1"], [other])


@pytest.mark.rule("13.4.1")
def test_of_several_that_can_be_one_is_chosen(scene, me):
    me.has(vanguard="Abdicator", soul=["Lead", "Grade 1", "Grade 3"], hand=["Grade 0"])
    me.uses("Abdicator")
    me.is_asked("13.4.1", exactly=["Grade 1", "Grade 3"])
    me.picks("Grade 3")
    assert me.zone("vanguard") == ["Grade 3"] and not me.is_rested("Grade 3")


@pytest.mark.rule("13.4.1.1", "13.2.4", "1.2.2.3")
@pytest.mark.parametrize("soul", [["Lead"], ["Command"], ["Lead", "Command"]])
def test_with_no_such_card_in_the_soul_the_game_is_lost(scene, me, foe, soul):
    """The soul is not empty, and does not help; it stays where it is."""
    me.has(vanguard="Abdicator", soul=soul, hand=["Grade 0"])
    me.uses("Abdicator")
    assert scene.winner is foe and scene.result.rule == "13.2.4" and me.zone("soul") == soul


@pytest.mark.rule("13.4.1", "6.3.2.2", "7.15.2")
def test_who_is_ridden_so_hears_that_it_is_placed(scene, me):
    scene.card("Heir", "[AUTO]:When this unit is placed on (VC), draw a card.", grade=1)
    me.has(vanguard="Abdicator", soul=["Heir"])
    me.uses("Abdicator")
    assert (me.zone("vanguard"), me.count("hand")) == (["Heir"], 1)


@pytest.mark.rule("13.1.3", "13.4.1", "13.5.1")
def test_a_vanguard_is_found_before_its_damage_is_worked_off(scene, me):
    """What a damage trigger gives may be given to it."""
    both = Sequence((Perform("deal damage", Number(1), cards=Cards(("vanguard circle",), "mine")),
                     Move(Cards(("vanguard circle",), "mine"), "drop")))  # fmt: skip
    scene.card("Martyr", abilities=[Ability("activated", both, zones=("field",))], grade=2)
    me.has(vanguard="Martyr", soul=["Lead", "Grade 1"], hand=["Grade 0"]).deck_top("Draw Trigger")
    me.uses("Martyr").picks("power")
    assert me.power("Grade 1") == 7000 + 10000


# --- not normal called --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.7.2.1", "9.7.2.1.1", "1.3.3")
def test_it_is_not_normal_called_to_a_rear_guard_circle(scene, me):
    me.has(vanguard="Grade 2", hand=["Heavy", "Grade 0"])
    me.is_asked()
    assert me.refused("call", "Heavy", "front left") == "1.3.3"
    assert me.offered("call", "Grade 0", "front left")


@pytest.mark.rule("10.5.1.2.2", "10.5.1.2.2.1", "1.3.1")
def test_it_is_called_to_the_guardian_circle(scene, me, foe):
    """The text speaks of rear-guard circles alone."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Heavy", "Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked("10.5.1.2", exactly=["Heavy", "Grade 0", "done"])
    foe.picks("Heavy", "done")
    assert foe.power("Grade 3") == 10000 + 5000
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.2.1", "1.3.3")
@pytest.mark.parametrize(("world", "offered"), [("Your World becomes Dark Night.", True), ("", False)])
def test_what_cannot_be_normal_called_at_all_does_not_guard(scene, me, foe, world, offered):
    """A call to the guardian circle is a normal call too."""
    scene.step("battle phase")
    scene.card("Nightling", "[CONT](Hand):This card cannot be normal called if your World is not Dark Night.", grade=1)
    scene.card("Dusk", f"[CONT](RC):{world}" if world else "", grade=1)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", back="Dusk", hand=["Nightling", "Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked("10.5.1.2", exactly=[*(["Nightling"] if offered else []), "Grade 0", "done"])
    foe.picks("done")


@pytest.mark.rule("6.2.2.2", "9.7.2.1.1")
def test_a_text_may_call_it(scene, me):
    scene.card("Usher", "[ACT](VC):Choose a card from your hand, and call it to (RC).", grade=2)
    me.has(vanguard="Usher", hand=["Heavy"])
    me.uses("Usher").picks("front left")
    assert me.zone("left") == ["Heavy"]


@pytest.mark.rule("6.4.1.1", "14.7.2")
def test_it_may_be_overdressed(scene, me):
    """To be put on a circle by overDress is not to be called."""
    scene.card("Tailor", grade=1)
    scene.card("Suit", f'[overDress]-"Tailor"\n{HEAVY}', grade=2)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Suit"])
    assert me.refused("call", "Suit", "front right") == "1.3.3"
    me.overdresses("Suit", "Tailor")
    assert me.dresses("Suit") == ["Tailor"]


@pytest.mark.rule("6.3.3.1.2", "11.8.7", "7.7.2", "11.8.11")
def test_discarded_for_a_ride_it_may_come_by_its_own_text(scene, me):
    """The ride is done first, and so the new vanguard's grade counts."""
    comes = (
        "[AUTO]:When this card is discarded from hand during your turn, if your vanguard is grade 3 or greater, "
        "[COST][Soul-Blast 1], and call this card to a back row (RC)."
    )
    scene.step("ride phase").card("Stray", f"{HEAVY}\n{comes}", grade=1)
    me.has(vanguard="Grade 2", hand=["Stray", "Grade 0"]).ride_deck("Grade 3")
    me.rides("Grade 3").picks("Stray").picks("yes", "back left")
    assert (me.zone("back left"), me.zone("soul"), me.zone("drop")) == (["Stray"], [], ["Grade 2"])
