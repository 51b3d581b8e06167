"""The words for explanations of what single sets have rules for: tokens, prisons, arms, songs, bases."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer
from ...text.explain.vocabulary import Telling
from .nodes import Arms, HolderOf, IsArms, MakeTokens, Sung


def tell_make(e: Explainer, node: MakeTokens) -> str:
    whose = " for your opponent" if node.who == "opponent" else ""
    up_to = "up to " if node.up_to else ""
    return f"take {up_to}{e.say(node.count)} new {node.name} token(s){whose}, which come into being where they are put"


def tell_arms(e: Explainer, node: Arms) -> str:
    return (
        f"after it was played, a vanguard named {node.holder!r} holds it on the vanguard circle, in place of another "
        f"{node.sort} arms order"
    )


def tell_sing(e: Explainer, node: n.Perform) -> str:
    return f"sing {e.say(node.cards) if node.cards is not None else 'a song'}: what it does when it is sung is set off"


def say_sung(e: Explainer, node: Sung) -> str:
    song = f"your song {node.name!r}" if node.name else "a song of yours"
    return f"{song} was sung this turn" + (" by your vanguard's ability" if node.by_vanguard else "")


TELLINGS: dict[type[n.Node], Telling] = {MakeTokens: tell_make, Arms: tell_arms}
PHRASES = {
    HolderOf: lambda e, node: f"the unit that holds {e.say(node.arms)}",
    IsArms: lambda e, node: f"that is a {node.sort} arms order",
    Sung: say_sung,
}
ACTIONS = {"sing": tell_sing}
EVENTS = {
    "arm": "{unit} arms itself< with {arms}>",
    "pass on": "{unit} takes up< {arms}>",
    "sing": "{card} is sung",
}
ROLES = {("", "unit"): "the unit that armed itself", ("", "arms"): "the arms order"}
STATES = {"armed": "holds an arms order", "your opponent's": "is your opponent's card"}
ZONES = {
    "nowhere": ("among", "tokens that do not exist"),
    "imprisoned": ("among", "imprisoned cards"),
    "scouted": ("among", "scouted cards"),
    "arms": ("among", "arms orders on the vanguard circle"),
    "whole order zone": ("in", "order zone"),
}
KEYWORDS = {"arms": "an arms order, which is held by a vanguard of one name"}
VERBS = {"imprison": "imprison", "scout": "scout", "arm": "give", "create": "create"}
