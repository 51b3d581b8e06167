"""Sections 501 to 504: the phases of a turn up to the main phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

PHASES = ("draw phase", "recovery phase", "main phase", "end phase")


def phase(scene):
    return scene.game.facts["phase"]


def bell(scene, moment, effect="you gain 100 life"):
    """A resonator that does something at a moment."""
    return scene.card("Bell", f"At the {moment}, {effect}.")


def quick(*players):
    """Each of them holds a Quickcast chant and has a stone to pay for it."""
    for player in players:
        player.has(hand=["Quick Chant"]).stones("light")


@pytest.mark.rule("501.1")
def test_turns_alternate_and_have_their_phases_in_order(scene, me, foe):
    """501.1: my four phases, the opponent's four, and mine again."""
    scene.step("turn")
    me.passes()
    foe.passes()
    me.is_asked("602.1c")
    begun = [e for e in scene.game.log if e[0].startswith("begin ")]
    assert [e[0] for e in begun if e[0] != "begin turn"] == [f"begin {p}" for p in (*PHASES, *PHASES, *PHASES[:3])]
    assert [e[-1] for e in begun if e[0] == "begin turn"] == [(3, 0), (4, 1), (5, 0)]


# --- 502 draw phase


@pytest.mark.rule("502.1")
def test_on_turn_one_the_beginnings_of_game_turn_and_draw_phase_come_together(scene, me, foe):
    """502.1: three abilities wait at once, before anything else has been done."""
    first = n.Ability("automatic", n.Perform("gain life", n.Number(100)), trigger=n.At("begin", "game"))
    text = "At the beginning of your turn, you gain 200 life.\nAt the beginning of your draw phase, you gain 300 life."
    scene.turn_of(me, 1).step("turn")
    me.has(field=[scene.card("Herald", text, abilities=[first])])
    me.is_asked("603.2", exactly=[("ability", f"Herald/{at}", "Herald") for at in (2, 3, 4)])
    assert phase(scene) == "draw phase" and me.life == 4000


@pytest.mark.rule("502.1")
def test_on_turn_two_no_game_begins(scene, me, foe):
    """502.1: only the beginnings of the turn and of the draw phase are left, before the draw."""
    first = n.Ability("automatic", n.Perform("gain life", n.Number(100)), trigger=n.At("begin", "game"))
    text = "At the beginning of your turn, you gain 200 life.\nAt the beginning of your draw phase, you gain 300 life."
    scene.turn_of(me, 2).step("turn")
    me.has(field=[scene.card("Herald", text, abilities=[first])])
    me.is_asked("603.2", exactly=[("ability", f"Herald/{at}", "Herald") for at in (2, 3)])
    assert me.count("hand") == 0
    me.picks(("ability", "Herald/2", "Herald"))
    assert me.life == 4000 + 200 + 300


@pytest.mark.rule("502.2")
def test_both_have_priority_before_the_draw(scene, me, foe):
    """502.2: the turn player first; neither hand has grown when either is asked."""
    scene.step("draw phase")
    quick(me, foe)
    me.is_asked("602.1c")
    assert me.offered("play", "Quick Chant") and phase(scene) == "draw phase" and me.count("hand") == 1
    me.passes()
    foe.is_asked("602.1c")
    assert foe.offered("play", "Quick Chant") and me.count("hand") == 1


@pytest.mark.rule("502.3")
def test_nobody_draws_in_the_first_turn_of_the_game(scene, me, foe):
    """502.3: the first player stays at five, the second comes to 5 + 1 in turn two."""
    scene.turn_of(me, 1).step("turn")
    me.has(hand=5)
    foe.has(hand=5)
    me.is_asked("602.1c")
    assert me.count("hand") == 5 and phase(scene) == "main phase"
    me.passes()
    foe.is_asked("602.1c")
    assert foe.count("hand") == 5 + 1 and me.count("hand") == 5


@pytest.mark.rule("502.4")
def test_a_drawn_card_can_be_played_before_the_recovery_phase(scene, me, foe):
    """502.4: the Quickcast chant just drawn is played while my other card is still rested."""
    scene.step("draw phase")
    me.put("field", "Resonator 1", rested=True)
    me.stones("light").deck_top("Quick Chant")
    me.is_asked("602.1c")
    assert me.zone("hand") == ["Quick Chant"] and phase(scene) == "draw phase" and me.is_rested("Resonator 1")
    me.plays("Quick Chant")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Quick Chant"]


# --- 503 recovery phase


