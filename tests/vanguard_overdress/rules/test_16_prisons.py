"""16.2, 4.1.13, 13.9.2: prisons and what they hold."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import view
from playmat.kernel.words.nodes import Ability, Cards, Choose, Is, It, Move, Number, Sequence, Turn

SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
PRISON = {**SET, "subtype": "Prison"}
TAKES = "[ACT](VC):Choose one of your opponent's rear-guards, and imprison it in your Prison."


def prison(scene, name="Tollhouse", text="", **fields):
    return scene.card(name, text, **{**PRISON, **fields})


def jailer(scene, text=TAKES, name="Jailer"):
    return scene.card(name, text, grade=2)


def act(effect):
    return Ability("activated", effect, zones=("vanguard circle",))


@pytest.mark.rule("16.2.1.1", "4.1.13")
@pytest.mark.parametrize("has", [True, False])
def test_a_card_is_imprisoned_by_who_has_a_prison(scene, me, foe, has):
    """Without one it stays where it was."""
    me.has(vanguard=jailer(scene), order_zone=[prison(scene)] if has else [])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Jailer")
    assert (foe.zone("left"), me.zone("imprisoned")) == (([], ["Grade 1"]) if has else (["Grade 1"], []))
    assert foe.zone("drop") == []


@pytest.mark.rule("16.2.1.1")
@pytest.mark.parametrize(("whose", "taken"), [("me", True), ("foe", False)])
def test_it_is_the_prison_of_who_is_told_to(scene, me, foe, whose, taken):
    """A prison of the opponent does not help."""
    {"me": me, "foe": foe}[whose].has(order_zone=[prison(scene)])
    me.has(vanguard=jailer(scene))
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Jailer")
    assert me.zone("imprisoned") == (["Grade 1"] if taken else [])


@pytest.mark.rule("16.2.1.1", "2.9.4.2.1")
@pytest.mark.parametrize(
    ("fields", "taken"),
    [({}, True), ({"subtype": "Song"}, False), ({"subtype": None}, False), ({"type": "normal order"}, False)],
)
def test_only_a_set_order_of_that_subtype_is_a_prison(scene, me, foe, fields, taken):
    me.has(vanguard=jailer(scene), order_zone=[prison(scene, **fields)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Jailer")
    assert me.zone("imprisoned") == (["Grade 1"] if taken else [])


@pytest.mark.rule("16.2.1.1", "4.15.3.1")
def test_a_prison_that_lies_face_down_is_none(scene, me, foe):
    me.put("order zone", prison(scene), face_down=True)
    me.has(vanguard=jailer(scene))
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Jailer")
    assert (foe.zone("left"), me.zone("imprisoned")) == (["Grade 1"], [])


@pytest.mark.rule("16.2.1.1", "11.8.3.3")
def test_a_played_prison_takes_prisoners(scene, me, foe):
    me.has(vanguard=jailer(scene), hand=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.plays("Tollhouse").uses("Jailer")
    assert me.zone("order zone") == ["Tollhouse"] and me.zone("imprisoned") == ["Grade 1"]


@pytest.mark.rule("16.2.1.1", "3.2.1", "3.2.2")
def test_a_prisoner_is_still_its_owners_card(scene, me, foe):
    me.has(vanguard=jailer(scene), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Jailer")
    held = me.card("Grade 1", "imprisoned")
    assert (scene.game.owner[held], scene.game.master(held)) == (foe.seat, me.seat)


@pytest.mark.rule("16.2.1.1", "4.15.2", "4.1.5")
def test_a_prisoner_out_of_the_hand_is_open(scene, me, foe):
    """Its owner chooses it; both see it then."""
    text = "[ACT](VC):Your opponent chooses a card from his or her hand, and imprisons it in your Prison."
    me.has(vanguard=jailer(scene, text), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", hand=["Grade 1", "Grade 3"])
    me.uses("Jailer")
    foe.picks("Grade 3")
    held = me.card("Grade 3", "imprisoned")
    assert me.sees(held) and foe.sees(held)
    assert foe.zone("hand") == ["Grade 1"]


@pytest.mark.rule("16.2.1.1")
@pytest.mark.parametrize("has", [True, False])
def test_without_a_prison_a_chosen_card_of_the_hand_stays_hidden(scene, me, foe, has):
    text = "[ACT](VC):Your opponent chooses a card from his or her hand, and imprisons it in your Prison."
    me.has(vanguard=jailer(scene, text), order_zone=[prison(scene)] if has else [])
    foe.has(vanguard="Grade 2", hand=["Grade 1", "Grade 3"])
    me.uses("Jailer")
    card = foe.card("Grade 3")
    foe.picks("Grade 3")
    assert me.sees(card) == has


@pytest.mark.rule("16.2.1.2", "6.4.4", "6.4.4.1")
@pytest.mark.parametrize("has", [True, False])
def test_original_dresses_are_imprisoned_with_their_unit(scene, me, foe, has):
    """At the same time, and as cards of their own; without a prison both stay where they are."""
    scene.turn_of(foe)
    scene.card("Tailor", grade=1)
    scene.card("Gown", '[overDress]-"Tailor"', grade=2, power=9000)
    traps = TAKES.replace("[ACT](VC):Choose", "[AUTO](VC):At the beginning of your opponent's battle phase, choose")
    me.has(vanguard=jailer(scene, traps), order_zone=[prison(scene)] if has else [])
    foe.has(vanguard="Grade 2", left="Tailor", hand=["Gown", "Grade 0"])
    foe.picks(("overdress", "Gown", "Tailor"))
    foe.picks("pass")
    foe.is_asked()
    assert sorted(me.zone("imprisoned")) == (["Gown", "Tailor"] if has else [])
    assert (foe.zone("left"), foe.zone("original dress")) == (([], []) if has else (["Gown"], ["Tailor"]))
    if has:
        assert {scene.game.value(card, "main type") for card in scene.game.in_zone(0, "imprisoned")} == {"unit"}


# --- 16.2.2 what a prisoner is --------------------------------------------------------------------------


@pytest.mark.rule("16.2.2.1")
def test_a_prisoner_keeps_its_information(scene, me, foe):
    """What asks for imprisoned cards finds it by its grade."""
    text = "[ACT](RC):Choose a grade 1 card imprisoned in your Prison, and put it into your soul."
    me.has(vanguard=jailer(scene), right=scene.card("Clerk", text), order_zone=[prison(scene)])
    me.has(imprisoned=["Grade 3", "Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Clerk")
    assert (me.zone("imprisoned"), me.zone("soul")) == (["Grade 3"], ["Grade 1"])


@pytest.mark.rule("16.2.2.1", "16.2.1.1")
@pytest.mark.parametrize(("many", "power"), [(1, 7000), (2, 7000 + 5000)])
def test_texts_count_prisoners(scene, me, foe, many, power):
    two = "If two or more of your opponent's cards are imprisoned in your Prison"
    scene.card("Warder", f"[CONT](RC):{two}, this unit gets [Power] +5000.")
    me.has(vanguard=jailer(scene), right="Warder", order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1", right="Grade 0")
    me.uses("Jailer").picks("Grade 1")
    if many > 1:
        me.uses("Jailer")
    assert me.power("Warder") == power


@pytest.mark.rule("16.2.2.1")
def test_a_prisoner_of_ones_own_is_not_the_opponents(scene, me, foe):
    text = "[CONT](RC):If one of your opponent's cards is imprisoned in your Prison, this unit gets [Power] +5000."
    scene.card("Warder", text)
    me.has(vanguard=jailer(scene), right="Warder", order_zone=[prison(scene)], imprisoned=["Grade 3"])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.is_asked()
    assert me.power("Warder") == 7000
    me.uses("Jailer")
    assert me.power("Warder") == 7000 + 5000


@pytest.mark.rule("16.2.2.1")
def test_a_prisoner_is_no_card_on_the_field(scene, me, foe):
    """Neither side counts it among its rear-guards."""
    counts = "[CONT](VC):If you have a rear-guard, this unit gets [Power] +5000."
    me.has(vanguard=jailer(scene), order_zone=[prison(scene)])
    foe.has(vanguard=scene.card("Captain", counts, grade=2), left="Grade 1")
    me.is_asked()
    assert foe.power("Captain") == 9000 + 5000
    me.uses("Jailer")
    assert foe.power("Captain") == 9000


@pytest.mark.rule("16.2.2.1")
@pytest.mark.parametrize(
    ("text", "lifted"),
    [
        ("[CONT](RC):All of your vanguards get [Power] +1000.", False),
        ("[CONT]:All of your vanguards get [Power] +1000.", False),
        ("[CONT]:While this card is imprisoned, all of your vanguards get [Power] +1000.", True),
    ],
)
def test_its_abilities_are_not_active_unless_they_say_so(scene, me, foe, text, lifted):
    """An ability that works belongs to whose order zone it is (3.2.2)."""
    me.has(vanguard=jailer(scene), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 3", left=scene.card("Singer", text))
    me.uses("Jailer")
    assert me.power("Jailer") == 9000 + 1000 * lifted
    assert foe.power("Grade 3") == 10000


@pytest.mark.rule("16.2.2.1", "11.4.4")
def test_an_imprisoned_set_order_does_nothing(scene, me, foe):
    """Its mark names the order zone, where it lies; it is imprisoned all the same."""
    scene.card("Banner", "[CONT](Order zone):All of your vanguards get [Power] +2000.", **SET)
    takes = act(Move(Cards(("order zone",), "theirs"), "imprisoned", verb="imprison", side="mine"))
    me.has(vanguard=scene.card("Jailer", abilities=[takes], grade=2), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 3", order_zone=["Banner"])
    me.is_asked()
    assert foe.power("Grade 3") == 12000
    me.uses("Jailer")
    assert (foe.power("Grade 3"), me.power("Jailer"), me.zone("imprisoned")) == (10000, 9000, ["Banner"])


@pytest.mark.rule("16.2.2.1")
def test_an_imprisoned_order_does_not_hear_that_it_came_to_the_order_zone(scene, me, foe):
    scene.card("Banner", "[AUTO]:When this card is put into the order zone, draw a card.", **SET)
    text = "[ACT](VC):Your opponent chooses a card from his or her hand, and imprisons it in your Prison."
    me.has(vanguard=jailer(scene, text), order_zone=[prison(scene)], hand=["Banner"])
    foe.has(vanguard="Grade 2", hand=["Banner"])
    with me.changes(hand=0), foe.changes(hand=-1):
        me.uses("Jailer")
    with me.changes(hand=0):
        me.plays("Banner")


# --- 16.2.3, 13.9.2 the end of it ---------------------------------------------------------------------------


def breaker(scene):
    """A vanguard that puts its player's tollhouse into the drop zone."""
    away = Move(Cards(("order zone",), "mine", Is("name", "=", "Tollhouse")), "drop")
    return scene.card("Breaker", abilities=[act(away)], grade=2)


