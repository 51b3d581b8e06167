"""Cards of The Auction of Hours that change while they lie there: counters, other sides, barriers, additions, coins."""

from __future__ import annotations

import pytest

import playmat
from playmat.books.force_of_will_6_1.setup import will_coin
from playmat.books.force_of_will_6_1.zones import counters_on, put_on

BOOK = "force-of-will-6.1"
FOE_LIFE = 4000
PLUS = "+100/+100"
ISAURA = "Isaura Quill, Reader of Low Water"
TIDE_OUT = "Isaura Quill, Tide Out of Season"
MADDOCK = "Maddock Spill, Seller of Noons"
LIT = "Maddock Spill, Lit at Both Ends"


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def plays_of(player):
    return [act[1] for act in player.options() if act[0] == "play"]


def counted(player, name, counter, number):
    """A card that has so many counters before the scene begins."""
    put_on(player.game, player.card(name), "counters", ((counter, number),) if number else ())


# --- evolution --------------------------------------------------------------------------------------------


def test_the_kestrel_evolves(scene, me, foe):
    """evolution (1116): {G}{2}: one counter, 400 + 300 and [Pierce]; paid again it stays at one."""
    me.has(field=["Kestrel of the Escapement"]).will(*["wind"] * 6)
    assert me.atk("Kestrel of the Escapement") == 400 and "pierce" not in me.value(
        "Kestrel of the Escapement", "keywords"
    )
    me.uses("Kestrel of the Escapement", 3).lets_resolve()
    me.uses("Kestrel of the Escapement", 3).lets_resolve()
    assert me.counters("Kestrel of the Escapement", "evolution") == 1 and me.pool == []
    assert (me.atk("Kestrel of the Escapement"), me.defence("Kestrel of the Escapement")) == (400 + 300, 400 + 300)
    assert {"flying", "pierce"} <= set(me.value("Kestrel of the Escapement", "keywords"))


def test_the_kestrel_needs_wind_to_evolve(scene, me, foe):
    """evolution (1116): three fires do not pay {G}{2}."""
    me.has(field=["Kestrel of the Escapement"]).will("fire", "fire", "fire")
    assert uses_of(me, "Kestrel of the Escapement") == []


# --- shift ------------------------------------------------------------------------------------------------


def test_the_sentinel_is_wound_up(scene, me, foe):
    """shift (1117); when it shifts; life gained: four wills turn it to 1000/1000, 500 life, and it may attack."""
    me.has(field=["Sentinel, Half Unwound"]).will(*["light"] * 4)
    me.uses("Sentinel, Half Unwound", 3).lets_resolve()
    assert me.zone("field") == ["Sentinel, Fully Wound"] and me.life == 4000 + 500
    me.attacks("Sentinel, Fully Wound").battle_ends()
    assert foe.life == FOE_LIFE - 1000


def test_the_sentinel_may_come_fully_wound(scene, me, foe):
    """shift (1117); when it enters your field: played as its future side for {W}{W}{3}: 500 life as well."""
    me.has(hand=["Sentinel, Half Unwound"]).will(*["light"] * 5)
    me.picks(("play", "Sentinel, Half Unwound", "future")).pays()
    me.lets_resolve()
    assert me.zone("field") == ["Sentinel, Fully Wound"] and me.life == 4000 + 500 and me.pool == []


def test_the_sentinel_as_it_is_gains_nothing(scene, me, foe):
    """shift (1117): with four wills only the past side can be played, for two of them; no life."""
    me.has(hand=["Sentinel, Half Unwound"]).will(*["light"] * 4)
    assert ("play", "Sentinel, Half Unwound", "future") not in me.options()
    me.plays("Sentinel, Half Unwound").lets_resolve()
    assert me.zone("field") == ["Sentinel, Half Unwound"] and me.life == 4000 and len(me.pool) == 4 - 2


def test_the_hatchling_grows_by_three(scene, me, foe):
    """when it shifts; putting counters (1022): as it shifts three counters: 800 + 300."""
    me.has(field=["Tidepool Hatchling"]).will(*["water"] * 4)
    me.uses("Tidepool Hatchling", 2).lets_resolve()
    assert me.counters("Grown in a Single Hour", PLUS) == 3 and me.atk("Grown in a Single Hour") == 800 + 300


