"""What a game that a seat imagines is made of: what the seat knows, and nothing that hangs on the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import playmat
from playmat.kernel.run.atoms import move, show, turn
from playmat.kernel.run.imagining import LARGEST, lots_of
from playmat.kernel.state.game import Game
from playmat.kernel.state.records import Timed, Waiting
from playmat.kernel.state.save import state_of
from playmat.kernel.state.sight import unknown_to
from playmat.kernel.words.book import Deck
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import PlaymatError
from playmat.library import known_words, made_card
from playmat.play.laws import sides_of
from playmat.play.seat import Seat
from playmat.play.words import first_sides

EVERY_BOOK = pytest.mark.parametrize("book", playmat.BOOKS)


def played(book: str, decks: list[Deck], answers: int, seed: int) -> Game:
    """A game by the same numbers of options, whatever cards they are."""
    game, chance = playmat.new_game(book, decks, seed), Random(seed)
    for _ in range(answers):
        if game.settle().question is not None:
            game.answer(chance.choice(game.question.options))
    return game.settle()


def two_decks(book: str) -> list[Deck]:
    return list(playmat.own_decks(book).values())[:2]


# --- cards that several parts of a deck have ---------------------------------------------------------------


def test_a_card_that_the_ride_deck_has_too_is_one_of_the_deck_where_it_lies():
    """A copy in the other's hand, or in one's own deck, is dealt as whatever lies there might be."""
    decks = playmat.own_decks("vanguard-overdress")
    game = played("vanguard-overdress", [decks["rope-and-lamp"], decks["wren-s-wardrobe"]], 12, 1)
    ride = {card.name for deck in game.start.decks for card in deck.parts["ride"]}
    hand = game.in_zone(1, "hand")
    places = [at for at, card in enumerate(hand) if game.card(card) in ride]
    assert places
    for (_, part), cards in lots_of(game, unknown_to(game, 0)).items():
        assert {game.match.zone_names[game.zone_of[card]] == "ride deck" for card in cards} == {part == "ride"}
    seat = Seat(game, 0)
    imagined = [seat.imagined(seed) for seed in range(12)]
    for place in places:
        assert not {each.card(each.in_zone(1, "hand")[place]) for each in imagined} <= ride
    sizes = {part: len(cards) for part, cards in game.start.decks[1].parts.items()}
    assert all({part: len(cards) for part, cards in each.start.decks[1].parts.items()} == sizes for each in imagined)


# --- when cards came ---------------------------------------------------------------------------------------


@EVERY_BOOK
def test_which_of_a_hand_was_drawn_when_is_not_told(book):
    """Not by the hand, and not by what a card was before it was played out of it."""
    game = played(book, two_decks(book), 60, 5)
    for number in (0, 1):
        imagined = Seat(game, number).imagined(3)
        hidden, unknown = imagined.match.hidden, set(unknown_to(game, number))
        lying = [card for card in range(len(game.definition)) if hidden >> imagined.zone_of[card] & 1]
        times = {imagined.serial[card] for card in lying if card in unknown_to(imagined, number)}
        assert len(times) < 4 < len({game.serial[card] for card in unknown})
        before = [was.serial for was in imagined.last.values() if hidden >> was.zone & 1]
        assert len({serial for serial in before if serial}) < 4


@EVERY_BOOK
def test_a_hand_that_is_shown_tells_what_it_is_and_not_when_it_was_drawn(book):
    game = played(book, two_decks(book), 60, 5)
    hand = game.in_zone(1, "hand")
    show(game, hand, 0b11)
    imagined = Seat(game, 0).imagined(3)
    assert [imagined.card(card) for card in hand] == [game.card(card) for card in hand]
    for column in ("serial", "stamp", "arrived"):
        assert {getattr(imagined, column)[card] for card in hand} == {0}, column
    assert all(game.serial[card] for card in hand)


# --- a deck that is assumed --------------------------------------------------------------------------------


def of_another_list(game: Game, number: int) -> list[Deck]:
    """The decks of a game, but that cards of the other's which the seat has not met are others."""
    seen = {part for event in Seat(game, number).log() for part in event if isinstance(part, str)}
    fronts = first_sides(game)
    cards = [card for card in range(len(game.definition)) if card not in set(unknown_to(game, number))]
    met = seen.union(*[sides_of(game, card, fronts) for card in cards], *[{n.rpartition("/")[0]} for n in seen])
    decks = list(game.start.decks)
    other = decks[1 - number]
    anew = {id(card): card if card.name in met else replace(card, name=f"{card.name} anew") for card in other.cards()}
    assert any(card.name.endswith(" anew") for card in anew.values())
    parts = {part: tuple([anew[id(card)] for card in cards]) for part, cards in other.parts.items()}
    decks[1 - number] = Deck(other.name, parts)
    return decks


