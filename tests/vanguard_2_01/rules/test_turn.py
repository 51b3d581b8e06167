"""Section 6: the phases and steps of a turn."""

from __future__ import annotations

import pytest

STEPS = {"draw": ["draw", "G assist"], "ride": ["ride", "stride"]}
STAND = [
    part
    for phase in ("stand", "draw", "ride", "main")
    for part in (f"{phase} phase", *[f"{step} step" for step in STEPS.get(phase, ())])
]
BATTLE = ["attack step", "guard step", "drive step", "damage step", "close step"]


def begun(scene):
    """What has begun so far, in order."""
    words = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].startswith("begin ")]
    return [word for word in words if word != "turn"]


# --- 6.2 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.2")
def test_phases_and_steps_come_in_their_order(scene, me, foe):
    """6.2.2: a turn with one attack by the vanguard; the close step begins unheard and ends the battle."""
    scene.step("turn").declining("assist")
    me.has(vanguard="Grade 2", left=scene.card("Ear", "[AUTO](RC):At the beginning of your close step, draw a card."))
    me.picks("pass").attacks("Grade 2", "Stone")
    me.declines_attack()
    foe_turn = begun(scene).index("stand phase", 1)
    own = [word for word in begun(scene)[:foe_turn] if word != "close step"]
    assert own == [*STAND, "battle phase", "start step", *BATTLE[:-1], "end phase"]


@pytest.mark.rule("6.2.2")
def test_without_an_attack_there_is_no_step_of_a_battle(scene, me, foe):
    scene.step("turn").declining("assist")
    me.has(vanguard="Grade 2", left="Grade 0")
    me.picks("pass").declines_attack()
    foe_turn = begun(scene).index("stand phase", 1)
    assert begun(scene)[:foe_turn] == [*STAND, "battle phase", "start step", "end phase"]


# --- 6.4 draw phase -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.4.1.1.3")
@pytest.mark.parametrize(("deck", "lost"), [(1, True), (2, False)])
def test_who_draws_the_last_card_loses_before_the_g_assist(scene, me, foe, deck, lost):
    """6.4.1.1.3: a check timing lies between the draw and the G assist step."""
    scene.exactly().step("draw phase")
    me.has(vanguard="Grade 1", deck=["Grade 0"] * deck)
    foe.has(vanguard="Grade 1", deck=5)
    if lost:
        scene.start()
        assert (scene.winner, scene.result.rule) == (foe, "9.2.3")
        assert not scene.events("begin G assist step")
    else:
        me.is_asked("6.4.1.2.1.2")


@pytest.mark.rule("6.4.1.2.1.1")
def test_abilities_on_the_g_assist_step_come_before_the_offer(scene, me, foe):
    """6.4.1.2.1.1: what they draw may keep a player from assisting."""
    scene.step("draw phase")
    scene.card("Early", "[AUTO](RC):At the beginning of your G assist step, you may draw a card.", grade=0)
    me.has(vanguard="Grade 1", left="Early").deck_top("Grade 0", "Grade 2")
    me.is_asked(exactly=["yes", "no"])
    assert scene.game.facts["step"] == "G assist step"
    me.picks("yes").is_asked("6.5.1.1.2")
    assert sorted(me.zone("hand")) == ["Grade 0", "Grade 2"]


@pytest.mark.rule("6.4.1.2.1.1")
def test_and_who_declines_them_is_offered_the_g_assist(scene, me, foe):
    scene.step("draw phase")
    scene.card("Early", "[AUTO](RC):At the beginning of your G assist step, you may draw a card.", grade=0)
    me.has(vanguard="Grade 1", left="Early").deck_top("Grade 0")
    me.picks("no").is_asked("6.4.1.2.1.2")


@pytest.mark.rule("6.4.1.2.1.3")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_who_declines_the_g_assist_shows_and_searches_nothing(scene, me, foe, answer):
    """6.4.1.2.1.3: neither the hand is shown nor the deck looked at or shuffled, and the ride phase follows."""
    scene.step("draw phase")
    me.has(vanguard="Grade 1", hand=["Grade 0", "Grade 3"]).deck_top(
        "Grade 1", *(["Grade 2"] if answer == "yes" else [])
    )
    me.picks(answer, about="assist")
    if answer == "no":
        assert not scene.events("shuffle") and not scene.events("show")
        assert not me.sees(scene.game.in_zone(0, "deck")[-1])
        me.is_asked("6.5.1.1.2")
    else:
        assert me.sees(scene.game.in_zone(0, "deck")[-1])
        me.picks("Grade 2").picks("Grade 0", "Grade 1")
        assert scene.events("shuffle")


