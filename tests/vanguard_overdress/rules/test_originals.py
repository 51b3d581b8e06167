"""5.1.3, 7.11.3, 11.9.1.2 to 11.9.1.4, 11.9.4.1: original values, and numbers that are told once."""

from __future__ import annotations

import pytest

from playmat.books.vanguard_overdress.book import layer
from playmat.kernel.words.nodes import Ability, Add, Both, Cards, Choose, It, Modify, Move, Number, Sequence, Set


def knight(scene, text, **fields):
    return scene.card("Knight", text, **{"grade": 2, "power": 10000, "critical": 2, **fields})


def squire(scene, text, **fields):
    return scene.card("Squire", text, **{"grade": 1, "power": 8000, **fields})


BECOMES = "[ACT](VC):This unit's original [Power] becomes 13000 until end of turn."
GETS = "[ACT](RC):Choose one of your vanguards, and it gets [Power] +5000 until end of turn."


@pytest.mark.rule("5.1.3", "11.9.1.2", "11.9.1")
@pytest.mark.parametrize("first", ["Knight", "Squire"])
def test_what_is_added_is_added_to_the_new_original_value(scene, me, first):
    """Whichever came first."""
    knight(scene, BECOMES)
    squire(scene, GETS)
    me.has(vanguard="Knight", left="Squire")
    for each in (first, {"Knight": "Squire", "Squire": "Knight"}[first]):
        me.uses(each)
    assert (me.power("Knight"), me.value("Knight", "original power")) == (18000, 13000)


@pytest.mark.rule("5.1.3")
def test_what_is_added_leaves_the_original_value(scene, me):
    squire(scene, GETS)
    me.has(vanguard="Grade 2", left="Squire")
    me.uses("Squire")
    assert (me.power("Grade 2"), me.value("Grade 2", "original power")) == (9000 + 5000, 9000)


@pytest.mark.rule("5.1.3", "11.9.1.2", "11.9.1.9")
def test_a_power_that_is_set_leaves_the_original_value(scene, me):
    """11.9.1.9: what sets comes last of all, and is no change of what is original."""
    knight(scene, BECOMES)
    sets = Ability(
        "activated", Modify(Cards(("vanguard circle",), "mine"), (Set("power", Number(5000)),)), zones=("field",)
    )
    scene.card("Scale", abilities=[sets], grade=1)
    me.has(vanguard="Knight", left="Scale")
    me.uses("Scale").uses("Knight")
    assert (me.power("Knight"), me.value("Knight", "original power")) == (5000, 13000)




@pytest.mark.rule("5.1.3")
@pytest.mark.parametrize(("changed", "offered"), [(False, True), (True, False)])
def test_texts_that_ask_for_the_original_value_are_told_the_changed_one(scene, me, changed, offered):
    knight(scene, BECOMES.replace("(VC)", "(RC)").replace("13000", "9000"), power=8000)
    scene.card("Scout", "[ACT](VC):Choose up to one of your rear-guards with original [Power] 8000 or less, and "
        "[Rest] it.")
    me.has(vanguard="Scout", left="Knight")
    if changed:
        me.uses("Knight")
    me.uses("Scout")
    if offered:
        me.picks("Knight")
    assert scene.game.rested[me.card("Knight")] == offered


@pytest.mark.rule("11.9.1.3", "11.9.1.2")
@pytest.mark.parametrize("first", ["Knight", "Squire"])
def test_what_takes_the_original_value_away_comes_after_what_changes_it(scene, me, first):
    """The loss prevails, whichever came first; what is added is still added."""
    knight(scene, "[ACT](VC):This unit's original [Critical] becomes 3 until end of turn, and this unit gets "
        "[Critical] +1 until end of turn.")
    squire(scene, "[ACT](RC):Choose one of your vanguards, and it loses its original [Critical] until end of turn.")
    me.has(vanguard="Knight", left="Squire")
    for each in (first, {"Knight": "Squire", "Squire": "Knight"}[first]):
        me.uses(each)
    assert (me.value("Knight", "critical"), me.value("Knight", "original critical")) == (1, 0)


@pytest.mark.rule("11.9.1.3")
def test_without_a_loss_the_original_value_is_there(scene, me):
    knight(scene, "[ACT](VC):This unit gets [Critical] +1 until end of turn.")
    me.has(vanguard="Knight")
    me.uses("Knight")
    assert (me.value("Knight", "critical"), me.value("Knight", "original critical")) == (3, 2)


