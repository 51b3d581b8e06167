"""The words of force-of-will-6.1 card texts: wills, attributes, zones, phases, keywords, races and names.

Races are any words with capitals (`Fairy Tale`, `Knight of the Round Table`), and only those that a card has where the
cards are known. In the plural they are read as the race they name, so that `Elves` and `Elf` are one.
"""

from __future__ import annotations

from collections.abc import Mapping
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

RULER, J_RULER, RESONATOR = (n.Is("type", "has", word) for word in ("ruler", "j-ruler", "resonator"))
# 201.2b: a J/ruler is a ruler or a J-ruler
RULERS = {"ruler": RULER, "J/ruler": n.AnyOf((RULER, J_RULER))}
MY_J_RULER = n.Cards(("field",), "mine", J_RULER)
# 1303.2b: what is said of tokens is not said of cards
TYPE_WORDS = {
    "J/resonator": n.AnyOf((RESONATOR, J_RULER)),
    "resonator token": n.All((RESONATOR, n.InState("token"))),
}

# 312.3: what lies in the chase
SPELL_WORDS = {
    "spell": n.InState("spell"),
    "activate ability": n.InState("activate ability"),
    "automatic ability": n.InState("automatic ability"),
    "spell or ability": n.AnyOf((n.InState("spell"), n.InState("ability"))),
}

STATES = {word: word for word in ("rested", "recovered", "attacking", "blocking", "attacked", "damaged", "face down")}
# what a card did this turn, or what was done to it
PAST = {
    "attacked this turn": n.InState("attacked this turn"),
    "didn't attack this turn": n.Non(n.InState("attacked this turn")),
    "was dealt damage this turn": n.InState("was dealt damage this turn"),
    "dealt damage this turn": n.InState("dealt damage this turn"),
    "was dealt damage by this card this turn": n.InState("dealt damage by this card this turn"),
    "entered your field this turn": n.InState("entered the field this turn"),
}
# what a card did to another one, and what that one did to it
BOND_OF = {"blocked": "blocked by", "battled": "battled"}
BOND_WITH = {
    "battle with": "battling",
    "blocked": "blocker of",
    "put into your field by": "put into the field by",
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
    "be returned to any player's hand": "be returned to hand",
}
BARRED_BY = {"be attacked by": "be attacked", "be blocked by": "be blocked", "block": "block"}
BARRED_BY_SPELLS = {
    **{word: word for word in ("be destroyed", "be targeted", "be attacked or targeted")},
    "be returned to their owner's hand": "be returned to hand",
}
DAMAGE_BARRED = {
    "damage": "be dealt damage",
    "battle damage": "be dealt battle damage",
    "damage other than battle damage": "be dealt non-battle damage",
}
MUST = {word: word for word in ("attack", "block this turn")}
FLYERS = {"J/resonators": "block flying", "resonators": "block flying resonators"}
TIRELESS = {"attacking": "attack without resting", "blocking": "block without resting"}
SKILLS = {
    "[Judgment]": "judgment",
    "[Judgment] or God's Art": "judgment or god's art",
    "[Evolution]": "evolution",
    "[Awakening]": "awakening",
    "God's Art": "god's art",
    "[Shift]": "shift",
}
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
    "removed": Maker(n.Move, "remove"),
    "banished": Maker(n.Move, "banish"),
    "discarded": Maker(n.Move, "discard"),
    "destroyed": Maker(n.Move, "destroy"),
    "revealed": Maker(n.Reveal),
}
# numbers that the game keeps
AMOUNTS = {
    "the damage that was dealt to you this turn": n.Fact("damage dealt to you this turn"),
    "the chosen number": nodes.ChosenNumber(),
    "the result of the roll": nodes.RollResult(),
    "life you paid as you played this card": nodes.LifePaid(),
}

DEEP_ZONES = {"magic stone deck": "stone deck", "lifebreak area": "lifebreak"}
FAR_ZONES = {
    "hand": "hand",
    "graveyard": "graveyard",
    "standby area": "standby",
    "removed area": "removed",
    "ruler area": "ruler area",
}
MEASURES = {**STATS, "total cost": "total cost"}
VARIETIES = {word: word for word in ("attribute", "total cost", "name", "race")}

