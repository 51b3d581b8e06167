"""The Weathervane Cup: what holds by itself, what it costs, who attacks whom, and Active and Rest Mode."""

from __future__ import annotations

import pytest

from playmat import own_decks, own_library
from playmat.books.dragonball_1_02.book import BOOK

ACT = "7-2-1-2"
LIFE = "4-10-2-1"
MAIN = "6-3-1-3"
ILVANE = "Ilvane, Counter of Clouds"
SKY = "Ilvane, the Whole Sky"
VARN = "Glaze Master, Varn"
BRUND = "Brund, Cracked but Walking"
SHELF = "Brund, Shelf of Bowls"
COLOSSUS = "Grand Kiln Colossus"
MARKET = "Cinderwick Market"
SENTRY = "Umbrella Sentry"
TARROW = "Saltburner, Tarrow"
DUNN = "Compost Prophet, Dunn"
TWICE = "Sefa, Struck Twice"
ROOKE = "Hedge Constable, Rooke"
SERPENT = "Serpent Kite, Twin-Tailed"
HEMM = "Slow Glacier, Hemm"
LION = "Lion of Canvas"
FINALE = "Pavo, Thousand-Kite Finale"
WICK = "String Apprentice, Wick"
DRAKE = "Box Kite Drake"
ELEVEN = (
    "paper-heron", "net-maker-ulla", "pavo-street-juggler", "ballast-strongman-brok", "kite-tailor-sabine",
    "trapeze-ghost", "knife-wheel-dame-tessel", "pavo-high-wire", "lion-of-canvas", "wrong-entrance", "step-right-up",
)  # fmt: skip
RED, BLUE, GREEN, YELLOW = ("Red Energy",), ("Blue Energy",), ("Green Energy",), ("Yellow Energy",)


def skill(name, number=1):
    return ("use", name, f"{name}/{number}")


def takes(player, damage=1):
    for _ in range(damage):
        player.picks(("hidden", 0), rule=LIFE)


def tower(scene, power=50000):
    return scene.card("Tower", type="leader", power=power)


# --- permanent skills ---------------------------------------------------------------------------------------


def test_permanent_when_attacking_a_leader(scene, me, foe):
    """Permanent; more power: Tarrow has 5000 more while he attacks a leader, and only then."""
    me.has(battle=[TARROW])
    foe.has(leader=tower(scene), hand=["Clay Pup"])
    scene.start()
    assert me.power(TARROW) == 15000
    me.attacks(TARROW, "Tower")
    foe.is_asked(ACT)
    assert me.power(TARROW) == 15000 + 5000
    foe.passes()
    assert me.power(TARROW) == 15000


def test_permanent_against_a_battle_card(scene, me, foe):
    """Permanent: attacking a Battle Card, or turned to one by a blocker, Tarrow has his printed power."""
    me.has(battle=[TARROW])
    foe.has(battle=["Clay Pup"], hand=["Battle 1"])
    me.attacks(TARROW, "Leader")
    assert me.power(TARROW) == 15000 + 5000
    foe.picks("Clay Pup")
    foe.is_asked(ACT)
    assert me.power(TARROW) == 15000


@pytest.mark.parametrize(("blue", "red", "more"), [(6, 0, 5000), (5, 1, 0)])
def test_permanent_with_energy(scene, me, foe, blue, red, more):
    """Permanent; more power: in my turn six blue energy, resting or not, give Sefa 5000 more."""
    me.has(battle=[TWICE]).energy(*BLUE * (blue - 1), *RED * red)
    me.put("energy", "Blue Energy", rested=True)
    foe.has(battle=[TWICE], energy=["Blue Energy"] * 6)
    scene.start()
    assert me.power(TWICE) == 20000 + more
    assert foe.power(TWICE) == 20000  # not the opponent's turn


def test_permanent_in_the_opponents_turn(scene, me, foe):
    """Permanent; more power: Rooke has 3000 more in the opponent's turn alone."""
    me.has(battle=[ROOKE])
    foe.has(battle=[ROOKE])
    scene.start()
    assert me.power(ROOKE) == 10000
    assert foe.power(ROOKE) == 10000 + 3000


def test_power_for_each(scene, me, foe):
    """Power for each; permanent: 2000 for each Thornbeast of my Drop Area, whatever else lies there."""
    me.has(battle=[DUNN], drop=["Burr Rat", "Thornback Boar", "Clay Pup"])
    foe.has(battle=[DUNN], drop=["Clay Pup"])
    scene.start()
    assert me.power(DUNN) == 10000 + 2 * 2000
    assert foe.power(DUNN) == 10000


