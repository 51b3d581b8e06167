"""What a seat can be asked. A question carries the complete tuple of legal answers.

An option is plain data: a card (its number), a word, or a tuple that begins with a word, such as
("call", 17, "front left"). The kind says how a table should present it; there are twelve.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Option: TypeAlias = "int | str | tuple[int | str, ...]"


DONE = "done"


YES = "yes"


NO = "no"


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


class Question(NamedTuple):
    """One choice of one seat. `source` is the card whose ability asks, where there is one."""

    seat: int
    rule: str
    kind: str
    options: tuple[Option, ...]
    prompt: str
    source: int | None = None
