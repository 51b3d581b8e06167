"""Sections 801 to 803: a battle begins and an attack is declared."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

PLAYER = "player"
GAIN = n.Perform("gain life", n.Number(100))


def step(scene):
    return scene.game.facts["battle step"]


def attacker(scene):
    """The name of the attacking card."""
    placed = scene.game.facts["attacker"]
    return None if placed is None else scene.game.card(placed[0])


def chant(scene, name, text):
    """A Quickcast chant for one will."""
    return scene.card(name, f"[Quickcast]\n{text}", type="Chant")


def quick(player, name="Quick Chant", count=1):
    """The player holds such a chant and has stones for that many."""
    player.has(hand=[name]).stones(*("light",) * count)


@pytest.mark.rule("801.1")
def test_a_battle_goes_through_its_steps_in_order(scene, me, foe):
    """801.1: the opponent has priority in each step; then it is main timing, and another battle is possible."""
    me.has(field=["Resonator 2"])
    quick(foe)
    me.picks(("battle",))
    seen = []
    while step(scene):
        seen.append(step(scene))
        if me.asked:
            me.picks(("attack", "Resonator 2", PLAYER))
        else:
            foe.passes()
    assert list(dict.fromkeys(seen)) == [
        "beginning of battle", "declare attack step", "declare block step", "first strike battle resolution step",
        "normal battle resolution step", "end of battle step",
    ]  # fmt: skip
    assert seen == sorted(seen, key=list(dict.fromkeys(seen)).index), "no step is taken up again"
    assert me.offered(("battle",)) and scene.game.facts["phase"] == "main phase"


# --- 802 beginning of battle


@pytest.mark.rule("802.1")
def test_the_beginning_of_a_battle_comes_before_the_attack_even_if_that_is_forfeited(scene, me, foe):
    """802.1: the ability is in the chase while nothing attacks, and its 100 life stay when I forfeit."""
    me.has(field=[scene.card("Drummer", "At the beginning of a battle, you gain 100 life.")])
    quick(foe)
    me.picks(("battle",))
    assert me.chase == ["Drummer"] and attacker(scene) is None and me.life == 4000
    me.until("803.3")
    me.picks("forfeit")
    assert me.life == 4000 + 100


@pytest.mark.rule("802.2", "803.4")
def test_the_only_attacker_can_be_rested_before_it_is_declared(scene, me, foe):
    """802.2, 803.4: the opponent rests it as the battle begins; then I cannot attack and the battle ends."""
    me.has(field=["Resonator 2"])
    quick(foe, chant(scene, "Lull", "Rest target resonator."))
    me.picks(("battle",))
    assert step(scene) == "beginning of battle" and not me.is_rested("Resonator 2")
    foe.plays("Lull")
    foe.lets_resolve()
    me.battle_ends()
    assert me.is_rested("Resonator 2") and scene.events("attack") == [] and foe.life == 4000


@pytest.mark.rule("802.1")
def test_what_may_be_played_as_a_battle_begins_is_not_offered_later_in_it(scene, me, foe):
    """802.1: an ability for the beginning of the opponent's battle is gone with it, though no card has moved."""
    gate, effect = n.Holds("your opponent's battle begins"), n.Perform("gain life", n.Number(100))
    foe.has(field=[scene.card("Sentry", abilities=[n.Ability("activated", effect, gate=gate)])])
    quick(foe)
    me.has(field=["Resonator 2"])
    me.picks(("battle",))
    assert step(scene) == "beginning of battle" and foe.offered("use", "Sentry", "Sentry/2")
    foe.passes()
    assert step(scene) == "declare attack step" and not foe.offered("use", "Sentry", "Sentry/2")


# --- 803 declare attack


