"""907, 1003: abilities that give several wills, cost wills or take something else, and what payments make of them."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def lamp(scene, text, name="Lamp"):
    return scene.card(name, text, type="Regalia")


def chant(scene, cost, name="Hymn", **fields):
    return scene.card(name, "You gain 100 life.", type="Chant", cost=cost, **fields)


def use(name, number=2):
    return ("use", name, f"{name}/{number}")


# --- several wills at once ----------------------------------------------------------------------------------


@pytest.mark.rule("907.4")
def test_one_use_gives_two_wills(scene, me, foe):
    """907.4: both wills that are named, and the player may go on with what is left."""
    me.has(field=[lamp(scene, "{Rest}: Produce {W} and {R}.")], hand=[chant(scene, "{R}")])
    me.plays("Hymn")
    assert me.pool == ["light"] and me.life == 4000 + 100


@pytest.mark.rule("907.4", "1003.4")
@pytest.mark.parametrize(("cost", "able"), [("{R}{W}", True), ("{1}{R}", True), ("{R}{R}", False), ("{2}{W}", False)])
def test_two_wills_of_one_use_pay_together(scene, me, foe, cost, able):
    """1003.4: one of light and one of fire, no more, and neither for the other."""
    me.has(field=[lamp(scene, "{Rest}: Produce {W} and {R}.")], hand=[chant(scene, cost)])
    assert me.offered("play", "Hymn") is able
    if able:
        me.plays("Hymn")
        assert me.pool == [] and me.is_rested("Lamp")


@pytest.mark.rule("907.4", "1003.4")
@pytest.mark.parametrize(("cost", "able"), [("{G}{B}", True), ("{U}{U}", True), ("{U}{U}{1}", False)])
def test_two_wills_in_any_combination(scene, me, foe, cost, able):
    """907.4: each of the two is of an attribute of its own choice."""
    text = "{Rest}: Produce two wills in any combination of attributes."
    me.has(field=[lamp(scene, text)], hand=[chant(scene, cost)])
    assert me.offered("play", "Hymn") is able
    if able:
        me.plays("Hymn")
        assert me.pool == [] and me.life == 4000 + 100


@pytest.mark.rule("907.4")
def test_the_player_says_which_combination(scene, me, foe):
    """907.4: without a payment any two are offered, the same one twice too."""
    me.has(field=[lamp(scene, "{Rest}: Produce two wills in any combination of attributes.")])
    me.picks(use("Lamp"))
    assert me.offered("produce", "fire", "fire") and me.offered("produce", "darkness", "light")
    assert len(me.options()) == 5 + 4 + 3 + 2 + 1
    me.picks(("produce", "fire", "wind"))
    assert sorted(me.pool) == ["fire", "wind"]


@pytest.mark.rule("907.4")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_as_many_wills_as_there_are_cards(scene, me, foe, count):
    """907.4: one for each resonator; with none there is no will to be had, and nothing is paid with it."""
    me.has(field=[lamp(scene, "{Rest}: Produce {G} for each resonator you control."), *["Resonator 1"] * count])
    me.has(hand=[chant(scene, "{G}{G}", "Two"), chant(scene, "{G}{G}{1}", "Three")])
    assert me.offered("play", "Two") is (count >= 2) and me.offered("play", "Three") is (count >= 3)
    if count:
        me.picks(use("Lamp"))
    assert me.pool == ["wind"] * count


@pytest.mark.rule("907.4", "208.4")
def test_void_wills_pay_free_costs_alone(scene, me, foe):
    """208.4: two wills without an attribute."""
    me.has(field=[lamp(scene, "{Rest}: Produce {2}.")], hand=[chant(scene, "{2}"), chant(scene, "{W}{1}", "Psalm")])
    assert me.offered("play", "Hymn") and not me.offered("play", "Psalm")
    me.plays("Hymn")
    assert me.pool == []


@pytest.mark.rule("907.4")
def test_the_wills_are_those_that_the_payment_needs(scene, me, foe):
    """907.4, 1003.5: the stone that gives one of three produces the one that is asked for."""
    me.has(field=[lamp(scene, "{Rest}: Produce {W}, {R}, or {U}."), lamp(scene, "{Rest}: Produce {R}.", "Torch")])
    me.has(hand=[chant(scene, "{R}{U}")])
    me.plays("Hymn")
    assert me.pool == [] and me.life == 4000 + 100


@pytest.mark.rule("907.4")
def test_the_attribute_that_was_chosen_is_produced(scene, me, foe):
    """907.4: the first step chooses the attribute, the second one gives that will; no payment can rely on it."""
    effect = n.Sequence((f.ChooseWord("attribute"), f.Produce((("chosen",),))))
    ability = n.Ability("activated", effect, cost=(n.Turn(n.This(), "rest"),))
    me.has(field=[scene.card("Prism", type="Regalia", abilities=[ability])], hand=[chant(scene, "{U}")])
    assert not me.offered("play", "Hymn")
    me.picks(use("Prism"))
    me.picks("water")
    assert me.pool == ["water"] and me.offered("play", "Hymn")


# --- wills that cost wills ----------------------------------------------------------------------------------


@pytest.mark.rule("907.2", "1003.4")
def test_a_will_is_made_into_another_to_pay(scene, me, foe):
    """907.2: the stone gives light, the Lens makes fire of it."""
    me.has(field=[lamp(scene, "{1}: Produce {R}.", "Lens")], hand=[chant(scene, "{R}")]).stones("light")
    assert me.offered("play", "Hymn")
    me.plays("Hymn")
    assert me.pool == [] and me.life == 4000 + 100 and me.is_rested("Light Stone")


@pytest.mark.rule("907.2", "1003.4")
def test_each_will_is_made_from_another_one(scene, me, foe):
    """1003.4: two stones are made into fire; with one of them there is nothing for the second."""
    me.has(field=[lamp(scene, "{1}: Produce {R}.", "Lens")], hand=[chant(scene, "{R}{R}")]).stones("light", "water")
    me.plays("Hymn")
    assert me.pool == [] and me.life == 4000 + 100


@pytest.mark.rule("1003.4")
@pytest.mark.parametrize(("text", "able"), [("{1}: Produce {R}.", True), ("{1}, {Rest}: Produce {R}.", False),
                                            ("{1}: Produce {R}. Play this ability only once per turn.", False),
                                            ("{1}, {Rest}: Produce {R} and {R}.", True),
                                            ("{W}{U}, {Rest}: Produce {R} and {R}.", True),
                                            ("{W}{W}: Produce {R} and {R}.", False)])  # fmt: skip
def test_what_is_used_up_by_its_use_is_used_once(scene, me, foe, text, able):
    """1003.4: two wills of fire are asked for; a card that rests, or may be used once a turn, makes one lot only."""
    me.has(field=[lamp(scene, text, "Lens")], hand=[chant(scene, "{R}{R}")]).stones("light", "water")
    assert me.offered("play", "Hymn") is able
    if able:
        me.plays("Hymn").lets_resolve()
        assert me.life == 4000 + 100


@pytest.mark.rule("907.2")
@pytest.mark.parametrize(("stone", "able"), [("light", False), ("water", True)])
def test_a_will_ability_that_costs_wills_needs_them(scene, me, foe, stone, able):
    """907.2: offered with priority when it can be paid for, and not without."""
    me.has(field=[lamp(scene, "{U}, {Rest}: Produce {R}.", "Lens")]).stones(stone)
    assert me.offered(*use("Lens")) is able
    if able:
        me.picks(use("Lens")).pays()
        assert me.pool == ["fire"] and me.is_rested("Water Stone")


@pytest.mark.rule("907.2", "1003.1")
def test_the_will_that_it_costs_is_paid_first(scene, me, foe):
    """907.2: used with priority, the Lens takes the light will and gives one of fire."""
    me.has(field=[lamp(scene, "{1}, {Rest}: Produce {R}.", "Lens")]).will("light")
    me.picks(use("Lens")).pays()
    assert me.pool == ["fire"] and me.is_rested("Lens")


@pytest.mark.rule("1003.4")
def test_what_rests_itself_for_wills_does_not_pay_for_itself(scene, me, foe):
    """1003.4: the only will to be had for the second ability would come from resting the same card."""
    text = "{Rest}: Produce {W}.\n{1}, {Rest}: Produce {R}."
    me.has(field=[lamp(scene, text)], hand=[chant(scene, "{R}")])
    assert me.offered(*use("Lamp")) and not me.offered(*use("Lamp", 3)) and not me.offered("play", "Hymn")


# --- other costs of wills -----------------------------------------------------------------------------------


SOOT = "Put two soot counters on this card. Play this ability only once per turn."
"""Behind a cost of one will."""


@pytest.mark.rule("907.2", "1003.5")
def test_a_counter_is_taken_off_for_a_will(scene, me, foe):
    """1003.5: as many wills as there are counters, and no more."""
    me.has(field=[lamp(scene, f"Remove a soot counter from this card: Produce {{B}}.\n{{1}}: {SOOT}")]).will("fire")
    me.has(hand=[chant(scene, "{B}{B}"), chant(scene, "{B}{B}{1}", "Psalm"), chant(scene, "{B}", "Ode")])
    assert not me.offered("play", "Ode") and not me.offered(*use("Lamp"))
    me.uses("Lamp", 3)
    assert me.counters("Lamp", "soot") == 2 and me.offered("play", "Hymn") and not me.offered("play", "Psalm")
    me.plays("Ode")
    assert me.counters("Lamp", "soot") == 2 - 1 and not me.offered("play", "Hymn")
    me.picks(use("Lamp"))
    assert me.pool == ["darkness"] and not me.offered(*use("Lamp"))


@pytest.mark.rule("907.2", "1003.4")
@pytest.mark.parametrize(("cost", "able"), [("two soot counters from this card: Produce {B}.", False),
                                            ("a soot counter from this card: Produce {B}. Play this ability only once "
                                             "per turn.", False),
                                            ("a soot counter from this card, {Rest}: Produce {B}.", False),
                                            ("two soot counters from this card: Produce {B} and {B}.", True),
                                            ("a soot counter from this card: Produce {B} or {W}.", True)])  # fmt: skip
def test_how_often_counters_can_be_taken_off(scene, me, foe, cost, able):
    """1003.4: two wills of darkness are asked for, and two counters are there."""
    me.has(field=[lamp(scene, f"Remove {cost}\n{{1}}: {SOOT}")])
    me.has(hand=[chant(scene, "{B}{B}"), chant(scene, "{B}", "Ode")])
    me.will("fire").uses("Lamp", 3)
    assert me.offered("play", "Hymn") is able and me.offered("play", "Ode")


@pytest.mark.rule("907.2", "1003.4")
def test_a_card_that_may_be_given_up_does_not_lend_its_counters_too(scene, me, foe):
    """1003.4: banished it gives one will; its counters go with it, so that no payment counts on both."""
    text = "Remove a soot counter from this card: Produce {B}.\nBanish this card: Produce {B}."
    me.has(field=[lamp(scene, f"{text}\n{{1}}: {SOOT}")], hand=[chant(scene, "{B}"), chant(scene, "{B}{B}", "Ode")])
    me.will("fire").uses("Lamp", 4).lets_resolve()
    assert me.offered("play", "Hymn") and not me.offered("play", "Ode") and me.offered(*use("Lamp"))


@pytest.mark.rule("907.2", "1011.1")
def test_a_card_gives_itself_up_for_wills(scene, me, foe):
    """1011.1: banished for two wills, for which the player is asked."""
    me.has(field=[lamp(scene, "Banish this card: Produce {G}{G}.")], hand=[chant(scene, "{G}{G}")])
    me.picks(("play", "Hymn"))
    me.is_asked("903.2g", exactly=["yes", "no"])
    me.picks("yes").pays()
    assert me.zone("graveyard") == ["Lamp", "Hymn"] and me.life == 4000 + 100


@pytest.mark.rule("907.2")
@pytest.mark.parametrize("text", ["Banish a resonator: Produce {R}.", "Discard a card: Produce {R}."])
def test_what_is_given_up_by_choice_pays_only_beside_other_wills(scene, me, foe, text):
    """907.2: no card is offered for such wills alone; used with priority, they are there."""
    me.has(field=[lamp(scene, text), "Resonator 1"], hand=[chant(scene, "{R}"), "Resonator 5"])
    assert not me.offered("play", "Hymn") and me.offered(*use("Lamp"))
    me.picks(use("Lamp"))
    if text.startswith("Discard"):
        me.picks("Resonator 5")
    assert me.pool == ["fire"] and me.offered("play", "Hymn")


@pytest.mark.rule("907.2", "903.2g")
@pytest.mark.parametrize(
    ("text", "pool", "able"),
    [("Discard a card", (), True), ("Banish a resonator", (), False), ("Banish a resonator", ("fire", "water"), True)],
)
def test_what_takes_cards_in_play_is_used_where_the_pool_pays_without(scene, me, foe, text, pool, able):
    """903.2g: a stone is to be rested for the cost; the choice of what is banished must not take what pays it."""
    me.has(field=[lamp(scene, f"{text}: Produce {{R}}."), "Resonator 1"], hand=[chant(scene, "{1}"), "Resonator 5"])
    me.stones("fire", "water").will(*pool)
    me.picks(("play", "Hymn")).is_asked("1003.5")
    assert me.offered(*use("Lamp")) is able
    me.pays()


# --- what wills may be spent for ----------------------------------------------------------------------------


@pytest.mark.rule("907.4", "1003.3")
@pytest.mark.parametrize(("only", "able"), [(" Spend this will only to play Tester resonators.", False), ("", True)])
def test_a_will_for_some_cards_is_made_into_no_other(scene, me, foe, only, able):
    """907.4: a light will that is for Tester resonators pays for no ability, not even on the way to such a card."""
    lamp(scene, f"{{Rest}}: Produce {{W}}.{only}")
    lamp(scene, "{W}: Produce {R}. Play this ability only once per turn.", "Lens")
    scene.card("Squire", cost="{R}")
    scene.card("Page", cost="{W}")
    me.has(field=["Lamp", "Lens"], hand=["Squire", "Page"])
    assert me.offered("play", "Page") and me.offered("play", "Squire") is able


@pytest.mark.rule("907.4", "1003.4")
@pytest.mark.parametrize(("only", "able"), [(" Spend this will only to play Tester resonators.", False), ("", True)])
def test_a_will_for_some_cards_is_made_into_no_other_on_a_longer_way(scene, me, foe, only, able):
    """907.4: the Lens asks for fire, which comes of the Mirror alone; what that makes may be spent for cards only."""
    lamp(scene, f"{{U}}: Produce {{R}}.{only}", "Mirror")
    lamp(scene, "{R}: Produce {W}.", "Lens")
    scene.card("Squire", cost="{R}")
    scene.card("Page", cost="{W}")
    me.has(field=["Mirror", "Lens"], hand=["Squire", "Page"]).stones("water")
    assert me.offered("play", "Squire") and me.offered("play", "Page") is able
    me.plays("Page" if able else "Squire")
    assert me.pool == [] and me.is_rested("Water Stone")


@pytest.mark.rule("907.4", "1003.4")
def test_of_two_wills_of_a_card_the_one_that_may_be_spent_for_abilities_pays_one(scene, me, foe):
    """907.4: the Lamp gives a fire will for Tester resonators, or a water will; the Lens is paid with the latter."""
    lamp(scene, "{Rest}: Produce {R}. Spend this will only to play Tester resonators.\n{Rest}: Produce {U}.")
    lamp(scene, "{1}: Produce {W}. Play this ability only once per turn.", "Lens")
    scene.card("Page", cost="{W}")
    me.has(field=["Lamp", "Lens"], hand=["Page"])
    me.plays("Page").lets_resolve()
    assert me.pool == [] and me.is_rested("Lamp") and "Page" in me.zone("field")


@pytest.mark.rule("907.4", "1003.3")
def test_a_will_for_some_cards_is_spent_for_no_other(scene, me, foe):
    """907.4: the will pays for the Tester resonator, and neither for the chant nor for an ability."""
    me.has(field=[lamp(scene, "{Rest}: Produce {R}. Spend this will only to play Tester resonators."),
                  lamp(scene, "{1}: You gain 100 life.", "Bell")])  # fmt: skip
    me.has(hand=["Resonator 1", chant(scene, "{1}")])
    assert me.offered("play", "Resonator 1") and not me.offered("play", "Hymn") and not me.offered(*use("Bell"))
    me.picks(use("Lamp"))
    assert me.offered("play", "Resonator 1") and not me.offered("play", "Hymn") and not me.offered(*use("Bell"))
    me.plays("Resonator 1")
    assert me.pool == []


@pytest.mark.rule("907.4", "1003.5")
def test_a_will_that_may_be_spent_for_little_is_spent_first(scene, me, foe):
    """1003.5: both are in the pool; the free one is kept."""
    me.has(field=[lamp(scene, "{Rest}: Produce {R}. Spend this will only to play Tester resonators.")])
    me.has(hand=["Resonator 1", chant(scene, "{R}")]).will("fire")
    me.picks(use("Lamp"))
    me.plays("Resonator 1").lets_resolve()
    assert me.offered("play", "Hymn")


@pytest.mark.rule("1003.6")
def test_one_will_is_spent_as_though_it_were_another(scene, me, foe):
    """1003.6: fire pays for water, water does not pay for fire, and the other player gains nothing by it."""
    me.has(field=[lamp(scene, "You may spend {R} as though it were {U}.")])
    me.has(hand=[chant(scene, "{U}"), chant(scene, "{W}", "Psalm"), chant(scene, "{U}{U}", "Ode")]).stones("fire")
    foe.has(hand=[scene.card("Echo", "[Quickcast]\nYou gain 100 life.", type="Chant", cost="{U}")]).stones("fire")
    assert me.offered("play", "Hymn") and not me.offered("play", "Psalm") and not me.offered("play", "Ode")
    me.plays("Hymn")
    assert me.pool == [] and foe.asked and not foe.offered("play", "Echo")
    me.lets_resolve()


@pytest.mark.rule("1003.6", "907.6b")
@pytest.mark.parametrize(("will", "able"), [("light", True), ("moon", False), ("void", False)])
def test_an_attribute_cost_paid_with_any_attribute(scene, me, foe, will, able):
    """907.6b: a will of any attribute does; one without any does not, nor does it do for other cards."""
    me.has(field=[lamp(scene, "You may pay the attribute cost of Tester resonators with will of any attribute.")])
    me.has(hand=[scene.card("Page", cost="{U}", race="Tester"), scene.card("Squire", cost="{U}", race="Elf")])
    me.will(will)
    assert me.offered("play", "Page") is able and not me.offered("play", "Squire")


@pytest.mark.rule("903.2f", "907.2")
@pytest.mark.parametrize(("who", "wills", "able"), [("opponent", 1, False), ("opponent", 2, True), ("you", 1, True)])
def test_a_will_ability_that_costs_more_for_one_player(scene, me, foe, who, wills, able):
    """903.2f: theirs lets my abilities cost {1} more; what lets their own cost more is nothing to me."""
    more = f.CostChange(who, n.Cards(("field",), "any"), f.PayWill(free=1), "more", ability="activate")
    scene.card("Tax", abilities=[n.Ability("continuous", more)], type="Regalia")
    scene.card("Prism", "{1}: Produce {U}.", type="Regalia")
    scene.card("Wave", "Draw a card.", type="Chant", cost="{U}")
    me.has(field=["Prism"], hand=["Wave", "Quick Chant"]).will(*["fire"] * wills)
    foe.has(field=["Tax"])
    assert (me.why_not("play", "Wave") is None) is able


@pytest.mark.rule("903.2d", "907.2")
@pytest.mark.parametrize("theirs", [0, 5])
def test_x_is_as_much_as_the_own_wills_and_what_they_turn_into_pay(scene, me, foe, theirs):
    """903.2d, 907.2: two stones and a card that makes two wills of one pay three, whatever the other player has."""
    scene.card("Prism", "{1}, {Rest}: Produce {R}{R}.", type="Regalia")
    scene.card("Well", "{X}: You gain 100 life.", type="Regalia")
    me.has(field=["Prism", "Well"]).stones("fire", "fire")
    foe.has(field=["Fire Stone"] * theirs)
    me.picks(("use", "Well", "Well/2"))
    me.is_asked("903.2d", exactly=[0, 1, 2, 3])
