"""One card explained: it is compiled with somebody listening, and then told ability by ability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from playmat.kernel.build.match import Match
from playmat.kernel.state.zone_tables import Tables
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.text.explain.english import sentence
from playmat.text.explain.explainer import Explainer, Line, Refers, limited
from playmat.text.explain.hearing import Hearing, told_apart

if TYPE_CHECKING:
    from playmat.kernel.words.book import Book
    from playmat.text.explain.vocabulary import Vocabulary


@dataclass(frozen=True)
class ExplainedAbility:
    """An ability in plain words. What it has not got is empty."""

    text: str
    kind: str
    keyword: str
    works: str
    when: str
    condition: str
    limit: str
    cost: tuple[Line, ...]
    steps: tuple[Line, ...]
    refers: tuple[Refers, ...]


@dataclass(frozen=True)
class Explained:
    """A card, or one side of it."""

    card: str
    abilities: tuple[ExplainedAbility, ...]


def explain_card(book: Book, words: Vocabulary, card: Card, texts: Sequence[str]) -> Explained:
    """What the engine understood of a card; `texts` is how each ability is printed.

    Raises what stops the card from being compiled.
    """
    own = replace(card, abilities=told_apart(book.texts.as_meant(card)))
    hearing = Hearing()
    match = Match(book)
    match.tables = Tables(book)
    match.tables.hears = hearing
    match.add_card(own)
    e = Explainer(book, words, hearing)
    pairs = zip(texts, own.abilities, strict=True)
    return Explained(card.name, tuple(explain_ability(e, text, ability) for text, ability in pairs))


def explain_ability(e: Explainer, text: str, ability: n.Ability) -> ExplainedAbility:
    e.ability += 1
    e.refers, e.at = [], ""
    e.standing, e.trigger = ability.kind == "continuous", ability.trigger
    when = sentence(e.say(ability.trigger)) if ability.trigger is not None else ""
    condition = sentence(f"only while {e.say(ability.gate)}") if ability.gate is not None else ""
    return ExplainedAbility(
        text=text,
        kind=e.kind(ability) if says_something(ability) else "note",
        keyword=e.keyword(ability.keyword) if ability.keyword else "",
        works=sentence(e.works(ability)) if says_something(ability) else "",
        when=when,
        condition=condition,
        limit=sentence(limited(ability.limit)) if ability.limit else "",
        cost=tuple(e.costs(ability.cost)),
        steps=tuple(e.steps(ability.effect)) if says_something(ability) else (Line("It does nothing."),),
        refers=tuple(e.refers),
    )


def says_something(ability: n.Ability) -> bool:
    """Whether it is more than a note in brackets."""
    return bool(ability.keyword) or not isinstance(ability.effect, n.Nothing)
