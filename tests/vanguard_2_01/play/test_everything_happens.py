"""In games of our decks every action of section 10 and every keyword of section 11 happens, and how often is counted.

The games are those of `playmat sim vanguard-2.01 --games 1000 --seed 1`. To see the counts:

    pytest -m soak -s tests/vanguard_2_01/play/test_everything_happens.py
"""

from __future__ import annotations

import pytest
from tests._vanguard.happenings import Happenings, count

import playmat
from playmat.play.sim import Series

BOOK = "vanguard-2.01"
SERIES = Series(BOOK, 1000, 1, ("random", "random"), tuple(playmat.own_decks(BOOK)))

ACTIONS = {
    "10.2 draw": "moved: draw", "10.3 discard": "moved: discard", "10.4 retire": "moved: retire",
    "10.5 place": "superior call", "10.6 ride": "normal ride", "10.6 superior ride": "superior ride",
    "10.6.3 force": "gift: force", "10.6.3 accel": "gift: accel", "10.6.3 protect": "gift: protect",
    "10.7 call": "normal call", "10.8 heal": "moved: heal", "10.9 reveal": "revealed by a text",
    "10.10 search": "asked: searched", "10.11 shuffle": "shuffle", "10.12 stand": "stand", "10.12 rest": "rest",
    "10.13 face up": "face up", "10.13 face down": "face down", "10.14 drive check": "drive check",
    "10.15 damage check": "damage check", "10.16 counter blast": "face down for a text",
    "10.17 soul blast": "moved: soul blast", "10.18 soul charge": "moved: soul charge", "10.19 bind": "moved: bind",
    "10.20 battle": "battled", "10.21 lose": "did: Exclude", "10.22 lock": "moved: lock",
    "10.23 declare": "did: Declare", "10.24 unlock": "moved: unlock", "10.25 legion": "legion",
    "10.26 delete": "delete",
    "10.27 heart": "moved: become a heart", "10.28 stride": "normal stride", "10.28 superior stride": "superior stride",
    "10.29 lose a cost": "did: use abilities without their cost", "10.30 counter charge": "face up by a charge",
    "10.31 time leap": "bound by a leap", "10.32 move": "moved: move", "10.33 deal damage": "skill damage",
    "10.34 attack by order": "ordered attack", "10.35 dominate": "dominate", "10.36 remove": "moved: remove",
    "10.37 flip over": "flip over", "10.38 switch": "moved: switch",
}  # fmt: skip
KEYWORDS = {
    "11.2 twin drive": "checked with twin drive", "11.2 triple drive": "checked with triple drive",
    "11.3 intercept": "intercept", "11.4 boost": "boost", "11.5 restraint": "held: restraint",
    "11.6 limit break 4": "limit break 4", "11.6 limit break 5": "limit break 5", "11.7 forerunner": "forerunner",
    "11.8 lord": "held: lord", "11.9 sentinel": "guarded with sentinel", "11.10 seek mate": "legion 20000",
    "11.11 stride skill": "played: stride", "11.12 generation break 1": "generation break 1",
    "11.12 generation break 2": "generation break 2", "11.12 generation break 3": "generation break 3",
    "11.13 resist": "held: resist", "11.14 G guardian": "played: g guardian", "11.15 brave": "played: brave",
    "11.16 oracle": "played: oracle", "11.17 rescue": "played: rescue", "11.18 ritual": "held: ritual",
    "11.19 unite": "held: unite", "11.20 revelation": "played: revelation", "11.21 blaze": "blaze",
    "11.22 afterimage": "moved: return by afterimage", "11.23 dominate": "played: dominate",
    "11.24 engorge": "become engorged", "11.25 shadowstitch": "played: shadowstitch",
    "11.26 thunderstrike": "held: thunderstrike", "11.27 rush": "played: rush", "11.28 burst": "played: burst",
    "11.29 charge": "become charging", "11.30 darkness": "held: darkness", "11.31 magia": "played: magia",
    "11.32 time leap": "played: time leap", "11.33 hollow": "become hollowed", "11.34 harmony": "become in harmony",
    "11.35 wave": "played: wave", "11.36 dark device": "played: dark device", "11.37 success": "become successful",
    "11.38 bloom": "played: bloom", "11.39 Shinken Hissatsu": "played: shinken hissatsu",
    "11.40 Homare": "played: homare", "11.41 Nitou Kaigan": "played: nitou kaigan",
    "11.42 ultimate stride": "played: ultimate stride",
    "11.42.2.2 of a card with two faces": "strode as its other face",
}  # fmt: skip
TRIGGERS = {f"2.8.1.1 {word}": f"trigger: {word}" for word in ("critical", "draw", "stand", "heal", "front")}
EVERYTHING = {**ACTIONS, **KEYWORDS, **TRIGGERS}


def test_what_is_common_happens_in_a_few_games():
    counts = count(SERIES, range(0, SERIES.games, 61), Happenings())
    missing = [name for name, word in EVERYTHING.items() if not counts[word]]
    assert len(missing) < len(EVERYTHING) / 2
    for name in ("10.2 draw", "10.22 lock", "10.28 stride", "11.4 boost", "11.11 stride skill", "2.8.1.1 heal"):
        assert name not in missing


def test_every_section_is_in_the_tables():
    """Sections 10.2 to 10.38 and 11.2 to 11.42."""
    assert {name.split()[0] for name in ACTIONS} >= {f"10.{number}" for number in range(2, 39)}
    assert {name.split()[0] for name in KEYWORDS} >= {f"11.{number}" for number in range(2, 43)}


@pytest.mark.soak
def test_everything_happens_in_a_thousand_games():
    counts = count(SERIES, range(SERIES.games), Happenings())
    for name, word in EVERYTHING.items():
        print(f"{counts[word]:8} {name}")
    assert [name for name, word in EVERYTHING.items() if not counts[word]] == []
