"""901.1b: which player "they", "he or she" and "that player" are: the one of whom the text has spoken last."""

from __future__ import annotations

import pytest

from playmat.kernel.words.errors import PlaymatError

MY_LIFE = 4000
OTHER, MYSELF = ("player", 1), ("player", 0)


def chant(scene, text):
    return scene.card("Writ", text, type="Chant", cost="{R}")



# --- of what sets a text off -------------------------------------------------------------------------------


@pytest.mark.rule("906.1", "901.1b")
@pytest.mark.parametrize("pronoun", ["that player", "he or she"])
@pytest.mark.parametrize("mine", [True, False])
def test_at_each_players_turn_that_player_is_whose_turn_it_is(scene, me, foe, mine, pronoun):
    """906.1: in my turn it is I, in the opponent's the opponent, whoever controls the card."""
    scene.card("Toll", f"At the beginning of each player's turn, {pronoun} loses 100 life.")
    scene.turn_of(me if mine else foe).step("turn")
    me.has(field=["Toll"])
    me.lets_resolve()
    assert (me.life, foe.life) == ((MY_LIFE - 100, MY_LIFE) if mine else (MY_LIFE, MY_LIFE - 100))


@pytest.mark.rule("906.1", "901.1b")
def test_at_each_players_turn_your_opponent_is_still_my_opponent(scene, me, foe):
    """906.1: where the text names the opponent, it is that one in my turn too."""
    scene.card("Toll", "At the beginning of each player's turn, your opponent loses 100 life.")
    scene.turn_of(me).step("turn")
    me.has(field=["Toll"])
    me.lets_resolve()
    assert (me.life, foe.life) == (MY_LIFE, MY_LIFE - 100)


@pytest.mark.rule("1011.2", "901.1b")
def test_the_turn_player_banishes_and_the_other_does_not(scene, me, foe):
    """1011.2: in my turn I choose among my own."""
    text = "At the beginning of each player's turn, that player banishes a resonator."
    scene.card("Toll", text, type="Addition:Field")
    scene.turn_of(me).step("turn")
    me.has(field=["Toll", "Resonator 1", "Resonator 5"])
    foe.has(field=["Resonator 3"])
    me.picks("Resonator 5")
    assert me.zone("field") == ["Toll", "Resonator 1"] and foe.zone("field") == ["Resonator 3"]


@pytest.mark.rule("906.1", "901.1b")
@pytest.mark.parametrize("mine", [True, False])
def test_a_player_who_gains_life_is_that_player(scene, me, foe, mine):
    """906.1: of "whenever a player gains life" it is whoever gained it."""
    scene.card("Toll", "Whenever a player gains life, that player draws a card.")
    chant(scene, "Target player gains 100 life.")
    me.has(field=["Toll"], hand=["Writ"]).will("fire")
    me.plays("Writ", MYSELF if mine else OTHER).lets_resolve()
    me.lets_resolve()
    assert (me.count("hand"), foe.count("hand")) == ((1, 0) if mine else (0, 1))


@pytest.mark.rule("906.1", "901.1b")
@pytest.mark.parametrize("mine", [True, False])
def test_a_player_who_plays_a_spell_is_that_player(scene, me, foe, mine):
    """906.1: of "whenever a player plays a spell" it is whoever played it."""
    scene.card("Toll", "Whenever a player plays a spell, he or she loses 100 life.")
    scene.card("Quick Writ", "You gain 200 life.", type="Spell:Chant-Instant", cost="{R}")
    player = me if mine else foe
    me.has(field=["Toll"])
    player.has(hand=["Quick Writ"]).will("fire")
    if not mine:
        me.passes()
    player.plays("Quick Writ").lets_resolve()
    assert player.life == MY_LIFE + 200 - 100 and player.other.life == MY_LIFE


@pytest.mark.rule("906.1", "1007.2")
@pytest.mark.parametrize("mine", [True, False])
def test_a_player_who_is_dealt_damage_is_that_player(scene, me, foe, mine):
    """1007.2: of "whenever this card deals damage to a player" it is whoever was dealt it, myself too."""
    scene.card("Toll", "Whenever this card deals damage to a player, that player draws a card.\n"
               "{R}: This card deals 100 damage to target player.")  # fmt: skip
    me.has(field=["Toll"]).will("fire")
    me.uses("Toll", 3, MYSELF if mine else OTHER).lets_resolve()
    me.lets_resolve()
    assert (me.count("hand"), foe.count("hand")) == ((1, 0) if mine else (0, 1))


# --- of the steps before -----------------------------------------------------------------------------------


@pytest.mark.rule("903.2e", "901.1b")
@pytest.mark.parametrize("text", [
    "Target player draws two cards. He or she loses 100 life.",
    "Target player draws two cards, then that player loses 100 life.",
])  # fmt: skip
def test_after_a_target_that_player_is_the_target(scene, me, foe, text):
    """903.2e: who targets himself is spoken of in the next sentence too."""
    chant(scene, text)
    me.has(hand=["Writ"]).will("fire")
    me.plays("Writ", MYSELF).lets_resolve()
    assert (me.count("hand"), me.life, foe.life) == (2, MY_LIFE - 100, MY_LIFE)


@pytest.mark.rule("903.2e", "304.3")
@pytest.mark.parametrize("mine", [True, False])
def test_they_who_put_the_top_card_away_are_the_target(scene, me, foe, mine):
    """304.3: the top card of the targeted player's main deck goes, not that of my opponent."""
    chant(scene, "Target player loses 100 life. They put the top card of their main deck into their graveyard.")
    me.has(hand=["Writ"]).will("fire")
    with me.changes(deck=-int(mine)), foe.changes(deck=-int(not mine)):
        me.plays("Writ", MYSELF if mine else OTHER).lets_resolve()


