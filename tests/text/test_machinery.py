"""Phrase rules as such: reading both ways, and the faults of a grammar that are found when it is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Move, Nothing, Number, Perform, Place, Sequence, This, Top
from playmat.text import CardTextAmbiguous, CardTextDeclined, GrammarError, Language, Lexicon, Open
from playmat.text.links import Maker
from playmat.text.printing import article_before, split_form

LEXICON = Lexicon(words={"number": {"one": 1, "two": 2}}, opens={"name": Open(r"[A-Z]\w+", "a name")})
TOY = """
ability:
    {^}{step}.                      -> Ability("activated", step)
    {name} is {a} {step}            -> Ability("continuous", step, keyword=name)
step:
    {steps_of}                      -> steps(*steps_of)
steps_of:
    {one}                           -> (one,)
    {one} and {steps_of}            -> (one, *steps_of)
one:
    draw {number}                   -> Perform("draw", Number(number))
    take {number}                   -> Perform("draw", Number(number))
    rest {it}                       -> Turn(it, "rest")
it:
    this                            -> This()
"""


def language(tmp_path: Path, text: str, lexicon: Lexicon = LEXICON) -> Language:
    path = tmp_path / "toy.grammar"
    path.write_text(text, encoding="utf-8")
    return Language([path], lexicon)


@pytest.mark.parametrize("text", ["Draw one.", "Take two and draw one and rest this.", "Ox is a draw one"])
def test_prints_what_it_read(tmp_path: Path, text: str) -> None:
    toy = language(tmp_path, TOY)
    assert toy.print(toy.read("card", text)[0]) == text


def test_wording_does_not_count_in_comparisons(tmp_path: Path) -> None:
    toy = language(tmp_path, TOY)
    assert toy.read("card", "Draw one.") == toy.read("card", "Take one.")


def test_a_node_made_by_hand_prints_by_the_first_rule(tmp_path: Path) -> None:
    toy = language(tmp_path, TOY)
    steps = (Perform("draw", Number(2)), Perform("draw", Number(1)))
    assert toy.print(Ability("activated", Sequence(steps))) == "Draw two and draw one."


def test_a_node_the_grammar_cannot_say_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GrammarError, match="no phrase rules of this book can say"):
        language(tmp_path, TOY).print(Ability("activated", Nothing()))


def test_the_same_meaning_twice_is_one_reading(tmp_path: Path) -> None:
    toy = language(
        tmp_path, TOY.replace("take {number} ", "draw {_any}{number} ") + "any:\n    {}  -> None\n"
    )
    assert toy.read("card", "Draw one.")[0].effect == Perform("draw", Number(1))


def test_two_meanings_are_shown_and_neither_is_taken(tmp_path: Path) -> None:
    toy = language(tmp_path, TOY + SECOND)
    with pytest.raises(CardTextAmbiguous) as caught:
        toy.read("card", "Draw one.")
    assert len(caught.value.readings) == 2
    assert "can be read in 2 ways" in str(caught.value)
    assert "Perform(action='draw'" in str(caught.value)
    assert "Perform(action='paint'" in str(caught.value)


SECOND = """
one:
    draw {n:number}                 -> Perform("paint", Number(n))
