"""Section 2: a card record, as a person or a list writes it, made into a card of this book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ...kernel import Card, Characteristic, Known
from ...text import reader_of
from .._vanguard import vocabulary
from .._vanguard.records import has, one_of, require_fields, require_name, whole, word, words
from . import becoming
from .lexicon import language
from .miscellaneous import with_other_names
from .nations import clans_and_nations
from .sides import BACK, SKILLS, make_sides

TRIGGERS = ("critical", "draw", "stand", "heal", "front")
TYPES = ("normal unit", "trigger unit", "g unit")
GIFTS = ("force", "accel", "protect")
FIELDS = frozenset(
    (
        "id name type grade clan race nation power shield critical trigger trigger_power skill gift text flavour set "
        "number era repaired back"
    ).split()
)
FIRST_TRIGGER_POWER = 5000
"""What the icons give that have no number in a list."""
BASE_DRIVE = 1

# 2.8.3, 2.15.1, 2.16.1, 2.17.2: the power of the trigger icon, nations, the gift, and drive, which is not printed.
CHARACTERISTICS = (
    *with_other_names(vocabulary.CHARACTERISTICS),
    *becoming.CHARACTERISTICS,
    Characteristic("nation", "words", ()),
    Characteristic("trigger power", "number", 0),
    Characteristic("gift", "word", ""),
    Characteristic("drive", "number", BASE_DRIVE),
    Characteristic("stride grade", "number", 0),
    Characteristic("original name", "word", ""),
    Characteristic("states", "words", ()),
)

abilities_of = reader_of(language)


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record, "2.1.1")
    require_fields(record, name, FIELDS)
    text = word(record, name, "text")
    abilities = abilities_of(name, text, known) if text else ()
    printed = characteristics(record, name)
    printed["keywords"] = (*printed["keywords"], *(word for a in abilities for word in a.keywords))
    card = Card(name, printed, abilities, text, str(record.get("id", "")))
    return replace(card, extra={"record": dict(record), **make_sides(card), **back_of(record, known)})


def back_of(record: Mapping[str, Any], known: Known) -> dict[str, Card]:
    """12.10.2: a card with two faces has the second one as a record of its own."""
    back = record.get("back")
    return {} if back is None else {BACK: card_from(back, known)}


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """2.6.3: a card without a shield has None; on the guardian circle that counts as zero.

    3.7.1.1: a clan or race given twice counts once.

    2.10.1.1, 2.10.1.2, 2.10.1.3, 2.10.1.4: the skill icon gives the keyword of its name.

    2.16.2.1, 2.16.2.2, 2.16.2.3: the gift icon names the gift.
    """
    trigger = one_of(record, name, "trigger", TRIGGERS, "2.8.1")
    skill = one_of(record, name, "skill", SKILLS, "2.10.1")
    clans, nations = clans_and_nations(words(record, name, "clan"), words(record, name, "nation"))
    return {
        "clan": clans,
        "nation": nations,
        "race": words(record, name, "race"),
        "grade": whole(record, name, "grade", "2.4.1"),
        "original name": name,
        "stride grade": whole(record, name, "grade", "2.4.1"),
        "power": power_of(record, name),
        "original power": power_of(record, name),
        "shield": whole(record, name, "shield", "2.6.1") if has(record, "shield") else None,
        "critical": whole(record, name, "critical", "2.7.1") if has(record, "critical") else 1,
        "trigger": trigger,
        "trigger power": trigger_power_of(record, name) if trigger else 0,
        "type": "trigger unit" if trigger else one_of(record, name, "type", TYPES, "2.9.1") or "normal unit",
        "gift": one_of(record, name, "gift", GIFTS, "2.16.2"),
        "drive": BASE_DRIVE,
        "keywords": (skill,) if skill else (),
    }


def power_of(record: Mapping[str, Any], name: str) -> int:
    """2.5.3: a plus sign after the number means nothing. A G unit that only guards has no power, which is zero."""
    printed = record.get("power")
    if isinstance(printed, str):
        return whole({"power": printed.removesuffix("+")}, name, "power", "2.5.1")
    if printed is None and word(record, name, "type").lower() == "g unit":
        return 0
    return whole(record, name, "power", "2.5.1")


def trigger_power_of(record: Mapping[str, Any], name: str) -> int:
    return whole(record, name, "trigger_power", "2.8.3") if has(record, "trigger_power") else FIRST_TRIGGER_POWER
