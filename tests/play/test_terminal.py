"""Whole games in a pseudo-terminal: nothing is taller than the window, nothing is a traceback, nothing is lost."""

from __future__ import annotations

import sys
import time
from random import Random

import pytest

import playmat
from playmat.play.table.journal import ENDING, GAMES, REPLAYS, TAPE, taken_up

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")

if sys.platform != "win32":
    from .terminal import CHOICE, Gone, Newcomer, Terminal

AGAINST = ("--against", "random")
LONG = 2500
"""Lines after which somebody gives up a game that does not end."""


def sit(terminal, person, most=LONG):
    """Play until the game is over or so many lines are typed; then give it up and leave."""
    typed = 0
    screen = terminal.wait()
    while "again, other side, or quit?" not in screen:
        typed += 1
        line = person.line(screen) if typed < most else "yes" if "give the game up?" in screen else "concede"
        terminal.type(line)
        screen = terminal.wait()
        checked(screen)
    assert "playmat replay " in screen
    assert "answers" in screen
    terminal.type("q")
    with pytest.raises(Gone):
        terminal.wait()
    return typed


def checked(screen):
    assert "Traceback" not in screen
    if screen.endswith("\n> ") and "Enter: back to the table" not in screen and " m: " not in screen:
        assert CHOICE.search(screen) or "type " in screen, f"no number is named: {screen}"


def fits(terminal):
    frames = terminal.frames()
    assert len(frames) > 3
    for frame in frames:
        assert frame.count("\n") < terminal.lines, frame


@pytest.mark.parametrize(("book", "colour"), [(book, number % 2 == 0) for number, book in enumerate(playmat.BOOKS)])
def test_somebody_new_plays_and_nothing_is_taller_than_the_window(tmp_path, book, colour):
    with Terminal(tmp_path, book, *AGAINST, "--seed", "7", colour=colour) as terminal:
        sit(terminal, Newcomer(3, 0.3), 12)
        fits(terminal)
        assert ("\x1b[36m" in terminal.printed) == colour
    assert len(list((tmp_path / REPLAYS).glob(f"*{TAPE}"))) == 1
    assert not list((tmp_path / GAMES).glob(f"*{ENDING}"))


@pytest.mark.soak
@pytest.mark.parametrize("colour", [True, False])
@pytest.mark.parametrize("book", playmat.BOOKS)
def test_somebody_new_plays_whole_games(tmp_path, book, colour):
    for seed in (1, 2):
        with Terminal(tmp_path, book, *AGAINST, "--seed", str(seed), colour=colour) as terminal:
            assert sit(terminal, Newcomer(seed)) < LONG
            fits(terminal)


# --- what was answered is kept -----------------------------------------------------------------------------------


def killed_and_resumed(state, book, times, seed):
    """Kill the program again and again while somebody plays; what was asked about anew was kept before."""
    chance, person, kept = Random(seed), Newcomer(seed, 0.05), b""
    for number in range(times):
        arguments = ("--resume",) if number else (book, *AGAINST, "--seed", str(seed))
        with Terminal(state, *arguments) as terminal:
            screen = terminal.wait()
            for _ in range(chance.randrange(1, 6)):
                if "again, other side, or quit?" in screen:
                    return
                kept = journal_of(state)
                terminal.type(person.line(screen))
                if chance.random() < 0.2:
                    break
                screen = terminal.wait()
                checked(screen)
            time.sleep(chance.random() * 0.1)
        path = next((state / GAMES).glob(f"*{ENDING}"), None)
        if path is None:
            return
        assert path.read_bytes().startswith(kept)
        game, journal = taken_up(path)
        journal.close()
        assert len(game.history()) >= kept.count(b"\n") - 3


def journal_of(state):
    """The journal as it is while something is asked: it ends with a whole line, and what stands in it stays."""
    found = [path.read_bytes() for path in (state / GAMES).glob(f"*{ENDING}")]
    assert len(found) == 1
    assert found[0].endswith(b"\n")
    return found[0]


def test_a_game_that_is_killed_goes_on_where_it_was(tmp_path):
    killed_and_resumed(tmp_path, "vanguard-1.10", 3, 5)


@pytest.mark.soak
@pytest.mark.parametrize("book", playmat.BOOKS)
def test_a_game_that_is_killed_many_times_loses_nothing(tmp_path, book):
    for seed in range(5):
        killed_and_resumed(tmp_path / str(seed), book, 10, seed)


def test_a_line_is_cancelled_and_leaving_is_asked_about(tmp_path):
    with Terminal(tmp_path, "vanguard-1.10", *AGAINST, "--seed", "7") as terminal:
        terminal.wait()
        terminal.type("frob\x03")
        assert "the line is cancelled" in terminal.wait()
        terminal.type("quit")
        assert "leave the table?" in terminal.wait()
        terminal.type("no")
        assert "you stay" in terminal.wait()
        terminal.type("quit")
        terminal.wait()
        terminal.type("yes")
        with pytest.raises(Gone):
            terminal.wait()
        assert "the game is kept" in terminal.printed
    with Terminal(tmp_path) as terminal:
        assert "You left a game: vanguard-1.10" in terminal.wait()
        terminal.type("yes")
        assert "cards to shuffle back" in terminal.wait()
