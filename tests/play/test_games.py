"""The rooms of the games: every book has one, it holds known pieces only, and a missing piece is the plain one."""

from __future__ import annotations

from pathlib import Path

import pytest

import playmat
from playmat import games
from playmat.books import BOOKS
from playmat.games import PIECES, piece
from playmat.kernel.words.errors import BookError
from playmat.play.evaluations import GENERIC, Evaluation, evaluation_of
from playmat.play.speech import PLAIN as PLAIN_SPEECH
from playmat.play.speech import Speech, speech_of
from playmat.play.table.ways import PLAIN as PLAIN_WAYS
from playmat.play.table.ways import Ways, ways_of
from playmat.rulebook.rules import book_name, books
from playmat.testing.scene import kit_of

ALL = {"speech", "evaluation", "table", "random_decks", "kit", "trying"}
HAS = {
    "vanguard-1.10": ALL,
    "vanguard-2.01": ALL,
    "vanguard-overdress": ALL,
    "dragonball-1.02": ALL,
    "force-of-will-6.1": ALL,
}
"""Which pieces each game brings; the plain ones stand in for the others."""
ROOMS = Path(games.__file__).parent


def modules_of(room: Path) -> set[str]:
    return {path.stem for path in room.glob("*.py")} - {"__init__"}


def folders() -> set[str]:
    return {path.name for path in ROOMS.iterdir() if (path / "__init__.py").is_file()}


def test_every_book_is_registered_and_has_a_room():
    assert set(BOOKS) == set(HAS)
    assert set(BOOKS.values()) == {name for name in folders() if not name.startswith("_")}
    assert set(BOOKS) <= set(books())


@pytest.mark.parametrize("family", sorted(name for name in folders() if name.startswith("_")))
def test_a_family_shares_pieces_and_nothing_else(family):
    assert any(each.startswith(f"{family[1:]}_") for each in BOOKS.values())
    assert modules_of(ROOMS / family) <= set(PIECES)
    assert {path.suffix for path in (ROOMS / family).iterdir() if path.is_file()} == {".py"}


@pytest.mark.parametrize("name", BOOKS)
def test_a_name_and_its_folder_are_two_spellings_of_one(name):
    assert book_name(BOOKS[name]) == name
    assert playmat.book(name).name == name


@pytest.mark.parametrize("name", BOOKS)
def test_the_pieces_of_a_game(name):
    """A module of a room under another name would never be found, so there is none."""
    assert modules_of(ROOMS / BOOKS[name]) == HAS[name] <= set(PIECES)
    assert {each for each in PIECES if piece(name, each, None) is not None} == HAS[name]


@pytest.mark.parametrize("name", BOOKS)
def test_what_ships_with_a_game(name):
    assert {"cards.json", "decks", "mat.json", "README.md"} <= {path.name for path in (ROOMS / BOOKS[name]).iterdir()}
    assert len(playmat.own_decks(name)) >= 4


@pytest.mark.parametrize("name", BOOKS)
def test_a_game_is_told_drawn_and_judged_by_its_own_pieces(name):
    found = [(speech_of(name), Speech, PLAIN_SPEECH), (ways_of(name), Ways, PLAIN_WAYS)]
    for own, kind, plain in (*found, (evaluation_of(name), Evaluation, GENERIC)):
        assert isinstance(own, kind)
        assert own is not plain


@pytest.mark.parametrize("registered", [False, True])
def test_a_game_without_a_room_gets_the_plain_pieces(monkeypatch, registered):
    name = f"no-room-{registered:d}"
    if registered:
        monkeypatch.setitem(BOOKS, name, "no_room")
    assert speech_of(name) is PLAIN_SPEECH
    assert ways_of(name) is PLAIN_WAYS
    assert evaluation_of(name) is GENERIC


def test_a_book_without_a_kit_has_no_scenarios():
    with pytest.raises(BookError, match=r"no kit for 'vanguard-1\.1'; did you mean 'vanguard-1\.10'"):
        kit_of("vanguard-1.1")


def test_a_piece_that_nobody_asks_for_is_a_mistake():
    with pytest.raises(AssertionError, match="no piece is called 'speach'"):
        piece("vanguard-1.10", "speach", None)
