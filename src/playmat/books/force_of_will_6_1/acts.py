"""Section 700: when and by whom cards may be played, set and called; `offers` lists all that a player may do."""

from __future__ import annotations

from ...kernel import Game, Option, Scope, distinct, in_force, permission, table_of
from .attacks import BATTLE, can_battle
from .playing import spell_of
from .will import Need, can_pay
from .zones import CHASE, FIELDS, HANDS, RULERS, any_unchased, done, faces, is_unchased, lies_in, numbers

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