"""


def test_rule_order_decides_nothing(tmp_path: Path) -> None:
    lines = TOY.split("one:\n")
    toy, turned = language(tmp_path, TOY), language(tmp_path, lines[0] + _reversed_rules("one:\n" + lines[1]))
    for text in ("Draw one.", "Take two and rest this."):
        assert toy.read("card", text) == turned.read("card", text)


def _reversed_rules(block: str) -> str:
    kinds = block.strip().split("\nit:\n")
    head, *rules = kinds[0].split("\n")
    return "\n".join([head, *reversed(rules), "it:", kinds[1], ""])


FAULTS = {
    "no rule or list says what a 'wheel' is": 'ability:\n    roll {wheel} -> Ability("activated", wheel)\n',
    "do not agree on: number": 'ability:\n    draw {number} -> Ability("activated", Nothing())\n',
    "no node or joining function is called 'Drew'": "ability:\n    draw -> Drew()\n",
    "Move has no field 'colour' left to fill": 'ability:\n    a -> Move(This(), "drop", colour="red")\n',
    "Ability needs effect": 'ability:\n    a -> Ability("activated")\n',
    "takes 11 values, 12 are given": "ability:\n    a -> Ability(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)\n",
    "is not an expression": "ability:\n    a -> (1 +)\n",
    "is not a slot, constant, tuple or node": "ability:\n    a -> 1 + 2\n",
    "may begin with a 'ability'": 'ability:\n    {ability} on -> Ability("activated", ability)\n',
    "no ability can hold a phrase of these kinds: name, number, orphan": (
        'ability:\n    a -> Ability("activated", Nothing())\norphan:\n    b -> None\n'
    ),
    "is already a ability": 'ability:\n    a -> Ability("activated", Nothing())\n    a -> Nothing()\n',
    "belongs to no kind of phrase": "    a -> Nothing()\n",
    "is not a whole rule": "ability:\n    draw a card\nother:\n    a -> None\n",
    "expected a kind": "ability\n    a -> Nothing()\n",
    "is a list of the lexicon": "number:\n    a -> 1\n",
    "the braces of": "ability:\n    {number -> Nothing()\n",
    "is not a phrase": "ability:\n    {Number 1} -> Nothing()\n",
    "are named 'number'": "ability:\n    {number} {number} -> Number(number)\n",
    "has a value, which may not be left out": (
        'ability:\n    {_number}{step} -> Ability("activated", step)\nstep:\n    a -> Nothing()\n'
    ),
    "hands a node on, so its own words are lost": (
        'ability:\n    then {step} -> step\nstep:\n    a -> Ability("activated", Nothing())\n'
    ),
    "parts of 'pair' are left out": "ability:\n    {pair} -> Number(pair[1])\npair:\n    a -> (1, 2)\n",
}


@pytest.mark.parametrize(("message", "text"), FAULTS.items())
def test_faults_of_a_grammar(tmp_path: Path, message: str, text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        language(tmp_path, text)
    assert message in str(caught.value)


def test_a_kind_may_hand_itself_on(tmp_path: Path) -> None:
    numbers = "ability:\n    {^}draw {so_many}. -> Ability(\"activated\", so_many)\n"
    again = numbers + "so_many:\n    ({so_many}) -> so_many\n    {number} -> "
    lexicon = Lexicon(words={"number": {"one": 1, "two": 2}}, opens={})
    assert language(tmp_path, again + "number\n", lexicon).read("card", "Draw ((two)).")[0].effect == 2
    with pytest.raises(GrammarError, match="hands a node on, so its own words are lost"):
        language(tmp_path, again + "Number(number)\n", lexicon)


def test_a_list_with_two_words_for_one_value_is_refused() -> None:
    with pytest.raises(GrammarError, match="two words have one value"):
        Lexicon(words={"number": {"one": 1, "a": 1}}, opens={})


def test_articles() -> None:
    assert [article_before(word) for word in ("unit", "opponent", "card", "Etching", "used")] == [
        "a", "an", "a", "an", "a",
    ]  # fmt: skip


def test_forms_split_at_their_own_commas() -> None:
    assert split_form("step.4") == ("step.4", [])
    assert split_form("step.4(,until.2(a.1,b.2),)") == ("step.4", ["", "until.2(a.1,b.2)", ""])


LINKED = """
ability:
    {^}{step}, {then:step}.         -> Ability("activated", Sequence((step, then)))
step:
    call this                       -> Place("call", This(), "field")
    drop what was called            -> Move(It("called"), "drop")
    draw {number}                   -> Perform("draw", Number(number))
    greet {name}                    -> Include("name", name)
"""


def test_a_later_phrase_links_to_the_step_it_speaks_of(tmp_path: Path) -> None:
    path = tmp_path / "toy.grammar"
    path.write_text(LINKED, encoding="utf-8")
    toy = Language([path], LEXICON, makers={"called": Maker(Place, "call")})
    ability = toy.read("card", "Call this, drop what was called.")[0]
    assert ability.effect.parts[0] == Place("call", This(), "field", into="called")
    assert toy.print(ability) == "Call this, drop what was called."
    assert toy.read("card", "Call this, draw one.")[0].effect.parts[0] == Place("call", This(), "field")


def test_a_phrase_that_speaks_of_no_step_is_declined(tmp_path: Path) -> None:
    path = tmp_path / "toy.grammar"
    path.write_text(LINKED, encoding="utf-8")
    toy = Language([path], LEXICON, makers={"called": Maker(Place, "call")})
    with pytest.raises(CardTextDeclined, match="a step that makes 'called'"):
        toy.read("card", "Draw one, drop what was called.")


def test_defaults_that_are_not_named_must_hold(tmp_path: Path) -> None:
    toy = language(
        tmp_path, 'ability:\n    a -> Ability("activated", Move(Top(Number(1), "deck"), "drop"))\n', NO_WORDS
    )
    assert toy.print(Ability("activated", Move(Top(Number(1), "deck"), "drop"))) == "a"
    with pytest.raises(GrammarError):
        toy.print(Ability("activated", Move(Top(Number(1), "deck"), "drop", order="any")))
    with pytest.raises(GrammarError):
        toy.print(Ability("activated", Move(Cards(("deck",)), "drop")))


NO_WORDS = Lexicon(words={}, opens={})