@pytest.mark.rule("16.2.3", "4.1.12")
def test_without_a_prison_the_prisoners_go_to_their_owners_drop_zones(scene, me, foe):
    me.has(vanguard=breaker(scene), order_zone=[prison(scene)], imprisoned=["Grade 3"])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    foe.has(vanguard="Grade 2")
    me.is_asked()
    assert me.zone("imprisoned") == ["Grade 3", "Grade 1"]
    me.uses("Breaker")
    assert me.zone("imprisoned") == []
    assert (sorted(me.zone("drop")), foe.zone("drop")) == (["Grade 3", "Tollhouse"], ["Grade 1"])
    assert "16.2.3" in scene.rules()


@pytest.mark.rule("16.2.3")
def test_a_second_prison_keeps_them(scene, me, foe):
    me.has(vanguard=breaker(scene))
    me.has(order_zone=[prison(scene), prison(scene, "Dungeon")])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.uses("Breaker")
    assert (me.zone("order zone"), me.zone("imprisoned")) == (["Dungeon"], ["Grade 1"])


@pytest.mark.rule("16.2.3")
@pytest.mark.parametrize("free", [True, False])
def test_a_prison_that_is_imprisoned_itself_keeps_nobody(scene, me, foe, free):
    me.has(vanguard="Grade 2", hand=["Grade 0"], order_zone=[prison(scene)] if free else [])
    me.put("imprisoned", prison(scene, "Dungeon"), owner=foe.seat)
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.is_asked()
    assert me.zone("imprisoned") == (["Dungeon", "Grade 1"] if free else [])
    assert foe.zone("drop") == ([] if free else ["Dungeon", "Grade 1"])


