"""10.5.1.2: several guardians and interceptors at once, from the back row too, and texts that say how many."""

from __future__ import annotations

import pytest

BEHIND = "[CONT](RC):This unit can intercept from the back row."
SWEEPS = "[CONT](VC):When this unit would attack, it battles all of your opponent's front row units."
PAIRS = (
    "[AUTO](VC):When this unit attacks, until end of that battle, when your opponent would call cards from hand to "
    "(GC), they must call two or more at the same time."
)
SHELTERS = (
    "[CONT]:Sentinel\n[AUTO]:When this unit is put on (GC), choose one of your units, and it cannot be hit until end "
    "of that battle."
)
BLITZ = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None}


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.step("battle phase").card("Watchman", BEHIND, grade=2)
    scene.card("Sweeper", SWEEPS, grade=3, power=13000)
    scene.card("Bailiff", PAIRS, grade=3)


# --- from the back row ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.1.2.3", "14.4.2", "1.3.1")
def test_a_text_lets_a_unit_intercept_from_the_back_row(scene, me, foe):
    """Resting or standing; a unit without that text does not, though it has the ability."""
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    foe.put("back left", "Grade 2")
    foe.put("back right", "Watchman", rested=True)
    me.attacks("Grade 3", "Grade 3")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "Watchman", "done"])
    foe.picks("Watchman")
    assert (foe.power("Grade 3"), foe.zone("back right")) == (10000 + 5000, [])
    foe.picks("done")
    assert foe.zone("drop") == ["Watchman"]


@pytest.mark.rule("10.5.1.2.3", "2.10.1.2")
def test_without_the_ability_to_intercept_that_text_does_not_help(scene, me, foe):
    """It says from where, and not that the unit can."""
    scene.card("Porter", BEHIND, grade=1)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", back="Porter", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "done"])
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.3", "4.9.2.4.1", "7.28.1.1")
def test_one_of_each_row_intercepts_together(scene, me, foe):
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", left="Grade 2", back="Watchman", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks("Watchman", "Grade 2")
    assert sorted(foe.zone("guardians")) == ["Grade 2", "Watchman"]
    assert foe.power("Grade 3") == 10000 + 5000 + 5000
    assert foe.is_rested("Watchman") and foe.is_rested("Grade 2")
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.3", "10.4.1.9", "10.4.1.8.4", "10.7.1.2")
def test_with_the_whole_front_row_attacked_those_behind_are_left_to_intercept(scene, me, foe):
    """And it is said which of the attacked units they guard."""
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 2", back="Watchman", hand=["Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "Watchman", "done"])
    foe.picks("Watchman").is_asked("10.4.1.9", exactly=["Grade 3", "Grade 2"])
    foe.picks("Grade 2")
    assert foe.power("Grade 2") == 9000 + 5000
    foe.picks("done")
    assert (foe.zone("left"), foe.count("damage"), foe.zone("drop")) == (["Grade 2"], 1, ["Watchman"])


