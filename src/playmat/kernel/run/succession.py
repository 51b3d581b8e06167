"""When another card takes the place of an object: what effects have left on it, or set up about it, goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..state.memo import touch
from ..words.plain import Plain

if TYPE_CHECKING:
    from ..state.game import Game
    from ..state.records import Slots

EVENT = "event"


class Heir(NamedTuple):
    """The card `to`, now the object `now`, in the place of a card that was the object `serial`."""

    card: int
    serial: int
    to: int
    now: int

    def instead(self, value: Plain) -> Plain:
        """Remembered cards with the heir among them; one that was there already is there once. All else as it is."""
        if not isinstance(value, tuple) or all(self.is_other(one) for one in value):
            return value
        return tuple(dict.fromkeys(one if self.is_other(one) else (self.to, self.now, self.now) for one in value))

    def is_other(self, one: Plain) -> bool:
        match one:
            case (self.card, self.serial, _):
                return False
        return True

    def in_slots(self, slots: Slots) -> Slots:
        return tuple((name, self.in_event(v) if name == EVENT else self.instead(v)) for name, v in slots)

    def in_event(self, event: Plain) -> Plain:
        return None if event is None else tuple(self.instead(role) for role in event)

    def whose(self, source: int, serial: int) -> tuple[int, int]:
        """Whose effect it is: the heir's, where it was the object's."""
        return (self.to, self.now) if (source, serial) == (self.card, self.serial) else (source, serial)


def succeed(g: Game, card: int, serial: int, to: int) -> None:
    """Let a card have the lasting effects on an object, and be meant by what was set up for later about that object.

    Each keeps its place among the others. Abilities of the object that wait are still its own.
    """
    heir = Heir(card, serial, to, g.serial[to])
    g.effects = [e._replace(cards=heir.instead(e.cards), slots=e.slots and heir.in_slots(e.slots)) for e in g.effects]
    for at, entry in enumerate(g.timed):
        source, now = heir.whose(entry.source, entry.serial)
        g.timed[at] = entry._replace(source=source, serial=now, slots=heir.in_slots(entry.slots))
    for at, waiting in enumerate(g.waiting):
        if waiting.ability in g.match.laters:
            source, now = heir.whose(waiting.source, waiting.serial)
            event, slots = heir.in_event(waiting.event), heir.in_slots(waiting.slots)
            g.waiting[at] = waiting._replace(source=source, serial=now, event=event, slots=slots)
    replacing = []
    for each in g.replacing:
        source, now = heir.whose(each.source, each.serial)
        replacing.append(each._replace(source=source, serial=now))
    g.replacing = tuple(replacing)
    touch(g)
