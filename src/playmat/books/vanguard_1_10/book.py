"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Book,
    CardLists,
    CardsOf,
    Characteristic,
    Fact,
    Game,
    Moves,
    Nodes,
    Notes,
    Places,
    Procedures,
    Sight,
    Texts,
    Values,
    Words,
    as_it_is,
    looking_back,
    table_of,
)
from ...kernel import nodes as n
from ...rulebook.rules import rules_of
from .._vanguard import battling, placing
from .._vanguard.lasting import DURATIONS
from .._vanguard.nodes import BattleOpponent, InBattle
from .._vanguard.records import known_words
from . import actions, battle, checks, setup, timing, turn
from .cards import card_from
from .cites import CITES
from .reasons import why_not
from .zones import FIELD, GROUPS, ZONES

NAME = "vanguard-1.10"

CHARACTERISTICS = (
    Characteristic("name", "word", ""),
    Characteristic("clan", "words", ()),
    Characteristic("race", "words", ()),
    Characteristic("grade", "number", 0),
    Characteristic("power", "number", 0),
    Characteristic("shield", "number", None),
    Characteristic("critical", "number", 1),
    Characteristic("trigger", "word", ""),
    Characteristic("type", "word", "normal unit"),
    Characteristic("keywords", "words", ()),
    Characteristic("original power", "number", 0),
)

EVENTS = {
    "move": ("card",),
    "shift": ("card",),
    "attack": ("attacker", "attacked"),
    "hit": ("attacker", "attacked", "booster"),
    "boost": ("booster", "boosted"),
    "ride": ("rider", "ridden"),
    "normal ride": ("rider", "ridden"),
    "superior ride": ("rider", "ridden"),
    "call": ("card",),
    "normal call": ("card",),
    "superior call": ("card",),
    "drive check": ("card", "attacker", "booster"),
    "damage check": ("card",),
    "intercept": ("card",),
    "stand": ("card",),
    "rest": ("card",),
    "face up": ("card",),
    "face down": ("card",),
    "draw": ("card",),
    "damage": ("source", "damaged"),
    "battle damage": ("source", "damaged"),
    "skill damage": ("source", "damaged"),
    "guard": ("card", "guarded"),
    "compare": ("attacker",),
    "play": ("card",),
    "trigger": ("card",),
    "bonus": ("card",),
}

PHASES = (
    "turn", "stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase", "start step",
    "attack step", "guard step", "drive step", "damage step", "close step", "battle",
)  # fmt: skip


def is_boosted(g: Game, card: int) -> bool:
    return battling.is_attacking(g, card) and battling.boost_link(g)


def is_boosting(g: Game, card: int) -> bool:
    booster = g.facts["booster"]
    return booster is not None and booster[0] == card and battling.boost_link(g)


def has_boosted(g: Game, card: int) -> bool:
    """It was chosen to boost in this battle, whether or not the link holds."""
    return battling.same_unit(g, g.facts["booster"], card)


STATES = {
    "standing": lambda g, c: g.orientation(c) is False,
    "resting": lambda g, c: g.orientation(c) is True,
    "face up": lambda g, c: not g.face_down[c],
    "face down": lambda g, c: bool(g.face_down[c]),
    "attacked": battling.is_attacked,
    "attacking": battling.is_attacking,
    "boosted": is_boosted,
    "boosting": is_boosting,
    "has boosted": has_boosted,
    "guarding": lambda g, c: g.is_in(c, "guardian circle"),
}


def caused_by_own_effect(g: Game, s: Any) -> bool:
    """3.14.1.1, 8.1.1.1.1: what happens now is part of the effect of a card of the same master, and no payment for one.

    3.14.1.2: a rule action is part of none, though an effect may have led to it.
    """
    if g.rule == CITES["payment"].rule:
        return False
    for v in reversed(g.frames):
        if v.source is not None or v.procedure == timing.CHECK:
            return bool(v.source is not None and v.seat == s.seat)
    return False


FIGURES = {
    "caused by your card's effect": caused_by_own_effect,
    "battles this turn": lambda g, s: g.facts["battles"],
    "the attack hit": lambda g, s: bool(g.facts["hit"]),
    "turn": lambda g, s: g.facts["turn"],
}

