"""6.2, 9.7: calls, and what else the turn player does in the main phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, Cards, Choose, It, Modify, Number, Place, Sequence, This

BONUS = Ability("activated", Modify(This(), (Add("power", Number(5000)),), "end of turn"), zones=("field",))
CIRCLES = ("front left", "front right", "back left", "back center", "back right")


@pytest.mark.rule("9.7.2.1", "9.7.2.1.1", "6.2.1", "6.2.2.1", "2.4.2", "4.9.2.3", "4.9.2.4", "4.9.2.5")
def test_a_unit_of_the_hand_is_called_to_any_rear_guard_circle(scene, me):
    """9.7.2.1: up to the vanguard's grade; nothing is called in front of the vanguard or in its place."""
    me.has(vanguard="Grade 1", hand=["Grade 0", "Stone", "Grade 2", "Command"])
    calls = [("call", name, circle) for name in ("Grade 0", "Stone") for circle in CIRCLES]
    me.is_asked("9.7.2", exactly=[*calls, ("order", "Command"), "pass"])
    assert me.refused("call", "Grade 2", "front left") == "9.7.2.1"
    assert me.refused("call", "Command", "front left") == "2.9.3.1"
    for place in ("vanguard circle", "guardian circle", "far front left"):
        assert me.refused("call", "Grade 0", place) == "9.7.2.1"
    me.calls("Grade 0", "back")
    assert len(scene.events("normal call")) == 1 and not me.is_rested("Grade 0")


@pytest.mark.rule("6.2.3.4", "4.9.4")
def test_the_unit_that_was_on_the_circle_is_retired_by_the_call(scene, me):
    """6.2.3.4: before any check timing, and before abilities on the call are played."""
    scene.card("Caller", "[AUTO]:When this unit is placed on (RC), if you have no other rear-guards, draw a card.")
    me.has(vanguard="Grade 2", left="Grade 0", hand=["Caller"])
    me.calls("Caller", "left")
    assert (me.zone("left"), me.zone("drop")) == (["Caller"], ["Grade 0"])
    order = [(e[0], e[1]) for e in scene.game.log if e[0] in ("move", "call")][:3]
    assert order == [("move", "6.2.3.3"), ("move", "6.2.3.4"), ("call", "6.2.2")]


@pytest.mark.rule("6.2.3.4", "7.16.1", "7.16.2", "11.5.1.2")
@pytest.mark.parametrize(("by", "drawn"), [("call", 0), ("effect", 1)])
def test_who_gives_way_to_a_called_unit_leaves_by_no_effect(scene, me, by, drawn):
    hears = "[AUTO](VC):When your rear-guard is put into the drop zone due to an effect from one of your cards, "
    scene.card("Keeper", f"{hears}draw a card.", grade=2)
    calls, retires = "Choose a card from your hand, and call it to (RC).", "Retire all of your grade 0 rear-guards."
    scene.card("Actor", f"[ACT](RC):{calls if by == 'call' else retires}")
    me.has(vanguard="Keeper", left="Grade 0", right="Actor", hand=["Grade 1"])
    with me.changes(hand=drawn - (by == "call")):
        me.uses("Actor")
        if by == "call":
            me.picks("front left")
    assert me.zone("drop") == ["Grade 0"]


@pytest.mark.rule("6.2.5", "4.1.8", "7.15.2")
@pytest.mark.parametrize(("placement", "power"), [("call", 7000), ("move", 12000)])
def test_a_unit_that_is_called_from_a_circle_is_a_new_card(scene, me, placement, power):
    """6.2.5: what it had got is gone, and it is placed; moved it stays what it was, and is not."""
    go = Ability("activated", Place(placement, This(), "rear-guard circle"), zones=("rear-guard circle",))
    text = "[AUTO]:When this unit is placed on (RC), Soul-Charge 1."
    scene.card("Wanderer", text, abilities=[BONUS, go])
    me.has(vanguard="Grade 2", left="Wanderer", hand=["Grade 0"])
    me.uses("Wanderer", 2).uses("Wanderer", 3).picks("back center")
    assert me.zone("back") == ["Wanderer"]
    assert me.power("Wanderer") == power
    assert me.count("soul") == (1 if placement == "call" else 0)


