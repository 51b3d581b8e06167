"""Two rules that meet: what leaves, changes or comes back while something else is going on."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    Is,
    It,
    Modify,
    Move,
    Number,
    On,
    Perform,
    Place,
    Sequence,
    This,
)

VANGUARD, REAR = ("vanguard circle",), ("rear-guard circle",)
ON_ATTACK = On("attack", (("attacker", This()),))
LATE = "[AUTO](VC):At the end of your turn, draw a card."
USHER = "[ACT](RC)[1/Turn]:Choose a face down card from your G zone, and [Stride] it on your (VC)."
SEEKS = '[ACT](VC):[Legion 20000]"Mate"'
STRIDE = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, "
    "and discard them] [Stride] this card on your (VC) from face down."
)


def act(*parts):
    return Ability("activated", Sequence(parts), zones=("field",))


def g_unit(scene, text):
    return scene.card("Late", f"{STRIDE}\n{text}", type="G unit", grade=4, power=15000, shield=None, skill=None)


def stridden(scene, me, foe, g="Grand", **zones):
    """The G unit over my vanguard, in my main phase; a grade 3 paid for it, and a grade 0 is left."""
    scene.step("ride phase")
    me.has(**{"vanguard": "Grade 3", "hand": ["Grade 3", "Grade 0"], **zones}).g_zone(g)
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides(g, "Grade 3")


def legion(scene, me, foe, **fields):
    """A leader of 10000 and its mate of 9000, who came out of the soul."""
    mate = Cards(("soul",), "mine", Is("name", "=", "Mate"))
    joins = Ability(
        "activated", Sequence((Choose(mate, Number(1)), Place("legion", It(), "vanguard circle"))), zones=VANGUARD
    )
    scene.card("Leader", SEEKS, abilities=[joins], grade=3, power=10000, skill=None, gift=fields.pop("gift", None))
    scene.card("Mate", grade=2, power=9000, skill=None)
    me.has(**fields)
    foe.has(vanguard="Grade 3", hand=["Grade 0"])


# --- the end of a turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.1.1.1", "6.8.1.3")
@pytest.mark.parametrize(("g_text", "heart_text", "drawn"), [(LATE, "", 0), ("", LATE, 1)])
def test_as_the_turn_ends_the_heart_is_the_vanguard_that_is_heard(scene, me, foe, g_text, heart_text, drawn):
    """The G unit went home before abilities on the end of the turn are set off."""
    scene.card("Elder", heart_text, grade=3, skill=None)
    stridden(scene, me, foe, g_unit(scene, g_text), vanguard="Elder")
    with me.changes(hand=drawn):
        me.picks("pass").declines_attack()


@pytest.mark.rule("8.6.6", "6.8.1.1.1", "8.6.8")
def test_what_a_g_unit_set_for_the_end_of_the_turn_comes_though_it_went_home(scene, me, foe):
    binds = (
        "Choose a card from your drop zone, and bind it face up. If a card was bound, draw a card, and at the end of"
    )
    text = f"[ACT](VC)[1/Turn]:{binds} that turn, put that card bound by this effect into your drop zone."
    stridden(scene, me, foe, g_unit(scene, text))
    me.uses("Late", 2)
    assert (me.count("bind"), me.count("drop")) == (1, 0)
    me.picks("pass").declines_attack()
    assert (me.count("bind"), me.count("drop")) == (0, 1)


@pytest.mark.rule("6.8.1.1.2", "6.8.1.3")
def test_a_unit_that_was_unlocked_hears_the_end_of_that_turn(scene, me, foe):
    scene.card("Clerk", "[AUTO](RC):At the end of your turn, draw a card.", grade=1)
    scene.card("Host", "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and lock it.", grade=2)
    me.has(vanguard="Host", left="Clerk")
    me.uses("Host")
    with me.changes(hand=1):
        me.declines_attack()


@pytest.mark.rule("10.27.5.2", "6.8.1.1.1", "9.5.1")
@pytest.mark.parametrize("soul", [["Grade 1"], []])
def test_a_g_unit_without_a_heart_leaves_its_player_without_a_vanguard(scene, me, foe, soul):
    """Who has a soul rides out of it; who has none has lost."""
    scene.card("Broom", abilities=[act(Move(Cards(("heart",), "mine"), "hand"))], grade=0)
    stridden(scene, me, foe, left="Broom", soul=soul)
    me.uses("Broom")
    assert me.power("Grand") == 15000
    me.picks("pass").declines_attack()
    assert me.zone("vanguard") == soul
    assert (scene.result is None) == bool(soul)


@pytest.mark.rule("10.31.2", "10.22.2")
def test_what_a_time_leap_brought_and_was_locked_brings_nothing_back(scene, me, foe):
    """Unlocked as the turn ends it is another card, which does not go under the deck."""
    leaps = "Time Leap-[ACT](VC)[1/Turn]:Choose one of your rear-guards, and time leap it."
    scene.card("Leaper", f"{leaps}\n[ACT](VC)[1/Turn]:Choose one of your rear-guards, and lock it.", grade=2)
    me.has(vanguard="Leaper", left="Grade 1").deck_top("Grade 2")
    me.uses("Leaper").picks("Grade 2").picks("front left").uses("Leaper", 2).declines_attack()
    assert (me.zone("bind"), me.zone("left")) == (["Grade 1"], ["Grade 2"])


@pytest.mark.rule("11.31.1", "4.1.4")
def test_what_magia_called_and_was_called_anew_stays(scene, me, foe):
    calls = "Choose a card from your soul, call it to (RC), and at the end of that turn, put the unit called with this"
    back = "[ACT](VC)[1/Turn]:Choose one of your rear-guards, and return it to your hand."
    scene.card("Conjurer", f"Magia-[ACT](VC)[1/Turn]:{calls} effect into your soul.\n{back}", grade=2)
    me.has(vanguard="Conjurer", soul=["Grade 0"])
    me.uses("Conjurer").picks("front left").uses("Conjurer", 2).calls("Grade 0", "right").declines_attack()
    assert (me.zone("right"), me.zone("soul")) == (["Grade 0"], [])


# --- in the middle of a battle --------------------------------------------------------------------------------------


@pytest.mark.rule("7.6.1.2", "7.6.1.3", "7.7.1.3")
@pytest.mark.parametrize(("leaves", "checks"), [(True, 1), (False, 2)])
def test_a_rear_guard_that_leaves_between_its_drive_checks_makes_no_more(scene, me, foe, leaves, checks):
    more = Ability(
        "automatic", Modify(This(), (Add("drive", Number(1)),), "end of battle"), zones=REAR, trigger=ON_ATTACK
    )
    text = "[AUTO](RC):When your drive check reveals a grade 3 card, return this unit to your hand." if leaves else ""
    scene.step("battle phase").card("Diver", text, abilities=[more], grade=2, skill=None)
    me.has(vanguard="Grade 2", left="Diver").deck_top("Grade 3")
    me.attacks("Diver", "Stone")
    assert (len(scene.events("drive check")), foe.count("damage")) == (checks, 0 if leaves else 1)


@pytest.mark.rule("7.6.1.3", "2.17.1")
@pytest.mark.parametrize(("less", "checks"), [(-1, 1), (1, 3)])
def test_drive_is_looked_at_after_each_check(scene, me, foe, less, checks):
    text = "[AUTO](VC):When your drive check reveals a grade 3 card, this unit gets drive {} until end of turn."
    scene.step("battle phase").card("Twin", text.format(f"{less:+}"), grade=3)
    me.has(vanguard="Twin").deck_top("Grade 3")
    me.attacks("Twin", "Stone")
    assert len(scene.events("drive check")) == checks


@pytest.mark.rule("7.4.1.8.2", "4.6.4.1", "7.6.1.2")
def test_a_vanguard_that_is_ridden_over_as_it_attacks_checks_and_hits_nothing(scene, me, foe):
    """The new vanguard stands and may attack."""
    rides = Sequence((Choose(Cards(("drop",), "mine"), Number(1)), Place("ride", It(), "vanguard circle")))
    molts = Ability("automatic", rides, zones=VANGUARD, trigger=ON_ATTACK)
    scene.step("battle phase").card("Molt", abilities=[molts], grade=2, skill=None)
    me.has(vanguard="Molt", drop=["Grade 3"])
    me.attacks("Molt", "Stone").is_asked("7.3.1.2")
    assert (me.zone("vanguard"), me.is_rested("Grade 3")) == (["Grade 3"], False)
    assert (scene.events("drive check"), foe.count("damage")) == ([], 0)


@pytest.mark.rule("7.5.1.2.4", "4.6.9")
def test_a_g_unit_that_intercepts_goes_home_and_guards_nothing(scene, me, foe):
    scene.step("battle phase").card("Envoy", type="G unit", grade=4, power=15000, shield=10000, skill="intercept")
    me.has(vanguard="Grade 2", left="Grade 2")
    foe.has(vanguard="Grade 1", left="Envoy", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 1")
    foe.picks("Envoy")
    assert (foe.zone("G zone"), foe.power("Grade 1")) == (["Envoy"], 7000)
    foe.guards_with_nothing()
    assert foe.count("damage") == 1


@pytest.mark.rule("10.26.3", "11.4.1", "11.3.1")
def test_deleted_rear_guards_boost_with_what_they_were_given_and_intercept(scene, me, foe):
    """Skill icons stay, the printed power does not."""
    wipes = "[AUTO](VC):When this unit attacks, delete all of your opponent's rear-guards."
    lifts = (
        "[ACT](VC)[1/Turn]:Delete all of your rear-guards.\n[ACT](VC)[1/Turn]:All of your rear-guards get [Power] +3000"
    )
    scene.card("Wiper", f"{lifts} until end of turn.\n{wipes}", grade=2, skill=None, power=9000)
    me.has(vanguard="Wiper", back="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 2", hand=["Grade 0"])
    me.uses("Wiper", 1).uses("Wiper", 2).attacks("Wiper", "Grade 1", boost="Grade 1")
    assert me.power("Wiper") == 9000 + 3000
    foe.picks("Grade 2")
    assert (foe.zone("guardians"), foe.power("Grade 1")) == (["Grade 2"], 7000 + 5000)
    foe.guards_with_nothing()


@pytest.mark.rule("11.12.1", "7.7.1.9")
def test_a_g_guardian_counts_for_generation_break_once_it_is_home(scene, me, foe):
    breaks = "[CONT](VC)[Generation Break 1]:This unit gets [Power] +2000."
    scene.step("battle phase").card("Breaker", breaks, grade=3, power=10000)
    me.has(vanguard="Grade 3", left="Grade 1")
    foe.has(vanguard="Breaker", hand=["Heal Trigger", "Grade 0"]).g_zone("Bulwark")
    me.attacks("Grade 1", "Breaker")
    foe.picks("Bulwark")
    assert foe.power("Breaker") == 10000 + 15000
    foe.guards_with_nothing()
    assert foe.power("Breaker") == 10000 + 2000


@pytest.mark.rule("11.34.1", "10.35.1")
def test_harmony_ends_when_one_of_the_two_is_taken_over(scene, me, foe):
    taken = Dominate(Cards(REAR, "theirs", Is("name", "=", "Grade 0")), "end of turn")
    scene.card("Thief", abilities=[Ability("automatic", taken, zones=REAR, trigger=On("attack", ()))], grade=0)
    sings = "[AUTO](RC):Harmony\n[CONT](RC):If this unit is in harmony, this unit gets [Power] +5000."
    scene.card("Singer", sings, grade=1, skill=None, power=7000)
    me.has(vanguard="Grade 2", left="Singer", hand=["Grade 0", "Grade 1"])
    foe.has(back="Thief", hand=["Grade 0"])
    me.calls("Grade 0", "back left")
    assert me.power("Singer") == 7000 + 5000
    me.attacks("Grade 2", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Singer") == 7000


@pytest.mark.rule("11.24.1", "10.35.2", "10.35.4.1")
def test_a_dominated_unit_may_be_eaten_and_goes_to_its_owner(scene, me, foe):
    takes = "Dominate-[ACT](VC)[1/Turn]:Choose one of your opponent's rear-guards, and dominate it until end of turn."
    scene.card("Lord", takes, grade=2, skill=None)
    scene.card("Glutton", "[AUTO](RC):Engorge", grade=1)
    me.has(vanguard="Lord", left="Glutton")
    foe.has(left="Grade 1")
    me.uses("Lord").attacks("Glutton", "Stone").picks("Grade 1")
    assert (foe.zone("drop"), me.value("Glutton", "status")) == (["Grade 1"], ("engorged",))


# --- losing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.1.1", "9.6.1", "9.2.2")
@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_players_with_five_damage_the_turn_player_is_the_first_to_lose(scene, me, foe, turn):
    """Only the turn player's damage is worked off, and the loss comes before any other."""
    both = (Perform("deal damage", Number(1), who="opponent"), Perform("deal damage", Number(1)))
    scene.turn_of(turn).card("Bomb", abilities=[act(*both)], grade=0)
    me.has(damage=5)
    foe.has(damage=5)
    scene.players[turn].has(left="Bomb").uses("Bomb")
    assert scene.winner is scene.players[1 - turn]


