"""Section 804: the block, and who battles whom from then on."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

DECLINE = "decline"
POKE = "Pay 100 life: This card deals 100 damage to target resonator battle with this card."


def step(scene):
    return scene.game.facts["battle step"]


def chant(scene, name, text):
    """A Quickcast chant for one will."""
    return scene.card(name, f"[Quickcast]\n{text}", type="Chant")


def quick(player, name="Quick Chant", count=1):
    """The player holds such a chant and has stones for that many."""
    player.has(hand=[name]).stones(*("light",) * count)


@pytest.mark.rule("804.1")
def test_the_beginning_of_the_declare_block_step_comes_between_attack_and_block(scene, me, foe):
    """804.1: set off after the sequence that follows the attack; the block is chosen when it has resolved."""
    gain = n.Perform("gain life", n.Number(100))
    ability = n.Ability("automatic", gain, trigger=n.At("begin", "declare block step"))
    me.has(field=[scene.card("Drummer", abilities=[ability])])
    foe.has(field=["Resonator 1"])
    quick(foe)
    me.attacks("Drummer")
    assert me.chase == [] and step(scene) == "declare attack step"
    foe.passes()
    assert me.chase == ["Drummer"] and step(scene) == "declare block step" and me.life == 4000
    me.until("804.3")
    assert me.life == 4000 + 100
    foe.is_asked("804.3", exactly=[("block", "Resonator 1"), DECLINE])


@pytest.mark.rule("804.2")
def test_the_only_blocker_can_be_rested_before_it_is_chosen(scene, me, foe):
    """804.2: in the block step's first sequence I rest it; nobody can block, and 600 damage come through."""
    me.has(field=["Resonator 3"])
    quick(me, chant(scene, "Lull", "Rest target recovered resonator."))
    foe.has(field=["Resonator 1"])
    me.battles().picks(("attack", "Resonator 3", "player"))
    me.passes()
    assert step(scene) == "declare block step" and not foe.is_rested("Resonator 1")
    me.plays("Lull").lets_resolve()
    me.battle_ends()
    assert scene.events("block") == [] and foe.life == 4000 - 600


@pytest.mark.rule("804.3")
def test_the_opponent_blocks_with_a_recovered_resonator_or_declines(scene, me, foe):
    """804.3: the rested one cannot block."""
    me.has(field=["Resonator 3"])
    foe.has(field=["Resonator 1"])
    foe.put("field", "Resonator 2", rested=True)
    me.attacks("Resonator 3")
    foe.is_asked("804.3", exactly=[("block", "Resonator 1"), DECLINE])
    foe.declines()
    assert foe.life == 4000 - 600 and not foe.is_rested("Resonator 1")


@pytest.mark.rule("804.3")
def test_a_resonator_that_came_this_turn_or_a_j_ruler_may_block(scene, me, foe):
    """804.3: any recovered J/resonator that is able; nothing is asked about how long it has been there."""
    me.has(field=["Resonator 3"])
    foe.as_j_ruler().has(field=["Resonator 1"]).fresh("Resonator 1")
    me.attacks("Resonator 3")
    foe.is_asked("804.3", exactly=[("block", "Resonator 1"), ("block", "J-Ruler"), DECLINE])


@pytest.mark.rule("804.4")
def test_the_attacked_card_does_not_block_and_a_blocker_is_rested(scene, me, foe):
    """804.4: with Precision a recovered resonator is attacked; only the other one may block, and is rested by it."""
    me.has(field=[scene.card("Hawk", "[Precision]")])
    foe.has(field=["Resonator 2", "Resonator 4", scene.card("Statue", ATK=None, DEF=None)])
    me.attacks("Hawk", "Resonator 2")
    foe.is_asked("804.3", exactly=[("block", "Resonator 4"), DECLINE])
    foe.blocks("Resonator 4")
    assert foe.is_rested("Resonator 4") and not foe.is_rested("Resonator 2")


@pytest.mark.rule("804.4a")
@pytest.mark.parametrize("text", ["Return target blocking resonator to its owner's hand.",
                                  "Gain control of target blocking resonator until end of turn.",
                                  "Destroy target blocking resonator."])  # fmt: skip
def test_without_its_blocker_the_attacker_is_unblocked(scene, me, foe, text):
    """804.4a: the blocker leaves or changes sides before damage: the player is dealt 600."""
    me.has(field=["Resonator 3"])
    quick(me, chant(scene, "Sweep", text))
    foe.has(field=["Resonator 5"])
    me.attacks("Resonator 3")
    foe.blocks("Resonator 5")
    me.plays("Sweep").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 600 and me.damage("Resonator 3") == 0


