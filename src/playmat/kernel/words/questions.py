"""What a seat can be asked. A question carries the complete tuple of legal answers.

An option is plain data: a card (its number), a word, or a tuple that begins with a word, such as
("call", 17, "front left"). The kind says how a table should present it; there are twelve.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

Option: TypeAlias = "int | str | tuple[int | str, ...]"
"""One legal answer."""


NO_ROLES: Mapping[str, tuple[str, ...]] = MappingProxyType({})

DONE = "done"
"""No more of them, or nothing at all."""


YES = "yes"
"""Do it."""


NO = "no"
"""Leave it."""


KINDS = {
    "act": "what to do now",
    "respond": "answer what goes on, or let it go on; nothing offered could stop it",
    "yes no": "do it or not",
    "pick one": "one card",
    "pick some": "cards, one at a time, then done",
    "order": "cards one after another, all of them",
    "number": "a whole number",
    "mode": "one of several effects",
    "place": "a zone",
    "ability": "which waiting ability is next",
    "seat": "a player",
    "name": "a word from a list",
}


ROLES = {
    "pick one": "card", "pick some": "card", "order": "card", "act": "card", "respond": "card", "yes no": "card",
    "ability": "card", "number": "number", "mode": "mode", "place": "place", "seat": "seat", "name": "name",
}  # fmt: skip
"""What a bare number or word among the options of each kind stands for."""
KERNEL_ACTS = {"hidden": ("hidden",), "replace": ("card", "replacement"), "ability": ("ability", "card")}
"""Options of the kernel's own: a card that the seat cannot see, a replacement, an ability that waits."""
ANSWERS = frozenset({DONE, YES, NO})
Part: TypeAlias = "tuple[str, int | str]"
"""A part of an option with its role: ("card", 17), ("place", "front left")."""


class Question(NamedTuple):
    """One choice of one seat. Tables and bots know it by `about`, the book's word for what is asked."""

    seat: int
    rule: str
    kind: str
    options: tuple[Option, ...]
    prompt: str
    source: int | None = None
    """The card whose ability asks, where there is one."""
    about: str = ""
    least: int = 1
    """How many are to be picked at least; of a pick one at a time, how many still are."""
    most: int = 1
    roles: Mapping[str, tuple[str, ...]] = NO_ROLES
    """For each word that an option may begin with: the roles of what follows it."""

    @property
    def parts(self) -> tuple[tuple[Part, ...], ...]:
        """For each option its parts by role, so that a table need not know a book's acts."""
        return tuple([parts_of(option, self.kind, self.roles) for option in self.options])

    def __reduce__(self) -> tuple[type[Question], tuple[object, ...]]:
        """Its fields; a mapping that nobody can change cannot be pickled, an equal one can."""
        *fields, _ = self
        return (Question, (*fields, dict(self.roles)))

    def __repr__(self) -> str:
        options = ", ".join(repr(o) for o in self.options[:6]) + (", ..." if len(self.options) > 6 else "")
        return f"<question for seat {self.seat} ({self.rule}, {self.about}): {self.prompt}; {options}>"


def parts_of(option: Option, kind: str, roles: Mapping[str, tuple[str, ...]]) -> tuple[Part, ...]:
    """The parts of one option, by role.

    >>> parts_of(("call", 17, "front left"), "act", {"call": ("card", "place")})
    (('card', 17), ('place', 'front left'))
    >>> parts_of(17, "pick one", {})
    (('card', 17),)
    >>> parts_of("done", "pick some", {})
    ()
    """
    if isinstance(option, tuple):
        word, *rest = option
        return tuple(zip(roles.get(str(word), ()), rest, strict=False))
    if isinstance(option, str):
        role = ROLES[kind]
        return () if option in ANSWERS or role == "card" else ((role, option),)
    return ((ROLES[kind], option),)
