"""The contract of every book: what any game of it keeps, whatever its rules are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import playmat
from playmat.kernel.build.start import load
from playmat.kernel.state.game import Game
from playmat.kernel.state.view import log, spread, view
from playmat.kernel.words.errors import IllegalAnswer
from playmat.kernel.words.questions import KINDS
from playmat.play.laws import is_secret

from .games import finish, start, states

SEEDS = range(3)
EVERY = 13

pytestmark = pytest.mark.parametrize("book", playmat.BOOKS)


def some(book: str, every: int = EVERY) -> Any:
    return (game for seed in SEEDS for game in states(seed, book, every))


def test_a_question_is_whole(book):
    for game in some(book):
        q = game.question
        assert 0 <= q.seat < game.book.seats
        assert q.kind in KINDS
        assert q.rule in game.book.rules
        assert q.prompt and q.prompt == q.prompt.strip()
        assert len(q.options) == len(set(q.options))
        assert len(q.options) > 1 or is_secret(game)
        assert all(isinstance(o, int | str) or isinstance(o[0], str) for o in q.options)


def test_every_option_is_accepted_and_has_no_reason_against_it(book):
    for game in some(book):
        for option in game.question.options:
            assert game.why_not(option) is None
            game.fork().answer(option)


def test_a_refusal_has_a_rule_and_changes_nothing(book):
    for game in some(book):
        before = game.digest()
        with pytest.raises(IllegalAnswer) as refusal:
            game.answer(("no such act", -1))
        assert refusal.value.rule in game.book.rules
        assert game.why_not(("no such act", -1))[0] in game.book.rules
        assert game.digest() == before


def test_deciding_is_answering_and_settling(book):
    """Whether what leaves no choice is put and taken, or taken at once: the games are equal at every decision."""
    one, other, chance = start(0, book), start(0, book), Random(0)
    while one.settle().question is not None:
        option = chance.choice(one.question.options)
        one.answer(option)
        while one.question is not None and len(one.question.options) == 1:
            one.answer(one.question.options[0])
        other.settle()
        other.decide(option)
        assert one.digest() == other.digest() and not other.settling


def test_forks_are_independent(book):
    """Each of two forks goes its own way, and neither is seen in the other or in the game they came from."""
    for game in some(book):
        before, shown = game.digest(), [view(game, seat) for seat in range(game.book.seats)]
        one, other = game.fork(), game.fork()
        for _ in range(8):
            if one.question is not None:
                one.answer(one.question.options[0])
        assert other.digest() == before == game.digest()
        assert [view(game, seat) for seat in range(game.book.seats)] == shown
        for _ in range(8):
            if other.question is not None:
                other.answer(other.question.options[0])
        assert one.digest() == other.digest()


def test_a_save_is_the_game(book):
    """Compiled anew from the records in it, so that nothing of this process is used."""
    for game in some(book, 7 * EVERY):
        twin = load(game.save(), game.book)
        assert (twin.digest(), twin.log, twin.history()) == (game.digest(), game.log, game.history())
        assert twin.save() == game.save()
        chance, fork = Random(1), game.fork()
        for _ in range(5):
            if fork.question is not None:
                option = chance.choice(fork.question.options)
                fork.answer(option)
                twin.answer(option)
        assert twin.digest() == fork.digest()


def test_views_agree(book):
    """What two seats are told of the same card is the same; counts, places and the asked seat are public."""
    for game in some(book):
        one, other = game.view(0), game.view(1)
        for mine, theirs in zip(one["zones"], other["zones"], strict=True):
            for name, cards in mine.items():
                assert len(spread(cards)) == len(spread(theirs[name]))
                both = zip(spread(cards), spread(theirs[name]), strict=True)
                seen = [(a, b) for a, b in both if "card" in a and "card" in b]
                assert all(a[key] == b[key] for a, b in seen for key in a.keys() & b.keys())
        assert (one["facts"], one["asked"], one["result"]) == (other["facts"], other["asked"], other["result"])
        for mine, both in zip(one["zones"], game.view(None)["zones"], strict=True):
            for name, cards in mine.items():
                seen = [(a, b) for a, b in zip(spread(cards), spread(both[name]), strict=True) if "card" in b]
                assert all(a[key] == b[key] for a, b in seen for key in a.keys() & b.keys())
        asked = [view(game, seat)["question"] for seat in range(game.book.seats)]
        assert [q is not None for q in asked] == [seat == game.question.seat for seat in range(game.book.seats)]


def test_logs_agree(book):
    for seed in SEEDS:
        game = finish(start(seed, book), seed)
        told = [log(game, seat) for seat in range(game.book.seats)]
        for event, *each in zip(game.log, *told, strict=True):
            assert all(e[:2] == event[:2] for e in each)
            names = {e[4] for e in each if e[0] in ("move", "show") and e[4] is not None}
            assert len(names) <= 1


def test_a_game_ends_with_a_result(book):
    for seed in SEEDS:
        game = finish(start(seed, book), seed)
        assert game.result.rule in game.book.rules
        assert game.result.winner in (None, *range(game.book.seats))
        assert game.log[-1][0] == "end"


def test_conceding_ends_the_game_at_any_question(book):
    for game in some(book):
        for seat in range(game.book.seats):
            twin = game.fork()
            twin.concede(seat)
            assert twin.question is None
            assert twin.result.winner == 1 - seat


def numbered(game: Game) -> dict[tuple[int, str], list[int]]:
    return {key: game.zones[number] for key, number in game.match.zone_number.items()}


def test_zones_are_found_by_name(book):
    for game in some(book):
        for (seat, name), cards in numbered(game).items():
            assert game.in_zone(seat, name) is cards
            assert all(game.is_in(card, name) for card in cards)


def test_siblings_do_not_learn_from_each_other(book):
    """Forks share what was worked out before they parted; what one works out afterwards is none of the other's."""
    for game in some(book, 4 * EVERY):
        options = game.question.options
        first, second = game.fork(), game.fork()
        first.answer(options[0])
        second.answer(options[-1])
        alone = load(game.save(), game.book, game.match)
        alone.answer(options[-1])
        for twin, other in ((second, alone), (second.fork(), load(second.save(), second.book, second.match))):
            assert twin.question == other.question
            if twin.question is not None:
                twin.answer(twin.question.options[-1])
                other.answer(other.question.options[-1])
                assert twin.question == other.question and twin.digest() == other.digest()
