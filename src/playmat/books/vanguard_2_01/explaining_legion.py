"""Words of legion, lock, delete and flipping over for explanations of card texts."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import nodes as n
from ...text.explain import Explainer
from .legion import SEEK_MATES
from .zones import ACCELS, UNLOCKED


def tell(verb: str, after: str = "") -> Callable[[Explainer, n.Perform], str]:
    def said(e: Explainer, node: n.Perform) -> str:
        return f"{verb} {e.say(node.cards or n.It())}{after}"

    return said


def tell_legion(e: Explainer, node: n.Place) -> str:
    return f"put {e.say(node.cards)} beside your vanguard as its Legion Mate, as that stands or rests"


def tell_put_locked(e: Explainer, node: n.Place) -> str:
    who, whose = ("your opponent puts", "their") if "opponent" in node.where else ("put", "your")
    return f"{who} {e.say(node.cards)} as a locked card on one of {whose} rear-guard circles; what is there is retired"


ZONES = {
    "lock circle": ("on", "lock circles"),
    "locked front row": ("on", "lock circles of the front row"),
    "locked back row": ("on", "lock circles of the back row"),
    **{name: ("on", f"{name} circle") for name in ACCELS},
    **{lock: ("on", f"{circle}, which is locked") for lock, circle in UNLOCKED.items()},
}
EVENTS = {
    "legion": "{card} comes to be in legion< with {mate}>",
    "lock": "{card} is locked",
    "unlock": "{card} is unlocked",
    "delete": "{card} is deleted",
    "flip over": "{card} is flipped over",
    "gift": "an imaginary gift is had for {card}",
}
ROLES = {("", "mate"): "the Legion Mate"}
ACTIONS = {
    "lock": tell("lock", ": it lies face down and is no unit until it is unlocked at the end of its player's turn"),
    "unlock": tell("unlock"),
    "delete": tell("delete", ": it lies face down without text and printed power until the end of its player's turn"),
    "flip over": tell("flip", " over to its other face, if it has one"),
}
PLACEMENTS = {"legion": tell_legion, "put locked": tell_put_locked}
STATES = {
    "locked": "is locked", "deleted": "is deleted", "legion": "is in legion", "legion mate": "is a Legion Mate",
    "has legioned": "was in legion at some time", "legioned this turn": "came to be in legion this turn",
}  # fmt: skip
RELATIONS = {"can legion": "that can legion with {}"}
DURATIONS = {
    "end of your next end phase": "until the end of your next end phase",
    "end of your opponent's next end phase": "until the end of your opponent's next end phase",
}
KEYWORDS = dict.fromkeys(SEEK_MATES.values(), "once in a game it may look for its Legion Mate")
