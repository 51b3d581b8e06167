"""Bots that are programs of their own: any language, one line of JSON at a time. See docs/bot-protocol.md.

The program gets what a seat may know and the index of each option; it never gets the game. It has so much time and so
much memory. Whatever it does beside answering in time, it loses by, and nothing else happens: the reason is raised as
`BotFault`, and whoever drives the game concedes for it.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from dataclasses import dataclass
from typing import Any

from ..kernel.words.errors import GameError, PlaymatError
from ..kernel.words.questions import Option, Question
from ..kernel.words.reading import LINE, cut, read_json, short
from ..version import VERSION
from .bots import asked
from .seat import Seat
from .words import option_words

PROTOCOL = 1
PASSED_ON = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")
"""What a program learns of the environment."""
PIECE = 1 << 16
FAREWELL = 0.5
"""Seconds that a program has to end by itself when the game is over."""
LIMITED = 'ulimit -v "$1" 2>/dev/null; ulimit -t "$2" 2>/dev/null; shift 2; exec "$@"'
"""The shell sets the limits and becomes the program."""


class BotFault(GameError):
    """A program that plays did something else than answering; its words are the reason it loses by."""


@dataclass(frozen=True)
class Terms:
    """What a program has to play with."""

    seconds: float = 120.0
    """For all answers of a game together."""
    answer: float = 20.0
    """For one answer."""
    start: float = 10.0
    """Until it is ready."""
    memory: int = 1024
    """In megabytes."""


TERMS = Terms()
"""What a program has where nobody says otherwise."""


def program_of(command: str) -> list[str]:
    """The words of a command; PlaymatError where there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise PlaymatError(f"the command {short(command)} cannot be read: {fault}") from None
    if not words or shutil.which(words[0]) is None:
        raise PlaymatError(f"no program {short(words[0] if words else command)}; expected a file that can be run")
    return words


class OutsideBot:
    """A program that answers for a seat. It is started when it is first asked, and ended with `leave`."""

    def __init__(self, command: str, seed: int = 0, terms: Terms = TERMS) -> None:
        self.words, self.seed, self.terms = program_of(command), seed, terms
        self.left = terms.seconds
        self._running: Running | None = None
        self._told = 0

    def choose(self, seat: Seat) -> Option:
        """The option that the program names by its index; BotFault when it does anything else."""
        question = asked(seat)
        try:
            return self._chosen(seat, question)
        except BotFault:
            self._end()
            raise

    def _chosen(self, seat: Seat, question: Question) -> Option:
        running = self._running or self._start(seat)
        running.require_silence()
        log = seat.log()
        words = worded(seat, question)
        allowed = min(self.left, self.terms.answer)
        lines = (
            {"type": "view", "view": seat.view()},
            {"type": "log", "events": log[self._told :]},
            {"type": "question", "question": told(question, words), "left": round(self.left, 3),
             "allowed": round(allowed, 3)},
        )  # fmt: skip
        self._told = len(log)
        began = time.monotonic()
        running.send(lines, began + allowed)
        said = running.line(began + allowed, f"no answer within {allowed:.1f} s")
        self.left -= time.monotonic() - began
        return question.options[index_in(said, len(question.options))]

    def _start(self, seat: Seat) -> Running:
        running = self._running = Running(self.words, self.terms)
        deadline = time.monotonic() + self.terms.start
        hello = {
            "type": "hello", "protocol": PROTOCOL, "program": f"playmat {VERSION}", "book": seat.book,
            "seat": seat.number, "seed": self.seed, "seconds": self.terms.seconds, "answer": self.terms.answer,
            "memory": self.terms.memory,
        }  # fmt: skip
        running.send((hello,), deadline)
        said = running.line(deadline, f"not ready within {self.terms.start:.1f} s")
        if read_line(said).get("type") != "ready":
            raise BotFault(f'the bot said {cut(said)}, expected {{"type": "ready"}}')
        return running

    def leave(self, seat: Seat) -> None:
        """Tell how the game ended, and end the program."""
        result, running = seat.result, self._running
        if running is not None and result is not None:
            won = None if result.winner is None else result.winner == seat.number
            ended = {
                "type": "result", "winner": result.winner, "won": won, "rule": result.rule, "reason": result.reason,
            }  # fmt: skip
            with contextlib.suppress(BotFault):
                running.send((ended,), time.monotonic() + FAREWELL)
                running.farewell()
        self._end()

    def _end(self) -> None:
        if self._running is not None:
            self._running.end()
            self._running = None


