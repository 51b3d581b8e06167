"""The rows by which players see cards: looking, searching, revealing; and what nobody can check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ..run.atoms import hide, show
from ..run.remembering import remember
from ..run.tables import Ask, Pick
from ..state.sight import seers
from ..words import nodes as n
from .costs import keep
from .hidden import ANY_NUMBER, is_counted, is_hidden, is_open

if TYPE_CHECKING:
    from ..state.compiled import Check, Remembered
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.book import Book
    from .builder import Builder


def all_seen(g: Game, cards: Sequence[int]) -> bool:
    """Whether everybody sees these cards, so that anybody can check a choice among them."""
    everybody = g.match.tables.everybody
    return all(seers(g, card) == everybody for card in cards)


def may_decline(book: Book, ref: n.Reference) -> bool:
    """A choice by information out of a hidden zone cannot be forced: nobody can check it.

    Among cards of an earlier step it hangs on where they lie as the choice is made.
    """
    if not isinstance(ref, n.Cards) or ref.where is None:
        return False
    asked = ref.where.parts if isinstance(ref.where, n.All) else (ref.where,)
    return is_hidden(book, ref) if ref.zones else not all(isinstance(part, n.Among) for part in asked)


def hands_shown(book: Book, do: n.Effect) -> list[n.Cards]:
    """The hidden zones that an effect reveals whole."""
    shown = [part.cards for part in n.walk(do) if isinstance(part, n.Reveal) and isinstance(part.cards, n.Cards)]
    return [cards for cards in shown if cards.where is None and is_hidden(book, cards)]


def could_be_checked(b: Builder, condition: n.Condition) -> Check:
    """A condition of the text. What it asks of cards that a player could have revealed for it holds only of cards that
    all see: else what goes on would tell what was not revealed, and nobody could check it."""
    check = b.env.condition(condition)
    asked = [part for part in n.walk(condition) if isinstance(part, n.Cards) and part.where is not None]
    whole = [replace(part, where=None) for part in asked]
    to_see = [b.env.cards(cards) for cards in dict.fromkeys(whole) if cards in b.offered]
    if not to_see:
        return check
    return lambda g, v: all(all_seen(g, cards(g, v)) for cards in to_see) and check(g, v)


def rows_search(b: Builder, node: n.Search) -> None:
    """Let a player look through zones for cards; what only they have seen there may be left."""
    cards = b.env.cards(node.among)
    count = b.env.amount(node.count) if node.count is not None else None
    who, secret, seen = b.seat(node.by), secret_part(b.book, node.among), ""
    if secret is not None:
        seen, everything = b.slot("seen"), b.env.cards(secret)
        b.step(lambda g, v: open_zone(g, v, seen, everything(g, v), who(g, v)))
    slot = b.chosen_slot(node.among, node.into)
    any_does = isinstance(node.among, n.Cards) and node.among.where is None

    def most(g: Game, v: Frame) -> int:
        return count(g, v) if count is not None else ANY_NUMBER

    def least(g: Game, v: Frame) -> int:
        if secret is None or (any_does and b.book.texts.finds_any):
            return most(g, v)
        unseen = {card for card, _, _ in getattr(v, seen)}
        return min(most(g, v), len([c for c in cards(g, v) if c not in unseen]))

    free = node.up_to or count is None
    asked = Pick(who, cards, (lambda g, v: 0) if free else least, most, "search", about="searched")
    b.ask(replace(asked, secret=not is_open(b.book, node.among), counted=is_counted(node.among)), slot)
    b.step(keep(slot))
    if secret is not None:
        b.step(lambda g, v: hide(g, left_of(getattr(v, seen), getattr(v, slot))))
        b.shown.append(slot)
        b.env.looked = b.env.looked or slot


def left_of(seen: Remembered, found: Remembered) -> Remembered:
    """What was seen and not taken: whoever searched goes on to see what was found, as "from among them" needs it."""
    taken = {card for card, _, _ in found}
    return tuple([each for each in seen if each[0] not in taken])


def secret_part(book: Book, ref: n.Reference) -> n.Cards | None:
    """All that lies in those of the zones meant that hide their cards."""
    if not isinstance(ref, n.Cards):
        return None
    secret = tuple(zone for zone in ref.zones if is_hidden(book, n.Cards((zone,))))
    return n.Cards(secret, ref.side) if secret else None


def open_zone(g: Game, v: Frame, slot: str, cards: list[int], seat: int) -> None:
    setattr(v, slot, remember(g, cards))
    show(g, cards, 1 << seat, tell=False)


def rows_look(b: Builder, node: n.Look) -> None:
    """Let a player see cards; up to so many, then the number is named first."""
    ref = node.cards
    if node.up_to and isinstance(ref, n.Top):
        ref = n.Top(n.Named(_asked_number(b, node.who, ref)), ref.zone, ref.side)
    cards, who = b.env.cards(ref), b.seat(node.who)
    slot = b.named_slot(node.into)
    b.env.looked = slot
    b.shown.append(slot)

    def look(g: Game, v: Frame) -> None:
        seen = cards(g, v)
        setattr(v, slot, remember(g, seen))
        show(g, seen, 1 << who(g, v))

    b.step(look)


def _asked_number(b: Builder, who: str, top: n.Top) -> str:
    """How many of the cards on top, no more than there are."""
    slot, cards = b.slot("number"), b.env.cards(top)
    b.match.tables.hears("fills", None, slot)
    b.ask(Ask("number", b.seat(who), lambda g, v: tuple(range(len(cards(g, v)), -1, -1)), "how many?"), slot)
    return slot


def rows_reveal(b: Builder, node: n.Reveal) -> None:
    """Show cards to everybody until the ability is over."""
    cards = b.env.cards(node.cards)
    again = isinstance(node.cards, n.It) and not node.into
    slot = b.env.latest if again and b.env.latest else b.named_slot(node.into)
    if isinstance(node.cards, n.Top | n.Cards):
        b.env.looked = slot
    b.shown.append(slot)

    def reveal(g: Game, v: Frame) -> None:
        seen = cards(g, v)
        setattr(v, slot, remember(g, seen))
        show(g, seen, g.match.tables.everybody)

    b.step(reveal)
