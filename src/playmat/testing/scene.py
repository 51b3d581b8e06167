"""A table for scenario tests, strict in everything.

An answer that is not an option fails at its line and prints the question, its options and the table. No
answer is made up: only questions with one option answer themselves, in the kernel. A test that ends with
a question it never mentioned, or with a card it put on a deck and nobody used, fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, ClassVar

from ..books import BOOKS, book
from ..games import piece
from ..kernel.build.match import Match
from ..kernel.build.start import stand_at
from ..kernel.run import atoms
from ..kernel.run.loops import situation
from ..kernel.run.rows import where
from ..kernel.state.game import Event, Game, empty_game
from ..kernel.state.records import Start
from ..kernel.state.sight import sees
from ..kernel.words.book import Book
from ..kernel.words.cards import Card
from ..kernel.words.errors import BookError, IllegalAnswer, did_you_mean
from ..kernel.words.nodes import Ability
from ..kernel.words.questions import CARD_ROLES, DONE, NO, Option, parts_of
from .modes import Mode

PASSES = ("pass", NO, DONE, "nobody")


def kit_of(name: str) -> Any:
    """What the harness knows of a book: stock cards, stages, players with the book's verbs."""
    kit: Any = piece(name, "kit", None)
    if kit is None:
        raise BookError(f"the harness has no kit for {name!r}{did_you_mean(name, BOOKS)}")
    return kit


