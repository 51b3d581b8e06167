"""The only functions that change the table. Each one changes, records the event, and sets off what listens.

Where a replacement effect may apply, the atom asks for it first; if a player must choose, the atom puts
that question on top of what runs and goes on afterwards. So a step calls such an atom last.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from ..state import rng
from ..state.compiled import MASTER
from ..state.memo import ZONE, once, touch, touch_move, touch_turns
from ..state.records import Last
from ..state.sight import seers
from ..words.plain import NEW_TUPLE, Plain, Record
from .events import MOVE, emit, emit_each, hear, is_unheard
from .remembering import CEASED, live
from .replacing import replaced_draw, replaced_moves
from .values import NONE, altered_cards, derive, told_of

if TYPE_CHECKING:
    from ..state.compiled import Compiled, Remembered
    from ..state.game import Game


Targets = tuple[tuple[int, int], ...]
"""Cards with the number of the zone each goes to."""
How: TypeAlias = "tuple[str, bool, bool | None, bool]"
"""How cards move: the verb, whether to the bottom, rested (None as the book says for that zone), face down."""
Batch: TypeAlias = "tuple[Targets, How]"
Moving = tuple[int, int, int, int]
"""A card that moves, the zone it leaves, the one it goes to, and who saw it."""

MOVES = frozenset({"move", "shift"})

DRAWN = ("draw", False, None, False)
"""How a drawn card moves, as `move_now` is told."""


def new_card(
    g: Game, definition: int, owner: int, zone: str, *, holder: int | None = None, rested: bool = False,
    face_down: bool = False,
) -> int:
    """Bring a card into the game, on top of a zone of its owner, or of the seat that holds it."""
    card = len(g.definition)
    number, lies_as = g.match.zone_number[owner if holder is None else holder, zone], g.match.book.moves.lies_as
    g.definition.append(definition if lies_as is None else lies_as(g, number, face_down).get(definition, definition))
    g.owner.append(owner)
    g.zone_of.append(number)
    g.zones[number].append(card)
    g.rested.append(rested)
    g.face_down.append(face_down)
    g.known.append(0)
    g.serial.append(g.clock)
    g.stamp.append(g.clock)
    g.arrived.append(g.clock)
    g.shown.append(0)
    touch(g, ZONE, number)
    touch(g)
    return card


def new_pile(g: Game, definitions: Sequence[int], owner: int, zone: str) -> None:
    """Bring many cards into the game, face up, the last of them on top of a zone of their owner."""
    first, many, number = len(g.definition), len(definitions), g.match.zone_number[owner, zone]
    g.definition += definitions
    g.owner += [owner] * many
    g.zone_of += [number] * many
    g.zones[number] += range(first, first + many)
    for flags in (g.rested, g.face_down, g.known):
        flags.extend(bytes(many))
    for times in (g.serial, g.stamp, g.arrived):
        times.extend([g.clock] * many)
    g.shown += [0] * many
    touch(g, ZONE, number)
    touch(g)


def renew(g: Game, card: int, definition: int, owner: int, zone: str) -> None:
    """Let a card that had ceased to exist come again, as another card, on top of a zone."""
    g.definition[card] = definition
    g.owner[card] = owner
    g.clock += 1
    g.stamp[card] = g.arrived[card] = g.clock
    g.rested[card] = g.face_down[card] = False
    g.known[card] = 0
    for word in [w for c, w in g.marks if c == card]:
        del g.marks[card, word]
    before, after = g.zone_of[card], g.match.zone_number[owner, zone]
    _relocate(g, card, before, after, False, g.match.kept[before] >> after & 1)


def become(g: Game, card: int, definition: int) -> None:
    """Let a card be another of its sides; it stays the object it was."""
    g.definition[card] = definition
    touch(g, ZONE, g.zone_of[card])
    touch(g)
    g.events = (("become", g.rule, _source(g), card, definition), g.events)


def redeal(g: Game, cards: Sequence[int], definitions: Sequence[int]) -> None:
    """Let cards stand for other definitions: a game that is imagined, not one that is played."""
    lies_as, held, zone_of, down = g.match.book.moves.lies_as, g.definition, g.zone_of, g.face_down
    zones = {zone_of[card] for card in cards}
    if lies_as is None:
        for card, definition in zip(cards, definitions, strict=True):
            held[card] = definition
    else:
        up_there, down_there = [{zone: lies_as(g, zone, face_down) for zone in zones} for face_down in (False, True)]
        for card, definition in zip(cards, definitions, strict=True):
            held[card] = (down_there if down[card] else up_there)[zone_of[card]].get(definition, definition)
    for zone in zones:
        touch(g, ZONE, zone)
    touch(g)


def arrive(g: Game, cards: Iterable[int]) -> None:
    """Let cards count as having come to where they are now, together."""
    now = g.now()
    for card in cards:
        g.arrived[card] = now


def restamp(g: Game, cards: Iterable[int]) -> None:
    """Let what the cards do count as having begun now, one after another; they stay the objects they are."""
    for card in cards:
        g.stamp[card] = g.now()
    touch(g)


# --- moving -------------------------------------------------------------------------------------


def move(
    g: Game, cards: Iterable[int], to: str, *, seat: int | None = None, verb: str = "put", bottom: bool = False,
    rested: bool | None = None, face_down: bool = False, instead: str = "",
) -> None:
    """Put cards into a zone together: their owner's, or that of `seat`.

    `rested` None means the orientation that the book gives an arriving card. `instead` is a slot of what runs now: the
    cards whose move was replaced are put there, once that is known.
    Replacement effects come first and may ask, so this is the last thing a step does.
    """
    number_of, owner = g.match.zone_number, g.owner
    targets = tuple([(card, number_of[owner[card] if seat is None else seat, to]) for card in cards])
    place(g, targets, verb=verb, bottom=bottom, rested=rested, face_down=face_down, instead=instead)


def place(
    g: Game, targets: Targets, *, verb: str = "put", bottom: bool = False, rested: bool | None = None,
    face_down: bool = False, instead: str = "",
) -> None:
    """Put cards together, each into a zone of its own by number; as `move` does otherwise."""
    if not targets:
        return
    how = (verb, bottom, rested, face_down)
    before_move = g.match.book.moves.before_move
    if before_move is not None:
        batches = before_move(g, ((targets, how),))
        if len(batches) != 1:
            _place_lots(g, batches, instead)
            return
        ((targets, how),) = batches
    if (g.match.replacements or g.replacing) and replaced_moves(g, targets, how, instead=instead):
        return
    move_now(g, targets, how)


def place_together(g: Game, batches: tuple[Batch, ...]) -> None:
    """Put several lots of cards at one moment, each in its own way."""
    before_move = g.match.book.moves.before_move
    _place_lots(g, batches if before_move is None else before_move(g, batches))


def _place_lots(g: Game, batches: tuple[Batch, ...], instead: str = "") -> None:
    targets = tuple([target for lot, _ in batches for target in lot])
    if (g.match.replacements or g.replacing) and replaced_moves(g, targets, None, batches, instead):
        return
    move_together(g, batches)


def move_now(g: Game, targets: Targets, how: How) -> None:
    """The move itself, after all replacements."""
    rules = g.match.book.moves
    if rules.along is not None and len(lots := rules.along(g, ((targets, how),))) > 1:
        _move_lots(g, lots)
        return
    verb, _, _, _ = how
    kept = kept_by(g, verb) if g.match.renewing else g.match.kept
    moves = _leaving(g, targets, how, kept)
    g.clock += 1
    _arriving(g, moves, how, g.clock, kept)
    _announce(g, moves, verb)
    if rules.after_move is not None:
        rules.after_move(g, moves)


def move_together(g: Game, batches: Sequence[Batch]) -> None:
    """Several moves that are one event: what leaves in one hears of what leaves in another."""
    along = g.match.book.moves.along
    _move_lots(g, batches if along is None else along(g, tuple(batches)))


def _move_lots(g: Game, batches: Sequence[Batch]) -> None:
    lots = [(_leaving(g, targets, how, kept_by(g, verb)), how) for targets, how in batches for verb, *_ in (how,)]
    g.clock = now = g.clock + 1
    for moves, how in lots:
        verb, *_ = how
        _arriving(g, moves, how, now, kept_by(g, verb))
    for moves, (verb, *_) in lots:
        _record(g, moves, verb)
    moves = [one for lot, _ in lots for one in lot]
    changes = g.match.tables.one_place
    told = [one for lot, (verb, *_) in lots for one in _tell_changed(g, lot, verb)] if changes else moves
    if told and (g.timed or not g.match.heard.isdisjoint(MOVES)):
        _tell(g, told, [card for lot, (verb, *_) in lots if verb in g.match.renewing for card, *_ in lot])
    after_move = g.match.book.moves.after_move
    if after_move is not None:
        after_move(g, moves)


def kept_by(g: Game, verb: str) -> list[int]:
    """For each zone, the zones to which a card may be moved with this verb and stay the object it was."""
    match = g.match
    return match.tables.none_kept if verb in match.renewing else match.kept


def _leaving(g: Game, targets: Targets, how: How, kept: list[int]) -> list[Moving]:
    """The moves that happen, with who saw each card; what the cards are is kept for those who look back."""
    match, zone_of = g.match, g.zone_of
    _, _, _, face_down = how
    tables = match.tables
    seen, everybody = tables.seen_down if face_down else tables.seen_up, tables.everybody
    moves = []
    for card, after in targets:
        before = zone_of[card]
        if before != after or tables.zone_of_number[after].ordered:
            # Where all see it afterwards, nobody asks who saw it before.
            moves.append((card, before, after, everybody if seen[after] == everybody else seers(g, card)))
            if not kept[before] >> after & 1 or _looked_back_on(g, before, after):
                # As `keep_last` does, in place: cards move all the time.
                held = _last_values(g, card, before) if match.reaching >> before & 1 else None
                g.last[card] = NEW_TUPLE(Last, (g.serial[card], before, g.rested[card], held))
    return moves


def keep_last(g: Game, card: int) -> None:
    """Keep what a card is now, and where, for those who look back on it."""
    before = g.zone_of[card]
    held = _last_values(g, card, before) if g.match.reaching >> before & 1 else None
    g.last[card] = NEW_TUPLE(Last, (g.serial[card], before, g.rested[card], held))


def _arriving(g: Game, moves: list[Moving], how: How, now: int, kept: list[int]) -> None:
    """Put the cards where they go."""
    _, bottom, rested, face_down = how
    rules = g.match.book.moves
    arrives_rested, lies_as = rules.arrives_rested, rules.lies_as
    for card, before, after, _ in reversed(moves) if bottom else moves:
        same = kept[before] >> after & 1
        _relocate(g, card, before, after, bottom, same)
        if not same or rules.kept_move(g, before, after) is not None:
            g.arrived[card] = now
        g.rested[card] = arrives_rested(g, card, before, after) if rested is None else rested
        g.face_down[card] = face_down
        if lies_as is not None:
            definition = g.definition[card]
            side = lies_as(g, after, face_down).get(definition, definition)
            if side != definition:
                if not same:
                    _keep_side(g, card)
                _show_side(g, card, side)


def _show_side(g: Game, card: int, side: int) -> None:
    """Let a card be the side of it that counts where it lies, and as it lies."""
    g.definition[card] = side
    touch(g, ZONE, g.zone_of[card])
    touch(g)


def _keep_side(g: Game, card: int) -> None:
    """What the card last was is told from the side that counted there, and not from the one that counts now."""
    match, last = g.match, g.last[card]
    old = g.definition[card]
    own = tuple([ability.id for ability in match.abilities_of[old]])
    values = {**match.printed[old], "abilities": own, **(last.values or {})}
    g.last[card] = last._replace(values=values)


def dissolve(g: Game, card: int, to: int, verb: str) -> None:
    """Put away a card that only stood for something that is over: nothing replaces this, nobody hears of it, and what
    the card was is forgotten."""
    book, before, seen = g.match.book, g.zone_of[card], seers(g, card)
    g.clock += 1
    g.arrived[card] = g.clock
    _relocate(g, card, before, to, False, g.match.kept[before] >> to & 1)
    g.rested[card] = g.face_down[card] = False
    g.last.pop(card, None)
    moves = [(card, before, to, seen)]
    _record(g, moves, verb)
    if book.moves.after_move is not None:
        book.moves.after_move(g, moves)


def vanish(g: Game, card: int, to: int, verb: str) -> None:
    """Let a card cease to exist: it goes where nobody asks for it or follows it; what it last was stays as known."""
    last = g.last.get(card)
    move_now(g, ((card, to),), (verb, False, False, False))
    g.serial[card] = CEASED
    if last is not None:
        g.last[card] = last


def _last_values(g: Game, card: int, zone: int) -> Record | None:
    """What a card that leaves this zone is, as far as it differs from print and anybody may ask about it later."""
    match = g.match
    keys, alters = once(match, ("remembered", zone), _remembered, match, zone)
    held = {}
    for key in keys:
        table = g.values.get(key)
        if table is None:
            table = derive(g, key)
        if card in table:
            held[key] = table[card]
    altered = altered_cards(g) if alters else NONE
    if card in altered:
        held["abilities"] = altered[card]
        held["keywords"] = g.value(card, "keywords")
    return held or None


def _remembered(match: Compiled, zone: int) -> tuple[tuple[str, ...], bool]:
    """What may differ from print in this zone and be asked about later, and whether abilities may."""
    anything = bool(match.remembering[""] >> zone & 1)
    asked, reached = match.asked_of_gone & match.changeable, match.remembering
    keys = [key for key in asked if anything or reached.get(key, 0) >> zone & 1]
    return (*keys, MASTER) if match.lends else tuple(keys), match.grants and anything


def _relocate(g: Game, card: int, before: int, after: int, bottom: bool, same: int) -> None:
    """Put a card on a zone, or under it; it stays the `same` object, or becomes a new one."""
    zones, match = g.zones, g.match
    zones[before].remove(card)
    if bottom:
        zones[after].insert(0, card)
    else:
        zones[after].append(card)
    g.zone_of[card] = after
    if not same:
        g.clock = g.serial[card] = g.stamp[card] = g.clock + 1
        g.shown[card] = 0
    both = 1 << before | 1 << after
    touch_move(g, before, after)
    if (
        match.deriving & both
        or match.rule_effect_zones.get(g.definition[card], 0) & both
        or (match.reaching >> before & 1 and told_of(g, card))
    ):
        touch(g)


def _announce(g: Game, moves: list[tuple[int, int, int, int]], verb: str) -> None:
    """Record every move, then let abilities hear them: those that left are heard with what they were."""
    match = g.match
    _record(g, moves, verb)
    if match.tables.one_place:
        moves = _tell_changed(g, moves, verb)
    if moves and (g.timed or not match.heard.isdisjoint(MOVES)):
        _tell(g, moves, [card for card, *_ in moves] if verb in match.renewing else ())


def _tell_changed(g: Game, moves: list[Moving], verb: str) -> list[Moving]:
    """Tell of the cards that became others where they are, by the verb; give the moves of those that went elsewhere."""
    there, looks_back, elsewhere = g.match.tables.one_place, g.match.book.moves.looks_back, []
    for one in moves:
        card, before, after, _ = one
        if there.get(before) != after:
            elsewhere.append(one)
            continue
        if looks_back(g, before, after):
            g.looking_back = {card: g.last[card].values or {}}
        hear(g, verb, (card,))
        g.looking_back = None
    return elsewhere


def _record(g: Game, moves: list[tuple[int, int, int, int]], verb: str) -> None:
    frames, match, rule = g.frames, g.match, g.rule
    source = frames[-1].source if frames else None
    # Where a hidden zone takes several cards, the record must not tell in which order they lie there.
    secret = len(moves) > 1 and any(match.hidden >> after & 1 for _, _, after, _ in moves)
    everybody = match.tables.everybody
    for card, before, after, seen in sorted(moves) if secret else moves:
        known = seen if seen == everybody else seen | seers(g, card)
        g.known[card] |= known
        g.events = (("move", rule, source, card, g.definition[card], before, after, verb, known), g.events)


def _tell(g: Game, moves: list[tuple[int, int, int, int]], anew: Container[int]) -> None:
    """Those that became new objects (`anew`) are heard as moved, from whichever zone."""
    kept, book = g.match.kept, g.match.book
    several = len(moves) > 1
    left = []
    if several:
        left = [(card, before) for card, before, after, _ in moves if not kept[before] >> after & 1 or card in anew]
    for card, before, after, _ in moves:
        if kept[before] >> after & 1 and card not in anew:
            _tell_kept(g, card, before, after)
            continue
        if not several and is_unheard(g, card):
            continue
        looked_back = book.moves.looks_back(g, before, after)
        if looked_back:
            g.looking_back = {**(g.looking_back or {}), card: g.last[card].values or {}}
        others = tuple([pair for pair in left if pair[0] != card]) if several else ()
        hear(g, "move", (card, before, after), others)
        if looked_back:
            g.looking_back = None


def _tell_kept(g: Game, card: int, before: int, after: int) -> None:
    """A card that stays the object it was is heard by the book's word for such a move, or as a move like any other."""
    word = g.match.book.moves.kept_move(g, before, after)
    if word != MOVE:
        if word:
            hear(g, word, (card,))
        return
    looked_back = g.match.book.moves.looks_back(g, before, after)
    if looked_back:
        g.looking_back = {card: g.last[card].values or {}}
    hear(g, MOVE, (card, before, after))
    if looked_back:
        g.looking_back = None


