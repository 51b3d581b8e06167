"""3-2-2, 3-2-4, 8-6-3-5: a deck that a player may look through, and leave alone as well."""

from __future__ import annotations

import pytest

SEEK = "[Activate: Main] Play up to 1 <Mira> card from your {}, then shuffle your deck if you looked through it."
FROM_DROP, FROM_HAND = "deck or Drop Area", "deck or hand"


def mira(scene, *names):
    for name in names:
        scene.card(name, character="Mira")


@pytest.fixture
def seeking(scene, me, trick):
    """A skill that may take a card from the deck or from another area; there is one in each."""

    def seek(area):
        mira(scene, "Mira Below", "Mira at Hand")
        trick("Seek", SEEK.format(area))
        hand, drop = (["Seek", "Mira at Hand"], []) if area == FROM_HAND else (["Seek"], ["Mira at Hand"])
        me.has(hand=hand, drop=drop).deck_top("Mira Below")
        return me.uses("Seek")

    return seek


@pytest.mark.rule("3-2-2", "3-2-4")
@pytest.mark.parametrize("area", [FROM_DROP, FROM_HAND])
def test_a_deck_that_is_left_alone_is_not_shuffled(scene, me, foe, seeking, area):
    """3-2-2: nobody sees the cards of a deck without looking through it, nor does their order change."""
    seeking(area)
    before = me.zone("deck")
    me.is_asked(exactly=["yes", "no"])
    me.picks("no")
    me.is_asked(exactly=["Mira at Hand", "done"])
    me.picks("Mira at Hand")
    scene.looked_at_deck = True
    assert me.zone("battle") == ["Mira at Hand"] and me.zone("deck") == before and not scene.events("shuffle")


@pytest.mark.rule("3-2-2", "3-2-4")
@pytest.mark.parametrize("area", [FROM_DROP, FROM_HAND])
@pytest.mark.parametrize("taken", ["Mira Below", "Mira at Hand", "done"])
def test_a_deck_that_was_looked_through_is_shuffled_whatever_was_taken(scene, me, foe, seeking, area, taken):
    """3-2-4: the text hangs the shuffle on the look, not on the card."""
    seeking(area).picks("yes")
    me.is_asked(exactly=["Mira Below", "Mira at Hand", "done"])
    me.picks(taken)
    assert me.zone("battle") == [taken][: taken != "done"] and len(scene.events("shuffle")) == 1


@pytest.mark.rule("3-2-4", "8-6-3-5")
@pytest.mark.parametrize("looks", [True, False])
def test_a_search_of_the_deck_alone_may_be_left_out(scene, me, foe, trick, looks):
    """8-6-3-5: a card of a secret area need not be chosen, so the deck need not be looked through either."""
    mira(scene, "Mira Below")
    trick("Seek", SEEK.format("deck"))
    me.has(hand=["Seek"]).deck_top("Mira Below").uses("Seek").picks("yes" if looks else "no")
    if looks:
        me.picks("Mira Below")
    scene.looked_at_deck = True
    assert ("Mira Below" in me.zone("deck")) == (not looks) and len(scene.events("shuffle")) == looks


@pytest.mark.rule("3-2-4")
def test_a_shuffle_without_a_condition_follows_any_search(scene, me, foe, trick):
    """3-2-4: who is requested to shuffle does, though the card came from the Drop Area."""
    mira(scene, "Mira at Hand")
    trick(
        "Seek", "[Activate: Main] Choose up to 1 <Mira> card from your deck or Drop Area, play it, shuffle your deck."
    )
    me.has(hand=["Seek"], drop=["Mira at Hand"]).uses("Seek").picks("no", "Mira at Hand")
    assert me.zone("battle") == ["Mira at Hand"] and len(scene.events("shuffle")) == 1


@pytest.mark.rule("8-6-3-1", "8-6-3-5")
@pytest.mark.parametrize("looks", ["yes", "no"])
def test_a_card_that_all_see_must_be_chosen_or_another(scene, me, foe, trick, looks):
    """8-6-3-1: without "up to" one must be chosen where 8-6-3-5 is no excuse: the one in the Drop Area lies open."""
    mira(scene, "Mira Below", "Mira at Hand")
    trick("Seek", "[Activate: Main] Choose 1 <Mira> card from your deck or Drop Area and play it. Shuffle your deck.")
    me.has(hand=["Seek"], drop=["Mira at Hand"]).deck_top("Mira Below").uses("Seek").picks(looks)
    if looks == "yes":
        me.is_asked(exactly=["Mira Below", "Mira at Hand"])
        me.picks("Mira Below")
    assert me.zone("battle") == ["Mira Below" if looks == "yes" else "Mira at Hand"]


@pytest.mark.rule("3-2-2")
def test_the_other_player_sees_nothing_of_it(scene, me, foe, seeking):
    """3-2-2: whoever looks through their own deck shows it to nobody else."""
    seeking(FROM_DROP).picks("yes")
    mine, theirs = scene.game.view(0)["zones"], scene.game.view(1)["zones"]
    assert "Mira Below" in str(mine) and "Mira Below" not in str(theirs)
    me.picks("done")