@pytest.mark.rule("803.1")
def test_the_beginning_of_the_declare_attack_step_comes_once_before_the_choice(scene, me, foe):
    """803.1: set off in this step, with nothing attacking yet, and a single time."""
    ability = n.Ability("automatic", GAIN, trigger=n.At("begin", "declare attack step"))
    me.has(field=[scene.card("Drummer", abilities=[ability])])
    quick(foe)
    me.picks(("battle",))
    assert me.chase == []
    foe.passes()
    assert me.chase == ["Drummer"] and step(scene) == "declare attack step" and attacker(scene) is None
    me.until("803.3")
    me.picks(("attack", "Drummer", PLAYER))
    me.battle_ends()
    assert me.life == 4000 + 100


@pytest.mark.rule("803.2")
def test_a_swift_resonator_played_in_the_declare_attack_step_can_attack(scene, me, foe):
    """803.2: there is a priority sequence in this step before the attacker is chosen."""
    scene.card("Lancer", "[Quickcast]\n[Swiftness]", cost="{1}")
    quick(me, "Lancer")
    me.picks(("battle",))
    me.passes()
    assert step(scene) == "declare attack step"
    me.plays("Lancer").lets_resolve()
    me.until("803.3")
    assert me.can_attack("Lancer")


@pytest.mark.rule("803.3")
def test_the_turn_player_attacks_or_forfeits(scene, me, foe):
    """803.3: both are offered; forfeiting leads to the end of the battle without a block step."""
    me.has(field=[scene.card("Drummer", "At the end of the battle, you gain 100 life.")])
    foe.has(field=["Resonator 1"])
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Drummer", PLAYER), "forfeit"])
    me.picks("forfeit")
    assert scene.events("begin declare block step") == [] and scene.events("damage") == []
    assert me.life == 4000 + 100 and not me.is_rested("Drummer") and step(scene) == ""


@pytest.mark.rule("803.3")
def test_a_forced_attack_cannot_be_forfeited(scene, me, foe):
    """803.3: with a recovered card that must attack, only its attacks are offered."""
    me.has(field=["Resonator 2", scene.card("Berserker", "This card must attack each turn if able.")])
    foe.put("field", "Resonator 1", rested=True)
    me.battles()
    assert {option[:2] for option in me.options()} == {("attack", "Berserker")}
    assert me.refused("forfeit")


@pytest.mark.rule("803.3")
def test_a_rested_card_that_must_attack_forces_nothing(scene, me, foe):
    """803.3: the card is not able to attack, so I may forfeit."""
    scene.card("Berserker", "This card must attack each turn if able.")
    me.has(field=["Resonator 2"])
    me.put("field", "Berserker", rested=True)
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 2", PLAYER), "forfeit"])


@pytest.mark.rule("803.3a")
def test_attackers_are_recovered_and_were_controlled_since_the_turn_began(scene, me, foe):
    """803.3a: not the rested one, the one that came this turn, the one taken over, or a J-ruler without ATK."""
    back = {"name": "Regent Risen", "type": "J-ruler", "attribute": "fire"}
    scene.card("Regent", type="Ruler", back=back)
    scene.card("Snatch", "Gain control of target resonator your opponent controls.", type="Chant", cost="{0}")
    me.as_j_ruler("Regent").has(field=["Resonator 2", "Resonator 4"], hand=["Snatch"]).fresh("Resonator 4")
    me.put("field", "Resonator 3", rested=True)
    foe.has(field=["Resonator 1"])
    me.plays("Snatch").lets_resolve()
    assert "Resonator 1" in me.zone("field") and "Regent Risen" in me.zone("field")
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 2", PLAYER), "forfeit"])


@pytest.mark.rule("803.3a")
def test_a_ruler_that_did_judgment_this_turn_does_not_attack(scene, me, foe):
    """803.3a: it came into the field this turn, unlike my resonator."""
    me.has(field=["Resonator 1"]).will("fire")
    me.uses("Ruler", 1).lets_resolve()
    me.battles()
    assert not me.can_attack("J-Ruler") and me.can_attack("Resonator 1")


