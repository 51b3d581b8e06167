"""Systematic repairs of Force of Will texts, by name, and the signs of what no repair gives back.

Section 1400 of the rules says how old cards are read today; a repair that follows it has the rule in its name.
The other repairs undo the habits of the lists that the texts come from.
"""

from __future__ import annotations

import re

from playmat.text.lexicon import loss, repair
from playmat.text.printing import article_before

KEYWORDS = (
    "Flying|Swiftness|Precision|First Strike|Pierce|Explode|Imperishable|Quickcast|Remnant|Barrier|Limit|Bloodlust"
)
TYPES = r"Resonators?|Rulers?|Regalia|Additions?|Magic [Ss]tones?|Chants?"

OLD_CARDS = (
    repair("1404.2: the chant-standby area", r"\b[Cc]hant-stand(?:b)?y area", "standby area"),
    repair("1408.1: judgment under its old name", r"\[J-Activate\]:?", "[Judgment]"),
    repair("1414.1: precision under its old name", r"\[Target Attack\]", "[Precision]"),
    repair("1303: precision named with J/resonators", r"<J/resonators>", "J/resonators"),
)

LINES = (
    repair("a line broken inside brackets", r"(\([^()\n]*)\n([^()\n]*\))", r"\1 \2"),
    repair("a line broken between options", r"(?<=[-;])\n+", " "),
    repair("an option on a line of its own", r"[.;]?\n(?=or )", "; "),
    repair(
        "two abilities in one paragraph",
        r"(?m)^((?:\[Continuous\]: )?(?:Added|Resonator with this|You cannot)[^.\n]*\.) (?=(?:When|Whenever|At) )",
        "\\1\n",
    ),
    repair("keywords on one line", rf"(?m)^((?:\[(?:{KEYWORDS})\] ?)+)(?=\[(?:{KEYWORDS})\])", lambda f: split(f[0])),
    repair("1112.2: a rule that needs no telling", r"(?m)(?<=\. )(Play God's Art .*only once per game\.)$", r"(\1)"),
    repair("[Continuous] without its colon", r"(?m)^\[Continuous\] (?=[A-Z])", "[Continuous]: "),
)

ICONS = (
    repair("an arrow", r" ?(?:=>|>>>|⇒) ?", " ⇒ "),
    repair("an enter mark without its arrow", r"(?m)(^|: )\[Enter\](?: ⇒|:)? ?", r"\1[Enter] ⇒ "),
    repair("an enter mark spoken of", r"(?<=\[Enter\]):(?=\.| (?:ability|of)\b)", ""),
    repair("a figure before an icon", r"(?<=[Pp]roduce )1 (?=\{)", ""),
    repair("a colon for a full stop", r"(?m)^(\[Judgment\] [^:.\n]+):(?= (?:Play|You) )", r"\1."),
    repair("a missing colon", r"(?m)^((?:\[Activate\] Pay |\[Inheritance\] )?(?:\{[^}]+\})+) (?=[A-Z][a-z]+ )", r"\1: "),
    repair("a capital in a formula", r"\[Total(?= )", "[total"),
    repair("a race in brackets", r"\[[Rr]ace: ?([^\]]+)\]", r"\1"),
    repair("a blank in a subtype", r"\[Addition: +", "[Addition:"),
    repair("a sign before nought", r"(?<=[\[/])[+-]0(?=[/\]])", "0"),
    repair("a slash too many", r"(?<=\d)/\](?= )", "]"),
    repair("a missing blank before a bracket", r"(?<=[a-z])(?=\[[+-])", " "),
    repair("commas between costs", r"(?<=\}) ?,(?=\S)", ", "),
    repair("a rest symbol without its comma", r"(?<=\d\}|[WRUGBM]\}) ?(?=\{Rest\})", ", "),
    repair("a cost without its comma", r"(?<=\{Rest\}) (?=banish|discard)", ", "),
    repair("a blank before a colon", r"(?<=\}) +(?=:)", ""),
    repair("free will before attributes", r"((?:\{\d+\})+)((?:\{[WRUGBM]\})+)", r"\2\1"),
    repair("a colon after an activate mark", r"(?m)^\[Activate\]: ?", "[Activate] "),
    repair("a dash after 'choose one'", r"(?i)(?<=choose one) ?-(?= )", " -"),
    repair("multiplication", r"(?<= x)(?=\d)", " "),
    repair("a full stop after a reminder", r"(?m)([^.()]{12})\)\.$", r"\1.)"),
    repair("a reminder without its full stop", r"(?m)(\([A-Z][^()\n]{12,}[a-z\]])\)$", r"\1.)"),
    repair("parentheses after a keyword", r"(?<=\])(?=\()", " "),
)

