"""Section 8.6: automatic abilities, from being set off to being played."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Compare,
    Count,
    If,
    Include,
    Is,
    Later,
    Matches,
    Modify,
    Moved,
    Number,
    Perform,
    Role,
    Rule,
    Sequence,
    This,
    Whenever,
)

FOE_LOSES_ONE = "[AUTO](VC):When your opponent's rear-guard is put into the drop zone from (RC), "
RETIRE_THEIRS = "[ACT](VC):Retire all of your opponent's rear-guards."
MARTYR = "[AUTO]:When this unit is put into the drop zone from (RC), draw a card."
DRAW = Perform("draw", Number(1))
REAR = ("rear-guard circle",)
STRENGTHEN = "[ACT](VC):Choose one of your rear-guards, and it gets [Power]+5000 until end of turn."


def plays(scene, name):
    """How often an ability was played."""
    return sum(1 for event in scene.events("play") if event[-1] == name)


def strong(power, zones=REAR):
    """My units with that power or more, as an event names them."""
    return Cards(zones, "mine", Is("power", ">=", Number(power)))


def adopts(zone):
    """All cards in a zone of mine are of another clan, too."""
    return Ability("continuous", Modify(Cards((zone,), "mine"), (Include("clan", "Outsiders"),)), ("vanguard circle",))


def next_main_phase(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].passes()
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- 8.6.1 to 8.6.3 waiting and being played --------------------------------------------------------


@pytest.mark.rule("8.6.1")
def test_an_ability_waits_until_the_running_effect_is_done(scene, me, foe):
    """8.6.1: set off by the first half of an effect, it is played in the check timing after the second."""
    scene.card("Martyr", MARTYR)
    scene.card("Tyrant", "[ACT](VC):Choose one of your rear-guards, retire it, and Soul-Charge 1.", grade=2)
    me.has(vanguard="Tyrant", left="Martyr", hand=["Grade 1"])
    me.deck_top("Grade 0", "Grade 3")
    me.uses("Tyrant")
    assert scene.moves() == [
        ("Martyr", "front left", "drop"),
        ("Grade 0", "deck", "soul"),
        ("Grade 3", "deck", "hand"),
    ]
    me.is_asked("6.6.1.2")


@pytest.mark.rule("8.6.2")
def test_a_met_condition_puts_the_ability_on_stand_by(scene, me, foe):
    """8.6.2: one unit is retired; at the check timing each ability on that waits exactly once."""
    scene.card(
        "Reaper",
        f"{RETIRE_THEIRS}\n{FOE_LOSES_ONE}draw a card.\n{FOE_LOSES_ONE}Soul-Charge 1.",
        grade=2,
    )
    me.has(vanguard="Reaper", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Reaper")
    me.is_asked(exactly=[("ability", "Reaper/2", "Reaper"), ("ability", "Reaper/3", "Reaper")])
    with me.changes(hand=+1, soul=+1):
        me.picks(("ability", "Reaper/2", "Reaper"))
    assert (plays(scene, "Reaper/2"), plays(scene, "Reaper/3")) == (1, 1)


@pytest.mark.rule("8.6.2")
def test_an_unmet_condition_puts_nothing_on_stand_by(scene, me, foe):
    """8.6.2: the opponent had no rear-guard to lose, so nothing waits."""
    scene.card("Reaper", f"{RETIRE_THEIRS}\n{FOE_LOSES_ONE}draw a card.", grade=2)
    me.has(vanguard="Reaper", hand=["Grade 1"])
    with me.changes(hand=0):
        me.uses("Reaper")
    assert plays(scene, "Reaper/2") == 0


@pytest.mark.rule("8.6.2.1")
def test_each_time_the_condition_is_met_adds_one(scene, me, foe):
    """8.6.2.1: three units are retired at once, so it waits and resolves three times."""
    scene.card("Reaper", f"{RETIRE_THEIRS}\n{FOE_LOSES_ONE}draw a card.", grade=2)
    me.has(vanguard="Reaper", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 1", right="Grade 2", back="Grade 0")
    with me.changes(hand=+3), foe.changes(drop=+3):
        me.uses("Reaper")
    assert plays(scene, "Reaper/2") == 3


@pytest.mark.rule("8.6.3")
def test_one_instance_is_used_up_by_each_play(scene, me, foe):
    """8.6.3: of two that wait, one is left after the first has resolved, and none after the second."""
    scene.card("Reaper", f"{RETIRE_THEIRS}\n{FOE_LOSES_ONE}you may draw a card.", grade=2)
    me.has(vanguard="Reaper", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 1", right="Grade 2")
    me.uses("Reaper")
    me.picks("yes")
    me.is_asked(exactly=["yes", "no"])
    me.picks("no")
    me.is_asked("6.6.1.2")
    assert plays(scene, "Reaper/2") == 2
    assert me.count("hand") == 1 + 1


@pytest.mark.rule("8.6.3")
def test_a_waiting_ability_that_became_unusable_is_not_played(scene, me, foe):
    """8.6.3: two instances wait, the first makes the ability unusable, and the second is never played."""
    scene.card(
        "Reaper",
        f"{RETIRE_THEIRS}\n{FOE_LOSES_ONE}draw a card. This ability cannot be used for the rest of that turn.",
        grade=2,
    )
    me.has(vanguard="Reaper", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 1", right="Grade 2")
    with me.changes(hand=+1):
        me.uses("Reaper")
    assert plays(scene, "Reaper/2") == 1


@pytest.mark.rule("8.6.3")
def test_a_waiting_ability_is_not_played_once_its_kind_is_forbidden(scene, me, foe):
    """8.6.3: while it waits, another ability forbids its master the use of automatic abilities for the turn."""
    placed = Moved(This(), (), REAR)
    hush = Rule("you", (Cannot("use automatic abilities"),), "end of turn")
    scene.card("Hush", abilities=[Ability("automatic", hush, (), placed), Ability("automatic", DRAW, (), placed)])
    me.has(vanguard="Grade 2", hand=["Hush", "Grade 1"])
    me.calls("Hush", "left")
    with me.changes(hand=0):
        me.picks(("ability", "Hush/1", "Hush"))
    assert [event[-1] for event in scene.events("play")] == ["Hush/1"]


@pytest.mark.rule("8.6.3.1")
@pytest.mark.parametrize("first", [1, 2])
def test_a_player_orders_waiting_abilities_and_skips_none(scene, me, foe, first):
    """8.6.3.1: the master says which comes first, cannot decline, and the harmful one is played as well."""
    scene.card(
        "Firework",
        "[AUTO]:When this unit is placed on (RC), retire this unit.\n"
        "[AUTO]:When this unit is placed on (RC), draw a card.",
    )
    me.has(vanguard="Grade 2", hand=["Firework", "Grade 1"])
    me.deck_top("Grade 3")
    me.calls("Firework", "left")
    me.is_asked(exactly=[("ability", "Firework/1", "Firework"), ("ability", "Firework/2", "Firework")])
    for word in ("pass", "done", "no"):
        me.refused(word)
    me.picks(("ability", f"Firework/{first}", "Firework"))
    assert [event[-1] for event in scene.events("play")] == [f"Firework/{first}", f"Firework/{3 - first}"]
    assert me.zone("drop") == ["Firework"]
    assert me.zone("hand") == ["Grade 1", "Grade 3"]


# --- 8.6.4 zone changing triggers -------------------------------------------------------------------


@pytest.mark.rule("8.6.4.1")
def test_a_condition_about_the_moved_card_reads_it_as_the_event_did(scene, me, foe):
    """8.6.4.1: whether its power was 10000 or more is asked of the unit it was, not of the card in the drop zone."""
    lost = Moved(Cards(REAR, "mine"), REAR, ("drop",))
    was_strong = Matches(Role("card"), Is("power", ">=", Number(10000)))
    scene.card("Mourner", abilities=[Ability("automatic", If(was_strong, DRAW), ("vanguard circle",), lost)], grade=2)
    scene.card("Helper", "[CONT](RC):All of your other rear-guards get [Power]+3000.")
    me.has(vanguard="Mourner", left="Grade 1", right="Helper", hand=["Grade 0", "Stone"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "left")  # 7000 + 3000 leaves
    assert plays(scene, "Mourner/1") == 1
    with me.changes(hand=-1):
        me.calls("Stone", "left")  # 5000 + 3000 leaves
    assert plays(scene, "Mourner/1") == 2


@pytest.mark.rule("8.6.4.1.1")
@pytest.mark.parametrize(("strengthened", "drawn"), [(True, 1), (False, 0)])
def test_into_a_hidden_zone_the_public_zone_counts(scene, me, foe, strengthened, drawn):
    """8.6.4.1.1: a unit of 10000 + 5000 goes back to the hand: it was one of 15000 or more."""
    returned = Moved(strong(15000), REAR, ("hand",))
    scene.card(
        "Recaller",
        f"{STRENGTHEN}\n[ACT](VC):Choose one of your rear-guards, and return it to your hand.",
        abilities=[Ability("automatic", DRAW, ("vanguard circle",), returned)],
        grade=3,
    )
    me.has(vanguard="Recaller", left="Grade 3", hand=["Grade 1"])
    if strengthened:
        me.uses("Recaller", 1)
    with me.changes(hand=1 + drawn):
        me.uses("Recaller", 2)
    assert me.power("Grade 3") == 10000


@pytest.mark.rule("8.6.4.1.1")
def test_out_of_a_hidden_zone_the_public_zone_counts(scene, me, foe):
    """8.6.4.1.1: a card of 9000 in the hand is a unit of 9000 + 2000 on the field, and is read there."""
    placed = Moved(strong(11000), ("hand",), REAR)
    scene.card(
        "Inspector",
        "[CONT](VC):All of your rear-guards get [Power]+2000.",
        abilities=[Ability("automatic", DRAW, ("vanguard circle",), placed)],
        grade=2,
    )
    me.has(vanguard="Inspector", hand=["Grade 2", "Grade 1"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 2", "left")
    with me.changes(hand=-1):
        me.calls("Grade 1", "right")


@pytest.mark.rule("8.6.4.1.1")
@pytest.mark.parametrize(("zone", "drawn"), [("drop", 1), ("hand", 0)])
def test_from_any_public_zone_into_a_hidden_one_the_public_zone_counts(scene, me, foe, zone, drawn):
    """8.6.4.1.1: a card taken from the drop zone is read as it lay there, not as it is in the hand."""
    taken = Moved(Cards((), "mine", Is("clan", "has", "Outsiders")), ("drop",), ("hand",))
    scene.card(
        "Digger",
        "[ACT](VC):Choose a card from your drop zone, and return it to your hand.",
        abilities=[adopts(zone), Ability("automatic", DRAW, ("vanguard circle",), taken)],
        grade=2,
    )
    me.has(vanguard="Digger", drop=["Grade 1"])
    with me.changes(hand=1 + drawn):
        me.uses("Digger")


@pytest.mark.rule("8.6.4.1.2")
def test_off_the_field_the_field_counts(scene, me, foe):
    """8.6.4.1.2: a unit that was given a clan on the field is retired as one of that clan."""
    scene.card(
        "Adopter",
        "[CONT](VC):Your rear-guard is also a <<Outsiders>>.\n"
        "[AUTO](VC):When your <<Outsiders>> rear-guard is put into the drop zone from (RC), draw a card.",
        grade=2,
    )
    me.has(vanguard="Adopter", left="Grade 1", hand=["Grade 0"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "left")
    assert me.value("Grade 1", "clan") == ("Testers",)


@pytest.mark.rule("8.6.4.1.2")
def test_off_the_field_the_new_zone_does_not_count(scene, me, foe):
    """8.6.4.1.2: a clan that a card has only in the drop zone was not the unit's clan."""
    scene.card(
        "Undertaker",
        "[AUTO](VC):When your <<Outsiders>> rear-guard is put into the drop zone from (RC), draw a card.",
        abilities=[adopts("drop")],
        grade=2,
    )
    me.has(vanguard="Undertaker", left="Grade 1", hand=["Grade 0"])
    with me.changes(hand=-1):
        me.calls("Grade 0", "left")
    assert me.value("Grade 1", "clan") == ("Testers", "Outsiders")


