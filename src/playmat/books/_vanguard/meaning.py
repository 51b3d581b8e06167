"""What a text means beyond its words one by one: the reach of a duration, whom "other" leaves out, whom an event is of.

A phrase rule sees its own words. What hangs on words that stand further off in the sentence is set here, on the nodes
that were read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any

from playmat.kernel import nodes as n
from playmat.text.links import rebuilt
from playmat.text.printing import kind_of

from .lasting import END_OF_BATTLE
from .nodes import ORDER_OVER, THAT_ATTACK, Attack, NoMore
from .spoken import OFF_THE_FIELD, Speaking

VANGUARD, REAR_GUARD = ("vanguard circle",), ("rear-guard circle",)
SENTENCES = ("", "clause")
"""Rules that make one sequence of one sentence."""
REQUIREMENTS = ("", "conditional")
"""Rules that make a requirement within a sentence: "..., and if you have a rear-guard, ..."."""
FRONTED = ("", "fronted")
"""Rules that make a change whose duration stands before it."""


MAY_REVEAL = n.YouMay(n.Reveal(n.It()))
SHOWN, TURNED = "shown", "turned"
MAY_SHOW = n.YouMay(n.Reveal(n.It(), SHOWN))


def as_meant(ability: n.Ability) -> n.Ability:
    meant: n.Ability = rebuilt(rebuilt(rebuilt(ability, meant_node), of_those_there), of_its_battle)
    return replace(meant, effect=told_on(meant.effect, [])) if meant.kind == "continuous" else meant


def of_those_there(node: n.Node) -> n.Node:
    """What of a text is about the unit of the event, or about one that was chosen before another card was."""
    if not isinstance(node, n.Ability) or node.kind == "continuous":
        return node
    own = meant_by_event(node.trigger, "")
    told = Speaking(own).heard(node.effect)
    heard = heard_of(node.trigger, own) if isinstance(own, n.Role) else None
    if isinstance(own, n.Role) and heard is not None:
        told = rebuilt(told, lambda each: than_that_one(each, own, heard, node.zones))
    return node if told is node.effect else replace(node, effect=told)


CLOSING = n.At("begin", "close step")


def of_its_battle(node: n.Node) -> n.Node:
    """ "It attacks your opponent's vanguard, and at the end of that battle, ...": of the one that is ordered there."""
    if not isinstance(node, n.Sequence):
        return node
    parts, ordered = list(node.parts), None
    for at, part in enumerate(node.parts):
        if ordered is not None:
            parts[at] = after_order(part, ordered)
        ordered = last_ordered(part) or ordered
    return node if tuple(parts) == node.parts else replace(node, parts=tuple(parts))


def after_order(effect: n.Effect, ordered: n.Reference) -> n.Effect:
    match effect:
        case n.Later(trigger=trigger) if trigger == CLOSING:
            return replace(effect, trigger=n.On(ORDER_OVER, (("attacker", ordered),)))
        case n.Modify(until=until) | n.Rule(until=until) if until == END_OF_BATTLE:
            return replace(effect, until=THAT_ATTACK)
        case n.Sequence(parts):
            return replace(effect, parts=tuple([after_order(part, ordered) for part in parts]))
    return effect


def last_ordered(effect: n.Effect) -> n.Reference | None:
    """Whom the last attack of these steps is ordered of."""
    match effect:
        case Attack():
            return effect.attackers
        case n.Sequence(parts):
            return next((found for part in reversed(parts) if (found := last_ordered(part)) is not None), None)
    return None


def heard_of(trigger: n.Trigger | None, role: n.Role) -> n.Cards | None:
    """Of which cards the one is that takes this part in the event."""
    match trigger:
        case n.OnlyIf(_, inner):
            return heard_of(inner, role)
        case n.Moved(n.Cards() as cards):
            return cards
        case n.On(_, roles):
            return next((cards for word, cards in roles if word == role.name and isinstance(cards, n.Cards)), None)
    return None


def than_that_one(node: n.Node, who: n.Role, heard: n.Cards, zones: tuple[str, ...]) -> n.Node:
    """ "When your opponent's unit is placed, choose one of their other units": another than that one.

    So it is with rear-guards in the text of a vanguard. Else this unit may be one of them, and they are others than it.
    """
    match node:
        case n.Cards(among, side, where) if is_other(where) and side == heard.side:
            if side == "theirs" or (zones == VANGUARD and among == heard.zones == REAR_GUARD):
                kept = rebuilt(where, lambda each: n.Non(n.Among(who)) if isinstance(each, n.Other) else each)
                return replace(node, where=kept)
    return node


def told_on(value: Any, heard: list[n.Reference]) -> Any:
    """A continuous ability has no steps: "it" is whom the change before is for. What is quoted speaks for itself."""
    if isinstance(value, tuple):
        return tuple([told_on(each, heard) for each in value])
    if not isinstance(value, n.Node) or isinstance(value, n.Ability):
        return value
    if value == n.It() and heard:
        return heard[-1]
    told = replace(value, **{each.name: told_on(getattr(value, each.name), heard) for each in fields(value)})
    if isinstance(told, n.Modify):
        heard.append(told.cards)
    return told


def meant_node(node: n.Node) -> n.Node:
    """ "... until end of turn. If so, it gets more instead": what stands in for a change is for
    the same unit, and lasts as long. "If the unit called has X, that unit gets more": of several, those that have."""
    match node:
        case n.All(parts):
            return replace(node, parts=left_out(parts))
        case n.Ability(effect=effect, trigger=trigger) if (checks := who_checks(trigger)) is not None:
            return replace(node, effect=by_whom(effect, checks, is_spoken_of))
        case n.Ability(effect=effect, trigger=trigger) if attacks_itself(trigger):
            return replace(node, effect=by_whom(effect, n.This(), is_it))
        case n.YouMay(do, who="opponent"):
            return replace(node, do=rebuilt(do, of_their_choice))
        case n.Moved(n.Cards(("field",), _, _) as cards, from_zones, to_zones) if from_zones and to_zones:
            return off_the_field(node, cards)
        case n.Repeat(n.Sequence((n.Choose() as choose, n.Place() as place)), times):
            return together(node, choose, place, times)
        case n.Sequence((n.Sequence((first, offer)), n.If() as asked)) if offer == MAY_REVEAL:
            return n.Sequence((n.Sequence((first, MAY_SHOW)), if_shown(asked)))
        case n.If(_, n.Modify(whom, _, "") as stronger, n.Modify(weaker, _, until)) if until:
            meant = weaker if whom == n.It() else whom
            return replace(node, then=replace(stronger, cards=meant, until=until))
        case n.If(n.Matches(n.It(slot) as those, where), n.Modify(n.It("")) as change, None) if slot:
            return replace(change, cards=n.Cards((), "any", n.All((n.Among(those), where))))
        case n.If(n.Every((n.Compare(n.Count(n.Cards() as cards)), n.Matches(n.It()) as asked)), then):
            return about_them(node, cards, asked, then)
        case n.Sequence((n.NameNumber(at_most=n.Number(most)), n.Move(n.Top(n.Named())) as move)):
            return one_by_one(move, most)
        case n.Sequence(parts) if asking_later(parts) != parts:
            return meant_node(replace(node, parts=asking_later(parts)))
        case n.Sequence(parts) if kind_of(node) in SENTENCES:
            return lasting_alike(node, spoken_in_turn(parts))
    return node


def asking_later(parts: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """ "At the end of your turn, put it under your deck. If you put a card there this way, ...": that is asked then."""
    found: list[n.Effect] = []
    for part in parts:
        last = last_later(found[-1]) if found else None
        if last is not None and isinstance(part, n.If) and asks_about(part.condition, last.effect):
            found[-1] = rebuilt(found[-1], partial(with_more, later=last, more=part))
        else:
            found.append(part)
    return tuple(found)


def with_more(node: n.Node, later: n.Later, more: n.Effect) -> n.Node:
    return replace(later, effect=n.Sequence((later.effect, more))) if node == later else node


def last_later(effect: n.Effect) -> n.Later | None:
    match effect:
        case n.Later():
            return effect
        case n.Sequence(parts) if parts:
            return last_later(parts[-1])
    return None


def asks_about(condition: n.Condition, effect: n.Effect) -> bool:
    """Whether it asks about cards that this effect handles."""
    handled = {str(getattr(each, "into", "")) for each in n.walk(effect)} - {""}
    return any(isinstance(each, n.It) and each.slot in handled for each in n.walk(condition))


def meant_by_event(trigger: n.Trigger | None, noun: str) -> n.Reference | None:
    """Where this unit rides another, "it" is this unit: the one below is a unit no more.

    What a drive check reveals is spoken of afterwards, and not whose drive check it was.
    """
    match trigger:
        case n.On("ride", roles) if ("rider", n.This()) in roles:
            return n.This()
        case n.On("drive check", roles) if any(role == "card" and card != n.This() for role, card in roles):
            return n.Role("card")
    return n.other_card(trigger, noun)


def attacks_itself(trigger: n.Trigger | None) -> bool:
    match trigger:
        case n.OnlyIf(_, inner):
            return attacks_itself(inner)
        case n.On("attack" | "hit", roles):
            return ("attacker", n.This()) in roles
    return False


def of_their_choice(node: n.Node) -> n.Node:
    """ "Your opponent may discard a card": who does it chooses which."""
    return replace(node, by="opponent") if isinstance(node, n.Choose) and node.by == "you" else node


def who_checks(trigger: n.Trigger | None) -> n.Reference | None:
    """Whose drive check sets an ability off, where the text says whose."""
    match trigger:
        case n.OnlyIf(_, inner):
            return who_checks(inner)
        case n.On("drive check", (("attacker", who), ("card", _))):
            return who if isinstance(who, n.This) else n.Role("attacker")
        case n.On("drive check", (("booster", _), ("card", _))):
            return n.Role("attacker")
    return None


def is_it(node: n.Node) -> bool:
    return kind_of(node) == "pronoun"


def is_spoken_of(node: n.Node) -> bool:
    return node == n.It()


def by_whom(effect: n.Effect, who: n.Reference, spoken_of: Callable[[n.Node], bool]) -> n.Effect:
    """ "When this unit attacks a vanguard, it gets ...": it is this unit, as long as no other card has been named.

    After "When your vanguard's drive check reveals a card" it is that vanguard, for the card is no unit.
    """
    match effect:
        case n.Modify(cards) if spoken_of(cards):
            return replace(effect, cards=who)
        case n.Sequence(parts) if parts:
            # in the pattern mypyc would make a tuple of it, and want a list
            first, *others = parts
            return replace(effect, parts=(by_whom(first, who, spoken_of), *others))
        case n.If(_, then):
            return replace(effect, then=by_whom(then, who, spoken_of))
    return effect


def about_them(node: n.If, cards: n.Cards, asked: n.Matches, then: n.Effect) -> n.If:
    """ "If you have one X, and it is ..., choose a card like that card": it is that X, and so is what comes first."""

    def that(part: n.Node) -> n.Node:
        return cards if part == n.It() else part

    first, *rest = then.parts if isinstance(then, n.Sequence) else (then,)
    first = rebuilt(first, that)
    one = n.Compare(n.Count(cards), "=", n.Number(1))
    done = replace(then, parts=(first, *rest)) if isinstance(then, n.Sequence) else first
    return replace(node, condition=n.Every((one, replace(asked, cards=cards))), then=done)


def spoken_in_turn(parts: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
    """The steps of a sentence, each with what it says of the one right before it."""
    found: list[n.Effect] = []
    for part in parts:
        before = found[-1] if found else None
        if isinstance(before, n.Turn) and isinstance(before.cards, n.Cards) and gets_more(part):
            found[-1] = replace(before, into=TURNED)
            found.append(rebuilt(part, lambda each: n.It(TURNED) if is_several(each) else each))
        else:
            found.append(in_their_place(all_others(part, before), before))
    return tuple(found)


def gets_more(part: n.Effect) -> bool:
    """ "Stand all of your rear-guards, and they get ...": those that the step before turned."""
    return isinstance(part, n.Modify) and is_several(part.cards)


def is_several(node: n.Node) -> bool:
    return kind_of(node) == "those"


def all_others(part: n.Effect, before: n.Effect | None) -> n.Effect:
    """ "Choose a card from your soul, and return all other cards": other ones than those chosen there."""
    match before, part:
        case _, n.Sequence(parts) if parts:
            return replace(part, parts=(all_others(parts[0], before), *parts[1:]))
        case n.Choose(n.Cards(zones, side, where)), n.Move(n.Cards(z, s, others) as cards) if (z, s) == (zones, side):
            if not is_other(where):
                kept = rebuilt(others, lambda each: n.Non(n.Among(n.It())) if isinstance(each, n.Other) else each)
                return replace(part, cards=replace(cards, where=kept))
    return part


def is_other(where: n.Filter | None) -> bool:
    return any(isinstance(each, n.Other) for each in n.walk(where))


def in_their_place(part: n.Effect, before: n.Effect | None) -> n.Effect:
    """What an opponent found in their own deck is called by them, to a circle of theirs."""
    match before, part:
        case n.Search(n.Cards(_, "theirs"), by="opponent"), n.Place("call", n.It(), where=where) if not where:
            return replace(part, where=("opponent",))
    return part


def left_out(parts: tuple[n.Filter, ...]) -> tuple[n.Filter, ...]:
    """ "Your other units with the same name as that unit" are other ones than that unit."""
    alike = [part.of for part in parts if isinstance(part, n.SameAs) and isinstance(part.of, n.It)]
    if not alike:
        return parts
    return tuple([n.Non(n.Among(alike[0])) if isinstance(part, n.Other) else part for part in parts])


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


def one_by_one(move: n.Move, most: int) -> n.Effect:
    """ "Put up to three cards from the top of your deck": one after another, and after each its player may stop."""
    assert isinstance(move.cards, n.Top)
    once = replace(move, cards=replace(move.cards, count=n.Number(1)))
    return n.Repeat(n.YouMay(once, otherwise=NoMore()), n.Number(most))


def if_shown(asked: n.If) -> n.If:
    """ "You may reveal it. If that card is ...": of a card that is kept hidden nothing can be asked."""

    def shown(node: n.Node) -> n.Node:
        return n.It(SHOWN) if node == n.It() else node

    return replace(asked, condition=rebuilt(asked.condition, shown))


def lasting_alike(node: n.Sequence, parts: tuple[n.Effect, ...]) -> n.Sequence:
    """A duration that opens a sentence is for what hangs on a requirement or on a cost further on in it too."""
    until, found = "", []
    for part in parts:
        if isinstance(part, n.Modify | n.Rule) and part.until and kind_of(part) in FRONTED:
            until = part.until
        found.append(lasting(part, until) if is_requirement(part) else part)
    return replace(node, parts=tuple(found))


def is_requirement(part: n.Effect) -> bool:
    """Not one about what was just done: that is a sentence of its own."""
    match part:
        case n.If(n.Did()) | n.If(n.Not(n.Did())):
            return False
        case n.MayPay():
            return True
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
        case n.MayPay(then):
            return replace(effect, then=lasting(then, until))
    return effect
