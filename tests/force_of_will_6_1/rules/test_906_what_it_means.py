"""What "it" and "that resonator" are in the text of an automatic ability (901.1b), and where such a text works."""

from __future__ import annotations

import pytest

STRIKES = "Whenever this card deals damage to a resonator, it deals that much damage to your opponent."
BLOCKS = (
    "Whenever this card blocks or is blocked by a resonator, put that resonator on the bottom of its owner's main deck."
)


def chant(scene, name, text, **fields):
    return scene.card(name, text, **{"type": "Chant", **fields})


# --- 901.1b, 906.1 what the text speaks of ---------------------------------------------------------------


@pytest.mark.rule("901.1b", "804.4")
def test_that_resonator_is_the_blocker_of_a_card_that_is_blocked(scene, me, foe):
    """901.1b, 804.4: my card attacks, so the resonator that blocked it is meant."""
    scene.card("Whirl", BLOCKS)
    me.has(field=["Whirl"])
    foe.has(field=["Resonator 5"])
    me.attacks("Whirl")
    foe.blocks("Resonator 5")
    me.lets_resolve()
    assert foe.zone("field") == [] and foe.zone("deck")[0] == "Resonator 5"
    assert me.zone("field") == ["Whirl"]


@pytest.mark.rule("901.1b", "804.4")
def test_that_resonator_is_the_attacker_of_a_card_that_blocks(scene, me, foe):
    """901.1b, 804.4: the opponent's card blocks, so the attacker is meant."""
    scene.card("Whirl", BLOCKS)
    me.has(field=["Resonator 5"])
    foe.has(field=["Whirl"])
    me.attacks("Resonator 5")
    foe.blocks("Whirl")
    foe.lets_resolve()
    assert me.zone("field") == [] and me.zone("deck")[0] == "Resonator 5"
    assert foe.zone("field") == ["Whirl"]


@pytest.mark.rule("912.1", "901.1b")
def test_it_is_the_card_the_sentence_is_about(scene, me, foe):
    """912.1, 901.1b: my card dealt damage to a resonator, and deals as much again: the second ability hears it."""
    heard = "Whenever this card deals damage to your opponent, draw a card."
    scene.card("Ram", f"[Precision]\n{STRIKES}\n{heard}", ATK=300, DEF=2000)
    me.has(field=["Ram"])
    foe.has(field=["Resonator 5"])
    me.attacks("Ram", "Resonator 5")
    me.battle_ends()
    assert foe.life == 4000 - 300 and me.count("hand") == 1


@pytest.mark.rule("901.1b", "1010.1")
@pytest.mark.parametrize("wording", ["that resonator", "the resonator"])
def test_that_resonator_is_the_one_that_was_dealt_damage(scene, me, foe, wording):
    """901.1b, 1010.1: my card deals 100 damage to a large resonator, which is destroyed, and stays."""
    scene.card(
        "Ram", f"[Precision]\nWhenever this card deals damage to a resonator, destroy {wording}.", ATK=100, DEF=9000
    )
    me.has(field=["Ram"])
    foe.has(field=["Resonator 5"])
    me.attacks("Ram", "Resonator 5")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Resonator 5"] and me.zone("field") == ["Ram"]


@pytest.mark.rule("901.1b", "1020.3")
def test_it_is_the_card_that_was_recovered_before(scene, me, foe):
    """901.1b, 1020.3: "recover this card and it gains": 500 + 400, and nothing happens to the card that left."""
    scene.card(
        "Vulture",
        "When a resonator is put into a graveyard from your opponent's field, "
        "recover this card and it gains [+400/0] until end of turn.",
    )
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Doom"]).will("fire")
    me.put("field", "Vulture", rested=True)
    foe.has(field=["Resonator 1"])
    me.plays("Doom", "Resonator 1").lets_resolve()
    assert me.atk("Vulture") == 500 + 400 and "Vulture" in me.zone("field")


