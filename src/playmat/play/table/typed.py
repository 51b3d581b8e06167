"""What people type: numbers, lines that are cancelled, and the moments in which they may not be."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DIGITS = 9
"""No choice, event or stop has a number of more digits."""


class Left(Exception):
    """The person has left the table."""


class Cancelled(Exception):
    """The person has cancelled the line, with Ctrl-C."""


def whole(token: str) -> int | None:
    """The number that is typed; nothing for anything else, such as the digits of other scripts or far too many.

    >>> whole("12"), whole("²"), whole("9" * 5000)
    (12, None, None)
    """
    return int(token) if token.isascii() and token.isdigit() and len(token) <= DIGITS else None


@contextmanager
def shielded() -> Iterator[None]:
    """Let Ctrl-C wait until something is done whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
