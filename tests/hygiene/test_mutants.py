"""What puts faults into rules: every sort of fault, what is left alone, and which tests are run for it."""

from __future__ import annotations

import ast
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import mutants  # noqa: E402
from mutants import KILLED, SURVIVED, Pool, Target  # noqa: E402
from mutating import Mutant, mutants_of  # noqa: E402

from playmat.rulebook.sources import Citation  # noqa: E402

SOURCE = '''
"""Rule 7 has 3 parts."""
LIMIT: int = 6

def may(g: Game, seat: int, most: int = 2) -> bool:
    """1.2: at most 2."""
    return bool(g.hand(seat)) and not g.over and g.turn < most

def begin(g: Game, v: Frame) -> None:
    if g.first and g.ready:
        raise ValueError(f"not {1 + 1}")
    draw(g, 1 - v.seat)
    v.left -= 1

def told(b: Builder) -> None:
    b.env.means(b.node, 3)
    b.match.tables.hears("fills", None, 4)

def kept(g: Game) -> int:
    if (found := recall(g, "kept")) is not None:
        return found
    return retain(g, "kept", 5)

PHASE = procedure("6.2", rows=[
    row("6.2.1", begin),
    row("6.2.2", run("8.4"), when=may),
    row("6.2.3", leave(), when=lambda g, v: v.left == 0),
])
'''


def changed(sort: str, source: str = SOURCE) -> set[str]:
    """The lines that differ once a fault of the sort is in place, as they are then."""
    before = set(source.splitlines())
    made = [each.applied(source) for each in mutants_of(source) if each.sort == sort]
    return {line.strip() for text in made for line in set(text.splitlines()) - before}


@pytest.mark.parametrize(
    ("sort", "line"),
    [
        ("change a number", "LIMIT: int = 7"),
        ("change a number", "def may(g: Game, seat: int, most: int = 3) -> bool:"),
        ("change a comparison", "return bool(g.hand(seat)) and not g.over and g.turn <= most"),
        ("change a comparison", 'row("6.2.3", leave(), when=lambda g, v: v.left != 0),'),
        ("drop a not", "return bool(g.hand(seat)) and bool(g.over) and g.turn < most"),
        ("drop a condition", "return (bool(g.hand(seat)) and not g.over)"),
        ("and for or", "if (g.first or g.ready):"),
        ("negate a condition", "if not (g.first and g.ready):"),
        ("negate a guard", "return not (bool(g.hand(seat)) and not g.over and g.turn < most)"),
        ("swap seats", "draw(g, (v.seat))"),
        ("swap seats", "return bool(g.hand((1 - seat))) and not g.over and g.turn < most"),
        ("drop a statement", "pass"),
        ("return early", "return"),
        ("drop a guard", 'row("6.2.2", run("8.4"), when=None),'),
        ("drop a row", "*(),"),
    ],
)
def test_every_sort_of_fault(sort: str, line: str) -> None:
    assert line in changed(sort)


@pytest.mark.parametrize(
    ("sort", "said", "line"),
    [
        ("drop a condition", "a and (b or c) and d", "if ((b or c) and d):"),
        ("and for or", "a or b and c", "if (a and (b and c)):"),
        ("change a comparison", "(a < b) == (c < d)", "if (a < b) != (c < d):"),
        ("change a comparison", "(not a) == b", "if (not a) != b:"),
        ("change a comparison", "(a or b) == c", "if (a or b) != c:"),
    ],
)
def test_the_rest_of_a_condition_is_read_as_before(sort: str, said: str, line: str) -> None:
    assert line in changed(sort, f"if {said}:\n    begin()\n")


def test_rows_change_places() -> None:
    (swapped, *_) = [each for each in mutants_of(SOURCE) if each.sort == "swap two rows"]
    text = swapped.applied(SOURCE)
    assert text.index('row("6.2.2"') < text.index('row("6.2.1"') < text.index('row("6.2.3"')
    assert swapped.what == "swap the rows 6.2.1 and 6.2.2"


