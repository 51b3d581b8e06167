"""Inputs that nobody meant: each is refused in a sentence or is a game that keeps the laws."""

from __future__ import annotations

import gc

import pytest

from .fuzzing import Finding, Fuzz

FEW = {"save": 150, "replay": 120, "deck": 350, "list": 150, "bytes": 200, "protocol": 2_930, "journal": 100}
LINES = 1_000
MANY = 10
"""How many times as much is tried in the soak."""


@pytest.mark.parametrize("kind", FEW)
def test_a_mutated_file_is_refused_or_played(kind: str) -> None:
    fuzz = Fuzz(1, games=1)
    fuzz.run(kind, FEW[kind])
    assert set(fuzz.outcomes) == {"refused", "played"}, "the mutations are neither all harmless nor all plain"


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_typed_the_table_stands(seed: int) -> None:
    Fuzz(seed, games=1).typed(LINES // 5)


@pytest.mark.soak
@pytest.mark.parametrize("kind", FEW)
@pytest.mark.parametrize("seed", range(2, 2 + MANY))
def test_many_mutated_files(kind: str, seed: int) -> None:
    Fuzz(seed, games=6).run(kind, FEW[kind])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 150))
def test_many_typed_lines(seed: int) -> None:
    Fuzz(seed).typed(LINES // 5)


@pytest.mark.parametrize("fault", [RecursionError("deep"), KeyError("x"), MemoryError()])
def test_an_exception_that_is_no_refusal_is_a_finding(fault: Exception) -> None:
    fuzz = Fuzz(1, games=1)

    def broken() -> str:
        raise fault

    fuzz.kinds["broken"] = broken
    with pytest.raises(Finding, match="broken 0 of seed 1"):
        fuzz.run("broken", 1)


def test_nothing_is_left_behind() -> None:
    fuzz = Fuzz(1, games=1)
    fuzz.run("bytes", 1)
    folder = fuzz.folder
    assert list(folder.iterdir())
    del fuzz
    gc.collect()
    assert not folder.exists()
