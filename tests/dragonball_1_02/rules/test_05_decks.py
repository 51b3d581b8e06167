"""Section 5-1: the Leader Card and the deck."""

from __future__ import annotations

import pytest

import playmat

BOOK = playmat.book("dragonball-1.02")
ANY_NUMBER = "[Permanent] You can include as many copies of this card in your deck as you like."


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def leader(name="Chief"):
    return BOOK.cards.card_from({
        "name": name, "id": f"L-{name}", "type": "leader", "color": "red", "power": 10000, "character": "Tester",
    })  # fmt: skip


def battle(number, name="", text=""):
    return BOOK.cards.card_from({
        "name": name or f"Fighter {number}", "id": f"T-{number}", "type": "battle", "color": "red", "power": 5000,
        "energy_cost": "1(-)", "combo_energy": 0, "combo_power": 5000, "text": text,
    })  # fmt: skip


def extra(number):
    return BOOK.cards.card_from({
        "name": f"Trick {number}", "id": f"E-{number}", "type": "extra", "color": "red", "energy_cost": "1(-)",
        "text": "[Activate: Main] Draw 1 card.",
    })  # fmt: skip


@pytest.mark.parametrize("count", [0, -1, "2"])
def test_a_deck_names_one_card_at_least_of_each(count):
    """A record that names a card and none of it says nothing."""
    with pytest.raises(playmat.DeckError, match="how many"):
        BOOK.cards.deck_from({"name": "Odd", "leader": "Chief", "cards": {"Fighter": count}}, lambda key: battle(1))


def test_a_deck_record_names_a_leader_and_how_many_there_are_of_each_card():
    """A leader, and each card as often as it says; without a leader the deck has none."""
    cards = {"Chief": leader(), "One": battle(1), "Two": battle(2)}
    record = {"name": "Odd", "leader": "Chief", "cards": {"One": 3, "Two": 1}}
    deck = BOOK.cards.deck_from(record, cards.__getitem__)
    assert deck.parts == {"leader": (leader(),), "main": (battle(1),) * 3 + (battle(2),)}
    assert BOOK.cards.deck_from({"cards": {"One": 1}}, cards.__getitem__).parts["leader"] == ()


@pytest.mark.parametrize(
    ("fields", "message"), [({"leeder": "Chief"}, "leeder"), ({"cards": ["Fighter"]}, "how many"), ({}, "how many")]
)
def test_a_deck_record_that_says_something_else_is_no_deck(fields, message):
    """What is misspelled, and cards without their numbers, are named."""
    with pytest.raises(playmat.DeckError, match=message):
        BOOK.cards.deck_from({"name": "Odd", "leader": "Chief", **fields}, lambda key: battle(1))


def different(count):
    return tuple(battle(number) for number in range(count))


def faults(main, leaders=None):
    """The rules that a deck breaks."""
    chosen = (leader(),) if leaders is None else leaders
    return [fault.rule for fault in BOOK.cards.check_deck(playmat.Deck("tried", {"leader": chosen, "main": main}))]


@pytest.mark.rule("5-1-2", "5-1-3")
def test_one_leader_and_fifty_battle_and_extra_cards_are_legal():
    """5-1-2, 5-1-3: forty-six Battle Cards, four Extra Cards and a separate Leader Card."""
    assert faults((*different(46), *(extra(number) for number in range(4)))) == []


@pytest.mark.rule("5-1-2")
@pytest.mark.parametrize("leaders", [(), (leader("One"), leader("Two")), (battle(99),)])
def test_other_than_exactly_one_leader_is_refused(leaders):
    """5-1-2: none, two, or a card that is no Leader Card."""
    assert faults(different(50), leaders) == ["5-1-2"]


@pytest.mark.rule("5-1-3")
@pytest.mark.parametrize("size", [49, 51])
def test_a_deck_of_another_size_is_refused(size):
    """5-1-3: fifty, no more and no less."""
    assert faults(different(size)) == ["5-1-3"]


@pytest.mark.rule("5-1-3")
def test_a_leader_among_the_fifty_is_refused():
    """5-1-3: the deck holds Battle and Extra Cards only."""
    assert faults((*different(49), leader("Stowaway"))) == ["5-1-3"]


@pytest.mark.rule("5-1-3-1")
def test_four_of_a_number_are_allowed_and_five_are_not():
    """5-1-3-1: four is the limit."""
    assert faults((*different(46), *(battle(77),) * 4)) == []
    assert faults((*different(45), *(battle(77),) * 5)) == ["5-1-3-1"]


@pytest.mark.rule("5-1-3-1")
def test_the_limit_counts_numbers_and_not_names():
    """5-1-3-1: four each of two cards with one name and two numbers."""
    assert faults((*different(42), *(battle(77, "Twin"),) * 4, *(battle(78, "Twin"),) * 4)) == []


@pytest.mark.rule("5-1-3-1")
@pytest.mark.parametrize(("names", "rules"), [("AAAA", []), ("AAAAA", ["5-1-3-1"]), ("AAAAB", []), ("ABABABAB", [])])
def test_cards_without_a_number_are_counted_by_their_names(names, rules):
    """5-1-3-1: where no number is known, cards of one name are copies of each other."""
    plain = {"type": "battle", "color": "red", "power": 5000, "energy_cost": "1(-)", "combo_energy": 0}
    known = {name: BOOK.cards.card_from({**plain, "name": name, "combo_power": 5000}) for name in "AB"}
    assert faults((*different(50 - len(names)), *(known[name] for name in names))) == rules


@pytest.mark.rule("5-1-3-2")
def test_a_permanent_skill_about_building_lifts_the_limit_for_its_card_only():
    """5-1-3-2: twelve copies of the card that says so; a fifth copy of another in the same deck is refused."""
    crowd = (battle(88, "Crowd", ANY_NUMBER),) * 12
    assert faults((*different(38), *crowd)) == []
    assert faults((*different(33), *crowd, *(battle(77),) * 5)) == ["5-1-3-1"]


@pytest.mark.rule("5-1-3-2")
def test_a_deck_has_one_card_with_ultimate_at_most():
    """5-1-3-2: two different cards with [Ultimate] are a fault, one is none."""
    one, other = battle("U1", text="[Ultimate]"), battle("U2", text="[Ultimate]")
    assert faults((one, *different(49))) == []
    assert faults((one, other, *different(48))) == ["5-1-3-2"]
