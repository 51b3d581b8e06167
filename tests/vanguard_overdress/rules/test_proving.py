"""1.3.2.4, 1.3.2.4.1, 4.1.6, 1.3.4.1: as many as possible, proof by revealing, hidden choices together."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Choose, It, Number, Place, Sequence

RC = "rear-guard circle"
CALLS = "[ACT](VC):Call as many cards as possible from your hand to (RC)."
THREE = "[ACT](VC):Call three cards from your hand to (RC), as many as possible."
SEALED = "[CONT](Hand):This card cannot be called."


def shown(scene, name):
    """Whether a card of that name was shown to both players."""
    cards = scene.game.match.cards
    return any(cards[definition].name == name and seen == 0b11 for *_, definition, seen in scene.events("show"))


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Ember Page", grade=1)
    scene.card("Sealed Bell", SEALED, grade=1)
    scene.card("Mute Drum", SEALED, grade=1)
    scene.card("Caller", CALLS, grade=2)


@pytest.mark.example
@pytest.mark.rule("1.3.2.4.1", "1.3.2.4")
def test_ember_page_must_be_called(scene, me, foe):
    """It cannot be declined, and it alone can be called; the other is shown."""
    me.has(vanguard="Caller", hand=["Ember Page", "Sealed Bell"])
    me.uses("Caller")
    assert shown(scene, "Sealed Bell")
    me.is_asked("6.2.3.2")
    me.picks("front left")
    assert (me.zone("left"), me.zone("hand")) == (["Ember Page"], ["Sealed Bell"])
    assert not foe.sees(me.card("Sealed Bell"))


@pytest.mark.example
@pytest.mark.rule("1.3.2.4.1")
def test_a_hand_of_which_nothing_can_be_called_is_shown(scene, me, foe):
    me.has(vanguard="Caller", left="Grade 1", hand=["Sealed Bell", "Mute Drum"])
    me.uses("Caller")
    assert sorted(me.zone("hand")) == ["Mute Drum", "Sealed Bell"]
    assert shown(scene, "Sealed Bell") and shown(scene, "Mute Drum")


@pytest.mark.rule("1.3.2.4", "1.3.2.4.1")
@pytest.mark.parametrize(("pages", "proof"), [(2, True), (3, False)])
def test_as_near_to_the_number_as_it_can_be(scene, me, foe, pages, proof):
    """Both of two; and then the rest of the hand proves that there was no third."""
    scene.card("Herald", THREE, grade=2)
    me.has(vanguard="Herald", hand=["Ember Page"] * pages + ["Sealed Bell"])
    me.uses("Herald")
    assert not me.offered("done")
    for circle in ("front left", "front right", "back left")[:pages]:
        me.picks(circle)
    assert me.zone("hand") == ["Sealed Bell"]
    assert shown(scene, "Sealed Bell") == proof


@pytest.mark.rule("1.3.2.4")
def test_of_more_than_the_number_it_is_chosen_which(scene, me):
    scene.card("Herald", THREE.replace("three", "two"), grade=2)
    me.has(vanguard="Herald", hand=["Ember Page", "Grade 0", "Grade 1"])
    me.uses("Herald")
    me.is_asked("11.8.3.1", exactly=["Ember Page", "Grade 0", "Grade 1"])
    me.picks("Grade 0", "Grade 1", "front left", "front right")
    assert me.zone("hand") == ["Ember Page"]


@pytest.mark.rule("1.3.2.4")
def test_without_those_words_it_may_be_declined(scene, me):
    """11.8.4.1.4: by its information out of a hidden zone."""
    scene.card("Asker", "[ACT](VC):Choose a grade 1 card from your hand, and call it to (RC).", grade=2)
    me.has(vanguard="Asker", hand=["Ember Page", "Grade 3"])
    me.uses("Asker")
    me.is_asked("11.8.3.1", exactly=["Ember Page", "done"])
    me.picks("done")


@pytest.mark.rule("4.1.6")
@pytest.mark.parametrize(("name", "comes"), [("Sealed Bell", False), ("Ember Page", True)])
def test_a_card_that_an_effect_keeps_from_being_called_is_shown(scene, me, foe, name, comes):
    scene.card("Asker", "[ACT](VC):Choose a card from your hand, and call it to (RC).", grade=2)
    me.has(vanguard="Asker", left="Grade 1", hand=[name])
    me.uses("Asker")
    if comes:
        me.picks("front right")
    assert shown(scene, name) and foe.sees(me.card(name)) == comes
    assert me.zone("right") == ([name] if comes else []) and me.count("hand") == (0 if comes else 1)


@pytest.mark.rule("4.1.6", "6.2.3.2.1.1")
def test_what_cannot_be_called_takes_no_circle_from_another(scene, me):
    """One circle is open, and of the two cards one alone can come: nobody is asked which."""
    call = Sequence((Choose(Cards(("hand",), "mine"), Number(2)), Place("call", It(), RC, where=("open",))))
    scene.card("Asker", abilities=[Ability("activated", call, zones=("field",))], grade=2)
    me.has(vanguard="Asker", left="Grade 2", right="Grade 2", back_left="Grade 2", back="Grade 2")
    me.has(hand=["Sealed Bell", "Ember Page"])
    me.uses("Asker")
    assert (me.zone("back right"), me.zone("hand")) == (["Ember Page"], ["Sealed Bell"])


@pytest.mark.rule("4.1.6", "1.3.3")
def test_nor_is_it_called_in_the_main_phase_or_to_guard(scene, me, foe):
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Sealed Bell", "Grade 0"])
    assert me.refused("call", "Sealed Bell", "front right") == "1.3.3"


@pytest.mark.rule("4.1.6")
def test_it_does_not_guard_either(scene, me, foe):
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left="Grade 1")
    foe.has(vanguard="Grade 2", hand=["Sealed Bell", "Grade 0"])
    me.attacks("Grade 2", "Grade 2")
    foe.is_asked("10.5.1.2", exactly=["Grade 0", "done"])
    assert foe.refused("Sealed Bell") == "1.3.3"


# --- both choose ------------------------------------------------------------------------------------------

BOTH = "[ACT](VC):Each player chooses one card from his or her hand, and {} it."


@pytest.mark.rule("1.3.4.1", "1.3.4")
def test_both_choose_unseen_and_then_both_are_discarded(scene, me, foe):
    scene.card("Judge", BOTH.format("discards"), grade=2)
    me.has(vanguard="Judge", hand=["Grade 0", "Grade 3"])
    foe.has(hand=["Grade 1", "Grade 2"])
    me.uses("Judge").picks("Grade 3")
    foe.is_asked("11.8.3.1", exactly=["Grade 1", "Grade 2"])
    assert not foe.sees(me.card("Grade 3")) and me.zone("drop") == []
    foe.picks("Grade 1")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 3"], ["Grade 1"])


@pytest.mark.rule("1.3.4.1")
def test_both_choose_unseen_and_then_both_are_shown(scene, me, foe):
    scene.card("Judge", BOTH.format("reveals"), grade=2)
    me.has(vanguard="Judge", left="Grade 1", hand=["Grade 0", "Grade 3"])
    foe.has(hand=["Grade 1", "Grade 2"])
    me.uses("Judge").picks("Grade 3")
    assert not foe.sees(me.card("Grade 3")) and not scene.events("show")
    foe.picks("Grade 1")
    assert shown(scene, "Grade 3") and shown(scene, "Grade 1")
    assert not foe.sees(me.card("Grade 3"))


@pytest.mark.rule("1.3.4.1", "1.3.4")
def test_in_the_opponents_turn_the_opponent_chooses_first(scene, me, foe):
    text = BOTH.format("discards").replace("[ACT](VC):E", "[AUTO](VC):When this unit is attacked, e")
    scene.step("battle phase").card("Judge", text, grade=2)
    me.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0", "Grade 3"])
    foe.has(vanguard="Judge", hand=["Grade 1", "Grade 2"])
    me.attacks("Grade 2", "Judge")
    me.is_asked("11.8.3.1", exactly=["Grade 0", "Grade 3"])
    me.picks("Grade 0")
    foe.picks("Grade 1")
    assert (me.zone("drop"), foe.zone("drop")) == (["Grade 0"], ["Grade 1"])
    foe.guards_with_nothing()
