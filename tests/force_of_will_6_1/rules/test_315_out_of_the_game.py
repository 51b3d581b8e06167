"""Section 315: what is out of the game, and who may fetch it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import playmat
from playmat.books import book
from playmat.books.force_of_will_6_1.setup import deck_from
from playmat.kernel.words.errors import DeckError

BOOK = "force-of-will-6.1"


def reclaim(scene, me, sort="a resonator card"):
    """A chant that fetches what it names; resonators lie everywhere."""
    scene.card("Reclaim", f"Put {sort} from out of the game into your hand.", type="Chant", cost="{R}")
    me.has(removed=["Resonator 1"], sideboard=["Resonator 2", "Quick Chant"], graveyard=["Resonator 4"])
    me.has(hand=["Reclaim"]).will("fire").deck_top("Resonator 5")
    scene.looked_at_deck = True


@pytest.mark.rule("315.1a", "315.1b")
def test_removed_cards_and_those_brought_along_are_out_of_the_game(scene, me, foe):
    """315.1a, 315.1b: nothing of deck or graveyard is offered, and nothing of the other player's."""
    reclaim(scene, me)
    scene.card("Stranger")
    foe.has(removed=["Resonator 3"], sideboard=["Stranger"])
    me.plays("Reclaim")
    me.is_asked()
    assert {o for o in me.options() if o != "done"} == {"Resonator 1", "Resonator 2"}
    me.picks("Resonator 2")
    assert me.zone("hand") == ["Resonator 2"] and me.zone("sideboard") == ["Quick Chant"]


@pytest.mark.rule("315.1a")
def test_only_what_the_text_wants_is_fetched(scene, me, foe):
    """315.1a: the chant beside the deck is the only one that is out of the game."""
    reclaim(scene, me, "a chant card")
    me.plays("Reclaim")
    if me.offered("Quick Chant"):
        me.picks("Quick Chant")
    assert me.zone("hand") == ["Quick Chant"]


@pytest.mark.rule("315.1b")
def test_a_sideboard_is_its_owners_to_see(scene, me, foe):
    """315.1b: I may look at mine at any time, the opponent may not."""
    reclaim(scene, me)
    scene.start()
    assert me.sees(me.card("Resonator 2")) and not foe.sees(me.card("Resonator 2"))


# --- what a player brings -----------------------------------------------------------------------------------


def brought(sideboard=0, collection=0):
    """Two decks, the first with so many of its own cards beside it."""
    first, second = list(playmat.own_decks(BOOK).values())[:2]
    main = first.parts["main"]
    beside = {"sideboard": main[:sideboard], "collection": main[sideboard : sideboard + collection]}
    return replace(first, parts={**first.parts, **beside}), second


def beside(decks, **options):
    """The cards that lie out of the game as it begins."""
    game = playmat.new_game(BOOK, decks, 1, **options)
    return [game.definition[card] for card in game.in_zone(0, "sideboard")]


@pytest.mark.rule("315.1a")
def test_outside_tournaments_the_whole_collection_is_out_of_the_game():
    """315.1a: 3 cards of the sideboard and 4 left at home are 7."""
    assert len(beside(brought(3, 4))) == 3 + 4


@pytest.mark.rule("315.1b")
def test_in_tournaments_only_the_sideboard_is_out_of_the_game():
    """315.1b: the 4 cards left at home are nowhere in the game."""
    decks = brought(3, 4)
    assert len(beside(decks, tournament=True)) == 3
    game = playmat.new_game(BOOK, decks, 1, tournament=True)
    mine = [card for card in range(len(game.definition)) if game.owner[card] == 0]
    piles = sum(len(decks[0].parts[part]) for part in ("main", "stones"))
    assert len(mine) - piles - len(game.in_zone(0, "ruler area")) == 3


@pytest.mark.rule("315.1b")
@pytest.mark.parametrize(("size", "faults"), [(0, []), (15, []), (16, ["315.1b"])])
def test_a_sideboard_has_fifteen_cards_at_most(size, faults):
    """315.1b: the sixteenth card is refused; a collection has no limit."""
    deck = brought(size, 20)[0]
    assert [fault.rule for fault in book(BOOK).cards.check_deck(deck)] == faults


@pytest.mark.rule("315.1b")
def test_a_deck_file_names_its_sideboard():
    """315.1b: a field of its own, written as the decks are; a word for it that nobody knows is refused."""
    known = {card.number: card for card in brought()[0].cards()}
    number = next(iter(known))
    assert len(deck_from({"sideboard": {number: 2}}, known.__getitem__).parts["sideboard"]) == 2
    with pytest.raises(DeckError, match="sideboard"):
        deck_from({"sidebord": {number: 2}}, known.__getitem__)
