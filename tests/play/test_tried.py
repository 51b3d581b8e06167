"""Every ability of our sets does something when it is set off; one that does nothing is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

import playmat
from playmat.books import BOOKS
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.play.trying.trial import Tried, Trying, try_file

GAMES = Path(playmat.__file__).parent / "games"
CORPORA = Path(__file__).resolve().parents[3] / "shared" / "cards"
FLOOR = 0.98


@dataclass(frozen=True)
class Told:
    """What a book calls things: strength, where fighters are and used cards go, and how often a skill may be used."""

    strength: str
    field: str
    spent: str
    is_fighter: Callable[[Card], bool]
    limit: str = ""
    keyword: str = ""


TOLD = {
    "vanguard-1.10": Told("power", "rear-guard circle", "drop", lambda card: card.printed["grade"] == 2, "turn"),
    "vanguard-2.01": Told("power", "rear-guard circle", "drop", lambda card: card.printed["grade"] == 2, "turn"),
    "vanguard-overdress": Told("power", "rear-guard circle", "drop", lambda card: card.printed["grade"] == 2, "turn"),
    "dragonball-1.02": Told(
        "power", "battle", "drop", lambda card: card.printed["type"] == "battle", keyword="activate main"
    ),
    "force-of-will-6.1": Told(
        "atk", "field", "graveyard", lambda card: card.printed["type"] == ("resonator",), "turn"
    ),
}  # fmt: skip

NEVER = n.Compare(n.Number(1), ">", n.Number(2))
ALWAYS = n.Compare(n.Number(2), ">", n.Number(1))
DRAW = n.Perform("draw", n.Number(1))
ATTACKS = n.On("attack", (("attacker", n.This()),))
HAND = n.Choose(n.Cards(("hand",)), n.Number(1))
KINDS = ("automatic", "activated", "continuous", "gated")


def planted(book: str, kind: str) -> tuple[n.Ability, n.Ability]:
    """Of each kind an ability that does nothing, and one that does."""
    told = TOLD[book]
    where, played = (told.field,), {"limit": told.limit, "keyword": told.keyword}
    stronger, no_stronger = (n.Modify(n.This(), (n.Add(told.strength, n.Number(by)),)) for by in (100, 0))
    spend = n.Sequence((HAND, n.Move(n.It(), told.spent)))
    match kind:
        case "automatic":
            effects = (n.If(NEVER, DRAW), n.If(ALWAYS, DRAW))
            idle, busy = (n.Ability("automatic", effect, where, ATTACKS) for effect in effects)
        case "activated":
            idle, busy = (n.Ability("activated", effect, where, **played) for effect in (HAND, spend))
        case "continuous":
            idle, busy = (n.Ability("continuous", effect, where) for effect in (no_stronger, stronger))
        case _:
            idle, busy = (n.Ability("continuous", stronger, where, gate=gate) for gate in (NEVER, ALWAYS))
    return idle, busy


def card_with(book: str, ability: n.Ability) -> Card:
    plain = next(card for card in playmat.own_library(book).cards if TOLD[book].is_fighter(card))
    printed = {**plain.printed, "keywords": ()}
    return replace(plain, name="Idle Passer-by", printed=printed, abilities=(ability,), extra={})


def tried(book: str, ability: n.Ability) -> Tried:
    trying = Trying(book)
    trying.add(card_with(book, ability))
    return trying.result()


@cache
def idly_tried(book: str, kind: str) -> Tried:
    """What comes of the ability that does nothing; several tests look at it."""
    idle, _ = planted(book, kind)
    return tried(book, idle)


@pytest.mark.parametrize("book", TOLD)
def test_every_ability_of_the_set_does_something(book):
    found = try_file(GAMES / BOOKS[book] / "cards.json", book)
    assert [*found.nothing, *found.not_set_up] == []
    assert found.did == found.abilities > 0


@pytest.mark.parametrize("book", TOLD)
@pytest.mark.parametrize("kind", KINDS)
def test_an_ability_that_does_nothing_is_listed(book, kind):
    found = idly_tried(book, kind)
    assert {each.card for each in (*found.nothing, *found.not_set_up)} == {"Idle Passer-by"}
    assert found.did == found.abilities - 1
    assert all(each.why for each in (*found.nothing, *found.not_set_up))


@pytest.mark.parametrize("book", TOLD)
@pytest.mark.parametrize("kind", KINDS)
def test_the_same_ability_with_an_effect_is_not(book, kind):
    _, busy = planted(book, kind)
    assert tried(book, busy).is_whole


@pytest.mark.parametrize("book", TOLD)
@pytest.mark.parametrize("kind", ["automatic", "activated"])
def test_what_is_set_off_in_vain_is_told_from_what_is_not(book, kind):
    assert [each.why for each in idly_tried(book, kind).nothing] == ["it was set off, and nothing came of it"]


@pytest.mark.parametrize("book", TOLD)
def test_the_same_seed_gives_the_same_result(book):
    idle, _ = planted(book, "automatic")
    assert tried(book, idle) == idly_tried(book, "automatic")


@pytest.mark.soak
@pytest.mark.parametrize("book", TOLD)
def test_nearly_every_ability_of_real_cards_does_something(book):
    corpus = CORPORA / f"{book}.jsonl"
    if not corpus.exists():
        pytest.skip("the corpus of real cards is not here")
    found = try_file(corpus, book)
    assert found.did / found.abilities >= FLOOR