def _looked_back_on(g: Game, before: int, after: int) -> bool:
    """Whether a move that leaves the card the object it was is heard as a move, and reads the card as it was."""
    moves = g.match.book.moves
    return moves.kept_move(g, before, after) == MOVE and moves.looks_back(g, before, after)


def draw(g: Game, seat: int, deck: str, hand: str, instead: str = "") -> bool:
    """Move the top card of a deck to the hand; tell whether there is one.

    A draw that may be replaced waits until the step is over, and so does what the step draws after it. The cards that
    were not drawn then are put into the slot `instead` of what runs now, if it names one.
    """
    source, target = g.match.zone_number[seat, deck], g.match.zone_number[seat, hand]
    pile = g.zones[source]
    if not pile:
        return False
    if (g.match.replacements or g.replacing) and replaced_draw(g, source, target, DRAWN, instead):
        return True
    card = pile[-1]
    move_now(g, ((card, target),), DRAWN)
    if g.timed or "draw" in g.match.heard:
        hear(g, "draw", (card,))
    return True


def shuffle(g: Game, seat: int, zone: str, apart: Container[int] = ()) -> None:
    """Put a zone's cards in random order. What a number stands for and where it lies are dealt anew: nothing is traced,
    and no number tells when its card will be drawn. Cards that are held apart meanwhile stay what and where they are.
    """
    number = g.match.zone_number[seat, zone]
    pile = g.zones[number]
    cards = [card for card in pile if card not in apart]
    definitions = [g.definition[c] for c in cards]
    g.chance = rng.shuffle(rng.shuffle(g.chance, definitions), cards)
    left = iter(cards)
    pile[:] = [card if card in apart else next(left) for card in pile]
    for card, definition in zip(cards, definitions, strict=True):
        g.last.pop(card, None)
        if g.shown[card] == g.match.tables.everybody:
            _keep_shown(g, card)
        g.definition[card] = definition
        g.clock += 1
        g.serial[card] = g.clock
        g.known[card] = 0
        g.shown[card] = 0
    touch(g, ZONE, number)  # only now: while they are dealt, what is kept of a card is worked out
    touch(g)
    emit(g, "shuffle", note=(seat, zone))


