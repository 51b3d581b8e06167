"""Force of Will at the table: where a person is asked, how payments are offered, what is drawn and told."""

from __future__ import annotations

from functools import cache
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import playmat
from playmat.games.force_of_will_6_1.speech import line, mode_words
from playmat.games.force_of_will_6_1.table import ACT, PAYMENT, is_will, place
from playmat.play.bots import make_bot
from playmat.play.matfile import mat_of
from playmat.play.seat import Seat
from playmat.play.table.asking import asked
from playmat.play.table.choices import Unclear, entries, meant
from playmat.play.table.drawing import draw
from playmat.play.table.session import Session
from playmat.play.table.stops import PASS, Passing
from playmat.play.table.ways import ways_of
from playmat.play.words import Teller, option_words

BOOK = "force-of-will-6.1"
WAYS = ways_of(BOOK)
USUAL = {stop.name for stop in WAYS.stops.stops if stop.usual}


def new_game(seed):
    decks = list(playmat.own_decks(BOOK).values())
    return playmat.new_game(BOOK, [decks[seed % 4], decks[(seed + 1) % 4]], seed)


def chosen(game, chance):
    """By chance, but mostly without wasting will, so that there is something to do in battles."""
    options = game.question.options
    if game.question.about == PAYMENT and chance.random() < 0.8:
        return options[0]
    if game.question.about == ACT and chance.random() < 0.9:
        return chance.choice([o for o in options if not is_will(game, o) and o[0] != "set"] or options)
    return chance.choice(options)


def games(seed=1, seeds=40):
    """The questions of random games, one after another."""
    for number in range(seed, seed + seeds):
        chance, game = Random(number), new_game(number)
        while game.question is not None:
            yield game
            game.answer(chosen(game, chance))


def stop_at(test):
    return next(game for game in games() if test(game, game.question)).fork()


@cache
def whole_game(seed=3):
    for game in games(seed, 1):
        last = game
    return last


def drawn(game, seat):
    return "\n".join(line.plain for line in draw(game.view(seat), mat_of(game.book)))


class Person:
    """Somebody who types what is written down, and then leaves; keeps what they were asked."""

    def __init__(self, game, typed=(), bots=None, most=10**6):
        self.typed, self.most = iter(typed), most
        self.asked = []
        self.console = Console(file=StringIO(), width=80, no_color=True)
        bots = {1: make_bot("random", 1)} if bots is None else bots
        self.session = Session(game, bots, self.console, self.read, lambda path, text: None)

    def read(self, prompt):
        game = self.session.game
        if game.question is None:
            raise EOFError
        self.asked.append((game.question, place(game, game.question), WAYS.stops.worth(game, game.question)))
        line = self.next_line(game)
        if line is None or len(self.asked) > self.most:
            raise EOFError
        return line

    def next_line(self, game):
        return next(self.typed, None)

    def play(self):
        self.session.run()
        return self.console.file.getvalue()

    @property
    def game(self):
        return self.session.game


class Chancer(Person):
    """Somebody who types the number of a choice that is shown, or words."""

    chance = Random(5)

    def next_line(self, game):
        question = game.question
        if question.kind == "number":
            return str(self.chance.choice(question.options))
        shown = [number for number, entry in enumerate(entries(game, question), 1) if not entry.folded]
        count = len(shown) if question.kind == "order" else 1
        return " ".join(map(str, self.chance.sample(shown, count)))


def person_at(game, *typed):
    """A person at the seat that is asked, against a bot."""
    return Person(game, typed, bots={1 - game.question.seat: make_bot("random", 1)})


# --- stops --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [2, 5, 9])
def test_people_are_asked_at_their_stops_only(seed):
    person = Chancer(new_game(seed), most=250)
    said = person.play()
    places = [(where, worth) for question, where, worth in person.asked if where is not None]
    assert places
    assert {where for where, _ in places} <= USUAL
    assert all(worth for _, worth in places)
    for told in said.splitlines():
        assert len(told.rstrip()) <= 80


def test_what_was_passed_is_one_line_before_the_next_question():
    said = Chancer(new_game(2), most=200).play().splitlines()
    at = [number for number, told in enumerate(said) if told.startswith("passed: ")]
    assert at
    assert all(not said[number + 1].startswith("passed") for number in at)


def test_the_usual_stops_are_the_own_main_phase_attacks_blocks_and_what_the_opponent_plays():
    assert USUAL == {"main", "attack", "block", "chase"}
    places = {place(game, game.question) for game in games(1, 24)}
    assert {*USUAL, None, "my chase", "battle"} <= places <= {stop.name for stop in WAYS.stops.stops} | {None}


