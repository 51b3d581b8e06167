"""803.3, 804.3: what texts demand of attackers and blockers, forbid them and allow them."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.nodes import Must
from playmat.kernel.words import nodes as n

DECLINE = "decline"


def chant(scene, name, text):
    return scene.card(name, f"[Quickcast]\n{text}", type="Chant")


def holds(scene, player, name, text):
    """The player holds such a chant and can pay for it."""
    player.has(hand=[chant(scene, name, text)]).stones("light")


@pytest.mark.rule("803.3")
def test_a_card_that_must_be_attacked_by_others_is_attacked(scene, me, foe):
    """803.3: resonators that have to attack the Decoy attack neither another nor the player; none may forfeit."""
    decoy = scene.card("Decoy", "Resonators your opponent controls must attack this card if able.", DEF=900)
    me.has(field=["Resonator 1", "Resonator 2"])
    foe.put("field", decoy, rested=True)
    foe.put("field", "Resonator 5", rested=True)
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 1", "Decoy"), ("attack", "Resonator 2", "Decoy")])


@pytest.mark.rule("803.3", "803.3b")
def test_only_who_is_able_to_attack_the_card_has_to(scene, me, foe):
    """803.3b: the Decoy is recovered: cards with Precision have to attack it, and before them no other may."""
    decoy = scene.card("Decoy", "Resonators your opponent controls must attack this card if able.", DEF=900)
    me.has(field=["Resonator 2", scene.card("Hawk", "[Precision]"), scene.card("Kite", "[Precision]")])
    foe.has(field=[decoy])
    foe.put("field", "Resonator 5", rested=True)
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Hawk", "Decoy"), ("attack", "Kite", "Decoy")])


@pytest.mark.rule("803.3")
def test_a_target_that_must_be_attacked_leaves_the_attack_free(scene, me, foe):
    """803.3: whoever attacks takes the Bait; nobody has to attack, and the player is not attacked."""
    must = n.Ability("continuous", n.Modify(n.This(), (Must("be attacked"),)))
    me.has(field=["Resonator 2"])
    foe.put("field", scene.card("Bait", abilities=[must]), rested=True)
    foe.put("field", "Resonator 5", rested=True)
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 2", "Bait"), "forfeit"])


@pytest.mark.rule("803.3")
def test_with_the_only_one_able_rested_nothing_must_attack(scene, me, foe):
    """803.3: nobody is able to attack the recovered Decoy; the player may be attacked, and the attack forfeited."""
    decoy = scene.card("Decoy", "Resonators your opponent controls must attack this card if able.", DEF=900)
    me.has(field=["Resonator 2"])
    foe.has(field=[decoy])
    me.battles()
    assert me.can_attack("Resonator 2") and me.offered("forfeit")


@pytest.mark.rule("803.3", "302.3")
@pytest.mark.parametrize("back", [True, False])
def test_the_demand_ends_with_the_card_that_makes_it(scene, me, foe, back):
    """302.3: the Decoy is removed and comes back as another card; what the first one demanded is not for that one."""
    hold = n.Modify(n.Cards(("field",), "theirs"), (Must("attack this card"),), "end of turn")
    foe.put("field", scene.card("Decoy", abilities=[n.Ability("activated", hold)]), rested=True)
    foe.put("field", "Resonator 5", rested=True)
    me.has(field=["Resonator 1", "Resonator 2"])
    holds(scene, me, "Blink", "Remove target resonator from the game. Put it into its owner's field rested.")
    me.picks(("battle",))
    me.passes()
    foe.uses("Decoy", 2).lets_resolve()
    if back:
        me.plays("Blink", "Decoy").lets_resolve()
    me.until("803.3")
    assert me.can_attack("Resonator 2", "Decoy") and me.can_attack("Resonator 2", "Resonator 5") == back
    assert me.can_attack("Resonator 1") == back


@pytest.mark.rule("803.3")
def test_what_must_be_chosen_to_attack_is_chosen_but_nobody_has_to_attack(scene, me, foe):
    """803.3: of the two that may attack the Eager one is taken; the attack may still be forfeited."""
    eager = scene.card("Eager", "As you choose a card to attack, you must choose this card if able.")
    me.has(field=[eager, "Resonator 2"])
    me.battles()
    assert me.can_attack("Eager") and not me.can_attack("Resonator 2") and me.offered("forfeit")


@pytest.mark.rule("804.3")
def test_an_attacker_that_must_be_blocked_is_blocked_by_any(scene, me, foe):
    """804.3: one of the two has to block, whichever; against another attacker both may decline."""
    wall = scene.card("Lure", "Your opponent must block this card if able.")
    me.has(field=[wall, "Resonator 3"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.attacks("Lure")
    foe.until(about="blocker")
    foe.is_asked("804.3", exactly=[("block", "Resonator 1"), ("block", "Resonator 2")])
    foe.blocks("Resonator 2")
    me.battle_ends()
    me.attacks("Resonator 3")
    foe.is_asked("804.3", exactly=[("block", "Resonator 1"), DECLINE])
    foe.declines()


@pytest.mark.rule("804.3")
def test_cards_that_must_block_this_turn_block_before_others(scene, me, foe):
    """804.3: one of the chosen resonators has to block, and no other may in its place."""
    me.has(field=["Resonator 3"])
    holds(scene, me, "Dare", "Up to two target resonators must block this turn if able.")
    foe.has(field=["Resonator 1", "Resonator 2", "Resonator 4"])
    me.plays("Dare", "Resonator 2", "Resonator 4").lets_resolve()
    me.attacks("Resonator 3")
    foe.until(about="blocker")
    foe.is_asked("804.3", exactly=[("block", "Resonator 2"), ("block", "Resonator 4")])
    foe.blocks("Resonator 2")


@pytest.mark.rule("804.3")
@pytest.mark.parametrize("able", [True, False])
def test_a_rested_card_blocks_where_its_text_lets_it(scene, me, foe, able):
    """804.3: a recovered card blocks, and a rested one only if it says that it can."""
    me.has(field=["Resonator 1"])
    foe.put("field", scene.card("Sleeper", "This card can block while rested." if able else ""), rested=True)
    me.battles().picks(("attack", "Resonator 1", "player"))
    if able:
        foe.blocks("Sleeper")
        me.battle_ends()
    assert foe.life == (4000 if able else 4000 - 200)


@pytest.mark.rule("803.3a", "803.5")
def test_a_card_may_attack_twice_and_rests_once(scene, me, foe):
    """803.3a: attacking rested it, which does not keep it from its second attack; a third is not allowed."""
    me.has(field=[scene.card("Twice", "This card can attack up to two times each turn.", ATK=300), "Resonator 1"])
    me.attacks("Twice")
    me.battle_ends()
    assert me.is_rested("Twice") and foe.life == 4000 - 300
    me.attacks("Twice")
    me.battle_ends()
    assert foe.life == 4000 - 300 - 300
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 1", "player"), "forfeit"])


@pytest.mark.rule("803.3a")
def test_what_was_rested_otherwise_does_not_attack_several_times(scene, me, foe):
    """803.3a: it did not rest by attacking."""
    me.has(field=["Resonator 1"])
    me.put("field", scene.card("Twice", "This card can attack up to two times each turn."), rested=True)
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 1", "player"), "forfeit"])


@pytest.mark.rule("803.5", "803.3a")
def test_attacking_without_resting_leaves_it_recovered(scene, me, foe):
    """803.5: it does not rest, and may attack again for that reason alone."""
    me.has(field=[scene.card("Tireless", "Attacking doesn't cause this card to rest.", ATK=300), "Resonator 1"])
    me.attacks("Tireless")
    me.battle_ends()
    assert not me.is_rested("Tireless")
    me.attacks("Tireless")
    me.battle_ends()
    assert foe.life == 4000 - 2 * 300
    me.attacks("Resonator 1")
    assert me.is_rested("Resonator 1")


@pytest.mark.rule("804.4")
def test_blocking_without_resting_leaves_it_recovered(scene, me, foe):
    """804.4: the blocker that need not rest is recovered still, and blocks once more."""
    me.has(field=["Resonator 1", "Resonator 2"])
    foe.has(field=[scene.card("Sentry", "Blocking doesn't cause this card to rest.", ATK=0, DEF=900)])
    me.attacks("Resonator 1")
    foe.blocks("Sentry")
    assert not foe.is_rested("Sentry")
    me.battle_ends()
    me.attacks("Resonator 2")
    foe.blocks("Sentry")
    me.battle_ends()
    assert foe.damage("Sentry") == 200 + 400


@pytest.mark.rule("803.3b")
def test_who_cannot_attack_resonators_may_attack_a_j_ruler(scene, me, foe):
    """803.3b, 201.2a: a J-ruler is no resonator."""
    me.has(field=[scene.card("Squire", "This card cannot attack resonators.")])
    foe.as_j_ruler().put("field", "Resonator 1", rested=True)
    scene.game.rested[foe.card("J-Ruler")] = True
    me.battles()
    assert me.can_attack("Squire", "J-Ruler") and me.can_attack("Squire")
    assert not me.can_attack("Squire", "Resonator 1")


@pytest.mark.rule("803.3b")
def test_my_resonators_cannot_be_attacked_but_i_can(scene, me, foe):
    """803.3b: what the other player's text says of their resonators says nothing of the player."""
    me.has(field=["Resonator 2"])
    foe.has(field=[scene.card("Aegis", "Resonators your opponent controls cannot attack your resonators.")])
    foe.put("field", "Resonator 1", rested=True)
    me.battles()
    assert me.can_attack("Resonator 2") and not me.can_attack("Resonator 2", "Resonator 1")


