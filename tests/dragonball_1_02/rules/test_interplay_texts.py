"""Two rules meeting in long texts: gained blockers, answered plays, cards that play others, lost skills."""

from __future__ import annotations

import pytest


def struck(scene, foe, times=1):
    """Nobody acts further in the battle, and so many life cards are taken."""
    scene.pass_until("4-10-2-1", even_if_able=True)
    for _ in range(times):
        foe.picks(("hidden", 0), rule="4-10-2-1")


@pytest.mark.rule("10-3-1", "8-9-1-5")
def test_blockers_gained_for_a_battle_block_its_attack(scene, me, foe):
    """8-9-1-5: they have the skill as the attack is declared, so 10-3-1 makes it pending."""
    scene.card("Dare", "[Permanent] All of your opponent's Battle Cards gain [Blocker] for the duration of this card's "
               "battle.", power=10000)  # fmt: skip
    me.has(battle=["Dare"])
    foe.has(battle=["Battle 5"])
    me.attacks("Dare", "Leader")
    foe.picks("Battle 5")
    assert foe.is_rested("Battle 5") and foe.count("life") == 8


@pytest.mark.rule("8-7-5", "8-4-2")
def test_a_skill_whose_card_went_to_the_deck_played_it(scene, me, foe):
    """8-4-2: the card paid with itself; 8-7-5: it is still the one whose skill it was."""
    scene.card("Maker", "[Activate: Main] Place this card at the bottom of your deck: Choose 1 <Pupil> with an energy "
               "cost of 3 or less from your hand and play it.", character="Maker")  # fmt: skip
    scene.card("Pupil", "[Auto] When you play this card with <Maker> skill, draw 1 card.", character="Pupil")
    me.has(battle=["Maker"], hand=["Pupil"])
    me.uses("Maker").picks("Pupil")
    assert me.zone("battle") == ["Pupil"] and me.zone("deck")[0] == "Maker" and me.count("deck") == 20 + 1 - 1


@pytest.mark.rule("8-7-4-1", "8-3-2")
def test_what_is_played_without_skills_has_none_to_set_off(scene, me, foe):
    """8-7-4-1: its skill pends as it is played, and is cancelled, because by the checkpoint 8-3-2 has negated it."""
    scene.card("Lord", "[Auto] When you play this card, choose up to 2 <<Clan>> other than <Lord> from your hand and "
               "play them. Their skills are negated for the duration of the game.", character="Lord")  # fmt: skip
    scene.card("Kin", "[Double Strike]\n[Auto] When you play this card, draw 1 card.", trait="Clan", power=20000)
    me.has(hand=["Lord", "Kin"]).energy("Red Energy")
    me.plays("Lord").picks("Kin")
    assert me.count("deck") == 20
    me.attacks("Kin", "Leader")
    struck(scene, foe)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-1-3-1", "7-4-1-9")
def test_a_comboed_card_plays_itself_though_the_battle_ended_early(scene, me, foe):
    """7-1-3-1: skills for the end of a battle activate all the same; the card has come to the Drop Area by then."""
    scene.card("Shot", "[Auto] At the end of the battle after you combo with this card from your hand, if your Leader "
               "Card is red, play this card in Rest Mode.")  # fmt: skip
    scene.card("Bell", "[Activate: Battle] End the battle.", type="extra", energy_cost="0(-)")
    me.has(battle=["Battle 2"], hand=["Shot"])
    foe.has(hand=["Bell"])
    me.attacks("Battle 2", "Leader")
    me.combos("Shot")
    foe.uses("Bell")
    assert "Shot" in me.zone("battle") and me.is_rested("Shot") and foe.count("life") == 8


@pytest.mark.rule("10-9-3-1", "8-6-3-5")
def test_a_play_off_the_deck_that_is_negated_leaves_the_card_there(scene, me, foe, trick):
    """10-9-3-1: the skill is answered; 8-6-3-5's choice is made, and the card is shuffled away with the deck."""
    trick("Nope", "[Counter: Play] Negate the play.")
    scene.card("Jester", "[Auto] When you play this card from your hand, look at up to 3 cards from the top of your "
               "deck. Choose up to 1 <Ace> among them and play it. Then, shuffle your deck.")  # fmt: skip
    scene.card("Ace", character="Ace")
    me.has(hand=["Jester"]).energy("Red Energy")
    me.deck_top("Ace")
    foe.has(hand=["Nope"])
    me.plays("Jester")
    foe.picks("end")
    foe.uses("Nope")
    me.picks(3, "Ace")
    assert me.zone("battle") == ["Jester"] and me.count("deck") == 20


