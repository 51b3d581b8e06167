"""Small words of English: lists, endings, and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from playmat.kernel.words import nodes as n

if TYPE_CHECKING:
    from playmat.text.explain.explainer import Explainer

OPERATORS = {
    "=": "is", "!=": "is not", "<=": "is at most", ">=": "is at least", "<": "is less than", ">": "is more than",
}  # fmt: skip


def listed(words: Sequence[str], join: str = "and") -> str:
    """Words as they are said one after another.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    *most, last = words or [""]
    return f"{', '.join(most)} {join} {last}" if most else last


def third_person(verb: str) -> str:
    """The verb of somebody who is not you.

    >>> third_person("search"), third_person("pay"), third_person("draw"), third_person("carry")
    ('searches', 'pays', 'draws', 'carries')
    """
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def sentence(text: str, end: str = ".") -> str:
    """With its capital and its end."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ":", ".)")) else end)


def counted(count: str, one: str, many: str) -> str:
    """So many of something.

    >>> counted("1", "card", "cards"), counted("the number named", "card", "cards")
    ('1 card', 'as many cards as the number named')
    """
    bare = count.removeprefix("up to ")
    if bare.isdigit() or bare == "X":
        return f"{count} {one if bare == '1' else many}"
    return f"{count[: -len(bare)]}as many {many} as {bare}"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)


PARTICIPLES = {
    "put": "put", "bind": "bound", "draw": "drawn", "ride": "ridden", "ko": "KO-ed", "combo": "comboed",
    "soul charge": "soul charged", "play": "played", "return to ruler": "returned",
}  # fmt: skip


def participle(verb: str) -> str:
    """What was done by a verb.

    >>> participle("discard"), participle("retire"), participle("bind")
    ('discarded', 'retired', 'bound')
    """
    if verb in PARTICIPLES:
        return PARTICIPLES[verb]
    return f"{verb}d" if verb.endswith("e") else f"{verb}ed"


def past(e: Explainer, node: n.Node) -> str:
    """What an effect did to the cards that it is about."""
    for word in (getattr(node, "verb", ""), getattr(node, "action", "")):
        if word:
            return participle(word)
    return e.done.get(type(node), "meant")