@pytest.mark.rule("16.2.3", "4.15.3.1")
def test_a_prison_that_is_turned_face_down_lets_them_go(scene, me, foe):
    hides = act(Turn(Cards(("order zone",), "mine"), "face down"))
    me.has(vanguard=scene.card("Hider", abilities=[hides], grade=2), order_zone=[prison(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.uses("Hider")
    assert foe.zone("drop") == ["Grade 1"]


@pytest.mark.rule("16.2.3")
def test_each_players_prisoners_hang_on_that_players_prison(scene, me, foe):
    me.has(vanguard=breaker(scene), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", order_zone=["Tollhouse"])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    foe.put("imprisoned", "Grade 0", owner=me.seat)
    me.uses("Breaker")
    assert (me.zone("imprisoned"), foe.zone("imprisoned")) == ([], ["Grade 0"])


@pytest.mark.rule("13.9.2", "16.2.1.1")
def test_only_what_is_imprisoned_stays_in_the_order_zone(scene, me, foe):
    """A unit that a text puts there otherwise goes to the drop zone."""
    puts = act(Move(Cards(("soul",), "mine"), "order zone"))
    me.has(vanguard=scene.card("Placer", abilities=[puts], grade=2), soul=["Grade 0"], order_zone=[prison(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.uses("Placer")
    assert (me.zone("imprisoned"), me.zone("drop"), me.zone("order zone")) == (["Grade 1"], ["Grade 0"], ["Tollhouse"])


@pytest.mark.rule("4.1.13")
def test_no_other_move_takes_a_card_to_the_other_players_order_zone(scene, me, foe):
    puts = act(Move(Cards(("front left",), "theirs"), "order zone", side="mine"))
    me.has(vanguard=scene.card("Placer", abilities=[puts], grade=2), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Placer")
    assert (foe.zone("left"), me.zone("order zone")) == (["Grade 1"], ["Tollhouse"])


@pytest.mark.rule("16.2.2.1", "6.2.3")
def test_a_prisoner_may_be_called_by_its_owner(scene, me, foe):
    """It is a new card there, and no prisoner any more."""
    text = "[ACT](VC):Your opponent chooses one of his or her cards imprisoned in your Prison, and calls it to (RC)."
    me.has(vanguard=jailer(scene, text), order_zone=[prison(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.put("imprisoned", "Grade 0", owner=foe.seat)
    me.put("imprisoned", "Grade 3")
    foe.has(vanguard="Grade 2")
    me.uses("Jailer")
    foe.is_asked(exactly=["Grade 0", "Grade 1"])
    foe.picks("Grade 1", "front left")
    assert foe.zone("left") == ["Grade 1"] and me.zone("imprisoned") == ["Grade 0", "Grade 3"]


@pytest.mark.rule("4.15.2", "4.15.3")
def test_both_players_see_prisoners_and_how_they_lie(scene, me, foe):
    me.has(vanguard="Grade 2", hand=["Grade 0"], order_zone=[prison(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    scene.start()
    me.is_asked()
    for seat in (0, 1):
        held = view(scene.game, seat)["zones"][0]["imprisoned"]
        assert [each["name"] for each in held] == ["Grade 1"] and held[0]["rested"] is False


WARDEN = (
    "[AUTO](RC):When your opponent's card imprisoned in your Prison is placed on (RC), that unit gets [Power] -5000 "
    "until end of turn."
)


@pytest.mark.rule("16.2.2.1", "6.2.3")
@pytest.mark.parametrize(("zone", "power"), [("imprisoned", 2000), ("drop", 7000)])
def test_a_prisoner_that_is_placed_is_heard_of(scene, me, foe, zone, power):
    """It is told by where it was; what comes from elsewhere is not heard."""
    there = Cards((zone,), "mine" if zone == "imprisoned" else "theirs")
    calls = act(Sequence((Choose(there, Number(1)), Move(It(), "front left"))))
    scene.card("Warden", WARDEN)
    scene.card("Captive", power=7000)
    me.has(vanguard=scene.card("Caller", abilities=[calls], grade=2), left="Warden", order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2")
    (me if zone == "imprisoned" else foe).put(zone, "Captive", owner=foe.seat)
    me.uses("Caller")
    assert foe.zone("left") == ["Captive"]
    assert foe.power("Captive") == power
