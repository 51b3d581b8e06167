"""The mats of the games as data: every one fits its book, and whatever is wrong with one is said with its place."""

from __future__ import annotations

import json
import re

import pytest

import playmat
from playmat.books import BOOKS
from playmat.games import room
from playmat.play.mat import SHAPES, Template, plain_mat
from playmat.play.matfile import FILE, KEYS, MatError, mat_of, read_mat

BOOK = "vanguard-1.10"


def own(name=BOOK):
    return json.loads((room(name) / FILE).read_text("utf-8"))


def read(data, name=BOOK):
    return read_mat(json.dumps(data), playmat.book(name))


# --- what ships -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOOKS)
def test_every_game_has_a_mat_with_every_zone_once(name):
    book = playmat.book(name)
    mat = mat_of(book)
    assert mat.book == name
    assert sorted(place.zone for place in mat.places) == sorted(zone.name for zone in book.places.zones)
    assert mat is mat_of(book)


@pytest.mark.parametrize("name", BOOKS)
def test_what_cards_carry_is_met_in_games(name):
    """What a book's `shows` adds is not declared, so that whole games are looked through for it."""
    from random import Random

    mat = mat_of(playmat.book(name))
    words = {*mat.card.carries, *mat.card.points, *(w for p in mat.places for w in (p.points, p.whose, *p.tells) if w)}
    decks = list(playmat.own_decks(name).values())
    for seed in range(80):
        if not words:
            return
        pair = [decks[at % len(decks)] for at in (seed, seed + 1)]
        chance, game = Random(seed), playmat.new_game(name, pair, seed)
        while game.question is not None and words:
            game.answer(chance.choice(game.question.options))
            zones = (entries for side in game.view(0)["zones"] for entries in side.values())
            words -= {key for entries in zones for entry in entries for key in entry}
    assert not words


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_without_a_mat_gets_a_plain_one(name):
    book = playmat.book(name)
    assert [place.zone for place in plain_mat(book).places] == [zone.name for zone in book.places.zones]


def test_every_shape_says_what_may_be_said_of_it():
    assert set(KEYS) == set(SHAPES)


# --- words with names in them ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("G{grade} {power}", "G3 10000"),
        ("G{grade}[ shield {shield}]", "G3"),
        ("{shield}", "-"),
        ("[{grade}/{shield}][ {power}]!", " 10000!"),
        ("", ""),
    ],
)
def test_a_name_that_says_nothing_is_a_dash_or_drops_its_brackets(text, said):
    assert Template(text).fill({"grade": "3", "power": "10000", "shield": ""}.__getitem__) == said


# --- planted faults -------------------------------------------------------------------------------------------


def changed(path, value, name=BOOK):
    """The mat with one value of it exchanged; None takes it away."""
    data = own(name)
    *way, last = path
    inner = data
    for key in way:
        inner = inner[key]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return data


