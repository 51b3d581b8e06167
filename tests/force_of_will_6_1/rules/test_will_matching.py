"""Which wills pay what (203, 907, 1003), worked out without a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.books.force_of_will_6_1.matching import (
    BIT,
    FREE,
    Bill,
    Converter,
    Masks,
    Need,
    Output,
    Source,
    Step,
    Unit,
    Way,
    Will,
    alternatives,
    assign,
    chosen_use,
    conversions,
    direct_way,
    exchange,
    fits,
    outcomes,
    units_of,
    uses,
    way_through,
    way_to_pay,
    will_of,
    word_of,
)
from playmat.kernel.words.errors import UnknownWord
from playmat.kernel.words.questions import Option

WORDS = ("light", "fire", "water", "wind", "darkness", "moon", "void")


def plain(will: Will) -> Masks:
    """What a will pays where no effect says more; one with a restriction may not be spent here."""
    bits = BIT.get(will[0], 0) | BIT.get(will[1], 0) | FREE
    return (0, 0) if will[2] else (bits, bits)


def stone(card: int, *words: str, rank: int = 0, like: str = "") -> Source:
    """A card that gives one will out of several."""
    made = Output(f"give {' or '.join(words)}", (tuple(map(will_of, words)),), 1)
    return Source(card, (made,), rank, (like or words,))


def giver(card: int, *choices: tuple[str, ...]) -> Source:
    """A card that gives all wills of one of several choices."""
    made = tuple(Output(f"giver {card}", tuple((will_of(w),) for w in choice), 1) for choice in choices)
    return Source(card, made, 0, (choices,))


def bill(need: Need, pool: Sequence[str] = (), *sources: Source, given: Sequence[str] = ()) -> Bill:
    wills = tuple(sorted(map(will_of, pool)))
    return Bill(tuple(units_of(need)), wills, tuple(map(will_of, given)), sources, plain)


def spent(way: Way | None) -> list[str]:
    assert way is not None
    return sorted(map(word_of, way.spend))


def used(way: Way | None) -> list[int]:
    assert way is not None
    return sorted(step.card for step in way.steps)


# --- 203, 1003.2: what pays what ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("need", "pool", "payable"),
    [
        (Need(("fire",), 2), "fire fire fire", True),
        (Need(("fire",), 2), "fire water water", True),
        (Need(("fire",), 2), "water wind wind", False),
        (Need(("light", "light"), 0), "light void void void", False),
        (Need(("light", "light"), 0), "light light", True),
        (Need((), 3), "fire moon void", True),
        (Need((), 3), "fire moon", False),
        (Need(("light",), 2), "light light moon", True),
        (Need(("light",), 2), "fire fire moon", False),
        (Need(("moon",), 0), "light", False),
        (Need(("moon",), 0), "moon", True),
        (Need(("light",), 0), "moon", False),
        (Need((), 0), "", True),
    ],
)
def test_a_pool_pays_or_does_not(need: Need, pool: str, payable: bool) -> None:
    held = tuple(pool.split())
    assert (direct_way(bill(need, held)) is not None) is payable
    assert fits([plain(will_of(word))[0] for word in held], units_of(need)) is payable


@pytest.mark.parametrize("word", WORDS)
def test_of_two_equal_supplies_either_could_be_spared(word: str) -> None:
    """What is left could stand in for what is used if it pays the same, and not if it pays something else."""
    bit, other = BIT.get(word, FREE), BIT["fire" if word == "light" else "light"]
    assert exchange((bit, bit), (bit,)) in (((0,), ((1, (0,)),)), ((1,), ((0, (1,)),)))
    assert exchange((bit, other), (bit,)) == ((0,), ((1, ()),))


def test_of_the_abilities_of_a_source_those_that_pay_can_be_used() -> None:
    """907.2: the card gives fire by one ability and water by another, and a payment of fire makes use of the first."""
    both = Source(7, (*stone(7, "fire").outputs, *stone(7, "water").outputs), 0, ("both",))
    assert list(uses(bill(Need(("fire",), 0), (), both), 0)) == [(7, "give fire")]
    assert list(uses(bill(Need((), 1), (), both), 0)) == [(7, "give fire"), (7, "give water")]


@pytest.mark.parametrize("at", [0, 1, 2])
def test_of_several_sources_each_is_used_beside_the_others(at: int) -> None:
    """907.2: three wills from three sources; whichever gives fire does so, wherever it lies."""
    both = Source(7, (*stone(7, "fire").outputs, *stone(7, "water").outputs), 0, ("both",))
    sources = [stone(8, "wind"), stone(9, "wind")]
    sources.insert(at, both)
    assert list(uses(bill(Need(("fire",), 2), (), *sources), at)) == [(7, "give fire")]


def test_an_attributed_will_with_the_moon_characteristic_pays_either() -> None:
    will = ("light", "moon", "")
    for need in (Need(("moon",), 0), Need(("light",), 0), Need((), 1)):
        assert direct_way(Bill(tuple(units_of(need)), (will,), (), (), plain)) is not None


def test_a_restricted_will_does_not_count_where_it_may_not_be_spent() -> None:
    held = (will_of("fire", "dragons only"), will_of("water"))
    assert direct_way(Bill(tuple(units_of(Need((), 2))), held, (), (), plain)) is None
    assert spent(direct_way(Bill(tuple(units_of(Need((), 1))), held, (), (), plain))) == ["water"]


def test_a_word_that_is_no_will_is_refused() -> None:
    with pytest.raises(UnknownWord, match="'sand', expected one of light"):
        units_of(Need(("sand",), 0))


def test_outcomes_of_a_choice() -> None:
    assert outcomes((("fire",), ("water",))) == [("fire",), ("water",)]
    assert len(outcomes((("any",),))) == 5
    assert len(outcomes((("any", "any"),))) == 15
    assert outcomes((("wind", "fire"),)) == [("fire", "wind")]


# --- the sensible payment -----------------------------------------------------------------------------


def test_the_pool_is_spent_before_anything_is_rested() -> None:
    way = direct_way(bill(Need((), 1), ["fire"], stone(1, "fire")))
    assert used(way) == [] and spent(way) == ["fire"]


def test_stones_of_one_attribute_go_before_versatile_ones() -> None:
    sources = (stone(1, "fire", "water"), stone(2, "wind"), stone(3, "fire"))
    assert used(direct_way(bill(Need(("fire",), 1), [], *sources))) == [2, 3]
    assert used(direct_way(bill(Need(("fire",), 0), [], *sources))) == [3]
    assert used(direct_way(bill(Need(("water",), 1), [], *sources))) == [1, 2]


def test_of_equals_the_first_that_lies_there_goes_first() -> None:
    sources = (stone(1, "water"), stone(2, "fire"), stone(3, "fire"))
    assert used(direct_way(bill(Need((), 1), [], *sources))) == [1]


def test_a_will_that_may_not_be_spent_for_everything_goes_first() -> None:
    held = (will_of("light"), will_of("void"), will_of("water", "fairies only"))
    way = direct_way(Bill(tuple(units_of(Need((), 1))), held, (), (), lambda will: plain((*will[:2], ""))))
    assert way is not None and way.spend == (will_of("water", "fairies only"),)


def test_stones_go_before_dearer_sources() -> None:
    sources = (stone(1, "fire", rank=2), stone(2, "fire", rank=1), stone(3, "fire", "water", "wind"))
    assert used(direct_way(bill(Need(("fire",), 0), [], *sources))) == [3]
    assert used(direct_way(bill(Need(("fire",), 1), [], *sources))) == [2, 3]


def test_a_stone_gives_what_it_is_needed_for() -> None:
    way = direct_way(bill(Need(("water", "fire"), 0), [], stone(1, "fire", "water"), stone(2, "fire")))
    assert way is not None
    assert sorted(way.steps) == [
        Step(1, "give fire or water", (("water",),), ()), Step(2, "give fire", (("fire",),), ()),
    ]  # fmt: skip


def test_a_card_that_gives_two_wills_pays_two() -> None:
    assert used(direct_way(bill(Need(("wind", "wind"), 0), [], giver(1, ("wind", "wind"))))) == [1]
    assert direct_way(bill(Need(("wind", "fire"), 0), [], giver(1, ("wind", "wind"), ("fire", "fire")))) is None
    assert used(direct_way(bill(Need(("fire", "fire"), 0), [], giver(1, ("wind", "wind"), ("fire", "fire"))))) == [1]


def test_both_wills_of_a_used_card_are_spent_before_another_is_used() -> None:
    way = direct_way(bill(Need(("darkness",), 1), [], stone(1, "fire"), giver(2, ("darkness", "water"))))
    assert used(way) == [2]


# --- whether there is a choice ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("need", "pool", "sources", "choice"),
    [
        (Need((), 1), "", (stone(1, "fire"), stone(2, "fire")), False),
        (Need((), 1), "", (stone(1, "fire"), stone(2, "water")), True),
        (Need((), 2), "", (stone(1, "fire"), stone(2, "water")), False),
        (Need(("fire",), 0), "", (stone(1, "fire"), stone(2, "water")), False),
        (Need(("fire",), 1), "", (stone(1, "fire"), stone(2, "water"), stone(3, "water")), False),
        (Need(("fire",), 1), "", (stone(1, "fire"), stone(2, "water"), stone(3, "wind")), True),
        (Need(("fire",), 0), "", (stone(1, "fire"), stone(2, "fire", "water")), True),
        (Need((), 1), "fire fire", (), False),
        (Need((), 1), "fire water", (), True),
        (Need((), 1), "fire", (stone(1, "fire"),), True),
    ],
)
def test_a_payment_is_a_choice_or_not(need: Need, pool: str, sources: tuple[Source, ...], choice: bool) -> None:
    assert bool(other_ways(bill(need, pool.split(), *sources))) is choice


def other_ways(asked: Bill) -> list[Option]:
    way = direct_way(asked)
    assert way is not None
    return alternatives(asked, way)


def test_other_ways_name_one_of_alike_cards_and_none_that_pays_nothing() -> None:
    sources = (stone(1, "fire"), stone(2, "fire"), stone(3, "water"), stone(4, "moon"))
    assert other_ways(bill(Need(("fire",), 0), [], *sources)) == []
    assert [card for _, card, _ in other_ways(bill(Need((), 1), [], *sources))] == [1, 3, 4]


def test_what_is_used_in_any_case_is_no_other_way() -> None:
    sources = (stone(1, "fire"), stone(2, "water"), stone(3, "wind"))
    assert [card for _, card, _ in other_ways(bill(Need(("fire",), 1), [], *sources))] == [2, 3]


def test_a_card_with_two_abilities_offers_those_that_leave_the_rest_payable() -> None:
    two = Source(1, (Output("a", ((will_of("moon"),),), 1), Output("b", ((will_of("fire"),),), 1)), 0, ("two",))
    assert list(uses(bill(Need(("fire",), 0), [], two), 0)) == [(1, "b")]
    assert list(uses(bill(Need((), 1), [], two), 0)) == [(1, "a"), (1, "b")]


def test_wills_that_may_be_put_forward() -> None:
    assert other_ways(bill(Need(("fire",), 0), ["fire", "water"])) == []
    found = other_ways(bill(Need(("fire",), 1), ["fire", "water", "wind"]))
    assert found == [("spend", *will_of("water")), ("spend", *will_of("wind"))]
    assert other_ways(bill(Need(("fire",), 1), ["fire", "water", "wind"], given=["water"])) == []


def test_what_was_put_forward_is_spent() -> None:
    way = direct_way(bill(Need((), 1), ["fire", "water"], stone(1, "wind"), given=["water"]))
    assert spent(way) == ["water"]
    assert direct_way(bill(Need((), 1), ["fire", "water"], given=["fire", "water"])) is None
    assert direct_way(bill(Need(("fire",), 0), ["fire", "water"], given=["water"])) is None


def test_a_chosen_stone_produces_only_what_leaves_the_payment_possible() -> None:
    step = chosen_use(
        bill(Need(("fire",), 1), [], stone(1, "fire", "water"), stone(2, "wind")), (), 1, "give fire or water"
    )
    assert step.wanted == (("fire",),)
    step = chosen_use(bill(Need(("fire",), 1), ["fire"], stone(1, "fire", "water")), (), 1, "give fire or water")
    assert step.wanted == (("fire",), ("water",))


# --- converters ---------------------------------------------------------------------------------------


def converter(card: int, need: Need, *choices: tuple[str, ...], once: bool = True, whole: bool = False) -> Converter:
    made = tuple(Output(f"converter {card}", tuple((will_of(w),) for w in choice), 1) for choice in choices)
    return Converter(card, made, need, once, whole)


def test_a_converter_is_used_only_where_nothing_else_pays() -> None:
    change = converter(9, Need((), 1), ("fire",), ("water",))
    assert used(way_to_pay(bill(Need(("fire",), 0), [], stone(1, "fire")), [change])) == [1]
    way = way_to_pay(bill(Need(("fire",), 0), [], stone(1, "wind")), [change])
    assert way is not None
    assert [step.card for step in way.steps] == [1, 9]
    assert way.steps[1] == Step(9, "converter 9", (("fire",),), (will_of("wind"),))
    assert spent(way) == ["fire"]


def test_a_converter_does_not_pay_for_itself() -> None:
    assert way_to_pay(bill(Need(("fire",), 0)), [converter(9, Need((), 1), ("fire",))]) is None
    assert way_to_pay(bill(Need(("fire",), 1), ["wind"]), [converter(9, Need((), 1), ("fire",))]) is None
    assert way_to_pay(bill(Need(("fire",), 1), ["wind", "wind"]), [converter(9, Need((), 1), ("fire",))]) is not None


def test_a_converter_serves_twice_only_without_a_limit() -> None:
    asked = bill(Need(("fire", "fire"), 0), ["wind", "wind"])
    assert way_to_pay(asked, [converter(9, Need((), 1), ("fire",))]) is None
    assert used(way_to_pay(asked, [converter(9, Need((), 1), ("fire",), once=False)])) == [9, 9]


def test_a_converter_that_uses_up_its_card_leaves_no_other_will_of_it() -> None:
    asked = bill(Need(("fire",), 1), ["wind"], stone(9, "water"))
    assert way_to_pay(asked, [converter(9, Need((), 1), ("fire",), whole=True)]) is None
    assert way_to_pay(asked, [converter(9, Need((), 1), ("fire",))]) is not None


def test_converters_are_chained() -> None:
    chain = [converter(8, Need(("water",), 0), ("fire",)), converter(9, Need(("wind",), 0), ("water",))]
    way = way_to_pay(bill(Need(("fire",), 0), ["wind"]), chain)
    assert way is not None
    assert [(step.card, step.spend) for step in way.steps] == [(9, (will_of("wind"),)), (8, (will_of("water"),))]


def test_a_converter_is_offered_when_the_pool_pays_it() -> None:
    change = converter(9, Need((), 1), ("fire",))
    asked = bill(Need(("fire",), 0), [], stone(1, "wind"))
    assert list(conversions(asked, [change])) == []
    asked = bill(Need(("fire",), 0), ["wind"])
    assert [step.card for step in conversions(asked, [change])] == [9]
    assert chosen_use(asked, [change], 9, "converter 9").spend == (will_of("wind"),)


def test_a_converter_that_leads_nowhere_is_not_offered() -> None:
    """907.2: of two that the pool would pay, the one whose will pays nothing here is no way to go on."""
    useless, useful = converter(8, Need((), 1), ("water",)), converter(9, Need((), 1), ("fire",))
    asked = bill(Need(("fire",), 0), ["wind"])
    assert [step.card for step in conversions(asked, [useless, useful])] == [9]


def test_a_converter_is_not_paid_with_restricted_wills() -> None:
    change = converter(9, Need((), 1), ("water",))

    def for_a_dragon(will: Will) -> Masks:
        return (plain((*will[:2], ""))[0], 0) if will[2] else plain(will)

    asked = Bill(tuple(units_of(Need(("water",), 0))), (will_of("fire", "dragons only"),), (), (), for_a_dragon)
    assert way_through(asked, [change], change) is None
    assert direct_way(asked._replace(units=tuple(units_of(Need(("fire",), 0))))) is not None


# --- against every possibility ------------------------------------------------------------------------

masks = st.integers(0, 7).map(lambda bits: bits | FREE)
units = st.lists(st.sampled_from([Unit(1, 0), Unit(2, 0), Unit(4, 0), Unit(FREE, 0)]), max_size=4)


def bases(supplies: Sequence[int], asked: Sequence[Unit]) -> set[frozenset[int]]:
    """All sets of supplies that pay the units."""
    return {
        frozenset(chosen)
        for chosen in permutations(range(len(supplies)), len(asked))
        if all(supplies[at] & unit.bit for at, unit in zip(chosen, asked, strict=True))
    }


@given(st.lists(masks, max_size=5), units)
def test_assign_and_fits_agree_with_trying_everything(supplies: list[int], asked: list[Unit]) -> None:
    possible = bases(supplies, asked)
    holder = assign([(mask, mask) for mask in supplies], asked)
    assert (holder is not None) is bool(possible)
    assert fits(supplies, asked) is bool(possible)
    if holder is not None:
        # the greedy set is the first in order of preference
        assert sorted(holder) == min(sorted(chosen) for chosen in possible)
        assert all(supplies[at] & unit.bit for at, unit in zip(holder, asked, strict=True))


sets_of_words = st.lists(st.sets(st.sampled_from(WORDS), min_size=1, max_size=2), max_size=4)
needs = st.builds(
    Need, st.lists(st.sampled_from((*WORDS[:2], "moon")), max_size=2).map(tuple), st.integers(0, 2)
)  # fmt: skip


@given(needs, st.lists(st.sampled_from(WORDS), max_size=2), sets_of_words)
def test_there_is_a_choice_exactly_when_payments_differ(need: Need, held: list[str], sources: list[set[str]]) -> None:
    asked = bill(need, held, *(stone(card, *sorted(words)) for card, words in enumerate(sources)))
    way = direct_way(asked)
    if way is None:
        return
    sorts = [supply.sort for supply in way.supplies]
    possible = bases([supply.masks[0] for supply in way.supplies], asked.units)
    differ = len({frozenset(Counter(sorts[at] for at in chosen).items()) for chosen in possible}) > 1
    assert bool(alternatives(asked, way)) is differ


@given(needs, st.lists(st.sampled_from(WORDS), max_size=2), sets_of_words)
def test_a_way_can_be_walked(need: Need, held: list[str], sources: list[set[str]]) -> None:
    """The pool with what the steps produce holds all that is spent, and that pays the need."""
    asked = bill(need, held, *(stone(card, *sorted(words)) for card, words in enumerate(sources)))
    way = direct_way(asked)
    tried = product(*map(sorted, sources)) if sources else [()]
    possible = any(fits([plain(will_of(w))[0] for w in (*held, *made)], asked.units) for made in tried)
    assert (way is not None) is possible
    if way is not None:
        made = [word for step in way.steps for word in (step.wanted or ((),))[0]]
        assert len({step.card for step in way.steps}) == len(way.steps)
        assert not Counter(way.spend) - Counter(map(will_of, (*held, *made)))
        assert all(plain(will)[0] & unit.bit for will, unit in zip(way.spend, way.units, strict=True))
