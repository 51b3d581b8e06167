"""Force of Will card records: types, costs, attributes and sides, and what is said of a record that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.books.force_of_will_6_1.cards import card_from, cards_from
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import CardError


def record(**fields: Any) -> dict[str, Any]:
    return {"name": "Copper Aunt", "type": "Resonator", **fields}


def test_costs_count_attributes_and_free_will() -> None:
    printed = card_from(record(cost="{W}{W}{3}{X}", ATK="600", DEF=400)).printed
    assert printed["attribute cost"] == ("light", "light")
    assert (printed["free cost"], printed["x cost"], printed["total cost"]) == (3, 1, 5)
    assert (printed["atk"], printed["def"]) == (600, 400)


def test_void_is_no_attribute() -> None:
    assert card_from(record(colour=["V"])).printed["attribute"] == ()
    assert card_from(record(colour=["W", "B"])).printed["attribute"] == ("light", "darkness")
    assert card_from(record(attribute="wind")).printed["attribute"] == ("wind",)


def test_a_card_may_lack_attack_and_defence() -> None:
    printed = card_from(record(type="J-Ruler")).printed
    assert printed["atk"] is None and printed["def"] is None


def test_old_types_are_read_as_today() -> None:
    """1405.3: a chant-instant is a chant with quickcast; 1406.1: old additions keep their subtype."""
    instant = card_from(record(type="Spell:Chant-Instant")).printed
    assert instant["type"] == ("chant",) and instant["keywords"] == ("quickcast",)
    addition = card_from(record(type="Addition:Resonator")).printed
    assert addition["type"] == ("addition",) and addition["subtype"] == "resonator"


def test_a_stone_has_its_types() -> None:
    printed = card_from(record(type=["Special Magic Stone", "Fire Magic Stone"])).printed
    assert printed["type"] == ("magic stone", "special magic stone", "fire magic stone")


def test_traits_count_as_races() -> None:
    assert card_from(record(race=["Elf"], trait="Moon")).printed["race"] == ("Elf", "Moon")


def test_keywords_come_from_the_text() -> None:
    printed = card_from(record(text="[Flying]\n[Awakening] {W}: [Enter] ⇒ Draw a card.")).printed
    assert printed["keywords"] == ("flying", "awakening")


def test_what_a_chant_does_is_no_keyword() -> None:
    assert card_from(record(type="Chant", text="Draw a card.")).printed["keywords"] == ()


def test_a_record_may_hold_its_back() -> None:
    back = {"name": "Copper Queen", "type": "J-Ruler", "ATK": 800, "DEF": 800, "text": "[Flying]"}
    card = card_from(record(type="Ruler", text="[Judgment] {W}{2}", back=back))
    other = card.extra["back"]
    assert isinstance(other, Card)
    assert other.name == "Copper Queen" and other.printed["keywords"] == ("flying",)


def test_sides_in_records_of_their_own_are_put_together() -> None:
    cards = cards_from(
        [
            record(id="K-1", type="Ruler"),
            record(id="K-1J", name="Copper Queen", type="J-Ruler"),
            record(id="K-2", text="[Shift] {2}"),
            record(id="K-2^", name="Copper Ghost", type="Resonator (Shift)"),
            record(id="K-9J", name="Nobody's Other Side", type="J-Ruler"),
        ]
    )
    backs = [card.extra.get("back") for card in cards]
    assert [card.name for card in cards] == ["Copper Aunt", "Copper Aunt", "Nobody's Other Side"]
    assert [back.name if isinstance(back, Card) else None for back in backs] == [
        "Copper Queen",
        "Copper Ghost",
        None,
    ]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"colr": "W"}, "unknown field 'colr'"),
        ({"cost": "{W}{Q}"}, "expected wills such as"),
        ({"type": "Unit"}, "type is 'Unit'"),
        ({"type": ()}, "has no type"),
        ({"type": "Addition:Hat"}, "subtype is 'hat'"),
        ({"attribute": "moss"}, "attribute is 'moss'"),
        ({"ATK": "many"}, "expected a whole number, zero or more (206.1)"),
        ({"race": 7}, "expected a word or a list of words"),
        ({"text": 7}, "expected words"),
    ],
)
def test_a_wrong_record_is_refused_with_the_reason(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(CardError) as caught:
        card_from(record(**fields))
    assert said in str(caught.value)


@pytest.mark.parametrize("name", ["Bell\x07 Aunt", "Copper\u202e Aunt", "a" * 100_000])
def test_a_name_that_no_card_could_have_is_refused(name: str) -> None:
    """202.1: signs that steer a screen, or more of them than are read."""
    with pytest.raises(CardError, match="the name"):
        card_from(record(name=name))


def test_a_card_needs_a_name() -> None:
    with pytest.raises(CardError, match="without a name"):
        card_from({"type": "Resonator"})
