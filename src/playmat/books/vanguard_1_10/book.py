"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Book,
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
from .._vanguard.circles import GUARDIAN
from .._vanguard.lasting import DURATIONS
from .._vanguard.meaning import meant_by_event
from .._vanguard.records import known_words
from . import actions, battle, checks, setup, timing, turn
from .cards import card_from
from .cites import CITES
from .reasons import why_not
from .zones import FIELD, GROUPS, ZONES

NAME = "vanguard-1.10"

FIGURES = {
    # 3.14.1.1, 3.14.1.2, 8.1.1.1.1: no payment is part of the effect, and no rule action that it led to.
    "caused by your card's effect": states.caused_by_own_effect(CITES["payment"].rule, timing.CHECK),
    **states.FIGURES,
}


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


def may_enter(g: Game, card: int, zone: str) -> bool:
    """3.11.1.1: a card without a shield value cannot become a guardian."""
    return zone != GUARDIAN or g.value(card, "shield") is not None


PROCEDURES: dict[str, Any] = {
    p.name: p for module in (setup, turn, battle, checks, timing, actions) for p in module.PROCEDURES
}

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
        characteristics=vocabulary.CHARACTERISTICS,
        events=vocabulary.EVENTS,
        phases=vocabulary.PHASES,
        durations=DURATIONS,
        states=states.STATES,
        relations={"same column": FIELD.same_column},
        figures=FIGURES,
        prohibitions=vocabulary.PROHIBITIONS,
        at_times=states.AT_TIMES,
        permissions=vocabulary.PERMISSIONS,
        acts=vocabulary.ACTS,
    ),
    notes=Notes(facts=(*preparing.FACTS, *battling.FACTS), marks=battling.MARKS),
    nodes=Nodes(actions=actions.ACTIONS, placements=actions.PLACEMENTS, references=states.REFERENCES),
    procedures=Procedures(PROCEDURES, "5.2", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        meant=meant_by_event,
        cost_form=placing.cost_form,
        cost_checks=actions.COST_CHECKS,
        paid_together=True,
    ),
    values=Values(
        layer,
        rule_numbers=battling.battle_numbers(battling.same_unit),
        rule_written=frozenset({"power"}),
        rule_idle=battling.nobody_attacks,
        rule_changes=checks.CHANGES,
    ),
    moves=Moves(states.arrives_rested, may_enter, verb_bars={"retire": "be retired"}, looks_back=states.looks_back),
    sight=Sight(shows=states.shows, adds=frozenset({"cannot"})),
    cards=CardLists(card_from, known_words, setup.deck_from, setup.check_deck),
)
