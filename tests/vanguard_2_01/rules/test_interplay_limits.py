"""Two rules meeting: limits, nullified effects, numbers that are set, extra turns, and cards that are not affected."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack, OncePerTurn
from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Both,
    Cannot,
    Cards,
    Choose,
    Include,
    Is,
    It,
    LoseAbilities,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Sequence,
    Set,
    This,
    Turn,
)

REAR = ("rear-guard circle",)
ON_ATTACK = On("attack", (("attacker", This()),))
LAST = "This ability cannot be used for the rest of that turn."


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


def named(name):
    return Cards(("field",), "mine", Is("name", "=", name))


def next_main_phase(scene):
    """Both decline everything until the main phase of the next turn."""
    scene.players[scene.game.facts["turn seat"]].picks("pass")
    scene.pass_until("6.6.1.2", even_if_able=True)


# --- limits ---------------------------------------------------------------------------------------------------------


PAID = "[AUTO](RC)[1/Turn]:[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."


@pytest.mark.rule("8.1.1.2.3.1", "3.1.1.5.2", "12.5.1.1.1")
@pytest.mark.parametrize(("pays", "locked"), [("yes", True), ("no", False)])
def test_declining_the_cost_leaves_a_limited_ability_unused(scene, me, foe, pays, locked):
    """Nothing is different after declining, so it may be used when the unit attacks again."""
    scene.step("battle phase").card("Clerk", PAID, grade=1)
    me.has(vanguard="Grade 2", left="Clerk", soul=["Grade 0"])
    me.attacks("Clerk", "Stone").picks(("ability", "Clerk/1", "Clerk"), pays)
    assert bool(scene.game.locks) == locked


@pytest.mark.rule("12.2.1.3", "8.1.1.2.3.1", "8.6.2.1")
@pytest.mark.parametrize("soul", [0, 1])
def test_of_two_instances_the_second_is_cancelled_only_if_the_first_was_used_up(scene, me, foe, soul):
    """Two units are placed together. With no soul the first instance did nothing, and the second still waits."""
    hears = "When one of your rear-guards is placed on (RC), if the number of cards in your soul is one or more, draw a"
    calls = "[ACT](VC):Choose two cards from your drop zone, and call them to (RC)."
    scene.card("Host", f"[AUTO](VC):{hears} card. {LAST}\n{calls}", grade=2)
    me.has(vanguard="Host", drop=["Grade 0", "Grade 1"], soul=["Grade 0"] * soul)
    me.uses("Host", 2).picks("front left", "front right", ("ability", "Host/1", "Host"))
    if soul:
        me.is_asked("6.6.1.2")
    else:
        me.is_asked("8.4.1.2", exactly=[("ability", "Host/1", "Host"), ("let go", "Host/1", "Host")])
    assert me.count("hand") == soul


@pytest.mark.rule("12.5.1.1.1", "4.1.4")
@pytest.mark.parametrize(("away", "again"), [("circle", False), ("hand", True)])
def test_a_limit_is_for_the_one_object(scene, me, foe, away, again):
    """It goes along to another circle, and is forgotten by a card that left the field."""
    scene.card("Clerk", "[ACT](RC)[1/Turn]:Draw a card.", grade=1)
    scene.card("Usher", "[ACT](VC):Choose one of your rear-guards, and return it to your hand.", grade=2)
    me.has(vanguard="Usher", left="Clerk")
    me.uses("Clerk")
    if away == "circle":
        me.exchanges("left")
    else:
        me.uses("Usher").calls("Clerk", "right")
    assert me.offered("use", "Clerk", "Clerk/1") == again


@pytest.mark.rule("12.5.1.1.1")
def test_each_of_two_copies_has_its_own_use(scene, me, foe):
    scene.card("Clerk", "[ACT](RC)[1/Turn]:Draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Clerk", right="Clerk")
    with me.changes(hand=2):
        me.uses("Clerk").uses("Clerk")
    assert not me.offered("use", "Clerk", "Clerk/1")


@pytest.mark.rule("12.5.1.1.1", "12.4.1")
def test_a_limit_of_the_turn_is_over_in_an_extra_turn(scene, me, foe):
    scene.card("Clerk", "[ACT](RC)[1/Turn]:Draw a card.", grade=1)
    scene.card("Hourglass", abilities=[act(Perform("extra turn"))], grade=2)
    me.has(vanguard="Hourglass", left="Clerk")
    me.uses("Clerk").uses("Hourglass")
    next_main_phase(scene)
    assert scene.game.facts["turn seat"] == 0
    assert me.offered("use", "Clerk", "Clerk/1")


@pytest.mark.rule("8.1.1.1.2.1", "12.4.1")
def test_a_limit_of_the_game_is_not(scene, me, foe):
    scene.card("Clerk", "[ACT](RC):Draw a card. This ability cannot be used for the rest of that game.", grade=1)
    scene.card("Hourglass", abilities=[act(Perform("extra turn"))], grade=2)
    me.has(vanguard="Hourglass", left="Clerk")
    me.uses("Clerk").uses("Hourglass")
    next_main_phase(scene)
    assert me.why_not("use", "Clerk", "Clerk/1") == "12.2.1.1"


@pytest.mark.rule("8.1.1.2.3.1", "10.20.1", "12.5.1.1.1")
@pytest.mark.parametrize("covers", [True, False])
def test_another_attacked_unit_is_a_change(scene, me, foe, covers):
    """No card has moved and none has turned, but another unit is attacked: the ability was used."""
    scene.turn_of(1).step("battle phase")
    battles = Perform("battle", cards=This() if covers else Cards(("drop",), "mine"))
    hears = On("attack", (("attacked", Cards(("vanguard circle",), "mine")),))
    once = Ability("automatic", Sequence((battles, OncePerTurn("end of turn"))), zones=("field",), trigger=hears)
    scene.card("Cover", abilities=[once], grade=1, power=30000)
    me.has(vanguard="Grade 2", left="Cover")
    foe.has(left="Grade 3", right="Grade 1")
    with me.changes(damage=int(not covers)):
        foe.attacks("Grade 3", "Grade 2")
        me.picks(("ability", "Cover/1", "Cover"))
    assert bool(scene.game.locks) == covers


@pytest.mark.rule("8.1.1.2.3.1", "10.34.1", "12.5.1.1.1")
def test_an_ordered_attack_is_a_change(scene, me, foe):
    """It is made after the effect, and the ability that ordered it was used."""
    orders = Attack(Cards(("front left",), "mine"), Cards(("vanguard circle",), "theirs"))
    once = Ability("activated", Sequence((orders, OncePerTurn("end of turn"))), zones=("field",))
    scene.card("General", abilities=[once], grade=2)
    me.has(vanguard="General", left="Grade 1", hand=["Grade 0"])
    with foe.changes(damage=1):
        me.uses("General")
    assert me.why_not("use", "General", "General/1") == "12.2.1.1"


@pytest.mark.rule("10.29.1", "11.6.3.3", "8.5.2.3")
@pytest.mark.parametrize(("damage", "rule"), [(3, "11.6.3.3"), (4, None)])
def test_a_lost_cost_opens_no_mark(scene, me, foe, damage, rule):
    frees = "Choose one of your rear-guards, and that unit's abilities lose their costs until end of turn."
    scene.card("Freer", f"[ACT](VC):{frees}", grade=2)
    scene.card("Breaker", "[ACT](RC)[Limit-Break 4]:[Soul-Blast 3] Draw a card.", grade=1)
    me.has(vanguard="Freer", left="Breaker", damage=damage)
    me.uses("Freer")
    assert me.why_not("use", "Breaker", "Breaker/1") == rule


@pytest.mark.rule("11.18.4", "8.5.2")
@pytest.mark.parametrize(("before", "played"), [(2, False), (3, True)])
def test_what_the_cost_would_put_there_does_not_open_a_ritual(scene, me, foe, before, played):
    """The mark is looked at as the ability is chosen, before anything is paid."""
    scene.card("Priest", "[ACT](RC)Ritual 3:[Choose one of your rear-guards, and retire it] Draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Priest", right="Grade 1", drop=["Grade 1"] * before)
    scene.start()
    assert me.offered("use", "Priest", "Priest/1") == played


# --- nullified ------------------------------------------------------------------------------------------------------


WARD = (
    "[AUTO]:When this unit is placed on (GC), choose one of your units that is being attacked, and that unit cannot be "
    "hit until end of that battle."
)
PIERCE = (
    "[AUTO](VC):When your drive check reveals a grade 3 card, choose one of your opponent's guardians, retire it, and "
    'that unit\'s effects with "cannot be hit" are nullified.'
)


@pytest.mark.rule("8.7.6", "8.7.6.1")
@pytest.mark.parametrize(("walls", "damage"), [(1, 1), (2, 0)])
def test_what_another_unit_does_is_not_nullified_with_it(scene, me, foe, walls, damage):
    scene.step("battle phase").card("Piercer", PIERCE, grade=2, power=20000)
    scene.card("Wall", WARD, grade=0, shield=0)
    me.has(vanguard="Piercer").deck_top("Grade 3")
    foe.has(vanguard="Grade 1", hand=["Wall"] * walls)
    me.attacks("Piercer", "Grade 1")
    foe.picks(*["Wall"] * walls)
    if walls == 2:
        me.picks("Wall")
    assert foe.count("damage") == damage


@pytest.mark.rule("12.3.1", "12.3.2", "9.6.6")
@pytest.mark.parametrize("kind", ["Heal", "Critical", "Stand"])
def test_a_nullified_trigger_is_damage_like_any_card(scene, me, foe, kind):
    shot = "[ACT](VC):Choose one of your opponent's vanguards, and deal one damage."
    scene.card("Hush", f"{shot} During that damage check, all trigger effects are nullified.", grade=2)
    me.has(vanguard="Hush")
    foe.has(vanguard="Grade 2", damage=2).deck_top(f"{kind} Trigger")
    with foe.changes(damage=1, drop=0):
        me.uses("Hush")
    assert (foe.power("Grade 2"), foe.critical("Grade 2")) == (9000, 1)


# --- numbers that are set -------------------------------------------------------------------------------------------


def setter(until="end of turn", characteristic="power", number=1000):
    return act(Modify(Cards(("front left",), "mine"), (Set(characteristic, Number(number)),), until))


def adder(characteristic="power", number=5000):
    return act(Modify(Cards(("front left",), "mine"), (Add(characteristic, Number(number)),), "end of turn"))


@pytest.mark.rule("8.7.1.3", "8.7.1.4")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
@pytest.mark.parametrize(("characteristic", "value"), [("power", 1000), ("critical", 4)])
def test_what_is_set_stays_set_whatever_is_gained_and_when(scene, me, foe, order, characteristic, value):
    scene.card("Smith", abilities=[setter("end of turn", characteristic, value), adder(characteristic, 2)], grade=2)
    me.has(vanguard="Smith", left="Grade 1")
    for ability in order:
        me.uses("Smith", ability)
    assert me.value("Grade 1", characteristic) == value


@pytest.mark.rule("8.7.1.1", "8.7.1.2", "8.7.1.3")
@pytest.mark.parametrize("order", ["left", "right"])
def test_what_changes_no_number_goes_by_the_printed_numbers_and_comes_before_what_adds(scene, me, foe, order):
    """A raised power makes nobody tall; who is tall by print gets what the tall get, whichever effect came first."""
    tall = Cards(REAR, "mine", Is("power", ">=", Number(10000)))
    named = Modify(tall, (Include("clan", "Tall"),))
    raised = (Modify(Cards(REAR, "mine"), (Add("power", Number(2000)),)),
              Modify(Cards(REAR, "mine", Is("clan", "has", "Tall")), (Add("power", Number(500)),)))  # fmt: skip
    for name, effects in (("Namer", (named,)), ("Raiser", raised)):
        scene.card(name, abilities=[Ability("continuous", each, zones=REAR) for each in effects], grade=1, power=1000)
    first, second = ("Namer", "Raiser") if order == "left" else ("Raiser", "Namer")
    me.has(back_left=first)
    me.has(back_right=second, left="Grade 2", right="Grade 3")
    scene.start()
    assert ("Tall" in me.value("Grade 2", "clan"), "Tall" in me.value("Grade 3", "clan")) == (False, True)
    assert (me.power("Grade 2"), me.power("Grade 3")) == (9000 + 2000, 10000 + 2000 + 500)


@pytest.mark.rule("8.7.1.4", "2.8.1.1.2", "8.2.1.2")
def test_a_trigger_adds_nothing_to_a_set_power_until_that_is_over(scene, me, foe):
    """Set to 1000 for the battle: +5000 of the trigger is swallowed, and there once the battle is over."""
    hears = Ability("automatic", Modify(Cards(("front left",), "mine"), (Set("power", Number(1000)),), "end of battle"),
                    zones=("field",), trigger=ON_ATTACK)  # fmt: skip
    scene.step("battle phase").card("Smith", abilities=[hears], grade=2, power=9000)
    me.has(vanguard="Smith", left="Grade 1").deck_top("Critical Trigger")
    me.attacks("Smith", "Stone").picks("power", "Grade 1")
    assert me.power("Grade 1") == 1000
    me.picks("Smith")
    assert me.power("Grade 1") == 7000 + 5000


@pytest.mark.rule("8.7.1.4", "8.7.2.1")
@pytest.mark.parametrize(("order", "power"), [((1, 2), 3000), ((2, 1), 1000)])
def test_of_two_set_numbers_the_later_counts(scene, me, foe, order, power):
    scene.card("Smith", abilities=[setter(), setter(number=3000)], grade=2)
    me.has(vanguard="Smith", left="Grade 1")
    for ability in order:
        me.uses("Smith", ability)
    assert me.power("Grade 1") == power


# --- extra turns ----------------------------------------------------------------------------------------------------


def hourglass(scene, *parts):
    scene.card("Hourglass", abilities=[act(Perform("extra turn")), *(act(part) for part in parts)], grade=2)


@pytest.mark.rule("12.4.1", "8.2.1.2")
@pytest.mark.parametrize(("until", "left"), [("end of turn", 0), ("end of your opponent's next turn", 3000)])
def test_what_ends_with_the_turn_does_not_reach_the_extra_turn(scene, me, foe, until, left):
    """What lasts until the end of the opponent's next turn waits for a turn of theirs, and mine is none."""
    hourglass(scene, Modify(Cards(("front left",), "mine"), (Add("power", Number(3000)),), until))
    me.has(vanguard="Hourglass", left="Grade 1")
    me.uses("Hourglass").uses("Hourglass", 2)
    next_main_phase(scene)
    assert scene.game.facts["turn seat"] == 0
    assert me.power("Grade 1") == 7000 + left
    next_main_phase(scene)
    assert scene.game.facts["turn seat"] == 1
    assert me.power("Grade 1") == 7000 + left
    next_main_phase(scene)
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("12.4.1", "6.5.1.1.2", "6.4.1.1.2")
def test_an_extra_turn_has_its_own_draw_and_ride(scene, me, foe):
    hourglass(scene)
    me.has(vanguard="Hourglass", hand=["Grade 2", "Grade 2"])
    me.uses("Hourglass").picks("pass")
    scene.pass_until("6.5.1.1.2", even_if_able=True)
    assert (me.asked, me.count("hand")) == (True, 3)
    me.rides("Grade 2")
    assert me.zone("vanguard") == ["Grade 2"]


