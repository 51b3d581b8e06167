"""What card texts ask about: the book's references, filters, amounts, conditions, states, relations and facts.

What a text has chosen lies in slots of its frame: "x" the number chosen for X (903.2d), "roll" the result of a
roll (1023.1), "chosen_attribute" and so on the words it named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from ...kernel import (
    AmountOf,
    Builder,
    CardsOf,
    Check,
    Evaluator,
    Game,
    Test,
    UnknownWord,
    did_you_mean,
    looking_back,
    seers,
)
from ...kernel import nodes as n
from . import nodes as f
from .additions import controller_of_added
from .inner_nodes import AwakenedBy, ThisTurn, WhatWas
from .lexicon import ATTRIBUTES
from .pronouns import OF_EVENT, TURN_PLAYER, player_in, turn_player
from .sides import is_back_up, is_double_sided, switch
from .targets import has_single_target, may_come_to, seats_of_target, targeted_seats, targets_of
from .this_turn import THIS_TURN
from .zones import (
    COPY,
    FIELDS,
    GRAVEYARDS,
    HUNDRED,
    TOKEN,
    Awakenings,
    controller,
    controller_of,
    damage_on,
    done,
    host_of,
    is_token,
    item_of,
    life_paid,
    object_asked,
    record,
    what_waits,
)

CHOSEN = {"attribute": "attribute", "race": "race", "card type": "type", "card name": "name", "number": "total cost"}
"""What may be chosen by name, with the characteristic that is compared with it."""
STONE_TYPES = tuple(f"{attribute} magic stone" for attribute in (*ATTRIBUTES, "true", "special", "basic"))
EXTREMES: dict[str, Callable[[list[int]], int]] = {"highest": max, "lowest": min}
THIS_WAY = "this way"
"""Under this note a text that is compiled knows the slot with the cards that its latest deed was done to."""
DEALT = "dealt"
"""Under this note a text knows the slots with how much damage it dealt last, and with whom it dealt that to."""
WITH_AMOUNT = ("damage", "battle damage", "gain life", "lose life")
PUT_BY = "put into the field by"
REMOVED_BY = "removed by"
"""The note on an object that a text put into a field."""


def chosen_slot(what: str) -> str:
    """The slot for a word that was chosen."""
    if what not in CHOSEN:
        raise UnknownWord(f"no word of sort {what!r} can be chosen{did_you_mean(what, CHOSEN)}")
    return f"chosen_{what.replace(' ', '_')}"


# --- references -----------------------------------------------------------------------------------


def doer(env: Evaluator, slot: str, noun: str) -> n.Reference:
    """What "it" means where the latest choice is in that slot: without one the event's card, or this card."""
    return n.It(slot) if slot else env.spoken_of(noun) or n.This()


def reference_doer(env: Evaluator, node: f.Doer) -> CardsOf:
    return env.cards(doer(env, env.latest, node.noun))


def reference_this_way(env: Evaluator, node: f.ThisWay) -> CardsOf:
    slot = env.notes.get(THIS_WAY) or env.latest
    if not slot:
        raise UnknownWord("cards that something was done to in this way are meant, but nothing was done before")
    return env.cards(n.It(slot))


def reference_from_top(env: Evaluator, node: f.FromTop) -> CardsOf:
    fits = env.filter(node.until)

    def cards(g: Game, s: Any) -> list[int]:
        found = []
        for card in reversed(g.in_zone(s.seat, node.zone)):
            found.append(card)
            if fits(g, s, card):
                break
        return found

    return cards


# --- players ------------------------------------------------------------------------------------------

SEATS = {
    "you": lambda g, s: [s.seat], "opponent": lambda g, s: [1 - s.seat], "each": lambda g, s: [0, 1],
    TURN_PLAYER: turn_player,
}  # fmt: skip

OWNERS = {"owner of that resonator": "resonator"}
CONTROLLERS = {"controller of it": "", "controller of that resonator": "resonator"}
"""Players by their card, each with what the text calls it; "its" is another card's, for this card's player is "you"."""

