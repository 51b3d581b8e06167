"""What the commands share: consoles, JSON, and arguments that answer a slip with a hint.

Reports go to standard output, progress and notes to standard error, so that `--json` can be piped.
Colour and width follow the terminal, `NO_COLOR` and `COLUMNS`.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Mapping

import click
from click.exceptions import NoSuchCommand
from rich.console import Console

from playmat.books import BOOKS
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import BookError, DeckError, did_you_mean
from playmat.rulebook.rules import rules_of


def out() -> Console:
    """Give the console for reports; a sign that a narrow encoding lacks becomes a question mark."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(file=sys.stdout, highlight=False, emoji=False)


def notes() -> Console:
    """Give the console for progress, notes and warnings."""
    return Console(file=sys.stderr, highlight=False, emoji=False)


def write_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


PATIENCE = 2.0
"""Seconds after which a progress bar appears."""


class Suggesting(click.Group):
    """A group that answers a misspelt command with the one that was meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except NoSuchCommand as error:
            raise NoSuchCommand(error.command_name, possibilities=self.commands, ctx=ctx) from None


class Failure(click.ClickException):
    """The command was understood and could not be done: exit code 1."""

    exit_code = 1


class BookArgument(click.ParamType[str]):
    """The name of a book; a name that no book has is bad usage."""

    name = "book"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            rules_of(value)
        except BookError as error:
            raise click.UsageError(hint(error), ctx) from error
        return value


BOOK = BookArgument()

json_option = click.option("--json", "as_json", is_flag=True, help="Write the report as JSON.")


def hint(error: Exception) -> str:
    """Write an error's message with its hint as a sentence of its own: 'no deck named x. Did you mean y?'."""
    return sentence(str(error))


def sentence(message: str) -> str:
    return message.replace("; did you mean", ". Did you mean")


def known_deck(name: str, known: Mapping[str, Deck]) -> Deck:
    """A deck by name; a name that no deck has is bad usage."""
    if name not in known:
        near = did_you_mean(name, known) or f"; there is {', '.join(known)}"
        raise click.UsageError(hint(DeckError(f"no deck named {name!r}{near}")))
    return known[name]


def playable(name: str) -> str:
    """A book that can be played; one of which only the rules are known is bad usage."""
    if name not in BOOKS:
        raise click.UsageError(f"{name} cannot be played yet; there is {', '.join(BOOKS)}")
    return name
