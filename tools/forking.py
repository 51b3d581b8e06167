"""Children in which tests are run: forked, silent, limited, and a few at a time."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest

LONGEST_TEST = 5.0
"""Seconds of work after which a single test has not ended because of the fault."""
MOST_MEMORY = 3 << 30
LOOK_AGAIN = 0.03
"""Seconds between two looks at the children."""
SURVIVED, KILLED = 0, 1


class Watched:
    """A plugin that hears whether a test failed, and ends the process when one test works for far too long."""

    failed = False

    def __init__(self, longest: float = LONGEST_TEST) -> None:
        self.longest = longest
        self.begun = 0.0
        self.took: dict[str, float] = {}

    def pytest_runtest_logstart(self) -> None:
        self.begun = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, self.longest)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """What comes between tests, as collecting others, may take its time."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.took[nodeid] = time.process_time() - self.begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


def run_loaded(items: list[pytest.Item], watched: Watched | None = None) -> int:
    """Run tests that are collected, up to the first failure."""
    watched = watched or Watched()
    for item in items[:1]:
        item.config.pluginmanager.register(watched)
    for item, after in zip(items, [*items[1:], None], strict=True):
        item.ihook.pytest_runtest_protocol(item=item, nextitem=after)
        if watched.failed:
            return KILLED
    return SURVIVED


@dataclass
class Child:
    """A forked process that runs tests, until when it may, and what to tell of its end."""

    deadline: float
    told: Callable[[int], None]


def forked(work: Callable[[], int], seconds: float) -> int:
    """Do some work in a child, which ends with what the work gives; an error or a spent limit is a kill."""
    child = os.fork()
    if child:
        return child
    code = KILLED
    try:
        sys.setprofile(None)
        silence()
        limit(seconds)
        code = work()
    finally:
        os._exit(code)


def silence() -> None:
    """Nothing that a child says is heard."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def limit(seconds: float) -> None:
    """Count the time that is really worked, so that a busy machine does not decide."""
    whole = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


class Pool:
    """A few children at a time."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.children: dict[int, Child] = {}

    def start(self, work: Callable[[], int], seconds: float, told: Callable[[int], None]) -> None:
        while len(self.children) >= self.jobs:
            self.wait()
        self.children[forked(work, seconds)] = Child(time.monotonic() + 20 * seconds, told)

    def finish(self) -> None:
        while self.children:
            self.wait()

    def wait(self) -> None:
        """Wait for one of the children to end, and end those that do not."""
        for process, child in list(self.children.items()):
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                del self.children[process]
                child.told(os.waitstatus_to_exitcode(status))
            elif time.monotonic() > child.deadline:
                os.kill(process, signal.SIGKILL)
        time.sleep(LOOK_AGAIN)
