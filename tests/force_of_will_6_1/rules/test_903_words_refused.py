"""What the rules leave no room for is refused when a card is made, and the refusal names the rule or the word."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel import UnknownWord
from playmat.kernel.words import nodes as n

RESONATORS = n.Cards(("field",), "any", n.Is("type", "has", "resonator"))
ALL_HANDS = n.Cards(("hand",), "mine")


def chant(scene, effect):
    done = n.Ability("activated", effect, zones=("chase",), keyword="spell")
    return scene.card("Deed", type="Chant", cost="{1}", abilities=[done])


@pytest.mark.rule("1011.1", "1019.1", "1010.1")
@pytest.mark.parametrize("verb", ["banish", "discard", "destroy"])
@pytest.mark.parametrize("said", [{"to": "hand"}, {"position": "top"}, {"order": "any"}, {"state": "rest"}])
def test_what_is_given_up_goes_to_the_graveyard_and_nothing_else_is_said(scene, me, verb, said):
    """1011.1, 1019.1, 1010.1: to no other zone, to no place in it, in no order and in no state."""
    cards = ALL_HANDS if verb == "discard" else RESONATORS
    with pytest.raises(UnknownWord, match="graveyard"):
        made(scene, me, n.Move(cards, said.get("to", "graveyard"), said.get("position", ""), said.get("order", ""),
                               said.get("state", ""), verb=verb))  # fmt: skip


def made(scene, me, effect):
    me.has(hand=[chant(scene, effect)])
    scene.start()


def holding(scene, me, effect):
    me.has(field=[scene.card("Lens", type="Regalia", abilities=[n.Ability("continuous", effect)])])
    scene.start()


@pytest.mark.rule("1021.1")
@pytest.mark.parametrize("said", [{"position": "top"}, {"order": "any"}, {"state": "face down"}])
def test_what_is_shuffled_in_lies_nowhere_in_particular(scene, me, said):
    """1021.1: neither on top nor in an order nor in a state."""
    with pytest.raises(UnknownWord, match="shuffled in"):
        made(scene, me, n.Move(ALL_HANDS, "deck", verb="shuffle", **said))


@pytest.mark.rule("302.5")
@pytest.mark.parametrize("said", [{"position": "owner's"}, {"state": "yours"}])
def test_only_a_field_may_be_another_players(scene, me, said):
    """302.5: every other zone is that of the card's owner."""
    with pytest.raises(UnknownWord, match="only a field"):
        made(scene, me, n.Move(RESONATORS, "hand", verb="put", **said))


@pytest.mark.rule("307.3")
@pytest.mark.parametrize("said", [{"position": "top"}, {"state": "face down"}, {"order": "same"}])
def test_how_a_card_comes_to_a_field(scene, me, said):
    """307.3: rested or as the rules say, and on top of nothing."""
    with pytest.raises(UnknownWord):
        made(scene, me, n.Move(ALL_HANDS, "field", verb="put", **said))


@pytest.mark.rule("1004.1")
def test_removed_cards_go_to_the_removed_area(scene, me):
    """1004.1: nowhere else."""
    with pytest.raises(UnknownWord, match="removed area"):
        made(scene, me, n.Move(RESONATORS, "hand", verb="remove"))


@pytest.mark.rule("1007.1", "912.1", "1018.1", "910.2a")
@pytest.mark.parametrize("effect", [f.Deal(n.Number(100), None, "", n.This()), f.Redirect(),
                                    f.Prevent(to=RESONATORS, battle="sea"),
                                    f.DealEachOther(n.Nothing(), RESONATORS)])  # fmt: skip
def test_damage_is_dealt_by_somebody_to_somebody(scene, me, effect):
    """1007.1: damage to nobody, from nobody, or of a sort that there is not."""
    with pytest.raises(UnknownWord):
        made(scene, me, effect)


@pytest.mark.rule("1009.1")
@pytest.mark.parametrize("effect", [n.Perform("draw", n.Number(1), up_to=True),
                                    n.Perform("draw", n.Number(1), into="it"),
                                    n.Perform("remove damage"), n.Perform("change target"),
                                    n.Perform("move addition"),
                                    n.Perform("banish all but one", n.Number(1), cards=RESONATORS),
                                    n.Perform("banish all but one", who="opponent", cards=RESONATORS)])  # fmt: skip
def test_an_action_needs_what_it_is_done_with_and_no_more(scene, me, effect):
    """1009.1: how much is told, and where cards are needed they are named."""
    with pytest.raises(UnknownWord):
        made(scene, me, effect)


@pytest.mark.rule("1003.2", "907.5")
@pytest.mark.parametrize("effect", [f.Produce((("tin",),)), f.Produce((("chosen",),)), f.SpendAs("tin", "fire"),
                                    f.SpendAs("fire", "tin"), f.AnyWillFor(RESONATORS, "tin"),
                                    f.AnyWillFor(n.This(), "any")])  # fmt: skip
def test_wills_are_of_attributes_that_there_are(scene, me, effect):
    """1003.2: a will of no attribute of the game is neither produced nor spent."""
    with pytest.raises(UnknownWord):
        (made if isinstance(effect, f.Produce) else holding)(scene, me, effect)


