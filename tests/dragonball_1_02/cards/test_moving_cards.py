"""The Weathervane Cup: what draws, finds, moves, KO-s and replaces, and what makes cards."""

from __future__ import annotations

import pytest

LIFE = "4-10-2-1"
MAIN = "6-3-1-3"
ILVANE = "Ilvane, Counter of Clouds"
HOLLIN = "Hollin, Speaker for the Hedge"
IMME = "Shard Picker, Imme"
OSK = "Puddle Reader, Osk"
CHOIR = "Cirrus Choir"
SHELVES = "Everything off the Shelves"
HEART = "Ossa, Heart of the White Kiln"
HEDGE = "Hollin, the Hedge Itself"
SORREL = "Mother Sorrel, Poulticer"
HARVEST = "Harvest of Years"
SEXTON = "Ivy Sexton, Marl"
DUKE = "Nettle Duke"
YEW = "Hundred-Year Yew"
DUNN = "Compost Prophet, Dunn"
MAZE = "Hedge Maze"
MOLE = "Cannon Mole, Bartram"
SABINE = "Kite Tailor, Sabine"
JUGGLER = "Pavo, Street Juggler"
BIG_TOP = "The Big Top"
RED, BLUE, GREEN, YELLOW = ("Red Energy",), ("Blue Energy",), ("Green Energy",), ("Yellow Energy",)


def skill(name, number=1):
    return ("use", name, f"{name}/{number}")


def takes(player, damage=1):
    for _ in range(damage):
        player.picks(("hidden", 0), rule=LIFE)


def resting(player, zone):
    """How many cards of a zone are in Rest Mode."""
    return sum(bool(player.game.rested[c]) for c in player.game.in_zone(player.seat, zone))


# --- drawing, searching, looking ------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "drawn"), [(0, 4), (2, 2), (3, 1), (4, 0)])
def test_drawing_up_to_a_hand_size(scene, me, foe, cards, drawn):
    """Drawing up to a hand size: the batch itself has left the hand; with four others nothing is drawn."""
    me.has(hand=["Last Batch", *["Extra"] * cards]).energy(*RED * 3)
    with me.changes(deck=-drawn):
        me.uses("Last Batch")
    assert me.count("hand") == cards + drawn and me.zone("drop") == ["Last Batch"]


def test_the_opponent_draws(scene, me, foe):
    """The opponent draws; KO by energy cost: a card of cost four is uprooted, one of five is not, and they draw."""
    me.has(hand=["Uproot"]).energy(*GREEN * 2)
    foe.has(battle=["Battle 1", "Battle 4", "Battle 5"])
    me.uses("Uproot")
    me.is_asked(exactly=["Battle 1", "Battle 4"])
    with foe.changes(hand=+1, deck=-1), me.changes(hand=0):
        me.picks("Battle 4")
    assert foe.zone("drop") == ["Battle 4"] and me.zone("drop") == ["Uproot"]


def test_uprooting_nothing(scene, me, foe):
    """The opponent draws: with nothing to uproot the rest of the text is still done."""
    me.has(hand=["Uproot"]).energy(*GREEN * 2)
    foe.has(battle=["Battle 5"])
    with foe.changes(hand=+1, deck=-1, battle=0):
        me.uses("Uproot")


def test_searching_the_deck(scene, me, foe):
    """Searching the deck; auto, when played: Osk finds a Cloud of cost three or less, and the deck is shuffled."""
    me.has(hand=[OSK]).energy(*BLUE)
    me.deck_top("Cumulus Ram", CHOIR, "College Porter, Lund", "Weather Thief, Nim")
    me.plays(OSK)
    me.is_asked(exactly=["Cumulus Ram", "Weather Thief, Nim", "done"])
    me.picks("Cumulus Ram")
    assert me.zone("hand") == ["Cumulus Ram"] and scene.events("shuffle")


