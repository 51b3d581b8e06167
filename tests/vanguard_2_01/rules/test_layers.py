"""8.7.2, 10.21.2: continuous abilities that are taken away before they give or take anything."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Add,
    Cards,
    GainAbility,
    Include,
    Is,
    LoseAbilities,
    Modify,
    Number,
    This,
)

REAR = ("rear-guard circle",)
LEFT = Cards(("front left",), "mine")
SMALL = Cards(REAR, "mine", Is("grade", "=", Number(0)))
TAKES = (LoseAbilities(),)


def always(*effects):
    return [Ability("continuous", effect, zones=("field",)) for effect in effects]


GROWS, = always(Modify(This(), (Add("power", Number(3000)),)))
GIVES, = always(Modify(SMALL, (GainAbility(GROWS),)))


def taker(scene, me, how):
    """The unit at the front left loses all abilities: to a resolved one, or to an older or younger continuous one."""
    takes = Modify(LEFT, TAKES, "end of turn" if how == "resolved" else "")
    kind = Ability("activated", takes, zones=("field",)) if how == "resolved" else always(takes)[0]
    scene.card("Taker", abilities=[kind], grade=1)
    me.has(vanguard="Grade 2")
    if how == "younger":
        me.has(left="Giver")
    me.has(back_left="Taker")
    if how != "younger":
        me.has(left="Giver")


@pytest.mark.rule("8.7.2", "10.21.2")
@pytest.mark.parametrize("how", ["resolved", "older", "younger"])
def test_who_has_lost_its_abilities_gives_none(scene, me, foe, how):
    scene.card("Giver", abilities=[GIVES], grade=1)
    taker(scene, me, how)
    me.has(right="Grade 0")
    if how == "resolved":
        scene.start()
        assert me.power("Grade 0") == 5000 + 3000
        me.uses("Taker")
    assert me.power("Grade 0") == 5000


@pytest.mark.rule("8.7.2", "10.21.2")
@pytest.mark.parametrize("how", ["resolved", "older", "younger"])
def test_who_has_lost_its_abilities_takes_none(scene, me, foe, how):
    scene.card("Giver", abilities=always(Modify(Cards(("front right",), "mine"), TAKES)), grade=1)
    taker(scene, me, how)
    me.has(right=scene.card("Grower", abilities=[GROWS], grade=1, power=7000))
    if how == "resolved":
        scene.start()
        assert me.power("Grower") == 7000
        me.uses("Taker")
    assert me.power("Grower") == 7000 + 3000


@pytest.mark.rule("2.10.1.3", "10.21.2")
@pytest.mark.parametrize("text", ["", "[AUTO](RC):When this unit boosts, draw a card."])
@pytest.mark.parametrize("how", ["resolved", "older", "younger"])
def test_who_has_lost_its_abilities_does_not_boost(scene, me, foe, how, text):
    """2.10.1.3: the icon is one of them, with a text beside it or not."""
    scene.card("Giver", text, grade=1)
    taker(scene, me, how)
    if how == "resolved":
        scene.start()
        assert scene.game.has(me.card("Giver"), "boost")
        me.uses("Taker")
    scene.start()
    assert not scene.game.has(me.card("Giver"), "boost")


@pytest.mark.rule("8.7.2.1", "8.7.2.1.1", "10.21.2")
@pytest.mark.parametrize("mine_first", [True, False])
def test_of_two_that_take_each_others_abilities_the_older_keeps_its_own(scene, me, foe, mine_first):
    both = [*always(Modify(Cards(REAR, "theirs"), TAKES)), GROWS]
    for name in ("Mine", "Theirs"):
        scene.card(name, abilities=both, grade=1, power=7000)
    sides = [(me, "Mine"), (foe, "Theirs")]
    for player, name in sides if mine_first else reversed(sides):
        player.has(left=name)
    scene.start()
    assert me.power("Mine") == 7000 + (3000 if mine_first else 0)
    assert foe.power("Theirs") == 7000 + (0 if mine_first else 3000)


@pytest.mark.rule("8.7.2", "10.21.3")
@pytest.mark.parametrize("keeps", [True, False])
def test_an_ability_that_is_gained_may_give_another_as_long_as_it_is_there(scene, me, foe, keeps):
    scene.card("Lender", abilities=always(Modify(LEFT, (GainAbility(GIVES),))), grade=1)
    scene.card("Giver", grade=1)
    me.has(back_right="Lender")
    taker(scene, me, "resolved")
    me.has(right="Grade 0")
    if not keeps:
        me.uses("Taker")
    assert me.power("Grade 0") == 5000 + (3000 if keeps else 0)


@pytest.mark.rule("8.7.2", "3.7.1.1")
@pytest.mark.parametrize("order", [("First", "Second"), ("Second", "First")])
def test_a_clan_that_hangs_on_another_given_clan_comes_after_it(scene, me, foe, order):
    clans = Modify(Cards(REAR, "mine", Is("clan", "has", "Sand")), (Include("clan", "Glass"),))
    scene.card("First", abilities=always(Modify(Cards(REAR, "mine"), (Include("clan", "Sand"),))), grade=1)
    scene.card("Second", abilities=always(clans), grade=1)
    me.has(vanguard="Grade 2", right="Grade 0")
    for name in order:
        me.has(**{"left" if name == "First" else "back": name})
    scene.start()
    assert me.value("Grade 0", "clan")[-2:] == ("Sand", "Glass")
