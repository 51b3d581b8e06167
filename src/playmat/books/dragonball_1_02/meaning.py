"""What a text means beyond its words one by one: whom "they", "their" and "it" go on about.

A phrase rule sees its own words. Behind a step about cards that nobody chose ("switch all of your Battle Cards to
Active Mode", "your Leader Card gets ...") these words mean the cards of that step (8-6-3-6), whatever was chosen
before it and whichever card an event is about.
"""

from __future__ import annotations

from dataclasses import replace

from ...kernel import nodes as n
from ...text.links import rebuilt
from ...text.printing import kind_of
from .asking import passing
from .nodes import Gather, Together

SEVERAL = frozenset(("those", "theirs"))
"""Phrase rules for words that mean several cards."""


def as_meant(ability: n.Ability) -> n.Ability:
    meant: n.Ability = rebuilt(ability, meant_node)
    return meant


def meant_node(node: n.Node) -> n.Node:
    match node:
        case n.Sequence(parts):
            return replace(node, parts=spoken_in_turn(parts))
        case n.On("activate", roles):
            return n.On("use", roles)
        case n.On("play", (("card", n.Cards() as cards), *_)) if is_extra(cards.where):
            return n.On("use", (("card", cards),))
        case n.Cannot("play", n.Filter() as by) if is_extra(by):
            return n.Cannot("activate", n.All((by, n.Non(n.InZone(("battle",))))))
    return node


def is_extra(test: n.Filter | None) -> bool:
    """2-3-2-3: an Extra Card that a text calls played is activated, which no skill of a card that lies there is."""
    asked = test.parts if isinstance(test, n.All) else (test,)
    return n.Is("type", "=", "extra") in asked


def spoken_in_turn(parts: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """The steps, each with what it says of the one right before it."""
    found: list[n.Effect] = []
    for part in parts:
        before = last_of(found[-1]) if found else None
        match before:
            case n.Turn(n.Cards() as cards) | n.Modify(n.Cards() as cards) if goes_on_about(part, cards) and is_of_now(
                before, cards
            ):
                found[-1] = with_last(found[-1], n.Sequence((Gather(cards), replace(before, cards=n.It()))))
                found.append(part)
            case n.Modify(n.Cards() as cards) if goes_on_about(part, cards):
                found.append(with_first(part, about(first_of(part), cards)))
            case n.Choose() | n.Search() if goes_on_about_several(part):
                found[:] = chosen_together(found)
                found.append(part)
            case _:
                found.append(part)
    return tuple(found)


def goes_on_about_several(part: n.Effect) -> bool:
    match first_of(part):
        case n.Modify(subject) | n.Turn(subject) | n.Move(subject) | n.Place(_, subject):
            return subject == n.It() and kind_of(subject) in SEVERAL
    return False


def chosen_together(parts: list[n.Effect]) -> list[n.Effect]:
    """Behind single cards that were chosen one after another "them" is all of these."""
    at = len(parts)
    while at and is_single_choice(parts[at - 1]):
        at -= 1
    choices = tuple(part for part in parts[at:] if isinstance(part, n.Choose | n.Search))
    return [*parts[:at], Together(choices, one_phrase=False)] if len(choices) > 1 else parts


def is_single_choice(part: n.Effect) -> bool:
    return isinstance(part, n.Choose | n.Search) and part.count == n.Number(1) and not part.into


def is_of_now(step: n.Turn | n.Modify, cards: n.Cards) -> bool:
    """Whether a step is about the cards that fit as it is done, and not about whichever fit at the time.

    All cards are switched as they lie, also those that have that mode already. What lasts is of now where cards are
    told apart by what passes.
    """
    if isinstance(step, n.Turn):
        return True
    return bool(step.until) and passing(cards)


def about(part: n.Effect, cards: n.Cards) -> n.Effect:
    """8-9-1-5: as what was said before reaches cards that come later, so does what goes on about it."""
    spoken: n.Effect = rebuilt(part, lambda each: cards if means(each, cards) else each)
    return spoken


def goes_on_about(part: n.Effect, cards: n.Cards) -> bool:
    match first_of(part):
        case n.Modify(subject) | n.Turn(subject) | n.Move(subject):
            return means(subject, cards)
    return False


def means(word: n.Node, cards: n.Cards) -> bool:
    """Whether a word fits a group in number: a player has one Leader Card, and may have any number of others."""
    return word == n.It() and (kind_of(word) in SEVERAL) is not is_one(cards)


def is_one(cards: n.Cards) -> bool:
    return cards.zones == ("leader",) and cards.side in ("mine", "theirs")


def first_of(effect: n.Effect) -> n.Effect:
    return first_of(effect.parts[0]) if isinstance(effect, n.Sequence) else effect


def last_of(effect: n.Effect) -> n.Effect:
    return last_of(effect.parts[-1]) if isinstance(effect, n.Sequence) else effect


def with_first(effect: n.Effect, first: n.Effect) -> n.Effect:
    if isinstance(effect, n.Sequence):
        old, *others = effect.parts
        return replace(effect, parts=(with_first(old, first), *others))
    return first


def with_last(effect: n.Effect, last: n.Effect) -> n.Effect:
    if isinstance(effect, n.Sequence):
        *others, old = effect.parts
        return replace(effect, parts=(*others, with_last(old, last)))
    return last
