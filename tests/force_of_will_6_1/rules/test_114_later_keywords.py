"""Sections 1120, 1121 and 1123 to 1126: [Barrier], [Bestow], [Bloodlust], [Torrent], [Judgment], [Inheritance]."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

ANYTIME = "[Quickcast]\n"
KILL = "Destroy target resonator."


def plays_of(player):
    return [act[1] for act in player.options() if act[0] == "play"]


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def chant(scene, name, text, attribute="fire"):
    return scene.card(name, text, type="Chant", attribute=attribute)


def resonator(scene, name, text, **fields):
    return scene.card(name, text, type="Resonator", ATK=400, DEF=400, **fields)


# --- 1120 barrier ----------------------------------------------------------------------------------------


@pytest.mark.rule("1120.2")
def test_spells_of_others_cannot_target_a_card_with_barrier(scene, me, foe):
    """1120.2: of three resonators my spell is offered the two without it."""
    resonator(scene, "Warded", "[Barrier]")
    chant(scene, "Doom", KILL)
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Warded", "Resonator 1", "Resonator 2"])
    me.picks(("play", "Doom"))
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])


@pytest.mark.rule("1120.2", "902.1a")
@pytest.mark.parametrize("barrier", ["[Barrier]", "[Barrier] {R}", "[Flying]"])
def test_a_barrier_does_not_work_in_the_chase(scene, me, foe, barrier):
    """1120.2, 902.1a: the resonator spell is canceled, and so would be the ability of the resonator."""
    resonator(scene, "Warded", f"{barrier}\nWhen this card enters your field ⇒ You gain 500 life.")
    chant(scene, "No", f"{ANYTIME}Cancel target spell or ability.")
    me.has(hand=["Warded", "Warded"]).will("fire", "fire")
    foe.has(hand=["No", "No"]).will("fire", "fire")
    me.plays("Warded")
    foe.plays("No").lets_resolve()
    assert me.zone("graveyard") == ["Warded"]
    me.plays("Warded")
    foe.passes()
    foe.plays("No").lets_resolve()
    assert me.zone("field") == ["Warded"] and me.life == 4000


@pytest.mark.rule("1120.2", "902.1a")
def test_a_barrier_does_not_work_in_a_graveyard(scene, me, foe):
    """1120.2, 902.1a: there the card may be targeted by everybody."""
    resonator(scene, "Warded", "[Barrier]")
    chant(scene, "Purge", "Remove target card in a graveyard from the game.")
    me.has(hand=["Purge"]).will("fire")
    foe.has(graveyard=["Warded"])
    me.plays("Purge").lets_resolve()
    assert foe.zone("removed") == ["Warded"]


@pytest.mark.rule("1120.2", "902.1b")
@pytest.mark.parametrize("barrier", ["[Barrier]", ""])
def test_a_barrier_of_a_ruler_works_in_the_ruler_area(scene, me, foe, barrier):
    """1120.2, 902.1b: a ruler with it cannot be targeted by the opponent's chant."""
    scene.card("Warden", barrier, type="Ruler")
    chant(scene, "Nap", "Rest target ruler.")
    me.has(hand=["Nap"]).will("fire")
    me.put("ruler area", "Ruler", rested=True)
    foe.put("ruler area", "Warden")
    me.plays("Nap")
    if not barrier:
        me.answer(foe.card("Warden"))
    me.pays().lets_resolve()
    assert foe.is_rested("Warden") is not bool(barrier)


@pytest.mark.rule("1120.2")
def test_abilities_of_others_cannot_target_a_card_with_barrier(scene, me, foe):
    """1120.2: the only resonator has [Barrier], so the ability has no target and is not offered."""
    resonator(scene, "Warded", "[Barrier]")
    scene.card("Cannon", "{1}: Destroy target resonator.", type="Regalia")
    me.has(field=["Cannon"]).will("fire")
    foe.has(field=["Warded"])
    assert uses_of(me, "Cannon") == []


