"""4.14, 4.15, 9.7.2.3, 10.5.1.2.4, 11.8.2, 11.8.3, 13.9: orders, the order area and the order zone."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Place, Turn

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
BLITZ = {**ORDER, "type": "blitz order"}
SET = {**ORDER, "type": "set order"}


def order(scene, name, text, **fields):
    return scene.card(name, text, **{**ORDER, **fields})


# --- when an order is played ------------------------------------------------------------------------------


@pytest.mark.rule("9.7.2.3", "11.8.2.1", "2.4.2")
def test_an_order_up_to_the_vanguards_grade_is_played_in_the_main_phase(scene, me):
    order(scene, "Great Plan", "Draw a card.", grade=3)
    order(scene, "Plan", "Draw a card.", grade=2)
    me.has(vanguard="Grade 2", hand=["Great Plan", "Plan", "Reflex"])
    me.is_asked("9.7.2", exactly=[("order", "Plan"), "pass"])
    assert me.refused("order", "Great Plan") == "9.7.2.3"
    assert me.refused("order", "Reflex") == "10.5.1.2.4"


@pytest.mark.rule("9.7.2.3")
def test_an_order_is_played_out_of_the_hand_alone(scene, me):
    order(scene, "Plan", "Draw a card.")
    me.has(vanguard="Grade 2", drop=["Plan"], hand=["Grade 1"])
    assert me.refused("order", "Plan") == "11.8.2.1"
    assert me.refused("order", "Grade 1") == "11.8.2.1"


@pytest.mark.rule("9.7.2.3", "9.7.2.3.1", "11.8.2.1.1", "11.8.2.1.1.1")
def test_one_order_a_turn(scene, me):
    """11.8.2.1.1: the second stays in the hand."""
    order(scene, "Plan", "Draw a card.")
    me.has(vanguard="Grade 2", hand=["Plan", "Command"])
    me.plays("Plan")
    assert me.refused("order", "Command") == "11.8.2.1.1"
    assert "Command" in me.zone("hand")


@pytest.mark.rule("9.7.2.3.1", "11.8.2.1.1.1")
def test_a_text_may_raise_the_limit(scene, me):
    scene.card("Clerk", "[CONT](RC):You may play one more order.")
    order(scene, "Third", "Draw a card.")
    me.has(vanguard="Grade 2", left="Clerk", hand=["Command", "Fixture", "Third"])
    me.plays("Command").plays("Fixture")
    assert me.refused("order", "Third") == "11.8.2.1.1"


@pytest.mark.rule("9.7.2.3.1", "11.8.2.1.1.1")
@pytest.mark.parametrize("pages", [1, 2])
def test_each_text_that_says_so_raises_the_limit_by_one(scene, me, pages):
    """9.7.2.3.1: two abilities that each allow an additional order allow two of them, and one allows one."""
    scene.card("Page", "[AUTO]:When this unit is placed on (RC), you can play an additional order this turn.", grade=1)
    me.has(vanguard="Grade 2", hand=["Page"] * pages + ["Command"] * (pages + 1) + ["Fixture"])
    for circle in ("left", "right")[:pages]:
        me.calls("Page", circle)
    for _ in range(1 + pages):
        me.plays("Command")
    assert me.refused("order", "Fixture") == "11.8.2.1.1"


@pytest.mark.rule("9.7.2.3.1")
def test_the_limit_is_raised_for_as_long_as_each_text_says(scene, me):
    scene.card("Clerk", "[CONT](RC):You may play one more order.", grade=1)
    me.has(vanguard="Grade 2", left="Clerk", right="Clerk", hand=["Grade 1", "Command", "Command", "Fixture"])
    me.plays("Command").plays("Command")
    assert me.offered(("order", "Fixture"))
    me.calls("Grade 1", "left")
    assert me.refused("order", "Fixture") == "11.8.2.1.1"


@pytest.mark.rule("9.7.2.3", "10.5.1.2.4", "9.7.2.3.1", "10.5.1.2.4.1")
def test_the_limit_is_for_each_turn_and_each_player(scene, me, foe):
    """A blitz order in my turn is of the opponent's limit; in the next turn both may play again."""
    me.has(vanguard="Grade 2", hand=["Command", "Command"], left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Reflex", "Reflex"])
    me.plays("Command").attacks("Grade 2", "Grade 2")
    foe.is_asked("10.5.1.2", exactly=[("order", "Reflex"), "done"])
    foe.plays("Reflex")
    me.declines_attack()
    assert scene.game.facts["orders played"] == (0, 0)
    assert (me.zone("drop"), foe.zone("drop")) == (["Command"], ["Reflex"])


@pytest.mark.rule("10.5.1.2.4", "10.5.1.2.1.1", "10.5.2")
def test_a_blitz_order_is_played_in_the_guard_step(scene, me, foe):
    """10.5.2: after it the player may guard, or guard first and play it then."""
    text = "Choose one of your vanguards, and it gets [Power] +5000 until end of that battle."
    scene.step("battle phase").card("Shield Wall", text, **BLITZ)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard=scene.card("Marshal", grade=1, power=6000), hand=["Shield Wall", "Grade 1", "Command"])
    me.attacks("Grade 2", "Marshal")
    foe.is_asked("10.5.1.2", exactly=["Grade 1", ("order", "Shield Wall"), "done"])
    foe.plays("Shield Wall")
    assert foe.power("Marshal") == 6000 + 5000
    foe.is_asked("10.5.1.2", exactly=["Grade 1", "done"])
    foe.picks("done")
    assert foe.count("damage") == 0 and foe.power("Marshal") == 6000


