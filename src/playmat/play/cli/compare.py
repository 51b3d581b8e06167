"""`playmat rules --compare OLDER NEWER [ID]`: the rules of two books of one game side by side."""

from __future__ import annotations

from typing import Any

import click
from rich.markup import escape
from rich.table import Table

from playmat.kernel.words.errors import BookError
from playmat.play.cli.common import hint, out, write_json
from playmat.rulebook.comparing import CHANGED, GONE, NEW, SAME, Compared, compared, counts, in_order
from playmat.rulebook.rules import find_rule, rules_of

TELLS = {
    SAME: "says the same",
    CHANGED: "says it otherwise",
    NEW: "is new",
    GONE: "is gone",
}


def show(one: str, other: str, rule_id: str | None, as_json: bool) -> None:
    """Show one rule of both books, or how many are the same and which are not."""
    try:
        older, newer, _ = in_order(one, other)
        found = compared(older, newer)
        chosen = [each for each in found if rule_id in (each.older, each.newer)] if rule_id else found
        if rule_id and not chosen:
            _refuse(older, newer, rule_id)
    except BookError as error:
        raise click.UsageError(hint(error)) from error
    if as_json:
        rules = [_plain(older, newer, each) for each in chosen]
        write_json({"older": older, "newer": newer, **counts(found), "rules": rules})
    elif rule_id:
        _side_by_side(older, newer, chosen)
    else:
        _overview(older, newer, found)


def _refuse(older: str, newer: str, rule_id: str) -> None:
    """Neither book has a behaviour rule of this id: say that it does not exist, or what it is."""
    rule = find_rule(newer, rule_id) if rule_id not in rules_of(older) else find_rule(older, rule_id)
    raise click.UsageError(f"{rule_id} is no rule that the engine keeps ({rule.kind}); only those are compared")


def _plain(older: str, newer: str, each: Compared) -> dict[str, Any]:
    return {"older": each.older, "newer": each.newer, "is": each.word,
            "older gist": gist(older, each.older), "newer gist": gist(newer, each.newer)}  # fmt: skip


def gist(book: str, rule_id: str) -> str:
    return rules_of(book)[rule_id].gist if rule_id else ""


def _side_by_side(older: str, newer: str, chosen: list[Compared]) -> None:
    console = out()
    for each in chosen:
        table = Table(box=None, pad_edge=False, expand=True)
        for book, rule_id in ((older, each.older), (newer, each.newer)):
            table.add_column(escape(f"{book} {rule_id or 'has no such rule'}"), ratio=1)
        table.add_row(escape(gist(older, each.older)), escape(gist(newer, each.newer)))
        console.print(table)
        console.print(f"{each.newer or each.older} {TELLS[each.word]}", style="dim")
        if each != chosen[-1]:
            console.print()


def _overview(older: str, newer: str, found: list[Compared]) -> None:
    console = out()
    numbers = counts(found)
    told = ", ".join(f"{numbers[word]} {word}" for word in numbers)
    console.print(f"[bold]{newer}[/] beside {older}: {told}")
    for word in (CHANGED, NEW, GONE):
        console.print(f"\n[bold]{word}[/]")
        table = Table(box=None, show_header=False, pad_edge=False)
        for _ in range(3 if word == CHANGED else 2):
            table.add_column(no_wrap=False)
        for each in found:
            if each.word == word:
                ids = [each.older, each.newer] if word == CHANGED else [each.newer or each.older]
                book, rule_id = (older, each.older) if word == GONE else (newer, each.newer)
                table.add_row(*ids, escape(gist(book, rule_id)))
        console.print(table)
    console.print(f"\nplaymat rules --compare {older} {newer} ID shows one beside the other", style="dim")
