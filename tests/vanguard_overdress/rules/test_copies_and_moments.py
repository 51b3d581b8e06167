"""Two cards of one name, two cards at one moment, and what comes before the end of a phase."""

from __future__ import annotations

import pytest

import playmat
from playmat.books.vanguard_overdress.cards import ORDER_ABILITY
from playmat.kernel.words.nodes import Ability, Add, Cards, Instead, It, Modify, Move, Moved, Number, Perform, This
from playmat.library import Library

ORDER = {"type": "normal order", "grade": 1, "power": None, "skill": None, "shield": None}
REAR = ("rear-guard circle",)


@pytest.mark.rule("12.3.1.1", "11.8.9")
@pytest.mark.parametrize(("limit", "drawn"), [("[1/Turn]", 2), ("", 2)])
def test_a_limit_counts_for_each_card_by_itself(scene, me, limit, drawn):
    """The one that is played keeps no other card of its name from being played."""
    scene.card("Twin", f"[AUTO](RC){limit}:When your other rear-guard is placed, Soul-Charge 1.", grade=1)
    me.has(vanguard="Grade 2", left="Twin", right="Twin", hand=["Grade 1", "Grade 0"])
    with me.changes(soul=drawn):
        me.calls("Grade 1", "back left")
        while scene.game.question.kind == "ability":
            me.answer(scene.game.question.options[0])


DRAWS = "[AUTO](RC)[1/Turn]:When this unit attacks, draw a card."


def plays_what_waits(scene, me):
    """How many abilities are played, each time the first that is offered, until none waits."""
    played = 0
    while scene.game.question.kind == "ability":
        me.answer(scene.game.question.options[0])
        played += 1
    return played


@pytest.mark.rule("12.3.1.1.1", "5.1.2")
@pytest.mark.parametrize("times", [1, 2])
def test_an_ability_that_was_given_twice_has_its_limit_twice(scene, me, foe, times):
    """12.3.1.1.1: it is this ability that is not played again, and not the other one with the same words."""
    lend = f'[ACT](VC):Choose one of your rear-guards, and it gets "{DRAWS}" until end of turn.'
    me.has(vanguard=scene.card("Lender", lend, grade=3), left="Grade 2")
    foe.has(vanguard="Grade 3", hand=["Grade 1"])
    for _ in range(times):
        me.uses("Lender")
    me.attacks("Grade 2", "Grade 3")
    with me.changes(hand=times):
        assert plays_what_waits(scene, me) == times
    foe.guards_with_nothing()


@pytest.mark.rule("12.3.1.1.1", "12.2.1.2.2", "11.8.9")
def test_what_was_given_twice_and_waits_twice_is_played_twice(scene, me):
    """12.2.1.2.2: each of the two ceases to wait for the second event once it was played for the first."""
    heard = '[CONT](RC):Your vanguard gets "[AUTO](VC)[1/Turn]:When your rear-guard is retired, draw a card.".'
    scene.card("Herald", heard, grade=1)
    scene.card("Sweep", "[ACT](VC):Choose two of your grade 0 rear-guards, and retire them.", grade=3)
    me.has(vanguard="Sweep", left="Herald", right="Herald", back_left="Grade 0", back_right="Grade 0")
    me.uses("Sweep")
    with me.changes(hand=2):
        assert plays_what_waits(scene, me) == 2


@pytest.mark.rule("12.3.1.1.1", "9.7.2.4")
def test_an_ability_that_was_given_twice_is_offered_once_at_a_time(scene, me):
    lend = '[ACT](VC):Choose one of your rear-guards, and it gets "[ACT](RC)[1/Turn]:Draw a card." until end of turn.'
    me.has(vanguard=scene.card("Lender", lend, grade=3), left="Grade 2")
    given = ("use", "Grade 2", "Lender/1/m3.0/gained")
    me.uses("Lender").uses("Lender")
    for _ in range(2):
        assert me.options().count(given) == 1
        me.picks(given)
    assert not me.offered(given)


@pytest.mark.rule("12.3.1.1.1", "7.11.1")
def test_an_ability_given_after_the_first_was_played_is_another(scene, me):
    lend = '[ACT](VC):Choose one of your rear-guards, and it gets "[ACT](RC)[1/Turn]:Draw a card." until end of turn.'
    me.has(vanguard=scene.card("Lender", lend, grade=3), left="Grade 2")
    given = ("use", "Grade 2", "Lender/1/m3.0/gained")
    me.uses("Lender").picks(given)
    assert not me.offered(given)
    me.uses("Lender").picks(given)
    assert not me.offered(given)


