"""Two rules meet: keywords under loss of abilities, prohibitions against effects, durations, looking back."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia, to_my_next_turn

LOSE = "Target resonator loses all abilities until end of turn."


# --- loss of abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("1106.2", "909.1c")
@pytest.mark.parametrize("lost", [True, False])
def test_without_its_abilities_a_flier_is_blocked(scene, me, foe, lost):
    """1106.2, 909.1c: a card without Flying may block it once the keyword is gone."""
    scene.card("Kite", "[Flying]")
    chant(scene, "Hush", LOSE)
    me.has(hand=["Hush"] if lost else [], field=["Kite"]).will("fire")
    foe.has(field=["Resonator 5"])
    if lost:
        me.plays("Hush", "Kite").lets_resolve()
    me.attacks("Kite")
    foe.until(about="blocker") if lost else me.battle_ends()
    assert foe.offered("block", "Resonator 5") is lost


@pytest.mark.rule("909.1c", "909.3b")
@pytest.mark.parametrize(("order", "flies"), [(("Hush", "Wings"), True), (("Wings", "Hush"), False)])
def test_a_keyword_gained_after_the_loss_stays(scene, me, foe, order, flies):
    """909.1c, 909.3b: both are of one layer, so the younger has the last word."""
    chant(scene, "Hush", LOSE)
    chant(scene, "Wings", "Target resonator gains [Flying] until end of turn.")
    me.has(hand=list(order), field=["Resonator 1"]).will("fire", "fire")
    for name in order:
        me.plays(name).lets_resolve()
    assert ("flying" in me.value("Resonator 1", "keywords")) is flies


@pytest.mark.rule("1120.2", "909.1c")
def test_a_barrier_falls_with_the_abilities(scene, me, foe):
    """1120.2, 909.1c: what loses all abilities without being targeted can be targeted afterwards."""
    scene.card("Shy", "[Barrier]")
    chant(scene, "Silence", "Resonators your opponent controls lose all abilities until end of turn.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Silence", "Doom"]).will("fire", "fire")
    foe.has(field=["Shy"])
    assert not me.offered("play", "Doom")
    me.plays("Silence").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert foe.zone("graveyard") == ["Shy"]


@pytest.mark.rule("1107.2", "803.5a")
def test_an_attack_goes_on_without_swiftness(scene, me, foe):
    """1107.2, 803.5a: losing it after the declaration is none of the reasons to stop being the attacker."""
    scene.card("Dasher", "[Swiftness]", ATK=500)
    quick(scene, "Hush", LOSE)
    me.has(field=["Dasher"]).fresh("Dasher")
    foe.has(hand=["Hush"]).will("fire")
    me.attacks("Dasher")
    foe.plays("Hush").lets_resolve()
    me.battle_ends()
    assert foe.life == 4000 - 500


@pytest.mark.rule("1104.2", "909.1c")
@pytest.mark.parametrize("lost", [True, False])
def test_first_strike_lost_before_damage_strikes_with_the_rest(scene, me, foe, lost):
    """1104.2, 909.1c: with it the blocker dies before it strikes; without it both are dealt damage together."""
    scene.card("Lancer", "[First Strike]", ATK=500, DEF=500)
    scene.card("Guard", ATK=500, DEF=500)
    quick(scene, "Hush", LOSE)
    me.has(field=["Lancer"])
    foe.has(hand=["Hush"], field=["Guard"]).will("fire")
    me.attacks("Lancer")
    foe.blocks("Guard")
    if lost:
        foe.plays("Hush", "Lancer").lets_resolve()
    me.battle_ends()
    assert foe.zone("field") == [] and me.zone("field") == ([] if lost else ["Lancer"])


@pytest.mark.rule("906.10", "909.1c")
def test_an_ability_that_is_lost_after_it_triggered_is_played(scene, me, foe):
    """906.10, 909.1c: it entered and triggered; taking its abilities in response changes nothing."""
    scene.card("Herald", "When this card enters your field ⇒ You gain 300 life.")
    quick(scene, "Hush", LOSE)
    me.has(hand=["Herald"]).will("fire")
    foe.has(hand=["Hush"]).will("fire")
    me.plays("Herald")
    while "Herald" not in me.zone("field"):
        foe.passes()
    foe.plays("Hush").lets_resolve()
    assert me.value("Herald", "keywords") == () and me.life == 4000 + 300


@pytest.mark.rule("302.3", "909.1c")
def test_a_card_that_came_back_has_its_abilities(scene, me, foe):
    """302.3, 909.1c: the loss was of another object."""
    scene.card("Kite", "[Flying]")
    chant(scene, "Hush", LOSE)
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Hush", "Recall"], field=["Kite"]).will("fire", "fire", "fire")
    me.plays("Hush").lets_resolve()
    assert me.value("Kite", "keywords") == ()
    me.plays("Recall").lets_resolve()
    me.plays("Kite").lets_resolve()
    assert me.value("Kite", "keywords") == ("flying",)


@pytest.mark.rule("1108.2", "909.1c")
@pytest.mark.parametrize("lost", [True, False])
def test_an_imperishable_j_ruler_without_abilities_perishes(scene, me, foe, lost):
    """1108.2, 909.1c: destroyed without the keyword it gets an astral counter, with it none."""
    back = {"name": "Saint", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}
    scene.card("Nun", "[Judgment] {1}", type="Ruler", race="Tester", back={**back, "text": "[Imperishable]"})
    chant(scene, "Hush", "Target J-ruler loses all abilities until end of turn.")
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.has(hand=["Hush", "Doom"]).will("fire", "fire").as_j_ruler("Nun")
    if lost:
        me.plays("Hush").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert me.zone("ruler area") == ["Nun"] and me.counters("Nun", "astral") == int(lost)


@pytest.mark.rule("906.1", "909.1c")
def test_what_lost_its_abilities_hears_nothing(scene, me, foe):
    """906.1, 909.1c: the watcher is there, its ability is not."""
    scene.card("Watcher", "When a resonator enters your field ⇒ You gain 300 life.")
    chant(scene, "Hush", LOSE)
    me.has(hand=["Hush", "Resonator 1"], field=["Watcher"]).will("fire", "fire")
    me.plays("Hush").lets_resolve()
    me.plays("Resonator 1").lets_resolve()
    assert me.life == 4000 and me.count("field") == 2


# --- prohibitions ----------------------------------------------------------------------------------------


@pytest.mark.rule("1010.3", "104.2")
def test_what_cannot_be_destroyed_stays_and_the_rest_is_done(scene, me, foe):
    """1010.3, 104.2: the card is drawn though nothing was destroyed."""
    scene.card("Rock", "This card cannot be destroyed.")
    chant(scene, "Doom", "Destroy target resonator. Draw a card.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Rock"])
    me.plays("Doom").lets_resolve()
    assert foe.zone("field") == ["Rock"] and me.count("hand") == 1


@pytest.mark.rule("1010.3", "1203.1")
def test_what_cannot_be_destroyed_stands_with_any_damage(scene, me, foe):
    """1010.3, 1203.1: 900 damage on 500 DEF; it does not even fulfil the condition of the rule process."""
    scene.card("Rock", "This card cannot be destroyed.", DEF=500)
    chant(scene, "Bolt", "This card deals 900 damage to target resonator.")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Rock"])
    me.plays("Bolt").lets_resolve()
    assert foe.zone("field") == ["Rock"] and foe.damage("Rock") == 900


@pytest.mark.rule("1010.3", "1011.1")
def test_what_cannot_be_destroyed_can_be_banished(scene, me, foe):
    """1010.3, 1011.1: to banish is another way to the graveyard."""
    scene.card("Rock", "This card cannot be destroyed.")
    chant(scene, "Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.")
    me.has(hand=["Rite"], field=["Rock"]).will("fire")
    me.plays("Rite").lets_resolve()
    assert me.zone("graveyard") == ["Rock", "Rite"]


@pytest.mark.rule("1010.3", "909.1c")
def test_a_protection_that_is_lost_protects_no_more(scene, me, foe):
    """1010.3, 909.1c: the damage that did nothing before destroys it as soon as the ability is gone."""
    scene.card("Rock", "This card cannot be destroyed.", DEF=500)
    chant(scene, "Bolt", "This card deals 900 damage to target resonator.")
    chant(scene, "Hush", LOSE)
    me.has(hand=["Bolt", "Hush"]).will("fire", "fire")
    foe.has(field=["Rock"])
    me.plays("Bolt").lets_resolve()
    me.plays("Hush").lets_resolve()
    assert foe.zone("graveyard") == ["Rock"]


@pytest.mark.rule("104.4", "710.2d")
@pytest.mark.parametrize("barred", [True, False])
def test_who_cannot_attack_need_not(scene, me, foe, barred):
    """104.4, 710.2d: Bloodlust makes it attack, but the prohibition takes precedence, so the turn may be passed."""
    scene.card("Berserk", "[Bloodlust]")
    regalia(scene, "Peace", "Resonators your opponent controls cannot attack.")
    me.has(field=["Berserk"])
    foe.has(field=["Peace"] if barred else [])
    assert me.offered("pass") is barred


@pytest.mark.rule("104.4", "105.4")
def test_who_cannot_gain_life_still_does_the_rest(scene, me, foe):
    """104.4, 105.4: no life is gained, the card is drawn."""
    regalia(scene, "Drought", "Your opponent cannot gain life.")
    chant(scene, "Feast", "You gain 500 life. Draw a card.")
    me.has(hand=["Feast"]).will("fire")
    foe.has(field=["Drought"])
    me.plays("Feast").lets_resolve()
    assert me.life == 4000 and me.count("hand") == 1


# --- durations --------------------------------------------------------------------------------------------


@pytest.mark.rule("505.5a", "505.5b")
def test_damage_and_boost_end_together(scene, me, foe):
    """505.5a, 505.5b: 200 + 300 DEF with 400 damage; at the end of the turn neither is left, and it stands."""
    chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")
    chant(scene, "Bolt", "This card deals 400 damage to target resonator.")
    me.has(hand=["Growth", "Bolt"], field=["Resonator 1"]).will("fire", "fire")
    for name in ("Growth", "Bolt"):
        me.plays(name).lets_resolve()
    to_my_next_turn(scene)
    assert me.zone("field") == ["Resonator 1"] and me.defence("Resonator 1") == 200 and me.damage("Resonator 1") == 0


@pytest.mark.rule("505.5b", "307.6")
def test_a_card_that_goes_back_at_the_end_of_turn_does_not_enter(scene, me, foe):
    """505.5b, 307.6: neither as it was taken nor as it went back."""
    scene.card("Guest", "When this card enters your field ⇒ You gain 300 life.")
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    me.has(hand=["Lure"]).will("fire")
    foe.has(field=["Guest"])
    me.plays("Lure").lets_resolve()
    assert me.zone("field") == ["Guest"]
    to_my_next_turn(scene)
    assert foe.zone("field") == ["Guest"] and me.life == foe.life == 4000


@pytest.mark.rule("505.5b", "1018.1b")
def test_a_shield_of_this_turn_is_gone_in_the_next(scene, me, foe):
    """505.5b, 1018.1b: what was not prevented today is not prevented tomorrow."""
    chant(scene, "Ward", "Prevent all damage that would be dealt to target resonator this turn.")
    chant(scene, "Bolt", "This card deals 100 damage to target resonator.")
    me.has(hand=["Ward", "Bolt", "Bolt"], field=["Resonator 1"]).stones("fire", "fire")
    me.plays("Ward").lets_resolve()
    me.plays("Bolt").lets_resolve()
    assert me.damage("Resonator 1") == 0
    to_my_next_turn(scene)
    me.plays("Bolt").lets_resolve()
    assert me.damage("Resonator 1") == 100


@pytest.mark.rule("906.8", "302.3")
def test_a_delayed_end_does_not_reach_a_card_that_came_back(scene, me, foe):
    """906.8, 302.3: returned and played again it is another card, and stays."""
    chant(scene, "Doom", "Target resonator gains [+100/+100] until end of turn. Destroy it at end of turn.")
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Doom", "Recall"], field=["Resonator 1"]).will("fire", "fire", "fire")
    me.plays("Doom").lets_resolve()
    me.plays("Recall").lets_resolve()
    me.plays("Resonator 1").lets_resolve()
    to_my_next_turn(scene)
    assert me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("302.3", "909.4")
def test_a_boost_of_one_card_is_lost_where_that_of_a_group_is_not(scene, me, foe):
    """302.3, 909.4: after its return the card has the 100 of the group and not the 300 it was given itself."""
    chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")
    chant(scene, "Rally", "Resonators you control gain [+100/+100] until end of turn.")
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Growth", "Rally", "Recall"], field=["Resonator 1"]).will(*["fire"] * 4)
    for name in ("Growth", "Rally"):
        me.plays(name).lets_resolve()
    assert me.atk("Resonator 1") == 200 + 300 + 100
    for name in ("Recall", "Resonator 1"):
        me.plays(name).lets_resolve()
    assert me.atk("Resonator 1") == 200 + 100


# --- looking back ------------------------------------------------------------------------------------------


@pytest.mark.rule("906.7b", "909.1e")
@pytest.mark.parametrize("grown", [True, False])
def test_a_watcher_sees_the_atk_that_a_card_had(scene, me, foe, grown):
    """906.7b, 909.1e: 200 + 300 in the field count, not the 200 in the graveyard."""
    regalia(
        scene, "Mourner", "When a resonator you control with 500 or more ATK is put into a graveyard ⇒ Draw a card."
    )
    chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Growth", "Doom"], field=["Mourner", "Resonator 1"]).will("fire", "fire")
    if grown:
        me.plays("Growth").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert me.zone("hand").count("Filler") == int(grown)


@pytest.mark.rule("906.7", "1010.1")
def test_cards_destroyed_together_see_each_other_go(scene, me, foe):
    """906.7, 1010.1: both watchers left at the same time, and each hears of the other."""
    for name in ("Left", "Right"):
        scene.card(name, "When a resonator is put into a graveyard from a field ⇒ You gain 100 life.")
    chant(scene, "Ruin", "Destroy all resonators.")
    me.has(hand=["Ruin"], field=["Left", "Right"]).will("fire")
    me.plays("Ruin")
    me.picks("Left", rule="302.4")
    while scene.game.question is not None and scene.game.question.rule == "603.2":
        me.answer(scene.game.question.options[0])
    me.lets_resolve()
    assert me.life == 4000 + 2 * 100


@pytest.mark.rule("1303.3", "906.7b")
def test_a_token_that_ceases_is_seen_to_leave(scene, me, foe):
    """1303.3, 906.7b: it reaches the graveyard and is no more, but the watcher has seen it."""
    regalia(scene, "Mourner", "When a resonator is put into a graveyard from a field ⇒ You gain 100 life.")
    chant(scene, "Birth", "Put a [300/300] fire Spirit resonator token into your field.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Birth", "Doom"], field=["Mourner"]).will("fire", "fire")
    me.plays("Birth").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert me.life == 4000 + 100 and me.zone("graveyard") == ["Birth", "Doom"]


@pytest.mark.rule("906.7b", "909.1c")
def test_an_ability_gained_for_the_turn_hears_its_own_end(scene, me, foe):
    """906.7b, 909.1c: the card had the ability in the field, so its destruction sets it off."""
    chant(
        scene, "Bless", 'Target resonator gains "When this card is destroyed ⇒ You gain 300 life." until end of turn.'
    )
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Bless", "Doom"], field=["Resonator 1"]).will("fire", "fire")
    me.plays("Bless").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert me.life == 4000 + 300
