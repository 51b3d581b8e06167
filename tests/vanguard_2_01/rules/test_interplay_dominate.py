"""Dominated units against other rules: whose they are decides, and where they lie is their owner's."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import Ability, Add, Cards, Choose, Is, It, Modify, Move, Number, On, Sequence

REAR = ("rear-guard circle",)
DOMINATE = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."


@pytest.fixture
def lord(scene):
    return scene.card("Puppeteer", DOMINATE, grade=2, skill=None, power=9000)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def master(scene, player, name):
    return scene.game.master(player.card(name))


# --- battle ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.2", "7.4.1.6", "7.4.1.3")
def test_it_attacks_for_the_dominating_player_and_is_not_attacked_by_them(scene, me, foe, lord):
    me.has(vanguard=lord)
    foe.has(left="Grade 2", right="Grade 1")
    me.uses(lord).picks("Grade 2")
    me.picks("pass", "yes").is_asked(about="attacker", exactly=["Puppeteer", "Grade 2"])
    me.picks("Puppeteer").is_asked(about="target", exactly=["Stone", "Grade 1"])


@pytest.mark.rule("10.35.2", "7.4.1.6", "7.7.1.5")
def test_it_hits_its_own_players_vanguard(scene, me, foe, lord):
    me.has(vanguard=lord)
    foe.has(left="Grade 2")
    me.uses(lord)
    with foe.changes(damage=1):
        me.attacks("Grade 2", "Stone")
    assert (foe.is_rested("Grade 2"), foe.zone("left")) == (True, ["Grade 2"])


@pytest.mark.rule("10.35.2", "6.6.1.2.2")
def test_its_abilities_are_used_by_the_dominating_player_and_those_of_its_mates_are_not(scene, me, foe, lord):
    for name in ("Servant", "Free"):
        scene.card(name, "[ACT](RC):Draw a card.")
    me.has(vanguard=lord)
    foe.has(left="Servant", right="Free")
    me.uses(lord).picks("Servant")
    assert [me.offered("use", name, f"{name}/1") for name in ("Servant", "Free")] == [True, False]
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Servant")


@pytest.mark.rule("10.35.2")
@pytest.mark.parametrize(("attacker", "words", "drawn"), [
    ("Keen", "other dominated units attack", 0), ("Keen", "dominated units attack", 1),
    ("Grade 2", "other dominated units attack", 1),
])  # fmt: skip
def test_it_is_none_of_the_other_dominated_units_itself(scene, me, foe, attacker, words, drawn):
    """10.35.2: dominated too, it hears of the others, and of itself only where the text leaves nobody out."""
    scene.card("Keen", f"[AUTO](RC):When {words} during your turn, draw a card.", grade=1)
    text = "Dominate-[ACT](VC):Choose two of your opponent's rear-guards, and dominate them until end of turn."
    scene.card("Puppeteer", text, grade=2, skill=None)
    me.has(vanguard="Puppeteer")
    foe.has(left="Keen", right="Grade 2")
    me.uses("Puppeteer")
    with me.changes(hand=drawn):
        me.attacks(attacker, "Stone")


@pytest.mark.rule("10.35.1.1", "10.35.2", "6.3.1.2")
def test_after_the_turn_it_is_its_owners_and_stands_in_their_stand_phase(scene, me, foe, lord):
    me.has(vanguard=lord)
    foe.has(left="Grade 2")
    me.uses(lord).attacks("Grade 2", "Stone").declines_attack()
    scene.pass_until("6.6.1.2", even_if_able=True)
    assert scene.game.facts["turn seat"] == 1
    assert (master(scene, foe, "Grade 2"), foe.is_rested("Grade 2")) == (1, False)


@pytest.mark.rule("10.35.2", "7.7.1.7", "10.35.2.3")
def test_what_it_does_on_hitting_is_for_the_dominating_player(scene, me, foe, lord):
    scene.card("Raider", "[AUTO](RC):When this unit's attack hits a vanguard, draw a card.", grade=2, power=9000)
    me.has(vanguard=lord)
    foe.has(left="Raider")
    me.uses(lord)
    with me.changes(hand=1), foe.changes(hand=0):
        me.attacks("Raider", "Stone")


def thief(scene, name):
    """A rear-guard that takes over the opponent's rear-guards of this name when anybody attacks."""
    taken = Dominate(Cards(REAR, "theirs", Is("name", "=", name)), "end of turn")
    steals = Ability("automatic", taken, zones=REAR, trigger=On("attack", ()))
    return scene.step("battle phase").card("Thief", abilities=[steals], grade=0)


