"""The words of vanguard-2.01 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard.gates import LIMIT_BREAKS, explained
from . import explaining_legion as legion

KEYWORDS = {"twin drive": "one more drive check", "triple drive": "two more drive checks"}
EVENTS = {
    **shared.EVENTS,
    **legion.EVENTS,
    "miss": "the attack of {attacker} does not hit< {attacked}><, boosted by {booster}>",
}
ZONES = {**shared.ZONES, **legion.ZONES, "G zone": ("in", "G zone"), "removed": ("among", "removed cards")}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events=EVENTS,
    roles={**shared.ROLES, **legion.ROLES},
    actions={**shared.ACTIONS, **legion.ACTIONS},
    placements={**shared.PLACEMENTS, **legion.PLACEMENTS},
    states={**shared.STATES, **legion.STATES},
    relations={**shared.RELATIONS, **legion.RELATIONS},
    figures=shared.FIGURES,
    durations={**shared.DURATIONS, **legion.DURATIONS},
    keywords={**shared.KEYWORDS, **explained(LIMIT_BREAKS), **legion.KEYWORDS, **KEYWORDS},
    prohibitions=shared.PROHIBITIONS,
    permissions=shared.PERMISSIONS,
    verbs=shared.VERBS,
    phrases=shared.PHRASES,
)
