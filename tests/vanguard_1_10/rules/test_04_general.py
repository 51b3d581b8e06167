"""Section 4, first part: what holds for every zone (4.1)."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.state.view import log, spread
from playmat.kernel.words.nodes import Ability, Add, Cards, Modify, Move, Number, Sequence, This

PILES = {"deck", "hand", "drop", "soul", "damage", "bind", "trigger"}
CIRCLES = {
    "vanguard circle", "guardian circle", "front left", "front right", "back left", "back center", "back right",
}  # fmt: skip


def shown(scene, viewer, player, zone):
    """A zone as the viewer's view has it."""
    return spread(scene.game.view(viewer.seat)["zones"][player.seat][zone])


def own_game(seed=1):
    """A game between two of the decks that ship."""
    decks = playmat.own_decks("vanguard-1.10")
    return playmat.new_game("vanguard-1.10", list(decks.values())[:2], seed=seed)


# --- 4.1.1, 4.1.2 every player's own, all counted ---------------------------------------------------


@pytest.mark.rule("4.1.1")
def test_each_player_has_zones_of_their_own():
    """4.1.1: at the start both have their own deck, hand, drop, soul, damage, bind, trigger and circles."""
    game = own_game()
    mine, theirs = game.view(0)["zones"]
    assert set(mine) == set(theirs) == PILES | CIRCLES
    assert [len(spread(zones["deck"])) for zones in (mine, theirs)] == [50 - 1 - 5] * 2
    for zone in mine:
        assert not set(game.in_zone(0, zone)) & set(game.in_zone(1, zone))


@pytest.mark.rule("4.1.1")
def test_a_discarded_card_is_in_its_players_drop_zone_alone(scene, me, foe):
    """4.1.1: my drop zone is not the foe's."""
    scene.card("Spender", "[ACT](RC):Choose a card from your hand, and discard it.")
    me.has(left="Spender", hand=["Grade 3"])
    me.uses("Spender")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 3"], [])


