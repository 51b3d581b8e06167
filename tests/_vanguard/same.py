"""Scenarios of an older Vanguard book for rules that a newer one has too, run again in the newer.

The newer book's `older.tsv` has for each rule that says what a rule of the older says, or says it otherwise, the
id of the older one. A scenario is taken over if every rule that it cites is among the same ones, or if it is named as
one of a changed rule that is true in both books. It names rules by the older ids; the table tells the ids of the
questions and refusals of the newer book by those.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

from playmat.rulebook.comparing import CHANGED, SAME, Table, table_of
from playmat.rulebook.rules import folder_name

TESTS = Path(__file__).resolve().parent.parent

Ids = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Same:
    """What `newer` takes over of `older`."""

    older: str
    newer: str

    @cached_property
    def table(self) -> Table:
        found = table_of(self.newer, self.older)
        assert found is not None, f"{self.newer} does not follow {self.older}"
        return found

    @cached_property
    def older_ids(self) -> dict[str, str]:
        """What a rule of the newer book is called in the older one."""
        return {rule: stands.older for rule, stands in self.table.items()}

    def own_rules(self, *words: str) -> Ids:
        """For each older rule those of the newer book that are the same, or that are changed."""
        found: Ids = {}
        for rule, (word, older) in self.table.items():
            if word in words:
                found[older] = (*found.get(older, ()), rule)
        return found

    def taken_over(self, name: str, without: tuple[str, ...] = (), still: tuple[str, ...] = ()) -> dict[str, Any]:
        """What is in a module of the older book, each scenario with the rules that it shows here.

        `without` names those of the same rules that other rules make untrue, `still` those of changed rules that are
        true in both books. One that is not there, or is no such scenario, is an error.
        """
        module = self.load(name)
        scenarios = {word: thing for word, thing in vars(module).items() if is_scenario(thing)}
        same, changed = self.own_rules(SAME), self.own_rules(SAME, CHANGED)
        kept = {word: with_own_rules(thing, same) for word, thing in scenarios.items() if shown_here(thing, same)}
        more = {w: with_own_rules(scenarios[w], changed) for w in still if shown_here(scenarios[w], changed)}
        strange = ({*without} - set(kept)) | ({*still} - set(more)) | (set(more) & set(kept))
        assert not strange, f"{name} has no such scenario: {sorted(strange)}"
        kept |= more
        others = {
            word: thing for word, thing in vars(module).items() if word not in scenarios and not word.startswith("__")
        }
        return {**others, **{word: thing for word, thing in kept.items() if word not in without}}

    def load(self, name: str) -> ModuleType:
        """A module of the older book; where it names the book it plays by, it names the newer one."""
        path = TESTS / folder_name(self.older) / "rules" / f"{name}.py"
        module = ModuleType(f"{folder_name(self.newer)}_by_{folder_name(self.older)}_{name}")
        sys.modules[module.__name__] = module
        source = path.read_text(encoding="utf-8").replace(f'"{self.older}"', f'"{self.newer}"')
        exec(compile(source, str(path), "exec"), vars(module))
        return module


def is_scenario(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing.__name__.startswith("test_")


def cited(scenario: Any) -> list[str]:
    marks = getattr(scenario, "pytestmark", ())
    return [rule for mark in marks if mark.name == "rule" for rule in mark.args]


def shown_here(scenario: Any, ids: Ids) -> bool:
    return bool(cited(scenario)) and all(rule in ids for rule in cited(scenario))


def with_own_rules(scenario: Any, ids: Ids) -> Any:
    """The same scenario, marked with the rules of the newer book."""
    made = FunctionType(
        scenario.__code__, scenario.__globals__, scenario.__name__, scenario.__defaults__, scenario.__closure__
    )
    made.__doc__, made.__kwdefaults__, made.__module__ = scenario.__doc__, scenario.__kwdefaults__, scenario.__module__
    rules = tuple([own for rule in cited(scenario) for own in ids[rule]])
    others = [mark for mark in scenario.pytestmark if mark.name != "rule"]
    made.pytestmark = [*others, pytest.mark.rule(*rules).mark]
    return made
