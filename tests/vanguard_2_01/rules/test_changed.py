"""What vanguard-2.01 says otherwise than the first book, or adds, as far as it is built."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.nations import CLANS, NATIONS
from playmat.kernel.state.sight import knows
from playmat.kernel.words.nodes import Ability, Add, Modify, Number, Perform, Sequence, Set, This


def drive_to(scene, name, number):
    """A card that gives itself drive."""
    more = Ability("continuous", Modify(This(), (Add("drive", Number(number)),)), zones=("field",))
    return scene.card(name, abilities=[more], grade=2, skill=None, power=10000)


# --- 2: cards -------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2.5")
def test_a_cray_elemental_is_of_all_clans_and_nations(scene):
    scene.card("Spark", clan="Cray Elemental")
    printed = scene.definition("Spark").printed
    assert set(CLANS) < set(printed["clan"])
    assert printed["nation"] == tuple(NATIONS)


@pytest.mark.rule("2.15.4", "2.15.4.1", "2.15.4.2", "2.15.3.1")
@pytest.mark.parametrize(
    ("fields", "clans", "nations"),
    [
        ({"clan": "Granblue"}, ("Granblue",), ("Magallanica",)),
        ({"clan": "Testers"}, ("Testers",), ()),
        ({"clan": None, "nation": "Zoo"}, NATIONS["Zoo"], ("Zoo",)),
        ({"clan": "Zoo"}, NATIONS["Zoo"], ("Zoo",)),
        ({"clan": "Granblue", "nation": "Nowhere"}, ("Granblue",), ()),
    ],
)
def test_nation_and_clan_tell_of_each_other(scene, fields, clans, nations):
    scene.card("Citizen", **fields)
    printed = scene.definition("Citizen").printed
    assert (printed["clan"], printed["nation"]) == (clans, nations)


@pytest.mark.rule("2.8.3", "2.8.1.1.2")
def test_a_trigger_gives_the_power_of_its_icon(scene, me, foe):
    scene.step("battle phase").card("Loud Trigger", grade=0, trigger="critical", trigger_power=10000)
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Loud Trigger")
    me.attacks("Grade 2", "Stone").picks("critical", "Grade 1", "Grade 1")
    assert (me.power("Grade 1"), me.critical("Grade 1")) == (17000, 2)


@pytest.mark.rule("2.8.1.1.6")
def test_a_front_trigger_lifts_the_front_row_and_nobody_is_chosen(scene, me, foe):
    scene.step("battle phase").card("Plain", grade=1, power=7000)
    me.has(vanguard="Grade 2", left="Grade 1", back="Plain").deck_top("Front Trigger")
    me.attacks("Grade 2", "Stone")
    assert (me.power("Grade 2"), me.power("Grade 1"), me.power("Plain")) == (14000, 12000, 7000)
    assert sorted(scene.game.card(event[3]) for event in scene.events("bonus")) == ["Grade 1", "Grade 2"]


@pytest.mark.rule("2.8.1.1.4")
def test_a_stand_trigger_may_choose_the_vanguard_in_vain(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1").deck_top("Stand Trigger")
    me.put("front right", "Grade 1", rested=True)
    me.attacks("Grade 2", "Stone").picks("stand", "Grade 2", "Grade 1")
    assert me.is_rested("Grade 2")


# --- 3, 7: guarding ---------------------------------------------------------------------------------------


@pytest.mark.rule("3.11.2", "8.5.2.1.1.2", "7.5.1.2", "7.5.1.2.2", "7.5.1.2.5")
def test_any_hand_card_guards_and_they_come_one_at_a_time(scene, me, foe):
    """A card of a higher grade without a shield, then another; the first is there before the second is chosen."""
    scene.step("battle phase")
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Grade 3", "Grade 0"])
    me.attacks("Grade 1", "Grade 1")
    foe.is_asked("7.5.1.2", exactly=["Grade 3", "Grade 0", "done"])
    foe.picks("Grade 3")
    assert (foe.zone("guardians"), foe.power("Grade 1")) == (["Grade 3"], 7000)
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])
    foe.picks("Grade 0")
    assert foe.count("damage") == 0


@pytest.mark.rule("7.5.1.2.1.1")
def test_who_cannot_guard_is_not_asked(scene, me, foe):
    scene.step("battle phase")
    me.has(left="Grade 1", right="Grade 1")
    me.attacks("Grade 1", "Stone")
    me.is_asked("7.3.1.2")


@pytest.mark.rule("7.3.1.1")
def test_only_the_first_start_step_is_heard(scene, me, foe):
    scene.step("battle phase").card("Starter", "[AUTO](VC):At the beginning of your start step, draw a card.")
    me.has(vanguard="Starter", left="Grade 1", right="Grade 1")
    me.attacks("Grade 1", "Stone")
    me.is_asked("7.3.1.2")
    assert me.count("hand") == 1


@pytest.mark.rule("7.4.1.5", "7.4.1.6")
def test_the_attacker_rests_before_the_target_is_chosen(scene, me, foe):
    scene.step("battle phase")
    me.has(left="Grade 1")
    foe.has(left="Grade 0")
    me.picks("yes", "Grade 1").is_asked("7.4.1.6", exactly=["Stone", "Grade 0"])
    assert me.is_rested("Grade 1")


@pytest.mark.rule("7.4.1.11")
def test_the_booster_counts_when_abilities_on_attacking_are_played(scene, me, foe):
    scene.step("battle phase").card("Asker", "[AUTO](RC):When this unit attacks, you may draw a card.")
    me.has(left="Asker", back_left="Grade 0")
    me.attacks("Asker", "Stone", boost="Grade 0")
    me.is_asked(exactly=["yes", "no"])
    assert me.power("Asker") == 12000


# --- 7: drive and damage --------------------------------------------------------------------------------------


@pytest.mark.rule("2.17.1", "2.17.2", "7.6.1.3", "11.2.2", "11.2.3.1", "11.2.4.1")
@pytest.mark.parametrize(("skill", "more", "checks"), [
    (None, 0, 1), ("twin drive", 0, 2), ("triple drive", 0, 3), ("twin drive", 1, 3), ("twin drive", -5, 0),
])  # fmt: skip
def test_as_many_checks_as_the_drive(scene, me, foe, skill, more, checks):
    gives = Ability("continuous", Modify(This(), (Add("drive", Number(more)),)), zones=("field",))
    scene.step("battle phase").card("Driver", abilities=[gives], grade=3, skill=skill)
    me.has(vanguard="Driver")
    with me.changes(hand=checks):
        me.attacks("Driver", "Stone")


@pytest.mark.rule("7.6.1.2", "7.5.1.2.1", "7.6.1.2.2")
@pytest.mark.parametrize(("more", "checks"), [(0, 0), (1, 2)])
def test_a_rear_guard_checks_if_it_gained_drive(scene, me, foe, more, checks):
    drive_to(scene, "Racer", more)
    scene.step("battle phase")
    me.has(left="Racer")
    with me.changes(hand=checks):
        me.attacks("Racer", "Stone")


@pytest.mark.rule("9.6.7", "9.6.2", "7.7.1.6")
def test_all_damage_is_checked_before_anybody_loses(scene, me, foe):
    """Four damage and a critical of three: seven cards, where one by one the sixth would have ended it."""
    scene.step("battle phase").card("Crusher", critical=3, power=20000, grade=1)
    me.has(left="Crusher")
    foe.has(damage=4)
    me.attacks("Crusher", "Stone")
    assert (foe.count("damage"), scene.winner) == (7, me)


@pytest.mark.rule("9.6.1.1")
def test_the_turn_players_damage_is_worked_off_first(scene, me, foe):
    """An ability deals damage to the opponent first; the turn player's check comes before theirs all the same."""
    both = Sequence(tuple([Perform("deal damage", Number(1), who=who) for who in ("opponent", "you")]))
    scene.card("Burner", abilities=[Ability("activated", both, zones=("field",))])
    me.has(vanguard="Burner").deck_top("Grade 1")
    foe.deck_top("Grade 2")
    me.uses("Burner")
    assert [name for name, _, to in scene.moves() if to == "damage"] == ["Grade 1", "Grade 2"]


