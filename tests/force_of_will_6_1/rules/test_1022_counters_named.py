"""1022: counters by their name, as what sets an ability off and as what is paid."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


@pytest.mark.rule("1022.1")
@pytest.mark.parametrize(("counter", "gained"), [("charge", 100), ("growth", 0)])
def test_only_the_counter_that_is_named_sets_the_ability_off(scene, me, foe, counter, gained):
    """1022.1: counters of different names are different."""
    heard = n.Ability("automatic", n.Perform("gain life", n.Number(100)), trigger=f.CounterPut("charge", n.This()))
    scene.card("Cell", abilities=[heard])
    scene.card("Feed", f"Put a {counter} counter on target resonator.", type="Chant")
    me.has(hand=["Feed"], field=["Cell"]).will("fire")
    me.plays("Feed").lets_resolve()
    assert me.counters("Cell", counter) == 1 and me.life == 4000 + gained


@pytest.mark.rule("1022.1", "104.2")
@pytest.mark.parametrize("number", [2, 0])
def test_all_counters_can_be_removed_as_a_cost_also_none(scene, me, foe, number):
    """1022.1, 104.2: as many as there are, which is always possible."""
    cost = (f.RemoveCounters("charge", None, n.This()), n.Turn(n.This(), "rest"))
    used = n.Ability("activated", n.Perform("gain life", n.Number(100)), cost=cost)
    own = "This card enters your field with two charge counters on it." if number else ""
    scene.card("Cell", own, type="Regalia", abilities=[used])
    me.has(hand=["Cell"]).will("fire")
    me.plays("Cell").lets_resolve()
    assert me.counters("Cell", "charge") == number
    me.uses("Cell", 3 if number else 2).lets_resolve()
    assert me.counters("Cell", "charge") == 0 and me.life == 4000 + 100


@pytest.mark.rule("1022.1")
def test_no_counters_are_removed_from_a_card_that_is_not_there(scene, me, foe):
    """1022.1: the cost names another card; without one it cannot be paid."""
    other = n.Cards(("field",), "mine", n.Is("name", "=", "Cell"))
    used = n.Ability(
        "activated", n.Perform("gain life", n.Number(100)), cost=(f.RemoveCounters("charge", None, other),)
    )
    scene.card("Tap", type="Regalia", abilities=[used])
    me.has(field=["Tap"])
    assert not me.offered("use", "Tap", "Tap/2")
