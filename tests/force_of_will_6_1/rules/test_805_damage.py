"""Sections 805 and 806: battle damage, first strikes before others."""

from __future__ import annotations

import pytest

FIRST, NORMAL, END = "first strike battle resolution step", "normal battle resolution step", "end of battle step"
SMITE = "[Quickcast]\nDestroy target attacking resonator."


def step(scene):
    return scene.game.facts["battle step"]


def quick(player, name="Quick Chant", count=1):
    """The player holds such a chant and has stones for that many."""
    player.has(hand=[name]).stones(*("light",) * count)


def until(scene, wanted):
    """Whoever is asked passes until the battle is in that step."""
    while step(scene) != wanted:
        q = scene.game.question
        assert q is not None and step(scene), f"{wanted} is never reached\n{scene.table()}"
        scene.players[q.seat].passes()


def striker(scene, attack=500, defence=500, text="[First Strike]"):
    return scene.card("Striker", text, ATK=attack, DEF=defence)


def wall(scene, attack=200, defence=1000, text=""):
    return scene.card("Wall", text, ATK=attack, DEF=defence)


# --- 805 first strike


@pytest.mark.rule("805.1")
def test_without_an_attacker_the_battle_goes_to_its_end(scene, me, foe):
    """805.1: the attacker is destroyed after the block; the next step is the end, and no damage is dealt."""
    me.has(field=["Resonator 3"])
    foe.has(field=["Resonator 1"])
    quick(foe, scene.card("Smite", SMITE, type="Chant"), 2)
    foe.has(hand=["Quick Chant"])
    me.attacks("Resonator 3")
    foe.blocks("Resonator 1")
    assert step(scene) == "declare block step"
    foe.plays("Smite").lets_resolve(1)
    assert step(scene) == "declare block step"
    foe.passes()
    assert step(scene) == END and scene.events("damage") == []


@pytest.mark.rule("805.2")
def test_a_first_striker_is_not_struck_back_by_what_it_destroys(scene, me, foe):
    """805.2: 500 against 500/500: the blocker is destroyed in this step and deals nothing."""
    me.has(field=[striker(scene)])
    foe.has(field=[wall(scene, 500, 500)])
    quick(foe)
    me.attacks("Striker")
    foe.blocks("Wall")
    until(scene, FIRST)
    assert foe.zone("graveyard") == ["Wall"]
    me.battle_ends()
    assert me.damage("Striker") == 0 and me.zone("graveyard") == []
    assert [e[-1] for e in scene.events("battle damage")] == [("amount", 500)]


@pytest.mark.rule("805.2")
def test_a_blocker_with_first_strike_deals_nothing_early(scene, me, foe):
    """805.2: only attackers strike first; both 500/500 are destroyed in the normal step."""
    me.has(field=[wall(scene, 500, 500)])
    foe.has(field=[striker(scene)])
    quick(foe)
    me.attacks("Wall")
    foe.blocks("Striker")
    until(scene, FIRST)
    assert scene.events("damage") == []
    me.battle_ends()
    assert me.zone("graveyard") == ["Wall"] and foe.zone("graveyard") == ["Striker"]


@pytest.mark.rule("805.2a")
def test_first_strike_damage_goes_to_the_blocker(scene, me, foe):
    """805.2a: the player was attacked; the 500 are on the blocker in this step, and life is unchanged."""
    me.has(field=[striker(scene)])
    foe.has(field=[wall(scene)])
    quick(foe)
    me.attacks("Striker")
    foe.blocks("Wall")
    until(scene, FIRST)
    assert foe.damage("Wall") == 500 and foe.life == 4000 and me.damage("Striker") == 0
    me.battle_ends()
    assert foe.damage("Wall") == 500 and foe.life == 4000 and me.damage("Striker") == 200


@pytest.mark.rule("805.2b")
def test_unblocked_first_strike_damage_goes_to_what_was_attacked(scene, me, foe):
    """805.2b: 800 damage to the player in this step, and none in the normal one."""
    me.has(field=[striker(scene, 800)])
    quick(foe)
    me.attacks("Striker")
    until(scene, FIRST)
    assert foe.life == 4000 - 800
    until(scene, NORMAL)
    assert foe.life == 4000 - 800


@pytest.mark.rule("805.2b")
def test_an_attacked_resonator_is_struck_first_too(scene, me, foe):
    """805.2b: a rested 500/500 that was attacked is destroyed in this step and deals nothing."""
    me.has(field=[striker(scene)])
    foe.put("field", wall(scene, 500, 500), rested=True)
    quick(foe)
    me.attacks("Striker", "Wall")
    until(scene, FIRST)
    assert foe.zone("graveyard") == ["Wall"]
    me.battle_ends()
    assert me.damage("Striker") == 0


@pytest.mark.rule("805.3")
def test_what_dies_of_first_strike_sets_its_trigger_off_before_normal_damage(scene, me, foe):
    """805.3: the rule process destroys it, its ability is played and may be answered in the same step."""
    me.has(field=[striker(scene)])
    foe.has(field=[wall(scene, 500, 500, "When this card is put into a graveyard from your field, you gain 300 life.")])
    quick(foe)
    me.attacks("Striker")
    foe.blocks("Wall")
    until(scene, FIRST)
    assert foe.chase == ["Wall"] and foe.zone("graveyard") == ["Wall"] and foe.offered("play", "Quick Chant")
    foe.passes()
    assert foe.life == 4000 + 300 and step(scene) == FIRST


# --- 806 normal damage


