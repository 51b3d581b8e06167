"""One spelling for one text: systematic repairs, each with a name, and damage that is reported instead.

A repair never changes what a text says: it gives one form to what sources write in several (marks, icons,
blanks, known misprints). Whatever was lost on the way and could have been one of several things is damage.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playmat.text.lexicon import Lexicon
from playmat.text.printing import article_before

Replacement = str | Callable[[re.Match[str]], str]


@dataclass(frozen=True)
class Repair:
    """A named replacement, made wherever its pattern is found."""

    name: str
    pattern: re.Pattern[str]
    by: Replacement


def _repair(name: str, pattern: str, by: Replacement) -> Repair:
    return Repair(name, re.compile(pattern), by)


STAT = r"\[(?:Power|Critical|Shield)\]"
KIND = r"(?:AUTO|ACT|CONT)"
CIRCLES = r"\([VRG]C(?:/[VRG]C)*\)"
FULL_WIDTH = "＋－：［］（），．！"
COUNTED = r"(?:Counter-Blast|Soul-Blast|Soul-Charge)"

SIGNS = (
    _repair(
        "full-width signs", f"[{FULL_WIDTH}]", lambda found: "+-:[](),.!"[FULL_WIDTH.index(found.group())]
    ),
    _repair("curly quotes", "[“”]", '"'),
    _repair("curly apostrophe", "[‘’]", "'"),
    _repair("other minus signs", "[−–]", "-"),
    _repair("double angle marks", r"《\s*([^《》]*?)\s*》|≪\s*([^≪≫]*?)\s*≫", r"<<\1\2>>"),
    _repair("single angle marks", r"＜\s*([^＜＞]*?)\s*＞", r"<\1>"),
    _repair("blanks", r"[ \t\u00a0\u3000]+", " "),
    _repair("blanks at line ends", r" *\n+ *", "\n"),
)

MARKS = (
    _repair("an ability's mark without brackets", rf"^({KIND})(?=[:(])", r"[\1]"),
    _repair("an ability on the same line", rf"(?<=[.)]) ?(?=\[{KIND}\][:(\[])", "\n"),
    _repair("a line broken inside brackets", r"(\([^()\n]*)\n([^()\n]*\))", r"\1 \2"),
    _repair("a broken line", rf"\n(?!\[{KIND}\]|\(|$)", " "),
    _repair("blank inside brackets", r"(?<=[\[(]) +| +(?=[\])])", ""),
    _repair("blank before a limit break", r"(?<=\)) +(?=\[Limit-Break)", ""),
    _repair("blank after a keyword", r"(?<=:)(Restraint|Lord|Sentinel|Forerunner)(?=\()", r"\1 "),
    _repair("blank before a reminder", r"(?<=\[Limit-Break \d\]) +(?=\()", ""),
    _repair(
        "a missing colon",
        rf"(?m)^(\[{KIND}\](?:{CIRCLES})?) ?(?=(?:When|If|At|During) |\[(?:{COUNTED}|Choose|Put|Rest))",
        r"\1:",
    ),
    _repair("blank inside a header", rf"(\[{KIND}\]) ?({CIRCLES})? ?:", lambda f: f"{f[1]}{f[2] or ''}:"),
    _repair("blank after a header", r"(?m)^(\[" + KIND + r"\][^:\n]*:) +", r"\1"),
    _repair("circles in separate brackets", r"\(([VRG]C)\) ?/ ?\((?=[VRG]C\))", r"(\1/"),
    _repair("circles in square brackets", rf"\[({CIRCLES})\]", r"\1"),
    _repair("rear-guard before vanguard", r"\(RC/VC\)", "(VC/RC)"),
    _repair(
        "a zone named in a header",
        rf"(\[{KIND}\])[(\[]?(Hand|Drop [Zz]one|Soul|Bind [Zz]one|Damage [Zz]one)[)\]]?(?=[:\[])",
        lambda f: f"{f[1]}({f[2].capitalize()})",
    ),
)

ICONS = (
    _repair("an icon repeated after its word", r" ?\( ?\[(?:Boost|Intercept)\] ?\)", ""),
    _repair("blank before a number", rf"({COUNTED}) ?(?=\d)", r"\1 "),
    _repair("misprinted soul charge", r"Soul-Chage", "Soul-Charge"),
    _repair("soul charge in brackets", r"\[Soul-Charge\] ?(\d+)|\[Soul-Charge (\d+)\]", r"Soul-Charge \1\2"),
    _repair("blank after an icon", rf"({STAT}) ?([+-]) ?(?=\d)", r"\1 \2"),
    _repair("blank around a slash", rf"(?<=\d) ?/ ?(?={STAT})", "/"),
    _repair("an icon opening a cost", r"(?<=:)\[\[?(Rest|Stand)\] (this unit)(?=\]| &)", r"[\1 \2"),
    _repair("an icon in a cost", r"& \[(Rest|Stand)\] (?=this unit)", r"& \1 "),
    _repair("a blast's own bracket", r"\[(Counter-Blast \d+|Soul-Blast \d+)\] ?- ?([^\[\]\n]*\])", r"[\1-\2"),
    _repair("blank before a blast's cards", rf"({COUNTED} \d+) ?- ?(?=[a-z<])", r"\1-"),
    _repair("blank after a cost", r"(?<=[\w>]\])(?=(?:When|If|At|During|Choose|Draw|This|Search) )", " "),
    _repair("twin drive", r"\[Twin ?Drive(?:!!)?\]", "[Twin Drive!!]"),
    _repair("twin drive and its icon", r'Twin Drive!!("?) ?\(\[Twin Drive!!\]\)("?)', r"Twin Drive!!\1\2"),
    _repair("a full stop in a cost", r"\.\](?= [A-Z])", "]"),
    _repair("rest and stand as words", r"(?<=are )(Rest|Stand)\b", r"[\1]"),
    _repair("heal mark", r'"?\[Heal\] ?HEAL"?', "[Heal]"),
)

WORDS = (
    _repair("begininng", r"\b([Bb])egin{2,}ing\b|\b([Bb])egininng\b", r"\1\2eginning"),
    _repair("vaunguard", r"\bvaunguard", "vanguard"),
    _repair("seperate", r"\bseperate\b", "separate"),
    _repair("a comma before 'If you do'", r"(?<=cost), (?=If you do)", ". "),
    _repair("cannnot", r"\bcannnot\b", "cannot"),
    _repair("a missing comma before 'call'", r'(?<=[>"]) (?=call (?:it|them) to )', ", "),
    _repair("a missing comma before 'if'", r"(?<=C\)) (?=if you )", ", "),
    _repair("a missing blank after a comma", r"(?<=[a-z\d>],)(?=[a-z<])", " "),
    _repair("a missing full stop", r"(?m)(:[^:\n]* [^\n]*[a-z\d])$", r"\1."),
    _repair("a missing capital after a cost", r"(?<=\] )when (?=this unit)", "When "),
    _repair("blank after a mark", r"(?<=>)(?=[A-Za-z])", " "),
    _repair("blank before a mark", r"(?<=[a-z])(?=<)", " "),
    _repair("blank before a name", r'(?<=[a-z])(?="[A-Z][^"]*")', " "),
    _repair("blank before a full stop", r" +(?=[.,](?:\s|$))", ""),
    _repair("a missing capital", r"(?<=\. )[a-z]", lambda found: found.group().upper()),
    _repair("vanguard circle without brackets", r"(?<=your )VC\b", "(VC)"),
)

REPAIRS: tuple[Repair, ...] = SIGNS + MARKS + ICONS + WORDS


def normalise(text: str, lexicon: Lexicon) -> str:
    """The text in its one spelling."""
    text = text.replace("\r", "")
    for repair in REPAIRS:
        text = repair.pattern.sub(repair.by, text)
    text = _angle_marks(text, lexicon)
    text = re.sub(r"\b([Aa])n?(?= <*\"?([A-Za-z]\w*))", _article, text)
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())


def _article(found: re.Match[str]) -> str:
    right = article_before(found.group(2))
    return right.capitalize() if found.group(1) == "A" else right


def _angle_marks(text: str, lexicon: Lexicon) -> str:
    """Clans in double marks and races in single ones; an unknown word keeps the marks it has."""

    def marked(found: re.Match[str]) -> str:
        word = found.group(1) or found.group(2)
        if word in lexicon.clans:
            return f"<<{word}>>"
        return f"<{word}>" if word in lexicon.races else found.group()

    return re.sub(r"<<([^<>\n]+)>>|<([^<>\n]+)>", marked, text)


# --- damage -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Damage:
    at: int
    reason: str


LOST = (
    (
        "a sign before a number is lost",
        re.compile(r"(?:(?<=\])|(?<=\] ))\*?\d{4,}(?! or)|\*\d|(?<=[a-z] )\+(?!\d)"),
    ),
    ("an angle mark became a question mark", re.compile(r"\?[A-Z][A-Za-z ]*\?")),
    ("the text is cut off", re.compile(r" (?:gets|get|the|a|and|of|to|your|if|when)\.(?=\n|$)")),
    ("an icon before a number is lost", re.compile(r"(?<!\]) [+-]\d{4,}|\(\)|\[\]")),
)


def find_damage(text: str) -> Damage | None:
    """The first thing a normalised text has lost, if any."""
    for reason, pattern in LOST:
        if found := pattern.search(text):
            return Damage(found.start(), reason)
    whole_marks = re.sub(r"<<[^<>\n]+>>|<[^<>\n]+>", lambda found: " " * len(found.group()), text)
    if found := re.search("[<>]", whole_marks):
        return Damage(found.start(), "an angle mark is lost or doubled")
    for line in re.finditer(r"[^\n]+", text):
        if damage := _unpaired(line.group()):
            return Damage(line.start() + damage.at, damage.reason)
    return None


def _unpaired(line: str) -> Damage | None:
    """A bracket without its partner, or an odd number of quotation marks."""
    opened: list[tuple[str, int]] = []
    for at, sign in enumerate(line):
        if sign in "([":
            opened.append((sign, at))
        elif sign in ")]":
            if not opened or opened.pop()[0] != "(["[")]".index(sign)]:
                return Damage(at, f"{sign!r} closes nothing")
    if opened:
        return Damage(opened[-1][1], f"{opened[-1][0]!r} is never closed")
    if line.count('"') % 2:
        return Damage(line.rindex('"'), "a quotation mark without its partner")
    return None
