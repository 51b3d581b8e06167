"""1.3.2.4, 1.3.2.4.1, 4.1.6: as many as possible out of a hidden zone, and what is shown to prove that no more are."""

from __future__ import annotations

from typing import Any

from ...kernel import Builder, Frame, Game, remember, rows_choose, sees, show
from ...kernel import nodes as n
from .._vanguard.placing import kept_in_hand
from .._vanguard.turning import EVERYBODY
from .cards import UNIT
from .nodes import ChooseMost

BE_CALLED, BE_NORMAL_CALLED = "be called", "be normal called to a rear-guard circle"


def can_be_called(g: Game, card: int) -> bool:
    """A unit that nothing keeps from being called."""
    return bool(g.value(card, "main type") == UNIT and not g.cannot(card, BE_CALLED))


def rows_choose_most(b: Builder, node: ChooseMost) -> None:
    """1.3.2.4: as near to the number as it can be, though nobody sees the cards.

    1.3.2.4.1: whoever has fewer shows the others of that zone.
    """
    wholly, b.wholly = b.wholly, True
    rows_choose(b, n.Choose(node.among, node.count or n.Count(node.among)))
    b.wholly = wholly
    chosen, shown = b.env.latest, b.slot("proof")
    there = b.env.cards(n.Cards(node.among.zones, node.among.side))
    wanted = b.env.amount(node.count) if node.count is not None else None

    def prove(g: Game, v: Frame) -> None:
        taken = {card for card, *_ in getattr(v, chosen)}
        short = wanted is None or len(taken) < wanted(g, v)
        hidden = [card for card in there(g, v) if card not in taken and not sees(g, None, card)] if short else []
        setattr(v, shown, remember(g, hidden))
        show(g, hidden, EVERYBODY)

    b.step(prove)
    b.shown.append(shown)


# --- what an effect keeps where it is -------------------------------------------------------------------


def show_forbidden(g: Game, v: Frame) -> None:
    """4.1.6: a card that an effect keeps from being called is shown, and stays where it is."""
    barred = [card for card in v.cards if g.cannot(card, BE_CALLED) or kept_in_hand(g, v, card)]
    hidden = [card for card in barred if not sees(g, None, card)]
    v.known = (*(v.known or ()), *remember(g, hidden))
    show(g, hidden, EVERYBODY)
    v.cards = tuple([card for card in v.cards if card not in barred])


EFFECTS: dict[type[n.Node], Any] = {ChooseMost: rows_choose_most}
