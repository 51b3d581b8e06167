"""The Weathervane Cup: [Counter] skills, and what negates or redirects."""

from __future__ import annotations

import pytest

ACT = "7-2-1-2"
COUNTER = "4-7-3-2"
LIFE = "4-10-2-1"
MAIN = "6-3-1-3"
WORKSHOP = "Not in My Workshop"
ENTRANCE = "Wrong Entrance"
GRETT = "Hail Warden, Grett"
LINING = "Silver Lining"
STILL = "Sudden Still Air"
STEP = "Step Right Up"
THICKET = "The Thicket Closes"
OPINION = "Second Opinion"
EXIT = "Exit, Stage Left"
RED, BLUE, GREEN, YELLOW = ("Red Energy",), ("Blue Energy",), ("Green Energy",), ("Yellow Energy",)


def counter(name):
    return ("use", name, f"{name}/1")


def attacked(me, foe, power=2):
    """My Battle Card of 5000 times that power attacks the opponent's leader."""
    me.has(battle=[f"Battle {power}"])
    me.attacks(f"Battle {power}", "Leader")


# --- counter: play ------------------------------------------------------------------------------------------


def test_counter_play_negates(scene, me, foe):
    """Counter: play; negating a play; discarding as a cost: for a red card of the hand, the play comes to nothing."""
    me.has(hand=["Battle 1"]).energy(*RED)
    foe.has(hand=[WORKSHOP, "Clay Pup", "Soot Sprite", "Paper Heron"]).energy(*RED * 2)
    me.plays("Battle 1")
    foe.is_asked(COUNTER, exactly=[counter(WORKSHOP), "end"])
    foe.uses(WORKSHOP)
    assert foe.offered("Clay Pup") and foe.offered("Soot Sprite") and not foe.offered("Paper Heron")
    foe.picks("Clay Pup")
    assert me.zone("battle") == [] and me.zone("drop") == ["Battle 1"] and me.is_rested("Red Energy")
    assert sorted(foe.zone("drop")) == ["Clay Pup", WORKSHOP] and foe.zone("hand") == ["Soot Sprite", "Paper Heron"]


@pytest.mark.parametrize("energy", [RED, RED + BLUE])
def test_counter_play_that_cannot_be_paid(scene, me, foe, energy):
    """Counter: play; discarding as a cost: with one energy, or a blue one of two, it is not offered."""
    me.has(hand=["Battle 1"]).energy(*RED)
    foe.has(hand=[WORKSHOP, "Clay Pup"]).energy(*energy)
    me.plays("Battle 1")
    me.is_asked(MAIN)
    assert me.zone("battle") == ["Battle 1"]


def test_played_in_rest_mode(scene, me, foe):
    """Played in Rest Mode; counter: play; drawing: the opponent draws, and my card comes in resting."""
    me.has(hand=["Battle 1"]).energy(*RED)
    foe.has(hand=[ENTRANCE]).energy(*YELLOW * 2)
    me.plays("Battle 1")
    with foe.changes(deck=-1, hand=0):
        foe.uses(ENTRANCE)
    assert me.zone("battle") == ["Battle 1"] and me.is_rested("Battle 1")
    assert not me.can_attack("Battle 1", "Leader")


def test_counter_play_declined(scene, me, foe):
    """Played in Rest Mode: without the counter the card comes in active, and nothing is drawn."""
    me.has(hand=["Battle 1"]).energy(*RED)
    foe.has(hand=[ENTRANCE]).energy(*YELLOW * 2)
    me.plays("Battle 1")
    with foe.changes(deck=0, hand=0):
        foe.picks("end")
    assert not me.is_rested("Battle 1")


# --- counter: attack ----------------------------------------------------------------------------------------


