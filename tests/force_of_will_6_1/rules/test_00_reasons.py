"""Refusals: for what is tried and not open, the rule that forbids it, and a sentence that fits."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

ANYTIME = "[Quickcast]\n"
QUICK = ("play", "Quick Chant")


def chant(scene, name, text, cost="{1}"):
    return scene.card(name, text, type="Chant", cost=cost)


def sentence(player, *act) -> str:
    """The sentence that goes with a refusal."""
    player.scene.start()
    return player.game.why_not(player._option(act))[1]


# --- 701.2 main timing ---------------------------------------------------------------------------------

MAIN_ACTS = [
    ("play", "Resonator 1"), ("play", "Chant"), ("set", "Chant"), ("call", "Ruler"), ("battle",),
    ("use", "Ruler", "Ruler/1"),
]  # fmt: skip


def ready(player):
    """All that each act of main timing takes, and something to do at any time."""
    player.has(hand=["Resonator 1", "Chant", "Quick Chant"], field=["Resonator 2"]).will(*("fire",) * 4)


@pytest.mark.parametrize("act", MAIN_ACTS)
def test_nothing_is_said_against_what_is_open(scene, me, foe, act):
    ready(me)
    assert me.why_not(act) is None


@pytest.mark.rule("701.2")
@pytest.mark.parametrize("act", MAIN_ACTS)
def test_not_on_the_other_players_turn(scene, me, foe, act):
    """701.2."""
    scene.turn_of(foe)
    ready(me)
    foe.passes()
    assert me.refused(act) == "701.2" and "not your turn" in sentence(me, act)


@pytest.mark.rule("701.2")
@pytest.mark.parametrize("act", MAIN_ACTS)
def test_not_in_another_phase(scene, me, foe, act):
    """701.2."""
    scene.step("end phase")
    ready(me)
    assert me.refused(act) == "701.2" and "not your main phase" in sentence(me, act)


@pytest.mark.rule("701.2")
@pytest.mark.parametrize("act", MAIN_ACTS)
def test_not_with_something_in_the_chase(scene, me, foe, act):
    """701.2."""
    ready(me)
    me.has(hand=["Quick Chant"])
    me.plays("Quick Chant")
    assert me.refused(act) == "701.2" and "chase" in sentence(me, act)


@pytest.mark.rule("701.2")
@pytest.mark.parametrize("act", MAIN_ACTS)
def test_not_in_a_battle(scene, me, foe, act):
    """701.2."""
    ready(me)
    me.picks(("battle",))
    assert me.refused(act) == "701.2" and "battle" in sentence(me, act)


# --- 702, 706, 708, 1115 where cards are played from ---------------------------------------------------


@pytest.mark.rule("702.2")
def test_cards_of_others_and_in_other_zones_are_not_played(scene, me, foe):
    """702.2: my deck, my field, their field."""
    me.has(field=["Resonator 1"]).will("fire", "fire")
    foe.has(field=["Regalia"])
    for name in ("Filler", "Resonator 1", "Regalia"):
        assert me.refused("play", name) == "702.2"


@pytest.mark.rule("306.2")
def test_a_refusal_tells_nothing_of_a_hand(scene, me, foe):
    """306.2: whatever their cards are, the same is said of them, and of each thing one might do with them."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    names = ["Resonator 1", "Quick Chant", "Regalia", "Echo"]
    me.has(hand=["Chant"]).will(*("fire",) * 4)
    foe.has(hand=names)
    cards = [foe.card(name, "hand") for name in names]
    for act in (("play",), ("set",), ("call",), ("play", "future")):
        tried = [(act[0], card, *act[1:]) for card in cards]
        assert len({(me.why_not(each), sentence(me, each)) for each in tried}) == 1
    assert {me.why_not("use", card, f"{name}/1") for card, name in zip(cards, names, strict=True)} == {"604.1a"}
    assert {me.why_not("attack", card, "player") for card in cards} == {"803.3"}


