"""Texts that last, wait or go on in ways of their own: for a turn, as long as something is there, about what left."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n


def chant(scene, name, text="", **fields):
    return scene.card(name, text, **{"type": "Chant", "cost": "{0}", **fields})


@pytest.mark.rule("906.8")
def test_what_is_said_of_this_turn_is_over_with_it(scene, me, foe):
    """906.8: the one that is destroyed in the same turn gives life, the one in the next turn does not."""
    chant(scene, "Omen", "Draw a card. When a resonator is destroyed this turn, you gain 100 life.")
    chant(scene, "Doom", "[Quickcast]\nDestroy target resonator.")
    me.has(hand=["Omen", "Doom", "Doom"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.plays("Omen").lets_resolve().plays("Doom", "Resonator 1").lets_resolve()
    assert me.life == 4000 + 100
    while scene.game.facts["turn"] == 3 or scene.game.question.seat == foe.seat:
        scene.players[scene.game.question.seat].passes()
    me.plays("Doom").lets_resolve()
    assert me.life == 4000 + 100 and foe.zone("field") == []


@pytest.mark.rule("906.9")
@pytest.mark.parametrize(("other", "gone"), [("Spring", ["Twins"]), ("Well", [])])
def test_two_true_magic_stones_of_one_name(scene, me, foe, other, gone):
    """906.9: a state sets it off, and stones of two names are no such state."""
    for name in ("Spring", "Well"):
        scene.card(name, "{Rest}: Produce {U}.", type="True Magic Stone", attribute="void")
    scene.card("Twins", "When you control two or more true magic stones with the same name ⇒ Banish this card.")
    me.has(hand=["Twins", "Regalia"], field=["Spring", other]).will("fire")
    me.plays("Twins").lets_resolve()
    assert me.zone("graveyard") == gone


@pytest.mark.rule("909.8", "313.2")
def test_control_as_long_as_something_else_is_there(scene, me, foe):
    """909.8, 313.2: as long as I control a regalia; it goes back when that is destroyed, and does not come again."""
    chant(scene, "Lure", "Gain control of target resonator as long as you control a regalia.")
    chant(scene, "Wreck", "Destroy target regalia.")
    me.has(hand=["Lure", "Wreck", "Regalia"], field=["Regalia"]).will("fire")
    foe.has(field=["Resonator 1"])
    me.plays("Lure").lets_resolve()
    assert me.zone("field") == ["Regalia", "Resonator 1"]
    me.plays("Wreck").lets_resolve()
    assert foe.zone("field") == ["Resonator 1"]
    me.plays("Regalia").lets_resolve()
    assert foe.zone("field") == ["Resonator 1"]


@pytest.mark.rule("909.8")
def test_no_control_where_nothing_is_there_as_the_text_resolves(scene, me, foe):
    """909.8: I control no regalia, so nothing is taken."""
    chant(scene, "Lure", "Gain control of target resonator as long as you control a regalia.")
    me.has(hand=["Lure"])
    foe.has(field=["Resonator 1", "Regalia"])
    me.plays("Lure").lets_resolve()
    assert foe.zone("field") == ["Resonator 1", "Regalia"]


@pytest.mark.rule("1012.1", "901.1b")
@pytest.mark.parametrize(("played", "left"), [("Chant", 0), ("Regalia", 1)])
def test_what_is_cancelled_is_the_spell_of_the_event(scene, me, foe, played, left):
    """1012.1, 901.1b: "it" is the chant that was played, which does nothing; a regalia is no chant and comes."""
    scene.card("Ward", "When your opponent plays a chant ⇒ Cancel it.")
    me.has(hand=[played]).will("fire")
    foe.has(field=["Ward"])
    me.plays(played).lets_resolve()
    assert me.count("hand") == 0 and me.count("graveyard") == 1 - left and me.count("field") == left


@pytest.mark.rule("907.2", "1003.5")
def test_a_will_more_than_is_asked_for_stays(scene, me, foe):
    """907.2, 1003.5: the card that gives two is picked for a cost of one; the other stays, and no stone is rested."""
    scene.card("Twin", "{Rest}: Produce {R}{U}.", type="Regalia")
    me.has(hand=["Chant", "Regalia"], field=["Twin"]).stones("fire")
    me.picks(("play", "Chant")).is_asked("1003.5")
    me.picks(("use", "Twin", "Twin/2")).pays()
    assert len(me.pool) == 1 and not me.is_rested("Fire Stone")


@pytest.mark.rule("1011.2")
@pytest.mark.parametrize(("by", "left"), [("opponent", ["Resonator 1"]), ("you", ["Resonator 1", "Resonator 2"])])
def test_what_the_opponent_chose_is_banished_by_the_opponent(scene, me, foe, by, left):
    """1011.2: nobody banishes what another player controls, so what I choose of theirs stays."""
    theirs = n.Cards(("field",), "theirs", n.Is("type", "has", "resonator"))
    steps = n.Sequence((n.Choose(theirs, n.Number(1), by=by), n.Move(n.It(), "graveyard", verb="banish")))
    chant(scene, "Toll", abilities=[n.Ability("activated", steps, zones=("chase",), keyword="spell")])
    me.has(hand=["Toll"])
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.plays("Toll").lets_resolve(0)
    (foe if by == "opponent" else me).picks("Resonator 2")
    assert foe.zone("field") == left


@pytest.mark.rule("903.2g", "1117.2")
@pytest.mark.parametrize(("pool", "answer"), [((), "yes"), ((), "no"), (("fire",), None)])
def test_what_is_given_up_for_a_future_side_is_asked_for_first(scene, me, foe, pool, answer):
    """903.2g, 1117.2: the will for the future side's cost comes from a banished card, where the pool has none."""
    back = {"name": "Moth", "type": "Resonator (Shift)", "attribute": "fire", "cost": "{R}", "ATK": 800, "DEF": 800}
    scene.card("Grub", "[Shift] {1}", back=back, cost="{U}{2}")
    scene.card("Pyre", "Banish this card: Produce {R}.", type="Regalia")
    me.has(hand=["Grub", "Chant"], field=["Pyre"]).will(*pool)
    me.picks(("play", "Grub", "future"))
    if answer is not None:
        me.picks(answer, about="sure")
    assert me.zone("graveyard") == (["Pyre"] if answer == "yes" else [])
    if answer == "no":
        assert me.zone("hand") == ["Grub", "Chant"] and not me.offered("play", "Grub", "future")
    else:
        me.pays().lets_resolve()
        assert "Moth" in me.zone("field") and me.pool == []


