"""What acts on units that have left, that are so already, or that something keeps from it."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import Attack
from playmat.books.vanguard_2_01.gifts import ACCELS, protect_card
from playmat.books.vanguard_2_01.nodes import Dominate
from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cannot,
    Cards,
    If,
    InState,
    Is,
    Matches,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Rule,
    Sequence,
    Shuffle,
    This,
    Turn,
)

REAR, VC = ("rear-guard circle",), ("vanguard circle",)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- what G units ask for ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.5.1.2.3", "1.3.3")
@pytest.mark.parametrize("barred", [False, True])
def test_who_cannot_guard_calls_no_g_guardian_either(scene, me, foe, barred):
    bars = act(Rule("opponent", (Cannot("guard"),), "end of turn")) if barred else act()
    scene.card("Silencer", abilities=[bars], grade=3)
    me.has(vanguard="Silencer", left="Grade 1")
    foe.has(vanguard="Grade 3", hand=["Heal Trigger"], left="Grade 2").g_zone("Bulwark")
    if barred:
        me.uses("Silencer")
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked()
    assert foe.offered("Bulwark") is not barred
    if barred:
        assert foe.why_not("Bulwark") == "1.3.3"
        assert foe.why_not("guard", "Heal Trigger") == "1.3.3"


# --- 10.26 delete, 10.24 unlock ---------------------------------------------------------------------------------


@pytest.mark.rule("10.26.1", "10.26.5")
def test_a_unit_that_is_deleted_is_not_deleted_again(scene, me, foe):
    scene.card("Eraser", "[ACT](VC):Delete all of your opponent's vanguards.", grade=2)
    me.has(vanguard="Eraser")
    foe.has(vanguard="Grade 2")
    me.uses("Eraser")
    assert len(scene.events("delete")) == 1
    me.uses("Eraser")
    assert len(scene.events("delete")) == 1


@pytest.mark.rule("10.24.1", "1.3.3")
@pytest.mark.parametrize("barred", [False, True])
def test_a_card_that_cannot_be_unlocked_stays_locked(scene, me, foe, barred):
    frees = act(Perform("unlock", cards=Cards(("lock circle",), "mine")))
    bars = act(Modify(Cards(("lock circle",), "mine"), (Cannot("be unlocked"),), "end of turn"))
    scene.card("Keyholder", "[ACT](VC):Choose one of your rear-guards, and lock it.", abilities=[frees, bars], grade=2)
    me.has(vanguard="Keyholder", left="Grade 1")
    me.uses("Keyholder")
    if barred:
        me.uses("Keyholder", 3)
    me.uses("Keyholder", 2)
    assert me.zone("left") == ([] if barred else ["Grade 1"])


# --- 10.6.3.2 circles of Accel ----------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.2.2")
def test_there_is_room_for_ten_circles(scene, me, foe):
    scene.card("Widener", abilities=[act(Perform("accel gift", Number(11)))], grade=2)
    me.has(vanguard="Widener", hand=["Grade 1"])
    me.uses("Widener")
    assert scene.game.facts["accel 0"] == len(ACCELS) == 10
    assert me.offered("call", "Grade 1", "accel 10")


# --- 10.35 domination -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.35.1.1.2")
@pytest.mark.parametrize("also", [False, True])
def test_a_dominated_unit_is_not_dominated_by_its_owner(scene, me, foe, also):
    """As it is dominated an ability of its owner would take it back: nobody dominates what is dominated."""
    takes = act(Dominate(Cards(REAR, "theirs"), "end of turn"), Turn(Cards(REAR, "mine"), "rest"))
    back = Dominate(Cards(REAR, "theirs"), "end of turn")
    rests = Ability("automatic", back, zones=VC, trigger=Moved(Cards((), "any"), (), ("soul",)))
    scene.card("Puppeteer", "[ACT](VC):Soul-Charge 1.", abilities=[takes], grade=2)
    scene.card("Rival", abilities=[rests] if also else [], grade=2)
    me.has(vanguard="Puppeteer")
    foe.has(vanguard="Rival", left="Grade 1")
    me.uses("Puppeteer", 2).uses("Puppeteer", 1)
    assert scene.game.master(foe.card("Grade 1")) == 0
    assert len(scene.events("dominate")) == 1


# --- 10.34 attacks by order -------------------------------------------------------------------------------------


@pytest.mark.rule("10.34.1", "10.34.1.1")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_unit_that_has_left_before_its_attack_does_not_attack(scene, me, foe, leaves):
    order = Attack(Cards(REAR, "mine"), Cards(VC, "theirs"))
    parts = [order, Move(Cards(REAR, "mine"), "hand"), Perform("draw")] if leaves else [order]
    scene.card("Captain", abilities=[act(*parts)], grade=2)
    me.has(vanguard="Captain", left="Grade 2", hand=["Grade 0"])
    with foe.changes(damage=0 if leaves else 1):
        me.uses("Captain")


@pytest.mark.rule("10.34.1.1", "7.4.1.7")
@pytest.mark.parametrize("leaves", [False, True])
def test_a_unit_that_has_left_before_the_attack_is_not_attacked(scene, me, foe, leaves):
    order = Attack(This(), Cards(REAR, "theirs"))
    parts = [order, Move(Cards(REAR, "theirs"), "hand", verb="return")] if leaves else [order]
    scene.card("Captain", abilities=[act(*parts)], grade=2)
    me.has(vanguard="Captain", hand=["Grade 0"])
    foe.has(left="Grade 0")
    me.uses("Captain")
    assert me.is_rested("Captain") is not leaves


# --- 11.34 harmony ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.34.1.1")
def test_a_singer_who_has_left_meanwhile_is_not_tied(scene, me, foe):
    """Two abilities wait for the unit that is called; the first takes the singer away."""
    leaves = "[AUTO](VC/RC):When another of your units is placed on (RC), retire this unit."
    scene.card("Singer", f"[AUTO](VC/RC):Harmony\n{leaves}", grade=1)
    me.has(vanguard="Grade 2", left="Singer", hand=["Grade 0"])
    me.calls("Grade 0", "back left").picks(("ability", "Singer/2", "Singer"))
    assert me.zone("drop") == ["Singer"] and not scene.events("become in harmony")
    in_harmony = scene.game.match.book.words.states["in harmony"]
    assert not in_harmony(scene.game, me.card("Grade 0"))


# --- 10.35.2.5 decks that are shuffled ----------------------------------------------------------------------------


@pytest.mark.rule("10.35.2.5")
@pytest.mark.parametrize(("dominates", "decks"), [(False, [0]), (True, [0, 1])])
def test_who_dominates_nothing_shuffles_one_deck_though_cards_went_to_both(scene, me, foe, dominates, decks):
    """The dominated unit stays where it is; it is another of theirs that goes under their deck."""
    text = "Dominate-[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
    mine = Cards(REAR, "mine", Is("name", "=", "Grade 0"))
    theirs = Cards(REAR, "theirs", Is("name", "=", "Grade 1"))
    returns = act(Move(mine, "deck"), Move(theirs, "deck"), Shuffle())
    scene.card("Puppeteer", text, abilities=[returns], grade=2)
    me.has(vanguard="Puppeteer", right="Grade 0")
    foe.has(left="Grade 2", right="Grade 1")
    if dominates:
        me.uses("Puppeteer").picks("Grade 2")
    me.uses("Puppeteer", 2)
    assert sorted(note[0] for *_, note in scene.events("shuffle")) == decks


# --- 10.25 what a pair has together --------------------------------------------------------------------------------


@pytest.mark.rule("7.4.1.11", "10.25.6")
def test_the_powers_of_a_pair_are_added_once_the_attack_is_made(scene, me, foe):
    """While it is yet to be said what is attacked, the leader has its own power."""
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', grade=3, power=11000)
    scene.card("Mate", grade=2, power=9000, skill=None)
    scene.card("Grade 3 Foe", grade=3)
    me.has(vanguard="Leader", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3 Foe", left="Grade 1", hand=["Grade 0"])
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2", "Mate")
    me.picks("yes").is_asked("7.4.1.6")
    assert me.power("Leader") == 11000
    me.picks("Grade 3 Foe")
    foe.is_asked("7.5.1.2")
    assert me.power("Leader") == 11000 + 9000


@pytest.mark.rule("10.25.14")
def test_of_a_turn_in_which_a_pair_legioned_other_units_did_not(scene, me, foe):
    asks = Matches(This(), InState("legioned this turn"))
    grows = Ability("continuous", If(asks, Modify(This(), (Add("power", Number(5000)),))), zones=("field",))
    scene.card("Leader", '[ACT](VC):[Legion 20000]"Mate"', abilities=[grows], grade=3, power=11000)
    scene.card("Mate", grade=2, power=9000, skill=None)
    scene.card("Idler", abilities=[grows], grade=1, power=7000)
    scene.card("Grade 3 Foe", grade=3)
    me.has(vanguard="Leader", left="Idler", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"]).deck_top("Mate")
    foe.has(vanguard="Grade 3 Foe")
    me.uses("Leader").picks("Grade 0", "Grade 1", "Grade 2", "Mate")
    assert (me.power("Leader"), me.power("Idler")) == (11000 + 5000, 7000)


# --- 10.6.3.3 the Protect card -------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.3.3.1")
def test_a_protect_card_that_comes_back_to_the_hand_is_known_again(scene, me, foe):
    """It guards, goes back to the hand, and the opponent sees which of the cards there it is."""
    back = Move(Cards(("guardian circle",), "mine"), "hand")
    heard = Ability("automatic", back, zones=VC, trigger=On("guard", (("card", Cards((), "mine")),)))
    scene.cards["Protect"] = protect_card()
    scene.card("Giver", gift="protect", grade=2, abilities=[heard])
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Giver", hand=["Protect", "Grade 0"])
    me.attacks("Grade 1", "Giver")
    foe.picks("Protect").picks(("ability", "Giver/1", "Giver"))
    card, other = foe.card("Protect", "hand"), foe.card("Grade 0", "hand")
    assert (me.sees(card), me.sees(other)) == (True, False)
    scene.looked = True
