"""Battles of The Auction of Hours: keywords of battle, who may attack and block, what an attack sets off."""

from __future__ import annotations

import pytest

FOE_LIFE = 4000


def blockers(player):
    """The cards I am offered to block with."""
    player.until("804.3")
    return [option[1] for option in player.options() if isinstance(option, tuple)]


# --- cards without text -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "cost", "atk", "defence"), [
    ("Rope Apprentice, Poll", ["light"], 400, 300),
    ("Bronze Doorward, Hask", ["light", "wind"], 600, 600),
    ("Steeple Ox", ["light", "wind", "fire"], 800, 900),
    ("Hayloft Bear", ["wind", "fire"], 600, 600),
    ("Drover of Slow Clouds", ["wind", "fire", "fire"], 800, 800),
    ("Lamplighter's Nephew", ["fire"], 400, 300),
    ("Foundry Hand, Brock", ["fire", "void"], 600, 600),
    ("Kiln Ram", ["fire", "void", "void"], 900, 700),
    ("Ferry Clerk", ["water"], 300, 400),
    ("Barge Crab", ["water", "fire"], 500, 700),
    ("Harbour Ox", ["water", "fire", "fire"], 700, 900),
    ("Lamp Thief", ["darkness"], 400, 300),
    ("Night Porter, Vasek", ["darkness", "fire"], 600, 600),
    ("Cellar Hulk", ["darkness", "fire", "fire"], 900, 800),
    ("Wind-Up Footman", ["fire", "water"], 500, 500),
    ("Escapement Golem", ["fire", "water", "wind"], 700, 700),
])  # fmt: skip
def test_a_resonator_without_text_is_what_its_numbers_say(scene, me, foe, name, cost, atk, defence):
    """cards without text: its cost is all the wills there are, and it stands there with its ATK and DEF."""
    me.has(hand=[name]).will(*cost)
    me.plays(name).lets_resolve()
    assert me.pool == [] and "Ruler" in me.zone("ruler area")
    assert (me.atk(name), me.defence(name)) == (atk, defence) and me.zone("field") == [name]


def test_a_will_of_the_wrong_attribute_does_not_pay(scene, me, foe):
    """cards without text: {B} wants darkness; a fire will is none."""
    me.has(hand=["Lamp Thief", "Lamplighter's Nephew"]).will("fire")
    assert me.offered("play", "Lamplighter's Nephew") and not me.offered("play", "Lamp Thief")


def test_a_card_that_came_this_turn_does_not_attack(scene, me, foe):
    """cards without text: the Crab was there before, the Clerk came this turn."""
    me.has(field=["Barge Crab", "Ferry Clerk"]).fresh("Ferry Clerk")
    me.battles()
    assert me.can_attack("Barge Crab") and not me.can_attack("Ferry Clerk")


# --- keywords of battle -----------------------------------------------------------------------------------


def test_pierce_sends_the_rest_past_the_blocker(scene, me, foe):
    """pierce (1102): 500 against a blocker of 300: 200 reach the player."""
    me.has(field=["Crucible Lancer"])
    foe.has(field=["Weathercock Scout"])
    me.attacks("Crucible Lancer")
    foe.blocks("Weathercock Scout")
    me.picks(300, rule="1102.2b").battle_ends()
    assert foe.life == FOE_LIFE - (500 - 300) and foe.zone("graveyard") == ["Weathercock Scout"]


def test_pierce_needs_more_than_the_blocker_can_take(scene, me, foe):
    """pierce (1102): 500 against a DEF of 700: nothing is left for the player, and nothing is asked."""
    me.has(field=["Crucible Lancer"])
    foe.has(field=["Barge Crab"])
    me.attacks("Crucible Lancer")
    foe.blocks("Barge Crab")
    me.battle_ends()
    assert foe.life == FOE_LIFE and foe.damage("Barge Crab") == 500 and me.zone("graveyard") == ["Crucible Lancer"]


