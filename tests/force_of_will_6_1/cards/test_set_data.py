"""The data of The Auction of Hours: shape of every card, its text read and printed back, arithmetic of every deck,
every keyword and action of the rules used, and the README's table against the texts.

Only the card language of the book is asked, not the engine.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from playmat.books.force_of_will_6_1.cards import card_from, put_sides_together
from playmat.books.force_of_will_6_1.lexicon import ATTRIBUTES, WILLS, language
from playmat.books.force_of_will_6_1.nodes import Awakening
from playmat.kernel.words.cards import Card
from playmat.kernel.words.nodes import Ability
from playmat.text import check, print_abilities, read_card

ROOT = Path(__file__).resolve().parents[3]
SET = ROOT / "src/playmat/games/force_of_will_6_1"
CORPUS = ROOT.parent / "shared/cards/force-of-will-6.1.jsonl"
DECKS = sorted((SET / "decks").glob("*.json"))

ALWAYS = {"id", "name", "type", "attribute", "text", "flavour"}
FIELDS = {
    "ruler": ALWAYS | {"race", "back"},
    "j-ruler": ALWAYS - {"id"} | {"race", "ATK", "DEF"},
    "resonator": ALWAYS | {"race", "cost", "ATK", "DEF"},
    "future": ALWAYS - {"id"} | {"race", "cost", "ATK", "DEF"},
    "chant": ALWAYS | {"cost"},
    "regalia": ALWAYS | {"cost", "trait"},
    "addition": ALWAYS | {"cost"},
    "magic stone": ALWAYS,
}
MAY_HAVE = {"resonator": {"back"}, "addition": {"back"}, "chant": {"trait"}}
LETTERS = {word: mark.strip("{}") for mark, word in WILLS.items()}
# lowest and highest ATK, then DEF, for each total cost of a resonator
STATS = {
    1: ((100, 400), (100, 400)),
    2: ((0, 600), (300, 700)),
    3: ((200, 1000), (400, 900)),
    4: ((700, 1100), (700, 900)),
    5: ((800, 1200), (800, 1200)),
    6: ((1200, 1400), (1100, 1400)),
}

Record = dict[str, Any]

# The README's table: what a line of a card must say for the mechanic to be on it. Beside the lines of its text, a
# card has one with its types and one with its cost. A number is the rule of a keyword or of an action by rules.
MECHANICS = {
    "cards without text": r"^$",
    "pierce (1102)": r"^\[Pierce\]",
    "precision (1103)": r"^\[Precision\]",
    "first strike (1104)": r"^\[First Strike\]",
    "explode (1105)": r"^\[Explode\]",
    "flying (1106)": r"^\[Flying\]",
    "swiftness (1107)": r"^\[Swiftness\]",
    "imperishable (1108)": r"^\[Imperishable\]",
    "awakening (1109)": r"^\[Awakening\]",
    "incarnation (1110)": r"^\[Incarnation\]",
    "incarnation, one attribute or another": r"^\[Incarnation\].* or ",
    "quickcast (1111)": r"^\[Quickcast\]",
    "quickcast as an old type": r"^type: Spell:Chant-Instant",
    "God's Art (1112)": r"^God's Art <",
    "trigger (1113)": r"^\[Trigger\]",
    "trigger, with a cost": r"^\[Trigger\] (\{|Pay)[^⇒]*:",
    "trigger, anytime": r"^\[Trigger\] Anytime:",
    "trigger, with a condition": r"^\[Trigger\] Whenever [^:]*⇒",
    "stealth (1114)": r"^\[Stealth\]",
    "remnant (1115)": r"^\[Remnant\]",
    "evolution (1116)": r"^\[Evolution\]",
    "shift (1117)": r"^\[Shift\]",
    "when it shifts": r"or shifts|As this card shifts",
    "limit (1118)": r"^\[Limit\]",
    "energize (1119)": r"^\[Energize\]",
    "barrier (1120)": r"^\[Barrier\]",
    "barrier against some": r"^\[Barrier\] (\{|\(Chant\))",
    "bestow (1121)": r"^\[Bestow\]",
    "mana (1122)": r"^\[Mana\]",
    "bloodlust (1123)": r"^\[Bloodlust\]",
    "torrent (1124)": r"^\[Torrent\]",
    "judgment (1125)": r"^\[Judgment\]",
    "inheritance (1126)": r"^\[Inheritance\]",
    "break, for Valhalla rules": r"^\[Break\]",
    "adding (1002)": r"^type: Addition:(Resonator|J/Resonator|Ruler/J-Ruler)",
    "paying will (1003)": r"^(\{[WRUGB]\})+[,:{]",
    "moon will": r"Produce \{M\}|^cost: \{M\}",
    "X in a cost": r"^cost: .*\{X\}",
    "removing from the game (1004)": r"^Remove target",
    "revealing (1005)": r"[Rr]eveal (it|the top)",
    "summoning (1006)": r"summon it",
    "dealing damage (1007)": r"deals \d+ damage",
    "no chasing (1008)": r"Players cannot chase this card",
    "drawing (1009)": r"\b[Dd]raw (a|two) cards?",
    "destroying (1010)": r"\b[Dd]estroy (target|all)",
    "banishing (1011)": r"\b[Bb]anish(es)? ",
    "cancelling (1012)": r"\bCancel ",
    "resting and recovering (1013)": r"\b(Rest|[Rr]ecover) (target|all|it|this)",
    "choosing (1014)": r"\b[Cc]hoose a card|Put two of them",
    "triggering (1015)": r"This triggers its \[Enter\] ability",
    "calling (1016)": r"cannot call magic stones",
    "copying (1017)": r"\bCopy target",
    "preventing (1018)": r"\bPrevent ",
    "discarding (1019)": r"\bdiscards? (a|that) card",
    "becoming (1020)": r"\bbecomes? ",
    "gaining ATK and DEF": r"\bgains? \[\+",
    "losing ATK or DEF": r"\bgains? \[(-|0/-)",
    "shuffling (1021)": r"\bshuffle your",
    "putting counters (1022)": r"\b[Pp]ut (a|two|three) \S+ counters?",
    "counters as a cost": r"\b[Rr]emove (a|two) \S+ counters? from this card:",
    "force (1023)": r"\[Force\]",
    "basic magic stones": r"^type: Basic Magic Stone",
    "magic stones of two attributes": r"^type: Special Magic Stone, \w+ Magic Stone, \w+ Magic Stone",
    "true magic stones": r"^type: .*True Magic Stone",
    "producing will": r"Produce \{",
    "field additions": r"^type: Addition:Field",
    "resonator additions": r"^type: Addition:Resonator",
    "J/resonator additions": r"^type: Addition:J/Resonator",
    "ruler additions": r"^type: Addition:Ruler/J-Ruler",
    "regalia": r"^type: Regalia",
    "tokens": r"resonator tokens? into your field",
    "enter": r"^\[Enter\]|^\[Awakening\].*\[Enter\]",
    "when it enters your field": r"^When this card enters your field",
    "when it attacks": r"^Whenever this card attacks",
    "when it deals damage": r"^Whenever this card deals damage",
    "when it leaves or is destroyed": r"is put into a graveyard from your field|When added resonator is destroyed",
    "when a card is played": r"^Whenever you play a chant|Whenever your opponent plays",
    "when life is gained or a card drawn": r"^Whenever you (gain life|draw a card)",
    "beginning or end of turn": r"^At the (beginning|end) of your turn",
    "life gained": r"\bgains? \d+ life",
    "once per turn": r"only once per turn",
    "life lost or paid": r"\bloses \d+ life|\b[Pp]ay \d+ life",
    "aura": r"^\w+ resonators you control gain|^Resonators you control with \[Flying\] gain",
    "modes": r"Choose one -",
    "control": r"Gain control of",
    "back to the hand": r"to (its|their) owner's hand",
    "back from the graveyard": r"from your graveyard into your (field|hand)",
    "looking at cards": r"\bLook at ",
    "searching": r"\bSearch your deck",
    "replacing destruction": r"would be destroyed, you may",
    "additional cost": r"As an additional cost",
    "cheaper cards": r"You pay \{1\} less to play this card",
    "bars on attacking and blocking": r"cannot (attack|be blocked)",
    "leave to block": r"can block",
    "entering rested": r"enters your field rested",
    "staying rested": r"doesn't recover during its controller's next recovery phase",
    "spending limited": r"Spend this will only",
    "magic stones by an effect": r"top card of your magic stone deck",
    "paid or cancelled": r"unless its controller pays",
}
ACTIONS = range(1002, 1024)
KEYWORD_RULES = range(1102, 1127)
KEYWORDS = {
    *("pierce", "precision", "first strike", "explode", "flying", "swiftness", "imperishable", "awakening"),
    *("incarnation", "quickcast", "god's art", "trigger", "stealth", "remnant", "evolution", "shift", "limit"),
    *("energize", "barrier", "bestow", "mana", "bloodlust", "torrent", "judgment", "inheritance"),
}


def strict(pairs: list[tuple[str, Any]]) -> Record:
    """A JSON object in which no key is written twice."""
    twice = [key for key, n in Counter(key for key, _ in pairs).items() if n > 1]
    assert not twice, f"keys written twice: {twice}"
    return dict(pairs)


def read(path: Path) -> Record:
    record: Record = json.loads(path.read_text(encoding="utf8"), object_pairs_hook=strict)
    return record


def sides_of(record: Record) -> list[Record]:
    return [record, record["back"]] if "back" in record else [record]


def types_of(side: Record) -> list[str]:
    return [side["type"]] if isinstance(side["type"], str) else side["type"]


def kind_of(side: Record) -> str:
    """Which set of fields a side has."""
    first = types_of(side)[0].lower()
    if first.endswith("(shift)"):
        return "future"
    if first.endswith("magic stone"):
        return "magic stone"
    return "chant" if first.startswith("spell:") else first.partition(":")[0]


def lines_of(record: Record) -> Iterator[str]:
    """The lines that the README's table is held against: text, types and cost of each side."""
    for side in sides_of(record):
        yield from side["text"].split("\n")
        yield "type: " + ", ".join(types_of(side))
        yield "cost: " + side.get("cost", "")


