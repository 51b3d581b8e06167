"""1007: damage. 910.2a gives the order in which effects replace it, 1018 says what preventing is, 912 who deals it.

Damage on its way is a packet (source, recipient, amount, battle): the recipient is a card or -1 - seat, battle is True
for the damage of a battle. Packets of one "1007" are dealt at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, NamedTuple, TypeVar, cast

from ...kernel import (
    AmountOf,
    Builder,
    CardsOf,
    Evaluator,
    Frame,
    Game,
    Option,
    Remembered,
    Ruling,
    Test,
    UnknownWord,
    ask,
    emit,
    end_rule_effect,
    goto,
    looking_back,
    procedure,
    role_test,
    row,
    rulings,
    walk,
)
from ...kernel import nodes as n
from . import nodes as f
from .targets import targeted_seats
from .words import DEALT, SeatsOf, doer, seats_named
from .zones import LIFE, controller_of, damage_on, done, put_life, put_on, record, seat_of, was_there

MORE, DIVERTED, PREVENTED = "deal more", "redirect", "prevent"
CHANGES = frozenset((MORE, DIVERTED, PREVENTED))
EVENTS = ("damage", "battle damage")
BATTLES = {"": None, "battle": True, "non-battle": False}


class Packet(NamedTuple):
    source: int
    recipient: int
    amount: int
    battle: bool


Covers = Callable[[Game, Any, Packet], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What a standing effect does to the damage it covers: the packet that is dealt instead."""

    covers: Covers
    change: Callable[[Game, Any, Packet], Packet]
    once: bool = False
    first_each_turn: bool = False
    quota: AmountOf | None = None
    """How much it prevents in all, where that is used up bit by bit."""


# --- what is on its way -------------------------------------------------------------------------------


def receives(g: Game, packet: tuple[int, int, int, bool]) -> bool:
    """1007.4, 207.2a: no card without DEF is dealt damage, nor one that an effect keeps from it (104.4)."""
    source, recipient, amount, battle = packet
    if amount <= 0 or g.cannot(recipient, "be dealt damage", source):
        return False
    if g.cannot(recipient, "be dealt battle damage" if battle else "be dealt non-battle damage", source):
        return False
    if recipient < 0:
        return True
    return g.is_in(recipient, "field") and has_def(g, recipient)


def has_def(g: Game, card: int) -> bool:
    """A number that is printed stays one, whatever changes it."""
    return g.match.printed[g.definition[card]]["def"] is not None or g.value(card, "def") is not None


def held(g: Game, v: Frame) -> bool:
    return v.held is not None


def may_change(g: Game, v: Frame) -> bool:
    """Whether there is damage on its way, and anything may change it, or just did (910.3)."""
    if v.held is None:
        return False
    return v.choice is not None or bool(g.rule_effects) or not CHANGES.isdisjoint(g.match.rule_effects_of)


def more(g: Game, v: Frame) -> bool:
    return bool(v.packets)


def take_packet(g: Game, v: Frame) -> None:
    packet, v.packets = v.packets[0], v.packets[1:]
    v.used, v.choice = (), None
    v.held = packet if receives(g, packet) else None


def settle_packet(g: Game, v: Frame) -> None:
    v.ready = (*(v.ready or ()), v.held) if receives(g, v.held) else v.ready
    v.held = None


# --- 910.2a replacing it ------------------------------------------------------------------------------


def dealer(g: Game, v: Frame) -> int:
    """Who controls the effect that deals the damage, or the card that fights."""
    return int(v.seat) if v.seat is not None else controller_of(g, v.held[0], g.serial[v.held[0]])


def damaged_side(g: Game, v: Frame) -> int:
    """The damaged player, or the controller of the damaged card."""
    _, recipient, _, _ = v.held
    return seat_of(recipient) if recipient < 0 else g.master(recipient)


