"""A game at the table, kept as it is played: whatever ends the program, nothing that was answered is lost.

A journal is a file of lines: a replay of the game as it was when somebody sat down, a line about the table, and then a
line for each answer, `{"back": 12}` where answers were taken back down to the first twelve. It is only ever added to;
a last line that was cut short is left out when it is read. While a game goes on its journal is locked, so that no other
table takes it up.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO

from ...books import BOOKS, book
from ...kernel.build.start import beginning, give
from ...kernel.state.game import Game
from ...kernel.state.save import REPLAY_FORMAT, dumps, frozen, opened, record
from ...kernel.words.errors import PlaymatError, SaveError
from ...kernel.words.questions import Option
from ...kernel.words.reading import FILE, LINE, read_json, short
from ..files import write_file

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None

STATE = "PLAYMAT_STATE"
"""Where games and replays are kept, if this is set."""
GAMES, REPLAYS = "games", "replays"
ENDING, TAPE = ".journal", ".replay"
MOST_TAPES = 100
"""Replays of finished games beyond so many are removed, the oldest first."""
HEAD = 3
"""Lines before the first answer: two of the replay, one about the table."""
BACK = "back"


def state_folder() -> Path:
    """Where what outlives the program is kept: as told, or as the desktop's convention has it."""
    own, base = os.environ.get(STATE), os.environ.get("XDG_STATE_HOME", "")
    if own:
        return Path(own)
    try:
        home = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "state"
    except RuntimeError as error:
        raise SaveError(f"there is no home folder to keep games in; set {STATE} to one") from error
    return home / "playmat"


@dataclass
class Journal:
    """An open journal, what it says of the table, and the answers that it holds."""

    path: Path
    file: BinaryIO
    table: dict[str, Any]
    kept: list[Option] = field(default_factory=list)

    def keep(self, game: Game) -> None:
        """Write what was answered or taken back since the last time, so that it is there whatever comes."""
        now = game.history()
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(self.kept, now, strict=False))))
        lines = [*([dumps({BACK: same})] if same < len(self.kept) else []), *map(dumps, now[same:])]
        if lines:
            self.write(lines)
        self.kept = now

    def write(self, lines: Sequence[str]) -> None:
        try:
            self.file.write("".join(f"{line}\n" for line in lines).encode())
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise SaveError(f"the game is no longer kept: {error.strerror or error}") from error

    def instead(self, game: Game) -> Journal:
        """A journal for another game at the same table; this one is left as it is."""
        self.close()
        return begin(game, self.table)

    def close(self) -> None:
        with suppress(OSError):
            self.file.close()

    def end(self, game: Game) -> Path:
        """Turn the journal of a game that is over into a replay."""
        tape = state_folder() / REPLAYS / (self.path.stem + TAPE)
        made(tape.parent)
        write_file(tape, record(game))
        self.close()
        with suppress(OSError):
            self.path.unlink()
        oldest_removed(tape.parent)
        return tape


def begin(game: Game, table: dict[str, Any]) -> Journal:
    """Keep a game from now on; `table` is what is to be known of the table when it is taken up again."""
    folder = state_folder() / GAMES
    made(folder)
    when = time.strftime("%Y-%m-%d-%H%M%S")
    try:
        for number in range(1, 1000):
            path = folder / (f"{when}-{game.book.name}" + (f"-{number}" if number > 1 else "") + ENDING)
            with suppress(FileExistsError):
                # Readable by its owner only: it holds both hands.
                handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
                break
        else:
            raise SaveError(f"no name is left for a game in {str(folder)!r}")
        journal = Journal(path, os.fdopen(handle, "ab"), table, game.history())
    except OSError as error:
        raise SaveError(f"the game is not kept: {error.strerror or error}") from error
    locked(journal.file)
    journal.write([record(game), dumps(table)])
    return journal


