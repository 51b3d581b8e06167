"""Legion: a leader and its mate on one circle (10.25, 11.10)."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    AnyOf,
    At,
    Cannot,
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
    Related,
    Search,
    Sequence,
    This,
)

SEEKS = '[ACT](VC):[Legion 20000]"Mate"'
ORDER = ("Grade 0", "Grade 1", "Grade 2")
"""Three of the four cards that pay: the last is then the fourth."""
OWN_MATE = Cards(("soul",), "mine", Is("name", "=", "Mate"))
"""What a leader made in a test looks for: a mate in the soul, which needs no cost."""


def pair(scene, me, leader="", mate="", foe_power=10000, **fields):
    """A leader and its mate on my vanguard circle, as the game stands at my main phase."""
    scene.card("Leader", "\n".join(filter(None, (SEEKS, leader))), **{"grade": 3, **fields})
    scene.card("Mate", mate, grade=2, power=9000, skill=None)
    scene.card("Grade 3 Foe", grade=3, power=foe_power)
    scene.card("Idler", grade=0)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], hand=["Idler"])
    me.deck_top("Mate")


def joined(scene, me, foe, **made):
    """The same, and they have legioned."""
    pair(scene, me, **made)
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks(*ORDER).picks("Mate")
    assert me.zone("vanguard") == ["Mate", "Leader"]


# --- 11.10 seek mate -----------------------------------------------------------------------------------------


@pytest.mark.rule("11.10.2", "10.25.1", "10.25.3")
def test_a_leader_pays_four_cards_of_the_drop_zone_and_finds_its_mate(scene, me, foe):
    pair(scene, me)
    foe.has(vanguard="Grade 3 Foe")
    with me.changes(deck=3, drop=-4):
        me.uses("Leader")
        me.picks(*ORDER, about="order")
        me.picks("Mate")
    assert me.zone("vanguard") == ["Mate", "Leader"]


@pytest.mark.rule("11.10.1", "11.10.2")
@pytest.mark.parametrize("number", [20000, 21000, 22000])
def test_the_number_in_the_icon_says_nothing(scene, me, foe, number):
    scene.card("Leader", f'[ACT](VC):[Legion {number}]"Mate"', grade=3)
    scene.card("Mate", grade=2)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks(*ORDER).picks("Mate")
    assert (me.zone("vanguard"), me.zone("drop")) == (["Mate", "Leader"], [])


@pytest.mark.rule("11.10.2")
@pytest.mark.parametrize(("grade", "drop", "rule"), [(2, 4, "11.10.2"), (3, 3, "8.5.2.3"), (3, 4, None)])
def test_it_needs_a_vanguard_of_grade_3_there_and_four_cards(scene, me, foe, grade, drop, rule):
    scene.card("Leader", SEEKS, grade=3)
    me.has(vanguard="Leader", drop=drop, hand=["Grade 0"])
    foe.has(vanguard=f"Grade {grade}")
    assert me.why_not("use", "Leader", "Leader/1") == rule


@pytest.mark.rule("11.10.2", "10.25.1.2")
def test_it_is_used_once_in_a_game(scene, me, foe):
    joined(scene, me, foe)
    assert not me.offered("use", "Leader", "Leader/1")
    assert me.why_not("use", "Leader", "Leader/1") == "11.10.2"


@pytest.mark.rule("11.10.2")
def test_nothing_found_is_used_all_the_same(scene, me, foe):
    pair(scene, me)
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks(*ORDER).passes()
    me.is_asked("6.6.1.2")
    assert me.zone("vanguard") == ["Leader"]
    assert me.why_not("use", "Leader", "Leader/1") == "12.2.1.1"


@pytest.mark.rule("11.10.2.1")
@pytest.mark.parametrize(("name", "found"), [("One", True), ("Other", True), ("Third", False)])
def test_any_of_the_names_will_do(scene, me, foe, name, found):
    scene.card("Leader", '[ACT](VC):[Legion 22000]"One" or "Other"', grade=3)
    scene.card(name, grade=2)
    me.has(vanguard="Leader", drop=4)
    me.put("deck", name)
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Stone", "Stone", "Stone")
    assert me.offered(name) is found


@pytest.mark.rule("10.25.16")
def test_a_mate_does_not_legion_as_a_leader(scene, me, foe):
    joined(scene, me, foe, mate='[ACT](VC):[Legion 20000]"Grade 1"')
    assert me.why_not("use", "Mate", "Mate/1") == "11.10.2"


@pytest.mark.rule("10.25.1.2")
def test_a_vanguard_without_seek_mate_does_not_legion(scene, me, foe):
    joins = Sequence((Choose(OWN_MATE, Number(1)), Place("legion", It(), "vanguard circle")))
    scene.card("Loner", abilities=[Ability("activated", joins, zones=("vanguard circle",))], grade=3)
    scene.card("Mate", grade=2)
    me.has(vanguard="Loner", soul=["Mate"])
    me.uses("Loner")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Loner"], ["Mate"])


@pytest.mark.rule("10.25.1.2", "10.25.18.1")
def test_a_vanguard_in_legion_does_not_legion_again(scene, me, foe):
    joins = Sequence((Choose(Cards(("soul",), "mine"), Number(1)), Place("legion", It(), "vanguard circle")))
    scene.card("Helper", abilities=[Ability("activated", joins, zones=("rear-guard circle",))], grade=1)
    scene.card("Mate", grade=2)
    me.has(left="Helper", soul=["Mate"])
    joined(scene, me, foe)
    me.uses("Helper")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Mate", "Leader"], ["Mate"])


@pytest.mark.rule("10.25.17")
def test_cards_that_can_legion_are_told_both_ways(scene, me, foe):
    """The leader names the mate: of the two in the soul the mate fits the leader, and the leader fits the mate."""
    fits = Cards(("soul",), "mine", Related("can legion", Cards(("vanguard circle",), "mine")))
    takes = Sequence((Choose(fits, Number(3), up_to=True), Move(It(), "hand", verb="put")))
    scene.card("Leader", SEEKS, grade=3)
    scene.card("Mate", grade=2)
    scene.card("Helper", abilities=[Ability("activated", takes, zones=("rear-guard circle",))], grade=1)
    me.has(vanguard="Leader", left="Helper", soul=["Mate", "Leader", "Grade 0"])
    me.uses("Helper").is_asked(exactly=["Mate", "done"])


@pytest.mark.rule("10.25.17")
def test_the_leader_of_a_mate_is_one_too(scene, me, foe):
    fits = Cards(("soul",), "mine", Related("can legion", Cards(("vanguard circle",), "mine")))
    takes = Sequence((Choose(fits, Number(3), up_to=True), Move(It(), "hand", verb="put")))
    scene.card("Leader", SEEKS, grade=3)
    scene.card("Mate", grade=2)
    scene.card("Helper", abilities=[Ability("activated", takes, zones=("rear-guard circle",))], grade=1)
    me.has(vanguard="Mate", left="Helper", soul=["Mate", "Leader", "Grade 0"])
    me.uses("Helper").is_asked(exactly=["Leader", "done"])


# --- 10.25.1 to 10.25.4 the state ------------------------------------------------------------------------------


@pytest.mark.rule("10.25.1")
def test_the_mate_comes_as_the_leader_stands_or_rests(scene, me, foe):
    scene.card("Leader", SEEKS, grade=3)
    scene.card("Mate", grade=2)
    me.put("vanguard circle", "Leader", rested=True)
    me.has(drop=4)
    me.deck_top("Mate")
    foe.has(vanguard="Grade 3")
    me.uses("Leader").picks("Stone", "Stone", "Stone").picks("Mate")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (True, True)


@pytest.mark.rule("10.25.3", "10.25.4", "3.9.1.1")
def test_both_are_vanguards_with_their_own_information(scene, me, foe):
    joined(scene, me, foe, mate="[CONT](VC):This unit gets [Power] +1000.")
    assert (me.power("Leader"), me.power("Mate")) == (10000, 9000 + 1000)
    assert (me.value("Leader", "grade"), me.value("Mate", "grade")) == (3, 2)
    assert me.zone("vanguard") == ["Mate", "Leader"]


@pytest.mark.rule("10.6.1.5")
@pytest.mark.parametrize(("text", "drawn"), [("rides this unit", 0), ("", 1)])
def test_a_mate_is_placed_and_not_ridden(scene, me, foe, text, drawn):
    leader = f'[AUTO](VC):When a card named "Mate" {text}, draw a card.' if text else ""
    mate = "" if text else "[AUTO]:When this unit is placed on (VC), draw a card."
    pair(scene, me, leader=leader, mate=mate)
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks(*ORDER)
    with me.changes(hand=drawn):
        me.picks("Mate")
    assert len(scene.events("ride")) == 0


@pytest.mark.rule("10.25.12")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_each_hears_that_it_legioned(scene, me, foe, who):
    pair(scene, me, **{who: "[AUTO](VC):When this unit [Legion], draw a card."})
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks(*ORDER)
    with me.changes(hand=1):
        me.picks("Mate")


@pytest.mark.rule("10.25.12")
def test_others_hear_of_it_once(scene, me, foe):
    scene.card("Watcher", "[AUTO](RC):When your vanguard [Legion], draw a card.", grade=1)
    me.has(left="Watcher")
    pair(scene, me)
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks(*ORDER)
    with me.changes(hand=1):
        me.picks("Mate")


@pytest.mark.rule("10.25.13")
@pytest.mark.parametrize(("legion", "power"), [(False, 10000), (True, 15000)])
def test_a_text_asks_whether_it_is_in_legion(scene, me, foe, legion, power):
    made = {"leader": "[CONT](VC):If this unit is [Legion], this unit gets [Power] +5000."}
    if legion:
        joined(scene, me, foe, **made)
    else:
        scene.card("Leader", made["leader"], grade=3)
        me.has(vanguard="Leader")
        scene.start()
    assert me.power("Leader") == power


@pytest.mark.rule("10.25.14")
@pytest.mark.parametrize(("later", "drawn"), [(False, 1), (True, 0)])
def test_during_the_turn_that_it_legioned(scene, me, foe, later, drawn):
    scene.card("Watcher", "[AUTO](RC):During the turn that your vanguard [Legion], when this unit attacks, draw a "
               "card.", grade=1)  # fmt: skip
    me.has(left="Watcher")
    joined(scene, me, foe)
    if later:
        for player in (me, foe):
            player.picks("pass").passes()
            scene.pass_until("6.6.1.2", even_if_able=True)
    with me.changes(hand=drawn):
        me.attacks("Watcher", "Grade 3 Foe")


@pytest.mark.rule("10.25.2")
def test_when_one_of_them_leaves_the_other_is_in_legion_no_more(scene, me, foe):
    sends = Sequence((Choose(Cards(("vanguard circle",), "mine"), Number(1)), Move(It(), "hand", verb="return")))
    scene.card("Sender", abilities=[Ability("activated", sends, zones=("rear-guard circle",))], grade=1)
    me.has(left="Sender")
    joined(scene, me, foe, leader="[CONT](VC):If this unit is [Legion], this unit gets [Power] +5000.")
    assert me.power("Leader") == 10000 + 5000
    me.uses("Sender").picks("Mate")
    assert (me.zone("vanguard"), me.power("Leader")) == (["Leader"], 10000)


@pytest.mark.rule("11.10.2")
def test_who_was_in_legion_once_seeks_no_mate_again(scene, me, foe):
    """The leader is sent away; its mate, which has the ability too, was in legion and does not look for another."""
    sends = Sequence((Choose(Cards(("vanguard circle",), "mine"), Number(1)), Move(It(), "hand", verb="return")))
    scene.card("Sender", abilities=[Ability("activated", sends, zones=("rear-guard circle",))], grade=1)
    me.has(left="Sender")
    joined(scene, me, foe, mate='[ACT](VC):[Legion 20000]"Grade 1"')
    me.uses("Sender").picks("Leader")
    assert me.zone("vanguard") == ["Mate"]
    assert me.why_not("use", "Mate", "Mate/1") == "11.10.2"


# --- 10.25.10, 10.25.11 turning ---------------------------------------------------------------------------------


@pytest.mark.rule("10.25.10")
def test_they_stand_and_rest_together(scene, me, foe):
    scene.card("Turner", "[ACT](RC):Choose one of your vanguards, and [Rest] it.\n"
               "[ACT](RC):Choose one of your vanguards, and [Stand] it.", grade=1)  # fmt: skip
    me.has(left="Turner")
    joined(scene, me, foe)
    me.uses("Turner").picks("Mate")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (True, True)
    me.uses("Turner", 2).picks("Leader")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (False, False)


@pytest.mark.rule("10.25.11")
def test_what_keeps_one_from_turning_keeps_the_other(scene, me, foe):
    stuck = Modify(Cards(("vanguard circle",), "mine", Is("name", "=", "Mate")), (Cannot("stand"),))
    scene.card("Glue", "[ACT](RC):Choose one of your vanguards, and [Rest] it.\n"
               "[ACT](RC):Choose one of your vanguards, and [Stand] it.",
               abilities=[Ability("continuous", stuck, zones=("rear-guard circle",))], grade=1)  # fmt: skip
    me.has(left="Glue")
    joined(scene, me, foe)
    me.uses("Glue").picks("Leader").uses("Glue", 2).picks("Leader")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (True, True)


# --- 10.25.5 to 10.25.9, 10.25.15 battle ---------------------------------------------------------------------------


@pytest.mark.rule("10.25.5", "10.25.15")
def test_the_leader_attacks_with_its_mate_and_the_mate_never_alone(scene, me, foe):
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe)
    me.attacks("Leader", "Grade 3 Foe")
    foe.is_asked(about="guards")
    assert scene.game.view(0)["facts"]["attacker"] == me.card("Leader")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (True, True)


@pytest.mark.rule("10.25.15", "10.25.5")
def test_a_mate_is_refused_as_attacker(scene, me, foe):
    me.has(left="Grade 1")
    joined(scene, me, foe)
    me.picks("pass", "yes").is_asked("7.4.1.3", exactly=["Leader", "Grade 1"])
    assert me.refused("Mate") == "10.25.5"


@pytest.mark.rule("10.25.5")
def test_what_keeps_the_mate_from_attacking_keeps_the_pair(scene, me, foe):
    me.has(left="Grade 1", right="Grade 2")
    joined(scene, me, foe, mate="[CONT](VC):This unit cannot attack.")
    me.picks("pass", "yes").is_asked("7.4.1.3", exactly=["Grade 1", "Grade 2"])
    assert me.refused("Leader") == "10.25.5"


@pytest.mark.rule("10.25.6", "7.4.1.11")
@pytest.mark.parametrize(("power", "damage"), [(10000 + 9000 + 7000, 1), (10000 + 9000 + 7000 + 1000, 0)])
def test_the_power_of_the_attack_is_the_sum_of_all_three(scene, me, foe, power, damage):
    me.has(back="Grade 1")
    joined(scene, me, foe, foe_power=power)
    me.attacks("Leader", "Grade 3 Foe", boost="Grade 1").picks("Leader", about="boosted")
    assert foe.count("damage") == damage


@pytest.mark.rule("10.25.6", "7.4.1.11", "7.4.1.10")
@pytest.mark.parametrize("boosted", ["Leader", "Mate"])
def test_either_is_boosted_and_the_sum_is_the_same(scene, me, foe, boosted):
    me.has(back="Grade 1")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe)
    me.attacks("Leader", "Grade 3 Foe", boost="Grade 1").picks(boosted, about="boosted")
    foe.is_asked(about="guards")
    assert me.power("Leader") == 10000 + 9000 + 7000
    assert me.power("Mate") == 9000 + (7000 if boosted == "Mate" else 0)


@pytest.mark.rule("7.4.1.10.1.1", "10.25.6")
@pytest.mark.parametrize("boosted", ["Leader", "Mate"])
@pytest.mark.parametrize("gone", [True, False])
def test_a_booster_that_leaves_boosts_neither_of_them_any_more(scene, me, foe, boosted, gone):
    retires = "[AUTO]:When this unit is placed on (GC), choose one of your opponent's rear-guards, and retire it."
    scene.card("Hook", retires, grade=0, shield=0)
    me.has(back="Grade 1")
    foe.has(hand=["Hook", "Grade 0"])
    joined(scene, me, foe)
    me.attacks("Leader", "Grade 3 Foe", boost="Grade 1").picks(boosted, about="boosted")
    foe.picks("Hook" if gone else "Grade 0")
    foe.is_asked(about="guards")
    boost = 0 if gone else 7000
    assert me.power("Leader") == 10000 + 9000 + boost
    assert me.power("Mate") == 9000 + (boost if boosted == "Mate" else 0)


@pytest.mark.rule("7.4.1.10")
@pytest.mark.parametrize(("boosted", "drawn"), [("Leader", 0), ("Mate", 1)])
def test_the_one_that_is_boosted_hears_of_it(scene, me, foe, boosted, drawn):
    me.has(back="Grade 1")
    foe.has(hand=["Grade 0"])
    joined(scene, me, foe, mate='[AUTO](VC):When this unit is boosted by "Grade 1", draw a card.')
    me.attacks("Leader", "Grade 3 Foe", boost="Grade 1")
    with me.changes(hand=drawn):
        me.picks(boosted, about="boosted")
        foe.is_asked(about="guards")


@pytest.mark.rule("10.25.6")
def test_it_hits_once_with_the_critical_of_the_leader(scene, me, foe):
    joined(scene, me, foe, critical=2)
    me.attacks("Leader", "Grade 3 Foe")
    assert foe.count("damage") == 2
    assert len(scene.events("hit")) == 1


@pytest.mark.rule("10.25.5")
@pytest.mark.parametrize("text", ["When this unit attacks a vanguard", "When this unit's attack hits a vanguard"])
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_both_attack_and_hit(scene, me, foe, text, who):
    joined(scene, me, foe, skill=None, **{who: f"[AUTO](VC):{text}, draw a card."})
    with me.changes(hand=1 + 1):
        me.attacks("Leader", "Grade 3 Foe")


@pytest.mark.rule("10.25.5")
def test_others_hear_of_one_attack(scene, me, foe):
    scene.card("Watcher", "[AUTO](RC):When your vanguard attacks, draw a card.", grade=1)
    me.has(left="Watcher")
    joined(scene, me, foe, skill=None)
    with me.changes(hand=1 + 1):
        me.attacks("Leader", "Grade 3 Foe")


@pytest.mark.rule("10.25.6.1")
@pytest.mark.parametrize(("barred", "damage"), [("", 1), ("Leader", 0), ("Mate", 0)])
def test_what_keeps_one_from_dealing_damage_keeps_the_other(scene, me, foe, barred, damage):
    keeps = Modify(Cards(("vanguard circle",), "mine", Is("name", "=", barred)), (Cannot("deal damage"),))
    scene.card("Blunter", abilities=[Ability("continuous", keeps, zones=("rear-guard circle",))], grade=1)
    me.has(left="Blunter")
    joined(scene, me, foe)
    me.attacks("Leader", "Grade 3 Foe")
    assert foe.count("damage") == damage


def foes_pair(scene, me, foe):
    """The other player's pair, in my battle phase."""
    joins = Sequence((Choose(OWN_MATE, Number(1)), Place("legion", It(), "vanguard circle")))
    begins = At("begin", "main phase", "opponent's")
    scene.card("Leader", SEEKS, grade=3, abilities=[
        Ability("automatic", joins, zones=("vanguard circle",), trigger=begins),
    ])  # fmt: skip
    scene.card("Mate", grade=2, power=5000)
    foe.has(vanguard="Leader", soul=["Mate"])


