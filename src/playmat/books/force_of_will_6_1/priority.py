"""Sections 600 and 700: the priority sequence, and what a player with priority may do.

A pass is no event, and a player who can do nothing but pass is not asked. A player who could only produce will
while the chase is empty is not asked either: nothing can happen to the will or to its source before the next
question, so it loses nothing to wait (907.2).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel import loops
from ...kernel.atoms import move, show, turn
from ...kernel.derive import altered_cards, permission, table_of
from ...kernel.effects import loop_numbers, playing
from ...kernel.evaluate import Scope, TimedScope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import NO, YES, Option
from ...kernel.rows import Frame, ask, distinct, enter, goto, leave, procedure, row, run
from ...kernel.triggers import abilities, begin, check_situations, drop_unusable, emit
from . import lifebreak
from .attacks import can_battle, drop_out, forced_attackers, in_battle
from .changes import watch_conditions
from .costs import changes, nothing_changes
from .plain import covers, means, supplies
from .playing import CastScope, cast, is_steady, may_use, resolve_newest, rests_itself, spell_of
from .sides import other_side, switch
from .texts import SPELL
from .will import Need, can_pay, priority_will_acts, use_will_ability
from .zones import done, faces, item_of, numbers, record

PASS = "pass"
FROM_REMOVED = "play this card from the removed area"
SET_COST = Need((), 2)
AT_MAIN_TIMING = ("judgment", "shift", "bestow")
CARDS_THAT_WAIT = ("trigger", "stealth")
REVEALED = ("revealed", 1)
"""What a waiting card notes among its slots once it was revealed."""
CHASE, HANDS = numbers("chase")[0], numbers("hand")
NOTHING_CHANGED: dict[int, Any] = {}


# --- 701.2 when -----------------------------------------------------------------------------------


def chase(g: Game) -> list[int]:
    return g.zones[CHASE]


def main_timing(g: Game, seat: int) -> bool:
    """701.2."""
    facts = g.facts
    return bool(facts["turn seat"] == seat and facts["phase"] == "main phase" and not chase(g) and not in_battle(g))


def may_chase(g: Game, card: int) -> bool:
    """1008.2: whether something in the chase keeps this card from being chased to it."""
    for each in chase(g):
        item = item_of(g, each)
        if item is not None and unchased(item.ability) in g.match.tests:
            return False
        if g.cannot(each, "be chased", card):
            return False
    return True


def unchased(ability: str) -> str:
    """The name under which a match knows that nobody may chase this text."""
    return f"{ability}/unchased"


# --- 702, 703, 708, 1115 cards --------------------------------------------------------------------


def playable_cards(g: Game, seat: int, at_main: bool) -> list[Option]:
    """The cards that this player may play now."""
    hand = g.in_zone(seat, "hand")
    found: list[Option] = [("play", card) for card in distinct(g, from_hand(g, seat, at_main))]
    found += [("play", card) for card in set_cards(g, seat) if may_play_set(g, seat, card)]
    found += [("play", c) for c in elsewhere(g, seat, at_main) if may_play(g, seat, c, at_main)]
    found += [("play", c, "future") for c in with_keyword(g, hand, "shift") if may_play_future(g, seat, c, at_main)]
    return found


class Face(NamedTuple):
    """What can be told of playing a card from print alone: the wills it needs where there is one way to pay, whether
    that is all it needs, whether it may be played at any time, and whether it is an arrow Trigger or has any."""

    need: Need | None
    alone: bool
    instant: bool
    waits: bool
    trigger: bool


def played_faces(g: Game) -> dict[int, Face]:
    kept = g.match.kept_by_book
    if kept.get("played faces of") != len(g.match.cards):
        kept["played faces of"] = len(g.match.cards)
        kept["played faces"] = {i: _face(g, i, held[0].id) for i, held in enumerate(g.match.abilities_of)
                                if held and held[0].sort == SPELL}  # fmt: skip
        kept["steady faces"] = frozenset(i for i, held in enumerate(g.match.abilities_of)
                                         if not held or is_steady(g, held[0]))  # fmt: skip
    found: dict[int, Face] = kept["played faces"]
    return found


def _face(g: Game, face: int, spell: str) -> Face:
    printed = g.match.printed[face]
    need, alone = g.match.kept_by_book["prices"].get(spell, (None, False))
    trigger = "chant" in printed["type"] and "trigger" in printed["keywords"]
    return Face(need, alone, is_instant_face(g, face), waits_to_be_set_off(g, face), trigger)


def from_hand(g: Game, seat: int, at_main: bool) -> list[int]:
    """The cards of a hand that may be played now, worked out when something that matters has changed."""
    if not at_main and not instants(g, g.zones[HANDS[seat]]):
        return []
    steady = g.match.kept_by_book["steady faces"] if played_faces(g) else frozenset()
    if not all(g.definition[c] in steady for c in g.zones[HANDS[seat]]):
        return _from_hand(g, seat, at_main)
    now, kept = means(g, seat), g.derived.get(("hand", seat, at_main))
    if kept is None or kept[1] != now:
        kept = g.derived["hand", seat, at_main] = {0: _from_hand(g, seat, at_main), 1: now}
    found: list[int] = kept[0]
    return found


def _from_hand(g: Game, seat: int, at_main: bool) -> list[int]:
    """What is plain is told from print, the rest worked out."""
    known, found, hand = played_faces(g), supplies(g, seat), g.zones[HANDS[seat]]
    closed, changed = anything_forbids(g), NOTHING_CHANGED
    if g.match.reaching >> HANDS[seat] & 1:
        changed = {**table_of(g, "keywords"), **table_of(g, "type")}
    playable = []
    for card in hand:
        face = known.get(g.definition[card])
        if face is None or face.waits:
            continue
        if card not in changed:
            if not (face.instant or (at_main and not face.trigger)):
                continue
            need = face.need
            if need is not None and found is not None and unchanged(g, seat, card):
                if not covers(g, seat, found, need, card, None):
                    continue
                if face.alone and not closed:
                    playable.append(card)
                    continue
        if may_play(g, seat, card, at_main):
            playable.append(card)
    return playable


def unchanged(g: Game, seat: int, card: int) -> bool:
    """Whether the card costs what is printed."""
    return nothing_changes(g) or not changes(g, seat, card, "")


FORBIDDING = frozenset(
    ("cannot", word) for word in ("play cards", "play spells", "play resonators", "play cards from standby")
)


def anything_forbids(g: Game) -> bool:
    """Whether something might keep players from playing cards: an effect, or what is in the chase."""
    return bool(chase(g)) or not FORBIDDING.isdisjoint(g.match.changeable)


def elsewhere(g: Game, seat: int, at_main: bool) -> list[int]:
    """1115.2: cards outside hand and standby that something lets this player play, each at its own times."""
    found = with_keyword(g, g.in_zone(seat, "graveyard"), "remnant")
    if ("may", FROM_REMOVED) in g.match.changeable:
        found = found + [c for c in g.in_zone(seat, "removed") if may_play_removed(g, c)]
    return found if at_main else instants(g, found)


def with_keyword(g: Game, cards: list[int], word: str) -> list[int]:
    """Those of the cards that have a keyword."""
    if not cards:
        return cards
    printed = faces(g, word, lambda g, face: word in g.match.printed[face]["keywords"])
    if not g.match.reaching >> g.zone_of[cards[0]] & 1:
        return [c for c in cards if g.definition[c] in printed] if printed else []
    changed = table_of(g, "keywords")
    return [c for c in cards if (g.has(c, word) if c in changed else g.definition[c] in printed)]


def instants(g: Game, cards: list[int]) -> list[int]:
    """Those of the cards that might be played at any time."""
    if not cards:
        return cards
    printed = faces(g, "instants", is_instant_face)
    if not g.match.reaching >> g.zone_of[cards[0]] & 1:
        definition = g.definition
        return [c for c in cards if definition[c] in printed]
    changed = table_of(g, "keywords")
    return [c for c in cards if (is_instant(g, c) if c in changed else g.definition[c] in printed)]


def is_instant_face(g: Game, face: int) -> bool:
    keywords = g.match.printed[face]["keywords"]
    return "quickcast" in keywords or ("trigger" in keywords and not waits_to_be_set_off(g, face))


def waits_to_be_set_off(g: Game, face: int) -> bool:
    """708.1a: an arrow Trigger card."""
    return any(a.kind == "automatic" and a.node.keyword == "trigger" for a in g.match.abilities_of[face])


def is_instant(g: Game, card: int) -> bool:
    """604.1b, 1111.2: a chant with a [Trigger] that is no condition, or any card with Quickcast."""
    return g.has(card, "quickcast") or (has_trigger(g, card) and not waits_for(g, card))


def has_trigger(g: Game, card: int) -> bool:
    return "chant" in g.value(card, "type") and g.has(card, "trigger")


def waits_for(g: Game, card: int) -> bool:
    """708.1a: an arrow Trigger card is played only when its condition has occurred."""
    return g.definition[card] in faces(g, "arrow triggers", waits_to_be_set_off)


def may_play(g: Game, seat: int, card: int, at_main: bool) -> bool:
    """702.1, 703.1, 604.1b."""
    if spell_of(g, card) is None or waits_for(g, card):
        return False
    if not (is_instant(g, card) or (at_main and not has_trigger(g, card))):
        return False
    return affords(g, seat, card)


def is_forbidden(g: Game, seat: int, card: int) -> bool:
    """What keeps a player from playing this card, its cost and targets aside."""
    player, kinds = -1 - seat, g.value(card, "type")
    if g.cannot(player, "play cards", card) or g.cannot(player, "play spells", card):
        return True
    if "resonator" in kinds and g.cannot(player, "play resonators", card):
        return True
    if g.is_in(card, "standby") and g.cannot(player, "play cards from standby", card):
        return True
    return not may_chase(g, card)


def affords(g: Game, seat: int, card: int) -> bool:
    """903.2e, 903.2g: whether it has its targets and its cost can be paid."""
    spell = spell_of(g, card)
    if spell is None:
        return False
    if is_forbidden(g, seat, card):
        return False
    return spell.payable is None or spell.payable(g, Scope(card, g.serial[card], seat))


def set_cards(g: Game, seat: int) -> list[int]:
    """706.3: the cards in standby that might be played from there."""
    cards = g.in_zone(seat, "standby")
    return with_keyword(g, cards, "trigger") if cards else cards


def may_play_set(g: Game, seat: int, card: int) -> bool:
    """706.3, 708.5: out of standby only Trigger cards, and not on the turn they were set."""
    return has_trigger(g, card) and not waits_for(g, card) and not set_this_turn(g, card) and affords(g, seat, card)


def set_this_turn(g: Game, card: int) -> bool:
    return (card, g.serial[card]) in done(g, "set")


def may_play_removed(g: Game, card: int) -> bool:
    return permission(g, card, FROM_REMOVED) > 0


def may_play_future(g: Game, seat: int, card: int, at_main: bool) -> bool:
    """1117.2: either side may be played; 1111.2a: at a quick time only if both have Quickcast."""
    if not g.has(card, "shift") or other_side(g, card) is None or not (at_main or is_instant(g, card)):
        return False
    twin = g.fork()
    switch(twin, card)
    return may_play(twin, seat, card, at_main)


# --- 604.1a abilities -----------------------------------------------------------------------------


def playable_abilities(g: Game, seat: int, at_main: bool) -> list[Option]:
    found: list[Option] = []
    altered, known = altered_cards(g), activate_abilities(g)
    definition, rested = g.definition, g.rested
    for zone in g.match.act_zones[seat] if altered else g.match.kept_by_book["activate zones"][seat]:
        for card in g.zones[zone]:
            if card in altered:
                held = tuple(Activate(g, ability) for ability in abilities(g, card) if ability.sort == "activate")
            elif definition[card] in known:
                held = known[definition[card]]
            else:
                continue
            for each in held:
                if (at_main or not each.at_main) and not (each.rests and rested[card]) and each.zones >> zone & 1:
                    if g.master(card) == seat and may_activate(g, seat, card, each.ability):
                        found.append(("use", card, each.ability.id))
    return found


class Activate:
    """An ability that is played to the chase by its controller, with what can be told of it at once."""

    __slots__ = ("ability", "at_main", "rests", "zones")

    def __init__(self, g: Game, ability: CompiledAbility) -> None:
        self.ability = ability
        self.zones = ability.zones
        self.at_main = ability.node.keyword in AT_MAIN_TIMING
        self.rests = rests_itself(g, ability)


def activate_abilities(g: Game) -> dict[int, tuple[Activate, ...]]:
    """By definition: the abilities that are played to the chase by their controller."""
    kept = g.match.kept_by_book
    if kept.get("activates of") != len(g.match.cards):
        kept["activates of"] = len(g.match.cards)
        held = {i: tuple(Activate(g, a) for a in those if a.sort == "activate")
                for i, those in enumerate(g.match.abilities_of)}  # fmt: skip
        kept["activates"] = {i: those for i, those in held.items() if those}
        mask = 0
        for those in held.values():
            for each in those:
                mask |= each.zones
        kept["activate zones"] = [tuple(z for z in zones if mask >> z & 1) for zones in g.match.act_zones]
    found: dict[int, tuple[Activate, ...]] = kept["activates"]
    return found


def may_activate(g: Game, seat: int, card: int, ability: CompiledAbility) -> bool:
    if ability.node.keyword == "judgment" and not may_judge(g, seat, card):
        return False
    return may_use(g, ability, card) and may_chase(g, card)


def may_judge(g: Game, seat: int, card: int) -> bool:
    """705.1: an unrested ruler that still has Judgment, and none was done this turn."""
    return not g.rested[card] and g.has(card, "judgment") and (seat,) not in done(g, "judgment")


# --- 706, 709 the other acts of main timing -------------------------------------------------------


def may_call(g: Game, seat: int) -> bool:
    """709.1: once a turn, without a judgment done, by resting one's ruler or J-ruler."""
    if not g.in_zone(seat, "stone deck") or (seat,) in done(g, "call") or (seat,) in done(g, "judgment"):
        return False
    return not g.cannot(-1 - seat, "call magic stones") and bool(callers(g, seat))


