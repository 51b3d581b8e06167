"""Costs of several parts that want the same card: to give a will for the one, and to be rested or banished for another
(903.2g, 1003.4)."""

from __future__ import annotations

from typing import Any

import pytest

RESTS = "{Rest}: Produce {R}."
LEAVES = "Banish this card: Produce {R}."
RITE = "As an additional cost to play this card, rest two recovered resonators you control.\nDraw two cards."
OFFERING = "As an additional cost to play this card, banish two resonators.\nDraw two cards."
COMMAND = "{R}, rest another recovered resonator you control: Draw a card."
DEMAND = "{R}, banish another resonator: Draw a card."


@pytest.fixture(autouse=True)
def cards(scene: Any) -> None:
    scene.card("Acolyte", RESTS)
    scene.card("Ember", LEAVES)
    scene.card("Rite", RITE, type="Chant", cost="{R}")
    scene.card("Offering", OFFERING, type="Chant", cost="{R}")
    scene.card("Captain", COMMAND)
    scene.card("Tyrant", DEMAND)


def judge(text: str) -> dict[str, Any]:
    back = {"name": "Crowned", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 100, "DEF": 100}
    return {"type": "Ruler", "text": text, "back": back}


@pytest.mark.rule("903.2g")
def test_who_rests_for_a_will_does_not_rest_for_the_spell(scene, me):
    """903.2g: two resonators cannot pay a will by resting and then be rested, both of them, as well."""
    me.has(hand=["Rite"], field=["Acolyte", "Acolyte"])
    assert me.why_not("play", "Rite") is not None


@pytest.mark.rule("903.2g")
def test_a_third_rests_for_the_will(scene, me):
    """903.2g: with three of them one gives the will, and two are still recovered to be rested."""
    me.has(hand=["Rite"], field=["Acolyte", "Acolyte", "Acolyte"])
    me.plays("Rite").lets_resolve()
    assert me.count("hand") == 2
    assert all(scene.game.rested[card] for card in scene.game.in_zone(0, "field"))


@pytest.mark.rule("903.2g")
@pytest.mark.parametrize(("embers", "others"), [(1, 1), (2, 0), (0, 3)])
def test_who_leaves_for_a_will_is_not_banished_for_the_spell(scene, me, embers, others):
    """903.2g: what was banished to give the will is none of the two that are banished besides."""
    me.has(hand=["Offering"], field=["Ember"] * embers + ["Resonator 1"] * others)
    assert me.why_not("play", "Offering") is not None


@pytest.mark.rule("903.2g")
@pytest.mark.parametrize("kept", ["Ember", "Resonator 1"])
def test_as_many_are_kept_as_are_to_be_banished(scene, me, kept):
    """903.2g: with a third, one leaves for the will, however many of the two left could have given it too."""
    me.has(hand=["Offering"], field=["Ember", "Ember", kept])
    me.plays("Offering").picks("Ember", about="first").lets_resolve()
    assert me.count("hand") == 2
    assert sorted(me.zone("graveyard")) == sorted(["Ember", "Ember", kept, "Offering"])


@pytest.mark.rule("903.2g")
def test_who_rested_for_a_will_is_banished_for_the_spell(scene, me):
    """903.2g: resting is one deed and banishing another, so that one card can do both."""
    me.has(hand=["Offering"], field=["Acolyte", "Resonator 1"])
    me.plays("Offering").picks("Acolyte", about="first").lets_resolve()
    assert me.zone("graveyard") == ["Acolyte", "Resonator 1", "Offering"]


@pytest.mark.rule("903.2g", "905.2")
@pytest.mark.parametrize(("leader", "giver"), [("Captain", "Acolyte"), ("Tyrant", "Ember")])
def test_an_ability_asks_for_a_will_and_for_another_card(scene, me, leader, giver):
    """903.2g, 905.2: the only one that could give the will is the only one that could be rested or banished."""
    me.has(field=[leader, giver])
    assert me.why_not("use", leader, f"{leader}/2") is not None


@pytest.mark.rule("903.2g", "905.2")
@pytest.mark.parametrize(("leader", "giver"), [("Captain", "Acolyte"), ("Tyrant", "Ember")])
def test_what_is_chosen_for_an_ability_leaves_its_will_to_be_paid(scene, me, leader, giver):
    """903.2g, 905.2: with one more card the giver gives the will and is not offered for the other part."""
    me.has(field=[leader, giver, "Resonator 1"])
    me.uses(leader, 2)
    me.lets_resolve()
    assert me.count("hand") == 1
    spent = [me.is_rested(giver), me.is_rested("Resonator 1")] if leader == "Captain" else me.zone("graveyard")
    assert spent in ([True, True], ["Ember", "Resonator 1"])


@pytest.mark.rule("903.2g", "905.2")
def test_whoever_is_chosen_gives_no_will(scene, me):
    """903.2g, 905.2: of two that could, the one that is not chosen to be rested gives the will."""
    me.has(field=["Captain", "Acolyte", "Acolyte"])
    me.uses("Captain", 2, "Acolyte").lets_resolve()
    assert me.count("hand") == 1
    assert [scene.game.rested[card] for card in scene.game.in_zone(0, "field")] == [False, True, True]


