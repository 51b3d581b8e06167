"""Sections 1020 and 302.3: what effects change about cards and players, in the kernel's words, and control.

Who controls a card in a field is told by whose field it lies in (313.2), so an effect that gives control moves it,
and the card goes back when no such effect holds any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from ...kernel import (
    Ask,
    Builder,
    CardsOf,
    Check,
    Evaluator,
    Game,
    Scope,
    Test,
    TimedScope,
    UnknownWord,
    add_rule_effect,
    duration_of,
    end_effects,
    end_rule_effect,
    kept_slots,
    leave_rule_effect,
    mark,
    once,
    place,
    remember,
    rulings,
    walk,
)
from ...kernel import nodes as n
from ...kernel import rows_modify as kernel_rows_modify
from ...kernel import rows_rule as kernel_rows_rule
from . import nodes as f
from .attacks import must_form
from .cards import TYPES
from .inner_nodes import BecomeWords
from .lexicon import ATTRIBUTES
from .sequences import spoken_of
from .words import SeatsOf, chosen_slot, players
from .zones import CHASE, put_on, what_waits

NEXT_RECOVERY = "its controller's next recovery phase"
ONLY_THEN = "recover in the recovery phase"
SYMBOL_SKILLS = ("pierce", "precision", "first strike", "explode", "flying", "swiftness", "imperishable")
"""1413.2."""


# --- 1020 changes -----------------------------------------------------------------------------------


def change_form(change: n.Change) -> tuple[n.Change, ...]:
    """A change in the kernel's words.

    1413.2: symbol skills are lost as abilities, and as words that were gained or that a token was made with.
    """
    match change:
        case n.LoseAbilities("symbol skill"):
            return (change, *(n.Exclude("keywords", word) for word in SYMBOL_SKILLS))
        case f.Become():
            return become_form(change)
        case f.ForEach(changes, times):
            return tuple(multiplied(part, times) for part in changes)
        case f.Must():
            return (must_form(change),)
        case n.Cannot("be targeted", by):
            return targeting_forms(by)
        case n.Cannot("be attacked or targeted", by):
            return (n.Cannot("be attacked"), *targeting_forms(by))
        case f.OneOf():
            raise UnknownWord("one of several changes is chosen as an effect is made; here nobody is asked")
    return (change,)


TEXTS = {
    n.InState("spell"): "be targeted by spells",
    n.InState("ability"): "be targeted by abilities",
    n.InState("spell or ability"): "be targeted",
}
"""Nothing else has targets."""


def targeting_forms(by: n.Filter | None) -> tuple[n.Change, ...]:
    """903.2e: the sort of text that may not target is a part of the prohibition, since it is asked before the text is
    played as well, when its card is no spell yet; what else is said is asked of the card that it is on."""
    return tuple(targeting_form(each) for each in (by.parts if isinstance(by, n.AnyOf) else (by,)))


def targeting_form(by: n.Filter | None) -> n.Change:
    parts = single_filters(by)
    action = next((TEXTS[part] for part in parts if part in TEXTS), "be targeted")
    left = tuple(part for part in parts if part not in TEXTS)
    return n.Cannot(action, n.All(left) if len(left) > 1 else left[0] if left else None)


def single_filters(node: n.Filter | None) -> list[n.Filter]:
    if isinstance(node, n.All):
        return [found for part in node.parts for found in single_filters(part)]
    return [] if node is None else [node]


def become_form(change: f.Become) -> tuple[n.Change, ...]:
    """1020.1, 1020.2, 909.6: what is named replaces what was there. What stays a magic stone keeps its stone types."""
    if change.attributes == ("chosen",):
        raise UnknownWord("the chosen attribute is known as an effect is made, not in a continuous ability")
    numbers = (("atk", change.attack), ("def", change.defence))
    found: list[n.Change] = []
    if "magic stone" in change.types:
        found += [n.Exclude("type", word) for word in TYPES if word not in change.types]
        found += [n.Include("type", word) for word in change.types]
    elif change.types:
        found.append(BecomeWords("type", change.types))
    for key, words in (("race", change.races), ("attribute", change.attributes)):
        found += [BecomeWords(key, words)] if words else []
    found += [n.Include("keywords", word) for word in change.keywords]
    return (*found, *(n.Set(key, amount) for key, amount in numbers if amount is not None))


def words_change(match: Any, env: Evaluator, name: str, node: BecomeWords, card: Any) -> tuple[Any, ...]:
    """909.3a: one change, so that what it is about does not slip away halfway."""
    return ("set", node.characteristic, None, node.words, None)


def multiplied(change: n.Change, times: n.Amount) -> n.Change:
    """1007.3a in kind: so many times the number is one sum."""
    if isinstance(change, n.Add) and isinstance(change.amount, n.Number):
        return n.Add(change.characteristic, n.Times(times, change.amount.value))
    raise UnknownWord(f"{change!r} cannot be had so many times; expected a number that is added")


def rows_modify(b: Builder, node: n.Modify) -> None:
    """The kernel's rows, once for each set of changes that may be meant, where a choice decides which."""
    spoken_of(b, node.cards)
    if node.until == NEXT_RECOVERY:
        node = replace(node, changes=tuple(map(in_that_phase, node.changes)))
    skip = b.jump(failed_before(b, node.when)) if node.when is not None and is_about_this(node.when) else None
    plain = tuple(change for change in node.changes if not depends_on_choice(change))
    if plain:
        kernel_rows_modify(b, replace(node, changes=plain))
    for change in node.changes:
        if isinstance(change, f.OneOf):
            rows_one_of(b, node, change)
        elif depends_on_choice(change):
            rows_chosen_attribute(b, node, change)
    if skip is not None:
        b.land(skip)


