"""The rows of "put cards there": who goes, in which order, to which end of the zone, in what state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from ..run.atoms import arrange, place
from ..run.changing import reached
from ..run.remembering import follow, lose_track
from ..run.tables import Ask, Goto, Pick, Row
from ..words import nodes as n
from ..words.errors import UnknownWord
from .telling import Deed

if TYPE_CHECKING:
    from ..run.atoms import Batch
    from ..run.tables import Step
    from ..state.compiled import Scoped
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.book import Batches
    from .builder import Builder


ZoneOf: TypeAlias = "Callable[[Game, Frame, int], int]"
EndOf: TypeAlias = "Callable[[Frame], bool]"
Barred: TypeAlias = "Callable[[Game, Scoped, int], bool]"

ARRIVALS: dict[str, tuple[bool | None, bool]] = {
    "": (None, False), "stand": (False, False), "active": (False, False), "rest": (True, False),
    "face up": (None, False), "face down": (None, True),
}  # fmt: skip
"""For each state to arrive in: rested (None as the book says for that zone), and face down."""


class PlannedMove:
    """A move whose cards are gathered and whose questions are put; `batch` says who goes where, and how."""

    def __init__(self, b: Builder, node: n.Move, going: str, moved: str, zone_of: ZoneOf, bottom: EndOf) -> None:
        self.node, self.going, self.moved, self.zone_of, self.bottom = node, going, moved, zone_of, bottom
        meant = b.book.zone_names(node.to)
        self.rested, self.face_down = _arrival(b, node, meant)
        homes = [home for home in b.book.moves.homes if home not in meant]
        self.homes = b.env.tables.mask(homes) if homes else 0
        self.party = ""
        """Where all that go are kept in the order that was said, if others may go along with them."""

    def batch(self, g: Game, v: Frame) -> Batch:
        """All of the cards with their targets, and how they go."""
        return self.batch_of(g, v, getattr(v, self.going))

    def batch_of(self, g: Game, v: Frame, cards: Sequence[int]) -> Batch:
        how = (self.node.verb or "put", self.bottom(v), self.rested, self.face_down)
        return tuple([(card, self.zone_of(g, v, card)) for card in cards]), how

    def follow(self, g: Game, v: Frame) -> None:
        """Remember the cards where they are now."""
        setattr(v, self.moved, getattr(v, self.going))
        after_move(g, v, self.moved)
        if self.homes:
            setattr(v, self.moved, lose_track(g, getattr(v, self.moved), self.homes))
        if self.party:
            lie_as_said(g, getattr(v, self.party))


def rows_move(b: Builder, node: n.Move) -> None:
    """Move cards to a zone, together, or one by one out of a zone that is left so."""
    deed = Deed(b, node.cards, node.into)
    planned, left = plan_move(b, node), b.slot("left")
    each_apart, instead = isinstance(node.cards, n.Top), deed.instead

    def set_out(g: Game, v: Frame) -> None:
        setattr(v, left, getattr(v, planned.going))

    b.step(set_out)
    top = len(b.rows)

    def put(g: Game, v: Frame) -> None:
        targets, (verb, bottom, rested, face_down) = planned.batch_of(g, v, getattr(v, left))
        if len(targets) > 1:
            alone = [target for target in targets if each_apart or leaves_alone(g, *target)]
            targets = tuple(alone[:1]) or targets
        now = {card for card, _ in targets}
        setattr(v, left, tuple(card for card in getattr(v, left) if card not in now))
        if instead:
            deed.note(g, v)
            deed.keep_back(g, v, (targets, (verb, bottom, rested, face_down)))
        place(g, targets, verb=verb, bottom=bottom, rested=rested, face_down=face_down, instead=instead)

    b.step(put)
    b.rows.append(Row(b.rule, Goto(top), "", lambda g, v: bool(getattr(v, left))))
    if node.into:
        b.step(lambda g, v: setattr(v, planned.going, deed.moved(g, v, planned.going)))
    b.step(planned.follow)
    deed.tell(b, planned.going)


def leaves_alone(g: Game, card: int, after: int) -> bool:
    """Whether the card goes to another zone out of one that cards leave one by one."""
    before = g.zone_of[card]
    return before != after and g.match.tables.zone_of_number[before].singly


def plan_move(b: Builder, node: n.Move) -> PlannedMove:
    """The rows that gather the cards of a move, as far as they are in reach, and ask what is to be asked about it."""
    zones = b.book.zone_names(node.to)
    cards, moved = b.env.cards(node.cards), moved_slot(b, node.cards, node.into)
    going, barred, may_enter = b.slot("going"), barred_move(b, node.verb, b.paying is not None), b.book.moves.may_enter
    chosen = "" if len(zones) == 1 else b.slot("zone")
    in_reach = b.paying is None or b.book.moves.spared

    def gather(g: Game, v: Frame) -> None:
        found = [c for c in cards(g, v) if not barred(g, v, c)]
        if in_reach:
            found = reached(g, found, v.source)
        setattr(v, going, tuple(c for c in found if chosen or may_enter(g, c, zones[0])))

    b.step(gather)
    if chosen:
        _ask_zone(b, going, chosen, zones)
    zone_of, party = _zone_of(b, node, zones, chosen), ""
    if _arranged(b, node, zones):
        party = "" if b.book.moves.along is None else _with_companions(b, going, zone_of)
        _order_rows(b, going, party, by_master=node.order == "yours")
    planned = PlannedMove(b, node, going, moved, zone_of, _position(b, node.position))
    planned.party = party
    return planned


def _with_companions(b: Builder, going: str, zone_of: ZoneOf) -> str:
    """A slot for the cards of a move and those that go along with them, as far as they go where the move says."""
    party = b.slot("party")

    def gather(g: Game, v: Frame) -> None:
        setattr(v, party, arriving(g, tuple([(card, zone_of(g, v, card)) for card in getattr(v, going)])))

    b.step(gather)
    return party


def arriving(g: Game, targets: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The cards that come to one of these zones if these are sent there: what the book sends along is with them, and
    what it sends elsewhere is not."""
    moves, zones = g.match.book.moves, {zone for _, zone in targets}
    lots: Batches = ((targets, ("put", False, None, False)),)
    for hook in (moves.before_move, moves.along):
        lots = lots if hook is None else hook(g, lots)
    return tuple(dict.fromkeys([card for lot, _ in lots for card, zone in lot if zone in zones]))


