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

MARKED = ("red", "blue", "green", "yellow")
"""The colours that a cost may specify."""
COLORS = (*MARKED, "black")
COLOR_MARKS = {f"{{{color[0].upper()}}}": color for color in MARKED}
MOST_ENERGY = 20

AREAS = {"Leader Area": "leader", "Battle Area": "battle", "Combo Area": "combo"}
"""Areas with one name; the others are phrase rules."""

BEGUN = {
    name: name.lower()
    for name in ("turn", "Charge Phase", "Main Phase", "End Phase", "Offense Step", "Defense Step", "Damage Step")
}
ENDED = {name: name.lower() for name in ("turn", "Main Phase", "battle")}
"""What skills wait for the beginning of, and for the end of: the rules have no other such moments."""

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

GAINED = {name: word for name, word in KEYWORDS.items() if word != "ultimate"}
"""Those that a card may gain or lose in play; the other tells of decks."""

STANCES = {"attacking": "attacking", "battling": "battling"}
POSES = {
    **{f"in {name}": mode for name, mode in MODES.items()},
    "attacking": "attacking",
    "being attacked": "attacked",
    "in battle": "battling",
}
"""States of battle before a noun; those behind it, with the modes."""

SCALES = {"energy cost": "cost", "original energy cost": "original cost", "power": "power"}
MANY_SCALES = {"energy costs": "cost", "original energy costs": "original cost"}

ENDS = {
    "your opponent's next turn": "end of your opponent's next turn",
    "your next turn": "end of your next turn",
    "the turn": "end of turn",
    "the battle": "end of battle",
}
BEGINNINGS = {
    "your next turn": "beginning of your next turn",
    "your next Main Phase": "beginning of your next main phase",
}

BANS = {
    "attack": "attack",
    "be attacked": "be attacked",
    "be KO-ed": "be KO-ed",
    "be KO-ed in battle": "be KO-ed in battle",
    "be blocked": "be blocked",
    "be switched to Rest Mode": "become rested",
    "be switched to Active Mode": "become active",
    "combo": "combo",
    "activate skills": "activate skills",
    "have its attacks negated": "have its attack negated",
}
"""What a card may not do, with the word of the book for it; PLAYER_BANS, what a player may not."""
OPPOSING_BANS = {
    "be KO-ed": "be KO-ed by your opponent's skills",
    "be switched to Rest Mode": "become rested by your opponent's skills",
    "be chosen": "be chosen by your opponent's skills",
}
PLAYER_BANS = {
    "attack": "attack",
    "combo": "combo",
    "combo from their hand": "combo from hand",
    "draw cards": "draw",
    "activate [Awaken]": "awaken",
    "activate [Blocker]": "activate blocker",
    "activate [Counter]": "activate counter",
    "activate [Counter: Attack]": "activate counter: attack",
    "activate [Counter: Play]": "activate counter: play",
}
LIBERTIES = {"activate [Awaken]": "awaken at any life", "combo even in Rest Mode": "combo in rest mode"}

SUFFERED = {
    "played": ("play", "card"),
    "attacked": ("attack", "attacked"),
    "KO-ed": ("ko", "card"),
    "switched to Rest Mode": ("rest", "card"),
    "switched to Active Mode": ("stand", "card"),
}
"""What is done to a card, as (event, role); DOING, what a player does with one, DOING_FIRST with a word to come."""
DOING = {
    "play": ("play", "card"),
    "attack with": ("attack", "attacker"),
    "combo with": ("combo", "card"),
    "activate": ("activate", "card"),
}
OPPOSING_DOING = {
    "plays": ("play", "card"),
    "attacks with": ("attack", "attacker"),
    "combos with": ("combo", "card"),
    "activates": ("activate", "card"),
}
DOING_FIRST = {"play": ("play", "card"), "attack": ("attack", "attacker")}
CAUSERS = {
    "in battle": "caused by battle",
    "by a skill": "caused by a skill",
    "by 1 of your skills": "caused by your skill",
    "by your opponent's skill": "caused by your opponent's skill",
}
ANSWERED = {
    "attack": "negate attack",
    "play": "negate play",
    "[Counter]": "negate counter",
    "[Blocker]": "negate blocker",
}
COMBO_SOURCES = {
    "hand": "comboed from hand this battle",
    "Battle Area": "comboed from battle this battle",
    "energy": "comboed from energy this battle",
    "deck": "comboed from deck this battle",
    "Drop Area": "comboed from drop this battle",
}