def test_power_for_each_follows_the_drop_area(scene, me, foe):
    """Power for each: a Thornbeast that leaves the Drop Area takes its 2000 along."""
    me.has(battle=[DUNN, "Hedge Maze"], drop=["Burr Rat", "Thornback Boar"])
    me.uses("Hedge Maze", 3).picks("Burr Rat", "done")
    assert me.power(DUNN) == 10000 + 2000


@pytest.mark.parametrize(("energy", "damage"), [(6, 1), (7, 2)])
def test_a_keyword_under_a_condition(scene, me, foe, energy, damage):
    """A keyword under a condition; double strike: with seven energy awakened Ilvane deals 2 damage, with six 1."""
    me.has(leader=ILVANE, life=4).energy(*BLUE * energy)
    me.uses(ILVANE, 2)
    me.picks("done")
    assert ("double strike" in me.value(SKY, "keywords")) is (damage == 2)
    me.attacks(SKY, "Leader").passes()
    takes(foe, damage)
    assert foe.count("life") == 8 - damage


def test_a_skill_given_to_other_cards(scene, me, foe):
    """A skill given to other cards; evolve: beside Varn a Brund of the hand evolves from a Brund for two red."""
    me.has(battle=[VARN, SHELF], hand=[BRUND, "Clay Pup"]).energy(*RED * 2)
    evolve = [o for o in me.options() if o[0] == "use"]
    assert [o[1] for o in evolve] == [BRUND]
    me.picks(evolve[0])
    assert sorted(me.zone("battle")) == sorted([VARN, BRUND]) and me.zone("under") == [SHELF]
    assert me.power(BRUND) == 20000


@pytest.mark.parametrize(
    ("mine", "theirs", "energy"),
    [([SHELF], [VARN], RED * 2), ([VARN], [SHELF], RED * 2), ([VARN, SHELF], [], RED + BLUE)],
)
def test_a_skill_not_given(scene, me, foe, mine, theirs, energy):
    """A skill given to other cards: without Varn, without a Brund below, or without two red energy: no evolution."""
    me.has(battle=mine, hand=[BRUND]).energy(*energy)
    foe.has(battle=theirs)
    assert me.offered("pass") and not [o for o in me.options() if o[0] == "use"]


# --- auras --------------------------------------------------------------------------------------------------


def test_aura_of_a_field(scene, me, foe):
    """Aura; field: in the opponent's turn Thornbeasts beside the maze have 3000 more, in my own turn not."""
    me.has(battle=["Hedge Maze", "Thornback Boar"])
    foe.has(battle=["Hedge Maze", "Thornback Boar", "Clay Pup"])
    scene.start()
    assert me.power("Thornback Boar") == 15000
    assert foe.power("Thornback Boar") == 15000 + 3000 and foe.power("Clay Pup") == 5000


def test_aura_of_the_big_top(scene, me, foe):
    """Aura; permanent: Kites have 2000 more; the tumbler, the token without traits and the opponent's kite do not."""
    me.has(battle=["The Big Top", DRAKE, "Barrel Roller, Gorm"])
    foe.has(battle=[DRAKE])
    me.uses("The Big Top", 2)
    assert me.power(DRAKE) == 15000 + 2000 and me.power("Barrel Roller, Gorm") == 15000
    assert me.power("Paper Kite") == 10000 and foe.power(DRAKE) == 15000


def test_aura_for_tokens(scene, me, foe):
    """Aura; tokens: two Sabines give a kite 10000 more, and a Box Kite nothing."""
    sabine = "Kite Tailor, Sabine"
    me.has(battle=[sabine, sabine, DRAKE, "The Big Top"])
    me.uses("The Big Top", 2)
    assert me.power("Paper Kite") == 10000 + 5000 + 5000 and me.power(DRAKE) == 15000 + 2000


# --- costs --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "energy", "able"),
    [
        ([], 6, False), ([], 7, True), (["Clay Pup"], 6, True), (["Clay Pup", SHELF], 5, True),
        (["Clay Pup", SHELF], 4, False), (["Clay Pup", SHELF, MARKET], 4, True), ([MARKET], 6, True),
        ([VARN], 6, False),
    ],
)  # fmt: skip
def test_cheaper_cards(scene, me, foe, cards, energy, able):
    """Cheaper cards; permanent: the colossus costs seven less one for each giant in play, and one for the market."""
    me.has(hand=[COLOSSUS], battle=cards).energy(*RED * energy)
    assert me.offered("pass")
    assert me.offered("play", COLOSSUS) is able


def test_a_cheaper_card_rests_less_energy(scene, me, foe):
    """Cheaper cards; field: beside the market Brund of cost three rests two energy, and Holm of two still two."""
    me.has(hand=[SHELF, "Brick Carrier, Holm"], battle=[MARKET]).energy(*RED * 4)
    me.plays(SHELF).picks("Red Energy", "Red Energy")
    assert sum(bool(me.game.rested[c]) for c in me.game.in_zone(me.seat, "energy")) == 2
    me.plays("Brick Carrier, Holm")
    assert sum(bool(me.game.rested[c]) for c in me.game.in_zone(me.seat, "energy")) == 4


