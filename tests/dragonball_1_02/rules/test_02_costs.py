"""Sections 2-10 and 2-11: combo costs and energy costs."""

from __future__ import annotations

import pytest

# --- 2-10-1 combo cost


@pytest.mark.rule("2-10-1")
@pytest.mark.parametrize("zone", ["hand", "battle"])
def test_a_combo_that_cannot_be_paid_is_refused(scene, me, foe, zone):
    """2-10-1: a card of combo cost 1 does not combo without active energy, from hand or from play."""
    me.has(battle=["Battle 2"])
    me.put(zone, "Battle 3")
    me.put("hand", "Battle 1")
    me.put("energy", "Red Energy", rested=True)
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])
    assert me.refused("combo", me.card("Battle 3")) == "7-2-1-2-1-1"


@pytest.mark.rule("2-10-1")
@pytest.mark.parametrize("zone", ["hand", "battle"])
def test_a_combo_rests_the_energy_it_costs(scene, me, foe, zone):
    """2-10-1: with one active energy the same card combos, and that energy rests."""
    me.has(battle=["Battle 2"])
    me.put(zone, "Battle 3")
    me.energy("Red Energy")
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 3")
    foe.is_asked("7-2-1-2")
    assert me.zone("combo") == ["Battle 3"] and me.is_rested("Red Energy")


@pytest.mark.rule("2-10-1")
@pytest.mark.parametrize("zone", ["hand", "battle"])
def test_a_combo_of_cost_zero_is_free(scene, me, foe, zone):
    """2-10-1: nothing is rested for a combo cost of 0."""
    me.has(battle=["Battle 2"])
    me.put(zone, "Battle 1")
    me.energy("Red Energy")
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1")
    foe.is_asked("7-2-1-2")
    assert me.zone("combo") == ["Battle 1"] and not me.is_rested("Red Energy")


