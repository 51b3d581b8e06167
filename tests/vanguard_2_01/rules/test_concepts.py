"""Sections 3 and 4: where texts work, what units are, looking and moving, and the circles."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    Choose,
    Count,
    It,
    Look,
    Modify,
    Move,
    Number,
    Sequence,
    This,
    Times,
    Top,
)

RALLY = "All of your vanguards get [Power]+2000."
CIRCLES = ["front left", "front right", "back left", "back center", "back right"]


# --- 3.1.1.2.3 what activates --------------------------------------------------------------------------------


@pytest.mark.rule("3.1.1.2.3")
def test_an_automatic_ability_that_was_set_off_stands_by(scene, me, foe):
    """3.1.1.2.3: both that the call set off stand by, before either is played; the third was not set off."""
    for name in ("Left", "Right"):
        scene.card(f"{name} Ear", "[AUTO](RC):When your other unit is placed on (RC), you may draw a card.", grade=1)
    scene.card("Deaf Ear", "[AUTO](RC):When your other unit is placed on (VC), you may draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Left Ear", right="Right Ear", back="Deaf Ear", hand=["Grade 0"])
    me.calls("Grade 0", "back left")
    me.is_asked("8.4.1.2", exactly=[("ability", "Left Ear/1", "Left Ear"), ("ability", "Right Ear/1", "Right Ear")])
    assert not scene.events("play")
    me.picks(("ability", "Left Ear/1", "Left Ear")).passes().passes()


@pytest.mark.rule("3.1.1.2.3", "8.6.8")
def test_it_stands_by_though_its_card_has_left(scene, me, foe):
    """3.1.1.2.3: the other of the two was retired by the first, and is played all the same."""
    text = "[AUTO](RC):When your other unit is placed on (RC), choose one of your other rear-guards, and retire it."
    scene.card("Feller", text, grade=1)
    scene.card("Ear", "[AUTO](RC):When your other unit is placed on (RC), draw a card.", grade=1)
    me.has(vanguard="Grade 2", left="Feller", right="Ear", hand=["Grade 0"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "back left")
        me.picks(("ability", "Feller/1", "Feller")).picks("Ear")
    assert me.zone("drop") == ["Ear"]


# --- 3.1.1.3 where a text works --------------------------------------------------------------------------------

PLACES = ["hand", "drop", "bind", "soul", "damage", "front left"]


@pytest.mark.rule("3.1.1.3.4", "3.1.1.3.5", "3.1.1.3.6", "3.1.1.3.7", "3.1.1.3.8")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("mark", "zone"),
    [("Hand", "hand"), ("Drop zone", "drop"), ("Bind zone", "bind"), ("Soul", "soul"), ("Damage zone", "damage")],
)
def test_a_continuous_text_works_where_its_mark_says(scene, me, foe, mark, zone, place):
    """Each mark in each of the zones; only in its own does the vanguard get the power."""
    scene.card("Banner", f"[CONT]({mark}):{RALLY}", grade=1)
    me.put(place, "Banner")
    me.has(vanguard="Grade 2", right="Grade 0")
    scene.start()
    assert me.power("Grade 2") == 9000 + (2000 if place == zone else 0)


@pytest.mark.rule("3.1.1.3.4", "3.1.1.3.5")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("mark", "zone"), [("Hand", "hand"), ("Drop zone", "drop"), ("Soul", "soul")])
def test_an_activated_ability_is_played_where_its_mark_says(scene, me, foe, mark, zone, place):
    scene.card("Helper", f"[ACT]({mark}):Draw a card.", grade=3)
    me.put(place, "Helper")
    me.has(vanguard="Grade 2", right="Grade 0")
    scene.start()
    if place == zone:
        with me.changes(hand=1):
            me.uses("Helper")
    else:
        assert me.refused("use", "Helper", "Helper/1") == "3.1.1.3"


@pytest.mark.rule("3.1.1.3.5")
def test_a_text_of_the_drop_zone_is_gone_once_the_card_is_bound(scene, me, foe):
    scene.card("Ghost", "[ACT](Drop zone):Bind this card.", grade=3)
    me.has(vanguard="Grade 2", right="Grade 0", drop=["Ghost"])
    me.uses("Ghost")
    assert me.zone("bind") == ["Ghost"]
    assert me.refused("use", "Ghost", "Ghost/1") == "3.1.1.3"


@pytest.mark.rule("3.1.1.3.7")
def test_a_text_of_the_soul_ends_as_the_card_is_soul_blasted(scene, me, foe):
    scene.card("Banner", f"[CONT](Soul):{RALLY}", grade=1)
    scene.card("Spender", "[ACT](VC):[Soul-Blast 1] Draw a card.", grade=2, power=9000)
    me.has(vanguard="Spender", soul=["Banner"], right="Grade 0")
    scene.start()
    assert me.power("Spender") == 9000 + 2000
    me.uses("Spender")
    assert (me.power("Spender"), me.zone("drop")) == (9000, ["Banner"])


@pytest.mark.rule("3.1.1.3.6", "3.1.1.3.8")
@pytest.mark.parametrize(
    ("mark", "zone", "down", "power"),
    [
        ("Damage zone", "damage", False, 11000),
        ("Damage zone", "damage", True, 9000),
        ("Bind zone", "bind", False, 11000),
        ("Bind zone", "bind", True, 9000),
    ],
)
def test_what_lies_face_down_there_does_nothing(scene, me, foe, mark, zone, down, power):
    """3.1.1.3.6, 3.1.1.3.8: a text of the zone works while the card lies face up in it."""
    scene.card("Banner", f"[CONT]({mark}):{RALLY}", grade=1)
    me.put(zone, "Banner", face_down=down)
    me.has(vanguard="Grade 2", right="Grade 0")
    scene.start()
    assert me.power("Grade 2") == power


@pytest.mark.rule("3.1.1.3.8")
def test_an_automatic_text_of_the_damage_zone_is_not_heard_after_healing(scene, me, foe):
    """It hears the first unit that is placed, and not the second, when it has been healed."""
    scene.card("Scar", "[AUTO](Damage zone):When your unit is placed on (RC), draw a card.", grade=1)
    heal = Sequence((Choose(Cards(("damage",), "mine"), Number(1)), Move(It(), "drop", verb="heal")))
    scene.card("Healer", abilities=[Ability("activated", heal, zones=("field",))], grade=2)
    me.has(vanguard="Healer", damage=["Scar"], hand=["Grade 0", "Grade 1"])
    with me.changes(hand=-1 + 1):
        me.calls("Grade 0", "left")
    me.uses("Healer")
    with me.changes(hand=-1):
        me.calls("Grade 1", "right")


@pytest.mark.rule("3.1.1.3.9")
@pytest.mark.parametrize(("mark", "found"), [("(Deck)", True), ("(Hand)", False)])
def test_a_text_of_the_deck_counts_in_the_deck_alone(scene, me, foe, mark, found):
    """3.1.1.3.9: it is of the other clan for a search, and no more in the hand."""
    scene.card("Stowaway", f"[CONT]{mark}:This card is also a <<Far Guard>>.", clan="Near Guard", grade=1)
    search = "Search your deck for up to one <<Far Guard>>, reveal it, put it into your hand, and shuffle your deck."
    scene.card("Finder", f"[ACT](VC):{search}", grade=2)
    me.has(vanguard="Finder", right="Grade 0").deck_top("Stowaway")
    me.uses("Finder")
    if found:
        me.picks("Stowaway")
        assert me.value("Stowaway", "clan") == ("Near Guard",)
    else:
        assert me.count("hand") == 0


@pytest.mark.rule("3.1.1.3.10")
@pytest.mark.parametrize("place", ["deck", *PLACES, "vanguard circle", "back left"])
def test_a_text_without_a_mark_works_everywhere(scene, me, foe, place):
    """3.1.1.3.10: the clan is added wherever the card is."""
    scene.card("Everywhere", "[CONT]:This card is also a <<Far Guard>>.", clan="Near Guard", grade=2)
    me.put(place, "Everywhere")
    me.has(hand=["Grade 0"])
    scene.start()
    assert me.value("Everywhere", "clan") == ("Near Guard", "Far Guard")


@pytest.mark.rule("3.1.1.3.10", "4.7.1")
@pytest.mark.parametrize(("text", "power"), [("[CONT]", 9000), ("[CONT](RC)", 7000)])
def test_in_the_soul_only_a_text_without_a_mark_works(scene, me, foe, text, power):
    """3.1.1.3.10, 4.7.1: the soul is no part of the field, so one for the field does nothing there."""
    scene.card("Banner", f"{text}:All of your rear-guards get [Power]+2000.", grade=1)
    me.has(vanguard="Grade 2", left="Grade 1", soul=["Banner"])
    scene.start()
    assert me.power("Grade 1") == power


# --- 3.1.1.5.2 costs of automatic abilities ------------------------------------------------------------------

PAYS = "you may pay the cost. If you do, this unit gets [Power]+5000 until end of turn."


@pytest.mark.rule("3.1.1.5.2", "8.1.1.2.3.1")
@pytest.mark.parametrize(
    ("before", "answer", "power", "hand", "soul", "spent"),
    [
        ("draw a card. Then, ", "no", 9000, 1, 1, True),
        ("draw a card. Then, ", "yes", 14000, 1, 0, True),
        ("", "no", 9000, 0, 1, False),
        ("", "yes", 14000, 0, 0, True),
    ],
)
def test_what_hangs_on_the_payment_does_not_happen_without_it(scene, me, foe, before, answer, power, hand, soul, spent):
    """3.1.1.5.2: what was written before it happens anyway, and then the turn's use is spent."""
    text = f"[AUTO](VC)[1/Turn]:[Soul-Blast 1] When your unit is placed on (RC), {before}{PAYS}"
    scene.card("Buyer", text, grade=2, power=9000)
    me.has(vanguard="Buyer", soul=1, hand=["Grade 0"])
    with me.changes(hand=-1 + hand):
        me.calls("Grade 0", "left").picks(("ability", "Buyer/1", "Buyer"), answer)
    assert (me.power("Buyer"), me.count("soul"), bool(scene.game.locks)) == (power, soul, spent)


