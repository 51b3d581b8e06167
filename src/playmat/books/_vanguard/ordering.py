"""Attacks that a text orders.

An order waits until the effect that gave it is over, and until no battle is going on. It holds who ordered, the time
stamp of the effect, the attacker, what is to be attacked (nothing where the text leaves the choice), and whether all of
that is attacked at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel import Builder, Fact, Frame, Game, Node, Timed, expire, hear, sort_timed, walk
from .nodes import ORDER_OVER, THAT_ATTACK, Attack

Units = tuple[tuple[int, int], ...]


class Order(NamedTuple):
    """An attack that a text has ordered."""

    seat: int
    stamp: int
    attacker: tuple[int, int]
    targets: Units | None
    at_once: bool


BY_ORDER = "attacks by order"
FACTS = (Fact("ordered attacks", (), loops=True), Fact(BY_ORDER, None, loops=True))
EVENTS = {ORDER_OVER: ("attacker",)}


def rows_attack(b: Builder, node: Attack) -> None:
    """The attack comes after the effect."""
    attackers = b.affected(node.attackers)
    meant = b.env.cards(node.target) if node.target is not None else None

    def order(g: Game, v: Any) -> None:
        attacked = pairs(g, meant(g, v)) if meant is not None else None
        fresh = [Order(v.seat, v.stamp, unit, attacked, node.at_once) for unit in pairs(g, attackers(g, v))]
        g.set("ordered attacks", (*g.facts["ordered attacks"], *map(tuple, fresh)))

    b.step(order)


def pairs(g: Game, cards: list[int]) -> Units:
    return tuple([(card, g.serial[card]) for card in cards])


def orders(g: Game) -> list[Order]:
    return [Order(*order) for order in g.facts["ordered attacks"]]


def attack_due(g: Game, v: Frame) -> bool:
    """While a battle goes on, the next waits for its end."""
    return bool(g.facts["ordered attacks"]) and not g.facts["fighting"]


def effect_over(stamp: int) -> str:
    """The moment at which an effect is over, with the attacks that it ordered."""
    return f"the effect of {stamp} is over"


def this_effect(g: Game, seat: int) -> tuple[str, int]:
    """The duration of what lasts through the attacks that the running effect orders."""
    return (effect_over(g.frames[-1].stamp), g.facts["turn"])


DURATIONS = {THAT_ATTACK: this_effect}


def end_effect(g: Game, stamp: int) -> None:
    """What lasts through the attacks that the effect of this stamp orders is over."""
    expire(g, effect_over(stamp), g.facts["turn"])


def end_with_the_effect(b: Builder, *lasting: type[Node]) -> None:
    """What would last through the attacks that an effect orders ends with it, if it has ordered none; so do these."""
    if any(isinstance(part, lasting) or getattr(part, "until", "") == THAT_ATTACK for part in walk(b.node.effect)):
        b.step(release)


def release(g: Game, v: Frame) -> None:
    if not any(order.stamp == v.stamp for order in orders(g)):
        end_effect(g, v.stamp)


# --- the end of an ordered battle ---------------------------------------------------------------------


def begin_ordered(g: Game, v: Frame) -> None:
    g.set(BY_ORDER, v.attacker)


def end_ordered(g: Game, v: Frame) -> None:
    g.set(BY_ORDER, None)


def hear_the_end(g: Game, v: Frame) -> None:
    """What an effect set up for the end of the battle that it ordered comes with that battle, and with no other."""
    attacker = g.facts[BY_ORDER]
    if attacker is not None and v.fired is None:
        hear(g, ORDER_OVER, (attacker,))


def forget_the_unfought(g: Game) -> None:
    """Once no attack is ordered any more, nobody waits for the end of one."""
    if g.timed and not g.facts["ordered attacks"]:
        sort_timed(g, lambda each: not waits_for_order(g, each))


def waits_for_order(g: Game, entry: Timed) -> bool:
    return any(trigger.kind == ORDER_OVER for trigger in g.match.abilities[entry.ability].triggers)
