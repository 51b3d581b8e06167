"""A game at the terminal table: persons type, bots think, and everything said is told to those it concerns."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import playmat

from ...kernel.state.game import Game
from ...kernel.state.save import record
from ...kernel.state.sight import sees
from ...kernel.words.errors import PlaymatError, SaveError
from ...kernel.words.questions import DONE, Option, Question
from ...library import read_text
from ...rulebook.rules import find_rule
from ..bots import Bot, Seat
from ..clean import clean
from ..mat import Mat
from ..matfile import mat_of
from ..stepping import since
from ..words import Teller, ability_line, who
from .acts import reason_against
from .choices import LAST, SEVERAL, Entry, Unclear, answers_for, card_of, entries, fits, meant, numbered
from .drawing import draw, every_sign
from .faces import faces
from .lines import labelled
from .looking import OTHER_SIDE, looked
from .seen import Seen, open_table
from .stops import PASS, Passing
from .typed import whole
from .undo import why_not_undo
from .washing import Washing
from .ways import Ways, ways_of

HELP = (
    ("1", "take choice 1"),
    ("1 3 4", "pick several cards at once, where several may be picked"),
    ("{choice}", "or the beginnings of the words of a choice"),
    ("?1  or  ? NAME", "a card's text"),
    ("why WORDS", "the rule against an act: why {act}"),
    ("look ZONE", "the cards of a zone: {look}"),
    ("rules ID", "a rule in our words"),
    ("log [N]", "the last events with their rules"),
    ("undo", "take back a choice that showed nobody anything"),
    ("save FILE, load FILE", "keep the game, or go on with one"),
    ("record FILE", "write the game so far for playmat replay"),
    ("table", "draw the table again"),
    ("concede, quit", "give up, or leave the table"),
)
HELP_STOPS = (
    ("p", "pass"),
    ("r", "pass everything until the turn is over"),
    ("stops", "where you are asked; change it: stops 3, all, none, usual"),
    ("o", "show the other choices; Enter takes a payment offered"),
)

LAST_EVENTS = 15
BESIDE = 2
"""Lines beside a drawing and its question: the one before them, and the one that is typed."""


class Left(Exception):
    """The person has left the table."""


class Session:
    """One sitting. `bots` says which seats a bot plays; persons play the others at the same screen."""

    def __init__(
        self, game: Game, bots: Mapping[int, Bot], console: Console, read: Callable[[str], str],
        write: Callable[[Path, str], None], pause: float = 0.0,
    ) -> None:  # fmt: skip
        self.game = game
        self.bots = bots
        self.console = console
        console.push_render_hook(Washing())
        self.read = read
        self.write = write
        self.pause = pause
        self.persons = [seat for seat in range(game.book.seats) if seat not in bots]
        self.at_screen: int | None = self.persons[0] if len(self.persons) == 1 else None
        self._forks: list[Game] = []
        self._drawn: object = None
        self._passing = Passing()
        self._tellers: dict[int | None, tuple[Teller, Any]] = {}

    @property
    def ways(self) -> Ways:
        return ways_of(self.game.book.name)

    @property
    def mat(self) -> Mat:
        return mat_of(self.game.book)

    # --- the sitting

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while self.game.question is not None:
                self._turn(self.game.question)
        except (Left, EOFError):
            self.console.print("\nyou leave the table; the game is not kept unless you saved it", style="dim")
            return
        self._end()

    def _turn(self, question: Question) -> None:
        if question.seat in self.bots:
            answer = self.bots[question.seat].choose(Seat(self.game, question.seat))
            self.game.answer(answer)
            self._forks.clear()
            self._watch()
            return
        if self._passing.passes(self.ways.stops, self.game, question):
            self.game.answer(PASS)
            return
        self._hand_over(question.seat)
        self.tell(question.seat)
        self._show(question)
        while self.game.question is question:
            if self._typed(self.read("> ").strip(), question):
                return

    def _watch(self) -> None:
        """Where only bots play, everything is told as it happens."""
        if not self.persons:
            lines = self.tell(None)
            if any(kind == "begin turn" for kind, _, _ in lines):
                self._put(self._open_table(None))
            time.sleep(self.pause)

    def _hand_over(self, seat: int) -> None:
        if len(self.persons) < 2 or self.at_screen == seat:
            return
        if self.console.is_terminal:
            self.console.clear()
        self.read(f"player {seat + 1} takes the screen: press Enter ")
        self.at_screen = seat
        self._forks.clear()

    def _end(self) -> None:
        viewer = self.at_screen
        self.tell(viewer)
        self._put(self._open_table(viewer))
        result = self.game.result
        assert result is not None
        if result.winner is None:
            words = "the game is a draw"
        else:
            words = f"{who(result.winner, viewer)} win{'' if result.winner == viewer else 's'}"
        self.console.print(Text(f"{words}: {result.reason} ({result.rule})", style="bold green"))

    # --- telling and showing

    def tell(self, viewer: int | None) -> list[tuple[str, str, str]]:
        """Tell a person what has happened since they were last told."""
        if viewer not in self._tellers:
            self._tellers[viewer] = (Teller(self.game, viewer), None)
        teller, place = self._tellers[viewer]
        teller.meet(self.game)
        lines = teller.tell(since(self.game, place))
        self._tellers[viewer] = (teller, self.game.events)
        self._lines(lines)
        passed = self._passing.told(viewer)
        if passed:
            self.console.print(Text(passed, style="dim"))
        return lines

    def _lines(self, lines: list[tuple[str, str, str]]) -> None:
        """Lines with their rules at the side; equal ones in a row are counted."""
        for (kind, rule, words), same in groupby(lines):
            count = len(list(same))
            style = "bold" if kind in ("begin turn", "end") else "default"
            times = f" ×{count}" if count > 1 else ""
            grid = Table.grid(padding=(0, 2))
            grid.add_column(width=12, justify="right", style="dim")
            grid.add_column(style=style)
            grid.add_row(rule, escape(clean(words)) + times)
            self.console.print(grid)

    def catch_up(self) -> None:
        """Take up the story of a game that has gone on before, with its last events."""
        self._hear_silently()
        self._drawn = None
        if self.game.answers is not None and self.at_screen is not None:
            self._lines(Teller(self.game, self.at_screen).tell(self.game.log)[-LAST_EVENTS:])

    def _hear_silently(self) -> None:
        """Begin the story anew after the game was exchanged for another."""
        self._tellers = {}
        for viewer in (*self.persons, *([None] if not self.persons else [])):
            teller = Teller(self.game, viewer)
            teller.tell(self.game.log)
            self._tellers[viewer] = (teller, self.game.events)

    def _show(self, question: Question, again: bool = False) -> None:
        """Put the question, under the table if anything on it has changed since it was drawn."""
        shown = entries(self.game, question)
        view = self.game.view(question.seat)
        lines = draw(view, self.mat, self.console.width, self._room(question, shown))
        facts = view["facts"]
        now = (question.seat, facts["turn"], facts["phase"], [line.plain for line in lines[1:]])
        if again or (now != self._drawn and self.ways.redraws(question)):
            self.console.print()
            self._put(lines)
            self._drawn = now
        self._ask(question, shown)

    def _room(self, question: Question, shown: list[Entry]) -> int | None:
        """The lines that a drawing may have for the question to be seen with it; any number where nothing scrolls."""
        if not self.console.is_terminal:
            return None
        with self.console.capture() as asked:
            self._ask(question, shown)
        return self.console.height - BESIDE - asked.get().count("\n")

    def _open_table(self, viewer: int | None) -> list[Text]:
        """The table with both hands open."""
        views = (self.game.view(0), self.game.view(1))
        return draw(open_table(views, viewer), self.mat, self.console.width)

    def _put(self, lines: list[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, crop=True)

    def _ask(self, question: Question, shown: list[Entry]) -> None:
        prompt = Text(f"\n{self.ways.prompt(self.game, question)}", style="bold")
        prompt.append(f"  {question.rule}", "not bold dim")
        if question.source is not None and sees(self.game, question.seat, question.source):
            name = str(self.game.card(question.source))
            if name not in prompt.plain:
                prompt.append(f"  {name}", "not bold cyan")
        self.console.print(prompt)
        if question.source is not None and self.game.frames[-1].procedure in self.game.match.abilities:
            line = ability_line(self.game, self.game.frames[-1].procedure)
            self.console.print(Padding(Text(line, style="dim italic"), (0, 0, 0, 2)))
        if question.kind == "number":
            self.console.print(f"  {numbers_words(question.options)}", highlight=False)
            return
        for number, entry in enumerate(shown, 1):
            if not entry.folded:
                self._entry(number, entry)
        if any(entry.folded for entry in shown):
            self.console.print(Text("  o  ", style="cyan").append("show " + folded_words(shown), "dim"))
        if question.kind in SEVERAL:
            self.console.print(how_many(question), style="dim")

    def _entry(self, number: int, entry: Entry) -> None:
        room = self.console.width - 5 - len(entry.detail) - 2
        words = entry.words if len(entry.words) <= max(room, 20) or not entry.detail else entry.words[: room - 1] + "…"
        line = Text(f"{number:>3}  ", style="cyan").append(words, "default")
        if entry.detail:
            line.append(" " * max(0, 5 + room - len(line)) + "  " + entry.detail, "dim")
        self.console.print(line)

    # --- what is typed

    def _typed(self, line: str, question: Question) -> bool:
        """Act on a line; tell whether the question must be put again or is answered."""
        word, _, rest = line.partition(" ")
        try:
            if line.startswith("?"):
                self._explain(line[1:].strip(), question)
            elif line.lower() in KEYS and self.ways.stops is not None:
                return KEYS[line.lower()](self, question)
            elif word.lower() in COMMANDS:
                return COMMANDS[word.lower()](self, rest.strip(), question)
            elif line:
                return self._choose(line, question)
        except PlaymatError as error:
            self.console.print(Text(str(error).replace("; did you mean", ". Did you mean"), style="yellow"))
        return False

    def _choose(self, line: str, question: Question) -> bool:
        options = meant(self.game, question, line)
        if question.kind in SEVERAL:
            return self._answer(*answers_for(self.game, question, options))
        if len(options) > 1:
            options = self._place(question, options)
        return self._answer(options[0]) if options else False

    def _place(self, question: Question, options: list[Option]) -> list[Option]:
        """Ask for the place that tells the options apart."""
        places = [str(option[-1]) for option in options if isinstance(option, tuple)]
        for number, place in enumerate(places, 1):
            there = self.game.in_zone(question.seat, place) if place in self.game.match.masks else []
            takes = f"  [dim]in place of {escape(self.game.card(there[-1]))}[/]" if there else ""
            self.console.print(f"   [cyan]{number}[/]  {place}{takes}")
        typed = self.read("where? ").strip().lower()
        which = whole(typed)
        if which is not None and 1 <= which <= len(options):
            return [options[which - 1]]
        found = [option for option, place in zip(options, places, strict=True) if typed and fits(place, typed.split())]
        if len(found) != 1:
            self.console.print("no place chosen: choose again", style="yellow")
            return []
        return found

    def _answer(self, *answers: Option) -> bool:
        before = self.game.fork()
        for answer in answers:
            self.game.answer(answer)
        self._forks.append(before)
        return True

    # --- keys of books with stops

    def _first(self, question: Question) -> bool:
        """Where one choice is offered and the others are folded, Enter takes it; elsewhere it does nothing."""
        shown = entries(self.game, question)
        alone = len(shown) > 1 and all(entry.folded for entry in shown[1:])
        return self._answer(shown[0].options[0]) if alone and shown[0].options[0] not in LAST else False

    def _pass(self, question: Question) -> bool:
        if PASS not in question.options:
            raise Unclear("this is a choice you cannot pass")
        return self._answer(PASS)

    def _pass_the_rest(self, question: Question) -> bool:
        done = self._pass(question)
        self._passing.pass_the_rest(self._forks[-1], question.seat)
        return done

    def _others(self, question: Question) -> bool:
        shown = entries(self.game, question)
        if not any(entry.folded for entry in shown):
            raise Unclear("there are no other choices than these")
        for number, entry in enumerate(shown, 1):
            if entry.folded:
                self._entry(number, entry)
        return False

    def _stops(self, words: str, question: Question) -> bool:
        stops = self.ways.stops
        if stops is None:
            raise Unclear("this game asks you only where you have to decide: it has no stops")
        typed = words.lower()
        if typed and not self._passing.change(stops, question.seat, typed):
            raise Unclear(f"{words!r} is no stop: type stops and 1 to {len(stops.stops)}, a name, all, none or usual")
        on = self._passing.of(stops, question.seat)
        for number, stop in enumerate(stops.stops, 1):
            line = Text(f"{number:>3}  ", style="cyan").append("[x] " if stop.name in on else "[ ] ", "default")
            self.console.print(line.append(f"{stop.name:<16}", "default").append(stop.words, "dim"))
        return False

    # --- commands

    def _explain(self, words: str, question: Question) -> None:
        card = self._card_meant(words, question)
        definition = self.game.match.cards[self.game.definition[card]]
        entry = Seen(self.game.view(question.seat), self.mat).by_number.get(card, {})
        keys = [each.name for each in self.game.book.words.characteristics]
        printed = {**definition.printed, "name": definition.name}
        for side in faces(printed, definition.text, entry.get(OTHER_SIDE), keys):
            self.console.print(Padding(side, (0, 0, 0, 2)))

    def _card_meant(self, words: str, question: Question) -> int:
        number = whole(words)
        if number is not None:
            option = numbered(entries(self.game, question), number).options[0]
            card = card_of(option)
            if card is None or question.kind == "number" or not sees(self.game, question.seat, card):
                raise Unclear(f"choice {words} is no card you can see")
            return card
        seen = [c for c in range(len(self.game.definition)) if sees(self.game, question.seat, c)]
        found = [c for c in seen if words and fits(self.game.card(c), words.split())]
        if not found:
            raise Unclear(f"{words!r} is no card you can see; type ? and the beginning of its name")
        return found[0]

    def _why(self, words: str, question: Question) -> bool:
        reason = reason_against(self.game, question.seat, words)
        if reason is None:
            self.console.print("nothing is against it: it is one of the choices", style="green")
        else:
            gist = find_rule(self.game.book.name, reason[0]).gist
            self.console.print(Text(reason[1], style="yellow").append(f"  {reason[0]}", "dim"))
            if gist:
                self.console.print(Padding(Text(gist, style="dim"), (0, 0, 0, 2)))
        return False

    def _undo(self, words: str, question: Question) -> bool:
        if not self._forks:
            raise Unclear("there is no choice to take back since the opponent's last")
        against = why_not_undo(self._forks[-1], self.game)
        if against:
            raise Unclear(f"that cannot be taken back: {against}")
        self.game = self._forks.pop()
        self._passing.wake()
        self._hear_silently()
        self.console.print("taken back", style="green")
        return True

    def _save(self, words: str, question: Question) -> bool:
        if not words:
            raise Unclear("save where? type save and a file name")
        self.write(Path(words).expanduser(), self.game.save())
        self.console.print(f"saved to {escape(words)}", style="green")
        return False

    def _load(self, words: str, question: Question) -> bool:
        if not words:
            raise Unclear("load what? type load and a file name")
        game = playmat.load(read_text(Path(words).expanduser()))
        if game.book.seats != self.game.book.seats:
            raise SaveError(f"it is a game for {game.book.seats} players")
        if game.book.name != self.game.book.name:
            self._passing = Passing()
        self._passing.wake()
        self.game = game
        self._forks.clear()
        self.console.print(f"going on with {escape(words)}", style="green")
        self.catch_up()
        return True

    def _log(self, words: str, question: Question) -> bool:
        count = whole(words) or LAST_EVENTS
        self._lines(Teller(self.game, question.seat).tell(self.game.log)[-count:])
        return False

    def _rules(self, words: str, question: Question) -> bool:
        rule = find_rule(self.game.book.name, words or question.rule)
        self.console.print(Text(f"{rule.id}  ", style="bold").append(rule.gist or rule.kind, "not bold default"))
        return False

    def _look(self, words: str, question: Question) -> bool:
        tokens = words.lower().split()
        theirs = bool(tokens) and tokens[0] in ("their", "opponent's", "opponents", "his", "her")
        name = " ".join(tokens[1:] if theirs else tokens)
        self.game.book.require(name, [zone.name for zone in self.game.book.places.zones], "zone")
        seat = 1 - question.seat if theirs else question.seat
        for line in looked(Seen(self.game.view(question.seat), self.mat), seat, name, self.console.width - 2):
            self.console.print(Padding(line, (0, 0, 0, 2)))
        return False

    def _table(self, words: str, question: Question) -> bool:
        self._show(question, again=True)
        return False

    def _record(self, words: str, question: Question) -> bool:
        if not words:
            raise Unclear("record where? type record and a file name")
        self.write(Path(words).expanduser(), record(self.game))
        self.console.print(f"recorded in {escape(words)}: playmat replay {escape(words)}", style="green")
        return False

    def _help(self, words: str, question: Question) -> bool:
        examples = asdict(self.ways.examples)
        of_stops = HELP_STOPS if self.ways.stops is not None else ()
        for typed, does in (*of_stops, *HELP):
            self.console.print(f"  [cyan]{typed.format(**examples):<22}[/] {does.format(**examples)}")
        self._put(labelled(Text("  signs"), [Text(each) for each in every_sign(self.mat)], self.console.width))
        return False

    def _concede(self, words: str, question: Question) -> bool:
        if self.read("give the game up? yes or no: ").strip().lower() in ("y", "yes"):
            self.game.concede(question.seat)
            return True
        return False

    def _quit(self, words: str, question: Question) -> bool:
        raise Left


def numbers_words(options: Sequence[Option]) -> str:
    """Numbers to choose from: from the least to the greatest, or one by one where some between them are missing."""
    numbers = sorted(option for option in options if isinstance(option, int))
    words = [str(option) for option in options if not isinstance(option, int)]
    whole_run = len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1))
    run = [f"a number from {numbers[0]} to {numbers[-1]}"] if whole_run else [str(number) for number in numbers]
    return "type " + ", ".join([*run, *words])


def how_many(question: Question) -> str:
    """What is to be typed where several cards may be picked."""
    if question.kind == "order":
        return "type all numbers at once, in order"
    least, most = question.least, question.most
    count = str(most) if least == most else f"up to {most}" if not least else f"{least} to {most}"
    return f"pick {count}: type all numbers at once" + (", or done" if DONE in question.options else "")


def folded_words(shown: list[Entry]) -> str:
    """What the choices that are not shown are: 'will abilities (3)'."""
    counts = Counter(entry.folded for entry in shown if entry.folded)
    return ", ".join(f"{words} ({count})" for words, count in counts.items())


KEYS: dict[str, Callable[[Session, Question], bool]] = {
    "": Session._first,
    "p": Session._pass,
    "r": Session._pass_the_rest,
    "o": Session._others,
}
COMMANDS: dict[str, Callable[[Session, str, Question], bool]] = {
    "help": Session._help,
    "why": Session._why,
    "undo": Session._undo,
    "save": Session._save,
    "load": Session._load,
    "log": Session._log,
    "rules": Session._rules,
    "rule": Session._rules,
    "look": Session._look,
    "table": Session._table,
    "stops": Session._stops,
    "stop": Session._stops,
    "record": Session._record,
    "concede": Session._concede,
    "quit": Session._quit,
    "exit": Session._quit,
    "q": Session._quit,
}