@pytest.mark.rule("10.5.1.2.4")
@pytest.mark.parametrize(("grade", "offered"), [(1, True), (2, False)])
def test_a_blitz_order_needs_a_grade_up_to_the_vanguards(scene, me, foe, grade, offered):
    scene.step("battle phase").card("Shield Wall", "Draw a card.", **{**BLITZ, "grade": grade})
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Stone", hand=["Shield Wall", "Grade 0"])
    me.attacks("Grade 2", "Stone")
    assert foe.offered("order", "Shield Wall") == offered
    if not offered:
        assert foe.refused("order", "Shield Wall") == "9.7.2.3"


# --- how it is played ---------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.2.1.1", "11.8.3.1", "11.8.3.1.1", "11.8.3.2", "4.14.2", "3.2.2.4")
def test_while_it_resolves_an_order_lies_open_in_the_order_area(scene, me, foe):
    order(scene, "Plan", "Draw a card. Choose one of your rear-guards, and it gets [Power] +5000 until end of turn.")
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 0", hand=["Plan"]).deck_top("Grade 3")
    me.plays("Plan")
    assert me.zone("order area") == ["Plan"] and foe.sees(me.card("Plan"))
    assert me.zone("hand") == ["Grade 3"]
    me.picks("Grade 0")
    assert (me.zone("order area"), me.zone("drop")) == ([], ["Plan"])
    assert me.power("Grade 0") == 5000 + 5000


@pytest.mark.rule("11.8.3.2", "11.8.3.3")
@pytest.mark.parametrize(("fields", "zone", "rule"), [(ORDER, "drop", "11.8.3.2"), (SET, "order zone", "11.8.3.3")])
def test_a_resolved_order_is_put_away_before_anything_else_happens(scene, me, fields, zone, rule):
    """As a part of its play; no check timing finds it in the order area."""
    lifts = "[CONT](Order zone):All of your vanguards get [Power] +2000."
    order(scene, "Plan", "Soul-Charge 1." if zone == "drop" else lifts, **fields)
    me.has(vanguard="Grade 2", hand=["Plan", "Grade 0"])
    me.plays("Plan")
    (moved,) = [event for event in scene.events("move") if event[1] == rule]
    assert me.card("Plan") in moved and me.zone(zone) == ["Plan"]


@pytest.mark.rule("2.9.3.2")
def test_an_order_has_no_power(scene, me):
    me.has(vanguard="Grade 2", hand=[order(scene, "Plan", "Draw a card.")])
    assert (me.value("Plan", "power"), me.value("Grade 2", "power")) == (0, 9000)


