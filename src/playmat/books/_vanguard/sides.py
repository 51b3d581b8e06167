"""What a card is as it lies: face down it may have less than is printed on it.

A side is a card of its own, with the name of the card that it is a side of.
"""

from __future__ import annotations

from ...kernel import Card, Game

LIES, BLANK = "lies", "without information"
NO_VALUE: dict[type, object] = {str: "", tuple: ()}


def side(card: Card, lies: str, printed: dict[str, object]) -> Card:
    return Card(card.name, printed, number=f"{card.number}, {lies}", extra={LIES: lies})  # type: ignore[arg-type]


def nothing(card: Card) -> dict[str, object]:
    """No name, no words and no numbers."""
    return {"name": "", **{word: NO_VALUE.get(type(value)) for word, value in card.printed.items()}}


def seen_name(g: Game, card: int) -> dict[str, object]:
    """Whoever sees the face of a card without information reads its name there."""
    return {} if g.value(card, "name") else {"name": g.card(card)}
