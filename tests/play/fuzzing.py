"""Mutated inputs, seeded: whatever comes from outside is refused in a sentence or is a game that keeps the laws.

    Fuzz(seed).run("save", 100)

Each kind of input has a method that makes one, hands it to where it would come in, and gives what became of it. An
exception that is no refusal, an input that takes over two seconds of CPU or makes the process grow by over 300 MB is a
finding, which names the kind and the number by which it can be made again.
"""

from __future__ import annotations

import json
import resource
import shutil
import tempfile
import time
import weakref
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import click
from rich.console import Console
from tests.timing import is_within, timed, uncollected

import playmat
from playmat.kernel.build.start import load, replay
from playmat.kernel.state.save import dumps, sealed
from playmat.kernel.state.save import record as recorded
from playmat.kernel.words.errors import PlaymatError
from playmat.library import own_records, read_records
from playmat.play.bots import RandomBot
from playmat.play.cardcheck import check_file, language_of
from playmat.play.decks import card_list, deck_record, faults_of
from playmat.play.laws import LawBroken, conserved, well_asked
from playmat.play.outside import index_in
from playmat.play.stepping import steps_of
from playmat.play.table.journal import offered, taken_up
from playmat.play.table.session import Session

SECONDS, MEGABYTES = 2.0, 300
LONGEST = 4_000
"""Signs of a refusal."""
REFUSED, PLAYED = "refused", "played"
BOOKS = tuple(playmat.BOOKS)
HEAD = {"format": "playmat-cards", "version": 1}
NASTY: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 10**9, -(10**9), 10**30, 2**63, 1.5, "", "x", "done", "0", "²", "\x1b[2J", "\n",
    "\u202e", [], {}, [[]], [0], ["x"], {"a": 1}, [None], [[0, 0, 0]], "a" * 5000, ["use", 0, "x/1"], "9" * 5000,
)  # fmt: skip
SIGNS = ("", "x", "\x1b", "\u202e", "(", "[", " and ")
WORDS = (
    "1", "0", "-1", "²", "9" * 5000, "done", "save", "load", "save ~nosuchuser/x", "load /nowhere", "load .", "why",
    "why ride", "look", "look soul", "look their hand", "undo", "log", "log 3", "rules", "rules 99", "rules 7.1", "?",
    "? x", "help", "table", "concede", "", " ", "\x1b[A", "\t", "[bold]", "[/]", "call 1 2", "1 2 3", "1,2", "all",
    "pass", "stops", "stop x", "a" * 500, "é", "\ud800", "view", "cards", "attack", "ride 1", "call sink fr", "no",
    "yes", "replay", "replay ~nosuchuser/x", "%s", "{0}", "\\", "'", '"', ";", "`id`", "0x1", "1e9", "٣", "½", "１",
)  # fmt: skip
VERBS = ("attack", "call", "ride", "play", "use", "guard", "block", "combo", "charge", "exchange", "why attack", "?")
BETWEEN = (" with ", " boosted by ", " to ", ", ", " and ", " ")
ACTS: tuple[Any, ...] = (
    ["arrange", 0, "hand", "x"], ["arrange", 0, "nowhere", 1], ["arrange", 5, "hand", 1], ["arrange", 0, "deck"],
    ["concede", 7], ["concede", -1], ["concede", 0, "x" * 5000], ["concede"], 10**9, -1, ["call", 10**9, "front left"],
    ["hidden", 10**9], ["use", 3, "x/1"], ["use", 10**6, "x"], ["player", 99], "", ["ability", "x", 99],
    ["replace", 999, "x"], ["attack", 999, 9999], ["combo", 10**8], ["play", 999, 0], ["block", -1], ["will", "x"],
)  # fmt: skip
"""Answers that no question has."""
SPOILT = (b"[" * 3000, b"\0", b"\xff", b'"', b"}", b"\r", b"9" * 5000, b"\n")


class Finding(AssertionError):
    """An input that was neither refused nor played."""


@cache
def some_game(book: str, seed: int) -> playmat.Game:
    """A game somewhere on its way."""
    chance = Random(f"{book} {seed}")
    decks = [chance.choice(tuple(playmat.own_decks(book))) for _ in range(2)]
    game = playmat.new_game(book, decks, seed=seed)
    for _ in range(chance.choice((0, 5, 15, 40))):
        if game.question is not None:
            game.answer(chance.choice(game.question.options))
    return game


@cache
def warm(games: int) -> None:
    """Load what is loaded once, so that no input is charged with it."""
    for book in BOOKS:
        for seed in range(games):
            game = some_game(book, seed)
            load(game.save(), game.book, game.match)
        own_list(book)
        language_of(book)