@pytest.mark.rule("803.3b")
@pytest.mark.parametrize("there", [True, False])
def test_what_can_attack_nothing_does_not_attack(scene, me, foe, there):
    """803.3b: one that cannot attack players attacks a rested resonator, and where there is none nothing."""
    me.has(field=[scene.card("Squire", "This card cannot attack players."), "Resonator 1"])
    foe.put("field", "Resonator 2", rested=there)
    me.battles()
    assert me.can_attack("Squire", "Resonator 2") == there and not me.can_attack("Squire")


@pytest.mark.rule("803.3a")
def test_a_text_may_let_all_attack_the_turn_they_enter(scene, me, foe):
    """803.3a: resonators that came this turn attack by the text; the J-ruler, of which it does not speak, waits."""
    me.as_j_ruler().has(field=["Resonator 1", scene.card("Herald", "Resonators you control can attack this turn.")])
    me.fresh("Resonator 1").fresh("J-Ruler")
    me.battles()
    assert me.can_attack("Resonator 1") and not me.can_attack("J-Ruler")


@pytest.mark.rule("206.1a", "803.3a")
@pytest.mark.parametrize("numbers", [{"ATK": None, "DEF": 500}, {"ATK": 500, "DEF": None}])
def test_a_card_without_one_of_its_numbers_neither_attacks_nor_blocks(scene, me, foe, numbers):
    """206.1a: a resonator that has only an ATK, or only a DEF, fights with nobody."""
    me.has(field=[scene.card("Half", **numbers), "Resonator 1"])
    foe.has(field=["Half", "Resonator 2"])
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 1", "player"), "forfeit"])
    me.picks(("attack", "Resonator 1", "player"))
    foe.until(about="blocker")
    foe.is_asked("804.3", exactly=[("block", "Resonator 2"), DECLINE])
    foe.declines()


@pytest.mark.rule("803.6")
def test_the_forfeit_bars_battles_unless_the_opponent_played_something(scene, me, foe):
    """803.6: what the turn player played in the battle does not count; what the other did does."""
    me.has(field=["Resonator 1"])
    holds(scene, me, "Hum", "You gain 100 life.")
    me.picks(("battle",))
    me.plays("Hum").lets_resolve()
    me.until(about="attack").picks("forfeit")
    me.until(about="act")
    assert me.why_not(("battle",)) == "803.6"
