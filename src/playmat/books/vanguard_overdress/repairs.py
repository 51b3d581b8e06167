"""Systematic repairs of texts of the overDress era, by name, and the signs of what no repair gives back."""

from __future__ import annotations

from playmat.books._vanguard.repairs import CIRCLES, KIND, LATER
from playmat.books._vanguard.repairs import LOSSES as ALL_LOSSES
from playmat.books._vanguard.repairs import REPAIRS as ALL
from playmat.text.lexicon import Loss, loss, repair

BLASTS = "(?:Counter|Soul)-Blast"
ROW = "(?:Front|Back) Row(?: Center)?"
ORDERS = "Set|Normal|Blitz"
SMALL = "Order Zone|Ride Deck|(?:Stand|Draw|Ride|Main|Battle|End) Phase|Persona|Token|Cards?|Units?|Order(?! zone\\))"

HINTS = (
    "You can ride this card from your|Choose 4 cards with Grades|Units with \\[Intercept\\] can|"
    "\\[Rest\\] \\(Rest\\) a unit with"
)

FIRST = (
    repair("a hint of the rules without brackets", rf"(?m)^((?:{HINTS})[^\n]*!)$", r"(\1)"),
    repair(
        "a list below",
        r"(?:[Pp]erform|[Aa]ctivate) all of the effects below",
        "perform all of the following effects",
    ),
    repair("one of a list", r"\bperform one(?= of the following)", "choose one"),
    repair("one of a list that opens a text", r"\bPerform one(?= of the following)", "Choose one"),
    repair("the mark of a line", r" *\n? *[・•]\s*", " • "),
    repair("a blast's number outside", rf"\[({BLASTS}|Counter-Charge|Soul-Charge)\] ?(\d+)(?=[\] ])", r"[\1 \2"),
    repair("two blasts in brackets of their own", rf"({BLASTS} \d+)\]? ?& ?\[(?={BLASTS})", r"\1 & "),
    repair("blank after a sign for more costs", r" &(?=\S)", " & "),
    repair("a bracket before more of a cost", rf"(\[{BLASTS} \d+)\] (?=cards? |&)", r"\1 "),
    repair("a number in a circle", r"[①-⑨]", lambda found: str(ord(found.group()) - ord("①") + 1)),
    repair("wide digits", r"[０-９]", lambda found: str(ord(found.group()) - ord("０"))),
    repair("an icon in a cost", r"(?<=& )\[?(Rest|Stand)\] ", r"\1 "),
    repair("an icon that opens a cost", r"(?<=\[COST\]\[)\[(Rest|Stand)\] ", r"\1 "),
    repair("a colon before a zone", rf"(?<=\]):(?={CIRCLES}:)", ""),
    repair("a bracket inside a header", r"\(VC/\(RC\)", "(VC/RC)"),
    repair("the middle of the back row", r"Back Row Middle", "Back Row Center"),
    repair("blank before a circle", r"(?<=Row)\((?=RC\))", " ("),
    repair("a circle without brackets", rf"(?m)^(\[{KIND}\])([VRG]C)(?=:)", r"\1(\2)"),
    repair("the deck and a circle", r"\]Deck/\(RC\)", "](Deck/RC)"),
    repair("a circle and the trigger zone", r"\(RC\)/Trigger [Zz]one", "(RC/Trigger zone)"),
    repair("the drop in a header", rf"(\[{KIND}\])\(?Drop(?: [Zz]one)?\)?(?=[\[:])", r"\1(Drop)"),
    repair("the order zone in a header", rf"(\[{KIND}\])\(?Order [Zz]one\)?(?=[\[:])", r"\1(Order zone)"),
    repair("the drop zone", r"\b([Dd])rop [Zz]one\b", r"\1rop"),
    repair("small letters", rf"(?<=[a-z\d\]>/] )(?:{SMALL})\b", lambda found: found.group().lower()),
    repair("kinds of orders in small letters", rf"(?<=[a-z] )(?:{ORDERS})(?= orders?\b)", lambda f: f.group().lower()),
    repair("if in the middle", r"(?<=, )If\b", "if"),
    repair("all of your", r"\b([Aa])ll(?= (?:your|their) )", r"\1ll of"),
    repair("a missing colon before a cost", r"(?<=\[1/Turn\])(?=\[COST\])", ":"),
    repair("do so", r"(?<=they do) so(?=,)", ""),
    repair("two stops", r'(?<=\.")\.(?=$|\n| )', ""),
    repair("a missing blank after a full stop", r"(?<=\)\.)(?=[A-Z])", " "),
    repair("a full stop after a reminder", r"(?<=[a-z]\))\.(?=$|\n)", ""),
    repair("a comma before a quoted ability", r'(?<=gets), (?="\[)', " "),
    repair("stand as a word", r"(?<=, and )stand(?= this unit)", "[Stand]"),
    repair("of your deck", r"(?<=cards )from(?= your deck,)", "of"),
    repair("a cost without a blank", r"(?<=\],)(?=[a-z])", " "),
    repair("the center column", r"\bcenter column", "middle column"),
    repair("blanks around the mark of a dress", r"(?<=Dress\]) ?- ?", "-"),
    repair("blank before who holds it is explained", r"(Arms - \S+)\((?=After)", r"\1 ("),
    repair("triple drive", r'"Triple Drive"', '"Triple Drive!!!"'),
)

# After lines that belong together were joined.
LINES = (
    repair("a capital before a list", r"(?<=[.!] )perform(?= all of the following)", "Perform"),
    repair("the number that a line is done by", r"(?<=• )(\d+) or more(?: cards)? ?- ?", r"\1 or more - "),
    repair("an order's cost after its reminder", r"(?<=\)) (?=Play this |\[COST\]\[)", "\n"),
    repair("an additional effect after its reminder", r"(?<=\)) (?=Additional Effect -)", "\n"),
    repair("to play this card", r"(?m)^(\[COST\]\[[^\n]*\]) to play this card!", r"Play this with \1!"),
    repair("play this card", r"(?m)^Play this card (?=with|if)", "Play this "),
)
REPAIRS = (*FIRST, *LATER, *ALL, *LINES)

# 2.11.3: what stands in a reminder is no text that could have lost anything.
OUTSIDE_REMINDERS = r"(?![^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))"
NUMBERS = ("a sign before a number is lost", "an icon before a number is lost")


def of_this_era(each: Loss) -> Loss:
    """ "Instead of +5000" needs no icon: what it stands in for has one."""
    if each.reason not in NUMBERS:
        return each
    return loss(each.reason, f"(?<!instead of)(?:{each.pattern.pattern}){OUTSIDE_REMINDERS}")


LOSSES = tuple([of_this_era(each) for each in ALL_LOSSES])
