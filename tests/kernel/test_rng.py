"""Chance: the same numbers on every machine, and every outcome as likely as the others."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from playmat.kernel.state import rng
from playmat.kernel.words.errors import GameError


def test_a_block_is_the_keyed_hash_of_its_number():
    """The key is a hash of the seed, and lies above the counter of blocks."""
    state = rng.seed_state(1234567)
    seeded = blake2b((1234567).to_bytes(16, "little"), digest_size=16, person=b"playmat seed").digest()
    assert state == int.from_bytes(seeded, "little") << 64
    for number in range(3):
        drawn, state = rng.below(state, rng.BLOCK)
        hashed = blake2b(number.to_bytes(8, "little"), key=seeded).digest()
        assert drawn == int.from_bytes(hashed, "little")
    assert state == rng.seed_state(1234567) + 3


def test_a_seed_gives_this_order():
    items = list(range(12))
    state = rng.shuffle(rng.seed_state(1), items)
    assert items == PINNED_ORDER
    assert state == PINNED_STATE
    assert [rng.below(state + step, 1000)[0] for step in range(6)] == PINNED_NUMBERS


def test_states_of_seeds_are_states_and_differ():
    states = [rng.seed_state(seed) for seed in (0, 1, 2, 2**64 + 5, rng.SEEDS - 1)]
    assert len(set(states)) == 5
    assert all(map(rng.is_state, states))


@pytest.mark.parametrize("value", [-1, 1 << 192, True, 1.0, "7", None])
def test_what_is_no_state(value):
    assert not rng.is_state(value)


def test_a_seed_from_the_system():
    seeds = {rng.fresh_seed() for _ in range(40)}
    assert len(seeds) == 40
    assert all(rng.require_seed(seed, "a test") == seed for seed in seeds)
    assert max(seeds).bit_length() > 120


@pytest.mark.parametrize("seed", [-1, rng.SEEDS, 1.0, True, "1", None])
def test_what_is_no_seed(seed):
    with pytest.raises(GameError, match=r"of a test; expected a whole number from 0 to 2\*\*128 - 1"):
        rng.require_seed(seed, "a test")


def test_seeds_made_of_a_seed_differ_by_seed_and_word():
    made = {rng.derived_seed(seed, word) for seed in range(50) for word in ("bot 0", "bot 1")}
    assert len(made) == 100
    assert all(0 <= seed < 1 << 48 for seed in made)
    assert rng.derived_seed(1, "bot 0") == rng.derived_seed(1, "bot 0")


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 50])
def test_numbers_below_a_bound_are_even(bound):
    state, counts = rng.seed_state(bound), Counter()
    rounds = 400 * bound
    for _ in range(rounds):
        number, state = rng.below(state, bound)
        counts[number] += 1
    assert set(counts) == set(range(bound))
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi < 2 * bound + 20


def test_numbers_that_would_favour_some_are_thrown_away():
    """With a bound just over half of all numbers, half of the draws must be taken again."""
    bound = (rng.BLOCK >> 1) + 1
    state, again = rng.seed_state(3), 0
    for _ in range(400):
        before = state
        number, state = rng.below(state, bound)
        assert number < bound
        again += state != before + 1
    assert 140 < again < 260


def test_every_order_is_as_likely():
    state, orders = rng.seed_state(5), Counter()
    for _ in range(4800):
        items = list("abcd")
        state = rng.shuffle(state, items)
        orders["".join(items)] += 1
    assert set(orders) == {"".join(p) for p in permutations("abcd")}
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 60


@pytest.mark.parametrize("many", [2, 50, 74, 200, 1000])
def test_every_item_comes_to_every_place(many):
    """Also where one block does not decide the whole order."""
    state, rounds, places, tops = rng.seed_state(many), 400, Counter(), Counter()
    for _ in range(rounds):
        items = list(range(many))
        state = rng.shuffle(state, items)
        assert sorted(items) == list(range(many))
        places[items.index(0) * 2 // many] += 1
        tops[items[-1] * 2 // many] += 1
    for halves in (places, tops):
        assert abs(halves[0] - rounds / 2) < 50


def test_a_deck_is_shuffled_out_of_one_block():
    state = rng.seed_state(9)
    assert rng.shuffle(state, list(range(50))) == state + 1
    assert rng.shuffle(state, list(range(200))) > state + 1


def test_shuffling_nothing_or_one_uses_no_chance():
    assert rng.shuffle(7, []) == 7
    assert rng.shuffle(7, [1]) == 7


PINNED_ORDER = [11, 4, 10, 3, 5, 1, 8, 0, 6, 2, 9, 7]
PINNED_STATE = 4007727947204821450976644283178433483461039165450961813505
PINNED_NUMBERS = [860, 82, 683, 654, 697, 909]
