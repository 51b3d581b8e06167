"""2, 5: what a card is, by what is printed on it."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.nations import CLANS, NATIONS
from playmat.kernel.words.errors import CardError


def printed(scene, **fields):
    return scene.definition(scene.card("Sample", **fields)).printed


@pytest.mark.rule("2.2.4")
def test_a_cray_elemental_is_of_all_clans_and_nations(scene):
    found = printed(scene, clan="Cray Elemental")
    assert set(CLANS) < set(found["clan"]) and found["nation"] == NATIONS


@pytest.mark.rule("2.2.5")
@pytest.mark.parametrize(
    ("kind", "nation", "all_of_them"),
    [("normal order", None, True), ("normal order", "Dark States", False), ("normal unit", None, False)],
)
def test_an_order_with_neither_clan_nor_nation_is_of_all(scene, kind, nation, all_of_them):
    found = printed(scene, type=kind, clan=None, nation=nation)
    assert (found["nation"] == NATIONS) == all_of_them


@pytest.mark.rule("2.14.4", "2.14.4.1")
@pytest.mark.parametrize(
    ("nation", "also", "clan"),
    [
        ("Keter Sanctuary", ("United Sanctuary",), "Gold Paladin"),
        ("Dragon Empire", (), "Kagero"),
        ("Brandt Gate", ("Star Gate",), "Etranger"),
        ("Dark States", ("Dark Zone",), "Pale Moon"),
        ("Stoicheia", ("Zoo", "Magallanica"), "Aqua Force"),
        ("Lyrical Monasterio", ("Magallanica",), "Bermuda Triangle"),
    ],
)
def test_a_nation_counts_as_older_ones_and_stands_for_their_clans(scene, nation, also, clan):
    found = printed(scene, clan=None, nation=nation)
    assert found["nation"] == (nation, *also)
    assert clan in found["clan"]


@pytest.mark.rule("2.14.4", "2.14.4.1")
def test_an_older_nation_is_not_the_newer_one_and_a_clan_is_left_as_it_is(scene):
    assert printed(scene, clan=None, nation="Zoo")["nation"] == ("Zoo",)
    assert printed(scene, clan="Neo Nectar", nation="Stoicheia")["clan"] == ("Neo Nectar",)


@pytest.mark.rule("2.9.4.1", "2.9.6", "2.9.5.1")
@pytest.mark.parametrize(
    ("fields", "word", "main", "subtypes"),
    [
        ({}, "normal unit", "unit", ("normal",)),
        ({"trigger": "draw"}, "trigger unit", "unit", ("trigger",)),
        ({"type": "set order", "subtype": "Song"}, "set order", "order", ("set", "song")),
        ({"type": "blitz order"}, "blitz order", "order", ("blitz",)),
    ],
)
def test_a_type_is_a_subtype_and_a_main_type(scene, fields, word, main, subtypes):
    found = printed(scene, **fields)
    assert (found["type"], found["main type"], found["subtype"]) == (word, main, subtypes)
    assert found["special type"] == ()


@pytest.mark.rule("2.9.4.1")
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"type": "g unit"}, r"type is 'g unit', expected normal unit, .* \(2.9.1\)"),
        ({"type": "trigger unit"}, r"expected a trigger icon with it \(2.9.4\)"),
        ({"trigger": "stand"}, r"trigger is 'stand', expected critical, draw, heal, front, over or nothing \(2.8.2\)"),
        ({"nation": "Stoichea"}, r"nation is 'Stoichea', expected Keter .* mean 'Stoicheia'\? \(2.14.4.1\)"),
        ({"nation": ["Stoicheia", "Nowhere"]}, r"nation is 'Nowhere', expected .* or nothing \(2.14.4.1\)"),
        ({"clan": "Kagerou"}, r"clan is 'Kagerou', expected .*; did you mean 'Kagero'\? \(2.2.1\)"),
        ({"type": "quick order"}, r"type is 'quick order', expected .* normal order, .* set order, .* \(2.9.1\)"),
        ({"trigger": "crit"}, r"trigger is 'crit', expected critical, draw, heal, front, over or nothing \(2.8.2\)"),
        ({"persona": "yes"}, r"persona is 'yes', expected true or false \(2.13.2\)"),
    ],
)
def test_what_is_printed_wrongly_is_refused(scene, fields, said):
    with pytest.raises(CardError, match=said):
        printed(scene, **fields)


@pytest.mark.rule("2.9.6")
@pytest.mark.parametrize(("kind", "found"), [("normal", "Grade 0"), ("trigger", "Draw Trigger")])
def test_a_text_about_a_sort_of_unit_means_those(scene, me, kind, found):
    text = f"[ACT](VC):Choose up to one {kind} unit from your drop zone, and put it into your hand."
    me.has(vanguard=scene.card("Picker", text, grade=2), drop=["Grade 0", "Draw Trigger", "Command"])
    me.uses("Picker")
    me.is_asked(exactly=[found, "done"])
    me.picks(found)


@pytest.mark.rule("2.10.1.1", "2.10.1.2", "2.10.1.3", "2.10.1.4", "2.13.2")
@pytest.mark.parametrize("skill", ["boost", "intercept", "twin drive", "triple drive"])
def test_an_icon_gives_the_ability_of_its_name(scene, skill):
    assert printed(scene, skill=skill)["keywords"] == (skill,)
    assert printed(scene, skill=skill, persona=True)["keywords"] == (skill, "persona ride")
