"""What "it", "they" and "other" stand for, costs in the middle of a text, and words that say where and since when."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Handled
from playmat.kernel.words.nodes import Ability, Cards, Choose, Is, It, Move, Number, Perform, Sequence, Shuffle

PLACED = "[AUTO]:When this unit is placed on (RC), "


def unit(scene, name, text, **fields):
    return scene.card(name, text, **{"grade": 2, "power": 10000, **fields})


def next_turn(scene):
    scene.players[scene.game.facts["turn seat"]].picks("pass")
    scene.pass_until("9.7.2", even_if_able=True)


def turned(scene, seat=0):
    return sum(scene.game.face_down[card] for card in scene.game.in_zone(seat, "damage"))


# --- a cost in the middle of a text -------------------------------------------------------------------------------


@pytest.mark.rule("11.8.11", "11.8.11.1", "11.8.11.2")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_cost_in_the_middle_is_paid_or_left(scene, me, foe, answer, drawn):
    unit(scene, "Toll Keeper", f"{PLACED}Soul-Charge 1. Then, [COST][Counter-Blast 1], and draw a card.")
    me.has(vanguard="Grade 3", hand=["Toll Keeper"], damage=1)
    with me.changes(hand=drawn - 1, soul=1):
        me.calls("Toll Keeper", "left").picks(answer)
    assert turned(scene) == drawn


@pytest.mark.rule("11.7.1")
@pytest.mark.parametrize(("text", "drawn"), [
    ("Soul-Charge 1. Then, [COST][Retire another rear-guard], and Soul-Charge 1.", 1),
    ("Soul-Charge 1, choose one of your other rear-guards, and retire it.", 0),
])  # fmt: skip
def test_what_pays_in_the_middle_hears_that_it_paid(scene, me, foe, text, drawn):
    """A cost is a cost wherever it stands; what an effect retires paid for nothing."""
    unit(scene, "Old Hand", "[AUTO]:When this unit is retired from (RC) for the cost of your card, draw a card.")
    unit(scene, "Ferrywoman", PLACED + text)
    me.has(vanguard="Grade 3", hand=["Ferrywoman"], left="Old Hand")
    me.calls("Ferrywoman", "right")
    if drawn:
        me.picks("yes")
    assert me.zone("drop") == ["Old Hand"]
    assert me.count("hand") == drawn


@pytest.mark.rule("11.3.1.2")
@pytest.mark.parametrize(("text", "now", "later"), [
    ("until end of turn, this unit gets [Power] +1000, [COST][Counter-Blast 1], and it gets [Power] +2000.", 3000, 0),
    ("this unit gets [Power] +1000 until end of turn. Then, [COST][Counter-Blast 1], and it gets [Power] +2000.",
     3000, 2000),
])  # fmt: skip
def test_a_cost_interrupts_neither_whom_a_sentence_is_about_nor_its_duration(scene, me, foe, text, now, later):
    """It is the unit that already got something, and not the card that was turned; the duration is the sentence's."""
    unit(scene, "Host", PLACED + text)
    me.has(vanguard="Grade 3", hand=["Host"], damage=1)
    me.calls("Host", "left").picks("yes")
    assert me.power("Host") == 10000 + now
    next_turn(scene)
    assert me.power("Host") == 10000 + later


@pytest.mark.rule("11.3.1.2")
def test_a_duration_reaches_over_a_requirement_and_a_cost(scene, me, foe):
    more = "if you have two or more rear-guards, [COST][Counter-Blast 1], choose one of your vanguards, and it gets"
    unit(scene, "Host", f"{PLACED}until end of turn, this unit gets [Power] +1000, and {more} [Power] +2000.")
    me.has(vanguard="Grade 3", hand=["Host"], right="Grade 1", damage=1)
    me.calls("Host", "left").picks("yes")
    assert (me.power("Host"), me.power("Grade 3")) == (10000 + 1000, 10000 + 2000)
    next_turn(scene)
    assert (me.power("Host"), me.power("Grade 3")) == (10000, 10000)


