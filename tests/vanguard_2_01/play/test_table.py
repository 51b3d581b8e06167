"""What the table shows of vanguard-2.01: G zones, hearts, mates, locked and deleted cards, circles that were gained."""

from __future__ import annotations

import json

import pytest

import playmat
from playmat.games import room
from playmat.play.matfile import FILE, MatError, mat_of, read_mat
from playmat.play.table.drawing import draw

BOOK = "vanguard-2.01"


@pytest.fixture(autouse=True)
def table(scene):
    scene.book(BOOK).turn_of(0).step("main phase")
    scene.cards.update({card.name: card for card in playmat.own_library(BOOK).cards})


def drawn(scene, seat=0, facts=()):
    """The table, where these facts hold as well."""
    scene.start()
    game = scene.game.fork()
    for name, value in dict(facts).items():
        game.set(name, value)
    return "\n".join(line.plain for line in draw(game.view(seat), mat_of(game.book), 100))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_locked_card_lies_on_its_circle(scene, me, foe, seat):
    me.has(vanguard="Grade 3", hand=["Grade 0"], left="Root Runner")
    me.put("front right, locked", "Gap Reader", face_down=True)
    text = drawn(scene, seat)
    assert "□ Gap Reader" in text and "locked" in text
    assert "front right" not in text.split("opponent")[1 - seat].split("hand")[0]


def test_a_deleted_unit_is_told_as_one(scene, me, foe):
    me.has(hand=["Grade 0"])
    foe.put("front left", "Meridian Eraser", face_down=True)
    assert "deleted G3 0" in drawn(scene)


def test_hearts_g_units_and_gained_circles_are_shown(scene, me, foe):
    me.has(vanguard="Thousand-Year Hedge", hand=["Grade 0"])
    me.put("heart", "Hedge Regent, Corin")
    me.g_zone("Thousand-Year Hedge", "Gatehouse of Thorns", face_up=("Orchard of All Winters",))
    text = drawn(scene, facts={"accel 0": 1, "gift 0": "accel", "force 1": ("vanguard circle", "vanguard circle")})
    for words in ("heart   ▲ Hedge Regent, Corin 11000", "G face up 1", "G zone 2", "accel circles 1", "gift accel"):
        assert words in text
    assert "force 2× vanguard circle" in text


def test_a_mate_has_a_line_of_its_own(scene, me, foe):
    foe.has(vanguard="Grade 3")
    me.has(vanguard="First Hand, Ourania", drop=["Grade 1"] * 4, hand=["Grade 0"]).deck_top("Second Hand, Veyl")
    me.uses("First Hand, Ourania")
    while me.asked and scene.game.question.about != "act":
        me.answer(next(o for o in scene.game.question.options if o != "no"))
    text = drawn(scene)
    assert "mate    ▲ Second Hand, Veyl 9000" in text
    assert "more here" not in text


def test_damage_that_is_still_to_be_taken_is_told(scene, me, foe):
    """While a damage trigger is worked off, one more is to come."""
    scene.step("battle phase")
    scene.card("Twice", power=20000, critical=2, grade=3)
    me.has(vanguard="Twice")
    foe.has(left="Grade 1").deck_top("Critical Trigger")
    me.attacks("Twice", "Stone")
    while scene.game.question.about != "receiver":
        scene.players[scene.game.question.seat].answer(scene.game.question.options[-1])
    foe.is_asked(about="receiver")
    assert "takes 1" in drawn(scene)


# --- the mat ------------------------------------------------------------------------------------------------------


def test_only_zones_that_are_one_place_share_a_square():
    data = json.loads((room(BOOK) / FILE).read_text("utf-8"))
    data["zones"]["front left, locked"]["at"] = [3, 1]
    with pytest.raises(MatError, match="a square that 'front right' does not take"):
        read_mat(json.dumps(data), playmat.book(BOOK))


def test_a_part_may_ask_for_what_the_book_shows_of_a_card():
    data = json.loads((room(BOOK) / FILE).read_text("utf-8"))
    read_mat(json.dumps(data), playmat.book(BOOK))
    data["zones"]["vanguard circle"]["parts"][0]["where"] = {"parts": ["mate"]}
    with pytest.raises(MatError, match="'parts' is given; expected a characteristic"):
        read_mat(json.dumps(data), playmat.book(BOOK))


def test_the_protect_card_has_a_name_for_people(scene, me, foe):
    """10.6.3.3.1: both players tell it from the other cards of the hand."""
    me.has(vanguard="Grade 2", hand=["Old Mother Hedgerow", "Grade 0"])
    scene.step("ride phase")
    me.rides("Old Mother Hedgerow").is_asked(about="act")
    assert "Protect +0" in drawn(scene, 0)
    assert "Protect +0" in drawn(scene, 1)
