"""`playmat deck check`: whether a deck may be played, with the rule for each fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from playmat.kernel.words.errors import PlaymatError
from playmat.play.cli.common import BOOK, Suggesting, hint, json_option, out, patience, playable, sentence, write_json
from playmat.play.decks import card_list, deck_record, faults_of


@click.group("deck", cls=Suggesting)
def command() -> None:
    """Look at decks."""


@command.command("check")
@click.argument("book", type=BOOK)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--cards", type=click.Path(path_type=Path), help="Cards the deck may use beside ours.")
@json_option
def check(book: str, file: Path, cards: Path | None, as_json: bool) -> None:
    """Say whether the deck in FILE may be played by BOOK, or every fault with its rule.

    The exit code is 1 for a deck that may not be played.
    """
    try:
        record, known = deck_record(file), card_list(playable(book), cards)
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    with patience("reading the cards"):
        deck, faults = faults_of(record, known, file.name)
    report = {
        "deck": str(record.get("name", file.stem)),
        "cards": len(deck.cards()) if deck is not None else 0,
        "legal": not faults,
        "faults": [{"rule": fault.rule, "message": fault.message} for fault in faults],
    }
    show(report, as_json)


def show(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        write_json(report)
    elif report["legal"]:
        out().print(f"[green]legal[/]  {escape(report['deck'])}, {report['cards']} cards")
    else:
        out().print(f"[red]not legal[/]  {escape(report['deck'])}")
        for fault in report["faults"]:
            rule = f" ({fault['rule']})" if fault["rule"] else ""
            out().print(f"  {escape(sentence(fault['message']))}{rule}", soft_wrap=True)
    if not report["legal"]:
        raise click.exceptions.Exit(1)
