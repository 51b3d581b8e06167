"""Plain data, as games, saves and views hold it: numbers, words, None, and tuples, lists and dicts of these.

The type checker cannot follow such values through JSON and slots; the law that a game holds nothing else is a test.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Plain: TypeAlias = Any
"""A value of plain data."""
Record: TypeAlias = dict[str, Any]
"""Plain data by name."""


NEW_TUPLE: Final = tuple.__new__
"""Makes a named record out of a tuple at once, `NEW_TUPLE(Last, (serial, zone, ...))`, where many are made."""
