"""What lets a phrase rule be written once: features, wordings, lists. All of it is unfolded when a grammar is loaded.

    feature n: one many                     a feature and its values, at the top level of a file

    group[n]:                               a kind for each value of the feature
        {noun[n]} you control               -> ...
    deed:
        {group[n]} {gets/get[n]} {change}   -> ...     `n` is the same value all through a rule; words by value
        {up to |}{number} {group[many]}     -> ...     one value alone
        {group[*]}                          -> ...     any value

    {its|their}              wordings that mean the same; which one it was is remembered for printing
    {| tapped}               the words or none
    {names:list(name)}       two or more, as a tuple: "A and B", "A, B and C", "A, B, and C", "A and B and C"
    {names:list(name, or)}   the same with another word
    {names:some(name, or)}   one or more
    {names:some(name, or|and/or)}   with any of these words
    {wills:row(will)}        one or more, side by side
    {until:optional(until, "")}     one or none, and what none gives (a constant or an expression)
    {both:either(cards, player, and)}   two things in either order, as a pair in this one; the word may be left out
    {when |whenever /[w]}    wordings by a value of a feature

A rule that is unfolded into several counts as one: they have one place, `where`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from typing import NamedTuple

from playmat.text.errors import GrammarError

Features = Mapping[str, tuple[str, ...]]
"""The values of each feature."""

FEATURE = re.compile(r"feature ([a-z]+): ([a-z]+(?: [a-z]+)+)")
BRACED = re.compile(r"\{([^{}]*)\}")
BOUND = re.compile(r"\[([a-z]+|\*)\]")
PATTERN = re.compile(r"(list|some|row|optional|either)\(([a-z][a-z_]*(?:\[[a-z*]+\])?)(?:, (.+))?\)")
SIGN = re.compile(r"[(),.|]")
"""The signs that forms and wordings are parted by."""
USUAL = {"list": "and", "some": "and", "row": "", "optional": "None", "either": ""}
ANY = "*"


class Made(NamedTuple):
    """A rule that a pattern stands for: its kind, its template and what it builds."""

    kind: str
    template: str
    source: str


def feature_line(body: str, where: str) -> tuple[str, tuple[str, ...]]:
    """A feature and its values."""
    found = FEATURE.fullmatch(body)
    if found is None:
        raise GrammarError(f"{where}: expected a feature with two values or more ('feature n: one many'), not {body!r}")
    return found[1], tuple(found[2].split())


def unfolded(kind: str, template: str, features: Features, where: str) -> Iterator[tuple[str, str]]:
    """The kind and the template for each value of each feature that the rule leaves open."""
    used = [name for name in features if f"[{name}]" in kind or f"[{name}]" in template]
    for values in product(*(features[name] for name in used)):
        chosen = dict(zip(used, values, strict=True))
        yield _bound(kind, chosen), BRACED.sub(partial(_piece, chosen, features, where), template)


def _piece(chosen: Mapping[str, str], features: Features, where: str, found: re.Match[str]) -> str:
    """What stands in braces, with the features of this rule."""
    inside = found[1]
    words, bracket, name = inside.removesuffix("]").rpartition("[")
    if bracket and "/" in words and inside.endswith("]"):
        every = words.split("/")
        if name not in chosen or len(every) != len(features[name]):
            raise GrammarError(f"{where}: {{{inside}}} has {len(every)} wordings, not one for each value of {name!r}")
        said = every[features[name].index(chosen[name])]
        return f"{{{said}}}" if is_wording(said) else said
    return f"{{{_bound(inside, chosen)}}}"


def _bound(words: str, chosen: Mapping[str, str]) -> str:
    return BOUND.sub(lambda found: f"[{chosen.get(found[1], found[1])}]", words)


def is_wording(inside: str) -> bool:
    """Whether braces hold wordings that mean the same."""
    return "|" in inside


def wordings(kind: str, inside: str) -> list[Made]:
    """The rules of a kind whose phrases mean nothing."""
    return [Made(kind, words or "{}", "None") for words in inside.split("|")]


def any_value(kind: str, features: Features) -> list[Made]:
    """The rules of a kind with any value of its feature."""
    bare = kind.removesuffix(f"[{ANY}]")
    return [Made(kind, f"{{it:{bare}[{value}]}}", "it") for values in features.values() for value in values]


def pattern_kind(inside: str) -> str:
    """The name of the kind that a pattern stands for, in signs that a form may hold; empty where it is no pattern."""
    found = PATTERN.fullmatch(inside)
    if found is None:
        return ""
    return _named(f"{found[1]} of {found[2]} with {found[3] or USUAL[found[1]]}")


def _named(words: str) -> str:
    return SIGN.sub(lambda sign: f"<{ord(sign[0])}>", words)


def pattern_rules(kind: str, inside: str) -> list[Made]:
    """The rules of a pattern."""
    found = PATTERN.fullmatch(inside)
    assert found is not None, "asked of a pattern"
    name, of, more = found[1], found[2], found[3] or USUAL[found[1]]
    match name:
        case "optional":
            return [Made(kind, "{}", more), Made(kind, f"{{it:{of}}}", "it")]
        case "row":
            return [Made(kind, f"{{it:{of}}}", "(it,)"), Made(kind, f"{{it:{of}}}{{row:{inside}}}", "(it, *row)")]
        case "either":
            other, _, word = more.partition(", ")
            between = f" {_word(word)} " if word else ""
            first, second = f"{{first:{of}}}", f"{{second:{other}}}"
            return [Made(kind, between.join(order), "(first, second)") for order in ((first, second), (second, first))]
    only = [Made(kind, f"{{only:{of}}}", "(only,)")] if name == "some" else []
    return only + _list_rules(kind, of, more)


def _word(words: str) -> str:
    """A word of a pattern in a template, or any of several."""
    return f"{{{words}}}" if is_wording(words) else words


def _list_rules(kind: str, of: str, words: str) -> list[Made]:
    """The rules of a list of two or more."""
    rest, word = _named(f"rest of {of} with {words}"), _word(words)
    pair, more = f"{{first:{of}}} {word} {{last:{of}}}", f"{{first:{of}}}, {{rest:{rest}}}"
    again = f"{{first:{of}}} {word} {{rest:{rest}}}"
    made = [Made(kind, pair, "(first, last)"), Made(kind, more, "(first, *rest)"), Made(kind, again, "(first, *rest)")]
    return [
        *made,
        Made(rest, pair, "(first, last)"),
        Made(rest, f"{{first:{of}}}, {word} {{last:{of}}}", "(first, last)"),
        Made(rest, more, "(first, *rest)"),
        Made(rest, again, "(first, *rest)"),
    ]
