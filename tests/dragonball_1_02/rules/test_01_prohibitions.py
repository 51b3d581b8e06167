"""Rule 1-3-3: every prohibition that a text can make is asked by the rule it forbids, for acts and for effects."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}


def holder(scene, text, name="Holder", **fields):
    return scene.card(name, f"[Permanent] {text}", **fields)


# --- leaving the Battle Area -------------------------------------------------------------------------------

LEAVING = [
    "return it to its owner's hand",
    "place it at the bottom of its owner's deck",
    "remove it from the game",
    "place it in its owner's energy",
    "KO it",
]


@pytest.mark.rule("1-3-3")
@pytest.mark.parametrize("deed", LEAVING)
@pytest.mark.parametrize("kept", [True, False])
def test_a_card_that_does_not_leave_by_skills_stays(scene, me, foe, deed, kept):
    """1-3-3: whatever a skill would do with it; without the prohibition the card goes."""
    text = "This card does not leave the Battle Area due to skills." if kept else "This card gains +1000 power."
    holder(scene, text)
    scene.card("Sweep", f"[Activate: Main] Choose 1 of your opponent's Battle Cards and {deed}.", **FREE)
    me.has(hand=["Sweep"])
    foe.has(battle=["Holder"])
    me.uses("Sweep")
    assert (foe.zone("battle") == ["Holder"]) is kept


@pytest.mark.rule("1-3-3", "7-4-1-4-2")
def test_a_card_that_does_not_leave_by_skills_is_beaten_in_battle(scene, me, foe):
    """1-3-3: a battle is no skill."""
    holder(scene, "This card does not leave the Battle Area due to skills.")
    me.has(battle=["Battle 2"])
    foe.put("battle", "Holder", rested=True)
    me.attacks("Battle 2", "Holder")
    assert foe.zone("drop") == ["Holder"]


@pytest.mark.rule("1-3-3", "8-4-2-2")
@pytest.mark.parametrize("kept", [True, False])
def test_what_does_not_leave_by_skills_pays_for_none(scene, me, foe, kept):
    """8-4-2-2: a cost that would move it cannot be paid with it."""
    text = "[Permanent] This card does not leave the Battle Area due to skills.\n" if kept else ""
    scene.card("Holder", f"{text}[Activate: Main] Place this card in the Drop Area: Draw 1 card.")
    scene.card("Altar", "[Activate: Main] Place 1 of your Battle Cards in the Drop Area: Draw 1 card.", **FREE)
    me.has(battle=["Holder"], hand=["Altar"])
    assert me.offered("use", "Holder", f"Holder/{1 + kept}") is not kept
    assert me.offered("use", "Altar", "Altar/1") is not kept


# --- activating skills -------------------------------------------------------------------------------------

GAG = "[Activate: Main] Choose 1 Battle Card. It cannot activate skills for the duration of the turn."


@pytest.mark.rule("1-3-3", "6-3-1-3-2")
def test_a_card_that_cannot_activate_skills_offers_none(scene, me, foe):
    """1-3-3: its [Activate] skill is refused for the turn, another card's is not."""
    scene.card("Gag", GAG, **FREE)
    scene.card("Talker", "[Activate: Main] [Once per turn] Draw 1 card.")
    scene.card("Other", "[Activate: Main] [Once per turn] Draw 1 card.")
    me.has(battle=["Talker", "Other"], hand=["Gag"])
    me.uses("Gag").picks("Talker")
    assert not me.offered("use", "Talker", "Talker/1") and me.offered("use", "Other", "Other/1")
    assert me.refused("use", "Talker", "Talker/1") == "1-3-3"


@pytest.mark.rule("1-3-3", "8-7-4-1")
@pytest.mark.parametrize("gagged", [True, False])
def test_pending_skills_of_a_card_that_cannot_activate_skills_are_cancelled(scene, me, foe, gagged):
    """8-7-4-1: its [Auto] skill is set off and cannot be activated; its [Permanent] one counts as before."""
    scene.card("Gag", GAG, **FREE)
    scene.card("Talker", "[Auto] When this card attacks, draw 1 card.\n[Permanent] This card gains +5000 power.")
    me.has(battle=["Talker"], hand=["Gag"])
    if gagged:
        me.uses("Gag")
    assert me.power("Talker") == 5000 + 5000
    with me.changes(deck=0 if gagged else -1):
        me.attacks("Talker", "Leader")
        if me.asked:
            me.passes()
        foe.picks(("hidden", 0))


@pytest.mark.rule("1-3-3", "10-3-1")
def test_a_card_that_cannot_activate_skills_does_not_block(scene, me, foe):
    """10-3-1: [Blocker] is a skill that is activated."""
    scene.card("Gag", GAG, **FREE)
    scene.card("Wall", "[Blocker]")
    me.has(battle=["Battle 2"], hand=["Gag"])
    foe.has(battle=["Wall"])
    me.uses("Gag").picks("Wall").attacks("Battle 2", "Leader")
    assert not foe.offered("Wall")


# --- combos ------------------------------------------------------------------------------------------------

FOIL = "[Activate: Battle] Choose up to 1 Battle Card from your hand and combo with it."


