"""104.3, 903, 1021: how the steps and paragraphs of a text hang together, on nodes alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1 import sequences as s
from playmat.books.force_of_will_6_1 import texts as t
from playmat.books.force_of_will_6_1.inner_nodes import AwakenedBy, Offered, Perhaps, ShuffleAndPut
from playmat.kernel import Card, UnknownWord
from playmat.kernel.words import nodes as n

RESONATOR, ELF = n.Is("type", "has", "resonator"), n.Is("race", "has", "Elf")
FIELD, DECK = n.Cards(("field",), "any", RESONATOR), n.Cards(("deck",), "mine")
ONE, IT, THIS = n.Number(1), n.It(), n.This()
DRAW, DISCARD = n.Perform("draw", ONE), n.Perform("discard", ONE)
SEARCH, SHUFFLE = n.Search(DECK, ONE), n.Shuffle("deck")
SO, TO_HAND = n.Matches(THIS, ELF), n.Move(IT, "hand")
ON_TOP = n.Move(IT, "deck", "top")
GROWS = n.Modify(IT, (n.Add("atk", ONE),), "end of turn")
TO_FIELD = n.Move(IT, "field", verb="put")


# --- 1021 shuffles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("parts", "told"), [
    ((SHUFFLE, ON_TOP), [ShuffleAndPut("deck", ON_TOP)]),
    ((SEARCH, SHUFFLE, ON_TOP, DRAW), [SEARCH, ShuffleAndPut("deck", ON_TOP), DRAW]),
    ((SHUFFLE, TO_HAND), None), ((SHUFFLE, replace(ON_TOP, to="stone deck")), None),
    ((SHUFFLE, n.Move(IT, "deck")), None), ((ON_TOP, SHUFFLE), None), ((SHUFFLE, DRAW, ON_TOP), None), ((), None),
])  # fmt: skip
def test_a_shuffle_and_the_move_within_its_zone_are_one(parts, told):
    """1021.2a: the move comes right after it, to a place in that zone."""
    assert s.put_together(parts) == (list(parts) if told is None else told)


MAY, DUE = n.YouMay(SEARCH), n.If(SO, SEARCH)


@pytest.mark.parametrize(("before", "told"), [
    (MAY, n.YouMay(n.Sequence((SEARCH, SHUFFLE)))),
    (DUE, n.If(SO, n.Sequence((SEARCH, SHUFFLE)))),
    (n.Sequence((DRAW, MAY)), n.Sequence((DRAW, n.YouMay(n.Sequence((SEARCH, SHUFFLE)))))),
    (Offered(MAY, "a"), Offered(n.YouMay(n.Sequence((SEARCH, SHUFFLE))), "a")),
    (Perhaps(DUE, "a"), Perhaps(n.If(SO, n.Sequence((SEARCH, SHUFFLE))), "a")),
    (n.Sequence((MAY, DRAW)), None), (SEARCH, None), (n.YouMay(DRAW), None), (n.If(SO, DRAW), None),
    (n.YouMay(SEARCH, DRAW), None), (n.If(SO, SEARCH, DRAW), None), (Offered(n.YouMay(DRAW), "a"), None),
    (Perhaps(n.If(SO, DRAW), "a"), None),
])  # fmt: skip
def test_a_deck_is_shuffled_only_where_it_was_searched(before, told):
    """1021.1: the shuffling is the end of a search that was declined or not due, and else a step of its own."""
    assert s.with_shuffles((before, SHUFFLE)) == ([before, SHUFFLE] if told is None else [told])
    assert s.with_shuffles((before, DRAW)) == [before, DRAW]


@pytest.mark.parametrize(("before", "part", "joined"), [
    (n.If(SO, TO_FIELD), GROWS, True), (n.If(SO, n.Sequence((DRAW, TO_FIELD))), GROWS, True),
    (n.If(SO, TO_FIELD, DRAW), GROWS, False), (TO_FIELD, GROWS, False), (n.If(SO, TO_HAND), GROWS, False),
    (n.If(SO, n.Sequence((TO_FIELD, DRAW))), GROWS, False), (n.If(SO, TO_FIELD), replace(GROWS, cards=THIS), False),
    (n.If(SO, replace(TO_FIELD, cards=FIELD)), GROWS, False),
])  # fmt: skip
def test_what_is_said_of_a_card_that_is_put_into_a_field(before, part, joined):
    """307.4: is said of it where it is put there, and of nothing else."""
    assert s.is_about_what_came(before, part) is joined
    if joined:
        assert s.with_shuffles((before, part)) == [replace(before, then=n.Sequence((before.then, part)))]


# --- 104.3 if you do ------------------------------------------------------------------------------------

HAND = n.Move(n.Cards(("hand",), "mine"), "graveyard", verb="discard")


@pytest.mark.parametrize(("step", "tells"), [
    (n.YouMay(DRAW), True), (n.YouMay(DRAW, DRAW), False), (n.If(SO, TO_HAND), True), (n.If(SO, TO_HAND, DRAW), False),
    (HAND, True), (n.Turn(IT, "rest"), True), (DRAW, True), (f.PayWill(free=1), True), (f.Cancel(IT), True),
    (n.Move(IT, "graveyard"), True), (TO_HAND, False), (n.Shuffle("deck"), False),
    (n.Sequence((TO_HAND, DRAW)), True), (n.Sequence((DRAW, TO_HAND)), False),
])  # fmt: skip
def test_which_step_may_not_have_been_done(step, tells):
    """104.3: an offer, a condition, and what cards or players may not be able to do; the last step tells."""
    assert s.tells(step) is tells


@pytest.mark.parametrize(
    ("condition", "asks"), [(n.Did(), True), (n.Not(n.Did()), True), (SO, False), (n.Not(SO), False)]
)
def test_what_asks_whether_it_was_done(condition, asks):
    """104.3: "if you do" and "if you don't"."""
    assert s.asks_if_done(n.If(condition, DRAW)) is asks and not s.asks_if_done(DRAW)


# --- 906.8b delayed abilities ---------------------------------------------------------------------------


def test_what_waits_knows_its_card_as_it_leaves():
    """906.7b: "it" in each sort of event; another card is the card that it is."""
    before = s.known_before(IT)
    assert before != IT and s.known_before(THIS) == THIS
    moved, on = n.Moved(IT, ("field",), ()), n.On("destroy", (("card", IT), ("by", THIS)))
    told = n.On("destroy", (("card", before), ("by", THIS)))
    assert s.looking_back(moved) == n.Moved(before, ("field",), ()) and s.looking_back(on) == told
    assert s.looking_back(n.OnlyIf(SO, on)) == n.OnlyIf(SO, told)
    assert s.looking_back(n.AnyTrigger((moved, on))) == n.AnyTrigger((s.looking_back(moved), told))
    assert s.looking_back(n.At("begin", "end phase")) == n.At("begin", "end phase")


# --- 903 paragraphs -------------------------------------------------------------------------------------


def ability(effect, kind="activated", **more):
    return n.Ability(kind, effect, **more)


AIM, FIRE = f.Target(FIELD), f.Produce((("fire",),))
RATHER, RATHER_IF = f.Rather(TO_HAND), f.Rather(TO_HAND, n.Did())


@pytest.mark.parametrize(("before", "rather", "told"), [
    (DRAW, RATHER, n.Sequence((n.If(SO, TO_HAND, DRAW),))),
    (DRAW, RATHER_IF, n.Sequence((n.If(n.Every((SO, n.Did())), TO_HAND, DRAW),))),
    (n.Sequence((AIM, DRAW)), RATHER, n.Sequence((AIM, n.If(SO, TO_HAND, n.Sequence((DRAW,)))))),
    (n.Sequence((DRAW, AIM)), RATHER, n.Sequence((n.If(SO, TO_HAND, n.Sequence((DRAW, AIM))),))),
    (n.Sequence((AIM,)), RATHER, n.Sequence((AIM, n.If(SO, TO_HAND, n.Sequence(()))))),
    (n.Sequence((AIM, DRAW)), f.Rather(n.Sequence((AIM, TO_HAND))),
     n.Sequence((n.If(SO, n.Sequence((AIM, TO_HAND)), n.Sequence((AIM, DRAW))),))),
])  # fmt: skip
def test_one_paragraph_in_place_of_another(before, rather, told):
    """1124.2: without a target of its own it goes on about those of the text before."""
    assert t.in_place_of(before, rather, SO) == told


@pytest.mark.parametrize(("effect", "offer"), [
    (f.EnterRested(), None), (f.EnterRested(DRAW), n.YouMay(DRAW, f.Upright())), (DRAW, None),
    (n.If(SO, f.EnterRested(DRAW)), n.If(SO, n.YouMay(DRAW, f.Upright()))), (n.If(SO, f.EnterRested()), None),
    (n.If(SO, f.EnterRested(DRAW), DRAW), None),
    (n.Sequence((DRAW, f.EnterRested(DRAW))), n.YouMay(DRAW, f.Upright())), (n.Sequence((DRAW, TO_HAND)), None),
])  # fmt: skip
def test_what_is_offered_as_a_card_enters(effect, offer):
    """303.1b: where a text lets it enter rested unless something is done."""
    assert t.offered(effect) == offer


@pytest.mark.parametrize(("kind", "keyword", "effect", "price", "paragraph"), [
    ("activated", "spell", DRAW, False, True), ("activated", "torrent", DRAW, False, True),
    ("activated", "trigger", DRAW, False, True), ("automatic", "trigger", DRAW, False, False),
    ("activated", "", DRAW, False, False), ("activated", "", f.AdditionalCost((DRAW,)), True, False),
    ("continuous", "", f.AlternativeCost((DRAW,)), True, False), ("continuous", "", f.Awakening((DRAW,)), True, False),
    ("continuous", "", f.Awakening((DRAW,), ability(DRAW, keyword="spell")), True, False),
    ("continuous", "", f.Awakening((DRAW,), ability(DRAW)), False, False),
])  # fmt: skip
def test_paragraphs_and_prices(kind, keyword, effect, price, paragraph):
    """903.2: what a chant does, what playing a card costs, and what is an ability of its card."""
    told = ability(effect, kind, keyword=keyword)
    assert (t.is_price(told), t.is_paragraph(told)) == (price, paragraph)


@pytest.mark.parametrize(("told", "sort", "waits"), [
    (ability(FIRE), "will", False), (ability(n.Sequence((DRAW, FIRE))), "will", False),
    (ability(n.Sequence((AIM, FIRE))), "activate", True), (ability(DRAW), "activate", True),
    (ability(FIRE, keyword="spell"), "spell", True),
    (ability(FIRE, "automatic"), "automatic", True), (ability(DRAW, "continuous"), "continuous", False),
    (ability(DRAW, keyword="entering"), "entering", False),
    (ability(n.Later(n.At("begin", "end phase"), FIRE)), "activate", True),
])  # fmt: skip
def test_what_sort_of_thing_is_played(told, sort, waits):
    """907.1: a will ability gives wills as it resolves and has no target; it waits for nobody (907.3)."""
    assert (t.sort_of(told), t.apart(told)) == (sort, waits)


def card(kind, *abilities, **printed):
    return Card("Thing", {"type": (kind,), **printed}, abilities)


def test_what_playing_a_card_takes():
    """903.2g: the costs that its texts name, each sort for itself, and those of a Trigger."""
    pay, rest = f.PayWill(free=1), n.Turn(THIS, "rest")
    prices = (f.AdditionalCost((pay,)), f.AlternativeCost((rest,)), f.Awakening((DISCARD,)))
    waits = ability(DRAW, keyword="trigger", cost=(DRAW,), gate=SO)
    other = ability(DRAW, cost=(TO_HAND,), gate=n.Did())
    told = card("chant", *(ability(price, "continuous") for price in prices), waits, other, keywords=("trigger",))
    assert t.cast_of(told) == f.Cast((pay, DRAW), ((rest,),), ((DISCARD,),), True, SO)
    assert t.cast_of(card("chant", ability(DRAW, keyword="spell"))) == f.Cast()


@pytest.mark.parametrize(("kind", "played"), [
    *((kind, True) for kind in ("chant", "resonator", "regalia", "addition")),
    *((kind, False) for kind in ("magic stone", "ruler", "j-ruler")),
])  # fmt: skip
def test_which_cards_are_played(kind, played):
    """702.1: no stone and no ruler."""
    assert (t.spell_of(card(kind)) is not None) is played


@pytest.mark.parametrize(("subtype", "words"), [("", ()), ("field", ()), ("resonator", ("resonator",)),
                                                ("j/resonator", ("resonator", "j-ruler"))])  # fmt: skip
def test_what_an_addition_is_played_onto(subtype, words):
    """1406.2a: an old one that is no Field one has a target."""
    found = t.entering(card("addition", subtype=subtype))
    types = [part.value for step in found for part in n.walk(step) if isinstance(part, n.Is)]
    assert tuple(types) == words and found[-1] == f.EnterField(added=bool(words)) and len(found) == 1 + bool(words)


def test_nothing_takes_the_place_of_no_paragraph():
    """1124.2: there must be one before; the one that is there is what happens else."""
    rather = ability(RATHER, keyword="torrent", gate=SO)
    with pytest.raises(UnknownWord, match="nothing comes before"):
        t.resolving(card("chant", rather))
    told = t.resolving(card("chant", ability(DRAW, keyword="spell"), rather))
    assert told == [n.Sequence((n.If(SO, TO_HAND, DRAW),))]


def test_each_awakening_is_known_by_its_number():
    """1109.3: what the second one gives is there if the second was paid."""
    gives = ability(DRAW, gate=SO)
    told = t.numbered(card("resonator", ability(f.Awakening((DRAW,), gives), "continuous"), ability(TO_HAND),
                           ability(f.Awakening((DRAW,), ability(DRAW, keyword="spell")), "continuous")))  # fmt: skip
    first, other, second = (each.effect for each in told)
    assert first.gives == ability(DRAW, gate=n.Every((SO, AwakenedBy(0)))) and other == TO_HAND
    assert second.gives == ability(f.Awakened(DRAW, 1), keyword="spell")
