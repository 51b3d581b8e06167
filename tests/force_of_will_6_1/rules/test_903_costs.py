"""Section 903.2, second half: what must be paid or done to play something, in the order of 903.2f."""

from __future__ import annotations

import pytest

from playmat.games.force_of_will_6_1.speech import SPEECH


def tax(scene, name="Toll"):
    """Cards cost one will more."""
    return scene.card(name, "Players pay {1} more to play cards.", type="Regalia")


def rebate(scene, name="Rebate"):
    """My cards cost one will less."""
    return scene.card(name, "You pay {1} less to play cards.", type="Regalia")


def gift(scene):
    """A chant for nothing that plays a chant of the hand for nothing."""
    return scene.card("Gift", "Play a chant from your hand without paying its cost.", type="Chant", cost="{0}")


def costly(scene, cost="{4}", text="Draw a card."):
    return scene.card("Costly", text, type="Chant", cost=cost)


def changeling(scene):
    """A dear resonator that may be paid for with another one."""
    return scene.card("Changeling", "You may banish a resonator rather than pay this card's cost.", cost="{5}")


# --- 903.2f-i what is paid instead --------------------------------------------------------------------------


@pytest.mark.rule("903.2f-i")
def test_a_resonator_may_be_banished_rather_than_paying(scene, me, foe):
    """903.2f-i: the cost of five wills is replaced by a banish."""
    changeling(scene)
    me.has(hand=["Changeling"], field=["Resonator 1"])
    me.plays("Changeling")
    assert me.zone("field") == ["Changeling"] and me.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("903.2f-i", "903.2f-iii")
def test_an_increase_comes_on_top_of_what_is_paid_instead(scene, me, foe):
    """903.2f-i: the banish takes the place of the five wills first; the one will more is added after it."""
    changeling(scene)
    tax(scene)
    me.has(hand=["Changeling"], field=["Toll", "Resonator 1"]).will("fire")
    me.plays("Changeling")
    assert me.zone("field") == ["Toll", "Changeling"] and me.zone("graveyard") == ["Resonator 1"]
    assert me.pool == []


@pytest.mark.rule("903.2f-i", "903.2f-iii")
def test_the_increase_is_due_also_where_something_else_is_paid(scene, me, foe):
    """903.2f-i: without a will for the increase the banish alone does not pay."""
    changeling(scene)
    tax(scene)
    me.has(hand=["Changeling"], field=["Toll", "Resonator 1"])
    assert me.offered("pass") and not me.offered("play", "Changeling")


# --- 903.2f-ii without paying -------------------------------------------------------------------------------


@pytest.mark.rule("903.2f-ii")
def test_a_free_card_costs_nothing(scene, me, foe):
    """903.2f-ii: the four wills are not paid though they are there."""
    gift(scene)
    costly(scene)
    me.has(hand=["Gift", "Costly"]).will("fire", "fire", "fire", "fire")
    me.plays("Gift", "Costly")
    assert len(me.pool) == 4 and me.count("hand") == 1


@pytest.mark.rule("903.2f-ii")
def test_awakening_is_still_paid_for_on_a_free_card(scene, me, foe):
    """903.2f-ii: only the card's own cost is dropped; of five wills the two of the awakening are paid."""
    gift(scene)
    costly(scene, text="Draw a card.\n[Awakening] {2}: Draw two cards.")
    me.has(hand=["Gift", "Costly"]).will(*["fire"] * 5)
    me.plays("Gift", "Costly", "yes")
    assert len(me.pool) == 5 - 2 and me.count("hand") == 1 + 2


# --- 903.2f-iii increases -----------------------------------------------------------------------------------


@pytest.mark.rule("903.2f-iii")
def test_increases_add_up(scene, me, foe):
    """903.2f-iii: cost 2 with two effects of one more each: four."""
    tax(scene)
    tax(scene, "Second Toll")
    me.has(hand=["Resonator 2"], field=["Toll", "Second Toll"]).will(*["fire"] * 5)
    me.plays("Resonator 2")
    assert len(me.pool) == 5 - (2 + 1 + 1)