def callers(g: Game, seat: int) -> list[int]:
    cards = [*g.in_zone(seat, "ruler area"), *(c for c in g.in_zone(seat, "field") if "j-ruler" in g.value(c, "type"))]
    return [card for card in cards if not g.rested[card]]


def settable(g: Game, seat: int) -> list[Option]:
    """706.1, 706.3: any card of the hand."""
    if not g.in_zone(seat, "hand") or not can_pay(g, seat, SET_COST):
        return []
    return [("set", card) for card in distinct(g, g.in_zone(seat, "hand"))]


def main_acts(g: Game, seat: int) -> list[Option]:
    found = settable(g, seat)
    if may_call(g, seat):
        found += [("call", card) for card in callers(g, seat)]
    if can_battle(g):
        found.append(("battle",))
    return found


# --- 604 what may be done -------------------------------------------------------------------------


def holder(g: Game, v: Frame) -> int:
    return int(v.holder)


def list_acts(g: Game, v: Frame) -> None:
    """What the player with priority may do. One who could only produce will stops no loop (1301.1c)."""
    v.options = tuple(acts(g, v))
    v.more = any(act != PASS and not is_will_act(g, act) for act in v.options)


def listed_acts(g: Game, v: Frame) -> tuple[Option, ...]:
    found: tuple[Option, ...] = v.options
    return found


