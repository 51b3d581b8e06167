"""What books of a family share names no rule: rows, runs and citations are the book's, and so are rule numbers."""

from __future__ import annotations

import ast
import io
import re
import tokenize

import pytest

from playmat.books import BOOKS
from playmat.rulebook.sources import ID

NUMBER = re.compile(rf"(?<![\w.]){ID}(?![\w.]*\w)")
TABLES = {"Cite", "Goto", "Keeps", "Row", "Zone", "goto", "procedure", "row", "run"}
"""What a rule's number is written into: tables of a book and what fills them."""


def is_shared(source):
    """A module in the folder of a family, of books or of games."""
    room, _, rest = source.name.partition("/")
    return room in ("books", "games") and rest.startswith("_") and "/" in rest


def rule_ids(source):
    """Every text, docstring and comment with a rule's number in it, and every name of a book."""
    names = (*BOOKS, *BOOKS.values())
    tokens = list(tokenize.generate_tokens(io.StringIO(source.text).readline))
    words = [each for each in tokens if each.type in (tokenize.STRING, tokenize.COMMENT, tokenize.NAME)]
    found = [each for each in words if NUMBER.search(each.string) or any(name in each.string for name in names)]
    return [f"{source.name}:{each.start[0]}" for each in found]


def tables(source):
    """Every call of what makes a row, a run, a zone or a citation, and every list of procedures."""
    found = []
    for node in source.nodes:
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in TABLES and not _is_of_builder(node.func):
                found.append(node.lineno)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [node.lineno for each in targets if getattr(each, "id", "") == "PROCEDURES"]
    return [f"{source.name}:{line}" for line in sorted(found)]


def _is_of_builder(function):
    """`b.run(procedure, ...)` adds a row to a card's text; the procedure is handed in by the book."""
    return isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == "b"


def given_procedures(source):
    """Procedures that a card's text is made to run and that the family names itself."""
    calls = [node for node in source.nodes if isinstance(node, ast.Call) and node.args]
    runs = [node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "run"]
    return [f"{source.name}:{node.lineno}" for node in runs if isinstance(node.args[0], ast.Constant | ast.JoinedStr)]


CHECKS = (rule_ids, tables, given_procedures)


@pytest.mark.parametrize("check", CHECKS)
def test_what_is_shared_knows_no_rule(sources, check):
    shared = [source for source in sources if is_shared(source)]
    assert {source.name.split("/")[1] for source in shared} == {"_vanguard"}
    assert [each for source in shared for each in check(source)] == []


# --- that these tests can fail ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (rule_ids, 'def f():\n    """7.6.1.2: what was hit."""'),
        (rule_ids, 'def f():\n    """What was hit (7.6.1.2)."""'),
        (rule_ids, "x = 1  # see 9.2.2, and more"),
        (rule_ids, "def f(g):\n    g.end(None, '1.2.3', 'both lose')"),
        (rule_ids, "def f(g):\n    return g.rule == '6-2-5'"),
        (rule_ids, "def f(g):\n    return g.book.name == 'vanguard-1.10'"),
        (rule_ids, "from ..vanguard_1_10 import zones"),
        (tables, "T = procedure(NAME, rows=[])"),
        (tables, "T = [kernel.row(NAME, step)]"),
        (tables, "T = [run(CHECK)]"),
        (tables, "CITES = {'no': Cite(RULE, 'it is not')}"),
        (tables, "Z = Zone('deck', RULE)"),
        (tables, "PROCEDURES = ()"),
        (given_procedures, "def rows_call(b, node):\n    b.run('call', seat=1)"),
    ],
)
def test_an_offence_is_found(read, check, text):
    assert len(check(read("books/_vanguard/a.py", text))) == 1, text


@pytest.mark.parametrize(
    "text",
    [
        "LIMIT = 50\nPOWER = 10000\nx = 1.5 * 2",
        "def rows_call(procedure):\n    def rows(b, node):\n        b.run(procedure, seat=1)\n    return rows",
        '"""Until the end of the 2nd turn, as of Python 3."""',
        "WHO = ask('pick one', player, newest, 'which unit stays')",
    ],
)
def test_what_names_no_rule_is_let_through(read, text):
    source = read("books/_vanguard/a.py", text)
    assert [each for check in CHECKS for each in check(source)] == []


@pytest.mark.parametrize("name", ["books/_vanguard/a.py", "games/_vanguard/kit.py"])
def test_a_shared_module_is_known_by_its_folder(read, name):
    assert is_shared(read(name, ""))
    assert not is_shared(read(name.replace("_vanguard", "vanguard_1_10"), ""))
