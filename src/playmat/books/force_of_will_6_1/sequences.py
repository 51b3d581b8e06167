"""Texts whose parts hang together: "you may ... . If you do, ...", what "it" is, and what waits for later (906.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeGuard

from ...kernel import Builder, Game, Timed, UnknownWord, remember, shuffle, sort_timed, walk
from ...kernel import nodes as n
from ...kernel import rows_later as kernel_rows_later
from . import nodes as f
from .costs import is_whole_hand
from .inner_nodes import Cancelled, Done, Happened, Offered, Perhaps, ShuffleAndPut, ThisTurn, Turned, WhatWas
from .moves import last_moved
from .spoken import still_about
from .words import DEALT, THIS_WAY
from .zones import SHUFFLING

TELLING = (n.Turn, n.Perform, f.Deal, f.PayWill, f.Cancel, f.CancelUnlessPaid)
BURIED = ("discard", "discard at random", "discard all but", "mill", "banish", "banish all but one")
COUNTED = (*BURIED, "draw", "draw until", "gain life", "lose life", "pay life", "set life")
"""What a player may not have done though the text says so: then cards lie where they lay, and life is the same.

910.1: cards that something else was done with than to put them into a graveyard were not discarded or banished.
"""

# --- one step after another -------------------------------------------------------------------------


def rows_sequence(b: Builder, node: n.Sequence) -> None:
    """What "it" was before a step's own targets were chosen is what deals damage in that step."""
    targeting = False
    for part in with_shuffles(put_together(told_apart(b, still_about(b, node.parts)))):
        if not targeting:
            b.env.notes["before target"] = b.env.latest
        targeting = isinstance(part, f.Target | n.Choose)
        b.add(part)
        note_this_card(b, part)
        note_chooser(b, part)
        if any(isinstance(each, n.Move | n.Reveal) for each in walk(part)):
            b.env.notes[THIS_WAY] = b.env.latest


def put_together(parts: Sequence[n.Effect]) -> list[n.Effect]:
    """1021.2a: a shuffle and the move within the zone right after it are one action."""
    found: list[n.Effect] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(last, n.Shuffle) and isinstance(part, n.Move) and part.to == last.zone and part.position:
            found[-1] = ShuffleAndPut(last.zone, part)
        else:
            found.append(part)
    return found


def with_shuffles(parts: Sequence[n.Effect]) -> list[n.Effect]:
    """1021.1: a deck is shuffled after it was searched; where the search was declined or not due, nothing is.

    307.4: what is said of a card that is put into a field is said of it there, and of nothing where it is not put.
    """
    found: list[n.Effect] = []
    for part in parts:
        last = found[-1] if found else None
        if last is not None and ((shuffles_first(part) and may_not_search(last)) or is_about_what_came(last, part)):
            found[-1] = followed(last, part)
        else:
            found.append(part)
    return found


def is_about_what_came(before: n.Effect, part: n.Effect) -> bool:
    """Whether a card that was spoken of is put into a field, if that is due, and the second step goes on about it."""
    if not isinstance(before, n.If) or before.otherwise is not None:
        return False
    match last_step(before.then), part:
        case n.Move(cards=n.It(), to="field"), n.Modify(cards=n.It()):
            return True
    return False


def shuffles_first(part: n.Effect) -> bool:
    if isinstance(part, n.Sequence):
        return any(map(shuffles_first, part.parts[:1]))
    return isinstance(part, n.Shuffle | ShuffleAndPut)


def may_not_search(part: n.Effect) -> bool:
    """Whether its last step searches, if that is due or wanted."""
    match part:
        case n.Sequence(parts):
            return any(map(may_not_search, parts[-1:]))
        case n.If(then=do, otherwise=None) | n.YouMay(do=do, then=None):
            return any(isinstance(each, n.Search) for each in walk(do))
        case Offered(offer):
            return may_not_search(offer)
        case Perhaps(do):
            return may_not_search(do)
    return False


