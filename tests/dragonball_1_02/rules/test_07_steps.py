"""Sections 7-2 and 7-3: the Offense Step and the Defense Step."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

ACT = "7-2-1-2"
MAIN = "6-3-1-3"
LIFE = "4-10-2-1"


def at_beginning(step, effect):
    return n.Ability("automatic", effect, trigger=n.At("begin", step))


def surge(scene, name="Surge"):
    """An Extra Card of no cost: the Leader gains 5000 for the battle."""
    text = "[Activate: Battle] Your Leader Card gains +5000 power for the duration of the battle."
    return scene.card(name, text, type="extra", energy_cost="0(-)")


def raise_dead(scene):
    """An Extra Card of no cost that plays a card, so that a [Counter: Play] can answer it."""
    text = "[Activate: Battle] Choose 1 red Battle Card from your Drop Area and play it."
    return scene.card("Raise", text, type="extra", energy_cost="0(-)")


def objection(scene):
    text = "[Counter: Play] The Battle Card played is played in Rest Mode."
    return scene.card("Objection", text, type="extra", energy_cost="0(-)")


def tower(scene, power):
    """A leader of that power and no skill."""
    return scene.card("Tower", type="leader", power=power)


# --- 7-2 offense step -----------------------------------------------------------------------------------


@pytest.mark.rule("7-2-1")
def test_only_the_turn_player_acts_in_the_offense_step(scene, me, foe):
    """7-2-1: I am asked until I pass; the defender, who could combo too, waits."""
    me.has(battle=["Battle 2"], hand=["Battle 1", "Red Energy"])
    foe.has(hand=["Blue Energy"])
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), ("combo", "Red Energy"), "pass"])
    me.combos("Battle 1")
    me.is_asked(ACT, exactly=[("combo", "Red Energy"), "pass"])
    me.passes()
    foe.is_asked(ACT, exactly=[("combo", "Blue Energy"), "pass"])


@pytest.mark.rule("7-2-1-1")
def test_skills_on_the_beginning_of_the_offense_step_come_first(scene, me, foe):
    """7-2-1-1: the +5000 for the battle is there before my first choice."""
    gain = n.Modify(n.This(), (n.Add("power", n.Number(5000)),), until="end of battle")
    me.has(battle=[scene.card("Starter", abilities=[at_beginning("offense step", gain)])], hand=["Battle 1"])
    assert me.power("Starter") == 5000
    me.attacks("Starter", "Leader")
    me.is_asked(ACT)
    assert me.power("Starter") == 5000 + 5000


@pytest.mark.rule("7-2-1-2")
def test_combo_skill_and_combo_again_in_one_offense_step(scene, me, foe):
    """7-2-1-2: there is a free timing after each act, until the turn player passes."""
    me.has(battle=["Battle 2"], hand=["Battle 1", surge(scene), "Red Energy", "Blue Energy"])
    foe.has(hand=["Green Energy"])
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 1").uses("Surge").combos("Red Energy")
    assert me.zone("combo") == ["Battle 1", "Red Energy"] and me.power("Leader") == 10000 + 5000
    me.is_asked(ACT, exactly=[("combo", "Blue Energy"), "pass"])
    me.passes()
    foe.is_asked(ACT)


@pytest.mark.rule("7-2-1-2")
def test_the_opponent_may_counter_a_skill_of_the_offense_step(scene, me, foe):
    """7-2-1-2: the skill opens a counter timing, and after it the turn player goes on."""
    me.has(battle=["Battle 2"], hand=[raise_dead(scene), "Red Energy"], drop=["Battle 1"])
    foe.has(hand=[objection(scene)])
    me.attacks("Battle 2", "Leader")
    me.uses("Raise")
    foe.is_asked("4-7-3-2")
    assert me.zone("drop") == ["Battle 1"]
    foe.picks("end")
    foe.picks("end", rule="4-7-3-2")  # 8-6-2-6: once more after the skill
    me.is_asked(ACT)
    assert me.zone("battle") == ["Battle 2", "Battle 1"]


@pytest.mark.rule("7-2-1-2")
def test_a_checkpoint_follows_each_combo(scene, me, foe):
    """7-2-1-2: what the combo set off is done before the next choice."""
    helper = scene.card("Helper", "[Auto] When you combo with this card, draw 1 card.")
    me.has(battle=["Battle 2"], hand=[helper]).deck_top("Battle 1")
    me.attacks("Battle 2", "Leader")
    me.combos("Helper")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("7-2-1-2-1")
def test_only_active_battle_cards_beside_the_attack_card_combo_from_the_battle_area(scene, me, foe):
    """7-2-1-2-1: not the attack card, not a resting card, not the Leader."""
    me.has(battle=["Battle 2", "Battle 1"]).energy()
    me.put("battle", "Battle 3", rested=True)
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    for other in ("Battle 2", "Battle 3", "Leader"):
        me.refused("combo", other)
    me.combos("Battle 1")
    foe.is_asked(LIFE)
    assert me.zone("combo") == ["Battle 1"] and me.zone("battle") == ["Battle 2", "Battle 3"]


@pytest.mark.rule("7-2-1-2-1")
def test_an_attack_card_that_was_made_active_does_not_combo(scene, me, foe):
    """7-2-1-2-1: what keeps it from comboing is the battle, not its mode."""
    text = "[Auto] When this card attacks, switch this card to Active Mode."
    me.has(battle=[scene.card("Eager", text, power=10000), "Battle 1"])
    me.attacks("Eager", "Leader")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    assert not me.is_rested("Eager")
    me.refused("combo", "Eager")


@pytest.mark.rule("7-2-1-2-1-1")
def test_a_combo_cost_without_energy_keeps_a_battle_card_where_it_is(scene, me, foe):
    """7-2-1-2-1-1: cost 1 and only resting energy: refused; cost 0: allowed."""
    me.has(battle=["Battle 2", "Battle 3", "Battle 1"])
    me.put("energy", "Red Energy", rested=True)
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    assert me.refused("combo", "Battle 3") == "7-2-1-2-1-1"
    assert me.zone("battle") == ["Battle 2", "Battle 3", "Battle 1"]


@pytest.mark.rule("7-2-1-2-1-1")
def test_a_combo_from_the_battle_area_rests_its_cost(scene, me, foe):
    """7-2-1-2-1-1: one energy is rested for combo cost 1, and one stays Active."""
    me.has(battle=["Battle 2", "Battle 3"]).energy("Red Energy", "Blue Energy")
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 3").picks("Blue Energy", rule="2-11-1")
    assert me.zone("combo") == ["Battle 3"]
    assert me.is_rested("Blue Energy") and not me.is_rested("Red Energy")
    foe.is_asked(LIFE)


@pytest.mark.rule("7-2-1-2-2")
def test_battle_cards_of_the_hand_combo_and_extra_cards_do_not(scene, me, foe):
    """7-2-1-2-2: the Battle Card goes from hand to the Combo Area; the Extra Card is not offered."""
    me.has(battle=["Battle 2"], hand=["Battle 1", "Extra"]).energy()
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    me.refused("combo", "Extra")
    me.combos("Battle 1")
    foe.is_asked(LIFE)
    assert me.zone("combo") == ["Battle 1"] and me.zone("hand") == ["Extra"]


@pytest.mark.rule("7-2-1-2-2-1")
def test_each_combo_from_hand_is_paid(scene, me, foe):
    """7-2-1-2-2-1: one Active energy pays one combo of cost 1; the second is refused."""
    me.has(battle=["Battle 2"], hand=["Battle 3", "Battle 4", "Battle 1"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    me.combos("Battle 3")
    assert me.is_rested("Red Energy")
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    me.refused("combo", "Battle 4")
    assert me.zone("hand") == ["Battle 4", "Battle 1"]


@pytest.mark.rule("7-2-1-2-3")
def test_battle_skills_are_offered_in_the_offense_step_and_main_skills_are_not(scene, me, foe):
    """7-2-1-2-3: an Extra Card of the hand and the Leader, each with [Activate: Battle]."""
    text = "[Activate: Battle] [Once per turn] This card gains +5000 power for the duration of the battle."
    me.has(leader=scene.card("Chief", text, type="leader"), battle=["Battle 2"], hand=[surge(scene), "Extra"])
    me.energy()
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("use", "Surge", "Surge/1"), ("use", "Chief", "Chief/1"), "pass"])
    me.uses("Chief")
    assert me.power("Chief") == 10000 + 5000


@pytest.mark.rule("7-2-1-2-3-1")
def test_the_attacking_leader_awakens_in_the_offense_step(scene, me, foe):
    """7-2-1-2-3-1: with the power of its back the same attack beats a Leader of 15000."""
    me.has(life=4)
    me.deck_top("Extra")
    foe.has(leader=tower(scene, 15000))
    me.attacks("Leader", "Tower")
    me.is_asked(ACT, exactly=[("use", "Leader", "Leader/1"), "pass"])
    me.uses("Leader")
    assert me.power("Leader Awakened") == 15000
    foe.picks(("hidden", 0), rule=LIFE)
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("7-2-1-3")
def test_passing_leads_to_the_defense_step(scene, me, foe):
    """7-2-1-3: after my pass the defender acts, and I get no other combo in this battle."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(hand=["Red Energy"])
    me.attacks("Battle 2", "Leader")
    me.passes()
    foe.is_asked(ACT)
    assert scene.game.facts["step"] == "defense step"
    foe.combos("Red Energy")
    me.is_asked(MAIN)
    assert me.zone("hand") == ["Battle 1"]