def _keep_shown(g: Game, card: int) -> None:
    """A card that all have seen can be asked about after it was shuffled away, when its number stands for another."""
    keep_last(g, card)
    _keep_side(g, card)


def arrange(g: Game, seat: int, zone: str, cards: Sequence[int]) -> None:
    """Put the cards of a zone in an order their owner may choose, first is lowest. No card changes zone."""
    number = g.match.zone_number[seat, zone]
    pile = g.zones[number]
    assert sorted(pile) == sorted(cards), "arranging keeps the set of cards"
    pile[:] = cards
    touch(g, ZONE, number)


def swap(g: Game, seat: int, one: str, other: str) -> None:
    """Exchange what lies in two zones between which cards stay the same object; each has come to where it lies now."""
    a, b = g.match.zone_number[seat, one], g.match.zone_number[seat, other]
    first, second = list(g.zones[a]), list(g.zones[b])
    moves = [(c, a, b, seers(g, c)) for c in first] + [(c, b, a, seers(g, c)) for c in second]
    for card, before, after, _ in moves:
        _relocate(g, card, before, after, False, True)
    arrive(g, [card for card, *_ in moves])
    _announce(g, moves, "exchange")


# --- states, marks, knowledge -------------------------------------------------------------------


def turn(g: Game, cards: Iterable[int], *, rested: bool) -> None:
    """Rest or stand cards together. A card that already is so is not touched: nothing happens to it."""
    match = g.match
    rules = match.book.moves
    bar = rules.turn_bars[rested]
    barred = bar in match.bars
    if rules.tied is not None:
        cards = _with_tied(g, cards, rules.tied(g), bar if barred else "")
    turned = [card for card in cards if g.rested[card] != rested and not (barred and g.cannot(card, bar))]
    if not turned:
        return
    for card in turned:
        g.rested[card] = rested
    touch_turns(g, turned)
    if match.state_matters:
        touch(g)
    emit_each(g, rules.turn_words[rested], turned)


