"""Sections 6.1 to 6.5: Stand Up, the turn, and its stand, draw and ride phases."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

PHASES = ["stand phase", "draw phase", "ride phase", "main phase", "battle phase", "end phase"]


def begun(scene):
    """The phases that have begun so far."""
    kinds = [e[0] for e in scene.game.log]
    return [kind.removeprefix("begin ") for kind in kinds if kind.startswith("begin ") and "phase" in kind]


def decline_until_turn(scene, number):
    """Both decline everything until the first question of that turn."""
    scene.start()
    while scene.game.facts["turn"] < number:
        scene.players[scene.game.question.seat].passes()
    scene.looked = True


# --- 6.1 Stand Up ---------------------------------------------------------------------------------


def both_keep_their_hands(scene, me, foe):
    scene.exactly().turn_of(me, 0).step("set up")
    for player, word in ((me, "Mine"), (foe, "Theirs")):
        for at in range(20):
            player.put("deck", scene.card(f"{word} {at:02}", grade=0))
    scene.start()
    first = scene.players[scene.events("first player")[0][-1]]
    first.passes().other.passes()
    return first


@pytest.mark.rule("6.1.1")
def test_both_first_vanguards_are_turned_face_up(scene, me, foe):
    """6.1.1: after the redraws both players see both vanguards."""
    both_keep_their_hands(scene, me, foe)
    for player in (me, foe):
        zones = scene.game.view(player.seat)["zones"]
        assert [zones[seat]["vanguard circle"][0].get("name") for seat in (0, 1)] == ["Mine 00", "Theirs 00"]


@pytest.mark.rule("6.1.1")
def test_stand_up_is_before_the_first_turn(scene, me, foe):
    """6.1.1: both turn face up in one step, and only then a turn begins."""
    both_keep_their_hands(scene, me, foe)
    kinds = [e[0] for e in scene.game.log]
    at = kinds.index("face up")
    assert kinds[at : at + 3] == ["face up", "face up", "begin turn"]


# --- 6.2 the turn ---------------------------------------------------------------------------------


@pytest.mark.rule("6.2.1")
def test_a_turn_has_six_phases_in_order(scene, me, foe):
    """6.2.1: stand, draw, ride, main, battle, end for one player, then the same for the other."""
    scene.turn_of(me, 3).step("turn")
    decline_until_turn(scene, 5)
    assert begun(scene)[: 2 * 6] == PHASES + PHASES


@pytest.mark.rule("6.2.1")
def test_players_take_turns(scene, me, foe):
    """6.2.1: nobody has two turns running."""
    scene.turn_of(me, 3).step("turn")
    decline_until_turn(scene, 7)
    assert [e[-1] for e in scene.events("begin turn")] == [(3, 0), (4, 1), (5, 0), (6, 1), (7, 0)]


@pytest.mark.rule("6.2.1")
def test_the_first_turn_has_all_phases_too(scene, me, foe):
    """6.2.1: also the turn in which nobody may attack goes through the battle phase."""
    scene.turn_of(foe, 1).step("turn")
    decline_until_turn(scene, 2)
    assert begun(scene)[:6] == PHASES
    me.is_asked("6.5.1.2")


# --- 6.3 stand phase ------------------------------------------------------------------------------


@pytest.mark.rule("6.3.1")
def test_only_the_turn_players_units_stand(scene, me, foe):
    """6.3.1: the units that the turn player is the master of stand, the opponent's go on resting."""
    scene.step("turn")
    me.put("front left", "Grade 1", rested=True)
    foe.put("front left", "Grade 2", rested=True)
    scene.start()
    assert not me.is_rested("Grade 1")
    assert foe.is_rested("Grade 2")


@pytest.mark.rule("6.3.1")
def test_the_stand_phase_comes_first(scene, me, foe):
    """6.3.1: units stand before the turn player draws."""
    scene.step("turn")
    me.put("front left", "Grade 1", rested=True)
    scene.start()
    done = [e[0] if e[0] != "move" else e[7] for e in scene.game.log]
    assert done.index("stand") < done.index("draw")