def fitting(g: Game, v: Frame, *words: str) -> list[Ruling]:
    """910.3: the effects that cover the packet and were not applied to it yet."""
    _, _, amount, _ = v.held
    if amount <= 0:
        return []
    found = [s for word in words for s in rulings(g, word) if identity(s) not in v.used]
    if not found:
        return []
    with looking_back(g, v.gone or ()):
        return [s for s in found if not spent(g, s) and s.says.covers(g, s.scope, Packet(*v.held))]


def identity(s: Ruling) -> tuple[str, int, str]:
    """An effect as a player chooses it: by its card and text, and which of several that resolved."""
    return ("apply", s.scope.source, f"{s.name}#{s.number}" if s.number else s.name)


def spent(g: Game, s: Ruling) -> bool:
    """Whether an effect that acts only once, or once a turn, has acted."""
    if not (s.says.once or s.says.first_each_turn):
        return False
    return (*identity(s)[1:], s.scope.serial) in done(g, "prevented")


def changes(g: Game, v: Frame) -> list[Option]:
    return [identity(s) for s in fitting(g, v, MORE, DIVERTED)]


def preventions(g: Game, v: Frame) -> list[Option]:
    return [identity(s) for s in fitting(g, v, PREVENTED)]


def chosen(g: Game, v: Frame) -> bool:
    return v.held is not None and v.choice is not None


def apply_change(g: Game, v: Frame) -> None:
    """910.1: only what it is replaced by is still to come."""
    s = next(s for s in fitting(g, v, MORE, DIVERTED, PREVENTED) if identity(s) == v.choice)
    v.used = (*v.used, v.choice)
    if s.says.quota is not None and s.number:
        v.held = tuple(use_up(g, s, Packet(*v.held), s.says.quota(g, s.scope)))
        return
    with looking_back(g, v.gone or ()):
        v.held = tuple(s.says.change(g, s.scope, Packet(*v.held)))
    if s.says.once and s.number:
        end_rule_effect(g, s.number)
    elif s.says.once or s.says.first_each_turn:
        record(g, "prevented", *identity(s)[1:], s.scope.serial)


def use_up(g: Game, s: Ruling, packet: Packet, quota: int) -> Packet:
    """READING 1018.1a: of the next 300 damage 100 are still to be prevented after 200 were."""
    used = sum(amount for number, amount in done(g, "used up") if number == s.number)
    stopped = min(packet.amount, max(quota - used, 0))
    record(g, "used up", s.number, stopped)
    if used + stopped >= quota:
        end_rule_effect(g, s.number)
    return packet._replace(amount=packet.amount - stopped)


# --- 1007.1, 1007.2 dealing it ------------------------------------------------------------------------


def hurt_cards(g: Game, v: Frame) -> None:
    """1007.1."""
    v.ready = tuple(tuple(packet) for packet in merged(v.ready or ()))
    v.result = tuple(dict.fromkeys(recipient for _, recipient, _, _ in v.ready))
    for source, card, amount, battle in v.ready:
        if card >= 0:
            of_battle = battle_damage_on(g, card) + (amount if battle else 0)
            put_on(g, card, "damage", damage_on(g, card) + amount, of_battle)
            remember_damage(g, source, card, g.serial[card], amount)


def hurt_players(g: Game, v: Frame) -> None:
    """1007.2."""
    for source, player, amount, _ in v.ready:
        if player < 0:
            seat = seat_of(player)
            put_life(g, seat, g.facts[LIFE[seat]] - amount)
            remember_damage(g, source, player, -1, amount)
            record(g, "hurt player", seat, amount, controller_of(g, source, was_of(source, v.gone or ())),
                   g.value(source, "type"))  # fmt: skip


def was_of(source: int, gone: Remembered) -> int:
    """Which object a source was as the damage was to be dealt; -1 where it is still there."""
    return next((was for card, _, was in gone if card == source), -1)