@pytest.mark.rule("7.7.1.3", "10.35.1")
@pytest.mark.parametrize(("taken", "left"), [("Grade 1", ["Grade 1"]), ("Nobody", [])])
def test_an_attacked_unit_that_is_taken_over_is_not_hit(scene, me, foe, taken, left):
    me.has(vanguard="Grade 2", left="Grade 2", back=thief(scene, taken))
    foe.has(left="Grade 1")
    me.attacks("Grade 2", "Grade 1")
    assert foe.zone("left") == left


@pytest.mark.rule("7.7.1.3", "7.7.1.5.2", "10.35.1")
@pytest.mark.parametrize(("taken", "damage"), [("Grade 2", 0), ("Nobody", 1)])
def test_an_attacker_that_is_taken_over_hits_nothing(scene, me, foe, taken, damage):
    me.has(vanguard="Grade 1", left="Grade 2")
    foe.has(back=thief(scene, taken))
    with foe.changes(damage=damage):
        me.attacks("Grade 2", "Stone")


# --- who is counted and chosen --------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.2", "10.35.1.1.1")
def test_all_of_your_opponents_rear_guards_are_the_others(scene, me, foe):
    scene.card("Puppeteer", f"{DOMINATE}\n[ACT](VC):Retire all of your opponent's rear-guards.", grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2", right="Grade 1")
    me.uses("Puppeteer").picks("Grade 2").uses("Puppeteer", 2)
    assert (foe.zone("left"), foe.zone("right")) == (["Grade 2"], [])


@pytest.mark.rule("10.35.2", "10.35.4.1", "8.5.2.3")
def test_it_pays_for_the_dominating_player_and_goes_to_its_owners_drop_zone(scene, me, foe):
    pays = "[ACT](VC):[Choose one of your rear-guards, and retire it] Draw a card."
    scene.card("Puppeteer", f"{DOMINATE}\n{pays}", grade=2)
    me.has(vanguard="Puppeteer", hand=["Grade 0"])
    foe.has(left="Grade 2")
    assert me.why_not("use", "Puppeteer", "Puppeteer/2") == "8.5.2.3"
    me.uses("Puppeteer")
    with me.changes(hand=1, drop=0), foe.changes(drop=1):
        me.uses("Puppeteer", 2)
    assert foe.zone("drop") == ["Grade 2"]


@pytest.mark.rule("10.35.2.3", "10.35.2", "8.1.1.3")
def test_its_continuous_ability_is_for_the_dominating_player(scene, me, foe, lord):
    scene.card("Banner", "[CONT](RC):All of your vanguards get [Power] +2000.", grade=1)
    me.has(vanguard=lord)
    foe.has(vanguard="Grade 3", left="Banner")
    assert (me.power(lord), foe.power("Grade 3")) == (9000, 10000 + 2000)
    me.uses(lord)
    assert (me.power(lord), foe.power("Grade 3")) == (9000 + 2000, 10000)


@pytest.mark.rule("10.35.2", "11.12.3.1")
@pytest.mark.parametrize(("mine", "theirs", "power"), [(1, 0, 8000), (0, 1, 5000)])
def test_its_marks_ask_the_dominating_player(scene, me, foe, lord, mine, theirs, power):
    scene.card("Heir", "[CONT](RC)[Generation Break 1]:This unit gets [Power] +3000.", grade=2, power=5000)
    me.has(vanguard=lord).g_zone(face_up=("Grand",) * mine)
    foe.has(left="Heir").g_zone(face_up=("Grand",) * theirs)
    assert foe.power("Heir") == 13000 - power
    me.uses(lord)
    assert foe.power("Heir") == power


@pytest.mark.rule("10.35.2", "11.15.2")
@pytest.mark.parametrize(("mine", "theirs", "open_then"), [(3, 4, True), (4, 3, False)])
def test_brave_asks_for_the_hand_of_its_master(scene, me, foe, lord, mine, theirs, open_then):
    scene.card("Minder", "[CONT](RC)Brave:This unit gets [Power] +3000.", grade=2, power=5000)
    me.has(vanguard=lord, hand=mine)
    foe.has(left="Minder", hand=theirs)
    me.uses(lord)
    assert foe.power("Minder") == (8000 if open_then else 5000)


@pytest.mark.rule("11.8.1", "10.35.2")
@pytest.mark.parametrize("clan", ["Testers", "Strangers"])
def test_a_lord_that_dominates_a_stranger_cannot_attack(scene, me, foe, clan):
    scene.card("King", f"[CONT](VC/RC):Lord\n{DOMINATE}", grade=3)
    scene.card("Serf", grade=2, clan=clan)
    me.has(vanguard="King", left="Grade 1")
    foe.has(left="Serf")
    me.uses("King", 2)
    me.picks("pass", "yes").is_asked(about="attacker")
    assert me.offered("King") == (clan == "Testers")


@pytest.mark.rule("11.21.1", "10.35.2.1")
@pytest.mark.parametrize("dominated", [False, True])
def test_blaze_counts_whom_each_player_is_the_master_of(scene, me, foe, dominated):
    """One against one; with the opponent's dominated it is two against none."""
    scene.card("Torch", f"[AUTO](VC):Blaze\n{DOMINATE}", grade=2)
    me.has(vanguard="Torch", left="Grade 1")
    foe.has(left="Grade 2")
    if dominated:
        me.uses("Torch", 2)
    me.attacks("Grade 1", "Stone")
    assert ("blazing" in me.value("Torch", "states")) == dominated


@pytest.mark.rule("11.36.1.1", "10.35.2", "10.35.1.1.1")
@pytest.mark.parametrize("dominated", [False, True])
def test_a_dominated_unit_does_not_stand_against_a_dark_device(scene, me, foe, lord, dominated):
    """The opponent's right faces my left; dominated, it is no unit of the opponent."""
    scene.card("Device", "[CONT](RC)Dark Device:This unit gets [Power] +3000.", grade=1, power=5000)
    me.has(vanguard=lord, left="Device")
    foe.has(right="Grade 2")
    if dominated:
        me.uses(lord)
    scene.start()
    assert me.power("Device") == (8000 if dominated else 5000)


@pytest.mark.rule("11.37.2", "10.35.2")
@pytest.mark.parametrize("dominated", [False, True])
def test_the_power_of_a_dominated_unit_makes_its_master_successful(scene, me, foe, lord, dominated):
    scene.card("Climber", "[AUTO](RC):Success 20000", grade=1)
    scene.card("Giant", grade=2, power=25000)
    me.has(vanguard=lord, left="Climber")
    foe.has(left="Giant")
    if dominated:
        me.uses(lord)
    scene.start()
    assert ("successful" in me.value("Climber", "status")) == dominated


@pytest.mark.rule("11.30.1", "10.35.4.1")
def test_what_goes_to_its_owners_soul_makes_no_darkness_for_the_dominating_player(scene, me, foe):
    scene.card(
        "Puppeteer", DOMINATE, abilities=[act(Choose(Cards(REAR, "mine"), Number(1)), Move(It(), "soul"))], grade=2
    )
    dark = "[CONT](RC)Darkness:This unit gets [Power] +3000."
    scene.card("Shade", dark, grade=1, power=5000)
    me.has(vanguard="Puppeteer", left="Shade")
    foe.has(left="Grade 2", right="Shade")
    me.uses("Puppeteer").picks("Grade 2").uses("Puppeteer", 2).picks("Grade 2")
    assert (me.zone("soul"), foe.zone("soul")) == ([], ["Grade 2"])
    assert (me.power("Shade"), foe.power("Shade")) == (5000, 8000)


@pytest.mark.rule("11.26.1", "10.19.1", "10.35.4.1")
def test_a_dominated_unit_that_is_bound_lies_with_its_owner(scene, me, foe):
    """So it counts for the thunderstrike of the player who dominated it, and not for the other's."""
    bolt = "[CONT](VC)Thunderstrike 1:This unit gets [Power] +3000."
    binds = act(Move(Cards(REAR, "mine"), "bind", verb="bind"))
    scene.card("Puppeteer", f"{DOMINATE}\n{bolt}", abilities=[binds], grade=2, power=9000)
    scene.card("Bolt", bolt, grade=2, power=9000)
    me.has(vanguard="Puppeteer")
    foe.has(vanguard="Bolt", left="Grade 2")
    me.uses("Puppeteer").uses("Puppeteer", 3)
    assert (me.zone("bind"), foe.zone("bind")) == ([], ["Grade 2"])
    assert (me.power("Puppeteer"), foe.power("Bolt")) == (9000 + 3000, 9000)


# --- limits, resist, timed ------------------------------------------------------------------------------------------


@pytest.mark.rule("12.5.1.1.1", "10.35.2.3", "10.35.5")
def test_what_one_player_has_used_up_the_other_cannot_use(scene, me, foe, lord):
    """The same unit all the time: its ability was used in this turn, whoever used it."""
    scene.card("Clerk", "[ACT](RC)[1/Turn]:Draw a card.", grade=2)
    me.has(vanguard=lord, hand=["Grade 0"])
    foe.has(left="Clerk")
    me.uses(lord)
    with me.changes(hand=1):
        me.uses("Clerk")
    assert me.why_not("use", "Clerk", "Clerk/1") == "12.2.1.1"


@pytest.mark.rule("11.13.1", "10.35.2")
def test_resist_keeps_off_the_domination_that_chooses_and_no_other(scene, me, foe, lord):
    scene.card("Rock", "[CONT](RC):Resist", grade=2)
    scene.card("Sweeper", abilities=[act(Dominate(Cards(REAR, "theirs"), "end of turn"))], grade=1)
    me.has(vanguard=lord, left="Sweeper")
    foe.has(left="Rock", right="Grade 1")
    me.uses(lord)
    assert (master(scene, foe, "Rock"), master(scene, foe, "Grade 1")) == (1, 0)
    me.uses("Sweeper")
    assert master(scene, foe, "Rock") == 0


@pytest.mark.rule("11.13.1", "10.35.2")
def test_a_dominated_unit_with_resist_is_chosen_by_its_master(scene, me, foe):
    scene.card("Rock", "[CONT](RC):Resist", grade=2, power=5000)
    lifts = Modify(It(), (Add("power", Number(1000)),), "end of turn")
    parts = (act(Dominate(Cards(REAR, "theirs"), "end of turn")), act(Choose(Cards(REAR, "mine"), Number(1)), lifts))
    scene.card("Puppeteer", abilities=parts, grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Rock")
    me.uses("Puppeteer").uses("Puppeteer", 2)
    assert foe.power("Rock") == 5000 + 1000


@pytest.mark.rule("10.35.1.1.1", "8.6.5.1.2", "10.4.2")
def test_its_retirement_is_that_of_the_dominating_players_rear_guard(scene, me, foe):
    """As it was on the field it was mine: my units hear that one of theirs was retired, the opponent's do not."""
    hears = "[AUTO]({}):When your other rear-guard is put into the drop zone from (RC), draw a card."
    scene.card("Puppeteer", f"{DOMINATE}\n[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    scene.card("Mourner", hears.format("RC"), grade=1)
    me.has(vanguard="Puppeteer", back="Mourner")
    foe.has(left="Grade 2", back="Mourner")
    me.uses("Puppeteer").picks("Grade 2")
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Puppeteer", 2).picks("Grade 2")


@pytest.mark.rule("10.35.5", "10.35.5.1", "9.3.6")
def test_its_owner_may_be_called_over_it_by_an_effect(scene, me, foe):
    """The circle is the opponent's: a card of theirs takes its place, and it goes to their drop zone."""
    places = act(Move(Cards(("hand",), "theirs"), "front left"))
    scene.card("Puppeteer", DOMINATE, abilities=[places], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(left="Grade 2", hand=["Grade 0"])
    me.uses("Puppeteer")
    me.uses("Puppeteer", 2)
    assert (foe.zone("left"), foe.zone("drop")) == (["Grade 0"], ["Grade 2"])


@pytest.mark.rule("10.35.2", "6.6.1.2.3", "10.35.4.2")
def test_it_does_not_change_places_with_units_of_the_dominating_player(scene, me, foe, lord):
    me.has(vanguard=lord, back_right="Grade 1")
    foe.has(left="Grade 2")
    me.uses(lord)
    me.exchanges("right")
    assert (me.zone("front right"), foe.zone("left")) == (["Grade 1"], ["Grade 2"])
