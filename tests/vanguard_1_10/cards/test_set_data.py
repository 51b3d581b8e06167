"""The data of Lamps and Tides: shape of every card, arithmetic of every deck, and the README's table.

Nothing here asks the engine: these claims hold for the files alone.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

SET = Path(__file__).resolve().parents[3] / "src/playmat/games/vanguard_1_10"
DECKS = sorted((SET / "decks").glob("*.json"))
CLANS = {"Lampwright Guild", "Undertow Court"}
REQUIRED = {"id", "name", "type", "grade", "clan", "race", "power", "critical", "skill", "text", "flavour"}
OPTIONAL = {"shield", "trigger"}
SKILLS = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive"}
POWERS = {0: (4000, 6000), 1: (6000, 8000), 2: (8000, 11000), 3: (9000, 11000)}
SHIELDS: dict[int, set[int | None]] = {0: {5000, 10000}, 1: {0, 5000}, 2: {5000}, 3: {None}}

Record = dict[str, Any]

# What a text must say for the mechanic to be in the set.
MECHANICS = {
    "restraint": r":Restraint",
    "lord": r":Lord",
    "sentinel": r"\[CONT\]:Sentinel",
    "forerunner": r"\[AUTO\]:Forerunner",
    "limit break, continuous": r"\[CONT\]\(VC\)\[Limit-Break 4\]",
    "limit break, automatic": r"\[AUTO\]\(VC\)\[Limit-Break 4\]",
    "limit break, activated": r"\[ACT\]\(VC\)\[Limit-Break 4\]",
    "counter blast": r"\[Counter-Blast \d",
    "soul blast": r"\[Soul-Blast \d",
    "soul charge": r"\[Soul-Charge \d\]",
    "bind as a cost": r"\[Bind this card\]",
    "bind an opposing unit": r"opponent's .*, bind it",
    "back from the bind zone": r"\]Bind zone:.*(call|return) this card",
    "heal by effect": r"heal it",
    "damage by effect": r"Deal one damage",
    "superior ride from deck": r"top of your deck.*ride it",
    "superior ride from drop": r"\[ACT\]\[Drop Zone\].*ride this card",
    "superior ride from hand": r"\[ACT\]\(Hand\).*ride this card",
    "superior call from deck": r"search your deck.*call it to \(RC\)",
    "superior call from hand": r"from your hand, and call it",
    "superior call from soul": r"from your soul, and call it",
    "superior call from drop": r"from your drop zone, and call them",
    "retire own": r"your <<[^>]*>> rear-guards, and retire it\]",
    "retire opposing": r"opponent's[^.]*rear-guards, and retire it\.",
    "look": r"look at .*the top",
    "reveal": r"reveal the top card",
    "discard as a cost": r"and discard it\]",
    "discard as an effect": r"and discard them\.",
    "discard at random": r"at random from your opponent's hand, and discard it",
    "return to own hand": r"return it to your hand",
    "return to the opponent's hand": r"to your opponent's hand",
    "return to deck": r"return this unit to your deck",
    "aura": r"all of your other <<[^>]*>> get",
    "ability for another unit": r'another of your [^.]*that unit gets "\[AUTO\]',
    "replacement, mandatory": r"would be put into the drop zone from \(RC\), bind this unit instead",
    "replacement, optional": r"would be put into the drop zone from \(RC\), you may .* instead",
    "situation trigger": r"When you have no cards in your hand",
    "timed trigger": r"at the beginning of the end phase of that turn",
    "zone-change trigger": r"When this unit is put into the drop zone",
    "any number in a deck": r"any number of cards named",
    "winning by effect": r"you win the game",
    "each player chooses": r"each player chooses",
    "up to": r"[Cc]hoose up to",
    "naming a number": r"name a number",
    "cannot be hit": r"cannot be hit",
    "once a turn": r"cannot be used for the rest of that turn",
    "drive check trigger": r"drive check reveals",
    "boosted attack hits": r"hits a vanguard during the battle that this unit boosted",
}


def strict(pairs: list[tuple[str, Any]]) -> Record:
    """A JSON object in which no key is written twice."""
    twice = [key for key, n in Counter(key for key, _ in pairs).items() if n > 1]
    assert not twice, f"keys written twice: {twice}"
    return dict(pairs)


def read(path: Path) -> Record:
    record: Record = json.loads(path.read_text(encoding="utf8"), object_pairs_hook=strict)
    return record


FILE = read(SET / "cards.json")
CARDS: list[Record] = FILE["cards"]
BY_ID = {card["id"]: card for card in CARDS}
TEXTS = [card for card in CARDS if card["text"]]


def called(record: Record) -> str:
    return str(record["id"])


@pytest.fixture(params=DECKS, ids=lambda path: path.stem)
def deck(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def count(deck: Record, **wanted: Any) -> int:
    """How many cards of the deck have these characteristics."""
    return sum(
        n for key, n in deck["cards"].items() if all(BY_ID[key].get(field) == value for field, value in wanted.items())
    )


def free_of_the_limit(card: Record) -> bool:
    return f'You may have any number of cards named "{card["name"]}" in a deck.' in card["text"]


def test_heading() -> None:
    assert {key: FILE[key] for key in FILE if key != "cards"} == {
        "format": "playmat-cards",
        "version": 1,
        "book": "vanguard-1.10",
        "set": "Lamps and Tides",
    }


def test_size_names_and_clans() -> None:
    assert len(CARDS) >= 64
    assert len({card["name"] for card in CARDS}) == len(CARDS)
    assert len(BY_ID) == len(CARDS)
    assert {card["clan"] for card in CARDS} == CLANS


def test_one_card_a_line() -> None:
    lines = (SET / "cards.json").read_text(encoding="utf8").splitlines()
    assert [json.loads(line.rstrip(","))["id"] for line in lines[1:-1]] == list(BY_ID)


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_card(card: Record) -> None:
    grade = card["grade"]
    low, high = POWERS[grade]
    assert REQUIRED <= set(card) <= REQUIRED | OPTIONAL
    assert card["id"] == re.sub(r"[^a-z0-9]+", "-", card["name"].lower().replace("'", "")).strip("-")
    assert low <= card["power"] <= high
    assert card["power"] % 1000 == 0
    assert card["critical"] == 1
    assert card.get("shield") in SHIELDS[grade]
    assert card["skill"] == SKILLS[grade]
    assert card["flavour"]


@pytest.mark.parametrize("card", CARDS, ids=called)
def test_trigger_units_and_only_they_have_a_trigger(card: Record) -> None:
    if card["type"] == "normal unit":
        assert "trigger" not in card
        return
    assert card["type"] == "trigger unit"
    assert card["grade"] == 0
    assert card["trigger"] in {"critical", "draw", "stand", "heal"}
    assert card["shield"] == (5000 if card["trigger"] == "draw" else 10000)


def test_both_clans_have_all_triggers() -> None:
    found = {(card["clan"], card["trigger"]) for card in CARDS if "trigger" in card}
    assert found == {(clan, icon) for clan in CLANS for icon in ("critical", "draw", "stand", "heal")}


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_text_is_well_formed(card: Record) -> None:
    text = card["text"]
    for line in text.split("\n"):
        assert re.match(r"\[(CONT|AUTO|ACT)\]", line)
    for left, right in (("[", "]"), ("(", ")")):
        assert text.count(left) == text.count(right)
    assert text.count('"') % 2 == 0
    assert "  " not in text
    assert text == text.strip()


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_text_names_only_what_exists(card: Record) -> None:
    """Clans stand in double brackets (2.2.3), races in single ones (2.3.1.2), names in quotes (2.1.1.2)."""
    text = card["text"]
    assert set(re.findall(r"<<([^<>]+)>>", text)) <= CLANS
    assert set(re.findall(r"(?<!<)<([^<>]+)>(?!>)", text)) <= {other["race"] for other in CARDS}
    names = set(re.findall(r'named "([^"]+)"', text)) | set(re.findall(r'" or "([^"]+)"', text))
    assert names <= {other["name"] for other in CARDS}


@pytest.mark.parametrize("card", TEXTS, ids=called)
def test_article_before_a_clan(card: Record) -> None:
    assert not re.search(r"\b(an <<Lampwright|a <<Undertow|an grade)", card["text"], re.I)


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_mechanic_is_used(mechanic: str) -> None:
    assert any(re.search(MECHANICS[mechanic], card["text"]) for card in TEXTS)


def test_both_clans_have_units_without_text() -> None:
    assert {(card["clan"], card["grade"]) for card in CARDS if not card["text"] and "trigger" not in card} == {
        (clan, grade) for clan in CLANS for grade in (0, 1, 2)
    }


def clans_of(deck: Record) -> frozenset[str]:
    return frozenset(BY_ID[key]["clan"] for key in deck["cards"])


def test_two_decks_a_clan_and_one_of_both() -> None:
    clans = Counter(clans_of(read(path)) for path in DECKS)
    assert clans == {**{frozenset({clan}): 2 for clan in CLANS}, frozenset(CLANS): 1}


def test_deck_shape(deck: Record) -> None:
    assert set(deck) == {"format", "version", "book", "name", "about", "first_vanguard", "cards"}
    assert (deck["format"], deck["version"], deck["book"]) == ("playmat-deck", 1, "vanguard-1.10")
    assert set(deck["cards"]) <= set(BY_ID)
    assert all(type(n) is int and n >= 1 for n in deck["cards"].values())


def test_deck_counts(deck: Record) -> None:
    assert sum(deck["cards"].values()) == 50
    assert count(deck, type="trigger unit") == 16
    assert count(deck, trigger="heal") <= 4


def test_deck_four_of_a_name_unless_the_card_says_otherwise(deck: Record) -> None:
    over = [key for key, n in deck["cards"].items() if n > 4 and not free_of_the_limit(BY_ID[key])]
    assert not over


def test_deck_sentinels(deck: Record) -> None:
    sentinels = sum(n for key, n in deck["cards"].items() if "[CONT]:Sentinel" in BY_ID[key]["text"])
    assert 1 <= sentinels <= 4


def test_deck_first_vanguard(deck: Record) -> None:
    first = deck["first_vanguard"]
    assert deck["cards"][first] >= 1
    assert BY_ID[first]["grade"] == 0


def test_deck_checks_triggers_of_the_clan_it_begins_with(deck: Record) -> None:
    clan = BY_ID[deck["first_vanguard"]]["clan"]
    assert count(deck, clan=clan, type="trigger unit") == 16


def test_deck_can_ride_up(deck: Record) -> None:
    """Enough of each grade that a hand of five usually rides to grade 3 in time."""
    assert count(deck, grade=1) >= 13
    assert count(deck, grade=2) >= 10
    assert count(deck, grade=3) >= 7


def test_some_deck_uses_the_freedom_from_the_limit() -> None:
    assert any(n > 4 for path in DECKS for n in read(path)["cards"].values())


def test_every_card_is_in_a_deck() -> None:
    used = {key for path in DECKS for key in read(path)["cards"]}
    assert used == set(BY_ID)


def test_readme_names_every_card_and_deck() -> None:
    readme = (SET / "README.md").read_text(encoding="utf8")
    unnamed = [card["name"] for card in CARDS if card["name"] not in readme]
    assert not unnamed
    assert all(f"`{path.stem}`" in readme for path in DECKS)
