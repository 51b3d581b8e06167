"""What is doubtful in a list of cards: no fault, but seldom meant. And all that is wrong with one record.

The cards that ship with a book are the measure: a number more than twice as large as any of theirs, a word that none of
them and no other card of the list has, one name for two cards.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..books import book
from ..kernel.words.cards import Known
from ..kernel.words.errors import CardError, did_you_mean
from ..kernel.words.reading import record_faults, short, whole_number
from ..library import Records, called, own_records

TOLD_BY_NAME = frozenset({"id", "name", "name_back", "set", "set_name", "number", "rarity", "flavour", "repaired"})
"""Fields that are each card's own: nothing is doubtful in a new one."""
SORTS = ("clan", "race", "nation", "trait", "color", "colour", "attribute", "character", "type")
"""Fields of which several cards have the same word."""
FIELD = re.compile(r"\w+")


class Doubt(NamedTuple):
    """Something about a card that may not be meant."""

    card: str
    message: str


def doubts_about(book_name: str, records: Sequence[Mapping[str, Any]]) -> list[Doubt]:
    """All doubts about a list, in the order of its cards."""
    found = list(_names_twice(records))
    largest = _largest(own_records(book_name))
    words = {sort: _words(own_records(book_name), sort) for sort in SORTS}
    here = {sort: _words(records, sort) for sort in SORTS}
    for record in records:
        name = called(record)
        found += [Doubt(name, f"{name}: {said}") for said in _large(record, largest)]
        found += [Doubt(name, f"{name}: {said}") for said in _strange(record, words, here)]
    return found


def _names_twice(records: Sequence[Mapping[str, Any]]) -> Iterator[Doubt]:
    seen: dict[str, Mapping[str, Any]] = {}
    for record in records:
        name = record.get("name")
        if isinstance(name, str) and seen.setdefault(name, record) is not record:
            yield Doubt(short(name), f"{short(name)} is the name of two cards, each is found by its id alone")


def _largest(records: Records) -> dict[str, int]:
    largest: dict[str, int] = {}
    for record in records:
        for key, value in record.items():
            number = whole_number(value)
            if number is not None:
                largest[key] = max(number, largest.get(key, 0))
    return largest


def _large(record: Mapping[str, Any], largest: Mapping[str, int]) -> Iterator[str]:
    for key, value in record.items():
        number = whole_number(value)
        if number is not None and key in largest and key not in TOLD_BY_NAME and number > 2 * max(1, largest[key]):
            yield f"{key} is {number}, and no card that ships has more than {largest[key]}"


def _words(records: Sequence[Mapping[str, Any]], sort: str) -> Counter[str]:
    return Counter(word for record in records for word in _listed(record.get(sort)))


def _listed(value: object) -> list[str]:
    if isinstance(value, str):
        return [part.strip().lower() for part in value.split("/") if part.strip()]
    return [part.lower() for part in value if isinstance(part, str)] if isinstance(value, list | tuple) else []


def _strange(
    record: Mapping[str, Any], known: Mapping[str, Counter[str]], here: Mapping[str, Counter[str]]
) -> Iterator[str]:
    for sort in SORTS:
        for word in _listed(record.get(sort)):
            if word not in known[sort] and here[sort][word] == 1:
                others = [each for each in (*known[sort], *here[sort]) if each != word]
                yield f"{sort} {short(word)} is of no other card{did_you_mean(word, others)}"


# --- all that is wrong with one record ------------------------------------------------------------------


def faults_in(book_name: str, record: Mapping[str, Any], known: Known) -> list[str]:
    """Every fault of a record, its texts aside: each is mended out of the cards that ship, to see the next."""
    name = called(record)
    told = [f"{name}: {fault}" for fault in record_faults(record)]
    if told:
        return told
    left, found = dict(record), []
    for _ in record:
        fault = _fault(book_name, left, known)
        if fault is None or fault in found:
            break
        found.append(fault)
        ways = _mended(book_name, left, fault)
        mended = next((each for each in ways if _fault(book_name, each, known) != fault), None)
        if mended is None:
            break
        left = mended
    return found


def _fault(book_name: str, record: Mapping[str, Any], known: Known) -> str | None:
    try:
        book(book_name).cards.card_from(record, known)
    except CardError as error:
        return str(error)
    return None


def _mended(book_name: str, record: Mapping[str, Any], fault: str) -> Iterator[dict[str, Any]]:
    """The record with one field as another card has it, or without it; the fields that the fault names come first, for
    in another place it would only give way to a fault that the record has not."""
    usual: dict[str, Any] = {}
    for own in own_records(book_name):
        for key, value in own.items():
            usual.setdefault(key, value)
    others = [key for key in record if key != "name"]
    ways = [
        *((key, {**record, key: usual[key]}) for key in others if key in usual),
        *((key, {**record, key: usual[key]}) for key in usual if key not in record),
        *((key, {each: value for each, value in record.items() if each != key}) for key in others),
    ]
    named = set(FIELD.findall(fault))
    yield from (mended for _, mended in sorted(ways, key=lambda way: way[0] not in named))
