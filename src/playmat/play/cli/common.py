"""What the commands share: consoles, JSON, and arguments that answer a slip with a hint.

Reports go to standard output, progress and notes to standard error, so that `--json` can be piped.
Colour and width follow the terminal, `NO_COLOR` and `COLUMNS`.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Timer

import click
from click.exceptions import NoSuchCommand
from click.shell_completion import CompletionItem
from rich.console import Console

from playmat.books import BOOKS
from playmat.kernel.state.rng import SEEDS
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import BookError, DeckError, did_you_mean
from playmat.kernel.words.reading import escaped, short
from playmat.library import own_deck_records
from playmat.play.table.washing import Washing
from playmat.rulebook.rules import rules_of


def out() -> Console:
    """Give the console for reports; a sign that a narrow encoding lacks becomes a question mark."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    console = Console(file=sys.stdout, highlight=False, emoji=False)
    console.push_render_hook(Washing())
    return console


def notes() -> Console:
    """Give the console for progress, notes and warnings."""
    return Console(file=sys.stderr, highlight=False, emoji=False)


def write_json(value: object) -> None:
    """Write a report; signs that steer a screen are escaped, as JSON writes them."""
    said = json.dumps(value, indent=2, ensure_ascii=False)
    click.echo("".join(sign if sign.isprintable() or sign == "\n" else json.dumps(sign)[1:-1] for sign in said))


PATIENCE = 2.0
"""Seconds after which a progress bar appears."""


@contextmanager
def patience(doing: str) -> Iterator[None]:
    """Say what takes so long, once it has taken a while, where somebody looks on."""
    console = notes()
    if not console.is_terminal:
        yield
        return
    status = console.status(doing)
    late = Timer(PATIENCE, status.start)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()
        status.stop()


def at_terminal() -> bool:
    """Whether somebody types and looks on; standard input may be closed."""
    return all(stream is not None and not stream.closed and stream.isatty() for stream in (sys.stdin, sys.stdout))


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
            said = hint(error)
            known = "" if "Did you mean" in said else f"; there is {', '.join(BOOKS)}"
            raise click.UsageError(said + known, ctx) from error
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in BOOKS if name.startswith(incomplete)]


class DeckArgument(click.ParamType[str]):
    """Decks by name, or a file; what is wrong with it is told where it is read."""

    name = "deck"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        book = ctx.params.get("book") or next(iter(BOOKS))
        found = [name for name in own_deck_records(book) if name.startswith(last)] if book in BOOKS else []
        return [CompletionItem(f"{before}{comma}{name}") for name in found] or [
            CompletionItem(incomplete, type="file")
        ]


BOOK = BookArgument()
DECK = DeckArgument()
SEED = click.IntRange(0, SEEDS - 1)

json_option = click.option("--json", "as_json", is_flag=True, help="Write the report as JSON.")


def hint(error: Exception) -> str:
    """Write an error's message with its hint as a sentence of its own: 'no deck named x. Did you mean y?'."""
    return sentence(str(error))


def sentence(message: str) -> str:
    return escaped(message.replace("; did you mean", ". Did you mean"))


def known_deck(name: str, known: Mapping[str, Deck]) -> Deck:
    """A deck by name; a name that no deck has is bad usage."""
    if name not in known:
        near = did_you_mean(name, known) or f"; there is {', '.join(known)}"
        raise click.UsageError(hint(DeckError(f"no deck named {short(name)}{near}")))
    return known[name]


def playable(name: str) -> str:
    """A book that can be played; one of which only the rules are known is bad usage."""
    if name not in BOOKS:
        raise click.UsageError(f"{name} cannot be played yet; there is {', '.join(BOOKS)}")
    return name
