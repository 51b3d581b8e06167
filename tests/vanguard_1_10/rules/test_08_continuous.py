"""Sections 8.7.1 and 8.7.2: in which order continuous effects apply."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    Compare,
    Count,
    Exclude,
    If,
    Include,
    Instead,
    Is,
    It,
    LoseAbilities,
    Modify,
    Move,
    Moved,
    Number,
    Other,
    Perform,
    Place,
    Sequence,
    Set,
    This,
    Whenever,
)

REAR = ("rear-guard circle",)
VANGUARD = ("vanguard circle",)
MY_REAR_GUARDS = Cards(REAR, "mine")
MY_VANGUARD = Cards(VANGUARD, "mine")
DRAW = Perform("draw", Number(1))


def always(cards, *changes, zones=("field",)):
    """A continuous ability that changes cards."""
    return Ability("continuous", Modify(cards, changes), zones)


def rear_guards_of(clan):
    return Cards(REAR, "mine", Is("clan", "has", clan))


def plus(amount):
    return Add("power", Number(amount))


def becomes(amount):
    return Set("power", Number(amount))


def put_in_order(me, order, **units):
    """Put units on circles, the first of the order first, so that it is the older one."""
    for name in order:
        me.put(units[name], name)


BOTH_ORDERS = pytest.mark.parametrize("turned", [False, True], ids=["first older", "second older"])


def ordered(turned, *names):
    return reversed(names) if turned else names


# --- 8.7.1 the order of kinds -----------------------------------------------------------------------


@pytest.mark.rule("8.7.1")
@BOTH_ORDERS
def test_a_clan_that_is_given_counts_for_a_bonus_to_that_clan(scene, me, foe, turned):
    """8.7.1: the clan comes first and the power after it, whichever of the two arrived first."""
    scene.card("Adopter", "[CONT](RC):Your rear-guard is also a <<Outsiders>>.")
    scene.card("Banner", "[CONT](RC):All of your <<Outsiders>> rear-guards get [Power]+3000.")
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Adopter", "Banner"), Adopter="front left", Banner="front right")
    me.is_asked("6.6.1.2")
    assert me.power("Grade 0") == 5000 + 3000
    assert me.power("Grade 2") == 9000


@pytest.mark.rule("8.7.1.1")
def test_printed_values_are_where_it_begins(scene, me, foe):
    """8.7.1.1: without effects the printed power is read, and again once the effects have ended."""
    scene.card("Trainer", "[ACT](VC):All of your rear-guards get [Power]+2000 until end of turn.", grade=2)
    me.has(vanguard="Trainer", left="Grade 2", hand=["Grade 1"])
    foe.has(hand=["Grade 1"])
    assert me.power("Grade 2") == 9000
    me.uses("Trainer")
    assert me.power("Grade 2") == 9000 + 2000
    me.passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert foe.asked
    assert me.power("Grade 2") == 9000


@pytest.mark.rule("8.7.1.2")
@BOTH_ORDERS
def test_a_lost_ability_changes_no_numbers(scene, me, foe, turned):
    """8.7.1.2: the loss of abilities comes before numbers, so the unit's own bonus never applies."""
    others = Cards(REAR, "mine", Other())
    scene.card("Silencer", abilities=[always(others, LoseAbilities())])
    scene.card("Proud", "[CONT](RC):This unit gets [Power]+2000.")
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Proud", "Silencer"), Proud="front left", Silencer="front right")
    me.is_asked("6.6.1.2")
    assert me.power("Proud") == 7000


SILENCE = LoseAbilities()


@pytest.mark.rule("8.7.1.2")
def test_a_lost_activated_ability_is_not_offered(scene, me, foe):
    """8.7.1.2: what is lost is lost for every kind of ability."""
    scene.card("Silencer", abilities=[always(Cards(REAR, "mine", Other()), SILENCE)])
    scene.card("Drawer", "[ACT](RC):Draw a card.")
    me.has(vanguard="Grade 2", left="Drawer", hand=["Silencer"])
    assert me.offered("use", "Drawer", "Drawer/1")
    me.calls("Silencer", "right")
    assert not me.offered("use", "Drawer", "Drawer/1")


