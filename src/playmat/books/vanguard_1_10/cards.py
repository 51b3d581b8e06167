"""Section 2: a card record, as a person or a list writes it, made into a card of this book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import Card, Known
from ...text import reader_of
from .._vanguard.meaning import as_meant
from .._vanguard.records import has, one_of, require_fields, require_name, whole, word, words
from .lexicon import language

SKILLS = ("boost", "intercept", "twin drive")
TRIGGERS = ("critical", "draw", "stand", "heal")
TYPES = ("normal unit", "trigger unit")
FIELDS = frozenset(
    "id name type grade clan race power shield critical trigger skill text flavour set number era repaired".split()
)

abilities_of = reader_of(language, as_meant)


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record, "2.1.1")
    require_fields(record, name, FIELDS)
    text = word(record, name, "text")
    abilities = abilities_of(name, text, known) if text else ()
    printed = characteristics(record, name)
    printed["keywords"] = (*printed["keywords"], *(a.keyword for a in abilities if a.keyword))
    return Card(name, printed, abilities, text, str(record.get("id", "")), {"record": dict(record)})


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """2.6.3: a card without a shield has None, which is not a shield of zero.

    3.7.1.1: a clan or race given twice counts once.

    2.10.1.1, 2.10.1.2, 2.10.1.3: the skill icon gives the keyword of its name.
    """
    trigger = one_of(record, name, "trigger", TRIGGERS, "2.8.1")
    skill = one_of(record, name, "skill", SKILLS, "2.10.1")
    return {
        "clan": words(record, name, "clan", "2.2.1"),
        "race": words(record, name, "race", "2.3.1"),
        "grade": whole(record, name, "grade", "2.4.1"),
        "power": whole(record, name, "power", "2.5.1"),
        "original power": whole(record, name, "power", "2.5.1"),
        "shield": whole(record, name, "shield", "2.6.1") if has(record, "shield") else None,
        "critical": whole(record, name, "critical", "2.7.1") if has(record, "critical") else 1,
        "trigger": trigger,
        "type": "trigger unit" if trigger else one_of(record, name, "type", TYPES, "2.9.1") or "normal unit",
        "keywords": (skill,) if skill else (),
    }
