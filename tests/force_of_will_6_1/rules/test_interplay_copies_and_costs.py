"""Two rules meet: copies, ways to pay, first strike, redirected damage, stones that fight, late moments of a turn."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia, to_my_next_turn

TORRENT = "You gain 200 life.\n[Torrent] You gain 500 life."
WAKE = "Target magic stone becomes a [400/400] resonator until end of turn. It's still a magic stone."

# --- copies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1017.1c", "1124.2b")
@pytest.mark.parametrize("late", [True, False])
def test_a_copy_has_the_torrent_of_the_original_or_none(scene, me, foe, late):
    """1124.2b, 1017.1c: as the first card it has no such text, though the card that copies it came later."""
    chant(scene, "Drop", "Draw a card.", cost="{0}")
    chant(scene, "Flood", TORRENT, cost="{0}")
    quick(scene, "Echo", "Copy target spell.", cost="{0}")
    me.has(hand=["Drop", "Flood", "Echo"])
    if late:
        me.plays("Drop").lets_resolve()
    me.plays("Flood").plays("Echo").lets_resolve()
    assert me.life == 4000 + 2 * (200 + (500 if late else 0))


@pytest.mark.rule("1017.1c", "1124.2")
@pytest.mark.parametrize("late", [True, False])
def test_a_copy_that_the_opponent_makes_has_the_torrent_of_the_original(scene, me, foe, late):
    """1017.1c, 1124.2: what its controller played counts for nothing."""
    chant(scene, "Drop", "Draw a card.", cost="{0}")
    chant(scene, "Flood", TORRENT, cost="{0}")
    quick(scene, "Echo", "Copy target spell.", cost="{0}")
    me.has(hand=["Drop", "Flood"])
    foe.has(hand=["Echo"])
    if late:
        me.plays("Drop").lets_resolve()
    me.plays("Flood").until(about="act")
    foe.plays("Echo").lets_resolve()
    assert foe.life == 4000 + 200 + (500 if late else 0)


@pytest.mark.rule("1017.1c", "1109.2")
def test_a_copy_of_an_awakened_spell_is_awakened(scene, me, foe):
    """1017.1c, 1109.2: what was paid for the original is in both."""
    chant(scene, "Hymn", "You gain 100 life.\n[Awakening] {U}: You gain 500 life.", cost="{R}")
    quick(scene, "Echo", "Copy target spell.", cost="{0}")
    me.has(hand=["Hymn", "Echo"]).will("fire", "water")
    me.plays("Hymn", "yes").plays("Echo").lets_resolve()
    assert me.life == 4000 + 2 * (100 + 500)


# --- ways to pay -------------------------------------------------------------------------------------------


@pytest.mark.rule("1110.2", "903.2f-iii")
@pytest.mark.parametrize("wills", [0, 1])
def test_what_is_paid_rather_than_a_cost_may_cost_more(scene, me, foe, wills):
    """1110.2, 903.2f-iii: the banish stands for the cost, and the additional will is paid beside it."""
    scene.card("Phoenix", "[Incarnation] {R}", cost="{R}{R}{3}")
    regalia(scene, "Toll", "Your opponent pays {1} more to play resonators.")
    foe.has(field=["Toll"])
    me.has(hand=["Phoenix"], field=["Resonator 1"]).will(*["water"] * wills)
    assert me.offered("play", "Phoenix") is (wills == 1)


@pytest.mark.rule("1110.2a", "208.3")
@pytest.mark.parametrize("other", [True, False])
def test_a_card_of_two_attributes_is_banished_for_one_of_them(scene, me, foe, other):
    """1110.2a, 208.3: two brackets need two resonators; the one of both stands for what the other is not."""
    scene.card("Twin", attribute=["fire", "darkness"])
    scene.card("Phoenix", "[Incarnation] {R}, {B}", cost="{R}{R}{3}")
    me.has(hand=["Phoenix"], field=["Twin", "Resonator 1"] if other else ["Twin"])
    assert me.offered("play", "Phoenix") is other


@pytest.mark.rule("1302.3", "903.2f-iv")
@pytest.mark.parametrize("race", ["Elf", "Human"])
def test_a_side_that_is_played_has_its_own_race_for_its_cost(scene, me, foe, race):
    """1302.3: the future side is an Elf and costs one less for Elves, not for what its past side is."""
    back = {"name": "New", "type": "Resonator (Shift)", "attribute": "fire", "race": "Elf", "cost": "{2}",
            "ATK": 900, "DEF": 900}  # fmt: skip
    scene.card("Old", "[Shift] {3}", cost="{5}", race="Human", back=back)
    regalia(scene, "Grove", f"You pay {{1}} less to play {race} resonators.")
    me.has(hand=["Old"], field=["Grove"]).will("fire")
    assert any("Old" in str(option) for option in me.options()) is (race == "Elf")


@pytest.mark.rule("905.3", "201.4d")
@pytest.mark.parametrize("fresh", [True, False])
def test_a_stone_that_came_as_a_resonator_gives_no_will(scene, me, foe, fresh):
    """905.3: as a resonator of this turn it is not rested for its ability, and as an older one it is."""
    quick(scene, "Wake", WAKE, cost="{0}")
    me.has(hand=["Wake", "Resonator 1"]).stones("fire")
    if fresh:
        me.fresh("Fire Stone")
    assert me.offered("play", "Resonator 1")
    me.plays("Wake").lets_resolve()
    assert me.offered("play", "Resonator 1") is not fresh


# --- battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("806.2", "1018.1b")
def test_a_first_strike_that_was_prevented_is_struck_again(scene, me, foe):
    """806.2, 1018.1b: all damage was prevented, so none was dealt in the first step."""
    scene.card("Lance", "[First Strike]", ATK=500, DEF=500)
    quick(scene, "Ward", "Prevent the next damage that would be dealt to you this turn.")
    me.has(field=["Lance"])
    foe.has(hand=["Ward"]).will("fire")
    me.attacks("Lance")
    foe.plays("Ward").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 500


@pytest.mark.rule("1105.2", "906.10")
def test_an_exploding_card_that_died_takes_the_blocker_with_it(scene, me, foe):
    """1105.2, 906.10: the ability resolves though its card fell to the same blow."""
    scene.card("Spark", "[Explode]", ATK=100, DEF=100)
    me.has(field=["Spark"])
    foe.has(field=["Resonator 5"])
    me.attacks("Spark")
    foe.blocks("Resonator 5")
    me.battle_ends()
    assert me.zone("graveyard") == ["Spark"] and foe.zone("graveyard") == ["Resonator 5"]


@pytest.mark.rule("1105.2", "910.1")
def test_battle_damage_that_is_dealt_to_a_resonator_instead_explodes(scene, me, foe):
    """1105.2, 910.1: the player was attacked, and a resonator was dealt the battle damage."""
    scene.card("Guard", "If damage would be dealt to you, it's dealt to this card instead.", ATK=100, DEF=2000)
    scene.card("Spark", "[Explode]", ATK=100, DEF=100)
    me.has(field=["Spark"])
    foe.put("field", "Guard", rested=True)
    me.attacks("Spark").battle_ends()
    assert foe.zone("graveyard") == ["Guard"] and me.zone("graveyard") == ["Spark"] and foe.life == 4000


@pytest.mark.rule("910.2a")
def test_who_deals_damage_chooses_where_it_goes_instead(scene, me, foe):
    """910.2a: both of my opponent's cards would take it, and I choose."""
    for name in ("Guard", "Page"):
        scene.card(name, "If damage would be dealt to you, it's dealt to this card instead.", ATK=100, DEF=2000)
    chant(scene, "Bolt", "This card deals 500 damage to your opponent.")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Guard", "Page"])
    me.plays("Bolt")
    me.picks(next(option for option in me.options() if "Page" in option), rule="910.2a").lets_resolve()
    assert foe.damage("Page") == 500 and foe.damage("Guard") == 0 and foe.life == 4000


