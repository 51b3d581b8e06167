"""10.25, 11.10: two vanguards on one circle, the Legion Leader and the Legion Mate.

The fact `legion` has every pair that there was: both cards as they were placed, and the turn. A pair is in the legion
state for as long as both are where they were then. The mate lies left of its leader, so that the leader is the
topmost unit of the circle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...kernel import (
    Ask,
    Builder,
    Compiled,
    Evaluator,
    Fact,
    Frame,
    Game,
    Guard,
    Option,
    Scope,
    Test,
    abilities,
    ask,
    emit,
    hear,
    leave,
    looking_back,
    move,
    once,
    procedure,
    remember,
    row,
    walk,
)
from ...kernel import nodes as n
from .._vanguard import battling, waiting
from .._vanguard.battling import Placed, placed, raise_power, still, unmoved
from .._vanguard.circles import VANGUARD, vanguard
from .._vanguard.lasting import CLOSED
from .._vanguard.placing import cards_to_place, rows_battle
from .._vanguard.waiting import crowded, crowded_player
from .zones import HEARTS

# 11.10.1: the icons, each with a number that says nothing.
SEEK_MATES = {f"[Legion {number}]": f"legion {number}" for number in (20000, 21000, 22000)}
"""The keyword of the ability that looks for a mate, by its icon."""


def is_seek_mate(node: n.Ability) -> bool:
    return node.keyword in SEEK_MATES.values()


# --- 10.25.2 the state ------------------------------------------------------------------------------


def pairs(g: Game) -> Iterator[tuple[int, int]]:
    """10.25.2: leader and mate of each pair, while neither has changed zones since.

    10.27.2, 10.27.4: as hearts they are a pair yet, and when they are units again nobody legions by that.
    """
    for leader, mate, _ in g.facts["legion"]:
        if unmoved(g, leader) and unmoved(g, mate):
            (lead, *_), (other, *_) = leader, mate
            yield lead, other


def pairs_seen(g: Game, value: object) -> list[tuple[int, int]]:
    return list(pairs(g))


FACTS = (Fact("legion", (), values=True, loops=True, seen=pairs_seen), Fact("boosted", None, until=CLOSED))
NO_TIES: Mapping[int, int] = {}


def tied(g: Game) -> Mapping[int, int]:
    """10.25.10: what turns one of a pair turns the other.

    10.25.11: where one may not turn, neither does.
    """
    if not g.facts["legion"]:
        return NO_TIES
    return {one: other for pair in pairs(g) for one, other in (pair, pair[::-1])}


def mate_of(g: Game, card: int) -> int | None:
    return next((mate for leader, mate in pairs(g) if leader == card), None) if g.facts["legion"] else None


def leader_of(g: Game, card: int) -> int | None:
    return next((leader for leader, mate in pairs(g) if mate == card), None) if g.facts["legion"] else None


def with_mate(g: Game, unit: int) -> tuple[int, ...]:
    """10.25.5: those that attack together."""
    mate = mate_of(g, unit)
    return (unit,) if mate is None else (unit, mate)


def is_mate(g: Game, card: int) -> bool:
    return leader_of(g, card) is not None


def in_legion(g: Game, card: int) -> bool:
    """10.25.13: at that point of time.

    10.26.10: deleted or not.
    """
    return any(card in pair for pair in pairs(g))


def of_entry(g: Game, unit: Placed, card: int) -> bool:
    which, serial, *_ = unit
    return which == card and serial == g.serial[card]


def has_legioned(g: Game, card: int) -> bool:
    """11.10.2: it was in a legion state at some time."""
    return any(of_entry(g, leader, card) or of_entry(g, mate, card) for leader, mate, _ in g.facts["legion"])


def legioned_this_turn(g: Game, card: int) -> bool:
    """10.25.14: it came to be in legion in this turn."""
    return any(
        turn == g.facts["turn"] and (of_entry(g, leader, card) or of_entry(g, mate, card))
        for leader, mate, turn in g.facts["legion"]
    )


# --- 11.10 who may be whose mate ----------------------------------------------------------------------


def sought(node: n.Ability) -> n.Filter | None:
    """11.10.1.1: what a seek mate ability asks of the mate."""
    if not is_seek_mate(node):
        return None
    for part in walk(node.effect):
        match part:
            case n.Search(n.Cards(_, _, where)):
                return where
    return None


def test_of(match: Compiled, where: n.Filter) -> Test:
    return once(match, ("sought", where), lambda: Evaluator(match.tables).filter(where))


def seeks(g: Game, leader: int, mate: int) -> bool:
    """11.10.2.1: the mate has one of the characteristics that a seek mate ability of the leader names."""
    scope = Scope(leader, g.serial[leader], g.master(leader))
    wanted = [where for ability in abilities(g, leader) if (where := sought(ability.node)) is not None]
    return any(test_of(g.match, where)(g, scope, mate) for where in wanted)


def can_legion(g: Game, one: int, other: int) -> bool:
    """10.25.17: either is named by the other's seek mate ability."""
    return seeks(g, one, other) or seeks(g, other, one)