def waker(scene, phase, whose="your"):
    """A unit that draws a card at the beginning of something, if it rests then."""
    resting = n.Matches(n.This(), n.InState("resting"))
    effect = n.If(resting, n.Perform("draw", n.Number(1)))
    ability = n.Ability("automatic", effect, trigger=n.At("begin", phase, whose))
    return scene.card("Waker", abilities=[ability])


@pytest.mark.rule("6.3.1.1")
@pytest.mark.parametrize("phase", ["turn", "stand phase"])
def test_what_begins_with_the_turn_resolves_while_units_still_rest(scene, me, foe, phase):
    """6.3.1.1: abilities of the beginning of the turn and of the stand phase go before standing."""
    scene.step("turn")
    me.put("front left", waker(scene, phase), rested=True)
    scene.start()
    assert not me.is_rested("Waker")
    assert me.count("hand") == 1 + 1  # the ability, then the draw phase


@pytest.mark.rule("6.3.1.1")
def test_the_beginning_of_the_opponents_turn_sets_off_what_waits_for_that(scene, me, foe):
    """6.3.1.1: each such ability, not only the turn player's; what says "your" waits for its own turn."""
    scene.step("turn").turn_of(foe)
    me.put("front left", waker(scene, "turn", whose="opponent's"), rested=True)
    foe.put("front left", scene.card("Sleeper", abilities=[
        n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=n.At("begin", "turn", "opponent's"))
    ]))  # fmt: skip
    scene.start()
    assert me.count("hand") == 1
    assert foe.count("hand") == 1  # the draw phase alone


@pytest.mark.rule("6.3.1.2")
def test_all_units_of_the_turn_player_stand(scene, me, foe):
    """6.3.1.2: the vanguard and three rear-guards."""
    scene.step("turn")
    circles = {
        "vanguard circle": "Grade 3", "front left": "Grade 2",
        "back left": "Grade 1", "back right": "Grade 0",
    }  # fmt: skip
    for circle, name in circles.items():
        me.put(circle, name, rested=True)
    scene.start()
    assert [me.is_rested(name) for name in circles.values()] == [False] * 4


@pytest.mark.rule("6.3.1.2")
def test_all_units_stand_at_once(scene, me, foe):
    """6.3.1.2: when one of them stands, none of the others rests any more."""
    scene.step("turn")
    nobody_rests = n.Compare(n.Count(n.Cards(("field",), "mine", n.InState("resting"))), "=", n.Number(0))
    together = n.Ability(
        "automatic", n.Perform("draw", n.Number(1)),
        trigger=n.OnlyIf(nobody_rests, n.On("stand", (("card", n.This()),))),
    )  # fmt: skip
    scene.card("Early", abilities=[together])
    scene.card("Late", abilities=[together])
    me.put("front left", "Early", rested=True)
    me.put("back right", "Late", rested=True)
    me.is_asked("8.4.1.2", exactly=[("ability", "Early/1", "Early"), ("ability", "Late/1", "Late")])


@pytest.mark.rule("6.3.1.2")
def test_a_unit_that_cannot_stand_goes_on_resting(scene, me, foe):
    """6.3.1.2: the others stand; in the stand phase after that it stands too."""
    text = (
        "[ACT](VC):Choose one of your opponent's rear-guards, "
        "and that unit cannot [Stand] during your opponent's next stand phase."
    )
    me.has(vanguard=scene.card("Warden", text, grade=2))
    foe.put("front left", "Grade 1", rested=True)
    foe.put("front right", "Grade 2", rested=True)
    me.uses("Warden").picks("Grade 1")
    decline_until_turn(scene, 4)
    assert foe.is_rested("Grade 1")
    assert not foe.is_rested("Grade 2")
    decline_until_turn(scene, 6)
    assert not foe.is_rested("Grade 1")


@pytest.mark.rule("6.3.1.3")
def test_what_standing_sets_off_resolves_before_the_draw(scene, me, foe):
    """6.3.1.3: the check timing after standing closes the stand phase."""
    scene.step("turn")
    scene.card("Stretcher", "[AUTO](VC/RC):When this unit becomes [Stand], Soul-Charge 1.")
    me.put("front left", "Stretcher", rested=True)
    me.deck_top("Grade 2", "Grade 3")
    scene.start()
    assert (me.zone("soul"), me.zone("hand")) == (["Grade 2"], ["Grade 3"])


