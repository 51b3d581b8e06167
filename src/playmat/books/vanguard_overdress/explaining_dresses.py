"""Words of overDress and original dresses for explanations of card texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Node
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .nodes import Dressed, Dresses, OuterDress, OverDress, PutOnto


def tell_put_onto(e: Explainer, node: PutOnto) -> str:
    onto, one = " and ".join([e.say(each) for each in node.onto]), "one" if len(node.onto) == 1 else "one each"
    return f"in your main phase you may put this card on {one} of {onto}: what lies beneath becomes its original dress"


def tell_overdress(e: Explainer, node: OverDress) -> str:
    how = {"": "", "stand": ", standing", "rest": ", resting"}[node.state]
    return f"put {e.say(node.card)} on one of {e.say(node.onto)} by overDress{how}"


def say_dresses(e: Explainer, node: Dresses) -> str:
    fitting = f" {e.say(node.where)}" if node.where is not None else ""
    return f"the original dresses{fitting} of {e.say(node.of)}"


def say_dressed(e: Explainer, node: Dressed) -> str:
    return "with an original dress" if node.least == 1 else f"with {node.least} or more original dresses"


ZONES = {"original dress": ("among", "original dresses")}
EVENTS = {
    "overdress": "{card} is placed by overDress",
    "xoverdress": "{card} is placed by XoverDress",
    "become dress": "{card} becomes an original dress< of {outer}>",
}
STATES = {"overdress": "is in the overDress state", "xoverdress": "is in the XoverDress state"}
KEYWORDS = {
    "overdress": "in your main phase it may be put on such a unit, which becomes its original dress",
    "xoverdress": "in your main phase it may be put on all such units, which become its original dresses",
}
TELLINGS: dict[type[Node], Telling] = {PutOnto: tell_put_onto, OverDress: tell_overdress}
PHRASES: dict[type[Node], Callable[[Explainer, Any], str]] = {
    Dresses: say_dresses,
    OuterDress: lambda e, node: f"the unit that {e.say(node.of)} is the original dress of",
    Dressed: say_dressed,
}