@pytest.mark.rule("11.8.2.2", "11.8.2.4", "11.8.2.4.2")
@pytest.mark.parametrize(("damage", "offered"), [(0, False), (1, True)])
def test_the_cost_at_the_beginning_is_paid_as_it_is_played(scene, me, damage, offered):
    order(scene, "Plan", "Play this with [COST][Counter-Blast 1]!\nDraw a card.")
    me.has(vanguard="Grade 2", hand=["Plan", "Grade 0"], damage=damage)
    assert me.offered("order", "Plan") == offered
    if not offered:
        assert me.refused("order", "Plan") == "11.8.2.2"
        return
    me.plays("Plan")
    assert scene.game.face_down[scene.game.in_zone(0, "damage")[0]]
    assert me.count("hand") == 2


@pytest.mark.rule("11.8.2.2", "11.8.2.1.1")
@pytest.mark.parametrize(("hand", "offered"), [([], False), (["Grade 3"], True)])
def test_an_order_does_not_pay_for_itself(scene, me, hand, offered):
    """11.8.2.1.1: it lies in the order area by then, and is no card of the hand."""
    order(scene, "Plan", "Play this with [COST][Choose a card from your hand, and discard it]!\nDraw a card.")
    me.has(vanguard="Grade 2", hand=["Plan", *hand], left="Grade 1")
    assert me.offered("order", "Plan") == offered
    if offered:
        me.plays("Plan")
        assert me.zone("drop") == ["Grade 3", "Plan"]


@pytest.mark.rule("11.8.2.4", "11.8.2.4.2", "11.2.1.3")
@pytest.mark.parametrize(("rear", "offered"), [(1, False), (2, True)])
def test_a_condition_at_the_beginning_must_hold(scene, me, rear, offered):
    order(scene, "Plan", "Play this if you have two or more rear-guards!\nDraw a card.")
    me.has(vanguard="Grade 2", hand=["Plan"], **dict(zip(("left", "right"), ["Grade 1"] * rear, strict=False)))
    assert me.offered("order", "Plan") == offered


@pytest.mark.rule("11.8.2.4.3", "11.8.3.3.1")
@pytest.mark.parametrize("pays", [True, False])
def test_a_cost_in_the_middle_may_be_paid_as_it_resolves(scene, me, pays):
    """11.8.3.3.1: without it, what follows is not done; what stands before it is."""
    lifts = "Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    order(scene, "Plan", f"{lifts} Then, [COST][Soul-Blast 1], and draw a card.")
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Plan"], soul=["Grade 0"])
    me.plays("Plan").picks("yes" if pays else "no")
    assert me.power("Grade 1") == 7000 + 5000
    assert (me.count("soul"), me.count("hand")) == ((0, 1) if pays else (1, 0))
    assert me.zone("drop") == (["Grade 0", "Plan"] if pays else ["Plan"])


@pytest.mark.rule("11.2.1.3", "11.2.2")
@pytest.mark.parametrize(("soul", "drawn"), [(1, 1), (2, 2)])
def test_an_order_may_ask_for_something_as_it_resolves(scene, me, soul, drawn):
    """11.2.2: up to the full stop."""
    order(scene, "Plan", "If your soul has two or more cards, draw a card. Draw a card.")
    me.has(vanguard="Grade 2", hand=["Plan"], soul=soul)
    with me.changes(hand=drawn - 1):
        me.plays("Plan")


# --- set orders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.3.3", "4.15.1", "4.15.2")
def test_a_set_order_goes_to_the_order_zone_and_works_there(scene, me, foe):
    scene.card("Banner", "[CONT](Order zone):All of your rear-guards get [Power] +2000.", **SET)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Banner"])
    me.plays("Banner")
    assert (me.zone("order zone"), me.count("drop")) == (["Banner"], 0)
    assert foe.sees(me.card("Banner"))
    assert me.power("Grade 1") == 7000 + 2000


@pytest.mark.rule("11.8.3.3", "11.8.2.4.2")
def test_a_set_order_may_have_a_cost(scene, me):
    text = "Play this with [COST][Soul-Blast 1]!\n[AUTO](Order zone):At the beginning of your end phase, draw a card."
    scene.card("Banner", text, **SET)
    me.has(vanguard="Grade 2", hand=["Banner"], soul=["Grade 0"])
    me.plays("Banner")
    assert (me.zone("order zone"), me.zone("drop")) == (["Banner"], ["Grade 0"])


