"""14.1, 14.8 to 14.13: keywords that open abilities, Friends, Glitter, RevolDress, DressBoost."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, LoseAbilities, Modify, Move, Sequence

WHITE = "White Wings-[CONT](VC):This unit gets [Power] +5000."
BLACK = "Black Wings-[CONT](VC):This unit gets [Power] +3000."
FRIEND = (
    "Friend-[CONT](RC):If you have another unit in the same column as this unit, that unit and this unit become "
    '"Friends".'
)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


# --- 14.8 White and Black Wings -----------------------------------------------------------------------------------


@pytest.mark.rule("14.8.3", "14.8.4", "14.8.5")
@pytest.mark.parametrize(("bound", "power"), [
    ([], 9000),
    (["Grade 1", "Grade 3"], 9000 + 5000),
    (["Grade 0", "Grade 2"], 9000 + 3000),
    (["Grade 0"], 9000 + 3000),
    (["Grade 1", "Grade 2"], 9000),
    (["Grade 3", "Grade 2"], 9000),
])  # fmt: skip
def test_wings_ask_for_the_grades_of_all_bound_cards(scene, me, foe, bound, power):
    me.has(vanguard=scene.card("Angel", f"{WHITE}\n{BLACK}", grade=2), bind=bound)
    foe.has(bind=["Grade 1", "Grade 2"])
    scene.start()
    assert me.power("Angel") == power


@pytest.mark.rule("14.8.3", "14.8.4", "4.12.4")
@pytest.mark.parametrize("down", [True, False])
def test_a_bound_card_that_lies_face_down_has_no_grade(scene, me, down):
    me.has(vanguard=scene.card("Angel", f"{WHITE}\n{BLACK}", grade=2), bind=["Grade 1"])
    me.put("bind", "Grade 3", face_down=down)
    scene.start()
    assert me.power("Angel") == 9000 + (0 if down else 5000)


@pytest.mark.rule("14.8.3", "14.8.4")
def test_wings_open_and_close_with_what_is_bound(scene, me):
    binds = "[ACT](VC):Choose a card from your hand, and bind it."
    me.has(vanguard=scene.card("Angel", f"{WHITE}\n{BLACK}\n{binds}", grade=2), hand=["Grade 1", "Grade 2"])
    me.uses("Angel", 3).picks("Grade 1")
    assert me.power("Angel") == 9000 + 5000
    me.uses("Angel", 3)
    assert me.power("Angel") == 9000


@pytest.mark.rule("14.8.3")
@pytest.mark.parametrize(("bound", "offered"), [(["Grade 1"], True), (["Grade 2"], False), ([], False)])
def test_an_activated_ability_with_white_wings(scene, me, bound, offered):
    me.has(vanguard=scene.card("Angel", "White Wings-[ACT](VC):Draw a card.", grade=2), bind=bound, hand=["Grade 0"])
    assert me.offered("use", "Angel", "Angel/1") == offered


@pytest.mark.rule("14.8.4")
@pytest.mark.parametrize(("bound", "drawn"), [(["Grade 2"], 1), (["Grade 1"], 0)])
def test_an_automatic_ability_with_black_wings(scene, me, bound, drawn):
    scene.card("Angel", "Black Wings-[AUTO]:When this unit is placed on (RC), draw a card.", grade=1)
    me.has(vanguard="Grade 2", hand=["Angel"], bind=bound)
    me.calls("Angel", "front left")
    assert me.count("hand") == drawn


@pytest.mark.rule("14.8.3", "14.8.4", "7.12.1.1")
def test_an_effect_may_make_both_active(scene, me):
    text = "[ACT](VC):Your cards' White Wings and Black Wings are both active until end of turn."
    me.has(vanguard=scene.card("Angel", f"{WHITE}\n{BLACK}\n{text}", grade=2), hand=["Grade 0"])
    me.uses("Angel", 3)
    assert me.power("Angel") == 9000 + 5000 + 3000


# --- 14.9 Powerful ------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.9.1")
@pytest.mark.parametrize(("soul", "power"), [(0, 9000 + 5000), (1, 9000)])
def test_powerful_asks_for_an_empty_soul(scene, me, soul, power):
    me.has(vanguard=scene.card("Boss", "Powerful-[CONT](VC):This unit gets [Power] +5000.", grade=2), soul=soul)
    scene.start()
    assert me.power("Boss") == power


@pytest.mark.rule("14.9.2", "11.4.2")
@pytest.mark.parametrize("soul", [0, 1])
def test_a_card_has_the_ability_whether_or_not_it_is_active(scene, me, soul):
    chosen = "Choose one of your rear-guards with the Powerful ability"
    text = f"[ACT](VC):{chosen}, and it gets [Power] +1000 until end of turn."
    scene.card("Aide", "Powerful-[CONT](RC):This unit gets [Power] +5000.", grade=1)
    me.has(vanguard=scene.card("Boss", text, grade=2), left="Aide", right="Grade 1", soul=soul, hand=["Grade 0"])
    me.uses("Boss")
    assert me.power("Aide") == 7000 + 1000 + (0 if soul else 5000) and me.power("Grade 1") == 7000


@pytest.mark.rule("14.9.1")
@pytest.mark.parametrize(("soul", "power"), [(2, 9000), (1, 9000 + 2000)])
def test_a_powerful_ability_that_is_gained(scene, me, soul, power):
    text = (
        '[ACT](RC):[COST][Soul-Blast 1], and this unit gets "Powerful-[CONT](RC):This unit gets [Power] +2000." '
        "until end of turn."
    )
    me.has(vanguard="Grade 2", left=scene.card("Aide", text, grade=2), soul=soul, hand=["Grade 0"])
    me.uses("Aide")
    if soul > 1:
        me.picks("Stone")
    assert me.power("Aide") == power


# --- 14.10 Friend -------------------------------------------------------------------------------------------------

CHEER = '[ACT](VC):Choose one of your "Friends", and it gets [Power] +5000 until end of turn.'


@pytest.mark.rule("14.10.1", "14.10.1.1", "14.10.2.1")
def test_both_units_of_the_column_are_friends(scene, me, foe):
    scene.card("Pal", FRIEND, grade=1)
    me.has(vanguard=scene.card("Star", CHEER, grade=2), left="Pal", right="Grade 2", hand=["Grade 0"])
    me.put("back left", "Grade 1")
    foe.has(right="Grade 3")
    me.uses("Star")
    me.is_asked(exactly=["Pal", "Grade 1"])
    me.picks("Grade 1")
    assert me.power("Grade 1") == 7000 + 5000


@pytest.mark.rule("14.10.1.1", "14.10.2.1")
def test_alone_in_its_column_it_is_no_friend(scene, me, foe):
    """Units of the opponent do not count, though the column goes on there."""
    scene.card("Pal", FRIEND, grade=1)
    me.has(vanguard=scene.card("Star", CHEER, grade=2), left="Pal", hand=["Grade 0"])
    foe.has(right="Grade 3", left="Grade 3")
    me.uses("Star")
    assert me.power("Pal") == 7000


@pytest.mark.rule("14.10.1", "11.1.1.3")
@pytest.mark.parametrize(("where", "power"), [("(RC)", 7000), ("(VC)", 7000 + 5000)])
def test_where_the_ability_does_not_work_there_are_no_friends(scene, me, where, power):
    """Nor does another ability of that unit, which works there, stand in for it."""
    me.has(vanguard=scene.card("Star", FRIEND.replace("(RC)", where) + "\n" + CHEER, grade=2), hand=["Grade 0"])
    me.has(back="Grade 1", left="Grade 2")
    me.uses("Star", 2)
    if power > 7000:
        me.is_asked(exactly=["Grade 1", "Star"])
        me.picks("Grade 1")
    assert me.power("Grade 1") == power


@pytest.mark.rule("14.10.1", "14.10.1.1")
def test_the_state_ends_as_the_other_leaves_the_column(scene, me):
    text = f'{FRIEND}\n[CONT](RC):If this unit is a "Friend", this unit gets [Power] +1000.'
    leaves = "[ACT](RC):[COST][Put this unit into your soul], draw a card."
    me.has(vanguard="Grade 2", left=scene.card("Pal", text, grade=1), hand=["Grade 0"])
    me.put("back left", scene.card("Guest", leaves, grade=1))
    assert me.offered("use", "Guest", "Guest/1") and me.power("Pal") == 7000 + 1000
    me.uses("Guest")
    assert me.power("Pal") == 7000


@pytest.mark.rule("14.10.1")
@pytest.mark.parametrize("silent", [True, False])
def test_without_the_ability_there_are_no_friends(scene, me, silent):
    text = '[CONT](VC):If you have a "Friend", this unit gets [Power] +1000.'
    silence = Ability("continuous", Modify(Cards(("front left",), "mine"), (LoseAbilities(),)), zones=("field",))
    me.has(vanguard=scene.card("Star", text, grade=2), left=scene.card("Pal", FRIEND, grade=1))
    me.put("back left", "Grade 1")
    if silent:
        me.has(right=scene.card("Mute", abilities=[silence]))
    scene.start()
    assert me.power("Star") == 9000 + (0 if silent else 1000)


@pytest.mark.rule("14.10.2.1", "14.10.1.1")
def test_a_text_counts_other_friends(scene, me):
    text = f'{FRIEND}\n[CONT](RC):This unit gets [Power] +1000 for each of your other "Friends".'
    me.has(vanguard="Grade 2", left=scene.card("Pal", text, grade=1), right=scene.card("Chum", FRIEND, grade=1))
    me.put("back left", "Grade 1")
    scene.start()
    assert me.power("Pal") == 7000 + 1000


# --- 14.12 Glitter ------------------------------------------------------------------------------------------------

FRAMED = (
    "[CONT](RC):This unit gets [Power] +1000.\n[Glitter]-Lumen\n[CONT](RC):This unit gets [Power] +5000.\n"
    "[ACT](RC):Draw a card."
)


@pytest.mark.rule("14.12.2", "14.12.3.1.1", "14.12.3.2", "14.12.3.2.2")
@pytest.mark.parametrize(("name", "text", "met"), [
    ("Lumen the Bright", "[Glitter]", True),
    ("Lumen the Dim", "", False),
    ("Ferro", "[Glitter]", False),
])  # fmt: skip
def test_the_frame_asks_for_the_vanguards_name_and_for_glitter(scene, me, name, text, met):
    """14.12.3.1.1: what stands before the keyword works in any case."""
    me.has(vanguard=scene.card(name, text, grade=2), left=scene.card("Page", FRAMED, grade=1), hand=["Grade 0"])
    assert me.offered("use", "Page", "Page/4") == met
    assert me.power("Page") == 7000 + 1000 + (5000 if met else 0)


@pytest.mark.rule("14.12.3.1.1", "14.9.1")
@pytest.mark.parametrize(("name", "soul", "met"), [("Lumen", 0, True), ("Lumen", 1, False), ("Ferro", 0, False)])
def test_an_ability_in_the_frame_with_a_word_of_its_own_needs_both(scene, me, name, soul, met):
    text = "[Glitter]-Lumen\nPowerful-[CONT](RC):This unit gets [Power] +5000."
    me.has(vanguard=scene.card(name, "[Glitter]", grade=2), left=scene.card("Page", text, grade=1), soul=soul)
    scene.start()
    assert me.power("Page") == 7000 + (5000 if met else 0)


@pytest.mark.rule("14.12.2")
def test_the_mark_alone_does_nothing(scene, me):
    me.has(vanguard=scene.card("Lumen", "[Glitter]", grade=2), left="Grade 1")
    scene.start()
    assert (me.power("Lumen"), me.value("Lumen", "keywords")) == (9000, ("intercept", "glitter"))
    assert not scene.game.has(me.card("Grade 1"), "glitter")


@pytest.mark.rule("14.12.3.2.2", "6.3.3")
def test_the_frame_closes_as_another_vanguard_is_ridden(scene, me):
    scene.step("ride phase")
    scene.card("Page", FRAMED, grade=1)
    me.has(vanguard=scene.card("Lumen", "[Glitter]", grade=2), left="Page", hand=["Grade 3"])
    assert me.offered("ride", "Grade 3") and me.power("Page") == 7000 + 1000 + 5000
    me.rides("Grade 3")
    assert me.power("Page") == 7000 + 1000


@pytest.mark.rule("14.12.2", "14.12.3.2")
@pytest.mark.parametrize(("text", "drawn"), [("[Glitter]", 1), ("", 0)])
def test_other_texts_ask_for_the_mark(scene, me, text, drawn):
    scene.card("Fan", "[AUTO]:When this unit is placed on (RC), if your vanguard is a [Glitter], draw a card.", grade=1)
    me.has(vanguard=scene.card("Lumen", text, grade=2), hand=["Fan"])
    me.calls("Fan", "front left")
    assert me.count("hand") == drawn


@pytest.mark.rule("14.12.3.2", "14.12.2")
def test_a_unit_with_a_frame_of_its_own_has_not_the_mark(scene, me):
    me.has(vanguard=scene.card("Lumen", "[Glitter]-Lumen\n[CONT](VC):This unit gets [Power] +5000.", grade=2))
    scene.start()
    assert me.power("Lumen") == 9000


# --- 14.13 RevolDress, 14.11 DressBoost, 14.1.2 --------------------------------------------------------------------

REVOLVES = (
    '[RevolDress]-[AUTO](VC):At the end of the battle that this unit attacked, choose up to one card with "Form" in '
    "its card name from your hand, and ride it as [Stand]."
)


@pytest.mark.rule("6.3.3.3.1", "6.3.2.2")
@pytest.mark.parametrize("chosen", [True, False])
def test_revoldress_rides_a_unit_of_the_hand_that_stands(scene, me, foe, chosen):
    """14.13.1: and an ability on being placed by it is set off."""
    heard = "[AUTO]:When this unit is placed on (VC) by the [RevolDress] ability, Soul-Charge 1."
    scene.step("battle phase").card("Knight", REVOLVES, grade=3)
    scene.card("Form of Gale", heard, grade=3)
    me.has(vanguard="Knight", hand=["Form of Gale"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Knight", "Grade 3")
    foe.guards_with_nothing()
    me.picks("Form of Gale" if chosen else "done")
    if chosen:
        assert (me.zone("vanguard"), me.is_rested("Form of Gale"), me.count("soul")) == (["Form of Gale"], False, 2)
    else:
        assert me.zone("vanguard") == ["Knight"] and me.is_rested("Knight")


@pytest.mark.rule("6.3.2.2")
def test_ridden_otherwise_it_was_not_placed_by_revoldress(scene, me):
    heard = "[AUTO]:When this unit is placed on (VC) by the [RevolDress] ability, Soul-Charge 1."
    scene.step("ride phase").card("Form of Gale", heard, grade=3)
    me.has(vanguard="Grade 2", hand=["Form of Gale"])
    me.rides("Form of Gale")
    assert me.zone("soul") == ["Grade 2"]


@pytest.mark.rule("14.1.2")
def test_of_several_keyword_abilities_only_that_one_stands_by(scene, me):
    texts = (
        "[DressBoost]-[AUTO](RC):When this unit boosts, draw a card.\n"
        "Powerful-[AUTO](RC):When this unit boosts, Soul-Charge 1."
    )
    order = "[ACT](VC):The [DressBoost] ability of one of your rear-guards stands by."
    me.has(vanguard=scene.card("Caller", order, grade=2), left=scene.card("Squire", texts, grade=1), hand=["Grade 0"])
    with me.changes(hand=1, soul=0):
        me.uses("Caller")


@pytest.mark.rule("14.1.2")
def test_a_unit_without_the_keyword_has_nothing_that_stands_by(scene, me):
    order = "[ACT](VC):The [DressBoost] ability of one of your rear-guards stands by."
    plain = "[AUTO](RC):When this unit boosts, draw a card."
    me.has(vanguard=scene.card("Caller", order, grade=2), left=scene.card("Squire", plain, grade=1), hand=["Grade 0"])
    with me.changes(hand=0):
        me.uses("Caller")


@pytest.mark.rule("16.3.6", "10.4.1.11.1")
@pytest.mark.parametrize("word", ["it", "that unit"])
@pytest.mark.parametrize("armed", [True, False])
def test_dressboost_asks_whether_the_boosted_unit_holds_an_arms(scene, me, foe, word, armed):
    """14.11.1: not whether the unit that boosts does."""
    gets = "this unit gets [Power] +2000 until end of that battle."
    text = f"[DressBoost]-[AUTO](RC):When this unit boosts your vanguard, if {word} is Armed, {gets}"
    scene.card("Ladle", 'Left Arms - "Miller"', type="normal order", grade=1, power=None, skill=None, shield=None)
    me.has(vanguard=scene.card("Miller", grade=2), back=scene.card("Squire", text, grade=1), hand=["Ladle"])
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    if armed:
        me.plays("Ladle")
    me.attacks("Miller", "Grade 3", boost="Squire")
    foe.is_asked(about="guards")
    assert me.power("Miller") == 9000 + 7000 + (2000 if armed else 0)


# --- where they meet other rules -----------------------------------------------------------------------------------


@pytest.mark.rule("14.8.3", "6.4.4")
def test_original_dresses_that_are_bound_count_for_wings(scene, me):
    """A grade 1 unit is bound, and with it its dress of grade 2."""
    binds = act(Move(Cards(("rear-guard circle",), "mine"), "bind"))
    me.has(vanguard=scene.card("Angel", WHITE, abilities=[binds], grade=2), hand=["Grade 0"])
    me.dressed("left", "Grade 1", "Grade 2").uses("Angel", 2)
    assert me.power("Angel") == 9000 and me.count("bind") == 2


@pytest.mark.rule("14.9.1", "6.3.3.4")
def test_a_ride_fills_the_soul_and_closes_powerful(scene, me):
    scene.step("ride phase").card("Aide", "Powerful-[CONT](RC):This unit gets [Power] +5000.", grade=1)
    me.has(vanguard="Grade 2", left="Aide", hand=["Grade 3"])
    assert me.offered("ride", "Grade 3") and me.power("Aide") == 7000 + 5000
    me.rides("Grade 3")
    assert me.power("Aide") == 7000


@pytest.mark.rule("14.10.1.1", "9.7.2.2", "6.4.2.1")
def test_a_dress_is_no_unit_to_be_friends_with(scene, me):
    text = f'{FRIEND}\n[CONT](RC):If this unit is a "Friend", this unit gets [Power] +1000.'
    me.has(vanguard="Grade 2", hand=["Grade 0"]).dressed("left", scene.card("Pal", text, grade=1), "Grade 1")
    assert me.offered("exchange", "left") and me.power("Pal") == 7000


@pytest.mark.rule("14.12.3.2.2", "6.4.2.2")
def test_a_framed_text_of_an_overdressed_unit(scene, me):
    text = '[overDress]-"Tailor"\n[Glitter]-Lumen\n[CONT](RC):This unit gets [Power] +5000.'
    scene.card("Tailor", grade=1)
    scene.card("Gown", text, grade=2)
    me.has(vanguard=scene.card("Lumen", "[Glitter]", grade=2), left="Tailor", hand=["Gown"])
    me.overdresses("Gown", "Tailor")
    assert me.power("Gown") == 9000 + 5000
