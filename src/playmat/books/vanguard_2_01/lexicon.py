"""The words of vanguard-2.01 card texts: its keywords, clans and races, beside what all Vanguard books have."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playmat.books._vanguard import nodes
from playmat.books._vanguard.gates import LIMIT_BREAKS, marked
from playmat.books._vanguard.lexicon import (
    GRAMMAR,
    MAKERS,
    MARKS,
    OPENS,
    PHASES,
    STATS,
    TURN_PHASES,
    WORDS,
    ZONES,
)
from playmat.books._vanguard.repairs import LOSSES, REPAIRS
from playmat.books.vanguard_2_01.gates import GENERATION_BREAKS
from playmat.books.vanguard_2_01.legion import SEEK_MATES
from playmat.books.vanguard_2_01.nations import CLANS, ELEMENTAL
from playmat.books.vanguard_2_01.repairs import REPAIRS as OWN_REPAIRS
from playmat.text.language import Language, node_classes
from playmat.text.lexicon import SENTENCE_START, Lexicon

FILES = ("abilities", "sentences", "effects", "changes", "conditions", "triggers", "cards")
OWN = tuple([Path(__file__).parent / f"{name}.grammar" for name in ("second", "legion", "g")])

KEYWORDS = {
    "Restraint": "restraint",
    "Twin Drive!!": "twin drive",
    "Triple Drive!!!": "triple drive",
    "Boost": "boost",
    "Intercept": "intercept",
}
"""Keywords that a unit may gain or lose by their word: rules ask for these. The others are texts, or tell of decks."""

STEPS = {word: word for word in ("draw step", "ride step", "stride step")}
# Keywords of abilities that texts ask for: "with the brave ability".
ABILITY_WORDS = ("brave", "oracle", "rescue", "ritual", "unite", "revelation", "blaze", "afterimage")

NAMES_OF_MARKS = "|".join([*map(str.capitalize, ABILITY_WORDS), *(f'{word}"' for word in ("Stand", "Heal"))])
"""Words whose capital is their own wherever they stand: keywords, and the names of trigger icons in quotes."""
LOCKERS = ("lock", "unlock", "delete")
LEGION_WORDS: dict[str, dict[str, object]] = {
    "seek_icon": dict(SEEK_MATES),
    "in_state": {"[Legion]": "legion", "deleted": "deleted"},
    "locker[do]": {word: word for word in LOCKERS},
    "locker[does]": {f"{word}s": word for word in LOCKERS},
    "lock_done": {"locked": "lock", "deleted": "delete"},
    "locked_row": {row: (f"locked {row}",) for row in ("front row", "back row")},
}

LEXICON = Lexicon(
    # 2.2.2, 2.2.4, 2.3.1.1, 2.15.2: texts name clans and races, and give them.
    # 2.11.3: a reminder says nothing of its own.
    # 8.2.1.3.1, 8.2.1.3.2: "would ... instead", and "may ... instead".
    # 8.1.1.1.2.4, 8.1.1.2.3.4, 8.1.1.1.2.5, 8.1.1.2.3.5: an "if" about what came before, and "then", are read into it.
    # 11.7.1, 11.8.1: forerunner and lord, as the reminder words them.
    words={
        **WORDS,
        # 3.1.1.3.1, 3.1.1.3.2, 3.1.1.3.3: vanguard, rear-guard and guardian circle.
        # 3.1.1.3.4, 3.1.1.3.5, 3.1.1.3.6, 3.1.1.3.7, 3.1.1.3.8, 3.1.1.3.9: hand, drop, bind, soul, damage zone, deck.
        # 3.1.1.4: either of two.
        "one_mark": {**MARKS, "Deck": "deck"},
        # 2.5.4: drive and power are raised and lowered by the same words.
        "stat": {**STATS, "drive": "drive"},
        # 11.6.1, 11.6.2: the icon gives the keyword of its number.
        "limit_break": marked(LIMIT_BREAKS),
        # 11.12.1: and so does that of generation break.
        "generation_break": marked(GENERATION_BREAKS),
        "broken": {gate.mark: gate.keyword for gate in GENERATION_BREAKS},
        "stride_skill": {"[Stride]": "stride", "[Ultimate Stride]": "ultimate stride"},
        # 11.17.1.1: rescue with its number.
        "rescue_number": {f"Rescue {number}": f"rescue {number}" for number in range(1, 6)},
        "trigger_icon": {f"[{word}] {word}": word.lower() for word in ("Critical", "Draw", "Stand", "Heal")},
        "ability_word": {word: word for word in ABILITY_WORDS},
        # 6.4.1.1.1, 6.4.1.2.1.1, 6.5.1.1.1, 6.5.1.2.1: draw and ride phases have steps.
        "phase": {**PHASES, **STEPS},
        "turn_phase": {**TURN_PHASES, **STEPS},
        "zone": {**ZONES, "G zone": "G zone"},
        "sort": {"normal": "normal unit", "trigger": "trigger unit", "G": "g unit"},
        "keyword_mark": {"[Boost]": "boost", "[Intercept]": "intercept"},
        "keyword": KEYWORDS,
        **LEGION_WORDS,
    },
    opens=OPENS,
    clans=frozenset((*CLANS, ELEMENTAL)),
    races=frozenset(),
    repairs=(*REPAIRS, *OWN_REPAIRS),
    losses=LOSSES,
    sentence_start=SENTENCE_START.replace("([A-Z]", f"(?!{NAMES_OF_MARKS})([A-Z]"),
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [*(GRAMMAR / f"{name}.grammar" for name in FILES), *OWN]
    return Language(files, LEXICON, node_classes(nodes), MAKERS)
