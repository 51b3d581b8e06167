"""Section 10-9: [Counter]."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

STOP = ("use", "Stop", "Stop/1")
DENY = ("use", "Deny", "Deny/1")
RECALL = "[Activate: Main] Play 1 red Battle Card from your Drop Area."
OVERRULE = ("use", "Overrule", "Overrule/1")


@pytest.fixture(autouse=True)
def cards(scene, table):
    """Extra Cards of cost 1: [Counter: Attack], [Counter: Play] and [Counter: Counter]."""
    extra = {"type": "extra", "energy_cost": "1(-)"}
    scene.card("Stop", "[Counter: Attack] Negate the attack.", **extra)
    scene.card("Deny", "[Counter: Play] Negate the play.", **extra)
    scene.card("Overrule", "[Counter: Counter] Negate the [Counter].", **extra)
    scene.card("Reflex", "[Counter: Attack] {1}: Negate the attack.")
    scene.card("Cheap", energy_cost="0(-)")


@pytest.mark.rule("10-9-1")
def test_a_counter_is_offered_on_the_named_act_and_stops_it(scene, me, foe):
    """10-9-1: at the counter timing of the attack it is activated for its cost."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-7-3-2", exactly=[STOP, "end"])
    foe.uses("Stop")
    assert foe.count("life") == 8 and foe.is_rested("Red Energy")
    assert len(scene.events("counter")) == 1


@pytest.mark.rule("10-9-1")
def test_a_counter_may_be_declined(scene, me, foe):
    """10-9-1: it can be activated, it need not be."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.picks("end").picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1 and "Stop" in foe.zone("hand")
    assert not foe.is_rested("Red Energy")


@pytest.mark.rule("10-9-1")
def test_a_counter_that_cannot_be_paid_is_not_offered(scene, me, foe):
    """10-9-1: the energy cost of an Extra Card must be there."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Stop"])
    foe.put("energy", "Red Energy", rested=True)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-9-1")