@pytest.mark.rule("10-4-1", "4-7-3-5")
def test_a_card_whose_only_base_was_countered_stays_in_the_hand(scene, me, foe, trick):
    """4-7-3-5: the skill is carried out if possible; without 10-4-1's card it is not, and nothing negated the play."""
    scene.card("Seed", character="Sprig")
    scene.card("Tree", "[Evolve] {1}: <Sprig>", energy_cost="9(-)")
    trick("Away", "[Counter: Play] Choose 1 of your opponent's Battle Cards and KO it.")
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    foe.has(hand=["Away"])
    me.uses("Tree")
    foe.uses("Away")
    assert me.zone("battle") == [] and me.zone("drop") == ["Seed"] and me.zone("hand") == ["Tree"]
    assert me.is_rested("Red Energy")


@pytest.mark.rule("10-4-4", "8-3-2")
def test_a_negation_is_carried_on_to_the_card_that_evolves(scene, me, foe, trick):
    """10-4-4: effects on the prior card go on, and so 8-3-2 negates the upper card's skills too."""
    scene.card("Seed", character="Sprig")
    scene.card("Tree", "[Evolve] {1}: <Sprig>\n[Auto] When you evolve into this card, draw 1 card.", energy_cost="9(-)")
    trick(
        "Hush", "[Activate: Main] Choose 1 of your Battle Cards. Negate all of its skills for the duration of the turn."
    )
    me.has(battle=["Seed"], hand=["Hush", "Tree"]).energy("Red Energy")
    me.uses("Hush").uses("Tree")
    assert me.zone("battle") == ["Tree"] and me.count("deck") == 20


@pytest.mark.rule("10-1-3", "8-2-2-2")
def test_less_power_is_carried_on_by_a_leader_that_awakens_as_it_attacks(scene, me, foe, trick):
    """10-1-3: the same card, so what it lost for the turn counts; what it has by then is the back's."""
    scene.card("Boss", "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.",
               type="leader", name_back="Boss Roused", power_back=15000, text_back="[Double Strike]")  # fmt: skip
    trick("Weigh", "[Counter: Attack] The attacking card gains -5000 power for the duration of the turn.")
    me.has(leader="Boss", life=4)
    foe.has(hand=["Weigh"])
    me.attacks("Boss", "Leader")
    foe.uses("Weigh")
    me.uses("Boss")
    assert me.power("Boss Roused") == 15000 - 5000
    struck(scene, foe, times=2)
    assert foe.count("life") == 8 - 2


@pytest.mark.rule("10-6-1", "9-2-1")
def test_the_last_life_ends_the_game_before_the_strike_is_dealt_whole(scene, me, foe):
    """9-2-1: at once, so of 10-6-1's three damage the third is never taken."""
    scene.card("Big", "[Triple Strike]\n[Critical]", power=20000)
    me.has(battle=["Big"])
    foe.has(life=2)
    me.attacks("Big", "Leader")
    struck(scene, foe)
    assert scene.winner is me and foe.count("life") == 0 and foe.count("drop") == 2


@pytest.mark.rule("10-2-1", "8-6-2-5-1")
def test_a_field_that_is_activated_off_the_deck_stays_in_the_battle_area(scene, me, foe):
    """10-2-1 prevails over 8-6-2-5-1, wherever the card came from."""
    scene.card("Keeper", "[Auto] When you play this card, choose and activate 1 {Meadow} from your deck. Then, shuffle "
               "your deck.")  # fmt: skip
    scene.card("Meadow", "[Field]\n[Permanent] All of your Battle Cards gain +5000 power.", type="extra",
               energy_cost="5({B})")  # fmt: skip
    me.has(hand=["Keeper"]).energy("Red Energy")
    me.deck_top("Meadow")
    me.plays("Keeper").picks("Meadow")
    assert sorted(me.zone("battle")) == ["Keeper", "Meadow"] and me.power("Keeper") == 5000 + 5000


