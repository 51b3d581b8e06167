"""903.2d, 903.2e: X and [Awakening] are chosen before the targets, and only so that there are targets then."""

from __future__ import annotations

import pytest

from .interplay import chant


@pytest.mark.rule("903.2d", "903.2e")
def test_x_is_no_more_than_there_are_targets(scene, me, foe):
    """903.2e: three wills, but two resonators to be rested."""
    chant(scene, "Rite", "Rest X target resonators. Draw a card.", cost="{X}")
    me.has(hand=["Rite"]).will("fire", "fire", "fire")
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.picks(("play", "Rite"))
    assert me.options() == [0, 1, 2]
    me.picks(2).lets_resolve()
    assert foe.is_rested("Resonator 1") and foe.is_rested("Resonator 2") and len(me.pool) == 1


@pytest.mark.rule("903.2d", "903.2e")
@pytest.mark.parametrize(("word", "numbers"), [("", [2]), (" or less", [2, 3])])
def test_x_fits_some_target(scene, me, foe, word, numbers):
    """903.2e: the only resonator costs 2."""
    chant(scene, "Snipe", f"Destroy target resonator with total cost X{word}.", cost="{X}")
    me.has(hand=["Snipe"]).will("fire", "fire", "fire")
    foe.has(field=["Resonator 2"])
    me.picks(("play", "Snipe"))
    if len(numbers) > 1:
        assert me.options() == numbers and me.why_not(0) == "903.2e"
        me.picks(2)
    me.lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 2"] and len(me.pool) == 1


@pytest.mark.rule("903.2d", "903.2e")
@pytest.mark.parametrize("wills", [1, 2])
def test_without_a_target_for_any_x_the_card_is_not_played(scene, me, foe, wills):
    """903.2e: one will is too little for the only resonator, which costs 2."""
    chant(scene, "Snipe", "Destroy target resonator with total cost X.", cost="{X}")
    me.has(hand=["Snipe"]).will(*["fire"] * wills)
    foe.has(field=["Resonator 2"])
    assert me.offered("play", "Snipe") is (wills == 2)


@pytest.mark.rule("903.2d", "903.2e")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("cost", ["{X}", "Remove X mana counters from this card"])
def test_so_it_is_for_abilities(scene, me, foe, cost, number):
    """903.2e: with one will, or one counter, nothing of cost 2 can be targeted."""
    text = f"{cost}: Destroy target resonator with total cost X.\n[Mana] {number}"
    scene.card("Well", text, type="Regalia", cost="{0}")
    me.has(hand=["Well"]).will(*["fire"] * number)
    foe.has(field=["Resonator 2"])
    me.plays("Well").lets_resolve()
    assert me.offered("use", "Well", "Well/2") is (number == 2)


@pytest.mark.rule("1109.2", "903.2e")
@pytest.mark.parametrize("there", [True, False])
def test_a_chant_is_not_awakened_for_targets_that_are_not_there(scene, me, foe, there):
    """1109.2, 903.2e: the text that would be gained needs a resonator."""
    chant(scene, "Hymn", "You gain 100 life.\n[Awakening] {R}: Destroy target resonator.", cost="{0}")
    me.has(hand=["Hymn"]).will("fire")
    if there:
        foe.has(field=["Resonator 1"])
    me.picks(("play", "Hymn"))
    if there:
        me.picks("yes", about="awake").pays()
    me.lets_resolve()
    assert me.life == 4100 and len(me.pool) == (0 if there else 1)
    assert foe.zone("graveyard") == (["Resonator 1"] if there else [])


@pytest.mark.rule("1109.2", "903.2d")
def test_x_to_awaken_is_no_more_than_there_are_targets(scene, me, foe):
    """903.2d: three wills for the text, but one resonator."""
    chant(scene, "Hymn", "You gain 100 life.\n[Awakening] {X}: Destroy X target resonators.", cost="{0}")
    me.has(hand=["Hymn"]).will("fire", "fire", "fire")
    foe.has(field=["Resonator 1"])
    me.picks(("play", "Hymn")).picks("yes", about="awake")
    assert me.options() == [0, 1]
    me.picks(1).lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 1"] and len(me.pool) == 2


@pytest.mark.rule("1109.2", "903.2e")
def test_what_is_set_off_later_needs_no_target_now(scene, me, foe):
    """1109.2, 906.6: the resonator has an ability that targets as it is set off."""
    scene.card("Ogre", "[Awakening] {R}: When this card enters your field ⇒ Destroy target resonator.", cost="{0}")
    me.has(hand=["Ogre"]).will("fire")
    me.picks(("play", "Ogre")).picks("yes", about="awake").pays().lets_resolve()
    assert me.zone("graveyard") == ["Ogre"]


# --- X that is told by nothing but how many cards pay ---------------------------------------------------


@pytest.mark.rule("903.2d", "903.2g")
@pytest.mark.parametrize("x", [0, 1])
def test_x_of_an_additional_cost_is_chosen(scene, me, foe, x):
    """903.2d: nothing else determines X, so the player does: up to two resonators."""
    text = "As an additional cost to play this card, banish X resonators.\nDraw X cards."
    chant(scene, "Rite", text, cost="{0}")
    me.has(hand=["Rite"], field=["Resonator 1", "Resonator 1"])
    me.picks(("play", "Rite"))
    assert me.options() == [0, 1, 2]
    me.picks(x)
    if x:
        me.picks("Resonator 1")
    me.lets_resolve()
    assert me.count("hand") == x and me.count("field") == 2 - x


@pytest.mark.rule("903.2d", "903.2g")
@pytest.mark.parametrize("granted", [False, True])
def test_x_of_an_ability_that_takes_cards_is_chosen(scene, me, foe, granted):
    """903.2d: of three cards in hand two are discarded, and two drawn; so it is for an ability that was gained."""
    text = "Discard X cards: Draw X cards."
    scene.card("Altar", f'Resonators you control gain "{text}"' if granted else text, type="Regalia")
    me.has(field=["Altar", "Resonator 1"], hand=["Filler", "Filler", "Filler"])
    me.picks(next(option for option in me.options() if option[0] == "use" and option[1] != "Ruler"))
    assert me.options() == [0, 1, 2, 3]
    me.picks(2).lets_resolve()
    assert me.count("hand") == 3 and me.zone("graveyard") == ["Filler", "Filler"]


@pytest.mark.rule("903.2d", "903.2g")
def test_x_is_told_once(scene, me, foe):
    """903.2d: {X} tells it, and as many resonators are rested, those that give the wills not among them."""
    scene.card("Altar", "{X}, rest X resonators you control: Draw X cards.", type="Regalia")
    scene.card("Wick", "{Rest}: Produce {R}.")
    me.has(field=["Altar", "Wick", "Wick", "Wick"])
    me.picks(("use", "Altar", "Altar/2"))
    assert me.options() == [0, 1]
    me.picks(1)
    me.picks("Wick").pays().lets_resolve()
    assert me.count("hand") == 1


@pytest.mark.rule("903.2d")
@pytest.mark.parametrize(("target", "atk"), [("Resonator 2", 400), ("Resonator 3", 600)])
def test_x_of_what_an_earlier_sentence_targets_is_that_of_the_card(scene, me, foe, target, atk):
    """903.2d: the sentence with X targets nothing itself."""
    text = "Rest target resonator. Then, you gain X life, where X is that resonator's ATK."
    scene.card("Hymn", text, type="Chant", cost="{0}")
    me.has(field=["Resonator 3"], hand=["Hymn"])
    foe.has(field=["Resonator 2"])
    me.plays("Hymn", target).lets_resolve()
    assert me.life == 4000 + atk