def in_that_phase(change: n.Change) -> n.Change:
    """503.5: what does not recover during a recovery phase recovers at any other time."""
    return n.Cannot(ONLY_THEN) if change == n.Cannot("recover") else change


def depends_on_choice(change: n.Change) -> bool:
    return isinstance(change, f.OneOf) or (isinstance(change, f.Become) and change.attributes == ("chosen",))


def rows_one_of(b: Builder, node: n.Modify, change: f.OneOf) -> None:
    slot = b.slot("one")
    names = tuple(f"option {i}" for i in range(1, len(change.options) + 1))
    b.ask(Ask("mode", b.seat("you"), lambda g, v: names, "which of them"), slot)
    for name, changes in zip(names, change.options, strict=True):
        rows_if_slot(b, slot, name, replace(node, changes=changes))


def rows_chosen_attribute(b: Builder, node: n.Modify, change: n.Change) -> None:
    slot = chosen_slot("attribute")
    if slot not in b.slots:
        raise UnknownWord("the chosen attribute is meant, but no earlier step chooses one")
    for word in ATTRIBUTES:
        rows_if_slot(b, slot, word, replace(node, changes=(replace(change, attributes=(word,)),)))  # type: ignore[call-arg]


def rows_if_slot(b: Builder, slot: str, value: str, node: n.Modify) -> None:
    skip = b.jump(lambda g, v: bool(getattr(v, slot) != value))
    kernel_rows_modify(b, node)
    b.land(skip)


def rows_rule(b: Builder, node: n.Rule) -> None:
    """As the kernel's; a targeted player is one of the two."""
    word: str = node.who
    if word in ("you", "opponent", "each"):
        kernel_rows_rule(b, node)
        return
    seats = players(b, word)
    one_of_two: tuple[Literal["you", "opponent"], ...] = ("you", "opponent")
    for who in one_of_two:
        skip = b.jump(_not_meant(seats, b.seat(who)))
        kernel_rows_rule(b, replace(node, who=who))
        b.land(skip)


def _not_meant(seats: SeatsOf, seat: Callable[[Game, Any], int]) -> Check:
    return lambda g, v: seat(g, v) not in seats(g, v)


# --- 909.8 as long as -------------------------------------------------------------------------------

LAPSED = "lapsed"
"""The note on a text in the chase: what its effect was to last for has failed since it was played."""
LASTING = "as long as"
"""Under this name a match keeps the texts whose effects last as long as something is so."""


def is_about_this(condition: n.Condition) -> bool:
    return any(isinstance(part, n.This) for part in walk(condition))


def as_long_as(ability: str) -> str:
    """The name under which a match knows what the effects of a text last for."""
    return f"{ability}/as long as"


def failed_before(b: Builder, condition: n.Condition) -> Check:
    """909.8: whether the condition has failed at any time since the text was played."""
    holds, name, tests = b.env.condition(condition), as_long_as(b.name), b.match.tests
    others = tests.get(name)
    tests[name] = lambda g, s, c: holds(g, s) and (others is None or others(g, s, c))

    def failed(g: Game, v: Any) -> bool:
        noted = v.item is not None and g.marks.get((v.item, LAPSED)) == (g.serial[v.item],)
        return noted or not holds(g, v)

    return failed


def lapsed(b: Builder, condition: n.Condition) -> Check:
    """909.8: the same, where a condition that is not about this card is looked at as the text resolves."""
    if is_about_this(condition):
        return failed_before(b, condition)
    holds = b.env.condition(condition)
    return lambda g, v: not holds(g, v)


def lasting_texts(g: Game) -> dict[str, Test]:
    """The texts of the match whose effects last as long as something is so, each with the test of that."""
    tests = g.match.tests
    return {name: tests[as_long_as(name)] for name in g.match.abilities if as_long_as(name) in tests}


def any_text_lasts(g: Game) -> bool:
    """Whether the match has texts whose effects last as long as something is so."""
    known = g.match.memo.get(LASTING)
    return bool(once(g.match, LASTING, lasting_texts, g) if known is None else known)


def is_any_effect_watched(g: Game) -> bool:
    """Whether an effect may last as long as something is so."""
    for effect in g.effects:
        if effect.cards is None:
            return True
    return any(is_control_for_so_long(g, effect.name) for effect in g.rule_effects)


