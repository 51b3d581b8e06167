"""Every rule that a book's sources cite is a rule of that book, and every behaviour rule has a place in the sources."""

from __future__ import annotations

import doctest
import re

import pytest

from playmat.rulebook import citations
from playmat.rulebook import sources as readers
from playmat.rulebook.citations import (
    NoKeeper,
    citations_of,
    kept,
    places_of,
    read_folder,
    read_keeps,
    shared_folders,
    unplaced,
)
from playmat.rulebook.rules import books, folder_name, rules_of
from playmat.rulebook.sources import read_grammar, read_python

BOOK = "vanguard-1.10"


def wrong(found, rules):
    return [f"{each.file}:{each.line}: {each.how} {each.rule!r}" for each in found if each.rule not in rules]


def places(found):
    return [(each.rule, each.how, each.line, each.name) for each in found]


def rules_and_names(text):
    return [(each.rule, each.name) for each in read_python(text, "a.py")]


# --- what holds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", books())
def test_every_citation_exists(book):
    assert wrong(citations_of(book), rules_of(book)) == []


@pytest.mark.parametrize(
    "book",
    [
        BOOK,
        pytest.param("vanguard-2.01"),
        pytest.param("vanguard-overdress"),
        pytest.param("dragonball-1.02"),
        pytest.param("force-of-will-6.1"),
    ],
)
def test_every_behaviour_rule_has_a_place(book):
    assert unplaced(book) == []


def test_places_are_asked_for_in_every_book():
    marked = test_every_behaviour_rule_has_a_place.pytestmark[0].args[1]
    assert {BOOK, *(each.values[0] for each in marked[1:])} == set(books())


@pytest.mark.parametrize("book", books())
def test_every_place_exists(book, root):
    lines = {}
    for each in citations_of(book):
        text = lines.setdefault(each.file, (root / "src/playmat" / each.file).read_text("utf-8").splitlines())
        sign = each.name.rpartition(".")[2] if each.how == "kept" else each.rule
        assert sign in text[each.line - 1], each


@pytest.mark.parametrize(("keepers", "least"), [("kernel/", 50), ("books/_vanguard/", 30)])
def test_kernel_and_family_keep_rules_of_the_book_and_say_how(keepers, least):
    found = [each for each in kept(BOOK) if each.file.startswith(keepers)]
    assert len(found) > least
    assert wrong(found, rules_of(BOOK)) == []
    assert all(each.says for each in found)


@pytest.mark.parametrize("book", books())
def test_no_book_keeps_a_rule_for_another(book):
    family = tuple(f"books/{folder}/" for folder in shared_folders(book))
    keepers = [each for each in kept(book) if each.file.startswith("books/")]
    assert [each for each in keepers if not each.file.startswith(family)] == []


@pytest.mark.parametrize("book", books())
def test_what_books_share_says_whose_rule_it_cites(book):
    for folder in shared_folders(book):
        for each in read_folder(folder):
            assert each.rule in rules_of(each.book), each
            assert each.how == "grammar", f"shared steps know no rule: {each}"


@pytest.mark.parametrize("book", books())
def test_the_citations_of_a_book_are_found_where_it_has_rows(book, sources):
    mine = [each for each in sources if each.name.startswith(f"books/{folder_name(book)}/")]
    rows = any(re.search(r'\brow\("', each.text) for each in mine)
    assert any(each.how == "row" for each in citations_of(book)) == rows


# --- what is read -------------------------------------------------------------------------------------


def test_rows_and_procedures_are_read_with_their_table():
    text = 'T = procedure("7.6", rows=[\n    row("7.6.1", step),\n    rows.row("7.99", goto("7.98"), when=x)])'
    assert places(read_python(text, "turn.py")) == [
        ("7.6", "procedure", 1, "T"), ("7.6.1", "row", 2, "T"), ("7.99", "row", 3, "T"), ("7.98", "goto", 3, "T"),
    ]  # fmt: skip


def test_data_is_read_with_its_word():
    assert rules_and_names('Z = (Zone("deck", "4.2.2"), Zone("hand", "4.3.2"))') == [
        ("4.2.2", "deck"), ("4.3.2", "hand"),
    ]  # fmt: skip
    assert rules_and_names('C = {"loop": Cite("11.1.1.2", "it is over")}') == [("11.1.1.2", "loop")]
    assert rules_and_names('def f(g):\n    g.end(None, "1.2.3" if g else "1.2.4", "x")') == [
        ("1.2.3", "f"),
        ("1.2.4", "f"),
    ]
    assert rules_and_names('def f():\n    return "903.2d-i"') == [("903.2d-i", "f")]
    assert rules_and_names('@rule("1.1", "1.2")\ndef f(): move(rule="1.3", note="see 1.4")') == [
        ("1.1", "f"), ("1.2", "f"), ("1.3", "f"),
    ]  # fmt: skip


def test_a_bare_number_is_a_rule_only_where_nothing_else_can_stand():
    text = 'T = procedure("903", rows=[row("904", step)])\nx = amount("500")\n"""905: a chapter."""'
    assert [rule for rule, _ in rules_and_names(text)] == ["903", "904", "905"]


