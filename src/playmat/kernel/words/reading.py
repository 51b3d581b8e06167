"""What comes from outside, read whole or refused: text files and JSON, with limits.

Every file that a person can give goes through here, whatever is in it: saves, replays, decks, card lists, mats, and the
lines of programs that play. A fault is an error of the caller's kind that says what was given, where, and what was
expected. What is read holds no sign that steers a screen, no number that is none, no word twice in one object, and
nothing deeper or larger than `Limits` say.
"""

from __future__ import annotations

import json
import re
import unicodedata
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypeGuard

from .errors import PlaymatError
from .plain import Plain, Record

LAYOUT = "\n\r\t"
"""Signs that set lines; they are part of a text."""
CONTROL = frozenset({"Cc", "Cf", "Co", "Cs"})
"""Classes of signs that steer a screen or mean nothing on it."""
BRACKETS = b"[]{}"
DEEPER = dict(zip(BRACKETS, (1, -1, 1, -1), strict=True))
OTHERS = bytes(set(range(256)).difference(BRACKETS))
DIGITS = bytes.maketrans(b"123456789", b"000000000")
UNSAID = re.compile(r'\\[^"\\/nrt]')
"""An escape in a JSON string that may stand for a sign which no text has."""


MOST_BITS = 1 << 10
"""Of a number that is written in a message: Python writes no number of over 4,300 digits."""


class Limits(NamedTuple):
    """What is too much for a file of some sort."""

    signs: int = 4_000_000
    """Signs of the whole text."""
    deep: int = 40
    """Brackets in one another."""
    values: int = 600_000
    """Values of the whole file: every one takes memory, however short it is written."""
    digits: int = 60
    """Of one number: a state of the generator has 58 at most."""
    word: int = 64_000
    """Signs of one string."""


FILE = Limits()
"""For what people write and programs keep: the longest saved game has a tenth of it."""
LINE = Limits(signs=64_000, deep=12, values=4_000, word=4_000)
"""For one line of a program that plays."""


def read_text(path: Path, error: type[PlaymatError] = PlaymatError, limits: Limits = FILE) -> str:
    """A file's text; an error when it is missing, too large, or not UTF-8."""
    most = 4 * limits.signs
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except FileNotFoundError:
        raise error(f"no file {str(path)!r}") from None
    except IsADirectoryError:
        raise error(f"{str(path)!r} is a folder, expected a file") from None
    except (OSError, ValueError) as fault:
        why = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise error(f"cannot read {str(path)!r}: {why}") from None
    try:
        text = raw[:most].decode("utf-8-sig") if len(raw) <= most else ""
    except UnicodeDecodeError as fault:
        raise error(f"{str(path)!r} is not UTF-8: byte {fault.start} cannot be read") from None
    if len(raw) > most or len(text) > limits.signs:
        raise error(f"{str(path)!r} is too large, expected at most {limits.signs} signs")
    return text


def read_json(
    text: str, where: str, error: type[PlaymatError], limits: Limits = FILE, *, words: bool = True, whole: bool = False
) -> Plain:
    """The value that a JSON text holds; `where` names the text in what is said of a fault.

    Without `words` its strings are not looked at: whoever asks does that piece by piece, each for itself. With `whole`
    there are no fractions in it.
    """
    short_numbers = _require_shape(text, where, error, limits)

    def once(pairs: list[tuple[str, Plain]]) -> Record:
        found = dict(pairs)
        if len(found) != len(pairs):
            names = [name for name, _ in pairs]
            twice = next(name for name in names if names.count(name) > 1)
            raise error(f"{where}: {twice[:40]!r} is given twice in one object, expected once")
        return found

    def counted(digits: str) -> int:
        if len(digits) > limits.digits:
            raise error(f"{where}: a number of {len(digits)} digits, expected at most {limits.digits}")
        return int(digits)

    def no_number(word: str) -> Plain:
        raise error(f"{where}: {word[:40]} is no {'whole ' if whole else ''}number, expected digits")

    try:
        value = json.loads(
            text, object_pairs_hook=once, parse_int=None if short_numbers else counted, parse_constant=no_number,
            parse_float=no_number if whole else None,
        )  # fmt: skip
    except json.JSONDecodeError as fault:
        raise error(f"{where}: not valid JSON: {fault}") from None
    long = rf'"(?:[^"\\]|\\.){{{limits.word},}}'
    if words and (not text.isprintable() or UNSAID.search(text) or re.search(long, text)):
        _require_words(value, where, error, limits)
    return value


def find_control(text: str) -> int | None:
    """Where the first sign is that steers a screen, if any."""
    if text.isprintable():
        return None
    for at, sign in enumerate(text):
        if sign not in LAYOUT and unicodedata.category(sign) in CONTROL:
            return at
    return None


def escaped(text: str, keep: str = "\n") -> str:
    """A text made safe to print: every sign that steers a screen as it would be written in a program.

    >>> escaped("Bell\\x1b[31m")
    'Bell\\\\x1b[31m'
    """
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() or sign in keep else _written(sign) for sign in text])


def _written(sign: str) -> str:
    return sign.encode("unicode_escape", "surrogatepass").decode()


def short(value: object, most: int = 80) -> str:
    """A value as it is written in a message, cut where it is long.

    >>> short(17), short("x" * 99, most=5), short(10**5000), short([10**5000])
    ('17', "'xxxx ...", 'a number of 16610 bits', 'a list that cannot be written')
    """
    if type(value) is int and value.bit_length() > MOST_BITS:
        return f"a number of {value.bit_length()} bits"
    try:
        said = repr(value)
    except Exception:  # whatever was given tells how it is written, or it is too deep, or has such a number in it
        return f"a {type(value).__name__} that cannot be written"
    return said if len(said) <= most else f"{said[:most]} ..."


