"""Numbers of cards that have become others: what abilities did, as far as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..clean import clean
from ..mat import Mat
from ..words import Told
from .seen import Entry

KIND = "change"


def changes(mat: Mat, before: Mapping[int, Entry], now: Mapping[int, Entry], told: Sequence[Told]) -> list[Told]:
    """A line for each number that is another than it was, of cards that were seen before and are still.

    A change that an event has told of already is not told again; nor is one of a card that has become another.
    """
    lines = []
    for number, entry in now.items():
        was = before.get(number)
        if was is None or was.get("name") != entry.get("name"):
            continue
        name = clean(str(entry.get("name")))
        for key in mat.card.changed:
            words = change(was.get(key), entry.get(key))
            if words and not any(f"{name} gets {key}" in each.words for each in told):
                lines.append(Told(KIND, "", f"{name}: {key} {words}"))
    return lines


def change(was: object, now: object) -> str:
    """The number that was and the one that is."""
    numbers = isinstance(was, int) and isinstance(now, int)
    return f"{was} → {now}" if numbers and was != now else ""