@pytest.mark.rule("710.2", "803.6")
def test_who_may_not_battle_again_may_pass(scene, me, foe):
    """803.6, 710.2: the attack was forfeited, so a card that must attack keeps nobody from passing."""
    scene.card("Berserk", "[Swiftness]\n[Bloodlust]")
    me.has(field=["Resonator 1"], hand=["Berserk"]).will("fire")
    me.battles().picks("forfeit").battle_ends()
    me.plays("Berserk").lets_resolve()
    assert not me.offered(("battle",)) and me.offered("pass")


# --- the end of the turn -----------------------------------------------------------------------------------


@pytest.mark.rule("505.3", "906.8a")
def test_what_is_set_up_after_the_end_of_turn_waits_for_the_next(scene, me, foe):
    """505.3, 906.8a: the moment of this turn is over, so the resonator falls at the end of the next one."""
    quick(scene, "Frenzy", "Target resonator gains [+300/+300] until end of turn. At the end of turn, destroy it.")
    regalia(scene, "Clock", "At the end of your turn, you gain 100 life.")
    me.has(field=["Resonator 1", "Clock"], hand=["Frenzy"]).stones("fire")
    me.until(rule="602.1c")
    while not me.chase:
        me.passes()
    me.plays("Frenzy").lets_resolve()
    while scene.game.facts["turn"] == 3:
        scene.players[scene.game.question.seat].passes()
    assert me.atk("Resonator 1") == 200
    to_my_next_turn(scene)
    assert "Resonator 1" in me.zone("graveyard")


@pytest.mark.rule("1022.2", "201.4d")
def test_a_stones_counters_count_while_it_is_a_resonator(scene, me, foe):
    """1022.2: 400 and 100 for this turn; before and afterwards it has no ATK."""
    chant(scene, "Wake", WAKE, cost="{0}")
    chant(scene, "Grow", "Put a [+100/+100] counter on target magic stone.", cost="{0}")
    me.has(hand=["Grow", "Wake"]).stones("water")
    me.plays("Grow").lets_resolve()
    assert me.atk("Water Stone") is None
    me.plays("Wake").lets_resolve()
    assert me.atk("Water Stone") == 400 + 100
    to_my_next_turn(scene)
    assert me.atk("Water Stone") is None and me.counters("Water Stone", "+100/+100") == 1


@pytest.mark.rule("1010.1", "302.3")
def test_an_imperishable_j_ruler_comes_back_unhurt(scene, me, foe):
    """1010.1: what destroyed it in the turn before does not destroy it once more."""
    back = {"name": "Queen", "type": "J-ruler", "attribute": "fire", "ATK": 500, "DEF": 500, "text": "[Imperishable]"}
    scene.card("Maid", "[Judgment] {0}", type="Ruler", back=back)
    chant(scene, "Bolt", "This card deals 500 damage to target J-ruler.")
    me.as_j_ruler("Maid").has(hand=["Bolt"]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert me.zone("ruler area") == ["Maid"]
    to_my_next_turn(scene)
    me.until(about="act")
    me.uses("Maid", 1).lets_resolve()
    assert me.zone("field") == ["Queen"]