def test_negating_an_attack(scene, me, foe):
    """Negating an attack; counter: attack; the opponent draws: no damage, and the attacker's player draws."""
    foe.has(hand=[LINING]).energy(*BLUE)
    attacked(me, foe)
    with me.changes(hand=+1, deck=-1), foe.changes(life=0, hand=-1, deck=0):
        foe.uses(LINING)
    assert me.is_rested("Battle 2") and foe.zone("drop") == [LINING]
    me.is_asked(MAIN)


def test_negating_an_attack_without_energy(scene, me, foe):
    """Negating an attack; counter: attack: its one blue energy must be there."""
    foe.has(hand=[LINING]).energy(*RED)
    attacked(me, foe)
    foe.is_asked(LIFE)


def test_a_warden_out_of_the_hand(scene, me, foe):
    """Counter: attack; less power; up to: Grett comes for three energy, and 10000 becomes 5000 for this battle."""
    foe.has(hand=[GRETT]).energy(*BLUE * 3)
    attacked(me, foe)
    foe.uses(GRETT)
    foe.is_asked(exactly=["Battle 2", "done"])
    foe.picks("Battle 2")
    assert foe.zone("battle") == [GRETT] and foe.zone("drop") == []
    assert me.power("Battle 2") == 10000 - 5000
    foe.passes()
    assert foe.count("life") == 8 and me.power("Battle 2") == 10000


def test_a_warden_who_chooses_nobody(scene, me, foe):
    """Counter: attack; up to: Grett may leave the attacker as it is, and the damage is taken."""
    foe.has(hand=[GRETT]).energy(*BLUE * 3)
    attacked(me, foe)
    foe.uses(GRETT).picks("done")
    foe.passes()
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1


def test_a_warden_played_in_my_own_turn(scene, me, foe):
    """Less power; auto, when played: played for three energy in my main phase, Grett finds no attacking card."""
    me.has(hand=[GRETT]).energy(*BLUE * 3)
    foe.has(battle=["Battle 2"])
    me.plays(GRETT)
    me.is_asked(MAIN)
    assert foe.power("Battle 2") == 10000


def test_less_power_for_a_card_of_the_hand(scene, me, foe):
    """Less power; counter: attack: for a card put under the deck, the attack of 10000 fails with 5000."""
    foe.has(hand=[STILL, "Clay Pup", "Extra"])
    attacked(me, foe)
    with foe.changes(deck=+1, hand=-2, life=0):
        foe.uses(STILL).picks("Clay Pup")
        foe.picks("Battle 2")
    assert foe.zone("deck")[0] == "Clay Pup" and foe.zone("drop") == [STILL]


def test_changing_the_target(scene, me, foe):
    """Changing the target of an attack; counter: attack: a Battle Card of 15000 takes the attack of 10000 and wins."""
    foe.has(hand=[STEP], battle=["Battle 3"]).energy(*YELLOW)
    attacked(me, foe)
    foe.uses(STEP)
    foe.is_asked(exactly=["Battle 3", "done"])
    foe.picks("Battle 3")
    assert foe.count("life") == 8 and foe.zone("battle") == ["Battle 3"] and not foe.is_rested("Battle 3")


def test_the_new_target_is_beaten(scene, me, foe):
    """Changing the target of an attack: the card pushed in front is KO-ed by more power."""
    foe.has(hand=[STEP], battle=["Battle 1"]).energy(*YELLOW)
    attacked(me, foe)
    foe.uses(STEP).picks("Battle 1")
    assert foe.count("life") == 8 and sorted(foe.zone("drop")) == ["Battle 1", STEP]


def test_no_volunteer(scene, me, foe):
    """Changing the target of an attack; up to: with nobody to choose the leader remains the target."""
    foe.has(hand=[STEP]).energy(*YELLOW)
    attacked(me, foe)
    foe.uses(STEP)
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1 and foe.zone("drop") == [STEP]


