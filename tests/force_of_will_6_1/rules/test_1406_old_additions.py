"""Section 1406: additions with subtypes."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.zones import host_of
from playmat.kernel.words import nodes as n

SUBTYPES = ("Field", "Resonator", "Ruler", "J-ruler", "J/resonator", "J/ruler")
STRONGER = "Added resonator gains [+300/+300]."


def plays_of(player):
    """The cards I am offered to play."""
    return [act[1] for act in player.options() if act[0] == "play"]


def addition(scene, subtype, name="Aura", text=""):
    return scene.card(name, text, type=f"Addition:{subtype}", cost="{1}")


def host(player, name="Aura"):
    """The name of the card to which a card in my field is added."""
    found = host_of(player.game, player.card(name, "field"))
    return found if found is None else player.game.card(found)


def resolved(me, *answers):
    me.plays("Aura", *answers).lets_resolve()


# --- 1406.1 subtypes -------------------------------------------------------------------------------------


@pytest.mark.rule("1406.1a")
@pytest.mark.parametrize("subtype", SUBTYPES)
def test_a_subtype_is_matched_exactly(scene, me, foe, subtype):
    """1406.1a: of six additions, one of each subtype, a text that names one of them may take that one alone."""
    named = n.Cards(("field",), "any", n.Is("subtype", "=", subtype.lower()))
    destroy = n.Sequence((f.Target(named), n.Move(n.It(), "graveyard", verb="destroy")))
    spell = n.Ability("activated", destroy, zones=("chase",), keyword="spell")
    scene.card("Sunder", abilities=[spell], type="Chant")
    for each in SUBTYPES:
        addition(scene, each, f"Aura of {each}")
    me.as_j_ruler().has(hand=["Sunder"]).will("fire")
    foe.has(field=["Resonator 1"])
    hosts = {"Resonator": foe.card("Resonator 1"), "J/resonator": foe.card("Resonator 1")}
    ruler = foe.put("ruler area", "Ruler")
    hosts |= {"Ruler": ruler, "J/ruler": ruler, "J-ruler": me.card("J-Ruler", "field")}
    for each in SUBTYPES:
        card = me.put("field", f"Aura of {each}")
        if each in hosts:
            on = hosts[each]
            me.game.marks[card, "added to"] = (me.game.serial[card], on, me.game.serial[on])
    me.plays("Sunder").lets_resolve()
    left = [f"Aura of {each}" for each in SUBTYPES if each != subtype]
    assert me.zone("field") == ["J-Ruler", *left]


@pytest.mark.rule("1406.1a")
@pytest.mark.parametrize(("named", "left"), [("Resonator", "J/resonator"), ("J/resonator", "Resonator")])
def test_a_text_names_one_subtype_and_not_its_parts(scene, me, foe, named, left):
    """1406.1a: of two additions on one resonator, the one whose subtype is named is destroyed."""
    scene.card("Sunder", f"Destroy target [Addition:{named}].", type="Chant")
    me.has(hand=["Sunder"], field=["Resonator 1"]).will("fire")
    on = me.card("Resonator 1")
    for each in (named, left):
        addition(scene, each, f"Aura of {each}")
        card = me.put("field", f"Aura of {each}")
        me.game.marks[card, "added to"] = (me.game.serial[card], on, me.game.serial[on])
    me.plays("Sunder").lets_resolve()
    assert me.zone("field") == ["Resonator 1", f"Aura of {left}"]


# --- 1406.2 playing --------------------------------------------------------------------------------------


@pytest.mark.rule("1406.2a")
def test_an_addition_for_resonators_is_unplayable_without_one(scene, me, foe):
    """1406.2a: J-rulers, rulers, regalia and stones are no resonators."""
    addition(scene, "Resonator")
    me.as_j_ruler().has(hand=["Aura", "Chant"], field=["Regalia"]).stones("fire")
    assert plays_of(me) == ["Chant"]


@pytest.mark.rule("1406.2a")
def test_an_addition_targets_a_resonator_of_either_field(scene, me, foe):
    """1406.2a: resonators of both players may be targeted, nothing else, and the target is chosen at once."""
    addition(scene, "Resonator")
    me.as_j_ruler().has(hand=["Aura"], field=["Resonator 1", "Regalia"]).stones("fire", "fire")
    foe.has(field=["Resonator 2"], hand=["Resonator 3"])
    me.picks(("play", "Aura"))
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 2").pays()
    assert me.chase == ["Aura"]


TARGETS = {
    "Resonator": ["Resonator 1", "Resonator 2"],
    "J-ruler": ["J-Ruler", "Other J-Ruler"],
    "J/resonator": ["J-Ruler", "Other J-Ruler", "Resonator 1", "Resonator 2"],
    "Ruler": ["Lord", "Ruler"],
    "J/ruler": ["J-Ruler", "Lord", "Other J-Ruler", "Ruler"],
}


@pytest.mark.rule("1406.2a")
@pytest.mark.parametrize("subtype", sorted(TARGETS))
def test_the_subtype_says_what_is_targeted(scene, me, foe, subtype):
    """1406.2a: cards of the named types in the fields; for rulers, those in the ruler areas."""
    addition(scene, subtype)
    back = {"name": "Other J-Ruler", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 1, "DEF": 1000}
    scene.card("Lord", type="Ruler", back=back)
    me.as_j_ruler().has(hand=["Aura"], field=["Resonator 1"]).stones("fire")
    me.has(ruler_area=["Ruler"])
    foe.as_j_ruler("Lord").has(field=["Resonator 2"], ruler_area=["Lord"])
    me.picks(("play", "Aura"))
    me.is_asked(exactly=TARGETS[subtype])


@pytest.mark.rule("1406.2a")
def test_a_field_addition_needs_no_target(scene, me, foe):
    """1406.2a: on an empty table it is played, and it stays in the field added to nothing."""
    addition(scene, "Field")
    me.has(hand=["Aura"]).will("fire")
    resolved(me)
    assert me.zone("field") == ["Aura"] and host(me) is None


@pytest.mark.rule("1406.2b")
def test_a_resolving_addition_enters_my_field_added_to_its_target(scene, me, foe):
    """1406.2b: it lies in my field on the opponent's resonator, which is 400 + 300 now."""
    addition(scene, "Resonator", text=STRONGER)
    me.has(hand=["Aura"]).will("fire")
    foe.has(field=["Resonator 2"])
    resolved(me)
    assert me.zone("field") == ["Aura"] and host(me) == "Resonator 2"
    assert foe.atk("Resonator 2") == 400 + 300


