"""8.7.3.1, 8.7.6, 10.29, 12.3, 12.4, 12.7, 12.11: effects on the rules, on other effects, on names and on turns."""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Builder,
    Card,
    Characteristic,
    Evaluator,
    Fact,
    Frame,
    Game,
    Match,
    as_it_is,
    emit,
    end_effects,
    expire,
    loops,
    permission,
    pile_effects,
)
from ...kernel import nodes as n
from .._vanguard import checking
from .nodes import AlsoNamed, Nullify

# Whose turn it would be to take turns by turns, while extra turns are taken.
FACTS = (Fact("extra turns", (), loops=True, seen=as_it_is), Fact("usual seat", None))
DAMAGE_PROCESS_OVER = "the damage process is over"
NO_TRIGGERS = "resolve triggers"
OUT_OF_REACH = "be affected"
WITHOUT_COST = "use abilities without their cost"


def changes_rules(effect: n.Modify) -> bool:
    """8.7.3, 8.7.3.1: what changes information of cards is for those that are there; what forbids or allows is a rule
    for the time, and is for cards that come later too."""
    return all(isinstance(change, n.Cannot | n.May) for change in effect.changes)


# --- 8.7.6 nullified effects ---------------------------------------------------------------------------


def rows_nullify(b: Builder, node: Nullify) -> None:
    """8.7.6, 8.7.6.1: of an effect that has such a part nothing is left, whatever else it does.

    The card may be gone by then: what it was is meant.
    """
    pairs, key = b.env.pairs(node.cards), ("cannot", node.action)

    def nullify(g: Game, v: Any) -> None:
        sources = {(card, serial) for card, *serials in pairs(g, v) for serial in serials}
        changes = g.match.changes
        made = [each for each in g.effects if (each.source, each.serial) in sources]
        whole = {(each.source, each.stamp) for each in made if changes[each.change].key == key}
        end_effects(g, lambda each: (each.source, each.stamp) in whole)

    b.step(nullify)


# --- 12.3 nullified triggers ---------------------------------------------------------------------------


def trigger_works(g: Game, v: Frame) -> bool:
    """12.3.1, 12.3.2: where trigger effects are nullified nothing of an icon happens."""
    return checking.working_trigger(g, v) and not g.cannot(-1 - v.seat, NO_TRIGGERS)


def this_damage(g: Game, seat: int) -> tuple[str, int]:
    return (DAMAGE_PROCESS_OVER, 0)


def damage_is_over(g: Game, v: Frame) -> None:
    expire(g, DAMAGE_PROCESS_OVER, 0)


# --- 12.1.1.4 loops in one go ---------------------------------------------------------------------------


def notice_pile(g: Game, v: Frame) -> None:
    """The same act leads back to the same table, but for effects that have grown: a loop that one may go round."""
    v.piled = loops.piled_up(g)


def piles_up(g: Game, v: Frame) -> bool:
    return v.piled is not None


def do_in_one_go(g: Game, v: Frame) -> None:
    """12.1.1.4: what one round gives is given as many times as was said, at once; zero means to do it once, singly."""
    if v.repeats:
        emit(g, "loop", note=(v.repeats, g.facts["turn seat"]))
        pile_effects(g, v.piled, v.repeats)
        v.act = None


# --- 12.4 extra turns ----------------------------------------------------------------------------------


def rows_extra_turn(b: Builder, node: n.Perform) -> None:
    """12.4.1, 12.4.2: right after the current turn; of several the one that was added last comes first."""
    seat = b.seat(node.who)
    b.step(lambda g, v: g.set("extra turns", (seat(g, v), *g.facts["extra turns"])))


def next_turn(g: Game, v: Frame) -> None:
    """6.2.1: players take turns by turns; extra turns come in between, and afterwards it goes on as it would have."""
    g.set("turn", g.facts["turn"] + 1)
    if g.facts["turn"] == 1:
        return
    if g.facts["usual seat"] is None:
        g.set("usual seat", g.facts["turn seat"])
    extra = g.facts["extra turns"]
    if extra:
        first, *others = extra
        g.set("turn seat", first)
        g.set("extra turns", tuple(others))
        return
    g.set("turn seat", 1 - g.facts["usual seat"])
    g.set("usual seat", None)


# --- 12.7 names ------------------------------------------------------------------------------------------

# 12.7.2, 12.7.2.1: a card has all its names at once, beside the one that is printed on it.
OTHER_NAMES = Characteristic("other names", "words", ())


def with_other_names(characteristics: tuple[Characteristic, ...]) -> tuple[Characteristic, ...]:
    """12.7.1, 12.7.2.2: cards that share one of their names have the same card name."""
    named = Characteristic("name", "word", "", more=OTHER_NAMES.name)
    return (named, *[each for each in characteristics if each.name != "name"], OTHER_NAMES)


def names(g: Game, card: int) -> tuple[str, ...]:
    """12.7.2: all that a card has."""
    return (g.value(card, "name"), *g.value(card, OTHER_NAMES.name))


def also_named(match: Match, env: Evaluator, name: str, node: AlsoNamed, card: Card) -> tuple[Any, ...]:
    """12.7.2: a name that the text says, or those that a card has as the effect is made."""
    if node.of is None:
        return ("include", OTHER_NAMES.name, None, node.name, None)
    pairs = env.pairs(node.of)

    def told(g: Game, s: Any) -> tuple[str, ...]:
        return tuple([word for other, _, _ in pairs(g, s) for word in names(g, other)])

    return ("join", OTHER_NAMES.name, told, None, None)


# --- 10.29 lost costs --------------------------------------------------------------------------------------


def cost_is_lost(g: Game, s: Any) -> bool:
    """10.29.1: what the cost says is not done."""
    return bool(permission(g, s.source, WITHOUT_COST))