@pytest.mark.rule("2-10-1")
def test_the_defender_pays_for_combos_as_well(scene, me, foe):
    """2-10-1: foe's combo rests foe's energy."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Battle 3"])
    foe.energy("Blue Energy")
    me.attacks("Battle 2", "Leader")
    foe.combos("Battle 3")
    assert foe.is_rested("Blue Energy") and foe.zone("drop") == ["Battle 3"]
    assert foe.count("life") == 8


# --- 2-11-1 energy cost

COST_3 = [
    (["Red", "Blue", "Blue"], True),
    (["Red", "Red", "Red"], True),
    (["Blue", "Blue", "Green"], False),
    (["Red", "Blue"], False),
]


@pytest.mark.rule("2-11-1")
@pytest.mark.parametrize(("energy", "able"), COST_3)
def test_total_and_specified_cost_must_both_be_met(scene, me, foe, energy, able):
    """2-11-1: total 3 with one red: three active energy, a red one among them."""
    scene.card("Blaze", energy_cost="3({R})")
    me.energy(*(f"{color} Energy" for color in energy))
    me.has(hand=["Blaze"])
    assert me.offered("play", "Blaze") is able
    assert me.why_not("play", me.card("Blaze")) == (None if able else "6-3-1-3-1-1")


@pytest.mark.rule("2-11-1")
def test_energy_in_rest_mode_pays_nothing(scene, me, foe):
    """2-11-1: three energy of which one rests are two."""
    scene.card("Blaze", energy_cost="3({R})")
    me.energy("Red Energy", "Blue Energy")
    me.put("energy", "Green Energy", rested=True)
    me.has(hand=["Blaze"])
    assert not me.offered("play", "Blaze")


@pytest.mark.rule("2-11-1")
@pytest.mark.parametrize(("energy", "able"), [(["Red", "Red", "Blue"], True), (["Red", "Blue", "Blue"], False)])
def test_two_specified_of_a_colour_need_two_of_it(scene, me, foe, energy, able):
    """2-11-1: one red energy does not count for two."""
    scene.card("Blaze", energy_cost="3({R}{R})")
    me.energy(*(f"{color} Energy" for color in energy))
    me.has(hand=["Blaze"])
    assert me.offered("play", "Blaze") is able


@pytest.mark.rule("2-11-1")
@pytest.mark.parametrize(
    ("energy", "able"), [(["Red", "Blue"], True), (["Red", "Red"], False), (["Blue", "Blue"], False)]
)
def test_two_colours_need_one_of_each(scene, me, foe, energy, able):
    """2-11-1: a cost of one red and one blue is not paid by two of a kind."""
    scene.card("Storm", energy_cost="2({R}{B})")
    me.energy(*(f"{color} Energy" for color in energy))
    me.has(hand=["Storm"])
    assert me.offered("play", "Storm") is able


@pytest.mark.rule("2-11-1")
def test_a_free_part_is_not_paid_so_that_the_colours_run_out(scene, me, foe):
    """2-11-1: total 3, one red and one blue specified: after one green energy only red and blue can follow."""
    scene.card("Storm", energy_cost="3({R}{B})")
    scene.card("Moss Energy", color="green", energy_cost="9(-)")
    me.energy("Red Energy", "Blue Energy", "Green Energy", "Moss Energy")
    me.has(hand=["Storm"])
    me.plays("Storm")
    me.picks("Green Energy")
    assert me.zone("battle") == ["Storm"]
    rested = sorted(me.game.card(c) for c in me.game.in_zone(0, "energy") if me.game.rested[c])
    assert rested == ["Blue Energy", "Green Energy", "Red Energy"]


@pytest.mark.rule("2-11-1-1")
def test_playing_a_battle_card_rests_its_total_cost_with_the_colour(scene, me, foe):
    """2-11-1-1: red, blue and blue energy for total 2 with one red: red and blue rest, one blue stays."""
    scene.card("Ember", energy_cost="2({R})")
    scene.card("Sea Energy", color="blue", energy_cost="9(-)")
    me.energy("Red Energy", "Blue Energy", "Sea Energy")
    me.has(hand=["Ember"])
    me.plays("Ember")
    me.picks("Red Energy")
    me.picks("Sea Energy")
    assert me.zone("battle") == ["Ember"]
    assert me.is_rested("Red Energy") and me.is_rested("Sea Energy") and not me.is_rested("Blue Energy")


@pytest.mark.rule("2-11-1-1")
def test_blue_and_blue_do_not_pay_a_red_cost(scene, me, foe):
    """2-11-1-1: after one blue energy only the red one can follow, and it rests without a question."""
    scene.card("Ember", energy_cost="2({R})")
    scene.card("Sea Energy", color="blue", energy_cost="9(-)")
    me.energy("Red Energy", "Blue Energy", "Sea Energy")
    me.has(hand=["Ember"])
    me.plays("Ember")
    me.picks("Blue Energy")
    assert me.zone("battle") == ["Ember"]
    assert me.is_rested("Red Energy") and not me.is_rested("Sea Energy")


@pytest.mark.rule("2-11-1-1")
def test_the_card_being_played_is_seen_from_the_declaration_on(scene, me, foe):
    """2-11-1-1: while I still choose what to rest, foe knows the card."""
    scene.card("Secret Plan")
    me.energy("Red Energy", "Blue Energy")
    me.has(hand=["Secret Plan"])
    scene.start()
    assert not foe.sees(me.card("Secret Plan"))
    me.plays("Secret Plan")
    me.is_asked("2-11-1")
    assert me.zone("hand") == ["Secret Plan"] and foe.sees(me.card("Secret Plan"))


@pytest.mark.rule("2-11-1-2")
@pytest.mark.parametrize(("color", "able"), [("Green", True), ("Red", False)])
def test_an_extra_card_needs_its_colour(scene, me, foe, color, able):
    """2-11-1-2: total 1, one green: a green energy pays, a red one does not."""
    scene.card("Sprout", "[Activate: Main] Draw 1 card.", type="extra", color="green", energy_cost="1({G})")
    me.energy(f"{color} Energy")
    me.has(hand=["Sprout"])
    assert me.offered("use", "Sprout", "Sprout/1") is able
    if able:
        with me.changes(deck=-1):
            me.uses("Sprout")
        assert me.is_rested("Green Energy") and me.zone("drop") == ["Sprout"]
    else:
        assert me.refused("use", "Sprout", "Sprout/1") == "8-4-2-2"


@pytest.mark.rule("2-11-1-2")
def test_an_extra_card_is_revealed_before_it_is_paid(scene, me, foe):
    """2-11-1-2: while I choose what to rest, foe knows the card, and nothing has been drawn."""
    scene.card("Secret Plan", "[Activate: Main] Draw 1 card.", type="extra")
    me.energy("Red Energy", "Blue Energy")
    me.has(hand=["Secret Plan"])
    scene.start()
    assert not foe.sees(me.card("Secret Plan"))
    me.uses("Secret Plan")
    me.is_asked("2-11-1")
    assert foe.sees(me.card("Secret Plan")) and me.count("deck") == 20
