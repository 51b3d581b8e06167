"""902, 904.2, 909.1: in which zones an ability works and in which layer an effect applies, on nodes alone."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import book
from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.acts import FROM_THERE
from playmat.kernel.words import nodes as n

THIS, FIELD = n.This(), n.Cards(("field",), "any")
SO = n.Matches(THIS, n.Is("race", "has", "Elf"))
ONE = n.Number(1)
DRAW = n.Perform("draw", ONE)
HERE = ("play ground",)
GONE, DIES = n.Moved(THIS, ("field",), ("graveyard",)), n.On("destroy", (("card", THIS),))
OTHERS = n.Moved(FIELD, ("field",), ("graveyard",))
BACK = n.If(n.Matches(THIS, n.InZone(("graveyard",))), n.Move(THIS, "hand"))
LEAVE = n.If(n.Matches(THIS, n.InZone(("graveyard",))), n.Move(FIELD, "hand"))
LESS = f.PayWill(free=1)


def on(trigger, effect=DRAW):
    return n.Ability("automatic", effect, trigger=trigger)


def holds(effect, **more):
    return n.Ability("continuous", effect, **more)


def own(*changes, cards=THIS, when=None):
    return n.Modify(cards, changes, when=when)


ATK, RACE, FLYING = n.Add("atk", ONE), n.Include("race", "Elf"), n.Include("keywords", "flying")
UNCHASED, SAFE = n.Cannot("be chased"), n.Cannot("be canceled")


@pytest.mark.parametrize(("ability", "zones"), [
    (on(GONE), ()), (on(OTHERS), HERE), (on(DIES), ()), (on(n.On("destroy", (("card", FIELD),))), HERE),
    *((on(n.On(event, (("card", THIS),))), ()) for event in ("play", "discard", "cancel")),
    (on(n.On("attack", (("attacker", THIS),))), HERE),
    (on(n.OnlyIf(SO, GONE)), ()), (on(n.OnlyIf(SO, OTHERS)), HERE),
    (on(n.AnyTrigger((OTHERS, GONE))), ()), (on(n.AnyTrigger((OTHERS, OTHERS))), HERE),
    (on(n.At("begin", "end phase")), HERE), (on(n.At("begin", "end phase"), BACK), ("graveyard",)),
    (on(n.At("begin", "end phase"), LEAVE), HERE),
    (n.Ability("activated", BACK), ("graveyard",)), (n.Ability("activated", DRAW), HERE), (holds(BACK), HERE),
    (holds(own(ATK)), ()), (holds(own(RACE)), ()), (holds(own(ATK, FLYING)), HERE), (holds(own(FLYING)), HERE),
    (holds(own(ATK), gate=SO), HERE), (holds(own(ATK, when=SO)), HERE), (holds(own(ATK, cards=FIELD)), HERE),
    (holds(f.AsMagicStone(("fire magic stone",))), ()), (holds(f.AlsoNamed("Other")), ()),
    (holds(f.AlsoNamed("Other"), gate=SO), HERE),
    (holds(own(UNCHASED)), ("chase",)), (holds(own(SAFE, UNCHASED)), ("chase",)), (holds(own(UNCHASED, FLYING)), HERE),
    (holds(own(UNCHASED, cards=FIELD)), HERE), (holds(own(n.Cannot("attack"))), HERE),
    (holds(own(n.May(FROM_THERE))), ("removed",)), (holds(own(n.May(FROM_THERE), cards=FIELD)), HERE),
    (holds(own(n.May("attack this turn"))), HERE),
    *((holds(effect), ()) for effect in (f.AdditionalCost((DRAW,)), f.AlternativeCost((DRAW,)), f.Awakening((DRAW,)),
                                         f.EnterRested(), f.CostChange("you", THIS, LESS, "less"),
                                         f.EnterWith("soot", ONE))),
    (holds(n.If(SO, f.EnterRested())), ()), (holds(n.Sequence((own(FLYING), f.EnterRested()))), ()),
    (holds(f.CostChange("you", FIELD, LESS, "less")), HERE), (holds(f.EnterWith("soot", ONE, cards=FIELD)), HERE),
])  # fmt: skip
def test_where_an_ability_works(ability, zones):
    """902.1, 902.2, 904.2: in play; everywhere what is of the card itself, its playing or its way; or where it says."""
    assert book.default_zones(ability) == zones


def test_the_layers_come_in_their_order():
    """909.1: types and races, abilities and keywords, what else is no number, numbers."""
    layers = [
        {book.layer("include", "type"), book.layer("set", "race")},
        {book.layer("gain", "abilities"), book.layer("lose", "abilities"), book.layer("include", "keywords")},
        {book.layer("set", "attribute"), book.layer("include", "attribute"), book.layer("cannot", "x")},
        {book.layer("add", "atk"), book.layer("set", "def")},
    ]
    assert all(len(layer) == 1 for layer in layers)
    numbers = [next(iter(layer)) for layer in layers]
    assert numbers == sorted(set(numbers)) and numbers[0] > 0