@pytest.mark.rule("105.3", "901.1b")
@pytest.mark.parametrize("mine", [True, False])
def test_after_its_controller_they_are_the_controller(scene, me, foe, mine):
    """105.3: who controlled the destroyed resonator is spoken of on."""
    chant(scene, "Destroy target resonator. Its controller draws a card. He or she loses 100 life.")
    me.has(hand=["Writ"]).will("fire")
    (me if mine else foe).has(field=["Resonator 5"])
    me.plays("Writ").lets_resolve()
    assert (me.life, foe.life) == ((MY_LIFE - 100, MY_LIFE) if mine else (MY_LIFE, MY_LIFE - 100))
    assert (me.count("hand"), foe.count("hand")) == ((1, 0) if mine else (0, 1))


@pytest.mark.rule("903.2e", "901.1b")
def test_after_your_opponent_they_are_the_opponent(scene, me, foe):
    """901.1b: as before, where the opponent was spoken of last."""
    chant(scene, "Target player draws a card. Your opponent loses 100 life. He or she loses 100 life.")
    me.has(hand=["Writ"]).will("fire")
    me.plays("Writ", MYSELF).lets_resolve()
    assert (me.life, foe.life) == (MY_LIFE, MY_LIFE - 200)


@pytest.mark.rule("105.4", "901.1b")
def test_after_each_player_they_are_both(scene, me, foe):
    """901.1b: "each player ..., they ..." goes on about both."""
    chant(scene, "Each player loses 100 life. They discard a card.")
    me.has(hand=["Writ", "Regalia"]).will("fire")
    foe.has(hand=["Regalia"])
    me.plays("Writ").lets_resolve()
    assert (me.count("hand"), foe.count("hand")) == (0, 0)


@pytest.mark.rule("901.1b")
def test_after_an_opponents_card_they_are_the_opponent(scene, me, foe):
    """901.1b: whose card it is leaves no doubt."""
    chant(scene, "Return target resonator your opponent controls to its owner's hand. That player discards a card.")
    me.has(hand=["Writ"]).will("fire")
    foe.has(field=["Resonator 5"])
    me.plays("Writ").lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 5"]


@pytest.mark.rule("901.1b")
def test_after_a_card_that_may_be_anybodys_they_are_nobody(scene, me, foe):
    """901.1b: its owner could be meant or my opponent, so such a text is not carried out."""
    chant(scene, "Return target resonator to its owner's hand. That player discards a card.")
    with pytest.raises(PlaymatError, match="that player may be"):
        me.has(hand=["Writ"])


# --- its controller ----------------------------------------------------------------------------------------


@pytest.mark.rule("105.3", "901.1b")
@pytest.mark.parametrize("text", [
    "Whenever this card deals damage to a resonator, its controller loses 100 life.",
    "Whenever this card deals damage to a resonator, it deals 100 damage to its controller.",
    "Whenever this card blocks or is blocked by a resonator, its controller loses 100 life.",
])  # fmt: skip
def test_its_controller_is_that_of_the_other_card(scene, me, foe, text):
    """901.1b: of this card it would be you; the other card of the event has another controller."""
    scene.card("Ram", text, ATK=200, DEF=900)
    me.has(field=["Ram"])
    foe.has(field=["Resonator 5"])
    me.attacks("Ram")
    foe.blocks("Resonator 5")
    me.battle_ends()
    assert (me.life, foe.life) == (MY_LIFE, MY_LIFE - 100)


@pytest.mark.rule("105.3", "901.1b")
def test_its_controller_is_mine_where_there_is_no_other_card(scene, me, foe):
    """901.1b: alone in its event, this card is meant."""
    scene.card("Ram", "When this card is destroyed, its controller draws a card.")
    chant(scene, "Destroy target resonator.")
    foe.has(field=["Ram"])
    me.has(hand=["Writ"]).will("fire")
    me.plays("Writ").lets_resolve()
    me.lets_resolve()
    assert (me.count("hand"), foe.count("hand")) == (0, 1)


# --- what the other player may do --------------------------------------------------------------------------


@pytest.mark.rule("1019.1", "901.1b")
@pytest.mark.parametrize(("wants", "held", "drawn"), [(True, 1, 0), (False, 1, 1), (True, 0, 1)])
def test_your_opponent_may_discard_a_card_of_his_or_her_own(scene, me, foe, wants, held, drawn):
    """1019.1: my hand is left alone; who discards nothing, for want of a card too, lets me draw."""
    text = "When this card enters your field, your opponent may discard a card. If they don't, draw a card."
    scene.card("Toll", text)
    me.has(hand=["Toll", "Regalia"]).will("fire", "fire")
    foe.has(hand=["Resonator 5"] * held)
    me.plays("Toll")
    while me.chase:
        foe.picks("yes" if wants else "no") if foe.asked and foe.game.question.about == "may" else me.lets_resolve(1)
    assert (me.count("hand"), foe.count("hand")) == (1 + drawn, 0 if wants else held)


@pytest.mark.rule("1011.2", "901.1b")
def test_your_opponent_may_banish_one_of_his_or_her_own(scene, me, foe):
    """1011.2: of the cards that the opponent controls, which the opponent chooses."""
    scene.card("Toll", "When this card enters your field, your opponent may banish a resonator.")
    me.has(hand=["Toll"]).will("fire", "fire")
    foe.has(field=["Resonator 5", "Resonator 3"])
    me.plays("Toll")
    foe.until(about="may").picks("yes", "Resonator 3")
    assert me.zone("field") == ["Toll"] and foe.zone("field") == ["Resonator 5"]
