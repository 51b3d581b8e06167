"""`playmat decks`: the decks that ship with the books."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape
from rich.text import Text

from playmat.books import BOOKS
from playmat.library import own_deck_records, own_records
from playmat.play.cli.common import BOOK, json_option, out, playable, write_json
from playmat.play.table.output import wrapped

NO_PART = ("format", "version", "book", "name", "about")
ABOUT = " " * 4
"""Before what a deck does."""


@click.command("decks")
@click.argument("book", type=BOOK, required=False)
@json_option
def command(book: str | None, as_json: bool) -> None:
    """List the decks that ship with BOOK, or with every book: `playmat play BOOK --deck NAME` plays one."""
    found = [deck for each in ([playable(book)] if book else BOOKS) for deck in listed(each)]
    if as_json:
        write_json(found)
    else:
        show(found)


def listed(book: str) -> list[dict[str, Any]]:
    names = {str(record.get("id")): str(record.get("name")) for record in own_records(book)}
    return [
        {"book": book, "deck": deck, "name": record.get("name", deck), "cards": count(record),
         "leads": names.get(lead(record), lead(record)), "about": record.get("about", "")}
        for deck, record in own_deck_records(book).items()
    ]  # fmt: skip


def count(record: dict[str, Any]) -> int:
    """The cards of all its parts; cards that are named besides are among them, or one more where they lead it."""
    return sum(sum(part.values()) for key, part in record.items() if isinstance(part, dict) and key not in NO_PART)


def lead(record: dict[str, Any]) -> str:
    """The card that is named apart from the others: a ruler, a leader, a first vanguard, the first of a ride deck."""
    named = [value for key, value in record.items() if isinstance(value, str | list) and key not in NO_PART]
    return next((value if isinstance(value, str) else str(value[0]) for value in named if value), "")


def show(found: list[dict[str, Any]]) -> None:
    """Each book with its decks, and below each deck what it does."""
    console = out()
    for book in dict.fromkeys(deck["book"] for deck in found):
        console.print(f"[bold]{book}[/]")
        for deck in [each for each in found if each["book"] == book]:
            facts = f"{deck['cards']} cards, led by {deck['leads']}"
            console.print(f"  [cyan]{deck['deck']}[/]  [dim]{escape(facts)}[/]")
            for line in wrapped(Text(deck["about"]), console, ABOUT):
                console.print(line)
