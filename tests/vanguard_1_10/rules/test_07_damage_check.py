"""Section 7.6, second part: the damage check."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Number, On, Perform, Role, YouMay


@pytest.fixture(autouse=True)
def battle_phase(table):
    table.card("Attacker", power=10000)
    table.card("Double", power=10000, critical=2)
    table.card("Triple", power=30000, critical=3)
    return table.step("battle phase")


def on_damage_check(scene, name, effect, **fields):
    """A unit with an ability that goes off when a card of its master's is damage checked."""
    trigger = On("damage check", (("card", Cards((), "mine")),))
    ability = Ability("automatic", effect, zones=("field",), trigger=trigger)
    return scene.card(name, abilities=[ability], **fields)


@pytest.mark.rule("7.6.1.6")
def test_a_damage_check_runs_in_order(scene, me, foe):
    """7.6.1.6: to the trigger zone, the trigger, a check timing, to the damage zone, another check timing."""
    draw = Perform("draw", Number(1))
    on_damage_check(scene, "Watcher", draw)
    scene.card("Mourner", "[AUTO](RC):When a card is put into your damage zone, draw a card.")
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Grade 1", back="Watcher", back_left="Mourner").deck_top("Draw Trigger")
    me.attacks("Attacker", "Grade 1")
    foe.picks("power", "Grade 1")
    steps = [e for e in scene.game.log if e[0] in ("move", "trigger", "play")]
    assert [e[7] if e[0] == "move" else e[0] for e in steps] == [
        "check", "trigger", "draw", "play", "draw", "damage", "play", "draw",
    ]  # fmt: skip


@pytest.mark.rule("7.6.1.6")
def test_the_defender_checks_once_for_one_damage(scene, me, foe):
    """7.6.1.6: the check is the way the damage is dealt, not a second card."""
    me.has(vanguard="Grade 2", left="Attacker")
    scene.start()
    with foe.changes(deck=-1, damage=+1), me.changes(deck=0, damage=0):
        me.attacks("Attacker", "Stone")
    assert len(scene.events("damage check")) == 1


@pytest.mark.rule("7.6.1.6.1")
def test_a_damage_check_turns_the_defenders_top_card_into_the_trigger_zone(scene, me, foe):
    """7.6.1.6.1: while its trigger resolves it lies there for both to see and is no damage yet."""
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Grade 1").deck_top("Critical Trigger")
    scene.start()
    with foe.changes(deck=-1, damage=0, trigger=+1):
        me.attacks("Attacker", "Grade 1")
    foe.is_asked("2.8.2")
    assert foe.zone("trigger") == ["Critical Trigger"]
    checked = foe.card("Critical Trigger", "trigger")
    assert me.sees(checked) and foe.sees(checked)


@pytest.mark.rule("7.6.1.6.2")
@pytest.mark.parametrize("place", ["back_left", "right", "vanguard"])
def test_the_defenders_trigger_works_for_a_unit_in_battle(scene, me, foe, place):
    """7.6.1.6.2: a unit of the card's clan on the vanguard or a rear-guard circle is enough."""
    scene.card("Stranger", clan="Strangers")
    scene.card("Kin", clan="Testers")
    me.has(vanguard="Grade 2", left="Attacker")
    zones = {"vanguard": "Stranger", place: "Kin"}
    foe.has(**zones).deck_top("Draw Trigger")
    me.attacks("Attacker", zones["vanguard"])
    foe.is_asked("2.8.2", exactly=["draw", "power"])


@pytest.mark.rule("7.6.1.6.2")
def test_a_guardian_of_the_clan_does_not_make_the_trigger_work(scene, me, foe):
    """7.6.1.6.2: with only strangers on the other circles nothing is drawn."""
    scene.card("Stranger", clan="Strangers", power=4000)
    scene.card("Kin", clan="Testers", shield=5000)
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Stranger", hand=["Kin"]).deck_top("Draw Trigger")
    me.attacks("Attacker", "Stranger")
    foe.guards_with("Kin")
    assert foe.zone("damage") == ["Draw Trigger"]
    assert foe.zone("hand") == []
    assert scene.events("trigger") == []


@pytest.mark.rule("7.6.1.6.2")
def test_the_attackers_clan_does_not_make_the_defenders_trigger_work(scene, me, foe):
    """7.6.1.6.2: it is the defender's units that count."""
    scene.card("Stranger", clan="Strangers")
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Stranger").deck_top("Draw Trigger")
    me.attacks("Attacker", "Stranger")
    assert foe.zone("hand") == []
    assert scene.events("trigger") == []


@pytest.mark.rule("7.6.1.6.3")
def test_the_sixth_card_is_no_damage_while_it_is_checked(scene, me, foe):
    """7.6.1.6.3: at five damage the card in the trigger zone does not lose the game at this check timing."""
    on_damage_check(scene, "Watcher", YouMay(Perform("draw", Number(1))))
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(back="Watcher", damage=5)
    me.attacks("Attacker", "Stone")
    foe.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert foe.count("trigger") == 1 and foe.count("damage") == 5
    assert scene.result is None


