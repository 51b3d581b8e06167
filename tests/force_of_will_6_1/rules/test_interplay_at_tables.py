"""Two rules meet, as they do at tables: what ends a turn, cards that change hands, sides and moments that cross."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.zones import counters_on

from .interplay import chant, quick, regalia, to_my_next_turn

LURE = "Gain control of target resonator until end of turn."
BLINK = "Remove target resonator from the game, then put it into its owner's field."
GOLEM = ("Target magic stone becomes a [1000/1000] resonator with [Swiftness] until end of turn. "
         "It's still a magic stone.")  # fmt: skip
ONCE = "{0}: You gain 100 life. Play this ability only once per turn."


def to_the_next_turn(scene):
    turn = scene.game.facts["turn"]
    while scene.game.facts["turn"] == turn:
        scene.players[scene.game.question.seat].passes()


def until_asked(player):
    """The other player passes until this one may act."""
    while not player.asked:
        player.other.passes()
    return player


# --- what ends with a turn ----------------------------------------------------------------------------------


@pytest.mark.rule("505.5e", "1406.4a")
def test_an_addition_falls_off_what_is_a_resonator_no_longer_as_the_turn_ends(scene, me, foe):
    """505.5e, 1406.4a: the doll is a regalia again in the final step, and what hears of the addition is played then."""
    becomes = "This card becomes a [1000/1000] Machine resonator until end of turn. It's still a regalia."
    scene.card("Doll", f"{{1}}: {becomes}", type="Regalia")
    scene.card("Chain", "Added resonator gains [+100/+100].\n"
                        "When this card is put into a graveyard from a field ⇒ You gain 100 life.",
               type="Addition:Resonator")  # fmt: skip
    me.has(hand=["Chain"], field=["Doll"]).will("fire", "fire")
    me.uses("Doll", 2).lets_resolve()
    me.plays("Chain").lets_resolve()
    assert me.atk("Doll") == 1000 + 100 and me.life == 4000
    to_the_next_turn(scene)
    assert me.zone("graveyard") == ["Chain"] and me.zone("field") == ["Doll"] and me.life == 4000 + 100


@pytest.mark.rule("505.5d", "505.5e")
def test_what_a_discard_down_to_the_hand_size_gives_ends_in_the_same_final_step(scene, me, foe):
    """505.5d, 505.5e: +300 until end of turn is made after such effects ended, and the step is done once more."""
    scene.card("Mourner", "Whenever you discard a card ⇒ This card gains [+300/+300] until end of turn.")
    me.has(field=["Mourner"], hand=["Resonator 1", "Resonator 2", "Resonator 3", "Resonator 4", "Resonator 5", "Chant",
                                    "Regalia", "Fire Stone"])  # fmt: skip
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.until(about="discarded").picks("Chant")
    assert me.chase == ["Mourner"]
    foe.passes()
    to_my_turn = scene.game.facts["turn"]
    while scene.game.facts["turn"] == to_my_turn:
        scene.players[scene.game.question.seat].passes()
    assert me.atk("Mourner") == 500 and me.count("hand") == 7


# --- a stone that fights ------------------------------------------------------------------------------------


@pytest.mark.rule("314.5c", "803.5a")
@pytest.mark.parametrize("where", ["to its owner's hand", "on top of its owner's main deck"])
def test_a_stone_that_attacks_and_is_returned_goes_to_the_stone_deck(scene, me, foe, where):
    """314.5c, 314.5b, 803.5a: it is a resonator too, and no attacker any more."""
    chant(scene, "Golem", GOLEM)
    quick(scene, "Recall", f"Return target resonator {where}.")
    me.has(hand=["Golem"]).stones("water").will("fire")
    foe.has(hand=["Recall"]).will("fire")
    me.plays("Golem").lets_resolve()
    me.attacks("Water Stone")
    until_asked(foe).plays("Recall").lets_resolve()
    assert me.zone("stone deck")[-1] == "Water Stone" and me.zone("hand") == []
    me.battle_ends()
    assert foe.life == 4000


# --- damage that goes elsewhere -----------------------------------------------------------------------------


@pytest.mark.rule("910.2a", "910.3")
def test_damage_is_sent_on_once_by_each(scene, me, foe):
    """910.2a, 910.3: from the player to Page, and from Page to Squire, who has no one to send it to."""
    chant(scene, "Bolt", "This card deals 500 damage to your opponent.")
    scene.card("Page", "If damage would be dealt to you, it's dealt to this card instead.", DEF=2000)
    scene.card("Squire", 'If damage would be dealt to "Page" you control, it\'s dealt to this card instead.', DEF=2000)
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Page", "Squire"])
    me.plays("Bolt").lets_resolve()
    assert foe.life == 4000 and (foe.damage("Page"), foe.damage("Squire")) == (0, 500)


@pytest.mark.rule("910.2a", "1018.1a")
def test_a_shield_of_the_player_is_nothing_to_damage_that_was_sent_on(scene, me, foe):
    """910.2a, 1018.1a: what prevents comes last; by then it is Page who would be dealt the 500."""
    chant(scene, "Bolt", "This card deals 500 damage to your opponent.")
    scene.card("Page", "If damage would be dealt to you, it's dealt to this card instead.", DEF=2000)
    regalia(scene, "Veil", "Prevent all damage that would be dealt to you.")
    quick(scene, "Ward", "Prevent the next 300 damage that would be dealt to target resonator this turn.")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(hand=["Ward"], field=["Page", "Veil"]).will("fire")
    me.plays("Bolt")
    foe.plays("Ward").lets_resolve()
    assert foe.life == 4000 and foe.damage("Page") == 500 - 300


@pytest.mark.rule("1105.2", "910.1")
def test_explode_takes_whoever_was_dealt_the_battle_damage(scene, me, foe):
    """1105.2, 910.1: the player was attacked, and Page was dealt the damage."""
    scene.card("Page", "If damage would be dealt to you, it's dealt to this card instead.", DEF=2000)
    scene.card("Spark", "[Explode]", ATK=300, DEF=2000)
    me.has(field=["Spark"])
    foe.has(field=["Page"])
    me.attacks("Spark")
    foe.declines()
    me.battle_ends()
    assert foe.life == 4000 and foe.zone("graveyard") == ["Page"] and me.zone("graveyard") == ["Spark"]


@pytest.mark.rule("910.2a", "1018.1b")
@pytest.mark.parametrize(("amount", "left"), [(200, 0), (300, 600)])
def test_small_damage_is_told_after_it_was_doubled(scene, me, foe, amount, left):
    """910.2a, 1018.1b: twice 200 are 400 and prevented, twice 300 are more."""
    scene.card("Gunner", f"{{1}}: This card deals {amount} damage to your opponent.")
    regalia(scene, "Twice", "If a resonator you control would deal damage, it deals double that much instead.")
    regalia(scene, "Shell", "If 400 or less damage would be dealt to you, prevent it.")
    me.has(field=["Gunner", "Twice"]).will("fire")
    foe.has(field=["Shell"])
    me.uses("Gunner", 2).lets_resolve()
    assert foe.life == 4000 - left


@pytest.mark.rule("1018.1a", "910.3")
def test_damage_that_one_shield_makes_small_meets_the_other(scene, me, foe):
    """1018.1a, 910.3: 600 are too many for Shell; 400 are left by Veil, and none of them by Shell."""
    chant(scene, "Bolt", "This card deals 600 damage to your opponent.")
    regalia(scene, "Shell", "If 400 or less damage would be dealt to you, prevent it.")
    regalia(scene, "Veil", "If damage would be dealt to you, prevent 200 of it.")
    me.has(hand=["Bolt"]).will("fire")
    foe.has(field=["Shell", "Veil"])
    me.plays("Bolt").lets_resolve()
    assert foe.life == 4000


@pytest.mark.rule("1102.2a", "1010.3")
def test_a_blocker_with_more_damage_than_def_may_be_assigned_nothing(scene, me, foe):
    """1102.2a, 1010.3: its capacity is 300 - 500, so all 300 may go through to the player."""
    scene.card("Spear", "[Pierce]", ATK=300, DEF=900)
    scene.card("Rock", "This card cannot be destroyed.", ATK=100, DEF=300)
    chant(scene, "Bolt", "This card deals 500 damage to target resonator.")
    me.has(field=["Spear"], hand=["Bolt"]).will("fire")
    foe.has(field=["Rock"])
    me.plays("Bolt", "Rock").lets_resolve()
    me.attacks("Spear")
    foe.blocks("Rock")
    me.until(about="held")
    me.is_asked(about="held", exactly=[0, 100, 200, 300])
    me.picks(0).battle_ends()
    assert foe.life == 4000 - 300 and foe.damage("Rock") == 500


# --- cards that change hands --------------------------------------------------------------------------------


@pytest.mark.rule("307.6", "909.8")
def test_who_holds_a_card_by_another_keeps_it_while_that_one_is_stolen(scene, me, foe):
    """307.6, 909.8: a stolen Puppeteer is in a field as ever; destroyed it is not."""
    text = "Gain control of target resonator your opponent controls as long as this card is in a field."
    scene.card("Puppeteer", f"When this card enters your field ⇒ {text}")
    quick(scene, "Lure", LURE)
    quick(scene, "Doom", "Destroy target resonator.")
    me.has(hand=["Puppeteer"]).will("fire")
    foe.has(hand=["Lure", "Doom"], field=["Resonator 1"]).will("fire", "fire")
    me.plays("Puppeteer").lets_resolve()
    until_asked(foe).plays("Lure", "Puppeteer").lets_resolve()
    assert me.zone("field") == ["Resonator 1"] and foe.zone("field") == ["Puppeteer"]
    until_asked(foe).plays("Doom", "Puppeteer").lets_resolve()
    assert foe.zone("field") == ["Resonator 1"] and me.zone("graveyard") == ["Puppeteer"]


@pytest.mark.rule("806.2b", "307.6")
def test_an_attacked_card_that_is_stolen_is_attacked_yet(scene, me, foe):
    """806.2b, 307.6: it was chosen as the attacked object and is the same card, so both deal their damage."""
    quick(scene, "Lure", LURE)
    me.has(field=["Resonator 2"], hand=["Lure"]).will("fire")
    foe.put("field", "Resonator 5", rested=True)
    me.attacks("Resonator 2", "Resonator 5")
    until_asked(me).plays("Lure", "Resonator 5").lets_resolve()
    me.battle_ends()
    assert me.zone("field") == ["Resonator 5"] and me.damage("Resonator 5") == 400


@pytest.mark.rule("903.3a", "1120.2")
@pytest.mark.parametrize("warded", [True, False])
def test_a_spell_of_the_former_controller_meets_the_barrier_of_the_thief(scene, me, foe, warded):
    """903.3a, 1120.2: it was mine as I chose it; now my spell is an opponent's, and only the card is drawn."""
    quick(scene, "Lure", LURE + (" It gains [Barrier] until end of turn." if warded else ""))
    chant(scene, "Honour", "Target resonator gains [+100/+100] until end of turn. Draw a card.")
    me.has(hand=["Honour"], field=["Resonator 1"]).will("fire")
    foe.has(hand=["Lure"]).will("fire")
    me.plays("Honour")
    foe.plays("Lure").lets_resolve()
    assert foe.atk("Resonator 1") == 200 + (0 if warded else 100) and me.count("hand") == 1