@pytest.mark.rule("806.1")
def test_without_an_attacker_after_first_strike_there_is_no_normal_damage(scene, me, foe):
    """806.1: the striker is destroyed in the sequence after its strike; the blocker deals nothing, the end comes."""
    me.has(field=[striker(scene)])
    foe.has(field=[wall(scene)], hand=["Quick Chant"])
    quick(foe, scene.card("Smite", SMITE, type="Chant"), 2)
    me.attacks("Striker")
    foe.blocks("Wall")
    until(scene, FIRST)
    foe.plays("Smite").lets_resolve(1)
    assert step(scene) == FIRST
    foe.passes()
    assert step(scene) == END and len(scene.events("damage")) == 1


@pytest.mark.rule("806.2")
def test_an_attacker_without_first_strike_deals_its_damage_in_the_normal_step(scene, me, foe):
    """806.2: nothing in the step before, 700 now."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    quick(foe)
    me.attacks("Bruiser")
    until(scene, FIRST)
    assert foe.life == 4000
    until(scene, NORMAL)
    assert foe.life == 4000 - 700
    assert [e[0] for e in scene.events("battle damage")] == ["battle damage"]


@pytest.mark.rule("806.2")
def test_an_attacker_that_struck_first_and_lost_first_strike_deals_no_more(scene, me, foe):
    """806.2: 300 damage in all, though it has no First Strike in the normal step."""
    me.has(field=[striker(scene, 300)])
    text = "[Quickcast]\nTarget resonator loses [First Strike] until end of turn."
    quick(foe, scene.card("Dull", text, type="Chant"))
    me.attacks("Striker")
    until(scene, FIRST)
    foe.plays("Dull").lets_resolve()
    me.battle_ends()
    assert "first strike" not in me.value("Striker", "keywords") and foe.life == 4000 - 300


@pytest.mark.rule("806.2")
def test_a_first_strike_that_was_wholly_prevented_is_made_up_for(scene, me, foe):
    """806.2: nothing was dealt in the first strike step, so 500 are dealt in the normal one."""
    me.has(field=[striker(scene)])
    text = "[Quickcast]\nPrevent the next damage that would be dealt to you this turn."
    quick(foe, scene.card("Ward", text, type="Chant"), 2)
    foe.has(hand=["Quick Chant"])
    me.attacks("Striker")
    foe.plays("Ward").lets_resolve()
    until(scene, FIRST)
    assert foe.life == 4000
    me.battle_ends()
    assert foe.life == 4000 - 500


@pytest.mark.rule("806.2a")
def test_normal_damage_goes_to_the_blocker(scene, me, foe):
    """806.2a: 700 on a 200/1000, which survives; the attacked player loses nothing."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    foe.has(field=[wall(scene)])
    me.attacks("Bruiser")
    foe.blocks("Wall")
    me.battle_ends()
    assert foe.damage("Wall") == 700 and foe.zone("field") == ["Wall"] and foe.life == 4000


@pytest.mark.rule("806.2b")
def test_unblocked_damage_goes_to_the_attacked_resonator(scene, me, foe):
    """806.2b: 700 destroy a rested 300/700, and its player's life stays."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    foe.put("field", wall(scene, 300, 700), rested=True)
    me.attacks("Bruiser", "Wall")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Wall"] and foe.life == 4000 and me.damage("Bruiser") == 300


@pytest.mark.rule("806.2b")
def test_unblocked_damage_goes_to_the_attacked_player(scene, me, foe):
    """806.2b: 4000 - 700."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    foe.has(field=[wall(scene)])
    me.attacks("Bruiser")
    foe.declines()
    me.battle_ends()
    assert foe.life == 4000 - 700 and foe.damage("Wall") == 0


@pytest.mark.rule("806.2b")
def test_nothing_is_dealt_when_the_attacked_resonator_has_left(scene, me, foe):
    """806.2b: it is back in its owner's hand; neither the player nor anything else takes the damage."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    foe.put("field", wall(scene), rested=True)
    text = "[Quickcast]\nReturn target rested resonator you control to its owner's hand."
    quick(foe, scene.card("Retreat", text, type="Chant"))
    me.attacks("Bruiser", "Wall")
    foe.plays("Retreat").lets_resolve()
    me.battle_ends()
    assert foe.zone("hand") == ["Wall"] and scene.events("damage") == [] and foe.life == 4000


@pytest.mark.rule("806.3", "806.4")
def test_an_attacked_resonator_strikes_back_although_it_is_rested(scene, me, foe):
    """806.3: two 500/500 take 500 each and are destroyed together, before the end of battle step (806.4)."""
    last_words = "When this card is put into a graveyard from your field, you gain 100 life."
    me.has(field=[scene.card("Twin", last_words)])
    foe.put("field", "Twin", rested=True)
    quick(foe)
    me.attacks("Twin", "Twin")
    until(scene, NORMAL)
    assert me.zone("graveyard") == ["Twin"] and foe.zone("graveyard") == ["Twin"]
    assert me.chase == ["Twin", "Twin"] and foe.offered("play", "Quick Chant")
    foe.lets_resolve()
    assert step(scene) == NORMAL and (me.life, foe.life) == (4000 + 100, 4000 + 100)


@pytest.mark.rule("806.3")
def test_a_blocker_strikes_back(scene, me, foe):
    """806.3: the blocker's 200 are on the attacker, the attacked resonator deals nothing."""
    me.has(field=[scene.card("Bruiser", ATK=700, DEF=700)])
    foe.has(field=[wall(scene)])
    foe.put("field", "Resonator 3", rested=True)
    me.attacks("Bruiser", "Resonator 3")
    foe.blocks("Wall")
    me.battle_ends()
    assert me.damage("Bruiser") == 200 and (foe.damage("Wall"), foe.damage("Resonator 3")) == (700, 0)
