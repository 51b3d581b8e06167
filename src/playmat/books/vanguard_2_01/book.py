"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel import (
    Book,
    Builder,
    Card,
    CardLists,
    Game,
    Known,
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
from .._vanguard import (
    battling,
    causing,
    counting,
    driving,
    letting_go,
    limiting,
    ordering,
    placing,
    preparing,
    resolving,
    rulings,
    states,
    turns,
    vocabulary,
)
from .._vanguard import doing as family_doing
from .._vanguard.lasting import DURATIONS
from .._vanguard.meaning import meant_by_event
from .._vanguard.names import OTHER_NAMES, also_named
from .._vanguard.nodes import AlsoNamed, BattleOpponent, CausedBy, InBattle, IsDeclared, OpenCircles
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
    showing,
    sides,
    stride,
    timing,
    turn,
)
from .cards import CHARACTERISTICS, card_from
from .cites import CITES
from .races import RACES
from .reasons import why_not
from .zones import FIELD, GROUPS, HEARTS, LOCKS, WITH_HEARTS, ZONES

NAME = "vanguard-2.01"

# 7.7.1.7: an attack that does not hit is an event too.
EVENTS = {
    **vocabulary.EVENTS,
    **ordering.EVENTS,
    **locking.EVENTS,
    **legion.EVENTS,
    **gifts.EVENTS,
    **stride.EVENTS,
    **keywords.EVENTS,
    **becoming.EVENTS,
    "flip over": ("card",),
    # 2.5.4: a unit whose power becomes larger, or smaller.
    "increase": ("card",),
    "decrease": ("card",),
    "miss": ("attacker", "attacked", "booster"),
    "dominate": ("card",),
}
PHASES = (*vocabulary.PHASES, "draw step", "G assist step", "ride step", "stride step")

FIGURES = {
    # 3.14.1.1, 3.14.1.2, 8.1.1.1.1: no payment is part of the effect, and no rule action that it led to.
    # 2.8.1: what a trigger icon does is an effect of its card.
    "caused by your card's effect": states.caused_by_own_effect(
        CITES["payment"].rule, timing.CHECK, checks.TRIGGER.name
    ),
    **states.FIGURES,
    **keywords.FIGURES,
    **keywords_later.FIGURES,
    **gifts.FIGURES,
    **gzone.FIGURES,
    "due to time leap": doing.by_time_leap,
}
STATES = {
    **states.STATES,
    **locking.STATES,
    **legion.STATES,
    "attacked": resolving.is_attacked_there,
    "attacking now": attacking.is_attacking_now,
    "dominated": dominating.is_dominated,
    "at the bottom": family_doing.is_at_the_bottom,
    # 10.35.3.1: as their masters see them.
    **FIELD.columns(),
    **becoming.STATES,
}
OTHER_PERMISSIONS = {rulings.WITHOUT_COST, battling.VANGUARDS_FROM_BEHIND, rulings.AS_IF_IT_HIT}
PROHIBITIONS = (
    vocabulary.PROHIBITIONS
    | locking.PROHIBITIONS
    | legion.PROHIBITIONS
    | keywords.PROHIBITIONS
    | {rulings.NO_TRIGGERS, rulings.OUT_OF_REACH, actions.BY_EFFECTS}
)
DURATIONS_HERE = {
    **DURATIONS,
    **locking.DURATIONS,
    **ordering.DURATIONS,
    dominating.UNTIL_THE_EFFECT_ENDS: ordering.this_effect,
    "end of the damage check": miscellaneous.this_damage,
}
# 7.4.1.8.2, 7.4.1.9: attacked only where it was attacked.
# 7.4.1.8.3: attacker and attacked, while each is on its circle.
REFERENCES = {
    **states.REFERENCES,
    BattleOpponent: states.battle_opponents(battling.still, legion.stands_for),
    InBattle: states.units_in_battle(resolving.kind_of_battle),
}


CONDITIONS = {
    **keywords.CONDITIONS,
    **keywords_later.CONDITIONS,
    CausedBy: causing.caused_by(CITES["payment"].rule, timing.CHECK, {"11.29.2": "charge", "11.33.2": "hollow"}),
}


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
        driving.drive_numbers(g, table)
    elif key == OTHER_NAMES.name:
        hearts.heart_names(g, table)
    elif key == stride.STRIDE_GRADE:
        stride.stride_grades(g, table)
    else:
        legion.battle_numbers(g, key, table)


