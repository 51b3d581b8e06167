"""Two rules meeting: what leaves and comes back within a turn, what is paid together, and who is asked at the end."""

from __future__ import annotations

import pytest

from .test_legion import joined

DOMINATE = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
LOCK = "[ACT](VC):Choose one of your rear-guards, and lock it."
UNLOCK = "[ACT](VC):Unlock all of your locked cards."
LEAP = "Time Leap-[ACT](VC):Choose one of your rear-guards, and time leap it."


# --- time leap ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.31.2", "4.1.4")
@pytest.mark.parametrize("first", [0, 1])
def test_a_unit_that_came_by_a_leap_and_leaps_leaves_the_first_card_bound(scene, me, foe, first):
    """In whichever order: it is no more the unit that the first leap called, and comes back as another card."""
    scene.card("Clock", LEAP, grade=2)
    scene.card("Second", grade=2, power=9000)
    scene.card("Third", grade=3, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Second", "Third")
    me.uses("Clock").picks("Second", "front right")
    me.uses("Clock").picks("Third", "front left")
    me.picks("pass", "no").is_asked(about="played")
    me.picks(me.options()[first]).picks("back left")
    assert (me.zone("back left"), me.zone("bind"), me.zone("deck")[0]) == (["Second"], ["Grade 1"], "Third")


@pytest.mark.rule("11.29.2", "10.31.2")
def test_a_unit_of_a_leap_that_charges_is_gone_at_the_end_and_nothing_is_called_back(scene, me, foe):
    scene.card("Clock", LEAP, grade=2)
    scene.card("Charger", "[AUTO]:Charge", grade=2, power=9000)
    me.has(vanguard="Clock", left="Grade 1").deck_top("Charger")
    me.uses("Clock").picks("Charger", "front left", "yes")
    me.attacks("Charger", "Stone")
    assert me.zone("deck")[0] == "Charger"
    me.declines_attack()
    assert (me.zone("bind"), me.zone("left")) == (["Grade 1"], [])


# --- what a unit had ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.27.1", "6.8.1.1.1", "6.8.1.4")
def test_a_heart_has_what_it_was_given_until_the_turn_is_over(scene, me, foe):
    """The G unit has none of it; but when it has gone home the vanguard is as strong again, as the turn ends."""
    scene.step("stand phase").declining("assist")
    early = "[AUTO](VC):At the beginning of your draw phase, this unit gets [Power] +5000 until end of turn."
    scene.card("Early", early, grade=3, power=10000)
    late = "[AUTO](RC):At the end of your turn, if you have a vanguard with [Power] 15000 or greater, draw a card."
    me.has(vanguard="Early", left=scene.card("Late", late, grade=1), hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3")
    assert me.power("Grand") == 15000 + 10000
    me.picks("pass")
    with me.changes(hand=1):
        me.passes()
    assert me.zone("vanguard") == ["Early"]


@pytest.mark.rule("12.5.1.1.1", "10.22.2", "10.26.2")
@pytest.mark.parametrize(("way", "again"), [("lock", True), ("delete", False), ("neither", False)])
def test_a_limit_is_of_the_unit_and_another_card_has_its_own(scene, me, foe, way, again):
    """Unlocked it is another card; deleted and turned face up it is the same unit."""
    turns = "[ACT](VC):Delete all of your rear-guards.\n[ACT](VC):Choose one of your rear-guards, and turn it face up."
    scene.card("Clerk", "[ACT](RC)[1/Turn]:Draw a card.", grade=1)
    scene.card("Key", f"{LOCK}\n{UNLOCK}\n{turns}", grade=2)
    me.has(vanguard="Key", left="Clerk")
    me.uses("Clerk")
    for number in {"lock": (1, 2), "delete": (3, 4), "neither": ()}[way]:
        me.uses("Key", number)
    assert me.offered("use", "Clerk", "Clerk/1") is again


@pytest.mark.rule("8.6.6", "4.1.4", "10.22.2")
@pytest.mark.parametrize(("way", "gone"), [("moved", True), ("called anew", False), ("locked", False)])
def test_what_is_to_befall_that_unit_befalls_no_other_that_its_card_became(scene, me, foe, way, gone):
    lends = "it gets [Power] +3000 until end of turn, and at the end of that turn, retire that unit."
    returns = "[ACT](VC):Choose one of your rear-guards, and return it to your hand."
    scene.card("Boss", f"[ACT](VC)[1/Turn]:Choose one of your rear-guards, {lends}\n{returns}\n{LOCK}", grade=3)
    me.has(vanguard="Boss", left="Grade 1")
    me.uses("Boss")
    if way == "moved":
        me.exchanges("left")
    elif way == "called anew":
        me.uses("Boss", 2).calls("Grade 1", "front left")
    else:
        me.uses("Boss", 3)
    me.declines_attack()
    assert bool(me.zone("drop")) is gone


# --- harmony, called over -----------------------------------------------------------------------------------


@pytest.mark.rule("11.34.1", "9.3.6", "11.34.1.3.1")
def test_a_singer_whose_partner_is_called_over_comes_into_harmony_again(scene, me, foe):
    """The first partner has left by rule action before harmony resolves for the second."""
    scene.card("Singer", "[AUTO](VC/RC):Harmony\n[AUTO](RC):When this unit becomes in harmony, draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Singer", hand=["Grade 0", "Grade 1"])
    with me.changes(hand=2 - 2):
        me.calls("Grade 0", "back left").calls("Grade 1", "back left")


@pytest.mark.rule("11.34.1", "10.35.2")
@pytest.mark.parametrize("dominates", [True, False])
def test_a_pair_in_harmony_is_parted_as_one_of_it_is_dominated(scene, me, foe, dominates):
    singer = "[AUTO](VC/RC):Harmony\n[CONT](RC):If this unit is in harmony, this unit gets [Power] +3000."
    takes = "choose one of your opponent's back row rear-guards, and dominate it until end of turn."
    puppeteer = f"[AUTO](VC):At the end of the battle that your rear-guard attacked, {takes}"
    scene.card("Singer", singer, grade=1, power=7000)
    scene.card("Bell", "[AUTO](VC):When this unit is attacked, choose a card from your hand, and call it to (RC).")
    me.has(vanguard=scene.card("Puppeteer", puppeteer if dominates else "", grade=3), left="Grade 2", right="Grade 1")
    foe.has(vanguard="Bell", left="Singer", hand=["Grade 0", "Grade 1"])
    me.attacks("Grade 2", "Bell")
    foe.picks("Grade 0", "back left").guards_with_nothing()
    me.is_asked(about="attack")
    assert foe.power("Singer") == 7000 + (0 if dominates else 3000)


# --- costs --------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.3", "10.17.1.1")
@pytest.mark.parametrize(("soul", "may"), [
    (["Key"], False), (["Key", "Stone"], True), (["Stone", "Stone"], False), (["Key", "Key"], True),
])  # fmt: skip
def test_a_card_that_one_part_of_a_cost_needs_is_not_taken_by_the_other(scene, me, foe, soul, may):
    scene.card("Key", grade=1)
    scene.card("Payer", '[ACT](VC):[Soul-Blast 1 & Soul-Blast 1-card named "Key"] Draw a card.', grade=2)
    me.has(vanguard="Payer", soul=soul, hand=["Grade 3"])
    assert me.offered("use", "Payer", "Payer/1") is may
    if may:
        with me.changes(hand=1, soul=-2):
            me.uses("Payer")
            while me.game.question.about == "cost":
                me.picks(me.options()[0])


@pytest.mark.rule("8.5.2.3", "1.3.2.1", "10.12.1")
@pytest.mark.parametrize(("others", "may"), [(1, False), (2, True)])
def test_a_unit_that_goes_into_the_soul_does_not_rest_for_the_same_cost(scene, me, foe, others, may):
    pays = "[Choose two of your rear-guards, and [Rest] them & Put this unit into your soul]"
    scene.card("Payer", f"[ACT](RC):{pays} Draw a card.", grade=2)
    me.has(vanguard="Grade 3", left="Payer", right="Grade 1", hand=["Grade 3"])
    me.has(back=["Grade 0"] * (others - 1))
    assert me.offered("use", "Payer", "Payer/1") is may


@pytest.mark.rule("10.6.3.3.3.1", "10.3.1", "8.5.2.3")
def test_a_protect_card_that_pays_is_discarded_and_removed(scene, me, foe):
    """Who hears of a discard hears of it, though nothing lies in the drop zone."""
    scene.step("ride phase").card("Gift", gift="protect", grade=3, power=9000, skill=None)
    scene.card("Hearer", "[AUTO](RC):When your card is discarded from hand, draw a card.", grade=1)
    pays = "[Choose a card from your hand, and discard it] This unit gets [Power] +1000 until end of turn."
    me.has(vanguard="Grade 2", hand=["Gift"], left="Hearer", right=scene.card("Payer", f"[ACT](RC):{pays}", grade=1))
    me.rides("Gift").uses("Payer")
    assert (me.zone("drop"), me.zone("hand"), me.power("Payer")) == ([], ["Stone"], 7000 + 1000)


# --- losing, and the vanguard's place -----------------------------------------------------------------------


@pytest.mark.rule("9.6.1", "9.2.2", "2.8.1.1.5")
@pytest.mark.parametrize("heals", [False, True])
def test_with_the_sixth_damage_for_both_the_turn_players_counts_first(scene, me, foe, heals):
    mine, theirs = "Choose one of your vanguards", "Choose one of your opponent's vanguards"
    text = f"[ACT](VC):{mine}, and deal one damage. {theirs}, and deal one damage."
    me.has(vanguard=scene.card("Bomber", text, grade=3), damage=5)
    foe.has(damage=5)
    if heals:
        me.deck_top("Heal Trigger")
    me.uses("Bomber")
    if heals:
        me.picks("heal", "Stone")
    assert scene.winner is (me if heals else foe)


@pytest.mark.rule("10.32.4", "4.6.4.1", "10.6.3", "10.5.1", "7.6.1.2")
def test_a_rear_guard_that_takes_a_stridden_vanguards_place_attacks_again_and_has_no_gift(scene, me, foe):
    """It is moved there, and neither rides nor is placed; the heart goes to the soul and the G unit home."""
    moves = "[AUTO](RC):At the end of the battle that this unit attacked, move this unit to your (VC)."
    placed = "[AUTO]:When this unit is placed on (VC), draw a card."
    scene.step("ride phase").card("Usurper", f"{moves}\n{placed}", grade=3, power=10000, gift="force")
    me.has(vanguard="Grade 3", left="Usurper", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand", "Grade 3")
    with me.changes(hand=0):
        me.attacks("Usurper", "Grade 3")
    assert (me.zone("vanguard"), me.zone("soul"), me.zone("G zone")) == (["Usurper"], ["Grade 3"], ["Grand"])
    assert (me.is_rested("Usurper"), me.power("Usurper")) == (False, 10000)
    with me.changes(hand=2):
        me.attacks("Usurper", "Grade 3")


@pytest.mark.rule("10.27.4", "10.28.3", "10.25.10", "10.25.5")
def test_a_pair_that_comes_back_in_the_battle_phase_is_stood_and_attacks_together(scene, me, foe):
    strides = '[ACT](RC):Choose a card named "Next" from your G zone, and [Stride] it on your (VC).'
    home = "put this unit into your G zone face up, choose one of your vanguards, and [Stand] it."
    pays, over = "[Choose a card from your hand, and discard it]", "At the end of the battle that this unit attacked"
    text = f"[AUTO](VC):{pays} {over}, you may pay the cost. If you do, {home}"
    scene.card("Next", text, type="G unit", grade=4, power=15000)
    me.has(left=scene.card("Squire", strides, grade=1)).g_zone("Next")
    joined(scene, me, foe, skill=None, foe_power=19000)
    me.uses("Squire").picks("Leader")
    me.attacks("Next", "Grade 3 Foe").picks("yes")
    while me.game.question.about != "attack":
        me.picks("Mate" if "Mate" in me.options() else me.options()[0])
    assert (me.zone("vanguard"), me.is_rested("Leader"), me.is_rested("Mate")) == (["Mate", "Leader"], False, False)
    with foe.changes(damage=1):
        me.attacks("Leader", "Grade 3 Foe")


@pytest.mark.rule("7.5.1.2.3", "8.5.2.1.1.2", "10.25.3")
def test_a_pair_is_of_the_grade_of_its_leader_for_guardians_and_calls(scene, me, foe):
    """The mate is of grade 2."""
    foe.has(hand=["Heal Trigger"]).g_zone("Bulwark")
    me.has(hand=["Grade 3"])
    joined(scene, me, foe, skill=None)
    assert me.offered("call", "Grade 3", "front left")
    me.attacks("Leader", "Grade 3 Foe")
    foe.is_asked("7.5.1.2", exactly=["Heal Trigger", "Bulwark", "done"])


# --- dominated units ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.2.3", "8.6.5.1.2")
def test_a_dominated_unit_that_is_retired_does_its_last_for_its_master(scene, me, foe):
    scene.card("Puppeteer", f"{DOMINATE}\n[ACT](VC):Choose one of your rear-guards, and retire it.", grade=3)
    scene.card("Last", "[AUTO]:When this unit is put into the drop zone from (RC), draw a card.", grade=1)
    me.has(vanguard="Puppeteer")
    foe.has(left="Last")
    me.uses("Puppeteer")
    with me.changes(hand=1), foe.changes(hand=0, drop=1):
        me.uses("Puppeteer", 2)


@pytest.mark.rule("10.35.4.3", "10.35.4.1", "3.11.3")
def test_a_dominated_unit_that_is_moved_to_guard_guards_and_goes_to_its_owners_drop_zone(scene, me, foe):
    takes = "choose one of your opponent's grade 1 rear-guards in his or her back row, dominate it"
    text = f"Dominate-[AUTO]:When this unit is placed on (GC), {takes}, and move it to your (GC)."
    scene.step("battle phase").card("Abductor", text, shield=0)
    me.has(vanguard="Grade 3", left=scene.card("Ram", grade=2, power=14000), back="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Abductor"])
    me.attacks("Ram", "Grade 3")
    with foe.changes(damage=0):
        foe.guards_with("Abductor")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 1"], ["Abductor"])
