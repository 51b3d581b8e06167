"""How much of a list of cards a language reads, and what stops the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Literal

from playmat.text.errors import CardTextAmbiguous, CardTextDamaged, CardTextDeclined
from playmat.text.language import Language

Outcome = Literal["read", "declined", "ambiguous", "damaged"]


@dataclass(frozen=True)
class Verdict:
    """What became of one card; if not read, in which ability, at which words, with what expected there."""

    card: str
    outcome: Outcome
    ability: int = 0
    words: str = ""
    expected: tuple[str, ...] = ()
    message: str = ""


@dataclass(frozen=True)
class Report:
    """Verdicts on all cards that have a text, with totals."""

    cards: int
    verdicts: tuple[Verdict, ...]
    totals: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "totals", Counter(verdict.outcome for verdict in self.verdicts))

    @property
    def with_text(self) -> int:
        return len(self.verdicts)

    @property
    def share(self) -> float:
        """Cards read, of those whose text is undamaged."""
        whole = self.with_text - self.totals["damaged"]
        return self.totals["read"] / whole if whole else 1.0

    def blocking(self, most: int = 20) -> list[tuple[str, int]]:
        """The phrases that stop most cards, as shapes, with how many cards each stops."""
        shapes = Counter(shape(verdict.words) for verdict in self.verdicts if verdict.outcome == "declined")
        return shapes.most_common(most)

    def as_json(self) -> dict[str, object]:
        return {
            "cards": self.cards,
            "with_text": self.with_text,
            **{outcome: self.totals[outcome] for outcome in ("read", "declined", "ambiguous", "damaged")},
            "not_read": [asdict(verdict) for verdict in self.verdicts if verdict.outcome != "read"],
            "blocking": self.blocking(),
        }


def check(language: Language, cards: Iterable[tuple[str, str]]) -> Report:
    """The verdict on every card, given as (name, text)."""
    cards = list(cards)
    return Report(len(cards), tuple(verdict_on(language, name, text) for name, text in cards if text.strip()))


def verdict_on(language: Language, name: str, text: str) -> Verdict:
    try:
        language.read(name, text)
    except CardTextDeclined as error:
        return Verdict(name, "declined", error.ability, error.stop.words, error.stop.expected, str(error))
    except CardTextAmbiguous as error:
        return Verdict(name, "ambiguous", error.ability, error.text, (), str(error))
    except CardTextDamaged as error:
        return Verdict(name, "damaged", 0, error.text[error.at :], (), str(error))
    return Verdict(name, "read")


FOLDS = (
    (r'"[^"]*"', '"N"'),
    (r"<<[^>]*>>|<[^>]*>", "<X>"),
    (r"\d+", "#"),
    (r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b", "#"),
)


def shape(words: str, length: int = 6) -> str:
    """Words with names, traits and numbers folded, cut to their beginning."""
    for pattern, by in FOLDS:
        words = re.sub(pattern, by, words)
    return " ".join(words.split()[:length])
