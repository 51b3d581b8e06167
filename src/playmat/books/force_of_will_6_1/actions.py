"""Section 1000: what card texts do beyond the kernel's own effects: drawing, discarding, banishing, life, dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...kernel import (
    Ask,
    Builder,
    CardsOf,
    Check,
    Frame,
    Game,
    Option,
    Pick,
    UnknownWord,
    draw,
    emit,
    enter,
    flip,
    goto,
    hear,
    knows,
    mark,
    move,
    pick,
    procedure,
    random_cards,
    remember,
    row,
    rows_modes,
    run,
    show,
    shuffle,
    walk,
)
from ...kernel import nodes as n
from ...kernel import rows_reveal as kernel_rows_reveal
from ...kernel import rows_shuffle as kernel_rows_shuffle
from ...kernel import rows_turn as kernel_rows_turn
from . import nodes as f
from . import sequences
from .cards import TYPES
from .lexicon import ATTRIBUTES
from .moves import rows_move
from .playing import put_into_chase
from .sequences import lies, spoken_of
from .sides import shift
from .words import THIS_WAY, SeatsOf, chosen_slot, players
from .zones import HUNDRED, LIFE, LIFE_DUE, put_life

NUMBERS = 100
"""Numbers that may be named are listed up to this one."""
FACES = 6


# --- players ----------------------------------------------------------------------------------------


def counted(b: Builder, node: n.Perform) -> Callable[[Game, Any], int]:
    if node.up_to or node.into:
        raise UnknownWord(f"{node.action!r} has no choice of how much, and names nothing: {node!r}")
    return b.env.amount(node.count if node.count is not None else n.Number(1))


def needs_cards(b: Builder, node: n.Perform) -> CardsOf:
    if node.cards is None:
        raise UnknownWord(f"{node.action!r} needs cards: {node!r}")
    return b.env.cards(node.cards)


# --- 1009 drawing -----------------------------------------------------------------------------------


def draw_card(g: Game, seat: int) -> None:
    """1009.1: the top card; one that is not there to be drawn may cost the game (1202.2)."""
    if not draw(g, seat, "deck", "hand"):
        fail_to_draw(g, seat)


def fail_to_draw(g: Game, seat: int) -> None:
    """1202.2: for every card that a player should draw and cannot; it counts in the own draw phase only."""
    if g.facts["phase"] == "draw phase" and g.facts["turn seat"] == seat:
        g.set("failed draw", seat)
        g.set(LIFE_DUE, True)


def rows_draw(b: Builder, node: n.Perform) -> None:
    """1009.2: one after another."""
    count, seats = counted(b, node), players(b, node.who)

    def draws(g: Game, v: Any) -> None:
        for seat in seats(g, v):
            for _ in range(count(g, v)):
                draw_card(g, seat)

    b.step(draws)


def rows_draw_until(b: Builder, node: n.Perform) -> None:
    """As many as are missing in the hand."""
    count, seats = counted(b, node), players(b, node.who)

    def draws(g: Game, v: Any) -> None:
        for seat in seats(g, v):
            for _ in range(count(g, v) - len(g.in_zone(seat, "hand"))):
                draw_card(g, seat)

    b.step(draws)


# --- 1019 discarding --------------------------------------------------------------------------------


def gather_discards(g: Game, v: Frame) -> None:
    v.left = tuple((card, g.serial[card]) for card in v.cards if g.is_in(card, "hand"))


def report_discards(g: Game, v: Frame) -> None:
    """910.1: a card that went elsewhere instead was not discarded, but where that pays a cost (903.2g)."""
    for card, serial in v.left:
        if g.serial[card] != serial and (v.paid or g.is_in(card, "graveyard")):
            emit(g, "discard", card, past=card)


DISCARD = procedure(
    "1019.1",
    slots="cards left paid",
    rows=[
        row("1019.1", gather_discards),
        row("1019.1", run("302.4", cards=lambda g, v: tuple(card for card, _ in v.left), verb="discard")),
        row("1019.1", report_discards),
    ],
)
"""Discard `cards`, those of them that are in a hand, together; `paid`: to pay a cost."""


def discard(g: Game, cards: Sequence[int]) -> None:
    """1019.1: cards out of hands. A step that calls this does nothing after it."""
    enter(g, "1019.1", cards=tuple(cards))


def hand_of(g: Game, v: Frame) -> list[int]:
    return g.in_zone(v.seat, "hand")


PICK_AND_DISCARD = procedure(
    "1019",
    slots="seat count picked",
    rows=[
        row("1019.1", pick(lambda g, v: int(v.seat), hand_of, lambda g, v: v.count, lambda g, v: v.count,
                           "which card to discard", secret=True, counted=True), into="picked"),
        row("1019.1", run("1019.1", cards=lambda g, v: v.picked)),
    ],
)  # fmt: skip
"""A player discards so many cards of his or her choice."""


def all_but_picked(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(card for card in hand_of(g, v) if card not in v.picked)


KEEP_AND_DISCARD = procedure(
    "1014",
    slots="seat count picked",
    rows=[
        row("1014.1", pick(lambda g, v: int(v.seat), hand_of, lambda g, v: v.count, lambda g, v: v.count,
                           "which card to keep", secret=True, counted=True), into="picked"),
        row("1019.1", run("1019.1", cards=all_but_picked)),
    ],
)  # fmt: skip
"""A player keeps so many cards of his or her choice, and discards the others."""


def each_player(b: Builder, who: str, procedure_name: str, **arguments: Any) -> None:
    """Run a procedure with the slot `seat` for each of the players meant; there are two at most."""
    seats = players(b, who)
    for at in range(b.book.seats):
        b.run(procedure_name, when=_there(seats, at), seat=_nth(seats, at), **arguments)


def _there(seats: SeatsOf, at: int) -> Check:
    return lambda g, v: len(seats(g, v)) > at


def _nth(seats: SeatsOf, at: int) -> Callable[[Game, Any], int]:
    """The seat at that place; without one nothing is asked of it, so any will do."""

    def seat(g: Game, v: Any) -> int:
        found = seats(g, v)
        return found[at] if len(found) > at else int(v.seat)

    return seat


def rows_discard(b: Builder, node: n.Perform) -> None:
    each_player(b, node.who, "1019", count=counted(b, node))


def rows_discard_all_but(b: Builder, node: n.Perform) -> None:
    each_player(b, node.who, "1014", count=counted(b, node))


def rows_discard_at_random(b: Builder, node: n.Perform) -> None:
    count, seats = counted(b, node), players(b, node.who)

    def throw(g: Game, v: Any) -> None:
        discard(g, [c for seat in seats(g, v) for c in random_cards(g, g.in_zone(seat, "hand"), count(g, v))])

    b.step(throw)


# --- 304.3 cards off the top ------------------------------------------------------------------------


def put_top(g: Game, v: Frame) -> None:
    v.left -= 1
    move(g, g.in_zone(v.seat, "deck")[-1:], "graveyard", verb="put")


def more_to_put(g: Game, v: Frame) -> bool:
    return v.left > 0 and bool(g.in_zone(v.seat, "deck"))


MILL = procedure(
    "304.3",
    slots="seat left",
    rows=[
        row("304.3", put_top, when=more_to_put),
        row("304.3", goto("304.3"), when=more_to_put),
    ],
)
"""The top `left` cards of a main deck go to the graveyard, one after another."""


def rows_mill(b: Builder, node: n.Perform) -> None:
    each_player(b, node.who, "304.3", left=counted(b, node))


# --- 1011 banishing ---------------------------------------------------------------------------------


def rows_banish(b: Builder, node: n.Perform) -> None:
    """1011.2: each of the players chooses among those he or she controls; all go at the same time, and are "it"."""
    chosen = _rows_each_chooses(b, node, "which card to banish")
    b.run("302.4", cards=lambda g, v: tuple(chosen(v)), verb="banish")


def rows_pick(b: Builder, node: n.Perform) -> None:
    """1014.1: each of the players chooses among those he or she controls; they are "it"."""
    _rows_each_chooses(b, node, "which card to choose")


def _rows_each_chooses(b: Builder, node: n.Perform, prompt: str) -> Callable[[Any], list[int]]:
    """Each of the players chooses; all that was chosen is "it", and is given out of the frame."""
    cards, count, seats = needs_cards(b, node), counted(b, node), players(b, node.who)
    slots = [b.slot("picked") for _ in range(b.book.seats)]
    for at, slot in enumerate(slots):
        b.ask(Pick(_nth(seats, at), _controlled(cards, seats, at), count, count, prompt), slot)

    def chosen(v: Any) -> list[int]:
        return [card for slot in slots for card in getattr(v, slot)]

    into = b.named_slot(node.into)
    b.step(lambda g, v: setattr(v, into, remember(g, chosen(v))))
    return chosen


def _controlled(cards: CardsOf, seats: SeatsOf, at: int) -> CardsOf:
    return lambda g, v: [c for c in cards(g, v) if seats(g, v)[at : at + 1] == [g.master(c)]]


def rows_banish_all_but_one(b: Builder, node: n.Perform) -> None:
    """Of each name that several of the cards have, one is kept."""
    if node.count is not None or node.who != "you":
        raise UnknownWord(f"all but one are banished by their controller: {node!r}")
    cards, kept = needs_cards(b, node), b.slot("kept")

    def alike(g: Game, v: Any) -> list[int]:
        names = [g.value(c, "name") for c in cards(g, v)]
        return [c for c in cards(g, v) if names.count(g.value(c, "name")) > 1]

    def keepable(g: Game, v: Any) -> list[int]:
        taken = getattr(v, kept) or ()
        names = {g.value(c, "name") for c in taken}
        return [c for c in alike(g, v) if c in taken or g.value(c, "name") not in names]

    def many(g: Game, v: Any) -> int:
        return len({g.value(c, "name") for c in alike(g, v)})

    b.ask(Pick(b.seat("you"), keepable, many, many, "which card to keep"), kept)
    b.run("302.4", cards=lambda g, v: tuple(c for c in alike(g, v) if c not in getattr(v, kept)), verb="banish")


# --- 105.4 life -------------------------------------------------------------------------------------


def life(g: Game, seat: int) -> int:
    return int(g.facts[LIFE[seat]])


def gain_life(g: Game, seat: int, amount: int) -> None:
    """104.2: a gain of nothing is none."""
    if amount > 0 and not g.cannot(-1 - seat, "gain life"):
        put_life(g, seat, life(g, seat) + amount)
        emit(g, "gain life", -1 - seat, ("amount", amount))


def lose_life(g: Game, seat: int, amount: int) -> None:
    if amount > 0:
        put_life(g, seat, life(g, seat) - amount)
        emit(g, "lose life", -1 - seat, ("amount", amount))


def set_life(g: Game, seat: int, amount: int) -> None:
    """104.6: a change to more counts as an increase, so what forbids to gain life forbids it."""
    change = amount - life(g, seat)
    gain_life(g, seat, change)
    lose_life(g, seat, -change)


def can_pay_life(g: Game, seat: int, amount: int) -> bool:
    """105.4a: hundreds of the life there is."""
    if g.cannot(-1 - seat, "pay life") or amount % HUNDRED:
        return False
    return amount <= max(life(g, seat), 0)


def rows_life(change: Callable[[Game, int, int], None]) -> Callable[[Builder, n.Perform], None]:
    def rows(b: Builder, node: n.Perform) -> None:
        count, seats = counted(b, node), players(b, node.who)

        def change_life(g: Game, v: Any) -> None:
            amount = count(g, v)
            for seat in seats(g, v):
                change(g, seat, amount)

        b.step(change_life)

    return rows


def pay_life(g: Game, seat: int, amount: int) -> None:
    """A payment that cannot be made is not offered (903.2g); in an effect, what cannot be done is left out (104.2)."""
    if can_pay_life(g, seat, amount):
        lose_life(g, seat, amount)


def check_pay_life(b: Builder, node: n.Perform) -> Check:
    count, seats = counted(b, node), players(b, node.who)
    return lambda g, s: all(can_pay_life(g, seat, count(g, s)) for seat in seats(g, s))


# --- other actions ----------------------------------------------------------------------------------


def rows_force(b: Builder, node: n.Perform) -> None:
    """1023.1, 1023.1a."""
    if node.who != "you":
        raise UnknownWord(f"the die is rolled by the text's controller: {node!r} (1023.1)")
    count = counted(b, node)
    if "roll" not in b.slots:
        b.slots.append("roll")

    def roll(g: Game, v: Any) -> None:
        rolled = tuple(1 + g.number(FACES) for _ in range(count(g, v)))
        v.roll = sum(rolled)
        emit(g, "force", -1 - v.seat, note=rolled)

    b.step(roll)


def rows_summon(b: Builder, node: n.Perform) -> None:
    """1006.1, 1412.2: a resonator becomes the newest spell in the chase."""
    cards = needs_cards(b, node)

    def summon(g: Game, v: Any) -> None:
        for card in [c for c in cards(g, v) if "resonator" in g.value(c, "type")][:1]:
            put_into_chase(g, card, v.seat)

    b.step(summon)


def rows_shift(b: Builder, node: n.Perform) -> None:
    """1117.2a."""
    cards = needs_cards(b, node)

    def turn(g: Game, v: Any) -> None:
        for card in cards(g, v):
            shift(g, card)

    b.step(turn)


def rows_remove_damage(b: Builder, node: n.Perform) -> None:
    cards = needs_cards(b, node)

    def remove(g: Game, v: Any) -> None:
        for card in cards(g, v):
            mark(g, card, "damage", None)

    b.step(remove)


def rows_trigger_enter(b: Builder, node: n.Perform) -> None:
    """1015.1: the card's [Enter] abilities are triggered although it came another way (1411.2)."""
    cards = needs_cards(b, node)

    def trigger(g: Game, v: Any) -> None:
        for card in cards(g, v):
            hear(g, "enter", (card,), only=card)

    b.step(trigger)


