"""Zone numbers, groups and who sees what, for books of any shape."""

from __future__ import annotations

import pytest

from playmat.kernel.state.sight import sees
from playmat.kernel.state.zone_tables import Tables
from playmat.kernel.words.book import Zone
from playmat.kernel.words.errors import UnknownWord

from .toy import BOOK, altered, card, find, put, table


def test_each_seat_has_its_own_zones_and_all_share_the_shared():
    tables = Tables(BOOK)
    assert tables.zone_number[0, "row"] != tables.zone_number[1, "row"]
    assert tables.zone_number[0, "middle"] == tables.zone_number[1, "middle"]
    assert tables.zone_seat[tables.zone_number[1, "row"]] == 1
    assert tables.zone_seat[tables.zone_number[0, "middle"]] == -1


def test_words_mean_zones_of_both_seats():
    tables = Tables(BOOK)
    assert tables.mask(("places",)) == tables.mask(("row", "bench"))
    assert bin(tables.mask(("places",))).count("1") == 4
    assert tables.mask(()) == (1 << len(tables.zone_names)) - 1
    with pytest.raises(UnknownWord, match="no zone or group 'benhc'; did you mean 'bench'"):
        tables.mask(("row", "benhc"))


def test_the_zones_of_a_word_are_in_the_books_order_for_each_seat():
    groups = {**BOOK.places.groups, "backward": ("bench", "middle", "row")}
    tables = Tables(altered(BOOK, groups=groups))
    number = tables.zone_number
    for seat in (0, 1):
        numbers = list(range(len(tables.zone_names)))
        expected = (number[seat, "bench"], number[0, "middle"], number[seat, "row"])
        assert tables.lots[seat, "backward"](numbers) == expected
        assert tables.lots[seat, "row"](numbers) == (number[seat, "row"],)


def test_sides():
    tables = Tables(BOOK)
    number = tables.zone_number
    assert tables.zones_for(("row",), "mine") == ((number[0, "row"],), (number[1, "row"],))
    assert tables.zones_for(("row",), "theirs") == ((number[1, "row"],), (number[0, "row"],))
    assert tables.zones_for(("middle",), "theirs") == ((number[0, "middle"],),) * 2


def test_groups_of_the_same_object_may_overlap():
    """A card stays the same object from row to bench and from bench to heap, but not from row to heap."""
    groups = {**BOOK.places.groups, "far": ("bench", "heap")}
    tables = Tables(altered(BOOK, groups=groups, same_object=("places", "far")))
    number = tables.zone_number
    kept = tables.kept[number[0, "bench"]]
    assert kept == tables.mask(("row", "bench", "heap"))


def test_a_shared_zone_can_be_for_the_owners_eyes():
    zones = (*BOOK.places.zones, Zone("drawer", "1.6", face_up="owner", face_down="owner", shared=True))
    g = table(book=altered(BOOK, zones=zones))
    put(g, 1, "drawer", card("Flint"))
    assert [sees(g, seat, find(g, "Flint")) for seat in (0, 1)] == [False, True]


def test_the_master_of_a_shared_card_is_its_owner():
    g = table()
    put(g, 1, "middle", card("Flint"))
    assert g.master(find(g, "Flint")) == 1
