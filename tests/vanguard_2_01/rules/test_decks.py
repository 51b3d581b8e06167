"""Sections 5.1 to 5.3: which decks may be played. A deck here is a first vanguard, 49 more cards, and a G deck."""

from __future__ import annotations

import re

import pytest

import playmat
from playmat.books.vanguard_2_01.gifts import protect_card
from playmat.library import Library

BOOK = playmat.book("vanguard-2.01")
KINDS = ("critical", "draw", "front")
SENTINEL = '[CONT]:Sentinel (You may only have up to four cards with "[CONT]:Sentinel" in a deck.)'


@pytest.fixture(autouse=True)
def table():
    """No table is set here: these tests need no scene and run once."""


def card(name, grade=1, **fields):
    return BOOK.cards.card_from({"name": name, "grade": grade, "power": 7000, "clan": "Testers", **fields})


def g_unit(name):
    return card(name, 4, type="G unit", power="15000+")


STARTER = card("Starter", grade=0)


def plain(count, word="Plain"):
    """So many cards without a trigger, four of each name."""
    return [card(f"{word} {at // 4}") for at in range(count)]


def triggers(count, heals=4):
    """So many trigger units, four of each name, with so many heals among them."""
    others = [card(f"Trigger {at // 4}", 0, trigger=KINDS[at // 4 % 3]) for at in range(count - heals)]
    return [*others, *(card(f"Heal {at // 4}", 0, trigger="heal") for at in range(heals))]


def g_units(count):
    return [g_unit(f"Grand {at // 4}") for at in range(count)]


def deck(*cards, first=STARTER, g=()):
    return playmat.Deck("tested", {"first": (first,), "main": tuple(cards), "g": tuple(g)})


LEGAL = deck(*plain(33), *triggers(16), g=g_units(16))


def played(a_deck):
    """A game with this deck on both sides."""
    return playmat.new_game("vanguard-2.01", [a_deck, a_deck], seed=1)


def faults(a_deck):
    """The rules against a deck. When there are any no game starts, and the refusal names each of them."""
    rules = [fault.rule for fault in BOOK.cards.check_deck(a_deck)]
    if rules:
        with pytest.raises(playmat.DeckError, match="'tested' is not legal") as refusal:
            playmat.new_game("vanguard-2.01", [LEGAL, a_deck], seed=1)
        assert re.findall(r"\((\d[\d.]*)\)", str(refusal.value)) == rules
    else:
        assert played(a_deck).question is not None
    return rules


def listed(those, **fields):
    """The record of a deck of these cards, as a file has it."""
    counts = {c.name: sum(d.name == c.name for d in those) for c in those}
    head = {"format": "playmat-deck", "version": 1, "book": "vanguard-2.01", "name": "listed"}
    return {**head, "first_vanguard": "Starter", "cards": counts, **fields}


# --- 5.1.1, 5.2.1, 5.3.1 what is brought ------------------------------------------------------------------


@pytest.mark.rule("5.1.1")
def test_a_deck_needs_no_g_deck():
    assert faults(playmat.Deck("tested", {"first": (STARTER,), "main": (*plain(33), *triggers(16))})) == []


@pytest.mark.rule("5.1.1", "5.2.1")
def test_without_a_main_deck_nobody_plays():
    assert faults(playmat.Deck("tested", {"first": (STARTER,), "g": tuple(g_units(8))})) == ["5.2.2.1", "5.2.2.3"]


@pytest.mark.rule("5.1.1")
def test_a_second_g_deck_is_refused():
    """5.1.1: at most one; beside the parts of a deck there is no other."""
    parts = {**LEGAL.parts, "second g": tuple(g_units(4))}
    assert faults(playmat.Deck("tested", parts)) == ["5.1.1"]


@pytest.mark.rule("5.1.1", "5.2.1")
@pytest.mark.parametrize(
    ("field", "given", "rule"),
    [
        ("g_deck", [{"Grand 0": 4}, {"Grand 1": 4}], "5.1.1"),
        ("cards", None, "5.2.1"),
    ],
)
def test_a_list_that_is_none_says_what_is_expected(field, given, rule):
    cards = [STARTER, *plain(33), *triggers(16)]
    library = Library("vanguard-2.01", [*cards, *g_units(8)])
    said = re.escape(f"deck 'listed': \"{field}\" is {given!r}, expected {{card: how many}} ({rule})")
    with pytest.raises(playmat.DeckError, match=said):
        library.deck(listed(cards, **{field: given}))


@pytest.mark.rule("5.2.1")
def test_a_count_of_none_is_refused_before_cards_are_looked_for():
    cards = [STARTER, *plain(33), *triggers(16)]
    with pytest.raises(playmat.DeckError, match=r"cards has a count of 0, expected 1 to 1000"):
        Library("vanguard-2.01", cards).deck(listed(cards, cards={"Plain 0": 0}))


@pytest.mark.rule("5.2.1", "5.3.1", "3.3.2")
def test_each_player_plays_with_their_own_decks():
    """5.2.1, 5.3.1: whatever lies before a player after the preparation is of the decks that they brought."""
    mine = deck(*plain(33, "Mine"), *triggers(16), first=card("My Starter", 0), g=[g_unit("My Grand")] * 4)
    game = playmat.new_game("vanguard-2.01", [mine, LEGAL], seed=3)
    for seat, brought in enumerate((mine, LEGAL)):
        for zones, part in ((("deck", "hand", "vanguard circle"), ("first", "main")), (("G zone",), ("g",))):
            there = sorted(game.card(c) for zone in zones for c in game.in_zone(seat, zone))
            assert there == sorted(c.name for each in part for c in brought.parts[each])
    assert {game.owner[c] for c in range(len(game.owner)) if game.card(c) == "My Grand"} == {0}


@pytest.mark.rule("5.4.3.1", "4.11.4")
def test_a_g_deck_begins_face_down_and_a_main_deck_in_another_order():
    """5.4.3.1: the opponent does not see it; the main deck lies as chance has it, not as it was listed."""
    games = [playmat.new_game("vanguard-2.01", [LEGAL, LEGAL], seed=seed) for seed in range(4)]
    for game in games:
        cards = game.in_zone(0, "G zone")
        assert len(cards) == 16 and all(game.face_down[c] for c in cards)
        assert game.view(1)["zones"][0]["G zone"] == [{"hidden": 16}]
    orders = {tuple(game.card(c) for c in game.in_zone(0, "deck")) for game in games}
    assert len(orders) == 4


# --- 5.2.2 the main deck ----------------------------------------------------------------------------------


@pytest.mark.rule("5.2.2.1")
@pytest.mark.parametrize(("size", "rules"), [(49, ["5.2.2.1"]), (50, []), (51, ["5.2.2.1"])])
def test_a_main_deck_has_fifty_cards(size, rules):
    """5.2.2.1: the first vanguard is one of them, and the G deck is none."""
    assert faults(deck(*plain(size - 1 - 16), *triggers(16), g=g_units(4))) == rules


@pytest.mark.rule("5.2.2.2")
@pytest.mark.parametrize(("copies", "rules"), [(4, []), (5, ["5.2.2.2"])])
def test_four_cards_may_share_a_name(copies, rules):
    assert faults(deck(*[card("Twin")] * copies, *plain(33 - copies), *triggers(16))) == rules


@pytest.mark.rule("5.2.2.2", "5.3.2.1")
@pytest.mark.parametrize(("copies", "rules"), [(4, []), (5, ["5.3.2.1"])])
def test_main_deck_and_g_deck_have_four_of_a_name_each(copies, rules):
    """5.2.2.2, 5.3.2.1: four of a name in either; eight in all are fine."""
    assert faults(deck(*[card("Twin")] * 4, *plain(29), *triggers(16), g=[g_unit("Twin")] * copies)) == rules


@pytest.mark.rule("5.2.2.2")
def test_the_first_vanguard_counts_among_the_copies():
    assert faults(deck(*[STARTER] * 4, *plain(29), *triggers(16))) == ["5.2.2.2"]


@pytest.mark.rule("5.2.2.2.1")
@pytest.mark.parametrize(("weak", "strong", "rules"), [(3, 2, ["5.2.2.2"]), (2, 2, [])])
def test_printings_of_one_name_count_together(weak, strong, rules):
    both = [*[card("Twin", id="T-1")] * weak, *[card("Twin", id="T-2", power=9000)] * strong]
    assert faults(deck(*both, *plain(33 - weak - strong), *triggers(16))) == rules


@pytest.mark.rule("5.2.2.3")
@pytest.mark.parametrize(("count", "rules"), [(15, ["5.2.2.3"]), (16, []), (17, ["5.2.2.3"])])
def test_a_main_deck_has_sixteen_triggers(count, rules):
    assert faults(deck(*plain(49 - count), *triggers(count))) == rules


@pytest.mark.rule("5.2.2.3")
def test_a_first_vanguard_with_a_trigger_is_one_of_the_sixteen():
    first = card("Lit Starter", 0, trigger="draw")
    assert faults(deck(*plain(49 - 15), *triggers(15), first=first)) == []
    assert faults(deck(*plain(49 - 16), *triggers(16), first=first)) == ["5.2.2.3"]


@pytest.mark.rule("5.2.2.3", "5.2.2.2")
def test_triggers_keep_to_four_of_a_name():
    five = [card("Bright Spark", 0, trigger="critical")] * 5
    assert faults(deck(*plain(33), *five, *triggers(11))) == ["5.2.2.2"]


@pytest.mark.rule("5.2.2.4")
@pytest.mark.parametrize(("later", "rules"), [(1, []), (2, ["5.2.2.4"])])
def test_heals_of_the_old_and_of_the_new_icon_count_together(later, rules):
    """5.2.2.4: either icon is a heal trigger; three and one are four, three and two are five."""
    old = [card("Balm", 0, trigger="heal")] * 3
    new = [card("Salve", 0, trigger="heal", trigger_power=10000)] * later
    assert faults(deck(*plain(33), *old, *new, *triggers(13 - later, heals=0))) == rules


@pytest.mark.rule("5.2.2.4")
def test_other_triggers_are_not_limited_to_four():
    criticals = [card(f"Spark {at // 4}", 0, trigger="critical") for at in range(16)]
    assert faults(deck(*plain(33), *criticals)) == []


@pytest.mark.rule("5.2.2.5")
@pytest.mark.parametrize(("more", "rules"), [(1, []), (2, ["5.2.2.5"])])
def test_four_sentinels_are_the_most_whatever_their_names(more, rules):
    both = [*[card("Wall", text=SENTINEL)] * 3, *[card("Rampart", text=SENTINEL)] * more]
    assert faults(deck(*both, *plain(30 - more), *triggers(16))) == rules


@pytest.mark.rule("5.2.2.6")
@pytest.mark.parametrize("strange", [g_unit("Grand 0"), protect_card()])
def test_a_main_deck_has_normal_and_trigger_units_alone(strange):
    """5.2.2.6: neither a G unit nor the card of a gift, though the numbers are right."""
    assert faults(deck(*plain(32), strange, *triggers(16))) == ["5.2.2.6"]
    assert faults(deck(*plain(32), card("Thirty-third"), *triggers(16))) == []


@pytest.mark.rule("5.2.2.6", "5.3.3")
def test_what_does_not_belong_into_a_deck_is_named():
    """5.2.2.6, 5.3.3: whoever has to find it in fifty cards is told which it is."""
    wrong = deck(*plain(32), g_unit("Grand 0"), *triggers(16), g=[*g_units(4), card("Lost"), card("Lost")])
    assert [fault.message for fault in BOOK.cards.check_deck(wrong)] == [
        "'Grand 0' in the main deck, it has normal and trigger units alone",
        "'Lost' in the G deck, it has G units alone",
    ]


@pytest.mark.rule("5.1.2")
def test_a_card_may_lift_the_limit_on_its_own_name_and_no_other():
    swarm = card("Swarm", text='[CONT]:You may have any number of cards named "Swarm" in a deck.')
    assert faults(deck(*[swarm] * 16, *plain(33 - 16), *triggers(16))) == []
    assert faults(deck(*[swarm] * 16, *[card("Twin")] * 5, *plain(33 - 21), *triggers(16))) == ["5.2.2.2"]
    assert faults(deck(*[swarm] * 17, *plain(33 - 16), *triggers(16))) == ["5.2.2.1"]


# --- 5.3 the G deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("5.3.2")
@pytest.mark.parametrize(("size", "rules"), [(0, []), (16, []), (17, ["5.3.2"])])
def test_a_g_deck_has_at_most_sixteen_cards(size, rules):
    assert faults(deck(*plain(33), *triggers(16), g=g_units(size))) == rules


@pytest.mark.rule("5.3.3")
@pytest.mark.parametrize("strange", [card("Lost"), card("Lost Spark", 0, trigger="draw")])
def test_a_g_deck_has_g_units_alone(strange):
    assert faults(deck(*plain(33), *triggers(16), g=[*g_units(8), strange])) == ["5.3.3"]


# --- 5.4.2, 5.4.3 what is presented ---------------------------------------------------------------------------


@pytest.mark.rule("5.4.2")
def test_every_fault_is_told_at_once():
    wrong = deck(*plain(30), *[card("Twin")] * 5, *triggers(15, heals=5), g=[*g_units(16), card("Lost")])
    assert faults(wrong) == ["5.2.2.1", "5.2.2.2", "5.2.2.3", "5.2.2.4", "5.3.2", "5.3.3"]


@pytest.mark.rule("5.4.2")
def test_a_deck_is_judged_only_when_it_is_presented():
    """5.4.2: a deck that shrinks in play is no legal deck any more, and nobody minds."""
    game = played(LEGAL)
    while len(game.in_zone(0, "deck")) > 40:
        game.answer(game.question.options[-1])
    left = [game.match.cards[game.definition[c]] for c in game.in_zone(0, "deck")]
    assert {fault.rule for fault in BOOK.cards.check_deck(deck(*left))} >= {"5.2.2.1"}
    assert (game.result, game.question is not None) == (None, True)


@pytest.mark.rule("5.4.3")
def test_a_first_vanguard_is_of_grade_0():
    assert faults(deck(*plain(33), *triggers(16), first=card("Too High"))) == ["5.4.3"]


@pytest.mark.rule("5.4.3")
@pytest.mark.parametrize("firsts", [0, 2])
def test_there_is_one_first_vanguard(firsts):
    parts = {"first": (STARTER,) * firsts, "main": (*plain(34 - firsts), *triggers(16))}
    assert faults(playmat.Deck("tested", parts)) == ["5.4.3"]


@pytest.mark.rule("5.4.3")
@pytest.mark.parametrize("where", ["nowhere", "g_deck"])
def test_a_first_vanguard_comes_from_the_main_deck(where):
    cards, beside = [*plain(34), *triggers(16)], {"g_deck": {"Starter": 1}} if where == "g_deck" else {}
    library = Library("vanguard-2.01", [STARTER, *cards])
    with pytest.raises(playmat.DeckError, match=r"'Starter' is not among its cards \(5\.4\.3\)"):
        library.deck(listed(cards, **beside))
