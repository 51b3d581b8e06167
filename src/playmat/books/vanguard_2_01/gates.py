"""11.12 to 11.19: marks that open the ability they stand before, with their keywords and what they ask for."""

from __future__ import annotations

from .._vanguard.gates import Gate

NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 8: "eight"}


def generation_break(number: int) -> Gate:
    mark, keyword = f"[Generation Break {number}]", f"generation break {number}"
    says = f"it works with {NUMBERS[number]} or more face-up G units on (VC) and in the G zone"
    return Gate(mark, keyword, number, says)


GENERATION_BREAKS = tuple([generation_break(number) for number in NUMBERS])

WORDS = {
    "brave": "it works with three or less cards in your hand",
    "oracle": "it works with five or more cards in your hand",
    "ritual": "it works with so many grade 1 cards in your drop zone",
    "unite": "it works after you have called two or more cards in this turn",
}
"""Words that open an ability, with what they ask for."""
