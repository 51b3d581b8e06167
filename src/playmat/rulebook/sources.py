"""Reading the places where a source text cites rules. The source is parsed, not run.

In Python a rule is cited by text that is its id (`row("7.6.1", flip)`, `Zone("deck", "4.2.2")`), by a docstring with a
paragraph that begins with ids (`9.2.2, 9.2.3: six damage, or no deck`), and by a comment that does, or that heads a
section (`# --- 7.7 close step ---`). In a grammar a comment that begins with ids cites them.

A folder that several books share says whose rule it is: `# vanguard-1.10 2.11.4: a reminder says nothing`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

ID = r"\d+(?:[.-]\d+)+[a-z]?(?:-[ivx]+)?"
"""What looks like a rule id wherever it stands; where only an id can stand, a chapter's number does too."""
ID_OR_CHAPTER = rf"(?:{ID}|\d{{3,4}})"
NAMED = rf"(?:(?P<book>[a-z][a-z-]*-(?:[a-z]+|\d[\d.]*)) )?(?P<rule>{ID_OR_CHAPTER})"
UNNAMED = NAMED.replace("?P<book>", "?:").replace("?P<rule>", "?:")
HEAD = re.compile(rf"(?P<ids>{UNNAMED}(?:(?:, | and |, and ){UNNAMED})*)(?=(?P<end>[:,.]?)(?:\s|$))")
SECTION = re.compile(rf"#\s*-{{2,}}\s+(?P<ids>{UNNAMED}(?:(?:, | and ){UNNAMED})*) (?P<title>[^,]*?)(?:,.*|[\s-]*)$")
KIND = re.compile(r"([a-z][a-z_]*):\s*$")

IDS_FIRST: dict[str, int | None] = {"row": 1, "Cite": 1, "DeckFault": 1, "rule": None}
"""Calls whose leading arguments are rules and nothing else, and how many; None stands for all of them."""
CHAPTERS_TOO = {*IDS_FIRST, "procedure", "run", "goto", "Zone"}
"""Calls in which a bare number of three or four figures is a rule."""


@dataclass(frozen=True, slots=True)
class Citation:
    """One place that cites a rule: `how` it does, and the function, table, word or phrase that it stands at.

    `book` is named where the place is shared by several; `says` is what a kept rule comes to, in our words.
    """

    rule: str
    how: str
    file: str
    line: int
    name: str = ""
    book: str = ""
    says: str = ""


class Cited(NamedTuple):
    """An id at the head of a comment or docstring, with the book that it names, if any."""

    rule: str
    book: str


class Place(NamedTuple):
    """Where a part of a module stands: the name around it and the call it is an argument of."""

    name: str
    word: str


def heads(text: str, *, loose: bool = False) -> list[Cited]:
    """List the ids that a text begins with; a colon ends them, or if `loose` any stop.

    >>> heads("9.2.2, 9.2.3: six damage, or no deck"), heads("1.5 times as fast")
    ([Cited(rule='9.2.2', book=''), Cited(rule='9.2.3', book='')], [])
    """
    found = HEAD.match(text)
    if found is None or found["end"] not in ((":", ",", ".") if loose else (":",)):
        return []
    return _named(found["ids"])


def _named(ids: str) -> list[Cited]:
    """The ids of a list; a book once named is meant until another is."""
    cited: list[Cited] = []
    book = ""
    for each in re.finditer(NAMED, ids):
        book = each["book"] or book
        cited.append(Cited(each["rule"], book))
    return cited


# --- Python -------------------------------------------------------------------------------------------


@cache
def read_python(source: str, file: str) -> tuple[Citation, ...]:
    """List the citations in a module; `file` names it in the result."""
    tree = _parsed(source)
    found = [*_texts(tree, Place("", ""), file), *_comments(source, tree, file)]
    return tuple(sorted(found, key=lambda each: each.line))


@cache
def _parsed(source: str) -> ast.Module:
    """A module is read for every rule that one of its functions keeps."""
    return ast.parse(source)


def _texts(node: ast.AST, place: Place, file: str) -> Iterator[Citation]:
    """The citations in a part of a module, with the place it stands at."""
    last = ""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            yield from _docstring(child.value, _joined(place.name, last) or _stem(file), file)
            continue
        last = _target(child)
        yield from _text(child, place, file)


