"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...kernel import (
    Book,
    Builder,
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
    doing,
    driving,
    letting_go,
    limiting,
    ordering,
    preparing,
    resolving,
    rulings,
    states,
    this_turn,
    turns,
    vocabulary,
)
from .._vanguard.lasting import DURATIONS
from .._vanguard.meaning import meant_by_event
from .._vanguard.names import also_named
from .._vanguard.nodes import (
    AlsoNamed,
    BattleOpponent,
    CausedBy,
    InBattle,
    IsDeclared,
    OneClan,
    OpenCircles,
    ThisTurn,
)
from .._vanguard.races import RACES
from .._vanguard.records import known_words
from . import (
    actions,
    ages,
    alchemagic,
    arms,
    attacking,
    battle,
    checks,
    damage,
    draws,
    dressing,
    ending,
    faces,
    holding,
    icons,
    keywords,
    links,
    listing,
    looking,
    moving,
    orders,
    originals,
    parting,
    past,
    proving,
    riding,
    setup,
    songs,
    standing_by,
    timing,
    tokens,
    triggers,
    turn,
    worlds,
)
from .cards import CHARACTERISTICS, PERSONA, card_from
from .cites import CITES
from .nations import CLANS
from .nodes import IconBy, OneMoreOrder, Sung, World
from .reasons import why_not
from .zones import ARMS, DRESS, FIELD, GROUPS, HELD, NOWHERE, ORDER_AREA, ORDER_ZONE, ZONES

NAME = "vanguard-overdress"

EVENTS = {
    **vocabulary.EVENTS,
    **ordering.EVENTS,
    # 10.7.1.7: an attack that does not hit is an event too.
    "miss": ("attacker", "attacked", "booster"),
    PERSONA: ("card",),
    # 11.8.2.1: an order is played.
    orders.PLAYED: ("card",),
    **battle.EVENTS,
    **dressing.EVENTS,
    # 1.3.6: a power that becomes larger, or smaller.
    "increase": ("card",),
    "decrease": ("card",),
    # 17.4: told, and heard by nobody.
    "end turn early": (),
    **worlds.EVENTS,
    **alchemagic.EVENTS,
    **looking.EVENTS,
    # 16.3.5, 16.4.2.1: a unit arms itself, a song is sung.
    **arms.EVENTS,
    **songs.EVENTS,
}
# 6.2.3.4: a unit that gives way to a called one leaves by that rule, whatever calls.
REPLACED = frozenset({"6.2.3.4"})
effect_runs = states.effect_runs(timing.CHECK, besides=REPLACED)
FIGURES = {
    # 11.5.1.1, 11.5.1.2: no payment is part of the effect, and no rule action that it led to.
    # 2.8.3: what a trigger icon does is an effect of its card.
    "caused by your card's effect": states.caused_by_own_effect(
        CITES["payment"].rule, timing.CHECK, triggers.TRIGGER.name, besides=REPLACED
    ),
    "caused by an effect": lambda g, s: effect_runs(g),
    # 8.2.1.5: who does not go first goes second.
    "you went second": lambda g, s: g.facts["first seat"] != s.seat,
    **states.FIGURES,
    **worlds.FIGURES,
    **draws.FIGURES,
}
# 10.4.1.5.1, 10.4.1.8: attacking and attacked as long as they stay on their circles.
STATES = {
    **parting.with_battle_states(states.STATES),
    "at the bottom": doing.is_at_the_bottom,
    "callable": proving.can_be_called,
    **FIELD.columns(),
    **dressing.STATES,
    **keywords.STATES,
    **arms.STATES,
}
# 10.4.1.8.2: attacker and attacked, while each is on its circle.
# 10.1.4: who was attacked is known until the battle is over.
REFERENCES = {
    **states.REFERENCES,
    BattleOpponent: states.battle_opponents(battling.still),
    InBattle: states.units_in_battle(resolving.kind_of_battle, attacking.who_took_part),
    **dressing.REFERENCES,
    **arms.REFERENCES,
}
PERMISSIONS = vocabulary.PERMISSIONS | {
    rulings.WITHOUT_COST,
    rulings.AS_IF_IT_HIT,
    battling.VANGUARDS_FROM_BEHIND,
    battle.FROM_BEHIND,
    worlds.FINAL_RUSH,
    alchemagic.MAY,
    alchemagic.SAME_NAME,
    looking.TOP,
    *standing_by.OFTEN.values(),
    *attacking.PERMISSIONS,
    *keywords.PERMISSIONS,
}
PROHIBITIONS = vocabulary.PROHIBITIONS | {
    rulings.NO_TRIGGERS,
    rulings.OUT_OF_REACH,
    rulings.BY_OPPONENTS,
    battle.SINGLY,
    riding.UNRIDABLE,
    proving.BE_CALLED,
    proving.BE_NORMAL_CALLED,
    *standing_by.NEVER.values(),
}