@pytest.mark.parametrize(("name", "atk"), [
    ("Slag Giant", 1100), ("The Last Creditor", 1400), ("Sentinel, Fully Wound", 1000),
])  # fmt: skip
def test_large_bodies_pierce(scene, me, foe, name, atk):
    """pierce (1102): all but the 400 that a Clerk can take reach the player."""
    if name == "Sentinel, Fully Wound":
        # a future side is put up as a J-ruler side is
        me.as_j_ruler("Sentinel, Half Unwound")
    else:
        me.has(field=[name])
    foe.has(field=["Ferry Clerk"])
    me.attacks(name)
    foe.blocks("Ferry Clerk")
    me.picks(400, rule="1102.2b").battle_ends()
    assert foe.life == FOE_LIFE - (atk - 400)


@pytest.mark.parametrize(("name", "attacked"), [
    ("Automaton of the Saleroom", True), ("Psalm Duellist", True), ("Wind-Up Footman", False),
])  # fmt: skip
def test_precision_picks_out_a_recovered_resonator(scene, me, foe, name, attacked):
    """precision (1103): with it a recovered Ox may be attacked, without it only the player."""
    me.has(field=[name])
    foe.has(field=["Harbour Ox"])
    me.battles()
    assert me.can_attack(name) and me.can_attack(name, "Harbour Ox") == attacked


def test_a_precise_attack_is_fought_out(scene, me, foe):
    """precision (1103): 800/900 against a recovered 500/500."""
    me.has(field=["Automaton of the Saleroom"])
    foe.has(field=["Wind-Up Footman"])
    me.attacks("Automaton of the Saleroom", "Wind-Up Footman")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Wind-Up Footman"] and me.damage("Automaton of the Saleroom") == 500


def test_first_strike_hits_before_the_blocker(scene, me, foe):
    """first strike (1104): 500 destroys 500/500 before its 500 could reach a DEF of 400."""
    me.has(field=["Matins Lancer"])
    foe.has(field=["Wind-Up Footman"])
    me.attacks("Matins Lancer")
    foe.blocks("Wind-Up Footman")
    me.battle_ends()
    assert foe.zone("graveyard") == ["Wind-Up Footman"] and me.zone("field") == ["Matins Lancer"]
    assert me.damage("Matins Lancer") == 0


def test_first_strike_that_does_not_kill_is_answered(scene, me, foe):
    """first strike (1104): a blocker of 600 survives the 500 and destroys a DEF of 400."""
    me.has(field=["Matins Lancer"])
    foe.has(field=["Night Porter, Vasek"])
    me.attacks("Matins Lancer")
    foe.blocks("Night Porter, Vasek")
    me.battle_ends()
    assert me.zone("graveyard") == ["Matins Lancer"] and foe.damage("Night Porter, Vasek") == 500


@pytest.mark.parametrize("name", ["Wick Trimmer, Ede", "Powder Keg Golem"])
def test_explode_takes_the_other_along(scene, me, foe, name):
    """explode (1105): 200 to an Ox of 800/900 is enough, and both are destroyed."""
    me.has(field=["Steeple Ox"])
    foe.has(field=[name])
    me.attacks("Steeple Ox")
    foe.blocks(name)
    me.battle_ends()
    assert me.zone("graveyard") == ["Steeple Ox"] and foe.zone("graveyard") == [name]


def test_explode_does_nothing_to_a_player(scene, me, foe):
    """explode (1105): an unblocked Trimmer deals its 200 and stays."""
    me.has(field=["Wick Trimmer, Ede"])
    me.attacks("Wick Trimmer, Ede").battle_ends()
    assert foe.life == FOE_LIFE - 200 and me.zone("field") == ["Wick Trimmer, Ede"]


def test_only_fliers_block_a_flier(scene, me, foe):
    """flying (1106): the Moth may block the Swift, the Crab may not."""
    me.has(field=["Rafter Swift"])
    foe.has(field=["Dusk Moth", "Barge Crab"])
    me.attacks("Rafter Swift")
    assert blockers(foe) == ["Dusk Moth"]
    foe.declines()
    me.battle_ends()
    assert foe.life == FOE_LIFE - 200