# --- what was not done ---------------------------------------------------------------------------------------


@pytest.mark.rule("1-3-2-1", "8-6-3")
@pytest.mark.parametrize("rested", [True, False])
@pytest.mark.parametrize(
    "text",
    ["choose 1 of your Battle Cards and switch it to Rest Mode. If you do so, draw 1 card.",
     "switch this card to Rest Mode. If you do so, draw 1 card.",
     "switch all of your energy to Rest Mode. If you do so, draw 1 card.",
     "choose up to 1 of your energy and switch it to Rest Mode. If you do so, draw 1 card."],
)  # fmt: skip
def test_a_card_that_was_in_that_mode_was_not_switched(scene, me, foe, text, rested):
    """1-3-2-1: no action is carried out on a card in Rest Mode, so what hangs on it does not happen."""
    scene.card("Watchman", f"[Auto] At the end of your turn, {text}")
    me.put("battle", "Watchman", rested=rested)
    me.put("energy", "Red Energy", rested=rested)
    me.passes()
    while scene.game.question.seat == 0:
        me.picks(me.options()[0])
    assert me.count("hand") == (0 if rested else 1)


@pytest.mark.rule("1-3-2-1", "1-3-2")
@pytest.mark.parametrize(("other", "drawn"), [(False, 1), (True, 0)])
def test_all_chosen_cards_must_be_switched_to_have_done_so(scene, me, foe, trick, other, drawn):
    """1-3-2 switches the one that can be; 1-3-2-1: the other was not switched."""
    text = "Choose 2 of your opponent's Battle Cards and switch them to Rest Mode. If you do so, draw 1 card."
    trick("Hush", f"[Activate: Main] {text}")
    me.has(hand=["Hush"])
    foe.put("battle", "Battle 1")
    foe.put("battle", "Battle 2", rested=other)
    me.uses("Hush")
    assert foe.is_rested("Battle 1") and me.count("hand") == drawn


@pytest.mark.rule("10-5-1", "4-11-1-2")
@pytest.mark.parametrize(("keyword", "dropped"), [("[Critical]", 1), ("[Double Strike]", 0)])
def test_damage_of_a_skill_is_that_of_its_card(scene, me, foe, keyword, dropped):
    """4-11-1-2 names the card, so 10-5-1 drops the life card; a strike is said of attacks alone."""
    text = f"{keyword}\n[Activate: Main] [Once per turn] Inflict 1 damage to your opponent."
    scene.card("Boss", text, type="leader")
    me.put("leader", "Boss")
    me.uses("Boss", 2)
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 7 and foe.count("drop") == dropped


@pytest.mark.rule("10-7-1", "7-1-3")
def test_an_attack_that_was_negated_counts_for_another(scene, me, foe, trick):
    """7-1-3: the end of a battle comes for a negated attack too, and 10-7-1 makes the card active then."""
    scene.card("Twin", "[Dual Attack]", power=10000)
    trick("Stop", "[Counter: Attack] Negate the attack.")
    me.has(battle=["Twin"])
    foe.has(hand=["Stop"])
    me.attacks("Twin", "Leader")
    foe.uses("Stop")
    assert foe.count("life") == 8 and me.can_attack("Twin", "Leader")


@pytest.mark.rule("6-4-1-3", "6-4-1-1")
def test_a_card_that_came_in_the_end_phase_has_its_end_of_the_turn(scene, me, foe):
    """6-4-1-3 goes through the phase again; 6-4-1-1: what was not fulfilled this turn is, the first is not again."""
    scene.card("Usher", "[Auto] At the end of your turn, choose up to 1 Battle Card from your Drop Area and play it.")
    scene.card("Guest", "[Auto] At the end of your turn, draw 1 card.")
    me.has(battle=["Usher"], drop=["Guest", "Battle 1"])
    me.passes()
    me.picks("Guest")
    assert me.zone("battle") == ["Usher", "Guest"] and me.zone("drop") == ["Battle 1"] and me.count("hand") == 1
