"""Texts that go on about what a condition spoke of: "if your J-ruler is ..., it gains ...".

Where nothing was chosen before, "it" in such a sentence is the card that the condition is about. What lasts and is
about it is an effect on whatever meets the condition (909.4): the condition is a part of it, and not asked as it is
made. After other cards were spoken of, so is what is said of abilities that only a ruler has. In an ability that an
event sets off, it is a card of that event.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from ...kernel import Builder, Game, remember, walk
from ...kernel import nodes as n
from ...kernel import rows_if as kernel_rows_if
from . import nodes as f

RULER_SKILLS = ("judgment", "god's art", "judgment or god's art")
"""Abilities that only a ruler or a J-ruler has: "its" in their phrase is no other card."""


def rows_if(b: Builder, node: n.If) -> None:
    group = group_of(node.condition)
    if group is None or node.otherwise is not None:
        kernel_rows_if(b, node)
    elif goes_on_about_it(b, node.then):
        rows_about_group(b, node, group, *told_apart(node.then))
    elif is_ruler(node.condition):
        lasting, rest = ruler_told_apart(node.then)
        for effect in lasting:
            rows_cost_change(b, replace(effect, when=node.condition))
        if rest:
            kernel_rows_if(b, replace(node, then=n.Sequence(rest)))
    else:
        kernel_rows_if(b, node)


def put_off(node: f.PutOff) -> n.Effect:
    """903.2e, 906.8: the targets are those of the text that puts a step off, and only the rest of it waits."""
    parts = node.effect.parts if isinstance(node.effect, n.Sequence) else (node.effect,)
    targets = tuple(takewhile(lambda part: isinstance(part, f.Target), parts))
    rest = parts[len(targets) :]
    later = n.Later(node.trigger, rest[0] if len(rest) == 1 else n.Sequence(rest))
    return n.Sequence((*targets, later)) if targets else later


def rows_cost_change(b: Builder, node: f.CostChange) -> None:
    """909.4: what lasts about the card that its condition names is on whatever meets the condition."""
    group = group_of(node.when) if node.when is not None and is_it(node.cards) else None
    if group is not None and (node.ability in RULER_SKILLS or not b.env.latest):
        b.env.means(node.cards, group)
        node = replace(node, cards=group, when=None)
    b.rule_rows(b, node)


def is_ruler(condition: n.Condition) -> bool:
    """Whether a condition is about a player's ruler or J-ruler."""
    match condition:
        case n.Matches(n.Cards(where=n.Filter() as where)):
            return any(isinstance(part, n.Is) and part.value in ("ruler", "j-ruler") for part in walk(where))
    return False


def ruler_told_apart(effect: n.Effect) -> tuple[list[f.CostChange], tuple[n.Effect, ...]]:
    """What lasts about abilities that only the ruler has, and the steps that are left."""
    parts = effect.parts if isinstance(effect, n.Sequence) else (effect,)
    lasting = [p for p in parts if isinstance(p, f.CostChange) and is_it(p.cards) and p.ability in RULER_SKILLS]
    return lasting, tuple(part for part in parts if part not in lasting)


def rows_about_group(
    b: Builder, node: n.If, group: n.Cards, lasting: list[n.Modify | f.CostChange], rest: tuple[n.Effect, ...]
) -> None:
    for effect in narrowed_to(b, lasting, group):
        b.add(effect)
    if rest:
        skip = b.unless(b.env.condition(node.condition))
        rows_about(b, n.Sequence(rest), group)
        b.land(skip)


def still_about(b: Builder, parts: Sequence[n.Effect]) -> list[n.Effect]:
    """ "Your J-ruler gains ... . If it's ..., it gains ...": the second effect too is on whatever is that (909.4)."""
    found: list[n.Effect] = []
    for before, part in zip((None, *parts), parts, strict=False):
        match before, part:
            case n.Modify(cards=n.Cards() as cards, until=until), n.If(n.Matches(it, named), then, None) if (
                until and is_it(it) and is_ruler(n.Matches(cards, named))
            ):
                lasting, rest = told_apart(then)
                group = group_of(n.Matches(cards, named))
                assert group is not None
                found += narrowed_to(b, lasting, group)
                if rest or not lasting:
                    found.append(replace(part, then=n.Sequence(rest)))
                else:
                    b.env.means(it, cards)
            case _:
                found.append(part)
    return found


def narrowed_to(b: Builder, lasting: Sequence[n.Modify | f.CostChange], group: n.Cards) -> list[n.Effect]:
    """What lasts, on whatever is of the group."""
    for effect in lasting:
        b.env.means(effect.cards, group)
    return [replace(effect, cards=group) for effect in lasting]


