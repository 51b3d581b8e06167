"""What a text asks about the turn so far, about damage, and about what stands in the place of something else."""

from __future__ import annotations

import pytest


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


# --- damage --------------------------------------------------------------------------------------------------


@pytest.mark.rule("1007.2", "105.4")
@pytest.mark.parametrize("hurt", [True, False])
def test_life_is_gained_for_the_damage_dealt_to_me_this_turn(scene, me, foe, hurt):
    """1007.2: 300 were dealt to me, or nothing was."""
    chant(scene, "Sting", "This card deals 300 damage to each player." if hurt else "Draw a card.")
    scene.card("Nurse", "Banish this card: You gain life equal to the damage that was dealt to you this turn.")
    me.has(hand=["Sting"], field=["Nurse"]).will("fire")
    me.plays("Sting").lets_resolve()
    me.uses("Nurse", 2).lets_resolve()
    assert me.life == 4000
    assert foe.life == (3700 if hurt else 4000)


@pytest.mark.rule("903.2d", "1007.1")
def test_x_is_the_damage_that_the_target_dealt_this_turn(scene, me, foe):
    """903.2d: "it" is what the step before targets, and not the chant."""
    chant(scene, "Echo", "This card deals X damage to target resonator, where X is the damage it dealt this turn.")
    scene.card("Hound", "", ATK=300, DEF=600)
    me.has(hand=["Echo"], field=["Hound"]).will("fire")
    me.attacks("Hound").battle_ends()
    me.plays("Echo").lets_resolve()
    assert foe.life == 3700 and me.damage("Hound") == 300


@pytest.mark.rule("1007.1", "1007.2")
@pytest.mark.parametrize(("defence", "left"), [(400, 3800), (800, 4000)])
def test_what_is_more_than_the_def_goes_to_the_controller(scene, me, foe, defence, left):
    """1007.2: 600 are dealt; of a DEF of 400 200 are left over, of 800 nothing is."""
    text = (
        "This card deals 600 damage to target resonator. If it deals more damage than DEF of the resonator, this card "
        "deals number of damage more than the DEF to the controller of that resonator."
    )
    chant(scene, "Overflow", text)
    scene.card("Wall", "", ATK=100, DEF=defence)
    me.has(hand=["Overflow"]).will("fire")
    foe.has(field=["Wall"])
    me.plays("Overflow").lets_resolve()
    assert foe.life == left and me.life == 4000


@pytest.mark.rule("906.1", "1007.5")
@pytest.mark.parametrize(("amount", "there"), [(200, True), (300, False)])
def test_damage_of_so_much_sets_off(scene, me, foe, amount, there):
    """906.1: 300 or more destroy the resonator; 200 do not."""
    scene.card("Fragile", "Whenever a resonator is dealt 300 or more damage, destroy it.", type="Regalia")
    scene.card("Wall", "", ATK=100, DEF=1000)
    chant(scene, "Pebble", f"This card deals {amount} damage to target resonator.")
    me.has(hand=["Pebble"], field=["Fragile"]).will("fire")
    foe.has(field=["Wall"])
    me.plays("Pebble").lets_resolve()
    assert (foe.zone("field") == ["Wall"]) is there


@pytest.mark.rule("910.1", "1007.2")
@pytest.mark.parametrize("battle", [True, False])
def test_battle_damage_to_the_opponent_is_doubled_and_no_other(scene, me, foe, battle):
    """910.1: in a battle 300 become 600; what its ability deals stays as it is."""
    text = "If this card would deal battle damage to your opponent, it deals double damage instead."
    scene.card("Twohead", f"{text}\n{{0}}: This card deals 300 damage to your opponent.", ATK=300, DEF=300)
    me.has(field=["Twohead"])
    if battle:
        me.attacks("Twohead").battle_ends()
    else:
        me.uses("Twohead", 3).lets_resolve()
    assert foe.life == (3400 if battle else 3700)


# --- the turn so far -----------------------------------------------------------------------------------------


