"""Texts whose every word counts: modes that are said, agreements kept whole, costs in order, cards under leaders."""

from __future__ import annotations

import pytest


def struck(scene, foe):
    """Nobody acts further in the battle, and one life card is taken."""
    scene.pass_until("4-10-2-1", even_if_able=True)
    foe.picks(("hidden", 0))


# --- cards under a leader ---------------------------------------------------------------------------------


@pytest.fixture
def hoarder(scene, table):
    return scene.card(
        "Hoarder", "[Activate: Main] [Once per turn] Place 1 card from your hand under this card: Draw 1 card.\n"
        "[Activate: Main] Place 1 card from under this card in the Drop Area: Draw 2 cards.\n"
        "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.",
        type="leader", name_back="Hoarder Roused", power_back=15000,
        text_back="[Activate: Main] Place 1 card from under this card in the Drop Area: Draw 2 cards.")  # fmt: skip


@pytest.mark.rule("10-4-4", "1-3-1")
def test_a_card_that_a_text_puts_under_a_leader_lies_there(scene, me, foe, hoarder):
    """1-3-1: the text says where it goes, and 10-4-4 drops only what lay under a card that left."""
    me.has(leader=hoarder, hand=["Battle 1"])
    me.uses(hoarder)
    assert me.zone("under") == ["Battle 1"] and me.zone("drop") == []
    me.uses(hoarder, 2)
    assert me.zone("under") == [] and me.zone("drop") == ["Battle 1"]


@pytest.mark.rule("10-4-4", "10-1-3")
def test_cards_under_a_leader_stay_when_it_awakens(scene, me, foe, hoarder):
    """10-1-3: the awakened leader is the same card, so they lie under it still."""
    me.has(leader=hoarder, hand=["Battle 1"], life=4)
    me.uses(hoarder).uses(hoarder, 3).uses("Hoarder Roused")
    assert me.zone("drop") == ["Battle 1"]


# --- the mode that a text says ----------------------------------------------------------------------------


@pytest.mark.rule("10-4-4", "1-3-1")
@pytest.mark.parametrize(("words", "rested"), [("", True), (" in Active Mode", False)])
def test_a_card_evolves_in_the_mode_that_the_text_says(scene, me, foe, words, rested):
    """10-4-4 carries the position on; 1-3-1: unless the text has another."""
    scene.card("Bolt", "[Auto] At the end of the battle after this card attacks, choose up to 1 <Storm> from your Drop "
               f"Area and evolve into it by placing it on top of this card{words}.", power=10000)  # fmt: skip
    scene.card("Thunder", character="Storm", energy_cost="9(-)")
    me.has(battle=["Bolt"], drop=["Thunder"])
    me.attacks("Bolt", "Leader")
    struck(scene, foe)
    me.picks("Thunder")
    assert me.zone("battle") == ["Thunder"] and me.is_rested("Thunder") == rested


@pytest.mark.rule("10-9-3-1", "10-4-4")
def test_a_counter_lets_an_evolved_card_arrive_in_rest_mode(scene, me, foe, trick):
    """10-9-3-1: evolving into a card plays it, and the counter says in which mode."""
    trick("Trip", "[Counter: Play] The Battle Card played is played in Rest Mode.")
    scene.card("Bud", "[Activate: Main] Choose up to 1 <Storm> from your Drop Area and evolve into it by placing it on "
               "top of this card.")  # fmt: skip
    scene.card("Thunder", character="Storm", energy_cost="9(-)")
    me.has(battle=["Bud"], drop=["Thunder"])
    foe.has(hand=["Trip"])
    me.uses("Bud")
    foe.uses("Trip")
    me.picks("Thunder")
    assert me.is_rested("Thunder")


# --- you may, and if you do so ----------------------------------------------------------------------------

TRADER = "[Auto] When this card attacks, you may place {} from your hand in the Drop Area. If you do so, draw 2 cards."


@pytest.mark.rule("8-6-3-5", "8-6-3-1")
def test_who_agrees_to_discard_for_something_discards(scene, me, foe):
    """8-6-3-1: one card is named, so one is chosen; to choose none would be to say no."""
    scene.card("Trader", TRADER.format("1 red card"), power=10000)
    me.has(battle=["Trader"], hand=["Battle 1", "Battle 2"])
    me.attacks("Trader", "Leader")
    me.picks("yes")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 1")
    assert me.count("deck") == 20 - 2 and me.zone("drop") == ["Battle 1"]
    struck(scene, foe)


