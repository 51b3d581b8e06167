"""Why an act is not open: the rule that forbids it, and a sentence.

What is said of a card hangs only on what the player who asks may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from ...kernel import loops
from ...kernel import nodes as n
from ...kernel.evaluate import Scope, walk
from ...kernel.game import Game
from ...kernel.match import CompiledAbility
from ...kernel.rows import Frame
from ...kernel.sight import sees
from ...kernel.triggers import abilities, unusable
from . import lifebreak
from .acts import (
    AT_MAIN_TIMING,
    PASS,
    SET_COST,
    callers,
    has_trigger,
    is_forbidden,
    is_instant,
    main_timing,
    may_chase,
    may_play_removed,
    set_this_turn,
)
from .attacks import (
    demanded_targets,
    forced_attackers,
    in_battle,
    is_barred,
    is_fighter,
    is_over_for_turn,
    is_ready,
    may_attack_rested,
    why_not_attack,
    why_not_block,
)
from .battle import DECLINE, FORFEIT, PLAYER, attack_options, meant
from .lexicon import ATTRIBUTES
from .matching import way_to_pay, will_of
from .nodes import GodsArt, ManyModes
from .paying import frame_bill
from .playing import spell_of, waits_for
from .sides import other_side, switch
from .targets import lacks_targets, may_target
from .using import may_rest, rests_itself
from .will import add_wills, can_pay, converters_of, pool
from .zones import counters_on, done

Reason: TypeAlias = tuple[str, str]

SENTENCES = {
    "104.1": "its own text says when and how often it may be played",
    "104.4": "an effect forbids it, and what forbids beats what allows",
    "104.5": "a number is whole, and zero or more",
    "105.4a": "life is paid in hundreds, and no more than there is",
    "604.1a": "it is no activate ability of a card you control",
    "701.2": "it takes main timing: your turn and main phase, no battle, an empty chase",
    "702.1": "only resonators, regalia, additions and chants are played",
    "702.2": "cards are played out of your own hand unless something allows another zone",
    "705.1": "one judgment a turn, by a recovered ruler that has Judgment",
    "705.2b": "what its Judgment asks for does not hold",
    "706.1": "a card of your hand is set",
    "706.3": "a card without Trigger cannot be played out of standby",
    "708.2": "it is played when it is revealed as its condition occurs, not by an act",
    "708.5": "a Trigger card cannot be used on the turn it was set",
    "709.1": "one call a turn, without a judgment, by resting your recovered ruler or J-ruler",
    "710.2": "a card that must attack still can, so you cannot pass",
    "803.3": "an attack is declared in a battle of your own turn, in its attack step",
    "803.3a": "only a J/resonator with ATK and DEF in your own field can attack",
    "803.3b": "the other player or a rested J/resonator of theirs can be attacked",
    "803.4": "there is nothing that it could attack",
    "803.5": "what attacking costs cannot be paid",
    "803.6": "you forfeited an attack, so no battle begins any more this turn",
    "804.3": "one recovered J/resonator of the defending player blocks, once an attack is declared",
    "804.4": "only another J/resonator with ATK and DEF than the one attacked can block",
    "902.1": "the ability does not work in the zone where the card is",
    "903.2e": "there is no legal target for it",
    "903.2e-i": "what is in the chase cannot target itself",
    "903.2g": "what must be done to play it cannot all be done",
    "905.3": "the resonator came this turn: it cannot rest for an ability without Swiftness",
    "905.4": "the J-ruler came this turn: it cannot rest for an ability without Swiftness",
    "907.2": "while you pay, only will abilities of your own cards are used",
    "1003.1": "you have no such will left",
    "1003.4": "you cannot pay all the wills it costs, and part of them is not enough",
    "1008.2": "something in the chase cannot be chased",
    "1010.1a": "the ruler was destroyed as a J-ruler and has lost its Judgment",
    "1013.2": "the card is rested, so it cannot rest",
    "1106.2": "only a card with Flying can block one with Flying",
    "1111.2a": "at this time both sides would need Quickcast",
    "1112.2": "this God's Art was played before in this game",
    "1115.2": "only a card with Remnant is played out of the graveyard",
    "1117.2": "only a card with Shift has a future side to play",
    "1120.2": "Barrier keeps it from being targeted",
    "1301.1a": "the loop was run as often as you said, and the situation is the same",
    "1301.1b": "the loop was run as often as was agreed, and the situation is the same",
    "1415.1d-i": "your lifebreak area holds no more cards than your life stands for",
    "1415.2": "this game is played without the Valhalla rules",
}
EQUAL = "an equal card is offered in its place"
SUPPLY = 20
"""Wills of each sort that nobody lacks who has so many: what is still out of reach then fails for another reason."""


def why_not(g: Game, seat: int, act: Any) -> Reason | None:
    """The first rule that stands against an act, or None where the question's own rule says all."""
    question = g.question
    if question is None:
        return None
    barred = loops.barred_by(g, act)
    if barred is not None:
        return _by(barred)
    answer = AT.get(question.rule)
    return answer(g, seat, act) if answer is not None else None


