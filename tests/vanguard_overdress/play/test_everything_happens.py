"""In games of our decks every action, keyword and set rule of this book happens, and how often is counted.

The games are those of `playmat sim vanguard-overdress --games 1000 --seed 1`. To see the counts:

    pytest -m soak -s tests/vanguard_overdress/play/test_everything_happens.py
"""

from __future__ import annotations

import pytest
from tests._vanguard.happenings import Happenings, count

import playmat
from playmat.play.sim import Series

BOOK = "vanguard-overdress"
SERIES = Series(BOOK, 1000, 1, ("random", "random"), tuple(playmat.own_decks(BOOK)))

ACTIONS = {
    "7.2 stand": "stand", "7.2 rest": "rest", "7.3 face up": "face up", "7.3 face down": "face down",
    "7.4 shuffle": "shuffle", "7.5 draw": "moved: draw", "7.6 look": "look", "7.7 discard": "moved: discard",
    "7.8 reveal": "revealed by a text", "7.9 search": "asked: searched", "7.11 give an ability": "did: GainAbility",
    "7.16 retire": "moved: retire", "7.17 remove": "moved: remove", "7.18 heal": "moved: heal",
    "7.20 drive check": "drive check", "7.21 damage check": "damage check",
    "7.22 counter blast": "face down for a text", "7.23 soul blast": "moved: soul blast",
    "7.24 counter charge": "face up by a charge", "7.25 soul charge": "moved: soul charge",
    "7.26 the next counter blast": "did: IconBy", "7.27 bind": "moved: bind", "7.29 damage": "damage",
    "7.30 attack by order": "ordered attack", "7.32 Final Rush": "did: final rush", "7.33 World": "world",
    "7.34 alchemagic": "alchemagic", "7.36 twin drive of a rear-guard": "checked by a rear-guard",
    "7.37 boost by order": "did: Boost",
}  # fmt: skip
KEYWORDS = {
    "14.3 twin drive": "checked with twin drive", "14.4 intercept": "intercept", "14.5 boost": "boost",
    "14.6 sentinel": "guarded with sentinel", "14.7 overDress": "overdress", "14.8 White Wings": "held: white wings",
    "14.8 Black Wings": "played: black wings", "14.9 Powerful": "held: powerful", "14.10 Friend": "held: friend",
    "14.11 DressBoost": "played: dressboost", "14.12 Glitter": "held: glitter",
    "14.13 RevolDress": "played: revoldress", "14.14 XoverDress": "xoverdress",
}  # fmt: skip
SETS = {
    "7.12.1.3 persona ride": "persona ride", "9.7.2.3 order": "play order", "15.3 token": "did: MakeTokens",
    "15.2 deletion": "moved: delete", "16.2 prison": "moved: imprison", "16.3 arms": "arm",
    "16.3.7 arms handed on": "pass on", "16.4 song": "sing", "16.5 scouting": "moved: scout",
    "17.3 unique counts": "did: Distinct", "17.4 ending the turn": "end turn early",
}  # fmt: skip
TRIGGERS = {f"2.8.2 {word}": f"trigger: {word}" for word in ("critical", "draw", "heal", "front", "over")}
EVERYTHING = {**ACTIONS, **KEYWORDS, **SETS, **TRIGGERS}


class Later(Happenings):
    def event(self, g, kind, rule, source, *roles):
        super().event(g, kind, rule, source, *roles)
        if kind == "drive check":
            _, attacker, *_ = roles
            self.counts["checked by a rear-guard"] += attacker is not None and g.is_in(attacker, "rear-guard circle")


def test_what_is_common_happens_in_a_few_games():
    counts = count(SERIES, range(0, SERIES.games, 61), Later())
    missing = [name for name, word in EVERYTHING.items() if not counts[word]]
    assert len(missing) < len(EVERYTHING) / 2
    for name in ("7.5 draw", "7.25 soul charge", "14.5 boost", "9.7.2.3 order", "2.8.2 heal"):
        assert name not in missing


@pytest.mark.soak
def test_everything_happens_in_a_thousand_games():
    counts = count(SERIES, range(SERIES.games), Later())
    for name, word in EVERYTHING.items():
        print(f"{counts[word]:8} {name}")
    assert [name for name, word in EVERYTHING.items() if not counts[word]] == []
