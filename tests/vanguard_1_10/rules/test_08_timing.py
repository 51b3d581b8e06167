"""Section 8.4: check timings and play timings."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Instead, Moved, Place, This

DRAW_WHEN_PLACED = "[AUTO]:When this unit is placed on (RC), draw a card."
CALL_WHEN_PLACED = "[AUTO]:When this unit is placed on (RC), choose a card from your hand, and call it to (RC)."


def played(scene):
    """The abilities played, in order."""
    return [event[-1] for event in scene.events("play")]


# --- 8.4.1 check timing -----------------------------------------------------------------------------


@pytest.mark.rule("8.4.1")
def test_a_check_timing_goes_round_in_its_order(scene, me, foe):
    """8.4.1: rule actions, the turn player's ability, rule actions again, then the opponent's."""
    scene.card("Herald", CALL_WHEN_PLACED)
    scene.card("Sentry", "[AUTO](VC):When your opponent's rear-guard is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Grade 0", right="Grade 1", hand=["Herald", "Stone"])
    foe.has(vanguard="Sentry")
    foe.deck_top("Grade 2", "Grade 3")
    me.calls("Herald", "right").picks("front left")
    assert scene.moves() == [
        ("Herald", "hand", "front right"),
        ("Grade 1", "front right", "drop"),
        ("Stone", "hand", "front left"),
        ("Grade 0", "front left", "drop"),
        ("Grade 2", "deck", "hand"),
        ("Grade 3", "deck", "hand"),
    ]
    assert played(scene) == ["Herald/1", "Sentry/1", "Sentry/1"]


@pytest.mark.rule("8.4.1.1")
def test_rule_actions_that_are_due_happen_together(scene, me, foe):
    """8.4.1.1: two crowded circles are cleared in one step, so each leaving unit sees the other one leave."""
    scene.card("Twin", "[AUTO](RC):When another of your rear-guards is put into the drop zone from (RC), draw a card.")
    scene.card("Muster", "[ACT](VC):Choose two cards from your hand, and call them to separate (RC).", grade=2)
    me.has(vanguard="Muster", left="Twin", right="Twin", hand=["Grade 0", "Grade 1"])
    me.uses("Muster").picks("front left", "front right")
    me.is_asked("8.4.1.2")
    assert me.zone("drop") == ["Twin", "Twin"]
    assert played(scene) == ["Muster/1"]
    me.picks(me.game.question.options[0])
    assert played(scene) == ["Muster/1", "Twin/1", "Twin/1"]
    assert me.count("hand") == 2 - 2 + 2


@pytest.mark.rule("8.4.1.1")
def test_a_rule_action_that_brings_another_comes_before_any_ability(scene, me, foe):
    """8.4.1.1: a unit that moves on instead of leaving crowds a second circle, which is cleared first too."""
    moves_on = Instead(Moved(This(), ("field",), ("drop",)), Place("call", This(), "rear-guard circle"))
    scene.card("Slider", abilities=[Ability("continuous", moves_on)])
    scene.card("Scout", DRAW_WHEN_PLACED)
    me.has(vanguard="Grade 2", left="Slider", right="Grade 1", hand=["Scout"])
    me.deck_top("Grade 3")
    me.calls("Scout", "left").picks("front right")
    assert scene.moves() == [
        ("Scout", "hand", "front left"),
        ("Slider", "front left", "front right"),
        ("Grade 1", "front right", "drop"),
        ("Grade 3", "deck", "hand"),
    ]


@pytest.mark.rule("8.4.1.2")
def test_the_turn_player_plays_one_ability_at_a_time(scene, me, foe):
    """8.4.1.2: one of two is picked and resolved, rule actions are done, then the second, then the opponent's."""
    scene.card("Herald", f"{CALL_WHEN_PLACED}\n{DRAW_WHEN_PLACED}", grade=2)
    scene.card("Sentry", "[AUTO](VC):When your opponent's grade 2 rear-guard is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", right="Grade 1", hand=["Herald", "Stone"])
    foe.has(vanguard="Sentry")
    me.deck_top("Grade 3")
    foe.deck_top("Grade 0")
    me.calls("Herald", "left")
    me.is_asked("8.4.1.2", exactly=[("ability", "Herald/1", "Herald"), ("ability", "Herald/2", "Herald")])
    me.picks(("ability", "Herald/1", "Herald"), "front right")
    assert played(scene) == ["Herald/1", "Herald/2", "Sentry/1"]
    assert scene.moves()[1:] == [
        ("Stone", "hand", "front right"),
        ("Grade 1", "front right", "drop"),
        ("Grade 3", "deck", "hand"),
        ("Grade 0", "deck", "hand"),
    ]


