"""The dragonball-1.02 language: every wording read and printed back, chosen meanings, repairs, and real texts."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from playmat.books.dragonball_1_02.lexicon import language
from playmat.books.dragonball_1_02.nodes import (
    ChooseWithin,
    Evolve,
    Gather,
    GrantedKeyword,
    PayEnergy,
    PlayTokens,
    PutOnTop,
    PutUnder,
    SearchEach,
    Token,
    Under,
    Union,
)
from playmat.kernel.nodes import (
    Ability,
    Add,
    All,
    Among,
    Cannot,
    Cards,
    Choose,
    Compare,
    Count,
    Did,
    During,
    Effect,
    If,
    InState,
    Is,
    It,
    Later,
    Look,
    Matches,
    May,
    Modify,
    Move,
    Node,
    Nothing,
    Number,
    On,
    OnlyIf,
    Other,
    Perform,
    Place,
    Rest,
    Rule,
    Search,
    Sequence,
    Shuffle,
    This,
    Trigger,
    Turn,
    YouMay,
)
from playmat.text import CardTextDamaged, CardTextDeclined, Report, check, print_abilities, read_card
from playmat.text.grammar import Grammar, Mark, Phrase, PhraseRule, Words
from playmat.text.printing import finish, mark_sign

SAMPLES = Path(__file__).with_name("dragonball_samples.txt")
LINES = [line for line in SAMPLES.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#"]
CORPUS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "dragonball-1.02.jsonl"
FLOOR = 0.94
SECONDS_PER_CARD = 0.020

BATTLE = Is("type", "=", "battle")
MIRA = Is("character", "has", "Mira")
DRAW = Perform("draw", Number(1))
LEADER = Cards(("leader",), "mine")


def reading(text: str) -> Ability:
    (ability,) = read_card(language(), "sample", text)
    return ability


# --- every wording ------------------------------------------------------------------------------


def forms_of(value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        for item in value:
            yield from forms_of(item)
    elif isinstance(value, Node):
        yield value.form
        for entry in fields(value):
            yield from forms_of(getattr(value, entry.name))


def leaves_a_trace(rule: PhraseRule) -> bool:
    """A rule of one phrase and no words only sorts one kind under another, and prints nothing of its own."""
    return rule.has_words or len(rule.phrases) != 1


@pytest.mark.parametrize("line", LINES)
def test_round_trip(line: str) -> None:
    assert language().normalise(line) == line
    assert print_abilities(language(), read_card(language(), "sample", line)) == line


def test_every_wording_is_sampled() -> None:
    forms = " ".join(form for line in LINES for form in forms_of(read_card(language(), "sample", line)))
    used = frozenset(re.findall(r"[a-z_]+\.\d+", forms))
    rules = language().grammar.rules.values()
    assert [f"{rule.where}: {rule.template}" for rule in rules if leaves_a_trace(rule) and rule.id not in used] == []


def test_samples_differ() -> None:
    assert len(set(LINES)) == len(LINES)


# --- texts made by the grammar itself -----------------------------------------------------------

OPEN = {
    "int": ("3", "1500"),
    "negative": ("-1500",),
    "name": ("Kettle", "Copper Aunt"),
    "character": ("Mira", "Old Tam"),
    "trait": ("Tin Parade",),
    "token": ("Tin Imp", "Pip Jr."),
    "reminder": ("(So it is)",),
}


class Writer:
    """Writes texts at random by the grammar's own rules, `depth` rules deep at most where it can."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.grammar = language().grammar
        self.heights = heights_of(self.grammar)

    def phrase(self, kind: str, depth: int) -> str:
        if kind in OPEN:
            return self.random.choice(OPEN[kind])
        if kind in self.grammar.lexicon.words:
            return self.random.choice(list(self.grammar.lexicon.words[kind]))
        rules = self.grammar.kinds[kind]
        fitting = [rule for rule in rules if height(rule, self.heights) <= depth]
        rule = self.random.choice(fitting or [min(rules, key=lambda rule: height(rule, self.heights))])
        return "".join(self.item(item, depth - 1) for item in rule.items)

    def item(self, item: object, depth: int) -> str:
        match item:
            case Words(text):
                return text
            case Phrase(_, kind):
                return self.phrase(kind, depth)
            case Mark():
                return mark_sign(item)
        raise TypeError(item)