@pytest.mark.rule("804.4a")
def test_a_blocker_that_is_no_resonator_any_more_blocks_no_more(scene, me, foe):
    """804.4a: the attacked player is dealt the damage, and the former blocker none."""
    blocking = n.Cards(("field",), "theirs", n.InState("blocking"))
    effect = n.Modify(blocking, (n.Exclude("type", "resonator"),), "end of turn")
    trigger = n.On("block", (("attacker", n.This()),))
    me.has(field=[scene.card("Hexer", abilities=[n.Ability("automatic", effect, trigger=trigger)])])
    foe.has(field=["Resonator 5"])
    me.attacks("Hexer")
    foe.blocks("Resonator 5")
    me.battle_ends()
    assert foe.life == 4000 - 500 and foe.damage("Resonator 5") == 0 and me.damage("Hexer") == 0


@pytest.mark.rule("804.5a")
def test_attacker_and_blocker_battle_each_other(scene, me, foe):
    """804.5a: what reaches a card in battle with the attacker reaches the blocker, and not the card attacked."""
    me.has(field=[scene.card("Duellist", POKE)])
    foe.has(field=[scene.card("Warden", POKE, ATK=100, DEF=900)])
    foe.put("field", "Resonator 2", rested=True)
    me.attacks("Duellist", "Resonator 2")
    foe.blocks("Warden")
    me.uses("Duellist", 2)
    me.lets_resolve(1)
    assert (foe.damage("Warden"), foe.damage("Resonator 2")) == (100, 0)
    me.passes()
    foe.uses("Warden", 2)
    foe.lets_resolve(1)
    assert me.damage("Duellist") == 100


@pytest.mark.rule("804.5a")
def test_nobody_battles_before_the_block_is_declared(scene, me, foe):
    """804.5a: after the attack alone there is no card in battle with the attacker, and then the blocker is."""
    me.has(field=[scene.card("Duellist", POKE)])
    quick(me)
    foe.has(field=["Resonator 5"])
    me.attacks("Duellist")
    assert me.offered("play", "Quick Chant") and not me.offered("use", "Duellist", "Duellist/2")
    foe.blocks("Resonator 5")
    assert me.offered("use", "Duellist", "Duellist/2")


@pytest.mark.rule("804.5b")
def test_when_the_blocker_is_gone_before_damage_the_attacked_card_battles(scene, me, foe):
    """804.5b: the attacked resonator is in battle with the attacker; both deal their damage."""
    me.has(field=[scene.card("Duellist", POKE, ATK=300, DEF=900)])
    quick(me, chant(scene, "Recall", "Return target blocking resonator to its owner's hand."))
    foe.has(field=["Resonator 1"])
    foe.put("field", "Resonator 4", rested=True)
    me.attacks("Duellist", "Resonator 4")
    foe.blocks("Resonator 1")
    me.plays("Recall").lets_resolve(1)
    me.uses("Duellist", 2).lets_resolve(1)
    assert foe.damage("Resonator 4") == 100
    me.battle_ends()
    assert foe.damage("Resonator 4") == 100 + 300 and me.damage("Duellist") == 800


@pytest.mark.rule("804.5b", "806.3")
def test_when_the_blocker_falls_to_first_strike_the_attacked_card_does_not_battle(scene, me, foe):
    """804.5b, 806.3: the attacker has dealt its damage; the attacked resonator neither takes nor deals any."""
    me.has(field=[scene.card("Duellist", f"[First Strike]\n{POKE}", ATK=300, DEF=900)])
    foe.has(field=["Resonator 1"])
    foe.put("field", "Resonator 4", rested=True)
    me.attacks("Duellist", "Resonator 4")
    foe.blocks("Resonator 1")
    while step(scene) != "first strike battle resolution step" and me.asked:
        me.passes()
    assert not me.offered("use", "Duellist", "Duellist/3")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 1"]
    assert (foe.damage("Resonator 4"), me.damage("Duellist")) == (0, 0)


@pytest.mark.rule("804.6")
def test_after_the_block_both_may_answer_before_damage(scene, me, foe):
    """804.6: [+300/+0] played now makes 600 + 300 damage, and the opponent has priority too."""
    me.has(field=["Resonator 3"])
    quick(me, chant(scene, "Cheer", "Target attacking resonator gains [+300/+0] until end of turn."))
    foe.has(field=["Resonator 5"])
    quick(foe)
    me.attacks("Resonator 3")
    foe.blocks("Resonator 5")
    assert step(scene) == "declare block step"
    me.plays("Cheer")
    assert foe.offered("play", "Quick Chant") and me.chase == ["Cheer"]
    foe.passes()
    me.battle_ends()
    assert foe.damage("Resonator 5") == 600 + 300
