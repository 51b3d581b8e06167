"""Section 604: what a player with priority may do, always and at main timing only."""

from __future__ import annotations

import pytest

ELSEWHERE = ("chase", "battle", "draw phase", "end phase", "their turn")
"""Where I have priority without main timing."""


def come_to(scene, me, foe, place: str) -> None:
    """Give me priority in a place, with a Quick Chant to be asked for and plenty of will."""
    scene.card("Sage", "{Rest}: You gain 100 life.")
    me.has(hand=["Quick Chant"], field=["Sage"]).will(*("fire",) * 6)
    if place.endswith("phase"):
        scene.step(place)
    if place == "their turn":
        scene.turn_of(foe)
        foe.passes()
    if place == "chase":
        me.uses("Sage", 2)
    if place == "battle":
        me.picks(("battle",))
    me.is_asked("602.1c")
    assert me.offered("play", "Quick Chant"), "I have priority and will"


# --- 604.1 always ------------------------------------------------------------------------------------


@pytest.mark.rule("604.1a")
def test_a_player_with_priority_may_use_abilities_of_their_own_cards_only(scene, me, foe):
    """604.1a: the other player, on my turn, is offered theirs for one will, and mine is not offered."""
    scene.card("Mine", "{1}: You gain 100 life.")
    scene.card("Theirs", "{1}: You gain 100 life.")
    me.has(hand=["Chant"], field=["Mine"]).will("fire", "fire")
    foe.has(field=["Theirs"]).will("fire", "fire")
    me.plays("Chant")
    me.is_asked("602.1c", exactly=[("use", "Mine", "Mine/2"), "pass"])
    me.passes()
    foe.is_asked("602.1c", exactly=[("use", "Theirs", "Theirs/2"), "pass"])


@pytest.mark.rule("604.1b")
def test_a_trigger_chant_with_a_cost_may_be_played_whenever_one_has_priority(scene, me, foe):
    """604.1b: on my turn and with a spell in the chase, but a plain chant may not."""
    scene.card("Ambush", "[Trigger] Pay 200 life: Draw a card.", type="Chant")
    me.has(hand=["Chant"]).stones("fire", "fire")
    foe.has(hand=["Ambush", "Chant"]).will("fire", "fire")
    me.plays("Chant").passes()
    foe.is_asked("602.1c", exactly=[("play", "Ambush"), "pass"])
    foe.plays("Ambush")
    assert me.chase == ["Chant", "Ambush"]


@pytest.mark.rule("604.1b")
def test_an_automatic_trigger_chant_is_not_played_at_will(scene, me, foe):
    """604.1b with 708.1a: what waits for a condition is no card to play with priority."""
    scene.card("Vigil", "[Trigger] When a resonator you control is destroyed ⇒ Draw a card.", type="Chant")
    me.has(hand=["Vigil", "Quick Chant"]).will("fire")
    assert not me.offered("play", "Vigil") and me.offered("play", "Quick Chant")


@pytest.mark.rule("604.1c")
@pytest.mark.parametrize("place", ["main timing", *ELSEWHERE])
def test_passing_is_always_among_the_options(scene, me, foe, place):
    """604.1c: at main timing and wherever else I have priority."""
    come_to(scene, me, foe, place)
    assert me.offered("pass")


@pytest.mark.rule("604.1c")
def test_a_pass_hands_on(scene, me, foe):
    """604.1c: the pass is accepted, and the other player is asked."""
    me.has(hand=["Quick Chant"]).stones("fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.passes()
    foe.is_asked("602.1c")


# --- 604.2 main timing -----------------------------------------------------------------------------------

CARDS = ("Resonator 1", "Addition", "Regalia", "Chant")


@pytest.mark.rule("604.2a")
@pytest.mark.parametrize("name", CARDS)
def test_permanents_and_plain_chants_are_played_at_main_timing(scene, me, foe, name):
    """604.2a."""
    scene.card("Addition", type="Addition")
    me.has(hand=[name])
    come_to(scene, me, foe, "main timing")
    assert me.offered("play", name)


@pytest.mark.rule("604.2a")
@pytest.mark.parametrize("place", ELSEWHERE)
def test_permanents_and_plain_chants_are_played_at_no_other_time(scene, me, foe, place):
    """604.2a: nor with an ability in the chase, in battle, in another phase or on the other player's turn."""
    scene.card("Addition", type="Addition")
    me.has(hand=CARDS)
    come_to(scene, me, foe, place)
    assert not [name for name in CARDS if me.offered("play", name)]


@pytest.mark.rule("604.2b")
def test_a_battle_may_be_started_at_main_timing(scene, me, foe):
    """604.2b."""
    come_to(scene, me, foe, "main timing")
    assert me.offered(("battle",))


@pytest.mark.rule("604.2b")
@pytest.mark.parametrize("place", ELSEWHERE)
def test_a_battle_may_be_started_at_no_other_time(scene, me, foe, place):
    """604.2b: nor inside another battle."""
    me.has(field=["Resonator 2"])
    come_to(scene, me, foe, place)
    assert not me.offered(("battle",))


@pytest.mark.rule("604.2c")
def test_judgment_may_be_started_at_main_timing(scene, me, foe):
    """604.2c."""
    come_to(scene, me, foe, "main timing")
    assert me.offered("use", "Ruler", "Ruler/1")


@pytest.mark.rule("604.2c")
@pytest.mark.parametrize("place", ELSEWHERE)
def test_judgment_may_be_started_at_no_other_time(scene, me, foe, place):
    """604.2c: though the will is there and the ruler is recovered."""
    come_to(scene, me, foe, place)
    assert not me.is_rested("Ruler") and not me.offered("use", "Ruler", "Ruler/1")


@pytest.mark.rule("604.2d")
def test_a_card_may_be_set_at_main_timing(scene, me, foe):
    """604.2d."""
    me.has(hand=["Regalia"])
    come_to(scene, me, foe, "main timing")
    assert me.offered("set", "Regalia")


@pytest.mark.rule("604.2d")
@pytest.mark.parametrize("place", ELSEWHERE)
def test_a_card_may_be_set_at_no_other_time(scene, me, foe, place):
    """604.2d."""
    me.has(hand=["Regalia"])
    come_to(scene, me, foe, place)
    assert not me.offered("set", "Regalia")


@pytest.mark.rule("604.2e")
def test_a_magic_stone_may_be_called_at_main_timing(scene, me, foe):
    """604.2e."""
    come_to(scene, me, foe, "main timing")
    assert me.offered("call", "Ruler")


@pytest.mark.rule("604.2e")
@pytest.mark.parametrize("place", [*ELSEWHERE, "recovery phase"])
def test_a_magic_stone_may_be_called_at_no_other_time(scene, me, foe, place):
    """604.2e: though the ruler is recovered."""
    come_to(scene, me, foe, place)
    assert not me.is_rested("Ruler") and not me.offered("call", "Ruler")
