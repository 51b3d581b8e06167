"""Striding: the stride step, what it asks for, its cost, what comes of it (6.5.1.2, 8.5, 10.28, 11.11)."""

from __future__ import annotations

import pytest

import playmat
from playmat.games.vanguard_2_01.kit import STRIDE
from playmat.kernel.words.nodes import Ability, Add, Modify, Number, This


def to_stride_step(scene, me, foe, mine="Grade 3", theirs="Grade 3", hand=("Grade 3",)):
    """My ride phase, with these vanguards and this hand; nothing can be ridden."""
    scene.step("ride phase")
    me.has(vanguard=mine, hand=list(hand)).g_zone("Grand")
    foe.has(vanguard=theirs)


# --- what it asks for ------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.1.2.2", "8.5.2.1", "8.5.2.2.2", "11.11.1", "11.11.2")
def test_in_the_stride_step_a_g_unit_is_stridden_once(scene, me, foe):
    scene.step("ride phase")
    me.has(vanguard="Grade 3", hand=["Grade 0", "Grade 3", "Grade 3"]).g_zone("Grand", "Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").is_asked("6.5.1.2.2", exactly=[("stride", "Grand"), "pass"])
    me.strides("Grand", "Grade 3")
    assert me.zone("vanguard") == ["Grand"]
    me.is_asked(about="act")
    assert "6.5.1.2.2" in me.refused("stride", "Grand")


@pytest.mark.rule("6.5.1.2.2")
def test_who_likes_does_not_stride(scene, me, foe):
    to_stride_step(scene, me, foe)
    me.picks("pass", "pass").is_asked(about="act")
    assert me.zone("vanguard") == ["Grade 3"]


@pytest.mark.rule("6.5.1.2.3")
def test_in_the_stride_step_nothing_is_called(scene, me, foe):
    to_stride_step(scene, me, foe)
    me.picks("pass").is_asked("6.5.1.2.2")
    assert "6.5.1.2.3" in me.refused("call", "Grade 3", "front left")


@pytest.mark.rule("8.5.2.1.1.3")
@pytest.mark.parametrize(("mine", "theirs", "allowed"), [
    ("Grade 3", "Grade 3", True), ("Grade 3", "Grade 2", False), ("Grade 2", "Grade 3", False),
])  # fmt: skip
def test_both_vanguards_of_grade_three_let_a_player_stride(scene, me, foe, mine, theirs, allowed):
    to_stride_step(scene, me, foe, mine, theirs, hand=["Grade 3", "Grade 0"])
    me.picks("pass")
    if allowed:
        me.is_asked("6.5.1.2.2", exactly=[("stride", "Grand"), "pass"])
    else:
        me.is_asked(about="act")


@pytest.mark.rule("8.5.2.1.1.3")
@pytest.mark.parametrize(("mine", "allowed"), [("Grade 3", True), ("Grade 2", False)])
def test_or_ones_own_was_of_that_grade_as_the_turn_began(scene, me, foe, mine, allowed):
    """The opponent's is of grade 1; a player who rides to grade 3 in this turn waits for the next."""
    scene.step("stand phase").declining("assist")
    me.has(vanguard=mine, hand=["Grade 3", "Grade 3"]).g_zone("Grand")
    if allowed:
        me.picks("pass").is_asked("6.5.1.2.2")
    else:
        me.rides("Grade 3")
        me.is_asked(about="act")


@pytest.mark.rule("10.28.1")
def test_only_what_lies_face_down_is_stridden(scene, me, foe):
    scene.step("ride phase").card("Open One", STRIDE, type="G unit", grade=4, power=15000)
    me.has(vanguard="Grade 3", hand=["Grade 3", "Grade 2"]).g_zone("Grand", face_up=("Open One",))
    foe.has(vanguard="Grade 3")
    me.picks("pass").is_asked("6.5.1.2.2", exactly=[("stride", "Grand"), "pass"])
    assert "10.28.1" in me.refused("stride", "Open One")