def test_searching_in_vain(scene, me, foe):
    """Searching the deck; up to: nobody need be found, and the deck is shuffled all the same."""
    me.has(hand=[OSK]).energy(*BLUE)
    me.deck_top("Cumulus Ram")
    with me.changes(deck=0):
        me.plays(OSK).picks("done")
    assert me.zone("hand") == [] and scene.events("shuffle")


def test_searching_and_playing(scene, me, foe):
    """Searching the deck: what the choir finds comes into play in Rest Mode, and its own skill is set off."""
    me.has(hand=[CHOIR]).energy(*BLUE * 4)
    me.deck_top("Mist Librarian, Corrin", CHOIR, "Squall Marshal, Ouda", "Cumulus Ram")
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3"])
    me.plays(CHOIR)
    me.is_asked(exactly=["Mist Librarian, Corrin", "Cumulus Ram", "done"])
    me.picks("Mist Librarian, Corrin")
    assert me.is_rested("Mist Librarian, Corrin") and not me.is_rested(CHOIR)
    me.is_asked(exactly=["Battle 1", "Battle 2", "done"])
    me.picks("Battle 2")
    assert foe.zone("hand") == ["Battle 2"]


def test_looking_at_the_top_cards(scene, me, foe):
    """Looking at the top cards; up to: Imme takes a red giant of the five, and the others go to the bottom."""
    me.has(hand=[IMME]).energy(*RED)
    me.deck_top("Battle 1", "Clay Pup", "Battle 2", "Kiln Sweep, Pett", "Battle 3", "Grand Kiln Colossus")
    me.plays(IMME).picks(5)
    me.is_asked(exactly=["Clay Pup", "done"])
    me.picks("Clay Pup")
    me.picks("Battle 3", "Battle 2", "Battle 1")
    assert me.zone("hand") == ["Clay Pup"]
    assert sorted(me.zone("deck")[:4]) == ["Battle 1", "Battle 2", "Battle 3", "Kiln Sweep, Pett"]
    assert me.zone("deck")[-1] == "Grand Kiln Colossus"  # the sixth is the top card now
    scene.looked_at_deck = True


def test_looking_at_fewer(scene, me, foe):
    """Looking at the top cards; up to: Imme may look at one card only, and then the giant below stays unseen."""
    me.has(hand=[IMME]).energy(*RED)
    me.deck_top("Battle 1", "Clay Pup")
    me.plays(IMME)
    assert sorted(me.options()) == [0, 1, 2, 3, 4, 5]
    me.picks(1)
    assert me.zone("hand") == [] and me.zone("deck")[0] == "Battle 1" and me.zone("deck")[-1] == "Clay Pup"
    scene.looked_at_deck = True


def test_no_giant_among_the_top_cards(scene, me, foe):
    """Looking at the top cards: without a giant among them nothing is taken."""
    me.has(hand=[IMME]).energy(*RED)
    me.deck_top("Battle 1", "Battle 1", "Battle 1", "Battle 1", "Battle 1", "Clay Pup")
    with me.changes(deck=0):
        me.plays(IMME).picks(5)
        while me.asked and scene.game.question.rule != MAIN:
            me.answer(scene.game.question.options[0])
    assert me.zone("hand") == [] and me.zone("deck")[:5] == ["Battle 1"] * 5
    scene.looked_at_deck = True


def test_energy_from_the_top_cards(scene, me, foe):
    """Energy from the deck; looking at the top cards: one of the four becomes resting energy, three go under."""
    me.has(hand=["Cloudseeding"]).energy(*BLUE * 2)
    me.deck_top("Battle 1", "Battle 2", "Cumulus Ram", "Battle 3", "Battle 4")
    me.uses("Cloudseeding")
    me.is_asked(exactly=["Battle 1", "Battle 2", "Cumulus Ram", "Battle 3", "done"])
    me.picks("Cumulus Ram").picks("Battle 1", "Battle 2")
    assert me.is_rested("Cumulus Ram") and me.count("energy") == 3
    assert sorted(me.zone("deck")[:3]) == ["Battle 1", "Battle 2", "Battle 3"] and me.zone("deck")[-1] == "Battle 4"
    scene.looked_at_deck = True


