"""Keywords that open the ability they stand before: how each is printed, what it is called and what it asks for.

The phrase rules make the condition of a printed mark; here are the marks, and the words that explain them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Gate(NamedTuple):
    """A mark on the card, the keyword that it gives, the number in it, and when the ability works."""

    mark: str
    keyword: str
    number: int
    says: str


WORDS = {4: "four", 5: "five"}


def limit_break(number: int) -> Gate:
    mark, keyword = f"[Limit-Break {number}]", f"limit break {number}"
    return Gate(mark, keyword, number, f"it works with {WORDS[number]} or more damage")


LIMIT_BREAKS = (limit_break(4), limit_break(5))


def marked(gates: Iterable[Gate]) -> dict[str, tuple[int, str]]:
    """For the lexicon: the number and the keyword by the mark."""
    return {gate.mark: (gate.number, gate.keyword) for gate in gates}


def explained(gates: Iterable[Gate]) -> dict[str, str]:
    """For explanations: when the ability works, by the keyword."""
    return {gate.keyword: gate.says for gate in gates}