@pytest.mark.rule("903.2d", "903.2g")
def test_x_leaves_a_card_for_the_other_part(scene, me):
    """903.2d, 903.2g: X is not as much as could be paid if nothing had to be rested."""
    scene.card("Marshal", "{X}, rest another recovered resonator you control: You gain 100 life for each resonator you "
               "control.")  # fmt: skip
    me.has(field=["Marshal", "Acolyte", "Acolyte"])
    me.picks(("use", "Marshal", "Marshal/2"))
    me.is_asked("903.2d", exactly=[0, 1])


@pytest.mark.rule("903.2g", "705.2")
@pytest.mark.parametrize(("cost", "giver"), [("rest a recovered", "Acolyte"), ("banish a", "Ember")])
@pytest.mark.parametrize("more", [False, True])
def test_a_judgment_asks_for_a_will_and_for_a_card(scene, me, cost, giver, more):
    """903.2g, 705.2: so it is with what is paid for a judgment."""
    scene.card("Judge", **judge(f"[Judgment] {{R}}, {cost} resonator{' you control' if 'rest' in cost else ''}."))
    me.has(ruler_area=["Judge"], field=[giver, *["Resonator 1"] * more])
    assert me.offered("use", "Judge", "Judge/1") == more


@pytest.mark.rule("903.2g", "1109.2")
@pytest.mark.parametrize("more", [False, True])
def test_awakening_wants_a_card_that_gives_the_will_for_the_cost(scene, me, more):
    """903.2g, 1109.2: who rests to pay the cost does not rest to awaken the card."""
    scene.card("Dawn", "Draw a card.\n[Awakening] Rest a recovered resonator you control: Draw a card.", type="Chant",
               cost="{R}")  # fmt: skip
    me.has(hand=["Dawn"], field=["Acolyte", *["Resonator 1"] * more])
    me.picks(("play", "Dawn"))
    if more:
        me.picks("yes", about="awake")
    me.lets_resolve()
    assert me.count("hand") == (2 if more else 1)


@pytest.mark.rule("903.2g", "1109.2", "1110.2")
@pytest.mark.parametrize("more", [False, True])
def test_incarnation_and_awakening_want_the_same_card(scene, me, more):
    """903.2g, 1110.2, 1109.2: what is banished rather than paying the cost gives no will to awaken the card."""
    scene.card("Deity", "[Incarnation] {R}\n[Awakening] {R}: When this card enters your field, draw a card.",
               cost="{9}")  # fmt: skip
    me.has(hand=["Deity"], field=["Ember", *["Resonator 1"] * more])
    me.picks(("play", "Deity")).agrees()
    if more:
        me.picks("yes", about="awake")
    me.lets_resolve()
    assert me.count("hand") == int(more)


@pytest.mark.rule("903.2g", "1109.2")
@pytest.mark.parametrize("more", [False, True])
def test_an_additional_cost_and_awakening_want_the_same_card(scene, me, more):
    """903.2g, 1109.2: one resonator is not banished twice, for the card and to awaken it."""
    scene.card("Dusk", "As an additional cost to play this card, banish a resonator.\nDraw a card.\n"
               "[Awakening] Banish a resonator: Draw a card.", type="Chant", cost="{0}")  # fmt: skip
    me.has(hand=["Dusk"], field=["Resonator 1", *["Resonator 2"] * more])
    me.picks(("play", "Dusk"))
    if more:
        me.picks("yes", about="awake").picks("Resonator 1")
    me.lets_resolve()
    assert me.count("hand") == (2 if more else 1)
    assert me.zone("field") == []


@pytest.mark.rule("903.2g")
@pytest.mark.parametrize("giver", ["Ember", "Acolyte"])
def test_a_card_is_given_up_only_when_its_player_says_so(scene, me, giver):
    """903.2g: with nothing else on the table than what leaves for the will, the player is asked; of what rests not."""
    scene.exactly()
    me.has(hand=["Chant"], field=[giver], deck=1)
    me.picks(("play", "Chant"))
    if giver == "Ember":
        me.picks("no", about="sure")
        assert me.zone("field") == ["Ember"] and me.zone("hand") == ["Chant"]
        assert not me.offered("play", "Chant")
    else:
        me.lets_resolve()
        assert me.is_rested("Acolyte") and me.count("hand") == 1


@pytest.mark.rule("903.2g", "907.2")
@pytest.mark.parametrize("stones", [1, 2])
def test_a_card_is_given_up_beside_a_will_that_is_turned_into_another(scene, me, stones):
    """903.2g, 907.2: a water will turned into a fire will pays the one half, what leaves the other; with two such cards
    nothing leaves."""
    scene.card("Forge", "{1}, {Rest}: Produce {R}.", type="Regalia")
    scene.card("Blaze", "You gain 100 life.", type="Chant", cost="{R}{R}")
    me.has(hand=["Blaze"], field=["Ember", *["Forge"] * stones]).stones(*["water"] * stones)
    me.picks(("play", "Blaze"))
    if stones == 1:
        me.picks("yes", about="sure")
    me.pays().lets_resolve()
    assert me.life == 4000 + 100
    assert ("Ember" in me.zone("field")) == (stones == 2)
