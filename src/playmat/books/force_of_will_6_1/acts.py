"""Section 700: when and by whom cards may be played, set and called; `offers` lists all that a player may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import nodes as n
from ...kernel.atoms import move, turn
from ...kernel.derive import in_force, permission, table_of
from ...kernel.effects import Builder
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.questions import Option
from ...kernel.rows import Frame, distinct, procedure, row, run
from ...kernel.triggers import emit
from . import nodes as f
from .attacks import BATTLE, can_battle
from .matching import Need
from .playing import spell_of, waits_for, waits_to_be_set_off
from .sides import turn_over
from .will import can_pay
from .zones import CHASE, FIELDS, HANDS, RULERS, any_unchased, done, faces, is_unchased, lies_in, numbers, record

PASS = "pass"
FROM_REMOVED = "play this card from the removed area"
SET_COST = Need((), 2)
STONE_DECKS = numbers("stone deck")
AT_MAIN_TIMING = ("judgment", "shift", "bestow")


# --- 701.2 when -----------------------------------------------------------------------------------


def chase(g: Game) -> list[int]:
    return g.zones[CHASE]


def main_timing(g: Game, seat: int) -> bool:
    """701.2."""
    facts = g.facts
    if facts["turn seat"] != seat or g.zones[CHASE] or facts["phase"] != "main phase":
        return False
    return bool(facts["step"] != BATTLE)


UNCHASED = ("cannot", "be chased")


def anything_closes(g: Game) -> bool:
    """Whether an effect or a text might keep cards from being chased to others."""
    return any_unchased(g) or in_force(g, (UNCHASED,))


def is_closed(g: Game) -> bool:
    """Whether something in the chase keeps some card from being chased to it."""
    for card in g.zones[CHASE]:
        if is_unchased(g, card) or card in table_of(g, UNCHASED):
            return True
    return False


def may_chase(g: Game, card: int) -> bool:
    """1008.2: whether something in the chase keeps this card from being chased to it."""
    for each in g.zones[CHASE]:
        if is_unchased(g, each) or g.cannot(each, "be chased", card):
            return False
    return True


# --- 702, 703, 708, 1115 cards --------------------------------------------------------------------


FORBIDDING = tuple(
    ("cannot", word) for word in ("play cards", "play spells", "play resonators", "play cards from standby")
)


def anything_forbids(g: Game) -> bool:
    """Whether an effect might keep players from playing cards."""
    return in_force(g, FORBIDDING)


def elsewhere(g: Game, seat: int) -> list[int]:
    """1115.2: cards outside hand and standby that something lets this player play, each at its own times."""
    buried = [card for card in g.in_zone(seat, "graveyard") if g.has(card, "remnant")]
    return buried + [card for card in g.in_zone(seat, "removed") if may_play_removed(g, card)]


def is_instant_face(g: Game, face: int) -> bool:
    keywords = g.match.printed[face]["keywords"]
    return "quickcast" in keywords or ("trigger" in keywords and not waits_to_be_set_off(g, face))




def is_instant(g: Game, card: int) -> bool:
    """604.1b, 1111.2: a chant with a [Trigger] that is no condition, or any card with Quickcast."""
    return g.has(card, "quickcast") or (has_trigger(g, card) and not waits_for(g, card))


def has_trigger(g: Game, card: int) -> bool:
    return "chant" in g.value(card, "type") and g.has(card, "trigger")




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


def may_play_set(g: Game, seat: int, card: int) -> bool:
    """706.3, 708.5: out of standby only Trigger cards, and not on the turn they were set."""
    return has_trigger(g, card) and not waits_for(g, card) and not set_this_turn(g, card) and affords(g, seat, card)


def set_this_turn(g: Game, card: int) -> bool:
    return (card, g.serial[card]) in done(g, "set")


def may_play_removed(g: Game, card: int) -> bool:
    return permission(g, card, FROM_REMOVED) > 0


def may_judge(g: Game, seat: int, card: int) -> bool:
    """705.1: an unrested ruler that still has Judgment, and none was done this turn."""
    return not g.rested[card] and g.has(card, "judgment") and (seat,) not in done(g, "judgment")


# --- 706, 709 the other acts of main timing -------------------------------------------------------


def may_call(g: Game, seat: int) -> bool:
    """709.1: once a turn, without a judgment done, by resting one's ruler or J-ruler."""
    done_now = g.facts["done"]
    if not g.zones[STONE_DECKS[seat]] or ("call", seat) in done_now or ("judgment", seat) in done_now:
        return False
    return not g.cannot(-1 - seat, "call magic stones")


def callers(g: Game, seat: int) -> list[int]:
    """Where no effect changes types, J-rulers are told by their faces."""
    rested, field, found = g.rested, g.zones[FIELDS[seat]], []
    for card in g.zones[RULERS[seat]]:
        if not rested[card]:
            found.append(card)
    if table_of(g, "type"):
        return found + [c for c in field if not rested[c] and "j-ruler" in g.value(c, "type")]
    born = faces(g, "j-rulers", is_born_j_ruler)
    if lies_in(g, FIELDS[seat], born):
        found += [c for c in field if not rested[c] and g.definition[c] in born]
    return found


def is_born_j_ruler(g: Game, face: int) -> bool:
    return "j-ruler" in g.match.printed[face]["type"]


def settable(g: Game, seat: int) -> list[Option]:
    """706.1, 706.3: any card of the hand."""
    hand = g.zones[HANDS[seat]]
    if not hand or not can_pay(g, seat, SET_COST):
        return []
    return [("set", card) for card in distinct(g, hand)]


def main_acts(g: Game, seat: int) -> list[Option]:
    found = settable(g, seat)
    if may_call(g, seat):
        for card in callers(g, seat):
            found.append(("call", card))
    if can_battle(g):
        found.append(("battle",))
    return found


# --- 705 a judgment resolves -----------------------------------------------------------------------


def rows_judge(b: Builder, node: f.Judge) -> None:
    b.step(judge, when=can_be_judged)
    b.step(judged, when=lambda g, v: bool(v.way))


def can_be_judged(g: Game, v: Frame) -> bool:
    """1010.1b: a ruler without Judgment never becomes a J-ruler."""
    return bool(g.serial[v.source] == v.serial and g.is_in(v.source, "ruler area") and g.has(v.source, "judgment"))


def judge(g: Game, v: Frame) -> None:
    """705.3: to the field with its J-ruler side up, oriented as it was."""
    v.way = "judged"
    turn_over(g, v.source)
    move(g, (v.source,), "field", seat=v.seat, verb="judgment")


def judged(g: Game, v: Frame) -> None:
    """705.3a, 1411.2a."""
    if g.is_in(v.source, "field"):
        record(g, "judgment", v.seat)
        emit(g, "judgment", -1 - v.seat, v.source)
        emit(g, "enter", v.source)


# --- 706 setting a card, 709 calling a stone -------------------------------------------------------


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

NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.Judge: rows_judge}
PROCEDURES = (SET, CALL)