@pytest.mark.rule("7.4.1.8.6", "10.25.8")
def test_a_mate_is_not_attacked(scene, me, foe):
    foes_pair(scene, me, foe)
    foe.has(left="Grade 0")
    me.has(left="Grade 1")
    me.picks("pass", "yes", "Grade 1").is_asked("7.4.1.6", exactly=["Leader", "Grade 0"])
    assert me.refused("Mate") == "10.25.5"


@pytest.mark.rule("10.25.8")
@pytest.mark.parametrize(("power", "damage"), [(9000, 0), (10000, 1)])
def test_an_attacked_pair_has_the_power_of_its_leader(scene, me, foe, power, damage):
    foes_pair(scene, me, foe)
    scene.card("Attacker", grade=1, power=power)
    me.has(left="Attacker")
    me.attacks("Attacker", "Leader")
    assert foe.count("damage") == damage


@pytest.mark.rule("10.25.7")
def test_damage_to_a_pair_is_dealt_once(scene, me, foe):
    foes_pair(scene, me, foe)
    deals = Perform("deal damage", Number(1), cards=Cards(("vanguard circle",), "theirs"))
    scene.card("Burner", abilities=[Ability("activated", deals, zones=("rear-guard circle",))], grade=1)
    me.has(left="Burner")
    me.uses("Burner")
    assert foe.count("damage") == 1


