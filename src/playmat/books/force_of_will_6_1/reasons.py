"""Why an act is not open: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Game


def why_not(g: Game, seat: int, act: Any) -> tuple[str, str] | None:
    return None