def test_counter_to_an_attack_by_a_battle_card(scene, me, foe):
    """Counter to an attack by a Battle Card; life as a cost; negating an attack: the attacker is KO-ed for one life."""
    foe.has(hand=[THICKET]).energy(*GREEN)
    attacked(me, foe)
    foe.uses(THICKET).picks(("hidden", 0))
    assert me.zone("battle") == [] and me.zone("drop") == ["Battle 2"]
    assert foe.count("life") == 8 - 1 and foe.count("hand") == 0
    assert sorted(foe.zone("drop")) == ["Stone", THICKET]
    me.is_asked(MAIN)


def test_a_leader_is_not_caught_in_the_thicket(scene, me, foe):
    """Counter to an attack by a Battle Card: the attack of a leader is not answered."""
    foe.has(hand=[THICKET]).energy(*GREEN)
    me.attacks("Leader", "Leader")
    foe.is_asked(LIFE)


def test_the_last_life_as_a_cost(scene, me, foe):
    """Life as a cost; counter to an attack by a Battle Card: whoever pays with the last life has lost at once."""
    foe.has(hand=[THICKET], life=1).energy(*GREEN)
    attacked(me, foe)
    foe.uses(THICKET)
    assert scene.winner is me
    assert me.zone("battle") == ["Battle 2"]


# --- counter: counter ---------------------------------------------------------------------------------------


def test_counter_counter(scene, me, foe):
    """Counter: counter; drawing: the negated counter does nothing, my attack goes on, and I draw a card."""
    me.has(hand=[OPINION]).energy(*BLUE * 2)
    foe.has(hand=[LINING]).energy(*BLUE)
    attacked(me, foe)
    foe.uses(LINING)
    me.is_asked(COUNTER, exactly=[counter(OPINION), "end"])
    with me.changes(deck=-1, hand=0):
        me.uses(OPINION)
    me.passes()  # the offense step, where the card drawn could combo
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1 and foe.zone("drop") == [LINING]


def test_counter_counter_for_a_resting_card(scene, me, foe):
    """Counter: counter; resting as a cost: a Battle Card of mine rests, and the play goes through."""
    me.has(hand=["Battle 1", EXIT], battle=["Battle 2", "Battle 3"]).energy(*YELLOW * 2)
    foe.has(hand=[WORKSHOP, "Clay Pup", "Soot Sprite"]).energy(*RED * 2)
    me.plays("Battle 1").picks("Yellow Energy")
    foe.uses(WORKSHOP).picks("Clay Pup")
    me.uses(EXIT)
    me.is_asked(exactly=["Battle 2", "Battle 3"])
    me.picks("Battle 3")
    assert me.is_rested("Battle 3") and not me.is_rested("Battle 2")
    assert "Battle 1" in me.zone("battle") and sorted(foe.zone("drop")) == ["Clay Pup", WORKSHOP]


def test_counter_counter_without_a_card_to_rest(scene, me, foe):
    """Resting as a cost; counter: counter: without a Battle Card the exit is not offered, and the play is negated."""
    me.has(hand=["Battle 1", EXIT]).energy(*YELLOW * 2)
    foe.has(hand=[WORKSHOP, "Clay Pup", "Soot Sprite"]).energy(*RED * 2)
    me.plays("Battle 1").picks("Yellow Energy")
    foe.uses(WORKSHOP).picks("Clay Pup")
    me.is_asked(MAIN)
    assert me.zone("drop") == ["Battle 1"] and me.zone("hand") == [EXIT]


# --- what cannot be countered or blocked ------------------------------------------------------------------------


def test_an_attack_that_cannot_be_countered(scene, me, foe):
    """What cannot be blocked or countered: the glacier's attack leaves no chance for a [Counter: Attack]."""
    me.has(battle=["Slow Glacier, Hemm"])
    foe.has(hand=[LINING]).energy(*BLUE)
    me.attacks("Slow Glacier, Hemm", "Leader")
    foe.is_asked(LIFE)


def test_another_attack_beside_the_glacier_can_be_countered(scene, me, foe):
    """What cannot be blocked or countered: while another card attacks, the glacier protects nothing."""
    me.put("battle", "Slow Glacier, Hemm", rested=True)
    foe.has(hand=[LINING]).energy(*BLUE)
    attacked(me, foe)
    foe.is_asked(COUNTER, exactly=[counter(LINING), "end"])