def rows_may_look(b: Builder, node: n.Perform) -> None:
    """303.2, 311.2a: from now on, until the card moves."""
    cards = needs_cards(b, node)
    b.step(lambda g, v: show(g, cards(g, v), 1 << v.seat, tell=False))


# --- choosing words, modes, X -----------------------------------------------------------------------


def rows_choose_word(b: Builder, node: f.ChooseWord) -> None:
    slot, words = chosen_slot(node.what), WORDS[node.what]
    if slot not in b.slots:
        b.slots.append(slot)
    kind = "number" if node.what == "number" else "name"
    b.ask(Ask(kind, b.seat("you"), words, f"which {node.what}"), slot)


def known_cards(g: Game, seat: int) -> list[int]:
    """Cards whose face the player knows: his or her own, and all that can be seen or told apart."""
    return [c for c in range(len(g.owner)) if g.owner[c] == seat or knows(g, seat, c)]


def known_races(g: Game, v: Any) -> list[Option]:
    """Races are an open class: those on cards the player knows can be named, so that no list tells of hidden ones."""
    printed = g.match.printed
    return sorted({race for c in known_cards(g, v.seat) for race in printed[g.definition[c]]["race"]})


def known_names(g: Game, v: Any) -> list[Option]:
    return sorted({g.card(c) for c in known_cards(g, v.seat)})


