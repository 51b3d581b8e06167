"""A game at the terminal table: persons type, bots think, and everything said is told to those it concerns.

What is answered is kept in a journal before anything more is shown. What may be typed is in `commands`; where it is
shown, line by line or on a screen drawn in place, is the business of an `Output`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ...kernel.state.game import Game
from ...kernel.words.errors import PlaymatError, SaveError
from ...kernel.words.questions import Option, Question
from ..bots import Bot
from ..clean import clean
from ..mat import Mat
from ..matfile import mat_of
from ..outside import BotFault
from ..seat import Seat
from ..stepping import since
from ..words import Teller, Told
from .asking import asked
from .changes import changes
from .choices import LAST, SEVERAL, Unclear, answers_for, declined, entries, fits, meant, settled
from .commands import COMMANDS, KEYS, explain
from .drawing import draw
from .ending import AGAIN, OTHER_SIDE, QUIT, summary
from .journal import Journal
from .lines import styled
from .output import Output, Scene
from .screen import Screen
from .seen import Entry, Seen, open_table
from .spoken import is_to_be_said_again, spoken
from .stops import PASS, Passing
from .typed import Cancelled, Left, shielded, whole
from .washing import Washing
from .ways import Ways, ways_of

LAST_EVENTS = 15
YES = ("y", "yes")
WELCOME = "type the number of a choice, or help"
NEXT = {"a": AGAIN, "again": AGAIN, "o": OTHER_SIDE, "other": OTHER_SIDE, "other side": OTHER_SIDE}


class Session:
    """One sitting. `bots` says which seats a bot plays; persons play the others at the same screen."""

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], console: Console, read: Callable[[str], str],
        write: Callable[[Path, str], None], pause: float = 0.0, *, in_place: bool = False,
        journal: Journal | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.bots = bots
        self.console = console
        console.push_render_hook(Washing())
        self.out: Output = (Screen if in_place else Output)(console, read)
        self.write = write
        self.pause = pause
        self.journal = journal
        self.persons = [seat for seat in range(game.book.seats) if seat not in bots]
        self.at_screen: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.forks: list[Game] = []
        self.passing = Passing()
        self.began = time.monotonic()
        self._begun = ""
        self._seats: dict[int, tuple[Game, Seat]] = {}
        self._tellers: dict[int | None, tuple[Teller, Any]] = {}
        self._seen: dict[int | None, dict[int, Entry]] = {}
        self._heard: dict[int | None, list[Told]] = {}

    @property
    def ways(self) -> Ways:
        return ways_of(self.game.book.name)

    @property
    def mat(self) -> Mat:
        return mat_of(self.game.book)

    # --- the sitting

    def run(self) -> str:
        """Play until the game is over or the person leaves; give what the person wants next."""
        if self.persons:
            self.out.say(WELCOME, "dim")
        try:
            while (question := self.game.settle().question) is not None:
                try:
                    self._turn(question)
                except KeyboardInterrupt:
                    self.leave()
            return self._end()
        except (Left, EOFError):
            kept = "the game is kept: playmat play --resume" if self.journal else "the game is not kept"
            self.console.print(f"\nyou leave the table; {kept}", style="dim")
            return QUIT

    def _turn(self, question: Question) -> None:
        if question.seat in self.bots:
            self._let_answer(self.bots[question.seat], question.seat)
            self.forks.clear()
            self._watch()
            return
        if self.passing.passes(self.ways.stops, self.game, question):
            self._give(PASS)
            return
        # Two persons at one screen are always asked, so that neither learns that there was no choice.
        if (len(question.options) == 1 and len(self.persons) < 2) or settled(self.game, question):
            self._give(question.options[0])
            return
        if self._goes_on(question):
            return
        self._hand_over(question.seat)
        self.tell(question.seat)
        self.show(question)
        while self.game.question is question:
            if self._line(question):
                return

    def _line(self, question: Question) -> bool:
        """Read a line and act on it; tell whether the question must be put again or is answered."""
        try:
            line = self.out.read()
        except Cancelled:
            self.out.heard()
            self.out.say("the line is cancelled; quit leaves the table", "dim")
            return False
        except EOFError:
            if not self.console.is_terminal:
                raise
            self.leave()
            return False
        self.out.heard()
        return self.typed(line, question)

    def leave(self) -> None:
        """Ask whether the person really leaves; they do if nothing more can be typed."""
        if self.ask("leave the table? yes or no: ").lower() in YES:
            raise Left
        self.out.heard()
        self.out.say("you stay", "dim")

    def ask(self, prompt: str, lines: Sequence[Text] = ()) -> str:
        """Something asked beside the question; nothing where the line is cancelled."""
        try:
            return self.out.ask(prompt, lines)
        except Cancelled:
            return ""

    def _watch(self) -> None:
        """Where only bots play, everything is told as it happens."""
        if not self.persons:
            lines = self.tell(None)
            if any(told.kind == "begin turn" for told in lines):
                self.out.put(self._open_table(None))
            time.sleep(self.pause)

    def _hand_over(self, seat: int) -> None:
        if len(self.persons) < 2 or self.at_screen == seat:
            return
        self.out.clear()
        self.out.forget()
        self.ask(f"player {seat + 1} takes the screen: press Enter ")
        self.at_screen = seat
        self.forks.clear()

    # --- the end

    def _end(self) -> str:
        """The table with both hands open, who has won and why, where it can be seen again, and what now."""
        viewer = self.at_screen
        self.tell(viewer)
        tape = self._tape()
        minutes = (time.monotonic() - self.began) / 60
        lines = [*self._open_table(viewer), *summary(self.game, viewer, minutes, tape, self.out.width)]
        self.out.over(lines)
        if not self.persons:
            return QUIT
        try:
            return NEXT.get(self.out.ask("again, other side, or quit? ").lower(), QUIT)
        except (Cancelled, EOFError):
            return QUIT

    def _tape(self) -> str:
        """How the replay of a game that is over is seen, if it was kept."""
        if self.journal is None:
            return ""
        try:
            return f"playmat replay {self.journal.end(self.game).stem}"
        except PlaymatError as error:
            return f"there is none: {clean(str(error))}"

    def _open_table(self, viewer: int | None) -> list[Text]:
        """The table with both hands open."""
        views = (self.game.view(0), self.game.view(1))
        room = self.console.height - 10 if self.out.folds else None
        return draw(open_table(views, viewer), self.mat, self.out.width, room)

    # --- telling and showing

    def tell(self, viewer: int | None) -> list[Told]:
        """Tell a person what has happened since they were last told."""
        self._hear(viewer)
        told = self._heard.pop(viewer, [])
        self.out.news(told, viewer, self.passing.told(viewer))
        return told

    def _hear(self, viewer: int | None) -> None:
        """Take in what has happened, for the time when it is told: events, and numbers that have changed."""
        if viewer not in self._tellers:
            self._tellers[viewer] = (Teller(self.game, viewer), None)
        teller, place = self._tellers[viewer]
        teller.meet(self.game)
        told = teller.told(since(self.game, place))
        self._tellers[viewer] = (teller, self.game.events)
        now = Seen(self.game.view(viewer), self.mat).by_number
        before = self._seen.get(viewer, {})
        self._heard.setdefault(viewer, []).extend([*told, *changes(self.mat, before, now, told)])
        self._seen[viewer] = now

    def catch_up(self) -> None:
        """Take up the story of a game that has gone on before, with its last events."""
        self.begin_anew()
        if self.game.answers is not None and self.at_screen is not None:
            told = Teller(self.game, self.at_screen).told(self.game.log)
            self.out.news(told[-LAST_EVENTS:], self.at_screen)

    def begin_anew(self) -> None:
        """Begin the story anew after the game was exchanged for another."""
        self._tellers, self._seen, self._heard = {}, {}, {}
        self.out.forget()
        for viewer in (*self.persons, *([None] if not self.persons else [])):
            self._hear(viewer)
        self._heard = {}

    def show(self, question: Question, again: bool = False) -> None:
        self.out.show(self.scene(question), again)

    def scene(self, question: Question) -> Scene:
        view = self.game.view(question.seat)
        return Scene(view, self.mat, asked(self.game, question), self.ways.redraws(question))

    # --- what is typed

    def typed(self, line: str, question: Question) -> bool:
        """Act on a line; tell whether the question must be put again or is answered."""
        word, _, rest = line.partition(" ")
        try:
            if line.startswith("?"):
                explain(self, line[1:].strip(), question)
            elif line.lower() in KEYS:
                return KEYS[line.lower()](self, question)
            elif word.lower() in COMMANDS:
                return COMMANDS[word.lower()](self, rest.strip(), question)
            else:
                return self._choose(line, question)
        except PlaymatError as error:
            self.out.say(clean(str(error)).replace("; did you mean", ". Did you mean"))
        return False

    def _choose(self, line: str, question: Question) -> bool:
        said = spoken(self.game, question, line)
        if said:
            self._begun = line
            return self.answer(*said)
        options = meant(self.game, question, line)
        if question.kind in SEVERAL:
            return self.answer(*answers_for(self.game, question, options))
        if len(options) > 1:
            options = self._place(question, options)
        return self.answer(options[0]) if options and self._is_sure(question, options[0]) else False

    def _goes_on(self, question: Question) -> bool:
        """Go on with a sentence that was begun, when the rest of it is asked; anything else asked puts an end to it."""
        line, self._begun = self._begun, ""
        if not line or not is_to_be_said_again(self.game, question, line):
            return False
        try:
            return self.answer(*spoken(self.game, question, line))
        except PlaymatError as error:
            self.out.say(clean(str(error)))
            return False

    def _is_sure(self, question: Question, option: Option) -> bool:
        """Whether a person who gives something up by a choice wants to."""
        lost = self.ways.gives_up(self.game, question, option)
        if not lost or self.ask(f"{clean(lost)}: yes or no? ").lower() in YES:
            return True
        self.out.say("choose again", "dim")
        return False

    def _place(self, question: Question, options: list[Option]) -> list[Option]:
        """Ask for the place that tells the options apart."""
        places = [str(option[-1]) for option in options if isinstance(option, tuple)]
        lines = []
        for number, place in enumerate(places, 1):
            there = self.game.in_zone(question.seat, place) if place in self.game.match.masks else []
            takes = f"  in place of {clean(self.game.card(there[-1]))}" if there else ""
            lines.append(styled(f"   {number}", "cyan").append(f"  {place}", "none").append(takes, "dim"))
        typed = self.ask("where? ", lines).lower()
        which = whole(typed)
        if which is not None and 1 <= which <= len(options):
            return [options[which - 1]]
        found = [option for option, place in zip(options, places, strict=True) if typed and fits(place, typed.split())]
        if len(found) != 1:
            self.out.say("no place chosen: choose again")
            return []
        return found

    def answer(self, *answers: Option) -> bool:
        before = self.game.fork()
        self._give(*answers)
        self.forks.append(before)
        return True

    def _give(self, *answers: Option) -> None:
        """Answer and keep it; Ctrl-C waits until both are done."""
        with shielded():
            try:
                for answer in answers:
                    if self.game.question is not None and answer not in self.game.question.options:
                        self.game.settle()
                    self.game.answer(answer)
                    for seat in self.persons:
                        self._hear(seat)
            finally:
                self.keep()  # also what came before an answer that is none

    def _let_answer(self, bot: Bot, seat: int) -> None:
        """Let a bot answer; a program that does something else loses by that."""
        try:
            option = bot.choose(self._seat(seat))
        except BotFault as fault:
            self.game.concede(seat, str(fault))
            self._give()
        else:
            self._give(option)

    def _seat(self, number: int) -> Seat:
        """The same seat for as long as the game is the same: what it has met, it has compiled."""
        held = self._seats.get(number)
        if held is None or held[0] is not self.game:
            held = self._seats[number] = (self.game, Seat(self.game, number))
        return held[1]

    def keep(self) -> None:
        """Keep what was answered; a game that cannot be kept goes on, and that is said once."""
        if self.journal is None:
            return
        try:
            self.journal.keep(self.game)
        except SaveError as error:
            self.journal = None
            self.out.say(str(error))

    def exchange(self, game: Game) -> None:
        """Go on with another game; the one before stays kept as it is."""
        self.game = game
        if self.journal is not None:
            try:
                self.journal = self.journal.instead(game)
            except SaveError as error:
                self.journal = None
                self.out.say(str(error))

    def first(self, question: Question) -> Option | None:
        """The choice that is offered alone, where the others are folded."""
        shown = entries(self.game, question)
        alone = len(shown) > 1 and all(entry.folded for entry in shown[1:])
        option = shown[0].options[0]
        return option if alone and option not in LAST else None

    def pass_now(self, question: Question) -> bool:
        declining = declined(question)
        if declining is None:
            raise Unclear("this is a choice you cannot decline: type the number of one")
        return self.answer(declining)
