"""Section 903.2, first half: a card or ability is announced, and its modes, X and targets are chosen."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import view

RESONATORS = ["Resonator 1", "Resonator 2"]


def bolt(scene, name="Bolt", more=""):
    return scene.card(name, f"{more}Destroy target resonator.", type="Chant", cost="{1}")


# --- 903.2a, 903.2b: face up, into the chase ----------------------------------------------------------------


@pytest.mark.rule("903.2a")
def test_a_set_card_is_turned_up_before_its_target_is_chosen(scene, me, foe):
    """903.2a: while its owner still chooses, the other player sees what is played."""
    scene.card("Snare", "[Trigger] {0}: Destroy target resonator.", type="Chant", cost="{3}")
    snare = foe.put("standby", "Snare", face_down=True)
    me.has(field=RESONATORS).will("fire")
    me.has(hand=["Chant"])
    scene.start()
    assert not me.sees(snare)
    me.plays("Chant")
    foe.picks(("play", "Snare"))
    foe.is_asked(exactly=RESONATORS, prompt="target")
    assert me.sees(snare) and not me.game.face_down[snare]
    foe.picks("Resonator 2")
    assert me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("903.2b")
def test_a_played_card_is_in_the_chase_while_its_target_is_chosen(scene, me, foe):
    """903.2b: the hand has one card less before anything is chosen or paid."""
    bolt(scene)
    me.has(hand=["Bolt", "Chant"]).will("fire")
    foe.has(field=RESONATORS)
    me.picks(("play", "Bolt"))
    me.is_asked(exactly=RESONATORS, prompt="target")
    assert me.zone("hand") == ["Chant"] and me.chase == ["Bolt"] and me.pool == ["fire"]
    me.picks("Resonator 1")
    assert foe.zone("field") == ["Resonator 2"]


@pytest.mark.rule("903.2b")
def test_a_played_ability_is_a_pseudo_card_and_its_source_stays(scene, me, foe):
    """903.2b: the chase holds something that stands for the ability; the card itself is still in the field."""
    scene.card("Archer", "{1}: Destroy target resonator.")
    archer = me.put("field", "Archer")
    me.will("fire")
    foe.has(field=RESONATORS).stones("fire")
    me.uses("Archer", 2, "Resonator 1")
    assert me.chase == ["Archer"] and me.zone("field") == ["Archer"]
    assert me.game.in_zone(0, "chase") != [archer]
    me.lets_resolve()
    assert me.chase == [] and me.zone("field") == ["Archer"] and foe.zone("field") == ["Resonator 2", "Fire Stone"]


@pytest.mark.rule("903.2b")
def test_an_ability_is_in_the_chase_while_its_target_is_chosen(scene, me, foe):
    """903.2b: the pseudo-card is put there first; then come the target and the cost."""
    scene.card("Archer", "{1}: Destroy target resonator your opponent controls.")
    me.has(field=["Archer"]).will("fire")
    foe.has(field=RESONATORS)
    me.picks(("use", "Archer", "Archer/2"))
    me.is_asked(exactly=RESONATORS, prompt="target")
    assert me.chase == ["Archer"] and me.pool == ["fire"]
    me.picks("Resonator 1")


# --- 903.2c modes -------------------------------------------------------------------------------------------


def crossroads(scene):
    text = "Choose one - Destroy target resonator; or draw two cards."
    return scene.card("Crossroads", text, type="Chant", cost="{1}")


@pytest.mark.rule("903.2c")
def test_an_option_that_is_not_chosen_needs_no_target(scene, me, foe):
    """903.2c: with no resonator anywhere the chant is playable for its draw."""
    crossroads(scene)
    me.has(hand=["Crossroads"]).will("fire")
    me.plays("Crossroads")
    assert me.count("hand") == 2 and me.zone("graveyard") == ["Crossroads"]


@pytest.mark.rule("903.2c")
def test_the_mode_is_chosen_on_playing_and_stays(scene, me, foe):
    """903.2c: drawing is chosen before the opponent answers; the resonators are as if never spoken of."""
    crossroads(scene)
    me.has(hand=["Crossroads"]).will("fire")
    foe.has(field=RESONATORS).stones("fire")
    me.picks(("play", "Crossroads"))
    me.is_asked(exactly=["option 1", "option 2"])
    assert me.chase == ["Crossroads"]
    me.picks("option 2")
    assert foe.asked and me.count("hand") == 0
    me.lets_resolve()
    assert me.count("hand") == 2 and foe.count("field") == 3


@pytest.mark.rule("903.2c")
def test_the_opponent_can_see_which_mode_was_chosen(scene, me, foe):
    """903.2c: what the opponent is shown differs with the choice, before anything resolves."""
    crossroads(scene)
    me.has(hand=["Crossroads"]).will("fire")
    foe.has(field=["Resonator 1"]).stones("fire")
    me.picks(("play", "Crossroads"))
    seen = []
    for option in me.game.question.options:
        fork = me.game.fork()
        fork.answer(option)
        assert fork.settle().question.seat == foe.seat and len(fork.in_zone(0, "chase")) == 1
        seen.append(view(fork, foe.seat))
    assert seen[0] != seen[1]
    me.picks(me.options()[1]).lets_resolve()


# --- 903.2d X -----------------------------------------------------------------------------------------------


@pytest.mark.rule("903.2d")
def test_x_is_paid_and_used_as_announced(scene, me, foe):
    """903.2d: X = 3 needs 1 + 3 wills, and three cards are drawn though two wills are left over."""
    scene.card("Study", "Draw X cards.", type="Chant", cost="{X}{R}")
    me.has(hand=["Study"]).will(*["fire"] * 6)
    me.picks(("play", "Study"))
    me.is_asked(exactly=[0, 1, 2, 3, 4, 5])
    me.picks(3)
    assert len(me.pool) == 6 - (1 + 3) and me.count("hand") == 3


@pytest.mark.rule("903.2d")
def test_x_stays_though_wills_come_afterwards(scene, me, foe):
    """903.2d: a will produced while the chant waits changes nothing."""
    scene.card("Study", "Draw X cards.", type="Chant", cost="{X}{R}")
    me.has(hand=["Study"]).stones()
    me.plays("Study", 2)
    me.picks(("use", "Fire Stone", "Fire Stone/1"))
    assert me.pool == ["fire"] and me.chase == ["Study"]
    me.lets_resolve()
    assert me.count("hand") == 2


@pytest.mark.rule("903.2d")
def test_an_x_that_the_card_defines_is_fixed_on_playing(scene, me, foe):
    """903.2d: two resonators as it is played make X two, though one is destroyed before it resolves."""
    text = "Draw X cards, where X is the number of resonators you control."
    scene.card("Muster", text, type="Chant", cost="{1}")
    bolt(scene, "Quick Bolt", "[Quickcast]\n")
    me.has(field=RESONATORS, hand=["Muster"]).will("fire")
    foe.has(hand=["Quick Bolt"]).will("fire")
    me.plays("Muster")
    foe.plays("Quick Bolt", "Resonator 1")
    assert me.zone("field") == ["Resonator 2"] and me.count("hand") == 2


def gift(scene):
    """A chant that plays a chant of the hand for nothing."""
    return scene.card("Gift", "Play a chant from your hand without paying its cost.", type="Chant", cost="{1}")


@pytest.mark.rule("903.2d-i")
def test_an_undetermined_x_is_zero_without_the_cost(scene, me, foe):
    """903.2d-i: no number is asked for; with three wills at hand X is still zero and nothing is drawn."""
    gift(scene)
    scene.card("Study", "Draw X cards.", type="Chant", cost="{X}{R}")
    me.has(hand=["Gift", "Study"]).will("fire", "fire", "fire", "fire")
    me.plays("Gift", "Study")
    assert me.zone("hand") == [] and me.zone("graveyard") == ["Gift", "Study"]
    assert len(me.pool) == 4 - 1


# --- 903.2e targets -----------------------------------------------------------------------------------------


@pytest.mark.rule("903.2e")
def test_without_a_target_a_chant_cannot_be_played(scene, me, foe):
    """903.2e: it stays in the hand and no will is spent."""
    bolt(scene)
    me.has(hand=["Bolt", "Chant"]).will("fire")
    assert me.offered("play", "Chant") and not me.offered("play", "Bolt")
    me.refused("play", "Bolt")
    assert me.zone("hand") == ["Bolt", "Chant"] and me.pool == ["fire"]


@pytest.mark.rule("903.2e")
def test_a_resonator_with_barrier_is_no_target_for_the_opponent(scene, me, foe):
    """903.2e: of two resonators only the one without Barrier may be chosen, so that no choice is asked for."""
    bolt(scene)
    scene.card("Veiled", "[Barrier]")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Veiled", "Resonator 1"])
    me.plays("Bolt")
    assert foe.zone("field") == ["Veiled"]


@pytest.mark.rule("903.2e")
def test_with_nothing_but_barrier_there_is_no_target(scene, me, foe):
    """903.2e: the opponent's resonator with Barrier alone does not make the chant playable."""
    bolt(scene)
    scene.card("Veiled", "[Barrier]")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Veiled"])
    assert me.offered("pass") and not me.offered("play", "Bolt")