@pytest.mark.rule("503.1")
def test_each_player_has_no_recovery_phase_in_the_own_first_turn(scene, me, foe):
    """503.1: turns one and two have none, turn three has one."""
    scene.turn_of(me, 1).step("turn")
    bell(scene, "beginning of your recovery phase")
    me.has(field=["Bell"])
    me.put("field", "Resonator 1", rested=True)
    foe.has(field=["Bell"])
    me.passes()
    foe.passes()
    me.is_asked("602.1c")
    assert scene.game.facts["turn"] == 3
    assert len(scene.events("begin recovery phase")) == 1
    assert (me.life, foe.life) == (4000 + 100, 4000) and not me.is_rested("Resonator 1")


@pytest.mark.rule("503.1")
def test_will_made_in_the_first_draw_phase_survives_to_the_main_phase(scene, me, foe):
    """503.1: with no recovery phase nothing empties the pool, and nobody has priority between draw and main."""
    scene.turn_of(me, 1).step("turn")
    quick(me)
    me.has(field=["Light Stone"])
    me.picks(("use", "Light Stone", "Light Stone/1"))
    me.passes()
    me.is_asked("602.1c")
    assert phase(scene) == "draw phase"
    me.passes()
    assert phase(scene) == "main phase" and me.pool == ["light"]


@pytest.mark.rule("503.2")
def test_the_beginning_of_the_recovery_phase_comes_while_cards_are_rested(scene, me, foe):
    """503.2: the ability is in the chase, and my resonator has not recovered yet."""
    scene.step("recovery phase")
    bell(scene, "beginning of your recovery phase")
    me.put("field", "Bell", rested=True)
    quick(foe)
    foe.is_asked("602.1c")
    assert me.chase == ["Bell"] and me.is_rested("Bell") and me.life == 4000
    foe.passes()
    assert me.life == 4000 + 100


@pytest.mark.rule("503.3")
def test_what_is_rested_before_the_recovery_recovers_in_it(scene, me, foe):
    """503.3: the opponent rests my resonator in this sequence; it recovers with everything else."""
    scene.card("Lull", "[Quickcast]\nRest target resonator.", type="Chant")
    scene.step("recovery phase")
    me.has(field=["Resonator 1"])
    foe.has(hand=["Lull"])
    quick(foe)
    foe.stones("light")
    foe.plays("Lull")
    foe.lets_resolve()
    foe.is_asked("602.1c")
    assert me.is_rested("Resonator 1") and phase(scene) == "recovery phase"
    me.until("602.1c")
    foe.passes()
    assert not me.is_rested("Resonator 1")


@pytest.mark.rule("503.4")
def test_wills_of_both_players_vanish_in_the_recovery_phase(scene, me, foe):
    """503.4: there before the recovery, gone after it, and the stone that made one is recovered then."""
    scene.step("draw phase")
    quick(me)
    foe.will("water")
    me.picks(("use", "Light Stone", "Light Stone/1"))
    me.passes()
    me.passes()
    me.is_asked("602.1c")
    assert (phase(scene), me.pool, foe.pool) == ("recovery phase", ["light"], ["water"]) and me.is_rested("Light Stone")
    me.passes()
    assert (phase(scene), me.pool, foe.pool) == ("recovery phase", [], []) and not me.is_rested("Light Stone")


@pytest.mark.rule("503.5")
def test_the_turn_player_recovers_the_whole_play_ground(scene, me, foe):
    """503.5: ruler, resonator, stone and regalia of mine; nothing of the opponent's."""
    scene.step("recovery phase")
    cards = ("Resonator 1", "Light Stone", "Regalia")
    for player in (me, foe):
        player.put("ruler area", "Ruler", rested=True)
        for name in cards:
            player.put("field", name, rested=True)
    me.is_asked("602.1c")
    assert [me.is_rested(name) for name in ("Ruler", *cards)] == [False] * 4
    assert [foe.is_rested(name) for name in ("Ruler", *cards)] == [True] * 4


@pytest.mark.rule("503.6")
def test_the_end_of_the_recovery_phase_comes_after_recovering(scene, me, foe):
    """503.6: the ability is set off once, with my card recovered already."""
    scene.step("recovery phase")
    bell(scene, "end of your recovery phase")
    me.put("field", "Bell", rested=True)
    quick(foe)
    foe.is_asked("602.1c")
    assert me.chase == [] and me.is_rested("Bell")
    foe.passes()
    assert me.chase == ["Bell"] and not me.is_rested("Bell") and phase(scene) == "recovery phase"
    foe.passes()
    foe.passes()
    assert phase(scene) == "main phase" and me.life == 4000 + 100


