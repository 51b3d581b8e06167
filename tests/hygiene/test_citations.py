"""Every rule that a book's sources cite is a rule of that book."""

from __future__ import annotations

import doctest
import re

import pytest

from playmat.rulebook import citations
from playmat.rulebook.citations import citations_of, read_citations
from playmat.rulebook.rules import books, folder_name, rules_of


def wrong(found, rules):
    return [f"{each.file}:{each.line}: {each.how} {each.rule!r}" for each in found if each.rule not in rules]


def checked(book):
    # A procedure may be named by a word of ours (a card's ability, say); what its rows cite is a rule.
    return [each for each in citations_of(book) if each.how in ("row", "rule", "rule=")]


@pytest.mark.parametrize("book", books())
def test_every_citation_exists(book):
    assert wrong(checked(book), rules_of(book)) == []


@pytest.mark.parametrize("book", books())
def test_the_citations_of_a_book_are_found_where_it_has_rows(book, sources):
    mine = [each for each in sources if each.name.startswith(f"books/{folder_name(book)}/")]
    assert bool(checked(book)) == any(re.search(r'\brow\("', each.text) for each in mine)


def test_a_wrong_citation_is_found():
    text = 'T = procedure("7", rows=[\n    row("7.6.1", step),\n    rows.row("7.99", goto("7.98"), when=x)])'
    found = read_citations(text, "turn.py")
    assert sorted((each.how, each.rule) for each in found) == [
        ("goto", "7.98"), ("procedure", "7"), ("row", "7.6.1"), ("row", "7.99"),
    ]  # fmt: skip
    rows = [each for each in found if each.how == "row"]
    assert wrong(rows, rules_of("vanguard-1.10")) == ["turn.py:3: row '7.99'"]


def test_marks_on_functions_and_arguments_are_read():
    text = '@rule("1.1", "1.2")\ndef f(): move(rule="1.3", note="1.4")'
    assert sorted(each.rule for each in read_citations(text, "a.py")) == ["1.1", "1.2", "1.3"]


def test_the_example_is_true():
    result = doctest.testmod(citations)
    assert (result.failed, result.attempted) == (0, 1)
