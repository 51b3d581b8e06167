"""Compiled and plain play the same games; skipped where nothing is compiled, unless PLAYMAT_COMPILED=1 demands it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from playmat.books import BOOKS
from playmat.play.compiled import is_compiled

HERE = Path(__file__).resolve()
PLAINLY = HERE.parents[2] / "tools" / "plainly.py"
GAMES_TOLD = HERE.parent / "games_told.py"
GAMES = 12


def play(*command: object) -> dict[str, object]:
    arguments = [sys.executable, *map(str, command)]
    paths = {"PYTHONPATH": str(HERE.parents[2] / "src")}
    ended = subprocess.run(arguments, env={**os.environ, **paths}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return dict(json.loads(ended.stdout))


@pytest.mark.parametrize("name", BOOKS)
def test_compiled_and_plain_play_the_same_games(name):
    if not is_compiled(name) and os.environ.get("PLAYMAT_COMPILED") != "1":
        pytest.skip("not compiled; `make compiled` does it")
    compiled, plain = play(GAMES_TOLD, name, GAMES), play(PLAINLY, GAMES_TOLD, name, GAMES)
    assert (compiled["compiled"], plain["compiled"]) == (True, False)
    assert compiled["games"] == plain["games"]