# --- 7-3 defense step -----------------------------------------------------------------------------------


@pytest.mark.rule("7-3-1")
def test_only_the_defender_acts_in_the_defense_step(scene, me, foe):
    """7-3-1: the defender is asked again and again; the turn player with a combo in hand is not."""
    me.has(battle=["Battle 2"], hand=["Battle 1", surge(scene)])
    foe.has(hand=["Red Energy", "Blue Energy"])
    me.attacks("Battle 2", "Leader")
    me.passes()
    foe.is_asked(ACT, exactly=[("combo", "Red Energy"), ("combo", "Blue Energy"), "pass"])
    foe.combos("Red Energy")
    foe.is_asked(ACT, exactly=[("combo", "Blue Energy"), "pass"])
    foe.passes()
    me.is_asked(MAIN)


@pytest.mark.rule("7-3-1-1")
def test_skills_on_the_beginning_of_the_defense_step_come_first(scene, me, foe):
    """7-3-1-1: the card that the defender draws then can be comboed at once."""
    skill = at_beginning("defense step", n.Perform("draw", n.Number(1)))
    foe.has(leader=scene.card("Drawer", type="leader", abilities=[skill])).deck_top("Battle 1")
    me.has(battle=["Battle 2"])
    me.attacks("Battle 2", "Drawer")
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("7-3-1-2")
def test_combo_skill_and_combo_again_in_one_defense_step(scene, me, foe):
    """7-3-1-2: the defender goes on until the pass."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Battle 1", surge(scene), "Red Energy", "Blue Energy"])
    me.attacks("Battle 2", "Leader")
    foe.combos("Battle 1").uses("Surge").combos("Red Energy")
    assert foe.zone("combo") == ["Battle 1", "Red Energy"] and foe.power("Leader") == 10000 + 5000
    foe.is_asked(ACT, exactly=[("combo", "Blue Energy"), "pass"])
    foe.passes()
    me.is_asked(MAIN)
    assert foe.count("life") == 8


@pytest.mark.rule("7-3-1-2")
def test_the_attacker_may_counter_a_skill_of_the_defense_step(scene, me, foe):
    """7-3-1-2: the defender's skill opens a counter timing for the turn player."""
    me.has(battle=["Battle 2"], hand=[objection(scene)])
    foe.has(hand=[raise_dead(scene)], drop=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Raise")
    me.is_asked("4-7-3-2")
    assert foe.zone("drop") == ["Battle 1"]
    me.picks("end")
    me.picks("end", rule="4-7-3-2")  # 8-6-2-6: once more after the skill
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("7-3-1-2-1")
def test_the_defenders_active_battle_cards_combo(scene, me, foe):
    """7-3-1-2-1: the Leader is the guard card; the Active Battle Card may combo, the resting one may not."""
    me.has(battle=["Battle 2"])
    foe.has(battle=["Battle 1"])
    foe.put("battle", "Red Energy", rested=True)
    me.attacks("Battle 2", "Leader")
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    foe.refused("combo", "Red Energy")
    foe.combos("Battle 1")
    assert foe.zone("battle") == ["Red Energy"] and foe.zone("drop") == ["Battle 1"]
    assert foe.count("life") == 8


@pytest.mark.rule("7-3-1-2-1")
def test_the_guard_card_does_not_combo(scene, me, foe):
    """7-3-1-2-1: a guard card that was made Active stays the guard card and cannot combo for itself."""
    wake = "[Activate: Battle] Choose 1 of your Battle Cards in Rest Mode and switch it to Active Mode."
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(hand=[scene.card("Wake", wake, type="extra", energy_cost="0(-)"), "Red Energy"])
    me.attacks("Battle 2", "Battle 1")
    foe.uses("Wake")
    assert not foe.is_rested("Battle 1")
    foe.is_asked(ACT, exactly=[("combo", "Red Energy"), "pass"])
    foe.refused("combo", "Battle 1")


@pytest.mark.rule("7-3-1-2-1-1")
def test_the_defender_pays_for_a_combo_from_the_battle_area(scene, me, foe):
    """7-3-1-2-1-1: the one Active energy is rested for combo cost 1, and a second such combo is refused."""
    me.has(battle=["Battle 2"])
    foe.has(battle=["Battle 3", "Battle 4"], hand=["Blue Energy"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.combos("Battle 3")
    assert foe.is_rested("Red Energy")
    foe.is_asked(ACT, exactly=[("combo", "Blue Energy"), "pass"])
    foe.refused("combo", "Battle 4")
    assert foe.zone("battle") == ["Battle 4"]


@pytest.mark.rule("7-3-1-2-2")
def test_the_defender_combos_from_hand(scene, me, foe):
    """7-3-1-2-2: a Battle Card of combo cost 0 goes to the Combo Area and counts for the guard card."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Battle 1", "Red Energy", "Extra"])
    me.attacks("Battle 2", "Leader")
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), ("combo", "Red Energy"), "pass"])
    foe.combos("Battle 1")
    assert foe.zone("combo") == ["Battle 1"] and foe.zone("hand") == ["Red Energy", "Extra"]
    foe.passes()
    me.is_asked(MAIN)
    assert foe.count("life") == 8


@pytest.mark.rule("7-3-1-2-2-1")
def test_the_defender_pays_for_a_combo_from_hand(scene, me, foe):
    """7-3-1-2-2-1: combo cost 1 with no Active energy is refused, and the card stays in hand."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Battle 3", "Battle 1"])
    foe.put("energy", "Red Energy", rested=True)
    me.attacks("Battle 2", "Leader")
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])
    foe.refused("combo", "Battle 3")
    assert foe.zone("hand") == ["Battle 3", "Battle 1"]