def followed(part: n.Effect, shuffling: n.Effect) -> n.Effect:
    """The same step, with the shuffling as the end of its search."""
    match part:
        case n.Sequence(parts):
            return n.Sequence((*parts[:-1], followed(parts[-1], shuffling)))
        case n.If(then=then):
            return replace(part, then=n.Sequence((then, shuffling)))
        case n.YouMay(do=do):
            return replace(part, do=n.Sequence((do, shuffling)))
        case Offered(offer, slot):
            return Offered(replace(offer, do=n.Sequence((offer.do, shuffling))), slot)
        case Perhaps(do, slot):
            return Perhaps(replace(do, then=n.Sequence((do.then, shuffling))), slot)
    raise UnknownWord(f"no search ends {part!r}")


def rows_shuffle_and_put(b: Builder, node: ShuffleAndPut) -> None:
    """A card that was found before is held aside: afterwards it is the one that has its face."""
    ref = node.put.cards
    cards = b.env.cards(ref) if isinstance(ref, n.It) else None
    slot = (ref.slot or b.env.latest) if isinstance(ref, n.It) else ""

    def mix(g: Game, v: Any) -> None:
        g.set(SHUFFLING, True)
        zone = g.match.zone_number[v.seat, node.zone]
        faces = [g.definition[c] for c in cards(g, v) if g.zone_of[c] == zone] if cards is not None else []
        shuffle(g, v.seat, node.zone)
        if faces:
            setattr(v, slot, remember(g, with_faces(g, g.zones[zone], faces)))

    b.step(mix)
    b.add(node.put)
    b.step(end_shuffle)


def end_shuffle(g: Game, v: Any) -> None:
    g.set(SHUFFLING, False)


def with_faces(g: Game, cards: Sequence[int], faces: Sequence[int]) -> list[int]:
    """A card for each of these faces; cards with the same face are alike."""
    left = list(cards)
    found: list[int] = []
    for face in faces:
        found.append(next(c for c in left if g.definition[c] == face))
        left.remove(found[-1])
    return found


def note_chooser(b: Builder, part: n.Effect) -> None:
    """1011.2: what the opponent chose is banished by the opponent."""
    if isinstance(part, n.Choose) and part.by == "opponent":
        b.env.notes["chooser"] = {**b.env.notes.get("chooser", {}), b.env.latest: "opponent"}


def told_apart(b: Builder, parts: Sequence[n.Effect]) -> list[n.Effect]:
    """Let "if you do" and "if you don't" after an offer ask whether it was taken."""
    found: list[n.Effect] = []
    slot = ""
    for at, part in enumerate(parts):
        following = parts[at + 1] if at + 1 < len(parts) else None
        if slot and asks_if_done(part):
            b.match.tables.hears("means", asked_about(part.condition), slot)
            found.append(replace(part, condition=about(part.condition, slot)))
            continue
        asked = tells(part) and following is not None and asks_if_done(following)
        slot = b.slot("did") if asked else ""
        if asked:
            b.match.tables.hears("fills", last_step(part), slot)
        found.append(with_slot(part, slot) if asked else part)
    return found


def tells(part: n.Effect) -> bool:
    """Whether its last step tells more than that cards were taken or moved: it may be left, or rests or recovers cards,
    which may lie so already (104.3), or cancels what perhaps cannot be canceled (104.4)."""
    last = last_step(part)
    return may_be_left(last) or is_whole_hand(last) or isinstance(last, TELLING) or is_buried(last)


def is_buried(part: n.Effect) -> bool:
    """Whether cards go to a graveyard, unless that is replaced (910.1)."""
    return isinstance(part, n.Move) and part.to == "graveyard"


def asks_if_done(part: n.Effect) -> TypeGuard[n.If]:
    return isinstance(part, n.If) and part.condition in (n.Did(), n.Not(n.Did()))


def asked_about(condition: n.Condition) -> n.Condition:
    """The question itself, where the answer no is asked for."""
    return condition.part if isinstance(condition, n.Not) else condition


def about(condition: n.Condition, slot: str) -> n.Condition:
    return n.Did(slot) if isinstance(condition, n.Did) else n.Not(n.Did(slot))


def may_be_left(part: n.Effect) -> bool:
    """Whether its last step is one that may not happen: an offer, or something under a condition."""
    if isinstance(part, n.Sequence):
        return any(map(may_be_left, part.parts[-1:]))
    return (isinstance(part, n.YouMay) and part.then is None) or (isinstance(part, n.If) and part.otherwise is None)