def _with_tied(g: Game, cards: Iterable[int], ties: Mapping[int, int], bar: str) -> Iterable[int]:
    """The cards, each with the one it is tied to; where one of the two may not turn, neither does."""
    if not ties:
        return cards
    found: dict[int, None] = {}
    for card in cards:
        other = ties.get(card, card)
        if not bar or not (g.cannot(card, bar) or g.cannot(other, bar)):
            found[card] = found[other] = None
    return found


def flip(g: Game, cards: Iterable[int], *, face_down: bool) -> None:
    """Turn cards face up or face down. A card that already lies so is not touched."""
    turned = [card for card in cards if g.face_down[card] != face_down]
    if not turned:
        return
    lies_as = g.match.book.moves.lies_as
    for card in turned:
        g.face_down[card] = face_down
        touch(g, ZONE, g.zone_of[card])
        if lies_as is not None:
            definition = g.definition[card]
            side = lies_as(g, g.zone_of[card], face_down).get(definition, definition)
            if side != definition:
                _show_side(g, card, side)
    touch(g)
    emit_each(g, "face down" if face_down else "face up", turned)


def show(g: Game, cards: Iterable[int], seats: int, *, tell: bool = True) -> None:
    """Let the seats in the mask see cards; `hide` takes it back when the effect is over."""
    for card in cards:
        g.shown[card] |= seats
        if seats & ~g.known[card]:
            g.known[card] |= seats
            touch(g, ZONE, g.zone_of[card])  # which of equal cards is offered hangs on who can tell them apart
        if tell:
            g.events = (("show", g.rule, _source(g), card, g.definition[card], g.shown[card]), g.events)


def hide(g: Game, cards: Remembered) -> None:
    """Stop showing cards that are still the objects that were shown."""
    for card in live(g, cards):
        g.shown[card] = 0


def mark(g: Game, card: int, word: str, value: Plain) -> None:
    """Note something about a card, in a word that the book declares; None takes the note away."""
    if word not in g.match.marks:
        g.match.book.require(word, g.match.marks, "mark")
    declared = g.match.marks[word]
    before = g.marks.get((card, word))
    if value is None:
        g.marks.pop((card, word), None)
    else:
        g.marks[card, word] = value
    bears = declared.values
    if bears is True or (bears is not False and bears(g, card, before, value)):
        touch(g)


def _source(g: Game) -> int | None:
    return g.frames[-1].source if g.frames else None
