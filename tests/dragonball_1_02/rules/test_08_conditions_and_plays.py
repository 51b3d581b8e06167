"""Section 8: conditions and costs before a skill, where it works, and plays of other kinds."""

from __future__ import annotations

import pytest

FREE = "0(-)"


def extra(scene, text, name="Order", **fields):
    return scene.card(name, text, type="extra", energy_cost=FREE, **fields)


@pytest.mark.rule("8-1-3")
@pytest.mark.parametrize(("mine", "offered"), [("Red Leader", True), ("Blue Leader", False)])
def test_a_condition_before_the_colon_must_be_fulfilled(scene, me, foe, mine, offered):
    """8-1-3: by fulfilling its conditions; otherwise the skill is not offered."""
    scene.card("Red Leader", type="leader", color="Red"), scene.card("Blue Leader", type="leader", color="Blue")
    extra(scene, "[Activate: Main] If your Leader Card is red: Draw 1 card.")
    me.has(leader=mine, hand=["Order"])
    assert me.offered("use", "Order", "Order/1") is offered


@pytest.mark.rule("8-1-3")
@pytest.mark.parametrize(("what", "mine", "theirs", "offered"), [
    ("more energy", {"energy": ["Red Energy"] * 2}, {"energy": ["Blue Energy"]}, True),
    ("more energy", {"energy": ["Red Energy"]}, {"energy": ["Blue Energy"]}, False),
    ("fewer Battle Cards", {}, {"battle": ["Battle 1"]}, True),
    ("fewer Battle Cards", {"battle": ["Battle 1"]}, {}, False),
    ("more red cards in your Drop Area", {"drop": ["Battle 1"]}, {"drop": ["Blue Energy"] * 2}, True),
    ("more red cards in your Drop Area", {"drop": ["Blue Energy"] * 2}, {}, False),
])  # fmt: skip
def test_a_condition_may_hold_one_player_against_the_other(scene, me, foe, what, mine, theirs, offered):
    """8-1-3: the same cards are counted on both sides; as many is neither more nor fewer."""
    extra(scene, f"[Activate: Main] If you have {what} than your opponent: Draw 1 card.")
    me.has(hand=["Order"], **mine)
    foe.has(**theirs)
    assert me.offered("use", "Order", "Order/1") is offered


@pytest.mark.rule("8-1-1", "8-4-2")
def test_the_cost_of_an_auto_skill_is_offered_and_the_event_is_still_what_it_is_about(scene, me, foe):
    """8-1-1, 8-4-2: a life card is paid, and "it" is the card that attacks, not the one that was paid."""
    scene.card("Keen", "[Auto] Add 1 card from your life to your hand: When this card attacks, it gets +5000 power for "
               "the turn.", power=10000)  # fmt: skip
    me.has(battle=["Keen"])
    me.attacks("Keen", "Leader").picks("yes").picks(("hidden", 0))
    me.is_asked("7-2-1-2")
    assert me.power("Keen") == 15000 and me.count("life") == 7


@pytest.mark.rule("8-1-1", "8-4-2-2")
def test_the_cost_of_an_auto_skill_may_be_left(scene, me, foe):
    """8-4-2-2: without its cost the skill does nothing."""
    scene.card("Keen", "[Auto] Add 1 card from your life to your hand: When this card attacks, it gets +5000 power for "
               "the turn.", power=10000)  # fmt: skip
    me.has(battle=["Keen"])
    me.attacks("Keen", "Leader").picks("no")
    foe.picks(("hidden", 0))
    assert me.power("Keen") == 10000 and me.count("life") == 8


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize(("zone", "offered"), [("hand", True), ("battle", False), ("drop", False)])
def test_a_skill_that_plays_its_card_from_the_hand_works_there_alone(scene, me, foe, zone, offered):
    """2-12-2: the text says where it works."""
    scene.card("Leaper", "[Activate: Main] If you have 1 or more energy: Play this card from your hand.")
    me.has(**{zone: ["Leaper"]}).energy("Red Energy")
    assert me.offered("use", "Leaper", "Leaper/1") is offered


