"""Loops that a player can stop: the same act out of the same situation a second time.

A book's window for acts calls `depart` before it carries out an act. When the act was already taken from an
equal situation, a loop is about to start over; the book asks how often it is repeated, which changes
nothing since it leads back here, and `bar`s the act from this situation.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from marshal import dumps
from typing import TYPE_CHECKING

from ..state.records import Barred, Departure
from ..words.plain import NEW_TUPLE, Plain
from ..words.questions import YES, Option
from .atoms import arrange

if TYPE_CHECKING:
    from ..state.game import Game

NOTHING_SEEN: frozenset[int] = frozenset()
NAMED_MORE = "named more"
"""The word of books in which who named the larger number for a loop does not go on with it."""


def situation(g: Game, effects: bool = True, where: tuple[Plain, ...] = ()) -> int:
    """A number for how the table stands, and `where` in it something runs; without history, serial numbers and
    time stamps.

    Without `effects` it is the same however many lasting effects have piled up.
    """
    told = [*map(g.facts.__getitem__, g.match.loop_facts)]
    left = [(e.seat, e.source, e.cards, e.change, e.amount) for e in g.effects] if effects and g.effects else ()
    waiting = [(w.seat, w.ability, w.source) for w in g.waiting] if g.waiting else ()
    lasting = [plain(each) for each in (g.timed, g.locks, g.replacing, g.rule_effects) if each]
    columns = (g.zones, g.definition, bytes(g.rested), bytes(g.face_down))
    # The oldest format of marshal writes values and nothing about who else holds them.
    stands = dumps((columns, left, waiting, sorted(g.marks.items()), lasting, told, where), 0)
    return int.from_bytes(blake2b(stands, digest_size=7).digest())


def stand_as_noted(g: Game, before: int) -> None:
    """Let what goes on and has noted how the table stood `before` have noted that it stood as it does now."""
    now = situation(g)
    for frame in g.frames:
        for slot, value in frame.__dict__.items():
            if value == before or type(value) is tuple:
                frame.__dict__[slot] = _exchanged(value, before, now)


def rearrange(g: Game, seat: int, zone: str, cards: Sequence[int]) -> None:
    """Put a zone in another order only because its owner likes it so: for what has noted how the table stood, nothing
    has changed."""
    stood = situation(g)
    arrange(g, seat, zone, cards)
    stand_as_noted(g, stood)


def _exchanged(value: Plain, before: int, now: int) -> Plain:
    if type(value) is tuple:
        return tuple([_exchanged(part, before, now) for part in value])
    return now if value == before else value


def plain(records: Sequence[tuple[Plain, ...]]) -> list[tuple[Plain, ...]]:
    """Named records as bare tuples: only those can be written as bytes."""
    return [tuple([tuple(part) if isinstance(part, tuple) else part for part in each]) for each in records]


def standing(g: Game, effects: bool = True) -> int:
    """The situation together with the procedure that is running, and how deep it lies."""
    frames, facts = g.frames, g.facts
    return situation(g, effects, (frames[-1].procedure, len(frames), facts["phase"], facts["step"]))


def spot(g: Game, effects: bool = True) -> int:
    """The situation together with the very row that is running and what its frame holds."""
    held = [value for value in g.frames[-1].__dict__.values() if value is None or type(value) in (int, str)]
    return situation(g, effects, (*held, len(g.frames)))


def depart(g: Game, act: Option, unlikely: bool = False) -> int:
    """Note that an answer is acted on from here.

    An act that spends what it needs is `unlikely` to come again; the first time it is noted without looking
    at the situation, so that a loop of such acts is found one round later.

    If it was already given in an equal situation in this phase, a loop would start over: then give the mask
    of the seats that made a choice in it, otherwise 0.
    """
    path, chose = g.path, g.askers
    g.askers = 0
    here = 0 if unlikely and not _was_taken(path, act) else standing(g)
    g.path = (*path, NEW_TUPLE(Departure, (here, act, chose, 0, 0)))
    return _who_chose(g, path, here, act, chose) if here else 0


def consent(slot: str, seat: int) -> Option:
    """The act of a seat that says yes to what an effect lets it do."""
    return (YES, slot, seat)


def piled_up(g: Game) -> int | None:
    """Whether the act that was just departed with leads back here but for lasting effects that pile up.

    Then how many there were when it was taken before; what came since is what one round of the loop leaves. An act is
    looked at from its second time on, so that one that is taken once costs nothing.
    """
    *earlier, latest = g.path
    if not g.effects or not _was_taken(earlier, latest.act):
        return None
    bare = standing(g, effects=False)
    g.path = (*earlier, latest._replace(bare=bare, effects=len(g.effects)))
    found = [each.effects for each in earlier if each.act == latest.act and each.bare == bare]
    return found[-1] if found and found[-1] < len(g.effects) else None


def _was_taken(path: Sequence[Departure], act: Option) -> bool:
    for _, taken, _, _, _ in path:
        if taken == act:
            return True
    return False


def _who_chose(g: Game, path: Sequence[Departure], here: int, act: Option, chose: int) -> int:
    """The mask of the seats that made a choice since this act was last taken from here; `chose` since any was.

    A round in which a seat did what it is barred from by now, since it named more, does not go round again: then 0.
    """
    barred = {(each.situation, each.act) for each in g.barred if each.word == NAMED_MORE}
    for situation, taken, before, _, _ in reversed(path):
        if situation == here and taken == act:
            return chose
        if (situation, taken) in barred:
            return 0
        chose |= before
    return 0


def bar(g: Game, act: Option, word: str) -> None:
    """Do not offer this answer again while the situation is the same; `word` is the book's for why."""
    g.barred = (*g.barred, Barred(standing(g), act, word))


def stop_here(g: Game) -> None:
    """The latest act, which would start a loop over, is not carried out, and what other seats agreed to in the round
    that led back here is not offered again."""
    *earlier, latest = g.path
    start = max(at for at, each in enumerate(earlier) if each[:2] == latest[:2])
    doer = _who_agreed(latest.act, g.facts["turn seat"])
    agreed = [each for each in earlier[start + 1 :] if _who_agreed(each.act, doer) != doer]
    g.barred = (*g.barred, *(Barred(each.situation, each.act, NAMED_MORE) for each in agreed))
    g.path = tuple(earlier)
    g.askers |= latest.chose


def _who_agreed(act: Option, seat: Plain) -> Plain:
    """Whose yes it is; of any other act, the seat that is given."""
    match act:
        case ("yes", _, who):
            return who
    return seat


def barred_by(g: Game, act: object) -> str | None:
    """The word for why an answer is barred in this situation."""
    if not g.barred:
        return None
    here = standing(g)
    return next((each.word for each in g.barred if each.situation == here and each.act == act), None)


def unbarred(g: Game, options: Sequence[Option]) -> list[Option]:
    if not g.barred:
        return list(options)
    return [option for option in options if barred_by(g, option) is None]


def rest(g: Game) -> None:
    """Forget what was run without any choice: what follows is no part of a loop with it."""
    g.idle, g.idle_seen = 0, NOTHING_SEEN


def pass_over(g: Game, questions: int, jumps: int = 0) -> None:
    """Count questions, none of which left a choice, as put and answered, and the jumps back between them: see
    `Game.decide`."""
    g.forced += questions
    g.idle += jumps


def new_path(g: Game) -> None:
    """Forget the answers of an earlier phase, and what was run without any."""
    g.path, g.barred = (), ()
    g.idle, g.idle_seen = 0, NOTHING_SEEN