def test_the_grown_hatchling_enters_with_two(scene, me, foe):
    """putting counters (1022): played as its future side it has two: 800 + 200, nothing shifts."""
    me.has(hand=["Tidepool Hatchling"]).will(*["water"] * 5)
    me.picks(("play", "Tidepool Hatchling", "future")).pays()
    me.lets_resolve()
    assert me.counters("Grown in a Single Hour", PLUS) == 2 and me.defence("Grown in a Single Hour") == 800 + 200


def test_a_counter_is_traded_for_a_card_once_a_turn(scene, me, foe):
    """counters as a cost; once per turn: 3 - 1 counters, one card, and no second one this turn."""
    me.has(field=["Tidepool Hatchling"]).will(*["water"] * 4)
    me.uses("Tidepool Hatchling", 2).lets_resolve()
    with me.changes(hand=1):
        me.uses("Grown in a Single Hour", 4).lets_resolve()
    assert me.counters("Grown in a Single Hour", PLUS) == 3 - 1 and me.atk("Grown in a Single Hour") == 800 + 200
    assert uses_of(me, "Grown in a Single Hour") == []


def test_without_counters_there_is_nothing_to_trade(scene, me, foe):
    """counters as a cost: two counters are traded, one in my turn and one in theirs; then nothing is offered."""
    me.has(hand=["Tidepool Hatchling"]).will(*["water"] * 5)
    me.picks(("play", "Tidepool Hatchling", "future")).pays()
    me.lets_resolve()
    me.uses("Grown in a Single Hour", 4).lets_resolve()
    me.passes()
    assert scene.game.facts["turn seat"] == 1
    me.uses("Grown in a Single Hour", 4).lets_resolve()
    assert me.counters("Grown in a Single Hour", PLUS) == 0
    foe.passes()
    assert scene.game.facts["turn seat"] == 0 and uses_of(me, "Grown in a Single Hour") == []


def test_the_candle_hid_something(scene, me, foe):
    """shift (1117); tokens; when it enters your field: an addition becomes a flier of 1200/1100, and two Moths come."""
    me.has(field=["Candle in the Cellar"]).will(*["darkness"] * 5)
    me.uses("Candle in the Cellar", 3).lets_resolve()
    assert me.zone("field") == ["What the Candle Hid", "Moth", "Moth"]
    assert me.value("What the Candle Hid", "type") == ("resonator",) and me.atk("What the Candle Hid") == 1200
    assert (me.atk("Moth"), me.defence("Moth")) == (200, 100)


def test_what_the_candle_hid_attacks_at_once(scene, me, foe):
    """shift (1117); flying (1106): the card was there before this turn, so that it attacks, over a Crab."""
    me.has(field=["Candle in the Cellar"]).will(*["darkness"] * 5)
    foe.has(field=["Barge Crab"])
    me.uses("Candle in the Cellar", 3).lets_resolve()
    me.attacks("What the Candle Hid").battle_ends()
    assert foe.life == FOE_LIFE - 1200


def test_the_candle_lights_moths(scene, me, foe):
    """aura; field additions: my Moth has 200 + 100, my Thief and their Moth have what is printed."""
    me.has(field=["Candle in the Cellar", "Dusk Moth", "Lamp Thief"])
    foe.has(field=["Dusk Moth"])
    me.is_asked("602.1c")
    assert (me.atk("Dusk Moth"), me.defence("Dusk Moth")) == (200 + 100, 100 + 100)
    assert me.atk("Lamp Thief") == 400 and foe.atk("Dusk Moth") == 200


# --- limit ------------------------------------------------------------------------------------------------


def test_the_giant_crumbles_after_two_attacks(scene, me, foe):
    """limit (1118); beginning or end of turn: its last counter goes as it attacks; banished at the end of my turn."""
    me.has(field=["Slag Giant"])
    counted(me, "Slag Giant", "limit", 1)
    me.attacks("Slag Giant").battle_ends()
    assert me.counters("Slag Giant", "limit") == 1 - 1 and me.zone("field") == ["Slag Giant"]
    me.passes()
    foe.is_asked("602.1c")
    assert me.zone("graveyard") == ["Slag Giant"] and foe.life == FOE_LIFE - 1100


