"""The words for explanations of what texts of later years say in all Vanguard books."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from ...text.printing import article_before
from .explaining import DURATIONS, many, narrowed
from .nodes import (
    THAT_ATTACK,
    AlsoNamed,
    Attack,
    CausedBy,
    Declare,
    Handled,
    IsDeclared,
    NoMore,
    Nullify,
    OncePerTurn,
    OneClan,
    OpenCircles,
    Opens,
    Portion,
    ThisTurn,
)

LATER_DURATIONS = {**DURATIONS, THAT_ATTACK: "until the attack that was ordered is over"}


def tell_declare(e: Explainer, node: Declare) -> str:
    return "name a card" + (f" {e.say(node.where)}" if node.where is not None else "")


def tell_once_per_turn(e: Explainer, node: OncePerTurn) -> str:
    return f"this ability of this card cannot be used again {e.words.durations[node.until]}"


def tell_nullify(e: Explainer, node: Nullify) -> str:
    return f"every effect of {e.say(node.cards)} that says 'cannot {node.action}' is over, with all that it does"


def tell_attack(e: Explainer, node: Attack) -> str:
    """Where several could be meant, each attacker attacks one of them, or all in one attack."""
    what = e.say(node.target) if node.target is not None else "a unit that could be attacked"
    if isinstance(node.target, n.Cards):
        what = f"{what} at once" if node.at_once else f"one of the {what.removeprefix('all ')}"
    return f"after this effect {e.say(node.attackers)}, standing, attacks {what}, one attacker after another"


def tell_counter_charge(e: Explainer, node: n.Perform) -> str:
    return f"Counter-Charge: turn {many(e, node)} in your damage zone face up"


def tell_move(e: Explainer, node: n.Place) -> str:
    narrow = narrowed(node)
    whither = f"one of your {e.zone(node.to)}, {narrow}" if narrow else f"your {e.zone(node.to)}"
    return f"move {e.say(node.cards)} to {whither}"


def say_also_named(e: Explainer, node: AlsoNamed) -> str:
    return f"also has the name {node.name!r}" if node.of is None else f"also has the names of {e.say(node.of)}"


def say_caused_by(e: Explainer, node: CausedBy) -> str:
    ability = f"{node.keyword} ability" if node.keyword else "ability"
    of = f" of one of your cards {e.say(node.where)}" if node.where is not None else " of yours"
    does = "pays for" if node.paid else "is part of the effect of"
    return f"it {does} {article_before(ability)} {ability}{of}"


def say_open_circles(e: Explainer, node: OpenCircles) -> str:
    whose = {"mine": "your ", "theirs": "your opponent's ", "any": "all "}[node.there.side]
    return f"the number of {whose}open rear-guard circles" + (f" in the {node.row}" if node.row else "")


def say_handled(e: Explainer, node: Handled) -> str:
    fitting = f" {e.say(node.where)}" if node.where is not None else ""
    return f"the number of {e.say(node.cards)}{fitting}"


def say_this_turn(e: Explainer, node: ThisTurn) -> str:
    return f"the number of times this {node.since} that {e.say(node.trigger).removeprefix('when ')}"


ACTIONS = {
    "counter charge": tell_counter_charge,
    "extra turn": lambda e, node: "you take an extra turn after this one",
}
PLACEMENTS = {"move": tell_move}
TELLINGS: dict[type[n.Node], Telling] = {
    Attack: tell_attack,
    Declare: tell_declare,
    NoMore: lambda e, node: "do this no more",
    Nullify: tell_nullify,
    OncePerTurn: tell_once_per_turn,
}
PHRASES = {
    Opens: lambda e, node: f"{e.say(node.condition)}, or something has enabled {node.keyword}",
    AlsoNamed: say_also_named,
    IsDeclared: lambda e, node: "with the declared name",
    CausedBy: say_caused_by,
    Handled: say_handled,
    Portion: lambda e, node: f"{e.say(node.amount)} divided by {node.by}, rounded down",
    OpenCircles: say_open_circles,
    ThisTurn: say_this_turn,
    OneClan: lambda e, node: "of one clan alone",
}
EVENTS = {
    "increase": "the power of {card} is increased",
    "decrease": "the power of {card} is decreased",
    "miss": "the attack of {attacker} does not hit< {attacked}><, boosted by {booster}>",
}
STATES = {
    "attacking now": "is attacking",
    "at the bottom": "is the bottom card of its deck",
    **{f"{side} column": f"is in the {side} column" for side in ("left", "middle", "right")},
}
FIGURES = {"caused by an effect": "it is an effect that does so"}
PERMISSIONS = {
    "use abilities on hitting without a hit": "may use its abilities on hitting though its attack does not hit",
    "attack a vanguard from the back row": "may attack vanguards from the back row",
    "use abilities without their cost": "needs no cost for its abilities",
}
PROHIBITIONS = {
    "be affected": "be affected by effects of{}",
    "resolve triggers": "resolve triggers",
    "be chosen by an opponent's effect": "be chosen by effects of your opponent{}",
}
KEYWORDS = {"twin drive": "one more drive check", "triple drive": "two more drive checks"}
