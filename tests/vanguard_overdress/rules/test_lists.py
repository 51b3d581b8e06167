"""11.8.3.1.2, 11.8.3.1.3, 11.8.11.1.1, 17.3: lists of effects, both of a slash, effects chosen once, unique counts."""

from __future__ import annotations

import pytest

ATTACK = "[AUTO](VC/RC):When this unit attacks, "
TALLY = (
    "[ACT](VC):Perform all of the following according to the number of cards in your soul.\n"
    "・Two or more - Soul-Charge 1.\n・Four or more - Draw a card."
)


def marshal(scene, text, **fields):
    return scene.card("Marshal", text, **{"grade": 2, "power": 10000, **fields})


# --- lists ------------------------------------------------------------------------------------------


@pytest.mark.rule("11.8.3.1.2.1", "11.8.3.1.2")
@pytest.mark.parametrize(("soul", "charged", "drawn"), [(1, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_the_lines_are_told_by_the_number_before_the_first_of_them(scene, me, soul, charged, drawn):
    """11.8.3.1.2.1: with three in the soul the fourth comes too late for the second line."""
    marshal(scene, TALLY)
    me.has(vanguard="Marshal", soul=soul, hand=["Grade 0"])
    with me.changes(soul=charged, hand=drawn):
        me.uses("Marshal")


@pytest.mark.rule("11.8.3.1.2")
@pytest.mark.parametrize(("soul", "charged", "drawn"), [(1, 0, 0), (3, 1, 1), (4, 1, 1)])
def test_a_requirement_of_its_own_is_asked_as_its_line_is_reached(scene, me, soul, charged, drawn):
    """11.8.3.1.2: where the text before the list says none; so the fourth card comes in time."""
    text = (
        "[ACT](VC):Perform all of the following. • If your soul has two or more cards, Soul-Charge 1. "
        "• If your soul has four or more cards, draw a card."
    )
    marshal(scene, text)
    me.has(vanguard="Marshal", soul=soul, hand=["Grade 0"])
    with me.changes(soul=charged, hand=drawn):
        me.uses("Marshal")


@pytest.mark.rule("11.8.3.1.2")
def test_the_lines_are_done_from_top_to_bottom(scene, me):
    """The first and the third requirement are met: the card that is drawn may be the one that is discarded."""
    text = (
        "[ACT](VC):Perform all of the following. • If you have no rear-guards, draw a card. "
        "• If you have a rear-guard, Soul-Charge 1. • If you have no rear-guards, choose a card from your hand, "
        "and discard it."
    )
    marshal(scene, text)
    me.has(vanguard="Marshal", hand=["Grade 0"]).deck_top("Grade 3")
    with me.changes(soul=0):
        me.uses("Marshal")
        me.is_asked("11.8.3.1", exactly=["Grade 0", "Grade 3"])
        me.picks("Grade 3")
    assert (me.zone("hand"), me.zone("drop")) == (["Grade 0"], ["Grade 3"])


LEFT_OUT = (
    "[ACT](VC):Perform all of the following. • Choose one of your opponent's rear-guards, and retire it. "
    "• [COST][Soul-Blast 1], and draw two cards. • Counter-Charge 1."
)


@pytest.mark.rule("11.8.3.1.2.2", "11.8.4.1.3")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_line_that_is_not_done_keeps_no_other_from_being_done(scene, me, foe, pays):
    """11.8.3.1.2.2: nobody to retire, and the cost left unpaid: the third line is done."""
    marshal(scene, LEFT_OUT)
    me.has(vanguard="Marshal", soul=1)
    me.put("damage", "Grade 1", face_down=True)
    with me.changes(hand=2 if pays == "yes" else 0, soul=-1 if pays == "yes" else 0):
        me.uses("Marshal").picks(pays)
    assert not scene.game.face_down[me.card("Grade 1")]


@pytest.mark.rule("11.8.3.1.2")
@pytest.mark.parametrize("which", [1, 2])
def test_one_of_a_list_is_chosen(scene, me, which):
    marshal(scene, "[ACT](VC):Choose one of the following. • Draw a card. • Soul-Charge 1.")
    me.has(vanguard="Marshal", hand=["Grade 0"])
    with me.changes(hand=int(which == 1), soul=int(which == 2)):
        me.uses("Marshal").picks(f"option {which}")


@pytest.mark.rule("11.8.3.1.3")
@pytest.mark.parametrize(
    ("words", "hand", "soul", "up"),
    [
        ("Soul-Charge 1/Counter-Charge 1", 0, 1, True),
        ("Counter-Charge 1/Soul-Charge 1", 0, 1, True),
        ("Draw a card/Soul-Charge 2", 1, 2, False),
        ("Soul-Charge 1", 0, 1, False),
    ],
)
def test_a_slash_means_both(scene, me, words, hand, soul, up):
    marshal(scene, f"[ACT](VC):{words}.")
    me.has(vanguard="Marshal", hand=["Grade 0"])
    me.put("damage", "Grade 1", face_down=True)
    with me.changes(hand=hand, soul=soul):
        me.uses("Marshal")
    assert scene.game.face_down[me.card("Grade 1")] != up


# --- chosen once ----------------------------------------------------------------------------------------

ONCE_EACH = (
    "[AUTO](VC/RC):When this unit attacks, choose one of the following effects that was not chosen this turn. "
    "• Choose one of your opponent's rear-guards, and retire it. • Soul-Charge 1. • [Stand] this unit."
)


@pytest.mark.rule("11.8.11.1.1")
def test_a_chosen_effect_is_no_choice_again_though_nothing_was_done(scene, me, foe):
    """There is nobody to retire: the first is used up nevertheless."""
    scene.step("battle phase").card("Marshal", ONCE_EACH, grade=2, power=4000)
    me.has(vanguard="Marshal", left="Grade 1")
    foe.has(vanguard="Grade 2")
    me.attacks("Marshal", "Grade 2")
    me.is_asked("11.8.3.1", exactly=["option 1", "option 2", "option 3"])
    me.picks("option 3")
    me.attacks("Marshal", "Grade 2")
    me.is_asked("11.8.3.1", exactly=["option 1", "option 2"])
    me.picks("option 1")
    assert foe.zone("drop") == []
    assert scene.game.facts["chosen effects"] and len(scene.game.facts["chosen effects"]) == 2


@pytest.mark.rule("11.8.11.1.1")
def test_another_card_with_that_ability_has_all_of_its_choices(scene, me, foe):
    scene.step("battle phase").card("Marshal", ONCE_EACH, grade=2, power=4000)
    me.has(vanguard="Marshal", left="Marshal")
    foe.has(vanguard="Grade 2")
    me.attacks("Marshal", "Grade 2").picks("option 2")
    me.attacks("Marshal", "Grade 2")
    me.is_asked("11.8.3.1", exactly=["option 1", "option 2", "option 3"])


@pytest.mark.rule("11.8.11.1.1")
def test_in_the_next_turn_all_may_be_chosen_again(scene, me, foe):
    marshal(scene, ONCE_EACH.replace("[AUTO](VC/RC):When this unit attacks, c", "[ACT](VC):C"))
    me.has(vanguard="Marshal", left="Grade 1", hand=["Grade 0"])
    foe.has(hand=["Grade 0"])
    me.uses("Marshal").picks("option 2").uses("Marshal")
    me.is_asked("11.8.3.1", exactly=["option 1", "option 3"])
    me.picks("option 1").uses("Marshal")
    with me.changes(soul=0):
        me.uses("Marshal")
    assert len(scene.game.facts["chosen effects"]) == 3
    me.passes()
    me.declines_attack()
    assert scene.game.facts["chosen effects"] == ()


# --- unique counts ----------------------------------------------------------------------------------------

THREE = "[CONT](VC):If you have two or more unique rear-guards, this unit gets [Power] +5000."


@pytest.mark.rule("17.3.1")
@pytest.mark.parametrize(("units", "more"), [(("Grade 1", "Grade 1"), 0), (("Grade 1", "Grade 1", "Grade 0"), 5000)])
def test_unique_cards_are_counted_by_their_names(scene, me, units, more):
    marshal(scene, THREE)
    me.has(vanguard="Marshal", **dict(zip(("left", "right", "back_left"), units, strict=False)))
    assert me.power("Marshal") == 10000 + more


TWO_NAMES = '[CONT]:This unit is also regarded as "Cobalt Arrow".'
NAMES = (
    '[CONT](VC):If you have two or more different card names with "Cobalt" among your units, this unit gets '
    "[Power] +5000."
)


@pytest.mark.example
@pytest.mark.rule("17.3.1.1")
@pytest.mark.parametrize(("text", "more"), [(TWO_NAMES, 5000), ("", 0)])
def test_one_card_with_two_names_is_counted_twice(scene, me, text, more):
    scene.card("Cobalt Blade", text)
    scene.card("Cobalt Arrow")
    marshal(scene, NAMES)
    me.has(vanguard="Marshal", left="Cobalt Blade")
    assert me.power("Marshal") == 10000 + more


@pytest.mark.rule("12.6.2.2.1")
@pytest.mark.parametrize(("soul", "many"), [
    (["Amber"], 1), (["Amber", "Beryl"], 1), (["Amber", "Coral"], 2), (["Amber", "Beryl", "Dusk"], 2),
    (["Amber", "Amber", "Coral", "Stone"], 3), (["Beryl", "Coral", "Stone"], 3),
])  # fmt: skip
@pytest.mark.parametrize("text", [
    "[CONT](VC):If your soul has {} or more cards with different card names, this unit gets [Power] +5000.",
    "[CONT](VC):This unit gets [Power] +5000 for each card with a different card name in your soul.",
])
def test_cards_with_different_names_are_counted_as_cards(scene, me, text, soul, many):
    """12.6.2.2.1: Amber is like Beryl and like Dusk; where both are there, those two differ from one another."""
    scene.card("Amber", '[CONT]:This card is also regarded as "Beryl".')
    scene.card("Dusk", '[CONT]:This card is also regarded as "Amber".')
    for name in ("Beryl", "Coral"):
        scene.card(name)
    scene.card("Marshal", text.format("two"), grade=2, power=10000)
    me.has(vanguard="Marshal", soul=soul)
    lifted = many * 5000 if "each" in text else 5000 * (many >= 2)
    assert me.power("Marshal") == 10000 + lifted


@pytest.mark.rule("17.3.1.2")
@pytest.mark.parametrize(
    ("units", "more"), [(("Grade 1", "Grade 1", "Grade 3"), 2), (("Grade 1", "Grade 1", "Stone"), 1), ((), 0)]
)
def test_grades_are_counted_where_the_text_says_grades(scene, me, units, more):
    marshal(scene, "[CONT](VC):This unit gets [Power] +1000 for each different grade among your rear-guards.", grade=3)
    me.has(vanguard="Marshal", **dict(zip(("left", "right", "back_left"), units, strict=False)))
    assert me.power("Marshal") == 10000 + more * 1000


@pytest.mark.rule("11.8.3.1.2", "11.8.3.1.2.2")
def test_what_one_line_chose_is_nothing_that_the_next_speaks_of(scene, me, foe):
    """ "That unit" of the second line is the one that attacks, and not the one that the first retired."""
    text = (
        "[AUTO](VC):When your rear-guard attacks, perform all of the following. • Choose one of your rear-guards in "
        "the back row, and retire it. • That unit gets [Power] +5000 until end of that battle."
    )
    scene.step("battle phase")
    marshal(scene, text)
    me.has(vanguard="Marshal", left="Grade 1", back="Grade 0")
    foe.has(hand=["Grade 0"])
    me.attacks("Grade 1", "Stone")
    assert me.power("Grade 1") == 7000 + 5000 and "Grade 0" in me.zone("drop")
    foe.guards_with_nothing()


@pytest.mark.rule("11.8.4")
@pytest.mark.parametrize(("other", "go"), [("other ", ["Grade 0", "Grade 3"]), ("", ["Grade 0", "Grade 1", "Grade 3"])])
def test_all_other_cards_are_those_that_were_not_chosen(scene, me, other, go):
    """ "Other" leaves out what was chosen of the same zone, not the unit whose text it is."""
    returns = f"return all {other}cards from your soul to your deck and shuffle it."
    text = f"[ACT](RC):Choose a card from your soul, and {returns}"
    me.has(vanguard="Grade 2", left=scene.card("Sorter", text), soul=["Grade 0", "Grade 1", "Grade 3"])
    me.uses("Sorter").picks("Grade 1")
    me.is_asked("4.1.9", exactly=go)
