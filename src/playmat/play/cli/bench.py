"""`playmat bench`: how fast a book is played, forked and saved."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from playmat.books import BOOKS
from playmat.kernel.words.errors import PlaymatError
from playmat.play.bench import LEAST_REPETITIONS, REFERENCE, REPETITIONS, measure
from playmat.play.cli.common import BOOK, Failure, hint, json_option, notes, out, playable, write_json

LINES = (
    ("decisions a second, scaled", "decisions_per_s_scaled", "{:,.0f}"),
    ("fork in an effect", "fork_us", "{:.1f} us"),
    ("imagined game", "imagined_us", "{:.0f} us"),
    ("save", "save_ms", "{:.2f} ms"),
    ("load, cards at hand", "load_ms", "{:.2f} ms"),
    ("load, cards read anew", "load_with_cards_ms", "{:.1f} ms"),
    ("memory of a live game", "bytes_per_game", "{:,} bytes"),
    ("decisions a game", "decisions_per_game", "{:.0f}"),
    ("options of a question", "options", "{:.1f}"),
    ("questions with one option", "forced_share", "{:.1%}"),
    ("last third to first third", "last_third_to_first", "{:.2f}"),
)


@click.command("bench")
@click.argument("book", type=BOOK, required=False)
@click.option("--games", type=click.IntRange(min=1), default=12, show_default=True, help="Games a round.")
@click.option("--repetitions", type=click.IntRange(min=LEAST_REPETITIONS), default=REPETITIONS,
              show_default=True, help="How often the games are played and timed.")  # fmt: skip
@json_option
def command(book: str | None, games: int, repetitions: int, as_json: bool) -> None:
    """Measure BOOK, or every book: random games on one core, forks, imagined games, saves
    and memory.

    Rates are scaled to a machine that makes ten million additions in 0.45 s, and are the median of the
    repetitions, with the lowest and the highest.
    """
    names = [playable(book)] if book else list(BOOKS)
    try:
        report = measure_all(names, games, repetitions)
    except PlaymatError as error:
        raise Failure(hint(error)) from error
    if as_json:
        write_json(report)
        return
    for name, figures in report.items():
        show(name, figures)


def measure_all(names: list[str], games: int, repetitions: int) -> dict[str, dict[str, Any]]:
    console = notes()
    columns = (TextColumn("{task.description}"), BarColumn())
    report = {}
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        for name in names:
            task = progress.add_task(name, total=repetitions + 1)
            report[name] = measure(name, games, repetitions, partial(progress.advance, task))
    return report


def show(name: str, figures: dict[str, Any]) -> None:
    console = out()
    low, high = figures["spread"]
    console.print(
        f"[bold]{name}[/]  median of {figures['repetitions']} repetitions of {figures['games']} games, "
        f"spread {low:,.0f} to {high:,.0f}"
    )
    sort = "compiled" if figures["compiled"] else "plain Python"
    console.print(f"{sort}; reference loop {figures['reference_s']:.3f} s, scaled to {REFERENCE} s\n", style="dim")
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, key, form in LINES:
        table.add_row(label, form.format(figures[key]))
    console.print(table)
