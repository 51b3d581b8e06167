"""8-6-3: several choices that a text makes together: of each sort a card of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ...kernel import Builder, Check, Game, Option, Pick, can_assign, live
from ...kernel import nodes as n
from . import nodes as d

Choice = n.Choose | n.Search


def one_each(node: d.ChooseEach) -> d.Together:
    """The choices that it stands for."""
    deck, one = "deck" in node.zones, n.Number(1)
    choices: list[Choice] = []
    for test in node.of:
        among = n.Cards(node.zones, "mine", n.All((test, node.where)) if node.where is not None else test)
        choices.append(n.Search(among, one, up_to=node.up_to) if deck else n.Choose(among, one, up_to=node.up_to))
    return d.Together(tuple(choices))


def rows_choose_each(b: Builder, node: d.ChooseEach) -> None:
    b.add(one_each(node))


def all_there(b: Builder, node: d.Together | d.ChooseEach) -> Check:
    """8-4-2-2: as a cost, every choice must find cards of its own."""
    choices = as_free(one_each(node) if isinstance(node, d.ChooseEach) else node)
    wanted = [each for each in choices if not each.up_to]
    pools = [(b.env.cards(each.among), b.env.amount(each.count or n.Number(1))) for each in wanted]
    return lambda g, s: can_assign([cards(g, s) for cards, count in pools for _ in range(count(g, s))])


COST_CHECKS = {d.Together: all_there, d.ChooseEach: all_there}


def as_free(node: d.Together) -> tuple[Choice, ...]:
    """8-6-3: "up to" before the first of several cards to choose is said of all of them."""
    free = node.one_phrase and node.choices[0].up_to
    return tuple(replace(each, up_to=True) for each in node.choices) if free else node.choices


@dataclass(frozen=True, slots=True)
class Asked:
    """One of the choices as it is put: where its cards go, and the picks it is made by."""

    slot: str
    picks: tuple[Pick, ...]


def rows_together(b: Builder, node: d.Together) -> None:
    """One choice after another; each card is chosen once. 8-4-2-2: what is paid with is there, and is not left out."""
    asked: list[Asked] = []
    wholly, b.wholly = b.wholly, b.wholly or b.paying is not None
    for choice in as_free(node):
        top = len(b.rows)
        b.add(choice)
        put = [at for at in range(top, len(b.rows)) if isinstance(b.rows[at].action, Pick)]
        picks = tuple(pick for at in put if isinstance(pick := b.rows[at].action, Pick))
        for at, pick in zip(put, picks, strict=True):
            apart = cards_apart(pick, b.rows[at].into, len(asked), asked)
            b.rows[at] = replace(b.rows[at], action=replace(pick, candidates=apart))
        asked.append(Asked(b.env.latest, picks))
    b.wholly = wholly
    slot, slots = b.named_slot(""), [each.slot for each in asked]
    b.step(lambda g, v: setattr(v, slot, tuple(dict.fromkeys(c for s in slots for c in getattr(v, s)))))


def cards_apart(pick: Pick, into: str, at: int, asked: list[Asked]) -> Callable[[Game, Any], list[Option]]:
    """The candidates of one of the choices that no other has taken, and that leave the later ones theirs.

    8-6-3-1: nobody chooses less than is asked for by taking for the one what only the other could have had.

    8-4-2-2: nor is a cost paid in part.
    """

    def candidates(g: Game, v: Any) -> list[Option]:
        taken = {c for each in asked[:at] for c in live(g, getattr(v, each.slot) or ())}
        found: list[Any] = [c for c in pick.candidates(g, v) if c not in taken]
        others = [pool for each in asked[at + 1 :] for pool in demands(g, v, each, taken)]
        if not any(c in pool for pool in others for c in found):
            return found
        own = getattr(v, into) or ()
        left = [c for c in found if c not in own]
        need = max(pick.least(g, v) - len(own), 0)
        others = without(others, own)
        most = assigned([*others, *[left] * need])
        return [c for c in found if c in own or fits(c, left, need, others, most)]

    return candidates


def demands(g: Game, v: Any, each: Asked, taken: set[int]) -> list[list[int]]:
    """What a later choice must find: its candidates, as often as it asks for a card."""
    if len(each.picks) != 1:
        return []
    (pick,) = each.picks
    found: list[Any] = [c for c in pick.candidates(g, v) if c not in taken]
    return [found] * min(pick.least(g, v), len(found))


def fits(card: int, left: list[int], need: int, others: list[list[int]], most: int) -> bool:
    """Whether as many cards as possible can still be chosen once this one is."""
    rest = without([*others, *[left] * (need - 1)], (card,))
    return assigned(rest) + min(need, 1) == most


def without(pools: list[list[int]], cards: tuple[int, ...]) -> list[list[int]]:
    return [[c for c in pool if c not in cards] for pool in pools]


def assigned(pools: list[list[int]]) -> int:
    """For how many of these demands there is a card of its own."""
    met: list[list[int]] = []
    for pool in pools:
        if can_assign([*met, pool]):
            met.append(pool)
    return len(met)


NODE_ROWS: dict[type[n.Node], Any] = {d.ChooseEach: rows_choose_each, d.Together: rows_together}
