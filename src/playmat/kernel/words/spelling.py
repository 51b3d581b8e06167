"""When two printed words are the same word: a card's own name, and that name in another card's text.

Cards and lists print one word in several ways: with other capitals, another kind of dash or apostrophe, a blank more or
less beside a sign. None of this makes it another word.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

SIGNS = str.maketrans("‐‑‒–—−－‘’“”：．，", "-------''\"\":.,")
BLANKS = re.compile(r"\s+")
BESIDE_SIGNS = re.compile(r" ?([:.,]) ?")


@lru_cache(maxsize=65536)
def folded(word: str) -> str:
    """The word as it is compared: equal for all printed forms of one word, and never shown."""
    plain = BLANKS.sub(" ", word.translate(SIGNS)).strip()
    return BESIDE_SIGNS.sub(r"\1", plain).casefold()


def folded_all(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(folded, words))
