"""G guardians: called out of the G zone in the guard step, and back there afterwards (7.5.1.2.3, 7.7.1.9, 11.14)."""

from __future__ import annotations

import pytest

from playmat.games.vanguard_2_01.kit import G_UNITS


def attacked(scene, me, foe, **zones):
    """Their turn's guard step is mine: my grade 3 attacks theirs, who has a G guardian and a heal trigger."""
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(**{"vanguard": "Grade 3", "hand": ["Heal Trigger", "Grade 0"], **zones}).g_zone("Bulwark")


@pytest.mark.rule("7.5.1.2.3", "8.5.2.2.2", "11.14.1", "11.14.2", "10.7.1.2")
def test_a_g_guardian_is_called_for_its_cost_and_guards(scene, me, foe):
    attacked(scene, me, foe)
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Heal Trigger", "Grade 0", "Bulwark", "done"])
    foe.picks("Bulwark")
    assert (foe.zone("guardians"), foe.zone("drop"), foe.power("Grade 3")) == (["Bulwark"], ["Heal Trigger"], 25000)
    assert foe.is_rested("Bulwark")
    told = {event[0] for event in scene.game.log}
    assert "superior call" in told and "normal call" not in told
    foe.is_asked("7.5.1.2", exactly=["Grade 0", "done"])


@pytest.mark.rule("7.5.1.2.3", "11.14.2")
@pytest.mark.parametrize(("mine", "theirs", "face_up", "hand", "offered"), [
    ("Grade 3", "Grade 3", 0, "Heal Trigger", True), ("Grade 3", "Grade 3", 3, "Heal Trigger", True),
    ("Grade 3", "Grade 3", 4, "Heal Trigger", False), ("Grade 2", "Grade 3", 0, "Heal Trigger", False),
    ("Grade 3", "Grade 2", 0, "Heal Trigger", False), ("Grade 3", "Grade 3", 0, "Draw Trigger", False),
])  # fmt: skip
def test_what_a_g_guardian_asks_for(scene, me, foe, mine, theirs, face_up, hand, offered):
    scene.step("battle phase")
    me.has(vanguard=mine, left="Grade 1")
    foe.has(vanguard=theirs, hand=[hand]).g_zone("Bulwark", face_up=("Bulwark",) * face_up)
    me.attacks("Grade 1", theirs)
    foe.is_asked("7.5.1.2", exactly=[hand, "Bulwark", "done"] if offered else [hand, "done"])