def worded(seat: Seat, question: Question) -> list[str]:
    """The options in words, as the seat reads them: out of a game that could be the true one."""
    imagined = seat.imagined(0)
    return [option_words(imagined, question, option) for option in question.options]


def told(question: Question, words: list[str]) -> dict[str, Any]:
    return {
        "about": question.about, "kind": question.kind, "prompt": question.prompt, "rule": question.rule,
        "source": question.source, "least": question.least, "most": question.most,
        "options": [
            {"index": at, "words": said, "option": option, "parts": parts}
            for at, (said, option, parts) in enumerate(zip(words, question.options, question.parts, strict=True))
        ],
    }  # fmt: skip


def read_line(said: str) -> dict[str, Any]:
    """The object that a line of a program holds."""
    found = read_json(said, "the bot", BotFault, LINE)
    if not isinstance(found, dict):
        raise BotFault(f"the bot said {cut(said)}, expected an object in braces")
    return found


def index_in(said: str, options: int) -> int:
    """The index that an answer names."""
    found = read_line(said)
    index = found.get("index")
    if found.get("type") != "answer" or type(index) is not int or not 0 <= index < options:
        raise BotFault(f"the bot said {cut(said)}, expected an answer with an index from 0 to {options - 1}")
    return index


class Running:
    """A program under its limits, with a pipe in and a pipe out, neither of which can hold up the game."""

    def __init__(self, words: list[str], terms: Terms) -> None:
        cpu = int(terms.seconds + terms.start) + 1
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", LIMITED, "sh", str(terms.memory * 1024), str(cpu), *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
            start_new_session=True, env={name: os.environ[name] for name in PASSED_ON if name in os.environ},
        )  # fmt: skip
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.to, self.of = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self.to, False)
        os.set_blocking(self.of, False)
        self.heard = b""
        self._finalizer = weakref.finalize(self, end_process, self.process)

    def send(self, values: tuple[dict[str, Any], ...], deadline: float) -> None:
        text = "".join([json.dumps(value, separators=(",", ":")) + "\n" for value in values])
        left = memoryview(text.encode())
        while left:
            _, ready, _ = select.select([], [self.to], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                raise BotFault("the bot does not read what it is told")
            try:
                left = left[os.write(self.to, left[:PIECE]) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._ended() from None

    def line(self, deadline: float, late: str) -> str:
        """The next line of the program."""
        while b"\n" not in self.heard:
            if len(self.heard) > LINE.signs:
                raise BotFault(f"the bot said over {LINE.signs} signs in one line")
            self._hear(deadline, late)
        line, _, self.heard = self.heard.partition(b"\n")
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise BotFault(f"the bot said {cut(line)}, expected UTF-8") from None

    def _hear(self, deadline: float, late: str) -> None:
        ready, _, _ = select.select([self.of], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            raise BotFault(f"the bot gave {late}" if late.startswith("no ") else f"the bot was {late}")
        piece = os.read(self.of, PIECE)
        if not piece:
            raise self._ended()
        self.heard += piece

    def require_silence(self) -> None:
        """A program that is not asked says nothing: what it said before would be taken for its next answer."""
        ready, _, _ = select.select([self.of], [], [], 0)
        if self.heard or (ready and os.read(self.of, PIECE)):
            raise BotFault("the bot said something when it was not asked")

    def _ended(self) -> BotFault:
        """What is to be said of a program at the other end of a closed pipe: mostly that it is gone."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return BotFault(f"the bot ended by itself (exit code {self.process.wait(0.5)})")
        return BotFault("the bot runs on with its input or output closed")

    def farewell(self) -> None:
        """Say no more, and let the program end by itself if it likes."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self.process.stdin.close()
            self.process.wait(FAREWELL)

    def end(self) -> None:
        self._finalizer()


def end_process(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()