SeatsOf = Callable[[Game, Any], list[int]]


def seats_named(env: Evaluator, word: str) -> SeatsOf:
    """The players that a word means in a text that is not running any more; none for the empty word."""
    if word in SEATS:
        return SEATS[word]
    if word in CONTROLLERS:
        pairs = env.pairs(n.It(noun=CONTROLLERS[word] or ("card" if isinstance(env.subject, n.This) else "")))
        return lambda g, s: list(dict.fromkeys(controller_of(g, c, was) for c, _, was in pairs(g, s)))
    if word in OWNERS:
        meant = env.pairs(n.It(noun=OWNERS[word]))
        return lambda g, s: list(dict.fromkeys(int(g.owner[c]) for c, _, _ in meant(g, s)))
    if word in OF_EVENT:
        return player_in(env.pairs(n.Role(OF_EVENT[word])))
    if word == "controller of the added card":
        return controller_of_added
    if word:
        known = ", ".join((*SEATS, *CONTROLLERS, "controller of the added card"))
        raise UnknownWord(f"no player {word!r} to be dealt damage here; expected {known} (1007.2)")
    return lambda g, s: []


def players(b: Builder, who: str) -> SeatsOf:
    """The players that a text means; of both, the turn player comes first."""
    if who == "target":
        return targeted_seats(b)
    if who == "each":
        return lambda g, v: [g.facts["turn seat"], 1 - g.facts["turn seat"]]
    return seats_named(b.env, who)


# --- filters --------------------------------------------------------------------------------------


def filter_another(env: Evaluator, node: f.Another) -> Test:
    """Targets made before this one are in slots that are there already."""
    aimed = {aim.slot for _, aim in env.notes.get("aims", ())}
    slots = tuple(slot for slot in env.slots or () if slot.startswith("it") or slot in aimed)

    def another(g: Game, s: Any, card: int) -> bool:
        if card in (s.source, host_of(g, s.source)):
            return False
        return all(card not in held(getattr(s, slot, None)) for slot in slots)

    return another


def held(value: Any) -> list[Any]:
    """The cards in a slot, whether they are picked or remembered."""
    found = value if isinstance(value, tuple) else ()
    return [entry[0] if isinstance(entry, tuple) else entry for entry in found]


def filter_what_was(env: Evaluator, node: WhatWas) -> Test:
    pairs = env.pairs(node.ref)

    def was_meant(g: Game, s: Any, card: int) -> bool:
        return any(each[0] == card and object_asked(g, card) in each[1:] for each in pairs(g, s))

    return was_meant


def filter_attributeless(env: Evaluator, node: f.Attributeless) -> Test:
    """208.4: void is to have no attribute."""
    return lambda g, s, c: not g.value(c, "attribute")


def filter_called(env: Evaluator, node: f.Called) -> Test:
    """904.2: a further name is part of the card, wherever it lies."""
    return lambda g, s, c: g.value(c, "name") == node.name or node.name in g.value(c, "other names")


def filter_chosen(env: Evaluator, node: f.HasChosen) -> Test:
    slot = known_slot(env, node.what)
    key = CHOSEN[node.what]

    def has_chosen(g: Game, s: Any, card: int) -> bool:
        word, value = getattr(s, slot), g.value(card, key)
        return word in value if isinstance(value, tuple) else bool(word is not None and word == value)

    return has_chosen


def known_slot(env: Evaluator, what: str) -> str:
    """The slot of a chosen word, which an earlier step must have filled."""
    slot = chosen_slot(what)
    if env.slots is None or slot not in env.slots:
        raise UnknownWord(f"the chosen {what} is asked for, but no earlier step chooses one")
    return slot


def filter_not_as_printed(env: Evaluator, node: f.NotAsPrinted) -> Test:
    """909.7: what is printed is what the card would be without any effect."""
    return lambda g, s, c: any(g.value(c, k) != g.match.printed[g.definition[c]][k] for k in ("atk", "def"))