def height(rule: PhraseRule, heights: dict[str, int]) -> int:
    return 1 + max((heights.get(phrase.kind, 99) for phrase in rule.phrases), default=0)


def heights_of(grammar: Grammar) -> dict[str, int]:
    """How many rules deep the shortest phrase of each kind is."""
    heights = dict.fromkeys(grammar.lexicon.kinds, 0)
    while True:
        more = {kind: min(height(rule, heights) for rule in rules) for kind, rules in grammar.kinds.items()}
        if more.items() <= heights.items():
            return heights
        heights |= more


@pytest.mark.parametrize("seed", range(4))
def test_what_the_grammar_can_say_has_one_meaning(seed: int) -> None:
    writer = Writer(seed)
    for _ in range(100):
        text = finish(writer.phrase("ability", writer.random.randint(6, 14)))
        if len(text) <= 400:
            assert len(read_card(language(), "generated", text)) == 1


# --- kinds of skill -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "keyword", "zones"),
    [
        ("[Activate: Main] Draw 1 card.", "activated", "activate main", ()),
        ("[Activate: Battle] Draw 1 card.", "activated", "activate battle", ()),
        ("[Counter: Play] Draw 1 card.", "activated", "counter: play", ("hand",)),
        ("[Counter: Counter] Draw 1 card.", "activated", "counter: counter", ("hand",)),
        ("[Auto] When you play this card, draw 1 card.", "automatic", "", ()),
        ("[Auto] When you combo with this card, draw 1 card.", "automatic", "", ("combo",)),
        ("[Permanent] This card cannot attack.", "continuous", "", ()),
        ("[Permanent] Reduce the energy cost of this card in your hand by 1.", "continuous", "", ("hand",)),
    ],
)
def test_kinds(text: str, kind: str, keyword: str, zones: tuple[str, ...]) -> None:
    ability = reading(text)
    assert (ability.kind, ability.keyword, ability.zones) == (kind, keyword, zones)


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("[Dual Attack] (Twice)", Ability("continuous", Nothing(), keyword="dual attack")),
        (
            "[Evolve] {R}{R}{2}: <Mira>",
            Ability("activated", Evolve(MIRA), ("hand",), cost=(PayEnergy(("red", "red"), 2),), keyword="evolve"),
        ),
        (
            "[Union-Fusion] {3}: <Mira> and {Kettle}",
            Ability(
                "activated",
                Union("fusion", (MIRA, Is("name", "=", "Kettle"))),
                ("hand",),
                cost=(PayEnergy((), 3),),
                keyword="union-fusion",
            ),
        ),
        (
            "[Awaken] When your life is at 4 or less: You may draw 1 card and flip this card over.",
            Ability(
                "activated",
                Sequence((DRAW, Perform("flip", cards=This()))),
                ("leader",),
                gate=Compare(Count(Cards(("life",), "mine")), "<=", Number(4)),
                keyword="awaken",
            ),
        ),
        (
            "[Counter: Battle Card Attack] Negate the attack.",
            Ability(
                "activated",
                Perform("negate attack"),
                ("hand",),
                gate=Compare(Count(Cards(("battle",), "theirs", All((BATTLE, InState("attacking"))))), ">=", Number(1)),
                keyword="counter: attack",
            ),
        ),
    ],
)
def test_keyword_skills(text: str, ability: Ability) -> None:
    assert reading(text) == ability