def is_will_act(g: Game, act: Option) -> bool:
    return isinstance(act, tuple) and act[0] == "use" and g.match.abilities[str(act[2])].sort == "will"


def acts(g: Game, v: Frame) -> list[Option]:
    """604.1, 604.2; 710.2: no pass while a card must attack."""
    seat = v.holder
    at_main = main_timing(g, seat)
    found = playable_cards(g, seat, at_main) + playable_abilities(g, seat, at_main)
    if at_main:
        found += main_acts(g, seat)
    if lifebreak.is_on(g):
        found += lifebreak.acts(g, seat)
    if found or chase(g) or at_main:
        found += priority_will_acts(g, seat)
    if not (at_main and can_battle(g) and forced_attackers(g)):
        found.append(PASS)
    return loops.unbarred(g, found) if len(found) > 1 else found


def nothing_to_do(g: Game, v: Frame) -> bool:
    """Whether priority sequences would pass without a question: then none is begun."""
    from .processes import nothing_due

    if g.match.has_situations:
        check_situations(g)
    if g.waiting or g.zones[CHASE] or main_timing(g, g.facts["turn seat"]) or not nothing_due(g, v):
        return False
    return not could_act(g, 0) and not could_act(g, 1)


def could_act(g: Game, seat: int) -> bool:
    """Whether a player has more to do than to pass, outside main timing and with an empty chase."""
    kept = g.derived.get(("could act", seat))
    facts = g.facts
    now = (means(g, seat), bytes(g.rested), facts["phase"], facts["step"], facts["turn seat"], len(facts["done"]))
    if kept is None or kept[1] != now:
        kept = g.derived["could act", seat] = {0: _could_act(g, seat), 1: now}
    return bool(kept[0])


