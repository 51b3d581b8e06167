"""Effects that a text lets a player choose from are told in words, and not by their number."""

from __future__ import annotations

import pytest

from playmat.play.words import option_words


@pytest.mark.parametrize("book", ["vanguard-2.01", "vanguard-overdress"])
def test_each_choice_is_told(scene, book):
    me, _ = scene.book(book).turn_of(0).step("main phase").players
    text = "[ACT](VC):Draw a card.\n[ACT](VC):[Counter-Blast 1] [Counter-Charge 1] or [Soul-Charge 2]."
    scene.card("Chooser", text, grade=2)
    me.has(vanguard="Chooser", damage=1, hand=["Grade 0"])
    me.uses("Chooser", 2).is_asked(exactly=["option 1", "option 2"], about="mode")
    question = me.game.question
    assert [option_words(me.game, question, option) for option in question.options] == [
        "Counter-Charge: turn 1 card in your damage zone face up",
        "Soul-Charge: put 2 cards from the top of your deck, one by one, into the same soul",
    ]


def test_each_effect_of_a_list_is_told(scene):
    me, _ = scene.book("vanguard-overdress").turn_of(0).step("main phase").players
    text = "Choose one of the following.\n・Draw a card.\n・[Soul-Charge 1]."
    scene.card("Plan", text, type="normal order", grade=1, power=None, skill=None, shield=None)
    me.has(vanguard="Grade 2", hand=["Plan", "Grade 0"])
    me.plays("Plan").is_asked(about="mode")
    question = me.game.question
    draw, charge = (option_words(me.game, question, option) for option in question.options)
    assert draw == "You draw 1 card"
    assert charge == "Soul-Charge: put 1 card from the top of your deck, one by one, into the same soul"