# --- energy -------------------------------------------------------------------------------------------------


def test_energy_from_the_deck(scene, me, foe):
    """Energy from the deck; once per turn, activated: for three energy Ilvane adds the top card in Rest Mode, once."""
    me.has(leader=ILVANE).energy(*BLUE * 6)
    me.deck_top("Cumulus Ram")
    me.uses(ILVANE).picks("Blue Energy", "Blue Energy", "Blue Energy")
    assert me.count("energy") == 7 and resting(me, "energy") == 3 + 1 and me.is_rested("Cumulus Ram")
    assert not me.offered(*skill(ILVANE)) and me.refused(*skill(ILVANE)) == "10-10-1"


def test_energy_from_the_deck_without_enough(scene, me, foe):
    """Energy from the deck: two active energy do not pay for three."""
    me.has(leader=ILVANE).energy(*BLUE * 2)
    me.put("energy", "Blue Energy", rested=True)
    assert me.offered("pass") and not me.offered(*skill(ILVANE))


def test_energy_with_an_evolution(scene, me, foe):
    """Energy from the deck; evolve: evolving is playing, so the Master of Downpours adds energy."""
    master = "Ilvane, Master of Downpours"
    me.has(battle=["Ilvane, Pupil of Rain"], hand=[master]).energy(*BLUE * 2)
    with me.changes(energy=+1, deck=-1):
        me.uses(master)
    assert resting(me, "energy") == 2 + 1


@pytest.mark.parametrize("kept", [True, False])
def test_energy_from_the_hand(scene, me, foe, kept):
    """Energy from the hand; up to: Thole stores a card of the hand as resting energy, or none."""
    me.has(hand=["Rain Barrel Keeper, Thole", "Extra", "Clay Pup"]).energy(*BLUE * 2)
    me.plays("Rain Barrel Keeper, Thole")
    me.is_asked(exactly=["Extra", "Clay Pup", "done"])
    me.picks("done" if kept else "Extra")
    assert me.zone("hand") == (["Extra", "Clay Pup"] if kept else ["Clay Pup"])
    assert me.count("energy") == resting(me, "energy") == (2 if kept else 3)


def test_energy_made_active(scene, me, foe):
    """Energy made active; resting as a cost: the pupil rests for one energy, and is not used again."""
    pupil = "Ilvane, Pupil of Rain"
    me.has(battle=[pupil])
    for _ in range(2):
        me.put("energy", "Blue Energy", rested=True)
    me.uses(pupil).picks("Blue Energy")
    assert me.is_rested(pupil) and resting(me, "energy") == 1
    assert not me.offered(*skill(pupil))


# --- back to the hand, back from the Drop Area ------------------------------------------------------------------


def test_returning_opposing_cards(scene, me, foe):
    """Returning opposing cards to the hand; up to: the marshal returns two of cost three or less, no dearer one."""
    ouda = "Squall Marshal, Ouda"
    me.has(hand=[ouda]).energy(*BLUE * 5)
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3", "Battle 4"])
    me.plays(ouda)
    me.is_asked(exactly=["Battle 1", "Battle 2", "Battle 3", "done"])
    me.picks("Battle 1", "Battle 3")
    assert sorted(foe.zone("hand")) == ["Battle 1", "Battle 3"]
    assert foe.zone("battle") == ["Battle 2", "Battle 4"] and foe.zone("drop") == []


def test_nobody_to_return(scene, me, foe):
    """Returning opposing cards to the hand: a card of cost three is beyond the librarian."""
    me.has(hand=["Mist Librarian, Corrin"]).energy(*BLUE * 3)
    foe.has(battle=["Battle 3"])
    me.plays("Mist Librarian, Corrin")
    me.is_asked(MAIN)
    assert foe.zone("battle") == ["Battle 3"]


