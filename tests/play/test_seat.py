"""A seat is all that a player holds: it acts for nobody else, and no name of it leads to what it may not know."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import playmat
from playmat.kernel.build.match import Match
from playmat.kernel.run.imagining import twin_of
from playmat.kernel.state.game import Game
from playmat.kernel.state.save import state_of
from playmat.kernel.state.sight import knows, sees, unknown_to
from playmat.kernel.state.view import log
from playmat.kernel.words.book import Deck
from playmat.kernel.words.cards import Card
from playmat.kernel.words.errors import GameError, IllegalAnswer, NotAsked
from playmat.kernel.words.questions import Option
from playmat.play.seat import Seat

EVERY_BOOK = pytest.mark.parametrize("book", playmat.BOOKS)
DEEP = 4
"""How many names a bot that cheats goes from its seat; a call is one."""
ASKED = ("save", "digest", "history", "__repr__")
"""What it calls of a game that it imagined; what it could do in it, it does in a game of its own."""


def at(book: str, answers: int = 40, seed: int = 3) -> Game:
    decks = list(playmat.own_decks(book).values())
    game = playmat.new_game(book, decks[:2], seed)
    played_on(game, answers, seed)
    assert game.question is not None
    return game


def played_on(game: Game, answers: int, seed: int = 3) -> None:
    chance = Random(seed)
    for _ in range(answers):
        if game.settle().question is not None:
            game.answer(chance.choice(game.question.options))
    game.settle()


def both(game: Game) -> tuple[Seat, Seat]:
    """The seat that is asked, and the other."""
    asked = game.question.seat
    return Seat(game, asked), Seat(game, 1 - asked)


# --- what it does -----------------------------------------------------------------------------------------


@EVERY_BOOK
def test_a_seat_is_handed_what_is_its_own(book):
    game = at(book)
    mine, theirs = both(game)
    assert (mine.number, mine.book, mine.result) == (game.question.seat, book, None)
    assert mine.question == game.question and theirs.question is None
    assert mine.view() == game.view(mine.number)
    assert mine.log() != theirs.log()
    assert mine.why_not(game.question.options[0]) is None
    before = game.decisions
    mine.answer(game.question.options[0])
    assert game.decisions == before + 1


@EVERY_BOOK
def test_a_seat_does_not_answer_for_the_other(book):
    game = at(book)
    _, theirs = both(game)
    before = game.digest()
    with pytest.raises(NotAsked, match=f"seat {theirs.number} is not asked anything now"):
        theirs.answer(game.question.options[0])
    assert theirs.why_not(game.question.options[0])[1] == "you are not asked anything now"
    assert game.digest() == before


def test_a_seat_gives_up_only_itself():
    game = at("vanguard-1.10")
    _, theirs = both(game)
    theirs.concede()
    assert game.result.winner == 1 - theirs.number
    with pytest.raises(GameError, match="the game is over"):
        theirs.answer("pass")


def test_a_seat_arranges_only_its_own_zones():
    game = at("vanguard-1.10")
    mine, theirs = both(game)
    hand = list(game.in_zone(mine.number, "hand"))
    with pytest.raises(IllegalAnswer, match="are not the cards of that hand"):
        theirs.arrange("hand", hand)
    mine.arrange("hand", hand[::-1])
    assert game.in_zone(mine.number, "hand") == hand[::-1]


@pytest.mark.parametrize("number", [2, -1, True, "0", None])
def test_a_seat_that_there_is_not(number):
    with pytest.raises(GameError, match="no seat"):
        Seat(at("vanguard-1.10", 0), number)


def test_a_seat_stays_where_it_is():
    game = at("vanguard-1.10")
    mine, theirs = both(game)
    with pytest.raises(GameError, match="stays where it is"):
        mine.__init__(game, theirs.number)
    with pytest.raises(AttributeError):
        mine.number = theirs.number
    for copied in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(GameError, match="not copied"):
            copied(mine)


# --- what it imagines -------------------------------------------------------------------------------------


@EVERY_BOOK
def test_an_imagined_game_has_decks_history_and_chance_of_its_own(book):
    game = at(book)
    mine, _ = both(game)
    imagined = mine.imagined(5)
    assert imagined.start.seed == 5 != game.start.seed
    assert imagined.start.decks[mine.number] == game.start.decks[mine.number]
    theirs = imagined.start.decks[1 - mine.number]
    assert theirs != game.start.decks[1 - mine.number] and theirs.name == ""
    assert theirs.parts.keys() == game.start.decks[1 - mine.number].parts.keys()
    assert imagined.history() == imagined.log == []
    assert imagined.chance != game.chance
    assert imagined.view(mine.number) == mine.view()
    assert [imagined.digest(), mine.imagined(6).digest()] != [mine.imagined(5).digest()] * 2
    assert imagined.digest() == mine.imagined(5).digest()


@EVERY_BOOK
def test_an_imagined_game_can_be_played_on(book):
    for answers in (0, 20, 60):
        for seat in both(at(book, answers)):
            imagined, chance = seat.imagined(1), Random(1)
            for _ in range(30):
                if imagined.settle().question is not None:
                    imagined.answer(chance.choice(imagined.question.options))


@EVERY_BOOK
def test_an_imagined_game_has_no_card_that_the_seat_has_not_met(book):
    """Neither in its match nor in what it would save, however long the seat has looked on."""
    game = at(book, 0, seed=3)
    seats = both(game)
    for _ in range(6):
        for seat in seats:
            imagined = seat.imagined(1)
            met = {card.name for card in all_met(game, seat.number)}
            assert {card.name for card in imagined.match.cards} <= met
            unmet = {card.name for card in game.match.cards} - met
            assert not [name for name in unmet if f'"{name}"' in imagined.save()]
        played_on(game, 12)
    assert unmet


def all_met(game: Game, seat: int) -> list[Card]:
    """The seat's own deck and cards that it has read the name of, with all that their texts bring along."""
    said = {part for event in log(game, seat) for part in event if isinstance(part, str)}
    lying = [card for card in range(len(game.definition)) if knows(game, seat, card)]
    said |= {game.card(card) for card in lying}
    met = [card for card in game.match.cards if card.name in said]
    return Match(game.book, [game.start.decks[seat], Deck("met", {"main": tuple(met)})]).cards