ORIGINALS, BY_RULES = {"base": 2, "strip": 3}, 4
RULES = 8
"""11.9.1.8: the layer of boosts and shields."""


def layer(op: str, key: str) -> int:
    """11.9.1: in this order, after what is printed.

    11.9.1.2, 11.9.1.3: first what is original becomes something else, and then what takes it away.

    11.9.1.4: main types are changed by rules alone.

    11.9.15, 11.9.1.6: abilities first, and then what changes no number.

    11.9.1.7: then what adds.

    11.9.1.9, 11.9.2: and last what sets.
    """
    if op in ORIGINALS:
        return ORIGINALS[op]
    if key == "main type":
        return BY_RULES
    if key in dressing.TYPES:
        return 6
    return {"add": 7, "set": 9}.get(op, 5 if key == "abilities" else 6)


def default_zones(ability: n.Ability) -> tuple[str, ...]:
    """11.4.4.1, 11.1.1.3.1: without a zone mark it works everywhere.

    16.2.2.1, 16.5.2.1: but on no card that is imprisoned or scouted.
    """
    return EVERYWHERE


OUT_OF_PLAY = (NOWHERE, *HELD)
EVERYWHERE = tuple([zone.name for zone in ZONES if zone.name not in OUT_OF_PLAY])


# 10.4.1.8: a unit is attacked as long as it is on its circle.
boosts_and_shields = battling.battle_numbers(battling.still)


def rule_numbers(g: Game, key: Any, table: dict[int, Any]) -> None:
    """10.4.1.11.2, 6.2.4.1: boosts and shields.

    2.17.2.1, 14.3.1: drive abilities.

    6.4.2.1: what original dresses are.
    """
    if key == "drive":
        driving.drive_numbers(g, table)
    elif key in dressing.TYPES:
        dressing.types_of_dresses(g, key, table)
    else:
        boosts_and_shields(g, key, table)
        attacking.boost_numbers(g, table)


def rule_idle(g: Game, key: Any) -> bool:
    if key in dressing.TYPES:
        return not links.any_dress(g)
    return key == "power" and battling.nobody_attacks(g, key)


def circles_of(g: Game, seat: int) -> tuple[str, ...]:
    return FIELD.rear_guards


def known_here(records: Iterable[Mapping[str, Any]]) -> Known:
    """2.2.1, 2.3.1: clans and races of older years are known, whether or not the list has them."""
    older = {"race": RACES, "clan": frozenset(CLANS)}
    return tuple([(name, words | older.get(name, frozenset())) for name, words in known_words(records)])


def follows(effect: n.Modify) -> bool:
    """11.9.4: what a player gets as a text of one's own reaches whoever is there, as long as it says so."""
    return effect.when is not None or rulings.changes_rules(effect)


FACTS = (
    *preparing.FACTS,
    *battling.FACTS,
    *resolving.FACTS,
    *ordering.FACTS,
    *attacking.FACTS,
    *damage.FACTS,
    *orders.FACTS,
    *riding.FACTS,
    *turns.FACTS,
    *listing.FACTS,
    *ending.FACTS,
    *looking.FACTS,
    *songs.FACTS,
    *past.FACTS,
)
MODULES = (
    setup, turn, battle, checks, triggers, damage, timing, actions, riding, orders, dressing, attacking, ages,
)  # fmt: skip
PROCEDURES: dict[str, Any] = {p.name: p for module in MODULES for p in module.PROCEDURES}

STAGES = {
    "set up": ("8.2.1",),
    "turn": ("8.2.1", "9.1.2"),
    "stand phase": ("8.2.1", "9.1.2", "9.2"),
    "draw phase": ("8.2.1", "9.1.2", "9.4"),
    "ride phase": ("8.2.1", "9.1.2", "9.6"),
    "main phase": ("8.2.1", "9.1.2", "9.7"),
    "battle phase": ("8.2.1", "9.1.2", "9.8"),
    "end phase": ("8.2.1", "9.1.2", "9.9"),
}


def along(g: Game, batches: tuple[moving.Lot, ...]) -> tuple[moving.Lot, ...]:
    """11.11.1, 6.4.4: what is noted of units that leave, and what moves along with them."""
    parting.note(g, batches)
    return dressing.along(g, batches)


