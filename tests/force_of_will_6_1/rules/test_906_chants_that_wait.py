"""What a chant says of a later time: it is said as the chant resolves, and comes about once (906.8a)."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, to_my_next_turn


@pytest.mark.rule("906.8a", "703.3")
def test_a_chant_that_only_speaks_of_a_later_time(scene, me, foe):
    """906.8a, 703.3: 300 life at the end of this turn, and none at the end of the next."""
    chant(scene, "Pillow", "At the end of turn, you gain 300 life.")
    me.has(hand=["Pillow"]).will("fire")
    me.plays("Pillow").lets_resolve()
    assert me.life == 4000
    to_my_next_turn(scene)
    assert me.life == 4300


@pytest.mark.rule("906.8a", "1012.1")
def test_a_cancelled_chant_speaks_of_nothing(scene, me, foe):
    """906.8a, 1012.1: it never resolved, and its card in the graveyard waits for nothing."""
    chant(scene, "Pillow", "At the end of turn, you gain 300 life.")
    quick(scene, "No", "Cancel target spell.")
    me.has(hand=["Pillow"]).will("fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Pillow")
    foe.plays("No").lets_resolve()
    to_my_next_turn(scene)
    assert me.life == 4000


@pytest.mark.rule("902.2", "906.1")
def test_a_chant_that_comes_back_by_itself_waits_where_it_lies(scene, me, foe):
    """902.2, 906.1: it names the graveyard, so it works there, and the chant did not have to be played."""
    chant(scene, "Moth", "Draw a card.\nAt the end of your turn, put this card from your graveyard into your hand.")
    me.has(graveyard=["Moth"])
    me.passes()
    assert me.zone("hand") == ["Moth"]
