"""The table's own parts: what a typed line means, what may be undone, what is told to whom."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import playmat
from playmat.play.mat import plain_mat
from playmat.play.matfile import mat_of
from playmat.play.seat import Seat
from playmat.play.table.acts import reason_against
from playmat.play.table.asking import how_many, numbers_words
from playmat.play.table.choices import Unclear, answers_for, entries, fits, meant
from playmat.play.table.drawing import draw
from playmat.play.table.session import Session
from playmat.play.table.undo import why_not_undo
from playmat.play.words import Teller

BOOK = "vanguard-1.10"


def games(seed=1):
    """Stops of random games, one after another."""
    decks = list(playmat.own_decks(BOOK).values())
    while True:
        chance = Random(seed)
        game = playmat.new_game(BOOK, [decks[seed % 4], decks[(seed + 1) % 4]], seed)
        while game.question is not None:
            yield game
            game.answer(chance.choice(game.question.options))
        seed += 1


def stop_at(test):
    return next(game for game in games() if test(game, game.question))


def calls(question):
    return [option for option in question.options if isinstance(option, tuple) and option[0] == "call"]


@pytest.fixture
def main_phase():
    """A main phase with calls of at least two cards, and nobody in the back center."""
    return stop_at(
        lambda game, question: (
            len({option[1] for option in calls(question)}) > 1 and not game.in_zone(question.seat, "back center")
        )
    ).fork()


def test_calls_of_a_card_are_one_line(main_phase):
    question = main_phase.question
    shown = entries(main_phase, question)
    assert sum(len(entry.options) for entry in shown) == len(question.options)
    assert [len(entry.options) for entry in shown if entry.options[0][0] == "call"] == [5] * len(
        {option[1] for option in calls(question)}
    )
    assert shown[-1].options == ["pass"]
    assert shown[-1].words == "pass: end the main phase"


def test_a_call_is_typed_by_numbers_by_words_or_by_both(main_phase):
    question = main_phase.question
    first = entries(main_phase, question)[0].options
    name = main_phase.card(first[0][1])
    assert meant(main_phase, question, "1") == first
    assert meant(main_phase, question, "1 2") == [first[1]]
    for line in (f"call {name} front left", f"call {name} fl", "1 front left", "1 fl", f"{name} fr le".lower()):
        assert meant(main_phase, question, line) == [first[0]], line
    assert meant(main_phase, question, f"call {name} fr") == [("call", first[0][1], "front right")]
    assert meant(main_phase, question, f"call {name}") == first
    assert meant(main_phase, question, "pass") == ["pass"]


@pytest.mark.parametrize("line", ["0", "99", "1 9", "1 1 1", "call", "juggle", "pass now", "²", "1" * 5000])
def test_what_means_nothing_or_too_much_is_refused(main_phase, line):
    with pytest.raises(Unclear):
        meant(main_phase, main_phase.question, line)


def test_the_beginnings_of_words_fit_in_order():
    assert fits("call Shutter Bearer, Hask to back left", ["call", "hask", "bl"])
    assert fits("call Shutter Bearer, Hask to back left", ["shut", "back"])
    assert not fits("call Shutter Bearer, Hask to back left", ["hask", "shutter"])
    assert not fits("call Shutter Bearer, Hask to back left", ["utter"])


def test_a_number_is_typed_as_itself():
    game = stop_at(lambda game, question: question.kind == "number" and 3 in question.options)
    assert meant(game, game.question, "3") == [3]
    with pytest.raises(Unclear, match="is not possible"):
        meant(game, game.question, "4711")


def test_numbers_are_offered_as_what_they_are():
    assert numbers_words((0, 1, 2, 3)) == "type a number from 0 to 3"
    assert numbers_words((0, 500, 1000)) == "type 0, 500, 1000"
    assert numbers_words((2, 1)) == "type 1, 2"


def test_how_many_to_pick_is_said():
    seen = {}
    for game in games():
        question = game.question
        if question.kind == "pick some":
            seen[question.least == question.most, "done" in question.options] = how_many(question)
        if game.facts["turn"] > 20:
            break
    assert all(("or done" in words) == done for (_, done), words in seen.items())
    assert seen[True, False].startswith("pick 1")
    assert "up to" in seen[False, True] or " to " in seen[False, True]


def test_a_pick_of_several_is_tried_before_it_is_answered():
    game = stop_at(lambda game, question: question.kind == "pick some" and len(question.options) > 3)
    question, before = game.question, game.digest()
    cards = [option for option in question.options if isinstance(option, int)]
    given = answers_for(game, question, cards[:2])
    assert given[:2] == cards[:2]
    assert game.digest() == before
    fork = game.fork()
    for answer in given:
        fork.answer(answer)
    with pytest.raises(Unclear, match=r"cannot be picked as well|too many"):
        answers_for(game, question, [cards[0]] * 6)


def test_a_whole_order_is_taken_although_its_last_card_is_not_asked_for():
    game = stop_at(lambda game, question: question.kind == "order")
    question = game.question
    cards = list(reversed(question.options))
    given = answers_for(game, question, cards)
    assert given == cards[: len(given)]
    assert len(given) == len(cards) - 1
    with pytest.raises(Unclear):
        answers_for(game, question, [*cards[:-1], cards[0]])
    fork = game.fork()
    for answer in given:
        fork.answer(answer)


def test_too_few_cards_are_refused():
    def must_pick_two(game, question):
        if question.kind != "pick some" or "done" in question.options:
            return False
        fork = game.fork()
        fork.answer(question.options[0])
        after = fork.question
        same = after is not None and after.rule == question.rule and after.kind == "pick some"
        return same and "done" not in after.options and fork.frames[-1].row == game.frames[-1].row

    game = stop_at(must_pick_two)
    with pytest.raises(Unclear, match="too few"):
        answers_for(game, game.question, [game.question.options[0]])


# --- undo ---------------------------------------------------------------------------------------------------


def test_only_choices_that_show_nothing_can_be_undone():
    seen = {"exchange": set(), "call": set(), "yes": set()}
    for game in games():
        question = game.question
        for option in question.options:
            word = option[0] if isinstance(option, tuple) else option
            if word in seen and (word != "yes" or question.rule == "7.2.1.2"):
                fork = game.fork()
                fork.answer(option)
                seen[word].add(bool(why_not_undo(game, fork)))
        if game.facts["turn"] > 12:
            break
    assert False in seen["exchange"]
    assert seen["call"] == {True}
    assert False in seen["yes"]


def test_chance_and_draws_cannot_be_undone():
    game = next(games())
    fork = game.fork()
    fork.number(6)
    assert why_not_undo(game, fork) == "chance was used since"
    from playmat.kernel.run.atoms import draw as draw_card

    fork = game.fork()
    draw_card(fork, 0, "deck", "hand")
    assert why_not_undo(game, fork).endswith("was shown since")
    fork = game.fork()
    fork.concede(0)
    assert why_not_undo(game, fork) == "the game is over"


# --- what is told and drawn ---------------------------------------------------------------------------------


def drawn(view, mat, width=80, height=None):
    return "\n".join(line.plain for line in draw(view, mat, width, height))


def test_drawings_and_stories_do_not_depend_on_hidden_cards():

    for number, game in enumerate(games()):
        if number > 150:
            return
        if number % 15 == 0:
            for seat in (0, 1):
                other = Seat(game, seat).imagined(number)
                for mat in (mat_of(game.book), plain_mat(game.book)):
                    assert drawn(game.view(seat), mat) == drawn(other.view(seat), mat)


def test_a_story_names_only_what_its_hearer_saw():
    game = next(game for game in games() if game.facts["turn"] == 4)
    for seat in (0, 1):
        lines = Teller(game, seat).tell(game.log)
        drawn_cards = [words for _, _, words in lines if "draws" in words or words.startswith("you draw")]
        assert {words for words in drawn_cards if "opponent" in words} == {"the opponent draws a card"}
        assert not [words for words in drawn_cards if words == "you draw a card"]


def test_every_kind_of_event_has_words():
    told = set()
    for game in games():
        if game.facts["turn"] > 20:
            break
    for _, rule, words in Teller(game, None, everything=True).tell(game.log):
        told.add(words)
        assert words.strip()
        assert rule in game.book.rules
    assert len(told) > 20


ACTS_ALONE = {
    "vanguard-1.10": {"attack": "7.1.1", "ride": "6.5.1.2", "call": "6.6.1.2.1", "use": "6.6.1.2.2"},
    "vanguard-2.01": {"attack": "7.1.1", "ride": "6.5.1.1.2", "call": "6.6.1.2.1", "use": "6.6.1.2.2"},
    "vanguard-overdress": {"attack": "10.1.1", "ride": "9.6.2", "call": "9.7.2.1", "use": "9.7.2.4"},
    "dragonball-1.02": {"attack": "6-3-1-3-4", "combo": "7-2-1-2", "play": "6-3-1-3-1"},
    "force-of-will-6.1": {"attack": "803.3", "block": "804.3", "play": "602.1c", "use": "602.1c"},
}


@pytest.mark.parametrize("book", playmat.BOOKS)
def test_why_tells_of_an_act_by_its_word_alone(book):
    """As the hand is changed before the game, for whatever card it is asked."""
    game = playmat.new_game(book, list(playmat.own_decks(book))[:2], seed=4)
    while game.question.about not in ("returned", "mulligan"):
        game.decide(game.question.options[0])
    said = {word: reason_against(game, game.question.seat, word) for word in ACTS_ALONE[book]}
    assert {word: reason[0] for word, reason in said.items()} == ACTS_ALONE[book]


def test_why_asks_which_card_is_meant_where_it_makes_a_difference(main_phase):
    with pytest.raises(Unclear, match="which card"):
        reason_against(main_phase, main_phase.question.seat, "call")
    with pytest.raises(Unclear, match="'juggle' names no card you can see"):
        reason_against(main_phase, main_phase.question.seat, "juggle")


def test_a_session_asks_for_the_place_of_a_call(main_phase):
    console = Console(file=StringIO(), width=80, no_color=True)
    typed = iter(["1", "nowhere", "1", "back center"])
    seat = main_phase.question.seat
    name = main_phase.card(entries(main_phase, main_phase.question)[0].options[0][1])

    def read(prompt):
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    session = Session(main_phase, {}, console, read, lambda path, text: None)
    session.persons, session.at_screen = [seat], seat
    session.run()
    said = console.file.getvalue()
    assert "no place chosen: choose again" in said
    assert main_phase.card(main_phase.in_zone(seat, "back center")[-1]) == name