# what a card does, or what is done to it, as an event: (event, the card's part in it)
DID = {
    "attacks": ("attack", "attacker"),
    "blocks": ("block", "blocker"),
    "is blocked": ("block", "attacker"),
    "is destroyed": ("destroy", "card"),
    "is summoned": ("summon", "card"),
    "becomes rested": ("rest", "card"),
    "becomes recovered": ("recover", "card"),
    "shifts": ("shift", "card"),
}
# what a player does with a card of his own, as an event: (event, the card's part in it)
DEALINGS = {"add": ("add", "card"), "attack with": ("attack", "attacker")}
ATTACKING, BLOCKING = n.InState("attacking"), n.InState("blocking")
# 803.5: who attacks battles, whomever; 804.5: so do those who battle each other
FOUGHT = {"attacked": ATTACKING, "blocked": BLOCKING, "battled": n.AnyOf((ATTACKING, n.InState("battled")))}
# 903.3c: X00 is a hundred times X
X_MODIFIERS = {
    "+X00": n.Times(nodes.X(), 100),
    "-X00": n.Times(nodes.X(), -100),
    "+X": nodes.X(),
}
LOST = {
    "all abilities": n.LoseAbilities(),
    "its symbol skills": n.LoseAbilities("symbol skill"),
    "all races": n.Exclude("race"),
}
PRODUCED = {
    "one will of any attribute": (("any",),),
    "two wills in any combination of attributes": (("any", "any"),),
}
# what is played, as far as it needs no noun: (cards, ability)
PLAYED = {
    "this card": (n.This(), ""),
    "this ability": (n.This(), "this"),
    "normal spells": (n.Cards((), "any", n.Non(RESONATOR)), ""),
}
# players by a card of theirs
PARTIES = {
    "added resonator's controller": "controller of the added card",
    "the owner of that resonator": "owner of that resonator",
}
PAYERS = {"you": "you", "your opponent": "opponent", "players": "each"}
# what a player does with a card, as an event
DOES = {word: word for word in ("play", "summon", "draw", "discard", "awaken")}

LIVES = {f"{whose} life": f"{whose} life" for whose in ("your", "your opponent's")}
# what happened in a turn
TURN_FACTS = {
    "your J-ruler attacked": "your J-ruler attacked this turn",
    "you're dealt damage": "you were dealt damage this turn",
    "your resonator has been destroyed": "a resonator of yours was destroyed this turn",
    "a resonator you controlled dealt damage to an opponent": (
        "a resonator of yours dealt damage to your opponent this turn"
    ),
    "you canceled a spell your opponent controlled": "you canceled a spell of your opponent this turn",
}
IN_PLAY = n.Cards(("field",), "mine", n.Among(n.This()))
FACTS = {
    "you control this card": n.Compare(n.Count(IN_PLAY), ">=", n.Number(1)),
    "this card was awakened": n.Holds("this card was awakened"),
}
# what holds, in set phrases
STANDINGS = {
    "all resonators come into fields rested": n.Rule("each", (n.May("resonators enter rested"),)),
    "this card doesn't rest when it blocks": n.Modify(n.This(), (n.May("block without resting"),)),
    "as you choose a card to attack, you must choose this card if able": n.Modify(
        n.This(), (nodes.Must("be chosen to attack"),)
    ),
    "your opponent must block this card if able": n.Modify(n.This(), (nodes.Must("be blocked"),)),
    "[Activate] of this card cannot be used": n.Modify(n.This(), (n.Cannot("have its activate abilities played"),)),
}
# what was done with resonators in a turn
HAPPENED = {
    word: f"resonators {word} this turn"
    for word in ("put into a graveyard from your field", "put into your opponent's field")
}

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

# keywords with a number (1118, 1122)
NUMBERED = {"[Limit]": "limit", "[Mana]": "mana"}

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


def of_many(words: Mapping[str, object]) -> dict[str, object]:
    """The same words with an s."""
    return {f"{word}s": value for word, value in words.items()}


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

COUNTER = r"(?!(?:counters?|on|of|or|all|no|exactly|as|is|with|there|different)\b)[a-z]+"

# "Non-fire" begins with a word of its own; "Twelve Apostles" with no number
FIRST_WORD = r"(Non-|(?!(?:Four|Six|Seven|Twelve) [A-Z])[A-Z][A-Za-z'-]*)(?!\]|/(?![a-z]))"
SENTENCE_START = rf"(?:^|(?<=[.:)>\"}}] )|(?<=⇒ )|(?<=- )|(?<=\()|(?<=\] )|(?<=\")){FIRST_WORD}"

