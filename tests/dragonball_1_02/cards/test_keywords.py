"""The Weathervane Cup: cards without text, leaders that awaken, and the keyword skills."""

from __future__ import annotations

import pytest

ACT = "7-2-1-2"
LIFE = "4-10-2-1"
MAIN = "6-3-1-3"
OSSA = "Ossa, Prentice of the Kiln"
ILVANE = "Ilvane, Counter of Clouds"
HOLLIN = "Hollin, Speaker for the Hedge"
PAVO = "Pavo, Ringmaster on a String"
BAROMETER = "Barometer of Everything"
RED, BLUE, GREEN, YELLOW = ("Red Energy",), ("Blue Energy",), ("Green Energy",), ("Yellow Energy",)


def takes(player, damage):
    """The player takes so many life cards, one after another."""
    for _ in range(damage):
        player.picks(("hidden", 0), rule=LIFE)


def awakens(player, name):
    """Whether the leader's [Awaken] is offered."""
    return player.offered("use", name, f"{name}/2")


# --- cards without text -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost", "power"),
    [
        ("Brick Carrier, Holm", 2, 15000),
        ("Brund, Shelf of Bowls", 3, 20000),
        ("College Porter, Lund", 2, 15000),
        ("Cumulus Ram", 3, 20000),
        ("Thornback Boar", 2, 15000),
        ("Old Bramble Bull", 3, 20000),
        ("Barrel Roller, Gorm", 2, 15000),
        ("Ballast Strongman, Brok", 3, 20000),
    ],
)
def test_cards_without_text(scene, me, foe, name, cost, power):
    """Cards without text: played for their cost, with their printed power, and nothing is asked."""
    color = {"R": RED, "B": BLUE, "G": GREEN, "Y": YELLOW}[scene.cards[name].printed["color"][0][0].upper()]
    me.has(hand=[name]).energy(*color * cost)
    me.plays(name)
    assert me.zone("battle") == [name] and me.power(name) == power
    me.is_asked(MAIN)
    assert me.can_attack(name, "Leader") and me.count("hand") == 0


def test_a_specified_cost_needs_its_color(scene, me, foe):
    """Cards without text: two blue energy do not pay for a red card; one red beside one blue does."""
    me.has(hand=["Brick Carrier, Holm"]).energy(*BLUE * 2)
    foe.has(hand=["Brick Carrier, Holm"]).energy(*BLUE, *RED)
    assert not me.offered("play", "Brick Carrier, Holm")
    assert me.why_not("play", "Brick Carrier, Holm") == "6-3-1-3-1-1"
    me.passes()
    foe.picks("Stone")
    assert foe.offered("play", "Brick Carrier, Holm")


# --- awaken -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "life", "able"),
    [
        (OSSA, 5, False), (OSSA, 4, True), (ILVANE, 5, False), (ILVANE, 4, True),
        (HOLLIN, 5, False), (HOLLIN, 4, True), (PAVO, 6, False), (PAVO, 5, True),
    ],
)  # fmt: skip
def test_awaken_at_its_life(scene, me, foe, name, life, able):
    """Awaken: offered from the printed life on and not before."""
    me.has(leader=name, life=life)
    assert awakens(me, name) is able


def test_awaken_ossa(scene, me, foe):
    """Awaken; drawing: Ossa draws three, drops one of the cards now in hand, and turns over to 15000 power."""
    me.has(leader=OSSA, life=4, hand=["Clay Pup"])
    me.deck_top("Battle 1", "Battle 2", "Battle 3")
    me.uses(OSSA, 2)
    me.is_asked(exactly=["Clay Pup", "Battle 1", "Battle 2", "Battle 3"])
    me.picks("Battle 2")
    assert me.zone("hand") == ["Clay Pup", "Battle 1", "Battle 3"] and me.zone("drop") == ["Battle 2"]
    assert me.zone("leader") == ["Ossa, Mistress of White Heat"]
    assert me.power("Ossa, Mistress of White Heat") == 15000