@pytest.mark.rule("8.4.1.3")
def test_a_new_ability_of_the_turn_player_goes_before_the_rest_of_the_opponents(scene, me, foe):
    """8.4.1.3: the opponent picks among theirs; what that sets off for the turn player comes next."""
    event = "[AUTO](VC):When your opponent's grade 2 rear-guard is placed on (RC), "
    scene.card(
        "Sniper",
        f"{event}choose one of your opponent's grade 1 rear-guards, and retire it.\n{event}draw a card.",
    )
    scene.card("Martyr", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Martyr", hand=["Grade 2"])
    foe.has(vanguard="Sniper")
    me.calls("Grade 2", "right")
    foe.is_asked("8.4.1.3", exactly=[("ability", "Sniper/1", "Sniper"), ("ability", "Sniper/2", "Sniper")])
    foe.picks(("ability", "Sniper/1", "Sniper"))
    assert played(scene) == ["Sniper/1", "Martyr/1", "Sniper/2"]


@pytest.mark.rule("8.4.1.4")
def test_a_check_timing_with_nothing_left_asks_nobody(scene, me, foe):
    """8.4.1.4: nothing is due, so the game goes straight on to the same player's next act."""
    me.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1"])
    me.calls("Grade 0", "left")
    me.is_asked("6.6.1.2")
    assert not foe.asked
    assert scene.moves() == [("Grade 0", "hand", "front left")]
    assert played(scene) == []


@pytest.mark.rule("8.4.1.4")
def test_a_check_timing_ends_when_its_last_ability_is_played(scene, me, foe):
    """8.4.1.4: after the waiting ability nothing is left, and the step that came next goes on."""
    scene.card("Scout", DRAW_WHEN_PLACED)
    me.has(vanguard="Grade 2", hand=["Scout"])
    me.calls("Scout", "left")
    assert played(scene) == ["Scout/1"]
    me.is_asked("6.6.1.2")
    assert scene.game.waiting == []


# --- 8.4.2 play timing ------------------------------------------------------------------------------


@pytest.mark.rule("8.4.2")
def test_a_play_timing_is_checked_asked_and_given_again(scene, me, foe):
    """8.4.2: what waits comes first, then the choice; an act brings another timing, declining leads on."""
    scene.card("Dawn", "[AUTO](VC):At the beginning of your main phase, draw a card.", grade=2)
    me.has(vanguard="Dawn", left="Grade 1", hand=["Grade 0"])
    me.is_asked("6.6.1.2")
    assert played(scene) == ["Dawn/1"]
    me.calls("Grade 0", "right")
    me.is_asked("6.6.1.2")
    me.passes()
    me.is_asked("7.2.1.2")
    assert scene.game.facts["phase"] == "battle phase"


@pytest.mark.rule("8.4.2.1")
def test_the_opponents_ability_resolves_before_the_play_timing(scene, me, foe):
    """8.4.2.1: the check timing comes first, so the opponent has drawn before the turn player can act."""
    scene.card("Spy", "[AUTO](VC):At the beginning of your opponent's main phase, draw a card.")
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    foe.has(vanguard="Spy")
    me.is_asked("6.6.1.2")
    assert foe.count("hand") == 1
    assert played(scene) == ["Spy/1"]


@pytest.mark.rule("8.4.2.1")
def test_a_check_timing_comes_between_two_acts(scene, me, foe):
    """8.4.2.1: an ability of the opponent that waits after a call is done before the next act is chosen."""
    scene.card("Sentry", "[AUTO](VC):When your opponent's rear-guard is placed on (RC), you may draw a card.")
    me.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1"])
    foe.has(vanguard="Sentry")
    me.calls("Grade 0", "left")
    assert not me.asked
    foe.is_asked(exactly=["yes", "no"])
    foe.picks("yes")
    me.is_asked("6.6.1.2")
    assert foe.count("hand") == 1


@pytest.mark.rule("8.4.2.2")
def test_after_each_act_the_player_is_given_another_play_timing(scene, me, foe):
    """8.4.2.2: three acts in a row, a question after each, with the choice to do nothing in it."""
    scene.card("Drawer", "[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Drawer", hand=["Grade 0", "Grade 1"])
    me.calls("Grade 0", "left")
    me.is_asked("6.6.1.2")
    me.exchanges("left")
    me.is_asked("6.6.1.2")
    me.uses("Drawer")
    me.is_asked("6.6.1.2")
    assert me.offered("pass")
    assert me.offered("call", "Grade 1", "front right")


@pytest.mark.rule("8.4.2.2")
def test_the_guard_step_gives_one_play_timing(scene, me, foe):
    """8.4.2.2: where it is said otherwise no second one comes; a card left in hand cannot guard any more."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 1", "Grade 3")
    foe.guards_with("Grade 0")
    assert foe.zone("hand") == ["Grade 1"]
    assert foe.zone("drop") == ["Grade 0"]
    me.is_asked("7.2.1.2")


@pytest.mark.rule("8.4.2.3")
def test_declining_ends_the_main_phase(scene, me, foe):
    """8.4.2.3: doing nothing leads from the main phase to the battle phase, though more could be called."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.passes()
    me.is_asked("7.2.1.2")
    assert scene.game.facts["phase"] == "battle phase"
    assert me.zone("hand") == ["Grade 1"]


@pytest.mark.rule("8.4.2.3")
def test_declining_ends_the_guard_step(scene, me, foe):
    """8.4.2.3: doing nothing there means no guardians, and the drive step comes next."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 1"])
    me.deck_top("Grade 0")
    foe.deck_top("Grade 3")
    me.attacks("Grade 2", "Grade 2")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 1", "done"])
    foe.passes()
    steps = [event[0] for event in scene.game.log if event[0].startswith("begin")]
    assert steps[-5:] == [
        "begin guard step", "begin drive step", "begin damage step", "begin close step", "begin start step",
    ]  # fmt: skip
    assert (me.zone("hand"), foe.zone("damage"), foe.zone("hand")) == (["Grade 0"], ["Grade 3"], ["Grade 1"])
