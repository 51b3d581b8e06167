"""Records and texts that are no cards of this book: each fault says what was given, where, what fits, and the rule."""

from __future__ import annotations

import json
import re

import pytest

import playmat
from playmat.kernel.state.save import sealed
from playmat.testing.modes import make_mode
from playmat.testing.scene import Scene
from playmat.text import CardTextDeclined

BOOK = playmat.book("vanguard-2.01")
PLAIN = {"name": "Oddling", "grade": 1, "power": 7000, "clan": "Testers"}


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"gift": "farce"}, "gift is 'farce', expected force, accel, protect or nothing (2.16.2)"),
        ({"trigger": "heel"}, "trigger is 'heel', expected critical, draw, stand, heal, front or nothing (2.8.1)"),
        ({"trigger": "heal", "trigger_power": "lots"}, "trigger_power is 'lots', expected a whole number (2.8.3)"),
        ({"trigger": "heal", "trigger_power": -5000}, "trigger_power is -5000, expected zero or more (2.8.3)"),
        ({"trigger_power": 5000}, "trigger_power is 5000, expected none without a trigger (2.8.3)"),
        (
            {"trigger": "heal", "type": "G unit"},
            "type is 'g unit', expected 'trigger unit' with a trigger icon (2.9.2)",
        ),
        ({"type": "Protect"}, "type is 'protect', expected normal unit, trigger unit, g unit or nothing (2.9.1)"),
        ({"type": "Protect", "power": None, "grade": "Protect"}, "type is 'protect', expected normal unit"),
        ({"grade": "Protect"}, "grade is 'Protect', expected a whole number (2.4.1)"),
        ({"grade": -1}, "grade is -1, expected zero or more (2.4.1)"),
        ({"power": "7000-"}, "power is '7000-', expected a whole number (2.5.1)"),
        ({"shield": "some"}, "shield is 'some', expected a whole number (2.6.1)"),
        ({"critical": -1}, "critical is -1, expected zero or more (2.7.1)"),
        (
            {"skill": "quad drive"},
            "skill is 'quad drive', expected boost, intercept, twin drive, triple drive or nothing (2.10.1)",
        ),
        ({"clan": 5}, "clan is 5, expected a word or a list of words (2.2.1)"),
        ({"race": [1]}, "race is [1], expected a word or a list of words (2.3.1)"),
        ({"nation": 3}, "nation is 3, expected a word or a list of words (2.15.3)"),
        ({"back": "Other"}, "back is 'Other', expected the record of the other face (12.10.2)"),
        ({"shild": 5000}, "has an unknown field 'shild'; did you mean 'shield'"),
    ],
)
def test_a_record_that_is_no_card(fields, said):
    with pytest.raises(playmat.CardError, match=f"'Oddling'.*{re.escape(said)}"):
        BOOK.cards.card_from({**PLAIN, **fields})


@pytest.mark.parametrize("fields", [{"clan": "Nobody"}, {"clan": "Kagero", "nation": "Nowhere"}])
def test_a_clan_or_an_icon_that_the_book_does_not_list_is_of_no_nation(fields):
    """2.15.3.1, 2.15.4.1: neither is an error."""
    assert BOOK.cards.card_from({**PLAIN, **fields}).printed["nation"] == ()


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"clan": "Kagerou"}, "clan is 'Kagerou', {}; did you mean 'Kagero'? (2.2.1)"),
        ({"clan": "kagero"}, "clan is 'kagero', {}; did you mean 'Kagero'? (2.2.1)"),
        ({"clan": ["Kagero", "Neo Nektar"]}, "clan is 'Neo Nektar', {}; did you mean 'Neo Nectar'? (2.2.1)"),
        ({"clan": "Cray Elementals"}, "clan is 'Cray Elementals', {}; did you mean 'Cray Elemental'? (2.2.1)"),
        ({"nation": "Dragon Empyre"}, "nation is 'Dragon Empyre', {}; did you mean 'Dragon Empire'? (2.15.3)"),
    ],
)
def test_a_listed_clan_or_nation_that_is_misspelt_is_no_other_one(fields, said):
    """2.15.3.1, 2.15.4.1: others are of no nation, which is not meant where a listed one is nearly written."""
    said = said.format("expected one that the book lists or one unlike these")
    with pytest.raises(playmat.CardError, match=f"'Oddling'.*{re.escape(said)}"):
        BOOK.cards.card_from({**PLAIN, **fields})


@pytest.mark.parametrize(
    "text", ["[ACT](VC):[Legion 20000]", '[ACT](VC):[Legion 20000]""', "[ACT](VC):[Legion 20000]Mate"]
)
def test_a_seek_mate_ability_names_its_mate(text):
    """11.10.1: without a name in quotes it is declined, and what is missing is pointed at."""
    with pytest.raises(CardTextDeclined, match=r"'Oddling', ability 1(.|\n)*Legion 20000(.|\n)*\^"):
        BOOK.cards.card_from({**PLAIN, "text": text})
    assert BOOK.cards.card_from({**PLAIN, "text": '[ACT](VC):[Legion 20000]"Mate"'}).abilities


@pytest.fixture(scope="module")
def saved():
    """A game in which seat 0 has gained a circle, and has a unit on it, and seat 1 none."""
    scene = Scene(make_mode("plain")).book("vanguard-2.01").turn_of(0).step("ride phase")
    scene.card("Racer", grade=3, gift="accel")
    me, _ = scene.players
    me.has(vanguard="Grade 2", hand=["Racer", "Grade 1"])
    me.rides("Racer")
    me.calls("Grade 1", "accel 1")
    return scene.game.save()


def changed(text, **facts):
    """The same file with other facts, and a checksum that fits."""
    content = json.loads(text.split("\n")[1])
    content["state"]["facts"].update({name.replace("_", " "): value for name, value in facts.items()})
    return sealed(content)


def test_a_save_with_a_gained_circle_is_loaded(saved):
    assert playmat.load(changed(saved)).save() == saved


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (
            {"accel_0": 0},
            "'Grade 1' of seat 0 lies on accel 1, expected a circle that was gained, and 0 were (10.6.3.2)",
        ),
        ({"accel_1": 1}, "seat 1 has gained 1 circles with no gift, expected the gift 'accel' (10.6.3.2)"),
        (
            {"accel_1": 1, "gift_1": "force"},
            "seat 1 has gained 1 circles with 'force', expected the gift 'accel' (10.6.3.2)",
        ),
        ({"accel_0": -1}, "seat 0 has gained -1 circles, expected 0 to 10 (10.6.3.2.2)"),
        ({"accel_0": 11}, "seat 0 has gained 11 circles, expected 0 to 10 (10.6.3.2.2)"),
    ],
)
def test_a_save_with_a_circle_that_nobody_gained_is_refused(saved, facts, said):
    """10.6.3.2: a file whose checksum fits is refused too."""
    with pytest.raises(playmat.SaveError, match=re.escape(said)):
        playmat.load(changed(saved, **facts))


def test_an_edited_save_is_refused(saved):
    with pytest.raises(playmat.SaveError, match="cut short or edited: its checksum does not fit"):
        playmat.load(saved.replace('"accel 0":1', '"accel 0":2'))
