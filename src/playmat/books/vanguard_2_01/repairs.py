"""Systematic repairs of vanguard-2.01 texts, by name, before and after those that all Vanguard books have."""

from __future__ import annotations

from playmat.text.lexicon import repair

UPDATED = "(?:Shield|Trigger|Text)"
KEYED = r"(?:Thunderstrike \d+|Darkness|Dark Device|Shinken Hissatsu|Homare|Wave-[^(:\n]*?)"
NAMED = r"(?:Engorge|Charge|Hollow|Harmony|Success \d+)"

REPAIRS = (
    repair("a note of what was updated", rf"Updated: {UPDATED}(?:, {UPDATED})*\.? ?\n?", ""),
    repair("ultimate stride", r"U\[Stride\]|\[UStride\]", "[Ultimate Stride]"),
    repair("wide digits", r"(?<=Thunderstrike )[０-９]", lambda found: str(ord(found.group()) - ord("０"))),
    repair("blank before a keyword's reminder", rf"(?<=[\])])({KEYED}) ?\(", r"\1 ("),
    repair("blank before what a keyword says", rf"(?<=:)({NAMED}) ?\(", r"\1 ("),
    repair("a keyword without a colon", rf"(?<=\[AUTO\]) (?={NAMED})", ":"),
    repair("blank after a label", r"(?m)^([A-Z][A-Za-z ]*-) (?=\[(?:AUTO|ACT|CONT)\])", r"\1"),
    repair("a zone outside the brackets", r"\(([VRG]C)\)/(Deck|Hand|Soul)(?=:)", r"(\1/\2)"),
    repair("circles without brackets", r"(?<=separate )RC\b", "(RC)"),
    repair(
        "a missing bracket after a blast",
        r'(\[(?:Counter|Soul)-Blast \d+-cards? with "[^"]*" in (?:its|their) card names?) (?=When |At |If )',
        r"\1] ",
    ),
    repair("a semicolon for a colon", r"(?m)(?<=\));(?=When )", ":"),
    repair(
        "a zone without brackets",
        r"(?<=\[CONT\])(Deck|Trigger [Zz]one)(?=[:\[])",
        lambda found: f"({found.group().capitalize()})",
    ),
    repair("power without brackets", r"(?<='s )Power(?= is)", "[Power]"),
    repair("a full stop before a reminder", r"(?<=[a-z]) (?=\(The locked card)", ". "),
    repair("a missing colon after a reminder", r"(?<=G zone\))(?=(?:When|During|While|At|If) )", ":"),
    repair("a circle without brackets", r"(?<=\[AUTO\]|\[CONT\])([VRG]C)(?=:)", r"(\1)"),
    repair("blank after a cost", r"(?<=\)\])(?=[A-Z])", " "),
    repair("to the bottom", r"(?<=effect) to (?=the bottom of)", " on "),
    repair("the effect of your card", r"due to the effect of your card\b", "due to an effect from one of your cards"),
)
# After lines that belong together were joined.
LINES = (
    repair("a skill on the line of a reminder", r"(?<=\)) (?=\[(?:Ultimate )?Stride\]|\[G Guardian\])", "\n"),
    repair("a skill that names a face on the line before", r'(?<=[.)]) (?=\[Ultimate Stride\]-")', "\n"),
    repair("a rescue on the line before", r"(?<=[.)]) ?(?=Rescue(?: \d)?-\[)", "\n"),
)
