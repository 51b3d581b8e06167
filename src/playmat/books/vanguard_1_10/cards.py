"""Section 2: a card record, as a person or a list writes it, made into a card of this book."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ...kernel import Card, CardError, Known, did_you_mean
from ...text import gathered, reading, require_plain
from .lexicon import language

SKILLS = ("boost", "intercept", "twin drive")
TRIGGERS = ("critical", "draw", "stand", "heal")
TYPES = ("normal unit", "trigger unit")
FIELDS = frozenset(
    "id name type grade clan race power shield critical trigger skill text flavour set number era repaired".split()
)
ICONS = {"twin drive!!": "twin drive"}


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    """A card with its text compiled. Raises CardError that names the field, what stood there and what fits."""
    name = require_name(record)
    for key in record:
        if key not in FIELDS:
            raise CardError(f"{name!r} has an unknown field {key!r}{did_you_mean(key, FIELDS)}")
    text = word(record, name, "text")
    abilities = abilities_of(name, text, known) if text else ()
    printed = characteristics(record, name)
    printed["keywords"] = (*printed["keywords"], *(a.keyword for a in abilities if a.keyword))
    return Card(name, printed, abilities, text, str(record.get("id", "")), {"record": dict(record)})


abilities_of = reading(language)


def known_words(records: Iterable[Mapping[str, Any]]) -> Known:
    """The clans and races of a card list."""
    return gathered(records, {"clan": ("clan",), "race": ("race",)})


def require_name(record: Mapping[str, Any]) -> str:
    name = record.get("name")
    if not isinstance(name, str) or not name.strip():
        raise CardError(f'a card without a name: {dict(record)!r}; expected "name" to be a word (2.1.1)')
    require_plain(name)
    return name


def characteristics(record: Mapping[str, Any], name: str) -> dict[str, Any]:
    """2.6.3: a card without a shield has None, which is not a shield of zero.

    2.10.1.1, 2.10.1.2, 2.10.1.3: the skill icon gives the keyword of its name.
    """
    trigger = one_of(record, name, "trigger", TRIGGERS, "2.8.1")
    skill = one_of(record, name, "skill", SKILLS, "2.10.1")
    return {
        "clan": words(record, name, "clan"),
        "race": words(record, name, "race"),
        "grade": whole(record, name, "grade", "2.4.1"),
        "power": whole(record, name, "power", "2.5.1"),
        "original power": whole(record, name, "power", "2.5.1"),
        "shield": whole(record, name, "shield", "2.6.1") if has(record, "shield") else None,
        "critical": whole(record, name, "critical", "2.7.1") if has(record, "critical") else 1,
        "trigger": trigger,
        "type": "trigger unit" if trigger else one_of(record, name, "type", TYPES, "2.9.1") or "normal unit",
        "keywords": (skill,) if skill else (),
    }


def has(record: Mapping[str, Any], key: str) -> bool:
    return record.get(key) not in (None, "")


def word(record: Mapping[str, Any], name: str, key: str) -> str:
    value = record.get(key) or ""
    if not isinstance(value, str):
        raise CardError(f"{name!r}: {key} is {value!r}, expected words")
    return value


def words(record: Mapping[str, Any], name: str, key: str) -> tuple[str, ...]:
    """3.7.1.1: one word or a list of them; a word given twice counts once."""
    value = record.get(key) or ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list | tuple) and all(isinstance(v, str) for v in value):
        return tuple(dict.fromkeys(value))
    raise CardError(f"{name!r}: {key} is {value!r}, expected a word or a list of words")


def whole(record: Mapping[str, Any], name: str, key: str, rule: str) -> int:
    value = record.get(key)
    try:
        number = int(str(value))
    except ValueError:
        raise CardError(f"{name!r}: {key} is {value!r}, expected a whole number ({rule})") from None
    return number


def one_of(record: Mapping[str, Any], name: str, key: str, known: tuple[str, ...], rule: str) -> str:
    value = word(record, name, key).strip().lower()
    value = ICONS.get(value, value)
    if value and value not in known:
        raise CardError(f"{name!r}: {key} is {value!r}, expected {', '.join(known)} or nothing ({rule})")
    return value
