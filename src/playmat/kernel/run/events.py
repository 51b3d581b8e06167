"""Automatic abilities: what sets them off, and the list of those that wait to be played.

Atoms and rules report events with `emit`. An event is a word and the cards in its roles. An ability whose
trigger names its own card in a role is asked only when that card takes part; the others are asked while
their card lies where the ability works. An ability that has been set off waits as plain data:
(seat, ability, source, serial, event, remembered cards).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from ..state.compiled import SITUATION
from ..state.frames import TimedScope, new_frame
from ..state.records import Scope, Waiting
from ..state.sight import sees
from ..words.plain import Plain
from .abilities import abilities, master_in, seen_place, unusable, working
from .placed import USE, posted
from .remembering import read_as
from .values import NONE, altered_cards

if TYPE_CHECKING:
    from ..state.compiled import CompiledAbility, CompiledTrigger, Index, Roles, Table
    from ..state.frames import Frame
    from ..state.game import Game
    from ..state.records import Happened, Slots, Timed
    from ..words.questions import Option
    from .tables import Step


Gone: TypeAlias = "tuple[tuple[int, int], ...]"
"""Cards that just left, with the zones that they left."""


MOVE: Final = "move"


NOBODY: Index = {}


COST_SLOT = "cost"
"""How the slots begin that hold what was chosen to pay."""


NO_OBJECT = -1
"""In place of a serial number: a player, who is -1 - seat among the cards of an event, is no object."""


# --- events -------------------------------------------------------------------------------------


def emit(
    g: Game,
    kind: str,
    *roles: Plain,
    note: Plain = None,
    past: int | None = None,
    left: Gone = (),
) -> None:
    """Record an event and set off what waits for it. `past` is a card read as it was in the zone it left.

    `left` are other cards that left at the same time, with the zones they left: they hear of it too.

    A role holds a card, a player as -1 - seat, a tuple that is kept for whoever asks, or None.
    """
    frames = g.frames
    event = (kind, g.rule, frames[-1].source if frames else None)
    g.events = (event + roles if note is None else (*event, *roles, note), g.events)
    if kind in g.match.heard or g.timed:
        if past is not None and past in g.last:
            g.looking_back = {past: g.last[past].values or {}}
        hear(g, kind, roles, left)
        g.looking_back = None


def note_past(g: Game, event: tuple[Plain, ...]) -> None:
    """Let an event count as one of the game's past, for a scene that is laid out: nothing hears it."""
    g.events = (event, g.events)


def emit_each(g: Game, kind: str, cards: Sequence[int]) -> None:
    """`emit` for one card after another."""
    if kind in g.match.heard or g.timed:
        for card in cards:
            emit(g, kind, card)
        return
    source = g.frames[-1].source if g.frames else None
    for card in cards:
        g.events = ((kind, g.rule, source, card), g.events)


def hear(g: Game, kind: str, roles: Roles, left: Gone = (), only: int | None = None) -> None:
    """Set off the abilities that this event fits, each once, whichever of several triggers it fits.

    `left` are cards that just left, with the zone they left; `only` keeps all cards but one from hearing.
    """
    if kind in g.match.heard:
        several: set[tuple[str, int]] = set()
        for ability, card, seat in _listeners(g, kind, roles, left):
            if only is not None and only != card:
                continue
            if len(ability.triggers) > 1:
                if (ability.id, card) in several:
                    continue
                several.add((ability.id, card))
            for trigger in ability.triggers:
                if trigger.kind == kind and _try(g, ability, trigger, card, seat, kind, roles, left):
                    break
    if g.timed:
        _timed(g, kind, roles)


def is_unheard(g: Game, card: int) -> bool:
    """Whether nobody listens to the move of a card that became another object by it, and moved alone."""
    match = g.match
    if g.timed or g.looking_back is not None or g.definition[card] in match.own.get(MOVE, NOBODY):
        return False
    ears = match.listeners.get(MOVE)
    if ears is not None and posted(g, (USE, MOVE), ears):
        return False
    if not match.loses and MOVE not in match.gained_uses:
        return True
    return not (altered_cards(g) or "abilities" in (g.last[card].values or NOBODY))