@pytest.mark.rule("803.3a")
def test_a_swift_ruler_attacks_in_the_turn_of_its_judgment(scene, me, foe):
    """803.3a: Swiftness lifts the wait."""
    back = {"name": "Racer Risen", "type": "J-ruler", "ATK": 900, "DEF": 900, "text": "[Swiftness]"}
    me.has(ruler_area=[scene.card("Racer", "[Judgment] {1}", type="Ruler", back=back)]).will("fire")
    me.uses("Racer", 1).lets_resolve()
    me.battles()
    assert me.can_attack("Racer Risen")


@pytest.mark.rule("803.3a")
def test_a_card_with_bloodlust_is_chosen_before_others(scene, me, foe):
    """803.3a: of my two able resonators only the one required to attack may be chosen."""
    me.has(field=["Resonator 2", scene.card("Fanatic", "[Bloodlust]")])
    foe.put("field", "Resonator 1", rested=True)
    me.battles()
    assert not me.can_attack("Resonator 2") and me.can_attack("Fanatic") and me.can_attack("Fanatic", "Resonator 1")


@pytest.mark.rule("803.3b")
def test_the_player_and_rested_resonators_can_be_attacked(scene, me, foe):
    """803.3b: of a rested and a recovered resonator only the rested; Precision reaches the other as well."""
    me.has(field=["Resonator 3", scene.card("Hawk", "[Precision]")])
    foe.has(field=["Resonator 2", scene.card("Statue", ATK=None, DEF=None)])
    foe.put("field", "Resonator 1", rested=True)
    foe.put("field", scene.card("Pillar", type="Resonator", ATK=None, DEF=None), rested=True)
    me.battles()
    plain = [me.can_attack("Resonator 3", name) for name in ("", "Resonator 1", "Resonator 2", "Pillar")]
    exact = [me.can_attack("Hawk", name) for name in ("", "Resonator 1", "Resonator 2", "Statue")]
    assert plain == [True, True, False, False] and exact == [True, True, True, False]


@pytest.mark.rule("803.3a", "803.3b")
def test_j_rulers_attack_and_are_attacked_like_resonators(scene, me, foe):
    """803.3a, 803.3b: mine was there since the turn began; theirs is rested, and their ruler area is out of reach."""
    me.as_j_ruler()
    back = {"name": "Rival Risen", "type": "J-ruler", "ATK": 300, "DEF": 300}
    foe.as_j_ruler(scene.card("Rival", type="Ruler", back=back))
    foe.put("ruler area", "Ruler", rested=True)
    scene.game.rested[foe.card("Rival Risen")] = True
    me.battles()
    assert len(me.options()) == 2 + 1 and me.offered("forfeit")
    assert me.can_attack("J-Ruler") and me.can_attack("J-Ruler", "Rival Risen")


@pytest.mark.rule("803.4")
def test_without_a_legal_target_the_attack_must_be_forfeited(scene, me, foe):
    """803.4: the only attacker may not attack players, and no enemy is rested: the battle ends without a question."""
    me.has(field=[scene.card("Digger", "This card cannot attack players.")])
    foe.has(field=["Resonator 1"])
    me.picks(("battle",))
    me.is_asked("602.1c")
    assert scene.events("end battle") and scene.events("attack") == [] and not me.offered(("battle",))


@pytest.mark.rule("803.5")
def test_declaring_an_attack_rests_the_attacker_and_pays_for_it(scene, me, foe):
    """803.5: one will is paid, and the rested resonator is attacking from then on."""
    scene.card("Miser", "This card cannot attack unless its controller pays {1}.")
    me.has(field=["Miser"]).stones("light")
    quick(foe)
    me.attacks("Miser")
    me.pays()
    assert me.is_rested("Miser") and me.is_rested("Light Stone") and me.pool == [] and attacker(scene) == "Miser"


