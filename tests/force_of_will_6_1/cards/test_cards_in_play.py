"""Cards of The Auction of Hours in play: stones, field cards, what they do as they come, go, or others do something."""

from __future__ import annotations

import pytest

FOE_LIFE = 4000
TAMSIN = "Tamsin Vey, Keeper of the First Bell"
WOKE = "Tamsin Vey, Who Woke the Sun"
MADDOCK = "Maddock Spill, Seller of Noons"
LIT = "Maddock Spill, Lit at Both Ends"
NETTIE = "Nettie Crape, Pawnbroker of Midnights"
HOLDER = "Nettie Crape, Holder of All Debts"
ISAURA = "Isaura Quill, Reader of Low Water"
TIDE_OUT = "Isaura Quill, Tide Out of Season"


def uses_of(player, name):
    return [act[2] for act in player.options() if act[0] == "use" and act[1] == name]


def plays_of(player):
    return [act[1] for act in player.options() if act[0] == "play"]


def keywords(player, name):
    return set(player.value(name, "keywords"))


# --- stones and wills -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stone", "attribute"), [
    ("Stone of Mornings", "light"), ("Stone of Noons", "fire"), ("Stone of Tides", "water"),
    ("Stone of Breezes", "wind"), ("Stone of Midnights", "darkness"),
])  # fmt: skip
def test_a_basic_stone_gives_its_will_once(scene, me, foe, stone, attribute):
    """basic magic stones; producing will: rested for one will, and then not offered."""
    me.has(field=[stone], hand=["Wind-Up Footman", "Filler"])
    me.uses(stone, 1)
    assert me.pool == [attribute] and me.is_rested(stone) and uses_of(me, stone) == []


@pytest.mark.parametrize(("stone", "cards", "other"), [
    ("Dawnfeather Stone", ("Sunrise Crier", "Rafter Swift"), "Lamp Thief"),
    ("Soot-and-Cinder Stone", ("Match Boy, Tick", "Lamp Thief"), "Ferry Clerk"),
    ("Rainvane Stone", ("Ferry Clerk", "Rafter Swift"), "Lamp Thief"),
])  # fmt: skip
def test_a_double_stone_pays_for_either_attribute(scene, me, foe, stone, cards, other):
    """magic stones of two attributes: a card of each may be played with it, one of a third attribute may not."""
    me.has(field=[stone], hand=[*cards, other])
    assert sorted(plays_of(me)) == sorted(cards)
    me.plays(cards[1]).lets_resolve()
    assert me.is_rested(stone) and cards[1] in me.zone("field") and plays_of(me) == []


def test_a_double_stone_counts_as_both(scene, me, foe):
    """magic stones of two attributes: it is a light magic stone and a wind magic stone."""
    me.has(field=["Dawnfeather Stone"])
    me.is_asked("602.1c")
    assert {"light magic stone", "wind magic stone"} <= set(me.value("Dawnfeather Stone", "type"))


@pytest.mark.parametrize("stone", [
    "Lauds, the Answering Stone", "Meridian, the Upright Stone", "Neap, the Patient Stone", "Vesper, the Owing Stone",
])  # fmt: skip
def test_a_true_stone_is_called_rested(scene, me, foe, stone):
    """entering rested; true magic stones: called from the stone deck it lies there rested."""
    me.has(stone_deck=["Fire Stone"] * 4 + [stone])
    me.picks(("call", "Ruler"))
    assert me.zone("field") == [stone] and me.is_rested(stone) and uses_of(me, stone) == []


def test_a_basic_stone_is_called_recovered(scene, me, foe):
    """entering rested: only a card that says so does."""
    me.has(stone_deck=["Fire Stone"] * 4 + ["Stone of Noons"])
    me.picks(("call", "Ruler"))
    assert me.zone("field") == ["Stone of Noons"] and not me.is_rested("Stone of Noons")


def test_the_leviathan_surfaces_rested(scene, me, foe):
    """entering rested: 1300/1400 for six wills, rested."""
    me.has(hand=["Leviathan of Spring Tides"]).will(*["water"] * 6)
    me.plays("Leviathan of Spring Tides").lets_resolve()
    assert me.is_rested("Leviathan of Spring Tides") and me.atk("Leviathan of Spring Tides") == 1300