@pytest.mark.rule("12.4.1", "6.8.1.1.2", "10.24.1")
def test_cards_are_unlocked_at_the_end_of_their_owners_turns(scene, me, foe):
    """Both have a locked card. Mine is free after my turn, theirs stays locked through my extra turn."""
    hourglass(scene)
    me.has(vanguard="Hourglass", left="Grade 1")
    theirs = "Choose one of your opponent's rear-guards, and lock it."
    own = "Choose one of your rear-guards in the front row, and lock it."
    scene.card("Jailer", f"[ACT](RC):{theirs}\n[ACT](RC):{own}", grade=1)
    me.has(back="Jailer")
    foe.has(left="Grade 2")
    me.uses("Jailer").uses("Jailer", 2).uses("Hourglass")
    next_main_phase(scene)
    assert scene.game.facts["turn seat"] == 0
    assert (me.zone("left"), foe.zone("left")) == (["Grade 1"], [])
    next_main_phase(scene)
    assert foe.zone("left") == []
    next_main_phase(scene)
    assert foe.zone("left") == ["Grade 2"]


@pytest.mark.rule("12.4.1", "6.3.1.2")
def test_ones_next_stand_phase_is_that_of_the_extra_turn(scene, me, foe):
    stops = Modify(It(), (Cannot("stand in your stand phase"),), "end of your next stand phase")
    stuns = act(Choose(Cards(REAR, "mine"), Number(1)), Turn(It(), "rest"), stops)
    scene.card("Hourglass", abilities=[act(Perform("extra turn")), stuns], grade=2)
    me.has(vanguard="Hourglass", left="Grade 1")
    me.uses("Hourglass").uses("Hourglass", 2)
    next_main_phase(scene)
    assert (scene.game.facts["turn seat"], me.is_rested("Grade 1")) == (0, True)
    next_main_phase(scene)
    next_main_phase(scene)
    assert (scene.game.facts["turn seat"], me.is_rested("Grade 1")) == (0, False)