def test_the_opponents_market_is_not_mine(scene, me, foe):
    """Cheaper cards: neither the opponent's market nor the opponent's giants make my colossus cheaper."""
    me.has(hand=[COLOSSUS]).energy(*RED * 6)
    foe.has(battle=[MARKET, "Clay Pup", SHELF])
    assert me.offered("pass") and not me.offered("play", COLOSSUS)


@pytest.mark.parametrize(("life", "able"), [(3, False), (2, True)])
def test_played_for_nothing(scene, me, foe, life, able):
    """Played for nothing: at two life the sentry comes without any energy."""
    me.has(leader=tower(scene), hand=[SENTRY], life=life)
    foe.has(battle=["Battle 1"])
    assert me.offered("play", SENTRY) is able
    if able:
        me.plays(SENTRY)
        assert me.zone("battle") == [SENTRY]


def test_played_for_nothing_leaves_energy_alone(scene, me, foe):
    """Played for nothing: energy that is there stays active."""
    me.has(leader=tower(scene), hand=[SENTRY], life=2).energy(*BLUE * 2)
    me.plays(SENTRY)
    assert not any(me.game.rested[c] for c in me.game.in_zone(me.seat, "energy"))


# --- attacks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "able"), [(BRUND, True), (SERPENT, True), ("Battle 4", False)])
def test_attacking_active_cards(scene, me, foe, name, able):
    """Attacking active cards; permanent: Brund and the serpent attack an active card; another card does not."""
    me.has(battle=[name])
    foe.has(battle=["Battle 1"])
    assert me.can_attack(name, "Leader")
    assert me.can_attack(name, "Battle 1") is able


@pytest.mark.parametrize("rested", [True, False])
def test_a_bar_on_attacking(scene, me, foe, rested):
    """A bar on attacking; permanent: the colossus attacks the leader, and no Battle Card even in Rest Mode."""
    me.has(battle=[COLOSSUS])
    foe.put("battle", "Battle 1", rested=rested)
    assert me.can_attack(COLOSSUS, "Leader") and not me.can_attack(COLOSSUS, "Battle 1")
    assert me.can_attack("Leader", "Battle 1") is rested


# --- modes --------------------------------------------------------------------------------------------------


def my_next_turn(scene, me, foe):
    """Both do nothing until my next main phase; whoever must charge puts the first card."""
    for _ in range(20):
        q = scene.game.question
        if me.asked and q.rule == MAIN and scene.game.facts["turn"] > 3:
            return
        player = me if me.asked else foe
        player.passes() if "pass" in q.options else player.answer(q.options[0])
    raise AssertionError("my next turn never comes")


def test_staying_rested(scene, me, foe):
    """Staying rested; made active again: the glacier rests through my Charge Phase, and three energy wake it."""
    me.put("battle", HEMM, rested=True)
    me.put("battle", "Battle 1", rested=True)
    me.energy(*BLUE * 3)
    me.is_asked(MAIN)
    me.passes()
    my_next_turn(scene, me, foe)
    assert me.is_rested(HEMM) and not me.is_rested("Battle 1")
    me.uses(HEMM, 2).picks("Blue Energy", "Blue Energy", "Blue Energy")
    assert not me.is_rested(HEMM) and me.can_attack(HEMM, "Leader")


def test_the_glacier_without_energy(scene, me, foe):
    """Made active again: with two energy the glacier stays as it is."""
    me.put("battle", HEMM, rested=True)
    me.energy(*BLUE * 2)
    assert me.offered("pass") and not me.offered(*skill(HEMM, 2))


def test_the_lion_when_played(scene, me, foe):
    """Staying rested; auto, when played; up to: the chosen card stays in Rest Mode in the next Charge Phase."""
    me.has(hand=[LION]).energy(*YELLOW * 5)
    for name in ("Battle 1", "Battle 2"):
        foe.put("battle", name, rested=True)
    me.plays(LION)
    me.is_asked(exactly=["Battle 1", "Battle 2", "done"])
    me.picks("Battle 1").passes()
    foe.is_asked(MAIN)
    assert foe.is_rested("Battle 1") and not foe.is_rested("Battle 2")


def test_the_lion_holds_for_one_charge_phase(scene, me, foe):
    """Staying rested: in the Charge Phase after that the card is active again."""
    me.has(hand=[LION]).energy(*YELLOW * 5)
    foe.put("battle", "Battle 1", rested=True)
    me.plays(LION).picks("Battle 1").passes()
    foe.is_asked(MAIN)
    assert foe.is_rested("Battle 1")
    foe.passes()
    my_next_turn(scene, me, foe)
    me.passes()
    for _ in range(5):
        if foe.asked and scene.game.question.rule == MAIN:
            break
        foe.answer(scene.game.question.options[0])
    assert scene.game.facts["turn"] == 6 and not foe.is_rested("Battle 1")


