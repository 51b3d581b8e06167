"""Hard cases of 1.3.2: what did not happen was not done, spends no limit, and does not count."""

from __future__ import annotations

import pytest

TAKES = "[ACT](VC):Choose one of your opponent's rear-guards, and dominate it until end of turn."
SWAPS = "[ACT](RC):Choose two of your rear-guards, and exchange their positions. If you do, draw a card."
UNITES = "[CONT](RC)Unite:This unit gets [Power] +2000."
CALLS = "[ACT](RC):Choose up to two cards from your hand, and call them to separate {open}(RC)."


# --- what is so already, and what cannot be done ------------------------------------------------------------------


@pytest.mark.rule("1.3.2.1", "10.26.1")
@pytest.mark.parametrize(("deleted", "drawn"), [(False, 1), (True, 0)], ids=["whole", "deleted"])
@pytest.mark.parametrize(
    "deletes",
    ["Choose one of your opponent's vanguards, and delete it", "Delete all of your opponent's vanguards"],
    ids=["it", "all"],
)
def test_who_deletes_what_is_deleted_has_not_done_it(scene, me, foe, deletes, deleted, drawn):
    """1.3.2.1: a deleted unit does not become deleted, and "if you do" asks for what was done."""
    scene.card("Eraser", f"[ACT](RC):{deletes}. If you do, draw a card.")
    me.has(left="Eraser")
    foe.put("vanguard circle", "Grade 3", face_down=deleted)
    with me.changes(hand=drawn):
        me.uses("Eraser")
    assert foe.power("Grade 3") == 0


@pytest.mark.rule("10.35.4.2", "1.3.2")
@pytest.mark.parametrize(("other", "drawn"), [("Grade 0", 1), ("Grade 1", 0)], ids=["own", "dominated"])
def test_who_exchanges_a_dominated_unit_for_an_own_one_has_not_done_it(scene, me, foe, other, drawn):
    """10.35.4.2: neither comes to a circle of the other field, so that no positions were exchanged."""
    scene.card("Lord", TAKES, grade=3)
    scene.card("Turner", SWAPS)
    me.has(vanguard="Lord", left="Turner", right="Grade 0")
    foe.has(left="Grade 1")
    me.uses("Lord")
    with me.changes(hand=drawn):
        me.uses("Turner").picks("Turner", other)
    assert (me.zone("left"), foe.zone("left")) == (["Turner"] if not drawn else ["Grade 0"], ["Grade 1"])


@pytest.mark.rule("8.5.4.1.2", "1.3.2")
def test_one_unit_alone_exchanges_no_positions(scene, me):
    """8.5.4.1.2: of two units there is one; with it alone nothing is exchanged, and "if you do" fails."""
    scene.card("Turner", SWAPS)
    me.has(left="Turner")
    with me.changes(hand=0):
        me.uses("Turner")


@pytest.mark.rule("10.35.4.2", "1.3.2")
@pytest.mark.parametrize(("dominates", "moved"), [(True, 0), (False, 1)], ids=["dominated", "its own player's"])
def test_a_dominated_unit_that_may_change_places_and_cannot_stays(scene, me, foe, dominates, moved):
    """10.35.4.2: agreed to and not done: the unit that was to go home after it stays where it is."""
    cadet = (
        "[AUTO](RC):At the end of the battle that this unit attacked, choose one of your other rear-guards, and you "
        "may exchange its position with this unit. If you do, return this unit to your hand."
    )
    orders = "[ACT](VC):Choose one of your opponent's rear-guards, dominate it, and attack your opponent's vanguard."
    scene.card("Lord", orders, grade=3)
    scene.card("Cadet", cadet, grade=2, skill=None)
    (foe if dominates else me).has(left="Cadet")
    me.has(vanguard="Lord", right="Grade 0")
    if dominates:
        me.uses("Lord")
    else:
        me.attacks("Cadet", "Stone")
    me.picks("yes")
    assert me.count("hand") + foe.count("hand") == moved