@pytest.mark.rule("901.1b", "903.2e")
@pytest.mark.parametrize("attribute", ["water", "fire"])
def test_it_is_the_card_that_was_targeted(scene, me, foe, attribute):
    """901.1b, 903.2e: the card that becomes a target destroys itself, where the spell is of that attribute."""
    scene.card("Salt", "When this card becomes targeted by water spells or water card's abilities, destroy it.")
    chant(scene, "Splash", "Target resonator gains [+100/+100] until end of turn.", attribute=attribute)
    me.has(hand=["Splash"]).will("fire")
    foe.has(field=["Salt"])
    me.plays("Splash").lets_resolve()
    assert foe.zone("graveyard") == (["Salt"] if attribute == "water" else [])
    assert me.zone("graveyard") == ["Splash"]


@pytest.mark.rule("901.1b", "1012.1")
def test_that_spell_is_what_targeted_the_card(scene, me, foe):
    """901.1b, 1012.1: the spell is cancelled, the card stays."""
    scene.card("Salt", "When this card is targeted by a spell, cancel that spell.")
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Doom"]).will("fire")
    foe.has(field=["Salt"])
    me.plays("Doom").lets_resolve()
    assert foe.zone("field") == ["Salt"] and me.zone("graveyard") == ["Doom"]


@pytest.mark.rule("901.1b", "1007.2")
def test_that_resonators_controller_is_of_the_nearest_resonator(scene, me, foe):
    """901.1b, 1007.2: the added resonator is mine, the one that was dealt damage the opponent's."""
    scene.card(
        "Thorns",
        "Whenever added resonator deals damage to a resonator your opponent controls, "
        "this card deals that much damage to that resonator's controller.",
        type="Addition:Resonator",
    )
    scene.card("Ram", "[Precision]", ATK=300)
    me.has(hand=["Thorns"], field=["Ram"]).will("fire")
    foe.has(field=["Resonator 5"])
    me.plays("Thorns", "Ram").lets_resolve()
    me.attacks("Ram", "Resonator 5")
    me.battle_ends()
    assert foe.life == 4000 - 300 and me.life == 4000


# --- 1019.1 a cost ----------------------------------------------------------------------------------------


@pytest.mark.rule("1019.1", "903.2g")
def test_another_card_of_that_name_is_discarded(scene, me, foe):
    """1019.1, 903.2g: the namesake in the hand goes to the graveyard, this card stays; without one it is not played."""
    scene.card("Twin", 'Discard another card named "Twin": Draw a card.')
    me.has(hand=["Twin", "Resonator 1"], field=["Twin"])
    me.uses("Twin", 2).lets_resolve()
    assert me.zone("graveyard") == ["Twin"] and me.zone("field") == ["Twin"]
    assert sorted(me.zone("hand")) == ["Filler", "Resonator 1"]
    assert not me.offered("use", "Twin", "Twin/2")


# --- 902.2 where abilities work ----------------------------------------------------------------------------


@pytest.mark.rule("902.2", "702.2")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_removed_card_may_be_played_where_its_text_allows_it(scene, me, foe, allowed):
    """902.2, 702.2: out of the removed area only with the text, and the text works there."""
    scene.card("Revenant", "You may play this card from the removed area." if allowed else "")
    me.has(removed=["Revenant"]).will("fire")
    assert me.offered("play", "Revenant") is allowed
    if allowed:
        me.plays("Revenant").lets_resolve()
        assert me.zone("field") == ["Revenant"]


@pytest.mark.rule("902.2", "906.1")
@pytest.mark.parametrize("zone", ["graveyard", "field"])
def test_an_ability_that_brings_its_card_back_works_where_that_lies(scene, me, foe, zone):
    """902.2, 906.1: set off in the graveyard; in the field there is nothing it could do, and it is silent."""
    scene.card("Weed", "Whenever you gain life, put this card from your graveyard into your hand.")
    chant(scene, "Feast", "You gain 100 life.")
    me.has(hand=["Feast"]).will("fire")
    me.put(zone, "Weed")
    me.plays("Feast").lets_resolve()
    assert me.zone("hand") == (["Weed"] if zone == "graveyard" else [])