@pytest.mark.rule("7.4.1.8.6")
def test_no_effect_makes_a_mate_the_attacked_unit(scene, me, foe):
    foes_pair(scene, me, foe)
    turns = Sequence((Choose(Cards(("field",), "theirs"), Number(1)), Perform("battle", cards=It())))
    scene.card("Fixer", abilities=[
        Ability("automatic", turns, zones=("rear-guard circle",), trigger=On("attack", (("attacker", This()),))),
    ], grade=1)  # fmt: skip
    foe.has(left="Grade 0", hand=["Grade 3"])
    me.has(left="Fixer")
    me.attacks("Fixer", "Leader").picks("Mate")
    foe.is_asked(about="guards")
    assert scene.game.view(0)["facts"]["attacked"] == [foe.card("Leader")]


# --- 10.25.9, 10.6.1.2 riding -----------------------------------------------------------------------------------


def to_my_next_ride(scene, me, foe):
    me.picks("pass").passes()
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.picks("pass").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)


@pytest.mark.rule("10.25.9", "8.5.2.1.1.1")
def test_a_ride_is_measured_by_the_leader(scene, me, foe):
    me.has(hand=["Grade 2", "Grade 3"])
    joined(scene, me, foe)
    to_my_next_ride(scene, me, foe)
    assert me.offered("ride", "Grade 3")
    assert me.refused("ride", "Grade 2") == "8.5.2.1.1.1"