def cancel(scene, name="Cancel"):
    return scene.card(name, "[Quickcast]\nCancel target spell.", type="Chant", cost="{1}")


@pytest.mark.rule("903.2e-i")
def test_a_spell_alone_in_the_chase_cannot_target_itself(scene, me, foe):
    """903.2e-i: with an empty chase a chant that cancels a spell has no target and is not playable."""
    cancel(scene)
    me.has(hand=["Cancel"]).will("fire")
    assert me.offered("pass") and not me.offered("play", "Cancel")


@pytest.mark.rule("903.2e-i")
def test_a_spell_is_not_among_its_own_targets(scene, me, foe):
    """903.2e-i: it lies in the chase while the target is chosen, and the only option is the spell below it."""
    cancel(scene)
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Cancel"]).will("fire")
    me.plays("Chant")
    foe.plays("Cancel")
    assert me.zone("graveyard") == ["Chant"] and me.count("hand") == 0 and foe.zone("graveyard") == ["Cancel"]


@pytest.mark.rule("903.2e-i")
def test_a_spell_cannot_be_redirected_to_itself(scene, me, foe):
    """903.2e-i: the new target may be any spell but the one whose target is changed."""
    cancel(scene)
    text = "[Quickcast]\nChange the target of target spell with a single target."
    scene.card("Bend", text, type="Chant", cost="{1}")
    me.has(hand=["Chant", "Bend"]).will("fire", "fire")
    foe.has(hand=["Cancel"]).will("fire")
    me.plays("Chant")
    foe.plays("Cancel")
    me.plays("Bend")
    assert "Cancel" not in me.options()
    me.picks("Bend")
    assert me.zone("graveyard") == ["Bend", "Chant"] and me.count("hand") == 1