def test_a_limit_and_a_note_are_kept() -> None:
    ability = reading("[Auto] [Once per turn] When this card attacks, draw 1 card. (Only once)")
    assert (ability.limit, ability.reminder) == ("turn", "(Only once)")


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        ("{R}{B}", (PayEnergy(("red", "blue")),)),
        ("{2}, switch this card to Rest Mode", (PayEnergy((), 2), Turn(This(), "rest"))),
        (
            "Place 2 cards from your hand in the Drop Area",
            (Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Move(It(), "drop", verb="place"))),),
        ),
    ],
)
def test_costs(cost: str, parts: tuple[Effect, ...]) -> None:
    assert reading(f"[Activate: Main] {cost}: Draw 1 card.").cost == parts


# --- effects ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "Choose up to 1 of your opponent's Battle Cards with an energy cost of 3 or less and KO it.",
            Sequence(
                (
                    Choose(
                        Cards(("battle",), "theirs", All((BATTLE, Is("cost", "<=", Number(3))))),
                        Number(1),
                        up_to=True,
                    ),
                    Move(It(), "drop", verb="ko"),
                )
            ),
        ),
        (
            "Choose all of your opponent's Battle Cards and switch them to Rest Mode.",
            Sequence((Gather(Cards(("battle",), "theirs", BATTLE)), Turn(It(), "rest"))),
        ),
        (
            "Choose any number of your opponent's Battle Cards of which the total power adds up to 9000 or less.",
            ChooseWithin(Cards(("battle",), "theirs", BATTLE), "power", Number(9000)),
        ),
        (
            "Choose up to 1 <Mira> from your deck and play it in Rest Mode. Then, shuffle your deck.",
            Sequence(
                (
                    Sequence(
                        (
                            Search(Cards(("deck",), "mine", MIRA), Number(1)),
                            Place("play", It(), "battle", state="rest"),
                        )
                    ),
                    Shuffle("deck"),
                )
            ),
        ),
        (
            "Choose up to 1 each of <Mira> and {Kettle} with 9000 or less power from your deck.",
            SearchEach("deck", (MIRA, Is("name", "=", "Kettle")), Is("power", "<=", Number(9000))),
        ),
        ("Place 1 <Mira> under this card in the Drop Area.", None),
        (
            "Choose 1 card from your hand and place it under this card.",
            Sequence((Choose(Cards(("hand",), "mine"), Number(1)), PutUnder(It(), This()))),
        ),
        (
            "Choose 1 <Mira> under this card and place it on top of this card in Active Mode.",
            Sequence((Choose(Under(This(), MIRA), Number(1)), PutOnTop(It(), This(), "active"))),
        ),
        (
            "Play 2 Tin Imp tokens (Tin Imp tokens have 4000 power).",
            PlayTokens(Number(2), "Tin Imp", Token("Tin Imp", 4000)),
        ),
        (
            "This card gains +2000 power and [Double Strike] (Two at a time) for the duration of the turn.",
            Modify(This(), (Add("power", Number(2000)), GrantedKeyword("keywords", "double strike")), "end of turn"),
        ),
        # one time for both halves
        (
            "This card gains +2000 power and your Leader Card gains +3000 power for the duration of the battle.",
            Sequence(
                (
                    Modify(This(), (Add("power", Number(2000)),), "end of battle"),
                    Modify(LEADER, (Add("power", Number(3000)),), "end of battle"),
                )
            ),
        ),
        # a bare card to be chosen is a Battle Card in the Battle Area (3-6-6)
        ("Choose 1 of your cards.", Choose(Cards(("battle",), "mine", BATTLE), Number(1))),
        (
            "At the end of that turn, draw 1 card.",
            Later(On("never"), DRAW),
        ),
    ],
)
def test_effects(text: str, effect: Effect | None) -> None:
    ability = reading(f"[Activate: Main] {text}")
    match effect:
        case None:
            assert Under(This(), MIRA) in [node.among for node in nodes_of(ability) if isinstance(node, Choose)]
        case Later():
            assert isinstance(ability.effect, Later) and ability.effect.effect == effect.effect
        case _:
            assert ability.effect == effect


def nodes_of(value: object) -> Iterator[Node]:
    if isinstance(value, tuple):
        for item in value:
            yield from nodes_of(item)
    elif isinstance(value, Node):
        yield value
        for entry in fields(value):
            yield from nodes_of(getattr(value, entry.name))