@pytest.mark.rule("803.5")
def test_an_attack_that_cannot_be_paid_is_not_made(scene, me, foe):
    """803.5: without a will the choice is as it was before: the other attacker or nothing."""
    scene.card("Miser", "This card cannot attack unless its controller pays {1}.")
    me.has(field=["Miser", "Resonator 2"])
    me.battles()
    me.is_asked("803.3", exactly=[("attack", "Resonator 2", PLAYER), "forfeit"])
    assert not me.is_rested("Miser")


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("life", "able"), [(500, False), (700, True)])
def test_an_attack_needs_all_of_its_costs_together(scene, me, foe, life, able):
    """803.5: twice 300 life cannot be paid out of 500, so that attack is no choice; out of 700 it is."""
    toll = "This card cannot attack unless you pay 300 life."
    scene.card("Pilgrim", f"{toll}\n{toll}")
    me.has(field=["Pilgrim", "Resonator 2"]).with_life(life)
    me.battles()
    assert me.can_attack("Pilgrim") == able and me.can_attack("Resonator 2") and me.life == life


@pytest.mark.rule("803.5")
def test_every_cost_of_an_attack_is_paid(scene, me, foe):
    """803.5: 4000 - 300 - 300 life is left as the attack is made."""
    toll = "This card cannot attack unless you pay 300 life."
    me.has(field=[scene.card("Pilgrim", f"{toll}\n{toll}")])
    me.attacks("Pilgrim")
    assert me.life == 4000 - 300 - 300 and me.is_rested("Pilgrim")


def toll(scene, name, *costs):
    """A resonator that attacks only for all of these."""
    return scene.card(name, "\n".join(f"This card cannot attack unless you {cost}." for cost in costs))


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(1, 2, False), (2, 0, True)])
def test_wills_of_several_costs_are_the_attackers_own(scene, me, foe, mine, theirs, may):
    """803.5: who attacks pays a will for each cost; the opponent's stones are of no use."""
    pays = "This card cannot attack unless its controller pays {1}."
    scene.card("Pilgrim", f"{pays}\n{pays}")
    me.has(field=["Pilgrim", "Resonator 2"]).stones(*["light"] * mine)
    foe.stones(*["light"] * theirs)
    me.battles()
    assert me.can_attack("Pilgrim") is may


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("hand", "may"), [(["Filler"], False), (["Filler", "Chant"], True)])
def test_costs_with_choices_are_paid_together_or_not_at_all(scene, me, foe, hand, may):
    """803.5: two cards cannot be discarded out of a hand of one, so that attack is no choice."""
    toll(scene, "Pilgrim", "discard a card", "discard a card")
    me.has(field=["Pilgrim", "Resonator 2"], hand=hand)
    me.battles()
    assert me.can_attack("Pilgrim") is may
    assert me.zone("hand") == hand and not me.is_rested("Pilgrim")


@pytest.mark.rule("803.5")
@pytest.mark.parametrize("costs", [("a resonator", "an Elf"), ("an Elf", "a resonator")])
def test_what_another_cost_needs_is_not_offered(scene, me, foe, costs):
    """803.5: the only Elf is for the cost that asks for one, and any resonator for the other."""
    toll(scene, "Pilgrim", *(f"banish {cost}" for cost in costs))
    scene.card("Elf Scout", race="Elf")
    me.has(field=["Pilgrim", "Elf Scout", "Resonator 1", "Resonator 2"])
    me.attacks("Pilgrim")
    offered = {card for card in ("Elf Scout", "Resonator 1", "Resonator 2") if me.offered(card)}
    assert offered == {"Resonator 1", "Resonator 2"}
    me.picks("Resonator 1")
    assert sorted(me.zone("graveyard")) == ["Elf Scout", "Resonator 1"]
    assert me.is_rested("Pilgrim")