def test_nobody_is_asked_because_will_could_be_produced():
    def only_will(game, question):
        other = [option for option in question.options if option != PASS]
        return question.about == ACT and PASS in question.options and all(is_will(game, o) for o in other)

    game = stop_at(only_will)
    everywhere = Passing()
    everywhere.change(WAYS.stops, game.question.seat, "all")
    assert everywhere.passes(WAYS.stops, game, game.question)
    assert everywhere.told(game.question.seat).endswith("(only will)")
    assert everywhere.told(game.question.seat) == ""


def test_a_question_that_is_no_priority_is_never_passed():
    nowhere = Passing()
    for game in games(1, 3):
        question = game.question
        nowhere.change(WAYS.stops, question.seat, "none")
        assert nowhere.passes(WAYS.stops, game, question) == (question.about == ACT and PASS in question.options)


def test_stops_are_shown_changed_and_remembered():
    game = stop_at(lambda game, question: place(game, question) == "main" and WAYS.stops.worth(game, question))
    seat = game.question.seat
    person = person_at(game, "stops", "stops 5", "stop their end", "stops main", "stops 99", "stops nowhere")
    said = person.play()
    assert said.count("  1  [x] main") == 3
    assert said.count("  1  [ ] main") == 1
    assert said.count("  5  [x] my chase") == 3
    assert said.count("is no stop: type stops and 1 to 14") == 2
    passing = person.session.passing
    assert passing.of(WAYS.stops, seat) == (USUAL | {"my chase", "their end"}) - {"main"}
    assert passing.passes(WAYS.stops, game, game.question)
    passing.change(WAYS.stops, seat, "usual")
    assert passing.of(WAYS.stops, seat) == USUAL
    assert passing.of(WAYS.stops, 1 - seat) == USUAL


def test_a_stop_on_ones_own_plays_asks_before_they_resolve():
    game = stop_at(lambda game, question: place(game, question) == "my chase" and WAYS.stops.worth(game, question))
    person = person_at(game.fork(), "p")
    person.session.passing.change(WAYS.stops, game.question.seat, "my chase")
    person.play()
    assert person.asked[0][1] == "my chase"
    silent = person_at(game.fork())
    silent.play()
    assert not silent.asked or silent.asked[0][1] != "my chase"


def turn_of_next_stop(game, key):
    """The turn in which a person with all stops is asked at the next one after typing a key; None for never."""
    person = person_at(game.fork(), key)
    person.session.passing.change(WAYS.stops, game.question.seat, "all")
    person.play()
    return person.game.facts["turn"] if len(person.asked) > 1 and person.asked[1][1] is not None else None


def test_one_key_passes_and_another_passes_until_the_turn_is_over():
    def is_asked_twice(game, question):
        main = place(game, question) == "main" and PASS in question.options and WAYS.stops.worth(game, question)
        return main and turn_of_next_stop(game, "p") == game.facts["turn"]

    game = stop_at(is_asked_twice)
    later = turn_of_next_stop(game, "r")
    assert later is None or later > game.facts["turn"]


def test_keys_that_mean_nothing_here_are_refused():
    game = stop_at(lambda game, question: question.about == "target" and question.least == 1)
    said = person_at(game, "p", "r", "o", "no").play()
    assert said.count("this is a choice you cannot decline") == 2
    assert "there are no other choices than these" in said
    assert "'no' is none of the choices" in said
    assert game.question.about == "target"


def test_whoever_chooses_a_target_reads_what_will_happen_to_it():
    game = stop_at(lambda game, question: question.about == "target")
    own_line = line(game, game.frames[-1].procedure.removesuffix("/play"))
    assert asked(game, game.question).printed == own_line != ""
    paying = stop_at(lambda game, question: question.about == PAYMENT)
    assert asked(paying, paying.question).printed == ""


@pytest.mark.parametrize("typed", ["p", "no", "decline", "none", "pass"])
def test_declining_has_many_words(typed):
    game = stop_at(lambda game, question: question.rule == "804.3")
    before = len(game.history())
    person_at(game, typed).play()
    assert game.history()[before] == "decline"


def test_a_choice_taken_back_is_asked_again_although_the_rest_was_to_be_passed():
    def tried(game, question):
        if place(game, question) != "main" or not WAYS.stops.worth(game, question):
            return False
        person = person_at(game.fork(), "r", "undo")
        return "taken back" in person.play()

    game = stop_at(tried)
    person = person_at(game.fork(), "r", "undo")
    person.play()
    assert person.asked[-1][1] == "main"


def test_books_without_stops_have_neither_keys_nor_stops():
    decks = list(playmat.own_decks("vanguard-1.10").values())
    game = playmat.new_game("vanguard-1.10", decks[:2], 1)
    console = Console(file=StringIO(), width=80, no_color=True)
    typed = iter(["stops", "", "help"])

    def read(prompt):
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    Session(game, {1: make_bot("random", 1)}, console, read, lambda path, text: None).run()
    said = console.file.getvalue()
    assert "it has no stops" in said
    assert "pass everything" not in said


