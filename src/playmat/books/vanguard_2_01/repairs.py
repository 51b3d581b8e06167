"""Systematic repairs of vanguard-2.01 texts, by name, before and after those that all Vanguard books have."""

from __future__ import annotations

from playmat.text.lexicon import repair

UPDATED = "(?:Shield|Trigger|Text)"
KEYED = r"(?:Thunderstrike \d+|Darkness|Dark Device|Shinken Hissatsu|Homare|Wave-[^(:\n]*?)"
NAMED = r"(?:Engorge|Charge|Hollow|Harmony|Success \d+)"

REPAIRS = (
    repair("a note of what was updated", rf"Updated: {UPDATED}(?:, {UPDATED})*\.? ?\n?", ""),
    repair("another hyphen", r"[‐‑]", "-"),
    repair("ultimate stride", r"U\[Stride\]|\[UStride\]", "[Ultimate Stride]"),
    repair("a colon twice", "::", ":"),
    repair("wide digits", r"(?<=Thunderstrike )[０-９]", lambda found: str(ord(found.group()) - ord("０"))),
    repair("a small letter in an icon", r"\[1/turn\]", "[1/Turn]"),
    repair("counter charge in brackets", r"\[Counter-Charge(?: ?(\d+)\]|\] ?(\d+))", r"Counter-Charge \1\2"),
    repair("blank before a keyword's reminder", rf"(?<=[\])])({KEYED}) ?\(", r"\1 ("),
    repair("blank before what a keyword says", rf"(?<=:)({NAMED}) ?\(", r"\1 ("),
    repair("a keyword without a colon", rf"(?<=\[AUTO\]) (?={NAMED})", ":"),
    repair("blank after a label", r"(?m)^([A-Z][A-Za-z ]*-) (?=\[(?:AUTO|ACT|CONT)\])", r"\1"),
    repair("a zone outside the brackets", r"\(([VRG]C)\)/(Deck|Hand|Soul)(?=:)", r"(\1/\2)"),
    repair("another full stop", r"。", "."),
    repair("an icon after its word", r" ?\(\[(?:Boost|Intercept)\]\)", ""),
    repair("the effect of your card", r"due to the effect of your card\b", "due to an effect from one of your cards"),
)
# After lines that belong together were joined.
LINES = (
    repair("a skill on the line of a reminder", r"(?<=\)) (?=\[(?:Ultimate )?Stride\]|\[G Guardian\])", "\n"),
    repair("a rescue on the line before", r"(?<=[.)]) ?(?=Rescue(?: \d)?-\[)", "\n"),
)
