"""What may be typed at the table beside choices: keys and commands.

A command takes the session, the words behind it and the open question, and tells whether the question is answered or
must be put again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...kernel.state.game import Game
from ...kernel.state.save import record
from ...kernel.state.sight import sees
from ...kernel.words.errors import SaveError
from ...kernel.words.questions import Question
from ...rulebook.rules import find_rule
from ..clean import clean
from ..files import given_path, read_game
from ..words import Teller
from .acts import reason_against
from .choices import Unclear, card_of, entries, fits, numbered
from .drawing import draw, every_sign
from .faces import faces
from .lines import labelled, styled
from .looking import OTHER_SIDE, looked
from .output import INDENT, told_lines, wrapped
from .seen import Seen
from .stops import Passing
from .typed import whole
from .undo import why_not_undo

if TYPE_CHECKING:
    from .session import Session

GOOD = "green"
LAST_EVENTS = 15
HELP_COLUMN = 25
"""Where what a word does begins, in help."""
MANY_EVENTS = 200
HELP = (
    ("1", "take choice 1"),
    ("1 3 4", "pick several cards at once, where several may be picked; or by name: usher, singer"),
    ("{choice}", "or the beginnings of the words of a choice"),
    ("Enter", "draw the table again, or take the one payment that is offered"),
    ("p", "pass, or take none"),
    ("m, o", "more choices that did not fit, choices that are folded"),
    ("l, h, t", "what happened, your hand, the whole table"),
    ("?1  or  ? NAME", "a card's text, both sides of it"),
    ("why WORDS", "the rule against an act: why {act}"),
    ("look ZONE", "the cards of a zone: {look}"),
    ("rules ID", "a rule in our words"),
    ("log [N]", "the last events with their rules"),
    ("undo", "take back a choice that showed nobody anything"),
    ("save FILE, load FILE", "keep the game, or go on with one"),
    ("record FILE", "write the game so far for playmat replay"),
    ("concede, quit", "give up, or leave the table; the game is kept"),
)
HELP_STOPS = (
    ("r", "pass everything until the turn is over"),
    ("stops", "where you are asked; change it: stops 3, all, none, usual"),
)


# --- keys -------------------------------------------------------------------------------------------------


def enter(session: Session, question: Question) -> bool:
    """Back from what is read; or where one choice is offered and the others are folded, that choice."""
    if session.out.back():
        return False
    option = session.first(question)
    return session.answer(option) if option is not None else False


def pass_now(session: Session, question: Question) -> bool:
    return session.pass_now(question)


def pass_the_rest(session: Session, question: Question) -> bool:
    if session.ways.stops is None:
        raise Unclear("this game asks you only where you have to decide: it has no stops")
    done = session.pass_now(question)
    session.passing.pass_the_rest(session.forks[-1], question.seat)
    return done


def others(session: Session, question: Question) -> bool:
    scene = session.scene(question)
    if not any(entry.folded for entry in scene.asked.shown):
        raise Unclear("there are no other choices than these")
    session.out.unfold(scene)
    return False


def more(session: Session, question: Question) -> bool:
    if not session.out.more():
        raise Unclear("all choices are shown")
    return False


def long_log(session: Session, question: Question) -> bool:
    return log(session, str(MANY_EVENTS), question)


def hand(session: Session, question: Question) -> bool:
    return look(session, "hand", question)


def whole_table(session: Session, question: Question) -> bool:
    if not session.out.folds:
        session.show(question, again=True)
        return False
    session.out.page(draw(session.game.view(question.seat), session.mat, session.out.width))
    return False


KEYS: dict[str, Callable[[Session, Question], bool]] = {
    "": enter, "p": pass_now, "r": pass_the_rest, "o": others, "m": more, "l": long_log, "h": hand, "t": whole_table,
}  # fmt: skip


# --- what is read -----------------------------------------------------------------------------------------


def explain(session: Session, words: str, question: Question) -> None:
    """A card, both sides of it where the seat knows both."""
    game = session.game
    if not words:
        help_(session, "", question)
        return
    card = card_meant(game, words, question)
    definition = game.match.cards[game.definition[card]]
    entry = Seen(game.view(question.seat), session.mat).by_number.get(card, {})
    keys = [each.name for each in game.book.words.characteristics]
    printed = {**definition.printed, "name": definition.name}
    sides = faces(printed, definition.text, entry.get(OTHER_SIDE), keys)
    session.out.page([line for side in sides for line in rendered(session, Padding(side, (0, 0, 0, 2)))])


def rendered(session: Session, what: RenderableType) -> list[Text]:
    """Something drawn by other means, as lines."""
    console = session.console
    lines = console.render_lines(what, console.options, pad=False)
    return [Text.assemble(*((each.text, each.style or "") for each in line if not each.control)) for line in lines]


def card_meant(game: Game, words: str, question: Question) -> int:
    number = whole(words)
    if number is not None:
        option = numbered(entries(game, question), number).options[0]
        card = card_of(option)
        if card is None or question.kind == "number" or not sees(game, question.seat, card):
            raise Unclear(f"choice {words} is no card you can see")
        return card
    seen = [c for c in range(len(game.definition)) if sees(game, question.seat, c)]
    found = [c for c in seen if fits(game.card(c), words.split())]
    if not found:
        raise Unclear(f"{words!r} is no card you can see; type ? and the beginning of its name")
    return found[0]


def why(session: Session, words: str, question: Question) -> bool:
    reason = reason_against(session.game, question.seat, words)
    if reason is None:
        session.out.say("nothing is against it: it is one of the choices", GOOD)
        return False
    rule, sentence = reason
    gist = find_rule(session.game.book.name, rule).gist
    session.out.say(styled(clean(sentence), "yellow").append(f"  {rule}", "dim"))
    if gist:
        session.out.say(clean(gist), "dim", INDENT)
    return False


def log(session: Session, words: str, question: Question) -> bool:
    count = whole(words) or LAST_EVENTS
    told = Teller(session.game, question.seat).told(session.game.log)[-count:]
    session.out.page(told_lines(told, question.seat, session.out.width))
    return False


def rules(session: Session, words: str, question: Question) -> bool:
    rule = find_rule(session.game.book.name, words or question.rule)
    session.out.say(styled(f"{rule.id}  ", "bold").append(clean(rule.gist or rule.kind), "none"))
    return False


def look(session: Session, words: str, question: Question) -> bool:
    tokens, book = words.lower().split(), session.game.book
    theirs = bool(tokens) and tokens[0] in ("their", "opponent's", "opponents", "his", "her")
    name = " ".join(tokens[1:] if theirs else tokens)
    book.require(name, [zone.name for zone in book.places.zones], "zone")
    seat = 1 - question.seat if theirs else question.seat
    seen = Seen(session.game.view(question.seat), session.mat)
    session.out.page([Text("  ").append_text(line) for line in looked(seen, seat, name, session.out.width - 2)])
    return False


def table(session: Session, words: str, question: Question) -> bool:
    session.show(question, again=True)
    return False


def help_(session: Session, words: str, question: Question) -> bool:
    examples = asdict(session.ways.examples)
    said = [(sentence.shows, "one act in one line") for sentence in session.ways.sentences if sentence.shows]
    of_stops = HELP_STOPS if session.ways.stops is not None else ()
    lines = []
    for typed, does in (*said, *of_stops, *HELP):
        first, *rest = wrapped(styled(does.format(**examples), "none"), session.console, " " * HELP_COLUMN)
        key = f"  {typed.format(**examples)}".ljust(HELP_COLUMN)
        shown = Text(first.plain[HELP_COLUMN:]) if len(key) <= HELP_COLUMN else Text("  " + first.plain.strip())
        lines += [styled(key, "cyan").append_text(shown), *rest]
    signs = labelled(Text("  signs"), [Text(each) for each in every_sign(session.mat)], session.out.width)
    session.out.page([*lines, *signs])
    return False


# --- what changes something -------------------------------------------------------------------------------


def undo(session: Session, words: str, question: Question) -> bool:
    if not session.forks:
        raise Unclear("there is no choice to take back since the opponent's last")
    against = why_not_undo(session.forks[-1], session.game, question.seat)
    if against:
        raise Unclear(f"that cannot be taken back: {against}")
    session.game = session.forks.pop()
    session.keep()
    session.passing.wake()
    session.begin_anew()
    session.out.say("taken back", GOOD)
    return True


def stops(session: Session, words: str, question: Question) -> bool:
    known, typed = session.ways.stops, words.lower()
    if known is None:
        raise Unclear("this game asks you only where you have to decide: it has no stops")
    if typed and not session.passing.change(known, question.seat, typed):
        raise Unclear(f"{words!r} is no stop: type stops and 1 to {len(known.stops)}, a name, all, none or usual")
    on = session.passing.of(known, question.seat)
    lines = []
    for number, stop in enumerate(known.stops, 1):
        line = styled(f"{number:>3}  ", "cyan").append("[x] " if stop.name in on else "[ ] ", "none")
        lines.append(line.append(f"{stop.name:<16}", "none").append(stop.words, "dim"))
    session.out.page(lines)
    return False


def named(words: str, doing: str) -> Path:
    """The file that is named."""
    if not words:
        raise Unclear(f"{doing} {'what' if doing == 'load' else 'where'}? type {doing} and a file name")
    return given_path(words)


def save(session: Session, words: str, question: Question) -> bool:
    session.write(named(words, "save"), session.game.save())
    session.out.say(f"saved to {clean(words)}", GOOD)
    return False


def record_(session: Session, words: str, question: Question) -> bool:
    session.write(named(words, "record"), record(session.game))
    session.out.say(f"recorded in {clean(words)}: playmat replay {clean(words)}", GOOD)
    return False


def load(session: Session, words: str, question: Question) -> bool:
    game = read_game(named(words, "load"))
    if game.book.seats != session.game.book.seats:
        raise SaveError(f"it is a game for {game.book.seats} players")
    if game.book.name != session.game.book.name:
        session.passing = Passing()
    session.passing.wake()
    session.exchange(game)
    session.forks.clear()
    session.out.say(f"going on with {clean(words)}", GOOD)
    session.catch_up()
    return True


def concede(session: Session, words: str, question: Question) -> bool:
    if session.ask("give the game up? yes or no: ").lower() in ("y", "yes"):
        session.game.concede(question.seat)
        session.keep()
        return True
    return False


def quit_(session: Session, words: str, question: Question) -> bool:
    session.leave()
    return False


COMMANDS: dict[str, Callable[[Session, str, Question], bool]] = {
    "help": help_, "why": why, "undo": undo, "save": save, "load": load, "log": log, "rules": rules, "rule": rules,
    "look": look, "table": table, "stops": stops, "stop": stops, "record": record_, "concede": concede,
    "quit": quit_, "exit": quit_, "q": quit_,
}  # fmt: skip
