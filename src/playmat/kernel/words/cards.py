"""What a card is before it is played: its printed characteristics and its abilities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .nodes import Ability


Value: TypeAlias = "int | str | tuple[str, ...] | None"
"""What is printed for one characteristic."""


Known: TypeAlias = "tuple[tuple[str, frozenset[str]], ...]"
"""The words of each class that the cards at hand have; where a class is not there, its words are not limited."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card definition. `printed` has a value for every characteristic of the book.

    Two cards with equal names and characteristics are the same card: the game may take one for the other.
    """

    name: str
    printed: Mapping[str, Value]
    abilities: tuple[Ability, ...] = ()
    text: str = ""
    number: str = ""
    extra: Mapping[str, object] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<card {self.name}>"
