"""Two rules meeting: what was there at a declaration, who is asked, and cards that move before their skill."""

from __future__ import annotations

import pytest

STOP = "[Counter: Attack] Negate the attack."


def life(foe, count=1):
    for _ in range(count):
        foe.picks(("hidden", 0), rule="4-10-2-1")


# --- who chooses, and what with ----------------------------------------------------------------------------


@pytest.mark.rule("8-6-3-3", "1-3-3")
def test_a_card_out_of_reach_is_not_chosen_by_its_own_player_for_an_opposing_skill(scene, me, foe, trick):
    """1-3-3 goes by whose skill it is; 8-6-3-3: its player chooses among the rest."""
    trick("Edict", "[Activate: Main] Your opponent chooses 1 of their Battle Cards and KOs it.")
    scene.card("Shy", "[Permanent] This card cannot be chosen by your opponent's skills.")
    foe.has(battle=["Shy", "Battle 1"])
    me.has(hand=["Edict"])
    me.uses("Edict")
    assert foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("2-11-1-1", "2-4-1")
@pytest.mark.parametrize(("other", "payable"), [("Red Energy", True), ("Blue Energy", False)])
@pytest.mark.parametrize("by", ["play", "skill"])
def test_energy_of_two_colours_pays_for_one_of_them(scene, me, foe, other, payable, by):
    """2-4-1: it has both colours; 2-11-1-1 counts a card once, so the other colour needs another card."""
    scene.card("Both Energy", color="red/green", energy_cost="9(-)")
    scene.card("Hybrid", "[Activate: Main] {R}{G}: Draw 1 card.", energy_cost="2({R}{G})", color="red/green")
    me.put("hand" if by == "play" else "battle", "Hybrid")
    me.energy("Both Energy", other)
    act = ("play", "Hybrid") if by == "play" else ("use", "Hybrid", "Hybrid/1")
    assert me.offered(*act) is payable
    if payable:
        me.picks(act)
        assert me.is_rested("Both Energy") and me.is_rested(other)


@pytest.mark.rule("1-3-6", "7-4-1-2")
@pytest.mark.parametrize(("combos", "hits"), [(2, False), (3, True)])
def test_power_below_nothing_counts_as_such_when_combos_are_added(scene, me, foe, trick, combos, hits):
    """1-3-6: -5000 is 0 until something is added to it, and 7-4-1-2 adds 5000 for each card."""
    trick("Curse", "[Activate: Main] Choose 1 of your Battle Cards and it gets -15000 power this turn.")
    me.has(battle=["Battle 2"], hand=["Curse", *["Battle 1"] * combos])
    me.uses("Curse")
    assert me.power("Battle 2") == 0
    me.attacks("Battle 2", "Leader")
    for _ in range(combos):
        me.combos("Battle 1")
    (foe if hits else me).is_asked("4-10-2-1" if hits else "6-3-1-3")


# --- what was there at the declaration ---------------------------------------------------------------------


