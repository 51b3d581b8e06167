"""What lasts about a card that a condition names: its God's Art costs less, whatever the text spoke of before."""

from __future__ import annotations

import pytest

ART = "God's Art <Long Whistle> {W}{W}: You gain 100 life. (Play God's Art <Long Whistle> only once per game.)"
OURS, OTHERS = "Kettle Queen", "Copper Aunt"


def ruler(scene, name=OURS):
    back = {"name": name, "type": "J-ruler", "attribute": "light", "race": "T", "ATK": 1000, "DEF": 1000, "text": ART}
    return scene.card("Maid", "[Judgment] {1}", type="Ruler", attribute="light", back=back)


def cross(scene, opening="As long as"):
    """A chant that first takes a resonator and then goes on about the J-ruler."""
    scene.card("Cross", f'Destroy target resonator. {opening} your J-ruler is "{OURS}", you may pay {{W}}{{W}} less to '
               "play its God's Art abilities this turn.", type="Chant", cost="{1}")  # fmt: skip


def art(me, name=OURS):
    return me.offered("use", name, f"{name}/1")


@pytest.mark.rule("909.4", "903.2f-iv")
@pytest.mark.parametrize("opening", ["As long as", "If"])
@pytest.mark.parametrize("name", [OURS, OTHERS])
def test_its_is_the_ruler_and_not_what_was_taken_before(scene, me, foe, opening, name):
    """909.4: the effect is on my J-ruler while it has that name; the resonator that was destroyed has no God's Art."""
    ruler(scene, name)
    cross(scene, opening)
    me.as_j_ruler("Maid").has(hand=["Cross"]).will("fire")
    foe.has(field=["Resonator 5"])
    assert not art(me, name)
    me.plays("Cross").lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 5"]
    assert art(me, name) is (name == OURS)


@pytest.mark.rule("909.4")
@pytest.mark.parametrize("opening", ["As long as", "If"])
def test_the_condition_is_not_asked_as_the_effect_is_made(scene, me, foe, opening):
    """909.4: my ruler becomes that J-ruler afterwards, and its God's Art costs less."""
    ruler(scene)
    cross(scene, opening)
    me.has(ruler_area=["Maid"], hand=["Cross"]).will("fire", "fire")
    foe.has(field=["Resonator 5"])
    me.plays("Cross").lets_resolve()
    me.uses("Maid", 1).lets_resolve()
    assert art(me)


@pytest.mark.rule("909.4")
@pytest.mark.parametrize("there", [True, False])
def test_what_costs_less_as_long_as_something_is_there_is_watched(scene, me, foe, there):
    """909.4: the regalia goes, and with it what costs less because of it."""
    text = "As long as you control a regalia, you pay {1} less to play resonators this turn."
    scene.card("Sale", text, type="Chant", cost="{0}")
    scene.card("Wreck", "Destroy target regalia.", type="Chant", cost="{0}")
    scene.card("Ox", "", cost="{1}")
    me.has(hand=["Sale", "Wreck", "Ox"], field=["Regalia"])
    me.plays("Sale").lets_resolve()
    assert me.offered("play", "Ox")
    if not there:
        me.plays("Wreck").lets_resolve()
    assert me.offered("play", "Ox") is there


@pytest.mark.rule("903.3c")
@pytest.mark.parametrize("named", [True, False])
def test_it_stays_what_was_chosen_where_the_ruler_is_not_meant(scene, me, foe, named):
    """903.3c: what is destroyed is the target that was rested, whatever the condition is about."""
    ruler(scene, OURS if named else OTHERS)
    scene.card("Lull", f'Rest target resonator. If your J-ruler is "{OURS}", destroy it.', type="Chant", cost="{1}")
    me.as_j_ruler("Maid").has(hand=["Lull"]).will("fire")
    foe.has(field=["Resonator 5"])
    me.plays("Lull").lets_resolve()
    assert foe.zone("graveyard") == (["Resonator 5"] if named else [])
    assert len(me.zone("field")) == 1


@pytest.mark.rule("909.4")
@pytest.mark.parametrize("name", [OURS, OTHERS])
@pytest.mark.parametrize("early", [True, False])
def test_if_it_is_that_ruler_goes_on_about_whatever_is(scene, me, foe, name, early):
    """909.4: "your J-ruler gains ... . If it's ..., it gains ...": both wait for a J-ruler that comes later."""
    ruler(scene, name)
    scene.card("Blade", "{Rest}: Your J-ruler gains [+200/+200] until end of turn. "
               f'If it\'s "{OURS}", it gains [Flying] until end of turn and you may pay {{W}}{{W}} less to play its '
               "God's Art abilities this turn.", type="Regalia")  # fmt: skip
    me.has(field=["Blade"], ruler_area=["Maid"]).will("fire")
    if early:
        me.uses("Blade", 2).lets_resolve()
    me.uses("Maid", 1).lets_resolve()
    if not early:
        me.uses("Blade", 2).lets_resolve()
    assert me.atk(name) == 1000 + 200
    assert art(me, name) is (name == OURS)
    assert ("flying" in me.value(name, "keywords")) is (name == OURS)


BACK = {"name": "Gale", "type": "J-ruler", "attribute": "wind", "race": "Tester", "ATK": 1000, "DEF": 1000}


@pytest.mark.rule("904.1", "1121.2")
@pytest.mark.parametrize("loose", ["this card is not bestowed to a card", "you control a fire resonator"])
def test_it_is_the_ruler_that_was_named_last(scene, me, foe, loose):
    """904.1, 1121.2: "as long as ... and your J-ruler is wind, it gains ...": the J-ruler does, and nothing else."""
    scene.card("Breeze", "[Judgment] {1}", type="Ruler", attribute="wind", back=BACK)
    kite = f"As long as {loose} and your J-ruler is wind, it gains [+200/+200] and [Flying].\n[Bestow] {{1}}"
    scene.card("Kite", kite, type="Addition")
    me.has(field=["Kite", "Resonator 1"]).will("fire").as_j_ruler("Breeze")
    assert me.atk("Gale") == 1200 and me.value("Gale", "keywords") == ("flying",)
    assert me.value("Kite", "keywords") == ("bestow",) and me.atk("Resonator 1") == 200
    me.uses("Kite", 3).lets_resolve()
    assert me.atk("Gale") == (1000 if "bestowed" in loose else 1200)


@pytest.mark.rule("904.1", "1022.1")
def test_it_is_this_card_where_no_ruler_was_named(scene, me, foe):
    """904.1, 1022.1: the second fact names no card to go on about, so "it" is still this card."""
    scene.card("Breeze", "[Judgment] {1}", type="Ruler", attribute="wind", back=BACK)
    scene.card("Owl", "This card enters your field with two soot counters on it.\n"
               "As long as there is a soot counter on this card and you control a fire resonator, "
               "it gains [+200/+200].")  # fmt: skip
    me.has(hand=["Owl"]).will("fire").as_j_ruler("Breeze")
    me.plays("Owl").lets_resolve()
    assert me.atk("Owl") == 700 and me.atk("Gale") == 1000