PROHIBITIONS = frozenset({
    "attack", "attack a rear-guard", "attack a vanguard", "be attacked", "be hit", "be chosen", "boost", "be boosted",
    "intercept", "stand", "stand in your stand phase", "stand in your opponent's stand phase", "rest",
    "normal ride", "normal call", "be normal called",
    "guard", "normal call to the guardian circle", "use activated abilities", "use automatic abilities",
    "use continuous abilities", "use abilities", "lose", "be retired",
})  # fmt: skip


def my_stand_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "stand phase" and g.facts["turn seat"] == s.seat)


def opponents_stand_phase(g: Game, s: Any) -> bool:
    return bool(g.facts["phase"] == "stand phase" and g.facts["turn seat"] != s.seat)


AT_TIMES = {
    "stand in your stand phase": ("stand", my_stand_phase),
    "stand in your opponent's stand phase": ("stand", opponents_stand_phase),
}
"""1.3.3: what cannot stand during a stand phase is not stood in it by an effect either; at other times it stands."""

PERMISSIONS = frozenset({
    "attack the back row of the same column", "attack the back row", "attack from the back row",
    "battle the whole front row",
})  # fmt: skip


def layer(op: str, key: str) -> int:
    """8.7.1, 8.7.1.2, 8.7.1.3: what changes no number comes before what does."""
    return 2 if op in ("add", "set") else 1


def default_zones(ability: n.Ability) -> tuple[str, ...]:
    """2.11.3: an ability without a zone mark works on the field, but for two that are about their own card alone.

    What happens to it is heard anywhere, and what it is ("this card is also a ...") holds in every zone.
    """
    own = ability.trigger is not None and names_this(ability.trigger)
    return () if own or says_what_it_is(ability.effect) else ("field",)


def says_what_it_is(effect: n.Effect) -> bool:
    """2.2.1, 2.3.1: it gives its own card a clan or race beside the printed one."""
    match effect:
        case n.Modify(n.This(), changes, until=""):
            return all(
                isinstance(change, n.Include) and change.characteristic in ("clan", "race") for change in changes
            )
    return False


def names_this(trigger: n.Trigger) -> bool:
    match trigger:
        case n.On(_, roles):
            return any(isinstance(ref, n.This) for _, ref in roles)
        case n.Moved(what):
            return isinstance(what, n.This)
        case n.OnlyIf(_, inner):
            return names_this(inner)
        case n.AnyTrigger(parts):
            return all(names_this(part) for part in parts)
    return False


def arrives_rested(g: Game, card: int, before: int, after: int) -> bool:
    """4.6.4.1, 4.6.6.1, 4.6.6.2, 8.5.2.4.3: standing; as it was between rear-guard circles; resting as guardian."""
    rear = g.match.masks["rear-guard circle"]
    if rear >> before & 1 and rear >> after & 1:
        return bool(g.rested[card])
    return g.match.zone_names[after] == "guardian circle"


def may_enter(g: Game, card: int, zone: str) -> bool:
    """3.11.1.1: a card without a shield value cannot become a guardian."""
    return zone != "guardian circle" or g.value(card, "shield") is not None


def looks_back(g: Game, before: int, after: int) -> bool:
    """8.6.4.1: off the field, and from public to hidden, what it was; else what it is.

    8.6.4.1.1, 8.6.4.1.2, 8.6.4.1.3: so a card is read as in the public zone, as on the field, or as where it went.
    """
    zones = g.match.tables.zone_of_number
    if g.match.masks["field"] >> before & 1:
        return True
    return zones[before].public and not zones[after].public


def battle_opponent(env: Any, node: BattleOpponent) -> CardsOf:
    """7.3.1.4.1: attacker and attacked unit are each other's battle opponent."""

    def opponent(g: Game, s: Any) -> list[int]:
        attacker, attacked = g.facts["attacker"], g.facts["attacked"]
        if battling.is_attacking(g, s.source):
            return [unit[0] for unit in attacked if battling.same_unit(g, unit)]
        return [attacker[0]] if battling.is_attacked(g, s.source) and battling.same_unit(g, attacker) else []

    return opponent


