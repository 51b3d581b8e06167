"""Explanations of invented texts, held against what the text says."""

from __future__ import annotations

from typing import Any

import pytest

from playmat import book
from playmat.play.cardexplain import explained_block
from playmat.testing.scene import kit_of


def told(name: str, text: str, **fields: Any) -> str:
    record = {**kit_of(name).defaults(fields), **fields, "name": "Sample", "text": text}
    card = book(name).cards.card_from({key: value for key, value in record.items() if value is not None}, ())
    return " ".join(line.strip() for line in explained_block(name, card).split("\n") if not line.startswith("|"))


# --- what is forbidden: whom a card cannot attack, with which cards a player cannot ------------------------


@pytest.mark.parametrize(("text", "said"), [
    ("Your opponent cannot attack with Battle Cards.", "Your opponent: cannot attack with a card whose type is"),
    ("Players cannot attack with Battle Cards.", "Each player: cannot attack with a card whose type is"),
    ("This card cannot attack Battle Cards.", "This card: cannot attack a card whose type is"),
    ("Players cannot attack.", "Each player: cannot attack."),
])  # fmt: skip
def test_a_player_is_kept_from_attacking_with_cards_and_a_card_from_attacking_them(text: str, said: str) -> None:
    assert said in told("dragonball-1.02", f"[Permanent] {text}")


@pytest.mark.parametrize(("name", "text", "said"), [
    ("dragonball-1.02", "[Auto] When this card attacks, you cannot activate the [Activate: Main] skill on copies of "
     "this card for the turn.", "cannot activate [Activate: Main] skills of a card with the name of this card"),
    ("force-of-will-6.1", "Your opponent cannot play activate abilities of resonators.",
     "cannot play activate abilities of a card with"),
    ("vanguard-2.01", "[CONT](RC):This unit cannot be retired by your card effects.",
     "cannot be retired by effects of a card that is of the same player"),
    ("vanguard-2.01", "[CONT](RC):This unit cannot be retired by card effects.", "cannot be retired by effects."),
])  # fmt: skip
def test_whose_abilities_and_effects_are_forbidden_is_told(name: str, text: str, said: str) -> None:
    assert said in told(name, text)
