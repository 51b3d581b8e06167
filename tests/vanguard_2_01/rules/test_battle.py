"""Section 7: battles, from the start step to the close step."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    At,
    Cannot,
    Cards,
    Choose,
    InState,
    It,
    Matches,
    Modify,
    Move,
    Moved,
    Number,
    On,
    OnlyIf,
    Perform,
    Place,
    Sequence,
    This,
)

DRAW = Perform("draw", Number(1))
VAN, REAR = (
    "[AUTO](RC):At the end of the battle that this unit attacked a " + word for word in ("vanguard", "rear-guard")
)
SWEEPS = "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack."


def when_attacked(effect):
    """An ability of a unit that is attacked."""
    return Ability("automatic", effect, zones=("field",), trigger=On("attack", (("attacked", This()),)))


def steps(scene):
    words = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].startswith("begin ")]
    return [word for word in words if word.endswith(" step")]


def witness(scene, me, **units):
    """My attacker: it draws after a battle against a vanguard, and soul charges after one against a rear-guard."""
    fields = {"grade": 1, "power": 20000, "skill": None}
    text = f"{VAN}, draw a card.\n{REAR}, Soul-Charge 1."
    scene.step("battle phase").card("Witness", "\n".join([text, *units.pop("more", ())]), **fields)
    me.has(vanguard="Grade 2", left="Witness", **units)


# --- 7.1 what a battle is --------------------------------------------------------------------------------------


@pytest.mark.rule("7.1.2.1", "7.4.1.4.1")
@pytest.mark.parametrize(("times", "drawn"), [("2nd time only", 1), ("1st or 2nd time", 2), ("3rd time", 0)])
def test_a_battle_that_is_cut_short_is_counted(scene, me, foe, times, drawn):
    """7.1.2.1: what rests its only attacker as the attack step begins ends the first battle; the next is the second."""
    tired = "[AUTO](VC)[1/Turn]:At the beginning of your attack step, [Rest] this unit."
    fresh = "[AUTO](VC)[1/Turn]:At the beginning of your close step, [Stand] this unit."
    surge = f"[AUTO](RC)Wave-{times}:At the beginning of your attack step, draw a card."
    scene.step("battle phase").card("Sleeper", "\n".join((tired, fresh)), grade=2, skill=None)
    scene.card("Counter", surge, grade=0, skill=None)
    me.has(vanguard="Sleeper", back="Counter")
    me.picks("yes")
    while scene.game.question is not None and scene.game.question.about == "played":
        me.picks(me.options()[0])
    me.picks("yes", about="attack")
    while scene.game.question is not None and scene.game.question.about == "played":
        me.picks(me.options()[0])
    assert len(scene.events("attack")) == 1
    assert len([event for event in scene.events("play") if event[-1] == "Counter/1"]) == drawn


@pytest.mark.rule("7.1.2.2")
@pytest.mark.parametrize(
    ("sweeps", "target", "hand", "soul"), [(True, None, 1, 1), (False, "Grade 3", 1, 0), (False, "Grade 1", 0, 1)]
)
def test_a_battle_is_against_whatever_is_attacked(scene, me, foe, sweeps, target, hand, soul):
    """7.1.2.2: against vanguard and rear-guards together it is both."""
    witness(scene, me, more=[SWEEPS] if sweeps else [])
    foe.has(vanguard="Grade 3", left="Grade 1")
    with me.changes(hand=hand, soul=soul):
        me.attacks("Witness", target or "Grade 3")
        while scene.game.question is not None and scene.game.question.about == "played":
            me.picks(me.options()[0])


@pytest.mark.rule("7.1.2.3", "7.1.2.4")
@pytest.mark.parametrize(("moves", "hand", "soul"), [(True, 0, 1), (False, 1, 0)])
def test_a_vanguard_that_became_a_rear_guard_makes_it_a_battle_against_one(scene, me, foe, moves, hand, soul):
    """7.1.2.3, 7.1.2.4: the end of the battle is that of one against a rear-guard, though nothing was hit."""
    witness(scene, me)
    steps_down = [when_attacked(Move(This(), "front right"))] if moves else []
    foe.has(vanguard=scene.card("Dodger", abilities=steps_down, grade=3), soul=["Grade 1"])
    with me.changes(hand=hand, soul=soul):
        me.attacks("Witness", "Dodger")
    assert foe.zone("vanguard") == (["Grade 1"] if moves else ["Dodger"])
    assert foe.count("damage") == (0 if moves else 1)


@pytest.mark.rule("7.1.2.3", "7.1.2.4")
@pytest.mark.parametrize(("moves", "hand", "soul"), [(True, 1, 0), (False, 0, 1)])
def test_a_rear_guard_that_became_the_vanguard_makes_it_a_battle_against_a_vanguard(scene, me, foe, moves, hand, soul):
    witness(scene, me)
    steps_up = [when_attacked(Move(This(), "vanguard circle"))] if moves else []
    foe.has(vanguard="Grade 3", right=scene.card("Climber", abilities=steps_up, grade=3))
    with me.changes(hand=hand, soul=soul):
        me.attacks("Witness", "Climber")
    assert foe.zone("vanguard") == (["Climber"] if moves else ["Grade 3"])


@pytest.mark.rule("7.1.2.3")
def test_one_of_two_that_became_a_vanguard_does_not_change_the_battle(scene, me, foe):
    """7.1.2.3: all attacked units would have to."""
    bars = Modify(Cards(("front left",), "mine"), (Cannot("attack a vanguard"),))
    scene.card("Barrier", abilities=[Ability("continuous", bars, zones=("field",))])
    witness(scene, me, more=[SWEEPS], back="Barrier")
    climber = scene.card("Climber", abilities=[when_attacked(Move(This(), "vanguard circle"))], grade=3)
    foe.has(vanguard="Grade 3", right=climber, left="Grade 1")
    with me.changes(hand=0, soul=1):
        me.attacks("Witness", "Climber")
    assert foe.zone("vanguard") == ["Climber"]


@pytest.mark.rule("7.1.2.3", "7.4.1.8.2.1")
@pytest.mark.parametrize("dodges", [True, False])
def test_what_attacked_stays_what_it_was_whatever_is_attacked(scene, me, foe, dodges):
    """7.1.2.3: what becomes of the attacked unit says nothing of the attacker, which is a rear-guard by then."""
    for word in ("vanguard", "rear-guard"):
        scene.card(f"Ear for a {word}", f"[AUTO](RC):At the end of the battle that your {word} attacked, draw a card.")
    falls = Ability(
        "automatic", Move(This(), "front left"), zones=("field",), trigger=On("attack", (("attacker", This()),))
    )
    scene.step("battle phase").card("Faller", abilities=[falls], grade=2, power=20000)
    me.has(vanguard="Faller", soul=["Grade 1"], back_left="Ear for a vanguard", back_right="Ear for a rear-guard")
    steps_down = [when_attacked(Move(This(), "front right"))] if dodges else []
    foe.has(vanguard=scene.card("Dodger", abilities=steps_down, grade=3), soul=["Grade 1"])
    me.attacks("Faller", "Dodger")
    assert (me.zone("left"), me.zone("vanguard")) == (["Faller"], ["Grade 1"])
    played = [event[-1] for event in scene.events("play")]
    assert "Ear for a vanguard/1" in played and "Ear for a rear-guard/1" not in played


# --- 7.3 start step ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.3.1", "7.3.1.2.1")
def test_after_each_battle_the_turn_player_decides_anew(scene, me, foe):
    """7.3.1, 7.3.1.2.1: whether to attack, with which unit, and which one: nothing is left of the first attack."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 3")
    foe.has(vanguard="Grade 3", left="Grade 0", right="Grade 1")
    me.attacks("Grade 1", "Grade 0").is_asked("7.3.1.2", exactly=["yes", "no"])
    assert (scene.game.facts["attacker"], scene.game.facts["attacked"]) == (None, ())
    me.picks("yes").is_asked("7.4.1.3", exactly=["Grade 2", "Grade 3"])
    me.picks("Grade 3").is_asked("7.4.1.6", exactly=["Grade 3", "Grade 1"])


