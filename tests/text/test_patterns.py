"""Features, wordings and lists: a rule that is written once reads and prints all that it stands for."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.kernel.words.nodes import Ability, Holds, If, Number, Perform, Sequence
from playmat.text import CardTextDeclined, GrammarError, Language, Lexicon, Open

LEXICON = Lexicon(
    words={
        "number": {"one": 1, "two": 2},
        "noun[one]": {"card": "card", "elf": "elf"},
        "noun[many]": {"cards": "card", "elves": "elf"},
        "sign": {"#": "hash", "*": "star"},
        "word": {"A": "a", "B": "b", "C": "c", "D": "d"},
    },
    opens={"race": Open(r"[A-Z]\w+(?: [A-Z]\w+)*", "the race", of="race")},
)
TOY = """
feature n: one many
ability:
    {^}{step}.                          -> Ability("activated", step)
step:
    {group[n]} {is/are[n]} gone         -> Perform(group, Number(1))
    keep {group[*]}                     -> Perform(group, Number(2))
    {draw|take} {number}{| again}       -> Perform("draw", Number(number))
    name {some:some(word, or)}          -> Sequence(some)
    join {all:list(word)}               -> Sequence(all)
    call {race}                         -> Perform(race, Number(3))
    pick {some:some(word, or|and/or)}   -> Sequence(some)
    spell {row:row(sign)}               -> Sequence(row)
    rest{number:optional(times, 1)}     -> Perform("rest", Number(number))
    show {both:either(word, number, and|with)}
                                        -> Perform(both[0], Number(both[1]))
    {sing |hum /[n]}{noun[n]}            -> Perform(noun, Number(4))
    {so:optional(case, ())}{deed}       -> given(*so, deed)
times:
    { }{number} times                   -> number
case:
    if {word},{ }                       -> (Holds(word),)
deed:
    leave                               -> Perform("leave", Number(1))
group[n]:
    the {noun[n]}                       -> noun
    {this/these[n]} {noun[n]}           -> noun
"""


def language(tmp_path: Path, text: str = TOY) -> Language:
    path = tmp_path / "toy.grammar"
    path.write_text(text, encoding="utf-8")
    return Language([path], LEXICON)


@pytest.mark.parametrize(
    "text",
    ["The card is gone.", "These elves are gone.", "Keep the elf.", "Keep these cards.", "Take two again.", "Draw one.",
     "Name A.", "Name A or B.", "Name A, B or C.", "Name A, B, or C.", "Join A, B, C, and D.", "Join A and B.",
     "Pick A.", "Pick A, B and/or C.", "Pick A or B.", "Spell #.", "Spell #*#.", "Rest.", "Rest two times.",
     "Show A with two.", "Show two and A.", "Hum card.", "Sing elf.", "Cards.", "Leave.", "If B, leave."],
)  # fmt: skip
def test_what_is_unfolded_prints_as_it_was_read(tmp_path: Path, text: str) -> None:
    toy = language(tmp_path)
    (ability,) = toy.read("card", text)
    assert toy.print(ability) == text


@pytest.mark.parametrize(
    "text",
    [
        "The card are gone.",
        "The elves is gone.",
        "This cards is gone.",
        "Join A.",
        "Name A and B.",
        "Join A, B.",
        "Pick A and B.",
        "Spell # *.",
        "Rest two.",
        "Show A two.",
        "Show A and B.",
        "Sing cards.",
        "Card.",
    ],
)
def test_what_does_not_agree_is_declined(tmp_path: Path, text: str) -> None:
    with pytest.raises(CardTextDeclined):
        language(tmp_path).read("card", text)


def test_wordings_mean_the_same(tmp_path: Path) -> None:
    toy = language(tmp_path)
    assert toy.read("card", "Draw one.") == toy.read("card", "Take one again.")


def test_either_order_gives_the_same_pair(tmp_path: Path) -> None:
    toy = language(tmp_path)
    assert toy.read("card", "Show A and two.") == toy.read("card", "Show two with A.")


def test_what_may_be_left_out_gives_what_the_rule_says_instead(tmp_path: Path) -> None:
    toy = language(tmp_path)
    assert toy.read("card", "Rest.") == toy.read("card", "Rest one times.")
    assert toy.read("card", "Leave.")[0].effect == Perform("leave", Number(1))
    assert toy.read("card", "If C, leave.")[0].effect == If(Holds("c"), Perform("leave", Number(1)))


def test_a_list_is_a_tuple_in_its_order(tmp_path: Path) -> None:
    toy = language(tmp_path)
    assert toy.read("card", "Join C, A and B.")[0].effect == Sequence(("c", "a", "b"))
    assert toy.print(Ability("activated", Sequence(("c", "a", "b")))) == "Name C, A or B."


def test_what_a_rule_is_unfolded_into_has_one_place(tmp_path: Path) -> None:
    rules = language(tmp_path).grammar.rules.values()
    assert len({rule.where for rule in rules if rule.kind in ("group[one]", "group[many]")}) == 2
    assert len([rule for rule in rules if rule.kind == "group[one]"]) == 2


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        ("feature n one", "expected a feature"),
        ("step:\n    {a/b/c[n]} -> Perform('x', Number(1))", "one for each value"),
        ("step:\n    {x:list(nothing)} -> Sequence(x)", "no rule or list says what a 'nothing' is"),
        ("step:\n    {group} x -> Perform(group, Number(1))", "no rule or list says what a 'group' is"),
    ],
)
def test_a_pattern_that_cannot_be_is_refused(tmp_path: Path, bad: str, message: str) -> None:
    with pytest.raises(GrammarError, match=message):
        language(tmp_path, TOY + bad + "\n")


def test_where_words_are_known_no_others_are_read(tmp_path: Path) -> None:
    toy = language(tmp_path)
    assert toy.read("card", "Call Blorg.")[0].effect == Perform("Blorg", Number(3))
    told = toy.knowing((("race", frozenset({"Borg", "Sea Borg"})),))
    assert told.read("card", "Call Sea Borg.")[0].effect == Perform("Sea Borg", Number(3))
    with pytest.raises(CardTextDeclined) as caught:
        told.read("card", "Call Blorg.")
    assert "no card has the race 'Blorg'; did you mean 'Borg'?" in str(caught.value)
    assert caught.value.stop.at == 5
    assert toy.read("card", "Call Blorg.")


def test_a_grammar_uses_the_core_and_drops_what_it_does_not_ask_for(tmp_path: Path) -> None:
    text = (
        "use quantities\n" + TOY.replace("feature n: one many\n", "") + "step:\n    it is {bound} -> Perform(bound)\n"
    )
    toy = language(tmp_path, text)
    assert toy.read("card", "It is more.")[0].effect == Perform(">=")
    assert "tally[one]" not in toy.grammar.kinds
    with pytest.raises(GrammarError, match=r"the core has no 'quantity'; did you mean 'quantities'\?"):
        language(tmp_path, "use quantity\n" + TOY)
