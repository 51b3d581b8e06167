"""Section 10.1.15 to 10.1.20: blasts and charges, bind, battle, gets and loses."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

VC = ("vanguard circle",)
DRAW = n.Perform("draw", n.Number(1))


# --- 10.1.15 to 10.1.17 blasts and charges --------------------------------------------------------------


@pytest.mark.rule("10.1.15.1")
def test_a_counter_blast_turns_face_up_damage_face_down(scene, me, foe):
    """10.1.15.1: two face-up damage cards pay once; with all three face down not one more can be paid."""
    scene.card(
        "Blaster", "[ACT](VC):[Counter-Blast 2] Draw a card.\n[ACT](VC):[Counter-Blast 1] Draw a card."
    )
    me.has(vanguard="Blaster", damage=["Grade 0", "Grade 1"])
    me.put("damage", "Grade 2", face_down=True)
    with me.changes(damage=0, hand=+1):
        me.uses("Blaster", 1)
    assert [bool(scene.game.face_down[c]) for c in scene.game.in_zone(0, "damage")] == [True, True, True]
    assert me.refused("use", "Blaster", "Blaster/2") == "8.5.2.3"


@pytest.mark.rule("10.1.15.1")
def test_a_counter_blast_of_one_asks_which_face_up_card(scene, me, foe):
    """10.1.15.1: the face-down card is not offered, and just one card is turned."""
    scene.card("Blaster", "[ACT](VC):[Counter-Blast 1] Draw a card.")
    me.has(vanguard="Blaster", damage=["Grade 0", "Grade 1"])
    me.put("damage", "Grade 2", face_down=True)
    me.uses("Blaster")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 1")
    assert [bool(scene.game.face_down[c]) for c in scene.game.in_zone(0, "damage")] == [False, True, True]


@pytest.mark.rule("10.1.16.1")
def test_a_soul_blast_moves_soul_to_the_drop_zone(scene, me, foe):
    """10.1.16.1: two cards leave the soul for the drop zone, and the effect follows."""
    scene.card("Blaster", "[ACT](VC):[Soul-Blast 2] Draw a card.")
    me.has(vanguard="Blaster", soul=["Grade 0", "Grade 1"])
    with me.changes(soul=-2, drop=+2, hand=+1):
        me.uses("Blaster")


@pytest.mark.rule("10.1.16.1")
def test_a_soul_blast_cannot_use_the_vanguard(scene, me, foe):
    """10.1.16.1: with one card in the soul a soul blast of two is refused and nothing moves."""
    scene.card("Blaster", "[ACT](VC):[Soul-Blast 2] Draw a card.")
    me.has(vanguard="Blaster", left="Grade 1", soul=["Grade 0"])
    with me.changes(soul=0, drop=0, hand=0):
        assert not me.offered("use", "Blaster", "Blaster/1")
        assert me.refused("use", "Blaster", "Blaster/1") == "8.5.2.3"
    assert me.zone("vanguard") == ["Blaster"]


@pytest.mark.rule("10.1.17.1")
def test_a_soul_charge_takes_the_top_cards(scene, me, foe):
    """10.1.17.1: three cards from the top of the deck go to the soul."""
    scene.card("Charger", "[ACT](VC):Soul-Charge 3.")
    me.has(vanguard="Charger")
    me.deck_top("Grade 0", "Grade 1", "Grade 2")
    scene.start()
    with me.changes(soul=+3, deck=-3):
        me.uses("Charger")
    assert sorted(me.zone("soul")) == ["Grade 0", "Grade 1", "Grade 2"]


@pytest.mark.rule("10.1.17.1")
def test_a_soul_charge_beyond_the_deck_takes_what_there_is(scene, me, foe):
    """10.1.17.1: both cards of a deck of two move, and then the game is lost at the check timing."""
    scene.card("Charger", "[ACT](VC):Soul-Charge 3.")
    scene.exactly()
    me.has(vanguard="Charger", deck=2)
    foe.has(vanguard="Grade 1", deck=5)
    with me.changes(soul=+2, deck=-2):
        me.uses("Charger")
    assert scene.winner is foe


@pytest.mark.rule("10.1.17.1")
def test_what_was_soul_charged_can_be_meant_afterwards(scene, me, foe):
    """10.1.17.1: the rest of the ability speaks of the cards that came to the soul, and not of those before."""
    charges = n.Sequence((n.Perform("soul charge", n.Number(2)), n.Move(n.It(), "drop")))
    scene.card("Charger", abilities=[n.Ability("activated", charges, zones=("vanguard circle",))])
    me.has(vanguard="Charger", soul=["Grade 3"])
    me.deck_top("Grade 0", "Grade 1")
    me.uses("Charger")
    assert (me.zone("soul"), sorted(me.zone("drop"))) == (["Grade 3"], ["Grade 0", "Grade 1"])


# --- 10.1.18 bind ---------------------------------------------------------------------------------------

BINDER = "[ACT](VC):Choose one of your opponent's rear-guards, and bind it."


@pytest.mark.rule("10.1.18.1")
def test_a_bound_card_goes_to_its_owners_bind_zone(scene, me, foe):
    """10.1.18.1: an opposing rear-guard is bound in the opponent's zone and has not been retired."""
    scene.card("Binder", BINDER)
    retired = n.Moved(n.This(), ("field",), ("drop",))
    scene.card("Veteran", abilities=[n.Ability("automatic", DRAW, trigger=retired)])
    me.has(vanguard="Binder")
    foe.has(left="Veteran")
    with foe.changes(hand=0, drop=0, bind=+1), me.changes(bind=0):
        me.uses("Binder")
    assert foe.zone("bind") == ["Veteran"] and foe.zone("left") == []


