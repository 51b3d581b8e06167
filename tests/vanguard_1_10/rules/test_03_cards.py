"""Section 3, second part: characteristics and the kinds of unit (3.7 to 3.11)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.errors import CardError
from playmat.kernel.words.nodes import Ability, Add, GainAbility, Include, Modify, Number, On, Perform, This

# --- 3.7 characteristics --------------------------------------------------------------------------


@pytest.mark.rule("3.7.1.1")
def test_a_clan_given_again_counts_once(scene, me):
    """3.7.1.1: a unit of a clan that gets the same clan has it once."""
    scene.card("Adept", abilities=[Ability("activated", Modify(This(), (Include("clan", "Testers"),)))])
    me.has(vanguard="Grade 2", left="Adept")
    me.uses("Adept")
    assert me.value("Adept", "clan") == ("Testers",)


@pytest.mark.rule("3.7.1.1")
def test_two_equal_words_on_a_card_count_once(scene, me):
    """3.7.1.1: overlapping copies of a characteristic on one card are ignored, however they came there."""
    me.has(left=scene.card("Double", clan=["Testers", "Testers"], race=["Elf", "Human", "Elf"]))
    scene.start()
    assert me.value("Double", "clan") == ("Testers",)
    assert me.value("Double", "race") == ("Elf", "Human")


@pytest.mark.rule("3.7.1.1")
@pytest.mark.parametrize("clan", [["Testers", 7], {"Testers": 1}, 7])
def test_what_is_no_word_and_no_list_of_words_is_refused(scene, clan):
    """3.7.1.1: a clan is a word or several; a card with anything else in its place is not read."""
    with pytest.raises(CardError, match="clan"):
        scene.card("Misprint", clan=clan)


@pytest.mark.rule("3.7.1.1")
def test_the_same_continuous_ability_gained_twice_works_twice(scene, me):
    """3.7.1.1: abilities are the exception: both copies stay."""
    bonus = Ability("continuous", Modify(This(), (Add("power", Number(1000)),)))
    gains = Modify(This(), (GainAbility(bonus),), "end of turn")
    scene.card("Adept", abilities=[Ability("activated", gains)])
    me.has(vanguard="Grade 2", left="Adept")
    me.uses("Adept").uses("Adept")
    assert me.power("Adept") == 7000 + 2 * 1000


@pytest.mark.rule("3.7.1.1")
def test_the_same_automatic_ability_gained_twice_triggers_twice(scene, me, foe):
    """3.7.1.1: two copies of "when this unit attacks, draw" give two draws."""
    draws = Ability("automatic", Perform("draw", Number(1)), trigger=On("attack", (("attacker", This()),)))
    gains = Modify(This(), (GainAbility(draws),), "end of turn")
    scene.card("Adept", abilities=[Ability("activated", gains)])
    me.has(vanguard="Grade 2", left="Adept")
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.uses("Adept").uses("Adept")
    with me.changes(hand=+2, deck=-2):
        me.attacks("Adept", "Grade 2")
    foe.is_asked("7.4.1.1.2")


# --- 3.8 units ------------------------------------------------------------------------------------


@pytest.mark.rule("3.8.1")
def test_only_cards_on_the_field_are_units(scene, me):
    """3.8.1: of cards in hand, soul, drop and damage none can be chosen as a unit."""
    scene.card("Trainer", "[ACT](VC):Choose one of your units, and it gets [Power]+1000 until end of turn.")
    me.has(
        vanguard="Trainer", left="Grade 2", hand=["Grade 1"], soul=["Grade 0"], drop=["Grade 3"],
        damage=["Draw Trigger"], bind=["Heal Trigger"],
    )  # fmt: skip
    me.uses("Trainer")
    me.is_asked(exactly=["Trainer", "Grade 2"])


@pytest.mark.rule("3.8.2")
def test_vanguard_rear_guards_and_guardians_are_units(scene, me, foe):
    """3.8.2: the power of a trigger in a damage check may go to any of the three kinds."""
    scene.step("battle phase")
    me.has(vanguard=scene.card("Giant", grade=3, power=30000, skill=None), right="Grade 1")
    me.deck_top("Stone")
    foe.has(vanguard="Grade 2", back_left="Grade 1", hand=[scene.card("Shield Maiden", grade=0)])
    foe.deck_top("Critical Trigger")
    me.attacks("Giant", "Grade 2")
    foe.guards_with("Shield Maiden")
    foe.picks("power", rule="2.8.2")
    foe.is_asked("2.8.1.1.2", exactly=["Grade 2", "Grade 1", "Shield Maiden"])
    foe.picks("Shield Maiden")
    assert foe.power("Shield Maiden") == 5000 + 5000
    foe.is_asked("2.8.1.1.2", exactly=["Grade 2", "Grade 1", "Shield Maiden"])


# --- 3.9 vanguard, 3.10 rear-guards ---------------------------------------------------------------


@pytest.mark.rule("3.9.1.1")
def test_a_ride_leaves_one_vanguard(scene, me):
    """3.9.1.1: after the ride the newcomer alone is on the circle, the former vanguard in the soul."""
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Grade 2", "Grade 0"])
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]
    assert me.zone("soul") == ["Grade 1"]


@pytest.mark.rule("3.9.1.1")
def test_a_second_unit_put_on_the_vanguard_circle_replaces_the_first(scene, me):
    """3.9.1.1: however a second unit comes to the vanguard circle, one vanguard is left."""
    scene.card("Usurper", "[ACT](RC):Put this unit on your (VC).", grade=2)
    me.has(vanguard="Grade 3", left="Usurper", hand=["Grade 0"])
    me.uses("Usurper")
    assert me.zone("vanguard") == ["Usurper"]
    assert me.zone("soul") == ["Grade 3"]


@pytest.mark.rule("3.10.1.1")
def test_a_sixth_rear_guard_replaces_one_of_the_five(scene, me):
    """3.10.1.1: called onto an occupied circle it sends the older unit to the drop zone; five remain."""
    circles = ("front left", "front right", "back left", "back center", "back right")
    me.has(vanguard="Grade 2", hand=[scene.card("Sixth")])
    for number, circle in enumerate(circles, 1):
        me.put(circle, scene.card(f"Unit {number}"))
    me.calls("Sixth", "back right")
    assert [me.zone(c) for c in circles] == [["Unit 1"], ["Unit 2"], ["Unit 3"], ["Unit 4"], ["Sixth"]]
    assert me.zone("drop") == ["Unit 5"]


@pytest.mark.rule("3.10.1.1")
def test_each_rear_guard_circle_takes_one_and_there_are_five(scene, me):
    """3.10.1.1: a call offers the five rear-guard circles and no other place."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    places = {option[2] for option in me.options() if option[0] == "call"}
    assert places == {"front left", "front right", "back left", "back center", "back right"}
    assert me.refused("call", "Grade 1", "vanguard circle") == "6.6.1.2.1.1"