@EVERY_BOOK
def test_another_game_of_the_same_decks_adds_nothing_to_what_a_seat_knows(book):
    game, other = at(book, 0, seed=3), at(book, 60, seed=3)
    fresh = [Seat(at(book, 0, seed=3), number).imagined(1) for number in (0, 1)]
    for number in (0, 1):
        Seat(other, number).imagined(1)
        again = Seat(game, number).imagined(1)
        assert [card.name for card in again.match.cards] == [card.name for card in fresh[number].match.cards]


def test_assuming_a_deck_adds_no_card_to_the_game():
    game = at("vanguard-1.10", seed=2)
    before = list(game.match.cards)
    foreign = playmat.own_decks("vanguard-1.10")["scattered-sparks"]
    for seat in both(game):
        seat.imagined(1, foreign)
    assert game.match.cards == before


def test_a_deck_may_be_assumed():
    game = at("vanguard-1.10", seed=2)
    mine, theirs = both(game)
    deck = game.start.decks[theirs.number]
    imagined = mine.imagined(1, deck)
    assert imagined.start.decks[theirs.number] is deck
    hand = {imagined.card(card) for card in imagined.in_zone(theirs.number, "hand")}
    assert hand <= {card.name for card in deck.cards()}
    own = {card.name for card in game.start.decks[mine.number].cards()}
    met = mine.imagined(1)
    unseen = [card for card in met.in_zone(theirs.number, "hand") if not knows(game, mine.number, card)]
    assert {met.card(card) for card in unseen} & own


