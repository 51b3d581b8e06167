"""The doors of the kernel are closed: no book writes a column, facts are declared, one module knows the caches."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cache
from inspect import isdatadescriptor

import pytest

from playmat import BOOKS, book
from playmat.kernel.state.game import Game
from playmat.kernel.words.book import Book
from playmat.kernel.words.facts import KERNEL_FACTS
from playmat.rulebook.citations import shared_folders

COLUMNS = {name for name, kind in vars(Game).items() if isdatadescriptor(kind)} - {"book", "log"}
GAMES = {"g", "game", "twin", "fork", "copy", "after"}
CHANGING = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "sort", "update",
}  # fmt: skip
INVALIDATING = {"touch", "touch_move", "forget", "renewed", "publish", "hold"}
CACHE_COLUMNS = {"values", "values_version", "zone_versions", "seat_versions", "turn_versions", "memo"}
MAKERS = ("run/values", "run/changing", "run/placed")
CACHE_MODULES = {f"kernel/{name}.py" for name in ("state/memo", "state/game", *MAKERS)}
"""The last make what is kept, `game` lists and copies the columns."""


IMMUTABLE = {"question", "result", "rule", "start", "match"}


# --- writes ---------------------------------------------------------------------------------------


def column_writes(source, columns=COLUMNS):
    """Every place that writes a column of a game: directly, through an element, a local name, a loop or a tuple."""
    found = []
    for scope in [source.tree, *(n for n in source.nodes if isinstance(n, ast.FunctionDef | ast.Lambda))]:
        names = _names_of_columns(scope, columns)
        found += [node.lineno for node in _own(scope) if any(_is_column(t, names, columns) for t in _written(node))]
    return [f"{source.name}:{line}" for line in sorted(set(found))]


@cache
def _own(scope):
    found, todo = [], list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)
    return found


def _names_of_columns(scope, columns):
    """Local names for a mutable column or a part of one."""
    names: set[str] = set()
    for node in _own(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                names |= _named(target, node.value, columns)
        elif isinstance(node, ast.For | ast.comprehension):
            names |= _named(node.target, ast.Subscript(node.iter, ast.Constant(0)), columns)
        elif isinstance(node, ast.NamedExpr):
            names |= _named(node.target, node.value, columns)
    return names


def _named(target, value, columns):
    if isinstance(target, ast.Name):
        return (
            {target.id}
            if _is_column(value, set(), columns - {"question", "result", "rule", "start", "match"})
            else set()
        )
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        return set().union(*(_named(t, v, columns) for t, v in zip(target.elts, value.elts, strict=True)))
    return set()


def _is_column(node, names, columns):
    if isinstance(node, ast.Subscript):
        return _is_column(node.value, names, columns) and not isinstance(node.slice, ast.Slice)
    if isinstance(node, ast.Attribute):
        owner = node.value
        last = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        return node.attr in columns and last in GAMES
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr == "in_zone"
    return isinstance(node, ast.Name) and node.id in names


def _written(node):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        return [node.func.value]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("setattr", "delattr"):
        first, word = node.args[:2]
        return [ast.Attribute(first, word.value)] if isinstance(word, ast.Constant) else []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = [part for target in node.targets for part in _parts(target)]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.For):
        targets = _parts(node.target)
    else:
        return []
    # A bare local name is only another name for what it held before; a slice that is written is its list.
    return [
        t.value if isinstance(t, ast.Subscript) and isinstance(t.slice, ast.Slice) else t
        for t in targets
        if not isinstance(t, ast.Name)
    ]


def _parts(target):
    return target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def test_no_column_of_a_game_is_written_outside_the_kernel(sources):
    outside = [source for source in sources if not source.name.startswith("kernel/")]
    assert [each for source in outside for each in column_writes(source)] == []


def test_only_the_memo_knows_the_caches(kernel):
    others = [source for source in kernel if source.name not in CACHE_MODULES]
    assert [each for source in others for each in column_writes(source, CACHE_COLUMNS)] == []


@pytest.mark.parametrize(
    "text",
    [
        "g.facts['x'] = 1",
        "g.facts.update(x=1)",
        "g.marks[1, 'x'] = 2",
        "del g.marks[1, 'x']",
        "g.waiting.pop(0)",
        "g.waiting = []",
        "g.clock += 1",
        "self.game.effects.append(1)",
        "g.values = {}",
        "g.memo['x'] = 1",
        "a, g.path = 1, ()",
        "def f(g):\n    for pile in g.zones:\n        pile.append(1)",
        "def f(g):\n    facts, zones = g.facts, g.zones\n    facts['x'] = 1",
        "def f(g):\n    for g.rule in 'ab': pass",
        "def f(g):\n    pile = g.in_zone(0, 'x')\n    pile.clear()",
        "setattr(g, 'clock', 4)",
        "g.zones[1][:] = []",
    ],
)
def test_a_write_is_found(read, text):
    assert len(column_writes(read("books/a/b.py", text))) == 1, text


@pytest.mark.parametrize(
    "text",
    [
        "g.set('x', 1)",
        "x = g.facts['x']",
        "def f(g):\n    facts = dict(g.facts)\n    facts['x'] = 1",
        "v.serial = g.serial[3]",
        "def f(g, v):\n    rule = g.rule\n    rule = 'x'",
        "frame.row = 4",
    ],
)
def test_reading_is_let_through(read, text):
    assert column_writes(read("books/a/b.py", text)) == []


# --- facts and marks ------------------------------------------------------------------------------


def noted(source):
    """(line, kind, word) for every fact and mark that a source names."""
    for node in source.nodes:
        if isinstance(node, ast.Subscript) and _ends(node.value, "facts") and _is_word(node.slice):
            yield node.lineno, "fact", node.slice.value
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "set" and isinstance(node.func, ast.Attribute) and _is_word(node.args[0]):
                yield node.lineno, "fact", node.args[0].value
            if name == "get" and isinstance(node.func, ast.Attribute) and _ends(node.func.value, "facts"):
                if _is_word(node.args[0]):
                    yield node.lineno, "fact", node.args[0].value
            if name == "mark" and len(node.args) == 4 and _is_word(node.args[2]):
                yield node.lineno, "mark", node.args[2].value


def _ends(node, word):
    return isinstance(node, ast.Attribute) and node.attr == word


def _is_word(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def undeclared(source, name):
    notes = book(name).notes
    known = {"fact": {f.name for f in (*KERNEL_FACTS, *notes.facts)}, "mark": {m.name for m in notes.marks}}
    return [f"{source.name}:{line} {kind} {word!r}" for line, kind, word in noted(source) if word not in known[kind]]


def rooms_of(name):
    """The folders of a book and its game, and those of their family."""
    own, family = ([f"{part}/{folder}/" for part in ("books", "games") for folder in folders]
                   for folders in ((BOOKS[name],), shared_folders(name)))  # fmt: skip
    return tuple(own), tuple(family)


def imported(source):
    """The last words of all modules that a source imports, and of what may be a module."""
    nodes = [node for node in source.nodes if isinstance(node, ast.ImportFrom)]
    return {(node.module or "").rpartition(".")[2] for node in nodes} | {a.name for node in nodes for a in node.names}


def sources_of(sources, name):
    """The sources of a book and its game, and those of the family that they make use of."""
    own, family = rooms_of(name)
    found = [source for source in sources if source.name.startswith(own)]
    shared = [source for source in sources if source.name.startswith(family)]
    while more := [s for s in shared if s not in found and any(stem_of(s) in imported(each) for each in found)]:
        found += more
    return found


def stem_of(source):
    return source.name.rpartition("/")[2].removesuffix(".py")


@pytest.mark.parametrize("name", BOOKS)
def test_every_fact_and_mark_a_book_names_is_declared(sources, name):
    own = sources_of(sources, name)
    assert any(list(noted(source)) for source in own)
    assert [each for source in own for each in undeclared(source, name)] == []


def test_an_undeclared_fact_is_found(read):
    text = "g.set('wnid', 1)\ng.facts['atacker']\ng.facts.get('x')\nmark(g, 1, 'guards', 2)\nmark(g, 1, 'gurads', 2)"
    found = undeclared(read("books/vanguard_1_10/b.py", text), "vanguard-1.10")
    assert len(found) == 4, found


def test_every_declared_fact_is_used(sources):
    for name in BOOKS:
        own = sources_of(sources, name)
        text = "\n".join(source.text for source in own)
        notes = book(name).notes
        assert [each.name for each in (*notes.facts, *notes.marks) if not _is_used(text, each.name)] == [], name


def _is_used(text, word):
    """Whether a word is written more than where it is declared, by itself or by a name for it."""
    stem = re.sub(r" \d$", " ", word)  # a fact for each seat is written with the seat's number put in
    named = re.search(rf'^(\w+) = "{re.escape(word)}"$', text, re.M)
    return text.count(f'"{stem}') > 1 or (named is not None and len(re.findall(rf"\b{named[1]}\b", text)) > 2)


# --- invalidation ---------------------------------------------------------------------------------


def invalidations(source):
    called = [node for node in source.nodes if isinstance(node, ast.Call)]
    names = [
        (c.lineno, c.func.attr if isinstance(c.func, ast.Attribute) else getattr(c.func, "id", "")) for c in called
    ]
    return [f"{source.name}:{line} {name}" for line, name in names if name in INVALIDATING]


def test_no_book_declares_anything_void(sources):
    books = [source for source in sources if source.name.startswith(("books/", "games/"))]
    assert [each for source in books for each in invalidations(source)] == []


def test_an_invalidation_is_found(read):
    found = invalidations(read("books/a/b.py", "touch(g)\nmemo.forget(g)"))
    assert found == ["books/a/b.py:1 touch", "books/a/b.py:2 forget"]


# --- records, groups, types -----------------------------------------------------------------------


def numbered(source):
    """Access to a part of a record by its number, from the third on."""
    found = [
        node for node in source.nodes
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant)
        and type(node.slice.value) is int and node.slice.value >= 2
    ]  # fmt: skip
    return [f"{source.name}:{node.lineno}" for node in found]


def test_records_are_read_by_name(sources):
    inner = [source for source in sources if source.name.startswith(("kernel/", "books/"))]
    assert [each for source in inner for each in numbered(source)] == []


def test_a_numbered_access_is_found(read):
    assert numbered(read("books/a/b.py", "x = e[5]\ny = e[0]\nz = e[name]")) == ["books/a/b.py:1"]


def test_a_book_has_at_most_sixteen_fields():
    assert len(fields(Book)) <= 16


def test_every_field_of_a_book_has_a_line_about_it(kernel):
    tree = next(source.tree for source in kernel if source.name == "kernel/words/book.py")
    groups = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name in GROUPS]
    assert len(groups) == 10
    bare = [f"{g.name}.{each.target.id}" for g in groups for each in _undocumented(g)]
    assert bare == []


GROUPS = {f.type for f in fields(Book)} & {
    "Places", "Words", "Notes", "Nodes", "Procedures", "Texts", "Values", "Moves", "Sight", "CardLists",
}  # fmt: skip


def _undocumented(group):
    for at, node in enumerate(group.body):
        after = group.body[at + 1] if at + 1 < len(group.body) else None
        if isinstance(node, ast.AnnAssign) and not (
            isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        ):
            yield node


MOST_ANY = 60


def loose_types(source):
    return [node for node in source.nodes if isinstance(node, ast.Name) and node.id == "Any"]


def test_the_kernel_says_what_it_means(kernel):
    assert sum(len(loose_types(source)) for source in kernel) < MOST_ANY


def test_a_loose_type_is_counted(read):
    assert len(loose_types(read("kernel/a.py", "def f(x: Any) -> list[Any]: ..."))) == 2