@pytest.mark.rule("10.1.18.1")
def test_a_borrowed_unit_is_bound_at_its_owner(scene, me, foe):
    """10.1.18.1: the owner's bind zone, not that of the player on whose circle it was."""
    scene.card("Binder", BINDER)
    me.has(vanguard="Binder")
    foe.put("front left", "Grade 1", owner=0)
    me.uses("Binder")
    assert me.zone("bind") == ["Grade 1"] and foe.count("bind") == 0


# --- 10.1.19 battle -------------------------------------------------------------------------------------


def duel():
    """When this unit attacks, it battles a rear-guard of the opponent's instead."""
    choose = n.Choose(n.Cards(("rear-guard circle",), "theirs"), n.Number(1))
    redirect = n.Sequence((choose, n.Perform("battle", cards=n.It())))
    return n.Ability("automatic", redirect, zones=VC, trigger=n.On("attack", (("attacker", n.This()),)))


@pytest.mark.rule("10.1.19.1")
def test_to_battle_another_unit_changes_which_one_is_attacked(scene, me, foe):
    """10.1.19.1: the attacker battles the left front instead; that is hit, and the vanguard is not."""
    scene.card("Duelist", abilities=[duel()], grade=2)
    scene.step("battle phase")
    me.has(vanguard="Duelist", right="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 0")
    me.attacks("Duelist", "Grade 1")
    foe.guards_with_nothing()
    assert foe.count("damage") == 0
    assert foe.zone("left") == [] and foe.zone("drop") == ["Grade 0"]


@pytest.mark.rule("10.1.19.1")
def test_guardians_protect_the_unit_that_is_battled_now(scene, me, foe):
    """10.1.19.1: after the change a guardian's shield counts for the left front, not for the vanguard."""
    scene.card("Duelist", abilities=[duel()], grade=2)
    scene.step("battle phase")
    me.has(vanguard="Duelist", right="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 0", hand=["Critical Trigger"])
    me.attacks("Duelist", "Grade 1")
    foe.guards_with("Critical Trigger")
    me.is_asked("7.2.1.2")
    guards = [(scene.game.card(e[3]), scene.game.card(e[4])) for e in scene.events("guard")]
    assert guards == [("Critical Trigger", "Grade 0")]
    assert foe.zone("left") == ["Grade 0"] and foe.count("damage") == 0


@pytest.mark.rule("10.1.19.1")
def test_to_battle_the_whole_front_row_attacks_every_unit_in_it(scene, me, foe):
    """10.1.19.1: all front units are attacked instead of one, and each is compared on its own."""
    scene.card(
        "Sweeper",
        "[CONT](VC):This unit battles every unit in your opponent's front row in one attack.",
        grade=2,
    )
    scene.step("battle phase")
    me.has(vanguard="Sweeper", right="Grade 1")
    foe.has(vanguard="Grade 1", left="Grade 0", right="Grade 3", back_left="Grade 0")
    me.attacks("Sweeper", "Grade 1")
    foe.guards_with_nothing()
    assert foe.count("damage") == 1 and foe.zone("left") == []
    assert foe.zone("right") == ["Grade 3"] and foe.zone("back_left") == ["Grade 0"]


