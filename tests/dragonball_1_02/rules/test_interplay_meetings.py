"""Two rules meeting: what is replaced, what is still to come, and cards that pay, leave or turn in mid-battle."""

from __future__ import annotations

import pytest

RETURNS = "[Auto] At the end of the battle after you combo with this card, play this card in Rest Mode."
STAYS = (
    "[Permanent] If this card would be removed from your Battle Area by an opponent's skill, this card gets -8000 "
    "power for the turn instead."
)


def life(foe, count=1):
    for _ in range(count):
        foe.picks(("hidden", 0), rule="4-10-2-1")


# --- replacements ------------------------------------------------------------------------------------------


@pytest.mark.rule("8-10-3", "8-10-2-1")
@pytest.mark.parametrize(("hand", "saved"), [(0, []), (1, ["Left"]), (2, ["Left", "Right"])])
def test_one_card_to_pay_with_saves_one_of_two_that_are_koed_together(scene, me, foe, trick, hand, saved):
    """8-10-3: who has paid for the first has nothing left for the second."""
    text = "[Permanent] If this card would be KO-ed, you may place 1 card from your hand in the Drop Area instead."
    for name in ("Left", "Right"):
        scene.card(name, text)
    trick("Sweep", "[Activate: Main] Choose all of your opponent's Battle Cards and KO them.")
    me.has(hand=["Sweep"])
    foe.has(battle=["Left", "Right"], hand=["Stone"] * hand)
    me.uses("Sweep")
    for name in saved:
        foe.picks(("replace", name, f"{name}/1/r0"), about="replacement")
    assert foe.zone("battle") == saved and foe.count("hand") == hand - len(saved)


@pytest.mark.rule("8-10-2-3", "1-3-6")
def test_a_card_that_stays_instead_stays_again_at_no_power(scene, me, foe, trick):
    """8-10-2-3: each removal is an event of its own; 1-3-6: below 0 it is 0, and it is still there."""
    scene.card("Rock", STAYS, power=10000)
    trick("Bounce", "[Activate: Main] Choose 1 of your opponent's Battle Cards and return it to its owner's hand.")
    trick("Sweep", "[Activate: Main] Choose all of your opponent's Battle Cards and KO them.")
    me.has(hand=["Bounce", "Sweep"])
    foe.has(battle=["Rock"])
    me.uses("Bounce")
    assert foe.power("Rock") == 10000 - 8000
    me.uses("Sweep")
    assert foe.zone("battle") == ["Rock"] and foe.power("Rock") == 0


@pytest.mark.rule("10-8-1", "8-10-1")
@pytest.mark.parametrize("fights", ["attacks", "is attacked"])
def test_revenge_is_a_skill_and_the_comparison_is_none(scene, me, foe, fights):
    """10-8-1 KOs by a skill, which is replaced; 7-4-1-4-2 KOs by none."""
    scene.card("Rock", STAYS, power=15000)
    scene.card("Grudge", "[Revenge]", power=5000)
    me.has(battle=["Rock", "Battle 3"])
    foe.put("battle", "Rock" if fights == "is attacked" else "Grudge", rested=True)
    if fights == "attacks":
        me.attacks("Rock", "Grudge")
        assert "Rock" in me.zone("battle") and me.power("Rock") == 15000 - 8000
    else:
        me.attacks("Battle 3", "Rock").passes()
        assert foe.zone("drop") == ["Rock"]


# --- cards that leave or turn in a battle ------------------------------------------------------------------


@pytest.mark.rule("10-8-1", "3-1-4")
@pytest.mark.parametrize(("comes", "area"), [(True, "battle"), (False, "hand")])
def test_revenge_does_not_find_an_attacker_that_came_anew(scene, me, foe, comes, area):
    """10-8-1 asks for the attacker, and 3-1-4 makes it another card; the turn player's skills come first."""
    text = (
        "[Auto] At the end of the battle after this card attacks, return this card to its owner's hand.\n"
        "[Auto] When this card is removed from the Battle Area, choose up to 1 <Moth> from your hand and play it."
    )
    scene.card("Moth", text, power=10000, character="Moth")
    scene.card("Grudge", "[Revenge]", power=20000)
    me.has(battle=["Moth"])
    foe.put("battle", "Grudge", rested=True)
    me.attacks("Moth", "Grudge")
    me.picks("Moth" if comes else "done", about="chosen")
    assert me.zone(area) == ["Moth"] and me.zone("drop") == []


@pytest.mark.rule("7-1-3-1", "7-4-1-9", "7-4-1-6")
@pytest.mark.parametrize("pays", [True, False])
def test_a_combo_card_comes_at_the_end_of_a_battle_whose_attacker_paid_with_itself(scene, me, foe, pays):
    """7-1-3-1: the battle is over with its attacker, and yet what waits for its end is activated."""
    text = "[Auto] {R}, place this card in its owner's Drop Area : When this card inflicts damage to your opponent, "
    scene.card("Hermit", f"{text}draw 2 cards.", power=10000)
    scene.card("Pupil", RETURNS)
    me.has(battle=["Hermit"], hand=["Pupil"]).energy("Red Energy")
    me.attacks("Hermit", "Leader").combos("Pupil")
    life(foe)
    with me.changes(deck=-2 * pays):
        me.picks("yes" if pays else "no")
    assert me.zone("battle") == (["Pupil"] if pays else ["Hermit", "Pupil"]) and me.is_rested("Pupil")