@pytest.mark.parametrize("name", ["Ilvane, Who Drank the Storm", "Trapeze Ghost"])
def test_an_attack_that_cannot_be_blocked(scene, me, foe, name):
    """What cannot be blocked or countered: an active blocker is not asked."""
    me.has(battle=[name])
    foe.has(battle=["Clay Pup"])
    me.attacks(name, "Leader")
    foe.is_asked(ACT, exactly=[("combo", "Clay Pup"), "pass"])


@pytest.mark.parametrize("name", ["Ilvane, Who Drank the Storm", "Trapeze Ghost"])
def test_another_attack_beside_it_can_be_blocked(scene, me, foe, name):
    """What cannot be blocked or countered: this is so for the card's own attack only."""
    me.put("battle", name, rested=True)
    foe.has(battle=["Clay Pup"])
    attacked(me, foe)
    foe.is_asked("10-3-1", exactly=["Clay Pup", "nobody"])


# --- negating a blocker, negating skills ------------------------------------------------------------------------


def test_negating_a_blocker(scene, me, foe):
    """Negating a blocker; auto, with a block: for one red energy the leader is the target again, and loses a life."""
    me.has(battle=["Molten Journeyman"]).energy(*RED)
    foe.has(battle=["Clay Pup"])
    me.attacks("Molten Journeyman", "Leader")
    foe.picks("Clay Pup")
    me.picks("yes")
    assert me.is_rested("Red Energy") and foe.is_rested("Clay Pup")
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1 and foe.zone("battle") == ["Clay Pup"]


def test_a_blocker_that_is_let_through(scene, me, foe):
    """Negating a blocker: it need not be paid for, and then the pup takes the attack."""
    me.has(battle=["Molten Journeyman"]).energy(*RED)
    foe.has(battle=["Clay Pup"])
    me.attacks("Molten Journeyman", "Leader")
    foe.picks("Clay Pup")
    me.picks("no")
    assert foe.count("life") == 8 and foe.zone("drop") == ["Clay Pup"] and not me.is_rested("Red Energy")


def test_negating_skills(scene, me, foe):
    """Negating skills: the constable is neither blocker nor stronger, until the turn ends."""
    me.has(hand=["Hush Before the Leap"], battle=["Battle 3"]).energy(*YELLOW * 2)
    foe.has(battle=["Hedge Constable, Rooke"])
    scene.start()
    assert foe.power("Hedge Constable, Rooke") == 10000 + 3000
    me.uses("Hush Before the Leap").picks("Hedge Constable, Rooke")
    assert foe.power("Hedge Constable, Rooke") == 10000
    me.attacks("Battle 3", "Leader")
    foe.is_asked(ACT, exactly=[("combo", "Hedge Constable, Rooke"), "pass"])


def test_negated_skills_come_back(scene, me, foe):
    """Negating skills: in my next turn the constable blocks again."""
    me.has(hand=["Hush Before the Leap"], battle=["Battle 3"]).energy(*YELLOW * 2)
    foe.has(battle=["Hedge Constable, Rooke"])
    me.uses("Hush Before the Leap").picks("Hedge Constable, Rooke").passes()
    foe.passes()
    assert foe.power("Hedge Constable, Rooke") == 10000 + 3000
    me.attacks("Battle 3", "Leader")
    foe.is_asked("10-3-1", exactly=["Hedge Constable, Rooke", "nobody"])


def test_nobody_to_silence(scene, me, foe):
    """Negating skills; up to: without an opposing Battle Card the hush is used up and changes nothing."""
    me.has(hand=["Hush Before the Leap"]).energy(*YELLOW * 2)
    me.uses("Hush Before the Leap")
    assert me.zone("drop") == ["Hush Before the Leap"]
    me.is_asked(MAIN)