@pytest.mark.rule("9.1.3", "1.2.3")
def test_six_damage_here_and_an_empty_deck_there_are_a_draw(scene, me, foe):
    both = (Move(Cards(("drop",), "mine"), "damage"), Perform("draw", Number(1), who="opponent"))
    scene.exactly().card("Bomb", abilities=[act(*both)], grade=0)
    me.has(vanguard="Grade 1", left="Bomb", deck=["Grade 0"], damage=5, drop=["Grade 0"])
    foe.has(vanguard="Grade 1", deck=["Grade 0"])
    me.uses("Bomb")
    assert scene.winner is None


# --- what a vanguard takes along ------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.1", "10.6.3", "10.6.3.2")
@pytest.mark.parametrize("gift", ["accel", None])
def test_a_ride_out_of_the_soul_by_a_rule_brings_a_gift(scene, me, foe, gift):
    scene.card("Gifted", gift=gift, grade=2, skill=None)
    scene.card("Broom", abilities=[act(Move(Cards(VANGUARD, "mine"), "drop"))], grade=0)
    me.has(vanguard="Grade 3", left="Broom", soul=["Gifted"], hand=["Grade 1"])
    me.uses("Broom")
    assert (me.zone("vanguard"), me.offered("call", "Grade 1", "accel 1")) == (["Gifted"], bool(gift))