def lie_as_said(g: Game, cards: Sequence[int]) -> None:
    """Cards that came to an ordered zone together lie there as was said, those too that came along."""
    for number in dict.fromkeys([g.zone_of[card] for card in cards]):
        zone, pile = g.match.tables.zone_of_number[number], list(g.zones[number])
        there = [card for card in cards if g.zone_of[card] == number]
        if zone.ordered and len(there) > 1:
            for at, card in zip(sorted(map(pile.index, there)), there, strict=True):
                pile[at] = card
            arrange(g, g.match.zone_seat[number], zone.name, pile)


def _ask_zone(b: Builder, going: str, chosen: str, zones: tuple[str, ...]) -> None:
    """A zone word that means several zones: the ability's master says which."""
    may_enter = b.book.moves.may_enter

    def places(g: Game, v: Frame) -> list[str]:
        return [zone for zone in zones if any(may_enter(g, c, zone) for c in getattr(v, going))]

    def enter_there(g: Game, v: Frame) -> None:
        zone = getattr(v, chosen)
        setattr(v, going, tuple(c for c in getattr(v, going) if zone is not None and may_enter(g, c, zone)))

    b.ask(Ask("place", b.seat("you"), places, "to which place"), chosen)
    b.step(enter_there)


def _receiver(side: str) -> Callable[[Game, Frame, int], int]:
    """Whose zone a card goes to: its owner's, unless the text says whose."""
    if side == "mine":
        return lambda g, v, card: int(v.seat)
    if side == "theirs":
        return lambda g, v, card: 1 - int(v.seat)
    return lambda g, v, card: g.owner[card]


def _zone_of(b: Builder, node: n.Move, zones: tuple[str, ...], chosen: str) -> ZoneOf:
    """To which zone a card goes: the one its master chose, or that of its owner."""
    number_of, goes_to, receiver = b.match.zone_number, b.book.moves.destination, _receiver(node.side)
    if chosen:
        return lambda g, v, card: number_of[v.seat, getattr(v, chosen)]
    return lambda g, v, card: number_of[receiver(g, v, card), goes_to(g, card, zones[0])]


def _arrival(b: Builder, node: n.Move, zones: tuple[str, ...]) -> tuple[bool | None, bool]:
    if node.state not in ARRIVALS:
        expected = ", ".join(word for word in ARRIVALS if word)
        raise UnknownWord(f"no state {node.state!r} to arrive in; expected one of {expected}, or none")
    flat = [z.name for z in b.book.places.zones if z.name in zones and not z.oriented]
    if node.state in ("stand", "active", "rest") and flat:
        raise UnknownWord(f"cards in {flat[0]!r} neither stand nor rest, so none arrives there in {node.state!r}")
    return ARRIVALS[node.state]


def _arranged(b: Builder, node: n.Move, zones: tuple[str, ...]) -> bool:
    """Whether somebody says in which order the cards arrive; what is shuffled in has none."""
    if node.order not in ("", "any", "yours"):
        raise UnknownWord(f"no order {node.order!r} of moved cards; expected any, yours, or none")
    ordered = any(z.ordered for z in b.book.places.zones if z.name in zones)
    return bool(node.order) or (ordered and node.verb != "shuffle")


def forbidden(b: Builder, word: str, paying: bool = False) -> Barred:
    """Whether a prohibition keeps this ability from doing that to a card, one against opposing effects included.

    What is done to pay a cost is no effect.
    """
    opposing, others = b.book.moves.opposing.get(word, ""), further_bars(b, word, paying)

    def check(g: Game, v: Scoped, card: int) -> bool:
        if g.cannot(card, word, v.source) or any(g.cannot(card, other, v.source) for other in others):
            return True
        return bool(opposing) and g.master(card) != v.seat and g.cannot(card, opposing)

    return check