@pytest.mark.rule("1120.2")
def test_its_controller_may_target_a_card_with_barrier(scene, me, foe):
    """1120.2: only other players are stopped."""
    resonator(scene, "Warded", "[Barrier]")
    chant(scene, "Doom", KILL)
    me.has(hand=["Doom"], field=["Warded", "Resonator 1"]).will("fire")
    me.picks(("play", "Doom"))
    me.is_asked(exactly=["Warded", "Resonator 1"])


@pytest.mark.rule("1120.2")
def test_what_targets_nothing_reaches_a_card_with_barrier(scene, me, foe):
    """1120.2: all resonators are destroyed, the warded one too."""
    resonator(scene, "Warded", "[Barrier]")
    chant(scene, "Flood", "Destroy all resonators.")
    me.has(hand=["Flood"]).will("fire")
    foe.has(field=["Warded"])
    me.plays("Flood")
    me.lets_resolve()
    assert foe.zone("graveyard") == ["Warded"]


@pytest.mark.rule("1120.2")
def test_barrier_gained_over_a_spell_makes_its_target_illegal(scene, me, foe):
    """1120.2 with 903.3a: the spell looks at its target again and finds it warded."""
    chant(scene, "Doom", KILL)
    chant(scene, "Ward", ANYTIME + "Target resonator gains [Barrier] until end of turn.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Resonator 1"], hand=["Ward"]).will("fire")
    me.plays("Doom")
    foe.plays("Ward")
    me.lets_resolve()
    assert foe.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Doom"]


def fire_ward(scene):
    return resonator(scene, "Fireproof", "[Barrier] {R}")


@pytest.mark.rule("1120.3")
@pytest.mark.parametrize(("attribute", "offered"), [("fire", False), ("water", True)])
def test_barrier_with_an_attribute_stops_only_that_attribute(scene, me, foe, attribute, offered):
    """1120.3: against [Barrier] fire, a fire spell finds no target, a water one does."""
    fire_ward(scene)
    chant(scene, "Doom", KILL, attribute)
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Fireproof"])
    assert (plays_of(me) == ["Doom"]) == offered


@pytest.mark.rule("1120.3")
@pytest.mark.parametrize(("attribute", "offered"), [("fire", False), ("water", True)])
def test_barrier_with_an_attribute_stops_abilities_of_such_cards(scene, me, foe, attribute, offered):
    """1120.3: the attribute of an ability is its card's."""
    fire_ward(scene)
    scene.card("Cannon", "{1}: Destroy target resonator.", type="Regalia", attribute=attribute)
    me.has(field=["Cannon"]).will("fire")
    foe.has(field=["Fireproof"])
    assert bool(uses_of(me, "Cannon")) == offered


@pytest.mark.rule("1120.3")
def test_barrier_with_an_attribute_lets_its_controller_through(scene, me, foe):
    """1120.3: my own fire spell may target it."""
    fire_ward(scene)
    chant(scene, "Doom", KILL, "fire")
    me.has(hand=["Doom"], field=["Fireproof"]).will("fire")
    assert plays_of(me) == ["Doom"]


@pytest.mark.rule("1120.3")
@pytest.mark.parametrize(("attribute", "offered"), [("fire", False), ("water", True)])
def test_a_gained_barrier_with_an_attribute_stops_only_that_attribute(scene, me, foe, attribute, offered):
    """1120.3: also when another card gives it."""
    scene.card("Aegis", "Resonators you control gain [Barrier] {R}.", type="Regalia")
    chant(scene, "Doom", KILL, attribute)
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Aegis", "Resonator 1"])
    assert (plays_of(me) == ["Doom"]) == offered


# --- 1121 bestow -----------------------------------------------------------------------------------------


def crown(scene):
    return scene.card("Crown", "[Bestow] {1}\nBestowed resonator gains [+400/+400].", type="Addition", cost="{2}")


