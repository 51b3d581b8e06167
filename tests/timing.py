"""How long something takes, for tests that claim it: CPU seconds of this process, without garbage collection.

A worker that has run a thousand tests holds much, and a collection of all of it may fall into any test; a machine that
others work on is slow for everybody. So collection waits, a time over the limit is scaled by a loop that takes as long
as it always does (that of `playmat bench`), and what can be done again is done again before it is called slow.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from playmat.play.bench import ADDITIONS, REFERENCE, reference

T = TypeVar("T")
SHORT = 50
"""The reference loop is this many times shorter here."""


@contextmanager
def uncollected() -> Iterator[None]:
    """Let garbage wait."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def timed(act: Callable[[], T]) -> tuple[T, float]:
    """What comes of it, and the CPU seconds it took."""
    with uncollected():
        began = time.process_time()
        made = act()
        return made, time.process_time() - began


def pace() -> float:
    """How many times longer everything takes now than where limits were set; 1 where it takes less."""
    return max(1.0, max(reference(ADDITIONS // SHORT) for _ in range(3)) * SHORT / REFERENCE)


def is_within(seconds: float, limit: float) -> bool:
    """Whether that is less than the limit, at the pace of where it was set."""
    return seconds < limit or seconds / pace() < limit


@contextmanager
def within(limit: float, what: str = "it") -> Iterator[None]:
    """Claim that what is done here takes fewer CPU seconds than the limit."""
    with uncollected():
        began = time.process_time()
        yield
        took = time.process_time() - began
    assert is_within(took, limit), f"{what} took {took:.2f} s, expected less than {limit}"


def least(
    measure: Callable[[], Sequence[float]], holds: Callable[[Sequence[float]], bool], tries: int = 3
) -> list[float]:
    """The least of each of several times, measured again until the claim holds of them, or so often."""
    found = list(measure())
    for _ in range(tries - 1):
        if holds(found):
            break
        found = [min(pair) for pair in zip(found, measure(), strict=True)]
    return found
