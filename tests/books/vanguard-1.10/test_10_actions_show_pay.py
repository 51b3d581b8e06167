"""Section 10.1.7 to 10.1.20: heal, reveal, search, shuffle, checks, blasts, bind, battle, gets and loses."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.kernel import nodes as n
from playmat.testing.modes import make_mode
from playmat.testing.scene import Scene

VC = ("vanguard circle",)
HAND = n.Cards(("hand",), "mine")
DRAW = n.Perform("draw", n.Number(1))


# --- 10.1.7 heal ----------------------------------------------------------------------------------------

HEALED = "[AUTO](RC):When a card is put into your drop zone from your damage zone, draw a card."


@pytest.mark.rule("10.1.7.1")
def test_a_healed_card_goes_from_damage_to_drop(scene, me, foe):
    """10.1.7.1: one damage less, one card more in the drop zone; either face may be picked."""
    scene.card("Nurse", "[ACT](VC):Choose a card from your damage zone, and heal it.")
    scene.card("Witness", HEALED)
    me.has(vanguard="Nurse", left="Witness", damage=["Grade 0", "Grade 1"])
    me.put("damage", "Grade 2", face_down=True)
    with me.changes(damage=-1, drop=+1, hand=+1):
        me.uses("Nurse")
        me.is_asked(exactly=["Grade 0", "Grade 1", "Grade 2"])
        me.picks("Grade 2")
    assert me.zone("drop") == ["Grade 2"]


@pytest.mark.rule("10.1.7.1")
def test_a_healed_card_lies_face_up_in_the_drop_zone(scene, me, foe):
    """10.1.7.1: a face-down damage card that is healed is an open card of the drop zone."""
    scene.card("Nurse", "[ACT](VC):Choose a card from your damage zone, and heal it.")
    me.has(vanguard="Nurse")
    card = me.put("damage", "Grade 2", face_down=True)
    me.uses("Nurse")
    assert me.zone("drop") == ["Grade 2"] and not scene.game.face_down[card]


@pytest.mark.rule("10.1.7.1")
def test_a_damage_card_taken_to_the_hand_is_not_healed(scene, me, foe):
    """10.1.7.1: healing ends in the drop zone; to the hand is something else."""
    scene.card("Taker", "[ACT](VC):Choose a card from your damage zone, and return it to your hand.")
    scene.card("Witness", HEALED)
    me.has(vanguard="Taker", left="Witness", damage=["Grade 1"])
    with me.changes(damage=-1, drop=0, hand=+1):
        me.uses("Taker")


# --- 10.1.8 reveal --------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.8.1.1")
def test_a_cost_is_settled_before_its_reveal_is_shown(scene, me, foe):
    """10.1.8.1.1: the discard is fixed while the card to be revealed is still hidden; then both happen."""
    cost = (
        n.Sequence((n.Choose(n.Cards(("hand",), "mine", n.Is("grade", "=", n.Number(3))), n.Number(1)), n.Reveal(n.It()))),
        n.Sequence((n.Choose(HAND, n.Number(1)), n.Move(n.It(), "drop", verb="discard"))),
    )
    scene.card("Bluffer", abilities=[n.Ability("activated", DRAW, zones=VC, cost=cost)])
    scene.card("Ace", grade=3)
    scene.card("King", grade=3)
    me.has(vanguard="Bluffer", hand=["Ace", "King", "Grade 0", "Grade 1"])
    me.uses("Bluffer").picks("Ace")
    me.is_asked(exactly=["King", "Grade 0", "Grade 1"])
    assert not foe.sees(me.card("Ace")) and scene.events("show") == []
    me.picks("Grade 0")
    assert [scene.game.card(e[3]) for e in scene.events("show")] == ["Ace"]
    assert me.zone("drop") == ["Grade 0"]
    scene.quiet()


@pytest.mark.rule("10.1.8.1.1")
def test_a_cost_with_a_reveal_shows_nothing_when_it_cannot_be_paid(scene, me, foe):
    """10.1.8.1.1: with one card in hand the reveal and the discard cannot both be paid, and nothing is shown."""
    cost = (
        n.Sequence((n.Choose(n.Cards(("hand",), "mine", n.Is("grade", "=", n.Number(3))), n.Number(1)), n.Reveal(n.It()))),
        n.Sequence((n.Choose(HAND, n.Number(1)), n.Move(n.It(), "drop", verb="discard"))),
    )
    scene.card("Bluffer", abilities=[n.Ability("activated", DRAW, zones=VC, cost=cost)])
    scene.card("Ace", grade=3)
    me.has(vanguard="Bluffer", hand=["Ace"])
    assert me.refused("use", "Bluffer", "Bluffer/1") == "8.5.2.3"
    assert not foe.sees(me.card("Ace"))


@pytest.mark.rule("10.1.8.1.2")
def test_a_revealed_hand_is_seen_until_the_effect_ends(scene, me, foe):
    """10.1.8.1.2: the opponent sees the hand while choosing from it, and no longer afterwards."""
    reveal = n.Sequence((
        n.Reveal(HAND), n.Choose(HAND, n.Number(1), by="opponent"), n.Move(n.It(), "drop", verb="discard"),
    ))  # fmt: skip
    scene.card("Open Book", abilities=[n.Ability("activated", reveal, zones=VC)])
    for name in ("First Secret", "Second Secret", "Third Secret"):
        scene.card(name)
    me.has(vanguard="Open Book", hand=["First Secret", "Second Secret", "Third Secret"])
    me.uses("Open Book")
    foe.is_asked(exactly=["First Secret", "Second Secret", "Third Secret"])
    assert all(foe.sees(me.card(name)) for name in ("First Secret", "Second Secret", "Third Secret"))
    foe.picks("Second Secret")
    assert me.zone("drop") == ["Second Secret"]
    assert not foe.sees(me.card("First Secret")) and not foe.sees(me.card("Third Secret"))


@pytest.mark.rule("10.1.8.1.3")
def test_a_revealed_card_stays_in_its_zone(scene, me, foe):
    """10.1.8.1.3: the top card of the deck is shown to both, stays where it is and is drawn next."""
    scene.card("Herald", "[ACT](VC):Reveal the top card of your deck.\n[ACT](VC):Draw a card.")
    scene.card("Top Card")
    me.has(vanguard="Herald")
    me.deck_top("Top Card")
    scene.start()
    with me.changes(deck=0, hand=0):
        me.uses("Herald", 1)
    assert scene.moves() == []
    shown = scene.events("show")
    assert len(shown) == 1 and scene.game.card(shown[0][3]) == "Top Card" and shown[0][5] == 0b11
    me.uses("Herald", 2)
    assert me.zone("hand") == ["Top Card"]


# --- 10.1.9 search --------------------------------------------------------------------------------------

SEARCH = "[ACT](VC):Search your deck for a grade 3 card, put it into your hand, and shuffle your deck."


@pytest.mark.rule("10.1.9.1")
def test_only_the_searching_player_sees_the_zone(scene, me, foe):
    """10.1.9.1: the deck is open to the one who searches while the search lasts, and to nobody else."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Pebble", grade=0)
    me.has(vanguard="Seeker", deck=["Pebble", "Treasure"])
    me.uses("Seeker")
    treasure, pebble = me.card("Treasure"), me.card("Pebble")
    me.is_asked(exactly=["Treasure", "done"])
    assert me.sees(treasure) and me.sees(pebble)
    assert not foe.sees(treasure) and not foe.sees(pebble)
    me.picks("Treasure")
    assert not any(me.sees(card) for card in scene.game.in_zone(0, "deck"))
    assert me.zone("hand") == ["Treasure"]


