"""Sections 2-11 and 8-4: costs in energy of several parts, and energy of several colours."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}


def pays(me, *names):
    """Pay with these, one after another, wherever there is a choice."""
    for name in names:
        me.picks(name, rule="2-11-1")


# --- 8-6-2-3-1: an Extra Card and its skill ----------------------------------------------------------------


@pytest.mark.rule("8-6-2-3-1", "8-4-2-2")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_the_energy_of_an_extra_card_and_of_its_skill_must_both_be_there(scene, me, foe, energy, offered):
    """8-4-2-2: cost 1 and a skill cost of one red need two energy; both rest."""
    scene.card("Costly", "[Activate: Main] {R}: Draw 1 card.", type="extra", energy_cost="1(-)")
    me.has(hand=["Costly"]).energy(*["Red Energy"] * energy)
    assert me.offered("use", "Costly", "Costly/1") is offered
    if offered:
        with me.changes(deck=-1):
            me.uses("Costly")
        assert all(me.game.rested[c] for c in me.game.in_zone(0, "energy"))
    else:
        assert me.refused("use", "Costly", "Costly/1") == "8-4-2-2"


@pytest.mark.rule("8-6-2-3-1", "2-11-1-2")
def test_what_is_paid_for_the_card_leaves_enough_for_its_skill(scene, me, foe):
    """2-11-1-2: the only red energy is kept for the red of the skill."""
    scene.card("Costly", "[Activate: Main] {R}: Draw 1 card.", type="extra", energy_cost="1(-)")
    me.has(hand=["Costly"]).energy("Red Energy", "Blue Energy", "Blue Energy")
    me.uses("Costly")
    pays(me, "Red Energy")
    with me.changes(deck=-1):
        pays(me, "Blue Energy")
    assert [bool(me.game.rested[c]) for c in me.game.in_zone(0, "energy")].count(True) == 2


@pytest.mark.rule("8-6-2-3-1", "10-9-1")
@pytest.mark.parametrize(("energy", "offered"), [(1, False), (2, True)])
def test_a_counter_of_an_extra_card_costs_both_too(scene, me, foe, energy, offered):
    """10-9-1: its skill cost beside the cost of the card."""
    scene.card("Bulwark", "[Counter: Attack] {1}: Negate the attack.", type="extra", energy_cost="1(-)")
    me.has(battle=["Battle 2"])
    foe.has(hand=["Bulwark"]).energy(*["Red Energy"] * energy)
    me.attacks("Battle 2", "Leader")
    assert foe.offered("use", "Bulwark", "Bulwark/1") is offered


@pytest.mark.rule("8-6-2-3-1", "8-4-2-2")
@pytest.mark.parametrize(("energy", "offered"), [
    (("Red Energy",), False),
    (("Blue Energy", "Blue Energy"), False),
    (("Blue Energy", "Red Energy"), True),
])  # fmt: skip
def test_energy_that_a_skill_cost_rests_by_its_words_is_another(scene, me, foe, energy, offered):
    """8-4-2-2: the same energy does not rest for the card and for its skill."""
    text = "[Activate: Main] Switch 1 of your red energy to Rest Mode: Draw 1 card."
    scene.card("Costly", text, type="extra", energy_cost="1(-)")
    me.has(hand=["Costly"]).energy(*energy)
    assert me.offered("use", "Costly", "Costly/1") is offered
    if offered:
        with me.changes(deck=-1):
            me.uses("Costly")
        assert me.is_rested("Red Energy") and me.is_rested("Blue Energy")


@pytest.mark.rule("8-6-2-3", "10-2-2")
def test_a_field_card_in_the_battle_area_pays_its_skill_alone(scene, me, foe):
    """10-2-2: its skills are activated there without the cost of the card."""
    scene.card("Meadow", "[Field]\n[Activate: Main] {R}: Draw 1 card.", type="extra", energy_cost="3(-)")
    me.has(battle=["Meadow"]).energy("Red Energy")
    with me.changes(deck=-1):
        me.uses("Meadow", 2)
    assert me.is_rested("Red Energy")


# --- 2-11-1: colours ---------------------------------------------------------------------------------------


@pytest.fixture
def dual(scene, table):
    scene.card("Violet Energy", color="red/blue", energy_cost="9(-)")
    scene.card("Blend", energy_cost="2({R}{B})")


@pytest.mark.rule("2-11-1-1", "2-4-1")
def test_two_red_do_not_pay_for_red_and_blue(scene, me, foe, dual):
    """2-11-1-1: after the first red one only the card of both colours completes the cost."""
    me.has(hand=["Blend"]).energy("Red Energy", "Red Energy", "Violet Energy")
    me.plays("Blend")
    pays(me, "Red Energy")
    assert me.zone("battle") == ["Blend"] and me.is_rested("Violet Energy")


@pytest.mark.rule("2-11-1-1", "2-4-1")
def test_a_card_of_two_colours_stands_for_either(scene, me, foe, dual):
    """2-4-1: with a blue one it is the red, with a red one the blue."""
    me.has(hand=["Blend"]).energy("Violet Energy", "Blue Energy")
    me.plays("Blend")
    assert me.zone("battle") == ["Blend"]


@pytest.mark.rule("2-11-1-1", "2-4-1")
def test_one_card_of_two_colours_does_not_stand_for_both(scene, me, foe, dual):
    """2-11-1-1: so many cards of each colour."""
    me.has(hand=["Blend"]).energy("Violet Energy", "Green Energy")
    assert me.refused("play", "Blend") == "6-3-1-3-1-1"


@pytest.mark.rule("2-11-1-1")
@pytest.mark.parametrize(("energy", "offered"), [
    (("Red Energy", "Blue Energy", "Blue Energy"), False),
    (("Red Energy", "Red Energy", "Blue Energy"), True),
    (("Red Energy", "Red Energy", "Red Energy"), True),
])  # fmt: skip
def test_so_many_of_a_specified_colour_must_be_among_the_energy(scene, me, foe, energy, offered):
    """2-11-1-1: total 3 with two red: one red is too few, two or three will do; all three rest."""
    scene.card("Deep Red", energy_cost="3({R}{R})")
    me.has(hand=["Deep Red"]).energy(*energy)
    assert me.offered("play", "Deep Red") is offered
    if offered:
        me.plays("Deep Red")
        assert all(me.game.rested[c] for c in me.game.in_zone(0, "energy"))


@pytest.mark.rule("2-11-1-2")
@pytest.mark.parametrize(("energy", "offered"), [
    (("Green Energy", "Red Energy"), False),
    (("Green Energy", "Green Energy"), True),
])  # fmt: skip
def test_an_extra_card_asks_for_its_colours_too(scene, me, foe, energy, offered):
    """2-11-1-2: two green specified."""
    scene.card("Leaf", "[Activate: Main] Draw 1 card.", type="extra", color="green", energy_cost="2({G}{G})")
    me.has(hand=["Leaf"]).energy(*energy)
    assert me.offered("use", "Leaf", "Leaf/1") is offered


# --- reduced costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("2-11-1", "2-11-1-1")
@pytest.mark.parametrize(("less", "energy", "offered"), [
    (1, ("Blue Energy",), False),
    (1, ("Red Energy",), True),
    (2, (), True),
    (0, ("Red Energy",), False),
])  # fmt: skip
def test_a_reduced_total_leaves_no_more_to_specify(scene, me, foe, less, energy, offered):
    """2-11-1: of two red and one less, one red is left; of two less, nothing."""
    scene.card("Deep Red", energy_cost="2({R}{R})")
    if less:
        text = f"[Permanent] Reduce the energy cost of this card in your hand by {less}."
        scene.card("Deep Red", text, energy_cost="2({R}{R})")
    me.has(hand=["Deep Red"]).energy(*energy)
    assert me.offered("play", "Deep Red") is offered


@pytest.mark.rule("2-11-1", "2-11-1-2")
@pytest.mark.parametrize(("less", "offered"), [(1, False), (2, True)])
def test_a_reduced_total_of_an_extra_card_is_the_same(scene, me, foe, less, offered):
    """2-11-1-2: the cost of an Extra Card is the number and the colours that are left."""
    text = f"[Permanent] Reduce the energy cost of this card in your hand by {less}.\n[Activate: Main] Draw 1 card."
    scene.card("Spell", text, type="extra", energy_cost="2({R}{R})")
    me.has(hand=["Spell"]).energy("Blue Energy")
    assert me.offered("use", "Spell", "Spell/2") is offered
