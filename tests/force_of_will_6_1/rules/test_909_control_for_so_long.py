"""Sections 909.8 and 313.2: control that lasts as long as something is so."""

from __future__ import annotations

import pytest

KEEPER = "{Rest}: Gain control of target resonator as long as this card is rested."
REST, RECOVER = "[Quickcast]\nRest target resonator.", "[Quickcast]\nRecover target resonator."


@pytest.fixture
def keeper(scene, me, foe):
    """Its ability is played on a resonator of the other player, and not resolved."""
    scene.card("Keeper", KEEPER)
    scene.card("Nap", REST, type="Chant", cost="{0}")
    scene.card("Wake", RECOVER, type="Chant", cost="{0}")
    me.has(field=["Keeper"], hand=["Nap", "Wake"])
    foe.has(field=["Resonator 5"])
    me.uses("Keeper", 2, "Resonator 5")


@pytest.mark.rule("909.8", "313.2")
def test_control_is_over_when_what_it_lasts_for_is(me, foe, keeper):
    """909.8, 313.2: a card goes back as soon as the keeper is recovered, and not while it stays rested."""
    me.lets_resolve()
    assert me.zone("field") == ["Keeper", "Resonator 5"]
    me.plays("Nap", "Resonator 5").lets_resolve()
    assert me.zone("field") == ["Keeper", "Resonator 5"]
    me.plays("Wake", "Keeper").lets_resolve()
    assert me.zone("field") == ["Keeper"]
    assert foe.zone("field") == ["Resonator 5"]


@pytest.mark.rule("909.8", "503.5")
def test_control_is_over_after_the_recovery_phase_of_the_keeper(scene, me, foe, keeper):
    """909.8, 503.5: all cards recover in their player's recovery phase, and the keeper with them."""
    me.lets_resolve()
    while scene.game.facts["phase"] != "main phase" or scene.game.facts["turn"] < 5:
        if scene.game.facts["turn"] < 5:
            assert me.zone("field") == ["Keeper", "Resonator 5"]
        scene.players[scene.game.question.seat].passes()
    assert foe.zone("field") == ["Resonator 5"]


@pytest.mark.rule("909.8")
def test_control_that_is_over_does_not_begin_again(me, foe, keeper):
    """909.8: the keeper is rested once more, and the effect is not there any more."""
    me.lets_resolve()
    me.plays("Wake", "Keeper").lets_resolve()
    me.plays("Nap", "Keeper").lets_resolve()
    assert foe.zone("field") == ["Resonator 5"]


@pytest.mark.rule("909.8")
@pytest.mark.parametrize("meanwhile", [False, True])
def test_control_is_not_taken_where_the_condition_failed_meanwhile(me, foe, keeper, meanwhile):
    """909.8: what was off after the ability was played, and is on again as it resolves, makes no effect."""
    if meanwhile:
        me.plays("Wake", "Keeper").lets_resolve(1)
        me.plays("Nap", "Keeper").lets_resolve(1)
        assert me.is_rested("Keeper")
    me.lets_resolve()
    assert ("Resonator 5" in foe.zone("field")) == meanwhile


@pytest.mark.rule("909.8")
def test_the_keeper_takes_another_and_the_first_stays_where_it_is(me, foe, keeper):
    """909.8: rested for a second play of its ability, the keeper does not bring back what the first one did."""
    me.lets_resolve()
    me.plays("Wake", "Keeper").lets_resolve()
    me.uses("Keeper", 2, "Keeper").lets_resolve()
    assert me.is_rested("Keeper")
    assert foe.zone("field") == ["Resonator 5"]


@pytest.mark.rule("909.8", "909.4")
@pytest.mark.parametrize("words", ["Resonators you control gain", "Target resonator gains"])
def test_strength_that_is_over_does_not_come_back(scene, me, words):
    """909.8, 909.4: for a group as for one card, what the drummer did is over when it recovers; resting for the same
    once more does it once."""
    scene.card("Drummer", f"{{Rest}}: {words} [+200/+200] as long as this card is rested.")
    scene.card("Wake", RECOVER, type="Chant", cost="{0}")
    target = ["Resonator 5"] if words.startswith("Target") else []
    me.has(field=["Drummer", "Resonator 5"], hand=["Wake"])
    me.uses("Drummer", 2, *target).lets_resolve()
    assert me.atk("Resonator 5") == 1000 + 200
    me.plays("Wake", "Drummer").lets_resolve()
    assert me.atk("Resonator 5") == 1000
    me.uses("Drummer", 2, *target).lets_resolve()
    assert me.atk("Resonator 5") == 1000 + 200