LEXICON = Lexicon(
    words={
        "numeral[one]": {"one": 1},
        "numeral[many]": NUMBERS,
        "will": WILLS,
        "colour": COLOURS,
        "free": FREE_WILLS,
        "x_will": X_WILLS,
        "x": {"X": nodes.X()},
        "rest": REST,
        "stat": STATS,
        "card_type[one]": TYPES,
        "card_type[many]": TYPES_OF_MANY,
        "non_type": NON_TYPES,
        "subtype": SUBTYPES,
        "chant_keyword": CHANT_KEYWORDS,
        "posture_word": STATES,
        "past": PAST,
        "chosen_attribute": {"the chosen attribute": "chosen"},
        "choosable[choose]": {word: word for word in ("race", "attribute", "number")},
        "choosable[name]": {"card": "card name", "type": "card type"},
        "amount_word": AMOUNTS,
        "that_much[damage]": {"that much damage": nodes.EventAmount()},
        "that_much[life]": {"that much life": nodes.EventAmount()},
        "that_much[cards]": {"that many cards": n.Count(n.It())},
        "done": DONE,
        "barred": BARRED,
        "barred_by": BARRED_BY,
        "barred_by_spells": BARRED_BY_SPELLS,
        "damage_barred": DAMAGE_BARRED,
        "barred_player": BARRED_PLAYER,
        "side_word": SIDE_WORDS,
        "lone_race": LONE_RACES,
        "harm": {word: word for word in ("damage", "battle damage")},
        "phase": PHASES,
        "up_to_x": {"X": False, "up to X": True},
        "self[this]": {"this card": n.This()},
        "self[ruler]": {"your J-ruler": MY_J_RULER},
        "party_word": PARTIES,
        "rival[you]": {"your opponent": "theirs"},
        "rival[they]": {"you": "mine"},
        "extreme": {word: word for word in ("highest", "lowest")},
        "x_modifier": X_MODIFIERS,
        "loss_word": LOST,
        "will_word": PRODUCED,
        "will_of": {"will of any attribute": "any", **{f"{word} will": word for word in ATTRIBUTES}},
        "played_word": PLAYED,
        "payer_word": PAYERS,
        "way": {word: word for word in ("less", "more")},
        "must": MUST,
        "tireless": TIRELESS,
        "flyers": FLYERS,
        "skill_word": SKILLS,
        "damage_word": {word: word for word in ("battle", "non-battle")},
        "posture_to": {"rested": "rest", "face down": "face down", "face up": "face up", "under your control": "yours"},
        "so_often": {"once": "turn", "up to two times": "turn twice"},
        "seat_word": {"player": "any", "opponent": "opponent"},
        "spell_word": SPELL_WORDS,
        "carry": {word: word for word in ("return", "put")},
        "calls": {word: word for word in ("summon", "shift")},
        "life_of": LIVES,
        "happened": HAPPENED,
        "turn_fact": TURN_FACTS,
        "dealt_word": {"has been dealt": "dealt to", "dealt this turn": "dealt by"},
        "fact_word": FACTS,
        "standing_word": STANDINGS,
        "ended": {"each player banishes": "banish", "destroy": "destroy"},
        "ruler[one]": RULERS,
        "ruler[many]": of_many(RULERS),
        "type_word[one]": TYPE_WORDS,
        "type_word[many]": of_many(TYPE_WORDS),
        "bond_of": BOND_OF,
        "bond_with": BOND_WITH,
        "deep_word[one]": DEEP_ZONES,
        "deep_word[many]": of_many(DEEP_ZONES),
        "far_word[one]": FAR_ZONES,
        "far_word[many]": of_many(FAR_ZONES),
        "end_of": {word: word for word in ("top", "bottom", "top or bottom")},
        "measure": MEASURES,
        "likeness": {**MEASURES, "name": "name"},
        "variety[one]": VARIETIES,
        "variety[many]": of_many(VARIETIES),
        "did_word": DID,
        "dealing_with": DEALINGS,
        "fought": FOUGHT,
        "does[you]": DOES,
        "does[they]": of_many(DOES),
        "keyword": KEYWORDS,
        "numbered": NUMBERED,
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
        # sentences in brackets; other brackets belong to the ability, as those of a barrier do (1120.3)
        "reminder": Open(r"\((?!Total cost |ATK |DEF )(?:[^()\n]|\([^()\n]*\))*[.!]\"?\)", "a reminder in brackets"),
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