# --- 3.8, 3.10 units ---------------------------------------------------------------------------------------------


@pytest.mark.rule("3.8.1.1")
@pytest.mark.parametrize(
    ("sort", "found"), [("trigger unit", "Draw Trigger"), ("normal unit", "Grade 1"), ("G unit", "Grand")]
)
def test_a_card_is_told_by_its_type_wherever_it_lies(scene, me, foe, sort, found):
    """3.8.1.1: in the drop zone; the G unit was bound, where it may lie for a while."""
    scene.card("Finder", f"[ACT](VC):Choose a {sort} from your bind zone, and put it into your soul.", grade=2)
    me.has(vanguard="Finder", right="Grade 0", bind=["Draw Trigger", "Grade 1", "Grand"])
    me.uses("Finder")
    there = me.zone("G zone") if found == "Grand" else me.zone("soul")
    assert there == [found]


@pytest.mark.rule("3.8.1.1", "3.8.1")
def test_units_without_a_type_are_those_of_the_field(scene, me, foe):
    scene.card("Chooser", "[ACT](VC):Choose one of your units, and it gets [Power]+1000 until end of turn.", grade=2)
    me.has(vanguard="Chooser", left="Grade 1", soul=["Grade 0"], drop=["Draw Trigger"], hand=["Grade 2"])
    me.uses("Chooser").is_asked(exactly=["Chooser", "Grade 1"])


