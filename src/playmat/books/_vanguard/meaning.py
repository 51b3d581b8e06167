"""What a text means beyond its words one by one: the reach of a duration, whom "other" leaves out, whom an event is of.

A phrase rule sees its own words. What hangs on words that stand further off in the sentence is set here, on the nodes
that were read.
"""

from __future__ import annotations

from dataclasses import replace

from playmat.kernel import nodes as n
from playmat.text.links import rebuilt
from playmat.text.printing import split_form

from .lexicon import ZONES

OFF_THE_FIELD = frozenset((*ZONES.values(), "G zone"))
SENTENCES = ("", "clause")
"""Rules that make one sequence of one sentence."""
REQUIREMENTS = ("", "conditional")
"""Rules that make a requirement within a sentence: "..., and if you have a rear-guard, ..."."""
FRONTED = ("", "fronted")
"""Rules that make a change whose duration stands before it."""


MAY_REVEAL = n.YouMay(n.Reveal(n.It()))
SHOWN = "shown"
MAY_SHOW = n.YouMay(n.Reveal(n.It(), SHOWN))


def as_meant(ability: n.Ability) -> n.Ability:
    meant: n.Ability = rebuilt(ability, meant_node)
    return meant


def meant_node(node: n.Node) -> n.Node:
    """ "... until end of turn. If so, it gets more instead": what stands in for a change is for
    the same unit, and lasts as long."""
    match node:
        case n.All(parts):
            return replace(node, parts=left_out(parts))
        case n.Moved(n.Cards(("field",), _, _) as cards, from_zones, to_zones) if from_zones and to_zones:
            return off_the_field(node, cards)
        case n.Repeat(n.Sequence((n.Choose() as choose, n.Place() as place)), times):
            return together(node, choose, place, times)
        case n.Sequence((n.Sequence((first, offer)), n.If() as asked)) if offer == MAY_REVEAL:
            return n.Sequence((n.Sequence((first, MAY_SHOW)), if_shown(asked)))
        case n.If(_, n.Modify(whom, _, "") as stronger, n.Modify(weaker, _, until)) if until:
            meant = weaker if whom == n.It() else whom
            return replace(node, then=replace(stronger, cards=meant, until=until))
        case n.Sequence(parts) if kind_of(node) in SENTENCES:
            return lasting_alike(node, besides_chosen(parts))
    return node


def kind_of(node: n.Node) -> str:
    """The kind of the phrase rule that made a node; none for a part of what a rule made."""
    rule, _ = split_form(node.form)
    kind, *_ = rule.split(".")
    return kind


def left_out(parts: tuple[n.Filter, ...]) -> tuple[n.Filter, ...]:
    """ "Your other units with the same name as that unit" are other ones than that unit."""
    alike = [part.of for part in parts if isinstance(part, n.SameAs) and isinstance(part.of, n.It)]
    if not alike:
        return parts
    return tuple([n.Non(n.Among(alike[0])) if isinstance(part, n.Other) else part for part in parts])


def besides_chosen(parts: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """ "Choose a card from your soul, and discard all other cards from it": other ones than what was chosen there."""
    match parts:
        case (n.Choose(n.Cards(zones, side)) as choose, after, *more) if zones and OFF_THE_FIELD.issuperset(zones):

            def apart(node: n.Node) -> n.Node:
                match node:
                    case n.Cards(there, whose, n.Other()) if (there, whose) == (zones, side):
                        return replace(node, where=n.Non(n.Among(n.It())))
                return node

            return (choose, rebuilt(after, apart), *more)
    return parts


def off_the_field(node: n.Moved, cards: n.Cards) -> n.Moved:
    """A card that goes from the soul into the drop zone was on no circle, whatever the text calls it."""
    if OFF_THE_FIELD.issuperset((*node.from_zones, *node.to_zones)):
        return replace(node, what=replace(cards, zones=()))
    return node


def together(node: n.Repeat, choose: n.Choose, place: n.Place, times: n.Amount) -> n.Effect:
    """ "For each of them, choose a card, and call them to separate (RC)": all of them at once, to as many circles."""
    if "separate" not in place.where or not isinstance(choose.count, n.Number):
        return node
    several = replace(choose, count=n.Times(times, choose.count.value))
    return n.Sequence((several, place))


def if_shown(asked: n.If) -> n.If:
    """ "You may reveal it. If that card is ...": of a card that is kept hidden nothing can be asked."""

    def shown(node: n.Node) -> n.Node:
        return n.It(SHOWN) if node == n.It() else node

    return replace(asked, condition=rebuilt(asked.condition, shown))


def lasting_alike(node: n.Sequence, parts: tuple[n.Effect, ...]) -> n.Sequence:
    """A duration that opens a sentence is for what hangs on a requirement further on in it too."""
    until, found = "", []
    for part in parts:
        if isinstance(part, n.Modify | n.Rule) and part.until and kind_of(part) in FRONTED:
            until = part.until
        found.append(lasting(part, until) if until and is_requirement(part) else part)
    return replace(node, parts=tuple(found))


def is_requirement(part: n.Effect) -> bool:
    """Not one about what was just done: that is a sentence of its own."""
    match part:
        case n.If(n.Did()) | n.If(n.Not(n.Did())):
            return False
    return isinstance(part, n.If) and kind_of(part) in REQUIREMENTS


def lasting(effect: n.Effect, until: str) -> n.Effect:
    match effect:
        case n.Modify(_, _, "") | n.Rule(_, _, ""):
            return replace(effect, until=until)
        case n.Sequence(parts):
            return replace(effect, parts=tuple([lasting(part, until) for part in parts]))
        case n.If(_, then, otherwise):
            less = None if otherwise is None else lasting(otherwise, until)
            return replace(effect, then=lasting(then, until), otherwise=less)
    return effect