def told_by(game: Game, number: int, assumed: Deck | None) -> list[Any]:
    imagined = Seat(game, number).imagined(4, assumed)
    match = imagined.match
    return [state_of(imagined), match.names, [*match.abilities], [*match.procedures], [*match.changes], imagined.save()]


@EVERY_BOOK
@pytest.mark.parametrize("answers", [8, 50])
def test_whether_the_true_deck_has_a_card_is_not_told_by_assuming_it(book, answers):
    """Twins by another deck list: what is imagined, under every assumption, is the same to the letter."""
    game = played(book, two_decks(book), answers, 7)
    for number in (0, 1):
        decks = of_another_list(game, number)
        twin = played(book, decks, answers, 7)
        assert twin.zones == game.zones
        copies = Deck("copied", {part: tuple(map(replace, cards)) for part, cards in two_decks(book)[0].parts.items()})
        for assumed in (None, *game.start.decks, decks[1 - number], copies):
            assert told_by(game, number, assumed) == told_by(twin, number, assumed)


@EVERY_BOOK
def test_a_deck_that_was_read_again_may_be_assumed(book):
    """Its cards are equal and not the same; when one of them is met it is called as it is in the game."""
    game, chance = playmat.new_game(book, two_decks(book), 4), Random(4)
    seats = [Seat(game, number) for number in (0, 1)]
    decks = [
        Deck("read again", {part: tuple(map(replace, cards)) for part, cards in deck.parts.items()})
        for deck in game.start.decks
    ]
    for _ in range(40):
        if game.settle().question is None:
            break
        seat = seats[game.question.seat]
        imagined = seat.imagined(1, decks[1 - seat.number])
        assert imagined.view(seat.number) == seat.view()
        option = chance.choice(game.question.options)
        imagined.answer(option)
        game.answer(option)


def test_a_namesake_that_is_assumed_gives_way_when_the_true_one_is_met():
    book = "vanguard-1.10"
    game = played(book, two_decks(book), 0, 3)
    seat, theirs = Seat(game, 0), game.start.decks[1]
    false = {
        part: tuple([replace(card, text="", abilities=()) for card in cards]) for part, cards in theirs.parts.items()
    }
    assert seat.imagined(1, Deck("false", false)).view(0) == seat.view()
    chance = Random(3)
    while game.settle().question is not None and game.facts["turn"] < 4:
        game.answer(chance.choice(game.question.options))
    imagined = seat.imagined(1, Deck("false", false))
    assert imagined.view(0) == seat.view()
    assert any(name.endswith("~2") for name in imagined.match.names)
    met = {game.match.names[game.definition[card]] for card in game.in_zone(1, "vanguard circle")}
    assert met <= set(imagined.match.names)


ALIKE = ("Moth", "Moth~2", "Moth/1", "Moth/1/1", "Moth~2/1")
"""Names that are what others would be called, or what these can do would be."""


