"""Playing a game to its end between bots, with the laws checked on the way if wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel.state.game import Game
from ..kernel.words.errors import GameError
from .bots import Bot
from .hiring import dismissed
from .outside import BotFault
from .seat import Seat

MOST_ANSWERS = 20_000
"""A game of this many answers does not end by itself: something is wrong with the bots or the book."""

Watcher = Callable[[Game], None]


class Unfinished(GameError):
    """A game that was given up because it went on for too long."""


def answered_by(game: Game, bot: Bot, seat: Seat) -> None:
    """Let a bot answer; a program that does something else loses by that reason."""
    try:
        option = bot.choose(seat)
    except BotFault as fault:
        game.concede(seat.number, str(fault))
    else:
        game.decide(option)


def play_out(game: Game, bots: Sequence[Bot], watch: Watcher | None = None, most: int = MOST_ANSWERS) -> Game:
    """Let the bots answer until the game is over. `watch` is called at every question and at the end.

    Where there is no choice nobody is asked.
    """
    seats = [Seat(game, number) for number in range(len(bots))]
    given = 0
    while (question := game.settle().question) is not None:
        if watch is not None:
            watch(game)
        if given >= most:
            raise Unfinished(f"no end after {most} answers, at {question.rule} ({question.prompt})")
        answered_by(game, bots[question.seat], seats[question.seat])
        given += 1
    if watch is not None:
        watch(game)
    for bot, seat in zip(bots, seats, strict=True):
        dismissed(bot, seat)
    return game
