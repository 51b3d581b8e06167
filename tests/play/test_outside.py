"""Bots from outside: programs that play by lines, whatever they do, and classes by where they are."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import playmat
from playmat.kernel.build.start import replay
from playmat.kernel.state.save import record
from playmat.kernel.words.errors import PlaymatError
from playmat.play.bots import RandomBot
from playmat.play.cli import main
from playmat.play.drive import play_out
from playmat.play.hiring import hired, known_bots, maker_of
from playmat.play.outside import BotFault, OutsideBot, Terms, index_in, read_line
from playmat.play.seat import Seat

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs play where there is a shell")
BOOK = "vanguard-1.10"
EXAMPLE = Path(__file__).parents[2] / "examples" / "linebot.py"
QUICK = Terms(seconds=20, answer=1.0, start=9.0, memory=512)
READY = """read -r line; echo '{"type":"ready"}'
"""
SHELL = """while read -r line; do
    case "$line" in
        '{"type":"hello"'*) echo '{"type":"ready"}' ;;
        '{"type":"question"'*) echo '{"type":"answer","index":0}' ;;
        '{"type":"result"'*) echo "$line" > result ;;
    esac
done
"""
NEXT = "while read -r line; do case \"$line\" in '{\"type\":\"question\"'*) %s ;; esac; done\n"


def script(folder: Path, body: str) -> str:
    path = folder / "bot.sh"
    path.write_text(f"#!/bin/sh\ncd {folder}\n{body}", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def game(book: str = BOOK, seed: int = 5) -> playmat.Game:
    one, other, *_ = playmat.own_decks(book)
    return playmat.new_game(book, [one, other], seed=seed)


def played(command: str, terms: Terms = QUICK) -> playmat.Game:
    return play_out(game(), [OutsideBot(command, 1, terms), RandomBot(2)])


@pytest.mark.parametrize(
    "book", [BOOK, *(pytest.param(book, marks=pytest.mark.soak) for book in playmat.BOOKS if book != BOOK)]
)
def test_a_shell_script_plays_a_whole_game_and_hears_its_end(tmp_path: Path, book: str) -> None:
    ended = play_out(game(book), [OutsideBot(script(tmp_path, SHELL), 1, Terms()), RandomBot(2)])
    assert ended.result is not None
    assert "bot" not in ended.result.reason
    for _ in range(100):
        if (tmp_path / "result").exists() and (tmp_path / "result").read_text("utf-8"):
            break
        time.sleep(0.02)
    told = json.loads((tmp_path / "result").read_text("utf-8"))
    assert (told["winner"], told["reason"]) == (ended.result.winner, ended.result.reason)


def test_the_example_plays() -> None:
    bots = [OutsideBot(f"{sys.executable} {EXAMPLE}", 1), RandomBot(2)]
    ended = play_out(game("dragonball-1.02"), bots)
    assert ended.result is not None
    assert "bot" not in ended.result.reason


FAULTS = {
    "hangs": (READY + "sleep 60", "the bot gave no answer within 1.0 s"),
    "never begins": ("sleep 60", "the bot was not ready within 0.7 s"),
    "dies": (READY + "read -r line; exit 3", r"the bot ended by itself \(exit code 3\)"),
    "dies at once": ("exit 4", r"the bot ended by itself \(exit code 4\)"),
    "hears nothing": (READY + "exec 0<&-; sleep 60", "the bot runs on with its input or output closed"),
    "cannot answer": (READY + "exec 1>&-; sleep 60", "the bot runs on with its input or output closed"),
    "floods": (READY + "while :; do echo aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done", "the bot said|not valid JSON"),
    "floods one line": (READY + "while :; do printf aaaaaaaaaaaaaaaaaaaaaaaaaa; done", "over 64000 signs|asked"),
    "says nonsense": (READY + NEXT % "echo hello", "the bot: not valid JSON"),
    "says a list": (READY + NEXT % "echo []", r"the bot said \[\], expected an object"),
    "names no option": (READY + NEXT % """echo '{"type":"answer","index":400}'""", "expected an answer with an index"),
    "names a word": (READY + NEXT % """echo '{"type":"answer","index":"0"}'""", "expected an answer with an index"),
    "is deep": (READY + NEXT % """printf '[%.0s' $(seq 3000); echo""", "more than 12 deep"),
    "is no text": (READY + NEXT % r"printf '\377\n'", "expected UTF-8"),
    "speaks unasked": (READY + NEXT % """echo '{"type":"answer","index":0}'; echo x""", "was not asked|not valid JSON"),
    "says no hello": ("read -r line; echo hello", "the bot: not valid JSON"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_program_that_does_something_else_loses_by_it_in_time(what: str, tmp_path: Path) -> None:
    body, reason = FAULTS[what]
    began = time.monotonic()
    terms = Terms(seconds=20, answer=1.0 if what == "hangs" else 9.0, start=0.7 if "begins" in what else 9.0)
    ended = played(script(tmp_path, body), terms)
    assert time.monotonic() - began < 15
    assert ended.result is not None
    assert ended.result.winner == 1
    assert ended.result.rule == ended.book.cites["concede"].rule
    assert re.search(reason, ended.result.reason), ended.result.reason
    assert replay(record(ended), ended.book).result == ended.result


def test_a_program_that_takes_too_much_memory_is_ended(tmp_path: Path) -> None:
    greedy = f"exec {sys.executable} -c 'a = bytearray(900 << 20); input()'"
    ended = played(script(tmp_path, greedy), QUICK)
    assert ended.result is not None
    assert "ended by itself" in ended.result.reason


def test_all_its_time_together_is_limited(tmp_path: Path) -> None:
    slow = READY + NEXT % """sleep 0.2; echo '{"type":"answer","index":0}'"""
    ended = played(script(tmp_path, slow), Terms(seconds=0.9, answer=5.0))
    assert ended.result is not None
    assert "no answer within" in ended.result.reason


def test_nothing_is_left_running(tmp_path: Path) -> None:
    bot = OutsideBot(script(tmp_path, READY + "sleep 61 & sleep 60"), 1, QUICK)
    play_out(game(), [bot, RandomBot(2)])
    assert bot._running is None
    other = OutsideBot(script(tmp_path, SHELL), 1, QUICK)
    table = game()
    assert table.question is not None
    other.choose(Seat(table, table.question.seat))
    assert other._running is not None
    process = other._running.process
    del other
    assert process.wait(5) != 0


def test_a_line_is_read_or_refused() -> None:
    assert index_in('{"type":"answer","index":2}', 3) == 2
    for line in ("", "{}", "[]", '{"type":"answer"}', '{"type":"answer","index":true}', '{"index":1}', "nul"):
        with pytest.raises(BotFault, match="the bot"):
            index_in(line, 3)
    with pytest.raises(BotFault, match="is no sign of a text"):
        read_line('{"type":"\\u001b"}')


def test_bots_by_module_by_entry_point_and_by_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = "from playmat.play.bots import RandomBot\nclass Mine(RandomBot): pass\nx = 1\n"
    (tmp_path / "their_bots.py").write_text(theirs, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert type(hired("their_bots:Mine", 3)).__name__ == "Mine"
    faults = {
        "their_bots:Yours": "has no attribute 'Yours'", "their_bots:x": "is no bot; expected a class with choose",
        "no_such_module:X": "cannot be imported", "exec:./none": "no program './none'", "exec:": "no program",
        "exec:'": "cannot be read", "gredy": "did you mean 'greedy'",
    }  # fmt: skip
    for name, message in faults.items():
        with pytest.raises(PlaymatError, match=message):
            maker_of(name)
    assert known_bots()[:2] == ("random", "greedy")
    ended = CliRunner().invoke(main, ["sim", BOOK, "--games", "1", "--bots", "exec:./none,random"])
    assert ended.exit_code == 2
    assert "no program './none'" in ended.output


def test_the_command_plays_a_program(tmp_path: Path) -> None:
    command = script(tmp_path, SHELL)
    ended = CliRunner().invoke(main, ["sim", BOOK, "--games", "1", "--bots", f"exec:{command},random", "--json"])
    assert ended.exit_code == 0, ended.output
    assert json.loads(ended.stdout)["games"] == 1
