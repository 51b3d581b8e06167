"""Section 5.2: what happens before the game begins."""

from __future__ import annotations

import pytest

SIZE = 20


@pytest.fixture
def sides(scene, me, foe):
    """Twenty cards a side, all of different names, the first of them the first vanguard; then 5.2 begins."""
    scene.exactly().turn_of(me, 0).step("set up")
    for player, word in ((me, "Mine"), (foe, "Theirs")):
        for at in range(SIZE):
            player.put("deck", scene.card(f"{word} {at:02}", grade=min(at, 1)))
    scene.start()
    first = scene.players[scene.events("first player")[0][-1]]
    return first, first.other


# --- 5.2.1 the steps ------------------------------------------------------------------------------


@pytest.mark.rule("5.2.1")
def test_the_steps_of_preparation_come_in_their_order(scene, sides):
    """5.2.1: first vanguards, shuffles, the first player, five cards, redraws; then Stand Up and the turn."""
    first, _ = sides
    assert scene.game.view(None)["facts"]["first seat"] == first.seat
    for player in sides:
        player.passes()
    steps = list(dict.fromkeys((e[0], e[1]) for e in scene.game.log))
    assert steps[:6] == [
        ("move", "5.2.2"), ("shuffle", "5.2.3"), ("first player", "5.2.4"), ("move", "5.2.5"),
        ("face up", "6.1.1"), ("begin turn", "6.3.1.1"),
    ]  # fmt: skip


# --- 5.2.2 the first vanguard ---------------------------------------------------------------------


@pytest.mark.rule("5.2.2")
def test_a_first_vanguard_lies_on_the_vanguard_circle_face_down(scene, me, foe, sides):
    """5.2.2: the chosen card is there, and the deck is one card smaller."""
    assert (me.zone("vanguard"), foe.zone("vanguard")) == (["Mine 00"], ["Theirs 00"])
    assert scene.game.face_down[me.card("Mine 00")]
    assert scene.game.face_down[foe.card("Theirs 00")]
    assert me.count("deck") + me.count("hand") == SIZE - 1
    sides[0].is_asked("5.2.5")


@pytest.mark.rule("5.2.2")
def test_a_first_vanguard_is_not_revealed_before_the_game_begins(scene, me, foe, sides):
    """5.2.2: while hands are still redrawn the opponent sees a card and not which one."""
    for player in sides:
        player.is_asked("5.2.5")
        assert not foe.sees(me.card("Mine 00"))
        assert not me.sees(foe.card("Theirs 00"))
        assert scene.game.view(foe.seat)["zones"][me.seat]["vanguard circle"] == [{"hidden": 1}]
        player.passes()


# --- 5.2.3 shuffling ------------------------------------------------------------------------------


@pytest.mark.rule("5.2.3")
def test_both_decks_are_shuffled_once_the_first_vanguards_are_out(scene, me, foe, sides):
    """5.2.3: both are shuffled, neither with the first vanguard in it."""
    assert [e[-1] for e in scene.events("shuffle")] == [(0, "deck"), (1, "deck")]
    for player, word in ((me, "Mine"), (foe, "Theirs")):
        cards = [*player.zone("hand"), *player.zone("deck")]
        assert sorted(cards) == [f"{word} {at:02}" for at in range(1, SIZE)]
    sides[0].is_asked("5.2.5")


@pytest.mark.rule("5.2.3")
def test_a_deck_lies_face_down(scene, me, foe, sides):
    """5.2.3: nobody sees a card of either deck, not even its owner."""
    for player in (me, foe):
        assert not any(player.sees(c) for seat in (0, 1) for c in scene.game.in_zone(seat, "deck"))
    sides[0].is_asked("5.2.5")


# --- 5.2.5 the opening hand -----------------------------------------------------------------------


@pytest.mark.rule("5.2.5")
def test_each_player_draws_five_cards(scene, me, foe, sides):
    """5.2.5: the opening hand is five, out of a deck of one less than all."""
    for player in (me, foe):
        assert (player.count("hand"), player.count("deck")) == (5, SIZE - 1 - 5)
    sides[0].is_asked("5.2.5", exactly=[*sides[0].zone("hand"), "done"])


@pytest.mark.rule("5.2.5")
def test_three_cards_returned_are_three_cards_drawn(scene, sides):
    """5.2.5: they are shuffled into the deck first, and the hand is five again."""
    first, second = sides
    kept, theirs = first.zone("hand")[3:], second.zone("hand")
    with first.changes(hand=0, deck=0):
        first.picks(*first.zone("hand")[:3]).passes()
    assert first.zone("hand")[:2] == kept
    redraw = [e[7] if e[0] == "move" else e[0] for e in scene.game.log][-7:]
    assert redraw == ["return", "return", "return", "shuffle", "draw", "draw", "draw"]
    assert scene.events("shuffle")[-1][-1] == (first.seat, "deck")
    assert second.zone("hand") == theirs
    second.is_asked("5.2.5")


@pytest.mark.rule("5.2.5")
def test_returned_cards_are_somewhere_in_the_deck(scene, sides):
    """5.2.5: what went back may be drawn again or lies in the deck; no card is lost."""
    first, second = sides
    before = sorted([*first.zone("hand"), *first.zone("deck")])
    first.picks(*first.zone("hand")[:2]).passes()
    assert sorted([*first.zone("hand"), *first.zone("deck")]) == before
    second.is_asked("5.2.5")


@pytest.mark.rule("5.2.5")
def test_all_five_cards_may_be_returned(scene, sides):
    """5.2.5: any number of cards, up to the whole hand."""
    first, second = sides
    first.picks(*first.zone("hand"), rule="5.2.5")
    assert first.count("hand") == 5
    assert len([m for m in scene.events("move") if m[7] == "return"]) == 5
    second.is_asked("5.2.5")


@pytest.mark.rule("5.2.5")
def test_who_returns_nothing_does_not_shuffle(scene, sides):
    """5.2.5: hand and deck of a player who keeps all five stay as they lie."""
    first, second = sides
    first.passes()
    lies = [second.zone("hand"), second.zone("deck")]
    shuffles = len(scene.events("shuffle"))
    second.passes()
    assert len(scene.events("shuffle")) == shuffles == 2
    assert [second.zone("hand"), second.zone("deck")] == lies


@pytest.mark.rule("5.2.5")
def test_the_first_player_redraws_first(scene, sides):
    """5.2.5: the second player is asked when the first has finished."""
    first, second = sides
    first.is_asked("5.2.5")
    assert second.options() == []
    first.passes()
    second.is_asked("5.2.5")


@pytest.mark.rule("5.2.5")
def test_a_hand_is_redrawn_once(scene, sides):
    """5.2.5: after one redraw each, however many cards it was, the game begins."""
    first, second = sides
    first.picks(first.zone("hand")[0]).passes()
    second.picks(second.zone("hand")[0]).passes()
    first.is_asked("6.5.1.2")
    assert scene.game.facts["turn"] == 1
