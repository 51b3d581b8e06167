"""906.1, 909.4: what a text that goes on about a condition or an event speaks of, on nodes alone."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1 import spoken
from playmat.kernel.words import nodes as n

RULER, J_RULER, RESONATOR = (n.Is("type", "has", word) for word in ("ruler", "j-ruler", "resonator"))
ELF = n.Is("race", "has", "Elf")
FIELD, MINE = n.Cards(("field",), "any", RESONATOR), n.Cards(("field",), "mine")
MY_RULER = n.Cards(("ruler area",), "mine", RULER)
GAIN = (n.Add("atk", n.Number(100)),)
THIS, IT, ADDED = n.This(), n.It(), f.Added()


def role(name):
    return n.Role(name)


# --- 906.1 what an event is about -----------------------------------------------------------------------


@pytest.mark.parametrize(("trigger", "noun", "meant"), [
    (None, "", None),
    (n.On("destroy", (("card", FIELD),)), "", role("card")),
    (n.On("destroy", (("card", THIS),)), "", THIS),
    (n.On("destroy", (("card", THIS),)), "resonator", THIS),
    (n.On("gain life", (("player", n.Nothing()),)), "", THIS),
    (n.On("damage", (("player", n.Nothing()), ("source", FIELD), ("card", FIELD))), "", role("source")),
    (n.On("damage", (("source", FIELD), ("card", FIELD))), "resonator", role("card")),
    (n.On("damage", (("source", FIELD), ("card", THIS))), "resonator", role("source")),
    (n.On("damage", (("source", THIS), ("card", FIELD))), "resonator", role("card")),
    (n.On("damage", (("source", THIS), ("card", FIELD))), "", THIS),
    (n.On("target", (("source", FIELD), ("card", FIELD))), "spell", role("source")),
    (n.On("target", (("source", FIELD), ("card", FIELD))), "resonator", role("card")),
    (n.On("target", (("source", FIELD), ("card", THIS))), "resonator", role("source")),
    (n.On("target", (("card", THIS), ("source", FIELD))), "resonator", THIS),
    (n.On("target", (("card", THIS), ("source", FIELD))), "card", role("source")),
    (n.On("target", (("card", THIS), ("source", FIELD))), "spell", role("source")),
    (n.On("damage", (("source", THIS), ("card", FIELD))), "spell", THIS),
    *((n.On(event, (("first", THIS), ("card", FIELD))), "spell", role("card"))
      for event in ("play", "play ability", "summon")),
    (n.Moved(FIELD, ("field",), ("graveyard",)), "", role("card")),
    (n.Moved(THIS, ("field",), ("graveyard",)), "resonator", THIS),
    (f.CounterPut("soot", FIELD), "", role("card")),
    (f.CounterPut("soot", THIS), "", THIS),
    (n.OnlyIf(n.Did(), n.On("destroy", (("card", FIELD),))), "", role("card")),
    (n.At("begin", "end phase"), "resonator", None),
])  # fmt: skip
def test_what_a_text_goes_on_about(trigger, noun, meant):
    """906.1: the first card of the event's sentence, or the nearest other one that a noun fits."""
    assert spoken.meant(trigger, noun) == meant


# --- 909.4 what a condition is about --------------------------------------------------------------------


@pytest.mark.parametrize(("condition", "group"), [
    (n.Matches(MINE, ELF), n.Cards(("field",), "mine", ELF)),
    (n.Matches(MY_RULER, ELF), n.Cards(("ruler area",), "mine", n.All((RULER, ELF)))),
    (n.Matches(THIS, ELF), None),
    (n.Compare(n.Count(FIELD), ">=", n.Number(1)), FIELD),
    (n.Compare(n.Count(FIELD), ">=", n.Number(2)), None),
    (n.Compare(n.Count(FIELD), "=", n.Number(1)), None),
])  # fmt: skip
def test_the_cards_that_a_condition_finds(condition, group):
    """909.4: those that it names and that meet it; of several nobody says which is "it"."""
    assert spoken.group_of(condition) == group


@pytest.mark.parametrize(("condition", "told"), [
    (n.Matches(MY_RULER, ELF), True), (n.Matches(n.Cards(("field",), "mine", J_RULER), ELF), True),
    (n.Matches(n.Cards(("field",), "mine", n.AnyOf((J_RULER, RULER))), ELF), True),
    (n.Matches(FIELD, ELF), False), (n.Matches(MINE, RULER), False), (n.Matches(THIS, RULER), False),
])  # fmt: skip
def test_which_condition_is_about_a_ruler(condition, told):
    """909.4: one that looks at a ruler or a J-ruler."""
    assert spoken.is_ruler(condition) is told


LASTS = n.Modify(IT, GAIN, "end of turn")
COSTS_LESS = f.CostChange("you", IT, f.PayWill(free=1), "less", ability="judgment", until="end of turn")
DRAW = n.Perform("draw", n.Number(1))