class Player:
    """One side of a scene. Games add their own verbs (`playmat.games._vanguard.kit`)."""

    words: ClassVar[dict[str, str]] = {}
    """Shorter names of zones, for `has` and `zone`."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def __repr__(self) -> str:
        return "me" if self.seat == 0 else "foe"

    @property
    def game(self) -> Game:
        return self.scene.game

    @property
    def other(self) -> Player:
        return self.scene.players[1 - self.seat]

    # --- setting the table

    def has(self, **zones: str | int | Sequence[str]) -> Player:
        """Put cards into zones: a card name, a list of them (the last is on top), or a number of fillers."""
        for word, what in zones.items():
            names = [what] if isinstance(what, str) else [self.scene.filler] * what if isinstance(what, int) else what
            for name in names:
                self.put(self.zone_name(word), name)
        return self

    def put(
        self, zone: str, name: str, *, rested: bool = False, face_down: bool = False, owner: int | None = None
    ) -> int:
        """Put one card into a zone of mine before play; its number."""
        self.scene.require_setting("put")
        g = self.game
        definition = g.match.add_card(self.scene.definition(name))
        g.now()
        at = self.seat if owner is None else owner
        return atoms.new_card(g, definition, at, zone, holder=self.seat, rested=rested, face_down=face_down)

    def put_stock(self, zone: str, name: str) -> int:
        """A card that the kit adds, also when the table is already set."""
        g = self.game
        g.now()
        return atoms.new_card(g, g.match.add_card(self.scene.definition(name)), self.seat, zone)

    def put_filler(self, zone: str = "deck") -> int:
        """A filler card, also when the table is already set."""
        g = self.game
        g.now()
        return atoms.new_card(g, g.match.add_card(self.scene.definition(self.scene.filler)), self.seat, zone)

    def deck_top(self, *names: str) -> Player:
        """Put cards on my deck; the first one named is the topmost."""
        for name in reversed(names):
            self.scene.expected_top.append((self.seat, self.put("deck", name)))
        return self

    # --- finding things

    def zone_name(self, word: str) -> str:
        plain = word.replace("_", " ")
        return self.words.get(plain, plain)

    def card(self, name: str, zone: str = "") -> int:
        """The number of a card of that name that is mine (in a zone of mine), oldest first."""
        g = self.game
        names = [self.zone_name(zone)] if zone else list(dict.fromkeys(g.match.zone_names))
        for each in names:
            for card in g.in_zone(self.seat, each):
                if g.card(card) == name:
                    return card
        raise AssertionError(f"{self!r} has no {name!r}{f' in {zone}' if zone else ''}\n{self.scene.table()}")

    def zone(self, word: str) -> list[str]:
        """The names of the cards in a zone of mine, the top one last."""
        return [self.game.card(c) for c in self.game.in_zone(self.seat, self.zone_name(word))]

    def count(self, word: str) -> int:
        return len(self.zone(word))

    def value(self, name: str, characteristic: str) -> Any:
        return self.game.value(self.card(name), characteristic)

    def is_rested(self, name: str) -> bool:
        return bool(self.game.rested[self.card(name)])

    def sees(self, card: int) -> bool:
        return sees(self.game, self.seat, card)

    # --- being asked

    @property
    def asked(self) -> bool:
        q = self.game.question
        return q is not None and q.seat == self.seat

    def is_asked(self, rule: str = "", exactly: Sequence[Any] | None = None, prompt: str = "", about: str = "") -> None:
        """Claim that I am asked now: at this rule or about this, with exactly these options (names for cards)."""
        self.scene.start()
        self.scene.looked = True
        q = self.game.question
        assert q is not None and q.seat == self.seat, f"{self!r} is not asked\n{self.scene.table()}"
        assert not rule or self.scene.told(q.rule) == rule, f"asked at {q.rule}, not {rule}\n{self.scene.table()}"
        assert not about or q.about == about, f"asked about {q.about}, not {about}\n{self.scene.table()}"
        assert prompt in q.prompt, f"asked {q.prompt!r}\n{self.scene.table()}"
        if exactly is not None:
            mine, wanted = sorted(map(str, self.options())), sorted(map(str, exactly))
            missing = [o for o in wanted if o not in mine]
            extra = [o for o in mine if o not in wanted]
            assert mine == wanted, f"missing {missing}, extra {extra}\n{self.scene.table()}"

    def options(self) -> list[Any]:
        """What I can answer, cards by name: ("call", "Grade 1", "front left")."""
        self.scene.start()
        self.scene.looked = True
        q = self.game.question
        if q is None or q.seat != self.seat:
            return []
        return [self.scene.readable(option) for option in q.options]

    def offered(self, *act: Any) -> bool:
        """Whether an act is among my options."""
        wanted = act[0] if len(act) == 1 else act
        return wanted in self.options()

    def why_not(self, *act: Any) -> str | None:
        """The rule that forbids an act (cards by name); None when it is allowed."""
        self.scene.start()
        self.scene.looked = True
        reason = self.game.why_not(self._option(act))
        return self.scene.told(reason[0]) if reason else None

    def _option(self, act: tuple[Any, ...]) -> Option:
        """An act out of its words, or out of one tuple of them; the first of several is the verb, not a card."""
        if len(act) == 1 and not isinstance(act[0], tuple):
            option: Option = self._card_part(act[0])
            return option
        verb, *parts = act[0] if len(act) == 1 else act
        return (verb, *map(self._card_part, parts))

    def _card_part(self, part: Any) -> Any:
        if not isinstance(part, str) or part in PASSES:
            return part
        for player in (self, self.other):
            for card in range(len(self.game.definition)):
                if self.game.card(card) == part and self.game.master(card) == player.seat:
                    return card
        return part

    # --- answering

    def picks(self, *what: Any, rule: str = "", about: str = "") -> Player:
        """Answer questions one after another, each with a card's name, a word, or an act."""
        for each in what:
            self.scene.start()
            if rule or about:
                self.is_asked(rule, about=about)
            self.answer(self._find(each))
        return self

    def _find(self, what: Any) -> Option:
        q = self.game.question
        assert q is not None and q.seat == self.seat, f"{self!r} is not asked\n{self.scene.table()}"
        for option in q.options:
            if option == what or self.scene.readable(option) == what:
                return option
        raise AssertionError(f"{what!r} is no option\n{self.scene.table()}")

    def answer(self, option: Option) -> None:
        self.scene.answer(self, option)

    def passes(self) -> Player:
        """Decline: pass, no, done or nobody, whichever is offered."""
        self.scene.start()
        q = self.game.question
        assert q is not None and q.seat == self.seat, f"{self!r} is not asked\n{self.scene.table()}"
        option = next((o for o in q.options if o in PASSES), None)
        assert option is not None, f"nothing to decline with\n{self.scene.table()}"
        self.answer(option)
        return self

    def refused(self, *act: Any) -> str:
        """Try an act that must be refused and must change nothing; the rule of the refusal."""
        self.scene.start()
        self.scene.looked = True
        before = self.game.digest()
        try:
            self.game.answer(self._option(act))
        except IllegalAnswer as refusal:
            assert self.game.digest() == before, "a refused answer changed the game"
            return self.scene.told(refusal.rule)
        raise AssertionError(f"{act!r} was accepted\n{self.scene.table()}")

    @contextmanager
    def changes(self, **zones: int) -> Iterator[None]:
        """Claim by how much the number of cards in my zones changes."""
        self.scene.start()
        before = {word: self.count(word) for word in zones}
        yield
        after = {word: self.count(word) for word in zones}
        for word, delta in zones.items():
            assert after[word] - before[word] == delta, f"{word}: {before[word]} to {after[word]}, not {delta:+}"


