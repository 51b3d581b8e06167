"""Section 8.1: which decks may be played. A deck here is 50 cards; four of them may be a ride deck."""

from __future__ import annotations

import re

import pytest

import playmat
from playmat.library import Library

NAME = "vanguard-overdress"
BOOK = playmat.book(NAME)
SENTINEL = '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)'


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(name, grade=1, **fields):
    return BOOK.cards.card_from({"name": name, "grade": grade, "power": 8000, "nation": "Stoicheia", **fields})


STARTER = card("Starter", grade=0)
RIDE = (card("Ride 1", 1), card("Ride 2", 2), card("Ride 3", 3))


def plain(count, word="Plain"):
    """So many cards without a trigger, four of each name."""
    return [card(f"{word} {at // 4}") for at in range(count)]


def of(kind, count):
    """So many triggers of a kind, four of each name."""
    return [card(f"{kind} {at // 4}", 0, trigger=kind) for at in range(count)]


TRIGGERS = (*of("critical", 4), *of("draw", 4), *of("front", 4), *of("heal", 4))


def deck(*cards, first=(STARTER,), ride=()):
    return playmat.Deck("tested", {"first": tuple(first), "main": tuple(cards), "ride": tuple(ride)})


LEGAL = deck(*plain(33), *TRIGGERS)
WITH_RIDE = deck(*plain(30), *TRIGGERS, ride=RIDE)


def faults(a_deck):
    """The rules against a deck. When there are any no game starts, and the refusal names each of them."""
    rules = [fault.rule for fault in BOOK.cards.check_deck(a_deck)]
    if rules:
        with pytest.raises(playmat.DeckError, match="'tested' is not legal") as refusal:
            playmat.new_game(NAME, [LEGAL, a_deck], seed=1)
        assert re.findall(r"\((\d[\d.]*)\)", str(refusal.value)) == rules
    else:
        assert playmat.new_game(NAME, [a_deck, a_deck], seed=1).question is not None
    return rules


def listed(those, **fields):
    """The record of a deck of these cards, as a file has it."""
    counts = {c.name: sum(d.name == c.name for d in those) for c in those}
    return {"format": "playmat-deck", "version": 1, "book": NAME, "name": "listed", "cards": counts, **fields}


def test_a_name_with_a_sign_that_is_no_letter_is_refused():
    with pytest.raises(playmat.CardError, match="expected letters, digits and signs"):
        card("Bell\x07")


@pytest.mark.rule("8.1.1", "8.1.3")
@pytest.mark.parametrize(("more", "rules"), [(-1, ["8.1.3"]), (0, []), (1, ["8.1.3"])])
def test_a_main_deck_has_fifty_cards(more, rules):
    assert faults(deck(*plain(33 + more), *TRIGGERS)) == rules


@pytest.mark.rule("8.1.1")
def test_a_deck_has_no_other_part():
    assert faults(playmat.Deck("tested", {**LEGAL.parts, "g": (card("Grand", 4),)})) == ["8.1.1"]


@pytest.mark.rule("8.1.4", "8.1.4.1")
@pytest.mark.parametrize(("powers", "rules"), [((8000,) * 4, []), ((8000, 9000, 8000, 9000, 8000), ["8.1.4"])])
def test_four_of_a_name_whatever_else_they_are(powers, rules):
    """8.1.4.1: another power makes no other card of it."""
    same = [card("Namesake", power=power) for power in powers]
    assert faults(deck(*same, *plain(33 - len(same)), *TRIGGERS)) == rules


@pytest.mark.rule("8.1.2", "8.1.7", "2.16.2.1")
def test_a_text_lifts_the_limit_for_its_own_name():
    """8.1.2, 8.1.7: "this card" are the cards of its name; another name is limited as ever."""
    text = '[CONT]:You may have any number of cards named "Many" in a deck.'
    many = [card("Many", text=text)] * 9
    assert faults(deck(*many, *plain(24), *TRIGGERS)) == []
    assert faults(deck(*many, *[card("Others")] * 5, *plain(19), *TRIGGERS)) == ["8.1.4"]


@pytest.mark.rule("8.1.5")
@pytest.mark.parametrize(("number", "rules"), [(15, ["8.1.5"]), (16, []), (17, ["8.1.5"])])
def test_a_deck_has_sixteen_triggers(number, rules):
    triggers = [*of("over", 1), *TRIGGERS][:number]
    assert faults(deck(*plain(49 - number), *triggers)) == rules