def test_back_from_the_drop_area(scene, me, foe):
    """Back from the Drop Area; removing from the game: the maze is removed, and two Thornbeasts are in hand again."""
    me.has(battle=[MAZE], drop=["Burr Rat", "Thornback Boar", DUKE, "Clay Pup"])
    me.uses(MAZE, 3)
    me.is_asked(exactly=["Burr Rat", "Thornback Boar", DUKE, "done"])
    me.picks("Burr Rat", DUKE)
    assert me.zone("hand") == ["Burr Rat", DUKE] and me.zone("removed") == [MAZE]
    assert me.zone("battle") == [] and sorted(me.zone("drop")) == ["Clay Pup", "Thornback Boar"]


def test_removing_the_maze_from_the_hand(scene, me, foe):
    """Removing from the game: while the maze is in hand it can only be laid out."""
    me.has(hand=[MAZE], drop=["Burr Rat"]).energy(*GREEN)
    assert me.offered(*skill(MAZE)) and not me.offered(*skill(MAZE, 3))


# --- KO -----------------------------------------------------------------------------------------------------


def test_ko_by_power(scene, me, foe):
    """KO by power; evolve; up to: Ossa, evolved for four energy, KO-s up to two cards of 15000 or less."""
    me.has(battle=["Ossa, First Firing"], hand=[HEART]).energy(*RED * 3, *BLUE)
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3", scene.card("Sixteen", power=16000)])
    me.uses(HEART)
    me.is_asked(exactly=["Battle 1", "Battle 2", "Battle 3", "done"])
    me.picks("Battle 3", "Battle 1")
    assert foe.zone("battle") == ["Battle 2", "Sixteen"] and sorted(foe.zone("drop")) == ["Battle 1", "Battle 3"]


def test_ko_by_power_reads_power_as_it_is(scene, me, foe):
    """KO by power; less power: after the glaze a card of 25000 has 15000, and then it can be KO-ed."""
    me.has(hand=["Glaze Thrower, Tarrow", HEART], battle=["Ossa, First Firing"]).energy(*RED * 7)
    foe.has(battle=["Battle 5"])
    me.plays("Glaze Thrower, Tarrow").picks("Red Energy", "Red Energy", "Red Energy").picks("Battle 5")
    me.uses(HEART).picks("Red Energy", "Red Energy", "Red Energy")
    me.is_asked(exactly=["Battle 5", "done"])
    me.picks("Battle 5")
    assert foe.zone("drop") == ["Battle 5"]


def test_ko_by_energy_cost(scene, me, foe):
    """KO by energy cost; once per turn, activated: for three energy and a Battle Card, Hollin KO-s one of cost four."""
    crowned = "Hollin, Crowned in Thorn"
    me.has(leader=HOLLIN, life=4, battle=["Clay Pup", "Burr Rat"]).energy(*GREEN * 3)
    foe.has(battle=["Battle 4", "Battle 5"])
    me.uses(HOLLIN, 2).picks(0)
    me.uses(crowned, 2)
    me.picks("Clay Pup")
    me.is_asked(exactly=["Battle 4", "done"])
    me.picks("Battle 4")
    assert foe.zone("drop") == ["Battle 4"] and me.zone("drop") == ["Clay Pup"] and resting(me, "energy") == 3
    assert not me.offered(*skill(crowned, 2))


@pytest.mark.parametrize(("energy", "cards"), [(2, ["Clay Pup"]), (3, [])])
def test_ko_by_energy_cost_that_cannot_be_paid(scene, me, foe, energy, cards):
    """KO by energy cost: both parts of the cost must be there."""
    crowned = "Hollin, Crowned in Thorn"
    me.has(leader=HOLLIN, life=4, battle=cards).energy(*GREEN * energy)
    foe.has(battle=["Battle 4"])
    me.uses(HOLLIN, 2).picks(0)
    assert me.offered("pass") and not me.offered(*skill(crowned, 2))


