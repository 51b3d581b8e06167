"""Sections 701 to 704: main timing, and what is played or begun at it."""

from __future__ import annotations

import pytest

MAIN_ACTS = (("play", "Resonator 1"), ("play", "Chant"), ("set", "Chant"), ("call", "Ruler"), ("battle",))


def ready(scene, me) -> None:
    """All I need for each act of main timing, and a Quick Chant so that I am asked whenever I have priority."""
    scene.card("Sage", "{Rest}: You gain 100 life.")
    me.has(hand=["Resonator 1", "Chant", "Quick Chant"], field=["Sage"]).will(*("fire",) * 4)


def main_acts(me) -> list[tuple[str, ...]]:
    me.is_asked("602.1c")
    assert me.offered("play", "Quick Chant")
    return [act for act in MAIN_ACTS if me.offered(act)]


# --- 701 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("701.2")
def test_main_timing_when_no_condition_is_missing(scene, me, foe):
    """701.2: my turn and priority, main phase, no battle, empty chase."""
    ready(scene, me)
    assert main_acts(me) == list(MAIN_ACTS)


@pytest.mark.rule("701.2")
def test_no_main_timing_for_the_player_whose_turn_it_is_not(scene, me, foe):
    """701.2: priority in the other player's main phase is not enough."""
    scene.turn_of(foe)
    ready(scene, me)
    foe.passes()
    assert main_acts(me) == []


@pytest.mark.rule("701.2")
@pytest.mark.parametrize("phase", ["draw phase", "recovery phase", "end phase"])
def test_no_main_timing_in_another_phase(scene, me, foe, phase):
    """701.2."""
    scene.step(phase)
    ready(scene, me)
    assert main_acts(me) == []


@pytest.mark.rule("701.2")
def test_no_main_timing_inside_a_battle(scene, me, foe):
    """701.2: and it is main timing again when the battle is over."""
    ready(scene, me)
    me.picks(("battle",))
    assert main_acts(me) == []
    me.until("803.3")
    me.picks(("attack", "Sage", "player"))
    assert main_acts(me) == []
    me.battle_ends()
    assert main_acts(me) == list(MAIN_ACTS)


@pytest.mark.rule("701.2")
def test_no_main_timing_with_something_in_the_chase(scene, me, foe):
    """701.2: one ability is enough; when it has resolved it is main timing again."""
    ready(scene, me)
    me.uses("Sage", 2)
    assert main_acts(me) == []
    me.lets_resolve()
    assert main_acts(me) == list(MAIN_ACTS)


# --- 702 resonators, regalia and additions -----------------------------------------------------------------


@pytest.mark.rule("702.1")
@pytest.mark.parametrize("name", ["Resonator 2", "Regalia", "Field Rite"])
def test_the_turn_player_plays_permanents_at_main_timing_and_the_other_player_does_not(scene, me, foe, name):
    """702.1: both hold one and the will for it; only the turn player is offered it."""
    scene.card("Field Rite", type="Addition:Field")
    me.has(hand=[name]).will("fire", "fire")
    foe.has(hand=[name, "Quick Chant"]).will("fire", "fire")
    assert me.offered("play", name)
    me.passes()
    foe.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])


@pytest.mark.rule("702.2")
def test_a_resonator_in_the_graveyard_is_not_played(scene, me, foe):
    """702.2: nothing allows that zone."""
    me.has(graveyard=["Resonator 1"]).will("fire")
    assert not me.offered("play", "Resonator 1")


@pytest.mark.rule("702.2")
def test_a_resonator_in_the_graveyard_is_played_when_something_allows_it(scene, me, foe):
    """702.2: Remnant names that zone."""
    scene.card("Revenant", "[Remnant]")
    me.has(graveyard=["Revenant"]).will("fire")
    assert me.offered("play", "Revenant")


@pytest.mark.rule("702.2")
@pytest.mark.parametrize(("wills", "enough"), [(2, False), (3, True)])
def test_a_resonator_needs_its_whole_cost(scene, me, foe, wills, enough):
    """702.2: a cost of three with two wills, and with three."""
    me.has(hand=["Resonator 3"]).will(*("fire",) * wills)
    assert me.offered("play", "Resonator 3") is enough


@pytest.mark.rule("702.2")
def test_a_resonator_is_paid_for_and_goes_from_the_hand_to_the_chase(scene, me, foe):
    """702.2: of four wills one is left."""
    me.has(hand=["Resonator 3"]).will(*("fire",) * 4).stones("water")
    me.picks(("play", "Resonator 3"), ("spend", "fire", "", ""), ("spend", "fire", "", ""))
    me.pays()
    assert me.chase == ["Resonator 3"] and me.zone("hand") == [] and me.pool == ["fire"]


@pytest.mark.rule("702.3")
def test_a_resolved_resonator_is_in_the_field_recovered(scene, me, foe):
    """702.3."""
    me.has(hand=["Resonator 1"]).stones("fire", "fire")
    me.plays("Resonator 1")
    assert me.chase == ["Resonator 1"]
    me.lets_resolve()
    assert me.zone("field") == ["Fire Stone", "Fire Stone", "Resonator 1"] and not me.is_rested("Resonator 1")