def after_effect(b: Builder) -> None:
    songs.after_effect(b)
    # 7.30.4: "that attack" is the battle of the attack that was ordered.
    ordering.end_with_the_effect(b)


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """6.4.4.1, 16.3.7, 15.2.3: what becomes of dresses, arms and tokens whose card has moved."""
    dressing.after_move(g, moves)
    arms.after_move(g, moves)
    tokens.after_move(g, moves)
    ages.after_move(g, moves)


BOOK = Book(
    name=NAME,
    title="Cardfight!! Vanguard, comprehensive rules of the overDress era",
    seats=2,
    rules=rules_of(NAME),
    cites=CITES,
    why_not=why_not,
    places=Places(
        ZONES,
        GROUPS,
        same_object=("field",),
        rule_zones=("field", DRESS),
        reached_zones=(ORDER_ZONE, ORDER_AREA, ARMS),
    ),
    words=Words(
        characteristics=CHARACTERISTICS,
        events=EVENTS,
        phases=vocabulary.PHASES,
        durations={**DURATIONS, **timing.DURATIONS, **ordering.DURATIONS},
        states=STATES,
        scoped_states=holding.SCOPED_STATES,
        relations={"same column": FIELD.same_column},
        figures=FIGURES,
        prohibitions=PROHIBITIONS,
        at_times=states.AT_TIMES,
        permissions=PERMISSIONS,
        acts={**vocabulary.ACTS, "order": ("card",), **alchemagic.ACTS, **letting_go.ACTS, **dressing.ACTS},
    ),
    notes=Notes(facts=FACTS, marks=(*battling.MARKS, *dressing.MARKS, *arms.MARKS), unsound=dressing.unsound),
    nodes=Nodes(
        actions=actions.ACTIONS,
        placements=actions.PLACEMENTS,
        effects={**actions.EFFECTS, **dressing.EFFECTS, **attacking.EFFECTS, **keywords.EFFECTS},
        references=REFERENCES,
        filters={
            IsDeclared: doing.is_declared,
            OneClan: counting.one_clan,
            **originals.FILTERS,
            **dressing.FILTERS,
            **arms.FILTERS,
            **keywords.FILTERS,
        },
        amounts={
            **counting.amounts(FIELD, circles_of),
            ThisTurn: this_turn.this_turn(EVENTS, past.as_it_was),
            **listing.AMOUNTS,
            **icons.AMOUNTS,
        },
        conditions={
            CausedBy: causing.caused_by(CITES["payment"].rule, timing.CHECK),
            **songs.CONDITIONS,
            **keywords.CONDITIONS,
        },
        rule_effects={**dressing.RULE_EFFECTS, **arms.RULE_EFFECTS, **keywords.RULE_EFFECTS},
        changes={
            AlsoNamed: also_named,
            **originals.CHANGES,
            **worlds.CHANGES,
            **icons.CHANGES,
            **orders.CHANGES,
            **alchemagic.CHANGES,
        },
        of_players=frozenset({World, IconBy, OneMoreOrder}),
        of_the_moment=frozenset({OpenCircles, ThisTurn, Sung}),
    ),
    procedures=Procedures(PROCEDURES, "8.2.1", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        meant=meant_by_event,
        card_abilities=orders.card_abilities,
        as_meant=orders.card_abilities,
        frame_slots=(limiting.BEGAN, looking.LOOKED),
        after_cost=limiting.note_beginning,
        after_effect=after_effect,
        follows=follows,
        never_twice=True,
        cost_lost=rulings.cost_is_lost,
        cost_form=icons.cost_form,
        cost_checks=actions.COST_CHECKS,
        # 11.7.3: all of no cards can be paid.
        all_of_none=True,
        waits=standing_by.waits,
        on_demand=alchemagic.on_demand,
        paid_together=True,
    ),
    values=Values(
        layer,
        change_form=originals.change_form,
        rule_numbers=rule_numbers,
        rule_layer=RULES,
        rule_written=frozenset({"power", "drive"}) | dressing.TYPES,
        rule_idle=rule_idle,
        aged_as_made=True,  # 11.9.3.1.1.1
        reports={"power": ("increase", "decrease")},
        rule_changes={**triggers.CHANGES, **riding.CHANGES},
    ),
    moves=Moves(
        moving.arrives_rested,
        before_move=moving.before_move,
        along=along,
        after_move=after_move,
        kept_move=moving.kept_move,
        renewing=moving.RENEWING,
        lies_as=faces.lies_as,
        verb_bars={"retire": "be retired"},
        out_of_reach=rulings.OUT_OF_REACH,
        spared=True,
        opposing=rulings.OPPOSING,
        looks_back=moving.looks_back,
    ),
    sight=Sight(tokens.shows, tokens.also_seen, tokens.with_it, adds=faces.ADDS),
    cards=CardLists(card_from, known_here, setup.deck_from, setup.check_deck),
)
