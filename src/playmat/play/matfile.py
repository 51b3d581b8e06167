"""Reading a game's `mat.json`: every word of it is checked against the book, and each fault is told with its place.

A fault says what was given, where, what was expected, and the nearest word that would do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from ..books import BOOKS, book
from ..games import room
from ..kernel.words.book import Book, Sight
from ..kernel.words.errors import PlaymatError, did_you_mean
from ..kernel.words.facts import KERNEL_FACTS
from ..kernel.words.reading import read_json
from .mat import HUES, SEAT, SHAPES, Adds, CardWords, Mat, Place, Role, Shown, Sign, Square, Template, plain_mat

FORMAT, VERSION = "playmat-mat", 1
FILE = "mat.json"
ANY = "any"
TOP = ("format", "version", "book", "grid", "zones", "facts", "card", "signs", "battle")
COMMON = ("as", "label", "if", "where")
COUNTED = ("of", "danger", "low")
KEYS: Mapping[str, tuple[str, ...]] = {
    "spot": ("at", "lead"),
    "cells": ("at",),
    "row": ("between", "by", "note", "sum", "points", "whose", "tells", "newest"),
    "groups": ("by",),
    "pips": COUNTED,
    "spread": COUNTED,
    "pile": ("under", "danger", "low"),
    "hand": ("by", "note"),
    "under": ("points",),
    "none": (),
}
"""What may be said of a place of each shape, beside what may be said of all."""
NEEDED: Mapping[str, tuple[str, ...]] = {"spot": ("at",), "cells": ("at",), "groups": ("by",), "under": ("points",)}
Kind = TypeVar("Kind")


class MatError(PlaymatError):
    """A mat that cannot be drawn."""


def mat_of(its_book: Book) -> Mat:
    """The mat of a book's game, or a plain one where the game has none."""
    if its_book.name in BOOKS and (room(its_book.name) / FILE).is_file():
        return own_mat(its_book.name)
    return plain_mat(its_book)


@cache
def own_mat(book_name: str) -> Mat:
    return read_mat((room(book_name) / FILE).read_text("utf-8"), book(book_name))


def read_mat(text: str, its_book: Book) -> Mat:
    """A mat out of the text of its file."""
    here = Here(its_book)
    return _mat(here, read_json(text, f"mat of {its_book.name}", MatError))


