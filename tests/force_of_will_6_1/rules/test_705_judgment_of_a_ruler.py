"""A judgment is of the ruler: what it was, and not what the J-ruler is (705.3)."""

from __future__ import annotations

import pytest


@pytest.mark.rule("705.3a", "1302.2e")
@pytest.mark.parametrize(("front", "back", "heard"), [("light", "fire", True), ("fire", "light", False)])
def test_the_judgment_of_a_light_ruler_is_that_of_the_ruler_side(scene, me, foe, front, back, heard):
    """705.3a: it is heard of as the J-ruler enters; the ruler whose judgment it was is the other side."""
    other = {"name": "Judge", "type": "J-ruler", "attribute": back, "race": "T", "ATK": 500, "DEF": 500}
    scene.card("Clerk", "[Judgment] {1}", type="Ruler", attribute=front, back=other)
    scene.card("Bell", "When you do judgment of a light ruler, you gain 100 life.", type="Regalia")
    me.has(ruler_area=["Clerk"], field=["Bell"]).will("fire")
    me.uses("Clerk", 1).lets_resolve()
    me.lets_resolve()
    assert "Judge" in me.zone("field")
    assert me.life == (4100 if heard else 4000)
