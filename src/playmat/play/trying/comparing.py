"""How two games differ that were the same but for one effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...kernel.run.lasting import rulings
from ...kernel.run.values import table_of
from ...kernel.state.game import Game
from ...kernel.words.plain import Plain
from .hollowing import is_word
from .laying import LATE

if TYPE_CHECKING:
    from .laying import Case

FAINT = ("the order of a zone", "what is known")
"""Differences that count only where there is no other."""


class Comparing:
    """Compares games of one case: what names the card's own abilities is the same in both."""

    def __init__(self, case: Case, source: int) -> None:
        self.case, self.source = case, source
        self.own, self.twin = case.id.rpartition("/")[0], case.hollow_id.rpartition("/")[0]
        self.is_word = is_word(case.ability)

    def differences(self, game: Game, twin: Game) -> list[str]:
        """What differs, in words; those that stand for themselves first."""
        found = [
            word for word, raw, of in LOOKS
            if (raw is None or raw(game) != raw(twin)) and of(self, game) != of(self, twin)
        ]  # fmt: skip
        found += [f"the {key} of cards" for key in self._values(game, twin)]
        if sorted_zones(game) != sorted_zones(twin):
            found.insert(0, "where cards are")
        elif game.zones != twin.zones:
            found.append("the order of a zone")
        if known(game) != known(twin):
            found.append("what is known")
        return found

    def same(self, value: Plain) -> Plain:
        """A value without times and serials, and with the twin's abilities under the card's own name."""
        if type(value) is int:
            return min(value, LATE)
        if isinstance(value, str):
            return self.own + value.removeprefix(self.twin) if value.startswith(f"{self.twin}/") else value
        if isinstance(value, tuple | list):
            return tuple([self.same(each) for each in value])
        if isinstance(value, dict):
            return {self.same(key): self.same(each) for key, each in value.items()}
        return value if value is None or isinstance(value, bool) else repr(type(value))

    def face(self, definition: int) -> int:
        """A definition, with the twin's taken for the card's own."""
        return self.case.definition if definition == self.case.hollow else definition

    def options(self, g: Game) -> Plain:
        """What is asked, without the ability itself."""
        q = g.question
        if q is None:
            return None
        kept = {self.same(option) for option in q.options}
        return (q.seat, q.kind, q.about, frozenset(each for each in kept if not self.is_own(each)))

    def is_own(self, option: Plain) -> bool:
        """Whether an option is to play the ability that is tried."""
        if not isinstance(option, tuple):
            return False
        return self.case.id in option or self.case.craft.is_play(self.case.ability, self.source, option)

    def _values(self, game: Game, twin: Game) -> list[str]:
        found = []
        for key in game.match.changeable:
            if key == "keywords" and self.is_word:
                continue
            if table_of(game, key) != table_of(twin, key) and self._table(game, key) != self._table(twin, key):
                found.append(str(key))
        return sorted(found)

    def _table(self, g: Game, key: Plain) -> Plain:
        if isinstance(key, str):
            return {
                card: self.same(value) for card, value in table_of(g, key).items() if value != printed(g, card, key)
            }
        return {card: len(value) if isinstance(value, tuple) else value for card, value in table_of(g, key).items()}


def printed(g: Game, card: int, key: str) -> Plain:
    return g.match.printed[g.definition[card]].get(key) if card >= 0 and key != "abilities" else None


def sorted_zones(g: Game) -> list[list[int]]:
    return [sorted(zone) for zone in g.zones]


def known(g: Game) -> bytes:
    return bytes(g.known)


def later(self: Comparing, g: Game) -> Plain:
    return self.same([(t.seat, t.ability, t.source) for t in g.timed])


def replacing(self: Comparing, g: Game) -> Plain:
    return self.same([(r.name, r.source, r.seat) for r in g.replacing])


def rules(self: Comparing, g: Game) -> Plain:
    words = {made.word for made in g.match.rule_effects.values()}
    return [(word, self.same([ruling.name for ruling in rulings(g, word)])) for word in sorted(words)]


def used_up(self: Comparing, g: Game) -> Plain:
    return self.same([(lock.ability, lock.card) for lock in g.locks])


def faces(self: Comparing, g: Game) -> Plain:
    return [self.face(definition) for card, definition in enumerate(g.definition) if shows(g, card)]


def notes(self: Comparing, g: Game) -> Plain:
    return self.same({key: value for key, value in g.marks.items() if self.case.craft.is_telling(key)})


LOOKS: tuple[tuple[str, Callable[[Game], Plain] | None, Callable[[Comparing, Game], Plain]], ...] = (
    ("how cards lie", None, lambda self, g: (bytes(g.rested), bytes(g.face_down))),
    ("notes on cards", lambda g: g.marks, notes),
    ("facts", lambda g: g.facts, lambda self, g: self.same(self.case.craft.facts(g))),
    ("whose cards they are", None, lambda self, g: g.owner),
    ("which cards they are", lambda g: g.definition, faces),
    ("what comes later", lambda g: g.timed, later),
    ("replacements", lambda g: g.replacing, replacing),
    ("rules", None, rules),
    ("what is used up", lambda g: g.locks, used_up),
    ("how the game ends", None, lambda self, g: g.result),
    ("what is offered", lambda g: g.question, Comparing.options),
)
"""What is compared, what it is told by at once where nothing differs, and otherwise what of it counts."""


def shows(g: Game, card: int) -> bool:
    """Whether a card lies where shuffling does not deal it anew."""
    return not g.match.hidden >> g.zone_of[card] & 1
