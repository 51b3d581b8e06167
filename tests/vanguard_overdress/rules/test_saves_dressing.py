"""A save with an original dress that is linked to nobody is refused."""

from __future__ import annotations

import json

import pytest

import playmat
from playmat.kernel.state.save import sealed
from playmat.kernel.words.errors import SaveError


@pytest.fixture
def text(scene, me):
    """A saved game with a Gown on front left, and a Tailor as its original dress."""
    scene.book("vanguard-overdress").turn_of(0).step("main phase")
    scene.card("Tailor", grade=1)
    scene.card("Gown", '[overDress]-"Tailor"', grade=2)
    me.has(vanguard="Grade 2", left="Tailor", hand=["Gown"])
    me.overdresses("Gown", "Tailor")
    return scene.game.save()


def changed(text, linked):
    """The same file with other links, and a checksum that fits."""
    content = json.loads(text.split("\n")[1])
    marks = [mark for mark in content["state"]["marks"] if mark[1] != "linked to"]
    (tied,) = [mark for mark in content["state"]["marks"] if mark[1] == "linked to"]
    content["state"]["marks"] = [*marks, *([[tied[0], tied[1], linked]] if linked is not None else [])]
    return sealed(content)


@pytest.mark.rule("6.4.2.2")
def test_a_game_with_dresses_is_saved_and_loaded(text):
    loaded = playmat.load(text)
    assert loaded.save() == text


@pytest.mark.rule("6.4.2.2")
@pytest.mark.parametrize(
    ("linked", "whose"),
    [(None, "to no unit"), (0, "to card 0, which is no unit on the field"), (999, "to card 999, which is no unit")],
)
def test_a_dress_that_is_linked_to_nobody_is_refused(text, linked, whose):
    faulty = changed(text, linked if linked != 0 else deck_card(text))
    whose = whose.replace("card 0", f"card {deck_card(text)}")
    with pytest.raises(SaveError, match=rf"the original dress 'Tailor' of seat 0 is linked {whose}.*\(6\.4\.2\.2\)"):
        playmat.load(faulty)


def deck_card(text):
    """The number of a card in a deck."""
    game = playmat.load(text)
    return game.in_zone(0, "deck")[0]
