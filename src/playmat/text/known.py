"""The words that the cards at hand have: races, clans, traits. A text that names another one is not guessed at.

Names of cards stand between marks of their own, where they cannot be taken for anything else, and a text may well name
a card of another list; they are not limited.

`gathered` finds them in the records of a card list; a `Language` that is told of them (`Language.knowing`) reads no
others where its lexicon says so (`Open.of`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playmat.kernel.words.cards import Known
from playmat.text.normalise import spelled

Sources = Mapping[str, tuple[str, ...]]
"""For each class of words the fields of a record that have them."""


def gathered(records: Iterable[Mapping[str, Any]], sources: Sources) -> Known:
    """The words in these fields, on every side of the cards."""
    found: dict[str, set[str]] = {name: set() for name in sources}
    for record in records:
        _gather(record, sources, found)
    return tuple((name, frozenset(words)) for name, words in sorted(found.items()))


def _gather(record: Mapping[str, Any], sources: Sources, found: Mapping[str, set[str]]) -> None:
    for name, fields in sources.items():
        for field in fields:
            found[name].update(_words(record.get(field)))
    for side in record.values():
        if isinstance(side, Mapping):
            _gather(side, sources, found)


def _words(value: object) -> list[str]:
    """A word or a list of words; what is neither is for the reader of the record to refuse."""
    every = [word for word in (value if isinstance(value, list | tuple) else [value]) if isinstance(word, str)]
    parts = [part for word in every for part in (word, *word.split("/"))]
    return [spelled(part) for part in parts if part.strip()]
