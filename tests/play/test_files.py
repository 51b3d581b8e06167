"""Files from outside are read whole or refused in a sentence: limits, signs, and games that hold together."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.timing import within

import playmat
from playmat.books import BOOKS
from playmat.kernel.state.save import opened, sealed
from playmat.kernel.words.errors import PlaymatError
from playmat.kernel.words.reading import FILE, LINE, escaped, read_json, read_text, record_faults, whole_number
from playmat.library import own_records, read_records
from playmat.play.cardcheck import check_file
from playmat.play.decks import card_list, deck_record, faults_of
from playmat.play.files import given_path, played_game, write_file

from .fuzzing import MEGABYTES, fresh_peak, peak

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


@pytest.mark.skipif(os.name != "posix", reason="devices and links are those of POSIX")
def test_what_is_no_game_is_not_written_over(tmp_path: Path) -> None:
    game = game_at(3).save()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "letter").write_text("Dear Ann", encoding="utf-8")
    (tmp_path / "empty").write_text("")
    (tmp_path / "old").write_text(game_at(2).save(), encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "old")
    for name, message in {"pipe": "it is no file", "letter": "is not a game", ".": "it is a folder"}.items():
        with pytest.raises(playmat.SaveError, match=message):
            write_file(tmp_path / name, game)
    assert (tmp_path / "letter").read_text("utf-8") == "Dear Ann"
    assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)
    for name in ("empty", "link", "new"):
        write_file(tmp_path / name, game)
        assert (tmp_path / name).read_text("utf-8") == game
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "old").read_text("utf-8") == game
    assert len(list(tmp_path.iterdir())) == 6


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no full device")
def test_a_full_disk_is_no_traceback() -> None:
    """What is said on the way ends with one line, and exit code 1."""
    command = [sys.executable, "-c", "import sys; from playmat.play.command import main; sys.exit(main())", "books"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "playmat: what there is to say cannot be written: No space left on device\n"


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


LONG = ("x" * 50_000, ["x" * 50_000], ["x" * 50] * 900, {"x" * 50_000: 1}, "9" * 50_000)


@pytest.mark.parametrize("book", playmat.BOOKS)
def test_a_refusal_quotes_no_more_than_a_line_of_a_file(book: str, tmp_path: Path) -> None:
    """Of a card or a deck, whichever of its fields is as long as it can be, and the name of a field too."""
    card = dict(next(record for record in own_records(book) if "text" in record))
    name = next(iter(playmat.own_decks(book)))
    room = Path(playmat.__file__).parent / "games" / BOOKS[book]
    deck = json.loads((room / "decks" / f"{name}.json").read_text("utf-8"))
    lines = "\n".join(json.dumps(spoilt) for spoilt in all_spoilt(card))
    (tmp_path / "cards.jsonl").write_text(lines, encoding="utf-8")
    checked = check_file(tmp_path / "cards.jsonl", book)
    said = [fault.message for fault in checked.faulty]
    for spoilt in all_spoilt(deck):
        try:
            said += [fault.message for fault in faults_of(spoilt, card_list(book), "deck.json")[1]]
        except PlaymatError as fault:
            said.append(str(fault))
    assert len(said) > 20
    assert [message[:300] for message in said if len(message) > 600] == []


def all_spoilt(record: Content) -> list[Content]:
    fields = [{**record, key: value} for key in record for value in LONG]
    return [*fields, *({**record, "x" * 50_000: value} for value in LONG)]


ENDLESS = {
    "vanguard-1.10": "[AUTO]:When this unit is placed on (RC), Soul-Charge 5000000.",
    "vanguard-2.01": "[AUTO]:When this unit is placed on (RC), Soul-Charge 5000000.",
    "vanguard-overdress": "[AUTO]:When this unit is placed on (RC), [Soul-Charge 5000000].",
    "dragonball-1.02": "[Auto] When you play this card, draw 5000000 cards.",
    "force-of-will-6.1": "[Enter] ⇒ You gain 5000000 life.",
}


@pytest.mark.parametrize("book", ENDLESS)
def test_a_text_that_counts_to_what_no_game_comes_to_is_no_card(book: str, tmp_path: Path) -> None:
    """It would be counted out one by one, or in a list of amounts; with a number that a card has it is one."""
    with_text = [record for record in own_records(book) if record.get("text") and record.get("type") != "leader"]
    card = next(dict(record) for record in with_text if "back" not in record and "trigger" not in record)
    for text, told in ((ENDLESS[book], 1), (ENDLESS[book].replace("5000000", "2"), 0)):
        (tmp_path / "cards.jsonl").write_text(json.dumps({**card, "text": text}), encoding="utf-8")
        with within(1):
            checked = check_file(tmp_path / "cards.jsonl", book)
        assert [fault.message for fault in checked.faulty] == []
        assert [" at most" in fault.message for fault in checked.unplayable] == [True] * told, text


MANY = {
    "lines.jsonl": '{"name":"A"}\n' * 500_000,
    "empty.jsonl": "\n" * 15_000_000 + "x",
    "rows.csv": "name,grade\n" + "a,1\n" * 3_900_000,
    "names.csv": ",".join(map(str, range(2_000_000))),
    "row.csv": "name\n" + "1," * 7_000_000,
    "whole.json": '{"cards":[' + "{}," * 290_000 + "{}]}",
}


@pytest.mark.parametrize("name", MANY)
def test_a_list_without_end_is_refused_before_it_is_read_to_its_end(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(MANY[name], encoding="utf-8")
    before = fresh_peak()
    with within(2), pytest.raises(playmat.CardError):
        read_records(tmp_path / name, BOOK)
    assert peak() - before < MEGABYTES


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
