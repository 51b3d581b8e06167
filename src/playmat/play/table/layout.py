"""The table as a drawing of 80 columns: the opponent on top and mirrored, one's own field below.

A book with a field draws it as it lies; any other book is drawn as a list of its zones. What a seat does
not see is never drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ...kernel.game import Game
from ...kernel.view import sees
from ..words import owner_words

WIDTH = 80
CELL = 23
STANDING, RESTING = "▲", "▶"
"""A resting card lies on its side."""

VANGUARD = "vanguard circle"
FRONT = ("front left", VANGUARD, "front right")
BACK = ("back left", "back center", "back right")


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
    return LAYOUTS.get(game.book.name, draw_zones)(game, Eye(seat, open_hands, neutral))


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
        for zone in game.book.zones:
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


# --- vanguard -----------------------------------------------------------------------------------------


def draw_vanguard(game: Game, eye: Eye) -> RenderableType:
    me, other = eye.seat, 1 - eye.seat
    parts: list[RenderableType] = [title(game, eye), status(game, eye, other), field(game, eye, other)]
    parts += [line for line in (battle(game), guardians(game)) if line is not None]
    parts += [field(game, eye, me), status(game, eye, me)]
    if eye.open_hands:
        parts.insert(1, hand(game, other))
    parts.append(hand(game, me))
    return Group(*parts)


def labelled(label: str, style: str, text: Text) -> Table:
    """A line with its label at the side; long ones are folded beside it."""
    line = Table.grid(padding=(0, 2))
    line.add_column(width=8, no_wrap=True)
    line.add_column(max_width=WIDTH - 10)
    line.add_row(Text(label, style=f"bold {style}"), text)
    return line


def status(game: Game, eye: Eye, seat: int) -> Table:
    """The zones that are piles, as counts, and the damage card by card."""
    text = Text()
    for zone in ("hand", "deck", "soul", "drop", "bind"):
        count = len(game.in_zone(seat, zone))
        if count or zone != "bind":
            text.append(f"{zone} ", "dim").append(f"{count}  ")
    text.append("damage ", "dim").append(damage(game, seat))
    shown = game.in_zone(seat, "trigger")
    if shown:
        text.append("  check ", "dim").append(game.card(shown[-1]), "yellow")
    return labelled(eye.label(seat), "cyan" if seat == eye.seat else "red", text)


def damage(game: Game, seat: int) -> Text:
    cards = game.in_zone(seat, "damage")
    marks = "".join("□" if game.face_down[card] else "■" for card in cards)
    style = "red" if len(cards) >= 4 else "default"
    return Text(f"{marks or '-'} {len(cards)}/6", style=style)


def field(game: Game, eye: Eye, seat: int) -> Table:
    """Two rows of three circles; the opponent's is turned round, as it lies across the table."""
    mine = seat == eye.seat
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style="cyan" if mine else "red")
    for _ in range(3):
        grid.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    for row in (FRONT, BACK) if mine else (BACK[::-1], FRONT[::-1]):
        grid.add_row(*(circle(game, eye, seat, name) for name in row))
    return grid


def circle(game: Game, eye: Eye, seat: int, name: str) -> Text:
    cards = game.in_zone(seat, name)
    if not cards:
        return Text(f"{name}\n", style="dim")
    card = cards[-1]
    if not eye.knows(game, card):
        return Text("a face-down card\n", style="dim")
    rested = bool(game.rested[card])
    mark = RESTING if rested else STANDING
    style = "dim" if rested else "bold" if name == VANGUARD else ""
    text = Text(f"{mark} {game.card(card)}", style=emphasis(game, card) or style)
    text.truncate(CELL, overflow="ellipsis")
    return text.append("\n  ").append(numbers(game, card), "not bold default" if not rested else "dim")


def emphasis(game: Game, card: int) -> str:
    """The units that fight stand out."""
    attacker = game.facts.get("attacker")
    if attacker and attacker[0] == card:
        return "bold yellow"
    return "bold magenta" if any(unit[0] == card for unit in game.facts.get("attacked", ())) else ""


def numbers(game: Game, card: int) -> str:
    """Grade, power with what was added to it, critical if it is not one, and the skill."""
    power, printed = game.value(card, "power"), game.match.printed[game.definition[card]]["power"]
    added = f" ({power - printed:+})" if power != printed else ""
    critical = game.value(card, "critical")
    stars = f" ★{critical}" if critical != 1 else ""
    skills = {"boost": "boost", "intercept": "icpt", "twin drive": "twin"}
    skill = next((f" {short}" for word, short in skills.items() if game.has(card, word)), "")
    return f"G{game.value(card, 'grade')} {power}{added}{stars}{'' if added else skill}"


def battle(game: Game) -> Table | None:
    attacker = game.facts.get("attacker")
    if not attacker:
        return None
    text = Text(f"{game.card(attacker[0])} {game.value(attacker[0], 'power')}", style="bold yellow")
    booster = game.facts.get("booster")
    if booster:
        text.append(f" (boosted by {game.card(booster[0])})", "not bold dim")
    targets = ", ".join(f"{game.card(u[0])} {game.value(u[0], 'power')}" for u in game.facts["attacked"])
    return labelled("  battle", "yellow", text.append(" → ").append(targets, "bold magenta"))


def guardians(game: Game) -> Table | None:
    cards = [card for other in (0, 1) for card in game.in_zone(other, "guardian circle")]
    if not cards:
        return None
    shields = ", ".join(f"{game.card(c)} +{game.value(c, 'shield') or 0}" for c in cards)
    return labelled("  guard", "green", Text(shields))


def hand(game: Game, seat: int) -> Table:
    """One's cards in hand by name, equal ones counted."""
    counts: dict[str, int] = {}
    for card in sorted(game.in_zone(seat, "hand"), key=lambda c: (game.value(c, "grade"), game.card(c))):
        words = f"{game.card(card)} (G{game.value(card, 'grade')})"
        counts[words] = counts.get(words, 0) + 1
    shown = [f"{count}× {words}" if count > 1 else words for words, count in counts.items()]
    return labelled("hand", "default", Text(", ".join(shown) or "empty"))


Layout = Callable[[Game, Eye], RenderableType]
LAYOUTS: dict[str, Layout] = {"vanguard-1.10": draw_vanguard}


def card_text(game: Game, card: int) -> RenderableType:
    """A card in full: its printed values, and its text line by line."""
    return definition_text(game, game.definition[card])


def definition_text(game: Game, definition: int) -> RenderableType:
    found = game.match.cards[definition]
    table = Table(box=box.ROUNDED, width=WIDTH - 4, show_header=False, title=Text(found.name, style="bold"))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for characteristic in game.book.characteristics:
        value = found.printed.get(characteristic.name)
        if value in (None, "", ()) or characteristic.name in ("name", "original power"):
            continue
        table.add_row(characteristic.name, escape(", ".join(value) if isinstance(value, tuple) else str(value)))
    for line in found.text.split("\n"):
        if line:
            table.add_section()
            table.add_row("text", escape(line))
    return table