def units_in_battle(env: Any, node: InBattle) -> CardsOf:
    """7.7.1.4: what attacked and what was attacked does not change when a unit moves or leaves (8.8.1)."""
    zones = env.tables.zones_for(node.zones, node.side)
    passes = env.filter(node.where) if node.where is not None else lambda g, s, card: True

    def units(g: Game, s: Any) -> list[int]:
        found = g.facts[node.part]
        then = (found,) if node.part == "attacker" and found is not None else found or ()
        return [
            card for card, serial, _, circle in then
            if circle in zones[s.seat] and was_such(g, s, card, serial)
        ]  # fmt: skip

    def was_such(g: Game, s: Any, card: int, serial: int) -> bool:
        with looking_back(g, ((card, g.serial[card], serial),)):
            return bool(passes(g, s, card))

    return units


REFERENCES: dict[type[n.Node], Any] = {BattleOpponent: battle_opponent, InBattle: units_in_battle}


HELD = (
    "stand", "attack", "boost", "be boosted", "intercept", "rest", "be chosen", "be attacked", "be hit",
    "use abilities",
)  # fmt: skip
"""What a unit may be kept from, as far as players must remember it."""


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """What lies on a unit that nothing printed on it tells: what it cannot do, now or when the time comes."""
    if g.match.bars and g.is_in(card, "field"):
        held = [word for word in HELD if word in g.match.bars and card in table_of(g, ("cannot", word))]
        return {"cannot": held} if held else {}
    return {}


PROCEDURES: dict[str, Any] = {
    p.name: p for module in (setup, turn, battle, checks, timing, actions) for p in module.PROCEDURES
}

ACTS = {
    "ride": ("card",), "call": ("card", "place"), "use": ("card", "ability"), "exchange": ("column",),
}  # fmt: skip

STAGES = {
    "set up": ("5.2",),
    "turn": ("5.2", "6.2"),
    "stand phase": ("5.2", "6.2", "6.3.1"),
    "draw phase": ("5.2", "6.2", "6.4.1"),
    "ride phase": ("5.2", "6.2", "6.5.1"),
    "main phase": ("5.2", "6.2", "6.6.1"),
    "battle phase": ("5.2", "6.2", "6.7.1"),
    "end phase": ("5.2", "6.2", "6.8.1"),
}

BOOK = Book(
    name=NAME,
    title="Cardfight!! Vanguard, comprehensive rules 1.10",
    seats=2,
    rules=rules_of(NAME),
    cites=CITES,
    why_not=why_not,
    places=Places(ZONES, GROUPS, same_object=("field",), rule_zones=("field",)),
    words=Words(
        characteristics=CHARACTERISTICS,
        events=EVENTS,
        phases=PHASES,
        durations=DURATIONS,
        states=STATES,
        relations={"same column": FIELD.same_column},
        figures=FIGURES,
        prohibitions=PROHIBITIONS,
        at_times=AT_TIMES,
        permissions=PERMISSIONS,
        acts=ACTS,
    ),
    notes=Notes(facts=(Fact("first seat", 0, seen=as_it_is), *battling.FACTS), marks=battling.MARKS),
    nodes=Nodes(actions=actions.ACTIONS, placements=actions.PLACEMENTS, references=REFERENCES),
    procedures=Procedures(PROCEDURES, "5.2", setup.set_up, STAGES),
    texts=Texts(default_zones, cost_form=placing.cost_form, cost_checks=actions.COST_CHECKS, paid_together=True),
    values=Values(
        layer, rule_numbers=battling.battle_numbers, rule_written=frozenset({"power"}), rule_changes=checks.CHANGES
    ),
    moves=Moves(arrives_rested, may_enter, verb_bars={"retire": "be retired"}, looks_back=looks_back),
    sight=Sight(shows=shows, adds=frozenset({"cannot"})),
    cards=CardLists(card_from, known_words, setup.deck_from, setup.check_deck),
)
