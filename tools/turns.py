"""Measures plain and compiled by turns, so that a machine that changes its pace is fair to both.

    python tools/turns.py BOOK [TURNS] [GAMES]

Every turn is two fresh processes that play the same games, in changing order. Printed are the decisions a second of
each turn, and the median of their ratios.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve()
WAYS: dict[str, list[str]] = {"plain": [str(HERE.parent / "plainly.py"), str(HERE)], "compiled": [str(HERE)]}


def round_of(name: str, games: int, turn: int) -> None:
    """Play one round in this process, and print what it took."""
    sys.path.insert(0, str(HERE.parent.parent / "src"))
    from playmat.play import bench  # noqa: PLC0415
    from playmat.play.compiled import is_compiled  # noqa: PLC0415

    for number in range(len(bench.pairs(bench.own_decks_of(name)))):
        bench.new_game(name, number)
    rounds = [bench.repeat(name, games, turn * games) for _ in range(2)]
    print(json.dumps([is_compiled(name), max(each.decisions / each.seconds for each in rounds)]))


def rate(way: str, name: str, games: int, turn: int) -> float:
    command = [sys.executable, *WAYS[way], "--round", name, str(games), str(turn)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    compiled, found = json.loads(told)
    if compiled != (way == "compiled"):
        sys.exit(f"{name} is not compiled: run `make compiled` first")
    return float(found)


def main(name: str, turns: str = "6", games: str = "25") -> None:
    ratios = []
    for turn in range(int(turns)):
        ways = list(WAYS) if turn % 2 else list(reversed(WAYS))
        found = {way: rate(way, name, int(games), turn) for way in ways}
        ratios.append(found["compiled"] / found["plain"])
        print(f"{name}  plain {found['plain']:8,.0f}  compiled {found['compiled']:8,.0f}  ratio {ratios[-1]:.2f}")
    print(f"{name}  median ratio {median(ratios):.2f}")


if __name__ == "__main__":
    if sys.argv[1] == "--round":
        round_of(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        main(*sys.argv[1:])