class Scene:
    """One table, two players. Set it first; it starts when the first verb of play is used."""

    def __init__(self, mode: Mode, compiled: Sequence[Match] = ()) -> None:
        self.mode = mode
        self.compiled = list(compiled)
        """What the same scenario has compiled before, for each of its tables."""
        self.tables: list[Match] = []
        """What is compiled for each of them now."""
        self.laid: list[int] = []
        """How many cards each of them had when play began."""
        self.started = False
        self.looked = False
        self.looked_at_deck = False
        self.bare = False
        self.expected_top: list[tuple[int, int]] = []
        self.cards: dict[str, Card] = {}
        self.players: tuple[Player, Player]
        self.game: Game
        self.filler = ""
        self._stage = ""
        self._ids: Mapping[str, str] = {}
        self._declined: tuple[str, ...] = ()
        self._kit: Any = None
        self._before_start: list[Callable[[Game], None]] = []

    # --- setting

    def book(self, name: str, seed: int = 1) -> Scene:
        """Choose the book; players get its verbs."""
        self._kit = kit_of(name)
        self.the_book: Book = book(name)
        match = self.compiled.pop(0) if self.compiled else Match(self.the_book)
        if match.book is not self.the_book:
            match = Match(self.the_book)
        self.tables.append(match)
        self.game = empty_game(match, Start((), seed, dict(self.the_book.notes.options)))
        self.players = (self._kit.player(self, 0), self._kit.player(self, 1))
        self.filler = self._kit.filler
        self._kit.prepare(self)
        return self

    def in_the_ids_of(self, ids: Mapping[str, str]) -> Scene:
        """Let the scenario name rules by the ids that another book has for them; `ids` has those by this book's."""
        self._ids = ids
        return self

    def declining(self, *abouts: str) -> Scene:
        """Let both players say no whenever they are asked about these."""
        self._declined = abouts
        return self

    def told(self, rule: str) -> str:
        """The id by which the scenario names a rule of this book."""
        return self._ids.get(rule, rule)

    def card(self, name: str, text: str = "", abilities: Sequence[Ability] = (), **fields: Any) -> str:
        """Invent a card for this test; its name.

        Its abilities come from `text`, or, where no printed wording exists, from nodes.
        """
        record = {**self._kit.defaults(fields), **fields, "name": name, "text": text}
        made = self.the_book.cards.card_from({k: v for k, v in record.items() if v is not None}, ())
        if abilities:
            keywords = (*made.printed["keywords"], *(a.keyword for a in abilities if a.keyword))  # type: ignore[misc]
            made = Card(name, {**made.printed, "keywords": keywords}, (*made.abilities, *abilities), text)
        self.cards[name] = made
        return name

    def definition(self, name: str) -> Card:
        if name not in self.cards:
            record = self._kit.stock(name)
            assert record is not None, f"no card {name!r}: invent it with scene.card, or take one of the kit's"
            self.cards[name] = self.the_book.cards.card_from(record, ())
        return self.cards[name]

    def turn_of(self, player: Player | Any, number: int = 3) -> Scene:
        """Whose turn it is, and which turn of the game."""
        seat = player.seat if isinstance(player, Player) else player
        self.game.set("turn seat", seat)
        self.game.set("turn", number)
        return self

    def step(self, stage: str) -> Scene:
        """Where the game begins: a stage of the book, such as "main phase"."""
        stages = self.the_book.procedures.stages
        assert stage in stages, f"no stage {stage!r}; there is {sorted(stages)}"
        self._stage = stage
        return self

    def exactly(self) -> Scene:
        """Add no filler deck and no vanguard: the table is just what the test puts there."""
        self.bare = True
        return self

    def require_setting(self, verb: str) -> None:
        assert not self.started, f"{verb} after play has begun"

    def start(self) -> Scene:
        """Begin to play; done by the first verb."""
        if self.started:
            return self
        self.started = True
        self._kit.complete(self)
        self.laid.append(len(self.game.match.cards))
        stand_at(self.game, self._stage)
        self._watch()
        return self

    def all_laid(self) -> list[Match]:
        """What was compiled, for playing the same once more; nothing if a card came after play had begun."""
        return self.tables if [len(match.cards) for match in self.tables] == self.laid else []

    # --- play

    def answer(self, player: Player, option: Option) -> None:
        self.start()
        self.looked = False
        q = self.game.question
        assert q is not None and q.seat == player.seat, f"{player!r} is not asked\n{self.table()}"
        try:
            self.game.answer(option)
        except IllegalAnswer as refusal:
            raise AssertionError(f"{refusal}\n{self.table()}") from None
        self.mode.answered(option)
        self._watch()

    def concede(self, player: Player) -> None:
        self.start()
        self.game.concede(player.seat)
        self.mode.answered(("concede", player.seat))

    def _watch(self) -> None:
        """Look at the game wherever it has stopped, and take what leaves no choice."""
        while True:
            check_conserved(self.game)
            q = self.game.question
            if q is not None:
                self.game = self.mode.at_question(self.game)
            if q is None or len(q.options) > 1:
                break
            self.game.answer(q.options[0])
        if q is not None and q.about in self._declined:
            self.answer(self.players[q.seat], NO)

    def pass_until(self, rule: str, even_if_able: bool = False) -> Scene:
        """Both decline until a question of that rule is open. Fails when someone could do more, unless told."""
        self.start()
        for _ in range(200):
            q = self.game.question
            assert q is not None, f"the game ended before {rule}: {self.game.result}"
            if self.told(q.rule) == rule:
                self.looked = True
                return self
            option = next((o for o in q.options if o in PASSES), None)
            assert option is not None, f"nothing to decline with\n{self.table()}"
            assert even_if_able or len(q.options) == 1, f"someone could act; say even_if_able\n{self.table()}"
            self.answer(self.players[q.seat], option)
        raise AssertionError(f"{rule} is never reached")

    # --- claims

    @property
    def result(self) -> Any:
        ended = self.game.result
        return None if ended is None else replace(ended, rule=self.told(ended.rule))

    @property
    def winner(self) -> Player | None:
        assert self.game.result is not None, f"the game is not over\n{self.table()}"
        seat = self.game.result.winner
        return None if seat is None else self.players[seat]

    def events(self, kind: str) -> list[Any]:
        """Events of a kind, oldest first."""
        return [event for event in self.game.log if kind == kind_of(event)]

    def rules(self) -> list[str]:
        """The rule ids of all events, oldest first, repeats in a row once."""
        found: list[str] = []
        for _, rule, *_ in self.game.log:
            if not found or found[-1] != self.told(rule):
                found.append(self.told(rule))
        return found

    def moves(self) -> list[tuple[str, str, str]]:
        """All moves as (card, from zone, to zone), oldest first."""
        names = self.game.match.zone_names
        cards = self.game.match.cards
        moves = self.events("move")
        return [(cards[card].name, names[before], names[after]) for _, _, _, _, card, before, after, *_ in moves]

    def quiet(self) -> None:
        """Claim that nobody is asked about an ability: the table waits for an ordinary act."""
        self.start()
        q = self.game.question
        assert q is None or self._kit.is_rest(q), f"a question is open\n{self.table()}"

    def situation(self) -> int:
        """A number for the situation, equal when nothing has changed."""
        return situation(self.game)

    def finish(self) -> None:
        """What every test claims at its end."""
        if not self.started:
            return
        q = self.game.question
        open_question = q is not None and not self.looked and not self._kit.is_rest(q)
        assert not open_question, f"the test ends with a question it never mentioned\n{self.table()}"
        used = {card for _, _, _, card, *_ in (*self.events("move"), *self.events("show"))}
        shuffled = bool(self.events("shuffle"))
        for seat, card in self.expected_top:
            unused = card not in used and not shuffled and not self.looked_at_deck
            assert not unused, f"{self.game.card(card)!r} was put on {self.players[seat]!r}'s deck and never used"
        self.mode.at_end(self.game)

    # --- words

    def readable(self, option: Option) -> Any:
        """An option with card names in place of their numbers."""
        q = self.game.question
        parts = parts_of(option, "pick one" if q is None else q.kind, self.game.match.acts)
        named = [self.game.card(p) if role in CARD_ROLES and isinstance(p, int) else p for role, p in parts]
        if isinstance(option, tuple):
            word, *rest = option
            return (word, *named, *rest[len(named) :])
        return named[0] if named else option

    def table(self) -> str:
        """The question and the table, for failure messages."""
        g = self.game
        q = g.question
        lines = [f"at {where(g)}"]
        if q is not None:
            shown = [self.readable(o) for o in q.options]
            asked = f"question for {self.players[q.seat]!r}, {q.rule} ({q.kind}, about {q.about})"
            lines.append(f"{asked}: {q.prompt}; options {shown}")
        elif g.result is not None:
            lines.append(f"over: {g.result}")
        for player in self.players:
            zones = [
                f"{name}: {player.zone(name)}" for name in dict.fromkeys(g.match.zone_names)
                if name != "deck" and player.zone(name)
            ]  # fmt: skip
            lines.append(f"{player!r} deck {player.count('deck')}; " + "; ".join(zones))
        return "\n".join(lines)


def kind_of(event: Event) -> str:
    kind, *_ = event
    return str(kind)


def check_conserved(g: Game) -> None:
    """Every card is in exactly one zone, the one its column says."""
    count = 0
    for number, cards in enumerate(g.zones):
        count += len(cards)
        for card in cards:
            assert g.zone_of[card] == number, f"card {card} lies in zone {number}, its column says {g.zone_of[card]}"
    assert count == len(g.definition), "a card is in no zone, or in two"
