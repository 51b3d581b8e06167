"""Section 10-4: cards on cards, by [Evolve] and by unions; and tokens, which are no cards of a deck."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
EVOLVE_INTO = "Choose up to 1 <Grown> from your hand and evolve into it by placing it on top of this card."
LEAVES = "[Auto] When this card is removed from the Battle Area, draw 1 card."


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Seed", LEAVES, power=5000, character="Sprig")
    scene.card("Tree", "[Evolve] {1}: <Sprig>", power=10000, energy_cost="9(-)", character="Grown")


def grow(me, scene):
    """Tree lies on Seed."""
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    me.uses("Tree")
    assert "Tree" in me.zone("battle") and me.zone("under") == ["Seed"]


# --- 10-4-4: the stack is one card -------------------------------------------------------------------------


@pytest.mark.rule("10-4-4")
def test_a_card_that_is_evolved_has_not_left_the_battle_area(scene, me, foe):
    """10-4-4: the whole stack is one card; the skill about leaving is not set off."""
    grow(me, scene)
    assert me.count("deck") == 20 and me.count("hand") == 0


@pytest.mark.rule("10-4-4")
def test_a_card_that_came_out_from_under_another_lies_under_it_no_more(scene, me, foe):
    """It cannot pay again and does not count; those that lie there are offered in order, in a loaded game too."""
    texts = (
        "[Activate: Main] Place 1 card from your hand under this card: Draw 1 card.\n"
        "[Activate: Main] Place 1 card from under this card in the Drop Area: Draw 1 card.\n"
        "[Permanent] This card gains +1000 power for each card under this card."
    )
    scene.card("Cellar", texts, power=5000)
    names = ["Jar", "Barrel", "Sack"]
    for name in names:
        scene.card(name)
    me.has(battle=["Cellar"], hand=names[::-1])
    for name in names:
        me.uses("Cellar", 1).picks(name, about="cost")
    assert (me.zone("under"), me.power("Cellar")) == (names, 5000 + 3000)
    me.uses("Cellar", 2).picks("Barrel", about="cost")
    assert (me.zone("drop"), me.power("Cellar")) == (["Barrel"], 5000 + 2000)
    me.uses("Cellar", 2)
    me.is_asked(exactly=["Jar", "Sack"], about="cost")


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize(("deed", "area"), [
    ("return it to its owner's hand", "hand"),
    ("place it at the bottom of its owner's deck", "deck"),
    ("place it on top of its owner's deck, and all cards that were under it in the Drop Area", "deck"),
    ("place it in its owner's energy in Rest Mode", "energy"),
    ("remove it from the game", "removed"),
    ("KO it", "drop"),
])  # fmt: skip
def test_what_lies_under_a_card_that_leaves_goes_to_the_drop_area(scene, me, foe, deed, area):
    """10-4-4: the upper card goes where it is sent, the cards under it are no part of it any more."""
    scene.card("Fell", f"[Activate: Main] Choose 1 Battle Card and {deed}.", **FREE)
    me.has(hand=["Fell"])
    grow(me, scene)
    me.uses("Fell")
    assert me.zone("under") == [] and me.zone("battle") == []
    assert "Tree" in me.zone(area) and "Seed" in me.zone("drop")
    assert area != "deck" or me.zone("deck")[0 if "bottom" in deed else -1] == "Tree"


@pytest.mark.rule("10-4-4", "7-1-3-1")
def test_an_attacker_that_evolves_in_its_battle_fights_on(scene, me, foe):
    """10-4-4: the stack is the card that attacked, so no attack card has left."""
    text = f"[Activate: Battle] {EVOLVE_INTO}"
    scene.card("Sprout", text, power=5000)
    me.has(battle=["Sprout"], hand=["Tree"])
    me.attacks("Sprout", "Leader")
    me.uses("Sprout").picks("Tree")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1 and me.is_rested("Tree")


@pytest.mark.rule("10-4-4", "10-7-1")
def test_an_attacker_that_evolved_has_its_own_dual_attack(scene, me, foe):
    """10-7-1: the upper card is the attack card when the battle is over."""
    text = f"[Activate: Battle] {EVOLVE_INTO}"
    scene.card("Sprout", text, power=1000)
    scene.card("Tree", "[Dual Attack]", power=5000, character="Grown")
    me.has(battle=["Sprout"], hand=["Tree"])
    me.attacks("Sprout", "Leader")
    me.uses("Sprout").picks("Tree")
    assert me.zone("battle") == ["Tree"] and not me.is_rested("Tree")


@pytest.mark.rule("10-4-4", "7-2-1-2-1", "7-4-1-6")
def test_a_stack_combos_as_one_card(scene, me, foe):
    """7-4-1-6: after the battle the combo card is dropped, and what lay under it with it."""
    me.has(battle=["Battle 1"])
    grow(me, scene)
    me.attacks("Battle 1", "Leader").combos("Tree")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert sorted(me.zone("drop")) == ["Seed", "Tree"] and me.zone("under") == []


@pytest.mark.rule("10-4-4", "3-1-4")
def test_a_stack_in_the_combo_area_is_still_a_stack(scene, me, foe):
    """3-1-4: between the Battle and the Combo Area it is the same card, and its lower cards stay under it."""
    me.has(battle=["Battle 1"])
    grow(me, scene)
    me.attacks("Battle 1", "Leader").combos("Tree")
    foe.is_asked("4-10-2-1")
    assert me.zone("combo") == ["Tree"] and me.zone("under") == ["Seed"]


@pytest.mark.rule("10-4-4", "10-9-3-1")
def test_evolving_is_a_play(scene, me, foe):
    """10-4-4: the opponent may answer with [Counter: Play], and skills about being played are set off."""
    scene.card("Tree", "[Evolve] {1}: <Sprig>\n[Auto] When you play this card, draw 1 card.", energy_cost="9(-)")
    scene.card("Deny", "[Counter: Play] Negate the play.", **FREE)
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    foe.has(hand=["Deny"])
    me.uses("Tree")
    for _ in ("the play", "its aftermath", "the skill about it", "its aftermath"):
        foe.picks("end", rule="4-7-3-2")
    assert me.count("hand") == 1 and me.zone("battle") == ["Tree"]


@pytest.mark.rule("10-4-4", "3-6-3-1")
@pytest.mark.parametrize("rested", [True, False])
def test_the_stack_keeps_mode_and_effects_of_the_card_below(scene, me, foe, rested):
    """10-4-4: position and effects are carried on."""
    scene.card("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power this turn.", **FREE)
    me.put("battle", "Seed", rested=rested)
    me.has(hand=["Feed", "Tree"]).energy("Red Energy")
    me.uses("Feed").uses("Tree")
    assert me.power("Tree") == 10000 + 5000 and me.is_rested("Tree") is rested


AREA = {"Potara": "battle", "Fusion": "hand"}
"""Where the parts of a union are."""


# --- unions ------------------------------------------------------------------------------------------------


@pytest.fixture
def pair(scene, cards):
    scene.card("Left", character="Lefty", power=5000)
    scene.card("Right", character="Righty", power=5000)
    scene.card("Strong Right", character="Righty", power=10000)
    scene.card("Both", character="Lefty/Righty", power=5000)
    scene.card("Potara", "[Union-Potara] {1}: <Lefty> and <Righty>", energy_cost="9(-)")
    scene.card("Fusion", "[Union-Fusion] {1}: <Lefty> and <Righty>", energy_cost="9(-)")


@pytest.mark.rule("1-3-1", "8-4-2-2")
@pytest.mark.parametrize(("there", "offered"), [(["Left", "Right"], True), (["Left", "Strong Right"], False)])
def test_a_fusion_takes_cards_of_the_same_power(scene, me, foe, pair, there, offered):
    """1-3-1: the card says so; of unequal power they do not fuse."""
    me.has(hand=["Fusion", *there]).energy("Red Energy")
    assert me.offered("use", "Fusion", "Fusion/1") is offered


@pytest.mark.rule("1-3-1", "8-4-2-2")
@pytest.mark.parametrize(("way", "area"), [("Potara", "battle"), ("Fusion", "hand")])
def test_a_fusion_takes_its_parts_out_of_the_hand(scene, me, foe, pair, way, area):
    """1-3-1: as its note says; cards that are stacked together lie in the Battle Area. One part in each is too few."""
    me.has(battle=["Left", "Right"] if area == "battle" else [], hand=["Potara", "Fusion"]).energy("Red Energy")
    me.has(hand=["Left", "Right"] if area == "hand" else ["Left"])
    assert [act[1] for act in me.options() if act[0] == "use"] == [way]
    me.uses(way)
    assert me.zone("battle") == [way] and me.count("drop") == (2 if way == "Fusion" else 0)


@pytest.mark.rule("1-3-1", "8-4-2-2")
@pytest.mark.parametrize("way", ["Potara", "Fusion"])
def test_of_several_that_fit_a_union_takes_one(scene, me, foe, pair, way):
    """1-3-1: one card for each name; the other that would fit stays where it is."""
    scene.card("Another Left", character="Lefty", power=5000)
    me.has(hand=[way]).energy("Red Energy")
    me.has(**{AREA[way]: ["Left", "Another Left", "Right"]})
    me.uses(way).picks("Left")
    assert way in me.zone("battle") and "Another Left" in me.zone(AREA[way])
    assert "Left" not in me.zone(AREA[way]) and "Right" not in me.zone(AREA[way])


@pytest.mark.rule("1-3-1", "8-4-2-2")
def test_a_card_is_no_part_of_its_own_fusion(scene, me, foe, pair):
    """8-4-2-2: it is played, so it cannot go to the Drop Area for that."""
    scene.card("Fusion", "[Union-Fusion] {1}: <Lefty> and <Righty>", character="Lefty", power=5000, energy_cost="9(-)")
    me.has(hand=["Fusion", "Right"]).energy("Red Energy")
    assert not me.offered("use", "Fusion", "Fusion/1")


@pytest.mark.rule("1-3-1")
def test_the_partner_in_a_fusion_has_the_power_of_the_first(scene, me, foe, pair):
    """1-3-1: with two partners about only the fitting one is taken."""
    me.has(hand=["Fusion", "Left", "Strong Right", "Right"]).energy("Red Energy")
    me.uses("Fusion")
    assert sorted(me.zone("drop")) == ["Left", "Right"] and "Fusion" in me.zone("battle")


@pytest.mark.rule("1-3-3", "10-4-4")
def test_a_card_that_does_not_leave_is_stacked(scene, me, foe, pair):
    """1-3-3 forbids that it leaves; 10-4-4: a card that is put under another stays."""
    scene.card("Left", "[Permanent] This card does not leave the Battle Area due to skills.", character="Lefty")
    me.has(battle=["Left", "Right"], hand=["Potara"]).energy("Red Energy")
    me.uses("Potara")
    assert me.zone("battle") == ["Potara"] and sorted(me.zone("under")) == ["Left", "Right"]


@pytest.mark.rule("8-4-2-2")
@pytest.mark.parametrize("way", ["Potara", "Fusion"])
def test_one_card_with_both_names_is_not_two_cards(scene, me, foe, pair, way):
    """8-4-2-2: a union needs a card for each name, and with another card it has them."""
    me.put(AREA[way], "Both")
    me.has(hand=[way]).energy("Red Energy")
    assert not me.offered("use", way, f"{way}/1")


@pytest.mark.rule("8-4-2-2")
def test_a_card_with_both_names_is_one_part_of_a_union(scene, me, foe, pair):
    """8-4-2-2: it stands for the name that the other card leaves."""
    me.has(battle=["Both", "Right"], hand=["Potara"]).energy("Red Energy")
    me.uses("Potara")
    assert me.zone("battle") == ["Potara"] and sorted(me.zone("under")) == ["Both", "Right"]


@pytest.mark.rule("8-7-2")
@pytest.mark.parametrize("way", ["Potara", "Fusion"])
def test_a_skill_about_being_played_with_union(scene, me, foe, pair, way):
    """8-7-2: it is set off by the union, and not by a plain play."""
    text = f"[Union-{way}] {{1}}: <Lefty> and <Righty>\n[Auto] When you play this card with [Union], draw 1 card."
    scene.card("United", text, energy_cost="0(-)")
    me.put(AREA[way], "Left")
    me.put(AREA[way], "Right")
    me.has(hand=["United", "United"]).energy("Red Energy")
    with me.changes(deck=0):
        me.plays("United")
    with me.changes(deck=-1):
        me.uses("United")


@pytest.mark.rule("8-7-2", "3-6-3")
def test_absorbing_is_a_union_and_a_play(scene, me, foe, pair):
    """3-6-3: the card that is put on top is placed in the Battle Area, which is to play it."""
    scene.card("Glutton", "[Union-Absorb] Place 1 <Lefty> from your hand under this card: "
               "Choose up to 1 <Sated> from your deck and place it on top of this card.")  # fmt: skip
    text = "[Auto] When you play this card with [Union], draw 1 card.\n[Auto] When you play this card, draw 1 card."
    scene.card("Whole", text, character="Sated")
    me.has(battle=["Glutton"], hand=["Left"]).deck_top("Whole")
    with me.changes(deck=-1 - 2):
        me.uses("Glutton").picks("Whole")
        me.picks(("ability", "Whole/1", "Whole"))
    assert me.zone("battle") == ["Whole"] and sorted(me.zone("under")) == ["Glutton", "Left"]


# --- tokens ------------------------------------------------------------------------------------------------


@pytest.fixture
def swarm(scene, cards):
    scene.card("Swarm", "[Activate: Main] Play 1 Mite token (Mite tokens have 5000 power).", **FREE)


@pytest.mark.rule("3-1-4", "2-11-1")
@pytest.mark.parametrize("deed", ["return it to its owner's hand", "KO it", "place it in its owner's energy"])
def test_a_token_that_leaves_is_out_of_the_game(scene, me, foe, swarm, deed):
    """2-11-1: it is never in a hand to be played, in the Drop Area, or energy to pay with."""
    scene.card("Flick", f"[Activate: Main] Choose 1 Battle Card and {deed}.", **FREE)
    me.has(hand=["Swarm", "Flick"])
    me.uses("Swarm").uses("Flick")
    assert me.zone("removed") == ["Mite"]
    assert not [o for o in me.options() if o[0] == "play"]


@pytest.mark.rule("7-4-1-4-2-1")
def test_the_ko_of_a_token_is_a_ko(scene, me, foe, swarm):
    """7-4-1-4-2-1: it was sent to the Drop Area before it went out of the game."""
    scene.card("Flick", "[Activate: Main] Choose 1 Battle Card and KO it.", **FREE)
    scene.card("Mourner", "[Auto] When one of your Battle Cards is KO-ed, draw 1 card.")
    me.has(battle=["Mourner"], hand=["Swarm", "Flick"])
    me.uses("Swarm").uses("Flick")
    with me.changes(deck=-1):
        me.picks("Mite")


@pytest.mark.rule("1-3-1")
@pytest.mark.parametrize(("cost", "gone"), [(0, True), (1, False)])
def test_a_token_costs_nothing(scene, me, foe, cost, gone):
    """1-3-1: the text that makes it gives it no energy cost, so a skill about cost 0 reaches it."""
    scene.card("Swarm", "[Activate: Main] Play 1 Mite token (Mite tokens have 5000 power).", **FREE)
    scene.card("Swat", f"[Activate: Main] KO all Battle Cards with energy costs of {cost}.", **FREE)
    me.has(hand=["Swarm", "Swat"])
    me.uses("Swarm").uses("Swat")
    assert (me.zone("battle") == []) is gone


@pytest.mark.rule("1-3-1", "3-7-1")
@pytest.mark.parametrize(("values", "offered"), [
    ("5000 power", False), ("5000 power, 0 combo cost, 5000 combo power", True),
])  # fmt: skip
def test_a_token_without_combo_values_cannot_combo(scene, me, foe, values, offered):
    """3-7-1: a Battle Card combos with the values that it has, and the text that makes a token may give it none."""
    scene.card("Swarm", f"[Activate: Main] Play 1 Mite token (Mite tokens have {values}).", **FREE)
    me.has(battle=["Battle 2"], hand=["Swarm", "Battle 1"])
    me.uses("Swarm").attacks("Battle 2", "Leader")
    assert me.offered("combo", "Battle 1") and me.offered("combo", "Mite") is offered