def test_lauds_answers(scene, me, foe):
    """true magic stones; life gained; paying will (1003): {W} and rest for 100 life."""
    me.has(field=["Lauds, the Answering Stone"]).will("light")
    me.uses("Lauds, the Answering Stone", 2).lets_resolve()
    assert me.life == 4000 + 100 and me.pool == []


def test_lauds_cannot_pay_for_itself(scene, me, foe):
    """paying will (1003): rested for the {W} it cannot rest for its ability as well."""
    me.has(field=["Lauds, the Answering Stone"])
    assert "Lauds, the Answering Stone/2" not in uses_of(me, "Lauds, the Answering Stone")


def test_vesper_is_owed(scene, me, foe):
    """true magic stones; losing ATK or DEF: [0/-100] takes a Crab to 500/700 - 100 and kills a Moth of 200/100."""
    me.has(field=["Vesper, the Owing Stone", "Vesper, the Owing Stone"]).will("darkness", "darkness")
    foe.has(field=["Dusk Moth", "Barge Crab"])
    me.uses("Vesper, the Owing Stone", 2, "Barge Crab").lets_resolve()
    assert (foe.atk("Barge Crab"), foe.defence("Barge Crab")) == (500, 700 - 100)
    me.uses("Vesper, the Owing Stone", 2, "Dusk Moth").lets_resolve()
    assert foe.zone("graveyard") == ["Dusk Moth"]


@pytest.mark.parametrize(("stone", "attribute"), [
    ("Lauds, the Answering Stone", "light"), ("Meridian, the Upright Stone", "fire"),
    ("Neap, the Patient Stone", "water"), ("Vesper, the Owing Stone", "darkness"),
])  # fmt: skip
def test_a_true_stone_gives_its_will(scene, me, foe, stone, attribute):
    """true magic stones; producing will: rested for one will."""
    me.has(field=[stone])
    me.uses(stone, 1)
    assert me.pool == [attribute] and me.is_rested(stone)


def test_moonwater_gives_darkness_for_life(scene, me, foe):
    """life lost or paid; producing will: 100 life and rest for {B}."""
    me.has(field=["Moonwater Stone"], hand=["Lamp Thief"])
    me.uses("Moonwater Stone", 2)
    assert me.pool == ["darkness"] and me.life == 4000 - 100 and me.is_rested("Moonwater Stone")


def test_bram_winds_a_will(scene, me, foe):
    """producing will: {G} for resting, unless Bram came this turn."""
    me.has(field=["Seed Winder, Bram"], hand=["Rafter Swift"])
    me.plays("Rafter Swift").lets_resolve()
    assert me.is_rested("Seed Winder, Bram") and "Rafter Swift" in me.zone("field")


def test_a_fresh_bram_winds_nothing(scene, me, foe):
    """producing will: a resonator that came this turn does not rest for its ability."""
    me.has(field=["Seed Winder, Bram"], hand=["Rafter Swift"]).fresh("Seed Winder, Bram")
    assert plays_of(me) == []


def test_the_key_starts_everything(scene, me, foe):
    """producing will; regalia: one will without attribute: enough for {1} of a Glass, not for {B}."""
    me.has(field=["Brass Winding Key"], hand=["Tide Glass", "Lamp Thief"])
    assert plays_of(me) == ["Tide Glass"]
    me.plays("Tide Glass").lets_resolve()
    assert me.is_rested("Brass Winding Key") and "Tide Glass" in me.zone("field") and me.pool == []


def test_the_tinker_finds_a_stone(scene, me, foe):
    """magic stones by an effect; enter: the top stone comes rested, and I may still call one."""
    me.has(hand=["Gale Tinker"], stone_deck=["Fire Stone"] * 4 + ["Stone of Breezes"]).will("wind", "wind", "wind")
    me.plays("Gale Tinker").lets_resolve()
    assert me.zone("field") == ["Gale Tinker", "Stone of Breezes"] and me.is_rested("Stone of Breezes")
    assert me.offered("call", "Ruler")


# --- rulers -----------------------------------------------------------------------------------------------


