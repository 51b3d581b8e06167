"""12.5: cards that effects of a kind do not reach: not chosen, not changed, not moved, and no payment."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Nullify
from playmat.books.vanguard_overdress.nodes import OfOpponent
from playmat.kernel.words.nodes import Ability, Cannot, Cards, Modify, Moved, This

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
APART = "[CONT](RC):This unit cannot be affected by your opponent's effects."
NO_ORDERS = "[CONT](RC):This unit cannot be affected by order effects."


def hermit(scene, text=APART, **fields):
    return scene.card("Hermit", text, **{"grade": 1, "power": 8000, "skill": "boost", **fields})


@pytest.mark.rule("12.5.1")
@pytest.mark.parametrize(("text", "chosen"), [(APART, False), ("", True)])
def test_it_cannot_be_chosen(scene, me, foe, text, chosen):
    hermit(scene, text)
    scene.card("Raider", "[ACT](VC):Choose one of your opponent's rear-guards, and retire it.", grade=2)
    me.has(vanguard="Raider")
    foe.has(left="Hermit")
    me.uses("Raider")
    assert foe.zone("left") == ([] if chosen else ["Hermit"])


@pytest.mark.rule("12.5.1")
@pytest.mark.parametrize("text", [APART, ""])
def test_what_is_done_to_all_passes_it_by(scene, me, foe, text):
    hermit(scene, text)
    scene.card("Storm", "[ACT](VC):All of your opponent's rear-guards get [Power] -3000 until end of turn. "
        "[Rest] all of your opponent's rear-guards.", grade=2)
    me.has(vanguard="Storm")
    foe.has(left="Hermit", right="Grade 1")
    me.uses("Storm")
    spared = bool(text)
    assert foe.power("Hermit") == (8000 if spared else 5000) and foe.power("Grade 1") == 4000
    assert scene.game.rested[foe.card("Hermit")] != spared


@pytest.mark.rule("12.5.1", "4.1.9")
@pytest.mark.parametrize("text", [APART, ""])
def test_nobody_puts_it_in_order_with_those_that_are_moved(scene, me, foe, text):
    """4.1.9: nor the original dresses that stay with it."""
    hermit(scene, text)
    scene.card("Storm", "[ACT](VC):Put all of your opponent's rear-guards on the bottom of their deck.", grade=2)
    me.has(vanguard="Storm")
    foe.has(right="Grade 1").dressed("left", "Hermit", "Grade 0")
    me.uses("Storm")
    if text:
        assert (foe.zone("deck")[0], foe.zone("left"), foe.dresses("Hermit")) == ("Grade 1", ["Hermit"], ["Grade 0"])
    else:
        foe.is_asked("4.1.9", exactly=["Hermit", "Grade 0", "Grade 1"])
        foe.picks("Grade 0", "Grade 1")
        assert foe.zone("deck")[:3] == ["Grade 0", "Grade 1", "Hermit"]


@pytest.mark.rule("12.5.1")
def test_effects_of_its_own_player_reach_it(scene, me):
    hermit(scene)
    scene.card("Friend", "[ACT](VC):Choose one of your rear-guards, and it gets [Power] +3000 until end of "
        "turn.", grade=2)
    me.has(vanguard="Friend", left="Hermit")
    me.uses("Friend")
    assert me.power("Hermit") == 11000


@pytest.mark.rule("12.5.1", "10.7.1.9")
def test_battle_and_rule_actions_reach_it(scene, me, foe):
    scene.step("battle phase")
    hermit(scene)
    me.has(vanguard="Grade 2", left="Grade 2")
    foe.has(left="Hermit", hand=["Grade 0"])
    me.attacks("Grade 2", "Hermit")
    foe.guards_with_nothing()
    assert foe.zone("left") == [] and "Hermit" in foe.zone("drop")


COSTS = {
    "choose one of your rear-guards, and [Rest] it": "rest",
    "choose one of your rear-guards, and retire it": "retire",
}


@pytest.mark.rule("12.5.1", "11.7.1")
@pytest.mark.parametrize("cost", COSTS)
@pytest.mark.parametrize(("text", "offered"), [(NO_ORDERS, False), ("", True)])
def test_it_pays_for_no_such_effect(scene, me, cost, text, offered):
    hermit(scene, text)
    scene.card("Plan", f"Play this with [COST][{cost.capitalize().replace('[rest]', '[Rest]')}]! Draw a card.", **ORDER)
    me.has(vanguard="Grade 2", left="Hermit", hand=["Plan", "Grade 0"])
    assert me.offered("order", "Plan") == offered
    if offered:
        me.plays("Plan")
    else:
        assert me.refused("order", "Plan") == "11.8.2.2"


@pytest.mark.rule("12.5.1")
def test_it_pays_for_other_effects(scene, me):
    hermit(scene, NO_ORDERS)
    scene.card("Sage", "[ACT](VC):[COST][Choose one of your rear-guards, and [Rest] it], draw a card.", grade=2)
    me.has(vanguard="Sage", left="Hermit", hand=["Grade 0"])
    with me.changes(hand=1):
        me.uses("Sage")
    assert scene.game.rested[me.card("Hermit")]


@pytest.mark.rule("12.5.1", "11.7.3")
def test_a_cost_of_all_is_paid_by_those_that_can_be_affected(scene, me):
    hermit(scene, NO_ORDERS)
    scene.card("Plan", "Play this with [COST][Retire all of your rear-guards]! Draw a card.", **ORDER)
    me.has(vanguard="Grade 2", left="Hermit", right="Grade 1", hand=["Plan", "Grade 0"])
    me.plays("Plan")
    assert me.zone("left") == ["Hermit"] and sorted(me.zone("drop")) == ["Grade 1", "Plan"]


@pytest.mark.rule("12.5.1")
@pytest.mark.parametrize(("grade", "offered"), [(1, False), (2, True)])
def test_it_is_not_rested_for_an_ability_of_its_own_that_does_not_reach_it(scene, me, grade, offered):
    text = (
        f"[ACT](RC):[COST][[Rest] this unit], draw a card.\n[CONT](RC):This unit cannot be affected by effects "
        f"of grade {grade} cards."
    )
    hermit(scene, text)
    me.has(vanguard="Grade 2", left="Hermit", hand=["Grade 0"])
    assert me.offered("use", "Hermit", "Hermit/1") == offered
    if offered:
        with me.changes(hand=1):
            me.uses("Hermit")


@pytest.mark.rule("12.5.1", "11.9.4")
@pytest.mark.parametrize("apart", [True, False])
def test_what_did_not_reach_it_when_made_does_not_reach_it_later(scene, me, foe, apart):
    """11.9.4: which cards it is for was settled then; the ward that sheltered it is gone by now."""
    scene.turn_of(foe)
    if apart:
        hermit(scene, APART.replace("This unit", 'If you have a "Grade 0" on your (RC), this unit'))
    else:
        hermit(scene, "")
    scene.card("Storm", "[ACT](VC):All of your opponent's rear-guards get [Power] -3000 until end of turn.", grade=2)
    scene.card("Raider", "[ACT](RC):Choose one of your opponent's grade 0 rear-guards, and retire it.")
    foe.has(vanguard="Storm", left="Raider", hand=["Grade 0"])
    me.has(vanguard="Grade 2", left="Hermit", right="Grade 0")
    foe.uses("Storm")
    assert (me.power("Hermit"), me.power("Grade 0")) == (8000 if apart else 5000, 2000)
    foe.uses("Raider").is_asked()
    assert (me.power("Hermit"), me.zone("right")) == (8000 if apart else 5000, [])


@pytest.mark.rule("12.5.1", "11.9.4")
@pytest.mark.parametrize("veiled", [True, False])
def test_what_reached_it_once_lets_go_while_it_is_out_of_reach(scene, me, foe, veiled):
    """Of 8000 it has 5000 left, and is hit by 7000; out of reach of the effect it has 8000 again."""
    scene.turn_of(foe)
    hermit(scene, "")
    scene.card("Storm", "[ACT](VC):All of your opponent's rear-guards get [Power] -3000 until end of turn.", grade=2)
    veils = "Choose one of your units, and it cannot be affected by your opponent's effects until end of turn."
    scene.card("Veil", veils, **{**ORDER, "type": "blitz order"})
    foe.has(vanguard="Storm", left="Grade 1", hand=["Grade 0"])
    me.has(vanguard="Grade 2", left="Hermit", hand=["Veil"])
    foe.uses("Storm").picks("pass", "yes", "Grade 1", "Hermit")
    if veiled:
        me.plays("Veil").picks("Hermit")
    else:
        me.guards_with_nothing()
    assert me.zone("left") == (["Hermit"] if veiled else [])


FORBIDS = Ability(
    "activated", Modify(Cards(("vanguard circle",), "mine"), (Cannot("be hit"),), "end of turn"), zones=("field",)
)
PLACED = Moved(Cards((), "theirs"), ("hand",), ("rear-guard circle",))
CANCELS = Ability("automatic", Nullify(Cards(("field",), "theirs"), "be hit"), zones=("field",), trigger=PLACED)
APART_NODE = Ability("continuous", Modify(This(), (Cannot("be affected", by=OfOpponent()),)), zones=("field",))


@pytest.mark.rule("12.5.2", "11.9.8")
@pytest.mark.parametrize("apart", [True, False])
def test_its_effects_cannot_be_cancelled_by_what_does_not_reach_it(scene, me, foe, apart):
    """12.5.2: what would be cancelled of another unit goes on."""
    scene.card("Hermit", abilities=[FORBIDS, APART_NODE] if apart else [FORBIDS], grade=1)
    scene.card("Clerk", abilities=[CANCELS], grade=1)
    me.has(vanguard="Grade 2", left="Hermit", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", left="Clerk")
    me.uses("Hermit")
    assert scene.game.cannot(me.card("Grade 2"), "be hit")
    me.calls("Grade 0", "right")
    assert scene.game.cannot(me.card("Grade 2"), "be hit") == apart
