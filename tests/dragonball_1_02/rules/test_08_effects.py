"""Sections 8-8 to 8-11: immediate, continuous and replacement effects, and cards that moved."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = "0(-)"
DRAW = n.Perform("draw", n.Number(1))
BOOST = "[Permanent] All of your Battle Cards gain +5000 power."
MOON_GIFT = "[Permanent] All of your Battle Cards are also treated as a <<Moonfolk>>."
MOON_BOOST = "[Permanent] All of your <<Moonfolk>> Battle Cards gain +5000 power."
ESCAPE = "[Permanent] If this card would be KO-ed, return this card to its owner's hand instead."
NULLIFY = "[Permanent] Negate all the skills of all of your opponent's Battle Cards."
SINK = "[Permanent] If this card would be KO-ed, place this card at the bottom of its owner's deck instead."


def extra(scene, text, name="Order"):
    return scene.card(name, f"[Activate: Main] {text}", type="extra", energy_cost=FREE)


# --- 8-8, 8-9 ---


@pytest.mark.rule("8-8-1")
def test_an_immediate_effect_acts_once(scene, me, foe):
    """8-8-1: one card, and none more at later checkpoints."""
    extra(scene, "Draw 1 card.")
    scene.card("Cheap", energy_cost=FREE)
    me.has(hand=["Order", "Cheap"])
    me.uses("Order")
    assert me.count("hand") == 2 - 1 + 1
    me.plays("Cheap")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1 and me.count("deck") == 20 - 1


@pytest.mark.rule("8-9-1", "8-9-1-3")
@pytest.mark.parametrize("order", [("Adopter", "Banner"), ("Banner", "Adopter")])
def test_a_granted_trait_counts_for_the_bonus_whichever_came_first(scene, me, foe, order):
    """8-9-1: what changes no number comes first, so every card has the trait when the 5000 are added."""
    scene.card("Adopter", MOON_GIFT, energy_cost=FREE)
    scene.card("Banner", MOON_BOOST, energy_cost=FREE)
    me.has(battle=["Battle 1"], hand=["Adopter", "Banner"])
    for name in order:
        me.plays(name)
    assert me.power("Battle 1") == 5000 + 5000


@pytest.mark.rule("8-9-1-3")
def test_a_granted_colour_counts_for_the_bonus(scene, me, foe):
    """8-9-1-3: a blue card made red is red when red cards gain 5000."""
    everyone = n.Cards(("battle",), "mine")
    paint = n.Modify(everyone, (n.Include("color", "red"),))
    scene.card("Banner", "[Permanent] All of your red Battle Cards gain +5000 power.")
    scene.card("Painter", abilities=[n.Ability("continuous", paint)], energy_cost=FREE)
    scene.card("Sailor", color="blue", power=15000)
    me.has(battle=["Banner", "Sailor"], hand=["Painter"])
    scene.start()
    assert me.power("Sailor") == 15000
    me.plays("Painter")
    assert me.power("Sailor") == 15000 + 5000


@pytest.mark.rule("8-9-1-1")
def test_printed_information_is_the_start_and_the_end(scene, me, foe):
    """8-9-1-1: 15000 before, 15000 + 5000 in the turn, 15000 after it."""
    extra(scene, "Choose 1 of your Battle Cards, and it gains +5000 power for the duration of the turn.")
    me.has(battle=["Battle 3"], hand=["Order"])
    me.is_asked("6-3-1-3")
    assert me.power("Battle 3") == 15000
    me.uses("Order")
    assert me.power("Battle 3") == 15000 + 5000
    me.passes()
    assert scene.game.facts["turn seat"] == foe.seat and me.power("Battle 3") == 15000


@pytest.mark.rule("8-9-1-2")
def test_losing_skills_comes_before_numbers(scene, me, foe):
    """8-9-1-2: with its own [Permanent] skill gone the card reads what is printed."""
    scene.card("Proud", "[Permanent] This card gains +5000 power.", power=10000)
    scene.card("Nullifier", NULLIFY, energy_cost=FREE)
    me.has(hand=["Nullifier"])
    foe.has(battle=["Proud"])
    me.is_asked("6-3-1-3")
    assert foe.power("Proud") == 10000 + 5000
    me.plays("Nullifier")
    assert foe.power("Proud") == 10000


@pytest.mark.rule("8-9-1-4")
def test_an_effect_does_not_follow_a_card_that_left(scene, me, foe):
    """8-9-1-4: KOed and played again in the same turn, it has its printed power."""
    extra(scene, "Choose 1 of your Battle Cards, and it gains +5000 power for the duration of the turn.", "Cheer")
    extra(scene, "KO 1 of your Battle Cards.", "Felling")
    extra(scene, "Play 1 Battle Card from your Drop Area.", "Rally")
    me.has(battle=["Battle 2"], hand=["Cheer", "Felling", "Rally"])
    me.uses("Cheer")
    assert me.power("Battle 2") == 10000 + 5000
    me.uses("Felling")
    me.uses("Rally")
    assert me.zone("battle") == ["Battle 2"] and me.power("Battle 2") == 10000


@pytest.mark.rule("8-9-1-5", "8-9-1-5-1")
def test_an_area_wide_effect_applies_as_soon_as_a_card_enters(scene, me, foe):
    """8-9-1-5: 10000 + 5000 at once; 8-9-1-5-1: a skill that looks for 15000 sees it."""
    scene.card("Banner", BOOST, power=1000)
    scene.card("Greeter", "[Auto] When you play a Battle Card with 15000 or more power, draw 1 card.")
    scene.card("Newcomer", power=10000, energy_cost=FREE)
    me.has(battle=["Banner", "Greeter"], hand=["Newcomer"])
    me.plays("Newcomer")
    me.is_asked("6-3-1-3")
    assert me.power("Newcomer") == 10000 + 5000 and me.count("hand") == 1


@pytest.mark.rule("8-9-1-5-1")
def test_a_skill_that_looks_for_more_than_the_entering_card_has_does_not_pend(scene, me, foe):
    """8-9-1-5-1: without the bonus 10000 is not 15000."""
    scene.card("Greeter", "[Auto] When you play a Battle Card with 15000 or more power, draw 1 card.")
    scene.card("Newcomer", power=10000, energy_cost=FREE)
    me.has(battle=["Greeter"], hand=["Newcomer"])
    me.plays("Newcomer")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0


@pytest.mark.rule("8-9-1-5", "8-2-2-2")
def test_a_turns_effect_on_all_cards_reaches_those_that_enter(scene, me, foe):
    """8-2-2-2: what lasts for the turn is a continuous effect; 8-9-1-5: the card that enters is changed at once."""
    extra(scene, "All of your Battle Cards gain +5000 power for the duration of the turn.")
    scene.card("Newcomer", power=10000, energy_cost=FREE)
    me.has(battle=["Battle 1"], hand=["Order", "Newcomer"])
    me.uses("Order")
    me.plays("Newcomer")
    assert me.power("Battle 1") == 5000 + 5000 and me.power("Newcomer") == 10000 + 5000


@pytest.mark.rule("8-9-1-5", "8-2-2-2")
@pytest.mark.parametrize(("color", "cheaper"), [("Red", True), ("Blue", False)])
def test_a_turns_effect_on_a_hand_reaches_the_cards_that_are_drawn(scene, me, foe, color, cheaper):
    """8-9-1-5: a red card that comes to the hand later this turn costs one less as well; a blue one does not."""
    extra(scene, "Reduce the energy costs of all red cards in your hand by 1 for the duration of the turn.")
    extra(scene, "Draw 1 card.", name="Errand")
    scene.card("Newcomer", color=color, energy_cost="2(-)")
    me.has(hand=["Order", "Errand"]).deck_top("Newcomer").energy(f"{color} Energy")
    me.uses("Order")
    me.uses("Errand")
    assert me.zone("hand") == ["Newcomer"]
    assert me.offered("play", "Newcomer") is cheaper


@pytest.mark.rule("8-9-1-5", "1-3-3")
def test_a_card_that_enters_cannot_attack_where_none_can_this_turn(scene, me, foe):
    """8-9-1-5: "all of your Battle Cards cannot attack" is true of the newcomer too."""
    extra(scene, "All of your Battle Cards cannot attack for the duration of the turn.")
    scene.card("Newcomer", energy_cost=FREE)
    me.has(battle=["Battle 1"], hand=["Order", "Newcomer"])
    me.uses("Order")
    me.plays("Newcomer")
    assert not me.can_attack("Newcomer", "Leader") and not me.can_attack("Battle 1", "Leader")


@pytest.mark.rule("8-9-1-5", "8-11-1")
def test_chosen_cards_are_those_that_were_chosen(scene, me, foe):
    """8-9-1-5 is about an area: an effect on cards that were chosen reaches no other."""
    extra(scene, "Choose all of your Battle Cards and they gain +5000 power for the duration of the turn.")
    scene.card("Newcomer", power=10000, energy_cost=FREE)
    me.has(battle=["Battle 1"], hand=["Order", "Newcomer"])
    me.uses("Order")
    me.plays("Newcomer")
    assert me.power("Battle 1") == 5000 + 5000 and me.power("Newcomer") == 10000


# --- 8-10 ---


@pytest.mark.rule("8-10-1")
def test_a_replaced_event_is_not_carried_out(scene, me, foe):
    """8-10-1: it goes under the deck and never touches the Drop Area."""
    scene.card("Sinker", SINK)
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Sinker"])
    me.has(hand=["Order"])
    me.uses("Order")
    assert foe.zone("deck")[0] == "Sinker" and foe.zone("drop") == []
    assert ("Sinker", "battle", "drop") not in scene.moves()


@pytest.mark.rule("8-10-1")
def test_a_ko_in_battle_is_replaced_too(scene, me, foe):
    """8-10-1: beaten in battle, it returns to the hand."""
    scene.card("Escapist", ESCAPE)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Escapist", rested=True)
    me.attacks("Battle 2", "Escapist")
    me.is_asked("6-3-1-3")
    assert foe.zone("hand") == ["Escapist"] and foe.zone("drop") == []


@pytest.mark.rule("8-10-1-1", "8-2-2-3")
@pytest.mark.parametrize(("text", "drawn"), [(ESCAPE, 0), ("", 1)], ids=["replaced", "plain"])
def test_a_replaced_event_never_happened(scene, me, foe, text, drawn):
    """8-10-1-1: a KO in battle that became a return sets nothing off; one that did happen does."""
    scene.card("Loser", text)
    on_drop = n.Moved(n.Cards((), "theirs"), ("battle",), ("drop",))
    scene.card("Grief", abilities=[n.Ability("automatic", DRAW, trigger=on_drop)])
    me.has(battle=["Grief"])
    foe.put("battle", "Loser", rested=True)
    me.attacks("Grief", "Loser")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == drawn and foe.count("drop") == drawn


def damage_replacement(do):
    instead = n.Instead(n.On("damage", (("leader", n.Cards(("leader",), "mine")),)), do)
    return [n.Ability("continuous", instead)]


@pytest.mark.rule("8-10-2")
def test_the_player_who_would_take_damage_picks_the_replacement(scene, me, foe):
    """8-10-2: two fit; the defender is asked, not the attacker."""
    scene.card("Cushion", abilities=damage_replacement(DRAW))
    scene.card("Shell", abilities=damage_replacement(n.Move(n.Top(n.Number(1), "deck"), "drop", verb="place")))
    me.has(battle=["Battle 2"])
    foe.has(battle=["Cushion", "Shell"])
    me.attacks("Battle 2", "Leader")
    foe.passes()
    foe.is_asked(exactly=[("replace", "Cushion", "Cushion/1/r0"), ("replace", "Shell", "Shell/1/r0")])
    foe.picks(("replace", "Shell", "Shell/1/r0"))
    assert foe.count("life") == 8 and foe.count("drop") == 1 and foe.count("hand") == 0


@pytest.mark.rule("8-10-2-1")
def test_the_master_of_a_card_picks_its_replacement(scene, me, foe):
    """8-10-2-1: their card would be KOed by my skill; they say where it goes instead."""
    scene.card("Escapist", f"{ESCAPE}\n{SINK}")
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Escapist"])
    me.has(hand=["Order"])
    me.uses("Order")
    foe.is_asked(exactly=[("replace", "Escapist", "Escapist/1/r0"), ("replace", "Escapist", "Escapist/2/r0")])
    foe.picks(("replace", "Escapist", "Escapist/2/r0"))
    assert foe.zone("deck")[0] == "Escapist" and foe.zone("hand") == []


def own_ko(do):
    return n.Ability("continuous", n.Instead(n.On("ko", (("card", n.This()),)), do))


KO_THIS = n.Move(n.This(), "drop", verb="ko")
MILL = n.Move(n.Top(n.Number(1), "deck"), "drop", verb="place")


@pytest.mark.rule("8-10-2-3")
def test_a_replacement_does_not_replace_what_it_made_of_the_event(scene, me, foe):
    """8-10-2-3: "draw 1 and be KOed instead" draws 1 and lets that KO happen, with no end of drawing."""
    scene.card("Stubborn", abilities=[own_ko(n.Sequence((DRAW, KO_THIS)))])
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Stubborn"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert foe.count("hand") == 1 and foe.zone("drop") == ["Stubborn"]


@pytest.mark.rule("8-10-2-3")
def test_two_replacements_apply_once_each_to_an_event(scene, me, foe):
    """8-10-2-3: after the one, the other; then the KO happens."""
    skills = [own_ko(n.Sequence((DRAW, KO_THIS))), own_ko(n.Sequence((MILL, KO_THIS)))]
    scene.card("Stubborn", abilities=skills)
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Stubborn"])
    me.has(hand=["Order"])
    me.uses("Order")
    foe.picks(("replace", "Stubborn", "Stubborn/1/r0"))
    me.is_asked("6-3-1-3")
    assert foe.count("hand") == 1 and foe.zone("drop") == ["Stone", "Stubborn"]


@pytest.mark.rule("8-10-2-2")
def test_the_player_who_gives_up_a_card_picks_the_replacement(scene, me, foe):
    """8-10-2-2: their skill takes a card out of my hand; where it goes instead is for me to say."""
    given = n.Moved(n.Cards((), "mine"), ("hand",), ("drop",))
    role = n.Role("card")
    to_energy = n.Instead(given, n.Move(role, "energy", verb="place"))
    to_removed = n.Instead(given, n.Move(role, "removed", verb="remove"))
    scene.card("Saver", abilities=[n.Ability("continuous", to_energy)])
    scene.card("Burner", abilities=[n.Ability("continuous", to_removed)])
    text = (
        "[Auto] When your opponent plays a Battle Card, your opponent places 1 card from their hand in the Drop Area."
    )
    scene.card("Thief", text)
    scene.card("Cheap", energy_cost=FREE), scene.card("Treasure")
    me.has(battle=["Saver", "Burner"], hand=["Cheap", "Treasure"])
    foe.has(battle=["Thief"])
    me.plays("Cheap")
    me.is_asked(exactly=[("replace", "Saver", "Saver/1/r0"), ("replace", "Burner", "Burner/1/r0")])
    me.picks(("replace", "Saver", "Saver/1/r0"))
    assert me.zone("energy") == ["Treasure"] and me.zone("drop") == []


OFFER = "[Permanent] If this card would be KO-ed, you may place 1 card from your hand in the Drop Area instead."


@pytest.mark.rule("8-10-1")
@pytest.mark.parametrize(("accepts", "dropped"), [(True, "Ransom"), (False, "Bargainer")])
def test_an_optional_replacement_that_can_be_done_is_offered(scene, me, foe, accepts, dropped):
    """8-10-1: with a card in hand its master may give that one instead, or not."""
    scene.card("Bargainer", OFFER), scene.card("Ransom")
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Bargainer"], hand=["Ransom"])
    me.has(hand=["Order"])
    me.uses("Order")
    foe.picks(("replace", "Bargainer", "Bargainer/1/r0") if accepts else "no")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == [dropped]


@pytest.mark.rule("8-10-3")
def test_an_optional_replacement_that_cannot_be_done_is_not_offered(scene, me, foe):
    """8-10-3: with an empty hand there is no card to give, and the KO happens."""
    scene.card("Bargainer", OFFER)
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Bargainer"])
    me.has(hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == ["Bargainer"]


@pytest.mark.rule("8-10-3")
@pytest.mark.parametrize("hand", [["Ransom"], ["Ransom", "Tribute"]])
def test_an_optional_replacement_needs_all_it_takes(scene, me, foe, hand):
    """8-10-3: two cards are asked for, and one is not enough."""
    scene.card("Bargainer", OFFER.replace("1 card", "2 cards")), scene.card("Ransom"), scene.card("Tribute")
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Bargainer"], hand=hand)
    me.has(hand=["Order"])
    me.uses("Order")
    if len(hand) == 2:
        foe.picks(("replace", "Bargainer", "Bargainer/1/r0"), rule="8-10-1")
    me.is_asked("6-3-1-3")
    assert foe.zone("drop") == (hand if len(hand) == 2 else ["Bargainer"])


# --- 8-10-2 draws ---


def draw_replacement(do, optional=False):
    instead = n.Instead(n.Moved(n.Cards((), "mine"), ("deck",), ("hand",)), do, optional)
    return [n.Ability("continuous", instead)]


MILL = n.Move(n.Top(n.Number(1), "deck"), "drop", verb="place")
BURN = n.Move(n.Top(n.Number(1), "deck"), "removed", verb="remove")


@pytest.mark.rule("8-10-2-2")
def test_the_drawing_player_picks_the_replacement_of_a_draw(scene, me, foe):
    """8-10-2-2: their skill makes me draw, and I say what happens instead."""
    scene.card("Miller", abilities=draw_replacement(MILL))
    scene.card("Burner", abilities=draw_replacement(BURN))
    scene.card("Donor", "[Auto] When your opponent plays a Battle Card, your opponent draws 1 card.")
    scene.card("Cheap", energy_cost=FREE)
    me.has(battle=["Miller", "Burner"], hand=["Cheap"])
    foe.has(battle=["Donor"])
    me.plays("Cheap")
    me.is_asked(exactly=[("replace", "Miller", "Miller/1/r0"), ("replace", "Burner", "Burner/1/r0")])
    me.picks(("replace", "Burner", "Burner/1/r0"))
    assert me.count("removed") == 1 and me.count("hand") == 0 and me.count("drop") == 0


@pytest.mark.rule("8-10-2-3")
@pytest.mark.parametrize(("text", "drawn"), [("Draw 1 card.", 2), ("Draw 3 cards.", 3 * 2)])
def test_a_replacement_applies_once_to_a_draw(scene, me, foe, text, drawn):
    """8-10-2-3, 4-9-3: each single draw becomes two, and those two are not doubled again."""
    scene.card("Doubler", abilities=draw_replacement(n.Perform("draw", n.Number(2))))
    extra(scene, text)
    me.has(battle=["Doubler"], hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == drawn


@pytest.mark.rule("8-10-2-3")
def test_two_replacements_of_a_draw_apply_once_each(scene, me, foe):
    """8-10-2-3: one draw becomes two, each of them two by the other card, and then no more."""
    for name in ("Doubler", "Twicer"):
        scene.card(name, abilities=draw_replacement(n.Perform("draw", n.Number(2))))
    extra(scene, "Draw 1 card.")
    me.has(battle=["Doubler", "Twicer"], hand=["Order"])
    me.uses("Order")
    me.picks(("replace", "Doubler", "Doubler/1/r0"))
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 2 * 2


@pytest.mark.rule("8-10-1-1", "4-9-3")
def test_a_replaced_draw_sets_off_nothing_and_the_next_one_does(scene, me, foe):
    """8-10-1-1: of two draws the first is given up for a card in the Drop Area; one draw was made."""
    drawn = n.On("draw", (("card", n.Cards((), "mine")),))
    scene.card("Counter", abilities=[n.Ability("automatic", BURN, trigger=drawn)])
    scene.card("Miller", abilities=draw_replacement(MILL, optional=True))
    extra(scene, "Draw 2 cards.")
    me.has(battle=["Counter", "Miller"], hand=["Order"])
    me.uses("Order")
    me.picks(("replace", "Miller", "Miller/1/r0"), rule="8-10-1").picks("no", rule="8-10-1")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1 and me.count("drop") == 2 and me.count("removed") == 1


@pytest.mark.rule("8-10-1", "6-2-3")
def test_the_draw_of_the_charge_phase_is_replaced_too(scene, me, foe):
    """8-10-1: the turn's own draw is an event like any other; what is added to the hand is no draw."""
    drawn = n.Instead(n.On("draw", (("card", n.Cards((), "mine")),)), MILL)
    scene.card("Miller", abilities=[n.Ability("continuous", drawn)])
    extra(scene, "Add the top card of your deck to your hand.")
    me.has(battle=["Miller"], hand=["Order"])
    me.uses("Order")
    assert me.count("hand") == 1
    me.passes()
    foe.passes()
    assert me.count("energy") == 1 and me.count("hand") == 0 and me.zone("drop") == ["Order", "Stone"]