def test_every_fault_is_one_change_that_can_be_read() -> None:
    for each in mutants_of(SOURCE):
        text = each.applied(SOURCE)
        ast.parse(text)
        assert text != SOURCE, each


def test_docstrings_messages_and_what_only_serves_speed_are_left_alone() -> None:
    touched = {each.line for each in mutants_of(SOURCE)}
    lines = SOURCE.splitlines()
    quiet = [at for at, line in enumerate(lines, 1) if '"""' in line or "raise" in line or "retain" in line]
    quiet += [at for at, line in enumerate(lines, 1) if "hears" in line]
    assert touched.isdisjoint(quiet)
    assert not any("recall" in each.what for each in mutants_of(SOURCE) if each.sort == "change a comparison")


@pytest.mark.parametrize(
    ("source", "other"),
    [
        ("g.clock = stamp = g.clock + 1", "g.turn = stamp = g.turn + 1"),
        ("g.clock += 1", "g.turn += 1"),
        ("if KEEPS:\n    shared.update(found)", "if KEEPS or g.working:\n    shared.update(found)"),
        ('b.match.tables.hears("fills", None, slot)', 'b.match.tables.notes("fills", None, slot)'),
        ("env.means(node, slot)", "env.fills(node, slot)"),
    ],
)
def test_what_no_game_could_tell_is_left_alone_and_no_more_than_that(source: str, other: str) -> None:
    """To drop a step of the clock could be told; by how much it goes on could not."""
    assert [each.sort for each in mutants_of(source) if each.what != f"drop {source}" or "+=" not in source] == []
    assert [each.sort for each in mutants_of(other) if each.what != f"drop {other}" or "+=" not in other]
    assert any(each.sort == "drop a statement" for each in mutants_of("g.clock += 1"))


def test_a_fault_knows_the_function_it_is_in() -> None:
    where = {each.what: (each.function, each.inner) for each in mutants_of(SOURCE)}
    assert where["v.left == 0 -> v.left != 0"] == ("", False)
    assert where["6 -> 7"] == ("", False)
    assert where["drop draw(g, 1 - v.seat)"] == ("begin", False)
    assert where["2 -> 3"] == ("", False), "a default is worked out when the function is made"


# --- which faults, which tests ------------------------------------------------------------------

HERE = Mutant("drop a not", 7, "drop the not", (0, 0), "", "may")


def target(file: str = "src/playmat/books/toy/turn.py", here: str = "1.2", module: str = "1.2 6.2.1") -> Target:
    return Target(file, HERE, frozenset(here.split()), frozenset(module.split()))


def test_the_rules_cited_by_the_function_are_those_of_the_fault() -> None:
    cited = [Citation("1.2", "docstring", "f", 6, "may"), Citation("6.2.1", "row", "f", 21, "PHASE")]
    assert mutants.cited_at(HERE, cited) == {"1.2"}
    outside = Mutant("drop a guard", 22, "drop when=may of 6.2.1", (0, 0), "")
    assert mutants.cited_at(outside, cited) == {"6.2.1"}


def test_the_likeliest_tests_come_first() -> None:
    def likelihood(*shown: str, path: str = "tests/toy/rules/test_01.py") -> int:
        return mutants.likelihood(target(), path, frozenset(shown))

    assert likelihood("1.2") < likelihood("6.2.1") < likelihood("6.7") < likelihood("9.1")
    kernel = target("src/playmat/kernel/run/rows.py")
    named, other = (mutants.likelihood(kernel, f"tests/kernel/test_{each}.py", frozenset()) for each in ("rows", "rng"))
    assert named < other


def test_chapters() -> None:
    assert [mutants.chapter(rule) for rule in ("7.6.1", "10-4-2", "903.2f", "1012.1")] == ["7", "10", "900", "1000"]
    assert target().chapter == "1"
    assert target(here="", module="").chapter == "no chapter"


def test_a_seed_chooses_the_same_faults_of_every_sort() -> None:
    every = [Target("f", each, frozenset(), frozenset()) for each in mutants_of(SOURCE)]
    one, again = (mutants.chosen(every, 12, random.Random(5)) for _ in range(2))
    assert one == again
    assert len(set(one)) == 12
    assert mutants.chosen(every, 12, random.Random(6)) != one
    assert len(mutants.chosen(every, 10_000, random.Random(5))) == len(every)


