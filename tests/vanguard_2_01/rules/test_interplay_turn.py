"""Two rules that meet: steps of a turn with checks, ordered attacks, and units that are not what they were."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cards,
    Choose,
    It,
    Move,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    This,
    Turn,
)

VANGUARD = ("vanguard circle",)
ORDERS = "[ACT](VC):Choose one of your rear-guards, and it attacks your opponent's vanguard."


def act(*parts):
    return Ability("activated", Sequence(parts), zones=("field",))


# --- checks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.6.1.2.5", "7.6.1.2.6")
@pytest.mark.parametrize("takes", [True, False])
def test_a_checked_card_that_was_taken_away_does_not_come_to_the_hand(scene, me, foe, takes):
    """An ability on the check calls it out of the trigger zone in the check timing."""
    effect = Sequence((Choose(Cards(("trigger",), "mine"), Number(1)), Place("call", It(), "rear-guard circle")))
    trigger = On("drive check", (("attacker", This()),))
    calls = [Ability("automatic", effect, zones=("field",), trigger=trigger)] if takes else []
    scene.step("battle phase").card("Driver", abilities=calls, grade=2, skill=None)
    me.has(vanguard="Driver", left="Grade 0").deck_top("Grade 1")
    with me.changes(hand=0 if takes else 1, deck=-1):
        me.attacks("Driver", "Stone")
        if takes:
            me.picks("back right")
    assert me.zone("back right") == (["Grade 1"] if takes else [])


@pytest.mark.rule("6.4.1.2.5", "9.2.3")
def test_a_g_assist_that_takes_the_last_card_loses_the_game(scene, me, foe):
    """Two cards: one is drawn, the other found; the check timing after the step finds no deck."""
    scene.exactly().step("draw phase")
    me.has(vanguard="Grade 1", deck=["Grade 2", "Grade 0"])
    foe.has(vanguard="Grade 1", deck=5)
    me.picks("yes", about="assist").picks("Grade 2")
    assert (scene.winner, scene.result.rule) == (foe, "9.2.3")


@pytest.mark.rule("6.4.1.2.4", "6.4.1.2.1.3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_hand_that_was_shown_for_the_g_assist_is_hidden_again(scene, me, foe, answer):
    scene.step("draw phase")
    me.has(vanguard="Grade 1", hand=["Grade 0", "Grade 3"]).deck_top("Grade 1")
    me.picks(answer, about="assist")
    hand, shown = set(scene.game.in_zone(0, "hand")), {event[3] for event in scene.events("show")}
    assert shown & hand == (hand if answer == "yes" else set())
    assert not any(foe.sees(card) for card in scene.game.in_zone(0, "hand"))


@pytest.mark.rule("9.6.2", "9.6.7", "4.1.4")
@pytest.mark.parametrize(("rides", "damage"), [(True, 0), (False, 2)])
def test_damage_is_of_the_vanguard_that_it_was_dealt_to(scene, me, foe, rides, damage):
    """An effect deals it and then has another card ride: the new vanguard has none to work off."""
    deal = Perform("deal damage", Number(2), who="opponent")
    ride = (Choose(Cards(("soul",), "theirs"), Number(1)), Move(It(), "vanguard circle", side="theirs"))
    scene.card("Burner", abilities=[act(deal, *(ride if rides else ()))], grade=2)
    me.has(vanguard="Burner", left="Grade 0")
    foe.has(vanguard="Grade 3", soul=["Grade 2"])
    with foe.changes(damage=damage):
        me.uses("Burner")


# --- ordered attacks --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.34.1", "7.3.1.3")
def test_an_ordered_attack_is_made_in_the_first_turn_too(scene, me, foe):
    """Only the choice to attack in the start step is not given there."""
    scene.turn_of(0, 1).card("Herald", ORDERS, grade=2, skill=None)
    me.has(vanguard="Herald", left="Grade 3")
    me.uses("Herald")
    assert foe.count("damage") == 1
    me.picks("pass")
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("10.34.1", "7.5.1.2.3", "7.5.1.2.4")
def test_an_ordered_attack_is_guarded_like_any_other(scene, me, foe):
    """In the main phase: from the hand, by intercepting, and by a G guardian."""
    scene.card("Herald", ORDERS, grade=3, skill=None)
    me.has(vanguard="Herald", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.uses("Herald")
    foe.is_asked("7.5.1.2", exactly=["Heal Trigger", "Grade 0", "Bulwark", "Grade 2", "done"])
    foe.picks("Bulwark", "Grade 2")
    foe.guards_with_nothing()
    assert (foe.count("damage"), foe.zone("G zone")) == (0, ["Bulwark"])
    me.is_asked("6.6.1.2")


@pytest.mark.rule("10.34.1", "7.4.1.10", "7.1.2.1")
def test_an_ordered_attack_is_boosted_and_counts_as_a_battle(scene, me, foe):
    scene.card("Herald", ORDERS, grade=3, skill=None)
    scene.card("Surge", "[AUTO](RC)Wave-2nd time only:When your unit attacks, draw a card.", grade=0, skill=None)
    me.has(vanguard="Herald", left="Grade 1", back_left="Grade 0", right="Surge")
    foe.has(vanguard="Grade 3")
    me.uses("Herald").picks("Grade 1").picks("Grade 0", about="booster")
    assert foe.count("damage") == 1
    with me.changes(hand=1 + 1):
        me.attacks("Herald", "Grade 3")


@pytest.mark.rule("10.34.1.1", "7.4.1.4.1")
def test_a_resting_unit_does_not_attack_by_order(scene, me, foe):
    scene.card("Herald", ORDERS, grade=3, skill=None)
    me.has(vanguard="Herald", right="Grade 0")
    me.put("front left", "Grade 3", rested=True)
    me.uses("Herald").picks("Grade 3")
    assert (foe.count("damage"), len(scene.events("attack"))) == (0, 0)
    me.is_asked("6.6.1.2")


# --- the stand phase and the end phase ---------------------------------------------------------------------------


@pytest.mark.rule("6.3.1.2", "10.22.4", "10.24.3")
def test_a_locked_card_does_not_stand_in_the_stand_phase(scene, me, foe):
    """It was locked in the opponent's turn; the units beside it stand."""
    lock = "[ACT](VC):Choose one of your opponent's rear-guards, and lock it."
    scene.turn_of(1).card("Jailer", lock, grade=2, skill=None)
    foe.has(vanguard="Jailer", left="Grade 0")
    me.has(vanguard="Grade 2", hand=["Grade 0"])
    locked = me.put("front left", "Grade 1", rested=True)
    other = me.put("front right", "Grade 3", rested=True)
    foe.uses("Jailer").picks("Grade 1")
    foe.picks("pass").declines_attack()
    me.is_asked()
    assert (scene.game.facts["turn seat"], scene.game.rested[other]) == (0, 0)
    assert scene.game.orientation(locked) is None
    assert not [event for event in scene.events("stand") if event[3] == locked]


