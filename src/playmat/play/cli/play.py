"""`playmat play`: sit down at the terminal table."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom

import click

import playmat
from playmat.books import BOOKS
from playmat.kernel.state.game import Game
from playmat.kernel.words.book import Deck
from playmat.kernel.words.errors import PlaymatError
from playmat.library import own_decks, read_text
from playmat.play.bots import BOTS, Bot, make_bot
from playmat.play.cli.common import BOOK, Failure, hint, known_deck, out, playable
from playmat.play.decks import card_list, deck_record
from playmat.play.files import write_file
from playmat.play.table.session import Session

AGAINST = (*BOTS, "human")
WATCH_PAUSE = 0.4


@click.command("play")
@click.argument("book", type=BOOK, required=False)
@click.option("--against", type=click.Choice(AGAINST), default="greedy", show_default=True, help="Your opponent.")
@click.option("--watch", is_flag=True, help="Watch two bots play.")
@click.option("--deck", help="Your deck: one of ours by name, or a file.")
@click.option("--their-deck", help="The opponent's deck, likewise.")
@click.option("--cards", type=click.Path(path_type=Path), help="Cards that a deck in a file may use beside ours.")
@click.option("--seed", type=int, help="Play the same cards again.")
@click.option("--load", "saved", type=click.Path(path_type=Path), help="Go on with a saved game.")
def command(
    book: str | None, against: str, watch: bool, deck: str | None, their_deck: str | None, cards: Path | None,
    seed: int | None, saved: Path | None,
) -> None:  # fmt: skip
    """Play a game of BOOK in the terminal, against a bot, a person at the same screen, or as a watcher.

    You are asked what the rules let you do; type help at the table for what else you can type.
    """
    if saved is not None and (book or deck or their_deck or cards or seed is not None):
        raise click.UsageError("--load brings its own book, decks and seed: give it alone, with --against or --watch")
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    if saved is not None:
        game = loaded(saved)
    else:
        name = playable(book or next(iter(BOOKS)))
        game = started(name, [deck, their_deck], cards, seed)
        names = " against ".join(each.name for each in game.start.decks)
        out().print(f"[bold]{name}[/]  {names}  [dim]seed {seed}[/]")
    sit_down(game, seats(against, watch, seed))


def seats(against: str, watch: bool, seed: int) -> dict[int, Bot]:
    """Which seats a bot plays: the person sits at seat 0."""
    if watch:
        bot = "greedy" if against == "human" else against
        return {0: make_bot("greedy", seed), 1: make_bot(bot, seed + 1)}
    return {} if against == "human" else {1: make_bot(against, seed)}


def sit_down(game: Game, bots: dict[int, Bot]) -> None:
    with suppress(ImportError):
        import readline  # noqa: F401  (line editing for input, where the platform has it)
    console = out()
    watching = len(bots) == game.book.seats
    pause = WATCH_PAUSE if watching and console.is_terminal else 0.0
    session = Session(game, bots, console, typed_line, write_file, pause)
    if game.answers is not None:
        session.catch_up()
    session.run()


def typed_line(prompt: str) -> str:
    """A line from the person; EOFError when there is no more."""
    try:
        return input(prompt)
    except KeyboardInterrupt:
        raise EOFError from None
    except UnicodeDecodeError:
        return ""


def loaded(path: Path) -> Game:
    try:
        text = read_text(path)
    except PlaymatError as error:
        raise click.UsageError(hint(error)) from error
    try:
        return playmat.load(text)
    except PlaymatError as error:
        raise Failure(f"{path.name}: {hint(error)}") from error


def started(book: str, decks: list[str | None], cards: Path | None, seed: int) -> Game:
    """A new game with the decks named, or with two different ones of ours that the seed picks."""
    try:
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
