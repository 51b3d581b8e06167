"""Where two rules meet: what a card is in the hand, who stands where as a step begins, and what an end sets off."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cards,
    Choose,
    GainAbility,
    InState,
    Is,
    It,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    Set,
    This,
)

DRAW = Perform("draw", Number(1))
LOWERS = Ability("continuous", Modify(Cards(("hand",)), (Add("grade", Number(-1)),)), zones=("field",))
"""Cards in the hand are of a grade less."""


def automatic(trigger, *parts):
    return Ability("automatic", Sequence(parts), zones=("field",), trigger=trigger)


# --- what a card is in the hand --------------------------------------------------------------------------


@pytest.mark.rule("8.7.4", "8.5.2.1.1.2")
@pytest.mark.parametrize("lowered", [True, False])
def test_a_card_is_called_by_the_grade_that_it_has_in_the_hand(scene, me, lowered):
    """8.7.4, 8.5.2.1.1.2: what changes cards in the hand counts for the call, and on the field no more."""
    scene.card("Teacher", abilities=[LOWERS] * lowered)
    me.has(vanguard="Grade 2", left="Teacher", hand=["Grade 3"])
    assert me.why_not("call", "Grade 3", "front right") == (None if lowered else "8.5.2.1.1.2")
    if lowered:
        me.calls("Grade 3", "front right")
        assert me.value("Grade 3", "grade") == 3


@pytest.mark.rule("8.7.4", "8.5.2.1.1.1")
@pytest.mark.parametrize(("lowered", "able"), [(True, ["Grade 2", "Grade 3"]), (False, ["Grade 1", "Grade 2"])])
def test_a_card_is_ridden_by_the_grade_that_it_has_in_the_hand(scene, me, lowered, able):
    """8.7.4, 8.5.2.1.1.1: over grade 1 come cards that are of grade 1 or 2 in the hand."""
    scene.step("ride phase").card("Teacher", abilities=[LOWERS] * lowered, grade=0)
    me.has(vanguard="Grade 1", left="Teacher", hand=["Grade 1", "Grade 2", "Grade 3"])
    assert [card for card in ("Grade 1", "Grade 2", "Grade 3") if me.offered("ride", card)] == able


@pytest.mark.rule("8.6.4.1.1", "8.7.4")
@pytest.mark.parametrize(("discarded", "drawn"), [("Grade 1", 0), ("Grade 0", 1)])
def test_a_discarded_card_is_asked_about_as_it_is_in_the_drop_zone(scene, me, discarded, drawn):
    """8.6.4.1.1: from the hidden hand to the public drop zone: the grade there counts, not the lower one before."""
    hears = automatic(Moved(Cards((), "mine", Is("grade", "=", Number(0))), ("hand",), ("drop",)), DRAW)
    scene.card("Teacher", abilities=[LOWERS, hears])
    scene.card("Waster", "[ACT](VC):Choose a card from your hand, and discard it.", grade=2)
    me.has(vanguard="Waster", left="Teacher", hand=[discarded])
    me.uses("Waster")
    assert (me.zone("drop"), me.count("hand")) == ([discarded], drawn)


# --- who stands where as a step begins -------------------------------------------------------------------


@pytest.mark.rule("7.3.1.3", "7.7.1.1")
def test_with_its_only_attacker_gone_a_battle_goes_on_to_its_close_step(scene, me, foe):
    """7.3.1.3: as the attack step begins the unit goes to the hand; nobody guards, and the close step is heard."""
    scene.card("Coward", abilities=[automatic(At("begin", "attack step"), Move(This(), "hand"))])
    scene.card("Closer", "[AUTO](RC):At the beginning of your close step, Soul-Charge 1.")
    scene.step("battle phase")
    me.put("vanguard circle", "Grade 2", rested=True)
    me.has(left="Coward", back="Closer")
    foe.has(hand=["Grade 0"])
    me.picks("yes")
    assert (me.zone("hand")[:1], me.count("soul")) == (["Coward"], 1)
    assert scene.events("attack") == scene.events("begin guard step") == []


@pytest.mark.rule("7.4.1.2", "7.6.1.3")
@pytest.mark.parametrize(("to", "checks"), [("vanguard circle", 1), ("back left", 0)])
def test_an_attacker_that_climbs_the_vanguard_circle_checks_and_does_not_hit(scene, me, foe, to, checks):
    """7.4.1.2, 7.6.1.3: on the vanguard circle by then it has a drive step; having moved it hits nothing."""
    climbs = automatic(At("begin", "guard step"), Move(This(), to))
    scene.step("battle phase").card("Climber", abilities=[climbs], grade=2, power=20000)
    me.has(vanguard="Grade 2", left="Climber")
    with foe.changes(damage=0), me.changes(hand=checks):
        me.attacks("Climber", "Stone")
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("7.4.1.1.2.2", "7.7.1.4", "4.1.4")
@pytest.mark.parametrize(("through", "power"), [((), 7000 + 5000), (("hand",), 7000)])
def test_a_guarded_unit_that_changes_circles_is_guarded_yet(scene, me, foe, through, power):
    """7.4.1.1.2.2: it is attacked until the battle is closed, so its guardian shields it; but no new card."""
    attacked = Cards(("rear-guard circle",), "mine", InState("attacked"))
    goes = [Choose(attacked, Number(1)), *[Move(It(), zone) for zone in (*through, "back left")]]
    pause = "[AUTO](RC):At the beginning of your opponent's damage step, you may draw a card."
    scene.step("battle phase").card("Mover", abilities=[automatic(At("begin", "drive step"), *goes)])
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 2", left="Grade 1", back="Mover", right=scene.card("Pause", pause), hand=["Grade 2"])
    me.attacks("Grade 2", "Grade 1")
    foe.guards_with("Grade 2").is_asked(exactly=["yes", "no"])
    assert (foe.zone("back left"), foe.power("Grade 1")) == (["Grade 1"], power)
    foe.passes()


@pytest.mark.rule("7.6.1.6.6", "10.1.5.1")
def test_damage_that_is_left_goes_to_who_rode_in_between(scene, me, foe):
    """7.6.1.6.6: the first of two damage lets the defender ride; the second is dealt and checked all the same."""
    rides = Place("ride", Cards(("hand",), "mine", Is("name", "=", "Heir")), "vanguard circle")
    scene.card("Heir", grade=2)
    scene.step("battle phase").card("Regent", abilities=[automatic(On("damage check"), rides)], grade=2, power=9000)
    me.has(vanguard="Grade 2", left=scene.card("Lancer", grade=2, power=20000, critical=2))
    foe.has(vanguard="Regent", hand=["Heir"])
    with foe.changes(damage=2):
        me.attacks("Lancer", "Regent")
        foe.guards_with_nothing()
    assert (foe.zone("vanguard"), foe.zone("soul")) == (["Heir"], ["Regent"])


@pytest.mark.rule("8.7.2.1.1")
@pytest.mark.parametrize("walks", [False, True])
def test_a_unit_that_changes_circles_is_no_younger_for_it(scene, me, walks):
    """8.7.2.1.1: the ability's age is that of the unit on the field; the later of the two is applied last."""
    for name, power in (("First", 5000), ("Second", 6000)):
        sets = Modify(Cards(("vanguard circle",)), (Set("power", Number(power)),))
        scene.card(name, abilities=[Ability("continuous", sets, zones=("field",))])
    me.has(vanguard="Grade 2", hand=["First", "Second"])
    me.calls("First", "front left").calls("Second", "front right")
    if walks:
        me.exchanges("left")
        assert me.zone("back left") == ["First"]
    assert me.power("Grade 2") == 6000


# --- what an end sets off --------------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.2", "6.8.1.3")
@pytest.mark.parametrize(("until", "drawn"), [("end of turn", 0), ("end of your opponent's next turn", 1)])
def test_an_ability_that_ended_with_the_turn_is_not_set_off_by_its_end(scene, me, until, drawn):
    """6.8.1.3: what is gained in the end phase is looked at once effects for the turn are over: it is gone, or not."""
    gained = GainAbility(automatic(At("end", "turn", "your"), DRAW))
    scene.card("Pupil", abilities=[automatic(At("end", "turn", "your"), Modify(This(), (gained,), until))])
    me.has(vanguard="Grade 2", left="Pupil")
    with me.changes(hand=drawn):
        me.picks("pass", "no")
