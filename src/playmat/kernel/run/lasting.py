"""Effects that outlast the ability that made them: on cards, on players, on the rules; and their end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..state.records import Scope, TimedScope
from .abilities import unusable, working

if TYPE_CHECKING:
    from ..state.compiled import CompiledChange
    from ..state.game import Game


# --- lasting effects ----------------------------------------------------------------------------


def add_effect(
    g: Game,
    seat: int,
    source: int,
    cards: Any,
    change: CompiledChange,
    amount: int | None,
    until: tuple[str, int],
    stamp: int | None = None,
    slots: tuple[tuple[str, Any], ...] | None = None,
) -> None:
    """Leave a lasting effect on remembered cards, on a player when `cards` is a seat, or on a group when it is None.

    `stamp` is when its ability was played; without one, now. `slots` are what the group is told by.
    """
    at = g.now() if stamp is None else stamp
    entry = (at, seat, source, g.serial[source], cards, change.name, amount, until)
    g.effects.append(entry if slots is None else (*entry, slots))
    g.derived = {}


LASTING_FACTS = ("replacements", "standing")


def expire(g: Game, moment: str, number: int) -> bool:
    """End what lasts until this moment; tell whether anything ended."""
    facts, ended, over = g.facts, False, False
    g.settled = -1
    if g.effects:
        effects = [e for e in g.effects if e[7][0] != moment or e[7][1] > number]
        ended, g.effects = len(effects) != len(g.effects), effects
    if facts.get("locked"):
        facts["locked"] = tuple(k for k in facts["locked"] if k[3] != moment or k[4] > number)
    for word in LASTING_FACTS:
        lasting = facts.get(word)
        if lasting:
            facts[word] = left = tuple(r for r in lasting if r[4] != moment or r[5] > number)
            over = over or len(left) != len(lasting)
    if ended or over or g.match.phase_matters:
        g.derived = {}
    return ended


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
