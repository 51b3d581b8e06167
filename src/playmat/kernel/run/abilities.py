"""The abilities a card has now, those that work where they lie, and those that cannot be used."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from ..state.compiled import MASTER, Placed
from ..state.memo import recall, retain, version_of_values
from ..state.records import Lock, Until
from .placed import USE, posted
from .values import altered_cards

if TYPE_CHECKING:
    from ..state.compiled import CompiledAbility, Index
    from ..state.game import Game


WORKING = "working"
"""Under this name it is kept what works where cards have gained or lost abilities."""


def seen_place(g: Game, card: int) -> tuple[int, int]:
    """Where a card is, or, while its move is looked back on, was; and whose it is there."""
    zone = g.zone_of[card]
    past = g.looking_back is not None and card in g.looking_back
    if past:
        zone = g.last[card].zone
    return zone, master_in(g, card, zone, past)


def master_in(g: Game, card: int, zone: int, past: bool = False) -> int:
    """Whose a card is that lies in this zone, or, if that is past, lay there last."""
    if g.match.lends:
        if not past:
            return g.master(card)
        held = g.last[card].values
        if held is not None and MASTER in held:
            return int(held[MASTER])
    seat = g.match.zone_seat[zone]
    return g.owner[card] if seat < 0 else seat


def abilities(g: Game, card: int) -> tuple[CompiledAbility, ...]:
    """The abilities a card has now; while its move is looked back on, those it had."""
    match = g.match
    if not match.grants:
        return match.abilities_of[g.definition[card]]
    if g.looking_back is not None and card in g.looking_back:
        held = g.looking_back[card].get("abilities")
    else:
        held = altered_cards(g).get(card)
    if held is None:
        return match.abilities_of[g.definition[card]]
    return tuple(map(match.abilities.__getitem__, held))


def working(g: Game, index: Index, use: str) -> Sequence[Placed]:
    """Abilities of the indexed sort that work where their cards lie, and all of cards that gained or lost some."""
    match, found = g.match, posted(g, (USE, use), index) if index else ()
    altered = altered_cards(g) if use in match.gained_uses or (match.loses and found) else None
    if not altered:
        return found
    if g.looking_back is not None:
        return _with_altered(g, found, altered)
    at = (version_of_values(g), g.zone_versions[-1])
    kept: list[Placed] | None = recall(g, (WORKING, use), at)
    return retain(g, (WORKING, use), at, _with_altered(g, found, altered)) if kept is None else kept


def _with_altered(g: Game, found: Sequence[Placed], altered: Collection[int]) -> list[Placed]:
    return [placed for placed in found if placed.card not in altered] + [
        Placed(ability, card, g.zone_of[card])
        for card in altered
        for ability in abilities(g, card)
        if ability.zones >> g.zone_of[card] & 1
    ]


# --- abilities that cannot be used ----------------------------------------------------------------


def unusable(g: Game, ability: str, card: int) -> bool:
    """Whether this ability of this card is locked, or its kind is forbidden to its master."""
    if g.locks and _is_locked(g, ability, card):
        return True
    if not g.match.locks_kinds:
        return False
    kind = g.match.abilities[ability].kind
    return g.cannot(-1 - g.master(card), f"use {kind} abilities") or g.cannot(card, "use abilities")


def _is_locked(g: Game, ability: str, card: int) -> bool:
    """Whether it is locked as often as the card has it: one that was gained twice is there twice."""
    times = 0
    for lock in g.locks:
        if lock.card == card and lock.ability == ability and lock.serial == g.serial[card]:
            times += 1
    return times > 0 and times >= [held.id for held in abilities(g, card)].count(ability)


def lock_ability(g: Game, ability: str, card: int, until: tuple[str, int]) -> None:
    """Make an ability of a card unusable until then; if it already waits, it waits no longer."""
    g.locks = (*g.locks, Lock(ability, card, g.serial[card], Until(*until)))
    if _is_locked(g, ability, card):
        g.waiting = [w for w in g.waiting if not (w.ability == ability and w.source == card)]


def lock_second(g: Game, ability: str, card: int, until: tuple[str, int]) -> None:
    """Make an ability of a card unusable until then when it is used for the second time."""
    first = f"{ability} once"
    used = any((k.ability, k.card, k.serial) == (first, card, g.serial[card]) for k in g.locks)
    lock_ability(g, ability if used else first, card, until)


def drop_unusable(g: Game) -> None:
    """Forget waiting abilities that have become unusable."""
    if g.waiting:
        g.waiting = [w for w in g.waiting if w.ability in g.match.laters or not unusable(g, w.ability, w.source)]
