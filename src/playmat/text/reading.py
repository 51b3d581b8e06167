"""Reading the texts of a book's cards, each once in a process: it is the dear part of loading a card or a save."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from playmat.kernel.words.cards import Known
from playmat.kernel.words.nodes import Ability
from playmat.text.language import Language

Reader: TypeAlias = Callable[[str, str, Known], tuple[Ability, ...]]
"""The abilities that a card of this name has by its text, which names no words but those that are known."""


def as_read(ability: Ability) -> Ability:
    return ability


def reader_of(language: Callable[[], Language], meant: Callable[[Ability], Ability] = as_read) -> Reader:
    """What reads the texts of a book, with its language for each list of known words.

    `meant` makes of an ability as it was read what its text means.
    """

    @lru_cache(maxsize=8)
    def knowing(known: Known) -> Language:
        return language().knowing(known)

    @lru_cache(maxsize=8192)
    def abilities_of(name: str, text: str, known: Known) -> tuple[Ability, ...]:
        return tuple([meant(ability) for ability in knowing(known).read(name, text)])

    return abilities_of