@pytest.mark.rule("10.6.1.2")
def test_both_are_ridden_over_and_go_to_the_soul(scene, me, foe):
    me.has(hand=["Grade 3"])
    joined(scene, me, foe)
    to_my_next_ride(scene, me, foe)
    me.rides("Grade 3")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 3"], ["Leader", "Mate"])


@pytest.mark.rule("10.6.1.2")
@pytest.mark.parametrize("who", ["leader", "mate"])
def test_each_hears_that_it_was_ridden(scene, me, foe, who):
    me.has(hand=["Grade 3"])
    joined(scene, me, foe, **{who: '[AUTO]:When a card named "Grade 3" rides this unit, draw a card.'})
    to_my_next_ride(scene, me, foe)
    with me.changes(hand=-1 + 1):
        me.rides("Grade 3")


@pytest.mark.rule("10.26.10", "10.26.11")
def test_a_deleted_pair_is_in_legion_yet_and_is_ridden_together(scene, me, foe):
    scene.card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1)
    me.has(left="Eraser", hand=["Grade 3"])
    joined(scene, me, foe)
    me.uses("Eraser")
    leader, mate = me.card("Leader"), me.card("Mate")
    assert scene.game.view(0)["facts"]["legion"] == [(leader, mate)]
    me.attacks("Leader", "Grade 3 Foe")
    assert (me.is_rested("Leader"), me.is_rested("Mate")) == (True, True)
    scene.pass_until("6.6.1.2", even_if_able=True)
    foe.picks("pass").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)
    me.rides("Grade 3")
    assert sorted(me.zone("soul")) == ["Leader", "Mate"]
    assert not scene.game.face_down[leader]


