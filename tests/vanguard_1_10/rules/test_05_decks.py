"""Section 5.1: which decks may be played. A deck here is a first vanguard and 49 more cards."""

from __future__ import annotations

import re

import pytest

import playmat
from playmat.library import Library

BOOK = playmat.book("vanguard-1.10")
KINDS = ("critical", "draw", "stand")


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(name, grade=1, **fields):
    return BOOK.cards.card_from({"name": name, "grade": grade, "power": 7000, "clan": "Testers", **fields})


STARTER = card("Starter", grade=0)


def plain(count, word="Plain"):
    """So many cards without a trigger, four of each name."""
    return [card(f"{word} {at // 4}") for at in range(count)]


def triggers(count, heals=4):
    """So many trigger units, four of each name, with so many heals among them."""
    others = [card(f"Trigger {at // 4}", 0, trigger=KINDS[at // 4 % 3]) for at in range(count - heals)]
    return [*others, *(card(f"Heal {at // 4}", 0, trigger="heal") for at in range(heals))]


def deck(*cards, first=STARTER):
    return playmat.Deck("tested", {"first": (first,), "main": tuple(cards)})


LEGAL = deck(*plain(33), *triggers(16))


def played(a_deck):
    """A game with this deck on both sides."""
    return playmat.new_game("vanguard-1.10", [a_deck, a_deck], seed=1)


def faults(a_deck):
    """The rules against a deck. When there are any no game starts, and the refusal names each of them."""
    rules = [fault.rule for fault in BOOK.cards.check_deck(a_deck)]
    if rules:
        with pytest.raises(playmat.DeckError) as refusal:
            playmat.new_game("vanguard-1.10", [LEGAL, a_deck], seed=1)
        assert re.findall(r"\((\d[\d.]*)\)", str(refusal.value)) == rules
    else:
        assert played(a_deck).question is not None
    return rules


# --- 5.1.2.1 size ---------------------------------------------------------------------------------


@pytest.mark.rule("5.1.2.1")
def test_fifty_cards_are_a_deck():
    """5.1.2.1: the first vanguard and 49 others, 16 of them triggers, make fifty."""
    assert faults(deck(*plain(49 - 16), *triggers(16))) == []


@pytest.mark.rule("5.1.2.1")
@pytest.mark.parametrize("size", [49, 51])
def test_one_card_fewer_or_more_is_no_deck(size):
    """5.1.2.1: exactly fifty, neither 49 nor 51."""
    assert faults(deck(*plain(size - 1 - 16), *triggers(16))) == ["5.1.2.1"]


@pytest.mark.rule("5.1.2.1", "5.2.2")
def test_the_first_vanguard_is_one_of_the_fifty():
    """5.1.2.1, 5.2.2: when it has been set, 49 cards are left in deck and hand."""
    game = played(LEGAL)
    for seat in (0, 1):
        assert len(game.in_zone(seat, "vanguard circle")) == 1
        assert len(game.in_zone(seat, "deck")) + len(game.in_zone(seat, "hand")) == 50 - 1


# --- 5.1.2.2 copies -------------------------------------------------------------------------------


@pytest.mark.rule("5.1.2.2")
def test_four_cards_may_share_a_name():
    """5.1.2.2: four of a name are allowed."""
    assert faults(deck(*[card("Twin")] * 4, *plain(29), *triggers(16))) == []


@pytest.mark.rule("5.1.2.2")
def test_five_cards_may_not_share_a_name():
    """5.1.2.2: five of a name are too many."""
    assert faults(deck(*[card("Twin")] * 5, *plain(28), *triggers(16))) == ["5.1.2.2"]


@pytest.mark.rule("5.1.2.2")
def test_the_first_vanguard_counts_among_the_copies():
    """5.1.2.2: four more cards with the first vanguard's name make five."""
    assert faults(deck(*[STARTER] * 4, *plain(29), *triggers(16))) == ["5.1.2.2"]


@pytest.mark.rule("5.1.2.2.1")
def test_printings_of_one_name_count_together():
    """5.1.2.2.1: three of one printing and two of a stronger one are five of a name."""
    weak, strong = card("Twin", id="T-1"), card("Twin", id="T-2", power=9000)
    assert faults(deck(*[weak] * 3, *[strong] * 2, *plain(28), *triggers(16))) == ["5.1.2.2"]
    assert faults(deck(*[weak] * 2, *[strong] * 2, *plain(29), *triggers(16))) == []


@pytest.mark.rule("5.1.2.2.1")
def test_printings_of_a_deck_list_count_together():
    """5.1.2.2.1: also where a list tells the printings apart by their numbers."""
    printings = [card("Twin", id="T-1"), card("Twin", id="T-2", grade=2)]
    rest = [STARTER, *plain(28), *triggers(16)]
    counts = {"T-1": 3, "T-2": 2, **{c.name: sum(d.name == c.name for d in rest) for c in rest}}
    library = Library("vanguard-1.10", [*printings, *rest])
    record = {"format": "playmat-deck", "version": 1, "book": "vanguard-1.10", "name": "listed",
              "first_vanguard": "Starter", "cards": counts}  # fmt: skip
    assert faults(library.deck(record)) == ["5.1.2.2"]


# --- 5.1.2.3, 5.1.2.4 triggers --------------------------------------------------------------------


@pytest.mark.rule("5.1.2.3")
@pytest.mark.parametrize(("count", "rules"), [(15, ["5.1.2.3"]), (16, []), (17, ["5.1.2.3"])])
def test_a_deck_has_sixteen_triggers(count, rules):
    """5.1.2.3: exactly sixteen of the fifty have a trigger."""
    assert faults(deck(*plain(49 - count), *triggers(count))) == rules


@pytest.mark.rule("5.1.2.3")
def test_a_first_vanguard_with_a_trigger_is_one_of_the_sixteen():
    """5.1.2.3: the count is over all fifty cards, so one on the vanguard circle leaves fifteen others."""
    first = card("Lit Starter", 0, trigger="draw")
    assert faults(deck(*plain(49 - 15), *triggers(15), first=first)) == []
    assert faults(deck(*plain(49 - 16), *triggers(16), first=first)) == ["5.1.2.3"]


@pytest.mark.rule("5.1.2.3", "5.1.2.2")
def test_triggers_keep_to_four_of_a_name():
    """5.1.2.3: sixteen triggers, five of them of one name, are no legal sixteen."""
    five = [card("Bright Spark", 0, trigger="critical")] * 5
    assert faults(deck(*plain(33), *five, *triggers(11))) == ["5.1.2.2"]


@pytest.mark.rule("5.1.2.4")
def test_four_heals_may_have_two_names():
    """5.1.2.4: four heal triggers in all are allowed."""
    heals = [*[card("Balm", 0, trigger="heal")] * 2, *[card("Salve", 0, trigger="heal")] * 2]
    assert faults(deck(*plain(33), *heals, *triggers(12, heals=0))) == []


@pytest.mark.rule("5.1.2.4")
def test_five_heals_are_too_many_though_no_name_is():
    """5.1.2.4: three of one name and two of another are five heals."""
    heals = [*[card("Balm", 0, trigger="heal")] * 3, *[card("Salve", 0, trigger="heal")] * 2]
    assert faults(deck(*plain(33), *heals, *triggers(11, heals=0))) == ["5.1.2.4"]


@pytest.mark.rule("5.1.2.4")
def test_other_triggers_are_not_limited_to_four():
    """5.1.2.4: the limit is on heals alone; sixteen criticals of four names are fine."""
    criticals = [card(f"Spark {at // 4}", 0, trigger="critical") for at in range(16)]
    assert faults(deck(*plain(33), *criticals)) == []


# --- 5.1.2.5 a card's own words about decks ---------------------------------------------------------


def swarm():
    return card("Swarm", text='[CONT]:You may have any number of cards named "Swarm" in a deck.')


@pytest.mark.rule("5.1.2.5")
def test_a_card_may_lift_the_limit_on_its_own_name():
    """5.1.2.5: sixteen copies of a card that allows any number of itself."""
    assert faults(deck(*[swarm()] * 16, *plain(33 - 16), *triggers(16))) == []


@pytest.mark.rule("5.1.2.5")
def test_the_limit_is_lifted_for_no_other_name():
    """5.1.2.5: in the same deck five copies of another card are too many."""
    assert faults(deck(*[swarm()] * 16, *[card("Twin")] * 5, *plain(33 - 21), *triggers(16))) == ["5.1.2.2"]


@pytest.mark.rule("5.1.2.5")
def test_a_card_may_lift_only_the_limit_it_speaks_of():
    """5.1.2.5: the other limits stay; copies beyond the fiftieth card are too many."""
    assert faults(deck(*[swarm()] * 17, *plain(33 - 16), *triggers(16))) == ["5.1.2.1"]


def sentinel(name):
    text = '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)'
    return card(name, text=text)


@pytest.mark.rule("5.1.2.5")
@pytest.mark.parametrize(("of_each", "rules"), [(2, []), (3, ["5.1.2.5"])])
def test_a_card_may_set_a_limit_of_its_own(of_each, rules):
    """5.1.2.5: sentinels say that four of them, of whatever names, are the most."""
    both = [*[sentinel("Wall")] * of_each, *[sentinel("Rampart")] * of_each]
    assert faults(deck(*both, *plain(33 - 2 * of_each), *triggers(16))) == rules


# --- 5.2.1.1, 5.2.2 what is presented ---------------------------------------------------------------


@pytest.mark.rule("5.2.1.1")
def test_an_illegal_deck_is_rejected_when_it_is_presented():
    """5.2.1.1: no game begins with it, and every fault is told at once."""
    wrong = deck(*plain(30), *[card("Twin")] * 5, *triggers(15, heals=5))
    assert len(wrong.cards()) == 1 + 30 + 5 + 15 == 51
    assert faults(wrong) == ["5.1.2.1", "5.1.2.2", "5.1.2.3", "5.1.2.4"]


@pytest.mark.rule("5.2.1.1")
def test_a_deck_is_judged_only_when_it_is_presented():
    """5.2.1.1: a deck that shrinks in play is no longer a legal deck, and nobody minds."""
    game = played(LEGAL)
    while len(game.in_zone(0, "deck")) > 40:
        game.answer(game.question.options[-1])
    left = [game.match.cards[game.definition[c]] for c in game.in_zone(0, "deck")]
    assert {fault.rule for fault in BOOK.cards.check_deck(deck(*left))} >= {"5.1.2.1"}
    assert sum(c.printed["trigger"] != "" for c in left) < 16
    assert game.result is None
    assert game.question is not None


@pytest.mark.rule("5.2.2")
def test_a_first_vanguard_is_of_grade_0():
    """5.2.2: a grade 1 card cannot be the first vanguard."""
    assert faults(deck(*plain(33), *triggers(16), first=card("Too High"))) == ["5.2.2"]


@pytest.mark.rule("5.2.2")
@pytest.mark.parametrize("firsts", [0, 2])
def test_there_is_one_first_vanguard(firsts):
    """5.2.2: one card is chosen, neither none nor two."""
    parts = {"first": (STARTER,) * firsts, "main": (*plain(34 - firsts), *triggers(16))}
    assert faults(playmat.Deck("tested", parts)) == ["5.2.2"]


@pytest.mark.rule("5.2.2")
def test_a_first_vanguard_comes_from_the_deck():
    """5.2.2: a card that is not among the fifty cannot be chosen."""
    cards = [*plain(34), *triggers(16)]
    library = Library("vanguard-1.10", [STARTER, *cards])
    record = {"format": "playmat-deck", "version": 1, "book": "vanguard-1.10", "name": "listed",
              "first_vanguard": "Starter",
              "cards": {c.name: sum(d.name == c.name for d in cards) for c in cards}}  # fmt: skip
    with pytest.raises(playmat.DeckError, match=r"5\.2\.2"):
        library.deck(record)