def test_tamsin_rings_for_a_chime(scene, me, foe):
    """tokens; paying will (1003): {W}{1} and rest: one Chime of 200/200."""
    me.has(ruler_area=[TAMSIN]).will("light", "light")
    me.uses(TAMSIN, 3).lets_resolve()
    assert me.zone("field") == ["Chime"] and me.is_rested(TAMSIN) and me.pool == []
    assert (me.atk("Chime"), me.defence("Chime")) == (200, 200)
    assert not me.offered("call", TAMSIN)


def test_tamsin_wakes_with_two_chimes(scene, me, foe):
    """enter; tokens; flying (1106): judged, two Chimes come, and she flies."""
    me.has(ruler_area=[TAMSIN]).will("light", "light", "light")
    me.uses(TAMSIN, 1).lets_resolve()
    assert me.zone("field") == [WOKE, "Chime", "Chime"] and "flying" in keywords(me, WOKE)
    assert (me.atk("Chime"), me.defence("Chime")) == (200, 200)


def test_maddock_lends_a_noon_once_a_turn(scene, me, foe):
    """once per turn; swiftness (1107); gaining ATK and DEF: a Crab that came this turn attacks for 500 + 200."""
    me.has(ruler_area=[MADDOCK], field=["Barge Crab"]).fresh("Barge Crab").will("fire", "fire")
    me.uses(MADDOCK, 2).lets_resolve()
    assert (me.atk("Barge Crab"), me.defence("Barge Crab")) == (500 + 200, 700) and uses_of(me, MADDOCK) == []
    me.attacks("Barge Crab").battle_ends()
    assert foe.life == FOE_LIFE - (500 + 200)


def test_nettie_sells_a_card_for_life(scene, me, foe):
    """life lost or paid; once per turn: {B}{1} and 200 life for a card, once."""
    me.has(ruler_area=[NETTIE]).will(*["darkness"] * 4)
    with me.changes(hand=1):
        me.uses(NETTIE, 2).lets_resolve()
    assert me.life == 4000 - 200 and len(me.pool) == 4 - 2 and f"{NETTIE}/2" not in uses_of(me, NETTIE)


def test_nettie_does_not_sell_in_their_turn(scene, me, foe):
    """once per turn: only during my turn; over their chant it is not offered."""
    scene.turn_of(foe)
    me.has(ruler_area=[NETTIE]).stones("darkness", "darkness")
    foe.has(hand=["Chant"]).will("fire")
    foe.plays("Chant")
    assert me.asked and uses_of(me, NETTIE) == []


def test_nettie_comes_to_collect(scene, me, foe):
    """enter; banishing (1011): each player banishes a resonator of his or her choice."""
    me.has(ruler_area=[NETTIE], field=["Lamp Thief", "Cellar Hulk"])
    me.will("darkness", "darkness", "darkness")
    foe.has(field=["Barge Crab", "Harbour Ox"])
    me.uses(NETTIE, 1).lets_resolve(0)
    me.until("903.3b").picks("Lamp Thief")
    foe.picks("Barge Crab")
    assert me.zone("graveyard") == ["Lamp Thief"] and foe.zone("graveyard") == ["Barge Crab"]
    assert sorted(me.zone("field")) == sorted(["Cellar Hulk", HOLDER]) and foe.zone("field") == ["Harbour Ox"]


def test_nettie_feeds_on_another_once_a_turn(scene, me, foe):
    """once per turn; banishing (1011): +300/+300 for a Thief; the Hulk beside it is safe this turn."""
    me.as_j_ruler(NETTIE).has(field=["Lamp Thief", "Cellar Hulk"])
    me.uses(HOLDER, 3, "Lamp Thief").lets_resolve()
    assert (me.atk(HOLDER), me.defence(HOLDER)) == (900 + 300, 1000 + 300) and uses_of(me, HOLDER) == []


def test_nettie_alone_feeds_on_nothing(scene, me, foe):
    """banishing (1011): she needs a resonator of mine; theirs does not count."""
    me.as_j_ruler(NETTIE)
    foe.has(field=["Barge Crab"])
    assert uses_of(me, HOLDER) == []


def test_isaura_swells_with_every_chant(scene, me, foe):
    """when a card is played: +200/+200 for a chant of mine, nothing for a resonator."""
    me.as_j_ruler(ISAURA).has(hand=["Ferry Clerk", "Undertow"]).will(*["water"] * 3)
    me.plays("Ferry Clerk").lets_resolve()
    assert me.atk(TIDE_OUT) == 800
    me.plays("Undertow").lets_resolve()
    assert (me.atk(TIDE_OUT), me.defence(TIDE_OUT)) == (800 + 200, 1000 + 200)