@pytest.mark.rule("903.2f-iii")
def test_with_less_than_the_increased_cost_the_card_is_not_playable(scene, me, foe):
    """903.2f-iii: three wills do not pay 2 + 1 + 1."""
    tax(scene)
    tax(scene, "Second Toll")
    me.has(hand=["Resonator 2"], field=["Toll", "Second Toll"]).will("fire", "fire", "fire")
    assert me.offered("pass") and not me.offered("play", "Resonator 2")


@pytest.mark.rule("903.2f-iii", "903.2f-ii")
def test_a_free_card_that_costs_more_costs_that(scene, me, foe):
    """903.2f-iii: made free first, increased by one afterwards: one will is paid."""
    gift(scene)
    costly(scene)
    tax(scene)
    me.has(hand=["Gift", "Costly"], field=["Toll"]).will("fire", "fire", "fire")
    me.plays("Gift", "Costly")
    assert len(me.pool) == 3 - 1 - 1 and me.count("hand") == 1


@pytest.mark.rule("903.2f-iii", "903.2g")
def test_a_free_card_stays_where_the_increase_cannot_be_paid(scene, me, foe):
    """903.2g: the last will went into the chant that makes it free; nothing pays the one more."""
    gift(scene)
    costly(scene)
    tax(scene)
    me.has(hand=["Gift", "Costly"], field=["Toll"]).will("fire")
    me.picks(("play", "Gift"))
    if me.offered("Costly"):
        me.picks("Costly")
    assert me.zone("hand") == ["Costly"] and me.zone("graveyard") == ["Gift"]


# --- 903.2f-iv reductions -----------------------------------------------------------------------------------


@pytest.mark.rule("903.2f-iv")
@pytest.mark.parametrize(("part", "left"), [(("pay", "fire", 1), "water"), (("pay", 2), "fire")])
def test_the_player_chooses_which_part_shrinks(scene, me, foe, part, left):
    """903.2f-iv: {R}{2} less one is {R}{1} or {2}; the second can be paid without the fire will."""
    costly(scene, "{R}{2}")
    rebate(scene)
    me.has(hand=["Costly"], field=["Rebate"]).will("fire", "water", "water")
    me.picks(("play", "Costly"))
    assert set(me.game.question.options) == {("pay", "fire", 1), ("pay", 2)}
    me.answer(part)
    if left == "fire":
        me.picks(("spend", "water", "", ""), ("spend", "water", "", ""))
    assert me.pool == [left] and me.count("hand") == 1


@pytest.mark.rule("903.2f-iv")
def test_a_reduction_may_fall_on_an_additional_cost(scene, me, foe):
    """903.2f-iv: with nothing else to pay, an awakening for two wills costs one less."""
    costly(scene, "{0}", "Draw a card.\n[Awakening] {2}: Draw two cards.")
    rebate(scene)
    me.has(hand=["Costly"], field=["Rebate"]).will("fire")
    me.plays("Costly", "yes")
    assert me.pool == [] and me.count("hand") == 1 + 2


@pytest.mark.rule("903.2f-iv")
def test_the_attribute_part_may_be_the_one_that_shrinks(scene, me, foe):
    """903.2f-iv: without any fire will a cost of {R}{1} less one is paid with one water."""
    costly(scene, "{R}{1}")
    rebate(scene)
    me.has(hand=["Costly"], field=["Rebate"]).will("water")
    me.plays("Costly")
    assert me.pool == [] and me.count("hand") == 1


@pytest.mark.rule("903.2f-iv", "903.2f-iii")
def test_an_increase_and_a_decrease_on_nothing_leave_nothing(scene, me, foe):
    """903.2f-iv: 0 + 1 - 1 = 0; decreasing first would have left the increase due."""
    costly(scene, "{0}")
    tax(scene)
    rebate(scene)
    me.has(hand=["Costly"], field=["Toll", "Rebate"])
    me.plays("Costly")
    assert me.count("hand") == 1


@pytest.mark.rule("903.2f-iv")
def test_a_cost_does_not_fall_below_nothing(scene, me, foe):
    """903.2f-iv: of a cost of one, two reductions take one; no will comes of it."""
    rebate(scene)
    rebate(scene, "Second Rebate")
    me.has(hand=["Chant"], field=["Rebate", "Second Rebate"])
    me.plays("Chant")
    assert me.count("hand") == 1 and me.pool == []


