"""Everything that a console prints, washed: what a card file says can move no cursor and ring no bell."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment

from ..clean import clean

LINE_END = "\n"


class Washed:
    """A renderable whose letters are safe to print; the console's own controls are left."""

    def __init__(self, inner: ConsoleRenderable) -> None:
        self.inner = inner

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.inner, options):
            yield segment if segment.control else Segment(washed(segment.text), segment.style)


def washed(text: str) -> str:
    return LINE_END.join(clean(line) for line in text.split(LINE_END))


class Washing(RenderHook):
    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Washed(renderable) for renderable in renderables]