def group_of(condition: n.Condition) -> n.Cards | None:
    """The cards that a condition is about and that meet it."""
    match condition:
        case n.Matches(n.Cards(zones, side, where), filter_):
            return n.Cards(zones, side, filter_ if where is None else n.All((where, filter_)))
        case n.Compare(n.Count(n.Cards() as cards), ">=", n.Number(1)):
            return cards
    return None


def goes_on_about_it(b: Builder, effect: n.Effect) -> bool:
    """Whether the text says "it" and nothing was spoken of before the condition, not even by what sets it off."""
    if b.env.latest or not isinstance(b.env.subject, n.This | None) or meant(b.env.trigger, "") is not None:
        return False
    return any(is_it(part) or isinstance(part, f.Doer) for part in walk(effect))


def is_it(node: n.Node) -> bool:
    return isinstance(node, n.It) and not node.slot


def told_apart(effect: n.Effect) -> tuple[list[n.Modify | f.CostChange], tuple[n.Effect, ...]]:
    """What lasts and is about it, and the steps that are left."""
    lasting: list[n.Modify | f.CostChange] = []
    rest: list[n.Effect] = []
    for part in effect.parts if isinstance(effect, n.Sequence) else (effect,):
        if not rest and isinstance(part, n.Modify | f.CostChange) and is_it(part.cards) and part.until:
            lasting.append(part)
        else:
            rest.append(part)
    return lasting, tuple(rest)


def rows_about(b: Builder, effect: n.Effect, group: n.Cards) -> None:
    """The steps, in which "it" is what the condition found."""
    cards, slot, outer = b.env.cards(group), b.named_slot(""), b.env.subject

    def find(g: Game, v: Any) -> None:
        setattr(v, slot, remember(g, cards(g, v)))

    b.step(find)
    b.env.subject = n.It(slot)
    b.add(effect)
    b.env.subject = outer


def meant(trigger: n.Trigger | None, noun: str) -> n.Reference | None:
    """What a text goes on about: "it" is the card that the event's sentence is about, which comes first in it; what is
    called by a noun ("that resonator") is the nearest other card that the noun fits."""
    match trigger:
        case n.On(event, roles):
            cards = [(name, ref) for name, ref in roles if name != "player"]
            fitting = [name for name, ref in cards if not isinstance(ref, n.This) and fits_noun(event, name, noun)]
            if noun and fitting:
                return n.Role(fitting[-1])
            name, ref = cards[0] if cards else ("", n.This())
            return ref if isinstance(ref, n.This) else n.Role(name)
        case n.Moved(what) | f.CounterPut(on=what):
            return what if isinstance(what, n.This) else n.Role("card")
        case n.OnlyIf(_, inner):
            return meant(inner, noun)
        case n.AnyTrigger(parts):
            return n.by_event(parts, [meant(part, noun) for part in parts])
    return None


def fits_noun(event: str, role: str, noun: str) -> bool:
    """What targets a card is a spell or an ability, and no resonator; what is played may be called either."""
    targets = (event, role) == ("target", "source")
    if noun == "spell":
        return targets or event in ("play", "play ability", "summon")
    return noun == "card" or not targets


def itself(ability: n.Ability) -> n.Ability:
    """ "Your J-ruler gains ... as long as it's darkness": it is the card that has what holds, not the card this one is
    added to."""
    match ability.effect:
        case n.If(condition, n.Modify() as then, None) if not speaks_of_added(then) and speaks_of_added(condition):
            return replace(ability, effect=narrowed(condition, then))
    return ability


def speaks_of_added(node: n.Node) -> bool:
    return any(isinstance(part, f.Added) for part in walk(node))


def narrowed(condition: n.Condition, then: n.Modify) -> n.Effect:
    cards = then.cards
    if not isinstance(cards, n.Cards):
        return n.If(about(condition, cards), then)
    match condition:
        case n.Matches(f.Added(), filter_):
            pass
        case n.Compare(n.ValueOf(key, f.Added()), op, amount):
            filter_ = n.Is(key, op, amount)
        case _:
            return n.If(condition, then)
    where = filter_ if cards.where is None else n.All((cards.where, filter_))
    return replace(then, cards=replace(cards, where=where))


def about(condition: n.Condition, cards: n.Reference) -> n.Condition:
    match condition:
        case n.Matches(f.Added(), filter_):
            return n.Matches(cards, filter_)
        case n.Compare(n.ValueOf(key, f.Added()), op, amount):
            return n.Compare(n.ValueOf(key, cards), op, amount)
    return condition


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {n.If: rows_if, f.CostChange: rows_cost_change}
