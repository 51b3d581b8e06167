"""10.5 to 10.17, 11.6 to 11.9, 12.9: actions and keywords that the first books had too, as this book words them."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, On, Sequence, This, Turn

FIELD = ("field",)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=FIELD, **fields)


# --- 10.5 place, 10.7 call --------------------------------------------------------------------------------------


ARRIVES = "[AUTO]:When this unit is placed on (RC), draw a card."


@pytest.mark.rule("10.5.1")
@pytest.mark.parametrize(("zone", "placed"), [("hand", True), ("drop", True), ("damage", True), ("back", False)])
def test_to_place_is_to_come_to_a_circle_from_elsewhere(scene, me, foe, zone, placed):
    """Whether it is called or put there; not from one circle to another."""
    puts = act(Move(Cards(("hand", "drop", "damage", "back center"), "mine"), "front left"))
    scene.card("Guest", ARRIVES, grade=1)
    scene.card("Host", abilities=[puts], grade=2)
    me.has(vanguard="Host", **{zone: ["Guest"]})
    before = me.count("hand")
    me.uses("Host")
    assert me.zone("left") == ["Guest"]
    assert me.count("hand") - before == (1 if placed else 0) - (zone == "hand")


@pytest.mark.rule("10.7.1.3", "10.7.1.2")
@pytest.mark.parametrize(("by_effect", "drawn"), [(True, 1), (False, 0)])
def test_a_call_by_an_effect_is_a_superior_call(scene, me, foe, by_effect, drawn):
    watches = Ability("automatic", Move(Cards(("soul",), "mine"), "hand"), zones=FIELD,
                      trigger=On("superior call", (("card", Cards((), "mine")),)))  # fmt: skip
    scene.card("Watcher", "[ACT](VC):Choose a card from your hand, and call it to (RC).", abilities=[watches], grade=2)
    me.has(vanguard="Watcher", soul=["Grade 3"], hand=["Grade 0"])
    with me.changes(hand=drawn - 1):
        if by_effect:
            me.uses("Watcher").picks("front left")
        else:
            me.calls("Grade 0", "left")


@pytest.mark.rule("10.7.1.4")
@pytest.mark.parametrize("where", ["deck", "hand"])
def test_who_calls_an_unknown_card_knows_it_before_choosing_the_circle(scene, me, foe, where):
    top = "Call the top card of your deck to (RC)."
    chance = "Choose a card at random from your hand, and call it to (RC)."
    scene.card("Caller", f"[ACT](VC):{top if where == 'deck' else chance}", grade=2)
    me.has(vanguard="Caller")
    if where == "deck":
        me.deck_top("Grade 3")
    else:
        me.has(hand=["Grade 3"])
    me.uses("Caller").is_asked("10.7.1.1.1")
    card = me.card("Grade 3")
    assert me.sees(card)
    me.picks("front left")
    assert (foe.sees(card), scene.game.face_down[card]) == (True, 0)


# --- 10.9 reveal, 10.11 shuffle ---------------------------------------------------------------------------------


@pytest.mark.rule("10.9.1", "10.9.1.2", "10.9.1.2.1")
def test_a_revealed_card_is_seen_by_both_and_hidden_again(scene, me, foe):
    scene.card("Crier", "[ACT](VC):Choose a card from your hand, reveal it, and you may draw a card.", grade=2)
    me.has(vanguard="Crier", hand=["Grade 1", "Grade 2"])
    me.uses("Crier").picks("Grade 1").is_asked(exactly=["yes", "no"])
    assert [foe.sees(me.card(name, "hand")) for name in ("Grade 1", "Grade 2")] == [True, False]
    me.picks("no")
    assert not foe.sees(me.card("Grade 1", "hand"))
    assert me.zone("hand") == ["Grade 1", "Grade 2"]


@pytest.mark.rule("10.11.1.1")
def test_the_found_card_is_not_shuffled_away(scene, me, foe):
    """It lies in the deck while the rest is shuffled, and is put on top afterwards."""
    text = "Search your deck for up to one grade 3 card, shuffle your deck, and put that card on the top of your deck."
    scene.card("Seeker", f"[ACT](VC):{text}\n[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Seeker", deck=["Grade 3", *["Grade 0"] * 30])
    me.uses("Seeker").picks("Grade 3")
    me.uses("Seeker", 2)
    assert me.zone("hand") == ["Grade 3"]


@pytest.mark.rule("10.11.1.1")
def test_what_was_taken_out_is_not_shuffled_and_the_rest_is(scene, me, foe):
    text = "Search your deck for up to one grade 3 card, put it into your hand, and shuffle your deck."
    scene.card("Seeker", f"[ACT](VC):{text}", grade=2)
    names = ["Grade 3", *[f"Grade {n % 3}" for n in range(30)]]
    me.has(vanguard="Seeker", deck=names)
    me.uses("Seeker").picks("Grade 3")
    assert me.zone("hand") == ["Grade 3"]
    assert sorted(me.zone("deck")) == sorted(names[1:])
    assert me.zone("deck") != names[1:]


@pytest.mark.rule("10.11.1.2")
def test_what_was_seen_of_a_deck_is_not_seen_after_shuffling(scene, me, foe):
    """The top card is revealed, then the deck is shuffled: nobody can tell where it is, before the effect is over."""
    scene.card("Shuffler", "[ACT](VC):Reveal the top card of your deck, shuffle your deck, and you may draw a card.")
    me.has(vanguard="Shuffler", deck=["Grade 0"] * 5 + ["Grade 3"])
    me.uses("Shuffler").is_asked(exactly=["yes", "no"])
    deck = scene.game.in_zone(0, "deck")
    assert not any(foe.sees(card) or me.sees(card) for card in deck)


# --- 10.12, 10.13 turning ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.12.1")
@pytest.mark.parametrize(("verb", "rested"), [("stand", False), ("rest", True)])
@pytest.mark.parametrize("was", [False, True])
def test_standing_and_resting_are_actions_of_their_own(scene, me, foe, verb, rested, was):
    """Each is heard where it turned something, and only then."""
    turns = act(Turn(Cards(("front left",), "mine"), verb))
    hears = Ability("automatic", Move(Cards(("soul",), "mine"), "hand"), zones=FIELD,
                    trigger=On(verb, (("card", Cards((), "mine")),)))  # fmt: skip
    scene.card("Turner", abilities=[turns, hears], grade=2)
    me.has(vanguard="Turner", soul=["Grade 3"])
    me.put("front left", "Grade 1", rested=was)
    me.uses("Turner")
    assert (me.is_rested("Grade 1"), me.count("hand")) == (rested, int(was != rested))


@pytest.mark.rule("10.13.1")
@pytest.mark.parametrize(("verb", "down"), [("face up", False), ("face down", True)])
@pytest.mark.parametrize("was", [False, True])
def test_turning_face_up_and_face_down_are_actions_of_their_own(scene, me, foe, verb, down, was):
    flips = act(Turn(Cards(("damage",), "mine"), verb))
    scene.card("Flipper", abilities=[flips], grade=2)
    me.has(vanguard="Flipper")
    me.put("damage", "Grade 1", face_down=was)
    me.uses("Flipper")
    assert (bool(scene.game.face_down[me.card("Grade 1")]), len(scene.events(verb))) == (down, int(was != down))


# --- 10.16, 10.17 blasts with a requirement ---------------------------------------------------------------------


@pytest.mark.rule("10.16.1.1")
@pytest.mark.parametrize(("cards", "payable"), [
    (["Grade 3", "Odd"], True), (["Odd", "Odd"], False), (["Grade 3"], True), ([], False),
])  # fmt: skip
def test_a_counter_blast_may_ask_for_certain_cards(scene, me, foe, cards, payable):
    scene.card("Odd", clan="Strangers", grade=3)
    scene.card("Payer", "[ACT](VC):[Counter-Blast 1-<<Testers>>] Draw a card.", grade=2)
    me.has(vanguard="Payer", hand=["Grade 0"], damage=cards)
    assert me.why_not("use", "Payer", "Payer/1") == (None if payable else "8.5.2.3")
    if payable:
        with me.changes(hand=1):
            me.uses("Payer")
        assert scene.game.face_down[me.card("Grade 3", "damage")]


@pytest.mark.rule("10.16.1.1")
def test_a_fitting_card_that_lies_face_down_does_not_pay(scene, me, foe):
    scene.card("Payer", "[ACT](VC):[Counter-Blast 1-<<Testers>>] Draw a card.", grade=2)
    me.has(vanguard="Payer", hand=["Grade 0"])
    me.put("damage", "Grade 3", face_down=True)
    assert me.why_not("use", "Payer", "Payer/1") == "8.5.2.3"


@pytest.mark.rule("10.17.1.1")
@pytest.mark.parametrize(("soul", "payable"), [(["Grade 3", "Grade 1"], True), (["Grade 1", "Grade 2"], False)])
def test_a_soul_blast_may_ask_for_certain_cards(scene, me, foe, soul, payable):
    scene.card("Payer", "[ACT](VC):[Soul-Blast 1-grade 3] Draw a card.", grade=2)
    me.has(vanguard="Payer", hand=["Grade 0"], soul=soul)
    assert me.why_not("use", "Payer", "Payer/1") == (None if payable else "8.5.2.3")
    if payable:
        me.uses("Payer")
        assert (me.zone("drop"), me.zone("soul")) == (["Grade 3"], ["Grade 1"])


# --- 11.6 limit break -------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6.1", "11.6.2")
@pytest.mark.parametrize("number", [4, 5])
@pytest.mark.parametrize("damage", [3, 4, 5])
def test_limit_break_needs_its_number_and_names_its_unit_in_any_case(scene, me, foe, number, damage):
    """A unit with the icon is one "with" it whether or not the ability works just now."""
    scene.card("Breaker", f"[CONT](RC)[Limit-Break {number}]:This unit gets [Power] +3000.", power=5000)
    asks = "[CONT](RC):If you have a unit with [Limit-Break {}], this unit gets [Power] +1000."
    scene.card("Asker", "\n".join((asks.format(4), asks.format(5).replace("1000", "10000"))), power=5000)
    me.has(vanguard="Grade 2", left="Breaker", right="Asker", damage=damage)
    foe.has(left="Breaker", damage=2)
    scene.start()
    assert me.power("Breaker") == (8000 if damage >= number else 5000)
    assert me.power("Asker") == 5000 + (1000 if number == 4 else 10000)
    assert foe.power("Breaker") == 5000


# --- 11.7 forerunner, 11.8 lord, 11.9 sentinel ------------------------------------------------------------------


FORERUNNER = "[AUTO]:Forerunner (When a unit of the same clan rides this unit, you may call this unit to (RC))"


@pytest.mark.rule("11.7.1")
@pytest.mark.parametrize(("clan", "asked"), [("Testers", True), ("Strangers", False)])
def test_a_forerunner_may_be_called_when_its_clan_rides_it(scene, me, foe, clan, asked):
    scene.step("ride phase").card("Runner", FORERUNNER, grade=0)
    scene.card("Rider", grade=1, clan=clan)
    me.has(vanguard="Runner", hand=["Rider"])
    me.rides("Rider")
    if asked:
        me.is_asked(exactly=["yes", "no"])
        me.picks("yes", "back center")
    assert (me.zone("soul"), me.zone("back")) == (([], ["Runner"]) if asked else (["Runner"], []))


@pytest.mark.rule("11.7.1")
def test_a_forerunner_may_stay_in_the_soul(scene, me, foe):
    scene.step("ride phase").card("Runner", FORERUNNER, grade=0)
    me.has(vanguard="Runner", hand=["Grade 1"])
    me.rides("Grade 1").picks("no")
    assert me.zone("soul") == ["Runner"]


LORD = "[CONT](VC/RC):Lord (If you have a unit without a same clan as this unit, this unit cannot attack)"


@pytest.mark.rule("11.8.1")
@pytest.mark.parametrize(("clan", "may"), [("Testers", True), ("Strangers", False)])
def test_a_lord_does_not_attack_beside_another_clan(scene, me, foe, clan, may):
    scene.step("battle phase").card("King", LORD, grade=3)
    scene.card("Other", clan=clan, grade=1)
    me.has(vanguard="King", left="Grade 1", right="Grade 2", back="Other")
    me.picks("yes").is_asked("7.4.1.3", exactly=["King", "Grade 1", "Grade 2"] if may else ["Grade 1", "Grade 2"])


@pytest.mark.rule("11.8.1")
def test_units_of_the_opponent_do_not_bind_a_lord(scene, me, foe):
    scene.step("battle phase").card("King", LORD, grade=3)
    scene.card("Other", clan="Strangers", grade=1)
    me.has(vanguard="King", left="Grade 1")
    foe.has(left="Other")
    me.picks("yes").is_asked("7.4.1.3", exactly=["King", "Grade 1"])


# --- 12.9 boosted -----------------------------------------------------------------------------------------------


GONE = "[AUTO](RC):When this unit boosts, you may return this unit to your hand."
LIFTED = "[CONT](RC):If this unit is boosted, this unit gets [Power] +2000."


@pytest.mark.rule("12.9.1", "7.4.1.10.1.1")
@pytest.mark.parametrize("stays", [True, False])
def test_who_was_boosted_counts_as_boosted_though_the_booster_left(scene, me, foe, stays):
    """The booster's own power goes with it; what the attacker has by being boosted does not."""
    scene.step("battle phase").card("Helper", GONE, grade=1, power=6000)
    scene.card("Lead", LIFTED, grade=2, power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Helper")
    foe.has(hand=["Grade 0"])
    me.attacks("Lead", "Stone", boost="Helper").picks("no" if stays else "yes")
    foe.is_asked("7.5.1.2")
    assert me.power("Lead") == 8000 + 2000 + (6000 if stays else 0)


@pytest.mark.rule("12.9.1")
def test_who_was_not_boosted_is_not(scene, me, foe):
    scene.step("battle phase").card("Helper", GONE, grade=1, power=6000)
    scene.card("Lead", LIFTED, grade=2, power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Helper")
    foe.has(hand=["Grade 0"])
    me.attacks("Lead", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Lead") == 8000


@pytest.mark.rule("12.9.1")
def test_a_later_battle_is_another_matter(scene, me, foe):
    """Boosted in the first battle, and stood again: in the second nobody boosts it."""
    stands = Ability("automatic", Turn(This(), "stand"), zones=FIELD, trigger=On("hit", (("attacker", This()),)))
    scene.step("battle phase").card("Helper", GONE, grade=1, power=6000)
    scene.card("Lead", LIFTED, abilities=[stands], grade=2, power=8000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Helper")
    foe.has(hand=["Grade 0"])
    me.attacks("Lead", "Stone", boost="Helper").picks("yes")
    foe.picks("done")
    me.attacks("Lead", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Lead") == 8000


BY = {
    "clan": "if this unit is boosted by a <<Testers>>, draw a card.",
    "power": "if this unit is boosted by a unit with [Power] 9000 or greater, draw a card.",
}


@pytest.mark.rule("12.9.1", "7.4.1.10.1.1", "8.8.1")
@pytest.mark.parametrize("stays", [True, False])
@pytest.mark.parametrize(("asks", "clan", "drawn"), [
    ("clan", "Testers", 1), ("clan", "Strangers", 0), ("power", "Strangers", 1),
])  # fmt: skip
def test_by_whom_it_was_boosted_holds_though_the_booster_left(scene, me, foe, stays, asks, clan, drawn):
    """What the booster was is what it was on its circle: 7000 printed, and 3000 that it had there."""
    scene.card("Helper", f"[ACT](RC):This unit gets [Power] +3000 until end of turn.\n{GONE}", grade=1, clan=clan)
    scene.card("Lead", f"[AUTO](RC):When this unit's attack hits a vanguard, {BY[asks]}", grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Helper")
    me.uses("Helper")
    with me.changes(hand=drawn + int(not stays)), foe.changes(damage=1):
        me.attacks("Lead", "Stone", boost="Helper").picks("no" if stays else "yes")


@pytest.mark.rule("12.9.1")
@pytest.mark.parametrize(("clan", "drawn"), [("Testers", 1), ("Strangers", 0)])
def test_a_battle_in_which_it_was_boosted_by_one_that_left(scene, me, foe, clan, drawn):
    text = "[AUTO](RC):At the end of the battle that this unit was boosted by a <<Testers>>, draw a card."
    scene.step("battle phase").card("Helper", GONE, grade=1, clan=clan)
    scene.card("Lead", text, grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Lead", back_left="Helper", back="Grade 1")
    with me.changes(hand=drawn + 1):
        me.attacks("Lead", "Stone", boost="Helper").picks("yes")
