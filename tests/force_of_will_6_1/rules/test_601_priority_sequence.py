"""Sections 601 to 603: rule processes first, then what was triggered, then an action."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

BLAST = "This card deals 400 damage to target resonator."
LAST_WORDS = "When this card is put into a graveyard from your field ⇒ You gain 100 life."


def happened(scene, kind: str, name: str) -> int:
    """Where in the log a card last did this: a rule-process move to the graveyard, or its ability was set off."""
    g = scene.game
    places = [i for i, e in enumerate(g.log) if e[0] == kind and g.card(e[3]) == name]
    assert places, f"{name} never did {kind!r}"
    return places[-1]


def chase_turns_deadly(scene, name: str = "Brittle") -> str:
    """A 400/400 resonator with 400 less DEF while anything is in the chase."""
    busy = n.Compare(n.Count(n.Cards(("chase",), "any")), ">=", n.Number(1))
    weak = n.Modify(n.This(), (n.Add("def", n.Number(-400)),))
    return scene.card(name, ATK=400, DEF=400, abilities=[n.Ability("continuous", n.If(busy, weak))])


def pays_life(amount: int, gain: int) -> n.Ability:
    """At the beginning of the main phase, pay life as a cost: gain life."""
    return n.Ability("automatic", n.Perform("gain life", n.Number(gain)), trigger=n.At("begin", "main phase"),
                     cost=(n.Perform("pay life", n.Number(amount)),))  # fmt: skip


# --- 601, 602 the order ------------------------------------------------------------------------------


@pytest.mark.rule("601.1")
def test_what_is_lethally_damaged_dies_before_a_trigger_is_played_and_before_an_action(scene, me, foe):
    """601.1: 400 damage on 400 DEF and a waiting trigger; death, then the trigger, then the question."""
    scene.card("Blast", BLAST, type="Chant")
    scene.card("Watcher", "When a resonator is dealt damage ⇒ You gain 100 life.")
    me.has(hand=["Blast"], field=["Watcher", "Resonator 2"]).stones("fire", "fire")
    me.plays("Blast", "Resonator 2").passes()
    me.is_asked("602.1c")
    assert happened(scene, "move", "Resonator 2") < happened(scene, "set off", "Watcher")
    assert me.chase == ["Watcher"] and me.zone("graveyard") == ["Blast", "Resonator 2"]


@pytest.mark.rule("602.1a")
def test_rule_processes_are_repeated_until_none_is_left(scene, me, foe):
    """602.1a: without the lord's 200 the other's DEF is 600 - 200 = 400, its damage, and both are dead at once."""
    lord = "Resonators you control gain [+0/+200].\n" + LAST_WORDS
    scene.card("Lord", lord, ATK=200, DEF=200)
    scene.card("Storm", "This card deals 400 damage to all resonators.", type="Chant")
    me.has(hand=["Storm"], field=["Lord", "Resonator 2"]).stones("fire", "fire")
    me.plays("Storm").passes()
    me.is_asked("602.1c")
    lord_died, other_died = happened(scene, "move", "Lord"), happened(scene, "move", "Resonator 2")
    assert lord_died < other_died < happened(scene, "set off", "Lord")
    assert me.chase == ["Lord"]


@pytest.mark.rule("602.1b")
def test_a_death_trigger_is_in_the_chase_before_anybody_acts(scene, me, foe):
    """602.1b: the turn player's first question after the death already has the ability in the chase."""
    scene.card("Blast", BLAST, type="Chant")
    scene.card("Martyr", LAST_WORDS, ATK=200, DEF=200)
    me.has(hand=["Blast", "Quick Chant"], field=["Martyr"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Blast")
    me.passes()
    foe.passes()
    me.is_asked("602.1c")
    assert me.zone("graveyard") == ["Blast", "Martyr"] and me.chase == ["Martyr"]


@pytest.mark.rule("602.1c")
def test_with_a_trigger_pending_the_first_action_is_asked_for_with_it_in_the_chase(scene, me, foe):
    """602.1c: so no act of main timing is among the first options of the main phase."""
    scene.card("Herald", "At the beginning of your main phase ⇒ You gain 100 life.")
    me.has(hand=["Quick Chant", "Resonator 1"], field=["Herald"]).will("fire", "fire")
    me.is_asked("602.1c", exactly=[("play", "Quick Chant"), "pass"])
    assert me.chase == ["Herald"]


@pytest.mark.rule("602.1c")
def test_the_player_who_holds_priority_acts_after_a_trigger_and_not_the_turn_player(scene, me, foe):
    """602.1c over 906.5a: the other player's cost set a trigger off, and that player is asked next."""
    scene.card("Offering", "Banish this card: Draw a card.\n" + LAST_WORDS)
    me.has(hand=["Quick Chant"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"], field=["Offering"]).stones("fire")
    me.plays("Quick Chant").passes()
    foe.uses("Offering", 2)
    foe.is_asked("602.1c")
    assert me.chase == ["Quick Chant", "Offering", "Offering"]


@pytest.mark.rule("602.1d")
def test_after_each_act_or_pass_it_is_decided_how_it_goes_on(scene, me, foe):
    """602.1d: priority stays after an act, moves after a pass, then something resolves, then the phase ends."""
    me.has(hand=["Quick Chant", "Quick Chant"]).stones("fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Quick Chant")
    me.is_asked("602.1c")
    me.passes()
    foe.is_asked("602.1c")
    foe.passes()
    me.is_asked("602.1c")
    assert me.chase == [] and scene.game.facts["phase"] == "main phase"
    me.passes()
    foe.is_asked("602.1c")
    assert scene.game.facts["phase"] == "main phase"
    foe.passes()
    assert scene.game.facts["phase"] == "end phase"


# --- 603 automatic abilities ---------------------------------------------------------------------------


@pytest.mark.rule("603.1")
def test_triggers_enter_the_chase_one_by_one_with_rule_processes_between(scene, me, foe):
    """603.1: with the first of three in the chase the brittle card's DEF is 400 - 400, and it dies before the next."""
    chase_turns_deadly(scene)
    for each in ("First", "Second", "Third"):
        scene.card(each, "At the beginning of your main phase ⇒ You gain 100 life.")
    me.has(field=["First", "Second", "Third", "Brittle"])
    me.is_asked("603.2", exactly=[("ability", f"{each}/2", each) for each in ("First", "Second", "Third")])
    assert me.zone("graveyard") == []
    me.picks(("ability", "Second/2", "Second"))
    me.is_asked("603.2", exactly=[("ability", f"{each}/2", each) for each in ("First", "Third")])
    assert me.chase == ["Second"] and me.zone("graveyard") == ["Brittle"]


@pytest.mark.rule("603.2")
def test_the_turn_player_places_all_of_their_triggers_before_the_other_player(scene, me, foe):
    """603.2: my two in my order, then the other player's two; the last one placed resolves first."""
    for each, gain in (("Mine 1", 100), ("Mine 2", 200), ("Theirs 1", 300), ("Theirs 2", 400)):
        scene.card(each, f"At the beginning of a main phase ⇒ You gain {gain} life.")
    me.has(field=["Mine 1", "Mine 2"]).stones("fire")
    foe.has(field=["Theirs 1", "Theirs 2"])
    me.picks(("ability", "Mine 2/2", "Mine 2"), rule="603.2")
    foe.picks(("ability", "Theirs 2/2", "Theirs 2"), rule="603.2")
    assert me.chase == ["Mine 2", "Mine 1", "Theirs 2", "Theirs 1"]
    me.lets_resolve(1)
    assert (me.life, foe.life) == (4000, 4000 + 300)


@pytest.mark.rule("603.3")
def test_a_trigger_without_a_target_is_counted_off_and_does_not_come_back(scene, me, foe):
    """603.3: no resonator of the other player to destroy; one that comes later is safe."""
    scene.card("Hunter", "When this card enters your field ⇒ Destroy target resonator your opponent controls.")
    scene.card("Late", "[Quickcast]")
    me.has(hand=["Hunter"]).stones("fire", "fire")
    foe.has(hand=["Late"]).stones("fire")
    me.plays("Hunter").lets_resolve()
    assert me.chase == [] and scene.game.waiting == [] and "Hunter" in me.zone("field")
    me.passes()
    foe.plays("Late").lets_resolve()
    me.is_asked("602.1c")
    assert me.chase == [] and "Late" in foe.zone("field")


@pytest.mark.rule("603.3")
def test_a_trigger_with_a_target_is_played(scene, me, foe):
    """603.3: the same card with something to destroy."""
    scene.card("Hunter", "When this card enters your field ⇒ Destroy target resonator your opponent controls.")
    me.has(hand=["Hunter"]).stones("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Hunter").lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("603.4")
def test_the_sequence_begins_anew_after_one_trigger(scene, me, foe):
    """603.4: a trigger's cost leaves 500 - 500 life, and the game is over before the second one is played."""
    scene.card("Ruin", abilities=[pays_life(500, 900)])
    scene.card("Rescue", "At the beginning of your main phase ⇒ You gain 900 life.")
    me.with_life(500).has(field=["Ruin", "Rescue"])
    me.picks(("ability", "Ruin/2", "Ruin"), rule="603.2")
    assert scene.winner is foe
    assert [scene.game.card(e[3]) for e in scene.events("set off")] == ["Ruin"]
