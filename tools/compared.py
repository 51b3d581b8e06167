"""Writes docs/vanguard-compared.md: the three Vanguard books beside each other, out of their tables.

python tools/compared.py
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from playmat.play.cli.compare import gist
from playmat.rulebook.comparing import CHANGED, GONE, NEW, WORDS, Compared, compared, counts

PAGE = Path(__file__).resolve().parent.parent / "docs" / "vanguard-compared.md"
PAIRS = (("vanguard-1.10", "vanguard-2.01"), ("vanguard-2.01", "vanguard-overdress"))
HEAD = """# Three Vanguards beside each other

What a rule of one book became in the next, made by `python tools/compared.py` out of the books' `older.tsv`; the
sentences are the gists of the rules. `playmat rules --compare OLDER NEWER ID` shows any pair.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(older, newer) for older, newer in PAIRS)])


def section(older: str, newer: str) -> str:
    found = compared(older, newer)
    numbers = counts(found)
    lines = [f"## {older} and {newer}", "", f"{newer} has " + ", ".join(f"{numbers[word]} {word}" for word in WORDS[:3])
             + f" rules; {numbers[GONE]} of {older} are gone.", ""]  # fmt: skip
    lines += ["| chapter | " + " | ".join(WORDS[:3]) + " |", "|---|---|---|---|", *chapters(found), ""]
    lines += [f"### Changed in {newer}", "", f"| {older} | {newer} |", "|---|---|"]
    lines += [f"| {cell(older, each.older)} ({each.older}) | {cell(newer, each.newer)} ({each.newer}) |"
              for each in found if each.word == CHANGED]  # fmt: skip
    lines += ["", f"### New in {newer}", "", listed(each.newer for each in found if each.word == NEW), ""]
    lines += [f"### Gone with {newer}", "", listed(each.older for each in found if each.word == GONE), ""]
    return "\n".join(lines)


def chapters(found: list[Compared]) -> list[str]:
    many = Counter((chapter(each.newer), each.word) for each in found if each.newer)
    numbers = sorted({number for number, _ in many})
    return [f"| {number} | " + " | ".join(str(many[number, word]) for word in WORDS[:3]) + " |" for number in numbers]


def chapter(rule_id: str) -> int:
    return int(rule_id.partition(".")[0])


def cell(book: str, rule_id: str) -> str:
    return gist(book, rule_id).replace("|", "\\|")


def listed(rules: Iterable[str]) -> str:
    return ", ".join(rules)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