def test_the_giant_stays_while_it_has_a_counter(scene, me, foe):
    """limit (1118); banishing (1011): played with two counters; after one attack one is left, and it stays."""
    me.has(hand=["Slag Giant"]).will(*["fire"] * 4)
    me.plays("Slag Giant").lets_resolve()
    assert me.counters("Slag Giant", "limit") == 2
    me.passes()
    foe.is_asked("602.1c")
    assert me.zone("field") == ["Slag Giant"]


def test_a_spent_maddock_is_a_ruler_again(scene, me, foe):
    """limit (1118); beginning or end of turn: without a counter at the end of my turn he lies in the ruler area."""
    me.as_j_ruler(MADDOCK)
    counted(me, LIT, "limit", 1)
    me.attacks(LIT).battle_ends()
    me.passes()
    foe.is_asked("602.1c")
    assert me.zone("ruler area") == [MADDOCK] and me.zone("field") == [] and foe.life == FOE_LIFE - 1200
    assert me.counters(MADDOCK, "astral") == 0


def test_a_fresh_maddock_stays(scene, me, foe):
    """limit (1118); enter; dealing damage (1007): judged with two counters, 500 to a Crab of 700, and he stays."""
    me.has(ruler_area=[MADDOCK]).will("fire", "fire", "fire")
    foe.has(field=["Barge Crab"])
    me.uses(MADDOCK, 1).lets_resolve()
    assert me.counters(LIT, "limit") == 2 and foe.damage("Barge Crab") == 500
    me.passes()
    foe.is_asked("602.1c")
    assert me.zone("field") == [LIT]


def test_the_foundry_adds_a_limit_counter(scene, me, foe):
    """putting counters (1022); field additions; paying will (1003): 2 + 1 on the Giant; the Crab has no [Limit]."""
    me.has(field=["The Noon Foundry", "Slag Giant", "Barge Crab"]).will("fire", "fire")
    counted(me, "Slag Giant", "limit", 2)
    me.uses("The Noon Foundry", 3).lets_resolve()
    assert me.counters("Slag Giant", "limit") == 2 + 1 and me.is_rested("The Noon Foundry") and me.pool == []


def test_the_foundry_serves_a_j_ruler_with_limit(scene, me, foe):
    """putting counters (1022): Maddock has [Limit] too: 1 + 1."""
    me.as_j_ruler(MADDOCK).has(field=["The Noon Foundry"]).will("fire", "fire")
    counted(me, LIT, "limit", 1)
    me.uses("The Noon Foundry", 3).lets_resolve()
    assert me.counters(LIT, "limit") == 1 + 1


def test_the_foundry_needs_a_card_with_limit(scene, me, foe):
    """putting counters (1022): only the Crab is there, or a Giant of the opponent: nothing to target."""
    me.has(field=["The Noon Foundry", "Barge Crab"]).will("fire", "fire")
    foe.has(field=["Slag Giant"])
    assert uses_of(me, "The Noon Foundry") == []


# --- energize, mana ---------------------------------------------------------------------------------------


def begun(first, second):
    """A game of two of our decks at its first turn, seat 0 first."""
    own = {deck.name: deck for deck in playmat.own_decks(BOOK).values()}
    game = playmat.new_game(BOOK, [own[first], own[second]], seed=3)
    game.answer("yes" if game.question.seat == 0 else "no")
    while game.question.rule == "403.4":
        game.answer("done")
    return game


@pytest.mark.parametrize(("second", "wills"), [
    ("First Bell", ("light",)), ("Low Water", ("water", "wind")), ("Unpaid Midnight", None),
])  # fmt: skip
def test_an_energized_ruler_brings_a_coin_to_the_second_player(second, wills):
    """Tamsin has [Energize] light, Isaura water and wind, Nettie has none."""
    game = begun("Short Noon", second)
    coins = [game.match.cards[game.definition[card]] for card in game.in_zone(1, "removed")]
    assert [coin.abilities for coin in coins] == ([will_coin(wills).abilities] if wills else [])


