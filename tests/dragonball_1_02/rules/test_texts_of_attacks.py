"""What texts say of an attack: counters against it, cards it is switched to; and leaders that awaken despite life."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}


# --- against this card's attack ---------------------------------------------------------------------------


@pytest.fixture
def answers(scene, table):
    scene.card("Halt", "[Counter: Attack] Negate the attack.", **FREE)
    scene.card("Refuse", "[Counter: Play] Negate the play.", **FREE)
    scene.card("Surge", "[Activate: Battle] Play 1 red Battle Card from your Drop Area.", **FREE)


@pytest.mark.rule("4-7-3-2", "10-9-3-2")
@pytest.mark.parametrize("attacker", ["Lance", "Battle 3"])
def test_no_counter_answers_the_attack_of_a_card_that_says_so(scene, me, foe, answers, attacker):
    scene.card("Lance", "[Permanent] Your opponent cannot activate [Counter] against this card's attack.")
    me.has(battle=["Lance", "Battle 3"])
    foe.has(hand=["Halt"])
    me.attacks(attacker, "Leader")
    assert (foe.asked and foe.offered("use", "Halt", "Halt/1")) == (attacker == "Battle 3")


@pytest.mark.rule("4-7-3-2", "10-9-3-1")
@pytest.mark.parametrize(
    ("words", "answered"), [("against this card's attack", True), ("during this card's attack", False)]
)
def test_a_counter_against_the_attack_is_no_counter_to_a_play(scene, me, foe, answers, words, answered):
    """10-9-3-1: a skill that plays is another thing to answer, unless the text bars the whole time."""
    scene.card("Lance", f"[Permanent] Your opponent cannot activate [Counter] {words}.")
    me.has(battle=["Lance"], hand=["Surge"], drop=["Battle 1"])
    foe.has(hand=["Refuse"])
    me.attacks("Lance", "Leader").uses("Surge")
    assert (foe.asked and foe.offered("use", "Refuse", "Refuse/1")) == answered


@pytest.mark.rule("4-7-3-2", "10-3-1")
@pytest.mark.parametrize("attacker", ["Lance", "Battle 3"])
def test_counters_and_blockers_are_barred_in_one_sentence(scene, me, foe, answers, attacker):
    scene.card("Lance", "[Permanent] Your opponent cannot activate [Counter] against this card's attack and cannot "
               "activate [Blocker] during this card's attack.")  # fmt: skip
    scene.card("Wall", "[Blocker]")
    me.has(battle=["Lance", "Battle 3"])
    foe.has(battle=["Wall"])
    me.attacks(attacker, "Leader")
    assert (foe.asked and foe.offered("Wall")) == (attacker == "Battle 3")


# --- awakening despite life -------------------------------------------------------------------------------

DESPITE = "[Permanent] Your Leader Card can activate its [Awaken] skill even if you have 5 or more life."


def awakes(scene, me, condition, permission, energy=0, life=8):
    scene.card("Sleeper", f"[Awaken] When {condition}: You may draw 1 card and flip this card over.", type="leader",
               name_back="Sleeper Roused", power_back=15000)  # fmt: skip
    scene.card("Bell", permission)
    me.has(leader="Sleeper", battle=["Bell"], life=life)
    for _ in range(energy):
        me.put("energy", "Red Energy")
    return me.offered("use", "Sleeper", "Sleeper/1")


@pytest.mark.rule("10-1-1", "10-1-2")
@pytest.mark.parametrize("life", [8, 5])
def test_a_leader_awakens_despite_its_life(scene, me, foe, life):
    assert awakes(scene, me, "your life is at 4 or less", DESPITE, life=life)


@pytest.mark.rule("10-1-1", "10-1-2")
@pytest.mark.parametrize(("energy", "can"), [(5, False), (6, True)])
def test_a_condition_that_is_not_about_life_stays(scene, me, foe, energy, can):
    """10-1-1: the text speaks of life, so what else [Awaken] asks for must be there."""
    assert awakes(scene, me, "you have 6 or more energy", DESPITE, energy) == can


@pytest.mark.rule("10-1-1", "10-1-2")
@pytest.mark.parametrize(("energy", "can"), [(1, False), (2, True)])
def test_of_two_conditions_the_one_about_life_is_waived(scene, me, foe, energy, can):
    assert awakes(scene, me, "your life is at 4 or less and you have 2 or more energy", DESPITE, energy) == can


@pytest.mark.rule("10-1-1", "1-3-1")
def test_a_leader_that_simply_can_awaken_needs_no_condition(scene, me, foe):
    assert awakes(scene, me, "you have 6 or more energy", "[Permanent] Your Leader Card can activate [Awaken].")


# --- an attack that is switched ---------------------------------------------------------------------------

FLINCH = "[Auto] When this card is attacked, draw 1 card."


@pytest.mark.rule("7-1-3", "10-3-1", "10-8-1")
@pytest.mark.parametrize("blocks", [True, False])
def test_a_blocker_is_attacked(scene, me, foe, blocks):
    """7-1-3: the attacked card becomes the guard card, and that is the one that blocked."""
    scene.card("Wall", "[Blocker]\n" + FLINCH)
    me.has(battle=["Battle 3"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 3", "Leader")
    foe.picks("Wall" if blocks else "nobody")
    assert foe.count("hand") == blocks


@pytest.mark.rule("7-1-3", "10-3-1")
def test_the_first_target_was_attacked_once(scene, me, foe):
    """10-3-2: what the attack goes back to was attacked before, and is not attacked anew."""
    scene.card("Wall", "[Blocker]")
    scene.card("Chief", FLINCH, type="leader")
    scene.card("Breaker", "[Auto] When your opponent activates [Blocker], negate the [Blocker].", power=15000)
    me.has(battle=["Breaker"])
    foe.has(leader="Chief", battle=["Wall"])
    me.attacks("Breaker", "Chief")
    foe.picks(("ability", "Wall/1", "Wall"), "Wall")
    assert foe.count("hand") == 1 and foe.zone("battle") == ["Wall"] and foe.is_rested("Wall")


@pytest.mark.rule("7-1-3", "10-3-1")
def test_an_attack_that_a_text_switches_is_on_the_new_card(scene, me, foe):
    scene.card("Decoy", FLINCH)
    scene.card(
        "Shout", "[Counter: Attack] Choose 1 of your Battle Cards and change the target of the attack to it.", **FREE
    )
    me.has(battle=["Battle 3"])
    foe.has(battle=["Decoy"], hand=["Shout"])
    me.attacks("Battle 3", "Leader")
    foe.uses("Shout")
    assert foe.count("hand") == 1


# --- awakening that is barred -----------------------------------------------------------------------------


@pytest.mark.rule("1-3-3", "10-1-1")
@pytest.mark.parametrize(("words", "can"), [
    ("Your opponent cannot activate [Awaken].", True),
    ("You cannot activate [Awaken].", False),
])  # fmt: skip
def test_who_cannot_activate_awaken_does_not(scene, me, foe, words, can):
    """1-3-3: what is prohibited to a player is so for that player, and for no other."""
    assert awakes(scene, me, "your life is at 4 or less", f"[Permanent] {words}", life=4) == can


@pytest.mark.rule("7-1", "1-3-3")
@pytest.mark.parametrize("barred", [True, False])
def test_an_attack_is_not_switched_to_a_card_that_was_not_played(scene, me, foe, barred):
    """7-1: what is attacked lies in the Leader or Battle Area; where 1-3-3 kept the card out the attack goes on."""
    scene.card("Ban", "[Permanent] Your opponent cannot play {Leap}." if barred else "")
    scene.card("Leap", "[Counter: Attack] Play this card and change the target of the attack to this card.",
               energy_cost="0(-)", power=25000)  # fmt: skip
    me.has(battle=["Battle 2", "Ban"])
    foe.has(hand=["Leap"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Leap")
    while scene.game.question.about == "combo":
        (me if me.asked else foe).passes()
    assert foe.zone("battle") == ([] if barred else ["Leap"])
    if barred:
        foe.is_asked("4-10-2-1")
    assert (scene.game.question.about == "life") is barred


@pytest.mark.rule("7-1")
def test_an_attack_is_not_switched_to_a_card_of_its_own_player(scene, me, foe):
    """7-1: an attack is against a card of the opponent."""
    text = "[Activate: Battle] Choose 1 Battle Card and change the target of the attack to it."
    scene.card("Bend", text, power=10000)
    me.has(battle=["Bend", "Battle 1"])
    me.attacks("Bend", "Leader").uses("Bend").picks("Battle 1")
    me.passes()
    foe.is_asked("4-10-2-1")
