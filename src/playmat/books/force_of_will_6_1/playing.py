"""Section 903: cards and abilities are played, wait in the chase, and resolve.

Playing a text asks for its modes, X and targets, then for its payment (903.2c to 903.2g), and leaves it in the
chase with all that was chosen. A play that cannot be finished is not offered, so none is ever undone: whether its
targets are there and its cost can be paid is known before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    Ask,
    Builder,
    Check,
    CompiledAbility,
    Frame,
    Game,
    Option,
    Row,
    Scope,
    begin,
    dissolve,
    emit,
    enter,
    kept_slots,
    mark,
    move,
    new_card,
    place,
    playing,
    procedure,
    renew,
    row,
)
from ...kernel import nodes as n
from . import nodes as f
from .costs import Ways, can_afford_aiming, declare_awakenings, hangs_on_targets, need_deeds, rows_price
from .entering import forget_offers, run_offers
from .moves import spent_zone
from .spoken import meant
from .targets import AWAKENED, choose_x
from .texts import takes_x_cards
from .timing import is_forbidden
from .words import played_before
from .zones import (
    CHASE,
    GONE,
    SPELL,
    TOKEN,
    Item,
    faces,
    put_on,
    record,
    set_item,
    unchased,
)

FRAME_SLOTS = ("item", "x", "way", "awake", "awake_x", "awaking", "awakened", "free", "origin", "targets", "need")
"""The chase card, X, how the cost is paid, whether it is awakened, with which X and how, and in which ways it was,
whether it is free, where the card came from,
the slots with targets, and the wills to pay."""


# --- 903.2b the chase -----------------------------------------------------------------------------


def pseudo_card(g: Game, definition: int, seat: int, zone: str = "chase") -> int:
    """903.2b: a stand-in with the face of the card it comes from; one that was used before is taken again.

    The one with the lowest number, so that a loop of several abilities leads back to an equal table (1301.1).
    """
    marks = g.marks
    for card in sorted(g.zones[GONE]):
        if (card, TOKEN) not in marks:
            renew(g, card, definition, seat, zone)
            return card
    return new_card(g, definition, seat, zone)


def cease(g: Game, card: int) -> None:
    """1303.3, 1017.1a: a pseudo-card or token is nowhere any more; what it stood for is forgotten as it leaves."""
    place(g, ((card, GONE),), verb="cease")


def is_pseudo(g: Game, card: int) -> bool:
    """Whether a card in the chase only stands for an ability, a judgment or a copy."""
    item = g.marks.get((card, "item"))
    if item is None:
        return False
    kind, _, _, source, _, _, _ = item
    return kind != SPELL or source != card or (card, "copy") in g.marks


def put_into_chase(g: Game, card: int, seat: int) -> None:
    """1006.1: a card becomes the newest spell without being played. Nothing follows it in a step."""
    enter(g, "1006", card=card, seat=seat)


def summon_to_chase(g: Game, v: Frame) -> None:
    move(g, (v.card,), "chase", verb="summon")


def make_spell(g: Game, v: Frame) -> None:
    spell = spell_of(g, v.card)
    if g.is_in(v.card, "chase") and spell is not None:
        item = Item(SPELL, spell.id, v.seat, v.card, g.serial[v.card], None, (("item", v.card),))
        mark(g, v.card, "item", tuple(item))


SUMMON = procedure("1006", slots="card seat", rows=[row("1006.1", summon_to_chase), row("1006.1", make_spell)])


def spell_of(g: Game, card: int) -> CompiledAbility | None:
    """What playing this card, with the side that is up, means."""
    held = g.match.abilities_of[g.definition[card]]
    return held[0] if held and held[0].node.keyword == SPELL else None


# --- 903.2 playing a card ---------------------------------------------------------------------------


def cast(g: Game, card: int, seat: int, event: Any = None, *, free: bool = False) -> None:
    """Play a card. A step that calls this does nothing after it."""
    spell = spell_of(g, card)
    assert spell is not None, "only cards that can be played are"
    slots = (("free", True),) if free else ()
    begin(g, playing(spell.id), seat, card, g.serial[card], event, slots)


def rows_cast(b: Builder, node: f.Cast) -> None:
    """903.2a, 903.2b: face up into the chase, before anything is chosen."""
    b.env.notes["cast"] = node
    ways = b.env.notes["ways"] = Ways(b, node)
    if hangs_on_targets(b):
        b.env.notes["aimed"] = lambda g, v, targets: can_afford_aiming(g, v, ways, targets)
    b.declare_step(announce, "903.2b")
    b.declare_step(announced, "903.2b")
    if b.card.printed.get("x cost") or takes_x_cards(node.extra):
        numbers = choose_x(b, lambda g, v: x_numbers(g, v, ways))
        b.declare(Ask("number", b.seat("you"), numbers, "what is X?"), "x", "903.2d")
    declare_awakenings(b, node, ways)
    need_deeds(b, node, ways)
    if node.only is not None:
        b.needs.append(b.env.condition(node.only))


def announce(g: Game, v: Frame) -> None:
    v.origin = g.match.zone_names[g.zone_of[v.source]]
    move(g, (v.source,), "chase", verb="play")


def announced(g: Game, v: Frame) -> None:
    card = v.item = v.source
    v.serial = v.was = g.serial[card]
    record(g, "play", v.seat, card, v.serial)
    set_item(g, card, (SPELL, "", v.seat, card, v.serial, v.event, ()))


def x_numbers(g: Game, v: Frame, ways: Ways) -> list[Option]:
    """903.2d: as much as can be paid; 903.2d-i: nothing when the cost is not paid."""
    if v.free:
        return [0]
    found: list[Option] = []
    for x in range(100):
        v.x = x
        if not ways.some_open(g, v):
            break
        found.append(x)
    v.x = None
    return found or [0]


def played(b: Builder) -> None:
    """903.2f, 903.2g, 905.2: it is paid for, then waits in the chase; an ability is there before anything is chosen."""
    node = b.env.notes.get("cast")
    if node is not None:
        rows_price(b, node, b.env.notes["ways"])
        b.step(lambda g, v: spell_played(g, v, b))
    else:
        b.declared.insert(0, Row("903.2b", lambda g, v: announce_ability(g, v, b)))
        b.step(lambda g, v: ability_played(g, v, b))


def spell_played(g: Game, v: Frame, b: Builder) -> None:
    slots = kept_slots(b, v)
    set_item(g, v.item, (SPELL, b.name, v.seat, v.source, v.serial, v.event, slots))
    emit(g, "play", v.source)
    if v.awakened:
        put_on(g, v.source, "awakened", v.awakened)
        emit(g, "awaken", v.source)


def announce_ability(g: Game, v: Frame, b: Builder) -> None:
    """903.2b, 705.2, 705.2d: in the chase before anything is chosen; a judgment, which is no ability, as well."""
    kind = "judgment" if b.node.keyword == "judgment" else "ability"
    v.item = pseudo_card(g, g.definition[v.source], v.seat)
    set_item(g, v.item, (kind, b.name, v.seat, v.source, v.serial, v.event, ()))


def ability_played(g: Game, v: Frame, b: Builder) -> None:
    announced = g.marks[v.item, "item"]
    set_item(g, v.item, (*announced[:-1], (*kept_slots(b, v), ("was", v.was))))
    if announced[0] == "ability":
        record(g, "play ability", v.seat, v.source)
        if b.node.kind == "activated":
            emit(g, "play ability", v.source, note=b.name)


# --- 903.3 resolving -----------------------------------------------------------------------------------


def resolve_newest(g: Game, v: Frame) -> None:
    """605.1b: the newest in the chase."""
    kind, ability, seat, source, serial, event, slots = g.marks[g.zones[CHASE][-1], "item"]
    emit(g, "resolve", source, note=(kind, ability))
    begin(g, ability, seat, source, serial, event, slots)


def after_effect(b: Builder) -> None:
    if b.apart:
        b.rows.append(Row("707.3", leave_chase, "", lambda g, v: v.item is not None and g.zone_of[v.item] == CHASE))


def leave_chase(g: Game, v: Frame) -> None:
    """703.3, 707.3: a chant goes to the graveyard, an ability is gone.

    READING: an ability that has resolved is no card, so no text hears it go or asks later what stood for it. A copy
    of a spell is its own source, and its text may.
    """
    if v.item != v.source:
        dissolve(g, v.item, GONE, "cease")
    elif is_pseudo(g, v.item):
        cease(g, v.item)
    else:
        move(g, (v.item,), spent_zone(g, v.item, "graveyard"), verb="resolve")


def rows_enter_field(b: Builder, node: f.EnterField) -> None:
    """702.3, 1406.2b: the resolving card goes to the field, an old addition to its target.

    1006.2, 1412.2: that it came so is to be summoned.

    1411.2b: [Enter] is set off if it was played out of the hand.
    """
    host = b.env.cards(n.It()) if node.added else None
    pays_life = any(isinstance(part, f.PayLife) for part in b.env.notes["cast"].extra)

    def enters(g: Game, v: Any) -> bool:
        return bool(g.is_in(v.source, "chase") and g.serial[v.source] == v.serial)

    def go(g: Game, v: Any) -> None:
        zone = spent_zone(g, v.source, "field")
        if v.awakened:
            mark(g, v.source, "awakening", v.awakened)
        found = host(g, v) if host is not None else []
        if is_pseudo(g, v.source):
            cease(g, v.source)
        elif host is not None and not found:
            move(g, (v.source,), spent_zone(g, v.source, "graveyard"), verb="resolve")
        elif found and zone == "field":
            enter(g, "1002", addition=v.source, host=found[0], seat=v.seat)
        else:
            move(g, (v.source,), zone, seat=v.seat if zone == "field" else None, verb="resolve")

    def entered(g: Game, v: Any) -> None:
        v.serial = v.was = g.serial[v.source]
        forget_offers(g, (v.source,))
        if (v.source, "awakening") in g.marks:
            mark(g, v.source, "awakening", None)
        if g.is_in(v.source, "field"):
            if v.awakened:
                put_on(g, v.source, "awakened", v.awakened)
            if pays_life:
                put_on(g, v.source, "life paid", v.x or 0)
            emit(g, "summon", v.source)
            if v.origin == "hand":
                emit(g, "enter", v.source)
            elif v.origin == "standby":
                emit(g, "enter from standby", v.source)

    run_offers(b, lambda g, v: () if is_pseudo(g, v.source) else (v.source,), b.seat("you"))
    b.step(go, when=enters)
    b.step(entered)


def stand_energize(env: Any, node: f.Energize) -> tuple[str, Any]:
    """1119.2: read as the game is set up."""
    return "energize", node.attributes


def rows_torrent(b: Builder, node: f.Torrent) -> None:
    """1124.2, 1124.2b: as the first card of the turn, the text is not there, and nothing is chosen for it."""
    rows_there(b, node.do, played_before)


def rows_set_off(b: Builder, node: f.SetOff) -> None:
    """708.1a: what it speaks of is the card of its event, whatever the paragraphs before it spoke of."""
    outer, heard = b.env.subject, b.env.trigger
    b.env.subject, b.env.trigger, b.env.latest = meant(node.trigger, "") or outer, node.trigger, ""
    b.add(node.do)
    b.env.subject, b.env.trigger = outer, heard


def rows_awakened(b: Builder, node: f.Awakened) -> None:
    """1109.2."""
    needs = rows_there(b, node.do, lambda g, v: node.which in dict(getattr(v, "awakened", None) or ()))
    b.env.notes.setdefault(AWAKENED, {}).setdefault(node.which, []).extend(needs)


def rows_there(b: Builder, effect: n.Effect, there: Check) -> tuple[Check, ...]:
    """A part of a text that is there only if something held as it was played; what it needs then."""
    skip = b.jump(lambda g, v: not there(g, v))
    b.within.append(there)
    outer, b.needs = b.needs, []
    b.env.notes["there"] = there
    b.add(effect)
    del b.env.notes["there"]
    b.within.pop()
    needs, b.needs = tuple(b.needs), outer
    if needs:
        b.needs.append(lambda g, s: not there(g, s) or all(need(g, s) for need in needs))
    b.land(skip)
    return needs


# --- 708.1a arrow Trigger cards ----------------------------------------------------------------------


def waits_to_be_set_off(g: Game, face: int) -> bool:
    """708.1a: an arrow Trigger card."""
    return any(a.kind == "automatic" and a.node.keyword == "trigger" for a in g.match.abilities_of[face])


def waits_for(g: Game, card: int) -> bool:
    """708.1a: an arrow Trigger card is played only when its condition has occurred."""
    return g.definition[card] in faces(g, "arrow triggers", waits_to_be_set_off)


# --- other ways to play ---------------------------------------------------------------------------


def rows_play_free(b: Builder, node: f.PlayFree) -> None:
    """903.2f-ii. The card may be left where it is when it cannot be played, or may not (104.4, 1008.2)."""
    cards = b.env.cards(node.cards)

    def play(g: Game, v: Any) -> None:
        resolving = -1 if v.item is None else v.item
        for card in cards(g, v)[:1]:
            if can_cast_free(g, v.seat, card) and not is_forbidden(g, v.seat, card, resolving):
                cast(g, card, v.seat, free=True)

    b.step(play)


def can_cast_free(g: Game, seat: int, card: int) -> bool:
    """906.2a: whether the card can be played at all when its cost is not paid; an automatic card still waits."""
    spell = spell_of(g, card)
    scope = CastScope(card, g.serial[card], seat)
    return spell is not None and not waits_for(g, card) and (spell.payable is None or spell.payable(g, scope))


class CastScope(Scope):
    """A card about to be played without its cost."""

    free = True


def rows_unchased(b: Builder, node: f.Unchased) -> None:
    """1008.2: read where cards are chased (acts.py); resolving it does nothing more."""
    b.match.tests[unchased(b.name)] = lambda g, s, c: True


def rows_gods_art(b: Builder, node: f.GodsArt) -> None:
    """1112.2, 1112.2a, 1112.2b: one name is used up as it is played, also when it is cancelled; others are not."""
    name = node.name
    b.needs.append(lambda g, s: (s.seat, name) not in g.facts["arts"])
    b.declare_step(lambda g, v: g.set("arts", (*g.facts["arts"], (v.seat, name))))
    b.add(node.do)


Rows = Callable[[Builder, Any], None]
NODE_ROWS: dict[type[n.Node], Rows] = {
    f.Cast: rows_cast, f.EnterField: rows_enter_field, f.Torrent: rows_torrent,
    f.SetOff: rows_set_off, f.Awakened: rows_awakened,
    f.PlayFree: rows_play_free, f.Unchased: rows_unchased, f.GodsArt: rows_gods_art,
}  # fmt: skip
RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {
    f.Energize: stand_energize,
}  # fmt: skip
PROCEDURES = (SUMMON,)