def marks_of(cost: str) -> list[str]:
    marks = re.findall(r"\{(\w+)\}", cost)
    assert "".join(f"{{{mark}}}" for mark in marks) == cost
    return marks


def total_of(cost: str) -> int:
    """203.5, 203.5b: X counts for nothing but in the chase."""
    return sum(int(mark) if mark.isdecimal() else mark != "X" for mark in marks_of(cost))


def table_rows(readme: str) -> dict[str, list[str]]:
    """The README's table of mechanics, which names cards with a semicolon between them."""
    table = readme.split("## Mechanic to card\n")[1]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", table, re.MULTILINE)[1:]
    assert len(dict(rows)) == len(rows)
    return {mechanic: names.split("; ") for mechanic, names in rows}


def abilities_of(card: Card) -> list[Ability]:
    """The abilities of both sides, and those that an awakening gives."""
    own = list(card.abilities)
    own += [a.effect.gives for a in own if isinstance(a.effect, Awakening) and a.effect.gives]
    back = card.extra.get("back")
    return own + abilities_of(back) if isinstance(back, Card) else own


FILE = read(SET / "cards.json")
RECORDS: list[Record] = FILE["cards"]
BY_ID = {record["id"]: record for record in RECORDS}
SIDES = [side for record in RECORDS for side in sides_of(record)]
README = (SET / "README.md").read_text(encoding="utf8")
TABLE = table_rows(README)
TEXTS = [(side["name"], side["text"]) for side in SIDES if side["text"]]
RESONATORS = [side for side in SIDES if kind_of(side) in ("resonator", "future")]