def remember_damage(g: Game, source: int, recipient: int, serial: int, amount: int) -> None:
    record(g, "dealt damage", source, g.serial[source], amount)
    record(g, "was dealt damage", recipient, serial, source)


def report_damage(g: Game, v: Frame) -> None:
    """1007.5: one event for each source and recipient, after all damage is dealt."""
    for packet in v.ready:
        report(g, Packet(*packet), v.gone or ())


def merged(packets: tuple[Any, ...]) -> list[Packet]:
    """1007.3: what one source deals to one recipient at one time is one amount."""
    sums: dict[tuple[int, int, bool], int] = {}
    for source, recipient, amount, battle in packets:
        sums[source, recipient, battle] = sums.get((source, recipient, battle), 0) + amount
    return [Packet(source, recipient, amount, battle) for (source, recipient, battle), amount in sums.items()]


def report(g: Game, packet: Packet, gone: Remembered) -> None:
    source, recipient, amount, battle = packet
    card, player = (None, recipient) if recipient < 0 else (recipient, None)
    past = next((c for c, _, was in gone if c == source and g.serial[c] != was), None)
    for event in EVENTS if battle else EVENTS[:1]:
        emit(g, event, source, card, player, ("amount", amount), past=past)


def waits(g: Game, card: int, event: str, roles: tuple[Any, ...]) -> int:
    """902.1: no ability of a source that was gone before works and hears of the damage it deals; 1 for any other."""
    gone = event in EVENTS and card == roles[0] and g.looking_back is not None and card in g.looking_back
    return 0 if gone else 1


def battle_damage_on(g: Game, card: int) -> int:
    """How much of the damage on a card battles dealt."""
    found = g.marks.get((card, "damage"))
    if found is None:
        return 0
    serial, _, *of_battle = found
    return int(*of_battle) if serial == g.serial[card] else 0


DAMAGE = procedure(
    "1007",
    slots="packets gone seat held used choice ready result",
    rows=[
        row("1007.4", take_packet, when=more),
        row("910.2a", ask("pick one", dealer, changes, "which effect changes the damage"), into="choice",
            when=may_change),
        row("910.1", apply_change, when=chosen),
        row("910.3", goto("910.2a"), when=chosen),
        row("1018.1", ask("pick one", damaged_side, preventions, "which effect prevents damage"), into="choice",
            when=may_change),
        row("1018.1a", apply_change, when=chosen),
        row("1018.1b", goto("1018.1"), when=chosen),
        row("1007.3", settle_packet, when=held),
        row("1007.3", goto("1007.4"), when=more),
        row("1007.1", hurt_cards),
        row("1007.2", hurt_players),
        row("1007.5", report_damage),
    ],
)  # fmt: skip
"""`packets` as above; `gone` are sources to be read as they were when they have left; `seat` controls the effect that
deals the damage, None in a battle. `result` are the recipients that were dealt damage."""


# --- who is meant -------------------------------------------------------------------------------------


def seats_dealt(b: Builder, node: f.Deal) -> SeatsOf:
    """The players a running text damages: those named, and targets that are players."""
    if node.player == "target" or (isinstance(node.to, n.It) and not node.player and meant_players(b, node.to)):
        return targeted_seats(b)
    return seats_named(b.env, node.player)


def meant_players(b: Builder, ref: n.It) -> bool:
    """Whether "it" is what the latest target that may be a player chose."""
    slot = b.env.notes.get("players", "")
    return bool(slot) and (ref.slot or b.env.latest) == slot


def card_test(env: Evaluator, ref: n.Reference) -> Test:
    """Whether a card is one of those meant; a source that has left is read as it was."""
    if isinstance(ref, n.This):
        return lambda g, s, c: (
            c == s.source and (g.serial[c] == s.serial or was_there(g, c))
        )
    if isinstance(ref, n.Cards | n.It | n.Role):
        return role_test(env, ref)
    if isinstance(ref, n.Both):
        tests = [card_test(env, part) for part in ref.parts]
        return lambda g, s, c: any(test(g, s, c) for test in tests)
    cards = env.cards(ref)
    return lambda g, s, c: c in cards(g, s)


