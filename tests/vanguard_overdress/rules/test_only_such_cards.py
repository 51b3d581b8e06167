"""Only cards that are what a rule speaks of: songs, units that are boosted, cards that lie in the ride deck."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, Cards, InState, Is, Matches, Modify, Number, Perform, This

SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
RALLY = "[AUTO](VC):When this unit attacks, choose up to two of your rear-guards, and they boost this unit."
FIVE = (Add("power", Number(5000)),)


@pytest.mark.rule("16.4.1.1", "16.4.2.1")
@pytest.mark.parametrize(("zone", "name", "sung"), [
    ("order zone", "Low Water", 1), ("order zone", "Fixture", 0), ("drop", "Low Water", 0),
])  # fmt: skip
def test_only_a_song_in_the_order_zone_is_sung(scene, me, zone, name, sung):
    """An effect that would have another order sung, or one that lies elsewhere, does nothing."""
    sings = Perform("sing", cards=Cards((zone,), "mine", Is("name", "=", name)))
    scene.card("Singer", abilities=[Ability("activated", sings, zones=("field",))], grade=2)
    scene.card("Low Water", **SET, subtype="Song")
    scene.card("Fixture", **SET)
    me.has(vanguard="Singer", order_zone=["Low Water", "Fixture"] if zone == "order zone" else [])
    me.has(drop=["Low Water"] if zone == "drop" else [], hand=["Grade 0"])
    me.uses("Singer")
    assert len(scene.events("sing")) == sung


@pytest.mark.rule("7.37.1.2.1")
@pytest.mark.parametrize("state", ["boosted", "was boosted"])
def test_with_several_boosters_the_attacker_alone_is_boosted(scene, me, foe, state):
    """The first of them is told to boost before the others, and none of the units beside is boosted."""
    grows = Ability("continuous", Modify(This(), FIVE, when=Matches(This(), InState(state))), zones=("field",))
    scene.step("battle phase").card("Captain", RALLY, abilities=[grows], grade=2, power=10000)
    scene.card("Idler", abilities=[grows], grade=1, power=7000)
    me.has(vanguard="Captain", left="Grade 2", right="Grade 1", back_left="Idler")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3").picks("Grade 2", "Grade 1")
    assert (me.power("Captain"), me.power("Idler")) == (10000 + 9000 + 7000 + 5000, 7000)
    foe.guards_with_nothing()


@pytest.mark.rule("7.37.1.2.1")
@pytest.mark.parametrize("state", ["boosting", "has boosted"])
def test_each_of_several_boosters_boosts(scene, me, foe, state):
    grows = Ability("continuous", Modify(This(), FIVE, when=Matches(This(), InState(state))), zones=("field",))
    scene.step("battle phase").card("Captain", RALLY, grade=2, power=10000)
    for name in ("First", "Second", "Idler"):
        scene.card(name, abilities=[grows], grade=1, power=7000)
    me.has(vanguard="Captain", left="First", right="Second", back_left="Idler")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Captain", "Grade 3").picks("First", "Second")
    assert [me.power(name) for name in ("First", "Second", "Idler")] == [12000, 12000, 7000]
    foe.guards_with_nothing()


@pytest.mark.rule("9.6.2")
def test_a_card_that_lies_face_down_elsewhere_is_not_ridden(scene, me):
    scene.step("ride phase")
    me.has(vanguard="Grade 1", hand=["Grade 2"])
    me.put("bind", "Grade 2", face_down=True)
    me.is_asked(exactly=[("ride", "Grade 2"), "pass"])
    bound = scene.game.in_zone(0, "bind")[0]
    assert scene.game.why_not(("ride", bound)) == scene.the_book.cites["no ride"]