def called(record: Record) -> str:
    return str(record["id"])


def named(side: Record) -> str:
    return str(side["name"])


@pytest.fixture(params=DECKS, ids=lambda path: path.stem)
def deck(request: pytest.FixtureRequest) -> Record:
    return read(request.param)


def cards_of(deck: Record) -> set[str]:
    return {deck["ruler"], *deck["cards"], *deck["stones"]}


def used_in_decks() -> set[str]:
    return {key for path in DECKS for key in cards_of(read(path))}


# --- cards --------------------------------------------------------------------------------------


def test_heading() -> None:
    assert {key: FILE[key] for key in FILE if key != "cards"} == {
        "format": "playmat-cards",
        "version": 1,
        "book": "force-of-will-6.1",
        "set": "The Auction of Hours",
    }


def test_size_names_and_attributes() -> None:
    assert len(RECORDS) == 139
    assert len(BY_ID) == len(RECORDS)
    assert len({side["name"] for side in SIDES}) == len(SIDES) == 146
    assert {word for side in SIDES for word in side["attribute"]} == {*ATTRIBUTES, "void"}


def test_kinds() -> None:
    kinds = {"ruler": 4, "resonator": 69, "chant": 33, "addition": 13, "regalia": 7, "magic stone": 13}
    assert Counter(map(kind_of, RECORDS)) == kinds