@pytest.mark.rule("6.8.1.1.1", "6.8.1.1.2")
def test_g_units_go_home_before_anything_is_unlocked(scene, me, foe):
    """In one end phase: the stridden unit first, then the locked card."""
    scene.step("ride phase")
    scene.card("Jailer", "[ACT](RC):Choose one of your rear-guards, and lock it.", grade=0)
    me.has(vanguard="Grade 3", left="Jailer", right="Grade 1", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3").uses("Jailer").picks("Grade 1")
    me.picks("pass").declines_attack()
    words = [e[7] if e[0] == "move" else e[0] for e in scene.game.log]
    home, free = words.index("return"), words.index("unlock")
    assert home < free
    assert me.zone("right") == ["Grade 1"]


@pytest.mark.rule("6.8.1.1.1", "6.8.1.1.2", "10.28.3")
def test_a_deleted_g_unit_goes_home_and_its_heart_is_whole(scene, me, foe):
    scene.step("ride phase").card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1)
    me.has(vanguard="Grade 3", left="Eraser", hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3").uses("Eraser")
    me.picks("pass").declines_attack()
    (heart,) = scene.game.in_zone(0, "vanguard circle")
    assert (scene.game.card(heart), scene.game.value(heart, "power")) == ("Grade 3", 10000)
    assert not scene.game.face_down[me.card("Grand", "G zone")]


@pytest.mark.rule("10.26.11", "6.5.1.1.2")
def test_a_deleted_vanguard_that_is_ridden_lies_face_up_in_the_soul(scene, me, foe):
    """It was deleted as the ride phase began; in the soul it has what is printed on it."""
    text = "[AUTO](RC):At the beginning of your ride phase, delete all of your vanguards."
    scene.step("ride phase").card("Eraser", text, grade=0)
    me.has(vanguard="Grade 2", left="Eraser", hand=["Grade 3", "Grade 0"])
    me.rides("Grade 3")
    old = me.card("Grade 2", "soul")
    assert (scene.game.face_down[old], scene.game.value(old, "power")) == (0, 9000)


@pytest.mark.rule("6.3.1.2", "10.25.10", "10.25.11")
@pytest.mark.parametrize("held", [True, False])
def test_what_holds_a_mate_in_the_stand_phase_holds_its_leader(scene, me, foe, held):
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, skill=None)
    text = "[AUTO](VC):When this unit attacks, this unit cannot [Stand] during your next stand phase." if held else ""
    scene.card("Mate", text, grade=2, skill=None)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], left="Grade 0").deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate")
    me.attacks("Leader", "Grade 3").declines_attack()
    scene.pass_until("7.3.1.2", even_if_able=True)
    foe.declines_attack()
    me.is_asked()
    assert scene.game.facts["turn seat"] == 0
    assert [me.is_rested(name) for name in ("Leader", "Mate")] == [held, held]