# --- 9.3 overloaded circles -----------------------------------------------------------------------------------


def comes_to_vanguard_circle(scene, zone="hand"):
    """A rear-guard that puts cards on the vanguard circle, which is no ride."""
    puts = Sequence((Choose(Cards((zone,), "mine"), None), Move(It(), "vanguard circle", verb="put")))
    scene.card("Mover", abilities=[Ability("activated", puts, zones=("rear-guard circle",))], grade=1)


@pytest.mark.rule("9.3.5")
def test_of_a_pair_and_another_unit_the_last_placed_stays(scene, me, foe):
    comes_to_vanguard_circle(scene)
    me.has(left="Mover", hand=["Grade 3"])
    joined(scene, me, foe)
    me.uses("Mover").picks("Grade 3").passes()
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 3"], ["Leader", "Mate"])


@pytest.mark.rule("9.3.5")
def test_of_several_that_came_together_one_is_chosen(scene, me, foe):
    comes_to_vanguard_circle(scene)
    me.has(left="Mover", hand=["Grade 3", "Grade 2"])
    joined(scene, me, foe)
    me.uses("Mover").picks("Grade 3", "Grade 2").passes()
    me.is_asked("9.3.5", exactly=["Grade 3", "Grade 2"])
    me.picks("Grade 2")
    assert (me.zone("vanguard"), sorted(me.zone("soul"))) == (["Grade 2"], ["Grade 3", "Leader", "Mate"])


