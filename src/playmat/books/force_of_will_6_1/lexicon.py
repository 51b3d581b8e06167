"""The words of force-of-will-6.1 card texts: wills, attributes, zones, phases, keywords, races and names.

Races are any words with capitals (`Fairy Tale`, `Knight of the Round Table`), and only those that a card has where the
cards are known. In the plural they are read as the race they name, so that `Elves` and `Elf` are one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playmat.text.language import Language, node_classes
from playmat.text.lexicon import Lexicon, Open
from playmat.text.links import Maker

from ...kernel import nodes as n
from . import nodes
from .repairs import LOSSES, REPAIRS

FILES = (
    "abilities",
    "keywords",
    "sentences",
    "effects",
    "changes",
    "statements",
    "damage",
    "conditions",
    "triggers",
    "cards",
)

NUMBER_WORDS = "two three four five six seven eight nine ten eleven twelve"
NUMBERS = {word: number for number, word in enumerate(NUMBER_WORDS.split(), 2)}

ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")

WILLS = {"{W}": "light", "{R}": "fire", "{U}": "water", "{G}": "wind", "{B}": "darkness", "{M}": "moon"}
COLOURS = {sign: word for sign, word in WILLS.items() if word in ATTRIBUTES}
FREE_WILLS = {f"{{{number}}}": number for number in range(21)}
X_WILLS = {"{X}": 1}
REST = {"{Rest}": "rest"}

STATS = {"ATK": "atk", "DEF": "def"}

# 201.4c: without quotation marks "fire magic stone" is a type, whatever a card is named
STONES = tuple(f"{attribute} magic stone" for attribute in (*ATTRIBUTES, "true", "special"))
TYPES = {word: word.lower() for word in ("resonator", "J-ruler", "addition", "regalia", "magic stone", *STONES)}
TYPES_OF_MANY = {word if word == "regalia" else f"{word}s": value for word, value in TYPES.items()}
NON_TYPES = {
    "resonator": "resonator",
    "magic stone": "magic stone",
    "special": "special magic stone",
    "regalia": "regalia",
    "spell": "chant",
}
# 1406.1, 1405.3a, 1405.4a: the types of old cards
SUBTYPES = {
    f"[Addition:{word}]": word.lower() for word in ("Resonator", "J/resonator", "Ruler", "J-ruler", "J/ruler", "Field")
}
CHANT_KEYWORDS = {"[Spell:Chant-Instant]": "quickcast", "[Spell:Chant-Standby]": "trigger"}

STATES = {word: word for word in ("rested", "recovered", "attacking", "blocking", "attacked", "damaged", "face down")}
# what a card did this turn, or what was done to it
PAST = {
    "attacked this turn": "attacked this turn",
    "was dealt damage this turn": "was dealt damage this turn",
    "dealt damage this turn": "dealt damage this turn",
    "was dealt damage by this card this turn": "dealt damage by this card this turn",
    "entered your field this turn": "entered the field this turn",
}
# what a card, or a player, may be kept from
BARRED = {
    "attack": "attack",
    "attack resonators": "attack a resonator",
    "attack you": "attack you",
    "block": "block",
    "attack or block": "attack or block",
    "be attacked": "be attacked",
    "be blocked": "be blocked",
    "be destroyed": "be destroyed",
    "be destroyed by battle damage": "be destroyed by battle damage",
    "be canceled": "be canceled",
}
BARRED_BY = {"attacked": "be attacked", "blocked": "be blocked"}
BARRED_BY_SPELLS = {
    "destroyed": "be destroyed",
    "targeted": "be targeted",
    "attacked or targeted": "be attacked or targeted",
}
DAMAGE_BARRED = {"damage": "be dealt damage", "battle damage": "be dealt battle damage"}
BARRED_PLAYER = {
    "gain life": "gain life",
    "pay life": "pay life",
    "call magic stones": "call magic stones",
    "play cards from their standby area": "play cards from standby",
    "play summon spells": "play resonators",
}
SIDE_WORDS = {"your": "your", "your opponent's": "opponent's"}
# what a step did, by which a later one may mean its cards: "for each card removed this way"
DONE = {word: word for word in ("removed", "banished", "discarded", "destroyed", "revealed")}
MAKERS: dict[str, Maker] = {
    "removed": (n.Move, "remove"),
    "banished": (n.Move, "banish"),
    "discarded": (n.Move, "discard"),
    "destroyed": (n.Move, "destroy"),
    "revealed": (n.Reveal, ""),
}
CHOSEN_WORDS = {"race": "race", "attribute": "attribute"}

PHASES = {name: name for name in ("draw phase", "recovery phase", "main phase", "end phase", "battle phase", "battle")}

# keywords whose whole meaning is a rule of section 1100, all continuous but the last
KEYWORDS = {
    "[Pierce]": "pierce",
    "[Precision]": "precision",
    "[First Strike]": "first strike",
    "[Flying]": "flying",
    "[Swiftness]": "swiftness",
    "[Imperishable]": "imperishable",
    "[Quickcast]": "quickcast",
    "[Remnant]": "remnant",
    "[Bloodlust]": "bloodlust",
    "[Explode]": "explode",
}

# keywords that a card may be said to have, but that need more words of their own
LONG_KEYWORDS = {
    "[Stealth]": "stealth",
    "[Awakening]": "awakening",
    "[Inheritance]": "inheritance",
    "[Limit]": "limit",
    "[Trigger]": "trigger",
}

RACE_WORD = r"[A-Z][a-z]+(?:-[A-Z]?[a-z]+)*"
RACE = rf"{RACE_WORD}(?: (?:of (?:the )?)?(?:{RACE_WORD}|\d+|[A-Z](?![\w/-])))*(?![\w/-])"

# races that are printed in the plural for one card as well
PLURAL_RACES = ("Four Sacred Beasts", "Six Sages", "Seven Kings", "Twelve Apostles", "Black Ones", "Cerberus")

# of which a text may name one all the same
LONE_RACES = {race.removesuffix("s"): race for race in PLURAL_RACES[:4]}

IRREGULAR = {
    "Zombie": "Zombies",
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Treeman": "Treemen",
}
SINGULAR = {plural: race for race, plural in IRREGULAR.items()}


def plural(race: str) -> str:
    """The race as a text says it of several cards."""
    head, of, rest = race.partition(" of ")
    first, blank, last = head.rpartition(" ")
    if race in PLURAL_RACES:
        return race
    if last in IRREGULAR:
        many = IRREGULAR[last]
    else:
        many = last[:-1] + "ies" if last.endswith("y") else last + "s"
    return f"{first}{blank}{many}{of}{rest}"


def singular(races: str) -> str:
    """The race that a plural names."""
    head, of, rest = races.partition(" of ")
    first, blank, last = head.rpartition(" ")
    if races in PLURAL_RACES:
        return races
    if last in SINGULAR:
        one = SINGULAR[last]
    else:
        one = last[:-3] + "y" if last.endswith("ies") else last.removesuffix("s")
    return f"{first}{blank}{one}{of}{rest}"


class PluralRace(Open):
    """Races in the plural, read as the race."""

    def value(self, text: str) -> str:
        return singular(text)

    def shown(self, value: str) -> str:
        return plural(value)


HEAD = rf"{RACE_WORD}(?: {RACE_WORD})*"
PLURAL_HEAD = rf"(?:{RACE_WORD} )*{RACE_WORD}s of "
OF_RACE = rf"(?!{PLURAL_HEAD}){HEAD} of (?:the )?(?>{RACE})"
NOT_LONE = rf"(?!(?:{'|'.join(LONE_RACES)})(?!\w))"
ONE_RACE = (
    rf"(?:(?:{'|'.join(PLURAL_RACES)})(?!\w)|{NOT_LONE}(?:{OF_RACE}|(?!{PLURAL_HEAD})(?>{RACE})(?:(?<!s)|(?<=ss))))"
)
MANY_RACES = rf"(?:(?:{'|'.join(PLURAL_RACES)})(?!\w)|(?={PLURAL_HEAD})(?>{RACE})|(?!{HEAD} of )(?>{RACE})(?<=[^s]s))"

COUNTER = r"(?!(?:counters?|on|of|or|all|no|exactly)\b)[a-z]+"

# "Non-fire" begins with a word of its own; "Twelve Apostles" with no number
FIRST_WORD = r"(Non-|(?!(?:Four|Six|Seven|Twelve) [A-Z])[A-Z][A-Za-z'-]*)(?![\]/])"
SENTENCE_START = rf"(?:^|(?<=[.:)>\"}}] )|(?<=⇒ )|(?<=- )|(?<=\()|(?<=\] )|(?<=\")){FIRST_WORD}"

LEXICON = Lexicon(
    words={
        "numeral[one]": {"one": 1},
        "numeral[many]": NUMBERS,
        "will": WILLS,
        "colour": COLOURS,
        "free": FREE_WILLS,
        "x_will": X_WILLS,
        "rest": REST,
        "stat": STATS,
        "card_type[one]": TYPES,
        "card_type[many]": TYPES_OF_MANY,
        "non_type": NON_TYPES,
        "subtype": SUBTYPES,
        "chant_keyword": CHANT_KEYWORDS,
        "posture_word": STATES,
        "past": PAST,
        "chosen_word": CHOSEN_WORDS,
        "done": DONE,
        "barred": BARRED,
        "barred_by": BARRED_BY,
        "barred_by_spells": BARRED_BY_SPELLS,
        "damage_barred": DAMAGE_BARRED,
        "barred_player": BARRED_PLAYER,
        "side_word": SIDE_WORDS,
        "lone_race": LONE_RACES,
        "phase": PHASES,
        "keyword": KEYWORDS,
        "long_keyword": LONG_KEYWORDS,
    },
    opens={
        "int": Open(r"\d+", "a number", number=True),
        "negative": Open(r"-\d+", "a negative number", number=True),
        "name": Open(r'[^"\[\]\n]+', "a name"),
        # 201.4: "light magic stone" is a type of its own, not a magic stone that is light
        "attribute": Open(rf"(?:{'|'.join(ATTRIBUTES)})\b(?! magic stone)", "an attribute", lowered=True),
        "art": Open(r"[^<>\[\]\"\n]+", "the name of a God's Art"),
        "race[one]": Open(ONE_RACE, "the race", lowered=True, of="race"),
        "race[many]": PluralRace(MANY_RACES, "the race", lowered=True, of="race"),
        "counter": Open(rf"{COUNTER}(?: {COUNTER})*", "the name of a counter", lowered=True),
        # sentences in brackets; other brackets belong to the ability
        "reminder": Open(r"\((?:[^()\n]|\([^()\n]*\))*[.!]\"?\)", "a reminder in brackets"),
        "explained": Open(r"\((?:This|Cards?) [^()\n]*\.\)", "a reminder of what a barrier is"),
    },
    repairs=REPAIRS,
    losses=LOSSES,
    sentence_start=SENTENCE_START,
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [Path(__file__).parent / f"{name}.grammar" for name in FILES]
    return Language(files, LEXICON, node_classes(nodes), MAKERS)