@dataclass(frozen=True)
class Here:
    """A place in the file, and what may be said there."""

    book: Book
    path: str = ""

    def into(self, key: object) -> Here:
        return Here(self.book, f"{self.path}, {key}" if self.path else str(key))

    def fault(self, given: object, expected: str, known: Iterable[str] = ()) -> MatError:
        at = f", {self.path}" if self.path else ""
        nearest = did_you_mean(str(given), known)
        return MatError(f"mat of {self.book.name}{at}: {given!r} is given; expected {expected}{nearest}")

    # --- values of one kind

    def value(self, given: Any, kind: type[Kind], expected: str) -> Kind:
        if not isinstance(given, kind) or (isinstance(given, bool) and kind is not bool):
            raise self.fault(given, expected)
        return given

    def record(self, given: Any, allowed: Collection[str] | None = None, needed: Iterable[str] = ()) -> dict[str, Any]:
        found = self.value(given, dict, "an object")
        for key in found:
            if allowed is not None and key not in allowed:
                raise self.fault(key, f"one of {', '.join(allowed)}", allowed)
        for key in needed:
            if key not in found:
                raise self.fault(sorted(found), f"{key!r} among them", found)
        return found

    def words(self, given: Any) -> str:
        found = self.value(given, str, "words")
        if not found.isprintable():
            raise self.fault(found, "words that can be printed")
        return found

    def flag(self, given: Any) -> bool:
        return self.value(given, bool, "true or false")

    def number(self, given: Any) -> int:
        return self.value(given, int, "a whole number")

    def optional_number(self, given: Any) -> int | None:
        return None if given is None else self.number(given)

    def one_of(self, given: Any, known: Collection[str], what: str) -> str:
        word = self.words(given)
        if word not in known:
            raise self.fault(word, what, known)
        return word

    # --- words of the book

    def characteristic(self, given: Any) -> str:
        known = [each.name for each in self.book.words.characteristics]
        return self.one_of(given, known, "a characteristic of the book")

    def told_of_cards(self, given: Any) -> str:
        """A characteristic, or what the book's own `shows` adds to a card."""
        return str(given) if given in self.book.sight.adds else self.characteristic(given)

    def characteristics(self, given: Any) -> tuple[str, ...]:
        several = given if isinstance(given, list) else [given]
        return tuple(self.characteristic(each) for each in several)

    def template(self, given: Any) -> Template:
        template = Template(self.words(given))
        for name in template.names:
            self.told_of_cards(name)
        if _loose_signs(template):
            raise self.fault(given, "brackets and braces in pairs, brackets not within brackets")
        return template

    def optional_template(self, given: Any) -> Template | None:
        return None if given is None else self.template(given)

    def zone(self, given: Any) -> str:
        return self.one_of(given, [zone.name for zone in self.book.places.zones], "a zone of the book")

    def fact(self, given: Any) -> str:
        """A fact that everybody may know; {seat} in it stands for each player's number."""
        word = self.words(given)
        known = [fact.name for fact in (*KERNEL_FACTS, *self.book.notes.facts) if fact.seen is not None]
        for each in {word.replace(SEAT, str(seat)) for seat in range(self.book.seats)}:
            if each not in known:
                raise self.fault(each, "an open fact of the book", known)
        return word

    def carried(self, given: Any) -> str:
        """What a card carries in a view: an open mark, or what the book's own `shows` adds, declared or not."""
        marks = [mark.name for mark in self.book.notes.marks if mark.seen is not None]
        known = [*marks, *sorted(self.book.sight.adds)]
        return self.words(given) if self._shows_undeclared() else self.one_of(given, known, "an open mark of the book")

    def _shows_undeclared(self) -> bool:
        return self.book.sight.shows is not Sight().shows and not self.book.sight.adds


def _loose_signs(template: Template) -> str:
    """The brackets and braces of a template that stand alone or within others."""
    left = template.text
    for name in template.names:
        left = left.replace("{" + name + "}", "", 1)
    pieces = "".join(sign for sign in left if sign in "[]{}")
    return pieces.replace("[]", "")


# --- the parts of a mat ----------------------------------------------------------------------------------


def _mat(here: Here, data: Any) -> Mat:
    found = here.record(data, TOP, ("format", "version", "book", "grid", "zones", "card", "signs"))
    for key, expected in (("format", FORMAT), ("version", VERSION), ("book", here.book.name)):
        if found[key] != expected:
            raise here.into(key).fault(found[key], repr(expected))
    columns, rows = _grid(here.into("grid"), found["grid"])
    places = _places(here.into("zones"), found["zones"], columns, rows)
    upright, rested, face_down = _signs(here.into("signs"), found["signs"])
    battle, note, adds = _battle(here.into("battle"), found.get("battle", {"roles": {}}))
    facts = here.into("facts").record(found.get("facts", {}))
    return Mat(
        here.book.name, columns, rows, places, _card(here.into("card"), found["card"]), upright, rested, face_down,
        tuple(_shown(here.into("facts").into(fact), fact, said) for fact, said in facts.items()), battle, note, adds,
    )  # fmt: skip


def _grid(here: Here, given: Any) -> tuple[int, int]:
    numbers = here.value(given, list, "[columns, rows]")
    if len(numbers) != 2 or not all(isinstance(each, int) and 1 <= each <= 9 for each in numbers):
        raise here.fault(given, "[columns, rows], each from 1 to 9")
    columns, rows = numbers
    return columns, rows