@pytest.mark.rule("7-3-1-2-2-1")
def test_a_combo_from_the_defenders_hand_rests_energy(scene, me, foe):
    """7-3-1-2-2-1: Active energy left over from the own turn pays combo cost 1."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Battle 3"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.combos("Battle 3")
    me.is_asked(MAIN)
    assert foe.is_rested("Red Energy") and foe.zone("drop") == ["Battle 3"] and foe.count("life") == 8


@pytest.mark.rule("7-3-1-2-2-2")
def test_the_defender_uses_battle_skills(scene, me, foe):
    """7-3-1-2-2-2: an Extra Card with [Activate: Battle] raises the guard card before the comparison."""
    me.has(battle=["Battle 2"])
    foe.has(hand=[surge(scene), "Extra"]).energy()
    me.attacks("Battle 2", "Leader")
    foe.is_asked(ACT, exactly=[("use", "Surge", "Surge/1"), "pass"])
    foe.uses("Surge")
    me.is_asked(MAIN)
    assert foe.count("life") == 8 and foe.zone("drop") == ["Surge"]


@pytest.mark.rule("7-3-1-2-2-3")
def test_the_defending_leader_awakens(scene, me, foe):
    """7-3-1-2-2-3: at 4 life the guard card turns to its back of 15000, and 10000 no longer beats it."""
    me.has(battle=["Battle 2"])
    foe.has(life=4).deck_top("Extra")
    me.attacks("Battle 2", "Leader")
    foe.is_asked(ACT, exactly=[("use", "Leader", "Leader/1"), "pass"])
    foe.uses("Leader")
    me.is_asked(MAIN)
    assert foe.power("Leader Awakened") == 15000 and foe.count("life") == 4


@pytest.mark.rule("7-3-1-3")
def test_the_defenders_pass_leads_to_the_damage_step(scene, me, foe):
    """7-3-1-3: the powers are compared at once, and the attacker with a combo in hand gets no other chance."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(hand=["Red Energy"])
    me.attacks("Battle 2", "Leader")
    me.passes()
    foe.passes()
    foe.is_asked(LIFE)
    assert scene.game.facts["step"] == "damage step" and me.zone("hand") == ["Battle 1"]


