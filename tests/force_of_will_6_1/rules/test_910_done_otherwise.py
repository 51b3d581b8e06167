"""910.1: cards with which something else was done were not discarded or banished; 903.2g: a cost is paid."""

from __future__ import annotations

import pytest

from .interplay import chant, regalia

VOID = "If a card would be put into your graveyard from anywhere, remove it from the game instead."
DEEDS = {
    "Discard a card.": "Resonator 2",
    "You may discard a card.": "Resonator 2",
    "Banish a resonator.": "Resonator 1",
    "You may banish a resonator.": "Resonator 1",
    "Choose a resonator you control. Banish it.": "Resonator 1",
    "Put the top card of your main deck into your graveyard.": "Filler",
}


@pytest.mark.rule("910.1", "1019.1", "1011.1")
@pytest.mark.parametrize("deed", list(DEEDS))
@pytest.mark.parametrize("void", [True, False])
def test_if_you_do_asks_whether_the_cards_were_buried(scene, me, foe, deed, void):
    """910.1: removed from the game instead they were not, and nothing is gained for it."""
    regalia(scene, "Void", VOID)
    chant(scene, "Rite", f"{deed} If you do, you gain 1000 life.")
    me.has(hand=["Rite", "Resonator 2"], field=["Resonator 1", "Void"] if void else ["Resonator 1"]).will("fire")
    me.plays("Rite")
    if deed.startswith("You may"):
        me.until(about="may").picks("yes")
    me.lets_resolve()
    assert DEEDS[deed] in me.zone("removed" if void else "graveyard")
    assert me.life == (4000 if void else 4000 + 1000)


@pytest.mark.rule("1011.1", "1303.3a")
def test_a_token_is_banished_though_it_ceases_to_exist(scene, me, foe):
    """1303.3a, 1011.1: it was put into the graveyard before."""
    chant(scene, "Make", "Put a [100/100] fire Soldier resonator token into your field.")
    chant(scene, "Rite", "Banish a resonator. If you do, you gain 1000 life.")
    me.has(hand=["Make", "Rite"]).will("fire", "fire")
    me.plays("Make").lets_resolve()
    me.plays("Rite").lets_resolve()
    assert me.zone("field") == [] and me.life == 4000 + 1000


@pytest.mark.rule("910.1", "1019.1", "903.2g")
@pytest.mark.parametrize("cost", [True, False])
def test_a_discard_that_is_replaced_is_heard_only_of_a_cost(scene, me, foe, cost):
    """910.1: it never happened; 903.2g: in a cost it counts as done."""
    regalia(scene, "Void", VOID)
    regalia(scene, "Watch", "Whenever you discard a card ⇒ You gain 100 life.")
    chant(scene, "Rite", "As an additional cost to play this card, discard a card.\nYou gain 1000 life." if cost
          else "Discard a card. You gain 1000 life.")  # fmt: skip
    me.has(hand=["Rite", "Resonator 2"], field=["Void", "Watch"]).will("fire")
    me.plays("Rite").lets_resolve()
    assert sorted(me.zone("removed")) == ["Resonator 2", "Rite"]
    assert me.life == 4000 + 1000 + (100 if cost else 0)


@pytest.mark.rule("910.1", "313.2")
@pytest.mark.parametrize(("place", "theirs"), [("your field", False), ("a field", True)])
@pytest.mark.parametrize("mine", [True, False])
def test_from_whose_field_a_card_goes_is_asked(scene, me, foe, place, theirs, mine):
    """910.1, 313.2: what leaves my opponent's field is not removed where only mine is named."""
    regalia(
        scene, "Void", f"If a resonator would be put into a graveyard from {place}, remove it from the game instead."
    )
    chant(scene, "Bolt", "Destroy target resonator.")
    me.has(hand=["Bolt"], field=["Void"]).will("fire")
    owner = me if mine else foe
    owner.has(field=["Resonator 1"])
    me.plays("Bolt").lets_resolve()
    assert owner.zone("removed") == (["Resonator 1"] if mine or theirs else [])
