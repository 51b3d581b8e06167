"""The book as the kernel sees it: words, procedures, hooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    Book,
    CardLists,
    Characteristic,
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
from . import (
    actions,
    activating,
    answering,
    asking,
    battle,
    drawing,
    energy,
    keywords,
    plays,
    searching,
    setup,
    timing,
    together,
    turn,
)
from . import nodes as d
from .cards import card_from, known_words
from .cites import CITES
from .reasons import why_not
from .zones import BATTLE, GROUPS, OPEN, ZONES, spared, stays

NAME = "dragonball-1.02"

CHARACTERISTICS = (
    Characteristic("name", "word", ""),
    Characteristic("type", "word", "battle"),
    Characteristic("color", "words", ()),
    Characteristic("character", "words", ()),
    Characteristic("trait", "words", ()),
    Characteristic("era", "word", ""),
    Characteristic("cost", "number", None),
    Characteristic("original cost", "number", None),
    Characteristic("specified cost", "words", ()),
    Characteristic("power", "number", None),
    Characteristic("combo cost", "number", None),
    Characteristic("combo power", "number", None),
    Characteristic("keywords", "words", ()),
)

EVENTS = {
    "move": ("card",), "shift": ("card",), "attack": ("attacker", "attacked"),
    "retarget": ("attacker", "attacked"), "combo": ("card",),
    "play": ("card", "by"), "evolve": ("card",), "unite": ("card",), "fought": ("attacker", "guard"),
    "block": ("blocker",), "counter": ("card",), "ko": ("card", "by"),
    "damage": ("leader", "by"), "awaken": ("card",), "activate": ("card",), "use": ("card",),
    "stand": ("card",), "rest": ("card",),
    "face up": ("card",), "face down": ("card",), "draw": ("card",), "compare": ("attacker",),
}  # fmt: skip

PHASES = (
    "turn", "charge phase", "main phase", "end phase", "battle", "offense step", "defense step", "damage step",
)  # fmt: skip


def next_turn_of(g: Game, seat: int, mine: bool) -> int:
    """The number of the next turn of a player, this one not counted."""
    is_theirs = (g.facts["turn seat"] == seat) == mine
    return int(g.facts["turn"]) + (2 if is_theirs else 1)


def next_main_of(g: Game, seat: int) -> int:
    """The turn of the next Main Phase of a player: this one where it is theirs, and they are still to come to it."""
    to_come = g.facts["turn seat"] == seat and g.facts["phase"] == "charge phase"
    return int(g.facts["turn"]) if to_come else next_turn_of(g, seat, True)


def end_of_opponents_next(g: Game, seat: int) -> tuple[str, int]:
    return "end of turn", next_turn_of(g, seat, False)


DURATIONS = {
    "end of turn": lambda g, seat: ("end of turn", g.facts["turn"]),
    "end of battle": lambda g, seat: ("end of battle", g.facts["battles"]),
    "end of main phase": lambda g, seat: ("end of main phase", g.facts["turn"]),
    "end of your next turn": lambda g, seat: ("end of turn", next_turn_of(g, seat, True)),
    "end of your opponent's next turn": end_of_opponents_next,
    "your opponent's next turn": end_of_opponents_next,
    "end of your opponent's next charge phase": lambda g, seat: ("end of charge phase", next_turn_of(g, seat, False)),
    "beginning of your next main phase": lambda g, seat: ("beginning of main phase", next_main_of(g, seat)),
    "beginning of your next turn": lambda g, seat: ("beginning of turn", next_turn_of(g, seat, True)),
}


def in_battle(g: Game, card: int, *roles: str) -> bool:
    return any(battle.the_card(g, g.facts[role]) == card for role in roles)


def began_as_attacker(g: Game, card: int) -> bool:
    """Whether the card attacks or attacked in this battle, wherever it is now."""
    return g.facts["attacker"] is not None and battle.fighter(g, "attacker") == card


def comboed_from(area: str) -> Callable[[Game, int], bool]:
    return lambda g, card: (card, area) in g.facts["combos"]


STATES = {
    "active": lambda g, c: g.orientation(c) is False,
    "rest": lambda g, c: g.orientation(c) is True,
    "standing": lambda g, c: g.orientation(c) is False,
    "resting": lambda g, c: g.orientation(c) is True,
    "attacking": lambda g, c: in_battle(g, c, "attacker"),
    "attacked": lambda g, c: in_battle(g, c, "guard"),
    "battling": lambda g, c: in_battle(g, c, "attacker", "guard"),
    "attacker this battle": began_as_attacker,
    "comboed this battle": lambda g, c: any(card == c for card, _ in g.facts["combos"]),
    **{f"comboed from {name} this battle": comboed_from(name) for name in ("hand", "battle", "energy", "deck", "drop")},
    "token": timing.is_token,
}

FIGURES = {
    "dealt by attacking": lambda g, s: int(timing.dealt_by_attacking(g)),
    "caused by battle": lambda g, s: int(timing.caused_by_battle(g)),
    "caused by a skill": lambda g, s: int(timing.caused_by_skill(g)),
    "caused by your skill": lambda g, s: int(timing.caused_by_master(g, s.seat)),
    "caused by your opponent's skill": lambda g, s: int(timing.caused_by_opponent(g, s.seat)),
}

PROHIBITIONS = frozenset({
    "attack", "be attacked", "be KO-ed", "be KO-ed by your opponent's skills", "leave the battle area",
    "leave the battle area by skills", "be chosen", "be chosen by your opponent's skills", "become active",
    "become active in the charge phase",
    "become rested", "become rested by your opponent's skills", "be KO-ed in battle", "be blocked", "activate blocker",
    "activate skills", "activate", "activate main", "activate battle", "have its attack negated",
    "combo", "combo from hand", "activate counter", "activate counter: attack",
    "activate counter: play", "activate counter: counter", "answer attacks", "awaken", "play", "be played", "draw",
    "lose",
    "use activated abilities", "use automatic abilities", "use abilities",
})  # fmt: skip

PERMISSIONS = frozenset({
    "attack active battle cards", "be played without paying its energy cost", "combo in rest mode",
    "awaken at any life", "awaken despite life",
})  # fmt: skip

OPPOSING = {
    word: f"{word} by your opponent's skills" for word in ("be KO-ed", "be chosen", "become rested")
}  # fmt: skip
"""Prohibitions with their form against the other player's skills alone."""


