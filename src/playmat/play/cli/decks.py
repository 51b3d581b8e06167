"""`playmat decks`: the decks that ship with the books."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape
from rich.table import Table

from playmat.books import BOOKS
from playmat.library import own_deck_records
from playmat.play.cli.common import BOOK, json_option, out, playable, write_json

NO_PART = ("format", "version", "book", "name", "note")


@click.command("decks")
@click.argument("book", type=BOOK, required=False)
@json_option
def command(book: str | None, as_json: bool) -> None:
    """List the decks that ship with BOOK, or with every book: `playmat play BOOK --deck NAME` plays one."""
    found = [deck for each in ([playable(book)] if book else BOOKS) for deck in listed(each)]
    if as_json:
        write_json(found)
    else:
        out().print(_table(found))


def listed(book: str) -> list[dict[str, Any]]:
    return [
        {"book": book, "deck": name, "name": record.get("name", name), "cards": count(record), "leads": lead(record)}
        for name, record in own_deck_records(book).items()
    ]


def count(record: dict[str, Any]) -> int:
    """The cards of all its parts; cards that are named besides are among them, or one more where they lead it."""
    return sum(sum(part.values()) for key, part in record.items() if isinstance(part, dict) and key not in NO_PART)


def lead(record: dict[str, Any]) -> str:
    """The card that is named apart from the others: a ruler, a leader, a first vanguard."""
    return next((str(value) for key, value in record.items() if isinstance(value, str) and key not in NO_PART), "")


def _table(found: list[dict[str, Any]]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("book", "deck", "name", "led by"):
        table.add_column(heading)
    table.add_column("cards", justify="right")
    for deck in found:
        table.add_row(deck["book"], deck["deck"], escape(str(deck["name"])), escape(deck["leads"]), str(deck["cards"]))
    return table
