"""Awakening costs: each by itself, and those with X in them."""

from __future__ import annotations

import pytest

TWO_HEADS = (
    "[Awakening] {R}: When this card enters your field ⇒ You gain 100 life.\n"
    "[Awakening] {U}: When this card enters your field ⇒ Draw a card."
)


def asked(me, *answers):
    """Answer whether each cost is paid, as far as I am asked, and pay."""
    for answer in answers:
        me.picks(answer, about="awake")
    me.pays().lets_resolve()
    if me.game.question.about == "picked":
        # 603.2: both were set off, and I play one of them first
        me.picks(me.options()[0])
    return me.lets_resolve()


@pytest.mark.rule("1109.2")
@pytest.mark.parametrize(("fire", "water"), [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_each_cost_is_chosen_by_itself_and_gives_its_own_text(scene, me, foe, fire, water):
    """1109.2: whoever pays one cost has the text of that one, and not of the other."""
    scene.card("Two Heads", TWO_HEADS, cost="{W}")
    me.has(hand=["Two Heads"]).will("light", "fire", "water")
    asked(me.picks(("play", "Two Heads")), fire, water)
    assert me.life == (4100 if fire == "yes" else 4000)
    assert me.count("hand") == (1 if water == "yes" else 0)
    assert len(me.pool) == [fire, water].count("no")


@pytest.mark.rule("1109.2", "903.2g")
def test_one_cost_can_be_paid_where_both_cannot(scene, me, foe):
    """1109.2: with one will more, the first is offered, and after it the second is not."""
    scene.card("Two Heads", TWO_HEADS.replace("{U}", "{1}"), cost="{W}")
    me.has(hand=["Two Heads"]).will("light", "fire")
    asked(me.picks(("play", "Two Heads")), "yes")
    assert me.life == 4100 and me.count("hand") == 0


@pytest.mark.rule("1109.2", "903.2g")
def test_what_is_refused_leaves_the_will_to_the_next(scene, me, foe):
    """1109.2: the first cost is not paid, so the second is offered."""
    scene.card("Two Heads", TWO_HEADS.replace("{U}", "{1}"), cost="{W}")
    me.has(hand=["Two Heads"]).will("light", "fire")
    asked(me.picks(("play", "Two Heads")), "no", "yes")
    assert me.life == 4000 and me.count("hand") == 1


@pytest.mark.rule("1109.2", "903.2g")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_card_is_discarded_for_one_cost_only(scene, me, foe, cards):
    """903.2g: two costs of a card each take two cards."""
    text = TWO_HEADS.replace("{R}", "Discard a card").replace("{U}", "Discard a card")
    scene.card("Two Heads", text, cost="{W}")
    me.has(hand=["Two Heads", *["Chant"] * cards]).will("light")
    asked(me.picks(("play", "Two Heads")), *["yes"] * cards)
    assert me.zone("graveyard") == ["Chant"] * cards and me.life == 4100
    assert me.count("hand") == (1 if cards == 2 else 0)


@pytest.mark.rule("1109.2", "703.3")
@pytest.mark.parametrize("second", ["yes", "no"])
def test_a_chant_does_what_was_paid_for(scene, me, foe, second):
    """703.3: of the added paragraphs those are there whose cost was paid."""
    text = "Draw a card.\n[Awakening] {R}: You gain 100 life.\n[Awakening] {U}: You gain 500 life."
    scene.card("Hymn", text, type="Chant", cost="{W}")
    me.has(hand=["Hymn"]).will("light", "fire", "water")
    asked(me.picks(("play", "Hymn")), "no", second)
    assert me.life == (4500 if second == "yes" else 4000) and me.count("hand") == 1


@pytest.mark.rule("903.2d", "1109.2")
@pytest.mark.parametrize(("x", "rested"), [(0, 0), (1, 1), (2, 2)])
def test_x_in_the_cost_is_chosen_as_the_card_is_played(scene, me, foe, x, rested):
    """903.2d: X is as many wills more, and what the card then has counts with it."""
    scene.card("Frost", "[Awakening] {X}: When this card enters your field ⇒ Rest X target resonators.", cost="{1}")
    me.has(hand=["Frost"]).will("fire", "fire", "fire")
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.picks(("play", "Frost")).picks("yes", about="awake").picks(x).pays()
    if x:
        me.picks(*[f"Resonator {i}" for i in range(1, x + 1)], about="target")
    me.lets_resolve()
    assert len(me.pool) == 2 - x
    assert sum(foe.is_rested(f"Resonator {i}") for i in (1, 2)) == rested


@pytest.mark.rule("903.2d", "1109.2")
def test_each_x_is_its_own(scene, me, foe):
    """903.2d: two costs with X have two numbers."""
    text = "Draw a card.\n[Awakening] {X}: You gain life equal to X.\n[Awakening] {X}: Draw X cards."
    scene.card("Hymn", text, type="Chant", cost="{W}")
    me.has(hand=["Hymn"]).will("light", "fire", "fire", "fire")
    me.picks(("play", "Hymn")).picks("yes", about="awake").picks(1)
    me.picks("yes", about="awake").picks(2).pays().lets_resolve()
    assert me.count("hand") == 3 and me.pool == []


@pytest.mark.rule("903.2d", "903.2f-iv")
@pytest.mark.parametrize("cheaper", [True, False])
def test_x_is_as_much_as_can_be_paid(scene, me, foe, cheaper):
    """903.2f: what costs less is reckoned with all the wills that playing the card takes."""
    scene.card("Frost", "[Awakening] {X}: When this card enters your field ⇒ Draw X cards.", cost="{1}")
    scene.card("Haggler", "You pay {1} less to play resonators.", type="Regalia")
    me.has(hand=["Frost"], field=["Haggler"] if cheaper else []).will("fire", "fire")
    me.picks(("play", "Frost")).picks("yes", about="awake")
    assert me.options() == ([0, 1, 2] if cheaper else [0, 1])
    me.picks(1).pays().lets_resolve()
    assert me.count("hand") == 1
