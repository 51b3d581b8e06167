"""The end of a game in a few lines."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

from rich.text import Text

from ...kernel.state.game import Game
from ..clean import clean
from ..words import who
from .lines import LABEL, labelled, styled

AGAIN, OTHER_SIDE, QUIT = "again", "other side", "quit"
WORTH_COUNTING = ("attack", "hit", "block", "guard", "drive check", "damage check", "combo", "counter")


def summary(game: Game, viewer: int | None, minutes: float, tape: str, width: int) -> list[Text]:
    """Who has won and why, how long it was, what happened how often, its seed, and how the replay is seen."""
    result = game.result
    assert result is not None
    if result.winner is None:
        words = "the game is a draw"
    else:
        words = f"{who(result.winner, viewer)} win{'' if result.winner == viewer else 's'}"
    won = wrap(f"{words}: {clean(result.reason)} ({result.rule})", width)
    lines = [Text(), *(styled(line, "bold green") for line in won)]
    decks = [f"{who(seat, viewer)}: {deck.name}" for seat, deck in enumerate(game.start.decks)]
    took = f"{minutes:.0f} minutes" if minutes >= 1.5 else "a minute"
    turns, answers = game.facts.get("turn") or 0, len(game.history())
    facts = [several(turns, "turn"), several(answers, "answer"), took, *counted(game), f"seed {game.start.seed}"]
    lines += labelled(styled("decks", "dim"), [Text(each) for each in decks], width)
    lines += labelled(styled("game", "dim"), [Text(each) for each in facts], width)
    said = wrap(tape, width - LABEL)
    heads = ["replay", *[""] * (len(said) - 1)] if said else []
    shown = zip(heads, said, strict=True)
    return [*lines, *(styled(head.ljust(LABEL), "dim").append(line, "none") for head, line in shown)]


def counted(game: Game) -> list[str]:
    """How often what is worth it has happened."""
    counts = Counter(str(event[0]) for event in game.log)
    return [several(counts[kind], kind) for kind in WORTH_COUNTING if counts[kind]]


def several(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
