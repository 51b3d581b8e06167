"""Systematic repairs of Force of Will texts, by name, and the signs of what no repair gives back.

Section 1400 of the rules says how old cards are read today; a repair that follows it has the rule in its name.
The other repairs undo the habits of the lists that the texts come from: their notation for icons, their lines,
and their slips of the pen.
"""

from __future__ import annotations

import re

from playmat.text.lexicon import loss, repair
from playmat.text.printing import article_before

# keywords that are a paragraph by themselves, so that several of them may share a line
KEYWORDS = (
    "Flying|Swiftness|Precision|First Strike|Pierce|Explode|Imperishable|Quickcast|Remnant|Barrier|Limit|Bloodlust"
)
TYPES = r"Resonators?|Rulers?|Regalia|Additions?|Magic [Ss]tones?|Chants?"
COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
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
    "oponent": "opponent",
    "oponent's": "opponent's",
    "Wenever": "Whenever",
    "Otherwhise": "Otherwise",
    "greveyard": "graveyard",
    "graveuard": "graveyard",
    "instaed": "instead",
    "unles": "unless",
    "differrent": "different",
    "nonspell": "non-spell",
}


def _one_a_line(found: re.Match[str]) -> str:
    return re.sub(r"\] ?(?=\[|$)", "]\n", found.group())


def _small(found: re.Match[str]) -> str:
    return found.group().lower()


def _capital(found: re.Match[str]) -> str:
    return found.group().upper()


# 1404.2, 1408.1, 1414.1, 1414.2: an old word is read as the one of today, so the two are one
OLD_CARDS = (
    repair("1404.2: the chant-standby area", r"\b[Cc]hant-standb?y area", "standby area"),
    repair("1408.1: judgment under its old name", r"\[J-Activate\]:?", "[Judgment]"),
    repair("1414.1: precision under its old name", r"\[Target Attack\]", "[Precision]"),
    repair(
        "906.6: a rule that needs no telling",
        r"(?m)(?<=\. )(You must (?:play|trigger) this ability [^.\n]*\.)$",
        r"(\1)",
    ),
    repair("1112.2: a rule that needs no telling", r"(?m)(?<=\. )(Play God's Art .*only once per game\.)$", r"(\1)"),
)

LINES = (
    repair("a line broken inside brackets", r"(\([^()\n]*)\n([^()\n]*\))", r"\1 \2"),
    repair("a line broken between options", r"(?<=[-;])\n+", " "),
    repair("'instead' on a line of its own", r"\n(?=If (?:(?! would )[^.\n])* instead\.)", " "),
    repair("an option on a line of its own", r"[.;]?\n(?=or )", "; "),
    repair(
        "two abilities in one paragraph",
        r"(?m)^((?:\[Continuous\]: )?(?:Added|Resonator with this|You cannot|During battle phase, this card)[^.\n]*\.)"
        r" (?=(?:When|Whenever|At) )",
        "\\1\n",
    ),
    repair("keywords on one line", rf"(?m)^(?:\[(?:{KEYWORDS})\] ?)+(?=\[(?:{KEYWORDS})\])", _one_a_line),
    repair("a mark without its colon", r"(?m)^\[Continuous\] (?=[A-Z])", "[Continuous]: "),
)

