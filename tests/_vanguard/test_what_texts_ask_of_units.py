"""What texts of the family ask of units, of the turn and of names, and how long a change lasts."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from playmat import new_game, own_decks
from playmat.books._vanguard.doing import names
from playmat.books._vanguard.meaning import as_meant
from playmat.books._vanguard.nodes import OneClan, ThisTurn
from playmat.kernel.words import nodes as n

FIVE = (n.Add("power", n.Number(5000)),)
REAR = ("rear-guard circle",)


def grows(when):
    return n.Ability("continuous", n.Modify(n.This(), FIVE, when=when), zones=REAR)


@pytest.fixture
def classic(scene):
    return scene.book("vanguard-1.10").turn_of(0).step("battle phase")


@pytest.fixture
def latest(scene):
    return scene.book("vanguard-overdress").turn_of(0).step("main phase")


@pytest.mark.parametrize("boosts", [True, False])
def test_only_an_attacker_that_was_boosted_was_boosted(classic, boosts):
    me, foe = classic.players
    was = n.Matches(n.This(), n.InState("was boosted"))
    classic.card("Knight", abilities=[grows(was)], grade=2, power=9000)
    classic.card("Idler", abilities=[grows(was)], grade=1, power=7000)
    me.has(left="Knight", back_left="Grade 1", right="Idler")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    assert (me.power("Knight"), me.power("Idler")) == (9000, 7000)
    me.attacks("Knight", "Grade 3", boost="Grade 1" if boosts else None)
    foe.is_asked()
    assert (me.power("Knight"), me.power("Idler")) == (9000 + (7000 + 5000) * boosts, 7000)


@pytest.mark.parametrize(("name", "power"), [("Grade 1", 7000 + 5000), ("Grade 2", 7000)])
def test_of_what_moved_this_turn_only_such_cards_count(latest, name, power):
    me, _ = latest.players
    ones = n.Cards((), "mine", n.Is("grade", "=", n.Number(1)))
    gone = n.Compare(ThisTurn(n.Moved(ones, ("field",), ("drop",))), ">=", n.Number(1))
    latest.card("Mourner", abilities=[grows(gone)], grade=1, power=7000)
    away = n.Move(n.Cards(("front left",), "mine"), "drop", verb="retire")
    latest.card("Reaper", abilities=[n.Ability("activated", away, zones=("field",))], grade=3)
    me.has(vanguard="Reaper", left=name, right="Mourner")
    assert me.power("Mourner") == 7000
    me.uses("Reaper").is_asked()
    assert (me.zone("drop"), me.power("Mourner")) == ([name], power)


@pytest.mark.parametrize(("clans", "power"), [(["Testers"], 12000), (["Testers", "Others"], 7000)])
def test_a_unit_of_one_clan_has_no_other(latest, clans, power):
    me, _ = latest.players
    alone = n.Compare(n.Count(n.Cards(("vanguard circle",), "mine", OneClan())), ">=", n.Number(1))
    latest.card("Purist", abilities=[grows(alone)], grade=1, power=7000)
    latest.card("Lead", grade=3, clan=clans)
    me.has(vanguard="Lead", left="Purist")
    me.is_asked()
    assert me.power("Purist") == power


@pytest.mark.parametrize(
    ("condition", "until"), [(n.Did(), ""), (n.During("your"), "end of turn"), (n.Not(n.Did()), "")]
)
def test_a_duration_in_front_is_for_a_requirement_further_on_and_not_for_what_follows_a_deed(condition, until):
    first = n.Modify(n.This(), FIVE, "end of turn")
    told = n.Sequence((first, n.If(condition, replace(first, until=""))))
    meant = as_meant(n.Ability("activated", told, zones=REAR))
    assert meant.effect.parts[1].then.until == until


@pytest.mark.parametrize("seat", [0, 1])
def test_the_names_of_the_own_deck_list_are_known_and_those_of_the_others_list_are_not(seat):
    """As the game begins both decks lie hidden, and each player knows what the own one was made of."""
    decks = own_decks("vanguard-2.01")
    g = new_game("vanguard-2.01", [decks["low-water"], decks["nine-lanterns"]], seed=1)
    own, others = ({card.name for card in deck.cards()} for deck in (g.start.decks[seat], g.start.decks[1 - seat]))
    known = set(names(g, SimpleNamespace(seat=seat), None))
    assert known >= own
    assert others - own and not known & (others - own)


@pytest.mark.parametrize(("origin", "counts"), [(("field",), True), (("hand",), False), ((), True)])
def test_of_what_moved_this_turn_only_what_came_from_there_counts(latest, origin, counts):
    """A unit was retired: that counts for cards from the field and for those from anywhere, not for those of a hand."""
    me, _ = latest.players
    gone = n.Compare(ThisTurn(n.Moved(n.Cards((), "mine"), origin, ("drop",))), ">=", n.Number(1))
    latest.card("Mourner", abilities=[grows(gone)], grade=1, power=7000)
    away = n.Move(n.Cards(("front left",), "mine"), "drop", verb="retire")
    latest.card("Reaper", abilities=[n.Ability("activated", away, zones=("field",))], grade=3)
    me.has(vanguard="Reaper", left="Grade 1", right="Mourner")
    me.uses("Reaper").is_asked()
    assert me.power("Mourner") == 7000 + 5000 * counts


SWEEPS = "[CONT](VC):This unit battles all of your opponent's units in the front row in one attack."
CLOSES = "[AUTO](VC):At the end of the battle that this unit attacked, if {}, draw a card."


@pytest.mark.parametrize("book", ["vanguard-2.01", "vanguard-overdress"])
@pytest.mark.parametrize(("guarded", "hit"), [("Grade 3", "rear-guard"), ("Grade 1", "vanguard")])
@pytest.mark.parametrize(
    ("asks", "draws_for"),
    [
        ("that attack hit a vanguard", "vanguard"),
        ("the attack hit a rear-guard", "rear-guard"),
        ("this unit's attack did not hit a vanguard", "rear-guard"),
        ("the attack hit", "either"),
        ("that attack did not hit", "neither"),
    ],
)
def test_of_several_attacked_units_the_one_that_is_named_was_hit(scene, book, guarded, hit, asks, draws_for):
    """One of two attacked units is guarded: the attack hit, and it did not hit that one. A drive check gives a card."""
    me, foe = scene.book(book).turn_of(0).step("battle phase").declining("assist").players
    scene.card("Sweeper", f"{SWEEPS}\n{CLOSES.format(asks)}", grade=2, power=10000, skill=None)
    scene.card("Wall", grade=1, power=1000, shield=50000)
    me.has(vanguard="Sweeper", left="Grade 0", hand=["Grade 1"])
    foe.has(vanguard="Grade 3", left="Grade 1", hand=["Wall"])
    with me.changes(hand=1 + (draws_for in (hit, "either"))):
        me.picks("yes", "Sweeper")
        foe.picks("Wall").picks(guarded, about="ward")
        me.is_asked()
    assert foe.zone("damage") == (["Stone"] if hit == "vanguard" else [])


BOOKS = ["vanguard-1.10", "vanguard-2.01", "vanguard-overdress"]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("whose", ["your vanguard", "your rear-guard", "this unit"])
def test_the_card_that_a_drive_check_reveals_is_spoken_of(scene, book, whose):
    """Whosever drive check it was: that card is put into the soul, and who made the check stays."""
    me, foe = scene.book(book).turn_of(0).step("battle phase").players
    text = f"[AUTO](VC/RC):When {whose}'s drive check reveals a grade 1, put that card into your soul."
    scene.card("Watcher", text, grade=2, power=10000, skill=None)
    me.has(vanguard="Watcher", left="Grade 2").deck_top("Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Watcher", "Grade 3")
    foe.guards_with_nothing()
    me.is_asked()
    checked = whose != "your rear-guard"
    assert (me.zone("soul"), me.zone("vanguard")) == (["Grade 1"] if checked else [], ["Watcher"])


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](VC):When this unit's drive check reveals a grade 1, it gets [Power] +5000 until end of turn.",
        "[AUTO](VC):When your vanguard's drive check reveals a grade 1, it gets [Power] +5000 until end of turn.",
    ],
)
def test_who_made_a_drive_check_gets_more_power(scene, book, text):
    """The card that was revealed is no unit, and goes to the hand."""
    me, foe = scene.book(book).turn_of(0).step("battle phase").players
    scene.card("Watcher", text, grade=2, power=10000, skill=None)
    me.has(vanguard="Watcher", left="Grade 2").deck_top("Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Watcher", "Grade 3")
    foe.guards_with_nothing()
    me.is_asked()
    assert (me.power("Watcher"), me.power("Grade 2")) == (10000 + 5000, 9000)


@pytest.mark.parametrize("book", BOOKS)
def test_who_was_boosted_gets_more_power_by_its_drive_check(scene, book):
    me, foe = scene.book(book).turn_of(0).step("battle phase").players
    made = "When the drive check of the vanguard that this unit boosted reveals a grade 1"
    scene.card("Helper", f"[AUTO](RC):{made}, it gets [Power] +5000 until end of turn.", grade=1, power=7000)
    me.has(vanguard="Grade 2", back="Helper", left="Grade 0").deck_top("Grade 1")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Grade 2", "Grade 3", boost="Helper")
    foe.guards_with_nothing()
    me.is_asked()
    assert (me.power("Grade 2"), me.power("Helper")) == (9000 + 5000, 7000)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("does", "of", "powers"),
    [
        ("choose one of your opponent's rear-guards, retire it", "that unit", (5000 + 3000, 7000)),
        ("choose one of your opponent's rear-guards, retire it", "it", (5000 + 3000, 7000)),
        ("choose one of your grade 1 rear-guards, [Stand] it", "it", (5000, 7000 + 3000)),
    ],
)
def test_what_was_retired_gets_nothing_and_the_unit_of_the_event_does(scene, book, does, of, powers):
    """With a unit that is still there it is that one, which was chosen last."""
    me, foe = scene.book(book).turn_of(0).step("main phase").players
    text = f"[AUTO](VC):When your other unit is placed on (RC), {does}, and {of} gets [Power] +3000 until end of turn."
    scene.card("Marshal", text, grade=2, power=10000)
    me.has(vanguard="Marshal", left="Grade 1", hand=["Grade 0"])
    foe.has(vanguard="Grade 3", left="Grade 2")
    me.calls("Grade 0", "right").is_asked()
    assert (me.power("Grade 0"), me.power("Grade 1")) == powers
    assert foe.zone("drop") == ([] if "Stand" in does else ["Grade 2"])


SHOWS = "choose a card from your hand, reveal it, and that unit gets"
RETURNS = "choose one of your grade 0 rear-guards, return it to your hand, and it gets"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("does", "lies", "powers", "shield"),
    [
        (f"{SHOWS} [Power] +5000", "hand", (7000 + 5000, 5000), 10000),
        (f"{RETURNS} [Power] +5000", "right", (7000 + 5000, 5000), 10000),
        (f"{RETURNS} [Shield] +5000", "right", (7000, 5000), 10000 + 5000),
    ],
)
def test_a_card_that_is_no_unit_gets_no_power_and_may_get_a_shield(scene, book, does, lies, powers, shield):
    me, foe = scene.book(book).turn_of(0).step("battle phase").players
    scene.card("Marshal", f"[AUTO](VC):When your grade 1 rear-guard attacks, {does} until end of turn.", grade=2)
    me.has(vanguard="Marshal", left="Grade 1")
    me.put({"right": "front right"}.get(lies, lies), "Grade 0")
    foe.has(vanguard="Grade 3", hand=["Grade 2"])
    me.attacks("Grade 1", "Grade 3")
    foe.is_asked()
    assert (me.power("Grade 1"), me.power("Grade 0")) == powers
    assert (me.zone("hand"), me.value("Grade 0", "shield")) == (["Grade 0"], shield)