def _listeners(g: Game, kind: str, roles: Roles, left: Gone) -> list[tuple[CompiledAbility, int, int]]:
    """Abilities that may hear this event, each with its card and its master."""
    match = g.match
    altered = heard_altered(g) if match.loses or kind in match.gained_uses else NONE
    own, ears, found = match.own.get(kind, NOBODY), match.listeners.get(kind), []
    if own or altered:
        for card in roles[:1] if kind == MOVE else own_cards(roles):
            for ability in _those_of(g, card, True) if card in altered else own.get(g.definition[card], ()):
                if works(g, ability, card, roles, kind):
                    found.append((ability, card, seen_place(g, card)[1]))
    if ears is not None:
        lends = match.lends
        for ability, card, zone in posted(g, (USE, kind), ears):
            if card not in altered:
                found.append((ability, card, g.master(card) if lends else match.zone_seat[zone]))
        for card, zone in left:
            if card not in altered and "abilities" not in (g.last[card].values or {}):
                found += _ears(ears, g, card, zone)
    for card in altered:
        zone, seat = seen_place(g, card)
        for ability in _those_of(g, card, False):
            if ability.zones >> zone & 1:
                found.append((ability, card, seat))
    if match.alters(kind):
        found += _gone_listeners(g, kind, left)
    return found


def _gone_listeners(g: Game, kind: str, left: Gone) -> Iterator[tuple[CompiledAbility, int, int]]:
    """Cards that just left with abilities they had gained hear what left with them; one that is looked back on is among
    those that have gained some."""
    for card, zone in left:
        if g.looking_back is not None and card in g.looking_back:
            continue
        for name in (g.last[card].values or {}).get("abilities", ()):
            ability = g.match.abilities[name]
            if ability.zones >> zone & 1 and any(not t.own and t.kind == kind for t in ability.triggers):
                yield ability, card, master_in(g, card, zone, True)


def _ears(
    ears: dict[int, tuple[CompiledAbility, ...]], g: Game, card: int, zone: int
) -> Iterator[tuple[CompiledAbility, int, int]]:
    for ability in ears.get(g.definition[card], ()):
        if ability.zones >> zone & 1:
            yield ability, card, master_in(g, card, zone, True)


def _those_of(g: Game, card: int, own: bool) -> list[CompiledAbility]:
    """The abilities of a card with a trigger of this sort; of which kind it is, is asked as the event is heard."""
    return [a for a in abilities(g, card) if any(t.own == own for t in a.triggers)]


def heard_altered(g: Game) -> Table:
    """Cards that have gained or lost abilities, now or in the move that is looked back on."""
    altered = altered_cards(g)
    if g.looking_back:
        return {**altered, **{card: None for card, values in g.looking_back.items() if "abilities" in values}}
    return altered


def own_cards(roles: Roles) -> list[int]:
    """The cards in the roles of an event, each once."""
    found: list[int] = []
    for card in roles:
        if type(card) is int and card >= 0 and card not in found:
            found.append(card)
    return found


def works(g: Game, ability: CompiledAbility, card: int, roles: Roles, kind: str) -> bool:
    """Whether the ability works where its card is, or where a move took it from or to."""
    if kind == MOVE:
        _, before, after = roles
        return bool(ability.zones >> before & 1 or ability.zones >> after & 1)
    return bool(ability.zones >> seen_place(g, card)[0] & 1)


