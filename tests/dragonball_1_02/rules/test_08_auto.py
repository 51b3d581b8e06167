"""Section 8-7: [Auto] skills, pending and activated."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

FREE = "0(-)"
DRAW = n.Perform("draw", n.Number(1))
MY_DAWN = n.At("begin", "main phase", "your")
BOOST = "[Permanent] All of your Battle Cards gain +5000 power."
BIG = n.Is("power", ">=", n.Number(20000))
TOLL = "[Auto] When your opponent's Battle Card with 20000 or more power is removed from the Battle Area, draw 1 card."
GRIEF = "[Auto] When one of your opponent's Battle Cards is KO-ed, draw 1 card."
PARTING = "[Auto] When one of your opponent's Battle Cards is removed from the Battle Area, draw 1 card."


def extra(scene, text, name="Order"):
    return scene.card(name, f"[Activate: Main] {text}", type="extra", energy_cost=FREE)


def activations(scene, name):
    """How often a skill of this name was activated."""
    return sum(name in map(str, e) for e in scene.events("activate"))


@pytest.mark.rule("8-7-1")
def test_an_auto_skill_waits_until_the_resolving_skill_is_finished(scene, me, foe):
    """8-7-1: KO, the rest of that skill, and only then what the leaving set off."""
    extra(scene, "KO 1 of your opponent's Battle Cards, then draw 1 card.")
    scene.card("Parting", PARTING)
    scene.card("Drawn First"), scene.card("Drawn Second")
    me.has(battle=["Parting"], hand=["Order"]).deck_top("Drawn First", "Drawn Second")
    foe.has(battle=["Battle 1"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    log = [(e[0], scene.game.match.cards[e[4]].name if e[0] == "move" else e[-1]) for e in scene.game.log
           if e[0] in ("move", "activate")]  # fmt: skip
    names = [what for _, what in log]
    assert names.index("Battle 1") < names.index("Drawn First") < names.index("Parting/1") < names.index("Drawn Second")


@pytest.mark.rule("8-7-2")
def test_one_event_makes_one_pending_instance(scene, me, foe):
    """8-7-2: one card leaves, one is drawn."""
    extra(scene, "KO all of your opponent's Battle Cards.")
    scene.card("Parting", PARTING)
    me.has(battle=["Parting"], hand=["Order"])
    foe.has(battle=["Battle 1"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-7-3")
def test_three_events_make_three_pending_instances(scene, me, foe):
    """8-7-3: three cards leave at once, three cards drawn."""
    extra(scene, "KO all of your opponent's Battle Cards.")
    scene.card("Parting", PARTING)
    me.has(battle=["Parting"], hand=["Order"])
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 3


@pytest.mark.rule("8-7-4")
def test_the_player_orders_pending_skills_and_skips_none(scene, me, foe):
    """8-7-4: either may be first, doing neither is refused."""
    scene.card("Dawn", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    scene.card("Mill", "[Auto] At the beginning of your Main Phase, place the top card of your deck in the Drop Area.")
    scene.card("Uppermost"), scene.card("Next")
    me.has(battle=["Dawn", "Mill"]).deck_top("Uppermost", "Next")
    me.is_asked(exactly=[("ability", "Dawn/1", "Dawn"), ("ability", "Mill/1", "Mill")])
    me.refused("pass")
    me.refused("no")
    me.picks(("ability", "Mill/1", "Mill"))
    me.is_asked("6-3-1-3")
    assert me.zone("drop") == ["Uppermost"] and me.zone("hand") == ["Next"]


@pytest.mark.rule("8-7-4")
def test_the_pending_count_falls_by_one(scene, me, foe):
    """8-7-4: of two instances of one skill one is left after the first has resolved."""
    choice = n.Sequence((n.Choose(n.Cards(("drop",), "theirs"), n.Number(1), up_to=True), n.Move(n.It(), "removed")))
    on_leaving = n.Moved(n.Cards((), "theirs"), ("battle",), ())
    scene.card("Gravedigger", abilities=[n.Ability("automatic", choice, trigger=on_leaving)])
    extra(scene, "KO all of your opponent's Battle Cards.")
    me.has(battle=["Gravedigger"], hand=["Order"])
    foe.has(battle=["Battle 1", "Battle 2"])
    me.uses("Order")
    me.is_asked(exactly=["Battle 1", "Battle 2", "done"])
    assert len(scene.game.waiting) == 2 - 1
    me.picks("Battle 1")
    me.is_asked(exactly=["Battle 2", "done"])
    assert len(scene.game.waiting) == 0
    me.picks("Battle 2")
    me.is_asked("6-3-1-3")
    assert foe.zone("removed") == ["Battle 1", "Battle 2"]


@pytest.mark.rule("8-7-4-1")
def test_a_pending_skill_that_cannot_be_used_is_cancelled(scene, me, foe):
    """8-7-4-1: barred by the skill before it, it does nothing, and the checkpoint goes on."""
    others = n.Cards(("battle",), "mine", n.Other())
    silence = n.Modify(others, (n.Cannot("use abilities"),), "end of turn")
    scene.card("Silencer", abilities=[n.Ability("automatic", silence, trigger=MY_DAWN)])
    scene.card("Dawn", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    me.has(battle=["Silencer", "Dawn"])
    me.picks(("ability", "Silencer/1", "Silencer"))
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0 and not scene.game.waiting


@pytest.mark.rule("8-7-5-1")
def test_a_leaving_card_is_judged_as_it_was(scene, me, foe):
    """8-7-5-1: 15000 + 5000 as it left, though it reads 15000 afterwards."""
    scene.card("Toll", TOLL)
    scene.card("Banner", BOOST, power=1000)
    extra(scene, "Choose 1 of your opponent's Battle Cards and place it at the bottom of its owner's deck.")
    me.has(battle=["Toll"], hand=["Order"])
    foe.has(battle=["Battle 3", "Banner"])
    me.uses("Order")
    me.picks("Battle 3")
    me.is_asked("6-3-1-3")
    assert foe.zone("battle") == ["Banner"] and me.count("hand") == 1


@pytest.mark.rule("8-7-5-1")
def test_a_leaving_card_below_the_bound_sets_nothing_off(scene, me, foe):
    """8-7-5-1: 10000 + 5000 is below 20000."""
    scene.card("Toll", TOLL)
    scene.card("Banner", BOOST, power=1000)
    extra(scene, "Choose 1 of your opponent's Battle Cards and place it at the bottom of its owner's deck.")
    me.has(battle=["Toll"], hand=["Order"])
    foe.has(battle=["Battle 2", "Banner"])
    me.uses("Order")
    me.picks("Battle 2")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0


@pytest.mark.rule("8-7-5-1-1")
def test_from_open_to_secret_the_open_information_counts(scene, me, foe):
    """8-7-5-1-1: returned to hand with 15000 + 5000, it counts as 20000."""
    on_return = n.Moved(n.Cards((), "theirs", BIG), (), ("hand",))
    scene.card("Greeter", abilities=[n.Ability("automatic", DRAW, trigger=on_return)])
    scene.card("Banner", BOOST, power=1000)
    extra(scene, "Choose 1 of your opponent's Battle Cards and return it to its owner's hand.")
    me.has(battle=["Greeter"], hand=["Order"])
    foe.has(battle=["Battle 3", "Banner"])
    me.uses("Order")
    me.picks("Battle 3")
    me.is_asked("6-3-1-3")
    assert foe.zone("hand") == ["Battle 3"] and me.count("hand") == 1


@pytest.mark.rule("8-7-5-1-1")
def test_from_secret_to_open_the_open_information_counts(scene, me, foe):
    """8-7-5-1-1: out of the hand with 15000, in the Battle Area with 15000 + 5000, it counts as 20000."""
    on_entry = n.Moved(n.Cards((), "mine", BIG), ("hand",), ("battle",))
    scene.card("Greeter", abilities=[n.Ability("automatic", DRAW, trigger=on_entry)])
    scene.card("Banner", BOOST, power=1000)
    scene.card("Newcomer", power=15000, energy_cost=FREE)
    me.has(battle=["Greeter", "Banner"], hand=["Newcomer"])
    me.plays("Newcomer")
    assert me.count("hand") == 1


@pytest.mark.rule("8-7-5-1-2")
def test_out_of_the_battle_area_the_information_there_counts(scene, me, foe):
    """8-7-5-1-2: a trait that was only granted in play is noticed when the card leaves."""
    scene.card("Adopter", "[Permanent] All of your Battle Cards are also treated as a <<Moonfolk>>.")
    scene.card("Mourner", "[Auto] When your <<Moonfolk>> Battle Card is removed from the Battle Area, draw 1 card.")
    extra(scene, "Choose 1 of your Battle Cards and KO it.")
    me.has(battle=["Adopter", "Mourner", "Battle 1"], hand=["Order"])
    me.uses("Order")
    me.picks("Battle 1")
    me.is_asked("6-3-1-3")
    assert me.zone("drop") == ["Order", "Battle 1"] and me.count("hand") == 1


@pytest.mark.rule("8-7-5-1-3")
def test_between_other_open_areas_the_information_where_it_arrives_counts(scene, me, foe):
    """8-7-5-1-3: 15000 in the Drop Area, 15000 + 5000 in the Battle Area: it entered with 20000."""
    on_entry = n.Moved(n.Cards((), "mine", BIG), ("drop",), ("battle",))
    scene.card("Greeter", abilities=[n.Ability("automatic", DRAW, trigger=on_entry)])
    scene.card("Banner", BOOST, power=1000)
    extra(scene, "Play 1 Battle Card from your Drop Area.")
    me.has(battle=["Greeter", "Banner"], drop=["Battle 3"], hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-7-5-1-3")
def test_without_the_bonus_the_arriving_card_is_too_small(scene, me, foe):
    """8-7-5-1-3: 15000 where it arrives is below 20000."""
    on_entry = n.Moved(n.Cards((), "mine", BIG), ("drop",), ("battle",))
    scene.card("Greeter", abilities=[n.Ability("automatic", DRAW, trigger=on_entry)])
    extra(scene, "Play 1 Battle Card from your Drop Area.")
    me.has(battle=["Greeter"], drop=["Battle 3"], hand=["Order"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Greeter", "Battle 3"] and me.count("hand") == 0


@pytest.mark.rule("8-7-6-1")
def test_a_situation_pends_once_and_again_when_it_comes_again(scene, me, foe):
    """8-7-6-1: with an empty hand one card is drawn, not more; emptied again, one more."""
    scene.card("Pauper", "[Auto] When you have no cards in your hand, draw 1 card.")
    scene.card("First Gift", energy_cost=FREE), scene.card("Second Gift", energy_cost=FREE)
    me.has(battle=["Pauper"]).deck_top("First Gift", "Second Gift")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["First Gift"]
    me.plays("First Gift")
    me.is_asked("6-3-1-3")
    assert me.zone("hand") == ["Second Gift"] and activations(scene, "Pauper/1") == 2


@pytest.mark.rule("8-7-6-1")
def test_a_lasting_situation_does_not_pend_before_it_has_resolved(scene, me, foe):
    """8-7-6-1: one instance at a time while the situation goes on; the other skill finds it waiting once."""
    scene.card("Pauper", "[Auto] When you have no cards in your hand, draw 1 card.")
    scene.card("Mill", "[Auto] At the beginning of your Main Phase, place the top card of your deck in the Drop Area.")
    me.has(battle=["Pauper", "Mill"])
    me.picks(("ability", "Mill/1", "Mill"))
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-7-6-1")
def test_a_declined_situation_does_not_ask_again_while_it_lasts(scene, me, foe):
    """8-7-6-1: the hand stays empty, and the skill has had its one instance; emptied anew, it pends anew."""
    scene.card("Pauper", "[Auto] When you have no cards in your hand, you may draw 1 card.")
    extra(scene, "Draw 1 card.")
    scene.card("Spark", energy_cost=FREE)
    me.has(battle=["Pauper"]).put("drop", "Spark")
    scene.card("Fetch", "[Activate: Main] [Once per turn] Add 1 card from your Drop Area to your hand.")
    me.has(battle=["Fetch"])
    me.picks("no")
    me.is_asked("6-3-1-3")
    assert activations(scene, "Pauper/1") == 1
    me.uses("Fetch").plays("Spark")
    me.picks("no")
    assert activations(scene, "Pauper/1") == 2


@pytest.mark.rule("8-7-5-1")
def test_a_combo_out_of_the_battle_area_is_a_move_out_of_it(scene, me, foe):
    """8-7-5-1: the card stays what it was, and yet it left the Battle Area: 1 card for that."""
    scene.card("Leaver", "[Auto] When this card is removed from the Battle Area, draw 1 card.", combo_energy=0)
    me.has(battle=["Battle 2", "Leaver"])
    me.attacks("Battle 2", "Leader")
    me.combos("Leaver")
    assert me.zone("combo") == ["Leaver"] and me.count("hand") == 1 and activations(scene, "Leaver/1") == 1


@pytest.mark.rule("8-7-7")
def test_a_pending_skill_is_activated_though_its_card_left(scene, me, foe):
    """8-7-7: the card is KOed first; its skill draws, and gives nobody power."""
    gain = n.Modify(n.This(), (n.Add("power", n.Number(5000)),), "end of turn")
    scene.card("Martyr", abilities=[n.Ability("automatic", n.Sequence((gain, DRAW)), trigger=MY_DAWN)])
    ko = n.Move(n.Cards(("battle",), "mine", n.Other()), "drop", verb="ko")
    scene.card("Axe", abilities=[n.Ability("automatic", ko, trigger=MY_DAWN)])
    me.has(battle=["Martyr", "Axe"])
    me.picks(("ability", "Axe/1", "Axe"))
    me.is_asked("6-3-1-3")
    assert me.zone("drop") == ["Martyr"] and me.count("hand") == 1 and me.power("Martyr") == 5000


@pytest.mark.rule("8-7-2")
def test_one_ko_makes_one_pending_instance(scene, me, foe):
    """8-7-2: one KO, one card."""
    extra(scene, "KO all of your opponent's Battle Cards.")
    scene.card("Grief", GRIEF)
    me.has(battle=["Grief"], hand=["Order"])
    foe.has(battle=["Battle 1"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-7-3")
def test_three_kos_make_three_pending_instances(scene, me, foe):
    """8-7-3: three cards KOed at once, three cards drawn."""
    extra(scene, "KO all of your opponent's Battle Cards.")
    scene.card("Grief", GRIEF)
    me.has(battle=["Grief"], hand=["Order"])
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.uses("Order")
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 3


@pytest.mark.rule("8-7-5-1-2")
def test_out_of_the_battle_area_the_information_there_counts_for_a_ko(scene, me, foe):
    """8-7-5-1-2: a trait that was only granted in play is noticed when the card is KOed."""
    scene.card("Adopter", "[Permanent] All of your Battle Cards are also treated as a <<Moonfolk>>.")
    scene.card("Mourner", "[Auto] When one of your <<Moonfolk>> Battle Cards is KO-ed, draw 1 card.")
    extra(scene, "Choose 1 of your Battle Cards and KO it.")
    me.has(battle=["Adopter", "Mourner", "Battle 1"], hand=["Order"])
    me.uses("Order")
    me.picks("Battle 1")
    me.is_asked("6-3-1-3")
    assert me.zone("drop") == ["Order", "Battle 1"] and me.count("hand") == 1


@pytest.mark.rule("8-7-4-1")
def test_a_pending_skill_that_was_negated_is_cancelled(scene, me, foe):
    """8-7-4-1: negated by the skill before it, it does nothing, and the checkpoint goes on."""
    others = n.Cards(("battle",), "mine", n.Other())
    silence = n.Modify(others, (n.LoseAbilities(),), "end of turn")
    scene.card("Silencer", abilities=[n.Ability("automatic", silence, trigger=MY_DAWN)])
    scene.card("Dawn", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    me.has(battle=["Silencer", "Dawn"])
    me.picks(("ability", "Silencer/1", "Silencer"))
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0 and not scene.game.waiting