def _by(rule: str | None) -> Reason | None:
    return (rule, SENTENCES[rule]) if rule is not None else None


def _known(g: Game, seat: int, card: int) -> bool:
    """Whether the number is a card that this player may know."""
    return 0 <= card < len(g.definition) and sees(g, seat, card)


def _is_in(g: Game, seat: int, card: int, zone: str) -> bool:
    return card in g.in_zone(seat, zone)


# --- 604 with priority ------------------------------------------------------------------------------


def at_priority(g: Game, seat: int, act: Any) -> Reason | None:
    match act:
        case ("play", int(card)):
            return _play(g, seat, card)
        case ("play", int(card), "future"):
            return _future(g, seat, card)
        case ("use", int(card), str(name)):
            return _use(g, seat, card, name)
        case ("attack", int(card), _):
            return _attack_early(g, seat, card)
        case ("sensible",) | ("spend", *_):
            return "1003.1", "wills are spent when a cost is paid"
        case ("block", _):
            return _by("804.3")
        case str(word):
            return _by({DECLINE: "804.3", FORFEIT: "803.3", PASS: "710.2"}.get(word))
        case ("lifebreak",):
            return _by("1415.1d-i" if lifebreak.is_on(g) else "1415.2")
    return _main_act(g, seat, act)


def _main_act(g: Game, seat: int, act: Any) -> Reason | None:
    """706, 709, 704: what is done at main timing without the chase."""
    match act:
        case ("set", int(card)):
            return _off_timing(g, seat) or _set(g, seat, card)
        case ("call", int(card)):
            return _off_timing(g, seat) or _call(g, seat, card)
        case ("battle",):
            return _off_timing(g, seat) or (_by("803.6") if is_over_for_turn(g) else None)
    return None


def _off_timing(g: Game, seat: int) -> Reason | None:
    """701.2: which of its conditions is missing."""
    if main_timing(g, seat):
        return None
    if g.facts["turn seat"] != seat:
        return "701.2", "it takes main timing, and it is not your turn"
    if g.facts["phase"] != "main phase":
        return "701.2", "it takes main timing, and this is not your main phase"
    if in_battle(g):
        return "701.2", "it takes main timing, and a battle is going on"
    return "701.2", "it takes main timing, and the chase is not empty"


def _set(g: Game, seat: int, card: int) -> Reason | None:
    if not _is_in(g, seat, card, "hand"):
        return _by("706.1")
    return ("602.1c", EQUAL) if can_pay(g, seat, SET_COST) else _by("1003.4")


def _call(g: Game, seat: int, card: int) -> Reason | None:
    if (seat,) in done(g, "judgment"):
        return "709.1", "no stone is called in a turn in which you did judgment"
    if (seat,) in done(g, "call"):
        return "709.1", "you have called a magic stone this turn"
    if not g.in_zone(seat, "stone deck"):
        return "709.1", "your magic stone deck is empty"
    if card not in callers(g, seat):
        return _by("709.1")
    return _by("104.4")


# --- 702, 703, 706.3, 1115, 1117 playing a card --------------------------------------------------------


def _play(g: Game, seat: int, card: int) -> Reason | None:
    if not _known(g, seat, card):
        return _by("702.2")
    return _by(_out_of_zone(g, seat, card)) or _at_wrong_time(g, seat, card) or _by(_unplayable(g, seat, card)) or (
        "602.1c", EQUAL
    )  # fmt: skip


