"""Sections 8.7.3 to 8.8: which cards continuous effects reach, and what a moved card was."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    If,
    InState,
    InZone,
    Is,
    It,
    LoseAbilities,
    Matches,
    Modify,
    Move,
    Moved,
    Number,
    Other,
    Perform,
    Sequence,
    This,
)

REAR = ("rear-guard circle",)
VANGUARD = ("vanguard circle",)
DRAW = Perform("draw", Number(1))


# --- 8.7.3 to 8.7.5 to which cards ------------------------------------------------------------------


@pytest.mark.rule("8.7.3")
def test_a_bonus_does_not_follow_a_card_that_left_the_field(scene, me, foe):
    """8.7.3: dropped and called again in the same turn, the unit has its printed power."""
    scene.card(
        "Trainer",
        "[ACT](VC):Choose one of your rear-guards, and it gets [Power]+5000 until end of turn.\n"
        "[ACT](VC):Choose one of your rear-guards, and retire it.\n"
        "[ACT](VC):Choose a card from your drop zone, and call it to (RC).",
        grade=2,
    )
    me.has(vanguard="Trainer", left="Grade 1")
    me.uses("Trainer", 1)
    assert me.power("Grade 1") == 7000 + 5000
    me.uses("Trainer", 2)
    assert me.zone("drop") == ["Grade 1"]
    assert me.power("Grade 1") == 7000
    me.uses("Trainer", 3).picks("front left")
    assert me.zone("left") == ["Grade 1"]
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("8.7.3")
def test_a_bonus_follows_a_unit_from_circle_to_circle(scene, me, foe):
    """8.7.3: a move within the field keeps it."""
    scene.card("Trainer", "[ACT](VC):All of your rear-guards get [Power]+5000 until end of turn.", grade=2)
    me.has(vanguard="Trainer", left="Grade 1")
    me.uses("Trainer")
    me.exchanges("left")
    assert me.zone("back left") == ["Grade 1"]
    assert me.power("Grade 1") == 7000 + 5000


@pytest.mark.rule("8.7.3")
def test_a_bonus_for_all_units_does_not_reach_one_that_comes_later(scene, me, foe):
    """8.7.3: it was called after the ability was played, and so gets nothing."""
    scene.card("Trainer", "[ACT](VC):All of your rear-guards get [Power]+2000 until end of turn.", grade=2)
    me.has(vanguard="Trainer", left="Grade 1", hand=["Grade 0"])
    me.uses("Trainer")
    me.calls("Grade 0", "right")
    assert (me.power("Grade 1"), me.power("Grade 0")) == (7000 + 2000, 5000)


def drawer_when_placed(op, power):
    placed = Moved(Cards(REAR, "mine", Is("power", op, Number(power))), (), REAR)
    return Ability("automatic", DRAW, VANGUARD, placed)


@pytest.mark.rule("8.7.4")
def test_an_effect_on_a_zone_applies_the_moment_a_card_enters(scene, me, foe):
    """8.7.4: the unit is 9000 + 2000 at once; nothing ever sees it with 9000 on the circle."""
    scene.card(
        "Commander",
        "[CONT](VC):All of your rear-guards get [Power]+2000.",
        abilities=[drawer_when_placed("<", 9000 + 2000)],
        grade=2,
    )
    me.has(vanguard="Commander", hand=["Grade 2"])
    assert me.power("Grade 2") == 9000
    with me.changes(hand=-1):
        me.calls("Grade 2", "left")
    assert me.power("Grade 2") == 9000 + 2000
    assert not scene.events("play")


@pytest.mark.rule("8.7.4", "8.7.5")
def test_a_card_enters_without_the_abilities_that_the_zone_takes(scene, me, foe):
    """8.7.4: units here have no abilities, so an ability about being placed is gone before it is set off."""
    silence = Ability("continuous", Modify(Cards(REAR, "mine", Other()), (LoseAbilities(),)), REAR)
    scene.card("Silencer", abilities=[silence])
    scene.card("Scout", "[AUTO](RC):When this unit is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", right="Silencer", hand=["Scout", "Grade 1"])
    with me.changes(hand=-1):
        me.calls("Scout", "left")
    assert not scene.events("play")


@pytest.mark.rule("8.7.4")
def test_an_effect_on_a_zone_ends_the_moment_a_card_leaves(scene, me, foe):
    """8.7.4: it is about cards in the zone; in the drop zone the printed power is read."""
    scene.card("Commander", "[CONT](VC):All of your rear-guards get [Power]+2000.", grade=2)
    me.has(vanguard="Commander", left="Grade 2", hand=["Grade 1"])
    assert me.power("Grade 2") == 9000 + 2000
    me.calls("Grade 1", "left")
    assert me.power("Grade 2") == 9000


@pytest.mark.rule("8.7.5")
def test_a_trigger_sees_an_entering_card_with_the_zones_effects(scene, me, foe):
    """8.7.5: with +2000 for rear-guards, a 9000 unit is placed as one of 11000 or more, a 7000 unit is not."""
    scene.card(
        "Commander",
        "[CONT](VC):All of your rear-guards get [Power]+2000.",
        abilities=[drawer_when_placed(">=", 11000)],
        grade=2,
    )
    me.has(vanguard="Commander", hand=["Grade 2", "Grade 1"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 2", "left")
    with me.changes(hand=-1):
        me.calls("Grade 1", "right")


@pytest.mark.rule("8.7.5")
def test_a_trigger_sees_the_entering_cards_own_continuous_ability(scene, me, foe):
    """8.7.5: all continuous effects of the zone count, also the one that the card brings along."""
    scene.card("Commander", abilities=[drawer_when_placed(">=", 11000)], grade=2)
    scene.card("Proud", "[CONT](RC):This unit gets [Power]+2000.", grade=2)
    me.has(vanguard="Commander", hand=["Proud"])
    with me.changes(hand=-1 + 1):
        me.calls("Proud", "left")


# --- 8.8 final information --------------------------------------------------------------------------


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize(("helped", "drawn"), [(True, 1), (False, 0)])
def test_a_card_that_left_is_read_as_it_last_was(scene, me, foe, helped, drawn):
    """8.8.1: it had 8000 + 2000 on the field; retired by its own effect, it still counts as 10000."""
    text = "[ACT](RC):Retire this unit. If this unit's [Power] is 10000 or greater, draw a card."
    scene.card("Bomb", text, power=8000)
    scene.card("Helper", "[CONT](RC):All of your other rear-guards get [Power]+2000.")
    me.has(vanguard="Grade 2", left="Bomb", right="Helper" if helped else "Stone", hand=["Grade 1"])
    assert me.power("Bomb") == 8000 + (2000 if helped else 0)
    with me.changes(hand=drawn, drop=+1):
        me.uses("Bomb")


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize(("helped", "drawn"), [(True, 1), (False, 0)])
def test_a_chosen_card_that_left_is_read_as_it_last_was(scene, me, foe, helped, drawn):
    """8.8.1: the chosen unit is retired and then asked about: its power on the field counts."""
    effect = Sequence(
        (
            Choose(Cards(("front left",), "mine"), Number(1)),
            Move(It(), "drop", verb="retire"),
            If(Matches(It(), Is("power", ">=", Number(9000))), DRAW),
        )
    )
    scene.card("Tyrant", abilities=[Ability("activated", effect, VANGUARD)], grade=2)
    scene.card("Helper", "[CONT](RC):All of your other rear-guards get [Power]+2000.")
    me.has(vanguard="Tyrant", left="Grade 1", right="Helper" if helped else "Stone", hand=["Grade 0"])
    with me.changes(hand=drawn, drop=+1):
        me.uses("Tyrant")


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize("rested", [True, False])
def test_the_orientation_of_a_card_that_left_is_read_as_it_last_was(scene, me, foe, rested):
    """8.8.1: a unit that rested on the field counts as resting after the effect has retired it."""
    effect = Sequence(
        (
            Choose(Cards(REAR, "mine"), Number(1)),
            Move(It(), "drop", verb="retire"),
            If(Matches(It(), InState("resting")), DRAW),
        )
    )
    scene.card("Tyrant", abilities=[Ability("activated", effect, VANGUARD)], grade=2)
    me.has(vanguard="Tyrant", hand=["Grade 0"])
    me.put("front left", "Grade 1", rested=rested)
    with me.changes(hand=1 if rested else 0, drop=+1):
        me.uses("Tyrant")


@pytest.mark.rule("8.8.1", "4.1.4")
@pytest.mark.parametrize(("to", "drawn"), [("back left", 0), ("drop", 1)])
def test_a_unit_that_changed_circle_is_read_as_it_is_now(scene, me, foe, to, drawn):
    """8.8.1: a move from circle to circle is exempt: 8000 + 2000 in the front row is 8000 in the back row.

    Put into the drop zone, the unit counts as it was on the field.
    """
    strong = If(Matches(This(), Is("power", ">=", Number(10000))), DRAW)
    front = If(Matches(This(), InZone(("front row",))), Modify(This(), (Add("power", Number(2000)),)))
    walks = Ability("activated", Sequence((Move(This(), to), strong)), zones=("field",))
    scene.card("Climber", abilities=[walks, Ability("continuous", front, zones=("field",))], power=8000)
    me.has(vanguard="Grade 2", left="Climber", hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.uses("Climber")
    assert me.zone(to) == ["Climber"]