@pytest.mark.rule("902.1a", "906.7b")
@pytest.mark.parametrize("battle", [True, False])
def test_a_card_destroyed_by_battle_damage_hears_it(scene, me, foe, battle):
    """902.1a, 906.7b: it had its ability as it was destroyed; by anything but battle damage it is not set off."""
    scene.card("Bomb", "When this card is destroyed by battle damage, you gain 300 life.", ATK=100, DEF=100)
    chant(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Doom"], field=["Resonator 5"]).will("fire")
    foe.put("field", "Bomb", rested=True)
    if battle:
        me.attacks("Resonator 5", "Bomb")
        me.battle_ends()
    else:
        me.plays("Doom", "Bomb").lets_resolve()
    assert foe.zone("graveyard") == ["Bomb"] and foe.life == 4000 + 300 * battle


@pytest.mark.rule("902.1a", "906.7b")
def test_a_card_hears_itself_come_and_go(scene, me, foe):
    """902.1a, 906.7b: as it enters and as it leaves, 100 each time."""
    scene.card("Gull", "When this card enters your field or leaves your field for a non-field zone, you gain 100 life.")
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Gull", "Recall"]).will("fire", "fire")
    me.plays("Gull").lets_resolve()
    assert me.life == 4000 + 100
    me.plays("Recall").lets_resolve()
    assert me.life == 4000 + 2 * 100


# --- 1109.2 awakening ---------------------------------------------------------------------------------------


@pytest.mark.rule("1109.2", "1109.2a")
@pytest.mark.parametrize("awake", [True, False])
def test_a_chant_knows_that_it_was_awakened(scene, me, foe, awake):
    """1109.2, 1109.2a: 500 if its Awakening was paid, otherwise 100."""
    chant(
        scene,
        "Dawn",
        "If this card was awakened, you gain 500 life. Otherwise, you gain 100 life.\n[Awakening] {1}",
    )
    me.has(hand=["Dawn"]).will("fire", "fire")
    me.plays("Dawn", "yes" if awake else "no").lets_resolve()
    assert me.life == 4000 + (500 if awake else 100)


# --- 906.4 one event, one time -------------------------------------------------------------------------------


@pytest.mark.rule("906.4", "804.4")
@pytest.mark.parametrize("mine", [True, False])
def test_an_event_sets_an_ability_off_once(scene, me, foe, mine):
    """906.4, 804.4: of the two conditions one is met, once: 100 life, as the blocker and as the blocked."""
    scene.card("Reed", "Whenever this card blocks or is blocked ⇒ You gain 100 life.")
    holder, other = (me, foe) if mine else (foe, me)
    holder.has(field=["Reed"])
    other.has(field=["Resonator 1"])
    me.attacks("Reed" if mine else "Resonator 1")
    foe.blocks("Resonator 1" if mine else "Reed")
    me.battle_ends()
    assert holder.life == 4000 + 100


@pytest.mark.rule("901.1b", "912.1")
@pytest.mark.parametrize(
    "text",
    [
        'It deals 400 damage to target J/resonator if your J/ruler is "Ruler" or "J-Ruler".',
        'If your J/ruler is "Ruler" or "J-Ruler", it deals 400 damage to target J/resonator.',
    ],
)
@pytest.mark.parametrize("mine", ["Ruler", "Other"])
def test_it_is_the_card_that_entered_and_not_the_ruler_of_the_condition(scene, me, foe, text, mine):
    """901.1b, 912.1: the resonator that entered deals the damage, if the ruler is the one that is named."""
    heard = "Whenever this card deals damage ⇒ You gain 100 life."
    scene.card("Imp", f"When this card enters your field ⇒ {text}\n{heard}", cost="{0}")
    scene.card("Other", "[Judgment] {1}", type="Ruler", back={"name": "Queen", "type": "J-ruler", "ATK": 1, "DEF": 1})
    scene.card("Wall", DEF=2000)
    me.put("ruler area", mine)
    me.has(hand=["Imp"])
    foe.has(field=["Wall"])
    me.plays("Imp").until(about="target")
    me.picks("Wall").lets_resolve()
    assert foe.damage("Wall") == (400 if mine == "Ruler" else 0) and me.life == 4000 + (100 if mine == "Ruler" else 0)


@pytest.mark.rule("901.1b", "909.4")
def test_it_gains_in_an_ability_set_off_by_this_card(scene, me, foe):
    """901.1b: the attacking card is stronger: 500 + 400."""
    text = 'If your J/ruler is "Ruler", it gains [+400/+400] until end of turn.'
    scene.card("Imp", f"Whenever this card attacks ⇒ {text}")
    me.has(field=["Imp"])
    me.attacks("Imp").battle_ends()
    assert foe.life == 4000 - 900