def _could_act(g: Game, seat: int) -> bool:
    if from_hand(g, seat, False) or any(may_play(g, seat, c, False) for c in elsewhere(g, seat, False)):
        return True
    quick = g.in_zone(seat, "hand")
    if any(may_play_future(g, seat, c, False) for c in with_keyword(g, quick, "shift")):
        return True
    if any(may_play_set(g, seat, c) for c in set_cards(g, seat)):
        return True
    return bool(playable_abilities(g, seat, False)) or (lifebreak.is_on(g) and bool(lifebreak.acts(g, seat)))


def do_act(g: Game, v: Frame) -> None:
    """605.1a: the player keeps priority."""
    v.passed, v.declined = 0, ()
    match v.act:
        case ("play", card):
            cast(g, card, v.holder)
        case ("play", card, "future"):
            switch(g, card)
            cast(g, card, v.holder)
        case ("use", card, name) if g.match.abilities[name].sort == "will":
            use_will_ability(g, v.holder, card, name)
        case ("use", card, name):
            begin(g, playing(name), v.holder, card, g.serial[card])
        case ("set", card):
            enter(g, "706", seat=v.holder, card=card)
        case ("call", card):
            enter(g, "709", seat=v.holder, card=card)
        case ("battle",):
            enter(g, "801")
        case _:
            lifebreak.begin(g, v.holder)