# --- 903.2f-v the cost is locked ----------------------------------------------------------------------------


@pytest.mark.rule("903.2f-v")
def test_a_reducer_banished_for_the_cost_still_counts(scene, me, foe):
    """903.2f-v: {2} less one is due, though the resonator that says so is banished as a part of the cost."""
    scene.card("Patron", "You pay {1} less to play chants.")
    scene.card("Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.",
               type="Chant", cost="{2}")  # fmt: skip
    me.has(hand=["Rite"], field=["Patron"]).will("fire")
    me.plays("Rite")
    assert me.zone("graveyard") == ["Patron", "Rite"] and me.pool == [] and me.count("hand") == 2


@pytest.mark.rule("903.2f-v")
def test_a_reducer_that_pays_with_its_own_body_still_counts(scene, me, foe):
    """903.2f-v: the one will due is produced by banishing the reducer in the middle of the payment."""
    scene.card("Patron", "You pay {1} less to play chants.\nBanish this card: Produce {R}.")
    costly(scene, "{2}")
    me.has(hand=["Costly"], field=["Patron"])
    me.plays("Costly")
    assert me.zone("graveyard") == ["Patron", "Costly"] and me.count("hand") == 1


@pytest.mark.rule("903.2b", "903.2f")
@pytest.mark.parametrize(("others", "open_"), [(1, False), (2, True)])
def test_a_card_is_none_of_the_hand_that_makes_it_cheaper(scene, me, foe, others, open_):
    """903.2b: it is in the chase as its cost is worked out: of three wills two other cards in hand save all but one."""
    text = "You may pay {1} less to play this card for each card in your hand.\nDraw a card."
    scene.card("Bargain", text, type="Chant", cost="{3}")
    me.has(hand=["Bargain", *[f"Resonator {number}" for number in range(1, 1 + others)]]).will("fire")
    foe.stones("fire")
    assert bool(me.offered("play", "Bargain")) == open_
    if not open_:
        me.refused("play", "Bargain")
        return
    me.plays("Bargain")
    assert me.chase == ["Bargain"] and me.pool == []
    me.lets_resolve()


# --- 903.2g everything must be done -------------------------------------------------------------------------


def sermon(scene):
    text = "As an additional cost to play this card, discard two cards.\nDraw three cards."
    return scene.card("Sermon", text, type="Chant", cost="{1}")


@pytest.mark.rule("903.2g")
def test_a_cost_that_cannot_be_met_whole_keeps_the_card_in_hand(scene, me, foe):
    """903.2g: with one other card in hand two cannot be discarded; nothing is paid and nothing moves."""
    sermon(scene)
    me.has(hand=["Sermon", "Resonator 1"]).will("fire")
    assert me.offered("play", "Resonator 1") and not me.offered("play", "Sermon")
    me.refused("play", "Sermon")
    assert me.zone("hand") == ["Sermon", "Resonator 1"] and me.pool == ["fire"]


@pytest.mark.rule("903.2g")
def test_a_cost_that_can_be_met_is_met_whole(scene, me, foe):
    """903.2g: the will and both cards go before the chant waits in the chase; 3 cards are drawn."""
    sermon(scene)
    me.has(hand=["Sermon", "Resonator 1", "Resonator 2"]).will("fire")
    foe.stones("fire")
    me.plays("Sermon").picks("Resonator 1", rule="302.4")
    assert me.chase == ["Sermon"] and me.pool == [] and me.zone("hand") == []
    assert me.zone("graveyard") == ["Resonator 1", "Resonator 2"]
    me.lets_resolve()
    assert me.count("hand") == 3


@pytest.mark.rule("903.2g")
def test_a_banish_that_is_replaced_still_pays(scene, me, foe):
    """903.2g: the resonator is removed from the game instead, and the cost counts as paid."""
    text = "If a resonator you control would be put into a graveyard, remove it from the game instead."
    scene.card("Void Gate", text, type="Regalia")
    scene.card("Rite", "As an additional cost to play this card, banish a resonator.\nDraw two cards.",
               type="Chant", cost="{1}")  # fmt: skip
    me.has(hand=["Rite"], field=["Void Gate", "Resonator 1"]).will("fire")
    me.plays("Rite")
    assert me.zone("removed") == ["Resonator 1"] and me.zone("graveyard") == ["Rite"] and me.count("hand") == 2


