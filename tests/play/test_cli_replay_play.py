"""`playmat replay` and `playmat play`: files that are whole, cut, edited and old; and a person at the table."""

from __future__ import annotations

import hashlib
import json
import re

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.kernel.state.save import dumps, record, sealed
from playmat.play.bots import RandomBot, make_bot
from playmat.play.cli import main
from playmat.play.drive import play_out
from playmat.play.seat import Seat

BOOK = "vanguard-1.10"
DECKS = ("--deck", "long-vigil", "--their-deck", "ebb-and-flood")


def playmat(*arguments: str, typed: str = ""):
    env = {"COLUMNS": "80", "NO_COLOR": "1"}
    return CliRunner().invoke(main, list(arguments), env=env, input=typed)


def new_game(seed=3):
    decks = engine.own_decks(BOOK)
    return engine.new_game(BOOK, [decks["long-vigil"], decks["ebb-and-flood"]], seed)


@pytest.fixture(scope="module")
def played():
    return play_out(new_game(), [RandomBot(1), RandomBot(2)])


@pytest.fixture
def half():
    game = new_game()
    chance = RandomBot(5)
    for _ in range(30):
        game.settle().answer(chance.choose(Seat(game, game.question.seat)))
    return game


def file_of(tmp_path, text, name="game.json"):
    (tmp_path / name).write_text(text, "utf-8")
    return str(tmp_path / name)


# --- replay -------------------------------------------------------------------------------------------------


def test_a_replay_is_written_step_by_step_with_rules(tmp_path, played):
    ended = playmat("replay", file_of(tmp_path, record(played)))
    assert ended.exit_code == 0, ended.output
    assert "0  the game is set up" in ended.output
    assert re.search(r"^ +6\.5\.1\.1 +ride phase$", ended.output, re.M)
    assert f"({played.result.rule})" in ended.output.splitlines()[-1]
    assert f"{played.decisions}  player " in ended.output


def test_each_event_of_a_replay_has_its_rule(tmp_path, played):
    report = json.loads(playmat("replay", file_of(tmp_path, record(played)), "--json").stdout)
    assert report["answers"] == len(played.history())
    assert report["result"]["winner"] == played.result.winner
    told = [(event["kind"], event["rule"]) for step in report["steps"] for event in step["events"]]
    assert told == [(event[0], event[1]) for event in played.log]
    assert all(event["words"] for step in report["steps"] for event in step["events"])


def test_a_save_is_replayed_too_and_up_to_an_answer(tmp_path, half):
    file = file_of(tmp_path, half.save())
    report = json.loads(playmat("replay", file, "--to", "7", "--json").stdout)
    assert [step["number"] for step in report["steps"]] == list(range(8))
    assert report["result"] is None
    assert "the game goes on from here" in playmat("replay", file).output
    answers = len(half.history())
    ended = playmat("replay", file, "--to", str(answers + 1))
    assert ended.exit_code == 2
    assert f"the game has {answers} answers" in ended.output


def resealed(text, change):
    content = json.loads(text.partition("\n")[2])
    change(content)
    body = dumps(content)
    return dumps({"checksum": hashlib.sha256(body.encode()).hexdigest()}) + "\n" + body


def test_bad_files_are_told_apart(tmp_path, half):
    text, tape = half.save(), record(half)
    cases = {
        "it does not begin with a checksum": '{"hello": 1}',
        "the file was cut short or edited": text[:-40],
        "was cut short or edited": text.replace("Long Vigil", "Lost Vigil"),
        "written by another version: format 99": resealed(text, lambda c: c.update(version=99)),
        "expected a playmat-save, found a": resealed(text, lambda c: c.update(format="something-else")),
        "answer 1 is not possible": resealed(tape, lambda c: c["answers"].insert(0, "juggle")),
        "does not end as it did": resealed(tape, lambda c: c.update(end="0")),
    }
    for message, content in cases.items():
        ended = playmat("replay", file_of(tmp_path, content))
        assert ended.exit_code == 1, message
        assert message in " ".join(ended.output.split())
    for message in list(cases)[:5]:
        ended = playmat("play", "--load", file_of(tmp_path, cases[message]))
        assert ended.exit_code == 1, message
        assert message in " ".join(ended.output.split())


