"""Breaks rows, guards, steps and conditions of a book and of the kernel one at a time, and says who survives the tests.

    python tools/mutants.py BOOK [--number N] [--seed S] [--jobs J] [--minutes M]
    python tools/mutants.py BOOK --again

A fault that no test notices shows what no test asks for. Everything happens in a temporary copy of the tree. One
process imports and collects all tests there and forks for each fault; the child puts the faulty code in place and
runs the tests that are likeliest to notice: those that show the rules cited at the place, then those that show other
rules of the module, then those of its chapters, then all others of the book. Those in files that never run the broken
function are left out. What a book shares with its family is also tried by the scenarios of the family's other books.
The first failure ends it, and so does taking far longer than all the tests do without a fault. Scenarios run in their
plain mode only.

What is found is printed by chapter and kept in .playmat/mutants.json, with what is known of other books. `--again`
tries only the survivors that are kept there, and keeps those that survive once more.
"""

from __future__ import annotations

import argparse
import cProfile
import json
import math
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import cache, cached_property, partial
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

HERE = Path(__file__).resolve()
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent))
from forking import KILLED, SURVIVED, Pool, Watched, run_loaded  # noqa: E402
from mutating import Mutant, mutants_of  # noqa: E402
from reaching import INSIDE, Reach, reached  # noqa: E402

COPIED = ("src", "tests", "pyproject.toml", "README.md", "docs", "tools")
KERNEL = ("src/playmat/kernel/run", "src/playmat/kernel/build")
NO_RULES = frozenset({
    "__init__.py", "cites.py", "family_keeps.py", "kernel_keeps.py", "lexicon.py", "repairs.py",
    "nodes.py", "inner_nodes.py", "placed.py", "imagining.py", "redealing.py",
})  # fmt: skip
EXPLAINING = "explaining"
"""Modules that say nothing a scenario could show (words and vocabulary), or that only keep what was worked out, or that
only make up for a bot what it cannot see; and how the names of those begin that put into words what a text means: these
are held by golden files, which are not run for every fault."""
NO_FOLDERS = frozenset({"fast", "nodes", EXPLAINING})
LONG = frozenset({
    "test_contract.py", "test_laws.py", "test_laws_hidden.py", "test_memo.py",
    "test_corpus.py", "test_generated.py", "test_grammar.py", "test_samples.py", "test_later.py", "test_golden.py",
})  # fmt: skip
"""Tests that play game after game or read text after text: too slow to run for every fault."""
KERNEL_SHARE = 0.25
MOST_JOBS = 2
PATIENCE = 3
"""A child may take so many times what all tests take without a fault, and a few seconds more."""


@dataclass(frozen=True)
class Target:
    """A fault in a file, with the rules that are cited at its place and elsewhere in its module."""

    file: str
    mutant: Mutant
    here: frozenset[str]
    module: frozenset[str]

    @property
    def is_kernel(self) -> bool:
        return self.file.startswith(KERNEL)

    @property
    def is_shared(self) -> bool:
        """Whether other books of the family have it too."""
        return self.file.startswith("src/playmat/books/_")

    @property
    def chapter(self) -> str:
        """The chapter of the book that it breaks, or the kernel."""
        return min((chapter(rule) for rule in self.here or self.module), key=by_number, default="no chapter")

    @property
    def shown(self) -> str:
        return f"{self.file}:{self.mutant.line}: {self.mutant.sort}: {self.mutant.what}"


class Given(argparse.Namespace):
    """What the command was given."""

    book: str
    number: int
    seed: int
    jobs: int
    minutes: float
    again: bool


@dataclass
class Found:
    """What became of the faults of one book."""

    made: int = 0
    killed: int = 0
    survived: list[dict[str, Any]] = field(default_factory=list)
    seconds: float = 0.0
    killed_at_first: int = 0


def chapter(rule: str) -> str:
    """The first part of a rule's id; of one with three or four figures, its hundreds."""
    first = re.split(r"[.-]", rule)[0]
    return f"{first[:-2]}00" if len(first) > 2 else first


def by_number(chapter: str) -> int:
    return int(chapter) if chapter.isdigit() else 0


# --- which faults -------------------------------------------------------------------------------


def keeps_rules(path: Path) -> bool:
    return path.name not in NO_RULES and not path.name.startswith(EXPLAINING) and not NO_FOLDERS & set(path.parts)


