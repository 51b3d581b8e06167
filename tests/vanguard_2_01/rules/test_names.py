"""12.7: a card keeps its other names in the eyes of those who look back on it."""

from __future__ import annotations

import pytest

MOURNER = '[AUTO](VC):When one of your units named "Grade 1" is put into the drop zone from (RC), draw a card.'


@pytest.mark.rule("12.7.1", "12.7.2.2")
@pytest.mark.parametrize("disguised", [False, True])
def test_a_card_that_left_is_known_by_all_the_names_it_had(scene, me, foe, disguised):
    scene.card("Mime", '[CONT](RC):This unit is also regarded as "Grade 1".' if disguised else "", grade=0)
    scene.card("Mourner", MOURNER, grade=2)
    scene.card("Axe", "[ACT](RC):Choose one of your other rear-guards, and retire it.", grade=2)
    me.has(vanguard="Mourner", left="Mime", right="Axe")
    with me.changes(hand=int(disguised)):
        me.uses("Axe")
