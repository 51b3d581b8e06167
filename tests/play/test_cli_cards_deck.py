"""`playmat cards check`, `mix` and `try`, and `playmat deck check`, on good files and on all kinds of bad ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.library import own_records
from playmat.play.cli import main

BOOK = "vanguard-1.10"
SET = Path(engine.__file__).parent / "games" / "vanguard_1_10"
CORPUS = Path(__file__).parents[2].parent / "shared" / "cards" / f"{BOOK}.jsonl"

PLAIN = {"name": "Plain Squire", "grade": 1, "power": 7000, "shield": 5000, "clan": "Nobody", "skill": "boost"}
READ = {**PLAIN, "name": "Loud Squire", "text": "[AUTO](RC):When this unit attacks, draw a card."}
UNREAD = {**PLAIN, "name": "Odd Squire", "text": "[AUTO](RC):When this unit attacks, juggle three lamps."}
DAMAGED = {**PLAIN, "name": "Torn Squire", "text": "[AUTO](RC:When this unit attacks, draw a card."}


def playmat(*arguments: str):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"})


def lines_file(tmp_path, *records):
    file = tmp_path / "cards.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return str(file)


def test_each_card_gets_its_verdict(tmp_path):
    ended = playmat("cards", "check", BOOK, lines_file(tmp_path, PLAIN, READ, UNREAD, DAMAGED))
    assert ended.exit_code == 1, "not every card can be played"
    assert "read      Loud Squire" in ended.output
    assert "declined  'Odd Squire', ability 1" in ended.output
    assert "juggle" in ended.output
    assert "expected" in ended.output
    assert "damaged   'Torn Squire'" in ended.output
    assert "4 cards, 3 with text: 1 read, 1 declined, 0 ambiguous, 1 damaged" in ended.output


def test_the_report_as_json(tmp_path):
    ended = playmat("cards", "check", BOOK, lines_file(tmp_path, PLAIN, READ, UNREAD, DAMAGED), "--json")
    report = json.loads(ended.stdout)
    counts = {key: report[key] for key in ("cards", "with_text", "read", "declined", "ambiguous", "damaged")}
    assert counts == {"cards": 4, "with_text": 3, "read": 1, "declined": 1, "ambiguous": 0, "damaged": 1}
    odd = next(each for each in report["not_read"] if each["card"] == "Odd Squire")
    assert odd["ability"] == 1
    assert odd["words"].startswith("juggle three lamps")
    assert odd["expected"]
    assert report["blocking"][0][1] == 1


def test_the_report_counts_the_phrase_rules_in_use(tmp_path):
    report = json.loads(playmat("cards", "check", BOOK, lines_file(tmp_path, READ, UNREAD), "--json").stdout)
    rules = report["phrase_rules"]
    assert rules["rules"] == rules["used"] + rules["by_no_card"]
    assert rules["used"] == rules["by_one_card"] == len(rules["of_one_card"]) > 5
    assert any(".grammar:" in rule and " performing: draw" in rule for rule in rules["of_one_card"])


def test_abilities_are_mixed(tmp_path):
    charging = {**READ, "name": "Wide Squire", "text": "[AUTO](VC):When this unit boosts, Soul-Charge 1."}
    file = lines_file(tmp_path, READ, charging)
    ended = playmat("cards", "mix", BOOK, file, "--number", "2", "--seed", "1")
    assert ended.exit_code == 0, ended.output
    assert "2 abilities made: 2 equal, 0 unread, 0 different, 0 ambiguous" in ended.output
    report = json.loads(playmat("cards", "mix", BOOK, file, "--number", "2", "--seed", "1", "--json").stdout)
    assert report["made"] == report["equal"] == 2
    assert sorted(report["examples"][0]["from"]) == ["Loud Squire", "Wide Squire"]
    assert playmat("cards", "mix", BOOK, str(tmp_path / "none.json")).exit_code == 2


@pytest.mark.parametrize("width", [40, 60, 80, 120, 400])
def test_the_caret_is_below_the_word_that_stops_at_any_width(tmp_path, width):
    text = READ["text"][:-1] + ". Draw a card" * 9 + ", and juggle it. " + "Draw a card. " * 9
    file = lines_file(tmp_path, {**PLAIN, "name": "Slow Squire", "text": text.strip()})
    ended = CliRunner().invoke(main, ["cards", "check", BOOK, file], env={"COLUMNS": str(width), "NO_COLOR": "1"})
    lines = ended.output.splitlines()
    caret = next(at for at, line in enumerate(lines) if line.strip() == "^")
    assert lines[caret - 1][lines[caret].index("^") :].startswith("juggle")
    assert max(len(line) for line in lines[:caret]) <= width
    assert "expected" in lines[caret + 1]


def test_doubtful_values_are_named_and_are_no_faults(tmp_path):
    near = {**PLAIN, "name": "Far Squire", "grade": 9, "clan": "Undertow Cort"}
    ended = playmat("cards", "check", BOOK, lines_file(tmp_path, {**PLAIN, "clan": "Undertow Court"}, near, near))
    said = " ".join(ended.output.split())
    assert ended.exit_code == 0, said
    assert "doubtful 'Far Squire' is the name of two cards" in said
    assert "grade is 9, and no card that ships has more than 3" in said
    one = playmat("cards", "check", BOOK, lines_file(tmp_path, near))
    assert "clan 'undertow cort' is of no other card. Did you mean 'undertow court'?" in " ".join(one.output.split())
    fine = playmat("cards", "check", BOOK, str(SET / "cards.json"))
    assert "doubtful" not in fine.output


def test_every_fault_of_a_record_is_told_and_it_does_not_count_as_read(tmp_path):
    bad = {**READ, "grade": -1, "power": "much", "trigger": "luck", "colour": "red"}
    ended = playmat("cards", "check", BOOK, lines_file(tmp_path, bad, {**READ, "name": "Other Squire"}))
    said = " ".join(ended.output.split())
    assert ended.exit_code == 1
    for part in ("grade is -1", "power is 'much'", "trigger is 'luck'", "unknown field 'colour'"):
        assert part in said
    assert said.count("faulty ") == 4
    assert "2 cards, 1 with text: 1 read" in said


WRONG = {
    "vanguard-2.01": {"grade": -1, "power": "much", "critical": "x"},
    "vanguard-overdress": {"grade": "x", "power": -1, "shield": "some"},
    "dragonball-1.02": {"energy_cost": "-3", "power": -5, "combo_power": "x"},
    "force-of-will-6.1": {"cost": "{Q}", "ATK": -5, "DEF": "x", "attribute": "mauve"},
}
"""Fields that a card of each book has, each with what no card has there."""


@pytest.mark.parametrize("book", WRONG)
def test_every_fault_and_no_other_is_told_of_a_card_of_any_book(tmp_path, book):
    wrong = WRONG[book]
    record = next(each for each in own_records(book) if set(wrong) <= set(each))
    file = lines_file(tmp_path, {**record, **wrong})
    report = json.loads(playmat("cards", "check", book, file, "--json").stdout)
    told = [fault["message"] for fault in report["faulty"]]
    assert len(told) == len(wrong), told
    assert all(any(f"{key} is {value!r}" in message for message in told) for key, value in wrong.items()), told


def test_one_bad_card_hides_no_other(tmp_path):
    deep = {**READ, "name": "Deep Squire", "text": "[AUTO](RC):When this unit attacks, " + "draw a card, and " * 200}
    odd = {**READ, "name": ["no", "name"], "id": {"a": 1}}
    ended = playmat("cards", "check", BOOK, lines_file(tmp_path, deep, odd, {"text": 5}, READ))
    assert ended.exit_code == 1
    assert "read      Loud Squire" in ended.output
    assert "Traceback" not in ended.output


def test_a_record_that_is_no_card_is_named(tmp_path):
    file = lines_file(tmp_path, {**PLAIN, "grade": "high"}, {**PLAIN, "colour": "red"})
    ended = playmat("cards", "check", BOOK, file)
    assert ended.exit_code == 1
    assert "grade is 'high', expected a whole number" in " ".join(ended.output.split())
    assert "unknown field 'colour'" in ended.output
    assert "2 records are no cards of this book" in ended.output


def test_our_json_and_csv_are_read(tmp_path):
    whole = {"format": "playmat-cards", "version": 1, "book": BOOK, "cards": [PLAIN, READ]}
    (tmp_path / "cards.json").write_text(json.dumps(whole), "utf-8")
    (tmp_path / "cards.csv").write_text(
        "name,grade,power,text\nPlain Squire,1,7000,\nLoud Squire,1,7000,"
        '"[AUTO](RC):When this unit attacks, draw a card."\n',
        "utf-8",
    )
    for name in ("cards.json", "cards.csv"):
        ended = playmat("cards", "check", BOOK, str(tmp_path / name))
        assert ended.exit_code == 0, ended.output
        assert "2 cards, 1 with text: 1 read" in ended.output


def test_our_own_cards_are_all_read():
    report = json.loads(playmat("cards", "check", BOOK, str(SET / "cards.json"), "--json").stdout)
    assert report["read"] == report["with_text"]
    assert report["faulty"] == report["unplayable"] == []


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real cards is not here")
def test_what_is_read_of_the_corpus_can_be_carried_out():
    report = json.loads(playmat("cards", "check", BOOK, str(CORPUS), "--json").stdout)
    assert report["faulty"] == report["unplayable"] == []
    assert report["read"] > 700


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("absent.jsonl", None, "no file"),
        ("latin.jsonl", '{"name": "Caf\u00e9"}'.encode("latin-1"), "is not UTF-8: byte 13"),
        ("cut.jsonl", b'{"name": "Plain Squire"', "line 1: not valid JSON"),
        ("list.jsonl", b"[1, 2]\n", "expected a card, an object in braces"),
        ("cut.json", b'{"format": "playmat-cards"', "not valid JSON"),
        ("other.json", b'{"cards": []}', "expected format 'playmat-cards' version 1"),
        ("short.csv", b"name,grade\nPlain Squire\n", "not as many fields as the header names"),
    ],
)
def test_a_file_that_cannot_be_read_is_bad_usage(tmp_path, name, content, message):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    ended = playmat("cards", "check", BOOK, str(tmp_path / name))
    assert ended.exit_code == 2
    assert message in " ".join(ended.output.split())


def test_bad_usage_of_the_groups():
    assert "Did you mean 'check'?" in playmat("cards", "chek").output
    assert "Did you mean 'check'?" in playmat("deck", "cheek").output
    assert playmat("cards", "check", BOOK).exit_code == 2
    assert playmat("cards", "check", BOOK, "x", "--jsn").exit_code == 2


# --- decks ------------------------------------------------------------------------------------------------


@pytest.fixture
def deck():
    return json.loads((SET / "decks" / "long-vigil.json").read_text("utf-8"))


def check(tmp_path, deck, *more):
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck), "utf-8")
    return playmat("deck", "check", BOOK, str(file), *more)


@pytest.mark.parametrize("file", sorted((SET / "decks").glob("*.json")), ids=lambda file: file.stem)
def test_our_own_decks_are_legal(file):
    ended = playmat("deck", "check", BOOK, str(file))
    assert ended.exit_code == 0, ended.output
    assert ended.output.startswith("legal  ")


def test_a_deck_of_49_cards(tmp_path, deck):
    deck["cards"]["beacon-runner"] -= 1
    ended = check(tmp_path, deck)
    assert ended.exit_code == 1
    assert "49 cards, a deck has 50 (5.1.2.1)" in ended.output


def test_five_of_a_name_and_fifteen_triggers_are_both_named(tmp_path, deck):
    deck["cards"]["sparkthrower-nib"] -= 1
    deck["cards"]["apprentice-lampwright-oriel"] += 1
    ended = check(tmp_path, deck, "--json")
    report = json.loads(ended.stdout)
    assert ended.exit_code == 1
    assert not report["legal"]
    assert {fault["rule"] for fault in report["faults"]} == {"5.1.2.2", "5.1.2.3"}


def test_every_unknown_card_is_named_with_a_hint(tmp_path, deck):
    deck["cards"]["beacon-runer"] = deck["cards"].pop("beacon-runner")
    deck["cards"]["no such thing at all"] = 1
    ended = check(tmp_path, deck)
    assert ended.exit_code == 1
    assert "no card 'beacon-runer' in the list. Did you mean 'beacon-runner'?" in ended.output
    assert "no card 'no such thing at all' in the list" in ended.output


def test_an_unknown_field_of_a_deck_is_a_fault(tmp_path, deck):
    ended = check(tmp_path, {**deck, "sleeves": "red"})
    assert ended.exit_code == 1
    assert "unknown field 'sleeves'" in ended.output


def test_cards_of_a_file_may_be_used_beside_ours(tmp_path, deck):
    deck["cards"]["beacon-runner"] -= 1
    deck["cards"]["Plain Squire"] = 1
    assert check(tmp_path, deck).exit_code == 1
    cards = lines_file(tmp_path, PLAIN, UNREAD)
    assert check(tmp_path, deck, "--cards", cards).exit_code == 0
    deck["cards"]["Odd Squire"] = deck["cards"].pop("Plain Squire")
    ended = check(tmp_path, deck, "--cards", cards)
    assert ended.exit_code == 1
    assert "juggle" in ended.output


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"{", "not valid JSON"), (b"[]", "an object in braces"), (b"\xff", "is not UTF-8")],
)
def test_a_deck_file_that_cannot_be_read_is_bad_usage(tmp_path, content, message):
    (tmp_path / "deck.json").write_bytes(content)
    ended = playmat("deck", "check", BOOK, str(tmp_path / "deck.json"))
    assert ended.exit_code == 2
    assert message in ended.output
    assert playmat("deck", "check", BOOK, str(tmp_path / "absent.json")).exit_code == 2


# --- cards try ------------------------------------------------------------------------------------

IDLE = {**PLAIN, "name": "Idle Squire", "text": "[CONT](RC):This unit gets [Power] +0."}


def test_abilities_that_do_something_are_counted(tmp_path):
    ended = playmat("cards", "try", BOOK, lines_file(tmp_path, PLAIN, READ, UNREAD))
    assert ended.exit_code == 0, ended.output
    assert "1 abilities, 1 did something: 100.0%" in ended.output


def test_an_ability_that_does_nothing_is_named_and_the_command_fails(tmp_path):
    ended = playmat("cards", "try", BOOK, lines_file(tmp_path, READ, IDLE))
    assert ended.exit_code == 1
    assert "Idle Squire, ability 1" in ended.output
    assert "Loud Squire" not in ended.output


def test_what_was_tried_as_json(tmp_path):
    ended = playmat("cards", "try", BOOK, lines_file(tmp_path, READ, IDLE), "--json")
    assert ended.exit_code == 1
    report = json.loads(ended.stdout)
    assert list(report) == ["abilities", "did", "nothing", "not set up"]
    assert (report["abilities"], report["did"]) == (2, 1)
    (listed,) = [*report["nothing"], *report["not set up"]]
    assert list(listed) == ["card", "ability", "text", "why"]
    assert (listed["card"], listed["ability"], listed["text"]) == ("Idle Squire", 1, IDLE["text"])


def test_a_file_that_is_not_there_is_bad_usage(tmp_path):
    assert playmat("cards", "try", BOOK, str(tmp_path / "absent.json")).exit_code == 2
