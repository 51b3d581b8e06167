"""What is too much for any card: a text without end, brackets without end, numbers without end, signs that are
no letters.

The longest text on a card of these games has about a thousand signs, and no bracket holds more than two others.
"""

from __future__ import annotations

import re

from playmat.kernel.words.errors import CardError
from playmat.kernel.words.reading import MOST_DIGITS, find_control, whole_number
from playmat.text.normalise import Damage

__all__ = ["find_control", "find_excess", "require_plain", "whole_number"]

MOST_SIGNS = 4_000
DEEPEST = 8
LONG_NUMBER = re.compile(rf"[0-9]{{{MOST_DIGITS + 1},}}")


def find_excess(text: str) -> Damage | None:
    """The first place at which a text is more than a card's, if any."""
    if len(text) > MOST_SIGNS:
        return Damage(MOST_SIGNS, f"it has {len(text)} signs, and at most {MOST_SIGNS} are read")
    at = find_control(text)
    if at is not None:
        return Damage(at, f"{text[at]!r} is no sign of a text")
    number = LONG_NUMBER.search(text)
    if number is not None:
        return Damage(number.start(), f"a number of {len(number.group())} digits, and at most {MOST_DIGITS} are read")
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if depth > DEEPEST:
            return Damage(place, f"brackets lie in one another more than {DEEPEST} deep")
    return None


def require_plain(name: str) -> None:
    """Refuse a card's name that no card could have."""
    at = find_control(name.replace("\n", "\0"))
    if at is not None:
        raise CardError(f"the name {name!r} has {name[at]!r} at place {at}; expected letters, digits and signs")
    if len(name) > MOST_SIGNS:
        raise CardError(f"the name {name[:40]!r} ... has {len(name)} signs; at most {MOST_SIGNS} are read")