@pytest.mark.rule("2-12-2")
def test_a_skill_works_in_the_drop_area_when_its_text_says_so(scene, me, foe):
    """2-12-2: out of the Drop Area to the hand."""
    scene.card("Back", "[Activate: Main] {R}: Add this card from your Drop Area to your hand.")
    me.has(drop=["Back"]).energy("Red Energy")
    me.uses("Back")
    assert me.zone("hand") == ["Back"]


@pytest.mark.rule("8-6-3-6")
def test_it_is_the_leader_that_a_condition_speaks_of(scene, me, foe):
    """8-6-3-6: the text names whom it concerns: the Leader Card, not the Extra Card."""
    scene.card("Red Leader", type="leader", color="Red", power=10000)
    extra(scene, "[Activate: Main] If your Leader Card is red, it gets +5000 power for the turn.")
    me.has(leader="Red Leader", hand=["Order"])
    me.uses("Order")
    assert me.power("Red Leader") == 15000


def test_copies_of_a_card_cannot_be_played_even_though_it_has_moved(scene, me, foe):
    """Its name is what counts, wherever the card is by then; another card is free."""
    scene.card("Solo", "[Activate: Main] {R}: Play this card from your hand, and you cannot play copies of this card "
               "for the turn.", energy_cost=FREE)  # fmt: skip
    scene.card("Other", energy_cost=FREE)
    me.has(hand=["Solo", "Solo", "Other"]).energy("Red Energy")
    me.uses("Solo")
    assert not me.offered("play", "Solo") and me.offered("play", "Other")


@pytest.mark.rule("8-3-2")
@pytest.mark.parametrize(("words", "drawn"), [("", 1), (" with its skills negated for the turn", 0)])
def test_skills_are_negated_before_anything_hears_of_the_play(scene, me, foe, words, drawn):
    """8-3-2: a negated skill cannot be activated, so the draw for being played does not come."""
    scene.card("Greeter", "[Auto] When this card is played, draw 1 card.")
    extra(scene, f"[Activate: Main] Choose 1 Battle Card in your Drop Area and play it{words}.")
    me.has(hand=["Order"], drop=["Greeter"])
    me.uses("Order")
    assert me.zone("battle") == ["Greeter"] and me.count("hand") == drawn


@pytest.mark.rule("10-4-4")
def test_a_card_played_on_top_makes_one_stack_and_was_played(scene, me, foe):
    """10-4-4: the upper card is there, the lower one under it; it was played, so its skill is set off."""
    scene.card("Base", "[Activate: Main] {R}: Choose 1 <Tower> in your hand and play it on top of this card.")
    scene.card("Tower", "[Auto] When this card is played, draw 1 card.", character="Tower")
    me.has(battle=["Base"], hand=["Tower"]).energy("Red Energy")
    me.uses("Base").picks("Tower")
    assert me.zone("battle") == ["Tower"] and me.zone("under") == ["Base"] and me.count("hand") == 1


@pytest.mark.rule("10-9-3-1")
@pytest.mark.parametrize(
    ("words", "zone"),
    [("placed in its owner's Drop Area", "drop"), ("returned to its owner's hand", "hand"),
     ("placed at the bottom of its owner's deck", "deck")],
)  # fmt: skip
def test_a_play_goes_elsewhere_instead(scene, me, foe, words, zone):
    """10-9-3-1: the card whose play is answered goes where the text says; its cost stays paid."""
    extra(scene, f"[Counter: Play] The Battle Card being played is {words} instead of being played.", "Swerve")
    scene.card("Walker", energy_cost="1(-)")
    me.has(hand=["Walker"]).energy("Red Energy")
    foe.has(hand=["Swerve"])
    me.plays("Walker")
    foe.uses("Swerve")
    assert "Walker" in me.zone(zone) and not me.count("battle") and me.is_rested("Red Energy")


