"""Systematic repairs of Dragon Ball texts, by name, and the signs of what no repair gives back.

The first lists of these cards write marks, blanks and capitals in many ways; a few misprints come again.
"""

from __future__ import annotations

from playmat.text.lexicon import loss, repair

KIND = r"(?:Auto|Permanent|Activate: (?:Main|Battle)|Counter: [A-Z][A-Za-z ]*)"
LINE = r"(?:Auto|Permanent|Activate|Counter|Awaken|Evolve|Field|Union|Blocker|Critical|Revenge|Ultimate|Double|Triple|Dual)"
NUMBER_WORDS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}

MARKS = (
    repair("no text", r"\A\s*[-‐—]\s*\Z", ""),
    repair("heavy brackets", r"【([^【】\n]*)】", r"[\1]"),
    repair("a brace closes a bracket", r"\[([A-Z][A-Za-z: -]*)\}", r"[\1]"),
    repair("a doubled bracket", r"(\[[A-Z][A-Za-z: -]*\]) ?\]", r"\1"),
    repair("a counter without its colon", r"\[Counter (?=[A-Z])", "[Counter: "),
    repair("blanks around a colon", r" *: *", ": "),
    repair("a missing colon after energy", r"(?<=\}) (?=<[^<>\n]*>(?:\n| \(|$))", ": "),
    repair("a skill on the same line", rf"(?<=\))(?=\[{LINE})", "\n"),
    repair("a broken line", r"\n(?!\[)", " "),
    repair("blank after a mark", r"(?m)^(\[[A-Z][A-Za-z: -]*\])(?=[\[{(A-Z])", r"\1 "),
    repair("blank after a limit", r"(?<=\[Once per turn\])(?=\S)", " "),
    repair("blank inside brackets", r"(?<=\() +| +(?=\))", ""),
)

WORDS = (
    repair("a full stop inside a note", r"\.\)(?=\n|$)", ")"),
    repair("a missing blank after a number", r"(?<=[a-z] \d)(?=[a-z<{])", " "),
    repair("a missing blank after a full stop", r"(?<=[a-z]\.)(?=[A-Z])", " "),
    repair("a missing full stop", rf"(?m)^(\[{KIND}\][^\n]*[a-z\d])$", r"\1."),
    repair("a capital inside a cost", r"(?<=\}, )[A-Z](?=[a-z])", lambda found: found[0].lower()),
    repair("a number in words", r"\b(one|two|three|four|five)(?= cards?\b)", lambda found: NUMBER_WORDS[found[1]]),
    repair("power left out", r"(?<=gains )\+(\d+)(?= for\b)", r"+\1 power"),
    repair("can't", r"\b([Cc])an't\b", r"\1annot"),
    repair("doesn't and don't", r"\b([Dd]o(?:es)?)n't\b", r"\1 not"),
    repair("from you hand", r"\bfrom you hand\b", "from your hand"),
    repair("capital of a card type", r"\b(battle|leader|extra) card(?=s?\b)", lambda f: f"{f[1].capitalize()} Card"),
    repair("capital of this card", r"\b([Tt])his Card\b", r"\1his card"),
    repair("capital of the energy cost", r"\bEnergy cost\b", "energy cost"),
    repair("capital of a combo", r"(?<=[Yy]ou )Combo\b", "combo"),
    repair("capital of an area", r"\b(drop|battle|combo|energy|leader|life) area(?=s?\b)", lambda f: f"{f[1].capitalize()} Area"),
    repair("capital of a mode", r"\b([Aa]ctive|[Rr]est) mode\b", lambda f: f"{f[1].capitalize()} Mode"),
    repair(
        "a token's values inside its sentence",
        r"\. (\([^()\n]* tokens? ha(?:s|ve) [^()\n]*\))(?=\n|$)",
        r" \1.",
    ),
)

REPAIRS = MARKS + WORDS

LOSSES = (
    loss("the text is cut off", r" (?:gains|gain|the|a|and|of|to|your|if|when)\.(?=\n|$)"),
    loss("a bracket or brace is lost", r"^[A-Z][A-Za-z: ]*\]|\{[^{}\n]*(?=\n|$)|\[\]|\{\}|\(\)"),
    loss("a sentence breaks off", r"\b[Tt]he (?:choose|add|place)\b"),
)