def further_bars(b: Builder, word: str, paying: bool) -> list[str]:
    """Prohibitions that keep from it as well: for effects alone, or what keeps cards out of reach of being chosen."""
    moves = b.book.moves
    reach = moves.out_of_reach if moves.spared and word == "be chosen" else ""
    effects = "" if paying else moves.effect_bars.get(word, "")
    return [bar for bar in (reach, effects) if bar]


def barred_move(b: Builder, verb: str, paying: bool = False) -> Barred:
    """Whether something keeps a card from being moved with this verb."""
    bar = b.book.moves.verb_bars.get(verb, "")
    barred: Barred = forbidden(b, bar, paying) if bar else lambda g, v, card: False
    reaches = b.book.moves.verb_reaches.get(verb)
    if reaches is None:
        return barred
    return lambda g, v, card: not reaches(g, card) or barred(g, v, card)


def unbarred(b: Builder, words: Sequence[str], paying: bool = False) -> Callable[[Game, Scoped, list[int]], list[int]]:
    """Those of some cards with which this ability may do all of that."""
    opposing = b.book.moves.opposing
    asked = [
        ((word, opposing.get(word, ""), *further_bars(b, word, paying)), forbidden(b, word, paying)) for word in words
    ]

    everything = frozenset(bar for any_of, _ in asked for bar in any_of)

    def left(g: Game, s: Scoped, cards: list[int]) -> list[int]:
        none_of = g.match.bars.keys().isdisjoint
        if none_of(everything):
            return cards
        for any_of, barred in asked:
            if not none_of(any_of):
                cards = [c for c in cards if not barred(g, s, c)]
        return cards

    return left


def moved_slot(b: Builder, ref: n.Reference, into: str) -> str:
    """Where the moved cards are remembered: "it" stays what it was when it is what moves.

    The card itself that moves is not "it" either, but that it did is what "if you do" asks. What was chosen
    among some cards leaves "among them" what it was, under a name of its own too.
    """
    if isinstance(ref, n.It) and not into:
        slot = ref.slot or b.env.latest or b.named_slot("")
        b.env.own_move = ""
        b.match.tables.hears("moves", None, slot)
        return slot
    if isinstance(ref, n.This) and not into:
        b.env.own_move = b.slot("moved")
        b.match.tables.hears("fills", None, b.env.own_move)
        return b.env.own_move
    if isinstance(ref, n.Rest) and not into:
        return b.slot("moved")
    was = ref.slot or b.env.latest if isinstance(ref, n.It) else ""
    slot = b.named_slot(into)
    if was in b.env.chosen_among:
        b.env.chosen_among[slot] = b.env.chosen_among[was]
    return slot


def after_move(g: Game, v: Frame, slot: str) -> None:
    """Follow the cards into the zone they reached."""
    moved = follow(g, getattr(v, slot))
    setattr(v, slot, moved)
    for card, serial, was in moved:
        if card == v.source:
            v.serial, v.was = serial, was


def _order_rows(b: Builder, slot: str, party: str, by_master: bool) -> None:
    """Each owner arranges the cards of theirs that arrive together, or the ability's master all of them.

    Those of the ability's master come first. What goes along with them is arranged among them.
    """
    orders = [b.slot("order") for _ in range(b.book.seats)]
    for at, order in enumerate(orders):
        b.step(_clear(order))
        b.rows.append(Row(b.book.cites["order"].rule, _order_pick(party or slot, at, by_master), order))

    def note(g: Game, v: Frame) -> None:
        said = tuple(c for order in orders for c in getattr(v, order))
        if party:
            going = getattr(v, slot)
            setattr(v, party, said)
            said = (*[c for c in said if c in going], *[c for c in going if c not in said])
        setattr(v, slot, said)

    b.step(note)


def _clear(slot: str) -> Step:
    return lambda g, v: setattr(v, slot, None)


def _order_pick(slot: str, at: int, by_master: bool) -> Pick:
    """A question about the cards of the seat that is `at` places after the ability's master."""

    def owner(g: Game, v: Frame) -> int:
        return int(v.seat + at) % g.match.book.seats

    def going(g: Game, v: Frame) -> list[int]:
        return [c for c in getattr(v, slot) if g.owner[c] == owner(g, v)]

    def many(g: Game, v: Frame) -> int:
        return len(going(g, v))

    who = (lambda g, v: int(v.seat)) if by_master else owner
    return Pick(who, going, many, many, "in which order, the first lies deepest", "order", secret=True, counted=True)


def _position(b: Builder, word: str) -> Callable[[Frame], bool]:
    if word == "top or bottom":
        slot = b.slot("end")
        b.ask(Ask("mode", b.seat("you"), lambda g, v: ("top", "bottom"), "top or bottom?", "end of the pile"), slot)
        return lambda v: getattr(v, slot) == "bottom"
    if word not in ("", "top", "bottom"):
        raise UnknownWord(f"no position {word!r}; expected top, bottom or top or bottom")
    return lambda v: word == "bottom"