def modules_of(root: Path, folders: Iterable[str]) -> list[str]:
    """The modules in some folders that keep rules."""
    found = [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]
    return [path.relative_to(root).as_posix() for path in found if keeps_rules(path)]


def targets_in(root: Path, files: Iterable[str], citations: Iterable[Any]) -> list[Target]:
    """Every fault that can be made in some modules."""
    cited: dict[str, list[Any]] = defaultdict(list)
    for each in citations:
        cited[f"src/playmat/{each.file}"].append(each)
    found = []
    for file in files:
        source = (root / file).read_text(encoding="utf-8")
        module = frozenset(each.rule for each in cited[file])
        found += [Target(file, each, cited_at(each, cited[file]), module) for each in mutants_of(source)]
    return found


def cited_at(mutant: Mutant, citations: Iterable[Any]) -> frozenset[str]:
    """The rules cited by the function that a fault is in, or outside of functions on its line and in its words."""
    if mutant.function:
        named = {mutant.function, mutant.function.rpartition(".")[2]}
        return frozenset(each.rule for each in citations if each.name in named)
    return frozenset(
        each.rule for each in citations if each.line == mutant.line or f" {each.rule} " in f"{mutant.what} "
    )


def chosen(targets: list[Target], number: int, chance: random.Random) -> list[Target]:
    """So many of the faults, each sort as likely as any other, so that the commonest do not crowd out the rest."""
    by_sort: dict[str, list[Target]] = defaultdict(list)
    for each in targets:
        by_sort[each.mutant.sort].append(each)
    for each in by_sort.values():
        chance.shuffle(each)
    found: list[Target] = []
    while len(found) < number and any(by_sort.values()):
        sort = chance.choice(sorted(sort for sort, left in by_sort.items() if left))
        found.append(by_sort[sort].pop())
    return found


# --- which tests --------------------------------------------------------------------------------


def plain_only() -> None:
    """Let scenarios run in their plain mode alone; to be called before they are imported."""
    import_module("playmat.testing.modes").MODES = ("plain",)  # type: ignore[attr-defined]


@cache
def rules_shown(item: pytest.Item) -> frozenset[str]:
    return frozenset(str(rule) for mark in item.iter_markers("rule") for rule in mark.args)


def likelihood(target: Target, path: str, shown: frozenset[str], own: str = "") -> int:
    """How soon a test should run: the less, the sooner. Those of other books than `own` come last."""
    if own and not path.startswith((f"tests/{own}/", "tests/kernel")):
        return 6
    if path.startswith("tests/kernel"):
        if not target.is_kernel:
            return 5
        return 0 if Path(target.file).stem in path else 2
    if shown & target.here:
        return 1
    if shown & target.module:
        return 3
    return 4 if {chapter(rule) for rule in shown} & {chapter(rule) for rule in target.module} else 5


def may_notice(target: Target, path: str, own: str) -> bool:
    """The kernel's tests are for its faults, those of other books for what the book shares with them."""
    if path.startswith("tests/kernel"):
        return target.is_kernel
    return path.startswith(f"tests/{own}/") or target.is_shared


def ordered(target: Target, items: Iterable[pytest.Item], root: Path, own: str) -> list[pytest.Item]:
    """The tests that may notice a fault, the likeliest first."""
    found = []
    for item in items:
        path = item.path.relative_to(root).as_posix()
        if may_notice(target, path, own):
            found.append((likelihood(target, path, rules_shown(item), own), item))
    return [item for _, item in sorted(found, key=lambda pair: pair[0])]


# --- putting a fault in place -------------------------------------------------------------------


class Watch:
    """Which functions have run before the first fork: what they made is already in place."""

    def __init__(self) -> None:
        self.profile = cProfile.Profile(builtins=False)

    @cached_property
    def ran(self) -> set[tuple[str, str]]:
        """To be asked for only when all is loaded."""
        codes = [each.code for each in self.profile.getstats() if isinstance(each.code, CodeType)]
        return {(code.co_filename, code.co_qualname) for code in codes}