@pytest.mark.rule("12.5.1.1.1", "10.27.1", "10.28.3")
def test_a_limit_that_was_spent_before_striding_is_spent_afterwards(scene, me, foe):
    """The heart did not leave its zone, so it is the unit that it was."""
    scene.card("Elder", "[ACT](VC)[1/Turn]:Draw a card.", grade=3, skill=None)
    scene.card("Broom", abilities=[act(Move(Cards(VANGUARD, "mine"), "hand"))], grade=0)
    me.has(vanguard="Elder", left=scene.card("Usher", USHER, grade=0), right="Broom").g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.uses("Elder").uses("Usher").uses("Broom")
    assert (me.zone("vanguard"), me.offered("use", "Elder", "Elder/1")) == (["Elder"], False)


@pytest.mark.rule("11.10.2", "4.1.4")
def test_a_leader_that_was_ridden_anew_may_seek_a_mate_again(scene, me, foe):
    own = Cards((), "mine", Is("name", "=", "Leader"))
    home = act(Move(Cards(VANGUARD, "mine", own.where), "hand"))
    again = act(Choose(Cards(("hand",), "mine", own.where), Number(1)), Place("ride", It(), "vanguard circle"))
    legion(scene, me, foe, vanguard="Leader", soul=["Mate"], left=scene.card("Swap", abilities=[home, again], grade=0),
           drop=["Grade 0"] * 4)  # fmt: skip
    me.uses("Leader", 2)
    assert me.why_not("use", "Leader", "Leader/1") == "11.10.2"
    me.uses("Swap", 1).uses("Swap", 2).picks("Leader")
    assert (me.zone("vanguard"), me.offered("use", "Leader", "Leader/1")) == (["Leader"], True)