def test_cards_looked_at_and_the_rest() -> None:
    ability = reading(
        "[Auto] When you play this card, look at up to 5 cards from the top of your deck. Choose up to 1 <Mira> "
        "among them and add it to your hand. Then, place the remaining cards at the bottom of your deck in any order."
    )
    assert isinstance(ability.effect, Sequence)
    look, take, rest = ability.effect.parts
    assert isinstance(look, Look) and look.up_to
    among = Cards((), "any", All((Among(It()), MIRA)))
    assert take == Sequence((Choose(among, Number(1), up_to=True), Move(It(), "hand", verb="add")))
    assert rest == Move(Rest(), "deck", position="bottom", order="any", verb="place")


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        # an opening "if" reaches to the end, a later one to its full stop
        (
            "If your Leader Card is <Mira>, draw 1 card. Then, shuffle your deck.",
            If(Matches(LEADER, MIRA), Sequence((DRAW, Shuffle("deck")))),
        ),
        (
            "Draw 1 card. If your Leader Card is <Mira>, draw 1 card. Then, shuffle your deck.",
            Sequence((DRAW, If(Matches(LEADER, MIRA), DRAW), Shuffle("deck"))),
        ),
        ("You may draw 1 card. If you do so, shuffle your deck.", YouMay(DRAW, Shuffle("deck"))),
        ("You may draw 1 card. Then, shuffle your deck.", Sequence((YouMay(DRAW), Shuffle("deck")))),
        ("Draw 1 card. If you do so, shuffle your deck.", Sequence((DRAW, If(Did(), Shuffle("deck"))))),
        (
            "If your Leader Card is <Mira>, draw 1 card. If not, shuffle your deck.",
            If(Matches(LEADER, MIRA), DRAW, Shuffle("deck")),
        ),
    ],
)
def test_how_far_words_reach(text: str, effect: Effect) -> None:
    assert reading(f"[Activate: Main] {text}").effect == effect


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        (
            "This card can attack Battle Cards in Active Mode.",
            Modify(This(), (May("attack active battle cards"),)),
        ),
        (
            "If this card is in Rest Mode, your opponent cannot attack your other Battle Cards.",
            If(
                Matches(This(), InState("rest")),
                Modify(Cards(("battle",), "mine", All((Other(), BATTLE))), (Cannot("be attacked"),)),
            ),
        ),
        (
            "Your opponent cannot activate [Blocker] when this card attacks.",
            If(Matches(This(), InState("attacking")), Rule("opponent", (Cannot("activate blocker"),))),
        ),
        (
            "This card gains [Critical] during your turn.",
            If(During("your"), Modify(This(), (GrantedKeyword("keywords", "critical"),))),
        ),
        # "it" in a [Permanent] skill is the card itself, for nothing was chosen
        (
            "If your Leader Card is <Mira>, it gains [Critical].",
            If(Matches(LEADER, MIRA), Modify(This(), (GrantedKeyword("keywords", "critical"),))),
        ),
    ],
)
def test_permanent_skills(text: str, effect: Effect) -> None:
    assert reading(f"[Permanent] {text}").effect == effect


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("When this card attacks", On("attack", (("attacker", This()),))),
        (
            "When this card attacks a Battle Card",
            On("attack", (("attacker", This()), ("attacked", Cards(("battle",), "theirs", BATTLE)))),
        ),
        ("When you play a <Mira>", On("play", (("card", Cards((), "mine", MIRA)),))),
        ("When this card KO-s your opponent's Battle Card", None),
        (
            "During your turn, when your Leader Card attacks",
            OnlyIf(During("your"), On("attack", (("attacker", LEADER),))),
        ),
    ],
)
def test_triggers(words: str, trigger: Trigger | None) -> None:
    found = reading(f"[Auto] {words}, draw 1 card.").trigger
    if trigger is None:
        trigger = On("ko", (("by", This()), ("card", Cards(("battle",), "theirs", BATTLE))))
    assert found == trigger


# --- what is not read ---------------------------------------------------------------------------