def test_awaken_ilvane(scene, me, foe):
    """Awaken; energy made active; up to: Ilvane draws one, and up to two resting energy are active again."""
    me.has(leader=ILVANE, life=4)
    for _ in range(3):
        me.put("energy", "Blue Energy", rested=True)
    with me.changes(hand=+1, deck=-1):
        me.uses(ILVANE, 2).picks("Blue Energy", "Blue Energy")
    rested = [bool(me.game.rested[c]) for c in me.game.in_zone(me.seat, "energy")]
    assert sorted(rested) == [False, False, True]
    assert me.zone("leader") == ["Ilvane, the Whole Sky"]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_awaken_hollin(scene, me, foe, number):
    """Awaken; deck to Drop Area: Hollin drops none to three cards of the deck's top, then draws two."""
    me.has(leader=HOLLIN, life=4)
    with me.changes(deck=-number - 2, drop=+number, hand=+2):
        me.uses(HOLLIN, 2)
        assert sorted(me.options()) == [0, 1, 2, 3]
        me.picks(number)
    assert me.zone("leader") == ["Hollin, Crowned in Thorn"]


def test_awaken_pavo(scene, me, foe):
    """Awaken; tokens: Pavo draws one and brings a Paper Kite of 10000 power."""
    me.has(leader=PAVO, life=5)
    with me.changes(hand=+1, deck=-1):
        me.uses(PAVO, 2)
    assert me.zone("battle") == ["Paper Kite"] and me.power("Paper Kite") == 10000
    assert me.value("Paper Kite", "combo power") == 5000 and me.value("Paper Kite", "combo cost") == 0
    assert me.zone("leader") == ["Pavo, Without a Net"] and me.power("Pavo, Without a Net") == 15000


def test_awaken_at_any_life_needs_the_energy(scene, me, foe):
    """Awaken at any life: beside the barometer seven energy are one too few."""
    me.has(leader=ILVANE, battle=[BAROMETER]).energy(*BLUE * 7)
    assert me.offered("pass") and not awakens(me, ILVANE)


def test_awaken_needs_the_barometer(scene, me, foe):
    """Awaken at any life: the opponent's barometer and one in hand do nothing for my leader."""
    me.has(leader=ILVANE, hand=[BAROMETER]).energy(*BLUE * 8)
    foe.has(battle=[BAROMETER])
    assert me.offered("pass") and not awakens(me, ILVANE)


# --- field --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "energy"),
    [
        ("Cinderwick Market", RED * 2), ("Flooded Cloister", BLUE * 2),
        ("Hedge Maze", GREEN), ("The Big Top", YELLOW * 2),
    ],
)  # fmt: skip
def test_field(scene, me, foe, name, energy):
    """Field: for its energy cost it stays in the Battle Area, and the field that lay there is dropped."""
    scene.card("Old Field", "[Field]", type="extra", energy_cost="0(-)")
    me.has(battle=["Old Field"], hand=[name]).energy(*energy)
    me.uses(name)
    assert me.zone("battle") == [name] and me.zone("drop") == ["Old Field"]
    assert all(me.game.rested[c] for c in me.game.in_zone(me.seat, "energy"))


def test_field_without_its_energy(scene, me, foe):
    """Field: with one energy the market of cost two stays in hand."""
    me.has(hand=["Cinderwick Market"]).energy(*RED)
    assert me.offered("pass") and not me.offered("use", "Cinderwick Market", "Cinderwick Market/1")


# --- blocker ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Clay Pup", 5000), ("Umbrella Sentry", 10000), (BAROMETER, 15000), ("Hedge Constable, Rooke", 10000 + 3000),
        ("Hundred-Year Yew", 20000), ("Paper Heron", 2000), ("Net Maker, Ulla", 10000),
    ],
)  # fmt: skip
def test_blocker(scene, me, foe, name, power):
    """Blocker: it rests, the attack of 15000 is its own, and no life is lost; with less power it is KO-ed."""
    me.has(battle=["Battle 3"])
    foe.has(battle=[name])
    me.attacks("Battle 3", "Leader")
    assert foe.power(name) == power
    foe.picks(name, rule="10-3-1")
    assert foe.count("life") == 8
    assert foe.zone("battle") == ([name] if power > 15000 else [])
    assert foe.is_rested(name) is (power > 15000)


def test_a_resting_blocker_does_not_block(scene, me, foe):
    """Blocker: the pup in Rest Mode is no choice, and the leader takes the damage."""
    me.has(battle=["Battle 3"])
    foe.put("battle", "Clay Pup", rested=True)
    me.attacks("Battle 3", "Leader")
    takes(foe, 1)
    assert foe.count("life") == 8 - 1