# --- 10.1.20 gets, loses --------------------------------------------------------------------------------

GIVE_BOOST = '[ACT](VC):Choose one of your rear-guards, and that unit gets "Boost" until end of turn.'


@pytest.mark.rule("10.1.20.1")
def test_a_unit_that_gets_boost_can_boost(scene, me, foe):
    """10.1.20.1: the keyword it got counts as if it were printed."""
    scene.card("Coach", GIVE_BOOST, grade=2)
    scene.card("Page", skill=None)
    me.has(vanguard="Coach", back="Page", right="Grade 1")
    me.uses("Coach").picks("Page")
    me.attacks("Coach", "Stone", boost="Page")
    assert me.is_rested("Page")
    assert len(scene.events("boost")) == 1


@pytest.mark.rule("10.1.20.1")
def test_an_ability_got_for_a_turn_is_gone_in_the_next(scene, me, foe):
    """10.1.20.1: boost got until end of turn does not help two turns later."""
    scene.card("Coach", GIVE_BOOST, grade=2)
    scene.card("Page", skill=None)
    me.has(vanguard="Coach", back="Page", right="Grade 1")
    me.uses("Coach").picks("Page")
    assert "boost" in me.value("Page", "keywords")
    me.passes().declines_attack()
    assert scene.game.facts["turn seat"] == foe.seat
    assert "boost" not in me.value("Page", "keywords")


@pytest.mark.rule("10.1.20.1")
def test_an_ability_got_is_lost_on_leaving_the_field(scene, me, foe):
    """10.1.20.1: a unit that goes to the hand and comes back in the same turn has no boost any more."""
    text = f"{GIVE_BOOST}\n[ACT](VC):Choose one of your rear-guards, and return it to your hand."
    scene.card("Coach", text, grade=2)
    scene.card("Page", skill=None)
    me.has(vanguard="Coach", back="Page")
    foe.has(hand=["Grade 0"])
    me.uses("Coach", 1)
    assert "boost" in me.value("Page", "keywords")
    me.uses("Coach", 2)
    me.calls("Page", "back")
    assert "boost" not in me.value("Page", "keywords")
    me.passes().picks("yes", rule="7.2.1.2")
    foe.is_asked("7.4.1.1.2")


@pytest.mark.rule("10.1.20.1")
def test_a_whole_ability_can_be_got(scene, me, foe):
    """10.1.20.1: a text in quotes works as if it stood on the card."""
    scene.card(
        "Coach",
        "[ACT](VC):Choose one of your rear-guards, and that unit gets "
        '"[AUTO](RC):When this unit attacks, draw a card." until end of turn.',
    )
    me.has(vanguard="Coach", left="Grade 2", right="Grade 1")
    me.uses("Coach").picks("Grade 2")
    with me.changes(hand=+1):
        me.attacks("Grade 2", "Stone")


TAKE_INTERCEPT = (
    '[ACT](VC):Choose one of your opponent\'s rear-guards, and that unit loses "Intercept" until end of turn.'
)


@pytest.mark.rule("10.1.20.2")
def test_a_unit_that_lost_intercept_cannot_intercept(scene, me, foe):
    """10.1.20.2: the keyword counts as absent, and the intercept is refused."""
    scene.card("Disarmer", TAKE_INTERCEPT, grade=2)
    me.has(vanguard="Disarmer", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2", hand=["Grade 0"])
    me.uses("Disarmer")
    me.attacks("Disarmer", "Grade 3")
    foe.is_asked("7.4.1.1.2", exactly=["Grade 0", "done"])
    assert foe.refused("Grade 2") == "10.2.2.1"


@pytest.mark.rule("10.1.20.2")
def test_a_lost_ability_is_back_after_the_turn(scene, me, foe):
    """10.1.20.2: in my next turn the unit may intercept again."""
    scene.card("Disarmer", TAKE_INTERCEPT, grade=2)
    me.has(vanguard="Disarmer", right="Grade 1")
    foe.has(vanguard="Grade 3", left="Grade 2")
    me.uses("Disarmer")
    me.passes().declines_attack()
    foe.passes()
    foe.declines_attack()
    me.attacks("Disarmer", "Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert foe.offered("Grade 2")