@pytest.mark.rule("11.9.1.3", "11.9.15")
def test_original_abilities_are_lost_and_gained_ones_kept(scene, me):
    """The text and the ability icon are gone; what an effect gave stays, though it came before."""
    squire(scene, '[CONT](RC):This unit gets [Power] +2000.', skill="boost")
    gives = (
        "[ACT](VC):Choose one of your rear-guards, and it gets \"[CONT](RC):This unit gets [Power] +500.\" "
        "until end of turn."
    )
    knight(scene, gives)
    scene.card("Scissors", "[ACT](RC):Choose another of your rear-guards, and it loses its original abilities "
        "until end of turn.")
    me.has(vanguard="Knight", left="Squire", right="Scissors")
    me.uses("Knight").picks("Squire")
    assert me.power("Squire") == 10500 and "boost" in me.value("Squire", "keywords")
    me.uses("Scissors")
    assert me.power("Squire") == 8500 and "boost" not in me.value("Squire", "keywords")


@pytest.mark.rule("11.9.1.4")
def test_what_rules_make_of_a_main_type_comes_between():
    """After what is original, before abilities, words and numbers."""
    layers = [layer("base", "power"), layer("strip", "power"), layer("set", "main type"), layer("gain", "abilities")]
    assert layers == [2, 3, 4, 5]
    assert (layer("include", "clan"), layer("add", "power"), layer("set", "power")) == (6, 7, 9)


# --- told once ----------------------------------------------------------------------------------------------

MATCH = "[ACT](RC):Raise or lower this unit's [Power] to match your opponent's vanguard's until end of turn."


@pytest.mark.example
@pytest.mark.rule("11.9.4.1")
@pytest.mark.parametrize(("power", "by"), [(15000, 5000), (6000, -4000), (10000, 0)])
def test_slate_duelist_gets_the_difference_of_that_moment(scene, me, foe, power, by):
    """It stays what it was, whatever becomes of the vanguard."""
    scene.card("Slate Duelist", MATCH, grade=1, power=10000)
    weakens = Ability(
        "activated", Modify(Cards(("vanguard circle",), "theirs"), (Add("power", Number(-1000)),)), zones=("field",)
    )
    scene.card("Whisperer", abilities=[weakens], grade=1)
    me.has(vanguard="Grade 2", left="Slate Duelist", right="Whisperer")
    foe.has(vanguard=scene.card("Regent", grade=2, power=power))
    me.uses("Slate Duelist")
    assert me.power("Slate Duelist") == power
    me.uses("Whisperer")
    assert (foe.power("Regent"), me.power("Slate Duelist")) == (power - 1000, 10000 + by)


@pytest.mark.rule("11.9.4.1", "11.9.1.7")
def test_what_comes_later_is_added_to_the_difference(scene, me, foe):
    scene.card("Slate Duelist", MATCH, grade=1, power=10000)
    squire(scene, "[ACT](RC):Choose another of your rear-guards, and it gets [Power] +3000 until end of turn.")
    me.has(vanguard="Grade 2", left="Slate Duelist", right="Squire")
    foe.has(vanguard=scene.card("Regent", grade=2, power=15000))
    me.uses("Slate Duelist").uses("Squire")
    assert me.power("Slate Duelist") == 18000


@pytest.mark.rule("11.9.4.1.1")
@pytest.mark.parametrize("first", ["Knight", "Squire"])
def test_twice_the_power_of_that_moment_is_added(scene, me, first):
    """13000 doubled and 5000 more are 31000; with the 5000 before they are 36000."""
    knight(scene, "[ACT](VC):Double this unit's [Power] until end of turn.", power=13000)
    squire(scene, GETS)
    me.has(vanguard="Knight", left="Squire")
    for each in (first, {"Knight": "Squire", "Squire": "Knight"}[first]):
        me.uses(each)
    assert me.power("Knight") == {"Knight": 31000, "Squire": 36000}[first]


@pytest.mark.rule("11.9.4.1.1", "11.9.1.2")
def test_a_doubled_power_is_no_original_value(scene, me):
    """What was added when it was doubled stays as much, though the original value becomes another."""
    knight(scene, "[ACT](VC):Double this unit's [Power] until end of turn.\n" + BECOMES)
    me.has(vanguard="Knight")
    me.picks(("use", "Knight", "Knight/1")).picks(("use", "Knight", "Knight/2"))
    assert me.power("Knight") == 13000 + 10000


