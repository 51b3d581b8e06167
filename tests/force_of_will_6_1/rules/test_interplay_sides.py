"""Two rules meet: sides and shifts, J-rulers that enter and leave, losing at one time, standby and triggers."""

from __future__ import annotations

import pytest

from .interplay import chant, quick, regalia

J_RULER = {"name": "Judged", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 800, "DEF": 700}
DOOM = "Destroy target resonator."
VIGIL = "[Trigger] When a resonator you control is destroyed ⇒ You gain 100 life."


def judge(scene, back: str = "", front: str = ""):
    text = f"[Judgment] {{1}}\n{front}".strip()
    return scene.card("Judge", text, type="Ruler", race="Tester", back={**J_RULER, "text": back})


def egg(scene, front: str = "", back: str = "", **fields):
    """A card of 300/900 whose future side is 600/400."""
    future = {"name": "Heron", "type": "Resonator (Shift)", "attribute": "wind", "race": "Bird", "cost": "{4}",
              "ATK": 600, "DEF": 400, "text": back}  # fmt: skip
    scene.card("Egg", f"[Shift] {{1}}\n{front}".strip(), race="Bird", ATK=300, DEF=900, back=future, **fields)


# --- sides --------------------------------------------------------------------------------------------------


@pytest.mark.rule("1302.2c", "1007.1")
def test_a_card_keeps_its_damage_as_it_shifts(scene, me, foe):
    """1302.2c, 1007.1: it is the same card, and 300 damage lie on 400 DEF."""
    egg(scene)
    chant(scene, "Bolt", "This card deals 300 damage to target resonator.")
    me.has(hand=["Bolt"], field=["Egg"]).will("fire", "fire")
    me.plays("Bolt").lets_resolve()
    me.uses("Egg", 2).lets_resolve()
    assert me.zone("field") == ["Heron"] and me.damage("Heron") == 300


@pytest.mark.rule("1302.2c", "1203.1")
def test_a_card_may_shift_into_its_destruction(scene, me, foe):
    """1302.2c, 1203.1: 500 damage were harmless on 900 DEF and are fatal on 400."""
    egg(scene)
    chant(scene, "Bolt", "This card deals 500 damage to target resonator.")
    me.has(hand=["Bolt"], field=["Egg"]).will("fire", "fire")
    me.plays("Bolt").lets_resolve()
    me.uses("Egg", 2).lets_resolve()
    assert me.zone("graveyard") == ["Bolt", "Egg"]


@pytest.mark.rule("1302.2c", "909.1e")
def test_a_card_keeps_its_boost_as_it_shifts(scene, me, foe):
    """1302.2c, 909.1e: the effect is on the card, so the future side has 600 + 200."""
    egg(scene)
    chant(scene, "Growth", "Target resonator gains [+200/+200] until end of turn.")
    me.has(hand=["Growth"], field=["Egg"]).will("fire", "fire")
    me.plays("Growth").lets_resolve()
    me.uses("Egg", 2).lets_resolve()
    assert (me.atk("Heron"), me.defence("Heron")) == (600 + 200, 400 + 200)


@pytest.mark.rule("1117.2a", "307.6")
def test_a_shift_is_no_entering(scene, me, foe):
    """1117.2a, 307.6: what the future side says of entering is not set off."""
    egg(scene, back="When this card enters your field ⇒ You gain 300 life.")
    me.has(field=["Egg"]).will("fire")
    me.uses("Egg", 2).lets_resolve()
    assert me.zone("field") == ["Heron"] and me.life == 4000


@pytest.mark.rule("1302.3a", "302.3")
def test_a_shifted_card_returns_with_its_past_side_up(scene, me, foe):
    """1302.3a, 302.3: in the hand it is the Egg again, and comes as one."""
    egg(scene)
    chant(scene, "Recall", "Return target resonator to its owner's hand.")
    me.has(hand=["Recall"], field=["Egg"]).will("fire", "fire", "fire")
    me.uses("Egg", 2).lets_resolve()
    me.plays("Recall").lets_resolve()
    assert me.zone("hand") == ["Egg"]
    me.plays("Egg").lets_resolve()
    assert me.zone("field") == ["Egg"]


