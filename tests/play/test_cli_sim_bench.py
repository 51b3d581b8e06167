"""`playmat sim` and `playmat bench`, as a person or a script meets them."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat as engine
from playmat.kernel.state.game import Game
from playmat.play import bench, sim
from playmat.play.bots import BOTS, RandomBot
from playmat.play.cli import main
from playmat.play.compiled import is_compiled
from playmat.play.decks import random_deck, readable_cards
from playmat.play.memory import SELDOM, seldom_collected
from playmat.play.outside import BotFault
from playmat.play.sim import Series, play_one, reproduction, run_series

BOOK = "vanguard-1.10"
OWN_CARDS = Path(engine.__file__).parent / "games" / "vanguard_1_10" / "cards.json"
CORPUS = Path(__file__).parents[2].parent / "shared" / "cards" / f"{BOOK}.jsonl"


def playmat(*arguments: str):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "80", "NO_COLOR": "1"})


def test_sim_reports_in_the_promised_shape():
    ended = playmat("sim", BOOK, "--games", "4", "--seed", "3", "--json")
    assert ended.exit_code == 0, ended.output
    report = json.loads(ended.stdout)
    assert list(report)[:7] == ["games", "errors", "wins", "draws", "turns", "decisions", "decisions_per_s"]
    assert report["games"] == 4
    assert report["errors"] == 0
    assert sum(report["wins"].values()) + report["draws"] == 4
    assert report["decisions"] > 100
    assert report["decisions_per_s"] > 0


def test_sim_gives_the_same_games_on_any_number_of_processes():
    reports = []
    for jobs in ("1", "2"):
        report = json.loads(playmat("sim", BOOK, "--games", "6", "--jobs", jobs, "--json").stdout)
        changing = ("decisions_per_s", "seconds", "memory")
        reports.append({key: value for key, value in report.items() if key not in changing})
    assert reports[0] == reports[1]


def test_sim_for_a_person_names_wins_by_bot_and_deck():
    ended = playmat("sim", BOOK, "--games", "2", "--bots", "greedy,random", "--decks", "long-vigil,ebb-and-flood")
    assert ended.exit_code == 0
    for word in ("2 games", "greedy", "random", "long-vigil", "ebb-and-flood", "a second"):
        assert word in ended.output


def test_bots_and_decks_change_seats_evenly():
    series = Series(BOOK, 8, 0, ("greedy", "random"), ("a", "b"))
    seen = [(each.bots, each.decks) for each in map(series.pairing, range(8))]
    for bots in (("greedy", "random"), ("random", "greedy")):
        for decks in (("a", "b"), ("b", "a")):
            assert seen.count((bots, decks)) == 2


def test_a_broken_game_is_counted_and_printed_as_the_line_that_plays_it_again(monkeypatch):
    answer = Game.answer

    def broken(self, option):
        if self.start.seed == 6 and self.decisions == 7:
            raise ZeroDivisionError("on\npurpose")
        answer(self, option)

    monkeypatch.setattr(Game, "answer", broken)
    ended = playmat("sim", BOOK, "--games", "3", "--seed", "5", "--decks", "long-vigil,ebb-and-flood", "--json")
    assert ended.exit_code == 1
    assert json.loads(ended.stdout)["errors"] == 1
    [line] = [line for line in ended.stderr.splitlines() if line.startswith("error: ")]
    assert "seed 6, after 7 answers: ZeroDivisionError: on purpose" in line
    again = line.partition("again: playmat ")[2].split()
    assert again[:6] == ["sim", BOOK, "--games", "1", "--seed", "6"]
    assert playmat(*again).exit_code == 1


def test_a_game_played_again_by_its_line_is_the_same_game():
    series = Series(BOOK, 8, 40, ("greedy", "random"), tuple(engine.own_decks(BOOK)))
    for number in (1, 2, 5):
        played = play_one(series, number)
        words = reproduction(series, played).split()
        bots, decks = words[words.index("--bots") + 1], words[words.index("--decks") + 1]
        alone = Series(BOOK, 1, played.seed, tuple(bots.split(",")), tuple(decks.split(",")))
        assert play_one(alone, 0) == played


def test_sim_checks_the_laws_when_asked(monkeypatch):
    from playmat.play import laws

    assert run_series(Series(BOOK, 1, 1, decks=("long-vigil", "ebb-and-flood"), check=50)).faults == []
    monkeypatch.setattr(laws, "MOST_OPTIONS", 2)
    [fault] = run_series(Series(BOOK, 1, 1, decks=("long-vigil", "ebb-and-flood"), check=50)).faults
    assert "LawBroken" in fault.error
    assert "--check 50" in reproduction(Series(BOOK, 1, check=50, decks=("a", "b")), fault)


def test_a_series_played_in_parts_is_the_same_series():
    decks = tuple(engine.own_decks(BOOK))[:2]
    told = []
    for first, games in ((0, 5), (0, 2), (2, 3)):
        part = []
        run_series(Series(BOOK, games, 7, ("greedy", "random"), decks, first=first), tell=part.append)
        told.append(part)
    assert told[0] == told[1] + told[2]
    report = json.loads(playmat("sim", BOOK, "--games", "1", "--from", "1", "--seed", "7", "--json").stdout)
    assert report["games"] == 1


def test_while_games_are_played_the_collector_comes_by_seldom():
    before = gc.get_threshold()

    def met() -> tuple[tuple[int, int, int], bool]:
        return gc.get_threshold(), gc.get_freeze_count() > 0

    found = []
    run_series(Series(BOOK, 1, decks=("long-vigil", "ebb-and-flood")), tell=lambda played: found.append(met()))
    assert found == [(SELDOM, True)]
    assert met() == (before, False)
    with pytest.raises(ZeroDivisionError), seldom_collected():
        assert 1 / 0
    assert met() == (before, False)  # also where games were broken off


def test_memory_is_watched(monkeypatch):
    def measured(*levels):
        given = iter([level * sim.MEGA for level in levels])
        monkeypatch.setattr(sim, "held", lambda: next(given))
        return playmat("sim", BOOK, "--games", str(len(levels)), "--bots", "quick", "--flat", "5", "--json")

    monkeypatch.setitem(BOTS, "quick", Quitter)
    flat = measured(*[50] * 10, *[100] * 9, 104)
    assert flat.exit_code == 0, flat.output
    assert json.loads(flat.stdout)["memory"] == {"half": 100.0, "end": 102.0, "grown_percent": 2.0}
    grown = measured(*[100] * 12, *[112] * 8)
    assert grown.exit_code == 1
    assert "memory grew by 12.0 in 100 over the last half of the games, over 5" in grown.output
    few = measured(100, 100)
    assert few.exit_code == 1
    assert "20 games" in few.output


class Quitter(RandomBot):
    """A bot that gives up at once."""

    def choose(self, seat):
        raise BotFault("enough")


@pytest.mark.soak
@pytest.mark.parametrize("book", engine.BOOKS)
def test_a_share_of_the_long_run(book):
    """Two decks, so that all that is compiled and kept is there after the first games."""
    decks = tuple(engine.own_decks(book))[:2]
    tally = run_series(Series(book, 60, 500, decks=decks, check=50))
    assert tally.faults == []
    grown = tally.grown()
    assert grown is not None
    assert grown < 5


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--game", "3"], "--games"),
        (["--games", "0"], "0 is not in the range"),
        (["--bots", "gredy"], "no bot named 'gredy'. Did you mean 'greedy'?"),
        (["--bots", "random,random,random"], "3 bots are named, two play"),
        (["--decks", "long-vgil"], "no deck named 'long-vgil'. Did you mean 'long-vigil'?"),
        (["--decks", "long-vigil,ebb-and-flood,long-vigil"], "3 decks are named, two play"),
        (["--decks", "long-vigil", "--cards", "x.jsonl"], "give one of them"),
        (["--cards", "no-such-file.jsonl"], "no file 'no-such-file.jsonl'"),
    ],
)
def test_sim_answers_bad_usage_with_a_hint(arguments, message):
    ended = playmat("sim", BOOK, *arguments)
    assert ended.exit_code == 2
    assert message in " ".join(ended.output.split())


def test_random_decks_out_of_a_card_file_are_legal_and_of_one_or_two_clans():
    from random import Random

    cards = readable_cards(OWN_CARDS, BOOK)
    for seed in range(20):
        deck = random_deck(BOOK, cards, Random(seed))
        assert engine.book(BOOK).cards.check_deck(deck) == []
        assert len({clan for card in deck.cards() for clan in card.printed["clan"]}) in (1, 2)
    assert random_deck(BOOK, cards, Random(3)).parts == random_deck(BOOK, cards, Random(3)).parts


def test_too_few_cards_make_no_deck(tmp_path):
    file = tmp_path / "few.jsonl"
    file.write_text('{"name": "Lone Squire", "grade": 1, "power": 7000, "clan": "Nobody"}\n')
    ended = playmat("sim", BOOK, "--games", "1", "--cards", str(file))
    assert ended.exit_code == 1
    assert "no legal deck can be made" in ended.output


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real cards is not here")
def test_games_out_of_the_corpus_are_played_without_errors():
    tally = run_series(Series(BOOK, 6, 0, cards=str(CORPUS)))
    assert [fault.error for fault in tally.faults] == []


# --- bench ------------------------------------------------------------------------------------------------


def test_bench_reports_in_the_promised_shape(monkeypatch):
    monkeypatch.setattr(bench, "ADDITIONS", 100_000)
    monkeypatch.setattr(bench, "SAMPLES", 2)
    monkeypatch.setattr(bench, "LIVE_GAMES", 2)
    ended = playmat("bench", BOOK, "--games", "1", "--repetitions", "5", "--json")
    assert ended.exit_code == 0, ended.output
    [(name, report)] = json.loads(ended.stdout).items()
    assert name == BOOK
    promised = {
        "decisions_per_s_scaled", "spread", "reference_s", "fork_us", "imagined_us", "save_ms", "load_ms",
        "bytes_per_game", "decisions_per_game", "options", "forced_share", "compiled",
    }  # fmt: skip
    assert promised <= set(report)
    assert report["compiled"] == is_compiled(BOOK)
    assert report["repetitions"] >= 5
    low, high = report["spread"]
    assert low <= report["decisions_per_s_scaled"] <= high
    assert report["options"] >= 2
    assert 0 < report["forced_share"] < 1
    assert len(report["thirds_us"]) == 3


def test_rates_are_scaled_to_the_reference():
    fast = bench.Repetition(reference=0.9, seconds=2.0, decisions=10_000, options=30_000, forced=5_000, games=20)
    assert fast.scaled == pytest.approx(10_000)
    rounds = [bench.Repetition(0.45, seconds, 1000, 4000, 500, 2) for seconds in (1.0, 4.0, 2.0)]
    rates = bench.rates(rounds)
    assert rates["decisions_per_s_scaled"] == 500
    assert rates["spread"] == [250, 1000]
    assert rates["decisions_per_game"] == 500
    assert rates["options"] == 4
    assert rates["forced_share"] == pytest.approx(1 / 3, abs=1e-4)


def test_the_forks_that_are_timed_stand_in_an_effect():
    game = next(bench.stops(BOOK))
    assert bench.in_an_effect(game)
    assert game.frames[-1].source is not None or any(frame.__dict__.get("source") for frame in game.frames)


@pytest.mark.parametrize("arguments", [["--repetitions", "4"], ["--games", "none"], ["--jsn"]])
def test_bench_answers_bad_usage(arguments):
    assert playmat("bench", BOOK, *arguments).exit_code == 2
