"""`playmat play`: sit down at the terminal table."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import click
from click.core import ParameterSource
from rich.console import Console
from rich.markup import escape

import playmat
from playmat.books import BOOKS
from playmat.kernel.state.game import Game
from playmat.kernel.state.rng import derived_seed, fresh_seed
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import PlaymatError
from playmat.library import own_decks, read_text
from playmat.play.bots import Bot
from playmat.play.clean import clean
from playmat.play.cli.bots import AGAINST, HUMAN, bot_memory, bot_time
from playmat.play.cli.common import (
    BOOK,
    DECK,
    SEED,
    Failure,
    at_terminal,
    hint,
    known_deck,
    notes,
    out,
    patience,
    playable,
)
from playmat.play.decks import card_list, deck_record
from playmat.play.files import played_game, write_file
from playmat.play.hiring import dismissed, hired, known_bots
from playmat.play.outside import TERMS, Terms
from playmat.play.seat import Seat
from playmat.play.table.ending import OTHER_SIDE, QUIT
from playmat.play.table.journal import Journal, Kept, begin, forget, taken_up, unfinished
from playmat.play.table.screen import LEAST_HEIGHT, LEAST_WIDTH
from playmat.play.table.session import Session
from playmat.play.table.typed import Cancelled, whole

WATCH_PAUSE = 0.4
WHETHER = "Go on with it? yes, no or forget: "
WHICH = "Go on with which? a number, no, or forget and a number: "


@click.command("play")
@click.argument("book", type=BOOK, required=False)
@click.option("--against", type=AGAINST, default="greedy", show_default=True, help="Your opponent.")
@click.option("--watch", is_flag=True, help="Watch two bots play.")
@click.option("--deck", type=DECK, help="Your deck: one of ours by name, or a file.")
@click.option("--their-deck", type=DECK, help="The opponent's deck, likewise.")
@click.option("--cards", type=click.Path(path_type=Path), help="Cards that a deck in a file may use beside ours.")
@click.option("--seed", type=SEED, help="Play the same cards again.")
@click.option("--resume", is_flag=True, help="Go on with the game that you left last.")
@click.option("--lines", is_flag=True, help="Print line by line, for screen readers, instead of drawing in place.")
@click.option("--load", "saved", type=click.Path(path_type=Path), help="Go on with a saved game.")
@bot_time
@bot_memory
@click.pass_context
def command(
    ctx: click.Context, book: str | None, against: str, watch: bool, deck: str | None, their_deck: str | None,
    cards: Path | None, seed: int | None, resume: bool, lines: bool, saved: Path | None, bot_seconds: float,
    bot_memory: int,
) -> None:  # fmt: skip
    """Play a game of BOOK in the terminal, against a bot, a person at the same screen, or as a watcher.

    You are asked what the rules let you do; type help at the table for what else you can type. Every game is kept as it
    is played: what you left, or what broke off, is offered again.
    """
    chosen = bool(deck or their_deck or cards or seed is not None)
    if (saved is not None or resume) and (chosen or book or (resume and saved is not None)):
        flag = "--load" if saved is not None else "--resume"
        raise click.UsageError(f"{flag} brings its own book, decks and seed: give it alone, with --against or --watch")
    if resume and watch:
        raise click.UsageError("--resume goes on with a game of yours, and --watch has two bots play: give one of them")
    if cards is not None and not any(looks_like_a_file(each) for each in (deck, their_deck) if each):
        raise click.UsageError("--cards is for decks in files: name one with --deck or --their-deck")
    named = ctx.get_parameter_source("against") is ParameterSource.COMMANDLINE
    table = Table(against, watch, lines, Terms(seconds=bot_seconds, memory=bot_memory))
    kept = None if chosen or saved is not None or watch else left_game(book, asks=not resume)
    if resume and kept is None:
        raise Failure("there is no game to go on with")
    if kept is not None:
        resumed(kept, table, named)
        return
    seed = fresh_seed() if seed is None else seed
    if saved is not None:
        game = loaded(saved)
    else:
        name = playable(book or next(iter(BOOKS)))
        game = started(name, [deck, their_deck], cards, seed)
        greet(game)
    sittings(game, table, None)


@dataclass(frozen=True)
class Table:
    """Who plays and how it is shown."""

    against: str
    watch: bool = False
    lines: bool = False
    terms: Terms = TERMS
    note: str = ""
    """What the person is to know as they sit down."""

    def as_data(self) -> dict[str, object]:
        return {"against": self.against}


def greet(game: Game) -> None:
    """The seed is told when the game is over: whoever knows it can know every card."""
    names = " against ".join(each.name for each in game.start.decks)
    out().print(f"[bold]{game.book.name}[/]  {escape(clean(names))}")


def left_game(book: str | None, asks: bool) -> Kept | None:
    """The game of the book that was left last, if the person wants it; nobody is asked who could not answer."""
    found = [kept for kept in unfinished() if book in (None, kept.book)]
    if not found or not asks:
        return found[0] if found else None
    if not at_terminal():
        return None
    return chosen_game(found)


def chosen_game(found: list[Kept]) -> Kept | None:
    """Offer what was left, the latest first, until one is chosen, none is wanted or none is left."""
    while found:
        offer(found)
        try:
            word, _, rest = typed_line(WHICH if len(found) > 1 else WHETHER).strip().lower().partition(" ")
        except (Cancelled, EOFError):
            raise click.Abort from None
        if word in ("n", "no"):
            return None
        number = whole(rest.strip() if word == "forget" else word)
        given = 1 if number is None and (word in ("", "y", "yes") or (word == "forget" and len(found) == 1)) else number
        if given is None or not 1 <= given <= len(found):
            continue
        if word != "forget":
            return found[given - 1]
        forget(found.pop(given - 1))
    return None


def offer(found: list[Kept]) -> None:
    if len(found) == 1:
        out().print(f"You left a game: {escape(clean(found[0].words()))}.")
        return
    out().print(f"You left {len(found)} games:")
    for number, kept in enumerate(found, 1):
        out().print(f"[cyan]{number:>3}[/]  {escape(clean(kept.words()))}")


def resumed(kept: Kept, table: Table, named: bool) -> None:
    """Go on with a game, against whom it was begun, unless somebody else is named. A file starts no program."""
    try:
        game, journal = taken_up(kept.path)
    except PlaymatError as error:
        raise Failure(hint(error)) from error
    before = str(journal.table.get("against", table.against))
    against = before if before in (*known_bots(), HUMAN) and not named else table.against
    note = "" if named or against == before else f"your opponent was {before}, and is {against} now: see --against"
    sittings(game, replace(table, against=against, note=clean(note)), journal)


def sittings(game: Game, table: Table, journal: Journal | None) -> None:
    """One game after another, as long as the person likes."""
    wish = sit_down(game, table, journal)
    while wish != QUIT:
        decks = list(game.start.decks)
        game = playmat.new_game(game.book.name, decks[::-1] if wish == OTHER_SIDE else decks)
        greet(game)
        wish = sit_down(game, table, None)


def seats(table: Table, seed: int) -> dict[int, Bot]:
    """Which seats a bot plays: the person sits at seat 0."""
    first, second = (derived_seed(seed, f"bot {seat}") for seat in (0, 1))
    if table.watch:
        bot = "greedy" if table.against == HUMAN else table.against
        return {0: hired("greedy", first), 1: hired(bot, second, table.terms)}
    return {} if table.against == HUMAN else {1: hired(table.against, second, table.terms)}


def sit_down(game: Game, table: Table, journal: Journal | None) -> str:
    with suppress(ImportError):
        import readline  # noqa: F401  (line editing for input, where the platform has it)
    console, bots = out(), seats(table, int(game.start.seed))
    watching = len(bots) == game.book.seats
    pause = WATCH_PAUSE if watching and console.is_terminal else 0.0
    session = Session(
        game, bots, console, typed_line, write_file, pause,
        in_place=not watching and not table.lines and has_a_screen(console),
        journal=journal or (None if watching else kept_from_now(game, table)),
    )  # fmt: skip
    if table.note:
        session.out.say(table.note)
    try:
        if game.answers is not None:
            session.catch_up()
        return session.run()
    finally:
        for seat, bot in bots.items():
            dismissed(bot, Seat(session.game, seat))
        if session.journal is not None:
            session.journal.close()


def has_a_screen(console: Console) -> bool:
    """Whether the table can be drawn in place: on a terminal that is large enough and can move its cursor."""
    terminal = console.is_terminal and not console.is_dumb_terminal and at_terminal()
    return terminal and console.width >= LEAST_WIDTH and console.height >= LEAST_HEIGHT


def kept_from_now(game: Game, table: Table) -> Journal | None:
    """The journal of a new game; without one the game is played all the same, and the person knows."""
    try:
        return begin(game, table.as_data())
    except PlaymatError as error:
        notes().print(f"This game is not kept: {escape(clean(str(error)))}")
        return None


def typed_line(prompt: str) -> str:
    """A line from the person; Cancelled when they cancel it, EOFError when there is no more."""
    try:
        return input(prompt)
    except KeyboardInterrupt:
        print()
        raise Cancelled from None
    except UnicodeDecodeError:
        return ""
    except (RuntimeError, ValueError, OSError):
        raise EOFError from None  # standard input is closed, or was lost


def loaded(path: Path) -> Game:
    try:
        text = read_text(path)
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    try:
        with patience("playing the game again"):
            return played_game(text)
    except PlaymatError as error:
        raise Failure(f"{path.name}: {hint(error)}") from error


def started(book: str, decks: list[str | None], cards: Path | None, seed: int) -> Game:
    """A new game with the decks named, or with two different ones of ours that the seed picks."""
    try:
        with patience("reading the cards"):
            picked = Random(seed).sample(sorted(own_decks(book)), len(decks))
            chosen = [chosen_deck(book, each or other, cards) for each, other in zip(decks, picked, strict=True)]
            return playmat.new_game(book, chosen, seed)
    except PlaymatError as error:
        raise Failure(hint(error)) from error


def chosen_deck(book: str, name: str, cards: Path | None) -> Deck:
    known = own_decks(book)
    if name in known or not looks_like_a_file(name):
        return known_deck(name, known)
    try:
        record = deck_record(Path(name))
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    return card_list(book, cards).deck(record, Path(name).name)


def looks_like_a_file(name: str) -> bool:
    return Path(name).suffix != "" or "/" in name or "\\" in name or Path(name).exists()
