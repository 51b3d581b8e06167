"""Why an act is not open: which act was meant, and the word that the rules say against it.

The words are those of the rules' own `why_not` functions, by which the lists are made; `cites` has the rule and the
sentence for each. What is said of a card hangs only on what the player who asks may see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from ...kernel import CompiledAbility, Frame, Game, Scope, abilities, loops, sees, walk
from ...kernel import nodes as n
from . import lifebreak
from .abilities import why_not_allowed, why_not_rest, why_not_use
from .acts import PASS, callers, why_not_battle, why_not_call, why_not_future, why_not_pass, why_not_play, why_not_set
from .attacks import demanded_targets, forced_attackers, is_barred, is_fighter, why_not_attack, why_not_block
from .battle import DECLINE, FORFEIT, PLAYER, attack_options, meant
from .lexicon import ATTRIBUTES
from .matching import way_to_pay, will_of
from .nodes import ManyModes
from .playing import spell_of
from .sides import switch
from .targets import kept_off, lacks_targets, may_target
from .will import Reckoning, add_wills, due_of, pool
from .zones import SPELL, counters_on, item_of

WhyNot: TypeAlias = Callable[[Game, int, Any], "str | None"]
SUPPLY = 20
"""Wills of each sort that nobody lacks who has so many: what is still out of reach then fails for another reason."""


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    if g.question is None:
        return None
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    ask = AT.get(g.question.about)
    word = ask(g, seat, act) if ask is not None else None
    return word or (why_not_without_priority(g, seat, act) if g.question.about != "act" else None)


def is_known(g: Game, seat: int, card: int) -> bool:
    """Whether the number is a card that this player may know."""
    return 0 <= card < len(g.definition) and sees(g, seat, card)


# --- 604 with priority ------------------------------------------------------------------------------


def why_not_act(g: Game, seat: int, act: Any) -> str | None:
    match act:
        case ("play", int(card)):
            return why_not_played(g, seat, card) if is_known(g, seat, card) else "not in your hand"
        case ("play", int(card), "future"):
            return why_not_played_later(g, seat, card) if is_known(g, seat, card) else "not in your hand"
        case ("use", int(card), str(name)):
            return why_not_used(g, seat, card, name)
        case ("attack", int(card), _):
            return why_not_attack_later(g, seat, act) or "no attack now"
        case ("sensible",) | ("spend", *_):
            return "not paying"
        case ("block", _):
            return "no blocker"
        case ("lifebreak",):
            return lifebreak.why_not_break(g, seat)
        case str(word):
            return why_not_word(g, seat, word)
    return why_not_main_act(g, seat, act)


def why_not_attack_later(g: Game, seat: int, act: Any) -> str | None:
    """What would still stand against an attack in the attack step of this turn, as the table lies now."""
    _, card, target = act
    if g.facts["turn seat"] != seat or not is_known(g, seat, card):
        return None
    word = why_not_attack(g, card)
    aimed = why_not_attacked(g, card, target) if word is None else None
    return word or ("not to be attacked" if aimed == "not to be attacked" else None)


def why_not_without_priority(g: Game, seat: int, act: Any) -> str | None:
    """604.1: what is done with priority, while something else is decided."""
    match act:
        case ("play" | "use" | "set" | "call" | "battle" | "lifebreak", *_):
            return "no priority"
        case ("attack", *_):
            return "no attack now"
        case ("block", *_):
            return "no blocker"
    return None


def why_not_word(g: Game, seat: int, word: str) -> str | None:
    if word == PASS:
        return why_not_pass(g, seat)
    if word == DECLINE:
        return "no blocker"
    return "no attack now" if word == FORFEIT else None


def why_not_main_act(g: Game, seat: int, act: Any) -> str | None:
    """706, 709, 704: what is done at main timing without the chase."""
    match act:
        case ("set", int(card)):
            return why_not_set(g, seat, card) or "equal card"
        case ("call", int(card)):
            return why_not_call(g, seat) or (None if card in callers(g, seat) else "no caller")
        case ("battle",):
            return why_not_battle(g, seat)
    return None


def why_not_played(g: Game, seat: int, card: int) -> str | None:
    word, spell = why_not_play(g, seat, card), spell_of(g, card)
    if word == "out of reach" and spell is not None:
        return why_not_reach(g, seat, card, spell)
    return word or "equal card"


def why_not_played_later(g: Game, seat: int, card: int) -> str | None:
    """1117.2."""
    word = why_not_future(g, seat, card)
    if word != "out of reach":
        return word or "equal card"
    twin = g.fork()
    switch(twin, card)
    return why_not_played(twin, seat, card)


def why_not_reach(g: Game, seat: int, card: int, ability: CompiledAbility) -> str | None:
    """903.2e, 903.2g, 1003.4: what playing it takes and is not there."""
    scope = Scope(card, g.serial[card], seat)
    if ability.gate is not None and not ability.gate(g, scope):
        return "own condition"
    twin = g.fork()
    add_wills(twin, seat, [will_of(word) for word in (*ATTRIBUTES, "moon")] * SUPPLY)
    if ability.payable is None or ability.payable(twin, scope):
        return "not affordable"
    return "no target" if lacks_targets(twin, ability.id, scope) else "out of reach"


# --- 604.1a, 705, 905 using an ability -----------------------------------------------------------------


def why_not_used(g: Game, seat: int, card: int, name: str) -> str | None:
    ability = ability_of(g, seat, card, name)
    if ability is None or ability.sort not in ("activate", "will"):
        return why_not_had(g, seat, card, name)
    word = why_not_use(g, seat, card, ability)
    if not ability.zones >> g.zone_of[card] & 1:
        return word if word == "judgment lost" else "not there"
    if word == "out of reach":
        return why_not_reach(g, seat, card, ability)
    return word or ("equal source" if ability.sort == "will" else None)


def ability_of(g: Game, seat: int, card: int, name: str) -> CompiledAbility | None:
    """The ability that is meant, if the card is the player's and has it."""
    if not is_known(g, seat, card) or g.master(card) != seat:
        return None
    return next((a for a in abilities(g, card) if a.id == name), None)


