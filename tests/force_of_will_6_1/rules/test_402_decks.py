"""Section 402: the ruler, the main deck and the magic stone deck."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.run.abilities import abilities
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card

NAME = "force-of-will-6.1"
BOOK = playmat.book(NAME)
ANY_NUMBER = "You may have any number of copies of this card in your main deck."


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def resonator(name, text=""):
    return BOOK.cards.card_from({
        "name": name, "type": "Resonator", "attribute": "fire", "cost": "{1}", "ATK": 500, "DEF": 500, "race": "Tester",
        "text": text,
    })  # fmt: skip


def ruler(name="Judge"):
    back = {"name": f"{name} Risen", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 800}
    return BOOK.cards.card_from({
        "name": name, "type": "Ruler", "attribute": "fire", "race": "Tester", "text": "[Judgment] {2}", "back": back,
    })  # fmt: skip


def stone(name="Fire Pebble", kind="Basic Magic Stone"):
    return BOOK.cards.card_from({"name": name, "type": kind, "attribute": "void", "text": "{Rest}: Produce {R}."})


def different(count):
    return tuple(resonator(f"Fighter {number}") for number in range(count))


def deck(rulers=None, main=None, stones=None):
    parts = {
        "ruler": (ruler(),) if rulers is None else rulers,
        "main": different(40) if main is None else main,
        "stones": (stone(),) * 10 if stones is None else stones,
    }
    return playmat.Deck("tried", parts)


def faults(**parts):
    """The rules that a deck breaks."""
    return [fault.rule for fault in BOOK.cards.check_deck(deck(**parts))]


@pytest.mark.rule("402.1")
def test_a_ruler_a_main_deck_and_a_stone_deck_are_accepted():
    """402.1: with all three a game begins."""
    assert faults() == []
    assert playmat.new_game(NAME, [deck(), deck()], seed=1).question is not None


@pytest.mark.rule("402.1")
@pytest.mark.parametrize("part", ["rulers", "main", "stones"])
def test_a_player_without_one_of_the_three_is_refused(part):
    """402.1: each of them is needed, and no game begins without it."""
    assert "402.1" in faults(**{part: ()})
    with pytest.raises(playmat.DeckError, match=r"402\.1"):
        playmat.new_game(NAME, [deck(), deck(**{part: ()})], seed=1)


@pytest.mark.rule("402.2")
def test_two_rulers_are_refused():
    """402.2: exactly one."""
    assert faults(rulers=(ruler("One"), ruler("Two"))) == ["402.2"]


@pytest.mark.rule("402.2")
def test_no_ruler_and_a_resonator_for_a_ruler_are_refused():
    """402.2: none is too few, and another card is none."""
    assert "402.2" in faults(rulers=())
    assert faults(rulers=(resonator("Pretender"),)) == ["402.2"]


@pytest.mark.rule("402.3")
@pytest.mark.parametrize(("size", "broken"), [(39, ["402.3"]), (40, []), (60, [])])
def test_a_main_deck_has_at_least_forty_cards(size, broken):
    """402.3: there is a least size and no greatest one."""
    assert faults(main=different(size)) == broken


@pytest.mark.rule("402.3")
@pytest.mark.parametrize("stowaway", [stone(), ruler("Second")])
def test_a_stone_or_a_ruler_among_the_forty_is_refused(stowaway):
    """402.3: neither belongs into a main deck."""
    assert faults(main=(*different(39), stowaway)) == ["402.3"]


@pytest.mark.rule("402.4")
@pytest.mark.parametrize(("size", "broken"), [(9, ["402.4"]), (10, []), (20, []), (21, ["402.4"])])
def test_a_stone_deck_has_ten_to_twenty_cards(size, broken):
    """402.4: both bounds are allowed."""
    assert faults(stones=(stone(),) * size) == broken


@pytest.mark.rule("402.4")
def test_a_resonator_among_the_stones_is_refused():
    """402.4: nine stones and a resonator are ten cards but no magic stone deck."""
    assert faults(stones=((stone(),) * 9 + (resonator("Lost"),))) == ["402.4"]


@pytest.mark.rule("402.5")
def test_four_of_a_name_are_allowed_and_five_are_not():
    """402.5: four is the limit in a main deck."""
    assert faults(main=(*different(36), *(resonator("Twin"),) * 4)) == []
    assert faults(main=(*different(35), *(resonator("Twin"),) * 5)) == ["402.5"]


@pytest.mark.rule("402.5")
def test_stones_that_are_not_special_are_not_counted():
    """402.5: twenty basic stones of a name are allowed, five special ones are not, four are."""
    special = stone("Deep Vein", "Special Magic Stone")
    assert faults(stones=(stone(),) * 20) == []
    assert faults(stones=(*(stone(),) * 10, *(special,) * 4)) == []
    assert faults(stones=(*(stone(),) * 10, *(special,) * 5)) == ["402.5"]


def keeps_text(game, card):
    return any(ability.kind == "continuous" for ability in abilities(game, card))


@pytest.mark.rule("402.6")
def test_a_deck_stays_legal_when_the_text_that_allowed_it_is_lost():
    """402.6: a text allows six copies; all six lose it in the first turn, and the second turn comes all the same."""
    swarm, plain = resonator("Swarm", ANY_NUMBER), ruler()
    forget = n.Ability(
        "automatic",
        n.Modify(n.Cards(("deck", "hand"), "mine"), (n.LoseAbilities(),)),
        trigger=n.At("begin", "turn", "your"),
        zones=("ruler area",),
    )
    forgetful = Card(plain.name, plain.printed, (*plain.abilities, forget), plain.text, extra=plain.extra)
    many = deck(rulers=(forgetful,), main=(*different(34), *(swarm,) * 6))
    game = playmat.new_game(NAME, [many, many], seed=1)
    for answer in ("yes", "done", "done"):
        game.answer(answer)
    game.settle()
    mine, theirs = (
        [keeps_text(game, c) for zone in ("deck", "hand") for c in game.in_zone(seat, zone) if game.card(c) == "Swarm"]
        for seat in (game.facts["turn seat"], 1 - game.facts["turn seat"])
    )
    assert mine == [False] * 6 and theirs == [True] * 6
    game.settle().answer("pass")
    assert game.settle().result is None and game.facts["turn"] == 2


@pytest.mark.parametrize("field", ["cards", "stones"])
@pytest.mark.parametrize("given", [{"Page": 0}, {"Page": "2"}, ["Page"]])
def test_a_deck_names_at_least_one_of_each_card(field, given):
    """402.1: a pile is told by how many of each card are in it; anything else is no pile, and says so."""
    record = {"name": "Odd", "ruler": "Judge", "cards": {"Page": 40}, "stones": {"Page": 10}}
    assert len(BOOK.cards.deck_from(record, resonator).parts["main"]) == 40
    with pytest.raises(playmat.DeckError, match=f'"{field}" to be'):
        BOOK.cards.deck_from({**record, field: given}, resonator)
