"""7.26, 1.3.2.3, 11.7.2, 11.7.3: icons whose numbers effects change, and costs that come to nothing."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, Modify, Number, Perform, This

NEXT = "[ACT](RC):Your next Counter-Blast is reduced by 1 until end of turn."
PAYS = "[ACT](VC):[COST][Counter-Blast 2], draw a card."


def payer(scene, text=PAYS, **fields):
    return scene.card("Payer", text, **{"grade": 2, **fields})


def turned(scene, me):
    return sum(scene.game.face_down[card] for card in scene.game.in_zone(0, "damage"))


@pytest.mark.rule("7.26.1")
@pytest.mark.parametrize(
    ("words", "damage", "paid"),
    [("reduced by 1", 1, 1), ("reduced by 1", 0, None), ("increased by 1", 3, 3), ("increased by 1", 2, None)],
)
def test_the_number_of_a_cost_is_changed(scene, me, words, damage, paid):
    payer(scene)
    scene.card("Steward", f"[CONT](RC):Your Counter-Blast is {words}.")
    me.has(vanguard="Payer", left="Steward", damage=damage, hand=["Grade 0"])
    assert me.offered("use", "Payer", "Payer/1") == (paid is not None)
    if paid is None:
        assert me.refused("use", "Payer", "Payer/1") == "11.8.2.2"
        return
    with me.changes(hand=1):
        me.uses("Payer")
    assert turned(scene, me) == paid


@pytest.mark.rule("7.26.1")
@pytest.mark.parametrize(
    ("icon", "zone"), [("Soul-Charge", "soul"), ("Counter-Charge", "damage"), ("Soul-Blast", "drop")]
)
def test_the_number_of_an_effect_is_changed(scene, me, icon, zone):
    """Each icon for itself: the others are what they are."""
    text = "[ACT](VC):[Soul-Blast 1]." if icon == "Soul-Blast" else f"[ACT](VC):{icon} 1."
    payer(scene, text)
    scene.card("Steward", f"[CONT](RC):Your {icon} is increased by 1.")
    me.has(vanguard="Payer", left="Steward", soul=3)
    for name in ("Grade 0", "Grade 1", "Grade 3"):
        me.put("damage", name, face_down=True)
    before = turned(scene, me) if scene.started else 3
    with me.changes(**{"soul": {"Soul-Charge": 2, "Soul-Blast": -2}.get(icon, 0)}):
        me.uses("Payer")
        while scene.game.question.about == "chosen":
            me.picks(me.options()[0])
    assert before - turned(scene, me) == (2 if icon == "Counter-Charge" else 0)


@pytest.mark.rule("7.26.1")
def test_one_cards_own_icons_are_changed(scene, me):
    payer(scene, "[CONT]:If your soul has a card, this card's Counter-Blast is reduced by 1.\n" + PAYS)
    scene.card("Other", PAYS.replace("VC", "RC"))
    me.has(vanguard="Payer", left="Other", damage=1, soul=1, hand=["Grade 0"])
    me.is_asked("9.7.2")
    assert me.offered("use", "Payer", "Payer/2") and not me.offered("use", "Other", "Other/1")


@pytest.mark.rule("7.26.2")
def test_the_next_time_comes_once_whatever_is_done_before(scene, me):
    """A Soul-Blast between is another process; the Counter-Blast after that costs all again."""
    payer(scene, PAYS + "\n[ACT](VC):[COST][Soul-Blast 1], Soul-Charge 1.")
    scene.card("Steward", NEXT)
    me.has(vanguard="Payer", left="Steward", damage=3, soul=1, hand=["Grade 0"])
    me.uses("Steward").uses("Payer", 2).uses("Payer", 1)
    while scene.game.question.about == "cost":
        me.picks(me.options()[0])
    assert turned(scene, me) == 1
    me.uses("Payer", 1)
    assert turned(scene, me) == 3


@pytest.mark.rule("7.26.2.1")
def test_several_next_times_are_added_and_used_up_together(scene, me):
    payer(scene, "[ACT](VC):[COST][Counter-Blast 3], draw a card.")
    scene.card("Steward", NEXT)
    me.has(vanguard="Payer", left="Steward", damage=3, hand=["Grade 0"])
    me.uses("Steward").uses("Steward").uses("Payer")
    while scene.game.question.about == "cost":
        me.picks(me.options()[0])
    assert turned(scene, me) == 1
    assert not me.offered("use", "Payer", "Payer/1")


@pytest.mark.rule("7.26.2")
def test_a_next_time_that_did_not_come_ends_with_its_period(scene, me, foe):
    scene.card("Steward", NEXT)
    me.has(vanguard="Grade 2", left="Steward", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Steward")
    assert scene.game.effects
    me.passes()
    me.declines_attack()
    assert not scene.game.effects


@pytest.mark.rule("7.26.2", "7.26.1")
def test_a_next_time_more_of_an_effect(scene, me):
    payer(scene, "[ACT](VC):Soul-Charge 1.")
    scene.card("Steward", "[ACT](RC):Your next Soul-Charge is increased by 2 until end of turn.")
    me.has(vanguard="Payer", left="Steward")
    me.uses("Steward")
    with me.changes(soul=3):
        me.uses("Payer")
    with me.changes(soul=1):
        me.uses("Payer")


# --- costs that come to nothing -------------------------------------------------------------------------


@pytest.mark.rule("1.3.2.3", "7.26.1", "11.7.2")
@pytest.mark.parametrize("by", [1, 2])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_cost_of_zero_or_less_may_be_paid_or_not(scene, me, by, answer):
    """1.3.2.3: nothing is turned, and the cost counts as paid; or the player declines, and it is not."""
    scene.step("battle phase")
    payer(scene, "[AUTO](VC):When this unit attacks, [COST][Counter-Blast 1], draw a card.", power=4000)
    scene.card("Steward", f"[CONT](RC):Your Counter-Blast is reduced by {by}.")
    me.has(vanguard="Payer", left="Steward", damage=1)
    with me.changes(hand=(1 if answer == "yes" else 0) + 1):
        me.attacks("Payer", "Stone")
        me.is_asked("11.8.3.1", exactly=["yes", "no"])
        me.picks(answer)
    assert turned(scene, me) == 0


@pytest.mark.rule("1.3.2.3")
def test_a_cost_of_one_that_cannot_be_paid_is_not_offered(scene, me):
    scene.step("battle phase")
    payer(scene, "[AUTO](VC):When this unit attacks, [COST][Counter-Blast 1], draw a card.", power=4000)
    me.has(vanguard="Payer", left="Grade 1")
    with me.changes(hand=1):
        me.attacks("Payer", "Stone")


@pytest.mark.rule("11.7.2")
@pytest.mark.parametrize(("soul", "offered"), [(0, False), (1, True)])
def test_a_cost_that_an_effect_takes_away_is_paid_by_saying_so(scene, me, soul, offered):
    payer(scene)
    lifts = "[CONT](RC):If your soul has a card, all of your vanguards' abilities lose their costs."
    scene.card("Patron", lifts.replace("all of your vanguards'", "your vanguard's"))
    me.has(vanguard="Payer", left="Patron", soul=soul, hand=["Grade 0"])
    assert me.offered("use", "Payer", "Payer/1") == offered
    if offered:
        with me.changes(hand=1):
            me.uses("Payer")


@pytest.mark.example
@pytest.mark.rule("11.7.3")
@pytest.mark.parametrize("hand", [0, 2])
def test_ash_courier_discards_every_card_though_there_is_none(scene, me, hand):
    scene.card("Ash Courier", "[ACT](VC):[COST][Discard all cards from your hand], draw two cards.", grade=2)
    me.has(vanguard="Ash Courier", left="Grade 1", hand=hand)
    with me.changes(hand=2 - hand, drop=hand):
        me.uses("Ash Courier")


@pytest.mark.rule("11.7.3")
def test_a_cost_of_one_card_is_another_thing(scene, me):
    scene.card(
        "Ash Courier", "[ACT](VC):[COST][Choose a card from your hand, and discard it], draw two cards.", grade=2
    )
    me.has(vanguard="Ash Courier", left="Grade 1")
    assert me.refused("use", "Ash Courier", "Ash Courier/1") == "11.8.2.2"


@pytest.mark.rule("7.26.1", "11.8.2.2", "7.24.1")
@pytest.mark.parametrize(("more", "deck", "offered"), [(1, 3, True), (1, 1, False), (0, 1, True)])
def test_the_number_of_a_charge_that_is_a_cost_is_changed(scene, me, foe, more, deck, offered):
    """A deck of one card is too little to soul charge two with."""
    lifts = Modify(This(), (Add("power", Number(5000)),), "end of turn")
    charges = Ability("activated", lifts, zones=("field",), cost=(Perform("soul charge", Number(1)),))
    payer(scene, "", abilities=[charges])
    scene.card("Steward", "[CONT](RC):Your Soul-Charge is increased by 1.")
    me.has(vanguard="Payer", left="Steward" if more else "Grade 1", hand=["Grade 0"], deck=deck)
    foe.has(vanguard="Grade 2", deck=1)
    scene.exactly()
    assert me.offered("use", "Payer", "Payer/1") == offered
    if deck > 1:
        with me.changes(soul=2, deck=-2):
            me.uses("Payer")


@pytest.mark.rule("7.26.2")
@pytest.mark.parametrize("blasts", [True, False])
def test_a_next_time_is_that_of_one_player(scene, me, foe, blasts):
    """7.26.2: what I pay leaves the opponent's next time as it is: with no damage a Counter-Blast of one is paid."""
    scene.step("main phase")
    eases = (
        "[AUTO](RC):At the beginning of your opponent's battle phase, your next Counter-Blast is reduced by 1 until "
    )
    scene.card("Steward", f"{eases}end of turn.")
    payer(scene, f"[AUTO](VC):When this unit attacks, {'[COST][Counter-Blast 1], ' if blasts else ''}Soul-Charge 1.")
    scene.card("Debtor", "[AUTO](VC):When this unit is attacked, [COST][Counter-Blast 1], draw a card.", power=50000)
    me.has(vanguard="Payer", damage=1, hand=["Grade 0"])
    foe.has(vanguard="Debtor", left="Steward", hand=["Grade 0"])
    me.attacks("Payer", "Debtor")
    if blasts:
        me.picks("yes")
    foe.is_asked(exactly=["yes", "no"])
    with foe.changes(hand=1):
        foe.picks("yes")
    foe.is_asked(about="guards")
