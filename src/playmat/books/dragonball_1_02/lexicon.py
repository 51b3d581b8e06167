"""The words of dragonball-1.02 card texts: colours, energy, areas, phases, modes and keyword skills.

The phrase rules are in the `.grammar` files beside this module.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playmat.text.language import Language, node_classes
from playmat.text.lexicon import Lexicon, Open

from . import nodes
from .repairs import LOSSES, REPAIRS

FILES = ("abilities", "sentences", "effects", "changes", "conditions", "triggers", "cards")

COLORS = ("red", "blue", "green", "yellow")
COLOR_MARKS = {f"{{{color[0].upper()}}}": color for color in COLORS}
MOST_ENERGY = 20

AREAS = {
    "hand": "hand",
    "Drop Area": "drop",
    "Leader Area": "leader",
    "Battle Area": "battle",
    "Combo Area": "combo",
    "Energy Area": "energy",
    "life": "life",
}

PHASES = {
    name: name.lower()
    for name in ("Charge Phase", "Main Phase", "End Phase", "Offense Step", "Defense Step", "Damage Step")
}

MODES = {"Active Mode": "active", "Rest Mode": "rest"}

KEYWORDS = {
    name: name.lower()
    for name in (
        "Blocker",
        "Critical",
        "Double Strike",
        "Triple Strike",
        "Quadruple Strike",
        "Dual Attack",
        "Triple Attack",
        "Revenge",
        "Field",
        "Ultimate",
        "Indestructible",
    )
}

# a word that begins a sentence, a cost or an effect; never one inside brackets, nor one of a term in capitals
SENTENCE_START = r"(?:(?<=[.:\]] )|^)([A-Z][A-Za-z'-]*+)(?! (?:Mode|Card|Area))(?![^\[\]\n]*\])"

LEXICON = Lexicon(
    words={
        "color": {color: color for color in COLORS},
        "color_mark": COLOR_MARKS,
        "free_mark": {f"{{{number}}}": number for number in range(1, MOST_ENERGY + 1)},
        "zone": AREAS,
        "phase": PHASES,
        "mode": MODES,
        "keyword": KEYWORDS,
    },
    opens={
        "int": Open(r"\d+", "a number", number=True),
        "negative": Open(r"-\d+", "a negative number", number=True),
        "name": Open(r"[^{}\n]+", "a card name"),
        "character": Open(r"[^<>\n]+", "a character name"),
        "trait": Open(r"[^<>\n]+", "the special trait", of="trait"),
        "token": Open(r"(?!Active Mode|Rest Mode)[A-Z][\w'.-]*(?: [A-Z][\w'.-]*)*", "the name of a token"),
        "reminder": Open(r"\((?![^()\n]* tokens? ha)(?:[^()\n]|\([^()\n]*\))*\)", "a note in brackets"),
    },
    repairs=REPAIRS,
    losses=LOSSES,
    sentence_start=SENTENCE_START,
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [Path(__file__).with_name(f"{name}.grammar") for name in FILES]
    return Language(files, LEXICON, node_classes(nodes))