@pytest.mark.rule("6.4.1.2.5", "1.3.2")
def test_who_has_fewer_than_two_cards_removes_what_there_is(scene, me, foe):
    """6.4.1.2.5: with an empty hand the drawn card and the found one are the two."""
    scene.step("draw phase")
    me.has(vanguard="Grade 1").deck_top("Grade 0", "Grade 2")
    me.picks("yes", about="assist").picks("Grade 2")
    assert (me.count("removed"), me.count("hand")) == (2, 0)


# --- 6.5 ride phase -------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.1")
def test_a_ride_and_then_a_stride_in_one_phase(scene, me, foe):
    """6.5.1: first the one, then the other; neither comes before, and nothing is called in between."""
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 2", "Grade 1"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.is_asked("6.5.1.1.2", exactly=[("ride", "Grade 3"), "pass"])
    assert me.refused("stride", "Grand") == "6.5.1.2.2"
    assert me.refused("call", "Grade 1", "front left") == "6.5.1.1.3"
    me.rides("Grade 3").is_asked("6.5.1.2.2", exactly=[("stride", "Grand"), "pass"])
    me.strides("Grand", "Grade 2", "Grade 1")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("soul")) == (["Grand"], ["Grade 3"], ["Grade 3"])


@pytest.mark.rule("6.5.1")
def test_after_the_stride_step_nothing_is_ridden(scene, me, foe):
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 2", "Grade 1"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").is_asked("6.5.1.2.2")
    assert me.refused("ride", "Grade 3") == "6.5.1.1.2"
    me.picks("pass").is_asked("6.6.1.2")


@pytest.mark.rule("6.5.1.1.2")
@pytest.mark.parametrize("grade", [2, 3])
def test_one_normal_ride_a_turn(scene, me, foe, grade):
    """6.5.1.1.2: with two more in the hand none is offered again."""
    scene.step("ride phase")
    me.has(vanguard="Grade 2", hand=[f"Grade {grade}", scene.card("Other", grade=grade), "Grade 0"])
    me.is_asked("6.5.1.1.2", exactly=[("ride", f"Grade {grade}"), ("ride", "Other"), "pass"])
    me.rides("Other").is_asked("6.6.1.2")
    assert me.zone("vanguard") == ["Other"]
    assert me.refused("ride", f"Grade {grade}") == "6.5.1.1.2"


@pytest.mark.rule("6.5.1.1.4")
@pytest.mark.parametrize("kind", ["ability", "gift"])
def test_what_a_ride_sets_off_comes_before_the_stride(scene, me, foe, kind):
    """6.5.1.1.4: abilities on the ride, and the gift of the ridden card."""
    scene.step("ride phase")
    text = "[AUTO]:When this unit is placed on (VC), you may draw a card." if kind == "ability" else ""
    scene.card("Herald", text, grade=3, **({"gift": "force"} if kind == "gift" else {}))
    me.has(vanguard="Grade 3", hand=["Herald", "Grade 2", "Grade 1"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.rides("Herald")
    if kind == "ability":
        me.is_asked(exactly=["yes", "no"])
        me.passes()
    else:
        me.is_asked("10.6.3.1")
        me.picks("back left")
    assert scene.game.facts["step"] == "stride step"
    me.is_asked("6.5.1.2.2")


# --- 6.8 end phase ----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.5", "6.8.1.4")
def test_the_end_phase_goes_round_for_a_unit_that_came_in_it(scene, me, foe):
    """6.8.1.5: the called unit's own ability resolves too, and what it made for the turn ends with it."""
    scene.card("Late", "[AUTO](RC):At the end of your turn, this unit gets [Power]+3000 until end of turn.", grade=1)
    call = "choose a card from your hand, and call it to (RC)"
    scene.card("Caller", f"[AUTO](RC):At the end of your turn, {call}.", grade=1)
    me.has(vanguard="Grade 2", left="Caller", hand=["Late"])
    me.picks("pass").declines_attack()
    me.picks("back right")
    plays = [event[-1] for event in scene.events("play")]
    assert plays == ["Caller/1", "Late/1"]
    assert scene.game.facts["turn seat"] == 1
    assert me.power("Late") == 7000


@pytest.mark.rule("6.8.1.5", "6.8.1.1.2")
def test_in_the_second_round_nothing_is_unlocked_again(scene, me, foe):
    """6.8.1.5: it goes back behind the unlocking, so what is locked by then stays locked."""
    scene.card("Jailer", "[AUTO](RC):At the end of your turn, choose one of your rear-guards, and lock it.", grade=1)
    me.has(vanguard="Grade 2", left="Jailer", right="Grade 1")
    me.picks("pass").declines_attack()
    me.picks("Grade 1")
    assert scene.game.facts["turn seat"] == 1
    assert me.zone("front right, locked") == ["Grade 1"]