@pytest.mark.parametrize(("name", "atk"), [
    ("Kestrel of the Escapement", 400), ("Pendulum Heron", 600), ("Spring-Loaded Flock", 500), ("Furnace Drake", 1200),
    ("Owl of the Small Print", 700), ("Moon Clerk", 600), ("Roc of the Great Pendulum", 1000),
])  # fmt: skip
def test_fliers_pass_over_a_crab(scene, me, foe, name, atk):
    """flying (1106): nobody is asked to block, and all of the ATK reaches the player."""
    me.has(field=[name])
    foe.has(field=["Barge Crab"])
    me.attacks(name).battle_ends()
    assert foe.life == FOE_LIFE - atk


def test_a_flier_may_be_blocked_by_nobody(scene, me, foe):
    """flying (1106): with a ground resonator alone no block is asked for."""
    me.has(field=["Dusk Moth"])
    foe.has(field=["Barge Crab"])
    me.attacks("Dusk Moth").battle_ends()
    assert foe.life == FOE_LIFE - 200


@pytest.mark.parametrize("name", ["Tailwind Courier", "Match Boy, Tick"])
def test_swift_cards_attack_as_they_come(scene, me, foe, name):
    """swiftness (1107): played this turn it may attack; a card without the word may not."""
    me.has(field=[name, "Barge Crab"]).fresh(name).fresh("Barge Crab")
    me.battles()
    assert me.can_attack(name) and not me.can_attack("Barge Crab")


def test_an_imperishable_j_ruler_is_judged_again(scene, me, foe):
    """imperishable (1108): destroyed, Nettie is a ruler without an astral counter."""
    me.as_j_ruler("Nettie Crape, Pawnbroker of Midnights")
    scene.card("Doom", "Destroy target J/resonator.", type="Chant")
    me.has(hand=["Doom"]).will("fire")
    me.plays("Doom").lets_resolve()
    assert me.zone("ruler area") == ["Nettie Crape, Pawnbroker of Midnights"]
    assert me.counters("Nettie Crape, Pawnbroker of Midnights", "astral") == 0


def test_a_perishable_j_ruler_is_not(scene, me, foe):
    """imperishable (1108): Tamsin has no such word and gets the counter; Nettie would not."""
    me.as_j_ruler("Tamsin Vey, Keeper of the First Bell")
    foe.as_j_ruler("Nettie Crape, Pawnbroker of Midnights")
    scene.card("Doom", "Destroy all J/resonators.", type="Chant")
    me.has(hand=["Doom"]).will("fire")
    me.plays("Doom").lets_resolve()
    assert me.counters("Tamsin Vey, Keeper of the First Bell", "astral") == 1
    assert foe.counters("Nettie Crape, Pawnbroker of Midnights", "astral") == 0


def test_bloodlust_leaves_no_choice(scene, me, foe):
    """bloodlust (1123): while the Hound can attack I may not end my turn; after its attack I may."""
    me.has(field=["Tinder Hound", "Barge Crab"])
    assert not me.offered("pass")
    me.picks(("battle",)).battle_ends()
    assert me.is_rested("Tinder Hound") and me.offered("pass") and foe.life == FOE_LIFE - 400


def test_bloodlust_of_a_card_that_cannot_attack_asks_nothing(scene, me, foe):
    """bloodlust (1123): a Hound that came this turn lets me pass."""
    me.has(field=["Tinder Hound"]).fresh("Tinder Hound")
    assert me.offered("pass")


# --- bars and leave ---------------------------------------------------------------------------------------


def test_the_sentinel_does_not_attack(scene, me, foe):
    """bars on attacking and blocking: it says so; the Crab beside it may."""
    me.has(field=["Sentinel, Half Unwound", "Barge Crab"])
    me.battles()
    assert me.can_attack("Barge Crab") and not me.can_attack("Sentinel, Half Unwound")