@pytest.mark.rule("8.1.5.1", "8.1.5.2", "8.1.5.3", "8.1.5.4", "8.1.5.5")
@pytest.mark.parametrize(
    ("kind", "most", "rule"),
    [("critical", 8, "8.1.5.1"), ("draw", 8, "8.1.5.2"), ("heal", 4, "8.1.5.3"), ("front", 8, "8.1.5.4"),
     ("over", 1, "8.1.5.5")],
)  # fmt: skip
def test_each_trigger_has_a_most(kind, most, rule):
    """As many as are allowed, and one more; others make up the sixteen."""
    others = [k for k in ("critical", "front", "draw") if k != kind]
    for number, rules in ((most, []), (most + 1, [rule])):
        rest = 16 - number
        fill = (*of(others[0], min(8, rest)), *of(others[1], rest - min(8, rest)))
        assert faults(deck(*plain(33), *of(kind, number), *fill)) == rules


@pytest.mark.rule("8.1.5.1", "8.1.5.2", "8.1.5.3", "8.1.5.4", "8.1.5.5")
@pytest.mark.parametrize("sorts", [("critical", "draw"), ("draw", "front"), ("front", "critical")])
def test_no_trigger_must_be_there(sorts):
    """8.1.5: sixteen of whichever sorts."""
    assert faults(deck(*plain(33), *of(sorts[0], 8), *of(sorts[1], 8))) == []


@pytest.mark.rule("8.1.6", "14.6.2")
@pytest.mark.parametrize(("number", "rules"), [(4, []), (5, ["8.1.6"])])
def test_at_most_four_sentinels(number, rules):
    guards = [card(f"Guard {at // 3}", text=SENTINEL) for at in range(number)]
    assert faults(deck(*guards, *plain(33 - number), *TRIGGERS)) == rules


@pytest.mark.rule("14.6.3")
def test_what_has_the_ability_is_a_sentinel():
    assert "sentinel" in card("Guard", text=SENTINEL).printed["keywords"]
    assert "sentinel" not in card("Plain").printed["keywords"]


@pytest.mark.rule("8.1.8", "8.1.8.1", "8.1.8.3")
def test_a_ride_deck_is_part_of_the_fifty_and_nobody_needs_one():
    assert faults(WITH_RIDE) == []
    assert faults(LEGAL) == []
    assert faults(deck(*plain(33), *TRIGGERS, ride=RIDE)) == ["8.1.3"]


@pytest.mark.rule("8.1.8.1", "8.1.8.2")
@pytest.mark.parametrize(
    ("ride", "rules"),
    [
        ((card("Ride 1", 1), card("Ride 2", 2)), ["8.1.8.1"]),
        ((card("Ride 1", 1), card("Ride 2", 2), card("Second 2", 2)), ["8.1.8.2"]),
        ((card("Ride 1", 1), card("Ride 2", 2), card("Order 3", 3, type="normal order")), ["8.1.8.2"]),
        ((*RIDE, card("Ride 4", 4)), ["8.1.8.1"]),
    ],
)
def test_a_ride_deck_is_a_unit_of_each_grade(ride, rules):
    assert faults(deck(*plain(33 - len(ride)), *TRIGGERS, ride=ride)) == rules


@pytest.mark.rule("8.1.8.2")
@pytest.mark.parametrize(
    ("last", "said"),
    [
        (card("Second 2", 2), "grade 2, grade 2"),
        (card("Order 3", 3, type="normal order"), "grade 2, the normal order 'Order 3'"),
    ],
)
def test_the_grades_of_a_ride_deck_are_told(last, said):
    (fault,) = BOOK.cards.check_deck(deck(*plain(30), *TRIGGERS, ride=(*RIDE[:2], last)))
    assert fault.message == f"grade 0, grade 1, {said} in the ride deck, it has a unit of each grade from 0 to 3"