def test_modules_that_keep_no_rules_are_left_out() -> None:
    found = mutants.modules_of(ROOT, ["src/playmat/books/force_of_will_6_1", *mutants.KERNEL])
    assert "src/playmat/books/force_of_will_6_1/battle.py" in found
    assert "src/playmat/kernel/run/rows.py" in found
    assert not [file for file in found if "/fast/" in file or file.endswith(("cites.py", "__init__.py"))]


# --- putting it in place ------------------------------------------------------------------------

TINY = "def double(n):\n    return n * 2\n\n\nclass Box:\n    def size(self):\n        return 4\n"


@pytest.fixture
def tiny(tmp_path: Path) -> tuple[Path, ModuleType]:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "tiny_for_faults.py").write_text(TINY, encoding="utf-8")
    module = ModuleType("tiny_for_faults")
    exec(compile(TINY, "tiny_for_faults.py", "exec"), vars(module))
    return tmp_path, module


def in_tiny(what: str) -> Target:
    (found,) = [each for each in mutants_of(TINY) if each.what == what]
    return Target("src/tiny_for_faults.py", found, frozenset(), frozenset())


def test_a_loaded_function_gets_the_faulty_code(tiny: tuple[Path, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    root, module = tiny
    monkeypatch.setitem(sys.modules, "tiny_for_faults", module)
    double, box = module.double, module.Box()
    for what in ("2 -> 3", "4 -> 5"):
        assert mutants.can_be_swapped(in_tiny(what), root, set())
        mutants.swap(in_tiny(what), root)
    assert (double(10), box.size()) == (30, 5)


def test_a_function_that_has_run_is_loaded_anew(tiny: tuple[Path, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    root, module = tiny
    monkeypatch.setitem(sys.modules, "tiny_for_faults", module)
    ran = {(str(root / "src/tiny_for_faults.py"), "double")}
    assert not mutants.can_be_swapped(in_tiny("2 -> 3"), root, ran)
    loader = mutants.Faulty(in_tiny("2 -> 3"), root)
    fresh = ModuleType("tiny_for_faults")
    assert loader.find_spec("tiny_for_faults", None) is not None
    assert loader.find_spec("another", None) is None
    loader.exec_module(fresh)
    assert fresh.double(10) == 30


def endless() -> int:
    while True:
        pass


def broken() -> int:
    raise RuntimeError


@pytest.mark.parametrize(
    ("work", "survives"), [(lambda: SURVIVED, True), (lambda: KILLED, False), (broken, False), (endless, False)]
)
def test_a_child_survives_only_by_ending_well(work: Callable[[], int], survives: bool) -> None:
    codes: list[int] = []
    pool = Pool(2)
    pool.start(work, 0.1, codes.append)
    pool.finish()
    assert [code == SURVIVED for code in codes] == [survives]


@pytest.mark.parametrize(
    ("one", "other", "swapped"),
    [
        ("blocked", "lambda g, v: not blocked(g, v)", False),
        ("lambda g, v: not v.left", "lambda g, v: bool(v.left)", False),
        ("blocked", "lambda g, v: not paid(g, v)", True),
        ("blocked", "blocked", True),
        ('acts("call")', 'acts("use")', False),
        ('acts("call")', "may", True),
        ('acts("call")', 'acts("call")', True),
        ("acts(OVERDRESS)", 'acts("use")', False),
        ("acts(OVERDRESS)", "acts(XOVERDRESS)", False),
        ("acts(OVERDRESS)", "acts(OVERDRESS)", True),
        ("at_least(FEW)", "at_least(MANY)", True),
        ("lambda g, v: v.act == PASS", 'acts("call")', False),
        ("lambda g, v: v.act == PASS", "may", True),
        ("lambda g, v: v.act == ONE", "lambda g, v: v.act == STAY", False),
        ("lambda g, v: v.act == PASS", "lambda g, v: v.left == STAY", True),
        ("lambda g, v: v.act is None", "lambda g, v: v.act is not None", False),
        ("lambda g, v: v.act is None", "lambda g, v: v.left is not None", True),
    ],
)
def test_rows_of_which_only_one_can_run_are_not_swapped(one: str, other: str, swapped: bool) -> None:
    source = f'T = procedure("1", rows=[row("1.1", a, when={one}), row("1.2", b, when={other})])'
    assert bool(changed("swap two rows", source)) is swapped


def test_seats_are_not_swapped_where_both_have_their_turn() -> None:
    assert changed("swap seats", "def f(g):\n    for seat in (0, 1):\n        count(g, seat)\n") == set()
    assert changed("swap seats", "def f(g):\n    return [count(g, seat) for seat in SEATS]\n") == set()
    all_seats = "range(g.match.book.seats)"
    assert changed("swap seats", f"def f(g):\n    for seat in {all_seats}:\n        count(g, seat)\n") == set()
    assert len(changed("swap seats", "def f(g):\n    for seat in (0, 1):\n        give(g, seat, seat)\n")) == 2
    assert len(changed("swap seats", "def f(g):\n    for seat in g.order:\n        give(g, seat)\n")) == 1


def test_survivors_are_found_again_where_they_are_now(tmp_path: Path) -> None:
    (tmp_path / "f.py").write_text("\n\n\n" + SOURCE, encoding="utf-8")
    survivors = [
        {"file": "f.py", "line": 7, "what": "drop a not: drop the not of not g.over"},
        {"file": "f.py", "line": 7, "what": "drop a not: what is no longer there"},
    ]
    (found,) = mutants.found_again(tmp_path, "vanguard-1.10", survivors)
    assert (found.mutant.line, found.mutant.function) == (10, "may")


def test_what_survived_is_counted_again() -> None:
    survivor = {"file": "f", "line": 3, "what": "drop a not", "tests": 9, "chapter": "7"}
    before = {"made": 10, "killed": 7, "survived": [survivor] * 3, "seconds": 4.0, "killed_at_first": 7}
    found = mutants.joined(before, mutants.Found(2, 1, [survivor], 1.0))
    assert (found.made, found.killed, found.survived, found.killed_at_first) == (9, 8, [survivor], 7)


def test_a_test_of_another_book_is_for_what_both_share() -> None:
    kernel, shared, own = (
        target(file) for file in ("src/playmat/kernel/run/rows.py", "src/playmat/books/_f/a.py", "f")
    )
    paths = ("tests/kernel/test_rows.py", "tests/f_1/rules/test_a.py", "tests/f_2/rules/test_a.py")
    assert [mutants.may_notice(kernel, path, "f_1") for path in paths] == [True, True, False]
    assert [mutants.may_notice(shared, path, "f_1") for path in paths] == [False, True, True]
    assert [mutants.may_notice(own, path, "f_1") for path in paths] == [False, True, False]


def test_the_tree_itself_is_not_worked_on(tmp_path: Path) -> None:
    copy = mutants.copied(ROOT, tmp_path)
    assert (copy / "src" / "playmat" / "kernel" / "run" / "rows.py").is_file()
    assert (copy / "tests" / "kernel").is_dir()
    assert not os.path.samefile(copy / "pyproject.toml", ROOT / "pyproject.toml")


def test_what_is_found_is_kept_beside_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / ".playmat" / "mutants.json"
    survivor = {"file": "f", "line": 3, "what": "drop a not", "tests": 9, "chapter": "7"}
    mutants.kept(path, "one", mutants.Found(2, 1, [survivor], 4.0))
    mutants.kept(path, "two", mutants.Found(1, 1, [], 1.0))
    told = mutants.json.loads(path.read_text(encoding="utf-8"))
    assert told["one"]["survived"] == [survivor]
    assert (told["one"]["made"], told["two"]["killed"]) == (2, 1)
    lines = list(mutants.summary("one", mutants.Found(2, 1, [survivor], 4.0)))
    assert "50 would take about 1.7 minutes" in lines[-1]
    assert "    f:3: drop a not (9 tests)" in lines
