"""The game: all of its state in flat columns, and the calls that players, bots and tables use.

    game = new_game(book, decks, seed=1)
    while game.question:
        game.answer(game.question.options[0])
    game.result

Everything a fork must copy is here and is plain data: numbers, words, tuples, lists of numbers, and
frames. Definitions (the book, the cards, compiled abilities) are in the `Match` and shared.
Rules never change columns directly: `atoms` does, and records what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from ..words.errors import GameError, GameOver, IllegalAnswer, UnknownWord, did_you_mean
from ..words.plain import Plain, Record
from ..words.questions import DONE, NO
from ..words.reading import short
from . import rng
from .compiled import MASTER
from .memo import touch
from .records import Result
from .save import digest, save
from .sight import sees, without_unseen
from .view import view

if TYPE_CHECKING:
    from ..words.book import Book
    from ..words.questions import Option, Question
    from .compiled import Compiled, Table
    from .frames import Frame
    from .records import Barred, Departure, Effect, Last, Lock, Replacing, RuleEffect, Start, Timed, Waiting


Event: TypeAlias = tuple[Plain, ...]
"""(kind, rule, source card or None, cards by role ..., then what else the kind carries)."""
History: TypeAlias = "tuple[Plain, Plain] | None"
"""It grows at its head, so that forks share it: the newest item, and all before it."""


CONCESSION = "concession"


IDLE_LIMIT = 6_000


IDLE_REPEAT = 100
"""Rows run without a choice: when that is taken for a loop in any case, and for how many a situation counts that
comes back but for effects which have piled up."""


NO_LIMIT: Final = 99
"""The layer up to which characteristics count where none of them is being worked out."""
STOPS = (NO, DONE)
"""Answers by which a player can stop what is going on; only a question that offers one breaks a loop."""


class Game:
    """One game in progress. See the module for its use and `fork` for what is state."""

    __slots__ = (
        "match", "start",
        "definition", "owner", "zone_of", "zones", "rested", "face_down", "serial", "stamp", "arrived", "shown",
        "known", "marks", "facts", "frames", "effects", "waiting", "timed", "last", "locks", "replacing",
        "rule_effects", "path", "barred", "met", "replaced", "chance", "clock", "question", "result", "events",
        "answers", "rule", "idle", "idle_seen", "forced", "decisions", "askers", "settling",
        "values", "values_version", "working", "layer_limit", "looking_back", "zone_versions", "seat_versions",
        "turn_versions", "memo",
    )  # fmt: skip

    match: Compiled
    start: Start
    """The decks, the seed and the options it began with."""

    # --- cards, by number
    definition: list[int]
    """Which card definition each card has; shuffling deals these anew, so a number betrays nothing."""
    owner: list[int]
    zone_of: list[int]
    zones: list[list[int]]
    """Cards by zone number; the last one is the top."""
    rested: bytearray
    face_down: bytearray
    serial: list[int]
    """Changes whenever the card becomes a new object."""
    stamp: list[int]
    """When the object began, for the order of continuous effects."""
    arrived: list[int]
    """When the card came to where it is; cards that came together have the same number."""
    shown: list[int]
    """Bit mask of seats that see the card although its zone hides it."""
    known: bytearray
    """Bit mask of seats that can tell this card apart since it was last mixed with others."""
    marks: dict[tuple[int, str], Plain]
    """Notes on cards, in words that the book declares."""

    # --- what goes on
    facts: Record
    """Facts of the game, in words that the book declares; `set` changes them."""
    frames: list[Frame]
    effects: list[Effect]
    waiting: list[Waiting]
    timed: list[Timed]
    last: dict[int, Last]
    """What a card was in the zone it left."""
    locks: tuple[Lock, ...]
    replacing: tuple[Replacing, ...]
    """Replacements that resolved effects set up."""
    rule_effects: tuple[RuleEffect, ...]
    """Effects of resolved abilities that change a rule."""
    path: tuple[Departure, ...]
    barred: tuple[Barred, ...]
    """Answers acted on since the path began, and answers that loops have used up; see `loops`."""
    met: tuple[tuple[str, int, int], ...]
    """Abilities that wait for a situation which is there."""
    replaced: tuple[tuple[str, int], ...]
    """Replacements that were applied to what happens now."""
    chance: int
    clock: int
    question: Question | None
    result: Result | None
    events: History
    answers: History
    rule: str
    idle: int
    idle_seen: frozenset[int]
    forced: int
    decisions: int
    askers: int
    """Bit mask of the seats that answered since the last act was begun."""
    settling: bool
    """What leaves no choice is taken at once, also where it hangs on hidden cards: no state, see `decide`."""

    # --- caches and their versions; see `memo`
    values: dict[Plain, Table]
    """What was worked out of continuous effects, by key: the cards that differ from print."""
    values_version: int
    working: bool
    """Values are being worked out, in a dict of this game alone."""
    layer_limit: int
    """The layer up to which characteristics count while one of them is worked out."""
    looking_back: dict[int, Record] | None
    """Cards that are read as they were in the zone they left, with what they were."""
    zone_versions: list[int]
    seat_versions: list[int]
    """For each zone and last for all of them, and for each seat and last for shared zones: another number whenever a
    card comes to lie there, leaves, becomes another, changes its place or is shown to somebody."""
    turn_versions: list[int]
    """For each seat: another number whenever a card is rested or stands up where it lies."""
    memo: dict[Plain, Plain]

    # --- for players, bots and tables

    def answer(self, option: object) -> None:
        """Answer the open question with one of its options.

        Raises IllegalAnswer, and changes nothing, when it is not an option; GameOver after the end.
        """
        question = self.question
        if question is None:
            raise GameOver(f"the game is over ({self.result.reason if self.result else 'no question'})")
        options = question.options
        taken = exactly(options, option)
        if taken is None:
            raise self._refusal(question, option)
        self.question = None
        if len(options) > 1:
            self.answers = (taken, self.answers)
            self.askers |= 1 << question.seat
            self.decisions += 1
            if question.kind == "act" or options[-1] in STOPS:
                self.idle = 0
                self.idle_seen = frozenset()
        else:
            # No choice was made: it is no part of the history, as if nobody had been asked.
            self.forced += 1
        try:
            self.match.resume(self, taken)
        except Exception as fault:
            fault.add_note(f"at {self.match.engine.where(self)}; seed {self.start.seed}, answers {self.history()}")
            raise

    def decide(self, option: object) -> None:
        """`answer`, then `settle`, in one go: quicker where nobody looks on in between."""
        self.settling = True
        try:
            self.answer(option)
        finally:
            self.settling = False

    def settle(self) -> Game:
        """Take the only option of each question that leaves no choice, up to one that does, or the end.

        Such questions are put only so that nobody can tell from it what a seat holds. Gives the game itself.
        """
        question = self.question
        if question is not None and len(question.options) == 1:
            self.decide(question.options[0])
        return self

    def concede(self, seat: int, reason: str = CONCESSION) -> None:
        """Give up; allowed at any moment, nothing interferes, the other seat wins at once.

        `reason` is why, where the player was made to.
        """
        self._require_seat(seat)
        if self.result is not None:
            raise GameOver("the game is over")
        given = ("concede", seat) if reason == CONCESSION else ("concede", seat, reason)
        self.answers = (given, self.answers)
        rule = self.match.book.cites["concede"].rule
        self.events = (("concede", rule, None, seat), self.events)
        self.end(1 - seat, rule, reason)

    def arrange(self, seat: int, zone: str, cards: Sequence[int]) -> None:
        """Rearrange a zone of one's own that its owner may order freely; `cards` from lowest to topmost.

        Allowed at any moment and no event. Raises IllegalAnswer, and changes nothing, where the book forbids it.
        """
        self._require_seat(seat)
        there = self.in_zone(seat, zone)
        place = next(z for z in self.match.book.places.zones if z.name == zone)
        if not place.free_order:
            raise IllegalAnswer(f"{short(zone)} may not be rearranged ({place.rule})", place.rule)
        given = list(cards) if isinstance(cards, Sequence) else None
        if given is None or any(type(card) is not int for card in given) or sorted(given) != sorted(there):
            rule, seen = self.match.book.cites["order"].rule, [card for card in there if sees(self, seat, card)]
            raise IllegalAnswer(f"{short(cards)} are not the cards of that {zone}, which are {seen!r} ({rule})", rule)
        self.answers = (("arrange", seat, zone, *given), self.answers)
        self.match.engine.arrange(self, seat, zone, given)

    def why_not(self, act: object) -> tuple[str, str] | None:
        """The rule that forbids an act now, and a sentence; None when it is an option."""
        question = self.question
        if question is None:
            return (self.match.book.cites["game over"].rule, "the game is over")
        if exactly(question.options, act) is not None:
            return None
        word = self._against(question, act)
        if word is None:
            return (question.rule, f"it is not an option now: {question.prompt}")
        rule, says = self.match.book.cites[word]
        return (rule, says)

    @property
    def log(self) -> list[Event]:
        """All events so far, oldest first. For what a seat may know of it see `view.log`."""
        return list(reversed(list(chain(self.events))))

    def history(self) -> list[Option]:
        """All answers so far, oldest first."""
        return list(reversed(list(chain(self.answers))))

    def view(self, seat: int | None) -> Record:
        """What this seat may know of the table, as plain data; with None, what both seats may know."""
        if seat is not None:
            self._require_seat(seat)
        return view(self, seat)

    def save(self) -> str:
        """The whole game as JSON; `playmat.load` takes it up again."""
        return save(self)

    def digest(self) -> str:
        """A hash of the whole state."""
        return digest(self)

    def fork(self) -> Game:
        """An independent copy of the whole game, wherever it has stopped."""
        twin = Game.__new__(Game)
        twin.match = self.match
        twin.start = self.start
        twin.definition = self.definition.copy()
        twin.owner = self.owner.copy()
        twin.zone_of = self.zone_of.copy()
        twin.zones = [cards.copy() if cards else [] for cards in self.zones]
        twin.rested = self.rested.copy()
        twin.face_down = self.face_down.copy()
        twin.serial = self.serial.copy()
        twin.stamp = self.stamp.copy()
        twin.arrived = self.arrived.copy()
        twin.shown = self.shown.copy()
        twin.known = self.known.copy()
        twin.marks = self.marks.copy()
        twin.facts = self.facts.copy()
        twin.frames = [frame.fork() for frame in self.frames]
        twin.effects = self.effects.copy()
        twin.waiting = self.waiting.copy()
        twin.timed = self.timed.copy()
        twin.last = self.last.copy()
        twin.locks = self.locks
        twin.replacing = self.replacing
        twin.rule_effects = self.rule_effects
        twin.path = self.path
        twin.barred = self.barred
        twin.met = self.met
        twin.replaced = self.replaced
        twin.chance = self.chance
        twin.clock = self.clock
        twin.question = self.question
        twin.result = self.result
        twin.events = self.events
        twin.answers = self.answers
        twin.rule = self.rule
        twin.idle = self.idle
        twin.idle_seen = self.idle_seen
        twin.forced = self.forced
        twin.decisions = self.decisions
        twin.askers = self.askers
        twin.settling = False
        twin.values = self.values
        twin.values_version = self.values_version
        twin.working = False
        twin.layer_limit = NO_LIMIT
        twin.looking_back = None
        twin.zone_versions = self.zone_versions.copy()
        twin.seat_versions = self.seat_versions.copy()
        twin.turn_versions = self.turn_versions.copy()
        twin.memo = self.memo
        return twin

    def __copy__(self) -> Game:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        """A fork: what it shares with its twin never changes."""
        return self.fork()

    def __repr__(self) -> str:
        """One line that may be shown to anybody: no seed, no card."""
        turn = self.facts["turn"]
        moment = (f"turn {turn}" if turn else "before the first turn", self.facts["phase"], self.facts["step"])
        return f"<game of {self.match.book.name}, {', '.join(filter(None, moment))}: {self._stands()}>"

    # --- for rules

    @property
    def book(self) -> Book:
        """The book that it is played by."""
        return self.match.book

    def card(self, card: int) -> str:
        """A card's printed name."""
        if type(card) is not int or not 0 <= card < len(self.definition):
            raise self._no_card(card)
        return self.match.cards[self.definition[card]].name

    def in_zone(self, seat: int, name: str) -> list[int]:
        """The cards of one zone of a seat, bottom first. Not to be changed."""
        try:
            return self.zones[self.match.zone_number[seat, name]]
        except (KeyError, TypeError):
            self._require_seat(seat)
            raise self._unknown("zone", name, dict.fromkeys(self.match.zone_names)) from None

    def master(self, card: int) -> int:
        """The seat whose zone the card is in, or who has taken it over; a shared zone's cards belong to their owner."""
        match = self.match
        if match.lends:
            table = self.values.get(MASTER)
            taken = match.derive(self, MASTER) if table is None else table
            if card in taken:
                return int(taken[card])
        seat = match.zone_seat[self.zone_of[card]]
        return self.owner[card] if seat < 0 else seat

    def is_in(self, card: int, word: str) -> bool:
        """Whether the card is in a zone, or a zone of a group, of either seat."""
        return bool(self.match.masks[word] >> self.zone_of[card] & 1)

    def value(self, card: int, characteristic: str) -> Plain:
        """A characteristic as it is now, with everything that changes it."""
        try:
            if self.looking_back is not None and card in self.looking_back:
                return self._value_then(card, characteristic)
            table = self.values.get(characteristic)
            if table is None or self.layer_limit != NO_LIMIT:
                match = self.match
                if characteristic in match.changeable and self.layer_limit >= match.key_layer[characteristic]:
                    changed = match.derive(self, characteristic) if table is None else table
                    if card in changed:
                        return changed[card]
            elif card in table:
                return table[card]
            if card < 0:
                raise IndexError
            return self.match.printed[self.definition[card]][characteristic]
        except (IndexError, KeyError, TypeError) as fault:
            raise self._no_value(card, characteristic, fault) from None

    def _value_then(self, card: int, characteristic: str) -> Plain:
        """A characteristic of a card that is looked back on: what is kept of what it was, or else what is in print."""
        past, match = (self.looking_back or {})[card], self.match
        layer = match.key_layer[characteristic] if characteristic in match.changeable else 0
        if characteristic in past and self.layer_limit >= layer:
            return past[characteristic]
        return match.printed[self.definition[card]][characteristic]

    def orientation(self, card: int) -> bool | None:
        """Whether a card is rested; None where cards have no orientation. Looked back on, as it was."""
        if self.looking_back is not None and card in self.looking_back:
            return bool(self.last[card].rested)
        oriented = self.match.tables.zone_of_number[self.zone_of[card]].oriented
        return bool(self.rested[card]) if oriented else None

    def has(self, card: int, keyword: str) -> bool:
        """Whether the card has a keyword."""
        return keyword in self.value(card, "keywords")

    def cannot(self, card: int, action: str, other: int | None = None) -> bool:
        """Whether a prohibition on the card is in force, where it names another card with regard to that.

        -1 - seat asks for a player.
        """
        key = self.match.bars.get(action)
        if key is None:
            return False
        table = self.values.get(key)
        if table is None:
            table = self.match.derive(self, key)
        if card not in table:
            return False
        return any(by is None or by(self, scope, other) for by, scope in table[card])

    def set(self, word: str, value: Plain) -> None:
        """Set a fact of the game to a plain value. The book declares the fact, and what hangs on it."""
        facts = self.facts
        try:
            if facts[word] is value:
                return
            facts[word] = value
            bears: bool | None = self.match.bearing[word]
        except KeyError:
            bears = None
        if bears or (bears is None and self.match.bears_on_cards(word)):
            # As `memo.touch` does, in place: facts are set all the time.
            self.values, self.values_version = {}, 0

    def number(self, bound: int) -> int:
        """A random number below the bound."""
        value, self.chance = rng.below(self.chance, bound)
        return value

    def now(self) -> int:
        """The next time stamp."""
        self.clock += 1
        return self.clock

    def goes_on(self) -> bool:
        """Look for a loop that nobody can stop after many rows without a choice; False when it is one."""
        self._watch_loop()
        return self.result is None

    def end(self, winner: int | None, rule: str, reason: str) -> None:
        """End the game on the spot."""
        if self.result is None:
            self.result = Result(winner, rule, reason)
            self.events = (("end", rule, None, winner, reason), self.events)
            self.question = None

    def _require_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.match.book.seats):
            raise GameError(f"no seat {short(seat)}; there are seats 0 to {self.match.book.seats - 1}")

    def _no_card(self, card: int) -> GameError:
        return GameError(f"no card {short(card)}; there are cards 0 to {len(self.definition) - 1}")

    def _no_value(self, card: int, characteristic: str, fault: Exception) -> Exception:
        """What is wrong with what was asked for; the fault itself where nothing is."""
        if type(card) is not int or card not in range(len(self.definition)):
            return self._no_card(card)
        known = [c.name for c in self.match.book.words.characteristics]
        return fault if characteristic in known else self._unknown("characteristic", characteristic, known)

    def _unknown(self, what: str, given: object, known: Iterable[str]) -> UnknownWord:
        near = did_you_mean(given, known) if type(given) is str else ""
        return UnknownWord(f"{self.match.book.name} has no {what} {short(given)}{near}; there is {', '.join(known)}")

    def _stands(self) -> str:
        """What is asked of whom, or how it ended."""
        asked, result = self.question, self.result
        if result is not None:
            ended = "a draw" if result.winner is None else f"seat {result.winner} won"
            return f"{ended}, {result.reason} ({result.rule})"
        return f"seat {asked.seat} is asked, {asked.prompt} ({asked.rule})" if asked is not None else "nothing is asked"

    def _watch_loop(self) -> None:
        spot = self.match.engine.spot
        here, bare = spot(self, True), -spot(self, False)
        if bare in self.idle_seen:
            self.idle += IDLE_REPEAT
        if here in self.idle_seen or self.idle > IDLE_LIMIT:
            self.end(None, self.match.book.cites["endless loop"].rule, "an endless loop that nobody can stop")
        self.idle_seen |= {here, bare}

    def _against(self, question: Question, act: object) -> str | None:
        """The book's word against an act, as far as the seat may know: a card that it does not see is no card here."""
        if not is_plain(act):
            return None
        meant = without_unseen(self, question.seat, act)
        if meant == act:
            return self.match.book.why_not(self, question.seat, act)
        try:
            return self.match.book.why_not(self, question.seat, meant)
        except (IndexError, GameError):
            return None

    def _refusal(self, question: Question, option: object) -> IllegalAnswer:
        word = self._against(question, option)
        rule, says = self.match.book.cites[word] if word else (question.rule, "")
        because = f": {says} ({rule})" if says else ""
        shown = ", ".join(repr(o) for o in question.options[:12])
        more = f", ... ({len(question.options)} in all)" if len(question.options) > 12 else ""
        return IllegalAnswer(
            f"{short(option)} is not an option for {question.rule} ({question.prompt}){because}; "
            f"choose one of {shown}{more}",
            rule,
        )


