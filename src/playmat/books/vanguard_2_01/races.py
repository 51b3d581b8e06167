"""2.3.1: the races of these years: those of the first books, and later ones."""

from __future__ import annotations

from .._vanguard.races import RACES as FIRST_RACES

RACES = FIRST_RACES | {
    "Cyber Beast",
    "Cyber Dragon",
    "Cyber Fairy",
    "Cyber Golem",
    "Cyberoid",
    "Gear Beast",
    "Gear Colossus",
    "Gear Dragon",
    "Gearoid",
    "Hero",
    "Messiah",
    "Touken Danshi - Tachi",
    "Touken Danshi - Uchigatana",
    "Touken Danshi - Wakizashi",
    "Zeroth Dragon",
    "Zodiac Time Beast",
}