@pytest.mark.rule("710.2")
def test_nothing_must_be_done_that_is_no_part_of_a_battle(scene, me):
    """710.2: cards must attack and block; nothing else is demanded of them."""
    with pytest.raises(UnknownWord, match="must"):
        made(scene, me, n.Modify(RESONATORS, (f.Must("dance"),), "end of turn"))


@pytest.mark.rule("909.1")
@pytest.mark.parametrize("change", [n.Include("keywords", "flying"), n.Add("atk", f.X())])
def test_only_a_plain_number_is_had_several_times(scene, me, change):
    """909.1: so many times a number is one sum; a keyword, or a number that is open, is not had several times."""
    with pytest.raises(UnknownWord, match="so many times"):
        made(scene, me, n.Modify(RESONATORS, (f.ForEach((change,), n.Count(RESONATORS)),), "end of turn"))


FEW = n.Number(1)
ONE_WILL = f.PayWill(free=1)
DONE = [
    (n.Perform("force", FEW, who="opponent"), "die is rolled"),
    (n.Perform("gain life", f.Share(n.Count(RESONATORS), 0)), "share of 0"),
    (n.Perform("gain life", f.RollResult()), "rolls a die"),
    (n.Perform("gain life", f.EventAmount()), "amount of an event"),
    (n.Perform("gain life", f.ChosenNumber()), "chooses one"),
    (n.Modify(n.Cards(("field",), "any", f.HasChosen("race")), (n.Add("atk", FEW),), "end of turn"), "chooses one"),
    (f.ChooseWord("zone"), "can be chosen"),
    (n.Move(f.ThisWay(), "hand", verb="return"), "nothing was done before"),
    (f.Deal(n.Number(100), player="neighbour"), "no player"),
    (f.Target(RESONATORS, players="friend"), "no players"),
    (n.Modify(RESONATORS, (f.Become(attributes=("chosen",)),), "end of turn"), "chosen attribute"),
    (f.CancelUnlessPaid(n.Cards(("chase",), "any"), n.Perform("draw", FEW)), "payment of wills"),
    (f.SpendOnly(n.Is("type", "has", "chant")), "produced before"),
    (n.Sequence((f.Produce((("fire",),)), *[f.SpendOnly(n.Is("type", "has", "chant"))] * 2)), "twice"),
    (n.Move(RESONATORS, "hand", verb="juggle"), "no way to move"),
]  # fmt: skip
HELD = [
    (n.Modify(RESONATORS, (f.AttackCost((f.PayWill(x=1),)),)), "X wills"),
    (n.Modify(RESONATORS, (f.Become(attributes=("chosen",)),)), "continuous"),
    (n.Modify(RESONATORS, (f.OneOf(((n.Add("atk", FEW),),)),)), "nobody is asked"),
    (f.EnterWith("soot", FEW, "leave"), "enter or shift"),
    (f.CostChange("you", RESONATORS, ONE_WILL, "half"), "does not change"),
    (f.CostChange("you", RESONATORS, ONE_WILL, "less", ability="sleep"), "no abilities"),
    (f.AsMagicStone(("tin magic stone",)), "tin magic stone"),
]


@pytest.mark.rule("104.1")
@pytest.mark.parametrize(("effect", "says"), DONE)
def test_an_effect_that_the_rules_leave_no_room_for(scene, me, effect, says):
    """104.1: a text does what the rules have a meaning for; what they have none for is told as a card is made."""
    with pytest.raises(UnknownWord, match=says):
        made(scene, me, effect)


@pytest.mark.rule("104.1", "909.1")
@pytest.mark.parametrize(("effect", "says"), HELD)
def test_a_statement_that_the_rules_leave_no_room_for(scene, me, effect, says):
    """104.1: the same of what holds while a card is there."""
    with pytest.raises(UnknownWord, match=says):
        holding(scene, me, effect)


@pytest.mark.rule("104.1")
@pytest.mark.parametrize("effect", [n.Perform("force", FEW), n.Perform("gain life", f.Share(n.Count(RESONATORS), 1)),
                                    n.Sequence((n.Perform("force", FEW), n.Perform("gain life", f.RollResult()))),
                                    n.Sequence((f.ChooseWord("number"), n.Perform("gain life", f.ChosenNumber()))),
                                    f.Target(RESONATORS, players="opponent"), f.Deal(FEW, player="opponent"),
                                    f.CancelUnlessPaid(n.Cards(("chase",), "any"), ONE_WILL)])  # fmt: skip
def test_what_the_rules_have_a_meaning_for_is_not_refused(scene, me, effect):
    """104.1: the nearest words that mean something."""
    made(scene, me, effect)
    assert me.zone("hand") == ["Deed"]


@pytest.mark.rule("104.1", "909.1")
@pytest.mark.parametrize("effect", [n.Modify(RESONATORS, (f.AttackCost((ONE_WILL,)),)), f.EnterWith("soot", FEW),
                                    *(f.CostChange("you", RESONATORS, ONE_WILL, way)
                                      for way in ("less", "less free", "more", "instead")),
                                    f.AsMagicStone(("fire magic stone",))])  # fmt: skip
def test_what_holds_by_the_rules_is_not_refused(scene, me, effect):
    """104.1: the nearest statements that mean something."""
    holding(scene, me, effect)
    assert me.zone("field") == ["Lens"]