@pytest.mark.rule("1121.2")
def test_a_bestow_addition_is_played_without_a_target(scene, me, foe):
    """1121.2: with resonators to choose from nothing is asked, and it enters added to nothing."""
    crown(scene)
    me.has(hand=["Crown"], field=["Resonator 1", "Resonator 2"]).will("fire", "fire")
    me.plays("Crown")
    me.lets_resolve()
    assert me.zone("field") == ["Resonator 1", "Resonator 2", "Crown"]
    assert me.atk("Resonator 1") == 200 and me.atk("Resonator 2") == 400


@pytest.mark.rule("1121.2")
def test_a_bestow_addition_needs_no_resonator_to_be_played(scene, me, foe):
    """1121.2: alone in the field it stays there."""
    crown(scene)
    me.has(hand=["Crown"]).will("fire", "fire")
    me.plays("Crown")
    me.lets_resolve()
    assert me.zone("field") == ["Crown"]


@pytest.mark.rule("1121.2")
def test_the_bestow_cost_adds_it_to_a_target_resonator(scene, me, foe):
    """1121.2: one will, a target, and that resonator has 200 + 400."""
    crown(scene)
    me.has(field=["Crown", "Resonator 1"]).will("fire")
    foe.has(field=["Resonator 2"])
    me.picks(("use", "Crown", "Crown/2"))
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 1").pays()
    me.lets_resolve()
    assert me.atk("Resonator 1") == 200 + 400 and me.pool == []


@pytest.mark.rule("1121.2")
def test_a_bestowed_addition_is_not_bestowed_again(scene, me, foe):
    """1121.2: while it is added to a card the ability is not offered."""
    crown(scene)
    me.has(field=["Crown", "Resonator 1", "Resonator 2"]).will("fire", "fire")
    me.uses("Crown", 2, "Resonator 1")
    me.lets_resolve()
    assert len(me.pool) == 1 and uses_of(me, "Crown") == []


@pytest.mark.rule("1121.2")
def test_bestow_is_not_played_in_battle(scene, me, foe):
    """1121.2: main timing only; I am asked because of the quick card."""
    crown(scene)
    me.has(field=["Crown", "Resonator 1"], hand=["Quick Chant"]).stones("fire")
    assert uses_of(me, "Crown") == ["Crown/2"]
    me.attacks("Resonator 1")
    assert plays_of(me) == ["Quick Chant"] and uses_of(me, "Crown") == []


@pytest.mark.rule("1121.4")
def test_a_bestow_addition_stays_when_its_resonator_leaves(scene, me, foe):
    """1121.4: the resonator is destroyed, the addition lies there added to nothing and is bestowed anew."""
    crown(scene)
    chant(scene, "Doom", KILL)
    me.has(field=["Crown", "Resonator 1", "Resonator 2"], hand=["Doom"]).will("fire", "fire", "fire")
    me.uses("Crown", 2, "Resonator 1")
    me.lets_resolve()
    me.plays("Doom", "Resonator 1")
    me.lets_resolve()
    assert me.zone("field") == ["Crown", "Resonator 2"] and me.zone("graveyard") == ["Resonator 1", "Doom"]
    me.uses("Crown", 2)
    me.lets_resolve()
    assert me.atk("Resonator 2") == 400 + 400


# --- 1123 bloodlust --------------------------------------------------------------------------------------


@pytest.mark.rule("1123.2")
def test_a_card_with_bloodlust_must_attack(scene, me, foe):
    """1123.2: passing is refused, the battle has one attack to offer, which is made; then passing works."""
    resonator(scene, "Berserker", "[Bloodlust]")
    me.has(field=["Berserker", "Resonator 1"])
    assert "pass" not in me.options()
    assert me.refused("pass")
    me.picks(("battle",))
    me.battle_ends()
    assert foe.life == 4000 - 400 and me.is_rested("Berserker") and "pass" in me.options()


