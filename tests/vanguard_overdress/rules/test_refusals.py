"""Acts that are not asked for are refused with the rule that stands against them, and for the player who asks."""

from __future__ import annotations

import pytest


@pytest.mark.rule("10.4.1.3", "10.1.1")
def test_an_attack_is_judged_for_the_player_who_wants_it(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1", back="Grade 0")
    foe.has(vanguard="Grade 3", right=scene.card("Other", grade=1))
    me.is_asked(about="attack")
    assert me.refused("attack", "Grade 0", "Grade 3") == "10.4.1.3"
    assert me.refused("attack", "Other", "Grade 3") == "10.4.1.3"
    assert me.refused("attack", "Grade 1", "Grade 0") == "10.4.1.6"


@pytest.mark.rule("10.4.1.11")
@pytest.mark.parametrize("when", ["main phase", "battle phase"])
def test_nobody_boosts_before_it_is_asked_who_does(scene, me, foe, when):
    scene.step(when)
    me.has(vanguard="Grade 2", back="Grade 0", hand=["Grade 1"])
    assert me.refused("boost", "Grade 0") == "10.4.1.11"


@pytest.mark.rule("14.7.2")
@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_card_that_is_not_there_is_put_on_nothing(scene, me, number):
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    assert me.refused("overdress", number, "Grade 1") == "9.7.2"
