"""Trying the abilities of a file: plan after plan, until something comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from ...books import book
from ...games import piece
from ...kernel.build.match import Match
from ...kernel.build.start import stand_at
from ...kernel.run.atoms import redeal
from ...kernel.run.tables import Procedure
from ...kernel.state.game import Game
from ...kernel.words import nodes as n
from ...kernel.words.cards import Card
from ...kernel.words.errors import BookError, CardError, PlaymatError
from ...library import known_words, made_card, read_records
from ..cardcheck import language_of, why_unplayable
from .comparing import FAINT, Comparing
from .driving import Driver
from .hollowing import Abilities, alone, is_word, twin_of
from .laying import ME, Case, Table
from .planning import Plan, interrupt, triggers_of
from .stagecraft import Stagecraft

PLANS = 24
"""So many plans are tried for an ability in each variant of its scene."""
VARIANTS = 4
QUESTIONS = 40
"""So many questions of one ability are answered."""


@dataclass(frozen=True)
class Failed:
    """An ability that did nothing, or that no scene set off."""

    card: str
    ability: int
    text: str
    why: str


@dataclass(frozen=True)
class Tried:
    """What came of trying every ability that was read."""

    abilities: int
    did: int
    nothing: tuple[Failed, ...]
    not_set_up: tuple[Failed, ...]

    @property
    def is_whole(self) -> bool:
        """Whether every ability did something."""
        return not self.nothing and not self.not_set_up

    def as_json(self) -> dict[str, Any]:
        return {
            "abilities": self.abilities,
            "did": self.did,
            "nothing": [asdict(each) for each in self.nothing],
            "not set up": [asdict(each) for each in self.not_set_up],
        }


@dataclass
class Attempt:
    """What one plan came to: what differed, and whether the ability was set off."""

    found: list[str]
    fired: bool
    faint: list[str]
    why: str = ""
    """Why the ability was not offered, where it is one that is played."""


def craft_of(book_name: str) -> Stagecraft:
    """What only the book knows of its scenes."""
    made: Stagecraft | None = piece(book_name, "trying", None)
    if made is None:
        raise BookError(f"nothing says how abilities of {book_name} are tried")
    return made


def try_file(path: Path, book_name: str, tell: Callable[[int], None] = lambda total: None, seed: int = 1) -> Tried:
    """Try every ability of a card file that is read. `tell` hears of each card, with how many there are."""
    records = read_records(path, book_name)
    trying, known = Trying(book_name, seed), known_words(book_name, records)
    for record in records:
        try:
            card = made_card(book_name, record, known)
        except CardError:
            tell(len(records))
            continue
        trying.add(card)
        tell(len(records))
    return trying.result()


class Trying:
    """Results as they come in."""

    def __init__(self, book_name: str, seed: int = 1) -> None:
        self.craft = craft_of(book_name)
        self.known = Abilities(book(book_name))
        self.book = self.known.book
        self.language = language_of(book_name)
        self.seed = seed
        self.match = Match(self.book)
        self.fillers: dict[object, Card] = {}
        """What is compiled of the card that is tried now, and the cards made for its scenes."""
        self.abilities = 0
        self.nothing: list[Failed] = []
        self.not_set_up: list[Failed] = []

    def result(self) -> Tried:
        failed = len(self.nothing) + len(self.not_set_up)
        return Tried(self.abilities, self.abilities - failed, tuple(self.nothing), tuple(self.not_set_up))

    def add(self, card: Card) -> None:
        """Try all abilities of a card that can be carried out, those of its other side too."""
        card = self.craft.taken(card)
        self.match, self.fillers = Match(self.book), {}
        if why_unplayable(self.match, card) is not None:
            return
        for side in (card, *self.book.sight.with_it(card)):
            for at, ability in enumerate(self.known.of(side)):
                if is_note(ability):
                    continue
                self.abilities += 1
                self._try(card, side, at, ability)
        self.known.forget()

    def _try(self, whole: Card, side: Card, at: int, ability: n.Ability) -> None:
        outcome = Trial(self, whole, side, at, ability).run()
        if outcome is None:
            return
        listed, why = outcome
        listed.append(Failed(side.name, at + 1, self.text_of(ability), why))

    def text_of(self, ability: n.Ability) -> str:
        try:
            return self.language.print(ability)
        except Exception:
            return f"({ability.keyword or ability.kind})"


class Trial:
    """One ability, tried by plan after plan."""

    def __init__(self, trying: Trying, whole: Card, side: Card, at: int, ability: n.Ability) -> None:
        self.trying, self.whole, self.side, self.at, self.ability = trying, whole, side, at, ability
        self.faults: list[str] = []

    def run(self) -> tuple[list[Failed], str] | None:
        """None when it did something; otherwise the list that it belongs on, and why."""
        fired, faint, why = False, False, ""
        if self.tells_of_decks():
            return None
        for variant in range(VARIANTS):
            case = self.case(lone=variant % 2 == 1)
            for plan in islice(case.craft.plans(case), PLANS):
                attempt = self.attempt(case, plan, variant)
                if attempt.found:
                    return None
                fired = fired or attempt.fired
                faint = faint or bool(attempt.faint)
                why = why or attempt.why
        if faint:
            return None
        if fired or self.was_set_off():
            return self.trying.nothing, "it was set off, and nothing came of it"
        return self.trying.not_set_up, self.faults[0] if self.faults else why or reason_for(self.ability)

    def was_set_off(self) -> bool:
        """Whether an ability that asks nothing ran: its scenes are played again, and it is listened for."""
        case = self.case(lone=False)
        procedures = case.match.procedures
        heard = case.match.procedures = Heard(procedures, case.id)
        for plan in islice(case.craft.plans(case), PLANS):
            self.attempt(case, plan, 0)
            if heard.asked:
                break
        case.match.procedures = procedures
        return heard.asked

    def tells_of_decks(self) -> bool:
        """Whether a deck is legal or not because of the ability."""
        known, craft = self.trying.known, self.trying.craft
        deck = craft.deck_with(self.side) if is_word(self.ability) else None
        if deck is None:
            return False
        other = craft.deck_with(replace(twin_of(known, self.side, self.at, craft.keeps), number=self.side.number))
        judge = self.trying.book.cards.check_deck
        return other is not None and [f.message for f in judge(deck)] != [f.message for f in judge(other)]

    def case(self, lone: bool) -> Case:
        known, keeps = self.trying.known, self.trying.craft.keeps
        side = alone(known, self.side, self.at, keeps) if lone else self.side
        whole = self.whole if self.side is not self.whole else side
        match = self.trying.match
        case = Case(self.trying.craft, match, side, whole, self.at, self.ability, seed=self.trying.seed)
        case.fillers = self.trying.fillers
        match.add_card(whole)
        case.definition = match.add_card(side)
        try:
            case.hollow = match.add_card(twin_of(known, side, self.at, keeps))
        except PlaymatError:
            case.hollow = match.add_card(twin_of(known, side, self.at, keeps, bare=True))
        case.id = match.abilities_of[case.definition][self.at].id
        case.hollow_id = match.abilities_of[case.hollow][self.at].id
        return case

    def attempt(self, case: Case, plan: Plan, variant: int) -> Attempt:
        try:
            return Playing(Table(case, plan, variant).lay()).play()
        except (PlaymatError, AssertionError, KeyError, IndexError, ValueError, TypeError, AttributeError) as fault:
            self.faults.append(f"{type(fault).__name__}: {fault}")
            return Attempt([], False, [])


class Heard(dict[str, Procedure]):
    """Procedures that tell whether one of them was begun."""

    def __init__(self, procedures: Mapping[str, Procedure], name: str) -> None:
        super().__init__(procedures)
        self.name, self.asked = name, False

    def __getitem__(self, name: str) -> Procedure:
        self.asked = self.asked or name == self.name
        return super().__getitem__(name)


class Playing:
    """Two games side by side: one with the ability, and its twin without the effect."""

    def __init__(self, table: Table) -> None:
        self.table, self.case = table, table.case
        self.comparing = Comparing(self.case, table.source)
        self.game = table.g
        self.twin = table.g.fork()
        if table.source >= 0:
            redeal(self.twin, [table.source], [self.case.hollow])
        self.drivers = (
            Driver(table, self.game, self.case.id),
            Driver(table, self.twin, self.case.hollow_id),
        )
        self.fired = False
        self.why = ""

    def play(self) -> Attempt:
        plan = self.table.plan
        for g in (self.game, self.twin):
            stand_at(g, plan.stage)
        faint: list[str] = []
        event = plan.event
        for _ in range(plan.steps):
            self.settle()
            found = self.comparing.differences(self.game, self.twin)
            strong = [each for each in found if each not in FAINT]
            if strong:
                return Attempt(strong, True, faint)
            faint += found
            if self.game.settle().question is None or self.twin.settle().question is None:
                break
            if event is not None:
                for g in (self.game, self.twin):
                    interrupt(self.table, g, event)
                event = None
                continue
            if not self.step():
                break
        return Attempt([], self.fired, faint, self.why)

    def settle(self) -> None:
        """Answer what the ability itself asks, in either game, until both wait for something else."""
        for driver in self.drivers:
            g = driver.game
            for _ in range(QUESTIONS):
                q = g.settle().question
                if q is None or not runs(g, driver.own):
                    break
                self.fired = driver.within = True
                g.answer(driver.choose(q))
                driver.within = False

    def step(self) -> bool:
        """Answer the question of both games alike; False where they can no longer be compared."""
        q, other = self.game.question, self.twin.question
        assert q is not None and other is not None
        if not self.why and q.seat == ME and q.kind == "act" and self.case.ability.kind == "activated":
            self.why = self.why_not()
        chosen = self.drivers[0].choose(q)
        alike = self.drivers[1].choose(other)
        if self.comparing.is_own(self.comparing.same(chosen)):
            self.fired = True
        self.game.answer(chosen)
        self.twin.answer(alike)
        return True

    def why_not(self) -> str:
        """What stands against playing the ability now."""
        word = "play" if self.case.craft.plays_itself(self.case.ability) else "use"
        act = (word, self.table.source) if word == "play" else (word, self.table.source, self.case.id)
        reason = self.game.why_not(act)
        return f"it is not offered: {reason[1]} ({reason[0]})" if reason is not None else ""


def reason_for(ability: n.Ability) -> str:
    """Why nothing came of an ability that is not played by choice."""
    if ability.kind == "continuous":
        return "no scene differs from one without it"
    events = [event_of(trigger) for trigger, _ in triggers_of(ability)]
    return f"no scene sets it off; it waits for {' or '.join(events)}" if events else "no scene sets it off"


def event_of(trigger: n.Trigger) -> str:
    match trigger:
        case n.On(event):
            return f"the event {event!r}"
        case n.At(edge, phase):
            return f"the {edge} of the {phase}"
        case n.Moved(_, start, to):
            return f"a card that moves from {'/'.join(start) or 'anywhere'} to {'/'.join(to) or 'anywhere'}"
        case n.Whenever():
            return "a situation"
    return type(trigger).__name__


def is_note(ability: n.Ability) -> bool:
    """Whether it is a remark in brackets that repeats a rule, and no ability."""
    return is_word(ability) and not ability.keyword


def runs(g: Game, own: str) -> bool:
    """Whether the ability, or what it set up, is being played or resolved."""
    return any(frame.procedure == own or frame.procedure.startswith(f"{own}/") for frame in g.frames)