# --- field cards ------------------------------------------------------------------------------------------


def test_ansgar_leads_the_chimes(scene, me, foe):
    """aura; gaining ATK and DEF: my Ox is a Chime, 800 + 200 / 900 + 200; my Crab and their Ox are as printed."""
    me.has(field=["Choirmaster Ansgar", "Steeple Ox", "Barge Crab"])
    foe.has(field=["Steeple Ox"])
    me.is_asked("602.1c")
    assert (me.atk("Steeple Ox"), me.defence("Steeple Ox")) == (800 + 200, 900 + 200)
    assert me.atk("Barge Crab") == 500 and me.atk("Choirmaster Ansgar") == 500 and foe.atk("Steeple Ox") == 800


def test_three_chimes_under_ansgar(scene, me, foe):
    """tokens; aura: three tokens of 200/200 come, each 200 + 200 while Ansgar leads."""
    me.has(hand=["Peal of Three"], field=["Choirmaster Ansgar"]).will("light", "light", "light")
    me.plays("Peal of Three").lets_resolve()
    assert me.zone("field") == ["Choirmaster Ansgar", "Chime", "Chime", "Chime"]
    assert (me.atk("Chime"), me.defence("Chime")) == (200 + 200, 200 + 200)


def test_the_square_strengthens_and_heals(scene, me, foe):
    """field additions; beginning or end of turn; life gained: light resonators have +200 DEF; 100 life each turn."""
    me.has(field=["Carillon Square", "Steeple Ox", "Barge Crab"])
    foe.has(field=["Steeple Ox"])
    me.is_asked("602.1c")
    assert (me.atk("Steeple Ox"), me.defence("Steeple Ox")) == (800, 900 + 200)
    assert me.defence("Barge Crab") == 700 and foe.defence("Steeple Ox") == 900
    me.passes()
    assert me.life == 4000
    foe.passes()
    assert scene.game.facts["turn seat"] == 0 and me.life == 4000 + 100 and foe.life == FOE_LIFE


def test_the_vane_lifts_fliers(scene, me, foe):
    """aura; field additions: my Swift has 200 + 100, my Crab does not fly, their Swift is theirs."""
    me.has(field=["Vane of Thirty-Two Winds", "Rafter Swift", "Barge Crab"])
    foe.has(field=["Rafter Swift"])
    me.is_asked("602.1c")
    assert (me.atk("Rafter Swift"), me.defence("Rafter Swift")) == (200 + 100, 200 + 100)
    assert me.atk("Barge Crab") == 500 and foe.atk("Rafter Swift") == 200


def test_the_vane_minds_wings_that_are_gained(scene, me, foe):
    """aura: a Crab that flies until end of turn has 500 + 300 + 100."""
    me.has(field=["Vane of Thirty-Two Winds", "Barge Crab"], hand=["Attic Draught"]).will("wind")
    me.plays("Attic Draught").lets_resolve()
    assert me.atk("Barge Crab") == 500 + 300 + 100


def test_the_foundry_heats_fire(scene, me, foe):
    """aura; field additions: fire resonators of mine have +200 ATK, not DEF; a J-ruler is no resonator."""
    me.as_j_ruler(MADDOCK).has(field=["The Noon Foundry", "Kiln Ram", "Barge Crab"])
    me.is_asked("602.1c")
    assert (me.atk("Kiln Ram"), me.defence("Kiln Ram")) == (900 + 200, 700)
    assert me.atk("Barge Crab") == 500 and me.atk(LIT) == 1200


def test_the_archive_charges_for_a_draw(scene, me, foe):
    """when life is gained or a card drawn; losing ATK or DEF: a draw, {1}, and an Ox has 700 - 200."""
    me.has(field=["The Low-Water Archive"], hand=["Chant"]).will("fire", "fire")
    foe.has(field=["Harbour Ox"])
    me.plays("Chant").lets_resolve(0)
    me.until("903.3b").picks("yes").pays()
    me.lets_resolve()
    assert foe.atk("Harbour Ox") == 700 - 200 and me.pool == []