@pytest.mark.parametrize("book", engine.BOOKS)
@pytest.mark.parametrize(
    "answer",
    [["arrange", 0, "hand", "x"], 10**9, ["replace", 999, "x"], ["use", 10**6, "x"], ["play", 999, 0],
     ["call", 10**9, "front left"], ["concede", 7], ["concede", 0, "x" * 5000]],
)  # fmt: skip
def test_an_answer_that_no_question_has_is_refused_with_its_number(tmp_path, book, answer):
    game = engine.new_game(book, sorted(engine.own_decks(book))[:2], seed=1)
    content = json.loads(record(game).partition("\n")[2])
    content["answers"] = [answer]
    ended = playmat("replay", file_of(tmp_path, sealed(content)))
    assert ended.exit_code == 1
    assert isinstance(ended.exception, SystemExit)
    assert "answer 1 is not possible" in ended.output


def test_missing_files_are_bad_usage(tmp_path):
    assert playmat("replay", str(tmp_path / "absent")).exit_code == 2
    assert playmat("play", "--load", str(tmp_path / "absent")).exit_code == 2
    (tmp_path / "latin").write_bytes(b"\xe9\xff")
    assert "is not UTF-8" in playmat("replay", str(tmp_path / "latin")).output


# --- play ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def opening():
    """(seed, name of a card in hand twice, unit to ride) of a game in which the person goes first, keeps the
    hand, can ride, and is then asked whether the first vanguard is called."""
    for seed in range(400):
        game = new_game(seed)
        hand = [game.card(card) for card in game.in_zone(0, "hand")]
        twice = [name for name in hand if hand.count(name) == 2]
        ride = first_ride(game, seed) if game.question.seat == 0 and twice else None
        if ride is not None and ride not in twice:
            return str(seed), twice[0], ride
    raise AssertionError("no seed has such an opening")


def first_ride(game, seed):
    game.answer("done")
    bot = make_bot("greedy", seed)
    while game.settle().question.seat == 1:
        game.answer(bot.choose(Seat(game, 1)))
    rides = [option for option in game.question.options if option != "pass"]
    if not rides:
        return None
    game.answer(rides[0])
    return game.card(rides[0][1]) if game.settle().question.kind == "yes no" else None


def sit(*typed: str, seed: str = "3", more: tuple[str, ...] = ()):
    return playmat("play", BOOK, "--seed", seed, *DECKS, *more, typed="".join(line + "\n" for line in typed))


def test_the_table_is_drawn_within_80_columns_and_hides_the_opponents_hand():
    ended = sit("done", "help")
    assert ended.exit_code == 0, ended.output
    assert max(len(line.removeprefix("> ")) for line in ended.output.splitlines()) <= 80
    assert "opponent  damage 0/6  hand 5  deck 44" in ended.output
    assert "cards to shuffle back and draw anew: pick up to 5, or done  5.2.5" in ended.output
    game = new_game()
    theirs = {game.card(card) for card in game.in_zone(1, "hand")} - {game.card(c) for c in game.in_zone(0, "hand")}
    before_the_first_ride = ended.output.partition("ride phase")[0]
    assert not [name for name in theirs if name in before_the_first_ride]


def test_the_end_of_input_leaves_the_table():
    ended = sit()
    assert ended.exit_code == 0
    assert ended.output.rstrip().endswith("you leave the table; the game is kept: playmat play --resume")


def test_equal_cards_are_picked_together_on_one_screen(opening):
    seed, twice, _ = opening
    shown = sit(seed=seed).output
    number = re.search(rf"^ +(\d)  {re.escape(twice)} .*×2$", shown, re.M).group(1)
    assert f"return {twice}: hand to your deck ×2" in sit(f"{number} {number}", seed=seed).output
    assert f"return {twice}: hand to your deck\n" in sit(number, seed=seed).output
    assert "cannot be picked as well" in sit(f"{number} {number} {number}", seed=seed).output


def test_what_is_no_choice_is_refused_with_a_hint():
    output = sit("frob", "77", "? frob", "look frob", "rules 99.9", "save", "load").output
    for message in (
        "'frob' is none of the choices; type a number, help, or: why frob",
        "there is no choice 77: type 1 to",
        "'frob' is no card you can see",
        "has no zone 'frob'",
        "'99.9' is not a rule of vanguard-1.10",
        "save where?",
        "load what?",
    ):
        assert message in output


