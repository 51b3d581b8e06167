"""Card text to effects and back.

A book's `Language` is built from its grammar files and lexicon; `read_card` gives the abilities of a text or
raises saying which words it could not read, `print_abilities` gives the text back, and `check` measures a
whole list of cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from playmat.kernel.words.nodes import Ability
from playmat.text.check import Report, Verdict, check
from playmat.text.errors import CardTextAmbiguous, CardTextDamaged, CardTextDeclined, GrammarError
from playmat.text.known import gathered
from playmat.text.language import Language
from playmat.text.lexicon import Lexicon, Open
from playmat.text.limits import require_plain, whole_number
from playmat.text.normalise import normalise, spelled
from playmat.text.reading import reader_of


def read_card(language: Language, name: str, text: str) -> tuple[Ability, ...]:
    """The abilities that a card's text gives it."""
    return language.read(name, text)


def print_abilities(language: Language, abilities: Iterable[Ability]) -> str:
    """The text of some abilities, one a line."""
    return "\n".join(language.print(ability) for ability in abilities)


__all__ = [
    "CardTextAmbiguous",
    "CardTextDamaged",
    "CardTextDeclined",
    "GrammarError",
    "Language",
    "Lexicon",
    "Open",
    "Report",
    "Verdict",
    "check",
    "gathered",
    "normalise",
    "print_abilities",
    "read_card",
    "reader_of",
    "require_plain",
    "spelled",
    "whole_number",
]