def module_name(file: str) -> str:
    return file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def code_in(code: CodeType, function: str) -> CodeType | None:
    """The code of a function by its qualified name, in the code of its module or class."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    for each in inner:
        if each.co_qualname == function:
            return each
    return next((found for each in inner if (found := code_in(each, function))), None)


def function_in(module: ModuleType, name: str) -> FunctionType | None:
    """A function or method of a loaded module; None for what stands behind a property or a cache."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part) if hasattr(found, "__dict__") else None
    return found if isinstance(found, FunctionType) else None


def can_be_swapped(target: Target, root: Path, ran: set[tuple[str, str]]) -> bool:
    """Whether new code in a function that is already loaded is as good as loading all anew."""
    name = target.mutant.function
    module = sys.modules.get(module_name(target.file))
    if not name or module is None or (str(root / target.file), name) in ran:
        return False
    return function_in(module, name) is not None


def swap(target: Target, root: Path) -> None:
    """Give a loaded function the code that it has with the fault."""
    path = root / target.file
    code = compile(target.mutant.applied(path.read_text(encoding="utf-8")), str(path), "exec", dont_inherit=True)
    faulty = code_in(code, target.mutant.function)
    function = function_in(sys.modules[module_name(target.file)], target.mutant.function)
    assert faulty is not None
    assert function is not None
    function.__code__ = faulty


class Faulty(MetaPathFinder, Loader):
    """Loads one module with a fault in it, and leaves all others to the rest."""

    def __init__(self, target: Target, root: Path) -> None:
        self.name, self.path = module_name(target.file), root / target.file
        self.source = target.mutant.applied(self.path.read_text(encoding="utf-8"))

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.path, loader=self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, str(self.path), "exec", dont_inherit=True), vars(module))


def forget() -> None:
    """Let everything of Playmat and its tests be imported anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("playmat", "tests", "conftest")]:
        del sys.modules[name]


class Chosen:
    """A plugin that runs the tests it is given in their order and no others, and counts failures."""

    def __init__(self, names: Iterable[str]) -> None:
        self.rank = {name: at for at, name in enumerate(names)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((each for each in items if each.nodeid in self.rank), key=lambda each: self.rank[each.nodeid])


OPTIONS = "addopts=--strict-markers --strict-config --import-mode=importlib -m 'not soak'"
QUIET = ["-x", "-o", OPTIONS, "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
"""The project's own options, but without a word: what shows progress is not even loaded."""


def run_anew(target: Target, root: Path, names: list[str]) -> int:
    """Load all with the fault in place, and run tests by name, first of all those in the likeliest file."""
    forget()
    sys.meta_path.insert(0, Faulty(target, root))
    plain_only()
    files = list(dict.fromkeys(name.partition("::")[0] for name in names))
    for part in (files[:1], files[1:]):
        mine = [name for name in names if name.partition("::")[0] in part]
        if mine and pytest.main([*part, *QUIET], plugins=[Chosen(mine), Watched()]) != pytest.ExitCode.OK:
            return KILLED
    return SURVIVED


# --- the whole run ------------------------------------------------------------------------------


