"""Cards move in one place: no module but the atoms changes what a zone or a card's column holds."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from playmat.kernel.state.game import Game

COLUMNS = {
    "zones", "zone_of", "owner", "definition", "rested", "face_down", "serial", "stamp", "shown", "known",
}  # fmt: skip
CHANGES = {
    "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "shuffle", "setitem", "delitem",
    "heappush", "heappop", "insort",
}  # fmt: skip
GAMES = {"g", "game", "twin", "fork", "copy", "after"}
CHANGERS = {"kernel/run/atoms.py", "kernel/run/redealing.py"}
# These make a whole game, new, forked or loaded, and so set its columns; they do not change one.
MAKERS = {"kernel/state/game.py", "kernel/state/save.py"}


def raw_changes(source):
    """Give every place that changes a column or a zone of a game: directly, by setattr, or through a local name, which
    an assignment, a tuple, a loop, or a call of a function of the same module has given it."""
    found, handed = [], _handed(source.tree)
    for scope in _scopes(source.tree):
        aliases = _aliases(scope, handed.get(scope, {}))
        found += [node for node in _own(scope) if _changes(node, aliases, source.name in MAKERS)]
    lines = {f"{source.name}:{node.lineno}" for node in found}
    return sorted(lines, key=lambda each: int(each.rpartition(":")[2]))


@cache
def _scopes(tree):
    return [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda))]


@cache
def _own(scope):
    """The nodes of a scope that are not in a function inside it."""
    found, todo = [], list(ast.iter_child_nodes(scope))
    while todo:
        node = todo.pop()
        found.append(node)
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            todo += ast.iter_child_nodes(node)
    return found


def _aliases(scope, handed=()):
    """The local names for a column, or for a row of them, with how deep its lists lie."""
    names, before = dict(handed), None
    while names != before:
        before = dict(names)
        for node in _own(scope):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    names |= _named(target, node.value, names)
            elif isinstance(node, ast.NamedExpr):
                names |= _named(node.target, node.value, names)
            elif isinstance(node, ast.For | ast.comprehension):
                names |= _named(node.target, _element(node.iter), names)
    return names


def _element(several):
    """What a loop goes through, one of it: a zone of all zones, the second of what is counted or paired."""
    if isinstance(several, ast.Tuple | ast.List) and several.elts and isinstance(several.elts[0], ast.Tuple):
        return several.elts[0]
    word = getattr(several.func, "id", "") if isinstance(several, ast.Call) else ""
    if word in ("enumerate", "zip", "reversed", "sorted"):
        parts = [ast.Subscript(part, ast.Constant(0)) for part in several.args]
        if word == "enumerate":
            return ast.Tuple([ast.Constant(0), *parts[:1]])
        return ast.Tuple(parts) if word == "zip" else parts[0]
    return ast.Subscript(several, ast.Constant(0))


def _named(target, value, aliases):
    if isinstance(target, ast.Name):
        depth = _depth(value, aliases)
        return {target.id: depth} if depth else {}
    found = {}
    if isinstance(target, ast.Tuple | ast.List) and isinstance(value, ast.Tuple | ast.List):
        for each, part in zip(target.elts, value.elts, strict=False):
            found |= _named(each, part, aliases)
    return found


def _handed(tree):
    """By function, the arguments that somebody in the module hands a column in."""
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    found: dict[ast.AST, dict[str, int]] = {}
    for scope in _scopes(tree):
        aliases = _aliases(scope)
        for node in _own(scope):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                callee = functions[node.func.id]
                names = [arg.arg for arg in (*callee.args.posonlyargs, *callee.args.args)]
                given = [*zip(names, node.args, strict=False), *((each.arg, each.value) for each in node.keywords)]
                columns = {name: depth for name, value in given if name and (depth := _depth(value, aliases))}
                found.setdefault(callee, {}).update(columns)
    return found


def _depth(node, aliases):
    """How many lists deep an expression is a column: two of all zones, one of a column or a zone, more of a row of
    them; none of anything else."""
    if isinstance(node, ast.Subscript):
        return max(_depth(node.value, aliases) - 1, 0) if not isinstance(node.slice, ast.Slice) else 0
    if isinstance(node, ast.Call):
        return int(isinstance(node.func, ast.Attribute) and node.func.attr == "in_zone")
    if isinstance(node, ast.Attribute):
        # Frames, builders and tables have attributes of the same names: a game goes by one of its own.
        return (1 + (node.attr == "zones")) * (node.attr in COLUMNS and _ends_in(node.value, GAMES))
    if isinstance(node, ast.Tuple | ast.List) and node.elts:
        depth = max(_depth(part, aliases) for part in node.elts)
        return depth + 1 if depth else 0
    return aliases.get(node.id, 0) if isinstance(node, ast.Name) else 0


def _is_column(node, aliases):
    """Whether an expression is a column, one zone's list, or a local name for one."""
    return _depth(node, aliases) > 0


def _ends_in(node, names):
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in names


def _changes(node, aliases, makes_games):
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("setattr", "delattr"):
        game, name, *_ = node.args
        named = not isinstance(name, ast.Constant) or name.value in COLUMNS
        return named and _ends_in(game, GAMES) and not makes_games
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CHANGES:
        return any(_is_column(each, aliases) for each in node.args)
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
    arguments = [node for each in sources for node in each.nodes if isinstance(node, ast.arg)]
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
        "def f(g):\n    for cards in g.zones:\n        cards.clear()",
        "def f(g):\n    for column in (g.rested, g.shown):\n        column[3] = 0",
        "def f(g):\n    for at, cards in enumerate(g.zones):\n        cards.pop()",
        "def f(g):\n    a, cards = 1, g.zones[3]\n    cards.pop()",
        "def f(g):\n    one = g.zones\n    two = one\n    two[1] = []",
        "def f(g):\n    if (cards := g.in_zone(0, 'x')):\n        cards.pop()",
        "def h(cards):\n    cards.append(1)\ndef f(g):\n    h(g.zones[3])",
        "def h(n, cards=None):\n    cards[n] = 1\ndef f(g):\n    h(1, cards=g.zone_of)",
        "setattr(g, 'zones', [])",
        "def f(g, name):\n    setattr(g, name, [])",
        "delattr(g, 'shown')",
        "setitem(g.zone_of, 2, 5)",
        "operator.setitem(g.zone_of, 2, 5)",
        "list.append(g.zones[3], 1)",
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
        "def f(g):\n    for card in g.zones[3]:\n        found.append(card)",
        "def f(g):\n    for card in g.in_zone(0, 'x'):\n        found.append(card)",
        "def h(cards):\n    return cards[0]\ndef f(g):\n    h(g.zones[3])",
        "setattr(v, 'zones', 1)",
        "def f(g):\n    card = g.definition[3]\n    seen[card] = 1",
    ],
)
def test_reading_is_let_through(read, text):
    assert raw_changes(read("books/a/b.py", text)) == []