@pytest.mark.rule("1406.2b", "1406.4a")
@pytest.mark.parametrize(("subtype", "target"), [
    ("J-ruler", "J-Ruler"), ("J/resonator", "J-Ruler"), ("J/resonator", "Resonator 1"), ("J/ruler", "J-Ruler"),
    ("Ruler", "Lord"), ("J/ruler", "Lord"),
])  # fmt: skip
def test_an_addition_stays_on_every_sort_of_card_its_subtype_names(scene, me, foe, subtype, target):
    """1406.2b, 1406.4a: it is added to the card and no rule process takes it away."""
    addition(scene, subtype)
    scene.card("Lord", type="Ruler")
    me.as_j_ruler().has(hand=["Aura"], field=["Resonator 1"]).will("fire")
    foe.has(ruler_area=["Lord"])
    me.picks(("play", "Aura"))
    if target in me.options():
        me.picks(target)
    me.pays().lets_resolve()
    assert host(me) == target


def bouncer(scene):
    return scene.card("Recall", "[Quickcast]\nReturn target resonator to its owner's hand.", type="Chant")


@pytest.mark.rule("1406.2b")
def test_an_addition_whose_target_is_gone_goes_to_the_graveyard(scene, me, foe):
    """1406.2b: the resonator was returned in answer: its owner's graveyard has the addition."""
    addition(scene, "Resonator")
    bouncer(scene)
    me.has(hand=["Aura"]).will("fire")
    foe.has(field=["Resonator 2"], hand=["Recall"]).will("fire")
    me.plays("Aura")
    foe.plays("Recall").lets_resolve()
    assert me.zone("field") == [] and me.zone("graveyard") == ["Aura"] and foe.zone("hand") == ["Resonator 2"]