def layer(op: str, key: str) -> int:
    """8-9-1, 8-9-1-2, 8-9-1-3: what changes no number comes before what does."""
    return 2 if op in ("add", "set") else 1


def default_zones(ability: n.Ability) -> tuple[str, ...]:
    """2-12-2: skills work in the Leader and Battle Areas; one about its own card's move, wherever that leads."""
    return places_of(ability.trigger)


def places_of(trigger: n.Trigger | None) -> tuple[str, ...]:
    """Where a skill works that this sets off.

    3-7-5: a card that is comboed with works where it then lies.
    """
    match trigger:
        case n.Moved(n.This()):
            return ()
        case n.On("combo", (("card", n.This()),)):
            return ("combo",)
        case n.OnlyIf(n.Matches(n.This(), where), n.At("end", "battle")) if asks_of_combo(where):
            return ("combo", "drop")  # 7-4-1-6: by the end of the battle it has been dropped
        case n.OnlyIf(_, inner):
            return places_of(inner)
        case n.AnyTrigger(parts):
            every = [places_of(part) for part in parts]
            return tuple(dict.fromkeys(place for places in every for place in places)) if all(every) else ()
    return ("in play",)


def asks_of_combo(where: n.Filter) -> bool:
    return any(isinstance(part, n.InState) and part.state.startswith("comboed") for part in n.walk(where))


def looks_back(g: Game, before: int, after: int) -> bool:
    """8-7-5-1: whether a card that moved is asked about as it was, or as it is.

    8-7-5-1-1: between open and secret, as in the open area.

    8-7-5-1-2, 8-7-5-1-3: out of the Battle Area as it was there, between other open areas as it is.
    """
    return before in BATTLE or (before in OPEN and after not in OPEN)


def may_enter(g: Game, card: int, zone: str) -> bool:
    """1-3-3: a skill moves no card that is kept where it is. 3-6-7: one Extra Card at most in a Battle Area."""
    if zone == "battle" and g.value(card, "type") == "extra":
        return all(g.value(c, "type") != "extra" for c in g.in_zone(g.owner[card], "battle"))
    if zone == "battle" and not g.is_in(card, "fighting"):
        return not plays.may_not_play(g, g.owner[card], card)
    if zone == "combo" and battle.may_not_combo(g, g.master(card), card):
        return False
    if zone == "drop" and spared(g, card, timing.caused_by_opponent(g, g.master(card))):
        return False
    return zone == "battle" or not stays(g, card, by_skill=True)


def can_be_koed(g: Game, card: int) -> bool:
    """7-4-1-4-2-1: a Battle Card, and neither a Leader Card nor an Extra Card that lies among them."""
    return bool(g.value(card, "type") == "battle")