@pytest.mark.rule("6.3.1.3")
def test_the_draw_phase_follows_the_stand_phase(scene, me, foe):
    """6.3.1.3: an ability of the stand phase's end is still in that phase; then the draw phase begins."""
    scene.step("turn")
    scene.card("Stretcher", "[AUTO](VC/RC):When this unit becomes [Stand], you may draw a card.")
    me.put("front left", "Stretcher", rested=True)
    scene.start()
    assert begun(scene) == ["stand phase"]
    me.passes()
    assert begun(scene)[:2] == ["stand phase", "draw phase"]


# --- 6.4 draw phase -------------------------------------------------------------------------------


@pytest.mark.rule("6.4.1", "6.4.1.2")
def test_the_turn_player_draws_one_card(scene, me, foe):
    """6.4.1, 6.4.1.2: one card from the deck, and none for the opponent."""
    scene.step("draw phase")
    me.has(hand=5)
    foe.has(hand=5)
    me.deck_top("Grade 3")
    scene.start()
    assert me.zone("hand") == ["Stone"] * 5 + ["Grade 3"]
    assert me.count("deck") == 20 - 1
    assert (foe.count("hand"), foe.count("deck")) == (5, 20)


@pytest.mark.rule("6.4.1.1")
def test_what_begins_with_the_draw_phase_resolves_before_the_draw(scene, me, foe):
    """6.4.1.1: the top card is put to the bottom first, so the next one is drawn."""
    scene.step("draw phase")
    sinks = "put the top card of your deck on the bottom of your deck"
    me.has(left=scene.card("Dredger", f"[AUTO](VC/RC):At the beginning of your draw phase, {sinks}."))
    me.deck_top("Grade 2", "Grade 3")
    scene.start()
    assert me.zone("hand") == ["Grade 3"]
    assert me.zone("deck")[0] == "Grade 2"


@pytest.mark.rule("6.4.1.2")
def test_the_starting_player_draws_in_the_first_turn(scene, me, foe):
    """6.4.1.2: the very first turn is no exception, and the draw is no choice."""
    first = both_keep_their_hands(scene, me, foe)
    first.is_asked("6.5.1.2")
    assert first.count("hand") == 5 + 1
    assert first.other.count("hand") == 5


@pytest.mark.rule("6.4.1.3")
def test_drawing_the_last_card_loses_before_the_ride_phase(scene, me, foe):
    """6.4.1.3: the check timing of the draw phase finds the empty deck."""
    scene.exactly().step("draw phase")
    me.has(vanguard="Grade 0", hand=["Grade 1"], deck=1)
    foe.has(vanguard="Grade 0", deck=1)
    scene.start()
    assert scene.winner is foe
    assert begun(scene) == ["draw phase"]
    assert me.count("hand") == 2


@pytest.mark.rule("6.4.1.3")
def test_the_ride_phase_follows_the_draw_phase(scene, me, foe):
    """6.4.1.3: what the draw set off resolves first, in the draw phase."""
    scene.step("draw phase")
    may_draw = n.YouMay(n.Perform("soul charge", n.Number(1)))
    me.has(left=scene.card("Reader", abilities=[n.Ability("automatic", may_draw, trigger=n.On("draw"))]))
    scene.start()
    assert begun(scene) == ["draw phase"]
    me.passes()
    assert begun(scene) == ["draw phase", "ride phase"]
    me.is_asked("6.5.1.2")


# --- 6.5 ride phase -------------------------------------------------------------------------------


@pytest.mark.rule("6.5.1")
def test_the_ride_phase_offers_normal_rides_and_declining(scene, me, foe):
    """6.5.1: nothing else, whatever else could be done in the main phase."""
    scene.step("ride phase")
    me.has(vanguard="Grade 1", left="Grade 0", hand=["Grade 1", "Grade 2"])
    me.has(right=scene.card("Worker", "[ACT](VC/RC):Draw a card."))
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 1"), ("ride", "Grade 2"), "pass"])


@pytest.mark.rule("6.5.1")
def test_the_main_phase_offers_no_normal_ride(scene, me, foe):
    """6.5.1: a card that could have been ridden is not ridden in the main phase."""
    me.has(vanguard="Grade 2", hand=["Grade 2"])
    me.is_asked("6.6.1.2")
    assert not me.offered("ride", "Grade 2")
    assert me.refused("ride", "Grade 2") == "6.5.1.2"