@pytest.mark.rule("7-1")
def test_a_player_cannot_attack_with_some_cards(scene, me, foe):
    """7-1: cards of cost 1 are barred until my next Main Phase, others are not."""
    extra(scene, "[Activate: Main] You cannot attack with Battle Cards with energy costs of 1 for the turn.")
    scene.card("Cheap", energy_cost="1(-)"), scene.card("Dear", energy_cost="2(-)")
    me.has(battle=["Cheap", "Dear"], hand=["Order"])
    me.uses("Order")
    assert me.offered("attack", "Dear", "Leader") and not me.offered("attack", "Cheap", "Leader")


def test_copies_cannot_be_activated(scene, me, foe):
    """One is activated, the other is not offered, a card of another name is."""
    extra(scene, "[Activate: Main] Draw 1 card, and you cannot activate copies of this card for the turn.", "Once")
    extra(scene, "[Activate: Main] Draw 1 card.", "Twice")
    me.has(hand=["Once", "Once", "Twice"])
    me.uses("Once")
    assert me.offered("use", "Twice", "Twice/1") and not me.offered("use", "Once", "Once/1")


@pytest.mark.parametrize(("text", "life"), [("", 8), ("[Permanent] This card's attacks cannot be negated.", 7)])
def test_an_attack_that_cannot_be_negated_goes_on(scene, me, foe, text, life):
    """The counter is used up and the attack comes through."""
    scene.card("Striker", text, power=20000)
    extra(scene, "[Counter: Attack] Negate the attack.", "Stop")
    me.has(battle=["Striker"])
    foe.has(hand=["Stop"])
    me.attacks("Striker", "Leader")
    foe.uses("Stop")
    if foe.asked:
        foe.picks(("hidden", 0))
    assert foe.count("life") == life


@pytest.mark.parametrize(
    ("words", "chosen"),
    [("mono-red", "Red"), ("multicolor", "Both"), ("skill-less green", "Plain"), ("Red/Green multicolor", "Both")],
)
def test_cards_by_colours_and_without_skills(scene, me, foe, words, chosen):
    """One colour alone, two of them, and no skill at all."""
    extra(scene, f"[Activate: Main] Choose 1 {words} Battle Card in your Drop Area and add it to your hand.")
    scene.card("Red", "[Blocker]", color="Red"), scene.card("Both", "[Blocker]", color="Red/Green")
    scene.card("Plain", color="Green"), scene.card("Gifted", "[Blocker]", color="Green")
    me.has(hand=["Order"], drop=["Red", "Both", "Plain", "Gifted"])
    me.uses("Order")
    assert me.zone("hand") == [chosen]


@pytest.mark.rule("8-7-5-1-2")
@pytest.mark.parametrize("deed", ["KO it", "return it to its owner's hand"])
def test_removed_by_a_skill_or_ko_ed_is_told_once(scene, me, foe, deed):
    """8-7-5-1-2: whichever way it goes, its skill is set off once."""
    scene.card("Leaver", "[Auto] When this card is removed from your Battle Area by a skill or KO-ed, draw 1 card.")
    extra(scene, f"[Activate: Main] Choose 1 of your Battle Cards and {deed}.")
    me.has(battle=["Leaver"], hand=["Order"])
    me.uses("Order")
    assert me.count("hand") == 1 + (deed != "KO it")


@pytest.mark.rule("3-6-5")
def test_only_one_of_that_name_can_be_played(scene, me, foe):
    """While one is there no other is played, neither from the hand nor by a skill."""
    scene.card("Rare", "[Permanent] Only 1 {Rare} can be played in your Battle Area.", energy_cost=FREE)
    extra(scene, "[Activate: Main] Choose 1 Battle Card in your Drop Area and play it.")
    me.has(battle=["Rare"], hand=["Rare", "Order"], drop=["Rare"])
    assert not me.offered("play", "Rare")
    me.uses("Order")
    assert me.zone("battle") == ["Rare"]


