"""What the harness knows of each book: stock cards, stages, players with the book's verbs."""

from __future__ import annotations

from typing import Any

from ..kernel.errors import BookError


def kit(name: str) -> Any:
    """The kit of a book."""
    if name == "vanguard-1.10":
        from .vanguard import KIT

        return KIT
    if name == "dragonball-1.02":
        from .dragonball import KIT as DRAGONBALL

        return DRAGONBALL
    if name == "force-of-will-6.1":
        from .force_of_will import KIT as FORCE_OF_WILL

        return FORCE_OF_WILL
    raise BookError(f"the harness has no kit for {name!r}")