def last_step(part: n.Effect) -> n.Effect:
    return last_step(part.parts[-1]) if isinstance(part, n.Sequence) and part.parts else part


def with_slot(part: n.Effect, slot: str) -> n.Effect:
    """The same step, which tells in the slot whether it happened."""
    match part:
        case n.Sequence(parts) if tells(part):
            return n.Sequence((*parts[:-1], with_slot(parts[-1], slot)))
        case n.If(then=then, otherwise=None):
            return Perhaps(replace(part, then=with_slot(then, slot)), slot)
        case n.YouMay():
            return Offered(part, slot)
        case f.PayWill():
            # 1003.4: nobody has to pay where the text says what happens otherwise
            return Offered(n.YouMay(part), slot)
        case n.Turn():
            return Turned(part, slot)
        case f.Cancel() | f.CancelUnlessPaid():
            return Cancelled(part, slot)
        case n.Move() if is_whole_hand(part):
            # 1019.2a: to discard a hand is to have done so, whatever was in it
            return n.Sequence((part, Done(slot)))
    return Happened(part, slot)


def rows_offered(b: Builder, node: Offered) -> None:
    do, slot = node.offer.do, node.slot
    b.step(lambda g, v: setattr(v, slot, None))
    # what was agreed to be paid is paid
    told = n.Sequence((do, Done(slot))) if isinstance(last_step(do), f.PayWill) else with_slot(do, slot)
    b.add(replace(node.offer, do=told))


def rows_perhaps(b: Builder, node: Perhaps) -> None:
    b.step(lambda g, v: setattr(v, node.slot, None))
    b.add(node.do)


def rows_done(b: Builder, node: Done) -> None:
    b.step(lambda g, v: setattr(v, node.slot, True))


def rows_happened(b: Builder, node: Happened) -> None:
    before, last = b.env.latest, last_step(node.do)
    if isinstance(last, n.Perform) and last.action in COUNTED:
        rows_counted(b, node)
        return
    b.add(node.do)
    told = telling_slot(b, last)
    if told == before and not isinstance(last, n.Move):
        rows_done(b, Done(node.slot))
    elif is_buried(last):
        b.step(lambda g, v: setattr(v, node.slot, any(buried(g, c) for c, _, _ in getattr(v, told))))
    else:
        b.step(lambda g, v: setattr(v, node.slot, bool(getattr(v, told))))


def buried(g: Game, card: int) -> bool:
    """1303.3a: a token that went to a graveyard has ceased to exist."""
    return g.is_in(card, "graveyard") or g.is_in(card, "gone")


def telling_slot(b: Builder, last: n.Effect) -> str:
    """The slot that tells what a step took: the cards it moved, those it dealt damage to, or what was chosen in it."""
    if isinstance(last, n.Move):
        return last_moved(b, last)
    if isinstance(last, f.Deal):
        _, dealt = b.env.notes[DEALT]
        return str(dealt)
    return b.env.latest


def rows_counted(b: Builder, node: Happened) -> None:
    """104.3: what changed nothing was not done."""
    was, last = b.slot("was_so"), last_step(node.do)
    lies_so = how_many_are_buried if isinstance(last, n.Perform) and last.action in BURIED else how_much_lies
    b.step(lambda g, v: setattr(v, was, lies_so(g)))
    b.add(node.do)
    b.step(lambda g, v: setattr(v, node.slot, lies_so(g) != getattr(v, was)))


def how_many_are_buried(g: Game) -> tuple[int, ...]:
    """How many cards lie in graveyards, and how many tokens have ceased to exist."""
    return tuple(len(g.in_zone(seat, zone)) for seat in (0, 1) for zone in ("graveyard", "gone"))


def how_much_lies(g: Game) -> tuple[int, ...]:
    """How many cards are in each zone, and how much life the players have."""
    return (*map(len, g.zones), g.facts["life 0"], g.facts["life 1"])


def rows_turned(b: Builder, node: Turned) -> None:
    """104.3, 303.1a: a card that lies so already is not turned. All that were chosen must be, or any of a group."""
    ref, to = node.turn.cards, node.turn.to
    cards, unlike = b.env.cards(ref), b.slot("unlike")
    every = all if isinstance(ref, n.It | n.This) else any

    def look(g: Game, v: Any) -> None:
        found = cards(g, v)
        due = bool(found) and every(not lies(g, c, to) for c in found)
        setattr(v, unlike, tuple(c for c in found if not lies(g, c, to)) if due else ())

    b.step(look)
    b.add(node.turn)
    b.step(lambda g, v: setattr(v, node.slot, told_turned(g, getattr(v, unlike), to, every)))


