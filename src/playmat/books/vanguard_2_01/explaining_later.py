"""The words for explanations of what texts of later sets say."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .._vanguard import explaining_later as family
from .nodes import Become, ByRevelation, Dominate, FlipTo


def tell_dominate(e: Explainer, node: Dominate) -> str:
    until = e.words.durations.get(node.until, f"until the {node.until}") if node.until else "for this effect"
    return f"you are the master of {e.say(node.cards)} {until}, which stays on its circle"


def tell_become(e: Explainer, node: Become) -> str:
    return f"{e.say(node.cards)} becomes {node.state} {e.words.durations.get(node.until, node.until)}"


def tell_time_leap(e: Explainer, node: n.Perform) -> str:
    unit = e.say(node.cards) if node.cards is not None else ""
    return f"Time leap: bind {unit}, call a card of the next grade out of your deck for this turn, then call it back"


def tell_switch(e: Explainer, node: n.Perform) -> str:
    return f"{e.say(node.cards) if node.cards is not None else ''} each go to the zone of the other"


def tell_flip_to(e: Explainer, node: FlipTo) -> str:
    return f"flip {e.say(node.cards)} over to {node.name!r}"


def tell_gift(e: Explainer, node: n.Perform) -> str:
    times = e.say(node.count) if node.count is not None else "1"
    return f"you get the imaginary gift {node.action.removesuffix(' gift')}, {times} times, if you had no other kind"


ACTIONS = {
    **family.ACTIONS,
    "time leap": tell_time_leap,
    "switch": tell_switch,
    "harmony": lambda e, node: "both are in harmony until the end of this turn, while both are there",
    **dict.fromkeys(("force gift", "accel gift", "protect gift"), tell_gift),
    "homare": lambda e, node: "only if no cost of a Homare ability was paid this turn",
}
PLACEMENTS = family.PLACEMENTS
TELLINGS: dict[type[n.Node], Telling] = {
    **family.TELLINGS,
    Dominate: tell_dominate,
    Become: tell_become,
    FlipTo: tell_flip_to,
}
PHRASES = {
    **family.PHRASES,
    ByRevelation: lambda e, node: f"{e.say(node.cards)} was put into your soul by a revelation of yours",
}
EVENTS = {
    **family.EVENTS,
    **{f"become {word}": f"{{card}} becomes {word}" for word in ("engorged", "charging", "hollowed", "successful")},
    "become in harmony": "{card} becomes in harmony",
    "dominate": "{card} is dominated",
}
STATES = {
    **family.STATES,
    **{word: f"is {word}" for word in ("engorged", "charging", "hollowed", "successful", "in harmony", "dominated")},
}
FIGURES = {
    **family.FIGURES,
    "it was retired": "it was retired",
    "you have had a gift": "you have had an imaginary gift in this game",
    "due to time leap": "it is a time leap that does so",
    "cards were put into your soul this turn": "cards were put into your soul this turn, other than by riding",
}
KEYWORDS = {
    "engorge": "it may eat other rear-guards of yours as it attacks",
    "charge": "brought by an effect it may charge, and goes under your deck at the end of its battle",
    "hollow": "it may be hollowed as it comes, and is retired at the end of the turn",
    "harmony": "with a unit that comes into its column it is in harmony for this turn",
    "success": "it is successful once a rear-guard of yours has so much power",
    "thunderstrike": "it works with so many cards in your opponent's bind zone",
    "darkness": "it works after cards were put into your soul in this turn",
    "dark device": "it works while your opponent has no standing unit in its column",
    "wave": "it works in the battles of a turn that are named",
    "shinken hissatsu": "it works with three or more damage",
    "homare": "one cost of such abilities is paid each turn",
}
PERMISSIONS = {
    **family.PERMISSIONS,
    "use limit break 4 abilities": "may use its limit break 4 abilities with any damage",
}
PROHIBITIONS = {**family.PROHIBITIONS, "be retired by effects": "be retired by effects< of{}>"}
RELATIONS = {"same master": "of the same player as {}"}
