"""The cards of one zone, line by line, as a seat sees them."""

from __future__ import annotations

from rich.text import Text

from .lines import cut, styled
from .seen import HIDDEN, Entry, Seen

OTHER_SIDE = "other side"


def looked(seen: Seen, seat: int, zone: str, width: int) -> list[Text]:
    """The last card first, equal ones counted; then how many are not seen."""
    cards = [card for place in seen.mat.all_places if place.zone == zone for card in seen.cards(seat, place)]
    hidden = sum(HIDDEN in card for card in cards)
    counts: dict[tuple[str, str], int] = {}
    for card in reversed(cards):
        if HIDDEN not in card:
            counts[described(seen, card)] = counts.get(described(seen, card), 0) + 1
    lines = [line(front, behind, count, width) for (front, behind), count in counts.items()]
    if hidden:
        lines.append([styled(f"{hidden} card{'s' if hidden > 1 else ''} you cannot see", "dim")])
    return [each for several in lines for each in several] or [styled("nothing", "dim")]


def described(seen: Seen, card: Entry) -> tuple[str, str]:
    """A card with its numbers and what lies on it; and its other side, where it has one that the seat knows."""
    other = card.get(OTHER_SIDE)
    behind = f"{seen.name(other)}  {seen.fill(seen.mat.card.detail, other)}".rstrip() if other else ""
    words = "  ".join(each for each in (seen.fill(seen.mat.card.detail, card), *seen.burdens(card)) if each)
    lies = f" ({seen.mat.face_down.word})" if card.get("face down") else ""
    return f"{seen.name(card)}{lies}  {words}".rstrip(), behind


def line(front: str, behind: str, count: int, width: int) -> list[Text]:
    times = f"{count}× " if count > 1 else ""
    lines = [Text(cut(times + front, width))]
    return [*lines, styled(cut(f"   {OTHER_SIDE}: {behind}", width), "dim")] if behind else lines
