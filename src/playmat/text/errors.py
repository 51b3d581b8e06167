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
        start = self.text.rfind("\n", 0, self.at) + 1
        line = self.text[start:].split("\n")[0]
        if self.reason:
            return f"    {line}\n    {' ' * (self.at - start)}^ {self.reason}"
        wanted = " | ".join(self.expected[:MOST_EXPECTED]) or "end of text"
        more = len(self.expected) - MOST_EXPECTED
        wanted += f" | {more} others" if more > 0 else ""
        return f"    {line}\n    {' ' * (self.at - start)}^ expected: {wanted}"


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
        stop = Stop(text, at)
        start = text.rfind("\n", 0, at) + 1
        line = stop.text[start:].split("\n")[0]
        super().__init__(f"{card!r} has damaged text: {reason}\n    {line}\n    {' ' * (at - start)}^ here")
        self.card, self.text, self.at, self.reason = card, text, at, reason
