"""Sections 5.4 and 6.1: what happens before the game begins."""

from __future__ import annotations

import pytest

SIZE = 20


@pytest.fixture
def sides(scene, me, foe):
    """Twenty cards a side, the first of them the first vanguard, and two G units; then 5.4 begins."""
    scene.exactly().turn_of(me, 0).step("set up")
    for player, word in ((me, "Mine"), (foe, "Theirs")):
        for at in range(SIZE):
            player.put("deck", scene.card(f"{word} {at:02}", grade=min(at, 1)))
        player.g_zone("Grand", "Bulwark")
    scene.start()
    first = scene.players[scene.events("first player")[0][-1]]
    return first, first.other


@pytest.mark.rule("5.4.1")
def test_the_steps_of_preparation_come_in_their_order(scene, sides):
    """5.4.1: first vanguards, shuffles, the first player, five cards, redraws; then stand up and the turn."""
    for player in sides:
        player.picks(player.zone("hand")[0]).passes()
    steps = list(dict.fromkeys((e[0], e[1]) for e in scene.game.log))
    assert steps[:7] == [
        ("move", "5.4.3"), ("shuffle", "5.4.3.1"), ("first player", "5.4.3.2"), ("move", "5.4.3.4"),
        ("shuffle", "5.4.3.4"), ("face up", "6.1.1"), ("begin turn", "6.3.1.1"),
    ]  # fmt: skip


@pytest.mark.rule("5.4.3.1")
def test_the_g_deck_lies_face_down_in_the_g_zone(scene, me, foe, sides):
    """5.4.3.1: all of it, for its owner to see and not for the other; the main deck is shuffled once."""
    for player, other in ((me, foe), (foe, me)):
        cards = scene.game.in_zone(player.seat, "G zone")
        assert all(scene.game.face_down[c] and player.sees(c) and not other.sees(c) for c in cards)
        assert sorted(player.zone("G zone")) == ["Bulwark", "Grand"]
    assert sorted(e[-1] for e in scene.events("shuffle")) == [(0, "deck"), (1, "deck")]
    sides[0].is_asked("5.4.3.4")


@pytest.mark.rule("5.4.3.2.1")
def test_players_are_asked_for_their_redraws_and_nothing_else(scene, sides):
    for player in sides:
        player.is_asked("5.4.3.4")
        player.passes()
    assert scene.game.facts["turn seat"] == sides[0].seat


@pytest.mark.rule("5.4.3.3")
def test_no_vanguard_has_damage_to_work_off_as_the_game_begins(scene, sides):
    """5.4.3.3: so the first check timings deal none."""
    for player in sides:
        player.passes()
    assert scene.game.facts["turn"] == 1
    assert not scene.game.facts["vanguard damage"]
    assert not scene.events("damage check")
    assert [player.count("damage") for player in sides] == [0, 0]


@pytest.mark.rule("5.4.3.4")
def test_cards_are_put_under_the_deck_and_drawn_before_it_is_shuffled(scene, sides):
    """5.4.3.4: three go to the bottom, three others come from the top, and only then is the deck shuffled."""
    first, second = sides
    given, kept, theirs = first.zone("hand")[:3], first.zone("hand")[3:], second.zone("hand")
    with first.changes(hand=0, deck=0):
        first.picks(*given).passes()
    assert first.zone("hand")[:2] == kept
    assert not set(first.zone("hand")) & set(given)
    redraw = [e[7] if e[0] == "move" else e[0] for e in scene.game.log][-7:]
    assert redraw == ["return", "return", "return", "draw", "draw", "draw", "shuffle"]
    assert second.zone("hand") == theirs
    second.is_asked("5.4.3.4")


@pytest.mark.rule("5.4.3.4")
def test_who_returns_nothing_draws_and_shuffles_nothing(scene, sides):
    before = len(scene.events("shuffle"))
    sides[0].passes()
    sides[1].is_asked("5.4.3.4")
    assert (len(scene.events("shuffle")), sides[0].count("hand")) == (before, 5)


@pytest.mark.rule("4.1.1", "4.6.1", "4.5.2")
def test_each_player_has_zones_of_their_own(scene, me, foe):
    """4.1.1, 4.6.1: a table without a gift has seven circles a side, and the zones of the book beside them."""
    me.has(hand=["Grade 0"])
    scene.start()
    circles = {
        "vanguard circle", "guardian circle", "front left", "front right", "back left", "back center", "back right",
    }  # fmt: skip
    piles = {"deck", "hand", "drop", "soul", "damage", "bind", "trigger", "G zone", "removed"}
    for zones in scene.game.view(me.seat)["zones"]:
        shown = {word for word in zones if not word.endswith(", locked") and not word.startswith("accel")}
        assert shown - {"heart"} == circles | piles
        assert all(not cards for word, cards in zones.items() if word.startswith("accel"))