def test_ko_of_resting_cards(scene, me, foe):
    """KO of resting cards; auto, when played; up to: Dame Tessel KO-s a resting card, never an active one."""
    me.has(hand=["Knife Wheel, Dame Tessel"]).energy(*YELLOW * 4)
    foe.has(battle=["Battle 1"])
    for name in ("Battle 4", "Battle 5"):
        foe.put("battle", name, rested=True)
    me.plays("Knife Wheel, Dame Tessel")
    me.is_asked(exactly=["Battle 4", "Battle 5", "done"])
    me.picks("Battle 5")
    assert foe.zone("drop") == ["Battle 5"] and foe.zone("battle") == ["Battle 1", "Battle 4"]


def test_no_resting_card(scene, me, foe):
    """KO of resting cards: with only active cards opposite nothing is asked."""
    me.has(hand=["Knife Wheel, Dame Tessel"]).energy(*YELLOW * 4)
    foe.has(battle=["Battle 1"])
    me.plays("Knife Wheel, Dame Tessel")
    me.is_asked(MAIN)
    assert foe.zone("battle") == ["Battle 1"]


def test_ko_within_a_total(scene, me, foe):
    """KO within a total: 5000 and 10000 leave 5000 of the 20000, so 15000 is no choice any more."""
    me.has(hand=[SHELVES]).energy(*RED * 3)
    foe.has(battle=["Battle 1", "Battle 2", "Battle 3", "Battle 4", "Battle 5"])
    me.uses(SHELVES)
    me.is_asked(exactly=["Battle 1", "Battle 2", "Battle 3", "Battle 4", "done"])
    me.picks("Battle 1")
    me.is_asked(exactly=["Battle 2", "Battle 3", "done"])
    me.picks("Battle 2")
    assert not me.offered("Battle 3")
    if me.offered("done"):
        me.picks("done")
    assert sorted(foe.zone("drop")) == ["Battle 1", "Battle 2"] and foe.count("battle") == 3


def test_ko_within_a_total_that_is_used_up(scene, me, foe):
    """KO within a total: after a card of 20000 not even Osk's 1000 is left."""
    me.has(hand=[SHELVES]).energy(*RED * 3)
    foe.has(battle=["Battle 4", OSK])
    me.uses(SHELVES)
    me.is_asked(exactly=["Battle 4", OSK, "done"])
    me.picks("Battle 4")
    assert not me.offered(OSK)
    if me.offered("done"):
        me.picks("done")
    assert foe.zone("battle") == [OSK] and foe.zone("drop") == ["Battle 4"]


def test_ko_within_a_total_of_nothing(scene, me, foe):
    """KO within a total: any number may be none."""
    me.has(hand=[SHELVES]).energy(*RED * 3)
    foe.has(battle=["Battle 1"])
    me.uses(SHELVES).picks("done")
    assert foe.zone("battle") == ["Battle 1"] and me.zone("drop") == [SHELVES]


# --- life, discarding, deck ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "more"), [(4, 5, 1), (5, 5, 0), (6, 5, 0)])
def test_recovering_life(scene, me, foe, mine, theirs, more):
    """Recovering life; auto, when played: Sorrel adds the deck's top card with less life than the opponent only."""
    me.has(hand=[SORREL], life=mine).energy(*GREEN * 4)
    foe.has(life=theirs)
    with me.changes(life=+more, deck=-more):
        me.plays(SORREL)


@pytest.mark.parametrize(("life", "more"), [(4, 1), (5, 0)])
def test_recovering_life_from_the_drop_area(scene, me, foe, life, more):
    """Recovering life; back from the Drop Area: at four life a dropped card becomes life, and at five nothing does."""
    me.has(hand=[HARVEST], life=life, drop=["Clay Pup", "Extra"]).energy(*GREEN * 3)
    with me.changes(life=+more):
        me.uses(HARVEST)
        if more:
            me.picks("Extra")
    assert me.zone("drop") == (["Clay Pup", HARVEST] if more else ["Clay Pup", "Extra", HARVEST])