@pytest.mark.rule("10.6.3.1", "10.25.3", "10.25.6")
def test_on_a_circle_of_force_both_of_a_pair_are_lifted(scene, me, foe):
    legion(scene, me, foe, gift="force", vanguard="Grade 3", hand=["Leader"], soul=["Mate"])
    scene.step("ride phase")
    me.rides("Leader").picks("vanguard circle").uses("Leader", 2).attacks("Leader", "Grade 3")
    foe.is_asked("7.5.1.2")
    assert me.power("Leader") == 10000 + 10000 + 9000 + 10000


# --- costs and marks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "10.17.1")
@pytest.mark.parametrize(("soul", "ok"), [([], False), (["Grade 1"], True)])
def test_one_part_of_a_cost_is_not_paid_with_what_another_puts_there(scene, me, foe, soul, ok):
    scene.card("Payer", "[ACT](RC):[Put this unit into your soul & Soul-Blast 1] Draw a card.", grade=0)
    me.has(vanguard="Grade 2", left="Payer", soul=soul, hand=["Grade 0"])
    assert me.offered("use", "Payer", "Payer/1") == ok
    if ok:
        me.uses("Payer")
        assert (me.zone("soul"), me.zone("drop")) == (["Payer"], ["Grade 1"])


@pytest.mark.rule("11.26.1", "4.9.2.2")
def test_cards_bound_face_down_are_counted_and_are_of_no_grade(scene, me, foe):
    scene.card("Storm", "[CONT](RC)Thunderstrike 2:This unit gets [Power] +9000.", grade=0)
    scene.card("Picker", "[ACT](VC):Choose a grade 1 card from your bind zone, and put it into your hand.", grade=2)
    me.has(vanguard="Picker", left="Storm", hand=["Grade 0"]).put("bind", "Grade 1", face_down=True)
    foe.put("bind", "Grade 1", face_down=True)
    foe.put("bind", "Grade 1")
    assert me.power("Storm") == 5000 + 9000
    me.uses("Picker")
    assert me.count("bind") == 1