@pytest.mark.rule("8-6-3-5", "8-4-2-2")
def test_what_cannot_be_done_whole_is_not_agreed_to(scene, me, foe):
    """8-4-2-2, as for a cost: with one red card nobody places two."""
    scene.card("Trader", TRADER.format("2 red cards"), power=10000)
    me.has(battle=["Trader"], hand=["Battle 1", "Blue Energy"])
    me.attacks("Trader", "Leader")
    struck(scene, foe)
    assert me.count("deck") == 20


@pytest.mark.rule("8-6-3-5", "1-3-2")
def test_a_search_that_finds_nothing_was_not_done(scene, me, foe, trick):
    """8-6-3-5 lets the searcher take nothing; then nothing follows of it."""
    trick("Rummage", "[Activate: Main] You may choose 1 <Ace> from your deck and add it to your hand. If you do so, "
          "draw 2 cards.")  # fmt: skip
    scene.card("Ace", character="Ace")
    me.has(hand=["Rummage"]).deck_top("Ace")
    scene.looked_at_deck = True
    me.uses("Rummage").picks("yes", "done")
    assert me.zone("hand") == []


REFUSER = (
    "[Auto] When this card attacks, you may place 1 red card from your hand in the Drop Area.{} "
    "If you don't, draw 2 cards."
)


@pytest.mark.rule("8-6-3-5", "1-3-2")
@pytest.mark.parametrize("then", ["", " If you do so, draw 1 card."])
@pytest.mark.parametrize("places", [True, False])
def test_what_follows_if_you_do_not(scene, me, foe, then, places):
    """1-3-2: whoever places the card has done so, and whoever does not has what is said for that."""
    scene.card("Refuser", REFUSER.format(then), power=10000)
    me.has(battle=["Refuser"], hand=["Battle 1"])
    me.attacks("Refuser", "Leader")
    me.picks("yes" if places else "no")
    assert me.count("deck") == 20 - (2 if not places else 1 if then else 0)
    struck(scene, foe)


@pytest.mark.rule("8-6-3-5", "8-4-2-2")
def test_who_has_none_to_place_does_not(scene, me, foe):
    """8-4-2-2: without a red card nobody is asked, and the card was not placed."""
    scene.card("Refuser", REFUSER.format(""), power=10000)
    me.has(battle=["Refuser"], hand=["Blue Energy"])
    me.attacks("Refuser", "Leader")
    assert me.count("deck") == 20 - 2
    struck(scene, foe)


# --- costs in order ---------------------------------------------------------------------------------------


@pytest.mark.rule("8-4-2-1", "3-8-1-1")
def test_energy_rested_for_a_cost_is_energy_for_its_next_part(scene, me, foe):
    """8-4-2-1: first it is rested; 3-8-1-1: in Rest Mode it is energy still, and can be placed."""
    scene.card("Kiln", "[Activate: Main] {R}, place 1 of your energy in the Drop Area: Draw 1 card.")
    me.has(battle=["Kiln"]).energy("Red Energy")
    me.uses("Kiln")
    assert me.zone("drop") == ["Red Energy"] and me.count("deck") == 20 - 1


@pytest.mark.rule("8-4-2-1", "8-4-2-2")
@pytest.mark.parametrize("part", [
    "switch 1 of your energy to Rest Mode", "place 1 of your Active Mode energy in the Drop Area",
])  # fmt: skip
def test_energy_that_rests_already_pays_for_no_active_one(scene, me, foe, part):
    """8-4-2-2: after the first part of 8-4-2-1 no energy is active."""
    scene.card("Kiln", f"[Activate: Main] {{R}}, {part}: Draw 1 card.")
    me.has(battle=["Kiln"]).energy("Red Energy")
    assert not me.offered("use", "Kiln", "Kiln/1")


@pytest.mark.rule("8-4-2-1", "8-4-2-2")
def test_energy_that_was_placed_is_not_there_to_be_rested(scene, me, foe):
    """8-4-2-1: in this order the energy has gone before another would be rested."""
    scene.card("Kiln", "[Activate: Main] Place 1 of your energy in the Drop Area and switch 1 of your energy to Rest "
               "Mode: Draw 1 card.")  # fmt: skip
    me.has(battle=["Kiln"]).energy("Red Energy")
    assert not me.offered("use", "Kiln", "Kiln/1")