SKILL_KINDS = {
    "[Activate] skill": "activated",
    "[Auto] skill": "automatic",
    "[Permanent] skill": "continuous",
    "skills": "",
}

PLAYING = ("Evolve", "Union-Potara", "Union-Fusion", "Union-Absorb")
"""Skills with a text of their own that play their card."""

# a word that begins a sentence, a cost or an effect; never one inside brackets, nor one of a term in capitals
SENTENCE_START = r"(?:(?<=[.:\]・] )(?<!Jr\. )|^)([A-Z][A-Za-z'-]*+)(?!/| (?:Mode|Card|Area))(?![^\[\]\n]*\])"

# 2-1-2, 2-5-3, 2-6-4: between angles or braces; what is shorter in braces is energy
NAMES = r"(?<=<)[^<>\n]+(?=>)|(?<=[{｛])[^{}｛｝\n]{3,}(?=[}｝])"

LEXICON = Lexicon(
    words={
        "color": {color: color for color in COLORS},
        "shade": {color.title(): color for color in COLORS},
        "color_mark": COLOR_MARKS,
        "free_mark": {f"{{{number}}}": number for number in range(1, MOST_ENERGY + 1)},
        "zone": AREAS,
        "begun": BEGUN,
        "ended": ENDED,
        "mode": MODES,
        "keyword": KEYWORDS,
        "gained": GAINED,
        "stance": STANCES,
        "pose": POSES,
        "library": {"deck": "deck"},
        "fight": {"battle": "battling", "attack": "attacking"},
        "price[one]": {"energy cost": "cost", "combo cost": "combo cost"},
        "price[many]": {"energy costs": "cost", "combo costs": "combo cost"},
        "scale[one]": SCALES,
        "scale[many]": MANY_SCALES,
        "pile": {"life": "life", "energy": "energy"},
        "end": ENDS,
        "beginning": BEGINNINGS,
        "ban": BANS,
        "opposing_ban": OPPOSING_BANS,
        "player_ban": PLAYER_BANS,
        "use": {verb: event for verb, (event, _) in DOING.items()},
        "liberty": LIBERTIES,
        "suffers": SUFFERED,
        "doing[you]": DOING,
        "doing[they]": OPPOSING_DOING,
        "doing_first": DOING_FIRST,
        "causer": CAUSERS,
        "combo_source": COMBO_SOURCES,
        "answered": ANSWERED,
        "act": {"end the battle": "end battle"},
        "act_on": {"activate": "activate", "change the target of the attack to": "change attack target"},
        "response": {
            "[Counter]": ("counter", "card"),
            "[Blocker]": ("block", "blocker"),
            "[Awaken]": ("awaken", "card"),
        },
        "bring": {"play": ("play", "battle"), "combo with": ("combo", "combo")},
        "barred": {"your opponent": "opponent", "players": "each", "you": "you"},
        "sum": {"power": "power", "cost": "cost"},
        "outcome": {"win": "win", "lose": "lose"},
        "deck_end": {"top": "top", "bottom": "bottom", "top or bottom": "top or bottom"},
        "next_time": {"turn": "your opponent's next turn", "Charge Phase": "end of your opponent's next charge phase"},
        "strength": {"power": "power", "combo power": "combo power"},
        "skill": SKILL_KINDS,
        "skill_name": KEYWORDS | {name: name.lower() for name in PLAYING},
    },
    opens={
        "int": Open(r"\d+", "a number", number=True),
        "numeral[one]": Open(r"1(?!\d)", "a number", number=True),
        "numeral[many]": Open(r"(?!1(?!\d))\d+", "a number", number=True),
        "negative": Open(r"-\d+", "a negative number", number=True),
        "name": Open(r"[^{}\n]+", "a card name"),
        "character": Open(r"[^<>\n]+", "a character name"),
        "trait": Open(r"[^<>\n]+", "the special trait", of="trait"),
        "token": Open(r"(?!Active Mode|Rest Mode)[A-Z][\w'.-]*(?: (?!Tokens?\b)[A-Z][\w'.-]*)*", "the name of a token"),
        "reminder": Open(r"\((?![^()\n]* [Tt]okens? ha)(?:[^()\n]|\([^()\n]*\))*\)", "a note in brackets"),
    },
    repairs=REPAIRS,
    losses=LOSSES,
    names=NAMES,
    sentence_start=SENTENCE_START,
)


@cache
def language() -> Language:
    """The language of the book's cards, built once."""
    files = [Path(__file__).with_name(f"{name}.grammar") for name in FILES]
    return Language(files, LEXICON, node_classes(nodes))
