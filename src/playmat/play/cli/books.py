"""`playmat books`: the books that can be played, with the size of their rules."""

from __future__ import annotations

from collections import Counter

import click
from rich.table import Table

from playmat.play.cli.common import json_option, out, write_json
from playmat.rulebook.rules import KINDS, books, rules_of


@click.command("books")
@json_option
def command(as_json: bool) -> None:
    """List the books, with how many rules of each kind they have."""
    counts = {book: count_kinds(book) for book in books()}
    if as_json:
        write_json(counts)
    else:
        out().print(_table(counts))


def count_kinds(book: str) -> dict[str, int]:
    """Count a book's rules: all, and those of each kind."""
    rules = rules_of(book)
    kinds = Counter(rule.kind for rule in rules.values())
    return {"rules": len(rules), **{kind: kinds[kind] for kind in KINDS}}


def _table(counts: dict[str, dict[str, int]]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("book")
    for heading in ("rules", *KINDS):
        table.add_column(heading, justify="right")
    for book, numbers in counts.items():
        table.add_row(book, *(str(numbers[heading]) for heading in ("rules", *KINDS)))
    return table