def exactly(options: tuple[Option, ...], option: object) -> Option | None:
    """The option that was meant; 17.0 and True are equal to 17 and 1, but are not what was offered."""
    try:
        taken = options[options.index(option)]
    except ValueError:
        return None
    return taken if taken is option or repr(taken) == repr(option) else None


def is_plain(act: object) -> bool:
    """Whether it has the form of an option: a number, a word, or a tuple of them."""
    parts = act if type(act) is tuple else (act,)
    return all(type(part) in (int, str) for part in parts)


def chain(link: Plain) -> Iterator[Plain]:
    """The items of a linked history, newest first."""
    while link is not None:
        item, link = link
        yield item


def empty_game(match: Compiled, start: Start, clock: int = 0) -> Game:
    """A game with no card in any zone and nothing running. Its time stamps come after `clock`."""
    g = Game.__new__(Game)
    g.match, g.start = match, start
    g.definition, g.owner, g.zone_of, g.serial, g.stamp, g.arrived, g.shown = [], [], [], [], [], [], []
    g.zones = [[] for _ in match.zone_names]
    g.rested, g.face_down, g.known = bytearray(), bytearray(), bytearray()
    g.marks, g.facts, g.last = {}, {fact.name: fact.start for fact in match.facts.values()}, {}
    g.frames, g.effects, g.waiting, g.timed = [], [], [], []
    g.locks, g.replacing, g.rule_effects, g.path, g.barred, g.met, g.replaced = (), (), (), (), (), (), ()
    g.chance, g.clock = rng.seed_state(start.seed), clock
    g.question, g.result, g.events, g.answers, g.rule = None, None, None, None, match.book.cites["set up"].rule
    g.idle, g.idle_seen, g.forced, g.decisions, g.askers, g.settling = 0, frozenset(), 0, 0, 0, False
    g.values, g.values_version, g.working, g.layer_limit, g.looking_back, g.memo = {}, 0, False, NO_LIMIT, None, {}
    seats = match.book.seats + 1
    g.zone_versions, g.seat_versions, g.turn_versions = [0] * (len(g.zones) + 1), [0] * seats, [0] * seats
    touch(g)
    return g
