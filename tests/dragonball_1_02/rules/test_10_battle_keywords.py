"""Sections 10-5 to 10-8: [Critical], [Strike], [Dual Attack], [Revenge]."""

from __future__ import annotations

import pytest


def fighter(scene, *keywords, name="Fighter", power=10000, more=""):
    """A card with these keyword skills; 10000 is enough against a Leader."""
    lines = [*(f"[{keyword}]" for keyword in keywords), *([more] if more else [])]
    return scene.card(name, "\n".join(lines), power=power)


def takes(foe, damage):
    """The opponent takes so many life cards, one after another."""
    for _ in range(damage):
        foe.picks(("hidden", 0), rule="4-10-2-1")


def me_next_turn(scene, me, foe):
    """The opponent does nothing, and neither of us charges more than must be, until my main phase."""
    for _ in range(20):
        q = scene.game.question
        if me.asked and q.rule == "6-3-1-3":
            return
        player = me if me.asked else foe
        player.passes() if "pass" in q.options else player.answer(q.options[0])
    raise AssertionError("my next turn never comes")


# --- 10-5 critical ----------------------------------------------------------------------------------------


@pytest.mark.rule("10-5-1")
def test_critical_damage_goes_to_the_drop_area(scene, me, foe):
    """10-5-1: the life card of the damage is dropped, and the hand does not grow."""
    fighter(scene, "Critical")
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader")
    takes(foe, 1)
    assert foe.count("life") == 8 - 1
    assert foe.count("drop") == 1 and foe.count("hand") == 0


@pytest.mark.rule("10-5-1", "10-6-1")
def test_critical_drops_every_card_of_a_double_strike(scene, me, foe):
    """10-5-1: as many cards as the damage are dropped."""
    fighter(scene, "Critical", "Double Strike")
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader")
    takes(foe, 2)
    assert foe.count("life") == 8 - 2
    assert foe.count("drop") == 2 and foe.count("hand") == 0


@pytest.mark.rule("10-5-1")
def test_critical_counts_for_damage_of_the_cards_own_skill(scene, me, foe):
    """10-5-1: it speaks of damage the card inflicts, not of attacks alone."""
    fighter(scene, "Critical", more="[Activate: Main] Inflict 1 damage to your opponent's life.")
    me.has(battle=["Fighter"])
    me.uses("Fighter", 2)
    takes(foe, 1)
    assert foe.count("drop") == 1 and foe.count("hand") == 0


@pytest.mark.rule("10-5-1")
def test_critical_is_of_the_card_that_deals_the_damage(scene, me, foe):
    """10-5-1: another attacker beside it still sends the card to the hand."""
    fighter(scene, "Critical")
    me.has(battle=["Fighter", "Battle 2"])
    me.attacks("Battle 2", "Leader")
    me.passes()
    takes(foe, 1)
    assert foe.count("drop") == 0 and foe.count("hand") == 1


# --- 10-6 strike ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keyword", "damage"),
    [
        pytest.param("Double Strike", 2, marks=pytest.mark.rule("10-6-1", "10-6-1-1")),
        pytest.param("Triple Strike", 3, marks=pytest.mark.rule("10-6-1", "10-6-1-2")),
        pytest.param("Quadruple Strike", 4, marks=pytest.mark.rule("10-6-1", "10-6-1-3")),
    ],
)
def test_a_strike_inflicts_its_number_of_damage(scene, me, foe, keyword, damage):
    """10-6-1-1 to 10-6-1-3: two, three and four damage in place of one."""
    fighter(scene, keyword)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader")
    takes(foe, damage)
    assert foe.count("life") == 8 - damage and foe.count("hand") == damage
    scene.quiet()


@pytest.mark.rule("10-6-1")
def test_a_strike_against_a_battle_card_is_a_ko_and_no_damage(scene, me, foe):
    """10-6-1: there is no damage to raise."""
    fighter(scene, "Double Strike")
    me.has(battle=["Fighter"])
    foe.put("battle", "Battle 1", rested=True)
    me.attacks("Fighter", "Battle 1")
    assert foe.zone("drop") == ["Battle 1"] and foe.count("life") == 8


