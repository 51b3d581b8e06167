"""Sections 10-1 to 10-4: [Awaken], [Field], [Blocker], [Evolve]."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

AWAKEN = ("use", "Leader", "Leader/1")


def booster(scene):
    """A free Extra Card that gives the Leader 5000 for the turn."""
    text = "[Activate: Main] Your Leader Card gains +5000 power for the duration of the turn."
    return scene.card("Booster", text, type="extra", energy_cost="0(-)")


# --- 10-1 awaken ------------------------------------------------------------------------------------------


@pytest.mark.rule("10-1-1", "10-1-3")
def test_a_leader_awakens_at_low_life(scene, me, foe):
    """10-1-3: the other side comes up."""
    me.has(life=4)
    me.uses("Leader")
    assert me.zone("leader") == ["Leader Awakened"] and me.power("Leader Awakened") == 15000


@pytest.mark.rule("10-1-1")
def test_a_leader_does_not_awaken_while_its_condition_is_not_met(scene, me, foe):
    """10-1-1: with one life more than the condition says, the skill is refused."""
    me.has(life=4 + 1)
    assert not me.offered(*AWAKEN)
    assert me.refused(*AWAKEN) == "10-1-1"


@pytest.mark.rule("1-3-3", "10-1-1")
@pytest.mark.parametrize("life", [4, 5])
def test_a_forbidden_awakening_is_refused(scene, me, foe, life):
    """1-3-3: what forbids the skill counts and is named, at four life, where it is there, and at five."""
    scene.card("Lull", abilities=[n.Ability("continuous", n.Rule("you", (n.Cannot("awaken"),)))])
    me.has(battle=["Lull"], life=life)
    assert not me.offered(*AWAKEN)
    assert me.refused(*AWAKEN) == "1-3-3"


@pytest.mark.rule("1-3-3", "10-1-1")
def test_what_forbids_to_awaken_forbids_no_other_skill(scene, me, foe):
    """1-3-3: the Leader that must not awaken draws a card with its other skill."""
    scene.card("Lull", abilities=[n.Ability("continuous", n.Rule("you", (n.Cannot("awaken"),)))])
    draws = scene.card("Sage", "[Activate: Main] Draw 1 card.", type="leader", power=10000)
    me.has(leader=draws, battle=["Lull"], life=4)
    me.uses("Sage")
    assert me.count("hand") == 1


@pytest.mark.rule("10-1-1")
def test_a_leader_awakens_in_the_offense_step(scene, me, foe):
    """10-1-1: an [Activate] skill without a window of its own is also used while the owner's card attacks."""
    me.has(life=4, battle=["Battle 2"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[AWAKEN, "pass"])
    me.uses("Leader").passes()
    foe.picks(("hidden", 0))
    assert me.zone("leader") == ["Leader Awakened"]


@pytest.mark.rule("10-1-1")
def test_a_leader_awakens_in_the_defense_step_and_defends_with_its_new_power(scene, me, foe):
    """10-1-1: in the opponent's turn the skill is used in the defense step; 10000 no longer beats the Leader."""
    scene.turn_of(foe)
    me.has(life=4)
    foe.has(battle=["Battle 2"])
    foe.attacks("Battle 2", "Leader")
    me.uses("Leader")
    assert me.power("Leader Awakened") == 15000 and me.count("life") == 4


@pytest.mark.rule("10-1-1")
def test_the_opponents_main_phase_is_no_time_to_awaken(scene, me, foe):
    """10-1-1: outside battles only the turn player uses [Activate] skills."""
    scene.turn_of(foe)
    me.has(life=4)
    foe.is_asked("6-3-1-3")
    assert not any(option[0] == "use" for option in foe.options())


def miser(scene):
    """A Leader whose [Awaken] draws two cards, at any life, for a card of the hand."""
    discard = n.Sequence((n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), "drop", verb="place")))
    draw = n.Perform("draw", n.Number(2))
    awaken = n.Ability("activated", draw, zones=("leader",), cost=(discard,), keyword="awaken")
    scene.card("Miser", abilities=[awaken], type="leader")


@pytest.mark.rule("10-1-1")
def test_an_awaken_that_costs_needs_its_cost(scene, me, foe):
    """10-1-1: the condition alone is not enough where a cost is written."""
    miser(scene)
    me.has(leader="Miser")
    assert me.offered("pass") and not me.offered("use", "Miser", "Miser/1")