@pytest.mark.parametrize("names", [ALIKE, ALIKE[::-1]])
def test_cards_of_any_names_have_abilities_of_their_own(names):
    """And a seat that meets them calls them as they are called in the game, also where it assumed others."""
    book = "vanguard-1.10"
    unit = {"type": "normal unit", "grade": 1, "clan": "Moths", "race": "Moth", "power": 1000, "shield": 5000}
    numbered = enumerate([*names, "Moth"], 1)
    texts = [(name, f"[ACT](RC):This unit gets [Power] +{at}000 until end of turn.") for at, name in numbered]
    records = [{**unit, "critical": 1, "skill": "boost", "name": name, "text": text} for name, text in texts]
    known = known_words(book, records)
    cards = [made_card(book, record, known) for record in records]
    one, other = two_decks(book)
    mine, theirs = (with_units(deck, cards) for deck in (one, other))
    game = played(book, [mine, theirs], 20, 3)
    match = game.match
    assert len(set(match.names)) == len(match.names)
    of = [match.abilities_of[match.number_of[id(card)]] for card in cards]
    assert [[ability.node for ability in abilities] for abilities in of] == [[*card.abilities] for card in cards]
    assumed = Deck("", {"main": tuple([replace(card, text="", abilities=card.abilities * 2) for card in cards])})
    for seat in (Seat(game, 0), Seat(game, 1)):
        imagined = [seat.imagined(1, assumed), seat.imagined(1)]
        assert [each.view(seat.number) for each in imagined] == [seat.view()] * 2
        called = [each.match.names[each.match.number_of[id(card)]] for each in imagined for card in cards]
        assert called == [match.names[match.number_of[id(card)]] for card in cards] * 2


def with_units(deck: Deck, units: list[Card]) -> Deck:
    """The deck with units in the places of others."""
    main = sorted(deck.parts["main"], key=lambda card: bool(card.printed["trigger"]))
    return Deck("", {**deck.parts, "main": (*units, *main[len(units) :])})


NO_CARD: Any = 1
FAULTY = {
    "a characteristic that the book has not": {"main": (Card("Nobody", {"nonsense": 1}),) * 50},
    "no cards": {"main": (NO_CARD, NO_CARD)},
    "abilities that are none": {"main": (Card("Nobody", {}, (NO_CARD,)),) * 50},
    "a part that is no list": {"main": None},
    "no parts": None,
}


@EVERY_BOOK
@pytest.mark.parametrize("fault", FAULTY)
def test_a_faulty_deck_is_refused_without_a_way_to_the_game(book, fault):
    game = played(book, two_decks(book), 3, 2)
    seat = Seat(game, 0)
    before = state_of(seat.imagined(1))
    parts: Any = FAULTY[fault]
    with pytest.raises(PlaymatError) as refused:
        seat.imagined(1, Deck("faulty", parts))
    assert refused.value.__cause__ is refused.value.__context__ is None
    frame = refused.value.__traceback__
    while frame is not None:
        names = frame.tb_frame.f_locals
        assert frame.tb_frame.f_code is test_a_faulty_deck_is_refused_without_a_way_to_the_game.__code__ or all(
            value is not game for value in names.values()
        )
        frame = frame.tb_next
    assert state_of(seat.imagined(1)) == before


@EVERY_BOOK
def test_no_table_of_a_match_tells_what_was_compiled_for_others(book):
    """Tables that all matches of a book share hold nothing of any card."""
    game = played(book, two_decks(book), 3, 2)
    tables = Seat(game, 0).imagined(1).match.tables
    words = {card.name for card in game.match.cards}
    assert not [name for name, value in vars(tables).items() if any(word in repr(value) for word in words)]
    assert not hasattr(tables, "number_of")


# --- what noted how the table stood ------------------------------------------------------------------------


def is_limited(game: Game) -> bool:
    """Whether what runs has noted how the table stood as it began."""
    return any(frame.__dict__.get("began") for frame in game.frames)


