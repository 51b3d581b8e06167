"""The table as a drawing of 80 columns: the opponent on top and mirrored, one's own field below.

A book with a mat of its own draws its field as it lies; any other book is drawn as a list of its zones.
What a seat does not see is never drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ..words import owner_words
from .mats import mat_of

WIDTH = 80
CELL = 23
STANDING, RESTING = "▲", "▶"
"""A resting card lies on its side."""


@dataclass(frozen=True)
class Eye:
    """Who looks: from which seat, with all hands open or not, as a player or as somebody beside the table."""

    seat: int
    open_hands: bool = False
    neutral: bool = False

    def knows(self, game: Game, card: int) -> bool:
        return self.open_hands or sees(game, self.seat, card)

    def label(self, seat: int) -> str:
        if self.neutral:
            return f"player {seat + 1}"
        return "you" if seat == self.seat else "opponent"

    def whose(self, seat: int) -> str:
        return owner_words(seat, None if self.neutral else self.seat)


def draw(game: Game, seat: int, *, open_hands: bool = False, neutral: bool = False) -> RenderableType:
    """The table as a seat sees it; with open hands and neutral, as a reader of a replay does."""
    parts, eye = mat_of(game.book.name).parts, Eye(seat, open_hands, neutral)
    return draw_zones(game, eye) if parts is None else both_fields(game, eye, parts)


def title(game: Game, eye: Eye) -> Text:
    facts = game.facts
    phase = " · ".join(str(facts[key]) for key in ("phase", "step") if facts.get(key)) or "before the game"
    if not facts.get("turn"):
        return Text(phase, style="bold")
    return Text(f"turn {facts['turn']} · {eye.whose(facts.get('turn seat', 0))} {phase}", style="bold")


# --- any book -----------------------------------------------------------------------------------------


def draw_zones(game: Game, eye: Eye) -> RenderableType:
    """Each zone that holds cards, with their names where they are seen."""
    table = Table(box=box.ROUNDED, width=WIDTH, show_header=False, title=title(game, eye))
    for seat in (1 - eye.seat, eye.seat):
        for zone in game.book.places.zones:
            cards = game.in_zone(seat, zone.name)
            if cards:
                table.add_row(f"{eye.label(seat)}, {zone.name}", escape(pile(game, eye, cards)))
        if seat != eye.seat:
            table.add_section()
    return table


def pile(game: Game, eye: Eye, cards: Sequence[int]) -> str:
    """The names of some cards, and how many are hidden."""
    seen = [game.card(card) for card in cards if eye.knows(game, card)]
    hidden = len(cards) - len(seen)
    return ", ".join([*seen, f"{hidden} cards"] if hidden else seen)


# --- parts of any drawing ---------------------------------------------------------------------------------


def labelled(label: str, style: str, text: Text) -> Table:
    """A line with its label at the side; long ones are folded beside it."""
    line = Table.grid(padding=(0, 2))
    line.add_column(width=8, no_wrap=True)
    line.add_column(max_width=WIDTH - 10)
    line.add_row(Text(label, style=f"bold {style}"), text)
    return line


def both_fields(game: Game, eye: Eye, parts: Parts) -> RenderableType:
    """The opponent on top, what goes on between the two, one's own side below with the hand."""
    me, other = eye.seat, 1 - eye.seat
    drawn: list[RenderableType] = [title(game, eye), *parts.side(game, eye, other)]
    drawn += parts.between(game, eye)
    drawn += reversed(parts.side(game, eye, me))
    if eye.open_hands:
        drawn.insert(1, parts.hand(game, other))
    drawn.append(parts.hand(game, me))
    return Group(*drawn)


@dataclass(frozen=True)
class Parts:
    """What a book draws: a side from its outer edge inwards, what lies between, and a hand."""

    side: Callable[[Game, Eye, int], list[RenderableType]]
    between: Callable[[Game, Eye], list[RenderableType]]
    hand: Callable[[Game, int], RenderableType]


def counted(words: Sequence[str]) -> Text:
    """Words in a row, equal ones counted."""
    counts: dict[str, int] = {}
    for each in words:
        counts[each] = counts.get(each, 0) + 1
    return Text(", ".join(f"{count}× {each}" if count > 1 else each for each, count in counts.items()) or "empty")


def card_text(game: Game, card: int) -> RenderableType:
    """A card in full: its printed values, and its text line by line."""
    return definition_text(game, game.definition[card])


def definition_text(game: Game, definition: int) -> RenderableType:
    found = game.match.cards[definition]
    table = Table(box=box.ROUNDED, width=WIDTH - 4, show_header=False, title=Text(found.name, style="bold"))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for characteristic in game.book.words.characteristics:
        value = found.printed.get(characteristic.name)
        if value in (None, "", ()) or characteristic.name in ("name", "original power"):
            continue
        table.add_row(characteristic.name, escape(", ".join(value) if isinstance(value, tuple) else str(value)))
    for line in found.text.split("\n"):
        if line:
            table.add_section()
            table.add_row("text", escape(line))
    return table