def watch_conditions(g: Game) -> None:
    """Note the texts in the chase whose condition fails, and end the effects that lasted for one."""
    chase = g.zones[CHASE]
    if chase:
        lasting = once(g.match, LASTING, lasting_texts, g)
        if lasting:
            watch_chase(g, chase, lasting)
    over = [effect for effect in g.effects if is_over(g, effect)]
    if over:
        end_effects(g, over.__contains__)
    for number in lapsed_control(g) if g.rule_effects else ():
        end_rule_effect(g, number)


def watch_chase(g: Game, chase: list[int], lasting: dict[str, Test]) -> None:
    for card in chase:
        item = what_waits(g, card)
        holds = lasting.get(item.ability)
        if holds is not None and not holds(g, Scope(item.source, item.serial, item.seat), card):
            put_on(g, card, LAPSED)


def is_over(g: Game, effect: tuple[Any, ...]) -> bool:
    """Whether an effect on a group, with a condition of its own, has come to the end of its time."""
    _, seat, source, serial, cards, name, _, _, *slots = effect
    if cards is not None:
        return False
    holds = g.match.groups[name].condition
    return holds is not None and not holds(g, TimedScope(source, serial, seat, *slots))


# --- 302.3 control ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Control:
    """Whose cards an effect makes its controller's, and as long as what."""

    cards: CardsOf
    when: Check | None


def stand_control(env: Evaluator, node: f.GainControl) -> tuple[str, Control]:
    return "control", Control(env.cards(node.cards), env.condition(node.when) if node.when is not None else None)


def rows_gain_control(b: Builder, node: f.GainControl) -> None:
    name, duration = f"{b.name}/s{b.at}", duration_of(b, node.until)
    cards, slot = b.env.cards(node.cards), b.slot("taken")
    taken = replace(node, cards=n.It(slot))
    add_rule_effect(b.match, b.env, name, taken, None)
    failed = lapsed(b, node.when) if node.when is not None else None

    def take(g: Game, v: Any) -> None:
        # 909.8: not made at all where the condition has failed before
        if failed is None or not failed(g, v):
            setattr(v, slot, remember(g, [c for c in cards(g, v) if g.is_in(c, "field")]))
            leave_rule_effect(g, v, name, duration(g, v.seat), kept_slots(b, v))
            settle_control(g)

    b.step(take)


def claims(g: Game) -> dict[int, int]:
    """Cards that effects give to a player; of several, the latest effect counts (909.3b)."""
    found: dict[int, int] = {}
    for stands in rulings(g, "control"):
        says: Control = stands.says
        if says.when is None or says.when(g, stands.scope):
            found.update(dict.fromkeys(says.cards(g, stands.scope), stands.scope.seat))
    return found


def is_control_for_so_long(g: Game, effect: str) -> bool:
    """Whether an effect gives control as long as something is so."""
    says = g.match.rule_effects[effect].says
    return isinstance(says, Control) and says.when is not None


def lapsed_control(g: Game) -> list[int]:
    """The numbers of the effects of resolved texts that gave control as long as something was so that is not so now."""
    found = [(stands.number, stands.scope, stands.says.when) for stands in rulings(g, "control") if stands.number]
    return [number for number, scope, holds in found if holds is not None and not holds(g, scope)]


def homes(g: Game) -> dict[int, int]:
    """Cards under another's control, with the player who had them before."""
    return {c: held[1] for (c, word), held in g.marks.items() if word == "home" and held[0] == g.serial[c]}


def settle_control(g: Game) -> None:
    """302.3, 313.2: cards lie in the field of whoever controls them.

    To be called when effects may have ended: after the end of turn (505.5b) and with the rule processes. They stay
    the objects they were and keep their orientation.
    """
    wanted, home = claims(g), homes(g) if g.facts["away"] else {}
    targets = {c: seat for c, seat in wanted.items() if g.is_in(c, "field") and g.master(c) != seat}
    targets |= {c: seat for c, seat in home.items() if c not in wanted and g.master(c) != seat}
    for card in home:
        if card not in wanted:
            mark(g, card, "home", None)
    for card in targets:
        if card in wanted and card not in home:
            put_on(g, card, "home", g.master(card))
            g.set("away", True)
    if targets:
        place(g, tuple((c, g.match.zone_number[s, "field"]) for c, s in targets.items()), verb="gain control")


def control_is_due(g: Game) -> bool:
    """Whether a card lies with the wrong player; quick where no effect ever gave control."""
    if not g.rule_effects and not g.facts["away"]:
        return False
    wanted = claims(g)
    if g.facts["away"]:
        wanted = {**homes(g), **wanted}
    return any(g.is_in(c, "field") and g.master(c) != seat for c, seat in wanted.items())


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {
    n.Modify: rows_modify, n.Rule: rows_rule, f.GainControl: rows_gain_control,
}  # fmt: skip
RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {f.GainControl: stand_control}