@pytest.mark.rule("8.7.1.2")
def test_a_lost_automatic_ability_is_not_set_off(scene, me, foe):
    """8.7.1.2: a unit without abilities hears nothing."""
    scene.card("Silencer", abilities=[always(Cards(REAR, "mine", Other()), SILENCE)])
    scene.card("Watcher", "[AUTO](RC):When another of your rear-guards is placed on (RC), draw a card.")
    me.has(vanguard="Grade 2", left="Watcher", hand=["Silencer", "Grade 0", "Grade 1"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "back left")
    with me.changes(hand=-1):
        me.calls("Silencer", "right")
    with me.changes(hand=-1):
        me.calls("Grade 1", "back right")


@pytest.mark.rule("8.7.1.2")
def test_a_lost_ability_about_a_situation_is_not_set_off(scene, me, foe):
    """8.7.1.2: the situation is there, the ability is not."""
    empty_hand = Whenever(Compare(Count(Cards(("hand",), "mine")), "=", Number(0)))
    scene.card("Silencer", abilities=[always(MY_VANGUARD, SILENCE)])
    scene.card("Beggar", abilities=[Ability("automatic", DRAW, VANGUARD, empty_hand)], grade=2)
    me.has(vanguard="Beggar", hand=["Silencer"])
    with me.changes(hand=-1):
        me.calls("Silencer", "left")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("8.7.1.2")
def test_a_lost_replacement_replaces_nothing(scene, me, foe):
    """8.7.1.2: the unit that would go to the soul instead is dropped once it has lost its abilities."""
    instead = Instead(Moved(This(), REAR, ("drop",)), Move(This(), "soul"))
    scene.card("Silencer", abilities=[always(Cards(REAR, "mine", Other()), SILENCE)])
    scene.card("Keeper", abilities=[Ability("continuous", instead)])
    me.has(vanguard="Grade 2", left="Keeper", right="Silencer", hand=["Grade 1"])
    me.calls("Grade 1", "left")
    assert (me.zone("drop"), me.zone("soul")) == (["Keeper"], [])


@pytest.mark.rule("8.7.1.2")
@BOTH_ORDERS
def test_a_gained_ability_counts_for_the_numbers(scene, me, foe, turned):
    """8.7.1.2: an ability that is given comes before numbers, and its bonus is one of them.

    Its stamp is that of the unit which has it (8.7.2.1.1), here the newest, so it adds to the set power.
    """
    scene.card("Teacher", '[CONT](RC):All of your grade 0 rear-guards get "[CONT](RC):This unit gets [Power]+2000.".')
    scene.card("Leveller", abilities=[always(Cards(REAR, "mine", Is("grade", "=", Number(0))), becomes(1000))])
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    put_in_order(me, ordered(turned, "Teacher", "Leveller"), Teacher="front left", Leveller="front right")
    me.calls("Grade 0", "back")
    assert me.power("Grade 0") == 1000 + 2000


@pytest.mark.rule("8.7.1.3")
@pytest.mark.parametrize("clan_at", [0, 1, 2])
def test_numbers_come_after_everything_else(scene, me, foe, clan_at):
    """8.7.1.3: the clan is given first wherever it stands in time; the two numbers follow in their own order."""
    scene.card("Adopter", "[CONT](RC):Your rear-guard is also a <<Outsiders>>.")
    scene.card("Setter", abilities=[always(rear_guards_of("Outsiders"), becomes(11000))])
    scene.card("Adder", abilities=[always(rear_guards_of("Outsiders"), plus(2000))])
    order = ["Setter", "Adder"]
    order.insert(clan_at, "Adopter")
    me.has(vanguard="Grade 2", back="Grade 2", hand=["Grade 1"])
    put_in_order(me, order, Adopter="front left", Setter="front right", Adder="back left")
    me.is_asked("6.6.1.2")
    assert me.game.value(me.card("Grade 2", "back"), "power") == 11000 + 2000


# --- 8.7.2 dependency, then time --------------------------------------------------------------------


@pytest.mark.rule("8.7.2")
@BOTH_ORDERS
def test_an_effect_that_depends_on_another_is_applied_later(scene, me, foe, turned):
    """8.7.2: one gives every unit a clan, the other gives that clan's units a second one: all have both."""
    scene.card("First", abilities=[always(MY_REAR_GUARDS, Include("clan", "Exes"))])
    scene.card("Second", abilities=[always(rear_guards_of("Exes"), Include("clan", "Whys"))])
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "First", "Second"), First="front left", Second="front right")
    me.is_asked("6.6.1.2")
    assert set(me.value("Grade 0", "clan")) == {"Testers", "Exes", "Whys"}


