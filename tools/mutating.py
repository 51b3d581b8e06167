"""Small faults put into a source text, one at a time: what a test that means something must notice.

`mutants_of(source)` lists every fault this module knows how to make in a text. Each is a piece of the text with
other words in its place, so that the rest stays as it is. What no game could tell is left alone: docstrings, type
hints, messages, decorators, what only serves speed (`memo`, `recall`, `retain`, `stamp`, `touch`, `if KEEPS`), what
only tells a listener how a text was read (`hears`, `means`), and by how much the clock goes on: that only orders.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

OTHER_COMPARISON: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
SPEED_ONLY = frozenset({"memo", "recall", "retain", "stamp", "touch", "cache"})
"""Names of what is kept: without it the same game is played, only slower."""
TOLD_ONLY = frozenset({"hears", "means"})
"""Names of what tells whoever listens how a text was read: without it the same ability is made."""
KEEPING = "KEEPS"
"""The switch for all that is kept."""
CLOCK = "clock"
LEFT_ALONE = frozenset({"__repr__", "__str__", "__init_subclass__"})
BOTH_SEATS = frozenset({"(0, 1)", "SEATS", "range(2)", "range(g.match.book.seats)"})
LOOSER_THAN_AND = (ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr)
LOOSER_THAN_IS = (*LOOSER_THAN_AND, ast.Compare, ast.UnaryOp)
"""What would be read otherwise beside an `and`, or a comparison, without brackets of its own."""
LAMBDA = "<lambda>"
SHORT = 60

Piece = tuple[int, int]
"""From and to, in the bytes of the source."""


@dataclass(frozen=True)
class Mutant:
    """One fault: which sort, where, what it says, and the words that take the place of a piece of the text.

    `function` is the qualified name of the outermost function that it is in the body of, empty outside of all; `inner`
    says that it is in a function which that one makes.
    """

    sort: str
    line: int
    what: str
    piece: Piece
    words: str
    function: str = ""
    inner: bool = False

    def applied(self, source: str) -> str:
        start, end = self.piece
        text = source.encode()
        return (text[:start] + self.words.encode() + text[end:]).decode()


def mutants_of(source: str) -> list[Mutant]:
    """Every fault that can be put into a source text, in its order."""
    found = Finder(source)
    found.visit(ast.parse(source))
    return sorted(found.mutants, key=lambda each: (each.piece, each.sort, each.words))


class Finder(ast.NodeVisitor):
    """Walks a module and notes the faults that could be made."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.mutants: list[Mutant] = []
        self.scope: list[str] = []
        self.depth = 0
        self.of_all_seats: set[ast.Name] = set()
        starts = [0]
        for line in source.encode().splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts

    # --- noting -------------------------------------------------------------------------------

    def piece(self, node: ast.AST) -> Piece:
        start = self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        end = self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]
        return start, end

    def words(self, node: ast.AST) -> str:
        start, end = self.piece(node)
        return self.source.encode()[start:end].decode()

    def apart(self, node: ast.expr, loose: tuple[type[ast.expr], ...]) -> str:
        """The words of a part, in brackets where it is loose: those that it has in the text are none of its words."""
        return f"({self.words(node)})" if isinstance(node, loose) else self.words(node)

    def note(self, sort: str, node: ast.AST, words: str, what: str = "", piece: Piece | None = None) -> None:
        shown = what or f"{short(self.words(node))} -> {short(words)}"
        function = ".".join(self.scope) if self.depth and LAMBDA not in self.scope else ""
        place = piece or self.piece(node)
        self.mutants.append(
            Mutant(sort, node.lineno, shown, place, words, function, self.depth > 1)  # type: ignore[attr-defined]
        )

    # --- where nothing is to be changed -------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in LEFT_ALONE:
            return
        for default in (*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None)):
            self.visit(default)
        if not self.depth:
            self.scope.append(node.name)
        self.depth += 1
        self._body(node)
        self.depth -= 1
        if not self.depth:
            self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scope.append(node.name)
        for each in node.body:
            self.visit(each)
        self.scope.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.depth += 1
        outermost = self.depth == 1
        if outermost:
            self.scope.append(LAMBDA)
        self._guard(node.body)
        self.visit(node.body)
        if outermost:
            self.scope.pop()
        self.depth -= 1

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(is_clock(target) for target in node.targets) and isinstance(node.value, ast.BinOp):
            return
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """A message, and with it the refusal, is left as it is."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted for the reader's sake is no rule."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words for people."""

    def visit_Import(self, node: ast.Import) -> None:
        """No fault of a rule."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """No fault of a rule."""

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt | ast.expr) and not isinstance(node, ast.FunctionDef | ast.ClassDef):
            if serves_speed(node):
                return
        super().visit(node)

    # --- functions and statements -------------------------------------------------------------

    def _body(self, node: ast.FunctionDef) -> None:
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
        if nothing and len(body) > 1:
            self.note("return early", body[0], "return", f"return at once from {node.name}")
        for each in body:
            self.visit(each)
        if isinstance(node.returns, ast.Name) and node.returns.id == "bool":
            for each in (each for each in ast.walk(node) if isinstance(each, ast.Return)):
                if each.value is not None and not serves_speed(each.value):
                    self._guard(each.value)

    def _guard(self, value: ast.expr) -> None:
        if not isinstance(value, ast.Constant) and self._asks(value):
            self.note("negate a guard", value, f"not ({self.words(value)})")

    def _asks(self, value: ast.expr) -> bool:
        """Whether a lambda's or guard's value is a yes or no; a comparison is turned round elsewhere."""
        if isinstance(value, ast.Compare):
            return len(value.ops) > 1
        called = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "bool"
        return called or isinstance(value, ast.BoolOp)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in self.words(node.test) or self.words(node.test) == KEEPING:
            return
        self._test(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._test(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._test(test)
        self.generic_visit(node)

    def _test(self, test: ast.expr) -> None:
        simple = isinstance(test, ast.Compare) and len(test.ops) == 1
        turned = simple or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))
        if not turned:
            self.note("negate a condition", test, f"not ({self.words(test)})")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or tells_only(node.value):
            return
        if isinstance(node.value, ast.Call):
            self.note("drop a statement", node, "pass", f"drop {short(self.words(node))}")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note("drop a statement", node, "pass", f"drop {short(self.words(node))}")
        if not is_clock(node.target):
            self.visit(node.value)

    # --- expressions --------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            (op,), (right,) = node.ops, node.comparators
            one, two = self.apart(node.left, LOOSER_THAN_IS), self.apart(right, LOOSER_THAN_IS)
            turned = f"{one} {OTHER_COMPARISON[type(op)]} {two}"
            self.note("change a comparison", node, turned)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        parts = [self.apart(each, LOOSER_THAN_AND) for each in node.values]
        other = " or " if isinstance(node.op, ast.And) else " and "
        self.note("and for or", node, f"({other.join(parts)})")
        if isinstance(node.op, ast.And):
            for at, part in enumerate(node.values):
                rest, said = parts[:at] + parts[at + 1 :], short(self.words(part))
                self.note("drop a condition", node, f"({' and '.join(rest)})", f"drop {said} of an and")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(
                "drop a not", node, f"bool({self.words(node.operand)})", f"drop the not of {short(self.words(node))}"
            )
            self.visit(node.operand)
        elif not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        match node:
            case ast.BinOp(left=ast.Constant(value=1), op=ast.Sub(), right=other):
                self.note("swap seats", node, f"({self.words(other)})")
                self.visit(other)
            case _:
                self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id == "seat" and isinstance(node.ctx, ast.Load) and node not in self.of_all_seats:
            self.note("swap seats", node, "(1 - seat)")

    def visit_For(self, node: ast.For) -> None:
        self._all_seats(node.target, node.iter, node)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp) -> None:
        for each in node.generators:
            self._all_seats(each.target, each.iter, node)
        self.generic_visit(node)

    visit_SetComp = visit_ListComp
    visit_GeneratorExp = visit_ListComp

    def _all_seats(self, target: ast.expr, over: ast.expr, node: ast.AST) -> None:
        """Where both seats have their turn and the seat is named but once, the other seat for each is both again."""
        if isinstance(target, ast.Name) and target.id == "seat" and self.words(over) in BOTH_SEATS:
            named = [each for each in ast.walk(node) if isinstance(each, ast.Name) and each.id == "seat"]
            loaded = [each for each in named if isinstance(each.ctx, ast.Load)]
            self.of_all_seats.update(loaded if len(loaded) == 1 else ())

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int:
            self.note("change a number", node, str(node.value + 1))

    # --- rows ---------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        if is_row(node):
            self._row_guard(node)
        for keyword in node.keywords:
            if keyword.arg == "rows" and isinstance(keyword.value, ast.List):
                self._rows(keyword.value)
        self.generic_visit(node)

    def _row_guard(self, node: ast.Call) -> None:
        for keyword in node.keywords:
            if keyword.arg == "when":
                said = short(self.words(keyword.value))
                self.note("drop a guard", keyword.value, "None", f"drop when={said} of {rule_of(node)}")

    def _rows(self, rows: ast.List) -> None:
        for each in rows.elts:
            if is_row(each):
                self._drop_row(each, rows)
        for one, other in zip(rows.elts, rows.elts[1:], strict=False):
            if is_row(one) and is_row(other) and not exclude_each_other(guard_of(one), guard_of(other)):
                (start, end), (begin, stop) = self.piece(one), self.piece(other)
                between = self.source.encode()[end:begin].decode()
                what = f"swap the rows {rule_of(one)} and {rule_of(other)}"
                self.note("swap two rows", one, self.words(other) + between + self.words(one), what, (start, stop))

    def _drop_row(self, row: ast.expr, rows: ast.List) -> None:
        """A row gives way to none; a row that others go to by its id leaves a table that cannot be loaded."""
        if len(rows.elts) > 1:
            self.note("drop a row", row, "*()", f"drop the row {short(self.words(row))}")


def is_row(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "row"


def guard_of(row: ast.expr) -> ast.expr | None:
    """What a row asks before it runs."""
    keywords = row.keywords if isinstance(row, ast.Call) else []
    return next((each.value for each in keywords if each.arg == "when"), None)


def exclude_each_other(one: ast.expr | None, other: ast.expr | None) -> bool:
    """Whether two guards ask the same for different answers: of two such rows one runs at most, in either order.

    It may be two names of acts, as in `acts("call")` and `acts("use")`, also by the name of a constant, as in
    `acts(OVERDRESS)`, or an act and to pass, or something that is this and that, or that is None and is not, or
    whatever the one asks and the other asks the opposite of.
    """
    if one is not None and other is not None and are_opposite(one, other):
        return True
    if asks_for_pass(one) or asks_for_pass(other):
        return any(isinstance(each, ast.Call) and ast.unparse(each.func) == "acts" for each in (one, other))
    match one, other:
        case ast.Lambda(body=mine), ast.Lambda(body=others):
            return exclude_each_other(mine, others)
        case ast.Call(func=asked, args=[ast.Constant() | ast.Name() as mine]), ast.Call(
            func=also, args=[ast.Constant() | ast.Name() as theirs]
        ):
            named = ast.Name in (type(mine), type(theirs))
            if named and ast.unparse(asked) != "acts":
                return False
            return ast.dump(asked) == ast.dump(also) and ast.dump(mine) != ast.dump(theirs)
        case ast.Compare(left=left, ops=[op], comparators=[mine]), ast.Compare(
            left=same, ops=[to], comparators=[theirs]
        ):
            if ast.dump(left) != ast.dump(same):
                return False
            equal = ast.dump(mine) == ast.dump(theirs)
            opposite = {type(op), type(to)} in ({ast.Is, ast.IsNot}, {ast.Eq, ast.NotEq})
            alike = isinstance(op, ast.Eq) and isinstance(to, ast.Eq)
            return opposite if equal else alike
    return False


def are_opposite(one: ast.expr, other: ast.expr) -> bool:
    """Whether one guard is `lambda g, v: not asks(g, v)` and the other is `asks`, or asks the same in a lambda."""
    (asked, yes), (also, no) = asked_by(one), asked_by(other)
    return asked == also and yes != no


def asked_by(guard: ast.expr) -> tuple[str, bool]:
    """What a guard asks, in words, and whether for it rather than against it."""
    match guard:
        case ast.Lambda(body=ast.UnaryOp(op=ast.Not(), operand=inner)):
            return ast.unparse(inner), False
        case ast.Lambda(body=ast.Call(func=ast.Name(id="bool"), args=[inner])):
            return ast.unparse(inner), True
        case ast.Lambda(body=inner):
            return ast.unparse(inner), True
    return f"{ast.unparse(guard)}(g, v)", True


def asks_for_pass(guard: ast.expr | None) -> bool:
    """Whether a guard is `lambda g, v: ... == PASS`."""
    match guard:
        case ast.Lambda(body=ast.Compare(ops=[ast.Eq()], comparators=[ast.Name(id="PASS")])):
            return True
    return False


def rule_of(row: ast.expr) -> str:
    """The rule that a row begins with."""
    match row:
        case ast.Call(args=[ast.Constant(value=str(rule)), *_]):
            return rule
    return "a row"


def serves_speed(node: ast.AST) -> bool:
    """Whether a statement or expression looks up or keeps what could be worked out anew."""
    match node:
        case ast.Expr(value=inner) | ast.Assign(value=inner) | ast.NamedExpr(value=inner):
            return serves_speed(inner)
        case ast.Return(value=ast.expr() as inner):
            return serves_speed(inner)
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name in SPEED_ONLY
        case ast.Attribute(attr=name):
            return name in SPEED_ONLY
        case ast.Compare(left=left, comparators=[right]):
            return serves_speed(left) or serves_speed(right)
    return False


def tells_only(node: ast.expr) -> bool:
    """Whether a call only tells how a text was read."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TOLD_ONLY


def is_clock(target: ast.expr) -> bool:
    """Whether it is the clock of a game: what comes later has a higher number, and nobody asks by how much."""
    return isinstance(target, ast.Attribute) and target.attr == CLOCK


def short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= SHORT else f"{words[: SHORT - 3]}..."