@pytest.mark.rule("8.6.4.1.3")
@pytest.mark.parametrize(("zone", "drawn"), [("drop", 1), ("damage", 0)])
def test_between_other_public_zones_the_new_zone_counts(scene, me, foe, zone, drawn):
    """8.6.4.1.3: a healed card is read in the drop zone; what it was in the damage zone does not matter."""
    healed = Moved(Cards((), "mine", Is("clan", "has", "Outsiders")), ("damage",), ("drop",))
    scene.card(
        "Nurse",
        "[ACT](VC):Choose a card from your damage zone, and heal it.",
        abilities=[adopts(zone), Ability("automatic", DRAW, ("vanguard circle",), healed)],
        grade=2,
    )
    me.has(vanguard="Nurse", damage=1, hand=["Grade 1"])
    with me.changes(hand=drawn, damage=-1, drop=+1):
        me.uses("Nurse")


@pytest.mark.rule("8.6.4.1.4")
@pytest.mark.parametrize(
    "event", ["[AUTO]:When a grade 2 card rides this unit", "[AUTO](VC):When this unit is put into the soul from (VC)"]
)
def test_a_ridden_unit_keeps_its_ability_about_that(scene, me, foe, event):
    """8.6.4.1.4: it lies in the soul already, and still its ability is set off and resolves."""
    scene.card("Mentor", f"{event}, draw a card.")
    scene.step("ride phase")
    me.has(vanguard="Mentor", hand=["Grade 2"])
    with me.changes(hand=-1 + 1, soul=+1):
        me.rides("Grade 2")
    assert me.zone("soul") == ["Mentor"]
    assert plays(scene, "Mentor/1") == 1


