"""Section 2.15: the nations, and the clans of each."""

from __future__ import annotations

from collections.abc import Iterable

# 2.15.4: the nation of a clan.
NATIONS = {
    "United Sanctuary": (
        "Royal Paladin", "Oracle Think Tank", "Angel Feather", "Shadow Paladin", "Gold Paladin", "Genesis",
    ),
    "Dragon Empire": ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"),
    "Star Gate": ("Nova Grappler", "Dimension Police", "Etranger", "Link Joker"),
    "Dark Zone": ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
    "Magallanica": ("Granblue", "Bermuda Triangle", "Aqua Force"),
    "Zoo": ("Megacolony", "Great Nature", "Neo Nectar"),
}  # fmt: skip
CLANS = tuple([clan for clans in NATIONS.values() for clan in clans])
ELEMENTAL = "Cray Elemental"
IN_CLANS_PLACE = (*CLANS, ELEMENTAL, *NATIONS)
"""What the book lists of what a list gives as a clan."""


def clans_and_nations(clans: tuple[str, ...], icons: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of which clans and nations a card is, by what is printed on it.

    2.2.5: a Cray Elemental is of all of them.

    2.15.3.1: another icon than the six is no nation.

    2.15.4, 2.15.4.1: without an icon, the nation is that of the clan; a card with neither is of none.

    2.15.4.2: an icon without a clan stands for all clans of the nation; a list may give it in the clan's place.
    """
    icons = (*icons, *[word for word in clans if word in NATIONS])
    clans = tuple([word for word in clans if word not in NATIONS])
    if ELEMENTAL in clans:
        return tuple(dict.fromkeys((*clans, *CLANS))), tuple(NATIONS)
    if not icons:
        return clans, of_clans(clans)
    nations = tuple([icon for icon in icons if icon in NATIONS])
    return clans or tuple([clan for nation in nations for clan in NATIONS[nation]]), nations


def of_clans(clans: Iterable[str]) -> tuple[str, ...]:
    known = set(clans)
    return tuple([nation for nation, its in NATIONS.items() if known.intersection(its)])