@pytest.mark.rule("1117.2a", "302.3")
def test_a_card_that_was_stolen_meanwhile_shifts(scene, me, foe):
    """1117.2a, 302.3: the ability waits in the chase, and the card is the same: it shifts for the thief."""
    back = {"name": "Hen", "type": "Resonator (Shift)", "attribute": "fire", "race": "Bird", "cost": "{4}",
            "ATK": 800, "DEF": 800, "text": "[Flying]"}  # fmt: skip
    scene.card("Egg", "[Shift] {1}", race="Bird", back=back, ATK=200, DEF=200)
    quick(scene, "Lure", LURE)
    me.has(field=["Egg"]).will("fire")
    foe.has(hand=["Lure"]).will("fire")
    me.picks(next(act for act in me.options() if act[:2] == ("use", "Egg"))).pays()
    foe.plays("Lure").lets_resolve()
    assert foe.zone("field") == ["Hen"] and "flying" in foe.value("Hen", "keywords")


@pytest.mark.rule("1011.2", "906.8")
@pytest.mark.parametrize("stolen", [True, False])
def test_who_lost_a_card_does_not_banish_it_as_the_turn_ends(scene, me, foe, stolen):
    """1011.2, 906.8: the delayed ability is mine, and the card is not any more."""
    chant(scene, "Raise", "Put target resonator from your graveyard into your field. At the end of turn, banish it.")
    quick(scene, "Steal", "Gain control of target resonator.")
    me.has(hand=["Raise"], graveyard=["Resonator 1"]).will("fire")
    foe.has(hand=["Steal"]).will("fire")
    me.plays("Raise").lets_resolve()
    if stolen:
        until_asked(foe).plays("Steal").lets_resolve()
    to_the_next_turn(scene)
    assert foe.zone("field") == (["Resonator 1"] if stolen else [])
    assert ("Resonator 1" in me.zone("graveyard")) is not stolen


