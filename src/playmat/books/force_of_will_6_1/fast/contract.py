"""The contract of this folder: both ways give the same."""

from __future__ import annotations

from ....kernel import Game
from .. import offers as book
from ..acts import PASS
from ..timing import main_timing
from ..will import Reckoning, due_of
from .listing import can_only_pass, offers
from .payments import reckoning


def differs(g: Game) -> str | None:
    """What each way gives, where they do not give the same at the question that is asked."""
    word = g.question.about if g.question is not None else ""
    return offers_differ(g) if word == "act" else payments_differ(g) if word == "payment" else None


def offers_differ(g: Game) -> str | None:
    """What a player with priority may do (604)."""
    assert g.question is not None, "asked at a question"
    seat = g.question.seat
    main = main_timing(g, seat)
    soon, full = offers(g, seat, main), book.offers(g, seat, main)
    if soon is not None and soon != full:
        return told_apart(soon, full)
    alone = None if main else can_only_pass(g, (seat,))
    return None if alone is None else told_apart(alone, full == [PASS])


def payments_differ(g: Game) -> str | None:
    """The sensible payment (1003), every other way to begin, and what each of those comes to."""
    due = due_of(g.frames[-1])
    quick, full = reckoning(g, due), Reckoning(g, due)
    if quick is None:
        return None
    soon, whole = quick.payment(), full.payment()
    if soon is None or soon != whole:
        return told_apart(soon, whole)
    if quick.takes_given() != full.takes_given():
        return f"whether {due.given} is all spent"
    for option in soon.others:
        match option:
            case ("use", int(card), str(ability)) if quick.chosen(card, ability) != full.chosen(card, ability):
                return told_apart(quick.chosen(card, ability), full.chosen(card, ability))
    return None


def told_apart(soon: object, full: object) -> str | None:
    return None if soon == full else f"soon: {soon!r}, in full: {full!r}"
