"""Sections 8-1 to 8-4: kinds of skills and effects, negation, costs."""

from __future__ import annotations

import pytest

from playmat.books.dragonball_1_02.nodes import PayEnergy
from playmat.kernel.words import nodes as n

FREE = "0(-)"
RESTING_DRAW = "[Activate: Main] Switch this card to Rest Mode: Draw 1 card."
DRAW = n.Perform("draw", n.Number(1))
AT_LOW_LIFE = n.Compare(n.Count(n.Cards(("life",), "mine")), "<=", n.Number(4))


@pytest.mark.rule("8-1-3")
def test_a_skill_is_offered_in_the_main_phase_when_cost_and_condition_allow(scene, me, foe):
    """8-1-3: at a free timing, with the cost payable and the condition met."""
    scene.card("Scout", abilities=[n.Ability("activated", DRAW, gate=AT_LOW_LIFE, keyword="activate main")])
    me.has(battle=["Scout"], life=4)
    me.uses("Scout")
    assert me.count("hand") == 1


@pytest.mark.rule("8-1-3")
def test_a_skill_is_not_offered_while_its_condition_is_unmet(scene, me, foe):
    """8-1-3: five life are more than the four the skill allows."""
    scene.card("Scout", abilities=[n.Ability("activated", DRAW, gate=AT_LOW_LIFE, keyword="activate main")])
    me.has(battle=["Scout"], life=5)
    assert not me.offered("use", "Scout", "Scout/1")


@pytest.mark.rule("8-1-3")
def test_a_skill_is_not_offered_when_its_cost_cannot_be_paid(scene, me, foe):
    """8-1-3: a card that rests already cannot rest for its skill."""
    scene.card("Scout", RESTING_DRAW)
    me.put("battle", "Scout", rested=True)
    assert not me.offered("use", "Scout", "Scout/1")


