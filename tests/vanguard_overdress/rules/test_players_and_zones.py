"""Chapters 1 to 6: numbers and events, whose an ability is, what is hidden, what counts as called."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log, view
from playmat.kernel.words.errors import PlaymatError
from playmat.kernel.words.nodes import Ability, Cards, Move, Number, On, Perform, Sequence, This

BLITZ = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None}


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- 1.3 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.5.1", "11.8.4.1", "11.8.4.1.1")
@pytest.mark.parametrize(("words", "none"), [("up to two", True), ("two", False)])
def test_with_no_lower_limit_none_may_be_chosen(scene, me, foe, words, none):
    scene.card("Hunter", f"[ACT](VC):Choose {words} of your opponent's rear-guards, and retire them.", grade=2)
    me.has(vanguard="Hunter", left="Grade 0")
    foe.has(left="Grade 0", right="Grade 1", back="Grade 2")
    me.uses("Hunter")
    assert me.offered("done") == none
    me.picks(*(["done"] if none else ["Grade 0", "Grade 1"]))
    assert foe.count("drop") == (0 if none else 2)


@pytest.mark.rule("1.3.7.1", "7.5.4", "11.8.9")
@pytest.mark.parametrize(("number", "cards"), [("a card", 1), ("two cards", 2)])
def test_each_card_that_is_drawn_is_an_event(scene, me, number, cards):
    scene.card("Reader", f"[ACT](VC):Draw {number}.", grade=2)
    me.has(vanguard="Reader", left=scene.card("Listener", "[AUTO](RC):When you draw a card, Soul-Charge 1."))
    with me.changes(soul=cards, hand=cards):
        me.uses("Reader")


@pytest.mark.rule("1.3.7.3", "10.4.1.8", "1.3.7.2")
@pytest.mark.parametrize(("target", "drawn"), [("Victim", 1), ("Grade 3", 0)])
def test_an_attack_is_heard_from_both_sides(scene, me, foe, target, drawn):
    """Who attacks a rear-guard, and the rear-guard that is attacked; of the vanguard neither."""
    scene.step("battle phase")
    scene.card("Raider", "[AUTO](VC):When this unit attacks a rear-guard, draw a card.", grade=2)
    scene.card("Victim", "[AUTO](RC):When this unit is attacked, draw a card.", grade=1)
    me.has(vanguard="Raider")
    foe.has(vanguard="Grade 3", left="Victim", hand=["Grade 0"])
    with me.changes(hand=drawn), foe.changes(hand=drawn):
        me.attacks("Raider", target)
        foe.is_asked("10.5.1.2")
    foe.picks("done")


@pytest.mark.example
@pytest.mark.rule("1.3.7.4", "10.4.1.11.1", "10.4.1.11.2")
@pytest.mark.parametrize("moved", [True, False])
def test_reed_piper_has_boosted_though_it_boosts_no_more(scene, me, foe, moved):
    """Moved away, it adds nothing any more; that it boosted is still true at the end of the battle."""
    shoves = "Choose one of your opponent's rear-guards, and move it to an open back row (RC)."
    scene.step("battle phase").card("Shove", shoves, **BLITZ)
    scene.card("Reed Piper", "[AUTO](RC):At the end of the battle this unit boosted, Soul-Charge 1.", grade=1)
    me.has(vanguard="Grade 2", back="Reed Piper")
    foe.has(vanguard="Grade 3", hand=["Shove", "Grade 0"])
    me.attacks("Grade 2", "Grade 3", boost="Reed Piper")
    assert me.power("Grade 2") == 9000 + 7000
    if moved:
        foe.plays("Shove").picks("back left")
        assert me.power("Grade 2") == 9000
    with me.changes(soul=1):
        foe.guards_with_nothing()


# --- 2.2, 3.2 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2.3.1")
@pytest.mark.parametrize("clan", ["Testers", "Kagero", "Narukami"])
def test_a_card_may_be_of_a_further_clan(scene, me, clan):
    """It is of its own one as before."""
    scene.card("Envoy", "[CONT]:This card is also a <<Kagero>>.", grade=1)
    scene.card("Caller", f"[ACT](VC):Choose up to one <<{clan}>> card from your drop zone, and put it into your hand.",
               grade=2)  # fmt: skip
    me.has(vanguard="Caller", drop=["Envoy"], left="Grade 0")
    if clan == "Narukami":
        scene.card("Stormling", clan="Narukami", grade=1)
        me.has(drop=["Stormling"])
    me.uses("Caller").is_asked()
    assert me.offered("Envoy") == (clan != "Narukami")
    me.picks("done")


@pytest.mark.rule("3.2.2.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_continuous_ability_is_its_cards_players_in_either_turn(scene, me, foe, turn):
    scene.turn_of(turn)
    scene.card("Banner", "[CONT](VC):All of your rear-guards get [Power] +2000.", grade=2)
    me.has(vanguard="Banner", left="Grade 1", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", left="Grade 0", hand=["Grade 0"])
    (me, foe)[turn].is_asked()
    assert (me.power("Grade 1"), foe.value("Grade 0", "power")) == (7000 + 2000, 5000)


@pytest.mark.rule("3.2.2.2", "11.7.1")
def test_who_plays_an_activated_ability_pays_and_is_meant_by_you(scene, me, foe):
    text = "[ACT](VC):[COST][Counter-Blast 1], draw a card."
    scene.card("Clerk", text, grade=2)
    me.has(vanguard="Clerk", left="Grade 0", damage=1)
    foe.has(vanguard="Clerk", damage=1)
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Clerk")
    assert scene.game.face_down[scene.game.in_zone(0, "damage")[0]]
    assert not scene.game.face_down[scene.game.in_zone(1, "damage")[0]]
    assert me.refused("use", "Clerk", "Clerk/1") == "11.8.2.2"


@pytest.mark.rule("3.2.2.3", "3.2.2.5", "3.2.2.5.1", "11.6.1.2", "11.6.1.3")
def test_in_my_turn_my_abilities_come_first_and_each_chooses_for_its_own(scene, me, foe):
    """What is not said to be the opponent's is done by who has the ability."""
    text = "draw a card, choose one of your opponent's rear-guards, and retire it."
    scene.card("Foil", f"[AUTO](RC):When your opponent's rear-guard is placed on (RC), {text}", grade=1)
    scene.card("Host", "[AUTO](RC):When your other rear-guard is placed on (RC), Soul-Charge 1.", grade=1)
    me.has(vanguard="Grade 2", left="Host", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", left="Foil")
    with me.changes(soul=1), foe.changes(hand=1):
        me.calls("Grade 0", "right")
        foe.is_asked("11.8.3.1", exactly=["Host", "Grade 0"])
        assert me.count("soul") == 1, "the turn player's ability is done already"
        foe.picks("Host")
    assert me.zone("drop") == ["Host"]


# --- 4.1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.3", "4.3.3.3", "4.2.3", "4.3.3.2")
def test_what_comes_to_a_public_zone_is_open_and_to_a_hidden_one_hidden(scene, me, foe):
    texts = (
        "[ACT](VC):Choose a card from your hand, and discard it.\n"
        "[ACT](VC):Choose a card from your drop zone, and put it on the bottom of your deck."
    )
    me.has(vanguard=scene.card("Mover", texts, grade=2), left="Grade 0", hand=["Grade 3"])
    card = me.card("Grade 3", "hand")
    assert me.sees(card) and not foe.sees(card)
    me.uses("Mover")
    assert foe.sees(card) and not scene.game.face_down[card]
    me.uses("Mover", 2)
    assert not foe.sees(card) and not me.sees(card)


@pytest.mark.rule("4.2.3", "4.3.3.2", "4.1.4")
def test_of_hidden_cards_the_number_alone_is_told(scene, me, foe):
    me.has(vanguard="Grade 1", hand=["Grade 3", "Grade 2"]).ride_deck("Heal Trigger", "Front Trigger")
    me.is_asked()
    assert me.count("hand") == 2 and me.count("ride deck") == 2
    told = str(view(scene.game, foe.seat))
    assert "Grade 3" not in told and "Heal Trigger" not in told
    assert not any(foe.sees(card) for word in ("hand", "ride deck") for card in scene.game.in_zone(0, word))


@pytest.mark.rule("4.1.7", "4.1.7.1")
@pytest.mark.parametrize(("zone", "allowed"), [("drop", True), ("soul", True), ("hand", True), ("deck", False)])
def test_only_zones_without_an_order_may_be_rearranged(scene, me, zone, allowed):
    me.has(vanguard="Grade 2", left="Grade 1", **{zone: ["Grade 0", "Grade 3"]})
    me.is_asked()
    game = scene.game.fork()
    there = tuple(reversed(game.in_zone(0, zone)))
    if allowed:
        game.arrange(0, zone, there)
        assert tuple(game.in_zone(0, zone)) == there
    else:
        with pytest.raises(PlaymatError):
            game.arrange(0, zone, there)


@pytest.mark.rule("4.1.11", "4.1.10")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_how_many_go_to_which_end_of_a_deck_is_known(scene, me, foe, end):
    """Not which they are, nor in which order."""
    puts = act(Move(Cards(("hand",), "mine"), "deck", position=end))
    me.has(vanguard=scene.card("Sorter", abilities=[puts], grade=2), left="Grade 0", hand=["Grade 1", "Grade 3"])
    scene.start()
    before = len(list(log(scene.game, foe.seat)))
    me.uses("Sorter").picks("Grade 3")
    told = [event for event in list(log(scene.game, foe.seat))[before:] if event[0] == "move"]
    assert len(told) == 2 and not any("Grade" in str(event) for event in told)
    deck = me.zone("deck")
    assert (deck[-2:] if end == "top" else deck[:2]) == ["Grade 3", "Grade 1"]


# --- 6.2, 6.3 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.1.2", "6.4.1.1", "7.28.2")
@pytest.mark.parametrize("how", ["called by a text", "exchanged", "overdressed"])
def test_what_a_text_puts_on_a_rear_guard_circle_was_called(scene, me, how):
    """Not what merely moves there, nor what comes by overDress."""
    hears = Ability("automatic", Perform("draw", Number(1)), zones=("field",), trigger=On("call", (("card", This()),)))
    scene.card("Tailor", grade=1)
    scene.card("Guest", '[overDress]-"Tailor"', abilities=[hears], grade=1)
    scene.card("Placer", "[ACT](VC):Choose a card from your soul, and call it to an open (RC).", grade=2)
    me.has(vanguard="Placer", right="Tailor")
    if how == "called by a text":
        me.has(soul=["Guest"])
        with me.changes(hand=1):
            me.uses("Placer").picks("front left")
    elif how == "exchanged":
        me.put("back left", "Guest")
        with me.changes(hand=0):
            me.exchanges("left")
    else:
        me.has(hand=["Guest"])
        with me.changes(hand=-1):
            me.overdresses("Guest", "Tailor")


@pytest.mark.rule("7.28.1", "4.1.12", "11.8.5.2")
@pytest.mark.parametrize("own", ["Grade 2", None])
def test_a_unit_of_the_opponent_is_moved_on_the_opponents_field(scene, me, foe, own):
    """Who has the ability says where to, and of which side the circles are open."""
    scene.card("Shover", "[ACT](VC):Choose one of your opponent's rear-guards, and move it to an open (RC).", grade=2)
    me.has(vanguard="Shover", **({"right": own} if own else {}))
    foe.has(vanguard="Grade 3", left="Grade 1", back="Grade 0")
    me.uses("Shover").picks("Grade 1")
    me.is_asked("7.28.1", exactly=["front right", "back left", "back right"])
    me.picks("front right")
    assert (foe.zone("left"), foe.zone("right"), me.count("front right")) == ([], ["Grade 1"], int(bool(own)))


@pytest.mark.rule("6.3.5.1", "6.3.5", "11.8.12.1.4")
@pytest.mark.parametrize("first", ["Starter", "Successor"])
def test_who_was_ridden_upon_is_called_only_from_where_it_went(scene, me, first):
    """Blasted out of the soul before, it is found in the drop zone no more."""
    scene.step("ride phase").card("Starter", "[AUTO]:When this unit is rode upon, call this card to (RC).", grade=0)
    scene.card("Successor", "[AUTO]:When this unit is placed on (VC), [COST][Soul-Blast 1], draw a card.", grade=1)
    me.has(vanguard="Starter", hand=["Successor", "Grade 3"])
    me.rides("Successor").picks(("ability", f"{first}/1", first))
    if first == "Successor":
        me.picks("yes")
    else:
        me.picks("front left")
    assert (me.zone("left"), me.zone("drop")) == (([], ["Starter"]) if first == "Successor" else (["Starter"], []))
