"""803.5: an attacker rests before the costs of its attack are paid, and life may be paid down to nothing."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.zones import put_on

TIRELESS = "Attacking doesn't cause this card to rest."


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("text", "able"), [("", False), (TIRELESS, True)])
def test_what_rests_to_attack_cannot_be_rested_for_the_cost(scene, me, foe, text, able):
    """803.5: the only resonator is the attacker; it is rested already as the cost is paid, unless attacking rests it
    not."""
    scene.card("Pilgrim", f"This card cannot attack unless you rest a resonator.\n{text}".strip())
    me.has(field=["Pilgrim"]).as_j_ruler()
    me.battles()
    assert me.can_attack("Pilgrim") is able and me.can_attack("J-Ruler")


@pytest.mark.rule("803.5")
def test_another_resonator_may_be_rested_for_the_cost(scene, me, foe):
    """803.5: with a second one the attack is made, and both are rested."""
    scene.card("Pilgrim", "This card cannot attack unless you rest a resonator.")
    me.has(field=["Pilgrim", "Resonator 1"])
    me.attacks("Pilgrim")
    assert me.is_rested("Pilgrim") and me.is_rested("Resonator 1")


@pytest.mark.rule("803.5", "105.4a")
@pytest.mark.parametrize(("life", "able"), [(500, False), (600, True)])
def test_all_life_that_is_there_may_be_paid_for_an_attack(scene, me, foe, life, able):
    """803.5, 105.4a: twice 300 can be paid out of 600 exactly, and not out of 500."""
    toll = "This card cannot attack unless you pay 300 life."
    scene.card("Pilgrim", f"{toll}\n{toll}")
    me.has(field=["Pilgrim", "Resonator 2"]).with_life(life)
    me.battles()
    assert me.can_attack("Pilgrim") is able and me.can_attack("Resonator 2") and me.life == life


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("given", "gained"), [("Pilgrim", 0), ("Resonator 1", 100)])
def test_what_is_banished_for_its_own_attack_does_not_attack(scene, me, foe, given, gained):
    """803.5: the attacker may be the resonator that pays; then nothing attacks, and nothing tells of an attack."""
    scene.card("Pilgrim", "This card cannot attack unless you banish a resonator.")
    scene.card("Drum", "Whenever a resonator you control attacks, you gain 100 life.", type="Regalia")
    me.has(field=["Pilgrim", "Resonator 1", "Drum"], hand=["Quick Chant"]).will("fire")
    me.attacks("Pilgrim")
    me.picks(given)
    me.lets_resolve()
    assert me.zone("graveyard") == [given] and me.life == 4000 + gained
    assert len(scene.events("attack")) == gained // 100


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("text", "rests"), [("", True), (TIRELESS, False)])
def test_an_attack_whose_costs_cannot_all_be_paid_is_not_made(scene, me, foe, text, rests):
    """803.5: two counters are to be removed and one is there: the player is asked for an attack once more, and the
    card that would have rested for it is recovered."""
    toll = "This card cannot attack unless you remove a soot counter from this card."
    scene.card("Pilgrim", f"{toll}\n{toll}\n{text}".strip())
    me.has(field=["Pilgrim", "Resonator 2"])
    put_on(me.game, me.card("Pilgrim"), "counters", (("soot", 1),))
    me.attacks("Pilgrim")
    me.is_asked("803.3")
    assert not me.is_rested("Pilgrim") and scene.events("attack") == []
    assert len(scene.events("rest")) == int(rests)
    me.picks(("attack", "Resonator 2", "player"))
    assert len(scene.events("attack")) == 1
