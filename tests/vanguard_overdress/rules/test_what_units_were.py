"""11.11.1, 11.8.12.1.2: circles and states of units that have left are those that they had on the field."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move

from .test_16_arms import arms

SO = 'that unit and this unit become "Friends".'
FRIEND = f"Friend-[CONT](RC):If you have another unit in the same column as this unit, {SO}"
OUT = "[ACT](VC):Choose one of your rear-guards, and retire it."
KILLS = "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and retire it."
COLUMN = "retire all of your rear-guards in the same column as this unit"


# --- the column it was in -------------------------------------------------------------------------------------


@pytest.mark.rule("11.11.1")
def test_a_unit_that_paid_with_itself_speaks_of_the_column_it_was_in(scene, me):
    scene.card("Bomb", f"[ACT](RC):[COST][Retire this unit], {COLUMN}.")
    me.has(vanguard="Grade 3", left="Grade 1", back_left="Bomb", right="Grade 2", hand=["Grade 0"])
    me.uses("Bomb")
    assert (me.zone("left"), me.zone("right")) == ([], ["Grade 2"])


@pytest.mark.rule("11.11.1", "11.8.12.1.2")
def test_so_does_one_whose_leaving_set_it_off(scene, me):
    """11.11.1: who comes to its circle is in that column."""
    scene.card("Bomb", f"[AUTO]:When this unit is put into the drop zone from (RC), {COLUMN}.")
    me.has(vanguard="Grade 3", left="Grade 1", back_left="Bomb", right="Grade 2", hand=["Grade 0"])
    me.calls("Grade 0", "back left")
    assert (me.zone("left"), me.zone("back left"), me.zone("right")) == ([], [], ["Grade 2"])


@pytest.mark.rule("11.11.1")
@pytest.mark.parametrize("goes", ["retire it", "put it into your soul", "return it to your hand", "bind it"])
def test_so_does_one_that_left_while_its_ability_waited(scene, me, foe, goes):
    scene.card("Bomb", f"[AUTO](RC):When your vanguard attacks, {COLUMN}.")
    away = f"[AUTO](VC):When this unit attacks, choose one of your back row rear-guards, and {goes}."
    me.has(vanguard=scene.card("Sweeper", away, grade=3), left="Grade 1", back_left="Bomb", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    me.picks(("ability", "Sweeper/1", "Sweeper"))
    assert (me.zone("left"), me.zone("right")) == ([], ["Grade 2"])


@pytest.mark.rule("11.11.1", "11.8.13")
@pytest.mark.parametrize(("moves", "gone"), [(False, "left"), (True, "right")])
def test_what_comes_later_speaks_of_the_column_that_it_left(scene, me, foe, moves, gone):
    """11.11.1: a unit that goes from circle to circle is the unit yet, and its column the newer one."""
    later = f"[AUTO](RC):When your vanguard attacks, at the end of that battle, {COLUMN}."
    shift = ", move it to an open (RC), and retire it" if moves else ", and retire it"
    hits = f"[AUTO](VC):When this unit's attack hits, choose one of your back row rear-guards{shift}."
    me.has(vanguard=scene.card("Sweeper", hits, grade=2, power=10000), back_left=scene.card("Bomb", later))
    me.has(left="Grade 1", right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Sweeper", "Grade 3")
    foe.guards_with_nothing()
    if moves:
        me.picks("back right")
    stays = "right" if gone == "left" else "left"
    assert (me.zone(gone), me.count(stays)) == ([], 1)


@pytest.mark.rule("11.11.1", "4.1.8")
def test_the_card_that_came_back_is_another_unit(scene, me):
    """4.1.8: what hung on the former one is not said of the column that the new one is in."""
    comes = "[ACT](VC)[1/turn]:Choose one of your rear-guards, retire it, and call it to (RC)."
    later = "[ACT](RC)[1/turn]:At the end of your turn, retire all of your rear-guards in the same column as this unit."
    me.has(vanguard=scene.card("Mover", comes, grade=3), left=scene.card("Bomb", later), back_right="Grade 1")
    me.uses("Bomb").uses("Mover").picks("Bomb", "front right").declines_attack()
    assert (me.zone("right"), me.zone("back right")) == (["Bomb"], ["Grade 1"])


# --- the states it was in -------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.12.1.2", "6.4.3")
@pytest.mark.parametrize(("what", "dresses", "drawn"), [
    ("unit in the [overDress] state", 1, 1), ("unit in the [overDress] state", 0, 0),
    ("rear-guard with two or more originalDress", 2, 1), ("rear-guard with two or more originalDress", 1, 0),
])  # fmt: skip
def test_a_unit_with_dresses_that_leaves_is_heard_as_one(scene, me, what, dresses, drawn):
    scene.card("Ear", f"[AUTO](RC):When your other {what} is retired, draw a card.")
    me.has(vanguard=scene.card("Mover", OUT, grade=3), right="Ear")
    me.dressed("left", "Grade 2", *["Grade 1", "Grade 0"][:dresses])
    me.uses("Mover").picks("Grade 2")
    assert me.count("hand") == drawn


@pytest.mark.rule("11.8.12.1.2", "14.14.2")
@pytest.mark.parametrize(("crossed", "drawn"), [(True, 1), (False, 0)])
def test_a_unit_that_was_put_there_by_xoverdress_is_heard_as_that(scene, me, crossed, drawn):
    onto = '[XoverDress]-One "Grade 1" and one "Grade 0"' if crossed else '[overDress]-"Grade 1"'
    scene.card("Ear", "[AUTO](RC):When your other unit in the [XoverDress] state is retired, draw a card.")
    me.has(vanguard=scene.card("Mover", OUT, grade=3), right="Ear", left="Grade 1", back_left="Grade 0")
    me.has(hand=[scene.card("Mantle", onto, grade=2)])
    me.picks(("xoverdress", "Mantle"), "front left") if crossed else me.overdresses("Mantle", "Grade 1")
    me.uses("Mover").picks("Mantle")
    assert me.count("hand") == drawn


@pytest.mark.rule("11.8.12.1.2", "14.10.2")
@pytest.mark.parametrize(("beside", "drawn"), [("back_left", 1), ("back", 0)])
def test_a_friend_that_leaves_is_heard_as_one(scene, me, beside, drawn):
    scene.card("Ear", '[AUTO](RC):When your other "Friend" is retired, draw a card.')
    me.has(vanguard=scene.card("Mover", OUT, grade=3), right="Ear", left=scene.card("Pal", FRIEND))
    me.has(**{beside: "Grade 1"})
    me.uses("Mover").picks("Pal")
    assert me.count("hand") == drawn


@pytest.mark.rule("11.11.1", "16.3.6")
@pytest.mark.parametrize(("has", "drawn"), [(True, 1), (False, 0)])
def test_a_vanguard_that_was_ridden_upon_was_armed(scene, me, has, drawn):
    """16.3.6: it holds nothing any more as its ability resolves, and held it as it left."""
    scene.card("Champion", "[AUTO]:When this unit is rode upon, if this unit is Armed, draw a card.", grade=2)
    scene.card("Squire", "[ACT](RC):Choose a grade 3 card from your hand, and ride it.")
    me.has(vanguard="Champion", left="Squire", hand=["Grade 3", arms(scene, "Lance", holder="Champion")])
    if has:
        me.plays("Lance")
    with me.changes(hand=drawn - 1):
        me.uses("Squire").picks("Grade 3")


@pytest.mark.rule("11.11.1", "6.4.3", "14.10.2")
@pytest.mark.parametrize("asks", [
    "this unit is in the [overDress] state", "this unit has two or more originalDress", 'this unit is a "Friend"',
    "you have another unit in the same column as this unit",
])  # fmt: skip
@pytest.mark.parametrize("so", [True, False])
def test_an_ability_that_waits_asks_for_the_state_its_unit_left_in(scene, me, foe, asks, so):
    scene.card("Bomb", f"{FRIEND}\n[AUTO](RC):When your vanguard attacks, if {asks}, draw a card.", grade=2)
    me.has(vanguard=scene.card("Killer", KILLS, grade=3), right="Grade 0")
    me.dressed("left", "Bomb", *(["Grade 1", "Grade 0"] if so else []))
    if so:
        me.put("back left", "Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    with me.changes(hand=1 if so else 0):
        me.attacks("Killer", "Grade 3").picks(("ability", "Killer/1", "Killer")).picks("Bomb")


# --- who leaves with it hears of it ---------------------------------------------------------------------------


@pytest.fixture
def sweep(scene):
    """A vanguard that retires all rear-guards of both players at one moment."""
    all_of_them = Move(Cards(("rear-guard circle",), "any"), "drop", verb="retire")
    return scene.card("Sweep", abilities=[Ability("activated", all_of_them, zones=("vanguard circle",))], grade=3)


@pytest.mark.rule("11.8.12.1.2", "4.9.1.2")
@pytest.mark.parametrize(("circle", "drawn"), [("front right", 1), ("front left", 0)])
def test_who_leaves_with_a_unit_of_its_column_hears_it_leave_that_column(scene, me, foe, sweep, circle, drawn):
    theirs = "your opponent's rear-guard in the same column as this unit"
    me.has(vanguard=sweep, left=scene.card("Crow", f"[AUTO](RC):When {theirs} is retired, draw a card."))
    foe.put(circle, "Grade 1")
    with me.changes(hand=drawn):
        me.uses(sweep)


@pytest.mark.rule("11.8.12.1.2", "14.10.2")
@pytest.mark.parametrize(("circle", "drawn"), [("back left", 1), ("back right", 0)])
def test_of_two_friends_that_leave_together_one_hears_of_the_other(scene, me, sweep, circle, drawn):
    hears = f'{FRIEND}\n[AUTO](RC):When your other "Friend" is retired, draw a card.'
    me.has(vanguard=sweep, left=scene.card("Pal", hears))
    me.put(circle, "Grade 1")
    with me.changes(hand=drawn):
        me.uses(sweep)


# --- whose ability it is --------------------------------------------------------------------------------------


@pytest.mark.rule("11.11.1", "11.5.1.1")
@pytest.mark.parametrize(("culprit", "drawn"), [("grade 1 rear-guard", 1), ("grade 2 rear-guard", 0), ("vanguard", 0)])
def test_the_ability_of_a_unit_that_paid_with_itself_is_that_units(scene, me, culprit, drawn):
    pays = "[ACT](RC):[COST][Put this unit into your soul], choose one of your rear-guards, and retire it."
    heard = f"[AUTO]:When this unit is retired from (RC) by your {culprit}'s ability, draw a card."
    me.has(vanguard="Grade 3", left=scene.card("Bomb", pays, grade=1), right=scene.card("Ghost", heard, grade=1))
    me.uses("Bomb")
    assert (me.zone("soul"), me.zone("drop"), me.count("hand")) == (["Bomb"], ["Ghost"], drawn)


@pytest.mark.rule("11.11.1", "11.8.15")
@pytest.mark.parametrize("first", ["Boss", "Squire"])
@pytest.mark.parametrize("whose", [
    "your vanguard's ability", 'the ability of your vanguard with "Boss" in its card name',
])  # fmt: skip
def test_the_ability_of_a_vanguard_that_was_ridden_upon_is_a_vanguards(scene, me, first, whose):
    begins = "[AUTO]({}):At the beginning of your main phase, {}."
    scene.card("Boss", begins.format("VC", "choose one of your back row rear-guards, and retire it"), grade=2)
    scene.card("Squire", begins.format("RC", "search your deck for a grade 3 card, and ride it"), grade=1)
    scene.card("Ghost", f"[AUTO]:When this unit is retired from (RC) by {whose}, draw a card.", grade=1)
    me.has(vanguard="Boss", left="Squire", back="Ghost", hand=["Grade 0"]).deck_top("Stone", "Grade 3")
    me.picks(("ability", f"{first}/1", first))
    if first == "Boss":
        me.picks(("ability", "Ghost/1", "Ghost"))
    me.picks("Grade 3")
    assert (me.zone("vanguard"), me.zone("drop"), me.count("hand")) == (["Grade 3"], ["Ghost"], 2)


# --- its part in a battle -------------------------------------------------------------------------------------


@pytest.mark.rule("11.11.1", "10.4.1.11.1")
@pytest.mark.parametrize("asks", ["this unit was boosted", "this unit is boosted"])
@pytest.mark.parametrize("booster", [True, False])
def test_an_ability_that_waits_asks_whether_its_unit_was_boosted(scene, me, foe, asks, booster):
    kills = "[AUTO](VC):When your rear-guard's attack hits, choose one of your front row rear-guards, and retire it."
    scene.card("Hitter", f"[AUTO](RC):When this unit's attack hits, if {asks}, draw a card.", grade=2, power=9000)
    me.has(vanguard=scene.card("Killer", kills, grade=3), left="Hitter", back_left="Grade 1" if booster else [])
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.attacks("Hitter", "Grade 2", boost="Grade 1" if booster else None)
    foe.guards_with_nothing()
    me.picks(("ability", "Killer/1", "Killer"))
    assert (me.zone("left"), me.count("hand")) == ([], int(booster))


@pytest.mark.rule("11.8.12.1.2", "10.4.1.5.1")
@pytest.mark.parametrize(("gone", "drawn"), [("Grade 2", 1), ("Grade 1", 0)])
def test_a_unit_that_leaves_as_it_attacks_is_heard_as_an_attacker(scene, me, foe, gone, drawn):
    order = {"type": "blitz order", "grade": 1, "power": None, "skill": None, "shield": None, "race": None}
    scene.card("Snipe", "Choose one of your opponent's front row rear-guards, and retire it.", **order)
    scene.card("Ear", "[AUTO](RC):When your attacking rear-guard is retired, draw a card.")
    me.has(vanguard="Grade 3", left="Grade 2", right="Grade 1", back="Ear")
    foe.has(vanguard="Grade 3", hand=["Snipe"])
    me.attacks("Grade 2", "Grade 3")
    foe.plays("Snipe").picks(gone)
    assert me.count("hand") == drawn