def test_one_card_a_line() -> None:
    lines = (SET / "cards.json").read_text(encoding="utf8").splitlines()
    assert [json.loads(line.rstrip(","))["id"] for line in lines[1:-1]] == list(BY_ID)


@pytest.mark.parametrize("side", SIDES, ids=named)
def test_fields(side: Record) -> None:
    kind = kind_of(side)
    assert FIELDS[kind] <= set(side) <= FIELDS[kind] | MAY_HAVE.get(kind, set())
    assert side["flavour"]
    assert side["text"] or kind == "resonator"


@pytest.mark.parametrize("record", RECORDS, ids=called)
def test_id_is_the_name(record: Record) -> None:
    assert record["id"] == re.sub(r"[^a-z0-9]+", "-", record["name"].lower().replace("'", "")).strip("-")
    # such an ending would make the record the back of another
    assert put_sides_together([record]) == [record]


@pytest.mark.parametrize("side", [side for side in SIDES if "cost" in side], ids=named)
def test_attributes_are_those_of_the_cost(side: Record) -> None:
    letters = {mark for mark in marks_of(side["cost"]) if mark in LETTERS.values()} - {"M"}
    assert {LETTERS[word] for word in side["attribute"] if word != "void"} == letters
    assert ("void" in side["attribute"]) == (not letters)


@pytest.mark.parametrize("side", RESONATORS, ids=named)
def test_stats_fit_the_cost(side: Record) -> None:
    attack, defence = STATS[total_of(side["cost"])]
    assert attack[0] <= side["ATK"] <= attack[1]
    assert defence[0] <= side["DEF"] <= defence[1]
    assert side["ATK"] % 100 == side["DEF"] % 100 == 0


@pytest.mark.skipif(not CORPUS.exists(), reason="the card corpus is not here")
@pytest.mark.parametrize("cost", range(1, 6))
def test_stats_are_near_those_of_real_cards(cost: int) -> None:
    real = [json.loads(line) for line in CORPUS.read_text(encoding="utf8").splitlines()]
    priced = [r for r in real if "Resonator" in r["type"] and "ATK" in r and r.get("cost", "").startswith("{")]
    for stat in ("ATK", "DEF"):
        theirs = mean(int(r[stat]) for r in priced if total_of(r["cost"]) == cost)
        ours = mean(r[stat] for r in RESONATORS if total_of(r["cost"]) == cost)
        assert abs(ours - theirs) <= 200


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_attribute_has_plain_resonators_on_a_curve(attribute: str) -> None:
    plain = {total_of(side["cost"]) for side in RESONATORS if side["attribute"] == [attribute] and not side["text"]}
    assert plain >= {2, 3}


