"""Section 10: battles, from the start step to the close step."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    At,
    Cannot,
    Cards,
    Compare,
    Count,
    InState,
    Is,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    Set,
    This,
    Turn,
)

DRAW = Perform("draw", Number(1))
SWEEPS = "[CONT](RC):This unit battles all of your opponent's units in the front row in one attack."


@pytest.fixture(autouse=True)
def battle(scene, table):
    scene.step("battle phase")


def steps(scene):
    words = [event[0].removeprefix("begin ") for event in scene.game.log if event[0].startswith("begin ")]
    return [word for word in words if word.endswith(" step")]


# --- 10.3, 10.4 start and attack step --------------------------------------------------------------------


@pytest.mark.rule("10.3.2", "10.3.1.2")
@pytest.mark.parametrize(("turn", "asked"), [(1, "9.6.2"), (2, "10.3.1.2")])
def test_in_the_first_turn_nobody_attacks(scene, me, foe, turn, asked):
    scene.turn_of(me, turn)
    me.has(vanguard="Grade 2")
    foe.has(hand=["Stone"])
    player = me if turn > 1 else foe
    player.is_asked(asked)


@pytest.mark.rule("10.3.1.1")
def test_only_the_first_start_step_of_a_phase_is_heard(scene, me):
    scene.card("Ear", "[AUTO](RC):At the beginning of your start step, draw a card.")
    me.has(vanguard="Grade 2", left="Ear", right="Grade 1")
    me.attacks("Grade 2", "Stone").attacks("Grade 1", "Stone")
    assert me.count("hand") == 1 + 1


@pytest.mark.rule("10.4.1.3.1", "10.1.3")
def test_when_nobody_can_attack_the_next_phase_comes(scene, me, foe):
    """10.4.1.3.1: the battle has begun and ends at once: there is no close step, and the phase is over."""
    nap = Ability("automatic", Turn(Cards(("front row",), "mine"), "rest"), zones=("field",),
                  trigger=At("begin", "attack step", "your"))  # fmt: skip
    me.has(vanguard="Grade 2", left="Grade 1", back=scene.card("Sandman", abilities=[nap]))
    foe.has(hand=["Stone"])
    me.picks("yes", about="attack")
    assert (scene.events("attack"), "close step" in steps(scene)) == ([], False)
    foe.is_asked("9.6.2")


@pytest.mark.rule("10.4.1.3.1", "7.30.2")
def test_the_next_phase_comes_though_a_text_has_ordered_an_attack_meanwhile(scene, me, foe):
    """10.4.1.3.1: no further start step comes; the attack is made at the first check timing of the end phase."""
    scene.card("Lurker", grade=1, power=20000)
    naps = Turn(Cards(("front row",), "mine"), "rest")
    strikes = Attack(Cards(("back row",), "mine", Is("name", "=", "Lurker")), Cards(("vanguard circle",), "theirs"))
    parts = Sequence((naps, strikes))
    sends = Ability("automatic", parts, zones=("field",), trigger=At("begin", "attack step", "your"))
    me.has(vanguard=scene.card("Warden", abilities=[sends], grade=2), back="Lurker")
    foe.has(hand=["Grade 0"])
    me.picks("yes", about="attack")
    foe.is_asked(about="guards")
    assert scene.game.facts["phase"] == "end phase"
    foe.passes()
    assert foe.count("damage") == 1


@pytest.mark.rule("10.4.1.3", "10.4.1.5", "10.4.1.6", "10.1.1")
def test_a_standing_unit_of_the_front_row_attacks_one_of_the_front_row(scene, me, foe):
    me.put("front right", "Grade 3", rested=True)
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0")
    foe.has(vanguard="Stone", left="Grade 1", back_left="Grade 2")
    me.picks("yes", about="attack")
    me.is_asked("10.4.1.3", exactly=["Grade 2", "Grade 1"])
    assert me.refused(me.card("Grade 3")) == "10.4.1.3"
    me.picks("Grade 1")
    assert me.is_rested("Grade 1")
    me.is_asked("10.4.1.6", exactly=["Stone", "Grade 1"])
    me.picks("Stone")


@pytest.mark.rule("10.4.1.11", "10.4.1.11.1", "10.4.1.11.2", "14.5.2", "11.9.1.8")
def test_the_unit_behind_boosts(scene, me, foe):
    me.has(vanguard="Grade 2", back="Grade 0", back_left="Grade 1")
    foe.has(hand=["Grade 0"])
    me.picks("yes", about="attack").is_asked("10.4.1.11", exactly=["Grade 0", "nobody"])
    me.picks("Grade 0")
    foe.is_asked("10.5.1.2")
    assert me.is_rested("Grade 0")
    assert me.power("Grade 2") == 9000 + 5000


@pytest.mark.rule("11.9.1.8", "11.9.1.9", "11.9.1.7", "11.9.1")
@pytest.mark.parametrize(("change", "power"), [(Set("power", Number(1000)), 1000), (Add("power", Number(1000)), 15000)])
def test_a_set_power_swallows_the_boost_too(scene, me, foe, change, power):
    """11.9.1.8, 11.9.1.9: boosts and shields come before what sets a number."""
    sets = Ability("continuous", Modify(This(), (change,)), zones=("field",))
    me.has(vanguard=scene.card("Fixed", abilities=[sets], grade=2, power=9000), back="Grade 0")
    foe.has(hand=["Grade 0"])
    me.attacks("Fixed", "Stone", boost="Grade 0")
    foe.is_asked("10.5.1.2")
    assert me.power("Fixed") == power


# --- 10.5 guard step ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.1.2", "10.5.1.2.2", "10.5.1.2.2.1", "6.2.4", "6.2.4.1", "4.9.4", "10.5.2")
def test_several_guardians_are_called_at_once(scene, me, foe):
    """10.5.1.2.2: they come together, and then the player may guard again."""
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard=scene.card("Marshal", grade=2, power=9000), hand=["Grade 0", "Draw Trigger", "Grade 1"])
    foe.put("front left", "Grade 2", rested=True)
    me.attacks("Grade 3", "Marshal")
    foe.picks("Grade 0", about="guards")
    foe.is_asked("10.5.1.2.2", exactly=["Draw Trigger", "Grade 1", "done"])
    foe.picks("Draw Trigger", "done")
    assert sorted(foe.zone("guardians")) == ["Draw Trigger", "Grade 0"]
    assert foe.power("Marshal") == 9000 + 10000 + 10000
    assert len({scene.game.arrived[c] for c in scene.game.in_zone(1, "guardian circle")}) == 1
    assert all(foe.is_rested(name) for name in ("Grade 0", "Draw Trigger")) and len(scene.events("normal call")) == 2
    foe.is_asked("10.5.1.2", exactly=["Grade 1", "Grade 2", "done"])
    foe.picks("Grade 1")
    assert foe.power("Marshal") == 9000 + 10000 + 10000 + 5000


@pytest.mark.rule("10.5.1.2.2.2", "2.6.3")
def test_a_guardian_needs_no_vanguards_grade_and_no_shield(scene, me, foe):
    scene.card("Shieldless", grade=3, shield=None)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 0", hand=["Shieldless", "Command"])
    me.attacks("Grade 2", "Grade 0")
    foe.is_asked("10.5.1.2", exactly=["Shieldless", "done"])
    command = foe.card("Command", "hand")
    assert foe.refused(command) == foe.refused("guard", command) == "2.9.3.1"
    foe.guards_with("Shieldless")
    assert foe.zone("drop") == ["Shieldless"]


@pytest.mark.rule("10.4.1.9", "10.4.1.9.1", "6.2.4")
def test_each_guardian_guards_one_of_the_attacked_units(scene, me, foe):
    scene.card("Sweeper", SWEEPS, power=20000)
    me.has(vanguard="Grade 2", left="Sweeper")
    scene.card("Marshal", grade=2, power=9000)
    scene.card("Aide", power=9000)
    foe.has(vanguard="Marshal", left="Aide", hand=["Grade 0", "Grade 1", "Grade 3"])
    me.attacks("Sweeper", "Marshal")
    foe.picks("Grade 0", "Grade 1", "done")
    foe.is_asked("10.4.1.9", exactly=["Aide", "Marshal"])
    foe.picks("Marshal", "Aide")
    assert (foe.power("Marshal"), foe.power("Aide")) == (9000 + 10000, 9000 + 5000)


@pytest.mark.rule("10.5.1.2.3", "14.4.2", "7.28.1.1", "10.5.1.2.3.1")
def test_interceptors_are_moved_and_not_called(scene, me, foe):
    """7.28.1.1: what it had got stays; it rests there, whether it stood or not, and hand cards are not mixed in."""
    more = "[AUTO]:When this unit intercepts, Soul-Charge 1."
    scene.card("Wall", more, grade=2, skill="intercept")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.put("front left", "Wall", rested=True)
    foe.has(vanguard="Stone", right="Grade 2", hand=["Grade 0"])
    me.attacks("Grade 3", "Stone")
    foe.picks("Wall", about="guards")
    foe.is_asked("10.5.1.2.2", exactly=["Grade 2", "done"])
    serial = scene.game.serial[foe.card("Wall")]
    foe.picks("Grade 2")
    assert foe.zone("guardians") == ["Wall", "Grade 2"]
    assert scene.game.serial[foe.card("Wall")] == serial
    assert foe.count("soul") == 1 and not scene.events("call")
    assert len(scene.events("intercept")) == 2


@pytest.mark.rule("14.4.2", "10.5.1.2.3")
def test_what_is_attacked_does_not_intercept(scene, me, foe):
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Stone", left="Grade 2", hand=["Grade 0"])
    me.attacks("Grade 3", "Grade 2")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "done"])
    assert foe.refused(foe.card("Grade 2")) == "14.4.2"


@pytest.mark.rule("10.5.1.2.1", "10.5.1.2.1.1", "10.1.3")
def test_who_can_do_nothing_is_not_asked(scene, me, foe):
    me.has(vanguard="Grade 2")
    foe.has(hand=["Command"])
    me.attacks("Grade 2", "Stone")
    assert foe.count("damage") == 1
    assert steps(scene)[:5] == ["start step", "attack step", "guard step", "drive step", "damage step"]


@pytest.mark.rule("13.3.1", "10.4.1.8.1")
def test_guardians_leave_as_soon_as_nothing_is_attacked(scene, me, foe):
    """13.3.1: in the next check timing, before the damage step; the battle goes on."""
    flee = Ability("automatic", Move(Cards(("front left",), "mine"), "hand"), zones=("field",),
                   trigger=On("guard", (("card", This()),)))  # fmt: skip
    scene.card("Smoke", abilities=[flee], grade=0)
    me.has(vanguard="Grade 3", left="Grade 1").deck_top("Grade 0", "Grade 0")
    foe.has(vanguard="Stone", left="Grade 2", hand=["Smoke"])
    me.attacks("Grade 3", "Grade 2")
    foe.picks("Smoke")
    moved = [(name, to) for name, _, to in scene.moves() if name in ("Smoke", "Grade 2")]
    assert moved == [("Smoke", "guardian circle"), ("Grade 2", "hand"), ("Smoke", "drop")]
    retired = next(e for e in scene.game.log if e[0] == "move" and e[1] == "13.3.1")
    drive = next(e for e in scene.game.log if e[0] == "begin drive step")
    assert scene.game.log.index(retired) < scene.game.log.index(drive)
    assert "damage step" in steps(scene)


@pytest.mark.rule("13.3.1")
def test_a_unit_on_the_guardian_circle_of_who_attacks_leaves(scene, me, foe):
    stray = Ability("automatic", Place("call", Cards(("soul",), "mine"), "guardian circle"), zones=("field",),
                    trigger=On("attack", (("attacker", This()),)))  # fmt: skip
    me.has(vanguard=scene.card("Muddler", abilities=[stray], grade=2), soul=["Grade 0"])
    me.attacks("Muddler", "Stone")
    assert (me.zone("guardians"), me.zone("drop")) == ([], ["Grade 0"])


# --- 10.7 damage step ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.1.2", "10.7.1.4", "10.7.1.6", "10.7.1.9")
def test_a_hit_rear_guard_is_retired_after_abilities_on_hitting(scene, me, foe):
    """The line on hit rear-guards is missing in this book: they leave as in the one before it."""
    scene.card(
        "Striker",
        "[AUTO](RC):When this unit's attack hits, choose one of your opponent's rear-guards, and retire it.",
        power=20000,
    )
    me.has(vanguard="Grade 2", left="Striker")
    foe.has(vanguard="Stone", left="Grade 0", right="Grade 1", hand=["Grade 2"])
    me.attacks("Striker", "Grade 0")
    foe.guards_with("Grade 2")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    assert foe.zone("guardians") == ["Grade 2"]
    me.picks("Grade 1")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Grade 1", "Grade 2"]


@pytest.mark.rule("10.7.1.7", "10.7.1.2.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_an_attack_that_does_not_hit_is_an_event_also_when_the_attacker_left(scene, me, foe, leaves):
    scene.card("Ear", "[AUTO](VC):When your rear-guard's attack does not hit, draw a card.", grade=2)
    gone = Ability("automatic", Move(This(), "hand"), zones=("field",), trigger=At("begin", "guard step"))
    scene.card("Weak", abilities=[gone] if leaves else [], power=1000)
    me.has(vanguard="Ear", left="Weak")
    with me.changes(hand=1 + leaves):
        me.attacks("Weak", "Stone")
    assert len(scene.events("miss")) == 1 and foe.count("damage") == 0


@pytest.mark.rule("10.7.1.4.1", "10.7.1.4")
@pytest.mark.parametrize(("critical", "damage"), [(0, 0), (1, 1), (3, 3)])
def test_damage_is_the_attackers_critical(scene, me, foe, critical, damage):
    scene.card("Striker", grade=2, critical=critical, power=20000)
    me.has(vanguard="Grade 2", left="Striker")
    me.attacks("Striker", "Stone")
    assert foe.count("damage") == damage


@pytest.mark.rule("10.8.1.2", "10.8.1.3")
def test_the_statuses_of_a_battle_end_with_what_lasts_as_long(scene, me, foe):
    """10.8.1.2: what the end of the bonus sets off is played after the unit has ceased to be the attacker."""
    bonus = Ability("continuous", Modify(This(), (Add("power", Number(1000)),)), zones=("field",))
    scene.card(
        "Fighter",
        "[CONT](RC):During the battle that this unit attacked, this unit gets [Power] +2000.",
        abilities=[bonus],
    )
    me.has(vanguard="Grade 2", left="Fighter", right="Grade 1")
    foe.has(hand=["Grade 0"])
    me.attacks("Fighter", "Stone")
    assert me.power("Fighter") == 7000 + 1000 + 2000
    foe.picks("done")
    me.is_asked("10.3.1.2")
    assert me.power("Fighter") == 7000 + 1000
    assert scene.game.facts["attacker"] is None


@pytest.mark.rule("10.8.1.2", "10.8.1.3")
@pytest.mark.parametrize(("comes", "drawn"), [(False, 1), (True, 0)])
def test_who_comes_as_the_battle_closes_finds_nobody_attacking(scene, me, foe, comes, drawn):
    """10.8.1.2: statuses have ended when what is not set off yet is looked for again."""
    attacks = Compare(Count(Cards(("front row",), "mine", InState("attacking now"))), ">=", Number(1))
    draw = Perform("draw", Number(1))
    hears = Ability("automatic", draw, zones=("field",), trigger=At("end", "battle"), gate=attacks)
    scene.card("Late", abilities=[hears])
    calls = Place("call", Cards(("soul",), "mine"), "back left")
    caller = Ability("automatic", calls, zones=("field",), trigger=At("begin", "close step"))
    scene.card("Caller", abilities=[caller])
    me.has(vanguard="Grade 2", left="Grade 1", right="Grade 1")
    me.has(**({"soul": ["Late"], "back": "Caller"} if comes else {"back_left": "Late"}))
    with me.changes(hand=drawn):
        me.attacks("Grade 1", "Stone")
        if comes:
            me.picks("back left")
        me.is_asked("10.3.1.2")
    assert me.zone("back left") == ["Late"]


CALLS = "choose a card from your soul, and call it to (RC)."
DID = [
    "your rear-guard attacked", "your opponent's vanguard was attacked by your rear-guard", "that this unit attacked",
    "that your vanguard attacked",
]  # fmt: skip


@pytest.mark.rule("10.8.1.3", "1.3.7.4")
@pytest.mark.parametrize("did", DID)
def test_who_comes_as_the_battle_closes_hears_what_units_did_in_it(scene, me, foe, did):
    """1.3.7.4: they do it no more, and have done it all the same; who did something else is not heard to."""
    scene.card("Late", f"[AUTO](RC):At the end of the battle {did}, draw a card.")
    scene.card("Caller", f"[AUTO](RC):At the end of the battle your rear-guard attacked, {CALLS}")
    me.has(vanguard="Grade 2", left="Grade 1", soul=["Late"], back="Caller")
    with me.changes(hand=int(did in DID[:2])):
        me.attacks("Grade 1", "Stone").picks("back left")
        assert me.zone("back left") == ["Late"]


@pytest.mark.rule("10.8.1.3", "1.3.7.4")
def test_so_does_whom_such_a_unit_calls(scene, me):
    scene.card("Late", "[AUTO](RC):At the end of the battle your rear-guard attacked, draw a card.")
    scene.card("Caller", f"[AUTO](RC):At the end of the battle your rear-guard attacked, {CALLS}")
    me.has(vanguard="Grade 2", left="Grade 1", soul=["Caller", "Late"], back="Caller")
    with me.changes(hand=1):
        me.attacks("Grade 1", "Stone").picks("Caller", "back left", "back right")
    assert me.zone("back right") == ["Late"] and scene.game.facts["attacker"] is None


@pytest.mark.rule("10.8.1.2", "10.4.1.11.2")
@pytest.mark.parametrize(("power", "drawn"), [(7000, 1), (14000, 0)])
def test_who_comes_as_the_battle_closes_finds_no_booster_at_work(scene, me, power, drawn):
    """10.8.1.2: the attacker has its own power again by then."""
    asks = f"if you have a front row rear-guard with [Power] {power} or greater, draw a card."
    scene.card("Late", f"[AUTO](RC):At the end of the battle your rear-guard attacked, {asks}")
    scene.card("Caller", f"[AUTO](RC):At the end of the battle your rear-guard attacked, {CALLS}")
    me.has(vanguard="Grade 2", left="Grade 1", back_left="Grade 1", soul=["Late"], back="Caller")
    with me.changes(hand=drawn):
        me.attacks("Grade 1", "Stone", boost="Grade 1").picks("back right")


@pytest.mark.rule("10.8.1.4")
def test_after_a_battle_the_start_step_comes_again(scene, me):
    me.has(vanguard="Grade 2", left="Grade 1")
    me.attacks("Grade 1", "Stone")
    me.is_asked("10.3.1.2")
    assert scene.game.facts["step"] == "start step"


@pytest.mark.rule("10.4.1.4.1", "10.2.3")
def test_a_unit_that_may_not_attack_is_not_offered(scene, me):
    held = Ability("continuous", Modify(This(), (Cannot("attack"),)), zones=("field",))
    me.has(vanguard="Grade 2", left=scene.card("Held", abilities=[held]), right="Grade 1")
    me.picks("yes", about="attack")
    me.is_asked("10.4.1.3", exactly=["Grade 2", "Grade 1"])
    assert me.refused(me.card("Held")) == "1.3.3"


@pytest.mark.rule("10.2.3", "10.4.1.6")
def test_a_unit_that_may_not_be_attacked_is_not_offered(scene, me, foe):
    held = Ability("continuous", Modify(This(), (Cannot("be attacked"),)), zones=("field",))
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Stone", left=scene.card("Veiled", abilities=[held]), right="Grade 2")
    me.picks("yes", about="attack").picks("Grade 1")
    me.is_asked("10.4.1.6", exactly=["Stone", "Grade 2"])
    assert foe.zone("left") == ["Veiled"]


# --- what is read as it was, and numbers that a card has not ------------------------------------------------


@pytest.mark.rule("2.6.3", "6.2.4.1")
@pytest.mark.parametrize(("text", "more"), [("[CONT](GC):This unit gets [Shield] +10000.", 10000), ("", 0)])
def test_a_guardian_without_a_shield_gets_one(scene, me, foe, text, more):
    scene.card("Shieldless", text, grade=3, shield=None)
    scene.card("Marshal", grade=2, power=9000)
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Marshal", hand=["Shieldless", "Grade 0"])
    me.attacks("Grade 2", "Marshal")
    foe.picks("Shieldless", "done")
    assert foe.power("Marshal") == 9000 + more


@pytest.mark.rule("10.5.1.2.3", "14.4.2")
@pytest.mark.parametrize(("circle", "drawn"), [("back_left", 1), ("left", 0)])
def test_it_is_heard_from_which_row_a_unit_intercepts(scene, me, foe, circle, drawn):
    texts = "[CONT](RC):This unit can intercept from the back row.\n"
    scene.card("Wall", texts + "[AUTO]:When this unit intercepts from the back row, draw a card.", skill="intercept")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 2", **{circle: "Wall"})
    me.attacks("Grade 2", "Grade 2")
    before = foe.count("hand")
    foe.picks("Wall")
    assert foe.count("hand") == before + drawn