@pytest.mark.parametrize(("ruler", "wills"), [
    ("Tamsin Vey, Keeper of the First Bell", ("light",)), ("Isaura Quill, Reader of Low Water", ("water", "wind")),
])  # fmt: skip
def test_a_coin_pays_with_any_of_its_attributes(scene, me, foe, ruler, wills):
    """energize (1119): the coin of this ruler gives one of the wills that stand after the word, once."""
    scene.cards["will coin"] = will_coin(wills)
    me.game.marks[me.put("removed", "will coin"), "token"] = 1
    me.has(ruler_area=[ruler], hand=["Rafter Swift" if "wind" in wills else "Sunrise Crier"])
    me.plays("Rafter Swift" if "wind" in wills else "Sunrise Crier").lets_resolve()
    assert me.zone("removed") == [] and me.count("field") == 1


def test_isaura_has_mana(scene, me, foe):
    """mana (1122); judgment (1125): judged with one counter left, she comes with three more."""
    me.has(ruler_area=[ISAURA]).will("water", "water", "water")
    counted(me, ISAURA, "mana", 1)
    me.uses(ISAURA, 1).lets_resolve()
    assert me.counters(TIDE_OUT, "mana") == 1 + 3


def test_isaura_begins_with_two_mana_counters():
    """[Mana] 2 on a ruler: two counters as the game begins, and none on Maddock."""
    game = begun("Short Noon", "Low Water")
    assert [counters_on(game, game.in_zone(seat, "ruler area")[0]) for seat in (0, 1)] == [{}, {"mana": 2}]


def test_mana_of_the_j_ruler_side(scene, me, foe):
    """mana (1122); producing will: her other side gives {U} for Old Hours as well, and no Clerk."""
    me.as_j_ruler(ISAURA).has(hand=["Drowned Minute", "Ferry Clerk"])
    counted(me, TIDE_OUT, "mana", 3)
    me.uses(TIDE_OUT, 2)
    assert me.pool == ["water"] and me.counters(TIDE_OUT, "mana") == 3 - 1 and plays_of(me) == ["Drowned Minute"]


def test_mana_pays_for_old_hours_only(scene, me, foe):
    """mana (1122); spending limited; counters as a cost: a counter pays for a Minute, not for a Clerk."""
    me.has(ruler_area=[ISAURA], hand=["Drowned Minute", "Ferry Clerk"])
    counted(me, ISAURA, "mana", 1)
    foe.has(field=["Lamp Thief"])
    assert plays_of(me) == ["Drowned Minute"]
    me.plays("Drowned Minute").lets_resolve()
    assert me.counters(ISAURA, "mana") == 0 and me.zone("graveyard") == ["Drowned Minute"]


def test_without_counters_there_is_no_mana(scene, me, foe):
    """producing will; counters as a cost: no counter, no {U}."""
    me.has(ruler_area=[ISAURA], hand=["Drowned Minute"])
    foe.has(field=["Lamp Thief"])
    assert plays_of(me) == [] and uses_of(me, ISAURA) == []


def test_a_will_of_mana_stays_bound(scene, me, foe):
    """spending limited; producing will: produced beforehand, the {U} lies in the pool and still buys no Clerk."""
    me.has(ruler_area=[ISAURA], hand=["Drowned Minute", "Ferry Clerk"])
    counted(me, ISAURA, "mana", 2)
    foe.has(field=["Lamp Thief"])
    me.uses(ISAURA, 4)
    assert len(me.pool) == 1 and me.counters(ISAURA, "mana") == 2 - 1
    assert plays_of(me) == ["Drowned Minute"]


# --- barrier ----------------------------------------------------------------------------------------------


def test_the_porter_is_no_target(scene, me, foe):
    """barrier (1120): of the Porter and a Crab my Notice may mean the Crab."""
    me.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.has(field=["Porter of the Nave", "Barge Crab", "Harbour Ox"])
    me.picks(("play", "Final Notice"))
    me.is_asked(exactly=["Barge Crab", "Harbour Ox"])