# --- 706 setting a card, 709 calling a stone ------------------------------------------------------


def set_card(g: Game, v: Frame) -> None:
    move(g, (v.card,), "standby", seat=v.seat, verb="set", face_down=True)


def note_set(g: Game, v: Frame) -> None:
    record(g, "set", v.card, g.serial[v.card])


SET = procedure(
    "706",
    slots="seat card",
    rows=[
        row("706.1", run("1003", seat=lambda g, v: v.seat, source=lambda g, v: v.card,
                          attributes=SET_COST.attributes, free=SET_COST.free)),
        row("706.2", set_card),
        row("706.2", note_set),
    ],
)


def rest_caller(g: Game, v: Frame) -> None:
    record(g, "call", v.seat)
    turn(g, (v.card,), rested=True)


def call_stone(g: Game, v: Frame) -> None:
    v.stone = g.in_zone(v.seat, "stone deck")[-1]
    move(g, (v.stone,), "field", seat=v.seat, verb="call")


def called(g: Game, v: Frame) -> None:
    """1016.1: this alone is to call a magic stone."""
    emit(g, "call", -1 - v.seat, v.stone)


CALL = procedure(
    "709",
    slots="seat card stone",
    rows=[
        row("709.1", rest_caller),
        row("709.1", call_stone),
        row("1016.1", called),
    ],
)


# --- 603 automatic abilities ----------------------------------------------------------------------


def look_around(g: Game, v: Frame) -> None:
    watch_conditions(g)
    check_situations(g)
    drop_unusable(g)
    g.waiting = [entry for entry in g.waiting if not is_silent(g, v, entry) and not is_in_chase(g, entry)]
    v.picked = v.reveal = None
    at = unrevealed(g)
    v.source = g.waiting[at][2] if at is not None else None


def waits_as_card(g: Game, entry: tuple[Any, ...]) -> bool:
    """708.1, 1114.2: what was set off is a card that may be revealed and played."""
    return g.match.abilities[entry[1]].node.keyword in CARDS_THAT_WAIT


def is_silent(g: Game, v: Frame, entry: tuple[Any, ...]) -> bool:
    """A card that may not be revealed, or was not a moment ago: nobody learns of it."""
    return waits_as_card(g, entry) and (entry[1:4] in v.declined or not may_reveal(g, entry))


def is_in_chase(g: Game, entry: tuple[Any, ...]) -> bool:
    """906.9a: a status ability is not set off again while an instance of it waits in the chase."""
    if g.match.abilities[entry[1]].situation is None:
        return False
    items = [item_of(g, card) for card in chase(g)]
    return any(item is not None and (item.ability, item.source) == (entry[1], entry[2]) for item in items)


