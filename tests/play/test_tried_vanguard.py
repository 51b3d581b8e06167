"""Scenes of the later Vanguards are laid from what a text names: each of these texts does something when tried."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.cards import card_from as second_card
from playmat.books.vanguard_overdress.cards import card_from as third_card
from playmat.play.trying.trial import Tried, Trying

CARDS = {"vanguard-2.01": second_card, "vanguard-overdress": third_card}
FIELDS = {
    "vanguard-2.01": {"clan": "Royal Paladin", "race": "Human"},
    "vanguard-overdress": {"nation": "Keter Sanctuary", "race": "Human"},
}
UNIT = {
    "name": "Tester",
    "type": "normal unit",
    "grade": 1,
    "power": 9000,
    "shield": 5000,
    "critical": 1,
    "skill": "boost",
}
SECOND, THIRD = CARDS

TEXTS = """
vanguard-overdress: paid for
[AUTO]:When this unit is retired from (RC) for the cost of your card, draw a card.

vanguard-overdress: by a card that fits
[AUTO]:When this unit is retired from (RC) by the ability of your vanguard with "Lamp" in its card name, draw a
card.

vanguard-overdress: in the column
[AUTO](RC):When your opponent's rear-guard in the same column as this unit is retired by your card's ability,
draw a card.

vanguard-overdress: boosted
[AUTO](RC):At the end of the battle this unit boosted a vanguard with "Lamp" in its card name, draw a card.

vanguard-overdress: from behind
[AUTO]Back Row (RC):When this unit attacks, draw a card.

vanguard-overdress: another from behind
[AUTO](RC):When your other unit attacks from the back row, draw a card.

vanguard-overdress: intercepts from behind
[AUTO]:When this unit intercepts from the back row, draw a card.

vanguard-overdress: attacked
[AUTO](RC):When your unit with "Lamp" in its card name is attacked, [COST][Retire this unit], choose one of your
units being attacked, and it gets [Power] +5000 until end of that battle.

vanguard-overdress: a keyword that all have
[CONT](RC):All of your other units in the same column as this unit get "Boost".

vanguard-overdress: different names
[CONT](RC):During your turn, if your soul has eight or more cards with different card names, this unit gets
[Power] +5000.

vanguard-overdress: higher
[CONT](RC):During your turn, if your vanguard's grade is greater than your opponent's vanguard, this unit gets
[Power] +5000.

vanguard-overdress: a friend
[CONT](RC):If this unit is a "Friend", this unit gets [Power] +5000.

vanguard-overdress: armed
[AUTO](RC):When this unit attacks, if your vanguard is Armed, draw a card.

vanguard-2.01: likeness
[AUTO](VC):When this unit's attack hits a vanguard, choose one of your rear-guards, search your deck for up to
one card with the same card name as that unit, call it to (RC), and shuffle your deck.

vanguard-2.01: a status
[CONT](RC):If this unit is successful, this unit gets [Power] +4000.

vanguard-2.01: harmony
[AUTO](RC):When this unit boosts, if this unit is in harmony, draw a card.

vanguard-2.01: dominated
[AUTO](RC):When a dominated unit attacks during your turn, this unit gets [Power] +3000 until end of turn.

vanguard-2.01: all rest
[AUTO]Dark Device:When this unit is placed on (RC), this unit gets [Power] +2000 until end of turn for each of
your opponent's rear-guards in the same column as this unit.

vanguard-2.01: hearts
[CONT](RC):If you have two or more cards with "Lamp" in its original card name on your (VC), this unit gets
[Power] +5000.

vanguard-2.01: damage enough
[AUTO](VC)[Limit-Break 4]:[Counter-Blast 2-card with "Lamp" in its card name] When this unit attacks a vanguard,
you may pay the cost. If you do, this unit gets [Power] +5000 until end of that battle.

vanguard-2.01: paid after a step
[AUTO]:[Soul-Blast 1] When this unit is placed on (RC), you may choose a card with "Lamp" in its card name from
your drop zone, and put it on the bottom of your deck. If you put a card on the bottom of your deck this way,
you may pay the cost. If you do, draw a card.
"""


def told(block: str) -> tuple[str, str, str]:
    """The book, what is asked for, and the text."""
    head, *lines = block.strip().splitlines()
    book, _, asked = head.partition(": ")
    return book, asked, " ".join(lines)


SAID = [told(block) for block in TEXTS.split("\n\n")]
IDLE = (
    (THIRD, "[CONT](RC):All of your other units in the same column as this unit get [Power] +0."),
    (THIRD, "[AUTO]Back Row (RC):When this unit attacks, this unit gets [Power] +0 until end of turn."),
    (SECOND, "[CONT](RC):If this unit is successful, this unit gets [Power] +0."),
)


def tried(book: str, text: str) -> Tried:
    trying = Trying(book)
    trying.add(CARDS[book]({**UNIT, **FIELDS[book], "text": text}))
    return trying.result()


@pytest.mark.parametrize(
    ("book", "text"), [(book, text) for book, _, text in SAID], ids=[asked for _, asked, _ in SAID]
)
def test_the_scene_has_what_the_text_asks_for(book, text):
    found = tried(book, text)
    assert found.abilities == 1
    assert [each.why for each in (*found.nothing, *found.not_set_up)] == []


@pytest.mark.parametrize(("book", "text"), IDLE)
def test_what_does_nothing_is_still_found(book, text):
    found = tried(book, text)
    assert (found.abilities, found.did) == (1, 0)
