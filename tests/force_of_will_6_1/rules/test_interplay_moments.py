"""Two rules meet in one moment: cards that leave together, whose spell it is, steps that come again."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia, to_my_next_turn


def answers(scene):
    """Whoever is asked anything but how to act takes what comes first."""
    while (q := scene.game.question).about != "act":
        scene.players[q.seat].picks(q.options[0])


# --- cards that are destroyed together ----------------------------------------------------------------------


@pytest.mark.rule("906.7", "1010.1")
@pytest.mark.parametrize("heard", ["is destroyed", "is put into a graveyard"])
@pytest.mark.parametrize(("other", "life"), [("Mourner", 4200), ("Resonator 1", 4100)])
def test_cards_that_are_destroyed_together_hear_of_each_other(scene, me, foe, heard, other, life):
    """906.7, 1010.1: destroying is a move to the graveyard and heard as that move is: 100 life for each Mourner."""
    scene.card("Mourner", f"Whenever another resonator you control {heard} => You gain 100 life.")
    chant(scene, "Wipe", "Destroy all resonators.")
    me.has(field=["Mourner", other], hand=["Wipe"]).will("fire")
    me.plays("Wipe")
    answers(scene)
    me.lets_resolve()
    assert me.life == life


@pytest.mark.rule("906.7", "1203.1")
def test_one_that_was_destroyed_before_hears_nothing(scene, me, foe):
    """906.7: the second is destroyed later; the first lies in the graveyard then."""
    scene.card("Mourner", "Whenever another resonator you control is destroyed => You gain 100 life.")
    chant(scene, "Kill", "Destroy target resonator.")
    me.has(field=["Mourner", "Resonator 1"], hand=["Kill", "Kill"]).will("fire", "fire")
    me.plays("Kill", "Mourner").lets_resolve()
    me.plays("Kill").lets_resolve()
    assert me.life == 4000


@pytest.mark.rule("906.7", "1010.1a")
def test_a_j_ruler_hears_of_what_is_destroyed_with_it(scene, me, foe):
    """906.7, 1010.1a: it was a J-ruler as the resonator was destroyed, and is a ruler afterwards."""
    back = {"name": "Warden Risen", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 900, "DEF": 900,
            "text": "Whenever a resonator is destroyed => You gain 100 life."}  # fmt: skip
    scene.card("Warden", "[Judgment] {1}", type="Ruler", race="Tester", back=back)
    chant(scene, "Wipe", "Destroy all J/resonators.")
    me.as_j_ruler("Warden")
    me.has(field=["Resonator 1"], hand=["Wipe"]).will("fire")
    me.plays("Wipe").lets_resolve()
    assert me.zone("ruler area") == ["Warden"] and me.counters("Warden", "astral") == 1 and me.life == 4100


@pytest.mark.rule("906.7b", "1203.1")
@pytest.mark.parametrize(
    ("what", "life"),
    [("a resonator that was dealt damage by this card this turn", 4100),
     ("a resonator that was dealt damage this turn", 4100), ("a damaged resonator", 4100),
     ("a resonator with an addition", 4100), ("an attacking resonator", 4100), ("a blocking resonator", 4000),
     ("a resonator that attacked this turn", 4100)],
)  # fmt: skip
def test_what_is_said_of_a_card_that_left_is_asked_as_it_lay_in_the_field(scene, me, foe, what, life):
    """906.7b, 1203.1: it attacked with a coat on and was beaten, all of that in the field it left."""
    scene.card("Watch", f"Whenever {what} is put into a graveyard => You gain 100 life.", ATK=1000, DEF=1000)
    scene.card("Coat", "Added resonator gains [+100/+100].", type="Addition:Resonator")
    me.has(field=["Resonator 1"], hand=["Coat"]).will("fire")
    foe.has(field=["Watch"])
    me.plays("Coat", me.card("Resonator 1")).lets_resolve()
    me.attacks("Resonator 1")
    foe.blocks("Watch")
    me.battle_ends()
    assert "Resonator 1" in me.zone("graveyard") and foe.life == life


# --- whose spell it is ----------------------------------------------------------------------------------------


@pytest.mark.rule("105.3", "312.2")
@pytest.mark.parametrize(
    ("text", "mine"),
    [("Cancel target spell your opponent controls.", False),
     ("Cancel target normal spell played by an opponent.", False),
     ("Cancel target spell you control.", True), ("Cancel target spell.", True)],
)  # fmt: skip
def test_the_chase_is_nobodys_but_a_spell_has_a_controller(scene, me, foe, text, mine):
    """105.3, 312.2: both players' spells lie in one chase; mine is no spell of an opponent's."""
    quick(scene, "Hush", text)
    chant(scene, "Feast", "You gain 300 life.")
    scene.card("Lamp", "{0}: You gain 100 life.")
    me.has(hand=["Hush", "Feast"], field=["Lamp"]).will("fire", "fire")
    me.plays("Feast")
    assert me.offered("play", "Hush") is mine


@pytest.mark.rule("105.3", "903.3a")
def test_a_spell_of_the_opponents_is_cancelled(scene, me, foe):
    """105.3, 903.3a: it is the opponent's when it is targeted, and still when that resolves."""
    quick(scene, "Hush", "Cancel target spell your opponent controls.")
    chant(scene, "Feast", "You gain 300 life.")
    me.has(hand=["Feast"]).will("fire")
    foe.has(hand=["Hush"]).will("fire")
    me.plays("Feast")
    foe.plays("Hush").lets_resolve()
    assert me.life == 4000 and me.zone("graveyard") == ["Feast"]


