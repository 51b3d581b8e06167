"""Two rules meet: costs of several parts, what is referred to after payment, plays that are answered."""

from __future__ import annotations

import pytest

from .interplay import chant, regalia

NO_MORE_SPELLS = "[Quickcast]\nCancel target spell."


@pytest.mark.rule("903.2g", "903.2b")
@pytest.mark.parametrize("others", [0, 1])
def test_a_spell_cannot_be_discarded_for_itself(scene, me, foe, others):
    """903.2g, 903.2b: it is in the chase by then, so the discard needs another card."""
    chant(scene, "Trade", "As an additional cost to play this card, discard a card.\nDraw two cards.")
    me.has(hand=["Trade", *["Filler"] * others]).will("fire")
    assert me.offered("play", "Trade") is bool(others)


@pytest.mark.rule("903.2g", "905.3")
@pytest.mark.parametrize(
    ("wills", "rested", "hand", "able"),
    [(1, False, 1, True), (0, False, 1, False), (1, True, 1, False), (1, False, 0, False)],
)
def test_every_part_of_a_cost_must_be_there(scene, me, foe, wills, rested, hand, able):
    """903.2g, 905.3: the will, the card in hand and the recovered card itself; any one missing is too little."""
    scene.card("Clerk", "{1}, {Rest}, Discard a card: Draw two cards.")
    me.has(hand=hand).will(*["fire"] * wills).put("field", "Clerk", rested=rested)
    assert me.offered("use", "Clerk", "Clerk/2") is able


@pytest.mark.rule("905.3", "1107.2")
@pytest.mark.parametrize("quick", [True, False])
def test_a_lord_of_swiftness_lets_newcomers_rest(scene, me, foe, quick):
    """905.3, 1107.2: on the turn it came the resonator may be rested for its cost only with Swiftness."""
    scene.card("Novice", "{Rest}: You gain 100 life.")
    regalia(scene, "Spur", "Resonators you control gain [Swiftness].")
    me.has(field=["Novice", *(["Spur"] if quick else [])]).fresh("Novice")
    assert me.offered("use", "Novice", "Novice/2") is quick


