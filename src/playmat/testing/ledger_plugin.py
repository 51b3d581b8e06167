"""The pytest plugin that fills the rule ledger; `tests/conftest.py` loads it.

It reads `@pytest.mark.rule(...)` while tests are collected (an id the book does not have is a collection
error of that file), carries the ids along with each test's report, and writes the ledger when the run
ends. Under xdist the reports arrive in the controlling process, which alone writes; the workers send
what they collected, because only they know it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from playmat.kernel.words.errors import BookError
from playmat.rulebook.ledger import (
    Ledger,
    LedgerError,
    Scenario,
    book_of,
    fingerprint,
    read_ledger,
    unknown_rules,
    write_ledger,
)
from playmat.rulebook.rules import UnknownRule, rules_of

PROPERTY = "playmat-rules"
WORKER = "playmat-collected"
NAME = "playmat-ledger"


class BadMark(Exception):
    """A rule mark that cannot be counted."""


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(config), NAME)


def cited_by(item: pytest.Item, root: Path) -> tuple[str, tuple[str, ...]] | None:
    """Give the book and the rules that a test cites, or None when it cites none. Raise `BadMark`."""
    marks = list(item.iter_markers("rule"))
    if not marks:
        return None
    book = book_of(item.path, root)
    if book is None:
        raise BadMark(f"{item.name}: a rule mark outside tests/<book>/rules/, which says whose rule it is")
    ids = [each for mark in marks for each in _ids(item, mark)]
    try:
        for unknown in unknown_rules(book, ids):
            raise UnknownRule(book, unknown, rules_of(book))
    except BookError as error:
        raise BadMark(f"{item.name}: {error}") from error
    return book, tuple(dict.fromkeys(ids))


def _ids(item: pytest.Item, mark: pytest.Mark) -> tuple[str, ...]:
    if mark.kwargs or not mark.args or not all(isinstance(each, str) for each in mark.args):
        raise BadMark(f"{item.name}: a rule mark with {mark.args} {mark.kwargs}; expected ids as text")
    return mark.args


class Recorder:
    """What one process of a run knows: tests collected, and how those that ran have ended."""

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.is_worker = hasattr(config, "workerinput")
        self.before = "" if self.is_worker else fingerprint(self.root)
        self.collected: Counter[str] = Counter()
        self.partial: set[str] = {_file_of(arg) for arg in config.args if "::" in arg}
        self.verdicts: dict[str, bool] = {}
        self.cited: dict[str, Scenario] = {}

    # --- collecting ---------------------------------------------------------------------------

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        try:
            for item in report.result if report.passed else ():
                if isinstance(item, pytest.Item):
                    self._note(item)
        except BadMark as error:
            report.outcome = "failed"
            report.longrepr = str(error)
            report.result = []
        return report

    def _note(self, item: pytest.Item) -> None:
        cited = cited_by(item, self.root)
        if cited is not None:
            item.user_properties.append((PROPERTY, [cited[0], list(cited[1])]))

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        # A soak test is left out of every ordinary run, so its absence does not make a run partial.
        chosen = [item for item in items if item.get_closest_marker("soak") is None]
        self.partial |= {_file_of(item.nodeid) for item in chosen}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        inside = [item for item in session.items if book_of(item.path, self.root)]
        self.collected = Counter(_file_of(item.nodeid) for item in inside)

    # --- running ------------------------------------------------------------------------------

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: dict[str, Any] = dict(report.user_properties)
        if PROPERTY in properties:
            book, rules = properties[PROPERTY]
            self.cited[report.nodeid] = Scenario(report.nodeid, book, tuple(rules))
        if report.when == "call":
            self.verdicts[report.nodeid] = report.passed and not hasattr(report, "wasxfail")
        elif not report.passed:
            self.verdicts[report.nodeid] = False

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        counts, partial = getattr(node, "workeroutput", {}).get(WORKER, ({}, []))
        self.collected |= Counter(counts)
        self.partial |= set(partial)

    # --- ending -------------------------------------------------------------------------------

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.is_worker:
            output = session.config.workeroutput  # type: ignore[attr-defined]
            output[WORKER] = (dict(self.collected), sorted(self.partial))
        elif self.collected and not session.config.option.collectonly:
            write_ledger(self.root, self._merged(self.ledger()))

    def ledger(self) -> Ledger:
        """Give what this run alone has shown."""
        ran = Counter(_file_of(test) for test in self.verdicts)
        whole = {name: n for name, n in self.collected.items() if ran[name] == n and name not in self.partial}
        passed = {test: each for test, each in self.cited.items() if self.verdicts.get(test)}
        failed = [test for test in self.cited if self.verdicts.get(test) is False]
        return Ledger(self.before, passed, whole, tuple(failed))

    def _merged(self, ledger: Ledger) -> Ledger:
        try:
            earlier = read_ledger(self.root)
        except LedgerError:
            return ledger  # a damaged file is replaced: it only ever repeats what runs can show again
        return earlier.merged(ledger) if earlier else ledger


def _file_of(test: str) -> str:
    return test.partition("::")[0]