@pytest.mark.rule("10.1.9.1")
def test_a_card_that_does_not_fit_is_not_found(scene, me, foe):
    """10.1.9.1: a card without the information asked for is refused."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Pebble", grade=0)
    me.has(vanguard="Seeker", deck=["Pebble", "Treasure"])
    me.uses("Seeker")
    me.refused("Pebble")
    me.picks("Treasure")


@pytest.mark.rule("10.1.9.1.1")
def test_a_search_of_a_hidden_zone_may_find_nothing(scene, me, foe):
    """10.1.9.1.1: two cards fit, and finding none is allowed."""
    scene.card("Seeker", SEARCH)
    scene.card("Treasure", grade=3)
    scene.card("Jewel", grade=3)
    me.has(vanguard="Seeker", deck=["Jewel", "Treasure"])
    scene.start()
    with me.changes(hand=0, deck=0):
        me.uses("Seeker")
        me.is_asked(exactly=["Jewel", "Treasure", "done"])
        me.picks("done")


def drop_search():
    """Search the drop zone for one grade 1 and take it."""
    among = n.Cards(("drop",), "mine", n.Is("grade", "=", n.Number(1)))
    take = n.Sequence((n.Search(among, n.Number(1), up_to=False), n.Move(n.It(), "hand")))
    return n.Ability("activated", take, zones=VC)


@pytest.mark.rule("10.1.9.1.2")
def test_a_search_of_a_public_zone_must_find(scene, me, foe):
    """10.1.9.1.2: with fitting cards in the drop zone one of them must be found."""
    scene.card("Digger", abilities=[drop_search()])
    scene.card("First Find")
    scene.card("Second Find")
    me.has(vanguard="Digger", drop=["First Find", "Grade 0", "Second Find"])
    me.uses("Digger")
    me.is_asked(exactly=["First Find", "Second Find"])
    me.refused("done")
    me.picks("Second Find")
    assert me.zone("hand") == ["Second Find"]


@pytest.mark.rule("10.1.9.1.2")
def test_a_search_of_a_public_zone_without_a_fitting_card_does_nothing(scene, me, foe):
    """10.1.9.1.2: there is nothing to find, and nothing happens."""
    scene.card("Digger", abilities=[drop_search()])
    me.has(vanguard="Digger", drop=["Grade 0", "Grade 2"])
    with me.changes(hand=0, drop=0):
        me.uses("Digger")
    scene.quiet()


# --- 10.1.10 shuffle ------------------------------------------------------------------------------------


def shuffled_order(seed):
    """The order of a deck of three after a search and a shuffle, with this seed."""
    scene = Scene(make_mode("plain")).book("vanguard-1.10", seed=seed).turn_of(0).step("main phase").exactly()
    me, foe = scene.players
    scene.card("Seeker", SEARCH)
    for name in "ABC":
        scene.card(name)
    me.has(vanguard="Seeker", deck=["A", "B", "Grade 3", "C"])
    foe.has(vanguard="Stone", deck=3)
    me.uses("Seeker").picks("Grade 3")
    assert not any(player.sees(card) for player in (me, foe) for card in scene.game.in_zone(0, "deck"))
    return "".join(me.zone("deck"))


@pytest.mark.rule("10.1.10.1")
def test_a_shuffle_gives_every_order_alike(scene, me, foe):
    """10.1.10.1: of the six orders of three cards each comes up in about a sixth of many games."""
    games = 300
    orders = Counter(shuffled_order(seed) for seed in range(games))
    assert set(orders) == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    expected = games / 6
    # 20.5: a fair shuffle goes beyond it once in a thousand times (chi square, five degrees of freedom)
    assert sum((seen - expected) ** 2 / expected for seen in orders.values()) < 20.5


@pytest.mark.rule("10.1.10.1")
def test_a_shuffle_keeps_the_cards(scene, me, foe):
    """10.1.10.1: only the order changes, and a card known to be on top is not known any more."""
    scene.card("Mixer", "[ACT](VC):Look at the top card of your deck, put it on top of your deck, and shuffle your deck.")
    for name in "ABCDE":
        scene.card(name)
    scene.exactly()
    me.has(vanguard="Mixer", deck=list("ABCDE"))
    foe.has(vanguard="Stone", deck=3)
    me.uses("Mixer")
    assert sorted(me.zone("deck")) == list("ABCDE")
    assert len(scene.events("shuffle")) == 1
    assert not any(me.sees(card) or foe.sees(card) for card in scene.game.in_zone(0, "deck"))


# --- 10.1.14 damage check -------------------------------------------------------------------------------

SKILL_DAMAGE = "[ACT](VC):Choose your opponent's vanguard, and deal one damage."


@pytest.mark.rule("10.1.14.1.1")
def test_skill_damage_is_checked_like_battle_damage(scene, me, foe):
    """10.1.14.1.1: a draw trigger in a check for skill damage works, then the card becomes damage."""
    scene.card("Burner", SKILL_DAMAGE)
    me.has(vanguard="Burner")
    foe.has(vanguard="Grade 2")
    foe.deck_top("Draw Trigger", "Grade 0")
    scene.start()
    with foe.changes(damage=+1, hand=+1, deck=-2):
        me.uses("Burner")
        foe.picks("power", rule="2.8.2")
    assert foe.power("Grade 2") == 9000 + 5000
    assert foe.zone("damage") == ["Draw Trigger"] and foe.zone("hand") == ["Grade 0"]


@pytest.mark.rule("10.1.14.1.1")
def test_a_check_for_skill_damage_uses_the_trigger_zone(scene, me, foe):
    """10.1.14.1.1: the card goes by way of the trigger zone, and abilities on damage checks hear it."""
    scene.card("Burner", SKILL_DAMAGE)
    scene.card("Watcher", abilities=[
        n.Ability("automatic", DRAW, zones=("rear-guard circle",), trigger=n.On("damage check")),
    ])  # fmt: skip
    me.has(vanguard="Burner", left="Watcher")
    foe.deck_top("Grade 1")
    with me.changes(hand=+1):
        me.uses("Burner")
    path = [(start, end) for card, start, end in scene.moves() if card == "Grade 1"]
    assert path == [("deck", "trigger"), ("trigger", "damage")]


# --- 10.1.15 to 10.1.17 blasts and charges --------------------------------------------------------------


@pytest.mark.rule("10.1.15.1")
def test_a_counter_blast_turns_face_up_damage_face_down(scene, me, foe):
    """10.1.15.1: two face-up damage cards pay once; with all three face down not even one more can be paid."""
    scene.card("Blaster", "[ACT](VC):[Counter-Blast 2] Draw a card.\n[ACT](VC):[Counter-Blast 1] Draw a card.")
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
    me.has(vanguard="Blaster", soul=["Grade 0"])
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


@pytest.mark.rule("10.1.19.1")
def test_to_battle_another_unit_changes_which_one_is_attacked(scene, me, foe):
    """10.1.19.1: the attacker battles the left front instead; the vanguard is out of it, the left front is hit."""
    redirect = n.Sequence((n.Choose(n.Cards(("rear-guard circle",), "theirs"), n.Number(1)), n.Perform("battle", cards=n.It())))
    trigger = n.On("attack", (("attacker", n.This()),))
    scene.card("Duelist", abilities=[n.Ability("automatic", redirect, zones=VC, trigger=trigger)], grade=2)
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
    redirect = n.Sequence((n.Choose(n.Cards(("rear-guard circle",), "theirs"), n.Number(1)), n.Perform("battle", cards=n.It())))
    trigger = n.On("attack", (("attacker", n.This()),))
    scene.card("Duelist", abilities=[n.Ability("automatic", redirect, zones=VC, trigger=trigger)], grade=2)
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
    scene.card("Sweeper", "[CONT](VC):This unit battles every unit in your opponent's front row in one attack.", grade=2)
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
    me.has(vanguard="Coach", back="Stone", right="Grade 1")
    me.uses("Coach").picks("Stone")
    me.attacks("Coach", "Stone", boost="Stone")
    assert me.is_rested("Stone")
    assert len(scene.events("boost")) == 1


@pytest.mark.rule("10.1.20.1")
def test_an_ability_got_for_a_turn_is_gone_in_the_next(scene, me, foe):
    """10.1.20.1: boost got until end of turn does not help two turns later."""
    scene.card("Coach", GIVE_BOOST, grade=2)
    me.has(vanguard="Coach", back="Stone", right="Grade 1")
    me.uses("Coach").picks("Stone")
    assert "boost" in me.value("Stone", "keywords")
    me.passes().declines_attack()
    assert scene.game.facts["turn seat"] == foe.seat
    assert "boost" not in me.value("Stone", "keywords")


@pytest.mark.rule("10.1.20.1")
def test_an_ability_got_is_lost_on_leaving_the_field(scene, me, foe):
    """10.1.20.1: a unit that goes to the hand and comes back in the same turn has no boost any more."""
    text = f"{GIVE_BOOST}\n[ACT](VC):Choose one of your rear-guards, and return it to your hand."
    scene.card("Coach", text, grade=2)
    me.has(vanguard="Coach", back="Stone")
    me.uses("Coach", 1)
    assert "boost" in me.value("Stone", "keywords")
    me.uses("Coach", 2)
    me.calls("Stone", "back")
    me.attacks("Coach", "Stone")
    assert scene.events("boost") == []
    assert "boost" not in me.value("Stone", "keywords")


@pytest.mark.rule("10.1.20.1")
def test_a_whole_ability_can_be_got(scene, me, foe):
    """10.1.20.1: a text in quotes works as if it stood on the card."""
    scene.card("Coach", "[ACT](VC):Choose one of your rear-guards, and that unit gets "
                        '"[AUTO](RC):When this unit attacks, draw a card." until end of turn.')
    me.has(vanguard="Coach", left="Grade 2", right="Grade 1")
    me.uses("Coach").picks("Grade 2")
    with me.changes(hand=+1):
        me.attacks("Grade 2", "Stone")


TAKE_INTERCEPT = ('[ACT](VC):Choose one of your opponent\'s rear-guards, and that unit loses "Intercept" until end of turn.')


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
