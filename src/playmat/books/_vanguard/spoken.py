"""Which unit gets something where the card that a text spoke of last is no unit: in the hand, the soul, the deck."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from playmat.kernel import nodes as n
from playmat.text.printing import kind_of

from .lexicon import ZONES

OFF_THE_FIELD = frozenset((*ZONES.values(), "G zone"))


@dataclass
class Spoken:
    """Cards that a step made known: by which choice of the text, if by one, and whether they are units."""

    choice: int | None
    are_units: bool
    slot: str = ""
    alone: bool = False
    """One card was chosen, and nothing has been done with it."""


class Speaking:
    """One text, step by step.

    "Choose one of your rear-guards, discard a card, and that unit gets ...": it is the rear-guard. Where no unit was
    chosen it is the one of the event.
    """

    def __init__(self, own: n.Reference | None) -> None:
        self.own, self.said, self.choices = own, list[Spoken](), 0
        self.named: dict[int, str] = {}

    def heard(self, effect: n.Effect) -> n.Effect:
        told: n.Effect = self.each(effect)
        if not self.named:
            return told
        self.choices = 0
        named: n.Effect = self.with_names(told)
        return named

    def each(self, value: Any) -> Any:
        """The effect, or a tuple of them, in the order of the text. What is quoted speaks for itself."""
        if isinstance(value, tuple):
            return tuple([self.each(part) for part in value])
        if not isinstance(value, n.Effect):
            return value
        value = self.both(value)
        if isinstance(value, n.Modify):
            return self.given(value)
        self.note(value)
        return inside(value, self.each)

    def both(self, step: n.Effect) -> n.Effect:
        """ "Choose one of yours, your opponent chooses one, and retire them": two that were chosen one by one."""
        cards = getattr(step, "cards", None)
        if cards != n.It():
            return step
        two = self.said[-2:]
        for spoken in self.said:
            was_alone, spoken.alone = spoken.alone, False
            if not was_alone and spoken in two:
                two = []
        if kind_of(cards) != "those" or len(two) < 2:
            return step
        return replace(step, cards=n.Both(tuple([n.It(self.name_of(spoken)) for spoken in two])))  # type: ignore[call-arg]

    def name_of(self, spoken: Spoken) -> str:
        assert spoken.choice is not None
        return self.named.setdefault(spoken.choice, spoken.slot or f"chosen {spoken.choice}")

    def given(self, change: n.Modify) -> n.Modify:
        latest = self.said[-1] if self.said else None
        if change.cards != n.It() or latest is None or latest.are_units or not all(map(is_for_units, change.changes)):
            return change
        for spoken in reversed(self.said):
            if spoken.are_units and spoken.choice is not None:
                return replace(change, cards=n.It(self.name_of(spoken)))
        return replace(change, cards=self.own) if isinstance(self.own, n.Role) else change

    def note(self, step: n.Effect) -> None:
        match step:
            case n.Choose(among, count, up_to, into=into):
                self.choices += 1
                alone = count == n.Number(1) and not up_to
                self.said.append(Spoken(self.choices, self.are_units(among), into, alone))
            case n.Search() | n.Look() | n.Reveal():
                self.said.append(Spoken(None, False))
            case n.Move(n.It(""), to) if self.said:
                self.said[-1].are_units = to not in OFF_THE_FIELD
            case n.Move(n.Top() | n.Cards(), to):
                self.said.append(Spoken(None, to not in OFF_THE_FIELD))
            case n.Place(_, n.It("")) if self.said:
                self.said[-1].are_units = True
            case n.Place():
                self.said.append(Spoken(None, True))

    def are_units(self, among: n.Reference) -> bool:
        if isinstance(among, n.Cards) and among.zones:
            return not OFF_THE_FIELD.issuperset(among.zones)
        return bool(self.said) and self.said[-1].are_units

    def with_names(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([self.with_names(part) for part in value])
        if not isinstance(value, n.Effect):
            return value
        if isinstance(value, n.Choose):
            self.choices += 1
            return replace(value, into=self.named.get(self.choices, value.into))
        return value if isinstance(value, n.Modify) else inside(value, self.with_names)


def inside(value: n.Effect, change: Any) -> n.Effect:
    """The effect with those in it changed."""
    new = {}
    for entry in fields(value):
        old = getattr(value, entry.name)
        if entry.name != "form" and isinstance(old, n.Effect | tuple):
            part = change(old)
            if part != old:
                new[entry.name] = part
    return replace(value, **new) if new else value


def is_for_units(change: n.Change) -> bool:
    """Units alone fight: another card may have its grade or its shield changed."""
    return isinstance(change, n.Add) and change.characteristic in ("power", "critical", "drive")