def held_form(trigger: n.Trigger) -> n.Trigger:
    """7-4-1-4-2-1: to be KOed is to go from the Battle Area to the Drop Area, and is replaced as that move."""
    match trigger:
        case n.On("ko", roles):
            cards = [ref for name, ref in roles if name == "card"]
            return n.Moved(cards[0] if cards else n.Cards((), "any"), ("battle",), ("drop",))
        case n.OnlyIf(condition, inner):
            return n.OnlyIf(condition, held_form(inner))
    return trigger


PROCEDURES: dict[str, Any] = {
    p.name: p
    for module in (setup, turn, battle, keywords, energy, answering, activating, timing, drawing)
    for p in module.PROCEDURES
}

ACTS = {"play": ("card",), "attack": ("card", "target"), "combo": ("card",), "use": ("card", "ability")}


def shows(g: Game, seat: int | None, card: int) -> dict[str, Any]:
    """3-5-2: a leader lies open; it has two sides, and both are known to all."""
    other = actions.other_side(g, g.definition[card]) if g.is_in(card, "leader") else None
    if other is None:
        return {}
    return {"other side": {**g.match.printed[other], "text": g.match.cards[other].text}}


STAGES = {
    "set up": ("5-2",),
    "turn": ("5-2", "6-1-1"),
    "charge phase": ("5-2", "6-1-1", "6-2"),
    "main phase": ("5-2", "6-1-1", "6-3-1"),
    "end phase": ("5-2", "6-1-1", "6-4-1"),
}

BOOK = Book(
    name=NAME,
    title="Dragon Ball Super Card Game, general rules 1.02",
    seats=2,
    rules=rules_of(NAME),
    cites=CITES,
    why_not=why_not,
    places=Places(ZONES, GROUPS, same_object=("fighting",), rule_zones=("fighting", "leader")),
    words=Words(
        characteristics=CHARACTERISTICS,
        events=EVENTS,
        phases=PHASES,
        durations=DURATIONS,
        states=STATES,
        figures=FIGURES,
        prohibitions=PROHIBITIONS,
        permissions=PERMISSIONS,
        ability_sorts=keywords.SORTS,
        acts=ACTS,
    ),
    notes=Notes(facts=(*setup.FACTS, *battle.FACTS, *energy.FACTS), marks=actions.MARKS),
    nodes=Nodes(
        actions=actions.ACTIONS,
        placements=actions.PLACEMENTS,
        effects={**actions.NODE_ROWS, **answering.NODE_ROWS, **searching.NODE_ROWS, **together.NODE_ROWS},
        references=asking.REFERENCES,
        filters=asking.FILTERS,
        conditions={**asking.CONDITIONS, **searching.CONDITIONS},
        changes={d.KeywordNote: keywords.note_fields},
    ),
    procedures=Procedures(PROCEDURES, "5-2", setup.set_up, STAGES),
    texts=Texts(
        default_zones,
        card_abilities=keywords.card_abilities,
        # 1-3-5: a number that is named is one or more
        least_named=1,
        # 8-9-1-5: what changes the cards of an area reaches those that enter it
        follows=lambda effect: True,
        # 8-6-2-2: which of several effects it is to be is chosen before anything is paid
        declared=frozenset({n.Mode}),
        after_cost=answering.around_effect,
        after_effect=answering.after_effect,
        used_later=answering.is_for_a_cost,
        cost_form=energy.cost_form,
        cost_checks=together.COST_CHECKS,
        # 8-4-2-1: what one part of a cost brings may pay the next
        cost_feeds=energy.pays_on,
    ),
    values=Values(
        layer,
        change_form=keywords.change_form,
        rule_numbers=battle.combo_numbers,
        rule_written=frozenset({"power"}),
        rule_idle=battle.no_combos,
        # 1-3-6: what is below zero is taken for zero, and is remembered as it is
        floored=frozenset({"power", "combo power", "cost", "combo cost"}),
    ),
    moves=Moves(
        may_enter=may_enter,
        after_move=timing.after_move,
        turn_bars=("become active", "become rested"),
        verb_bars={"ko": "be KO-ed"},
        verb_reaches={"ko": can_be_koed},
        opposing=OPPOSING,
        looks_back=looks_back,
        # 8-11-1: an effect reads a card that it has moved where that is now
        reads_past=False,
        held_form=held_form,
        replaceable=frozenset({"damage", "draw"}),
    ),
    sight=Sight(shows),
    cards=CardLists(card_from, known_words, setup.deck_from, setup.check_deck),
)
