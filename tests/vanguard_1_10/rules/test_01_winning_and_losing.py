"""Sections 1.1 and 1.2: two players, how a game is won, lost, drawn and given up."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    EndGame,
    Instead,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Rule,
    Sequence,
    This,
    Top,
)

DAMAGE_TOP = Move(Top(Number(1), "deck"), "damage")
DAMAGE_THEIR_TOP = Move(Top(Number(1), "deck", "theirs"), "damage")


def activated(*effects):
    """An activated ability of a vanguard that does these things in turn."""
    return [Ability("activated", Sequence(effects), zones=("vanguard circle",))]


# --- 1.1 number of players


@pytest.mark.rule("1.1.1")
@pytest.mark.parametrize("players", [0, 1, 3])
def test_no_other_number_of_players_than_two_starts(players):
    """1.1.1: one or three players are refused, and the refusal names the rule."""
    deck = next(iter(playmat.own_decks("vanguard-1.10").values()))
    with pytest.raises(playmat.DeckError, match=r"1\.1\.1"):
        playmat.new_game("vanguard-1.10", [deck] * players, seed=1)


@pytest.mark.rule("1.1.1")
def test_two_players_start(scene):
    """1.1.1: with two players the game begins and asks one of them."""
    deck = next(iter(playmat.own_decks("vanguard-1.10").values()))
    game = playmat.new_game("vanguard-1.10", [deck, deck], seed=1)
    assert game.result is None
    assert game.question.seat in (0, 1)


# --- 1.2.1 to 1.2.3 losing


def foe_takes_the_sixth(scene, me, foe):
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2", damage=5)
    me.attacks("Grade 2", "Grade 2")
    foe.guards_with_nothing()


@pytest.mark.rule("1.2.1")
def test_when_one_player_loses_the_other_has_won(scene, me, foe):
    """1.2.1: the player who did not lose is the winner."""
    foe_takes_the_sixth(scene, me, foe)
    assert scene.winner is me


@pytest.mark.rule("1.2.1")
def test_after_a_loss_the_game_is_over_at_once(scene, me, foe):
    """1.2.1: nothing follows, although the attacker has another unit that could attack."""
    foe_takes_the_sixth(scene, me, foe)
    assert scene.game.question is None
    assert scene.events("end")[-1] == scene.game.log[-1]
    assert me.why_not("pass") == "1.2.1"


@pytest.mark.rule("1.2.1")
def test_after_the_end_no_act_of_either_player_is_accepted(scene, me, foe):
    """1.2.1: an answer and a concession both raise, and the result stays."""
    foe_takes_the_sixth(scene, me, foe)
    before = scene.game.digest()
    with pytest.raises(playmat.GameOver):
        scene.game.answer("yes")
    for player in (me, foe):
        with pytest.raises(playmat.GameOver):
            scene.game.concede(player.seat)
    assert scene.game.digest() == before
    assert scene.winner is me


@pytest.mark.rule("1.2.2")
def test_six_damage_in_the_middle_of_an_effect_is_no_loss(scene, me, foe):
    """1.2.2: losing conditions are looked at only in a check timing; before it the sixth damage is healed."""
    scene.card(
        "Daring Surgeon",
        "[ACT](VC):Put the top card of your deck into your damage zone, choose a card from your damage zone, "
        "and put it into your drop zone.",
    )
    me.has(vanguard="Daring Surgeon", damage=5)
    me.uses("Daring Surgeon")
    assert me.count("damage") == 5 + 1
    assert scene.result is None
    me.picks("Stone")
    assert me.count("damage") == 5 + 1 - 1
    assert scene.result is None


@pytest.mark.rule("1.2.2")
def test_six_damage_left_by_an_effect_loses_in_the_next_check_timing(scene, me, foe):
    """1.2.2: the same effect without the heal is a loss by rule action once it is resolved."""
    text = "[ACT](VC):Put the top card of your deck into your damage zone, and draw a card."
    scene.card("Careless Surgeon", text)
    me.has(vanguard="Careless Surgeon", damage=5)
    with me.changes(hand=+1):
        me.uses("Careless Surgeon")
    assert scene.winner is foe


@pytest.mark.rule("1.2.2")
@pytest.mark.parametrize(("damage", "drawn"), [(4, 1), (5, 0)])
def test_the_loss_comes_before_a_waiting_ability(scene, me, foe, damage, drawn):
    """1.2.2: rule actions open a check timing; what waits is played at five damage and not at six."""
    scene.card("Mourner", "[AUTO](RC):When a card is put into your damage zone, draw a card.")
    scene.card("Careless Surgeon", "[ACT](VC):Put the top card of your deck into your damage zone.")
    me.has(vanguard="Careless Surgeon", left="Mourner", damage=damage)
    with me.changes(hand=drawn):
        me.uses("Careless Surgeon")
    assert (scene.result is None) == (damage + 1 < 6)


@pytest.mark.rule("1.2.2.1")
def test_five_damage_is_not_enough_to_lose(scene, me, foe):
    """1.2.2.1: with five cards in the damage zone the player plays on."""
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2", damage=4)
    me.attacks("Grade 2", "Grade 2")
    foe.guards_with_nothing()
    assert foe.count("damage") == 4 + 1
    assert scene.result is None
    me.is_asked("7.2.1.2")


@pytest.mark.rule("1.2.2.1")
def test_the_sixth_damage_loses(scene, me, foe):
    """1.2.2.1: the sixth card arrives, and the next check timing ends the game."""
    foe_takes_the_sixth(scene, me, foe)
    assert foe.count("damage") == 5 + 1
    assert scene.result.reason == "six damage"


@pytest.mark.rule("1.2.2.1")
def test_more_than_six_damage_loses_as_well(scene, me, foe):
    """1.2.2.1: seven cards that arrive before a check timing are "six or more"."""
    two = Move(Top(Number(2), "deck"), "damage")
    scene.card("Reckless", abilities=activated(two))
    me.has(vanguard="Reckless", damage=5)
    me.uses("Reckless")
    assert me.count("damage") == 5 + 2
    assert scene.winner is foe


@pytest.mark.rule("1.2.2.2")
def test_the_last_card_of_the_deck_is_drawn_and_its_owner_loses(scene, me, foe):
    """1.2.2.2: no second draw is needed; an empty deck loses in the check timing after the draw."""
    scene.exactly().step("draw phase")
    me.has(vanguard="Grade 1", deck=["Grade 0"])
    foe.has(vanguard="Grade 1", deck=5)
    scene.start()
    assert me.zone("hand") == ["Grade 0"]
    assert scene.winner is foe
    assert scene.result.reason == "no cards in deck"


@pytest.mark.rule("1.2.2.2")
def test_one_card_left_in_the_deck_is_enough(scene, me, foe):
    """1.2.2.2: of two cards one is drawn, and the game goes on."""
    scene.exactly().step("draw phase")
    me.has(vanguard="Grade 1", deck=["Grade 1", "Grade 1"])
    foe.has(vanguard="Grade 1", deck=5)
    me.is_asked("6.5.1.2")
    assert me.count("deck") == 2 - 1


@pytest.mark.rule("1.2.3")
def test_six_damage_on_both_sides_at_once_is_a_draw(scene, me, foe):
    """1.2.3: one effect brings both to six damage; nobody wins."""
    scene.card("Doom Sayer", abilities=activated(DAMAGE_TOP, DAMAGE_THEIR_TOP))
    me.has(vanguard="Doom Sayer", damage=5)
    foe.has(damage=5)
    me.uses("Doom Sayer")
    assert scene.winner is None
    assert scene.result.rule == "1.2.3"


@pytest.mark.rule("1.2.3")
def test_two_empty_decks_at_once_are_a_draw(scene, me, foe):
    """1.2.3: each player draws the last card in one effect."""
    scene.card("Last Page", "[ACT](VC):Each player draws a card.")
    scene.exactly()
    me.has(vanguard="Last Page", deck=1)
    foe.has(vanguard="Grade 1", deck=1)
    me.uses("Last Page")
    assert scene.winner is None


@pytest.mark.rule("1.2.3")
def test_two_different_losing_conditions_at_once_are_a_draw(scene, me, foe):
    """1.2.3: six damage here and an empty deck there fall into the same check timing."""
    scene.card("Crossed Fates", abilities=activated(DAMAGE_TOP, Perform("draw", Number(1), who="opponent")))
    scene.exactly()
    me.has(vanguard="Crossed Fates", deck=9, damage=5)
    foe.has(vanguard="Grade 1", deck=1)
    me.uses("Crossed Fates")
    assert scene.winner is None


# --- 1.2.4 conceding


def two_guardians_that_wait(scene, me, foe):
    """The guard step of my attack; one ability of the foe's is resolving, another waits."""
    deed = "choose a card from your hand, discard it, and draw a card."
    for name in ("Left Wall", "Right Wall"):
        scene.card(name, f"[AUTO]:When this unit is placed on (GC), {deed}")
    me.has(vanguard="Grade 2", right="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Left Wall", "Right Wall", "Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Grade 2")
    foe.guards_with("Left Wall", "Right Wall")
    foe.picks(("ability", "Left Wall/1", "Left Wall"), rule="8.4.1.3")
    foe.is_asked(exactly=["Grade 0", "Grade 1"])