def limited_questions(many: int) -> Iterator[Game]:
    """Games at a yes or no of an ability that is used up only if something is different from how it was as it began."""
    found = 0
    for seed in range(40):
        game, chance = playmat.new_game("vanguard-2.01", ["still-hour", "borrowed-strings"], seed), Random(seed)
        while (question := game.settle().question) is not None and game.decisions < 250:
            if question.options == ("yes", "no") and is_limited(game):
                yield game
                found += 1
                break
            game.decide(chance.choice(question.options))
        if found == many:
            return
    raise AssertionError("no such ability came up")


def locks_after(game: Game, answer: str) -> int:
    after = game.fork()
    after.answer(answer)
    while after.question is not None and is_limited(after):
        after.answer(after.question.options[0])
    return len(after.locks)


def test_who_declines_in_an_imagined_game_has_used_nothing_up():
    """What noted how the true table stood notes how the imagined one stands, where it stands so yet."""
    for game in limited_questions(2):
        for number in (0, 1):
            imagined = Seat(game, number).imagined(9)
            assert imagined.definition != game.definition
            for each in (game, imagined):
                assert locks_after(each, "no") == len(each.locks)
                assert locks_after(each, "yes") == len(each.locks) + 1


def test_what_has_changed_since_has_changed_in_an_imagined_game_too():
    for game in limited_questions(1):
        begun = next(frame for frame in game.frames if frame.__dict__.get("began"))
        unit = game.in_zone(begun.seat, "vanguard circle")[0]
        turn(game, [unit], rested=not game.rested[unit])
        for each in (game, *[Seat(game, number).imagined(9) for number in (0, 1)]):
            assert locks_after(each, "no") == len(each.locks) + 1


def test_an_imagined_game_does_not_tell_in_which_order_unseen_cards_were_put_back():
    """They lie as before or they do not: that is known to who put them there, and to nobody else."""
    for game in limited_questions(1):
        seat = game.question.seat
        deck = game.in_zone(seat, "deck")
        told = []
        for again in (deck[-2:], deck[:-3:-1]):
            twin = game.fork()
            move(twin, again, "deck")
            assert (twin.in_zone(seat, "deck") == deck) == (again == deck[-2:])
            imagined = Seat(twin, 1 - seat).imagined(9)
            told.append((locks_after(imagined, "yes"), locks_after(imagined, "no")))
        assert told[0] == told[1]


def numbers_in(value: Any) -> list[int]:
    if isinstance(value, tuple | list):
        return [number for part in value for number in numbers_in(part)]
    return [value] if type(value) is int else []


def test_what_an_ability_left_for_later_tells_nothing_of_what_it_had_noted():
    """How the true table stood is told by hidden cards too, be the number a hash."""
    for game in limited_questions(1):
        begun = next(frame for frame in game.frames if frame.__dict__.get("began"))
        noted, of = (("began", begun.began),), (begun.seat, begun.procedure, begun.source, begun.serial)
        game.timed.append(Timed(*of, noted, False))
        game.waiting.append(Waiting(*of, None, noted))
        assert max(numbers_in(game.timed)) == max(numbers_in(game.waiting)) == max(numbers_in(begun.began)) > LARGEST
        for number in (0, 1):
            imagined = Seat(game, number).imagined(9)
            assert [slots for *_, slots, _ in imagined.timed] == [slots for *_, slots in imagined.waiting]
            assert max(numbers_in([*imagined.timed, *imagined.waiting])) < LARGEST


def test_a_zone_that_its_owner_put_in_another_order_stands_as_noted():
    """4.4.2: anybody may do so at any moment, and nothing has happened then."""
    for game in limited_questions(1):
        seat = game.question.seat
        drop = list(game.in_zone(seat, "drop"))
        assert len(drop) > 1
        game.arrange(seat, "drop", drop[::-1])
        assert game.in_zone(seat, "drop") == drop[::-1] != drop
        for each in (game, *[Seat(game, number).imagined(9) for number in (0, 1)]):
            assert locks_after(each, "no") == len(each.locks)
