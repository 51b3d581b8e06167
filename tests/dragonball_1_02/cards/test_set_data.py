"""The data of The Weathervane Cup: shape of every card, its text read and printed back, arithmetic of every deck,
and the README's table against the texts.

Only the card language of the book is asked, not the engine.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from playmat.books.dragonball_1_02.cards import card_from
from playmat.books.dragonball_1_02.lexicon import language
from playmat.kernel.words.cards import Card
from playmat.text import check, print_abilities, read_card

SET = Path(__file__).resolve().parents[3] / "src/playmat/games/dragonball_1_02"
DECKS = sorted((SET / "decks").glob("*.json"))
COLORS = {"Red": "R", "Blue": "B", "Green": "G", "Yellow": "Y"}
COMMON = {"id", "name", "type", "color", "text", "flavour"}
PERSON = {"power", "character", "trait", "era"}
FIELDS = {
    "leader": COMMON | PERSON | {"name_back", "power_back", "text_back"},
    "battle": COMMON | PERSON | {"energy_cost", "combo_energy", "combo_power"},
    "extra": COMMON | {"energy_cost"},
}
# lowest and highest power for each total cost of a Battle Card
POWERS = {
    1: (1000, 5000),
    2: (10000, 15000),
    3: (10000, 20000),
    4: (15000, 20000),
    5: (20000, 25000),
    6: (15000, 30000),
    7: (25000, 30000),
}
ANY_NUMBER = "You can include as many copies of this card in your deck as you like."

Record = dict[str, Any]

# The README's table: what a line of a card's text must say for the mechanic to be on it.
MECHANICS = {
    "cards without text": r"^$",
    "awaken": r"^\[Awaken\]",
    "awaken at any life": r"can activate \[Awaken\]",
    "field": r"^\[Field\]",
    "blocker": r"^\[Blocker\]",
    "evolve": r"^\[Evolve\]",
    "when a card evolves": r"When a card evolves into this card",
    "critical": r"^\[Critical\]",
    "double strike": r"^\[Double Strike\]",
    "triple strike": r"^\[Triple Strike\]",
    "quadruple strike": r"^\[Quadruple Strike\]",
    "dual attack": r"^\[Dual Attack\]",
    "triple attack": r"^\[Triple Attack\]",
    "revenge": r"^\[Revenge\]",
    "counter: play": r"^\[Counter: Play\]",
    "counter: attack": r"^\[Counter: Attack\]",
    "counter to an attack by a Battle Card": r"^\[Counter: Battle Card Attack\]",
    "counter: counter": r"^\[Counter: Counter\]",
    "once per turn, activated": r"^\[Activate: \w+\] \[Once per turn\]",
    "once per turn, automatic": r"^\[Auto\] \[Once per turn\]",
    "activate: main": r"^\[Activate: Main\]",
    "activate: battle": r"^\[Activate: Battle\]",
    "permanent": r"^\[Permanent\]",
    "auto, when played": r"^\[Auto\] When you play this card",
    "auto, when another card is played": r"When you play another",
    "auto, when attacking": r"^\[Auto\].* (this card|it) attacks",
    "auto, when KO-ed": r"^\[Auto\] When this card is KO-ed",
    "auto, when it KO-s": r"^\[Auto\] When this card KO-s",
    "auto, when it inflicts damage": r"^\[Auto\] When this card inflicts damage",
    "auto, with a combo": r"^\[Auto\] (During your turn, w|W)hen you combo with this card",
    "auto, with a block": r"^\[Auto\].* (activates|activate this card's) \[Blocker\]",
    "auto, end of battle": r"^\[Auto\] At the end of the battle",
    "auto, end of turn": r"^\[Auto\] At the end of your turn",
    "auto, beginning of the Main Phase": r"^\[Auto\] At the beginning of your Main Phase",
    "situation trigger": r"^\[Auto\] When you have \d+ or more",
    "drawing": r"\b[Dd]raw \d cards?\b",
    "drawing up to a hand size": r"draw cards until you have",
    "the opponent draws": r"your opponent draws",
    "searching the deck": r"from your deck and (add|play)",
    "looking at the top cards": r"\b[Ll]ook at (up to|the top)",
    "revealing": r"reveal the top card",
    "returning opposing cards to the hand": r"owner's hand",
    "returning itself to the hand": r"return this card to your hand",
    "back from the Drop Area": r"from your Drop Area and (add|play|combo)",
    "KO by power": r"with \d+ or less power and KO",
    "KO by energy cost": r"energy cost of \d or less and KO",
    "KO of resting cards": r"in Rest Mode and KO",
    "KO within a total": r"of which the total power adds up to",
    "energy from the deck": r"to your energy|Energy Area.*bottom of your deck",
    "energy from the hand": r"from your hand and place it in your Energy Area",
    "energy made active": r"of your energy(, | and )switch (it|them) to Active Mode",
    "more power": r"gains? \+\d+ power",
    "less power": r"loses \d+ power",
    "power for each": r"power for each",
    "more combo power": r"to this card's combo power",
    "combo by a skill": r"and combo with it",
    "life as a cost": r"\d card from your life [^:]*:",
    "recovering life": r"add (it|the top card of your deck) to your life",
    "discarding as a cost": r"\] Place 1 (red )?card from your hand in the Drop Area:",
    "discarding by the opponent": r"opponent chooses 1 card from their hand",
    "discarding at random": r"at random from your opponent's hand",
    "both players choose": r"both players choose",
    "deck to Drop Area": r"from the top of your deck in the Drop Area",
    "damage by a skill": r"inflict \d damage",
    "replacement, KO": r"would be KO-ed, return",
    "replacement, KO, optional": r"would be KO-ed, you may",
    "replacement, damage": r"if damage is inflicted to your life,.* instead",
    "tokens": r"[Pp]lay \d [A-Z][A-Za-z ]* tokens?",
    "tokens as a cost": r"tokens in the Drop Area. If you do so",
    "up to": r"up to \d",
    "resting opposing cards": r"opponent's Battle Cards.* to Rest Mode",
    "staying rested": r"cannot be switched to Active Mode|does not switch to Active Mode",
    "made active again": r"Battle Cards.* switch it to Active Mode|[Ss]witch this card to Active Mode",
    "resting as a cost": r"Switch (this card|1 of your Battle Cards) to Rest Mode:",
    "attacking active cards": r"can attack Battle Cards in Active Mode",
    "a bar on attacking": r"cannot attack Battle Cards",
    "what cannot be blocked or countered": r"cannot (be blocked|activate \[(Blocker|Counter: Attack)\])",
    "changing the target of an attack": r"change the target of the attack",
    "negating an attack": r"negate the attack|Negate the attack",
    "negating a play": r"Negate the play",
    "played in Rest Mode": r"played in Rest Mode",
    "negating a blocker": r"negate that \[Blocker\]",
    "negating skills": r"Negate all of its skills",
    "cheaper cards": r"Reduce the energy cost",
    "played for nothing": r"without paying its energy cost",
    "a skill given to other cards": r'gains "\[Evolve\]',
    "a keyword under a condition": r"this card gains \[Double Strike\]",
    "aura": r"[Aa]ll of your [^.]* gain \+\d+ power",
    "cards under a card": r"under this card",
    "removing from the game": r"Remove this card from the game",
    "any number in a deck": ANY_NUMBER,
    "winning by a skill": r"you win the game",
}
KEYWORDS = {
    *("awaken", "field", "blocker", "evolve", "critical", "double strike", "triple strike", "quadruple strike"),
    *("dual attack", "revenge", "counter: play", "counter: attack", "counter: counter"),
    *("activate main", "activate battle"),
}


def strict(pairs: list[tuple[str, Any]]) -> Record:
    """A JSON object in which no key is written twice."""
    twice = [key for key, n in Counter(key for key, _ in pairs).items() if n > 1]
    assert not twice, f"keys written twice: {twice}"
    return dict(pairs)


def read(path: Path) -> Record:
    record: Record = json.loads(path.read_text(encoding="utf8"), object_pairs_hook=strict)
    return record


def texts_of(record: Record) -> list[str]:
    """The text, and a leader's text of the other side."""
    return [record[key] for key in ("text", "text_back") if key in record]