@pytest.mark.rule("6.2.3.1", "6.2.3.2", "6.2.3.2.1", "6.2.3.3", "6.2.2.2")
def test_cards_that_are_called_together_go_to_different_circles(scene, me):
    scene.card("Herald", "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).", grade=2)
    me.has(vanguard="Herald", left="Grade 3", drop=["Grade 0", "Grade 1"])
    me.uses("Herald").picks("front left")
    me.is_asked("6.2.3.2", exactly=["front right", "back left", "back center", "back right"])
    assert me.zone("left") == ["Grade 3"]
    me.picks("back left")
    assert (me.count("front left"), me.count("back left"), me.zone("drop")) == (1, 1, ["Grade 3"])
    assert len(scene.events("superior call")) == 2


@pytest.mark.rule("6.2.3.2.1.1", "1.3.2.4")
def test_with_too_few_circles_the_player_says_which_are_called(scene, me):
    """6.2.3.2.1.1: as many as there is room for; the others stay where they are."""
    call = Sequence((
        Choose(Cards(("drop",), "mine"), Number(2)),
        Place("call", It(), "rear-guard circle", where=("open",)),
    ))  # fmt: skip
    scene.card("Herald", abilities=[Ability("activated", call, zones=("vanguard circle",))], grade=2)
    me.has(vanguard="Herald", left="Grade 2", right="Grade 2", back_left="Grade 2", back="Grade 2")
    me.has(drop=["Grade 0", "Grade 1"])
    me.uses("Herald").picks("Grade 1", rule="6.2.3.2.1.1")
    assert (me.zone("back right"), me.zone("drop")) == (["Grade 1"], ["Grade 0"])


@pytest.mark.rule("6.2.3.1.1")
def test_a_card_out_of_a_hidden_zone_is_known_before_its_circle_is_chosen(scene, me, foe):
    scene.card("Herald", "[ACT](VC):Choose a card from your hand, and call it to (RC).", grade=2)
    me.has(vanguard="Herald", hand=["Grade 1"])
    card = me.card("Grade 1", "hand")
    scene.start()
    assert not foe.sees(card)
    me.uses("Herald")
    me.is_asked("6.2.3.2")
    assert foe.sees(card)
    me.picks("front left")


@pytest.mark.rule("9.7.2.1.2")
def test_without_a_vanguard_nothing_is_called(scene, me):
    scene.exactly()
    me.has(hand=["Grade 0"], soul=["Grade 1"], deck=3, left="Grade 1")
    me.other.has(vanguard="Stone", deck=3)
    scene.start()
    assert me.zone("vanguard") == ["Grade 1"]
    assert me.offered("call", "Grade 0", "front left")


@pytest.mark.rule("9.7.2.2", "9.7.2.2.1", "9.7.2.2.2", "9.7.2.2.3", "4.9.2.5.2")
def test_rear_guards_of_a_column_change_places(scene, me):
    """Two of them, or one alone; an empty column is not offered, nor is the vanguard's."""
    me.put("front left", "Grade 1", rested=True)
    me.has(vanguard="Grade 2", back_left="Grade 0", back="Grade 3")
    me.is_asked("9.7.2", exactly=[("exchange", "left"), "pass"])
    me.exchanges("left")
    assert (me.zone("left"), me.zone("back left")) == (["Grade 0"], ["Grade 1"])
    assert me.is_rested("Grade 1") and not me.is_rested("Grade 0")
    assert me.refused("exchange", "center") == "9.7.2.2"


@pytest.mark.rule("9.7.2.2.2")
def test_a_unit_alone_moves_to_the_other_circle(scene, me):
    me.has(vanguard="Grade 2", right="Grade 1")
    me.exchanges("right")
    assert (me.count("right"), me.zone("back right")) == (0, ["Grade 1"])


@pytest.mark.rule("9.7.2.4", "9.7.2.6")
def test_abilities_are_played_and_the_phase_ends_with_a_pass(scene, me):
    scene.card("Scout", "[ACT](RC):Draw a card.")
    me.has(vanguard="Grade 2", left="Scout")
    me.uses("Scout").uses("Scout").picks("pass")
    assert me.count("hand") == 2
    me.is_asked("10.3.1.2")