@pytest.mark.rule("707.1", "307.6")
@pytest.mark.parametrize("used", [True, False])
def test_an_ability_that_was_used_this_turn_is_used_up_for_a_thief_too(scene, me, foe, used):
    """707.1, 307.6: once per turn is said of the card, which is the same in another field."""
    scene.card("Tap", ONCE)
    quick(scene, "Lure", LURE)
    me.has(field=["Tap"])
    foe.has(hand=["Lure", "Quick Chant"]).will("fire", "fire")
    if used:
        me.uses("Tap", 2)
    until_asked(foe).plays("Lure").lets_resolve()
    assert until_asked(foe).offered("use", "Tap", "Tap/2") is not used


@pytest.mark.rule("313.2", "302.5")
def test_a_stolen_card_that_comes_back_comes_to_its_owner(scene, me, foe):
    """313.2, 302.5: what held it for me is about another object by then."""
    chant(scene, "Lure", LURE)
    quick(scene, "Blink", BLINK)
    me.has(hand=["Lure", "Blink"]).will("fire", "fire")
    foe.has(field=["Resonator 1"])
    me.plays("Lure").lets_resolve()
    me.plays("Blink").lets_resolve()
    assert foe.zone("field") == ["Resonator 1"] and me.zone("field") == []


# --- rulers and sides ---------------------------------------------------------------------------------------