def why_not_had(g: Game, seat: int, card: int, name: str) -> str | None:
    """604.1a; 1010.1a: an ability that the card does not have now."""
    if not is_known(g, seat, card) or g.master(card) != seat:
        return "no such ability"
    printed = (a for a in g.match.abilities_of[g.definition[card]] if a.id == name)
    judgment = any(a.node.keyword == "judgment" for a in printed)
    return "judgment lost" if judgment and counters_on(g, card).get("astral") else "no such ability"


# --- 803 attacking, 804 blocking -----------------------------------------------------------------------


def why_not_declared(g: Game, seat: int, act: Any) -> str | None:
    match act:
        case ("attack", int(card), _) if not is_known(g, seat, card):
            return "no attacker"
        case ("attack", int(card), target):
            return why_not_attack(g, card) or why_not_chosen(g, card) or why_not_attacked(g, card, target)
        case str(word) if word == FORFEIT:
            return "attack demanded"
    return None


def why_not_chosen(g: Game, card: int) -> str | None:
    """803.3a: what must attack is preferred."""
    options = attack_options(g, g.frames[-1])
    if any(option[1] == card for option in options if isinstance(option, tuple)):
        return None
    return "another must attack" if forced_attackers(g) else "another must be chosen"


def why_not_attacked(g: Game, card: int, target: Any) -> str | None:
    """803.3b."""
    if target != PLAYER and (type(target) is not int or target not in g.in_zone(1 - g.facts["turn seat"], "field")):
        return "not to be attacked"
    object_ = meant(g, target)
    if object_ >= 0 and not (is_fighter(g, object_) and (g.rested[object_] or g.has(card, "precision"))):
        return "not to be attacked"
    if is_barred(g, card, object_):
        return "forbidden"
    return None if object_ in demanded_targets(g, card) else "target demanded"


def why_not_blocked(g: Game, seat: int, act: Any) -> str | None:
    match act:
        case ("block", int(card)) if not is_known(g, seat, card):
            return "no blocker"
        case ("block", int(card)):
            return why_not_block(g, card) or "another must block"
        case str(word) if word == DECLINE:
            return "block demanded"
    return None


# --- 1003 paying -----------------------------------------------------------------------------------------


def why_not_payment(g: Game, seat: int, act: Any) -> str | None:
    match act:
        case ("use", int(card), str(name)):
            return why_not_used_to_pay(g, seat, card, name)
        case ("spend", *_):
            _, *words = act  # in the pattern mypyc would make a tuple of them, and want a list
            return why_not_spent(g, seat, tuple(words))
        case "pass" | "no" | "done":
            return "begun"
    return None