# --- payments and folded choices ----------------------------------------------------------------------------


def payment():
    return stop_at(lambda game, question: question.about == PAYMENT and len(question.options) > 2)


def test_the_sensible_payment_is_offered_first_and_the_others_on_request():
    game = payment()
    shown = entries(game, game.question)
    assert [entry.folded for entry in shown] == ["", *["other ways to pay"] * (len(shown) - 1)]
    assert shown[0].options == [("sensible",)]
    first = option_words(game, game.question, ("sensible",))
    assert first.startswith(("use ", "spend "))
    person = person_at(game, "o")
    said = person.play()
    before, after = said.split(f"show other ways to pay ({len(shown) - 1})")
    assert f"  1  {first}" in before
    assert f"\n{len(shown):>3}  " not in before
    assert f"\n{len(shown):>3}  " in after


def test_enter_takes_the_payment_and_a_number_another_one():
    game = payment()
    other = entries(game, game.question)[1].options[0]
    for typed, answer in (("", ("sensible",)), ("1", ("sensible",)), ("2", other)):
        given = []
        person = person_at(game.fork(), typed)
        person.session.answer = lambda *answers, given=given: bool(given.append(answers)) or True
        person.play()
        assert given == [(answer,)]


def test_a_payment_says_what_is_paid_and_for_what():
    game = stop_at(lambda game, question: question.about == PAYMENT and game.frames[-1].what is not None)
    frame = game.frames[-1]
    told = WAYS.prompt(game, game.question)
    assert told.startswith("pay ")
    assert told.endswith(f" for {game.card(frame.what)}")
    game = stop_at(lambda game, question: question.about == PAYMENT and game.frames[-2].procedure == "706")
    assert WAYS.prompt(game, game.question) == "pay 2 to set a card"


def test_will_abilities_and_cards_set_for_show_stand_behind_the_other_choices():
    def both(game, question):
        sets = [option for option in question.options if isinstance(option, tuple) and option[0] == "set"]
        return place(game, question) == "main" and sets and any(is_will(game, o) for o in question.options)

    game = stop_at(both)
    shown = entries(game, game.question)
    visible = [entry for entry in shown if not entry.folded]
    assert sum(len(entry.options) for entry in shown) == len(game.question.options)
    assert visible == shown[: len(visible)]
    assert visible[-1].words == "pass: end the main phase"
    assert not [entry for entry in visible if is_will(game, entry.options[0])]
    will = next(entry for entry in shown if entry.folded == "will abilities")
    assert meant(game, game.question, str(shown.index(will) + 1)) == will.options


# --- drawing ------------------------------------------------------------------------------------------------


def test_every_drawing_fits_80_columns_and_shows_nothing_hidden():
    for number, game in enumerate(games(4, 2)):
        if number % 40 == 0:
            for seat in (0, 1):
                text = drawn(game, seat)
                assert max(len(told) for told in text.splitlines()) <= 80
                assert text == drawn(Seat(game, seat).imagined(number), seat)


def test_the_table_is_not_drawn_again_in_the_middle_of_a_payment():
    game = payment()
    assert "recovered" not in person_at(game.fork()).play()
    assert "recovered" in person_at(game.fork(), "table").play()


def test_life_stones_and_will_are_drawn():
    game = stop_at(lambda game, question: game.facts["will 0"] and len(game.in_zone(0, "field")) > 2)
    text = drawn(game, 0)
    status = next(told for told in text.splitlines() if told.startswith("you "))
    assert status.startswith(f"you       life {game.facts['life 0']}  will ")
    assert f"  hand {len(game.in_zone(0, 'hand'))}  " in status
    stones = [card for card in game.in_zone(0, "field") if "magic stone" in game.value(card, "type")]
    ready = sum(not game.rested[card] for card in stones)
    own = text[text.rindex("stones") :]
    assert f"{ready} of {len(stones)} recovered" in own
    assert own.count("▶") >= len(stones) - ready


def test_the_chase_is_drawn_from_the_newest_on_with_controllers_and_targets():
    def two_waiting(game, question):
        from playmat.books.force_of_will_6_1.targets import targets_of

        waiting = game.in_zone(0, "chase")
        return len(waiting) > 1 and any(targets_of(game, card) for card in waiting) and question.about == ACT

    from playmat.books.force_of_will_6_1.zones import item_of

    game = stop_at(two_waiting)
    text = drawn(game, 0)
    told = [part for part in text.splitlines() if part.strip().removeprefix("chase").strip()[:2] in ("1.", "2.")]
    for number, card in enumerate(reversed(game.in_zone(0, "chase")[-2:]), 1):
        item = item_of(game, card)
        name = f"{game.card(card)} ({item.kind}"
        assert f"{number}. {'you' if item.seat == 0 else 'opponent'}: {name}"[:60] in told[number - 1]
    assert " → " in text