@pytest.mark.rule("1.2.4")
def test_a_player_concedes_in_the_middle_of_the_others_ability(scene, me, foe):
    """1.2.4: the player who is not asked gives up; the other wins on the spot."""
    two_guardians_that_wait(scene, me, foe)
    scene.concede(me)
    assert scene.winner is foe
    assert scene.result.rule == "1.2.4"
    assert scene.game.question is None


@pytest.mark.rule("1.2.4")
def test_after_a_concession_no_waiting_ability_resolves(scene, me, foe):
    """1.2.4: the game ends before a check timing; neither ability moves a card any more."""
    two_guardians_that_wait(scene, me, foe)
    moves = len(scene.moves())
    with foe.changes(hand=0, drop=0, deck=0):
        scene.concede(me)
    assert len(scene.moves()) == moves


@pytest.mark.rule("1.2.4")
def test_the_player_who_is_asked_may_concede_too(scene, me, foe):
    """1.2.4: any player at any time, also the one whose ability resolves."""
    two_guardians_that_wait(scene, me, foe)
    scene.concede(foe)
    assert scene.winner is me


@pytest.mark.rule("1.2.4")
def test_a_concession_comes_before_the_others_loss_in_the_next_check_timing(scene, me, foe):
    """1.2.4: the loss does not wait for the check timing in which the opponent would lose as well."""
    scene.card(
        "Doom Sayer",
        abilities=activated(DAMAGE_TOP, Perform("draw", Number(1), up_to=True)),
    )
    me.has(vanguard="Doom Sayer", damage=5)
    me.uses("Doom Sayer")
    assert me.count("damage") == 5 + 1
    me.is_asked("3.12.4")
    scene.concede(foe)
    assert scene.winner is me


