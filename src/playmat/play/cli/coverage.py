"""A ledger that can be trusted: the one on disk, or a fresh one from running the scenarios.

Only a checkout has scenarios. Elsewhere, and where pytest is not installed, the command says what to do.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import deque
from importlib.util import find_spec
from pathlib import Path

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from playmat.play.cli.common import Failure, notes
from playmat.rulebook.ledger import (
    Ledger,
    LedgerError,
    find_repository,
    fingerprint,
    read_ledger,
    scenario_files,
    scenario_folders,
)

PERCENT = re.compile(r"\[\s*(\d+)%\]")


def current_ledger(start: Path, run: bool = True) -> Ledger:
    """Give a ledger that speaks for the files as they are now, running the scenarios if need be.

    Without `run` nothing is run: an older ledger is taken with a note; where there is none, it is said how to make it.
    """
    root = find_repository(start)
    if root is None:
        raise Failure("coverage is counted from the scenario tests, which are not here: run it in a checkout")
    if not scenario_files(root):
        return Ledger(fingerprint(root), {}, {})
    reason = _why_run(root)
    if reason and not run:
        return _older(root, reason)
    if reason:
        notes().print(f"running the scenarios: {reason}", style="dim")
        said = _run_scenarios(root)
        if still := _why_run(root):
            raise Failure(f"the scenarios could not all be run: {still}\n{said}")
    ledger = read_ledger(root)
    assert ledger is not None  # or there would have been a reason to run
    return ledger


def _older(root: Path, reason: str) -> Ledger:
    """The ledger that there is, though the files have changed since."""
    how = "`playmat rules --coverage --run` runs the scenarios, which takes some minutes"
    try:
        ledger = read_ledger(root)
    except LedgerError:
        ledger = None
    if ledger is None:
        raise Failure(f"{reason}: {how}")
    notes().print(f"note: {reason}; {how}", style="yellow")
    return ledger


def _why_run(root: Path) -> str:
    try:
        ledger = read_ledger(root)
    except LedgerError as error:
        return str(error)
    return "there is no ledger yet" if ledger is None else ledger.why_stale(root)


def _run_scenarios(root: Path) -> str:
    """Run them, which writes the ledger; give the last lines that pytest has said."""
    if find_spec("pytest") is None:
        raise Failure("the scenarios need pytest: install playmat[dev], or run `make test`")
    command = [sys.executable, "-m", "pytest", "-vv", "--color=no", "--tb=line"]
    command += [folder.relative_to(root).as_posix() for folder in scenario_folders(root)]
    if find_spec("xdist") is not None:
        command += ["-n", "2"]
    tail: deque[str] = deque(maxlen=15)
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    ) as process:
        _follow(process, tail)
    return "".join(tail).rstrip()


def _follow(process: subprocess.Popen[str], tail: deque[str]) -> None:
    columns = (TextColumn("scenarios"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=notes(), transient=True) as progress:
        task = progress.add_task("scenarios", total=100)
        for line in process.stdout or ():
            tail.append(line)
            if percent := PERCENT.search(line):
                progress.update(task, completed=int(percent[1]))
