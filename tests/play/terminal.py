"""A pseudo-terminal with `playmat play` in it, and somebody new who types into it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path
from random import Random

CLEAR = "\x1b[2J\x1b[H"
CONTROLS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r|\x07")
PROMPT = re.compile(r"(?:^|\n)(> |.*(?:yes or no[?:] |forget: |and a number: |where\? |quit\? |press Enter ))$")
CHOICE = re.compile(r"^ {0,2}(\d+)  \S", re.M)
MORE = re.compile(r"pick more than (\d+)")
PICK = re.compile(r"pick (?:up to )?(\d+)(?: to (\d+))?")
RANGE = re.compile(r"type a number from (\d+) to (\d+)")
LISTED = re.compile(r"type ((?:\d+, )*\d+)  ")
COMMAND = "from playmat.play.command import main; main()"
PATIENCE = 120.0


class Gone(Exception):
    """The program has ended."""


class Terminal:
    """The command in a window of so many columns and lines, with games kept in a folder of its own."""

    def __init__(self, state: Path, *arguments: str, size: tuple[int, int] = (80, 24), colour: bool = True) -> None:
        columns, self.lines = size
        self.printed = ""
        self.child, self.handle = pty.fork()
        if not self.child:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests that run in the background hand on that it is ignored
            os.environ.update(TERM="xterm", PLAYMAT_STATE=str(state), PYTHONUTF8="1")
            for name in ("NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR"):
                os.environ.pop(name, None)
            if not colour:
                os.environ["NO_COLOR"] = "1"
            os.execv(sys.executable, [sys.executable, "-c", COMMAND, "play", *arguments])
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", self.lines, columns, 0, 0))

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
        os.close(self.handle)

    def kill(self) -> None:
        if self.child:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
            self.child = 0

    def type(self, line: str) -> None:
        os.write(self.handle, (line + "\r").encode())

    def wait(self) -> str:
        """What is on the screen when something is asked; Gone when the program has ended."""
        end, fresh = time.monotonic() + PATIENCE, ""
        while time.monotonic() < end:
            ready, _, _ = select.select([self.handle], [], [], 0.05)
            if ready:
                try:
                    fresh += os.read(self.handle, 65536).decode("utf-8", "replace")
                except OSError:
                    self.printed += fresh
                    raise Gone from None
            elif PROMPT.search(shown(fresh)):
                self.printed += fresh
                return shown(fresh)
        raise AssertionError(f"nothing is asked: {shown(fresh)[-2000:]}")

    def frames(self) -> list[str]:
        """What was drawn each time the screen was, with what was typed beneath it."""
        return [plain(each) for each in self.printed.split(CLEAR)[1:]]


def shown(printed: str) -> str:
    return plain(printed.rpartition(CLEAR)[2])


def plain(text: str) -> str:
    return CONTROLS.sub("", text)


class Newcomer:
    """Somebody who reads what is asked and types one of the numbers that are offered, and now and then asks."""

    ASIDES = ("?1", "help", "l", "h", "t", "m", "look hand", "why attack nobody", "²", "9" * 5000, "save ~nosuchuser/x",
              "load /dev/null", "rules", "log 3", "gibberish", "undo", "look")  # fmt: skip

    def __init__(self, seed: int, curious: float = 0.1) -> None:
        self.chance, self.curious = Random(seed), curious

    def line(self, screen: str) -> str:
        last = screen.rpartition("\n")[2]
        if "leave the table?" in last or "give the game up?" in last:
            return "no"
        if "yes or no" in last:
            return "yes"
        if "where?" in last or "press Enter" in last:
            return "1" if "where?" in last else ""
        if self.chance.random() < self.curious:
            return self.chance.choice(self.ASIDES)
        return self._answer(screen)

    def _answer(self, screen: str) -> str:
        within, listed, numbers = RANGE.search(screen), LISTED.search(screen), CHOICE.findall(screen)
        if within:
            return str(self.chance.randint(int(within[1]), min(int(within[2]), 20)))
        if listed and not numbers:
            return self.chance.choice(listed[1].split(", "))
        if not numbers:
            return ""
        if "in order" in screen:
            return " ".join(numbers)
        more = MORE.search(screen)
        if more and len(numbers) > int(more[1]):
            return " ".join(self.chance.sample(numbers, int(more[1]) + 1))
        pick = PICK.search(screen)
        if pick and int(pick[1]) > 1 and "up to" not in pick[0] and len(numbers) > 1:
            return " ".join(self.chance.choices(numbers, k=int(pick[1])))
        return self.chance.choice(numbers)