def test_discarding_at_random(scene, me, foe):
    """Discarding at random; auto, when played: one card of the opponent's hand is dropped, and nobody is asked."""
    me.has(hand=["Root Lawyer, Morwick"]).energy(*GREEN * 3)
    foe.has(hand=["Extra", "Clay Pup", "Burr Rat"])
    with foe.changes(hand=-1, drop=+1):
        me.plays("Root Lawyer, Morwick")
    me.is_asked(MAIN)


def test_discarding_at_random_from_nothing(scene, me, foe):
    """Discarding at random: an empty hand loses nothing."""
    me.has(hand=["Root Lawyer, Morwick"]).energy(*GREEN * 3)
    with foe.changes(drop=0, life=0, deck=0):
        me.plays("Root Lawyer, Morwick")


def test_both_players_choose(scene, me, foe):
    """Both players choose: I choose first, then the opponent, and both cards are dropped together."""
    me.has(hand=["Wicker Judge"], battle=["Clay Pup"]).energy(*GREEN * 4)
    foe.has(battle=["Battle 1", "Battle 5"])
    me.plays("Wicker Judge")
    me.is_asked(exactly=["Clay Pup", "Wicker Judge"])
    me.picks("Clay Pup")
    assert me.zone("drop") == []
    foe.is_asked(exactly=["Battle 1", "Battle 5"])
    foe.picks("Battle 1")
    assert me.zone("drop") == ["Clay Pup"] and foe.zone("drop") == ["Battle 1"]


def test_the_judge_alone(scene, me, foe):
    """Both players choose: with no other card of mine the judge goes, though the opponent has none to give."""
    me.has(hand=["Wicker Judge"]).energy(*GREEN * 4)
    me.plays("Wicker Judge")
    assert me.zone("battle") == [] and me.zone("drop") == ["Wicker Judge"] and foe.zone("drop") == []


def test_what_the_judge_takes_is_ko_ed(scene, me, foe):
    """Both players choose; auto, when KO-ed: put into the Drop Area by an effect (7-4-1-4-2-1), Bree draws a card."""
    me.has(hand=["Wicker Judge"]).energy(*GREEN * 4)
    foe.has(battle=["Gutter Scholar, Bree"])
    with foe.changes(hand=+1, deck=-1, drop=+1):
        me.plays("Wicker Judge")


def test_both_players_discard(scene, me, foe):
    """Both players choose; drawing: two cards of each hand, or the one there is, and then I draw."""
    me.has(hand=[HEDGE, "Extra", "Clay Pup", "Burr Rat"]).energy(*GREEN * 7)
    foe.has(hand=["Extra"])
    me.plays(HEDGE)
    me.is_asked(exactly=["Extra", "Clay Pup", "Burr Rat"])
    me.picks("Extra", "Burr Rat")
    assert me.zone("hand") == ["Clay Pup", "Stone"] and sorted(me.zone("drop")) == ["Burr Rat", "Extra"]
    assert foe.zone("hand") == [] and foe.zone("drop") == ["Extra"]


@pytest.mark.parametrize("number", [0, 2, 3])
def test_deck_to_drop_area(scene, me, foe, number):
    """Deck to Drop Area; up to: the petitioner drops none to three of the deck's top cards, no more."""
    petitioner = "Hollin, Barefoot Petitioner"
    me.has(hand=[petitioner]).energy(*GREEN * 2)
    me.plays(petitioner)
    assert me.options() == [0, 1, 2, 3]
    with me.changes(deck=-number, drop=+number):
        me.picks(number)


# --- damage, replacements -----------------------------------------------------------------------------------


def test_replacing_a_ko(scene, me, foe):
    """Replacement, KO; returning itself to the hand: the sexton goes to the hand in place of the Drop Area."""
    me.has(battle=["Battle 4"])
    foe.put("battle", SEXTON, rested=True)
    me.attacks("Battle 4", SEXTON)
    assert foe.zone("hand") == [SEXTON] and foe.zone("drop") == []


