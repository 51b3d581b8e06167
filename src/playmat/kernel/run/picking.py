"""Who may see which option: picking cards one at a time, cards that look alike, cards that a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..state.sight import sees, those_seen
from ..words.plain import NEW_TUPLE, Plain
from ..words.questions import DONE, Question

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option
    from .tables import Ask, Pick


CARDS = {int}
"""The type of a card among options."""


def put(g: Game, v: Frame, action: Ask, rule: str, options: tuple[Option, ...]) -> None:
    """Put a question to a seat; many are put, and so it is made at once."""
    kind, about = action.kind, action.about
    if not isinstance(kind, str):
        kind = kind(g, v, options)
    fields = (action.seat(g, v), rule, kind, options, action.prompt, v.source, about, 1, 1, g.match.acts)
    g.question = NEW_TUPLE(Question, fields)


def pick_next(g: Game, v: Frame, action: Pick, into: str, rule: str) -> bool:
    taken: tuple[Option, ...] = getattr(v, into) or ()
    while True:
        room = action.most(g, v) - len(taken)
        if room <= 0:
            setattr(v, into, taken)
            g.forced += 1
            return False
        left = [c for c in action.candidates(g, v) if c not in taken]
        most, least = min(room, len(left)), min(action.least(g, v) - len(taken), len(left))
        alone = least == len(left) and (action.kind != "order" or len(left) == 1)
        if (not left or alone) and (action.counted or not action.secret):
            setattr(v, into, taken + tuple(left[:most]))
            g.forced += 1
            return False
        seat = action.seat(g, v)
        options = offered(g, seat, left)
        if least <= 0:
            options.append(DONE)
        elif alone:
            options = options[:1]  # all of them must be picked: there is no choice in it
        if len(options) > 1 or (action.secret and not g.settling):
            break
        if action.secret:
            g.forced += 1
            if options[0] == DONE:
                setattr(v, into, taken)
                return False
        taken = (*taken, meant(g, v, action, taken, options[0]))
        setattr(v, into, taken)  # how many are still to be picked may hang on what was
    setattr(v, into, taken)
    about, least = action.about, max(least, 0)
    fields = (seat, rule, action.kind, tuple(options), action.prompt, v.source, about, least, most, g.match.acts)
    g.question = NEW_TUPLE(Question, fields)
    return True


def offered(g: Game, seat: int, candidates: Sequence[Plain]) -> list[Option]:
    """The candidates as this seat may be shown them: cards it cannot see by their place, ("hidden", 0), ..."""
    if set(map(type, candidates)) != CARDS or g.match.tables.open.issuperset(map(g.zone_of.__getitem__, candidates)):
        return list(candidates)  # these are no cards, or lie where all see them
    seen = those_seen(g, seat, candidates)
    return distinct(g, seen) + [("hidden", at) for at in range(len(candidates) - len(seen))]


def meant(g: Game, v: Frame, action: Pick, taken: tuple[Option, ...], option: Option) -> Option:
    """The candidate that an option stands for."""
    if not (isinstance(option, tuple) and option[0] == "hidden"):
        return option
    left = [c for c in action.candidates(g, v) if c not in taken]
    unseen = [c for c in left if isinstance(c, int) and not sees(g, action.seat(g, v), c)]
    return unseen[int(option[1])]


def distinct(g: Game, cards: Sequence[Plain]) -> list[Plain]:
    """Of equal cards in a hidden zone, one: that which others can tell apart first, so that the pick tells nothing."""
    if len(cards) < 2 or not isinstance(cards[0], int):
        return list(cards)
    hidden, zone_of, definition, known = g.match.hidden, g.zone_of, g.definition, g.known
    if len(set(map(definition.__getitem__, cards))) == len(cards):
        return list(cards)  # no two of them are equal
    best: dict[Plain, int] = {}
    for card in cards:
        zone = zone_of[card]
        key = (zone, definition[card]) if hidden >> zone & 1 else card
        if key not in best or known[card] > known[best[key]]:
            best[key] = card
    return list(best.values())