@pytest.mark.rule("1-3-3", "7-3-1-2-2")
def test_combos_from_the_hand_can_be_forbidden(scene, me, foe):
    """1-3-3: out of the hand no card combos; out of the Battle Area one still can."""
    holder(scene, "Your opponent cannot combo from their hand.", power=10000)
    me.has(battle=["Holder"])
    foe.has(hand=["Battle 1"], battle=["Battle 2"])
    me.attacks("Holder", "Leader")
    foe.is_asked("7-2-1-2", exactly=[("combo", "Battle 2"), "pass"])
    assert foe.refused("combo", "Battle 1") == "1-3-3"


@pytest.mark.rule("1-3-3", "3-7-3")
@pytest.mark.parametrize("text", ["combo from their hand", "combo"])
def test_a_skill_does_not_combo_where_that_is_forbidden(scene, me, foe, text):
    """1-3-3: a skill that says to combo with a card of the hand does not carry it out."""
    holder(scene, f"Your opponent cannot {text}.", power=10000)
    scene.card("Foil", FOIL, **FREE)
    me.has(battle=["Holder"])
    foe.has(hand=["Foil", "Battle 1"])
    me.attacks("Holder", "Leader")
    foe.uses("Foil").picks("Battle 1")
    foe.is_asked("4-10-2-1")
    assert foe.zone("combo") == [] and "Battle 1" in foe.zone("hand")


# --- being rested ------------------------------------------------------------------------------------------


@pytest.mark.rule("1-3-3", "4-8-1-2")
@pytest.mark.parametrize("whose", ["me", "foe"])
def test_a_card_is_not_rested_by_the_opponents_skills_alone(scene, me, foe, whose):
    """1-3-3: the opponent's skill leaves it Active, its own master's rests it."""
    holder(scene, "This card cannot be switched to Rest Mode by your opponent's skills.")
    scene.card("Tire", "[Activate: Main] Choose 1 Battle Card and switch it to Rest Mode.", **FREE)
    owner = me if whose == "me" else foe
    owner.has(battle=["Holder"])
    me.has(hand=["Tire"])
    me.uses("Tire")
    assert owner.is_rested("Holder") is (whose == "me")


@pytest.mark.rule("1-3-3", "7-1")
def test_a_card_that_cannot_be_rested_does_not_attack(scene, me, foe):
    """7-1: an attack is made by switching the card to Rest Mode."""
    holder(scene, "This card cannot be switched to Rest Mode.", power=10000)
    me.has(battle=["Holder", "Battle 2"])
    assert not me.can_attack("Holder", "Leader") and me.can_attack("Battle 2", "Leader")


@pytest.mark.rule("1-3-3", "10-3-1")
def test_a_card_that_cannot_be_rested_does_not_block(scene, me, foe):
    """10-3-1: [Blocker] is activated by switching the card to Rest Mode."""
    scene.card("Wall", "[Blocker]\n[Permanent] This card cannot be switched to Rest Mode.")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Leader")
    assert not foe.offered("Wall")


@pytest.mark.rule("1-3-3", "2-11-1")
def test_energy_that_cannot_be_rested_pays_for_nothing(scene, me, foe):
    """2-11-1: a cost is paid by resting energy."""
    text = "[Activate: Main] Choose 1 of your energy. It cannot be switched to Rest Mode this turn."
    scene.card("Freeze", text, **FREE)
    me.has(hand=["Freeze", "Battle 1"]).energy("Red Energy")
    assert me.offered("play", "Battle 1")
    me.uses("Freeze")
    assert me.refused("play", "Battle 1") == "6-3-1-3-1-1"


# --- playing -----------------------------------------------------------------------------------------------

BAN = "[Activate: Main] You cannot play Battle Cards for the duration of the turn."


@pytest.mark.rule("1-3-3", "3-6-3")
@pytest.mark.parametrize("banned", [True, False])
def test_what_cannot_be_played_is_not_played_by_a_skill(scene, me, foe, banned):
    """1-3-3: the effect that forbids comes before the one that directs to play."""
    scene.card("Ban", BAN, **FREE)
    scene.card("Raise", "[Activate: Main] Play 1 Battle Card from your Drop Area.", **FREE)
    me.has(drop=["Battle 1"], hand=["Ban", "Raise"])
    if banned:
        me.uses("Ban")
    me.uses("Raise")
    assert ("Battle 1" in me.zone("battle")) is not banned


@pytest.mark.rule("1-3-3", "7-3-1-2-2")
@pytest.mark.parametrize(("cards", "offered"), [("red cards", False), ("green cards", True)])
def test_some_cards_cannot_be_comboed_with(scene, me, foe, cards, offered):
    """1-3-3: cards of that colour alone; the blue one may go to the Combo Area in any case."""
    scene.card("Ban", f"[Permanent] Your opponent cannot combo with {cards}.")
    me.has(battle=["Battle 1", "Ban"])
    foe.has(hand=["Battle 2", "Blue Energy"])
    me.attacks("Battle 1", "Leader").passes()
    assert foe.offered("combo", "Battle 2") is offered
    assert foe.offered("combo", "Blue Energy")