def joins_all(scene, zone):
    both = Cards((zone,), "mine", AnyOf((Is("name", "=", "Mate"), Is("name", "=", "Other Mate"))))
    finds = Search(both, Number(2)) if zone == "deck" else Choose(both, Number(2))
    joins = Sequence((finds, Place("legion", It(), "vanguard circle")))
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate" or "Other Mate"', grade=3)
    scene.card("Mate", grade=2)
    scene.card("Other Mate", grade=2)
    scene.card("Joiner", abilities=[Ability("activated", joins, zones=("rear-guard circle",))], grade=1)


@pytest.mark.rule("9.3.4")
def test_of_two_mates_that_came_together_one_is_chosen(scene, me, foe):
    joins_all(scene, "soul")
    me.has(vanguard="Leader", left="Joiner", soul=["Mate", "Other Mate"])
    me.uses("Joiner")
    me.is_asked("9.3.4", exactly=["Mate", "Other Mate"])
    me.picks("Mate")
    assert (sorted(me.zone("vanguard")), me.zone("soul")) == (["Leader", "Mate"], ["Other Mate"])


@pytest.mark.rule("9.3.2")
def test_of_two_mates_that_came_one_by_one_the_last_stays(scene, me, foe):
    joins_all(scene, "deck")
    me.has(vanguard="Leader", left="Joiner")
    me.deck_top("Other Mate", "Mate")
    me.uses("Joiner").picks("Mate", "Other Mate")
    assert (sorted(me.zone("vanguard")), me.zone("soul")) == (["Leader", "Other Mate"], ["Mate"])