def lines_of(record: Record) -> list[str]:
    return [line for text in texts_of(record) for line in text.split("\n")]


def table_rows(readme: str) -> dict[str, list[str]]:
    """The README's table of mechanics, which names cards with a semicolon between them."""
    table = readme.split("## Mechanic to card\n")[1]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", table, re.MULTILINE)[1:]
    assert len(dict(rows)) == len(rows)
    return {mechanic: names.split("; ") for mechanic, names in rows}


FILE = read(SET / "cards.json")
RECORDS: list[Record] = FILE["cards"]
BY_ID = {record["id"]: record for record in RECORDS}
README = (SET / "README.md").read_text(encoding="utf8")
TABLE = table_rows(README)
TEXTS = [(record["name"], text) for record in RECORDS for text in texts_of(record) if text]


def called(record: Record) -> str:
    return str(record["id"])


def cost_of(record: Record) -> tuple[int, str]:
    """The total cost, and the letters of its colours."""
    found = re.fullmatch(r"(\d)\((?:-|((?:\{[RBGY]\})+))\)", record["energy_cost"])
    assert found
    return int(found[1]), (found[2] or "").replace("{", "").replace("}", "")


def abilities_of(card: Card) -> list[Any]:
    back = card.extra.get("back")
    return [*card.abilities, *(back.abilities if isinstance(back, Card) else ())]