# --- 903.2e, 903.2f costs that hang on the target ---------------------------------------------------------


def snipe(scene, text: str = "Destroy target resonator.") -> None:
    """A chant of cost 2, one less if it targets a Beast, and a Beast."""
    scene.card(
        "Snipe", f"You may pay {{1}} less to play this card if it targets a Beast.\n{text}", type="Chant", cost="{2}"
    )
    scene.card("Cub", race="Beast")


@pytest.mark.rule("903.2e", "903.2f-iv")
@pytest.mark.parametrize(("target", "wills"), [("Cub", ["fire"]), ("Resonator 1", [])])
def test_a_cost_hangs_on_what_was_targeted(scene, me, foe, target, wills):
    """903.2e, 903.2f-iv: targets come before the cost, so one will is left with the Beast and none with another."""
    snipe(scene)
    me.has(hand=["Snipe"]).will("fire", "fire")
    foe.has(field=["Cub", "Resonator 1"])
    me.plays("Snipe", target).lets_resolve()
    assert me.pool == wills and target in foe.zone("graveyard")


@pytest.mark.rule("903.2f-iv")
def test_what_is_payable_only_for_one_target_is_offered_for_that(scene, me, foe):
    """903.2f-iv: with one will the chant can be played, and takes the Beast without a question."""
    snipe(scene)
    me.has(hand=["Snipe"]).will("fire")
    foe.has(field=["Cub", "Resonator 1"])
    me.plays("Snipe").lets_resolve()
    assert foe.zone("field") == ["Resonator 1"] and me.pool == []


@pytest.mark.rule("903.2f-iv")
def test_without_such_a_target_it_is_not_offered(scene, me, foe):
    """903.2f-iv: the same will and no Beast: two would be due."""
    snipe(scene)
    me.has(hand=["Snipe"]).will("fire")
    foe.has(field=["Resonator 1"])
    assert not me.offered("play", "Snipe") and me.why_not("play", "Snipe") == "1003.4"


@pytest.mark.rule("903.2f-iv")
def test_of_two_targets_the_last_must_make_it_payable(scene, me, foe):
    """903.2f-iv: the first may be any; then only the Beast is left to choose, and none is no answer."""
    snipe(scene, "Destroy up to two target resonators.")
    me.has(hand=["Snipe"]).will("fire")
    foe.has(field=["Cub", "Resonator 1", "Resonator 2"])
    me.picks(("play", "Snipe"))
    me.is_asked("903.2e", exactly=["Cub", "Resonator 1", "Resonator 2"])
    me.picks("Resonator 1")
    foe.picks("Cub", rule="302.4")
    assert foe.zone("field") == ["Resonator 2"] and me.pool == []


# --- 903.2g payments that take a card ------------------------------------------------------------------------


def told(scene, act: str | tuple[str, ...]) -> str | None:
    """What the table says of an option."""
    q = scene.game.question
    return next(SPEECH.option(scene.game, q, option) for option in q.options if scene.readable(option) == act)


@pytest.mark.rule("903.2g")
def test_a_payment_that_takes_a_card_is_told_and_asked_for(scene, me, foe):
    """903.2g: the only will comes from banishing Wick; refused, nothing has changed and the chant is not offered."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    me.has(hand=["Chant"], field=["Wick"])
    scene.start()
    assert told(scene, ("play", "Chant")) == "play Chant (1), giving up Wick"
    me.picks(("play", "Chant"))
    me.is_asked("903.2g", exactly=["yes", "no"])
    assert told(scene, "yes") == "yes, giving up Wick"
    me.picks("no")
    assert me.zone("field") == ["Wick"] and me.zone("hand") == ["Chant"]
    assert not me.offered("play", "Chant") and me.why_not("play", "Chant") == "903.2g"


@pytest.mark.rule("903.2g")
def test_a_payment_that_takes_a_card_may_be_agreed_to(scene, me, foe):
    """903.2g: Wick is banished for the chant."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    me.has(hand=["Chant"], field=["Wick"])
    me.picks(("play", "Chant")).picks("yes", about="sure")
    assert me.zone("graveyard") == ["Wick", "Chant"]