def test_a_counter_of_a_battle_card_costs_its_skill_cost_only(scene, me, foe):
    """10-9-1: one energy for the skill, though playing the card would cost five."""
    scene.card("Reflex", "[Counter: Attack] {1}: Negate the attack.", energy_cost="5(-)")
    me.has(battle=["Battle 2"])
    foe.has(hand=["Reflex"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses("Reflex")
    assert foe.is_rested("Red Energy") and foe.count("life") == 8


@pytest.mark.rule("2-11-1", "10-9-1")
def test_a_counter_of_a_battle_card_without_a_skill_cost_costs_the_energy_of_the_card(scene, me, foe):
    """2-11-1: the energy cost is what activating the skill costs, where 10-9-1 finds no skill cost."""
    scene.card("Leap", "[Counter: Attack] Play this card from your hand.", energy_cost="2({R})", power=20000)
    me.has(battle=["Battle 2"])
    foe.has(hand=["Leap"]).energy("Red Energy", "Blue Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses("Leap")
    assert foe.zone("battle") == ["Leap"] and foe.is_rested("Red Energy") and foe.is_rested("Blue Energy")


@pytest.mark.rule("2-11-1", "10-9-1")
@pytest.mark.parametrize("energy", [("Red Energy",), ("Blue Energy", "Blue Energy")])
def test_a_counter_of_a_battle_card_is_not_used_without_its_energy(scene, me, foe, energy):
    """2-11-1: too little of it, or none of the colour that the card asks for."""
    scene.card("Leap", "[Counter: Attack] Play this card from your hand.", energy_cost="2({R})")
    me.has(battle=["Battle 2"])
    foe.has(hand=["Leap"]).energy(*energy)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("7-2-1-2", exactly=[("combo", "Leap"), "pass"])


@pytest.mark.rule("10-9-1")
def test_the_skill_cost_of_a_counter_must_be_payable(scene, me, foe):
    """10-9-1: without energy for the skill it is not offered."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Reflex"])
    me.attacks("Battle 2", "Leader")
    assert not foe.offered("use", "Reflex", "Reflex/1")
    foe.is_asked("7-2-1-2")


@pytest.mark.rule("10-9-1")
def test_my_own_attack_is_not_mine_to_counter(scene, me, foe):
    """10-9-1: the act must be another player's."""
    me.has(battle=["Battle 2"], hand=["Stop"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-9-1")
def test_a_counter_is_no_skill_for_the_main_phase(scene, me, foe):
    """10-9-1: outside counter timing it is not offered."""
    me.has(hand=["Stop", "Deny", "Overrule"]).energy()
    assert me.offered("pass")
    assert not [o for o in me.options() if o[0] in ("use", "play")]


@pytest.mark.rule("10-9-2")
@pytest.mark.parametrize("area", ["battle", "energy", "drop", "life"])
def test_a_counter_is_not_used_outside_the_hand(scene, me, foe, area):
    """10-9-2: the card in another area is never offered at counter timing."""
    scene.card("Free Reflex", "[Counter: Attack] Negate the attack.", energy_cost="0(-)")
    me.has(battle=["Battle 2"])
    foe.put(area, "Free Reflex", rested=area in ("battle", "energy"))
    if area == "life":
        foe.has(life=7)
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-9-2")
def test_the_same_counter_is_used_from_the_hand(scene, me, foe):
    """10-9-2: the hand is the place it works in."""
    scene.card("Free Reflex", "[Counter: Attack] Negate the attack.", energy_cost="0(-)")
    me.has(battle=["Battle 2"])
    foe.has(hand=["Free Reflex"])
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-7-3-2", exactly=[("use", "Free Reflex", "Free Reflex/1"), "end"])


# --- 10-9-3-1 counter: play -------------------------------------------------------------------------------


@pytest.mark.rule("10-9-3-1")
def test_counter_play_answers_a_declared_play(scene, me, foe):
    """10-9-3-1: the energy cost is paid and the play declared when the counter comes."""
    me.has(hand=["Battle 1"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.plays("Battle 1")
    assert me.is_rested("Red Energy")
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])
    foe.uses("Deny")
    assert me.zone("battle") == []


@pytest.mark.rule("10-9-3-1")
def test_counter_play_answers_a_skill_that_plays(scene, me, foe):
    """10-9-3-1: a skill with the word play is answered when it is activated, before it has played anything."""
    scene.card("Recall", RECALL, type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Recall")
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])
    assert me.zone("battle") == []


@pytest.mark.rule("10-9-3-1")
def test_counter_play_answers_a_skill_that_plays_again_after_it_resolved(scene, me, foe):
    """10-9-3-1: when the effect has played the card there is another chance."""
    scene.card("Recall", RECALL, type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Recall")
    foe.picks("end")
    assert me.zone("battle") == ["Battle 1"]
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])


@pytest.mark.rule("10-9-3-1")
def test_counter_play_answers_a_skill_about_having_been_played(scene, me, foe):
    """10-9-3-1: after the play itself was let through, the skill that speaks of it is answered too."""
    scene.card("Herald", "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")
    me.has(hand=["Herald"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.plays("Herald")
    foe.picks("end")
    assert me.zone("battle") == ["Herald"] and me.count("hand") == 0
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])


@pytest.mark.rule("10-9-3-1")
def test_counter_play_is_offered_after_a_when_played_skill(scene, me, foe):
    """10-9-3-1: play, activation and aftermath are three chances; then the main phase goes on."""
    scene.card("Herald", "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")
    me.has(hand=["Herald"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.plays("Herald")
    foe.picks("end").picks("end")
    assert me.count("hand") == 1
    foe.picks("end", rule="4-7-3-2")
    me.is_asked("6-3-1-3")


@pytest.mark.rule("10-9-3-1")
def test_counter_play_does_not_answer_my_own_play(scene, me, foe):
    """10-9-3-1: the opponent's plays only."""
    me.has(hand=["Cheap", "Deny"]).energy("Red Energy")
    me.plays("Cheap")
    assert me.zone("battle") == ["Cheap"]
    me.is_asked("6-3-1-3")


@pytest.mark.rule("10-9-3-1")
def test_counter_play_does_not_answer_an_attack(scene, me, foe):
    """10-9-3-1: an attack is no play."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.is_asked("4-10-2-1")


@pytest.mark.rule("10-9-3-1")
def test_counter_play_does_not_answer_a_skill_that_plays_nothing(scene, me, foe):
    """10-9-3-1: a skill without the word is no reason."""
    me.has(hand=["Extra"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Extra")
    assert me.count("hand") == 1
    scene.quiet()


# --- 10-9-3-2 counter: attack -----------------------------------------------------------------------------


@pytest.mark.rule("10-9-3-2")
def test_counter_attack_answers_an_attack_of_a_leader(scene, me, foe):
    """10-9-3-2: any declared attack, not those of Battle Cards alone."""
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Leader", "Leader")
    foe.is_asked("4-7-3-2", exactly=[STOP, "end"])


@pytest.mark.rule("10-9-3-2")
def test_counter_attack_answers_a_skill_about_attacking(scene, me, foe):
    """10-9-3-2: after the attack itself was let through, its skill is answered when it is activated."""
    scene.card("Lancer", "[Auto] When this card attacks, draw 1 card.", power=10000)
    me.has(battle=["Lancer"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Lancer", "Leader")
    foe.picks("end")
    assert me.count("hand") == 0
    foe.is_asked("4-7-3-2", exactly=[STOP, "end"])


@pytest.mark.rule("10-9-3-2")
def test_counter_attack_has_no_second_chance_after_the_skill(scene, me, foe):
    """10-9-3-2: unlike [Counter: Play] it names the activation only, so after the effect nothing is offered."""
    scene.card("Lancer", "[Auto] When this card attacks, draw 1 card.", power=10000)
    me.has(battle=["Lancer"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Lancer", "Leader")
    foe.picks("end").picks("end")
    assert me.count("hand") == 1
    me.is_asked("7-2-1-2")


@pytest.mark.rule("10-9-3-2")
def test_counter_attack_negates_the_attack_at_its_skill(scene, me, foe):
    """10-9-3-2: used against the skill, it still stops the attack that goes on."""
    scene.card("Lancer", "[Auto] When this card attacks, draw 1 card.", power=10000)
    me.has(battle=["Lancer"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.attacks("Lancer", "Leader")
    foe.picks("end").uses("Stop")
    assert foe.count("life") == 8 and foe.zone("drop") == ["Stop"]
    me.is_asked("6-3-1-3")


@pytest.mark.rule("10-9-3-2")
def test_counter_attack_does_not_answer_a_play(scene, me, foe):
    """10-9-3-2: a play is no attack."""
    me.has(hand=["Cheap"])
    foe.has(hand=["Stop"]).energy("Red Energy")
    me.plays("Cheap")
    assert me.zone("battle") == ["Cheap"]
    scene.quiet()


# --- 10-9-3-3 counter: counter ----------------------------------------------------------------------------


@pytest.mark.rule("10-9-3-3")
def test_counter_counter_answers_a_counter(scene, me, foe):
    """10-9-3-3: my play, countered, goes through after all."""
    me.has(hand=["Cheap", "Overrule"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.plays("Cheap")
    foe.uses("Deny")
    me.is_asked("4-7-3-2", exactly=[OVERRULE, "end"])
    me.uses("Overrule")
    assert me.zone("battle") == ["Cheap"]


@pytest.mark.rule("10-9-3-3")
def test_counter_counter_may_be_declined(scene, me, foe):
    """10-9-3-3: then the counter does what it says."""
    me.has(hand=["Cheap", "Overrule"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.plays("Cheap")
    foe.uses("Deny")
    me.picks("end")
    assert me.zone("battle") == [] and me.zone("hand") == ["Overrule"]


@pytest.mark.rule("10-9-3-3")
def test_a_counter_counter_is_answered_by_another(scene, me, foe):
    """10-9-3-3: it is a [Counter] itself, so the opponent may answer it, and the play stays countered."""
    me.has(hand=["Cheap", "Overrule"]).energy("Red Energy")
    foe.has(hand=["Deny", "Overrule"]).energy("Red Energy", "Blue Energy")
    me.plays("Cheap")
    foe.uses("Deny").picks("Red Energy")
    me.uses("Overrule")
    foe.uses("Overrule")
    assert me.zone("battle") == []


@pytest.mark.rule("10-9-3-3")
def test_counter_counter_is_not_offered_without_a_counter(scene, me, foe):
    """10-9-3-3: neither a play nor an attack wakes it."""
    me.has(hand=["Cheap"], battle=["Battle 2"])
    foe.has(hand=["Overrule"]).energy("Red Energy")
    me.plays("Cheap")
    me.is_asked("6-3-1-3")
    me.attacks("Battle 2", "Leader").passes()
    foe.is_asked("4-10-2-1")


# --- 10-9-4 afterwards ------------------------------------------------------------------------------------


@pytest.mark.rule("10-9-4")
@pytest.mark.parametrize("name", ["Stop", "Reflex"])
def test_a_card_used_for_counter_is_dropped(scene, me, foe, name):
    """10-9-4: an Extra Card and a Battle Card alike."""
    me.has(battle=["Battle 2"])
    foe.has(hand=[name]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses(name)
    assert foe.zone("drop") == [name] and foe.zone("hand") == []


@pytest.mark.rule("10-9-4")
@pytest.mark.parametrize("name", ["Stop", "Reflex"])
def test_a_countered_counter_is_dropped_as_well(scene, me, foe, name):
    """10-9-4: it was activated, so its card is used up; so is the one that answered it."""
    me.has(battle=["Battle 2"], hand=["Overrule"]).energy("Red Energy")
    foe.has(hand=[name]).energy("Red Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses(name)
    me.uses("Overrule")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.zone("drop") == [name] and me.zone("drop") == ["Overrule"]


@pytest.mark.rule("10-9-4")
def test_a_counter_that_says_otherwise_does_not_drop_its_card(scene, me, foe):
    """10-9-4: a card that plays itself by its [Counter] stays in play."""
    scene.card("Ambush", "[Counter: Attack] Play this card and negate the attack.", energy_cost="0(-)")
    me.has(battle=["Battle 2"])
    foe.has(hand=["Ambush"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Ambush")
    assert foe.zone("battle") == ["Ambush"] and foe.zone("drop") == []


@pytest.mark.rule("10-9-4", "8-6-2-5-1")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_counter_that_takes_its_card_back_keeps_it(scene, me, foe, pays):
    """8-6-2-5-1: the card is in the Drop Area as its effect is carried out, and 10-9-4's exception is what it says."""
    scene.card("Echo", "[Counter: Attack] Negate the attack. Then, you may place 2 cards from your hand in the Drop "
               "Area. If you do so, add this card to your hand.", type="extra", energy_cost="0(-)")  # fmt: skip
    me.has(battle=["Battle 2"])
    foe.has(hand=["Echo", "Battle 1", "Battle 3"])
    me.attacks("Battle 2", "Leader")
    foe.uses("Echo").picks(pays)
    assert ("Echo" in foe.zone("hand")) == (pays == "yes") and foe.count("drop") == (2 if pays == "yes" else 1)


@pytest.mark.rule("10-9-1", "10-9-4")
def test_a_countered_counter_has_been_paid(scene, me, foe):
    """10-9-1: the cost is paid when the [Counter] is activated, whatever becomes of it."""
    me.has(battle=["Battle 2"], hand=["Overrule"]).energy("Red Energy")
    foe.has(hand=["Stop"]).energy("Blue Energy")
    me.attacks("Battle 2", "Leader")
    foe.uses("Stop")
    me.uses("Overrule")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.is_rested("Blue Energy")


# --- what is negated --------------------------------------------------------------------------------------


@pytest.mark.rule("10-9-3-1")
def test_the_rest_of_a_skill_whose_play_is_negated_happens(scene, me, foe):
    """10-9-3-1: the card stays in the Drop Area and the other card is drawn."""
    scene.card("Recall", f"{RECALL} Draw 1 card.", type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Recall")
    foe.uses("Deny")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == [] and "Battle 1" in me.zone("drop") and me.count("hand") == 1


@pytest.mark.rule("10-9-3-1")
def test_what_a_skill_has_played_is_negated_no_more(scene, me, foe):
    """10-9-3-1: in the aftermath the card is in play, and stays there."""
    scene.card("Recall", RECALL, type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Recall")
    foe.picks("end").uses("Deny")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Battle 1"] and foe.zone("drop") == ["Deny"]


@pytest.mark.rule("10-9-3-1")
def test_the_card_a_skill_has_played_is_the_played_card_in_the_aftermath(scene, me, foe):
    """10-9-3-1: at the activation it is not known yet, afterwards it is KOed."""
    scene.card("Snare", "[Counter: Play] KO the played card.", type="extra", energy_cost="0(-)")
    scene.card("Recall", RECALL, type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"], battle=["Battle 2"])
    foe.has(hand=["Snare"])
    me.uses("Recall")
    foe.picks("end").uses("Snare")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Battle 2"] and "Battle 1" in me.zone("drop")


@pytest.mark.rule("10-9-3-1", "3-6-4")
def test_a_counter_lets_what_a_skill_plays_arrive_rested(scene, me, foe):
    """10-9-3-1: answered at the activation, the card comes into play in Rest Mode."""
    text = "[Counter: Play] The Battle Card played is played in Rest Mode."
    scene.card("Hinder", text, type="extra", energy_cost="0(-)")
    scene.card("Recall", RECALL, type="extra", energy_cost="0(-)")
    me.has(drop=["Battle 1"], hand=["Recall"])
    foe.has(hand=["Hinder"])
    me.uses("Recall")
    foe.uses("Hinder")
    assert me.zone("battle") == ["Battle 1"] and me.is_rested("Battle 1")


@pytest.mark.rule("10-9-3-1")
def test_a_negated_token_is_not_played(scene, me, foe):
    """10-9-3-1: playing tokens is playing."""
    token = "(Imp tokens have 5000 power)"
    scene.card("Nest", f"[Activate: Main] Play 2 Imp tokens {token}.", type="extra", energy_cost="0(-)")
    me.has(hand=["Nest"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Nest")
    foe.is_asked("4-7-3-2")
    foe.uses("Deny")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == []


@pytest.mark.rule("10-9-3-1", "10-4-4")
@pytest.mark.parametrize(("negated", "battle"), [(True, ["Seed"]), (False, ["Oak"])])
def test_an_evolution_is_a_play_that_can_be_negated(scene, me, foe, negated, battle):
    """10-4-4: an evolving card is played; negated, it is used up and the card below remains; its cost is paid."""
    scene.card("Seed", character="Sprout")
    scene.card("Oak", "[Evolve] {R}: <Sprout>", energy_cost="9(-)")
    me.has(battle=["Seed"], hand=["Oak"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Oak")
    foe.is_asked("4-7-3-2", exactly=[DENY, "end"])
    foe.picks(DENY) if negated else foe.picks("end").picks("end", rule="4-7-3-2")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == battle and me.zone("drop") == (["Oak"] if negated else [])
    assert me.is_rested("Red Energy")


@pytest.mark.rule("10-9-3-1")
def test_a_union_is_a_play_that_can_be_negated(scene, me, foe):
    """10-9-3-1: its note says that the card is played; negated, the two cards stay apart."""
    scene.card("Left", character="Lef"), scene.card("Right", character="Rig")
    scene.card("Whole", "[Union-Potara] {R}: <Lef> and <Rig>", energy_cost="9(-)")
    me.has(battle=["Left", "Right"], hand=["Whole"]).energy("Red Energy")
    foe.has(hand=["Deny"]).energy("Red Energy")
    me.uses("Whole")
    foe.uses("Deny")
    me.is_asked("6-3-1-3")
    assert me.zone("battle") == ["Left", "Right"] and me.zone("drop") == ["Whole"]


@pytest.mark.rule("10-9-1")
def test_what_replaces_an_event_is_not_activated_and_not_answered(scene, me, foe):
    """10-9-1: no skill is activated when a KO is replaced by playing another card."""
    play = n.Sequence((n.Choose(n.Cards(("drop",), "mine"), n.Number(1)), n.Place("play", n.It(), "battle")))
    instead = n.Instead(n.On("ko", (("card", n.This()),)), play)
    scene.card("Stalwart", abilities=[n.Ability("continuous", instead)], power=1000)
    foe.has(drop=["Battle 1"]).put("battle", "Stalwart", rested=True)
    me.has(battle=["Battle 2"], hand=["Deny"]).energy("Red Energy")
    me.attacks("Battle 2", "Stalwart")
    me.is_asked("6-3-1-3")
    assert foe.zone("battle") == ["Stalwart", "Battle 1"]


# --- what everybody sees of it ------------------------------------------------------------------------------


def seen(scene, word):
    """What each view tells of the plays and counters that go on."""
    return [scene.game.view(seat)["facts"][word] for seat in (0, 1)]


@pytest.mark.rule("4-7-3-3", "8-6-2-1", "10-9-3-3")
def test_everybody_sees_what_is_played_and_what_answers_it(scene, me, foe):
    """8-6-2-1: each card is revealed as it is declared, the latest answer last; when all is done nothing is left."""
    me.has(hand=["Cheap", "Overrule"]).energy("Red Energy")
    foe.has(hand=["Deny", "Overrule"]).energy("Red Energy", "Red Energy")
    cheap, deny, mine = me.card("Cheap"), foe.card("Deny"), me.card("Overrule")
    assert (seen(scene.start(), "play"), seen(scene, "counters")) == ([[], []], [[], []])
    me.plays("Cheap")
    assert (seen(scene, "play"), seen(scene, "counters")) == ([[cheap]] * 2, [[], []])
    foe.uses("Deny").picks("Red Energy")
    assert (seen(scene, "play"), seen(scene, "counters")) == ([[cheap]] * 2, [[deny]] * 2)
    me.uses("Overrule")
    assert seen(scene, "counters") == [[deny, mine]] * 2
    foe.picks("end")
    assert (seen(scene, "play"), seen(scene, "counters")) == ([[], []], [[], []])
    assert me.zone("battle") == ["Cheap"]


@pytest.mark.rule("10-9-3-1", "8-6-2-4")
def test_a_skill_that_plays_names_its_card_only_when_that_has_been_played(scene, me, foe):
    """10-9-3-1: at the first answer the skill has not said yet which card it plays, at the second it has."""
    scene.card("Raise", RECALL, type="extra", energy_cost="0(-)")
    me.has(hand=["Raise"], drop=["Cheap"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    cheap = me.card("Cheap")
    me.uses("Raise")
    assert seen(scene, "play") == [[], []]
    foe.picks("end")
    assert seen(scene, "play") == [[cheap]] * 2
    foe.picks("end")
    assert seen(scene, "play") == [[], []]


@pytest.mark.rule("10-9-3-1")
@pytest.mark.parametrize(("area", "asked"), [("battle", True), ("drop", False)])
def test_a_skill_about_a_card_of_the_hand_speaks_of_playing_if_that_comes_into_play(scene, me, foe, area, asked):
    """10-9-3-1: to be put from the hand into the Battle Area is to be played; to be dropped is not."""
    watches = n.Moved(n.Cards((), "mine"), ("hand",), (area,))
    draw = n.Perform("draw", n.Number(1))
    scene.card("Watcher", abilities=[n.Ability("automatic", draw, trigger=watches)])
    scene.card("Toss", "[Activate: Main] Choose 1 card in your hand and place it in the Drop Area.")
    me.has(battle=["Watcher", "Toss"], hand=["Cheap"])
    foe.has(hand=["Deny"]).energy("Red Energy")
    if area == "battle":
        me.plays("Cheap")
        foe.picks("end")
    else:
        me.uses("Toss")
        assert me.zone("drop") == ["Cheap"]
    assert foe.offered(*DENY) is asked
