"""Section 1021: shuffling, and what is seen of the cards meanwhile."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.kernel.state.view import log
from playmat.kernel.words import nodes as n
from playmat.testing.modes import make_mode
from playmat.testing.scene import Scene

NAMES = [f"Leaf {letter}" for letter in "ABCDEFGHIJKL"]


def chant(scene, name, text):
    return scene.card(name, text, type="Chant", cost="{R}")


def leaves(scene, player):
    """Twelve different cards as the whole deck of a player, the last on top."""
    for name in NAMES:
        scene.card(name)
    scene.exactly()
    return player.has(deck=NAMES)


def table(scene, me, foe):
    me.has(ruler_area=["Ruler"])
    foe.has(ruler_area=["Ruler"], deck=5)


@pytest.mark.rule("1021.1")
def test_a_shuffled_deck_has_the_same_cards_in_another_order(scene, me, foe):
    """1021.1: the count and the cards are the same, their order is not, and nobody sees it."""
    chant(scene, "Mix", "Shuffle your main deck.")
    leaves(scene, me).has(hand=["Mix"]).will("fire")
    table(scene, me, foe)
    me.plays("Mix").lets_resolve()
    assert me.zone("deck") != NAMES and sorted(me.zone("deck")) == sorted(NAMES)
    assert not any(p.sees(c) for p in (me, foe) for c in scene.game.in_zone(0, "deck"))


def top_after_shuffle(seed):
    """The place where the top card lies after a shuffle of twelve, 0 deepest."""
    scene = Scene(make_mode("plain")).book("force-of-will-6.1", seed).turn_of(0).step("main phase")
    me, foe = scene.players
    chant(scene, "Mix", "Shuffle your main deck.")
    leaves(scene, me).has(hand=["Mix"]).will("fire")
    table(scene, me, foe)
    me.plays("Mix").lets_resolve()
    return me.zone("deck").index(NAMES[-1])


@pytest.mark.rule("1021.1a")
def test_a_known_top_card_may_be_anywhere_after_a_shuffle():
    """1021.1a: all cards take part: in 240 shuffles of twelve the former top is in every place, about 20 times each."""
    places = Counter(top_after_shuffle(seed) for seed in range(240))
    assert sorted(places) == list(range(12)) and all(5 <= times <= 40 for times in places.values())


OPEN = "You plays with top card of their main deck revealed."


@pytest.mark.rule("1021.2")
def test_the_new_top_is_shown_when_the_shuffle_is_over(scene, me, foe):
    """1021.2: both see the top before and the new one afterwards; what lay between was shown to nobody."""
    scene.card("Open Book", OPEN, type="Regalia")
    chant(scene, "Mix", "Shuffle your main deck.")
    leaves(scene, me).has(field=["Open Book"], hand=["Mix"]).will("fire")
    table(scene, me, foe)
    scene.start()
    assert foe.sees(scene.game.in_zone(0, "deck")[-1]) and me.sees(scene.game.in_zone(0, "deck")[-1])
    me.plays("Mix").lets_resolve()
    *below, top = scene.game.in_zone(0, "deck")
    assert foe.sees(top) and me.sees(top) and not any(foe.sees(c) or me.sees(c) for c in below)
    assert scene.events("show") == []


SEEK = "Search your main deck for a card, then shuffle your main deck and put that card on top of it."


@pytest.mark.rule("1021.2a")
def test_a_card_put_on_top_right_after_the_shuffle_is_the_first_one_shown(scene, me, foe):
    """1021.2a: the found card is the new top, and in between no other top was seen or told to anyone."""
    scene.card("Open Book", OPEN, type="Regalia")
    chant(scene, "Seek", SEEK)
    leaves(scene, me).has(field=["Open Book"], hand=["Seek"]).will("fire")
    table(scene, me, foe)
    me.plays("Seek")
    me.picks("Leaf D")
    *below, top = scene.game.in_zone(0, "deck")
    assert scene.game.card(top) == "Leaf D" and foe.sees(top) and me.sees(top)
    assert not any(foe.sees(c) or scene.game.known[c] >> 1 & 1 for c in below)


@pytest.mark.rule("1021.2a")
def test_a_card_moved_right_after_the_shuffle_is_told_to_nobody(scene, me, foe):
    """1021.2a: the top of the fresh order goes to the bottom as a part of the shuffle, so only the next is seen."""
    scene.card("Open Book", OPEN, type="Regalia")
    bury = n.Move(n.Top(n.Number(1), "deck"), "deck", position="bottom", verb="put")
    scene.card("Cut", type="Chant", cost="{R}", abilities=[
        n.Ability("activated", n.Sequence((n.Shuffle("deck"), bury)), zones=("chase",), keyword="spell")])  # fmt: skip
    leaves(scene, me).has(field=["Open Book"], hand=["Cut"]).will("fire")
    table(scene, me, foe)
    me.plays("Cut").lets_resolve()
    bottom = scene.game.card(scene.game.in_zone(0, "deck")[0])
    assert bottom not in str([log(scene.game, seat) for seat in (0, 1)])


@pytest.mark.rule("1021.1")
def test_the_deck_of_another_player_is_shuffled_and_no_other(scene, me, foe):
    """1021.1: a card of the opponent's goes into the deck of its owner, and that deck is randomised; mine is not."""
    chant(scene, "Sweep", "Shuffle target resonator into its owner's main deck.")
    leaves(scene, foe)
    me.has(ruler_area=["Ruler"], deck=["Regalia", "Resonator 5", "Resonator 4"], hand=["Sweep"]).will("fire")
    foe.has(ruler_area=["Ruler"], field=["Resonator 1"])
    me.plays("Sweep").lets_resolve()
    assert foe.zone("deck")[:12] != NAMES and sorted(foe.zone("deck")) == sorted([*NAMES, "Resonator 1"])
    assert me.zone("deck") == ["Regalia", "Resonator 5", "Resonator 4"]
