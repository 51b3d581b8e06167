"""One attack on several units: who attacks does so once and hits once, and each attacked unit is attacked."""

from __future__ import annotations

import pytest

from .test_16_prisons import prison

BLITZ = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None}
ROW = "[CONT](RC):When this unit would attack, it battles all of your opponent's front row units."


def sweeper(scene, text="", power=30000):
    return scene.card("Sweeper", f"{ROW}{text}", grade=2, power=power)


def lay(scene, me, foe, **more):
    """My Sweeper on the left; the opponent's vanguard of grade 3 with a grade 1 and a grade 0 unit beside it."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Sweeper")
    foe.has(**{"vanguard": "Grade 3", "left": "Grade 1", "right": "Grade 0", "hand": ["Grade 0"], **more})


def play_all(scene):
    """Let each ability be played that waits, the first one offered first."""
    while scene.game.question is not None and scene.game.question.about == "played":
        scene.players[scene.game.question.seat].answer(scene.game.question.options[0])


@pytest.mark.rule("1.3.7.2", "1.3.7.3", "10.1.4")
def test_the_attack_is_one_and_on_whatever_it_is_on(scene, me, foe):
    draws, charges = "draw a card", "Soul-Charge 1"
    texts = [("attacks", draws), ("attacks a vanguard", charges), ("attacks a rear-guard", draws)]
    sweeper(scene, "".join(f"\n[AUTO](RC):When this unit {event}, {effect}." for event, effect in texts))
    lay(scene, me, foe)
    with me.changes(hand=2, soul=1):
        me.attacks("Sweeper", "Grade 1")
        play_all(scene)
    foe.guards_with_nothing()


@pytest.mark.rule("1.3.7.3", "11.8.9", "10.1.4")
@pytest.mark.parametrize(("who", "times"), [("vanguard", 1), ("rear-guard", 2), ("unit", 3)])
def test_each_attacked_unit_is_attacked(scene, me, foe, who, times):
    scene.card("Scout", f"[AUTO](RC):When your {who} is attacked, Soul-Charge 1.")
    sweeper(scene)
    lay(scene, me, foe, back="Scout")
    with foe.changes(soul=times):
        me.attacks("Sweeper", "Grade 3")
        play_all(scene)
    foe.guards_with_nothing()


@pytest.mark.rule("10.7.1.6", "10.7.1.6.1", "10.7.1.2")
@pytest.mark.parametrize("event", ["hits", "hits a vanguard", "hits a rear-guard"])
def test_an_attack_that_hits_three_units_hits_once(scene, me, foe, event):
    sweeper(scene, f"\n[AUTO](RC):When this unit's attack {event}, draw a card.")
    lay(scene, me, foe)
    with me.changes(hand=1):
        me.attacks("Sweeper", "Grade 3")
        foe.guards_with_nothing()
        play_all(scene)
    assert (foe.zone("left"), foe.zone("right"), foe.count("damage")) == ([], [], 1)


@pytest.mark.rule("10.7.1.6", "10.7.1.7")
@pytest.mark.parametrize(("power", "hits", "misses"), [(30000, 1, 0), (9000, 1, 0), (3000, 0, 1)])
def test_it_does_not_hit_where_it_has_hit_nothing(scene, me, foe, power, hits, misses):
    """Of 10000, 7000 and 5000 the middle attacker hits two: that is a hit, and nothing else."""
    texts = "\n[AUTO](RC):When this unit's attack {}, {}."
    sweeper(scene, texts.format("hits", "draw a card") + texts.format("does not hit", "Soul-Charge 1"), power)
    lay(scene, me, foe)
    with me.changes(hand=hits, soul=misses):
        me.attacks("Sweeper", "Grade 3")
        foe.guards_with_nothing()
        play_all(scene)


@pytest.mark.rule("10.7.1.8")
@pytest.mark.parametrize("power", [3000, 9000])
def test_what_goes_off_without_a_hit_does_so_once(scene, me, foe, power):
    lets = '\n[CONT](RC):This unit\'s "when attack hits" effects activate even if the attack did not hit.'
    sweeper(scene, f"\n[AUTO](RC):When this unit's attack hits, draw a card.{lets}", power)
    lay(scene, me, foe)
    with me.changes(hand=1):
        me.attacks("Sweeper", "Grade 3")
        foe.guards_with_nothing()
        play_all(scene)


@pytest.mark.rule("10.7.1.6", "7.37.1.2.1")
def test_who_boosts_hears_of_one_hit(scene, me, foe):
    scene.card("Aid", "[AUTO](RC):When the attack this unit boosted hits, draw a card.")
    sweeper(scene)
    lay(scene, me, foe)
    me.put("back left", "Aid")
    with me.changes(hand=1):
        me.attacks("Sweeper", "Grade 3", boost="Aid")
        foe.guards_with_nothing()
        play_all(scene)


@pytest.mark.rule("10.7.1.7", "16.2.1.1")
def test_an_attacker_that_is_imprisoned_has_not_hit_for_others_to_hear(scene, me, foe):
    """Its own text does nothing there."""
    hears = "[AUTO](RC):When this unit's attack does not hit, draw a card."
    scene.card("Net", "Choose one of your opponent's rear-guards, and imprison it in your Prison.", **BLITZ)
    scene.card("Ear", "[AUTO](VC):When your rear-guard's attack does not hit, Soul-Charge 1.", grade=2)
    scene.step("battle phase").card("Lancer", hears, grade=2, power=20000)
    me.has(vanguard="Ear", left="Lancer")
    foe.has(vanguard="Grade 2", order_zone=[prison(scene)], hand=["Net"])
    with me.changes(hand=0, soul=1), foe.changes(damage=0):
        me.attacks("Lancer", "Grade 2")
        foe.plays("Net")
    assert foe.zone("imprisoned") == ["Lancer"]