def may_reveal(g: Game, entry: tuple[Any, ...]) -> bool:
    """708.2a, 708.5, 906.4a, 906.10, 1114.3.

    A card that cannot be played may be revealed as its event happens (708.3a). One that waits for a state is asked
    for again and again while that lasts, so only when it can be played; and a Stealth card is revealed to be played.
    """
    _, name, card, serial, _, _ = entry
    if g.serial[card] != serial:
        return False
    if is_revealed(entry):
        return True
    ability = g.match.abilities[name]
    stealthy = ability.node.keyword == "stealth"
    if any(w[2] == card and is_revealed(w) for w in g.waiting):
        return False
    if g.is_in(card, "standby") and set_this_turn(g, card) and not stealthy:
        return False
    if stealthy or ability.situation is not None:
        return can_play_revealed(g, entry)
    return not is_forbidden(g, entry[0], card)


def is_revealed(entry: tuple[Any, ...]) -> bool:
    return REVEALED in entry[5]


def can_play_revealed(g: Game, entry: tuple[Any, ...]) -> bool:
    seat, name, card, serial, _, _ = entry
    spell = spell_of(g, card)
    if spell is None or is_forbidden(g, seat, card):
        return False
    scope = (CastScope if g.match.abilities[name].node.keyword == "stealth" else Scope)(card, serial, seat)
    return spell.payable is None or spell.payable(g, scope)


def unrevealed(g: Game) -> int | None:
    """The place of the next card to be asked for, the turn player's first."""
    found = [i for i, w in enumerate(g.waiting) if waits_as_card(g, w) and not is_revealed(w)]
    return min(found, key=lambda i: g.waiting[i][0] != g.facts["turn seat"], default=None)


def revealer(g: Game, v: Frame) -> int:
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    return int(g.waiting[at][0])


def reveal(g: Game, v: Frame) -> None:
    """708.2: it is triggered by being revealed, before anything is played; if not, it stays untriggered."""
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    entry = g.waiting[at]
    if v.reveal == YES:
        show(g, (entry[2],), 0b11)
        g.waiting[at] = (*entry[:5], (*entry[5], REVEALED))
    else:
        del g.waiting[at]
        if g.match.abilities[entry[1]].situation is not None:
            v.declined = (*v.declined, entry[1:4])


def pending_of(g: Game, seat: int) -> list[Option]:
    return list(dict.fromkeys(("ability", w[1], w[2]) for w in g.waiting if w[0] == seat))


def turn_player(g: Game, v: Frame) -> int:
    return int(g.facts["turn seat"])


def other_player(g: Game, v: Frame) -> int:
    return 1 - turn_player(g, v)


def entry_of(g: Game, picked: Any) -> int:
    return next(i for i, w in enumerate(g.waiting) if (w[1], w[2]) == picked[1:])


def play_picked(g: Game, v: Frame) -> None:
    """603.3: it is played if that is legal, and counted off even when not."""
    entry = g.waiting.pop(entry_of(g, v.picked))
    seat, name, card, serial, event, slots = entry
    if waits_as_card(g, entry):
        if can_play_revealed(g, entry):
            cast(g, card, seat, event, free=g.match.abilities[name].node.keyword == "stealth")
        else:
            # 708.3a, 906.6a
            move(g, (card,), "graveyard", verb="put")
        return
    ability = g.match.abilities[name]
    scope = TimedScope(card, serial, seat, (*slots, ("event", event)))
    if ability.payable is None or ability.payable(g, scope):
        emit(g, "set off", card, note=name)
        begin(g, playing(name), seat, card, serial, event, slots)
    else:
        lifebreak.bury_broken(g)


# --- 602, 605 the sequence ------------------------------------------------------------------------


def take_priority(g: Game, v: Frame) -> None:
    drop_out(g)
    v.holder, v.passed, v.declined = g.facts["turn seat"], 0, ()
    loops.new_path(g)


def starts_a_loop(g: Game, act: Option) -> bool:
    """Abilities may lead back to where they were played; cards, battles and wills spend what they need."""
    return isinstance(act, tuple) and act[0] == "use" and not is_will_act(g, act)