def filter_of_target(env: Evaluator, node: f.OfTarget) -> Test:
    seats = seats_of_target(env)
    return lambda g, s, c: g.owner[c] in seats(g, s)


def filter_extreme(env: Evaluator, node: f.Extreme) -> Test:
    env.book.require(node.which, EXTREMES, "extreme")
    among = n.Cards(("field",)) if node.among is None else node.among
    cards, key, best = env.cards(among), node.characteristic, EXTREMES[node.which]

    def extreme(g: Game, s: Any, card: int) -> bool:
        numbers = [number for c in cards(g, s) if (number := g.value(c, key)) is not None]
        return bool(numbers) and g.value(card, key) == best(numbers)

    return extreme


def filter_as_ruler(env: Evaluator, node: f.AsRuler) -> Test:
    """705.3, 1302.2e: a judgment is of the ruler, which is a J-ruler by the time it is heard of."""
    test = env.filter(node.where)

    def passes(g: Game, s: Any, card: int) -> bool:
        if not is_back_up(g, card):
            return test(g, s, card)
        twin = g.fork()
        switch(twin, card)
        return test(twin, s, card)

    return passes


def filter_targeting(env: Evaluator, node: f.Targeting) -> Test:
    cards = env.cards(node.cards)
    return lambda g, s, c: not set(targets_of(g, c)).isdisjoint(cards(g, s))


# --- conditions -----------------------------------------------------------------------------------


def condition_targets_one(env: Evaluator, node: f.TargetsOne) -> Check:
    """903.2e, 903.2f: the spell is the card that asks; where nothing was chosen yet, whether it may target one."""
    fits = env.filter(node.where)

    def targets(g: Game, s: Any) -> bool:
        aims = getattr(s, "aims", None)
        return any(fits(g, s, card) for card in (may_come_to(g, s.source) if aims is None else aims) if card >= 0)

    return targets


def slot_of(s: Any, slot: str) -> Any:
    """What lies in a slot of the text that asks."""
    return getattr(s, slot)


def condition_this_turn(env: Evaluator, node: ThisTurn) -> Check:
    return lambda g, s: bool(slot_of(s, "set_turn") == g.facts["turn"])


def awakenings(g: Game, s: Any) -> Awakenings:
    """1109.2, 1109.2a: noted on the spell, on the card while it resolves, for it comes into the field with its text,
    and then on the object that it became. 1017.1c: a copied spell has the choice in its slots."""
    chosen: Awakenings = getattr(s, "awakened", None) or g.marks.get((s.source, "awakening")) or ()
    if chosen:
        return chosen
    serial, paid = g.marks.get((s.source, "awakened"), (None, ()))
    return paid if serial in (s.serial, s.was) else ()


def condition_awakened(env: Evaluator, node: AwakenedBy) -> Check:
    return lambda g, s: any(which == node.which for which, _ in awakenings(g, s))


# --- amounts --------------------------------------------------------------------------------------


def amount_x(env: Evaluator, node: f.X) -> AmountOf:
    """903.2d-i: an X that nobody chose is zero."""
    which = node.paid_for
    if which is not None:
        return lambda g, s: dict(awakenings(g, s)).get(which, 0)
    return lambda g, s: getattr(s, "x", None) or 0


def amount_chosen(env: Evaluator, node: f.ChosenNumber) -> AmountOf:
    slot = known_slot(env, "number")
    return lambda g, s: getattr(s, slot) or 0


def amount_different(env: Evaluator, node: f.CountDifferent) -> AmountOf:
    env.book.require(node.characteristic, env.tables.characteristics, "characteristic")
    cards, key = env.cards(node.cards), node.characteristic

    def count(g: Game, s: Any) -> int:
        shown: set[Any] = set()
        for card in cards(g, s):
            value = g.value(card, key)
            shown.update(value if isinstance(value, tuple) else (value,))
        return len(shown - {None})

    return count


