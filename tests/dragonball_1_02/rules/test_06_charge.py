"""Sections 6-1 and 6-2: the turn and its Charge Phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

ON_DRAW = n.On("draw", (("card", n.Cards((), "mine")),))
GAIN = n.Modify(n.This(), (n.Add("power", n.Number(1000)),), "end of turn")


@pytest.mark.rule("6-1-1")
def test_a_turn_has_charge_main_and_end_phases(scene, me, foe):
    """6-1-1: two turns: each player in turn goes through charge, main and end, and through no other phase."""
    skills = [
        n.Ability("automatic", n.Perform("draw", n.Number(1), up_to=True), trigger=n.At("end", "turn", "your")),
    ]
    scene.card("Night Owl", abilities=skills)
    scene.turn_of(me, 3).step("turn")
    for player in (me, foe):
        player.has(battle=["Night Owl"], hand=["Battle 1", "Battle 2"])
    walked = []

    def here(player):
        player.is_asked()
        walked.append((player, scene.game.facts["phase"]))

    for player in (me, foe):
        here(player)
        player.picks("Battle 1", rule="6-2-5")
        here(player)
        player.passes()
        here(player)
        player.passes()
    phases = ("charge phase", "main phase", "end phase")
    assert walked == [(player, phase) for player in (me, foe) for phase in phases]
    me.is_asked("6-2-5")


@pytest.mark.rule("6-2-1")
@pytest.mark.parametrize("moment", ["turn", "Charge Phase"])
def test_skills_at_the_beginning_resolve_while_cards_still_rest(scene, me, foe, moment):
    """6-2-1: the skill finds its card in Rest Mode, and only then the card becomes Active."""
    scene.step("charge phase")
    scene.card("Sleeper", f"[Auto] At the beginning of your {moment}, if this card is in Rest Mode, draw 1 card.")
    me.put("battle", "Sleeper", rested=True)
    me.deck_top("Battle 1", "Battle 2")
    me.is_asked("6-2-5", exactly=["Battle 1", "Battle 2"])
    assert not me.is_rested("Sleeper")


@pytest.mark.rule("6-2-2", "6-2-3")
@pytest.mark.parametrize(("mode", "power"), [("active", 10000), ("rest", 5000)])
def test_cards_are_active_again_when_the_draw_is_made(scene, me, foe, mode, power):
    """6-2-2 comes before 6-2-3: a skill on the draw that asks for the mode of its card finds it Active."""
    scene.step("charge phase")
    drawn = n.Moved(n.Cards((), "mine"), ("deck",), ("hand",))
    grows = n.Modify(n.This(), (n.Add("power", n.Number(5000)),), "end of turn")
    trigger = n.OnlyIf(n.Matches(n.This(), n.InState(mode)), drawn)
    scene.card("Sleeper", power=5000, abilities=[n.Ability("automatic", grows, trigger=trigger)])
    me.put("battle", "Sleeper", rested=True)
    me.has(hand=["Battle 1"])
    me.is_asked("6-2-5")
    assert me.power("Sleeper") == power


@pytest.mark.rule("6-2-1")
def test_skills_at_the_beginning_come_before_the_draw(scene, me, foe):
    """6-2-1: a question of such a skill is open while the hand is still empty."""
    scene.step("charge phase")
    scene.card("Sleeper", "[Auto] At the beginning of your turn, draw up to 1 card.")
    me.put("battle", "Sleeper", rested=True)
    me.is_asked("4-9-4-1")
    assert me.count("hand") == 0 and me.is_rested("Sleeper")


@pytest.mark.rule("6-2-2")
def test_all_resting_cards_of_the_turn_player_become_active(scene, me, foe):
    """6-2-2: leader, two Battle Cards and three energies of mine; none of the opponent's."""
    scene.step("charge phase")
    mine, theirs = [], []
    for player, cards in ((me, mine), (foe, theirs)):
        places = [("leader", "Leader"), ("battle", "Battle 1"), ("battle", "Battle 2"), *[("energy", "Red Energy")] * 3]
        cards += [player.put(zone, name, rested=True) for zone, name in places]
    me.has(hand=["Extra", "Battle 3"])
    me.is_asked("6-2-5")
    assert [bool(scene.game.rested[card]) for card in mine] == [False] * 6
    assert [bool(scene.game.rested[card]) for card in theirs] == [True] * 6


@pytest.mark.rule("6-2-3")
def test_the_first_player_does_not_draw_on_the_first_turn(scene, me, foe):
    """6-2-3: turn 1 leaves the six cards of the opening hand."""
    scene.turn_of(me, 1).step("charge phase")
    me.has(hand=["Battle 1", "Battle 2", "Battle 3", "Battle 4", "Battle 5", "Extra"])
    me.is_asked("6-2-5")
    assert me.count("hand") == 6 and me.count("deck") == 20