@pytest.mark.rule("10-1-1")
def test_awakening_pays_its_cost(scene, me, foe):
    """10-1-1: the cost is paid, then the effect happens."""
    miser(scene)
    me.has(leader="Miser", hand=["Battle 1"])
    me.uses("Miser")
    assert me.zone("drop") == ["Battle 1"] and me.zone("hand") == ["Stone"] * 2


@pytest.mark.rule("10-1-3")
def test_an_awakened_leader_keeps_its_mode_and_its_bonus(scene, me, foe):
    """10-1-3: it is the same card, so Rest Mode and a bonus for the turn stay."""
    booster(scene)
    me.put("leader", "Leader", rested=True)
    me.has(life=4, hand=["Booster"], battle=["Battle 1"])
    me.uses("Booster").uses("Leader")
    assert me.power("Leader Awakened") == 15000 + 5000
    assert me.is_rested("Leader Awakened")


@pytest.mark.rule("10-1-3")
def test_an_awakened_leader_has_the_skills_of_its_back_only(scene, me, foe):
    """10-1-3: the data of the side that is up apply, the text among them."""
    me.has(life=4)
    me.uses("Leader")
    assert me.options() and not any(option[0] == "use" for option in me.options() if isinstance(option, tuple))


def turncoat(scene):
    return scene.card(
        "Turncoat", "[Awaken] When your life is at 4 or less : You may draw 1 card and flip this card over.",
        type="leader", name_back="Turncoat Awakened", power_back=15000,
        text_back="[Activate: Main] Flip this card over.",
    )  # fmt: skip


@pytest.mark.rule("10-1-4")
def test_a_leader_turned_back_keeps_its_bonus_under_its_front_data(scene, me, foe):
    """10-1-4: turned back it is still the same card: front power, and what it gained while awakened."""
    turncoat(scene)
    booster(scene)
    me.has(leader="Turncoat", life=4, hand=["Booster"])
    me.uses("Turncoat").uses("Booster").uses("Turncoat Awakened")
    assert me.zone("leader") == ["Turncoat"] and me.power("Turncoat") == 10000 + 5000


@pytest.mark.rule("10-1-4")
def test_a_leader_turned_back_may_awaken_again(scene, me, foe):
    """10-1-4: the front's [Awaken] is there again while its condition holds."""
    turncoat(scene)
    me.has(leader="Turncoat", life=4)
    me.uses("Turncoat").uses("Turncoat Awakened")
    assert me.offered("use", "Turncoat", "Turncoat/1")


@pytest.mark.rule("10-1-1")
def test_an_awaken_that_plays_a_card_opens_counter_timing(scene, me, foe):
    """10-1-1: as an [Activate] skill it can be answered; the Leader has not turned over yet."""
    effect = "play 1 red Battle Card from your Drop Area and flip this card over"
    text = f"[Awaken] When your life is at 4 or less: You may {effect}."
    scene.card("Chief", text, type="leader", name_back="Chief Awakened", power_back=15000)
    scene.card("Deny", "[Counter: Play] Negate the play.", type="extra", energy_cost="0(-)")
    me.has(leader="Chief", life=4, drop=["Battle 1"])
    foe.has(hand=["Deny"])
    me.uses("Chief")
    foe.is_asked("4-7-3-2", exactly=[("use", "Deny", "Deny/1"), "end"])
    assert me.zone("leader") == ["Chief"]


# --- 10-2 field -------------------------------------------------------------------------------------------

GARDEN = "[Field]\n[Activate: Main] Switch this card to Rest Mode: Draw 1 card."


def fields(scene):
    for name in ("Garden", "Desert"):
        scene.card(name, GARDEN, type="extra", energy_cost="0(-)")


@pytest.mark.rule("10-2-1")
def test_a_field_card_goes_to_the_battle_area(scene, me, foe):
    """10-2-1: activated in the main phase, the Extra Card is put into the Battle Area, not dropped."""
    fields(scene)
    me.has(hand=["Garden"])
    me.uses("Garden", 1)
    assert me.zone("battle") == ["Garden"] and me.zone("drop") == []