WORDS = (
    repair("types with a capital", rf"(?<=[a-z,/] )(?:{TYPES})\b", lambda f: f[0].lower()),
    repair("J-Ruler", r"\bJ([-/])(R)", lambda f: f"J{f[1]}{f[2].lower()}"),
    repair("attributes with a capital", r"(?<=[a-z] )(Light|Fire|Water|Wind|Darkness)\b", lambda f: f[0].lower()),
    repair("dark for darkness", r"\bdark (?=attribute|resonator|magic stone|addition)", "darkness "),
    repair("counts in figures", r"\b[2-9](?= cards?\b)", lambda f: NUMBERS[int(f[0])]),
    repair("costs in words", r"(?<=total cost )(two|three|four)\b", lambda f: str(NUMBERS.index(f[0]))),
    repair("can't", r"\bcan't\b|\bcan not\b", "cannot"),
    repair("cancelled", r"\bcancelled\b", "canceled"),
    repair("opponents", r"\b(an |your )opponents (?=field|main|deck|hand|magic|grave)", r"\1opponent's "),
    repair("oponent", r"\boponent", "opponent"),
    repair("you for your", r"\b([Yy])ou (?=deck\b|main deck\b|opponent\b|J[-/]ruler\b|magic stone)", r"\1our "),
    repair("it's for its", r"\bit's (?=owner|controller)", "its "),
    repair("owners hand", r"\bowners (?=hand)", "owner's "),
    repair("it for its", r"\b(into|to|play) it (?=owner|\{Rest\})", r"\1 its "),
    repair("graveyard misspelt", r"\bgr[ae]ve[yu]ard", "graveyard"),
    repair("named misspelt", r"\b([Cc]ards?) names? (?=\")", r"\1 named "),
    repair("doubled words", r"\b(put|resonator) \1\b", r"\1"),
    repair("missing plural s", r"(?<=J/resonator) s\b", "s"),
    repair("is for it's", r"\bif its (?=an? )", "if it's "),
    repair("it for is", r"(?<=this card )it (?=put into)", "is "),
    repair("end of turn", r"\bend turn\b", "end of turn"),
    repair("whenever misspelt", r"\bWenever\b", "Whenever"),
    repair("otherwise misspelt", r"\bOtherwhise\b", "Otherwise"),
    repair("ability misspelt", r"\b(ab|a)ili(?:te|ty|tes|ties)\b", lambda f: MISSPELT.get(f[0], f[0])),
    repair("letters lost or doubled", r"\b(?:wth|withouth|taret|puy|roud|thi|annd)\b", lambda f: MISSPELT[f[0]]),
    repair("a missing blank after a comma", r"(?<=[a-z\d],)(?=[a-z\[])", " "),
    repair("a blank before a full stop", r" +(?=[.,](?:\s|$))", ""),
    repair("a missing blank after a full stop", r"(?<=[a-z]\.)(?=[A-Z])", " "),
    repair("a capital after a comma", r"(?<=\}, )(Rest|Discard|Banish|Remove)(?= )", lambda f: f[0].lower()),
    repair("a missing capital", r"(?:(?<=\. )|(?<=⇒ )|(?<=[\}a-z]: )|(?<=[Cc]hoose one - ))[a-z]", lambda f: f[0].upper()),
    repair("a comma at the end", r"(?m),$", "."),
)

NUMBERS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

MISSPELT = {
    "abilites": "abilities",
    "aility": "ability",
    "wth": "with",
    "withouth": "without",
    "taret": "target",
    "puy": "put",
    "roud": "round",
    "thi": "this",
    "annd": "and",
}


def split(keywords: str) -> str:
    return re.sub(r"\] ?(?=\[|$)", "]\n", keywords)


def _article(found: re.Match[str]) -> str:
    right = article_before(found.group(2))
    return right.capitalize() if found.group(1) == "A" else right


ARTICLES = (repair("a or an", r"\b([Aa])n?(?= \[?([A-Za-z]\w*))", _article),)

REPAIRS = OLD_CARDS + LINES + ICONS + WORDS + ARTICLES

LOSSES = (
    loss("an icon is lost", r"\bpay\d|\} \d+,|\bpays X\b|\[\]|\{\}|damage \]"),
    loss("a sentence before 'or' is lost", r"(?m)^or "),
    loss("a word stands alone", r"(?m)^[A-Z][a-z]+$"),
    loss("a number has lost what it counts", r"deals \d+ to "),
    loss("the text is cut off", r"\b(?:the|a|an|and|of|to|your|if|when)\.?(?=\n|$)"),
)
