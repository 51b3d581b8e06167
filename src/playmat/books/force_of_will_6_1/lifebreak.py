"""Section 1415: the Valhalla rules, in force where the match has the option "valhalla" (1415.1).

Setting the cards out is part of the set-up (1415.1c), keeping an area within its size a rule process (1415.1e-i).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Frame, Game, Option, emit, enter, mark, move, move_now, procedure, row
from .zones import LIFE, item_of, put_on

OPTION = "valhalla"
MATCH_OPTIONS: dict[str, object] = {OPTION: False}
MAXIMUM = 4
"""1415.1a-ii: the first maximum size of a lifebreak area."""
STEP = 1000
BROKEN = "broken"
"""The note on a card that lifebreak removed and that is to go to the graveyard."""
ACT = ("lifebreak",)


def is_on(g: Game) -> bool:
    """1415.1, 1415.2: both agreed to the option; without it, whatever texts say about lifebreak is ignored."""
    return bool(g.start.options.get(OPTION))


def why_not_break(g: Game, seat: int) -> str | None:
    """1415.1d-i: more cards must be left than the life total stands for."""
    if not is_on(g):
        return "no valhalla"
    cards = len(g.in_zone(seat, "lifebreak"))
    return None if cards > max((g.facts[LIFE[seat]] - 1) // STEP, 0) else "life too high"


def acts(g: Game, seat: int) -> list[Option]:
    """1415.1d: what a player with priority may do by these rules, in either player's turn."""
    return [ACT] if why_not_break(g, seat) is None else []


def begin(g: Game, seat: int) -> None:
    """Perform lifebreak. A step that calls this does nothing after it."""
    enter(g, "1415.1d", seat=seat)


def remove_top(g: Game, v: Frame) -> None:
    """1415.1d-i."""
    v.card = g.in_zone(v.seat, "lifebreak")[-1]
    move(g, (v.card,), "removed", verb="lifebreak")


def set_off_break(g: Game, v: Frame) -> None:
    """1415.1b-ii: a Break ability works in the removed area and waits to be played from here on."""
    if g.is_in(v.card, "removed"):
        put_on(g, v.card, BROKEN)
        emit(g, "lifebreak", v.card)


def bury_if_over(g: Game, v: Frame) -> None:
    """1415.1d-iii: at once, where there is no Break ability to be played."""
    bury_broken(g)


LIFEBREAK = procedure(
    "1415.1d",
    slots="seat card",
    rows=[
        row("1415.1d-i", remove_top),
        row("1415.1d-ii", set_off_break),
        row("1415.1d-iii", bury_if_over),
    ],
)


def is_pending(g: Game, card: int) -> bool:
    """Whether the card's Break ability waits to be played, or is in the chase."""
    if any(g.match.abilities[name].node.keyword == "break" for _, name, source, *_ in g.waiting if source == card):
        return True
    return any(is_break_of(g, other, card) for other in g.in_zone(0, "chase"))


def is_break_of(g: Game, chased: int, card: int) -> bool:
    item = item_of(g, chased)
    if item is None or item.kind != "ability" or item.source != card:
        return False
    return g.match.abilities[item.ability].node.keyword == "break"


def broken(g: Game) -> list[int]:
    """Cards that lifebreak removed and that are still there."""
    return [card for (card, word), note in g.marks.items() if word == BROKEN and note[0] == g.serial[card]]


def bury_broken(g: Game) -> None:
    """1415.1d-iii: into the graveyard, once nothing of a Break ability is left.

    To be called also after a waiting ability that could not be played was counted off (603.3).
    """
    due = [card for card in broken(g) if not is_pending(g, card)]
    for card in due:
        mark(g, card, BROKEN, None)
    if due:
        move(g, due, "graveyard", verb="put")


def after_move(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """1415.1d-iii: the card goes as its Break ability leaves the chase. Part of the book's after_move."""
    chase = g.match.zone_number[0, "chase"]
    if is_on(g) and any(before == chase for _, before, _, _ in moves):
        for card in broken(g):
            if not is_pending(g, card):
                bury_now(g, card)


def bury_now(g: Game, card: int) -> None:
    """In the middle of another move, where nothing can be asked: no effect replaces this one."""
    mark(g, card, BROKEN, None)
    move_now(g, ((card, g.match.zone_number[g.owner[card], "graveyard"]),), ("put", False, None, False))


PROCEDURES = (LIFEBREAK,)
