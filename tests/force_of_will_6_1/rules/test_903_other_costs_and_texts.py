"""Costs that are paid instead or are less, texts in the place of others, further names, and what is kept."""

from __future__ import annotations

import pytest


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


# --- costs ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("903.2f-iv", "905.2")
@pytest.mark.parametrize("named", [True, False])
def test_an_ability_costs_less_by_its_own_words(scene, me, foe, named):
    """903.2f-iv: one fire will pays for it only while I control the card that is named."""
    text = '{2}: You gain 500 life. If you control "Anvil", you may pay {1} less to play this ability.'
    scene.card("Smith", text)
    scene.card("Anvil" if named else "Tongs", "", type="Regalia")
    me.has(field=["Smith", "Anvil" if named else "Tongs"]).will("fire")
    assert me.offered("use", "Smith", "Smith/2") is named
    if named:
        me.uses("Smith", 2).lets_resolve()
        assert me.life == 4500 and me.pool == []


@pytest.mark.rule("1003.4")
@pytest.mark.parametrize("paid", [True, False])
def test_who_does_not_pay_bears_what_the_text_says(scene, me, foe, paid):
    """1003.4: nobody has to pay; without the payment the card is banished."""
    scene.card("Lodger", "When this card enters your field, pay {R}. If you don't, banish this card.", cost="{R}")
    me.has(hand=["Lodger"]).will("fire", "fire")
    me.plays("Lodger").until(about="may")
    me.picks("yes" if paid else "no").pays().lets_resolve()
    assert me.zone("field") == (["Lodger"] if paid else [])


@pytest.mark.rule("702.2", "902.1")
@pytest.mark.parametrize("there", [True, False])
def test_cards_in_the_graveyard_may_be_played_where_a_text_allows_it(scene, me, foe, there):
    """702.2: with the text in play, and not without."""
    scene.card("Crypt Key", "You may play cards in your graveyard.", type="Regalia")
    scene.card("Bones", "", cost="{R}")
    me.has(field=["Crypt Key"] if there else [], graveyard=["Bones"]).will("fire")
    assert me.offered("play", "Bones") is there


# --- texts in the place of others ----------------------------------------------------------------------------


@pytest.mark.rule("1109.2", "903.3b")
@pytest.mark.parametrize("awake", [True, False])
def test_an_awakened_text_takes_the_place_of_the_one_before(scene, me, foe, awake):
    """1109.2: 600 life with the awakening, 100 without, and never both."""
    chant(scene, "Feast", "You gain 100 life.\n[Awakening] {R}: You gain 600 life instead.", cost="{R}")
    me.has(hand=["Feast"]).will("fire", "fire")
    me.plays("Feast", "yes" if awake else "no").lets_resolve()
    assert me.life == (4600 if awake else 4100)


@pytest.mark.rule("1124.2", "903.2e")
@pytest.mark.parametrize("second", [True, False])
def test_a_torrent_goes_on_about_the_target_of_the_text_before(scene, me, foe, second):
    """1124.2: as the second card of the turn the spell is canceled without more; as the first its player may pay."""
    text = "[Quickcast]\nCancel target spell unless its controller pays {R}."
    chant(scene, "Dam", f"{text}\n[Torrent] (Only after another card.) Cancel that spell instead.", cost="{R}")
    chant(scene, "Drizzle", "[Quickcast]\nYou gain 100 life.", cost="{R}")
    chant(scene, "Feast", "[Quickcast]\nYou gain 100 life.", cost="{R}")
    me.has(hand=["Dam", "Drizzle"] if second else ["Dam"]).will("fire", "fire")
    foe.has(hand=["Feast"]).will("fire", "fire")
    if second:
        me.plays("Drizzle").lets_resolve()
    me.passes()
    foe.plays("Feast")
    me.plays("Dam")
    if second:
        me.lets_resolve()
    else:
        foe.until(rule="1003.4").picks("yes").pays().lets_resolve()
    assert foe.life == (4000 if second else 4100)


# --- names, and what is kept ---------------------------------------------------------------------------------


@pytest.mark.rule("202.3a", "904.2")
@pytest.mark.parametrize("further", [True, False])
def test_a_further_name_is_a_name(scene, me, foe, further):
    """904.2: what asks for the name finds the card that has it in addition to its own."""
    scene.card("Gull", 'This card gains "Storm Bird" in addition to its other names.' if further else "")
    chant(scene, "Call", 'If you control "Storm Bird", you gain 100 life.')
    me.has(hand=["Call"], field=["Gull"]).will("fire")
    me.plays("Call").lets_resolve()
    assert me.life == (4100 if further else 4000)


@pytest.mark.rule("1011.2", "1014.1")
def test_each_player_keeps_one_and_banishes_the_others(scene, me, foe):
    """1011.2, 1014.1: both choose among their own; what was chosen stays."""
    text = "Each player chooses a resonator they control, then each player banishes all other resonators they control."
    chant(scene, "Thinning", text)
    me.has(hand=["Thinning"], field=["Resonator 1", "Resonator 2"]).will("fire")
    foe.has(field=["Resonator 3"])
    me.plays("Thinning").until(about="picked")
    me.picks("Resonator 2").lets_resolve()
    assert me.zone("field") == ["Resonator 2"] and foe.zone("field") == ["Resonator 3"]


@pytest.mark.rule("1019.1", "1014.1")
def test_each_player_keeps_two_cards_of_the_hand(scene, me, foe):
    """1019.1: the rest is discarded; who has fewer keeps them all."""
    chant(scene, "Sorting", "Each player chooses two cards in his or her hand and discards the rest.")
    me.has(hand=["Sorting", "Resonator 1", "Resonator 2", "Resonator 3"]).will("fire")
    foe.has(hand=["Resonator 4"])
    me.plays("Sorting").until(about="picked")
    me.picks("Resonator 1").picks("Resonator 3").lets_resolve()
    assert sorted(me.zone("hand")) == ["Resonator 1", "Resonator 3"] and foe.zone("hand") == ["Resonator 4"]


@pytest.mark.rule("1021.1", "903.2e")
def test_a_targeted_players_graveyard_goes_back_into_two_decks(scene, me, foe):
    """1021.1: stones into the magic stone deck, all others into the main deck."""
    text = (
        "Target player shuffles all magic stones from his or her graveyard into his or her magic stone deck, then "
        "shuffles all other cards from his or her graveyard into his or her main deck."
    )
    scene.card("Horn", f"{{0}}: {text}", type="Regalia")
    me.has(field=["Horn"])
    foe.has(graveyard=["Fire Stone", "Resonator 1"])
    me.is_asked("602.1c")
    stones, cards = foe.count("stone deck"), foe.count("deck")
    me.uses("Horn", 2, ("player", foe.seat)).lets_resolve()
    assert foe.zone("graveyard") == []
    assert foe.count("stone deck") == stones + 1 and foe.count("deck") == cards + 1


@pytest.mark.rule("303.1b")
@pytest.mark.parametrize("hurt", [True, False])
def test_a_card_enters_rested_only_on_its_condition(scene, me, foe, hurt):
    """303.1b: rested while my opponent has less life, and recovered otherwise."""
    scene.card("Gate", "If your opponent's life is 3000 or less, this card enters your field rested.", cost="{R}")
    me.has(hand=["Gate"]).will("fire")
    foe.with_life(3000 if hurt else 4000)
    me.plays("Gate").lets_resolve()
    assert me.is_rested("Gate") is hurt
