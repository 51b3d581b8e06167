"""Force of Will between bots: what the evaluation hopes for, random decks, lists of cards, and the commands."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.books.force_of_will_6_1.attacks import attackers
from playmat.books.force_of_will_6_1.timing import chase
from playmat.games.force_of_will_6_1 import evaluation as hopes
from playmat.kernel.build.start import load
from playmat.kernel.run.atoms import move
from playmat.kernel.words.errors import DeckError
from playmat.library import read_records
from playmat.play.bench import rates, repeat, stops
from playmat.play.bots import GreedyBot
from playmat.play.cardcheck import check_file
from playmat.play.cli import main
from playmat.play.decks import random_deck, readable_cards
from playmat.play.evaluations import evaluation_of
from playmat.play.laws import LawBroken, Laws, sides_of
from playmat.play.seat import Seat
from playmat.play.sim import Series, run_series
from playmat.play.words import first_sides

BOOK = "force-of-will-6.1"
SET = Path(engine.__file__).parent / "games" / "force_of_will_6_1"
DECKS = ("first-bell", "low-water", "short-noon", "unpaid-midnight")
FRONT = {"id": "T-1", "name": "Test Regent", "type": "Ruler", "attribute": "fire", "text": "[Judgment] {R}"}
BACK = {"id": "T-1J", "name": "Test Regent, Unveiled", "type": "J-Ruler", "attribute": "fire", "ATK": 800, "DEF": 800}
STONE = {"id": "T-2", "name": "Fire Magic Stone", "type": "basic magic stone", "text": "{Rest}: Produce {R}."}
UNKNOWN = "Whistle a tune."


def soldier(number, cost=1, letter="R"):
    attribute = {"R": "fire", "U": "water"}[letter]
    return {
        "id": f"S-{number}", "name": f"Soldier {number}", "type": "Resonator", "attribute": attribute,
        "cost": f"{{{letter}}}{{{cost - 1}}}", "ATK": 200 * cost, "DEF": 200 * cost,
    }  # fmt: skip


LIST = [FRONT, BACK, STONE, *(soldier(number, 1 + number % 3) for number in range(10))]


def made(record):
    return engine.book(BOOK).cards.card_from(record)


def lines(tmp_path, records):
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(map(json.dumps, records)), "utf-8")
    return file


def playmat(*arguments):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"})


@pytest.fixture(scope="module")
def decks():
    return engine.own_decks(BOOK)


def stop_at(decks, test, seeds=range(20)):
    """A random game at the first question that passes the test."""
    for seed in seeds:
        names = DECKS[seed % 4], DECKS[(seed + 1) % 4]
        game, chance = engine.new_game(BOOK, [decks[name] for name in names], seed), Random(seed)
        while game.question is not None:
            if test(game, game.question):
                return game
            game.answer(chance.choice(game.question.options))
    raise AssertionError("no game came to such a question")


def acts(question, word):
    return [option for option in question.options if isinstance(option, tuple) and option[0] == word]


# --- bots -----------------------------------------------------------------------------------------------------


def test_life_stones_and_resonators_are_worth_something_to_their_player(decks):
    game = stop_at(decks, lambda g, q: g.facts["turn"] == 12 and g.in_zone(0, "field"))
    before = hopes.worth(game, 0)
    assert before == pytest.approx(-hopes.worth(game, 1))
    hurt = game.fork()
    hurt.set("life 0", hurt.facts["life 0"] - 500)
    assert hopes.worth(hurt, 0) < before
    for card in game.in_zone(0, "field"):
        poorer = game.fork()
        move(poorer, (card,), "graveyard")
        assert hopes.worth(poorer, 0) < before


def test_a_hundred_life_is_worth_more_the_fewer_are_left():
    steps = [hopes.of_life(life) - hopes.of_life(life - 100) for life in (4000, 1800, 500)]
    assert steps == sorted(steps)
    assert steps[0] < steps[1] < steps[2]


def test_what_lasts_until_end_of_turn_is_worth_nothing_by_itself(decks):
    from playmat.kernel.run.lasting import expire

    def changed(game, question):
        if not game.effects or not hopes.is_quiet(game, question):
            return False
        later = game.fork()
        expire(later, "end of turn", game.facts["turn"])
        return hopes.side(later, 0) != hopes.side(game, 0) or hopes.side(later, 1) != hopes.side(game, 1)

    game = stop_at(decks, changed)
    later = game.fork()
    expire(later, "end of turn", game.facts["turn"])
    assert hopes.worth(game, 0) == pytest.approx(hopes.side(later, 0) - hopes.side(later, 1))


def test_wills_are_made_only_to_be_paid_and_paid_sensibly(decks):
    game = stop_at(decks, lambda g, q: q.rule == "602.1c" and len(acts(q, "use")) > 1 and acts(q, "play"))
    tried = hopes.sifted(game, game.question)
    assert not [o for o in tried if o[0] == "use" and game.match.abilities[o[2]].sort == "will"]
    assert set(acts(game.question, "play")) <= set(tried)
    game = stop_at(decks, lambda g, q: q.rule == "1003.5")
    assert GreedyBot(1).choose(Seat(game, game.question.seat)) == hopes.SENSIBLE


def test_nothing_is_in_a_hurry_before_ones_own_main_phase(decks):
    def may_act_in(phase, own):
        return lambda game, question: (
            question.kind == "act" and acts(question, "use") and game.facts["phase"] == phase and not chase(game)
            and (game.facts["turn seat"] == question.seat) is own
        )  # fmt: skip

    early = stop_at(decks, may_act_in("recovery phase", own=True))
    assert list(hopes.sifted(early, early.question)) == ["pass"]
    for phase, own in (("main phase", True), ("recovery phase", False)):
        game = stop_at(decks, may_act_in(phase, own))
        assert len(hopes.sifted(game, game.question)) > 1


def test_a_card_with_nothing_to_wait_for_is_not_set(decks):
    game = stop_at(decks, lambda g, q: len(acts(q, "set")) > 3)
    for _, card in acts(game.question, "set"):
        waits = game.has(card, "trigger") or game.has(card, "stealth")
        assert (("set", card) in hopes.sifted(game, game.question)) == waits


def test_a_stone_is_called_in_the_first_turn(decks):
    game = stop_at(decks, lambda g, q: g.facts["turn"] == 1 and acts(q, "call"))
    assert GreedyBot(1).choose(Seat(game, game.question.seat))[0] == "call"


def test_a_play_is_followed_until_it_has_resolved(decks):
    game = stop_at(decks, lambda g, q: bool(hopes.chase(g)))
    assert not hopes.is_quiet(game, game.question)
    while game.question.rule != "602.1c" or hopes.chase(game):
        assert not hopes.is_quiet(game, game.question)
        game.answer(hopes.habit(game, game.question, game.question.seat))
    assert hopes.is_quiet(game, game.question) != hopes.in_battle(game)


def test_a_battle_is_begun_where_the_last_life_can_be_taken(decks):
    def open_to_attack(game, question):
        return ("battle",) in question.options and attackers(game) and not fighters(game, 1 - question.seat)

    game = stop_at(decks, open_to_attack)
    assert max(game.value(card, "atk") for card in attackers(game)) >= 100
    seat = game.question.seat
    game.set(f"life {1 - seat}", 100)
    bot = GreedyBot(2)
    while game.question is not None and game.facts["turn seat"] == seat:
        asked = game.question.seat
        game.answer(bot.choose(Seat(game, asked)) if asked == seat else hopes.habit(game, game.question, seat))
    assert game.result is not None
    assert game.result.winner == seat


def fighters(game, seat):
    return [card for card in game.in_zone(seat, "field") if hopes.is_fighter(game, card)]


def test_a_block_saves_the_last_life_at_a_glance(decks):
    game = stop_at(decks, lambda g, q: q.rule == "804.3" and g.facts["attacked"][0] < 0 and "decline" in q.options)
    game.set(f"life {game.question.seat}", 100)
    assert hopes.at_a_glance(game, game.question, game.question.seat)[0] == "block"


def test_dear_cards_are_changed_before_the_first_turn(decks):
    game = stop_at(
        decks,
        lambda g, q: q.rule == "403.4" and any(g.value(c, "total cost") >= 5 for c in g.in_zone(q.seat, "hand")),
    )
    chosen = GreedyBot(1).choose(Seat(game, game.question.seat))
    assert game.value(chosen, "total cost") >= 5
    assert evaluation_of(BOOK).sifted(game, game.question) == [chosen]


# --- random decks ---------------------------------------------------------------------------------------------


def test_random_decks_are_legal_and_can_be_paid():
    from playmat.games.force_of_will_6_1.random_decks import asked_by, made_by

    cards = readable_cards(SET / "cards.json", BOOK)
    names = set()
    for seed in range(20):
        deck = random_deck(BOOK, cards, Random(seed))
        assert engine.book(BOOK).cards.check_deck(deck) == []
        served = set().union(*map(made_by, deck.parts["stones"]))
        assert set().union(*map(asked_by, deck.parts["main"])) <= served
        names.add(deck.name)
    assert len(names) > 2


def test_an_attribute_is_added_only_where_one_is_too_few():
    water = {**STONE, "id": "T-3", "name": "Water Magic Stone", "text": "{Rest}: Produce {U}."}
    stones, fire = [made(STONE), made(water)], [made(soldier(n)) for n in range(10)]
    blue = [made(soldier(n, letter="U")) for n in range(20, 30)]
    ruler = made({**FRONT, "back": BACK})
    assert random_deck(BOOK, [ruler, *stones, *fire, *blue], Random(1)).name == "Test Regent, fire"
    mixed = random_deck(BOOK, [ruler, *stones, *fire[:5], *blue], Random(1))
    assert mixed.name == "Test Regent, fire and water"
    assert Counter(card.name for card in mixed.parts["stones"]) == {"Fire Magic Stone": 5, "Water Magic Stone": 5}
    for cards in ([ruler, *stones, *fire[:5]], [ruler, *fire], [*stones, *fire], []):
        with pytest.raises(DeckError, match="no legal deck can be made"):
            random_deck(BOOK, cards, Random(1))


# --- lists of cards -------------------------------------------------------------------------------------------


def test_the_two_sides_of_a_card_are_one_wherever_they_stand(tmp_path):
    for records in (LIST, LIST[::-1]):
        file = lines(tmp_path, records)
        whole = read_records(file, BOOK)
        assert len(whole) == len(LIST) - 1
        assert next(record for record in whole if record["id"] == "T-1")["back"]["name"] == "Test Regent, Unveiled"
        assert "back" in next(card for card in readable_cards(file, BOOK) if card.name == "Test Regent").extra


def test_records_with_the_same_number_are_all_kept(tmp_path):
    file = lines(tmp_path, [soldier(1), {**soldier(2), "id": "S-1"}, FRONT, BACK, {**BACK, "name": "Another"}])
    names = [record["name"] for record in read_records(file, BOOK)]
    assert names == ["Soldier 1", "Soldier 2", "Test Regent", "Another"]


def test_a_side_that_is_not_read_stops_the_whole_card(tmp_path):
    file = lines(tmp_path, [FRONT, {**BACK, "text": UNKNOWN}, soldier(1)])
    report = check_file(file, BOOK).as_json()
    assert (report["cards"], report["with_text"], report["read"], report["declined"]) == (2, 1, 0, 1)
    assert report["not_read"][0]["card"] == "Test Regent, Unveiled"
    assert report["faulty"] == report["unplayable"] == []
    assert [card.name for card in readable_cards(file, BOOK)] == ["Soldier 1"]


def test_a_fault_in_the_record_of_another_side_is_told_as_one(tmp_path):
    file = lines(tmp_path, [FRONT, {**BACK, "ATK": "many"}])
    report = check_file(file, BOOK).as_json()
    assert [fault["card"] for fault in report["faulty"]] == ["Test Regent"]
    assert "ATK is 'many'" in report["faulty"][0]["message"]


def test_a_card_that_is_read_and_cannot_be_carried_out_is_not_counted_as_read(tmp_path, monkeypatch):
    from playmat.kernel.build.match import Match

    file, add_card = lines(tmp_path, [FRONT, BACK, STONE, soldier(1)]), Match.add_card

    def strict(self, card, *names):
        if card.name == "Fire Magic Stone":
            raise engine.CardError("nobody can do this")
        return add_card(self, card, *names)

    monkeypatch.setattr(Match, "add_card", strict)
    report = check_file(file, BOOK).as_json()
    assert (report["with_text"], report["read"], report["declined"]) == (2, 1, 1)
    (fault,) = report["unplayable"]
    assert (fault["card"], fault["message"]) == ("Fire Magic Stone", report["not_read"][0]["message"])
    assert "nobody can do this" in report["not_read"][0]["message"]
    assert [card.name for card in readable_cards(file, BOOK)] == ["Test Regent", "Soldier 1"]
    told = playmat("cards", "check", BOOK, str(file)).output
    assert told.count("nobody can do this") == 1
    assert "1 of the others are understood and cannot be carried out yet" in told


# --- laws -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_the_laws(seed):
    tally = run_series(Series(BOOK, 1, seed, ("random", "random"), (DECKS[seed], DECKS[3 - seed]), "", 60))
    assert not tally.faults, tally.faults[0].error


def test_the_laws_know_that_rulers_are_laid_down_later_and_that_no_card_is_lost(decks):
    game, laws = engine.new_game(BOOK, [decks["first-bell"], decks["low-water"]], 1), Laws(every=10**6)
    laws(game)
    brought = len(game.definition)
    while game.facts["turn"] < 2:
        game.answer(game.question.options[-1])
        laws(game)
    assert len(game.definition) >= brought + 2
    game.definition[brought] = game.definition[0]
    with pytest.raises(LawBroken, match="keeps the cards they brought"):
        laws(game)


def test_a_card_is_known_by_the_names_of_both_its_sides(decks):
    game = stop_at(decks, lambda g, q: g.facts["turn"] == 1)
    ruler = game.in_zone(0, "ruler area")[0]
    back = game.match.cards[game.definition[ruler]].extra["back"]
    assert sides_of(game, ruler, first_sides(game)) == {game.card(ruler), back.name}


# --- commands -------------------------------------------------------------------------------------------------


def test_sim_builds_decks_out_of_a_card_file(tmp_path):
    ended = playmat("sim", BOOK, "--games", "2", "--cards", str(lines(tmp_path, LIST)), "--check", "25", "--json")
    assert ended.exit_code == 0, ended.output
    assert json.loads(ended.stdout)["wins_by_deck"] == {"Test Regent, fire": 2}


def test_a_deck_is_checked_with_its_ruler_and_stones(tmp_path):
    for name in DECKS:
        assert playmat("deck", "check", BOOK, str(SET / "decks" / f"{name}.json")).exit_code == 0
    whole = json.loads((SET / "decks" / f"{DECKS[0]}.json").read_text("utf-8"))
    whole["cards"][next(iter(whole["cards"]))] = 5
    whole.pop("ruler")
    whole["stones"] = {next(iter(whole["stones"])): 3}
    (tmp_path / "deck.json").write_text(json.dumps(whole), "utf-8")
    ended = playmat("deck", "check", BOOK, str(tmp_path / "deck.json"))
    assert ended.exit_code == 1
    for rule in ("(402.2)", "(402.4)", "(402.5)"):
        assert rule in ended.output


def test_a_saved_game_is_replayed(tmp_path, decks):
    game, chance = engine.new_game(BOOK, [decks["first-bell"], decks["low-water"]], 3), Random(3)
    for _ in range(80):
        game.settle().answer(chance.choice(game.question.options))
    (tmp_path / "game.json").write_text(game.save(), "utf-8")
    report = json.loads(playmat("replay", str(tmp_path / "game.json"), "--json").stdout)
    assert report["answers"] == 80
    told = [(event["kind"], event["rule"]) for step in report["steps"] for event in step["events"]]
    assert told == [(event[0], event[1]) for event in game.log]
    assert all(event["words"] for step in report["steps"] for event in step["events"])


def test_the_book_is_listed_and_measured():
    assert BOOK in playmat("books").output
    figures = rates([repeat(BOOK, 1)])
    assert figures["decisions_per_game"] > 20
    assert figures["decisions_per_s_scaled"] > 0
    stopped = next(stops(BOOK))
    assert load(stopped.save(), stopped.book).digest() == stopped.digest()
