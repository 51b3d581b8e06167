"""Verbs and stock cards for scenarios of vanguard-2.01."""

from __future__ import annotations

from .._vanguard.kit import VanguardKit

KIT = VanguardKit()
