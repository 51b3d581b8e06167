"""11.8.3.1.2, 11.8.11.1.1, 17.3: effects that are written as a list, effects that are chosen once, unique counts."""

from __future__ import annotations

from typing import Any

from ...kernel import AmountOf, Ask, Builder, Fact, Frame, Game, Option
from ...kernel import nodes as n
from .._vanguard.lasting import TURN_BEGINS
from .nodes import ByNumber, ChooseUnchosen, Distinct, Listed

CHOSEN = "chosen effects"
FACTS = (
    # 11.8.11.1.1: by ability and card, which of its effects were chosen in this turn.
    Fact(CHOSEN, (), loops=True, until=TURN_BEGINS),
)


def rows_listed(b: Builder, node: Listed) -> None:
    """11.8.3.1.2: from top to bottom, each by its own requirement as its turn comes.

    11.8.3.1.2.2: an item that is not done, or of which something is not done, keeps no other from being done.
    """
    for item in node.items:
        add_apart(b, item)


def add_apart(b: Builder, item: n.Effect) -> None:
    """What one line names is nothing that the next one speaks of."""
    spoken = b.env.latest, b.env.before, b.env.subject
    b.add(item)
    b.env.latest, b.env.before, b.env.subject = spoken


def rows_by_number(b: Builder, node: ByNumber) -> None:
    """11.8.3.1.2.1: the number is told before the first line, and what is done then does not change it."""
    told, number = b.slot("told"), b.env.amount(node.number)
    b.step(lambda g, v: setattr(v, told, number(g, v)))
    b.match.tables.hears("fills", None, told)
    for band in node.bands:
        add_apart(b, n.If(n.Compare(n.Named(told), band.compare, band.bound), band.effect))


# --- effects that cannot be chosen twice ------------------------------------------------------------


def rows_choose_unchosen(b: Builder, node: ChooseUnchosen) -> None:
    """11.8.11.1.1: a chosen effect counts as chosen, whether or not anything was done for it."""
    chosen, ability = b.slot("mode"), b.name
    names = tuple([f"option {number}" for number in range(1, len(node.options) + 1)])

    def left(g: Game, v: Frame) -> list[Option]:
        return [name for name in names if (ability, v.source, v.serial, name) not in g.facts[CHOSEN]]

    def note(g: Game, v: Frame) -> None:
        option = getattr(v, chosen)
        if option is not None:
            g.set(CHOSEN, (*g.facts[CHOSEN], (ability, v.source, v.serial, option)))

    b.ask(Ask("mode", b.seat("you"), left, "choose one that was not chosen this turn", about="mode"), chosen)
    b.step(note)
    for name, option in zip(names, node.options, strict=True):
        skip = b.jump(is_not(chosen, name))
        add_apart(b, option)
        b.land(skip)


def is_not(slot: str, value: str) -> Any:
    return lambda g, v: getattr(v, slot) != value


# --- unique counts ----------------------------------------------------------------------------------


def words_of(g: Game, card: int, sort: str) -> tuple[Any, ...]:
    """All words of one sort, or the number, that a card has."""
    if sort == "name":
        return (g.value(card, "name"), *g.value(card, "other names"))
    value = g.value(card, sort)
    return tuple(value) if isinstance(value, tuple) else (value,)


def distinct(env: Any, node: Distinct) -> AmountOf:
    """17.3.1: by name, unless the text says by what.

    17.3.1.1: names are counted, and not the cards that have them.

    17.3.1.2: grades, or whatever else the text names.

    12.6.2.2.1: cards with different names are such that no two of them share one.
    """
    cards, sort, part = env.cards(node.cards), node.sort, node.part.lower()
    if node.sharing == "none":
        return lambda g, s: most_apart({frozenset(words_of(g, card, sort)) - {"", None} for card in cards(g, s)})

    def count(g: Game, s: Any) -> int:
        found = {word for card in cards(g, s) for word in words_of(g, card, sort)} - {"", None}
        return len([word for word in found if not part or part in str(word).lower()])

    return count


def most_apart(sorts: set[frozenset[Any]]) -> int:
    """How many of these sets of words there are at most of which no two have one in common."""
    several = max((words for words in sorts if len(words) > 1), key=len, default=None)
    if several is None:
        return len([words for words in sorts if words])
    return max(most_apart(sorts - {several}), 1 + most_apart({words for words in sorts if not words & several}))


EFFECTS = {Listed: rows_listed, ByNumber: rows_by_number, ChooseUnchosen: rows_choose_unchosen}
AMOUNTS: dict[type[n.Node], Any] = {Distinct: distinct}