@pytest.mark.rule("903.2g")
def test_a_payment_that_spares_the_card_is_not_asked_for(scene, me, foe):
    """903.2g: with a stone there is another way, and the words tell of no loss."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    me.has(hand=["Chant"], field=["Wick"]).stones("fire")
    scene.start()
    assert told(scene, ("play", "Chant")) == "play Chant (1)"
    me.plays("Chant").lets_resolve()
    assert me.zone("field") == ["Wick", "Fire Stone"] and me.zone("graveyard") == ["Chant"]


@pytest.mark.rule("903.2g", "1110.2")
def test_what_is_banished_rather_than_paying_is_asked_for(scene, me, foe):
    """903.2g, 1110.2: no nine wills are there, so the resonator would go; it stays if I like."""
    scene.card("Reborn", "[Incarnation] {R}", cost="{9}")
    me.has(hand=["Reborn"], field=["Resonator 1"])
    scene.start()
    assert told(scene, ("play", "Reborn")) == "play Reborn (9), giving up Resonator 1"
    me.picks(("play", "Reborn")).picks("no", about="sure")
    assert me.zone("field") == ["Resonator 1"] and not me.offered("play", "Reborn")


@pytest.mark.rule("903.2g")
def test_a_refusal_holds_only_while_nothing_changes(scene, me, foe):
    """903.2g: after a stone was called the chant is offered again, and the stone pays for it."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    me.has(hand=["Chant"], field=["Wick"])
    me.picks(("play", "Chant")).picks("no", about="sure").picks(("call", "Ruler"))
    me.plays("Chant")
    assert me.zone("field") == ["Wick", "Fire Stone"]


@pytest.mark.rule("903.2g")
def test_a_card_that_is_set_for_a_loss_is_asked_for(scene, me, foe):
    """903.2g, 706.1: setting costs two wills, and only Wick gives the second; so does an ability."""
    scene.card("Wick", "Banish this card: Produce {R}.")
    scene.card("Pump", "{2}: Draw a card.", type="Regalia")
    me.has(hand=["Chant"], field=["Wick", "Pump"]).will("fire")
    me.picks(("use", "Pump", "Pump/2")).picks("no", about="sure")
    me.picks(("set", "Chant")).picks("yes", about="sure")
    assert me.zone("standby") == ["Chant"] and me.zone("graveyard") == ["Wick"]


# --- 903.2g, 104.4 what cannot be done pays nothing -----------------------------------------------------------

TO_HAND, TO_DECK = "to its owner's hand", "on top of its owner's main deck"


def ban(scene):
    """Nothing is returned to a hand."""
    return scene.card("Ban", "Each resonator cannot be returned to any player's hand.", type="Addition:Field")


@pytest.mark.rule("903.2g", "104.4")
@pytest.mark.parametrize("what", ["this card", "a resonator you control"])
@pytest.mark.parametrize(("there", "payable"), [(TO_HAND, False), (TO_DECK, True)])
def test_what_cannot_be_returned_to_a_hand_does_not_pay(scene, me, foe, what, there, payable):
    """903.2g, 104.4: no part of the cost can be done, so the ability cannot be played; a deck is no hand."""
    scene.card("Ferry", f"Return {what} {there}: Draw a card.")
    me.has(field=["Ferry", ban(scene)])
    assert me.offered("use", "Ferry", "Ferry/2") is payable


@pytest.mark.rule("903.2g", "104.4")
@pytest.mark.parametrize("banned", [True, False])
def test_a_card_that_cannot_be_returned_does_not_pay_for_a_chant(scene, me, foe, banned):
    """903.2g, 104.4: it is an additional cost of the chant, and only resonators are kept from returning."""
    text = "As an additional cost to play this card, return a resonator you control to its owner's hand.\nDraw a card."
    scene.card("Tide", text, type="Chant")
    me.has(field=["Resonator 1", *([ban(scene)] if banned else [])], hand=["Tide"]).will("fire")
    assert me.offered("play", "Tide") is not banned


