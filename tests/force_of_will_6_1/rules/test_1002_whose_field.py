"""1002.1, 313.2: an addition that lies in a field stays in that one, whoever adds it to what."""

from __future__ import annotations

import pytest


@pytest.mark.rule("1002.1")
@pytest.mark.parametrize("zone", ["field", "graveyard"])
def test_an_addition_in_a_field_stays_there(scene, me, foe, zone):
    """1002.1: one of theirs that lies in their field is added to my card there; out of a graveyard it comes to mine."""
    where = "your opponent's field" if zone == "field" else "your opponent's graveyard"
    scene.card("Magnet", f"{{0}}: Add target addition in {where} to this card.", cost="{5}")
    scene.card("Ribbon", "Added resonator gains [+100/+0].", type="Addition")
    me.has(field=["Magnet"])
    foe.put(zone, "Ribbon")
    me.uses("Magnet", 2).lets_resolve()
    assert (foe if zone == "field" else me).zone("field")[-1] == "Ribbon" and me.atk("Magnet") == 500 + 100
    assert len(scene.events("add")) == 1


@pytest.mark.rule("1007.4")
@pytest.mark.parametrize("amount", [1, 0])
def test_any_amount_but_none_is_dealt(scene, me, foe, amount):
    """1007.4: one point of damage is damage; damage of 0 is none."""
    scene.card("Pin", f"This card deals {amount} damage to target resonator.", type="Chant", cost="{0}")
    me.has(hand=["Pin"])
    foe.has(field=["Resonator 1"])
    me.plays("Pin").lets_resolve()
    assert foe.damage("Resonator 1") == amount
