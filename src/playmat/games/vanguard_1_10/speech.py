"""vanguard-1.10 in words."""

from __future__ import annotations

from ...play.speech import Speech
from .._vanguard.speech import EVENTS, QUIET, VERBS, option

SPEECH = Speech(QUIET, VERBS, EVENTS, option)
