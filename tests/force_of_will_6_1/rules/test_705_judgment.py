"""Section 705: judgment."""

from __future__ import annotations

import pytest

JUDGE = ("use", "Ruler", "Ruler/1")
BACK = {"name": "Judged", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}


def ruler_with(scene, judgment: str) -> str:
    return scene.card("Judge", f"[Judgment] {judgment}", type="Ruler", race="Tester", back=BACK)


# --- 705.1 when ----------------------------------------------------------------------------------------


@pytest.mark.rule("705.1")
def test_a_recovered_ruler_may_be_judged(scene, me, foe):
    """705.1: main timing, recovered, with Judgment, none done before."""
    me.will("fire")
    assert me.offered(*JUDGE)


@pytest.mark.rule("705.1")
def test_a_ruler_that_rested_to_call_a_stone_is_not_judged(scene, me, foe):
    """705.1: though there is will for it."""
    me.will("fire").picks(("call", "Ruler"))
    assert me.is_rested("Ruler") and not me.offered(*JUDGE)


@pytest.mark.rule("705.1")
def test_a_ruler_without_judgment_is_not_judged(scene, me, foe):
    """705.1: a destroyed J-ruler is a ruler with an astral counter that has no Judgment any more."""
    scene.card("Doom", "Destroy target J-ruler.", type="Chant")
    me.has(hand=["Doom"]).will("fire", "fire").as_j_ruler()
    me.plays("Doom").lets_resolve()
    assert me.counters("Ruler", "astral") == 1 and me.pool == ["fire"]
    assert not me.is_rested("Ruler") and not me.offered(*JUDGE)


@pytest.mark.rule("705.1")
def test_judgment_is_done_once_a_turn(scene, me, foe):
    """705.1: the J-ruler returned recovered as a ruler that has Judgment yet, and there is will for it."""
    scene.card("Homecoming", "Put target J-ruler you control into your ruler area, as a ruler.", type="Chant")
    me.has(hand=["Homecoming"]).will("fire", "fire", "fire")
    me.uses("Ruler", 1).lets_resolve()
    me.plays("Homecoming").lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.pool == ["fire"]
    assert not me.is_rested("Ruler") and not me.offered(*JUDGE)


# --- 705.2 what it takes ---------------------------------------------------------------------------------


@pytest.mark.rule("705.2")
def test_a_judgment_waits_in_the_chase_and_both_may_answer(scene, me, foe):
    """705.2: the will is paid, the ruler is where it was, and each player gets priority."""
    me.has(hand=["Quick Chant"]).will("fire", "fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.uses("Ruler", 1)
    assert me.chase == ["Ruler"] and me.zone("ruler area") == ["Ruler"] and me.pool == ["fire"]
    me.is_asked("602.1c")
    me.passes()
    foe.is_asked("602.1c")
    assert me.zone("ruler area") == ["Ruler"]
    foe.passes()
    assert me.zone("ruler area") == [] and me.zone("field") == ["J-Ruler"]


@pytest.mark.rule("705.2a")
@pytest.mark.parametrize(
    ("wills", "enough"),
    [(("fire", "fire"), False), (("fire", "water", "water"), False), (("fire", "fire", "water"), True)],
)
def test_will_symbols_of_the_section_must_be_payable(scene, me, foe, wills, enough):
    """705.2a: two of fire and one of any."""
    ruler_with(scene, "{R}{R}{1}")
    me.has(ruler_area="Judge").will(*wills)
    assert me.offered("use", "Judge", "Judge/1") is enough


@pytest.mark.rule("705.2a")
def test_will_symbols_of_the_section_are_paid(scene, me, foe):
    """705.2a: three of three wills are gone."""
    ruler_with(scene, "{R}{R}{1}")
    me.has(ruler_area="Judge").will("fire", "fire", "water")
    me.uses("Judge", 1)
    assert me.pool == [] and me.zone("field") == ["Judged"]


@pytest.mark.rule("705.2b")
@pytest.mark.parametrize(("stones", "enough"), [(4, False), (5, True)])
def test_conditions_of_the_section_must_hold(scene, me, foe, stones, enough):
    """705.2b: five magic stones are asked for; will alone does not do."""
    ruler_with(scene, "{1}. You can activate this if you control five or more magic stones.")
    me.has(ruler_area="Judge").will("fire", "fire").stones(*("fire",) * stones)
    assert me.offered("use", "Judge", "Judge/1") is enough


@pytest.mark.rule("705.2d")
def test_what_cancels_spells_and_abilities_does_not_see_a_judgment(scene, me, foe):
    """705.2d: alone in the chase it is no target, so the chant cannot be played."""
    scene.card("Denial", "[Quickcast]\nCancel target spell or ability.", type="Chant")
    me.will("fire")
    foe.has(hand=["Denial", "Quick Chant"]).will("fire")
    me.uses("Ruler", 1)
    foe.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])
    foe.passes()
    assert me.zone("field") == ["J-Ruler"]