@pytest.mark.rule("8.2.1.2.1", "8.1.8.1")
def test_of_two_cards_of_grade_0_one_alone_is_the_first_vanguard():
    """The other stays in the ride deck, which is not legal with it."""
    cards = [STARTER, card("Second", grade=0), *RIDE, *plain(29), *TRIGGERS]
    made = Library(NAME, [*cards]).deck(listed(cards, ride_deck=["Starter", "Second", "Ride 1", "Ride 2", "Ride 3"]))
    assert [c.name for c in made.parts["first"]] == ["Starter"]
    assert [c.name for c in made.parts["ride"]] == ["Second", "Ride 1", "Ride 2", "Ride 3"]
    assert "8.1.8.1" in [fault.rule for fault in BOOK.cards.check_deck(made)]


@pytest.mark.rule("8.2.1.2", "8.2.1.2.1")
def test_the_first_vanguard_is_the_grade_0_of_the_ride_deck():
    """8.2.1.2.1: whoever has set a ride deck aside names no other."""
    cards = [STARTER, *RIDE, *plain(30), *TRIGGERS]
    library = Library(NAME, [*cards])
    made = library.deck(listed(cards, ride_deck=["Starter", "Ride 1", "Ride 2", "Ride 3"]))
    assert [c.name for c in made.parts["first"]] == ["Starter"]
    assert [c.name for c in made.parts["ride"]] == ["Ride 1", "Ride 2", "Ride 3"]
    assert BOOK.cards.check_deck(made) == []


@pytest.mark.rule("8.2.1.2.1")
@pytest.mark.parametrize("named", ["Second", "Ride 1", "Plain 0"])
def test_beside_a_ride_deck_no_other_first_vanguard_is_named(named):
    """8.2.1.2.1: it is not passed over, but refused; to name the card of grade 0 itself does no harm."""
    cards = [STARTER, card("Second", grade=0), *RIDE, *plain(29), *TRIGGERS]
    library, ride = Library(NAME, [*cards]), ["Starter", "Ride 1", "Ride 2", "Ride 3"]
    said = f"first vanguard '{named}' beside a ride deck, expected its card of grade 0, 'Starter' or no name"
    with pytest.raises(playmat.DeckError, match=rf"deck 'listed': {said} \(8\.2\.1\.2\.1\)"):
        library.deck(listed(cards, ride_deck=ride, first_vanguard=named))
    assert BOOK.cards.check_deck(library.deck(listed(cards, ride_deck=ride, first_vanguard="Starter"))) == []


@pytest.mark.rule("8.2.1.2")
@pytest.mark.parametrize(
    "first", [(), (card("Grown", 1),), (card("Order", 0, type="normal order"),)], ids=["none", "grade 1", "an order"]
)
def test_the_first_vanguard_is_a_unit_of_grade_0(first):
    cards = [*plain(34 - len(first)), *TRIGGERS]
    assert faults(deck(*cards, first=first)) == ["8.2.1.2"]


@pytest.mark.rule("8.1.8.1")
def test_a_ride_deck_is_made_of_cards_of_the_deck():
    cards = [STARTER, *plain(33), *TRIGGERS]
    library = Library(NAME, [*cards, *RIDE])
    with pytest.raises(playmat.DeckError, match=r"'Ride 1' of its ride deck is not among its cards \(8.1.8.1\)"):
        library.deck(listed(cards, ride_deck=["Starter", "Ride 1", "Ride 2", "Ride 3"]))


@pytest.mark.rule("8.1.8.1")
def test_a_card_is_as_often_in_the_ride_deck_as_it_is_named():
    cards = [STARTER, *plain(30), *RIDE, *TRIGGERS]
    with pytest.raises(playmat.DeckError, match=r"2 'Ride 1' in its ride deck, and 1 among its cards \(8\.1\.8\.1\)"):
        Library(NAME, cards).deck(listed(cards, ride_deck=["Starter", "Ride 1", "Ride 1", "Ride 3"]))


@pytest.mark.rule("15.2.1.1", "15.1.2.2")
def test_a_token_of_the_appendix_is_no_card_for_a_deck():
    """15.2.1.1: it is in no card list, and is told from a name that nobody knows."""
    cards = [STARTER, *plain(33), *TRIGGERS]
    library = Library(NAME, cards)
    said = r"deck 'listed': 'Plant' is a token, and no card for a deck \(15\.2\.1\.1\)"
    with pytest.raises(playmat.DeckError, match=said):
        library.deck(listed(cards, cards={"Starter": 1, "Plant": 4}))
    with pytest.raises(playmat.DeckError, match="no card 'Plent' among"):
        library.deck(listed(cards, cards={"Starter": 1, "Plent": 4}))
