"""Players among the options of Force of Will are worded as players, never as the card of that number."""

from __future__ import annotations

import pytest

from playmat.play.words import option_words


@pytest.mark.parametrize("seat", [0, 1])
def test_a_target_that_is_a_player_is_worded_as_one(scene, seat):
    scene.book("force-of-will-6.1").turn_of(seat).step("main phase")
    scene.card("Bolt", "Target player loses 300 life.", type="Chant", cost="{1}")
    player = scene.players[seat]
    player.has(hand=["Bolt"])
    player.stones("fire")
    player.picks(("play", "Bolt"))
    player.is_asked(about="target", exactly=[("player", 0), ("player", 1)])
    game = scene.game
    assert option_words(game, game.question, ("player", seat)) == "you"
    assert option_words(game, game.question, ("player", 1 - seat)) == "the opponent"