def notice_loop(g: Game, v: Frame) -> None:
    """1301.1: an act that would start a loop over."""
    v.repeats = v.others = None
    v.loop = loops.depart(g, v.act, unlikely=not starts_a_loop(g, v.act))


def both_decide(g: Game, v: Frame) -> bool:
    return bool(v.loop >> (1 - v.holder) & 1)


def settle_own_loop(g: Game, v: Frame) -> None:
    """1301.1a: the loop is run that often and then left by another act."""
    emit(g, "loop", note=(v.repeats, v.holder))
    loops.bar(g, v.act, "1301.1a")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """1301.1b: the smaller number, then whoever would go on does something else."""
    emit(g, "loop", note=(min(v.repeats, v.others), v.holder))
    loops.bar(g, v.act, "1301.1b")
    if min(v.repeats, v.others):
        v.act = None


def hand_over(g: Game, v: Frame) -> None:
    v.passed, v.holder, v.act = 1, 1 - v.holder, None


def resolve(g: Game, v: Frame) -> None:
    """605.1b: then the turn player gains priority."""
    v.passed, v.holder, v.declined = 0, g.facts["turn seat"], ()
    resolve_newest(g, v)


FIRST = "which of your abilities is played first"
REPEAT = "how many times do you repeat this loop"
LOOP_NUMBER = ask("number", lambda g, v: int(v.holder), loop_numbers, REPEAT)
FIRST_NUMBER = ask("number", turn_player, loop_numbers, REPEAT)
SECOND_NUMBER = ask("number", other_player, loop_numbers, REPEAT)

PRIORITY = procedure(
    "602",
    slots="holder passed options more act picked reveal source declined loop repeats others",
    idle=nothing_to_do,
    rows=[
        row("601.1", take_priority),
        row("602.1a", run("1201")),
        row("602.1b", look_around),
        row("603.1", goto("604.1"), when=lambda g, v: not g.waiting),
        row("708.2", ask("yes no", revealer, lambda g, v: [YES, NO], "reveal and play it?"),
            into="reveal", when=lambda g, v: unrevealed(g) is not None),
        row("708.2", reveal, when=lambda g, v: v.reveal is not None),
        row("708.2", goto("602.1b"), when=lambda g, v: v.reveal is not None),
        row("603.2", ask("ability", turn_player, lambda g, v: pending_of(g, turn_player(g, v)), FIRST),
            into="picked", when=lambda g, v: any(w[0] == g.facts["turn seat"] for w in g.waiting)),
        row("603.2", ask("ability", other_player, lambda g, v: pending_of(g, other_player(g, v)), FIRST),
            into="picked", when=lambda g, v: bool(g.waiting) and v.picked is None),
        row("603.3", play_picked, when=lambda g, v: v.picked is not None),
        row("603.4", goto("602.1a"), when=lambda g, v: v.picked is not None),
        row("604.1", list_acts),
        row("602.1c", ask("act", holder, listed_acts, "what do you do"), into="act", when=lambda g, v: v.more),
        row("602.1c", ask("respond", holder, listed_acts, "what do you do"), into="act",
            when=lambda g, v: not v.more),
        row("605.1", goto("605.1c"), when=lambda g, v: v.act == PASS),
        row("1301.1", notice_loop),
        row("605.1", goto("605.1a"), when=lambda g, v: not v.loop),
        row("1301.1a", LOOP_NUMBER, into="repeats", when=lambda g, v: not both_decide(g, v)),
        row("1301.1b", FIRST_NUMBER, into="repeats", when=both_decide),
        row("1301.1b", SECOND_NUMBER, into="others", when=both_decide),
        row("1301.1a", settle_own_loop, when=lambda g, v: v.others is None),
        row("1301.1b", settle_shared_loop, when=lambda g, v: v.others is not None),
        row("605.2", goto("602.1a"), when=lambda g, v: v.act is None),
        row("605.1a", do_act),
        row("605.1a", goto("602.1a")),
        row("605.1c", hand_over, when=lambda g, v: not v.passed),
        row("605.2", goto("602.1a"), when=lambda g, v: v.act is None),
        row("605.1b", leave(), when=lambda g, v: not chase(g)),
        row("605.1b", resolve),
        row("605.2", goto("602.1a")),
    ],
)  # fmt: skip

PROCEDURES = (PRIORITY, SET, CALL)
