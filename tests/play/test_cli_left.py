"""Games that were left, and games that are over, as the command line finds them again."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import playmat
from playmat.play.cli import main
from playmat.play.cli import play as command
from playmat.play.table.journal import STATE, begin, unfinished

BOOK = "vanguard-1.10"


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


def left(answers, against="random"):
    """A game that was left after so many answers."""
    game = playmat.new_game(BOOK, ["long-vigil", "ebb-and-flood"], seed=3)
    journal = begin(game, {"against": against})
    for _ in range(answers):
        game.answer(game.question.options[-1])
        journal.keep(game)
    journal.close()
    return journal.path


def finished(seed):
    """The name of the replay of a game that is over."""
    game = playmat.new_game(BOOK, ["long-vigil", "ebb-and-flood"], seed=seed)
    journal = begin(game, {"against": "random"})
    game.concede(0)
    return journal.end(game).stem


def typing(monkeypatch, *lines):
    given = iter(lines)
    monkeypatch.setattr(command, "at_terminal", lambda: True)
    monkeypatch.setattr(command, "typed_line", lambda prompt: next(given))
    return given


def run(*arguments, typed=""):
    return CliRunner().invoke(main, list(arguments), env={"COLUMNS": "100"}, input=typed)


# --- games that were left -----------------------------------------------------------------------------------------


def test_of_several_games_that_were_left_any_can_be_taken_up(monkeypatch):
    paths = {left(count) for count in (3, 5, 7)}
    shown = {kept.path: number for number, kept in enumerate(unfinished(), 1)}
    assert set(shown) == paths
    for path, number in shown.items():
        typing(monkeypatch, "nonsense", "9", str(number))
        assert command.left_game(BOOK, asks=True).path == path


@pytest.mark.parametrize("typed", ["no", "n"])
def test_whoever_wants_none_begins_anew_and_all_stay(monkeypatch, typed):
    paths = {left(2), left(4)}
    typing(monkeypatch, typed)
    assert command.left_game(BOOK, asks=True) is None
    assert {kept.path for kept in unfinished()} == paths


def test_a_game_is_forgotten_when_that_is_said_and_no_other(monkeypatch):
    left(2)
    left(4)
    first, second = unfinished()
    typing(monkeypatch, "forget", "forget 2", "yes")
    assert command.left_game(BOOK, asks=True).path == first.path
    assert not second.path.exists()
    typing(monkeypatch, "forget")
    assert command.left_game(BOOK, asks=True) is None
    assert unfinished() == []


def test_games_of_other_books_are_not_offered(monkeypatch):
    left(2)
    typing(monkeypatch)
    assert command.left_game("dragonball-1.02", asks=True) is None


def test_a_game_goes_on_against_whom_it_was_begun_or_whom_is_named():
    left(4)
    seen = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command, "sittings", lambda game, table, journal: seen.append((table, journal.close())))
        run("play", "--resume")
        run("play", "--resume", "--against", "greedy")
    assert [table.against for table, _ in seen] == ["random", "greedy"]
    assert [table.note for table, _ in seen] == ["", ""]


def test_a_file_starts_no_program_and_that_is_said(tmp_path):
    left(4, against=f"exec:touch {tmp_path / 'started'}")
    ended = run("play", "--resume")
    said = " ".join(ended.output.split())  # lines are broken where the folder's name ends
    assert "your opponent was exec:touch" in said
    assert "is greedy now" in said
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(("--resume", "--watch"), "give one of them"), (("--resume", BOOK), "give it alone"),
     ((BOOK, "--cards", "mine.json"), "--cards is for decks in files"),
     ((BOOK, "--deck", "long-vigil", "--cards", "mine.json"), "--cards is for decks in files")],
)  # fmt: skip
def test_what_does_not_go_together_is_refused(arguments, message):
    ended = run("play", *arguments)
    assert ended.exit_code == 2
    assert message in ended.output


# --- games that are over ------------------------------------------------------------------------------------------


def test_a_finished_game_is_seen_again_by_the_name_that_was_told():
    names = [finished(seed) for seed in (1, 2)]
    for name in names:
        ended = run("replay", name)
        assert ended.exit_code == 0, ended.output
        assert "player 2 wins" in ended.output
    assert run("replay").output == run("replay", max(names)).output
    assert run("replay", "nosuch").exit_code == 2


def test_without_a_finished_game_a_file_must_be_named():
    ended = run("replay")
    assert ended.exit_code == 2
    assert "name a FILE" in ended.output


def test_the_name_that_is_told_at_the_end_finds_the_replay():
    ended = run("play", BOOK, "--against", "random", "--seed", "4", typed="concede\nyes\nq\n")
    name = next(line.split()[-1] for line in ended.output.splitlines() if "playmat replay" in line)
    assert run("replay", name).exit_code == 0
