"""What is answered at the table is kept: as it is played, whatever breaks off, and until it is over."""

from __future__ import annotations

import json
import os
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import playmat
from playmat.kernel.build.start import replay
from playmat.kernel.state.save import sealed
from playmat.kernel.words.errors import PlaymatError, SaveError
from playmat.kernel.words.reading import Limits
from playmat.play.table import journal as journal_module
from playmat.play.table.journal import GAMES, REPLAYS, STATE, begin, state_folder, taken_up, unfinished
from playmat.play.table.session import Session

BOOK = "vanguard-1.10"
TABLE = {"against": "random"}


@pytest.fixture(autouse=True)
def state(tmp_path, monkeypatch):
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


def new_game(seed=3):
    decks = playmat.own_decks(BOOK)
    return playmat.new_game(BOOK, [decks["long-vigil"], decks["ebb-and-flood"]], seed)


def played(journal, game, answers=12, seed=1):
    chance = Random(seed)
    for _ in range(answers):
        game.answer(chance.choice(game.question.options))
        journal.keep(game)
    return game


def broken_off():
    """A game of twelve answers, and its journal as the end of the program leaves it."""
    game = new_game()
    journal = begin(game, TABLE)
    played(journal, game)
    journal.close()
    return game, journal.path


def test_a_game_is_taken_up_as_it_was():
    game, path = broken_off()
    again, journal = taken_up(path)
    assert again.digest() == game.digest()
    assert journal.table == TABLE
    played(journal, again, 3, 2)
    journal.close()
    third, journal = taken_up(path)
    journal.close()
    assert third.digest() == again.digest()


def test_what_is_written_is_only_added_to():
    game = new_game()
    journal = begin(game, TABLE)
    before = journal.path.read_bytes()
    for _ in range(8):
        played(journal, game, 1)
        now = journal.path.read_bytes()
        assert now.startswith(before) and now.endswith(b"\n") and len(now) > len(before)
        before = now
    journal.close()


@pytest.mark.parametrize("cut", [1, 2, 5])
def test_a_line_that_was_cut_short_is_left_out(cut):
    game, path = broken_off()
    whole = path.read_bytes()
    last = len(whole.splitlines()[-1])
    path.write_bytes(whole[: -min(cut, last)])
    again, journal = taken_up(path)
    assert again.history() == game.history()[:-1]
    journal.keep(played(journal, again, 2, 5))
    journal.close()
    third, journal = taken_up(path)
    journal.close()
    assert third.digest() == again.digest()


def test_answers_that_are_taken_back_stay_so():
    game = new_game()
    journal = begin(game, TABLE)
    fork = played(journal, game, 6).fork()
    played(journal, game, 4)
    journal.keep(fork)
    journal.close()
    again, journal = taken_up(journal.path)
    journal.close()
    assert again.digest() == fork.digest()


def test_a_game_begun_from_a_save_goes_back_before_it():
    game = new_game()
    for _ in range(5):
        game.answer(game.question.options[-1])
    journal = begin(game, TABLE)
    fork = new_game()
    fork.answer(fork.question.options[-1])
    journal.keep(fork)
    journal.close()
    again, journal = taken_up(journal.path)
    journal.close()
    assert again.history() == fork.history()


def test_games_that_were_left_are_offered_the_latest_first():
    assert unfinished() == []
    _, first = broken_off()
    _, second = broken_off()
    os.utime(first, (1, 1))
    offered = unfinished()
    assert [kept.path for kept in offered] == [second, first]
    assert offered[0].words() == f"{BOOK}, Long Vigil against Ebb and Flood, 12 answers, just now"


def test_a_game_that_is_being_played_is_not_offered():
    pytest.importorskip("fcntl")
    journal = begin(new_game(), TABLE)
    assert unfinished() == []
    with pytest.raises(SaveError, match="another table"):
        taken_up(journal.path)
    journal.close()
    assert len(unfinished()) == 1


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"{}\n{}\n{}\n", b"\xff\xfe\n" * 5])
def test_what_is_no_journal_is_not_offered_and_refused_in_a_sentence(state, content):
    path = state / GAMES / "x.journal"
    path.parent.mkdir()
    path.write_bytes(content)
    assert unfinished() == []
    with pytest.raises(SaveError):
        taken_up(path)