def test_the_lion_when_it_attacks(scene, me, foe):
    """Staying rested; auto, when attacking: the same skill comes with its attack."""
    me.has(battle=[LION])
    foe.has(leader=tower(scene))
    foe.put("battle", "Battle 1", rested=True)
    me.attacks(LION, "Tower")
    me.is_asked(exactly=["Battle 1", "done"])
    me.picks("Battle 1").passes()
    foe.is_asked(MAIN)
    assert foe.is_rested("Battle 1")


def test_nobody_for_the_lion(scene, me, foe):
    """Staying rested; up to: whoever is not chosen becomes active as ever."""
    me.has(hand=[LION]).energy(*YELLOW * 5)
    foe.put("battle", "Battle 1", rested=True)
    me.plays(LION).picks("done").passes()
    foe.is_asked(MAIN)
    assert not foe.is_rested("Battle 1")


def test_made_active_again(scene, me, foe):
    """Made active again: the encore wakes a card of 15000 or less for a second attack, no stronger one."""
    me.has(hand=["Encore"]).energy(*YELLOW * 2)
    for name in ("Battle 2", "Battle 3", scene.card("Sixteen", power=16000)):
        me.put("battle", name, rested=True)
    foe.has(leader=tower(scene))
    assert not me.can_attack("Battle 3", "Tower")
    me.uses("Encore")
    me.is_asked(exactly=["Battle 2", "Battle 3"])
    me.picks("Battle 3")
    assert not me.is_rested("Battle 3") and me.is_rested("Battle 2") and me.is_rested("Sixteen")
    assert me.can_attack("Battle 3", "Tower")


def test_resting_an_opposing_card(scene, me, foe):
    """Resting opposing cards; auto, when played: Wick rests a card of cost one, which can then be attacked."""
    me.has(hand=[WICK]).energy(*YELLOW)
    foe.has(battle=["Battle 1", "Clay Pup", "Battle 2"])
    assert not me.can_attack("Leader", "Battle 1")
    me.plays(WICK)
    me.is_asked(exactly=["Battle 1", "Clay Pup", "done"])
    me.picks("Battle 1")
    assert not foe.is_rested("Clay Pup")
    assert me.can_attack("Leader", "Battle 1") and not me.can_attack("Leader", "Battle 2")


def test_nobody_to_rest(scene, me, foe):
    """Resting opposing cards: a card of cost two is beyond Wick."""
    me.has(hand=[WICK]).energy(*YELLOW)
    foe.has(battle=["Battle 2"])
    me.plays(WICK)
    me.is_asked(MAIN)
    assert not foe.is_rested("Battle 2")


def test_resting_all_opposing_cards(scene, me, foe):
    """Resting opposing cards; auto, when played: the finale rests every opposing Battle Card, no leader or field."""
    me.has(hand=[FINALE], battle=["Battle 3"]).energy(*YELLOW * 7)
    foe.has(battle=["Battle 1", "Battle 5", MARKET])
    me.plays(FINALE)
    assert foe.is_rested("Battle 1") and foe.is_rested("Battle 5")
    assert not foe.is_rested("Leader") and not foe.is_rested(MARKET) and not me.is_rested("Battle 3")


# --- decks --------------------------------------------------------------------------------------------------


def test_any_number_in_a_deck(scene, me, foe):
    """Any number in a deck: six drakes are legal by that card's words alone, which do nothing in play."""
    deck = own_decks("dragonball-1.02")["thousand-kites"]
    assert [card.name for card in deck.cards()].count("Box Kite Drake") == 6 and BOOK.cards.check_deck(deck) == []
    me.has(hand=["Box Kite Drake"]).energy(*YELLOW * 2)
    me.plays("Box Kite Drake")
    assert me.power("Box Kite Drake") == 15000


@pytest.mark.parametrize(("name", "legal"), [("box-kite-drake", True), ("barrel-roller-gorm", False)])
def test_five_of_a_number(name, legal):
    """5-1-3-1, 5-1-3-2: five drakes are no fault; five Gorms are one."""
    record = {
        "format": "playmat-deck", "version": 1, "book": "dragonball-1.02", "name": "Fives", "about": "",
        "leader": "pavo-ringmaster-on-a-string", "cards": {name: 5, **dict.fromkeys(ELEVEN, 4), "encore": 1},
    }  # fmt: skip
    faults = BOOK.cards.check_deck(own_library("dragonball-1.02").deck(record))
    assert (faults == []) is legal