def recipient_test(env: Evaluator, to: n.Reference | None, player: str) -> Covers:
    """Damage to these cards or players; to anybody where neither is said."""
    if to is None and not player:
        return lambda g, s, packet: True
    card = card_test(env, to) if to is not None else None
    seats = seats_named(env, player)

    def covers(g: Game, s: Any, packet: Packet) -> bool:
        if packet.recipient < 0:
            return seat_of(packet.recipient) in seats(g, s)
        return card is not None and card(g, s, packet.recipient)

    return covers


# --- effects that replace damage ----------------------------------------------------------------------


def stand_prevent(env: Evaluator, node: f.Prevent) -> tuple[str, Change]:
    """1018.1a, 1018.1b."""
    if node.battle not in BATTLES:
        raise UnknownWord(f"no damage {node.battle!r}; expected battle, non-battle or nothing (1018.1)")
    to, battle = recipient_test(env, node.to, node.player), BATTLES[node.battle]
    by = card_test(env, node.by) if node.by is not None else None
    amount = env.amount(node.amount) if node.amount is not None else None
    at_most = env.amount(node.at_most) if node.at_most is not None else None

    def covers(g: Game, s: Any, packet: Packet) -> bool:
        return (
            (battle is None or battle == packet.battle)
            and (at_most is None or packet.amount <= at_most(g, s))
            and to(g, s, packet)
            and (by is None or by(g, s, packet.source))
            and not (node.first_each_turn and _dealt_before(g, s, packet, to))
        )

    def prevent(g: Game, s: Any, packet: Packet) -> Packet:
        left = 0 if amount is None else max(packet.amount - max(amount(g, s), 0), 0)
        return packet._replace(amount=left)

    quota = amount if node.next_only else None
    return PREVENTED, Change(covers, prevent, node.next_only, node.first_each_turn, quota)


def _dealt_before(g: Game, s: Any, packet: Packet, to: Covers) -> bool:
    """Whether one of those protected was dealt damage this turn already, so that this is not the first."""
    hurt_before = done(g, "was dealt damage")
    return any(_same_object(g, card, serial) and to(g, s, packet._replace(recipient=card))
               for card, serial, _ in hurt_before)  # fmt: skip


def _same_object(g: Game, card: int, serial: int) -> bool:
    return card < 0 or g.serial[card] == serial


def stand_more(env: Evaluator, node: f.DealMore) -> tuple[str, Change]:
    source, to = card_test(env, node.source), recipient_test(env, node.to, node.player)
    battle = BATTLES[node.battle]
    plus = env.amount(node.plus) if node.plus is not None else None

    def covers(g: Game, s: Any, packet: Packet) -> bool:
        fits = battle is None or battle == packet.battle
        return fits and source(g, s, packet.source) and to(g, s, packet)

    def increase(g: Game, s: Any, packet: Packet) -> Packet:
        return packet._replace(amount=packet.amount * node.times + (plus(g, s) if plus is not None else 0))

    return MORE, Change(covers, increase)


def stand_redirect(env: Evaluator, node: f.Redirect) -> tuple[str, Change]:
    if node.cards is None and not node.player:
        raise UnknownWord("damage is redirected from nobody; expected cards or a player (910.2a)")
    to = recipient_test(env, node.cards, node.player)

    def covers(g: Game, s: Any, packet: Packet) -> bool:
        return packet.recipient != s.source and to(g, s, packet)

    return DIVERTED, Change(covers, lambda g, s, packet: packet._replace(recipient=s.source))


# --- effects that deal damage -------------------------------------------------------------------------


