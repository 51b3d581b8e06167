"""The words of vanguard-2.01 card texts: its keywords, clans and races, beside what all Vanguard books have."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playmat.books._vanguard import nodes
from playmat.books._vanguard.gates import LIMIT_BREAKS, marked
from playmat.books._vanguard.lexicon import (
    CIRCLES,
    DONE,
    GRAMMAR,
    LATER_OPENS,
    LATER_WORDS,
    MAKERS,
    MARKS,
    PHASES,
    TURN_PHASES,
    ZONES,
    participles,
)
from playmat.books._vanguard.repairs import LATER as LATER_REPAIRS
from playmat.books._vanguard.repairs import LOSSES, REPAIRS
from playmat.books.vanguard_2_01 import nodes as own_nodes
from playmat.books.vanguard_2_01 import repairs
from playmat.books.vanguard_2_01.gates import GENERATION_BREAKS
from playmat.books.vanguard_2_01.legion import SEEK_MATES
from playmat.books.vanguard_2_01.nations import CLANS, ELEMENTAL
from playmat.books.vanguard_2_01.races import RACES
from playmat.books.vanguard_2_01.zones import WITH_HEARTS
from playmat.kernel import nodes as n
from playmat.text.language import Language, node_classes
from playmat.text.lexicon import SENTENCE_START, Lexicon
from playmat.text.links import Maker

FILES = ("abilities", "sentences", "effects", "changes", "conditions", "triggers", "cards")
LATER = ("second", "later", "general", "v")
OWN = tuple([Path(__file__).parent / f"{name}.grammar" for name in ("legion", "g", "orders")])

KEYWORDS = {
    "Restraint": "restraint",
    "Twin Drive!!": "twin drive",
    "Triple Drive!!!": "triple drive",
    "Boost": "boost",
    "Intercept": "intercept",
}
"""Keywords that a unit may gain or lose by their word: rules ask for these. The others are texts, or tell of decks."""

STEPS = {word: word for word in ("draw step", "G assist step", "ride step", "stride step")}
# 11.25.1, 11.27.1, 11.28.1, 11.31.1, 11.32.1, 11.38.1, 11.41.1, 11.23.1: words that stand before an ability.
LABELS = {
    word: word.lower()
    for word in ("Shadowstitch", "Rush", "Burst", "Magia", "Time Leap", "Bloom", "Nitou Kaigan", "Dominate")
}
CAPITALS = ("brave", "oracle", "rescue", "ritual", "unite", "revelation", "blaze", "afterimage", "sentinel")
# 11.39.2, 11.40.2, 11.41.1.1: texts speak of cards that have such an ability.
ABILITY_WORDS = {
    **{keyword: keyword for keyword in LABELS.values() if keyword != "nitou kaigan"},
    **{word: word.lower() for word in ("Shinken Hissatsu", "Homare", "Nitou Kaigan")},
    **{word: word for word in ("engorge", "charge", "hollow", "harmony", "success")},
    **{word: word for word in ("thunderstrike", "darkness", "dark device", "wave")},
    **{word: word for word in CAPITALS},
}
STATUS = ("engorged", "charging", "hollowed", "successful")
NTH = {"1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5}

NAMES_OF_MARKS = "|".join([*map(str.capitalize, CAPITALS), "Time Leap-", *(f'{word}"' for word in ("Stand", "Heal"))])
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

# What steps did, by which later words mean their cards.
DONE_HERE: dict[str, Maker] = {
    **DONE,
    "locked": Maker(n.Perform, "lock"),
    "unlocked": Maker(n.Perform, "unlock"),
}

LEXICON = Lexicon(
    # 2.2.2, 2.2.4, 2.3.1.1, 2.15.2: texts name clans and races, and give them.
    # 2.11.3: a reminder says nothing of its own.
    # 8.2.1.3.1, 8.2.1.3.2: "would ... instead", and "may ... instead".
    # 8.1.1.1.2.4, 8.1.1.2.3.4: an "if" about what came before is read into it.
    # 11.7.1, 11.8.1: forerunner and lord, as the reminder words them.
    words={
        **LATER_WORDS,
        # 3.1.1.3.1, 3.1.1.3.2, 3.1.1.3.3: vanguard, rear-guard and guardian circle.
        # 3.1.1.3.4, 3.1.1.3.5, 3.1.1.3.6, 3.1.1.3.7, 3.1.1.3.8, 3.1.1.3.9: hand, drop, bind, soul, damage zone, deck.
        # 3.1.1.4: either of two.
        "one_mark": {**MARKS, "Deck": "deck", "Trigger zone": "trigger"},
        # 11.6.1, 11.6.2: the icon gives the keyword of its number.
        "limit_break": marked(LIMIT_BREAKS),
        # 11.12.1: and so does that of generation break.
        "generation_break": marked(GENERATION_BREAKS),
        "broken": {gate.mark: gate.keyword for gate in (*GENERATION_BREAKS, *LIMIT_BREAKS)},
        "stride_skill": {"[Stride]": "stride", "[Ultimate Stride]": "ultimate stride"},
        # 11.17.1.1: rescue with its number.
        "rescue_number": {f"Rescue {number}": f"rescue {number}" for number in range(1, 6)},
        "trigger_icon": {f"[{word}] {word}": word.lower() for word in ("Critical", "Draw", "Stand", "Heal")},
        # 6.4.1.1.1, 6.4.1.2.1.1, 6.5.1.1.1, 6.5.1.2.1: draw and ride phases have steps.
        "phase": {**PHASES, **STEPS},
        "turn_phase": {**TURN_PHASES, **STEPS},
        "zone": {**ZONES, "G zone": "G zone"},
        "sort": {"normal": "normal unit", "trigger": "trigger unit", "G": "g unit"},
        "keyword": KEYWORDS,
        "label": LABELS,
        "ability_word": ABILITY_WORDS,
        "status": {word: word for word in (*STATUS, "in harmony")},
        "adjective": {word: word for word in (*STATUS, "dominated")},
        "became": {word: f"become {word}" for word in (*STATUS, "in harmony")},
        "nth": NTH,
        # 10.27.1: a heart is on the vanguard circle yet.
        "card_circle": {**CIRCLES, "(VC)": WITH_HEARTS},
        # 10.6.3: the gifts by their names.
        "gift": {word.capitalize(): f"{word} gift" for word in ("force", "accel", "protect")},
        "enabled": {word: f"use {word} abilities" for word in ("thunderstrike", "darkness", "dark device", "wave")},
        # 10.36.1: removed cards have a zone of their own.
        # 7.4.1.8.2: a unit that left its circle attacks no more.
        **LEGION_WORDS,
        "participle": participles(DONE_HERE),
    },
    opens=LATER_OPENS,
    clans=frozenset((*CLANS, ELEMENTAL)),
    races=RACES,
    repairs=(*repairs.REPAIRS, *LATER_REPAIRS, *REPAIRS, *repairs.LINES),
    losses=LOSSES,
    sentence_start=SENTENCE_START.replace("([A-Z]", f"(?!{NAMES_OF_MARKS})([A-Z]"),
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [*(GRAMMAR / f"{name}.grammar" for name in (*FILES, *LATER)), *OWN]
    return Language(files, LEXICON, node_classes(nodes, own_nodes), {**MAKERS, **DONE_HERE})
