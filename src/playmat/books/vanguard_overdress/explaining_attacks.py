"""Words of attacks, boosts and drive checks that a text orders, for explanations of card texts."""

from __future__ import annotations

from ...kernel import Node
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .nodes import Boost


def tell_boost(e: Explainer, node: Boost) -> str:
    return f"{e.say(node.booster)}, if it stands, boosts {e.say(node.boosted)}, if that attacks"


PERMISSIONS = {
    "perform drive checks": "makes drive checks, as a rear-guard too",
    "perform a twin drive": "makes two drive checks, as a rear-guard too and whatever its drive",
}
TELLINGS: dict[type[Node], Telling] = {Boost: tell_boost}
