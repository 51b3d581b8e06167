"""Standing effects: those that change no card but a rule of the book, which asks here for the ones that hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from .evaluate import Scope, TimedScope
from .triggers import unusable, working

if TYPE_CHECKING:
    from .game import Game


def stands(word: str) -> str:
    """What cards with a standing effect of this word are asked for."""
    return f"stands: {word}"


class Stands(NamedTuple):
    """A standing effect that holds now, and whose it is. `number` tells a lasting one; 0 for an ability's."""

    says: Any
    scope: Any
    name: str
    number: int


def leave_standing(g: Game, v: Any, name: str, until: tuple[str, int], slots: tuple[tuple[str, Any], ...]) -> None:
    """Let a standing effect of a resolved ability last until then; it remembers what its maker had chosen."""
    entry = (name, v.source, v.serial, v.seat, *until, slots, g.now())
    g.facts["standing"] = (*g.facts.get("standing", ()), entry)
    g.derived = {}


def end_standing(g: Game, number: int) -> None:
    """End a lasting effect that is used up."""
    g.facts["standing"] = tuple(e for e in g.facts["standing"] if e[7] != number)
    g.derived = {}


def standing(g: Game, word: str) -> list[Stands]:
    """The standing effects of this word that hold now, those of cards first."""
    match, found = g.match, []
    if word in match.standing_of:
        for ability, card, _ in working(g, match.standing_of[word], stands(word)):
            scope = Scope(card, g.serial[card], g.master(card))
            if (ability.gate is None or ability.gate(g, scope)) and not unusable(g, ability.id, card):
                found += [
                    Stands(s.says, scope, s.name, 0)
                    for s in ability.standing
                    if s.word == word and (s.condition is None or s.condition(g, scope))
                ]
    for name, source, serial, seat, _, _, slots, number in g.facts.get("standing", ()):
        made = match.standings[name]
        if made.word == word:
            found.append(Stands(made.says, TimedScope(source, serial, seat, slots), name, number))
    return found
