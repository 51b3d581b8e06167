"""Several parts of one cost want the same thing: life, counters, wills or cards. There must be enough for all."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia

PAID = "As an additional cost to play this card, {}."
ORB = "Remove a mana counter from this card: Produce {R}."


def takes_first(scene, me, *answers):
    """Answer what is asked until something may be played again: with these words, or else with what is first."""
    while (q := scene.game.question).about != "act":
        me.answer(next((word for word in answers if word in q.options), q.options[0]))


# --- counters ----------------------------------------------------------------------------------------------


@pytest.mark.rule("903.2g", "1022.1")
@pytest.mark.parametrize(("mana", "able"), [(1, False), (2, True)])
def test_a_counter_does_not_give_the_will_and_pay_the_cost_too(scene, me, foe, mana, able):
    """903.2g: of two counters one is removed for the will and the other for the cost; one counter is too little."""
    text = f"{ORB}\n{{1}}, remove a mana counter from this card: Draw a card.\n[Mana] {mana}"
    scene.card("Orb", text, type="Regalia", cost="{0}")
    me.has(hand=["Orb"])
    me.plays("Orb").lets_resolve()
    assert me.offered("use", "Orb", "Orb/3") is able
    if able:
        me.uses("Orb", 3).lets_resolve()
        assert me.count("hand") == 1 and me.counters("Orb", "mana") == 0


@pytest.mark.rule("903.2d", "903.2g")
@pytest.mark.parametrize("stones", [0, 1])
@pytest.mark.parametrize(
    ("cost", "mana", "most"),
    [
        ("{X}, remove a mana counter from this card", 3, 2),
        ("{1}, remove X mana counters from this card", 2, 1),
    ],
    ids=["X wills beside a counter", "X counters beside a will"],
)
def test_x_is_what_can_be_paid_beside_the_rest(scene, me, foe, cost, mana, most, stones):
    """903.2d: of three counters one pays, of two counters one gives the will; with a stone X is one more."""
    scene.card("Orb", f"{ORB}\n{cost}: Draw X cards.\n[Mana] {mana}", type="Regalia", cost="{0}")
    me.has(hand=["Orb"])
    if stones:
        me.stones("water")
    me.plays("Orb").lets_resolve()
    me.picks(("use", "Orb", "Orb/3"))
    assert max(me.options()) == most + stones
    me.picks(most + stones).pays().lets_resolve()
    assert me.count("hand") == most + stones and me.counters("Orb", "mana") == 0


@pytest.mark.rule("903.2g", "1022.1")
@pytest.mark.parametrize(("mana", "able"), [(1, False), (2, True)])
def test_two_counters_in_two_parts_are_two(scene, me, foe, mana, able):
    """903.2g: each part takes a counter of its own."""
    text = f"[Mana] {mana}\nRemove a mana counter from this card, remove a mana counter from this card: Draw a card."
    scene.card("Orb", text, type="Regalia", cost="{0}")
    me.has(hand=["Orb"])
    me.plays("Orb").lets_resolve()
    assert me.offered("use", "Orb", "Orb/3") is able


# --- life --------------------------------------------------------------------------------------------------


@pytest.mark.rule("105.4a", "903.2g")
@pytest.mark.parametrize(("life", "able"), [(900, False), (1000, True)])
def test_life_of_two_parts_is_paid_out_of_one_amount(scene, me, foe, life, able):
    """105.4a: 500 and 500 are 1000."""
    scene.card("Imp", "Pay 500 life, pay 500 life: Draw a card.")
    me.has(field=["Imp"]).with_life(life)
    assert me.offered("use", "Imp", "Imp/2") is able


@pytest.mark.rule("105.4a", "1109.2")
@pytest.mark.parametrize(("life", "left", "atk"), [(900, 400, 500), (1100, 100, 1000)])
def test_life_to_awaken_is_there_beside_what_the_card_costs(scene, me, foe, life, left, atk):
    """105.4a, 1109.2: 500 for the card and 500 to awaken it; with 900 it is played as it is."""
    text = f"{PAID.format('pay 500 life')}\n[Awakening] Pay 500 life: This card gains [+500/+500]."
    scene.card("Imp", text, cost="{0}")
    me.has(hand=["Imp"]).with_life(life)
    me.picks(("play", "Imp"))
    takes_first(scene, me, "yes")
    me.lets_resolve()
    assert me.life == left and me.atk("Imp") == atk


@pytest.mark.rule("105.4a", "1109.2")
@pytest.mark.parametrize(("life", "awakened"), [(900, 1), (1200, 2)])
def test_two_awakenings_are_paid_out_of_one_life(scene, me, foe, life, awakened):
    """1109.2: each for 500; with 900 life one of them."""
    texts = [f"[Awakening] Pay 500 life: This card gains [+{each}/+{each}]." for each in (500, 300)]
    scene.card("Imp", "\n".join(texts), cost="{0}")
    me.has(hand=["Imp"]).with_life(life)
    me.picks(("play", "Imp"))
    takes_first(scene, me, "yes")
    me.lets_resolve()
    assert me.life == life - 500 * awakened and me.atk("Imp") == (500 + 500 if awakened == 1 else 500 + 800)


@pytest.mark.rule("105.4a", "903.2g")
def test_any_amount_of_life_leaves_what_awakens_the_card(scene, me, foe):
    """105.4a: of 1000 life 500 are kept for what was said to be paid."""
    text = f"{PAID.format('pay any amount of life')}\n[Awakening] Pay 500 life: This card gains [+500/+500]."
    scene.card("Imp", text, cost="{0}")
    me.has(hand=["Imp"]).with_life(1000)
    me.picks(("play", "Imp")).picks("yes")
    assert max(me.options()) == 1000 - 500
    me.picks(400).lets_resolve()
    assert me.life == 1000 - 400 - 500 and me.atk("Imp") == 1000


# --- cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("903.2g", "1109.2")
def test_what_awakens_the_card_is_not_given_for_its_other_cost(scene, me, foe):
    """903.2g: the resonator is the only one that awakens the card, so that the other cost takes the chant."""
    text = f"{PAID.format('discard a card')}\n[Awakening] Discard a resonator: This card gains [+500/+500]."
    scene.card("Imp", text, cost="{0}")
    me.has(hand=["Imp", "Resonator 1", "Chant"])
    me.picks(("play", "Imp")).picks("yes").lets_resolve()
    assert me.zone("hand") == [] and me.atk("Imp") == 500 + 500


@pytest.mark.rule("903.2g", "1109.2")
@pytest.mark.parametrize("given", ["Resonator 1", "Chant"])
def test_a_card_that_is_not_awakened_takes_any(scene, me, foe, given):
    """903.2g: with nothing to awaken, either card is discarded."""
    text = f"{PAID.format('discard a card')}\n[Awakening] Discard a resonator: This card gains [+500/+500]."
    scene.card("Imp", text, cost="{0}")
    me.has(hand=["Imp", "Resonator 1", "Chant"])
    me.picks(("play", "Imp")).picks("no").picks(given).lets_resolve()
    assert me.zone("graveyard") == [given] and me.atk("Imp") == 500


@pytest.mark.rule("903.2g", "1110.2")
def test_what_is_banished_rather_than_paid_leaves_what_else_is_banished(scene, me, foe):
    """1110.2: fire or darkness rather than the cost, and a darkness resonator beside it: the fire one goes for the
    first."""
    text = "[Incarnation] {R} or {B}\nAs an additional cost to play this card, banish a darkness resonator."
    scene.card("Embertail", text, cost="{9}")
    scene.card("Ghost", attribute="darkness")
    me.has(hand=["Embertail"], field=["Ghost", "Resonator 1"])
    me.picks(("play", "Embertail")).agrees().lets_resolve()
    assert me.zone("field") == ["Embertail"] and sorted(me.zone("graveyard")) == ["Ghost", "Resonator 1"]


# --- what leaves the chase ----------------------------------------------------------------------------------


@pytest.mark.rule("1115.2")
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
@pytest.mark.parametrize(
    "text", ["Return target spell to its owner's hand.", "Put target spell on top of its owner's main deck."]
)
def test_a_remnant_spell_is_removed_wherever_it_was_to_go(scene, me, foe, zone, text):
    """1115.2: played from the graveyard it goes nowhere else out of the chase; played from the hand it does."""
    chant(scene, "Moan", "[Remnant]\nDraw a card.", cost="{0}")
    quick(scene, "Breeze", text, cost="{0}")
    me.put(zone, "Moan")
    me.has(hand=["Breeze"])
    me.plays("Moan").plays("Breeze").lets_resolve()
    assert me.zone("removed") == (["Moan"] if zone == "graveyard" else [])
    assert (me.zone("hand") + me.zone("deck")[-1:]).count("Moan") == (zone == "hand")


# --- the same ability twice ---------------------------------------------------------------------------------


@pytest.mark.rule("604.1a", "707.2")
@pytest.mark.parametrize("times", [1, 2])
def test_an_ability_had_twice_is_listed_once_and_used_as_often_as_it_is_had(scene, me, foe, times):
    """604.1a: each may be played once in the turn; which of the two it is makes no difference."""
    lent = "{0}: You gain 100 life. Play this ability only once per turn."
    regalia(scene, "Lend", f'Resonators you control gain "{lent}"')
    me.has(field=["Lend"] * times + ["Resonator 1"])
    for _ in range(times):
        acts = [option for option in me.options() if option[0] == "use"]
        assert len(acts) == 1
        me.picks(acts[0]).lets_resolve()
    assert me.life == 4000 + 100 * times and not [option for option in me.options() if option[0] == "use"]
