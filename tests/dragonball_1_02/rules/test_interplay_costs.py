"""Two rules meeting: costs of several parts, and what refers to cards after they were paid or moved."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


def rested(me):
    """How many of my energy rest."""
    return sum(bool(me.game.rested[c]) for c in me.game.in_zone(me.seat, "energy"))


# --- costs of several parts --------------------------------------------------------------------------------


@pytest.mark.rule("8-4-2-2", "8-6-2-1")
@pytest.mark.parametrize(("others", "offered"), [(0, False), (1, True)])
def test_an_extra_card_does_not_pay_with_itself(scene, me, foe, trick, others, offered):
    """8-6-2-1 reveals it out of the hand, so 8-4-2-2 finds only the other cards to pay with."""
    trick("Trade", "[Activate: Main] Place 1 card from your hand in the Drop Area: Draw 1 card.")
    me.has(hand=["Trade", *["Stone"] * others])
    assert me.offered("use", "Trade", "Trade/1") is offered


@pytest.mark.rule("8-4-2-1", "8-6-2-3")
def test_the_parts_of_a_cost_are_paid_in_the_order_of_the_text(scene, me, foe):
    """8-4-2-1: the energy rests before the card is dropped; 8-6-2-3: both before the draw."""
    scene.card("Sage", "[Activate: Main] {1}, place 1 card from your hand in the Drop Area: Draw 1 card.")
    me.has(battle=["Sage"], hand=["Stone"]).energy("Red Energy")
    me.uses("Sage")
    kinds = [event[0] for event in scene.game.log if event[0] in ("rest", "move")]
    assert kinds == ["rest", "move", "move"] and me.zone("drop") == ["Stone"] and me.count("hand") == 1


FUNERAL = ("[Activate: Main] Place this card in its owner's Drop Area, then choose 2 <<{}>> cards in your Drop Area: "
           "Shuffle the chosen cards into your deck.")  # fmt: skip


@pytest.mark.rule("8-4-2-1", "8-4-2-2")
@pytest.mark.parametrize(("others", "trait", "offered"), [
    (1, "Testers", True), (0, "Testers", False), (1, "Strangers", False), (2, "Strangers", True),
])  # fmt: skip
def test_a_card_that_was_placed_first_may_be_among_those_chosen_then(scene, me, foe, others, trait, offered):
    """8-4-2-1: it lies in the Drop Area when the cards there are chosen; 8-4-2-2 counts it, if it fits."""
    scene.card("Elder", FUNERAL.format(trait))
    scene.card("Kin", trait=trait)
    me.has(battle=["Elder"], drop=["Kin"] * others)
    assert me.offered("use", "Elder", "Elder/1") is offered


@pytest.mark.rule("8-4-2-1", "3-1-4")
@pytest.mark.parametrize("chosen", [True, False])
def test_who_was_placed_and_chosen_goes_where_the_chosen_cards_go(scene, me, foe, chosen):
    """8-4-2-1, 3-1-4: chosen as the card that it is in the Drop Area, it is shuffled away with the other."""
    scene.card("Elder", FUNERAL.format("Testers"))
    me.has(battle=["Elder"], drop=["Battle 1", "Battle 2"])
    with me.changes(battle=-1, deck=+2):
        me.uses("Elder").picks("Battle 1", "Elder" if chosen else "Battle 2")
    assert me.zone("drop") == (["Battle 2"] if chosen else ["Elder"])


@pytest.mark.rule("8-4-2-2", "1-3-2")
def test_a_cost_is_not_paid_in_part(scene, me, foe):
    """1-3-2 does as much as possible of an effect, 8-4-2-2 of a cost nothing: no energy rests."""
    scene.card("Sage", "[Activate: Main] {1}, place 1 card from your hand in the Drop Area: Draw 1 card.")
    me.has(battle=["Sage"]).energy("Red Energy")
    assert me.refused("use", "Sage", "Sage/1") == "8-4-2-2"
    assert rested(me) == 0


@pytest.mark.rule("8-4-2-2", "1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_that_cannot_be_rested_does_not_pay_by_resting(scene, me, foe, barred):
    """1-3-3 forbids the action that 8-4-2-2 needs."""
    text = "[Activate: Main] Switch this card to Rest Mode: Draw 1 card."
    more = "\n[Permanent] This card cannot be switched to Rest Mode." if barred else ""
    scene.card("Sage", text + more)
    me.has(battle=["Sage"])
    assert me.offered("use", "Sage", "Sage/1") is not barred


@pytest.mark.rule("1-3-6", "2-11-1-1")
def test_a_cost_that_is_reduced_below_zero_is_free(scene, me, foe, trick):
    """1-3-6: less than nothing reads as 0, and 2-11-1-1 rests no energy."""
    scene.card("Hero", "[Permanent] Reduce the energy cost of this card in your hand by 5.", energy_cost="2({R})")
    me.has(hand=["Hero"]).energy("Red Energy")
    me.plays("Hero")
    assert me.zone("battle") == ["Hero"] and rested(me) == 0


@pytest.mark.rule("2-11-1-1", "8-9-1-3")
def test_costs_that_are_raised_and_reduced_are_added_up(scene, me, foe):
    """8-9-1-3 applies both changes, 2-11-1-1 takes what comes of them: 2 and 1 more and 2 less is 1."""
    scene.card("Tax", "[Permanent] Increase the energy costs of all cards in your opponent's hand by 1.")
    scene.card("Hero", "[Permanent] Reduce the energy cost of this card in your hand by 2.", energy_cost="2(-)")
    foe.has(battle=["Tax"])
    me.has(hand=["Hero"]).energy("Red Energy", "Red Energy")
    me.plays("Hero").picks("Red Energy")
    assert me.zone("battle") == ["Hero"] and rested(me) == 1


@pytest.mark.rule("7-2-1-2-1-1", "8-6-2-3-1")
def test_energy_that_paid_for_a_combo_does_not_pay_for_a_skill(scene, me, foe):
    """7-2-1-2-1-1 rested the only energy, so 8-6-2-3-1 has none left."""
    scene.card("Surge", "[Activate: Battle] Draw 1 card.", type="extra", energy_cost="1(-)")
    me.has(battle=["Battle 1"], hand=["Surge", "Battle 3"]).energy("Red Energy")
    me.attacks("Battle 1", "Leader")
    assert me.offered("use", "Surge", "Surge/1")
    me.combos("Battle 3")
    assert not me.offered("use", "Surge", "Surge/1") and rested(me) == 1


@pytest.mark.rule("8-6-2-3", "10-9-3-3")
def test_what_a_negated_counter_cost_stays_paid(scene, me, foe, trick):
    """8-6-2-3 paid it before 10-9-3-3 let it be answered; the card is used up as well."""
    scene.card("Stop", "[Counter: Attack] Negate the attack.", type="extra", energy_cost="1(-)")
    trick("Overrule", "[Counter: Counter] Negate the [Counter].")
    me.has(battle=["Battle 2"], hand=["Overrule"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.uses("Overrule")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert rested(foe) == 1 and foe.zone("drop") == ["Stop"]


@pytest.mark.rule("9-2-1", "8-4-2")
def test_a_cost_that_takes_the_last_card_of_the_deck_loses_before_the_effect(scene, me, foe):
    """8-4-2 carries the cost out, and 9-2-1 ends the game in the middle of it."""
    scene.card("Gambler", "[Activate: Main] Place 1 card from the top of your deck in the Drop Area: You win the game.")
    scene.exactly()
    for player in (me, foe):
        player.has(leader=["Leader"], life=3)
    me.has(battle=["Gambler"], deck=1)
    foe.has(deck=5)
    me.uses("Gambler")
    assert scene.winner is foe


@pytest.mark.rule("10-10-1", "8-4-2")
def test_a_skill_that_may_be_paid_twice_is_still_used_once(scene, me, foe):
    """8-4-2: the cost is there a second time; 10-10-1 forbids it all the same."""
    scene.card("Sage", "[Activate: Main] [Once per turn] {1}: Draw 1 card.")
    me.has(battle=["Sage"]).energy("Red Energy", "Red Energy")
    me.uses("Sage").picks("Red Energy")
    assert rested(me) == 1 and me.refused("use", "Sage", "Sage/1") == "10-10-1"


@pytest.mark.rule("8-4-2-2", "2-4-1")
@pytest.mark.parametrize(("energy", "offered"), [
    (("Violet Energy", "Red Energy"), True),
    (("Violet Energy", "Violet Energy"), True),
    (("Red Energy", "Red Energy"), False),
])  # fmt: skip
def test_a_skill_cost_of_two_colours(scene, me, foe, energy, offered):
    """2-4-1: a card of two colours stands for one of them; 8-4-2-2: both must be covered."""
    scene.card("Violet Energy", color="red/blue", energy_cost="9(-)")
    scene.card("Sage", "[Activate: Main] {R}{B}: Draw 1 card.")
    me.has(battle=["Sage"]).energy(*energy)
    assert me.offered("use", "Sage", "Sage/1") is offered
    if offered:
        me.uses("Sage")
        if me.asked and not me.offered("pass"):
            me.picks(me.options()[0])
        assert rested(me) == 2


# --- what refers to cards after they moved -----------------------------------------------------------------


@pytest.mark.rule("8-11-1", "8-4-2")
@pytest.mark.parametrize(("name", "drawn"), [("Blue Energy", 0), ("Red Energy", 1)])
def test_an_effect_asks_about_the_card_that_paid_for_it(scene, me, foe, name, drawn):
    """8-4-2 put it into the Drop Area, and 8-11-1 reads it there."""
    text = "If the card you placed in the Drop Area with this skill was red, draw 1 card."
    scene.card("Sage", f"[Activate: Main] Place 1 card from your hand in the Drop Area: {text}")
    me.has(battle=["Sage"], hand=[name])
    with me.changes(deck=-drawn):
        me.uses("Sage")


GUEST = "[Permanent] Your Battle Cards are also treated as <<Guest>>."


@pytest.mark.rule("8-11-1", "3-1-4")
def test_an_effect_reads_a_card_it_has_koed_in_the_drop_area(scene, me, foe, trick):
    """3-1-4: there it is a new card without former effects, and 8-11-1 asks about that one."""
    scene.card("Host", GUEST)
    trick("Sweep", "[Activate: Main] Choose 1 of your Battle Cards and KO it. If it is a <<Guest>>, draw 1 card.")
    me.has(battle=["Host", "Battle 1"], hand=["Sweep"])
    with me.changes(deck=0):
        me.uses("Sweep").picks("Battle 1")


@pytest.mark.rule("8-7-5-1-2", "3-1-4")
def test_a_skill_set_off_by_the_ko_reads_it_in_the_battle_area(scene, me, foe, trick):
    """8-7-5-1-2: what 3-1-4 takes from the new card was still on the one that left."""
    scene.card("Host", f"{GUEST}\n[Auto] When your <<Guest>> is KO-ed, draw 1 card.")
    trick("Sweep", "[Activate: Main] Choose 1 of your Battle Cards and KO it.")
    me.has(battle=["Host", "Battle 1"], hand=["Sweep"])
    with me.changes(deck=-1):
        me.uses("Sweep").picks("Battle 1")


@pytest.mark.rule("8-7-7", "8-6-3-6")
def test_a_skill_whose_card_is_gone_does_what_does_not_need_it(scene, me, foe, trick):
    """8-7-7: it is activated all the same; 8-6-3-6: "this card" is nowhere to gain power, the draw happens."""
    scene.card("Ghost", "[Auto] When this card attacks, this card gains +5000 power this turn and draw 1 card.")
    trick("Banish", "[Counter: Attack] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.")
    me.has(battle=["Ghost"])
    foe.has(hand=["Banish"])
    me.attacks("Ghost", "Leader")
    with me.changes(deck=-1):
        foe.uses("Banish")
    assert me.value("Ghost", "power") == 5000


@pytest.mark.rule("8-9-1-4", "3-1-4")
def test_what_was_chosen_and_came_back_is_not_what_was_chosen(scene, me, foe, trick):
    """3-1-4: played anew it is another card, and 8-9-1-4 keeps the effect from it."""
    scene.card("Hero", energy_cost="0(-)", power=5000)
    trick("Feed", "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn.")
    trick("Recall", "[Activate: Main] Choose 1 of your Battle Cards and return it to your hand.")
    me.has(battle=["Hero"], hand=["Feed", "Recall"])
    me.uses("Feed")
    assert me.power("Hero") == 5000 + 5000
    me.uses("Recall").plays("Hero")
    assert me.power("Hero") == 5000


@pytest.mark.rule("8-6-3-3", "8-7-7")
def test_of_two_chosen_cards_the_one_that_left_is_passed_over(scene, me, foe):
    """8-6-3-3: later the effect reaches those that are still there, as 8-7-7 has it."""
    later = n.Later(n.At("end", "turn"), n.Move(n.It(), "drop", verb="ko"))
    effect = n.Sequence((n.Choose(n.Cards(("battle",), "theirs"), n.Number(2)), later))
    scene.card("Doom", abilities=[n.Ability("activated", effect, zones=("hand",), keyword="activate main")],
               type="extra", energy_cost="0(-)")  # fmt: skip
    scene.card("Recall", "[Activate: Main] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.",
               type="extra", energy_cost="0(-)")  # fmt: skip
    me.has(hand=["Doom", "Recall"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Doom").uses("Recall").picks("Battle 1")
    me.passes()
    assert foe.zone("drop") == ["Battle 2"] and "Battle 1" in foe.zone("hand")