@pytest.mark.rule("1-3-3", "10-4-4")
@pytest.mark.parametrize("text", ["[Evolve] {1}: <Tester>", "[Union-Potara] {1}: <Tester> and <Other>"])
def test_evolve_and_union_are_not_offered_where_playing_is_forbidden(scene, me, foe, text):
    """10-4-4: both are plays."""
    scene.card("Ban", BAN, **FREE)
    scene.card("Later Form", text, energy_cost="9(-)")
    scene.card("Partner", character="Other")
    me.has(battle=["Battle 1", "Partner"], hand=["Ban", "Later Form"]).energy("Red Energy")
    assert me.offered("use", "Later Form", "Later Form/1")
    me.uses("Ban")
    assert not me.offered("use", "Later Form", "Later Form/1")


@pytest.mark.rule("1-3-3", "3-6-3")
@pytest.mark.parametrize("banned", [True, False])
def test_tokens_are_not_played_where_playing_is_forbidden(scene, me, foe, banned):
    """1-3-3: tokens are Battle Cards that are played."""
    scene.card("Ban", BAN, **FREE)
    scene.card("Swarm", "[Activate: Main] Play 2 Mite tokens (Mite tokens have 5000 power).", **FREE)
    me.has(hand=["Ban", "Swarm"])
    if banned:
        me.uses("Ban")
    me.uses("Swarm")
    assert me.zone("battle") == ([] if banned else ["Mite", "Mite"])


# --- being chosen ------------------------------------------------------------------------------------------


@pytest.mark.rule("1-3-3", "8-6-3")
@pytest.mark.parametrize("text", [
    "Choose all of your opponent's Battle Cards and KO them.",
    "Choose any number of your opponent's Battle Cards of which the total power adds up to 20000 or less and KO them.",
])  # fmt: skip
def test_what_cannot_be_chosen_is_not_among_all(scene, me, foe, text):
    """8-6-3: every way of choosing passes over it."""
    holder(scene, "This card cannot be chosen by your opponent's skills.")
    scene.card("Storm", f"[Activate: Main] {text}", **FREE)
    me.has(hand=["Storm"])
    foe.has(battle=["Holder", "Battle 1"])
    me.uses("Storm")
    if me.asked and me.offered("done"):
        me.is_asked(exactly=["Battle 1", "done"])
        me.picks("Battle 1")
    assert foe.zone("battle") == ["Holder"]


# --- 7-4-1-4-2-1: whatever puts a Battle Card into the Drop Area KOs it ---------------------------------------


@pytest.mark.rule("1-3-3", "7-4-1-4-2-1")
@pytest.mark.parametrize(("area", "stays"), [("Drop Area", True), ("hand", False)])
@pytest.mark.parametrize("bar", ["cannot be KO-ed", "cannot be KO-ed by your opponent's skills"])
def test_what_cannot_be_koed_is_not_placed_in_the_drop_area(scene, me, foe, trick, area, stays, bar):
    """7-4-1-4-2-1 calls that a KO, so 1-3-3 keeps it from happening; another area is none."""
    verb = "place it in its owner's Drop Area" if area == "Drop Area" else "return it to its owner's hand"
    trick("Sweep", f"[Activate: Main] Choose 1 of your opponent's Battle Cards and {verb}.")
    scene.card("Stalwart", f"[Permanent] This card {bar}.")
    foe.has(battle=["Stalwart"])
    me.has(hand=["Sweep"])
    me.uses("Sweep")
    assert foe.zone("battle") == (["Stalwart"] if stays else [])


@pytest.mark.rule("1-3-3", "7-4-1-4-2-1")
@pytest.mark.parametrize(("bar", "stays"), [("", True), (" by your opponent's skills", False)])
def test_a_bar_against_opposing_skills_does_not_keep_a_card_from_its_masters(scene, me, foe, trick, bar, stays):
    """1-3-3 goes by whose skill it is."""
    trick("Sweep", "[Activate: Main] Choose 1 of your Battle Cards and place it in its owner's Drop Area.")
    scene.card("Stalwart", f"[Permanent] This card cannot be KO-ed{bar}.")
    me.has(battle=["Stalwart"], hand=["Sweep"])
    me.uses("Sweep")
    assert me.zone("battle") == (["Stalwart"] if stays else [])


@pytest.mark.rule("8-4-2-2", "7-4-1-4-2-1")
@pytest.mark.parametrize(("bar", "payable"), [("", False), (" by your opponent's skills", True)])
@pytest.mark.parametrize("cost", ["Choose 1 of your Battle Cards and place it in its owner's Drop Area",
                                  "Place this card in its owner's Drop Area"])  # fmt: skip
def test_what_cannot_be_koed_pays_with_no_move_to_the_drop_area(scene, me, foe, bar, payable, cost):
    """8-4-2-2: a cost that cannot be paid in full is not paid at all."""
    scene.card("Stalwart", f"[Permanent] This card cannot be KO-ed{bar}.\n[Activate: Main] {cost}: Draw 1 card.")
    me.has(battle=["Stalwart"])
    assert me.offered("use", "Stalwart", "Stalwart/2") is payable