def fits(game, *cards):
    """Whether the names fit into a line, in which they would be cut."""
    return sum(len(game.card(card)) for card in cards) < 50


def test_damage_counters_rest_and_hosts_are_drawn():
    from playmat.books.force_of_will_6_1.zones import counters_on, damage_on, host_of

    seen = set()
    for game in games(1, 12):
        for card in game.in_zone(0, "field"):
            fights = "resonator" in game.value(card, "type")
            if "damage" not in seen and fights and damage_on(game, card):
                assert f"dmg {damage_on(game, card)}" in drawn(game, 0)
                seen.add("damage")
            if "host" not in seen and host_of(game, card) is not None and fits(game, card, host_of(game, card)):
                assert f"addition on {game.card(host_of(game, card))}" in " ".join(drawn(game, 1).split())
                seen.add("host")
            if "counters" not in seen and not fights and counters_on(game, card):
                name, count = next(iter(counters_on(game, card).items()))
                assert f"{name} {count}" in drawn(game, 0)
                seen.add("counters")
        if len(seen) == 3:
            return
    assert {"damage", "host"} <= seen


# --- words --------------------------------------------------------------------------------------------------


def test_every_event_is_told_with_a_rule_of_the_book():
    game = whole_game()
    for viewer in (None, 0, 1):
        for _, rule, words in Teller(game, viewer, everything=True).tell(game.log):
            assert words.strip()
            assert rule in game.book.rules
    told = [words for _, _, words in Teller(game, 0).tell(game.log)]
    assert {words for words in told if words.startswith("the opponent draws")} == {"the opponent draws a card"}
    assert not [words for words in told if words.startswith(("a card attacks", "a card resolves", "ruler: a card"))]


def test_an_event_of_an_unknown_kind_is_told_plainly():
    game = whole_game()
    strange = ("juggle", "602.1c", None, 3, -1, ("amount", 2), None)
    assert Teller(game).tell([strange]) == [("juggle", "602.1c", "juggle")]


def test_options_are_said_in_the_words_of_the_book():
    game = stop_at(lambda game, question: question.rule == "803.3")
    attack = game.question.options[0]
    assert option_words(game, game.question, attack).startswith("attack ")
    assert option_words(game, game.question, attack).endswith(f" with {game.card(attack[1])}")
    game = stop_at(lambda game, question: place(game, question) == "chase" and PASS in question.options)
    newest = game.card(game.in_zone(0, "chase")[-1])
    words = option_words(game, game.question, PASS)
    assert words.startswith("pass: ")
    assert words.endswith(f"{newest} resolves")


def test_every_ability_that_is_played_has_its_printed_line():
    game = whole_game()
    for face, held in enumerate(game.match.abilities_of):
        card = game.match.cards[face]
        for ability in held:
            if ability.sort in ("activate", "will") and card.text:
                assert line(game, ability.id) in card.text.split("\n"), ability.id


def test_modes_are_said_by_their_words():
    decks = playmat.own_decks(BOOK)
    game = playmat.new_game(BOOK, [decks["first-bell"], decks["low-water"]], 1)
    texts = {face: card.text for face, card in enumerate(game.match.cards) if "Choose one - " in card.text}
    face = next(iter(texts))
    card = next((c for c in range(len(game.definition)) if game.definition[c] == face), None)
    assert mode_words(game, card, "option 1")[:7] in texts[face]
    assert mode_words(game, card, "option 1") != "option 1"
    assert mode_words(game, card, "option 9") == "option 9"


def test_a_typed_line_that_is_no_choice_is_refused():
    game = stop_at(lambda game, question: place(game, question) == "main")
    with pytest.raises(Unclear):
        meant(game, game.question, "juggle")


def test_the_command_seats_a_person_with_stops(tmp_path):
    from click.testing import CliRunner

    from playmat.play.cli import main

    saved, taped = tmp_path / "game.json", tmp_path / "tape.json"
    typed = f"done\nstops 5\n1\np\nsave {saved}\nrecord {taped}\nload {saved}\nstops\nhelp\nquit\n"
    arguments = ["play", BOOK, "--seed", "7", "--against", "random", "--deck", "first-bell"]
    ended = CliRunner().invoke(main, arguments, input=typed)
    assert ended.exit_code == 0, ended.output
    lines = [told.removeprefix("> ").rstrip() for told in ended.output.splitlines() if str(tmp_path) not in told]
    assert max(map(len, lines)) <= 80
    assert ended.output.count("  5  [x] my chase") == 2
    assert "pass everything until the turn is over" in ended.output
    assert CliRunner().invoke(main, ["replay", str(taped)]).exit_code == 0