@pytest.mark.rule("1302.2e", "906.7b")
def test_a_destroyed_future_side_is_heard_as_what_it_was(scene, me, foe):
    """1302.2e, 906.7b: its text of the future side is set off, though the graveyard holds the past side."""
    egg(scene, back="When this card is put into a graveyard from your field ⇒ You gain 300 life.")
    chant(scene, "Doom", DOOM)
    me.has(hand=["Doom"], field=["Egg"]).will("fire", "fire")
    me.uses("Egg", 2).lets_resolve()
    me.plays("Doom").lets_resolve()
    assert me.zone("graveyard") == ["Egg", "Doom"] and me.life == 4000 + 300


@pytest.mark.rule("1302.2e", "909.1c")
def test_a_shift_brings_abilities_that_the_loss_took(scene, me, foe):
    """1302.2e, 909.1c: the loss lasts for the card, so the future side has no Flying this turn either."""
    egg(scene, back="[Flying]")
    quick(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(hand=["Hush"], field=["Egg"]).will("fire", "fire")
    me.uses("Egg", 2).plays("Hush").lets_resolve()
    assert me.zone("field") == ["Heron"] and me.value("Heron", "keywords") == ()


# --- J-rulers -----------------------------------------------------------------------------------------------


@pytest.mark.rule("705.3", "302.3")
def test_a_ruler_rested_in_response_arrives_rested(scene, me, foe):
    """705.3, 302.3: the judgment resolves, and the orientation is kept."""
    judge(scene)
    quick(scene, "Press", "Rest target ruler.")
    me.has(ruler_area="Judge").will("fire")
    foe.has(hand=["Press"]).will("fire")
    me.uses("Judge", 1)
    foe.plays("Press", "Judge").lets_resolve()
    assert me.zone("field") == ["Judged"] and me.is_rested("Judged")


@pytest.mark.rule("705.3", "909.5")
def test_a_j_ruler_enters_with_effects_on(scene, me, foe):
    """705.3, 909.5: the watcher of 1000 ATK sees 800 + 200."""
    judge(scene)
    regalia(scene, "Banner", "J/resonators you control gain [+200/+200].")
    regalia(scene, "Watcher", "When a J-ruler with 1000 or more ATK enters your field ⇒ You gain 300 life.")
    me.has(ruler_area="Judge", field=["Banner", "Watcher"]).will("fire")
    me.uses("Judge", 1).lets_resolve()
    assert me.atk("Judged") == 800 + 200 and me.life == 4000 + 300


@pytest.mark.rule("705.3", "1411.2a")
def test_both_words_for_coming_are_set_off_by_a_judgment(scene, me, foe):
    """705.3, 1411.2a: it enters the field, and judgment sets [Enter] off."""
    judge(scene, "When this card enters your field ⇒ You gain 300 life.\n[Enter] ⇒ You gain 100 life.")
    me.has(ruler_area="Judge").will("fire")
    me.uses("Judge", 1)
    me.answer(scene.game.question.options[0])
    me.lets_resolve()
    assert me.life == 4000 + 300 + 100


@pytest.mark.rule("1010.1a", "1022.3")
def test_a_fallen_j_ruler_keeps_its_other_counters(scene, me, foe):
    """1010.1a, 1022.3: it stays the same card, with one astral counter more."""
    judge(scene)
    chant(scene, "Honour", "Put a [+100/+100] counter on target J-ruler.")
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.has(hand=["Honour", "Doom"]).will("fire", "fire").as_j_ruler("Judge")
    me.plays("Honour").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert (me.counters("Judge", "+100/+100"), me.counters("Judge", "astral")) == (1, 1)


@pytest.mark.rule("1010.1", "302.5")
def test_a_stolen_j_ruler_falls_to_its_owner(scene, me, foe):
    """1010.1, 302.5: its owner's ruler area, and the text of the J-ruler is played by who controlled it."""
    judge(scene, "When this card leaves your field ⇒ You gain 300 life.")
    chant(scene, "Lure", "Gain control of target J-ruler until end of turn.")
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.has(hand=["Lure", "Doom"]).will("fire", "fire")
    foe.as_j_ruler("Judge")
    me.plays("Lure").lets_resolve()
    me.plays("Doom").lets_resolve()
    assert foe.zone("ruler area") == ["Judge"] and (me.life, foe.life) == (4300, 4000)


@pytest.mark.rule("1010.1", "307.6")
def test_a_j_ruler_and_a_resonator_fall_together(scene, me, foe):
    """1010.1, 307.6: destroyed at one time, the J-ruler hears the resonator die, and the watcher both leave."""
    judge(scene, "When a resonator you control is put into a graveyard from your field ⇒ You gain 100 life.")
    regalia(scene, "Watcher", "When a J/resonator you control leaves your field ⇒ You gain 1000 life.")
    chant(scene, "Ruin", "Destroy all J/resonators.")
    me.has(hand=["Ruin"], field=["Watcher", "Resonator 1"]).will("fire").as_j_ruler("Judge")
    me.plays("Ruin")
    while scene.game.question is not None and scene.game.question.rule == "603.2":
        me.answer(scene.game.question.options[0])
    me.lets_resolve()
    assert me.zone("ruler area") == ["Judge"] and me.life == 4000 + 100 + 2 * 1000


@pytest.mark.rule("1010.1a", "705.1")
def test_a_ruler_that_fell_is_not_judged_again(scene, me, foe):
    """1010.1a, 705.1: it lost Judgment for the rest of the game, also when the counter is gone."""
    judge(scene)
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.has(hand=["Doom"]).will("fire").stones("fire").as_j_ruler("Judge")
    me.plays("Doom").lets_resolve()
    while scene.game.facts["turn"] < 5:
        scene.players[scene.game.question.seat].passes()
    assert not me.offered("use", "Judge", "Judge/1") and me.offered("call", "Judge")


@pytest.mark.rule("314.2", "302.3")
def test_a_rested_j_ruler_that_came_back_as_a_ruler_is_rested(scene, me, foe):
    """314.2, 302.3: put into the ruler area it keeps its orientation, so it calls no stone."""
    judge(scene)
    chant(scene, "Home", "Put target J-ruler you control into your ruler area, as a ruler.")
    chant(scene, "Press", "Rest target J-ruler.")
    me.has(hand=["Press", "Home"]).will("fire", "fire").as_j_ruler("Judge")
    me.plays("Press").lets_resolve()
    me.plays("Home").lets_resolve()
    assert me.zone("ruler area") == ["Judge"] and me.is_rested("Judge") and not me.offered("call", "Judge")


# --- losing at one time ---------------------------------------------------------------------------------------


@pytest.mark.rule("103.3", "1202.1")
def test_both_without_life_is_a_draw(scene, me, foe):
    """103.3, 1202.1: the rule process finds both at once."""
    chant(scene, "Abyss", "Each player loses 4000 life.")
    me.has(hand=["Abyss"]).will("fire")
    me.plays("Abyss").lets_resolve()
    assert scene.result is not None and scene.winner is None


@pytest.mark.rule("1202.1", "105.4")
def test_life_that_comes_back_in_the_same_resolution_saves(scene, me, foe):
    """1202.1, 105.4: nobody looks until the text is through; then there are 200."""
    chant(scene, "Brink", "You lose 500 life. You gain 200 life.")
    me.has(hand=["Brink"]).will("fire").with_life(500)
    me.plays("Brink").lets_resolve()
    assert me.life == 200 and scene.result is None


@pytest.mark.rule("1202.1", "906.5")
def test_a_trigger_comes_too_late_for_who_has_no_life(scene, me, foe):
    """1202.1, 906.5: rule processes come before triggered abilities are played."""
    scene.card("Martyr", "When this card is put into a graveyard from your field ⇒ You gain 3000 life.")
    chant(scene, "Doom", "Destroy target resonator. You lose 500 life.")
    me.has(hand=["Doom"], field=["Martyr"]).will("fire").with_life(500)
    me.plays("Doom").lets_resolve()
    assert scene.winner is foe


# --- standby and triggers -------------------------------------------------------------------------------------


@pytest.mark.rule("708.2", "906.5")
def test_a_revealed_card_and_an_ability_are_put_in_order_by_the_turn_player(scene, me, foe):
    """708.2, 906.5: it is revealed first, then the turn player's own are played one after another."""
    chant(scene, "Vigil", VIGIL)
    chant(scene, "Doom", DOOM)
    regalia(scene, "Mourner", "When a resonator you control is destroyed ⇒ You gain 1000 life.")
    me.has(hand=["Doom"], field=["Mourner", "Resonator 1"]).will("fire").put("standby", "Vigil", face_down=True)
    me.plays("Doom").picks("yes", rule="708.2")
    me.is_asked("603.2")
    me.answer(scene.game.question.options[0])
    me.lets_resolve()
    assert me.life == 4000 + 100 + 1000


@pytest.mark.rule("708.2", "1010.3")
def test_a_vigil_does_not_hear_a_destruction_that_failed(scene, me, foe):
    """708.2, 1010.3: nothing was destroyed, so its condition has not occurred."""
    chant(scene, "Vigil", VIGIL)
    chant(scene, "Doom", DOOM)
    scene.card("Rock", "This card cannot be destroyed.")
    me.has(hand=["Doom"], field=["Rock"]).will("fire").put("standby", "Vigil", face_down=True)
    me.plays("Doom").lets_resolve()
    me.is_asked("602.1c")
    assert me.zone("standby") == ["Vigil"]


@pytest.mark.rule("708.2", "910.1")
def test_a_vigil_does_not_hear_a_destruction_that_was_replaced(scene, me, foe):
    """708.2, 910.1: what was replaced never happened."""
    chant(scene, "Vigil", VIGIL)
    chant(scene, "Doom", DOOM)
    scene.card("Phoenix", "If this card would be destroyed, return it to its owner's hand instead.")
    me.has(hand=["Doom"], field=["Phoenix"]).will("fire").put("standby", "Vigil", face_down=True)
    me.plays("Doom").lets_resolve()
    me.is_asked("602.1c")
    assert me.zone("hand") == ["Phoenix"] and me.zone("standby") == ["Vigil"]


@pytest.mark.rule("708.3", "1012.1")
def test_a_revealed_card_may_be_cancelled(scene, me, foe):
    """708.3, 1012.1: it is played as a spell, goes to the graveyard, and gives nothing."""
    chant(scene, "Vigil", VIGIL)
    chant(scene, "Doom", DOOM)
    quick(scene, "Denial", "Cancel target spell.")
    me.has(hand=["Doom"], field=["Resonator 1"]).will("fire").put("standby", "Vigil", face_down=True)
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Doom")
    foe.passes()
    me.picks("yes", rule="708.2")
    foe.plays("Denial").lets_resolve()
    assert me.life == 4000 and "Vigil" in me.zone("graveyard")


@pytest.mark.rule("706.3", "708.5")
def test_a_resonator_in_standby_is_never_played_from_there(scene, me, foe):
    """706.3, 708.5: only cards with Trigger or Stealth are, however long it has lain there."""
    me.will("fire").put("standby", "Resonator 1", face_down=True)
    assert not me.offered("play", "Resonator 1")


@pytest.mark.rule("906.9a", "603.2")
def test_a_state_sets_an_ability_off_once_while_it_waits(scene, me, foe):
    """906.9a, 603.2: as long as it is in the chase it is not set off again, and after it resolves it is."""
    chant(scene, "Vigil", "[Trigger] If you control a resonator ⇒ You gain 100 life.")
    me.has(field=["Resonator 1"]).put("standby", "Vigil", face_down=True)
    me.picks("yes", rule="708.2")
    me.lets_resolve()
    assert me.life == 4000 + 100 and me.zone("graveyard") == ["Vigil"]