@pytest.mark.rule("803.5")
def test_a_card_may_be_rested_for_one_cost_and_banished_for_another(scene, me, foe):
    """803.5: the costs that move cards come last, so one resonator does for both."""
    toll(scene, "Pilgrim", "banish another resonator", "rest another resonator")
    me.has(field=["Pilgrim", "Resonator 1"])
    me.attacks("Pilgrim")
    assert me.zone("graveyard") == ["Resonator 1"] and me.is_rested("Pilgrim")


@pytest.mark.rule("803.5")
def test_costs_of_several_cards_are_looked_at_together(scene, me, foe):
    """803.5: two and one more cards out of a hand of three can be discarded, the last two for one cost; I say in
    which order they lie in the graveyard."""
    toll(scene, "Pilgrim", "discard a card", "discard two cards")
    me.has(field=["Pilgrim"], hand=["Filler", "Chant", "Resonator 1"])
    me.attacks("Pilgrim").picks("Chant").picks("Filler", rule="302.4")
    assert me.zone("hand") == [] and me.is_rested("Pilgrim")


@pytest.mark.rule("803.5a", "805.1")
@pytest.mark.parametrize("text", ["Return target attacking resonator to its owner's hand.",
                                  "Gain control of target attacking resonator until end of turn."])  # fmt: skip
def test_an_attacker_that_leaves_or_changes_sides_attacks_no_more(scene, me, foe, text):
    """803.5a, 805.1: no damage in either step, no block is asked for, and the battle comes to its end step."""
    me.has(field=["Resonator 3"])
    foe.has(field=["Resonator 1"])
    quick(foe, chant(scene, "Reply", text))
    me.attacks("Resonator 3")
    foe.plays("Reply").lets_resolve()
    me.battle_ends()
    assert scene.events("damage") == [] and foe.life == 4000 and not foe.is_rested("Resonator 1")
    assert scene.events("end battle") and "Resonator 3" not in me.zone("field")


@pytest.mark.rule("803.5a")
@pytest.mark.parametrize("change", [n.Set("atk", n.Number(500)), n.Exclude("type", "resonator")])
def test_an_attacker_that_is_no_resonator_any_more_deals_nothing(scene, me, foe, change):
    """803.5a: it stops attacking when it stops being a resonator; another change, as of its ATK, does no harm."""
    effect = n.Modify(n.Cards(("field",), "theirs", n.InState("attacking")), (change,), "end of turn")
    trigger = n.At("begin", "declare block step")
    foe.has(field=[scene.card("Hexer", abilities=[n.Ability("automatic", effect, trigger=trigger)], type="Regalia")])
    me.has(field=["Resonator 3"])
    me.attacks("Resonator 3")
    me.battle_ends()
    assert foe.life == (4000 - 500 if isinstance(change, n.Set) else 4000)


@pytest.mark.rule("803.6")
def test_a_forfeit_that_nobody_answered_bars_further_battles(scene, me, foe):
    """803.6: not offered again this turn, but in my next one."""
    me.has(field=["Resonator 2"])
    me.battles().picks("forfeit")
    assert not me.offered(("battle",))
    me.passes()
    foe.passes()
    assert me.offered(("battle",)) and scene.game.facts["turn"] == 5


@pytest.mark.rule("803.6")
def test_a_forfeit_after_the_opponent_played_something_bars_nothing(scene, me, foe):
    """803.6: the opponent played a chant in the battle."""
    me.has(field=["Resonator 2"])
    quick(foe)
    me.picks(("battle",))
    foe.plays("Quick Chant").lets_resolve()
    me.until("803.3")
    me.picks("forfeit")
    assert me.offered(("battle",))