def test_a_refusal_is_explained_with_its_rule(opening):
    seed, _, ride = opening
    output = " ".join(sit("done", f"why call {ride} front left", f"why ride {ride}", seed=seed).output.split())
    assert "in the ride phase cards are played only onto the vanguard circle 6.5.1.2.1" in output
    assert "nothing is against it: it is one of the choices" in output
    output = sit("done", f"why attack {ride}", "why ride no such unit", seed=seed).output
    assert "nobody attacks in the first turn of the game  7.2.1.3" in output
    assert "names no card you can see" in output


def test_a_card_is_shown_by_number_and_by_name(opening):
    seed, _, _ = opening
    game = new_game(int(seed))
    text = game.match.cards[game.definition[game.in_zone(0, "vanguard circle")[0]]]
    output = sit(f"? {text.name.split()[0].lower()}", "?1", seed=seed).output
    assert text.name in output
    assert "grade    │ 0" in output
    assert output.count("power    │") == 2


def test_undo_takes_back_what_showed_nothing_and_nothing_else(opening):
    seed, _, ride = opening
    first = new_game(int(seed)).start.decks[0].parts["first"][0].name
    assert "there is no choice to take back" in sit("undo", seed=seed).output
    output = sit("done", f"ride {ride}", "undo", seed=seed).output
    assert f"that cannot be taken back: {ride} was shown since" in " ".join(output.split())
    output = sit("done", f"ride {ride}", "yes", "undo", "yes", "front left", seed=seed).output
    assert "taken back" in output
    assert f"call {first}: soul to your front left" in " ".join(output.split())


def test_a_game_is_saved_loaded_and_recorded(tmp_path, opening):
    seed, _, ride = opening
    saved, tape = tmp_path / "a.save", tmp_path / "a.replay"
    output = sit("done", f"save {saved}", f"record {tape}", f"ride {ride}", f"load {saved}", f"ride {ride}", seed=seed)
    assert output.output.count(f"ride {ride}: hand to your vanguard circle") == 2
    assert engine.load(saved.read_text("utf-8")).question.rule == "6.5.1.2"
    assert playmat("replay", str(tape)).exit_code == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.replay", "a.save"]
    again = playmat("play", "--load", str(saved), typed="log 3\nquit\n")
    assert again.exit_code == 0
    assert "ride a unit or not" in again.output


def test_a_save_that_cannot_be_written_leaves_the_game_going(tmp_path):
    output = sit(f"save {tmp_path / 'no' / 'such' / 'folder'}", f"load {tmp_path / 'absent'}", "done").output
    assert "cannot write" in output
    assert "no file" in output
    assert "ride a unit or not" in output


def test_a_concession_is_asked_about_and_ends_the_game():
    assert "concession (1.2.4)" in sit("concede", "yes").output
    assert "concession" not in sit("concede", "no").output


def test_the_seed_is_told_when_the_game_is_over():
    """Whoever knows it before knows every card of the other."""
    assert "987654321" not in sit("done", "log", seed="987654321").output
    assert "seed 987654321" in sit("done", "concede", "yes", seed="987654321").output


def test_two_persons_hand_the_screen_over():
    output = sit("", "done", "", "done", more=("--against", "human")).output
    assert "player 1 takes the screen" in output
    assert "player 2 takes the screen" in output


def test_two_bots_are_watched_to_the_end():
    ended = playmat("play", BOOK, "--watch", "--against", "random", "--seed", "1", *DECKS)
    assert ended.exit_code == 0
    assert re.search(r"^player [12] wins: .* \(9\.2\.[23]\)$", ended.output, re.M)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--deck", "long-vgil"], "no deck named 'long-vgil'. Did you mean 'long-vigil'?"),
        (["--deck", "absent.json"], "no file 'absent.json'"),
        (["--against", "gredy"], "no bot named 'gredy'"),
        (["--sed", "1"], "No such option"),
        (["--load", "x", "--seed", "1"], "--load brings its own book, decks and seed"),
    ],
)
def test_bad_usage_is_answered_with_a_hint(arguments, message):
    ended = playmat("play", *arguments)
    assert ended.exit_code == 2
    assert message in " ".join(ended.output.split())


def test_an_illegal_deck_is_refused_with_its_rule(tmp_path):
    from importlib.resources import files

    deck = json.loads((files("playmat.games") / "vanguard_1_10" / "decks" / "long-vigil.json").read_text("utf-8"))
    deck["cards"]["beacon-runner"] -= 1
    ended = playmat("play", BOOK, "--deck", file_of(tmp_path, json.dumps(deck)))
    assert ended.exit_code == 1
    assert "49 cards, a deck has 50 (5.1.2.1)" in " ".join(ended.output.split())