@pytest.mark.rule("1.2.4.1", "1.3.3")
def test_an_effect_that_forbids_to_lose_holds_off_the_sixth_damage(scene, me, foe):
    """1.3.3: what forbids losing beats the losing condition; the next scenario rests on this one."""
    scene.card("Undying", abilities=[Ability("continuous", Rule("you", (Cannot("lose"),)))])
    me.has(vanguard="Undying", damage=6, hand=["Grade 0"])
    me.is_asked("6.6.1.2")
    assert scene.result is None


@pytest.mark.rule("1.2.5", "1.3.3")
def test_an_effect_that_forbids_to_lose_beats_an_effect_that_says_so(scene, me, foe):
    """1.3.3: of "your opponent loses" and "you cannot lose" the one that forbids takes precedence."""
    scene.card("Undying", abilities=[Ability("continuous", Rule("you", (Cannot("lose"),)))])
    scene.card("Verdict", abilities=activated(EndGame("opponent", "lose")))
    me.has(vanguard="Verdict")
    foe.has(vanguard="Undying")
    me.uses("Verdict")
    me.is_asked("6.6.1.2")
    assert scene.result is None


@pytest.mark.rule("1.2.4.1")
def test_an_effect_that_forbids_to_lose_does_not_stop_a_concession(scene, me, foe):
    """1.2.4.1: nothing interferes with giving up."""
    scene.card("Undying", abilities=[Ability("continuous", Rule("you", (Cannot("lose"),)))])
    me.has(vanguard="Undying")
    scene.start()
    scene.concede(me)
    assert scene.winner is foe


