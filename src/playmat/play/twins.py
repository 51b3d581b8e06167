"""The law of twins: whatever a seat can get is the same in a game in which all that it cannot know is otherwise.

Twins are compared where a game stands, and after an answer of either seat. Cards that the answer brings to light, and
those of piles that it shuffles, are left as they are: of what it learns a seat may learn what is true.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from random import Random
from typing import Any

from ..kernel.build.match import Match
from ..kernel.run.imagining import Known, imagine, named_in, twin_of
from ..kernel.run.picking import meant
from ..kernel.run.tables import Ask, Pick
from ..kernel.state.compiled import Compiled
from ..kernel.state.frames import Frame
from ..kernel.state.game import Game
from ..kernel.state.save import state_of
from ..kernel.state.sight import knows, unknown_to
from ..kernel.words.errors import PlaymatError
from ..kernel.words.questions import Option
from .seat import Seat
from .stepping import since
from .table.undo import why_not_undo
from .words import Teller, option_words

ACTS = 2
"""How many acts that are not offered a seat asks about, of each word that acts begin with."""
ZONES = 10
"""How many zones a seat tries to put in another order."""
LAST, MOST = 40, 100
"""How many of the latest events are told in words, out of how many that are worth a line or not."""

Got = dict[str, Any]


def same_for(game: Game, seat: int, chance: Random) -> Iterator[str]:
    """What tells a seat more than it may know: where the game stands, and after an answer."""
    seed = chance.getrandbits(32)
    twin = twin_of(game, seat, seed, picked(game))
    if not game.barred and possible(game, twin):
        # What a loop has used up is barred in this very situation, which no twin equals.
        yield from compared(game, twin, seat, seed)
    question = game.question
    if question is None or game.barred:
        return
    option = chance.choice(question.options)
    if all(departure.act != option for departure in game.path):
        yield from after_answer(game, seat, option, seed)


def after_answer(game: Game, seat: int, option: Option, seed: int) -> Iterator[str]:
    """The same after an answer, where the twin can give it too."""
    after = game.fork()
    after.answer(option)
    apart, meant = brought_to_light(game, after, seat) | picked(game), named_in(after)
    before = twin_of(game, seat, seed, apart, meant)
    twin = answered(before, option)
    if twin is not None and taken_unseen(twin, seat) != (taken := taken_unseen(after, seat)):
        before = twin_of(game, seat, seed, apart | taken, meant)
        twin = answered(before, option)
    if twin is None or not possible(after, twin):
        return
    assert game.question is not None
    found = compared(after, twin, seat, seed)
    if game.question.seat == seat and why_not_undo(game, after, seat) != why_not_undo(before, twin, seat):
        found.append("undo")
    for difference in found:
        yield f"{difference} after {option!r} of seat {game.question.seat}"


def answered(game: Game, option: Option) -> Game | None:
    """The game after an answer, where that can be given."""
    if game.question is None or option not in game.question.options:
        return None
    after = game.fork()
    after.answer(option)
    return after


def taken_unseen(game: Game, seat: int) -> set[int]:
    """Cards unknown to the seat that what goes on names by their numbers.

    One that was the only one to be taken, such as a face-down card that a cost asks for by its name, is taken without a
    question. In a twin its like has another number, which tells nothing: there it stays what it is.
    """
    return {card for card in named_in(game).intersection(unknown_to(game, seat)) if type(card) is int}


def possible(game: Game, twin: Game) -> bool:
    """Whether a twin can pay too where a cost is being paid: that it can be paid was known when the act was offered.

    One that cannot has gone on from what is asked, and chosen nothing for it.
    """
    question, other = game.question, twin.question
    if question is None or question.about != "cost":
        return True
    if other is None or other.about != "cost":
        return False
    (v, _, into), there = asked(game), twin.frames[-1]
    gone_on = there.procedure == v.procedure and there.row != v.row
    return not (gone_on and question.least and getattr(there, into) == ())


def picked(game: Game) -> set[int]:
    """Cards that were picked so far, of several that are asked for: how many more there are hangs on what they are."""
    if game.question is None:
        return set()
    v, action, into = asked(game)
    return {card for card in getattr(v, into) or () if type(card) is int} if isinstance(action, Pick) else set()


def asked(game: Game) -> tuple[Frame, Ask | Pick, str]:
    """The frame that asks, what it asks, and the slot for the answer."""
    v = game.frames[-1]
    _, action, into, *_ = game.match.procedures[v.procedure].code[v.row]
    return v, action, into


def brought_to_light(game: Game, after: Game, seat: int) -> set[int]:
    """Cards that the seat has come to know by what happened, and all that were mixed anew meanwhile."""
    found = {card for card in unknown_to(game, seat) if knows(after, seat, card)}
    for event in since(after, game.events):
        match event:
            case ("move" | "show", _, _, int(card), *_, int(seen)) if seen >> seat & 1:
                found.add(card)
            case ("shuffle", _, _, (int(holder), str(zone))):
                found.update(game.in_zone(holder, zone), after.in_zone(holder, zone))
    found.update(part for part in parts_named(after, game) if part < len(game.definition))
    return found


def parts_named(after: Game, game: Game) -> list[int]:
    """Numbers in the answer that was given."""
    given = after.answers[0] if after.answers is not None and after.answers is not game.answers else ()
    parts = given if isinstance(given, tuple) else (given,)
    return [part for part in parts if type(part) is int and part >= 0]


def compared(game: Game, twin: Game, seat: int, seed: int) -> list[str]:
    """What a seat can get that is not the same in both, of what it is handed and of what it may ask about."""
    acts = [*some_acts(game, seed), *pointed_acts(game, twin, seat, seed)]
    return differences(gathered(game, seat, seed, acts), gathered(twin, seat, seed, acts, of_twin=True))


def differences(one: Got, other: Got) -> list[str]:
    return [f"{key} ({first_difference(one[key], other[key])})" for key in one if one[key] != other.get(key)]


def first_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two values differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next((first_difference(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k]), path)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next((first_difference(a, b, f"{path}[{at}]") for at, (a, b) in pairs if a != b), path)
    return f"{path}: {str(one)[:150]} and {str(other)[:150]}"


# --- what a seat can get ------------------------------------------------------------------------------


def gathered(game: Game, number: int, seed: int, acts: list[Option], of_twin: bool = False) -> Got:
    """Everything that a seat is handed, or answered, by any of its names."""
    seat = Seat(game, number)
    imagined = imagine(game, known_by(number, game.match, of_twin), seed)
    got: Got = {
        "view": seat.view(), "log": seat.log(), "question": seat.question, "result": seat.result,
        "story": story(game, number), "words": words(game, number), "hidden": hidden_ones(game, number),
        "repr": (repr(seat), repr(game)), "imagined": state_of(imagined),
        "what both know": game.view(None), "met": imagined.match.names.copy(), "compiled": [*imagined.match.abilities],
        "decks": [[(part, [card.name for card in cards]) for part, cards in deck.parts.items()]
                  for deck in imagined.start.decks],
    }  # fmt: skip
    for act in acts:
        got[f"why not {act!r}"] = seat.why_not(act)
    for act in (*acts[:4], *acts[-4:]):
        if seat.question is None or act not in seat.question.options:
            got[f"answer {act!r}"] = told(partial(seat.answer, act))
    zones = [zone.name for zone in game.book.places.zones]
    for zone in Random(seed).sample(zones, min(ZONES, len(zones))):
        got[f"arrange {zone}"] = told(partial(seat.arrange, zone, [-1]))
    return got


@lru_cache(maxsize=16)
def known_by(seat: int, match: Compiled, of_twins: bool) -> Known:
    """What a seat would know of a match, for all games that are compared, and another for all their twins: a seat's own
    is compiled for each."""
    return Known(seat, partial(Match, match.book))


def told(call: Callable[[], Any]) -> str:
    """What comes of a call, or the words of its refusal."""
    try:
        return repr(call())
    except PlaymatError as refusal:
        return f"{type(refusal).__name__}: {refusal} {getattr(refusal, 'rule', '')}"


def story(game: Game, seat: int) -> list[tuple[str, str, str]]:
    teller, events = Teller(game, seat), game.log
    teller.learn(events[:-MOST])
    return teller.tell(events[-MOST:])[-LAST:]


def words(game: Game, seat: int) -> list[str]:
    question = game.question
    if question is None or question.seat != seat:
        return []
    return [option_words(game, question, option) for option in question.options]


def hidden_ones(game: Game, seat: int) -> list[Option]:
    """Which card each ("hidden", i) stands for, by its number: it is told by its place, and by nothing else."""
    question = game.question
    if question is None or question.seat != seat:
        return []
    v, action, into = asked(game)
    places = [option for option in question.options if isinstance(option, tuple) and option[0] == "hidden"]
    if not places or not isinstance(action, Pick):
        return []
    return [meant(game, v, action, getattr(v, into) or (), option) for option in places]


def pointed_acts(game: Game, twin: Game, seat: int, seed: int) -> list[Option]:
    """Acts with hidden cards that fit what they are in one of the two games."""
    unknown = [card for card in unknown_to(game, seat) if game.definition[card] != twin.definition[card]]
    acts: list[Option] = []
    for card in Random(seed).sample(unknown, min(ACTS, len(unknown))):
        for each in (game, twin):
            acts += [("use", card, ability.id) for ability in each.match.abilities_of[each.definition[card]]]
        acts += [(word, card) for word, roles in game.match.acts.items() if roles[:1] == ("card",)]
    return acts


def some_acts(game: Game, seed: int) -> list[Option]:
    """Acts that a curious player might ask about: of each word, with cards that lie anywhere."""
    chance, cards = Random(seed), range(len(game.definition))
    names = sorted(game.match.abilities)
    acts: list[Option] = [chance.choice(cards) for _ in range(ACTS)]
    for word, roles in sorted(game.match.acts.items()):
        for _ in range(ACTS):
            parts = [part_for(game, role, chance, cards, names) for role in roles]
            acts += [(word, *parts), (word, chance.choice(cards), *parts[1:])]
    return acts


def part_for(game: Game, role: str, chance: Random, cards: range, names: list[str]) -> int | str:
    match role:
        case "ability":
            return chance.choice(names) if names else ""
        case "place":
            return chance.choice(game.match.zone_names)
        case "seat":
            return chance.randrange(2)
    return chance.choice(cards)