@pytest.mark.rule("903.2g", "906.1")
def test_what_is_banished_for_a_spell_triggers_above_it(scene, me, foe):
    """903.2g, 906.1: the ability it sets off is played after the spell, and so resolves before it."""
    scene.card("Martyr", "When this card is put into a graveyard from your field ⇒ You gain 100 life.")
    chant(scene, "Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.")
    me.has(hand=["Rite"], field=["Martyr"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Rite")
    assert me.chase == ["Rite", "Martyr"]
    foe.passes()
    assert me.life == 4000 + 100 and me.count("hand") == 0


@pytest.mark.rule("1012.1", "903.2g")
def test_what_was_paid_for_a_cancelled_spell_is_gone(scene, me, foe):
    """1012.1, 903.2g: will, discard and card stay spent, and nothing is drawn."""
    chant(scene, "Trade", "As an additional cost to play this card, discard a card.\nDraw two cards.")
    chant(scene, "Denial", NO_MORE_SPELLS)
    me.has(hand=["Trade", "Filler"]).will("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Trade")
    foe.plays("Denial").lets_resolve()
    assert me.zone("graveyard") == ["Filler", "Trade"] and me.pool == [] and me.count("hand") == 0


@pytest.mark.rule("903.2e", "903.3a")
def test_a_target_may_be_given_up_for_the_cost(scene, me, foe):
    """903.2e, 903.3a: it is chosen before the payment; banished for it, nothing is destroyed, but a card is drawn."""
    text = "As an additional cost to play this card, banish a resonator.\nDestroy target resonator. Draw a card."
    chant(scene, "Rite", text)
    me.has(hand=["Rite"], field=["Resonator 1"]).will("fire")
    me.plays("Rite").lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1", "Rite"] and me.count("hand") == 1
    assert scene.events("destroy") == []


@pytest.mark.rule("911.1", "903.2g")
def test_its_atk_is_what_it_was_before_it_paid(scene, me, foe):
    """911.1, 903.2g: banished for its own ability, the resonator deals the 500 + 300 it had."""
    scene.card("Bomb", "Banish this card: This card deals damage equal to its ATK to your opponent.", ATK=500)
    chant(scene, "Growth", "Target resonator gains [+300/+300] until end of turn.")
    me.has(hand=["Growth"], field=["Bomb"]).will("fire")
    me.plays("Growth").lets_resolve().uses("Bomb", 2).lets_resolve()
    assert foe.life == 4000 - (500 + 300)


@pytest.mark.rule("203.5b", "1012.1")
@pytest.mark.parametrize(("x", "cancelled"), [(1, True), (3, False)])
def test_x_counts_for_what_may_be_cancelled(scene, me, foe, x, cancelled):
    """203.5b, 1012.1: with X 3 and one more the spell costs 4 in the chase, too much for this denial."""
    chant(scene, "Flood", "You gain 100 life.", cost="{X}{1}")
    chant(scene, "Denial", "[Quickcast]\nCancel target spell with total cost 3 or less.")
    me.has(hand=["Flood"]).will(*["fire"] * 4)
    foe.has(hand=["Denial", "Quick Chant"]).will("fire")
    me.plays("Flood", x)
    assert foe.offered("play", "Denial") is cancelled


@pytest.mark.rule("1112.2a", "1012.1")
def test_a_cancelled_gods_art_is_used_up(scene, me, foe):
    """1112.2a, 1012.1: it was played, so it is not offered again this game."""
    regalia(scene, "Idol", "God's Art [Dawn] {1}: Draw two cards.")
    chant(scene, "Denial", "[Quickcast]\nCancel target activate ability.")
    me.has(field=["Idol"]).will("fire", "fire")
    foe.has(hand=["Denial"]).will("fire")
    me.uses("Idol", 2)
    foe.plays("Denial").lets_resolve()
    assert me.count("hand") == 0 and me.pool == ["fire"] and not me.offered("use", "Idol", "Idol/2")


@pytest.mark.rule("903.2f-iii", "903.2f-iv")
def test_what_costs_more_is_counted_before_what_costs_less(scene, me, foe):
    """903.2f-iii, 903.2f-iv: of 1 + 1 two may be taken off, so the chant is free; the other way round it is not."""
    regalia(scene, "Toll", "Players pay {1} more to play cards.")
    regalia(scene, "Rebate", "You pay {2} less to play cards.")
    me.has(hand=["Chant"], field=["Toll", "Rebate"])
    me.plays("Chant").lets_resolve()
    assert me.zone("graveyard") == ["Chant"]


@pytest.mark.rule("1109.2", "903.2f-iv")
def test_a_reduction_reaches_the_awakening_cost(scene, me, foe):
    """1109.2, 903.2f-iv: 1 for the card and 2 for its text, one less of both together: two wills do."""
    scene.card("Waker", "[Awakening] {2}: When this card enters your field ⇒ You gain 300 life.")
    regalia(scene, "Rebate", "You pay {1} less to play cards.")
    me.has(hand=["Waker"], field=["Rebate"]).will("fire", "fire")
    me.plays("Waker", "yes").lets_resolve()
    assert me.pool == [] and me.life == 4000 + 300


@pytest.mark.rule("708.4", "903.2f-iii")
@pytest.mark.parametrize("wills", [0, 1])
def test_a_card_out_of_standby_pays_what_costs_more(scene, me, foe, wills):
    """708.4, 903.2f-iii: its own cost of three is not due, the toll is."""
    chant(scene, "Snare", "[Trigger] Anytime: You gain 100 life.", cost="{3}")
    regalia(scene, "Toll", "Players pay {1} more to play cards.")
    me.has(field=["Toll"]).will(*["fire"] * wills).put("standby", "Snare", face_down=True)
    assert me.offered("play", "Snare") is bool(wills)


@pytest.mark.rule("105.4a", "1202.1")
def test_who_pays_all_life_loses_before_anything_resolves(scene, me, foe):
    """105.4a, 1202.1: the payment is legal, and the rule process comes before the chant can help."""
    chant(scene, "Pact", "As an additional cost to play this card, pay 500 life.\nYou gain 3000 life.")
    me.has(hand=["Pact"]).will("fire").with_life(500)
    me.plays("Pact")
    assert scene.winner is foe


@pytest.mark.rule("1115.2", "1012.1")
def test_a_cancelled_remnant_is_removed(scene, me, foe):
    """1115.2, 1012.1: played from the graveyard it leaves the chase for the removed area, not for the graveyard."""
    chant(scene, "Echo", "[Remnant]\nDraw a card.")
    chant(scene, "Denial", NO_MORE_SPELLS)
    me.has(graveyard=["Echo"]).will("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Echo")
    foe.plays("Denial").lets_resolve()
    assert me.zone("removed") == ["Echo"] and me.zone("graveyard") == [] and me.count("hand") == 0


@pytest.mark.rule("1111.2", "1411.2b")
def test_a_quick_resonator_enters_in_the_opponents_turn(scene, me, foe):
    """1111.2, 1411.2b: played out of the hand, it sets its [Enter] off before the chant below resolves."""
    scene.card("Flash", "[Quickcast]\n[Enter] ⇒ You gain 100 life.")
    me.has(hand=["Chant"]).will("fire")
    foe.has(hand=["Flash"]).will("fire")
    me.plays("Chant")
    foe.plays("Flash").lets_resolve()
    assert foe.life == 4000 + 100 and foe.zone("field") == ["Flash"]
    assert [event[3] for event in scene.events("resolve")][-1] == me.card("Chant")


@pytest.mark.rule("903.3a", "104.2")
def test_a_text_goes_on_without_its_target(scene, me, foe):
    """903.3a, 104.2: the target was returned in response; the card is drawn all the same."""
    chant(scene, "Doom", "Destroy target resonator. Draw a card.")
    chant(scene, "Rescue", "[Quickcast]\nReturn target resonator to its owner's hand.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(hand=["Rescue"], field=["Resonator 1"]).will("fire")
    me.plays("Doom")
    foe.plays("Rescue").lets_resolve()
    assert foe.zone("hand") == ["Resonator 1"] and me.count("hand") == 1


@pytest.mark.rule("1120.2", "903.3a")
@pytest.mark.parametrize("mine", [True, False])
def test_a_barrier_gained_in_response_saves_from_opponents_only(scene, me, foe, mine):
    """1120.2, 903.3a: the target has become illegal for the opponent's spell; for its controller's own it has not."""
    chant(scene, "Doom", "Destroy target resonator.")
    chant(scene, "Veil", "[Quickcast]\nTarget resonator gains [Barrier] until end of turn.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(hand=["Veil"]).will("fire")
    (me if mine else foe).has(field=["Resonator 1"])
    me.plays("Doom")
    foe.plays("Veil").lets_resolve()
    assert (me if mine else foe).zone("field") == ([] if mine else ["Resonator 1"])


@pytest.mark.rule("1012.1", "605.1b")
def test_a_cancelled_denial_denies_nothing(scene, me, foe):
    """1012.1, 605.1b: the newest resolves first, so the spell in the middle never does."""
    chant(scene, "Denial", NO_MORE_SPELLS)
    me.has(hand=["Chant", "Denial"]).will("fire", "fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Chant").passes()
    foe.plays("Denial")
    me.plays("Denial", "Denial").lets_resolve()
    assert me.count("hand") == 1 and foe.zone("graveyard") == ["Denial"]


@pytest.mark.rule("707.3", "302.3")
def test_an_ability_resolves_though_its_card_is_gone(scene, me, foe):
    """707.3, 302.3: the source was destroyed in response; the ability in the chase is another object."""
    scene.card("Oracle", "{Rest}: Draw a card.")
    chant(scene, "Doom", "[Quickcast]\nDestroy target resonator.")
    me.has(field=["Oracle"])
    foe.has(hand=["Doom"]).will("fire")
    me.uses("Oracle", 2)
    foe.plays("Doom").lets_resolve()
    assert me.zone("graveyard") == ["Oracle"] and me.count("hand") == 1


@pytest.mark.rule("1017.1", "1012.1")
def test_a_copy_outlives_the_cancelled_original(scene, me, foe):
    """1017.1, 1012.1: each is an object of its own in the chase."""
    chant(scene, "Mirror", "[Quickcast]\nCopy target spell. You may choose new targets for the copy.")
    chant(scene, "Denial", NO_MORE_SPELLS)
    me.has(hand=["Chant", "Mirror"]).will("fire", "fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Chant").plays("Mirror")
    foe.passes()
    assert me.chase == ["Chant", "Chant"] and me.count("hand") == 0
    foe.picks(("play", "Denial"))
    foe.answer(scene.game.in_zone(0, "chase")[0])
    foe.lets_resolve()
    assert me.count("hand") == 1 and "Chant" in me.zone("graveyard")


@pytest.mark.rule("1003.4", "903.2g")
def test_one_card_does_not_pay_twice(scene, me, foe):
    """1003.4, 903.2g: the only resonator is to be banished for the spell, so it cannot be banished for its will too."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    chant(scene, "Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.")
    me.has(hand=["Rite"], field=["Wick"])
    assert not me.offered("play", "Rite")


@pytest.mark.rule("1003.4", "903.2g")
def test_of_two_cards_one_pays_and_one_is_given_up(scene, me, foe):
    """1003.4, 903.2g: one Wick gives its will, the other is banished for the spell."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    chant(scene, "Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.")
    me.has(hand=["Rite"], field=["Wick", "Wick"])
    me.plays("Rite")
    me.lets_resolve()
    assert me.zone("field") == [] and me.count("hand") == 2 and me.zone("graveyard").count("Wick") == 2


@pytest.mark.rule("1003.4", "907.2")
def test_a_card_may_rest_for_will_and_then_be_given_up(scene, me, foe):
    """1003.4, 907.2: resting leaves it there to be banished."""
    scene.card("Lamp", "{Rest}: Produce {R}.")
    chant(scene, "Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.")
    me.has(hand=["Rite"], field=["Lamp"])
    me.plays("Rite").lets_resolve()
    assert me.zone("graveyard") == ["Lamp", "Rite"] and me.count("hand") == 2
