"""The words of card texts of the overDress era: its keywords, clans and races, beside what all Vanguard books have."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playmat.books._vanguard import nodes
from playmat.books._vanguard.lexicon import (
    DONE,
    GRAMMAR,
    LATER_OPENS,
    LATER_WORDS,
    MAKERS,
    MARKS,
    NAME_WITH_QUOTES,
    ZONES,
    participles,
)
from playmat.books._vanguard.races import RACES
from playmat.books.vanguard_overdress import nodes as own_nodes
from playmat.books.vanguard_overdress import repairs, wording
from playmat.books.vanguard_overdress.nations import CLANS, ELEMENTAL
from playmat.books.vanguard_overdress.standing_by import NEVER, OFTEN, TIMES
from playmat.books.vanguard_overdress.wording import without_zone
from playmat.books.vanguard_overdress.worlds import FIGURES, WORLDS
from playmat.books.vanguard_overdress.zones import IMPRISONED, ORDER_ZONE, RIDE_DECK, SCOUTED
from playmat.text.language import Language, node_classes
from playmat.text.lexicon import SENTENCE_START, Lexicon, Open, repair

FILES = ("abilities", "sentences", "effects", "changes", "conditions", "triggers", "cards")
LATER = ("second", "later", "general", "v")
OWN_FILES = ("dress", "texts", "dressing", "attacking", "acts", "sets", "keywords")
OWN = tuple([Path(__file__).parent / f"{name}.grammar" for name in OWN_FILES])

KEYWORDS = {
    "Restraint": "restraint",
    "Twin Drive!!": "twin drive",
    "Triple Drive!!!": "triple drive",
    "Boost": "boost",
    "Intercept": "intercept",
}
"""Keywords that a unit may gain or lose by their word: rules ask for these. The others are texts, or tell of decks."""
CAPITALS = "Sentinel|[A-Z][\\w' -]* Arms - "
"""Words whose capital is their own wherever they stand: keywords, and the sort of an arms order."""
OPENINGS = r"(?<=[.!•] )|(?<=Effect - )|(?<=Dress\]-)|(?<=more - )|(?<=less - )"
OPENINGS += r"|(?<=card - )|(?<=cards - )|(?<=[Yy]ou get \")"
STARTS = SENTENCE_START.replace(r"(?<=\. )", OPENINGS).replace("([A-Z]", f"(?!{CAPITALS})([A-Z]")
"""A sentence may also follow a cry, the marks of additional effects, of overDress and of a line in a list, and open
what a player gets."""
GATE_WORDS = {"White Wings": "white wings", "Black Wings": "black wings", "Powerful": "powerful"}
NAMED = {"[RevolDress]": "revoldress", "[DressBoost]": "dressboost"}
MARKED = "Glitter|overDress|XoverDress|RevolDress|DressBoost"
TOKEN_NAME = r"[A-Z][\w'-]*(?: (?:of |the )*[A-Z][\w'-]*)*"
ARMS_SORT = r"(?!Arms\b)[A-Z][\w'-]*(?: (?!Arms\b)[A-Z][\w'-]*)*"
SET_WORDS = ("prison", "song", "base")
DRESSED = {"[overDress]": "overdress", "[XoverDress]": "xoverdress"}
ABILITY_WORDS = {**{word: word for word in ("sentinel", "boost", "intercept")}, **DRESSED, **GATE_WORDS, **NAMED}
ORIGINALS = {"[Power]": "power", "[Critical]": "critical", "[Shield]": "shield", "grade": "grade"}
ICONS = ("counter blast", "soul blast", "soul charge", "counter charge")
SORTS = {"card names": "name", "grades": "grade", "clans": "clan", "nations": "nation", "races": "race"}
# After lines that belong together were joined: who holds an arms order is said on a line of its own.
LINES = (
    repair(
        "an order's text on the line of who holds it",
        r"""((?:Arms|Arms [A-Z][\w' -]*) - "[^"\n]+"(?: \([^()\n]*\))?) (?=[A-Z])""",
        r"\1\n",
    ),
)
TRIGGER_ICONS = ("Critical", "Draw", "Heal", "Front", "Over")

OPENED = (
    repair("blank around the dash after a word", r"(?m)^((?:White|Black) Wings|Powerful|Friend) ?- ?(?=\[)", r"\1-"),
    repair("blank after the mark of Glitter", r"(?<=\[Glitter\])(?=\()", " "),
    repair("a keyword on the same line", rf" (?=\[(?:{MARKED})\](?:-| ?\(|\n|$))", "\n"),
    repair("a full stop after a name", r"(?m)^(\[Glitter\]-[^().\n]+)\.$", r"\1"),
)
"""Keywords that open a line are joined with what stands before them, as if the line were broken."""

LEXICON = Lexicon(
    # 2.2.3, 2.2.3.1, 2.3.3: texts name clans and races, and give them.
    # 2.11.3: a reminder says nothing of its own.
    # 11.2.4: an "if" about what came before is read into it.
    # 11.2.5, 11.2.5.1: what "then" opens hangs on the requirement, or the payment, of what stands before it.
    # 7.17.1: removed cards have a zone of their own.
    # 10.4.1.5.1: a unit that left its circle attacks no more.
    words={
        **LATER_WORDS,
        # 11.4.4, 11.4.4.2: where an ability works, and either of two zones.
        "one_mark": {**without_zone(MARKS), "Deck": "deck", "Trigger zone": "trigger", "Order zone": ORDER_ZONE},
        **wording.WORDS,
        "zone": {**without_zone(ZONES), "order zone": ORDER_ZONE, "ride deck": RIDE_DECK},
        # 2.9.6: subtype and main type.
        "sort": {word: f"{word} unit" for word in ("normal", "trigger", "token")},
        "trigger_icon": {f"[{word}] {word}": word.lower() for word in TRIGGER_ICONS},
        # 2.8.4: the icon alone.
        "trigger_mark": {f"[{word}]": word.lower() for word in TRIGGER_ICONS},
        # 2.9.4.2.1: subtypes of set orders; 16.4.1.1: a card of one that lies elsewhere.
        "set_order[one]": {word.capitalize(): word for word in SET_WORDS},
        "set_order[many]": {f"{word.capitalize()}s": word for word in SET_WORDS},
        "set_word": {word.capitalize(): word for word in (*SET_WORDS, "arms")},
        "held": {"imprisoned": IMPRISONED, "scouted": SCOUTED},
        "keyword": KEYWORDS,
        "ability_word": ABILITY_WORDS,
        "dressed": DRESSED,
        # 14.8.2, 14.9.1, 14.11.1, 14.13.1: words before abilities.
        "gate_word": GATE_WORDS,
        "named_ability": NAMED,
        "participle": participles(DONE),
        # 5.1.3: original values.
        "original": {f"original {words}": f"original {name}" for words, name in ORIGINALS.items()},
        # 7.33.2, 7.32.1: Worlds, and what texts ask about them.
        "world": {word: word for word in WORLDS},
        "holds": {words: words for words in FIGURES},
        "own_world": {word: f"your World is {word}" for word in WORLDS},
        # 7.26.1: icons with a number.
        "icon": {"-".join(map(str.capitalize, word.split())): word for word in ICONS},
        # 7.13.1.2, 7.13.1.3: what sets abilities off, and how often they stand by then.
        "often": {f'"{word}"': permission for word, permission in OFTEN.items()},
        "never": {f'"{word}"': prohibition for word, prohibition in NEVER.items()},
        "so_often": TIMES,
        # 1.3.4.1: what both do with what they chose.
        "both_do": {"discards": ("drop", "discard"), "binds": ("bind", "bind")},
        "forbidden": {**LATER_WORDS["forbidden"], "be called": "be called"},
        # 17.3.1.2: what is counted by.
        "sorts": SORTS,
        "sort_of": {"card name": "name", "grade": "grade", "clan": "clan", "nation": "nation", "race": "race"},
    },
    # 14.10.2.2: the state that is in quotation marks is no name; 14.12.3: what Glitter is followed by has none.
    # 15.3.3: a token is called by its name, without quotation marks.
    # 16.3.2.1: so is the sort of an arms order.
    opens={
        **LATER_OPENS,
        "name": Open(rf'(?!Friends?"){NAME_WITH_QUOTES}', "a name"),
        "frame_name": Open(r"[^()\[\]\n]+(?<! )", "part of a name"),
        "token_name": Open(TOKEN_NAME, "the name of a token"),
        "arms_sort": Open(ARMS_SORT, "the sort of an arms order"),
    },
    clans=frozenset((*CLANS, ELEMENTAL)),
    races=RACES,
    repairs=(*repairs.REPAIRS, *LINES, *OPENED),
    losses=repairs.LOSSES,
    sentence_start=STARTS,
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [*(GRAMMAR / f"{name}.grammar" for name in (*FILES, *LATER)), *OWN]
    return Language(files, LEXICON, node_classes(nodes, own_nodes), {**MAKERS, **DONE})
