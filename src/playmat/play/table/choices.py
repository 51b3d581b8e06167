"""What a question offers, as numbered lines, and what a typed line means among them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from ...kernel.state.game import Game
from ...kernel.state.sight import sees
from ...kernel.words.errors import PlaymatError
from ...kernel.words.questions import CARD_ROLES, DONE, Option, Question, parts_of
from ..clean import clean
from ..matfile import mat_of
from ..words import option_words
from .seen import Seen
from .typed import whole
from .ways import ways_of

SEVERAL = ("pick some", "order")
"""Kinds of question that are asked card by card and shown to people as one screen."""
WORD = re.compile(r"[\w'!-]+")
SEPARATOR = re.compile(r",|\band\b")
"""Between the cards of a pick that is typed in words."""
HIDDEN = "hidden"
LAST = ("pass", DONE, "end", "no", "nobody", "forfeit", "decline")
"""What takes none of the others; it stands behind them."""


DECLINING = (*LAST, "none", "nothing", "skip")
"""Words that a person may type for it, whichever the question has."""


class Unclear(PlaymatError):
    """A typed line that means none of the choices, or several."""


@dataclass
class Entry:
    """One numbered line: an option, or several that differ only in the place."""

    words: str
    options: list[Option] = field(default_factory=list)
    detail: str = ""
    folded: str = ""
    """What it is shown among on request only, if it is."""


def entries(game: Game, question: Question) -> list[Entry]:
    """The choices of a question, those that differ only in the place put together, and one of those that are alike."""
    found: dict[object, Entry] = {}
    folded = ways_of(game.book.name).folded(game, question)
    seen = Seen(game.view(question.seat), mat_of(game.book))
    for option, same in kin(game, question, seen).items():
        key, words = line_of(game, question, option)
        entry = Entry(clean(words), [], detail(seen, game, question, option, len(same)), folded.get(option, ""))
        found.setdefault(key, entry).options.append(option)
    return sorted(found.values(), key=lambda entry: (entry.folded != "", entry.options[0] in LAST))


# --- choices that are alike -------------------------------------------------------------------------------


def kin(game: Game, question: Question, seen: Seen | None = None) -> dict[Option, list[Option]]:
    """The options by the first of those that nothing on the table tells apart."""
    seen = Seen(game.view(question.seat), mat_of(game.book)) if seen is None else seen
    looks: dict[object, Option] = {}
    found: dict[Option, list[Option]] = {}
    for option in question.options:
        first = looks.setdefault(look(seen, game, question, option), option)
        found.setdefault(first, []).append(option)
    return found


def look(seen: Seen, game: Game, question: Question, option: Option) -> object:
    """What tells an option from others: its words, and of its cards all that is seen of them."""
    own = ways_of(game.book.name).alike(game, question, option)
    if own is not None:
        return own
    if isinstance(option, tuple) and option[0] == HIDDEN:
        return HIDDEN
    parts = parts_of(option, question.kind, question.roles)
    if not any(role in CARD_ROLES for role, _ in parts):
        return option
    word = option[0] if isinstance(option, tuple) else ""
    return (word, *(seen.looks.get(part, part) if role in CARD_ROLES else part for role, part in parts))


def settled(game: Game, question: Question) -> bool:
    """Whether all that is offered is alike, so that there is nothing to ask."""
    return question.kind in ("pick one", "pick some") and len(kin(game, question)) == 1


def line_of(game: Game, question: Question, option: Option) -> tuple[object, str]:
    if isinstance(option, tuple) and len(option) == 3 and isinstance(option[1], int) and option[2] in zone_names(game):
        return option[:2], f"{option[0]} {game.card(option[1])} ..."
    if option == "pass":
        words = option_words(game, question, option)
        return option, words if words != "pass" else "pass" + ending(question)
    return option, option_words(game, question, option)


def zone_names(game: Game) -> Sequence[str]:
    return game.match.zone_names


def ending(question: Question) -> str:
    """What passing means, where the prompt says it."""
    _, said, last = question.prompt.rpartition(" or ")
    return f": {last}" if said and last not in ("not", "pass") else ""


def detail(seen: Seen, game: Game, question: Question, option: Option, alike: int = 1) -> str:
    """What a person wants to know of the card before choosing it."""
    card = card_of(option)
    entry = seen.by_number.get(card) if card is not None and question.kind != "number" else None
    if card is None or entry is None:
        return f"×{alike}" if alike > 1 else ""
    count = max(alike, len(copies(game, question.seat, card)) if question.kind in SEVERAL else 1)
    words = [seen.fill(seen.mat.card.detail, entry), *seen.burdens(entry), *([f"×{count}"] if count > 1 else [])]
    return " ".join(word for word in words if word)


def card_of(option: Option) -> int | None:
    """The card that an option is about; none for a word, and for a card known by its place only."""
    if isinstance(option, tuple):
        return None if option[0] == HIDDEN else next((part for part in option[1:] if isinstance(part, int)), None)
    return option if isinstance(option, int) else None


def copies(game: Game, seat: int, card: int) -> list[int]:
    """Cards that a pick from a hidden zone offers as one, as far as the seat sees them."""
    zone = game.zone_of[card]
    if not game.match.hidden >> zone & 1:
        return [card]
    seen = [other for other in game.zones[zone] if sees(game, seat, other)]
    return [other for other in seen if game.definition[other] == game.definition[card]]


# --- what a typed line means ------------------------------------------------------------------------------


def meant(game: Game, question: Question, typed: str) -> list[Option]:
    """The options that a typed line names: one, or for a pick of several any number of them.

    Gives more than one option for other questions when they differ only in the place, to be asked next.
    """
    none = declined(question)
    if none is not None and typed.lower() in DECLINING and typed.lower() not in question.options:
        return [none]
    shown = entries(game, question)
    tokens = typed.replace(",", " ").split()
    numbers = [number for number in map(whole, tokens) if number is not None]
    if numbers and len(numbers) == len(tokens) and question.kind != "number":
        return by_numbers(question, shown, numbers)
    first = whole(tokens[0]) if tokens else None
    if first is not None and question.kind != "number":
        entry = numbered(shown, first)
        return by_words(game, question, entry.options, tokens[1:])
    if first is not None:
        return by_number(question, first)
    several = [part.split() for part in SEPARATOR.split(typed) if part.strip()]
    if question.kind in SEVERAL and len(several) > 1:
        return [option for part in several for option in by_words(game, question, list(kin(game, question)), part)]
    return by_words(game, question, list(kin(game, question)), tokens)


def declined(question: Question) -> Option | None:
    """The option that takes none of the others, if there is one."""
    return next((option for option in question.options if option in LAST), None)


def numbered(shown: Sequence[Entry], number: int) -> Entry:
    if not 1 <= number <= len(shown):
        raise Unclear(f"there is no choice {number}: type 1 to {len(shown)}")
    return shown[number - 1]


def by_numbers(question: Question, shown: Sequence[Entry], numbers: Sequence[int]) -> list[Option]:
    if question.kind in SEVERAL:
        return [numbered(shown, number).options[0] for number in numbers]
    entry = numbered(shown, numbers[0])
    if len(numbers) == 1:
        return entry.options
    if len(numbers) > 2 or len(entry.options) == 1:
        raise Unclear("one choice at a time: this is no pick of several cards")
    if not 1 <= numbers[1] <= len(entry.options):
        raise Unclear(f"{entry.words} has {len(entry.options)} places, not {numbers[1]}")
    return [entry.options[numbers[1] - 1]]


def by_number(question: Question, number: int) -> list[Option]:
    if number not in question.options:
        whole = [option for option in question.options if isinstance(option, int)]
        raise Unclear(f"{number} is not possible: from {min(whole)} to {max(whole)}")
    return [number]


def by_words(game: Game, question: Question, options: Sequence[Option], tokens: Sequence[str]) -> list[Option]:
    """The options in whose words each typed word is the beginning of a word, in order."""
    exact: list[Option] = [option for option in options if option == " ".join(tokens)]
    found = exact or [o for o in options if fits(option_words(game, question, o), tokens)]
    if not found:
        typed = " ".join(tokens)
        raise Unclear(f"{typed!r} is none of the choices; type a number, help, or: why {typed}")
    found = [o for o in found if tokens and tokens[-1].lower() == initials(option_words(game, question, o))] or found
    kinds = {key for key, _ in (line_of(game, question, option) for option in found)}
    if len(kinds) > 1:
        shown = "; ".join(option_words(game, question, option)[:50] for option in found[:4])
        raise Unclear(f"{' '.join(tokens)!r} could be {shown}{' ...' if len(found) > 4 else ''}")
    return found


def fits(words: str, tokens: Sequence[str]) -> bool:
    """Whether the typed words begin words of a line, one after another; 'fl' is short for 'front left'."""
    line = [*WORD.findall(words.lower()), initials(words)]
    at = 0
    for token in WORD.findall(" ".join(tokens).lower()):
        while at < len(line) and not line[at].startswith(token):
            at += 1
        if at == len(line):
            return False
        at += 1
    return True


def initials(words: str) -> str:
    """The first letters of the last two words: 'fr' for 'front right', which 'front left' begins with as well."""
    return "".join(word[0] for word in WORD.findall(words.lower())[-2:])


# --- picks of several cards --------------------------------------------------------------------------------


def answers_for(game: Game, question: Question, picks: Sequence[Option]) -> list[Option]:
    """The answers that pick these cards and no more, tried on a fork; Unclear when they cannot be given."""
    fork = game.fork()
    given: list[Option] = []
    for pick in picks:
        if not same_pick(fork, game):
            if is_left_over(question, picks, given):
                return given
            raise Unclear(f"that is too many: {len(given)} can be picked")
        answer = offered(fork, pick, given)
        if answer is None:
            raise Unclear(f"{option_words(game, question, pick)} cannot be picked as well")
        fork.answer(answer)
        given.append(answer)
    if DONE not in picks and fork.question is not None and same_pick(fork, game):
        if DONE in fork.question.options:
            given.append(DONE)
        elif question.kind != "order":
            raise Unclear(f"that is too few: pick more than {len(given)}, all in one line, such as 1 2")
    return given


def is_left_over(question: Question, picks: Sequence[Option], given: Sequence[Option]) -> bool:
    """Whether all of an order was typed, and only its last is not asked for: there is no choice in it."""
    every = set(picks) == set(question.options) and len(set(picks)) == len(picks)
    return question.kind == "order" and every and len(given) == len(picks) - 1


def same_pick(fork: Game, game: Game) -> bool:
    """Whether a fork still asks for cards of the pick that the game asks for."""
    return fork.question is not None and pick_of(fork) == pick_of(game)


def pick_of(game: Game) -> tuple[object, ...]:
    question, frame = game.question, game.frames[-1]
    assert question is not None
    return (question.seat, question.rule, question.kind, len(game.frames), frame.procedure, frame.row)


def offered(fork: Game, pick: Option, given: Sequence[Option]) -> Option | None:
    """The pick itself, or an equal card where it has been taken already."""
    assert fork.question is not None
    options = fork.question.options
    if isinstance(pick, tuple) and pick[0] == HIDDEN:
        # Places are counted anew after each pick, and one face-down card is as good as another.
        return next((o for o in (pick, *reversed(options)) if o in options and is_hidden(o)), None)
    if pick in options and pick not in given:
        return pick
    if not isinstance(pick, int):
        return None
    equal = [*copies(fork, fork.question.seat, pick), *kin_of(fork, pick)]
    return next((card for card in equal if card in options and card not in given), None)


def kin_of(fork: Game, pick: Option) -> list[Option]:
    """The options of the open question that look as this one does."""
    assert fork.question is not None
    seen = Seen(fork.view(fork.question.seat), mat_of(fork.book))
    wanted = look(seen, fork, fork.question, pick)
    return [option for option in fork.question.options if look(seen, fork, fork.question, option) == wanted]


def is_hidden(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == HIDDEN