# --- evolve -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("base", "name", "energy", "power"),
    [
        ("Ossa, Sparks on Her Sleeves", "Ossa, First Firing", RED * 2, 20000),
        ("Ossa, First Firing", "Ossa, Heart of the White Kiln", RED * 3 + BLUE, 25000),
        ("Ilvane, Pupil of Rain", "Ilvane, Master of Downpours", BLUE * 2, 20000),
        ("Sefa, Lightning Rod", "Sefa, Struck Twice", BLUE * 2 + RED, 20000),
        ("Ilvane, Master of Downpours", "Ilvane, Who Drank the Storm", BLUE * 3 + RED * 2, 30000),
        ("Hollin, Barefoot Petitioner", "Hollin, Voice of the Understory", GREEN * 2, 20000),
        ("Hollin, Voice of the Understory", "Hollin, the Hedge Itself", GREEN * 3 + RED * 2, 30000),
        ("Pavo, Street Juggler", "Pavo, High Wire", YELLOW * 2, 20000),
        ("Pavo, High Wire", "Pavo, Thousand-Kite Finale", YELLOW * 3 + RED, 30000),
    ],
)
def test_evolve(scene, me, foe, base, name, energy, power):
    """Evolve: for the skill's cost alone the card lies on its character, and what was below is no longer in play."""
    me.put("battle", base, rested=True)
    me.has(hand=[name]).energy(*energy)
    me.uses(name)
    assert me.zone("battle") == [name] and me.power(name) == power
    assert me.zone("under") == [base] and me.is_rested(name)
    assert all(me.game.rested[c] for c in me.game.in_zone(me.seat, "energy"))


@pytest.mark.parametrize(
    ("base", "energy"),
    [("Ossa, Sparks on Her Sleeves", RED), ("Ossa, Sparks on Her Sleeves", RED + BLUE), ("Kiln Sweep, Pett", RED * 2)],
)
def test_evolve_without_cost_or_character(scene, me, foe, base, energy):
    """Evolve: one red energy is too little, a blue one is not red, and Pett is no Ossa."""
    me.has(battle=[base], hand=["Ossa, First Firing"]).energy(*energy)
    assert me.offered("pass") and not me.offered("use", "Ossa, First Firing", "Ossa, First Firing/1")


def test_when_a_card_evolves(scene, me, foe):
    """When a card evolves; evolve: the First Firing draws a card when it is evolved into."""
    me.has(battle=["Ossa, Sparks on Her Sleeves"], hand=["Ossa, First Firing"]).energy(*RED * 2)
    me.deck_top("Battle 1")
    me.uses("Ossa, First Firing")
    assert me.zone("hand") == ["Battle 1"]


def test_playing_is_not_evolving(scene, me, foe):
    """When a card evolves: played for its energy cost of four, the First Firing draws nothing."""
    me.has(hand=["Ossa, First Firing"]).energy(*RED * 4)
    with me.changes(deck=0, hand=-1):
        me.plays("Ossa, First Firing")


def test_evolving_brings_cards_back(scene, me, foe):
    """When a card evolves; back from the Drop Area; up to: two cards of cost one are played, none of cost two."""
    voice = "Hollin, Voice of the Understory"
    me.has(battle=["Hollin, Barefoot Petitioner"], hand=[voice], drop=["Burr Rat", "Clay Pup", "Paper Heron"])
    me.put("drop", "Thornback Boar")
    me.energy(*GREEN * 2)
    me.uses(voice)
    me.is_asked(exactly=["Burr Rat", "Clay Pup", "Paper Heron", "done"])
    me.picks("Burr Rat", "Paper Heron")
    assert sorted(me.zone("battle")) == ["Burr Rat", voice, "Paper Heron"]
    assert sorted(me.zone("drop")) == ["Clay Pup", "Thornback Boar"]


# --- critical, strikes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Molten Journeyman", "Sefa, Lightning Rod", "Sefa, Struck Twice"])
def test_critical(scene, me, foe, name):
    """Critical: the life card goes to the Drop Area, so the opponent's hand does not grow."""
    me.has(battle=[name])
    with foe.changes(life=-1, drop=+1, hand=0):
        me.attacks(name, "Leader")
        if me.asked:
            me.passes()
        takes(foe, 1)


@pytest.mark.parametrize(
    "name",
    [
        "Ossa, First Firing", "Squall Marshal, Ouda", "Hollin, Voice of the Understory", "Wolf of the Lower Hedge",
        "Hollin, the Hedge Itself", "Knife Wheel, Dame Tessel", "Lion of Canvas", "Cannon Mole, Bartram",
    ],
)  # fmt: skip
def test_double_strike(scene, me, foe, name):
    """Double strike: two life cards go to the hand."""
    me.has(battle=[name])
    with foe.changes(life=-2, hand=+2):
        me.attacks(name, "Leader")
        takes(foe, 2)
    scene.quiet()


