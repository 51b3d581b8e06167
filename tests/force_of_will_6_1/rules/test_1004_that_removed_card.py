""" "That removed card": of this text, or of another text of the same card (1004.1, 906.7)."""

from __future__ import annotations

import pytest

TAKES = "When this card enters your field ⇒ Remove target resonator your opponent controls from the game."
GIVES = "When this card leaves your field for a non-field zone ⇒ Put that removed card into its owner's field."


def cell(scene, *texts):
    scene.card("Cell", "\n".join(texts), cost="{W}")
    scene.card("Bolt", "Destroy target resonator you control.", type="Chant", cost="{R}")


@pytest.mark.rule("1004.1", "906.7")
def test_one_text_removes_and_another_puts_back(scene, me, foe):
    """1004.1: what left the field is this card; that removed card is the one its other text removed."""
    cell(scene, TAKES, GIVES)
    me.has(hand=["Cell", "Bolt"]).will("light", "fire")
    foe.has(field=["Resonator 5"], removed=["Resonator 1"])
    me.plays("Cell").lets_resolve()
    assert foe.zone("field") == []
    me.plays("Bolt").lets_resolve()
    assert foe.zone("field") == ["Resonator 5"] and foe.zone("removed") == ["Resonator 1"]
    assert me.zone("field") == []


@pytest.mark.rule("1004.1")
def test_what_removed_nothing_puts_nothing_back(scene, me, foe):
    """1004.1: the first text had no target, so there is no such card, and this one stays where it went."""
    cell(scene, TAKES, GIVES)
    me.has(hand=["Cell", "Bolt"]).will("light", "fire")
    foe.has(removed=["Resonator 1"])
    me.plays("Cell").lets_resolve()
    me.plays("Bolt").lets_resolve()
    assert foe.zone("field") == [] and me.zone("field") == []


@pytest.mark.rule("1004.1", "302.3")
def test_what_another_card_removed_is_not_that_card(scene, me, foe):
    """1004.1: each card puts back what its own text removed."""
    cell(scene, TAKES, GIVES)
    scene.card("Twin", f"{TAKES}\n{GIVES}", cost="{W}")
    me.has(hand=["Cell", "Twin", "Bolt"]).will("light", "light", "fire")
    foe.has(field=["Resonator 5", "Resonator 4"])
    me.picks(("play", "Cell")).pays().picks("Resonator 5", about="target").lets_resolve()
    me.plays("Twin").lets_resolve()
    assert sorted(foe.zone("removed")) == ["Resonator 4", "Resonator 5"]
    me.plays("Bolt", "Twin").lets_resolve()
    assert foe.zone("field") == ["Resonator 4"]


@pytest.mark.rule("1004.1", "906.8")
def test_in_one_text_it_is_what_that_text_removed(scene, me, foe):
    """906.8: at the end of turn the card that the same text removed comes back."""
    text = (
        "{0}: Remove target resonator your opponent controls from the game. At the end of turn, put that removed card"
    )
    scene.card("Cell", f"{text} into its owner's field.", cost="{W}")
    me.has(field=["Cell"])
    foe.has(field=["Resonator 5"], removed=["Resonator 1"])
    me.uses("Cell", 2).lets_resolve()
    assert foe.zone("field") == []
    me.passes()
    me.lets_resolve()
    assert foe.zone("field") == ["Resonator 5"] and foe.zone("removed") == ["Resonator 1"]