def test_rulers_have_j_rulers_with_judgment_and_god_s_arts() -> None:
    for record in RECORDS:
        if kind_of(record) != "ruler":
            continue
        card = card_from(record)
        back = card.extra["back"]
        assert isinstance(back, Card)
        assert back.printed["type"] == ("j-ruler",)
        assert [a.keyword for a in card.abilities].count("judgment") == 1
        assert "god's art" in [a.keyword for a in back.abilities]


def test_double_sided_cards_have_shift_on_the_past_side_only() -> None:
    """1302.2."""
    double = [card_from(record) for record in RECORDS if "back" in record and kind_of(record) != "ruler"]
    assert len(double) == 3
    for card in double:
        back = card.extra["back"]
        assert isinstance(back, Card)
        assert "shift" in [a.keyword for a in card.abilities]
        assert "shift" not in [a.keyword for a in back.abilities]


def test_magic_stones() -> None:
    cards = [card_from(record) for record in RECORDS if kind_of(record) == "magic stone"]
    basic = [card for card in cards if "basic magic stone" in card.printed["type"]]
    assert {card.printed["attribute"] for card in basic} == {(word,) for word in ATTRIBUTES}
    assert all("magic stone" in card.printed["type"] for card in cards)
    special = [card for card in cards if "special magic stone" in card.printed["type"]]
    assert len(basic) + len(special) == len(cards) == 13


# --- texts --------------------------------------------------------------------------------------


def test_all_texts_are_read() -> None:
    report = check(language(), TEXTS)
    assert [verdict.message for verdict in report.verdicts if verdict.outcome != "read"] == []
    assert report.totals["read"] == len(TEXTS) == 130


@pytest.mark.parametrize("side", [side for side in SIDES if side["text"]], ids=named)
def test_round_trip(side: Record) -> None:
    assert print_abilities(language(), read_card(language(), side["name"], side["text"])) == side["text"]


@pytest.mark.parametrize("side", SIDES, ids=named)
def test_one_ability_a_line(side: Record) -> None:
    """204.2."""
    card = card_from({key: value for key, value in side.items() if key != "back"})
    assert len(card.abilities) == len([line for line in side["text"].split("\n") if line])


@pytest.mark.parametrize("side", SIDES, ids=named)
def test_chants_do_something_as_they_resolve(side: Record) -> None:
    keywords = {ability.keyword for ability in card_from(side).abilities}
    assert (kind_of(side) == "chant") == bool(keywords & {"spell", "trigger"})


def test_texts_name_only_races_that_exist() -> None:
    """Capitals in a text are races, but for names of God's Arts and first words of sentences."""
    races = {side[key] for side in SIDES for key in ("race", "trait") if key in side}
    found: set[str] = set()
    for name, text in TEXTS:
        bare = re.sub(r"God's Art <[^>]*>|\[[A-Z][^]]*\]|\([^)]*\)|J/|J-|ATK|DEF|\{[^}]*\}", "", text)
        inner = re.findall(r"(?<=[a-z,\]] )[A-Z][a-z]+(?: [A-Z][a-z]+)*|(?m:^)[A-Z][a-z]+(?= resonators you)", bare)
        assert set(inner) <= races | {"Light", "Fire"}, name
        found.update(inner)
    assert found == {"Chime", "Moth", "Old Hour", "Clockwork", "Light", "Fire"}


