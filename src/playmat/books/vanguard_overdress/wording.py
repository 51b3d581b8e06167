"""Closed lists of words that texts of the era have beside those of the years before."""

from __future__ import annotations

from collections.abc import Mapping

# 4.9.2.5: the circles that a mark may name by their place
ROW_MARKS = {
    "Front Row (RC)": ("front left", "front right"),
    "Back Row (RC)": ("back left", "back center", "back right"),
    "Back Row Center (RC)": ("back center",),
}
# 2.9.4.2.1: words that subtypes of orders have, of which no rule speaks
ORDER_KINDS = ("Gem", "Meteorite", "Research", "Strategy", "Calamity", "Product", "Fox Art", "Cannonball", "World")
# what "you did not ..." asks about, by what was to be done
UNDONE = {
    "call": "called", "discard": "discarded", "retire": "retired", "ride": "rode", "return": "returned",
    "reveal": "revealed",
}  # fmt: skip

WORDS: dict[str, Mapping[str, object]] = {
    "row_mark": ROW_MARKS,
    "order_sort": {word: word for word in ("normal", "blitz", "set", "trigger")},
    "order_kind": {word: word.lower() for word in ORDER_KINDS},
    "differing": {"card names": "name", "grades": "grade"},
    "undone": UNDONE,
    "acted": {word: word for word in ("discarded", "retired", "revealed", "returned", "bound")},
    "row_spot": {"back row center (RC)": ("rear-guard circle", ("back center",))},
}


def without_zone(words: Mapping[str, str]) -> dict[str, str]:
    """This era says "the drop"."""
    return {word.replace("rop zone", "rop"): zone for word, zone in words.items()}