def _try(
    g: Game,
    ability: CompiledAbility,
    trigger: CompiledTrigger,
    card: int,
    seat: int,
    kind: str,
    roles: Roles,
    left: Gone,
) -> bool:
    """Whether the event fits the trigger; if so the ability waits, unless something else keeps it from that."""
    if left and _left_with(g, card, left) and card not in (g.looking_back or NOBODY):
        with read_as(g, card, g.last[card].values or {}):
            return _try(g, ability, trigger, card, seat, kind, roles, left)
    scope = Scope(card, g.serial[card], seat)
    if not trigger.matches(g, scope, roles):
        return False
    if (ability.gate is not None and not ability.gate(g, scope)) or unusable(g, ability.id, card):
        return True
    event = (kind, *remembered(g, kind, roles))
    entry = Waiting(seat, ability.id, card, g.serial[card], event, _as_it_was(g, card))
    g.waiting += [entry] * g.match.book.texts.waits(g, card, kind, roles)
    return True


def _as_it_was(g: Game, card: int) -> Slots:
    """Of a card that just left: that its ability asks about it as it was, where the book looks back on such a move."""
    return (("was", g.last[card].serial),) if card in (g.looking_back or NOBODY) else ()


def _left_with(g: Game, card: int, left: Gone) -> bool:
    """Whether the card left at the same time as what it hears of, and is read as it was where it left."""
    looks_back = g.match.book.moves.looks_back
    return any(gone == card and looks_back(g, zone, g.zone_of[card]) for gone, zone in left)


def remembered(g: Game, kind: str, roles: Roles) -> Happened:
    """The cards of an event; one that is looked back on is asked about as it was. What is no card stays as it is."""
    cards = roles[:1] if kind == MOVE else roles
    past = g.looking_back or {}
    return tuple([
        () if c is None
        else c if type(c) is tuple
        else ((c, NO_OBJECT, NO_OBJECT),) if c < 0
        else ((c, g.serial[c], g.last[c].serial if c in past else g.serial[c]),)
        for c in cards
    ])  # fmt: skip


def begin(
    g: Game,
    name: str,
    seat: int,
    source: int,
    serial: int,
    event: Happened | None = None,
    slots: Slots = (),
) -> None:
    """Start the rows of an ability. A step that calls this does nothing after it."""
    g.clock = stamp = g.clock + 1
    values = {"was": serial, "event": event, "source": source, "serial": serial, "seat": seat, "stamp": stamp}
    if slots:
        values.update(slots)
    g.frames.append(new_frame(g.match.procedures[name], values))


def wait(g: Game, seat: int, ability: str, card: int, event: Happened | None = None, slots: Slots = ()) -> None:
    """Let an ability of a card wait to be played."""
    g.waiting.append(Waiting(seat, ability, card, g.serial[card], event, slots))


def renew_waiting(g: Game, old: Waiting, new: Waiting | None) -> None:
    """Put another instance in the place of one that waits, or none."""
    at = g.waiting.index(old)
    g.waiting[at : at + 1] = [] if new is None else [new]


def waiting_options(g: Game, seat: int) -> dict[Option, Waiting]:
    """What waits for a seat, as ("ability", name, card).

    Where an ability of a card waits several times and does not do the same each time, the cards that each time is
    about follow, as far as the seat sees them; one that only looks like another is told by its number.
    """
    mine = [w for w in g.waiting if w.seat == seat]
    if len(mine) < 2:
        return {("ability", w.ability, w.source): w for w in mine}
    unlike: dict[Waiting, Waiting] = {}
    for w in mine:
        unlike.setdefault(w if g.match.abilities[w.ability].about_event else w._replace(event=None), w)
    times = Counter([(w.ability, w.source) for w in unlike])
    found: dict[Option, Waiting] = {}
    for what, w in unlike.items():
        several = times[w.ability, w.source] > 1
        about = [c for c in _told_by(what) if sees(g, seat, c)] if several else []
        found[_option_for(w, about, found)] = w
    return found


def _option_for(w: Waiting, about: Sequence[int], others: Collection[Option]) -> Option:
    option: Option = ("ability", w.ability, w.source, *about)
    time = 1
    while option in others:
        time += 1
        option = ("ability", w.ability, w.source, *about, f"time {time}")
    return option


