"""The loader of rules: what it gives, and what it refuses."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

import playmat.rulebook.rules
from playmat.kernel.words.errors import BookError
from playmat.kernel.words.errors import UnknownRule as KernelUnknownRule
from playmat.rulebook.rules import (
    BadRuleFile,
    Rule,
    UnknownBook,
    UnknownRule,
    behaviour_of,
    book_name,
    books,
    children_of,
    find_rule,
    folder_name,
    nearest_rules,
    parent_of,
    parse_rules,
    rules_of,
)

BOOK = "vanguard-1.10"
NAMES = ["vanguard-1.10", "vanguard-2.01", "vanguard-overdress", "dragonball-1.02", "force-of-will-6.1"]


def line(**record: object) -> str:
    return json.dumps(record)


@pytest.mark.parametrize("name", NAMES)
def test_a_books_name_and_folder_give_each_other(name):
    assert folder_name(name).isidentifier()
    assert book_name(folder_name(name)) == name


def test_the_first_book_has_all_its_rules():
    assert BOOK in books()
    assert (len(rules_of(BOOK)), len(behaviour_of(BOOK))) == (545, 336)
    assert next(iter(rules_of(BOOK))) == "§1"


def test_rules_cannot_be_changed():
    with pytest.raises(TypeError):
        rules_of(BOOK)["1.1"] = Rule("1.1", "inert")  # type: ignore[index]
    with pytest.raises(AttributeError):
        find_rule(BOOK, "1.1").kind = "behaviour"  # type: ignore[misc]


def test_every_rule_but_a_chapter_stands_under_one_that_lists_it():
    for rule_id in rules_of(BOOK):
        above = parent_of(BOOK, rule_id)
        assert (above is None) == rule_id.startswith("§")
    assert parent_of(BOOK, "7.6.1.6.6") == "7.6.1.6"
    assert parent_of(BOOK, "7.6") == "§7"
    assert children_of(BOOK, "§9") == ("9.1", "9.2", "9.3", "9.4")


def test_an_unknown_rule_names_the_near_ones():
    with pytest.raises(UnknownRule, match=r"^'7\.6\.1\.6\.1\.1' is not a rule of vanguard-1\.10; did you"):
        find_rule(BOOK, "7.6.1.6.1.1")
    with pytest.raises(KernelUnknownRule) as caught:
        find_rule(BOOK, "7-6-1-6")
    assert caught.value.near[0] == "7.6.1.6"


def test_an_unknown_book_names_the_near_ones():
    with pytest.raises(UnknownBook) as caught:
        rules_of("vangaurd-1.10")
    assert caught.value.near[0] == BOOK
    assert isinstance(caught.value, BookError)


def test_near_ids_of_lettered_and_hundred_rules():
    known = ["900", "903", "903.2", "903.2f", "903.2f-i"]
    assert nearest_rules("903.2f-ix", known)[0] == "903.2f"
    assert nearest_rules("903.2g", known)[0] == "903.2"
    assert nearest_rules("zzz", known) == ()


def test_blank_lines_are_no_rules():
    assert list(parse_rules(["", line(id="1", kind="inert"), "  "], "here")) == ["1"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "here line 1: Expecting property name"),
        ("[]", "here line 1: expected one JSON object"),
        (line(id="1", kind="inert", gits="x"), "unknown key 'gits'"),
        (line(id="1", kind="inert", gist=3), "values are all text"),
        (line(kind="inert"), "a rule without an id"),
        (line(id="1"), "of kind ''; expected behaviour, definition, inert"),
        (line(id="1", kind="odd"), "of kind 'odd'"),
        (line(id="1", kind="behaviour", gist="x"), "expected a gist and a check"),
    ],
)
def test_a_line_that_says_no_rule_is_refused(text, message):
    with pytest.raises(BadRuleFile, match=message):
        parse_rules([text], "here")


def test_an_id_given_twice_is_refused():
    with pytest.raises(BadRuleFile, match="here line 2: rule 1 is repeated"):
        parse_rules([line(id="1", kind="inert")] * 2, "here")


def test_the_examples_in_the_module_and_the_readme_are_true():
    assert doctest.testmod(playmat.rulebook.rules).attempted > 0
    assert doctest.testmod(playmat.rulebook.rules).failed == 0
    readme = Path(__file__).resolve().parents[2] / "README.md"
    result = doctest.testfile(str(readme), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0