@pytest.mark.rule("8.7.2")
@BOTH_ORDERS
def test_a_chain_of_dependency_is_followed(scene, me, foe, turned):
    """8.7.2: where both read and give clans, the one whose reach the other changes is applied after it."""
    scene.card("First", abilities=[always(rear_guards_of("Testers"), Include("clan", "Exes"))])
    scene.card("Second", abilities=[always(rear_guards_of("Exes"), Include("clan", "Whys"))])
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "First", "Second"), First="front left", Second="front right")
    me.is_asked("6.6.1.2")
    assert set(me.value("Grade 0", "clan")) == {"Testers", "Exes", "Whys"}


@pytest.mark.rule("8.7.2")
@BOTH_ORDERS
def test_a_bonus_that_reads_the_power_comes_after_what_raises_it(scene, me, foe, turned):
    """8.7.2: units of 8000 or more get a bonus; a general bonus lifts the unit over that line first."""
    strong = Cards(("back center",), "mine", Is("power", ">=", Number(8000)))
    scene.card("Raiser", abilities=[always(MY_REAR_GUARDS, plus(3000))])
    scene.card("Elitist", abilities=[always(strong, plus(2000))])
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Elitist", "Raiser"), Elitist="front left", Raiser="front right")
    me.is_asked("6.6.1.2")
    assert me.power("Grade 0") == 5000 + 3000 + 2000


@pytest.mark.rule("8.7.2", "8.7.2.1")
@pytest.mark.parametrize(("turned", "power"), [(False, 4000 + 3000), (True, 4000)])
def test_reading_another_cards_power_is_no_dependency(scene, me, foe, turned, power):
    """8.7.2: an effect that looks at the vanguard's power does not depend on a bonus of a rear-guard.

    So 8.7.2.1: the time stamps decide, as if nothing were read at all.
    """
    target = Cards(("back center",), "mine")
    strong_vanguard = Compare(Count(Cards(VANGUARD, "mine", Is("power", ">=", Number(9000)))), ">=", Number(1))
    sets = Ability("continuous", If(strong_vanguard, Modify(target, (becomes(4000),))), ("field",))
    scene.card("Setter", abilities=[sets])
    scene.card("Adder", abilities=[always(target, plus(3000))])
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Setter", "Adder"), Setter="front left", Adder="front right")
    me.is_asked("6.6.1.2")
    assert me.power("Grade 0") == power


@pytest.mark.rule("8.7.2.1")
@pytest.mark.parametrize(("turned", "power"), [(False, 5000 + 3000), (True, 5000)])
def test_what_is_not_decided_goes_by_time_stamps(scene, me, foe, turned, power):
    """8.7.2.1: set to 5000 and then raised is 8000; raised and then set is 5000."""
    scene.card("Setter", abilities=[always(MY_VANGUARD, becomes(5000))])
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Setter", "Adder"), Setter="front left", Adder="front right")
    me.is_asked("6.6.1.2")
    assert me.power("Grade 2") == power


@pytest.mark.rule("8.7.2.1")
@pytest.mark.parametrize(("turned", "clans"), [(False, ("Testers", "Exes")), (True, ("Testers",))])
def test_time_stamps_decide_between_effects_that_change_no_numbers_too(scene, me, foe, turned, clans):
    """8.7.2.1: a clan taken away and then given is there; given and then taken away it is not."""
    target = Cards(("back center",), "mine")
    scene.card("Taker", abilities=[always(target, Exclude("clan", "Exes"))])
    scene.card("Giver", abilities=[always(target, Include("clan", "Exes"))])
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    put_in_order(me, ordered(turned, "Taker", "Giver"), Taker="front left", Giver="front right")
    me.is_asked("6.6.1.2")
    assert me.value("Grade 0", "clan") == clans