def crowd_both(scene, me, foe):
    """One effect brings me two mates, and my opponent's pair two other units."""
    foes_pair(scene, me, foe)
    both = Cards(("soul",), "mine", AnyOf((Is("name", "=", "Own Mate"), Is("name", "=", "Other Mate"))))
    joins = (Choose(both, Number(2)), Place("legion", It(), "vanguard circle"))
    thither = Move(Cards(("drop",), "theirs"), "vanguard circle", verb="put", side="theirs")
    scene.card("Own Leader", '[ACT](VC):[Legion 20000]"Own Mate" or "Other Mate"', grade=3)
    scene.card("Own Mate", grade=2)
    scene.card("Other Mate", grade=2)
    crowds = Ability("activated", Sequence((*joins, thither)), zones=("rear-guard circle",))
    scene.card("Crowder", abilities=[crowds], grade=1)
    me.has(vanguard="Own Leader", left="Crowder", soul=["Own Mate", "Other Mate"])


@pytest.mark.rule("9.3.4", "9.3.5", "9.1.3")
@pytest.mark.parametrize("stays", ["Grade 1", "Grade 2"])
def test_each_players_circle_is_cleared_by_what_lies_there(scene, me, foe, stays):
    """Two mates here, a pair and others there, at the same time."""
    crowd_both(scene, me, foe)
    foe.has(drop=["Grade 1", "Grade 2"])
    me.uses("Crowder")
    me.is_asked("9.3.4", exactly=["Own Mate", "Other Mate"])
    me.picks("Own Mate")
    foe.is_asked("9.3.5", exactly=["Grade 1", "Grade 2"])
    foe.picks(stays)
    assert (sorted(me.zone("vanguard")), me.zone("soul")) == (["Own Leader", "Own Mate"], ["Other Mate"])
    left = sorted({"Grade 1", "Grade 2", "Leader", "Mate"} - {stays})
    assert (foe.zone("vanguard"), sorted(foe.zone("soul"))) == ([stays], left)


@pytest.mark.rule("3.9.1.1")
def test_a_pair_alone_is_not_too_many(scene, me, foe):
    joined(scene, me, foe)
    me.picks("pass")
    assert me.zone("vanguard") == ["Mate", "Leader"]


@pytest.mark.rule("11.10.2", "10.6.1.2")
def test_another_leader_seeks_a_mate_of_its_own(scene, me, foe):
    """It was in no legion yet, whoever was before it."""
    scene.card("New Leader", '[ACT](VC):[Legion 20000]"New Mate"', grade=3)
    scene.card("New Mate", grade=2)
    me.has(hand=["New Leader"])
    joined(scene, me, foe)
    to_my_next_ride(scene, me, foe)
    me.rides("New Leader")
    assert me.why_not("use", "New Leader", "New Leader/1") == "8.5.2.3"