@pytest.mark.rule("10.30.1", "1.3.2")
@pytest.mark.parametrize(("face_down", "drawn"), [(True, 1), (False, 0)], ids=["face down", "face up"])
@pytest.mark.parametrize("charge", ["[Counter-Charge 1]", "you may [Counter-Charge 1]"], ids=["done", "agreed to"])
def test_who_has_no_damage_to_turn_has_not_counter_charged(scene, me, charge, face_down, drawn):
    """10.30.1: of cards that lie face up none is turned, so "if you do" fails, for who agreed to it too."""
    scene.card("Charger", f"[ACT](VC):{charge[0].upper()}{charge[1:]}. If you do, draw a card.", grade=2)
    me.has(vanguard="Charger").put("damage", "Stone", face_down=face_down)
    with me.changes(hand=drawn):
        me.uses("Charger")
        if charge.startswith("you may"):
            me.picks("yes")


@pytest.mark.rule("8.5.2.3", "10.22.9")
@pytest.mark.parametrize(("locked", "offered"), [(5, False), (4, True)], ids=["no circle", "one circle"])
def test_no_card_pays_as_a_locked_card_without_a_rear_guard_circle(scene, me, locked, offered):
    """8.5.2.3: what the cost says cannot be done where every circle is a lock circle, so it cannot be paid."""
    pays = "[ACT](VC):[Choose a card from your hand, and put it on your (RC) as a locked card] Draw a card."
    scene.card("Sealer", f"{pays}\n[ACT](VC):[Counter-Blast 1] Draw a card.", grade=2, power=9000)
    me.has(vanguard="Sealer", hand=["Grade 0", "Grade 1"], damage=1)
    for circle in ("back left", "back center", "back right", "front left", "front right")[:locked]:
        me.put(f"{circle}, locked", "Stone")
    assert me.offered("use", "Sealer", "Sealer/1") == offered
    if not offered:
        assert me.why_not("use", "Sealer", "Sealer/1") == "8.5.2.3"


@pytest.mark.rule("10.35.4.1", "10.38.2")
def test_a_dominated_unit_is_not_switched_with_a_card_of_its_master(scene, me, foe):
    """10.35.4.1: it would come to its owner's hand, and the other card to a circle that is not its player's."""
    scene.card("Lord", TAKES, grade=3)
    scene.card("Double", "[ACT](RC):Switch this unit with a card from your hand. If you do, [Soul-Charge 1].")
    me.has(vanguard="Lord", hand=["Grade 2"])
    foe.has(left="Double")
    with me.changes(soul=0, hand=0):
        me.uses("Lord").uses("Double")
    assert (foe.zone("left"), foe.zone("hand")) == (["Double"], [])


@pytest.mark.rule("10.38.1")
def test_a_unit_of_ones_own_is_switched_with_a_card_in_the_hand(scene, me):
    scene.card("Double", "[ACT](RC):Switch this unit with a card from your hand. If you do, [Soul-Charge 1].")
    me.has(left="Double", hand=["Grade 2"])
    with me.changes(soul=1, hand=0):
        me.uses("Double")
    assert (me.zone("left"), me.zone("hand")) == (["Grade 2"], ["Double"])


# --- nothing added ------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.5.4.1", "12.6.1", "12.5.1.1.1")
@pytest.mark.parametrize(("others", "again"), [([], True), (["Grade 0"], False)], ids=["none", "one"])
def test_an_increase_by_nothing_is_no_change_and_spends_no_limit(scene, me, others, again):
    """2.5.4.1: for each of no units nothing is increased: the state is as it was, the ability may be used again."""
    text = "[ACT](VC)[1/turn]:This unit gets [Power] +1000 for each of your rear-guards until end of turn."
    scene.card("Counter", text, grade=2, power=9000)
    me.has(vanguard="Counter", left=others, hand=["Grade 1"])
    me.uses("Counter")
    assert me.power("Counter") == 9000 + 1000 * len(others)
    assert me.offered("use", "Counter", "Counter/1") == again


@pytest.mark.rule("12.5.1.1.1", "12.6.1")
def test_it_works_once_there_is_something_to_count(scene, me):
    text = "[ACT](VC)[1/turn]:This unit gets [Power] +1000 for each of your rear-guards until end of turn."
    scene.card("Counter", text, grade=2, power=9000)
    me.has(vanguard="Counter", hand=["Grade 1"])
    me.uses("Counter").calls("Grade 1", "left").uses("Counter")
    assert me.power("Counter") == 9000 + 1000
    assert me.why_not("use", "Counter", "Counter/1") == "12.2.1.1"


# --- a Protect card that an effect calls --------------------------------------------------------------------------


def protected(scene, me, text, *hand, **zones):
    """I have a Protect card, these cards in hand, and a unit "Caller" with this text."""
    scene.card("Protector", gift="protect", grade=2, power=9000, skill=None)
    scene.card("Caller", text)
    me.has(vanguard="Grade 2", left="Caller", hand=["Protector", *hand], **zones)
    scene.step("ride phase")
    me.rides("Protector")