@pytest.mark.rule("4.1.2")
def test_the_other_player_can_count_hidden_cards(scene, me, foe):
    """4.1.2: the foe counts my five hand cards and 43 deck cards and knows none of them."""
    me.has(hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3", "Grade 0"], deck=43)
    scene.start()
    assert shown(scene, foe, me, "hand") == [{"hidden": 1}] * 5
    assert shown(scene, foe, me, "deck") == [{"hidden": 1}] * 43


@pytest.mark.rule("4.1.2")
def test_counts_follow_every_move(scene, me, foe):
    """4.1.2: after a call and a draw the foe counts one card less in the deck, as many in hand, one unit more."""
    scene.card("Scout", "[AUTO]:When this unit is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", hand=["Scout", "Grade 3"], deck=43)
    me.calls("Scout", "left")
    assert len(shown(scene, foe, me, "hand")) == 2 - 1 + 1
    assert len(shown(scene, foe, me, "deck")) == 43 - 1
    assert len(shown(scene, foe, me, "front left")) == 1


# --- 4.1.4 a card that moves is a new card ------------------------------------------------------------

BONUS = Modify(This(), (Add("power", Number(5000)),), "end of turn")


@pytest.mark.rule("4.1.4")
def test_a_unit_that_left_and_came_back_has_lost_its_bonus(scene, me):
    """4.1.4: +5000 this turn, back to hand and called again: printed power only."""
    recall = Sequence((BONUS, Move(This(), "hand", verb="return")))
    scene.card("Wanderer", abilities=[Ability("activated", BONUS), Ability("activated", recall)])
    me.has(vanguard="Grade 2", left="Wanderer")
    me.uses("Wanderer", 1)
    assert me.power("Wanderer") == 7000 + 5000
    me.uses("Wanderer", 2).calls("Wanderer", "left")
    assert me.power("Wanderer") == 7000


@pytest.mark.rule("4.1.4")
def test_an_effect_on_a_card_does_not_follow_it_into_the_hand(scene, me):
    """4.1.4: in the new zone the effect of the old zone does not apply either."""
    scene.card("Wanderer", abilities=[Ability("activated", Sequence((BONUS, Move(This(), "hand", verb="return"))))])
    me.has(vanguard="Grade 2", left="Wanderer")
    me.uses("Wanderer")
    assert (me.zone("hand"), me.power("Wanderer")) == (["Wanderer"], 7000)


@pytest.mark.rule("4.1.4")
def test_a_unit_that_changes_circle_keeps_its_bonus(scene, me):
    """4.1.4: from circle to circle it is the same card."""
    scene.card("Wanderer", abilities=[Ability("activated", BONUS)])
    me.has(vanguard="Grade 2", left="Wanderer")
    me.uses("Wanderer").exchanges("left")
    assert me.zone("back left") == ["Wanderer"]
    assert me.power("Wanderer") == 7000 + 5000


@pytest.mark.rule("4.1.4")
def test_a_unit_put_on_the_vanguard_circle_keeps_its_bonus(scene, me):
    """4.1.4: the vanguard circle is a circle like the others."""
    scene.card("Wanderer", "[ACT](RC):Put this unit on your (VC).", abilities=[Ability("activated", BONUS)])
    me.has(vanguard="Grade 2", left="Wanderer", hand=["Grade 0"])
    me.uses("Wanderer", 2).uses("Wanderer", 1)
    assert me.zone("vanguard") == ["Wanderer"]
    assert me.power("Wanderer") == 7000 + 5000


@pytest.mark.rule("4.1.4")
def test_an_intercepting_unit_keeps_its_bonus(scene, me, foe):
    """4.1.4: a rear-guard that becomes a guardian moves from circle to circle: its shield bonus stays."""
    hears = "[AUTO](RC):When your opponent's vanguard attacks, this unit gets [Shield]+5000 until end of turn."
    scene.step("battle phase")
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", right=scene.card("Hardener", hears, grade=2))
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Hardener")
    me.is_asked("2.8.2")
    assert foe.power("Grade 2") == 9000 + 5000 + 5000


# --- 4.1.5 the order of cards that arrive together -----------------------------------------------------


@pytest.mark.rule("4.1.5")
def test_the_owner_orders_cards_put_on_the_bottom_together(scene, me):
    """4.1.5: three rear-guards go under the deck in the order their owner picks, the first lying deepest."""
    scene.card("Sweeper", "[ACT](VC):Put all of your rear-guards on the bottom of your deck in any order.")
    me.has(vanguard="Sweeper", left=scene.card("A"), right=scene.card("B"), back=scene.card("C"))
    me.uses("Sweeper")
    me.is_asked("4.1.5", exactly=["A", "B", "C"])
    me.picks("B", "C")
    assert me.zone("deck")[:3] == ["B", "C", "A"]


@pytest.mark.rule("4.1.5")
def test_two_orders_make_two_decks(scene, me):
    """4.1.5: the deck's bottom matches the order that was picked."""
    scene.card("Sweeper", "[ACT](VC):Put all of your rear-guards on the bottom of your deck.")
    me.has(vanguard="Sweeper", left=scene.card("A"), right=scene.card("B"))
    me.uses("Sweeper")
    me.is_asked("4.1.5")
    other = scene.game.fork()
    other.answer(me.card("B"))
    me.picks("A")
    bottoms = [[g.card(c) for c in g.in_zone(me.seat, "deck")[:2]] for g in (scene.game, other)]
    assert bottoms[0] == bottoms[1][::-1]
    assert sorted(bottoms[0]) == ["A", "B"]


@pytest.mark.rule("4.1.5")
def test_the_owner_orders_and_not_the_master_of_the_effect(scene, me, foe):
    """4.1.5: my effect puts the foe's rear-guards under the foe's deck: the foe is asked for the order."""
    scene.card("Sweeper", "[ACT](VC):Put all of your opponent's rear-guards on the bottom of his or her deck.")
    me.has(vanguard="Sweeper")
    foe.has(left=scene.card("A"), right=scene.card("B"))
    me.uses("Sweeper")
    foe.is_asked("4.1.5", exactly=["A", "B"])
    foe.picks("A")
    assert sorted(foe.zone("deck")[:2]) == ["A", "B"]


@pytest.mark.rule("4.1.5")
def test_each_owner_orders_their_own_cards(scene, me, foe):
    """4.1.5: of four units on my circles two are the foe's: each of us orders two."""
    scene.card("Sweeper", "[ACT](VC):Put all of your rear-guards on the bottom of its owner's deck.")
    me.has(vanguard="Sweeper", left=scene.card("A"), right=scene.card("B"))
    me.put("back left", scene.card("X"), owner=foe.seat), me.put("back right", scene.card("Y"), owner=foe.seat)
    me.uses("Sweeper")
    me.is_asked("4.1.5", exactly=["A", "B"])
    me.picks("A")
    foe.is_asked("4.1.5", exactly=["X", "Y"])
    foe.picks("X")
    assert sorted(me.zone("deck")[:2]) == ["A", "B"]
    assert sorted(foe.zone("deck")[:2]) == ["X", "Y"]


@pytest.mark.rule("4.1.5.1")
def test_the_other_player_does_not_learn_the_order(scene, me, foe):
    """4.1.5.1: whichever order I pick for three cards out of the drop zone, the foe's log and view are the same."""
    drop = Cards(("drop",))
    put = Ability("activated", Move(drop, "deck", position="top", order="any"))
    me.has(left=scene.card("Diviner", abilities=[put]), drop=[scene.card("A"), scene.card("B"), scene.card("C")])
    me.uses("Diviner")
    me.is_asked("4.1.5", exactly=["A", "B", "C"])
    other = scene.game.fork()
    for name in ("C", "B"):
        other.answer(me.card(name))
    me.picks("A", "B")
    tops = [[g.card(c) for c in g.in_zone(me.seat, "deck")[-3:]] for g in (scene.game, other)]
    assert tops[0] != tops[1]
    assert log(scene.game, foe.seat) == log(other, foe.seat)
    assert scene.game.view(foe.seat) == other.view(foe.seat)


@pytest.mark.rule("4.1.5.1")
def test_the_other_player_learns_which_cards_went_together(scene, me, foe):
    """4.1.5.1: the order is hidden and the cards are not: the foe's log names all three."""
    put = Ability("activated", Move(Cards(("drop",)), "deck", position="top", order="any"))
    me.has(left=scene.card("Diviner", abilities=[put]), drop=[scene.card("A"), scene.card("B"), scene.card("C")])
    me.uses("Diviner").picks("B", "A")
    named = [e[4] for e in log(scene.game, foe.seat) if e[0] == "move"]
    assert sorted(named) == ["A", "B", "C"]


# --- 4.1.6 to its owner's zone ---------------------------------------------------------------------


@pytest.mark.rule("4.1.6")
def test_a_returned_card_goes_to_its_owners_hand(scene, me, foe):
    """4.1.6: the foe's card on my circle, returned to hand, arrives in the foe's hand."""
    scene.card("Sender", "[ACT](VC):Choose one of your rear-guards, and return it to your hand.")
    me.has(vanguard="Sender")
    me.put("front left", scene.card("Turncoat"), owner=foe.seat)
    me.uses("Sender")
    assert (me.zone("hand"), foe.zone("hand")) == ([], ["Turncoat"])


@pytest.mark.rule("4.1.6")
def test_a_unit_called_over_goes_to_its_owners_drop_zone(scene, me, foe):
    """4.1.6: a rule action names no zone's master either: the foe's card goes to the foe's drop zone."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.put("front left", scene.card("Turncoat"), owner=foe.seat)
    me.calls("Grade 1", "left")
    assert (me.zone("drop"), foe.zone("drop")) == ([], ["Turncoat"])


# --- 4.1.7 face down in public, revealed in hiding ---------------------------------------------------


@pytest.mark.rule("4.1.7")
def test_a_face_down_card_in_a_public_zone_can_be_read_by_all(scene, me, foe):
    """4.1.7: my damage card turned face down is still named in the foe's view."""
    me.has(left=scene.card("Blaster", "[ACT](RC):[Counter-Blast 1] Draw a card."), damage=[scene.card("Old Wound")])
    me.uses("Blaster")
    card = shown(scene, foe, me, "damage")[0]
    assert (card["name"], card["face down"]) == ("Old Wound", True)


@pytest.mark.rule("4.1.7")
def test_a_revealed_hand_card_is_seen_until_the_effect_ends(scene, me, foe):
    """4.1.7: while the effect runs the foe sees the revealed card, and not after it."""
    scene.card(
        "Herald",
        "[ACT](RC):Choose a card from your hand, reveal it to your opponent, choose one of your units, "
        "and it gets [Power]+1000 until end of turn.",
    )
    me.has(vanguard="Grade 2", left="Herald", hand=[scene.card("Open Secret"), scene.card("Secret Card")])
    me.uses("Herald").picks("Open Secret")
    me.is_asked(exactly=["Grade 2", "Herald"])
    assert sorted(c.get("name", "?") for c in shown(scene, foe, me, "hand")) == ["?", "Open Secret"]
    me.picks("Grade 2")
    assert shown(scene, foe, me, "hand") == [{"hidden": 1}] * 2
