"""Abilities made of parts of others: what is made makes sense, what it says is read back, and faults are noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

import playmat
from playmat.books import BOOKS
from playmat.kernel.words import nodes as n
from playmat.library import read_records
from playmat.play.cardcheck import language_of, mix_file, texts_of
from playmat.text import Language, Lexicon, Open
from playmat.text.mixing import Mixing, Mixture, first_difference, mix
from playmat.text.pointing import can_replace, left_by, unmet
from playmat.text.sorts import agree, is_many
from playmat.text.usage import Usage

GAMES = Path(playmat.__file__).parent / "games"
CORPORA = Path(__file__).resolve().parents[3] / "shared" / "cards"
SHARES = {"vanguard-1.10": 0.99, "dragonball-1.02": 1.0, "force-of-will-6.1": 0.99}
"""The least share of mixed abilities that must be read back as they were meant."""

LEXICON = Lexicon(
    words={"number": {"one": 1, "two": 2, "three": 3}}, opens={"name": Open(r"[A-Z]\w+", "a name", own=True)}
)
TOY = """
ability:
    {^}{trigger}, {text}.           -> Ability("automatic", text, trigger=trigger)
    {^}{text}.                      -> Ability("activated", text)
text:
    {steps_of}                      -> steps(*steps_of)
steps_of:
    {step}                          -> (step,)
    {step}, {steps_of}              -> (step, *steps_of)
step:
    draw {number}                   -> Perform("draw", Number(number))
    choose a {thing}                -> Choose(Cards((thing,), "mine"), Number(1))
    bury {what}                     -> Move(what, "grave")
    praise {name}                   -> Perform(name)
thing:
    lamp                            -> "lamp"
    kettle                          -> "kettle"
what:
    {it}                            -> it
    all lamps                       -> Cards(("lamp",), "mine")
it:
    it                              -> It()
    this                            -> This()
trigger:
    when it rains                   -> On("rain")
    when it snows                   -> On("snow")
