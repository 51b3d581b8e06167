"""The words that rules say no with: every one has a rule and a sentence, and none is there for nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import playmat
from playmat.books.force_of_will_6_1.cites import CITES, KERNEL
from playmat.books.force_of_will_6_1.questions import ABOUT
from playmat.books.force_of_will_6_1.reasons import AT
from playmat.rules import rules_of

BOOK = "force-of-will-6.1"
FOLDER = Path(playmat.__file__).parent / "books" / "force_of_will_6_1"


def words_in(text: str) -> set[str]:
    """The strings that functions named why_not_... return."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    returned = [
        value
        for function in functions if function.name.startswith("why_not_")
        for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None
        for value in given(node.value)
    ]  # fmt: skip
    return set(returned)


def given(value: ast.expr) -> list[str]:
    """The strings that an expression may come to."""
    match value:
        case ast.Constant(str(word)):
            return [word]
        case ast.IfExp(_, one, other):
            return [*given(one), *given(other)]
        case ast.BoolOp(ast.Or(), parts):
            return [word for part in parts for word in given(part)]
    return []


def all_words() -> set[str]:
    return {word for path in FOLDER.rglob("*.py") for word in words_in(path.read_text(encoding="utf-8"))}


def test_every_word_has_a_rule_and_a_sentence():
    assert all_words() - set(CITES) == set()
    assert [word for word in all_words() if not CITES[word].says] == []


def test_no_word_is_there_for_nothing():
    assert set(CITES) - all_words() - set(KERNEL) == set()


def test_every_sentence_is_of_a_rule():
    rules = rules_of(BOOK)
    assert {rules[rule].kind for rule in (*(cite.rule for cite in CITES.values()), *ABOUT)} <= {
        "behaviour",
        "definition",
    }
    assert [cite.says for cite in CITES.values() if cite.says.endswith(".") or cite.says[:1] == " "] == []


def test_what_can_be_said_is_said_at_questions_that_are_known():
    assert set(AT) <= set(ABOUT.values())


def test_words_are_found():
    text = (
        "def why_not_x(g):\n    if g:\n        return 'a'\n    return f(g) or ('b' if g else None)\ndef y(): return 'c'"
    )
    assert words_in(text) == {"a", "b"}