def cut(value: object, most: int = 80) -> str:
    """A value as it is said in a message, cut where it is long."""
    said = escaped(str(value))
    return said if len(said) <= most else f"{said[:most]} ..."


def _require_shape(text: str, where: str, error: type[PlaymatError], limits: Limits) -> bool:
    """Refuse what would be too large or too deep once it is read, before it is; whether all its numbers are short."""
    if len(text) > limits.signs:
        raise error(f"{where}: {len(text)} signs, expected at most {limits.signs}")
    bare = _without_strings(text).encode("utf-8", "surrogatepass")
    values = bare.count(b",") + bare.count(b"[") + bare.count(b"{")
    if values > limits.values:
        raise error(f"{where}: over {limits.values} values, expected fewer")
    if max(accumulate(map(DEEPER.__getitem__, bare.translate(None, OTHERS))), default=0) > limits.deep:
        raise error(f"{where}: brackets lie in one another more than {limits.deep} deep")
    return b"0" * limits.digits not in bare.translate(DIGITS)


def _without_strings(text: str) -> str:
    r"""A JSON text without its strings; past a fault it may be another, but nobody reads on from there.

    >>> _without_strings(r'{"a": [1, "b\\"], "\"{": 2}')
    '{: [1, ], : 2}'
    """
    if "\\" in text:
        text = text.replace("\\\\", "").replace('\\"', "")
    return "".join(text.split('"')[::2])


def _require_words(value: Plain, where: str, error: type[PlaymatError], limits: Limits) -> None:
    """Refuse strings that are too long or hold signs that no text has, wherever they are."""
    todo: list[tuple[str, Plain]] = [(where, value)]
    while todo:
        at, each = todo.pop()
        if isinstance(each, str):
            if len(each) > limits.word:
                raise error(f"{at}: {len(each)} signs, expected at most {limits.word}")
            place = find_control(each)
            if place is not None:
                raise error(f"{at}: {each[place]!r} at place {place} is no sign of a text")
        elif isinstance(each, list):
            todo += [(f"{at}, {number}", part) for number, part in enumerate(each, 1)]
        elif isinstance(each, dict):
            todo += [(f"{at}, {escaped(str(name))[:40]}", part) for name, part in each.items()]
            todo += [(f"{at}, a field's name", name) for name in each]


# --- what both card lists and saves hold -----------------------------------------------------------


MOST_FIELDS = 64
MOST_CARDS = 1_000
"""Of one deck, whatever its book allows."""
MOST_DIGITS = 9
"""Of a number that is printed on a card."""


def record_faults(record: object, words: bool = True) -> list[str]:
    """Everything in a card's record that no card of any book has: wrong sorts of values, signs that are no letters.

    Without `words` its strings are not looked at, where they were before.
    """
    if not isinstance(record, dict):
        return [f"{short(record)} in place of a card; expected its fields, an object in braces"]
    if len(record) > MOST_FIELDS:
        return [f"{len(record)} fields, expected at most {MOST_FIELDS}"]
    faults = []
    for key, value in record.items():
        inner = [value] if isinstance(value, dict) else value if _are_records(value) else ()
        if inner:
            faults += [f"{escaped(str(key))}: {fault}" for each in inner for fault in record_faults(each, words)]
        elif not (value is None or isinstance(value, str | int | float) or _are_words(value)):
            faults.append(f"{escaped(str(key))} is {short(value)}, expected a word, a number or a list of words")
        elif words:
            said = [value] if isinstance(value, str) else value if isinstance(value, list | tuple) else []
            faults += [fault for word in (str(key), *said) if (fault := _fault_of_word(escaped(str(key)), word))]
    return faults


def _are_records(value: object) -> TypeGuard[list[Record]]:
    """Cards within a card, such as those that its text makes."""
    return isinstance(value, list | tuple) and 0 < len(value) <= MOST_FIELDS and all(isinstance(r, dict) for r in value)


def _are_words(value: object) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(word, str) for word in value)


def _fault_of_word(key: str, word: str) -> str:
    at = find_control(word)
    if at is not None:
        return f"{key} has {word[at]!r} at place {at}, which is no sign of a text"
    return f"{key} has {len(word)} signs, expected at most {FILE.word}" if len(word) > FILE.word else ""


def whole_number(value: object) -> int | None:
    """A whole number that could be printed on a card, as a number or in digits; None where it is none.

    >>> whole_number("13000"), whole_number(-1), whole_number("²"), whole_number(True), whole_number("9" * 5000)
    (13000, -1, None, None, None)
    """
    if isinstance(value, str):
        said = value.strip()
        digits = said.removeprefix("-")
        return int(said) if digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS else None
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**MOST_DIGITS:
        return value
    return None


def require_deck_size(record: Record, where: str, error: type[PlaymatError]) -> None:
    """Refuse counts that no deck has before any card is counted out."""
    for key, value in record.items():
        counts = value.values() if isinstance(value, dict) else ()
        for count in counts:
            if type(count) is not int or not 0 < count <= MOST_CARDS:
                said = short(count)
                raise error(f"{where}: {escaped(str(key))} has a count of {said}, expected 1 to {MOST_CARDS}")
        if sum(counts) > MOST_CARDS or (isinstance(value, list) and len(value) > MOST_CARDS):
            raise error(f"{where}: {escaped(str(key))} has over {MOST_CARDS} cards, expected fewer")
