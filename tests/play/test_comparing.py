"""Two books of one game side by side: `playmat rules --compare`, the tables behind it and the page made of them."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from playmat.play.cli import main
from playmat.rulebook.comparing import BadTable, NotCompared, compared, counts, parse_table, table_of

OLD, MIDDLE, NEW = "vanguard-1.10", "vanguard-2.01", "vanguard-overdress"
ROOT = Path(__file__).resolve().parents[2]


def playmat(*arguments: str):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"})


def test_every_behaviour_rule_of_the_newer_book_is_counted_once():
    found = [each.newer for each in compared(MIDDLE, NEW) if each.newer]
    assert len(found) == len(set(found)) == 653
    assert counts(compared(MIDDLE, NEW))["changed"] == 52


def test_the_books_may_be_named_in_either_order():
    assert compared(NEW, MIDDLE) == compared(MIDDLE, NEW)


def test_through_a_book_between_a_rule_is_the_same_only_if_it_is_at_both_steps():
    first, second, whole = table_of(MIDDLE, OLD), table_of(NEW, MIDDLE), table_of(NEW, OLD)
    both = {("same", "same"): "same"}
    for rule, stands in second.items():
        if stands.older in first:
            expected = both.get((stands.word, first[stands.older].word), "changed")
            assert whole[rule] == (expected, first[stands.older].older)
        else:
            assert rule not in whole


def test_books_of_two_games_are_not_compared():
    with pytest.raises(NotCompared, match=r"vanguard-2\.01 after vanguard-1\.10"):
        compared("dragonball-1.02", OLD)
    assert "not compared" in playmat("rules", "--compare", "dragonball-1.02", OLD).output


@pytest.mark.parametrize(("line", "told"), [
    ("1.1.1\tsame", "line 2.*expected a rule"),
    ("1.1.1\talike\t1.1.1", "line 2: 1.1.1 is 'alike'"),
    ("1.1.1\tsame\t99.9", "line 2.*expected rules that they have"),
    ("1.1.1\tsame\t1.1.1\n1.1.1\tsame\t1.1.1", "line 3.*each rule once"),
])  # fmt: skip
def test_a_line_that_says_nothing_is_refused_with_its_place(line, told):
    with pytest.raises(BadTable, match=told):
        parse_table(["rule\tis\tvanguard-1.10", *line.split("\n")], MIDDLE, "older.tsv")


def test_one_rule_is_shown_beside_the_other():
    shown = " ".join(playmat("rules", "--compare", MIDDLE, NEW, "10.7.1.9").output.split())
    assert "vanguard-2.01 7.7.1.10 vanguard-overdress 10.7.1.9" in shown and "10.7.1.9 says the same" in shown
    told = json.loads(playmat("rules", "--compare", MIDDLE, NEW, "10.7.1.9", "--json").output)
    (rule,) = told["rules"]
    assert (rule["older"], rule["newer"], rule["is"]) == ("7.7.1.10", "10.7.1.9", "same")
    assert told["same"] == 372


def test_a_rule_that_neither_has_is_refused():
    assert "not a rule of vanguard-overdress" in playmat("rules", "--compare", MIDDLE, NEW, "99.9").output


def test_the_page_in_the_docs_is_what_the_tables_say():
    spec = importlib.util.spec_from_file_location("compared", ROOT / "tools" / "compared.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run python tools/compared.py"
