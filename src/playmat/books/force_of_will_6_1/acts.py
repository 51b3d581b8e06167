"""Sections 604 and 700: what a player with priority may do.

What is worked out is kept beside what the kernel derives, with what it hangs on (`plain.means`), and worked out anew
only when that has changed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel import loops
from ...kernel.derive import altered_cards, permission, table_of
from ...kernel.evaluate import Scope
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.questions import Option
from ...kernel.rows import distinct
from ...kernel.triggers import abilities
from . import lifebreak
from .attacks import can_battle, forced_attackers, in_battle
from .costs import changes, nothing_changes
from .plain import covers, means, supplies
from .playing import spell_of
from .sides import other_side, switch
from .texts import SPELL
from .using import is_steady, may_use, rests_itself
from .will import Need, can_pay, priority_will_acts
from .zones import done, faces, item_of, kept, numbers

PASS = "pass"
FROM_REMOVED = "play this card from the removed area"
SET_COST = Need((), 2)
AT_MAIN_TIMING = ("judgment", "shift", "bestow")
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
    found: dict[int, Face] = g.match.once("played faces", _played_faces, g)
    return found


def _played_faces(g: Game) -> dict[int, Face]:
    every = enumerate(g.match.abilities_of)
    return {i: _face(g, i, held[0].id) for i, held in every if held and held[0].sort == SPELL}


def is_steady_face(g: Game, face: int) -> bool:
    held = g.match.abilities_of[face]
    return not held or is_steady(g, held[0])


def _face(g: Game, face: int, spell: str) -> Face:
    printed = g.match.printed[face]
    need, alone = g.match.kept_by_book["prices"].get(spell, (None, False))
    trigger = "chant" in printed["type"] and "trigger" in printed["keywords"]
    return Face(need, alone, is_instant_face(g, face), waits_to_be_set_off(g, face), trigger)


def from_hand(g: Game, seat: int, at_main: bool) -> list[int]:
    """The cards of a hand that may be played now, worked out when something that matters has changed."""
    if not at_main and not instants(g, g.zones[HANDS[seat]]):
        return []
    steady = faces(g, "steady faces", is_steady_face)
    if not all(g.definition[c] in steady for c in g.zones[HANDS[seat]]):
        return _from_hand(g, seat, at_main)
    found: list[int] = kept(g, ("hand", seat, at_main), means(g, seat), _from_hand, g, seat, at_main)
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
    for zone in g.match.act_zones[seat] if altered else activate_zones(g)[seat]:
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
    found: dict[int, tuple[Activate, ...]] = g.match.once("activates", _activate_abilities, g)
    return found


def _activate_abilities(g: Game) -> dict[int, tuple[Activate, ...]]:
    every = {i: tuple(Activate(g, a) for a in those if a.sort == "activate")
             for i, those in enumerate(g.match.abilities_of)}  # fmt: skip
    return {i: those for i, those in every.items() if those}


def activate_zones(g: Game) -> list[tuple[int, ...]]:
    """For each seat the zones in which a card may have such an ability."""
    found: list[tuple[int, ...]] = g.match.once("activate zones", _activate_zones, g)
    return found


def _activate_zones(g: Game) -> list[tuple[int, ...]]:
    mask = 0
    for those in activate_abilities(g).values():
        for each in those:
            mask |= each.zones
    return [tuple(z for z in zones if mask >> z & 1) for zones in g.match.act_zones]


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


# --- 604 all of it -------------------------------------------------------------------------------


def is_will_act(g: Game, act: Option) -> bool:
    return isinstance(act, tuple) and act[0] == "use" and g.match.abilities[str(act[2])].sort == "will"


def acts(g: Game, seat: int) -> list[Option]:
    """604.1, 604.2; 710.2: no pass while a card must attack."""
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


def could_act(g: Game, seat: int) -> bool:
    """Whether a player has more to do than to pass, outside main timing and with an empty chase."""
    facts = g.facts
    now = (means(g, seat), bytes(g.rested), facts["phase"], facts["step"], facts["turn seat"], len(facts["done"]))
    return bool(kept(g, ("could act", seat), now, _could_act, g, seat))


def _could_act(g: Game, seat: int) -> bool:
    if from_hand(g, seat, False) or any(may_play(g, seat, c, False) for c in elsewhere(g, seat, False)):
        return True
    quick = g.in_zone(seat, "hand")
    if any(may_play_future(g, seat, c, False) for c in with_keyword(g, quick, "shift")):
        return True
    if any(may_play_set(g, seat, c) for c in set_cards(g, seat)):
        return True
    return bool(playable_abilities(g, seat, False)) or (lifebreak.is_on(g) and bool(lifebreak.acts(g, seat)))