WORDS: dict[str, Callable[[Game, Any], Sequence[Option]]] = {
    "attribute": lambda g, v: ATTRIBUTES,
    "race": known_races,
    "card type": lambda g, v: TYPES,
    "card name": known_names,
    # 104.5
    "number": lambda g, v: range(NUMBERS + 1),
}


def rows_many_modes(b: Builder, node: f.ManyModes) -> None:
    """903.2c."""
    check = b.env.condition(node.condition) if node.condition is not None else None

    def most(g: Game, v: Any) -> int:
        return node.most if check is None or check(g, v) else 1

    rows_modes(b, node, node.options, lambda g, v: 1, most, "choose which")


LATE = (n.It, f.ThisWay, n.Role, n.Rest, n.Named, f.RollResult, f.ChosenNumber, f.EventAmount)
"""Amounts of these are known only as the text resolves."""


def rows_where(b: Builder, node: f.Where) -> None:
    """903.2d: what the card says X is, is fixed as it is played, unless it comes about as the text resolves.

    "It" in such an amount is what the step before the comma targets.
    """
    do = node.do
    if any(part == n.It() for part in walk(node.amount)):
        while isinstance(do, n.Sequence) and do.parts and isinstance(do.parts[0], f.Target):
            b.add(do.parts[0])
            do = n.Sequence(do.parts[1:])
    amount = b.env.amount(node.amount)
    if "x" not in b.slots:
        b.slots.append("x")
    late = any(isinstance(part, LATE) for part in walk(node.amount))
    (b.step if late else b.declare_step)(lambda g, v: setattr(v, "x", amount(g, v)))
    b.add(do)


