"""What the harness knows of each book: stock cards, stages, players with the book's verbs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel.words.errors import BookError, did_you_mean

KITS = {"vanguard-1.10": "vanguard", "dragonball-1.02": "dragonball", "force-of-will-6.1": "force_of_will"}


def kit(name: str) -> Any:
    """The kit of a book."""
    if name not in KITS:
        raise BookError(f"the harness has no kit for {name!r}{did_you_mean(name, KITS)}")
    return import_module(f".{KITS[name]}", __package__).KIT