@pytest.mark.rule("6-3-1-3-2", "7-2-1-2-3")
def test_a_main_phase_skill_in_a_battle_is_refused_for_its_timing(scene, me, foe):
    """7-2-1-2-3: only [Activate: Battle] skills are for the step, and the refusal names the timing of the other."""
    scene.card("Both", "[Activate: Main] Draw 1 card.\n[Activate: Battle] Draw 1 card.")
    me.has(battle=["Both", "Battle 2"])
    assert me.offered("use", "Both", "Both/1")
    me.attacks("Battle 2", "Leader")
    assert me.offered("use", "Both", "Both/2")
    assert me.refused("use", "Both", "Both/1") == "6-3-1-3-2"


@pytest.mark.rule("7-3-1-1", "7-2-1-2")
@pytest.mark.parametrize(("gone", "drawn"), [(True, 0), (False, 1)])
def test_a_battle_that_ended_in_the_offense_step_has_no_defense_step(scene, me, foe, gone, drawn):
    """7-3-1-1: what waits for the beginning of that step is not set off once the attacker is gone."""
    leave = "Choose 1 of your Battle Cards and return it to your hand." if gone else "Draw 1 card."
    scene.card("Retreat", f"[Activate: Battle] {leave}", type="extra", energy_cost="0(-)")
    skill = at_beginning("defense step", n.Perform("draw", n.Number(1)))
    foe.has(leader=scene.card("Drawer", type="leader", power=10000, abilities=[skill]))
    me.has(battle=["Battle 1"], hand=["Retreat"])
    me.attacks("Battle 1", "Drawer")
    me.uses("Retreat")
    scene.pass_until(MAIN, even_if_able=True)
    assert foe.count("hand") == drawn


