"""What texts of the family do with units: standing, changing places, calling, and turning an attack elsewhere."""

from __future__ import annotations

import pytest

from playmat.books._vanguard.nodes import BattleOpponent
from playmat.kernel.words import nodes as n

BOOKS = ["vanguard-1.10", "vanguard-2.01", "vanguard-overdress"]
ALL, LATER = pytest.mark.parametrize("book", BOOKS), pytest.mark.parametrize("book", BOOKS[1:])
REAR, VC = ("rear-guard circle",), ("vanguard circle",)
MINE, THEIRS = n.Cards(REAR, "mine"), n.Cards(REAR, "theirs")


def act(*parts, **fields):
    return n.Ability("activated", n.Sequence(parts), zones=("field",), **fields)


def laid(scene, book, stage="main phase"):
    scene.book(book).turn_of(0).step(stage)
    if book == "vanguard-2.01":
        scene.declining("assist")
    return scene.players


@ALL
@pytest.mark.parametrize("whose", ["your", "your opponent's"])
def test_what_cannot_stand_in_a_stand_phase_stands_in_a_main_phase(scene, book, whose):
    """It is a unit of the player whose phase the text speaks of, or of the other."""
    me, foe = laid(scene, book)
    stays = n.Ability("continuous", n.Modify(n.This(), (n.Cannot(f"stand in {whose} stand phase"),)), zones=REAR)
    owner, side = (me, MINE) if whose == "your" else (foe, THEIRS)
    scene.card("Sleeper", abilities=[stays], grade=1)
    scene.card("Waker", abilities=[act(n.Turn(side, "stand"))], grade=2)
    me.has(vanguard="Waker", hand=["Grade 0"])
    owner.put("front left", "Sleeper", rested=True)
    assert owner.is_rested("Sleeper")
    me.uses("Waker")
    assert not owner.is_rested("Sleeper")


@ALL
@pytest.mark.parametrize(("other", "changes"), [("mine behind", True), ("my vanguard", False), ("theirs", False)])
def test_rear_guards_of_one_player_change_places_and_no_others(scene, book, other, changes):
    me, foe = laid(scene, book)
    those = {
        "mine behind": n.Cards(("back left",), "mine"), "my vanguard": n.Cards(VC, "mine"),
        "theirs": n.Cards(("front right",), "theirs"),
    }  # fmt: skip
    pair = n.Both((n.Cards(("front left",), "mine"), those[other]))
    scene.card("Usher", abilities=[act(n.Perform("exchange positions", cards=pair))], grade=2)
    me.has(vanguard="Usher", left="Grade 1", back_left="Grade 0", hand=["Grade 0"])
    foe.has(right="Grade 2")
    me.uses("Usher")
    assert (me.zone("back_left") == ["Grade 1"]) is changes
    assert (me.zone("vanguard"), foe.zone("right")) == (["Usher"], ["Grade 2"])
    assert bool(me.zone("left") == ["Grade 1"]) is not changes


@ALL
@pytest.mark.parametrize(("behind", "drawn"), [(["Grade 0"], 1), ([], 0)], ids=["two", "one alone"])
def test_who_changes_places_with_nobody_has_not_done_it(scene, book, behind, drawn):
    me, _foe = laid(scene, book)
    chosen = n.Choose(MINE, n.Number(2))
    exchanged = n.Perform("exchange positions", cards=n.It())
    asked = n.If(n.Did(), n.Perform("draw", n.Number(1)))
    scene.card("Usher", abilities=[act(chosen, exchanged, asked)], grade=2)
    me.has(vanguard="Usher", left="Grade 1", back_left=behind)
    with me.changes(hand=drawn):
        me.uses("Usher")
    assert me.zone("left") == (behind or ["Grade 1"])


@ALL
@pytest.mark.parametrize(("unit", "drawn"), [(["Grade 1"], 1), ([], 0)], ids=["one", "none"])
def test_nobody_may_do_a_thing_with_what_was_never_chosen(scene, book, unit, drawn):
    me, _foe = laid(scene, book)
    may = n.YouMay(n.Turn(n.It(), "rest"), n.Perform("draw", n.Number(1)))
    scene.card("Usher", abilities=[act(n.Choose(MINE, n.Number(1)), may)], grade=2)
    me.has(vanguard="Usher", left=unit)
    with me.changes(hand=drawn):
        me.uses("Usher")
        if unit:
            me.picks("yes")


