"""903.2e: other targets for what waits in the chase; 903.2g: what several parts of a cost take together."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

BEND = n.Perform("change target", cards=n.Cards(("chase",), "any"))


def chant(scene, name, text="", **fields):
    return scene.card(name, text, **{"type": "Chant", "cost": "{0}", **fields})


@pytest.mark.rule("903.2e")
def test_the_target_of_each_spell_is_changed_and_what_has_none_stays(scene, me, foe):
    """903.2e: two spells aim at Resonator 4, a third and the one that changes targets aim at nothing: both darts hit
    Resonator 5, and the third resolves as it would."""
    for name, amount in (("Dart", 100), ("Lance", 300)):
        chant(scene, name, f"[Quickcast]\nThis card deals {amount} damage to target resonator.")
    chant(scene, "Feast", "[Quickcast]\nYou gain 500 life.")
    spell = n.Ability("activated", BEND, zones=("chase",), keyword="spell")
    chant(scene, "Bend", "[Quickcast]", abilities=[spell])
    me.has(hand=["Feast", "Dart", "Lance", "Bend"], field=["Resonator 4", "Resonator 5"])
    me.plays("Feast").plays("Dart", "Resonator 4").plays("Lance", "Resonator 4").plays("Bend")
    while me.chase:
        me.picks("Resonator 5") if scene.game.question.about == "target" else me.passes()
    assert me.damage("Resonator 4") == 0 and me.damage("Resonator 5") == 100 + 300 and me.life == 4000 + 500


RITE = "As an additional cost to play this card, banish a resonator.\nDraw two cards."


@pytest.mark.rule("903.2g", "1003.4")
@pytest.mark.parametrize(("others", "able"), [((), False), (("Resonator 1",), True)])
def test_a_card_that_gives_itself_for_will_is_free_while_another_is_banished(scene, me, foe, others, able):
    """903.2g, 1003.4: the imp is banished for the will; the cost needs another resonator beside it."""
    scene.card("Imp", "Banish this card: Produce {R}.")
    chant(scene, "Rite", RITE, cost="{1}")
    me.has(hand=["Rite"], field=["Imp", *others])
    assert me.offered("play", "Rite") is able


@pytest.mark.rule("903.2d", "1109.2")
@pytest.mark.parametrize(("wills", "asked"), [(1, True), (2, True), (0, False)])
def test_an_awakening_of_nothing_can_be_paid_with_nothing(scene, me, foe, wills, asked):
    """903.2d, 1109.2: with the wills for the card alone its awakening is still a choice, with 0 for X."""
    scene.card("Frost", "[Awakening] {X}: When this card enters your field ⇒ Draw X cards.", cost="{1}")
    me.has(hand=["Frost"]).will(*["fire"] * wills)
    assert me.offered("play", "Frost") is asked
    if asked:
        me.picks(("play", "Frost"))
        me.is_asked(about="awake", exactly=["yes", "no"])


@pytest.mark.rule("903.2e", "906.8")
def test_the_target_of_what_is_done_later_is_chosen_at_once(scene, me, foe):
    """903.2e, 906.8: who recovers at the end of turn is targeted as the ability is played; what rests later is none."""
    scene.card("Nurse", "{0}: Recover target resonator at the end of turn. Play this ability only once per turn.")
    scene.card("Nap", "Rest target resonator.", type="Chant", cost="{0}")
    me.has(field=["Nurse", "Resonator 2"], hand=["Nap"])
    me.put("field", "Resonator 1", rested=True)
    me.picks(("use", "Nurse", "Nurse/2"))
    me.is_asked("903.2e", exactly=["Nurse", "Resonator 2", "Resonator 1"])
    me.picks("Resonator 1").lets_resolve()
    assert me.is_rested("Resonator 1")
    me.plays("Nap", "Resonator 2").lets_resolve()
    while scene.game.facts["turn seat"] == me.seat:
        scene.players[scene.game.question.seat].passes()
    assert not me.is_rested("Resonator 1")
    assert me.is_rested("Resonator 2")


@pytest.mark.rule("903.2e", "906.8")
def test_without_a_target_nothing_is_put_off(scene, me):
    """903.2e, 906.8: with nothing to be targeted now the ability is not played; one without a target is."""
    scene.card("Matron", "{0}: Recover target resonator with [Flying] at the end of turn.")
    scene.card("Scribe", "{0}: Draw a card at the end of turn.")
    me.has(field=["Matron", "Scribe"])
    assert me.why_not("use", "Matron", "Matron/2") == "903.2e"
    assert me.offered("use", "Scribe", "Scribe/2")
