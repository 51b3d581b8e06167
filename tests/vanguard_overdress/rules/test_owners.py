"""4.1.13, 4.1.12, 11.2.4: cards that a text sends to another player's zone, and what hangs on their coming there."""

from __future__ import annotations

import pytest

THEIRS = "[ACT](VC):Choose one of your opponent's rear-guards, and "


def chief(scene, text, name="Chief"):
    return scene.card(name, text, grade=3, power=10000)


@pytest.mark.rule("4.1.13", "4.1.12")
@pytest.mark.parametrize(("done", "zone"), [
    ("put it into your hand", ""), ("put it into its owner's hand", "hand"),
    ("return it to your hand", ""), ("return it to their hand", "hand"),
    ("put it into your soul", ""), ("put it into the soul", "soul"),
    ("put it on the bottom of your deck", ""), ("put it on the bottom of its owner's deck", "deck"),
    ("you may put it into your drop", ""), ("you may put it into your opponent's drop", "drop"),
])  # fmt: skip
def test_a_card_does_not_come_to_a_zone_of_who_does_not_own_it(scene, me, foe, done, zone):
    """4.1.13: where the text names no side, or the owner's, it comes there."""
    me.has(vanguard=chief(scene, f"{THEIRS}{done}."))
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.uses("Chief")
    if "may" in done:
        me.picks("yes")
    assert foe.zone("left") == ([] if zone else ["Grade 1"])
    assert [to for card, _, to in scene.moves() if card == "Grade 1"] == ([zone] if zone else [])


@pytest.mark.rule("4.1.13")
@pytest.mark.parametrize(("text", "stays"), [
    ("Put all of your opponent's rear-guards into your soul.", True),
    ("Put all of your opponent's rear-guards into their soul.", False),
    ("Put one of your opponent's rear-guards into your soul.", True),
    ("Put one of your opponent's rear-guards into the soul.", False),
])  # fmt: skip
def test_nor_do_all_of_them_or_one_that_is_not_chosen_first(scene, me, foe, text, stays):
    me.has(vanguard=chief(scene, f"[ACT](VC):{text}"))
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.uses("Chief")
    assert (foe.zone("left") == ["Grade 1"]) is stays and me.count("soul") == 0


@pytest.mark.rule("4.1.13")
@pytest.mark.parametrize(("whose", "gone"), [("your opponent's drop", False), ("your drop", True)])
def test_nor_does_a_card_of_ones_own_come_to_the_opponents_zone(scene, me, foe, whose, gone):
    me.has(vanguard=chief(scene, f"[ACT](VC):Choose one of your rear-guards, and put it into {whose}."), left="Grade 1")
    foe.has(vanguard="Grade 3")
    me.uses("Chief")
    assert (me.zone("left"), me.zone("drop")) == (([], ["Grade 1"]) if gone else (["Grade 1"], []))
    assert foe.count("drop") == 0


