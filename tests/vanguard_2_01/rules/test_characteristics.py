"""Section 2: what is printed on a card, and what effects make of it."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    Is,
    It,
    Modify,
    Move,
    Number,
    Sequence,
    Set,
    This,
    ValueOf,
)

HEARS = "[AUTO](RC):When this unit's [Power] is increased, draw a card."
CHARGES = "[ACT](VC):Put the top card of your deck into your soul."
HEARS_LESS = "[AUTO](RC):When this unit's [Power] is decreased, draw a card."


def changing(scene, change):
    """A vanguard that makes this of the power of the unit in the front left circle."""
    node = Sequence((Choose(Cards(("front left",), "mine"), Number(1)), Modify(It(), (change,), "end of turn")))
    scene.card("Changer", abilities=[Ability("activated", node, zones=("field",))], grade=2)


# --- 2.2, 2.3, 2.15 clan, race, nation ---------------------------------------------------------------------


@pytest.mark.rule("2.2.4")
@pytest.mark.parametrize(("clan", "drawn"), [("Old Guard", 1), ("New Guard", 1), ("Third Guard", 0)])
def test_a_clan_that_is_added_leaves_the_ones_it_has(scene, me, foe, clan, drawn):
    """2.2.4: a trigger of either clan works, one of a third does not."""
    scene.step("battle phase")
    scene.card("Turncoat", "[CONT]:This card is also a <<New Guard>>.", clan="Old Guard", grade=2, skill=None)
    scene.card("Spark", grade=0, trigger="draw", clan=clan)
    me.has(vanguard="Turncoat").deck_top("Spark")
    with me.changes(hand=1 + drawn):
        me.attacks("Turncoat", "Stone")
        if drawn:
            me.picks("draw")
    assert me.value("Turncoat", "clan") == ("Old Guard", "New Guard")


@pytest.mark.rule("2.3.1.1")
def test_a_text_asks_for_a_race(scene, me, foe):
    scene.card("Finder", "[ACT](VC):Choose a <Elf> from your drop zone, and put it into your hand.", grade=2)
    me.has(vanguard="Finder", drop=[scene.card("Wood", race="Elf"), scene.card("Town", race="Human")])
    with me.changes(hand=1, drop=-1):
        me.uses("Finder")
    assert (me.zone("hand"), me.zone("drop")) == (["Wood"], ["Town"])


@pytest.mark.rule("2.15.2")
@pytest.mark.parametrize(("nation", "found"), [("Dragon Empire", "Ember"), ("Magallanica", "Tide")])
def test_an_effect_asks_for_a_nation(scene, me, foe, nation, found):
    """2.15.2: the clan tells the nation; only the card of that nation is chosen."""
    of_nation = Choose(Cards(("drop",), "mine", Is("nation", "has", nation)), Number(1))
    takes = Ability("activated", Sequence((of_nation, Move(It(), "hand"))), zones=("field",))
    scene.card("Envoy", abilities=[takes], grade=2)
    me.has(vanguard="Envoy", drop=[scene.card("Ember", clan="Kagero"), scene.card("Tide", clan="Granblue"), "Grade 1"])
    me.uses("Envoy")
    assert me.zone("hand") == [found]


# --- 2.5 power ---------------------------------------------------------------------------------------------


@pytest.mark.rule("2.5.3")
@pytest.mark.parametrize(("power", "damage"), [("15000+", 1), (15000, 1), ("14999+", 0)])
def test_a_plus_sign_after_the_power_means_nothing(scene, me, foe, power, damage):
    """2.5.3: against 15000 it hits as what the number says."""
    scene.step("battle phase").card("Signed", grade=1, power=power)
    me.has(left="Signed")
    foe.has(vanguard=scene.card("Wall", grade=2, power=15000))
    me.attacks("Signed", "Wall")
    assert foe.count("damage") == damage


@pytest.mark.rule("2.5.4", "2.5.4.1", "8.7.1.4")
@pytest.mark.parametrize(
    ("change", "text", "drawn"),
    [
        (Add("power", Number(5000)), HEARS, 1),
        (Add("power", Number(-5000)), HEARS, 0),
        (Add("power", Number(-5000)), HEARS_LESS, 1),
        (Add("power", Number(5000)), HEARS_LESS, 0),
        (Add("power", Number(0)), HEARS, 0),
        (Add("power", Number(0)), HEARS_LESS, 0),
        (Set("power", Number(11000)), HEARS, 1),
        (Set("power", Number(3000)), HEARS_LESS, 1),
        (Set("power", Number(7000)), HEARS, 0),
        (Add("critical", Number(1)), HEARS, 0),
    ],
)
def test_power_is_increased_when_it_becomes_larger(scene, me, foe, change, text, drawn):
    """2.5.4, 2.5.4.1: by adding or by setting, and by nothing it is neither increased nor decreased."""
    changing(scene, change)
    me.has(vanguard="Changer", left=scene.card("Listener", text, power=7000), hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.uses("Changer")


@pytest.mark.rule("2.5.4", "2.8.1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [(HEARS, 1), (HEARS.replace("increased", "increased due to an effect from one of your cards"), 1), (HEARS_LESS, 0)],
)
def test_the_power_of_a_trigger_icon_is_an_increase_by_a_card(scene, me, foe, text, drawn):
    """2.5.4, 2.8.1: what an icon does is an effect of its card."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Listener", text, power=7000)).deck_top("Critical Trigger")
    with me.changes(hand=1 + drawn):
        me.attacks("Grade 2", "Stone").picks("critical", "Grade 2", "Listener")