class Run:
    """The plugin that is handed the collected tests, and runs them for every fault instead of once."""

    def __init__(
        self, root: Path, given: Given, targets: list[Target], watch: Watch, say: Callable[[str], None]
    ) -> None:
        self.root, self.targets, self.watch, self.say = root, targets, watch, say
        self.own = folder_of(given.book)
        self.most_seconds = given.minutes * 60 or math.inf
        self.pool = Pool(min(given.jobs, MOST_JOBS))
        self.found = Found()
        self.reach = Reach()
        self.fault = ""

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        return True if collection_path.name in LONG else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.watch.profile.disable()
        if session.testsfailed:
            self.fault = "the tests cannot be collected"
            return True
        self._without_fault(session.items)
        if not self.fault:
            quick = [item for item in session.items if item.nodeid not in self.reach.slow]
            self._all(quick, PATIENCE * self.reach.seconds + 5)
        return True

    def _without_fault(self, items: list[pytest.Item]) -> None:
        """Run all tests, and the first of each file with all loaded anew: they must pass, and tell what they run."""
        self.reach = reached(items, self.pool, self.root, ROOT / ".playmat" / "reach")
        codes: list[int] = []
        firsts = list({item.path: item.nodeid for item in reversed(items)}.values())
        for target in self.targets[:1]:
            whole = Target(target.file, replace(target.mutant, piece=(0, 0), words=""), target.here, target.module)
            self.pool.start(partial(run_anew, whole, self.root, firsts), 600, codes.append)
        self.pool.finish()
        if self.reach.failed or any(code != SURVIVED for code in codes):
            self.fault = f"the tests fail without any fault: {self.reach.failed or 'when they are loaded anew'}"
        slow = f", {len(self.reach.slow)} of them too slow to be run again" if self.reach.slow else ""
        self.say(f"{len(items)} tests{slow}, {self.reach.seconds:.1f} s of work without a fault")

    def _all(self, items: list[pytest.Item], seconds: float) -> None:
        begun = time.monotonic()
        for target in self.targets:
            if time.monotonic() - begun > self.most_seconds:
                break
            reaching = self._reaching(target)
            tests = ordered(target, items, self.root, self.own)
            if reaching is not None:
                tests = [test for test in tests if str(test.path) in reaching]
            if can_be_swapped(target, self.root, self.watch.ran):
                work = partial(self._swapped, target, tests)
            else:
                work = partial(run_anew, target, self.root, [test.nodeid for test in tests])
            self.pool.start(work, seconds, partial(self._note, target, len(tests)))
        self.pool.finish()
        self.found.seconds = time.monotonic() - begun

    def _reaching(self, target: Target) -> set[str] | None:
        """The files of tests that run the broken function; None if what it gave while all was loaded may matter."""
        name, path = target.mutant.function, str(self.root / target.file)
        if not name:
            return None
        inside = target.mutant.inner
        early = any(file == path and (ran.startswith(name + INSIDE) if inside else ran == name)
                    for file, ran in self.watch.ran)  # fmt: skip
        return None if early else self.reach.files.get((target.file, name), set())

    def _swapped(self, target: Target, tests: list[pytest.Item]) -> int:
        swap(target, self.root)
        return run_loaded(tests)

    def _note(self, target: Target, tests: int, code: int) -> None:
        self.found.made += 1
        if code == SURVIVED:
            what = f"{target.mutant.sort}: {target.mutant.what}"
            self.found.survived.append(
                {
                    "file": target.file,
                    "line": target.mutant.line,
                    "function": target.mutant.function,
                    "what": what,
                    "tests": tests,
                    "chapter": target.chapter,
                }
            )
        else:
            self.found.killed += 1
        self.say(f"{'survived' if code == SURVIVED else 'killed':<9}{target.shown}")


def copied(root: Path, to: Path) -> Path:
    """A copy of the tree to work in."""
    away = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=away)
        elif (root / name).exists():
            shutil.copy(root / name, to / name)
    return to


def folder_of(book: str) -> str:
    return book.replace("-", "_").replace(".", "_")


def places(root: Path, book: str) -> tuple[list[str], list[str]]:
    """The folders of the tests to run for a book, and those of its sources, the family's among them."""
    from playmat.rulebook.citations import shared_folders  # noqa: PLC0415

    shared = shared_folders(book)
    others = [each.name for each in sorted((root / "tests").iterdir()) if f"_{each.name.partition('_')[0]}" in shared]
    books = [folder_of(book), *(name for name in others if name != folder_of(book))]
    tests = [f"tests/{name}/{part}" for name in books for part in ("rules", "cards", "text")]
    tests.append(f"tests/{folder_of(book)}/play")
    tests += [f"tests/{name}" for name in shared]
    sources = [f"src/playmat/books/{folder}" for folder in (folder_of(book), *shared)]
    return ["tests/kernel", *(each for each in tests if (root / each).is_dir())], sources


def planned(root: Path, book: str, number: int, seed: int) -> list[Target]:
    """The faults of a run: most in the book, the rest in the kernel."""
    from playmat.rulebook.citations import citations_of  # noqa: PLC0415

    citations = citations_of(book)
    chance = random.Random(seed)
    _, own = places(root, book)
    for_kernel = round(number * KERNEL_SHARE)
    found = chosen(targets_in(root, modules_of(root, own), citations), number - for_kernel, chance)
    found += chosen(targets_in(root, modules_of(root, KERNEL), citations), for_kernel, chance)
    chance.shuffle(found)  # so that the part for which there is time is like the whole
    return found


