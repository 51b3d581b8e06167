"""Dragon Ball in words: energy, plays, combos, counters, blocks, damage and awakening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...books.dragonball_1_02.energy import energy_of
from ...books.dragonball_1_02.turn import play_cost
from ...kernel.state.game import Game
from ...kernel.words.questions import Option, Question
from ...play.speech import Speech
from ...play.words import Teller, ability_line, owner_words, who

QUIET = frozenset({
    "begin charge phase", "begin end phase", "begin offense step", "begin defense step", "begin damage step",
    "end main phase", "end turn", "end battle", "play", "combo", "ko", "evolve", "unite", "fought", "become", "shift",
})  # fmt: skip
"""A move, or the table, tells them already."""


# --- options ------------------------------------------------------------------------------------------


def option(game: Game, question: Question, option: Option) -> str | None:
    match question.about, option:
        case "blocker", int(card):
            return f"block with {game.card(card)}"
        case "blocker", "nobody":
            return "nobody blocks"
        case "counter", "end":
            return "no counter"
        case "life", ("hidden", int(place)):
            return f"life card {place + 1}"
        case _, ("play", int(card)):
            _, cost = play_cost(game, card)
            return f"play {game.card(card)} ({energy(cost)})"
        case _, ("attack", int(card), int(target)):
            return f"attack {game.card(target)} with {game.card(card)}"
        case _, ("combo", int(card)):
            return combo_words(game, card)
        case _, ("use", int(card), str(name)):
            return use_words(game, question, card, name)
    return None


def energy(count: int) -> str:
    return f"{count} energy" if count else "free"


def combo_words(game: Game, card: int) -> str:
    cost = max(game.value(card, "combo cost") or 0, 0)
    where = " from the battle area" if game.is_in(card, "battle") else ""
    return f"combo {game.card(card)}{where} ({energy(cost)})"


def use_words(game: Game, question: Question, card: int, name: str) -> str:
    _, cost = energy_of(game, card, game.match.abilities[name].node)
    paid = f" ({energy(cost)})" if game.is_in(card, "hand") and game.value(card, "type") == "extra" else ""
    verb = "counter with" if question.about == "counter" else "use"
    return f"{verb} {game.card(card)}{paid}: {ability_line(game, name)}"


# --- events -------------------------------------------------------------------------------------------


def moved(t: Teller, source: Any, card: int, definition: int, before: int, after: int, verb: str, seen: int) -> str:
    """What the verbs of this book mean at the table; other moves are told as anywhere."""
    seat, name = t.seat_of_zone(after), t.name(card)
    subject, s = who(seat, t.viewer), t.s(seat)
    match verb:
        case "life":
            return f"{subject} lay{s} a card as life"
        case "charge":
            return f"{subject} charge{s} {name} as energy"
        case "play":
            return f"{subject} play{s} {name}{t.because(source)}"
        case "combo":
            return f"{subject} combo{s} {name}{t.because(source)}"
        case "damage":
            lost = "to the drop area" if t.zone_name(after) == "drop" else "to the hand"
            return f"{owner_words(seat, t.viewer)} life: {name} goes {lost}"
        case "ko":
            return f"{name} is KO-ed{t.because(source)}"
        case "evolve":
            return f"{subject} evolve{s} into {name}"
        case "stack":
            return f"{name} lies under another card"
        case "field":
            return f"{subject} set{s} {name} into the battle area"
    return t.plain_move(source, card, before, after, verb)


def turned(word: str) -> Callable[..., str]:
    """Energy is rested to pay and the turn player's cards become active: the table shows both."""

    def words(t: Teller, source: Any, card: int) -> str:
        return f"{t.name(card)} becomes {word}{t.because(source)}" if source is not None else ""

    return words


def compare(t: Teller, source: Any, attacker: int, won: bool) -> str:
    return f"the attack of {t.name(attacker)} {'succeeds' if won else 'fails'}"


def damage(t: Teller, source: Any, leader: int, by: int | None) -> str:
    return f"{t.name(leader)} takes damage"


def block(t: Teller, source: Any, blocker: int) -> str:
    return f"{t.name(blocker)} blocks"


def counter(t: Teller, source: Any, card: int) -> str:
    return f"counter: {t.name(card)}"


def awaken(t: Teller, source: Any, card: int) -> str:
    return f"awakened: {t.name(card)}"


def activate(t: Teller, source: Any, card: int, name: str) -> str:
    return f"skill of {t.name(card)}{t.says(card, name)}"


EVENTS: dict[str, Callable[..., str]] = {
    "move": moved, "compare": compare, "damage": damage, "block": block, "counter": counter, "awaken": awaken,
    "activate": activate, "rest": turned("rested"), "stand": turned("active"),
}  # fmt: skip

SPEECH = Speech(QUIET, frozenset({"life", "follow"}), EVENTS, option)
