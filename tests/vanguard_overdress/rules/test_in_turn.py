"""11.9.3: an effect that depends on another by way of a third."""

from __future__ import annotations

from itertools import permutations

import pytest

NAMES = ("Aid", "Page", "Crier")
PLACES = {"Aid": "back left", "Page": "front left", "Crier": "front right"}


@pytest.fixture
def court(scene):
    scene.card("Aid", "[CONT](RC):All of your rear-guards get [Power] +2000.", grade=1, power=8000)
    raises = "If this unit's [Power] is 10000 or greater, your vanguard gets [Power] +5000."
    scene.card("Page", f"[CONT](RC):{raises}", grade=1, power=8000)
    follows = "If your vanguard's [Power] is 15000 or greater, this unit gets [Power] +5000."
    scene.card("Crier", f"[CONT](RC):{follows}", grade=1, power=8000)
    return scene


@pytest.mark.rule("11.9.3", "11.9.3.1")
@pytest.mark.parametrize("came", [*permutations(NAMES)], ids="-".join)
def test_what_hangs_on_what_hangs_on_another_comes_after_both(court, me, foe, came):
    """Whoever came first: the page is raised by the aid, the vanguard by the page, the crier by the vanguard."""
    me.has(vanguard="Grade 3")
    for name in came:
        me.put(PLACES[name], name)
    foe.has(vanguard="Grade 3")
    me.is_asked()
    assert (me.power("Page"), me.power("Grade 3"), me.power("Crier")) == (8000 + 2000, 10000 + 5000, 8000 + 2000 + 5000)


@pytest.mark.rule("11.9.3", "11.9.3.1")
@pytest.mark.parametrize("came", [*permutations(NAMES[1:])], ids="-".join)
def test_where_the_first_link_is_missing_nothing_follows(court, me, foe, came):
    me.has(vanguard="Grade 3")
    for name in came:
        me.put(PLACES[name], name)
    foe.has(vanguard="Grade 3")
    me.is_asked()
    assert (me.power("Page"), me.power("Grade 3"), me.power("Crier")) == (8000, 10000, 8000)