def is_as_told(target: Target, told: dict[str, Any]) -> bool:
    """Whether a fault is one that a report tells of, perhaps on another line of the same function."""
    mutant = target.mutant
    return (target.file, f"{mutant.sort}: {mutant.what}", mutant.function) == (
        told["file"], told["what"], told.get("function", mutant.function),
    )  # fmt: skip


def found_again(root: Path, book: str, survivors: Iterable[dict[str, Any]]) -> list[Target]:
    """The faults that survived, each where it is now: of those that say the same, the one nearest to its line."""
    from playmat.rulebook.citations import citations_of  # noqa: PLC0415

    files = sorted({each["file"] for each in survivors})
    files = [file for file in files if (root / file).is_file() and keeps_rules(Path(file))]
    left = targets_in(root, files, citations_of(book))
    found = []
    for each in survivors:
        like = [t for t in left if is_as_told(t, each)]
        if like:
            nearest = min(like, key=lambda target: abs(target.mutant.line - each["line"]))
            left.remove(nearest)
            found.append(nearest)
    return found


def breaking(given: Given, plan: Callable[[Path], list[Target]], root: Path, say: Callable[[str], None]) -> Run:
    """Break a copy of the tree as planned. All that is imported of it is watched from the beginning."""
    os.chdir(root)
    sys.path.insert(0, str(root / "src"))
    watch = Watch()
    watch.profile.enable()
    plain_only()
    watch.profile.disable()
    targets = plan(root)
    run = Run(root, given, targets, watch, say)
    tests, _ = places(root, given.book)
    watch.profile.enable()
    code = pytest.main([*tests, *QUIET], plugins=[run])
    if code != pytest.ExitCode.OK and not run.fault:
        run.fault = f"the tests cannot be collected (exit code {code})"
    return run


def known_in(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def kept(path: Path, book: str, found: Found) -> None:
    """Write what was found of a book beside what is known of the others."""
    known = known_in(path)
    path.parent.mkdir(exist_ok=True)
    known[book] = {**asdict(found), "seconds": round(found.seconds, 1)}
    path.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def joined(before: dict[str, Any], again: Found) -> Found:
    """What is known of all faults of a book once its survivors were tried again; one no longer there is not counted."""
    gone = len(before["survived"]) - again.made
    return Found(
        before["made"] - gone,
        before["killed"] + again.killed,
        again.survived,
        before["seconds"],
        before["killed_at_first"],
    )


def summary(book: str, found: Found) -> Iterator[str]:
    """What is printed at the end: the survivors by chapter, the score, and how long more would take."""
    by_chapter: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for each in found.survived:
        by_chapter[each["chapter"]].append(each)
    for name in sorted(by_chapter, key=by_number):
        yield f"\n{name}"
        for each in by_chapter[name]:
            yield f"    {each['file']}:{each['line']}: {each['what']} ({each['tests']} tests)"
    each_takes = found.seconds / max(found.made, 1)
    first = f" ({found.killed_at_first} at first)" if found.killed_at_first != found.killed else ""
    yield f"\n{book}: {found.made} made, {found.killed} killed{first}, {len(found.survived)} survived"
    yield f"{found.seconds:.0f} s, {each_takes:.1f} s each: 50 would take about {each_takes * 50 / 60:.1f} minutes"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("book")
    parser.add_argument("--number", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=MOST_JOBS)
    parser.add_argument("--again", action="store_true", help="try the survivors of the last run again")
    parser.add_argument("--minutes", type=float, default=0, help="begin no other fault after so long")
    given = parser.parse_args(namespace=Given())
    say = partial(print, flush=True)
    report = ROOT / ".playmat" / "mutants.json"
    before = known_in(report).get(given.book)
    if given.again and before is None:
        sys.exit(f"{report} knows nothing of {given.book}")
    if given.again:
        plan = partial(found_again, book=given.book, survivors=before["survived"])
    else:
        plan = partial(planned, book=given.book, number=given.number, seed=given.seed)
    with tempfile.TemporaryDirectory(prefix="playmat-mutants-") as folder:
        run = breaking(given, plan, copied(ROOT, Path(folder).resolve()), say)
    if run.fault:
        sys.exit(run.fault)
    run.found.killed_at_first = run.found.killed
    found = joined(before, run.found) if given.again else run.found
    kept(report, given.book, found)
    for line in summary(given.book, found):
        say(line)


if __name__ == "__main__":
    main()