# --- 3.12, 3.13 moving and looking -----------------------------------------------------------------------------


@pytest.mark.rule("3.12.5", "4.2.3")
@pytest.mark.parametrize(("deed", "zone"), [("Put {} into your drop zone", "drop"), ("Bind {}", "bind")])
def test_cards_of_the_top_of_the_deck_move_one_by_one(scene, me, foe, deed, zone):
    """3.12.5: the third from the top lies uppermost, and each moved by itself."""
    deed = deed.format("three cards from the top of your deck")
    scene.card("Mill", f"[ACT](VC):{deed}.", grade=2)
    me.has(vanguard="Mill", right="Grade 0").deck_top("Grade 1", "Grade 2", "Grade 3")
    me.uses("Mill")
    assert me.zone(zone) == ["Grade 1", "Grade 2", "Grade 3"]
    assert [name for name, _, to in scene.moves() if to == zone] == ["Grade 1", "Grade 2", "Grade 3"]


@pytest.mark.rule("3.13.2")
@pytest.mark.parametrize("side", ["mine", "theirs"])
@pytest.mark.parametrize(("number", "seen"), [(3, 3), (5, 4), (0, 0)])
def test_only_who_looks_sees_the_cards(scene, me, foe, side, number, seen):
    """3.13.2: as many as are there, for the looking player alone; nothing moves."""
    scene.exactly()
    looks = Sequence((Look(Top(Number(number), "deck", side)), Choose(Cards(("hand",), "mine"), Number(1))))
    scene.card("Seer", abilities=[Ability("activated", looks, zones=("field",))], grade=2)
    me.has(vanguard="Seer", hand=["Grade 0", "Grade 3"])
    foe.has(vanguard="Grade 2")
    for player in (me, foe):
        player.has(deck=[scene.card(f"Card {at} of {player.seat}") for at in range(4)])
    looked, other = (me, foe) if side == "mine" else (foe, me)
    before = looked.zone("deck")
    me.uses("Seer")
    cards = scene.game.in_zone(looked.seat, "deck")
    assert [me.sees(card) for card in cards] == [False] * (4 - seen) + [True] * seen
    assert not any(foe.sees(card) for card in cards)
    assert not any(me.sees(card) or foe.sees(card) for card in scene.game.in_zone(other.seat, "deck"))
    me.picks("Grade 0")
    assert not any(me.sees(card) for card in cards)
    assert looked.zone("deck") == before