def rows_deal(b: Builder, node: f.Deal) -> None:
    """912.1, 1007.3a: one amount from each source to each recipient, all at the same time."""
    if node.to is None and not node.player:
        raise UnknownWord("damage is dealt to nobody; expected cards or a player (1007.1)")
    doing = the_doer(b, node)
    for part in (*walk(node.source), *walk(node.amount)):
        if isinstance(part, f.Doer):
            b.match.tables.hears("means", part, doing.slot if isinstance(doing, n.It) else doing)
    sources, amount = b.env.pairs(told(node.source, doing)), b.env.amount(told(node.amount, doing))
    cards: CardsOf = b.env.cards(node.to) if node.to is not None else lambda g, v: []
    seats = seats_dealt(b, node)

    much = b.slot("much")

    def packets(g: Game, v: Any) -> tuple[object, ...]:
        recipients = [*cards(g, v), *(-1 - seat for seat in seats(g, v))]
        number = amount(g, v)
        setattr(v, much, number)
        return tuple((source, to, number, False) for source, _, _ in sources(g, v) for to in recipients)

    b.env.notes[DEALT] = (much, run_damage(b, packets, sources))


def the_doer(b: Builder, node: f.Deal) -> n.Reference:
    """What "it" means as the one that deals damage, where nobody told before: not the target of this very step."""
    own_target = isinstance(node.to, n.It) or node.player == "target"
    nouns = [part.noun for part in (*walk(node.source), *walk(node.amount)) if isinstance(part, f.Doer)]
    return doer(b.env, "" if own_target else b.env.latest, nouns[0] if nouns else "")


Told = TypeVar("Told")


def told(node: Told, doing: n.Reference) -> Told:
    """The node with the doer named in it; what does not speak of it stays as it is."""
    if isinstance(node, f.Doer):
        return cast(Told, doing)
    if not any(isinstance(part, f.Doer) for part in walk(node)):
        return node
    if isinstance(node, n.Node) and is_dataclass(node):
        inner = {field.name: told(getattr(node, field.name), doing) for field in fields(node)}
        return cast(Told, replace(node, **inner))
    return cast(Told, tuple(told(part, doing) for part in node)) if isinstance(node, tuple) else node


def run_damage(b: Builder, packets: Any, sources: Callable[[Game, Any], Remembered]) -> str:
    """Deal damage; the slot for those that were dealt some."""
    slot = b.slot("dealt")
    b.run("1007", into=slot, packets=packets, gone=lambda g, v: tuple(sources(g, v)), seat=lambda g, v: v.seat)
    return slot


def rows_deal_each_other(b: Builder, node: f.DealEachOther) -> None:
    """Both ATK are read before either card is hurt; if one is not there any more, no damage is dealt."""
    first, second = _fighter(b, node.first), _fighter(b, node.second)

    def packets(g: Game, v: Any) -> tuple[object, ...]:
        pairs = [(a, c) for a in first(g, v) for c in second(g, v)]
        return tuple((x, y, g.value(x, "atk") or 0, False) for a, c in pairs for x, y in ((a, c), (c, a)))

    run_damage(b, packets, lambda g, v: ())


def _fighter(b: Builder, node: n.Node) -> CardsOf:
    if isinstance(node, f.Target):
        b.add(node)
        return b.env.cards(n.It(b.env.latest))
    if isinstance(node, n.Reference):
        return b.env.cards(node)
    raise UnknownWord(f"{node!r} deals no damage; expected this card or a target (912.1)")


Rows = Callable[[Builder, Any], None]
Maker = Callable[[Any, Any], Any]
NODE_ROWS: dict[type[n.Node], Rows] = {f.Deal: rows_deal, f.DealEachOther: rows_deal_each_other}
RULE_EFFECTS: dict[type[n.Node], Maker] = {
    f.Prevent: stand_prevent, f.DealMore: stand_more, f.Redirect: stand_redirect,
}  # fmt: skip
PROCEDURES = (DAMAGE,)
