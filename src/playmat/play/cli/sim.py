"""`playmat sim`: bots play a series of games, and the tally says who won and how fast it went."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from playmat.kernel.words.errors import PlaymatError
from playmat.play.cli.bots import bot_memory, bot_time
from playmat.play.cli.common import (
    BOOK,
    DECK,
    PATIENCE,
    SEED,
    Failure,
    hint,
    json_option,
    known_deck,
    notes,
    out,
    patience,
    playable,
    write_json,
)
from playmat.play.hiring import maker_of
from playmat.play.memory import FEWEST
from playmat.play.outside import Terms
from playmat.play.sim import Played, Series, Tally, cards_of, decks_of, reproduction, run_series

MOST_FAULTS = 20
"""Broken games that are printed; --json lists all."""


def two_bots(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, str]:
    names = [name.strip() for name in value.split(",")]
    for name in names:
        try:
            maker_of(name)
        except PlaymatError as error:
            raise click.BadParameter(hint(error)) from error
    if len(names) > 2:
        raise click.BadParameter(f"{len(names)} bots are named, two play")
    return (names[0], names[-1])


@click.command("sim")
@click.argument("book", type=BOOK)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=SEED, default=0, show_default=True, help="Seed of the first game.")
@click.option(
    "--from",
    "first",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    metavar="N",
    help="Begin with game N of the series, to play a long one in parts.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
@click.option(
    "--bots", callback=two_bots, default="random,random", show_default=True,
    help="Who plays: names, module:Class, or exec:COMMAND, with a comma between them.",
)  # fmt: skip
@bot_time
@bot_memory
@click.option("--decks", type=DECK, default="", metavar="A,B", help="Decks by name; all of ours if none is named.")
@click.option("--cards", type=click.Path(path_type=Path), help="Build random decks out of this card file.")
@click.option(
    "--check",
    type=click.IntRange(min=1),
    metavar="K",
    help="Check the laws of the game, the dear ones at every K-th question.",
)
@click.option(
    "--flat",
    type=click.FloatRange(min=0),
    metavar="P",
    help="Fail if memory grows by more than P in 100 over the last half of the games.",
)
@json_option
def command(
    book: str, games: int, seed: int, first: int, jobs: int, bots: tuple[str, str], decks: str, cards: Path | None,
    check: int | None, flat: float | None, bot_seconds: float, bot_memory: int, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play games of BOOK and count wins, turns and decisions.

    Bots change seats every game and decks every other game. A game that fails is counted and printed as
    the line that plays it again; the exit code is then 1.
    """
    if decks and cards:
        raise click.UsageError("--decks names our decks and --cards builds others: give one of them")
    names = () if cards else chosen_decks(playable(book), decks)
    if cards:
        require_cards(cards, playable(book))
    terms = Terms(seconds=bot_seconds, memory=bot_memory)
    series = Series(book, games, seed, bots, names, str(cards or ""), check or 0, terms, first)
    try:
        tally = run_with_bar(series, jobs)
    except PlaymatError as error:
        raise Failure(hint(error)) from error
    report(series, tally, as_json)
    grown = tally.grown()
    if flat is not None and grown is None:
        raise Failure(f"whether memory grows can be told of {FEWEST} games and more")
    if flat is not None and grown is not None and grown > flat:
        raise Failure(f"memory grew by {grown:.1f} in 100 over the last half of the games, over {flat:g}")


def chosen_decks(book: str, names: str) -> tuple[str, ...]:
    """The decks named, or all of ours."""
    try:
        with patience("reading the cards"):
            known = decks_of(book)
    except PlaymatError as error:
        raise Failure(f"the decks of {book} cannot be read: {hint(error)}") from error
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if len(wanted) > 2:
        raise click.UsageError(f"{len(wanted)} decks are named, two play")
    for name in wanted:
        known_deck(name, known)
    return tuple(wanted[:1] * 2 if len(wanted) == 1 else wanted) or tuple(known)


def require_cards(path: Path, book: str) -> None:
    try:
        with patience("reading the cards"):
            cards = cards_of(str(path), book)
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    if not cards:
        raise Failure(f"no card of {str(path)!r} can be read: see playmat cards check {book} {path}")


def run_with_bar(series: Series, jobs: int) -> Tally:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = notes()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=series.games, visible=False)

        seen_faults: list[bool] = []

        def tell(played: Played) -> None:
            progress.advance(task)
            if not progress.tasks[0].visible and (progress.tasks[0].elapsed or 0) > PATIENCE:
                progress.update(task, visible=True)
            seen_faults.append(bool(played.error))
            if played.error and sum(seen_faults) <= MOST_FAULTS:
                progress.console.print(fault_line(series, played), style="red", soft_wrap=True, markup=False)

        return run_series(series, jobs, tell)


def fault_line(series: Series, fault: Played) -> str:
    decks = " against ".join(fault.decks)
    return (
        f"error: {series.book}, {decks}, seed {fault.seed}, after {fault.decisions} answers: {fault.error}; "
        f"again: {reproduction(series, fault)}"
    )


def report(series: Series, tally: Tally, as_json: bool) -> None:
    if as_json:
        write_json(tally.as_json())
    else:
        show(series, tally)
    if tally.faults:
        raise click.exceptions.Exit(1)


def show(series: Series, tally: Tally) -> None:
    known = tally.as_json()
    console = out()
    console.print(
        f"[bold]{series.book}[/]  {tally.games} games, {len(tally.faults)} errors, {tally.draws} draws, "
        f"{known['turns']} turns a game"
    )
    rate = known["decisions_per_s"]
    console.print(f"{tally.decisions} decisions in {tally.seconds:.1f} s: {rate:.0f} a second")
    if series.check:
        console.print(f"laws checked at {tally.checked} questions, for either seat with twins")
    if (memory := known["memory"]) is not None:
        levels = f"{memory['half']} MB after half of the games, {memory['end']} MB at the end"
        console.print(f"memory of a process: {levels} ({memory['grown_percent']:+} in 100)")
    console.print()
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    table.add_column(justify="right")
    for what in ("seat", "bot", "deck", "order"):
        wins = known["wins"] if what == "seat" else known[f"wins_by_{what}"]
        for at, (name, count) in enumerate(sorted(wins.items(), key=lambda pair: -pair[1])[:8]):
            table.add_row(f"wins by {what}" if at == 0 else "", escape(str(name)), str(count))
    console.print(table)
