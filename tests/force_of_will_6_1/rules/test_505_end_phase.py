"""Section 505: the end phase and the final step of a turn."""

from __future__ import annotations

import pytest

from playmat.kernel.run.rows import where


def phase(scene):
    return scene.game.facts["phase"]


def turn(scene):
    return scene.game.facts["turn"]


def quick(*players):
    """Each of them holds a Quickcast chant and has a stone to pay for it."""
    for player in players:
        player.has(hand=["Quick Chant"]).stones("light")


def jab(scene, amount):
    """A chant that costs nothing and deals damage to a target J/resonator."""
    return scene.card("Jab", f"This card deals {amount} damage to target J/resonator.", type="Chant", cost="{0}")


def to_the_end_phase(me):
    """I pass in the main phase; whoever is asked first in the end phase is asked now."""
    me.passes()
    assert phase(me.scene) == "end phase", me.scene.table()


@pytest.mark.rule("505.1")
def test_the_beginning_of_the_end_phase_comes_before_the_end_of_the_turn(scene, me, foe):
    """505.1: the first ability resolves in a sequence of its own before the second is set off."""
    scene.card("Bell", "At the beginning of your end phase, you gain 100 life.\nAt the end of turn, you gain 500 life.")
    me.has(field=["Bell"])
    quick(foe)
    me.passes()
    foe.passes()
    foe.is_asked("602.1c")
    assert phase(scene) == "end phase" and me.chase == ["Bell"] and me.life == 4000
    foe.passes()
    assert me.chase == [] and me.life == 4000 + 100
    foe.passes()
    assert me.chase == ["Bell"] and me.life == 4000 + 100
    foe.passes()
    assert me.life == 4000 + 100 + 500


@pytest.mark.rule("505.2")
def test_both_have_priority_in_the_end_phase_while_damage_and_boosts_last(scene, me, foe):
    """505.2: Quickcast cards may be played; 300 damage and [+400/+400] are there yet."""
    jab(scene, 300)
    scene.card("Cheer", "Target resonator gains [+400/+400] until end of turn.", type="Chant", cost="{0}")
    me.has(field=["Resonator 2"], hand=["Jab", "Cheer"])
    quick(me, foe)
    me.plays("Jab").lets_resolve()
    me.plays("Cheer").lets_resolve()
    me.passes()
    foe.passes()
    me.is_asked("602.1c")
    assert phase(scene) == "end phase" and me.offered("play", "Quick Chant")
    assert me.damage("Resonator 2") == 300 and me.atk("Resonator 2") == 400 + 400
    me.passes()
    assert foe.offered("play", "Quick Chant")


@pytest.mark.rule("505.3")
def test_the_end_of_the_turn_sets_abilities_off_once(scene, me, foe):
    """505.3: one card is drawn in my turn, and nothing in the opponent's when it is my turn the text names."""
    scene.card("Bell", "At the end of your turn, draw a card.")
    me.has(field=["Bell"])
    me.passes()
    foe.passes()
    me.is_asked("602.1c")
    assert me.count("hand") == 1 + 1, "one at the end of my turn, one in my next draw phase"


@pytest.mark.rule("505.3")
def test_an_ability_that_comes_after_the_end_of_the_turn_waits_for_the_next_end(scene, me, foe):
    """505.3: a resonator played in the sequence after the end-of-turn triggers is too late for this turn."""
    scene.card("Bell", "[Quickcast]\nAt the end of turn, you gain 100 life.", cost="{1}")
    scene.card("Clock", "At the end of turn, you gain 500 life.")
    me.has(field=["Clock"], hand=["Bell"]).stones("light")
    to_the_end_phase(me)
    me.passes()
    assert me.chase == ["Clock"]
    me.plays("Bell").lets_resolve()
    foe.is_asked("602.1c")
    assert me.zone("field") == ["Clock", "Light Stone", "Bell"] and me.life == 4000 + 500
    foe.passes()
    me.until("603.2")
    assert turn(scene) == 4
    me.picks(("ability", "Bell/3", "Bell"))
    me.lets_resolve()
    assert me.life == 4000 + 500 + 500 + 100


@pytest.mark.rule("505.4")
def test_end_of_turn_abilities_can_be_answered_before_the_final_step(scene, me, foe):
    """505.4: with the ability in the chase the opponent plays a chant; both resolve before damage is removed."""
    jab(scene, 100)
    scene.card("Bell", "At the end of turn, you gain 100 life.")
    me.has(field=["Bell"], hand=["Jab"])
    foe.has(hand=["Quick Chant"]).stones("light", "light")
    me.plays("Jab").lets_resolve()
    me.passes()
    foe.passes()
    foe.passes()
    assert me.chase == ["Bell"] and foe.offered("play", "Quick Chant")
    foe.plays("Quick Chant")
    assert me.chase == ["Bell", "Quick Chant"]
    foe.lets_resolve(1)
    assert foe.count("hand") == 1 and me.chase == ["Bell"] and me.damage("Bell") == 100
    foe.passes()
    assert me.life == 4000 + 100 and turn(scene) == 4 and me.damage("Bell") == 0