def _out_of_zone(g: Game, seat: int, card: int) -> str | None:
    """What keeps the card from being played from where it is, at any time."""
    if _is_in(g, seat, card, "standby"):
        return _out_of_standby(g, card)
    if _is_in(g, seat, card, "graveyard"):
        return None if g.has(card, "remnant") else "1115.2"
    removed = _is_in(g, seat, card, "removed") and may_play_removed(g, card)
    if not removed and not _is_in(g, seat, card, "hand"):
        return "702.2"
    if spell_of(g, card) is None:
        return "702.1"
    return "708.2" if waits_for(g, card) else None


def _out_of_standby(g: Game, card: int) -> str | None:
    if has_trigger(g, card) and set_this_turn(g, card):
        return "708.5"
    if waits_for(g, card) or g.has(card, "stealth"):
        return "708.2"
    return None if has_trigger(g, card) else "706.3"


def _at_wrong_time(g: Game, seat: int, card: int) -> Reason | None:
    return None if is_instant(g, card) else _off_timing(g, seat)


def _unplayable(g: Game, seat: int, card: int) -> str | None:
    if not may_chase(g, card):
        return "1008.2"
    if is_forbidden(g, seat, card):
        return "104.4"
    spell = spell_of(g, card)
    return _out_of_reach(g, seat, card, spell) if spell is not None else "702.1"


def _out_of_reach(g: Game, seat: int, card: int, ability: CompiledAbility) -> str | None:
    """903.2e, 903.2g, 1003.4: what playing it takes and is not there."""
    scope = Scope(card, g.serial[card], seat)
    if ability.payable is None or ability.payable(g, scope):
        return None
    twin = g.fork()
    add_wills(twin, seat, [will_of(word) for word in (*ATTRIBUTES, "moon")] * SUPPLY)
    if ability.payable(twin, scope):
        return "1003.4"
    return "903.2e" if lacks_targets(twin, ability.id, scope) else "903.2g"


def _future(g: Game, seat: int, card: int) -> Reason | None:
    """1117.2, 1111.2a."""
    if not _known(g, seat, card) or not _is_in(g, seat, card, "hand"):
        return _by("702.2")
    if not g.has(card, "shift") or other_side(g, card) is None:
        return _by("1117.2")
    twin = g.fork()
    switch(twin, card)
    quick = is_instant(g, card), is_instant(twin, card)
    if any(quick) and not all(quick) and not main_timing(g, seat):
        return _by("1111.2a")
    return _at_wrong_time(twin, seat, card) or _by(_unplayable(twin, seat, card)) or ("602.1c", EQUAL)


# --- 604.1a, 705, 905 using an ability -----------------------------------------------------------------


def _use(g: Game, seat: int, card: int, name: str) -> Reason | None:
    ability, rule = _ability(g, seat, card, name)
    if ability is None:
        return _by(rule)
    if ability.sort not in ("activate", "will"):
        return _by("604.1a")
    if ability.node.keyword in AT_MAIN_TIMING and not main_timing(g, seat):
        return _off_timing(g, seat)
    if ability.node.keyword == "judgment":
        rule = _unjudged(g, seat, card)
    rule = rule or _unrestable(g, card, ability)
    if rule is None and ability.sort == "activate" and not may_chase(g, card):
        rule = "1008.2"
    rule = rule or _barred(g, seat, card, ability) or _out_of_reach(g, seat, card, ability)
    return _by(rule) or (("907.2", EQUAL) if ability.sort == "will" else None)


def _ability(g: Game, seat: int, card: int, name: str) -> tuple[CompiledAbility | None, str | None]:
    """The ability that is meant, or the rule by which there is none to use."""
    if not _known(g, seat, card) or g.master(card) != seat:
        return None, "604.1a"
    ability = next((a for a in abilities(g, card) if a.id == name), None)
    if ability is None or (ability.node.keyword == "judgment" and not g.has(card, "judgment")):
        printed = (a for a in g.match.abilities_of[g.definition[card]] if a.id == name)
        judgment = any(a.node.keyword == "judgment" for a in printed)
        return None, "1010.1a" if judgment and counters_on(g, card).get("astral") else "604.1a"
    return (ability, None) if ability.zones >> g.zone_of[card] & 1 else (None, "902.1")