@pytest.mark.rule("8.6.4.1.4")
def test_a_superior_ride_counts_too(scene, me, foe):
    """8.6.4.1.4: any kind of ride puts the unit into the soul with its ability."""
    scene.card(
        "Mentor",
        "[ACT](VC):Choose a grade 2 card from your hand, and ride it.\n"
        "[AUTO](VC):When this unit is put into the soul from (VC), draw a card.",
    )
    me.has(vanguard="Mentor", hand=["Grade 2"])
    me.uses("Mentor").picks("Grade 2")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Mentor"])
    assert plays(scene, "Mentor/2") == 1
    assert me.count("hand") == 1 - 1 + 1


@pytest.mark.rule("8.6.4.1.4")
def test_a_ridden_units_ability_is_inactive_later(scene, me, foe):
    """8.6.4.1.4: once it has resolved, the card in the soul hears no later ride."""
    scene.card("Mentor", "[AUTO]:When a grade 2 card rides this unit, draw a card.")
    scene.step("ride phase")
    me.has(vanguard="Mentor", hand=["Grade 2", "Grade 2"])
    me.rides("Grade 2")
    scene.pass_until("6.6.1.2", even_if_able=True)
    me.passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.passes()
    while not me.asked or me.game.question.rule != "6.5.1.2":
        scene.players[scene.game.question.seat].passes()
    me.rides("Grade 2")
    assert me.zone("soul") == ["Mentor", "Grade 2"]
    assert plays(scene, "Mentor/1") == 1