@pytest.mark.parametrize("name", ["Ossa, Heart of the White Kiln", "Ilvane, Who Drank the Storm"])
def test_triple_strike(scene, me, foe, name):
    """Triple strike: three life cards go to the hand."""
    me.has(battle=[name])
    with foe.changes(life=-3, hand=+3):
        me.attacks(name, "Leader")
        takes(foe, 3)
    scene.quiet()


def test_quadruple_strike(scene, me, foe):
    """Quadruple strike: the colossus takes four."""
    me.has(battle=["Grand Kiln Colossus"])
    with foe.changes(life=-4, hand=+4):
        me.attacks("Grand Kiln Colossus", "Leader")
        takes(foe, 4)
    scene.quiet()


def test_a_strike_that_loses_takes_nothing(scene, me, foe):
    """Quadruple strike: 30000 against a leader of 35000 takes no life at all."""
    me.has(battle=["Grand Kiln Colossus"])
    foe.has(leader=scene.card("Tower", type="leader", power=35000))
    with foe.changes(life=0, hand=0):
        me.attacks("Grand Kiln Colossus", "Tower")
    scene.quiet()


# --- dual attack, triple attack, revenge ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Saltburner, Tarrow", "Sefa, Struck Twice", "Serpent Kite, Twin-Tailed"])
def test_dual_attack(scene, me, foe, name):
    """Dual attack: active again after its first battle of the turn, resting after its second."""
    me.has(battle=[name])
    foe.has(leader=scene.card("Tower", type="leader", power=50000))
    me.attacks(name, "Tower")
    assert not me.is_rested(name)
    me.attacks(name, "Tower")
    assert me.is_rested(name) and not me.can_attack(name, "Tower")


def test_triple_attack(scene, me, foe):
    """Triple attack: three attacks in a turn, and no fourth."""
    finale = "Pavo, Thousand-Kite Finale"
    me.has(battle=[finale])
    foe.has(leader=scene.card("Tower", type="leader", power=50000))
    me.attacks(finale, "Tower").attacks(finale, "Tower")
    assert me.can_attack(finale, "Tower")
    me.attacks(finale, "Tower")
    assert me.is_rested(finale) and not me.can_attack(finale, "Tower")


@pytest.mark.parametrize("name", ["Burr Rat", "Hollin, the Hedge Itself"])
def test_revenge(scene, me, foe, name):
    """Revenge: a Battle Card that attacks it is KO-ed after the battle, whoever won it."""
    me.has(battle=["Battle 5"])
    foe.put("battle", name, rested=True)
    won = 25000 >= scene.cards[name].printed["power"]
    me.attacks("Battle 5", name)
    assert me.zone("battle") == [] and me.zone("drop") == ["Battle 5"]
    assert foe.zone("drop") == ([name] if won else [])


@pytest.mark.parametrize("saved", [True, False])
def test_revenge_of_a_card_that_may_be_saved(scene, me, foe, saved):
    """Revenge; replacement, KO, optional: the duke's attacker is KO-ed, whether a card was dropped for him or not."""
    me.has(battle=["Battle 5"])
    foe.put("battle", "Nettle Duke", rested=True)
    foe.has(hand=["Extra"])
    me.attacks("Battle 5", "Nettle Duke")
    foe.picks(("replace", "Nettle Duke", "Nettle Duke/2/r0") if saved else "no")
    assert me.zone("drop") == ["Battle 5"]
    assert foe.zone("battle") == (["Nettle Duke"] if saved else [])
    assert foe.zone("drop") == (["Extra"] if saved else ["Nettle Duke"])


def test_revenge_does_not_reach_a_leader(scene, me, foe):
    """Revenge: a leader that attacks the rat stays."""
    foe.put("battle", "Burr Rat", rested=True)
    me.attacks("Leader", "Burr Rat")
    assert me.zone("leader") == ["Leader"] and foe.zone("drop") == ["Burr Rat"]


def test_attacking_with_revenge_is_no_revenge(scene, me, foe):
    """Revenge: the rat that attacks and loses takes nobody with it, and attackers are not KO-ed by losing."""
    me.has(battle=["Burr Rat"])
    foe.put("battle", "Battle 5", rested=True)
    me.attacks("Burr Rat", "Battle 5")
    assert foe.zone("battle") == ["Battle 5"] and me.zone("battle") == ["Burr Rat"]
