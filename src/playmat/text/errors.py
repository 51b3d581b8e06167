"""What can go wrong with a card's text, and with the grammar that reads it.

CardError
  CardTextDeclined    no reading: the words that stopped it, and what was expected there
  CardTextAmbiguous   two readings with different meanings, both shown
  CardTextDamaged     the text lost a sign or a bracket on its way here
BookError
  GrammarError        a phrase rule that cannot be used (a fault of the book, not of a card)
"""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.words.errors import BookError, CardError

MOST_EXPECTED = 8
WINDOW = 120
"""How much of a long line is shown on either side of a place."""


class GrammarError(BookError):
    """A grammar file or lexicon that contradicts itself."""


@dataclass(frozen=True)
class Stop:
    """Where reading stopped: the text, the place in it, and the words that would have gone on."""

    text: str
    at: int
    expected: tuple[str, ...] = ()
    reason: str = ""
    """What is wrong there, where it is not that other words were expected."""

    @property
    def words(self) -> str:
        """The words that could not be read, up to the end of their sentence."""
        return self.text[self.at :].split("\n")[0]

    def shown(self) -> str:
        shown = pointed_at(self.text, self.at)
        if self.reason:
            return f"{shown}^ {self.reason}"
        wanted = " | ".join(self.expected[:MOST_EXPECTED]) or "end of text"
        more = len(self.expected) - MOST_EXPECTED
        wanted += f" | {more} others" if more > 0 else ""
        return f"{shown}^ expected: {wanted}"


def pointed_at(text: str, at: int) -> str:
    """The line with that place, or what of it lies around the place, and below it the way to the place."""
    start = text.rfind("\n", 0, at) + 1
    line = text[start:].split("\n", maxsplit=1)[0]
    place = at - start
    first, last = max(place - WINDOW, 0), place + WINDOW
    if len(line) <= 2 * WINDOW:
        first, last = 0, len(line)
    before, after = "... " if first else "", " ..." if last < len(line) else ""
    left, right = escaped(line[first:place]), escaped(line[place:last])
    return f"    {before}{left}{right}{after}\n    {' ' * len(before + left)}"


def escaped(text: str) -> str:
    """The text with every sign that would steer a screen written out."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


class CardTextDeclined(CardError):
    """No reading of an ability."""

    def __init__(self, card: str, ability: int, stop: Stop) -> None:
        super().__init__(f"{card!r}, ability {ability}\n{stop.shown()}")
        self.card, self.ability, self.stop = card, ability, stop


class CardTextAmbiguous(CardError):
    """Two readings of an ability that do not mean the same."""

    def __init__(self, card: str, ability: int, text: str, readings: tuple[object, ...]) -> None:
        shown = "\n".join(f"    {number}: {reading!r}" for number, reading in enumerate(readings[:2], 1))
        ways = f"{card!r}, ability {ability} can be read in {len(readings)} ways"
        super().__init__(f"{ways}\n    {text}\n{shown}")
        self.card, self.ability, self.text, self.readings = card, ability, text, readings


class CardTextDamaged(CardError):
    """The text has lost something that no systematic repair gives back."""

    def __init__(self, card: str, text: str, at: int, reason: str) -> None:
        super().__init__(f"{card!r} has damaged text: {reason}\n{pointed_at(text, at)}^ here")
        self.card, self.text, self.at, self.reason = card, text, at, reason
