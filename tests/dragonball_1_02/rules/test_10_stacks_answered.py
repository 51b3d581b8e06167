"""Section 10-4 and 10-9-3-1: cards that are put on or under others, when something comes in between."""

from __future__ import annotations

import pytest

from playmat.books.dragonball_1_02 import nodes as d
from playmat.kernel.words import nodes as n

FREE = {"type": "extra", "energy_cost": "0(-)"}
ANSWERS = {
    "Sigh": "Draw 1 card.",
    "Deny": "Negate the play.",
    "Swerve": "The card being played is returned to its owner's hand instead of being played.",
    "Ban": "Your opponent cannot play Battle Cards for the turn.",
    "Robber": "Place all cards in your opponent's hand in the Drop Area.",
    "Broom": "KO all of your opponent's Battle Cards.",
}


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Seed", character="Sprig", power=5000)
    scene.card("Bud", character="Bloom", power=5000)
    scene.card("Tree", "[Evolve] {1}: <Sprig>", power=10000, energy_cost="9(-)")
    scene.card("Bower", "[Union-Potara] {1}: <Sprig> and <Bloom>", power=20000, energy_cost="9(-)")
    scene.card("Blade", power=15000)
    for name, text in ANSWERS.items():
        scene.card(name, f"[Counter: Play] {text}", **FREE)


# --- 4-7-3-5: the play of a skill that was answered -----------------------------------------------------------


@pytest.mark.rule("4-7-3-5", "10-9-3-1", "10-4-4")
@pytest.mark.parametrize(
    ("answer", "area"),
    [("Sigh", "battle"), ("Deny", "drop"), ("Swerve", "hand"), ("Ban", "hand"), ("Robber", "drop"), ("Broom", "hand")],
)
@pytest.mark.parametrize("way", ["Tree", "Bower"])
def test_a_card_that_was_to_play_itself(scene, me, foe, way, answer, area):
    """10-9-3-1: negated it is used up, diverted it goes there; 4-7-3-5: it is played only if that can still be done."""
    me.has(battle=["Seed", "Bud"], hand=[way]).energy("Red Energy")
    foe.has(hand=[answer])
    me.uses(way)
    foe.uses(answer)
    assert way in me.zone(area)
    assert bool(scene.events("play")) is (area == "battle")


@pytest.mark.rule("4-7-3-5", "10-9-3-1", "1-3-3")
@pytest.mark.parametrize(("answer", "done"), [("Sigh", True), ("Deny", False), ("Ban", False)])
def test_a_union_that_absorbs_and_was_answered(scene, me, foe, answer, done):
    """10-9-3-1: it plays a card too: negated or forbidden, nothing is put on top, and its cost stays paid."""
    scene.card("Glutton", "[Union-Absorb] Place 1 <Sprig> from your hand under this card: "
               "Choose up to 1 <Sated> from your deck and place it on top of this card.")  # fmt: skip
    scene.card("Whole", character="Sated")
    me.has(battle=["Glutton"], hand=["Seed"], deck=["Whole"])
    foe.has(hand=[answer])
    me.uses("Glutton")
    foe.uses(answer)
    me.picks("Whole")
    assert me.zone("battle") == (["Whole"] if done else ["Glutton"])
    assert "Seed" in me.zone("under") and bool(scene.events("play")) is done


@pytest.mark.rule("4-7-3-5", "1-3-3", "10-4-4")
@pytest.mark.parametrize(("answer", "done"), [("Sigh", True), ("Deny", False), ("Ban", False), ("Broom", False)])
def test_a_card_that_a_skill_plays_on_top_of_another(scene, me, foe, answer, done):
    """4-7-3-5: it lies on the other if the play was not negated or forbidden and the other is there."""
    scene.card("Hilt", "[Activate: Main] Choose 1 {Blade} in your hand and play it on top of this card.")
    me.has(battle=["Hilt"], hand=["Blade"])
    foe.has(hand=[answer])
    me.uses("Hilt")
    foe.uses(answer)
    me.picks("Blade")
    assert (me.zone("battle"), me.zone("under")) == (
        (["Blade"], ["Hilt"]) if done else ([] if answer == "Broom" else ["Hilt"], [])
    )
    assert me.zone("hand") == ([] if done else ["Blade"])


