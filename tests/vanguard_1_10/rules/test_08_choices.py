"""Section 8.5.3: choices that a text asks for."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

RETIRE_ONE = "Choose one of your opponent's rear-guards, and retire it."


@pytest.mark.rule("8.5.3")
def test_a_choice_is_made_on_resolution(scene, me, foe):
    """8.5.3: playing names no target; after the cost is paid the choice is asked for."""
    scene.card("Gunner", f"[ACT](VC):[Counter-Blast 1] {RETIRE_ONE}", grade=2)
    me.has(vanguard="Gunner", damage=1)
    foe.has(vanguard="Grade 2", left="Grade 0", right="Grade 1")
    assert [option for option in me.options() if option[0] == "use"] == [("use", "Gunner", "Gunner/1")]
    me.uses("Gunner")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    assert me.game.face_down[me.card("Stone", "damage")]
    me.picks("Grade 1")
    assert foe.zone("drop") == ["Grade 1"]


@pytest.mark.rule("8.5.3")
def test_a_waiting_ability_has_chosen_nothing_yet(scene, me, foe):
    """8.5.3: what another ability retires in the meantime can no longer be chosen on resolution."""
    retire = "choose one of your opponent's rear-guards, and retire it."
    scene.card("Two Guns", f"[AUTO]:When this unit is placed on (RC), {retire}\n"
                           f"[AUTO]:When this unit is placed on (RC), {retire}")  # fmt: skip
    me.has(vanguard="Grade 2", hand=["Two Guns"])
    foe.has(vanguard="Grade 2", left="Grade 0", right="Grade 1", back="Stone")
    me.calls("Two Guns", "left").picks(("ability", "Two Guns/1", "Two Guns"), "Grade 0")
    me.is_asked(exactly=["Grade 1", "Stone"])
    me.picks("Stone")
    assert foe.zone("drop") == ["Grade 0", "Stone"]


@pytest.mark.rule("8.5.3.1")
def test_a_number_must_be_chosen_while_it_can_be(scene, me, foe):
    """8.5.3.1: to choose none is no option, though it is one's own unit that goes."""
    scene.card("Tyrant", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Tyrant", left="Grade 0", right="Grade 1")
    me.uses("Tyrant")
    me.is_asked(exactly=["Grade 0", "Grade 1"])
    for word in ("done", "pass", "no"):
        me.refused(word)
    me.picks("Grade 1")
    assert me.zone("drop") == ["Grade 1"]


@pytest.mark.rule("8.5.3.1")
def test_of_two_to_choose_one_is_not_enough(scene, me, foe):
    """8.5.3.1: with three units there and two to choose, stopping after the first is refused."""
    scene.card("Gunner", "[ACT](VC):Choose two of your opponent's rear-guards, and retire them.", grade=2)
    me.has(vanguard="Gunner", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 0", right="Grade 1", back="Stone")
    me.uses("Gunner").picks("Grade 0")
    me.is_asked(exactly=["Grade 1", "Stone"])
    me.refused("done")
    me.picks("Stone")
    assert sorted(foe.zone("drop")) == ["Grade 0", "Stone"]


@pytest.mark.rule("8.5.3.1.1")
@pytest.mark.parametrize("chosen", [[], ["Grade 0"], ["Grade 0", "Stone"]])
def test_up_to_leaves_every_number_from_zero_on(scene, me, foe, chosen):
    """8.5.3.1.1: none, one or two may be chosen, and just the chosen are affected."""
    scene.card("Gunner", "[ACT](VC):Choose up to two of your opponent's rear-guards, and retire them.", grade=2)
    me.has(vanguard="Gunner", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 0", right="Grade 1", back="Stone")
    me.uses("Gunner")
    me.is_asked(exactly=["Grade 0", "Grade 1", "Stone", "done"])
    me.picks(*chosen)
    if len(chosen) < 2:
        me.picks("done")
    me.is_asked("6.6.1.2")  # after two no third is asked for
    assert sorted(foe.zone("drop")) == chosen
    assert foe.zone("right") == ["Grade 1"]


@pytest.mark.rule("8.5.3.1.2")
def test_when_there_are_fewer_all_of_them_are_chosen(scene, me, foe):
    """8.5.3.1.2: two are to be chosen and one is there: that one is retired."""
    scene.card("Gunner", "[ACT](VC):Choose two of your opponent's rear-guards, and retire them.", grade=2)
    me.has(vanguard="Gunner", hand=["Grade 1"])
    foe.has(vanguard="Grade 2", left="Grade 0")
    me.uses("Gunner")
    me.is_asked("6.6.1.2")
    assert (foe.zone("left"), foe.zone("drop")) == ([], ["Grade 0"])


@pytest.mark.rule("8.5.3.1.3")
def test_with_nothing_to_choose_what_depends_on_it_is_skipped(scene, me, foe):
    """8.5.3.1.3: no unit is there, so nobody is asked and nothing retired; the draw happens all the same."""
    scene.card("Gunner", f"[ACT](VC):{RETIRE_ONE} Draw a card.", grade=2)
    me.has(vanguard="Gunner", hand=["Grade 1"])
    foe.has(vanguard="Grade 2")
    with me.changes(hand=+1), foe.changes(drop=0, vanguard=0):
        me.uses("Gunner")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("8.5.3.1.3")
def test_a_bonus_for_a_choice_that_was_not_made_goes_to_nobody(scene, me, foe):
    """8.5.3.1.3: no rear-guard could be chosen; the vanguard does not get the bonus in its place."""
    scene.card(
        "Trainer", "[ACT](VC):Choose one of your rear-guards, and it gets [Power]+2000 until end of turn.", grade=2
    )
    me.has(vanguard="Trainer", hand=["Grade 1"])
    me.uses("Trainer")
    me.is_asked("6.6.1.2")
    assert me.power("Trainer") == 9000
    me.calls("Grade 1", "left")
    assert me.power("Grade 1") == 7000


@pytest.mark.rule("8.5.3.1.4")
@pytest.mark.parametrize("choose", [True, False])
def test_a_choice_by_information_in_a_hidden_zone_may_be_declined(scene, me, foe, choose):
    """8.5.3.1.4: the opponent cannot know whether a grade 3 is held, so its player may find none."""
    scene.card("Archivist", "[ACT](VC):Choose a grade 3 card from your hand, and put it into your soul.", grade=2)
    me.has(vanguard="Archivist", hand=["Grade 3", "Grade 1"])
    me.uses("Archivist")
    me.is_asked(exactly=["Grade 3", "done"])
    me.picks("Grade 3" if choose else "done")
    assert me.zone("soul") == (["Grade 3"] if choose else [])
    assert me.count("hand") == (1 if choose else 2)


@pytest.mark.rule("8.5.3.1.4")
def test_a_choice_without_a_condition_cannot_be_declined(scene, me, foe):
    """8.5.3.1.4: where any card of the hand will do, there is nothing the opponent could not know."""
    scene.card("Archivist", "[ACT](VC):Choose a card from your hand, and put it into your soul.", grade=2)
    me.has(vanguard="Archivist", hand=["Grade 3", "Grade 1"])
    me.uses("Archivist")
    me.is_asked(exactly=["Grade 3", "Grade 1"])
    me.picks("Grade 1")
    assert me.zone("soul") == ["Grade 1"]


@pytest.mark.rule("8.5.3.1.4")
def test_a_choice_by_information_in_a_public_zone_cannot_be_declined(scene, me, foe):
    """8.5.3.1.4: everybody sees that the drop zone holds cards that fit."""
    scene.card("Archivist", "[ACT](VC):Choose a grade 3 card from your drop zone, and put it into your soul.", grade=2)
    me.has(vanguard="Archivist", drop=["Grade 3", "Grade 3", "Grade 1"])
    me.uses("Archivist")
    me.is_asked(exactly=["Grade 3", "Grade 3"])
    me.refused("done")
    me.picks("Grade 3")
    assert me.zone("soul") == ["Grade 3"]


@pytest.mark.rule("8.5.3.1.4", "10.1.8.1.2")
@pytest.mark.parametrize(("shows", "options"), [("Reveal", ["Grade 3"]), ("Look at", ["Grade 3", "done"])])
def test_revealed_cards_that_fit_must_be_chosen(scene, me, foe, shows, options):
    """8.5.3.1.4: what everybody sees can be checked; what only its player looks at cannot."""
    seen = n.Top(n.Number(3), "deck")
    effect = n.Sequence((
        n.Reveal(seen) if shows == "Reveal" else n.Look(seen),
        n.Choose(n.Cards((), "any", n.All((n.Among(n.It()), n.Is("grade", "=", n.Number(3))))), n.Number(1)),
        n.Move(n.It(), "hand"),
    ))  # fmt: skip
    scene.card("Seer", abilities=[n.Ability("activated", effect, ("vanguard circle",))], grade=2)
    me.has(vanguard="Seer", hand=["Grade 0"]).deck_top("Grade 3", "Grade 1", "Grade 2")
    with me.changes(hand=+1):
        me.uses("Seer")
        if "done" in options:
            me.is_asked(exactly=options)
            me.picks("Grade 3")
    assert "Grade 3" in me.zone("hand")


@pytest.mark.rule("8.5.3.1.4")
def test_of_cards_looked_at_none_need_be_found(scene, me, foe):
    """8.5.3.1.4: unrevealed cards of a hidden zone, chosen by their grade: its player may find none."""
    text = (
        "[ACT](VC):Look at three cards from the top of your deck, choose a grade 3 card from among them, put it into "
        "your hand, and put the rest into your soul."
    )
    me.has(vanguard=scene.card("Seer", text, grade=2), hand=["Grade 0"]).deck_top("Grade 3", "Grade 1", "Grade 2")
    with me.changes(hand=0, soul=+3):
        me.uses("Seer").picks("done")
