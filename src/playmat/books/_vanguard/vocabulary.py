"""Words that all Vanguard books have: events with their roles, phases, what may be forbidden or allowed, acts.

A book adds its own to them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...kernel import Characteristic

CHARACTERISTICS = (
    Characteristic("name", "word", ""),
    Characteristic("clan", "words", ()),
    Characteristic("race", "words", ()),
    Characteristic("grade", "number", 0),
    Characteristic("power", "number", 0),
    Characteristic("shield", "number", None),
    Characteristic("critical", "number", 1),
    Characteristic("trigger", "word", ""),
    Characteristic("type", "word", "normal unit"),
    Characteristic("keywords", "words", ()),
    Characteristic("original power", "number", 0),
)


def none_is_zero(characteristics: Iterable[Characteristic], *names: str) -> tuple[Characteristic, ...]:
    """The same, where a card without one of these numbers counts as having zero as soon as something is added."""
    return tuple([replace(each, counts_from=0) if each.name in names else each for each in characteristics])


EVENTS = {
    "move": ("card",),
    "shift": ("card",),
    "attack": ("attacker", "attacked"),
    "hit": ("attacker", "attacked", "booster"),
    "boost": ("booster", "boosted"),
    "ride": ("rider", "ridden"),
    "normal ride": ("rider", "ridden"),
    "superior ride": ("rider", "ridden"),
    "call": ("card",),
    "normal call": ("card",),
    "superior call": ("card",),
    "drive check": ("card", "attacker", "booster"),
    "damage check": ("card",),
    "intercept": ("card",),
    "stand": ("card",),
    "rest": ("card",),
    "face up": ("card",),
    "face down": ("card",),
    "draw": ("card",),
    "damage": ("source", "damaged"),
    "battle damage": ("source", "damaged"),
    "skill damage": ("source", "damaged"),
    "guard": ("card", "guarded"),
    "compare": ("attacker",),
    "play": ("card",),
    "trigger": ("card",),
    "bonus": ("card",),
}

PHASES_OF_A_TURN = tuple(f"{word} phase" for word in ("stand", "draw", "ride", "main", "battle", "end"))
STEPS_OF_A_BATTLE = tuple(f"{word} step" for word in ("start", "attack", "guard", "drive", "damage", "close"))
PHASES = ("turn", *PHASES_OF_A_TURN, *STEPS_OF_A_BATTLE, "battle")


PROHIBITIONS = frozenset({
    "attack", "attack a rear-guard", "attack a vanguard", "be attacked", "be hit", "be chosen", "boost", "be boosted",
    "intercept", "stand", "stand in your stand phase", "stand in your opponent's stand phase", "rest",
    "normal ride", "normal call", "be normal called",
    "guard", "normal call to the guardian circle", "call from the hand to the guardian circle",
    "use activated abilities", "use automatic abilities",
    "use continuous abilities", "use abilities", "lose", "be retired",
})  # fmt: skip

PERMISSIONS = frozenset({
    "attack the back row of the same column", "attack the back row", "attack from the back row",
    "battle the whole front row",
})  # fmt: skip

ACTS = {
    "ride": ("card",), "call": ("card", "place"), "use": ("card", "ability"), "exchange": ("column",),
}  # fmt: skip