@pytest.mark.rule("10-2-1")
def test_a_new_field_card_drops_my_old_one_and_not_the_opponents(scene, me, foe):
    """10-2-1: my own [Field] cards make room; the opponent's stay."""
    fields(scene)
    me.has(battle=["Garden", "Battle 1"], hand=["Desert"])
    foe.has(battle=["Garden"])
    me.uses("Desert", 1)
    assert sorted(me.zone("battle")) == ["Battle 1", "Desert"] and me.zone("drop") == ["Garden"]
    assert foe.zone("battle") == ["Garden"]


@pytest.mark.rule("10-2-1")
def test_a_field_card_is_not_activated_in_battle(scene, me, foe):
    """10-2-1: [Field] is an [Activate: Main] skill."""
    fields(scene)
    me.has(battle=["Battle 2"], hand=["Garden", "Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("10-2-1")
def test_a_field_card_costs_its_energy(scene, me, foe):
    """10-2-1: it is activated like any Extra Card out of the hand, for its energy cost."""
    scene.card("Dear Garden", "[Field]", type="extra", energy_cost="1(-)")
    me.has(hand=["Dear Garden"])
    assert not me.offered("use", "Dear Garden", "Dear Garden/1")


@pytest.mark.rule("10-2-2")
def test_another_skill_of_a_field_card_is_used_in_the_battle_area_and_leaves_it_there(scene, me, foe):
    """10-2-2: the skill is activated without dropping the card."""
    fields(scene)
    me.has(battle=["Garden"])
    me.uses("Garden", 2)
    assert me.count("hand") == 1
    assert me.zone("battle") == ["Garden"] and me.is_rested("Garden")


@pytest.mark.rule("10-2-2")
def test_another_skill_of_a_field_card_is_not_used_from_the_hand(scene, me, foe):
    """10-2-2: it works in the Battle Area alone."""
    fields(scene)
    me.has(hand=["Garden"])
    assert not me.offered("use", "Garden", "Garden/2")


@pytest.mark.rule("10-2-2")
def test_a_permanent_skill_of_a_field_card_holds_in_the_battle_area_only(scene, me, foe):
    """10-2-2: one in play counts, one in hand does not."""
    text = "[Field]\n[Permanent] Your Leader Card gains +5000 power."
    scene.card("Meadow", text, type="extra", energy_cost="0(-)")
    me.has(battle=["Meadow"])
    foe.has(hand=["Meadow"])
    scene.start()
    assert me.power("Leader") == 10000 + 5000
    assert foe.power("Leader") == 10000


# --- 10-3 blocker -----------------------------------------------------------------------------------------


def wall(scene, name="Wall", power=5000):
    return scene.card(name, "[Blocker]", power=power)


@pytest.mark.rule("10-3-1")
def test_a_blocker_rests_and_takes_the_attack(scene, me, foe):
    """10-3-1: the target of the attack becomes the card that blocks, and the Leader takes no damage."""
    wall(scene, power=25000)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Leader")
    foe.picks("Wall")
    assert foe.is_rested("Wall") and foe.zone("battle") == ["Wall"]
    assert foe.count("life") == 8


@pytest.mark.rule("10-3-1")
def test_a_blocker_is_beaten_in_place_of_the_leader(scene, me, foe):
    """10-3-1: the battle is fought with the new guard card."""
    wall(scene)
    me.has(battle=["Battle 1"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 1", "Leader")
    foe.picks("Wall")
    assert foe.zone("drop") == ["Wall"] and foe.count("life") == 8


@pytest.mark.rule("10-3-1")
def test_a_blocker_need_not_block(scene, me, foe):
    """10-3-1: it may be left as it is, and the attack goes on."""
    wall(scene)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Leader")
    foe.picks("nobody")
    foe.passes()  # the defense step, where the Active card could combo
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1 and not foe.is_rested("Wall")


@pytest.mark.rule("10-3-1")
def test_a_resting_blocker_does_not_block(scene, me, foe):
    """10-3-1: to block, the card must be turned to Rest Mode."""
    wall(scene)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Wall", rested=True)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-3-1")
def test_a_blocker_protects_another_battle_card(scene, me, foe):
    """10-3-1: any other card of mine that is attacked, not the Leader alone."""
    wall(scene)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(battle=["Wall"])
    me.attacks("Battle 2", "Battle 1")
    foe.picks("Wall")
    assert foe.zone("battle") == ["Battle 1"] and foe.zone("drop") == ["Wall"]


@pytest.mark.rule("10-3-1")
def test_an_attacked_blocker_does_not_block_for_itself(scene, me, foe):
    """10-3-1: another card must be attacked, so an Active card that is the target gets no choice to block."""
    wall(scene)
    scene.card("Hunter", "[Permanent] This card can attack Battle Cards in Active Mode.", power=10000)
    me.has(battle=["Hunter"])
    foe.has(battle=["Wall"])
    me.attacks("Hunter", "Wall")
    assert foe.zone("drop") == ["Wall"]
    scene.quiet()


@pytest.mark.rule("10-3-1")
def test_my_own_attack_does_not_wake_my_blockers(scene, me, foe):
    """10-3-1: only cards of the player whose card is attacked block."""
    wall(scene)
    me.has(battle=["Battle 2", "Wall"])
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Wall"), "pass"])


@pytest.mark.rule("10-3-1")
def test_a_second_blocker_may_take_the_attack_from_the_first(scene, me, foe):
    """10-3-1: both skills pend on the attack; after the first has blocked, the second switches the target again."""
    wall(scene)
    wall(scene, "Fence", power=25000)
    me.has(battle=["Battle 2"])
    foe.has(battle=["Wall", "Fence"])
    me.attacks("Battle 2", "Leader")
    foe.picks(("ability", "Wall/1", "Wall"), "Wall")
    foe.picks("Fence")
    assert sorted(foe.zone("battle")) == ["Fence", "Wall"]
    assert foe.is_rested("Wall") and foe.is_rested("Fence") and foe.count("life") == 8


@pytest.mark.rule("10-3-2")
def test_a_negated_block_gives_the_attack_back_to_its_first_target(scene, me, foe):
    """10-3-2: the Leader is the target again, and the card that blocked stays in Rest Mode."""
    wall(scene, power=25000)
    scene.card("Ram", "[Auto] When your opponent activates [Blocker], negate that [Blocker].", power=10000)
    me.has(battle=["Ram"])
    foe.has(battle=["Wall"])
    me.attacks("Ram", "Leader")
    foe.picks("Wall")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1
    assert foe.is_rested("Wall") and foe.zone("drop") == []


@pytest.mark.rule("10-3-2")
def test_a_negated_block_gives_the_attack_back_to_a_battle_card(scene, me, foe):
    """10-3-2: the first target may be a Battle Card."""
    wall(scene)
    scene.card("Ram", "[Auto] When your opponent activates [Blocker], negate that [Blocker].", power=10000)
    me.has(battle=["Ram"])
    foe.put("battle", "Battle 1", rested=True)
    foe.has(battle=["Wall"])
    me.attacks("Ram", "Battle 1")
    foe.picks("Wall")
    assert foe.zone("battle") == ["Wall"] and foe.zone("drop") == ["Battle 1"]


# --- 10-4 evolve ------------------------------------------------------------------------------------------

EVOLVE = ("use", "Oak", "Oak/1")


def forest(scene):
    scene.card("Seed", character="Sprout")
    scene.card("Oak", "[Evolve] {R}: <Sprout>", power=20000, energy_cost="9(-)", character="Tree")
    tonic = "[Activate: Main] Choose 1 of your Battle Cards. It gains +5000 power for the duration of the turn."
    scene.card("Tonic", tonic, type="extra", energy_cost="0(-)")
    scene.card("Axe", "[Activate: Main] Choose 1 of your Battle Cards and KO it.", type="extra", energy_cost="0(-)")


@pytest.mark.rule("10-4-1")
def test_evolve_pays_its_own_cost_and_lies_on_the_named_character(scene, me, foe):
    """10-4-1: with the character in my Battle Area and the skill cost paid, the card comes into play."""
    forest(scene)
    me.has(battle=["Seed"], hand=["Oak"]).energy("Red Energy")
    me.uses("Oak")
    assert me.zone("battle") == ["Oak"] and me.zone("hand") == []
    assert me.is_rested("Red Energy")


@pytest.mark.rule("10-4-1")
def test_evolve_needs_the_named_character(scene, me, foe):
    """10-4-1: a card of another character is no ground, nor is the opponent's card."""
    forest(scene)
    me.has(battle=["Battle 1"], hand=["Oak"]).energy("Red Energy")
    foe.has(battle=["Seed"])
    assert not me.offered(*EVOLVE)


@pytest.mark.rule("10-4-1")
def test_evolve_needs_its_cost(scene, me, foe):
    """10-4-1: energy of another colour does not pay a specified cost."""
    forest(scene)
    me.has(battle=["Seed"], hand=["Oak"]).energy("Blue Energy")
    assert not me.offered(*EVOLVE)


@pytest.mark.rule("10-4-1")
def test_evolve_is_no_skill_for_battles(scene, me, foe):
    """10-4-1: it is an [Activate: Main] skill."""
    forest(scene)
    me.has(battle=["Seed", "Battle 2"], hand=["Oak"]).energy("Red Energy")
    assert me.offered(*EVOLVE)
    me.attacks("Battle 2", "Leader")
    assert me.offered("pass") and not me.offered(*EVOLVE)


@pytest.mark.rule("10-4-1")
def test_evolve_needs_its_ground_in_the_battle_area(scene, me, foe):
    """10-4-1: the character in the Energy Area or the Drop Area does not count."""
    forest(scene)
    me.has(drop=["Seed"], energy=["Seed"], hand=["Oak"])
    assert me.offered("pass") and not me.offered(*EVOLVE)


@pytest.mark.rule("10-4-2")
@pytest.mark.parametrize("area", ["drop", "energy", "battle"])
def test_evolve_is_not_used_outside_the_hand(scene, me, foe, area):
    """10-4-2: the same card in another area is never offered."""
    forest(scene)
    me.has(battle=["Seed"])
    me.put(area, "Oak")
    me.energy("Red Energy")
    assert me.offered("pass") and not me.offered(*EVOLVE)


@pytest.mark.rule("10-4-4")
def test_the_evolved_card_keeps_mode_and_effects(scene, me, foe):
    """10-4-4: on a resting card with 5000 more it rests too and has 5000 more."""
    forest(scene)
    me.put("battle", "Seed", rested=True)
    me.has(hand=["Oak", "Tonic"]).energy("Red Energy")
    me.uses("Tonic").uses("Oak")
    assert me.is_rested("Oak")
    assert me.power("Oak") == 20000 + 5000


@pytest.mark.rule("10-4-4")
def test_the_evolved_card_stays_active_on_an_active_card(scene, me, foe):
    """10-4-4: the position of the card below is kept, so it can attack."""
    forest(scene)
    me.has(battle=["Seed"], hand=["Oak"]).energy("Red Energy")
    me.uses("Oak")
    assert me.can_attack("Oak", "Leader")


@pytest.mark.rule("10-4-4")
def test_a_stack_is_dropped_as_a_whole(scene, me, foe):
    """10-4-4: the stack is one card, so a KO takes both to the Drop Area."""
    forest(scene)
    me.has(battle=["Seed"], hand=["Oak", "Axe"]).energy("Red Energy")
    me.uses("Oak").uses("Axe")
    assert me.zone("battle") == []
    assert sorted(me.zone("drop")) == ["Axe", "Oak", "Seed"]


@pytest.mark.rule("10-4-4")
def test_a_stack_of_three_is_dropped_as_a_whole(scene, me, foe):
    """10-4-4: evolving the evolved card puts the whole stack under the third card."""
    forest(scene)
    scene.card("Grove", "[Evolve] {R}: <Tree>", power=25000, energy_cost="9(-)", character="Wood")
    me.has(battle=["Seed"], hand=["Oak", "Grove", "Axe"]).energy("Red Energy", "Red Energy")
    me.uses("Oak").picks("Red Energy").uses("Grove")
    assert me.zone("battle") == ["Grove"]
    me.uses("Axe")
    assert sorted(me.zone("drop")) == ["Axe", "Grove", "Oak", "Seed"]


@pytest.mark.rule("10-4-4")
def test_a_card_under_another_gives_no_skill(scene, me, foe):
    """10-4-4: the stack is one card, the upper one; the lower text does nothing."""
    forest(scene)
    scene.card("Singing Seed", "[Permanent] Your Leader Card gains +5000 power.", character="Sprout")
    me.has(battle=["Singing Seed"], hand=["Oak"]).energy("Red Energy")
    scene.start()
    assert me.power("Leader") == 10000 + 5000
    me.uses("Oak")
    assert me.power("Leader") == 10000