@pytest.mark.rule("10-6-1")
def test_a_strike_that_fails_inflicts_nothing(scene, me, foe):
    """10-6-1: a beaten attack deals no damage at all."""
    fighter(scene, "Double Strike", power=5000)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader")
    assert foe.count("life") == 8
    scene.quiet()


@pytest.mark.rule("10-6-1")
def test_a_strike_on_the_last_life_wins(scene, me, foe):
    """10-6-1: with one life left the first of the two damage ends the game."""
    fighter(scene, "Double Strike")
    me.has(battle=["Fighter"])
    foe.has(life=1)
    me.attacks("Fighter", "Leader")
    foe.passes()  # the defense step, where the Leader could awaken
    assert scene.winner is me


@pytest.mark.rule("10-6-1")
def test_a_strike_does_not_raise_the_damage_of_a_skill(scene, me, foe):
    """10-6-1: only the damage of the card's attack becomes more."""
    fighter(scene, "Double Strike", more="[Activate: Main] Inflict 1 damage to your opponent's life.")
    me.has(battle=["Fighter"])
    me.uses("Fighter", 2)
    takes(foe, 1)
    assert foe.count("life") == 8 - 1
    scene.quiet()


# --- 10-7 dual attack -------------------------------------------------------------------------------------


@pytest.mark.rule("10-7-1")
def test_dual_attack_makes_the_card_active_after_its_battle(scene, me, foe):
    """10-7-1: after the first battle of the turn it can attack again."""
    fighter(scene, "Dual Attack", power=5000)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader")
    assert not me.is_rested("Fighter") and me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_dual_attack_does_so_once_in_a_turn(scene, me, foe):
    """10-7-1: after the second battle the card stays in Rest Mode."""
    fighter(scene, "Dual Attack", power=5000)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader").attacks("Fighter", "Leader")
    assert me.is_rested("Fighter") and not me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_a_card_with_dual_attack_rests_during_its_battle(scene, me, foe):
    """10-7-1: it becomes Active after the battle, not in it."""
    fighter(scene, "Dual Attack", power=5000)
    me.has(battle=["Fighter"], hand=["Battle 1"])
    me.attacks("Fighter", "Leader")
    me.is_asked("7-2-1-2")
    assert me.is_rested("Fighter")


@pytest.mark.rule("10-7-1")
def test_triple_attack_gives_three_attacks(scene, me, foe):
    """10-7-1: the number less one is how often the card becomes Active, so three attacks in all."""
    fighter(scene, "Triple Attack", power=5000)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader").attacks("Fighter", "Leader")
    assert me.can_attack("Fighter", "Leader")
    me.attacks("Fighter", "Leader")
    assert me.is_rested("Fighter") and not me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_dual_attack_works_again_in_the_next_turn(scene, me, foe):
    """10-7-1: the count is for one turn."""
    fighter(scene, "Dual Attack", power=5000)
    me.has(battle=["Fighter"])
    me.attacks("Fighter", "Leader").attacks("Fighter", "Leader").passes()
    me_next_turn(scene, me, foe)
    me.attacks("Fighter", "Leader")
    if me.offered(("combo", "Stone")):  # the card drawn
        me.passes()
    while foe.asked:
        foe.passes()
    assert me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_dual_attack_works_after_a_negated_attack(scene, me, foe):
    """10-7-1: the card attacked, so it becomes Active when that battle is over."""
    fighter(scene, "Dual Attack", power=5000)
    scene.card("Stop", "[Counter: Attack] Negate the attack.", type="extra", energy_cost="0(-)")
    me.has(battle=["Fighter"])
    foe.has(hand=["Stop"])
    me.attacks("Fighter", "Leader")
    foe.uses("Stop")
    assert me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_two_cards_with_dual_attack_are_counted_apart(scene, me, foe):
    """10-7-1: each of two copies becomes Active once."""
    fighter(scene, "Dual Attack", power=5000)
    me.has(battle=["Fighter", "Fighter"])
    for _ in range(2 + 2):
        me.attacks("Fighter", "Leader")
        if me.offered("combo", "Fighter"):  # the other copy, while it is Active
            me.passes()
    assert not me.can_attack("Fighter", "Leader")