@pytest.mark.rule("7.7.1.7", "7.7.1.9")
def test_a_hit_is_heard_before_the_hit_unit_leaves(scene, me, foe):
    scene.step("battle phase").card("Striker", "[AUTO](RC):When this unit's attack hits, you may draw a card.")
    me.has(left="Striker")
    foe.has(left="Grade 0")
    me.attacks("Striker", "Grade 0").is_asked(exactly=["yes", "no"])
    assert foe.zone("left") == ["Grade 0"]
    me.picks("no")
    assert foe.zone("left") == []


@pytest.mark.rule("7.7.1.7")
@pytest.mark.parametrize(("power", "drawn"), [(3000, 1), (20000, 0)])
def test_an_attack_that_does_not_hit_is_an_event(scene, me, foe, power, drawn):
    text = "[AUTO](RC):When this unit's attack does not hit, draw a card."
    scene.step("battle phase").card("Loser", text, power=power, grade=1)
    me.has(left="Loser")
    with me.changes(hand=drawn):
        me.attacks("Loser", "Stone")


# --- 5, 6, 9: preparation, G assist, no vanguard -----------------------------------------------------------------


@pytest.mark.rule("6.4.1.2.1.2", "6.4.1.2.4", "6.4.1.2.5")
def test_g_assist_finds_the_next_grade_for_two_cards(scene, me, foe):
    scene.step("draw phase")
    me.has(vanguard="Grade 1", hand=["Grade 0", "Grade 3"]).deck_top("Grade 0", "Grade 2")
    me.picks("yes", about="assist").picks("Grade 2")
    me.picks("Grade 0", "Grade 3")
    assert me.count("removed") == 2
    assert "Grade 2" in me.zone("hand")


