"""17.4: turns that an effect ends, and what of them is still done in the end phase."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Cards, Modify, Number, Perform, Sequence

ENDS = "[AUTO](VC/RC):When this unit attacks, end the turn."


def bell(scene, text=ENDS, name="Curfew Bell", **fields):
    return scene.card(name, text, **{"grade": 2, "power": 9000, **fields})


def kinds_of(scene):
    """What happened, in order, in a word each."""
    return [kind for kind, *_ in scene.game.log]


@pytest.mark.rule("17.4.1.2")
def test_a_turn_that_ends_in_the_attack_step_has_no_further_step(scene, me, foe):
    """No guard is asked for, nothing is checked and nothing is dealt."""
    scene.step("battle phase")
    bell(scene)
    me.has(vanguard="Curfew Bell", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with me.changes(hand=0), foe.changes(damage=0):
        me.attacks("Curfew Bell", "Grade 2")
        assert scene.game.facts["turn seat"] == 1
    assert "begin guard step" not in kinds_of(scene)
    assert scene.events("begin end phase")


@pytest.mark.rule("17.4.1.2")
@pytest.mark.parametrize("text", ["[ACT](VC):End the turn.", "[ACT](VC):The turn ends."])
def test_a_turn_that_ends_in_the_main_phase_has_no_battle_phase(scene, me, foe, text):
    bell(scene, text)
    me.has(vanguard="Curfew Bell", left="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Curfew Bell")
    assert scene.game.facts["turn seat"] == 1
    assert not scene.events("begin battle phase")


@pytest.mark.rule("17.4.1.2")
def test_without_it_the_battle_goes_on(scene, me, foe):
    scene.step("battle phase")
    bell(scene, "[AUTO](VC/RC):When this unit attacks, if you have no rear-guards, end the turn.")
    me.has(vanguard="Curfew Bell", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Curfew Bell", "Grade 2")
    foe.is_asked("10.5.1.2")


@pytest.mark.rule("17.4.1.2")
def test_the_rest_of_the_effect_is_done_first(scene, me, foe):
    bell(scene, "[ACT](VC):End the turn, and draw a card.")
    me.has(vanguard="Curfew Bell", left="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    with me.changes(hand=1):
        me.uses("Curfew Bell")
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("17.4.1.2")
def test_in_the_end_phase_there_is_nowhere_to_go(scene, me, foe):
    """Both abilities at the end of the turn resolve; a turn is ended once."""
    bell(scene, "[AUTO](VC):At the end of your turn, end the turn, and draw a card.")
    scene.card("Watchman", "[AUTO](RC):At the end of your turn, Soul-Charge 1.")
    me.has(vanguard="Curfew Bell", left="Watchman", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    scene.step("battle phase")
    with me.changes(hand=1, soul=1):
        me.declines_attack()
        me.picks(me.options()[0])
    assert len(scene.events("begin end phase")) == 1
    assert scene.game.facts["turn seat"] == 1


LASTING = (
    "[AUTO](VC/RC):When this unit attacks, this unit gets [Power] +1000 until end of that battle, and this unit gets "
    "[Power] +2000 until end of turn, and this unit gets [Power] +4000 until the end of your opponent's next turn, and "
    "end the turn."
)


@pytest.mark.rule("17.4.1.1")
def test_periods_within_the_turn_are_over_at_once(scene, me, foe):
    """17.4.1.1: that of the battle is; to the end of the turn, of a later turn and of the game they go on."""
    scene.step("battle phase")
    bell(scene, LASTING)
    scene.card("Watchman", "[CONT](RC):All of your vanguards get [Power] +100.", power=5000)
    scene.card("Clock", "[AUTO](RC):At the end of your turn, you may draw a card.")
    me.has(vanguard="Curfew Bell", left="Watchman", right="Clock")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Curfew Bell", "Grade 2")
    assert scene.game.facts["phase"] == "end phase"
    assert me.power("Curfew Bell") == 9000 + 2000 + 4000 + 100
    me.picks("no")
    assert me.power("Curfew Bell") == 9000 + 4000 + 100


@pytest.mark.rule("17.4.1.1", "17.4.1.2")
def test_nobody_attacks_in_the_end_phase_and_the_booster_adds_nothing(scene, me, foe):
    scene.step("battle phase")
    bell(scene)
    scene.card("Clock", "[AUTO](RC):At the end of your turn, you may draw a card.")
    me.has(vanguard="Curfew Bell", back="Grade 1", right="Clock")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Curfew Bell", "Grade 2", boost="Grade 1")
    assert scene.game.facts["attacker"] is None and scene.game.facts["attacked"] == ()
    assert me.power("Curfew Bell") == 9000
    me.picks("no")


@pytest.mark.rule("17.4.2", "13.5.1")
def test_damage_that_remains_is_worked_off_in_the_end_phase(scene, me, foe):
    """17.4.2: both checks come in the check timing of the end phase."""
    deals = Ability(
        "activated",
        Sequence((Perform("deal damage", Number(2), cards=Cards(("vanguard circle",), "theirs")), Perform("end turn"))),
        zones=("field",),
    )
    scene.card("Curfew Bell", abilities=[deals], grade=2)
    me.has(vanguard="Curfew Bell", left="Grade 1", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with foe.changes(damage=2):
        me.uses("Curfew Bell")
    kinds = kinds_of(scene)
    assert kinds.index("begin end phase") < kinds.index("damage check")
    assert kinds.count("damage check") == 2


@pytest.mark.rule("17.4.2")
def test_without_the_end_of_the_turn_it_is_worked_off_at_once(scene, me, foe):
    deals = Ability(
        "activated", Perform("deal damage", Number(2), cards=Cards(("vanguard circle",), "theirs")), zones=("field",)
    )
    scene.card("Curfew Bell", abilities=[deals], grade=2)
    me.has(vanguard="Curfew Bell", left="Grade 1", hand=["Grade 0"])
    with foe.changes(damage=2):
        me.uses("Curfew Bell")
    assert scene.game.facts["phase"] == "main phase"


@pytest.mark.rule("17.4.3", "17.4.1.2")
def test_abilities_in_stand_by_are_played_in_the_end_phase(scene, me, foe):
    """17.4.3: the one that ends the turn was chosen first; the other waits."""
    scene.step("battle phase")
    bell(scene)
    scene.card("Herald", "[AUTO](RC):When your vanguard attacks, Soul-Charge 1.")
    me.has(vanguard="Curfew Bell", left="Herald")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with me.changes(soul=1):
        me.attacks("Curfew Bell", "Grade 2").picks(("ability", "Curfew Bell/1", "Curfew Bell"))
    kinds = kinds_of(scene)
    assert kinds.index("begin end phase") < kinds.index("move", kinds.index("begin end phase"))


@pytest.mark.rule("17.4.1.2", "11.8.3.2")
def test_an_order_that_ends_the_turn_goes_to_the_drop_zone(scene, me, foe):
    scene.card("Lights Out", "End the turn.", type="normal order", grade=1, power=None, skill=None, shield=None)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Lights Out", "Grade 0"])
    foe.has(hand=["Grade 0"])
    me.plays("Lights Out")
    assert me.zone("drop") == ["Lights Out"] and scene.game.facts["turn seat"] == 1


@pytest.mark.rule("17.4.1.2", "10.5.1.2.4", "13.3.1")
def test_a_blitz_order_ends_the_turn_of_the_other_player(scene, me, foe):
    """13.3.1: the guardian leaves in the end phase, since nobody is attacked."""
    order = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None}
    scene.step("battle phase").card("Lights Out", "End the turn.", **order)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Lights Out", "Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Grade 2")
    foe.picks("Grade 0", "done").plays("Lights Out")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Lights Out"]
    assert scene.game.facts["turn seat"] == 1 and foe.count("damage") == 0


@pytest.mark.rule("17.4.1.2", "2.8.2.6", "13.8.1")
def test_an_over_trigger_that_ends_the_turn_does_all_that_it_does(scene, me, foe):
    """The unit gets its power and the card is drawn, whichever comes first; the step is over then."""
    scene.step("battle phase")
    scene.card("Comet", "Additional Effect - End the turn!", trigger="over", grade=0, power=5000)
    me.has(vanguard="Grade 3", left="Grade 1").deck_top("Comet")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    with me.changes(hand=1), foe.changes(damage=0):
        me.attacks("Grade 3", "Grade 2")
        foe.guards_with_nothing()
        me.picks("additional effect", "remove", "draw", "Grade 1")
    assert me.zone("removed") == ["Comet"]
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("17.4.1.1", "11.8.13")
def test_what_was_to_happen_as_the_battle_ends_does_not_happen_in_the_next_one(scene, me, foe):
    scene.step("battle phase")
    text = "[AUTO](VC/RC):When this unit attacks, at the end of that battle, draw a card."
    scene.card("Runner", text, grade=1, power=4000)
    bell(scene, "[AUTO](VC/RC):When your rear-guard attacks, end the turn.")
    me.has(vanguard="Curfew Bell", left="Runner")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Runner", "Grade 2").picks(("ability", "Runner/1", "Runner"))
    assert scene.game.facts["turn seat"] == 1 and not scene.game.timed


@pytest.mark.rule("17.4.1.2", "17.2.1")
def test_an_extra_turn_follows_a_turn_that_was_ended(scene, me, foe):
    bell(scene, "[ACT](VC):You get an extra turn, and end the turn.")
    me.has(vanguard="Curfew Bell", left="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Curfew Bell")
    assert (scene.game.facts["turn seat"], scene.game.facts["turn"]) == (0, 4)


@pytest.mark.rule("17.4.1.2", "11.8.2.2.1", "7.8.3")
def test_what_was_shown_for_the_ability_is_hidden_again(scene, me, foe):
    """An ability that is played out of the hand shows its card only while it resolves."""
    ends = Ability("activated", Perform("end turn"), zones=("hand",))
    scene.card("Whisper", abilities=[ends], grade=1)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Whisper", "Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Whisper")
    assert scene.game.facts["turn seat"] == 1
    assert not foe.sees(me.card("Whisper"))


@pytest.mark.rule("17.4.1.1")
@pytest.mark.parametrize("bound", [True, False])
def test_what_lasts_until_a_stand_phase_to_come_goes_on(scene, me, foe, bound):
    stays = Modify(Cards(("front left",), "theirs"), (Cannot("stand"),), "end of your opponent's next stand phase")
    parts = (stays, Perform("end turn")) if bound else (Perform("end turn"),)
    scene.card("Curfew Bell", abilities=[Ability("activated", Sequence(parts), zones=("field",))], grade=2)
    me.has(vanguard="Curfew Bell", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    foe.put("front left", "Grade 1", rested=True)
    me.uses("Curfew Bell")
    foe.is_asked("9.6.2")
    assert foe.is_rested("Grade 1") == bound