@pytest.mark.rule("7.5.1.2.3")
def test_g_units_without_the_ability_and_face_up_ones_do_not_guard(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Grand", face_up=("Bulwark",))
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked("7.5.1.2", exactly=["Heal Trigger", "done"])
    assert "11.14.2" in foe.refused("Bulwark") and "11.14.2" in foe.refused("Grand")


@pytest.mark.rule("7.5.1.2.3")
def test_the_refusal_says_that_vanguards_are_too_low(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Grade 3")
    assert "7.5.1.2.3" in foe.refused("Bulwark")


@pytest.mark.rule("7.5.1.2.3")
def test_among_several_attacked_units_one_is_named(scene, me, foe):
    scene.card(
        "Sweeper", "[CONT](VC):This unit battles every unit in your opponent's front row in one attack.", grade=3
    )
    scene.step("battle phase")
    me.has(vanguard="Sweeper", left="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Sweeper", "Grade 3")
    foe.picks("Bulwark").is_asked("10.7.1.3.1", exactly=["Grade 1", "Grade 3"])
    foe.picks("Grade 1")
    assert (foe.power("Grade 1"), foe.power("Grade 3")) == (22000, 10000)


@pytest.mark.rule("7.7.1.9", "11.14.3")
def test_after_the_battle_it_lies_face_up_in_the_g_zone(scene, me, foe):
    attacked(scene, me, foe)
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Bulwark", "done")
    assert foe.zone("guardians") == [] and foe.zone("G zone") == ["Bulwark"]
    assert not foe.game.face_down[foe.card("Bulwark")]
    assert foe.zone("drop") == ["Heal Trigger"]


@pytest.mark.rule("7.7.1.9")
def test_it_leaves_before_the_other_guardians(scene, me, foe):
    attacked(scene, me, foe)
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Grade 0", "Bulwark")
    gone = [card for card, verb, _ in leaving(scene) if verb == "retire"]
    assert gone == ["Bulwark", "Grade 0"]


def leaving(scene):
    g = scene.game
    return [(g.card(event[3]), event[7], event[1]) for event in g.log if event[0] == "move"]


@pytest.mark.rule("11.14.3")
@pytest.mark.parametrize("text", ["retire it", "return it to its owner's hand", "bind it"])
def test_wherever_it_is_sent_it_goes_to_the_g_zone_instead(scene, me, foe, text):
    """Nothing is put into the other zone: an ability that waits for that is not set off."""
    scene.card(
        "Striker",
        f"[AUTO](RC):At the beginning of your damage step, choose one of your opponent's guardians, and {text}.",
    )
    scene.card("Mourner", "[AUTO](RC):When a card is put into your drop zone from (GC), draw a card.")
    attacked(scene, me, foe, left="Mourner")
    me.has(right="Striker")
    me.attacks("Grade 1", "Grade 3")
    foe.picks("Bulwark")
    with foe.changes(hand=0, drop=0, bind=0):
        foe.picks("done")
    assert foe.zone("G zone") == ["Bulwark"]


@pytest.mark.rule("4.6.9")
def test_a_g_unit_without_the_ability_on_a_guardian_circle_is_retired_first(scene, me, foe):
    """The replacement is of the ability; without it the card comes to the drop zone, and back from there."""
    scene.card("Plain", type="G unit", grade=4, power=15000, shield=5000)
    scene.card("Mourner", "[AUTO](RC):When one of your guardians is put into the drop zone, draw a card.")
    scene.step("battle phase")
    me.has(left="Grade 1", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Mourner", guardians="Plain", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=1, drop=0):
        foe.picks("done")
    assert foe.zone("G zone") == ["Plain"]


@pytest.mark.rule("7.5.1.2.3")
@pytest.mark.parametrize(("guards", "drawn"), [("Bulwark", 1), ("Nurse", 0)])
def test_what_pays_for_a_g_guardian_may_tell(scene, me, foe, guards, drawn):
    """Only the discard as that cost is meant, not a discard or a call of the same card."""
    text = "[AUTO]:When this card is discarded from hand for the cost of calling a [G Guardian], draw a card."
    scene.card("Nurse", text, grade=0, trigger="heal")
    attacked(scene, me, foe, hand=["Nurse", "Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=drawn - 1):
        foe.picks(guards)


@pytest.mark.rule("11.14.3")
def test_on_a_rear_guard_circle_too(scene, me, foe):
    scene.card("Chaser", "[ACT](VC):Choose one of your rear-guards, and retire it.")
    me.has(vanguard="Chaser", left="Bulwark")
    me.exchanges("left")
    assert me.zone("back left") == ["Bulwark"]
    me.uses("Chaser")
    assert me.zone("G zone") == ["Bulwark"]
    names = scene.game.match.zone_names
    assert "drop" not in [names[event[6]] for event in scene.game.log if event[0] == "move"]


BULWARK = G_UNITS["Bulwark"]["text"]


@pytest.mark.rule("7.7.1.9", "10.4.1", "11.14.3")
@pytest.mark.parametrize(("text", "drawn"), [
    ("When this unit is retired from (GC), draw a card.", 1), ("When this unit is retired, draw a card.", 1),
    ("When this unit is put into the drop zone from (GC), draw a card.", 0),
])  # fmt: skip
def test_a_g_guardian_is_retired_and_not_put_into_the_drop_zone(scene, me, foe, text, drawn):
    scene.card("Bastion", f"{BULWARK}\n[AUTO]:{text}", type="G unit", grade=4, shield=15000)
    attacked(scene, me, foe, hand=["Heal Trigger"])
    foe.g_zone("Bastion")
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=drawn - 1):
        foe.picks("Bastion")
    assert foe.zone("G zone") == ["Bulwark", "Bastion"]


@pytest.mark.rule("7.7.1.9", "10.4.2")
@pytest.mark.parametrize("text", ["retire it", "return it to its owner's hand"])
def test_a_g_guardian_that_goes_home_otherwise_was_not_retired(scene, me, foe, text):
    """Who hears of guardians that are retired hears of this one only where it was to be retired."""
    sends = f"[AUTO](RC):At the beginning of your damage step, choose one of your opponent's guardians, and {text}."
    scene.card("Striker", sends)
    scene.card("Mourner", "[AUTO](RC):When one of your guardians is retired, draw a card.")
    attacked(scene, me, foe, left="Mourner", hand=["Heal Trigger"])
    me.has(right="Striker")
    me.attacks("Grade 1", "Grade 3")
    with foe.changes(hand=int(text == "retire it") - 1):
        foe.picks("Bulwark")
