"""Two rules meeting: keyword skills under negation, durations across turns, prohibitions against effects."""

from __future__ import annotations

import pytest

HUSH = "[Activate: Main] Choose 1 Battle Card. Negate all of its skills for the duration of the turn."


def life(foe, count=1):
    for _ in range(count):
        foe.picks(("hidden", 0), rule="4-10-2-1")


def next_main(scene):
    scene.pass_until("6-3-1-3", even_if_able=True)


# --- keywords under negation -------------------------------------------------------------------------------


@pytest.mark.rule("8-3-2", "10-7-1")
@pytest.mark.parametrize("hushed", [True, False])
def test_a_negated_dual_attack_makes_no_card_active(scene, me, foe, trick, hushed):
    """8-3-2: the skill is there and does nothing, so after 10-7-1's battle the card rests."""
    trick("Hush", HUSH)
    scene.card("Twin", "[Dual Attack]", power=5000)
    me.has(battle=["Twin"], hand=["Hush"])
    if hushed:
        me.uses("Hush")
    me.attacks("Twin", "Leader")
    assert me.is_rested("Twin") is hushed


@pytest.mark.rule("8-7-4-1", "10-8-1")
def test_revenge_that_is_negated_while_it_pends_is_cancelled(scene, me, foe):
    """8-7-4-1: the attacker's own end-of-battle skill comes first and negates what 10-8-1 had made pending."""
    text = "[Auto] At the end of the battle after this card attacks, choose 1 of your opponent's Battle Cards. "
    scene.card("Silencer", f"{text}Negate all of its skills for the duration of the turn.", power=5000)
    scene.card("Thorn", "[Revenge]", power=25000)
    me.has(battle=["Silencer"])
    foe.put("battle", "Thorn", rested=True)
    me.attacks("Silencer", "Thorn")
    assert me.zone("battle") == ["Silencer"]


@pytest.mark.rule("8-7-7", "10-8-1")
def test_revenge_of_a_koed_card_cannot_be_negated_any_more(scene, me, foe):
    """8-7-7: the card is elsewhere and its pending skill stays, so 10-8-1 takes the attacker."""
    text = "[Auto] At the end of the battle after this card attacks, choose up to 1 of your opponent's Battle Cards. "
    scene.card("Silencer", f"{text}Negate all of its skills for the duration of the turn.", power=5000)
    scene.card("Thorn", "[Revenge]", power=5000)
    me.has(battle=["Silencer"])
    foe.put("battle", "Thorn", rested=True)
    me.attacks("Silencer", "Thorn")
    assert me.zone("drop") == ["Silencer"]


@pytest.mark.rule("8-3-2", "10-5-1")
def test_critical_gained_after_the_negation_counts(scene, me, foe, trick):
    """8-3-2 negates what the card had; what it gains later 10-5-1 asks for."""
    trick("Hush", HUSH)
    trick("Edge", "[Activate: Main] Choose 1 of your Battle Cards. It gains [Critical] for the duration of the turn.")
    scene.card("Blade", "[Double Strike]", power=10000)
    me.has(battle=["Blade"], hand=["Hush", "Edge"])
    me.uses("Hush").uses("Edge").attacks("Blade", "Leader")
    life(foe, 1)
    assert foe.count("drop") == 1 and foe.count("life") == 8 - 1


@pytest.mark.rule("8-3-2", "10-6-1")
def test_a_strike_gained_before_the_negation_is_negated_too(scene, me, foe, trick):
    """8-3-2: it negates gained skills as well, so 10-6-1 leaves one damage."""
    trick("Hush", HUSH)
    trick("Edge", "[Activate: Main] Choose 1 of your Battle Cards. It gains [Double Strike] this turn.")
    me.has(battle=["Battle 2"], hand=["Hush", "Edge"])
    me.uses("Edge").uses("Hush").attacks("Battle 2", "Leader")
    life(foe, 1)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("10-3-2", "10-8-1")
