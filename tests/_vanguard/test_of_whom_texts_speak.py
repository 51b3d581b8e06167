"""Of whom a text speaks after it has spoken of several cards."""

from __future__ import annotations

import pytest

ALL = pytest.mark.parametrize("book", ["vanguard-1.10", "vanguard-2.01", "vanguard-overdress"])


def table(scene, book, text):
    """The text on my vanguard, with cards to choose from."""
    me, foe = scene.book(book).turn_of(0).step("main phase").players
    scene.card("Speaker", f"[ACT](VC):{text}", grade=2)
    me.has(vanguard="Speaker", left="Grade 1", right="Grade 2", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 2")
    return me, foe


@ALL
@pytest.mark.parametrize(
    ("between", "where"),
    [
        ("choose a card from your hand, discard it", "drop"),
        ("put the top card of your deck into your soul", "soul"),
        ("search your deck for up to one grade 3 card, put it into your soul, shuffle your deck", "soul"),
    ],
)
def test_a_chosen_unit_gets_power_though_another_card_was_spoken_of_since(scene, book, between, where):
    """The card that was discarded or found is no unit."""
    text = f"Choose one of your rear-guards, {between}, and that unit gets [Power] +5000 until end of turn."
    me, _ = table(scene, book, text)
    if where == "soul":
        me.deck_top("Grade 3")
    me.uses("Speaker").picks("Grade 1")
    if "search" in between:
        me.picks("Grade 3")
    assert (me.power("Grade 1"), me.power("Grade 2"), me.count(where)) == (7000 + 5000, 9000, 1)


@ALL
def test_of_two_units_that_of_which_the_text_spoke_last_gets_power(scene, book):
    chooses = "Choose one of your rear-guards, [Rest] it, choose one of your grade 2 units"
    me, _ = table(scene, book, f"{chooses}, and that unit gets [Power] +5000 until end of turn.")
    me.uses("Speaker").picks("Grade 1").picks("Grade 2")
    assert (me.power("Grade 1"), me.power("Grade 2")) == (7000, 9000 + 5000)


@ALL
@pytest.mark.parametrize(("retired", "mine"), [("them", 1), ("it", 0)])
def test_two_that_were_chosen_one_by_one_are_they(scene, book, retired, mine):
    """With "it" the last one is meant alone."""
    chooses = "Choose one of your rear-guards, your opponent chooses one of his or her rear-guards"
    me, foe = table(scene, book, f"{chooses}, and retire {retired}.")
    me.uses("Speaker").picks("Grade 1")
    foe.picks("Grade 2")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 1"] * mine, ["Grade 2"])
