"""The words that rules say no with: every one has a rule and a sentence, and none is there for nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import playmat
from playmat import BOOKS, book
from playmat.kernel.build.lint import check_book
from playmat.kernel.words.book import KERNEL_CITES
from playmat.rulebook.citations import shared_folders

PACKAGE = Path(playmat.__file__).parent
MAY_CITE = ("shared loop", "named more", "mode", "payment")
"""Words that the kernel cites where a book has them."""


def sources(name):
    """The modules of a book, and of its family as much as the book makes use of."""
    found = [path for path in (PACKAGE / "books" / BOOKS[name]).rglob("*.py") if path.name != "cites.py"]
    own = [(path, path.read_text(encoding="utf-8")) for path in found]
    shared = [path for folder in shared_folders(name) for path in (PACKAGE / "books" / folder).rglob("*.py")]
    return [*own, *used_of_family([text for _, text in own], shared)]


def used_of_family(own, shared):
    """Of the family's modules, those functions that a book names, and those that they name."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in shared}
    functions = [
        (path, node) for path, tree in trees.items() for node in tree.body if isinstance(node, ast.FunctionDef)
    ]
    named = set().union(*(names_in(ast.parse(text)) for text in own))
    while more := [node for _, node in functions if node.name in named and not names_in(node) <= named]:
        named |= set().union(*(names_in(node) for node in more))
    return [(path, ast.unparse(node)) for path, node in functions if node.name in named]


def names_in(tree):
    """Every name that a source makes use of or imports."""
    nodes = list(ast.walk(tree))
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    return imported | {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }  # fmt: skip


def words_in(text, everywhere=False):
    """The strings that functions named why_not... return; in a module of reasons, those of all that may return one."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    meant = [f for f in functions if f.name.startswith("why_not") or (everywhere and _may_be_a_word(f))]
    returns = [node for f in meant for node in ast.walk(f) if isinstance(node, ast.Return) and node.value is not None]
    return {word for node in returns for word in given(node.value)}


def _may_be_a_word(function):
    return function.returns is not None and ast.unparse(function.returns) == "str | None"


def given(value):
    """The strings that an expression may come to."""
    match value:
        case ast.Constant(str(word)):
            return [word]
        case ast.IfExp(_, one, other):
            return [*given(one), *given(other)]
        case ast.BoolOp(ast.Or(), parts):
            return [word for part in parts for word in given(part)]
    return []


def refusals(name):
    return {word for path, text in sources(name) for word in words_in(text, path.name == "reasons.py")}


@pytest.mark.parametrize("name", BOOKS)
def test_every_word_has_a_rule_and_a_sentence(name):
    cites, words = book(name).cites, refusals(name)
    assert len(words) > 5
    assert words - set(cites) == set()
    assert [word for word in words if not cites[word].says] == []


@pytest.mark.parametrize("name", BOOKS)
def test_no_word_is_there_for_nothing(name):
    loops = {
        word
        for _, text in sources(name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "bar"
        for word in given(node.args[-1])
    }
    assert set(book(name).cites) - refusals(name) - loops - {*KERNEL_CITES, *MAY_CITE} == set()


@pytest.mark.parametrize("name", BOOKS)
def test_every_sentence_is_of_a_rule_and_reads_like_the_others(name):
    check_book(book(name))
    sentences = [cite.says for cite in book(name).cites.values() if cite.says]
    assert [says for says in sentences if says.endswith(".") or says != says.strip()] == []


def test_words_are_found():
    text = "def why_not_x(g):\n    return 'a' if g else f(g) or 'b'\ndef y(g) -> str | None:\n    return 'c'"
    assert words_in(text) == {"a", "b"}
    assert words_in(text, everywhere=True) == {"a", "b", "c"}


def test_the_words_of_a_family_are_those_of_its_books():
    assert {"restrained", "gate shut", "wrong grade to ride"} <= refusals("vanguard-1.10")
    assert refusals("dragonball-1.02").isdisjoint({"restrained", "gate shut", "wrong grade to ride"})


def test_of_a_family_only_what_a_book_uses_is_asked_for(tmp_path):
    shared = tmp_path / "shared.py"
    shared.write_text(
        "def why_not_a(g):\n    return why_not_b(g)\n"
        "def why_not_b(g):\n    return 'b'\n"
        "def why_not_c(g):\n    return 'c'\n",
        encoding="utf-8",
    )
    used = used_of_family(["from shared import why_not_a\nlist_of = why_not_a"], [shared])
    assert {word for _, text in used for word in words_in(text)} == {"b"}