@pytest.mark.rule("1123.2")
def test_with_bloodlust_only_what_is_attacked_is_chosen(scene, me, foe):
    """1123.2: a rested resonator of theirs and the player: two targets, one attacker, no way out."""
    resonator(scene, "Berserker", "[Bloodlust]")
    me.has(field=["Berserker", "Resonator 1"])
    foe.put("field", "Resonator 2", rested=True)
    me.battles()
    me.is_asked("803.3")
    assert {act[1] for act in me.options()} == {"Berserker"} and len(me.options()) == 2


@pytest.mark.rule("1123.2")
def test_bloodlust_asks_for_nothing_that_cannot_be_done(scene, me, foe):
    """1123.2: it came this turn and cannot attack, so its controller may pass."""
    resonator(scene, "Berserker", "[Bloodlust]")
    me.has(field=["Berserker"]).fresh("Berserker")
    assert "pass" in me.options()


# --- 1124 torrent ----------------------------------------------------------------------------------------


def torrent(scene, text="Draw a card."):
    """Gains 100 life, and more as a later card."""
    return chant(scene, "Wave", f"Gain 100 life.\n[Torrent] {text}")


@pytest.mark.rule("1124.2")
def test_torrent_is_there_for_the_second_card_of_the_turn(scene, me, foe):
    """1124.2: a chant was played before, so a card is drawn beside the life."""
    torrent(scene)
    me.has(hand=["Wave", "Chant"]).will("fire", "fire")
    me.plays("Chant")
    me.lets_resolve()
    with me.changes(hand=-1 + 1):
        me.plays("Wave")
        me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1124.2", "1124.2b")
def test_torrent_is_not_there_for_the_first_card_of_the_turn(scene, me, foe):
    """1124.2b: only the text before it happens."""
    torrent(scene)
    me.has(hand=["Wave"]).will("fire")
    with me.changes(hand=-1):
        me.plays("Wave")
        me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1124.2")
def test_cards_of_the_opponent_do_not_count_for_torrent(scene, me, foe):
    """1124.2: theirs was played first in this turn; mine is still my first."""
    chant(scene, "Wave", ANYTIME + "Gain 100 life.\n[Torrent] Draw a card.")
    scene.turn_of(foe)
    foe.has(hand=["Chant"]).will("fire")
    me.has(hand=["Wave"]).will("fire")
    with me.changes(hand=-1):
        foe.plays("Chant")
        me.plays("Wave")
        me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1124.2")
def test_a_card_of_the_turn_before_does_not_count_for_torrent(scene, me, foe):
    """1124.2: this turn: what I played in my turn is forgotten in theirs."""
    chant(scene, "Wave", ANYTIME + "Gain 100 life.\n[Torrent] Draw a card.")
    me.has(hand=["Chant", "Wave"]).stones("fire", "fire")
    me.plays("Chant")
    me.lets_resolve()
    while me.game.facts["turn seat"] == me.seat:
        me.passes()
    with me.changes(hand=-1):
        me.plays("Wave")
        me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1124.2a")
def test_a_cancelled_card_counts_for_torrent(scene, me, foe):
    """1124.2a: the first chant was cancelled; it was played all the same."""
    torrent(scene)
    chant(scene, "Hush", ANYTIME + "Cancel target spell.")
    me.has(hand=["Wave", "Chant"]).will("fire", "fire")
    foe.has(hand=["Hush"]).will("fire")
    me.plays("Chant")
    foe.plays("Hush")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Chant"] and me.zone("hand") == ["Wave"]
    with me.changes(hand=-1 + 1):
        me.plays("Wave")
        me.lets_resolve()


@pytest.mark.rule("1124.2a")
def test_a_card_still_in_the_chase_counts_for_torrent(scene, me, foe):
    """1124.2a: it waits under the second one, which resolves first with its text."""
    chant(scene, "Wave", ANYTIME + "Gain 100 life.\n[Torrent] Draw a card.")
    me.has(hand=["Wave", "Chant"]).stones("fire", "fire", "fire")
    me.plays("Chant")
    with me.changes(hand=-1 + 1):
        me.plays("Wave")
        assert me.chase == ["Chant", "Wave"]
        me.lets_resolve(1)
    assert me.chase == ["Chant"] and me.life == 4000 + 100


