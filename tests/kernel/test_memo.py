"""Facts, marks and what is kept: declared words, one verb that declares void, nothing half filled that is shared."""

from __future__ import annotations

import os
import subprocess
import sys
from threading import Barrier, Thread

import pytest

from playmat.kernel.run import changing
from playmat.kernel.run.atoms import mark, move, turn
from playmat.kernel.run.lasting import expire
from playmat.kernel.state import memo as memos
from playmat.kernel.state.memo import VALUES, memo, recall, retain, stamp, touch
from playmat.kernel.words import nodes as n
from playmat.kernel.words.errors import UnknownWord

from .games import at, finish
from .toy import card, continuous, find, table

GROW = n.Modify(n.Cards(("row",)), (n.Add("size", n.Count(n.Cards(("hand",)))),))


def grown():
    return table({"row": [card("Flint", continuous(GROW)), card("Chert")], "hand": [card("Slate")]})


# --- facts and marks ------------------------------------------------------------------------------


def test_a_fact_that_nobody_declared_is_refused_with_the_nearest_word():
    g = table()
    before = dict(g.facts)
    with pytest.raises(UnknownWord, match="pebbles has no fact 'wnid'; did you mean 'wind'"):
        g.set("wnid", 3)
    assert g.facts == before


def test_a_mark_that_nobody_declared_is_refused():
    g = table({"row": [card("Flint")]})
    with pytest.raises(UnknownWord, match="no mark 'bnet'; did you mean 'bent'"):
        mark(g, find(g, "Flint"), "bnet", 1)
    assert g.marks == {}


def test_a_fact_ends_at_its_moment_and_not_at_another():
    g = table()
    g.set("wind", 3)
    expire(g, "end of battle", 9)
    assert g.facts["wind"] == 3
    expire(g, "end of turn", 2)
    assert g.facts["wind"] == 0


def test_open_facts_are_in_every_view_and_others_in_none():
    g = table()
    g.set("wind", 3)
    g.set("got", 7)
    for seat in (0, 1, None):
        facts = g.view(seat)["facts"]
        assert facts["wind"] == 3
        assert "got" not in facts


def test_a_fact_that_texts_ask_about_bears_on_what_cards_are():
    late = n.Modify(n.This(), (n.Add("size", n.Number(5)),), when=n.Holds("late"))
    g = table({"row": [card("Flint", continuous(late))]})
    flint = find(g, "Flint")
    assert g.value(flint, "size") == 0
    g.set("turn", 10)
    assert g.value(flint, "size") == 5


# --- keeping --------------------------------------------------------------------------------------


@pytest.mark.skipif(not memos.KEEPS, reason="nothing is kept in this run")
def test_what_is_kept_holds_for_its_stamp_only():
    g = table({"row": [card("Flint")]})
    made = []

    def make(game):
        made.append(game)
        return len(made)

    row = g.match.zone_number[0, "row"]
    assert [memo(g, "count", stamp(g, row, VALUES), make) for _ in range(2)] == [1, 1]
    touch(g)
    assert memo(g, "count", stamp(g, row, VALUES), make) == 2
    move(g, (find(g, "Flint"),), "heap")
    assert memo(g, "count", stamp(g, row, VALUES), make) == 3
    assert recall(g, "count", "another stamp") is None


@pytest.mark.skipif(not memos.KEEPS, reason="nothing is kept in this run")
def test_forks_share_what_is_kept_until_one_of_them_changes():
    g = table({"row": [card("Flint")]})
    row = g.match.zone_number[0, "row"]
    retain(g, "word", stamp(g, row), "old")
    twin = g.fork()
    assert recall(twin, "word", stamp(twin, row)) == "old"
    move(twin, (find(twin, "Flint"),), "heap")
    assert recall(twin, "word", stamp(twin, row)) is None
    assert recall(g, "word", stamp(g, row)) == "old"


def test_turning_a_card_is_told_apart_from_moving_it():
    g = table({"row": [card("Flint")]})
    zones, turns = list(g.zone_versions), list(g.turn_versions)
    turn(g, (find(g, "Flint"),), rested=True)
    assert g.zone_versions == zones
    assert g.turn_versions != turns


# --- nothing half filled --------------------------------------------------------------------------


@pytest.mark.plain
def test_a_fork_never_finds_a_table_half_filled(monkeypatch):
    """While one game works a value out, a fork of it that shares its values sees none of it."""
    g = grown()
    twin = g.fork()
    seen = []
    apply = changing._apply

    def watched(game, pending):
        seen.append(dict(twin.values))
        apply(game, pending)

    monkeypatch.setattr(changing, "_apply", watched)
    assert g.value(find(g, "Chert"), "size") == 1
    assert seen
    assert all("size" not in table for table in seen)


@pytest.mark.plain
def test_a_value_that_fails_leaves_nothing_behind(monkeypatch):
    g = grown()

    def fail(game, pending):
        raise ValueError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(changing, "_apply", fail)
        with pytest.raises(ValueError, match="planted"):
            g.value(find(g, "Chert"), "size")
    assert not g.working
    assert g.value(find(g, "Chert"), "size") == 1


def test_threads_that_play_forks_of_one_game_play_the_games_of_serial_play():
    origin, many = at(3, 40), 32
    expected = [finish(origin.fork(), seed).digest() for seed in range(many)]
    fresh, found, gate = at(3, 40), [""] * many, Barrier(many)

    def play(seed):
        game = fresh.fork()
        gate.wait()
        found[seed] = finish(game, seed).digest()

    threads = [Thread(target=play, args=(seed,)) for seed in range(many)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert found == expected


# --- without any cache ----------------------------------------------------------------------------

PLAY = """
import sys
from playmat.kernel.state import memo
from tests.kernel.games import finish, start
keeps, book, games, answers = sys.argv[1:]
assert memo.KEEPS == (keeps == "1"), memo.KEEPS
print(*(finish(start(seed, book), seed, int(answers)).digest() for seed in range(int(games))))
"""
TO_THE_END = 100_000
SLOW = {"force-of-will-6.1": 300}
"""Where a game takes ten seconds without caches: as many answers as take three."""


def digests(book: str, keeps: bool, games: int, answers: int) -> str:
    environment = {**os.environ, "PLAYMAT_NO_MEMO": "0" if keeps else "1"}
    ended = subprocess.run(
        [sys.executable, "-c", PLAY, "1" if keeps else "0", book, str(games), str(answers)],
        capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.mark.parametrize(
    "book", ["vanguard-1.10", "vanguard-2.01", "vanguard-overdress", "dragonball-1.02", "force-of-will-6.1"]
)
@pytest.mark.parametrize("games", [1, pytest.param(100, marks=pytest.mark.soak)])
def test_games_without_any_cache_are_the_games_with_them(book, games):
    """To their end; but a single one, where it takes long without caches, for thirteen turns."""
    answers = SLOW.get(book, TO_THE_END) if games == 1 else TO_THE_END
    assert digests(book, True, games, answers) == digests(book, False, games, answers)