def _unjudged(g: Game, seat: int, card: int) -> str | None:
    return "705.1" if g.rested[card] or (seat,) in done(g, "judgment") else None


def _unrestable(g: Game, card: int, ability: CompiledAbility) -> str | None:
    """1013.2, 905.3, 905.4."""
    if not rests_itself(g, ability):
        return None
    if g.rested[card]:
        return "1013.2"
    if may_rest(g, card):
        return None
    return "905.4" if "j-ruler" in g.value(card, "type") else "905.3"


def _barred(g: Game, seat: int, card: int, ability: CompiledAbility) -> str | None:
    """What texts say against it, its own or others."""
    arts = [part.name for part in walk(ability.node.effect) if isinstance(part, GodsArt)]
    if any((seat, art) in g.facts["arts"] for art in arts):
        return "1112.2"
    locked = any(lock[:3] == (ability.id, card, g.serial[card]) for lock in g.facts.get("locked", ()))
    if ability.gate is not None and not ability.gate(g, Scope(card, g.serial[card], seat)):
        return "705.2b" if ability.node.keyword == "judgment" else "104.1"
    if locked:
        return "104.1"
    if unusable(g, ability.id, card) or g.cannot(card, "have its activate abilities played"):
        return "104.4"
    return "104.4" if g.cannot(-1 - seat, "play activate abilities", card) else None


# --- 803 attacking, 804 blocking -----------------------------------------------------------------------


def _attack_early(g: Game, seat: int, card: int) -> Reason | None:
    """An attack tried where none is declared: what keeps the card from it, or that it is not the time."""
    if g.facts["turn seat"] == seat and _known(g, seat, card):
        return _unready(g, card) or _by("803.3")
    return _by("803.3")


def _unready(g: Game, card: int) -> Reason | None:
    """803.3a: why a card cannot attack, as exactly as can be told."""
    rule = why_not_attack(g, card)
    if rule != "803.3a" or not _is_in(g, g.facts["turn seat"], card, "field") or not is_fighter(g, card):
        return _by(rule)
    if g.rested[card] and not may_attack_rested(g, card):
        return rule, "the card is rested"
    assert not is_ready(g, card), "nothing else keeps it from attacking by this rule"
    return rule, "the card came this turn: it cannot attack without Swiftness"


def at_attack(g: Game, seat: int, act: Any) -> Reason | None:
    match act:
        case ("attack", int(card), _) if not _known(g, seat, card):
            return _by("803.3a")
        case ("attack", int(card), target):
            return _unready(g, card) or _kept_back(g, card) or _unattackable(g, card, target)
        case str(word) if word == FORFEIT:
            return "803.3", "a card that must attack can, so the attack is not forfeited"
    return None


def _kept_back(g: Game, card: int) -> Reason | None:
    """803.3a: what must attack is preferred."""
    options = attack_options(g, g.frames[-1])
    if any(option[1] == card for option in options if isinstance(option, tuple)):
        return None
    forced = forced_attackers(g)
    return "803.3a", "another card must attack" if forced else "another card must be chosen to attack"


def _unattackable(g: Game, card: int, target: Any) -> Reason | None:
    """803.3b."""
    if target != PLAYER and (type(target) is not int or not _is_in(g, 1 - g.facts["turn seat"], target, "field")):
        return _by("803.3b")
    object_ = meant(g, target)
    if object_ >= 0 and not (is_fighter(g, object_) and (g.rested[object_] or g.has(card, "precision"))):
        return _by("803.3b")
    if is_barred(g, card, object_):
        return _by("104.4")
    return None if object_ in demanded_targets(g, card) else ("803.3", "something else must be attacked")


def at_block(g: Game, seat: int, act: Any) -> Reason | None:
    match act:
        case ("block", int(card)) if not _known(g, seat, card):
            return _by("804.3")
        case ("block", int(card)):
            return _by(why_not_block(g, card)) or ("804.3", "another card must block")
        case str(word) if word == DECLINE:
            return "804.3", "a card that must block can, so the block is not declined"
    return None


# --- 1003 paying -----------------------------------------------------------------------------------------