# --- 8.6.5 timed triggers ---------------------------------------------------------------------------

LATER = "[ACT](VC):[Soul-Blast 1] At the beginning of your main phase, draw a card."


@pytest.mark.rule("8.6.5.1")
def test_a_timed_trigger_goes_off_once(scene, me, foe):
    """8.6.5.1: in the next main phase of its player, not in the opponent's, and not in the one after."""
    scene.card("Planner", LATER, grade=3)
    me.has(vanguard="Planner", soul=["Grade 0"], hand=["Grade 1"])
    foe.has(hand=["Grade 1"])
    with me.changes(hand=0):
        me.uses("Planner")
    with me.changes(hand=0):
        next_main_phase(scene)
    assert foe.asked
    with me.changes(hand=1 + 1):  # the draw phase, and the timed trigger
        next_main_phase(scene)
    with me.changes(hand=0):
        next_main_phase(scene)
    with me.changes(hand=+1):
        next_main_phase(scene)
    assert me.asked


@pytest.mark.rule("8.6.5.1")
def test_a_timed_trigger_may_be_told_to_go_off_each_time(scene, me, foe):
    """8.6.5.1: only where nothing else is said is it once."""
    each = Later(At("begin", "main phase", "your"), DRAW, each_time=True)
    scene.card("Planner", abilities=[Ability("activated", each, ("vanguard circle",))], grade=3)
    me.has(vanguard="Planner", hand=["Grade 1"])
    foe.has(hand=["Grade 1"])
    me.uses("Planner")
    for _ in range(2):
        next_main_phase(scene)
        with me.changes(hand=1 + 1):
            next_main_phase(scene)


# --- 8.6.6 situation triggers -----------------------------------------------------------------------

EMPTY_HAND = Whenever(Compare(Count(Cards(("hand",), "mine")), "=", Number(0)))
SOUL_OF_THREE = Compare(Count(Cards(("soul",), "mine")), ">=", Number(3))
CHARGE = Perform("soul charge", Number(1))