@pytest.mark.rule("1-3-3", "3-6-5")
@pytest.mark.parametrize("copies", ["{Rare}", "copy of this card"])
@pytest.mark.parametrize(("how", "played"), [("play them", 1), ("play them with their skills negated for the turn", 2)])
def test_of_two_that_are_played_at_once_one_keeps_the_other_from_it(scene, me, foe, copies, how, played):
    """1-3-3: only one of that name can be played, so of two the first is; without their skills both are."""
    scene.card("Rare", f"[Permanent] Only 1 {copies} can be played in your Battle Area.")
    extra(scene, f"[Activate: Main] Choose up to 2 {{Rare}} in your Drop Area and {how}.")
    me.has(hand=["Order"], drop=["Rare", "Rare", "Battle 1"])
    first = me.card("Rare", "drop")
    me.uses("Order").picks("Rare", "Rare")
    assert me.count("battle") == played and first in scene.game.in_zone(0, "battle")


@pytest.mark.rule("1-3-3")
def test_two_others_are_played_beside_one_that_is_alone(scene, me, foe):
    """1-3-3: what bars its own name bars no other card that is played with it."""
    scene.card("Rare", "[Permanent] Only 1 {Rare} can be played in your Battle Area.")
    extra(scene, "[Activate: Main] Choose up to 3 Battle Cards in your Drop Area and play them.")
    me.has(hand=["Order"], drop=["Battle 1", "Rare", "Battle 2"])
    me.uses("Order").picks("Rare", "Battle 1", "Battle 2")
    assert sorted(me.zone("battle")) == ["Battle 1", "Battle 2", "Rare"]


@pytest.mark.rule("8-4-2-2")
@pytest.mark.parametrize(("drop", "offered"), [(["Sun", "Moon"], True), (["Sun", "Sun"], False)])
def test_a_cost_of_two_choices_needs_a_card_for_each(scene, me, foe, drop, offered):
    """8-4-2-2: a cost that can be paid in part only cannot be paid."""
    scene.card("Sun", character="Sun"), scene.card("Moon", character="Moon")
    extra(scene, "[Activate: Main] Choose 1 <Sun> and 1 <Moon> in your Drop Area and place them at the bottom of your "
          "deck: Draw 1 card.")  # fmt: skip
    me.has(hand=["Order"], drop=drop)
    assert me.offered("use", "Order", "Order/1") is offered


def test_what_a_cost_chose_is_what_the_effect_is_about(scene, me, foe):
    """Nothing was done with it yet, so it is still there."""
    scene.card("Chosen", power=10000)
    extra(scene, "[Activate: Main] Choose 1 of your Battle Cards: It gets +5000 power for the turn.")
    me.has(hand=["Order"], battle=["Chosen"])
    me.uses("Order")
    assert me.power("Chosen") == 15000


@pytest.mark.rule("8-3-2")
@pytest.mark.parametrize(("words", "again"), [("", True), (", then negate this skill for the game", False)])
def test_a_skill_that_negates_itself_is_not_activated_again(scene, me, foe, words, again):
    """8-3-2: what is negated cannot be activated; without those words it can."""
    scene.card("Spent", f"[Activate: Main] Draw 1 card{words}.")
    me.has(battle=["Spent"])
    me.uses("Spent")
    assert me.offered("use", "Spent", "Spent/1") is again


@pytest.mark.parametrize(("cost", "chosen"), [(2, True), (3, False)])
def test_costs_in_the_plural_are_those_of_both(scene, me, foe, cost, chosen):
    """Energy costs of 2 or less: the first card must have one too."""
    (
        scene.card("Sun", character="Sun", energy_cost=f"{cost}(-)"),
        scene.card("Moon", character="Moon", energy_cost="2(-)"),
    )
    extra(scene, "[Activate: Main] Add 1 <Sun> card and 1 <Moon> card with energy costs of 2 or less from your Drop "
          "Area to your hand.")  # fmt: skip
    me.has(hand=["Order"], drop=["Sun", "Moon"])
    me.uses("Order")
    assert ("Sun" in me.zone("hand")) is chosen and "Moon" in me.zone("hand")