@pytest.mark.parametrize(("effect", "lasting", "rest"), [
    (LASTS, [LASTS], ()), (DRAW, [], (DRAW,)), (n.Sequence((LASTS, DRAW)), [LASTS], (DRAW,)),
    (n.Sequence((LASTS, COSTS_LESS, DRAW)), [LASTS, COSTS_LESS], (DRAW,)),
    (n.Sequence((DRAW, LASTS)), [], (DRAW, LASTS)),
    (n.Modify(IT, GAIN), [], (n.Modify(IT, GAIN),)),
    (n.Modify(FIELD, GAIN, "end of turn"), [], (n.Modify(FIELD, GAIN, "end of turn"),)),
    (n.Modify(n.It("a"), GAIN, "end of turn"), [], (n.Modify(n.It("a"), GAIN, "end of turn"),)),
])  # fmt: skip
def test_what_lasts_is_told_from_the_steps_after_it(effect, lasting, rest):
    """909.4: what lasts about "it" comes first; from the first step on that is none, all are steps."""
    assert spoken.told_apart(effect) == (lasting, rest)


@pytest.mark.parametrize(("effect", "lasting", "rest"), [
    (COSTS_LESS, [COSTS_LESS], ()), (n.Sequence((DRAW, COSTS_LESS)), [COSTS_LESS], (DRAW,)), (LASTS, [], (LASTS,)),
    (f.CostChange("you", MINE, f.PayWill(free=1), "less", ability="judgment"), [],
     (f.CostChange("you", MINE, f.PayWill(free=1), "less", ability="judgment"),)),
    (f.CostChange("you", IT, f.PayWill(free=1), "less", ability="shift"), [],
     (f.CostChange("you", IT, f.PayWill(free=1), "less", ability="shift"),)),
])  # fmt: skip
def test_what_only_a_ruler_has_is_told_apart(effect, lasting, rest):
    """909.4: costs of judgments and God's Arts, wherever they are said."""
    assert spoken.ruler_told_apart(effect) == (lasting, rest)


# --- 909.4 the card that has what holds -----------------------------------------------------------------


def holds(condition, then, otherwise=None):
    return n.Ability("continuous", n.If(condition, then, otherwise))


COMPARED = n.Compare(n.ValueOf("atk", ADDED), ">=", n.Number(500))


@pytest.mark.parametrize(("condition", "cards", "effect"), [
    (n.Matches(ADDED, ELF), MINE, n.Modify(n.Cards(("field",), "mine", ELF), GAIN)),
    (n.Matches(ADDED, ELF), FIELD, n.Modify(n.Cards(("field",), "any", n.All((RESONATOR, ELF))), GAIN)),
    (COMPARED, MINE, n.Modify(n.Cards(("field",), "mine", n.Is("atk", ">=", n.Number(500))), GAIN)),
    (n.Matches(ADDED, ELF), THIS, n.If(n.Matches(THIS, ELF), n.Modify(THIS, GAIN))),
    (COMPARED, THIS, n.If(n.Compare(n.ValueOf("atk", THIS), ">=", n.Number(500)), n.Modify(THIS, GAIN))),
    (n.Not(n.Matches(ADDED, ELF)), MINE, n.If(n.Not(n.Matches(ADDED, ELF)), n.Modify(MINE, GAIN))),
    (n.Not(n.Matches(ADDED, ELF)), THIS, n.If(n.Not(n.Matches(ADDED, ELF)), n.Modify(THIS, GAIN))),
    (n.Matches(ADDED, ELF), ADDED, n.If(n.Matches(ADDED, ELF), n.Modify(ADDED, GAIN))),
    (n.Matches(THIS, ELF), MINE, n.If(n.Matches(THIS, ELF), n.Modify(MINE, GAIN))),
])  # fmt: skip
def test_it_is_the_card_that_has_what_holds(condition, cards, effect):
    """909.4: not the card that this one is added to, unless that is what the effect is on."""
    assert spoken.itself(holds(condition, n.Modify(cards, GAIN))).effect == effect


def test_where_the_effect_speaks_of_the_added_card_itself_so_does_the_condition():
    """909.4: "your resonators gain its ATK as long as it's an Elf": both are about what this card is added to."""
    text = holds(n.Matches(ADDED, ELF), n.Modify(MINE, (n.Add("atk", n.ValueOf("atk", ADDED)),)))
    assert spoken.itself(text) == text


def test_where_something_else_holds_otherwise_nothing_is_told_anew():
    """909.4: an effect with another in its place stays as it is."""
    text = holds(n.Matches(ADDED, ELF), n.Modify(MINE, GAIN), n.Modify(FIELD, GAIN))
    assert spoken.itself(text) == text
