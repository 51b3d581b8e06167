"""A view read through a mat: whose cards lie where, and what is said of one in few words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...kernel.state.view import spread
from ..clean import clean
from ..mat import Mat, Place, Template

Entry = Mapping[str, Any]
"""A card of a view, or {"hidden": 1}."""
HIDDEN = "hidden"
A_CARD = "a card"


@dataclass(frozen=True)
class Seen:
    """What somebody at the table sees. Only the view is asked, never a game."""

    view: Mapping[str, Any]
    mat: Mat

    # --- who

    @property
    def near(self) -> int:
        """The seat at the lower edge: the one that looks, or the first."""
        seat = self.view["seat"]
        return 0 if seat is None else int(seat)

    @property
    def far(self) -> int:
        return 1 - self.near

    def label(self, seat: int) -> str:
        if self.view["seat"] is None:
            return f"player {seat + 1}"
        return "you" if seat == self.near else "opponent"

    def whose(self, seat: int) -> str:
        if self.view["seat"] is None:
            return f"player {seat + 1}'s"
        return "your" if seat == self.near else "the opponent's"

    # --- where

    def cards(self, seat: int, place: Place) -> list[Entry]:
        """The cards of a place, one entry each; of a zone in parts, what no part takes."""
        lying: list[Entry] = [*spread(self.view["zones"][seat][place.zone])]
        if place.where:
            return [entry for entry in lying if self._part(entry, place.zone) == place]
        return [entry for entry in lying if self._part(entry, place.zone) is None] if place.parts else lying

    def _part(self, entry: Entry, zone: str) -> Place | None:
        """The first part of the zone that takes the card."""
        return next((part for part in self.mat.place(zone).parts if fits(entry, part)), None)

    @cached_property
    def by_number(self) -> dict[int, Entry]:
        zones = (entries for side in self.view["zones"] for entries in side.values())
        return {entry["card"]: entry for entries in zones for entry in entries if "card" in entry}

    @cached_property
    def looks(self) -> dict[int | str, str]:
        """All that is seen of each card but its number, and where it lies: equal for cards that nothing tells apart."""
        return {
            entry["card"]: f"{seat} {zone} {sorted((key, value) for key, value in entry.items() if key != 'card')}"
            for seat, side in enumerate(self.view["zones"])
            for zone, entries in side.items()
            for entry in entries
            if "card" in entry
        }

    def added(self, number: int) -> int:
        """What the cards of a zone will add to a fighter of their player, and have not added yet."""
        adds = self.mat.battle_adds
        if adds is None or self.view["facts"]["step"] not in adds.steps:
            return 0
        lying = [side for side in self.view["zones"] if any(number == e.get("card") for z in side.values() for e in z)]
        return sum(max(entry.get(adds.number) or 0, 0) for side in lying[:1] for entry in side[adds.zone])

    @cached_property
    def beneath(self) -> dict[int, int]:
        """How many cards lie under each card, by its number."""
        counts: dict[int, int] = {}
        for place in self.mat.places:
            for entry in self._under(place):
                top = entry.get(place.points)
                if isinstance(top, int):
                    counts[top] = counts.get(top, 0) + 1
        return counts

    def _under(self, place: Place) -> Iterator[Entry]:
        if place.shape == "under":
            for seat in (self.far, self.near):
                yield from self.cards(seat, place)

    # --- what is said of a card

    def name(self, entry: Entry) -> str:
        if HIDDEN in entry:
            return self.mat.face_down.word
        return clean(str(entry["name"]))

    def named(self, target: Any) -> str:
        """A card or a player by name."""
        number = number_of(target)
        if not isinstance(number, int):
            return clean(str(number))
        if number < 0:
            return self.label(-1 - number)
        entry = self.by_number.get(number)
        return A_CARD if entry is None else self.name(entry)

    def fill(self, template: Template | None, entry: Entry) -> str:
        """The words of a template for a card; nothing for a card that is not seen."""
        if template is None or HIDDEN in entry:
            return ""
        return template.fill(lambda name: self._said(entry, name)).strip()

    def _said(self, entry: Entry, name: str) -> str:
        value, words = entry.get(name), self.mat.card
        if name in words.usual and value == words.usual[name]:
            return ""
        return value_words(value) + change_words(value, entry.get(words.changed.get(name, "")))

    def skills(self, entry: Entry) -> list[str]:
        """What it can do, in short."""
        return [
            short
            for key, words in self.mat.card.skills.items()
            for word, short in words.items()
            if has_word(entry, key, word)
        ]

    def burdens(self, entry: Entry) -> list[str]:
        """What lies on a card and under it, and what it is laid on."""
        words = self.mat.card
        carried = [said for key, label in words.carries.items() for said in amounts(label, entry.get(key))]
        laid = [f"{before} {self.named(entry[key])}" for key, before in words.points.items() if key in entry]
        below = self.beneath.get(entry.get("card", -1), 0)
        return [*carried, *laid, *([f"{below} under it"] if below else [])]

    def targets(self, entry: Entry, key: str) -> list[str]:
        """The cards and players that something on the card names."""
        found = entry.get(key) if key else None
        several = found if isinstance(found, list | tuple) else [found]
        return [self.named(each) for each in several if each is not None]


def number_of(target: Any) -> Any:
    """What names a card or a player in a view, as a number: {"card": 17} or 17, {"player": 1} or -2."""
    if not isinstance(target, Mapping):
        return target
    return -1 - target["player"] if "player" in target else target.get("card")


def fits(entry: Entry, place: Place) -> bool:
    """Whether a part of a zone takes the card."""
    return all(any(has_word(entry, key, word) for word in words) for key, words in place.where.items())


def has_word(entry: Entry, key: str, word: str) -> bool:
    value = entry.get(key)
    return word in value if isinstance(value, list | tuple) else word == value


def value_words(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        return "/".join(words for words in map(value_words, value) if words)
    return clean(str(value))


def change_words(value: Any, printed: Any) -> str:
    """By how much a number is other than printed."""
    numbers = isinstance(value, int) and isinstance(printed, int)
    return f"({value - printed:+})" if numbers and value != printed else ""


def amounts(label: str, value: Any) -> list[str]:
    """An amount with what it is called, or several by name; nothing of what there is none of."""
    if isinstance(value, Mapping):
        return [f"{clean(str(name))} {count}" for name, count in sorted(value.items()) if count]
    return [f"{label} {value_words(value)}".strip()] if value else []


def open_table(views: tuple[Mapping[str, Any], Mapping[str, Any]], seat: int | None) -> dict[str, Any]:
    """The table with both hands open, out of the views of both seats: each side as its own player sees it."""
    first, second = views
    zones = [first["zones"][0], second["zones"][1]]
    return {**first, "seat": seat, "zones": zones, "question": None}
