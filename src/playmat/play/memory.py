"""How much memory a process holds, whether that grows from game to game, and how seldom it need be gone through."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from types import ModuleType

resource: ModuleType | None
try:
    import resource
except ImportError:  # a system that does not tell
    resource = None

PAGES = Path("/proc/self/statm")
FEWEST = 20
"""Games of which it can be said whether memory grows."""
TENTH = 10
SELDOM = (50_000, 20, 50)
"""After how many new objects the collector of cycles goes through the youngest of them, and so on."""


def held() -> int:
    """Bytes that this process holds now; the most it ever held, or nothing, where the system does not tell more."""
    try:
        return int(PAGES.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        pass
    if resource is None:
        return 0
    most: int = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if os.uname().sysname == "Darwin" else most * 1024


def levels(measured: Sequence[int]) -> tuple[float, float] | None:
    """The level after half of the games and at their end, each the mean of a tenth of them; nothing if too few were
    measured.

    >>> levels([100] * 90 + [104] * 10)
    (100.0, 104.0)
    """
    if len(measured) < FEWEST or not all(measured):
        return None
    half, tenth = len(measured) // 2, len(measured) // TENTH
    return fmean(measured[half : half + tenth]), fmean(measured[-tenth:])


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Let the collector of cycles leave alone all that is loaded, and come by less often, while games are played.

    Cards, books and matches stay for good, and what a game drops holds hardly any cycle, so that it goes at once.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