@pytest.mark.rule("1.2.4.1")
@pytest.mark.parametrize(
    "ability",
    [
        Ability("activated", Perform("concede")),
        Ability("continuous", Modify(This(), (Cannot("concede"),))),
        Ability("continuous", Rule("each", (Cannot("concede"),))),
        Ability("continuous", Instead(On("concede"), Perform("draw", Number(1)))),
    ],
    ids=["forced", "forbidden to a card", "forbidden to players", "replaced"],
)
def test_no_effect_can_speak_of_conceding(scene, me, foe, ability):
    """1.2.4.1: an effect that would force, forbid or replace a concession is refused as a card."""
    scene.card("Meddler", abilities=[ability])
    with pytest.raises(playmat.BookError, match="concede"):
        me.has(vanguard="Meddler")


@pytest.mark.rule("1.2.4.1")
def test_conceding_is_never_an_option_of_a_question(scene, me, foe):
    """1.2.4.1: no question offers to give up in place of something else."""
    two_guardians_that_wait(scene, me, foe)
    foe.refused("concede")
    assert scene.result is None


# --- 1.2.5 winning and losing by an effect


@pytest.mark.rule("1.2.5")
def test_an_effect_wins_the_game_before_its_masters_loss_is_checked(scene, me, foe):
    """1.2.5: the master has six damage by then, but wins while the effect resolves."""
    win = EndGame("you", "win")
    scene.card("Crowned", abilities=activated(DAMAGE_TOP, win, Perform("draw", Number(1))))
    me.has(vanguard="Crowned", damage=5)
    with me.changes(hand=0):
        me.uses("Crowned")
    assert me.count("damage") == 5 + 1
    assert scene.winner is me
    assert scene.result.rule == "1.2.5"


@pytest.mark.rule("1.2.5")
def test_an_effect_loses_the_game_before_the_others_loss_is_checked(scene, me, foe):
    """1.2.5: the opponent has six damage by then, yet the master has lost already."""
    lose = EndGame("you", "lose")
    scene.card("Forlorn", abilities=activated(DAMAGE_THEIR_TOP, lose, Perform("draw", Number(1))))
    me.has(vanguard="Forlorn")
    foe.has(damage=5)
    with me.changes(hand=0):
        me.uses("Forlorn")
    assert foe.count("damage") == 5 + 1
    assert scene.winner is foe


@pytest.mark.rule("1.2.5")
@pytest.mark.parametrize(("who", "how", "winner"), [("opponent", "lose", 0), ("opponent", "win", 1)])
def test_an_effect_decides_about_the_opponent(scene, me, foe, who, how, winner):
    """1.2.5: that the opponent loses is a win, that the opponent wins is a loss."""
    scene.card("Verdict", abilities=activated(EndGame(who, how)))
    me.has(vanguard="Verdict")
    me.uses("Verdict")
    assert scene.winner is scene.players[winner]
