"""The field of one side as a box of cells: spots where they lie, cells side by side, the far side turned round."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ..mat import Place
from .cards import Lying, cell, empty_cell, equal_ones
from .lines import boxed, labelled, styled
from .seen import Seen

At = tuple[int, int]
"""Column and row."""
Grid = dict[At, Lying]


def field(seen: Seen, seat: int, width: int, style: str, *, tall: bool) -> list[Text]:
    """The box of a side; one line where cells are all it has and none is taken."""
    places = [place for place in seen.mat.all_places if place.at is not None]
    if not places:
        return []
    columns = seen.mat.columns
    inner = (width - 1) // columns - 1
    rows = grid_rows(seen, placed(seen, seat, places, tall=tall), places, inner, tall=tall)
    if not rows:
        return labelled(Text(f"  {places[0].label}"), [styled("empty", "dim")], width)
    turned = rows if seat == seen.near else [row[::-1] for row in reversed(rows)]
    return boxed(turned, inner, style, tall)


def placed(seen: Seen, seat: int, places: Sequence[Place], *, tall: bool) -> Grid:
    """Which card lies at which square; cells that are full go on over the free squares, and then below the grid."""
    grid: Grid = {}
    free = free_squares(seen, places)
    for place in places:
        cards = seen.cards(seat, place)
        assert place.at is not None
        if place.shape == "spot":
            grid.update({place.at.squares()[0]: Lying(card, place.lead, more=len(cards) - 1) for card in cards[-1:]})
            continue
        lying = [Lying(card) for card in cards] if tall else equal_ones(seen, cards)
        squares = [*place.at.squares(), *free, *below(seen, grid, len(cards))]
        grid.update(dict(zip(squares, lying, strict=False)))
        free = [square for square in free if square not in grid]
    return grid


def free_squares(seen: Seen, places: Sequence[Place]) -> list[At]:
    taken = {square for place in places if place.at is not None for square in place.at.squares()}
    grid = [(column, row) for row in range(1, seen.mat.rows + 1) for column in range(1, seen.mat.columns + 1)]
    return [square for square in grid if square not in taken]


def below(seen: Seen, grid: Grid, count: int) -> list[At]:
    """As many squares as may be needed under all that is taken."""
    last = max([seen.mat.rows, *(row for _, row in grid)])
    columns = seen.mat.columns
    return [(number % columns + 1, last + 1 + number // columns) for number in range(count)]


def grid_rows(
    seen: Seen, grid: Grid, places: Sequence[Place], inner: int, *, tall: bool
) -> list[list[list[Text]]]:  # fmt: skip
    """The cells row by row, without rows that have neither a spot nor a card."""
    spots = {place.at.squares()[0]: place for place in places if place.shape == "spot" and place.at is not None}
    rows = sorted({row for _, row in (*grid, *spots)})
    columns = range(1, seen.mat.columns + 1)
    return [[square(seen, grid, spots, (column, row), inner, tall=tall) for column in columns] for row in rows]


def square(seen: Seen, grid: Grid, spots: dict[At, Place], at: At, inner: int, *, tall: bool) -> list[Text]:
    if at not in grid:
        return empty_cell(spots[at].label if at in spots else "", inner, tall=tall)
    return cell(seen, grid[at], inner, tall=tall)
