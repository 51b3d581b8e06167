"""The words of vanguard-1.10 for explanations of card texts (`playmat cards explain`)."""

from __future__ import annotations

from ...text.explain import Vocabulary
from .._vanguard import explaining as shared
from .._vanguard.gates import LIMIT_BREAKS, explained

KEYWORDS = {"twin drive": "two drive checks as it attacks as the vanguard"}

WORDS = Vocabulary(
    zones=shared.ZONES,
    kinds=shared.KINDS,
    events=shared.EVENTS,
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