def at_payment(g: Game, seat: int, act: Any) -> Reason | None:
    match act:
        case ("use", int(card), str(name)):
            return _use_to_pay(g, seat, card, name)
        case ("spend", *words):
            return _by(_unspendable(g, seat, tuple(words)))
        case "pass" | "no" | "done":
            return "1003.4", "what was begun is paid in full"
    return None


def _use_to_pay(g: Game, seat: int, card: int, name: str) -> Reason | None:
    ability, rule = _ability(g, seat, card, name)
    if ability is None:
        return _by("907.2" if rule == "604.1a" else rule)
    if ability.sort != "will":
        return _by("907.2")
    if card == g.frames[-1].without:
        return "903.2g", "the same cost uses this card up"
    rule = _unrestable(g, card, ability) or _barred(g, seat, card, ability)
    if rule is not None:
        return _by(rule)
    offered = [o for o in _options(g) if isinstance(o, tuple) and o[0] == "use"]
    if any(g.definition[int(o[1])] == g.definition[card] and o[2] == name for o in offered):
        return "907.2", EQUAL
    return ("1003.4", "with its will the rest of the cost could not be paid") if offered else None


def _options(g: Game) -> tuple[Any, ...]:
    return g.question.options if g.question is not None else ()


def _unspendable(g: Game, seat: int, will: tuple[Any, ...]) -> str | None:
    v = g.frames[-1]
    if not (Counter(pool(g, seat)) - Counter(v.given or ()))[will]:
        return "1003.1"
    bill = frame_bill(g, v)
    way = way_to_pay(bill._replace(given=(*bill.given, will)), converters_of(g, seat, v.without))
    return "1003.4" if way is None else None


# --- 903.2 what is chosen as something is played -----------------------------------------------------------


def at_target(g: Game, seat: int, act: Any) -> Reason | None:
    v = g.frames[-1]
    match act:
        case int(card) if _known(g, seat, card):
            return _by(_untargetable(g, v, card)) or ("903.2e", "the text does not target such a card")
        case ("player", int(who)) if who in (0, 1):
            barred = v.__dict__.get("source") is not None and g.cannot(-1 - who, "be targeted", v.source)
            return _by("104.4") if barred else ("903.2e", "the text does not target that player")
        case "done" | "pass" | "no":
            return "903.2e", "as many targets as the text says must be chosen"
    return None


def _untargetable(g: Game, v: Frame, card: int) -> str | None:
    """903.2e-i, 104.4, 1120.2."""
    if v.__dict__.get("source") is None or may_target(g, v, card):
        return None
    if card == v.item:
        return "903.2e-i"
    barred = g.cannot(card, "be targeted", v.source) or g.cannot(card, "be attacked or targeted", v.source)
    return "104.4" if barred else "1120.2"


def at_mode(g: Game, seat: int, act: Any) -> Reason | None:
    """903.2c: a part of a text that cannot be chosen lacks a target, unless it is chosen already."""
    v = g.frames[-1]
    ability = g.match.abilities.get(v.procedure.removesuffix("/play"))
    parts = list(walk(ability.node.effect)) if ability is not None else []
    most = max((len(part.options) for part in parts if isinstance(part, n.Mode | ManyModes)), default=0)
    chosen = any(isinstance(held, tuple) and act in held for held in v.__dict__.values())
    return _by("903.2e") if not chosen and act in [f"option {i}" for i in range(1, most + 1)] else None


def at_number(g: Game, seat: int, act: Any) -> Reason | None:
    """903.2d, 104.5: X is a whole number, and no more than can be paid."""
    if isinstance(act, bool) or not isinstance(act, int | float):
        return None
    if isinstance(act, float) or act < 0:
        return _by("104.5")
    return _by("1003.4")


def at_life(g: Game, seat: int, act: Any) -> Reason | None:
    """105.4a, 104.5: hundreds, up to the life there is."""
    found = at_number(g, seat, act)
    return found if found is None or found[0] == "104.5" else _by("105.4a")


AT: dict[str, Callable[[Game, int, Any], Reason | None]] = {
    "602.1c": at_priority, "803.3": at_attack, "804.3": at_block, "1003.5": at_payment, "105.4a": at_life,
    "903.2c": at_mode, "903.2d": at_number, "903.2e": at_target,
}  # fmt: skip
"""What can be said at a question, by the rule that asks."""
