"""The law of twins holds in every book, and it notices every leak that is planted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import playmat
from playmat.books.dragonball_1_02 import book as dragonball
from playmat.kernel.run import imagining, picking, rows
from playmat.kernel.state import game as state
from playmat.kernel.state import view as views
from playmat.kernel.state.game import Game
from playmat.kernel.state.save import state_of
from playmat.kernel.state.sight import sees
from playmat.play import seat as seats
from playmat.play import twins
from playmat.play.laws import LawBroken, Laws, check_laws
from playmat.play.seat import Seat
from playmat.play.table import undo
from playmat.play.twins import same_for

VANGUARD, DRAGONBALL, WILL = "vanguard-1.10", "dragonball-1.02", "force-of-will-6.1"


def states(book: str, seed: int, every: int, most: int = 12) -> list[Game]:
    decks = list(playmat.own_decks(book).values())
    game, chance, found = playmat.new_game(book, decks[:2], seed), Random(seed), []
    for number in range(every * most):
        if game.question is None:
            break
        if number % every == 0:
            found.append(game.fork())
        game.answer(chance.choice(game.question.options))
    return found


def leaks(book: str, seed: int = 5, every: int = 7, most: int = 12) -> list[str]:
    """What the law finds first in some states of a game."""
    chance = Random(seed)
    for game in states(book, seed, every, most):
        for number in (0, 1):
            found = list(same_for(game, number, chance))
            if found:
                return found
    return []


@pytest.mark.parametrize("book", playmat.BOOKS)
def test_what_a_seat_can_get_does_not_hang_on_what_it_may_not_know(book):
    assert leaks(book, seed=11, every=9, most=10) == []


@pytest.mark.parametrize("book", playmat.BOOKS)
def test_what_is_imagined_of_a_deck_that_is_assumed_is_the_same_in_twins(book):
    """Of the deck that the other has, and of another one."""
    decks = list(playmat.own_decks(book).values())
    compared = 0
    for at, game in enumerate(states(book, seed=61, every=25, most=5)):
        for seat in (0, 1):
            twin = imagining.twin_of(game, seat, at, twins.picked(game))
            if game.barred or not twins.possible(game, twin):
                continue
            for deck in (decks[1 - seat], decks[2 % len(decks)]):
                one, other = (Seat(each, seat).imagined(at, deck) for each in (game, twin))
                assert state_of(one) == state_of(other)
                assert one.match.names == other.match.names
                compared += 1
    assert compared > 10


# --- planted ----------------------------------------------------------------------------------------------


def by_definition(g: Game, v: Any, action: Any, taken: Any, option: Any) -> Any:
    if not (isinstance(option, tuple) and option[0] == "hidden"):
        return option
    left = [c for c in action.candidates(g, v) if c not in taken]
    return sorted([c for c in left if not sees(g, action.seat(g, v), c)], key=lambda c: (g.definition[c], c))[option[1]]


def hands_of(g: Game) -> list[str]:
    return [g.card(card) for seat in (0, 1) for card in g.in_zone(seat, "hand")]


def top_of(g: Game, seat: int) -> str:
    return g.card(g.in_zone(1 - seat, "deck")[-1])


def true_game(g: Game, known: Any, seed: int, deck: Any = None) -> Game:
    return g.fork()


def planted_view(told: Callable[[Game, Any], Any]) -> Callable[[Any], None]:
    def plant(patch: Any) -> None:
        plain = views.view
        patch.setattr(seats, "view", lambda g, seat: {**plain(g, seat), "more": told(g, seat)})

    return plant


def in_the_log(patch: Any) -> None:
    """The newest events as the kernel knows them."""
    patch.setattr(seats, "log", lambda g, seat: g.log)


def in_a_reason(patch: Any) -> None:
    """The grade of any card, whoever may see it."""
    patch.setattr(state, "without_unseen", lambda g, seat, act: act)


def asked_only_with_a_choice(patch: Any) -> None:
    """A seat that has no choice is passed over, and the other can tell."""
    answer, twin_of = state.Game.answer, twins.twin_of

    def and_go_on(self: Game, option: Any) -> None:
        answer(self, option)
        while self.question is not None and len(self.question.options) == 1:
            answer(self, self.question.options[0])

    patch.setattr(state.Game, "answer", and_go_on)
    patch.setattr(twins, "twin_of", lambda *given: twin_of(*given).settle())


def numbers_in_order(patch: Any) -> None:
    """Imagined games have the true numbers of hidden cards where they are."""
    patch.setattr(imagining, "renumber", lambda g, cards, numbers: None)
    patch.setattr(imagining, "twin_of", twins.twin_of)
    plain = twins.twin_of

    def with_other_numbers(g: Game, seat: int, seed: int, apart: Any = (), meant: Any = frozenset()) -> Game:
        from playmat.kernel.run.atoms import redeal
        from playmat.kernel.run.redealing import renumber
        from playmat.kernel.state.sight import unknown_to

        twin = plain(g, seat, seed, apart, meant)
        named = imagining.named_in(g)
        for cards in imagining.lots_of(g, unknown_to(g, seat)).values():
            loose = [card for card in cards if card not in named and card not in apart]
            what, others = [twin.definition[card] for card in loose], loose[1:] + loose[:1]
            renumber(twin, loose, others)
            redeal(twin, others, what)
        return twin

    patch.setattr(twins, "twin_of", with_other_numbers)


def in_times(patch: Any) -> None:
    """Imagined games tell when each card of a hand was drawn."""
    patch.setattr(imagining, "forget_times", lambda twin, unknown, named: None)


def in_what_was_met(patch: Any) -> None:
    """A seat meets what the other holds: its imagined games have such cards compiled."""
    plain = imagining.Known._met

    def met(self: Any, g: Game, sighted: Any, assumed: Any) -> Any:
        self._meet_all(g, {g.definition[card] for card in g.in_zone(1 - self.seat, "hand")} - self._numbers.keys())
        return plain(self, g, sighted, assumed)

    patch.setattr(imagining.Known, "_met", met)


def declining_is_told(patch: Any) -> None:
    """Declining is an event where there was a choice."""
    plain = state.Game.answer

    def answer(self: Game, option: Any) -> None:
        asked = self.question
        plain(self, option)
        if asked is not None and len(asked.options) > 1 and option in ("done", "pass", "no"):
            self.events = (("choose", asked.rule, None, None), self.events)

    patch.setattr(state.Game, "answer", answer)


def in_words(patch: Any) -> None:
    """The words of an option say what lies on top of the deck."""
    plain = twins.option_words
    patch.setattr(twins, "option_words", lambda g, q, option: plain(g, q, option) + top_of(g, 1 - q.seat))


def in_the_story(patch: Any) -> None:
    """A teller who knows every card."""
    patch.setattr(twins.Teller, "name", lambda self, card: self._match.cards[self._cards[card].definition].name)


def in_undo(patch: Any) -> None:
    """Undo names a card that only the other seat has seen."""
    def loose(fork: Game, game: Game, seat: int | None = None) -> str:
        return f"{undo.revealed(fork, game)} {hands_of(game)}"

    patch.setattr(twins, "why_not_undo", loose)


def in_an_error(patch: Any) -> None:
    """A refusal says what the other holds."""
    plain = state.Game._refusal

    def refusal(self: Game, question: Any, option: Any) -> Any:
        fault = plain(self, question, option)
        fault.args = (f"{fault.args[0]} {hands_of(self)}",)
        return fault

    patch.setattr(state.Game, "_refusal", refusal)


def in_repr(patch: Any) -> None:
    patch.setattr(state.Game, "__repr__", lambda self: f"<game, {top_of(self, 0)}, {top_of(self, 1)}>")


def in_the_imagined(patch: Any) -> None:
    patch.setattr(twins, "imagine", true_game)


def in_order_of_options(patch: Any) -> None:
    """The order in which options are listed hangs on what lies on top of the deck."""
    plain = rows.put

    def put(g: Game, v: Any, action: Any, rule: str, options: Any) -> None:
        top = g.definition[g.in_zone(action.seat(g, v), "deck")[-1]]
        plain(g, v, action, rule, options[:: -1 if top % 2 else 1])

    patch.setattr(rows, "put", put)


def in_facts(patch: Any) -> None:
    """A fact that everybody sees changes with a hidden card."""
    plain = views.open_facts
    patch.setattr(views, "open_facts", lambda g: {**plain(g), "luck": len(top_of(g, 0))})


def seen_from_below(patch: Any) -> None:
    """A zone shows its hidden cards in the order of their definitions."""
    plain = views.zone_view

    def zone_view(g: Game, seat: Any, number: int) -> Any:
        cards = g.zones[number]
        return [*plain(g, seat, number), {"sorted": sorted(cards, key=lambda c: g.definition[c])[:1]}]

    patch.setattr(views, "zone_view", zone_view)


PLANTED: dict[str, tuple[str, Callable[[Any], None]]] = {
    "an imagined game is the true one": (VANGUARD, in_the_imagined),
    "an option is worded with a hidden name": (WILL, in_words),
    "a reason tells what a hidden card is, in one book": (DRAGONBALL, in_a_reason),
    "a reason tells what a hidden card is, in another": (VANGUARD, in_a_reason),
    "not being asked tells": (VANGUARD, asked_only_with_a_choice),
    "not being asked tells, at priority": (WILL, asked_only_with_a_choice),
    "undo names a hidden card": (VANGUARD, in_undo),
    "a number tells where a card lay": (VANGUARD, numbers_in_order),
    "an imagined game tells when a card was drawn": (VANGUARD, in_times),
    "an imagined game has cards that were never met": (DRAGONBALL, in_what_was_met),
    "declining is told apart from having no choice": (WILL, declining_is_told),
    "a view has a hand": (VANGUARD, planted_view(lambda g, seat: hands_of(g))),
    "a view has the top of a deck": (DRAGONBALL, planted_view(top_of)),
    "a view has a sum over hidden cards": (WILL, planted_view(lambda g, seat: sum(g.definition[:30]))),
    "a log has every card": (VANGUARD, in_the_log),
    "a story has every card": (DRAGONBALL, in_the_story),
    "an error tells": (WILL, in_an_error),
    "a game tells as it is printed": (VANGUARD, in_repr),
    "options come in another order": (DRAGONBALL, in_order_of_options),
    "an open fact hangs on a hidden card": (VANGUARD, in_facts),
    "a zone is sorted by what is hidden": (VANGUARD, seen_from_below),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_noticed(name, monkeypatch):
    book, plant = PLANTED[name]
    plant(monkeypatch)
    twins.known_by.cache_clear()
    try:
        assert leaks(book, seed=5, every=3, most=60)
    finally:
        twins.known_by.cache_clear()


def test_what_a_hidden_place_leads_to_is_noticed(monkeypatch):
    """("hidden", 0) means the card that lies there, not the first by its name: in Dragon Ball, a life card."""
    game = next(g for seed in range(6) for g in states(DRAGONBALL, seed, 1, 250) if g.question.about == "life")
    number = game.question.seat
    assert list(same_for(game, number, Random(1))) == []
    monkeypatch.setattr(twins, "meant", by_definition)
    assert any("hidden" in each for seed in range(5) for each in same_for(game, number, Random(seed)))
    assert picking.meant is not by_definition and dragonball is not None


def test_the_laws_of_a_game_have_it(monkeypatch):
    in_facts(monkeypatch)
    with pytest.raises(LawBroken, match="does not depend on hidden cards"):
        check_laws(states(VANGUARD, 3, 8, 4)[-1], Random(1))
    assert Laws is not None


def test_what_noted_how_the_table_stood_notes_how_the_twins_table_stands():
    """An ability with a limit that is spent by change notes the table as it begins: to decline changes neither game."""
    found = 0
    for seed in range(40):
        game, chance = playmat.new_game("vanguard-2.01", ["still-hour", "borrowed-strings"], seed=seed), Random(seed)
        while (question := game.settle().question) is not None and game.decisions < 250:
            limited = any(frame.__dict__.get("began") for frame in game.frames)
            if limited and question.options == ("yes", "no"):
                twin = imagining.twin_of(game, 1 - question.seat, seed)
                assert twin.definition != game.definition
                locks = game.locks
                for each in (game, twin):
                    each.answer("no")
                    assert each.locks == locks
                found += 1
                break
            game.decide(chance.choice(question.options))
        if found == 2:
            return
    raise AssertionError("no such ability came up")


def test_a_twin_that_cannot_pay_the_rest_of_a_cost_is_none(scene):
    """That an order is in the hand was known when the cost was agreed to: before the soul card is asked for too."""
    scene.book("vanguard-overdress").turn_of(0).step("main phase")
    me, _ = scene.players
    cost = "[COST][Soul-Blast 1 & discard an order card from your hand]"
    scene.card("Diver", f"[AUTO]:When this unit is placed on (RC), {cost}, draw a card.", grade=1)
    me.has(vanguard="Grade 2", hand=["Diver", "Command", "Grade 1", "Grade 0"], soul=["Grade 0", "Grade 1"])
    me.calls("Diver", "front left").picks("yes")
    game = scene.game
    assert game.question.about == "cost" and len(game.question.options) == 2
    twins_of_it = [imagining.twin_of(game, 1, seed) for seed in range(20)]
    assert {twins.possible(game, twin) for twin in twins_of_it} == {True, False}
    for seed in range(20):
        assert list(same_for(game, 1, Random(seed))) == []
    me.picks("Grade 0")
    assert me.count("drop") == 2


def test_a_card_that_a_cost_took_unasked_is_the_same_in_a_twin(scene, monkeypatch):
    """Its like has another number in the twin, which tells nothing; what the other cards are would still be noticed."""
    scene.book("vanguard-2.01").turn_of(0).step("main phase")
    me, foe = scene.players
    turning = 'Choose a face down card named "Grand" from your G zone, turn it face up, choose two of your rear-guards'
    scene.card("Turner", f"[ACT](RC):[Counter-Blast 1 & {turning}, and retire them] Draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Turner", right="Grade 1", back="Grade 1", damage=1)
    me.g_zone("Grand", "Bulwark", "Bulwark", "Bulwark")
    foe.has(vanguard="Grade 2")
    assert me.offered("use", "Turner", "Turner/1")
    game = scene.game
    act = next(option for option in game.question.options if option[0] == "use")
    for seed in range(40):
        assert list(twins.after_answer(game, 1, act, seed)) == []
    planted_view(lambda g, seat: [g.card(card) for card in g.in_zone(0, "G zone")])(monkeypatch)
    assert any(list(twins.after_answer(game, 1, act, seed)) for seed in range(40))
    me.uses("Turner").picks("Grade 1", "Turner").is_asked(about="act")
