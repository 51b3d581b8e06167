"""What all games of a process share is made once, by one thread, and never changed after."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from threading import RLock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MAKING = RLock()
"""Held while anything shared is made; what is made may need other such things, in the same thread."""


def made_once(most: int = 256) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function whose results are kept, the latest `most` of them, and each made by a single thread.

    Whoever asks meanwhile waits and gets the same object: cards are known by their identity.
    """

    def keeping(make: Callable[P, T]) -> Callable[P, T]:
        kept: dict[Hashable, T] = {}

        @wraps(make)
        def asked(*args: P.args, **named: P.kwargs) -> T:
            key = (args, tuple(named.items()))
            try:
                return kept[key]  # in one go: another thread may let go of it at any time
            except KeyError:
                pass
            with MAKING:
                if key not in kept:
                    made = make(*args, **named)
                    while len(kept) >= most:
                        del kept[next(iter(kept))]
                    kept[key] = made
                return kept[key]

        return asked

    return keeping