def test_the_sentinel_blocks(scene, me, foe):
    """bars on attacking and blocking: its bar is on attacking alone; 0 damage to the attacker, 400 to its 700."""
    scene.turn_of(foe)
    me.has(field=["Sentinel, Half Unwound"])
    foe.has(field=["Lamp Thief"])
    foe.attacks("Lamp Thief")
    me.blocks("Sentinel, Half Unwound").battle_ends()
    assert me.life == 4000 and me.damage("Sentinel, Half Unwound") == 400 and foe.damage("Lamp Thief") == 0


def test_the_powder_keg_attacks_resonators_only(scene, me, foe):
    """bars on attacking and blocking: of a rested Crab and the player the Golem may attack the Crab."""
    me.has(field=["Powder Keg Golem"])
    foe.put("field", "Barge Crab", rested=True)
    me.battles()
    assert me.can_attack("Powder Keg Golem", "Barge Crab") and not me.can_attack("Powder Keg Golem")


def test_small_cards_do_not_block_the_leviathan(scene, me, foe):
    """bars on attacking and blocking: total costs 1 and 2 are too low, 3 is not."""
    me.has(field=["Leviathan of Spring Tides"])
    foe.has(field=["Ferry Clerk", "Barge Crab", "Harbour Ox"])
    me.attacks("Leviathan of Spring Tides")
    assert blockers(foe) == ["Harbour Ox"]


def test_a_chained_resonator_neither_attacks_nor_blocks(scene, me, foe):
    """bars on attacking and blocking; resonator additions: the Chain on their Ox leaves the Crab to block."""
    me.has(field=["Rafter Swift", "Lamp Thief"], hand=["Anchor Chain"]).will("water", "water")
    foe.has(field=["Harbour Ox", "Barge Crab"])
    me.plays("Anchor Chain", "Harbour Ox").lets_resolve()
    me.attacks("Lamp Thief")
    assert blockers(foe) == ["Barge Crab"]
    foe.declines()
    me.battle_ends()
    me.passes()
    foe.battles()
    assert foe.can_attack("Barge Crab") and not foe.can_attack("Harbour Ox")


def test_the_gatekeeper_blocks_fliers_and_blocks_rested(scene, me, foe):
    """leave to block: rested and without wings the Keeper blocks a Moth that the Crab cannot reach."""
    me.has(field=["Dusk Moth"])
    foe.has(field=["Barge Crab"]).put("field", "Floodgate Keeper", rested=True)
    me.attacks("Dusk Moth")
    assert blockers(foe) == ["Floodgate Keeper"]
    foe.blocks("Floodgate Keeper")
    me.battle_ends()
    assert foe.life == FOE_LIFE and me.zone("graveyard") == ["Dusk Moth"]


def test_a_rested_card_without_leave_does_not_block(scene, me, foe):
    """leave to block: of a rested Crab and a rested Keeper only the Keeper may."""
    me.has(field=["Lamp Thief"])
    foe.put("field", "Barge Crab", rested=True)
    foe.put("field", "Floodgate Keeper", rested=True)
    me.attacks("Lamp Thief")
    assert blockers(foe) == ["Floodgate Keeper"]


def test_under_the_vane_everything_blocks_fliers(scene, me, foe):
    """leave to block; field additions: their Crab may block my Moth while their Vane stands, but my Crab not theirs."""
    me.has(field=["Dusk Moth", "Ferry Clerk"])
    foe.has(field=["Vane of Thirty-Two Winds", "Barge Crab", "Rafter Swift"])
    me.attacks("Dusk Moth")
    assert blockers(foe) == ["Barge Crab", "Rafter Swift"]
    foe.declines()
    me.battle_ends()
    me.passes()
    foe.attacks("Rafter Swift")
    foe.battle_ends()
    assert me.life == 4000 - (200 + 100)


@pytest.mark.parametrize(("field", "blocker"), [
    (["Vane of Thirty-Two Winds", "Barge Crab"], "Barge Crab"),
    (["Floodgate Keeper", "Barge Crab"], "Floodgate Keeper"),
])  # fmt: skip
def test_a_flying_j_ruler_is_blocked(scene, me, foe, field, blocker):
    """leave to block: Vane and Keeper speak of J/resonators, and Tamsin flies."""
    me.as_j_ruler("Tamsin Vey, Keeper of the First Bell")
    foe.has(field=field)
    me.attacks("Tamsin Vey, Who Woke the Sun")
    assert blockers(foe) == [blocker]


