"""Section 807: the end of a battle."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.nodes import Target
from playmat.kernel.words import nodes as n

END = "end of battle step"
END_GAIN = "At the end of the battle, you gain 100 life."
SMITE = "[Quickcast]\nDestroy target attacking resonator."


def step(scene):
    return scene.game.facts["battle step"]


def quick(player, name="Quick Chant", count=1):
    """The player holds such a chant and has stones for that many."""
    player.has(hand=[name]).stones(*("light",) * count)


def until_the_end_step(scene):
    """Whoever is asked passes until the end of battle step."""
    while step(scene) != END:
        q = scene.game.question
        assert q is not None and step(scene), f"the end of battle step is never reached\n{scene.table()}"
        scene.players[q.seat].passes()


def boost(attack, defence, cards, until="end of battle"):
    return n.Modify(cards, (n.Add("atk", n.Number(attack)), n.Add("def", n.Number(defence))), until)


@pytest.mark.rule("807.1")
def test_the_end_of_battle_sets_abilities_off_as_the_last_step_opens(scene, me, foe):
    """807.1: after the damage, once, in the end step."""
    me.has(field=[scene.card("Drummer", END_GAIN)])
    quick(foe)
    me.attacks("Drummer")
    until_the_end_step(scene)
    assert me.chase == ["Drummer"] and foe.life == 4000 - 500 and me.life == 4000
    me.battle_ends()
    assert me.life == 4000 + 100


@pytest.mark.rule("807.1")
def test_the_end_of_battle_comes_also_when_the_attacker_vanished(scene, me, foe):
    """807.1: the attacker was destroyed before the block; the ability of another card is set off all the same."""
    me.has(field=["Resonator 2", scene.card("Drummer", END_GAIN, type="Regalia")])
    quick(foe, scene.card("Smite", SMITE, type="Chant"))
    me.attacks("Resonator 2")
    foe.plays("Smite").lets_resolve()
    me.battle_ends()
    assert me.zone("graveyard") == ["Resonator 2"] and me.life == 4000 + 100


@pytest.mark.rule("807.1")
def test_the_end_of_battle_comes_also_after_a_forfeit(scene, me, foe):
    """807.1: nothing attacked."""
    me.has(field=[scene.card("Drummer", END_GAIN)])
    me.battles().picks("forfeit")
    assert me.life == 4000 + 100


@pytest.mark.rule("807.2")
def test_attacker_and_blocker_keep_their_roles_in_the_end_step(scene, me, foe):
    """807.2: after damage, in the sequence of the end step, both can still be targeted as such."""
    me.has(field=[scene.card("Tower", ATK=100, DEF=900)])
    foe.has(field=[scene.card("Wall", ATK=100, DEF=900)], hand=[scene.card("Smite", SMITE, type="Chant")])
    scene.card("Shove", "[Quickcast]\nReturn target blocking resonator to its owner's hand.", type="Chant")
    quick(foe, "Shove", 2)
    me.attacks("Tower")
    foe.blocks("Wall")
    until_the_end_step(scene)
    assert foe.offered("play", "Smite") and foe.offered("play", "Shove")
    foe.plays("Smite").lets_resolve(1)
    foe.plays("Shove").lets_resolve()
    assert me.zone("graveyard") == ["Tower"] and foe.zone("hand") == ["Wall"]


@pytest.mark.rule("807.3a")
def test_effects_that_last_for_the_battle_end_with_it(scene, me, foe):
    """807.3a: [+500/+0] until end of battle is gone in main timing, [+100/+0] until end of turn is not."""
    attack = n.On("attack", (("attacker", n.This()),))
    abilities = [
        n.Ability("automatic", boost(500, 0, n.This()), trigger=attack),
        n.Ability("automatic", boost(100, 0, n.This(), "end of turn"), trigger=attack),
    ]
    me.has(field=[scene.card("Charger", abilities=abilities)])
    me.attacks("Charger")
    me.picks(("ability", "Charger/2", "Charger"))
    me.battle_ends()
    assert foe.life == 4000 - (500 + 500 + 100)
    assert me.atk("Charger") == 500 + 100 and me.offered(("battle",))


@pytest.mark.rule("807.3b")
def test_what_the_end_of_a_boost_destroys_is_dealt_with_inside_the_battle(scene, me, foe):
    """807.3b: a DEF of 500 with 600 damage falls as [+0/+300] ends; its trigger is played within the battle."""
    rising = n.Ability("automatic", boost(0, 300, n.This()), trigger=n.On("attack", (("attacker", n.This()),)))
    last = "When this card is put into a graveyard from your field, you gain 100 life."
    me.has(field=[scene.card("Charger", last, abilities=[rising])])
    foe.has(field=["Resonator 3"])
    quick(foe)
    me.attacks("Charger")
    foe.blocks("Resonator 3")
    until_the_end_step(scene)
    assert me.damage("Charger") == 600 and me.zone("graveyard") == [] and me.chase == []
    foe.passes()
    assert me.zone("graveyard") == ["Charger"] and me.chase == ["Charger"] and step(scene) == END
    me.battle_ends()
    assert me.life == 4000 + 100 and step(scene) == ""


@pytest.mark.rule("807.3b")
def test_the_clean_up_of_a_battle_is_repeated(scene, me, foe):
    """807.3b: the fallen card gives another [+700/+0] until end of battle; that ends in the second clean-up."""
    rising = n.Ability("automatic", boost(0, 300, n.This()), trigger=n.On("attack", (("attacker", n.This()),)))
    heir = n.Sequence((Target(n.Cards(("field",), "mine", n.Is("type", "has", "resonator"))), boost(700, 0, n.It())))
    last = n.Ability("automatic", heir, trigger=n.Moved(n.This(), ("field",), ("graveyard",)))
    me.has(field=[scene.card("Charger", abilities=[rising, last]), "Resonator 1"])
    foe.has(field=["Resonator 3"])
    quick(foe)
    me.attacks("Charger")
    foe.blocks("Resonator 3")
    until_the_end_step(scene)
    foe.passes()
    assert me.chase == ["Charger"] and step(scene) == END
    foe.passes()
    assert me.atk("Resonator 1") == 200 + 700 and step(scene) == END
    me.battle_ends()
    assert me.atk("Resonator 1") == 200


@pytest.mark.rule("807.4")
def test_after_the_battle_nothing_attacks_or_blocks(scene, me, foe):
    """807.4: an attacking or a blocking resonator is no target any more, and another battle may be started."""
    shove = "[Quickcast]\nReturn target blocking resonator to its owner's hand."
    me.has(field=["Resonator 3"], hand=[scene.card("Shove", shove, type="Chant")])
    quick(me, scene.card("Smite", SMITE, type="Chant"))
    foe.has(field=["Resonator 5"])
    me.attacks("Resonator 3")
    foe.blocks("Resonator 5")
    assert me.offered("play", "Smite") and me.offered("play", "Shove")
    me.battle_ends()
    assert not me.offered("play", "Smite") and not me.offered("play", "Shove")
    assert me.offered(("battle",)) and scene.game.facts["attacker"] is scene.game.facts["blocker"] is None


# --- who blocked and battled whom ------------------------------------------------------------------------


def two_attacks(scene, me, foe, text):
    """The opponent attacks twice: my Wall blocks the first attacker, and nobody the second."""
    scene.turn_of(1)
    scene.card("Wall", text, ATK=0, DEF=3000)
    scene.card("First")
    scene.card("Second")
    me.has(field=["Wall"])
    foe.has(field=["First", "Second"])
    foe.attacks("First")
    me.blocks("Wall")
    foe.battle_ends()
    foe.attacks("Second").battle_ends()


@pytest.mark.rule("505.3", "804.4")
def test_at_the_end_of_turn_every_battle_of_it_counts(scene, me, foe):
    """505.3: what was blocked in the first battle goes back, though another battle came after it."""
    two_attacks(scene, me, foe, "At the end of turn, return each resonator this card blocked to its owner's hand.")
    foe.passes()
    me.until(about="act")
    assert foe.zone("field") == ["Second"] and "First" in foe.zone("hand")


@pytest.mark.rule("807.1", "804.4")
def test_at_the_end_of_a_battle_that_battle_counts(scene, me, foe):
    """807.1: after the second battle nothing is destroyed for having been blocked in the first."""
    text = "At the end of battle phase, put a [+100/+100] counter on each resonator this card blocked."
    two_attacks(scene, me, foe, text)
    assert foe.counters("First", "+100/+100") == 1 and foe.counters("Second", "+100/+100") == 0


@pytest.mark.rule("505.3", "804.5")
def test_at_the_end_of_turn_who_battled_in_it_is_meant(scene, me, foe):
    """505.3, 804.5: nobody battles any more then, so the battles of the turn are spoken of."""
    two_attacks(scene, me, foe, "At the end of turn, return each resonator battle with this card to its owner's hand.")
    foe.passes()
    me.until(about="act")
    assert foe.zone("field") == ["Second"] and "First" in foe.zone("hand")


@pytest.mark.rule("804.5b", "807.1")
@pytest.mark.parametrize("blocked", [True, False])
def test_an_attacked_card_has_battled_unless_another_blocked(scene, me, foe, blocked):
    """804.5b: without a blocker the attacker and the attacked card battle each other."""
    scene.card("Wraith", "At the end of a battle phase this card battled, you gain 100 life.", ATK=100, DEF=3000)
    me.has(field=["Resonator 1"])
    foe.put("field", "Wraith", rested=True)
    foe.has(field=["Resonator 5"])
    me.attacks("Resonator 1", "Wraith")
    if blocked:
        foe.blocks("Resonator 5")
    else:
        foe.declines()
    me.battle_ends()
    assert foe.life == 4000 + (0 if blocked else 100)
