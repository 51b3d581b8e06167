"""The words of vanguard-1.10 card texts: its keywords, clans and races, beside what all Vanguard books have."""

from __future__ import annotations

from functools import cache

from playmat.books._vanguard import nodes
from playmat.books._vanguard.gates import LIMIT_BREAKS, marked
from playmat.books._vanguard.lexicon import GRAMMAR, MAKERS, OPENS, WORDS
from playmat.books._vanguard.races import RACES
from playmat.books._vanguard.repairs import LOSSES, REPAIRS
from playmat.text.language import Language, node_classes
from playmat.text.lexicon import Lexicon

FILES = ("abilities", "sentences", "effects", "changes", "conditions", "triggers", "cards", "first")

KEYWORDS = {"Restraint": "restraint", "Twin Drive!!": "twin drive", "Boost": "boost", "Intercept": "intercept"}
"""Keywords that a unit may gain or lose by their word: rules ask for these. The others are texts, or tell of decks."""

CLANS = frozenset(
    (
        "Angel Feather",
        "Aqua Force",
        "Bermuda Triangle",
        "Dark Irregulars",
        "Dimension Police",
        "Etranger",
        "Genesis",
        "Gold Paladin",
        "Granblue",
        "Great Nature",
        "Kagero",
        "Link Joker",
        "Megacolony",
        "Murakumo",
        "Narukami",
        "Neo Nectar",
        "Nova Grappler",
        "Nubatama",
        "Oracle Think Tank",
        "Pale Moon",
        "Royal Paladin",
        "Shadow Paladin",
        "Spike Brothers",
        "Tachikaze",
    )
)

LEXICON = Lexicon(
    words={
        **WORDS,
        "limit_break": marked(LIMIT_BREAKS),
        "sort": {"normal": "normal unit", "trigger": "trigger unit"},
        "keyword_mark": {"[Boost]": "boost", "[Intercept]": "intercept"},
        "keyword": KEYWORDS,
    },
    opens=OPENS,
    clans=CLANS,
    races=RACES,
    repairs=REPAIRS,
    losses=LOSSES,
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [GRAMMAR / f"{name}.grammar" for name in FILES]
    return Language(files, LEXICON, node_classes(nodes), MAKERS)
