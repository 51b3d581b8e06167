"""The worked examples of the rulebook, each as a scenario: 3.7.1.1, 4.6.2.1, 8.2.1.1, 8.2.1.2, 8.2.1.3, 8.6.6."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cards, Choose, Number, Related, Sequence, This

pytestmark = pytest.mark.example


@pytest.mark.rule("3.7.1.1")
def test_a_clan_that_torvak_has_already_is_ignored(scene, me, foe):
    """3.7.1.1: of the clan and given the same clan again, it has it once; without the clan, it gets it."""
    adds = "[CONT]:This card is also an <<Iron Choir>>."
    me.has(left=scene.card("Torvak", adds, clan="Iron Choir"), right=scene.card("Stranger", adds, clan="Testers"))
    scene.start()
    assert me.value("Torvak", "clan") == ("Iron Choir",)
    assert me.value("Stranger", "clan") == ("Testers", "Iron Choir")


CIRCLES = ("front left", "back left", "vanguard circle", "back center", "front right", "back right")


@pytest.mark.rule("4.6.2.1")
@pytest.mark.parametrize(
    ("stands", "shared"),
    [
        ("front left", ("front right", "back right")),
        ("back left", ("front right", "back right")),
        ("vanguard circle", ("vanguard circle", "back center")),
        ("back center", ("vanguard circle", "back center")),
        ("front right", ("front left", "back left")),
        ("back right", ("front left", "back left")),
    ],
)
def test_which_columns_face_each_other(scene, me, foe, stands, shared):
    """4.6.2.1: my left circles share a column with the opponent's right ones, centre with centre, right with left."""
    facing = Choose(Cards(("field",), "theirs", Related("same column", This())), Number(1))
    acts = Ability("activated", Sequence((facing,)), zones=("field",))
    me.put(stands, scene.card("Torvak", abilities=[acts]))
    me.has(hand=["Grade 0"])
    for circle in CIRCLES:
        foe.put(circle, scene.card(f"on {circle}"))
    me.uses("Torvak")
    me.is_asked(exactly=[f"on {circle}" for circle in shared])


@pytest.mark.rule("8.2.1.1")
def test_torvak_draws_once(scene, me, foe):
    """8.2.1.1: "draw a card" is a single draw as it resolves, and then over."""
    scene.card("Torvak", "[ACT](VC):[Soul-Blast 1] Draw a card.", grade=2)
    me.has(vanguard="Torvak", soul=1, hand=["Grade 0"])
    with me.changes(hand=+1, deck=-1):
        me.uses("Torvak")
    with me.changes(hand=-1, deck=0):
        me.calls("Grade 0", "left")


@pytest.mark.rule("8.2.1.1")
def test_sira_retires_one_unit_of_grade_0_or_1_once(scene, me, foe):
    """8.2.1.1: made once as it resolves; a grade 2 cannot be picked, and the other unit stays."""
    text = "[ACT](VC):Choose an opponent's grade 1 or less rear-guard, and retire it."
    me.has(vanguard=scene.card("Sira", text, grade=2), hand=["Grade 0"])
    foe.has(left="Grade 0", right="Grade 1", back="Grade 2")
    me.uses("Sira")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    me.picks("Grade 1")
    assert foe.zone("drop") == ["Grade 1"]
    me.passes()
    assert (foe.zone("left"), foe.zone("back")) == (["Grade 0"], ["Grade 2"])


@pytest.mark.rule("8.2.1.2")
def test_torvak_is_stronger_through_the_battle_and_not_after_it(scene, me, foe):
    """8.2.1.2: 2000 more in every step of that battle, gone when it ends."""
    scene.card("Torvak", "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of that battle.")
    scene.card("Witness", "[AUTO](RC):At the beginning of your close step, you may draw a card.")
    me.has(vanguard="Grade 2", left="Torvak", back="Witness")
    foe.has(vanguard="Grade 3", hand=["Grade 0"])
    me.attacks("Torvak", "Grade 3")
    foe.is_asked("7.4.1.1.2")
    assert me.power("Torvak") == 7000 + 2000
    foe.guards_with_nothing()
    me.is_asked(exactly=["yes", "no"])
    assert me.power("Torvak") == 7000 + 2000
    me.picks("no")
    me.is_asked(about="attack")
    assert me.power("Torvak") == 7000


RETIRES = (
    "[ACT](VC):Choose one of your rear-guards, and retire it.\n"
    "[AUTO](VC):When your rear-guard is put into the drop zone from (RC), draw a card."
)


@pytest.mark.rule("8.2.1.3")
def test_torvak_swaps_one_event_for_another(scene, me, foe):
    """8.2.1.3: without a choice: the first event never happens, so nothing hears of it; the other does."""
    swaps = "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead."
    me.has(vanguard=scene.card("Reaper", RETIRES, grade=2), left=scene.card("Torvak", swaps), hand=["Grade 0"])
    with me.changes(bind=+1, drop=0, hand=0):
        me.uses("Reaper")


@pytest.mark.rule("8.2.1.3")
@pytest.mark.parametrize("taken", [True, False])
def test_sira_may_swap_one_event_for_another(scene, me, foe, taken):
    """8.2.1.3: with a choice: taken, the other event happens; declined, the first is as it was."""
    swaps = "[CONT](RC):If this unit would be put into the drop zone from (RC), you may bind this unit instead."
    me.has(vanguard=scene.card("Reaper", RETIRES, grade=2), left=scene.card("Sira", swaps), hand=["Grade 0"])
    with me.changes(bind=int(taken), drop=int(not taken), hand=int(not taken)):
        me.uses("Reaper")
        me.is_asked("8.2.1.3")
        me.picks(next(o for o in me.options() if (o != "no") == taken))


@pytest.mark.rule("8.2.1.3")
@pytest.mark.parametrize("swapped", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "Choose one of your rear-guards, and retire it. If you do, draw a card.",
        "You may choose one of your rear-guards, and retire it. If you do, draw a card.",
    ],
)
def test_what_was_swapped_was_not_done(scene, me, swapped, text):
    """8.2.1.3: the first event never happened, so "if you do" does not mean it."""
    swaps = "[CONT](RC):If this unit would be put into the drop zone from (RC), bind this unit instead."
    scene.card("Reaper", f"[ACT](VC):{text}", grade=2)
    me.has(vanguard="Reaper", left=scene.card("Torvak", swaps if swapped else ""), hand=["Grade 0"])
    with me.changes(bind=int(swapped), drop=int(not swapped), hand=int(not swapped)):
        me.uses("Reaper")
        if "may" in text:
            me.picks("yes")


@pytest.mark.rule("8.6.6", "8.6.6.1")
def test_torvak_watches_a_state_and_not_an_event(scene, me, foe):
    """8.6.6: an empty hand sets it off, however it came about; it was empty before anything happened."""
    text = "[AUTO](RC):When you have no cards in your hand, draw a card."
    me.has(left=scene.card("Torvak", text))
    scene.start()
    assert me.count("hand") == 1
    me.calls("Stone", "right")
    assert me.count("hand") == 1, "and again when it came about anew"
