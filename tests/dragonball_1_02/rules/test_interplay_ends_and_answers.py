"""Where a battle that ends early, a card that pays with itself, and a skill of two sorts meet other rules."""

from __future__ import annotations

import pytest

FREE = {"type": "extra", "energy_cost": "0(-)"}
DENY, STOP = ("use", "Deny", "Deny/1"), ("use", "Stop", "Stop/1")


# --- battles that end early ------------------------------------------------------------------------------


@pytest.mark.rule("7-1-3-1", "9-3-2", "8-5-1-1")
@pytest.mark.parametrize("early", [True, False])
def test_the_skills_at_the_end_of_a_battle_find_its_combo_cards_in_the_drop_area(scene, me, foe, early):
    """8-5-1-1 comes before pending skills, so 9-3-2 has dropped what 7-4-1-6 did not come to."""
    fetches = "[Auto] At the end of a battle, choose 1 card in your Drop Area and add it to your hand."
    scene.card("Fetcher", fetches, power=10000)
    scene.card("Nix", "[Activate: Battle] Negate the attack.", **FREE)
    me.has(battle=["Fetcher"], hand=["Battle 1"])
    foe.has(hand=["Nix"])
    me.attacks("Fetcher", "Leader").combos("Battle 1")
    if early:
        foe.uses("Nix")
    else:
        foe.passes().picks(("hidden", 0))
    assert me.zone("hand") == ["Battle 1"] and foe.count("life") == (8 if early else 7)


@pytest.mark.rule("7-1-3-1", "9-3-2", "9-1-2-3")
def test_the_combo_cards_of_both_players_are_dropped_together(scene, me, foe):
    """9-1-2-3: what lies in either Combo Area goes at once, each card to its own player, borrowed ones too."""
    scene.card("Bell", "[Activate: Battle] End the battle.", **FREE)
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    me.put("battle", scene.card("Loan"), owner=1)
    foe.has(hand=["Battle 4", "Bell"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader").combos("Battle 1").combos("Loan")
    foe.combos("Battle 4").uses("Bell")
    assert me.zone("drop") == ["Battle 1"] and sorted(foe.zone("drop")) == ["Battle 4", "Bell", "Loan"]


# --- [Critical] ------------------------------------------------------------------------------------------


@pytest.mark.rule("10-5-1", "2-12-2", "4-11-1-2")
@pytest.mark.parametrize(("cost", "area"), [("", "drop"), ("Place this card in its owner's Drop Area: ", "hand"),
                                            ("Return this card to its owner's hand: ", "hand")])  # fmt: skip
def test_a_card_that_paid_with_itself_inflicts_no_critical_damage(scene, me, foe, cost, area):
    """2-12-2: where it lies its [Permanent] skill is not active, though the damage is still its own."""
    scene.card("Bomb", f"[Critical]\n[Activate: Main] {cost}Inflict 1 damage to your opponent.")
    me.has(battle=["Bomb"])
    me.uses("Bomb", 2)
    with foe.changes(life=-1, **{area: +1}):
        foe.picks(("hidden", 0), rule="4-10-2-1")


# --- skills that speak of playing and of attacking ---------------------------------------------------------


@pytest.fixture
def caller(scene, me, foe):
    scene.card("Caller", "[Auto] When this card attacks, play 1 <Pip> from your Drop Area.", power=10000)
    scene.card("Pip", character="Pip")
    scene.card("Deny", "[Counter: Play] Negate the play.", **FREE)
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    me.has(battle=["Caller"], drop=["Pip"])


@pytest.mark.rule("8-6-2-4", "10-9-3-1", "10-9-3-2")
@pytest.mark.parametrize(("with_it", "played", "life"), [("Deny", False, 7), ("Stop", True, 8)])
def test_a_skill_that_plays_as_a_card_attacks_is_answered_once(scene, me, foe, caller, with_it, played, life):
    """8-6-2-4: one counter timing before it is resolved, in which either sort may answer, and not both."""
    foe.has(hand=["Deny", "Stop"])
    me.attacks("Caller", "Leader")
    foe.is_asked("4-7-3-2", exactly=[STOP, "end"])
    foe.picks("end")
    foe.is_asked("4-7-3-2", exactly=[DENY, STOP, "end"])
    foe.uses(with_it)
    assert ("Pip" in me.zone("battle")) is played
    left = "Stop" if with_it == "Deny" else "Deny"
    assert foe.offered("use", left, f"{left}/1") is (with_it == "Stop")  # the aftermath of the play
    if foe.offered("end"):
        foe.picks("end")
    if life == 7:
        foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == life


@pytest.mark.rule("10-9-3-1", "10-9-3-2", "8-6-2-6")
def test_only_its_play_has_an_aftermath(scene, me, foe, caller):
    """8-6-2-6, 10-9-3-1: after it was resolved [Counter: Play] may answer; 10-9-3-2 knows of no such moment."""
    foe.has(hand=["Deny", "Stop"])
    me.attacks("Caller", "Leader")
    foe.picks("end", "end")
    assert me.zone("battle") == ["Caller", "Pip"]
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])