@pytest.mark.parametrize("seed", ["1", None, 1.0, True])
def test_a_seed_that_is_no_whole_number(seed):
    with pytest.raises(GameError, match="expected a whole number"):
        both(at("vanguard-1.10", 0))[0].imagined(seed)


@EVERY_BOOK
def test_numbers_of_cards_that_cannot_be_told_apart_are_dealt_anew(book):
    """Where a card lay before it came to light would tell when it was drawn."""
    game = at(book)
    mine, theirs = both(game)
    unknown = {card for card in unknown_to(game, mine.number) if game.owner[card] == theirs.number}
    hands = {tuple(mine.imagined(seed).in_zone(theirs.number, "hand")) for seed in range(4)}
    if unknown & set(game.in_zone(theirs.number, "hand")):
        assert len(hands) > 1


@EVERY_BOOK
def test_what_is_written_into_what_a_seat_is_handed_is_not_in_the_game(book):
    """Views, logs and questions as much as how an imagined game began."""
    game = at(book)
    before, digest = game.save(), game.digest()
    for seat in both(game):
        imagined = seat.imagined(1)
        handed = [seat.view(), seat.log(), seat.question, imagined.start, imagined.view(seat.number)]
        for _ in range(DEEP):
            handed += [part for value in handed for part in held_by(value)]
        for value in handed:
            if isinstance(value, dict | list):
                value.clear()
    assert (game.save(), game.digest()) == (before, digest)


def held_by(value: Any) -> list[Any]:
    if isinstance(value, Deck):
        return [value.parts]
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, list | tuple) else []


# --- where its names lead ---------------------------------------------------------------------------------


def reached(seat: Seat) -> Iterator[tuple[str, Any]]:
    """All that is found by names, calls, closures and errors, so many steps from a seat."""
    found: list[tuple[str, Any]] = [("seat", seat)]
    met: set[int] = set()
    for _ in range(DEEP):
        further = []
        for path, value in found:
            for name, part in parts(value, seat):
                if id(part) not in met and not isinstance(part, type):
                    met.add(id(part))
                    further.append((f"{path}{name}", part))
        yield from further
        kept.append(further)
        found = further


kept: list[Any] = []
"""What was reached stays alive, or two values might have one id."""


def parts(value: Any, seat: Seat) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from ((f"[{key!r}]", part) for key, part in list(value.items())[:60])
    elif isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        yield from ((f"[{at}]", part) for at, part in enumerate(value[:60]))
    elif not isinstance(value, str | int | float | None):
        yield from named(value)
        yield from called(value, seat)


def named(value: Any) -> Iterator[tuple[str, Any]]:
    names = [name for name in dir(value) if not name.startswith("__") and "version" not in name]
    for name in (*names, "__self__", "__func__", "__closure__", "__wrapped__", "__dict__"):
        try:
            yield f".{name}", getattr(value, name)
        except (AttributeError, GameError, TypeError, ValueError):
            continue
    yield from ((".cell", cell.cell_contents) for cell in getattr(value, "__closure__", None) or ())


def called(value: Any, seat: Seat) -> Iterator[tuple[str, Any]]:
    """What a method of the seat, or of a game it imagined, gives when it is called, its errors too."""
    owner = getattr(value, "__self__", None)
    if isinstance(owner, Game) and value.__name__ in ASKED:
        with suppress(GameError, TypeError):
            yield "()", value()
    if owner is not seat:
        return
    for given in ((), (0,), ("no such act",), ("hand", [-1])):
        if value.__name__ in ("answer", "concede", "arrange") and not given:
            continue
        try:
            yield f"{given}", value(*given)
        except GameError as fault:
            yield f"{given}!", (str(fault), fault.__dict__, fault.__context__, fault.__cause__)
            frame = fault.__traceback__
            while frame is not None:
                if frame.tb_frame.f_code.co_name != "called":
                    yield f"{given}!frame", dict(frame.tb_frame.f_locals)
                frame = frame.tb_next
        except TypeError:
            continue