@pytest.mark.rule("10-4-4", "1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_a_card_that_cannot_be_played_is_not_placed_on_top(scene, me, foe, barred):
    """1-3-3: to lie on top of a Battle Card is to be played."""
    scene.card("Hilt", "[Activate: Main] Choose 1 {Anvil} in your hand and place it on top of this card.")
    scene.card("Anvil", "[Permanent] This card cannot be played from any area." if barred else "")
    me.has(battle=["Hilt"], hand=["Anvil"])
    me.uses("Hilt").picks("Anvil")
    assert me.zone("battle") == (["Hilt"] if barred else ["Anvil"])


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize("there", ["both", "no card", "no base"])
def test_a_card_is_placed_on_top_of_another_that_was_chosen(scene, me, foe, there):
    """8-6-3: without a card to put there, or one to put it on, nothing happens."""
    scene.card("Smith", "[Activate: Main] Choose 1 of your {Seed}, choose 1 {Blade} in your hand, and place it on top"
               " of it.", power=1000)  # fmt: skip
    me.has(battle=["Smith"] if there == "no base" else ["Smith", "Seed"], hand=[] if there == "no card" else ["Blade"])
    me.uses("Smith")
    if there != "no card":
        me.picks("Blade")
    assert me.zone("under") == (["Seed"] if there == "both" else [])


# --- what lies under another card -----------------------------------------------------------------------------


@pytest.mark.rule("10-4-4", "1-3-3")
@pytest.mark.parametrize("kept", [True, False])
def test_a_card_that_does_not_leave_is_not_put_under_another(scene, me, foe, kept):
    """1-3-3: under another card it would have left the Battle Area."""
    scene.card("Jug", "[Permanent] This card does not leave the Battle Area due to skills." if kept else "")
    scene.card("Shelf", "[Activate: Main] Choose 1 of your {Jug} and place it under this card.")
    me.has(battle=["Jug", "Shelf"])
    me.uses("Shelf")
    assert me.zone("under") == ([] if kept else ["Jug"])


@pytest.mark.rule("10-4-4")
def test_nothing_is_put_under_a_card_that_is_not_there(scene, me, foe):
    """The base is chosen among none: the card stays where it is."""
    scene.card("Porter", "[Activate: Main] Choose 1 of your {Seed}, choose 1 of your {Bud}, and place it under it.")
    me.has(battle=["Porter", "Bud"])
    me.uses("Porter")
    assert (me.zone("battle"), me.zone("under")) == (["Porter", "Bud"], [])


@pytest.mark.rule("10-4-4")
def test_a_card_goes_from_under_one_card_to_under_another(scene, me, foe):
    """It lies under the other from then on, on the other side of the table too, and leaves with that."""
    scene.card("Shelf", abilities=[
        n.Ability("activated", d.PutUnder(n.Top(n.Number(1), "deck"), n.This()), keyword="activate main"),
        n.Ability("activated", d.PutUnder(d.Under(n.This()), n.Cards(("battle",), "theirs")), keyword="activate main"),
    ], power=1000)  # fmt: skip
    me.has(battle=["Shelf"])
    foe.put("battle", "Battle 1", rested=True)
    me.uses("Shelf", 1)
    assert me.count("under") == 1
    me.uses("Shelf", 2)
    assert (me.count("under"), foe.count("under")) == (0, 1)
    me.attacks("Leader", "Battle 1").passes()
    assert (me.zone("drop"), foe.zone("drop")) == (["Stone"], ["Battle 1"])


@pytest.mark.rule("10-4-4")
def test_cards_under_another_are_told_apart(scene, me, foe):
    """A text may speak of some of them, of those under this card alone."""
    scene.card("Shelf", "[Activate: Main] Choose 1 card from your hand and place it under this card.\n"
               "[Activate: Main] Choose up to 1 blue card under this card and add it to your hand.")  # fmt: skip
    scene.card("Chest", "[Activate: Main] Choose 1 card from your hand and place it under this card.")
    me.has(battle=["Shelf", "Chest"], hand=["Blue Energy", "Blue Energy", "Red Energy"])
    me.uses("Chest").picks("Blue Energy")
    me.uses("Shelf").picks("Blue Energy")
    me.uses("Shelf")
    me.uses("Shelf", 2)
    me.is_asked(exactly=["Blue Energy", "done"])
    me.picks("Blue Energy")
    assert me.zone("hand") == ["Blue Energy"]


@pytest.mark.rule("10-4-4")
def test_everybody_knows_on_top_of_which_card_another_lies(scene, me, foe):
    """10-4-4: a stack lies open: the view of either seat names the card above, until there is none."""
    me.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    me.uses("Tree")
    for seat in (0, 1):
        (lower,) = scene.game.view(seat)["zones"][0]["under"]
        assert lower["under"] == me.card("Tree")


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize("way", ["evolved", "put under"])
def test_a_token_in_a_stack_goes_out_of_the_game_with_it(scene, me, foe, way):
    """A token that lies under a card is in the game as long as the stack is."""
    scene.card("Swarm", "[Activate: Main] Play 1 Sprig token. (Sprig tokens have 5000 power)", **FREE)
    under = d.PutUnder(n.Cards(("battle",), "mine", n.InState("token")), n.This())
    scene.card("Shelf", abilities=[n.Ability("activated", under, keyword="activate main")], power=1000)
    scene.card("Sweep", "[Activate: Main] KO all of your Battle Cards.", **FREE)
    top = "Tree" if way == "evolved" else "Shelf"
    me.has(battle=["Shelf"], hand=["Swarm", "Tree", "Sweep"]).energy("Red Energy")
    me.uses("Swarm")
    me.uses(top)
    assert (me.zone("under"), me.zone("removed")) == (["Sprig"], [])
    me.uses("Sweep")
    assert (me.zone("under"), me.zone("removed")) == ([], ["Sprig"])


@pytest.mark.rule("10-4-4", "3-1-4")
@pytest.mark.parametrize("group", [True, False])
def test_a_skill_plays_a_card_while_others_are_changed(scene, me, foe, group):
    """Effects on an area or a player are on no single card, and carry on to none that is played."""
    text = "All of your Battle Cards get +5000 power for the turn." if group else "You cannot combo for the turn."
    scene.card("Cheer", f"[Activate: Main] {text}", **FREE)
    scene.card("Raise", "[Activate: Main] Play 1 {Blade} from your Drop Area.", **FREE)
    me.has(hand=["Cheer", "Raise"], drop=["Blade"])
    me.uses("Cheer")
    me.uses("Raise")
    assert me.power("Blade") == 15000 + 5000 * group


@pytest.mark.rule("3-1-5")
def test_an_effect_on_one_card_is_not_on_another_that_is_played(scene, me, foe):
    """3-1-5: what was given to a card in the Battle Area is not given to one that comes out of the Drop Area."""
    scene.card("Cheer", "[Activate: Main] Choose 1 of your Battle Cards and it gets +5000 power for the turn.", **FREE)
    scene.card("Raise", "[Activate: Main] Play 1 {Blade} from your Drop Area.", **FREE)
    me.has(battle=["Seed"], hand=["Cheer", "Raise"], drop=["Blade"])
    me.uses("Cheer")
    me.uses("Raise")
    assert (me.power("Seed"), me.power("Blade")) == (5000 + 5000, 15000)


# --- nothing lies under itself -------------------------------------------------------------------------------


@pytest.mark.rule("1-3-2", "10-4-4")
@pytest.mark.parametrize(("chosen", "drawn"), [("Nest", 0), ("Battle 1", 1)])
def test_a_card_is_not_placed_under_itself(scene, me, chosen, drawn):
    """1-3-2: that is impossible and not carried out, so the card stays, and "if you do so" is not met."""
    scene.card("Nest", "[Activate: Main] Choose 1 of your Battle Cards and place it under this card. If you do so, "
               "draw 1 card.")  # fmt: skip
    me.has(battle=["Nest", "Battle 1"])
    with me.changes(deck=-drawn, drop=0):
        me.uses("Nest").picks(chosen)
    assert "Nest" in me.zone("battle") and me.zone("under") == ["Battle 1"][:drawn]


@pytest.mark.rule("1-3-2")
def test_of_all_that_go_under_a_card_it_is_none(scene, me):
    """1-3-2: as much is done as can be."""
    scene.card("Nest", "[Activate: Main] Choose all of your Battle Cards and place them under this card.")
    me.has(battle=["Battle 1", "Nest", "Battle 2"])
    me.uses("Nest")
    assert me.zone("battle") == ["Nest"] and sorted(me.zone("under")) == ["Battle 1", "Battle 2"]


@pytest.mark.rule("8-4-2-2", "1-3-2")
@pytest.mark.parametrize("others", [[], ["Battle 1"]])
def test_a_card_does_not_pay_by_lying_under_itself(scene, me, others):
    """8-4-2-2: the cost asks for another card."""
    scene.card("Nest", "[Activate: Main] Choose 1 of your Battle Cards and place it under this card: Draw 1 card.")
    me.has(battle=["Nest", *others])
    assert me.offered("use", "Nest", "Nest/1") is bool(others)
    if others:
        me.uses("Nest")
        assert me.zone("battle") == ["Nest"] and me.zone("under") == others


# --- a stack that is put under another card -------------------------------------------------------------------


NESTS = {
    "skill": "[Activate: Main] Choose 1 of your other Battle Cards and place it under this card.",
    "cost": "[Union-Absorb] Choose 1 of your other Battle Cards and place it under this card: Draw 1 card.",
    "itself": "[Activate: Main] Choose 1 of your other Battle Cards and place this card under it.",
    "leader": "[Activate: Main] Choose 1 of your other Battle Cards and place it under your Leader Card.",
}


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize("way", NESTS)
def test_a_stack_is_put_under_another_card_whole(scene, me, foe, way):
    """10-4-4: the stack is treated as one card, so what lies under it goes along and counts there."""
    scene.card("Tree", f"[Evolve] {{1}}: <Sprig>\n{NESTS[way] if way == 'itself' else ''}", energy_cost="9(-)")
    scene.card("Nest", NESTS[way] if way != "itself" else "", power=5000)
    me.has(battle=["Seed", "Nest"], hand=["Tree"]).energy("Red Energy")
    me.uses("Tree")
    me.uses("Tree", 2) if way == "itself" else me.uses("Nest")
    assert me.zone("battle") == ["Nest"] and me.zone("under") == ["Seed", "Tree"] and me.zone("drop") == []
    above = me.card("Leader" if way == "leader" else "Nest")
    assert {card["under"] for card in scene.game.view(1)["zones"][0]["under"]} == {above}


@pytest.mark.rule("10-4-4")
@pytest.mark.parametrize(("leaves", "left"), [("{Nest}", []), ("{Blade}", ["Seed", "Tree"])])
def test_what_a_stack_brought_goes_with_the_card_above_it(scene, me, foe, leaves, left):
    """10-4-4: it is of that stack now, and goes to the Drop Area when that one leaves."""
    text = f"{NESTS['skill']}\n[Permanent] This card gets +5000 power for each card placed under it."
    scene.card("Nest", text, power=5000)
    scene.card("Bounce", f"[Activate: Main] Choose 1 of your {leaves} and return it to its owner's hand.", **FREE)
    me.has(battle=["Seed", "Nest", "Blade"], hand=["Tree", "Bounce"]).energy("Red Energy")
    me.uses("Tree").uses("Nest").picks("Tree")
    assert me.power("Nest") == 5000 + 2 * 5000
    me.uses("Bounce")
    assert me.zone("under") == left and sorted([*me.zone("drop"), *left]) == ["Bounce", "Seed", "Tree"]


@pytest.mark.rule("10-4-4", "3-1-7")
def test_an_opposing_stack_that_was_put_under_a_card_goes_home(scene, me, foe):
    """3-1-7: each card of it to the Drop Area of its own player."""
    scene.card("Nest", "[Activate: Main] Choose 1 of your opponent's Battle Cards and place it under this card.")
    scene.card("Fell", "[Activate: Main] Choose 1 of your Battle Cards and KO it.", **FREE)
    scene.turn_of(1)
    foe.has(battle=["Seed"], hand=["Tree"]).energy("Red Energy")
    me.has(battle=["Nest"], hand=["Fell"])
    foe.uses("Tree").passes()
    me.picks("Stone", about="charged").uses("Nest")
    assert (foe.zone("battle"), foe.zone("drop")) == ([], [])
    me.uses("Fell")
    assert sorted(foe.zone("drop")) == ["Seed", "Tree"] and sorted(me.zone("drop")) == ["Fell", "Nest"]


@pytest.mark.rule("10-4-4", "7-1-3-1")
def test_a_card_that_a_text_puts_under_another_has_left_its_battle(scene, me, foe):
    """7-1-3-1: the card above it did not attack, so the battle ends; what waits for its leaving is set off."""
    scene.card("Seed", "[Auto] When this card is removed from the Battle Area, draw 1 card.", power=10000)
    scene.card("Nest", "[Activate: Battle] Choose 1 of your other Battle Cards and place it under this card.")
    me.has(battle=["Seed", "Nest"])
    me.attacks("Seed", "Leader")
    with me.changes(deck=-1):
        me.uses("Nest")
    assert foe.count("life") == 8 and me.can_attack("Nest", "Leader")
