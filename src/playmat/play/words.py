"""Cards, options and events in words, as one seat may hear them.

Options and events are plain data; here they become the lines of a table, a log or a replay.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ..kernel.game import Event, Game
from ..kernel.questions import Option, Question
from ..kernel.view import sees

QUIET_EVENTS = frozenset({
    "begin stand phase", "begin draw phase", "begin start step", "begin attack step", "begin guard step",
    "begin drive step", "begin damage step", "begin close step", "begin end phase", "end turn", "end battle",
    "call", "ride", "normal call", "superior call", "normal ride", "superior ride", "damage", "shift",
})  # fmt: skip
"""Events that another event or the table already tells; a replay tells them all."""


def ability_line(game: Game, name: str) -> str:
    """The printed line of an ability, by its id ('card name/number')."""
    card_name, _, number = name.rpartition("/")
    lines = next((card.text.split("\n") for card in game.match.cards if card.name == card_name), [])
    at = int(number) - 1 if number.isdigit() else -1
    return lines[at] if 0 <= at < len(lines) else name


def owner_words(seat: int, viewer: int | None) -> str:
    """'your', 'the opponent's', or by number where nobody in particular looks."""
    if viewer is None:
        return f"player {seat + 1}'s"
    return "your" if seat == viewer else "the opponent's"


def who(seat: int, viewer: int | None) -> str:
    if viewer is None:
        return f"player {seat + 1}"
    return "you" if seat == viewer else "the opponent"


# --- options ------------------------------------------------------------------------------------------


def option_words(game: Game, question: Question, option: Option) -> str:
    """One option as its seat reads it."""
    match option:
        case int() if question.kind == "number":
            return str(option)
        case int(card):
            return card_at(game, question.seat, card)
        case ("ride", int(card)):
            return f"ride {game.card(card)}"
        case ("call", int(card), str(circle)):
            return f"call {game.card(card)} to {circle}"
        case ("exchange", str(column)):
            return f"exchange the {column} column"
        case ("use", int(card), str(name)):
            return f"use {game.card(card)}: {ability_line(game, name)}"
        case ("ability", str(name), *_):
            return f"{name.rpartition('/')[0]}: {ability_line(game, name)}"
        case tuple():
            return " ".join(game.card(part) if isinstance(part, int) else str(part) for part in option)
    return str(option)


def card_at(game: Game, seat: int, card: int) -> str:
    """A card with where it lies, unless that is the seat's own hand."""
    number = game.zone_of[card]
    zone, holder = game.match.zone_names[number], game.match.zone_seat[number]
    name = game.card(card) if sees(game, seat, card) else "a card"
    if zone == "hand" and holder == seat:
        return name
    place = zone if holder in (seat, -1) else f"{owner_words(holder, seat)} {zone}"
    return f"{name} ({place})"


# --- events -------------------------------------------------------------------------------------------


@dataclass
class Known:
    """What is known of one card number at a moment of the history."""

    definition: int
    seen: int


