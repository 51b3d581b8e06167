"""Scenarios of vanguard-1.10 for rules that vanguard-2.01 has too, run again in that book.

`same.tsv` has for each rule of vanguard-2.01 that says what a rule of vanguard-1.10 says (S), or says it otherwise (C),
the id of the older one. A scenario is taken over if every rule that it cites is among the same ones. It names rules by
the older ids; the table tells the ids of the questions and refusals of the newer book by those.
"""

from __future__ import annotations

import csv
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
OLDER = HERE.parent / "vanguard_1_10" / "rules"


@cache
def table() -> tuple[tuple[str, str, str], ...]:
    """(rule, S or C, the older rule), in the order of the book."""
    with (HERE / "same.tsv").open(encoding="utf-8") as file:
        return tuple([(rule, kind, older) for rule, kind, older in csv.reader(file, delimiter="\t")])


@cache
def older_ids() -> dict[str, str]:
    """What a rule of this book is called in the older one."""
    return {rule: older for rule, _, older in table()}


@cache
def same_rules() -> dict[str, tuple[str, ...]]:
    """For each older rule those of this book that say the same."""
    found: dict[str, tuple[str, ...]] = {}
    for rule, kind, older in table():
        if kind == "S":
            found[older] = (*found.get(older, ()), rule)
    return found


def taken_over(name: str, without: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is in a module of the older book, each scenario with the rules that it shows here.

    `without` names those that the newer rules make untrue; one that is not there, or cannot be taken over, is an error.
    """
    module = load(name)
    scenarios = {word: thing for word, thing in vars(module).items() if is_scenario(thing)}
    kept = {word: with_own_rules(thing) for word, thing in scenarios.items() if shown_here(thing)}
    strange = {*without} - set(kept)
    assert not strange, f"{name} has no such scenario: {sorted(strange)}"
    others = {
        word: thing for word, thing in vars(module).items() if word not in scenarios and not word.startswith("__")
    }
    return {**others, **{word: thing for word, thing in kept.items() if word not in without}}


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(f"older_{name}", OLDER / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def is_scenario(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing.__name__.startswith("test_")


def cited(scenario: Any) -> list[str]:
    marks = getattr(scenario, "pytestmark", ())
    return [rule for mark in marks if mark.name == "rule" for rule in mark.args]


def shown_here(scenario: Any) -> bool:
    return bool(cited(scenario)) and all(rule in same_rules() for rule in cited(scenario))


def with_own_rules(scenario: Any) -> Any:
    """The same scenario, marked with the rules of this book."""
    made = FunctionType(
        scenario.__code__, scenario.__globals__, scenario.__name__, scenario.__defaults__, scenario.__closure__
    )
    made.__doc__, made.__kwdefaults__, made.__module__ = scenario.__doc__, scenario.__kwdefaults__, scenario.__module__
    rules = tuple([own for rule in cited(scenario) for own in same_rules()[rule]])
    others = [mark for mark in scenario.pytestmark if mark.name != "rule"]
    made.pytestmark = [*others, pytest.mark.rule(*rules).mark]
    return made
