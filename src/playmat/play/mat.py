"""The mat of a game as data: where its zones lie, and what is said of a card in few words.

`games/<game>/mat.json` is read by every table, whatever draws it; it names no way of drawing. A player looks over the
grid from behind its last row; the other side is the same grid turned round. Zones in the order of the file:

    spot     one card at a square; `lead` for the card that leads
    cells    cards side by side from a square on, `at` [column, row, wide, high]
    row      cards one after another in a line; `between`: it lies between the players
    groups   cards by a characteristic, each a sign
    pips     how many there are, one sign each; `of`: how many it takes; `danger`, `low`: when that is alarming
    spread   pips whose cards lie open, one over another
    pile     how many there are; `under`: the zone that the pile lies under
    hand     the cards in hand, in the order `by`
    under    cards that lie under another one, which a mark of theirs names
    none     nothing to look at

A zone whose cards lie in several ways has `parts`, each with the cards that it takes (`where`); what is left lies as
the zone says. Words with `{name}` in them take a characteristic of the card, or what its book adds to it in a view; of
a part in [brackets] nothing is said when a name in it says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from ..kernel.words.book import Book

SHAPES = ("spot", "cells", "row", "groups", "pips", "spread", "pile", "hand", "under", "none")
HUES = ("red", "orange", "yellow", "green", "cyan", "blue", "purple", "grey")
SEAT = "{seat}"
NOTHING: Mapping[str, Any] = MappingProxyType({})
PIECE = re.compile(r"\[(?P<optional>[^\[\]]*)\]|(?P<plain>[^\[\]]+)")
NAME = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True)
class Template:
    """Words with the names of characteristics in them.

    >>> Template("G{grade}[ shield {shield}]").fill({"grade": "1", "shield": ""}.__getitem__)
    'G1'
    """

    text: str

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(NAME.findall(self.text))

    def fill(self, say: Callable[[str], str]) -> str:
        """The words, each name said; a name that says nothing is a dash, or drops the part in brackets around it."""
        return "".join(self._piece(found, say) for found in PIECE.finditer(self.text))

    def _piece(self, found: re.Match[str], say: Callable[[str], str]) -> str:
        optional = found["optional"]
        words = found["plain"] if optional is None else optional
        said = {name: say(name) for name in NAME.findall(words)}
        if optional is not None and not all(said.values()):
            return ""
        return NAME.sub(lambda name: said[name[1]] or "-", words)


@dataclass(frozen=True)
class Square:
    """A part of the grid, counted from 1; row 1 is nearest to the other player."""

    column: int
    row: int
    wide: int = 1
    high: int = 1

    def squares(self) -> list[tuple[int, int]]:
        """(column, row) of each square, row by row."""
        rows = range(self.row, self.row + self.high)
        return [(column, row) for row in rows for column in range(self.column, self.column + self.wide)]


@dataclass(frozen=True)
class Place:
    """How the cards of a zone lie, or those of them that have one of the words in `where`, by characteristic."""

    zone: str
    shape: str
    label: str
    at: Square | None = None
    lead: bool = False
    if_any: bool = False
    """Nothing is drawn of it while it is empty."""
    by: tuple[str, ...] = ()
    note: Template | None = None
    sum: str = ""
    """A number of the cards that is added up."""
    full: int | None = None
    danger: int | None = None
    low: bool = False
    """The danger is to have so few, not so many."""
    between: bool = False
    under: str = ""
    points: str = ""
    """What the card carries that names the cards or players it is about."""
    whose: str = ""
    """What the card carries that names the player it belongs to."""
    tells: tuple[str, ...] = ()
    """What else the card carries that is said of it."""
    newest: bool = False
    """The newest first."""
    where: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    parts: tuple[Place, ...] = ()
    shared: bool = False
    """The book has one such zone for both players."""


@dataclass(frozen=True)
class Shown:
    """A fact of the game that a table shows: of each player where its name has the seat in it."""

    fact: str
    label: str
    if_any: bool = False
    danger: int | None = None
    low: bool = False
    cards: bool = False
    """It names cards."""
    says: str = ""
    """What is said where it is so, of a fact that is or is not."""
    in_title: bool = False
    """It is a step within the step that the game is at."""

    @property
    def of_players(self) -> bool:
        return SEAT in self.fact


@dataclass(frozen=True)
class Role:
    """A part that cards play in a battle: the fact that names them, a sign for the card, and the words before it."""

    fact: str
    sign: str
    word: str
    before: str = ""
    aimed_at: bool = False


@dataclass(frozen=True)
class Adds:
    """A zone whose cards add to the number of their player's fighters, in the steps before the rules add it."""

    zone: str
    number: str
    to: str
    steps: tuple[str, ...]


@dataclass(frozen=True)
class Sign:
    sign: str
    word: str


@dataclass(frozen=True)
class CardWords:
    """What is said of a card: in its cell, in short, beside a choice, and on its own."""

    line: Template
    short: Template
    detail: Template
    usual: Mapping[str, Any] = field(default_factory=dict)
    """Values that are not worth saying."""
    changed: Mapping[str, str] = field(default_factory=dict)
    """Numbers whose change is told, each with the characteristic that has it as printed."""
    skills: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By characteristic, the words that are said of a card that has them, in short."""
    carries: Mapping[str, str] = field(default_factory=dict)
    """Amounts that lie on a card, with what they are called."""
    points: Mapping[str, str] = field(default_factory=dict)
    """What on a card names another one, with the words before its name."""
    hues: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By characteristic, the hue of each of its words."""


@dataclass(frozen=True)
class Mat:
    """A mat as it was checked against its book."""

    book: str
    columns: int
    rows: int
    places: tuple[Place, ...]
    card: CardWords
    upright: Sign
    rested: Sign
    face_down: Sign
    facts: tuple[Shown, ...] = ()
    battle: tuple[Role, ...] = ()
    battle_note: Template | None = None
    battle_adds: Adds | None = None

    @property
    def all_places(self) -> tuple[Place, ...]:
        """Zones and parts of zones, the parts before what is left of their zone."""
        return tuple(part for place in self.places for part in (*place.parts, place))

    def place(self, zone: str) -> Place:
        return next(place for place in self.places if place.zone == zone)


def plain_mat(book: Book) -> Mat:
    """For a game without a mat of its own: hidden zones as piles, all others as rows."""
    hand = {zone.name for zone in book.places.zones if zone.face_up == "owner"}

    def shape(name: str, public: bool) -> str:
        return "row" if public else "hand" if name in hand else "pile"

    places = tuple(
        Place(zone.name, shape(zone.name, zone.public), zone.name, if_any=True, shared=zone.shared, between=zone.shared)
        for zone in book.places.zones
    )
    nothing = Template("")
    words = CardWords(nothing, nothing, nothing)
    return Mat(
        book.name, 1, 1, places, words, Sign("▲", "upright"), Sign("▶", "rested"), Sign("□", "face down"),
    )  # fmt: skip
