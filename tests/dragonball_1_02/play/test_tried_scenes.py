"""The scenes in which skills are tried hold what a skill asks for; an effect that never happens is found out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.books import book
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.play.trying.trial import Tried, Trying

NAME = "dragonball-1.02"
NEVER = n.Compare(n.Number(1), ">", n.Number(2))
KNOWN = {"character": ("Ula", "Brack", "Corin"), "trait": ("Lantern Guild", "Night Ferry", "Salt Court")}
BATTLE = {
    "name": "Lamplighter on Trial", "type": "battle", "color": "blue", "power": 15000, "energy_cost": "2({B})",
    "combo_energy": 0, "combo_power": 5000, "character": "Corin", "trait": "Lantern Guild",
}  # fmt: skip
EXTRA = {"name": "Trial by Lamplight", "type": "extra", "color": "yellow", "energy_cost": "1({Y})"}

ON_BATTLE_CARDS = (
    # what the opponent's skill does
    "[Auto] When this card is removed from your Battle Area by your opponent's skill, draw 3 cards.",
    "[Auto] When this card is KO-ed by your opponent's skill, draw 3 cards.",
    "[Auto] When this card is discarded from your hand by your opponent's skill, draw 3 cards.",
    "[Permanent] If this card would be removed from your Battle Area by your opponent's skill, you may choose 3 cards"
    " from your hand and place them in your Drop Area instead.",
    # energy and counts of colours
    "[Auto] At the end of your turn, if all of your energy is blue, draw 1 card.",
    "[Auto] If all of your energy is mono-green: When this card is played from your hand, draw 1 card.",
    "[Permanent] If a multicolored card is in your energy, reduce the energy cost of this card in your hand by 2.",
    "[Activate: Main] Choose 1 of your opponent's Battle Cards with an energy cost greater than their current energy"
    " and place it at the bottom of its owner's deck.",
    # who is in play
    "[Permanent] If <Ula> and <Brack> are in play in your Battle Area, this card gets +5000 power.",
    "[Activate: Main] If your Leader Card is a blue <Ula>-only card and you place this card in its owner's Drop Area:"
    " Draw 1 card.",
    # combos
    "[Auto] When you combo with this card, if it is your opponent's turn, draw 1 card.",
    "[Auto] When you combo with this card from your Drop Area, draw 1 card.",
    "[Auto] When you combo with this card, if 1 of your blue <Ula> cards is being attacked, draw 1 card.",
    "[Auto] At the end of a battle in which you combo with this card from your hand during your opponent's turn,"
    " draw 3 cards.",
    "[Auto] At the end of a battle where this card is used in a combo from your Battle Area, draw 3 cards.",
    "[Activate: Battle] Place this card in its owner's Drop Area from your Combo Area: Draw 3 cards.",
    # what others play
    "[Auto] When your opponent plays a Battle Card with an energy cost greater than their current energy, draw 3"
    " cards.",
    "[Auto] If your Leader Card is a <<Night Ferry>> card: When 1 of your <<Night Ferry>> or <<Salt Court>>"
    " cards is played, draw 1 card.",
)
ON_EXTRA_CARDS = (
    "[Activate: Battle] If your Leader Card is a <<Night Ferry>> card: Choose 1 of your Leader Cards and it gets"
    " +20000 power for the duration of the battle.",
    "[Activate: Battle] If your Leader Card is a mono-blue <<Night Ferry>> card: Draw 1 card.",
)
CASES = [*((BATTLE, text) for text in ON_BATTLE_CARDS), *((EXTRA, text) for text in ON_EXTRA_CARDS)]


def card_with(record: dict[str, object], text: str) -> Card:
    return book(NAME).cards.card_from({**record, "text": text}, tuple(KNOWN.items()))


def tried(card: Card) -> Tried:
    trying = Trying(NAME)
    trying.add(card)
    return trying.result()


@pytest.mark.parametrize(("record", "text"), CASES, ids=[text[:90] for _, text in CASES])
def test_the_scene_lets_the_skill_do_something(record, text):
    found = tried(card_with(record, text))
    assert found.is_whole and found.abilities == 1


@pytest.mark.parametrize(("record", "text"), CASES, ids=[text[:90] for _, text in CASES])
def test_the_same_skill_is_listed_where_its_effect_never_happens(record, text):
    card = card_with(record, text)
    (ability,) = card.abilities
    idle = replace(card, abilities=(replace(ability, effect=n.If(NEVER, ability.effect)),))
    assert not tried(idle).is_whole