def test_the_archive_without_a_will_does_nothing(scene, me, foe):
    """when life is gained or a card drawn: nothing to pay with, nothing asked."""
    me.has(field=["The Low-Water Archive"], hand=["Chant"]).will("fire")
    foe.has(field=["Harbour Ox"])
    me.plays("Chant").lets_resolve()
    assert foe.atk("Harbour Ox") == 700


def test_the_abbess_grows_with_life(scene, me, foe):
    """when life is gained or a card drawn; gaining ATK and DEF: the Crier gives 200 life, the Abbess has 800 + 200."""
    me.has(field=["Abbess of Lauds"], hand=["Sunrise Crier"]).will("light")
    me.plays("Sunrise Crier").lets_resolve()
    assert me.life == 4000 + 200 and (me.atk("Abbess of Lauds"), me.defence("Abbess of Lauds")) == (
        800 + 200,
        900 + 200,
    )


def test_the_abbess_does_not_mind_their_life(scene, me, foe):
    """when life is gained or a card drawn: the Notice gives them 200."""
    me.has(field=["Abbess of Lauds"], hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.has(field=["Barge Crab"])
    me.plays("Final Notice", "Barge Crab").lets_resolve()
    assert foe.life == FOE_LIFE + 200 and me.atk("Abbess of Lauds") == 800


def test_the_squid_swells_with_chants(scene, me, foe):
    """when a card is played; gaining ATK and DEF: +200/+200 as I play a chant, before it resolves."""
    me.has(field=["Ledger Squid"], hand=["Undertow"]).stones("water", "water")
    foe.has(field=["Barge Crab"], hand=["Quick Chant"]).stones("fire")
    me.plays("Undertow", "Barge Crab").lets_resolve(1)
    assert (me.atk("Ledger Squid"), me.defence("Ledger Squid")) == (500 + 200, 600 + 200)
    foe.until("602.1c")
    me.lets_resolve()
    assert me.atk("Ledger Squid") == 500 + 200


def test_the_squid_does_not_mind_their_chants(scene, me, foe):
    """when a card is played: "you" is me."""
    scene.turn_of(foe)
    me.has(field=["Ledger Squid"])
    foe.has(hand=["Chant"]).will("fire")
    foe.plays("Chant").lets_resolve()
    assert me.atk("Ledger Squid") == 500


# --- as they come and go ----------------------------------------------------------------------------------


def test_the_crier_gains_life(scene, me, foe):
    """enter; life gained: 200 as it comes from the hand."""
    me.has(hand=["Sunrise Crier"]).will("light")
    me.plays("Sunrise Crier").lets_resolve()
    assert me.life == 4000 + 200


def test_the_diver_sorts_two_cards(scene, me, foe):
    """enter; looking at cards: the two top cards are put back in the order I name."""
    me.has(hand=["Ink Diver"]).will("water").deck_top("Lamp Thief", "Barge Crab")
    me.plays("Ink Diver").lets_resolve(0)
    me.picks("Lamp Thief")
    top = me.zone("deck")[-2:]
    assert sorted(top) == ["Barge Crab", "Lamp Thief"] and top != ["Barge Crab", "Lamp Thief"]
    assert not foe.sees(me.card("Barge Crab"))


def test_the_usher_shows_small_cards_out(scene, me, foe):
    """enter; back to the hand: a Crab of cost 2 goes home, an Ox of cost 3 cannot be meant."""
    me.has(hand=["Tide Usher"], field=["Ferry Clerk"]).will("water", "water")
    foe.has(field=["Barge Crab", "Harbour Ox"])
    me.plays("Tide Usher").lets_resolve()
    assert (
        foe.zone("hand") == ["Barge Crab"] and foe.zone("field") == ["Harbour Ox"] and "Ferry Clerk" in me.zone("field")
    )


def test_the_undertow_takes_anything(scene, me, foe):
    """back to the hand; quickcast as an old type: a Leviathan in the middle of its attack."""
    scene.turn_of(foe)
    me.has(hand=["Undertow"]).stones("water", "water")
    foe.has(field=["Leviathan of Spring Tides"])
    foe.attacks("Leviathan of Spring Tides")
    me.plays("Undertow").lets_resolve()
    foe.battle_ends()
    assert foe.zone("hand") == ["Leviathan of Spring Tides"] and me.life == 4000


def test_the_digger_digs(scene, me, foe):
    """enter; back from the graveyard: a resonator to hand; a chant cannot be meant."""
    me.has(hand=["Digger of Lost Hours"], graveyard=["Undertow", "Harbour Ox"]).will(*["darkness"] * 3)
    me.plays("Digger of Lost Hours").lets_resolve()
    assert me.zone("hand") == ["Harbour Ox"] and me.zone("graveyard") == ["Undertow"]


def test_the_knight_rides_again(scene, me, foe):
    """back from the graveyard; paying will (1003): {B}{2} out of the graveyard, rested."""
    me.has(graveyard=["Moth-Eaten Knight"]).will("darkness", "fire", "fire")
    me.uses("Moth-Eaten Knight", 2).lets_resolve()
    assert me.zone("field") == ["Moth-Eaten Knight"] and me.is_rested("Moth-Eaten Knight") and me.pool == []


def test_the_knight_in_the_field_does_nothing(scene, me, foe):
    """back from the graveyard: its ability is of the graveyard alone."""
    me.has(field=["Moth-Eaten Knight"]).will("darkness", "darkness", "darkness")
    assert uses_of(me, "Moth-Eaten Knight") == []


def test_the_hatcher_leaves_a_moth(scene, me, foe):
    """when it leaves or is destroyed; tokens: banished for a Ticket it leaves a Moth of 200/100."""
    me.has(field=["Moth Hatcher", "Pawn Ticket"])
    with me.changes(hand=1):
        me.uses("Pawn Ticket", 2).lets_resolve()
    assert me.zone("field") == ["Pawn Ticket", "Moth"] and (me.atk("Moth"), me.defence("Moth")) == (200, 100)


def test_the_hatcher_sent_home_leaves_nothing(scene, me, foe):
    """when it leaves or is destroyed: to the hand is not to a graveyard."""
    me.has(field=["Moth Hatcher"], hand=["Undertow"]).will("water", "water")
    me.plays("Undertow").lets_resolve()
    assert me.zone("field") == [] and me.zone("hand") == ["Moth Hatcher"]


# --- costs and instead ------------------------------------------------------------------------------------


def test_the_bailiff_wants_a_resonator(scene, me, foe):
    """additional cost; banishing (1011): three wills and a Thief."""
    me.has(hand=["Bailiff With No Face"], field=["Lamp Thief"]).will(*["darkness"] * 3)
    me.plays("Bailiff With No Face").lets_resolve()
    assert me.zone("field") == ["Bailiff With No Face"] and me.zone("graveyard") == ["Lamp Thief"] and me.pool == []


def test_without_a_resonator_there_is_no_bailiff(scene, me, foe):
    """additional cost: wills alone do not do."""
    me.has(hand=["Bailiff With No Face"]).will(*["darkness"] * 3)
    assert plays_of(me) == []


def test_a_fair_exchange(scene, me, foe):
    """additional cost; quickcast as an old type; drawing (1009): a blocking Thief is exchanged for two cards."""
    scene.turn_of(foe)
    me.has(hand=["A Fair Exchange"], field=["Lamp Thief"]).stones("darkness")
    foe.has(field=["Cellar Hulk"])
    foe.attacks("Cellar Hulk")
    with me.changes(hand=-1 + 2):
        me.plays("A Fair Exchange").lets_resolve()
    foe.battle_ends()
    assert sorted(me.zone("graveyard")) == ["A Fair Exchange", "Lamp Thief"] and me.life == 4000 - 900


@pytest.mark.parametrize(("moths", "paid"), [(0, 6), (2, 4), (4, 2)])
def test_moths_make_the_creditor_cheaper(scene, me, foe, moths, paid):
    """cheaper cards: {B}{B}{4}, one will less for each Moth of mine; I take them off the free part (903.2f-iv)."""
    me.has(hand=["The Last Creditor"], field=["Dusk Moth"] * moths).will(*["darkness"] * 6)
    foe.has(field=["Dusk Moth"])
    me.plays("The Last Creditor", *([("pay", "darkness", "darkness", 4 - moths)] if moths else [])).lets_resolve()
    assert len(me.pool) == 6 - paid and "pierce" in keywords(me, "The Last Creditor")


def test_three_moths_do_not_pay_for_all(scene, me, foe):
    """cheaper cards: 6 - 3 wills are one more than two; a fourth Moth, which is theirs, does not count."""
    me.has(hand=["The Last Creditor"], field=["Dusk Moth"] * 3).will("darkness", "darkness")
    foe.has(field=["Dusk Moth"])
    assert plays_of(me) == []


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_widow_outlives_another(scene, me, foe, answer):
    """replacing destruction; banishing (1011): destroyed by a Notice she may give the Thief instead."""
    scene.turn_of(foe)
    me.has(field=["Candlemaker's Widow", "Lamp Thief"])
    foe.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.plays("Final Notice", "Candlemaker's Widow")
    me.picks(("replace", "Candlemaker's Widow", "Candlemaker's Widow/2/r0") if answer == "yes" else "no")
    me.lets_resolve()
    lost, kept = ("Lamp Thief", "Candlemaker's Widow") if answer == "yes" else ("Candlemaker's Widow", "Lamp Thief")
    assert me.zone("graveyard") == [lost] and me.zone("field") == [kept]


def test_the_widow_does_not_outlive_her_wounds(scene, me, foe):
    """replacing destruction: 700 damage to her 500 stay on her, so the Thief buys no more than a moment."""
    me.has(field=["Candlemaker's Widow", "Lamp Thief"], hand=["Noon Strike"]).will("fire", "fire")
    me.plays("Noon Strike", "Candlemaker's Widow")
    me.picks(("replace", "Candlemaker's Widow", "Candlemaker's Widow/2/r0")).lets_resolve()
    assert me.zone("field") == [] and sorted(me.zone("graveyard")) == [
        "Candlemaker's Widow",
        "Lamp Thief",
        "Noon Strike",
    ]


def test_a_lonely_widow_is_destroyed(scene, me, foe):
    """replacing destruction: with no other resonator nothing is asked."""
    scene.turn_of(foe)
    me.has(field=["Candlemaker's Widow"])
    foe.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.plays("Final Notice").lets_resolve()
    assert me.zone("graveyard") == ["Candlemaker's Widow"]


def test_the_heron_swings_back_for_a_card(scene, me, foe):
    """replacing destruction; discarding (1019): destroyed by a Notice, it stays for a card of the hand."""
    scene.turn_of(foe)
    me.has(field=["Pendulum Heron"], hand=["Lamp Thief"])
    foe.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.plays("Final Notice")
    me.picks(("replace", "Pendulum Heron", "Pendulum Heron/3/r0")).lets_resolve()
    assert me.zone("field") == ["Pendulum Heron"] and me.zone("graveyard") == ["Lamp Thief"]


def test_the_heron_with_an_empty_hand_falls(scene, me, foe):
    """replacing destruction: nothing to discard, nothing asked."""
    scene.turn_of(foe)
    me.has(field=["Pendulum Heron"])
    foe.has(hand=["Final Notice"]).will(*["darkness"] * 3)
    foe.plays("Final Notice").lets_resolve()
    assert me.zone("graveyard") == ["Pendulum Heron"]


# --- modes, life, regalia ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "gone", "hurt"), [(0, "Moth Cloak", 0), (1, "Tide Glass", 0), (2, "", 500)])
def test_slates_fall_where_they_are_told(scene, me, foe, mode, gone, hurt):
    """modes; destroying (1010); dealing damage (1007): an addition, a regalia, or 500 to a flier, as chosen."""
    me.has(hand=["Loose Slates"]).will("wind", "wind")
    foe.has(field=["Moth Cloak", "Tide Glass", "Roc of the Great Pendulum", "Barge Crab"])
    me.picks(("play", "Loose Slates"))
    me.answer(scene.game.question.options[mode])
    me.pays().lets_resolve()
    assert foe.zone("graveyard") == ([gone] if gone else []) and foe.damage("Roc of the Great Pendulum") == hurt
    assert foe.damage("Barge Crab") == 0


def test_only_modes_with_a_target_may_be_chosen(scene, me, foe):
    """modes: only a regalia is there, so that is what falls; with a Crab alone the chant is not offered."""
    me.has(hand=["Loose Slates"]).will("wind", "wind")
    foe.has(field=["Tide Glass", "Barge Crab"])
    me.plays("Loose Slates").lets_resolve()
    assert foe.zone("graveyard") == ["Tide Glass"]


def test_slates_without_any_target_stay_up(scene, me, foe):
    """modes: neither addition nor regalia nor flier."""
    me.has(hand=["Loose Slates"]).will("wind", "wind")
    foe.has(field=["Barge Crab"])
    assert plays_of(me) == []


def test_the_ledger_stays_through_judgment(scene, me, foe):
    """ruler additions; judgment (1125): added to the ruler, it stays added to the J-ruler and takes 100."""
    me.has(ruler_area=[NETTIE], hand=["Nettie's Black Ledger"])
    me.will(*["darkness"] * 5)
    me.plays("Nettie's Black Ledger", me.card(NETTIE)).lets_resolve()
    me.uses(NETTIE, 1).lets_resolve()
    assert sorted(me.zone("field")) == [HOLDER, "Nettie's Black Ledger"]
    me.passes()
    assert scene.game.facts["turn seat"] == 1 and foe.life == FOE_LIFE - 100


def test_the_twelfth_tolls(scene, me, foe):
    """life lost or paid; life gained: 400 from them to me."""
    me.has(hand=["Toll of the Twelfth"]).will("darkness", "darkness")
    me.plays("Toll of the Twelfth").lets_resolve()
    assert foe.life == FOE_LIFE - 400 and me.life == 4000 + 400


def test_the_twelfth_ends_a_game(scene, me, foe):
    """life lost or paid: 300 - 400 is the end."""
    me.has(hand=["Toll of the Twelfth"]).will("darkness", "darkness")
    foe.with_life(300)
    me.plays("Toll of the Twelfth").lets_resolve()
    assert scene.winner is me


def test_the_clapper_serves_a_j_ruler(scene, me, foe):
    """regalia; gaining ATK and DEF; precision (1103): [Precision], 1000 + 200, and at last [Imperishable]."""
    me.as_j_ruler(TAMSIN).has(field=["Clapper of the First Bell"])
    foe.has(field=["Barge Crab"])
    me.uses("Clapper of the First Bell", 3).lets_resolve()
    assert (me.atk(WOKE), me.defence(WOKE)) == (1000 + 200, 1000 + 200) and "precision" in keywords(me, WOKE)
    me.uses("Clapper of the First Bell", 4).lets_resolve()
    assert me.zone("graveyard") == ["Clapper of the First Bell"] and "imperishable" in keywords(me, WOKE)
    assert "precision" not in keywords(me, WOKE)


def test_the_clapper_does_nothing_for_others(scene, me, foe):
    """regalia: a resonator of mine and the J-ruler of the opponent have no [Precision] of it."""
    me.has(field=["Clapper of the First Bell", "Barge Crab"])
    foe.as_j_ruler(TAMSIN)
    me.is_asked("602.1c")
    assert "precision" not in keywords(me, "Barge Crab") | keywords(foe, WOKE)


def test_the_knife_cuts_twice(scene, me, foe):
    """regalia; resting and recovering (1013); once per turn: 100, a Thief banished, 100 again; no third time."""
    me.has(field=["Maddock's Contract Knife", "Lamp Thief", "Cellar Hulk"])
    me.uses("Maddock's Contract Knife", 3).lets_resolve()
    me.uses("Maddock's Contract Knife", 4, "Lamp Thief").lets_resolve()
    me.uses("Maddock's Contract Knife", 3).lets_resolve()
    assert foe.life == FOE_LIFE - 100 - 100 and uses_of(me, "Maddock's Contract Knife") == []
    assert "Cellar Hulk" in me.zone("field")


def test_the_knife_sharpens_a_j_ruler(scene, me, foe):
    """regalia; pierce (1102): my J-ruler has [Pierce], my resonators have not."""
    me.as_j_ruler(MADDOCK).has(field=["Maddock's Contract Knife", "Barge Crab"])
    me.is_asked("602.1c")
    assert "pierce" in keywords(me, LIT) and "pierce" not in keywords(me, "Barge Crab")


def test_a_ticket_needs_a_resonator(scene, me, foe):
    """regalia; banishing (1011): nothing to pledge, nothing offered."""
    me.has(field=["Pawn Ticket"])
    assert uses_of(me, "Pawn Ticket") == []
