"""Cards move in one place: no module but the atoms changes what a zone or a card's column holds."""

from __future__ import annotations

import ast

import pytest

from playmat.kernel.state.game import Game

COLUMNS = {
    "zones", "zone_of", "owner", "definition", "rested", "face_down", "serial", "stamp", "shown", "known",
}  # fmt: skip
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "shuffle"}
GAMES = {"g", "game", "twin", "fork", "copy"}
CHANGERS = {"kernel/run/atoms.py"}
# These make a whole game, new, forked or loaded, and so set its columns; they do not change one.
MAKERS = {"kernel/state/game.py", "kernel/state/save.py"}


def raw_changes(source):
    """Give every place that changes a column or a zone of a game, directly or through a local name."""
    found = []
    for scope in _scopes(source.tree):
        aliases = _aliases(scope)
        found += [node for node in _own(scope) if _changes(node, aliases, source.name in MAKERS)]
    lines = {f"{source.name}:{node.lineno}" for node in found}
    return sorted(lines, key=lambda each: int(each.rpartition(":")[2]))


def _scopes(tree):
    return [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda))]


def _own(scope):
    """The nodes of a scope that are not in a function inside it."""
    todo = list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)


def _aliases(scope):
    assigned = [node for node in _own(scope) if isinstance(node, ast.Assign)]
    columns = [node for node in assigned if _is_column(node.value, set())]
    return {name.id for node in columns for name in node.targets if isinstance(name, ast.Name)}


def _is_column(node, aliases):
    """Whether an expression is a column, one zone's list, or a local name for one."""
    if isinstance(node, ast.Subscript):
        return _is_column(node.value, aliases) and not isinstance(node.slice, ast.Slice)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr == "in_zone"
    if isinstance(node, ast.Attribute):
        # Frames, builders and tables have attributes of the same names: a game goes by one of its own.
        return node.attr in COLUMNS and _ends_in(node.value, GAMES)
    return isinstance(node, ast.Name) and node.id in aliases


def _ends_in(node, names):
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in names


def _changes(node, aliases, makes_games):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        return any(_is_column(each, aliases) for each in (node.func.value, *node.args))
    if isinstance(node, ast.Assign | ast.Delete):
        targets = [part for target in node.targets for part in _parts(target)]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    else:
        return False
    return any(_is_written(target, aliases, makes_games) for target in targets)


def _parts(target):
    return target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def _is_written(target, aliases, makes_games):
    if isinstance(target, ast.Subscript):
        return _is_column(target.value, aliases)
    return isinstance(target, ast.Attribute) and _is_column(target, aliases) and not makes_games


@pytest.mark.plain
def test_the_columns_are_those_of_a_game():
    assert set(Game.__slots__) >= COLUMNS


def test_only_atoms_change_zones_and_columns(sources):
    others = [source for source in sources if source.name not in CHANGERS]
    assert [each for source in others for each in raw_changes(source)] == []


def test_the_atoms_are_seen_to_change_them(kernel):
    atoms = {source.name for source in kernel if source.name in CHANGERS and raw_changes(source)}
    assert atoms == CHANGERS


def test_games_go_by_the_names_that_are_looked_for(sources):
    arguments = [node for each in sources for node in ast.walk(each.tree) if isinstance(node, ast.arg)]
    named = {node.arg for node in arguments if node.annotation and ast.unparse(node.annotation) == "Game"}
    assert named
    assert named - GAMES == set()


@pytest.mark.parametrize(
    "text",
    [
        "g.zones[3].append(1)",
        "g.in_zone(0, 'x').remove(4)",
        "def f(g):\n    cards = g.zones[3]\n    cards.pop()",
        "def f(g):\n    cards = g.in_zone(0, 'x')\n    del cards[0]",
        "g.zone_of[2] = 5",
        "a, g.rested[2] = 1, 1",
        "g.serial[2] += 1",
        "g.zones = []",
        "random.shuffle(g.zones[1])",
        "h = lambda g: g.zones[1].sort()",
        "g.zones[1][:] = []",
        "self.game.zones[1].append(2)",
    ],
)
def test_a_raw_change_is_found(read, text):
    assert len(raw_changes(read("books/a/b.py", text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "x = g.zones[3][0]",
        "def f(g):\n    cards = list(g.zones[3])\n    cards.pop()",
        "def f(g):\n    cards = g.zones[3][:]\n    cards.pop()",
        "g.facts['x'] = 1",
        "match.zones.append(1)",
        "v.serial = g.serial[3]",
        "builder.shown.append(1)",
        "found.append(g.zones[3][-1] == 2)",
    ],
)
def test_reading_is_let_through(read, text):
    assert raw_changes(read("books/a/b.py", text)) == []