def _text(node: ast.AST, place: Place, file: str) -> Iterator[Citation]:
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            yield from _texts(node, Place(_joined(place.name, node.name), ""), file)
        case ast.Assign() | ast.AnnAssign() if not place.name:
            yield from _texts(node, Place(_target(node), ""), file)
        case ast.Dict():
            yield from _dictionary(node, place, file)
        case ast.Call():
            yield from _call(node, place, file)
        case ast.Constant(str(text)) if is_id(text, chapters=place.word in CHAPTERS_TOO):
            yield Citation(text, place.word or "text", file, node.lineno, place.name)
        case _:
            yield from _texts(node, place, file)


def is_id(text: str, *, chapters: bool = False) -> bool:
    """Tell whether a text looks like a rule id."""
    return re.fullmatch(ID_OR_CHAPTER if chapters else ID, text) is not None


def _dictionary(node: ast.Dict, place: Place, file: str) -> Iterator[Citation]:
    """The value of an entry stands at its key, where that is a word."""
    for key, value in zip(node.keys, node.values, strict=True):
        word = key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else place.name
        if key is not None:
            yield from _text(key, place, file)
        yield from _text(value, Place(place.name if is_id(word) else word, place.word), file)


def _call(node: ast.Call, place: Place, file: str) -> Iterator[Citation]:
    word = _word(node.func)
    name = _constant(node.args[0]) if word == "Zone" and node.args else ""
    inside = Place(name or place.name, word)
    rules = node.args[: IDS_FIRST[word]] if word in IDS_FIRST else []
    for argument in node.args:
        if argument in rules and _constant(argument):
            yield Citation(_constant(argument), word, file, argument.lineno, inside.name)
        else:
            yield from _text(argument, inside, file)
    for keyword in node.keywords:
        if keyword.arg == "rule" and _constant(keyword.value):
            yield Citation(_constant(keyword.value), "rule=", file, keyword.value.lineno, inside.name)
        else:
            yield from _text(keyword.value, inside, file)
    yield from _text(node.func, place, file)


def _docstring(node: ast.Constant, name: str, file: str) -> Iterator[Citation]:
    before = ""
    for number, line in enumerate(str(node.value).splitlines(), node.lineno):
        for rule, book in heads(line.strip(), loose=True) if not before.strip() else ():
            yield Citation(rule, "docstring", file, number, name, book)
        before = line


def _comments(source: str, tree: ast.Module, file: str) -> Iterator[Citation]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        line = token.start[0]
        if section := SECTION.match(token.string):
            for rule, book in _named(section["ids"]):
                yield Citation(rule, "section", file, line, section["title"], book)
        for rule, book in heads(token.string.lstrip("# ")):
            yield Citation(rule, "comment", file, line, _name_at(tree, line) or _stem(file), book)


def _name_at(tree: ast.AST, line: int) -> str:
    """The name of what a comment stands in, or else above."""
    for child in ast.iter_child_nodes(tree):
        end = getattr(child, "end_lineno", None)
        if end is None or end < line or not _target(child):
            continue
        inner = _name_at(child, line) if isinstance(child, ast.ClassDef) and child.lineno < line else ""
        return _joined(_target(child), inner)
    return ""


def _target(node: ast.AST) -> str:
    """The name that a statement gives to something, or nothing."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            return node.name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return ""


def _word(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _constant(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _joined(*names: str) -> str:
    return ".".join(name for name in names if name)


def _stem(file: str) -> str:
    return file.rpartition("/")[2].partition(".")[0]


def defined_at(source: str, name: str) -> int | None:
    """Give the line at which a module defines a function or class, `Game.fork` for one inside another.

    >>> defined_at("x = 1\\ndef f(): pass", "f"), defined_at("x = 1", "f")
    (2, None)
    """
    node: ast.AST = _parsed(source)
    for part in name.split("."):
        inner = [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.FunctionDef | ast.ClassDef)]
        found = [each for each in inner if each.name == part]
        if not found:
            return None
        node = found[0]
    return getattr(node, "lineno", None)


# --- grammars -----------------------------------------------------------------------------------------


def read_grammar(source: str, file: str) -> list[Citation]:
    """List the citations in a grammar; each stands at a kind of phrase."""
    found: list[Citation] = []
    lines = source.splitlines()
    kinds = [kind[1] if (kind := KIND.match(line)) else "" for line in lines]
    for number, line in enumerate(lines):
        if line.lstrip().startswith("#"):
            inside = line.startswith(" ")
            near = reversed(kinds[:number]) if inside else kinds[number:]
            name = next((kind for kind in near if kind), _stem(file))
            cited = heads(line.lstrip("# "))
            found += [Citation(rule, "grammar", file, number + 1, name, book) for rule, book in cited]
    return found
