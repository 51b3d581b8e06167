"""Two rules meeting: costs, what they set off, and what texts mean once they are paid."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Cards, Modify, Move, Number, Perform, Sequence, This

MARTYR = "[AUTO]:When this unit is put into the drop zone from (RC), you may draw a card."
REAR = ("rear-guard circle",)


def immune(*actions):
    """A unit that these things cannot be done to."""
    return Ability("continuous", Modify(This(), tuple(Cannot(action) for action in actions)), zones=("field",))


def plays(scene, name):
    return [event[-1] for event in scene.events("play")].count(name)


# --- what can be paid --------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "1.3.3")
def test_a_unit_that_cannot_rest_cannot_pay_with_a_rest(scene, me, foe):
    """1.3.3: what forbids beats what allows, in a cost too: the ability is not played."""
    scene.card("Restless", "[ACT](RC):[Rest this unit] Draw a card.", abilities=[immune("rest")])
    me.has(left="Restless", hand=["Grade 0"])
    assert me.refused("use", "Restless", "Restless/1") == "8.5.2.3"


@pytest.mark.rule("8.5.2.3", "1.3.3")
@pytest.mark.parametrize("ban", ["be chosen", "be retired"])
def test_a_unit_that_cannot_be_chosen_or_retired_pays_for_nothing(scene, me, foe, ban):
    """1.3.3: alone it makes the cost unpayable; beside another unit it is not offered."""
    scene.card("Immune", abilities=[immune(ban)])
    scene.card("Reaper", "[ACT](VC):[Choose one of your rear-guards, and retire it] Draw a card.", grade=2)
    me.has(vanguard="Reaper", left="Immune", hand=["Grade 0"])
    assert me.refused("use", "Reaper", "Reaper/1") == "8.5.2.3"
    me.calls("Grade 0", "right").uses("Reaper")
    assert (me.zone("left"), me.zone("drop")) == (["Immune"], ["Grade 0"])


@pytest.mark.rule("8.5.2.3", "1.3.3")
def test_a_unit_that_cannot_be_retired_does_not_retire_itself_to_pay(scene, me, foe):
    """1.3.3: the part of the cost that concerns the unit itself is judged alike."""
    scene.card("Immune", "[ACT](RC):[Retire this unit] Draw a card.", abilities=[immune("be retired")])
    me.has(left="Immune", hand=["Grade 0"])
    assert me.refused("use", "Immune", "Immune/1") == "8.5.2.3"


@pytest.mark.rule("8.5.2.3", "10.1.15.1")
@pytest.mark.parametrize(("open_cards", "able"), [(2, True), (1, False)])
def test_two_counter_blasts_in_one_cost_need_as_many_open_cards(scene, me, foe, open_cards, able):
    """10.1.15.1: each turns a card face down that is face up; two parts need two such cards between them."""
    scene.card("Gunner", "[ACT](VC):[Counter-Blast 1 & Counter-Blast 1] Draw a card.", grade=2)
    me.has(vanguard="Gunner", hand=["Grade 0"], damage=open_cards)
    me.put("damage", "Stone", face_down=True)
    assert me.offered("use", "Gunner", "Gunner/1") == able


@pytest.mark.rule("8.5.2.3", "8.5.2.1")
def test_a_card_played_out_of_the_hand_is_not_discarded_for_itself(scene, me, foe):
    """8.5.2.1, 8.5.2.3: it binds itself to pay, so the card to discard is another."""
    scene.card(
        "Page", "[ACT](Hand):[Bind this card & Choose a card from your hand, and discard it] Soul-Charge 1.", grade=3
    )
    me.has(hand=["Page"], left="Grade 0")
    assert me.refused("use", "Page", "Page/1") == "8.5.2.3"


@pytest.mark.rule("8.5.2.3", "8.5.2.1")
def test_a_card_played_out_of_the_hand_is_paid_with_another(scene, me, foe):
    """8.5.2.1, 8.5.2.3: the counterpart, with a second card."""
    scene.card(
        "Page", "[ACT](Hand):[Bind this card & Choose a card from your hand, and discard it] Soul-Charge 1.", grade=3
    )
    me.has(hand=["Page", "Grade 0"], left="Grade 0")
    me.uses("Page")
    assert (me.zone("bind"), me.zone("drop"), me.count("soul")) == (["Page"], ["Grade 0"], 1)


@pytest.mark.rule("10.2.5.1.3", "8.5.2.3")
def test_limit_break_is_not_asked_again_when_the_cost_took_the_fourth_damage(scene, me, foe):
    """10.2.5.1.3: four damage as it is played is enough, though the cost takes one away."""
    scene.card(
        "Breaker",
        "[ACT](VC)[Limit-Break 4]:[Choose a card from your damage zone, and put it into your drop zone] Draw a card.",
        grade=2,
    )
    me.has(vanguard="Breaker", damage=4, hand=["Grade 0"])
    with me.changes(hand=+1, damage=-1):
        me.uses("Breaker").picks("Stone")
    assert me.refused("use", "Breaker", "Breaker/1") == "10.2.5.1.3"


# --- what a payment sets off ----------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.4", "8.6.1")
def test_what_a_cost_sets_off_waits_until_the_effect_is_over(scene, me, foe):
    """8.6.1: the retired unit's ability is played in the check timing after the ability, not between its parts."""
    scene.card("Martyr", MARTYR)
    scene.card("Reaper", "[ACT](VC):[Choose one of your rear-guards, and retire it] Soul-Charge 1.", grade=2)
    me.has(vanguard="Reaper", left="Martyr", hand=["Grade 0"])
    me.uses("Reaper")
    me.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert me.count("soul") == 1


