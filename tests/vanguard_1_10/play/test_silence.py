"""A question that hangs on cards which only one player sees is put whether it leaves a choice or not."""

from __future__ import annotations

import pytest

SEARCH = "search for up to one grade 3 card from among them, reveal it to your opponent, put it into your hand"


@pytest.fixture(autouse=True)
def table(scene):
    scene.book("vanguard-1.10")


@pytest.mark.parametrize("there", [True, False])
def test_a_search_among_cards_looked_at_is_put_whether_one_is_there_or_not(scene, me, foe, there):
    """Who looks on sees the same: it is asked, though there may be nothing to find."""
    scene.card("Seeker", text=f"[ACT](VC):Look at two cards from the top of your deck, {SEARCH}.")
    scene.card("Sought", grade=3)
    scene.card("Plain", grade=1)
    scene.turn_of(me, 3).step("main phase")
    me.has(vanguard="Seeker", deck=["Plain"] * 6 + ["Sought" if there else "Plain"])
    foe.has(vanguard="Plain")
    scene.start()
    game = scene.game.fork()
    game.answer(next(option for option in game.question.options if option[0] == "use"))
    assert (game.question.about, len(game.question.options)) == ("searched", 2 if there else 1)