class Fuzz:
    """Makes and tries inputs; the same seed makes the same. The files lie in a folder that goes with it."""

    def __init__(self, seed: int, games: int = 2) -> None:
        self.seed, self.games = seed, games
        warm(games)
        self.chance = Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="playmat-fuzz-"))
        weakref.finalize(self, shutil.rmtree, self.folder, ignore_errors=True)
        self.outcomes: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[], str]] = {
            "save": self.save, "replay": self.replay, "deck": self.deck, "list": self.card_list, "bytes": self.bytes,
            "protocol": self.protocol, "journal": self.journal,
        }  # fmt: skip

    def run(self, kind: str, number: int) -> Counter[str]:
        """Try so many inputs of a kind; each begins from its own number, so that one can be tried alone."""
        for at in range(number):
            self.one(kind, at)
        return self.outcomes

    def one(self, kind: str, at: int) -> None:
        self.chance = Random(f"{self.seed} {kind} {at}")
        before = fresh_peak()
        try:
            outcome, took = timed(self.kinds[kind])
        except Exception as fault:
            raise Finding(f"{kind} {at} of seed {self.seed}: {type(fault).__name__}: {fault}") from fault
        grown = peak() - before
        if not is_within(took, SECONDS) or grown > MEGABYTES:
            raise Finding(f"{kind} {at} of seed {self.seed}: {took:.1f} s, {grown:.0f} MB")
        self.outcomes[outcome] += 1

    # --- kinds

    def save(self) -> str:
        """A save with a right checksum and something else in it."""
        game = self.game()
        content = parsed(game.save())
        part = self.chance.choice(("state", "state", "state", "events", "answers", "decks", "cards", ""))
        self.mutated(content[part] if part else content, content if part else {part: content}, part)
        return self.refused_or(lambda: self.played_on(load(self.sealed(content), game.book, game.match)))

    def replay(self) -> str:
        """A replay, likewise, as it is taken up and as it is shown step by step."""
        game = self.game()
        content = parsed(recorded(game))
        if self.chance.random() < 0.4:
            answers = content["answers"]
            at = self.chance.randint(0, len(answers))
            answers[at : at + 1] = [deepcopy(self.chance.choice(ACTS))]
        else:
            self.mutated(content, {"": content}, "")
        text = self.sealed(content)
        if self.chance.random() < 0.5:
            return self.refused_or(lambda: self.played_on(steps_of(text)[-1].after))
        return self.refused_or(lambda: self.played_on(replay(text, game.book, game.match.cards)))

    def deck(self) -> str:
        """A deck in a file, with fields, counts and names that are not what they were."""
        book = self.chance.choice(BOOKS)
        name = self.chance.choice(tuple(playmat.own_decks(book)))
        record = json.loads((playmat_room(book) / "decks" / f"{name}.json").read_text("utf-8"))
        self.mutated(record, {"": record}, "")
        path = self.written("deck.json", self.dumped(record))

        def read() -> str:
            deck, faults = faults_of(deck_record(path), own_list(book), path.name)
            if deck is None or faults:
                return REFUSED
            return self.played_on(playmat.new_game(book, [deck, deck], self.chance.randrange(99)))

        return self.refused_or(read)

    def card_list(self) -> str:
        """A list of a few cards, in one of the three forms, with something else in it."""
        book = self.chance.choice(BOOKS)
        records = [deepcopy(self.chance.choice(own_records(book))) for _ in range(self.chance.randint(1, 2))]
        self.mutated(records, {"": records}, "")
        if self.chance.random() < 0.3 and isinstance(records, list):
            self.spoilt_text(records)
        path = self.list_file(book, records)

        def read() -> str:
            checked = check_file(path, book)
            return REFUSED if checked.faulty else PLAYED

        return self.refused_or(read)

    def bytes(self) -> str:
        """Any of these files with bytes changed, cut or doubled."""
        book = self.chance.choice(BOOKS)
        suffix, text = self.chance.choice((
            (".json", json.dumps({**HEAD, "book": book, "cards": own_records(book)[:1]})),
            (".jsonl", json.dumps(own_records(book)[0]) + "\n"),
            (".csv", "name,grade,text\nA,1,b\n"),
            (".save", self.game().save()),
        ))  # fmt: skip
        path = self.folder / f"given{suffix}"
        path.write_bytes(self.spoilt_bytes(text))
        if suffix == ".save":
            return self.refused_or(lambda: self.played_on(playmat.load(path.read_text("utf-8", "replace"))))
        return self.refused_or(lambda: REFUSED if check_file(path, book).faulty else PLAYED)

    def journal(self) -> str:
        """A game that somebody left, with bytes, lines or answers that are not what they were."""
        game = self.game()
        begun = playmat.new_game(game.book.name, game.start.decks, seed=game.start.seed)
        head = recorded(begun)
        if self.chance.random() < 0.3:
            content = parsed(head)
            self.mutated(content, {"": content}, "")
            head = self.sealed(content)
        lines = [*head.rstrip("\n").split("\n"), dumps({"against": "random"}), *map(dumps, game.history())]
        if self.chance.random() < 0.6:
            at = self.chance.randrange(2, len(lines))
            lines[at : at + 1] = self.chance.choice(
                ([lines[at]] * 2, [], [self.dumped(self.nasty())], [dumps({"back": self.chance.randint(-1, 60)})])
            )
        text = "\n".join(lines) + "\n"
        path = self.folder / "given.journal"
        path.write_bytes(self.spoilt_bytes(text) if self.chance.random() < 0.5 else text.encode("utf-8", "replace"))

        def read() -> str:
            offered(path)
            found, journal = taken_up(path)
            journal.close()
            return self.played_on(found)

        return self.refused_or(read)

    def protocol(self) -> str:
        """A line of a program that plays."""
        line: Any = {"type": "answer", "index": self.chance.randrange(6)}
        holder = {"": line}
        if self.chance.random() < 0.8:
            self.mutated(line, holder, "")
        said = self.dumped(holder.get(""))
        if self.chance.random() < 0.4:
            at = self.chance.randint(0, len(said))
            spoilt = self.chance.choice((*SIGNS, "[" * 9000, "9" * 9000, "\0", "\ud800", "}"))
            said = said[:at] + spoilt + said[at + 1 :]

        def read() -> str:
            assert 0 <= index_in(said, 4) < 4
            return PLAYED

        return self.refused_or(read)

    def typed(self, lines: int) -> None:
        """Lines at the table, one after another in one session; each must leave the table standing."""
        game = self.game().fork()
        given = iter([self.typed_line(game) for _ in range(lines)])
        last, since, before = "the beginning", time.process_time(), fresh_peak()

        def read(prompt: str) -> str:
            nonlocal last, since, before
            took, grown = time.process_time() - since, peak() - before
            if not is_within(took, SECONDS) or grown > MEGABYTES:
                raise Finding(f"after {last!r} of seed {self.seed}: {took:.1f} s, {grown:.0f} MB")
            self.lawful(session.game)
            line = next(given, None)
            last, since, before = str(line)[:80], time.process_time(), fresh_peak()
            if line is None:
                raise EOFError
            return line

        def write(path: Path, text: str) -> None:
            raise playmat.SaveError("this table writes nothing")

        bots = {1: RandomBot(self.seed)} if self.chance.random() < 0.5 else {}
        session = Session(game, bots, Console(file=StringIO(), width=80, no_color=True), read, write)
        with uncollected():
            while True:
                try:
                    session.run()
                except Finding:
                    raise
                except Exception as fault:
                    raise Finding(f"typed lines of seed {self.seed}: {type(fault).__name__}: {fault}") from fault
                if next(given, None) is None or session.game.result is not None:
                    break
        self.outcomes[PLAYED] += lines

    def typed_line(self, game: playmat.Game) -> str:
        chance = self.chance
        names = [game.card(chance.randrange(len(game.definition)))[: chance.randint(1, 30)] for _ in range(2)]
        match chance.randrange(10):
            case 0 | 1:
                return f"{chance.choice(WORDS)} {chance.choice(WORDS)}"
            case 2:
                return names[0]
            case 3 | 4:
                return f"{chance.choice(VERBS)} {chance.choice(BETWEEN).join(names)}"
            case 5 | 6:
                return str(chance.randint(1, 9))
        return chance.choice(WORDS)

    # --- tools

    def game(self) -> playmat.Game:
        return some_game(self.chance.choice(BOOKS), self.chance.randrange(self.games))

    def refused_or(self, work: Callable[[], str]) -> str:
        try:
            return work()
        except LawBroken:
            raise
        except (PlaymatError, click.UsageError) as refusal:
            if not 0 < len(str(refusal)) < LONGEST:
                raise Finding(f"a refusal is a sentence: {str(refusal)[:200]}") from refusal
            return REFUSED

    def played_on(self, game: playmat.Game) -> str:
        """The laws hold in the game and after some answers."""
        for _ in range(6):
            self.lawful(game)
            if game.question is None:
                break
            game.answer(self.chance.choice(game.question.options))
        return PLAYED

    def lawful(self, game: playmat.Game) -> None:
        conserved(game)
        for seat in range(game.book.seats):
            game.view(seat)
        if game.question is not None:
            well_asked(game, game.question)

    def spoilt_bytes(self, text: str) -> bytearray:
        """A text with bytes changed, cut, doubled or put in."""
        raw = bytearray(text.encode("utf-8", "replace"))
        for _ in range(self.chance.randint(1, 4)):
            at = self.chance.randrange(len(raw))
            match self.chance.randrange(4):
                case 0:
                    raw[at] = self.chance.randrange(256)
                case 1:
                    del raw[at : at + self.chance.choice((1, 10, 1000))]
                case 2:
                    raw[at:at] = raw[at : at + self.chance.choice((1, 50))]
                case _:
                    raw[at:at] = self.chance.choice(SPOILT)
            raw = raw or bytearray(b" ")
        return raw

    def mutated(self, value: Any, holder: Any, key: Any) -> None:
        """Change one to three places anywhere in plain data."""
        assert holder[key] is value
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            if key in holder:
                self.change(*self.place(holder[key], holder, key))

    def place(self, value: Any, holder: Any, key: Any) -> tuple[Any, Any]:
        """Some place in plain data: what holds it, and under which name or number."""
        while isinstance(value, list | dict) and value and self.chance.random() < 0.85:
            holder, key = value, self.chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
            value = holder[key]
        return holder, key

    def change(self, where: Any, name: Any) -> None:
        value, chance = where[name], self.chance
        match chance.randrange(6):
            case 0 if isinstance(value, int):
                where[name] = value + chance.choice((-1, 1, 2, -100, 1000))
            case 1 if isinstance(where, dict):
                del where[name]
                where[name if chance.random() < 0.5 else str(chance.choice(NASTY))] = self.nasty()
            case 2 if isinstance(where, list):
                where.insert(name, deepcopy(value))
            case 3 if isinstance(where, list) and len(where) > 1:
                del where[name]
            case 4 if isinstance(where, list):
                other = chance.randrange(len(where))
                where[name], where[other] = where[other], where[name]
            case 5 if isinstance(value, str):
                at = chance.randint(0, len(value))
                where[name] = value[:at] + chance.choice((*SIGNS, value)) + value[at:]
            case _:
                where[name] = self.nasty()

    def nasty(self) -> Any:
        return deepcopy(self.chance.choice(NASTY))

    def spoilt_text(self, records: list[Any]) -> None:
        """Texts of cards that are repeated, nested, cut and stirred."""
        for each in records:
            if isinstance(each, dict) and isinstance(each.get("text"), str):
                text = each["text"]
                at = self.chance.randint(0, len(text))
                each["text"] = self.chance.choice((
                    text * 6, text[at:] + text[:at], text[:at], "(" * 6 + text + ")" * 6, text.replace(" ", "\n"),
                    " ".join(self.chance.sample(text.split(), len(text.split()))), text.replace(".", " and"),
                ))  # fmt: skip

    def list_file(self, book: str, records: Any) -> Path:
        form = self.chance.choice((".json", ".jsonl", ".csv"))
        if form == ".jsonl" and isinstance(records, list):
            return self.written("cards.jsonl", "\n".join(self.dumped(each) for each in records))
        if form == ".csv" and isinstance(records, list) and all(isinstance(each, dict) for each in records):
            names = list(dict.fromkeys(str(key) for each in records for key in each))
            rows = [names, *([str(each.get(name, "")) for name in names] for each in records)]
            quoted = [",".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in rows]
            return self.written("cards.csv", "\n".join(quoted))
        whole = {**HEAD, "book": book, "cards": records}
        return self.written("cards.json", self.dumped(whole))

    def dumped(self, value: Any) -> str:
        return json.dumps(value, ensure_ascii=self.chance.random() < 0.5)

    def sealed(self, content: Any) -> str:
        return sealed(content) if isinstance(content, dict) else "{}\n" + json.dumps(content)

    def written(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        return path


def parsed(text: str) -> Any:
    return json.loads(text.partition("\n")[2])


def fresh_peak() -> float:
    """The memory that the process has, in megabytes; what it ever had more of is forgotten, where the system can."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")
    return peak()


def peak() -> float:
    """The most memory that the process had since, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def playmat_room(book: str) -> Path:
    return Path(playmat.__file__).parent / "games" / playmat.BOOKS[book]


@cache
def own_list(book: str) -> Any:
    return card_list(book)


def kinds() -> Iterator[str]:
    yield from Fuzz(0).kinds


__all__ = ["BOOKS", "Finding", "Fuzz", "kinds", "read_records"]