@pytest.mark.rule("10-7-1")
def test_being_attacked_makes_no_card_active(scene, me, foe):
    """10-7-1: only its own attack counts."""
    fighter(scene, "Dual Attack")
    me.has(battle=["Battle 1"])
    foe.put("battle", "Fighter", rested=True)
    me.attacks("Battle 1", "Fighter")
    assert foe.is_rested("Fighter")


# --- 10-8 revenge -----------------------------------------------------------------------------------------


def thorn(scene, foe, power):
    fighter(scene, "Revenge", name="Thorn", power=power)
    foe.put("battle", "Thorn", rested=True)


@pytest.mark.rule("10-8-1")
def test_revenge_takes_the_attacker_that_koed_the_card(scene, me, foe):
    """10-8-1: beaten by a Battle Card, it takes that card along after the battle."""
    thorn(scene, foe, power=5000)
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Thorn")
    assert foe.zone("drop") == ["Thorn"] and me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("10-8-1")
def test_revenge_takes_an_attacker_that_was_beaten(scene, me, foe):
    """10-8-1: being attacked is enough; the card itself survives."""
    thorn(scene, foe, power=25000)
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Thorn")
    assert foe.zone("battle") == ["Thorn"] and me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("10-8-1")
def test_revenge_does_nothing_to_a_leader(scene, me, foe):
    """10-8-1: it answers Battle Cards only."""
    thorn(scene, foe, power=5000)
    me.attacks("Leader", "Thorn")
    assert foe.zone("drop") == ["Thorn"]
    assert me.zone("leader") == ["Leader"] and me.zone("drop") == []


@pytest.mark.rule("10-8-1")
def test_revenge_waits_for_the_end_of_the_battle(scene, me, foe):
    """10-8-1: the attacker fights the battle to its end, and its combo cards are dropped first."""
    thorn(scene, foe, power=5000)
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    me.attacks("Battle 2", "Thorn")
    me.combos("Battle 1")
    order = [card for card, _, to in scene.moves() if to == "drop"]
    assert order == ["Thorn", "Battle 1", "Battle 2"]


@pytest.mark.rule("10-8-1")
def test_revenge_does_not_act_for_other_cards(scene, me, foe):
    """10-8-1: the card itself must be the one attacked."""
    thorn(scene, foe, power=5000)
    foe.put("battle", "Battle 1", rested=True)
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Battle 1")
    assert me.zone("battle") == ["Battle 2"] and foe.zone("battle") == ["Thorn"]


@pytest.mark.rule("10-8-1")
def test_revenge_does_not_act_when_its_card_attacks(scene, me, foe):
    """10-8-1: the card that it attacks and does not beat stays."""
    fighter(scene, "Revenge", name="Thorn", power=5000)
    me.has(battle=["Thorn"])
    foe.put("battle", "Battle 2", rested=True)
    me.attacks("Thorn", "Battle 2")
    assert foe.zone("battle") == ["Battle 2"] and me.zone("battle") == ["Thorn"]


@pytest.mark.rule("10-8-1", "10-3-1")
def test_revenge_acts_for_a_blocker(scene, me, foe):
    """10-8-1: KO-ed in battle by the Battle Card whose attack it took, it takes the attacker along."""
    fighter(scene, "Blocker", "Revenge", name="Thorn", power=5000)
    foe.has(battle=["Thorn"])
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Leader")
    foe.picks("Thorn")
    assert foe.zone("drop") == ["Thorn"] and me.zone("drop") == ["Battle 2"]


@pytest.mark.rule("10-8-1")
def test_a_ko_by_revenge_sets_off_skills_about_kos(scene, me, foe):
    """10-8-1: the attacker is KO-ed, which its own skill can answer."""
    thorn(scene, foe, power=5000)
    scene.card("Martyr", "[Auto] When this card is KO-ed, draw 1 card.", power=10000)
    me.has(battle=["Martyr"])
    with me.changes(hand=+1):
        me.attacks("Martyr", "Thorn")
    assert me.zone("drop") == ["Martyr"]
