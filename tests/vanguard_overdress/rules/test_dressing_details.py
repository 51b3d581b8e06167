"""6.4: overDress where the new unit does not come, and XoverDress that goes on from circle to circle."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Instead, Is, Move, Moved, Place, This

GOWN = '[overDress]-"Tailor"'
MANTLE = '[XoverDress]-One "Tailor" and one <Dragon> unit'
CAPE = "[overDress]-Unit in the [overDress] state"
CROSSED = "[CONT](RC):If this unit is in the [XoverDress] state, this unit gets [Power] +5000."


def thief(scene, name):
    """Whatever unit of that name would come to a rear-guard circle of mine out of the hand is bound instead."""
    would = Moved(Cards((), "mine", Is("name", "=", name)), ("hand",), ("rear-guard circle",))
    instead = Move(Cards(("hand",), "mine", Is("name", "=", name)), "bind", verb="bind")
    return scene.card("Thief", abilities=[Ability("continuous", Instead(would, instead), zones=("field",))], grade=2)


@pytest.mark.rule("6.4.2.2", "6.4.2.1")
@pytest.mark.parametrize("stolen", ["Gown", "nothing"])
def test_a_unit_stays_one_where_what_is_put_on_it_does_not_come(scene, me, stolen):
    scene.card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2)
    me.has(vanguard=thief(scene, stolen), left="Tailor", hand=["Gown", "Grade 0"])
    me.overdresses("Gown", "Tailor")
    comes = stolen != "Gown"
    assert (me.zone("left"), me.zone("bind")) == ((["Gown"], []) if comes else (["Tailor"], ["Gown"]))
    assert me.value("Tailor", "main type") == ("original dress" if comes else "unit")


@pytest.mark.rule("6.4.2.2.1", "6.4.3")
@pytest.mark.parametrize("stolen", ["Cape", "nothing"])
def test_a_dressed_unit_keeps_its_dresses_where_what_is_put_on_it_does_not_come(scene, me, stolen):
    scene.card("Tailor", grade=1)
    scene.card("Gown", GOWN, grade=2)
    scene.card("Cape", CAPE, grade=2)
    me.has(vanguard=thief(scene, stolen), hand=["Cape", "Grade 0"]).dressed("left", "Gown", "Tailor")
    me.overdresses("Cape", "Gown")
    if stolen == "Cape":
        assert (me.zone("left"), me.dresses("Gown"), me.zone("bind")) == (["Gown"], ["Tailor"], ["Cape"])
    else:
        assert (me.zone("left"), sorted(me.dresses("Cape"))) == (["Cape"], ["Gown", "Tailor"])


@pytest.mark.rule("6.4.4.1", "14.14.2")
def test_on_another_circle_a_unit_is_in_the_xoverdress_state_as_before(scene, me):
    scene.card("Tailor", grade=1)
    scene.card("Mantle", f'[XoverDress]-One "Tailor" and one <Dragon> unit\n{CROSSED}', grade=2)
    scene.card("Mover", "[ACT](VC):Choose one of your rear-guards, and move it to an open back row (RC).", grade=2)
    me.has(vanguard="Mover", left="Tailor", right=scene.card("Wyrm", race="Dragon"), hand=["Mantle", "Grade 0"])
    me.picks(("xoverdress", "Mantle"), "front left")
    assert me.power("Mantle") == 9000 + 5000
    me.uses("Mover").picks("back left")
    assert me.zone("back left") == ["Mantle"] and me.power("Mantle") == 9000 + 5000


@pytest.mark.rule("14.14.2", "6.2.5")
@pytest.mark.parametrize("way", ["move", "call"])
def test_a_unit_that_is_called_anew_was_not_put_there_by_xoverdress(scene, me, way):
    """What moves stays what it was."""
    goes = Ability("activated", Place(way, This(), "rear-guard circle"), zones=("field",))
    scene.card("Tailor", grade=1)
    scene.card("Mantle", f"{MANTLE}\n{CROSSED}", abilities=[goes], grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Tailor", right=scene.card("Wyrm", race="Dragon"), hand=["Mantle"])
    me.picks(("xoverdress", "Mantle"), "front left")
    me.uses("Mantle", 3).picks("back center")
    assert me.power("Mantle") == 9000 + (5000 if way == "move" else 0)
