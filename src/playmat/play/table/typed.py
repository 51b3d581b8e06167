"""Numbers as people type them."""

from __future__ import annotations

DIGITS = 9
"""No choice, event or stop has a number of more digits."""


def whole(token: str) -> int | None:
    """The number that is typed; nothing for anything else, such as the digits of other scripts or far too many.

    >>> whole("12"), whole("²"), whole("9" * 5000)
    (12, None, None)
    """
    return int(token) if token.isascii() and token.isdigit() and len(token) <= DIGITS else None