def test_docstrings_are_read_where_a_paragraph_begins_with_ids():
    text = (
        '"""7.1: the module."""\n'
        "class A:\n"
        "    def f(self):\n"
        '        """7.3.1.5, 10.2.3.1 and 7.3: words (7.9).\n\n'
        '        7.4.1: more\n        7.5.1, no paragraph.\n        """\n'
        "X = 1\n"
        '"""7-6-1."""\n'
        "def g():\n"
        '    """7.7 times as fast."""'
    )
    assert places(read_python(text, "b/a.py")) == [
        ("7.1", "docstring", 1, "a"), ("7.3.1.5", "docstring", 4, "A.f"), ("10.2.3.1", "docstring", 4, "A.f"),
        ("7.3", "docstring", 4, "A.f"), ("7.4.1", "docstring", 6, "A.f"), ("7-6-1", "docstring", 10, "X"),
    ]  # fmt: skip


def test_comments_are_read_where_they_begin_with_ids():
    text = (
        "# --- 7.7 close step, after 7.6 -----\n"
        "def f():\n"
        "    # 1.3.1: a card may say so\n"
        "    return 1  # 1.5 times\n"
        "# 11.1.1.2, 11.1.1.3: loops, not 11.9\n"
        "T = 1"
    )
    assert places(read_python(text, "a.py")) == [
        ("7.7", "section", 1, "close step"), ("1.3.1", "comment", 3, "f"),
        ("11.1.1.2", "comment", 5, "T"), ("11.1.1.3", "comment", 5, "T"),
    ]  # fmt: skip


def test_grammars_are_read_with_their_phrase_and_the_book_named():
    text = "# Zones (4.1).\n# 4.2: where\nzone:\n    # vanguard-1.10 4.3, 4.4, vanguard-overdress 4.5: x\n    hand -> 1"
    found = read_grammar(text, "a.grammar")
    assert places(found) == [
        ("4.2", "grammar", 2, "zone"), ("4.3", "grammar", 4, "zone"), ("4.4", "grammar", 4, "zone"),
        ("4.5", "grammar", 4, "zone"),
    ]  # fmt: skip
    assert [each.book for each in found] == ["", BOOK, BOOK, "vanguard-overdress"]


def test_what_the_kernel_keeps_is_placed_at_its_function(root):
    entry = '(Keeps("playmat.kernel.run.atoms:turn", "a"), Keeps("playmat.kernel.state.game:Game.fork", "b"))'
    found = read_keeps(f'K = {{"1.3.2.1": {entry}}}')
    assert [(each.rule, each.how, each.file, each.name, each.says) for each in found] == [
        ("1.3.2.1", "kept", "kernel/run/atoms.py", "turn", "a"),
        ("1.3.2.1", "kept", "kernel/state/game.py", "Game.fork", "b"),
    ]
    text = (root / "src/playmat/kernel/run/atoms.py").read_text("utf-8").splitlines()
    assert text[found[0].line - 1].startswith("def turn(")


# --- that these tests can fail ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        'T = procedure("7", rows=[row("7.99", step)])',
        'T = procedure("7", rows=[row("no rule", step)])',
        'T = procedure("7.99", rows=[])',
        'Z = Zone("deck", "7.99")',
        'C = {"word": Cite("7.99")}',
        'def f(): return "7.99"',
        'def f():\n    """7.6, 7.99: words."""',
        "# 7.99: words\nx = 1",
        "# --- 7.99 words ---",
    ],
)
def test_an_unknown_rule_is_found_wherever_it_is_planted(text):
    assert len(wrong(read_python(text, "a.py"), rules_of(BOOK))) == 1


def test_an_unknown_rule_is_found_in_a_grammar_and_in_what_is_kept():
    rules = rules_of(BOOK)
    assert wrong(read_grammar("# 7.99: words\nzone:\n", "a.grammar"), rules) == ["a.grammar:1: grammar '7.99'"]
    assert len(wrong(read_keeps('K = {"7.99": Keeps("playmat.kernel.run.atoms:turn", "x")}'), rules)) == 1


def test_a_fault_in_a_table_of_keepers_names_the_table():
    with pytest.raises(NoKeeper, match=r"^family_keeps.py says that playmat.books._vanguard.circles:twirl keeps 1.1"):
        read_keeps('K = {"1.1": Keeps("playmat.books._vanguard.circles:twirl", "x")}', "family_keeps.py")


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('Keeps("playmat.kernel.run.atoms:twirl", "x")', "atoms:twirl keeps 1.1; there is no such function"),
        ('Keeps("playmat.kernel.run.nowhere:turn", "x")', "nowhere:turn keeps 1.1; there is no such function"),
        ('Keeps("playmat.kernel.state.game:Game.twirl", "x")', "Game.twirl keeps 1.1"),
        ('Keeps("playmat.kernel.run.atoms:turn")', "line 1: expected"),
        ('"playmat.kernel.run.atoms:turn"', "line 1: expected"),
    ],
)
def test_a_keeper_that_does_not_exist_is_refused(entry, message):
    with pytest.raises(NoKeeper, match=message):
        read_keeps(f'K = {{"1.1": {entry}}}')


def test_a_jump_is_no_place():
    assert {each.how for each in citations_of(BOOK)} - {each.how for each in places_of(BOOK)} == {"run", "goto"}


def test_a_rule_without_a_place_is_listed(monkeypatch):
    monkeypatch.setattr(citations, "kept", lambda book: [])
    assert "1.2.4.1" in unplaced(BOOK)
    assert "9.4.1" not in unplaced(BOOK)


@pytest.mark.parametrize("module", [citations, readers])
def test_the_examples_are_true(module):
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
