"""Cards, options and events in words, as one seat may hear them.

Options and events are plain data; here they become the lines of a table, a log or a replay.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..kernel.state.game import Event, Game
from ..kernel.state.sight import names_unseen, sees
from ..kernel.words.questions import CARD_ROLES, Option, Question, parts_of
from .speech import speech_of


def ability_line(game: Game, name: str) -> str:
    """The printed line of an ability, by its id ('card name/number', or 'card name~2/number' for a namesake)."""
    own_line = speech_of(game.book.name).line
    return own_line(game, name) if own_line is not None else numbered_line(game, name)


def numbered_line(game: Game, name: str) -> str:
    own_name, _, number = name.rpartition("/")
    names, cards = game.match.names, game.match.cards
    lines = cards[names.index(own_name)].text.split("\n") if own_name in names else []
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
    """One option as its seat reads it: in the book's words, or in common ones, which name no card it does not see."""
    unseen = names_unseen(game, question.seat, option)
    own = None if unseen else speech_of(game.book.name).option(game, question, option)
    if own is not None:
        return own
    match option:
        case ("use", int(card), str(name)) if not unseen:
            return f"use {game.card(card)}: {ability_line(game, name)}"
        case ("ability", str(name), int(), *about):
            said = [card_at(game, question.seat, part) if isinstance(part, int) else str(part) for part in about]
            whose = f"{name.rpartition('/')[0]} ({', '.join(said)})" if said else name.rpartition("/")[0]
            return f"{whose}: {ability_line(game, name)}"
        case ("hidden", int(place)):
            return f"face-down card {place + 1}"
    parts = parts_of(option, question.kind, question.roles)
    match option, parts:
        case _, (("seat", int(seat)),):
            return who(seat, question.seat)
        case int(card), (("card", _),):
            return card_at(game, question.seat, card)
        case (word, *rest), _:
            said = [part_words(game, question.seat, role, part) for role, part in parts]
            return " ".join((str(word), *said, *map(str, rest[len(said) :])))
    return str(option)


def part_words(game: Game, seat: int, role: str, part: int | str) -> str:
    """A part of an option by its role: a number is a card only where the role says so."""
    match role, part:
        case "seat", int():
            return who(part, seat)
        case _, int() if role in CARD_ROLES:
            return game.card(part) if sees(game, seat, part) else "a card"
    return str(part)


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


A_CARD = "a card"
"""What a card is called by somebody who does not know it."""
EVERYBODY = -1
"""Seen by every seat, as bits."""


def never_moved(game: Game) -> dict[int, Known]:
    """Cards that have lain open since the game was set up: no event has told what they are.

    A card that shows its other side is known by the side it was brought with; one that has left where it lay open,
    by what it was as it left.
    """
    hidden = game.match.hidden
    left: dict[int, tuple[int, int]] = {}
    for event in game.log:
        match event:
            case ("move", _, _, card, definition, before, *_):
                left.setdefault(card, (definition, before))
    first = {card: left.get(card, (game.definition[card], game.zone_of[card])) for card in range(len(game.definition))}
    fronts = first_sides(game)
    known = {card: definition for card, (definition, zone) in first.items() if not hidden >> zone & 1}
    return {card: Known(fronts.get(definition, definition), EVERYBODY) for card, definition in known.items()}


def first_sides(game: Game) -> dict[int, int]:
    """The definition that a card was brought with, by that of its other side."""
    cards = game.match.cards
    brought = {id(side): number for number, card in enumerate(cards) for side in card.extra.values()}
    first = {number: brought[id(card)] for number, card in enumerate(cards) if id(card) in brought}
    return {number: first.get(side, side) for number, side in first.items()}


class Told(NamedTuple):
    """An event in words; and whose it is, by the side on which its first card lies, where it has one."""

    kind: str
    rule: str
    words: str
    seat: int | None = None