@pytest.mark.rule("8-1-3")
def test_a_checkpoint_offers_no_activate_skill(scene, me, foe):
    """8-1-3: only a free timing does; at a checkpoint there is nothing but pending skills."""
    scene.card("Scout", RESTING_DRAW)
    scene.card("Dawn", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    scene.card("Noon", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    me.has(battle=["Scout", "Dawn", "Noon"])
    me.is_asked("8-5-1-2", exactly=[("ability", "Dawn/1", "Dawn"), ("ability", "Noon/1", "Noon")])


@pytest.mark.rule("8-1-3-1")
def test_what_stands_before_the_colon_is_paid_before_the_effect(scene, me, foe):
    """8-1-3-1: the card rests, and then the card is drawn."""
    scene.card("Scout", RESTING_DRAW)
    me.has(battle=["Scout"])
    me.uses("Scout")
    kinds = [e[0] for e in scene.game.log if e[0] in ("rest", "move")]
    assert kinds == ["rest", "move"] and me.is_rested("Scout") and me.count("hand") == 1


@pytest.mark.rule("8-1-3-1")
def test_a_main_skill_is_not_offered_in_battle(scene, me, foe):
    """8-1-3-1: [Activate: Main] belongs to the Main Phase alone."""
    scene.card("Scout", RESTING_DRAW)
    me.has(battle=["Battle 2", "Scout"], hand=["Battle 1"])
    assert me.offered("use", "Scout", "Scout/1")
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2")
    assert not me.offered("use", "Scout", "Scout/1")


@pytest.mark.rule("8-1-3-1")
def test_a_battle_skill_is_offered_in_the_offense_step_only_in_battle(scene, me, foe):
    """8-1-3-1: [Activate: Battle] is not for the Main Phase outside a battle."""
    scene.card("Duelist", "[Activate: Battle] Switch this card to Rest Mode: Draw 1 card.")
    me.has(battle=["Battle 1", "Duelist"])
    assert not me.offered("use", "Duelist", "Duelist/1")
    me.attacks("Battle 1", "Leader")
    me.uses("Duelist")
    assert me.count("hand") == 1


@pytest.mark.rule("8-1-3-1")
def test_a_battle_skill_is_offered_to_the_defender(scene, me, foe):
    """8-1-3-1: the Defense Step is the other moment for [Activate: Battle]."""
    scene.card("Duelist", "[Activate: Battle] Switch this card to Rest Mode: Draw 1 card.")
    me.has(battle=["Battle 1"])
    foe.has(battle=["Duelist"])
    me.attacks("Battle 1", "Leader")
    foe.uses("Duelist")
    assert foe.count("hand") == 1


@pytest.mark.rule("8-1-3-1-1")
def test_a_battle_card_uses_a_skill_without_cost_by_declaring_it(scene, me, foe):
    """8-1-3-1-1: no energy is needed."""
    scene.card("Scout", "[Activate: Main] [Once per turn] This card gains +1000 power for the duration of the turn.")
    me.has(battle=["Scout"])
    me.uses("Scout")
    assert me.count("energy") == 0 and me.power("Scout") == 5000 + 1000


@pytest.mark.rule("8-1-3-1-2")
def test_an_extra_card_without_skill_cost_is_used_for_its_energy_cost(scene, me, foe):
    """8-1-3-1-2: a cost of two rests two energies."""
    scene.card("Lesson", "[Activate: Main] Draw 1 card.", type="extra", energy_cost="2(-)")
    me.has(hand=["Lesson"]).energy("Red Energy", "Red Energy")
    me.uses("Lesson")
    g = scene.game
    assert [bool(g.rested[c]) for c in g.in_zone(0, "energy")] == [True, True]
    assert me.zone("drop") == ["Lesson"] and me.count("hand") == 1


@pytest.mark.rule("8-1-3-1-2")
def test_an_extra_card_is_refused_with_too_little_energy(scene, me, foe):
    """8-1-3-1-2: one energy does not pay for two."""
    scene.card("Lesson", "[Activate: Main] Draw 1 card.", type="extra", energy_cost="2(-)")
    me.has(hand=["Lesson"]).energy("Red Energy")
    assert not me.offered("use", "Lesson", "Lesson/1")


@pytest.mark.rule("8-1-4")
def test_a_permanent_skill_acts_from_entering_to_leaving(scene, me, foe):
    """8-1-4: at once on entering, until at once on leaving, and nobody activates it or may counter it."""
    scene.card("Banner", "[Permanent] Your Leader Card gains +5000 power.", energy_cost=FREE)
    scene.card("Felling", "[Activate: Main] KO 1 of your Battle Cards.", type="extra", energy_cost=FREE)
    me.has(hand=["Banner", "Felling"])
    me.plays("Banner")
    assert me.power("Leader") == 10000 + 5000 and not scene.events("activate")
    me.uses("Felling")
    assert me.zone("drop") == ["Felling", "Banner"] and me.power("Leader") == 10000


@pytest.mark.rule("8-1-5")
def test_an_auto_skill_activates_by_itself(scene, me, foe):
    """8-1-5: played, it draws without anybody asking for it."""
    scene.card("Courier", "[Auto] When you play this card, draw 1 card.", energy_cost=FREE)
    me.has(hand=["Courier"])
    me.plays("Courier")
    assert me.count("hand") == 1
    me.is_asked("6-3-1-3")


@pytest.mark.rule("8-1-5-1")
def test_an_auto_skill_at_the_beginning_of_a_phase(scene, me, foe):
    """8-1-5-1: the beginning of the Main Phase sets it off, once."""
    scene.card("Dawn", "[Auto] At the beginning of your Main Phase, draw 1 card.")
    me.has(battle=["Dawn"])
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 1


@pytest.mark.rule("8-1-5-1")
def test_an_auto_skill_at_the_end_of_the_turn(scene, me, foe):
    """8-1-5-1: nothing before the end of the turn, one card then."""
    scene.card("Dusk", "[Auto] At the end of your turn, draw 1 card.")
    me.has(battle=["Dusk"])
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0
    me.passes()
    assert me.count("hand") == 1


@pytest.mark.rule("8-1-5-1")
def test_an_auto_skill_on_an_event(scene, me, foe):
    """8-1-5-1: attacking sets it off, and nothing earlier."""
    scene.card("Raider", "[Auto] When this card attacks, draw 1 card.")
    me.has(battle=["Raider"])
    me.is_asked("6-3-1-3")
    assert me.count("hand") == 0
    me.attacks("Raider", "Leader")
    assert me.count("hand") == 1
    me.is_asked("7-2-1-2")


@pytest.mark.rule("8-2-2-1")
def test_an_immediate_effect_spares_what_comes_later(scene, me, foe):
    """8-2-2-1: cards of 10000 or less there now are KOed; one played later in the turn is not."""
    text = "[Activate: Main] KO all Battle Cards with 10000 or less power."
    scene.card("Quake", text, type="extra", energy_cost=FREE)
    scene.card("Late", energy_cost=FREE, power=5000)
    foe.has(battle=["Battle 2", "Battle 3"])
    me.has(hand=["Quake", "Late"])
    me.uses("Quake")
    me.plays("Late")
    assert foe.zone("battle") == ["Battle 3"] and me.zone("battle") == ["Late"]


@pytest.mark.rule("8-2-2-2")
def test_an_effect_for_the_battle_ends_with_it(scene, me, foe):
    """8-2-2-2: 5000 + 5000 reaches the Leader's 10000; afterwards the card is back at 5000."""
    text = "[Auto] When this card attacks, this card gains +5000 power for the duration of the battle."
    scene.card("Raider", text)
    me.has(battle=["Raider"])
    me.attacks("Raider", "Leader")
    foe.is_asked("4-10-2-1")
    assert me.power("Raider") == 5000 + 5000
    foe.picks(("hidden", 0))
    me.is_asked("6-3-1-3")
    assert me.power("Raider") == 5000


@pytest.mark.rule("8-2-2-2")
def test_an_effect_without_a_duration_lasts(scene, me, foe):
    """8-2-2-2: three turns later the 5000 still count."""
    scene.card("Grower", "[Auto] When you play this card, this card gains +5000 power.", energy_cost=FREE)
    me.has(hand=["Grower"])
    me.plays("Grower")
    for player in (me, foe, me):
        player.passes()
    assert scene.game.facts["turn"] == 3 + 3
    assert me.power("Grower") == 5000 + 5000


@pytest.mark.rule("8-2-2-3")
def test_a_replacement_effect_puts_another_event_in_place(scene, me, foe):
    """8-2-2-3: returned to hand instead of being KOed; nothing that waits for a KO notices."""
    scene.card("Escapist", "[Permanent] If this card would be KO-ed, return this card to its owner's hand instead.")
    scene.card("Chief", "[Auto] When one of your Battle Cards is KO-ed, draw 1 card.", type="leader")
    scene.card("Felling", "[Activate: Main] KO all of your opponent's Battle Cards.", type="extra", energy_cost=FREE)
    foe.has(battle=["Escapist"], leader="Chief")
    me.has(hand=["Felling"])
    me.uses("Felling")
    me.is_asked("6-3-1-3")
    assert foe.zone("hand") == ["Escapist"] and foe.zone("drop") == []


NULLIFIER = "[Permanent] Negate all the skills of all of your opponent's Battle Cards."


@pytest.mark.rule("8-3-2")
def test_a_negated_skill_neither_asks_nor_acts(scene, me, foe):
    """8-3-2: its choice is not asked for, and nothing is KOed."""
    text = "[Auto] When you play this card, choose 1 of your opponent's Battle Cards and KO it."
    scene.card("Assassin", text, energy_cost=FREE)
    scene.card("Nullifier", NULLIFIER)
    me.has(hand=["Assassin"])
    foe.has(battle=["Nullifier", "Battle 2"])
    me.plays("Assassin")
    me.is_asked("6-3-1-3")
    assert foe.zone("battle") == ["Nullifier", "Battle 2"]


@pytest.mark.rule("8-3-2")
@pytest.mark.parametrize(("having", "counted"), [("with", 1), ("without", 1)])
def test_a_negated_skill_is_still_there(scene, me, foe, having, counted):
    """8-3-2: a card whose [Blocker] is negated remains a card with [Blocker]; the other one is none."""
    scene.card("Guard", "[Blocker]"), scene.card("Bystander")
    scene.card("Nullifier", NULLIFIER)
    text = f"[Activate: Main] Draw 1 card for each Battle Card {having} [Blocker] in your opponent's Battle Area."
    scene.card("Census", text, type="extra", energy_cost=FREE)
    me.has(battle=["Nullifier"], hand=["Census"])
    foe.has(battle=["Guard", "Bystander"])
    me.uses("Census")
    assert me.count("hand") == counted


@pytest.mark.rule("8-3-2")
def test_a_single_negated_keyword_is_still_there(scene, me, foe):
    """8-3-2: one keyword skill is chosen and negated; the card does not block, and counts as before."""
    scene.card("Guard", "[Blocker]")
    text = "[Activate: Main] Choose 1 keyword skill of all of your opponent's Battle Cards and negate it this turn."
    scene.card("Hush", text, type="extra", energy_cost=FREE)
    census = "[Activate: Main] Draw 1 card for each Battle Card with [Blocker] in your opponent's Battle Area."
    scene.card("Census", census, type="extra", energy_cost=FREE)
    me.has(battle=["Battle 2"], hand=["Hush", "Census"])
    foe.has(battle=["Guard"])
    me.uses("Hush").uses("Census")
    assert me.count("hand") == 1
    me.attacks("Battle 2", "Leader")
    assert not foe.offered("Guard")


@pytest.mark.rule("8-3-3")
@pytest.mark.parametrize(("energy", "damage"), [(6, 1), (7, 2)])
def test_a_conditional_effect_is_negated_while_its_condition_is_unmet(scene, me, foe, energy, damage):
    """8-3-3: with 6 energy a hit takes 1 life, with 7 it takes 2."""
    text = "[Permanent] If you have 7 or more energy, this card gains [Double Strike]."
    scene.card("Giant", text, power=10000)
    me.has(battle=["Giant"], energy=energy)
    me.attacks("Giant", "Leader")
    for _ in range(damage):
        foe.picks(("hidden", 0), rule="4-10-2-1")
    me.is_asked("6-3-1-3")
    assert foe.count("life") == 8 - damage


@pytest.mark.rule("8-4-2-1")
def test_the_parts_of_a_cost_are_paid_in_the_written_order(scene, me, foe):
    """8-4-2-1: first the card from the hand, then the resting."""
    text = "[Activate: Main] Place 1 card from your hand in the Drop Area, switch this card to Rest Mode: Draw 1 card."
    scene.card("Scholar", text)
    me.has(battle=["Scholar"], hand=["Battle 1"])
    me.uses("Scholar")
    done = [e[0] for e in scene.game.log if e[0] in ("move", "rest")]
    assert done == ["move", "rest", "move"]
    assert scene.moves() == [("Battle 1", "hand", "drop"), ("Stone", "deck", "hand")]


@pytest.mark.rule("8-4-2-2")
def test_a_cost_that_cannot_be_paid_in_full_is_not_paid_at_all(scene, me, foe):
    """8-4-2-2: with one card for a cost of two the skill is refused and nothing is lost."""
    text = "[Activate: Main] Place 2 cards from your hand in the Drop Area, switch this card to Rest Mode: Draw 1 card."
    scene.card("Scholar", text)
    me.has(battle=["Scholar"], hand=["Battle 1"])
    assert not me.offered("use", "Scholar", "Scholar/1")
    assert me.refused("use", me.card("Scholar"), "Scholar/1") == "8-4-2-2"
    assert me.zone("hand") == ["Battle 1"] and not me.is_rested("Scholar")


@pytest.mark.rule("8-3-2")
@pytest.mark.parametrize(("first", "blocks"), [("Gift", False), ("Hush", True)])
def test_a_keyword_gained_before_all_skills_are_negated_does_nothing(scene, me, foe, first, blocks):
    """8-3-2: gained and then negated it does not work; gained after the negation it does."""
    theirs = "[Activate: Main] Choose 1 of your opponent's Battle Cards and"
    scene.card("Gift", f"{theirs} it gains [Blocker] this turn.", type="extra", energy_cost=FREE)
    scene.card("Hush", f"{theirs} negate all of its skills this turn.", type="extra", energy_cost=FREE)
    me.has(battle=["Battle 2"], hand=["Gift", "Hush"])
    foe.has(battle=["Battle 1"])
    me.uses(first).uses("Hush" if first == "Gift" else "Gift")
    me.attacks("Battle 2", "Leader")
    assert foe.offered("Battle 1") is blocks and foe.asked


@pytest.mark.rule("8-3-2")
@pytest.mark.parametrize("hushed", [True, False])
def test_a_token_whose_skills_are_negated_is_still_a_token(scene, me, foe, hushed):
    """8-3-2: that it is one is no skill, though a rule may say what becomes of it."""
    breeds = "[Activate: Main] Play 1 Tin Imp token (Tin Imp tokens have 4000 power)."
    scene.card("Breeder", breeds, type="extra", energy_cost=FREE)
    scene.card("Hush", "[Activate: Main] Choose 1 Battle Card and negate all of its skills this turn.", type="extra",
               energy_cost=FREE)  # fmt: skip
    scene.card("Census", "[Activate: Main] Choose up to 1 of your Tin Imp tokens and KO it.", type="extra",
               energy_cost=FREE)  # fmt: skip
    me.has(hand=["Breeder", "Hush", "Census", "Battle 1"])
    me.uses("Breeder")
    if hushed:
        me.uses("Hush")
    me.uses("Census").picks("Tin Imp")
    assert me.zone("battle") == []


@pytest.mark.rule("8-6-2-2")
def test_a_choice_of_modes_comes_before_payment(scene, me, foe):
    """8-6-2-2: which of the two, before which energy."""
    top = n.Top(n.Number(1), "deck")
    modes = n.Mode((DRAW, n.Move(top, "drop", verb="place")))
    skill = n.Ability("activated", modes, cost=(PayEnergy((), 1),), keyword="activate main")
    scene.card("Chooser", abilities=[skill])
    me.has(battle=["Chooser"]).energy("Red Energy", "Blue Energy")
    me.uses("Chooser")
    me.is_asked(exactly=["option 1", "option 2"])
    g = scene.game
    assert not any(g.rested[c] for c in g.in_zone(0, "energy"))
    me.picks("option 1")
    me.is_asked(exactly=["Red Energy", "Blue Energy"])


@pytest.mark.rule("2-12-2")
@pytest.mark.parametrize(("area", "drawn"), [("battle", 1), ("hand", 0), ("drop", 0)])
def test_a_skill_that_either_of_two_events_sets_off_works_in_play(scene, me, foe, area, drawn):
    """2-12-2: skills work in the Leader and Battle Areas, whichever of its events happens."""
    either = n.AnyTrigger((n.At("begin", "offense step"), n.At("begin", "damage step")))
    scene.card("Twice", abilities=[n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=either)])
    me.has(battle=["Battle 1"]).has(**{area: ["Twice"]})
    before = me.count("hand")
    me.attacks("Battle 1", "Leader")
    assert me.count("hand") - before == drawn
