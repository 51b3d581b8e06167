"""Verbs and stock cards for scenarios of vanguard-1.10."""

from __future__ import annotations

from .._vanguard.kit import VanguardKit

KIT = VanguardKit()
