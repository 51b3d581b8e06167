"""Records made into dragonball-1.02 cards: both sides, costs, areas of Extra Cards, and faults by name."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.books.dragonball_1_02.cards import card_from
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import CardError

LEADER = {
    "id": "T-001",
    "name": "Mira",
    "name_back": "Mira, Awake",
    "type": "Leader",
    "color": "Red",
    "power": "9000",
    "power_back": "14000",
    "character": "Mira",
    "trait": "Tin Parade/Oak Parade",
    "era": "First Saga",
    "text": "[Auto] When this card attacks, draw 1 card.\n"
    "[Awaken] When your life is at 5 or less: You may draw 3 cards and flip this card over.",
    "text_back": "[Double Strike]",
}
BATTLE = {
    "id": "T-002",
    "name": "Old Tam",
    "type": "Battle",
    "color": "Blue",
    "power": 12000,
    "energy": "3",
    "energy_cost": "3({B}{B})",
    "combo_energy": "1",
    "combo_power": "5000",
    "character": "Old Tam",
    "trait": "Oak Parade",
    "era": "First Saga",
    "text": "[Blocker]\n[Critical]",
}
EXTRA = {
    "id": "T-003",
    "name": "Kettle",
    "type": "Extra",
    "color": "Green",
    "energy": "0",
    "energy_cost": "0(-)",
    "text": "[Activate: Main] Draw 1 card.",
}


def test_a_leader_has_two_sides() -> None:
    card = card_from(LEADER)
    back = card.extra["back"]
    assert isinstance(back, Card)
    assert (card.name, card.printed["power"], card.printed["keywords"]) == ("Mira", 9000, ("awaken",))
    assert (back.name, back.printed["power"], back.printed["keywords"]) == ("Mira, Awake", 14000, ("double strike",))
    assert back.printed["trait"] == card.printed["trait"] == ("Tin Parade", "Oak Parade")
    assert card.printed["cost"] is None and len(card.abilities) == 2 and len(back.abilities) == 1


def test_a_battle_card() -> None:
    card = card_from(BATTLE)
    assert card.printed == {
        "type": "battle",
        "color": ("blue",),
        "character": ("Old Tam",),
        "trait": ("Oak Parade",),
        "era": "First Saga",
        "cost": 3,
        "original cost": 3,
        "specified cost": ("blue", "blue"),
        "power": 12000,
        "combo cost": 1,
        "combo power": 5000,
        "keywords": ("blocker", "critical"),
    }
    assert card.number == "T-002" and "back" not in card.extra


def test_an_extra_card_works_from_the_hand() -> None:
    card = card_from(EXTRA)
    assert [ability.zones for ability in card.abilities] == [("hand",)]
    assert (card.printed["cost"], card.printed["specified cost"], card.printed["power"]) == (0, (), None)


def test_a_field_works_in_the_battle_area() -> None:
    card = card_from({**EXTRA, "text": "[Field] (It stays)\n[Permanent] Your Leader Card gains +1000 power."})
    assert [ability.zones for ability in card.abilities] == [("hand",), ("battle",)]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ({**BATTLE, "name": " "}, 'expected "name" to be a word'),
        ({**BATTLE, "powr": 1}, "unknown field 'powr'"),
        ({**BATTLE, "type": "Spell"}, "type is 'Spell', expected leader, battle, extra"),
        ({**BATTLE, "color": "Puce"}, "color is 'puce', expected red, blue, green, yellow"),
        ({**BATTLE, "color": ""}, "has no color"),
        ({**BATTLE, "power": "much"}, "power is 'much', expected a whole number"),
        ({**BATTLE, "energy_cost": "three"}, "energy_cost is 'three'"),
        ({**BATTLE, "energy_cost": "3({X})"}, "energy_cost has {X}"),
        ({**BATTLE, "energy_cost": "4({B})"}, "do not agree"),
        ({**BATTLE, "energy": "1", "energy_cost": "1({B}{B})"}, "do not agree"),
        ({**BATTLE, "text_back": "[Blocker]"}, "text_back is '[Blocker]', which a battle card does not have"),
        ({**EXTRA, "power": "1"}, "power is '1', which an extra card does not have"),
        ({**BATTLE, "power": True}, "power is True, expected words"),
        ({**BATTLE, "trait": 7}, "trait is 7, expected words"),
        ({**BATTLE, "trait": ["Oak Parade", 7]}, "trait is ['Oak Parade', 7], expected words"),
        ({**BATTLE, "text": ["x"]}, "text is ['x'], expected words"),
        ({**BATTLE, "name": 7}, 'expected "name" to be a word'),
        ({**BATTLE, "power": -1}, "power is -1, expected a whole number"),
        ({**BATTLE, "combo_energy": "-1"}, "combo_energy is '-1', expected a whole number"),
        ({**BATTLE, "name_back": "Old Tam"}, "name_back is 'Old Tam', which a battle card does not have"),
        ({**LEADER, "energy_cost": "1(-)"}, "energy_cost is '1(-)', which a leader card does not have"),
    ],
)
def test_faults_are_named(record: dict[str, Any], message: str) -> None:
    with pytest.raises(CardError) as error:
        card_from(record)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("fields", "printed"),
    [
        ({"power": "0", "combo_power": 0}, {"power": 0, "combo power": 0}),
        ({"energy": None, "energy_cost": "2({B}{B})"}, {"cost": 2, "specified cost": ("blue", "blue")}),
        ({"energy": "2", "energy_cost": None}, {"cost": 2, "original cost": 2, "specified cost": ()}),
        ({"energy": 3}, {"cost": 3}),
        ({"trait": ["Oak Parade", " ", "Oak Parade", "Tin Parade"]}, {"trait": ("Oak Parade", "Tin Parade")}),
        ({"trait": None, "era": None}, {"trait": (), "era": ""}),
        ({"color": "Red/Blue"}, {"color": ("red", "blue")}),
        ({"text": "[Blocker]\n[Blocker]"}, {"keywords": ("blocker",)}),
        ({"text": ""}, {"keywords": ()}),
    ],
)
def test_what_a_record_may_say(fields: dict[str, Any], printed: dict[str, Any]) -> None:
    card = card_from({**BATTLE, **fields})
    assert {key: card.printed[key] for key in printed} == printed