@pytest.mark.rule("505.5", "505.5a", "505.5b")
def test_damage_goes_before_boosts_do(scene, me, foe):
    """505.5: 600 damage on a 300/500 with [+0/+200]: the damage is removed first, so it outlives the turn."""
    scene.card("Guard", ATK=300, DEF=500)
    jab(scene, 600)
    scene.card("Cheer", "Target resonator gains [+0/+200] until end of turn.", type="Chant", cost="{0}")
    me.has(field=["Guard"], hand=["Jab", "Cheer"])
    me.plays("Cheer").lets_resolve()
    me.plays("Jab").lets_resolve()
    assert me.damage("Guard") == 600 and me.defence("Guard") == 500 + 200
    me.passes()
    assert turn(scene) == 4 and me.zone("field") == ["Guard"] and me.defence("Guard") == 500


@pytest.mark.rule("505.5a")
def test_damage_is_removed_from_the_cards_of_both_players(scene, me, foe):
    """505.5a: 400 in my turn and 400 in the next leave a DEF of 500 standing; a J-ruler's damage goes too."""
    scene.card("Guard", ATK=300, DEF=500)
    jab(scene, 400)
    me.as_j_ruler().has(hand=["Jab", "Jab"])
    foe.has(field=["Guard"], hand=["Jab"])
    me.plays("Jab", "Guard").lets_resolve()
    me.plays("Jab", "J-Ruler").lets_resolve()
    assert (foe.damage("Guard"), me.damage("J-Ruler")) == (400, 400)
    me.passes()
    assert turn(scene) == 4 and (foe.damage("Guard"), me.damage("J-Ruler")) == (0, 0)
    foe.plays("Jab", "Guard").lets_resolve()
    assert foe.damage("Guard") == 400 and foe.zone("field") == ["Guard"]


@pytest.mark.rule("505.5b")
def test_boosts_until_the_end_of_the_turn_are_gone_in_the_next_draw_phase(scene, me, foe):
    """505.5b: [+400/+400] ends, a [+100/+100] counter stays."""
    scene.card("Cheer", "Target resonator gains [+400/+400] until end of turn.", type="Chant", cost="{0}")
    scene.card("Drill", "Put a [+100/+100] counter on target resonator.", type="Chant", cost="{0}")
    me.has(field=["Resonator 2"], hand=["Cheer", "Drill"])
    quick(foe)
    me.plays("Cheer").lets_resolve()
    me.plays("Drill").lets_resolve()
    assert me.atk("Resonator 2") == 400 + 400 + 100
    me.passes()
    while turn(scene) == 3:
        assert me.atk("Resonator 2") == 400 + 400 + 100
        foe.passes()
    assert phase(scene) == "draw phase" and me.atk("Resonator 2") == 400 + 100


@pytest.mark.rule("505.5c")
def test_wills_are_emptied_at_the_end_of_the_turn(scene, me, foe):
    """505.5c: wills made in the end phase by either player are gone when the next draw phase opens."""
    me.will("fire", "fire")
    quick(foe)
    foe.will("water")
    me.passes()
    while turn(scene) == 3:
        assert (me.pool, foe.pool) == (["fire", "fire"], ["water"])
        foe.passes()
    assert phase(scene) == "draw phase" and (me.pool, foe.pool) == ([], [])


@pytest.mark.rule("505.5c", "505.5d")
def test_the_turn_player_discards_down_to_seven_cards_of_the_own_choice(scene, me, foe):
    """505.5d: of nine cards I choose 9 - 7, when the wills are gone (505.5c); the opponent with nine keeps them."""
    names = [scene.card(f"Page {at}", cost="{9}") for at in range(9)]
    me.has(hand=names).will("fire")
    foe.has(hand=9)
    me.passes()
    me.is_asked("505.5d", exactly=names)
    assert me.pool == []
    me.picks("Page 3", "Page 8")
    me.picks("Page 8", rule="302.4")
    assert me.zone("graveyard") == ["Page 8", "Page 3"] and me.count("hand") == 7
    assert turn(scene) == 4 and foe.count("hand") == 9 + 1 and foe.count("graveyard") == 0


@pytest.mark.rule("505.5d")
def test_without_a_maximum_nobody_discards(scene, me, foe):
    """505.5d: a player who has no maximum hand size keeps nine cards."""
    me.has(hand=9)
    scene.game.set("hand size 0", None)
    me.passes()
    foe.is_asked("602.1c")
    assert me.count("hand") == 9 and turn(scene) == 4