@pytest.mark.rule("1406.2b")
def test_an_addition_is_not_redirected_to_another_resonator(scene, me, foe):
    """1406.2b: another resonator on the table does not save it."""
    addition(scene, "Resonator")
    bouncer(scene)
    me.has(hand=["Aura"], field=["Resonator 1"]).will("fire")
    foe.has(field=["Resonator 2"], hand=["Recall"]).will("fire")
    me.plays("Aura", "Resonator 2")
    foe.plays("Recall", "Resonator 2").lets_resolve()
    assert me.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Aura"]


# --- 1406.3 put into a field by an effect ----------------------------------------------------------------


def raiser(scene):
    return scene.card("Raise", "Put an addition from your graveyard into your field.", type="Chant", cost="{1}")


@pytest.mark.rule("1406.3")
def test_an_addition_put_into_the_field_is_added_to_a_chosen_card(scene, me, foe):
    """1406.3: the resonators of both fields are offered as it arrives."""
    addition(scene, "Resonator", text=STRONGER)
    raiser(scene)
    me.has(hand=["Raise"], graveyard=["Aura"], field=["Resonator 1", "Regalia"]).will("fire")
    foe.has(field=["Resonator 2"])
    me.plays("Raise")
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 1")
    assert host(me) == "Resonator 1" and me.atk("Resonator 1") == 200 + 300


@pytest.mark.rule("1406.3")
def test_an_addition_with_nothing_to_be_added_to_stays_where_it_is(scene, me, foe):
    """1406.3: without a resonator it stays in the graveyard, and does not even enter for a moment."""
    addition(scene, "Resonator")
    raiser(scene)
    me.as_j_ruler().has(hand=["Raise"], graveyard=["Aura"], field=["Regalia"]).will("fire")
    me.plays("Raise").lets_resolve()
    assert me.zone("graveyard") == ["Aura", "Raise"]
    assert ("Aura", "graveyard", "field") not in scene.moves()


@pytest.mark.rule("1406.3")
def test_an_addition_put_into_the_field_does_not_target(scene, me, foe):
    """1406.3: their resonator with [Barrier], which nothing of mine can target, is a card it may be added to."""
    addition(scene, "Resonator")
    raiser(scene)
    scene.card("Walled", "[Barrier]", type="Resonator")
    me.has(hand=["Raise", "Aura"], graveyard=["Aura"]).will("fire", "fire")
    foe.has(field=["Walled"])
    assert plays_of(me) == ["Raise"]
    me.plays("Raise").lets_resolve()
    assert host(me) == "Walled"


@pytest.mark.rule("1406.3")
def test_no_card_that_an_effect_keeps_from_having_additions_is_chosen(scene, me, foe):
    """1406.3: with such a resonator alone, the addition stays in the graveyard."""
    addition(scene, "Resonator")
    raiser(scene)
    bare = n.Ability("continuous", n.Modify(n.This(), (n.Cannot("have additions"),)))
    scene.card("Bare", abilities=[bare], type="Resonator")
    me.has(hand=["Raise"], graveyard=["Aura"], field=["Bare"]).will("fire")
    me.plays("Raise").lets_resolve()
    assert me.zone("graveyard") == ["Aura", "Raise"] and me.zone("field") == ["Bare"]


# --- 1406.4 the rule process -----------------------------------------------------------------------------


