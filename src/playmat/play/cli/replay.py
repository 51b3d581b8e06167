"""`playmat replay`: step through a saved game or replay, each event with its rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape

from playmat.kernel.words.errors import PlaymatError
from playmat.library import read_text
from playmat.play.cli.common import Failure, at_terminal, hint, json_option, out, patience, write_json
from playmat.play.stepping import Step, steps_of
from playmat.play.table.journal import tape_named
from playmat.play.table.typed import whole
from playmat.play.words import Teller, who

HELP = "Enter: next   b: back   a number: go there   t: the table   q: quit"


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option("--to", type=click.IntRange(min=0), metavar="N", help="Stop after answer N.")
@json_option
def command(file: Path | None, to: int | None, as_json: bool) -> None:
    """Play the game in FILE (a save or a replay) again, each event with its rule.

    A game that was finished at the table is known by the name that was told; without one it is the last of them. On a
    terminal it goes step by step; elsewhere it is written whole.
    """
    file = found(file)
    try:
        text = read_text(file)
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    try:
        with patience("playing the game again"):
            steps = steps_of(text)
    except PlaymatError as error:
        raise Failure(f"{file.name}: {hint(error)}") from error
    if to is not None and to >= len(steps):
        raise click.UsageError(f"--to {to}: the game has {len(steps) - 1} answers")
    steps = steps[: to + 1] if to is not None else steps
    if as_json:
        write_json(as_data(steps))
    elif at_terminal():
        walk(steps)
    else:
        write_all(steps)


def found(file: Path | None) -> Path:
    """The file, or a game of those that were finished at the table."""
    try:
        kept = None if file is not None and (file.exists() or file.parent != Path()) else tape_named(str(file or ""))
    except PlaymatError as error:
        raise Failure(hint(error)) from error
    if file is None and kept is None:
        raise click.UsageError("no game was finished at the table yet: name a FILE")
    return kept or file or Path()


def as_data(steps: list[Step]) -> dict[str, Any]:
    game = steps[-1].after
    result = game.result
    teller = Teller(game, everything=True)
    return {
        "book": game.book.name,
        "seed": game.start.seed,
        "answers": len(steps) - 1,
        "result": None if result is None else {"winner": result.winner, "rule": result.rule, "reason": result.reason},
        "steps": [step_data(step, teller) for step in steps],
    }


def step_data(step: Step, teller: Teller) -> dict[str, Any]:
    told = [{"kind": kind, "rule": rule, "words": words} for kind, rule, words in teller.tell(step.events)]
    return {
        "number": step.number, "seat": step.seat, "rule": step.rule, "prompt": step.prompt,
        "answer": step.answer, "words": step.words, "events": told,
    }  # fmt: skip


def write_all(steps: list[Step]) -> None:
    console, teller = out(), Teller(steps[0].after, everything=True)
    for step in steps:
        show_step(console, step, teller)
    show_end(console, steps[-1])


def show_step(console: Console, step: Step, teller: Teller) -> None:
    if step.seat is None:
        console.print("[bold]0[/]  the game is set up")
    else:
        asked = f"{escape(step.prompt)} [dim]({step.rule})[/]"
        console.print(f"[bold]{step.number}[/]  {who(step.seat, None)}, {asked}: [bold]{escape(step.words)}[/]")
    for _, rule, words in teller.tell(step.events):
        console.print(f"     [cyan]{rule:<12}[/] {escape(words)}")


def show_end(console: Console, step: Step) -> None:
    result = step.after.result
    if result is None:
        console.print("\nthe game goes on from here", style="dim")
        return
    ended = "a draw" if result.winner is None else f"{who(result.winner, None)} wins"
    console.print(f"\n[bold]{ended}[/]: {escape(result.reason)} ({result.rule})")


def walk(steps: list[Step]) -> None:
    """Step by step, as the person likes."""
    console, at = out(), 0
    console.print(HELP, style="dim")
    show_step(console, steps[0], heard_before(steps, 0))
    while True:
        try:
            typed = input(f"{at}/{len(steps) - 1}> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if typed in ("q", "quit"):
            return
        if typed in ("t", "table"):
            show_table(console, steps[at])
            continue
        target = aim(typed, at)
        if target is None:
            console.print(HELP, style="dim")
        elif target < 0:
            console.print("this is the beginning", style="dim")
        elif target >= len(steps):
            show_end(console, steps[-1])
        else:
            at = target
            show_step(console, steps[at], heard_before(steps, at))


def aim(typed: str, at: int) -> int | None:
    """The step that a typed word means."""
    if typed in ("", "n", "next"):
        return at + 1
    if typed in ("b", "back"):
        return at - 1
    return whole(typed)


def heard_before(steps: list[Step], at: int) -> Teller:
    """A teller that has heard everything up to a step."""
    teller = Teller(steps[0].after, everything=True)
    for step in steps[:at]:
        teller.tell(step.events)
    return teller


def show_table(console: Console, step: Step) -> None:
    from playmat.play.matfile import mat_of
    from playmat.play.table.drawing import draw
    from playmat.play.table.seen import open_table

    game = step.after
    for line in draw(open_table((game.view(0), game.view(1)), None), mat_of(game.book), console.width):
        console.print(line, no_wrap=True, crop=True)
