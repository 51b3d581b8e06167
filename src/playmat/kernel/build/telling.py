"""Whether a step was done: what "if you do" asks about it.

What something else took the place of never happened, so it was not done; nor was what an effect or a rule forbids. A
step is asked about in two ways. In "do this. If you do, ..." (`Builder.asked`) it must have been done to something. In
"you may do this. If you do, ..." (`Builder.wholly`) nothing of what was agreed to may have failed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..words import nodes as n

if TYPE_CHECKING:
    from ..run.atoms import Batch
    from ..run.tables import Step
    from ..state.compiled import CardsOf
    from ..state.frames import Frame
    from ..state.game import Game
    from .builder import Builder


def is_asked(b: Builder) -> bool:
    """Whether the text asks if the step that is being added was done; what pays a cost is no such step."""
    return (b.asked or b.wholly) and not b.paying


def tell_done(b: Builder, parts: Callable[[Game, Frame], Sequence[bool]], every: bool = True) -> None:
    """Let "if you do" ask about the step just added.

    `parts` says of each thing that the step was to do whether it did; it is done with `every` one, or with any.
    """
    enough, done, undone = all if every else any, b.slot("done"), b.slot("undone")

    def tell(g: Game, v: Frame) -> None:
        found = parts(g, v)
        whole = bool(enough(found))
        setattr(v, done, 1 if found and whole else None)
        setattr(v, undone, 1 if found and not whole else None)

    b.step(tell)
    if b.asked:
        b.env.own_move = done
        b.match.tables.hears("fills", None, done)
    b.undone.append(undone)


def telling_turned(b: Builder, ref: n.Reference) -> Callable[[], None]:
    """Look how cards lie before a step turns them; what is returned adds the row that tells whether it did.

    Of each card it is told by how it lies then: what lay so already was not turned.
    """
    if not is_asked(b):
        return lambda: None
    meant, lay = b.env.cards(ref), b.slot("lay")
    b.step(lambda g, v: setattr(v, lay, tuple([(c, g.rested[c], g.face_down[c]) for c in meant(g, v)])))

    def turned(g: Game, v: Frame) -> list[bool]:
        return [(g.rested[c], g.face_down[c]) != (rested, down) for c, rested, down in getattr(v, lay)]

    return lambda: tell_done(b, turned, every=isinstance(ref, n.It | n.This))


def telling_done_to(b: Builder, ref: n.Reference) -> Callable[[str], None]:
    """Note whom a step is meant for; what is returned adds the row that tells who of them is in a slot by then."""
    if not is_asked(b):
        return lambda slot: None
    cards, meant = b.env.cards(ref), b.slot("meant")
    b.step(lambda g, v: setattr(v, meant, tuple(cards(g, v))))

    def tell(slot: str) -> None:
        def parts(g: Game, v: Frame) -> list[bool]:
            done = {card for card, *_ in getattr(v, slot)}
            return [card in done for card in getattr(v, meant)]

        tell_done(b, parts, every=isinstance(ref, n.It | n.This))

    return tell


def tell_came(b: Builder, slot: str) -> None:
    """Where a step that leaves in a slot what came of it was agreed to: with nothing there it failed."""
    if b.wholly and not b.paying:
        tell_done(b, lambda g, v: [bool(getattr(v, slot))])


class Deed:
    """A step that moves cards, made before its rows are added.

    Where the text asks whether it was done, all that were chosen must have been moved, or any of a group. Where it
    speaks on of the cards by what was done to them (`named`), those are left out for which it was not.
    """

    def __init__(self, b: Builder, ref: n.Reference, named: str = "") -> None:
        self.asked, self.chosen = is_asked(b), isinstance(ref, n.It | n.This)
        told = self.asked or bool(named)
        self.instead, self.kept = (b.slot("instead"), b.slot("kept")) if told else ("", "")
        """The first is for the atom that moves the cards, which tells there whose move was replaced."""
        self.meant = b.slot("meant") if self.asked else ""
        if told:
            b.step(self._look(b.env.cards(ref) if self.asked else None))

    def _look(self, cards: CardsOf | None) -> Step:
        def look(g: Game, v: Frame) -> None:
            setattr(v, self.kept, ())
            if cards is not None:
                setattr(v, self.meant, tuple(cards(g, v)))

        return look

    def note(self, g: Game, v: Frame) -> None:
        """Keep whose move was replaced, before others go, and once all went; only where anything is told."""
        setattr(v, self.kept, (*getattr(v, self.kept), *(getattr(v, self.instead) or ())))
        setattr(v, self.instead, None)

    def keep_back(self, g: Game, v: Frame, batch: Batch) -> None:
        """Keep whom the rules of the book do not let go."""
        before_move = g.match.book.moves.before_move
        if before_move is not None:
            targets, _ = batch
            sent = {card for lot, _ in before_move(g, (batch,)) for card, _ in lot}
            setattr(v, self.kept, (*getattr(v, self.kept), *[card for card, _ in targets if card not in sent]))

    def moved(self, g: Game, v: Frame, going: str) -> tuple[int, ...]:
        """Those of the cards in a slot that were not left where they were."""
        self.note(g, v)
        kept = getattr(v, self.kept)
        return tuple([card for card in getattr(v, going) if card not in kept])

    def tell(self, b: Builder, going: str) -> None:
        """Add the row that tells, if any, behind that which sent off the cards in the slot `going`."""

        def parts(g: Game, v: Frame) -> list[bool]:
            moved = self.moved(g, v, going)
            return [card in moved for card in getattr(v, self.meant)]

        if self.asked:
            tell_done(b, parts, self.chosen)