# --- combo power that is gained ---------------------------------------------------------------------------


@pytest.mark.rule("2-9-1", "7-4-1-2")
def test_gained_combo_power_counts_in_the_combo_area(scene, me, foe):
    """2-9-1: combo power is what a card adds in a combo, and 7-4-1-2 adds it where the card then lies."""
    scene.card("General", "[Permanent] All of your Tin Imp tokens can combo even in Rest Mode. They gain combo cost 0 "
               "and 5000 combo power.\n[Activate: Main] Play 1 Tin Imp token (Tin Imp tokens have 10000 "
               "power).")  # fmt: skip
    me.has(battle=["General", "Battle 1"])
    me.uses("General", 2)
    me.attacks("Battle 1", "Leader")
    me.combos("Tin Imp").passes()
    struck(scene, foe)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("2-9-1", "7-4-1-2")
def test_power_that_is_gained_is_not_combo_power(scene, me, foe):
    """2-9-1 names another number than 2-8-1: what makes cards in play stronger adds nothing to a combo."""
    scene.card("General", "[Permanent] All of your Battle Cards gain +5000 power and +5000 combo power.")
    me.has(battle=["General"], hand=["Battle 1"])
    foe.has(hand=["Battle 1"])
    me.attacks("General", "Leader")
    me.combos("Battle 1")
    assert me.value("Battle 1", "combo power") == 5000 + 5000 and me.power("Battle 1") == 5000
    foe.passes()
    struck(scene, foe)


# --- effects for a turn to come ---------------------------------------------------------------------------


def to_next_turn(scene, player):
    player.passes()
    scene.pass_until("6-3-1-3", even_if_able=True)


@pytest.mark.rule("8-2-2-2", "1-3-3")
def test_what_is_for_the_next_turn_does_not_hold_in_this_one(scene, me, foe, trick):
    """8-2-2-2: it lasts for the time that it names, and 1-3-3 forbids nothing before."""
    trick("Chill", "[Counter: Attack] Choose 1 of your opponent's Battle Cards. It cannot attack during your "
          "opponent's next turn.")  # fmt: skip
    me.has(battle=["Battle 2", "Battle 1"])
    foe.has(hand=["Chill"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Chill").picks("Battle 1")
    struck(scene, foe)
    assert me.can_attack("Battle 1", "Leader")
    to_next_turn(scene, me)
    to_next_turn(scene, foe)
    assert not me.can_attack("Battle 1", "Leader") and me.can_attack("Battle 2", "Leader")
    to_next_turn(scene, me)
    to_next_turn(scene, foe)
    assert me.can_attack("Battle 1", "Leader")


@pytest.mark.rule("8-2-2-2", "6-2-2")
def test_what_is_for_the_next_turn_holds_from_its_beginning(scene, me, foe, trick):
    """6-2-2 comes in that turn, so the card is not switched; it is in the turn after."""
    trick("Bind", "[Activate: Main] Choose 1 of your opponent's Battle Cards and switch it to Rest Mode. It cannot "
          "be switched to Active Mode during your opponent's next turn.")  # fmt: skip
    foe.has(battle=["Battle 1"])
    me.has(hand=["Bind"])
    me.uses("Bind")
    to_next_turn(scene, me)
    assert foe.is_rested("Battle 1")
    to_next_turn(scene, foe)
    to_next_turn(scene, me)
    assert not foe.is_rested("Battle 1")


@pytest.mark.rule("8-2-2-2", "1-3-3")
def test_what_a_player_cannot_do_in_the_next_turn_can_be_done_before(scene, me, foe, trick):
    """8-2-2-2: the same for an effect on a player."""
    trick("Hold", "[Counter: Attack] Your opponent cannot attack during your opponent's next turn.")
    me.has(battle=["Battle 2", "Battle 1"])
    foe.has(hand=["Hold"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Hold")
    struck(scene, foe)
    assert me.can_attack("Battle 1", "Leader")
    to_next_turn(scene, me)
    to_next_turn(scene, foe)
    assert not me.can_attack("Battle 1", "Leader")
