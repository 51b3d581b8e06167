"""The words that all Vanguard books have for explanations of card texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.english import counted, listed
from .nodes import ORDER_OVER, BattleOpponent, InBattle

# --- what is performed ----------------------------------------------------------------------------------


def many(e: Explainer, node: n.Perform, noun: str = "card") -> str:
    count = e.say(node.count) if node.count is not None else "1"
    return counted(f"up to {count}" if node.up_to else count, noun, f"{noun}s")


def tell_draw(e: Explainer, node: n.Perform) -> str:
    return f"{e.does(node.who, 'draw')} {many(e, node)}"


def tell_soul_charge(e: Explainer, node: n.Perform) -> str:
    whose = {"you": "your", "opponent": "your opponent's", "each": "each player's"}[node.who]
    return f"Soul-Charge: put {many(e, node)} from the top of {whose} deck, one by one, into the same soul"


def tell_counter_blast(e: Explainer, node: n.Perform) -> str:
    return f"Counter-Blast: choose {picked(e, node, 'damage zone (face up only)')}, to be turned face down"


def tell_soul_blast(e: Explainer, node: n.Perform) -> str:
    return f"Soul-Blast: choose {picked(e, node, 'soul')}, to be put into your drop zone"


def picked(e: Explainer, node: n.Perform, zone: str) -> str:
    """The cards of your damage zone or soul that a blast takes."""
    where = node.cards.where if isinstance(node.cards, n.Cards) else None
    return f"{many(e, node)} in your {zone}{' ' + e.say(where) if where is not None else ''}"


def tell_damage(e: Explainer, node: n.Perform) -> str:
    hit = f"the player with {e.say(node.cards)}" if node.cards is not None else e.who(node.who)
    count = e.say(node.count or n.Number(1))
    return f"this card deals {count} damage to {hit}, checked card by card like that of a battle"


def tell_exchange(e: Explainer, node: n.Perform) -> str:
    meant = e.say(node.cards) if node.cards is not None else ""
    return f"{meant} change places, if those are two rear-guards"


def tell_battle(e: Explainer, node: n.Perform) -> str:
    return f"the attack now is against {e.say(node.cards) if node.cards is not None else ''}"


# --- calling and riding ---------------------------------------------------------------------------------

PLACES = {
    "open": "without a unit on it", "same column as this": "in the same column as this card",
    "same column as it": "in the same column as the card of the step before", "separate": "each another one",
    "front row": "in the front row", "back row": "in the back row", "back center": "in the center of the back row",
}  # fmt: skip


def narrowed(node: n.Place) -> str:
    """Which of the circles of its kind a unit may come to; nothing where the text lets it come to any."""
    return listed([PLACES[word] for word in node.where if word in PLACES])


def tell_call(e: Explainer, node: n.Place) -> str:
    theirs = "opponent" in node.where
    whose = "your opponent's" if theirs else "your"
    narrow = narrowed(node)
    rested = ", rested" if node.state == "rest" else ", face down" if node.state == "face down" else ""
    return f"{'your opponent calls' if theirs else 'call'} {e.say(node.cards)} to {whose} {e.zone(node.to)}" + (
        f", {narrow}{rested}; who calls chooses the circle" if narrow else f"{rested}; who calls chooses the circle"
    )


def tell_ride(e: Explainer, node: n.Place) -> str:
    who, whose = ("your opponent rides", "their") if "opponent" in node.where else ("ride", "your")
    return f"{who} {e.say(node.cards)}: it becomes {whose} vanguard{', rested' if node.state == 'rest' else ''}"


def say_battle_opponent(e: Explainer, node: BattleOpponent) -> str:
    return "the unit that this card battles"


def say_in_battle(e: Explainer, node: InBattle) -> str:
    """The units as a set of cards that were there when they took part."""
    return f"{e.say(n.Cards(node.zones, node.side, node.where))} that {TOOK_PART[node.part]}"


TOOK_PART = {
    "attacker": "attacked in this battle", "booster": "boosted in this battle",
    "attacked": "was attacked in this battle", "hit": "was hit in this battle",
}  # fmt: skip


ZONES = {
    "deck": ("in", "deck"), "hand": ("in", "hand"), "drop": ("in", "drop zone"), "soul": ("in", "soul"),
    "damage": ("in", "damage zone"), "bind": ("in", "bind zone"), "trigger": ("in", "trigger zone"),
    "vanguard circle": ("on", "vanguard circle"), "front left": ("on", "front left rear-guard circle"),
    "front right": ("on", "front right rear-guard circle"), "back left": ("on", "back left rear-guard circle"),
    "back center": ("on", "back center rear-guard circle"), "back right": ("on", "back right rear-guard circle"),
    "guardian circle": ("on", "guardian circle"), "field": ("on", "field (any circle)"),
    "rear-guard circle": ("on", "rear-guard circles"), "front row": ("in", "front row"), "back row": ("in", "back row"),
    "vanguard and rear-guard circles": ("on", "vanguard and rear-guard circles"),
}  # fmt: skip

EVENTS = {
    "attack": "{attacker} attacks< {attacked}>",
    "hit": "the attack of {attacker} hits< {attacked}><, boosted by {booster}>",
    "boost": "{booster} boosts< {boosted}>", "ride": "{rider} rides< {ridden}>",
    "normal ride": "{rider} is normal ridden on {ridden}", "superior ride": "{rider} is superior ridden on {ridden}",
    "call": "{card} is called", "normal call": "{card} is normal called", "superior call": "{card} is superior called",
    "drive check": "a drive check for {attacker}<, boosted by {booster},> shows {card}",
    "damage check": "a damage check shows {card}", "intercept": "{card} intercepts", "stand": "{card} is stood",
    "rest": "{card} is rested", "face up": "{card} is turned face up", "face down": "{card} is turned face down",
    "draw": "{card} is drawn", "damage": "{source} deals damage to {damaged}",
    "battle damage": "{source} deals battle damage to {damaged}",
    "skill damage": "{source} deals damage to {damaged} by an ability", "guard": "{card} guards {guarded}",
    "compare": "the power of {attacker} is held against that of what it attacks", "play": "{card} is played",
    "trigger": "a trigger of {card} is resolved", "bonus": "the bonus of a trigger is given to {card}",
    ORDER_OVER: "the battle that {attacker} was ordered to attack in comes to its end",
    "move": "{card} is moved", "shift": "{card} is moved to another circle",
}  # fmt: skip

ROLES = {
    ("", "attacker"): "the attacking unit of the event", ("", "attacked"): "the attacked unit of the event",
    ("", "booster"): "the boosting unit of the event", ("", "boosted"): "the boosted unit of the event",
    ("", "rider"): "the unit that rode", ("", "ridden"): "the unit that was ridden",
    ("", "source"): "the card that dealt the damage", ("", "damaged"): "the player who was dealt the damage",
    ("", "guarded"): "the guarded unit", ("", "card"): "the card of the event that set this off",
    ("move", "card"): "the card whose move set this off",
    ("drive check", "card"): "the card that the drive check showed",
}  # fmt: skip

KINDS = {
    "continuous": "continuous ability [CONT]", "automatic": "automatic ability [AUTO]",
    "activated": "activated ability [ACT]",
}  # fmt: skip
ACTIONS = {
    "draw": tell_draw, "soul charge": tell_soul_charge, "deal damage": tell_damage,
    "battle": tell_battle, "exchange positions": tell_exchange, "counter blast": tell_counter_blast,
    "soul blast": tell_soul_blast,
}  # fmt: skip
PLACEMENTS = {"call": tell_call, "ride": tell_ride}
STATES = {
    "standing": "is standing", "resting": "is resting", "attacked": "is being attacked",
    "boosted": "is being boosted", "has boosted": "has boosted in this battle",
    "was boosted": "attacks and was boosted in this battle",
}  # fmt: skip
RELATIONS = {"same column": "in the same column as {}"}
FIGURES = {
    "battles this turn": "the number of battles begun this turn", "the attack hit": "the attack hit",
    "caused by your card's effect": "it is the effect of a card of yours that does so",
    "turn": "the number of the turn",
}  # fmt: skip
DURATIONS = {
    "end of turn": "until the end of this turn", "end of battle": "until the end of this battle",
    "end of ride phase": "until the end of this ride phase",
}  # fmt: skip
PROHIBITIONS = {
    "normal call to the guardian circle": "normal call{} to the guardian circle",
    "call from the hand to the guardian circle": "call{} from the hand to the guardian circle",
}
PERMISSIONS = {
    "attack the back row of the same column": "may also attack a unit in the back row of its own column",
    "attack the back row": "may also attack a unit in the back row",
    "battle the whole front row": "battles all units of your opponent's front row in one attack",
}  # fmt: skip
VERBS = {"discard": "discard", "retire": "retire", "bind": "bind", "heal": "heal", "soul blast": "soul blast"}
KEYWORDS = {
    "restraint": "this unit cannot attack", "sentinel": "at most four cards with it may be in a deck",
    "forerunner": "when a unit of the same clan rides it, it may be called",
    "lord": "it cannot attack while you have a unit of another clan",
    "any number": "any number of this card may be in a deck",
    "boost": "it may be rested to add its power to the attacker in front of it",
    "intercept": "it may move from the front row to the guardian circle to guard another unit",
}  # fmt: skip
PHRASES: dict[type[n.Node], Callable[[Explainer, Any], str]] = {
    BattleOpponent: say_battle_opponent, InBattle: say_in_battle,
}  # fmt: skip
