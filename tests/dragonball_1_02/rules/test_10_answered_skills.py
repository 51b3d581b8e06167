"""10-9-3-1, 4-7-3-5: what a skill that plays becomes when it is answered, and which skills speak of playing."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def cards(scene, table, trick):
    scene.card("Left", character="Lefty", power=5000)
    scene.card("Right", character="Righty", power=5000)
    scene.card("Potara", "[Union-Potara] {1}: <Lefty> and <Righty>", energy_cost="9(-)")
    scene.card("Fusion", "[Union-Fusion] {1}: <Lefty> and <Righty>", energy_cost="9(-)")
    trick("Ban", "[Counter: Play] Your opponent cannot play Battle Cards for the duration of the turn.")
    trick("Sigh", "[Counter: Play] Draw 1 card.")


@pytest.mark.rule("4-7-3-5", "1-3-3")
@pytest.mark.parametrize("way", ["Potara", "Fusion"])
@pytest.mark.parametrize(("answer", "united"), [("Ban", False), ("Sigh", True)])
def test_a_union_that_is_forbidden_by_the_answer_is_not_carried_out(scene, me, foe, way, answer, united):
    """4-7-3-5: the skill is carried out if possible; 1-3-3: what may not be played is not, and nothing is dropped."""
    area = "battle" if way == "Potara" else "hand"
    me.put(area, "Left")
    me.put(area, "Right")
    me.has(hand=[way]).energy("Red Energy")
    foe.has(hand=[answer])
    me.uses(way)
    foe.uses(answer)
    assert (way in me.zone("battle")) == united
    assert ("Left" in me.zone(area)) == (not united)


@pytest.mark.rule("10-9-3-1")
@pytest.mark.parametrize(("verb", "asked"), [("play", True), ("place", False)])
def test_a_skill_speaks_of_playing_by_its_words(scene, me, foe, verb, asked):
    """10-9-3-1: a skill with "play" in its description is answered, one that places a card is not."""
    scene.card("Seed", f"[Activate: Main] Choose 1 <Righty> from your hand and {verb} it on top of this card.")
    me.has(battle=["Seed"], hand=["Right"])
    foe.has(hand=["Sigh"])
    me.uses("Seed")
    assert foe.asked == asked
    if asked:
        foe.is_asked("4-7-3-2")
    else:
        me.picks("Right")
        assert "Right" in me.zone("battle")


@pytest.mark.rule("10-9-3-1")
@pytest.mark.parametrize("kind", ["token", "card"])
def test_what_a_skill_played_can_be_spoken_of_afterwards(scene, me, foe, trick, kind):
    """10-9-3-1: after the skill has resolved, the played card is the one that it played, a token as well."""
    trick("Summon", "[Activate: Main] Play 1 Imp token. (Imp tokens have 5000 power)" if kind == "token" else
          "[Activate: Main] Play 1 <Lefty> from your Drop Area.")  # fmt: skip
    trick("Snare", "[Counter: Play] Return the Battle Card played to its owner's hand.")
    me.has(hand=["Summon"], drop=["Left"])
    foe.has(hand=["Snare"])
    me.uses("Summon")
    foe.picks("end")
    foe.uses("Snare")
    assert me.zone("battle") == [] and me.zone("hand") == ([] if kind == "token" else ["Left"])


@pytest.mark.rule("7-1-3", "7-2-1-1")
@pytest.mark.parametrize("negated", [True, False])
def test_a_negated_attack_comes_to_no_offense_step(scene, me, foe, trick, negated):
    """7-1-3: only an attack that was not negated goes on to the Offense Step."""
    trick("Halt", "[Counter: Attack] Negate the attack.")
    scene.card("Eager", "[Auto] At the beginning of the Offense Step, draw 1 card.")
    me.has(battle=["Eager"])
    foe.has(hand=["Halt"])
    me.attacks("Eager", "Leader")
    foe.uses("Halt") if negated else foe.picks("end")
    assert me.count("deck") == 20 - (not negated)
    me.asked and me.is_asked()


@pytest.mark.rule("8-4-2-2")
@pytest.mark.parametrize("lefts", [1, 2])
def test_a_cost_of_several_sorts_asks_for_its_number_of_each(scene, me, foe, lefts):
    """8-4-2-2: with one card too few of one sort the cost cannot be paid."""
    scene.card("Forge", "[Activate: Main] Choose 2 <Lefty> cards and 1 <Righty> card from your hand and place them in "
               "the Drop Area: Draw 1 card.")  # fmt: skip
    me.has(battle=["Forge"], hand=["Left"] * lefts + ["Right", "Right"])
    assert me.offered("use", "Forge", "Forge/1") == (lefts == 2)


@pytest.mark.rule("2-11-2")
def test_a_token_costs_nothing(scene, me, foe, trick):
    """2-11-2: what asks for an energy cost finds 0, as a token is no card that anybody paid for."""
    trick("Summon", "[Activate: Main] Play 1 Imp token. (Imp tokens have 5000 power)")
    trick("Sweep", "[Activate: Main] KO all of your Battle Cards with an energy cost of 0.")
    me.has(battle=["Left"], hand=["Summon", "Sweep"]).uses("Summon").uses("Sweep")
    assert me.zone("battle") == ["Left"]


@pytest.mark.rule("1-3-3")
def test_a_card_that_cannot_be_played_can_be_moved(scene, me, foe, trick):
    """1-3-3: the action that is prohibited is to play it, and no other."""
    scene.card("Relic", "[Permanent] This card cannot be played from any area.")
    trick("Dig", "[Activate: Main] Choose 1 card from your Drop Area and add it to your hand.")
    trick("Raise", "[Activate: Main] Choose 1 card from your hand and play it.")
    me.has(drop=["Relic"], hand=["Dig", "Raise"]).uses("Dig").picks("Relic").uses("Raise")
    assert me.zone("hand") == ["Relic"] and me.zone("battle") == []


@pytest.mark.rule("6-3-1-3-2", "8-3-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_with_a_negated_skill_still_activates_another(scene, me, foe, trick, seat):
    """6-3-1-3-2: either player activates skills in the own turn; 8-3-2: only what is negated cannot be activated."""
    scene.turn_of(seat)
    scene.card("Scribe", "[Auto] When this card attacks, draw 2 cards.\n[Activate: Main] Draw 1 card.")
    trick(
        "Hush",
        "[Activate: Main] Choose 1 of your Battle Cards and negate its [Auto] skill for the duration of the turn.",
    )
    player = (me, foe)[seat]
    player.has(battle=["Scribe"], hand=["Hush"]).uses("Hush")
    with player.changes(deck=-1):
        player.uses("Scribe", 2)
