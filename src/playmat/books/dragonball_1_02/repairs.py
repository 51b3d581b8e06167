"""Systematic repairs of Dragon Ball texts, by name, and the signs of what no repair gives back.

The first lists of these cards write marks, blanks and capitals in many ways; a few misprints come again.
"""

from __future__ import annotations

from playmat.text.lexicon import loss, repair

KEYWORD = (
    r"(?:Blocker|Critical|(?:Double|Triple|Quadruple) Strike|(?:Dual|Triple) Attack|Revenge|Ultimate|Indestructible)"
)
SKILL = r"(?:Auto\]|Permanent\]|Activate: |Counter: |Awaken\]|Evolve\]|Union-)"
KIND = r"(?:Auto|Permanent|Activate: (?:Main|Battle)|Counter: [A-Z][A-Za-z ]*)"
NUMBER_WORDS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}

MARKS = (
    repair("no text", r"\A\s*[-‐—]\s*\Z", ""),
    repair("wide braces", r"[｛{]([^｛｝{}\n]*)[｝}]", r"{\1}"),
    repair("heavy brackets", r"【([^【】\n]*)】", r"[\1]"),
    repair("a brace closes a bracket", r"\[([A-Z][A-Za-z: -]*)\}", r"[\1]"),
    repair("a doubled bracket", r"(\[[A-Z][A-Za-z: -]*\]) ?\]", r"\1"),
    repair("a window without its colon", r"\[(Counter|Activate) (?=[A-Z])", r"[\1: "),
    repair("capitals of a limit", r"(?i)\[once per turn\]", "[Once per turn]"),
    repair("capitals of a keyword", rf"(?i)\[{KEYWORD}\]", lambda found: found[0].title()),
    repair("blanks around a colon", r" *: *", ": "),
    repair("a missing colon after energy", r"(?<=\}) (?=<[^<>\n]*>(?:\n| \(|$))", ": "),
    repair("a skill right behind a note", r"(?<=\))(?=\[[A-Z])", "\n"),
    repair("a skill on the same line", rf"(?<=[.)>]) (?=\[{SKILL})", "\n"),
    repair("a keyword on the same line", rf"(?<=[.)>]) (?=\[{KEYWORD}\])", "\n"),
    repair("keywords on one line", rf"(?m)(\[{KEYWORD}\]) ?(?=\[{KEYWORD}\](?:$|\n| \(|\[))", r"\1\n"),
    repair("keywords on one line", rf"(?m)^(\[{KEYWORD}\]) (?=\[)", r"\1\n"),
    repair("a wide number", "[０-９]", lambda found: str("０１２３４５６７８９".index(found[0]))),
    repair("energy without braces", r"(?<=\])( ?)(\d{1,2})(?=,)", r"\1{\2}"),
    repair("energy without braces", r"(?<=\})(\d{1,2})(?=:)", r"{\1}"),
    repair("blank after energy", r"(?<=\},)(?=[a-z])", " "),
    repair("one of several effects", r"\b([Cc])hoose one[-?ー~](?=\s*・)", r"\1hoose one-"),
    repair("a dot before an effect", r"\s*・\s*", " ・ "),
    repair("a broken line", r"\n(?!\[)", " "),
    repair("blank after a mark", r"(?m)^(\[[A-Z][A-Za-z: -]*\])(?=[\[{(A-Z])", r"\1 "),
    repair("blank after a limit", r"(?<=\[Once per turn\])(?=\S)", " "),
    repair("blank inside brackets", r"(?<=\() +| +(?=\))", ""),
)