def amount_of_event(env: Evaluator, node: f.EventAmount) -> AmountOf:
    """906.1: of what set the text off, or else of the damage that the text itself dealt, as far as it was dealt."""
    told = None if has_amount(env.trigger) else env.notes.get(DEALT)
    if told is None:
        return lambda g, s: event_amount(s.event)
    much, dealt = told
    return lambda g, s: (slot_of(s, much) or 0) if slot_of(s, dealt) else 0


def has_amount(trigger: n.Trigger | None) -> bool:
    """Whether what sets a text off has an amount."""
    return any(isinstance(part, n.On) and part.event in WITH_AMOUNT for part in n.walk(trigger))


def event_amount(event: tuple[Any, ...] | None) -> int:
    """The amount among the roles of an event, which carry it as ("amount", n)."""
    for role in event or ():
        if role[:1] == ("amount",):
            return int(role[1])
    return 0


def amount_damage(env: Evaluator, node: f.Damage) -> AmountOf:
    """1007.1: damage stays on a card until the end of the turn."""
    cards = env.cards(node.cards)

    def dealt(g: Game, s: Any) -> int:
        meant = cards(g, s)
        if node.way == "dealt to":
            return sum(damage_on(g, c) for c in meant)
        objects = [(c, g.serial[c]) for c in meant]
        return sum(amount for card, serial, amount in done(g, "dealt damage") if (card, serial) in objects)

    return dealt


def amount_printed(env: Evaluator, node: f.Printed) -> AmountOf:
    """909.7: what is printed is what the card would be without any effect."""
    cards, key = env.cards(node.of), node.characteristic
    env.book.require(key, env.tables.characteristics, "characteristic")
    return lambda g, s: sum(g.match.printed[g.definition[c]][key] or 0 for c in cards(g, s))