# --- small differences to the kernel's own ----------------------------------------------------------


def rows_reveal(b: Builder, node: n.Reveal) -> None:
    """Cards revealed from the top until one fits: that one is "it", the others are the rest."""
    if not isinstance(node.cards, f.FromTop):
        kernel_rows_reveal(b, node)
        return
    cards, fits, seen = b.env.cards(node.cards), b.env.filter(node.cards.until), b.slot("seen")
    slot = b.named_slot(node.into)
    b.env.looked = seen
    b.match.tables.hears("fills", None, seen)
    b.shown.append(seen)

    def reveal(g: Game, v: Any) -> None:
        shown = cards(g, v)
        setattr(v, seen, remember(g, shown))
        setattr(v, slot, remember(g, [c for c in shown[-1:] if fits(g, v, c)]))
        show(g, shown, g.match.tables.everybody)

    b.step(reveal)


def rows_turn(b: Builder, node: n.Turn) -> None:
    """1013.1, 303.2a: to recover is the book's word for standing up, and no ruler turns face down."""
    spoken_of(b, node.cards)
    turned = note_turned(b, node)
    if node.to == "face down":
        cards = b.env.cards(node.cards)
        b.step(lambda g, v: flip(g, [c for c in cards(g, v) if not is_ruler(g, c)], face_down=True))
    else:
        kernel_rows_turn(b, replace(node, to="stand") if node.to == "recover" else node)
    if turned:
        b.step(lambda g, v: setattr(v, turned, tuple(each for each in getattr(v, turned) if lies(g, each[0], node.to))))