# --- 10.25.1 legion -----------------------------------------------------------------------------------


def no_legion(g: Game, v: Frame) -> bool:
    """10.25.1.2: a vanguard in legion, or one whose seek mate ability does not name the card, does not.

    10.25.16: a mate is no leader.
    """
    v.leader = vanguard(g, v.seat)
    if v.leader is None or in_legion(g, v.leader):
        return True
    v.cards = tuple([c for c in v.cards if seeks(g, v.leader, c)])
    return not v.cards


def put_mate(g: Game, v: Frame) -> None:
    """10.25.1: left of the vanguard, as it stands or rests; out of the deck one by one (4.2.3).

    10.25.7, 10.25.9: so the leader is the one that damage is dealt to, and that a ride is measured by.
    """
    lots = [v.cards] if not any(g.is_in(c, "deck") for c in v.cards) else [(c,) for c in v.cards]
    for lot in lots:
        move(g, lot, VANGUARD, seat=v.seat, verb="legion", bottom=True, rested=bool(g.rested[v.leader]))


def join(g: Game, v: Frame) -> None:
    """10.25.2, 10.25.3, 10.25.4: two vanguards, each a card of its own."""
    v.cards = tuple([c for c in v.cards if g.is_in(c, VANGUARD)])
    v.result = remember(g, v.cards)
    add_pairs(g, [(v.leader, mate) for mate in v.cards])


def add_pairs(g: Game, joined: Sequence[tuple[int, int]]) -> None:
    """Leaders and mates that are in legion from now on."""
    known = tuple([entry for entry in g.facts["legion"] if is_remembered(g, entry)])
    now = g.facts["turn"]
    g.set("legion", (*known, *[(placed(g, leader), placed(g, mate), now) for leader, mate in joined]))


def is_remembered(g: Game, entry: tuple[Placed, Placed, int]) -> bool:
    """One of the two is still the unit that it was."""
    leader, mate, _ = entry
    return battling.same_unit(g, leader) or battling.same_unit(g, mate)


def report_legion(g: Game, v: Frame) -> None:
    """10.25.12: both changed; whoever listens hears of the leader, and the mate of itself."""
    for mate in v.cards:
        emit(g, "legion", v.leader, mate)
        hear(g, "legion", (mate, v.leader), only=mate)


# 10.6.1.5: that a card is placed there by legion is no ride.
LEGION = procedure(
    "10.25.1",
    slots="seat cards leader result",
    rows=[
        row("10.25.1.2", leave(), when=no_legion),
        row("10.25.1", put_mate),
        row("10.25.2", join),
        row("10.25.12", report_legion),
    ],
)


def rows_legion(b: Builder, node: n.Place) -> None:
    """10.25.18: with a heart, where the text says that the card becomes one."""
    slot, cards = cards_to_place(b, node)
    b.run("10.25.18" if node.to == HEARTS else "10.25.1", slot, seat=b.seat("you"), cards=cards)


