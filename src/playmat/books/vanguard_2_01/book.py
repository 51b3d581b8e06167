"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Book,
    Builder,
    Card,
    CardLists,
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
)
from ...kernel import nodes as n
from ...rulebook.rules import rules_of
from .._vanguard import battling, placing, preparing, states, vocabulary
from .._vanguard.lasting import DURATIONS
from .._vanguard.nodes import BattleOpponent
from .._vanguard.records import known_words
from . import (
    actions,
    assist,
    attacking,
    battle,
    becoming,
    checks,
    damage,
    doing,
    dominating,
    field,
    g_guardians,
    gifts,
    gzone,
    hearts,
    hearts_in_legion,
    keywords,
    keywords_later,
    legion,
    locking,
    miscellaneous,
    setup,
    sides,
    stride,
    timing,
    turn,
)
from .cards import CHARACTERISTICS, card_from
from .cites import CITES
from .miscellaneous import OTHER_NAMES
from .nodes import AlsoNamed, IsDeclared
from .reasons import why_not
from .zones import FIELD, GROUPS, HEARTS, LOCKS, WITH_HEARTS, ZONES

NAME = "vanguard-2.01"

# 7.7.1.7: an attack that does not hit is an event too.
EVENTS = {
    **vocabulary.EVENTS,
    **locking.EVENTS,
    **legion.EVENTS,
    **gifts.EVENTS,
    **stride.EVENTS,
    **keywords.EVENTS,
    **becoming.EVENTS,
    "flip over": ("card",),
    "miss": ("attacker", "attacked", "booster"),
    "dominate": ("card",),
}
PHASES = (*vocabulary.PHASES, "draw step", "G assist step", "ride step", "stride step")

FIGURES = {
    # 3.14.1.1, 3.14.1.2, 8.1.1.1.1: no payment is part of the effect, and no rule action that it led to.
    "caused by your card's effect": states.caused_by_own_effect(CITES["payment"].rule, timing.CHECK),
    **states.FIGURES,
    **keywords.FIGURES,
    **g_guardians.FIGURES,
    **keywords_later.FIGURES,
    "due to time leap": doing.by_time_leap,
    "paid for your ability": keywords_later.paid_for_own(CITES["payment"].rule),
}
STATES = {
    **states.STATES,
    **locking.STATES,
    **legion.STATES,
    "attacked": battle.is_attacked,
    "attacking now": attacking.is_attacking_now,
    "dominated": dominating.is_dominated,
    **becoming.STATES,
}
PROHIBITIONS = (
    vocabulary.PROHIBITIONS
    | locking.PROHIBITIONS
    | legion.PROHIBITIONS
    | keywords.PROHIBITIONS
    | {miscellaneous.NO_TRIGGERS, miscellaneous.OUT_OF_REACH}
)
DURATIONS_HERE = {
    **DURATIONS,
    **locking.DURATIONS,
    dominating.UNTIL_THE_EFFECT_ENDS: attacking.this_effect,
    "end of the damage check": miscellaneous.this_damage,
}
# 7.4.1.8.3: attacker and attacked, while each is on its circle.
REFERENCES = {**states.REFERENCES, BattleOpponent: states.battle_opponents(battling.still, legion.stands_for)}


def layer(op: str, key: str) -> int:
    """8.7.1, 8.7.1.2: what changes no number comes first.

    8.7.1.3: then what adds.

    8.7.1.4: and last what sets.
    """
    return {"add": 2, "set": 3}.get(op, 1)


EVERYWHERE = tuple([zone.name for zone in ZONES if zone.name != HEARTS])


def default_zones(ability: n.Ability) -> tuple[str, ...]:
    """3.1.1.3.10: without a zone mark it works everywhere.

    10.27.3: but a heart has only its name and its power.
    """
    return EVERYWHERE


def kept_move(g: Game, before: int, after: int) -> str | None:
    """10.27.1, 10.27.6: nothing is placed, and nothing moves, as a card becomes a heart or is one no more."""
    zones = g.match.zone_names
    return None if HEARTS in (zones[before], zones[after]) else doing.kept_move(g, before, after)


def rule_numbers(g: Game, key: Any, table: dict[int, Any]) -> None:
    """7.4.1.11, 3.11.3: boosts and shields.

    2.17.2: drive abilities.

    10.28.2.3: names of hearts.
    """
    if key == "drive":
        checks.drive_numbers(g, table)
    elif key == OTHER_NAMES.name:
        hearts.heart_names(g, table)
    elif key == stride.STRIDE_GRADE:
        stride.stride_grades(g, table)
    else:
        legion.battle_numbers(g, key, table)


def may_enter(g: Game, card: int, zone: str) -> bool:
    here = field.may_enter(g, card, zone) and gifts.may_enter(g, card, zone)
    return here and dominating.may_enter(g, card, zone)