# --- what attacks and damage set off ----------------------------------------------------------------------


def test_the_saint_brings_a_chime_with_every_attack(scene, me, foe):
    """when it attacks; tokens: a light 200/200 Chime, that came this turn and may not attack."""
    me.has(field=["Clapper Saint, Oda", "Barge Crab"])
    me.attacks("Clapper Saint, Oda").battle_ends()
    assert me.zone("field") == ["Clapper Saint, Oda", "Barge Crab", "Chime"]
    assert (me.atk("Chime"), me.defence("Chime")) == (200, 200) and me.value("Chime", "attribute") == ("light",)
    me.battles()
    assert me.can_attack("Barge Crab") and not me.can_attack("Chime")


def test_another_attack_brings_no_chime(scene, me, foe):
    """when it attacks: the Saint stands beside the attacker and nothing comes."""
    me.has(field=["Clapper Saint, Oda", "Barge Crab"])
    me.attacks("Barge Crab").battle_ends()
    assert me.zone("field") == ["Clapper Saint, Oda", "Barge Crab"]


def test_the_broker_burns_as_it_attacks(scene, me, foe):
    """when it attacks; dealing damage (1007): 100 for the attack, and 500 unblocked."""
    me.has(field=["Ember Broker"])
    me.attacks("Ember Broker").battle_ends()
    assert foe.life == FOE_LIFE - 100 - 500


def test_the_broker_burns_although_it_is_blocked(scene, me, foe):
    """when it attacks: 100 for the attack, nothing more past the Crab."""
    me.has(field=["Ember Broker"])
    foe.has(field=["Barge Crab"])
    me.attacks("Ember Broker")
    foe.blocks("Barge Crab")
    me.battle_ends()
    assert foe.life == FOE_LIFE - 100 and foe.damage("Barge Crab") == 500


def test_the_roc_draws_for_damage_to_the_player(scene, me, foe):
    """when it deals damage; drawing (1009): 1000 to the player, one card for me."""
    me.has(field=["Roc of the Great Pendulum"])
    with me.changes(hand=1):
        me.attacks("Roc of the Great Pendulum").battle_ends()
    assert foe.life == FOE_LIFE - 1000


def test_a_blocked_roc_draws_nothing(scene, me, foe):
    """when it deals damage: to a Moth is not to the opponent."""
    me.has(field=["Roc of the Great Pendulum"])
    foe.has(field=["Dusk Moth"])
    with me.changes(hand=0):
        me.attacks("Roc of the Great Pendulum")
        foe.blocks("Dusk Moth")
        me.battle_ends()
    assert foe.zone("graveyard") == ["Dusk Moth"]


def test_the_collector_takes_a_card_for_damage(scene, me, foe):
    """when it deals damage; discarding (1019): the opponent chooses which of two."""
    me.has(field=["Collector of Small Change"])
    foe.has(hand=["Lamp Thief", "Ferry Clerk"])
    me.attacks("Collector of Small Change").until("1019.1")
    foe.is_asked(exactly=["Lamp Thief", "Ferry Clerk"])
    foe.picks("Ferry Clerk")
    me.battle_ends()
    assert (
        foe.life == FOE_LIFE - 500 and foe.zone("graveyard") == ["Ferry Clerk"] and foe.zone("hand") == ["Lamp Thief"]
    )


def test_a_blocked_collector_takes_nothing(scene, me, foe):
    """when it deals damage: the Crab takes the 500, the hand stays."""
    me.has(field=["Collector of Small Change"])
    foe.has(hand=["Lamp Thief"], field=["Barge Crab"])
    me.attacks("Collector of Small Change")
    foe.blocks("Barge Crab")
    me.battle_ends()
    assert foe.zone("hand") == ["Lamp Thief"]