def test_revenge_goes_by_the_guard_card_a_negated_block_gave_back(scene, me, foe):
    """10-3-2 switches the target back, so 10-8-1 asks the first target and not the card that blocked."""
    text = "[Auto] When your opponent activates [Blocker], negate that [Blocker]."
    scene.card("Piercer", text, power=10000)
    scene.card("Thorn", "[Blocker]\n[Revenge]", power=5000)
    me.has(battle=["Piercer"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(battle=["Thorn"])
    me.attacks("Piercer", "Battle 1")
    foe.picks("Thorn", rule="10-3-1")
    assert foe.zone("drop") == ["Battle 1"] and me.zone("battle") == ["Piercer"]


@pytest.mark.rule("10-3-1", "7-1-2-1")
def test_a_blocker_has_nothing_to_take_from_a_negated_attack(scene, me, foe, trick):
    """7-1-2-1: the checkpoint comes, but 10-3-1 has no attack to switch."""
    trick("Stop", "[Counter: Attack] Negate the attack.")
    scene.card("Wall", "[Blocker]")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"], hand=["Stop"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.is_asked("6-3-1-3")
    assert not foe.is_rested("Wall")


@pytest.mark.rule("10-3-1", "8-5-1-2")
def test_the_attackers_skill_may_rest_a_blocker_before_it_is_used(scene, me, foe):
    """8-5-1-2: the turn player's pending skill resolves first, and 10-3-1 needs an Active card."""
    text = "[Auto] When this card attacks, choose 1 of your opponent's Battle Cards and switch it to Rest Mode."
    scene.card("Stunner", text, power=10000)
    scene.card("Wall", "[Blocker]")
    me.has(battle=["Stunner"])
    foe.has(battle=["Wall"])
    me.attacks("Stunner", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-3-1", "8-7-2")
def test_a_card_that_gains_blocker_after_the_attack_was_declared_does_not_block(scene, me, foe, trick):
    """8-7-2: a skill pends when its condition is met, and then the card had no 10-3-1."""
    trick("Lend", "[Counter: Attack] Choose 1 of your Battle Cards. It gains [Blocker] for the duration of the turn.")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Battle 3"], hand=["Lend"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Lend")
    foe.is_asked("4-10-2-1")
    assert "blocker" in foe.value("Battle 3", "keywords")


@pytest.mark.rule("10-7-1", "10-10-2")
def test_a_gained_dual_attack_is_a_skill_of_its_own(scene, me, foe, trick):
    """10-10-2: the limit is set for each skill; the printed one is used up, the gained one is not."""
    trick("Spur", "[Activate: Main] Choose 1 of your Battle Cards. It gains [Dual Attack] this turn.")
    scene.card("Twin", "[Dual Attack]", power=5000)
    me.has(battle=["Twin"], hand=["Spur"])
    me.attacks("Twin", "Leader").uses("Spur").attacks("Twin", "Leader")
    assert not me.is_rested("Twin")
    me.attacks("Twin", "Leader")
    assert me.is_rested("Twin")


@pytest.mark.rule("10-7-1", "7-1-3-1")
def test_a_twin_whose_target_left_becomes_active_again(scene, me, foe, trick):
    """7-1-3-1 ends the battle at once, and 10-7-1 still follows it."""
    trick("Retreat", "[Activate: Battle] Choose 1 of your Battle Cards and return it to your hand.")
    scene.card("Twin", "[Dual Attack]", power=5000)
    me.has(battle=["Twin"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=["Retreat"])
    me.attacks("Twin", "Battle 1")
    foe.uses("Retreat")
    assert not me.is_rested("Twin")


# --- durations across turns --------------------------------------------------------------------------------


@pytest.mark.rule("6-4-1-2", "8-9-1-4")
def test_an_effect_for_the_turn_is_gone_in_the_next(scene, me, foe, trick):
    """6-4-1-2: it dissipates at the end, on cards that never moved."""
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    me.has(battle=["Battle 1"], hand=["Feed"])
    me.uses("Feed").passes()
    next_main(scene)
    assert me.power("Battle 1") == 5000


@pytest.mark.rule("6-4-1-2", "6-2-2")
def test_what_bars_the_opponents_charge_phase_is_over_in_the_one_after(scene, me, foe, trick):
    """6-2-2 finds the card barred once; at the end of that turn 6-4-1-2 has ended it."""
    trick("Pin", "[Activate: Main] Choose 1 of your opponent's Battle Cards. "
                 "It cannot be switched to Active Mode during your opponent's next Charge Phase.")  # fmt: skip
    me.has(hand=["Pin"])
    foe.put("battle", "Battle 1", rested=True)
    me.uses("Pin").passes()
    next_main(scene)
    assert foe.is_rested("Battle 1")
    foe.passes()
    next_main(scene)
    me.passes()
    next_main(scene)
    assert not foe.is_rested("Battle 1")


@pytest.mark.rule("7-4-1-8", "6-4-1-2")
def test_of_two_lengths_the_shorter_ends_with_its_battle(scene, me, foe, trick):
    """7-4-1-8 ends the one for the battle, 6-4-1-2 the one for the turn: +5000 is left in the main phase."""
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    scene.card("Brawler", "[Auto] When this card attacks, this card gains +2000 power for the duration of the battle.")
    me.has(battle=["Brawler"], hand=["Feed"])
    me.uses("Feed").attacks("Brawler", "Leader")
    assert me.power("Brawler") == 5000 + 5000 + 2000
    life(foe)
    assert me.power("Brawler") == 5000 + 5000


@pytest.mark.rule("10-10-1", "6-4-1-2")
def test_a_skill_that_was_used_up_is_there_again_in_the_next_turn(scene, me, foe):
    """10-10-1 limits it to once in a turn, and with 6-4-1-2 that turn is over."""
    scene.card("Watch", "[Auto] [Once per turn] When your opponent's card attacks, draw 1 card.")
    foe.put("battle", "Watch", rested=True)
    me.put("battle", "Watch", rested=True)
    me.has(battle=["Battle 1"])
    me.attacks("Battle 1", "Leader")
    next_main(scene)
    assert foe.count("deck") == 20 - 1
    me.passes()
    next_main(scene)
    foe.attacks("Watch", "Leader")
    assert me.count("deck") == 20 - 1


@pytest.mark.rule("8-9-1-4", "10-1-3")
def test_effects_on_a_leader_outlast_its_awakening(scene, me, foe, trick):
    """10-1-3: it is the same card, so 8-9-1-4 takes nothing away."""
    trick("Feed", "[Activate: Main] Your Leader Card gains +5000 power for the duration of the turn.")
    me.has(hand=["Feed"], life=4)
    me.uses("Feed").uses("Leader")
    assert me.power("Leader Awakened") == 15000 + 5000


@pytest.mark.rule("8-1-4", "3-1-4")
def test_a_permanent_skill_ends_as_its_card_leaves(scene, me, foe, trick):
    """8-1-4: it acts while it is active, and 3-1-4 makes another card of its own in the Drop Area."""
    scene.card("Banner", "[Permanent] All of your Battle Cards gain +5000 power.", character="Flag")
    trick("Sweep", "[Activate: Main] Choose 1 of your Battle Cards and KO it.")
    me.has(battle=["Banner", "Battle 1"], hand=["Sweep"])
    assert me.power("Battle 1") == 5000 + 5000
    me.uses("Sweep").picks("Banner")
    assert me.power("Battle 1") == 5000


# --- prohibitions against effects --------------------------------------------------------------------------


@pytest.mark.rule("1-3-3", "1-3-1")
def test_what_forbids_beats_what_allows(scene, me, foe):
    """1-3-1 lets a card attack Active cards, and 1-3-3 forbids to attack at all."""
    text = "[Permanent] This card can attack Battle Cards in Active Mode.\n[Permanent] This card cannot attack."
    scene.card("Tame Hound", text)
    scene.card("Hound", "[Permanent] This card can attack Battle Cards in Active Mode.")
    me.has(battle=["Tame Hound", "Hound"])
    foe.has(battle=["Battle 1"])
    assert me.can_attack("Hound", "Battle 1") and not me.can_attack("Tame Hound", "Battle 1")
    assert not me.can_attack("Tame Hound", "Leader")


@pytest.mark.rule("1-3-3", "8-9-1-5")
def test_a_card_that_arrives_is_barred_at_once(scene, me, foe):
    """8-9-1-5: what rewrites cards of an area reaches it as it enters, and 1-3-3 forbids its attack."""
    scene.card("Warden", "[Permanent] All of your opponent's Battle Cards cannot attack.")
    scene.card("Hero", energy_cost="0(-)")
    foe.has(battle=["Warden"])
    me.has(hand=["Hero"])
    me.plays("Hero")
    assert me.zone("battle") == ["Hero"] and not me.can_attack("Hero", "Leader")


@pytest.mark.rule("1-3-3", "8-1-4")
def test_a_prohibition_ends_with_the_skill_that_makes_it(scene, me, foe, trick):
    """8-1-4: negated, the [Permanent] skill forbids nothing any more."""
    scene.card("Warden", "[Permanent] All of your opponent's Battle Cards cannot attack.")
    trick("Hush", HUSH)
    foe.has(battle=["Warden"])
    me.has(battle=["Battle 1"], hand=["Hush"])
    assert not me.can_attack("Battle 1", "Leader")
    me.uses("Hush").picks("Warden")
    assert me.can_attack("Battle 1", "Leader")


@pytest.mark.rule("1-3-3", "4-9-3")
def test_who_cannot_draw_draws_none_of_several(scene, me, foe, trick):
    """4-9-3 repeats the draw, and 1-3-3 keeps each of them from happening; the rest of the skill does."""
    trick("Drought", "[Activate: Main] You cannot draw cards for the duration of the turn.")
    trick("Study", "[Activate: Main] Draw 3 cards and your Leader Card gains +5000 power for the duration of the turn.")
    me.has(hand=["Drought", "Study"])
    with me.changes(deck=0):
        me.uses("Drought").uses("Study")
    assert me.power("Leader") == 10000 + 5000


@pytest.mark.rule("1-3-3", "4-9-1")
def test_adding_the_top_card_to_the_hand_is_no_draw(scene, me, foe, trick):
    """4-9-1 calls drawing by its word; another move of the same card 1-3-3 does not forbid."""
    trick("Drought", "[Activate: Main] You cannot draw cards for the duration of the turn.")
    trick("Pick", "[Activate: Main] Add 1 card from the top of your deck to your hand.")
    me.has(hand=["Drought", "Pick"])
    me.uses("Drought")
    with me.changes(deck=-1):
        me.uses("Pick")


@pytest.mark.rule("1-3-3", "10-9-1")
def test_a_counter_that_is_forbidden_for_the_attack_is_open_to_a_play(scene, me, foe, trick):
    """1-3-3 bars one sort of [Counter]; 10-9-1 offers the other."""
    scene.card("Herald", "[Permanent] Your opponent cannot activate [Counter: Attack].", power=5000)
    trick("Stop", "[Counter: Attack] Negate the attack.")
    trick("Deny", "[Counter: Play] Negate the play.")
    scene.card("Hero", energy_cost="0(-)")
    me.has(battle=["Herald"], hand=["Hero"])
    foe.has(hand=["Stop", "Deny"])
    me.plays("Hero")
    foe.is_asked("4-7-3-2", exactly=[("use", "Deny", "Deny/1"), "end"])
    foe.picks("end")
    me.attacks("Herald", "Leader")
    assert not foe.offered("use", "Stop", "Stop/1")


@pytest.mark.rule("1-3-3", "7-4-1-4-2")
def test_a_card_that_cannot_be_koed_in_battle_can_be_by_a_skill(scene, me, foe, trick):
    """7-4-1-4-2 does not KO it; a skill is not what 1-3-3 forbids."""
    scene.card("Rock", "[Permanent] This card cannot be KO-ed in battle.", power=5000)
    trick("Sweep", "[Activate: Main] Choose 1 of your opponent's Battle Cards and KO it.")
    me.has(battle=["Battle 2"], hand=["Sweep"])
    foe.put("battle", "Rock", rested=True)
    me.attacks("Battle 2", "Rock")
    assert foe.zone("battle") == ["Rock"]
    me.uses("Sweep")
    assert foe.zone("drop") == ["Rock"]
