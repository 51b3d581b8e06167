"""The words that rules say no with: every one has a rule and a sentence, and none is there for nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import playmat
from playmat import BOOKS, book
from playmat.kernel.build.lint import check_book
from playmat.kernel.words.book import KERNEL_CITES

PACKAGE = Path(playmat.__file__).parent
MAY_CITE = ("shared loop", "mode", "payment")
"""Words that the kernel cites where a book has them."""


def sources(name):
    folders = [PACKAGE / "books" / BOOKS[name], *PACKAGE.glob("books/_*")]
    found = [path for folder in folders for path in folder.rglob("*.py") if path.name != "cites.py"]
    return [(path, path.read_text(encoding="utf-8")) for path in found]


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
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("bar", "bar_at")
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