# --- 4.1 to 4.7 zones ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.8")
@pytest.mark.parametrize("follows", [True, False])
def test_an_effect_follows_the_card_that_it_moved(scene, me, foe, follows):
    """4.1.8: called by the effect it gets the power, though it is a new card there; a card called later gets none."""
    text = "[ACT](VC):Choose a card from your drop zone, call it to (RC), and it gets [Power]+5000 until end of turn."
    scene.card("Caller", text, grade=2)
    me.has(vanguard="Caller", drop=["Grade 1"], hand=["Grade 0"])
    me.uses("Caller").picks("front left")
    if follows:
        assert me.power("Grade 1") == 7000 + 5000
    else:
        me.calls("Grade 0", "front left")
        assert me.power("Grade 0") == 5000


@pytest.mark.rule("4.5.2", "4.7.1")
def test_what_is_on_a_circle_is_on_the_field_and_what_is_in_the_soul_is_not(scene, me, foe):
    """4.5.2: vanguard, five rear-guards and two guardians are eight."""
    scene.step("battle phase")
    counts = Modify(This(), (Add("power", Times(Count(Cards(("field",), "mine")), 1000)),))
    scene.card("Marshal", abilities=[Ability("continuous", counts, zones=("field",))], grade=2, power=9000)
    me.has(left="Grade 3", right="Grade 3")
    foe.has(vanguard="Marshal", soul=["Grade 0"] * 6, hand=["Draw Trigger", "Heal Trigger", "Grade 1"])
    for circle in CIRCLES:
        foe.put(circle, "Stone")
    me.attacks("Grade 3", "Marshal")
    assert foe.power("Marshal") == 9000 + 6 * 1000
    foe.picks("Draw Trigger", "Heal Trigger")
    foe.is_asked("7.5.1.2")
    assert foe.power("Marshal") == 9000 + 8 * 1000 + 2 * 10000


@pytest.mark.rule("4.6.4", "4.6.6")
def test_the_circles_begin_as_vanguard_and_rear_guard_circles(scene, me, foe):
    """4.6.4, 4.6.6: cards are called to the five others, and never to the one in the centre of the front."""
    me.has(vanguard="Grade 2", hand=["Grade 1"])
    me.is_asked("6.6.1.2", exactly=[*(("call", "Grade 1", circle) for circle in CIRCLES), "pass"])
    assert me.refused("call", "Grade 1", "vanguard circle") == "6.6.1.2.1.1"


@pytest.mark.rule("4.6.5")
def test_the_circle_far_in_front_is_for_guardians(scene, me, foe):
    """4.6.5: in the main phase nothing is played there; in the guard step all guardians come to it."""
    me.has(vanguard="Grade 2", left="Grade 3", right="Grade 3", hand=["Grade 1"])
    foe.has(hand=["Draw Trigger", "Heal Trigger", "Grade 0"])
    assert me.refused("call", "Grade 1", "guardian circle") == "8.5.2.2.1"
    me.attacks("Grade 3", "Stone")
    foe.picks("Draw Trigger", "Heal Trigger")
    assert foe.zone("guardians") == ["Draw Trigger", "Heal Trigger"]
    foe.is_asked("7.5.1.2")


@pytest.mark.rule("4.6.6", "4.6.7", "10.22.7")
@pytest.mark.parametrize("freed", ["unlocked", "gone"])
def test_a_lock_circle_is_a_rear_guard_circle_again_afterwards(scene, me, foe, freed):
    """4.6.6: when its card is unlocked, and when it has left."""
    leaves = Ability("activated", Move(Cards(("front left, locked",), "mine"), "drop"), zones=("field",))
    scene.card("Sweeper", abilities=[leaves], grade=1)
    text = "[ACT](VC):Choose one of your rear-guards, and lock it.\n[ACT](VC):Unlock all of your locked cards."
    scene.card("Keyholder", text, grade=2, skill=None)
    me.has(vanguard="Keyholder", left="Grade 1", right="Sweeper", hand=["Grade 0"])
    assert me.offered("call", "Grade 0", "front left")
    me.uses("Keyholder").picks("Grade 1")
    assert me.refused("call", "Grade 0", "front left") == "8.5.2.2.1"
    me.uses("Keyholder", 2) if freed == "unlocked" else me.uses("Sweeper")
    assert me.offered("call", "Grade 0", "front left")


@pytest.mark.rule("4.6.4.1")
@pytest.mark.parametrize(("rested", "strides"), [(True, True), (False, True), (True, False)])
def test_only_what_is_stridden_lies_as_the_vanguard_lay(scene, me, foe, rested, strides):
    """4.6.4.1: what is ridden over a resting vanguard stands, what is stridden over it rests."""
    scene.step("ride phase")
    me.put("vanguard circle", "Grade 3", rested=rested)
    me.has(hand=["Grade 3", "Grade 0"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    if strides:
        me.picks("pass").strides("Grand", "Grade 3")
        assert me.is_rested("Grand") == rested
    else:
        me.rides("Grade 3")
        assert not scene.game.rested[scene.game.in_zone(0, "vanguard circle")[0]]
