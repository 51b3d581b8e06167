"""Words of keywords that open abilities, for explanations of card texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Node
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .nodes import Frame, Parity, PutInStandBy


def tell_frame(e: Explainer, node: Frame) -> str:
    return f"what stands below works only while your vanguard has {node.name!r} in its name, and Glitter"


def tell_stand_by(e: Explainer, node: PutInStandBy) -> str:
    return f"the {node.keyword} ability of {e.say(node.cards)} stands by"


STATES = {"friend": "is a Friend"}
KEYWORDS = {
    "white wings": "it works while all your bound cards have odd grades",
    "black wings": "it works while all your bound cards have even grades",
    "powerful": "it works while your soul has no cards",
    "friend": "it and any other unit of yours in its column are Friends",
    "glitter": "a mark that other texts ask for",
    "revoldress": "after its attack a unit of the hand is ridden, standing",
    "dressboost": "it asks for the Arms of the unit that it boosts",
}
PERMISSIONS = {
    "use white wings abilities": "has White Wings active",
    "use black wings abilities": "has Black Wings active",
}
TELLINGS: dict[type[Node], Telling] = {Frame: tell_frame, PutInStandBy: tell_stand_by}
PHRASES: dict[type[Node], Callable[[Explainer, Any], str]] = {
    Parity: lambda e, node: "with an odd grade" if node.rest else "with an even grade",
}
