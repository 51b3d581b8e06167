"""Each systematic repair by name, each kind of damage by reason, and that repairs settle."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_1_10.lexicon import LEXICON
from playmat.text import CardTextDamaged, normalise
from playmat.text.normalise import SIGNS, find_damage

REPAIRS = SIGNS + LEXICON.repairs

EXAMPLES = {
    "full-width signs": ("[Power]＋1500 （x）！", "[Power] +1500 (x)!"),
    "curly quotes": ("named “Kettle”", 'named "Kettle"'),
    "curly apostrophe": ("this unit’s", "this unit's"),
    "other minus signs": ("[Power] −1500", "[Power] -1500"),
    "double angle marks": ("a 《Tin Parade》 unit", "a <<Tin Parade>> unit"),
    "single angle marks": ("a ＜Clockwork＞ unit", "a <Clockwork> unit"),
    "blanks": ("draw  a\u3000card!", "draw a card!"),
    "blanks at line ends": ("[ACT]:Draw. \n\n [ACT]:Rest.", "[ACT]:Draw.\n[ACT]:Rest."),
    "an ability's mark without brackets": ("AUTO:Forerunner", "[AUTO]:Forerunner"),
    "an ability on the same line": ("[ACT]:Draw. [CONT](VC):Lord", "[ACT]:Draw.\n[CONT](VC):Lord"),
    "a line broken inside brackets": ("(four with\n[CONT]:Sentinel!)", "(four with [CONT]:Sentinel!)"),
    "a broken line": ("[ACT]:Draw\na card.", "[ACT]:Draw a card."),
    "blank inside brackets": ("[AUTO]( VC):[ Rest ] it!", "[AUTO](VC):[Rest] it!"),
    "a limit break without its dash": ("[AUTO](VC)[Limit Break 4]:", "[AUTO](VC)[Limit-Break 4]:"),
    "blank before a limit break": ("[AUTO](VC) [Limit-Break 4]:", "[AUTO](VC)[Limit-Break 4]:"),
    "blank after a keyword": ("[CONT]:Lord(alone)", "[CONT]:Lord (alone)"),
    "blank before a reminder": ("[Limit-Break 4] (four)", "[Limit-Break 4](four)"),
    "a missing colon": ("[AUTO](RC)When this", "[AUTO](RC):When this."),
    "blank inside a header": ("[AUTO] (RC) :When this!", "[AUTO](RC):When this!"),
    "blank after a header": ("[AUTO](RC): When this!", "[AUTO](RC):When this!"),
    "circles in separate brackets": ("[AUTO](VC)/(RC):", "[AUTO](VC/RC):"),
    "circles in square brackets": ("[AUTO][(VC/RC)]:", "[AUTO](VC/RC):"),
    "rear-guard before vanguard": ("(RC/VC)", "(VC/RC)"),
    "a zone named in a header": ("[ACT][Drop Zone]:", "[ACT](Drop zone):"),
    "an icon repeated after its word": ('boosts ([Boost]) "Twin Drive!!"([TwinDrive])', 'boosts "Twin Drive!!"'),
    "blank before a number": ("[Counter-Blast2]", "[Counter-Blast 2]"),
    "misprinted soul charge": ("Soul-Chage 1", "Soul-Charge 1"),
    "soul charge in brackets": ("[Soul-Charge] 1, [Soul-Charge 2]", "Soul-Charge 1, Soul-Charge 2"),
    "blank after an icon": ("[Power]+1500", "[Power] +1500"),
    "blank around a slash": ("+1500 / [Critical]+1", "+1500/[Critical] +1"),
    "an icon opening a cost": (":[Rest] this unit]", ":[Rest this unit]"),
    "an icon in a cost": ("[Soul-Blast 1 & [Rest] this unit]", "[Soul-Blast 1 & Rest this unit]"),
    "a blast's own bracket": ("[Counter-Blast 2]-<Kagero>]", "[Counter-Blast 2-<<Kagero>>]"),
    "blank before a blast's cards": ("[Counter-Blast 2 -card!]", "[Counter-Blast 2-card!]"),
    "blank after a cost": ("[Counter-Blast 2]When this!", "[Counter-Blast 2] When this!"),
    "twin drive": ("[TwinDrive]", "[Twin Drive!!]"),
    "a full stop in a cost": ("[Retire it.] When", "[Retire it] When"),
    "rest and stand as words": ("all are Rest,", "all are [Rest],"),
    "heal mark": ('with "[Heal] HEAL" in', "with [Heal] in"),
    "begininng": ("At the begininng of", "At the beginning of"),
    "vaunguard": ("a vaunguard", "a vanguard"),
    "seperate": ("to seperate (RC)", "to separate (RC)"),
    "a comma before 'If you do'": ("pay the cost, If you do, draw", "pay the cost. If you do, draw"),
    "cannnot": ("cannnot attack", "cannot attack"),
    "a missing comma before 'call'": ("a <<Kagero>> call it to (RC)", "a <<Kagero>>, call it to (RC)"),
    "a missing comma before 'if'": ("on (RC) if you have", "on (RC), if you have"),
    "a missing blank after a comma": ("If you do,search", "If you do, search"),
    "a missing full stop": ("[ACT]:Draw a card", "[ACT]:Draw a card."),
    "a missing capital after a cost": ("[Soul-Blast 1] when this unit", "[Soul-Blast 1] When this unit"),
    "blank after a mark": ("<<Kagero>>vanguard", "<<Kagero>> vanguard"),
    "blank before a mark": ("a<<Kagero>>", "a <<Kagero>>"),
    "blank before a name": ('named"Kettle"', 'named "Kettle"'),
    "blank before a full stop": ("your hand .", "your hand."),
    "a missing capital": ("Draw. if you", "Draw. If you"),
    "a or an": ("a <Oracle Think Tank>, an unit, An card", "an <<Oracle Think Tank>>, a unit, A card"),
    "vanguard circle without brackets": ("on your VC,", "on your (VC),"),
}


@pytest.mark.parametrize("name", [repair.name for repair in REPAIRS])
def test_each_repair_by_name(name: str) -> None:
    before, after = EXAMPLES[name]
    assert normalise(before, LEXICON) == after


def test_no_example_without_its_repair() -> None:
    assert EXAMPLES.keys() == {repair.name for repair in REPAIRS}


@pytest.mark.parametrize(("before", "after"), EXAMPLES.values())
def test_repairs_settle(before: str, after: str) -> None:
    assert normalise(after, LEXICON) == after


def test_angle_marks_follow_the_lexicon_and_else_the_source() -> None:
    marked = "<Kagero> <<High Beast>> <<Tin Parade>> <Clockwork>"
    assert normalise(marked, LEXICON) == "<<Kagero>> <High Beast> <<Tin Parade>> <Clockwork>"


def test_names_are_left_as_they_are() -> None:
    text = 'a card named "An Unit ,seperate. vaunguard" from'
    assert normalise(text, LEXICON) == text


DAMAGED = {
    "a sign before a number is lost": "this unit gets [Power] *5000 until end of turn.",
    "an angle mark became a question mark": "a ?Tin Parade? vanguard",
    "the text is cut off": "[ACT](VC):This unit gets",
    "an icon before a number is lost": "this unit gets +5000 until end of turn.",
    "an angle mark is lost or doubled": "a <<Tin Parade>>> vanguard",
    "'[' is never closed": "[AUTO:When this unit attacks, draw a card.",
    "']' closes nothing": "AUTO]:When this unit attacks, draw a card.",
    "')' closes nothing": "on RC) draw a card.",
    "'(' is never closed": "on (RC draw a card.",
    "a quotation mark without its partner": 'a card named "Kettle from your hand!',
}


@pytest.mark.parametrize(("reason", "text"), DAMAGED.items())
def test_damage_is_named(reason: str, text: str) -> None:
    damage = find_damage(normalise(text, LEXICON), LEXICON)
    assert damage is not None
    assert damage.reason == reason


def test_every_pattern_of_loss_has_an_example() -> None:
    assert {loss.reason for loss in LEXICON.losses} <= DAMAGED.keys()


@pytest.mark.parametrize("bound", ["5000 or less", "12000 or greater"])
def test_sound_text_is_not_called_damaged(bound: str) -> None:
    text = f'[AUTO](VC):[Soul-Blast 1] When "Kettle" attacks, a <<Kagero>> with [Power] {bound} gets it.'
    assert find_damage(normalise(text, LEXICON), LEXICON) is None


def test_words_between_two_quotations_are_no_name() -> None:
    text = '[ACT](VC):This unit gets "[CONT](VC/RC):Restraint" and loses "Boost" until end of turn.'
    assert normalise(text, LEXICON) == text


def test_the_place_of_damage_is_pointed_at() -> None:
    error = CardTextDamaged("Kettle", "first line\na <b\nlast", 13, "an angle mark is lost or doubled")
    assert str(error) == ("'Kettle' has damaged text: an angle mark is lost or doubled\n    a <b\n      ^ here")