@pytest.mark.parametrize("keyword", sorted(KEYWORDS))
def test_keyword_is_in_some_deck(keyword: str) -> None:
    assert any(a.keyword == keyword for key in used_in_decks() for a in abilities_of(card_from(BY_ID[key])))


# --- decks --------------------------------------------------------------------------------------


def test_four_decks_with_four_rulers() -> None:
    rulers = [read(path)["ruler"] for path in DECKS]
    assert sorted(rulers) == sorted(key for key in BY_ID if kind_of(BY_ID[key]) == "ruler")


def test_deck_shape(deck: Record) -> None:
    assert set(deck) == {"format", "version", "book", "name", "about", "ruler", "cards", "stones"}
    assert (deck["format"], deck["version"], deck["book"]) == ("playmat-deck", 1, "force-of-will-6.1")
    assert cards_of(deck) <= set(BY_ID)
    assert all(type(n) is int and n >= 1 for part in ("cards", "stones") for n in deck[part].values())


def test_main_deck(deck: Record) -> None:
    """402.3."""
    assert 40 <= sum(deck["cards"].values()) <= 44
    assert not {"ruler", "magic stone"} & {kind_of(BY_ID[key]) for key in deck["cards"]}


def test_magic_stone_deck(deck: Record) -> None:
    """402.4."""
    assert 10 <= sum(deck["stones"].values()) <= 20
    assert {kind_of(BY_ID[key]) for key in deck["stones"]} == {"magic stone"}


def test_four_of_a_name_but_for_basic_stones(deck: Record) -> None:
    """402.5."""
    counts = {**deck["cards"], **deck["stones"]}
    special = [key for key in counts if "Basic Magic Stone" not in types_of(BY_ID[key])]
    assert max(counts[key] for key in special) <= 4
    assert max(counts[key] for key in counts if key not in special) > 4


def test_deck_can_pay_for_itself(deck: Record) -> None:
    """Each attribute in a cost is produced by at least five stones, and most cards are cheap."""
    produced = Counter[str]()
    for key, n in deck["stones"].items():
        for letter in set(re.findall(r"\{([WRUGBM])\}", " ".join(re.findall(r"Produce [^.]*", BY_ID[key]["text"])))):
            produced[letter] += n
    wanted = Counter[str]()
    for key, n in deck["cards"].items():
        for letter in set(marks_of(BY_ID[key]["cost"])) & set(LETTERS.values()):
            wanted[letter] += n
    assert all(produced[letter] >= (5 if n > 2 else 3) for letter, n in wanted.items())
    assert sum(n for key, n in deck["cards"].items() if total_of(BY_ID[key]["cost"]) <= 3) >= 35


def test_deck_has_attackers_enough(deck: Record) -> None:
    assert sum(n for key, n in deck["cards"].items() if kind_of(BY_ID[key]) == "resonator") >= 25


def test_every_card_is_in_a_deck() -> None:
    assert used_in_decks() == set(BY_ID)


# --- the README ---------------------------------------------------------------------------------


def test_readme_names_every_card_and_deck() -> None:
    unnamed = [record["name"] for record in RECORDS if record["name"] not in README]
    assert not unnamed
    assert all(f"`{path.stem}`" in README for path in DECKS)
    assert f"{len(RECORDS)} cards" in README


def test_readme_table_has_every_mechanic() -> None:
    assert list(TABLE) == list(MECHANICS)


def test_every_keyword_and_action_of_the_rules_has_a_row() -> None:
    rules = {int(found[1]) for key in MECHANICS if (found := re.search(r"\((1\d\d\d)\)", key))}
    assert rules == {*ACTIONS, *KEYWORD_RULES}


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_mechanic_is_on_the_cards_named(mechanic: str) -> None:
    by_name = {record["name"]: record for record in RECORDS}
    for name in TABLE[mechanic]:
        assert any(re.search(MECHANICS[mechanic], line) for line in lines_of(by_name[name])), name
