"""206, 207, 312.2, 906.7, 912.1: what a qualifier belongs to, on nodes alone, and the nearest that stay as they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1 import qualifiers as q
from playmat.kernel.words import nodes as n

TYPES = ("resonator", "j-ruler", "addition", "regalia")
RESONATOR, J_RULER, ADDITION, REGALIA = (n.Is("type", "has", word) for word in TYPES)
ELF, STRONG = n.Is("race", "has", "Elf"), n.Is("atk", ">=", 500)
BEST = f.Extreme("highest", "atk")
FIELD = n.Cards(("field",), "any")
ELVES = replace(FIELD, where=ELF)


def among(*types):
    """The strongest, looked for among these types."""
    return replace(BEST, among=n.Cards(("field",), "any", types[0] if len(types) == 1 else n.AnyOf(types)))


@pytest.mark.parametrize(("said", "meant"), [
    (n.All((ELF, STRONG)), None),
    (n.All((RESONATOR, STRONG)), None),
    (n.All((n.AnyOf((RESONATOR, J_RULER)), STRONG)), None),
    (n.All((n.AnyOf((ADDITION, REGALIA)), STRONG)), None),
    (n.All((n.AnyOf((ADDITION, RESONATOR)), ELF)), None),
    (n.All((n.AnyOf((ADDITION, RESONATOR)), STRONG)), n.All((n.AnyOf((ADDITION, n.All((RESONATOR, STRONG)))),))),
    (n.All((ELF, n.AnyOf((ADDITION, RESONATOR)), STRONG)),
     n.All((ELF, n.AnyOf((ADDITION, n.All((RESONATOR, STRONG))))))),
    (n.All((n.AnyOf((ADDITION, RESONATOR, J_RULER)), STRONG)),
     n.All((n.AnyOf((ADDITION, n.All((n.AnyOf((RESONATOR, J_RULER)), STRONG)))),))),
    (n.All((RESONATOR, BEST)), n.All((RESONATOR, among(RESONATOR)))),
    (n.All((n.AnyOf((RESONATOR, J_RULER)), BEST)),
     n.All((n.AnyOf((RESONATOR, J_RULER)), among(RESONATOR, J_RULER)))),
    (n.All((n.AnyOf((ADDITION, RESONATOR)), BEST)),
     n.All((n.AnyOf((ADDITION, n.All((RESONATOR, among(RESONATOR))))),))),
    (n.All((RESONATOR, replace(BEST, among=ELVES))), None),
])  # fmt: skip
def test_what_is_said_of_numbers_is_said_of_what_has_them(said, meant):
    """206.1, 207.1: of resonators and J-rulers; a superlative looks among the types it is said of, if none is named."""
    assert q.bound_by_kind(said) == (meant or said)


@pytest.mark.parametrize(("cards", "meant"), [
    (ELVES, replace(ELVES, zones=())), (FIELD, replace(FIELD, zones=())), (n.This(), None),
    (replace(FIELD, where=RESONATOR), None), (replace(FIELD, where=n.All((ELF, RESONATOR))), None),
    (replace(ELVES, side="mine"), None), (replace(ELVES, zones=("graveyard",)), None),
    (replace(ELVES, zones=("field", "graveyard")), None),
])  # fmt: skip
def test_a_card_of_no_type_may_be_anywhere(cards, meant):
    """912.1: where neither its type nor whose it is is named; damage and moves are told of it alike."""
    meant = meant or cards
    assert q.anywhere(cards) == meant
    assert q.dealt_from_anywhere(f.Prevent(by=cards)) == f.Prevent(by=meant)
    assert q.moved_from_anywhere(n.Moved(cards, (), ("graveyard",))) == n.Moved(meant, (), ("graveyard",))


@pytest.mark.parametrize(("before", "after"), [
    (("hand",), ("graveyard",)), ((), ()), ((), ("field",)), (("field",), ()), ((), ("field", "graveyard")),
])  # fmt: skip
def test_a_move_that_names_its_zones_is_of_cards_there(before, after):
    """906.7: one that comes from a named zone, or to a field, or to nowhere in particular, is what it is."""
    moved = n.Moved(ELVES, before, after)
    assert q.moved_from_anywhere(moved) == moved
    assert q.dealt_from_anywhere(f.Prevent(to=ELVES)) == f.Prevent(to=ELVES)


@pytest.mark.parametrize(("side", "state"), [("mine", "you control it"), ("theirs", "your opponent controls it")])
@pytest.mark.parametrize("where", [None, ELF, n.All((ELF, STRONG))])
def test_whose_what_waits_is_its_controller_tells(side, state, where):
    """312.2: the chase is nobody's."""
    parts = {None: (), ELF: (ELF,)}.get(where, (ELF, STRONG))
    whose = n.All((*parts, n.InState(state))) if parts else n.InState(state)
    assert q.controlled(n.Cards(("chase",), side, where)) == n.Cards(("chase",), "any", whose)
    for cards in (n.Cards(("chase",), "any", where), n.Cards(("field",), side, where)):
        assert q.controlled(cards) == cards


ONE = n.Number(1)
OTHER_STRONG = n.All((STRONG, n.Other()))


def there(cards, least=1, op=">="):
    return n.Compare(n.Count(cards), op, n.Number(least))


def test_one_and_another_are_two():
    """206.1: another than the first: one of each is there, and together they are two."""
    two = n.Every((there(ELVES), there(replace(FIELD, where=OTHER_STRONG))))
    strong = replace(FIELD, where=n.All((STRONG,)))
    both = there(replace(FIELD, where=n.AnyOf((ELF, n.All((STRONG,))))), 2)
    assert q.two_of_them(two) == n.Every((there(ELVES), there(strong), both))


@pytest.mark.parametrize("parts", [
    (there(ELVES),),
    (there(ELVES), there(replace(FIELD, where=STRONG))),
    (there(ELVES), there(replace(FIELD, where=OTHER_STRONG)), there(ELVES)),
    (there(ELVES, 2), there(replace(FIELD, where=OTHER_STRONG))),
    (there(ELVES, 1, "="), there(replace(FIELD, where=OTHER_STRONG))),
    (there(ELVES), there(replace(FIELD, side="mine", where=OTHER_STRONG))),
    (there(ELVES), there(replace(FIELD, zones=("graveyard",), where=OTHER_STRONG))),
    (there(replace(FIELD, where=n.All((ELF, n.Other())))), there(replace(FIELD, where=OTHER_STRONG))),
    (there(FIELD), there(replace(FIELD, where=OTHER_STRONG))),
    (there(ELVES), there(replace(FIELD, where=n.Other()))),
    (n.Not(there(ELVES)), there(replace(FIELD, where=OTHER_STRONG))),
])  # fmt: skip
def test_what_is_not_one_and_another_stays(parts):
    """206.1: more than one, none other, others in another place, and what is no count."""
    assert q.two_of_them(n.Every(parts)) == n.Every(parts)


def test_a_text_is_made_anew_from_inside():
    """206.1: every node of the kind, in tuples too; what has none of it is the same text."""
    text = n.Every((there(ELVES), n.Not(there(FIELD))))
    made = q.remade(text, n.Cards, lambda cards: replace(cards, side="mine"))
    assert made == n.Every((there(replace(ELVES, side="mine")), n.Not(there(replace(FIELD, side="mine")))))
    assert q.remade(text, n.Moved, lambda moved: n.This()) is text