@pytest.mark.rule("6-2-3")
@pytest.mark.parametrize("turn", [2, 3])
def test_later_turns_draw_one_card(scene, me, foe, turn):
    """6-2-3: the second player on turn 2, the first player on turn 3."""
    player, other = (foe, me) if turn == 2 else (me, foe)
    scene.turn_of(player, turn).step("charge phase")
    player.has(hand=["Battle 1", "Battle 2", "Battle 3", "Battle 4", "Battle 5", "Extra"])
    player.is_asked("6-2-5")
    assert player.count("hand") == 6 + 1 and player.count("deck") == 20 - 1
    assert other.count("hand") == 0 and other.count("deck") == 20


@pytest.mark.rule("6-2-4")
def test_a_skill_on_the_draw_resolves_before_energy_is_placed(scene, me, foe):
    """6-2-4: the checkpoint after the draw has given the power when the energy question comes."""
    scene.step("charge phase")
    scene.card("Listener", power=5000, abilities=[n.Ability("automatic", GAIN, trigger=ON_DRAW)])
    me.has(battle=["Listener"], hand=["Battle 1"]).deck_top("Battle 2")
    me.is_asked("6-2-5")
    assert me.power("Listener") == 5000 + 1000


@pytest.mark.rule("6-2-5")
def test_one_card_of_the_hand_becomes_energy(scene, me, foe):
    """6-2-5: one of seven, and no way to decline; it lies Active and open to both."""
    scene.step("charge phase")
    hand = ["Battle 1", "Battle 2", "Battle 3", "Battle 4", "Battle 5", "Extra"]
    me.has(hand=hand).deck_top("Green Energy")
    me.is_asked("6-2-5", exactly=[*hand, "Green Energy"])
    me.picks("Battle 3")
    assert me.zone("energy") == ["Battle 3"] and me.count("hand") == 7 - 1
    card = me.card("Battle 3")
    assert scene.game.orientation(card) is False
    assert me.sees(card) and foe.sees(card)


@pytest.mark.rule("6-2-5")
def test_an_extra_card_may_become_energy(scene, me, foe):
    """6-2-5: any card of the hand, and the only one is placed without a question."""
    scene.turn_of(me, 1).step("charge phase")
    me.has(hand=["Extra"])
    me.is_asked("6-3-1-3")
    assert me.zone("energy") == ["Extra"] and me.zone("hand") == []


@pytest.mark.rule("6-2-5")
def test_an_empty_hand_places_nothing(scene, me, foe):
    """6-2-5: on turn 1 without a hand the Main Phase comes with no energy."""
    scene.turn_of(me, 1).step("charge phase")
    me.is_asked("6-3-1-3")
    assert me.count("energy") == 0


@pytest.mark.rule("6-2-5")
def test_a_second_card_is_not_placed(scene, me, foe):
    """6-2-5: one a turn: trying another is refused and changes nothing."""
    scene.step("charge phase")
    me.has(hand=["Battle 1", "Battle 2"]).deck_top("Battle 3")
    me.picks("Battle 1", rule="6-2-5")
    me.is_asked("6-3-1-3")
    me.refused("Battle 2")
    assert me.zone("energy") == ["Battle 1"]


@pytest.mark.rule("6-2-6")
def test_a_skill_on_placing_energy_resolves_before_the_main_phase(scene, me, foe):
    """6-2-6: the card that the skill draws is in hand when the first act is offered."""
    scene.step("charge phase")
    scene.card("Collector", "[Auto] When a card is placed in your Energy Area, draw up to 1 card.")
    me.has(battle=["Collector"], hand=["Battle 2"]).deck_top("Battle 3", "Battle 1")
    me.picks("Battle 2", rule="6-2-5")
    me.is_asked("4-9-4-1")
    assert scene.game.facts["phase"] == "charge phase"
    me.picks("draw")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Battle 3", "Battle 1"] and me.offered("play", "Battle 1")


@pytest.mark.rule("6-3-1-1")
@pytest.mark.parametrize(("phase", "charging", "acting"), [("Charge", 15000, 10000), ("Main", 10000, 15000)])
def test_until_the_next_main_phase(scene, me, foe, phase, charging, acting):
    """6-3-1-1: said in my Charge Phase, it is over as this turn's Main Phase begins; said in that one, it is not."""
    scene.step("charge phase")
    gains = "this card gains +5000 power until the start of your next Main Phase."
    scene.card("Riser", f"[Auto] At the beginning of your {phase} Phase, {gains}", power=10000)
    me.has(battle=["Riser"], hand=["Battle 1"])
    me.is_asked("6-2-5")
    assert me.power("Riser") == charging
    me.picks("Battle 1", rule="6-2-5")
    assert me.power("Riser") == acting


@pytest.mark.rule("6-3-1-1")
def test_until_my_next_main_phase_outlasts_the_opponents(scene, me, foe):
    """6-3-1-1: said in my Main Phase, it holds through the opponent's and ends as my next one begins."""
    gains = "This card gains +5000 power until the start of your next Main Phase."
    scene.card("Riser", f"[Activate: Main][Once per turn] {gains}", power=10000)
    me.has(battle=["Riser"])
    me.uses("Riser").passes()
    scene.pass_until("6-3-1-3")
    assert scene.game.facts["turn seat"] == foe.seat and me.power("Riser") == 15000
    foe.passes()
    scene.pass_until("6-3-1-3")
    assert scene.game.facts["turn seat"] == me.seat and me.power("Riser") == 10000