@pytest.mark.rule("8-10-1-1", "8-2-2-3")
def test_a_replaced_event_never_happened_by_a_skill(scene, me, foe):
    """8-10-1-1: the KO that became a return sets nothing off; the one that did happen does."""
    scene.card("Escapist", ESCAPE)
    scene.card("Grief", "[Auto] When one of your opponent's Battle Cards is KO-ed, draw 1 card.")
    extra(scene, "KO all of your opponent's Battle Cards.")
    foe.has(battle=["Escapist", "Battle 1"])
    me.has(battle=["Grief"], hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert foe.zone("hand") == ["Escapist"] and foe.zone("drop") == ["Battle 1"]
    assert me.count("hand") == 1


@pytest.mark.rule("8-10-1-1", "8-2-2-3")
@pytest.mark.parametrize(("text", "drawn"), [(ESCAPE, 0), ("", 1)], ids=["replaced", "plain"])
def test_a_replaced_event_never_happened_in_battle(scene, me, foe, text, drawn):
    """8-10-1-1: a KO in battle that became a return sets nothing off; one that did happen does."""
    scene.card("Loser", text)
    scene.card("Grief", "[Auto] When one of your opponent's Battle Cards is KO-ed, draw 1 card.")
    me.has(battle=["Grief"])
    foe.put("battle", "Loser", rested=True)
    me.attacks("Grief", "Loser")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == drawn and foe.count("drop") == drawn


# --- 8-11 ---


def ko_and_draw_if_big():
    chosen = n.Choose(n.Cards(("battle",), "theirs", n.Is("power", ">=", n.Number(20000))), n.Number(1))
    big = n.Compare(n.ValueOf("power", n.It()), ">=", n.Number(20000))
    return n.Sequence((chosen, n.Move(n.It(), "drop", verb="ko"), n.If(big, DRAW)))


@pytest.mark.rule("8-11-1")
@pytest.mark.parametrize(("victim", "drawn"), [("Battle 3", 0), ("Battle 4", 1)])
def test_a_card_that_moved_is_read_where_it_is_now(scene, me, foe, victim, drawn):
    """8-11-1: 15000 + 5000 in the Battle Area is 15000 in the Drop Area; a printed 20000 is 20000 there."""
    scene.card("Banner", "[Permanent] All of your Battle Cards gain +5000 power.", power=1000)
    skill = n.Ability("activated", ko_and_draw_if_big(), limit="turn", keyword="activate main")
    scene.card("Judge", abilities=[skill])
    me.has(battle=["Judge"])
    foe.has(battle=[victim, "Banner"])
    me.uses("Judge")
    assert foe.zone("drop") == [victim] and me.count("hand") == drawn