@EVERY_BOOK
def test_no_name_of_a_seat_leads_to_the_game(book):
    game = at(book)
    for seat in both(game):
        hidden = (game, game.start, game.events, game.answers, game.frames, game.zones, game.definition, game.memo)
        secret = {id(each) for each in hidden if each is not None}
        found = [path for path, value in reached(seat) if id(value) in secret]
        assert found == []
        for path, value in reached(seat):
            assert not isinstance(value, Game) or value.start.seed != game.start.seed or value.log == [], path


def test_a_walk_finds_a_game_that_a_seat_keeps():
    """The walk itself, on a seat that holds its game as any object might."""
    game = at("vanguard-1.10")

    class Careless:
        def __init__(self) -> None:
            self._kept = [lambda: game]

    assert any(value is game for _, value in reached(Careless()))


def gathered_by_a_cheat(game: Game, number: int) -> list[str]:
    """What a bot writes down that goes through all names of its seat.

    Addresses in memory are no news, by which cards are numbered; nor are versions, which count the changes of all games
    of the process, and so nor is what is kept with them of a game that is itself compared.
    """
    notes = []
    for path, value in reached(Seat(game, number)):
        if isinstance(value, Game):
            notes.append(f"{path}: {state_of(value)}")
        elif path.endswith(".number_of"):
            notes.append(f"{path}: {list(value.values())!r}")
        elif ".memo[" in path:
            continue
        elif isinstance(value, str | int | tuple | list | dict | None) and " at 0x" not in repr(value):
            notes.append(f"{path}: {value!r}")
    return sorted(notes)


@EVERY_BOOK
def test_a_bot_that_cheats_gathers_the_same_in_twins(book):
    for answers in (10, 45):
        game = at(book, answers)
        for number in (0, 1):
            twin = twin_of(game, number, 8)
            if not game.barred:
                assert gathered_by_a_cheat(game, number) == gathered_by_a_cheat(twin, number)


# --- an act that names a hidden card ----------------------------------------------------------------------


def acts(game: Game, card: int) -> list[Option]:
    words = [word for word, roles in game.match.acts.items() if roles[:1] == ("card",)]
    return [*((word, card) for word in words), *(("use", card, name) for name in game.match.abilities)]


@EVERY_BOOK
def test_what_stands_against_an_act_with_a_hidden_card_tells_nothing_of_it(book):
    game = at(book, 30)
    mine, _ = both(game)
    unknown = [card for card in unknown_to(game, mine.number) if not sees(game, mine.number, card)]
    neutral = [mine.why_not(act) for act in acts(game, len(game.definition))[::5]]
    for card in unknown[::9]:
        assert [mine.why_not(act) for act in acts(game, card)[::5]] == neutral, card


@pytest.mark.parametrize("act", [1.5, None, [1], {"a": 1}, ("play", [1]), (), object(), True, ("play", 1.0)])
def test_an_act_that_is_no_plain_data_is_refused(act):
    game = at("dragonball-1.02")
    mine, _ = both(game)
    with pytest.raises(IllegalAnswer, match="is not an option"):
        mine.answer(act)
    assert mine.why_not(act)[0] == game.question.rule


LARGE, NESTED = 10**5000, (((10**5000,),),)
"""Python writes no number of so many digits."""


@pytest.mark.parametrize("given", [LARGE, NESTED, ("use", LARGE), [LARGE], -LARGE], ids=range(5))
def test_numbers_that_nobody_can_write_are_refused_like_others(given):
    """A fault of Python's own would come with a traceback through the game."""
    game = at("vanguard-1.10")
    mine, _ = both(game)
    before = game.digest()
    calls: list[Any] = [
        lambda: mine.answer(given), lambda: mine.arrange("hand", given), lambda: mine.arrange("hand", [given]),
        lambda: mine.arrange(given, []), lambda: mine.imagined(given), lambda: Seat(game, given),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(GameError) as fault:
            call()
        assert len(str(fault.value)) < 1000
    assert mine.why_not(given) is not None
    assert game.digest() == before