WORDS = (
    repair("a full stop behind a keyword", rf"(?m)^(\[(?:{KEYWORD}|Field|Evolve)\](?: [^\n]*[)>])?)\.$", r"\1"),
    repair("a missing blank before a note", r"(?<=[\].])(?=\([A-Z\[])", " "),
    repair("a blank before a full stop", r"(?<=\)) (?=\.(?:\n|$))", ""),
    repair("two full stops", r"\.\.+", "."),
    repair("a comma inside a number", r"(?<=\d),(?=\d{3}\b)", ""),
    repair(
        "a missing apostrophe",
        r"\b(?:(opponent)s'?|(owner)s)(?= (?:Battle|Leader|energy|hand|life|deck|cards?|next|turn))",
        r"\1\2's",
    ),
    repair(
        "a missing comma behind a trigger",
        r"(?<=When )(you play this card|this card attacks|you combo with this card|this card is KO-ed)"
        r" (?=(?:choose|draw|if|look|place|add|switch|you may|your opponent)\b)",
        r"\1, ",
    ),
    repair("a missing comma behind 'if you do so'", r"\b([Ii]f you do(?: so)?) (?=(?!so|not)[a-z])", r"\1, "),
    repair("capital of power", r"(?<=\d )Power\b", "power"),
    repair("a full stop inside a note", r"\.\)(?=\n|$)", ")"),
    repair("a missing blank after a number", r"(?<=[a-z] \d)(?=[a-z<{])", " "),
    repair("a missing blank before a number", r"(?<=up to)(?=\d)", " "),
    repair("a missing blank before a name", r"(?<=[a-z])(?=<)", " "),
    repair("a missing blank after a full stop", r"(?<=[a-z]\.)(?=[A-Z])", " "),
    repair("a missing full stop", rf"(?m)^(\[{KIND}\][^\n]*[a-z\d])$", r"\1."),
    repair("a capital inside a cost", r"(?<=\}, )[A-Z](?=[a-z])", lambda found: found[0].lower()),
    repair(
        "a number in words",
        r"\b(one|two|three|four|five)(?= cards?\b| of (?:your|their)\b)",
        lambda found: NUMBER_WORDS[found[1]],
    ),
    repair("an army without its apostrophe", r"\b([A-Z][a-z]+)(?= Army [Tt]okens?\b)", r"\1's"),
    repair("capital of your", r"(?<=[a-z] )Your\b", "your"),
    repair("a blank before a comma", r" (?=,)", ""),
    repair("it's", r"\b([Ii])t's\b", r"\1t is"),
    repair(
        "the opponent is your opponent",
        r"\b(?:([Tt])he|an) opponent\b",
        lambda found: "Your opponent" if found[1] == "T" else "your opponent",
    ),
    repair("KOs and KOed", r"\bKO['-]?(s|ed)\b|\bKO'd\b", lambda found: f"KO-{found[1] or 'ed'}"),
    repair("energy and life with a capital", r"(?<=[a-z\d] )(Energy|Life)\b(?! Area)", lambda found: found[0].lower()),
    repair("power left out", r"(?<=gains )\+(\d+)(?= for\b)", r"+\1 power"),
    repair("can't", r"\b([Cc])an't\b", r"\1annot"),
    repair("n't", r"\b(do|does|is|are|have|did)n't\b", r"\1 not"),
    repair("capital of your Leader", r"(?<=our )leader\b(?! [Cc]ard)", "Leader"),
    repair("from you hand", r"\bfrom you hand\b", "from your hand"),
    repair("capitals of a card type", r"(?i)\b(?:battle|leader|extra) card(?=s?\b)", lambda found: found[0].title()),
    repair("capital of this card", r"\b([Tt])his Card\b", r"\1his card"),
    repair("capital of the energy cost", r"\bEnergy cost\b", "energy cost"),
    repair("capital of a combo", r"(?<=[Yy]ou )Combo\b", "combo"),
    repair(
        "capitals of an area",
        r"(?i)\b(?:drop|battle|combo|energy|leader|life) area(?=s?\b)",
        lambda found: found[0].title(),
    ),
    repair("capitals of a mode", r"(?i)\b(?:active|rest) mode\b", lambda found: found[0].title()),
    repair(
        "a token's values inside its sentence",
        r"\. (\([^()\n]* [Tt]okens? ha(?:s|ve) [^()\n]*?)\.?\)(?=\n|$| [A-Z])",
        r" \1).",
    ),
)

REPAIRS = MARKS + WORDS

LOSSES = (
    loss("the text is cut off", r" (?:gains|gain|the|a|and|of|to|your|if|when)\.(?=\n|$)"),
    loss("a bracket or brace is lost", r"^[A-Z][A-Za-z: ]*\]|\{[^{}\n]*(?=\n|$)|\[\]|\{\}|\(\)"),
    loss("a sentence breaks off", r"\b[Tt]he (?:choose|add|place)\b"),
)
