"""`playmat cards explain` on good files, unread texts and wrong names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.books import BOOKS
from playmat.library import known_words, read_records
from playmat.play.cardexplain import Unread, explain_file, explain_record
from playmat.play.cli import main

BOOK = "vanguard-1.10"
GAMES = Path(engine.__file__).parent / "games"
CORPORA = Path(__file__).parents[2].parent / "shared" / "cards"

PLAIN = {"name": "Plain Squire", "grade": 1, "power": 7000, "shield": 5000, "clan": "Nobody", "skill": "boost"}
READ = {**PLAIN, "name": "Loud Squire", "text": "[AUTO](RC):When this unit attacks, draw a card."}
UNREAD = {**PLAIN, "name": "Odd Squire", "text": "[AUTO](RC):When this unit attacks, juggle three lamps."}


def explain(*arguments: str):
    return CliRunner().invoke(main, ["cards", "explain", *arguments], env={"COLUMNS": "60", "NO_COLOR": "1"})


def lines_file(tmp_path, *records):
    file = tmp_path / "cards.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), "utf-8")
    return str(file)


def test_a_card_is_explained(tmp_path):
    ended = explain(BOOK, lines_file(tmp_path, PLAIN, READ))
    assert ended.exit_code == 0, ended.output
    assert "Plain Squire  it has no text" in ended.output
    assert "Loud Squire\n  1. automatic ability [AUTO]" in ended.output
    assert "Set off: When this card attacks." in ended.output
    assert "1 You draw 1 card." in ended.output
    assert "2 explained, 0 not read" in ended.output
    assert max(len(line) for line in ended.output.splitlines()) <= 60


def test_an_unread_text_is_listed_with_its_reason(tmp_path):
    ended = explain(BOOK, lines_file(tmp_path, READ, UNREAD))
    assert ended.exit_code == 1
    assert "Odd Squire  not read" in ended.output
    assert "juggle three lamps" in ended.output
    assert "expected" in ended.output
    assert "1 explained, 1 not read" in ended.output


def test_the_explanation_as_json(tmp_path):
    ended = explain(BOOK, lines_file(tmp_path, READ, UNREAD), "--json")
    assert ended.exit_code == 1
    loud, odd = json.loads(ended.stdout)
    (ability,) = loud["abilities"]
    assert ability["text"] == READ["text"]
    assert ability["works"] == "While this card is on your rear-guard circles."
    assert ability["steps"] == [{"number": "1", "text": "You draw 1 card."}]
    assert odd["card"] == "Odd Squire"
    assert odd["abilities"] == []
    assert "juggle" in odd["unread"]


def test_one_card_by_its_name(tmp_path):
    ended = explain(BOOK, lines_file(tmp_path, READ, UNREAD), "loud squire")
    assert ended.exit_code == 0, "another card's text does not matter"
    assert "Loud Squire" in ended.output
    assert "Odd Squire" not in ended.output


def test_a_card_by_the_name_of_its_other_side():
    file = str(GAMES / "force_of_will_6_1" / "cards.json")
    ended = explain("force-of-will-6.1", file, "Tamsin Vey, Who Woke the Sun")
    assert ended.exit_code == 0
    assert "Tamsin Vey, Keeper of the First Bell" in ended.output
    assert "Tamsin Vey, Who Woke the Sun" in ended.output


def test_a_wrong_name_gets_the_nearest(tmp_path):
    ended = explain(BOOK, lines_file(tmp_path, READ, UNREAD), "Loud Squier")
    assert ended.exit_code == 2
    assert "no card named 'Loud Squier' in cards.jsonl. Did you mean 'Loud Squire'?" in ended.output


def test_a_file_that_is_not_there_is_bad_usage():
    ended = explain(BOOK, "nowhere.json")
    assert ended.exit_code == 2
    assert "no file 'nowhere.json'" in ended.output


@pytest.mark.parametrize("name", BOOKS)
def test_our_own_cards_are_all_explained(name):
    found = explain_file(GAMES / BOOKS[name] / "cards.json", name)
    assert found.unread == ()
    assert sum(len(card.abilities) for card in found.cards if not isinstance(card, Unread)) > 25


@pytest.mark.parametrize("most", [300, pytest.param(100_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", BOOKS)
def test_no_node_of_a_real_card_is_without_words(name, most):
    """A text may be unread, or read and not to be carried out; none that is compiled is without words."""
    corpus = CORPORA / f"{name}.jsonl"
    if not corpus.is_file():
        pytest.skip("no list of real cards at hand")
    records = read_records(corpus, name)
    known, tried = known_words(name, records), records[:: max(1, len(records) // most)]
    found = [card for record in tried for card in explain_record(name, record, known)]
    unread = [card for card in found if isinstance(card, Unread)]
    assert [card for card in unread if "Unexplained" in card.reason] == []
    assert len(found) - len(unread) > len(found) / 2
