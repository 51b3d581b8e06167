"""The rule ledger: which rules are shown by a scenario that passed.

A scenario under `tests/<book>/rules/`, where the book is written as its folder (`vanguard_1_10`), cites the rules it
shows with `@pytest.mark.rule("7.6.1.2")`. The plugin in `playmat.testing.ledger_plugin` notes what passed, and this
module keeps it in `.playmat/ledger.json` with a fingerprint of the files the verdict depends on. A ledger of other
files, or of only some scenarios, is recognised by `Ledger.why_stale` and never counted.

    >>> Ledger("", {}, {}, ()).rules_of("vanguard-1.10")
    {}
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from playmat.kernel.words.errors import PlaymatError
from playmat.rulebook.citations import unplaced
from playmat.rulebook.rules import behaviour_of, book_name, rules_of

FORMAT = 1
# What is played with (bots, command line) cannot change what a scenario shows.
SOURCES = ("kernel", "text", "rulebook", "books", "games", "testing")
SCENARIOS = "rules"
SUFFIXES = (".py", ".jsonl", ".json", ".grammar")


class LedgerError(PlaymatError):
    """A ledger file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One test that passed, and the rules of its book that it cites."""

    test: str
    book: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ledger:
    """What one or more runs over the same files have shown.

    `passed` maps a test to its scenario, `whole` maps each test file that ran in full to the number of
    its tests, and `failed` names the scenarios that ran and did not pass.
    """

    fingerprint: str
    passed: Mapping[str, Scenario]
    whole: Mapping[str, int]
    failed: tuple[str, ...] = field(default=())

    def rules_of(self, book: str) -> dict[str, list[str]]:
        """Give the tests that show each rule of a book."""
        shown: dict[str, list[str]] = {}
        for scenario in self.passed.values():
            for rule in scenario.rules if scenario.book == book else ():
                shown.setdefault(rule, []).append(scenario.test)
        return shown

    def why_stale(self, root: Path) -> str:
        """Say why the ledger does not speak for the files under `root`, or give an empty text."""
        if self.fingerprint != fingerprint(root):
            return "the sources or the scenarios have changed since it was written"
        missing = [name for name in scenario_files(root) if name not in self.whole]
        if missing:
            others = f" and {len(missing) - 1} more" if missing[1:] else ""
            return f"it does not cover {missing[0]}{others}"
        return ""

    def merged(self, later: Ledger) -> Ledger:
        """Give this ledger with what a later run over the same files has shown."""
        if self.fingerprint != later.fingerprint:
            return later
        ran = {*later.passed, *later.failed}
        passed = {test: scenario for test, scenario in self.passed.items() if test not in ran}
        failed = [test for test in self.failed if test not in ran]
        return Ledger(
            self.fingerprint,
            {**passed, **later.passed},
            {**self.whole, **later.whole},
            (*failed, *later.failed),
        )


def ledger_path(root: Path) -> Path:
    return root / ".playmat" / "ledger.json"


def is_repository(folder: Path) -> bool:
    """Tell whether a folder is a checkout of Playmat with its tests."""
    project = folder / "pyproject.toml"
    if not (folder / "tests").is_dir() or not project.is_file():
        return False
    return 'name = "playmat"' in project.read_text(encoding="utf-8").splitlines()


def find_repository(start: Path) -> Path | None:
    """Give the checkout that `start` is in, else the one this package runs from, else None."""
    here = Path(__file__).resolve().parents
    return next((folder for folder in (start, *start.parents, *here) if is_repository(folder)), None)


def scenario_folders(root: Path) -> list[Path]:
    """List the folders of scenarios, one a book."""
    return sorted((root / "tests").glob(f"*/{SCENARIOS}"))


def scenario_files(root: Path) -> list[str]:
    """List the test files of all books, relative to the checkout."""
    found = [path for folder in scenario_folders(root) for path in folder.rglob("test_*.py")]
    return sorted(path.relative_to(root).as_posix() for path in found)


@lru_cache(maxsize=4096)
def book_of(path: Path, root: Path) -> str | None:
    """Give the book whose rules a test file is about, by its folder, or None outside `tests/<book>/rules`."""
    tests = root / "tests"
    parts = path.relative_to(tests).parts if path.is_relative_to(tests) else ()
    return book_name(parts[0]) if len(parts) > 2 and parts[1] == SCENARIOS else None


def fingerprint(root: Path) -> str:
    """Hash the names and contents of everything that a scenario's verdict depends on."""
    total = hashlib.sha256()
    for path in _files(root):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read_ledger(root: Path) -> Ledger | None:
    """Read the ledger of a checkout; None when there is none. Raise `LedgerError` on a damaged one."""
    path = ledger_path(root)
    if not path.is_file():
        return None
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
        return _decode(record)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise LedgerError(f"{path.name} cannot be read ({error}); run the tests again") from error


def write_ledger(root: Path, ledger: Ledger) -> None:
    """Write the ledger in one step, so that a reader never sees half of it."""
    path = ledger_path(root)
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps(_encode(ledger), indent=1) + "\n", encoding="utf-8")
    draft.replace(path)


def coverage(ledger: Ledger, names: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Count, for each book, the behaviour rules, those that a passing scenario cites, and those with a place."""
    return {name: _coverage_of(ledger, name) for name in names}


def _coverage_of(ledger: Ledger, book: str) -> dict[str, Any]:
    shown = ledger.rules_of(book)
    behaviour = behaviour_of(book)
    untested = [rule for rule in behaviour if rule not in shown]
    no_place = unplaced(book)
    return {
        "behaviour": len(behaviour),
        "tested": len(behaviour) - len(untested),
        "untested": untested,
        "placed": len(behaviour) - len(no_place),
        "unplaced": no_place,
    }


def unknown_rules(book: str, ids: Iterable[str]) -> list[str]:
    """List those of the ids that are not rules of the book."""
    rules = rules_of(book)
    return [each for each in ids if each not in rules]


def _files(root: Path) -> Iterator[Path]:
    package = root / "src" / "playmat"
    folders = [package / name for name in SOURCES] + scenario_folders(root)
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in SUFFIXES]
    found += [root / "tests" / "conftest.py", package / "__init__.py"]
    return (path for path in sorted(set(found)) if path.is_file())


def _encode(ledger: Ledger) -> dict[str, Any]:
    passed = [asdict(ledger.passed[test]) for test in sorted(ledger.passed)]
    return {
        "format": FORMAT,
        "fingerprint": ledger.fingerprint,
        "whole": dict(sorted(ledger.whole.items())),
        "failed": sorted(ledger.failed),
        "passed": passed,
    }


def _decode(record: dict[str, Any]) -> Ledger:
    if record["format"] != FORMAT:
        raise ValueError(f"format {record['format']!r}, expected {FORMAT}")
    scenarios = [Scenario(s["test"], s["book"], tuple(s["rules"])) for s in record["passed"]]
    passed = {scenario.test: scenario for scenario in scenarios}
    return Ledger(record["fingerprint"], passed, dict(record["whole"]), tuple(record["failed"]))