@pytest.mark.rule("1406.4a")
def test_an_addition_whose_resonator_dies_goes_to_the_graveyard(scene, me, foe):
    """1406.4a: put there by rule process and not destroyed, so what sees destructions sees the resonator's alone."""
    addition(scene, "Resonator")
    scene.card("Kill", "Destroy target resonator.", type="Chant")
    me.has(hand=["Aura", "Kill"]).will("fire", "fire")
    foe.has(field=["Resonator 2"])
    resolved(me)
    me.plays("Kill").lets_resolve()
    assert me.zone("graveyard") == ["Kill", "Aura"] and me.zone("field") == []
    assert len(scene.events("destroy")) == 1


@pytest.mark.rule("1406.4a")
def test_an_addition_that_cannot_be_destroyed_goes_as_well(scene, me, foe):
    """1406.4a: it is not destroyed, so nothing keeps it."""
    addition(scene, "Resonator", text="This card cannot be destroyed.")
    scene.card("Kill", "Destroy target resonator.", type="Chant")
    me.has(hand=["Aura", "Kill"], field=["Resonator 1"]).will("fire", "fire")
    resolved(me)
    me.plays("Kill").lets_resolve()
    assert me.zone("field") == [] and "Aura" in me.zone("graveyard")


@pytest.mark.rule("1406.4a")
def test_an_addition_on_what_is_no_resonator_any_more_goes_to_the_graveyard(scene, me, foe):
    """1406.4a: its card stays in the field as a regalia, which is an illegal card for it."""
    addition(scene, "Resonator")
    one = n.Cards(("field",), "mine", n.Is("name", "=", "Resonator 1"))
    stiffen = n.Modify(one, (n.Include("type", "regalia"), n.Exclude("type", "resonator")))
    scene.card("Stiffener", abilities=[n.Ability("activated", stiffen)], type="Regalia")
    me.has(hand=["Aura"], field=["Resonator 1", "Stiffener"]).will("fire")
    resolved(me)
    assert host(me) == "Resonator 1"
    me.uses("Stiffener", 2).lets_resolve()
    assert me.zone("field") == ["Resonator 1", "Stiffener"] and me.zone("graveyard") == ["Aura"]


@pytest.mark.rule("1406.4a")
def test_an_addition_added_to_itself_goes_to_the_graveyard(scene, me, foe):
    """1406.4a: although it has become a resonator, it is no card for itself."""
    become = n.Modify(n.This(), (f.Become(n.Number(500), n.Number(500), ("addition", "resonator")),))
    addition_text = n.Ability("continuous", become)
    scene.card("Aura", abilities=[addition_text], type="Addition:Resonator", cost="{1}")
    me.has(field=["Resonator 1", "Aura"])
    aura = me.card("Aura")
    me.game.marks[aura, "added to"] = (me.game.serial[aura], aura, me.game.serial[aura])
    me.is_asked("602.1c")
    assert me.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Aura"]


@pytest.mark.rule("1406.4a")
@pytest.mark.parametrize("kind", ["Addition:Field", "Addition"])
def test_field_additions_and_new_ones_stay_without_a_card(scene, me, foe, kind):
    """1406.4a: the process is for subtypes other than Field; an unattached old one goes, these stay."""
    scene.card("Banner", type=kind, cost="{1}")
    addition(scene, "Resonator")
    me.has(field=["Banner", "Aura", "Resonator 1"])
    me.is_asked("602.1c")
    assert me.zone("field") == ["Banner", "Resonator 1"] and me.zone("graveyard") == ["Aura"]


@pytest.mark.rule("1406.4a")
def test_an_addition_goes_to_its_owners_graveyard(scene, me, foe):
    """1406.4a: one that the opponent owns, in my field on nothing, goes to theirs."""
    addition(scene, "Resonator")
    me.put("field", "Aura", owner=1)
    me.is_asked("602.1c")
    assert me.zone("field") == [] and foe.zone("graveyard") == ["Aura"] and me.zone("graveyard") == []