def amount_half(env: Evaluator, node: f.Half) -> AmountOf:
    whole = env.amount(node.of)
    return lambda g, s: -(-whole(g, s) // (2 * HUNDRED)) * HUNDRED


def amount_share(env: Evaluator, node: f.Share) -> AmountOf:
    whole, size = env.amount(node.of), node.size
    if size <= 0:
        raise UnknownWord(f"a share of {size} goes into nothing; expected a number above 0 (104.5)")
    return lambda g, s: whole(g, s) // size


def amount_life_paid(env: Evaluator, node: f.LifePaid) -> AmountOf:
    return lambda g, s: life_paid(g, s.source)


def amount_put_into_field(env: Evaluator, node: f.PutIntoFieldThisTurn) -> AmountOf:
    fits = env.filter(node.where)

    def count(g: Game, s: Any) -> int:
        return sum(
            as_it_was(g, card, serial, lambda c: fits(g, s, c))
            for seat, card, serial in done(g, "put into field")
            if seat == s.seat
        )

    return count


def as_it_was(g: Game, card: int, serial: int, fits: Callable[[int], bool]) -> bool:
    """911.1: ask about the object that the card was, as far as it is remembered."""
    with looking_back(g, ((card, g.serial[card], serial),)):
        return fits(card)


def amount_roll(env: Evaluator, node: f.RollResult) -> AmountOf:
    if env.slots is None or "roll" not in env.slots:
        raise UnknownWord("the result of the roll is asked for, but no earlier step rolls a die (1023.1)")
    return lambda g, s: slot_of(s, "roll") or 0


REFERENCES = {f.Doer: reference_doer, f.FromTop: reference_from_top, f.ThisWay: reference_this_way}

FILTERS = {
    f.Another: filter_another, f.AsRuler: filter_as_ruler, f.Attributeless: filter_attributeless,
    f.HasChosen: filter_chosen, f.Called: filter_called,
    f.NotAsPrinted: filter_not_as_printed, f.OfTarget: filter_of_target, f.Extreme: filter_extreme,
    f.Targeting: filter_targeting, WhatWas: filter_what_was,
}  # fmt: skip

CONDITIONS = {f.TargetsOne: condition_targets_one, ThisTurn: condition_this_turn, AwakenedBy: condition_awakened}

OF_THE_MOMENT = frozenset({ThisTurn, f.PutIntoFieldThisTurn, f.Damage})
AMOUNTS = {
    f.X: amount_x, f.ChosenNumber: amount_chosen, f.CountDifferent: amount_different, f.EventAmount: amount_of_event,
    f.Half: amount_half, f.Printed: amount_printed, f.Damage: amount_damage, f.Share: amount_share,
    f.LifePaid: amount_life_paid,
    f.PutIntoFieldThisTurn: amount_put_into_field, f.RollResult: amount_roll,
}  # fmt: skip


# --- states ---------------------------------------------------------------------------------------


def did(word: str) -> Callable[[Game, int], bool]:
    """Whether this object is the first named in something done this turn."""
    return lambda g, c: any(entry[:2] == (c, object_asked(g, c)) for entry in done(g, word))


def entered(g: Game, card: int) -> bool:
    """307.6: a card that only changed fields has not entered one."""
    return any(entry[1:] == (card, object_asked(g, card)) for entry in done(g, "put into field"))


def of_kind(*kinds: str) -> Callable[[Game, int], bool]:
    """312.3, 705.2d: a spell is a card in the chase; a judgment is neither spell nor ability."""

    def told(g: Game, card: int) -> bool:
        item = item_of(g, card)
        return item is not None and item.kind in kinds and g.is_in(card, "chase")

    return told


def ability_of_kind(kind: str) -> Callable[[Game, int], bool]:
    is_ability = of_kind("ability")

    def told(g: Game, card: int) -> bool:
        return is_ability(g, card) and g.match.abilities[what_waits(g, card).ability].kind == kind

    return told


STATES: dict[str, Callable[[Game, int], bool]] = {
    "rested": lambda g, c: g.orientation(c) is True,
    "recovered": lambda g, c: g.orientation(c) is False,
    "face up": lambda g, c: not g.face_down[c],
    "face down": lambda g, c: bool(g.face_down[c]),
    "damaged": lambda g, c: damage_on(g, c, object_asked(g, c)) > 0,
    "with an addition": lambda g, c: any(host_of(g, a, object_asked(g, c)) == c for z in FIELDS for a in g.zones[z]),
    TOKEN: is_token,
    "double-sided": is_double_sided,
    "attacked this turn": did("attack"),
    "dealt damage this turn": did("dealt damage"),
    "was dealt damage this turn": did("was dealt damage"),
    "entered the field this turn": entered,
    "spell": of_kind("spell"),
    "ability": of_kind("ability"),
    "spell or ability": of_kind("spell", "ability"),
    "activate ability": ability_of_kind("activated"),
    "automatic ability": ability_of_kind("automatic"),
    "with a single target": has_single_target,
    "revealed": lambda g, c: seers(g, c) == g.match.tables.everybody,
}


def opposed(g: Game, s: Any, card: int) -> bool:
    """Whether the other player controls it: a spell or ability has the controller who played it."""
    return bool(controller(g, card) != s.seat)


def damaged_by(g: Game, s: Any, card: int) -> bool:
    return any(entry == (card, object_asked(g, card), s.source) for entry in done(g, "was dealt damage"))


SCOPED_STATES: dict[str, Callable[[Game, Any, int], bool]] = {
    "you control it": lambda g, s, card: not opposed(g, s, card),
    "your opponent controls it": opposed,
    "dealt damage by this card this turn": damaged_by,
}
"""States that depend on whose text asks."""


# --- relations ------------------------------------------------------------------------------------


def noted_by(word: str) -> Callable[[Game, int, int], bool]:
    """Whether a note on the object says that this other card did it, now or as the object it was before it moved."""

    def told(g: Game, card: int, other: int) -> bool:
        object_, doer, was = g.marks.get((card, word)) or (None, None, None)
        if object_ != object_asked(g, card) or doer != other:
            return False
        return was == g.serial[other] or (other in g.last and was == g.last[other].serial)

    return told


RELATIONS = {
    REMOVED_BY: noted_by(REMOVED_BY), PUT_BY: noted_by(PUT_BY),
    "added to": lambda g, card, other: host_of(g, card) == other,
}  # fmt: skip


# --- facts ----------------------------------------------------------------------------------------


def played_before(g: Game, v: Any) -> bool:
    """1124.2a: whether this player played another card before this one in this turn.

    1017.1c: a copy is what the original is, whoever made it and whatever was played since.
    """
    seat, card, serial = g.marks.get((v.source, COPY), (v.seat, v.source, v.serial))
    plays = [what for word, *what in g.facts["done"] if word == "play"]
    mine = [seat, card, serial]
    before = plays[: plays.index(mine)] if mine in plays else plays
    return any(player == seat for player, *_ in before)


def destroyed_by_battle(g: Game) -> bool:
    """While a destroyed card is heard of: whether battle damage was the cause."""
    return bool(g.facts["cause"] == "battle damage")


def resonators_entered(seat_of: Callable[[Any], int]) -> Callable[[Game, Any], int]:
    def count(g: Game, s: Any) -> int:
        return sum(
            as_it_was(g, card, serial, lambda c: "resonator" in g.value(c, "type"))
            for seat, card, serial in done(g, "put into field")
            if seat == seat_of(s)
        )

    return count


def stones_share_name(g: Game, s: Any) -> int:
    stones = [c for c in g.in_zone(s.seat, "field") if "true magic stone" in g.value(c, "type")]
    return int(any(count > 1 for count in Counter(g.value(c, "name") for c in stones).values()))


FIGURES: dict[str, Callable[[Game, Any], int]] = {
    **THIS_TURN,
    "your life": lambda g, s: int(g.facts[f"life {s.seat}"]),
    "your opponent's life": lambda g, s: int(g.facts[f"life {1 - s.seat}"]),
    "cards you played this turn": lambda g, s: sum(seat == s.seat for seat, *_ in done(g, "play")),
    "resonators put into your opponent's field this turn": resonators_entered(lambda s: 1 - int(s.seat)),
    "you played another card this turn": lambda g, s: int(played_before(g, s)),
    "this card was awakened": lambda g, s: int(bool(awakenings(g, s))),
    "by battle damage": lambda g, s: int(destroyed_by_battle(g)),
    "this card is added to a card": lambda g, s: int(host_of(g, s.source) is not None),
    "two true magic stones you control share a name": stones_share_name,
}


# --- 904.2 base abilities ---------------------------------------------------------------------------


def stand_base(env: Evaluator, node: f.AsMagicStone) -> tuple[str, Any]:
    """904.2a, 909.1a: nothing is left to do, for the types are part of the card."""
    for word in node.types:
        env.book.require(word, STONE_TYPES, "magic stone type")
    return "base ability", node.types


def stand_named(env: Evaluator, node: f.AlsoNamed) -> tuple[str, Any]:
    """904.2, 909.1a: nothing is left to do, for the name is part of the card."""
    return "base ability", node.name


RULE_EFFECTS = {f.AsMagicStone: stand_base, f.AlsoNamed: stand_named}


# --- what moves leave to be asked about -------------------------------------------------------------


def note_moves(g: Game, moves: Sequence[tuple[int, int, int, int]]) -> None:
    """307.6: remember which cards came into a field and which went from one to a graveyard, but from one to another.

    Part of the book's after_move, which gives the moves that lead into a field or out of one.
    """
    seats = g.match.zone_seat
    for card, before, after, _ in moves:
        if after in FIELDS:
            record(g, "put into field", seats[after], card, g.serial[card])
        elif before in FIELDS and after in GRAVEYARDS:
            *_, held = g.last[card]
            types = (held or {}).get("type") or g.match.printed[g.definition[card]]["type"]
            record(g, "to graveyard from field", seats[before], g.definition[card], types)
