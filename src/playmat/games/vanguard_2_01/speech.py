"""vanguard-2.01 in words."""

from __future__ import annotations

from ...play.speech import Speech
from .._vanguard.speech import EVENTS, QUIET, VERBS, option

SPEECH = Speech(QUIET, VERBS, EVENTS, option)
