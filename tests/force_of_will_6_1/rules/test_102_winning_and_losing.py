"""Sections 102 and 103: two players, winning, losing, conceding."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.words import nodes as n

NAME = "force-of-will-6.1"
LOSS, DRAW, CONCESSION = "1202.1", "103.3", "103.4"


def scorch(scene, to="your opponent", amount=300):
    return scene.card("Scorch", f"This card deals {amount} damage to {to}.", type="Chant", cost="{R}")


def scorched(me):
    me.has(hand=["Scorch"]).will("fire")
    me.plays("Scorch")
    return me.lets_resolve()


@pytest.mark.rule("102.1")
@pytest.mark.parametrize("count", [1, 3])
def test_a_game_of_other_than_two_players_is_refused(count):
    """102.1: one deck or three decks make no game; the same decks make one for two."""
    decks = list(playmat.own_decks(NAME).values())
    decks = [*decks, *decks]
    with pytest.raises(playmat.PlaymatError, match=f"102.1.*{count} decks"):
        playmat.new_game(NAME, decks[:count], seed=1)
    game = playmat.new_game(NAME, decks[:2], seed=1)
    assert game.question is not None and game.match.book.seats == 2


@pytest.mark.rule("103.1", "103.2")
def test_a_player_without_life_loses_and_nothing_more_is_asked(scene, me, foe):
    """103.1, 103.2: 300 - 300 = 0, so the foe loses, I win, and no question is open."""
    foe.with_life(300)
    scorch(scene)
    scorched(me)
    assert scene.winner is me and scene.result.rule == LOSS and scene.game.question is None


@pytest.mark.rule("103.2")
def test_the_one_who_lives_on_wins_with_a_hundred(scene, me, foe):
    """103.2: both are dealt 300; I had 300 and lose, the foe has 400 - 300 = 100 and wins in my turn."""
    me.with_life(300)
    foe.with_life(400)
    scorch(scene, "each player")
    scorched(me)
    assert foe.life == 100 and scene.winner is foe


@pytest.mark.rule("103.3")
@pytest.mark.parametrize("turn", [0, 1])
def test_players_who_lose_together_draw(scene, me, foe, turn):
    """103.3: 500 to each at 500 life: a draw, whoever's turn it is."""
    scene.turn_of(turn)
    player = (me, foe)[turn]
    me.with_life(500)
    foe.with_life(500)
    scorch(scene, "each player", 500)
    scorched(player)
    assert scene.winner is None and scene.result.rule == DRAW


@pytest.mark.rule("103.3")
def test_a_draw_needs_both_at_the_same_look(scene, me, foe):
    """103.3: the foe's 500 - 500 is found before my own loss of 500, which waits in the chase below."""
    me.with_life(500)
    foe.with_life(500)
    scene.card("Doom", "You lose 500 life.", type="Chant", cost="{R}")
    scene.card("Bolt", "[Quickcast]\nYour opponent loses 500 life.", type="Chant", cost="{R}")
    me.has(hand=["Doom", "Bolt"]).will("fire", "fire")
    me.plays("Doom").plays("Bolt")
    assert scene.winner is me and me.life == 500


@pytest.mark.rule("103.4")
def test_who_has_no_priority_may_concede_while_a_spell_waits(scene, me, foe):
    """103.4: I am asked, a spell lies in the chase, and the foe, who "cannot lose", gives up: I win at once."""
    scene.card("Charm", type="Regalia",
               abilities=[n.Ability("continuous", n.Rule("you", (n.Cannot("lose"),)))])  # fmt: skip
    foe.has(field=["Charm"], hand=["Quick Chant"]).stones("water")
    me.has(hand=["Chant", "Quick Chant"]).will("fire", "fire")
    me.plays("Chant")
    me.is_asked("602.1c")
    assert me.chase == ["Chant"]
    scene.concede(foe)
    assert scene.winner is me and scene.result.rule == CONCESSION and scene.game.question is None


@pytest.mark.rule("103.4")
def test_conceding_is_never_an_option_among_others(scene, me, foe):
    """103.4: no question offers it, so nothing can compel or replace it; yet the turn player may do it."""
    me.has(hand=["Resonator 1"]).will("fire")
    assert not any("concede" in str(option) for option in me.options())
    scene.concede(me)
    assert scene.winner is foe
