"""803.3, 1123, 807.3: a resonator fights with numbers it was given; Bloodlust that is gained; the end of a battle."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


@pytest.mark.rule("803.3", "206.1a")
@pytest.mark.parametrize("given", [True, False])
def test_a_resonator_without_printed_numbers_attacks_with_those_it_is_given(scene, me, foe, given):
    """803.3, 206.1a: it needs an ATK and a DEF, by whatever they come."""
    numbers = n.Modify(n.This(), (n.Set("atk", n.Number(400)), n.Set("def", n.Number(400))))
    shell = [n.Ability("continuous", numbers)] if given else []
    me.has(field=[scene.card("Shell", abilities=shell, ATK=None, DEF=None), "Resonator 1"])
    me.battles()
    assert me.can_attack("Resonator 1") and me.can_attack("Shell") is given


@pytest.mark.rule("1123.2", "710.2")
@pytest.mark.parametrize(("text", "forced"), [("[Bloodlust]", True), ("[Flying]", False)])
def test_gained_bloodlust_forces_an_attack(scene, me, foe, text, forced):
    """1123.2, 710.2: with it by an effect alone, its controller cannot end the main phase without an attack."""
    scene.card("Rage", f"Target resonator gains {text} until end of turn.", type="Chant")
    me.has(hand=["Rage"], field=["Resonator 1"]).will("fire")
    me.plays("Rage").lets_resolve()
    assert me.offered("battle") or me.offered(("battle",))
    assert me.offered("pass") is not forced


@pytest.mark.rule("807.2", "807.3b", "807.4")
def test_priority_comes_once_at_the_end_of_a_battle(scene, me, foe):
    """807.2, 807.3b, 807.4: with nothing left to do after it, one pass in that step ends the battle."""
    me.has(field=["Resonator 1"])
    foe.has(hand=["Quick Chant"]).stones("light")
    me.attacks("Resonator 1")
    while scene.game.facts["battle step"] != "end of battle step":
        foe.passes()
    assert foe.offered("play", "Quick Chant")
    foe.passes()
    me.is_asked("602.1c")
    assert scene.game.facts["step"] == ""