@pytest.mark.rule("8.5.2.3", "8.6.3.1")
def test_what_a_cost_and_an_effect_set_off_wait_side_by_side(scene, me, foe):
    """8.6.3.1: their master says which is played first."""
    scene.card("Martyr", MARTYR)
    scene.card("Listener", "[AUTO](RC):When a card is put into your soul, you may draw a card.")
    scene.card("Reaper", '[ACT](VC):[Choose a unit named "Martyr" on your (RC), and retire it] Soul-Charge 1.', grade=2)
    me.has(vanguard="Reaper", left="Martyr", right="Listener", hand=["Grade 0"])
    me.uses("Reaper")
    me.is_asked("8.4.1.2", exactly=[("ability", "Martyr/1", "Martyr"), ("ability", "Listener/1", "Listener")])


@pytest.mark.rule("8.5.2.3", "8.4.1.3")
def test_what_both_players_hear_of_a_payment_is_played_by_the_turn_player_first(scene, me, foe):
    """8.4.1.3: the opponent's ability about my retired unit comes after mine."""
    scene.card("Martyr", MARTYR)
    scene.card("Reaper", "[ACT](VC):[Choose one of your rear-guards, and retire it] Soul-Charge 1.", grade=2)
    scene.card("Vulture", "[AUTO](VC):When your opponent's rear-guard is put into the drop zone, you may draw a card.")
    me.has(vanguard="Reaper", left="Martyr", hand=["Grade 0"])
    foe.has(vanguard="Vulture")
    me.uses("Reaper").picks("no")
    foe.is_asked("8.5.2.4.4", exactly=["yes", "no"])


@pytest.mark.rule("8.5.2.3", "9.2.3")
@pytest.mark.parametrize(
    ("refill", "lost"), [("Draw a card.", True), ("Put all cards from your soul on the deck.", False)]
)
def test_a_deck_emptied_by_a_cost_is_judged_after_the_effect(scene, me, foe, refill, lost):
    """9.1.2, 9.2.3: between cost and effect nothing is judged; a deck that is filled again has not been empty."""
    back = Move(Cards(("soul",), "mine"), "deck", order="any")
    effect = Sequence((Perform("draw", Number(1)),)) if lost else back
    charge = (Perform("soul charge", Number(2)),)
    scene.exactly()
    scene.card("Gambler", abilities=[Ability("activated", effect, ("vanguard circle",), cost=charge)], grade=2)
    me.has(vanguard="Gambler", deck=2, left="Grade 0")
    foe.has(vanguard="Grade 1", deck=5)
    me.uses("Gambler")
    if not lost:
        me.picks("Stone")
    assert (scene.result is not None) == lost
    assert not lost or scene.winner is foe


@pytest.mark.rule("8.5.2.3", "8.5.3.1.3")
def test_a_cost_is_paid_though_its_effect_finds_nothing(scene, me, foe):
    """8.5.3.1.3: with no unit to choose the rest of the effect is ignored; what was paid stays paid."""
    scene.card(
        "Sniper", "[ACT](VC):[Counter-Blast 1] Choose one of your opponent's rear-guards, and retire it.", grade=2
    )
    me.has(vanguard="Sniper", damage=1, hand=["Grade 0"])
    me.uses("Sniper")
    assert me.game.face_down[me.card("Stone", "damage")]
    assert foe.count("drop") == 0


# --- automatic abilities that are paid for ----------------------------------------------------------------------

BUYER = (
    "[AUTO](VC):[Counter-Blast 1] When your rear-guard is placed on (RC), you may pay the cost. If you do, draw a card."
)