@pytest.mark.rule("7.11.3")
@pytest.mark.parametrize("later", [False, True])
def test_to_get_the_power_of_a_card_is_to_have_it_added(scene, me, later):
    """7.11.3: 10000 and 8000 are 18000; what the other has later does not count (11.9.4)."""
    knight(scene, "[ACT](VC):Choose one of your rear-guards, and this unit gets the [Power] of that unit until "
        "end of turn.")
    squire(scene, "[ACT](RC):This unit gets [Power] +1000 until end of turn.")
    me.has(vanguard="Knight", left="Squire")
    if not later:
        me.uses("Squire")
    me.uses("Knight")
    if later:
        me.uses("Squire")
    assert me.power("Knight") == 10000 + 8000 + (0 if later else 1000)


@pytest.mark.rule("7.11.3", "11.9.6")
def test_a_continuous_ability_follows_what_the_other_card_has(scene, me):
    knight(scene, "[CONT](VC):This unit gets the [Power] of all of your rear-guards.")
    squire(scene, "[ACT](RC):This unit gets [Power] +1000 until end of turn.")
    me.has(vanguard="Knight", left="Squire", right="Grade 0")
    assert me.power("Knight") == 10000 + 8000 + 5000
    me.uses("Squire")
    assert me.power("Knight") == 10000 + 9000 + 5000


# --- produced at one moment -----------------------------------------------------------------------------------



def regent(scene, name, number, side="mine"):
    made = Ability("continuous", Modify(Cards(("vanguard circle",), side), (Set("power", Number(number)),)), zones=REAR)
    return scene.card(name, abilities=[made], grade=1)


REAR = ("rear-guard circle",)
CALLS = "[ACT](VC):Choose two grade 1 cards from your drop zone, and call them to separate (RC)."


@pytest.mark.rule("11.9.3.1.1.2", "11.9.3.1")
@pytest.mark.parametrize(("last", "power"), [("High", 20000), ("Low", 5000)])
def test_who_has_several_effects_at_one_moment_puts_them_in_order(scene, me, last, power):
    """What comes last prevails."""
    knight(scene, CALLS)
    regent(scene, "High", 20000)
    regent(scene, "Low", 5000)
    me.has(vanguard="Knight", drop=["High", "Low"])
    me.uses("Knight").picks("front left", "front right")
    me.is_asked("11.9.3.1.1.2", exactly=["High", "Low"], about="order")
    me.picks({"High": "Low", "Low": "High"}[last])
    assert me.power("Knight") == power


@pytest.mark.rule("11.9.3.1.1.2")
def test_where_it_makes_no_difference_nobody_is_asked(scene, me):
    knight(scene, CALLS)
    regent(scene, "High", 20000)
    scene.card("Helper", "[CONT](RC):All of your vanguards get [Power] +1000.", grade=1)
    me.has(vanguard="Knight", drop=["High", "Helper"])
    me.uses("Knight").picks("front left", "front right")
    assert me.power("Knight") == 20000 and scene.game.question.about == "act"


@pytest.mark.rule("11.9.3.1.1", "11.9.3.1.1.2")
def test_of_cards_that_came_one_after_the_other_the_later_prevails(scene, me):
    regent(scene, "High", 20000)
    regent(scene, "Low", 5000)
    me.has(vanguard="Grade 2", hand=["High", "Low", "Grade 0"])
    me.calls("Low", "left").calls("High", "right")
    assert me.power("Grade 2") == 20000


@pytest.mark.rule("11.9.3.1.1.2")
@pytest.mark.parametrize("first", ["mine", "theirs"])
def test_of_both_players_the_turn_players_counts_as_the_first(scene, me, foe, first):
    """So that of the other player prevails, whichever came down first in the text."""
    regent(scene, "High", 20000)
    regent(scene, "Low", 5000, "theirs")
    cards = [Choose(Cards(("drop",), side), Number(1), into=side) for side in ("mine", "theirs")]
    both = Both((It("mine"), It("theirs")) if first == "mine" else (It("theirs"), It("mine")))
    comes = Ability("activated", Sequence((*cards, Move(both, "front left"))), zones=("field",))
    scene.card("Twister", abilities=[comes], grade=2)
    me.has(vanguard="Twister", drop=["High"])
    foe.has(drop=["Low"])
    me.uses("Twister")
    assert me.power("Twister") == 5000