def rows_cancelled(b: Builder, node: Cancelled) -> None:
    """1012.1: what was canceled is in the chase no more."""
    cards, there = b.env.cards(node.cancel.objects), b.slot("there")
    b.step(lambda g, v: setattr(v, there, tuple(c for c in cards(g, v) if g.is_in(c, "chase"))))
    b.add(node.cancel)
    b.step(lambda g, v: setattr(v, node.slot, any(not g.is_in(c, "chase") for c in getattr(v, there))))


def told_turned(g: Game, cards: tuple[int, ...], to: str, every: Callable[[Any], bool]) -> bool:
    return bool(cards) and every(lies(g, c, to) for c in cards)


def lies(g: Game, card: int, to: str) -> bool:
    """Whether a card lies as the word for turning it says."""
    if to in ("face up", "face down"):
        return bool(g.face_down[card]) == (to == "face down")
    return bool(g.rested[card]) == (to == "rest")


# --- what "it" is -----------------------------------------------------------------------------------


def note_this_card(b: Builder, part: n.Effect) -> None:
    """A step that was about this card makes it what "it" means, where nothing was chosen: "recover this card and it
    gains ..."."""
    if isinstance(getattr(part, "cards", None), n.This):
        b.env.subject = n.This()


def spoken_of(b: Builder, ref: n.Reference) -> None:
    """Where nothing was chosen yet, cards that a step does something to are "they" from here on."""
    if b.env.latest or not isinstance(ref, n.Cards) or not isinstance(b.env.subject, n.This | None):
        return
    cards, slot = b.env.cards(ref), b.named_slot("")
    b.step(lambda g, v: setattr(v, slot, remember(g, cards(g, v))))


# --- 906.8 delayed abilities ------------------------------------------------------------------------


def rows_later_this_turn(b: Builder, node: f.LaterThisTurn) -> None:
    """It is forgotten, not only silent, once the turn is over: the next one made clears those of earlier turns."""
    if "set_turn" not in b.slots:
        b.slots.append("set_turn")

    def note_turn(g: Game, v: Any) -> None:
        v.set_turn = g.facts["turn"]
        sort_timed(g, lambda entry: turn_of(entry, v.set_turn) == v.set_turn)

    b.step(note_turn)
    rows_later(b, n.Later(n.OnlyIf(ThisTurn(), node.trigger), node.effect))


def turn_of(entry: Timed, otherwise: int) -> int:
    """The turn in which a delayed ability was made that ends with it."""
    found: int = dict(entry.slots).get("set_turn", otherwise)
    return found


def rows_later(b: Builder, node: n.Later) -> None:
    """906.8b: it is of the card whose ability makes it, as the object that this was."""
    kernel_rows_later(b, replace(node, trigger=looking_back(node.trigger)))


def looking_back(trigger: n.Trigger) -> n.Trigger:
    """906.7b: a card that "it" means is known in the event in which it leaves a zone."""
    match trigger:
        case n.On(_, roles):
            return replace(trigger, roles=tuple((name, known_before(ref)) for name, ref in roles))
        case n.Moved(what):
            return replace(trigger, what=known_before(what))
        case n.OnlyIf(_, inner):
            return replace(trigger, trigger=looking_back(inner))
        case n.AnyTrigger(parts):
            return replace(trigger, parts=tuple(looking_back(part) for part in parts))
    return trigger


def known_before(ref: n.Reference) -> n.Reference:
    return n.Cards((), "any", WhatWas(ref)) if isinstance(ref, n.It) else ref


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {
    n.Sequence: rows_sequence, Offered: rows_offered, Done: rows_done, n.Later: rows_later,
    Happened: rows_happened, Perhaps: rows_perhaps,
    ShuffleAndPut: rows_shuffle_and_put, Turned: rows_turned, Cancelled: rows_cancelled,
    f.LaterThisTurn: rows_later_this_turn,
}  # fmt: skip
