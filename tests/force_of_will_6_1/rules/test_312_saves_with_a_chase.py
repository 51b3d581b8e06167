"""A save whose chase or turned cards no game could come to is refused."""

from __future__ import annotations

import json

import pytest

import playmat
from playmat.kernel.state.save import sealed
from playmat.kernel.words.errors import SaveError
from playmat.play.seat import Seat

JUDGE = {"name": "Judge", "type": "J-ruler", "attribute": "fire", "race": "T", "ATK": 500, "DEF": 500}


@pytest.fixture
def judged(scene, me, foe):
    """A judgment that waits in the chase, for the other player could answer it."""
    scene.card("Sip", "[Activate] Pay 100 life: You gain 100 life.", type="Regalia")
    foe.has(field=["Sip"])
    scene.card("Clerk", "[Judgment] {1}", type="Ruler", attribute="fire", back=JUDGE)
    me.has(ruler_area=["Clerk"]).will("fire")
    me.uses("Clerk", 1)
    return scene.game


def changed(text, word, change):
    """The same file with another value of the one mark of that name, and a checksum that fits."""
    content = json.loads(text.split("\n")[1])
    (mark,) = [mark for mark in content["state"]["marks"] if mark[1] == word]
    mark[2] = change(mark[2])
    return sealed(content)


@pytest.mark.rule("312.1")
@pytest.mark.parametrize(
    "change",
    [
        lambda item: [*item[:1], None, *item[2:]],
        lambda item: [*item[:1], "No such thing/1", *item[2:]],
        lambda item: ["song", *item[1:]],
        lambda item: [*item[:2], 2, *item[3:]],
        lambda item: [*item[:3], 999, *item[4:]],
        lambda item: [*item[:-1], [["alone"]]],
        lambda item: [*item[:-1], [["alone", 1, 2]]],
        lambda item: [*item[:-1], [[1, 2]]],
        lambda item: [*item[:-1], [7]],
        lambda item: [*item[:-1], 7],
        lambda item: [*item[:3], -1, *item[4:]],
        lambda item: [*item[:4], "now", *item[5:]],
        lambda item: [*item[:5], 7, *item[6:]],
        lambda item: item[:-1],
        lambda item: 7,
    ],
)
def test_what_stands_for_nothing_in_the_chase_is_refused(judged, change):
    text = judged.save()
    assert playmat.load(text).save() == text
    with pytest.raises(SaveError, match="in the chase stands for no spell, ability or judgment"):
        playmat.load(changed(text, "item", change))


@pytest.mark.rule("1302.2")
@pytest.mark.parametrize("front", [3, "Nobody", ["Clerk", "Nobody"], []])
def test_a_face_that_no_card_has_is_refused(judged, me, front):
    me.lets_resolve()
    text = judged.save()
    assert playmat.load(text).save() == text
    with pytest.raises(SaveError, match=r"'front' of card .* expected what a card is called"):
        playmat.load(changed(text, "front", lambda before: front))


@pytest.mark.rule("1302.2")
def test_an_imagined_game_knows_the_face_under_a_back(judged, me):
    """The other player has met both sides of a J-ruler, and the game that is handed out can turn it back."""
    me.lets_resolve()
    (card,) = [card for card in judged.in_zone(0, "field") if judged.card(card) == "Judge"]
    told = [[seen for seen in game.view(1)["zones"][0]["field"] if seen["card"] == card]
            for game in (judged, Seat(judged, 1).imagined(5))]  # fmt: skip
    assert told[0] == told[1] != []