@pytest.mark.rule("1124.2b")
def test_an_absent_torrent_asks_for_no_target(scene, me, foe):
    """1124.2b: two resonators could be destroyed, yet as first card nothing is asked and both stay."""
    torrent(scene, KILL)
    me.has(hand=["Wave"]).will("fire")
    foe.has(field=["Resonator 1", "Resonator 2"])
    me.plays("Wave")
    me.lets_resolve()
    assert foe.zone("field") == ["Resonator 1", "Resonator 2"] and me.life == 4000 + 100


@pytest.mark.rule("1124.2b")
def test_an_absent_torrent_needs_no_target(scene, me, foe):
    """1124.2b: without any resonator it is playable as first card, but as second it has no target."""
    torrent(scene, KILL)
    me.has(hand=["Wave", "Wave"]).will("fire", "fire")
    assert plays_of(me) == ["Wave"]
    me.plays("Wave")
    me.lets_resolve()
    assert plays_of(me) == []


@pytest.mark.rule("1124.2b")
def test_cards_played_later_do_not_bring_torrent_back(scene, me, foe):
    """1124.2b: another card is played over the first one before it resolves; its text stays away."""
    torrent(scene)
    me.has(hand=["Wave", "Quick Chant"]).stones("fire", "fire", "fire")
    me.plays("Wave")
    with me.changes(hand=-1 + 1):
        me.plays("Quick Chant")
        me.lets_resolve()
    assert me.life == 4000 + 100


# --- 1125 judgment ---------------------------------------------------------------------------------------


def decree(scene, *changes):
    """A regalia that changes my ruler."""
    effect = n.Modify(n.Cards(("ruler area",), "mine"), changes)
    return scene.card("Decree", abilities=[n.Ability("continuous", effect)], type="Regalia")


@pytest.mark.rule("1125.2")
def test_a_ruler_without_judgment_is_not_judged(scene, me, foe):
    """1125.2: it has lost the ability, so with will enough nothing is offered."""
    decree(scene, n.Exclude("keywords", "judgment"))
    me.has(field=["Decree"]).will("fire", "fire")
    assert uses_of(me, "Ruler") == []


