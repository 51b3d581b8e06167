"""603, 708, 906: what events and states have set off: automatic abilities, and cards that wait to be revealed.

What waits is (seat, ability, card, serial, event, slots), as the kernel keeps it.
"""

from __future__ import annotations

from typing import Any

from ...kernel import move, show
from ...kernel import playing
from ...kernel import Scope, TimedScope
from ...kernel import Game
from ...kernel import Option, YES
from ...kernel import Frame
from ...kernel import begin, check_situations, drop_unusable, emit
from . import lifebreak
from .acts import is_forbidden, set_this_turn
from .changes import watch_conditions
from .playing import CastScope, cast, spell_of
from .timing import chase
from .zones import item_of

CARDS_THAT_WAIT = ("trigger", "stealth")

REVEALED = ("revealed", 1)
"""What a waiting card notes among its slots once it was revealed."""


def look_around(g: Game, v: Frame) -> None:
    watch_conditions(g)
    if g.match.has_situations:
        check_situations(g)
    v.picked = v.reveal = v.source = None
    if g.waiting:
        drop_unusable(g)
        g.waiting = [entry for entry in g.waiting if not is_silent(g, v, entry) and not is_in_chase(g, entry)]
        at = unrevealed(g)
        if at is not None:
            _, _, v.source, *_ = g.waiting[at]


def waits_as_card(g: Game, entry: tuple[Any, ...]) -> bool:
    """708.1, 1114.2: what was set off is a card that may be revealed and played."""
    _, name, *_ = entry
    return g.match.abilities[name].node.keyword in CARDS_THAT_WAIT


def is_silent(g: Game, v: Frame, entry: tuple[Any, ...]) -> bool:
    """A card that may not be revealed, or was not a moment ago: nobody learns of it."""
    return waits_as_card(g, entry) and (tuple(entry[1:4]) in v.declined or not may_reveal(g, entry))


def is_in_chase(g: Game, entry: tuple[Any, ...]) -> bool:
    """906.9a: a status ability is not set off again while an instance of it waits in the chase."""
    _, name, source, *_ = entry
    if g.match.abilities[name].situation is None:
        return False
    items = [item_of(g, card) for card in chase(g)]
    return any(item is not None and (item.ability, item.source) == (name, source) for item in items)


def may_reveal(g: Game, entry: tuple[Any, ...]) -> bool:
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
    if any(other == card and REVEALED in slots for _, _, other, _, _, slots in g.waiting):
        return False
    if g.is_in(card, "standby") and set_this_turn(g, card) and not stealthy:
        return False
    if stealthy or ability.situation is not None:
        return can_play_revealed(g, entry)
    return not is_forbidden(g, seat, card)


def is_revealed(entry: tuple[Any, ...]) -> bool:
    *_, slots = entry
    return REVEALED in slots


def can_play_revealed(g: Game, entry: tuple[Any, ...]) -> bool:
    seat, name, card, serial, _, _ = entry
    spell = spell_of(g, card)
    if spell is None or is_forbidden(g, seat, card):
        return False
    scope = (CastScope if g.match.abilities[name].node.keyword == "stealth" else Scope)(card, serial, seat)
    return spell.payable is None or spell.payable(g, scope)


def unrevealed(g: Game) -> int | None:
    """The place of the next card to be asked for, the turn player's first."""
    found = [i for i, w in enumerate(g.waiting) if waits_as_card(g, w) and not is_revealed(w)]
    return min(found, key=lambda i: g.waiting[i][0] != g.facts["turn seat"], default=None)


def revealer(g: Game, v: Frame) -> int:
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    return int(g.waiting[at][0])


def reveal(g: Game, v: Frame) -> None:
    """708.2: it is triggered by being revealed, before anything is played; if not, it stays untriggered."""
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    seat, name, card, serial, event, slots = g.waiting[at]
    if v.reveal == YES:
        show(g, (card,), 0b11)
        g.waiting[at] = (seat, name, card, serial, event, (*slots, REVEALED))
    else:
        del g.waiting[at]
        if g.match.abilities[name].situation is not None:
            v.declined = (*v.declined, (name, card, serial))


def pending_of(g: Game, seat: int) -> list[Option]:
    return list(dict.fromkeys(("ability", name, card) for who, name, card, *_ in g.waiting if who == seat))


def entry_of(g: Game, picked: Any) -> int:
    return next(i for i, (_, name, card, *_) in enumerate(g.waiting) if ("ability", name, card) == picked)


def play_picked(g: Game, v: Frame) -> None:
    """603.3: it is played if that is legal, and counted off even when not."""
    entry = g.waiting.pop(entry_of(g, v.picked))
    v.picked = None
    seat, name, card, serial, event, slots = entry
    if waits_as_card(g, entry):
        if can_play_revealed(g, entry):
            cast(g, card, seat, event, free=g.match.abilities[name].node.keyword == "stealth")
        else:
            # 708.3a, 906.6a
            move(g, (card,), "graveyard", verb="put")
        return
    ability = g.match.abilities[name]
    scope = TimedScope(card, serial, seat, (*slots, ("event", event)))
    if ability.payable is None or ability.payable(g, scope):
        emit(g, "set off", card, note=name)
        begin(g, playing(name), seat, card, serial, event, slots)
    else:
        lifebreak.bury_broken(g)