@pytest.fixture(params=DECKS, ids=lambda path: path.stem)
def deck(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


# --- cards --------------------------------------------------------------------------------------


def test_heading() -> None:
    assert {key: FILE[key] for key in FILE if key != "cards"} == {
        "format": "playmat-cards",
        "version": 1,
        "book": "dragonball-1.02",
        "set": "The Weathervane Cup",
    }


def test_size_names_and_colors() -> None:
    assert len(RECORDS) == 94
    assert len({record["name"] for record in RECORDS}) == len(BY_ID) == len(RECORDS)
    assert {record["color"] for record in RECORDS} == set(COLORS)
    assert Counter(record["color"] for record in RECORDS if record["type"] == "leader") == dict.fromkeys(COLORS, 1)


def test_one_card_a_line() -> None:
    lines = (SET / "cards.json").read_text(encoding="utf8").splitlines()
    assert [json.loads(line.rstrip(","))["id"] for line in lines[1:-1]] == list(BY_ID)


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_card(record: Record) -> None:
    assert set(record) == FIELDS[record["type"]]
    assert record["id"] == re.sub(r"[^a-z0-9]+", "-", record["name"].lower().replace("'", "")).strip("-")
    assert record["flavour"]
    if record["type"] == "leader":
        assert (record["power"], record["power_back"]) == (10000, 15000)


@pytest.mark.parametrize("record", [r for r in RECORDS if r["type"] != "leader"], ids=called)
def test_cost_has_the_colors_of_the_card(record: Record) -> None:
    total, letters = cost_of(record)
    assert set(letters) == ({COLORS[record["color"]]} if total else set())
    assert len(letters) <= total


@pytest.mark.parametrize("record", [r for r in RECORDS if r["type"] == "battle"], ids=called)
def test_battle_card_values(record: Record) -> None:
    low, high = POWERS[cost_of(record)[0]]
    assert low <= record["power"] <= high
    assert record["power"] % 1000 == 0
    assert (record["combo_energy"], record["combo_power"]) in {(0, 0), (0, 5000), (1, 10000)}
    assert record["combo_energy"] == (record["combo_power"] == 10000)
    assert cost_of(record)[0] < 4 or record["combo_energy"] == 1


def test_every_color_has_cards_without_text() -> None:
    plain = {(r["color"], cost_of(r)[0], r["power"]) for r in RECORDS if r["type"] == "battle" and not r["text"]}
    assert plain == {(color, *values) for color in COLORS for values in ((2, 15000), (3, 20000))}


# --- texts --------------------------------------------------------------------------------------


def test_all_texts_are_read() -> None:
    report = check(language(), TEXTS)
    assert [verdict.message for verdict in report.verdicts if verdict.outcome != "read"] == []
    assert report.totals["read"] == len(TEXTS) == 90


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_round_trip(record: Record) -> None:
    for text in texts_of(record):
        assert print_abilities(language(), read_card(language(), record["name"], text)) == text


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_one_skill_a_line(record: Record) -> None:
    card = card_from(record)
    assert len(abilities_of(card)) == len([line for line in lines_of(record) if line])
    assert ("back" in card.extra) == (record["type"] == "leader")


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_text_names_only_what_exists(record: Record) -> None:
    """Double angles for traits (2-6-4), single ones for characters (2-5-3)."""
    for text in texts_of(record):
        people = [r for r in RECORDS if r["type"] != "extra"]
        traits = {r["trait"] for r in people}
        characters = {name for r in people for name in r["character"].split("/")}
        assert set(re.findall(r"<<([^<>]+)>>", text)) <= traits
        assert set(re.findall(r"(?<!<)<([^<>]+)>(?!>)", text)) <= characters


@pytest.mark.parametrize("record", [r for r in RECORDS if r["type"] == "leader"], ids=called)
def test_leader_awakens_on_its_front_only(record: Record) -> None:
    card = card_from(record)
    back = card.extra["back"]
    assert isinstance(back, Card)
    assert [ability.keyword for ability in card.abilities].count("awaken") == 1
    assert "awaken" not in [ability.keyword for ability in back.abilities]
    assert "flip this card over" in record["text"]
    assert back.name == record["name_back"] != card.name


def test_evolving_cards_have_something_cheaper_to_evolve_from() -> None:
    for record in RECORDS:
        for energy, name in re.findall(r"(?m)^\[Evolve\] (\S+): <([^<>]+)>", record["text"]):
            marks = re.findall(r"\{(\w)\}", energy)
            total = sum(int(mark) if mark.isdecimal() else 1 for mark in marks)
            below = [r for r in RECORDS if r["type"] == "battle" and r["character"] == name and r is not record]
            assert any(cost_of(r)[0] < cost_of(record)[0] for r in below)
            assert total < cost_of(record)[0]


@pytest.mark.parametrize("keyword", sorted(KEYWORDS))
def test_keyword_is_in_some_deck(keyword: str) -> None:
    used = {key for path in DECKS for key in (read(path)["leader"], *read(path)["cards"])}
    assert any(ability.keyword == keyword for key in used for ability in abilities_of(card_from(BY_ID[key])))


# --- decks --------------------------------------------------------------------------------------


def test_four_decks_with_four_leaders() -> None:
    leaders = [read(path)["leader"] for path in DECKS]
    assert sorted(leaders) == sorted(key for key in BY_ID if BY_ID[key]["type"] == "leader")


def test_deck_shape(deck: Record) -> None:
    assert set(deck) == {"format", "version", "book", "name", "about", "leader", "cards"}
    assert (deck["format"], deck["version"], deck["book"]) == ("playmat-deck", 1, "dragonball-1.02")
    assert set(deck["cards"]) <= set(BY_ID)
    assert all(type(n) is int and n >= 1 for n in deck["cards"].values())


def test_deck_is_fifty_battle_and_extra_cards(deck: Record) -> None:
    """5-1-2, 5-1-3: the leader is not one of them."""
    assert sum(deck["cards"].values()) == 50
    assert {BY_ID[key]["type"] for key in deck["cards"]} == {"battle", "extra"}


def test_deck_four_of_a_number_unless_the_card_says_otherwise(deck: Record) -> None:
    """5-1-3-1, and 5-1-3-2 for the exception."""
    over = [key for key, n in deck["cards"].items() if n > 4 and ANY_NUMBER not in BY_ID[key]["text"]]
    assert not over


def test_some_deck_uses_the_freedom_from_the_limit() -> None:
    assert any(n > 4 for path in DECKS for n in read(path)["cards"].values())


def test_deck_can_pay_for_itself(deck: Record) -> None:
    """Nine in ten of the cards have the leader's colour, and enough are cheap to begin with."""
    color = BY_ID[deck["leader"]]["color"]
    assert sum(n for key, n in deck["cards"].items() if BY_ID[key]["color"] == color) >= 45
    assert sum(n for key, n in deck["cards"].items() if cost_of(BY_ID[key])[0] <= 2) >= 20
    assert sum(n for key, n in deck["cards"].items() if BY_ID[key].get("combo_energy") == 0) >= 20


def test_one_deck_has_two_colors() -> None:
    colors = [len({BY_ID[key]["color"] for key in read(path)["cards"]}) for path in DECKS]
    assert sorted(colors) == [1, 1, 1, 2]


def test_every_card_is_in_a_deck() -> None:
    used = {key for path in DECKS for key in (read(path)["leader"], *read(path)["cards"])}
    assert used == set(BY_ID)


# --- the README ---------------------------------------------------------------------------------


def test_readme_names_every_card_and_deck() -> None:
    unnamed = [record["name"] for record in RECORDS if record["name"] not in README]
    assert not unnamed
    assert all(f"`{path.stem}`" in README for path in DECKS)


def test_readme_table_has_every_mechanic() -> None:
    assert list(TABLE) == list(MECHANICS)


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_mechanic_is_on_the_cards_named(mechanic: str) -> None:
    by_name = {record["name"]: record for record in RECORDS}
    for name in TABLE[mechanic]:
        assert any(re.search(MECHANICS[mechanic], line) for line in lines_of(by_name[name])), name
