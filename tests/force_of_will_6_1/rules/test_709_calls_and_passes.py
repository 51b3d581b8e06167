"""Sections 709 and 710: calling magic stones, passing, and who must attack instead."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.sides import switch
from playmat.kernel.words import nodes as n


def chant(scene, name: str, *steps: n.Effect) -> str:
    """A chant that does this."""
    text = n.Ability("activated", n.Sequence(steps), zones=("chase",), keyword="spell")
    return scene.card(name, type="Chant", abilities=[text])


def recovery(scene, zone: str) -> str:
    return chant(scene, "Vigour", n.Turn(n.Cards((zone,), "mine"), "recover"))


# --- 709 calling -----------------------------------------------------------------------------------------


@pytest.mark.rule("709.1")
def test_a_call_rests_the_ruler_and_brings_the_top_stone(scene, me, foe):
    """709.1: one stone more in the field, recovered, one less in its deck."""
    me.has(stone_deck=["Water Stone", "Wind Stone"])
    with me.changes(field=+1, stone_deck=-1):
        me.picks(("call", "Ruler"))
    assert me.zone("field") == ["Wind Stone"] and not me.is_rested("Wind Stone") and me.is_rested("Ruler")


@pytest.mark.rule("709.1")
def test_a_j_ruler_calls_as_well(scene, me, foe):
    """709.1: by resting in the field."""
    me.as_j_ruler()
    me.picks(("call", "J-Ruler"))
    assert me.zone("field") == ["J-Ruler", "Fire Stone"] and me.is_rested("J-Ruler")


@pytest.mark.rule("709.1")
def test_a_stone_is_called_once_a_turn(scene, me, foe):
    """709.1: though the ruler recovered."""
    recovery(scene, "ruler area")
    me.has(hand=["Vigour"]).will("fire").picks(("call", "Ruler"))
    assert not me.offered("call", "Ruler")
    me.plays("Vigour").lets_resolve()
    assert not me.is_rested("Ruler") and not me.offered("call", "Ruler")


@pytest.mark.rule("709.1")
def test_no_stone_is_called_after_a_judgment(scene, me, foe):
    """709.1: the J-ruler is recovered, but judgment was done this turn."""
    me.will("fire").uses("Ruler", 1).lets_resolve()
    assert not me.is_rested("J-Ruler") and not me.offered("call", "J-Ruler")


@pytest.mark.rule("709.1")
def test_a_rested_ruler_does_not_call(scene, me, foe):
    """709.1."""
    me.put("ruler area", "Ruler", rested=True)
    assert not me.offered("call", "Ruler")


@pytest.mark.rule("709.1")
def test_only_the_turn_player_calls(scene, me, foe):
    """709.1: the other player has priority on my turn, and a recovered ruler."""
    foe.has(hand=["Quick Chant"]).will("fire")
    me.passes()
    foe.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])


@pytest.mark.rule("709.1")
def test_a_call_does_not_use_the_chase(scene, me, foe):
    """709.1: nobody may answer it, and it is main timing yet."""
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.picks(("call", "Ruler"))
    me.is_asked("602.1c")
    assert me.chase == [] and me.offered("play", "Chant")


# --- 710 passing -------------------------------------------------------------------------------------------


def standing(scene) -> tuple[object, ...]:
    """Lives, pools and every zone."""
    g = scene.game
    lives = tuple(g.facts[f"{word} {seat}"] for word in ("life", "will") for seat in (0, 1))
    return (lives, tuple(map(tuple, g.zones)), tuple(g.rested), g.facts["phase"], len(g.log))


@pytest.mark.rule("710.1")
def test_a_pass_does_nothing_by_itself(scene, me, foe):
    """710.1: no life, zone or pool changes; only who has priority does."""
    me.has(hand=["Quick Chant"], field=["Resonator 1"]).will("fire").stones("fire")
    foe.has(hand=["Quick Chant"]).will("fire").stones("water")
    me.is_asked("602.1c")
    before = standing(scene)
    me.passes()
    foe.is_asked("602.1c")
    assert standing(scene) == before


RAGE = "[Bloodlust]"


def raging(scene, me, text: str = RAGE) -> None:
    scene.card("Rager", text, ATK=400, DEF=400)
    me.has(field=["Rager"])


@pytest.mark.rule("710.2")
def test_no_passing_at_main_timing_while_a_card_must_attack(scene, me, foe):
    """710.2: the attack done, passing is allowed."""
    raging(scene, me)
    assert not me.offered("pass") and me.refused("pass")
    me.picks(("battle",)).battle_ends()
    assert foe.life == 4000 - 400 and me.offered("pass")


@pytest.mark.rule("710.2")
def test_a_text_may_say_that_a_card_must_attack(scene, me, foe):
    """710.2: any effect that requires it, Bloodlust or not."""
    raging(scene, me, "This card must attack each turn if able.")
    assert not me.offered("pass")


@pytest.mark.rule("710.2")
def test_passing_is_free_for_who_need_not_attack(scene, me, foe):
    """710.2: a card that merely can attack binds nobody."""
    me.has(field=["Resonator 2"])
    assert me.offered("pass")


@pytest.mark.rule("710.2")
def test_passing_is_allowed_with_a_spell_in_the_chase(scene, me, foe):
    """710.2: that is no main timing."""
    raging(scene, me)
    me.has(hand=["Chant"]).stones("fire", "fire")
    me.plays("Chant")
    assert me.chase == ["Chant"] and me.offered("pass")


@pytest.mark.rule("710.2")
def test_passing_is_allowed_in_the_end_phase(scene, me, foe):
    """710.2: that is no main timing either."""
    scene.step("end phase")
    raging(scene, me)
    me.has(hand=["Quick Chant"]).will("fire")
    me.is_asked("602.1c")
    assert me.offered("pass")


@pytest.mark.rule("710.2")
def test_the_other_players_raging_card_does_not_bind_me(scene, me, foe):
    """710.2: the card must be mine."""
    raging(scene, foe)
    assert me.offered("pass")


@pytest.mark.rule("710.2a")
@pytest.mark.parametrize(("text", "free"), [(RAGE, True), ("[Bloodlust]\n[Swiftness]", False)])
def test_a_card_that_came_this_turn_need_not_attack(scene, me, foe, text, free):
    """710.2a: unless Swiftness lets it attack all the same (1107.2)."""
    raging(scene, me, text)
    me.fresh("Rager")
    assert me.offered("pass") is free


@pytest.mark.rule("710.2b")
def test_a_rested_card_need_not_attack_until_it_recovers(scene, me, foe):
    """710.2b."""
    scene.card("Rager", RAGE)
    recovery(scene, "field")
    me.has(hand=["Vigour"]).will("fire").put("field", "Rager", rested=True)
    assert me.offered("pass")
    me.plays("Vigour").lets_resolve()
    assert not me.is_rested("Rager") and not me.offered("pass")


@pytest.mark.rule("710.2c")
def test_a_card_with_nothing_to_attack_need_not_attack_until_there_is_something(scene, me, foe):
    """710.2c: the player is out of reach, and the ward is recovered until I rest it."""
    raging(scene, me)
    scene.card("Ward", "Resonators your opponent controls cannot attack you.")
    scene.card("Lull", "Rest target resonator your opponent controls.", type="Chant")
    me.has(hand=["Lull"]).will("fire")
    foe.has(field=["Ward"])
    assert me.offered("pass")
    me.plays("Lull").lets_resolve()
    assert foe.is_rested("Ward") and not me.offered("pass")


@pytest.mark.rule("710.2d")
def test_a_card_that_may_not_attack_need_not(scene, me, foe):
    """710.2d: a chant forbids it this turn."""
    raging(scene, me)
    scene.card("Calm", "Target resonator cannot attack this turn.", type="Chant")
    me.has(hand=["Calm"]).will("fire")
    assert not me.offered("pass")
    me.plays("Calm").lets_resolve()
    assert me.offered("pass")


@pytest.mark.rule("710.2e")
def test_a_card_whose_attack_has_a_price_need_not_attack(scene, me, foe):
    """710.2e: the will is there, but nobody has to pay it; who does may attack."""
    raging(scene, me)
    scene.card("Toll", "Resonators your opponent controls cannot attack unless its controller pays {1}.")
    foe.has(field=["Toll"])
    me.will("fire")
    assert me.offered("pass")
    me.attacks("Rager")
    foe.declines().battle_ends()
    assert foe.life == 4000 - 400 and me.pool == []


@pytest.mark.rule("709.1")
@pytest.mark.parametrize("rested", [False, True])
def test_a_rested_j_ruler_calls_no_stone(scene, me, foe, rested):
    """709.1: it rests to call one, as a ruler does."""
    switch(me.game, me.put("field", "Ruler", rested=rested))
    me.has(hand=["Chant"]).will("fire")
    assert me.offered("play", "Chant") and me.offered("call", "J-Ruler") is not rested
    if rested:
        assert me.refused("call", "J-Ruler") == "709.1"
