"""The words of vanguard-2.01 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard.gates import LIMIT_BREAKS, explained
from . import explaining_later as later
from . import explaining_legion as legion

KEYWORDS = {"twin drive": "one more drive check", "triple drive": "two more drive checks"}
MISS = "the attack of {attacker} does not hit< {attacked}><, boosted by {booster}>"
EVENTS = {**shared.EVENTS, **legion.EVENTS, **later.EVENTS, "miss": MISS}
ZONES = {**shared.ZONES, **legion.ZONES, "G zone": ("in", "G zone"), "removed": ("among", "removed cards")}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events=EVENTS,
    roles={**shared.ROLES, **legion.ROLES},
    actions={**shared.ACTIONS, **legion.ACTIONS, **later.ACTIONS},
    placements={**shared.PLACEMENTS, **legion.PLACEMENTS, **later.PLACEMENTS},
    states={**shared.STATES, **legion.STATES, **later.STATES},
    relations={**shared.RELATIONS, **legion.RELATIONS},
    figures={**shared.FIGURES, **later.FIGURES},
    durations={**shared.DURATIONS, **legion.DURATIONS},
    keywords={**shared.KEYWORDS, **explained(LIMIT_BREAKS), **legion.KEYWORDS, **KEYWORDS},
    prohibitions={**shared.PROHIBITIONS, **later.PROHIBITIONS},
    permissions={**shared.PERMISSIONS, **later.PERMISSIONS},
    verbs=shared.VERBS,
    phrases={**shared.PHRASES, **later.PHRASES},
    tellings=later.TELLINGS,
)