@pytest.mark.rule("6.4.1.2.5")
def test_what_a_g_assist_found_is_shown_to_both_and_what_else_was_looked_at_is_not(scene, me, foe):
    scene.step("draw phase").card("Odd One", grade=3)
    me.has(vanguard="Grade 1", hand=["Grade 0", "Grade 3"]).deck_top("Grade 0", "Odd One", "Grade 2")
    me.picks("yes", about="assist").picks("Grade 2")
    found, other = me.card("Grade 2", "hand"), me.card("Odd One", "deck")
    assert (knows(scene.game, 1, found), knows(scene.game, 1, other)) == (True, False)
    me.picks("Grade 0", "Grade 3")


@pytest.mark.rule("6.4.1.2.2", "6.4.1.2.2.1", "6.4.1.2.2.2", "6.4.1.2.3")
@pytest.mark.parametrize(("vanguard", "hand"), [("Grade 3", []), ("Grade 1", ["Grade 2"])])
def test_g_assist_needs_its_two_conditions(scene, me, foe, vanguard, hand):
    scene.step("draw phase")
    me.has(vanguard=vanguard, hand=hand)
    scene.start()
    assert me.game.question.about != "assist"
    scene.looked = True


@pytest.mark.rule("9.5.1")
def test_who_has_no_vanguard_rides_out_of_the_soul(scene, me, foe):
    scene.exactly()
    me.has(soul=["Grade 2", "Grade 0"], deck=5)
    foe.has(vanguard="Stone", deck=5)
    me.is_asked("9.5.1", exactly=["Grade 2", "Grade 0"])
    me.picks("Grade 2")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 2"], ["Grade 0"])
    assert not me.is_rested("Grade 2")


@pytest.mark.rule("9.5.1", "9.1.3")
@pytest.mark.parametrize("theirs", ["Grade 1", "Grade 3"])
def test_of_two_players_without_a_vanguard_each_rides_out_of_the_own_soul(scene, me, foe, theirs):
    """The turn player first; what the one rode is no card for the other."""
    scene.exactly()
    me.has(soul=["Grade 2", "Grade 0"], deck=5)
    foe.has(soul=["Grade 1", "Grade 3"], deck=5)
    me.is_asked("9.5.1", exactly=["Grade 2", "Grade 0"])
    me.picks("Grade 2")
    foe.is_asked("9.5.1", exactly=["Grade 1", "Grade 3"])
    foe.picks(theirs)
    assert (me.zone("vanguard"), foe.zone("vanguard")) == (["Grade 2"], [theirs])
    assert (me.count("soul"), foe.count("soul"), scene.result) == (1, 1, None)


@pytest.mark.rule("9.1.3", "9.5.1", "9.2.1")
def test_both_ride_at_the_same_time_as_one_of_them_loses(scene, me, foe):
    """All that is due happens, for both players, before the game is over by a part of it."""
    scene.exactly()
    me.has(soul=["Grade 2", "Grade 0"], deck=5, damage=6)
    foe.has(soul=["Grade 1", "Grade 3"], deck=5)
    me.picks("Grade 2", about="successor")
    foe.picks("Grade 3", about="successor")
    assert (me.zone("vanguard"), foe.zone("vanguard"), scene.winner) == (["Grade 2"], ["Grade 3"], foe)


