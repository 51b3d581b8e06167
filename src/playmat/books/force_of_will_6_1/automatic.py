"""603, 708, 906: what events and states have set off: automatic abilities, and cards that wait to be revealed.

What waits is (seat, ability, card, serial, event, slots), as the kernel keeps it.
"""

from __future__ import annotations

from collections.abc import Container
from operator import itemgetter

from ...kernel import (
    NO,
    YES,
    Frame,
    Game,
    Option,
    Row,
    Scope,
    SeatOf,
    TimedScope,
    Waiting,
    ask,
    begin,
    check_situations,
    drop_unusable,
    emit,
    goto,
    loops,
    move,
    playing,
    renew_waiting,
    row,
    show,
    sort_waiting,
    take_option,
    waiting_options,
)
from . import lifebreak
from .acts import set_this_turn
from .changes import watch_conditions
from .playing import CastScope, cast, spell_of
from .timing import chase, is_forbidden
from .zones import HANDS, STANDBYS, what_waits

CARDS_THAT_WAIT = ("trigger", "stealth")
ASKING = ("602", "505.5")
"""The procedures in which players are asked for cards to reveal."""

HELD = itemgetter(*HANDS, *STANDBYS)
"""Reads out of `g.zones` the cards that one player has and the other does not see."""

REVEALED = ("revealed", True)
"""What a waiting card notes among its slots once it was revealed."""


def look_around(g: Game, v: Frame) -> None:
    watch_conditions(g)
    if g.match.has_situations:
        check_situations(g)
    v.picked = v.reveal = v.source = None
    if g.waiting:
        drop_unusable(g)
        sort_waiting(g, lambda entry: not is_silent(g, v, entry) and not is_in_chase(g, entry))


def waits_as_card(g: Game, entry: Waiting) -> bool:
    """708.1, 1114.2: what was set off is a card that may be revealed and played."""
    return g.match.abilities[entry.ability].node.keyword in CARDS_THAT_WAIT


def is_silent(g: Game, v: Frame, entry: Waiting) -> bool:
    """A card that may not be revealed, or was not since something happened: nobody learns of it."""
    return waits_as_card(g, entry) and ((v.asked and not is_revealed(entry)) or not may_reveal(g, entry))


def is_in_chase(g: Game, entry: Waiting) -> bool:
    """906.9a: a status ability is not set off again while an instance of it waits in the chase."""
    _, name, source, *_ = entry
    if g.match.abilities[name].situation is None:
        return False
    items = [what_waits(g, card) for card in chase(g)]
    return any((item.ability, item.source) == (name, source) for item in items)


def may_reveal(g: Game, entry: Waiting) -> bool:
    """708.2a, 708.5, 906.4a, 906.10, 1114.3.

    A card that cannot be played may be revealed as its event happens (708.3a). One that waits for a state is asked
    for again and again while that lasts, so only when it can be played; and a Stealth card is revealed to be played.
    """
    seat, name, card, serial, _, _ = entry
    if g.serial[card] != serial:
        return False
    if is_revealed(entry):
        return True
    ability = g.match.abilities[name]
    stealthy = ability.node.keyword == "stealth"
    if any(w.source == card and REVEALED in w.slots for w in g.waiting):
        return False
    if g.is_in(card, "standby") and set_this_turn(g, card) and not stealthy:
        return False
    if stealthy or ability.situation is not None:
        return can_play_revealed(g, entry)
    return not is_forbidden(g, seat, card)


def is_revealed(entry: Waiting) -> bool:
    *_, slots = entry
    return REVEALED in slots


def can_play_revealed(g: Game, entry: Waiting) -> bool:
    seat, name, card, serial, event, _ = entry
    spell = spell_of(g, card)
    if spell is None or is_forbidden(g, seat, card):
        return False
    scope = (CastScope if g.match.abilities[name].node.keyword == "stealth" else Scope)(card, serial, seat, event)
    return spell.payable is None or spell.payable(g, scope)


# --- 708.2 revealing ------------------------------------------------------------------------------