@pytest.mark.rule("2.5.4")
def test_a_boost_is_no_effect_that_increases_power(scene, me, foe):
    scene.step("battle phase")
    me.has(left=scene.card("Listener", HEARS, power=7000), back_left="Grade 0")
    with me.changes(hand=0):
        me.attacks("Listener", "Stone", boost="Grade 0")


@pytest.mark.rule("2.5.4.2")
@pytest.mark.parametrize(("other", "power"), [(-2000, 9000 - 2000), (2000, 9000 + 2000)])
def test_an_increase_by_a_negative_number_lowers_the_power(scene, me, foe, other, power):
    """2.5.4.2: by the power of a unit that stands at -2000."""
    scene.card("Sunken", power=5000)
    down = Ability("continuous", Modify(This(), (Add("power", Number(other - 5000)),)), zones=("field",))
    scene.card("Debtor", abilities=[down], power=5000)
    by_it = Modify(This(), (Add("power", ValueOf("power", Cards(("front left",), "mine"))),), "end of turn")
    scene.card("Reader", abilities=[Ability("activated", by_it, zones=("field",))], grade=2, power=9000)
    me.has(vanguard="Reader", left="Debtor", hand=["Grade 0"])
    me.uses("Reader")
    assert (me.power("Debtor"), me.power("Reader")) == (other, power)


# --- 2.8 triggers, 2.10 skills -------------------------------------------------------------------------------


@pytest.mark.rule("2.8.1", "2.8.1.1.3", "2.8.3")
@pytest.mark.parametrize("way", ["drive check", "damage check", "discard", "soul charge"])
def test_an_icon_works_in_checks_alone(scene, me, foe, way):
    """2.8.1: the same draw trigger, turned up in a check, or put somewhere by a text."""
    scene.card("Mill", "[ACT](VC):Put the top card of your deck into your drop zone.\n" + CHARGES, grade=2, power=9000)
    scene.card("Loud Spark", grade=0, trigger="draw", trigger_power=10000)
    me.has(vanguard="Mill", right="Grade 3").deck_top("Loud Spark", "Grade 1")
    if way == "drive check":
        me.attacks("Mill", "Stone").picks("draw", "Mill")
        assert (sorted(me.zone("hand")), me.power("Mill")) == (["Grade 1", "Loud Spark"], 9000 + 10000)
    elif way == "damage check":
        foe.has(left="Grade 2", right="Grade 2")
        scene.turn_of(foe).step("battle phase")
        foe.attacks("Grade 2", "Mill")
        me.picks("draw", "Mill")
        assert (me.zone("hand"), me.zone("damage"), me.power("Mill")) == (["Grade 1"], ["Loud Spark"], 9000 + 10000)
    else:
        me.uses("Mill", 1 if way == "discard" else 2)
        assert (me.count("hand"), me.count("deck"), me.power("Mill")) == (0, 19, 9000)
        me.picks(("use", "Mill", "Mill/1"))


@pytest.mark.rule("2.8.1.1.5", "2.8.3")
@pytest.mark.parametrize(("mine", "theirs", "healed"), [(3, 3, 1), (2, 3, 0), (0, 0, 0), (4, 3, 1)])
def test_a_heal_trigger_heals_unless_the_opponent_has_more(scene, me, foe, mine, theirs, healed):
    """2.8.1.1.5: whether or not it heals, a unit gets the power; a card in the trigger zone does not count."""
    scene.step("battle phase").card("Salve", grade=0, trigger="heal", trigger_power=10000)
    me.has(vanguard="Grade 2", right="Grade 1", damage=mine).deck_top("Salve")
    foe.has(damage=theirs, vanguard=scene.card("Great Wall", power=50000))
    with me.changes(damage=-healed, drop=healed):
        me.attacks("Grade 2", "Great Wall").picks("heal")
        if healed:
            me.picks("Stone", about="healed")
        me.picks("Grade 2", about="receiver")
    assert me.power("Grade 2") == 9000 + 10000


@pytest.mark.rule("2.8.1.1.5")
def test_a_card_that_lies_face_down_may_be_healed(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2").deck_top("Heal Trigger")
    me.put("damage", "Grade 0")
    me.put("damage", "Grade 1", face_down=True)
    me.attacks("Grade 2", "Stone").picks("heal")
    me.is_asked("2.8.1.1.5", exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 1")
    assert (me.zone("damage"), me.zone("drop")) == (["Grade 0"], ["Grade 1"])


@pytest.mark.rule("2.10.1.4")
@pytest.mark.parametrize(("skill", "checks"), [("triple drive", 3), ("twin drive", 2), (None, 1)])
def test_the_icon_of_triple_drive_makes_three_checks(scene, me, foe, skill, checks):
    """2.10.1.4: of a G unit on the vanguard circle."""
    scene.card("Grander", type="G unit", grade=4, power="15000+", skill=skill)
    scene.step("battle phase")
    me.has(vanguard="Grander")
    with me.changes(hand=checks, deck=-checks):
        me.attacks("Grander", "Stone")
    assert len(scene.events("drive check")) == checks
