"""vanguard-2.01 in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...play.speech import Speech
from ...play.words import Teller
from .._vanguard import speech as shared


def legion(t: Teller, source: Any, leader: int, mate: int) -> str:
    return f"{t.name(leader)} and {t.name(mate)} are in legion"


def delete(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is deleted"


def flip_over(t: Teller, source: Any, card: int) -> str:
    return f"{t.name(card)} is flipped over"


def gift(t: Teller, source: Any, card: int, kind: str) -> str:
    return f"imaginary gift of {t.name(card)}: {kind}"


EVENTS: dict[str, Callable[..., str]] = {
    **shared.EVENTS, "legion": legion, "delete": delete, "flip over": flip_over, "gift": gift,
}  # fmt: skip

SPEECH = Speech(shared.QUIET, shared.VERBS, EVENTS, shared.option)