@pytest.mark.rule("1-3-3", "8-6-2-4")
@pytest.mark.parametrize(("bar", "left"), [
    ("Your opponent cannot activate [Counter: Attack] for the turn.", [DENY, "end"]),
    ("Your opponent cannot activate [Counter: Play] for the turn.", [STOP, "end"]),
])  # fmt: skip
def test_of_two_sorts_the_one_that_is_barred_does_not_answer(scene, me, foe, caller, bar, left):
    """1-3-3: what forbids one sort leaves the other."""
    scene.card("Hush", f"[Activate: Main] {bar}", **FREE)
    me.has(hand=["Hush"])
    foe.has(hand=["Deny", "Stop"])
    me.uses("Hush").attacks("Caller", "Leader")
    if STOP in left:
        foe.picks("end")
    foe.is_asked("4-7-3-2", exactly=left)


# --- [Auto] skills with a cost, and [Auto] skills in the hand ------------------------------------------------

PAYER = "[Auto] Place 1 card from your hand in the Drop Area: When this card attacks, draw 2 cards."


@pytest.mark.rule("8-6-2-3", "8-6-2-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_cost_of_an_auto_skill_is_paid_before_the_skill_is_answered(scene, me, foe, answer):
    """8-6-2-3 comes before 8-6-2-4; unpaid the skill is not activated, and there is nothing to answer."""
    scene.card("Payer", PAYER, power=10000)
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **FREE)
    me.has(battle=["Payer"], hand=["Extra"])
    foe.has(hand=["Stop"])
    me.attacks("Payer", "Leader")
    foe.picks("end")
    me.is_asked(exactly=["yes", "no"])
    me.picks(answer)
    assert me.zone("drop") == ["Extra"] * (answer == "yes") and me.count("deck") == 20
    assert foe.offered(*STOP) is (answer == "yes")


@pytest.mark.rule("8-6-2-3", "8-6-2-6", "10-9-3-1")
@pytest.mark.parametrize(("answer", "with_it"), [("yes", "Deny"), ("yes", "end"), ("no", "")])
def test_an_auto_skill_that_plays_for_a_cost_is_answered_and_has_its_aftermath(scene, me, foe, answer, with_it):
    """10-9-3-1: negated it plays nothing for what was paid; unpaid it has no aftermath either."""
    scene.card("Payer", "[Auto] Place 1 card from your hand in the Drop Area: When this card attacks, "
               "play 1 <Pip> from your Drop Area.", power=10000)  # fmt: skip
    scene.card("Pip", character="Pip")
    scene.card("Deny", "[Counter: Play] Negate the play.", **FREE)
    me.has(battle=["Payer"], hand=["Extra"], drop=["Pip"])
    foe.has(hand=["Deny"])
    me.attacks("Payer", "Leader").picks(answer)
    if answer == "no":
        assert not foe.offered(*DENY)
        return
    assert "Extra" in me.zone("drop")
    foe.uses("Deny") if with_it == "Deny" else foe.picks("end")
    assert ("Pip" in me.zone("battle")) is (with_it == "end")
    assert foe.offered(*DENY) is (with_it == "end")


@pytest.mark.rule("8-6-2-1", "3-3-3")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_card_of_the_hand_is_revealed_as_its_auto_skill_is_activated(scene, me, foe, answer):
    """8-6-2-1: everybody sees it then; left in the hand it is hidden again."""
    scene.card("Lurker", "[Auto] When you activate an Extra Card, you may play this card from your hand.")
    scene.card("Spell", "[Activate: Main] Shuffle your deck.", **FREE)
    lurker = me.put("hand", "Lurker")
    me.has(hand=["Spell", "Battle 1"])
    assert not foe.sees(lurker)
    me.uses("Spell")
    me.is_asked(exactly=["yes", "no"])
    assert foe.sees(lurker)
    me.picks(answer)
    assert foe.sees(lurker) is (answer == "yes") and ("Lurker" in me.zone("battle")) is (answer == "yes")
