"""A question as lines: what is asked, how many, whether one may decline, and the choices with their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from ...kernel.build.builder import playing
from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ...kernel.words.questions import DONE, YES, Option, Question
from ..clean import clean
from ..words import ability_line
from .choices import LAST, Entry, entries
from .lines import cut, styled
from .ways import ways_of

ENTRY = 5
"""Columns before the words of a choice."""
LEAST_WORDS = 20
ONE = "which "
"""A prompt with this word says itself that one is wanted."""


@dataclass(frozen=True)
class Asked:
    """What a question says, and its choices. `printed` is the line of the ability that asks, if one does."""

    prompt: Text
    printed: str
    shown: tuple[Entry, ...]
    is_number: bool = False


def asked(game: Game, question: Question) -> Asked:
    ability = asking_ability(game) if question.source is not None else ""
    printed = ability_line(game, ability) if ability else ""
    seen = question.source is None or sees(game, question.seat, question.source)
    return Asked(
        prompt(game, question), clean(printed) if seen else "", tuple(entries(game, question)),
        question.kind == "number",
    )  # fmt: skip


def asking_ability(game: Game) -> str:
    """The ability that asks, while it resolves or is played; none where a rule does."""
    running = game.frames[-1].procedure if game.frames else ""
    played, _, _ = running.rpartition("/")
    name = played if playing(played) == running else running
    return name if name in game.match.abilities else ""


def prompt(game: Game, question: Question) -> Text:
    """What is asked and how many, whose ability asks, and the rule."""
    words = clean(ways_of(game.book.name).prompt(game, question))
    name = ""
    if question.source is not None and sees(game, question.seat, question.source):
        name = clean(str(game.card(question.source)))
    line = styled(f"{name}: ", "bold cyan") if name and name not in words else Text()
    line.append(words, "bold")
    counted = demand(question)
    if counted:
        line.append(f"{'' if words.endswith('?') else ':'} {counted}", "none")
    return line.append(f"  {question.rule}", "dim")


def demand(question: Question) -> str:
    """How many are wanted, and what to type for none."""
    words = [option for option in question.options if isinstance(option, str)]
    if question.kind == "yes no":
        return "yes or no" if YES in words else ""
    if question.kind == "number":
        return numbers_words(question.options)
    if question.kind == "order":
        return "type all numbers at once, in order"
    if question.kind == "pick some":
        return how_many(question)
    refusing = [word for word in words if word in LAST]
    if question.kind != "pick one" or (ONE in question.prompt and not refusing):
        return ""
    return "one" + (f", or {refusing[0]}" if refusing else "")


def how_many(question: Question) -> str:
    """What is to be typed where several cards may be picked."""
    least, most = question.least, question.most
    count = str(most) if least == most else f"up to {most}" if not least else f"{least} to {most}"
    return f"pick {count}" + (", or done" if DONE in question.options else "")


def numbers_words(options: Sequence[Option]) -> str:
    """Numbers to choose from: from the least to the greatest, or one by one where some between them are missing."""
    numbers = sorted(option for option in options if isinstance(option, int))
    words = [str(option) for option in options if not isinstance(option, int)]
    whole_run = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    run = [f"a number from {numbers[0]} to {numbers[-1]}"] if whole_run else [str(number) for number in numbers]
    return "type " + ", ".join([*run, *words])


def folded_words(shown: Sequence[Entry]) -> str:
    """What the choices that are not shown are: 'will abilities (3)'."""
    counts = Counter(entry.folded for entry in shown if entry.folded)
    return ", ".join(f"{words} ({count})" for words, count in counts.items())


# --- lines ------------------------------------------------------------------------------------------------


def entry_line(number: int, entry: Entry, width: int) -> Text:
    """A choice with its number, and what is to be known of its card at the right."""
    room = width - ENTRY - (cell_len(entry.detail) + 2 if entry.detail else 0)
    if room < LEAST_WORDS:
        return styled(f"{number:>3}  ", "cyan").append(cut(entry.words, width - ENTRY), "none")
    words = cut(entry.words, room)
    line = styled(f"{number:>3}  ", "cyan").append(words, "none")
    return line.append(" " * (room - cell_len(words)) + "  " + entry.detail, "dim") if entry.detail else line


def entry_lines(asked: Asked, width: int, *, unfolded: bool = False) -> list[Text]:
    """The choices; those that are folded in one line that says how to see them."""
    if asked.is_number:
        return []
    lines = [
        entry_line(number, entry, width)
        for number, entry in enumerate(asked.shown, 1)
        if unfolded or not entry.folded
    ]
    if not unfolded and any(entry.folded for entry in asked.shown):
        lines.append(styled("  o  ", "cyan").append(cut("show " + folded_words(asked.shown), width - ENTRY), "dim"))
    return lines