@pytest.mark.rule("7.3.1")
def test_who_declines_to_attack_goes_to_the_end_phase(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    me.attacks("Grade 1", "Stone").is_asked("7.3.1.2")
    me.declines_attack()
    assert scene.game.facts["turn seat"] == 1
    assert not me.is_rested("Grade 2")


# --- 7.4 attack step -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.3")
def test_standing_front_row_units_may_attack(scene, me, foe):
    """7.4.1.3: the vanguard and the front rear-guards; not one that rests, is restrained, or stands behind."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", right=scene.card("Held", "[CONT](VC/RC):Restraint"), back="Grade 0")
    me.picks("yes").is_asked("7.4.1.3", exactly=["Grade 2", "Grade 1"])
    assert me.refused("Held") == "11.5.1"
    assert me.refused("Grade 0") == "7.4.1.3"


@pytest.mark.rule("7.4.1.3", "7.2.2")
def test_an_attacker_that_a_text_specifies_is_not_chosen(scene, me, foe):
    scene.card("Herald", "[ACT](VC):Choose one of your rear-guards, and it attacks your opponent's vanguard.", grade=2)
    me.has(vanguard="Herald", left="Grade 1", right="Grade 3")
    foe.has(vanguard="Grade 0", left="Grade 0", hand=["Grade 1"])
    me.uses("Herald").picks("Grade 3")
    foe.is_asked("7.5.1.2")
    assert me.is_rested("Grade 3") and not me.is_rested("Grade 1")


@pytest.mark.rule("7.4.1.5.2")
@pytest.mark.parametrize("barred", ["after", "before"])
def test_an_attacker_that_cannot_attack_any_more_still_hits(scene, me, foe, barred):
    """7.4.1.5.2: barred as its attack is heard of, the battle goes on; barred before, it attacks nothing."""
    event = On("attack", (("attacker", This()),)) if barred == "after" else At("begin", "attack step", "your")
    bars = Ability("automatic", Modify(This(), (Cannot("attack"),), "end of turn"), zones=("field",), trigger=event)
    scene.step("battle phase").card("Faint", abilities=[bars], grade=1, power=20000, skill=None)
    me.has(left="Faint")
    me.put("vanguard circle", "Grade 2", rested=True)
    me.picks("yes")
    assert foe.count("damage") == (1 if barred == "after" else 0)
    assert ("damage step" in steps(scene)) == (barred == "after")


@pytest.mark.rule("7.4.1.8.1")
@pytest.mark.parametrize("gone", ["retired", "swapped"])
def test_the_battle_goes_on_without_its_target(scene, me, foe, gone):
    """7.4.1.8.1: all steps come, drive checks too; what has left is not hit, what it was swapped for is."""
    scene.step("battle phase")
    rear = Cards(("front left",), "theirs")
    effect = (
        Move(rear, "drop", verb="retire")
        if gone == "retired"
        else Perform("battle", cards=Cards(("front right",), "theirs"))
    )
    ability = Ability("automatic", effect, zones=("field",), trigger=On("attack", (("attacker", This()),)))
    scene.card("Feller", abilities=[ability], grade=2, power=20000, skill=None)
    me.has(vanguard="Feller")
    foe.has(vanguard="Grade 3", left="Grade 0", right="Grade 1")
    with me.changes(hand=1):
        me.attacks("Feller", "Grade 0")
    assert steps(scene)[1:5] == ["attack step", "guard step", "drive step", "damage step"]
    assert bool(scene.events("hit")) == (gone == "swapped")
    assert foe.zone("drop") == (["Grade 0"] if gone == "retired" else ["Grade 1"])


@pytest.mark.rule("7.4.1.8.4")
@pytest.mark.parametrize("sweeps", [True, False])
def test_a_text_may_let_a_unit_battle_a_whole_row(scene, me, foe, sweeps):
    scene.step("battle phase").card("Broad", SWEEPS if sweeps else "", grade=1, power=30000, skill=None)
    me.has(left="Broad", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 2", back_left="Grade 0")
    me.attacks("Broad", "Grade 3")
    foe.guards_with_nothing()
    assert (foe.count("damage"), sorted(foe.zone("drop"))) == (1, ["Grade 1", "Grade 2"] if sweeps else [])
    assert foe.zone("back left") == ["Grade 0"]


@pytest.mark.rule("7.4.1.8.4")
def test_a_text_may_let_a_unit_attack_the_back_row_too(scene, me, foe):
    text = "[CONT](RC):If this unit would attack, it may instead attack an opponent's unit in the back row."
    scene.step("battle phase").card("Archer", text, grade=1, power=30000, skill=None)
    me.has(left="Archer", right="Grade 2")
    foe.has(vanguard="Grade 3", left="Grade 1", back_left="Grade 0")
    me.picks("yes", "Archer").is_asked("7.4.1.6", exactly=["Grade 3", "Grade 1", "Grade 0"])
    me.picks("Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


@pytest.mark.rule("7.4.1.9")
@pytest.mark.parametrize("replaced", [True, False])
def test_a_unit_that_comes_to_the_circle_is_not_attacked(scene, me, foe, replaced):
    """7.4.1.9: the attacked one is retired and another called there in the same battle; the newcomer stays."""
    calls = Sequence(
        (Move(This(), "drop", verb="retire"), Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "front left"))
    )
    scene.step("battle phase").card("Decoy", abilities=[when_attacked(calls if replaced else DRAW)], grade=0)
    me.has(left=scene.card("Strong", power=30000, skill=None), right="Grade 0")
    foe.has(vanguard="Grade 3", left="Decoy", hand=["Grade 1"])
    me.attacks("Strong", "Decoy")
    if replaced:
        assert (foe.zone("left"), foe.zone("drop")) == (["Grade 1"], ["Decoy"])
    else:
        foe.guards_with_nothing()
        assert (foe.zone("left"), foe.zone("drop")) == ([], ["Decoy"])
    me.is_asked("7.3.1.2")


@pytest.mark.rule("7.4.1.10.1")
@pytest.mark.parametrize("boost", ["Page", None])
def test_who_boosts_does_so_until_the_end_of_the_close_step(scene, me, foe, boost):
    """7.4.1.10.1: at the end of the battle both are what they were; in the next start step neither is."""
    scene.step("battle phase")
    for name, word, skill in (("Page", "boosting", "boost"), ("Knight", "boosted", None)):
        trigger = OnlyIf(Matches(This(), InState(word)), At("begin", "close step"))
        ability = Ability("automatic", DRAW, zones=("field",), trigger=trigger)
        scene.card(name, abilities=[ability], grade=1, skill=skill)
    me.has(vanguard="Grade 2", left="Knight", back_left="Page")
    with me.changes(hand=2 if boost else 0):
        me.attacks("Knight", "Stone", boost=boost)
        while scene.game.question is not None and scene.game.question.about == "played":
            me.picks(me.options()[0])
    me.is_asked("7.3.1.2")
    assert scene.game.facts["booster"] is None and me.power("Knight") == 7000


# --- 7.5 guard step ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.5.1.2.4")
def test_an_unattacked_front_unit_with_intercept_guards(scene, me, foe):
    """7.5.1.2.4: standing or resting, it comes to the guardian circle resting, and its shield counts."""
    scene.step("battle phase")
    me.has(left="Grade 3", right="Grade 3")
    foe.has(vanguard="Grade 3", right="Grade 2", left="Grade 1", back_left=scene.card("Behind", grade=2))
    me.attacks("Grade 3", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Grade 2", "done"])
    assert foe.refused("Behind") == "11.3.1"
    foe.picks("Grade 2")
    assert (foe.zone("drop"), foe.count("damage")) == (["Grade 2"], 0)


@pytest.mark.rule("7.5.1.2.4")
def test_an_attacked_unit_does_not_intercept(scene, me, foe):
    scene.step("battle phase")
    me.has(left="Grade 3", right="Grade 3")
    foe.has(vanguard="Grade 3", right="Grade 2", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 2")
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])
    assert foe.refused("Grade 2") == "11.3.1"


@pytest.mark.rule("7.5.1.2.4")
def test_who_intercepts_names_what_it_guards(scene, me, foe):
    """7.5.1.2.4: two units of the front row are attacked; only the named one gets the shield."""
    bars = Ability("continuous", Modify(Cards(("front right",), "theirs"), (Cannot("be attacked"),)), zones=("field",))
    scene.step("battle phase").card("Broad", SWEEPS, grade=1, power=10000, skill=None)
    scene.card("Pardon", abilities=[bars], grade=0)
    me.has(left="Broad", back="Pardon", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 2", hand=["Grade 0"])
    me.attacks("Broad", "Grade 3")
    foe.picks("Grade 2").is_asked("7.5.1.2.2", exactly=["Grade 1", "Grade 3"])
    foe.picks("Grade 1")
    assert (foe.power("Grade 1"), foe.power("Grade 3")) == (7000 + 5000, 10000)
    assert foe.is_rested("Grade 2")
    foe.guards_with_nothing()
    assert (foe.zone("left"), foe.count("damage")) == (["Grade 1"], 1)


# --- 7.7 damage step -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7.1", "7.7.1.8", "7.7.1.9", "7.7.1.10")
def test_the_damage_step_runs_in_its_order(scene, me, foe):
    """7.7.1: comparison, damage checks, hits, abilities on them, guardians, hit rear-guards, their abilities."""
    scene.step("battle phase")
    scene.card(
        "Broad", SWEEPS + "\n[AUTO](RC):When this unit's attack hits a vanguard, draw a card.", power=30000, skill=None
    )
    scene.card(
        "Mourned", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.", grade=0, skill=None
    )
    me.has(left="Broad", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Mourned", hand=["Draw Trigger"])
    me.attacks("Broad", "Grade 3")
    foe.picks("Draw Trigger", "Mourned")
    log = list(scene.game.log)
    start = next(at for at, event in enumerate(log) if event[0] == "begin damage step")
    words = [e[7] if e[0] == "move" else f"play {e[-1]}" if e[0] == "play" else e[0] for e in log[start:]]
    wanted = ("compare", "damage", "damage check", "hit", "retire", "draw", "play Broad/2", "play Mourned/1")
    assert [word for word in words if word in wanted] == [
        "compare", "damage", "damage check", "damage", "hit", "hit", "play Broad/2", "draw",
        "retire", "retire", "play Mourned/1", "draw",
    ]  # fmt: skip


@pytest.mark.rule("7.8.1.4", "3.11.3")
@pytest.mark.parametrize("stays", [True, False])
def test_a_guardian_that_outlasts_its_battle_guards_nothing_in_the_next(scene, me, foe, stays):
    """What it guarded was attacked in that battle; in the next nobody has said that it guards."""
    left = Moved(This(), ("guardian circle",), ("drop",))
    back = Ability("automatic", Place("call", This(), "guardian circle"), zones=(), trigger=left)
    scene.step("battle phase").card("Rock", abilities=[back] if stays else (), grade=0, shield=5000)
    me.has(vanguard="Grade 3", left="Grade 3", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Rock", "Grade 0"])
    me.attacks("Grade 3", "Grade 3")
    foe.picks("Rock")
    assert foe.power("Grade 3") == 10000 + 5000
    foe.guards_with_nothing()
    assert foe.zone("guardians") == (["Rock"] if stays else [])
    me.attacks("Grade 2", "Grade 3")
    foe.is_asked(about="guards")
    assert foe.power("Grade 3") == 10000


@pytest.mark.rule("7.7.1.5")
@pytest.mark.parametrize(("critical", "target", "damage"), [(2, "Grade 3", 2), (1, "Grade 3", 1), (2, "Grade 0", 0)])
def test_a_hit_vanguard_is_dealt_the_critical(scene, me, foe, critical, target, damage):
    scene.step("battle phase").card("Axe", grade=1, power=30000, critical=critical, skill=None)
    me.has(left="Axe", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 0")
    me.attacks("Axe", target)
    assert (foe.count("damage"), len(scene.events("damage check"))) == (damage, damage)


@pytest.mark.rule("7.7.1.5")
@pytest.mark.parametrize(("leader", "mate", "damage"), [(1, 2, 1), (2, 1, 2)])
def test_a_pair_deals_its_leaders_critical(scene, me, foe, leader, mate, damage):
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, critical=leader)
    scene.card("Mate", grade=2, power=9000, critical=mate, skill=None)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], right="Grade 0").deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2").picks("Mate").attacks("Leader", "Grade 3")
    assert foe.count("damage") == damage


@pytest.mark.rule("7.7.1.8")
@pytest.mark.parametrize("target", ["Grade 1", "Grade 3"])
def test_abilities_on_hitting_find_guardians_and_hit_units_there(scene, me, foe, target):
    """7.7.1.8: they resolve before the guardian and the hit rear-guard are retired."""
    scene.step("battle phase")
    scene.card("Striker", "[AUTO](RC):When this unit's attack hits, you may draw a card.", power=30000, skill=None)
    me.has(left="Striker", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Draw Trigger"])
    me.attacks("Striker", target)
    foe.picks("Draw Trigger")
    me.is_asked(exactly=["yes", "no"])
    assert (foe.zone("guardians"), foe.zone("left")) == (["Draw Trigger"], ["Grade 1"])
    me.passes()
    assert (foe.zone("guardians"), foe.zone("left")) == ([], [] if target == "Grade 1" else ["Grade 1"])


@pytest.mark.rule("7.7.1.10")
def test_what_being_retired_sets_off_comes_before_the_end_of_the_battle(scene, me, foe):
    """7.7.1.10: a check timing of the damage step, in which the turn player's own end of battle does not wait yet."""
    scene.step("battle phase")
    scene.card(
        "Ender", "[AUTO](RC):At the end of the battle that this unit attacked, draw a card.", power=30000, skill=None
    )
    scene.card("Mourned", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.", grade=0)
    me.has(left="Ender", right="Grade 0")
    foe.has(vanguard="Grade 3", left="Mourned")
    me.attacks("Ender", "Mourned")
    assert [event[-1] for event in scene.events("play")] == ["Mourned/1", "Ender/1"]


# --- 7.8 close step ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.8.1", "7.8.1.2")
def test_what_lasts_for_the_battle_lasts_through_its_last_check_timing(scene, me, foe):
    """7.8.1, 7.8.1.2: while an ability on its end resolves all are there; then only that of the turn is."""
    text = "When this unit attacks, this unit gets [Power]"
    lines = (
        f"[AUTO](RC):{text}+5000 until end of that battle.",
        f"[AUTO](RC):{text}+2000 during this battle.",
        f"[AUTO](RC):{text}+1000 until end of turn.",
        "[AUTO](RC):At the end of the battle that this unit attacked, you may draw a card.",
    )
    scene.step("battle phase").card("Lancer", "\n".join(lines), grade=1, power=7000, skill=None)
    me.has(vanguard="Grade 2", left="Lancer")
    foe.has(left="Grade 0")
    me.attacks("Lancer", "Grade 0")
    for at in (1, 2):
        me.picks(("ability", f"Lancer/{at}", "Lancer"))
    me.is_asked(exactly=["yes", "no"])
    assert (me.power("Lancer"), foe.zone("drop")) == (7000 + 5000 + 2000 + 1000, ["Grade 0"])
    assert scene.game.facts["attacker"] is not None
    me.passes().is_asked("7.3.1.2")
    assert me.power("Lancer") == 7000 + 1000
    assert (scene.game.facts["attacker"], scene.game.facts["attacked"]) == (None, ())


@pytest.mark.rule("7.8.1.2")
def test_a_bonus_for_the_battle_is_of_no_use_in_the_next(scene, me, foe):
    """7.8.1.2: a unit that stands again attacks with what is left."""
    lines = (
        "[AUTO](RC)[1/Turn]:When this unit attacks, this unit gets [Power]+5000 until end of that battle.",
        "[AUTO](RC)[1/Turn]:At the end of the battle that this unit attacked, [Stand] this unit.",
    )
    scene.step("battle phase").card("Lancer", "\n".join(lines), grade=1, power=7000, skill=None)
    me.has(left="Lancer")
    me.put("vanguard circle", "Grade 2", rested=True)
    foe.has(vanguard=scene.card("Wall", power=12000, grade=2))
    me.picks("yes")
    while scene.game.question is not None and scene.game.question.about == "played":
        me.picks(me.options()[0])
    assert foe.count("damage") == 1
    me.picks("yes", about="attack")
    assert foe.count("damage") == 1