STEPS = ["offense step", "defense step", "damage step"]
NEGATE = "Negate the attack."


@pytest.mark.rule("7-1-3", "7-1-3-1", "7-2-1-1", "7-3-1-1", "7-4-1-1")
@pytest.mark.parametrize(
    ("when", "begun"), [("answered", 0), ("offense step", 1), ("defense step", 2), ("damage step", 3), ("never", 3)]
)
def test_no_step_begins_after_the_attack_was_negated(scene, me, foe, when, begun):
    """7-1-3: the battle goes to its end from wherever it is, and no later step fulfils anything."""
    free = {"type": "extra", "energy_cost": "0(-)"}
    scene.card("Stop", f"[Counter: Attack] {NEGATE}", **free)
    scene.card("Halt", f"[Activate: Battle] {NEGATE}", **free)
    scene.card("Late", abilities=[at_beginning("damage step", n.Perform("negate attack"))])
    heard = [at_beginning(step, n.Perform("draw", n.Number(1))) for step in STEPS]
    me.has(leader=scene.card("Hearer", type="leader", power=10000, abilities=heard))
    me.has(battle=["Battle 2"], hand=["Halt"] if when == "offense step" else [])
    foe.has(hand=["Stop"] if when == "answered" else ["Halt"] if when == "defense step" else [])
    if when == "damage step":
        foe.has(battle=["Late"])
    with me.changes(deck=-begun), foe.changes(life=-1 if when == "never" else 0):
        me.attacks("Battle 2", "Leader")
        for player, name, moment in ((foe, "Stop", "answered"), (me, "Halt", STEPS[0]), (foe, "Halt", STEPS[1])):
            if when == moment:
                while not player.asked:
                    me.passes()
                player.uses(name)
        while scene.game.question.rule != MAIN:
            asked = me if me.asked else foe
            asked.answer(asked.game.question.options[-1])
    assert [step for step in STEPS if scene.events(f"begin {step}")] == STEPS[:begun]


@pytest.mark.rule("7-2-1-2", "7-3-1-2", "7-1-3")
@pytest.mark.parametrize("step", STEPS[:2])
def test_nobody_acts_in_a_step_whose_beginning_ended_the_battle(scene, me, foe, step):
    """7-2-1-2: the free timing begins with its checkpoint, and is not granted where that ended the battle."""
    scene.card("Late", abilities=[at_beginning(step, n.Perform("negate attack"))])
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    foe.has(battle=["Late"], hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    if step == "defense step":
        me.is_asked(ACT)
        me.passes()
    me.is_asked(MAIN)
