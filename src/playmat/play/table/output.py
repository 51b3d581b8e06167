"""Where a sitting is shown: line by line here, or on a screen that is drawn in place (`screen`).

Line by line is for pipes, for screen readers and for whoever asks for it: nothing that was printed is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.text import Text

from ..clean import clean
from ..mat import Mat
from ..words import Told
from .asking import ENTRY, Asked, entry_line, entry_lines
from .drawing import draw
from .lines import CUT, cut, styled

RULE, WHOSE = 12, 3
"""Columns of an event's rule, and of whose it is."""
INDENT = "  "
HINT = "yellow"


@dataclass(frozen=True)
class Scene:
    """What a person is to see: the table, the question, and whether the question is worth the table anew."""

    view: Mapping[str, Any]
    mat: Mat
    asked: Asked
    redraws: bool = True


class Output:
    """Line by line."""

    folds = False
    """Whether what does not fit is left out until it is asked for."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console = console
        self._read = read
        self._drawn: object = None
        self._scene: Scene | None = None

    @property
    def width(self) -> int:
        return self.console.width

    # --- what is shown

    def news(self, told: Sequence[Told], viewer: int | None, passed: str = "") -> None:
        """What has happened since the last time."""
        self.put(told_lines(told, viewer, self.width))
        if passed:
            self.put([styled(passed, "dim")])

    def show(self, scene: Scene, again: bool = False) -> None:
        """Put the question, under the table if anything on it has changed since it was drawn."""
        lines = draw(scene.view, scene.mat, self.width, self._room(scene))
        facts = scene.view["facts"]
        now = (scene.view["seat"], facts["turn"], facts["phase"], [line.plain for line in lines[1:]])
        if again or (now != self._drawn and scene.redraws):
            self.put([Text(), *lines])
            self._drawn = now
        self._scene = scene
        self.put([Text(), *question_lines(scene.asked, self.console)])

    def _room(self, scene: Scene) -> int | None:
        """The lines that a drawing may have for the question to be seen with it; any number where nothing scrolls."""
        if not self.console.is_terminal:
            return None
        return self.console.height - 3 - len(question_lines(scene.asked, self.console))

    def unfold(self, scene: Scene) -> None:
        """Show the choices that are folded."""
        folded = [(number, entry) for number, entry in enumerate(scene.asked.shown, 1) if entry.folded]
        self.put([entry_line(number, entry, self.width) for number, entry in folded])

    def more(self) -> bool:
        """Show what did not fit; False if all of it is shown."""
        return False

    def say(self, words: str | Text, style: str = HINT, indent: str = "") -> None:
        """A short word to the person."""
        self.put(wrapped(words if isinstance(words, Text) else styled(words, style), self.console, indent))

    def page(self, lines: Sequence[Text]) -> None:
        """Something to read."""
        self.put(lines)

    def back(self) -> bool:
        """From something to read back to the table; False where nothing covers it."""
        return False

    def put(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, crop=True)

    def forget(self) -> None:
        """Draw the table with the next question, whatever was drawn before."""
        self._drawn = None

    def clear(self) -> None:
        """Leave nothing to be seen for whoever comes to the screen next."""
        if self.console.is_terminal:
            self.console.clear()

    def over(self, lines: Sequence[Text]) -> None:
        """The last that is shown of a game."""
        self.put(lines)

    # --- what is typed

    def read(self) -> str:
        """A line that answers the question."""
        return self._read("> ").strip()

    def ask(self, prompt: str, lines: Sequence[Text] = ()) -> str:
        """Something asked beside the question."""
        self.put(lines)
        return self._read(prompt).strip()

    def heard(self) -> None:
        """What was said of the last line is done with."""


def question_lines(asked: Asked, console: Console) -> list[Text]:
    """The whole question."""
    return [*head_lines(asked, console), *entry_lines(asked, console.width)]


def head_lines(asked: Asked, console: Console, most: int | None = None) -> list[Text]:
    """What is asked, and the printed line of the ability that asks, of that at most so many lines."""
    head = wrapped(asked.prompt, console)
    printed = wrapped(styled(asked.printed, "dim italic"), console, INDENT) if asked.printed else []
    if most is not None and len(printed) > most:
        last = cut(printed[most - 1].plain + CUT, console.width - 1).rstrip(CUT) + CUT
        printed = [*printed[: most - 1], styled(last, "dim italic")]
    return [*head, *printed]


def wrapped(text: Text, console: Console, indent: str = "") -> list[Text]:
    """A text in as many lines as it needs."""
    lines = text.wrap(console, max(console.width - len(indent), ENTRY))
    return [Text(indent).append_text(line) for line in lines]


# --- events -------------------------------------------------------------------------------------------------


def told_lines(told: Sequence[Told], viewer: int | None, width: int) -> list[Text]:
    """Events with their rules and whose they are; equal ones of one player in a row are counted."""
    return [told_line(event, len(list(same)), viewer, width) for event, same in groupby(told)]


def told_line(event: Told, count: int, viewer: int | None, width: int) -> Text:
    times = f" ×{count}" if count > 1 else ""
    words = cut(clean(event.words), width - RULE - WHOSE - 4 - len(times)) + times
    line = styled(f"{event.rule:>{RULE}}  ", "dim")
    line.append(f"{whose(event.seat, viewer):<{WHOSE}}", style_of(event, viewer))
    return line.append(f"  {words}", "bold" if event.kind in ("begin turn", "end") else "none")


def whose(seat: int | None, viewer: int | None) -> str:
    """Whose an event is, in three letters."""
    if seat is None:
        return ""
    if viewer is None:
        return f"p{seat + 1}"
    return "you" if seat == viewer else "opp"


def style_of(event: Told, viewer: int | None) -> str:
    return "cyan" if event.seat == (viewer or 0) else "red"
