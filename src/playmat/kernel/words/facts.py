"""What a book notes about a game beyond its cards: facts of the game, and marks on cards. Each is declared.

    FACTS = (Fact("attacker", None, values=True, seen=the_card), Fact("battles", 0, until="end of turn", loops=True))
    g.set("attacker", placed(g, card))

A word that is not declared raises. What a fact bears on, when it ends and who sees it is said once, here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from .plain import Plain

if TYPE_CHECKING:
    from ..state.compiled import Compiled
    from ..state.game import Game

Shown: TypeAlias = "Callable[[Game, Plain], Plain]"
"""What everybody may know of a value, as plain data."""


def as_it_is(g: Game, value: Plain) -> Plain:
    """A value that is open to all and plain."""
    return value


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the game. Its value is plain and immutable: a number, a word, a tuple."""

    name: str
    start: Plain = None
    values: bool | Callable[[Compiled], bool] = False
    """What the rules themselves make of cards hangs on it, such as the numbers of a battle; or whether it does with
    the cards of a match."""
    texts: bool = False
    """Texts may ask about it, so that what they make of cards hangs on it where the match has such a text."""
    loops: bool = False
    """It tells situations apart when loops are looked for."""
    until: str = ""
    """The moment at which it is again what it was at the start."""
    seen: Shown | None = None
    """What everybody may know of it; None where it is nobody's business."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A note on a card, which goes with the object: a word and its value."""

    name: str
    values: bool | Callable[[Game, int, Plain, Plain], bool] = True
    """What cards are may hang on it; or whether it does, of a card whose mark was one thing and becomes another."""
    seen: Shown | None = None
    """What whoever sees the card may know of it; None where it is nobody's business."""
    faces: bool = False
    """Its words are what cards are called in the match: by name, for a number is the match's own."""


KERNEL_FACTS = (
    Fact("turn", 0, texts=True, seen=as_it_is),
    Fact("turn seat", 0, texts=True, seen=as_it_is),
    Fact("phase", "", texts=True, seen=as_it_is),
    Fact("step", "", texts=True, seen=as_it_is),
)
"""Every game has these: which turn it is, whose, and where in it the game stands."""

WHOSE_TURN = frozenset({"turn seat"})
WHICH_PHASE = frozenset({"turn seat", "phase", "step"})
ANY_FACT: Final = ""
"""Facts that texts ask about: whose turn it is, where in it the game stands, and any that texts may ask about."""