@pytest.mark.rule("1125.2")
@pytest.mark.parametrize("wills", [1, 2])
def test_a_granted_judgment_is_offered_for_its_cost(scene, me, foe, wills):
    """1125.2: a ruler that has none is given one of cost 2: two wills do, one does not."""
    back = {"name": "Mute Lord", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester"}
    scene.card("Mute", "", type="Ruler", back=back)
    # both faces are known from the start, as in a game with decks
    scene.game.match.add_card(scene.definition("Mute").extra["back"])
    given = n.Ability("activated", f.Judge(), cost=(f.PayWill((), 2),), zones=("ruler area",), keyword="judgment")
    decree(scene, n.GainAbility(given))
    me.has(ruler_area=["Mute"], field=["Decree"]).will(*["fire"] * wills)
    assert len(uses_of(me, "Mute")) == (1 if wills == 2 else 0)
    if wills == 2:
        me.picks(("use", "Mute", uses_of(me, "Mute")[0])).pays()
        me.lets_resolve()
        assert me.zone("field") == ["Decree", "Mute Lord"]


@pytest.mark.rule("1125.2")
def test_a_judgment_is_played_at_main_timing_from_the_ruler_area(scene, me, foe):
    """1125.2: my ruler with one will is offered it, but not over a spell."""
    me.has(hand=["Quick Chant"]).stones("fire", "fire")
    assert uses_of(me, "Ruler") == ["Ruler/1"]
    me.plays("Quick Chant")
    assert me.chase == ["Quick Chant"] and uses_of(me, "Ruler") == []


# --- 1126 inheritance ------------------------------------------------------------------------------------


def heir(scene):
    return resonator(scene, "Heir", "[Inheritance] {1}: Draw a card.", cost="{9}")


@pytest.mark.rule("1126.2")
def test_inheritance_is_paid_with_the_card_itself(scene, me, foe):
    """1126.2: at once a will is gone and the card in the graveyard; the draw waits in the chase."""
    heir(scene)
    me.has(hand=["Heir"]).stones("fire", "fire")
    me.uses("Heir", 2)
    assert me.zone("graveyard") == ["Heir"] and me.zone("hand") == [] and me.chase == ["Heir"]
    with me.changes(hand=1):
        me.lets_resolve()


@pytest.mark.rule("1126.2")
def test_discarding_for_inheritance_is_to_discard(scene, me, foe):
    """1126.2: what waits for a discarded card of mine is set off."""
    heir(scene)
    scene.card("Griever", "Whenever you discard a card ⇒ Gain 100 life.", type="Regalia")
    me.has(hand=["Heir"], field=["Griever"]).will("fire")
    me.uses("Heir", 2)
    me.lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1126.2")
def test_inheritance_is_an_ability_and_no_spell(scene, me, foe):
    """1126.2: what cancels spells has no target; what cancels activate abilities has, and then nothing is drawn."""
    heir(scene)
    chant(scene, "No Spell", ANYTIME + "Cancel target spell.")
    chant(scene, "No Ability", ANYTIME + "Cancel target activate ability.")
    me.has(hand=["Heir"]).will("fire")
    foe.has(hand=["No Spell", "No Ability"]).will("fire")
    with me.changes(hand=-1):
        me.uses("Heir", 2)
        assert plays_of(foe) == ["No Ability"]
        foe.plays("No Ability")
        me.lets_resolve()
    assert me.zone("graveyard") == ["Heir"]


@pytest.mark.rule("1126.2a")
@pytest.mark.parametrize(
    ("zone", "offered"), [("hand", True), ("field", False), ("graveyard", False), ("standby", False)]
)
def test_inheritance_works_from_hand_only(scene, me, foe, zone, offered):
    """1126.2a: of the zones a card may lie in, the hand alone offers it."""
    heir(scene)
    me.has(**{zone: ["Heir"]}).will("fire")
    assert bool(uses_of(me, "Heir")) == offered


@pytest.mark.rule("1126.2a")
def test_inheritance_is_played_whenever_one_has_priority(scene, me, foe):
    """1126.2a: in hand, with a will, over the opponent's spell in their turn."""
    heir(scene)
    scene.turn_of(foe)
    foe.has(hand=["Chant"]).will("fire")
    me.has(hand=["Heir"]).will("fire")
    foe.plays("Chant")
    assert uses_of(me, "Heir") == ["Heir/2"]


@pytest.mark.rule("1120.2", "1120.3")
def test_a_barrier_against_all_gained_beside_one_against_fire_stops_everything(scene, me, foe):
    """1120.2: with both, a water spell is stopped by the one without a quality."""
    fire_ward(scene)
    scene.card("Aegis", "Resonators you control gain [Barrier].", type="Regalia")
    chant(scene, "Doom", KILL, "water")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Aegis", "Fireproof"])
    assert plays_of(me) == []


@pytest.mark.rule("1126.2a", "201.5")
@pytest.mark.parametrize(("text", "hand", "field"), [
    ("Players cannot play activate abilities of resonators.", 1, 0), ("Players cannot play spells.", 1, 1)
])  # fmt: skip
def test_a_ban_on_abilities_of_resonators_is_about_those_in_play(scene, me, foe, text, hand, field):
    """1126.2a, 201.5: a card in the hand is no resonator, though its Inheritance is an activate ability (1126.1)."""
    scene.card("Ban", text, type="Regalia")
    resonator(scene, "Heir", "[Inheritance] {1}: You gain 200 life.")
    resonator(scene, "Elf", "{Rest}: Produce {G}.")
    me.has(field=["Ban", "Elf"], hand=["Heir"]).will("fire")
    assert (len(uses_of(me, "Heir")), len(uses_of(me, "Elf"))) == (hand, field)
