"""What is said of ATK and DEF is said of the types that have them, and a superlative looks among the types it names."""

from __future__ import annotations

import pytest

EITHER = "Destroy target addition or resonator that has or shares the highest ATK."


def chant(scene, text):
    return scene.card("Fell", text, type="Chant", cost="{R}")


def tall_and_small(scene):
    scene.card("Tall", ATK=700, DEF=500)
    scene.card("Small", ATK=300, DEF=500)
    scene.card("Banner", "", type="Addition:Field")


@pytest.mark.rule("206.1", "903.2e")
@pytest.mark.parametrize("picked", ["Banner", "Tall"])
def test_an_addition_is_not_asked_for_its_atk(scene, me, foe, picked):
    """206.1: an addition has no ATK, so any of them may be targeted, and of the resonators the highest."""
    tall_and_small(scene)
    chant(scene, EITHER)
    me.has(hand=["Fell"]).will("fire")
    foe.has(field=["Tall", "Small", "Banner"])
    me.picks(("play", "Fell"))
    assert sorted(me.options()) == ["Banner", "Tall"]
    me.picks(picked).pays().lets_resolve()
    assert foe.zone("graveyard") == [picked]


@pytest.mark.rule("206.1", "903.2e")
def test_the_highest_is_looked_for_among_the_type_that_is_named(scene, me, foe):
    """206.1: a J-ruler with more ATK is no resonator, so the highest resonator is a target."""
    tall_and_small(scene)
    chant(scene, "Destroy target resonator that has or shares the highest ATK.")
    back = {"name": "Giant", "type": "J-ruler", "attribute": "fire", "race": "T", "ATK": 1500, "DEF": 1500}
    scene.card("Host", "[Judgment] {1}", type="Ruler", back=back)
    me.as_j_ruler("Host").has(hand=["Fell"]).will("fire")
    foe.has(field=["Tall", "Small"])
    me.plays("Fell").lets_resolve()
    assert foe.zone("graveyard") == ["Tall"]


@pytest.mark.rule("201.2b", "903.2e")
def test_where_the_noun_names_both_types_both_are_compared(scene, me, foe):
    """201.2b: a J/resonator is a resonator or a J-ruler, and the J-ruler has the highest ATK."""
    tall_and_small(scene)
    chant(scene, "Rest target J/resonator that has or shares the highest ATK.")
    back = {"name": "Giant", "type": "J-ruler", "attribute": "fire", "race": "T", "ATK": 1500, "DEF": 1500}
    scene.card("Host", "[Judgment] {1}", type="Ruler", back=back)
    me.as_j_ruler("Host").has(hand=["Fell"]).will("fire")
    foe.has(field=["Tall", "Small"])
    me.plays("Fell").lets_resolve()
    assert me.is_rested("Giant") and not foe.is_rested("Tall")


@pytest.mark.rule("206.1", "903.2e")
def test_a_number_is_asked_of_what_has_it(scene, me, foe):
    """206.1: 500 or less ATK is said of the resonator; the addition needs none."""
    tall_and_small(scene)
    chant(scene, "Destroy target addition or resonator with 500 or less ATK.")
    me.has(hand=["Fell"]).will("fire")
    foe.has(field=["Tall", "Small", "Banner"])
    me.picks(("play", "Fell"))
    assert sorted(me.options()) == ["Banner", "Small"]
    me.picks("Small").pays().lets_resolve()
    assert foe.zone("graveyard") == ["Small"]


@pytest.mark.rule("203.1", "903.2e")
def test_a_total_cost_is_asked_of_both(scene, me, foe):
    """203.1: both have a cost, so that the qualifier is said of both."""
    scene.card("Dear", ATK=700, DEF=500, cost="{3}")
    scene.card("Cheap", ATK=700, DEF=500, cost="{1}")
    scene.card("Banner", "", type="Addition:Field", cost="{3}")
    chant(scene, "Destroy target addition or resonator with total cost 2 or less.")
    me.has(hand=["Fell"]).will("fire")
    foe.has(field=["Dear", "Cheap", "Banner"])
    me.plays("Fell").lets_resolve()
    assert foe.zone("graveyard") == ["Cheap"]


@pytest.mark.rule("903.2c", "208.3")
@pytest.mark.parametrize(("there", "both"), [
    ([["wind", "darkness"]], False),
    ([["wind"], ["darkness"]], True),
    ([["wind", "darkness"], ["wind"]], True),
    ([["wind", "darkness"], ["darkness"]], True),
    ([["wind"], ["wind"]], False),
])  # fmt: skip
def test_another_is_not_the_card_that_was_counted_before(scene, me, foe, there, both):
    """903.2c, 208.3: one card of both attributes is not two; each of two may stand for either."""
    names = [scene.card(f"Elf {at}", attribute=attributes) for at, attributes in enumerate(there)]
    scene.card("Duet", "If you control a wind resonator and another darkness resonator, you gain 100 life.",
               type="Chant")  # fmt: skip
    me.has(hand=["Duet"], field=names).will("fire")
    me.plays("Duet").lets_resolve()
    assert me.life == 4000 + (100 if both else 0)


@pytest.mark.rule("903.2c", "208.3")
@pytest.mark.parametrize("alone", [True, False])
def test_the_card_that_asks_may_be_one_of_the_two(scene, me, foe, alone):
    """208.3: another than the wind resonator, which is not this card."""
    scene.card("Elf", attribute="wind")
    text = "{0}: If you control a wind resonator and another darkness resonator, you gain 100 life."
    scene.card("Imp", text, attribute="darkness")
    me.has(field=["Imp"] if alone else ["Imp", "Elf"])
    me.uses("Imp", 2).lets_resolve()
    assert me.life == 4000 + (0 if alone else 100)