class Teller:
    """Tells a history in order. Keeps which card each number stood for at the time, and who knew it."""

    def __init__(self, game: Game, viewer: int | None = None, *, everything: bool = False) -> None:
        self._match = game.match
        self._everything = everything
        self.viewer = viewer
        self._cards: dict[int, Known] = {}

    def tell(self, events: Iterable[Event]) -> list[tuple[str, str, str]]:
        """(kind, rule, words) of each event that is worth a line."""
        lines = []
        for event in events:
            self._learn(event)
            words = self._words(event)
            if words:
                lines.append((str(event[0]), str(event[1]), words))
        return lines

    def name(self, card: Any) -> str:
        known = self._cards.get(card)
        if known is None or not (self.viewer is None or known.seen >> self.viewer & 1):
            return "a card"
        return self._match.cards[known.definition].name

    def _learn(self, event: Event) -> None:
        if event[0] == "move":
            self._cards[event[3]] = Known(event[4], event[8])
        elif event[0] == "show":
            self._cards[event[3]] = Known(event[4], event[5])
        elif event[0] == "face up" and event[3] in self._cards:
            self._cards[event[3]].seen = -1

    def _words(self, event: Event) -> str:
        kind = event[0]
        told_already = kind in QUIET_EVENTS or (kind == "move" and event[7] == "check")
        if told_already and not self._everything:
            return ""
        writer = getattr(self, "_on_" + kind.replace(" ", "_"), None)
        words = str(writer(*event[2:])) if writer is not None else self._plain(event)
        return words or (str(kind) if self._everything else "")

    def _plain(self, event: Event) -> str:
        """An event without words of its own: its kind, and the cards that take part."""
        kind, _, _, *rest = event
        if kind.startswith("begin "):
            return f"{kind.removeprefix('begin ')}"
        cards = [self.name(part) for part in rest if isinstance(part, int) and not isinstance(part, bool)]
        return f"{kind}: {', '.join(cards)}" if cards else str(kind)

    def _on_move(self, source: Any, card: int, definition: int, before: int, after: int, verb: str, seen: int) -> str:
        names, seats = self._match.zone_names, self._match.zone_seat
        name = self.name(card)
        if verb == "draw":
            return f"{who(seats[after], self.viewer)} draw{self._s(seats[after])} {name}"
        whose = owner_words(seats[after], self.viewer) if seats[after] >= 0 else "the"
        by = f" ({self.name(source)})" if source is not None else ""
        if verb == "put":
            return f"{name}: {names[before]} to {whose} {names[after]}{by}"
        return f"{verb} {name}: {names[before]} to {whose} {names[after]}{by}"

    def _s(self, seat: int) -> str:
        return "" if seat == self.viewer else "s"

    def _on_show(self, source: Any, card: int, definition: int, seen: int) -> str:
        return f"shown: {self.name(card)}" if self.name(card) != "a card" else ""

    def _on_shuffle(self, source: Any, where: tuple[int, str]) -> str:
        return f"{owner_words(where[0], self.viewer)} {where[1]} is shuffled"

    def _on_first_player(self, source: Any, seat: int) -> str:
        return f"{who(seat, self.viewer)} go{'' if seat == self.viewer else 'es'} first"

    def _on_begin_turn(self, source: Any, which: tuple[int, int]) -> str:
        return f"turn {which[0]}: {owner_words(which[1], self.viewer)} turn"

    def _on_attack(self, source: Any, attacker: int, attacked: int | None) -> str:
        return f"{self.name(attacker)} attacks {self.name(attacked)}"

    def _on_boost(self, source: Any, booster: int, boosted: int) -> str:
        return f"{self.name(booster)} boosts {self.name(boosted)}"

    def _on_guard(self, source: Any, card: int, guarded: int) -> str:
        return f"{self.name(card)} guards {self.name(guarded)}"

    def _on_intercept(self, source: Any, card: int) -> str:
        return f"{self.name(card)} intercepts"

    def _on_drive_check(self, source: Any, card: int, *_: Any) -> str:
        return f"drive check: {self.name(card)}"

    def _on_damage_check(self, source: Any, card: int) -> str:
        return f"damage check: {self.name(card)}"

    def _on_trigger(self, source: Any, card: int, kind: str) -> str:
        return f"{kind} trigger: {self.name(card)}"

    def _on_bonus(self, source: Any, card: int, bonus: tuple[str, int]) -> str:
        return f"{self.name(card)} gets {bonus[0].removeprefix('trigger ')} +{bonus[1]}"

    def _on_compare(self, source: Any, attacker: int, hit: tuple[int, ...]) -> str:
        return "" if hit else f"the attack of {self.name(attacker)} does not hit"

    def _on_hit(self, source: Any, attacker: int, unit: int, *_: Any) -> str:
        return f"{self.name(attacker)} hits {self.name(unit)}"

    def _on_battle_damage(self, source: Any, dealer: int, damaged: int, count: int) -> str:
        return f"{self.name(dealer)} deals {count} damage to {self.name(damaged)}"

    def _on_play(self, source: Any, card: int, ability: str) -> str:
        return f"ability of {self.name(card)}"

    def _on_loop(self, source: Any, times: tuple[int, int]) -> str:
        return f"{who(times[1], self.viewer)} repeat{self._s(times[1])} a loop {times[0]} times"

    def _on_lose(self, source: Any, why: tuple[int, str]) -> str:
        return f"{who(why[0], self.viewer)} lose{self._s(why[0])}: {why[1]}"

    def _on_concede(self, source: Any, seat: int) -> str:
        return f"{who(seat, self.viewer)} concede{self._s(seat)}"

    def _on_end(self, source: Any, winner: int | None, reason: str) -> str:
        if winner is None:
            return f"the game is drawn: {reason}"
        return f"{who(winner, self.viewer)} win{self._s(winner)}: {reason}"