@pytest.mark.rule("6.5.1.2.1")
def test_what_waits_for_the_stride_step_comes_before_the_choice(scene, me, foe):
    """The card that is drawn pays for the stride."""
    scene.card("Early", "[AUTO](VC):At the beginning of your stride step, draw a card.", grade=3)
    to_stride_step(scene, me, foe, mine="Early", hand=["Grade 0"])
    me.deck_top("Grade 3")
    scene.start()
    me.is_asked("6.5.1.2.2", exactly=[("stride", "Grand"), "pass"])


# --- what it costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.2.4", "11.11.2")
@pytest.mark.parametrize(("hand", "allowed"), [
    (["Grade 2", "Grade 0", "Grade 0"], False), (["Grade 2", "Grade 1"], True),
    (["Grade 1", "Grade 1", "Grade 1"], True),
])  # fmt: skip
def test_the_grades_of_what_is_discarded_come_to_three(scene, me, foe, hand, allowed):
    to_stride_step(scene, me, foe, hand=hand)
    scene.start()
    assert me.offered("stride", "Grand") == allowed


@pytest.mark.rule("8.5.2.4", "11.11.2")
def test_a_cost_short_of_three_is_refused(scene, me, foe):
    """Beside it lies a G unit that asks for one card, so that the stride step is not over."""
    cheap = STRIDE.replace("one or more cards with the sum of their grades being 3 or greater", "a card")
    scene.card("Cheap", cheap.replace("discard them", "discard it"), type="G unit", grade=4, skill=None)
    to_stride_step(scene, me, foe, hand=["Grade 2", "Grade 0"])
    me.g_zone("Cheap").is_asked("6.5.1.2.2", exactly=[("stride", "Cheap"), "pass"])
    assert me.refused("stride", "Grand") == "8.5.2.4"


@pytest.mark.rule("8.5.2.4", "11.11.2")
def test_one_may_discard_more_than_needed_and_not_less(scene, me, foe):
    to_stride_step(scene, me, foe, hand=["Grade 1", "Grade 2", "Grade 0", "Grade 3"])
    me.picks("pass", ("stride", "Grand")).is_asked(about="cost", exactly=["Grade 1", "Grade 2", "Grade 0", "Grade 3"])
    me.picks("Grade 0").is_asked(exactly=["Grade 1", "Grade 2", "Grade 3"])
    me.picks("Grade 3").is_asked(exactly=["Grade 1", "Grade 2", "done"])
    me.picks("Grade 1", "done")
    assert sorted(me.zone("drop")) == ["Grade 0", "Grade 1", "Grade 3"]
    assert me.zone("vanguard") == ["Grand"]


@pytest.mark.rule("11.11.2")
@pytest.mark.parametrize(("more", "allowed"), [(1, False), (2, True)])
def test_a_card_may_count_with_a_higher_grade_while_it_pays(scene, me, foe, more, allowed):
    scene.card(
        "Herald", f"[CONT](Hand):While you are paying the cost for [Stride], this card gets grade +{more}.", grade=1
    )
    to_stride_step(scene, me, foe, hand=["Herald", "Grade 0"])
    scene.start()
    assert me.offered("stride", "Grand") == allowed
    assert me.value("Herald", "grade") == 1


# --- what comes of it --------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.3.4", "10.28.2.1", "10.28.2.2", "10.27.1", "10.27.3")
@pytest.mark.parametrize("mark", ["(VC)", ""])
def test_the_old_vanguard_becomes_the_heart_and_is_no_unit(scene, me, foe, mark):
    scene.card("Loud", f"[CONT]{mark}:All of your rear-guards get [Power] +1000.", grade=3)
    to_stride_step(scene, me, foe, mine="Loud")
    me.has(left="Grade 1")
    me.picks("pass").strides("Grand")
    assert (me.zone("vanguard"), me.zone("heart"), me.zone("soul")) == (["Grand"], ["Loud"], [])
    assert me.power("Grade 1") == 7000, "its abilities do not work"
    me.declines_attack()
    assert me.power("Grade 1") == 8000, "now they do again"