def made(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError(f"cannot make {str(folder)!r}: {error.strerror or error}") from error


def locked(file: BinaryIO) -> bool:
    """Take the lock of a journal; False when another table has it."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def oldest_removed(folder: Path) -> None:
    for path in sorted(folder.glob(f"*{TAPE}"))[:-MOST_TAPES]:
        with suppress(OSError):
            path.unlink()


def tape_named(name: str) -> Path | None:
    """A replay of a finished game by its name, the last one without; nothing if there is none."""
    tapes = sorted((state_folder() / REPLAYS).glob(f"*{TAPE}"))
    return next((tape for tape in reversed(tapes) if not name or name in (tape.name, tape.stem)), None)


# --- taking up what was kept -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kept:
    """A game that somebody left, and what is said of it when it is offered."""

    path: Path
    book: str
    decks: tuple[str, ...]
    answers: int
    left: float  # when, in seconds of the system's clock

    def words(self) -> str:
        when = ago(max(time.time() - self.left, 0.0))
        return f"{self.book}, {' against '.join(self.decks)}, {self.answers} answers, {when}"


def ago(seconds: float) -> str:
    """How long it is since, in the words one would use.

    >>> ago(3), ago(400), ago(7300), ago(200_000)
    ('just now', '6 minutes ago', '2 hours ago', '2 days ago')
    """
    for size, word in ((86_400, "day"), (3_600, "hour"), (60, "minute")):
        count = int(seconds // size)
        if count:
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"


def unfinished() -> list[Kept]:
    """The games that can be gone on with, the latest first."""
    try:
        paths = sorted((state_folder() / GAMES).glob(f"*{ENDING}"), reverse=True)
    except (OSError, SaveError):
        return []
    found = [kept for kept in map(offered, paths) if kept is not None]
    return sorted(found, key=lambda kept: kept.left, reverse=True)


def offered(path: Path) -> Kept | None:
    """A journal as it is offered; nothing for one that is in use or is none."""
    with suppress(OSError, PlaymatError, KeyError, TypeError, ValueError), path.open("rb") as file:
        if not locked(file):
            return None
        lines = read_lines(file)
        content = opened("\n".join(lines[:2]), REPLAY_FORMAT)
        answers = len(with_backs([frozen(each) for each in content["answers"]], entries(path, lines)))
        decks = tuple(str(deck["name"]) for deck in content["decks"])
        if content["book"] not in BOOKS:
            return None
        return Kept(path, content["book"], decks, answers, path.stat().st_mtime)
    return None


def forget(kept: Kept) -> None:
    """Let go of a game that nobody goes on with."""
    with suppress(OSError):
        kept.path.unlink()


def taken_up(path: Path) -> tuple[Game, Journal]:
    """The game of a journal as it was last, and the journal to go on with."""
    try:
        file = path.open("rb+")
    except OSError as error:
        raise SaveError(f"cannot open {str(path)!r}: {error.strerror or error}") from error
    try:
        return gone_on_with(path, file)
    except BaseException:
        file.close()
        raise


def gone_on_with(path: Path, file: BinaryIO) -> tuple[Game, Journal]:
    if not locked(file):
        raise SaveError(f"{path.name} is being played at another table")
    lines = read_lines(file)
    if len(lines) < HEAD:
        raise SaveError(f"{path.name} ends before the game began")
    content = opened("\n".join(lines[:2]), REPLAY_FORMAT)
    game = beginning(content, book(str(content.get("book"))))
    answers = with_backs([frozen(each) for each in content["answers"]], entries(path, lines))
    for number, option in enumerate(answers, 1):
        try:
            give(game, option)
        except PlaymatError as error:
            raise SaveError(f"{path.name}: answer {number} is not possible in this version: {error}") from error
    # A line that was cut short goes before another is written behind it.
    file.truncate(sum(len(line.encode()) + 1 for line in lines))
    file.seek(0, os.SEEK_END)
    table = read_json(lines[2], f"{path.name}, line {HEAD}", SaveError, LINE)
    return game, Journal(path, file, table if isinstance(table, dict) else {}, answers)


def read_lines(file: BinaryIO) -> list[str]:
    """The whole lines of a journal; what stands behind the last line end was cut short."""
    raw = file.read(FILE.signs + 1)
    if len(raw) > FILE.signs:
        raise SaveError(f"a journal of over {FILE.signs} bytes, expected fewer")
    return raw.decode("utf-8", "replace").split("\n")[:-1]


def entries(path: Path, lines: Sequence[str]) -> Iterator[Any]:
    for number, line in enumerate(lines[HEAD:], HEAD + 1):
        yield frozen(read_json(line, f"{path.name}, line {number}", SaveError, LINE))


def with_backs(answers: list[Option], entries: Iterator[Any]) -> list[Option]:
    """The answers that hold in the end."""
    for entry in entries:
        back = entry.get(BACK) if isinstance(entry, dict) else None
        if isinstance(entry, dict):
            if type(back) is not int or not 0 <= back <= len(answers):
                raise SaveError(f"{short(entry)} stands among the answers; expected how many of them were kept")
            del answers[back:]
        else:
            answers.append(entry)
    return answers