@pytest.mark.rule("9.7.2.4", "11.4.4")
@pytest.mark.parametrize(("hand", "times"), [(["Ghost", "Ghost"], 1), (["Ghost", "Shade"], 2)])
def test_of_two_cards_that_are_alike_one_is_offered(scene, me, hand, times):
    for name in ("Ghost", "Shade"):
        scene.card(name, "[ACT](Hand):[COST][Soul-Blast 1], draw a card.", grade=1)
    me.has(vanguard="Grade 2", hand=hand, soul=["Grade 0"])
    assert len([option for option in me.options() if option[0] == "use"]) == times


@pytest.mark.rule("7.29.1")
def test_damage_without_a_number_is_one(scene, me, foe):
    deal = Ability("activated", Perform("deal damage", who="opponent"), zones=("field",))
    me.has(vanguard=scene.card("Imp", abilities=[deal], grade=2), hand=["Grade 0"])
    with foe.changes(damage=1):
        me.uses("Imp")


@pytest.mark.rule("9.6.3", "11.3.1.2.1")
def test_what_waits_is_played_before_the_ride_phase_is_over(scene, me):
    """So what it does until the end of that phase is over with it."""
    scene.step("ride phase")
    lift = Modify(This(), (Add("power", Number(5000)),), "end of ride phase")
    placed = Ability("automatic", lift, trigger=Moved(This(), (), ("vanguard circle",)), zones=("field",))
    scene.card("Crown", abilities=[placed], grade=2, power=9000)
    me.has(vanguard="Grade 1", hand=["Crown", "Grade 0"])
    me.rides("Crown")
    me.is_asked("9.7.2")
    assert scene.events("play")
    assert me.power("Crown") == 9000


@pytest.mark.rule("16.3.3")
@pytest.mark.parametrize("leaves", [True, False])
def test_an_arms_order_that_has_left_as_it_resolved_is_held_by_nobody(scene, me, leaves):
    away = Ability("activated", Move(This(), "soul"), zones=("order area",), keyword=ORDER_ABILITY)
    scene.card("Ladle", 'Left Arms - "Miller"', abilities=[away] if leaves else [], **ORDER)
    me.has(vanguard=scene.card("Miller", grade=2), hand=["Ladle", "Grade 0"])
    me.plays("Ladle")
    assert (me.zone("soul"), me.zone("arms")) == ((["Ladle"], []) if leaves else ([], ["Ladle"]))


@pytest.mark.rule("16.3.1", "2.9.4.2")
@pytest.mark.parametrize("kind", ["normal order", "arms order"])
def test_an_order_is_an_arms_order_once(scene, kind):
    scene.card("Ladle", 'Left Arms - "Miller"', **{**ORDER, "type": kind})
    assert scene.cards["Ladle"].printed["subtype"].count("arms") == 1


@pytest.mark.rule("11.10.1")
@pytest.mark.parametrize("name", ["Binder", "Plain"])
def test_of_two_that_would_leave_at_one_moment_each_goes_elsewhere(scene, me, name):
    instead = Ability("continuous", Instead(Moved(Cards(REAR, "mine"), (), ("drop",)), Move(It(), "bind", verb="bind")),
                      zones=("field",))  # fmt: skip
    sweep = Ability("activated", Move(Cards(REAR, "mine"), "drop", verb="retire"), zones=("field",))
    me.has(vanguard=scene.card(name, abilities=[sweep, *([instead] if name == "Binder" else [])], grade=2))
    me.has(left="Grade 0", right="Grade 1", hand=["Grade 3"])
    me.uses(name)
    gone = ["Grade 0", "Grade 1"]
    assert (sorted(me.zone("bind")), sorted(me.zone("drop"))) == ((gone, []) if name == "Binder" else ([], gone))


@pytest.mark.rule("8.1.8.1")
@pytest.mark.parametrize("ride", ["Starter", [1, 2, 3, 4], ["Starter", None]])
def test_a_ride_deck_is_named_by_a_list_of_cards(ride):
    book = "vanguard-overdress"
    starter = playmat.book(book).cards.card_from({"name": "Starter", "grade": 0, "power": 5000})
    record = {"format": "playmat-deck", "version": 1, "book": book, "name": "tested", "cards": {"Starter": 1}}
    with pytest.raises(playmat.DeckError, match="expected a list of cards"):
        Library(book, [starter]).deck({**record, "ride_deck": ride})