@pytest.mark.rule("10.28.2.3", "10.27.5.1")
def test_the_g_unit_has_the_name_and_printed_power_of_its_heart(scene, me, foe):
    scene.card("King of Tests", power=11000, grade=3)
    scene.card("Cheer", '[CONT](RC):If you have a vanguard with "King" in its card name, this unit gets [Power] +1000.')
    scene.card("Named", '[CONT](RC):If you have a vanguard named "King of Tests", this unit gets [Power] +1000.')
    scene.card("Other", '[CONT](RC):If you have a vanguard named "Grand", this unit gets [Power] +1000.')
    scene.step("ride phase")
    me.has(left="Cheer", right="Named", back="Other", vanguard="King of Tests", hand=["Grade 3"]).g_zone("Grand")
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand")
    assert me.power("Grand") == 26000
    assert me.value("Grand", "other names") == ("King of Tests",)
    assert [me.power(name) for name in ("Cheer", "Named", "Other")] == [8000] * 3


@pytest.mark.rule("10.28.2.3")
def test_what_the_heart_had_beyond_print_is_not_added(scene, me, foe):
    gives = Ability("continuous", Modify(This(), (Add("power", Number(5000)),)), zones=("vanguard circle", "heart"))
    scene.card("Strong", abilities=[gives], power=11000, grade=3)
    to_stride_step(scene, me, foe, mine="Strong")
    me.picks("pass").strides("Grand")
    assert me.power("Grand") == 26000


@pytest.mark.rule("8.5.1.4.1", "10.28.2.1.1", "10.27.2")
@pytest.mark.parametrize("rested", [True, False])
def test_it_stands_or_rests_as_the_vanguard_did_and_the_heart_stands(scene, me, foe, rested):
    scene.step("ride phase")
    scene.card("Leader", grade=3)
    me.has(hand=["Grade 3"], left="Grade 1").g_zone("Grand").put("vanguard circle", "Leader", rested=rested)
    foe.has(vanguard="Grade 3")
    me.picks("pass").strides("Grand").is_asked(about="act")
    assert (me.is_rested("Grand"), me.is_rested("Leader")) == (rested, False)


@pytest.mark.rule("10.28.4")
def test_a_stride_is_neither_a_ride_nor_a_call(scene, me, foe):
    to_stride_step(scene, me, foe)
    me.picks("pass").strides("Grand")
    told = {event[0] for event in scene.game.log}
    assert {"stride", "normal stride"} <= told
    assert not {"ride", "normal ride", "superior ride", "call", "superior call"} & told


@pytest.mark.rule("8.6.5.1.5", "8.5.1.4")
def test_the_heart_hears_of_the_stride_as_the_unit_that_it_was(scene, me, foe):
    scene.card("Herald", "[AUTO](VC):When your G unit [Stride], draw a card.", grade=3)
    scene.card("Bystander", "[AUTO](Soul):When your G unit [Stride], draw a card.", grade=3)
    to_stride_step(scene, me, foe, mine="Herald")
    me.has(soul="Grade 0")
    with me.changes(hand=0, drop=1):
        me.picks("pass").strides("Grand")
    assert me.zone("heart") == ["Herald"]


@pytest.mark.rule("8.6.5.1.5")
def test_and_with_an_ability_that_it_had_gained(scene, me, foe):
    """What a unit was given until end of turn is a part of what it was."""
    text = (
        "[AUTO](VC):At the beginning of your ride phase, this unit gets "
        '"[AUTO](VC):When your G unit [Stride], draw a card." until end of turn.'
    )
    scene.card("Learner", text, grade=3)
    to_stride_step(scene, me, foe, mine="Learner")
    with me.changes(hand=0, drop=1):
        me.picks("pass").strides("Grand")


# --- by an effect -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.28.1", "8.5.1.4")
def test_an_effect_strides_without_step_or_cost(scene, me, foe):
    scene.card("Gate", "[ACT](VC):Choose a face down card from your G zone, and [Stride] it on your (VC).", grade=2)
    scene.card("Open One", STRIDE, type="G unit", grade=4, power=15000)
    me.has(vanguard="Gate").g_zone("Grand", face_up=("Open One",))
    me.uses("Gate")
    assert (me.zone("vanguard"), me.zone("heart")) == (["Grand"], ["Gate"])
    told = {event[0] for event in scene.game.log}
    assert "superior stride" in told and "normal stride" not in told