@pytest.mark.rule("8.1.1.2.2", "8.6.2.1")
def test_a_second_instance_is_not_paid_with_the_same_card(scene, me, foe):
    """8.6.2.1: two units come together, the ability waits twice, and one face-up card pays once."""
    scene.card(
        "Herald", "[ACT](RC):[Retire this unit] Choose two cards from your hand, and call them to separate (RC)."
    )
    scene.card("Buyer", BUYER, grade=2)
    me.has(vanguard="Buyer", left="Herald", hand=["Grade 0", "Grade 1"], damage=1)
    me.uses("Herald").picks("back left", "back right").picks("yes")
    assert me.count("hand") == 1
    assert plays(scene, "Buyer/1") == 2


@pytest.mark.rule("8.1.1.2.2", "8.6.3.1")
def test_an_ability_that_cannot_be_paid_is_played_without_a_question(scene, me, foe):
    """8.6.3.1: it must be played; with nothing to pay with there is nothing to ask."""
    scene.card("Buyer", BUYER, grade=2)
    me.has(vanguard="Buyer", hand=["Grade 0"])
    me.calls("Grade 0", "left")
    me.is_asked("6.6.1.2")
    assert plays(scene, "Buyer/1") == 1 and me.count("hand") == 0


@pytest.mark.rule("8.1.1.2.3.1", "8.1.1.2.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_closing_sentence_holds_whether_the_cost_was_paid_or_not(scene, me, foe, answer):
    """8.1.1.2.3.1: used once that turn, paid or declined, the ability does not go off for the next unit."""
    scene.card("Buyer", f"{BUYER} This ability cannot be used for the rest of that turn.", grade=2)
    me.has(vanguard="Buyer", hand=["Grade 0", "Grade 1"], damage=2)
    me.calls("Grade 0", "left").picks(answer)
    if answer == "yes":
        me.picks("Stone")
    me.calls("Grade 1", "right")
    me.is_asked("6.6.1.2")
    assert plays(scene, "Buyer/1") == 1


@pytest.mark.rule("8.6.7", "8.5.2.3")
def test_a_unit_that_left_cannot_rest_for_its_waiting_ability(scene, me, foe):
    """8.6.7: the ability is still played, but the part of its cost that needs the unit on its circle is not there."""
    scene.card(
        "Monk", "[AUTO](RC):[Rest this unit] When your vanguard attacks, you may pay the cost. If you do, draw a card."
    )
    scene.card("Captain", "[AUTO](VC):When this unit attacks, return all of your rear-guards to your hand.", grade=2)
    me.has(vanguard="Captain", left="Monk", right="Grade 0")
    foe.has(hand=["Grade 0"])
    me.attacks("Captain", "Stone")
    me.picks(("ability", "Captain/1", "Captain"))
    foe.is_asked("7.4.1.1.2")
    assert plays(scene, "Monk/1") == 1
    assert sorted(me.zone("hand")) == ["Grade 0", "Monk"]


# --- what texts mean after a payment -------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "7.3.1.4.1")
def test_the_battle_opponent_is_the_same_after_a_payment(scene, me, foe):
    """7.3.1.4.1: what was paid with is no battle opponent."""
    scene.card(
        "Duellist",
        "[AUTO](VC):[Counter-Blast 1] When this unit attacks, if the battle opponent's [Power] is 9000 or less, you "
        "may pay the cost. If you do, this unit gets [Power]+3000 until end of that battle.",
        grade=2,
    )
    me.has(vanguard="Duellist", damage=1)
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Duellist", "Grade 2").picks("yes")
    assert me.power("Duellist") == 9000 + 3000


@pytest.mark.rule("8.5.2.3", "7.3.1.5.1")
@pytest.mark.parametrize("cost", ["Counter-Blast 1", "Soul-Blast 1", "Choose a card from your hand, and discard it"])
def test_the_boosted_unit_is_the_same_after_a_payment(scene, me, foe, cost):
    """7.3.1.5.1: the unit boosted by this one, whatever was chosen to pay in between."""
    scene.card(
        "Cheer",
        f"[AUTO](RC):[{cost}] When this unit boosts, you may pay the cost. If you do, the boosted unit gets "
        "[Power]+2000 until end of that battle.",
    )
    me.has(vanguard="Grade 2", back="Cheer", damage=1, soul=1, hand=["Grade 3"])
    foe.has(hand=["Grade 0"])
    me.attacks("Grade 2", "Stone", boost="Cheer").picks("yes")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Grade 2") == 9000 + 7000 + 2000


@pytest.mark.rule("8.5.2.3", "4.1.4")
def test_this_unit_that_left_as_the_cost_is_found_where_it_went(scene, me, foe):
    """8.5.2.3: an effect about the card that paid with itself knows it in the soul."""
    scene.card("Seed", "[ACT](RC):[Put this unit into your soul] Call this card to an open (RC).")
    me.has(left="Seed", hand=["Grade 0"])
    me.uses("Seed").picks("back left")
    assert (me.zone("back left"), me.zone("soul")) == (["Seed"], [])


@pytest.mark.rule("8.5.2.3", "4.1.4")
def test_a_bonus_on_a_unit_that_left_and_came_back_for_its_own_cost_is_gone(scene, me, foe):
    """4.1.4: what came back is a new unit."""
    scene.card("Seed", "[ACT](RC):[Put this unit into your soul] Call this card to an open (RC).")
    scene.card(
        "Cook", "[ACT](VC):[Rest this unit] All of your rear-guards get [Power]+5000 until end of turn.", grade=2
    )
    me.has(vanguard="Cook", left="Seed", right="Grade 0")
    me.uses("Cook")
    assert me.power("Seed") == 7000 + 5000
    me.uses("Seed").picks("back left")
    assert (me.power("Seed"), me.power("Grade 0")) == (7000, 5000 + 5000)


@pytest.mark.rule("8.5.2.3", "8.8.1")
def test_a_unit_retired_to_pay_counts_with_the_power_it_had(scene, me, foe):
    """8.8.1: the original power of what was paid with is what it was on the field."""
    scene.card(
        "Heir",
        "[ACT](VC):[Choose two of your rear-guards, and retire them] Increase this unit's [Power] by the sum of the "
        "original [Power] of the units retired as the cost until end of turn.",
        grade=2,
    )
    scene.card("Helper", "[CONT](RC):All of your other rear-guards get [Power]+2000.")
    me.has(vanguard="Heir", left="Helper", right="Grade 0", hand=["Grade 0"])
    me.uses("Heir")
    assert me.power("Heir") == 9000 + 7000 + 5000


@pytest.mark.rule("8.5.2.3", "1.3.4")
def test_that_unit_of_each_instance_is_its_own(scene, me, foe):
    """8.6.2.1: two units come at once; each payment strengthens the one it waited for."""
    scene.card(
        "Herald", "[ACT](RC):[Retire this unit] Choose two cards from your hand, and call them to separate (RC)."
    )
    scene.card(
        "Patron",
        "[AUTO](VC):[Counter-Blast 1] When your rear-guard is placed on (RC), you may pay the cost. If you do, that "
        "unit gets [Power]+5000 until end of turn.",
        grade=2,
    )
    me.has(vanguard="Patron", left="Herald", hand=["Grade 0", "Grade 1"], damage=1)
    me.uses("Herald").picks("back left", "back right")
    me.picks(("ability", "Patron/1", "Patron", "Grade 1")).picks("yes")
    assert (me.power("Grade 0"), me.power("Grade 1")) == (5000, 7000 + 5000)


@pytest.mark.rule("8.5.2.3", "9.3.3")
def test_a_unit_called_over_another_as_the_effect_of_a_cost_that_took_it(scene, me, foe):
    """9.3.3: the circle was emptied by the cost, so nobody is overloaded there."""
    scene.card("Heirloom", "[AUTO](RC):When another of your rear-guards is put into the drop zone, draw a card.")
    scene.card(
        "Relay",
        "[ACT](RC):[Retire this unit] Choose a card from your hand, and call it to (RC).",
    )
    me.has(left="Relay", right="Heirloom", hand=["Grade 0"])
    with me.changes(hand=-1 + 1):
        me.uses("Relay").picks("front left")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 0"], ["Relay"])


WATCHER = (
    "[AUTO](VC):When your rear-guard is put into the drop zone due to an effect from one of your cards, draw a card.\n"
)


@pytest.mark.rule("8.1.1.1.1", "3.14.1.1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("[ACT](VC):[Choose one of your rear-guards, and retire it] Soul-Charge 1.", 0),
        ("[ACT](VC):[Counter-Blast 1] Choose one of your rear-guards, and retire it.", 1),
    ],
)
def test_a_unit_that_was_retired_to_pay_was_not_retired_by_an_effect(scene, me, foe, text, drawn):
    """8.1.1.1.1: what is in the square brackets is the cost, what follows them the effect."""
    scene.card("Watcher", WATCHER + text, grade=2)
    me.has(vanguard="Watcher", left="Grade 1", damage=1, hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.uses("Watcher", 2)
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("8.1.1.2.2", "3.14.1.1")
def test_what_an_automatic_ability_is_paid_with_is_no_effect_either(scene, me, foe):
    """8.1.1.2.2: its cost is paid while it resolves, and is a cost."""
    scene.step("battle phase")
    cost = "[Choose one of your rear-guards, and retire it] When this unit attacks, you may pay the cost. If you do, "
    scene.card("Watcher", f"{WATCHER}[AUTO](VC):{cost}Soul-Charge 1.", grade=2)
    me.has(vanguard="Watcher", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Watcher", "Grade 3").picks("yes")
    foe.is_asked("7.4.1.1.2")
    assert (me.zone("drop"), me.count("hand"), me.count("soul")) == (["Grade 1"], 0, 1)