def after_move(g: Game, moves: gzone.MovedCards) -> None:
    keywords_later.note_souls(g, moves)
    gifts.after_move(g, moves)
    gzone.after_move(g, moves)


def after_effect(b: Builder) -> None:
    gzone.after_effect(b)
    dominating.end_with_the_effect(b)


def with_it(card: Card) -> tuple[Card, ...]:
    return (*sides.with_it(card), *gifts.with_it(card))


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    return {**dominating.shows(g, seat, card), **sides.seen_name(g, card)}


FACTS = (
    *preparing.FACTS,
    *battling.FACTS,
    *damage.FACTS,
    *attacking.FACTS,
    *becoming.FACTS,
    *doing.FACTS,
    *keywords.FACTS,
    *keywords_later.FACTS,
    *miscellaneous.FACTS,
    *legion.FACTS,
    *gifts.FACTS,
    *gzone.FACTS,
    *stride.FACTS,
)
MODULES = (
    setup,
    turn,
    assist,
    battle,
    attacking,
    checks,
    timing,
    actions,
    doing,
    locking,
    legion,
    gifts,
    hearts,
    hearts_in_legion,
    stride,
)
PROCEDURES: dict[str, Any] = {p.name: p for module in MODULES for p in module.PROCEDURES}

STAGES = {
    "set up": ("5.4",),
    "turn": ("5.4", "6.2"),
    "stand phase": ("5.4", "6.2", "6.3.1"),
    "draw phase": ("5.4", "6.2", "6.4.1"),
    "ride phase": ("5.4", "6.2", "6.5.1"),
    "main phase": ("5.4", "6.2", "6.6.1"),
    "battle phase": ("5.4", "6.2", "6.7.1"),
    "end phase": ("5.4", "6.2", "6.8.1"),
}

BOOK = Book(
    name=NAME,
    title="Cardfight!! Vanguard, comprehensive rules 2.01",
    seats=2,
    rules=rules_of(NAME),
    cites=CITES,
    why_not=why_not,
    places=Places(
        ZONES,
        GROUPS,
        same_object=("field", WITH_HEARTS),
        one_place=tuple(LOCKS.items()),
        rule_zones=("field", HEARTS),
        taken_over=True,
    ),
    words=Words(
        characteristics=CHARACTERISTICS,
        events=EVENTS,
        phases=PHASES,
        durations=DURATIONS_HERE,
        states=STATES,
        relations={"same column": FIELD.same_column, **legion.RELATIONS},
        figures=FIGURES,
        prohibitions=PROHIBITIONS,
        at_times={**dominating.AT_TIMES, **locking.AT_TIMES},
        permissions=vocabulary.PERMISSIONS | keywords_later.PERMISSIONS | {miscellaneous.WITHOUT_COST},
        acts={**vocabulary.ACTS, "stride": ("card",), timing.LET_GO: ("ability", "card")},
    ),
    notes=Notes(facts=FACTS, marks=(*battling.MARKS, *hearts.MARKS, *gzone.MARKS)),
    nodes=Nodes(
        actions=actions.ACTIONS,
        placements=actions.PLACEMENTS,
        effects=actions.EFFECTS,
        references=REFERENCES,
        filters={IsDeclared: doing.is_declared},
        conditions=keywords_later.CONDITIONS,
        changes={AlsoNamed: miscellaneous.also_named},
    ),
    procedures=Procedures(PROCEDURES, "5.4", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        frame_slots=(actions.BEGAN,),
        after_cost=actions.note_beginning,
        after_effect=after_effect,
        follows=miscellaneous.changes_rules,
        never_twice=True,
        cost_lost=miscellaneous.cost_is_lost,
        cost_form=placing.cost_form,
        cost_checks=actions.COST_CHECKS,
        paid_together=True,
    ),
    values=Values(
        layer,
        rule_numbers=rule_numbers,
        rule_written=frozenset({"power", "drive", OTHER_NAMES.name, stride.STRIDE_GRADE}),
        rule_changes={**checks.CHANGES, **gifts.CHANGES, **hearts.CHANGES, **keywords.CHANGES},
    ),
    moves=Moves(
        states.arrives_rested,
        may_enter,
        before_move=gzone.before_move,
        after_move=after_move,
        kept_move=kept_move,
        lies_as=sides.lies_as,
        tied=legion.tied,
        verb_bars={"retire": "be retired"},
        out_of_reach=miscellaneous.OUT_OF_REACH,
        opposing=keywords.OPPOSING,
        looks_back=states.looks_back,
    ),
    sight=Sight(shows, sides.also_seen, with_it, adds=frozenset({"cannot", "dominated by"})),
    cards=CardLists(card_from, known_words, setup.deck_from, setup.check_deck),
)
