"""Sections 8.5.1 and 8.5.2: how cards and abilities are played and resolve."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, At, Number, Perform

FRONT_AND_BACK = ("front left", "front right", "back left", "back center", "back right")
DRAW_WHEN_PLACED = "[AUTO]:When this unit is placed on (RC), draw a card."


def is_face_down(player, name, zone="damage"):
    return bool(player.game.face_down[player.card(name, zone)])


def kinds(scene):
    """The kinds of all events, in order."""
    return [event[0] for event in scene.game.log]


# --- 8.5.1 what must be played ----------------------------------------------------------------------


@pytest.mark.rule("8.5.1")
def test_continuous_abilities_apply_and_others_are_played(scene, me, foe):
    """8.5.1: the continuous bonus needs no play; the activated one does nothing until it is played."""
    scene.card(
        "Veteran",
        "[CONT](RC):This unit gets [Power]+2000.\n[ACT](RC):This unit gets [Power]+5000 until end of turn.",
    )
    me.has(vanguard="Grade 2", left="Veteran", hand=["Grade 1"])
    me.is_asked("6.6.1.2")
    assert me.power("Veteran") == 7000 + 2000
    assert not scene.events("play")
    me.uses("Veteran", 2)
    assert me.power("Veteran") == 7000 + 2000 + 5000
    assert [event[-1] for event in scene.events("play")] == ["Veteran/2"]


@pytest.mark.rule("8.5.1")
def test_a_card_in_hand_gives_nothing_until_it_is_played(scene, me, foe):
    """8.5.1: its continuous ability for the field is without effect while it is held."""
    scene.card("Captain", "[CONT](RC):All of your other units get [Power]+1000.")
    me.has(vanguard="Grade 2", hand=["Captain"])
    me.is_asked("6.6.1.2")
    assert me.power("Grade 2") == 9000
    me.calls("Captain", "left")
    assert me.power("Grade 2") == 9000 + 1000


@pytest.mark.rule("8.5.1.1.1")
def test_a_new_vanguard_stands_and_inherits_nothing(scene, me, foe):
    """8.5.1.1.1: the old vanguard was rested and strengthened; the one that rides it is neither."""
    scene.card(
        "Sleeper",
        "[AUTO](VC):At the beginning of your ride phase, [Rest] this unit, "
        "and this unit gets [Power]+5000 until end of turn.",
    )
    scene.step("ride phase")
    me.has(vanguard="Sleeper", hand=["Grade 2"])
    me.is_asked("6.5.1.2")
    assert me.is_rested("Sleeper")
    assert me.power("Sleeper") == 7000 + 5000
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]
    assert not me.is_rested("Grade 2")
    assert me.power("Grade 2") == 9000


@pytest.mark.rule("8.5.1.1.1")
def test_playing_to_a_rear_guard_circle_is_a_normal_call(scene, me, foe):
    """8.5.1.1.1: a hand card put onto a rear-guard circle was normal called, not ridden."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.calls("Grade 1", "left")
    assert len(scene.events("normal call")) == 1
    assert not scene.events("normal ride")
    assert not scene.events("superior call")


@pytest.mark.rule("8.5.1.1.1")
def test_playing_to_the_guardian_circle_is_a_normal_call(scene, me, foe):
    """8.5.1.1.1: a hand card played as a guardian was normal called."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    foe.guards_with("Grade 0")
    assert [event[3] for event in scene.events("normal call")] == [foe.card("Grade 0", "drop")]


# --- 8.5.2 the steps of playing ---------------------------------------------------------------------


@pytest.mark.rule("8.5.2")
def test_an_ability_is_chosen_paid_and_resolved_in_that_order(scene, me, foe):
    """8.5.2: the log shows the play, then the cost, then the effect."""
    scene.card("Tapper", "[ACT](RC):[Counter-Blast 1] Draw a card.")
    me.has(vanguard="Grade 2", left="Tapper", damage=1, hand=["Grade 1"])
    me.uses("Tapper")
    seen = [kind for kind in kinds(scene) if kind in ("play", "face down", "move")]
    assert seen == ["play", "face down", "move"]


@pytest.mark.rule("8.5.2")
def test_a_card_is_chosen_with_its_circle_and_then_placed(scene, me, foe):
    """8.5.2: before the pick it is in the hand and unseen; the answer names card and circle; then it is there."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.is_asked("6.6.1.2")
    card = me.card("Grade 1", "hand")
    assert not foe.sees(card)
    me.calls("Grade 1", "back center")
    assert foe.sees(card)
    assert scene.moves() == [("Grade 1", "hand", "back center")]
    assert kinds(scene).index("move") < kinds(scene).index("normal call")


