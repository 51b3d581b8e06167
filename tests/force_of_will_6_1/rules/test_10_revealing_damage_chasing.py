"""Sections 1005 to 1008: revealing, summoning, damage, chasing."""

from __future__ import annotations

from random import Random

import pytest

from playmat.kernel.run.atoms import show
from playmat.play.twins import same_for

ALL = 0b11
"""Both players, as the mask of those to whom a card is shown."""


def chant(scene, name, text, **more):
    return scene.card(name, text, type="Chant", **{"cost": "{R}", **more})


def bolt(scene, name="Bolt", amount=400, to="target resonator", **more):
    """A chant for one fire that deals damage."""
    return chant(scene, name, f"This card deals {amount} damage to {to}.", **more)


def damage_events(scene):
    return [e for e in scene.game.log if e[0] == "damage"]


# --- 1005 revealing ---------------------------------------------------------------------------------------


@pytest.mark.rule("1005.1")
def test_a_revealed_card_is_seen_by_both_until_the_effect_ends(scene, me, foe):
    """1005.1: while the effect goes on both see the top of my deck, afterwards neither does."""
    chant(scene, "Glimpse", "Reveal the top card of your deck. You may draw a card.")
    me.deck_top("Regalia").has(hand=["Glimpse"]).will("fire")
    top = me.card("Regalia", "deck")
    assert not me.sees(top) and not foe.sees(top)
    me.plays("Glimpse")
    assert me.sees(top) and foe.sees(top)
    me.passes()
    assert me.zone("deck")[-1] == "Regalia"
    assert not me.sees(top) and not foe.sees(top)


@pytest.mark.rule("1005.1")
def test_a_revealed_card_that_moves_is_not_shown_any_more(scene, me, foe):
    """1005.1: it has gone to my hand, and though the effect goes on my opponent does not see it there."""
    chant(scene, "Find", "Reveal the top card of your deck and put it into your hand. You may gain 100 life.")
    me.deck_top("Regalia").has(hand=["Find"]).will("fire")
    me.plays("Find")
    card = me.card("Regalia", "hand")
    assert scene.events("show") and me.sees(card) and not foe.sees(card)
    me.passes()


@pytest.mark.rule("1005.2")
def test_a_card_that_is_revealed_already_cannot_be_revealed_for_a_cost(scene, me, foe):
    """1005.2: my only card is kept revealed, so the cost cannot be paid."""
    scene.card("Herald", "Reveal a card in your hand: Draw a card.")
    me.has(field=["Herald"], hand=["Regalia"])
    show(scene.game, [me.card("Regalia")], ALL)
    me.is_asked("602.1c")
    assert not me.offered("use", "Herald", "Herald/2")


@pytest.mark.rule("1005.2")
def test_of_two_cards_the_one_that_is_not_revealed_pays_the_cost(scene, me, foe):
    """1005.2: beside the revealed one there is another, which alone may be shown."""
    scene.card("Herald", "Reveal a card in your hand: Draw a card.")
    me.has(field=["Herald"], hand=["Regalia", "Resonator 5"])
    show(scene.game, [me.card("Regalia")], ALL)
    me.uses("Herald", 2)
    shown = [scene.game.match.cards[e[4]].name for e in scene.events("show")]
    assert shown == ["Regalia", "Resonator 5"]


SHOW_OR_SEARCH = (
    "At the beginning of your main phase ⇒ You may reveal your hand. If you have no Regalia in your hand, search your "
    "main deck for a Regalia, reveal it and put it into your hand. Then shuffle your main deck."
)


def the_lamp(scene, me, *hand):
    scene.card("Lamp", SHOW_OR_SEARCH, type="Addition:Field")
    me.has(field=["Lamp"], hand=[*hand]).put("deck", "Regalia")
    me.is_asked("903.3b", exactly=["yes", "no"])


@pytest.mark.rule("1005.1")
def test_a_hand_that_was_not_revealed_is_not_asked(scene, me, foe):
    """1005.1: there is none in it, but nobody else sees that, and nothing is searched."""
    the_lamp(scene, me, "Quick Chant", "Resonator 5")
    me.passes()
    assert me.count("hand") == 2
    assert list(same_for(scene.game, 1, Random(1))) == []