@ALL
def test_whoever_draws_up_to_two_is_not_asked_again_without_a_deck(scene, book):
    me, foe = laid(scene, book)
    scene.card("Reader", abilities=[act(n.Perform("draw", n.Number(2), up_to=True))], grade=2)
    scene.exactly()
    me.has(vanguard="Reader", deck=1)
    foe.has(vanguard="Grade 2", deck=5)
    me.uses("Reader").picks("draw")
    assert scene.winner is foe and me.count("hand") == 1


def turned(effect):
    """As a guardian of its player is called."""
    called = n.Moved(n.Cards((), "mine"), (), ("guardian circle",))
    return n.Ability("automatic", effect, zones=VC, trigger=called)


def calls_one(player, book):
    """A guardian; in two of the books guardians are called together."""
    player.picks("Grade 0")
    if book != "vanguard-2.01":
        player.picks("done")


@ALL
def test_guardians_guard_what_is_attacked_now(scene, book):
    """The attack is turned to a rear-guard; the shield of the guardian that was there is that unit's."""
    me, foe = laid(scene, book, "battle phase")
    elsewhere = n.Perform("battle", cards=n.Cards(("front left",), "mine"))
    scene.card("Decoy", abilities=[turned(elsewhere)], grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Decoy", left="Grade 1", hand=["Grade 0", "Grade 0"])
    me.attacks("Grade 1", "Decoy")
    calls_one(foe, book)
    if foe.asked:
        assert (foe.power("Decoy"), foe.power("Grade 1")) == (9000, 7000 + 10000)
        foe.picks("done")
    assert (foe.zone("left"), foe.count("damage")) == (["Grade 1"], 0), "7000 do not hit it"


@ALL
def test_without_a_battle_nothing_is_attacked(scene, book):
    me, _ = laid(scene, book)
    scene.card("Decoy", abilities=[act(n.Perform("battle", cards=MINE))], grade=2)
    me.has(vanguard="Decoy", left="Grade 1", hand=["Grade 0"])
    me.uses("Decoy")
    assert scene.game.facts["attacked"] == ()


@ALL
@pytest.mark.parametrize("leaves", [False, True])
def test_an_attacker_that_left_is_nobodys_battle_opponent(scene, book, leaves):
    """As a guardian is called, the attacked unit weakens what it battles, and perhaps that has gone by then."""
    me, foe = laid(scene, book, "battle phase")
    weakens = n.Modify(BattleOpponent(), (n.Add("power", n.Number(-1000)),), "end of turn")
    parts = [n.Move(THEIRS, "hand"), weakens] if leaves else [weakens]
    scene.card("Target", abilities=[turned(n.Sequence(tuple(parts)))], grade=2, power=9000)
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Target", hand=["Grade 0", "Grade 0"])
    me.attacks("Grade 1", "Target")
    calls_one(foe, book)
    assert len(scene.game.effects) == int(not leaves)
    scene.looked = True


@LATER
@pytest.mark.parametrize(("row", "circles"), [
    ("front row", ["front left", "front right"]), ("back row", ["back left", "back center", "back right"]),
])  # fmt: skip
def test_a_text_that_names_a_row_leaves_its_circles(scene, book, row, circles):
    me, _ = laid(scene, book)
    calls = n.Place("call", n.Cards(("soul",), "mine"), "rear-guard circle", where=(row,))
    scene.card("Herald", abilities=[act(calls)], grade=2)
    me.has(vanguard="Herald", soul=["Grade 0"])
    me.uses("Herald")
    me.is_asked(exactly=circles)


@LATER
def test_whoever_looks_at_up_to_five_cards_sees_those_there_are(scene, book):
    me, foe = laid(scene, book)
    scene.exactly()
    looks = n.Look(n.Top(n.Number(5), "deck"), up_to=True)
    scene.card("Seer", abilities=[act(looks)], grade=2)
    me.has(vanguard="Seer", deck=2, hand=["Grade 0"])
    foe.has(vanguard="Grade 2", deck=5)
    me.uses("Seer").picks("look", "look")
    me.is_asked()
    assert "look" not in me.options()


@LATER
@pytest.mark.parametrize("room", [True, False])
def test_who_finds_no_open_circle_was_not_called(scene, book, room):
    """What follows "if you do" is done for a card that came."""
    me, _ = laid(scene, book)
    text = "[ACT](VC):Choose a card from your soul, and you may call it to an open (RC). If you do, draw a card."
    me.has(vanguard=scene.card("Ferryman", text, grade=3), soul=["Grade 0", "Grade 1"])
    for circle in ("left", "right", "back left", "back", *(() if room else ("back right",))):
        me.has(**{circle.replace(" ", "_"): "Stone"})
    with me.changes(hand=int(room), soul=-int(room)):
        me.uses("Ferryman").picks("Grade 0", "yes")


@ALL
@pytest.mark.parametrize(
    ("does", "chooses"),
    [
        ("your opponent retires one of his or her rear-guards", "foe"),
        ("your opponent returns one of his or her rear-guards to his or her hand", "foe"),
        ("your opponent puts one of his or her rear-guards on the bottom of his or her deck", "foe"),
        ("your opponent puts one of his or her rear-guards into his or her soul", "foe"),
        ("retire one of your opponent's rear-guards", "me"),
        ("put one of your opponent's rear-guards into his or her soul", "me"),
    ],
)
def test_who_is_told_to_do_something_with_a_card_chooses_it(scene, book, does, chooses):
    me, foe = laid(scene, book)
    scene.card("Caller", f"[ACT](VC):[Counter-Blast 1] {does[0].upper()}{does[1:]}.", grade=2)
    me.has(vanguard="Caller", damage=1, hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 1", right="Grade 2")
    me.uses("Caller")
    {"me": me, "foe": foe}[chooses].is_asked(exactly=["Grade 1", "Grade 2"], about="chosen")
    {"me": me, "foe": foe}[chooses].picks("Grade 2")
    assert (foe.zone("left"), foe.zone("right")) == (["Grade 1"], [])


@ALL
@pytest.mark.parametrize("discards", [True, False])
def test_who_may_discard_a_card_chooses_it(scene, book, discards):
    me, foe = laid(scene, book)
    may = "Your opponent may discard a card from his or her hand. If your opponent does not, draw a card."
    scene.card("Caller", f"[ACT](VC):[Counter-Blast 1] {may}", grade=2)
    me.has(vanguard="Caller", damage=1, hand=["Grade 0"])
    foe.has(vanguard="Grade 3", hand=["Grade 1", "Grade 2"])
    with me.changes(hand=not discards):
        me.uses("Caller")
        foe.picks("yes" if discards else "no")
        if discards:
            foe.is_asked(exactly=["Grade 1", "Grade 2"], about="chosen")
            foe.picks("Grade 2")
    assert foe.zone("hand") == (["Grade 1"] if discards else ["Grade 1", "Grade 2"])


@ALL
def test_an_opponents_other_unit_is_another_than_that_of_the_event(scene, book):
    me, foe = laid(scene, book)
    text = "choose one of your opponent's other rear-guards, and retire it."
    scene.card("Hunter", f"[AUTO](VC):When your opponent's unit is placed on (RC), {text}", grade=2)
    me.has(vanguard="Hunter", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 1", back="Grade 2", hand=["Grade 0"])
    scene.turn_of(1)
    foe.calls("Grade 0", "right")
    me.is_asked(exactly=["Grade 1", "Grade 2"], about="chosen")
    me.picks("Grade 2")
    foe.is_asked(about="act")


@ALL
@pytest.mark.parametrize(
    ("placed", "on", "offered"),
    [("(VC)", "vanguard", ["Grade 0", "Grade 2"]), ("(RC)", "left", ["Grade 0", "Grade 1", "Grade 2"])],
)
def test_of_other_rear_guards_a_vanguard_means_others_than_that_of_the_event(scene, book, placed, on, offered):
    """In the text of a rear-guard they are others than itself, and the unit of the event may be one of them."""
    me, foe = laid(scene, book, "battle phase")
    text = "choose one of your other rear-guards, and it gets [Power] +2000 until end of turn."
    scene.card("Leader", f"[AUTO]{placed}:When your rear-guard attacks, {text}", grade=2)
    me.has(**{"vanguard": "Grade 2", on: "Leader"}, right="Grade 1", back_left="Grade 0", back_right="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 1", "Grade 3")
    me.is_asked(exactly=offered, about="chosen")
    me.picks("Grade 0")
    foe.is_asked()
