"""The words of vanguard-overdress for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard import explaining_later as later
from . import explaining_acts as acts
from . import explaining_attacks as attacks
from . import explaining_dresses as dresses
from . import explaining_keywords as keywords
from . import explaining_sets as sets

KEYWORDS = {
    **shared.KEYWORDS,
    **later.KEYWORDS,
    **dresses.KEYWORDS,
    **keywords.KEYWORDS,
    "persona ride": "ridden over a card of its name that has it too, it draws a card and lifts the front row",
    "order ability": "it is done as the order is played",
    **sets.KEYWORDS,
    "additional effect": "it is done besides, if a drive check reveals the card",
}
ZONES = {
    **shared.ZONES,
    **dresses.ZONES,
    "removed": ("among", "removed cards"),
    "order area": ("in", "order area"),
    "order zone": ("in", "order zone"),
    "ride deck": ("in", "ride deck"),
    "elsewhere than in the hand": ("in", "zone other than the hand"),
    **sets.ZONES,
}
EVENTS = {"persona ride": "{card} makes a persona ride", "play order": "the order {card} is played"}
FIGURES = {"you went second": "you went second"}
ROLES = {("", "outer"): "the unit on top of the event", ("", "added"): "the order that was added"}
PROHIBITIONS = {
    "guard with a single card": "call one card alone from the hand to the guardian circle",
    "be ridden": "be ridden",
    "be normal called to a rear-guard circle": "be normal called to a rear-guard circle",
}
PERMISSIONS = {
    "intercept from the back row": "may intercept from the back row",
}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events={**shared.EVENTS, **later.EVENTS, **EVENTS, **dresses.EVENTS, **acts.EVENTS, **sets.EVENTS},
    roles={**shared.ROLES, **sets.ROLES, **ROLES},
    actions={**shared.ACTIONS, **later.ACTIONS, **acts.ACTIONS, **sets.ACTIONS},
    placements={**shared.PLACEMENTS, **later.PLACEMENTS},
    states={**shared.STATES, **later.STATES, **dresses.STATES, **acts.STATES, **sets.STATES, **keywords.STATES},
    relations=shared.RELATIONS,
    figures={**shared.FIGURES, **later.FIGURES, **FIGURES, **acts.FIGURES},
    durations=later.LATER_DURATIONS,
    keywords=KEYWORDS,
    prohibitions={**shared.PROHIBITIONS, **later.PROHIBITIONS, **PROHIBITIONS, **acts.PROHIBITIONS},
    permissions={
        **shared.PERMISSIONS,
        **later.PERMISSIONS,
        **PERMISSIONS,
        **acts.PERMISSIONS,
        **attacks.PERMISSIONS,
        **keywords.PERMISSIONS,
    },
    verbs={**shared.VERBS, **sets.VERBS},
    phrases={
        **shared.PHRASES,
        **later.PHRASES,
        **dresses.PHRASES,
        **acts.PHRASES,
        **sets.PHRASES,
        **keywords.PHRASES,
    },
    tellings={
        **later.TELLINGS,
        **dresses.TELLINGS,
        **acts.TELLINGS,
        **sets.TELLINGS,
        **attacks.TELLINGS,
        **keywords.TELLINGS,
    },
)