@pytest.mark.rule("4.1.13", "6.2.3.4")
@pytest.mark.parametrize("whose", ["opponent's", "own"])
def test_who_does_not_come_to_the_circle_drives_nobody_out(scene, me, foe, whose):
    """The unit on the circle that was chosen is retired only by a unit that is called there."""
    among = "one of your opponent's rear-guards" if whose == "opponent's" else "a card from your drop"
    me.has(vanguard=chief(scene, f"[ACT](VC):Choose {among}, and call it to your (RC)."), left="Grade 2")
    me.has(drop=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 1")
    me.uses("Chief").picks("front left")
    came = ["Grade 0"] if whose == "own" else ["Grade 2"]
    assert (me.zone("left"), foe.zone("left")) == (came, ["Grade 1"])


@pytest.mark.rule("4.1.13", "16.2.1.1")
@pytest.mark.parametrize(("spot", "goes"), [("your (RC)", False), ("(RC)", True)])
def test_a_prisoner_is_called_to_its_owners_circles_alone(scene, me, foe, spot, goes):
    text = f"[ACT](VC):Choose one of your opponent's cards imprisoned in your Prison, and call it to {spot}."
    scene.card("Weir House", type="set order", grade=1, subtype="Prison")
    me.has(vanguard=chief(scene, text), order_zone=["Weir House"])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    foe.has(vanguard="Grade 3")
    me.uses("Chief")
    (foe if goes else me).picks("front left")
    assert (me.count("imprisoned"), foe.zone("left"), me.zone("left")) == (not goes, ["Grade 1"] * goes, [])


@pytest.mark.rule("4.1.13", "11.2.4")
@pytest.mark.parametrize(("done", "drawn"), [
    ("put it into your soul. If you put a card into your soul,", 0),
    ("put it into your soul. If you do,", 0),
    ("put it into its owner's soul. If you do,", 1),
    ("call it to your (RC). If you called a card,", 0),
    ("call it to (RC). If you called a card,", 1),
])  # fmt: skip
def test_what_was_kept_from_going_there_was_not_done(scene, me, foe, done, drawn):
    me.has(vanguard=chief(scene, f"{THEIRS}{done} draw a card."))
    foe.has(vanguard="Grade 3", left="Grade 1")
    with me.changes(hand=drawn):
        me.uses("Chief")
        if "call" in done:
            (foe if drawn else me).picks("front left")


@pytest.mark.rule("16.2.1.1", "11.2.4")
@pytest.mark.parametrize("prison", [True, False])
@pytest.mark.parametrize("may", ["", "you may "])
def test_without_a_prison_nobody_was_imprisoned(scene, me, foe, prison, may):
    scene.card("Weir House", type="set order", grade=1, subtype="Prison")
    me.has(vanguard=chief(scene, f"{THEIRS}{may}imprison it in your Prison. If you do, draw a card."))
    me.has(order_zone=["Weir House"] if prison else [])
    foe.has(vanguard="Grade 3", left="Grade 1")
    with me.changes(hand=int(prison)):
        me.uses("Chief")
        if may and me.offered("yes"):
            me.picks("yes")
    assert me.count("imprisoned") == int(prison)


@pytest.mark.rule("16.3.4.1", "11.2.4")
@pytest.mark.parametrize(("name", "given"), [("Chief", True), ("Somebody", False)])
def test_without_its_holder_an_arms_order_was_not_given(scene, me, foe, name, given):
    scene.card("Boat Hook", 'Left Arms - "Chief"', type="arms order", grade=2)
    text = "[ACT](VC):Choose an Arms card from your drop, and give it to your vanguard. If you do, draw a card."
    me.has(vanguard=chief(scene, text, name), drop=["Boat Hook"])
    foe.has(vanguard="Grade 3")
    with me.changes(hand=int(given), arms=int(given)):
        me.uses(name)


@pytest.mark.rule("4.4.2", "11.2.4")
@pytest.mark.parametrize(("what", "drawn"), [("Command", 0), ("Grade 1", 1)])
@pytest.mark.parametrize("done", ["you may call it to (RC)", "you may ride it"])
def test_an_order_that_was_to_come_to_a_circle_was_not_called_and_not_ridden(scene, me, foe, what, drawn, done):
    me.has(vanguard=chief(scene, f"[ACT](VC):Choose a card from your soul, and {done}. If you do, draw a card."))
    me.has(soul=[what])
    foe.has(vanguard="Grade 3")
    with me.changes(hand=drawn):
        me.uses("Chief").picks("yes")
        if "call" in done:
            me.picks("front left")
    assert me.zone("drop") == ([] if drawn else [what])


@pytest.mark.rule("6.2.3.2.1.1", "1.3.2", "11.2.4")
@pytest.mark.parametrize(("filled", "drawn"), [(4, 1), (5, 0)])
def test_as_many_are_called_as_find_an_open_circle(scene, me, foe, filled, drawn):
    """Of two that were to be called one is enough; with no circle nobody is called."""
    text = "Choose two cards from your soul, and you may call them to open (RC). If you do, draw a card."
    me.has(vanguard=chief(scene, f"[ACT](VC):{text}"), soul=["Grade 0", "Grade 1"])
    for circle in ("left", "right", "back left", "back center", "back right")[:filled]:
        me.has(**{circle: "Stone"})
    foe.has(vanguard="Grade 3")
    with me.changes(hand=drawn, soul=-drawn):
        me.uses("Chief").picks("yes")
        if drawn:
            me.picks("Grade 0")


@pytest.mark.rule("11.8.4.1.3", "11.2.4")
@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("done", [
    "Choose one of your opponent's rear-guards, and you may retire it.",
    "Choose one of your opponent's rear-guards, and you may [Rest] it.",
    "Choose a face up Song from your order zone, and you may sing it.",
    "Choose one of your rear-guards, and you may bind it.",
    "Choose one of your rear-guards, and you may move it to an open (RC).",
    "Search your deck for a grade 3 card, and you may call it to (RC).",
])  # fmt: skip
def test_what_was_to_be_done_to_nobody_was_not_done(scene, me, foe, there, done):
    """11.8.4.1.3: with nobody to choose, what is about the chosen is passed over, and what hangs on it too."""
    scene.card("Carol", type="set order", grade=1, subtype="Song")
    me.has(vanguard=chief(scene, f"[ACT](VC):{done} If you do, draw a card."))
    foe.has(vanguard="Grade 3", left="Grade 1" if there else [])
    if there:
        me.has(left="Grade 1", order_zone=["Carol"], deck=["Grade 3"])
    with me.changes(hand=int(there)):
        me.uses("Chief")
        if there and "Search" in done:
            me.picks("Grade 3")
        if there:
            me.picks("yes")
        if there and (" call " in done or " move " in done):
            me.picks("front right")