@pytest.mark.rule("10.6.3.3.2")
def test_no_circle_is_chosen_for_a_protect_card(scene, me):
    """10.6.3.3.2: it is called to no rear-guard circle: nothing of the call is done, and "if you called" fails."""
    text = "[ACT](RC):Choose a card from your hand, and call it to (RC). If you called, draw a card."
    protected(scene, me, text)
    me.uses("Caller")
    assert me.zone("hand") == ["Protect"]
    me.is_asked("6.6.1.2")


@pytest.mark.rule("10.6.3.3.2", "11.19.1")
@pytest.mark.parametrize(("second", "power"), [("Protect", 7000), ("Grade 1", 7000 + 2000)])
def test_a_protect_card_that_is_not_called_does_not_unite(scene, me, second, power):
    """11.19.1: of the two cards that an effect was to call only those that were called count."""
    scene.card("Uniter", UNITES, power=7000)
    protected(scene, me, CALLS.format(open=""), "Grade 0", "Grade 1", right="Uniter")
    me.uses("Caller").picks("Grade 0", second, "back left")
    if second != "Protect":
        me.picks("back center")
    assert me.power("Uniter") == power


@pytest.mark.rule("10.6.3.3.2", "10.7.1.1.1.1")
def test_a_protect_card_takes_no_circle_from_what_can_be_called(scene, me):
    """10.7.1.1.1.1: with one open circle the other card comes, and nobody is asked which of the two does."""
    full = {"right": "Stone", "back": "Stone", "back_left": "Stone"}
    protected(scene, me, CALLS.format(open="open "), "Grade 0", **full)
    me.uses("Caller").picks("Protect", "Grade 0")
    assert (me.zone("back right"), me.zone("hand")) == (["Grade 0"], ["Protect"])


# --- what one may do, and to nothing ------------------------------------------------------------------------------


AGREES = [
    "Choose one of your other rear-guards, and you may exchange its position with this unit",
    "Choose one of your other rear-guards, and you may retire it",
    "Choose one of your other rear-guards, and you may lock it",
    "Choose one of your other rear-guards, and you may [Rest] it",
    "Choose one of your other rear-guards, and you may move it to an open (RC)",
    "You may lock all of your other rear-guards",
    "You may [Rest] all of your other rear-guards",
]


@pytest.mark.rule("8.5.4.1.3", "1.3.2")
@pytest.mark.parametrize("may", AGREES)
@pytest.mark.parametrize(("others", "drawn"), [(["Grade 0"], 1), ([], 0)], ids=["one", "none"])
def test_who_chose_nothing_may_do_nothing_with_it(scene, me, may, others, drawn):
    """8.5.4.1.3: with nobody to choose what relies on the choice is ignored, so that nobody does it and then draws."""
    scene.card("Asker", f"[ACT](RC):{may}. If you do, draw a card.")
    me.has(left="Asker", back_left=others)
    with me.changes(hand=drawn):
        me.uses("Asker")
        if others:
            me.picks("yes")
            if "move" in may:
                me.picks("front right")


@pytest.mark.rule("10.24.1", "8.5.4.1.3")
@pytest.mark.parametrize("locked", [True, False], ids=["locked", "none"])
@pytest.mark.parametrize(
    "may", ["Choose a locked card, and you may unlock it", "You may unlock all of your locked cards"], ids=["it", "all"]
)
def test_nobody_unlocks_where_nothing_is_locked(scene, me, may, locked):
    scene.card("Opener", f"[ACT](RC):{may}. If you do, draw a card.")
    me.has(left="Opener").put("front right, locked" if locked else "front right", "Stone")
    with me.changes(hand=int(locked)):
        me.uses("Opener")
        if locked:
            me.picks("yes")


@pytest.mark.rule("8.5.4.1.3")
@pytest.mark.parametrize("may", ["discard it", "put it into your soul", "call it to (RC)", "reveal it"])
def test_nothing_is_done_with_a_card_out_of_an_empty_hand(scene, me, may):
    scene.card("Asker", f"[ACT](RC):Choose a card from your hand, and you may {may}. If you do, [Soul-Charge 1].")
    me.has(left="Asker")
    with me.changes(soul=0):
        me.uses("Asker")


