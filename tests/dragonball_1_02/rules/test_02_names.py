"""One name, however it is printed: on the card that has it, and in the texts of other cards."""

from __future__ import annotations

import pytest

CALL = "[Activate: Main] Choose up to 1 {} from your Drop Area and add it to your hand."


def called(scene, me, words, fields, name="Wren"):
    """Whether a text with these words finds the card with these fields."""
    scene.card("Whistle", CALL.format(words), type="extra", energy_cost="0(-)")
    scene.card(name, **fields)
    me.has(hand=["Whistle"], drop=[name, "Battle 1"])
    me.uses("Whistle")
    return me.asked and me.offered(name)


@pytest.mark.rule("2-5-3", "2-5-1")
@pytest.mark.parametrize(("words", "character"), [
    ("〈Wren : Moor〉", "Wren : Moor"), ("<Wren: Moor>", "Wren : Moor"), ("〈Wren : Moor〉", "Wren: Moor"),
    ("<Prof.Reed>", "Prof.Reed"), ("<Prof. Reed>", "Prof.Reed"), ("<Prof.Reed>", "Prof. Reed"),
    ("<Wren’s Moor>", "Wren's Moor"), ("<Wren–Moor>", "Wren-Moor"), ("<wren Of the moor>", "Wren of the Moor"),
    ("<Can't Sleep>", "Can't Sleep"),
])  # fmt: skip
def test_a_character_is_the_same_however_it_is_printed(scene, me, foe, words, character):
    assert called(scene, me, words, {"character": character})


@pytest.mark.rule("2-5-3", "2-5-1")
@pytest.mark.parametrize("character", ["Wren", "Wren: Fen", "Moor"])
def test_another_character_is_another(scene, me, foe, character):
    assert not called(scene, me, "〈Wren : Moor〉", {"character": character})


@pytest.mark.rule("2-1-2", "2-1-1")
@pytest.mark.parametrize(("words", "name"), [
    ("{Quiet energy Bell}", "Quiet Energy Bell"), ("｛Quiet Energy Bell｝", "Quiet Energy Bell"),
    ("{Return of Prof. Reed}", "Return of Prof.Reed"), ("{Don't Ring It}", "Don't Ring It"),
])  # fmt: skip
def test_a_card_name_is_the_same_however_it_is_printed(scene, me, foe, words, name):
    assert called(scene, me, words, {}, name)


@pytest.mark.rule("2-1-2", "2-1-1")
def test_another_card_name_is_another(scene, me, foe):
    assert not called(scene, me, "{Quiet Energy Bell}", {}, "Quiet Energy Bells")


@pytest.mark.rule("2-6-4", "2-6-1")
@pytest.mark.parametrize(("trait", "found"), [
    ("Moor : Folk", True), ("MOOR: FOLK", True), ("Fen/Moor :Folk", True), ("Moor/Folk", False),
])  # fmt: skip
def test_a_trait_is_the_same_however_it_is_printed(scene, me, foe, trait, found):
    assert bool(called(scene, me, "《Moor : Folk》 card", {"trait": trait})) == found


@pytest.mark.rule("2-6-4", "5-1-3-2")
@pytest.mark.parametrize(("token", "ready"), [("Wren's Army", True), ("Moor's Army", False)])
def test_an_army_that_lost_its_apostrophe_is_that_army(scene, me, foe, token, ready):
    """A misprint of one list: tokens are named with the apostrophe where they are played."""
    scene.card("Horn", f"[Auto] When you play this card, play 1 {token} token. ({token} token has 10000 power)\n"
               "[Activate: Main] Switch 1 of your Wren Army tokens to Rest Mode: Draw 1 card.")  # fmt: skip
    me.has(hand=["Horn"]).energy()
    me.plays("Horn")
    while not me.offered("pass"):
        me.picks("Red Energy")
    assert me.offered("use", "Horn", "Horn/2") == ready
