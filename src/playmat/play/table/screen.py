"""The table on a screen that is drawn in place: never more than the window holds.

From top to bottom: the table, what happened last, the question with its choices, what was said to the last line typed,
and the line itself. What does not fit is folded: of the table the cards' second lines and the rest of long rows, of
the events the older ones, of the choices those behind `m`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from ..words import Told
from .asking import entry_lines
from .drawing import draw
from .lines import styled
from .output import HINT, RULE, Output, Scene, head_lines, told_lines, wrapped

LEAST_WIDTH, LEAST_HEIGHT = 80, 24
SPARE = 2
"""Lines that are kept free: the one that is typed in, and the one that the cursor goes to after it."""
MOST_NEWS = 60
FEW_NEWS = 3
FEW_CHOICES = 4
"""So many events, and so many choices, are shown before more of the table is."""
MOST_PRINTED = 2
"""Lines of an ability that are shown where there is little room; `?` shows the card."""


BESIDE = " " * (RULE + 2)
"""Before a line among the events that cites no rule."""


class Screen(Output):
    folds = True

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        super().__init__(console, read)
        self._told: list[Text] = []
        self._new = 0
        self._said: list[Text] = []
        self._page: list[Text] = []
        self._from = self._choices = self._choices_shown = 0
        self._unfolded = False

    @property
    def height(self) -> int:
        """The lines that may be drawn."""
        return self.console.height - SPARE

    # --- what is shown

    def news(self, told: Sequence[Told], viewer: int | None, passed: str = "") -> None:
        lines = [*told_lines(told, viewer, self.width), *([styled(BESIDE + passed, "dim")] if passed else [])]
        self._told = [*self._told, *lines][-MOST_NEWS:]
        self._new = len(lines)

    def show(self, scene: Scene, again: bool = False) -> None:
        if scene is not self._scene:
            self._from, self._unfolded = 0, False
        self._scene = scene
        self._draw()

    def unfold(self, scene: Scene) -> None:
        self._unfolded, self._from = True, 0
        self._draw()

    def more(self) -> bool:
        if self._page:
            self._page = self._page[self.height - 1 :]
            if self._page:
                self._draw_page()
            else:
                self._draw()
            return True
        return self._next_choices()

    def _next_choices(self) -> bool:
        fit, total = self._choices_shown, self._choices
        if fit >= total:
            return False
        self._from = self._from + fit if self._from + fit < total else 0
        self._draw()
        return True

    def say(self, words: str | Text, style: str = HINT, indent: str = "") -> None:
        self._said += wrapped(words if isinstance(words, Text) else styled(words, style), self.console, indent)
        if len(self._said) > self.height // 3:
            said, self._said = self._said, []
            self.page(said)
        elif self._scene is not None:
            self._draw()

    def page(self, lines: Sequence[Text]) -> None:
        self._page = list(lines)
        self._draw_page()

    def clear(self) -> None:
        self._told, self._new, self._said, self._page, self._scene = [], 0, [], [], None
        self.console.clear()

    def over(self, lines: Sequence[Text]) -> None:
        self._scene = None
        self._frame(list(lines)[-self.height :])

    # --- what is typed

    def ask(self, prompt: str, lines: Sequence[Text] = ()) -> str:
        self._said = [*self._said, *lines][-max(self.height // 3, 1) :]
        if self._scene is not None:
            self._draw()
        typed = self._read(prompt).strip()
        self._said = []
        return typed

    def heard(self) -> None:
        self._said = []

    def back(self) -> bool:
        covered, self._page = bool(self._page), []
        if self._scene is not None:
            self._draw()
        return covered

    # --- drawing

    def _frame(self, lines: Sequence[Text]) -> None:
        with self.console:  # in one go, so that nothing flickers
            self.console.clear()
            self.put(lines)

    def _draw_page(self) -> None:
        room = self.height - 1
        rest = len(self._page) - room
        keys = f"m: {rest} more lines   Enter: back to the table" if rest > 0 else "Enter: back to the table"
        self._frame([*self._page[:room], styled(keys, "dim")])

    def _draw(self) -> None:
        assert self._scene is not None
        self._page, scene = [], self._scene
        choices = entry_lines(scene.asked, self.width, unfolded=self._unfolded)
        head = head_lines(scene.asked, self.console)
        news, room = min(self._new, FEW_NEWS), self.height - len(self._said)
        # As much of the table as all choices leave room for; only then are choices folded.
        table = draw(scene.view, scene.mat, self.width, room - len(head) - len(choices) - news)
        left = room - len(table)
        if len(head) + len(choices) + news > left:
            head = head_lines(scene.asked, self.console, MOST_PRINTED)
        question = [*head, *self._folded(choices, max(left - len(head) - news, FEW_CHOICES))]
        events = self._events(max(left - len(question), 0))
        self._frame([*table, *events, *question, *self._said][-self.height :])

    def _folded(self, choices: list[Text], room: int) -> list[Text]:
        """The choices in so many lines, from where the person has come to."""
        self._choices = self._choices_shown = len(choices)
        if len(choices) <= room:
            self._from = 0
            return choices
        self._choices_shown = room - 1
        shown = choices[self._from : self._from + room - 1]
        key = styled("  m  ", "cyan").append(f"{len(choices) - len(shown)} more of {len(choices)} choices", "dim")
        return [*shown, key]

    def _events(self, room: int) -> list[Text]:
        """The last events, at least the new ones; a word where there are older ones that are new."""
        if room <= 0:
            return []
        shown = self._told[-room:]
        if self._new > room:
            left_out = self._new - room + 1
            return [styled(f"{BESIDE}… {left_out} more before these: l", "dim"), *shown[1:]]
        older = len(shown) - self._new
        return [*(dimmed(line) for line in shown[:older]), *shown[older:]]


def dimmed(line: Text) -> Text:
    text = line.copy()
    text.stylize("dim")
    return text
