"""Dragon Ball at the table and between bots: evaluation, random decks, drawing, words, and the commands."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.kernel.build.start import new_game as new_game_of
from playmat.kernel.words.errors import DeckError
from playmat.play.cardcheck import check_file
from playmat.play.cli import main
from playmat.play.decks import random_deck, readable_cards
from playmat.play.evaluations import evaluation_of
from playmat.play.laws import Laws
from playmat.play.mat import plain_mat
from playmat.play.matfile import mat_of
from playmat.play.seat import Seat
from playmat.play.table.acts import reason_against
from playmat.play.table.choices import entries, settled
from playmat.play.table.drawing import draw
from playmat.play.table.ways import Ways, ways_of
from playmat.play.words import Teller, option_words

BOOK = "dragonball-1.02"
SET = Path(engine.__file__).parent / "games" / "dragonball_1_02"
DECKS = ("white-heat", "long-rain")
LEADER = {
    "name": "Test Captain", "type": "leader", "color": "red", "power": 10000, "name_back": "Test Captain, Risen",
    "power_back": 15000,
    "text": "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.",
    "text_back": "[Auto] When this card attacks, draw 1 card.",
}  # fmt: skip


def battle_card(number, color="red", cost=1, **more):
    return {
        "id": f"T-{number}", "name": f"Trooper {number}", "type": "battle", "color": color, "power": 5000 * cost,
        "energy_cost": f"{cost}(-)", "combo_energy": 0, "combo_power": 5000, **more,
    }  # fmt: skip


def plain_deck():
    """A leader that awakens and fifty Battle Cards without text."""
    made = engine.book(BOOK).cards.card_from
    main_cards = [made(battle_card(number, cost=1 + number % 4)) for number in range(13)]
    from playmat.kernel.words.book import Deck

    return Deck("plain", {"leader": (made(LEADER),), "main": tuple(main_cards * 4)[:50]})


def stops(seed=1, most=400):
    """Stops of random games, one after another."""
    given = 0
    while True:
        chance, game = Random(seed), new_game_of(engine.book(BOOK), [plain_deck(), plain_deck()], seed)
        while game.question is not None and given < most:
            yield game
            given += 1
            game.answer(chance.choice(game.question.options))
        if given >= most:
            return
        seed += 1


def stop_at(test):
    return next(game for game in stops(most=5000) if test(game, game.question)).fork()


def acts(question, word):
    return [option for option in question.options if isinstance(option, tuple) and option[0] == word]


def all_differ(game, cards):
    return len({game.card(card) for card in cards}) == len(cards)


def drawn(game, seat, mat=None):
    return "\n".join(line.plain for line in draw(game.view(seat), mat or mat_of(game.book)))


def playmat(*arguments, typed=""):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"}, input=typed)


# --- bots -----------------------------------------------------------------------------------------------------


def test_life_energy_and_an_awakened_leader_are_worth_something():
    hopes, game = evaluation_of(BOOK), stop_at(lambda game, question: game.facts["turn"] == 3)
    before = hopes.worth(game, 0)
    assert before == pytest.approx(-hopes.worth(game, 1), abs=2.1)
    from playmat.kernel.run.atoms import become, move

    poorer = game.fork()
    move(poorer, (poorer.in_zone(0, "life")[-1],), "hand")
    assert hopes.worth(poorer, 0) < before
    awakened = game.fork()
    front = awakened.in_zone(0, "leader")[0]
    back = next(n for n, card in enumerate(game.match.cards) if card.name == "Test Captain, Risen")
    become(awakened, front, back)
    assert hopes.worth(awakened, 0) > before + 3


def test_a_combo_that_was_begun_is_carried_on_until_the_battle_is_won():
    from playmat.games.dragonball_1_02.evaluation import enough_combos, missing, would_win

    game = stop_at(
        lambda game, question: (
            question.rule == "7-2-1-2"
            and not game.in_zone(question.seat, "combo")
            and 5000 < missing(game, question.seat) <= 10000
            and len(acts(question, "combo")) > 3
        )
    )
    seat, given = game.question.seat, 1
    assert enough_combos(game, game.question) == "pass"
    game.answer(acts(game.question, "combo")[0])
    while (choice := enough_combos(game, game.question)) != "pass":
        assert not would_win(game, seat)
        game.answer(choice)
        given += 1
    assert len(game.in_zone(seat, "combo")) == given
    assert given > 1
    assert would_win(game, seat)


# --- random decks ---------------------------------------------------------------------------------------------


def test_random_decks_are_legal_and_of_the_leaders_colour():
    cards = readable_cards(SET / "cards.json", BOOK)
    names = set()
    for seed in range(20):
        deck = random_deck(BOOK, cards, Random(seed))
        assert engine.book(BOOK).cards.check_deck(deck) == []
        (leader,), cards_in = deck.parts["leader"], deck.parts["main"]
        assert max(Counter(card.number for card in cards_in).values()) <= 4
        if "and" not in deck.name.rpartition(",")[2]:
            assert all(set(card.printed["color"]) <= set(leader.printed["color"]) for card in cards_in)
        names.add(deck.name)
    assert len(names) > 2


def test_random_decks_hold_one_ultimate_at_most():
    """5-1-3-2, however many of the cards have it; with too few others there is no deck."""
    made = engine.book(BOOK).cards.card_from
    others = [made(battle_card(n)) for n in range(13)]
    ultimate = [made({**battle_card(n), "text": "[Ultimate]"}) for n in range(200, 220)]
    for seed in range(10):
        deck = random_deck(BOOK, [made(LEADER), *others, *ultimate], Random(seed))
        assert engine.book(BOOK).cards.check_deck(deck) == []
    with pytest.raises(DeckError, match="no legal deck can be made"):
        random_deck(BOOK, [made(LEADER), *others[:12], *ultimate], Random(1))


def test_a_second_colour_is_taken_only_where_one_is_too_few():
    made = engine.book(BOOK).cards.card_from
    leader, red = made(LEADER), [made(battle_card(n)) for n in range(13)]
    blue = [made(battle_card(n, "blue")) for n in range(100, 113)]
    assert random_deck(BOOK, [leader, *red, *blue], Random(1)).name == "Test Captain, red"
    assert random_deck(BOOK, [leader, *red[:5], *blue], Random(1)).name == "Test Captain, blue and red"
    for cards in ([leader, *red[:5]], red, []):
        with pytest.raises(DeckError, match="no legal deck can be made"):
            random_deck(BOOK, cards, Random(1))


# --- the table ------------------------------------------------------------------------------------------------


def test_the_drawing_fits_80_columns_and_hides_what_is_hidden():
    for number, game in enumerate(stops(3)):
        if number % 12 == 0:
            for seat in (0, 1):
                text = drawn(game, seat)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert text == drawn(Seat(game, seat).imagined(number), seat)


def test_a_battle_is_drawn_with_the_combos_of_both_sides():
    game = stop_at(
        lambda game, question: all(game.in_zone(seat, "combo") for seat in (0, 1)) and question.rule == "7-2-1-2"
    )
    seat = game.facts["turn seat"]
    attacker = game.facts["attacker"][0]
    added = sum(game.value(card, "combo power") for card in game.in_zone(seat, "combo"))
    power = game.value(attacker, "power")
    text = drawn(game, 0)
    assert f"battle  » {game.card(attacker)} {power} + {added} = {power + added}" in text
    assert text.count("combo ") == 2
    whose = "you" if seat == 0 else "opponent"
    told = text[text.index(f"combo   {whose}: ") :]
    cards = game.in_zone(seat, "combo")
    assert (f"{added} together" in told) if len(cards) > 1 else (f"{game.card(cards[0])} +{added}" in told)


def test_modes_energy_and_life_are_drawn():
    game = stop_at(
        lambda game, question: (
            question.rule == "6-3-1-3"
            and {bool(game.rested[card]) for card in game.in_zone(question.seat, "energy")} == {True, False}
        )
    )
    seat = game.question.seat
    cards = game.in_zone(seat, "energy")
    active, life = sum(not game.rested[card] for card in cards), len(game.in_zone(seat, "life"))
    text = drawn(game, seat)
    assert f"{active} of {len(cards)} active  red {'▲' * active}{'▶' * (len(cards) - active)}" in text
    assert f"life {'■' * life} {life}" in text


def test_options_are_said_in_the_words_of_the_book():
    game = stop_at(lambda game, question: acts(question, "play") and acts(question, "attack"))
    play, attack = acts(game.question, "play")[0], acts(game.question, "attack")[0]
    cost = game.value(play[1], "cost")
    assert option_words(game, game.question, play) == f"play {game.card(play[1])} ({cost} energy)"
    assert option_words(game, game.question, attack) == f"attack {game.card(attack[2])} with {game.card(attack[1])}"
    assert entries(game, game.question)[-1].words == "pass: end the main phase"
    game = stop_at(lambda game, question: acts(question, "combo"))
    card = acts(game.question, "combo")[0][1]
    assert option_words(game, game.question, ("combo", card)).startswith(f"combo {game.card(card)}")
    game = stop_at(lambda game, question: question.rule == "4-10-2-1")
    life = [option_words(game, game.question, option) for option in game.question.options]
    assert life[:2] == ["life card 1", "life card 2"]
    assert settled(game, game.question), "nothing tells the cards apart, so nobody is asked at the table"


def test_why_guesses_the_act_that_is_meant():
    game = stop_at(lambda game, question: game.facts["turn"] == 1 and question.rule == "6-3-1-3")
    seat = game.question.seat
    dear = next(c for c in game.in_zone(seat, "hand") if game.value(c, "cost") > 1)
    assert reason_against(game, seat, f"play {game.card(dear)}")[0] == "6-3-1-3-1-1"
    assert reason_against(game, seat, f"combo {game.card(dear)}")[0] == "7-2-1-2"
    assert reason_against(game, seat, f"attack with {game.card(dear)}")[0] == "7-1"
    assert reason_against(game, seat, "awaken")[0] == "10-1-1"
    assert reason_against(game, seat, "attack captain with captain") is None


def test_events_are_told_by_name_and_hide_what_was_not_seen():
    game = list(stops(5, most=300))[-1]
    for seat in (0, 1):
        words = [words for _, _, words in Teller(game, seat).tell(game.log)]
        assert {line for line in words if line.startswith("the opponent draws")} == {"the opponent draws a card"}
        assert any(line.startswith("you charge Trooper") for line in words)
        assert any("Test Captain attacks Test Captain" in line for line in words)
        assert not [line for line in words if line.startswith("a card attacks")]
    assert all(words for _, _, words in Teller(game, everything=True).tell(game.log))


def test_an_awakened_leader_is_told_by_the_side_it_showed_at_the_time():
    game = stop_at(lambda game, question: any(event[0] == "awaken" for event in game.log))
    words = [words for _, _, words in Teller(game).tell(game.log)]
    at = words.index("awakened: Test Captain, Risen")
    assert not [line for line in words[:at] if "Risen" in line]


def test_a_book_without_a_mat_is_drawn_guessed_and_told_all_the_same(monkeypatch):
    game = stop_at(
        lambda game, question: (
            acts(question, "play")
            and acts(question, "attack")
            and all_differ(game, game.in_zone(question.seat, "hand"))
        )
    )
    play = acts(game.question, "play")[0]
    from playmat.play import words as words_module
    from playmat.play.speech import Speech
    from playmat.play.table import acts as acts_module
    from playmat.play.table import choices

    assert ways_of("no such book") == Ways()
    for module in (acts_module, choices):
        monkeypatch.setattr(module, "ways_of", lambda book: Ways())
    monkeypatch.setattr(words_module, "speech_of", lambda book: Speech())
    text = drawn(game, game.question.seat, plain_mat(game.book))
    assert text.count("leader ") == 2
    assert f"hand      {game.card(game.in_zone(game.question.seat, 'hand')[0])}"[:30] in text
    assert option_words(game, game.question, play) == f"play {game.card(play[1])}"
    assert reason_against(game, game.question.seat, f"play {game.card(play[1])}") is None
    assert all(words for _, _, words in Teller(game, everything=True).tell(game.log))


def test_the_laws_know_that_a_leader_has_two_sides():
    for seed in range(30):
        chance, laws = Random(seed), Laws(every=10**6)
        game = new_game_of(engine.book(BOOK), [plain_deck(), plain_deck()], seed)
        while game.question is not None:
            laws(game)
            game.answer(chance.choice(game.question.options))
        laws(game)
        if any(event[0] == "awaken" for event in game.log):
            return
    raise AssertionError("no leader was awakened")


# --- commands -------------------------------------------------------------------------------------------------


def test_a_person_plays_and_sees_rules():
    arguments = ("play", BOOK, "--deck", DECKS[0], "--their-deck", DECKS[1], "--seed", "1")
    ended = playmat(*arguments, typed="done\n1\nhelp\nwhy awaken\nlook drop\nquit\n")
    assert ended.exit_code == 0, ended.output
    assert max(len(line.removeprefix("> ")) for line in ended.output.splitlines()) <= 80
    assert "which card becomes energy  6-2-5" in ended.output
    assert "why attack NAME with NAME" in ended.output
    assert "the condition of [Awaken] is not met  10-1-1" in ended.output


def test_sim_tells_who_went_first():
    report = json.loads(playmat("sim", BOOK, "--games", "6", "--decks", ",".join(DECKS), "--json").stdout)
    assert report["errors"] == 0
    assert sum(report["wins_by_order"].values()) == 6 - report["draws"]
    assert report["wins_by_order"]["first"] > 0


def test_sim_builds_decks_out_of_a_card_file(tmp_path):
    file = tmp_path / "cards.jsonl"
    records = [LEADER, *(battle_card(number, cost=1 + number % 4) for number in range(13))]
    file.write_text("\n".join(map(json.dumps, records)), "utf-8")
    ended = playmat("sim", BOOK, "--games", "2", "--cards", str(file), "--check", "25", "--json")
    assert ended.exit_code == 0, ended.output
    assert json.loads(ended.stdout)["wins_by_deck"] == {"Test Captain, red": 2}


def test_a_deck_is_checked_with_its_leader(tmp_path):
    whole = json.loads((SET / "decks" / f"{DECKS[0]}.json").read_text("utf-8"))
    assert playmat("deck", "check", BOOK, str(SET / "decks" / f"{DECKS[0]}.json")).exit_code == 0
    first = next(iter(whole["cards"]))
    whole["cards"][first] = 5
    whole.pop("leader")
    (tmp_path / "deck.json").write_text(json.dumps(whole), "utf-8")
    ended = playmat("deck", "check", BOOK, str(tmp_path / "deck.json"))
    assert ended.exit_code == 1
    for rule in ("(5-1-2)", "(5-1-3)", "(5-1-3-1)"):
        assert rule in ended.output


def test_the_two_sides_of_a_leader_are_one_card(tmp_path):
    file = tmp_path / "cards.jsonl"
    unread = {**LEADER, "name": "Odd Captain", "text_back": "[Auto] When this card attacks, whistle a tune."}
    only_back = {**LEADER, "name": "Late Captain", "text": ""}
    records = [LEADER, unread, only_back, battle_card(1)]
    file.write_text("\n".join(map(json.dumps, records)), "utf-8")
    report = check_file(file, BOOK).as_json()
    assert (report["cards"], report["with_text"], report["read"], report["declined"]) == (4, 3, 2, 1)
    assert report["not_read"][0]["card"] == "Odd Captain"
    assert "whistle" in report["not_read"][0]["words"]
    assert report["faulty"] == report["unplayable"] == []