# --- steps and choices that come again --------------------------------------------------------------------------


@pytest.mark.rule("806.2", "1018.1b")
def test_a_first_strike_that_was_prevented_dealt_no_damage(scene, me, foe):
    """806.2, 1018.1b: all 500 were prevented, so none was dealt in the first step, and it deals in the second."""
    scene.card("Lance", "[First Strike]", ATK=500, DEF=900)
    quick(scene, "Shield", "Prevent the next 500 damage that would be dealt to you this turn.")
    me.has(field=["Lance"])
    foe.has(hand=["Shield"]).will("fire")
    me.attacks("Lance")
    while scene.game.question.seat == 0:
        me.passes()
    foe.plays("Shield").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 500


@pytest.mark.rule("505.5e", "505.5b")
def test_what_the_last_discard_sets_off_ends_with_the_turn(scene, me, foe):
    """505.5e, 505.5b: the bonus is made after effects of the turn ended; the final step comes again and ends it."""
    regalia(scene, "Howl", "Whenever you discard a card => Target resonator gains [+200/+200] until end of turn.")
    me.has(field=["Howl", "Resonator 1"], hand=["Filler"] * 8)
    me.passes()
    assert scene.game.facts["turn"] == 4 and me.zone("graveyard") == ["Filler"]
    assert me.atk("Resonator 1") == 200


@pytest.mark.rule("906.8a", "505.3")
def test_what_is_said_after_the_end_of_turn_waits_for_the_next(scene, me, foe):
    """906.8a, 505.3: the moment of this turn is over; it comes once, at the end of the opponent's turn."""
    quick(scene, "Poison", "At the end of turn, destroy target resonator.")
    regalia(scene, "Bell", "At the end of your turn => You gain 100 life.")
    me.has(hand=["Poison"], field=["Resonator 1", "Bell"]).will("fire")
    while not me.chase:
        scene.players[scene.game.question.seat].passes()
    me.plays("Poison").lets_resolve()
    while scene.game.facts["turn"] == 3:
        scene.players[scene.game.question.seat].passes()
    assert me.zone("field") == ["Resonator 1", "Bell"]
    to_my_next_turn(scene)
    assert me.zone("field") == ["Bell"]


@pytest.mark.rule("903.2f-ii", "903.2f-iii")
@pytest.mark.parametrize(("wills", "life"), [(2, 4000), (3, 4300)])
def test_what_costs_nothing_may_still_cost_more(scene, me, foe, wills, life):
    """903.2f-ii, 903.2f-iii: the card's cost is taken away first, and what is added after that must be paid."""
    chant(scene, "Gift", "You may play a card in your hand without paying its cost.")
    regalia(scene, "Toll", "Your opponent pays {1} more to play chants.")
    chant(scene, "Feast", "You gain 300 life.", cost="{5}")
    me.has(hand=["Gift", "Feast"]).will(*["fire"] * wills)
    foe.has(field=["Toll"])
    me.plays("Gift").picks("yes").pays().lets_resolve()
    assert me.life == life and me.pool == []


@pytest.mark.rule("1109.2", "1017.1c")
@pytest.mark.parametrize(("paid", "life"), [("yes", 4000 + 2 * 800), ("no", 4000 + 2 * 300)])
def test_a_copy_is_awakened_as_the_original_was(scene, me, foe, paid, life):
    """1109.2, 1017.1c: to awaken is a choice of its player, and the copy has it too."""
    chant(scene, "Feast", "You gain 300 life.\n[Awakening] {R}: You gain 500 life.")
    quick(scene, "Echo", "Copy target spell.")
    me.has(hand=["Feast", "Echo"]).will("fire", "fire", "fire")
    me.plays("Feast", paid).plays("Echo").lets_resolve()
    assert me.life == life


@pytest.mark.rule("1102.2c", "1105.2")
def test_an_explosion_for_each_card_that_piercing_damage_hit(scene, me, foe):
    """1102.2c, 1105.2: 200 for the blocker and 300 for the attacked card are battle damage; all three are destroyed."""
    scene.card("Bomb", "[Explode]\n[Pierce]", ATK=500, DEF=900)
    scene.card("Victim", ATK=400, DEF=1200)
    me.has(field=["Bomb"])
    foe.put("field", "Victim", rested=True)
    foe.has(field=["Resonator 1"])
    me.attacks("Bomb", "Victim")
    foe.blocks("Resonator 1")
    me.until(about="held").picks(200)
    answers(scene)
    me.battle_ends()
    assert sorted(foe.zone("graveyard")) == ["Resonator 1", "Victim"] and me.zone("graveyard") == ["Bomb"]