@pytest.mark.rule("10-3-1", "8-7-2")
def test_a_blocker_that_a_counter_played_was_not_there_for_the_attack(scene, me, foe):
    """8-7-2: the attack was declared before the card was played, so its 10-3-1 is not pending."""
    scene.card(
        "Leap", "[Counter: Attack] {1}: Play this card from your hand.\n[Blocker]", power=20000, energy_cost="5(-)"
    )
    me.has(battle=["Battle 2"])
    foe.has(hand=["Leap"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses("Leap").passes()
    life(foe)
    assert foe.zone("battle") == ["Leap"] and not foe.is_rested("Leap")


@pytest.mark.rule("10-3-1", "8-3-3")
def test_a_blocker_by_low_life_blocks_only_attacks_that_found_it_so(scene, me, foe, trick):
    """8-3-3: the part was negated as the attack was declared, and the life that the answer took comes too late."""
    scene.card("Wall", "[Permanent] If your life is at 4 or less, this card gains [Blocker].", power=20000)
    trick("Bleed", "[Counter: Attack] Choose 1 card from your life and add it to your hand.")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"], hand=["Bleed"], life=5)
    me.attacks("Battle 2", "Leader")
    foe.uses("Bleed").picks(("hidden", 0))
    foe.is_asked("7-2-1-2")
    foe.passes()
    life(foe)
    assert foe.count("life") == 5 - 2
    me.attacks("Leader", "Leader")
    foe.is_asked("10-3-1")


@pytest.mark.rule("10-3-1", "4-7-3-5")
def test_an_attack_that_was_switched_is_still_blocked(scene, me, foe, trick):
    """4-7-3-5: the attack goes on at another card, which 10-3-1's card may stand in for."""
    trick("Shout", "[Counter: Attack] Choose 1 of your <Bait> and change the target of the attack to it.")
    scene.card("Bait", character="Bait")
    scene.card("Wall", "[Blocker]", power=20000)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Bait", "Wall"], hand=["Shout"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Shout").picks("Wall", rule="10-3-1").passes()
    assert sorted(foe.zone("battle")) == ["Bait", "Wall"] and foe.count("life") == 8


@pytest.mark.rule("7-3-1-2-1", "10-3-1")
def test_the_first_target_may_combo_for_the_card_that_blocked(scene, me, foe):
    """10-3-1 made another card the guard card, so 7-3-1-2-1 lets the first one combo."""
    scene.card("Hound", "[Permanent] This card can attack Battle Cards in Active Mode.", power=10000)
    scene.card("Wall", "[Blocker]", power=10000)
    me.has(battle=["Hound"])
    foe.has(battle=["Battle 1", "Wall"])
    me.attacks("Hound", "Battle 1")
    foe.picks("Wall", rule="10-3-1").combos("Battle 1")
    assert foe.zone("battle") == ["Wall"] and foe.zone("drop") == ["Battle 1"]


@pytest.mark.rule("4-7-3-2", "10-9-3-2")
def test_who_was_overruled_may_answer_the_skill_about_the_attack(scene, me, foe, trick):
    """4-7-3-2 allows one answer to the attack; 10-9-3-2 opens another timing for the skill that it set off."""
    trick("Stop", STOP)
    trick("Halt", STOP)
    trick("Overrule", "[Counter: Counter] Negate the [Counter].")
    scene.card("Scout", "[Auto] When this card attacks, draw 1 card.", power=10000)
    me.has(battle=["Scout"], hand=["Overrule"])
    foe.has(hand=["Stop", "Halt"])
    me.attacks("Scout", "Leader")
    foe.uses("Stop")
    me.uses("Overrule")
    foe.uses("Halt")
    me.is_asked("6-3-1-3")
    assert foe.count("life") == 8 and me.count("deck") == 20 - 1


# --- cards that move before their skill --------------------------------------------------------------------


@pytest.mark.rule("8-7-7", "8-5-1-2")
@pytest.mark.parametrize(("first", "area"), [("Sexton", "hand"), ("Phoenix", "battle")])
def test_a_card_that_another_skill_took_first_does_not_come_back(scene, me, foe, trick, first, area):
    """8-5-1-2: their master orders them; 8-7-7: what is not where it was is not played from there."""
    scene.card("Phoenix", "[Auto] When this card is KO-ed, play this card from your Drop Area.", character="Bird")
    text = "[Auto] When one of your Battle Cards is KO-ed, choose 1 <Bird> from your Drop Area and add it to your hand."
    scene.card("Sexton", text)
    trick("Fell", "[Activate: Main] Choose 1 of your <Bird> and KO it.")
    me.has(battle=["Phoenix", "Sexton"], hand=["Fell"])
    me.uses("Fell").picks(("ability", f"{first}/1", first))
    assert "Phoenix" in me.zone(area)


@pytest.mark.rule("8-6-2-4", "8-6-2-5-2")
def test_a_skill_whose_card_was_taken_in_answer_does_the_rest(scene, me, foe, trick):
    """8-6-2-4 let its card be returned; 8-6-2-5-2 carries out what does not need that card."""
    trick("Bounce", "[Counter: Play] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.")
    text = (
        "[Activate: Main] Choose 1 <Guest> from your Drop Area and play it, then this card gains +5000 power this turn."
    )
    scene.card("Caller", text)
    scene.card("Guest", character="Guest")
    me.has(battle=["Caller"], drop=["Guest"])
    foe.has(hand=["Bounce"])
    me.uses("Caller")
    foe.uses("Bounce")
    assert me.zone("battle") == ["Guest"] and me.zone("hand") == ["Caller"]


@pytest.mark.rule("4-3-6", "3-1-7")
def test_a_borrowed_card_serves_its_master_and_goes_home(scene, me, foe, trick):
    """4-3-6: its skill is of whose area it lies in; 3-1-7: the Drop Area is that of its own player."""
    trick("Borrow", "[Activate: Main] Choose 1 Battle Card in your opponent's Drop Area and play it.")
    trick("Fell", "[Activate: Main] Choose 1 of your <Guest> and KO it.")
    scene.card("Guest", "[Auto] When this card is KO-ed, draw 1 card.", character="Guest")
    foe.has(drop=["Guest"])
    me.has(hand=["Borrow", "Fell"])
    me.uses("Borrow")
    with me.changes(deck=-1):
        me.uses("Fell")
    assert foe.zone("drop") == ["Guest"] and foe.count("deck") == 20


@pytest.mark.rule("10-10-1", "10-9-3-1")
def test_a_skill_whose_play_was_negated_has_been_used_this_turn(scene, me, foe, trick):
    """10-10-1 limits activating; 10-9-3-1 took away only what it would have played."""
    trick("Deny", "[Counter: Play] Negate the play.")
    scene.card("Caller", "[Activate: Main] [Once per turn] Choose 1 <Guest> from your Drop Area and play it.")
    scene.card("Guest", character="Guest")
    me.has(battle=["Caller"], drop=["Guest"])
    foe.has(hand=["Deny"])
    me.uses("Caller")
    foe.uses("Deny")
    assert me.zone("drop") == ["Guest"] and not me.offered("use", "Caller", "Caller/1")


@pytest.mark.rule("10-7-1", "1-3-2-1")
def test_two_skills_that_make_the_same_card_active_overlap(scene, me, foe):
    """10-7-1: both are activated after the first battle; 1-3-2-1: the second finds nothing to do. Three attacks."""
    scene.card("Twin", "[Dual Attack]\n[Triple Attack]", power=5000)
    me.has(battle=["Twin"])
    me.attacks("Twin", "Leader").picks(me.options()[0])
    me.attacks("Twin", "Leader").attacks("Twin", "Leader")
    assert me.is_rested("Twin")


# --- what was shown --------------------------------------------------------------------------------------


@pytest.mark.rule("3-1-5", "1-3-4")
@pytest.mark.parametrize(("top", "others", "power"), [("Battle 1", "Trifle", 15000), ("Trifle", "Battle 1", 5000)])
def test_what_was_revealed_is_asked_about_though_it_was_shuffled_away(scene, me, foe, trick, top, others, power):
    """The card that was seen counts, whichever cards lie in the deck after it was shuffled."""
    scene.card("Peeper", "[Activate: Main] Your opponent reveals the top card of their deck, then shuffles their deck. "
               "If the revealed card was a Battle Card, this card gets +5000 power for the duration of the turn. "
               "Otherwise, this card gets -5000 power for the duration of the turn.", power=10000)  # fmt: skip
    trick("Trifle", "[Activate: Main] Draw 1 card.")
    me.has(battle=["Peeper"])
    foe.has(deck=[others] * 12)
    foe.deck_top(top)
    me.uses("Peeper")
    assert me.power("Peeper") == power