@pytest.mark.rule("505.5e")
def test_a_discard_that_sets_something_off_makes_the_final_step_repeat(scene, me, foe):
    """505.5e: the discard lets me draw; the opponent may answer; with eight cards again I discard once more."""
    scene.card("Grave Reader", "Whenever you discard a card, draw a card. Play this ability only once per turn.")
    names = [scene.card(f"Page {at}", cost="{9}") for at in range(8)]
    me.has(field=["Grave Reader"], hand=names)
    foe.has(hand=["Quick Chant"]).stones("light")
    me.passes()
    foe.passes()
    foe.passes()
    foe.passes()
    me.picks("Page 0", rule="505.5d")
    foe.is_asked("602.1c")
    assert me.chase == ["Grave Reader"] and foe.offered("play", "Quick Chant") and turn(scene) == 3
    foe.passes()
    assert me.count("hand") == 8 - 1 + 1
    foe.passes()
    me.picks("Page 1", rule="505.5d")
    assert me.zone("graveyard") == ["Page 0", "Page 1"] and turn(scene) == 4


@pytest.mark.rule("505.5e")
def test_what_the_end_of_a_boost_destroys_makes_the_final_step_repeat(scene, me, foe):
    """505.5e: without its [+0/+300] a resonator has no DEF left; its last words are played in this turn's end phase."""
    scene.card("Ghost", "When this card is put into a graveyard from your field, you gain 100 life.", DEF=0)
    scene.card("Charm", "Each resonator gains [+0/+300].", type="Regalia")
    scene.card("Cheer", "Target resonator gains [+0/+300] until end of turn.", type="Chant", cost="{0}")
    scene.card("Break", "Destroy target regalia.", type="Chant", cost="{0}")
    me.has(field=["Ghost", "Charm"], hand=["Cheer", "Break"])
    quick(foe)
    me.plays("Cheer").lets_resolve()
    me.plays("Break").lets_resolve()
    assert me.defence("Ghost") == 300 and me.zone("field") == ["Ghost"]
    me.passes()
    while not me.chase:
        assert me.zone("field") == ["Ghost"] and turn(scene) == 3
        foe.passes()
    assert "505.5e" in where(scene.game)
    assert me.chase == ["Ghost"] and (turn(scene), phase(scene)) == (3, "end phase")
    me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("505.6")
def test_the_other_player_becomes_turn_player_and_this_turn_begins_anew(scene, me, foe):
    """505.6: the opponent's draw phase follows; an ability once per turn may be used again."""
    scene.card("Well", "Pay 100 life: Draw a card. Play this ability only once per turn.", type="Regalia")
    me.has(field=["Well"])
    me.uses("Well", 2)
    me.lets_resolve()
    assert not me.offered("use", "Well", "Well/2")
    me.passes()
    assert turn(scene) == 4 and scene.game.facts["turn seat"] == foe.seat and phase(scene) == "draw phase"
    assert me.offered("use", "Well", "Well/2")


@pytest.mark.rule("505.5e", "906.9")
def test_a_state_that_comes_about_in_the_final_step_is_noticed_in_it(scene, me, foe):
    """505.5e, 906.9: as the borrowed resonator goes back there is none left, and the ability resolves in this turn."""
    scene.card("Altar", "When you control no resonators, you gain 300 life. Banish this card.", type="Regalia")
    scene.card("Borrow", "Gain control of target resonator until end of turn.", type="Chant", cost="{0}")
    scene.card("Fall", "Destroy target resonator.", type="Chant", cost="{0}")
    me.has(field=["Altar", "Resonator 1"], hand=["Borrow", "Fall"])
    foe.has(field=["Resonator 2"])
    me.plays("Borrow", "Resonator 2").lets_resolve()
    me.plays("Fall", "Resonator 1").lets_resolve()
    assert me.life == 4000
    while scene.game.facts["turn seat"] == me.seat:
        scene.players[scene.game.question.seat].passes()
    kinds = [event[0] for event in scene.game.log]
    assert me.life == 4000 + 300
    assert kinds.index("gain life") < kinds.index("begin turn")


@pytest.mark.rule("505.5b", "505.5e")
def test_a_card_that_goes_back_leaves_nothing_to_be_done(scene, me, foe):
    """505.5b, 505.5e: it goes back as the effect ends, so no rule process is left to be done and nobody gains priority
    in the final step, as they do where something is."""
    scene.card("Borrow", "Gain control of target resonator until end of turn.", type="Chant", cost="{0}")
    me.has(hand=["Borrow"])
    foe.has(field=["Resonator 2"])
    quick(me, foe)
    me.plays("Borrow").lets_resolve()
    assert me.zone("field") == ["Light Stone", "Resonator 2"]
    while turn(scene) == 3:
        assert "505.5e" not in where(scene.game)
        scene.players[scene.game.question.seat].passes()
    assert foe.zone("field") == ["Light Stone", "Resonator 2"]
