"""Files from outside are read whole or refused in a sentence: limits, signs, and games that hold together."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.timing import within

import playmat
from playmat.kernel.state.save import opened, sealed
from playmat.kernel.words.errors import PlaymatError
from playmat.kernel.words.reading import FILE, LINE, escaped, read_json, read_text, record_faults, whole_number
from playmat.library import read_records
from playmat.play.decks import card_list, deck_record, faults_of
from playmat.play.files import given_path, played_game, write_file

BOOK = "vanguard-1.10"
Content = dict[str, Any]


def game_at(answers: int, book: str = BOOK, seed: int = 3) -> playmat.Game:
    one, other, *_ = playmat.own_decks(book)
    game, chance = playmat.new_game(book, [one, other], seed=seed), Random(seed)
    for _ in range(answers):
        if game.question is not None:
            game.answer(chance.choice(game.question.options))
    return game


@pytest.fixture(scope="module")
def saved() -> Content:
    return opened(game_at(30).save(), "playmat-save")


# --- text and JSON --------------------------------------------------------------------------------------

JSON_FAULTS = {
    "deep": ("[" * 100_000 + "]" * 100_000, "more than 40 deep"),
    "deep in objects": ('{"a":' * 50 + "1" + "}" * 50, "more than 40 deep"),
    "many values": ("[" + "1," * 700_000 + "1]", "over 600000 values"),
    "a long number": ("9" * 5_000, "a number of 5000 digits, expected at most 60"),
    "no number": ("[NaN]", "NaN is no number"),
    "twice": ('{"a": 1, "a": 2}', "'a' is given twice in one object"),
    "an escape": ('{"name": "Bell\\u001b[31m"}', r"name: '\\x1b' at place 4 is no sign of a text"),
    "half a sign": ('["\\ud800"]', "is no sign of a text"),
    "a sign that turns lines": ('["\u202e"]', "is no sign of a text"),
    "a long word": ('["' + "a" * 70_000 + '"]', "70000 signs, expected at most 64000"),
    "cut short": ('{"a": [1', "not valid JSON"),
}


@pytest.mark.parametrize("what", JSON_FAULTS)
def test_json_that_no_file_has_is_refused_at_once(what: str) -> None:
    text, message = JSON_FAULTS[what]
    with within(1), pytest.raises(PlaymatError, match=message) as caught:
        read_json(text, "the file", PlaymatError, FILE)
    assert len(str(caught.value)) < 300
    assert str(caught.value).isprintable()


def test_json_within_the_limits_is_read_as_it_is() -> None:
    value = {"a": ["x\ny", 1, -2, None, True, 1.5], "é": [[[[]]]]}
    assert read_json(json.dumps(value), "the file", PlaymatError, LINE) == value
    assert read_json(json.dumps(value, ensure_ascii=False), "the file", PlaymatError) == value
    with pytest.raises(PlaymatError, match=r"1\.5 is no whole number"):
        read_json(json.dumps(value), "the file", PlaymatError, whole=True)


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    (tmp_path / "large").write_bytes(b"a" * (FILE.signs + 1))
    (tmp_path / "latin").write_bytes(b"Caf\xe9")
    cases = {"absent": "no file", "large": "too large, expected at most", "latin": "not UTF-8: byte 3", ".": "a folder"}
    for name, message in cases.items():
        with pytest.raises(PlaymatError, match=message):
            read_text(tmp_path / name)
    with pytest.raises(PlaymatError, match="cannot read"):
        read_text(Path("a\0b"))
    with pytest.raises(playmat.SaveError, match="cannot write"):
        write_file(tmp_path / "a\0b", "")
    with pytest.raises(playmat.SaveError, match="no file can be called"):
        given_path("~nobody-has-this-home/x")


def test_what_is_printed_steers_no_screen() -> None:
    assert escaped("Bell\x1b[31m\u202e\ud800") == "Bell\\x1b[31m\\u202e\\ud800"
    assert escaped("two\nlines") == "two\nlines"


def test_numbers_are_the_digits_of_a_card() -> None:
    assert [whole_number(v) for v in ("7", 7, " 7 ", "-7")] == [7, 7, 7, -7]
    assert [whole_number(v) for v in ("²", "٣", "1" * 5000, 10**12, True, None, 1.5, [])] == [None] * 8


# --- decks and card lists ---------------------------------------------------------------------------------


def test_every_fault_of_a_record_is_told() -> None:
    faults = record_faults({"name": "A\x1b", "clan": [1], "text": "x" * 70_000, "grade": 0})
    assert [fault.partition(" ")[0] for fault in faults] == ["name", "clan", "text"]
    assert record_faults([]) == ["[] in place of a card; expected its fields, an object in braces"]


@pytest.mark.parametrize("count", [1_000_000_000, 0, -1, True, "4", None, 1.5, 10**30])
def test_a_count_that_no_deck_has_is_refused_before_it_is_counted_out(count: object, tmp_path: Path) -> None:
    card = playmat.own_library(BOOK).cards[0].name
    deck = {"format": "playmat-deck", "version": 1, "book": BOOK, "name": "d", "cards": {card: count}}
    (tmp_path / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
    with within(2):
        made, faults = faults_of(deck_record(tmp_path / "deck.json"), card_list(BOOK), "deck.json")
    assert made is None
    assert "expected 1 to 1000" in faults[0].message


def test_a_csv_that_is_none_is_refused(tmp_path: Path) -> None:
    for text, message in {
        "name,name\na,b\n": "'name' is named twice",
        'name,text\na,"b': "not valid CSV",
        "name\n" + "x" * 200_000: "not valid CSV",
    }.items():
        (tmp_path / "cards.csv").write_text(text, encoding="utf-8")
        with pytest.raises(playmat.CardError, match=message):
            read_records(tmp_path / "cards.csv", BOOK)


# --- saves that nobody can have played ----------------------------------------------------------------------


def test_a_game_that_its_answers_do_not_lead_to_is_loaded_by_nobody_who_plays_it_again(saved: Content) -> None:
    content = json.loads(json.dumps(saved))
    content["state"]["chance"] += 1
    assert playmat.load(sealed(content)).question is not None
    with pytest.raises(playmat.SaveError, match="does not come to stand"):
        played_game(sealed(content))
    content = json.loads(json.dumps(saved))
    content["events"] = content["events"][:-1]
    with pytest.raises(playmat.SaveError, match="does not come to stand"):
        played_game(sealed(content))
    assert played_game(sealed(saved)).question is not None