@pytest.mark.rule("803.7", "804.3")
def test_attack_triggers_and_answers_come_before_the_block(scene, me, foe):
    """803.7, 804.3: the trigger is played; the attacker is destroyed in the same sequence, and no block is chosen."""
    me.has(field=[scene.card("Raider", "Whenever this card attacks, you gain 100 life.")])
    foe.has(field=["Resonator 1"])
    quick(foe, chant(scene, "Smite", "Destroy target attacking resonator."))
    me.attacks("Raider")
    assert me.chase == ["Raider"] and step(scene) == "declare attack step"
    foe.plays("Smite")
    foe.lets_resolve()
    assert me.zone("graveyard") == ["Raider"] and me.life == 4000 + 100
    me.battle_ends()
    assert foe.life == 4000 and not foe.is_rested("Resonator 1") and me.offered(("battle",))


# --- 803.6 what counts as played ---------------------------------------------------------------------------


@pytest.mark.rule("803.6")
def test_own_plays_do_not_keep_the_right_to_battle(scene, me, foe):
    """803.6: it is the non-turn player who must have played something; my own chant does not count."""
    me.has(field=["Resonator 2"])
    quick(me)
    me.picks(("battle",))
    me.plays("Quick Chant").lets_resolve()
    me.until("803.3")
    me.picks("forfeit")
    assert not me.offered(("battle",))


@pytest.mark.rule("803.6")
@pytest.mark.parametrize("mine", [True, False])
def test_an_automatic_ability_of_the_opponent_counts_as_played(scene, me, foe, mine):
    """803.6: played by itself in this battle; the same ability of mine bars no less."""
    ability = n.Ability("automatic", GAIN, trigger=n.At("begin", "declare attack step"))
    scene.card("Sentry", type="Regalia", abilities=[ability])
    (me if mine else foe).has(field=["Sentry"])
    me.has(field=["Resonator 2"])
    me.picks(("battle",))
    me.until("803.3")
    me.picks("forfeit")
    assert (me.life, foe.life) == ((4100, 4000) if mine else (4000, 4100))
    assert me.offered(("battle",)) is not mine


@pytest.mark.rule("803.6")
def test_an_activate_ability_of_the_opponent_counts_as_played(scene, me, foe):
    """803.6: an ability is as good as a spell."""
    scene.card("Idol", "{Rest}: You gain 100 life.", type="Regalia")
    me.has(field=["Resonator 2"])
    foe.has(field=["Idol"])
    me.picks(("battle",))
    foe.uses("Idol", 2).lets_resolve()
    me.until("803.3")
    me.picks("forfeit")
    assert me.offered(("battle",))


@pytest.mark.rule("803.6", "907.1")
def test_a_will_ability_of_the_opponent_counts_as_played(scene, me, foe):
    """803.6, 907.1: will abilities are abilities, though they do not go to the chase."""
    me.has(field=["Resonator 2"])
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.picks(("battle",))
    foe.picks(("use", "Fire Stone", "Fire Stone/1")).passes()
    me.until("803.3")
    me.picks("forfeit").battle_ends()
    assert foe.zone("hand") == ["Quick Chant"] and me.offered(("battle",))


# --- 803.3a who must be chosen -------------------------------------------------------------------------------

EAGER = "As you choose a card to attack, you must choose this card if able."


@pytest.mark.rule("803.3a")
def test_a_card_that_must_be_chosen_to_attack_is(scene, me, foe):
    """803.3a: of two that could attack only this one is offered; the other player may attack whom he or she likes."""
    scene.card("Eager", EAGER)
    me.has(field=["Eager", "Resonator 1"])
    me.battles()
    assert me.can_attack("Eager") and not me.can_attack("Resonator 1")


@pytest.mark.rule("803.3a")
def test_a_card_that_cannot_be_chosen_binds_nobody(scene, me, foe):
    """803.3a: it is rested, so any other attacks; and it draws no attack to itself."""
    scene.card("Eager", EAGER)
    me.has(field=["Resonator 1"])
    me.put("field", "Eager", rested=True)
    foe.put("field", "Eager", rested=True)
    me.battles()
    assert me.can_attack("Resonator 1") and me.can_attack("Resonator 1", "Eager")