def rule_idle(g: Game, key: Any) -> bool:
    if key == OTHER_NAMES.name:
        return not hearts.any_named(g)
    return key == "power" and battling.nobody_attacks(g, key)


def may_enter(g: Game, card: int, zone: str) -> bool:
    here = field.may_enter(g, card, zone) and gifts.may_enter(g, card, zone)
    return here and dominating.may_enter(g, card, zone)


def after_move(g: Game, moves: gzone.MovedCards) -> None:
    keywords.note_revealed(g, moves)
    keywords_later.note_souls(g, moves)
    gifts.after_move(g, moves)
    gzone.after_move(g, moves)


def after_effect(b: Builder) -> None:
    gzone.after_effect(b)
    dominating.after_effect(b)


def known_here(records: Iterable[Mapping[str, Any]]) -> Known:
    """2.3.1: the races of these years are known, whether or not the list says which card has which."""
    return tuple([(name, words | RACES if name == "race" else words) for name, words in known_words(records)])


def with_it(card: Card) -> tuple[Card, ...]:
    return (*sides.with_it(card), *gifts.with_it(card))


FACTS = (
    *preparing.FACTS,
    *battling.FACTS,
    *resolving.FACTS,
    *damage.FACTS,
    *ordering.FACTS,
    *becoming.FACTS,
    *doing.FACTS,
    *keywords.FACTS,
    *keywords_later.FACTS,
    *turns.FACTS,
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
        relations={"same column": FIELD.same_column, **legion.RELATIONS, **actions.RELATIONS},
        figures=FIGURES,
        prohibitions=PROHIBITIONS,
        at_times={**dominating.AT_TIMES, **locking.AT_TIMES},
        permissions=vocabulary.PERMISSIONS | keywords_later.PERMISSIONS | OTHER_PERMISSIONS,
        acts={**vocabulary.ACTS, "stride": ("card",), **letting_go.ACTS},
    ),
    notes=Notes(facts=FACTS, marks=(*battling.MARKS, *hearts.MARKS, *gzone.MARKS), unsound=gifts.unsound),
    nodes=Nodes(
        actions=actions.ACTIONS,
        placements=actions.PLACEMENTS,
        effects=actions.EFFECTS,
        references=REFERENCES,
        filters={IsDeclared: family_doing.is_declared},
        amounts=counting.amounts(FIELD, field.rear_guard_circles),
        conditions=CONDITIONS,
        changes={AlsoNamed: also_named},
        of_the_moment=frozenset({OpenCircles}),
    ),
    procedures=Procedures(PROCEDURES, "5.4", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        meant=meant_by_event,
        frame_slots=(limiting.BEGAN,),
        after_cost=limiting.note_beginning,
        after_effect=after_effect,
        follows=rulings.changes_rules,
        never_twice=True,
        cost_lost=rulings.cost_is_lost,
        cost_form=placing.cost_form,
        cost_checks=actions.COST_CHECKS,
        paid_together=True,
    ),
    values=Values(
        layer,
        rule_numbers=rule_numbers,
        rule_written=frozenset({"power", "drive", OTHER_NAMES.name, stride.STRIDE_GRADE}),
        rule_idle=rule_idle,
        reports={"power": ("increase", "decrease")},
        rule_changes={**checks.CHANGES, **gifts.CHANGES, **hearts.CHANGES, **keywords.CHANGES},
    ),
    moves=Moves(
        states.arrives_rested,
        may_enter,
        before_move=gzone.before_move,
        after_move=after_move,
        homes=gzone.HOMES,
        kept_move=kept_move,
        lies_as=sides.lies_as,
        tied=legion.tied,
        verb_bars={"retire": "be retired"},
        effect_bars={"be retired": actions.BY_EFFECTS},
        out_of_reach=rulings.OUT_OF_REACH,
        opposing=rulings.OPPOSING,
        looks_back=states.looks_back,
    ),
    sight=Sight(showing.shows, sides.also_seen, with_it, adds=showing.ADDS),
    cards=CardLists(card_from, known_here, setup.deck_from, setup.check_deck),
)