def note_turned(b: Builder, node: n.Turn) -> str:
    """104.3: the slot for the cards that are turned, not those that lie so already; where the text asks for them."""
    if not any(isinstance(part, f.ThisWay) for part in walk(b.node)):
        return ""
    slot = b.env.notes[THIS_WAY] = b.slot("turned")
    cards = b.env.cards(node.cards)
    b.step(lambda g, v: setattr(v, slot, remember(g, [c for c in cards(g, v) if not lies(g, c, node.to)])))
    return slot


def is_ruler(g: Game, card: int) -> bool:
    """A ruler or a J-ruler, as printed (303.2a)."""
    return not {"ruler", "j-ruler"}.isdisjoint(g.match.printed[g.definition[card]]["type"])


def rows_shuffle(b: Builder, node: n.Shuffle) -> None:
    """1021.1: "it" is the zone where the card lies that was last spoken of."""
    if node.zone != "it":
        kernel_rows_shuffle(b, node)
        return
    cards = b.env.cards(n.It())

    def shuffle_there(g: Game, v: Any) -> None:
        for zone in dict.fromkeys(g.zone_of[c] for c in cards(g, v)):
            shuffle(g, max(g.match.zone_seat[zone], 0), g.match.zone_names[zone])

    b.step(shuffle_there)


ACTIONS: dict[str, Callable[[Builder, Any], None]] = {
    "draw": rows_draw, "draw until": rows_draw_until, "discard": rows_discard,
    "discard at random": rows_discard_at_random, "mill": rows_mill, "banish": rows_banish,
    "banish all but one": rows_banish_all_but_one, "gain life": rows_life(gain_life),
    "lose life": rows_life(lose_life), "pay life": rows_life(pay_life), "set life": rows_life(set_life),
    "force": rows_force, "summon": rows_summon, "shift": rows_shift, "remove damage": rows_remove_damage,
    "trigger enter": rows_trigger_enter, "may look": rows_may_look,
    "discard all but": rows_discard_all_but, "pick": rows_pick,
}  # fmt: skip

COST_CHECKS: dict[Any, Callable[[Builder, Any], Any]] = {"pay life": check_pay_life}

NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {
    **sequences.NODE_ROWS, n.Move: rows_move, n.Reveal: rows_reveal, n.Turn: rows_turn, n.Shuffle: rows_shuffle,
    f.ChooseWord: rows_choose_word, f.ManyModes: rows_many_modes, f.Where: rows_where,
}  # fmt: skip

PROCEDURES = (DISCARD, PICK_AND_DISCARD, KEEP_AND_DISCARD, MILL)