@pytest.mark.rule("10.5.1.2.3", "1.3.3")
def test_who_cannot_intercept_cannot_from_behind_either(scene, me, foe):
    bars = "[AUTO](RC):When this unit boosts, your opponent cannot intercept until end of that battle."
    me.has(vanguard="Grade 3", back=scene.card("Wrestler", bars, grade=1))
    foe.has(vanguard="Grade 3", left="Grade 2", back="Watchman", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3", boost="Wrestler")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "done"])
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.3.1", "7.28.1", "6.2.4")
def test_an_interceptor_may_bring_another_unit_along(scene, me, foe):
    """That is moved by the text, and guards all the same."""
    text = "[AUTO]:When this unit intercepts, choose one of your back row rear-guards, and move it to (GC)."
    scene.card("Captain", text, grade=2)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", left="Captain", back="Grade 1", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks("Captain")
    assert foe.power("Grade 3") == 10000 + 5000 + 5000
    foe.picks("done")
    assert sorted(foe.zone("drop")) == ["Captain", "Grade 1"]


@pytest.mark.rule("10.5.1.2.3.1", "11.8.9", "10.5.2")
def test_each_of_two_interceptors_hears_that_it_intercepts(scene, me, foe):
    scene.card("Lookout", "[AUTO]:When this unit intercepts, Soul-Charge 1.", grade=2)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", left="Lookout", right="Lookout", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    with foe.changes(soul=2):
        foe.picks(*scene.game.in_zone(1, "front left"), "Lookout")
        foe.picks(("ability", "Lookout/1", "Lookout"))
    foe.picks("done")


# --- several at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.1.2.2", "10.5.1.2.3", "10.5.2")
def test_hand_and_field_guard_one_after_the_other(scene, me, foe):
    """One action calls, another intercepts; a check timing lies between."""
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks("Grade 0").is_asked("10.5.1.2.2", exactly=["Grade 1", "done"])
    foe.picks("done").is_asked("10.5.1.2", exactly=["Grade 1", "Grade 2", "done"])
    foe.picks("Grade 2").is_asked("10.5.1.2", exactly=["Grade 1", "done"])
    foe.picks("done")


@pytest.mark.rule("6.2.3.3", "10.5.1.2.2", "11.8.9")
def test_those_who_are_called_together_hear_of_each_other(scene, me, foe):
    scene.card("Comrade", "[AUTO](GC):When your other unit is placed on (GC), draw a card.", grade=0)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", hand=["Comrade", "Comrade", "Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    with foe.changes(hand=-2 + 2):
        foe.picks("Comrade", "Comrade", "done")
        foe.picks(("ability", "Comrade/1", "Comrade"))
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.2", "6.2.3.3", "11.8.9")
def test_called_one_after_the_other_only_the_first_does(scene, me, foe):
    scene.card("Comrade", "[AUTO](GC):When your other unit is placed on (GC), draw a card.", grade=0)
    me.has(vanguard="Grade 3")
    foe.has(vanguard="Grade 3", hand=["Comrade", "Comrade", "Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    with foe.changes(hand=-2 + 1):
        foe.picks("Comrade", "done").picks("Comrade", "done")
    foe.picks("done")


@pytest.mark.rule("10.5.1.2.2", "1.3.1")
def test_two_or_more_must_be_called_at_once_where_a_text_says_so(scene, me, foe):
    """After the first it cannot be left at that; a third may come with them."""
    scene.card("Shelter", SHELTERS, grade=1, shield=None)
    me.has(vanguard="Bailiff")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Shelter", "Grade 0", "Grade 1"])
    me.attacks("Bailiff", "Grade 3")
    foe.picks("Shelter").is_asked("10.5.1.2.2", exactly=["Grade 0", "Grade 1"])
    foe.picks("Grade 0").is_asked("10.5.1.2.2", exactly=["Grade 1", "done"])
    foe.picks("done").picks("Grade 3")
    foe.is_asked("10.5.1.2", exactly=["Grade 2", "done"])
    foe.picks("done")
    assert foe.count("damage") == 0


@pytest.mark.rule("10.5.1.2.1.1", "10.5.1.2.3", "1.3.1")
@pytest.mark.parametrize("left", ["Grade 2", "Grade 1"])
def test_with_one_card_in_hand_only_interceptors_are_left(scene, me, foe, left):
    """Who can do nothing is not asked."""
    me.has(vanguard="Bailiff")
    foe.has(vanguard=scene.card("Wall", grade=3, power=50000), left=left, hand=["Grade 0"])
    me.attacks("Bailiff", "Wall")
    if left == "Grade 2":
        foe.is_asked("10.5.1.2", exactly=["Grade 2", "done"])
        foe.picks("done")
    else:
        assert me.count("hand") == 2, "the drive checks are made already"


@pytest.mark.rule("10.5.1.2.2", "11.9.5", "1.3.1")
def test_two_texts_together_leave_nothing_to_call(scene, me, foe):
    """One keeps grade 1 and above from being called, and of the others there is one alone."""
    bars = (
        "[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot call grade 1 or greater "
        "cards from hand to (GC)."
    )
    scene.card("Magistrate", f"{PAIRS}\n{bars}", grade=3)
    me.has(vanguard="Magistrate")
    foe.has(vanguard="Grade 3", hand=["Grade 0", "Grade 1", "Grade 2"])
    me.attacks("Magistrate", "Grade 3").picks(("ability", "Magistrate/1", "Magistrate"))
    assert foe.count("damage") == 1 and foe.zone("guardians") == []


@pytest.mark.rule("6.2.2.2", "1.3.3")
@pytest.mark.parametrize(("barred", "came"), [("1 or greater", []), ("2 or greater", ["Grade 1"])])
def test_who_cannot_call_from_hand_does_so_by_no_effect_either(scene, me, foe, barred, came):
    """A superior call is a call too."""
    bars = "[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot call grade"
    scene.card("Magistrate", f"{bars} {barred} cards from hand to (GC).", grade=3)
    calls = "[AUTO](RC):When your vanguard is attacked, choose a card from your hand, and call it to (GC)."
    scene.card("Beckoner", calls, grade=0)
    me.has(vanguard="Magistrate")
    foe.has(vanguard="Grade 3", left="Beckoner", hand=["Grade 0", "Grade 1"])
    me.attacks("Magistrate", "Grade 3")
    foe.picks("Grade 1").is_asked("10.5.1.2")
    assert (foe.zone("guardians"), foe.zone("hand")) == (came, ["Grade 0", *({"Grade 1"} - set(came))])


# --- several attacked -------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3.1", "10.4.1.8.1", "6.2.4.1")
def test_a_guardian_of_a_unit_that_has_left_stays_while_another_is_attacked(scene, me, foe):
    """It adds its shield to nobody."""
    scene.card("Recall", "Choose one of your rear-guards, and return it to your hand.", **BLITZ)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 0", hand=["Recall", "Grade 2", "Draw Trigger"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Grade 2", "done").picks("Grade 1")
    assert foe.power("Grade 1") == 7000 + 5000
    foe.plays("Recall").picks("Grade 1")
    assert (foe.zone("guardians"), foe.power("Grade 3")) == (["Grade 2"], 10000)
    foe.guards_with_nothing()
    assert (sorted(foe.zone("drop")), foe.count("damage")) == (["Grade 0", "Grade 2", "Recall"], 1)


@pytest.mark.rule("10.7.1.2", "10.7.1.4", "6.2.4", "10.4.1.8.4")
def test_of_several_attacked_units_each_is_judged_for_itself(scene, me, foe):
    """What the sentinel guards and what its text shelters may be two units."""
    scene.card("Shelter", SHELTERS, grade=1, shield=None)
    scene.card("Sweeper", SWEEPS, grade=3, power=13000, critical=2)
    me.has(vanguard="Sweeper")
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 0", hand=["Shelter", "Draw Trigger"])
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Shelter", "done").picks("Grade 0").picks("Grade 1")
    foe.guards_with_nothing()
    assert (foe.zone("left"), foe.zone("right"), foe.count("damage")) == (["Grade 1"], [], 2)
    kinds = [event[0] for event in scene.game.log if event[0] in ("guard", "damage check", "hit", "miss")]
    assert kinds == ["guard", "damage check", "damage check", "hit", "hit", "miss"]
    assert [name for name, _, to in scene.moves() if to == "drop"] == ["Shelter", "Grade 0"]


@pytest.mark.rule("10.5.1.2.1.1", "10.5.1.2.4")
def test_while_nothing_is_attacked_blitz_orders_alone_are_left(scene, me, foe):
    retires = "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards, and retire it."
    scene.card("Flare", "Draw a card.", **BLITZ)
    me.has(vanguard=scene.card("Raider", retires, grade=2))
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Flare", "Grade 0"])
    me.attacks("Raider", "Grade 1")
    foe.is_asked("10.5.1.2", exactly=[("order", "Flare"), "done"])
    foe.picks("done")


@pytest.mark.rule("15.1.2.3.2", "13.3.1", "15.3.2", "7.28.1")
def test_a_token_that_is_moved_to_guard_adds_nothing_and_is_deleted(scene, me, foe):
    plant = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1}
    scene.cards["Plant"] = scene.the_book.cards.card_from(plant, ())
    scene.card("Plea", "Choose one of your rear-guards, and move it to (GC).", **BLITZ)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", left="Plant", hand=["Plea", "Grade 0"])
    me.attacks("Grade 2", "Grade 3")
    foe.plays("Plea")
    assert (foe.zone("guardians"), foe.power("Grade 3"), foe.is_rested("Plant")) == (["Plant"], 10000, True)
    foe.guards_with_nothing()
    assert (foe.zone("guardians"), foe.zone("drop")) == ([], ["Plea"])


@pytest.mark.rule("10.4.1.10", "13.3.1", "10.7.1.2.1")
def test_a_vanguard_that_is_ridden_over_is_attacked_no_more(scene, me, foe):
    """And its guardians leave at the next check timing."""
    scene.card("Relief", "Choose a card from your soul, and ride it as [Stand].", **BLITZ)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 3", soul=["Grade 1"], hand=["Grade 0", "Grade 2", "Relief"])
    me.attacks("Grade 2", "Grade 3")
    foe.picks("Grade 0", "done").plays("Relief")
    assert (foe.zone("guardians"), foe.count("damage"), foe.zone("vanguard")) == ([], 0, ["Grade 1"])


@pytest.mark.rule("2.9.3.1.1", "4.8.2", "2.8.2.3")
def test_what_a_damage_trigger_gives_may_be_given_to_a_guardian(scene, me, foe):
    me.has(vanguard=scene.card("Giant", grade=3, power=30000))
    foe.has(vanguard="Grade 2", hand=["Grade 1", "Grade 0"]).deck_top("Draw Trigger")
    me.attacks("Giant", "Grade 2")
    foe.guards_with("Grade 1")
    foe.picks("power").is_asked(exactly=["Grade 2", "Grade 1"])
    foe.picks("Grade 1")