# --- not affected ---------------------------------------------------------------------------------------------------


PROUD = "[CONT](RC):This unit cannot be affected by effects of grade 2 or less cards."
THEM = Cards(REAR, "mine")


def proud(scene, *parts, grade=2, **fields):
    scene.card("Proud", PROUD, grade=1, power=7000)
    scene.card("Meddler", abilities=[act(*parts, **fields)], grade=grade)


@pytest.mark.rule("12.11.1", "8.5.4.1")
@pytest.mark.parametrize(("grade", "lifted"), [(2, 0), (3, 1000)])
def test_it_may_be_chosen_in_vain(scene, me, foe, grade, lifted):
    proud(scene, Choose(THEM, Number(1)), Modify(It(), (Add("power", Number(1000)),), "end of turn"), grade=grade)
    me.has(vanguard="Meddler", left="Proud", right="Grade 0")
    me.uses("Meddler").is_asked(exactly=["Proud", "Grade 0"])
    me.picks("Proud")
    assert me.power("Proud") == 7000 + lifted


@pytest.mark.rule("12.11.1", "10.12.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_rested_by_them(scene, me, foe, grade):
    proud(scene, Turn(THEM, "rest"), grade=grade)
    me.has(vanguard="Meddler", left="Proud", right="Grade 0")
    me.uses("Meddler")
    assert (me.is_rested("Proud"), me.is_rested("Grade 0")) == (grade == 3, True)


@pytest.mark.rule("12.11.1", "10.22.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_locked_by_them(scene, me, foe, grade):
    proud(scene, Perform("lock", cards=THEM), grade=grade)
    me.has(vanguard="Meddler", left="Proud", right="Grade 0")
    me.uses("Meddler")
    assert (bool(me.zone("front left, locked")), bool(me.zone("front right, locked"))) == (grade == 3, True)


@pytest.mark.rule("12.11.1", "10.35.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_dominated_by_them(scene, me, foe, grade):
    proud(scene, Dominate(Cards(REAR, "theirs"), "end of turn"), grade=grade)
    me.has(vanguard="Meddler")
    foe.has(left="Proud", right="Grade 0")
    me.uses("Meddler")
    masters = [scene.game.master(foe.card(name)) for name in ("Proud", "Grade 0")]
    assert masters == [1 - (grade == 3), 0]


@pytest.mark.rule("12.11.1", "10.38.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_bound_by_them(scene, me, foe, grade):
    proud(scene, Move(THEM, "bind", verb="bind"), grade=grade)
    me.has(vanguard="Meddler", left="Proud", right="Grade 0")
    me.uses("Meddler")
    assert sorted(me.zone("bind")) == (["Grade 0", "Proud"] if grade == 3 else ["Grade 0"])


@pytest.mark.rule("12.11.1", "8.1.1.3")
@pytest.mark.parametrize(("grade", "lifted"), [(2, 0), (3, 2000)])
def test_continuous_abilities_of_such_cards_do_not_reach_it(scene, me, foe, grade, lifted):
    scene.card("Proud", PROUD, grade=1, power=7000)
    scene.card("Banner", "[CONT](VC):All of your rear-guards get [Power] +2000.", grade=grade)
    me.has(vanguard="Banner", left="Proud", right="Grade 0")
    scene.start()
    assert (me.power("Proud"), me.power("Grade 0")) == (7000 + lifted, 5000 + 2000)


@pytest.mark.rule("12.11.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_what_did_not_reach_it_when_made_does_not_reach_it_without_its_ability(scene, me, foe, grade):
    proud(scene, Modify(THEM, (Add("power", Number(1000)),), "end of turn"), grade=grade)
    whom = Cards(REAR, "mine", Is("name", "=", "Proud"))
    silence = Ability("continuous", Modify(whom, (LoseAbilities(),)), zones=("field",))
    scene.card("Mute", abilities=[silence], grade=3)
    me.has(vanguard="Grade 3", back="Meddler", left="Proud", right="Grade 0", hand=["Mute", "Grade 1"])
    me.uses("Meddler").calls("Mute", "back left")
    assert (me.power("Proud"), me.power("Grade 0")) == (7000 + (1000 if grade == 3 else 0), 5000 + 1000)


@pytest.mark.rule("12.11.1", "8.5.2.3")
def test_it_may_be_used_to_pay(scene, me, foe):
    """What pays a cost is no effect."""
    scene.card("Proud", PROUD, grade=1)
    scene.card("Payer", "[ACT](VC):[Choose one of your rear-guards, and retire it] Draw a card.", grade=2)
    me.has(vanguard="Payer", left="Proud")
    with me.changes(hand=1, drop=1):
        me.uses("Payer")


@pytest.mark.rule("12.11.1", "8.5.2.3", "10.12.1")
def test_it_pays_for_its_own_ability(scene, me, foe):
    """It is itself a card of such a grade; that it rests is a cost and no effect."""
    scene.card("Proud", f"{PROUD}\n[ACT](RC):[Rest this unit] Draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Proud")
    with me.changes(hand=1):
        me.uses("Proud", 2)
    assert me.is_rested("Proud")
    assert not me.offered("use", "Proud", "Proud/2")


@pytest.mark.rule("12.11.1", "8.5.2.3", "10.22.1")
def test_it_is_locked_as_a_cost(scene, me, foe):
    scene.card("Proud", PROUD, grade=1)
    scene.card("Payer", "[ACT](VC):[Choose one of your rear-guards, and lock it] Draw a card.", grade=2)
    me.has(vanguard="Payer", left="Proud")
    with me.changes(hand=1):
        me.uses("Payer")
    assert me.zone("front left, locked") == ["Proud"]


@pytest.mark.rule("12.11.1", "10.38.1", "10.38.2")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_switched_by_them(scene, me, foe, grade):
    """One of the two cannot be moved, so the switch is not made at all."""
    switch = Perform("switch", cards=Both((Cards(("front left",), "mine"), Cards(("hand",), "mine"))))
    proud(scene, switch, grade=grade)
    me.has(vanguard="Meddler", left="Proud", hand=["Grade 0"])
    me.uses("Meddler")
    assert (me.zone("left"), me.zone("hand")) == ((["Grade 0"], ["Proud"]) if grade == 3 else (["Proud"], ["Grade 0"]))


@pytest.mark.rule("12.11.1", "4.6.6.2")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_does_not_change_places_by_them(scene, me, foe, grade):
    swaps = Perform("exchange positions", cards=Cards(REAR, "mine"))
    proud(scene, swaps, grade=grade)
    me.has(vanguard="Meddler", left="Proud", right="Grade 0")
    me.uses("Meddler")
    assert me.zone("left") == (["Grade 0"] if grade == 3 else ["Proud"])


@pytest.mark.rule("12.11.1", "10.34.1")
@pytest.mark.parametrize("grade", [2, 3])
def test_it_is_not_ordered_to_attack_by_them(scene, me, foe, grade):
    order = "Choose one of your rear-guards, and it attacks your opponent's vanguard."
    scene.card("Proud", PROUD, grade=1, power=9000)
    scene.card("Captain", f"[ACT](VC):[Soul-Blast 1] {order}", grade=grade)
    me.has(vanguard="Captain", left="Proud", soul=["Grade 0"])
    with foe.changes(damage=int(grade == 3)):
        me.uses("Captain")
    assert me.is_rested("Proud") == (grade == 3)


@pytest.mark.rule("12.11.1", "7.7.1.9", "9.3.6")
@pytest.mark.parametrize("by", ["battle", "call"])
def test_rules_reach_it_all_the_same(scene, me, foe, by):
    """It is retired when it is hit, and when another unit is called over it."""
    scene.card("Proud", PROUD, grade=1, power=7000)
    if by == "battle":
        scene.step("battle phase")
        me.has(vanguard="Grade 2", left="Grade 3")
        foe.has(left="Proud")
        me.attacks("Grade 3", "Proud")
        assert foe.zone("drop") == ["Proud"]
    else:
        me.has(vanguard="Grade 2", left="Proud", hand=["Grade 0"])
        me.calls("Grade 0", "left")
        assert me.zone("drop") == ["Proud"]


# --- the same ability twice -------------------------------------------------------------------------------------------


@pytest.mark.rule("3.7.1.1", "12.5.1.1", "12.5.1.1.1")
@pytest.mark.parametrize("times", [1, 2])
def test_an_ability_that_was_gained_twice_is_used_once_each_in_a_turn(scene, me, foe, times):
    """3.7.1.1: of all that a card has several times, abilities alone are not ignored."""
    lends = 'Choose one of your rear-guards in the front row, and until end of turn, it gets "[ACT](RC)[1/turn]:{}".'
    scene.card("Lender", f"[ACT](VC):{lends.format('[Soul-Charge 1].')}", grade=2)
    me.has(vanguard="Lender", left="Grade 1")
    for _ in range(times):
        me.uses("Lender")
    for used in range(times):
        assert me.count("soul") == used
        me.picks(next(act for act in me.options() if act[:2] == ("use", "Grade 1")))
    assert ("use", "Grade 1") not in [act[:2] for act in me.options()]


@pytest.mark.rule("3.7.1.1", "12.5.1.1.1", "12.2.1.3")
@pytest.mark.parametrize("givers", [1, 2])
def test_an_automatic_ability_of_two_givers_resolves_once_each(scene, me, foe, givers):
    """12.5.1.1.1: it is this ability that cannot be used any more, and not the other one like it."""
    gives = '[CONT](RC):All of your rear-guards in your front row get "[AUTO](RC)[1/turn]:When this unit attacks, {}".'
    scene.card("Lender", gives.format("draw a card."), grade=1)
    me.has(vanguard="Grade 2", left="Grade 1", back="Lender", **({"back_right": "Lender"} if givers == 2 else {}))
    foe.has(hand=["Grade 0"])
    with me.changes(hand=givers):
        me.attacks("Grade 1", "Stone")
        for _ in range(givers):
            me.picks(("ability", "Lender/1/c0/gained", "Grade 1"))
    foe.is_asked("7.5.1.2")