@pytest.mark.rule("7.6.1.6.3")
def test_a_heal_trigger_as_the_sixth_card_saves_the_defender(scene, me, foe):
    """7.6.1.6.3: healed to four before the card itself becomes the fifth damage."""
    me.has(vanguard="Grade 2", left="Attacker", damage=5)
    foe.has(vanguard="Grade 1", damage=5).deck_top("Heal Trigger")
    me.attacks("Attacker", "Grade 1")
    foe.picks("heal", rule="2.8.2").picks("Stone", rule="2.8.1.1.5")
    assert foe.count("damage") == 5 - 1 + 1
    assert scene.result is None


@pytest.mark.rule("7.6.1.6.3")
def test_checking_the_last_card_loses_before_it_becomes_damage(scene, me, foe):
    """7.6.1.6.3: the deck is empty at this check timing."""
    scene.exactly()
    me.has(vanguard="Grade 2", left="Attacker", deck=5)
    foe.has(vanguard="Stone").deck_top("Grade 1")
    me.attacks("Attacker", "Stone")
    assert scene.winner is me
    assert scene.result.rule == "9.2.3"
    assert foe.zone("trigger") == ["Grade 1"]
    assert foe.zone("damage") == []


@pytest.mark.rule("7.6.1.6.4")
def test_a_card_without_a_trigger_becomes_damage_face_up(scene, me, foe):
    """7.6.1.6.4: whatever was checked goes to the damage zone."""
    me.has(vanguard="Grade 2", left="Attacker")
    foe.deck_top("Grade 3")
    me.attacks("Attacker", "Stone")
    assert foe.zone("damage") == ["Grade 3"]
    assert not scene.game.face_down[foe.card("Grade 3", "damage")]
    assert foe.zone("trigger") == []


@pytest.mark.rule("7.6.1.6.4")
def test_a_trigger_card_becomes_damage(scene, me, foe):
    """7.6.1.6.4: a trigger card is damage after its trigger has worked."""
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(vanguard="Grade 1").deck_top("Draw Trigger")
    me.attacks("Attacker", "Grade 1")
    foe.picks("draw")
    assert foe.zone("damage") == ["Draw Trigger"]


@pytest.mark.rule("7.6.1.6.4")
def test_a_card_that_left_the_trigger_zone_is_no_damage(scene, me, foe):
    """7.6.1.6.4: an effect binds it first, so the damage does not rise."""
    on_damage_check(scene, "Binder", Move(Role("card"), "bind"))
    me.has(vanguard="Grade 2", left="Attacker")
    foe.has(back="Binder").deck_top("Grade 3")
    scene.start()
    with foe.changes(damage=0, bind=+1):
        me.attacks("Attacker", "Stone")
    assert foe.zone("bind") == ["Grade 3"]


@pytest.mark.rule("7.6.1.6.5")
def test_the_sixth_damage_loses_before_the_second_check(scene, me, foe):
    """7.6.1.6.5: a critical of 2 at five damage; the first card ends the game, the second is not turned."""
    me.has(vanguard="Grade 2", left="Double")
    foe.has(damage=5)
    scene.start()
    with foe.changes(deck=-1):
        me.attacks("Double", "Stone")
    assert scene.winner is me
    assert scene.result.rule == "9.2.2"
    assert foe.count("damage") == 6


@pytest.mark.rule("7.6.1.6.5")
def test_what_a_card_sets_off_by_becoming_damage_comes_before_the_next_check(scene, me, foe):
    """7.6.1.6.5: the check timing stands between the first damage and the second."""
    scene.card("Mourner", "[AUTO](RC):When a card is put into your damage zone, you may draw a card.")
    me.has(vanguard="Grade 2", left="Double")
    foe.has(back="Mourner")
    me.attacks("Double", "Stone")
    foe.is_asked("8.5.2.4.4", exactly=["yes", "no"])
    assert foe.count("damage") == 1
    assert len(scene.events("damage check")) == 1


@pytest.mark.rule("7.6.1.6.6")
def test_the_check_repeats_for_all_damage_and_then_guardians_are_retired(scene, me, foe):
    """7.6.1.6.6: three rounds for a critical of 3, one card after the other, and then the guardian goes."""
    me.has(vanguard="Grade 2", left="Triple")
    foe.has(hand=["Grade 0"]).deck_top("Grade 1", "Grade 2", "Grade 3")
    me.attacks("Triple", "Stone")
    foe.guards_with("Grade 0")
    checked = [
        move for name in ("Grade 1", "Grade 2", "Grade 3")
        for move in ((name, "deck", "trigger"), (name, "trigger", "damage"))
    ]  # fmt: skip
    assert scene.moves()[1:] == [*checked, ("Grade 0", "guardian circle", "drop")]
