"""Sections 1-1 and 1-2: two players, and how a game ends."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.words.nodes import Ability, At, Both, Cannot, Cards, Move, Number, Perform, Rule

BOOK = "dragonball-1.02"


def two_decks():
    decks = list(playmat.own_decks(BOOK).values())
    return [decks[0], decks[-1]]


def plain_boss(scene):
    """A Leader Card without [Awaken], so that little life asks nothing more."""
    return scene.card("Plain Boss", type="leader")


# --- 1-1-1 two players


@pytest.mark.rule("1-1-1")
def test_two_players_make_a_game():
    """1-1-1: with two decks the game starts and asks its first question."""
    game = playmat.new_game(BOOK, two_decks(), seed=1)
    assert game.question is not None and game.result is None


@pytest.mark.rule("1-1-1")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_any_other_number_of_players_is_refused(players):
    """1-1-1: there are no rules for fewer or more players; the refusal names the rule."""
    decks = (two_decks() * 2)[:players]
    with pytest.raises(playmat.DeckError, match="1-1-1"):
        playmat.new_game(BOOK, decks, seed=1)


# --- 1-2-1 a loss ends the game


@pytest.mark.rule("1-2-1")
def test_whoever_did_not_lose_is_the_winner(scene, me, foe):
    """1-2-1: foe's life falls to 0 while I have 3; I have won."""
    me.has(leader=plain_boss(scene), battle=["Battle 2"], life=3)
    foe.has(leader=plain_boss(scene), life=1)
    me.attacks("Battle 2", "Plain Boss")
    assert scene.winner is me
    assert me.count("life") == 3


@pytest.mark.rule("1-2-1")
def test_the_winner_may_be_the_player_whose_turn_it_is_not(scene, me, foe):
    """1-2-1: a player who loses on the own turn makes the other one the winner."""
    scene.card("Sting", "[Activate: Main] Inflict 1 damage to your life.")
    me.has(battle=["Sting"], life=1)
    me.uses("Sting")
    assert scene.winner is foe