@pytest.mark.rule("10.28.2.2", "10.27.5", "10.27.5.1")
def test_a_stride_over_a_g_unit_makes_that_a_heart_too(scene, me, foe):
    """Only the heart that is no G unit lends its name and power."""
    scene.card("Gate", "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC).", grade=2)
    to_stride_step(scene, me, foe, mine="Grade 3")
    scene.card("Second", type="G unit", grade=4, power=20000)
    me.has(left="Gate").put("G zone", "Second", face_down=True)
    me.picks("pass").strides("Grand").uses("Gate")
    assert (me.zone("vanguard"), me.zone("heart")) == (["Second"], ["Grade 3", "Grand"])
    assert (me.power("Second"), me.value("Second", "other names")) == (30000, ("Grade 3",))


@pytest.mark.rule("10.28.1")
def test_a_rider_by_effect_stands_if_the_text_says_so(scene, me, foe):
    scene.card("Gate", "[ACT](RC):Choose a face down card from your G zone, and [Stride] it on your (VC) as [Stand].")
    me.has(left="Gate").g_zone("Grand").put("vanguard circle", "Grade 3", rested=True)
    me.uses("Gate").is_asked(about="act")
    assert not me.is_rested("Grand")


@pytest.mark.rule("10.28.2.3", "12.7.2")
@pytest.mark.parametrize(("part", "original", "drawn"), [
    ("Gra", True, 1), ("King", True, 0), ("King", False, 1), ("Gra", False, 1),
])  # fmt: skip
def test_a_text_may_ask_for_the_name_that_is_printed(scene, me, foe, part, original, drawn):
    """The name that the heart lends is a card name of the G unit and not its original one."""
    word = "original card name" if original else "card name"
    text = f'[AUTO](VC):When your G unit with "{part}" in its {word} [Stride], draw a card.'
    scene.card("King of Tests", text, grade=3)
    to_stride_step(scene, me, foe, mine="King of Tests")
    with me.changes(hand=drawn - 1):
        me.picks("pass").strides("Grand")


@pytest.mark.rule("12.7.2.1", "12.7.2.2")
@pytest.mark.parametrize(("name", "same"), [("King of Tests", True), ("Other", False), ("King of Tests, Grand", False)])
def test_with_two_names_it_shares_a_name_with_each(scene, me, foe, name, same):
    """One name in common is enough, and the two are not joined into one."""
    scene.card("King of Tests", grade=3)
    scene.card(name, grade=3)
    choice = "Choose a card with the same card name as your vanguard from your drop zone"
    scene.card("Asker", f"[ACT](RC):{choice}, and put it into your hand.")
    to_stride_step(scene, me, foe, mine="King of Tests")
    me.has(left="Asker", drop=[name])
    me.picks("pass").strides("Grand")
    with me.changes(hand=int(same)):
        me.uses("Asker")


# --- the G zone -----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.11.2", "4.11.3")
def test_only_its_player_sees_what_lies_face_down_there(scene, me, foe):
    me.g_zone("Grand", face_up=("Bulwark",))
    scene.start()
    down, up = me.card("Grand"), me.card("Bulwark")
    assert (me.sees(down), foe.sees(down)) == (True, False)
    assert me.sees(up) and foe.sees(up)


@pytest.mark.rule("4.11.3", "10.28.3")
def test_after_it_came_back_both_see_it_and_it_is_not_stridden_again(scene, me, foe):
    to_stride_step(scene, me, foe, hand=["Grade 3", "Grade 2"])
    me.has(left="Grade 1")
    me.picks("pass").strides("Grand", "Grade 3").declines_attack()
    assert foe.sees(me.card("Grand"))


@pytest.mark.rule("4.11.4")
def test_a_g_deck_begins_face_down():
    decks = playmat.own_decks("vanguard-2.01")
    g = playmat.new_game("vanguard-2.01", [decks["hedge-in-leaf"], decks["ninth-bell"]], 1)
    for seat in (0, 1):
        assert [bool(g.face_down[card]) for card in g.in_zone(seat, "G zone")] == [True] * 16