@pytest.mark.rule("4.15.3", "9.2.2", "4.3.2.3", "7.2.1")
def test_a_card_in_the_order_zone_rests_and_stands_again(scene, me, foe):
    """9.2.2: the turn player's stand phase stands it, and not the opponent's."""
    scene.card("Well", "[ACT](Order zone):[COST][[Rest] this card], draw a card.", **SET)
    me.has(vanguard="Grade 2", hand=["Well"])
    foe.has(hand=["Grade 0"])
    me.plays("Well")
    assert not me.is_rested("Well")
    me.uses("Well")
    assert me.is_rested("Well")
    me.declines_attack()
    foe.is_asked()
    assert me.is_rested("Well")
    scene.pass_until("10.3.1.2", even_if_able=True)
    foe.declines_attack()
    me.is_asked()
    assert not me.is_rested("Well")


@pytest.mark.rule("4.15.3", "4.15.3.1", "7.3.1")
def test_face_down_in_the_order_zone_a_card_has_no_information(scene, me):
    """4.15.3.1: nor does it do anything."""
    hide = Ability("activated", Turn(Cards(("order zone",), "mine"), "face down"), zones=("field",))
    scene.card("Banner", "[CONT](Order zone):All of your rear-guards get [Power] +2000.", **SET)
    me.has(vanguard="Grade 2", left=scene.card("Hider", abilities=[hide]), order_zone="Banner")
    assert me.power("Hider") == 7000 + 2000
    me.uses("Hider")
    assert (me.value("Banner", "grade"), me.value("Banner", "name"), me.value("Banner", "main type")) == (None, "", "")
    assert me.power("Hider") == 7000 and me.zone("order zone") == ["Banner"]


# --- strays ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.2")
@pytest.mark.parametrize(("name", "place", "drop"), [("Command", [], ["Command"]), ("Grade 1", ["Grade 1"], [])])
def test_an_order_that_would_come_to_a_circle_goes_to_the_drop_zone(scene, me, name, place, drop):
    call = Ability("activated", Place("call", Cards(("soul",), "mine"), "rear-guard circle"), zones=("field",))
    me.has(vanguard=scene.card("Herald", abilities=[call], grade=2), soul=[name])
    me.uses("Herald").picks("front left")
    assert (me.zone("left"), me.zone("drop")) == (place, drop)


@pytest.mark.rule("13.9.1")
def test_an_order_that_is_not_played_does_not_stay_in_the_order_area(scene, me):
    put = Ability("activated", Move(Cards(("soul",), "mine"), "order area"), zones=("field",))
    me.has(vanguard=scene.card("Placer", abilities=[put], grade=2), soul=["Command"], hand=["Grade 0"])
    me.uses("Placer")
    assert (me.zone("order area"), me.zone("drop")) == ([], ["Command"])


@pytest.mark.rule("13.9.2")
@pytest.mark.parametrize("zone", ["order area", "order zone"])
@pytest.mark.parametrize("name", ["Grade 1", "Fixture"])
def test_what_is_no_order_stays_in_neither(scene, me, zone, name):
    put = Ability("activated", Move(Cards(("soul",), "mine"), zone), zones=("field",))
    me.has(vanguard=scene.card("Placer", abilities=[put], grade=2), soul=[name], hand=["Grade 0"])
    me.uses("Placer")
    stays = name == "Fixture" and zone == "order zone"
    assert (me.zone(zone), me.zone("drop")) == (([name], []) if stays else ([], [name]))


@pytest.mark.rule("13.9.3")
@pytest.mark.parametrize("face_down", [False, True])
def test_an_order_that_lies_face_up_on_a_circle_goes_to_the_drop_zone(scene, me, face_down):
    me.put("front left", "Command", face_down=face_down)
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    scene.start()
    assert me.zone("drop") == ([] if face_down else ["Command"])


@pytest.mark.rule("11.1.1.4", "2.9.3.2")
def test_a_unit_has_no_text_without_a_mark(scene):
    with pytest.raises(Exception, match=r"a text without a mark, expected on orders alone \(11.1.1.4\)"):
        scene.card("Odd", "Draw a card.")
