"""One spelling for one text: systematic repairs, each with a name, and damage that is reported instead.

A repair never changes what a text says: it gives one form to what sources write in several (marks, icons,
blanks, known misprints). Whatever was lost on the way and could have been one of several things is damage.
The repairs below serve every book; a book's lexicon brings its own, which leave names between marks alone. Those have
one spelling of their own (`spelled`), the same for the names, clans and traits that a card has and for those in texts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from playmat.text.lexicon import Lexicon, repair

FULL_WIDTH = "＋－：［］（），．！"
HIDDEN = "\ue000"

SIGNS = (
    repair("full-width signs", f"[{FULL_WIDTH}]", lambda found: "+-:[](),.!"[FULL_WIDTH.index(found.group())]),
    repair("curly quotes", "[“”]", '"'),
    repair("curly apostrophe", "[‘’]", "'"),
    repair("other minus signs", "[−–]", "-"),
    repair("double angle marks", r"《([^《》]*)》|≪([^≪≫]*)≫", lambda found: f"<<{found.group()[1:-1].strip()}>>"),
    repair("single angle marks", r"[＜〈]([^＜＞〈〉]*)[＞〉]", lambda found: f"<{found[1].strip()}>"),
    repair("blanks", r"[ \t\u00a0\u3000]+", " "),
    repair("blanks at line ends", r" *\n+ *", "\n"),
)

IN_NAMES = (
    repair("blanks around a colon", r" *: *", ": "),
    repair("a missing blank after a full stop", r"(?<=[a-z]\.)(?=[A-Z])", " "),
)


def spelled(name: str) -> str:
    """A name, or a word that cards have in common, in its one spelling."""
    for mend in (*SIGNS, *IN_NAMES):
        name = mend.mend(name)
    return name.strip()


def normalise(text: str, lexicon: Lexicon) -> str:
    """The text in its one spelling."""
    text = text.replace("\r", "")
    for sign in SIGNS:
        text = sign.mend(text)
    names = re.findall(lexicon.names, text)
    text = re.sub(lexicon.names, HIDDEN, text)
    for own in lexicon.repairs:
        text = own.mend(text)
    text = _angle_marks(text, lexicon)
    for name in names:
        text = text.replace(HIDDEN, spelled(name), 1)
    return "\n".join(line.strip() for line in text.split("\n") if line.strip())


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


def find_damage(text: str, lexicon: Lexicon) -> Damage | None:
    """The first thing a normalised text has lost, if any."""
    for loss in lexicon.losses:
        if found := loss.pattern.search(text):
            return Damage(found.start(), loss.reason)
    unmarked = re.sub(r"<<[^<>\n]+>>|<[^<>\n]+>", lambda found: " " * len(found.group()), text)
    if found := re.search("[<>]", unmarked):
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
