"""The words of vanguard-2.01 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...kernel import nodes as n
from ...text.explain import Explainer, Vocabulary
from .._vanguard import explaining as shared
from .._vanguard import explaining_later as family
from .._vanguard.gates import LIMIT_BREAKS, explained
from . import explaining_later as later
from . import explaining_legion as legion
from .gates import GENERATION_BREAKS
from .gates import WORDS as OPENINGS


def tell_stride(e: Explainer, node: n.Place) -> str:
    standing = ", standing" if node.state == "stand" else ""
    return f"stride {e.say(node.cards)}: it becomes your vanguard{standing}, and your vanguard its heart"


def tell_blaze(e: Explainer, node: n.Perform) -> str:
    return f"{e.say(node.cards) if node.cards is not None else ''} becomes blazing until the end of this turn"


KEYWORDS = {
    **family.KEYWORDS,
    "stride": "it is stridden in your stride step, with vanguards of grade 3 or more",
    "ultimate stride": (
        "it is stridden in your stride step over its nation, with three face-up cards in your G zone; a card with two "
        "faces, with five different Zeroth Dragons in your bind zone"
    ),
    "g guardian": "it is called to guard out of your G zone, with vanguards of grade 3 or more",
    "resist": "effects of your opponent cannot choose it",
    "rescue": "a part of it heals your damage and deals some",
    "revelation": "the top card of your deck may be put into your soul, and a rear-guard rests for it",
    "blaze": "your vanguard becomes blazing as you attack with more rear-guards than your opponent has",
    "afterimage": "it may return to your hand when a bound card comes to your opponent's",
    **OPENINGS,
}
EVENTS = {
    **shared.EVENTS,
    **legion.EVENTS,
    **later.EVENTS,
    "stride": "{card} is stridden< over {stridden}>",
    "normal stride": "{card} is stridden in the stride step< over {stridden}>",
    "superior stride": "{card} is stridden by an effect< over {stridden}>",
    "blaze": "{card} becomes blazing",
}
ZONES = {
    **shared.ZONES,
    **legion.ZONES,
    "G zone": ("in", "G zone"),
    "removed": ("among", "removed cards"),
    "heart": ("among", "hearts"),
    "vanguard circle with hearts": ("on", "vanguard circle"),
}
FIGURES = {
    **shared.FIGURES,
    **later.FIGURES,
    "cards you called this turn": "the number of cards that you have called this turn",
}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events=EVENTS,
    roles={**shared.ROLES, **legion.ROLES, ("", "stridden"): "the unit that was stridden over"},
    actions={**shared.ACTIONS, **legion.ACTIONS, **later.ACTIONS, "blaze": tell_blaze},
    placements={**shared.PLACEMENTS, **legion.PLACEMENTS, **later.PLACEMENTS, "stride": tell_stride},
    states={**shared.STATES, **legion.STATES, **later.STATES},
    relations={**shared.RELATIONS, **legion.RELATIONS, **later.RELATIONS},
    figures=FIGURES,
    durations={**family.LATER_DURATIONS, **legion.DURATIONS},
    keywords={
        **shared.KEYWORDS,
        **explained(LIMIT_BREAKS),
        **explained(GENERATION_BREAKS),
        **legion.KEYWORDS,
        **later.KEYWORDS,
        **KEYWORDS,
    },
    prohibitions={**shared.PROHIBITIONS, **later.PROHIBITIONS},
    permissions={**shared.PERMISSIONS, **later.PERMISSIONS},
    verbs=shared.VERBS,
    phrases={**shared.PHRASES, **later.PHRASES},
    tellings=later.TELLINGS,
)