@pytest.mark.rule("302.3", "1108.2")
def test_a_j_ruler_that_is_back_the_same_turn_is_damaged_and_stronger_yet(scene, me, foe):
    """302.3, 1108.2: destroyed and judged again it is the same card, with its damage and what lasts this turn."""
    chant(scene, "Honour", "Target J-ruler gains [+500/+500] until end of turn.")
    chant(scene, "Bless", "Target J-ruler gains [Imperishable] until end of turn.")
    chant(scene, "Bolt", "This card deals 900 damage to target J-ruler.")
    chant(scene, "Doom", "Destroy target J-ruler.")
    me.as_j_ruler()
    me.has(hand=["Honour", "Bless", "Bolt", "Doom"]).will("fire", "fire", "fire", "fire", "fire")
    for name in ("Honour", "Bless", "Bolt", "Doom"):
        me.plays(name).lets_resolve()
    me.uses("Ruler", 1).lets_resolve()
    assert me.atk("J-Ruler") == 1000 + 500 and me.damage("J-Ruler") == 900


@pytest.mark.rule("1108.2", "1010.1a")
def test_who_gave_imperishable_may_be_destroyed_with_the_j_ruler(scene, me, foe):
    """1108.2, 1010.1a: both are destroyed at one moment, and the J-ruler had it then."""
    scene.card("Saint", "J-rulers you control gain [Imperishable].")
    chant(scene, "Sweep", "Destroy all J/resonators.")
    me.as_j_ruler()
    me.has(field=["Saint"], hand=["Sweep"]).will("fire")
    me.plays("Sweep").lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.counters("Ruler", "astral") == 0


@pytest.mark.rule("1302.4", "1017.1")
def test_a_token_copy_of_a_future_side_is_that_side_and_no_other(scene, me, foe):
    """1302.4, 1017.1: 800/800 without what its original gained, and nothing to shift with."""
    back = {"name": "Hen", "type": "Resonator (Shift)", "attribute": "fire", "race": "Bird", "cost": "{4}",
            "ATK": 800, "DEF": 800}  # fmt: skip
    scene.card("Egg", "[Shift] {1}\n[Mana] 2", race="Bird", back=back, ATK=200, DEF=200)
    chant(scene, "Honour", "Put a [+100/+100] counter on target resonator.")
    chant(scene, "Double", "Put a token copy of target resonator into your field.")
    me.has(field=["Egg"], hand=["Honour", "Double"]).will("fire", "fire", "fire")
    me.picks(next(act for act in me.options() if act[:2] == ("use", "Egg"))).pays().lets_resolve()
    me.plays("Honour").lets_resolve()
    me.plays("Double").lets_resolve()
    original, copy = scene.game.in_zone(0, "field")
    assert me.zone("field") == ["Hen", "Hen"]
    assert (scene.game.value(original, "atk"), scene.game.value(copy, "atk")) == (800 + 100, 800)
    assert counters_on(scene.game, copy) == {}