@pytest.mark.rule("8.5.2.1")
def test_a_card_of_too_high_a_grade_is_refused_unseen(scene, me, foe):
    """8.5.2.1: it does not meet the grade requirement, so it is neither played nor shown."""
    scene.card("Secret Knight", grade=2)
    me.has(vanguard="Grade 1", hand=["Secret Knight", "Grade 0"])
    assert me.refused("call", "Secret Knight", "front left") == "8.5.2.1.1.2"
    assert not foe.sees(me.card("Secret Knight", "hand"))
    assert me.count("hand") == 2


@pytest.mark.rule("8.5.2.1")
def test_a_card_that_is_played_is_revealed(scene, me, foe):
    """8.5.2.1: the opponent sees the card that was picked, and not the one that stays in the hand."""
    scene.card("Secret Squire")
    scene.card("Secret Page")
    me.has(vanguard="Grade 1", hand=["Secret Squire", "Secret Page"])
    me.calls("Secret Squire", "left")
    assert foe.sees(me.card("Secret Squire", "left"))
    assert not foe.sees(me.card("Secret Page", "hand"))


@pytest.mark.rule("8.5.2.1")
def test_an_ability_played_out_of_the_hand_shows_its_card_until_it_has_resolved(scene, me, foe):
    """8.5.2.1: the opponent sees whose ability it is while it resolves, and not before or after."""
    offer = Ability(
        "automatic",
        Perform("draw", Number(1), up_to=True),
        zones=("hand",),
        trigger=At("begin", "battle phase", "your"),
    )
    scene.card("Whisperer", abilities=[offer])
    me.has(vanguard="Grade 2", hand=["Whisperer"])
    card = me.card("Whisperer", "hand")
    assert not foe.sees(card)
    me.passes().is_asked("3.12.4")
    assert foe.sees(card)
    me.passes().is_asked("7.2.1.2")
    assert not foe.sees(card)


@pytest.mark.rule("8.5.2.1.1")
def test_rides_and_calls_ask_for_different_grades(scene, me, foe):
    """8.5.2.1.1: over a grade 2 a grade 3 may ride and not be called, a grade 0 be called and not ride."""
    scene.step("ride phase")
    me.has(vanguard="Grade 2", hand=["Grade 3", "Grade 0"])
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 3"), "pass"])
    me.passes()
    me.is_asked("6.6.1.2", exactly=[*(("call", "Grade 0", circle) for circle in FRONT_AND_BACK), "pass"])


