"""Explanations as lines of text and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from playmat.text.explain.cards import Explained, ExplainedAbility
from playmat.text.explain.explainer import Line


def as_lines(explained: Explained, width: int) -> list[str]:
    """A card for the terminal: its name, and its abilities numbered and indented."""
    lines = [explained.card]
    for at, ability in enumerate(explained.abilities, 1):
        lines += folded(f"{at}. {ability.kind}", width, 2)
        for heading, text in headings(ability):
            lines += folded(f"{heading}: {text}", width, 5)
        for heading, below in (("Cost", ability.cost), ("What it does", ability.steps)):
            if below:
                lines.append(f"     {heading}:")
                lines += [line for each in below for line in below_it(each, width, 7)]
    return lines


def headings(ability: ExplainedAbility) -> Iterator[tuple[str, str]]:
    parts = (
        ("Keyword", ability.keyword), ("Works", ability.works), ("Set off", ability.when),
        ("Condition", ability.condition), ("Limit", ability.limit),
    )  # fmt: skip
    return ((heading, text) for heading, text in parts if text)


def below_it(line: Line, width: int, indent: int) -> Iterator[str]:
    number = f"{line.number} " if line.number else ""
    yield from folded(number + line.text, width, indent)
    for each in line.inner:
        yield from below_it(each, width, indent + 2)


def folded(text: str, width: int, indent: int) -> list[str]:
    blank = " " * indent
    return wrap(text, max(width, 40), initial_indent=blank, subsequent_indent=blank + "  ", break_on_hyphens=False)


def as_json(explained: Iterable[Explained]) -> list[dict[str, Any]]:
    """Cards as plain data."""
    return [{"card": each.card, "abilities": [ability_json(a) for a in each.abilities]} for each in explained]


def ability_json(ability: ExplainedAbility) -> dict[str, Any]:
    return {
        "text": ability.text,
        "kind": ability.kind,
        "keyword": ability.keyword,
        "works": ability.works,
        "when": ability.when,
        "condition": ability.condition,
        "limit": ability.limit,
        "cost": [line_json(line) for line in ability.cost],
        "steps": [line_json(line) for line in ability.steps],
        "refers": [{"at": at, "node": node, "stands for": meant} for at, node, meant in ability.refers],
    }


def line_json(line: Line) -> dict[str, Any]:
    inner = {"inner": [line_json(each) for each in line.inner]} if line.inner else {}
    return {"number": line.number, "text": line.text, **inner}