def _places(here: Here, given: Any, columns: int, rows: int) -> tuple[Place, ...]:
    """Every zone of the book once, and no square taken twice, but by zones that are one place."""
    zones = {zone.name: zone for zone in here.book.places.zones}
    found = here.record(given)
    for zone in found:
        here.zone(zone)
    for zone in zones:
        if zone not in found:
            raise here.fault(list(found), f"a place for the zone {zone!r} as well")
    places = tuple(_place(here.into(zone), zone, said, zones[zone].shared) for zone, said in found.items())
    _check_squares(here, [part for place in places for part in (place, *place.parts)], columns, rows)
    return places


def _check_squares(here: Here, places: Iterable[Place], columns: int, rows: int) -> None:
    taken: dict[tuple[int, int], str] = {}
    one_place = [set(pair) for pair in here.book.places.one_place]
    for place in places:
        for square in place.at.squares() if place.at is not None else []:
            column, row = square
            if column > columns or row > rows:
                raise here.into(place.zone).fault(list(square), f"a square of the grid of {columns} by {rows}")
            if square in taken and {taken[square], place.zone} not in one_place:
                raise here.into(place.zone).fault(list(square), f"a square that {taken[square]!r} does not take")
            taken[square] = place.zone


def _place(here: Here, zone: str, given: Any, shared: bool, part: bool = False) -> Place:
    shape = here.into("as").one_of(here.record(given, None, ["as"])["as"], SHAPES, f"one of {', '.join(SHAPES)}")
    more = () if part else ("parts",)
    said = here.record(given, (*COMMON, *more, *KEYS[shape]), (*NEEDED.get(shape, ()), *(["where"] if part else [])))
    if not part and "where" in said:
        raise here.fault("where", "it in a part of a zone only")
    parts = here.into("parts").value(said.get("parts", []), list, "a list")
    return Place(
        zone, shape, here.into("label").words(said.get("label", zone)),
        at=_square(here.into("at"), said.get("at")),
        lead=here.into("lead").flag(said.get("lead", False)),
        if_any=_if_any(here.into("if"), said),
        by=here.into("by").characteristics(said.get("by", [])),
        note=here.into("note").optional_template(said.get("note")),
        sum=here.into("sum").characteristic(said["sum"]) if "sum" in said else "",
        full=here.into("of").optional_number(said.get("of")),
        danger=here.into("danger").optional_number(said.get("danger")),
        low=here.into("low").flag(said.get("low", False)),
        between=here.into("between").flag(said.get("between", False)),
        under=here.into("under").zone(said["under"]) if "under" in said else "",
        points=_carried(here, said, "points"),
        whose=_carried(here, said, "whose"),
        tells=tuple(here.into("tells").carried(each) for each in said.get("tells", [])),
        newest=here.into("newest").flag(said.get("newest", False)),
        where=_where(here.into("where"), said.get("where", {})),
        parts=tuple(_place(here.into(f"part {n}"), zone, each, shared, True) for n, each in enumerate(parts, 1)),
        shared=shared,
    )  # fmt: skip


def _carried(here: Here, said: Mapping[str, Any], key: str) -> str:
    return here.into(key).carried(said[key]) if key in said else ""


def _if_any(here: Here, said: Mapping[str, Any]) -> bool:
    return "if" in said and here.one_of(said["if"], (ANY,), repr(ANY)) == ANY


def _square(here: Here, given: Any) -> Square | None:
    if given is None:
        return None
    numbers = here.value(given, list, "[column, row] or [column, row, wide, high]")
    if len(numbers) not in (2, 4) or not all(isinstance(each, int) and each >= 1 for each in numbers):
        raise here.fault(given, "[column, row] or [column, row, wide, high], counted from 1")
    return Square(*numbers)


def _where(here: Here, given: Any) -> dict[str, tuple[str, ...]]:
    found = here.record(given)
    return {
        here.told_of_cards(key): tuple(
            here.into(key).words(each) for each in here.value(words, list, "a list of words")
        )
        for key, words in found.items()
    }


def _shown(here: Here, fact: str, given: Any) -> Shown:
    said = here.record(given, ("label", "if", "danger", "low", "cards", "says", "title"), ("label",))
    return Shown(
        here.fact(fact), here.into("label").words(said["label"]), _if_any(here.into("if"), said),
        here.into("danger").optional_number(said.get("danger")), here.into("low").flag(said.get("low", False)),
        here.into("cards").flag(said.get("cards", False)), here.into("says").words(said.get("says", "")),
        here.into("title").flag(said.get("title", False)),
    )  # fmt: skip


