"""Section 6-3: the Main Phase, up to its end."""

from __future__ import annotations

import pytest

FREE = {"energy_cost": "0"}


def use(name, skill=1):
    return ("use", name, f"{name}/{skill}")


@pytest.mark.rule("6-3-1")
def test_only_the_turn_player_acts_in_the_main_phase(scene, me, foe):
    """6-3-1: the opponent, able to play, to use a skill and to attack, is asked in the Defense Step only."""
    scene.card("Worker", "[Activate: Main] [Once per turn] Draw 1 card.")
    scene.card("Recruit", **FREE)
    for player in (me, foe):
        player.has(battle=["Worker"], hand=["Recruit"])
    me.is_asked("6-3-1-3")
    me.plays("Recruit")
    me.is_asked("6-3-1-3")
    me.uses("Worker")
    me.is_asked("6-3-1-3")
    me.attacks("Worker", "Leader")
    me.passes()
    foe.is_asked(exactly=[("combo", "Recruit"), ("combo", "Worker"), "pass"])
    assert scene.game.facts["step"] == "defense step"
    foe.passes()
    me.is_asked("6-3-1-3")


@pytest.mark.rule("6-3-1-1")
def test_skills_at_the_beginning_of_the_main_phase_come_first(scene, me, foe):
    """6-3-1-1: the drawn card is in hand at the first choice of an act."""
    scene.card("Early Bird", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    scene.card("Worm", **FREE)
    me.has(battle=["Early Bird"]).deck_top("Worm")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Worm"] and me.offered("play", "Worm")


@pytest.mark.rule("6-3-1-1")
def test_the_opponents_main_phase_does_not_set_off_mine(scene, me, foe):
    """6-3-1-1: it is the turn player's Main Phase that begins."""
    scene.card("Early Bird", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    foe.has(battle=["Early Bird"])
    me.is_asked("6-3-1-3")
    assert foe.count("hand") == 0 and me.count("hand") == 0


@pytest.mark.rule("6-3-1-2")
def test_acts_come_in_any_order_and_any_number(scene, me, foe):
    """6-3-1-2: play, attack, skill, play again in one Main Phase; after the battle one may act on."""
    scene.card("Worker", "[Activate: Main] [Once per turn] Draw 1 card.", power=10000)
    scene.card("Recruit", **FREE)
    scene.card("Second Recruit", **FREE)
    me.has(battle=["Worker"], hand=["Recruit", "Second Recruit"])
    me.plays("Recruit")
    me.attacks("Worker", "Leader")
    me.passes()
    foe.picks(("hidden", 0))
    me.is_asked("6-3-1-3")
    me.uses("Worker")
    me.plays("Second Recruit")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Worker", "Recruit", "Second Recruit"]
    assert me.count("hand") == 1 and foe.count("life") == 8 - 1


@pytest.mark.rule("6-3-1-2", "6-3-1-3")
def test_ending_is_asked_once(scene, me, foe):
    """6-3-1-3: the free timing of 6-3-1-2 is the same one: one answer ends the Main Phase."""
    me.has(battle=["Battle 1"])
    foe.has(hand=["Battle 1"]).deck_top("Battle 2")
    me.passes()
    foe.is_asked("6-2-5")


@pytest.mark.rule("6-3-1-3")
def test_plays_and_skills_have_a_counter_timing_before_and_a_checkpoint_after(scene, me, foe):
    """6-3-1-3: the opponent is asked before a play and before a skill that plays; skills they set off come after."""
    scene.card("No Play", "[Counter: Play] Negate the play.", type="extra", **FREE)
    scene.card("Scout", "[Auto] When this card is placed in the Battle Area, draw 1 card.", character="Scout", **FREE)
    scene.card("Caller", "[Activate: Main] [Once per turn] Choose 1 <Scout> from your Drop Area and play it.")
    me.has(battle=["Caller"], hand=["Scout"], drop=["Scout"])
    foe.has(hand=["No Play"])
    me.plays("Scout")
    foe.is_asked("4-7-3-2")
    assert me.zone("battle") == ["Caller"]
    foe.picks("end")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1
    me.uses("Caller")
    foe.is_asked("4-7-3-2")
    assert me.count("battle") == 2 and me.count("hand") == 1
    foe.picks("end")
    foe.picks("end", rule="4-7-3-2")  # 8-6-2-6: once more after a skill that played a card
    me.is_asked("6-3-1-3")
    assert me.count("battle") == 3 and me.count("hand") == 2


# --- 6-3-1-3-1 playing Battle Cards -----------------------------------------------------------------------


@pytest.mark.rule("6-3-1-3-1")
def test_a_battle_card_is_played_for_its_cost(scene, me, foe):
    """6-3-1-3-1: two energies rest, and the card is in the Battle Area, Active, out of the hand."""
    me.has(hand=["Battle 2"]).energy("Red Energy", "Blue Energy")
    with me.changes(hand=-1, battle=1, energy=0):
        me.plays("Battle 2")
    assert me.zone("battle") == ["Battle 2"] and not me.is_rested("Battle 2")
    assert me.is_rested("Red Energy") and me.is_rested("Blue Energy")


@pytest.mark.rule("6-3-1-3-1")
def test_an_extra_card_is_not_played_as_a_battle_card(scene, me, foe):
    """6-3-1-3-1: Battle Cards only."""
    me.has(hand=["Extra"]).energy("Red Energy")
    assert not me.offered("play", "Extra")
    assert me.refused("play", "Extra") == "6-3-1-3-1"


@pytest.mark.rule("6-3-1-3-1-1")
def test_resting_energy_does_not_pay(scene, me, foe):
    """6-3-1-3-1-1: cost 3 with two active and four resting energies: refused, unseen, nothing rested."""
    card = me.put("hand", "Battle 3")
    active = [me.put("energy", "Red Energy") for _ in range(2)]
    for _ in range(4):
        me.put("energy", "Red Energy", rested=True)
    assert not me.offered("play", "Battle 3")
    assert me.refused("play", "Battle 3") == "6-3-1-3-1-1"
    assert [bool(scene.game.rested[energy]) for energy in active] == [False, False]
    assert me.zone("hand") == ["Battle 3"] and not foe.sees(card)


@pytest.mark.rule("6-3-1-3-1-1")
def test_the_specified_colour_must_be_among_the_energy(scene, me, foe):
    """6-3-1-3-1-1: a cost of two with one green cannot be paid by two reds."""
    scene.card("Sprout", color="green", energy_cost="2({G})")
    me.has(hand=["Sprout"]).energy("Red Energy", "Red Energy")
    assert me.refused("play", "Sprout") == "6-3-1-3-1-1"


@pytest.mark.rule("6-3-1-3-1-1", "6-3-1-3-1-2")
def test_a_play_is_paid_before_it_is_countered_and_stays_paid(scene, me, foe):
    """6-3-1-3-1-2: asked after the payment and before the card enters; negated, the energy stays resting."""
    scene.card("No Play", "[Counter: Play] Negate the play.", type="extra", **FREE)
    me.has(hand=["Battle 1"]).energy("Red Energy")
    foe.has(hand=["No Play"])
    me.plays("Battle 1")
    foe.is_asked("4-7-3-2", exactly=[use("No Play"), "end"])
    assert me.is_rested("Red Energy") and me.zone("battle") == []
    foe.picks(use("No Play"))
    assert me.zone("battle") == [] and me.is_rested("Red Energy")


@pytest.mark.rule("6-3-1-3-1-3")
def test_a_card_is_played_only_after_the_counter_timing(scene, me, foe):
    """6-3-1-3-1-3: its skill on being played is not set off before, and draws once it has entered."""
    scene.card("No Play", "[Counter: Play] Negate the play.", type="extra", **FREE)
    scene.card("Scout", "[Auto] When this card is placed in the Battle Area, draw 1 card.", **FREE)
    me.has(hand=["Scout"])
    foe.has(hand=["No Play"])
    me.plays("Scout")
    assert me.zone("battle") == [] and scene.game.waiting == []
    foe.picks("end")
    assert me.zone("battle") == ["Scout"] and me.zone("hand") == ["Stone"]


@pytest.mark.rule("6-3-1-3-1-3")
def test_a_negated_play_sets_off_no_skill(scene, me, foe):
    """6-3-1-3-1-3: the card never entered, so it was not played."""
    scene.card("No Play", "[Counter: Play] Negate the play.", type="extra", **FREE)
    scene.card("Scout", "[Auto] When you play this card, draw 1 card.", **FREE)
    me.has(hand=["Scout"])
    foe.has(hand=["No Play"])
    me.plays("Scout")
    foe.picks(use("No Play"))
    assert me.zone("battle") == [] and me.count("hand") == 0


# --- 6-3-1-3-2 skills ----------------------------------------------------------------------------------------


def with_main_skills(scene, player):
    text = "[Activate: Main] [Once per turn] Draw 1 card."
    scene.card("Chief", text, type="leader")
    scene.card("Worker", text)
    scene.card("Trick", "[Activate: Main] Draw 1 card.", type="extra", **FREE)
    player.has(leader="Chief", battle=["Worker"], hand=["Trick"])


@pytest.mark.rule("6-3-1-3-2")
def test_main_skills_of_leader_battle_card_and_hand_are_offered(scene, me, foe):
    """6-3-1-3-2: all three, each used once here."""
    with_main_skills(scene, me)
    me.is_asked("6-3-1-3")
    for name in ("Chief", "Worker", "Trick"):
        assert use(name) in me.options()
    with me.changes(hand=3 - 1, drop=1):
        me.uses("Chief").uses("Worker").uses("Trick")


@pytest.mark.rule("6-3-1-3-2")
def test_main_skills_are_not_offered_in_a_battle(scene, me, foe):
    """6-3-1-3-2: the Offense Step offers none of them."""
    with_main_skills(scene, me)
    me.has(battle=["Battle 1"])
    me.attacks("Battle 1", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Worker"), "pass"])


@pytest.mark.rule("6-3-1-3-2")
def test_main_skills_are_not_offered_on_the_opponents_turn(scene, me, foe):
    """6-3-1-3-2: on my turn the opponent is offered none in the Defense Step."""
    with_main_skills(scene, foe)
    me.has(battle=["Battle 1"])
    me.attacks("Battle 1", "Chief")
    foe.is_asked(exactly=[("combo", "Worker"), "pass"])


@pytest.mark.rule("6-3-1-3-3")
def test_awaken_is_used_in_the_main_phase_when_its_condition_is_met(scene, me, foe):
    """6-3-1-3-3: with life 4 it is offered, and the leader is turned over."""
    me.has(life=4)
    assert use("Leader") in me.options()
    me.uses("Leader")
    assert me.zone("leader") == ["Leader Awakened"]
    assert me.power("Leader Awakened") == 15000


@pytest.mark.rule("6-3-1-3-3")
def test_awaken_is_not_offered_before_its_condition(scene, me, foe):
    """6-3-1-3-3: five life cards are too many."""
    me.has(life=5)
    assert use("Leader") not in me.options()
    assert me.refused(*use("Leader")) == "10-1-1"
    assert me.zone("leader") == ["Leader"]


@pytest.mark.rule("6-3-1-3-4")
def test_an_active_leader_and_battle_card_may_attack(scene, me, foe):
    """6-3-1-3-4: both may attack the enemy leader; the opponent's cards may not."""
    me.has(battle=["Battle 1"])
    foe.has(battle=["Battle 2"])
    assert me.can_attack("Leader", "Leader") and me.can_attack("Battle 1", "Leader")
    assert not me.can_attack("Battle 2", "Leader")


@pytest.mark.rule("6-3-1-3-4")
def test_the_first_player_may_attack_in_turn_one(scene, me, foe):
    """6-3-1-3-4: nothing forbids an attack on the first turn."""
    scene.turn_of(me, 1)
    me.attacks("Leader", "Leader")
    foe.picks(("hidden", 0))
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("6-3-1-3-5")
def test_ending_closes_the_main_phase_for_this_turn(scene, me, foe):
    """6-3-1-3-5: in the end step that follows, a play and an attack are refused although they could be paid."""
    scene.card("Night Owl", "[Auto] At the end of your Main Phase, draw up to 1 card.")
    scene.card("Recruit", **FREE)
    me.has(battle=["Night Owl"], hand=["Recruit"])
    me.is_asked("6-3-1-3")
    assert me.offered("play", "Recruit") and me.can_attack("Night Owl", "Leader")
    me.passes()
    me.is_asked("4-9-4-1", exactly=["draw", "done"])
    me.refused("play", "Recruit")
    me.passes()
    assert me.zone("hand") == ["Recruit"] and scene.game.facts["turn seat"] == foe.seat
    scene.quiet()