@pytest.mark.rule("9.2.4", "9.5.1.1")
def test_without_vanguard_and_soul_the_game_is_lost(scene, me, foe):
    scene.exactly()
    me.has(deck=5)
    foe.has(vanguard="Stone", deck=5)
    scene.start()
    assert (scene.winner, scene.result.rule) == (foe, "9.2.4")


# --- 8, 10: effects ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.7.1.3", "8.7.1.4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_what_sets_a_number_comes_after_what_adds(scene, me, order):
    changes = (Add("power", Number(3000)), Set("power", Number(1000)))
    made = [Ability("continuous", Modify(This(), (changes[at],)), zones=("field",)) for at in order]
    scene.card("Torn", abilities=made)
    me.has(left="Torn")
    scene.start()
    assert me.power("Torn") == 1000


@pytest.mark.rule("8.1.1.2.3.1", "12.5.1.1.1")
@pytest.mark.parametrize("drawn", [0, 1])
def test_a_limit_is_spent_only_by_change(scene, me, foe, drawn):
    """It asks for a soul card as it resolves: what did nothing for want of it is not used up."""
    text = "[AUTO](RC)[1/Turn]:When this unit attacks, if the number of cards in your soul is one or more, draw a card."
    scene.step("battle phase").card("Clerk", text, grade=1)
    me.has(vanguard="Grade 2", left="Clerk", **({"soul": ["Grade 0"]} if drawn else {}))
    with me.changes(hand=drawn):
        me.attacks("Clerk", "Stone").picks(("ability", "Clerk/1", "Clerk"))
    assert bool(scene.game.locks) == bool(drawn)


@pytest.mark.rule("10.7.1.1.1.1.1")
def test_cards_called_together_have_different_circles(scene, me, foe):
    scene.card("Caller", "[ACT](VC):Choose two cards from your drop zone, and call them to (RC).")
    me.has(vanguard="Caller", drop=["Grade 0", "Grade 1"])
    me.uses("Caller").picks("front left")
    me.is_asked("10.7.1.1.1", exactly=["front right", "back left", "back center", "back right"])


@pytest.mark.rule("10.16.1.2")
@pytest.mark.parametrize(("damage", "turned"), [(1, 0), (2, 2)])
def test_a_counter_blast_as_an_effect_is_done_whole_or_not(scene, me, foe, damage, turned):
    blast = Ability("activated", Perform("counter blast", Number(2)), zones=("field",))
    scene.card("Blaster", abilities=[blast])
    me.has(vanguard="Blaster", damage=damage)
    me.uses("Blaster")
    assert sum(scene.game.face_down[c] for c in scene.game.in_zone(0, "damage")) == turned


@pytest.mark.rule("3.11.2", "7.5.1.2")
@pytest.mark.parametrize(("text", "more"), [("[CONT](GC):This unit gets [Shield] +10000.", 10000), ("", 0)])
def test_what_a_guardian_without_a_shield_gets_is_added_to_zero(scene, me, foe, text, more):
    scene.step("battle phase").card("Shieldless", text, grade=3, shield=None)
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 1", hand=["Shieldless", "Grade 0"])
    me.attacks("Grade 1", "Grade 1")
    foe.picks("Shieldless")
    assert foe.power("Grade 1") == 7000 + more


@pytest.mark.rule("4.6.2.1", "8.6.1")
@pytest.mark.parametrize(("circle", "drawn"), [("right", 1), ("left", 0)])
def test_a_unit_that_left_was_in_the_column_that_it_left(scene, me, foe, circle, drawn):
    scene.card("Ear", "[AUTO](RC):When your opponent's rear-guard in the same column as this unit is put into the "
               "drop zone, draw a card.")  # fmt: skip
    scene.card(
        "Axe", "[AUTO]:When this unit is placed on (RC), choose one of your opponent's rear-guards, and retire it."
    )
    me.has(left="Ear", hand=["Axe"])
    foe.has(**{circle: "Grade 1"})
    before = me.count("hand")
    me.calls("Axe", "front right")
    assert foe.zone("drop") == ["Grade 1"]
    assert me.count("hand") == before - 1 + drawn
