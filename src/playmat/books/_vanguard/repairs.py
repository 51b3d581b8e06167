"""Systematic repairs of Vanguard texts, by name, and the signs of what no repair gives back.

The first official lists were typed by many hands: icons, marks and blanks differ from card to card.
"""

from __future__ import annotations

import re

from playmat.text.lexicon import loss, repair
from playmat.text.printing import article_before

STAT = r"\[(?:Power|Critical|Shield)\]"
KIND = r"(?:AUTO|ACT|CONT)"
CIRCLES = r"\([VRG]C(?:/[VRG]C)*\)"
COUNTED = r"(?:Counter-Blast|Soul-Blast|Soul-Charge)"

MARKS = (
    repair("an ability's mark without brackets", rf"^({KIND})(?=[:(])", r"[\1]"),
    repair("an ability on the same line", rf"(?<=[.)]) ?(?=\[{KIND}\][:(\[])", "\n"),
    repair("a line broken inside brackets", r"(\([^()\n]*)\n([^()\n]*\))", r"\1 \2"),
    repair("a broken line", rf"\n(?!(?:[A-Z][A-Za-z ]*-)?\[{KIND}\]|\(|$)", " "),
    repair("blank inside brackets", r"(?<=[\[(]) +| +(?=[\])])", ""),
    repair("a limit break without its dash", r"\[Limit ?Break ?(?=\d\])", "[Limit-Break "),
    repair("blank before a limit break", r"(?<=\)) +(?=\[Limit-Break)", ""),
    repair("blank after a keyword", r"(?<=:)(Restraint|Lord|Sentinel|Forerunner)(?=\()", r"\1 "),
    repair("blank before a reminder", r"(?<=\[Limit-Break \d\]) +(?=\()", ""),
    repair(
        "a missing colon",
        rf"(?m)^(\[{KIND}\](?:{CIRCLES})?) ?(?=(?:When|If|At|During) |\[(?:{COUNTED}|Choose|Put|Rest))",
        r"\1:",
    ),
    repair("blank inside a header", rf"(\[{KIND}\]) ?({CIRCLES})? ?:", lambda f: f"{f.group(1)}{f.group(2) or ''}:"),
    repair("blank after a header", r"(?m)^(\[" + KIND + r"\][^:\n]*:) +", r"\1"),
    repair("circles in separate brackets", r"\(([VRG]C)\) ?/ ?\((?=[VRG]C\))", r"(\1/"),
    repair("circles in square brackets", rf"\[({CIRCLES})\]", r"\1"),
    repair("rear-guard before vanguard", r"\(RC/VC\)", "(VC/RC)"),
    repair(
        "a zone named in a header",
        rf"(\[{KIND}\])[(\[]?(Hand|Drop [Zz]one|Soul|Bind [Zz]one|Damage [Zz]one)[)\]]?(?=[:\[])",
        lambda f: f"{f.group(1)}({f.group(2).capitalize()})",
    ),
)

ICONS = (
    repair("an icon repeated after its word", r" ?\( ?\[(?:Boost|Intercept|Twin ?Drive(?:!!)?)\] ?\)", ""),
    repair("blank before a number", rf"({COUNTED}) ?(?=\d)", r"\1 "),
    repair("misprinted soul charge", r"Soul-Chage", "Soul-Charge"),
    repair("soul charge in brackets", r"\[Soul-Charge\] ?(\d+)|\[Soul-Charge (\d+)\]", r"Soul-Charge \1\2"),
    repair("blank after an icon", rf"({STAT}) ?([+-]) ?(?=\d)", r"\1 \2"),
    repair("blank around a slash", rf"(?<=\d) ?/ ?(?={STAT})", "/"),
    repair("an icon opening a cost", r"(?<=:)\[\[?(Rest|Stand)\] (this unit)(?=\]| &)", r"[\1 \2"),
    repair("an icon in a cost", r"& \[(Rest|Stand)\] (?=this unit)", r"& \1 "),
    repair("a blast's own bracket", r"\[(Counter-Blast \d+|Soul-Blast \d+)\] ?- ?([^\[\]\n]*\])", r"[\1-\2"),
    repair("blank before a blast's cards", rf"({COUNTED} \d+) ?- ?(?=[a-z<])", r"\1-"),
    repair("blank after a cost", r"(?<=[\w>]\])(?=(?:When|If|At|During|Choose|Draw|This|Search) )", " "),
    repair("twin drive", r"\[Twin ?Drive(?:!!)?\]", "[Twin Drive!!]"),
    repair("a full stop in a cost", r"\.\](?= [A-Z])", "]"),
    repair("rest and stand as words", r"(?<=are )(Rest|Stand)\b", r"[\1]"),
    repair("heal mark", r'"?\[Heal\] ?HEAL"?', "[Heal]"),
)

