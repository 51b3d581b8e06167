"""Card records as people and lists write them: one field at a time, and what is said where one is wrong.

A book hands in the rule that a field is of; a message ends with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from ...kernel import CardError, Known, did_you_mean, short
from ...text import gathered, require_plain, spelled, whole_number

ICONS = {"twin drive!!": "twin drive", "triple drive!!": "triple drive", "triple drive!!!": "triple drive"}
"""Icons that lists write in more than one way."""
NEAR = 0.85
"""How like a listed word another one is when it is taken for that one, misspelt: one letter or two in a word."""


def known_words(records: Iterable[Mapping[str, Any]]) -> Known:
    """The clans and races of a card list."""
    return gathered(records, {"clan": ("clan",), "race": ("race",)})


def require_name(record: Mapping[str, Any], rule: str) -> str:
    name = record.get("name")
    if not isinstance(name, str) or not name.strip():
        raise CardError(f'a card without a name: {short(dict(record))}; expected "name" to be a word ({rule})')
    require_plain(name)
    return name


def require_fields(record: Mapping[str, Any], name: str, fields: Collection[str]) -> None:
    for key in record:
        if key not in fields:
            raise CardError(f"{short(name)} has an unknown field {short(key)}{did_you_mean(key, fields)}")


def has(record: Mapping[str, Any], key: str) -> bool:
    return record.get(key) not in (None, "")


def word(record: Mapping[str, Any], name: str, key: str) -> str:
    value = record.get(key) or ""
    if not isinstance(value, str):
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected words")
    return value


def words(record: Mapping[str, Any], name: str, key: str, rule: str) -> tuple[str, ...]:
    """One word or a list of them; a word given twice counts once."""
    value = record.get(key) or ()
    if isinstance(value, str):
        return (spelled(value),)
    if isinstance(value, list | tuple) and all(isinstance(v, str) for v in value):
        return tuple(dict.fromkeys(map(spelled, value)))
    raise CardError(f"{short(name)}: {key} is {short(value)}, expected a word or a list of words ({rule})")


def listed(record: Mapping[str, Any], name: str, key: str, known: Collection[str], rule: str) -> tuple[str, ...]:
    """Words that are among those of the book."""
    given = words(record, name, key, rule)
    for each in given:
        if each not in known:
            fits = f"{', '.join(known)} or nothing{did_you_mean(each, known)}"
            raise CardError(f"{short(name)}: {key} is {short(each)}, expected {fits} ({rule})")
    return given


def listed_or_others(
    record: Mapping[str, Any], name: str, key: str, known: Collection[str], rule: str
) -> tuple[str, ...]:
    """Words of which the book lists some: another one is none of them, and a listed one that is misspelt is a fault."""
    given = words(record, name, key, rule)
    for each in given:
        near = () if each in known else get_close_matches(each.lower(), [one.lower() for one in known], 1, NEAR)
        if near:
            fits = f"one that the book lists or one unlike these{did_you_mean(each, known)}"
            raise CardError(f"{short(name)}: {key} is {short(each)}, expected {fits} ({rule})")
    return given


def whole(record: Mapping[str, Any], name: str, key: str, rule: str) -> int:
    """No printed number is below zero."""
    value = record.get(key)
    number = whole_number(value)
    if number is None:
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected a whole number ({rule})")
    if number < 0:
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected zero or more ({rule})")
    return number


def one_of(record: Mapping[str, Any], name: str, key: str, known: tuple[str, ...], rule: str) -> str:
    value = word(record, name, key).strip().lower()
    value = ICONS.get(value, value)
    if value and value not in known:
        raise CardError(f"{short(name)}: {key} is {short(value)}, expected {', '.join(known)} or nothing ({rule})")
    return value
