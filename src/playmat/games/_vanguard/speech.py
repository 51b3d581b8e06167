"""Vanguard in words: rides, calls, guards, checks and triggers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ...kernel.state.game import Game
from ...kernel.state.memo import once
from ...kernel.words.questions import Option, Question
from ...play.cardexplain import choices_of
from ...play.words import Teller

MODE = re.compile(r"option (\d+)")
VERBS = frozenset({"check"})
"""Moves that are told by the event that comes of them."""
QUIET = frozenset({
    "begin stand phase", "begin draw phase", "begin start step", "begin attack step", "begin guard step",
    "begin drive step", "begin damage step", "begin close step", "begin end phase", "end turn", "end battle",
    "call", "ride", "normal call", "superior call", "normal ride", "superior ride", "damage", "shift",
})  # fmt: skip


def option(game: Game, question: Question, option: Option) -> str | None:
    match option:
        case ("ride", int(card)):
            return f"ride {game.card(card)}"
        case ("call", int(card), str(circle)):
            return f"call {game.card(card)} to {circle}"
        case ("exchange", str(column)):
            return f"exchange the {column} column"
        case str(word):
            return mode_words(game, question, word)
    return None


def mode_words(game: Game, question: Question, word: str) -> str | None:
    """What "option 2" does, in the words of its explanation; nothing where it is no option of the text that runs."""
    number = MODE.fullmatch(word)
    if number is None or question.about != "mode" or question.source is None:
        return None
    running, face = game.frames[-1].procedure, game.definition[question.source]
    said = once(game.match, ("modes", running, face), choices, game, face, running)
    at = int(number[1]) - 1
    return said[at] if at < len(said) else None


def choices(game: Game, face: int, running: str) -> tuple[str, ...]:
    """The choices of an ability, which is known by its number on its card."""
    number = running.rpartition("/")[2]
    by_ability = choices_of(game.match.book, game.match.cards[face])
    return by_ability[int(number) - 1] if number.isdigit() and 0 < int(number) <= len(by_ability) else ()


def boost(t: Teller, source: Any, booster: int, boosted: int) -> str:
    return f"{t.name(booster)} boosts {t.name(boosted)}"


def guard(t: Teller, source: Any, card: int, guarded: int) -> str:
    return f"{t.name(card)} guards {t.name(guarded)}"


def intercept(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} intercepts"


def drive_check(t: Teller, source: Any, card: int, *_: Any) -> str:
    return f"drive check: {t.name(card)}"


def damage_check(t: Teller, source: Any, card: int) -> str:
    return f"damage check: {t.name(card)}"


def trigger(t: Teller, source: Any, card: int, kind: str) -> str:
    return f"{kind} trigger: {t.name(card)}"


def bonus(t: Teller, source: Any, card: int, bonus: tuple[str, int]) -> str:
    change, amount = bonus
    return f"{t.name(card)} gets {change.removeprefix('trigger ')} +{amount}"


def compare(t: Teller, source: Any, attacker: int, hit: tuple[int, ...]) -> str:
    return "" if hit else f"the attack of {t.name(attacker)} does not hit"


def hit(t: Teller, source: Any, attacker: int, unit: int, *_: Any) -> str:
    return f"{t.name(attacker)} hits {t.name(unit)}"


def battle_damage(t: Teller, source: Any, dealer: int, damaged: int, count: int) -> str:
    return f"{t.name(dealer)} deals {count} damage to {t.name(damaged)}"


def play(t: Teller, source: Any, card: int, ability: str) -> str:
    return f"ability of {t.name(card)}{t.says(card, ability)}"


EVENTS: dict[str, Callable[..., str]] = {
    "boost": boost, "guard": guard, "intercept": intercept, "drive check": drive_check,
    "damage check": damage_check, "trigger": trigger, "bonus": bonus, "compare": compare, "hit": hit,
    "battle damage": battle_damage, "play": play,
}  # fmt: skip
