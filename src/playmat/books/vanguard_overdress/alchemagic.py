"""7.34: one order is played together with another, whose text is added to its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel import (
    Ability,
    Card,
    Change,
    Compiled,
    CompiledAbility,
    Frame,
    Game,
    Option,
    Scope,
    abilities,
    add_effect,
    distinct,
    emit,
    move,
    permission,
    remember,
)
from ...kernel import nodes as n
from .._vanguard.names import names
from .cards import ORDER_ABILITY, TOKENS, token_cards
from .nodes import Has

MAY = "alchemagic"
"""The permission to add an order of the drop zone to one that is played out of the hand."""
SAME_NAME = "alchemagic of the same name"
"""And that it may have the same card name."""
JOINED, GIVES = " alchemagic ", "alchemagic gives "
NORMAL = "normal"


def joined_name(first: CompiledAbility, second: CompiledAbility) -> str:
    return f"{first.id}{JOINED}{second.id}"


def order_ability(g: Game, card: int) -> CompiledAbility | None:
    return next((each for each in abilities(g, card) if each.node.keyword == ORDER_ABILITY), None)


def on_demand(match: Compiled, name: str) -> tuple[Ability | Change, Card] | None:
    """The text of two orders together, and an ability that one gives to the other, made of their names."""
    if name.startswith(GIVES):
        return Has(name.removeprefix(GIVES)), Card("the rules", {})
    first, _, second = name.partition(JOINED)
    if all(each in match.abilities for each in (first, second)):
        node = joined(match.abilities[first].node, match.abilities[second].node)
        return node, Card("the rules", {}, (node,), extra={TOKENS: {**tokens(match, first), **tokens(match, second)}})
    return None


def tokens(match: Compiled, ability: str) -> dict[str, Card]:
    """The tokens of the card that has this ability printed on it."""
    card, _, _ = ability.rpartition("/")
    return token_cards(match.cards[match.called(card)])


def joined(first: Ability, second: Ability) -> Ability:
    """7.34.1.2: costs and conditions of the second after those of the first, and what it does after what that does."""
    gates = [each for each in (first.gate, second.gate) if each is not None]
    return replace(
        first,
        cost=(*first.cost, *second.cost),
        gate=n.Every(tuple(gates)) if gates else None,
        effect=n.Sequence((first.effect, second.effect)),
    )


def joined_ability(g: Game, card: int, other: int) -> CompiledAbility | None:
    first, second = order_ability(g, card), order_ability(g, other)
    if first is None or second is None:
        return None
    name = joined_name(first, second)
    g.match.on_demand(name)
    return g.match.abilities[name]


# --- which may be added -------------------------------------------------------------------------------


def is_normal(g: Game, card: int) -> bool:
    return NORMAL in g.value(card, "subtype")


def why_not_add(g: Game, seat: int, card: int, other: int) -> str | None:
    """7.34.1.2: an effect lets the player, and both costs can be paid together; orders alone have order abilities.

    12.6.2.2: with one name in common the one has no other name than the other.
    """
    if not permission(g, -1 - seat, MAY):
        return "no alchemagic"
    if not is_normal(g, card) or other not in g.in_zone(seat, "drop") or not is_normal(g, other):
        return "no order to add"
    if set(names(g, card)) & set(names(g, other)) and not permission(g, -1 - seat, SAME_NAME):
        return "no order to add"
    made = joined_ability(g, card, other)
    if made is None:
        return "no order to add"
    scope, then = Scope(card, g.serial[card], seat), as_it_would_be(g, card, other)
    open_to = made.gate is None or made.gate(then, scope)
    return None if open_to and (made.payable is None or made.payable(then, scope)) else "cost not payable"


def as_it_would_be(g: Game, card: int, other: int) -> Game:
    """7.34.1.1: what the one gives to the other is there as the cost is paid."""
    names = abilities_to_give(g, other)
    if not names:
        return g
    twin = g.fork()
    give(twin, card, names)
    return twin


def added_orders(g: Game, seat: int, card: int) -> list[Option]:
    others = distinct(g, g.in_zone(seat, "drop"))
    return [("alchemagic", card, other) for other in others if why_not_add(g, seat, card, other) is None]


# --- playing ------------------------------------------------------------------------------------------


def is_added(g: Game, v: Frame) -> bool:
    return v.other is not None


def bind_other(g: Game, v: Frame) -> None:
    """The order that is added is bound, and what it says goes with the order that is played."""
    made = joined_ability(g, v.card, v.other)
    assert made is not None, "an order is added only where both have an order ability"
    v.joined = made.id
    v.given = abilities_to_give(g, v.other)
    emit(g, "alchemagic", v.card, v.other)
    move(g, (v.other,), "bind", verb="bind")


def give_abilities(g: Game, v: Frame) -> None:
    """7.34.1.1: the continuous and automatic abilities of the one, for as long as the other is what it is."""
    give(g, v.card, v.given)


def abilities_to_give(g: Game, card: int) -> tuple[str, ...]:
    return tuple([each.id for each in abilities(g, card) if each.node.kind in ("continuous", "automatic")])


def give(g: Game, card: int, names: tuple[str, ...]) -> None:
    for name in names:
        change = GIVES + name
        g.match.on_demand(change)
        add_effect(g, g.owner[card], card, remember(g, (card,)), g.match.changes[change], None, ("never", 0))


def has(match: Any, env: Any, name: str, node: Has, card: Any) -> tuple[Any, ...]:
    return ("gain", "abilities", None, node.ability, None)


EVENTS = {"alchemagic": ("card", "added")}
ACTS = {"alchemagic": ("card",)}
CHANGES: dict[type[n.Node], Any] = {Has: has}
