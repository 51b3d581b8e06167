"""The words for explanations of what texts of later sets say."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .._vanguard.explaining import many
from .nodes import AlsoNamed, Attack, Become, Declare, Dominate, IsDeclared, Nullify, Opens


def tell_attack(e: Explainer, node: Attack) -> str:
    what = e.say(node.target) if node.target is not None else "a unit that could be attacked"
    all_of_it = " all at once" if node.at_once else ""
    return f"after this effect {e.say(node.attackers)}, standing, attacks {what}{all_of_it}, one attacker after another"


def tell_dominate(e: Explainer, node: Dominate) -> str:
    until = e.words.durations.get(node.until, f"until the {node.until}") if node.until else "for this effect"
    return f"you are the master of {e.say(node.cards)} {until}, which stays on its circle"


def tell_become(e: Explainer, node: Become) -> str:
    return f"{e.say(node.cards)} becomes {node.state} {e.words.durations.get(node.until, node.until)}"


def tell_declare(e: Explainer, node: Declare) -> str:
    return "name a card" + (f" {e.say(node.where)}" if node.where is not None else "")


def tell_nullify(e: Explainer, node: Nullify) -> str:
    return f"every effect of {e.say(node.cards)} that says 'cannot {node.action}' is over, with all that it does"


def tell_time_leap(e: Explainer, node: n.Perform) -> str:
    unit = e.say(node.cards) if node.cards is not None else ""
    return f"Time leap: bind {unit}, call a card of the next grade out of your deck for this turn, then call it back"


def tell_counter_charge(e: Explainer, node: n.Perform) -> str:
    return f"Counter-Charge: turn {many(e, node)} in your damage zone face up"


def tell_switch(e: Explainer, node: n.Perform) -> str:
    return f"{e.say(node.cards) if node.cards is not None else ''} each go to the zone of the other"


def tell_move(e: Explainer, node: n.Place) -> str:
    return f"move {e.say(node.cards)} to {'an open' if 'open' in node.where else 'your'} {e.zone(node.to)}"


def say_also_named(e: Explainer, node: AlsoNamed) -> str:
    return f"also has the name {node.name!r}" if node.of is None else f"also has the names of {e.say(node.of)}"


ACTIONS = {
    "time leap": tell_time_leap,
    "counter charge": tell_counter_charge,
    "switch": tell_switch,
    "extra turn": lambda e, node: "you take an extra turn after this one",
    "harmony": lambda e, node: "both are in harmony until the end of this turn, while both are there",
    "homare": lambda e, node: "only if no cost of a Homare ability was paid this turn",
}
PLACEMENTS = {"move": tell_move}
TELLINGS: dict[type[n.Node], Telling] = {
    Attack: tell_attack,
    Dominate: tell_dominate,
    Become: tell_become,
    Declare: tell_declare,
    Nullify: tell_nullify,
}
PHRASES = {
    AlsoNamed: say_also_named,
    IsDeclared: lambda e, node: "with the declared name",
    Opens: lambda e, node: f"{e.say(node.condition)}, or something has enabled {node.keyword}",
}
EVENTS = {
    **{f"become {word}": f"{{card}} becomes {word}" for word in ("engorged", "charging", "hollowed", "successful")},
    "become in harmony": "{card} becomes in harmony",
    "dominate": "{card} is dominated",
}
STATES = {
    **{word: f"is {word}" for word in ("engorged", "charging", "hollowed", "successful", "in harmony", "dominated")},
    "attacking now": "is attacking",
}
FIGURES = {
    "caused by an effect": "it is an effect that does so",
    "paid for your ability": "it pays for an ability of yours",
    "due to time leap": "it is a time leap that does so",
    "cards were put into your soul this turn": "cards were put into your soul this turn, other than by riding",
}
PERMISSIONS = {"use abilities without their cost": "needs no cost for its abilities"}
PROHIBITIONS = {"be affected": "be affected{}", "resolve triggers": "resolve triggers"}
