"""The words of vanguard-overdress for explanations: lists, unique counts and the actions of this era."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.vocabulary import Saying, Telling, Told
from .nodes import (
    Band,
    ByNumber,
    CancelTriggers,
    ChooseMost,
    ChooseUnchosen,
    Distinct,
    GiveOn,
    Has,
    Icon,
    IconBy,
    Listed,
    LoseOriginal,
    Match,
    OfOpponent,
    OneMoreOrder,
    Original,
    UseUp,
    World,
)
from .standing_by import NEVER, OFTEN

SIGNS = {">=": "at least", "<=": "at most", "=": "exactly"}


def tell_listed(e: Explainer, node: Listed) -> Told:
    return Told("do all of these, from top to bottom", tuple([("", item) for item in node.items]))


def tell_by_number(e: Explainer, node: ByNumber) -> Told:
    parts = [(f"if it is {SIGNS[band.compare]} {e.say(band.bound)}", band.effect) for band in node.bands]
    return Told(f"count {e.say(node.number)} now, and by that number do all of these that fit", tuple(parts))


def tell_choose_unchosen(e: Explainer, node: ChooseUnchosen) -> Told:
    parts = [(f"choice {at}", option) for at, option in enumerate(node.options, 1)]
    return Told("choose one of these that you have not chosen this turn", tuple(parts), alternatives=True)


def tell_match(e: Explainer, node: Match) -> str:
    last = f", {e.words.durations[node.until]}" if node.until else ""
    wanted = f"that of {e.say(node.of)}"
    return f"the {node.characteristic} of {e.say(node.cards)} gets as much more or less as it lacks of {wanted}{last}"


def tell_choose_most(e: Explainer, node: ChooseMost) -> str:
    most = f"up to {e.say(node.count)}" if node.count is not None else "all"
    return f"choose as many as you can, {most}, of {e.say(node.among)}; if you have fewer, show the other cards there"


def say_icon_by(e: Explainer, node: IconBy) -> str:
    when = " the next time" if node.once else ""
    return f"{node.by} {'less' if node.less else 'more'} of {node.action.replace(' ', '-')}{when}"


def say_distinct(e: Explainer, node: Distinct) -> str:
    part = f" with {node.part!r} in them" if node.part else ""
    if node.sharing == "none":
        return f"the greatest number of cards with different {node.sort}s among {e.say(node.cards)}"
    return f"the number of different {node.sort}s{part} among {e.say(node.cards)}"


TELLINGS: dict[type[n.Node], Telling] = {
    Listed: tell_listed,
    ByNumber: tell_by_number,
    ChooseUnchosen: tell_choose_unchosen,
    ChooseMost: tell_choose_most,
    Match: tell_match,
    UseUp: lambda e, node: f"what was said of the next {node.action.replace(' ', '-')} is over",
    GiveOn: lambda e, node: f"what triggers gave to {e.say(node.source)} is given to {e.say(node.to)} too",
    CancelTriggers: lambda e, node: f"what triggers gave to {e.say(node.cards)} is over",
}
PHRASES: dict[type[n.Node], Saying] = {
    Distinct: say_distinct,
    Original: lambda e, node: f"has the {node.characteristic} {e.say(node.amount)}, to which all else is added",
    LoseOriginal: lambda e, node: f"loses its original {node.characteristic.removeprefix('original ')}",
    IconBy: say_icon_by,
    OneMoreOrder: lambda e, node: "may play one more order each turn",
    World: lambda e, node: f"the World is {node.word}",
    OfOpponent: lambda e, node: "of your opponent",
    Band: lambda e, node: f"for {SIGNS[node.compare]} {e.say(node.bound)}",
    Has: lambda e, node: "has a further ability",
    Icon: lambda e, node: f"{e.say(node.written)}, or what effects have made of it",
}
ACTIONS: dict[str, Telling] = {
    "tell world": lambda e, node: "both players are told which World it is",
    "end turn": lambda e, node: "the turn goes to its end phase once this effect is done",
    "activate persona ride": lambda e, node: "a card is drawn, and the front row is lifted until end of turn",
}
PERMISSIONS = {
    "look at the top card of the deck": "may look at the top card of the deck at any time",
    **{word: f"has its abilities stand by several times {name}" for name, word in OFTEN.items()},
    "final rush": "in Final Rush",
    "alchemagic": "may bind another normal order from the drop zone to add its text to that of one that is played",
    "alchemagic of the same name": "may do so with an order of the same name too",
}
PROHIBITIONS = {word: f"have its abilities stand by {name}" for name, word in NEVER.items()}
EVENTS = {
    "intercept from the back row": "{card} intercepts from the back row",
    "look": "you look at {card} of your deck",
    "world": "a World comes to be another",
    "alchemagic": "an order is played with another by alchemagic",
    "end turn early": "a turn is ended",
}
STATES = {"callable": "can be called"}
FIGURES = {"drawn by an ability": "the card is not drawn for the draw phase"}
