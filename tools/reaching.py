"""Which files of tests run which functions: a fault in a function is noticed by none that does not run it.

Every file of tests is run once without a fault, in a process of its own, so that nothing which another file has worked
out and kept stands in for a call. What ran is told by function, with all that it holds inside. It is kept, and holds
for as long as neither the sources nor the file nor what stands beside the tests has changed.
"""

from __future__ import annotations

import cProfile
import hashlib
import json
import shutil
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, partial
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


def recorded(items: list[pytest.Item], root: Path, to: Path) -> int:
    """Run the tests of one file, and write what ran of the tree at `root`, and how long each test took."""
    watched = Watched(LONGEST_FILE)
    profile = cProfile.Profile(builtins=False)
    profile.enable()
    code = run_loaded(items, watched)
    profile.disable()
    codes = [each.code for each in profile.getstats() if isinstance(each.code, CodeType)]
    inside = [code for code in codes if code.co_filename.startswith(f"{root}/src/")]
    ran = sorted({(code.co_filename.removeprefix(f"{root}/"), outermost(code.co_qualname)) for code in inside})
    to.write_text(json.dumps({"ran": ran, "took": watched.took}), encoding="utf-8")
    return code


def by_file(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    found: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        found[str(item.path)].append(item)
    return found


def all_but_tests(root: Path, own: str) -> str:
    """A word for the sources and whatever lies beside the tests in a folder, another after every change.

    What is the book's own of another book than that of the folder is no part of it: no book imports another.
    """
    books = {path.name for path in (root / "src/playmat/books").iterdir() if path.is_dir()} & {
        path.name for path in (root / "tests").iterdir()
    }
    others = {name for name in books if own in books and name != own and not name.startswith("_")}
    files = [*(root / "src").rglob("*"), *(root / "tests").rglob("*")]
    kept = [path for path in sorted(files) if path.is_file() and path.suffix != ".pyc"]
    beside = [path for path in kept if not path.name.startswith("test_")]
    mine = [path for path in beside if not others & set(path.relative_to(root).parts)]
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in mine)).hexdigest()


def kept_as(file: str, items: list[pytest.Item], others: str) -> str:
    """The name under which it is kept what a file of tests runs; it may take its tests from other files."""
    names = "\n".join([others, *(item.nodeid for item in items)])
    written = {file, *(item.function.__code__.co_filename for item in items if isinstance(item, pytest.Function))}
    texts = b"".join(Path(each).read_bytes() for each in sorted(written) if Path(each).is_file())
    return hashlib.sha256(names.encode() + texts).hexdigest() + ".json"


def reached(items: Iterable[pytest.Item], pool: Pool, root: Path, keep: Path) -> Reach:
    """Run all tests without a fault, file by file, but for those of which it is known what they run."""
    reach = Reach()
    others = cache(partial(all_but_tests, root))
    keep.mkdir(parents=True, exist_ok=True)

    def told(file: str, made: Path, known: Path, code: int) -> None:
        if code != SURVIVED or not made.is_file():
            reach.failed.append(file)
            return
        said = json.loads(made.read_text(encoding="utf-8"))
        for source, function in said["ran"]:
            reach.files[source, function].add(file)
        reach.slow |= {name for name, seconds in said["took"].items() if seconds > TOO_LONG}
        reach.seconds += sum(said["took"].values())
        if made != known:
            shutil.copy(made, known)

    for number, (file, mine) in enumerate(by_file(items).items()):
        folder = Path(file).relative_to(root / "tests").parts[0]
        known, made = keep / kept_as(file, mine, others(folder)), root / f"reach-{number}.json"
        if known.is_file():
            told(file, known, known, SURVIVED)
        else:
            pool.start(partial(recorded, mine, root, made), LONGEST_FILE, partial(told, file, made, known))
    pool.finish()
    return reach