@pytest.mark.rule("708.2", "1010.1")
@pytest.mark.parametrize("mine", [True, False])
def test_a_card_waits_for_the_end_of_a_turn_in_which_my_resonator_was_destroyed(scene, me, foe, mine):
    """708.2: mine was destroyed, or the opponent's was, which is not what is waited for."""
    text = "[Trigger] During the end phase of a turn in which your resonator has been destroyed: You gain 500 life."
    chant(scene, "Dirge", text)
    chant(scene, "Smite", "Destroy target resonator.")
    me.has(hand=["Smite"]).will("fire")
    me.put("standby", "Dirge", face_down=True)
    (me if mine else foe).has(field=["Resonator 1"])
    me.plays("Smite").lets_resolve()
    me.passes()
    if mine:
        me.picks("yes", rule="708.2")
        me.lets_resolve()
    assert me.life == (4500 if mine else 4000)


@pytest.mark.rule("1012.1", "903.2f-iv")
@pytest.mark.parametrize("canceled", [True, False])
def test_a_card_costs_less_after_its_player_canceled_a_spell(scene, me, foe, canceled):
    """903.2f-iv: without a will it can be played only where it costs nothing, after a cancelation."""
    text = "You may pay {R} less to play this card if you canceled a spell your opponent controlled this turn."
    scene.card("Spark", f"[Quickcast]\n{text}", cost="{R}")
    chant(scene, "Hush", "[Quickcast]\nCancel target spell." if canceled else "[Quickcast]\nDraw a card.")
    chant(scene, "Feast", "[Quickcast]\nYou gain 100 life.")
    me.has(hand=["Hush", "Spark"]).will("fire")
    foe.has(hand=["Feast"]).will("fire")
    me.passes()
    foe.plays("Feast")
    me.plays("Hush").lets_resolve()
    assert foe.life == (4000 if canceled else 4100)
    assert (me.offered("play", "Spark") or me.zone("field") == ["Spark"]) is canceled


COMING_AND_GOING = [
    "Whenever a resonator leaves your field",
    "Whenever another resonator enters your field or leaves your field for a non-field zone",
    "Whenever another resonator enters your field or blocks",
]


@pytest.mark.rule("906.4", "307.2")
@pytest.mark.parametrize("watched", COMING_AND_GOING)
def test_what_goes_on_in_the_other_field_is_not_heard_of(scene, me, foe, watched):
    """906.4, 307.2: "your field" is that of whoever has the text: others may come to the other one, and leave it."""
    scene.card("Porter", f"{watched}, you gain 100 life.")
    scene.card("Flash", "[Quickcast]", cost="{0}")
    scene.card("Homeward", "[Quickcast]\nReturn target resonator to its owner's hand.", type="Chant", cost="{0}")
    me.has(field=["Porter"], hand=["Homeward"])
    foe.has(hand=["Flash"])
    me.picks(("battle",)).until(about="act")
    while not foe.offered("play", "Flash"):
        me.passes()
    foe.plays("Flash").lets_resolve()
    me.until(about="attack").picks("forfeit")
    me.plays("Homeward", "Flash").lets_resolve()
    assert foe.zone("hand") == ["Flash"]
    assert me.life == 4000


@pytest.mark.rule("906.4", "307.2")
@pytest.mark.parametrize(("watched", "heard"), [*zip(COMING_AND_GOING, (1, 2, 1), strict=True)])
def test_what_goes_on_in_the_own_field_is_heard_of(scene, me, watched, heard):
    """906.4, 307.2: of the own field each is heard: coming, leaving, or both."""
    scene.card("Porter", f"{watched}, you gain 100 life.")
    scene.card("Flash", "[Quickcast]", cost="{0}")
    scene.card("Homeward", "[Quickcast]\nReturn target resonator to its owner's hand.", type="Chant", cost="{0}")
    me.has(field=["Porter"], hand=["Flash", "Homeward"])
    me.plays("Flash").lets_resolve()
    me.plays("Homeward", "Flash").lets_resolve()
    assert me.life == 4000 + heard * 100