"""
CARDS = [
    ("Ada", "When it rains, draw two."),
    ("Bob", "When it snows, choose a lamp, bury it."),
    ("Cyd", "Choose a kettle, bury it."),
    ("Dot", "Bury all lamps, praise Dot."),
    ("Eve", "Draw three, bury this."),
    ("Fay", "No words of the toy."),
]


def toy(tmp_path: Path, text: str = TOY) -> Language:
    path = tmp_path / "toy.grammar"
    path.write_text(text, encoding="utf-8")
    return Language([path], LEXICON)


def printed(mixture: Mixture) -> set[str]:
    return {mixed.printed for each in mixture.examples.values() for mixed in each}


def test_parts_go_where_their_kind_is_asked_for(tmp_path: Path) -> None:
    made = mix(toy(tmp_path), CARDS, 40, 1, few=40)
    assert made.totals["equal"] == made.made > 20
    assert {"When it snows, draw two.", "When it rains, draw three."} <= printed(made)


def test_nothing_is_made_that_was_there_or_made_before(tmp_path: Path) -> None:
    made = mix(toy(tmp_path), CARDS, 40, 1, few=40)
    assert len(printed(made)) == made.made
    assert not printed(made) & {text for _, text in CARDS}


def test_the_same_seed_makes_the_same(tmp_path: Path) -> None:
    language = toy(tmp_path)
    first, again, other = (mix(language, CARDS, 10, seed, few=10).as_json() for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_what_it_points_to_stays(tmp_path: Path) -> None:
    """Nobody buries "it" where nothing was chosen, whatever takes the place of the choice."""
    made = printed(mix(toy(tmp_path), CARDS, 60, 2, few=60))
    lonely = [text for text in made if "bury it" in text and "hoose a" not in text and "When" not in text]
    assert lonely == []


def test_a_name_of_its_own_stays_on_its_card(tmp_path: Path) -> None:
    made = mix(toy(tmp_path), CARDS, 60, 2, few=60)
    praising = [mixed for each in made.examples.values() for mixed in each if "raise Dot" in mixed.printed]
    assert praising
    assert {mixed.cards[0] for mixed in praising} == {"Dot"}


def test_the_examples_say_where_the_parts_are_from(tmp_path: Path) -> None:
    report = mix(toy(tmp_path), CARDS, 20, 1, few=2).as_json()
    assert list(report) == ["made", "equal", "unread", "different", "ambiguous", "examples"]
    assert isinstance(report["examples"], list)
    assert len(report["examples"]) == 2
    assert set(report["examples"][0]) == {"printed", "outcome", "from", "swapped", "why"}


# --- faults of a grammar are noticed ------------------------------------------------------------


def test_two_readings_are_ambiguous(tmp_path: Path) -> None:
    """Each card alone has one meaning; a kettle that is chosen in the rain has two."""
    twice = '    when it rains, choose a {thing}, {text}.  -> Ability("automatic", text, trigger=On(thing))\n'
    language = toy(tmp_path, TOY.replace("text:\n", twice.replace("when", "{^}when") + "text:\n", 1))
    made = mix(language, CARDS, 200, 1, few=200)
    assert made.totals["ambiguous"] > 0
    assert all(" or " in mixed.why for mixed in made.examples["ambiguous"])
    assert all("hen it rains, choose a" in mixed.printed for mixed in made.examples["ambiguous"])


def test_words_that_run_together_are_noticed(tmp_path: Path) -> None:
    """A word of the lexicon that swallows the beginning of what follows."""
    broken = TOY.replace("draw {number} ", "draw {number}s ").replace("bury {what}", "bury{number}{what}")
    broken = broken.replace("Move(what", "Repeat(Move(what").replace('"grave")', '"grave"), Number(number))')
    lexicon = Lexicon(words={"number": {"one": 1, " two": 2, " two it": 3}}, opens=LEXICON.opens)
    path = tmp_path / "toy.grammar"
    path.write_text(broken.replace("bury{number}{what}", "bury{number} {what}"), encoding="utf-8")
    cards = [("Ada", "Bury two this."), ("Bob", "Choose a lamp, bury two it it.")]
    made = mix(Language([path], lexicon), cards, 20, 1, few=20)
    assert made.totals["unread"] > 0
    assert made.totals["equal"] < made.made


def test_across_kinds_what_cannot_be_said_is_unread(tmp_path: Path) -> None:
    """A step for the opponent is a step, but this toy has no words for it in an ordinary place."""
    more = TOY.replace("text:\n", '    They {deed}.                    -> Ability("activated", deed)\ntext:\n', 1)
    language = toy(tmp_path, more + 'deed:\n    nap                             -> Perform("nap", who="opponent")\n')
    cards = [*CARDS, ("Gus", "They nap.")]
    assert mix(language, cards, 60, 1, few=60).totals["unread"] == 0
    unread = mix(language, cards, 60, 1, few=60, across=True).examples["unread"]
    assert any("'nap' for" in mixed.why and "deed where" in mixed.why for mixed in unread)


def test_the_first_difference_is_the_innermost() -> None:
    one = n.Ability("activated", n.Perform("draw", n.Number(1)))
    other = n.Ability("activated", n.Perform("draw", n.Number(2)))
    assert first_difference(one, other) == "1 or 2"


# --- sense --------------------------------------------------------------------------------------

CHOOSE = n.Choose(n.Cards(("field",), "mine"), n.Number(1))
CHOOSE_TWO = n.Choose(n.Cards(("field",), "mine"), n.Number(2))
BURY = n.Move(n.It(), "grave")
DRAW = n.Perform("draw", n.Number(1))


def test_what_is_pointed_to_and_met() -> None:
    assert unmet(BURY) == {("It", "")}
    assert unmet(n.Sequence((CHOOSE, BURY))) == frozenset()
    assert unmet(n.Sequence((BURY, CHOOSE))) == {("It", "")}
    assert unmet(n.Perform("nod", cards=n.Role("attacker"))) == {("Role", "attacker")}
    assert unmet(n.Later(n.On("attack"), n.Perform("nod", cards=n.Role("attacker")))) == frozenset()
    assert unmet(n.MayPay(DRAW)) == {("MayPay", "")}
    assert unmet(n.Move(n.This(), "grave")) == frozenset()


def test_a_part_that_others_point_to_gives_way_only_to_its_like() -> None:
    whole = n.Ability("activated", n.Sequence((CHOOSE, BURY)))
    assert can_replace(whole, CHOOSE, n.Choose(n.Cards(("hand",), "mine"), n.Number(1)))
    assert not can_replace(whole, CHOOSE, DRAW), "nothing is chosen"
    assert not can_replace(whole, CHOOSE, CHOOSE_TWO), "it would be them"
    assert can_replace(n.Ability("activated", CHOOSE), CHOOSE, DRAW), "nobody points to it"


def test_a_part_finds_what_it_points_to() -> None:
    whole = n.Ability("activated", n.Sequence((CHOOSE, DRAW)))
    assert not can_replace(whole, DRAW, BURY)
    assert can_replace(n.Ability("activated", n.Sequence((CHOOSE, BURY))), BURY, n.Turn(n.It(), "rest"))


def test_a_trigger_whose_cards_are_spoken_of_keeps_its_event() -> None:
    attack, ride = n.On("attack", (("attacker", n.This()),)), n.On("ride")
    whole = n.Ability("automatic", n.Perform("nod", cards=n.Role("attacker")), trigger=attack)
    assert not can_replace(whole, attack, ride)
    assert can_replace(whole, attack, n.On("attack"))
    assert can_replace(n.Ability("automatic", DRAW, trigger=attack), attack, ride)
    assert left_by(attack) != left_by(ride)


@pytest.mark.parametrize(
    "words", ["all of your units", "those cards", "two cards", "your opponent's rear-guards", "them"]
)
def test_several(words: str) -> None:
    assert is_many(words)


@pytest.mark.parametrize(
    "words",
    ["this unit", "it", 'a card named "Brass Aunts"', "up to one unit", "your vanguard with rear-guards", "<<Tins>>"],
)
def test_one(words: str) -> None:
    assert not is_many(words)


def test_numbers_agree_when_both_are_one_or_several_and_of_a_size() -> None:
    assert agree("two", "three", 2, 3)
    assert not agree("one", "three", 1, 3)
    assert not agree("3", "5000", 3, 5000)


# --- the books ----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", sorted(SHARES))
def test_parts_of_our_own_cards_are_read_in_other_company(book: str) -> None:
    mixture = mix_file(GAMES / BOOKS[book] / "cards.json", book, 120, 1)
    assert mixture.made == 120
    assert mixture.totals["equal"] >= SHARES[book] * mixture.made, mixture.as_json()["examples"]


@pytest.mark.parametrize(("number", "every"), [(100, 4), pytest.param(2000, 1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("book", sorted(SHARES))
def test_parts_of_real_cards_are_read_in_other_company(book: str, number: int, every: int) -> None:
    corpus = CORPORA / f"{book}.jsonl"
    if not corpus.exists():
        pytest.skip("the corpus of real card texts is not at hand")
    tried = read_records(corpus, book)[::every]
    texts = [text for record in tried for text in texts_of(record, str(record["name"]))]
    mixture = mix(language_of(book), texts, number, 1)
    assert mixture.made == number
    assert mixture.totals["equal"] >= SHARES[book] * mixture.made, mixture.as_json()["examples"]


# --- which rules are used -----------------------------------------------------------------------


def test_rules_are_counted_by_card(tmp_path: Path) -> None:
    language = toy(tmp_path)
    usage = Usage(language)
    for name, text in CARDS[:5]:
        usage.add(language.read(name, text))
    templates = {rule.template for rule in usage.of_one_card()}
    assert {"when it rains", "praise {name}", "this"} <= templates
    assert "bury {what}" not in templates
    assert usage.of_no_card() == []
    (handing,) = [rule.where for rule in usage.sources() if rule.template == "{it}"]
    assert usage.cards[handing] == 3, "a rule that only hands a phrase on is used too"


def test_rules_that_nothing_uses_are_named_by_their_place(tmp_path: Path) -> None:
    language = toy(tmp_path)
    usage = Usage(language)
    usage.add(language.read("Ada", "Draw one, draw two."))
    report = usage.as_json()
    assert report["rules"] == len(language.grammar.rules)
    assert report["used"] == 5
    assert report["by_one_card"] == 5, "twice on one card is one card"
    assert report["by_no_card"] == len(language.grammar.rules) - 5
    assert "toy.grammar:12 step: choose a {thing}" in report["of_no_card"]  # type: ignore[operator]


def test_a_rule_that_is_unfolded_counts_once(tmp_path: Path) -> None:
    language = toy(tmp_path, TOY.replace("draw {number} ", "{draw|take} {number} "))
    usage = Usage(language)
    usage.add(language.read("Ada", "Draw one."))
    usage.add(language.read("Bob", "Take one."))
    assert len(usage.sources()) == TOY.count("->")
    assert usage.of_one_card() == []


def test_a_rule_that_hands_on_a_word_of_a_list_is_used_with_all_around_it(tmp_path: Path) -> None:
    """The word stands for a node that no rule made."""
    listed = Lexicon(words={**LEXICON.words, "omen": {"when it thunders": n.On("thunder")}}, opens=LEXICON.opens)
    path = tmp_path / "toy.grammar"
    path.write_text(TOY + "    {omen}                          -> omen\n", encoding="utf-8")
    language = Language([path], listed)
    usage = Usage(language)
    usage.add(language.read("Ada", "When it thunders, draw two."))
    assert {"{omen}", "draw {number}", "{^}{trigger}, {text}."} <= {rule.template for rule in usage.of_one_card()}


def test_a_rule_is_used_by_what_it_hands_on_with_nothing_beside_it(tmp_path: Path) -> None:
    beside = """    {so:optional(case, ())}{deed}   -> given(*so, deed)
case:
    if cold,{ }                     -> (Holds("cold"),)
deed:
    rest                            -> Perform("rest")
"""
    language = toy(tmp_path, TOY.replace("thing:\n", beside + "thing:\n", 1))
    usage = Usage(language)
    usage.add(language.read("Ada", "Rest."))
    assert {"{so:optional(case, ())}{deed}", "rest"} <= {rule.template for rule in usage.of_one_card()}
    usage.add(language.read("Bob", "If cold, rest."))
    assert "if cold,{ }" in {rule.template for rule in usage.of_one_card()}
    assert "{so:optional(case, ())}{deed}" not in {rule.template for rule in usage.of_one_card()}


def test_what_no_text_said_uses_no_rule(tmp_path: Path) -> None:
    usage = Usage(toy(tmp_path))
    usage.add([n.Ability("activated", n.Perform("draw", n.Number(2)))])
    assert not usage.cards


def test_mixing_nothing_makes_nothing(tmp_path: Path) -> None:
    assert list(Mixing(toy(tmp_path), [("Fay", "No words of the toy.")]).abilities(5, 1)) == []