@pytest.mark.rule("307.6")
def test_what_only_changed_fields_has_not_entered_one_this_turn(scene, me, foe):
    """307.6: of the one that I played, the one whose control I gained and the one that was there, the first did."""
    chant(scene, "Salute", "You gain 100 life for each resonator that entered your field this turn.")
    chant(scene, "Lure", "Gain control of target resonator until end of turn.")
    me.has(hand=["Resonator 1", "Lure", "Salute"], field=["Resonator 3"]).will("fire")
    foe.has(field=["Resonator 2"])
    me.plays("Resonator 1").lets_resolve().plays("Lure", "Resonator 2").lets_resolve()
    assert me.zone("field") == ["Resonator 3", "Resonator 1", "Resonator 2"]
    me.plays("Salute").lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("903.2g", "1011.2")
@pytest.mark.parametrize(("to", "verb", "able"), [("hand", "return", True), ("graveyard", "banish", False)])
def test_a_resonator_of_anybody_may_be_returned_to_pay(scene, me, foe, to, verb, able):
    """903.2g, 1011.2: a resonator is anybody's, but nobody banishes what another player controls."""
    anybodys = n.Cards(("field",), "any", n.Is("type", "has", "resonator"))
    cost = n.Sequence((n.Choose(anybodys, n.Number(1)), n.Move(n.It(), to, verb=verb)))
    gain = n.Perform("gain life", n.Number(100))
    scene.card("Door", abilities=[n.Ability("activated", gain, cost=(cost,))], type="Regalia")
    me.has(field=["Door"])
    foe.has(field=["Resonator 1"])
    assert me.offered("use", "Door", "Door/2") is able


@pytest.mark.rule("1010.1", "1010.1a", "910.3")
def test_of_those_that_are_destroyed_together_each_is_heard_of_once(scene, me, foe):
    """1010.1: a J-ruler and two resonators: three are destroyed, and the J-ruler gets one astral counter."""
    chant(scene, "Ruin", "Destroy all J/resonators your opponent controls.")
    scene.card("Drum", "When a J/resonator your opponent controls is destroyed, you gain 100 life.", type="Regalia")
    foe.as_j_ruler().has(field=["Resonator 1", "Resonator 2"])
    me.has(hand=["Ruin"], field=["Drum"])
    me.plays("Ruin")
    while scene.game.question.rule != "602.1c":
        scene.players[scene.game.question.seat].answer(scene.game.question.options[0])
    me.lets_resolve()
    assert len(scene.events("destroy")) == 3 and me.life == 4000 + 3 * 100
    assert foe.counters("Ruler", "astral") == 1 and foe.zone("field") == []