def rows_reveal(seat: SeatOf, again: str) -> list[Row]:
    """A player is asked for the cards that may be revealed, one after another, until there is no more to reveal.

    Who holds cards that the other does not see is asked whatever they are, or else being asked would tell. `again`: the
    rule of the row to go on at after a card was revealed.
    """

    def could_hold_one(g: Game, v: Frame) -> bool:
        if v.asked:
            return False
        if unrevealed(g, seat(g, v)):
            return True
        if not is_holding(g, seat(g, v)):
            return False
        if g.settling:
            loops.pass_over(g, 1)
        return not g.settling

    def to_reveal(g: Game, v: Frame) -> list[Option]:
        cards = unrevealed(g, seat(g, v))
        return [YES, NO] if len(cards) == 1 else [*cards, NO]

    def point(g: Game, v: Frame) -> None:
        cards = list(unrevealed(g, seat(g, v)).values())
        v.source = cards[0].source if len(cards) == 1 else None

    return [
        row("708.2", point),
        row("708.2", ask(kind_of_reveal, seat, to_reveal, "reveal and play it?", secret=True), into="reveal",
            when=could_hold_one),
        row("708.2", lambda g, v: reveal(g, v, seat(g, v)), when=lambda g, v: v.reveal is not None),
        row("708.2", goto(again), when=lambda g, v: v.reveal is not None),
    ]  # fmt: skip


def is_holding(g: Game, seat: int) -> bool:
    """Whether a player has cards that the other does not see and that might be played."""
    return bool(g.zones[HANDS[seat]] or g.zones[STANDBYS[seat]])


def holders(g: Game) -> int:
    """How many players are asked for cards to reveal, whatever they hold."""
    one, other, here, there = HELD(g.zones)
    return (1 if one or here else 0) + (1 if other or there else 0)


def kind_of_reveal(g: Game, v: Frame, options: tuple[Option, ...]) -> str:
    return "yes no" if options[0] in (YES, NO) else "ability"


def unrevealed(g: Game, seat: int) -> dict[Option, Waiting]:
    """The cards of a player that may be revealed now."""
    if not g.waiting:
        return {}
    found = waiting_options(g, seat)
    return {option: entry for option, entry in found.items() if waits_as_card(g, entry) and not is_revealed(entry)}


def reveal(g: Game, v: Frame, seat: int) -> None:
    """708.2, 906.2: it is triggered by being revealed, before anything is played; if not, it stays untriggered."""
    cards, said = unrevealed(g, seat), v.reveal
    if said != NO:
        entry = cards[said] if said in cards else next(iter(cards.values()))
        v.source = entry.source
        show(g, (entry.source,), 0b11)
        renew_waiting(g, entry, entry._replace(slots=(*entry.slots, REVEALED)))
        v.source = None
        return
    v.reveal = v.source = None
    sort_waiting(g, lambda entry: entry.seat != seat or not waits_as_card(g, entry) or is_revealed(entry))


def keep_back(g: Game, cards: Container[int]) -> None:
    """708.2: that one of these cards may be revealed, only its player knows."""
    if g.waiting:
        sort_waiting(g, lambda entry: entry.source not in cards or not waits_as_card(g, entry) or is_revealed(entry))
    for v in g.frames:
        if v.procedure in ASKING and v.source in cards:
            v.source = None


def pending_of(g: Game, seat: int) -> list[Option]:
    """603.2: what the player may pick first; what was set off twice is two, where each time it is about other cards."""
    return list(waiting_options(g, seat))


def play_picked(g: Game, v: Frame) -> None:
    """603.3, 906.6: it is played if that is legal, and counted off even when not; nobody is asked whether.

    901.1b, 906.1: an automatic ability is put into the chase, where it can be answered.

    708.3, 906.2: a card that was revealed is played as a spell.
    """
    entry = take_option(g, v.picked)
    v.picked, v.asked = None, 0
    seat, name, card, serial, event, slots = entry
    if waits_as_card(g, entry):
        if can_play_revealed(g, entry):
            cast(g, card, seat, event, free=g.match.abilities[name].node.keyword == "stealth")
        else:
            # 708.3a, 906.6a: what cannot be played goes to its owner's graveyard
            move(g, (card,), "graveyard", verb="put")
        return
    ability = g.match.abilities[name]
    scope = TimedScope(card, serial, seat, (*slots, ("event", event)))
    if ability.payable is None or ability.payable(g, scope):
        emit(g, "set off", card, note=name)
        begin(g, playing(name), seat, card, serial, event, slots)
    else:
        lifebreak.bury_broken(g)