@pytest.mark.rule("10-3-1", "8-6-3-6")
@pytest.mark.parametrize("blocks", [True, False])
def test_the_card_that_was_attacked_is_koed_after_the_battle_that_another_fought(scene, me, foe, blocks):
    """8-6-3-6: "that card" is the one of the event, the attack that was declared, whoever 10-3-1 puts in its place."""
    text = "[Auto] When this card attacks a Battle Card, KO that card after the battle."
    scene.card("Hunter", text, type="leader", power=10000)
    scene.card("Wall", "[Blocker]", power=30000)
    me.put("leader", "Hunter")
    foe.put("battle", "Battle 5", rested=True)
    foe.has(battle=["Wall"])
    me.attacks("Hunter", "Battle 5")
    foe.picks("Wall" if blocks else "nobody", rule="10-3-1")
    if not blocks:
        foe.passes()
    assert foe.zone("battle") == ["Wall"] and foe.zone("drop") == ["Battle 5"]


@pytest.mark.rule("10-1-3", "8-3-2")
def test_a_skill_of_the_front_that_is_negated_for_the_game_is_not_that_of_the_back(scene, me, foe):
    """10-1-3 has other information on the back: its skill, worded alike, is another one, and is negated by itself."""
    text = (
        "[Auto] When this card is attacked, you may place 1 card from your hand in the Drop Area. If you do so, negate "
        "the attack and negate this skill for the game."
    )
    wakes = "[Awaken] When your life is at 4 or less : You may flip this card over."
    scene.card(
        "Hider",
        f"{text}\n{wakes}",
        type="leader",
        name_back="Hider Awake",
        power_back=10000,
        text_back=text,
        power=10000,
    )
    foe.put("leader", "Hider")
    foe.has(hand=["Stone"] * 3, life=4)
    me.has(battle=["Battle 2", "Battle 3", "Battle 4", "Battle 5"])
    me.attacks("Battle 2", "Hider")
    foe.picks("yes", about="may")
    me.attacks("Battle 3", "Hider")
    foe.picks(("use", "Hider", "Hider/2")).passes()
    life(foe)
    me.attacks("Battle 4", "Hider Awake")
    foe.picks("yes", about="may")
    me.attacks("Battle 5", "Hider Awake")
    foe.passes()
    life(foe)
    assert foe.count("life") == 4 - 2 and scene.result is None


# --- what is still to come ---------------------------------------------------------------------------------


@pytest.mark.rule("3-1-5", "3-1-4")
@pytest.mark.parametrize(
    ("back", "area"), [("place it in your Battle Area", "deck"), ("return it to your hand", "hand")]
)
def test_what_is_to_come_for_a_card_finds_it_back_from_the_combo_area(scene, me, foe, trick, back, area):
    """3-1-5: between the two areas it is the same card; out of the hand it would be another."""
    doom = "at the end of the turn, place it at the bottom of its owner's deck"
    trick("Invite", f"[Activate: Main] Choose 1 <Guest> in your Drop Area and play it; {doom}.")
    trick("Recall", f"[Activate: Battle] Choose 1 of your cards in your Combo Area and {back}.")
    scene.card("Guest", character="Guest")
    me.has(drop=["Guest"], battle=["Battle 2"], hand=["Invite", "Recall"])
    me.uses("Invite").attacks("Battle 2", "Leader").combos("Guest")
    me.uses("Recall").passes()
    life(foe)
    me.passes()
    assert "Guest" in me.zone(area) and "Guest" not in me.zone("battle")


@pytest.mark.rule("8-7-7", "10-9-3-1")
def test_a_card_koed_in_the_aftermath_of_its_play_has_its_skill_about_that_yet(scene, me, foe, trick):
    """10-9-3-1 answers the skill that played it; 8-7-7: what its play set off is activated all the same."""
    scene.card("Hero", "[Counter: Attack] Negate the attack, then play this card.\n"
               "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")  # fmt: skip
    trick("Late", "[Counter: Play] Choose 1 of your opponent's Battle Cards and KO it.")
    me.has(battle=["Battle 2"], hand=["Late"])
    foe.has(hand=["Hero"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Hero")
    with foe.changes(deck=-1, battle=-1):
        me.uses("Late")


@pytest.mark.rule("10-4-4", "4-7-3-5")
@pytest.mark.parametrize(("koed", "evolves"), [("Giver", True), ("Young", False)])
def test_a_card_evolves_by_a_skill_whose_giver_was_taken_in_answer(scene, me, foe, trick, koed, evolves):
    """4-7-3-5: the skill was activated and paid for, so it is carried out if that is possible: on a card, if any."""
    scene.card("Giver", "[Permanent] All <Cool> in your hand gain [Evolve] {1}: <Cool>.")
    scene.card("Young", character="Cool")
    scene.card("Old", character="Cool", energy_cost="9(-)")
    trick("Zap", "[Counter: Play] Choose 1 of your opponent's Battle Cards and KO it.")
    me.has(battle=["Giver", "Young"], hand=["Old"]).energy("Red Energy")
    foe.has(hand=["Zap"])
    me.picks(next(act for act in me.options() if act[:2] == ("use", "Old")))
    foe.uses("Zap").picks(koed)
    assert me.zone("battle") == (["Old"] if evolves else ["Giver"])
    assert me.zone("under") == (["Young"] if evolves else [])