# --- 3.11 guardians -------------------------------------------------------------------------------


@pytest.mark.rule("3.11.1.1")
def test_a_card_without_a_shield_value_cannot_guard(scene, me, foe):
    """3.11.1.1: of a card without shield and one with shield 0 only the second may be called as guardian."""
    scene.step("battle phase")
    scene.card("Unshielded", grade=1, shield=None)
    scene.card("Paper Shield", grade=1, shield=0)
    me.has(vanguard="Grade 3", right="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Unshielded", "Paper Shield"])
    me.attacks("Grade 3", "Grade 2")
    foe.is_asked("7.4.1.1.2", exactly=["Paper Shield", "done"])
    assert foe.refused("Unshielded") == "3.11.1.1"


@pytest.mark.rule("3.11.1.1")
def test_shield_zero_is_a_shield_and_adds_nothing(scene, me, foe):
    """3.11.1.1: a guardian of shield 0 is called, and the guarded unit's power stays."""
    scene.step("battle phase")
    scene.card("Paper Shield", grade=1, shield=0)
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", hand=["Paper Shield"])
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Paper Shield")
    me.is_asked("2.8.2")
    assert foe.zone("guardians") == ["Paper Shield"]
    assert foe.power("Grade 2") == 9000 + 0


@pytest.mark.rule("3.11.1.1")
def test_an_effect_cannot_make_a_guardian_of_a_card_without_shield(scene, me, foe):
    """3.11.1.1: a superior call to the guardian circle leaves a card without shield where it is."""
    scene.step("battle phase")
    scene.card("Unshielded", grade=1, shield=None)
    scene.card(
        "Rallier",
        "[AUTO]:When this unit is placed on (GC), choose a card from your hand, and call it to (GC).",
    )
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", hand=["Rallier", "Unshielded"])
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Rallier")
    me.is_asked("2.8.2")
    assert foe.zone("guardians") == ["Rallier"]
    assert foe.zone("hand") == ["Unshielded"]


@pytest.mark.rule("3.11.1.1")
def test_an_effect_cannot_move_a_unit_without_shield_to_the_guardian_circle(scene, me, foe):
    """3.11.1.1: nor does putting a rear-guard on the guardian circle work without a shield value."""
    scene.step("battle phase")
    scene.card("Unshielded", grade=3, shield=None)
    scene.card(
        "Rallier",
        "[AUTO]:When this unit is placed on (GC), choose one of your rear-guards, and put it on (GC).",
    )
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", left="Unshielded", hand=["Rallier"])
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with("Rallier")
    me.is_asked("2.8.2")
    assert foe.zone("guardians") == ["Rallier"]
    assert foe.zone("front left") == ["Unshielded"]


@pytest.mark.rule("3.11.1.2")
def test_eight_guardians_may_stand_against_one_attack(scene, me, foe):
    """3.11.1.2: there is no limit to the number of guardians."""
    scene.step("battle phase")
    names = [scene.card(f"Guard {number}", shield=5000) for number in range(1, 9)]
    me.has(vanguard="Grade 3", right="Grade 1")
    me.deck_top("Critical Trigger")
    foe.has(vanguard="Grade 2", hand=names)
    me.attacks("Grade 3", "Grade 2")
    foe.guards_with(*names)
    me.is_asked("2.8.2")
    assert sorted(foe.zone("guardians")) == names
    assert foe.power("Grade 2") == 9000 + 8 * 5000