@pytest.mark.rule("705.2d")
def test_beside_a_judgment_only_the_spell_is_a_target(scene, me, foe):
    """705.2d: with my Quick Chant on top, that is cancelled and the judgment goes on."""
    scene.card("Denial", "[Quickcast]\nCancel target spell or ability.", type="Chant")
    me.has(hand=["Quick Chant"]).will("fire", "fire").stones("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.uses("Ruler", 1).plays("Quick Chant").passes()
    foe.plays("Denial").lets_resolve(1)
    assert me.zone("graveyard") == ["Quick Chant"] and me.chase == ["Ruler"]
    me.lets_resolve()
    assert "J-Ruler" in me.zone("field")


# --- 705.3 what it does ----------------------------------------------------------------------------------


@pytest.mark.rule("705.3")
def test_a_judged_ruler_is_a_j_ruler_in_the_field(scene, me, foe):
    """705.3: 800/700, recovered, and nothing is left in the ruler area."""
    ruler_with(scene, "{1}")
    me.has(ruler_area="Judge").will("fire")
    me.uses("Judge", 1)
    assert me.zone("field") == ["Judged"] and me.zone("ruler area") == [] and me.chase == []
    assert (me.atk("Judged"), me.defence("Judged")) == (800, 700) and not me.is_rested("Judged")


@pytest.mark.rule("705.3")
def test_a_ruler_rested_in_response_arrives_rested(scene, me, foe):
    """705.3 with 302.3: within the play ground it keeps its orientation."""
    scene.card("Drowsiness", "[Quickcast]\nRest target ruler.", type="Chant")
    ruler_with(scene, "{1}")
    me.has(ruler_area="Judge").will("fire")
    foe.has(hand=["Drowsiness"]).will("fire")
    me.uses("Judge", 1)
    foe.plays("Drowsiness", "Judge").lets_resolve()
    assert me.zone("field") == ["Judged"] and me.is_rested("Judged")


@pytest.mark.rule("705.3a")
def test_doing_judgment_triggers_as_it_resolves(scene, me, foe):
    """705.3a: nothing while the judgment waits; once when the J-ruler is there."""
    scene.card("Witness", "When you do judgment ⇒ You gain 100 life.")
    me.has(hand=["Quick Chant"], field=["Witness"]).will("fire", "fire").stones("fire")
    me.uses("Ruler", 1)
    assert me.chase == ["Ruler"] and scene.game.waiting == []
    me.passes()
    assert "J-Ruler" in me.zone("field") and me.chase == ["Witness"]
    me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("705.3a")
def test_a_judgment_that_is_stopped_triggers_nothing(scene, me, foe):
    """705.3a: the ruler lost its Judgment before it resolved, so it stays, and nobody did judgment."""
    scene.card("Witness", "When you do judgment ⇒ You gain 100 life.")
    scene.card("Silence", "[Quickcast]\nTarget ruler loses all abilities until end of turn.", type="Chant")
    ruler_with(scene, "{1}")
    me.has(ruler_area="Judge", field=["Witness"]).will("fire")
    foe.has(hand=["Silence"]).will("fire")
    me.uses("Judge", 1)
    foe.plays("Silence", "Judge").lets_resolve()
    assert me.zone("ruler area") == ["Judge"] and me.life == 4000 and scene.events("set off") == []


# --- 705.3 entering the field ------------------------------------------------------------------------------

GREETS = "When this card enters your field ⇒ You gain 300 life."


def judge_with(scene, back: str) -> None:
    scene.card("Judge", "[Judgment] {1}", type="Ruler", race="Tester", back={**BACK, "text": back})


@pytest.mark.rule("705.3", "307.6")
def test_a_judged_ruler_enters_the_field(scene, me, foe):
    """705.3, 307.6: what its J-ruler side says of entering is set off; only field to field is no entering."""
    judge_with(scene, GREETS)
    me.has(ruler_area="Judge").will("fire")
    me.uses("Judge", 1).lets_resolve()
    assert me.zone("field") == ["Judged"] and me.life == 4000 + 300


@pytest.mark.rule("705.3")
@pytest.mark.parametrize(("watched", "life"), [("J-ruler", 4300), ("resonator", 4000)])
def test_others_see_a_j_ruler_enter(scene, me, foe, watched, life):
    """705.3: one that waits for a J-ruler is set off, one that waits for a resonator is not."""
    judge_with(scene, "")
    scene.card("Watcher", f"When a {watched} enters your field ⇒ You gain 300 life.", type="Regalia")
    me.has(ruler_area="Judge", field=["Watcher"]).will("fire")
    me.uses("Judge", 1).lets_resolve()
    assert me.zone("field") == ["Watcher", "Judged"] and me.life == life


@pytest.mark.rule("307.6")
def test_a_stolen_j_ruler_does_not_enter(scene, me, foe):
    """307.6: from field to field nobody enters, J-ruler or not."""
    judge_with(scene, GREETS)
    scene.card("Lure", "Gain control of target J-ruler until end of turn.", type="Chant")
    me.has(hand=["Lure"]).will("fire")
    foe.as_j_ruler("Judge")
    me.plays("Lure").lets_resolve()
    assert me.zone("field") == ["Judged"] and me.life == foe.life == 4000
