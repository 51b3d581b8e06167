"""The words of vanguard-2.01 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard.gates import LIMIT_BREAKS, explained
from . import explaining_later as later

KEYWORDS = {"twin drive": "one more drive check", "triple drive": "two more drive checks"}
MISS = "the attack of {attacker} does not hit< {attacked}><, boosted by {booster}>"
EVENTS = {**shared.EVENTS, **later.EVENTS, "miss": MISS}
ZONES = {**shared.ZONES, "G zone": ("in", "G zone"), "removed": ("among", "removed cards")}

WORDS = Vocabulary(
    zones=ZONES,
    kinds=shared.KINDS,
    events=EVENTS,
    roles=shared.ROLES,
    actions={**shared.ACTIONS, **later.ACTIONS},
    placements={**shared.PLACEMENTS, **later.PLACEMENTS},
    states={**shared.STATES, **later.STATES},
    relations=shared.RELATIONS,
    figures={**shared.FIGURES, **later.FIGURES},
    durations=shared.DURATIONS,
    keywords={**shared.KEYWORDS, **explained(LIMIT_BREAKS), **KEYWORDS},
    prohibitions={**shared.PROHIBITIONS, **later.PROHIBITIONS},
    permissions={**shared.PERMISSIONS, **later.PERMISSIONS},
    verbs=shared.VERBS,
    phrases={**shared.PHRASES, **later.PHRASES},
    tellings=later.TELLINGS,
)
