"""The Dragon Ball table: leader and Battle Cards in cells, energy by colour, life, combos and the battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...books.dragonball_1_02.zones import leader
from ...kernel.state.game import Game
from ...kernel.words.questions import Option
from ...play.table.acts import abilities_of, cards_named, verb_of
from ...play.table.layout import CELL, RESTING, STANDING, Eye, Parts, counted, labelled
from ...play.table.mats import Examples, Mat

CELLS = 3
DANGER = 3
"""Life that is shown in red."""
COLORS = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}
SKILLS = {
    "blocker": "block", "critical": "crit", "double strike": "2 dmg", "triple strike": "3 dmg",
    "quadruple strike": "4 dmg", "dual attack": "dual", "triple attack": "triple", "revenge": "revenge",
}  # fmt: skip
VERBS = ("play", "attack", "combo", "use", "activate", "counter", "awaken", "block", "charge")


def side(game: Game, eye: Eye, seat: int) -> list[RenderableType]:
    return [status(game, eye, seat), energy(game, seat), field(game, eye, seat)]


def between(game: Game, eye: Eye) -> list[RenderableType]:
    lines = [combos(game, 1 - game.facts["turn seat"]), battle(game), combos(game, game.facts["turn seat"])]
    return [line for line in lines if line is not None]


def status(game: Game, eye: Eye, seat: int) -> Table:
    """The areas that are piles, as counts."""
    text = Text()
    for zone in ("hand", "deck", "drop", "removed"):
        count = len(game.in_zone(seat, zone))
        if count or zone != "removed":
            text.append(f"{zone} ", "dim").append(f"{count}  ")
    life = len(game.in_zone(seat, "life"))
    style = "red" if life <= DANGER else "default"
    text.append("life ", "dim").append(f"{'■' * life or '-'} {life}", style)
    return labelled(eye.label(seat), "cyan" if seat == eye.seat else "red", text)


def energy(game: Game, seat: int) -> Table:
    """Energy by colour, what is active first."""
    cards = game.in_zone(seat, "energy")
    active = sum(not game.rested[card] for card in cards)
    text = Text(f"{active} of {len(cards)} active" if cards else "none", style="default" if cards else "dim")
    groups: dict[tuple[str, ...], list[int]] = {}
    for card in cards:
        groups.setdefault(tuple(game.value(card, "color")), []).append(card)
    for colors, same in sorted(groups.items()):
        resting = sum(bool(game.rested[card]) for card in same)
        text.append("  ").append("/".join(colors), COLORS.get(colors[0], "") if colors else "")
        text.append(f" {STANDING * (len(same) - resting)}").append(RESTING * resting, "dim")
    return labelled("  energy", "default", text)


# --- leader and battle area -----------------------------------------------------------------------------


def field(game: Game, eye: Eye, seat: int) -> Table:
    """The leader and the cards in the Battle Area; the leader is nearest to its player."""
    mine = seat == eye.seat
    grid = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style="cyan" if mine else "red")
    for _ in range(CELLS):
        grid.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    first = [Text(""), cell(game, eye, leader(game, seat), "bold"), Text("")]
    rows = [first, *rows_of([cell(game, eye, card, "") for card in game.in_zone(seat, "battle")])]
    for row in reversed(rows) if mine else rows:
        grid.add_row(*row)
    return grid


def rows_of(cells: Sequence[Text]) -> list[list[Text]]:
    return [list(cells[at : at + CELLS]) for at in range(0, len(cells), CELLS)]


def cell(game: Game, eye: Eye, card: int, style: str) -> Text:
    if not eye.knows(game, card):
        return Text("a face-down card\n", style="dim")
    rested = bool(game.rested[card])
    look = emphasis(game, card) or ("dim" if rested else style)
    text = Text(f"{RESTING if rested else STANDING} {game.card(card)}", look)
    text.truncate(CELL, overflow="ellipsis")
    return text.append("\n  ").append(numbers(game, card), "dim" if rested else "not bold default")


def emphasis(game: Game, card: int) -> str:
    """The cards that fight stand out."""
    for role, style in (("attacker", "bold yellow"), ("guard", "bold magenta")):
        if game.facts[role] is not None and game.facts[role][0] == card:
            return style
    return ""


def numbers(game: Game, card: int) -> str:
    """Power with what was added to it, how many cards lie under it, and what it can do."""
    power, printed = game.value(card, "power"), game.match.printed[game.definition[card]]["power"]
    if power is None:
        return "field"
    added = f" ({power - printed:+})" if power != printed else ""
    below = sum(1 for (_, word), top in game.marks.items() if word == "under" and top == card)
    under = f" on {below}" if below else ""
    skills = "".join(f" {short}" for word, short in SKILLS.items() if game.has(card, word))
    return f"{power}{added}{under}{skills}"[: CELL - 2]


# --- a battle -------------------------------------------------------------------------------------------


def combo_power(game: Game, seat: int) -> int:
    return sum(max(game.value(card, "combo power") or 0, 0) for card in game.in_zone(seat, "combo"))


def battle(game: Game) -> Table | None:
    """Who fights whom, with the powers as they stand, combos added."""
    if game.facts["attacker"] is None or game.facts["guard"] is None:
        return None
    seat = game.facts["turn seat"]
    text = Text(fighter(game, "attacker", seat), style="bold yellow")
    text.append(" → ", "default").append(fighter(game, "guard", 1 - seat), "bold magenta")
    return labelled("  battle", "yellow", text)


def fighter(game: Game, role: str, seat: int) -> str:
    """A card in battle: in the damage step the combos are in its power already (7-4-1-2)."""
    card, combo = game.facts[role][0], combo_power(game, seat)
    power = max(game.value(card, "power") or 0, 0)
    alone = power - combo if game.facts["combos counted"] else power
    return f"{game.card(card)} {alone}" + (f" + {combo} = {alone + combo}" if combo else "")


def combos(game: Game, seat: int) -> Table | None:
    cards = game.in_zone(seat, "combo")
    if not cards:
        return None
    words = [f"{game.card(card)} +{max(game.value(card, 'combo power') or 0, 0)}" for card in cards]
    style = "yellow" if seat == game.facts["turn seat"] else "magenta"
    return labelled("  combo", style, counted(words))


def hand(game: Game, seat: int) -> Table:
    """One's cards in hand by name and cost, equal ones counted."""
    cards = sorted(game.in_zone(seat, "hand"), key=lambda c: (game.value(c, "cost") or 0, game.card(c)))
    return labelled("hand", "default", counted([f"{game.card(c)} ({game.value(c, 'cost')})" for c in cards]))