ICONS = (
    repair("an arrow", r" ?(?:=>|>>>|⇒) ?", " ⇒ "),
    repair("an enter mark without its arrow", r"(?m)(^|: )\[Enter\](?: ⇒|:)? ?", r"\1[Enter] ⇒ "),
    repair("an enter mark spoken of", r"(?<=\[Enter\]):(?=\.| (?:ability|of)\b)", ""),
    repair("a figure before an icon", r"(?<=[Pp]roduce )1 (?=\{)", ""),
    repair("a colon for a full stop", r"(?m)^(\[Judgment\] [^:.\n]+):(?= (?:Play|You|If) )", r"\1."),
    repair(
        "a missing colon",
        r"(?m)^((?:\[Activate\] Pay |\[Inheritance\] )?(?:\{[^}]+\})+) (?=[A-Z][a-z]+ )",
        r"\1: ",
    ),
    repair(
        "a formula in brackets",
        r"\[([Tt])(otal number|otal cost|he (?:printed |)(?:ATK|DEF|number)) ((?:[^\[\]]|\[[^\[\]]*\])*)\]",
        r"t\2 \3",
    ),
    repair("what was paid in brackets", r"\[(life you paid[^\[\]]*)\]", r"\1"),
    repair("an icon for words", r"(?<=target )\[Activate\](?= ability)", "activate"),
    repair("a race and its type in brackets", r"\[Resonator:([A-Z][a-z]+)\]", r"\1 resonator"),
    repair("an attribute as an icon", r"\{(Light|Fire|Water|Wind|Darkness)\}", lambda found: found.group(1).lower()),
    repair("a number as an icon", r"(?<=total cost )\{(\d+)\}", r"\1"),
    repair("a cost without its colon", r"(?<=\{Rest\}),? (?=Produce )", ": "),
    repair("a full stop for a colon", r"(?m)^(\[(?:Activate|Trigger)\] [^:.\n]*(?:the game|is played))\. ", r"\1: "),
    repair("a colon for a semicolon", r"(?<=[a-z]): [Oo]r (?=[a-z])", "; or "),
    repair("two full stops around a mark", r"\.\"\.", '."'),
    repair("a race in brackets", r"\[[Rr]ace: ?([^\]]+)\]", r"\1"),
    repair("angle marks around a type", r"<(J/resonators?)>", r"\1"),
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
    repair("a blank in a product", r"(?<= x)(?=\d)", " "),
    repair("a full stop after a reminder", r"(?m)([^.()]{12})\)\.$", r"\1.)"),
    # 1120.3: what a [Barrier] is against, such as a total cost, is no reminder
    repair(
        "a reminder without its full stop",
        r"(?m)(?<!\[Barrier\] (?=\(Total ))(\([A-Z]\w*(?: [^\s()]+){3,}[a-z\]])\)$",
        r"\1.)",
    ),
    repair("a blank before a reminder", r"(?<=\])(?=\()", " "),
)

