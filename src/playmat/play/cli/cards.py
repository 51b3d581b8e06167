"""`playmat cards`: which cards of a file are read, what was understood of them, and what mixed parts say."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import click
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from playmat.kernel.words.errors import CardError
from playmat.play.cardcheck import Checked, Fault, check_file, mix_file
from playmat.play.cardexplain import Explanations, Unread, explain_file
from playmat.play.cli.common import (
    BOOK,
    PATIENCE,
    SEED,
    Suggesting,
    hint,
    json_option,
    notes,
    out,
    playable,
    sentence,
    write_json,
)
from playmat.play.doubts import Doubt
from playmat.play.trying.trial import Tried, try_file
from playmat.text.check import Verdict
from playmat.text.explain import Explained, as_lines
from playmat.text.mixing import OUTCOMES, Mixed, Mixture

Done = TypeVar("Done")
SHORT_LIST = 100
"""A file with no more cards than this is reported card by card."""
MOST_DOUBTS = 20
MIX_STYLES = {"equal": "green", "unread": "yellow", "different": "red", "ambiguous": "magenta"}
INDENT, CUT = 4, "..."
STYLES = {"read": "green", "declined": "yellow", "ambiguous": "magenta", "damaged": "red"}


@click.group("cards", cls=Suggesting)
def command() -> None:
    """Look at files of cards."""


@command.command("check")
@click.argument("book", type=BOOK)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--all", "every", is_flag=True, help="List the cards that are read too, however many.")
@json_option
def check(book: str, file: Path, every: bool, as_json: bool) -> None:
    """Say of each card in FILE whether its text is read by BOOK.

    FILE is our JSON, our CSV, or one JSON object a line. A text that is not read is shown with the words
    that stopped it and what was expected there; one with two meanings, with both; a damaged one, with what
    it lost. Records that are no cards are listed with every fault, and values that are seldom meant as doubtful.
    At the end, the phrases that stop most cards. The exit code is 1 when a card cannot be played.
    """
    try:
        checked = with_bar(lambda tell: check_file(file, playable(book), tell))
    except CardError as error:
        raise click.UsageError(hint(error)) from error
    if as_json:
        write_json(checked.as_json())
    else:
        show(checked, every or checked.report.cards <= SHORT_LIST)
    if not checked.is_whole:
        raise click.exceptions.Exit(1)


@command.command("mix")
@click.argument("book", type=BOOK)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--number", type=click.IntRange(1), default=200, show_default=True, help="How many abilities to make.")
@click.option("--seed", type=SEED, default=0, show_default=True, help="The same seed makes the same abilities.")
@click.option(
    "--across", is_flag=True, help="Put parts also where another kind of the same sort of phrase is asked for."
)
@json_option
def mix(book: str, file: Path, number: int, seed: int, across: bool, as_json: bool) -> None:
    """Make new abilities of parts of those in FILE, and see that each is read back as it was meant.

    A part (a group of cards, an amount, a condition, a trigger, a duration, a cost, a change, a step) takes
    the place of one of the same kind in another ability. What was made is printed by BOOK's language and read
    again: equal; unread, when it cannot be said or not be read; different, when it is read as something else;
    ambiguous, when it is read in two ways.
    """
    try:
        mixture = with_bar(
            lambda tell: mix_file(file, playable(book), number, seed, across, lambda: tell(number)), "abilities"
        )
    except CardError as error:
        raise click.UsageError(hint(error)) from error
    if as_json:
        write_json(mixture.as_json())
    else:
        show_mixture(mixture)


@command.command("explain")
@click.argument("book", type=BOOK)
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("name", default="")
@json_option
def explain(book: str, file: Path, name: str, as_json: bool) -> None:
    """Say in plain English what BOOK understood of each card in FILE, or of the card called NAME.

    The sentences are made of what the text was compiled to, not of its words: when an ability works, what is
    paid, who chooses what, what happens, until when, and which step or event every "it" stands for. A text that
    is not read is listed with the reason, and the exit code is 1.
    """
    try:
        found = with_bar(lambda tell: explain_file(file, playable(book), name, tell))
    except CardError as error:
        raise click.UsageError(hint(error)) from error
    if as_json:
        write_json(found.as_json())
    else:
        show_explanations(found)
    if found.unread:
        sys.exit(1)


@command.command("try")
@click.argument("book", type=BOOK)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seed", type=SEED, default=1, show_default=True, help="The seed of every scene.")
@json_option
def try_out(book: str, file: Path, seed: int, as_json: bool) -> None:
    """Set every ability in FILE that BOOK reads off once, and see that it does something.

    For each ability a scene is made in which it can work. What comes of it is compared with a twin of the scene in
    which the ability is set off and paid for, but does nothing. Abilities of which nothing came, and those that no
    scene set off, are listed with the reason; then the exit code is 1.
    """
    try:
        tried = with_bar(lambda tell: try_file(file, playable(book), tell, seed))
    except CardError as error:
        raise click.UsageError(hint(error)) from error
    if as_json:
        write_json(tried.as_json())
    else:
        show_tried(tried)
    if not tried.is_whole:
        raise click.exceptions.Exit(1)


def check_with_bar(file: Path, book: str) -> Checked:
    return with_bar(lambda tell: check_file(file, book, tell))


def with_bar(work: Callable[[Callable[[int], None]], Done], word: str = "cards") -> Done:
    """Do something piece by piece, with a bar once it has taken a while."""
    console = notes()
    columns = (TextColumn(word), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(word, total=None, visible=False)

        def tell(total: int) -> None:
            late = (progress.tasks[0].elapsed or 0) > PATIENCE
            progress.update(task, advance=1, total=total, visible=late)

        return work(tell)


def show_explanations(found: Explanations) -> None:
    console = out()
    for at, card in enumerate(found.cards):
        if at:
            console.print()
        show_unread(console, card) if isinstance(card, Unread) else show_explained(console, card)
    told = len(found.cards) - len(found.unread)
    if len(found.cards) > 1:
        console.print(f"\n[bold]{told} explained[/], {len(found.unread)} not read")


def show_explained(console: Console, card: Explained) -> None:
    name, *lines = as_lines(card, console.width)
    console.print(f"[bold]{escape(name)}[/]" + ("" if lines else "  it has no text"))
    for line in lines:
        console.print(escape(line), soft_wrap=True)


def show_unread(console: Console, card: Unread) -> None:
    console.print(f"[bold]{escape(card.card)}[/]  [red]not read[/]")
    for line in card.reason.split("\n"):
        console.print(Padding(escape(line.strip()), (0, 0, 0, 4)))


def show_mixture(mixture: Mixture) -> None:
    console = out()
    for outcome in OUTCOMES:
        for mixed in mixture.examples[outcome]:
            show_mixed(console, mixed)
    counts = ", ".join(f"{mixture.totals[outcome]} {outcome}" for outcome in OUTCOMES)
    console.print(f"\n[bold]{mixture.made} abilities made[/]: {counts}")


def show_mixed(console: Console, mixed: Mixed) -> None:
    host, giver = mixed.cards
    style = MIX_STYLES[mixed.outcome]
    console.print(f"[{style}]{mixed.outcome:<9}[/] {mixed.swapped} of {escape(repr(giver))} in {escape(repr(host))}")
    for line in (mixed.printed, mixed.why):
        if line:
            console.print(Padding(escape(line), (0, 0, 0, 4)))


def show_tried(tried: Tried) -> None:
    console = out()
    for word, failed in (("nothing", tried.nothing), ("not set up", tried.not_set_up)):
        for each in failed:
            console.print(f"[yellow]{word:<10}[/] {escape(each.card)}, ability {each.ability}: {escape(each.why)}")
            console.print(Padding(escape(each.text), (0, 0, 0, 4)))
    share = f"{tried.did / tried.abilities:.1%}" if tried.abilities else "none"
    console.print(f"[bold]{tried.abilities} abilities[/], {tried.did} did something: {share}")


def show(checked: Checked, every: bool) -> None:
    console = out()
    for verdict in checked.report.verdicts:
        if verdict.outcome != "read" or every:
            show_verdict(console, verdict)
    show_faults(console, "faulty", checked.faulty)
    told = {verdict.message for verdict in checked.report.verdicts}
    show_faults(console, "unplayable", [fault for fault in checked.unplayable if fault.message not in told])
    show_doubts(console, checked.doubtful, every)
    show_blocking(console, checked.report.blocking())
    show_totals(console, checked)


def show_verdict(console: Console, verdict: Verdict) -> None:
    style = STYLES[verdict.outcome]
    head, *rest = verdict.message.split("\n") if verdict.message else [verdict.card]
    console.print(f"[{style}]{verdict.outcome:<9}[/] {escape(head)}")
    match rest:
        case [line, pointer] if pointer.strip().startswith("^"):
            show_pointed(console, line.strip(), len(pointer) - len(pointer.lstrip()) - INDENT, pointer.strip("^ "))
        case _:
            for line in rest:
                console.print(Padding(escape(line.strip()), (0, 0, 0, INDENT)))


def show_pointed(console: Console, line: str, at: int, says: str) -> None:
    """A line with a caret under the place where reading stopped, both within the width, and below it what is said."""
    shown, place = windowed(line, at, console.width - INDENT)
    for each in (shown, " " * cell_len(shown[:place]) + "^"):
        console.print(Text(" " * INDENT + each), no_wrap=True, crop=False, overflow="ignore")
    console.print(Padding(escape(says), (0, 0, 0, INDENT)))


def windowed(line: str, at: int, width: int) -> tuple[str, int]:
    """As much of a line as is that wide, with the place in it and where the place now is.

    >>> windowed("draw a card and dance", 16, 12)
    ('...nd dance', 6)
    """
    if cell_len(line) < width:
        return line, at
    room = max(width - 2 * len(CUT) - 1, 8)
    first = min(max(at - room * 2 // 3, 0), max(len(line) - room, 0))
    while first < at and cell_len(line[first:at]) > room:
        first += 1
    last = first
    while last < len(line) and cell_len(line[first : last + 1]) <= room:
        last += 1
    before, after = CUT if first else "", CUT if last < len(line) else ""
    return before + line[first:last] + after, at - first + len(before)


def show_faults(console: Console, word: str, faults: Iterable[Fault]) -> None:
    for fault in faults:
        console.print(f"[red]{word:<9}[/] {escape(fault.message)}", soft_wrap=True)


def show_doubts(console: Console, doubts: Sequence[Doubt], every: bool) -> None:
    shown = doubts if every else doubts[:MOST_DOUBTS]
    for doubt in shown:
        console.print(f"[magenta]{'doubtful':<9}[/] {escape(sentence(doubt.message))}", soft_wrap=True)
    if len(shown) < len(doubts):
        console.print(f"{'':<9} {len(doubts) - len(shown)} more are doubtful: --all lists them", style="dim")


def show_blocking(console: Console, phrases: list[tuple[str, int]]) -> None:
    if not phrases:
        return
    console.print("\n[bold]phrases that stop most cards[/]")
    for phrase, count in phrases:
        console.print(f"{count:>5}  {escape(phrase)}")


def show_totals(console: Console, checked: Checked) -> None:
    report, totals = checked.report, checked.report.totals
    counts = ", ".join(f"{totals[word]} {word}" for word in STYLES)
    console.print(f"\n[bold]{report.cards} cards[/], {report.with_text} with text: {counts}")
    console.print(f"{report.share:.1%} of the undamaged texts are read")
    show_usage(console, checked)
    if checked.faulty:
        count = len({fault.number for fault in checked.faulty})
        console.print(f"{count} records are no cards of this book" if count > 1 else "1 record is no card of this book")
    if checked.unplayable:
        console.print(f"{len(checked.unplayable)} of the others are understood and cannot be carried out yet")


def show_usage(console: Console, checked: Checked) -> None:
    usage = checked.usage
    one, none, every = len(usage.of_one_card()), len(usage.of_no_card()), len(usage.sources())
    console.print(f"{every - none} of {every} phrase rules are in use, {one} of them by one card only")