@pytest.mark.rule("8.5.2.1.1.1")
def test_a_ride_needs_the_vanguards_grade_or_one_more(scene, me, foe):
    """8.5.2.1.1.1: on a grade 1 ride grades 1 and 2, and neither 0 nor 3."""
    scene.step("ride phase")
    me.has(vanguard="Stone", hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 1"), ("ride", "Grade 2"), "pass"])
    assert me.refused("ride", "Grade 0") == "8.5.2.1.1.1"
    assert me.refused("ride", "Grade 3") == "8.5.2.1.1.1"


@pytest.mark.rule("8.5.2.1.1.2")
def test_a_call_needs_a_grade_not_above_the_vanguards(scene, me, foe):
    """8.5.2.1.1.2: beside a grade 2 vanguard grades 0, 1 and 2 may be called, grade 3 may not."""
    me.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1", "Grade 2", "Grade 3"])
    called = {option[1] for option in me.options() if option[0] == "call"}
    assert called == {"Grade 0", "Grade 1", "Grade 2"}
    assert me.refused("call", "Grade 3", "front left") == "8.5.2.1.1.2"


@pytest.mark.rule("8.5.2.1.1.2")
def test_the_same_limit_holds_for_guardians(scene, me, foe):
    """8.5.2.1.1.2: a grade 2 card cannot be called as guardian beside a grade 1 vanguard."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Stone", hand=["Grade 0", "Grade 1", "Grade 2"])
    me.attacks("Grade 1", "Stone")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "Grade 1", "done"])
    assert foe.refused("Grade 2") == "8.5.2.1.1.2"


@pytest.mark.rule("8.5.2.2")
def test_a_card_is_not_played_before_its_circle_is_chosen(scene, me, foe):
    """8.5.2.2: a call without a circle is no answer; nothing is placed until one is named."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.refused("call", "Grade 1")
    assert me.zone("hand") == ["Grade 1"]
    me.calls("Grade 1", "right")
    assert me.zone("right") == ["Grade 1"]


@pytest.mark.rule("8.5.2.2.1")
def test_a_called_card_goes_to_one_of_its_players_circles(scene, me, foe):
    """8.5.2.2.1: the choice is among the five own rear-guard circles; it never lands on the opponent's."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.is_asked("6.6.1.2", exactly=[*(("call", "Grade 1", circle) for circle in FRONT_AND_BACK), "pass"])
    me.refused("call", "Grade 1", "vanguard circle")
    assert me.refused("call", "Grade 1", "opponent's front left") == "8.5.2.2.1"
    me.calls("Grade 1", "left")
    assert (me.zone("left"), foe.zone("left")) == (["Grade 1"], [])


@pytest.mark.rule("8.5.2.2.1.1")
def test_in_the_guard_step_cards_go_only_to_the_guardian_circle(scene, me, foe):
    """8.5.2.2.1.1: the defender cannot call to an empty rear-guard circle then, but can guard."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "done"])
    foe.refused("call", "Grade 0", "front left")
    foe.guards_with("Grade 0")
    assert ("Grade 0", "hand", "guardian circle") in scene.moves()


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(("face_up", "soul"), [(1, 1), (0, 2)])
def test_a_cost_that_cannot_be_paid_whole_is_not_paid_at_all(scene, me, foe, face_up, soul):
    """8.5.2.3: one part is there and the other is not: nothing is turned or moved, nothing was played."""
    scene.card("Big Spender", "[ACT](VC):[Counter-Blast 1 & Soul-Blast 2] Draw a card.", grade=2)
    me.has(vanguard="Big Spender", soul=["Grade 0"] * soul, hand=["Grade 1"])
    me.put("damage", "Stone", face_down=not face_up)
    assert not me.offered("use", "Big Spender", "Big Spender/1")
    assert me.refused("use", "Big Spender", "Big Spender/1") == "8.5.2.3"
    assert is_face_down(me, "Stone") == (not face_up)
    assert (me.count("soul"), me.count("hand")) == (soul, 1)
    assert not scene.events("play")


@pytest.mark.rule("8.5.2.3")
def test_a_cost_is_paid_whole(scene, me, foe):
    """8.5.2.3: with enough of both, both parts are paid before the card is drawn."""
    scene.card("Big Spender", "[ACT](VC):[Counter-Blast 1 & Soul-Blast 2] Draw a card.", grade=2)
    me.has(vanguard="Big Spender", soul=["Grade 0", "Grade 0"], hand=["Grade 1"], damage=1)
    me.deck_top("Grade 3")
    with me.changes(soul=-2, drop=+2, hand=+1):
        me.uses("Big Spender")
    assert is_face_down(me, "Stone")
    assert scene.moves()[-1] == ("Grade 3", "deck", "hand")


@pytest.mark.rule("8.5.2.3")
def test_one_card_cannot_pay_two_parts_of_a_cost(scene, me, foe):
    """8.5.2.3: the parts are paid at the same moment, so each needs a card of its own."""
    scene.card(
        "Two Handed",
        "[ACT](VC):[Choose a grade 1 card from your hand, and discard it & "
        "Choose a <<Testers>> card from your hand, and discard it] Draw a card.",
        grade=2,
    )
    me.has(vanguard="Two Handed", hand=["Grade 1", "Stone"])
    with me.changes(hand=-2 + 1, drop=+2):
        me.uses("Two Handed")
    assert not me.offered("use", "Two Handed", "Two Handed/1")


@pytest.mark.rule("8.5.2.4")
def test_costs_are_paid_before_the_effect_begins(scene, me, foe):
    """8.5.2.4: at the effect's first choice the damage already lies face down and the soul is spent."""
    scene.card(
        "Gunner",
        "[ACT](VC):[Counter-Blast 1 & Soul-Blast 1] Draw a card, choose a card from your hand, and discard it.",
        grade=2,
    )
    me.has(vanguard="Gunner", damage=1, soul=["Grade 0"], hand=["Grade 1"])
    me.deck_top("Grade 3")
    me.uses("Gunner")
    me.is_asked(exactly=["Grade 1", "Grade 3"])
    assert is_face_down(me, "Stone")
    assert me.zone("drop") == ["Grade 0"]
    log = scene.game.log
    drawn = next(i for i, event in enumerate(log) if event[0] == "move" and event[3] == me.card("Grade 3"))
    paid = [i for i, event in enumerate(log) if event[0] == "face down" or event[3:4] == (me.card("Grade 0"),)]
    assert len(paid) == 2
    assert max(paid) < drawn
    me.picks("Grade 1")


@pytest.mark.rule("8.5.2.4.1")
def test_riding_replaces_the_vanguard_and_fills_the_soul(scene, me, foe):
    """8.5.2.4.1: the new unit is the vanguard, the former one is in the soul."""
    scene.step("ride phase")
    me.has(vanguard="Grade 0", hand=["Grade 1"])
    with me.changes(soul=+1, hand=-1):
        me.rides("Grade 1")
    assert me.zone("vanguard") == ["Grade 1"]
    assert me.zone("soul") == ["Grade 0"]


@pytest.mark.rule("8.5.2.4.2")
def test_a_called_unit_stands_and_the_one_before_it_is_dropped(scene, me, foe):
    """8.5.2.4.2: standing whatever the unit there was; that one goes by rule action, before any ability."""
    scene.card("Scout", DRAW_WHEN_PLACED)
    me.has(vanguard="Grade 2", hand=["Scout"])
    me.put("front left", "Grade 1", rested=True)
    me.deck_top("Grade 3")
    me.calls("Scout", "left")
    assert not me.is_rested("Scout")
    assert me.zone("left") == ["Scout"]
    assert scene.moves() == [
        ("Scout", "hand", "front left"),
        ("Grade 1", "front left", "drop"),
        ("Grade 3", "deck", "hand"),
    ]
    dropped = next(e for e in scene.events("move") if e[3] == me.card("Grade 1", "drop"))
    assert dropped[1].startswith("9.")  # a rule action did it


@pytest.mark.rule("8.5.2.4.2")
def test_both_units_share_the_circle_until_the_check_timing(scene, me, foe):
    """8.5.2.4.2: in the middle of an effect that calls, no rule action has happened yet."""
    scene.card(
        "Muster",
        "[ACT](VC):Choose a card from your hand, call it to (RC), choose one of your rear-guards, "
        "and it gets [Power]+1000 until end of turn.",
        grade=2,
    )
    me.has(vanguard="Muster", left="Grade 1", hand=["Grade 0"])
    me.uses("Muster").picks("front left")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    assert me.zone("left") == ["Grade 1", "Grade 0"]
    me.picks("Grade 0")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 0"], ["Grade 1"])


@pytest.mark.rule("8.5.2.4.3")
def test_a_guardian_comes_resting(scene, me, foe):
    """8.5.2.4.3: as soon as it is on the guardian circle it rests."""
    scene.card("Shieldmaid", "[AUTO]:When this unit is placed on (GC), you may draw a card.")
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Shieldmaid"])
    me.attacks("Grade 1", "Grade 3")
    foe.guards_with("Shieldmaid")
    foe.is_asked(exactly=["yes", "no"])
    assert foe.zone("guardians") == ["Shieldmaid"]
    assert foe.is_rested("Shieldmaid")
    assert not scene.events("rest")[1:]  # it came so; only the attacker was turned
    foe.picks("no")


@pytest.mark.rule("8.5.2.4.4")
def test_an_ability_does_what_it_says_in_its_order(scene, me, foe):
    """8.5.2.4.4: first the draw, then the discard, for which the drawn card may be taken."""
    scene.card("Sifter", "[ACT](VC):Draw a card, choose a card from your hand, and discard it.", grade=2)
    me.has(vanguard="Sifter", hand=["Grade 1"])
    me.deck_top("Grade 3")
    me.uses("Sifter")
    me.is_asked(exactly=["Grade 1", "Grade 3"])
    me.picks("Grade 3")
    assert (me.zone("hand"), me.zone("drop")) == (["Grade 1"], ["Grade 3"])
    assert scene.moves() == [("Grade 3", "deck", "hand"), ("Grade 3", "hand", "drop")]


@pytest.mark.rule("8.5.2.4.4")
def test_an_automatic_ability_does_what_it_says_too(scene, me, foe):
    """8.5.2.4.4: played in the check timing, its steps follow one another as written."""
    scene.card("Porter", "[AUTO]:When this unit is placed on (RC), Soul-Charge 1, and draw a card.")
    me.has(vanguard="Grade 2", hand=["Porter"])
    me.deck_top("Grade 0", "Grade 3")
    me.calls("Porter", "left")
    assert (me.zone("soul"), me.zone("hand")) == (["Grade 0"], ["Grade 3"])