@pytest.mark.rule("8.6.6.1")
def test_a_situation_sets_the_ability_off_again_while_it_lasts(scene, me, foe):
    """8.6.6.1: the hand is empty; it resolves, and as the hand is still empty it goes off again, until it is not."""
    effect = Sequence((CHARGE, If(SOUL_OF_THREE, DRAW)))
    scene.card("Beggar", abilities=[Ability("automatic", effect, ("vanguard circle",), EMPTY_HAND)], grade=2)
    me.has(vanguard="Beggar", hand=["Grade 1"])
    me.is_asked("6.6.1.2")
    assert plays(scene, "Beggar/1") == 0
    me.calls("Grade 1", "left")
    assert plays(scene, "Beggar/1") == 3
    assert (me.count("soul"), me.count("hand")) == (3, 1)


@pytest.mark.rule("8.6.6.1")
def test_a_situation_sets_the_ability_off_once_not_several_times(scene, me, foe):
    """8.6.6.1: other abilities resolve while it waits; the lasting situation adds no second instance."""
    effect = Sequence((CHARGE, DRAW))
    scene.card("Beggar", abilities=[Ability("automatic", effect, ("vanguard circle",), EMPTY_HAND)], grade=2)
    charge = "[AUTO]:When this unit is placed on (RC), Soul-Charge 1."
    scene.card("Stoker", f"{charge}\n{charge}")
    me.has(vanguard="Beggar", hand=["Stoker"])
    me.calls("Stoker", "left")
    me.picks(("ability", "Stoker/1", "Stoker"))
    me.is_asked(exactly=[("ability", "Stoker/2", "Stoker"), ("ability", "Beggar/1", "Beggar")])
    me.picks(("ability", "Stoker/2", "Stoker"))
    assert plays(scene, "Beggar/1") == 1
    assert (me.count("soul"), me.count("hand")) == (1 + 1 + 1, 1)


@pytest.mark.rule("8.6.6.1")
def test_a_situation_that_nothing_ends_goes_on_to_the_end(scene, me, foe):
    """8.6.6.1: taken at its word it repeats until the deck is empty, which loses the game."""
    scene.card("Beggar", abilities=[Ability("automatic", CHARGE, ("vanguard circle",), EMPTY_HAND)], grade=2)
    me.has(vanguard="Beggar", hand=["Grade 1"])
    me.calls("Grade 1", "left")
    assert me.count("soul") == 20
    assert scene.winner is foe


# --- 8.6.7 the card has moved -----------------------------------------------------------------------


@pytest.mark.rule("8.6.7")
def test_a_waiting_ability_is_played_though_its_card_has_left(scene, me, foe):
    """8.6.7: the attacker is retired before its ability resolves: the card is drawn, the power goes nowhere."""
    scene.card(
        "Lancer",
        "[AUTO](RC):When this unit attacks, this unit gets [Power]+3000 until end of turn, and draw a card.",
    )
    retire = "[AUTO](VC):When your rear-guard attacks, choose one of your rear-guards, and retire it."
    scene.card("Tyrant", retire, grade=2)
    scene.step("battle phase")
    me.has(vanguard="Tyrant", left="Lancer")
    foe.has(vanguard="Grade 3")
    me.attacks("Lancer", "Grade 3")
    with me.changes(hand=+1, drop=+1):
        me.picks(("ability", "Tyrant/1", "Tyrant"))
    assert me.zone("drop") == ["Lancer"]
    assert [event[-1] for event in scene.events("play")] == ["Tyrant/1", "Lancer/1"]
    assert me.power("Lancer") == 7000


@pytest.mark.rule("8.6.7")
def test_a_card_that_came_back_is_not_the_unit_that_waited(scene, me, foe):
    """8.6.7: retired and called again before its ability resolves, it is a new unit and gets no power for it."""
    scene.card("Lancer", "[AUTO](RC):When this unit attacks, this unit gets [Power]+3000 until end of turn.")
    scene.card(
        "Juggler",
        "[AUTO](VC):When your rear-guard attacks, choose one of your rear-guards, retire it, and call it to (RC).",
        grade=2,
    )
    scene.step("battle phase")
    me.has(vanguard="Juggler", left="Lancer")
    foe.has(vanguard="Grade 3")
    me.attacks("Lancer", "Grade 3")
    me.picks(("ability", "Juggler/1", "Juggler"), "front left")
    assert me.zone("left") == ["Lancer"]
    assert plays(scene, "Lancer/1") == 1
    assert me.power("Lancer") == 7000
