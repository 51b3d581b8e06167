"""Words that the texts of all Vanguard books have: numbers, icons, zones, phases, and what players and units do.

A book makes its lexicon of them, with its keywords, clans and races; the phrase rules are in the grammars beside.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from playmat.kernel import Move, Place
from playmat.kernel import nodes as n
from playmat.text.lexicon import Open
from playmat.text.links import Maker

from .vocabulary import PHASES_OF_A_TURN, STEPS_OF_A_BATTLE

GRAMMAR = Path(__file__).parent

NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
NUMBERS = {word: number for number, word in enumerate(NUMBER_WORDS.split(), 1)}
ORDINALS = {word: number for number, word in enumerate(("first", "second", "third", "fourth", "fifth"), 1)}

STATS = {"[Power]": "power", "[Critical]": "critical", "[Shield]": "shield"}

ZONES = {
    "hand": "hand",
    "deck": "deck",
    "drop zone": "drop",
    "soul": "soul",
    "damage zone": "damage",
    "bind zone": "bind",
    "trigger zone": "trigger",
}

MARKS = {
    "VC": "vanguard circle",
    "RC": "rear-guard circle",
    "GC": "guardian circle",
    "Hand": "hand",
    "Drop zone": "drop",
    "Soul": "soul",
    "Bind zone": "bind",
    "Damage zone": "damage",
}

# rear-guard circles by their place
CORNERS = {
    f"the {side} column of the {row} row": f"{row} {side}" for row in ("front", "back") for side in ("left", "right")
}

# what units, and players, may be kept from
FORBIDDEN = ("attack", "attack a rear-guard", "be hit", "intercept", "boost", "be chosen")
DENIED = ("normal ride", "normal call", "guard")

# verbs with a zone of their own: where the cards go, and what that is called
MOVERS = {
    "retire": ("drop", "retire"),
    "discard": ("drop", "discard"),
    "heal": ("drop", "heal"),
    "bind": ("bind", "bind"),
}

CIRCLES = {"(VC)": "vanguard circle", "(RC)": "rear-guard circle", "(GC)": "guardian circle"}

ROWS = {"front row": "front row", "back row": "back row"}

PHASES = {name: name for name in (*PHASES_OF_A_TURN, *STEPS_OF_A_BATTLE)}

TURN_PHASES = {name: name for name in PHASES if name != "guard step"}
"""Those that are of the player whose turn it is. A guard step is of the one who guards."""

WORDS: dict[str, Mapping[str, object]] = {
    "numeral[one]": {"one": 1},
    "numeral[many]": {word: number for word, number in NUMBERS.items() if number > 1},
    "win_or_lose": {"win": "win", "lose": "lose"},
    "doer": {"your opponent": "opponent", "each player": "each"},
    "whose_time": {"your": "your", "your opponent's": "opponent's"},
    "while_it_lasts": {
        "turn": "end of turn",
        "battle": "end of battle",
        "your opponent's next turn": "end of your opponent's next turn",
    },
    "blast": {"Counter-Blast": "counter blast", "Soul-Blast": "soul blast"},
    "blast_of": {"Counter-Blast": ("counter blast", "damage"), "Soul-Blast": ("soul blast", "soul")},
    "next_stand": {
        "your next stand phase": ("stand in your stand phase", "end of your next stand phase"),
        "your opponent's next stand phase": (
            "stand in your opponent's stand phase",
            "end of your opponent's next stand phase",
        ),
    },
    "one_mark": MARKS,
    "corner": CORNERS,
    "side_up": {"face up": "face up", "face down": "face down"},
    "fighting": {"attacking": "attacking", "boosting": "boosting"},
    "fought": {"was attacked": "attacked", "boosted": "has boosted"},
    # what waits for the end of a battle is set off as the close step begins
    "over": {"turn": ("end", "turn"), "battle": ("begin", "close step")},
    "further": {
        "the back row": "attack the back row",
        "the back row of the same column as this unit": "attack the back row of the same column",
    },
    "shared": {"name": "name", "grade": "grade"},
    "lying": {"[Stand]": "standing", "[Rest]": "resting"},
    "turner": {"[Stand]": "stand", "[Rest]": "rest"},
    "same_column": {
        "the same column as this unit": "same column as this",
        "the same column as that unit": "same column as it",
    },
    "done": {"rode": "rode", "called": "called"},
    "forbidden": {**{words: words for words in FORBIDDEN}, "[Stand]": "stand"},
    "denied": {words: words for words in DENIED},
    "mover[do]": MOVERS,
    "mover[does]": {f"{word}s": meaning for word, meaning in MOVERS.items()},
    "ordinal": ORDINALS,
    "stat": STATS,
    "zone": ZONES,
    "circle": CIRCLES,
    "card_circle": CIRCLES,
    "row": ROWS,
    "phase": PHASES,
    "turn_phase": TURN_PHASES,
}

OPENS = {
    "int": Open(r"\d+", "a number", number=True),
    "negative": Open(r"-\d+", "a negative number", number=True),
    "name": Open(r'[^"\[\]\n]+', "a name"),
    "own_name": Open(r'[^"\[\]\n]+', "this card's own name", own=True),
    "clan": Open(r"[^<>\n]+", "the clan", of="clan"),
    "race": Open(r"[^<>\n]+", "the race", of="race"),
    "reminder": Open(r"\((?:[^()\n]|\([^()\n]*\))*\)", "a reminder in brackets"),
}

# which steps "the unit called with this effect" and the like speak of
MAKERS: dict[str, Maker] = {
    "called": Maker(Place, "call"),
    "rode": Maker(Place, "ride"),
    "retired": Maker(Move, "retire"),
}


# --- what texts of later years have beside ------------------------------------------------------------

# What steps did, by which later words mean their cards.
DONE: dict[str, Maker] = {
    "returned": Maker(n.Move, "return"),
    "discarded": Maker(n.Move, "discard"),
    "bound": Maker(n.Move, "bind"),
    "healed": Maker(n.Move, "heal"),
    "revealed": Maker(n.Reveal),
    "put": Maker(n.Move, "put", sole=True),
    "chosen": Maker(n.Choose, sole=True),
    "put on deck": Maker(n.Move, "put", "deck"),
    **{f"put into {zone}": Maker(n.Move, "put", zone) for zone in ZONES.values()},
}
COLUMN_WORDS = {"left": "left column", "middle": "middle column", "right": "right column"}
REAR_COLUMNS = {
    "left": ("front left", "back left"),
    "middle": ("back center",),
    "right": ("front right", "back right"),
}
REMOVING = {**MOVERS, "remove": ("removed", "remove")}
"""Removed cards have a zone of their own."""


def participles(done: Mapping[str, Maker]) -> dict[str, str]:
    """The words by which texts mean the cards of an earlier step."""
    return {word: word for word in ("called", "retired", *[word for word in done if not word.startswith("put ")])}


LATER_WORDS: dict[str, Mapping[str, object]] = {
    **WORDS,
    "powered": {"increased": "increase", "decreased": "decrease"},
    "stat": {**STATS, "drive": "drive", "grade": "grade"},
    "keyword_mark": {"[Boost]": "boost", "[Intercept]": "intercept"},
    "mover[do]": REMOVING,
    "mover[does]": {f"{word}s": meaning for word, meaning in REMOVING.items()},
    # a unit that left its circle attacks no more
    "fighting": {"attacking": "attacking now", "boosting": "boosting"},
    "checked": {"damage check": "damage check", "drive check": "drive check"},
    # the rear-guard circles of a column
    "rear_column": {f"{words} column": circles for words, circles in REAR_COLUMNS.items()},
    "forbidden": {**WORDS["forbidden"], "attack a vanguard": "attack a vanguard", "be attacked": "be attacked"},
    "column": {f"{words} column": name for words, name in COLUMN_WORDS.items()},
    "into_zone": {words: f"put into {zone}" for words, zone in ZONES.items()},
}

NAME_WITH_QUOTES = r'[^"\[\]\n]+(?:(?<= )"(?=\w)[^"\[\]\n]+"[^"\[\]\n]*)?'
"""A name may have a part in quotes of its own."""
LATER_OPENS = {**OPENS, "name": Open(NAME_WITH_QUOTES, "a name")}
