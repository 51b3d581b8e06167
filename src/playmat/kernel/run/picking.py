"""Who may see which option: picking cards one at a time, cards that look alike, cards that a seat cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..state.sight import sees
from ..words.plain import NEW_TUPLE, Plain
from ..words.questions import DONE, Question

if TYPE_CHECKING:
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option
    from .tables import Ask, Pick




def put(g: Game, v: Frame, action: Ask, rule: str, options: tuple[Option, ...]) -> None:
    """Put a question to a seat; many are put, and so it is made at once."""
    kind, about = action.kind, action.about
    if not isinstance(kind, str):
        kind = kind(g, v)
    fields = (action.seat(g, v), rule, kind, options, action.prompt, v.source, about, 1, 1, g.match.acts)
    g.question = NEW_TUPLE(Question, fields)


def pick_next(g: Game, v: Frame, action: Pick, into: str, rule: str) -> bool:
    taken: tuple[Option, ...] = getattr(v, into) or ()
    seat = action.seat(g, v)
    while True:
        left = [c for c in action.candidates(g, v) if c not in taken]
        room = action.most(g, v) - len(taken)
        most, least = min(room, len(left)), min(action.least(g, v) - len(taken), len(left))
        alone = least == len(left) and (action.kind != "order" or len(left) == 1)
        if room <= 0 or ((most <= 0 or alone) and (action.counted or not action.secret)):
            setattr(v, into, taken + tuple(left[: max(most, 0)]))
            g.forced += 1
            return False
        options = offered(g, seat, left)
        if least <= 0:
            options.append(DONE)
        elif alone:
            options = options[:1]  # all of them must be picked: there is no choice in it
        if len(options) > 1 or action.secret:
            break
        taken = (*taken, meant(g, v, action, taken, options[0]))
    setattr(v, into, taken)
    about, least = action.about, max(least, 0)
    fields = (seat, rule, action.kind, tuple(options), action.prompt, v.source, about, least, most, g.match.acts)
    g.question = NEW_TUPLE(Question, fields)
    return True


def offered(g: Game, seat: int, candidates: Sequence[Plain]) -> list[Option]:
    """The candidates as this seat may be shown them: cards it cannot see by their place, ("hidden", 0), ..."""
    seen, unseen = [], 0
    tables, zone_of, face_down = g.match.tables, g.zone_of, g.face_down
    for candidate in candidates:
        if type(candidate) is not int:
            return list(candidates)
        # Most lie where all see them, and then nobody need be asked.
        where = tables.seen_down if face_down[candidate] else tables.seen_up
        if where[zone_of[candidate]] == tables.everybody or sees(g, seat, candidate):
            seen.append(candidate)
        else:
            unseen += 1
    found: list[Option] = distinct(g, seen)
    return found + [("hidden", i) for i in range(unseen)] if unseen else found


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
    best: dict[Plain, int] = {}
    for card in cards:
        zone = zone_of[card]
        key = (zone, definition[card]) if hidden >> zone & 1 else card
        if key not in best or known[card] > known[best[key]]:
            best[key] = card
    return list(best.values())
