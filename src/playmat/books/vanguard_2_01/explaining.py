"""The words of vanguard-2.01 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard.gates import LIMIT_BREAKS, explained

KEYWORDS = {"twin drive": "one more drive check", "triple drive": "two more drive checks"}
EVENTS = {**shared.EVENTS, "miss": "the attack of {attacker} does not hit< {attacked}><, boosted by {booster}>"}
ZONES = {**shared.ZONES, "G zone": ("in", "G zone"), "removed": ("among", "removed cards")}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events=EVENTS,
    roles=shared.ROLES,
    actions=shared.ACTIONS,
    placements=shared.PLACEMENTS,
    states=shared.STATES,
    relations=shared.RELATIONS,
    figures=shared.FIGURES,
    durations=shared.DURATIONS,
    keywords={**shared.KEYWORDS, **explained(LIMIT_BREAKS), **KEYWORDS},
    prohibitions=shared.PROHIBITIONS,
    permissions=shared.PERMISSIONS,
    verbs=shared.VERBS,
    phrases=shared.PHRASES,
)