@pytest.mark.rule("1005.1")
def test_a_hand_that_was_revealed_is_asked(scene, me, foe):
    """1005.1: both see that there is none, and one is searched for."""
    the_lamp(scene, me, "Quick Chant", "Resonator 5")
    me.picks("yes", "Regalia")
    assert sorted(me.zone("hand")) == ["Quick Chant", "Regalia", "Resonator 5"]


@pytest.mark.rule("1005.1")
def test_a_hand_without_cards_is_seen_by_both_as_it_is(scene, me, foe):
    """302.2a: how many cards there are everybody sees, and of no cards all."""
    the_lamp(scene, me)
    me.picks("no", "Regalia")
    assert me.zone("hand") == ["Regalia"]


# --- 1006 summoning ---------------------------------------------------------------------------------------


def call_back(scene):
    return chant(scene, "Call Back", "Choose a resonator in your graveyard. Summon it.")


@pytest.mark.rule("1006.1")
def test_a_summoned_card_is_a_spell_in_the_chase(scene, me, foe):
    """1006.1: out of the graveyard into the chase, for no cost, and into the field only as it resolves."""
    call_back(scene)
    me.has(hand=["Call Back"], graveyard=["Resonator 4"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Call Back")
    foe.passes()
    assert me.chase == ["Resonator 4"] and me.zone("field") == [] and me.pool == []
    foe.is_asked("602.1c")
    me.lets_resolve()
    assert me.zone("field") == ["Resonator 4"]


@pytest.mark.rule("1006.1")
def test_a_summoned_card_can_be_cancelled(scene, me, foe):
    """1006.1: it is a spell, so what cancels spells cancels it."""
    call_back(scene)
    chant(scene, "Denial", "[Quickcast]\nCancel target summon spell.")
    me.has(hand=["Call Back"], graveyard=["Resonator 4"]).will("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Call Back")
    foe.plays("Denial")
    me.lets_resolve()
    assert me.zone("field") == [] and "Resonator 4" in me.zone("graveyard")


@pytest.mark.rule("1006.1")
def test_a_summoned_card_is_not_played(scene, me, foe):
    """1006.1: it is put into the chase, so nothing that waits for a card to be played hears of it."""
    call_back(scene)
    scene.card("Scribe", "Whenever you play a resonator ⇒ You gain 100 life.")
    me.has(field=["Scribe"], hand=["Call Back", "Resonator 1"], graveyard=["Resonator 4"]).will("fire", "fire")
    me.plays("Call Back").lets_resolve()
    assert "Resonator 4" in me.zone("field") and me.life == 4000
    me.plays("Resonator 1").lets_resolve()
    assert me.life == 4000 + 100


GREETER = "When you summon a resonator ⇒ You gain 100 life."


@pytest.mark.rule("1006.2")
def test_a_played_resonator_that_resolves_is_summoned(scene, me, foe):
    """1006.2: it came into the field from the chase by its own resolution."""
    me.has(field=[scene.card("Greeter", GREETER)], hand=["Resonator 1"]).will("fire")
    me.plays("Resonator 1").lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1006.2")
def test_a_card_put_into_the_field_and_a_token_are_not_summoned(scene, me, foe):
    """1006.2: one comes straight from the graveyard, one is a token; neither resolved."""
    chant(scene, "Raise", "Choose a resonator in your graveyard and put it into your field.")
    chant(scene, "Breed", "Put a [400/400] fire Beast resonator token into your field.")
    me.has(field=[scene.card("Greeter", GREETER)], graveyard=["Resonator 4"], hand=["Raise", "Breed"])
    me.will("fire", "fire")
    me.plays("Raise").lets_resolve()
    me.plays("Breed").lets_resolve()
    assert sorted(me.zone("field")) == ["Beast", "Greeter", "Resonator 4"] and me.life == 4000


@pytest.mark.rule("1006.2")
def test_a_cancelled_resonator_is_not_summoned(scene, me, foe):
    """1006.2: it never came into a field."""
    chant(scene, "Denial", "[Quickcast]\nCancel target spell.")
    me.has(field=[scene.card("Greeter", GREETER)], hand=["Resonator 1"]).will("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Resonator 1")
    foe.plays("Denial")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 1"] and me.life == 4000


# --- 1007 damage ------------------------------------------------------------------------------------------


@pytest.mark.rule("1007.1")
def test_damage_on_a_resonator_adds_up(scene, me, foe):
    """1007.1: 400 and 500 are 900, which 1000 DEF stands; 100 more is as much as its DEF."""
    for name, amount in (("First", 400), ("Second", 500), ("Third", 100)):
        bolt(scene, name, amount)
    foe.has(field=["Resonator 5"])
    me.has(hand=["First", "Second", "Third"]).will("fire", "fire", "fire")
    me.plays("First").lets_resolve()
    assert foe.damage("Resonator 5") == 400
    me.plays("Second").lets_resolve()
    assert foe.damage("Resonator 5") == 400 + 500 and foe.zone("field") == ["Resonator 5"]
    me.plays("Third").lets_resolve()
    assert foe.zone("field") == [] and foe.zone("graveyard") == ["Resonator 5"]


@pytest.mark.rule("1007.2")
def test_damage_lowers_the_life_of_a_player(scene, me, foe):
    """1007.2: 4000 less 700."""
    me.has(hand=[bolt(scene, amount=700, to="your opponent")]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert foe.life == 4000 - 700


@pytest.mark.rule("1007.2")
def test_life_falls_below_zero(scene, me, foe):
    """1007.2: 500 damage at 200 life leaves -300."""
    foe.with_life(200)
    me.has(hand=[bolt(scene, amount=500, to="your opponent")]).will("fire")
    me.plays("Bolt")
    assert foe.life == 200 - 500 and scene.winner is me


FELT = "Whenever this card is dealt damage ⇒ Draw a card."


@pytest.mark.rule("1007.3", "1018.1a")
def test_damage_is_dealt_in_one_lump(scene, me, foe):
    """1007.3, 1018.1a: 700 less the 300 prevented is one damage of 400, which is felt once."""
    scene.card("Felt", FELT, ATK=1000, DEF=1000)
    chant(scene, "Ward", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    foe.has(field=["Felt"])
    me.has(hand=["Ward", bolt(scene, amount=700)]).will("fire", "fire")
    me.plays("Ward").lets_resolve()
    with foe.changes(hand=1):
        me.plays("Bolt").lets_resolve()
    assert foe.damage("Felt") == 700 - 300 and len(damage_events(scene)) == 1


PER_CARD = "This card deals 100 damage to target resonator for each card in your hand."


@pytest.mark.rule("1007.3a")
def test_damage_for_each_card_is_one_sum(scene, me, foe):
    """1007.3a: three cards in hand make one damage of 3 x 100."""
    scene.card("Felt", FELT, ATK=1000, DEF=1000)
    chant(scene, "Hail", PER_CARD)
    foe.has(field=["Felt"])
    me.has(hand=["Hail", "Resonator 5", "Regalia", "Chant"]).will("fire")
    with foe.changes(hand=1):
        me.plays("Hail").lets_resolve()
    assert foe.damage("Felt") == 3 * 100 and len(damage_events(scene)) == 1


@pytest.mark.rule("1007.3a")
def test_a_prevention_meets_the_sum_and_not_each_part(scene, me, foe):
    """1007.3a: of 3 x 100, a prevention of 100 leaves 200."""
    scene.card("Tough", "If damage would be dealt to this card, prevent 100 of it.", ATK=1000, DEF=1000)
    chant(scene, "Hail", PER_CARD)
    foe.has(field=["Tough"])
    me.has(hand=["Hail", "Resonator 5", "Regalia", "Chant"]).will("fire")
    me.plays("Hail").lets_resolve()
    assert foe.damage("Tough") == 3 * 100 - 100


@pytest.mark.rule("1007.3a")
def test_a_sum_of_nothing_is_no_damage(scene, me, foe):
    """1007.3a: with an empty hand 0 x 100 is dealt to nobody, and nothing is felt."""
    scene.card("Felt", FELT)
    chant(scene, "Hail", PER_CARD)
    foe.has(field=["Felt"])
    me.has(hand=["Hail"]).will("fire")
    with foe.changes(hand=0):
        me.plays("Hail").lets_resolve()
    assert foe.damage("Felt") == 0 and damage_events(scene) == []


STRIKER = "Whenever this card deals damage ⇒ You gain 100 life."


@pytest.mark.rule("1007.4")
def test_a_card_without_def_receives_no_damage(scene, me, foe):
    """1007.4: 800 at a regalia is dealt to nothing, so "deals damage" does not happen."""
    scene.card("Striker", f"{{Rest}}: This card deals 800 damage to target regalia.\n{STRIKER}")
    foe.has(field=["Regalia"])
    me.has(field=["Striker"])
    me.uses("Striker", 2).lets_resolve()
    assert foe.zone("field") == ["Regalia"] and foe.damage("Regalia") == 0
    assert damage_events(scene) == [] and me.life == 4000


@pytest.mark.rule("1007.4")
def test_a_j_ruler_without_def_receives_no_damage(scene, me, foe):
    """1007.4: it has neither ATK nor DEF, and 800 damage does not touch it."""
    back = {"name": "Shade", "type": "J-ruler", "attribute": "fire", "race": "Tester"}
    scene.card("Veil", type="Ruler", back=back)
    foe.as_j_ruler("Veil")
    me.has(hand=[bolt(scene, amount=800, to="target J-ruler")]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert foe.zone("field") == ["Shade"] and foe.damage("Shade") == 0 and damage_events(scene) == []


@pytest.mark.rule("1007.5")
def test_damage_to_several_is_dealt_once_for_each(scene, me, foe):
    """1007.5: 200 to three resonators and a player at the same time: 4 x 100 life."""
    storm = "{Rest}: This card deals 200 damage to each resonator your opponent controls and your opponent."
    scene.card("Storm", f"{storm}\n{STRIKER}")
    foe.has(field=["Resonator 2", "Resonator 3", "Resonator 4"])
    me.has(field=["Storm"])
    me.uses("Storm", 2).lets_resolve()
    assert [foe.damage(f"Resonator {i}") for i in (2, 3, 4)] == [200, 200, 200] and foe.life == 4000 - 200
    assert me.life == 4000 + 4 * 100


# --- 1008 chasing -----------------------------------------------------------------------------------------


def unchased(scene):
    return chant(scene, "Edict", "You gain 200 life. Players cannot chase to this card.")


@pytest.mark.rule("1008.2")
def test_nothing_is_played_while_a_card_that_cannot_be_chased_waits(scene, me, foe):
    """1008.2: Quickcast cards and activate abilities of both players are refused; will abilities still work."""
    unchased(scene)
    scene.card("Adept", "{1}: You gain 100 life.")
    me.has(hand=["Edict", "Quick Chant"], field=["Adept"]).will("fire").stones("wind", "wind")
    foe.has(hand=["Quick Chant"], field=["Adept"]).stones("water", "water")
    me.plays("Edict")
    me.is_asked("602.1c", exactly=[("use", "Wind Stone", "Wind Stone/1"), "pass"])
    me.passes()
    foe.is_asked("602.1c", exactly=[("use", "Water Stone", "Water Stone/1"), "pass"])
    foe.passes()
    assert me.life == 4000 + 200


@pytest.mark.rule("1008.2")
def test_both_may_chase_an_ordinary_chant(scene, me, foe):
    """1008.2: the ban is that of the card; without it the same plays are there."""
    chant(scene, "Blessing", "You gain 200 life.")
    scene.card("Adept", "{1}: You gain 100 life.")
    me.has(hand=["Blessing", "Quick Chant"], field=["Adept"]).will("fire").stones("wind", "wind")
    me.plays("Blessing")
    assert me.offered("play", "Quick Chant") and me.offered("use", "Adept", "Adept/2")


@pytest.mark.rule("1008.2")
def test_automatic_abilities_still_enter_the_chase(scene, me, foe):
    """1008.2: what the play of the card set off lies above it and resolves first."""
    unchased(scene)
    scene.card("Scribe", "Whenever your opponent plays a spell ⇒ Draw a card.")
    me.has(hand=["Edict"]).will("fire").stones("wind")
    foe.has(field=["Scribe"])
    me.plays("Edict")
    assert me.chase == ["Edict", "Scribe"]
    with foe.changes(hand=1):
        me.lets_resolve(1)
    assert me.chase == ["Edict"] and me.life == 4000
    me.lets_resolve()
    assert me.life == 4000 + 200


@pytest.mark.rule("1008.2")
def test_a_triggered_trigger_card_is_a_card_and_may_not_chase(scene, me, foe):
    """1008.2: a [Trigger] card whose condition has come is not offered to be revealed."""
    unchased(scene)
    chant(scene, "Blessing", "You gain 200 life.")
    chant(scene, "Ambush", "[Trigger] When your opponent plays a spell ⇒ Draw a card.", cost="{B}")
    me.has(hand=["Edict", "Blessing"]).will("fire", "fire")
    foe.put("standby", "Ambush", face_down=True)
    foe.will("darkness")
    me.plays("Edict").lets_resolve()
    assert foe.zone("standby") == ["Ambush"] and me.life == 4000 + 200
    me.plays("Blessing")
    foe.is_asked("708.2")
    foe.passes()
    me.lets_resolve()


@pytest.mark.rule("1008.1", "1008.2")
def test_what_cards_of_a_sort_may_not_chase_abilities_on_them_may(scene, me, foe):
    """1008.1, 1008.2: cards with total cost 2 or less are refused, not dearer ones, nor the ability of a cheap card."""
    scene.card("Warlord", "While this card is a summon spell, players cannot chase cards with total cost 2 or less.")
    scene.card("Adept", "{0}: You gain 100 life.")
    scene.card("Lightning", "[Quickcast]\nYou gain 300 life.", type="Chant", cost="{3}")
    me.has(hand=["Warlord"]).will("fire")
    foe.has(hand=["Quick Chant", "Lightning"], field=["Adept"]).stones()
    me.plays("Warlord")
    assert foe.why_not("play", "Quick Chant") == "1008.2"
    assert foe.offered("play", "Lightning") and foe.offered("use", "Adept", "Adept/2")
    foe.uses("Adept", 2)
    me.lets_resolve()
    assert foe.life == 4000 + 100 and me.zone("field") == ["Warlord"]


@pytest.mark.rule("1008.2")
def test_the_ban_ends_as_the_card_leaves_the_chase(scene, me, foe):
    """1008.2: it holds only as long as the card is there; then Quickcast cards are played again."""
    scene.card("Edict", "While this card is a summon spell, players cannot chase.", cost="{R}")
    me.has(hand=["Edict", "Quick Chant"]).will("fire", "fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Edict").lets_resolve()
    assert me.zone("field") == ["Edict"] and me.offered("play", "Quick Chant")


ENTERS = "When this card enters your field ⇒ You gain 500 life."


@pytest.mark.rule("1008.2", "312.3")
@pytest.mark.parametrize("sort", ["", " cards with total cost 2 or less"])
def test_a_ban_that_a_spell_lays_on_itself_is_not_laid_on_its_abilities(scene, me, foe, sort):
    """1008.2, 312.3: the automatic ability waits in the chase, and no summon spell; the Quickcast card is played."""
    scene.card("Edict", f"While this card is a summon spell, players cannot chase{sort}.\n{ENTERS}")
    me.has(hand=["Edict"]).will("fire")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.plays("Edict")
    assert me.zone("field") == ["Edict"] and me.chase == ["Edict"]
    foe.plays("Quick Chant").lets_resolve()
    assert me.life == 4000 + 500 and foe.count("hand") == 1


@pytest.mark.rule("1012.1", "104.4", "312.3")
@pytest.mark.parametrize("spell", [True, False])
def test_a_card_that_cannot_be_canceled_has_abilities_that_can(scene, me, foe, spell):
    """1012.1, 104.4: it says so of itself as a spell, not of the ability that waits in the chase."""
    scene.card("Mule", f"This card cannot be canceled.\n{ENTERS}")
    chant(scene, "No", "[Quickcast]\nCancel target spell or ability.")
    me.has(hand=["Mule"]).will("fire")
    foe.has(hand=["No"]).will("fire")
    me.plays("Mule")
    if not spell:
        foe.passes()
    foe.plays("No").lets_resolve()
    assert me.zone("field") == ["Mule"] and me.life == 4000 + (500 if spell else 0)