# --- 10.6.1.2 riding over a pair ------------------------------------------------------------------------


def note_pair(g: Game, v: Frame) -> None:
    ridden = vanguard(g, v.seat)
    v.mate = None if ridden is None else mate_of(g, ridden)


def pair_to_soul(g: Game, v: Frame) -> None:
    move(g, (v.mate, v.old), "soul", seat=v.seat)


def report_mate_ridden(g: Game, v: Frame) -> None:
    """The mate was ridden as well as the leader."""
    with looking_back(g, ((v.mate, g.serial[v.mate], g.last[v.mate].serial),)):
        for word in ("ride", "normal ride" if v.normal else "superior ride"):
            hear(g, word, (v.card, v.mate), only=v.mate)


# --- 9.3 overloaded circles -----------------------------------------------------------------------------


def mates_on(g: Game, seat: int) -> list[int]:
    here = g.in_zone(seat, VANGUARD)
    return [mate for _, mate in pairs(g) if mate in here]


def overloaded(g: Game, circles: Sequence[str]) -> list[tuple[int, str]]:
    """Those with more units than there may be.

    3.9.1.1: a leader and its mate are not too many.
    """
    return [(seat, name) for seat, name in crowded(g, circles) if name != VANGUARD or is_overloaded(g, seat)]


def is_overloaded(g: Game, seat: int) -> bool:
    return len(mates_on(g, seat)) != 1 or len(g.in_zone(seat, VANGUARD)) > 2


def crowd(g: Game, v: Frame) -> str:
    """Who is too many on the first of the overloaded circles, if there is one."""
    if not v.circles:
        return "nobody"
    seat, name = v.circles[0]
    if name != VANGUARD:
        return "rear-guards"
    legion = [in_legion(g, c) for c in g.in_zone(seat, VANGUARD)]
    if all(legion):
        return "mates"
    return "a pair and others" if any(legion) else "no pair"


def crowded_by(those: str) -> Guard:
    return lambda g, v: crowd(g, v) == those


def newest_mates(g: Game, v: Frame) -> list[Option]:
    """9.3.2, 9.3.4: those that were placed last."""
    mates = mates_on(g, v.circles[0][0])
    last = max([g.arrived[c] for c in mates])
    return [c for c in mates if g.arrived[c] == last]


WHICH_MATE: Ask = ask("pick one", crowded_player, newest_mates, "which mate stays")


def clear_mates(g: Game, v: Frame) -> None:
    """9.3.2: all mates but one go to the soul."""
    (seat, _), *others = v.circles
    gone = [c for c in mates_on(g, seat) if c != v.stays]
    v.leaving += tuple([(c, g.match.zone_number[seat, "soul"]) for c in gone])
    v.circles = tuple(others)


def clear_circle(g: Game, v: Frame) -> None:
    """Where all are in legion mates leave, and elsewhere all but one."""
    (clear_mates if crowd(g, v) == "mates" else waiting.clear_circle)(g, v)


# --- 10.25.5 in battle ------------------------------------------------------------------------------------


def why_not_attack(g: Game, unit: int) -> str | None:
    """10.25.15: a mate does not attack.

    10.25.5: neither of a pair attacks alone: what keeps the mate from it keeps the leader too.
    """
    if is_mate(g, unit):
        return "legion mate"
    _, *mates = with_mate(g, unit)
    if is_barred(g, mates):
        return "legion mate"
    return battling.why_not_attack(g, unit)


def is_barred(g: Game, attacking: Sequence[int]) -> bool:
    """Something keeps one of them from attacking."""
    return any(g.has(unit, "restraint") or g.cannot(unit, "attack") for unit in attacking)


def attackers(g: Game) -> Iterator[int]:
    for unit in battling.attackers(g):
        if not g.facts["legion"] or why_not_attack(g, unit) is None:
            yield unit


def targets(g: Game, attacker: int) -> list[int]:
    """7.4.1.8.6, 10.25.8: a pair is attacked in its leader."""
    found = battling.targets(g, attacker)
    return [unit for unit in found if not is_mate(g, unit)] if g.facts["legion"] else found


