"""Two rules that meet: pairs, stridden units and the circles of gifts, in battles and with each other."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Choose,
    Is,
    It,
    Move,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    Turn,
)

from .test_legion import OWN_MATE, SEEKS, joined

VANGUARD = ("vanguard circle",)
MATE = Cards(VANGUARD, "mine", Is("name", "=", "Mate"))
LEADER = Cards(VANGUARD, "mine", Is("name", "=", "Leader"))


def act(*parts):
    return Ability("activated", Sequence(parts), zones=("field",))


def on_attack(effect):
    """A rear-guard that does this whenever a unit of its player attacks."""
    trigger = On("attack", (("attacker", Cards((), "mine")),))
    return Ability("automatic", effect, zones=("rear-guard circle",), trigger=trigger)


def pair_from_soul(scene, me, foe, clan="Testers", foe_power=10000):
    """A leader of 10000 and its mate of 9000, who came out of the soul, so that no deck was shuffled."""
    joins = Sequence((Choose(OWN_MATE, Number(1)), Place("legion", It(), "vanguard circle")))
    leads = Ability("activated", joins, zones=VANGUARD)
    scene.card("Leader", SEEKS, abilities=[leads], grade=3, power=10000, skill=None)
    scene.card("Mate", grade=2, power=9000, skill=None, clan=clan)
    me.has(vanguard="Leader", soul=["Mate"], left="Grade 0")
    foe.has(vanguard=scene.card("Grade 3 Foe", grade=3, power=foe_power))
    me.uses("Leader", 2)


def gifted(scene, me, gift, *hand, **zones):
    """I have ridden a card with this gift, and am in my main phase with these cards in my hand."""
    scene.step("ride phase").card("Gifted", gift=gift, grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=["Gifted", *hand], **zones)
    me.rides("Gifted")


def stridden(scene, me, foe, **zones):
    """A Grand over my Grade 3, in my main phase; what paid for it was another grade 3, and a grade 0 is left."""
    scene.step("ride phase")
    me.has(**{"vanguard": "Grade 3", "hand": ["Grade 3", "Grade 0"], **zones}).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3")


# --- legion in battle -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.25.6", "7.4.1.11")
@pytest.mark.parametrize(("boost", "power"), [("Grade 1", 26000), (None, 19000)])
def test_a_pair_attacks_with_both_powers_and_its_boosters(scene, me, foe, boost, power):
    me.has(back="Grade 1")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe, power=10000)
    me.attacks("Leader", "Grade 3 Foe", boost=boost)
    if boost:
        me.picks("Mate", about="boosted")
    foe.is_asked("7.5.1.2")
    assert me.power("Leader") == power


@pytest.mark.rule("10.25.2", "7.4.1.11")
@pytest.mark.parametrize(("leaves", "power"), [(True, 10000), (False, 19000)])
def test_the_power_of_a_mate_is_gone_with_it(scene, me, foe, leaves, power):
    """Into the soul as the pair attacks; the leader goes on alone, and is in no legion any more."""
    scene.card("Spiriter", abilities=[on_attack(Move(MATE, "soul"))] if leaves else [], grade=0, skill=None)
    me.has(left="Spiriter")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe, power=10000)
    me.attacks("Leader", "Grade 3 Foe")
    foe.is_asked("7.5.1.2")
    assert me.power("Leader") == power
    foe.guards_with_nothing()
    assert foe.count("damage") == 1


@pytest.mark.rule("10.25.2", "7.7.1.3")
def test_without_its_leader_the_attack_of_a_pair_hits_nothing(scene, me, foe):
    """The mate is a vanguard yet, so nobody has lost one; and neither is there an attacker to make checks."""
    scene.card("Spiriter", abilities=[on_attack(Move(LEADER, "soul"))], grade=0, skill=None)
    me.has(left="Spiriter")
    joined(scene, me, foe, power=10000)
    with me.changes(hand=0):
        me.attacks("Leader", "Grade 3 Foe")
    assert (me.zone("vanguard"), foe.count("damage")) == (["Mate"], 0)


@pytest.mark.rule("2.17.1", "10.25.4", "7.6.1.2.1")
@pytest.mark.parametrize(("leader", "mate", "checks"), [("twin drive", "triple drive", 2), (None, "twin drive", 1)])
def test_a_pair_checks_by_its_leaders_drive(scene, me, foe, leader, mate, checks):
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, skill=leader)
    scene.card("Mate", grade=2, skill=mate)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], left="Grade 0").deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    me.attacks("Leader", "Grade 3")
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("2.8.1.1.2", "7.7.1.5", "7.4.1.11")
@pytest.mark.parametrize(("critical", "damage"), [("Leader", 2), ("Mate", 1)])
def test_a_trigger_on_the_mate_gives_the_pair_power_and_no_critical(scene, me, foe, critical, damage):
    """The mate's power is added continuously; damage is dealt by the leader's critical."""
    me.deck_top("Critical Trigger")
    pair_from_soul(scene, me, foe, foe_power=24000)
    me.attacks("Leader", "Grade 3 Foe").picks("critical", critical, "Mate")
    assert foe.count("damage") == damage


@pytest.mark.rule("2.8.1.1.6", "10.25.3")
def test_a_front_trigger_lifts_both_of_a_pair(scene, me, foe):
    """Both are units of the front row: 5000 for each are 10000 for the attack."""
    me.deck_top("Front Trigger")
    pair_from_soul(scene, me, foe, foe_power=29000)
    me.attacks("Leader", "Grade 3 Foe")
    assert foe.count("damage") == 1


@pytest.mark.rule("10.25.10", "7.4.1.3")
def test_what_stands_the_mate_lets_the_pair_attack_again(scene, me, foe):
    trigger = On("hit", (("attacker", Cards((), "mine")),))
    wakes = Ability("automatic", Turn(MATE, "stand"), zones=("rear-guard circle",), trigger=trigger)
    scene.card("Cheer", abilities=[wakes], grade=0, skill=None)
    me.has(left="Cheer")
    joined(scene, me, foe, power=20000, skill=None)
    me.attacks("Leader", "Grade 3 Foe").picks("yes").is_asked("7.4.1.3", exactly=["Leader", "Cheer"])


@pytest.mark.rule("10.26.10", "10.25.6")
def test_a_deleted_pair_is_in_legion_and_attacks_with_nothing(scene, me, foe):
    scene.card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1)
    me.has(left="Eraser")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe, power=10000)
    me.uses("Eraser").attacks("Leader", "Grade 3 Foe")
    foe.is_asked("7.5.1.2")
    assert (me.power("Leader"), me.is_rested("Mate")) == (0, True)


@pytest.mark.rule("10.25.8", "7.7.1.2")
@pytest.mark.parametrize(("power", "damage"), [(10000, 1), (9999, 0)])
def test_an_attacked_pair_has_its_leaders_power(scene, me, foe, power, damage):
    foe.has(left=scene.card("Striker", grade=1, power=power, skill=None))
    joined(scene, me, foe, power=10000)
    me.picks("pass").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Striker", "Leader")
    me.guards_with_nothing()
    assert me.count("damage") == damage


@pytest.mark.rule("10.25.1", "7.4.1.3")
def test_a_mate_comes_as_its_leader_lies(scene, me, foe):
    """Over a resting vanguard it rests, and the pair does not attack."""
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, skill=None)
    scene.card("Mate", grade=2, skill=None)
    me.put("vanguard circle", "Leader", rested=True)
    me.has(drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], left="Grade 0", right="Grade 1").deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    assert me.is_rested("Mate")
    me.picks("pass", "yes").is_asked("7.4.1.3", exactly=["Grade 0", "Grade 1"])


@pytest.mark.rule("7.6.1.2.4", "10.25.3")
@pytest.mark.parametrize(("clan", "drawn"), [("Far Guard", 1), ("Third Guard", 0)])
def test_a_trigger_of_the_mates_clan_works(scene, me, foe, clan, drawn):
    scene.card("Spark", grade=0, trigger="draw", clan=clan)
    me.deck_top("Spark")
    pair_from_soul(scene, me, foe, clan="Far Guard")
    with me.changes(hand=1 + drawn):
        me.attacks("Leader", "Grade 3 Foe")
        if drawn:
            me.picks("draw", "Leader")


@pytest.mark.rule("10.25.7", "9.6.2")
def test_a_pair_is_dealt_damage_once(scene, me, foe):
    burns = act(Perform("deal damage", Number(2), who="opponent"))
    foe.has(left=scene.card("Burner", abilities=[burns], grade=0))
    joined(scene, me, foe, power=10000)
    me.picks("pass").declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    with me.changes(damage=2):
        foe.uses("Burner")


# --- striding -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.28.2.3", "8.2.1.2")
def test_what_was_given_to_the_heart_is_not_lent(scene, me, foe):
    """The power that is written on it is added, and not what an effect gave it before."""
    lifts = "all of your vanguards get [Power]+5000 until end of turn."
    scene.card("Early", f"[AUTO](RC):At the beginning of your ride phase, {lifts}", grade=0)
    stridden(scene, me, foe, left="Early")
    assert me.power("Grand") == 15000 + 10000


@pytest.mark.rule("6.8.1.1.1", "4.1.4", "10.28.3")
def test_what_was_given_to_the_g_unit_goes_with_it(scene, me, foe):
    """As the turn ends it is face up in the G zone, and its heart is the vanguard again, resting as it did."""
    stridden(scene, me, foe, left="Grade 0")
    me.attacks("Grand", "Grade 3").declines_attack()
    (heart,) = scene.game.in_zone(0, "vanguard circle")
    assert (scene.game.card(heart), scene.game.value(heart, "power"), scene.game.rested[heart]) == ("Grade 3", 10000, 1)
    assert (me.zone("G zone"), scene.game.face_down[me.card("Grand")]) == (["Grand"], 0)


@pytest.mark.rule("10.27.3", "7.6.1.2.4")
@pytest.mark.parametrize(("clan", "drawn"), [("Testers", 1), ("Old Guard", 0)])
def test_a_heart_lends_its_clan_to_no_trigger(scene, me, foe, clan, drawn):
    """The stridden unit is of the Testers, its heart of the Old Guard, and there is nobody else."""
    scene.step("ride phase").card("Elder", grade=3, clan="Old Guard", power=10000, skill=None)
    scene.card("Spark", grade=0, trigger="draw", clan=clan)
    me.has(vanguard="Elder", hand=["Grade 3", "Grade 0"]).g_zone("Grand").deck_top("Spark")
    foe.has(vanguard="Grade 3")
    with me.changes(hand=-1 + 3 + drawn):
        me.picks("pass").strides("Grand", "Grade 3").attacks("Grand", "Grade 3")
        if drawn:
            me.picks("draw")


@pytest.mark.rule("10.27.2", "10.26.5")
def test_a_deleted_vanguard_is_a_whole_heart(scene, me, foe):
    """It lies face up as a heart, and what is written on it counts."""
    text = "[AUTO](RC):At the beginning of your ride phase, delete all of your vanguards."
    stridden(scene, me, foe, left=scene.card("Eraser", text, grade=0))
    assert me.power("Grand") == 15000 + 10000


@pytest.mark.rule("8.5.1.4.1", "7.4.1.3")
def test_what_is_stridden_over_a_resting_vanguard_does_not_attack(scene, me, foe):
    scene.step("ride phase")
    me.put("vanguard circle", "Grade 3", rested=True)
    me.has(left="Grade 1", right="Grade 0", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3")
    me.picks("pass", "yes").is_asked("7.4.1.3", exactly=["Grade 1", "Grade 0"])


@pytest.mark.rule("10.6.1.3", "10.6.1.4", "4.6.4.1")
def test_a_ride_over_a_g_unit_sends_it_home_and_its_heart_to_the_soul(scene, me, foe):
    rides = act(Choose(Cards(("drop",), "mine"), Number(1)), Place("ride", It(), "vanguard circle"))
    stridden(scene, me, foe, left=scene.card("Squire", abilities=[rides], grade=0))
    me.uses("Squire")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("G zone")) == (["Grade 3"], ["Grade 3"], ["Grand"])
    assert not me.is_rested("Grade 3")


@pytest.mark.rule("4.6.9", "10.28.3", "9.5.1")
@pytest.mark.parametrize("zone", ["hand", "bind", "soul", "drop"])
def test_a_g_unit_that_an_effect_sends_away_goes_home_and_its_heart_is_the_vanguard(scene, me, foe, zone):
    """Nobody is without a vanguard meanwhile, so nothing is ridden out of the soul."""
    away = act(Move(Cards(VANGUARD, "mine"), zone))
    stridden(scene, me, foe, left=scene.card("Broom", abilities=[away], grade=0), soul=["Grade 1"])
    me.uses("Broom")
    assert (me.zone("vanguard"), me.zone("G zone"), me.zone("soul")) == (["Grade 3"], ["Grand"], ["Grade 1"])
    assert not scene.game.face_down[me.card("Grand")]


@pytest.mark.rule("10.28.4", "10.5.1")
def test_what_is_stridden_is_placed_and_does_not_ride(scene, me, foe):
    """Of two listeners only the one for units that are placed hears it."""
    scene.card("Ear", "[AUTO](RC):When your unit is placed on (VC), draw a card.", grade=0)
    trigger = On("ride", (("rider", Cards((), "mine")),))
    hears = Ability("automatic", Perform("draw", Number(1)), zones=("rear-guard circle",), trigger=trigger)
    scene.card("Other Ear", abilities=[hears], grade=0)
    stridden(scene, me, foe, left="Ear", right="Other Ear")
    assert [event[-1] for event in scene.events("play")] == ["Grand/1", "Ear/1"]


@pytest.mark.rule("10.6.3.1", "10.28.2.3")
def test_a_circle_of_force_lifts_what_is_stridden_there_once(scene, me, foe):
    """The unit on the circle gets it; the heart is no unit, and lends what is written on it."""
    scene.step("ride phase").card("Marshal", gift="force", grade=3, power=10000, skill=None)
    me.has(vanguard="Grade 3", hand=["Marshal", "Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.rides("Marshal").picks("vanguard circle").strides("Grand", "Grade 3")
    assert me.power("Grand") == 15000 + 10000 + 10000


@pytest.mark.rule("10.28.2.3", "12.7.2")
@pytest.mark.parametrize(("name", "power"), [("Grade 3", 10000), ("Grade 2", 5000), ("Grand", 10000)])
def test_a_stridden_unit_has_the_name_of_its_heart_too(scene, me, foe, name, power):
    text = f'[CONT](RC):If you have a vanguard named "{name}", this unit gets [Power]+5000.'
    stridden(scene, me, foe, left=scene.card("Follower", text, grade=0, power=5000))
    assert me.power("Follower") == power


@pytest.mark.rule("10.28.2.3", "8.7.1.2")
@pytest.mark.parametrize(("name", "held"), [("Grade 3", True), ("Grade 2", False)])
def test_what_units_get_may_hang_on_the_name_of_a_heart(scene, me, foe, name, held):
    """8.7.1.2: a name is no number, so it is there when it is asked which abilities and keywords units have."""
    gets = '[CONT](RC):If you have a vanguard named "{}", this unit gets {}.'
    scene.card("Scout", gets.format(name, '"Intercept ([Intercept])"'), grade=0)
    scene.card("Page", gets.format(name, '"[ACT](RC):Draw a card."'), grade=0)
    stridden(scene, me, foe, left="Scout", right="Page")
    assert [act[1] for act in me.options() if act[0] == "use"] == ["Page"] * held
    assert ("intercept" in me.value("Scout", "keywords")) is held


# --- circles of Accel -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.2.1", "7.4.1.10")
def test_nobody_boosts_a_unit_on_a_gained_circle(scene, me, foe):
    """There is no circle behind it."""
    foe.has(hand=["Grade 0"])
    gifted(scene, me, "accel", "Grade 1", back_left="Grade 0", back="Grade 0")
    me.calls("Grade 1", "accel 1").attacks("Grade 1", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Grade 1") == 7000 + 10000


@pytest.mark.rule("10.6.3.2.1", "7.5.1.2.4")
def test_a_unit_on_a_gained_circle_intercepts(scene, me, foe):
    foe.has(vanguard="Grade 3", left="Grade 1")
    gifted(scene, me, "accel", scene.card("Guard", grade=2), left="Grade 0")
    me.calls("Guard", "accel 1").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Grade 1", "Gifted")
    assert me.offered("Guard")
    me.guards_with("Guard")
    assert (me.count("damage"), me.zone("accel 1")) == (0, [])


@pytest.mark.rule("10.6.3.2.1", "7.4.1.8.4", "2.8.1.1.6")
def test_a_gained_circle_is_part_of_the_row_for_attacks_and_triggers(scene, me, foe):
    me.deck_top("Front Trigger")
    gifted(scene, me, "accel", "Grade 1", left="Grade 0", right="Grade 0")
    me.calls("Grade 1", "accel 1").attacks("Gifted", "Stone")
    assert (me.power("Grade 1"), me.power("Gifted")) == (7000 + 10000 + 5000, 9000 + 5000)


@pytest.mark.rule("10.6.3.2.1", "7.4.1.8.4")
def test_an_attack_on_the_whole_row_reaches_a_gained_circle(scene, me, foe):
    sweeps = "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack."
    foe.has(vanguard="Grade 3", left=scene.card("Broad", sweeps, power=30000, skill=None))
    gifted(scene, me, "accel", "Grade 1", left="Grade 0")
    me.calls("Grade 1", "accel 1").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Broad", "Gifted")
    me.guards_with_nothing()
    assert (sorted(me.zone("drop")), me.count("damage")) == (["Grade 0", "Grade 1"], 1)


@pytest.mark.rule("10.6.3.2", "4.6.7", "10.22.7")
def test_a_gained_circle_may_be_a_lock_circle_for_a_while(scene, me, foe):
    """Nothing is called there; unlocked as the turn ends, the unit is on a circle of Accel again."""
    gifted(
        scene,
        me,
        "accel",
        "Grade 1",
        "Grade 0",
        left=scene.card("Jailer", "[ACT](RC):Choose one of your rear-guards, and lock it."),
    )
    me.calls("Grade 1", "accel 1").uses("Jailer").picks("Grade 1")
    assert me.refused("call", "Grade 0", "accel 1") == "8.5.2.2.1"
    assert me.zone("accel 1, locked") == ["Grade 1"]
    me.picks("pass").declines_attack()
    assert me.zone("accel 1") == ["Grade 1"]


@pytest.mark.rule("10.6.3.2", "9.3.6", "3.10.1.1")
def test_a_unit_called_over_another_on_a_gained_circle_takes_its_place(scene, me, foe):
    gifted(scene, me, "accel", "Grade 1", "Grade 0")
    me.calls("Grade 1", "accel 1").calls("Grade 0", "accel 1")
    assert (me.zone("accel 1"), me.zone("drop"), me.power("Grade 0")) == (["Grade 0"], ["Grade 1"], 15000)


@pytest.mark.rule("10.6.3.2", "6.6.1.2.3")
def test_a_gained_circle_is_in_no_column_to_exchange(scene, me, foe):
    gifted(scene, me, "accel", "Grade 1", "Grade 0", back_left="Grade 0")
    me.calls("Grade 1", "accel 1")
    exchanges = [option for option in me.options() if option[0] == "exchange"]
    assert exchanges == [("exchange", "left")]


@pytest.mark.rule("10.6.3.2", "2.8.1.1.4")
def test_a_unit_on_a_gained_circle_stands_by_a_trigger_and_attacks_again(scene, me, foe):
    me.deck_top("Stand Trigger")
    gifted(scene, me, "accel", "Grade 1")
    me.calls("Grade 1", "accel 1").attacks("Grade 1", "Stone")
    me.attacks("Gifted", "Stone").picks("stand", "Grade 1", "Grade 1")
    me.attacks("Grade 1", "Stone")
    assert foe.count("damage") == 3


@pytest.mark.rule("4.5.2", "10.6.3.2")
def test_a_gained_circle_is_one_of_the_field(scene, me, foe):
    """Eight circles: a text that counts rear-guards counts the unit there."""
    text = "[CONT](VC):If you have three or more rear-guards, this unit gets [Power]+4000."
    scene.step("ride phase").card("Gifted", text, gift="accel", grade=2, power=9000, skill=None)
    me.has(vanguard="Grade 2", hand=["Gifted", "Grade 1", "Grade 1"], left="Grade 0", right="Grade 0")
    me.rides("Gifted")
    assert me.power("Gifted") == 9000
    me.calls("Grade 1", "accel 1")
    assert me.power("Gifted") == 9000 + 4000


# --- Protect ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.3.4", "11.11.2", "10.6.3.3.3.1")
@pytest.mark.parametrize(("hand", "allowed"), [(["Grade 2"], False), (["Grade 3"], True)])
def test_a_protect_card_adds_no_grade_to_what_a_stride_costs(scene, me, foe, hand, allowed):
    """Its grade is no number: with a grade 2 beside it the cost is short of three."""
    scene.step("ride phase").card("Saver", gift="protect", grade=3, skill=None)
    me.has(vanguard="Grade 3", hand=["Saver", *hand]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.rides("Saver")
    assert me.offered("stride", "Grand") == allowed


@pytest.mark.rule("10.6.3.3", "7.7.1.2", "7.4.1.8.5")
def test_what_a_protect_card_saves_is_not_hit_though_another_is(scene, me, foe):
    """An attack on the whole row: the vanguard is saved, the rear-guard is hit."""
    sweeps = "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack."
    foe.has(vanguard="Grade 3", left=scene.card("Broad", sweeps, power=60000, skill=None))
    gifted(scene, me, "protect", "Grade 0", left="Grade 1", right="Grade 0")
    me.picks("pass").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.attacks("Broad", "Gifted")
    me.picks("Protect").picks("Gifted").picks("yes")
    while me.game.question is not None and me.game.question.seat == 0 and me.game.question.about != "guards":
        me.picks("Gifted" if "Gifted" in me.options() else me.options()[0])
    me.guards_with_nothing()
    assert me.count("damage") == 0
    assert me.zone("left") == []