@pytest.mark.rule("503.7")
def test_a_priority_sequence_closes_the_recovery_phase(scene, me, foe):
    """503.7: both may play Quickcast cards, with mine recovered; nothing of main timing is offered."""
    scene.step("recovery phase")
    me.put("field", "Light Stone", rested=True)
    me.has(hand=["Quick Chant", "Resonator 1"])
    foe.has(hand=["Quick Chant"])
    foe.will("wind")
    foe.put("field", "Light Stone")
    foe.passes()
    me.is_asked("602.1c", exactly=[("play", "Quick Chant"), ("use", "Light Stone", "Light Stone/1"), "pass"])
    assert phase(scene) == "recovery phase" and not me.is_rested("Light Stone")
    me.passes()
    foe.is_asked("602.1c")
    assert foe.offered("play", "Quick Chant") and phase(scene) == "recovery phase"
    foe.passes()
    assert phase(scene) == "main phase" and me.offered("play", "Resonator 1") and me.offered(("battle",))


# --- 504 main phase


@pytest.mark.rule("504.1")
def test_the_beginning_of_the_main_phase_comes_before_anything_of_main_timing(scene, me, foe):
    """504.1: while the ability is in the chase I may not summon, call, judge or battle; when it has resolved I may."""
    bell(scene, "beginning of your main phase")
    me.has(field=["Bell"], hand=["Resonator 1"]).stones("light")
    me.is_asked("602.1c", exactly=[("use", "Light Stone", "Light Stone/1"), "pass"])
    assert me.chase == ["Bell"] and me.life == 4000
    me.lets_resolve()
    assert me.life == 4000 + 100
    assert me.offered("play", "Resonator 1") and me.offered("call", "Ruler") and me.offered(("battle",))


@pytest.mark.rule("504.2")
def test_main_timing_lasts_until_both_pass_on_an_empty_chase(scene, me, foe):
    """504.2: calling, judgment, a resonator and a battle are offered; in the end phase none of them is."""
    quick(me, foe)
    me.has(hand=["Resonator 1"])
    acts = [("play", "Resonator 1"), ("call", "Ruler"), ("use", "Ruler", "Ruler/1"), ("battle",)]
    assert [me.offered(act) for act in acts] == [True] * 4
    me.passes()
    foe.is_asked("602.1c")
    assert phase(scene) == "main phase" and not foe.offered(("battle",))
    foe.passes()
    me.is_asked("602.1c")
    assert phase(scene) == "end phase" and [me.offered(act) for act in acts] == [False] * 4


# --- 503.5 cards that do not recover once -------------------------------------------------------------------

FROST = "Target resonator doesn't recover during its controller's next recovery phase."


@pytest.mark.rule("503.5")
def test_a_card_kept_from_recovering_in_a_phase_recovers_at_other_times(scene, me, foe):
    """503.5: another effect may recover it before."""
    scene.card("Frost", FROST, type="Chant")
    scene.card("Thaw", "Recover target resonator.", type="Chant")
    me.has(hand=["Frost", "Thaw"]).will("fire", "fire")
    me.put("field", "Resonator 1", rested=True)
    me.plays("Frost").plays("Thaw").lets_resolve()
    assert not me.is_rested("Resonator 1")


@pytest.mark.rule("503.3", "503.5", "503.7")
@pytest.mark.parametrize(("late", "first"), [(False, 5), (True, 7)])
def test_the_next_recovery_phase_is_this_one_until_the_cards_recover(scene, me, foe, late, first):
    """503.3, 503.5, 503.7: frozen before the cards of turn 5 recover, it is that phase; after it, the one of turn 7."""
    scene.turn_of(me, 5).step("recovery phase")
    scene.card("Frost", "[Quickcast]\nRest target resonator. It doesn't recover during its controller's next recovery "
               "phase.", type="Chant", cost="{0}")  # fmt: skip
    me.has(hand=["Frost"], field=["Resonator 1"])
    me.put("field", "Regalia", rested=True)
    scene.start()
    while me.is_rested("Regalia") == late:
        scene.players[scene.game.question.seat].passes()
    me.plays("Frost").lets_resolve()
    for later, rested in ((first, True), (first + 2, False)):
        while scene.game.facts["turn"] < later or scene.game.facts["phase"] != "main phase":
            scene.players[scene.game.question.seat].passes()
        assert me.is_rested("Resonator 1") is rested
    scene.quiet()


@pytest.mark.rule("503.5")
@pytest.mark.parametrize("mine", [True, False])
def test_the_next_recovery_phase_of_its_controller_is_one_phase(scene, me, foe, mine):
    """503.5: frozen in my turn 3; mine stays rested in turn 5 and recovers in 7, the other's in 4 and 6."""
    scene.card("Frost", FROST, type="Chant")
    me.has(hand=["Frost"]).will("fire")
    holder = me if mine else foe
    holder.put("field", "Resonator 1", rested=True)
    me.plays("Frost").lets_resolve()
    rested = []
    for player in (me, foe, me, foe, me):
        rested.append(holder.is_rested("Resonator 1"))
        player.passes()
    assert rested == ([True, True, True, True, False] if mine else [True, True, True, False, False])
