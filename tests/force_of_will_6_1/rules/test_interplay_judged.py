"""Two rules meet, as a judge is asked about them: chase, battles, leaving cards, payments, the end of the game."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia, to_my_next_turn

# --- the chase -------------------------------------------------------------------------------------------


@pytest.mark.rule("1012.1", "1017.1a")
def test_a_copy_resolves_though_the_original_is_cancelled(scene, me, foe):
    """1012.1, 1017.1a: the copy is an object of its own: 300 life once, and it leaves no card behind."""
    chant(scene, "Feast", "You gain 300 life.")
    quick(scene, "Echo", "Copy target spell.")
    quick(scene, "No", "Cancel target spell.")
    me.has(hand=["Feast", "Echo"]).will("fire", "fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Feast").plays("Echo")
    foe.passes()
    assert me.chase == ["Feast", "Feast"]
    foe.plays("No", min(scene.game.in_zone(0, "chase"))).lets_resolve()
    assert me.life == 4000 + 300 and sorted(me.zone("graveyard")) == ["Echo", "Feast"]


@pytest.mark.rule("1112.2b", "1012.1")
def test_a_cancelled_art_is_used_up(scene, me, foe):
    """1112.2b, 1012.1: played is played; the name is used up for the game."""
    scene.card("Muse", "God's Art [Long Song] {R}: Draw a card.")
    quick(scene, "No", "Cancel target spell or ability.")
    me.has(field=["Muse"]).will("fire", "fire")
    foe.has(hand=["No"]).will("fire")
    me.uses("Muse", 2)
    foe.plays("No").lets_resolve()
    assert me.count("hand") == 0 and not me.offered("use", "Muse", "Muse/2")


@pytest.mark.rule("1115.2", "1012.1")
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_a_cancelled_remnant_spell_is_removed(scene, me, foe, zone):
    """1115.2, 1012.1: out of the graveyard it is removed as it leaves the chase, out of the hand it is buried."""
    chant(scene, "Moan", "[Remnant]\nDraw a card.")
    quick(scene, "No", "Cancel target spell.")
    me.put(zone, "Moan")
    me.will("fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Moan")
    foe.plays("No").lets_resolve()
    assert me.zone("removed") == (["Moan"] if zone == "graveyard" else [])


@pytest.mark.rule("705.2d", "1012.1")
def test_a_judgment_is_no_ability_to_cancel(scene, me, foe):
    """705.2d, 1012.1: a judgment in the chase is neither spell nor ability."""
    quick(scene, "No", "Cancel target spell or ability.")
    me.will("fire")
    foe.has(hand=["No", "Quick Chant"]).will("fire")
    me.uses("Ruler", 1)
    assert not foe.offered("play", "No")


@pytest.mark.rule("903.3a", "903.2e")
def test_an_illegal_target_leaves_the_rest(scene, me, foe):
    """903.3a, 903.2e: the card is drawn and the life gained though the target is gone."""
    chant(scene, "Storm", "Destroy target resonator. Draw a card. You gain 200 life.")
    quick(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Storm"]).will("fire")
    foe.has(hand=["Recall"], field=["Resonator 1"]).will("fire")
    me.plays("Storm")
    foe.plays("Recall").lets_resolve()
    assert foe.zone("hand") == ["Resonator 1"] and me.count("hand") == 1 and me.life == 4200


@pytest.mark.rule("1124.2a", "1012.1")
def test_a_cancelled_card_counts_for_torrent(scene, me, foe):
    """1124.2a, 1012.1: it was played, whether or not it resolved."""
    chant(scene, "Drop", "You gain 100 life.")
    chant(scene, "Flood", "You gain 200 life.\n[Torrent] You gain 500 life.")
    quick(scene, "No", "Cancel target spell.")
    me.has(hand=["Drop", "Flood"]).will("fire", "fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Drop")
    foe.plays("No").lets_resolve()
    me.plays("Flood").lets_resolve()
    assert me.life == 4000 + 200 + 500


@pytest.mark.rule("203.5b", "1012.1")
@pytest.mark.parametrize("x", [1, 3])
def test_x_counts_in_the_chase(scene, me, foe, x):
    """203.5b, 1012.1: with X = 3 the spell costs 3 there, with X = 1 it costs 1."""
    chant(scene, "Rain", "You gain 100 life.", cost="{X}")
    quick(scene, "No", "Cancel target spell with total cost 3 or more.")
    me.has(hand=["Rain"]).will("fire", "fire", "fire")
    foe.has(hand=["No", "Quick Chant"]).will("fire")
    me.plays("Rain", x)
    assert foe.offered("play", "No") is (x == 3)


# --- battles ---------------------------------------------------------------------------------------------


@pytest.mark.rule("1102.2b", "805.2a")
def test_first_strike_pierces_in_its_own_step(scene, me, foe):
    """1102.2b, 805.2a: 500 for the blocker, 300 go through, before the blocker could strike back."""
    scene.card("Lance", "[First Strike]\n[Pierce]", ATK=800, DEF=100)
    scene.card("Wall", ATK=900, DEF=500)
    me.has(field=["Lance"])
    foe.has(field=["Wall"])
    me.attacks("Lance")
    foe.blocks("Wall")
    me.until(about="held").picks(500)
    me.battle_ends()
    assert foe.life == 4000 - 300 and foe.zone("graveyard") == ["Wall"] and me.zone("field") == ["Lance"]


@pytest.mark.rule("1102.2", "806.2b")
def test_without_the_blocker_all_damage_goes_to_the_attacked(scene, me, foe):
    """1102.2, 806.2b: nothing is assigned to a blocker that left."""
    scene.card("Lance", "[Pierce]", ATK=800, DEF=100)
    quick(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(field=["Lance"])
    foe.has(field=["Resonator 5"], hand=["Recall"]).will("fire")
    me.attacks("Lance")
    foe.blocks("Resonator 5")
    foe.plays("Recall", "Resonator 5").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 800


@pytest.mark.rule("1105.2", "1104.2")
def test_explode_with_first_strike_kills_before_the_blocker_strikes(scene, me, foe):
    """1105.2, 1104.2: both are destroyed by the ability before the normal step."""
    scene.card("Spark", "[First Strike]\n[Explode]", ATK=100, DEF=100)
    me.has(field=["Spark"])
    foe.has(field=["Resonator 5"])
    me.attacks("Spark")
    foe.blocks("Resonator 5")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 5"] and me.zone("graveyard") == ["Spark"]


@pytest.mark.rule("1105.2", "1018.1b")
def test_prevented_damage_does_not_explode(scene, me, foe):
    """1105.2, 1018.1b: no damage was dealt, so nothing set Explode off."""
    scene.card("Spark", "[Explode]", ATK=100, DEF=2000)
    regalia(scene, "Veil", "Prevent all damage that would be dealt to resonators you control.")
    me.has(field=["Spark"])
    foe.has(field=["Resonator 5", "Veil"])
    me.attacks("Spark")
    foe.blocks("Resonator 5")
    me.battle_ends()
    assert foe.zone("graveyard") == [] and me.zone("graveyard") == []


@pytest.mark.rule("803.5a", "302.3")
def test_a_stolen_attacker_deals_no_damage(scene, me, foe):
    """803.5a, 302.3: it changed its controller and is no attacker any more."""
    quick(scene, "Lure", "Gain control of target resonator until end of turn.")
    me.has(field=["Resonator 5"])
    foe.has(hand=["Lure"]).will("fire")
    me.attacks("Resonator 5")
    foe.plays("Lure").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 and me.life == 4000 and foe.zone("field") == ["Resonator 5"]


@pytest.mark.rule("803.3b", "806.2b")
def test_an_attacked_card_that_left_saves_the_player_nothing(scene, me, foe):
    """803.3b, 806.2b: the damage has nobody to go to; the player was not attacked."""
    quick(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(field=["Resonator 5"])
    foe.has(hand=["Recall"]).will("fire")
    foe.put("field", "Resonator 1", rested=True)
    me.attacks("Resonator 5", "Resonator 1")
    foe.plays("Recall", "Resonator 1").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000


@pytest.mark.rule("710.2e", "1123.2")
def test_who_must_pay_to_attack_may_pass(scene, me, foe):
    """710.2e, 1123.2: to pay is a voluntary action."""
    scene.card("Berserk", "[Bloodlust]")
    regalia(scene, "Toll", "Resonators your opponent controls cannot attack unless its controller pays {1}.")
    me.has(field=["Berserk"]).will("fire")
    foe.has(field=["Toll"])
    assert me.offered("pass")


@pytest.mark.rule("1118.2", "1118.2b")
def test_limit_counts_attacks_and_forbids_none(scene, me, foe):
    """1118.2, 1118.2b: the counter goes with the first attack; the second is allowed without any."""
    scene.card("Boat", "[Limit] 1\n[Swiftness]", ATK=300)
    chant(scene, "Wake", "Recover target resonator.")
    me.has(hand=["Boat", "Wake"]).will("fire", "fire")
    me.plays("Boat").lets_resolve()
    assert me.counters("Boat", "limit") == 1
    me.attacks("Boat")
    me.battle_ends()
    assert me.counters("Boat", "limit") == 0
    me.plays("Wake").lets_resolve()
    me.attacks("Boat")
    me.battle_ends()
    assert foe.life == 4000 - 600


# --- damage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("910.2a", "1018.1a")
def test_damage_grows_before_it_is_prevented(scene, me, foe):
    """910.2a, 1018.1a: 300 + 300, and then 400 of it are prevented."""
    scene.card("Ram", "If this card would deal damage, it deals that much +300 instead.", ATK=300)
    quick(scene, "Ward", "Prevent the next 400 damage that would be dealt to target resonator this turn.")
    me.has(field=["Ram"])
    foe.has(hand=["Ward"], field=["Resonator 5"]).will("fire")
    me.attacks("Ram")
    foe.blocks("Resonator 5")
    foe.plays("Ward", "Resonator 5").lets_resolve()
    me.battle_ends()
    assert foe.damage("Resonator 5") == 300 + 300 - 400


@pytest.mark.rule("1007.5", "1007.3")
def test_damage_to_several_is_heard_for_each(scene, me, foe):
    """1007.5, 1007.3: two cards were dealt damage at once, so it is set off twice."""
    scene.card(
        "Blaze",
        "{1}: This card deals 100 damage to each resonator your opponent controls.\n"
        "Whenever this card deals damage ⇒ You gain 100 life.",
    )
    me.has(field=["Blaze"]).will("fire")
    foe.has(field=["Resonator 4", "Resonator 5"])
    me.uses("Blaze", 2).lets_resolve()
    assert me.life == 4000 + 2 * 100


@pytest.mark.rule("1203.2", "1010.1a")
def test_a_j_ruler_without_def_is_destroyed(scene, me, foe):
    """1203.2, 1010.1a: it goes to the ruler area with an astral counter."""
    chant(scene, "Blight", "Target J-ruler gains [-1000/-1000] until end of turn.")
    me.has(hand=["Blight"]).will("fire")
    foe.as_j_ruler()
    me.plays("Blight").lets_resolve()
    assert foe.zone("ruler area") == ["Ruler"] and foe.counters("Ruler", "astral") == 1


@pytest.mark.rule("1010.3", "1203.2")
def test_what_cannot_be_destroyed_lives_without_def(scene, me, foe):
    """1010.3, 1203.2: with -100 DEF it does not meet the condition of the rule process."""
    scene.card("Rock", "This card cannot be destroyed.", DEF=500)
    chant(scene, "Blight", "Target resonator gains [-600/-600] until end of turn.")
    me.has(hand=["Blight"]).will("fire")
    foe.has(field=["Rock"])
    me.plays("Blight").lets_resolve()
    assert foe.zone("field") == ["Rock"] and foe.defence("Rock") == -100


@pytest.mark.rule("103.3", "1202.1")
def test_both_at_zero_draw(scene, me, foe):
    """103.3, 1202.1: both lose by the same rule process."""
    chant(scene, "End", "This card deals 4000 damage to each player.")
    me.has(hand=["End"]).will("fire")
    me.plays("End").lets_resolve()
    assert scene.result is not None and scene.winner is None


@pytest.mark.rule("1202.1", "906.5")
def test_life_gained_too_late_does_not_save(scene, me, foe):
    """1202.1, 906.5: the rule process comes before the ability is played."""
    regalia(scene, "Nurse", "Whenever damage is dealt to you ⇒ You gain 500 life.")
    chant(scene, "Bolt", "This card deals 300 damage to target player.")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Nurse"]).with_life(200)
    me.plays("Bolt", ("player", 1)).lets_resolve()
    assert scene.winner is me


# --- leaving ----------------------------------------------------------------------------------------------


@pytest.mark.rule("302.5", "105.2")
def test_a_stolen_card_dies_into_its_owners_graveyard(scene, me, foe):
    """302.5, 105.2: the owner of the graveyard is the owner of the card."""
    chant(scene, "Lure", "Gain control of target resonator.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Lure", "Doom"]).will("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Lure").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 1"] and me.zone("graveyard") == ["Lure", "Doom"]


@pytest.mark.rule("1121.4", "1406.4a")
def test_a_bestowed_addition_stays_and_an_old_one_goes(scene, me, foe):
    """1121.4, 1406.4a: the bestowed one stays in the field, the old one is buried by rule process."""
    scene.card("Cloak", "[Bestow] {1}\nBestowed resonator gains [+100/+100].", type="Addition")
    scene.card("Chain", "Added resonator gains [+100/+100].", type="Addition:Resonator")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Chain", "Doom"], field=["Resonator 1", "Cloak"]).will("fire", "fire", "fire")
    me.plays("Chain").lets_resolve()
    me.uses("Cloak", 2).lets_resolve()
    assert me.atk("Resonator 1") == 200 + 2 * 100
    me.plays("Doom").lets_resolve()
    assert me.zone("field") == ["Cloak"] and sorted(me.zone("graveyard")) == ["Chain", "Doom", "Resonator 1"]


@pytest.mark.rule("1109.3", "302.3")
def test_awakening_lasts_until_the_card_leaves(scene, me, foe):
    """1109.3, 302.3: it has the text in a later turn, and not after it came back unawakened."""
    scene.card("Sleeper", "[Awakening] {1}: This card gains [Flying].")
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Sleeper", "Recall"]).will("fire", "fire")
    me.stones("fire", "fire", "fire")
    me.plays("Sleeper", "yes").lets_resolve()
    to_my_next_turn(scene)
    assert me.value("Sleeper", "keywords") == ("awakening", "flying")
    me.plays("Recall").lets_resolve()
    me.plays("Sleeper", "no").lets_resolve()
    assert me.value("Sleeper", "keywords") == ("awakening",)


# --- paying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("1003.6", "203.3")
@pytest.mark.parametrize(("wills", "cost", "open_"), [
    (("moon",), "{M}", True), (("fire",), "{M}", False), (("moon",), "{1}", True), (("moon",), "{R}", False),
    (("void",), "{1}", True), (("void",), "{R}", False), (("fire", "moon"), "{R}{1}", True),
    (("fire", "void"), "{M}{R}", False),
])  # fmt: skip
def test_which_wills_pay_what(scene, me, foe, wills, cost, open_):
    """1003.6, 203.3: an attribute needs that attribute, moon a moon will; anything pays a free cost."""
    chant(scene, "Song", "Draw a card.", cost=cost)
    me.has(hand=["Song"]).will(*wills)
    assert me.offered("play", "Song") is open_


@pytest.mark.rule("709.1", "705.1")
def test_a_called_stone_rests_the_ruler_for_judgment(scene, me, foe):
    """709.1, 705.1: a rested ruler does no judgment."""
    me.will("fire")
    assert me.offered("use", "Ruler", "Ruler/1")
    me.picks(("call", "Ruler"))
    assert not me.offered("use", "Ruler", "Ruler/1")


@pytest.mark.rule("1120.2", "1406.2a")
def test_a_barrier_keeps_additions_of_the_opponent_off(scene, me, foe):
    """1120.2, 1406.2a: an old addition targets, and its controller is the opponent."""
    scene.card("Shy", "[Barrier]")
    scene.card("Chain", "Added resonator gains [-100/-100].", type="Addition:Resonator")
    me.has(hand=["Chain"]).will("fire")
    foe.has(field=["Shy"])
    assert not me.offered("play", "Chain")


@pytest.mark.rule("1116.2", "1022.1")
def test_a_card_evolves_once(scene, me, foe):
    """1116.2, 1022.1: with a counter on it, the ability does nothing."""
    scene.card("Egg", "[Evolution] {1}")
    me.has(field=["Egg"]).will("fire", "fire")
    me.uses("Egg", 2).lets_resolve()
    me.uses("Egg", 2).lets_resolve()
    assert me.counters("Egg", "evolution") == 1


@pytest.mark.rule("1202.2", "1009.1")
def test_an_empty_deck_loses_in_the_draw_phase_only(scene, me, foe):
    """1202.2, 1009.1: an effect that draws too much is survived, the draw phase is not."""
    scene.exactly()
    chant(scene, "Read", "Draw two cards.")
    me.put("ruler area", "Ruler")
    foe.put("ruler area", "Ruler")
    foe.has(deck=5)
    me.has(hand=["Read"], deck=1).will("fire")
    me.plays("Read").lets_resolve()
    assert scene.result is None
    while scene.game.question is not None and scene.game.result is None:
        scene.players[scene.game.question.seat].passes()
        if scene.game.facts["turn"] > 6:
            break
    assert scene.winner is foe


@pytest.mark.rule("1302.3a", "1302.2c")
def test_a_shifted_card_keeps_counters_and_comes_back_past_side_up(scene, me, foe):
    """1302.3a, 1302.2c: it is the same card in the field, and past side up in the hand."""
    back = {
        "name": "Tree",
        "type": "Resonator (Shift)",
        "attribute": "wind",
        "race": "Tester",
        "ATK": 900,
        "DEF": 900,
        "cost": "{3}",
    }
    scene.card("Seed", "[Shift] {1}", back=back)
    chant(scene, "Growth", "Put a [+100/+100] counter on target resonator.")
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Growth", "Recall"], field=["Seed"]).will("fire", "fire", "fire")
    me.plays("Growth").lets_resolve()
    me.uses("Seed", 2).lets_resolve()
    assert me.zone("field") == ["Tree"] and me.atk("Tree") == 900 + 100
    me.plays("Recall").lets_resolve()
    assert me.zone("hand") == ["Seed"]


@pytest.mark.rule("706.1", "706.2")
def test_a_card_is_set_at_once(scene, me, foe):
    """706.1, 706.2: any card may be set for two wills; it is in standby at once."""
    scene.card("Lurker", "[Stealth] When your opponent summons a resonator")
    me.has(hand=["Lurker"]).will("fire", "fire")
    me.picks(("set", "Lurker")).pays()
    assert me.zone("standby") == ["Lurker"]


@pytest.mark.rule("909.4", "1020.2")
def test_numbers_that_are_set_and_added_follow_their_age(scene, me, foe):
    """909.4, 1020.2: the younger effect, which sets the number, has the last word."""
    chant(scene, "Shrink", "Target resonator becomes [100/100] until end of turn.")
    chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")
    me.has(hand=["Growth", "Shrink"], field=["Resonator 5"]).will("fire", "fire")
    me.plays("Growth").lets_resolve()
    me.plays("Shrink").lets_resolve()
    assert me.atk("Resonator 5") == 100


@pytest.mark.rule("909.1f", "1020.2")
def test_counters_come_after_what_sets_a_number(scene, me, foe):
    """909.1f, 1020.2: 100 is set, and the counter adds 100 after it."""
    chant(scene, "Shrink", "Target resonator becomes [100/100] until end of turn.")
    chant(scene, "Grow", "Put a [+100/+100] counter on target resonator.")
    me.has(hand=["Grow", "Shrink"], field=["Resonator 5"]).will("fire", "fire")
    me.plays("Grow").lets_resolve()
    me.plays("Shrink").lets_resolve()
    assert me.atk("Resonator 5") == 100 + 100


@pytest.mark.rule("910.1", "1010.1")
def test_destruction_that_is_replaced_is_none(scene, me, foe):
    """910.1, 1010.1: it was never destroyed, and the second ability is silent."""
    scene.card(
        "Cat",
        "If this card would be destroyed, you may discard a card instead.\n"
        "When this card is destroyed ⇒ You gain 500 life.",
    )
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Cat"], hand=["Resonator 1"])
    me.plays("Doom")
    foe.picks(("replace", "Cat", "Cat/2/r0"))
    assert foe.zone("field") == ["Cat"] and foe.life == 4000 and foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("505.5d", "505.5e")
def test_what_is_discarded_for_the_hand_size_is_heard(scene, me, foe):
    """505.5d, 505.5e: two cards go, each is heard, and the final step is repeated."""
    regalia(scene, "Bin", "Whenever you discard a card ⇒ You gain 100 life.")
    me.has(hand=["Resonator 1"] * 9, field=["Bin"])
    me.passes()
    while scene.game.question is not None and scene.game.question.seat == 0:
        me.answer(scene.game.question.options[0])
    assert me.count("hand") == 7 and me.life == 4200


@pytest.mark.rule("104.4", "1012.1")
@pytest.mark.parametrize("stubborn", [True, False])
def test_if_you_do_asks_whether_the_spell_was_cancelled(scene, me, foe, stubborn):
    """104.4, 1012.1: what cannot be canceled was not, and no card is drawn for it."""
    scene.card("Mule", "This card cannot be canceled." if stubborn else "")
    quick(scene, "No", "Cancel target spell. If you do, draw a card.")
    me.has(hand=["Mule"]).will("fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Mule")
    foe.plays("No").lets_resolve()
    assert foe.count("hand") == (0 if stubborn else 1)
    assert me.zone("field") == (["Mule"] if stubborn else [])


@pytest.mark.rule("904.1", "901.1c")
def test_two_sentences_of_one_ability_hold_apart(scene, me, foe):
    """904.1, 901.1c: the second condition is met, the first is not."""
    regalia(
        scene,
        "Scale",
        "As long as there are five or more cards in your opponent's removed area, "
        "resonators you control gain [+500/+500]. "
        "As long as there are two or more cards in your opponent's removed area, resonators you control gain [Flying].",
    )
    me.has(field=["Scale", "Resonator 1"])
    foe.has(removed=["Resonator 1"] * 3)
    assert me.atk("Resonator 1") == 200 and me.value("Resonator 1", "keywords") == ("flying",)


@pytest.mark.rule("903.2f-iv", "203.2")
def test_less_free_cost_leaves_the_attribute_cost(scene, me, foe):
    """903.2f-iv, 203.2: only the free cost is less; the attribute is paid."""
    scene.card("Studio", "Free cost for [Addition:Resonator] cards you play cost {1} less to play.", type="Regalia")
    scene.card("Chain", "Added resonator gains [+100/+100].", type="Addition:Resonator", cost="{R}")
    scene.card("Rope", "Added resonator gains [+100/+100].", type="Addition:Resonator", cost="{1}")
    me.has(hand=["Chain", "Rope"], field=["Studio", "Resonator 1"])
    assert me.offered("play", "Rope") and not me.offered("play", "Chain")