@pytest.mark.rule("1-2-1")
def test_after_the_end_nobody_acts(scene, me, foe):
    """1-2-1: the game is over; no answer and no surrender is taken from either player."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(leader=plain_boss(scene), life=1)
    me.attacks("Battle 2", "Plain Boss")
    me.passes()
    assert scene.game.question is None
    for late in (lambda: scene.game.answer("pass"), lambda: scene.game.concede(0), lambda: scene.game.concede(1)):
        with pytest.raises(playmat.GameOver):
            late()
    assert scene.winner is me


# --- 1-2-2 loss conditions


@pytest.mark.rule("1-2-2")
@pytest.mark.parametrize("whose", ["mine", "theirs"])
def test_a_loss_comes_before_any_pending_skill(scene, me, foe, whose):
    """1-2-2: the last life card goes; skills set off by the damage are never activated, whoever has them."""
    scene.card("Nurse", "[Auto] When damage is inflicted to your life, draw 1 card.")
    scene.card("Vulture", "[Auto] When this card inflicts damage to your opponent's life, draw 1 card.", power=10000)
    me.has(battle=["Vulture" if whose == "mine" else "Battle 2"])
    foe.has(leader=plain_boss(scene), life=1, battle=["Nurse"] if whose == "theirs" else [])
    me.attacks("Vulture" if whose == "mine" else "Battle 2", "Plain Boss")
    if whose == "theirs":
        foe.passes()
    assert scene.winner is me
    assert me.count("hand") == 0
    assert foe.count("hand") == 1 and foe.count("deck") == 20


@pytest.mark.rule("1-2-2")
def test_with_life_left_the_pending_skill_is_activated(scene, me, foe):
    """1-2-2: the same damage with a second life card is no loss, and the skill draws."""
    scene.card("Nurse", "[Auto] When damage is inflicted to your life, draw 1 card.")
    me.has(battle=["Battle 2"])
    foe.has(leader=plain_boss(scene), life=2, battle=["Nurse"])
    me.attacks("Battle 2", "Plain Boss")
    foe.passes()
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert scene.result is None
    assert foe.count("hand") == 1 + 1 and foe.count("deck") == 20 - 1


@pytest.mark.rule("1-2-2-1")
def test_no_life_is_a_loss(scene, me, foe):
    """1-2-2-1: the one life card goes to the hand, life is 0, and its player has lost."""
    me.has(battle=["Battle 2"])
    foe.has(leader=plain_boss(scene), life=["Battle 5"])
    me.attacks("Battle 2", "Plain Boss")
    assert foe.zone("hand") == ["Battle 5"] and foe.count("life") == 0
    assert scene.winner is me


@pytest.mark.rule("1-2-2-1")
def test_one_life_is_no_loss(scene, me, foe):
    """1-2-2-1: 5000 against 10000 fails, the one life card stays, and the game goes on."""
    me.has(battle=["Battle 1"])
    foe.has(leader=plain_boss(scene), life=1)
    me.attacks("Battle 1", "Plain Boss")
    me.is_asked("6-3-1-3")
    assert scene.result is None and foe.count("life") == 1


@pytest.mark.rule("1-2-2-2")
def test_drawing_the_last_card_of_the_deck_is_a_loss_at_once(scene, me, foe):
    """1-2-2-2: a deck of 1 is drawn empty in the charge phase; no second draw is needed to lose."""
    scene.exactly().step("charge phase")
    me.has(leader="Leader", deck=1, life=8)
    foe.has(leader="Leader", deck=5, life=8)
    scene.start()
    assert me.count("deck") == 0 and me.count("hand") == 1
    assert scene.winner is foe


@pytest.mark.rule("1-2-2-2")
def test_a_deck_of_one_is_no_loss(scene, me, foe):
    """1-2-2-2: a deck of 2 leaves 1 after the draw, and the game goes on."""
    scene.exactly().step("charge phase")
    me.has(leader="Leader", deck=2, life=8)
    foe.has(leader="Leader", deck=5, life=8)
    scene.start()
    assert scene.result is None and me.count("deck") == 2 - 1


@pytest.mark.rule("1-2-2-2")
def test_a_deck_emptied_without_a_draw_is_a_loss_too(scene, me, foe):
    """1-2-2-2: the cards were placed in the drop area, nothing was drawn."""
    scene.card("Mill", "[Activate: Main] Place the top 3 cards of your deck in your Drop Area.")
    scene.exactly()
    me.has(leader="Leader", deck=3, life=8, battle=["Mill"])
    foe.has(leader="Leader", deck=5, life=8)
    me.uses("Mill")
    assert me.count("drop") == 3 and scene.winner is foe


# --- 1-2-3 both lose


@pytest.mark.rule("1-2-3")
def test_both_losing_together_is_a_draw(scene, me, foe):
    """1-2-3: one effect takes all life of both; nobody wins."""
    scene.card("Doom", "[Activate: Main] Place all cards in your and your opponent's life in their owners' Drop Areas.")
    me.has(battle=["Doom"], life=1)
    foe.has(leader=plain_boss(scene), life=1)
    me.uses("Doom")
    assert scene.result is not None and scene.winner is None
    assert scene.result.rule == "1-2-3"


@pytest.mark.rule("1-2-3")
def test_no_life_here_and_no_deck_there_is_a_draw_as_well(scene, me, foe):
    """1-2-3: the two loss conditions need not be the same one."""
    both = Both((Cards(("life",), "mine"), Cards(("deck",), "theirs")))
    scene.card("Doom", abilities=[Ability("activated", Move(both, "drop"), keyword="activate main")])
    scene.exactly()
    me.has(leader="Leader", battle=["Doom"], deck=5, life=1)
    foe.has(leader="Leader", deck=1, life=8)
    me.uses("Doom")
    assert scene.result is not None and scene.winner is None


# --- 1-2-4, 1-2-5 surrender


def chanter():
    return Ability("automatic", Perform("draw", Number(1)), trigger=At("begin", "offense step"))


@pytest.mark.rule("1-2-4")
@pytest.mark.parametrize("who", [0, 1])
def test_a_surrender_is_taken_at_any_time_and_ends_the_game_on_the_spot(scene, me, foe, who):
    """1-2-4: in the offense step, with skills pending and the question with me, either player gives up."""
    scene.card("Chanter", abilities=[chanter()])
    scene.card("Singer", abilities=[chanter()])
    me.has(battle=["Battle 2", "Chanter", "Singer"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("8-5-1-2")
    loser = scene.players[who]
    scene.concede(loser)
    assert scene.winner is loser.other
    assert scene.result.rule == "1-2-4"
    assert me.count("hand") == 0 and foe.count("life") == 8
    assert scene.game.question is None


@pytest.mark.rule("1-2-5")
def test_nothing_keeps_a_player_from_surrendering(scene, me, foe):
    """1-2-5: under an effect that one cannot lose, a surrender is a loss all the same."""
    scene.card("Immortal", abilities=[Ability("continuous", Rule("you", (Cannot("lose"),)))])
    me.has(battle=["Immortal"])
    scene.concede(me)
    assert scene.winner is foe


@pytest.mark.rule("1-3-1", "1-3-3")
def test_a_player_who_cannot_lose_plays_on_without_life(scene, me, foe):
    """1-3-1, 1-3-3: the text that forbids losing beats the rule about life; only a surrender passes it (1-2-5)."""
    scene.card("Immortal", abilities=[Ability("continuous", Rule("you", (Cannot("lose"),)))])
    me.has(battle=["Battle 2"])
    foe.has(leader=plain_boss(scene), battle=["Immortal"], life=1)
    me.attacks("Battle 2", "Plain Boss")
    foe.passes()
    assert foe.count("life") == 0
    assert scene.result is None


# --- 1-2-6 winning and losing by effect


@pytest.mark.rule("1-2-6")
@pytest.mark.parametrize(("deed", "mine"), [("win", True), ("lose", False)])
def test_an_effect_that_wins_or_loses_the_game_does_so_at_once(scene, me, foe, deed, mine):
    """1-2-6: the game ends in the middle of the effect; the draw behind it never happens."""
    scene.card("Verdict", f"[Activate: Main] You {deed} the game, then draw 1 card.")
    scene.exactly()
    me.has(leader="Leader", battle=["Verdict"], deck=1, life=4)
    foe.has(leader="Leader", deck=5, life=4)
    me.uses("Verdict")
    assert scene.winner is (me if mine else foe)
    assert scene.result.rule == "1-2-6"
    assert me.count("deck") == 1 and me.count("hand") == 0