class Teller:
    """Tells a history in order. Keeps which card each number stood for at the time, who knew it, and whose it was."""

    def __init__(self, game: Game, viewer: int | None = None, *, everything: bool = False) -> None:
        self._match = game.match
        self._roles = game.book.words.events
        self._speech = speech_of(game.book.name)
        self._everything = everything
        self.viewer = viewer
        self._game = game
        self._sides: dict[Any, int] = {}
        self._cards = never_moved(game)

    def meet(self, game: Game) -> None:
        """Take note of cards that have come into the game openly since."""
        self._game = game
        for card, known in never_moved(game).items():
            self._cards.setdefault(card, known)

    def tell(self, events: Iterable[Event]) -> list[tuple[str, str, str]]:
        """(kind, rule, words) of each event that is worth a line."""
        return [(told.kind, told.rule, told.words) for told in self.told(events)]

    def told(self, events: Iterable[Event]) -> list[Told]:
        """Each event that is worth a line, and whose it is."""
        lines = []
        for event in events:
            self.learn((event,))
            words = self._words(event)
            kind, rule, *_ = event
            if words:
                lines.append(Told(str(kind), str(rule), words, self._side(event)))
        return lines

    def _side(self, event: Event) -> int | None:
        """The seat of the first card of an event."""
        match event:
            case ("move" | "show" | "become", _, _, int(card), *_):
                return self._sides.get(card, self._owner(card))
            case (kind, _, _, int(card), *_) if kind in self._roles and card >= 0:
                return self._sides.get(card, self._owner(card))
        return None

    def _owner(self, card: int) -> int | None:
        return self._game.owner[card] if card < len(self._game.owner) else None

    def says(self, card: int, ability: str) -> str:
        """What an ability of a card says, behind a colon, if the card is known and has it printed."""
        line = ability_line(self._game, ability) if self.name(card) != A_CARD else ability
        return f": {line}" if line != ability else ""

    def name(self, card: Any) -> str:
        known = self._cards.get(card)
        if known is None or not (self.viewer is None or known.seen >> self.viewer & 1):
            return A_CARD
        return self._match.cards[known.definition].name

    def learn(self, events: Iterable[Event]) -> None:
        """Take note of what happened, without a word."""
        for event in events:
            match event:
                case ("move", _, _, card, definition, before, after, _, seen):
                    self._cards[card] = Known(definition, seen)
                    seats = self._match.zone_seat
                    self._sides[card] = seats[after] if seats[after] >= 0 else seats[before]
                case ("show", _, _, card, definition, seen):
                    self._cards[card] = Known(definition, seen)
                case ("become", _, _, card, definition, *_):
                    self._cards[card] = Known(definition, EVERYBODY)
                case ("face up", _, _, card, *_) if card in self._cards:
                    self._cards[card].seen = EVERYBODY

    def _words(self, event: Event) -> str:
        kind, _, *told = event
        if self._is_quiet(event) and not self._everything:
            return ""
        writer = self._speech.events.get(kind)
        common = getattr(self, "_on_" + kind.replace(" ", "_"), None)
        if writer is not None:
            words = writer(self, *told)
        else:
            words = str(common(*told)) if common is not None else self._plain(event)
        return words or (str(kind) if self._everything else "")

    def _is_quiet(self, event: Event) -> bool:
        match event:
            case ("move", _, _, _, _, _, _, verb, _) if verb in self._speech.quiet_moves:
                return True
            case (kind, *_):
                return kind in self._speech.quiet
        return False

    def _plain(self, event: Event) -> str:
        """An event without words of its own: its kind, and the cards that take part."""
        kind, _, _, *rest = event
        if kind.startswith("begin "):
            return f"{kind.removeprefix('begin ')}"
        cards = [self.name(part) for part in rest[: len(self._roles.get(kind, ()))] if part is not None]
        return f"{kind}: {', '.join(cards)}" if cards else str(kind)

    def _on_move(self, source: Any, card: int, definition: int, before: int, after: int, verb: str, seen: int) -> str:
        return self.plain_move(source, card, before, after, verb)

    def plain_move(self, source: Any, card: int, before: int, after: int, verb: str) -> str:
        """A move as any book tells it."""
        names, seat, name = self._match.zone_names, self.seat_of_zone(after), self.name(card)
        if verb == "draw":
            return f"{who(seat, self.viewer)} draw{self.s(seat)} {name}"
        whose = owner_words(seat, self.viewer) if seat >= 0 else "the"
        done = "" if verb == "put" else f"{verb} "
        colon = f"{done}{name}: {names[before]} to {whose} {names[after]}"
        return colon + self.because(source)

    def because(self, source: Any) -> str:
        """The card whose ability did it, if one did."""
        return f" ({self.name(source)})" if source is not None else ""

    def seat_of_zone(self, zone: int) -> int:
        return self._match.zone_seat[zone]

    def zone_name(self, zone: int) -> str:
        return self._match.zone_names[zone]

    def s(self, seat: int) -> str:
        """The ending of a verb: none after 'you'."""
        return "" if seat == self.viewer else "s"

    def _on_show(self, source: Any, card: int, definition: int, seen: int) -> str:
        return f"shown: {self.name(card)}" if self.name(card) != A_CARD else ""

    def _on_choose(self, source: Any, card: int) -> str:
        return f"chosen: {self.name(card)}{self.because(source)}"

    def _on_shuffle(self, source: Any, where: tuple[int, str]) -> str:
        seat, zone = where
        return f"{owner_words(seat, self.viewer)} {zone} is shuffled"

    def _on_first_player(self, source: Any, seat: int) -> str:
        return f"{who(seat, self.viewer)} go{'' if seat == self.viewer else 'es'} first"

    def _on_begin_turn(self, source: Any, which: tuple[int, int]) -> str:
        turn, seat = which
        return f"turn {turn}: {owner_words(seat, self.viewer)} turn"

    def _on_attack(self, source: Any, attacker: int, attacked: int | None) -> str:
        return f"{self.name(attacker)} attacks {self.name(attacked)}"

    def _on_loop(self, source: Any, repeats: tuple[int, int]) -> str:
        times, seat = repeats
        return f"{who(seat, self.viewer)} repeat{self.s(seat)} a loop {times} times"

    def _on_lose(self, source: Any, why: tuple[int, str]) -> str:
        seat, reason = why
        return f"{who(seat, self.viewer)} lose{self.s(seat)}: {reason}"

    def _on_concede(self, source: Any, seat: int) -> str:
        return f"{who(seat, self.viewer)} concede{self.s(seat)}"

    def _on_end(self, source: Any, winner: int | None, reason: str) -> str:
        if winner is None:
            return f"the game is drawn: {reason}"
        return f"{who(winner, self.viewer)} win{self.s(winner)}: {reason}"