def stands_for(g: Game, card: int) -> int:
    """10.25.5: both of a pair attack; the battle notes the leader."""
    leader = leader_of(g, card)
    return card if leader is None else leader


def is_attacking(g: Game, card: int) -> bool:
    return battling.is_attacking(g, stands_for(g, card))


def attacking_mate(g: Game) -> int | None:
    attacker = g.facts["attacker"]
    return mate_of(g, attacker[0]) if still(g, attacker) else None


def has_choice_of_boosted(g: Game, v: Frame) -> bool:
    return g.facts["booster"] is not None and attacking_mate(g) is not None


def boosted_ones(g: Game, v: Frame) -> list[Option]:
    return [v.attacker, mate_of(g, v.attacker)]


def note_boosted(g: Game, v: Frame) -> None:
    """7.4.1.10: either of a pair is boosted."""
    g.set("boosted", placed(g, v.boosted))


def is_boosted(g: Game, card: int) -> bool:
    """12.9.1: it was boosted, though the booster may have gone to another place."""
    if g.facts["booster"] is None:
        return False
    return battling.same_unit(g, g.facts["boosted"] or g.facts["attacker"], card)


def report_attack(g: Game, v: Frame) -> None:
    """10.25.5: the mate attacks too, and hears of it."""
    battling.tell_attack(g, v.attacker)
    hear_with_mate(g, "attack", (battling.main_target(g),))
    boosted = g.facts["boosted"]
    battling.tell_boost(g, v.attacker if boosted is None else boosted[0])


def hear_with_mate(g: Game, word: str, roles: tuple[Any, ...]) -> None:
    """What the leader's attack comes to is the mate's too."""
    mate = attacking_mate(g)
    if mate is not None:
        hear(g, word, (mate, *roles), only=mate)


def report_hit_to_mate(g: Game, v: Frame) -> None:
    booster = battling.known(g, g.facts["booster"])
    for unit in g.facts["attacked"]:
        hear_with_mate(g, "hit" if unit in g.facts["hit"] else "miss", (unit[0], booster))


def can_deal_damage(g: Game) -> bool:
    """10.25.6.1: what keeps one of a pair from dealing damage keeps the other."""
    attacker, *_ = g.facts["attacker"]
    return not any(g.cannot(unit, "deal damage") for unit in with_mate(g, attacker))


# 7.4.1.8.2: a unit is attacked as long as it is on its circle.
boosts_and_shields = battling.battle_numbers(battling.still)


def battle_numbers(g: Game, key: str, powers: dict[int, Any]) -> None:
    """7.4.1.11, 10.25.6: while a pair attacks, the mate's power is added to the leader's, and so is the booster's."""
    boosts_and_shields(g, key, powers)
    if not g.facts["boosting"] or not g.facts["legion"]:
        return
    attacker, mate = g.facts["attacker"], attacking_mate(g)
    if mate is not None:
        raise_power(g, powers, attacker[0], g.value(mate, "power"))
        if is_boosted(g, mate) and battling.boost_link(g):
            raise_power(g, powers, mate, g.value(g.facts["booster"][0], "power"))


def rows_battle_leader(b: Builder, node: n.Perform) -> None:
    """10.20.1: which unit is attacked changes; guardians guard what is attacked now.

    7.4.1.8.6: no effect makes a mate the attacked unit.
    """
    rows_battle(b, node, lambda g, card: not is_mate(g, card))


EVENTS = {"legion": ("card", "mate")}
STATES = {
    "legion": in_legion,
    "legion mate": is_mate,
    "has legioned": has_legioned,
    "legioned this turn": legioned_this_turn,
    "attacking": is_attacking,
    "boosted": is_boosted,
    "was boosted": is_boosted,
}
RELATIONS = {"can legion": can_legion}
PROHIBITIONS = frozenset({"deal damage"})
PLACEMENTS = {"legion": rows_legion}
ACTIONS = {"battle": rows_battle_leader}
PROCEDURES: Sequence[object] = (LEGION,)