def test_a_replaced_ko_is_none(scene, me, foe):
    """Replacement, KO; auto, when it KO-s: Brund's attack KO-s nobody, so there is no damage."""
    me.has(battle=["Brund, Cracked but Walking"])
    foe.has(battle=[SEXTON])
    with foe.changes(life=0, hand=+1):
        me.attacks("Brund, Cracked but Walking", SEXTON)


def test_a_ko_by_a_skill_is_replaced_too(scene, me, foe):
    """Replacement, KO; KO by energy cost: uprooted, the sexton is in hand, and its player draws for the uprooting."""
    me.has(hand=["Uproot"]).energy(*GREEN * 2)
    foe.has(battle=[SEXTON])
    me.uses("Uproot")
    assert foe.zone("hand") == [SEXTON, "Stone"] and foe.zone("drop") == []


@pytest.mark.parametrize("saved", [True, False])
def test_replacing_a_ko_or_not(scene, me, foe, saved):
    """Replacement, KO, optional: a card of the hand is dropped for the duke, or he is."""
    me.has(hand=["Uproot"]).energy(*GREEN * 2)
    foe.has(battle=[DUKE], hand=["Extra", "Clay Pup"])
    me.uses("Uproot")
    if saved:
        foe.picks(("replace", DUKE, f"{DUKE}/2/r0"), "Clay Pup")
    else:
        foe.picks("no")
    assert foe.zone("battle") == ([DUKE] if saved else [])
    assert foe.zone("drop") == (["Clay Pup"] if saved else [DUKE])
    assert foe.count("hand") == (2 if saved else 3)  # with the card drawn for the uprooting


def test_replacing_damage(scene, me, foe):
    """Replacement, damage; deck to Drop Area: at two life each damage drops six cards of the deck instead."""
    me.has(battle=["Ossa, First Firing"])
    foe.has(leader=scene.card("Plain", type="leader", power=10000), life=2)
    foe.put("battle", YEW, rested=True)
    with foe.changes(life=0, hand=0, deck=-12, drop=+12):
        me.attacks("Ossa, First Firing", "Plain")


def test_damage_at_three_life(scene, me, foe):
    """Replacement, damage: at three life the first of two damage takes a life card, and the second six of the deck."""
    me.has(battle=["Ossa, First Firing"])
    foe.has(leader=scene.card("Plain", type="leader", power=10000), life=3)
    foe.put("battle", YEW, rested=True)
    with foe.changes(life=-1, hand=+1, deck=-6, drop=+6):
        me.attacks("Ossa, First Firing", "Plain")
        takes(foe)


def test_the_yew_saves_its_own_player_only(scene, me, foe):
    """Replacement, damage: the attacker's yew does nothing for the defender."""
    me.put("battle", YEW, rested=True)
    me.has(battle=["Battle 2"])
    foe.has(leader=scene.card("Plain", type="leader", power=10000), life=2)
    with foe.changes(life=-1, deck=0):
        me.attacks("Battle 2", "Plain")
        takes(foe)


def test_damage_by_a_skill(scene, me, foe):
    """Damage by a skill; tokens as a cost: two kites are dropped for 1 damage, before the mole's attack deals 2."""
    me.has(battle=[MOLE, SABINE, JUGGLER], hand=[JUGGLER]).energy(*YELLOW * 4)
    me.uses(SABINE, 2).picks("Yellow Energy", "Yellow Energy").plays(JUGGLER)
    assert me.zone("battle").count("Paper Kite") == 2
    me.attacks(MOLE, "Leader").picks("yes")
    assert "Paper Kite" not in me.zone("battle")
    takes(foe)
    assert foe.count("life") == 8 - 1
    me.passes()
    foe.passes()
    takes(foe, 2)
    assert foe.count("life") == 8 - 1 - 2


def test_tokens_kept(scene, me, foe):
    """Tokens as a cost: the two kites may stay, and then no damage comes before the battle."""
    me.has(battle=[MOLE, SABINE], hand=[JUGGLER]).energy(*YELLOW * 4)
    me.uses(SABINE, 2).picks("Yellow Energy", "Yellow Energy").plays(JUGGLER)
    me.attacks(MOLE, "Leader").picks("no")
    assert me.zone("battle").count("Paper Kite") == 2 and foe.count("life") == 8
    me.is_asked("7-2-1-2")


