"""The Vanguard table: two rows of three circles a side, and acts as they are typed."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel.state.game import Game
from ...kernel.words.questions import Option
from ...play.table.acts import abilities_of, cards_and_places, verb_of
from ...play.table.layout import CELL, RESTING, STANDING, Eye, Parts, counted, labelled
from ...play.table.mats import Examples, Mat

VANGUARD = "vanguard circle"
FRONT = ("front left", VANGUARD, "front right")
BACK = ("back left", "back center", "back right")
VERBS = ("ride", "call", "use", "exchange", "attack", "guard", "intercept", "boost", "pick", "choose")


def side(game: Game, eye: Eye, seat: int) -> list[RenderableType]:
    return [status(game, eye, seat), field(game, eye, seat)]


def between(game: Game, eye: Eye) -> list[RenderableType]:
    return [line for line in (battle(game), guardians(game)) if line is not None]


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
    cards = sorted(game.in_zone(seat, "hand"), key=lambda c: (game.value(c, "grade"), game.card(c)))
    return labelled("hand", "default", counted([f"{game.card(c)} (G{game.value(c, 'grade')})" for c in cards]))


# --- choices and acts ---------------------------------------------------------------------------------


def detail(game: Game, card: int) -> str:
    shield = game.value(card, "shield")
    guard = f" shield {shield}" if shield else ""
    return f"G{game.value(card, 'grade')} {game.value(card, 'power')}{guard}"


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    verb, rest = verb_of(VERBS, tokens)
    if verb == "exchange":
        yield ("exchange", " ".join(rest) or "left")
        return
    for card, place in cards_and_places(game, seat, rest):
        yield from acts_with(game, seat, verb, card, place)


def acts_with(game: Game, seat: int, verb: str, card: int, place: str) -> Iterator[Option]:
    in_hand = card in game.in_zone(seat, "hand")
    if verb == "ride":
        yield ("ride", card)
    elif verb == "call" or (not verb and place):
        yield ("call", card, place or "front left")
    elif verb == "use":
        yield from (("use", card, name) for name in abilities_of(game, card))
    elif not verb and in_hand and game.question is not None and game.question.kind == "act":
        yield from (("ride", card), ("call", card, "front left"))
    else:
        yield card


TABLE = Mat(
    Parts(side, between, hand), detail, guesses,
    Examples("call moth fl", "call NAME back left", "look soul, look their drop"),
)  # fmt: skip