FAULTS = [
    (["book"], "vanguard-2.01", "book: 'vanguard-2.01' is given; expected 'vanguard-1.10'"),
    (["version"], 2, "version: 2 is given; expected 1"),
    (["gird"], [3, 2], "'gird' is given; expected one of .*; did you mean 'grid'"),
    (["grid"], None, "expected 'grid' among them"),
    (["grid"], [0, 2], r"grid: \[0, 2\] is given; expected \[columns, rows\]"),
    (["grid"], "3 by 2", "grid: '3 by 2' is given"),
    (["zones", "soul"], None, "zones: .*expected a place for the zone 'soul' as well"),
    (["zones", "sole"], {"as": "pile"}, "zones: 'sole' is given; expected a zone of the book; did you mean 'soul'"),
    (["zones", "soul", "as"], "pyle", "zones, soul, as: 'pyle' is given; expected one of .*; did you mean 'pile'"),
    (["zones", "soul", "at"], [1, 1], "zones, soul: 'at' is given; expected one of"),
    (["zones", "soul", "under"], "vangard circle", "soul, under: .*a zone of the book; did you mean 'vanguard circle'"),
    (["zones", "front left", "at"], None, "zones, front left: .*expected 'at' among them"),
    (["zones", "front left", "at"], [4, 1], "zones, front left: .*a square of the grid of 3 by 2"),
    (["zones", "front left", "at"], [0, 1], "zones, front left, at: .*counted from 1"),
    (["zones", "front left", "at"], [2, 1], "a square that 'front left' does not take"),
    (["zones", "front left", "lead"], 1, "zones, front left, lead: 1 is given; expected true or false"),
    (["zones", "damage", "of"], "six", "zones, damage, of: 'six' is given; expected a whole number"),
    (["zones", "damage", "of"], True, "zones, damage, of: True is given; expected a whole number"),
    (["zones", "bind", "if"], "some", "zones, bind, if: 'some' is given; expected 'any'"),
    (["zones", "hand", "by"], ["grad"], "zones, hand, by: 'grad' is given; .*; did you mean 'grade'"),
    (["zones", "hand", "note"], "{pwer}", "zones, hand, note: 'pwer' is given; .*; did you mean 'power'"),
    (["zones", "hand", "note"], "[[{power}]]", "zones, hand, note: .*brackets not within brackets"),
    (["zones", "hand", "note"], "{power", "zones, hand, note: .*brackets and braces in pairs"),
    (["zones", "hand", "where"], {"type": ["x"]}, "zones, hand: 'where' is given; expected it in a part"),
    (["zones", "drop", "parts"], [{"as": "pile"}], "zones, drop, part 1: .*expected 'where' among them"),
    (["zones", "drop", "parts"], [{"as": "pile", "where": {"tipe": ["x"]}}], "part 1, where: 'tipe' .*'type'"),
    (["zones", "guardian circle", "points"], "gards", "points: 'gards' is given; expected an open mark.*'guards'"),
    (["card", "line"], "{Power}", "card, line: 'Power' is given; expected a characteristic.*'power'"),
    (["card", "changed"], {"power": "printed power"}, "card, changed, power: 'printed power' is given"),
    (["card", "skills"], {"keyword": {}}, "card, skills: 'keyword' is given; .*'keywords'"),
    (["card", "hues"], {"clan": {"x": "reddish"}}, "card, hues, clan, x: 'reddish' is given; .*'red'"),
    (["card", "carries"], {"guard": "x"}, "card, carries: 'guard' is given; expected an open mark"),
    (["signs", "rested", "sign"], "->", "signs, rested, sign: '->' is given; expected one letter"),
    (["signs", "rested", "sign"], "\n", "signs, rested, sign: .*that can be printed"),
    (["signs", "upright"], None, "signs: .*expected 'upright' among them"),
    (["battle", "roles", "attaker"], {"sign": "x", "word": "x"}, "attaker: .*an open fact.*'attacker'"),
    (["battle", "roles", "boosting"], {"sign": "x", "word": "x"}, "boosting: 'boosting' is given; .*an open fact"),
    (["battle", "adds"], {"zone": "drop"}, "battle, adds: .*expected 'number' among them"),
    (["battle", "adds"], {"zone": "drop", "number": "power", "to": "power", "steps": ["gard step"]},
     "battle, adds, steps: 'gard step' is given; expected a phase or step of the book; did you mean 'guard step'"),
    (["facts"], {"life {seat}": {"label": "life"}}, "'life [01]' is given; expected an open fact of the book"),
    (["facts"], {"turn": {}}, "facts, turn: .*expected 'label' among them"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "message"), FAULTS)
def test_a_fault_is_told_with_what_was_given_where_and_what_was_expected(path, value, message):
    with pytest.raises(MatError, match=f"^mat of {re.escape(BOOK)}, ?.*{message}" if path[1:] else message):
        read(changed(path, value))


def test_the_whole_mat_is_read_before_it_is_changed():
    assert read(own()) == mat_of(playmat.book(BOOK))


def test_a_word_that_stands_twice_is_a_fault():
    text = json.dumps(own()).replace('"soul": {', '"drop": {"as": "pile"}, "soul": {', 1)
    with pytest.raises(MatError, match="'drop' is given twice in one object, expected once"):
        read_mat(text, playmat.book(BOOK))


def test_what_is_no_json_is_a_fault():
    with pytest.raises(MatError, match=r"mat of vanguard-1\.10: not valid JSON"):
        read_mat("{'format': 1}", playmat.book(BOOK))


def test_a_mat_is_nothing_but_an_object():
    with pytest.raises(MatError, match="expected an object"):
        read_mat("[]", playmat.book(BOOK))