@pytest.mark.rule("702.1")
def test_a_stone_is_not_played(scene, me, foe):
    """702.1: though it came to the hand."""
    me.has(hand=["Fire Stone"]).will("fire", "fire")
    assert me.refused("play", "Fire Stone") == "702.1"


@pytest.mark.rule("706.3")
def test_a_plain_card_is_not_played_out_of_standby(scene, me, foe):
    """706.3."""
    me.put("standby", "Chant", face_down=True)
    me.will("fire")
    assert me.refused("play", "Chant") == "706.3"


@pytest.mark.rule("708.5")
def test_a_trigger_card_waits_for_another_turn(scene, me, foe):
    """708.5: set this turn it is refused; one that was set before is not."""
    chant(scene, "Ambush", "[Trigger] Anytime: You gain 100 life.")
    chant(scene, "Old Ambush", "[Trigger] Anytime: You gain 100 life.")
    me.has(hand=["Ambush"]).will("fire", "fire").put("standby", "Old Ambush", face_down=True)
    me.picks(("set", "Ambush"))
    assert me.refused("play", "Ambush") == "708.5" and me.why_not("play", "Old Ambush") is None


@pytest.mark.rule("708.2")
@pytest.mark.parametrize("zone", ["hand", "standby"])
def test_an_arrow_trigger_card_is_not_played_by_an_act(scene, me, foe, zone):
    """708.2."""
    chant(scene, "Vigil", "[Trigger] When a resonator you control is destroyed ⇒ Draw a card.")
    me.will("fire").put(zone, "Vigil", face_down=zone == "standby")
    assert me.refused("play", "Vigil") == "708.2"