@pytest.mark.rule("8.5.4.1.3", "11.13.1")
@pytest.mark.parametrize(("victim", "drawn"), [("Grade 1", 0), ("Steadfast", 1), ("", 1)], ids=["", "resist", "none"])
def test_who_has_nobody_to_choose_does_not_retire_anybody(scene, me, foe, victim, drawn):
    """11.13.1: a unit with resist is not chosen for my effect by its own player either, and "does not" holds."""
    text = (
        "[AUTO](VC):When this unit attacks, your opponent chooses one of his or her rear-guards, and may retire it. "
        "If he or she does not, draw a card."
    )
    scene.card("Hero", text, grade=2, skill=None, power=9000)
    scene.card("Steadfast", "[CONT](VC/RC)/(GC):Resist")
    me.has(vanguard="Hero")
    foe.has(left=[victim] if victim else [], hand=["Grade 0"])
    with me.changes(hand=drawn):
        me.attacks("Hero", "Stone")
        if not drawn:
            foe.picks("yes")
    assert foe.count("drop") == 1 - drawn
    foe.is_asked("7.5.1.2")


# --- what cannot be affected --------------------------------------------------------------------------------------


@pytest.mark.rule("12.11.1", "1.3.3")
@pytest.mark.parametrize("may", ["and", "and you may"])
@pytest.mark.parametrize("done", ["lock it", "delete it", "retire it", "move it to an open (RC)"])
@pytest.mark.parametrize(("unit", "drawn"), [("Proof", 0), ("Grade 1", 1)], ids=["proof", "plain"])
def test_what_cannot_be_affected_was_not_done_to(scene, me, may, done, unit, drawn):
    """12.11.1: it may be chosen, but its state and zone stay as they are, and "if you do" fails."""
    scene.card("Proof", "[CONT](RC):This unit cannot be affected by effects of cards.")
    scene.card("Asker", f"[ACT](RC):Choose one of your rear-guards, {may} {done}. If you do, draw a card.")
    me.has(left="Asker", right=unit)
    with me.changes(hand=drawn):
        me.uses("Asker").picks(unit)
        if may != "and":
            me.picks("yes")
        if done.startswith("move") and drawn:
            me.picks("back right")
    assert (me.zone("right") == [unit] and not scene.game.face_down[me.card(unit)]) is not bool(drawn)


@pytest.mark.rule("12.11.1", "10.35.1")
@pytest.mark.parametrize(("unit", "drawn"), [("Proof", 0), ("Grade 1", 1)], ids=["proof", "plain"])
def test_what_cannot_be_affected_is_not_dominated(scene, me, foe, unit, drawn):
    scene.card("Proof", "[CONT](RC):This unit cannot be affected by effects of cards.")
    scene.card("Lord", f"{TAKES[:-1]}. If you do, draw a card.", grade=2, power=9000)
    me.has(vanguard="Lord")
    foe.has(left=unit)
    with me.changes(hand=drawn):
        me.uses("Lord")
    assert scene.game.master(scene.game.in_zone(1, "front left")[0]) == 1 - drawn


@pytest.mark.rule("12.11.1", "10.22.1")
def test_of_two_that_were_to_be_locked_one_was_not(scene, me):
    """Both were to be locked; with one of them it was not done, as where both were to be retired."""
    scene.card("Proof", "[CONT](RC):This unit cannot be affected by effects of cards.")
    scene.card("Asker", "[ACT](RC):Choose two of your other rear-guards, and lock them. If you do, draw a card.")
    me.has(left="Asker", right="Proof", back="Grade 1")
    with me.changes(hand=0):
        me.uses("Asker")
    assert (me.zone("back center, locked"), me.zone("right")) == (["Grade 1"], ["Proof"])


@pytest.mark.rule("10.35.4.2", "10.32.1")
@pytest.mark.parametrize("may", ["and", "and you may"])
def test_a_dominated_unit_was_not_moved(scene, me, foe, may):
    text = f"[ACT](RC):Choose one of your rear-guards, {may} move it to an open (RC). If you do, draw a card."
    scene.card("Lord", TAKES, grade=3)
    scene.card("Asker", text)
    me.has(vanguard="Lord", left="Asker")
    foe.has(left="Grade 1")
    with me.changes(hand=0):
        me.uses("Lord").uses("Asker").picks("Grade 1")
        if may != "and":
            me.picks("yes")
    assert foe.zone("left") == ["Grade 1"]
