"""Which files of tests run which functions: a fault in a function is noticed by none that does not run it.

Every file of tests is run once without a fault, in a process of its own, so that nothing which another file has worked
out and kept stands in for a call. What ran is told by function, with all that it holds inside.
"""

from __future__ import annotations

import cProfile
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType

import pytest
from forking import SURVIVED, Pool, Watched, run_loaded

INSIDE = ".<locals>."
TOO_LONG = 1.5
"""Seconds of work, watched, after which a test is too slow to be run for every fault."""
LONGEST_FILE = 600.0

Place = tuple[str, str]
"""A file of the sources and a function in it, as Python qualifies its name."""


@dataclass
class Reach:
    """For each function the files of tests that run it; which tests are slow, and which files fail."""

    files: dict[Place, set[str]] = field(default_factory=lambda: defaultdict(set))
    slow: set[str] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    seconds: float = 0.0


def outermost(name: str) -> str:
    """The function that all others in a qualified name are inside of."""
    return name.partition(INSIDE)[0]


def recorded(items: list[pytest.Item], to: Path) -> int:
    """Run the tests of one file, and write what ran and how long each test took."""
    watched = Watched(LONGEST_FILE)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    code = run_loaded(items, watched)
    profile.disable()
    codes = [each.code for each in profile.getstats() if isinstance(each.code, CodeType)]
    ran = sorted({(code.co_filename, outermost(code.co_qualname)) for code in codes})
    to.write_text(json.dumps({"ran": ran, "took": watched.took}), encoding="utf-8")
    return code


def by_file(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    found: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        found[str(item.path)].append(item)
    return found


def reached(items: Iterable[pytest.Item], pool: Pool, scratch: Path) -> Reach:
    """Run all tests without a fault, file by file."""
    reach = Reach()

    def told(file: str, to: Path, code: int) -> None:
        if code != SURVIVED or not to.is_file():
            reach.failed.append(file)
            return
        said = json.loads(to.read_text(encoding="utf-8"))
        for source, function in said["ran"]:
            reach.files[source, function].add(file)
        reach.slow |= {name for name, seconds in said["took"].items() if seconds > TOO_LONG}
        reach.seconds += sum(said["took"].values())

    for number, (file, mine) in enumerate(by_file(items).items()):
        to = scratch / f"reach-{number}.json"
        pool.start(partial(recorded, mine, to), LONGEST_FILE, partial(told, file, to))
    pool.finish()
    return reach
