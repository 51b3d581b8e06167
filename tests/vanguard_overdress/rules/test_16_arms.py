"""16.3: arms orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.books.vanguard_overdress.cards import ORDER_ABILITY
from playmat.kernel.state.view import view
from playmat.kernel.words.errors import CardError
from playmat.kernel.words.nodes import Ability, Cards, Is, Move, Place, Sequence, This

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
LIFTS = "\n[CONT](VC):During your turn, the unit Armed with this card gets [Power] +5000."


def arms(scene, name="Ladle", text="", sort="Left", holder="Miller", **fields):
    return scene.card(name, f'{sort} Arms - "{holder}"{text}', **{**ORDER, **fields})


def miller(scene, text="", name="Miller", **fields):
    return scene.card(name, text, **{"grade": 2, **fields})


def led(scene, me):
    """The power of the vanguard."""
    (unit,) = scene.game.in_zone(me.seat, "vanguard circle")
    return scene.game.value(unit, "power")


def act(effect, zone="vanguard circle"):
    return Ability("activated", effect, zones=(zone,))


# --- 16.3.1, 16.3.2 what they are -----------------------------------------------------------------------


@pytest.mark.rule("16.3.1", "16.3.2", "16.3.2.1", "2.9.4.2")
@pytest.mark.parametrize("printed", ["Left Arms - ", "Arms Left - "])
def test_the_text_that_says_who_holds_it_makes_an_order_an_arms_order(scene, me, printed):
    scene.card("Ladle", f'{printed}"Miller" (The vanguard of that name holds it.)', **ORDER)
    me.has(vanguard=miller(scene), hand=["Ladle"])
    me.is_asked()
    assert "arms" in me.value("Ladle", "subtype") and me.value("Ladle", "main type") == "order"


@pytest.mark.rule("16.3.2")
def test_an_arms_order_without_such_a_text_is_refused(scene):
    with pytest.raises(CardError, match=r"an arms order, expected a text that says who holds it \(16.3.2\)"):
        scene.card("Ladle", **{**ORDER, "type": "arms order"})


# --- 16.3.3 played --------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.3", "16.3.8.1", "11.8.3.2", "4.4.2")
def test_a_played_arms_order_is_held_by_the_vanguard_of_that_name(scene, me):
    """After its effects, and without a stop in the drop zone; it survives check timings."""
    arms(scene, text="\nPlay this with [COST][Soul-Blast 1]!\nDraw a card.")
    me.has(vanguard=miller(scene), hand=["Ladle"], soul=["Grade 0"])
    with me.changes(hand=0):
        me.plays("Ladle")
    assert (me.zone("arms"), me.zone("drop"), me.zone("vanguard")) == (["Ladle"], ["Grade 0"], ["Miller"])
    moved = [(name, to) for name, _, to in scene.moves()]
    assert moved.index(("Stone", "hand")) < moved.index(("Ladle", "arms"))


@pytest.mark.rule("16.3.3.1")
def test_without_a_vanguard_of_that_name_it_goes_to_the_drop_zone(scene, me):
    arms(scene, text="\nDraw a card.")
    me.has(vanguard="Grade 2", left=miller(scene), hand=["Ladle"])
    with me.changes(hand=0):
        me.plays("Ladle")
    assert (me.zone("arms"), me.zone("drop")) == ([], ["Ladle"])
    assert "16.3.3.1" in scene.rules()


@pytest.mark.rule("16.3.3", "12.6.2.1")
def test_a_further_name_will_do(scene, me):
    arms(scene)
    me.has(vanguard=miller(scene, '[CONT]:This card is also regarded as "Miller".', "Apprentice"), hand=["Ladle"])
    me.plays("Ladle")
    assert me.zone("arms") == ["Ladle"]


@pytest.mark.rule("16.3.3", "9.7.2.3.1", "11.8.2.1.1")
def test_an_arms_order_is_an_order_of_the_limit(scene, me):
    arms(scene)
    me.has(vanguard=miller(scene), hand=["Ladle", "Command", "Grade 1"])
    me.plays("Ladle")
    assert me.refused("order", "Command") == "11.8.2.1.1"


# --- 16.3.4 given ---------------------------------------------------------------------------------------

GIVES = "[ACT](RC):Choose an Arms card from your drop zone, and give it to your vanguard."


@pytest.mark.rule("16.3.4", "16.3.5", "9.7.2.3.1")
def test_a_given_arms_order_is_held_without_being_played(scene, me):
    arms(scene)
    me.has(vanguard=miller(scene), left=scene.card("Squire", GIVES), drop=["Ladle", "Command"], hand=["Command"])
    me.uses("Squire")
    assert (me.zone("arms"), me.zone("drop")) == (["Ladle"], ["Command"])
    assert me.offered("order", "Command")


@pytest.mark.rule("16.3.4.1")
def test_an_arms_order_is_not_given_to_a_vanguard_of_another_name(scene, me):
    arms(scene)
    me.has(vanguard="Grade 2", left=scene.card("Squire", GIVES), drop=["Ladle"])
    me.uses("Squire")
    assert (me.zone("arms"), me.zone("drop")) == ([], ["Ladle"])


@pytest.mark.rule("4.4.2", "16.3.4")
def test_what_is_no_arms_order_comes_to_no_circle(scene, me):
    """And no text but these takes an arms order to one: to a rear-guard circle it is called in vain."""
    arms(scene)
    call = act(Place("call", Cards(("soul",), "mine"), "rear-guard circle"))
    me.has(vanguard=scene.card("Miller", abilities=[call], grade=2), soul=["Ladle"])
    me.uses("Miller").picks("front left")
    assert (me.zone("left"), me.zone("arms"), me.zone("drop")) == ([], [], ["Ladle"])


@pytest.mark.rule("16.3.5")
@pytest.mark.parametrize("way", ["played", "given"])
def test_the_unit_arms_itself_either_way(scene, me, way):
    arms(scene, text="\n[AUTO](VC):When this card is Armed, Soul-Charge 1.")
    draws = "[AUTO](VC):When this unit is Armed with an Arms, draw a card."
    me.has(vanguard=miller(scene, draws), left=scene.card("Squire", GIVES))
    me.has(**{"hand" if way == "played" else "drop": ["Ladle"]})
    with me.changes(hand=1 - (way == "played"), soul=1):
        if way == "played":
            me.plays("Ladle")
        else:
            me.uses("Squire")
        first, *_ = me.options()
        if isinstance(first, tuple) and first[0] == "ability":
            me.answer(scene.game.question.options[0])


@pytest.mark.rule("16.3.6")
@pytest.mark.parametrize("way", ["held", "elsewhere"])
def test_while_they_are_linked_the_unit_is_armed(scene, me, way):
    arms(scene, text=LIFTS)
    lifted = "[CONT](VC):If this unit is Armed, this unit gets [Power] +1000."
    me.has(vanguard=miller(scene, lifted), hand=["Ladle"])
    if way == "held":
        me.plays("Ladle")
    me.is_asked()
    assert me.power("Miller") == 9000 + (6000 if way == "held" else 0)


@pytest.mark.rule("16.3.4", "16.3.6")
@pytest.mark.parametrize(("name", "drawn"), [("Miller", 1), ("Baker", 0)])
def test_they_are_linked_at_once(scene, me, name, drawn):
    """The next sentence of the same text finds the vanguard armed."""
    arms(scene)
    text = f"{GIVES} If your vanguard is Armed, draw a card."
    me.has(vanguard=miller(scene, name=name), left=scene.card("Squire", text), drop=["Ladle"])
    with me.changes(hand=drawn):
        me.uses("Squire")


@pytest.mark.rule("16.3.6")
def test_what_is_given_to_a_unit_is_counted(scene, me):
    arms(scene)
    arms(scene, "Lid", sort="Right")
    text = "[CONT](RC):If you have two or more Arms on your (VC), this unit gets [Power] +5000."
    right = "[CONT](RC):If you have a Right Arms on your (VC), this unit gets [Power] +2000."
    more = "[CONT](RC):You may play one more order."
    me.has(vanguard=miller(scene), left=scene.card("Cook", text), right=scene.card("Maid", right))
    me.has(back=scene.card("Clerk", more), hand=["Ladle", "Lid"])
    me.plays("Ladle")
    assert (me.power("Cook"), me.power("Maid")) == (7000, 7000)
    me.plays("Lid")
    assert (me.power("Cook"), me.power("Maid")) == (7000 + 5000, 7000 + 2000)


@pytest.mark.rule("2.9.3.1.1", "16.3.3")
def test_an_arms_order_on_the_circle_is_no_unit(scene, me):
    arms(scene)
    text = "Choose one of your units, and it gets [Power] +1000 until end of turn."
    me.has(vanguard=miller(scene), left=scene.card("Cook", f"[ACT](RC):{text}"), hand=["Ladle"])
    me.plays("Ladle").uses("Cook")
    me.is_asked(exactly=["Cook", "Miller"])
    me.picks("Miller")


# --- 16.3.7 handed on -----------------------------------------------------------------------------------


@pytest.mark.rule("16.3.7", "6.3.7")
def test_a_unit_of_that_name_that_rides_over_the_holder_holds_it(scene, me):
    """A persona ride: the order stays on the circle, and nobody arms anew."""
    scene.step("ride phase")
    arms(scene, text=LIFTS + "\n[AUTO](VC):When this card is Armed, Soul-Charge 1.")
    miller(scene, grade=3, persona=True, power=10000)
    held = me.put("arms", "Ladle")
    me.has(vanguard="Miller", hand=["Miller", "Grade 1"])
    give(scene, me, held)
    me.rides("Miller")
    assert me.zone("arms") == ["Ladle"] and me.count("soul") == 1
    assert led(scene, me) == 10000 + 10000 + 5000
    told = [event[0] for event in scene.game.log if event[0] in ("pass on", "ride", "persona ride")]
    assert told[-3:] == ["pass on", "ride", "persona ride"]


def give(scene, me, card):
    """Let the vanguard hold what lies on its circle as the scene begins."""
    unit = me.card(me.zone("vanguard")[0])
    scene.game.marks[card, "given to"] = (unit, scene.game.serial[unit])


@pytest.mark.rule("16.3.8.3.2", "16.3.8.3")
def test_ridden_over_by_another_name_it_goes_to_the_drop_zone(scene, me):
    scene.step("ride phase")
    arms(scene, text=LIFTS)
    held = me.put("arms", "Ladle")
    me.has(vanguard=miller(scene), hand=["Grade 3", "Grade 1"])
    give(scene, me, held)
    me.rides("Grade 3")
    assert (me.zone("arms"), me.zone("drop")) == ([], ["Ladle"])
    assert "16.3.8.3.2" in scene.rules()


# --- 16.3.8 rule actions --------------------------------------------------------------------------------


@pytest.mark.rule("16.3.8.2")
def test_of_two_of_one_sort_the_later_stays(scene, me):
    arms(scene)
    arms(scene, "Lid")
    me.has(vanguard=miller(scene), left=scene.card("Clerk", "[CONT](RC):You may play one more order."))
    me.has(hand=["Ladle", "Lid"])
    me.plays("Ladle").plays("Lid")
    assert (me.zone("arms"), me.zone("drop")) == (["Lid"], ["Ladle"])


@pytest.mark.rule("16.3.8.2")
@pytest.mark.parametrize("stays", ["Ladle", "Lid"])
def test_of_two_that_came_together_the_player_keeps_one(scene, me, stays):
    arms(scene)
    arms(scene, "Lid")
    gives = "[ACT](RC):Choose two Arms cards from your drop zone, and give them to your vanguard."
    me.has(vanguard=miller(scene), left=scene.card("Squire", gives), drop=["Ladle", "Lid"])
    me.uses("Squire")
    me.is_asked("16.3.8.2", exactly=["Ladle", "Lid"])
    me.picks(stays)
    assert (me.zone("arms"), me.zone("drop")) == ([stays], ["Lid" if stays == "Ladle" else "Ladle"])


@pytest.mark.rule("16.3.8.2")
def test_two_of_different_sorts_both_stay(scene, me):
    arms(scene)
    arms(scene, "Lid", sort="Right")
    gives = "[ACT](RC):Choose two Arms cards from your drop zone, and give them to your vanguard."
    me.has(vanguard=miller(scene), left=scene.card("Squire", gives), drop=["Ladle", "Lid"])
    me.uses("Squire")
    assert sorted(me.zone("arms")) == ["Ladle", "Lid"]


@pytest.mark.rule("16.3.8.3", "16.3.8.3.2")
@pytest.mark.parametrize("when", ["During your turn, this", "This"])
def test_a_holder_that_loses_the_name_loses_the_arms(scene, me, foe, when):
    """At the next check timing, though no card has moved."""
    arms(scene)
    named = f'[CONT]:{when} card is also regarded as "Miller".'
    me.has(vanguard=miller(scene, named, "Apprentice"), hand=["Ladle", "Grade 0"])
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    me.plays("Ladle")
    assert me.zone("arms") == ["Ladle"]
    me.declines_attack()
    foe.is_asked()
    assert me.zone("arms") == (["Ladle"] if when == "This" else [])


@pytest.mark.rule("16.3.8.3.1", "16.3.8.3")
@pytest.mark.parametrize(("name", "held"), [("Miller", True), ("Grade 2", False)])
def test_the_holder_leaves_the_circle_and_another_comes(scene, me, name, held):
    """The new one was not ridden over the holder; it takes the order up at the check timing if it has the name."""
    arms(scene, text=LIFTS)
    miller(scene)
    leaves = Move(Cards(("vanguard circle",), "mine"), "drop")
    comes = Place("ride", Cards(("soul",), "mine"), "vanguard circle")
    changes = act(Sequence((leaves, comes)), "rear-guard circle")
    me.has(vanguard="Miller", left=scene.card("Usher", abilities=[changes]), hand=["Ladle"], soul=[name])
    me.plays("Ladle").uses("Usher")
    assert (me.zone("vanguard"), me.zone("arms")) == ([name], ["Ladle"] if held else [])
    assert len(scene.events("pass on")) == held
    assert led(scene, me) == 9000 + 5000 * held


@pytest.mark.rule("16.3.8.3", "16.3.8.3.1", "4.1.8")
def test_a_holder_that_left_and_came_back_holds_it_anew(scene, me):
    """It is another object, to which the order is linked as a rule action."""
    arms(scene, text=LIFTS)
    away = Move(Cards(("vanguard circle",), "mine"), "bind")
    back = Place("ride", Cards(("bind",), "mine"), "vanguard circle")
    me.has(vanguard=miller(scene), hand=["Ladle"])
    me.has(left=scene.card("Usher", abilities=[act(Sequence((away, back)), "rear-guard circle")]))
    me.plays("Ladle").uses("Usher")
    assert (me.zone("arms"), led(scene, me)) == (["Ladle"], 9000 + 5000)
    assert [event[1] for event in scene.events("pass on")] == ["16.3.8.3.1"]


@pytest.mark.rule("16.3.8.2", "16.3.8.3.1")
def test_an_order_that_gives_way_to_another_of_its_sort_is_not_handed_on_first(scene, me):
    """Its holder has left, and the new one has come with an order of that sort."""
    arms(scene)
    arms(scene, "Sieve")
    miller(scene)
    leaves = Move(Cards(("vanguard circle",), "mine"), "bind")
    comes = Place("ride", Cards(("soul",), "mine"), "vanguard circle")
    given = Move(Cards(("drop",), "mine", Is("name", "=", "Sieve")), "arms")
    changes = act(Sequence((leaves, comes, given)), "rear-guard circle")
    me.has(vanguard="Miller", left=scene.card("Usher", abilities=[changes]), hand=["Ladle"], soul=["Miller"])
    me.has(drop=["Sieve"])
    me.plays("Ladle").uses("Usher")
    assert (me.zone("arms"), me.zone("drop")) == (["Sieve"], ["Ladle"])
    assert not scene.events("pass on")
    assert [to for name, _, to in scene.moves() if name == "Ladle"][-1:] == ["drop"]


@pytest.mark.rule("16.3.8.3", "16.3.8.3.2", "7.28.1")
@pytest.mark.parametrize("steps_down", [True, False])
def test_a_holder_that_is_a_rear_guard_now_holds_nothing(scene, me, steps_down):
    """It is the same unit with the same name, but on another circle, and the vanguard there has another name."""
    arms(scene, text=LIFTS)
    changes = Sequence((Place("ride", Cards(("soul",), "mine"), "vanguard circle"),))
    down = Sequence((Move(Cards(("vanguard circle",), "mine"), "front right"), changes)) if steps_down else Sequence(())
    usher = scene.card("Usher", abilities=[act(down, "rear-guard circle")])
    me.has(vanguard=miller(scene), left=usher, hand=["Ladle"], soul=["Grade 1"])
    me.plays("Ladle").uses("Usher")
    held = not steps_down
    assert (me.zone("vanguard"), me.zone("arms")) == ((["Miller"], ["Ladle"]) if held else (["Grade 1"], []))
    assert me.power("Miller") == 9000 + 5000 * held


@pytest.mark.rule("16.3.8.3.2", "13.1.3", "13.4.1")
def test_a_circle_that_is_empty_at_the_check_timing_holds_no_arms(scene, me):
    """13.1.3: the order goes as the new vanguard comes, though that one has the name."""
    arms(scene)
    miller(scene)
    away = act(Move(Cards(("vanguard circle",), "mine"), "drop"), "rear-guard circle")
    me.has(vanguard="Miller", left=scene.card("Usher", abilities=[away]), hand=["Ladle"], soul=["Miller", "Grade 0"])
    me.plays("Ladle").uses("Usher").picks("Miller")
    assert (me.zone("vanguard"), me.zone("arms")) == (["Miller"], [])


@pytest.mark.rule("16.3.8.1", "13.9.3")
def test_any_other_order_on_a_circle_goes_to_the_drop_zone(scene, me):
    arms(scene)
    me.put("front left", "Command")
    me.has(vanguard=miller(scene), hand=["Ladle"])
    me.plays("Ladle")
    assert me.zone("drop") == ["Command"] and me.zone("arms") == ["Ladle"]


@pytest.mark.rule("16.3.6", "4.9.3")
def test_both_players_see_what_the_vanguard_holds(scene, me, foe):
    arms(scene)
    me.has(vanguard=miller(scene), hand=["Ladle", "Grade 0"])
    me.plays("Ladle")
    for seat in (0, 1):
        zones = view(scene.game, seat)["zones"][0]
        assert zones["vanguard circle"][0]["armed with"] == ["Ladle"]
        assert [each["name"] for each in zones["arms"]] == ["Ladle"]


@pytest.mark.rule("11.8.12.1.2", "16.3.3")
def test_an_arms_order_that_leaves_the_circle_is_read_as_it_was_there(scene, me):
    """Its text, marked with the circle, hears how it left."""
    arms(scene, text="\n[AUTO](VC):When this card is put into the drop zone, draw a card.")
    away = act(Move(Cards(("arms",), "mine", Is("name", "=", "Ladle")), "drop"), "rear-guard circle")
    me.has(vanguard=miller(scene), left=scene.card("Thief", abilities=[away]), hand=["Ladle"])
    me.plays("Ladle")
    with me.changes(hand=1, arms=-1):
        me.uses("Thief")


@pytest.mark.rule("16.3.3", "11.8.3.2", "11.8.3.3")
@pytest.mark.parametrize("kind", ["arms", "normal", "set"])
def test_an_order_that_its_own_effect_takes_away_is_left_where_it_went(scene, me, kind):
    """It comes neither to the circle nor to the order zone, nor to the drop zone."""
    back = act(Move(This(), "hand"), "order area")
    text = 'Left Arms - "Miller"' if kind == "arms" else ""
    fields = {**ORDER, "type": "set order" if kind == "set" else "normal order"}
    scene.card("Ladle", text, abilities=[replace(back, keyword=ORDER_ABILITY)], **fields)
    me.has(vanguard=miller(scene), hand=["Ladle"])
    me.plays("Ladle")
    assert (me.zone("hand"), me.zone("arms"), me.zone("order zone"), me.zone("drop")) == (["Ladle"], [], [], [])


@pytest.mark.rule("16.3.1", "16.3.3")
@pytest.mark.parametrize("names", [(), ("Ladle",), ("Ladle", "Sieve")])
@pytest.mark.parametrize("text", [
    "[CONT](RC):This unit gets [Power] +5000 for each Arms card on your (VC).",
    "[CONT](RC):This unit gets [Power] +5000 for each Arms on your (VC).",
    "[CONT](RC):If you have two or more Arms cards on your (VC), this unit gets [Power] +10000.",
])
def test_arms_cards_on_the_vanguard_circle_are_those_it_holds(scene, me, text, names):
    """16.3.3: the order lies on the circle; one in another zone is none on it."""
    arms(scene, "Ladle"), arms(scene, "Sieve", sort="Right")
    me.has(vanguard=miller(scene), left=scene.card("Squire", text), hand=[*names, "Grade 3"], drop=["Ladle"])
    me.has(right=scene.card("Reader", "[CONT](RC):You may play one more order."))
    for name in names:
        me.plays(name)
    many = len(names) if "each" in text else 2 * (len(names) == 2)
    me.is_asked()
    assert me.power("Squire") == 7000 + many * 5000