@pytest.mark.rule("903.2g", "907.2")
@pytest.mark.parametrize("banned", [True, False])
@pytest.mark.parametrize(("there", "barred"), [(TO_HAND, True), (TO_DECK, False)])
def test_a_card_that_cannot_be_returned_gives_no_will(scene, me, foe, banned, there, barred):
    """903.2g, 907.2: neither by itself nor while something is paid for."""
    scene.card("Sprite", f"Return this card {there}: Produce {{R}}.")
    me.has(field=["Sprite", *([ban(scene)] if banned else [])], hand=["Chant"])
    gives = not (banned and barred)
    assert me.offered("use", "Sprite", "Sprite/2") is gives
    assert me.offered("play", "Chant") is gives


@pytest.mark.rule("803.5", "104.4")
@pytest.mark.parametrize("banned", [True, False])
def test_an_attack_is_not_paid_with_what_cannot_be_returned(scene, me, foe, banned):
    """803.5, 104.4: what must be done to attack cannot be done."""
    scene.card("Ogre", "This card cannot attack unless you return a resonator you control to its owner's hand.")
    me.has(field=["Ogre", "Resonator 1", *([ban(scene)] if banned else [])]).battles()
    assert me.can_attack("Ogre") is not banned and me.can_attack("Resonator 1")


@pytest.mark.rule("903.2g", "104.4")
def test_a_ban_on_the_opponents_effects_leaves_my_costs_alone(scene, me, foe):
    """903.2g, 104.4: only what my opponent plays cannot return the other one."""
    theirs = "by your opponent's spells or abilities"
    scene.card("Anchor", f"Other resonators you control cannot be returned to their owner's hand {theirs}.")
    scene.card("Ferry", "Return a resonator you control to its owner's hand: You gain 100 life.")
    me.has(field=["Ferry", "Anchor"])
    me.uses("Ferry", 2, "Ferry").lets_resolve()
    assert me.zone("hand") == ["Ferry"] and me.life == 4000 + 100


# --- 903.2f-iii what costs no will ----------------------------------------------------------------------------


@pytest.mark.rule("903.2f-iii")
@pytest.mark.parametrize("cost", ["{Rest}", "Banish this card", "Discard a card", "Pay 100 life", "{0}"])
@pytest.mark.parametrize("wills", [0, 1])
def test_an_ability_that_costs_no_will_is_made_to_cost_one(scene, me, foe, cost, wills):
    """903.2f-iii: the opponent's regalia pay one more, whatever their abilities cost beside."""
    scene.card("Tome", f"{cost}: You gain 500 life.", type="Regalia")
    scene.card("Gloom", "Your opponent pays {1} more to play regalia's activate abilities.", type="Addition:Field")
    me.has(field=["Tome"], hand=["Resonator 5"]).will(*["fire"] * wills)
    foe.has(field=["Gloom"])
    assert me.offered("use", "Tome", "Tome/2") is bool(wills)
    if wills:
        me.uses("Tome", 2).lets_resolve()
        assert me.pool == [] and me.life == 4000 + 500 - (100 if "life" in cost else 0)


@pytest.mark.rule("903.2f-iii", "1112.2", "705.2")
@pytest.mark.parametrize("wills", [0, 1])
def test_a_judgment_and_an_art_that_cost_no_will_are_made_to_cost_one(scene, me, foe, wills):
    """903.2f-iii, 1112.2, 705.2: resting or banishing is not all that is due."""
    queen = {"name": "Queen", "type": "J-ruler", "ATK": 100, "DEF": 100}
    scene.card("King", "[Judgment] Banish two resonators", type="Ruler", back=queen)
    scene.card("Muse", "God's Art <Long Song> {Rest}: Draw a card.")
    scene.card("Gloom", "Your opponent pays {1} more to play [Judgment] or God's Art abilities.", type="Addition:Field")
    me.put("ruler area", "King")
    me.has(field=["Muse", "Resonator 1", "Resonator 2"]).will(*["fire"] * wills)
    foe.has(field=["Gloom"])
    assert {act[1] for act in me.options() if act[0] == "use"} == ({"King", "Muse"} if wills else set())
