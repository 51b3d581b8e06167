"""Saves and replays: what is wrong with a file is said, and an old or foreign one is never half read."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import playmat
from playmat.kernel import procedure
from playmat.kernel.build.start import load, new_game, replay
from playmat.kernel.state.save import VERSION, card_record, dumps, opened, record, sealed
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import DeckError, SaveError

from .games import at, finish, start
from .toy import BOOK as TOY
from .toy import STONE, activated, altered, answer, card, n, play, table


@pytest.fixture(scope="module")
def text() -> str:
    return at(1, 40).save()


def changed(text: str, **fields: object) -> str:
    """A file with other contents and a checksum that fits."""
    content = json.loads(text.split("\n")[1])
    return sealed({**content, **fields})


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda t: "", "does not begin with a checksum"),
        (lambda t: "hello", "does not begin with a checksum"),
        (lambda t: "[]\n{}", "does not begin with a checksum"),
        (lambda t: "{}\n{}", "does not begin with a checksum"),
        (lambda t: t[:-20], "cut short or edited"),
        (lambda t: t.split("\n")[0], "cut short or edited"),
        (lambda t: t.replace('"clock":', '"clock": '), "cut short or edited"),
        (lambda t: changed(t, version=VERSION + 1), f"another version: format {VERSION + 1}, this is format {VERSION}"),
        (lambda t: changed(t, format="playmat-replay"), "expected a playmat-save, found a playmat-replay"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason(text, damage, message):
    with pytest.raises(SaveError, match=message):
        playmat.load(damage(text))


def test_a_save_of_another_book_is_refused(text):
    with pytest.raises(SaveError, match=r"it is a game of vanguard-1\.10, not of pebbles"):
        load(text, TOY)


def test_a_save_is_no_replay_and_a_replay_no_save(text):
    game = at(1, 5)
    with pytest.raises(SaveError, match="expected a playmat-replay"):
        replay(text, game.book)
    with pytest.raises(SaveError, match="expected a playmat-save"):
        playmat.load(record(game))


def test_a_save_that_stands_where_the_book_has_no_row_is_refused(text):
    content = opened(text, "playmat-save")
    state, frames = content["state"], content["state"]["frames"]
    gone = [["99.9", *frames[-1][1:]], [frames[-1][0], "99.9", 0, frames[-1][3]]]
    for frame, message in zip(gone, ("procedure 99.9", f"at 99.9 of {frames[-1][0]}"), strict=True):
        with pytest.raises(SaveError, match=f"{message}, which the book no longer has"):
            playmat.load(changed(text, state={**state, "frames": [*frames[:-1], frame]}))


def test_a_save_is_plain_json_with_its_cards_in_their_place():
    game = at(1, 40)
    body = game.save().split("\n")[1]
    assert dumps(json.loads(body)) == body
    assert json.loads(body)["cards"] == [json.loads(dumps(card_record(each))) for each in game.match.cards]


def test_cards_at_hand_are_not_read_again_and_make_the_same_content():
    game = at(1, 40)
    assert opened(game.save(), "playmat-save", game.match) == opened(game.save(), "playmat-save")
    assert load(game.save(), game.book, game.match).save() == game.save()


@pytest.mark.parametrize("field", ["answers", "state"])
def test_cards_at_hand_are_those_of_the_file_and_not_of_something_inside_it(field):
    """A file with other cards of its own, and the known ones in an object somewhere in it."""
    game = at(1, 40)
    content = opened(game.save(), "playmat-save")
    hidden = {"cards": content["cards"], "cards_hash": ""}
    made = {**content, "cards": [], field: [hidden] if field == "answers" else {**content["state"], "facts": hidden}}
    assert opened(sealed(made), "playmat-save", game.match) == made
    with pytest.raises(SaveError):
        load(sealed(made), game.book, game.match)


def test_cards_that_read_otherwise_are_refused(text):
    content = opened(text, "playmat-save")
    cards = [dict(entry) for entry in content["cards"]]
    cards[0]["record"] = {**cards[0]["record"], "power": 1}
    with pytest.raises(SaveError, match="no longer read as they were"):
        playmat.load(changed(text, cards=cards))


def test_a_card_without_a_record_needs_its_match():
    odd = card("Odd", activated(n.Nothing()))
    g = play(table({"row": [odd]}))
    with pytest.raises(SaveError, match="card 'Odd' has no record"):
        load(g.save(), TOY)
    assert load(g.save(), TOY, g.match).digest() == g.digest()


def test_a_game_without_decks_is_loaded_from_its_records():
    g = play(table({"hand": [card("Chert", size=3)]}))
    twin = load(g.save(), TOY)
    assert twin.digest() == g.digest()
    answer(twin, "pass")
    answer(g, "pass")
    assert twin.digest() == g.digest()


def test_a_row_added_elsewhere_does_not_break_a_save():
    """A frame is kept by rule and place among the rows of that rule, not by a bare index."""
    g = play(table({"hand": [card("Chert")]}))
    turn = TOY.procedures.tables["turn"]
    first = turn.rows[0]
    longer = procedure("turn", (replace(first, rule="3.2"), *turn.rows), "act")
    other = altered(TOY, tables={**TOY.procedures.tables, "turn": longer})
    twin = load(g.save(), other)
    assert twin.frames[-1].row == g.frames[-1].row + 1
    answer(twin, "pass")
    assert twin.history() == ["pass"]


def test_a_finished_game_is_saved_with_its_result():
    game = finish(start(2), 2)
    twin = playmat.load(game.save())
    assert (twin.result, twin.question, twin.log) == (game.result, None, game.log)


def test_a_replay_that_ends_otherwise_is_refused():
    game = at(3, 20)
    content = opened(record(game), "playmat-replay")
    with pytest.raises(SaveError, match="does not end as the game did"):
        replay(sealed({**content, "answers": content["answers"][:-1]}), game.book)


def test_a_replay_takes_the_cards_at_hand_if_they_are_the_same():
    deck = Deck("stones", {"main": (STONE,) * 5})
    g = answer(new_game(TOY, [deck, deck], 4), "pass")
    again = replay(record(g), TOY, g.match.cards)
    assert again.match.cards[0] is STONE
    other = replay(record(g), TOY, [card("Chert")])
    assert other.digest() == g.digest()


def test_an_illegal_deck_is_refused_with_every_fault():
    short = Deck("short", {"main": (STONE,)})
    with pytest.raises(DeckError, match=r"deck 'short' is not legal: 1 cards, a deck has 5 or more \(1\.8\)"):
        new_game(TOY, [short, short], 1)
    with pytest.raises(DeckError, match=r"pebbles is played by 2 players \(1\.9\), but 1 decks came"):
        new_game(TOY, [short], 1)