BENT = {
    "Destroy target resonator.": True,
    "Destroy two target resonators.": False,
    "You gain 100 life.": False,
    "Target resonator you control and target resonator your opponent controls deal damage equal to their ATK to each "
    "other.": False,
}


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("text", list(BENT))
def test_only_what_has_one_target_has_a_single_target(scene, me, foe, text):
    """903.2e: neither two targets nor none are one."""
    scene.card("Bend", "[Quickcast]\nChange the target of target spell with a single target.", type="Chant", cost="{0}")
    scene.card("Aim", text, type="Chant", cost="{0}")
    me.has(hand=["Aim", "Bend"], field=["Resonator 1"])
    foe.has(field=["Resonator 2"], hand=["Quick Chant"]).will("fire")
    me.picks(("play", "Aim"))
    for name in ("Resonator 1", "Resonator 2"):
        if me.options() and name in me.options():
            me.picks(name)
    assert me.offered("play", "Bend") is BENT[text]


# --- 903.2e what cannot be targeted ----------------------------------------------------------------------------------


WARDS = ["This card cannot be targeted by spells or abilities.",
         "This card cannot be targeted by spells or abilities your opponent controls."]  # fmt: skip


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("text", WARDS)
def test_without_a_card_that_can_be_targeted_nothing_is_played(scene, me, foe, text):
    """The one resonator there is cannot be targeted: neither a chant nor an ability can be played; another one can."""
    scene.card("Warded", text, type="Resonator")
    scene.card("Doom", "Destroy target resonator.", type="Chant")
    scene.card("Archer", "{Rest}: Destroy target resonator an opponent controls.", type="Regalia")
    me.has(hand=["Doom"], field=["Archer"]).will("fire")
    foe.has(field=["Warded"])
    assert not me.offered("play", "Doom") and not me.offered("use", "Archer", "Archer/2")


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("text", WARDS)
def test_with_a_card_that_can_be_targeted_it_is_played(scene, me, foe, text):
    scene.card("Warded", text, type="Resonator")
    scene.card("Doom", "Destroy target resonator.", type="Chant")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Warded", "Resonator 1"])
    me.plays("Doom")
    assert foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("903.2e", "312.2")
def test_all_see_which_card_a_text_targets(scene, me, foe):
    """903.2e: also of the card that was there first."""
    scene.card("Bolt", "This card deals 100 damage to target J/resonator.", type="Chant", cost="{0}")
    me.has(field=["Resonator 5"], hand=["Bolt", "Quick Chant"]).will("fire")
    first = me.card("Resonator 5")
    me.plays("Bolt")
    told = str(view(scene.game, foe.seat))
    assert first == 0 and f"'targets': [{{'card': {first}}}]" in told