@pytest.mark.rule("702.3")
def test_a_resonator_in_the_chase_does_nothing_for_the_field(scene, me, foe):
    """702.3: its 200 for others begins with its resolution."""
    scene.card("Lord", "Resonators you control gain [+200/+200].")
    me.has(hand=["Lord"], field=["Resonator 2"]).stones("fire", "fire")
    me.plays("Lord")
    assert me.chase == ["Lord"] and me.atk("Resonator 2") == 400
    me.lets_resolve()
    assert me.atk("Resonator 2") == 400 + 200


@pytest.mark.rule("702.3")
def test_a_resonator_in_the_chase_is_a_spell_that_can_be_cancelled(scene, me, foe):
    """702.3: then it never comes into the field."""
    scene.card("Denial", "[Quickcast]\nCancel target spell.", type="Chant")
    me.has(hand=["Resonator 1"]).stones("fire")
    foe.has(hand=["Denial"]).stones("fire")
    me.plays("Resonator 1")
    foe.plays("Denial").lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"] and me.zone("field") == ["Fire Stone"]


# --- 703 chants without Trigger ---------------------------------------------------------------------------


@pytest.mark.rule("703.1")
def test_a_plain_chant_is_played_on_ones_own_turn_with_an_empty_chase_only(scene, me, foe):
    """703.1: the other player never, I not with my Quick Chant in the chase, and again when that has resolved."""
    me.has(hand=["Chant", "Quick Chant"]).will("fire", "fire").stones("fire")
    foe.has(hand=["Chant", "Quick Chant"]).will("fire")
    assert me.offered("play", "Chant")
    me.plays("Quick Chant")
    assert not me.offered("play", "Chant")
    me.passes()
    assert foe.offered("play", "Quick Chant") and not foe.offered("play", "Chant")
    foe.passes()
    assert me.chase == [] and me.offered("play", "Chant")


@pytest.mark.rule("703.2")
@pytest.mark.parametrize("zone", ["graveyard", "standby"])
def test_a_plain_chant_is_not_played_from_elsewhere(scene, me, foe, zone):
    """703.2."""
    me.put(zone, "Chant", face_down=zone == "standby")
    me.will("fire")
    assert not me.offered("play", "Chant")


@pytest.mark.rule("703.2")
def test_a_plain_chant_is_paid_for_out_of_the_pool(scene, me, foe):
    """703.2: it left the hand, and the one will is gone."""
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Chant")
    assert me.chase == ["Chant"] and me.zone("hand") == [] and me.pool == []


@pytest.mark.rule("703.2")
def test_a_plain_chant_that_cannot_be_paid_is_not_offered(scene, me, foe):
    """703.2: {1} with no will."""
    me.has(hand=["Chant"])
    assert not me.offered("play", "Chant")


@pytest.mark.rule("703.3")
def test_a_chant_goes_to_the_graveyard_after_its_text(scene, me, foe):
    """703.3: two cards are drawn first."""
    scene.card("Study", "Draw two cards.", type="Chant")
    me.has(hand=["Study"], graveyard=["Regalia"]).will("fire")
    me.plays("Study")
    assert scene.moves() == [
        ("Study", "hand", "chase"), ("Filler", "deck", "hand"), ("Filler", "deck", "hand"),
        ("Study", "chase", "graveyard"),
    ]  # fmt: skip
    assert me.zone("graveyard") == ["Regalia", "Study"]


@pytest.mark.rule("703.3")
def test_a_resolving_chant_is_not_yet_in_the_graveyard(scene, me, foe):
    """703.3: one card lies there while the cards are counted, so one is drawn."""
    scene.card("Recall", "Draw a card for each card in your graveyard.", type="Chant")
    me.has(hand=["Recall"], graveyard=["Regalia"]).will("fire")
    me.plays("Recall")
    assert me.count("hand") == 1 and me.zone("graveyard") == ["Regalia", "Recall"]


@pytest.mark.rule("703.3")
def test_a_chant_goes_to_its_owners_graveyard(scene, me, foe):
    """703.3: a chant of the other player's that I play lies with them."""
    me.put("hand", "Chant", owner=1)
    me.will("fire").plays("Chant")
    assert foe.zone("graveyard") == ["Chant"] and me.zone("graveyard") == []


# --- 704 battles ------------------------------------------------------------------------------------------


@pytest.mark.rule("704.1")
def test_a_battle_may_be_started_with_nothing_to_attack_with(scene, me, foe):
    """704.1: whether there is an attack is decided inside it."""
    assert me.offered(("battle",))
    me.picks(("battle",))
    me.is_asked("602.1c")
    assert scene.game.facts["attacker"] is None


@pytest.mark.rule("704.1")
def test_the_other_player_may_not_start_a_battle(scene, me, foe):
    """704.1."""
    foe.has(hand=["Quick Chant"], field=["Resonator 2"]).will("fire")
    me.passes()
    foe.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])


@pytest.mark.rule("704.2")
def test_a_battle_begins_at_once_and_nobody_answers_the_choice(scene, me, foe):
    """704.2: the next question is mine in the beginning of battle step, and the chase is empty."""
    me.has(hand=["Quick Chant"], field=["Resonator 2"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.picks(("battle",))
    me.is_asked("602.1c")
    assert me.chase == [] and scene.game.facts["battle step"] == "beginning of battle"
