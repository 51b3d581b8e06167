"""Every ability of the set does something when it is set off; one that does nothing is found out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import playmat
from playmat.kernel.words import nodes as n
from playmat.kernel.words.cards import Card
from playmat.play.trying.trial import Tried, Trying, try_file

BOOK = "dragonball-1.02"
SET = Path(playmat.__file__).parent / "games" / "dragonball_1_02" / "cards.json"
CORPUS = Path(__file__).resolve().parents[4] / "shared" / "cards" / f"{BOOK}.jsonl"
FLOOR = 0.98

NEVER = n.Compare(n.Number(1), ">", n.Number(2))
ALWAYS = n.Compare(n.Number(2), ">", n.Number(1))
DRAW = n.Perform("draw", n.Number(1))
ATTACKS = n.On("attack", (("attacker", n.This()),))
HAND = n.Choose(n.Cards(("hand",)), n.Number(1))
STRONGER = n.Modify(n.This(), (n.Add("power", n.Number(100)),))
NO_STRONGER = n.Modify(n.This(), (n.Add("power", n.Number(0)),))
WHERE = ("battle",)
MAIN = "activate main"

PLANTED = {
    "automatic": (
        n.Ability("automatic", n.If(NEVER, DRAW), WHERE, ATTACKS),
        n.Ability("automatic", n.If(ALWAYS, DRAW), WHERE, ATTACKS),
    ),
    "activated": (
        n.Ability("activated", HAND, WHERE, keyword=MAIN),
        n.Ability("activated", n.Sequence((HAND, n.Move(n.It(), "drop"))), WHERE, keyword=MAIN),
    ),
    "continuous": (n.Ability("continuous", NO_STRONGER, WHERE), n.Ability("continuous", STRONGER, WHERE)),
    "gated": (
        n.Ability("continuous", STRONGER, WHERE, gate=NEVER), n.Ability("continuous", STRONGER, WHERE, gate=ALWAYS)
    ),
}  # fmt: skip
"""For each kind an ability that does nothing, and beside it one that does."""


def card_with(ability: n.Ability) -> Card:
    plain = next(card for card in playmat.own_library(BOOK).cards if card.printed["type"] == "battle")
    printed = {**plain.printed, "keywords": ()}
    return replace(plain, name="Idle Passer-by", printed=printed, abilities=(ability,), extra={})


def tried(card: Card) -> Tried:
    trying = Trying(BOOK)
    trying.add(card)
    return trying.result()


def test_every_ability_of_the_set_does_something():
    found = try_file(SET, BOOK)
    assert [*found.nothing, *found.not_set_up] == []
    assert found.did == found.abilities > 0


@pytest.mark.parametrize("kind", PLANTED)
def test_an_ability_that_does_nothing_is_listed(kind):
    idle, _ = PLANTED[kind]
    found = tried(card_with(idle))
    assert {each.card for each in (*found.nothing, *found.not_set_up)} == {"Idle Passer-by"}
    assert found.did == found.abilities - 1
    assert all(each.why for each in (*found.nothing, *found.not_set_up))


@pytest.mark.parametrize("kind", PLANTED)
def test_the_same_ability_with_an_effect_is_not(kind):
    _, busy = PLANTED[kind]
    assert tried(card_with(busy)).is_whole


@pytest.mark.parametrize("kind", ["automatic", "activated"])
def test_what_is_set_off_in_vain_is_told_from_what_is_not(kind):
    idle, _ = PLANTED[kind]
    assert [each.why for each in tried(card_with(idle)).nothing] == ["it was set off, and nothing came of it"]


def test_the_same_seed_gives_the_same_result():
    idle, _ = PLANTED["automatic"]
    assert tried(card_with(idle)) == tried(card_with(idle))


@pytest.mark.soak
@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real cards is not here")
def test_nearly_every_ability_of_real_cards_does_something():
    found = try_file(CORPUS, BOOK)
    assert found.did / found.abilities >= FLOOR