def _told_by(w: Waiting) -> list[int]:
    """The cards that an instance is about, beside its own: those of its event, and those its maker had chosen, but not
    to pay."""
    roles = [*(w.event or ())[1:], *[value for slot, value in w.slots if not slot.startswith(COST_SLOT)]]
    meant = [one for role in roles if isinstance(role, tuple) for one in role if isinstance(one, tuple)]
    return [card for card, *_ in dict.fromkeys(meant) if isinstance(card, int) and card >= 0 and card != w.source]


def take_option(g: Game, option: Option) -> Waiting:
    """Take the instance that an option stands for out of those that wait."""
    for seat in range(g.match.book.seats):
        found = waiting_options(g, seat).get(option)
        if found is not None:
            g.waiting.remove(found)
            return found
    raise KeyError(option)


def take_waiting_at(g: Game, place: int) -> Waiting:
    """Take what waits at this place."""
    return g.waiting.pop(place)


def sort_waiting(g: Game, keep: Callable[[Waiting], bool]) -> None:
    """Keep some of those that wait; the others wait no longer."""
    g.waiting = [w for w in g.waiting if keep(w)]


def sort_timed(g: Game, keep: Callable[[Timed], bool]) -> None:
    """Keep some of what was set up for later, and forget the rest."""
    g.timed = [entry for entry in g.timed if keep(entry)]


# --- timed triggers, situations -----------------------------------------------------------------


def _timed(g: Game, kind: str, roles: Roles) -> None:
    """Abilities that an effect set up for later: they go off once, unless each time was said."""
    kept = []
    for entry in g.timed:
        seat, name, source, serial, slots, each_time = entry
        ability = g.match.abilities[name]
        scope = TimedScope(source, serial, seat, slots)
        fits = any(t.kind == kind and t.matches(g, scope, roles) for t in ability.triggers)
        if fits:
            g.waiting.append(Waiting(seat, name, source, serial, (kind, *remembered(g, kind, roles)), slots))
        if not fits or each_time:
            kept.append(entry)
    g.timed = kept


def check_situations(g: Game, again: bool = True) -> None:
    """Set off abilities that wait for a state of the game: one instance each, none while one still waits.

    `again`: one that has resolved is set off anew while its situation lasts; otherwise only when that comes about anew.
    """
    match = g.match
    if match.has_situations:
        met = []
        known = () if again else g.met
        for ability, card, zone in working(g, match.situations, SITUATION):
            if ability.situation is not None:
                met += _check_situation(g, ability, card, master_in(g, card, zone), known)
        if not again:
            g.met = tuple(met)


def _check_situation(
    g: Game, ability: CompiledAbility, card: int, seat: int, met: tuple[tuple[str, int, int], ...]
) -> list[tuple[str, int, int]]:
    """Set an ability off if its situation is there and was not `met` before; give it if it is met now."""
    scope, this = Scope(card, g.serial[card], seat), (ability.id, card, g.serial[card])
    if (g.waiting and _waits(g, ability.id, card)) or unusable(g, ability.id, card):
        return [this] if this in met else []
    if not ((ability.gate is None or ability.gate(g, scope)) and ability.situation and ability.situation(g, scope)):
        return []
    if this not in met:
        g.waiting.append(Waiting(seat, ability.id, card, g.serial[card], None, ()))
    return [this]


def _waits(g: Game, ability: str, card: int) -> bool:
    return any(w.ability == ability and w.source == card for w in g.waiting)


def set_off_once(*kinds: str) -> Step:
    """A step that sets off the abilities on these moments, each once however often its procedure goes round.

    The procedure needs a slot `fired`. An ability that comes while it lasts is set off too.
    """

    def set_off(g: Game, v: Frame) -> None:
        fired, before = v.fired, len(g.waiting)
        for kind in kinds:
            hear(g, kind, ()) if fired is not None else emit(g, kind)
        if fired is None:
            v.fired = fired = ()
        if len(g.waiting) > before:
            fresh = [w for w in g.waiting[before:] if w.ability in g.match.laters or w.instance not in fired]
            g.waiting[before:] = fresh
            v.fired = (*fired, *(w.instance for w in fresh))

    return set_off