# --- "it" and "they" ------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.3.1")
@pytest.mark.parametrize(("text", "circle", "soul"), [
    ("[Stand] this unit, and move it to an open back row (RC).", "back left", []),
    ("and put it into your soul.", "front left", ["Grade 1"]),
])  # fmt: skip
def test_it_is_the_unit_that_was_stood_and_not_what_was_paid(scene, me, foe, text, circle, soul):
    """What was paid is meant where the text speaks of nothing else."""
    paying = "[COST][Discard a card from your hand]"
    unit(scene, "Host", f"[AUTO](RC):At the end of the battle this unit attacked, {paying}, {text}")
    me.has(vanguard="Grade 3", left="Host", hand=["Grade 1"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Host", "Grade 3")
    foe.guards_with_nothing()
    me.picks("yes")
    if not soul:
        me.picks(circle, about="circle")
    assert me.zone(circle) == ["Host"]
    assert me.is_rested("Host") is bool(soul)
    assert me.zone("soul") == soul


@pytest.mark.rule("7.7.1")
def test_they_are_all_those_that_were_stood(scene, me, foe):
    """Also those that stood already; the vanguard with the ability is none of them, and what was paid neither."""
    stands = "[Stand] all of your rear-guards, and they get [Power] +5000 until end of turn."
    unit(scene, "Host", f"[ACT](VC):[COST][Discard a card from your hand], {stands}")
    me.has(vanguard="Host", right="Grade 2", hand=["Grade 1"])
    me.put("front left", "Grade 0", rested=True)
    me.uses("Host")
    assert not me.is_rested("Grade 0")
    assert (me.power("Host"), me.power("Grade 0"), me.power("Grade 2")) == (10000, 5000 + 5000, 9000 + 5000)


@pytest.mark.rule("7.7.1")
def test_it_is_still_the_unit_of_the_event(scene, me, foe):
    """One "it" after many units: the single unit that the text was about before."""
    stands = "[Stand] all of your rear-guards, and it gets [Power] +5000 until end of turn."
    unit(scene, "Host", f"[AUTO](RC):When your vanguard attacks, {stands}")
    me.has(vanguard="Grade 3", left="Host", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    assert (me.power("Grade 3"), me.power("Grade 2")) == (10000 + 5000, 9000)
    foe.guards_with_nothing()


@pytest.mark.rule("11.8.3.1")
@pytest.mark.parametrize(("text", "soul"), [
    ("choose a card from your soul, and return all other cards from your soul to your deck and shuffle it.",
     ["Grade 1"]),
    ("return all cards from your soul to your deck and shuffle it.", []),
])  # fmt: skip
def test_other_cards_are_other_than_those_chosen(scene, me, foe, text, soul):
    unit(scene, "Host", PLACED + text)
    me.has(vanguard="Grade 3", hand=["Host"], soul=["Grade 0", "Grade 1", "Grade 2"])
    me.calls("Host", "left")
    if soul:
        me.picks("Grade 1")
    me.picks("Grade 0", *[] if soul else ["Grade 1"], about="order")
    assert me.zone("soul") == soul


# --- where, and since when ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.1.2.2.1", "9.7.2.1")
@pytest.mark.parametrize(("text", "guards"), [
    ("[CONT]:This card cannot be normal called to (RC) from hand.", True),
    ("[CONT](Hand):This card cannot be normal called if your World is not Abyssal Dark Night.", False),
])  # fmt: skip
def test_what_is_not_called_to_a_rear_guard_circle_may_guard(scene, me, foe, text, guards):
    unit(scene, "Recluse", text, grade=1)
    me.has(vanguard="Grade 3", hand=["Recluse", "Grade 0"])
    foe.has(vanguard="Grade 3", hand=["Recluse", "Grade 0"])
    assert me.why_not("call", "Recluse", "front left") is not None
    me.attacks("Grade 3", "Grade 3")
    assert foe.offered("Recluse") is guards


@pytest.mark.rule("6.2.3.2")
@pytest.mark.parametrize(("spot", "circles"), [
    ("your open back row center (RC)", None), ("your back row center (RC)", "Plant"),
])  # fmt: skip
def test_an_open_circle_is_one_without_a_unit(scene, me, foe, spot, circles):
    unit(scene, "Gardener", f"{PLACED}call a Plant token to {spot}.")
    me.has(vanguard="Grade 3", hand=["Gardener"], back="Grade 1")
    me.calls("Gardener", "left")
    assert me.zone("back") == ([circles] if circles else ["Grade 1"])


@pytest.mark.rule("10.4.1.11.1")
@pytest.mark.parametrize(("text", "drawn"), [
    ("At the end of the battle this unit attacked while boosted, draw a card.", 1),
    ("At the end of the battle this unit attacked, if this unit is boosted, draw a card.", 0),
    ("At the end of the battle this unit was boosted by a grade 1 unit, draw a card.", 1),
    ("At the end of the battle this unit was boosted by a grade 0 unit, draw a card.", 0),
    ("At the end of the battle this unit attacked, if this unit is boosted by a grade 1 unit, draw a card.", 0),
])  # fmt: skip
def test_a_unit_was_boosted_though_its_booster_has_left(scene, me, foe, text, drawn):
    """What is past stays so; what must be so now hangs on the booster being there."""
    unit(scene, "Rider", f"[AUTO](RC):{text}")
    unit(scene, "Groom", "[AUTO](RC):When this unit boosts, put this unit into your soul.", grade=1, skill="boost")
    me.has(vanguard="Grade 3", left="Rider")
    me.put("back left", "Groom")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.attacks("Rider", "Grade 3", boost="Groom")
        foe.guards_with_nothing()


@pytest.mark.rule("7.9.1", "7.9.2")
@pytest.mark.parametrize("option", ["option 1", "option 2"])
def test_who_searches_says_where_and_shuffles_only_that(scene, me, foe, option):
    text = "search your deck or hand for up to one grade 2 card, put it into your soul"
    unit(scene, "Rummager", f"{PLACED}{text}, and if you searched your deck, shuffle your deck.", grade=1)
    me.has(vanguard="Grade 3", hand=["Rummager", "Grade 2"])
    me.deck_top("Grade 2")
    with me.changes(hand=-1 - (option == "option 2"), deck=-(option == "option 1"), soul=1):
        me.calls("Rummager", "left").picks(option, "Grade 2")
    scene.looked_at_deck = True
    assert bool(scene.events("shuffle")) == (option == "option 1")


# --- what was done this way, and where it is by now ---------------------------------------------------------------


@pytest.mark.rule("11.8.12.1", "4.1.8")
@pytest.mark.parametrize(("zone", "shuffles", "drawn"), [("drop", False, 1), ("deck", False, 1), ("deck", True, 0)])
def test_a_text_counts_cards_as_what_they_were_while_they_can_be_told(scene, me, zone, shuffles, drawn):
    """In a deck that was shuffled since nobody can tell them any more."""
    parts = [Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), zone)]
    parts += [Shuffle()] if shuffles else []
    parts.append(Perform("draw", Handled(It(), Is("grade", "=", Number(1)))))
    counts = Ability("activated", Sequence(tuple(parts)), zones=("field",))
    me.has(vanguard=scene.card("Clerk", abilities=[counts], grade=2), hand=["Grade 1"], left="Grade 0")
    me.uses("Clerk")
    assert me.count("hand") == drawn


@pytest.mark.rule("11.1.1.3", "11.8.1")
@pytest.mark.parametrize(("text", "more"), [
    ("This unit cannot be chosen by your opponent's card effects, and it gets [Power] +5000.", (5000, 0)),
    ("This unit gets [Shield] +5000, and if your soul has two or more cards, it gets [Power] +5000.", (0, 0)),
    ("This unit gets [Shield] +5000, and if your soul has a card, it gets [Power] +5000.", (5000, 0)),
    ("Your vanguard gets [Critical] +1, and it gets [Power] +5000.", (0, 5000)),
    ("All of your units get [Critical] +1, and they get [Power] +5000.", (5000, 5000)),
    ("If your World is Dark Night, this unit gets [Power] +1000. If it is Abyssal Dark Night instead, it gets [Power] "
     "+5000.", (1000, 0)),
])  # fmt: skip
def test_it_is_whom_the_change_before_is_for(scene, me, foe, text, more):
    """11.1.1.3: a continuous ability takes no steps, and all of it holds at once."""
    unit(scene, "Host", f"[CONT](RC):{text}")
    scene.card("Dusk", "[CONT](Order zone):Your World becomes Dark Night.", type="set order", grade=1)
    me.has(vanguard="Grade 3", left="Host", soul=1, order_zone=["Dusk"])
    me.is_asked()
    assert (me.power("Host"), me.power("Grade 3")) == (10000 + more[0], 10000 + more[1])


@pytest.mark.rule("11.1.1.3", "7.11.1")
def test_what_is_quoted_speaks_for_itself(scene, me, foe):
    """There it is the unit of the quoted event, and not whom the change before is for."""
    told = "When your other rear-guard attacks, it gets [Power] +5000 until end of turn."
    unit(scene, "Host", f'[CONT](RC):This unit gets [Shield] +5000, and this unit gets "[AUTO](RC):{told}".')
    me.has(vanguard="Grade 3", left="Host", right="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked()
    assert (me.power("Host"), me.power("Grade 1")) == (10000, 7000 + 5000)


@pytest.mark.rule("7.24.1", "1.3.2", "11.2.4")
@pytest.mark.parametrize("face_down", [True, False])
@pytest.mark.parametrize("may", ["", "you may "])
def test_what_charges_nothing_did_not_charge(scene, me, foe, face_down, may):
    unit(scene, "Bailer", f"{PLACED}{may}Counter-Charge 1. If you do, draw a card.")
    me.has(vanguard="Grade 3", hand=["Bailer"])
    me.put("damage", "Grade 0", face_down=face_down)
    with me.changes(hand=int(face_down) - 1):
        me.calls("Bailer", "left")
        if me.offered("yes"):
            me.picks("yes")
    assert turned(scene) == 0