def test_a_declined_text_says_where_it_stopped() -> None:
    with pytest.raises(CardTextDeclined) as error:
        reading("[Auto] When you play this card, sing 1 song.")
    assert error.value.stop.words == "sing 1 song."


def test_a_time_is_never_lost() -> None:
    """A change without a time, followed by something else in its sentence, is not taken to last for ever."""
    with pytest.raises(CardTextDeclined):
        reading("[Activate: Main] This card gains +2000 power and draw 1 card.")


def test_token_values_are_not_a_note() -> None:
    with pytest.raises(CardTextDeclined):
        reading("[Activate: Main] Draw 1 card. (Tin Imp tokens have some power)")


@pytest.mark.parametrize(
    "text",
    ["[Auto] When you play this card, add the choose 1 card.", "[Auto When you play this card, draw 1 card."],
)
def test_damage(text: str) -> None:
    with pytest.raises(CardTextDamaged):
        reading(text)


@pytest.mark.parametrize(
    ("given", "mended"),
    [
        ("‐", ""),
        ("【Blocker】", "[Blocker]"),
        ("[Auto} When you play this card, draw 1 card.", "[Auto] When you play this card, draw 1 card."),
        ("[Blocker] ] (A note)", "[Blocker] (A note)"),
        ("[Evolve] {R}{1} ＜Mira＞", "[Evolve] {R}{1}: <Mira>"),
        ("[Evolve]{R}:＜Mira : Youth＞", "[Evolve] {R}: <Mira: Youth>"),
        ("[Blocker] (A note)[Double Strike]", "[Blocker] (A note)\n[Double Strike]"),
        ("[Critical] [Revenge]", "[Critical]\n[Revenge]"),
        (
            "[Auto] When you play this card, draw 1 card. [Auto] When this card attacks, draw 1 card.",
            "[Auto] When you play this card, draw 1 card.\n[Auto] When this card attacks, draw 1 card.",
        ),
        (
            "[Activate: Main][Once per turn] {16}, Switch this Card to Rest mode : Choose up to 1opponent battle card.",
            "[Activate: Main] [Once per turn] {16}, switch this card to Rest Mode: "
            "Choose up to 1 opponent Battle Card.",
        ),
        (
            "[Counter Battle Card Attack] The opponent's battle cards can't attack",
            "[Counter: Battle Card Attack] Your opponent's Battle Cards cannot attack.",
        ),
        (
            "[Auto] When you play this card, play 1 Imp token. (Imp token has 5000 power)",
            "[Auto] When you play this card, play 1 Imp token (Imp token has 5000 power).",
        ),
    ],
)
def test_repairs(given: str, mended: str) -> None:
    assert language().normalise(given) == mended
    assert language().normalise(mended) == mended


# --- real texts, where they are at hand (they are not part of this repository) ------------------

real_texts = pytest.mark.skipif(not CORPUS.exists(), reason="the corpus of real card texts is not at hand")


@cache
def measured() -> tuple[Report, float]:
    cards = [json.loads(line) for line in CORPUS.read_text(encoding="utf-8").splitlines()]
    language()
    start = time.process_time()
    both_sides = [(card["name"], f"{card['text'] or ''}\n{card.get('text_back') or ''}") for card in cards]
    report = check(language(), both_sides)
    return report, time.process_time() - start


@real_texts
def test_most_undamaged_cards_are_read() -> None:
    """Reading includes printing back to the very text (`Language.read`)."""
    report, _ = measured()
    assert report.share >= FLOOR, report.blocking()


@real_texts
def test_no_card_is_ambiguous() -> None:
    report, _ = measured()
    assert [verdict.card for verdict in report.verdicts if verdict.outcome == "ambiguous"] == []


@real_texts
def test_few_cards_are_called_damaged() -> None:
    report, _ = measured()
    assert report.totals["damaged"] <= 0.02 * report.with_text


@real_texts
def test_reading_is_quick() -> None:
    report, seconds = measured()
    assert seconds / report.with_text < SECONDS_PER_CARD