def why_not_used_to_pay(g: Game, seat: int, card: int, name: str) -> str | None:
    ability = ability_of(g, seat, card, name)
    if ability is None:
        word = why_not_had(g, seat, card, name)
        return "no will ability" if word == "no such ability" else word
    if not ability.zones >> g.zone_of[card] & 1:
        return "not there"
    if ability.sort != "will":
        return "no will ability"
    if card in (g.frames[-1].without or ()):
        return "spent by this cost"
    word = why_not_rest(g, card, ability) or why_not_allowed(g, seat, card, ability)
    if word is not None:
        return word
    options = g.question.options if g.question is not None else ()
    offered = [option for option in options if isinstance(option, tuple) and option[0] == "use"]
    for _, other, same in offered:
        if same == name and g.definition[int(str(other))] == g.definition[card]:
            return "equal source"
    return "rest not affordable" if offered else None


def why_not_spent(g: Game, seat: int, will: tuple[Any, ...]) -> str | None:
    v = g.frames[-1]
    if not (Counter(pool(g, seat)) - Counter(v.given or ()))[will]:
        return "no such will"
    due = due_of(v)
    full = Reckoning(g, due._replace(given=(*due.given, will)))
    return "not affordable" if way_to_pay(full.bill, full.converters) is None else None


# --- 903.2 what is chosen as something is played -----------------------------------------------------------


def why_not_target(g: Game, seat: int, act: Any) -> str | None:
    v = g.frames[-1]
    match act:
        case int(card) if is_known(g, seat, card):
            return why_not_targeted(g, v, card) or "no such target"
        case ("player", int(who)) if who in (0, 1):
            barred = v.__dict__.get("source") is not None and kept_off(g, v, -1 - who, is_spell(g, v))
            return "forbidden" if barred else "no such player"
        case "done" | "pass" | "no":
            return "more targets"
    return None


def why_not_targeted(g: Game, v: Frame, card: int) -> str | None:
    """903.2e-i, 104.4, 1120.2."""
    if v.__dict__.get("source") is None or may_target(g, v, card, is_spell(g, v)):
        return None
    if card == v.item:
        return "targets itself"
    return "forbidden" if kept_off(g, v, card, is_spell(g, v)) else "barrier"


def is_spell(g: Game, v: Frame) -> bool:
    """Whether what is being played is a card, and no ability."""
    item = item_of(g, v.item) if v.item is not None else None
    return item is not None and item.kind == SPELL


def why_not_mode(g: Game, seat: int, act: Any) -> str | None:
    """903.2c: a part of a text that cannot be chosen lacks a target, unless it is chosen already."""
    v = g.frames[-1]
    ability = g.match.abilities.get(v.procedure.removesuffix("/play"))
    parts = list(walk(ability.node.effect)) if ability is not None else []
    most = max((len(part.options) for part in parts if isinstance(part, n.Mode | ManyModes)), default=0)
    chosen = any(isinstance(held, tuple) and act in held for held in v.__dict__.values())
    return "no target" if not chosen and act in [f"option {i}" for i in range(1, most + 1)] else None


def why_not_number(g: Game, seat: int, act: Any) -> str | None:
    """903.2d, 104.5: X is a whole number, and no more than can be paid."""
    if isinstance(act, bool) or not isinstance(act, int | float):
        return None
    return "no number" if isinstance(act, float) or act < 0 else "not affordable"


def why_not_x(g: Game, seat: int, act: Any) -> str | None:
    """903.2e: and such that the targets are there."""
    word, options = why_not_number(g, seat, act), g.question.options if g.question is not None else ()
    less = word == "not affordable" and act < max((each for each in options if type(each) is int), default=0)
    return "no target" if less else word


def why_not_life(g: Game, seat: int, act: Any) -> str | None:
    """105.4a, 104.5: hundreds, up to the life there is."""
    word = why_not_number(g, seat, act)
    return "no such life" if word == "not affordable" else word


AT: dict[str, WhyNot] = {
    "act": why_not_act, "attack": why_not_declared, "blocker": why_not_blocked, "payment": why_not_payment,
    "life": why_not_life, "mode": why_not_mode, "x": why_not_x, "awake_x": why_not_x,
    "target": why_not_target,
}  # fmt: skip
"""What can be said at a question, by what it is about."""