WORDS = (
    repair("misspelt words", r"\b(?:" + "|".join(MISSPELT) + r")(?![\w'])", lambda found: MISSPELT[found.group()]),
    repair("types with a capital", rf"(?<=[a-z,/] )(?:{TYPES})\b", _small),
    repair("J-rulers with a capital", r"(?<=\bJ[-/])R", _small),
    repair("attributes with a capital", r"(?<=[a-z] )(?:Light|Fire|Water|Wind|Darkness)\b", _small),
    repair("dark for darkness", r"\bdark (?=attribute|resonator|magic stone|addition)", "darkness "),
    repair("counts in figures", r"\b(?:[2-9]|10)(?= (?:or more )?cards?\b)", lambda found: COUNTS[int(found.group())]),
    repair("costs in words", r"(?<=total cost )(?:two|three|four)\b", lambda found: str(COUNTS.index(found.group()))),
    repair("can't", r"\bcan't\b|\bcan not\b", "cannot"),
    repair("cancelled", r"\bcancelled\b", "canceled"),
    repair("opponents", r"\b(an |your )opponents (?=field|main|deck|hand|magic|grave)", r"\1opponent's "),
    repair("a missing your", r"(?<=of )(?=opponent's (?:battle|main|draw|recovery|end|turn))", "your "),
    repair("a card with a capital", r"(?<=[a-z] )Card(?= from)", "card"),
    repair("an old zone", r"removed from the game zone", "removed area"),
    repair("you for your", r"\b([Yy])ou (?=deck\b|main deck\b|opponent\b|J[-/]ruler\b|magic stone)", r"\1our "),
    repair("it's for its", r"\bit's (?=owner|controller)", "its "),
    repair("owners for owner's", r"\bowners (?=hand)", "owner's "),
    repair("cards for card's", r"\bthis cards (?=ATK)", "this card's "),
    repair("it for its", r"\b(into|to|play) it (?=owner|\{Rest\})", r"\1 its "),
    repair("its for it's", r"\bif its (?=an? )", "if it's "),
    repair("it for is", r"(?<=this card )it (?=put into)", "is "),
    repair("names for named", r"\b([Cc]ards?) names? (?=\")", r"\1 named "),
    repair("card for cards", r"(?m)^Card (?=named \"[^\"]*\" you control gain)", "Cards "),
    repair("a comparison said twice", r"\bmore than (?=\w+ or more\b)", ""),
    repair("card for cards after a number", r"\b(two|three|four|five) (?:or more )?card\b(?!')", r"\g<0>s"),
    repair("resonator for resonators", r"\b(Your [A-Z]\w+ resonator)(?= gain )", r"\1s"),
    repair("a race in the plural before its type", r"\bFairies (?=J/)", "Fairy "),
    repair("attacked for attacks", r"(?<=When a J-ruler attack)ed(?=:)", "s"),
    repair("a top without its card", r"\b(Reveal top)(?= of your)", r"\1 card"),
    repair("control for controls", r"(?<=your opponent control)(?= )", "s"),
    repair("plays for pays", r"(?<=opponent p)l(?=ays \{)", ""),
    repair("your for you", r"\bYour (?=may )", "You "),
    repair("is for its", r"(?<=to )is (?=ruler side)", "its "),
    repair("is for this", r"(?<=[Rr]esonator with )is\b", "this"),
    repair("is for if", r"\bIs (?=there (?:is|are) )", "If "),
    repair("not for no", r"(?<=there are )not(?= \w+ counters)", "no"),
    repair("in for it", r"(?<=\bput )in (?=into )", "it "),
    repair("the for then", r"\bThe (?=shuffle )", "Then "),
    repair("this for the", r"(?<=removed from )this(?= game zone)", "the"),
    repair("of for or", r"\b(Nightmare|Immortal|Beast|J-ruler) of (?=Fairy|Werewolf|Four|Knight)", r"\1 or "),
    repair("a race in the plural too often", r"\bFours (?=Sacred)", "Four "),
    repair("words in the wrong order", r"(?<=deck )a for\b", "for a"),
    repair("a missing it", r"(?<=and put )(?=into your hand\b)", "it "),
    repair("a missing is", r"(?i)(?<=when )((?:this card|a resonator)) (?=put into a|summoned)", r"\1 is "),
    repair("a missing at", r"(?<=\blook )(?=the top)", "at "),
    repair("a missing the", r"\bAt (?=beginning )", "At the "),
    repair("a missing deck", r"(?<=\byour main) (?=on the bottom)", " deck "),
    repair("a comma too many", r"((?<=deck)|(?<=\")),(?= (?:for|from your main deck)\b)", ""),
    repair("a comma for a full stop", r",(?= They cannot)", "."),
    repair("a full stop for a comma", r"(?<=phase that this card blocked)\. You", ", you"),
    repair(
        "a missing comma",
        r"((?:[Ii]f|[Ww]hen|[Ww]henever) [^,.:⇒\n]*(?:\"|\b100|blocked|attacks)) "
        r"(?=(?:you (?:may|gain)|choose up|reveal the|search your|put the|put all|your opponent discards)\b)",
        r"\1, ",
    ),
    repair("a missing comma between costs", r"(?<=\}) (?=Discard a)", ", "),
    repair("doubled words", r"\b(put|resonator) \1\b", r"\1"),
    repair("a plural cut in two", r"(?<=J/resonator) s\b", "s"),
    repair("end turn", r"\bend turn\b", "end of turn"),
    repair("a missing blank after a comma", r"(?<=[a-z\d],)(?=[a-z\[])", " "),
    repair("a blank before a full stop", r" +(?=[.,](?:\s|$))", ""),
    repair("a missing blank after a full stop", r"(?<=[a-z]\.)(?=[A-Z])", " "),
    repair("a capital after a comma", r"(?<=\}, )(?:Rest|Discard|Banish|Remove)(?= )", _small),
    repair("a missing capital", r"(?:(?<=\. )|(?<=⇒ )|(?<=[\}a-z]: )|(?<=[Cc]hoose one - ))[a-z]", _capital),
    repair("a comma at the end", r"(?m),$", "."),
)


def _article(found: re.Match[str]) -> str:
    right = article_before(found.group(2))
    return right.capitalize() if found.group(1) == "A" else right


ARTICLES = (repair("a or an", r"\b([Aa])n?(?= \[?([A-Za-z]\w*))", _article),)

REPAIRS = OLD_CARDS + LINES + ICONS + WORDS + ARTICLES

LOSSES = (
    loss("an icon is lost", r"\bpay\d|\} \d+,|\bpays X\b|\[\]|\{\}"),
    loss("a number has lost what it counts", r"deals \d+ to "),
    loss("a verb before a change is lost", r"(?<=resonator )(?=\[[+-]\d)"),
    loss("a sentence before 'or' is lost", r"(?m)^or "),
    loss("a word stands alone", r"(?m)^[A-Z][a-z]+$"),
    loss("the text is cut off", r"\b(?:the|a|an|and|of|to|your|if|when)\.?(?=\n|$)"),
    loss("a word that is none", r"\b(?:rnit|recovere)\b"),
)
