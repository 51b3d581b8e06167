"""Two rules meeting: abilities lost and given, durations, waiting abilities, replacements, looking back."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    GainAbility,
    Include,
    Instead,
    Is,
    LoseAbilities,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Role,
    Sequence,
    Set,
    This,
)

REAR = ("rear-guard circle",)
VANGUARD = ("vanguard circle",)
MINE = Cards(REAR, "mine")
DRAW = Perform("draw", Number(1))
MARTYR = "[AUTO]:When this unit is put into the drop zone from (RC), draw a card."
MAY_DRAW = "[AUTO]:When this unit is put into the drop zone from (RC), you may draw a card."


def act(*effects, cost=()):
    """An activated ability of a vanguard."""
    return Ability("activated", Sequence(tuple(effects)), VANGUARD, cost=cost)


def for_the_turn(cards, *changes):
    return Modify(cards, changes, "end of turn")


def turn_over(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].passes()
    scene.pass_until("6.6.1.2", even_if_able=True)


def plays(scene, name):
    return [event[-1] for event in scene.events("play")].count(name)


# --- abilities lost and given ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.20.2", "10.2.3.1")
@pytest.mark.parametrize(("silenced", "power"), [(True, 9000), (False, 9000 + 7000)])
def test_a_unit_that_lost_all_abilities_does_not_boost(scene, me, foe, silenced, power):
    """10.1.20.2: the boost printed on it is treated as not there."""
    scene.card("Silencer", abilities=[act(for_the_turn(MINE, LoseAbilities()))], grade=2)
    me.has(vanguard="Silencer", back="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    if silenced:
        me.uses("Silencer")
    assert scene.game.has(me.card("Grade 1"), "boost") == (not silenced)
    me.attacks("Silencer", "Stone", boost=None if silenced else "Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Silencer") == power


@pytest.mark.rule("10.1.20.2", "8.7.2.1")
@pytest.mark.parametrize(("order", "boosts"), [((1, 2), True), ((2, 1), False)])
def test_a_skill_given_after_the_loss_of_all_abilities_is_there(scene, me, foe, order, boosts):
    """8.7.2.1: the older comes first: what was given before the loss is lost with the rest."""
    silence, teach = for_the_turn(MINE, LoseAbilities()), for_the_turn(MINE, Include("keywords", "boost"))
    scene.card("Silencer", abilities=[act(silence), act(teach)], grade=2)
    me.has(vanguard="Silencer", back="Grade 3", hand=["Grade 0"])
    for number in order:
        me.uses("Silencer", number)
    assert scene.game.has(me.card("Grade 3"), "boost") == boosts
    assert me.asked


@pytest.mark.rule("10.1.20.2", "8.6.7")
def test_an_ability_that_waits_is_played_though_its_card_lost_it(scene, me, foe):
    """8.6.7: it was set off; that the unit has lost it since does not take it back."""
    scene.card("Watcher", "[AUTO](RC):When your vanguard attacks, draw a card.")
    quiet = Ability(
        "automatic", for_the_turn(MINE, LoseAbilities()), VANGUARD, trigger=On("attack", (("attacker", This()),))
    )
    scene.card("Hush", abilities=[quiet], grade=2)
    me.has(vanguard="Hush", left="Watcher")
    foe.has(hand=["Grade 0"])
    with me.changes(hand=+1):
        me.attacks("Hush", "Stone").picks(("ability", "Hush/1", "Hush"))
    foe.is_asked("7.4.1.1.2")


@pytest.mark.rule("10.1.20.2", "8.1.1.3")
def test_a_continuous_ability_that_is_lost_stops_to_count_and_returns_at_end_of_turn(scene, me, foe):
    """8.1.1.3: it counts while the unit has it: not for the rest of the turn, and again in the next."""
    scene.card("Silencer", abilities=[act(for_the_turn(MINE, LoseAbilities()))], grade=2)
    scene.card("Proud", "[CONT](RC):This unit gets [Power]+2000.")
    me.has(vanguard="Silencer", left="Proud", hand=["Grade 0"])
    me.uses("Silencer")
    assert me.power("Proud") == 7000
    turn_over(scene)
    assert me.power("Proud") == 7000 + 2000


@pytest.mark.rule("10.1.20.2", "8.6.4.1.2")
@pytest.mark.parametrize("silenced", [True, False])
def test_a_unit_retired_without_its_abilities_does_not_hear_of_it(scene, me, foe, silenced):
    """8.6.4.1.2: what it was on the field counts, and there it had no ability."""
    retire = Move(MINE, "drop", verb="retire")
    effects = (for_the_turn(MINE, LoseAbilities()), retire) if silenced else (retire,)
    scene.card("Silencer", abilities=[act(*effects)], grade=2)
    scene.card("Martyr", MARTYR)
    me.has(vanguard="Silencer", left="Martyr", hand=["Grade 0"])
    with me.changes(hand=0 if silenced else +1):
        me.uses("Silencer")


@pytest.mark.rule("10.1.20.1", "4.1.4")
def test_an_ability_given_to_a_unit_is_gone_when_it_comes_back(scene, me, foe):
    """4.1.4: the unit that is called again is a new one."""
    gain = GainAbility(Ability("continuous", Modify(This(), (Add("power", Number(3000)),)), ("field",)))
    scene.card("Teacher", abilities=[act(for_the_turn(MINE, gain))], grade=2)
    scene.card("Boomerang", "[ACT](RC):Return this unit to your hand.")
    me.has(vanguard="Teacher", left="Boomerang")
    me.uses("Teacher")
    assert me.power("Boomerang") == 7000 + 3000
    me.uses("Boomerang").calls("Boomerang", "left")
    assert me.power("Boomerang") == 7000


@pytest.mark.rule("10.1.20.1", "8.6.4.1.2")
def test_a_unit_retired_with_a_given_ability_hears_of_it(scene, me, foe):
    """8.6.4.1.2: it had the ability on the field, so it goes off in the drop zone."""
    dying = Ability("automatic", DRAW, ("field",), trigger=Moved(This(), REAR, ("drop",)))
    effects = (for_the_turn(MINE, GainAbility(dying)), Move(MINE, "drop", verb="retire"))
    scene.card("Teacher", abilities=[act(*effects)], grade=2)
    me.has(vanguard="Teacher", left="Grade 0", right="Grade 1", hand=["Grade 0"])
    with me.changes(hand=+2):
        me.uses("Teacher").picks(me.options()[0])


@pytest.mark.rule("10.2.1.1", "10.1.20.2")
@pytest.mark.parametrize(("change", "checks"), [("loses", 1), ("gets", 2)])
def test_twin_drive_is_looked_at_after_the_first_check(scene, me, foe, change, checks):
    """10.2.1.1, 7.5.1.3: lost or gained by what the first check revealed, it decides about the second."""
    scene.card(
        "Seeker",
        f'[AUTO](VC):When this unit\'s drive check reveals a grade 0 card, this unit {change} "Twin Drive!!" '
        "until end of turn.",
        grade=3 if change == "loses" else 2,
    )
    me.has(vanguard="Seeker", left="Grade 0").deck_top("Grade 0")
    me.attacks("Seeker", "Stone")
    assert len(scene.events("drive check")) == checks


# --- values and durations --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.7.1.3", "7.3.1.7")
def test_a_power_that_is_set_takes_no_boost_away(scene, me, foe):
    """8.7.1.3, 7.3.1.7: the boost is the youngest change of the power."""
    scene.card("Equal", abilities=[act(for_the_turn(Cards(VANGUARD, "mine"), Set("power", Number(11000))))], grade=2)
    me.has(vanguard="Equal", back="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Equal").attacks("Equal", "Stone", boost="Grade 1")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Equal") == 11000 + 7000


@pytest.mark.rule("8.2.1.2", "7.7.1.2")
def test_of_two_bonuses_each_ends_at_its_own_time(scene, me, foe):
    """8.2.1.2: one for the battle, one for the turn."""
    scene.card(
        "Charger",
        "[ACT](RC):[Rest this unit] [Stand] this unit, and this unit gets [Power]+1000 until end of turn.\n"
        "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of that battle.",
    )
    me.has(vanguard="Grade 2", left="Charger")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Charger").attacks("Charger", "Grade 3")
    assert me.power("Charger") == 7000 + 1000 + 2000
    foe.guards_with_nothing()
    assert me.power("Charger") == 7000 + 1000
    me.declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.power("Charger") == 7000


@pytest.mark.rule("8.7.3", "8.1.1.3")
@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("[ACT](VC):All of your rear-guards get [Power]+3000 until end of turn.", 5000),
        ("[CONT](VC):All of your rear-guards get [Power]+3000.", 5000 + 3000),
    ],
)
def test_a_resolved_effect_reaches_those_there_then_and_a_continuous_ability_all(scene, me, foe, text, later):
    """8.7.3, 8.1.1.3: the unit that is called afterwards has the bonus of the ability alone."""
    me.has(vanguard=scene.card("Captain", text, grade=2), left="Grade 1", hand=["Grade 0"])
    if text.startswith("[ACT]"):
        me.uses("Captain")
    me.calls("Grade 0", "right")
    assert (me.power("Grade 1"), me.power("Grade 0")) == (7000 + 3000, later)


@pytest.mark.rule("8.7.3", "4.1.4")
def test_a_bonus_stays_with_a_unit_that_is_put_on_the_vanguard_circle(scene, me, foe):
    """4.1.4: from circle to circle it is the same unit, and the effect reaches it still."""
    scene.card("Cook", "[ACT](VC):All of your rear-guards get [Power]+5000 until end of turn.", grade=2)
    scene.card("Usurper", "[ACT](RC):Put this unit on your (VC).")
    me.has(vanguard="Cook", left="Usurper", hand=["Grade 0"])
    me.uses("Cook").uses("Usurper")
    assert me.zone("vanguard") == ["Usurper"] and me.zone("soul") == ["Cook"]
    assert me.power("Usurper") == 7000 + 5000


@pytest.mark.rule("8.6.5", "4.1.4")
@pytest.mark.parametrize(("walk", "retired"), [("exchange", True), ("return", False)])
def test_that_unit_of_a_timed_trigger_is_found_on_another_circle_but_not_anew(scene, me, foe, walk, retired):
    """8.6.5, 4.1.4: moved to another circle it is that unit; returned and called again it is another."""
    scene.card(
        "Lender",
        "[ACT](VC):Choose one of your rear-guards, that unit gets [Power]+5000 until end of turn, and at the beginning "
        "of the end phase of that turn, retire that unit.",
        grade=2,
    )
    scene.card("Loan", "[ACT](RC):Return this unit to your hand.")
    me.has(vanguard="Lender", left="Loan")
    me.uses("Lender")
    if walk == "exchange":
        me.exchanges("left")
    else:
        me.uses("Loan").calls("Loan", "left")
    me.declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert me.zone("drop") == (["Loan"] if retired else [])


@pytest.mark.rule("8.2.1.2", "6.8.1.2")
def test_until_end_of_the_opponents_next_turn_lasts_through_that_turn(scene, me, foe):
    """8.2.1.2: there in my turn and in the opponent's, gone in my next."""
    scene.card(
        "Jailer", "[ACT](VC):[Soul-Blast 1] Your opponent cannot guard until end of your opponent's next turn.", grade=2
    )
    me.has(vanguard="Jailer", soul=1, left="Grade 0", hand=["Grade 3"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.uses("Jailer").attacks("Jailer", "Grade 3")
    me.is_asked("7.2.1.2")
    turn_over(scene)
    turn_over(scene)
    me.attacks("Jailer", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "Stone", "done"])


# -- waiting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6.4.1.2", "8.6.2.1")
def test_units_retired_together_hear_of_each_other(scene, me, foe):
    """8.6.2.1: each of the two is there as the other goes, so each draws for the other."""
    for name in ("Castor", "Pollux"):
        scene.card(name, "[AUTO](RC):When another of your rear-guards is put into the drop zone, draw a card.")
    scene.card("Broom", "[ACT](VC):Retire all of your rear-guards.", grade=2)
    me.has(vanguard="Broom", left="Castor", right="Pollux", hand=["Grade 0"])
    with me.changes(hand=+2):
        me.uses("Broom").picks(("ability", "Castor/1", "Castor"))


@pytest.mark.rule("8.6.3.1", "8.4.1.1")
def test_rule_actions_come_between_two_waiting_abilities(scene, me, foe):
    """8.4.1.1: the first ability overloads a circle; that is settled before the second is played."""
    guides = "choose a card from your hand, and call it to (RC)"
    scene.card("Guide", MAY_DRAW.replace("you may draw a card", guides))
    scene.card("Martyr", MAY_DRAW)
    scene.card("Broom", "[ACT](VC):Retire all of your grade 1 rear-guards.", grade=2)
    me.has(vanguard="Broom", left="Guide", right="Martyr", back="Grade 3", hand=["Grade 0"])
    me.uses("Broom").picks(("ability", "Guide/1", "Guide")).picks("back center")
    me.is_asked(exactly=["yes", "no"])
    assert me.zone("back") == ["Grade 0"] and "Grade 3" in me.zone("drop")


@pytest.mark.rule("8.6.3.1", "11.2.1.3")
def test_the_first_of_two_instances_cancels_the_second(scene, me, foe):
    """11.2.1.3: "cannot be used for the rest of that turn" takes back the instance that still waits."""
    scene.card(
        "Once",
        "[AUTO](VC):When your rear-guard is put into the drop zone, draw a card. This ability cannot be used for the "
        "rest of that turn.\n[ACT](VC):Retire all of your rear-guards.",
        grade=2,
    )
    me.has(vanguard="Once", left="Grade 0", right="Grade 1", hand=["Grade 0"])
    with me.changes(hand=+1):
        me.uses("Once", 2)
    assert plays(scene, "Once/1") == 1


@pytest.mark.rule("8.6.1", "8.5.2.4.4")
def test_what_is_set_off_in_mid_effect_waits_for_the_end_of_the_effect(scene, me, foe):
    """8.6.1: the retired unit's ability does not come between the steps of the effect."""
    scene.card("Martyr", MARTYR)
    scene.card(
        "Broom", "[ACT](VC):Retire all of your rear-guards. Choose a card from your hand, and discard it.", grade=2
    )
    me.has(vanguard="Broom", left="Martyr", hand=["Grade 0", "Grade 1"])
    me.uses("Broom")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    assert plays(scene, "Martyr/1") == 0
    me.picks("Grade 0")
    assert plays(scene, "Martyr/1") == 1


@pytest.mark.rule("8.6.2", "8.3.2")
def test_a_condition_of_a_waiting_ability_is_looked_at_as_it_resolves(scene, me, foe):
    """8.3.2: set off with a rear-guard there, it finds none any more as it is played."""
    scene.card(
        "Martyr", "[AUTO]:When this unit is put into the drop zone from (RC), if you have a rear-guard, draw a card."
    )
    scene.card("Bomb", "[AUTO]:When this unit is put into the drop zone from (RC), retire all of your rear-guards.")
    scene.card("Broom", "[ACT](VC):Retire all of your grade 1 rear-guards.", grade=2)
    me.has(vanguard="Broom", left="Martyr", right="Bomb", back="Grade 3", hand=["Grade 0"])
    with me.changes(hand=0):
        me.uses("Broom").picks(("ability", "Bomb/1", "Bomb"))
    assert me.zone("back") == []


@pytest.mark.rule("8.6.4.1.4", "8.6.3.1")
def test_the_ridden_unit_and_the_rider_wait_together(scene, me, foe):
    """8.6.4.1.4: the one in the soul has its ability until it resolved; the master says which comes first."""
    scene.step("ride phase")
    scene.card("Mentor", "[AUTO]:When a grade 2 card rides this unit, you may draw a card.")
    scene.card("Pupil", "[AUTO]:When this unit is placed on (VC), you may draw a card.", grade=2)
    me.has(vanguard="Mentor", hand=["Pupil"])
    me.rides("Pupil")
    me.is_asked("8.4.1.2", exactly=[("ability", "Mentor/1", "Mentor"), ("ability", "Pupil/1", "Pupil")])


# -- replacing and looking back ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1.3", "8.6.4")
def test_what_hears_of_binding_hears_of_a_unit_that_is_bound_instead(scene, me, foe):
    """8.2.1.3: the event that takes the place of the other is heard like any."""
    scene.card("Ghost", "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead.")
    hears = Ability("automatic", DRAW, VANGUARD, trigger=Moved(Cards((), "mine"), ("field",), ("bind",)))
    scene.card("Broom", abilities=[act(Move(MINE, "drop", verb="retire")), hears], grade=2)
    me.has(vanguard="Broom", left="Ghost", right="Grade 0", hand=["Grade 0"])
    with me.changes(hand=+1, bind=+1, drop=+1):
        me.uses("Broom")


@pytest.mark.rule("8.2.1.3", "1.3.4")
def test_of_two_replacements_the_master_of_the_unit_picks(scene, me, foe):
    """8.2.1.3: one event is replaced once; who is affected says by which."""

    def keeps(zone):
        leaves = Moved(Cards(REAR, "mine"), REAR, ("drop",))
        return Ability("continuous", Instead(leaves, Move(Role("card"), zone)), ("field",))

    scene.card("Binder", abilities=[keeps("bind")])
    scene.card("Collector", abilities=[keeps("soul")])
    scene.card("Reaper", abilities=[act(Move(Cards(("front left",), "theirs"), "drop", verb="retire"))], grade=2)
    me.has(vanguard="Reaper", hand=["Grade 0"])
    foe.has(left="Grade 0", back_left="Binder", back_right="Collector")
    me.uses("Reaper")
    foe.is_asked("8.2.1.3")
    foe.picks(next(o for o in foe.options() if o[1] == "Collector"))
    assert (foe.zone("soul"), foe.zone("bind"), foe.zone("drop")) == (["Grade 0"], [], [])


@pytest.mark.rule("8.6.4.1.2", "8.7.4")
@pytest.mark.parametrize(("power", "drawn"), [(12000, 1), (7000, 0)])
def test_a_unit_that_was_strong_on_the_field_is_read_so_in_the_drop_zone(scene, me, foe, power, drawn):
    """8.6.4.1.2: 7000 + 5000 as it left counts, though the card in the drop zone has 7000."""
    strong = Cards(REAR, "mine", Is("power", ">=", Number(12000)))
    hears = Ability("automatic", DRAW, VANGUARD, trigger=Moved(strong, ("field",), ("drop",)))
    bonus = for_the_turn(MINE, Add("power", Number(power - 7000)))
    scene.card("Broom", abilities=[act(bonus, Move(MINE, "drop", verb="retire")), hears], grade=2)
    me.has(vanguard="Broom", left="Grade 1", hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.uses("Broom")


@pytest.mark.rule("8.6.4.1.2", "4.1.6")
def test_a_retired_unit_of_the_other_owner_goes_home_and_is_heard_by_who_held_it(scene, me, foe):
    """4.1.6: into its owner's drop zone; 8.6.4.1.2: it was a unit of the player whose circle it was on."""
    scene.card(
        "Keeper",
        "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), draw a card.\n"
        "[ACT](VC):Retire all of your rear-guards.",
        grade=2,
    )
    me.has(vanguard="Keeper", hand=["Grade 0"])
    me.put("front left", "Grade 1", owner=foe.seat)
    with me.changes(hand=+1):
        me.uses("Keeper", 2)
    assert (me.zone("drop"), foe.zone("drop")) == ([], ["Grade 1"])


@pytest.mark.rule("8.6.6.1", "8.5.2.3")
def test_a_situation_that_comes_about_by_a_payment_is_noticed_after_the_effect(scene, me, foe):
    """8.6.6.1: the hand is empty after the cost and not after the effect: nothing was set off."""
    scene.card("Miser", "[AUTO](RC):When you have no cards in your hand, Soul-Charge 1.")
    scene.card("Trader", "[ACT](VC):[Choose a card from your hand, and discard it] Draw a card.", grade=2)
    me.has(vanguard="Trader", left="Miser", hand=["Grade 0"])
    me.uses("Trader")
    assert plays(scene, "Miser/1") == 0 and me.count("soul") == 0