def _card(here: Here, given: Any) -> CardWords:
    keys = ("line", "short", "detail", "usual", "changed", "skills", "carries", "points", "hues")
    said = here.record(given, keys, ("line", "short", "detail"))
    line, short, detail = (here.into(key).template(said[key]) for key in ("line", "short", "detail"))
    changed = here.into("changed").record(said.get("changed", {}))
    usual = here.into("usual").record(said.get("usual", {}))
    return CardWords(
        line, short, detail,
        {here.into("usual").characteristic(key): value for key, value in usual.items()},
        {here.into("changed").characteristic(key): here.into(f"changed, {key}").characteristic(printed)
         for key, printed in changed.items()},
        _by_characteristic(here.into("skills"), said.get("skills", {})),
        _by_carried(here.into("carries"), said.get("carries", {})),
        _by_carried(here.into("points"), said.get("points", {})),
        _hues(here.into("hues"), said.get("hues", {})),
    )  # fmt: skip


def _by_characteristic(here: Here, given: Any) -> dict[str, dict[str, str]]:
    found = here.record(given)
    return {
        here.characteristic(key): {word: here.into(key).words(short) for word, short in here.record(words).items()}
        for key, words in found.items()
    }


def _hues(here: Here, given: Any) -> dict[str, dict[str, str]]:
    found = _by_characteristic(here, given)
    for key, hues in found.items():
        for word, hue in hues.items():
            here.into(key).into(word).one_of(hue, HUES, f"one of {', '.join(HUES)}")
    return found


def _by_carried(here: Here, given: Any) -> dict[str, str]:
    return {here.carried(key): here.into(key).words(words) for key, words in here.record(given).items()}


def _signs(here: Here, given: Any) -> tuple[Sign, Sign, Sign]:
    names = ("upright", "rested", "face down")
    said = here.record(given, names, names)
    upright, rested, face_down = (_sign(here.into(name), said[name]) for name in names)
    return upright, rested, face_down


def _sign(here: Here, given: Any) -> Sign:
    said = here.record(given, ("sign", "word"), ("sign", "word"))
    return Sign(_one_letter(here.into("sign"), said["sign"]), here.into("word").words(said["word"]))


def _one_letter(here: Here, given: Any) -> str:
    if len(here.words(given)) != 1:
        raise here.fault(given, "one letter or sign")
    return str(given)


def _battle(here: Here, given: Any) -> tuple[tuple[Role, ...], Template | None, Adds | None]:
    said = here.record(given, ("roles", "note", "adds"), ("roles",))
    roles = here.into("roles").record(said["roles"])
    found = tuple(_role(here.into(fact), fact, words) for fact, words in roles.items())
    adds = _adds(here.into("adds"), said["adds"]) if "adds" in said else None
    return found, here.into("note").optional_template(said.get("note")), adds


def _adds(here: Here, given: Any) -> Adds:
    keys = ("zone", "number", "to", "steps")
    said = here.record(given, keys, keys)
    steps = here.into("steps").value(said["steps"], list, "a list of steps")
    known = here.book.words.phases
    return Adds(
        here.into("zone").zone(said["zone"]), here.into("number").characteristic(said["number"]),
        here.into("to").characteristic(said["to"]),
        tuple(here.into("steps").one_of(step, known, "a phase or step of the book") for step in steps),
    )  # fmt: skip


def _role(here: Here, fact: str, given: Any) -> Role:
    said = here.record(given, ("sign", "word", "before", "aimed at"), ("sign", "word"))
    return Role(
        here.fact(fact), _one_letter(here.into("sign"), said["sign"]), here.into("word").words(said["word"]),
        here.into("before").words(said.get("before", "")), here.into("aimed at").flag(said.get("aimed at", False)),
    )  # fmt: skip