def test_a_line_that_is_no_answer_is_refused_with_its_number():
    _, path = broken_off()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"{{\n", *lines[5:]]))
    with pytest.raises(SaveError, match="line 6"):
        taken_up(path)
    path.write_bytes(b"".join([*lines[:5], b'"juggle"\n', *lines[5:]]))
    with pytest.raises(SaveError, match="answer 3 is not possible"):
        taken_up(path)


@pytest.mark.parametrize(("field", "value"), [("answers", None), ("answers", 5), ("book", ["x"]), ("decks", "x")])
def test_a_head_that_is_sealed_anew_is_looked_at(field, value):
    _, path = broken_off()
    _, body, *others = path.read_text("utf-8").split("\n")
    content = json.loads(body)
    content[field] = value
    if value is None:
        del content[field]
    path.write_text("\n".join([sealed(content).rstrip("\n"), *others]), encoding="utf-8")
    assert unfinished() == []
    with pytest.raises(PlaymatError):
        taken_up(path)


def test_a_journal_beyond_all_measure_is_refused(monkeypatch):
    _, path = broken_off()
    monkeypatch.setattr(journal_module, "FILE", Limits(signs=500))
    assert unfinished() == []
    with pytest.raises(SaveError, match="over 500 bytes"):
        taken_up(path)


def test_a_game_that_is_over_becomes_a_replay(state):
    game = new_game()
    journal = begin(game, TABLE)
    game.concede(0)
    tape = journal.end(game)
    assert tape.parent == state / REPLAYS
    assert replay(tape.read_text("utf-8"), game.book).result == game.result
    assert unfinished() == []


def test_the_folder_follows_the_convention_of_desktops(monkeypatch, tmp_path):
    monkeypatch.delenv(STATE)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "playmat"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "playmat"


def test_a_folder_that_cannot_be_made_is_said(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(STATE, str(tmp_path / "file"))
    with pytest.raises(SaveError, match="cannot make"):
        begin(new_game(), TABLE)


# --- at the table -------------------------------------------------------------------------------------------------


def session_of(game, journal, *typed):
    lines = iter(typed)

    def read(prompt):
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    console = Console(file=StringIO(), width=80, no_color=True)
    session = Session(game, {}, console, read, lambda path, text: None, journal=journal)
    return session, console.file


def test_undo_and_concession_are_kept():
    game = new_game()
    journal = begin(game, TABLE)
    session, _ = session_of(game, journal, "", "done", "", "concede", "yes", "q")
    session.run()
    assert session.game.result is not None
    assert unfinished() == []


def test_a_game_that_can_no_longer_be_kept_goes_on_and_that_is_said():
    game = new_game()
    journal = begin(game, TABLE)
    journal.file.close()
    journal.file = open(os.devnull, "rb")
    session, said = session_of(game, journal, "", "done", "", "done")
    session.run()
    journal.file.close()
    assert "no longer kept" in " ".join(said.getvalue().split())
    assert len(session.game.history()) == 2


@pytest.mark.parametrize(
    "line",
    ["²", "9" * 5000, "?²", "? " + "9" * 5000, "save ~nosuchuser/x", "load ~nosuchuser/x", "load /dev/null", "load /",
     "load \0", "save \0", "record ~nosuchuser/x", "rules ²", "log " + "9" * 5000, "look ²", "why", "why ²", "stops ²",
     "[red]", "attack", "attack with", ", and ,"],
)  # fmt: skip
def test_whatever_is_typed_is_answered_in_a_sentence(line):
    session, said = session_of(new_game(), None, "", line)
    session.run()
    assert "Traceback" not in said.getvalue()
    assert session.game.history() == []
