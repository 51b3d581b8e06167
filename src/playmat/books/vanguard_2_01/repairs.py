"""Repairs of how sources write texts of the years of G units, beside those of all Vanguard texts."""

from __future__ import annotations

from playmat.text.lexicon import repair

UPDATED = "(?:Shield|Trigger|Text)"

REPAIRS = (
    repair("a note of what was updated", rf"Updated: {UPDATED}(?:, {UPDATED})*\.? ?\n?", ""),
    repair("a short dash", "\u2010", "-"),
    repair("ultimate stride", r"U\[Stride\]|\[UStride\]", "[Ultimate Stride]"),
    repair("a colon twice", "::", ":"),
    repair("a skill on the line of a reminder", r"(?<=\)) (?=\[(?:Ultimate )?Stride\]|\[G Guardian\])", "\n"),
    repair("a rescue on the line before", r"(?<=[.)]) ?(?=Rescue(?: \d)?-\[)", "\n"),
)