# --- tokens, cards under a card -----------------------------------------------------------------------------


def test_tokens(scene, me, foe):
    """Tokens; auto, when played: the juggler brings a Paper Kite of 10000 power that can attack at once."""
    me.has(hand=[JUGGLER]).energy(*YELLOW * 2)
    me.plays(JUGGLER)
    assert me.zone("battle") == [JUGGLER, "Paper Kite"]
    assert me.power("Paper Kite") == 10000 and me.value("Paper Kite", "combo power") == 5000
    assert me.can_attack("Paper Kite", "Leader")


def test_a_token_combos(scene, me, foe):
    """Tokens; auto, with a combo: a kite adds 5000 for nothing, and the attack of 5000 beats 10000."""
    me.has(battle=["Battle 1"], hand=[JUGGLER]).energy(*YELLOW * 2)
    me.plays(JUGGLER).attacks("Battle 1", "Leader").combos("Paper Kite").passes()
    takes(foe)
    assert foe.count("life") == 8 - 1 and "Paper Kite" not in me.zone("battle")


def test_tokens_once_per_turn(scene, me, foe):
    """Tokens; aura; once per turn, activated: for two energy Sabine plays a kite of 10000 and 5000, once."""
    me.has(battle=[SABINE]).energy(*YELLOW * 4)
    me.uses(SABINE, 2).picks("Yellow Energy", "Yellow Energy")
    assert me.power("Paper Kite") == 10000 + 5000 and resting(me, "energy") == 2
    assert me.value("Paper Kite", "combo power") == 5000 and me.value("Paper Kite", "combo cost") == 0
    assert not me.offered(*skill(SABINE, 2))


def test_tokens_without_energy(scene, me, foe):
    """Tokens: with one energy Sabine plays none."""
    me.has(battle=[SABINE]).energy(*YELLOW)
    assert me.offered("pass") and not me.offered(*skill(SABINE, 2))


def test_tokens_of_a_field(scene, me, foe):
    """Tokens; resting as a cost: the big top rests for a kite, in each turn of mine."""
    me.has(battle=[BIG_TOP])
    me.uses(BIG_TOP, 2)
    assert me.zone("battle") == [BIG_TOP, "Paper Kite"] and me.is_rested(BIG_TOP)
    assert me.value("Paper Kite", "combo power") == 5000 and me.value("Paper Kite", "combo cost") == 0
    assert not me.offered(*skill(BIG_TOP, 2))


def test_cards_under_a_card(scene, me, foe):
    """Cards under a card; once per turn, activated; drawing: a card of the hand goes under Dunn for a new one."""
    me.has(battle=[DUNN], hand=["Extra", "Clay Pup"])
    me.deck_top("Battle 1")
    me.uses(DUNN, 2).picks("Extra")
    assert me.zone("under") == ["Extra"] and me.zone("hand") == ["Clay Pup", "Battle 1"]
    assert not me.offered(*skill(DUNN, 2))


def test_no_card_to_put_under(scene, me, foe):
    """Cards under a card: with an empty hand the skill is not offered."""
    me.has(battle=[DUNN])
    assert me.offered("pass") and not me.offered(*skill(DUNN, 2))


def test_what_lies_under_a_card_goes_with_it(scene, me, foe):
    """Cards under a card: when Dunn is KO-ed, the card under him is dropped too."""
    scene.card("Axe", "[Activate: Main] Choose 1 of your Battle Cards and KO it.", type="extra", energy_cost="0(-)")
    me.has(battle=[DUNN], hand=["Axe", "Clay Pup"])
    me.uses(DUNN, 2).picks("Clay Pup").uses("Axe")
    assert me.zone("battle") == [] and me.zone("under") == []
    assert sorted(me.zone("drop")) == ["Axe", "Clay Pup", DUNN]