WORDS = (
    repair("begininng", r"\b([Bb])egin{2,}ing\b|\b([Bb])egininng\b", r"\1\2eginning"),
    repair("vaunguard", r"\bvaunguard", "vanguard"),
    repair("seperate", r"\bseperate\b", "separate"),
    repair("a comma before 'If you do'", r"(?<=cost), (?=If you do)", ". "),
    repair("cannnot", r"\bcannnot\b", "cannot"),
    repair("a missing comma before 'call'", r'(?<=[>"]) (?=call (?:it|them) to )', ", "),
    repair("a missing comma before 'if'", r"(?<=C\)) (?=if you )", ", "),
    repair("a missing blank after a comma", r"(?<=[a-z\d>],)(?=[a-z<])", " "),
    repair("a missing full stop", r"(?m)(:[^:\n]* [^\n]*[a-z\d])$", r"\1."),
    repair("a missing capital after a cost", r"(?<=\] )when (?=this unit)", "When "),
    repair("blank after a mark", r"(?<=>)(?=[A-Za-z])", " "),
    repair("blank before a mark", r"(?<=[a-z])(?=<)", " "),
    repair("blank before a name", r'(?<=[a-z])(?="[^" ,.]*")', " "),
    repair("blank before a full stop", r" +(?=[.,](?:\s|$))", ""),
    repair("a missing capital", r"(?<=\. )[a-z]", lambda found: found.group().upper()),
    repair("vanguard circle without brackets", r"(?<=your )VC\b", "(VC)"),
)


def _article(found: re.Match[str]) -> str:
    right = article_before(found.group(2))
    return right.capitalize() if found.group(1) == "A" else right


ARTICLES = (repair("a or an", r"\b([Aa])n?(?= <*([A-Za-z]\w*))", _article),)

REPAIRS = MARKS + ICONS + WORDS + ARTICLES

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

# What texts of later years have beside: mended before the others.
LATER = (
    repair("another hyphen", r"[‐‑]", "-"),
    repair("a colon twice", "::", ":"),
    repair("a small letter in an icon", r"\[1/turn\]", "[1/Turn]"),
    repair("counter charge in brackets", r"\[Counter-Charge(?: ?(\d+)\]|\] ?(\d+))", r"Counter-Charge \1\2"),
    repair("another full stop", r"。", "."),
    repair("blank before its card name", r'(?<=[^ ]")(?=in (?:its|their) card name)', " "),
    repair("another comma", r"、", ", "),
    repair("a small letter opening a cost", r"(?<=\[COST\]\[)[a-z]", lambda found: found.group().upper()),
    repair("an icon after its word", r" ?\(\[(?:Boost|Intercept)\]\)", ""),
    repair("a missing bracket of an icon", r"& (Rest|Stand)\] (?=this unit)", r"& \1 "),
    repair("a bracket twice", r"\[\[(?=Counter-Blast|Soul-Blast|Choose)|(?<=\d)\]\](?= [A-Z])", lambda f: f.group()[0]),
    repair("a blast in its own bracket", r"(?<=& )\[(Counter-Blast \d+|Soul-Blast \d+)\](?= &|\])", r"\1"),
    repair("a stat without brackets", r"(?<![\[\w])(Power|Critical|Shield) ?(?=[+-]\d)", r"[\1] "),
    repair("blank before a sign", r"(?<=drive|grade)(?=[+-]\d)", " "),
    repair("drive check for drive", r"(?<=drive) check ?(?=[+-]\d)", " "),
    repair("full stops", r"(?<=[a-z\d])(?:\.\.|,\.)(?= |$|\n)", "."),
    repair("blank after a name", r'(?<=[A-Za-z]")(?=(?:from|in|on) )', " "),
    repair("if without a blank", r"\bif(?=you )", "if "),
    repair("your for you", r"\bif your have\b", "if you have"),
    repair("wide letters", r"[Ａ-Ｚａ-ｚ]", lambda found: chr(ord(found.group()) - 0xFEE0)),
    repair("if you do so", r"(?<=you do) so(?=,)", ""),
    repair("a small letter after a cost", r"(?<= & )[a-z]", lambda found: found.group().upper()),
    repair("as twice", r"\bas as\b", "as"),
    repair("ithe", r"\bithe\b", "the"),
    repair("oponent", r"\boponent", "opponent"),
    repair("gains for gets", r"\bgains(?= [\[\"])", "gets"),
    repair("if in capitals", r"\bIF(?= you )", "If"),
    repair(
        "you for your", r"\b([Dd]uring|[Ss]earch|of|[Cc]hoose) you (?=turn|deck|vanguard|rear-guard|unit)", r"\1 your "
    ),
    repair("a digit for a word", r"(?<=\bdraw )\d(?= cards)", lambda found: NUMBER_WORDS[int(found.group())]),
    repair("a wide sign", "＆", "&"),
)

LOSSES = (
    loss("a sign before a number is lost", r"(?:(?<=\])|(?<=\] ))\*?\d{4,}(?!\d| or)|\*\d|(?<=[a-z] )\+(?!\d)"),
    loss("an angle mark became a question mark", r"\?[A-Z][A-Za-z ]*\?"),
    loss("the text is cut off", r" (?:gets|get|the|a|and|of|to|your|if|when)\.(?=\n|$)"),
    loss("an icon before a number is lost", r"(?<!\]) [+-]\d{4,}|\(\)|\[\]"),
)
