"""Section 2.14: the nations, what each counts as beside itself, and the clans of each."""

from __future__ import annotations

SANCTUARY = ("Royal Paladin", "Shadow Paladin", "Gold Paladin", "Oracle Think Tank", "Angel Feather", "Genesis")
EMPIRE = ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami")
GATE = ("Nova Grappler", "Dimension Police", "Link Joker", "Etranger")
DARK = ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle")
ZOO = ("Megacolony", "Great Nature", "Neo Nectar")
SEA = ("Granblue", "Aqua Force")

# 2.14.4.1: a nation of these days counts as those of older days too, and never the other way round.
ALSO = {
    "Keter Sanctuary": ("United Sanctuary",),
    "Brandt Gate": ("Star Gate",),
    "Dark States": ("Dark Zone",),
    "Stoicheia": ("Zoo", "Magallanica"),
    "Lyrical Monasterio": ("Magallanica",),
}
# 2.14.4, 2.14.4.1: the clans that a nation stands for.
CLANS_OF = {
    "Keter Sanctuary": SANCTUARY, "United Sanctuary": SANCTUARY, "Dragon Empire": EMPIRE, "Brandt Gate": GATE,
    "Star Gate": GATE, "Dark States": DARK, "Dark Zone": DARK, "Stoicheia": (*ZOO, *SEA), "Zoo": ZOO,
    "Magallanica": (*SEA, "Bermuda Triangle"), "Lyrical Monasterio": ("Bermuda Triangle",),
}  # fmt: skip
NATIONS = tuple(CLANS_OF)
CLANS = tuple(dict.fromkeys([clan for clans in CLANS_OF.values() for clan in clans]))
ELEMENTAL = "Cray Elemental"


def clans_and_nations(
    clans: tuple[str, ...], icons: tuple[str, ...], is_order: bool
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of which clans and nations a card is, by what is printed on it.

    2.2.4: a Cray Elemental is of all of them.

    2.2.5: and so is an order that has neither a clan nor a nation.

    2.14.4: a card with a nation and no clan is of all clans of the nation.
    """
    if ELEMENTAL in clans or (is_order and not clans and not icons):
        return tuple(dict.fromkeys((*clans, *CLANS))), NATIONS
    nations = tuple(dict.fromkeys([word for icon in icons for word in (icon, *ALSO.get(icon, ()))]))
    own = tuple([clan for icon in icons for clan in CLANS_OF.get(icon, ())])
    return clans or tuple(dict.fromkeys(own)), nations