@pytest.mark.rule("8.7.2.1.1")
def test_a_units_stamp_is_when_it_came_onto_the_field(scene, me, foe):
    """8.7.2.1.1: the older unit changes circles, and its effect is still the older one."""
    scene.card("Setter", abilities=[always(MY_VANGUARD, becomes(5000))])
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Grade 2", left="Setter", right="Adder")
    assert me.power("Grade 2") == 5000 + 3000
    me.exchanges("left")
    assert me.zone("back left") == ["Setter"]
    assert me.power("Grade 2") == 5000 + 3000


@pytest.mark.rule("8.7.2.1.1")
def test_a_unit_that_comes_later_has_the_later_stamp(scene, me, foe):
    """8.7.2.1.1: called after the other, its effect is applied after the other's."""
    scene.card("Setter", abilities=[always(MY_VANGUARD, becomes(5000))])
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Grade 2", right="Adder", hand=["Setter"])
    assert me.power("Grade 2") == 9000 + 3000
    me.calls("Setter", "left")
    assert me.power("Grade 2") == 5000


@pytest.mark.rule("8.7.2.1.1")
def test_off_the_field_the_stamp_is_when_the_card_came_to_its_zone(scene, me, foe):
    """8.7.2.1.1: first an old unit, then the newest card of the soul: there its effect is the later one."""
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    scene.card("Collector", "[ACT](VC):Choose one of your grade 0 rear-guards, and put it into your soul.", grade=2)
    scene.card("Old Setter", abilities=[always(MY_VANGUARD, becomes(5000), zones=("field", "soul"))], grade=0)
    me.has(vanguard="Collector", left="Old Setter", right="Adder", hand=["Grade 1"])
    assert me.power("Collector") == 5000 + 3000
    me.uses("Collector")
    assert me.zone("soul") == ["Old Setter"]
    assert me.power("Collector") == 5000


def sets_own_power():
    return Ability("activated", Modify(This(), (becomes(5000),), "end of turn"), VANGUARD)


@pytest.mark.rule("8.7.2.1.1.1")
def test_an_ability_played_after_a_unit_came_is_the_later_one(scene, me, foe):
    """8.7.2.1.1.1: stamped when it is played, it is applied after the continuous bonus."""
    scene.card("Humble", abilities=[sets_own_power()], grade=2)
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Humble", hand=["Adder"])
    me.calls("Adder", "left")
    assert me.power("Humble") == 9000 + 3000
    me.uses("Humble")
    assert me.power("Humble") == 5000


@pytest.mark.rule("8.7.2.1.1.1")
def test_an_ability_played_before_a_unit_came_is_the_earlier_one(scene, me, foe):
    """8.7.2.1.1.1: stamped when it is played, it is applied before the bonus of a unit called later."""
    scene.card("Humble", abilities=[sets_own_power()], grade=2)
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Humble", hand=["Adder"])
    me.uses("Humble")
    assert me.power("Humble") == 5000
    me.calls("Adder", "left")
    assert me.power("Humble") == 5000 + 3000


@pytest.mark.rule("8.7.2.1.1.1")
def test_the_stamp_is_when_the_ability_was_played_not_when_it_got_that_far(scene, me, foe):
    """8.7.2.1.1.1: a unit that the ability itself calls comes after it was played, so its bonus is the later one."""
    calls = Sequence(
        (
            Choose(Cards(("hand",), "mine"), Number(1)),
            Place("call", It(), "rear-guard circle"),
            Modify(This(), (becomes(5000),), "end of turn"),
        )
    )
    scene.card("Humble", abilities=[Ability("activated", calls, VANGUARD)], grade=2)
    scene.card("Adder", abilities=[always(MY_VANGUARD, plus(3000))])
    me.has(vanguard="Humble", hand=["Adder"])
    me.uses("Humble").picks("front left")
    assert me.power("Humble") == 5000 + 3000
