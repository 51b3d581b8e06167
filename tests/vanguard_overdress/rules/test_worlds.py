"""7.32, 7.33: the World of a player, and Final Rush."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.worlds import world_of
from playmat.play.words import Teller

ORDER = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
NIGHT = "[CONT](Order zone):Your World becomes Dark Night."
DEEPER = "[ACT](RC):Your World becomes Abyssal Dark Night until end of turn."
ASKS = (
    "[CONT](VC):If your World is Dark Night, this unit gets [Power] +1000.\n"
    "[CONT](VC):If your World is Abyssal Dark Night, this unit gets [Power] +2000.\n"
    "[CONT](VC):If your opponent's World is Dark Night, this unit gets [Power] +4000."
)


def asker(scene):
    return scene.card("Watcher", ASKS, grade=2, power=10000)


@pytest.mark.rule("7.33.1.1")
def test_a_world_is_empty_at_first(scene, me, foe):
    asker(scene)
    me.has(vanguard="Watcher", hand=["Grade 0"])
    assert me.power("Watcher") == 10000
    assert [world_of(scene.game, seat) for seat in (0, 1)] == ["", ""]


@pytest.mark.rule("7.33.1.1", "7.33.2.1")
def test_it_is_what_an_effect_says_while_that_is_there(scene, me, foe):
    """And it is one player's World, not the other's."""
    scene.card("Long Dusk", NIGHT, **ORDER)
    asker(scene)
    me.has(vanguard="Watcher", hand=["Long Dusk", "Grade 0"])
    me.plays("Long Dusk")
    assert me.power("Watcher") == 11000
    assert [world_of(scene.game, seat) for seat in (0, 1)] == ["Dark Night", ""]


@pytest.mark.rule("7.33.1.1")
def test_the_opponents_world_is_another_one(scene, me, foe):
    scene.card("Long Dusk", NIGHT, **ORDER)
    asker(scene)
    me.has(vanguard="Watcher", hand=["Grade 0"])
    foe.put("order zone", "Long Dusk")
    assert me.power("Watcher") == 14000


@pytest.mark.rule("7.33.2.1")
def test_the_former_world_is_lost(scene, me, foe):
    """One is not the other, although the names are alike; and when the newer effect ends the older one counts again."""
    scene.card("Long Dusk", NIGHT, **ORDER)
    scene.card("Diver", DEEPER, grade=1)
    asker(scene)
    me.has(vanguard="Watcher", left="Diver", hand=["Grade 0"])
    me.put("order zone", "Long Dusk")
    assert me.power("Watcher") == 11000
    me.uses("Diver")
    assert me.power("Watcher") == 12000
    me.passes()
    me.declines_attack()
    assert me.power("Watcher") == 11000


@pytest.mark.rule("7.33.2.1")
def test_of_two_the_newest_counts(scene, me, foe):
    scene.card("Long Dusk", NIGHT, **ORDER)
    scene.card("Diver", DEEPER, grade=1)
    asker(scene)
    me.has(vanguard="Watcher", left="Diver", hand=["Long Dusk", "Grade 0"])
    me.uses("Diver").plays("Long Dusk")
    assert world_of(scene.game, 0) == "Dark Night"


@pytest.mark.rule("7.33.2.1")
def test_both_players_see_it_and_are_told(scene, me, foe):
    scene.card("Diver", DEEPER, grade=1)
    asker(scene)
    me.has(vanguard="Watcher", left="Diver", hand=["Grade 0"])
    me.uses("Diver")
    for seat in (0, 1, None):
        (vanguard,) = scene.game.view(seat)["zones"][0]["vanguard circle"]
        assert vanguard["world"] == ["Abyssal Dark Night"]
    told = [words for viewer in (0, 1) for *_, words in Teller(scene.game, viewer).tell(scene.events("world"))]
    assert told == ["your World is Abyssal Dark Night", "the opponent's World is Abyssal Dark Night"]


RUSH = "[CONT](VC):If you are in Final Rush, this unit gets [Power] +5000."


@pytest.mark.rule("7.32.1")
def test_final_rush_lasts_as_long_as_the_effect_says(scene, me, foe):
    scene.card("Racer", "[ACT](VC):Final Rush until end of turn.\n" + RUSH, grade=2, power=10000)
    me.has(vanguard="Racer", left="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    assert me.power("Racer") == 10000
    me.uses("Racer")
    assert me.power("Racer") == 15000
    me.passes()
    me.declines_attack()
    assert me.power("Racer") == 10000


@pytest.mark.rule("7.32.1")
def test_the_other_player_is_not_in_it(scene, me, foe):
    scene.card("Racer", "[ACT](VC):Final Rush until end of turn.", grade=2)
    scene.card("Rival", RUSH, grade=2, power=10000)
    me.has(vanguard="Racer", hand=["Grade 0"])
    foe.has(vanguard="Rival")
    me.uses("Racer")
    assert foe.power("Rival") == 10000