def test_the_porter_is_a_target_of_its_own_side(scene, me, foe):
    """barrier (1120): my own Sash may be bestowed on my Porter."""
    me.has(field=["Porter of the Nave", "Bellrope Sash"]).will("light")
    me.uses("Bellrope Sash", 3).lets_resolve()
    assert me.atk("Porter of the Nave") == 300 + 300


@pytest.mark.parametrize(("chant", "wills", "offered"), [
    ("Noon Strike", ("fire", "fire"), False), ("Interest", ("darkness",), False),
    ("Undertow", ("water", "water"), True),
])  # fmt: skip
def test_the_abbess_is_proof_against_fire_and_darkness(scene, me, foe, chant, wills, offered):
    """barrier against some: neither a fire nor a darkness chant may mean the Abbess, a water one may."""
    me.has(hand=[chant]).will(*wills)
    foe.has(field=["Abbess of Lauds"])
    assert plays_of(me) == ([chant] if offered else [])


def test_the_twins_are_proof_against_chants_only(scene, me, foe):
    """barrier against some: no chant may mean them, an ability of a stone may: 600 - 200."""
    me.has(hand=["Undertow"], field=["Neap, the Patient Stone"]).will("water", "water", "water")
    foe.has(field=["Mirror Tide Twins"])
    assert plays_of(me) == []
    me.uses("Neap, the Patient Stone", 2).lets_resolve()
    assert foe.atk("Mirror Tide Twins") == 600 - 200


# --- bestow -----------------------------------------------------------------------------------------------


def test_the_sash_is_bestowed(scene, me, foe):
    """bestow (1121); gaining ATK and DEF: {W} and rest; the Crab has 500 + 300 / 700 + 300, and it is done once."""
    me.has(field=["Bellrope Sash", "Barge Crab"]).will("light", "light")
    me.uses("Bellrope Sash", 3).lets_resolve()
    assert (me.atk("Barge Crab"), me.defence("Barge Crab")) == (500 + 300, 700 + 300)
    assert me.is_rested("Bellrope Sash") and me.pool == ["light"] and uses_of(me, "Bellrope Sash") == []


def test_a_rested_sash_is_not_bestowed(scene, me, foe):
    """bestow (1121): {Rest} is part of its cost."""
    me.has(field=["Barge Crab"]).will("light").put("field", "Bellrope Sash", rested=True)
    assert uses_of(me, "Bellrope Sash") == []


def test_the_cloak_gives_wings(scene, me, foe):
    """bestow (1121): +200/0 and [Flying]: the Ox flies for 700 + 200 over a Crab."""
    me.has(field=["Moth Cloak", "Harbour Ox"]).will("darkness")
    foe.has(field=["Barge Crab"])
    me.uses("Moth Cloak", 3, "Harbour Ox").lets_resolve()
    me.attacks("Harbour Ox").battle_ends()
    assert foe.life == FOE_LIFE - (700 + 200) and me.defence("Harbour Ox") == 900


def test_the_cloak_is_played_without_a_resonator(scene, me, foe):
    """bestow (1121): it comes into the field added to nothing."""
    me.has(hand=["Moth Cloak"]).will("darkness")
    me.plays("Moth Cloak").lets_resolve()
    assert me.zone("field") == ["Moth Cloak"]


# --- break ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "gained", "burnt"), [("Toll of Absence", 500, 0), ("Stoke", 0, 300)])
def test_a_break_card_pays_out_under_valhalla_rules(scene, me, foe, name, gained, burnt):
    """break, for Valhalla rules: removed by lifebreak it does its [Break] text for nothing."""
    scene.game.start.options["valhalla"] = True
    me.has(lifebreak=[name]).with_life(1000)
    me.picks(("lifebreak",)).lets_resolve()
    assert me.life == 1000 + gained and foe.life == FOE_LIFE - burnt


def test_break_is_no_part_of_a_played_chant(scene, me, foe):
    """break, for Valhalla rules; removing from the game (1004): played, the Toll removes a Crab and gives no life."""
    me.has(hand=["Toll of Absence"]).will(*["light"] * 4)
    foe.has(field=["Barge Crab"])
    me.plays("Toll of Absence").lets_resolve()
    assert foe.zone("removed") == ["Barge Crab"] and me.life == 4000