# --- layers and moments -------------------------------------------------------------------------------------


@pytest.mark.rule("909.3a", "909.3b")
def test_a_number_that_another_effect_changes_is_looked_at_after_it(scene, me, foe):
    """909.3a: with +300 it has 700 and not 500 or less, though Aid is older; 909.3b: of two such the older is first."""
    regalia(scene, "Aid", "Resonators you control with ATK 500 or less gain [+200/+0].")
    regalia(scene, "Help", "Resonators you control with ATK 500 or less gain [+300/+0].")
    chant(scene, "Rage", "Target resonator gains [+300/+0] until end of turn.")
    me.has(field=["Help", "Aid", "Resonator 2"], hand=["Rage"]).will("fire")
    assert me.atk("Resonator 2") == 400 + 300
    me.plays("Rage").lets_resolve()
    assert me.atk("Resonator 2") == 400 + 300


@pytest.mark.rule("911.1", "906.7b")
def test_a_dead_hero_had_what_a_banner_that_died_with_it_gave(scene, me, foe):
    """911.1, 906.7b: 500 + 200 as it was last in the field, where the banner was as well."""
    scene.card("Banner", "Other resonators you control gain [+200/+200].", ATK=100, DEF=300)
    dies = "When this card is put into a graveyard from your field"
    scene.card("Hero", f"{dies} ⇒ This card deals damage equal to its ATK to your opponent.")
    chant(scene, "Sweep", "Destroy all resonators.")
    me.has(field=["Banner", "Hero"], hand=["Sweep"]).will("fire")
    me.plays("Sweep").picks("Banner", about="first").lets_resolve()
    assert foe.life == 4000 - (500 + 200)


@pytest.mark.rule("909.5", "906.7b")
def test_a_card_that_comes_into_silence_hears_nothing_of_its_coming(scene, me, foe):
    """909.5, 906.7b: it has no abilities as it enters the field; its Quickcast worked in the hand."""
    chant(scene, "Hush", "Resonators your opponent controls lose all abilities until end of turn.")
    scene.card("Ambush", "[Quickcast]\n[Flying]\nWhen this card enters your field ⇒ You gain 500 life.")
    me.has(hand=["Hush"]).will("fire")
    foe.has(hand=["Ambush"]).will("fire")
    me.plays("Hush").lets_resolve()
    until_asked(foe).plays("Ambush").lets_resolve()
    assert foe.zone("field") == ["Ambush"] and foe.life == 4000 and foe.value("Ambush", "keywords") == ()


@pytest.mark.rule("302.3", "1115.2")
def test_a_target_in_the_graveyard_that_is_played_from_there_is_gone(scene, me, foe):
    """302.3, 1115.2: the Remnant chant is played in response; nothing of it is there to be put into the hand."""
    chant(scene, "Dig", "Put target chant from your graveyard into your hand. You gain 100 life.")
    quick(scene, "Moan", "[Remnant]\nYou gain 1000 life.")
    me.has(hand=["Dig"], graveyard=["Moan"]).will("fire", "fire")
    me.plays("Dig").plays("Moan").lets_resolve()
    assert me.life == 4000 + 1000 + 100 and me.zone("removed") == ["Moan"] and me.zone("hand") == []


@pytest.mark.rule("906.8b", "302.3")
def test_what_was_to_be_destroyed_later_is_another_card_by_then(scene, me, foe):
    """906.8b, 302.3: it left and came back, so neither the +500 nor the destruction is about it."""
    chant(scene, "Rage", "Target resonator gains [+500/+0] until end of turn. At the end of turn, destroy it.")
    quick(scene, "Blink", BLINK)
    me.has(hand=["Rage", "Blink"], field=["Resonator 2"]).will("fire", "fire")
    me.plays("Rage").lets_resolve()
    me.plays("Blink").lets_resolve()
    assert me.atk("Resonator 2") == 400
    to_my_next_turn(scene)
    assert me.zone("field") == ["Resonator 2"]