@pytest.mark.rule("6.5.1.1")
def test_what_begins_with_the_ride_phase_resolves_before_the_ride(scene, me, foe):
    """6.5.1.1: a card drawn then may be ridden in the same phase."""
    scene.step("ride phase")
    scene.card("Herald", "[AUTO](VC):At the beginning of your ride phase, draw a card.", grade=1)
    me.has(vanguard="Herald")
    me.deck_top("Grade 2")
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 2"), "pass"])
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("6.5.1.2")
def test_a_ride_is_on_ones_own_vanguard(scene, me, foe):
    """6.5.1.2: the card from hand is the new vanguard of the turn player, and of nobody else."""
    scene.step("ride phase")
    me.has(vanguard="Grade 0", hand=["Grade 1"])
    foe.has(vanguard="Grade 0")
    me.rides("Grade 1")
    assert (me.zone("vanguard"), me.zone("hand")) == (["Grade 1"], [])
    assert foe.zone("vanguard") == ["Grade 0"]


@pytest.mark.rule("6.5.1.2")
def test_one_normal_ride_a_turn(scene, me, foe):
    """6.5.1.2: after a grade 1 has been ridden, the grade 2 that would fit is refused."""
    scene.step("ride phase")
    me.has(vanguard="Grade 0", hand=["Grade 1", "Grade 2", "Grade 0"])
    me.rides("Grade 1")
    assert me.refused("ride", "Grade 2") == "6.5.1.2"
    assert me.zone("vanguard") == ["Grade 1"]


@pytest.mark.rule("6.5.1.2")
def test_a_ride_may_be_declined(scene, me, foe):
    """6.5.1.2: the turn player can ride and need not."""
    scene.step("ride phase")
    me.has(vanguard="Grade 0", hand=["Grade 1", "Grade 0"])
    with me.changes(hand=0):
        me.passes()
    assert me.zone("vanguard") == ["Grade 0"]
    me.is_asked("6.6.1.2")


@pytest.mark.rule("6.5.1.2")
def test_a_superior_ride_leaves_the_normal_ride(scene, me, foe):
    """6.5.1.2: what an effect rides does not use the turn's normal ride up."""
    scene.step("ride phase")
    rides = 'choose a card named "Grade 1" from your soul, and ride it'
    scene.card("Herald", f"[AUTO](VC):At the beginning of your ride phase, {rides}.", grade=0)
    me.has(vanguard="Herald", soul=["Grade 1"], hand=["Grade 2"])
    scene.start()
    assert me.zone("vanguard") == ["Grade 1"]
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("6.5.1.2.1")
def test_no_card_is_called_in_the_ride_phase(scene, me, foe):
    """6.5.1.2.1: the vanguard circle is the only one that cards are played onto."""
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Grade 1"])
    me.is_asked("6.5.1.2", exactly=[("ride", "Grade 1"), "pass"])
    assert me.refused("call", "Grade 1", "front left") == "6.5.1.2.1"


@pytest.mark.rule("6.5.1.3")
def test_what_a_ride_sets_off_resolves_before_the_main_phase(scene, me, foe):
    """6.5.1.3: the ability of being placed resolves in the ride phase."""
    scene.step("ride phase")
    scene.card("Crowned", "[AUTO](VC):When this unit is placed on (VC), you may draw a card.", grade=1)
    me.has(vanguard="Grade 0", hand=["Crowned"])
    me.rides("Crowned")
    assert begun(scene) == ["ride phase"]
    with me.changes(hand=+1):
        me.picks("yes")
    assert begun(scene) == ["ride phase", "main phase"]


@pytest.mark.rule("6.5.1.3")
def test_the_main_phase_follows_the_ride_phase(scene, me, foe):
    """6.5.1.3: no second ride is asked for, though one would fit."""
    scene.step("ride phase")
    me.has(vanguard="Grade 0", hand=["Grade 1", "Grade 1"])
    me.rides("Grade 1")
    me.is_asked("6.6.1.2")
    assert not me.offered("ride", "Grade 1")
