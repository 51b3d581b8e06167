"""Lines of a drawing: words beside a label, words cut to fit, and boxes. No line is wider than it may be."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

LABEL = 10
"""Columns of a label with the space after it."""
CUT = "…"
TOP, MIDDLE, BOTTOM = "╭┬╮", "├┼┤", "╰┴╯"
"""Left corner, crossing and right corner of the edges of a box."""


def styled(words: str, style: str) -> Text:
    """Words in a style that ends with them: what is put behind them does not take it on."""
    return Text().append(words, style)


def cut(words: str, width: int) -> str:
    """The words, or as many letters of them as the width holds, with a sign that there are more."""
    if cell_len(words) <= width:
        return words
    return set_cell_size(words, max(width - 1, 0)).rstrip() + CUT if width > 0 else ""


def padded(text: Text, width: int) -> Text:
    """The text, cut or filled up to be exactly so wide."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def labelled(label: Text, items: Sequence[Text], width: int, gap: str = " · ") -> list[Text]:
    """Items beside a label, as many in a line as it holds; what is too long for a line is cut."""
    room = max(width - LABEL, 10)
    rows: list[Text] = []
    for item in items:
        fitted = item if item.cell_len <= room else padded(item, room)
        if rows and rows[-1].cell_len + len(gap) + fitted.cell_len <= room:
            rows[-1] = rows[-1].append(gap, "dim").append_text(fitted)
        else:
            rows.append(fitted.copy())
    heads = [padded(label, LABEL), *[Text(" " * LABEL)] * len(rows)]
    return [head.copy().append_text(row) for head, row in zip(heads, rows, strict=False)]


def boxed(rows: Sequence[Sequence[Sequence[Text]]], inner: int, style: str, ruled: bool) -> list[Text]:
    """Rows of cells in a box; each cell is as many lines as the others of its row, each exactly `inner` wide."""
    columns = len(rows[0])
    drawn = [edge(TOP, columns, inner, style)]
    for number, row in enumerate(rows):
        if number and ruled:
            drawn.append(edge(MIDDLE, columns, inner, style))
        drawn += [between_bars(line, style) for line in zip(*row, strict=True)]
    return [*drawn, edge(BOTTOM, columns, inner, style)]


def one_box(upper: list[Text], lower: list[Text]) -> list[Text]:
    """Two boxes with one edge between them; as they are where one of them is no box."""
    if not (upper and lower and upper[-1].plain.startswith(BOTTOM[0]) and lower[0].plain.startswith(TOP[0])):
        return [*upper, *lower]
    columns = upper[-1].plain.split("┴")
    return [*upper[:-1], edge(MIDDLE, len(columns), len(columns[0]) - 1, "dim"), *lower[1:]]


def edge(corners: str, columns: int, inner: int, style: str) -> Text:
    left, cross, right = tuple(corners)
    return styled(left + cross.join(["─" * inner] * columns) + right, style)


def between_bars(cells: Sequence[Text], style: str) -> Text:
    line = Text().append("│", style)
    for cell in cells:
        line.append_text(cell).append("│", style)
    return line