# --- abilities that are cut short ---------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2.1", "7.8.1.2", "7.4.1.4.1")
def test_a_battle_that_is_cut_short_has_its_end(scene, me, foe):
    """What waits for its close step is heard, though nobody attacked."""
    tired = Ability("automatic", Turn(Cards(VANGUARD, "mine"), "rest"), zones=("rear-guard circle",),
                    trigger=At("begin", "attack step", "your"))  # fmt: skip
    scene.step("battle phase").card("Sandman", abilities=[tired], grade=0, skill=None)
    ends = "[AUTO](RC):At the beginning of your close step, draw a card."
    me.has(vanguard="Grade 2", back="Sandman", back_left=scene.card("Ear", ends, skill=None))
    with me.changes(hand=1):
        me.picks("yes")
    assert not scene.events("attack") and not scene.events("begin guard step")
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("7.7.1.7", "7.4.1.8.4")
def test_of_two_attacked_units_each_is_hit_or_missed(scene, me, foe):
    """One ability hears of the hit, another of the miss, in one damage step."""
    lines = (
        "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack.",
        "[AUTO](RC):When this unit's attack hits, Soul-Charge 1.",
        "[AUTO](RC):When this unit's attack does not hit, draw a card.",
    )
    scene.step("battle phase").card("Broad", "\n".join(lines), grade=1, power=8000, skill=None)
    me.has(vanguard="Grade 2", left="Broad")
    foe.has(vanguard="Grade 3", left="Grade 1")
    with me.changes(hand=1, soul=1):
        me.attacks("Broad", "Grade 3")
        me.picks(me.options()[0])
    assert (foe.zone("drop"), foe.count("damage")) == (["Grade 1"], 0)


@pytest.mark.rule("4.6.9", "7.7.1.9", "10.4.1")
def test_a_g_unit_that_was_superior_called_and_hit_goes_home(scene, me, foe):
    """As a rear-guard it is retired by name, and that leads to the G zone."""
    calls = act(Choose(Cards(("G zone",), "theirs"), Number(1)), Move(It(), "front left", side="theirs"))
    scene.card("Usher", abilities=[calls], grade=1, power=30000, skill=None)
    me.has(vanguard="Grade 2", left="Usher")
    foe.has(vanguard="Grade 3").g_zone("Grand")
    me.uses("Usher")
    assert foe.zone("left") == ["Grand"]
    me.attacks("Usher", "Grand")
    assert (foe.zone("left"), foe.zone("drop"), foe.zone("G zone")) == ([], [], ["Grand"])