# --- choices and acts -----------------------------------------------------------------------------------


def detail(game: Game, card: int) -> str:
    """Colour, cost, power and combo, as far as the card has them; of a card in play, its power."""
    power, cost = game.value(card, "power"), game.value(card, "cost")
    if game.is_in(card, "in play"):
        return str(power) if power is not None else ""
    color = "/".join(game.value(card, "color"))
    combo = f" combo +{game.value(card, 'combo power')}" if game.value(card, "combo power") else ""
    return f"{color} {cost if cost is not None else ''} {'extra' if power is None else power}{combo}"


def guesses(game: Game, seat: int, tokens: list[str]) -> Iterator[Option]:
    """`attack TARGET with CARD`, or a verb and a card."""
    verb, rest = verb_of(VERBS, tokens)
    if verb == "attack":
        yield from attacks(game, seat, rest)
        return
    cards = cards_named(game, seat, rest)[:6]
    if verb == "awaken" and not cards:
        cards = [leader(game, seat)]
    for card in cards:
        yield from acts_with(game, seat, verb, card)


def attacks(game: Game, seat: int, words: list[str]) -> Iterator[Option]:
    """Without a target named, the enemy leader."""
    at = words.index("with") if "with" in words else 0
    named, target = words[at + 1 :] if "with" in words else words, words[:at]
    own = [card for card in cards_named(game, seat, named) if game.master(card) == seat]
    own.sort(key=lambda card: not game.is_in(card, "in play"))
    theirs = [card for card in cards_named(game, seat, target) if game.is_in(card, "in play")]
    enemies = [card for card in theirs if game.master(card) != seat] or [leader(game, 1 - seat)]
    yield from (("attack", card, enemy) for card in own[:3] for enemy in enemies[:3])


def skills(game: Game, card: int, verb: str) -> list[str]:
    """The skills a verb may mean, those that are activated first; with none of them, any number on the card."""
    found = sorted(game.match.abilities_of[game.definition[card]], key=lambda ability: ability.kind != "activated")
    meant = [ability.id for ability in found if verb in ("use", "activate") or ability.node.keyword.startswith(verb)]
    return meant or abilities_of(game, card)


def acts_with(game: Game, seat: int, verb: str, card: int) -> Iterator[Option]:
    fighting = game.facts["attacker"] is not None
    if verb in ("use", "activate", "counter", "awaken"):
        yield from (("use", card, name) for name in skills(game, card, verb))
    elif verb == "combo" or (not verb and fighting):
        yield ("combo", card)
    elif verb in ("block", "charge"):
        yield card
    elif game.is_in(card, "hand") or verb == "play":
        yield ("play", card)
    else:
        yield card


TABLE = Mat(
    Parts(side, between, hand), detail, guesses,
    Examples("play moth", "attack NAME with NAME", "look drop, look their energy"),
)  # fmt: skip