@pytest.mark.rule("1115.2")
def test_only_remnant_is_played_out_of_the_graveyard(scene, me, foe):
    """1115.2."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    me.has(graveyard=["Chant", "Echo"]).will("fire")
    assert me.refused("play", "Chant") == "1115.2" and me.why_not("play", "Echo") is None


def test_of_equal_cards_one_is_offered(scene, me, foe):
    me.has(hand=["Chant", "Chant"]).will("fire", "fire")
    for verb in ("play", "set"):
        acts = [(verb, card) for card in me.game.in_zone(0, "hand")]
        assert sorted(me.why_not(act) or "" for act in acts) == ["", "602.1c"]
        assert any("equal card" in sentence(me, act) for act in acts if me.why_not(act))


# --- 1117 the future side ------------------------------------------------------------------------------


def two_sides(scene, past="", future="", cost="{1}"):
    back = {"name": "Later", "type": "Resonator", "attribute": "fire", "race": "Tester", "ATK": 400, "DEF": 400,
            "cost": cost, "text": future}  # fmt: skip
    return scene.card("Early", past + "[Shift] {3}", type="Resonator", ATK=400, DEF=400, back=back)


@pytest.mark.rule("1117.2")
def test_only_a_card_with_shift_has_a_future_side(scene, me, foe):
    """1117.2."""
    me.has(hand=["Chant"]).will("fire")
    assert me.refused("play", "Chant", "future") == "1117.2"


@pytest.mark.rule("1117.2")
def test_a_future_side_costs_its_own_cost(scene, me, foe):
    """1117.2, 1003.4: one will is enough for the past side, not for the future one."""
    two_sides(scene, cost="{2}")
    me.has(hand=["Early"]).will("fire")
    assert me.why_not("play", "Early") is None and me.refused("play", "Early", "future") == "1003.4"


@pytest.mark.rule("1111.2a")
def test_a_future_side_is_quick_only_if_both_are(scene, me, foe):
    """1111.2a: in a battle; without any Quickcast it is the timing alone."""
    two_sides(scene, past=ANYTIME)
    me.has(hand=["Early"]).will("fire")
    me.picks(("battle",))
    assert me.refused("play", "Early", "future") == "1111.2a"


@pytest.mark.rule("701.2")
def test_a_slow_future_side_takes_main_timing(scene, me, foe):
    """701.2."""
    two_sides(scene)
    me.has(hand=["Early", "Quick Chant"]).will("fire")
    me.picks(("battle",))
    assert me.refused("play", "Early", "future") == "701.2"


# --- 903.2 what playing takes --------------------------------------------------------------------------


@pytest.mark.rule("1003.4")
def test_too_few_wills(scene, me, foe):
    """1003.4: for a card, for an ability, and for setting a card."""
    scene.card("Adept", "{2}: You gain 100 life.")
    me.has(hand=["Resonator 2"], field=["Adept"]).will("fire")
    assert me.refused("play", "Resonator 2") == "1003.4"
    assert me.refused("use", "Adept", "Adept/2") == "1003.4"
    assert me.refused("set", "Resonator 2") == "1003.4"


@pytest.mark.rule("1003.4")
def test_wills_of_another_attribute(scene, me, foe):
    """1003.4: enough of them, but no light."""
    me.has(hand=[chant(scene, "Prayer", "Draw a card.", "{W}")]).will("fire", "fire")
    assert me.refused("play", "Prayer") == "1003.4"


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("will", [("fire",), ()])
def test_no_legal_target(scene, me, foe, will):
    """903.2e: with or without the will for it."""
    chant(scene, "Doom", "Destroy target resonator.")
    scene.card("Hunter", "{1}: Destroy target resonator your opponent controls.", type="Regalia")
    me.has(hand=["Doom", "Chant"], field=["Hunter"]).will(*will)
    assert me.refused("play", "Doom") == "903.2e" and me.refused("use", "Hunter", "Hunter/2") == "903.2e"


@pytest.mark.rule("903.2g")
def test_nothing_to_discard(scene, me, foe):
    """903.2g: the wills are there, the card to be discarded beside it is not."""
    chant(scene, "Snare", "[Trigger] Discard a card: You gain 100 life.")
    me.has(hand=["Snare"]).will("fire")
    assert me.refused("play", "Snare") == "903.2g"


@pytest.mark.rule("903.2g")
def test_a_target_that_is_not_asked_for_is_not_missed(scene, me, foe):
    """903.2g: the part with the target is not there for the first card of a turn; the discard is what is missing."""
    chant(scene, "Surge", "As an additional cost to play this card, discard a card.\nYou gain 100 life.\n"
                          "[Torrent] Destroy target resonator.")  # fmt: skip
    me.has(hand=["Surge"]).will("fire")
    assert me.refused("play", "Surge") == "903.2g"


@pytest.mark.rule("1008.2")
def test_a_chase_that_is_closed(scene, me, foe):
    """1008.2: for cards and abilities; a will ability is not refused by it."""
    chant(scene, "Edict", "You gain 200 life. Players cannot chase to this card.")
    scene.card("Adept", "{1}: You gain 100 life.")
    me.has(hand=["Edict", "Quick Chant"], field=["Adept"]).will("fire").stones("wind", "wind")
    me.plays("Edict")
    assert me.refused(*QUICK) == "1008.2" and me.refused("use", "Adept", "Adept/2") == "1008.2"
    assert sorted(me.why_not("use", c, "Wind Stone/1") or "" for c in me.game.in_zone(0, "field")[1:]) == ["", "907.2"]


@pytest.mark.rule("104.4")
def test_what_an_effect_forbids_to_play(scene, me, foe):
    """104.4: resonators are forbidden to me, chants are not."""
    scene.card("Tyrant", "Your opponent cannot play summon spells.", type="Regalia")
    me.has(hand=["Resonator 1", "Chant"]).will("fire")
    foe.has(field=["Tyrant"])
    assert me.refused("play", "Resonator 1") == "104.4" and me.why_not("play", "Chant") is None


# --- 604.1a, 705, 905 abilities ------------------------------------------------------------------------


@pytest.mark.rule("604.1a")
def test_no_ability_of_mine(scene, me, foe):
    """604.1a: one of the other player, one that is not there, and a continuous one."""
    scene.card("Adept", "{1}: You gain 100 life.")
    scene.card("Banner", "Resonators you control gain [+100/+100].", type="Regalia")
    me.has(field=["Banner"]).will("fire")
    foe.has(field=["Adept"])
    for name, ability in [("Adept", "Adept/2"), ("Banner", "Banner/7"), ("Banner", "Banner/2")]:
        assert me.refused("use", name, ability) == "604.1a"


@pytest.mark.rule("902.1")
def test_an_ability_that_does_not_work_there(scene, me, foe):
    """902.1: in the hand."""
    scene.card("Adept", "{1}: You gain 100 life.", cost="{5}")
    me.has(hand=["Adept"]).will("fire", "fire")
    assert me.refused("use", "Adept", "Adept/2") == "902.1"


JUDGE = ("use", "Ruler", "Ruler/1")


@pytest.mark.rule("705.1")
def test_a_rested_ruler_is_not_judged(scene, me, foe):
    """705.1."""
    me.will("fire").picks(("call", "Ruler"))
    assert me.refused(*JUDGE) == "705.1"


@pytest.mark.rule("705.1", "709.1")
def test_judged_already(scene, me, foe):
    """705.1, 709.1: no second judgment in a turn, and no call after one."""
    chant(scene, "Homecoming", "Put target J-ruler you control into your ruler area, as a ruler.")
    me.has(hand=["Homecoming"]).will("fire", "fire", "fire")
    me.uses("Ruler", 1).lets_resolve()
    me.plays("Homecoming").lets_resolve()
    assert me.refused(*JUDGE) == "705.1"
    assert me.refused("call", "Ruler") == "709.1" and "judgment" in sentence(me, "call", "Ruler")


@pytest.mark.rule("705.2b")
def test_a_condition_of_the_judgment(scene, me, foe):
    """705.2b."""
    back = {"name": "Judged", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}
    text = "[Judgment] {1}. You can activate this if you control five or more magic stones."
    scene.card("Judge", text, type="Ruler", race="Tester", back=back)
    me.has(ruler_area="Judge").will("fire")
    assert me.refused("use", "Judge", "Judge/1") == "705.2b"


@pytest.mark.rule("1010.1a")
def test_an_astral_ruler_is_not_judged(scene, me, foe):
    """1010.1a."""
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.has(hand=["Doom"]).will("fire", "fire").as_j_ruler()
    me.plays("Doom").lets_resolve()
    assert me.refused(*JUDGE) == "1010.1a"


@pytest.mark.rule("709.1")
def test_calls_that_are_refused(scene, me, foe):
    """709.1: a card that is no ruler, and a second call."""
    me.has(field=["Resonator 1"])
    assert me.refused("call", "Resonator 1") == "709.1"
    me.picks(("call", "Ruler"))
    assert me.refused("call", "Ruler") == "709.1" and "have called" in sentence(me, "call", "Ruler")


@pytest.mark.rule("709.1")
def test_no_call_from_an_empty_stone_deck(scene, me, foe):
    """709.1."""
    scene.exactly()
    me.has(ruler_area="Ruler", deck=3, hand=["Chant"]).will("fire")
    foe.has(ruler_area="Ruler", deck=3)
    assert me.refused("call", "Ruler") == "709.1" and "empty" in sentence(me, "call", "Ruler")


@pytest.mark.rule("706.1")
def test_only_hand_cards_are_set(scene, me, foe):
    """706.1."""
    me.has(field=["Resonator 1"]).will("fire", "fire")
    assert me.refused("set", "Resonator 1") == "706.1"


@pytest.mark.rule("905.3")
def test_a_resonator_that_came_this_turn_does_not_rest(scene, me, foe):
    """905.3: with Swiftness it may."""
    scene.card("Scholar", "{Rest}: Draw a card.")
    scene.card("Runner", "[Swiftness]\n{Rest}: Draw a card.")
    me.has(field=["Scholar", "Runner"]).fresh("Scholar").fresh("Runner")
    assert me.refused("use", "Scholar", "Scholar/2") == "905.3" and me.why_not("use", "Runner", "Runner/3") is None


@pytest.mark.rule("905.4")
def test_a_j_ruler_that_came_this_turn_does_not_rest(scene, me, foe):
    """905.4."""
    back = {"name": "Judged", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700,
            "text": "{Rest}: Draw a card."}  # fmt: skip
    scene.card("Judge", "[Judgment] {1}", type="Ruler", race="Tester", back=back)
    me.has(ruler_area="Judge").will("fire")
    me.uses("Judge", 1).lets_resolve()
    assert me.refused("use", "Judged", "Judged/1") == "905.4"


@pytest.mark.rule("1013.2")
def test_a_rested_card_does_not_rest(scene, me, foe):
    """1013.2: a resonator and a stone."""
    scene.card("Scholar", "{Rest}: Draw a card.")
    me.put("field", "Scholar", rested=True)
    me.put("field", "Fire Stone", rested=True)
    assert me.refused("use", "Scholar", "Scholar/2") == "1013.2"
    assert me.refused("use", "Fire Stone", "Fire Stone/1") == "1013.2"


@pytest.mark.rule("104.1")
def test_once_per_turn(scene, me, foe):
    """104.1: the text says how often."""
    scene.card("Adept", "{1}: You gain 100 life. Play this ability only once per turn.")
    me.has(field=["Adept"]).will("fire", "fire")
    me.uses("Adept", 2).lets_resolve()
    assert me.refused("use", "Adept", "Adept/2") == "104.1"


@pytest.mark.rule("1112.2")
def test_a_gods_art_once_a_game(scene, me, foe):
    """1112.2."""
    scene.card("Idol", "God's Art <Dawn> {1}: Draw a card.", type="Regalia")
    me.has(field=["Idol"]).will("fire", "fire")
    me.uses("Idol", 2).lets_resolve()
    assert me.refused("use", "Idol", "Idol/2") == "1112.2"


@pytest.mark.rule("1301.1a")
def test_a_loop_that_was_run(scene, me, foe):
    """1301.1a."""
    scene.card("Lamp", "{Rest}: Recover this card.", type="Regalia")
    me.has(field=["Lamp"], hand=["Chant"]).will("fire")
    for _ in range(3):
        if me.offered("use", "Lamp", "Lamp/2"):
            me.uses("Lamp", 2).lets_resolve()
    me.is_asked("1301.1a")
    me.picks(12)
    assert me.refused("use", "Lamp", "Lamp/2") == "1301.1a"


# --- 710, 803 attacks ----------------------------------------------------------------------------------


@pytest.mark.rule("710.2")
def test_no_pass_while_a_card_must_attack(scene, me, foe):
    """710.2: nor is the attack forfeited (803.3), nor made with another card (803.3a)."""
    scene.card("Rager", "[Bloodlust]")
    me.has(field=["Rager", "Resonator 1"])
    foe.put("field", "Resonator 2", rested=True)
    assert me.refused("pass") == "710.2"
    me.battles()
    assert me.refused("forfeit") == "803.3"
    assert me.refused("attack", "Resonator 1", "player") == "803.3a"
    assert "must attack" in sentence(me, "attack", "Resonator 1", "player")


@pytest.mark.rule("803.6")
def test_no_battle_after_an_attack_was_forfeited(scene, me, foe):
    """803.6."""
    me.has(field=["Resonator 1"], hand=["Chant"]).will("fire")
    me.battles().picks("forfeit")
    assert me.refused(("battle",)) == "803.6"


@pytest.mark.rule("803.3")
def test_an_attack_is_declared_in_a_battle(scene, me, foe):
    """803.3: until then it and its forfeit are refused, and blocks (804.3) and payments (1003.1) too."""
    me.has(field=["Resonator 1"])
    for act in (("attack", "Resonator 1", "player"), ("forfeit",)):
        assert me.refused(*act) == "803.3"
    assert me.refused("block", "Resonator 1") == "804.3" and me.refused("decline") == "804.3"
    assert me.refused(("sensible",)) == "1003.1" and me.refused("spend", "fire", "", "") == "1003.1"


@pytest.mark.rule("803.3a")
def test_who_cannot_attack(scene, me, foe):
    """803.3a: rested, new, no J/resonator, not mine; the same is said before the battle begins."""
    me.has(field=["Resonator 1", "Resonator 2", "Regalia"]).fresh("Resonator 2")
    me.put("field", "Resonator 3", rested=True)
    foe.has(field=["Resonator 4"])
    reasons = {"Resonator 2": "Swiftness", "Resonator 3": "rested", "Regalia": "ATK", "Resonator 4": "your own field"}
    for name in reasons:
        assert me.why_not("attack", name, "player") == "803.3a"
    me.battles()
    for name, word in reasons.items():
        assert me.refused("attack", name, "player") == "803.3a" and word in sentence(me, "attack", name, "player")


@pytest.mark.rule("803.3b")
def test_what_cannot_be_attacked(scene, me, foe):
    """803.3b: a recovered resonator, something that is none, and a card of mine."""
    me.has(field=["Resonator 1", "Resonator 2"])
    foe.has(field=["Resonator 3", "Regalia"]).put("field", "Resonator 4", rested=True)
    me.battles()
    for name in ("Resonator 3", "Regalia", "Resonator 2"):
        assert me.refused("attack", "Resonator 1", name) == "803.3b"
    assert me.why_not("attack", "Resonator 1", "Resonator 4") is None


@pytest.mark.rule("104.4")
def test_attacks_that_effects_forbid(scene, me, foe):
    """104.4: a card that cannot attack at all, and one that cannot attack players."""
    scene.card("Digger", "This card cannot attack players.")
    scene.card("Monk", "This card cannot attack.")
    me.has(field=["Resonator 1", "Digger", "Monk"])
    foe.put("field", "Resonator 4", rested=True)
    me.battles()
    assert me.refused("attack", "Monk", "player") == "104.4"
    assert me.refused("attack", "Digger", "player") == "104.4" and me.why_not("attack", "Digger", "Resonator 4") is None


@pytest.mark.rule("803.4")
def test_nothing_to_attack(scene, me, foe):
    """803.4: it cannot attack players, and nothing else is there."""
    scene.card("Digger", "This card cannot attack players.")
    me.has(field=["Resonator 1", "Digger"])
    me.battles()
    assert me.refused("attack", "Digger", "player") == "803.4"


@pytest.mark.rule("803.5")
def test_an_attack_that_cannot_be_paid(scene, me, foe):
    """803.5."""
    scene.card("Miser", "This card cannot attack unless its controller pays {1}.")
    me.has(field=["Resonator 1", "Miser"])
    me.battles()
    assert me.refused("attack", "Miser", "player") == "803.5"


# --- 804 blocks ----------------------------------------------------------------------------------------


@pytest.mark.rule("804.3", "804.4")
def test_who_cannot_block(scene, me, foe):
    """804.3: rested, or mine. 804.4: no J/resonator, or the attacked card itself."""
    me.has(field=["Resonator 1"])
    foe.has(field=["Resonator 2", "Regalia"]).put("field", "Resonator 3", rested=True)
    me.attacks("Resonator 1", "Resonator 3").until("804.3")
    assert foe.refused("block", "Resonator 3") == "804.3" and foe.refused("block", "Resonator 1") == "804.3"
    assert foe.refused("block", "Regalia") == "804.4" and foe.why_not("block", "Resonator 2") is None


@pytest.mark.rule("1106.2")
def test_a_flying_attacker(scene, me, foe):
    """1106.2."""
    scene.card("Kite", "[Flying]")
    scene.card("Gull", "[Flying]")
    me.has(field=["Kite"])
    foe.has(field=["Resonator 2", "Gull"])
    me.attacks("Kite").until("804.3")
    assert foe.refused("block", "Resonator 2") == "1106.2" and foe.why_not("block", "Gull") is None


@pytest.mark.rule("104.4")
def test_a_block_that_an_effect_forbids(scene, me, foe):
    """104.4."""
    scene.card("Monk", "This card cannot block.")
    me.has(field=["Resonator 1"])
    foe.has(field=["Resonator 2", "Monk"])
    me.attacks("Resonator 1").until("804.3")
    assert foe.refused("block", "Monk") == "104.4"


# --- 1003 paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("907.2")
def test_what_is_not_used_to_pay(scene, me, foe):
    """907.2: no other ability; 1013.2: no rested stone; 1003.1: no will that is not there; 1003.4: nor is it left."""
    scene.card("Adept", "{1}: You gain 100 life.")
    me.has(hand=["Chant"], field=["Adept"]).stones("fire", "water").put("field", "Darkness Stone", rested=True)
    me.picks(("play", "Chant"))
    me.is_asked("1003.5")
    assert me.why_not("use", "Water Stone", "Water Stone/1") is None
    assert me.refused("use", "Adept", "Adept/2") == "907.2"
    assert me.refused("use", "Darkness Stone", "Darkness Stone/1") == "1013.2"
    assert me.refused("spend", "fire", "", "") == "1003.1"
    assert me.refused("pass") == "1003.4" and "in full" in sentence(me, "pass")


@pytest.mark.rule("1003.4")
def test_wills_that_do_not_pay(scene, me, foe):
    """1003.4: {R} is paid out of the pool or by one of two fire stones that are alike, not with water."""
    me.has(hand=[chant(scene, "Blaze", "You gain 100 life.", "{R}")]).will("fire", "water")
    me.stones("fire", "fire", "water").picks(("play", "Blaze"))
    me.is_asked("1003.5")
    assert me.refused("spend", "water", "", "") == "1003.4"
    assert me.refused("use", "Water Stone", "Water Stone/1") == "1003.4"
    fire = [("use", card, "Fire Stone/1") for card in me.game.in_zone(0, "field")[:2]]
    assert sorted(me.why_not(act) or "" for act in fire) == ["", "907.2"]


# --- 903.2c to 903.2e what is chosen -------------------------------------------------------------------


@pytest.mark.rule("1120.2", "903.2e")
def test_targets_that_are_refused(scene, me, foe):
    """1120.2: a Barrier; 903.2e: no resonator, a player, or no target at all."""
    scene.card("Shy", "[Barrier]")
    me.has(hand=[chant(scene, "Doom", "Destroy target resonator.")], field=["Resonator 1"]).will("fire")
    foe.has(field=["Shy", "Resonator 2", "Regalia"])
    me.picks(("play", "Doom"))
    me.is_asked("903.2e", exactly=["Resonator 1", "Resonator 2"])
    assert me.refused("Shy") == "1120.2" and me.refused("Regalia") == "903.2e"
    assert me.refused("player", 1) == "903.2e" and me.refused("done") == "903.2e"


@pytest.mark.rule("306.2", "903.2e")
def test_what_is_said_of_a_target_hangs_on_what_is_known(scene, me, foe):
    """306.2: of a card in my hand it is said that the text does not target it, of one in theirs nothing is."""
    me.has(hand=[chant(scene, "Doom", "Destroy target resonator."), "Regalia"], field=["Resonator 1"]).will("fire")
    foe.has(hand=["Regalia"], field=["Resonator 2"])
    me.picks(("play", "Doom")).is_asked("903.2e")
    said = [sentence(me, player.card("Regalia", "hand")) for player in (me, foe)]
    assert ["such a card" in each for each in said] == [True, False]


@pytest.mark.rule("903.2e-i")
def test_nothing_targets_itself(scene, me, foe):
    """903.2e-i: two other spells could be cancelled."""
    chant(scene, "Denial", ANYTIME + "Cancel target spell.")
    me.has(hand=["Quick Chant", "Quick Chant", "Denial"]).will(*("fire",) * 3)
    me.plays("Quick Chant").plays("Quick Chant").picks(("play", "Denial"))
    me.is_asked("903.2e")
    assert me.refused("Denial") == "903.2e-i"


@pytest.mark.rule("104.4")
def test_a_target_that_an_effect_forbids(scene, me, foe):
    """104.4."""
    scene.card("Ghost", "This card cannot be targeted by spells or abilities your opponent controls.")
    me.has(hand=[chant(scene, "Doom", "Destroy target resonator.")], field=["Resonator 1"]).will("fire")
    foe.has(field=["Ghost", "Resonator 2"])
    me.picks(("play", "Doom"))
    assert me.refused("Ghost") == "104.4"


@pytest.mark.rule("104.4", "903.2e")
@pytest.mark.parametrize(("sort", "by_spell", "by_ability"), [("spell", "104.4", None), ("ability", None, "104.4")])
def test_a_target_that_is_forbidden_to_one_sort_of_text(scene, me, foe, sort, by_spell, by_ability):
    """104.4, 903.2e: what spells may not target, abilities may, and the other way round."""
    shield = n.Ability("continuous", n.Modify(n.This(), (n.Cannot("be targeted", n.InState(sort)),)))
    scene.card("Ghost", abilities=[shield])
    scene.card("Ogre", "{1}: Destroy target resonator.")
    me.has(hand=[chant(scene, "Doom", "Destroy target resonator.")], field=["Ogre"]).will("fire", "fire")
    foe.has(field=["Ghost", "Resonator 1", "Resonator 2"])
    me.picks(("play", "Doom")).is_asked("903.2e")
    assert me.why_not(foe.card("Ghost")) == by_spell
    me.picks("Resonator 1").pays().lets_resolve()
    me.picks(("use", "Ogre", "Ogre/2")).is_asked("903.2e")
    assert me.why_not(foe.card("Ghost")) == by_ability
    me.picks("Resonator 2").pays().lets_resolve()


@pytest.mark.rule("903.2c")
def test_a_mode_without_a_target(scene, me, foe):
    """903.2e: the part that would need a resonator; a part that is not there is only not an option (903.2c)."""
    chant(scene, "Either", "Choose one - Destroy target resonator; or draw a card; or you gain 200 life.")
    me.has(hand=["Either"]).will("fire")
    me.picks(("play", "Either"))
    me.is_asked("903.2c")
    assert me.refused("option 1") == "903.2e" and me.refused("option 4") == "903.2c"


@pytest.mark.rule("903.2d")
def test_an_x_that_cannot_be_paid(scene, me, foe):
    """1003.4: more than the wills; 104.5: less than nothing."""
    scene.card("Blaze", "This card deals X damage to your opponent.", type="Chant", cost="{R}{X}")
    me.has(hand=["Blaze"]).will("fire", "fire")
    me.picks(("play", "Blaze"))
    me.is_asked("903.2d", exactly=[0, 1])
    assert me.refused(2) == "1003.4" and me.refused(-1) == "104.5"


@pytest.mark.rule("903.2e")
@pytest.mark.parametrize("who", ["me", "foe"])
def test_a_target_of_the_other_player_is_none_of_mine(scene, me, foe, who):
    """903.2e: only the opponent has what the text may target if it is theirs."""
    scene.card("Fall", "Destroy target resonator you control.", type="Chant", cost="{0}")
    player = {"me": me, "foe": foe}[who]
    scene.turn_of(player)
    player.has(hand=["Fall", "Regalia"]).will("fire")
    player.other.has(field=["Resonator 1"])
    assert player.refused("play", "Fall") == "903.2e"


# --- 1415 lifebreak ------------------------------------------------------------------------------------


@pytest.mark.rule("1415.2")
def test_no_lifebreak_without_the_valhalla_rules(scene, me, foe):
    """1415.2."""
    me.has(field=["Resonator 1"])
    assert me.refused(("lifebreak",)) == "1415.2"


@pytest.mark.rule("1415.1d-i")
@pytest.mark.parametrize("theirs", [3, 4])
def test_no_lifebreak_while_life_is_high(scene, me, foe, theirs):
    """1415.1d-i: 4000 life stand for three cards, and there are three, however many the opponent has."""
    scene.game.start.options["valhalla"] = True
    me.has(lifebreak=3, field=["Resonator 1"])
    foe.has(lifebreak=theirs)
    assert me.refused(("lifebreak",)) == "1415.1d-i"
