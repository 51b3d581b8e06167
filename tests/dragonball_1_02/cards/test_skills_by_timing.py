"""The Weathervane Cup: when [Activate] and [Auto] skills come, how often, and when they do not."""

from __future__ import annotations

import pytest

ACT = "7-2-1-2"
LIFE = "4-10-2-1"
MAIN = "6-3-1-3"
OSSA = "Ossa, Prentice of the Kiln"
ILVANE = "Ilvane, Counter of Clouds"
HOLLIN = "Hollin, Speaker for the Hedge"
PAVO = "Pavo, Ringmaster on a String"
PETT = "Kiln Sweep, Pett"
MARKET = "Cinderwick Market"
TWINS = "Hearth Twins, Ibb and Nell"
SISTERS = "Drumroll Sisters, Tam and Tum"
BRUND = "Brund, Cracked but Walking"
RED, BLUE, GREEN, YELLOW = ("Red Energy",), ("Blue Energy",), ("Green Energy",), ("Yellow Energy",)


def takes(player, damage=1):
    for _ in range(damage):
        player.picks(("hidden", 0), rule=LIFE)


def skill(name, number=1):
    return ("use", name, f"{name}/{number}")


def tower(scene, power=50000):
    """A leader that no attack beats, so that a battle ends without damage."""
    return scene.card("Tower", type="leader", power=power)


def awake(me, front, life=4):
    """My leader with its other side up, after an [Awaken] in which whatever may be declined is."""
    me.has(leader=front, life=life)
    me.uses(front, 2)


# --- activated ----------------------------------------------------------------------------------------------


def test_activate_main_for_life(scene, me, foe):
    """Activate: main; life as a cost; more power: a life card goes to the hand, and Pett has 20000 this turn."""
    me.has(battle=[PETT])
    with me.changes(life=-1, hand=+1):
        me.uses(PETT).picks(("hidden", 0))
    assert me.power(PETT) == 10000 + 10000


def test_once_per_turn_activated(scene, me, foe):
    """Once per turn, activated; activate: main: Pett's skill is not offered again in this turn."""
    me.has(battle=[PETT])
    me.uses(PETT).picks(("hidden", 0))
    assert not me.offered(*skill(PETT))
    assert me.refused(*skill(PETT)) == "10-10-1"


def test_each_card_has_its_own_once_per_turn(scene, me, foe):
    """Once per turn, activated: the second Pett may still do it."""
    me.has(battle=[PETT, PETT])
    me.uses(PETT).picks(("hidden", 0))
    me.uses(PETT).picks(("hidden", 0))
    powers = [me.game.value(c, "power") for c in me.game.in_zone(me.seat, "battle")]
    assert powers == [20000, 20000] and me.count("life") == 8 - 2
    assert not me.offered(*skill(PETT))


def test_the_last_life_paid(scene, me, foe):
    """Life as a cost: paid with the only life card, the game is lost before anything is gained."""
    me.has(battle=[PETT], life=1)
    me.uses(PETT)
    assert scene.winner is foe


def test_main_skills_are_not_for_battles(scene, me, foe):
    """Activate: main: in a battle neither Pett nor an Extra Card for the Main Phase is offered."""
    me.has(battle=[PETT, "Battle 2"], hand=["Last Batch"]).energy(*RED * 3)
    assert me.offered(*skill(PETT)) and me.offered(*skill("Last Batch"))
    me.attacks("Battle 2", "Leader")
    me.is_asked(ACT, exactly=[("combo", PETT), "pass"])


def test_resting_a_field_as_a_cost(scene, me, foe):
    """Resting as a cost; activate: main; once per turn, activated: the resting market gives one card 5000 more."""
    me.has(battle=[MARKET, "Battle 1", "Battle 2"])
    me.uses(MARKET, 3).picks("Battle 1")
    assert me.is_rested(MARKET) and me.power("Battle 1") == 5000 + 5000 and me.power("Battle 2") == 10000
    assert not me.offered(*skill(MARKET, 3))


def test_a_resting_field_cannot_rest(scene, me, foe):
    """Resting as a cost: a market that rests already is not used."""
    me.put("battle", MARKET, rested=True)
    me.has(battle=["Battle 1"])
    assert me.offered("pass") and not me.offered(*skill(MARKET, 3))


def test_activate_battle_of_a_leader(scene, me, foe):
    """Activate: battle; discarding as a cost; more power: awakened Ossa drops a red card for 10000, once."""
    white = "Ossa, Mistress of White Heat"
    me.deck_top("Battle 1", "Paper Heron", "Extra", "Clay Pup")
    awake(me, OSSA)
    me.picks("Extra")
    me.attacks(white, "Leader")
    assert me.zone("hand") == ["Battle 1", "Paper Heron", "Clay Pup"]
    me.uses(white, 2)
    me.is_asked(exactly=["Battle 1", "Clay Pup"])
    me.picks("Clay Pup")
    assert me.power(white) == 15000 + 10000
    assert sorted(me.zone("drop")) == ["Clay Pup", "Extra"]
    me.is_asked(ACT, exactly=[("combo", "Battle 1"), ("combo", "Paper Heron"), "pass"])


def test_activate_battle_without_a_red_card(scene, me, foe):
    """Activate: battle; discarding as a cost: with no red card in hand Ossa's skill is not offered."""
    white = "Ossa, Mistress of White Heat"
    me.deck_top("Paper Heron", "Battle 1", "Silver Lining", "Puddle Reader, Osk")
    awake(me, OSSA)
    me.picks("Battle 1")
    me.attacks(white, "Leader")
    assert me.offered("combo", "Paper Heron") and not me.offered(*skill(white, 2))


def test_activate_battle_of_an_extra_card(scene, me, foe):
    """Activate: battle; more power; up to: 5000 and 10000 more beat the leader, and are gone after the battle."""
    me.has(battle=["Battle 1"], hand=["Kick the Door Open"]).energy(*RED)
    me.attacks("Battle 1", "Leader")
    me.is_asked(ACT, exactly=[skill("Kick the Door Open"), "pass"])
    me.uses("Kick the Door Open").picks("Battle 1")
    assert me.power("Battle 1") == 5000 + 10000
    takes(foe)
    assert foe.count("life") == 8 - 1 and me.power("Battle 1") == 5000


def test_activate_battle_in_defense(scene, me, foe):
    """Activate: battle; up to: the defender has no attacking card, so the door is kicked for nobody."""
    me.has(battle=["Battle 2"])
    foe.has(hand=["Kick the Door Open"]).energy(*RED)
    me.attacks("Battle 2", "Leader")
    foe.uses("Kick the Door Open")
    takes(foe)
    assert foe.zone("drop") == ["Kick the Door Open"] and foe.count("life") == 8 - 1


@pytest.mark.parametrize(("cards", "drawn"), [(["Burr Rat"], 0), (["Burr Rat", "Clay Pup"], 1)])
def test_quorum(scene, me, foe, cards, drawn):
    """Activate: battle; aura; drawing: Thornbeasts have 5000 more this turn; with three Battle Cards one is drawn."""
    me.has(hand=["Quorum"], battle=["Thornback Boar"]).energy(*GREEN * 2)
    for name in cards:
        me.put("battle", name, rested=True)
    foe.has(leader=tower(scene), battle=["Old Bramble Bull"])
    me.attacks("Thornback Boar", "Tower")
    with me.changes(deck=-drawn):
        me.uses("Quorum")
    assert me.power("Thornback Boar") == 15000 + 5000 and me.power("Burr Rat") == 5000 + 5000
    assert foe.power("Old Bramble Bull") == 20000
    if drawn:
        assert me.power("Clay Pup") == 5000
        me.passes()
    foe.passes()
    assert me.power("Burr Rat") == 5000 + 5000  # for the turn, so the end of the battle changes nothing


def test_resting_another_card_as_a_cost(scene, me, foe):
    """Resting as a cost; activate: battle; once per turn, activated: Pavo rests a Battle Card for 5000 more."""
    net = "Pavo, Without a Net"
    awake(me, PAVO)
    me.attacks(net, "Leader")
    me.uses(net, 2)
    assert me.is_rested("Paper Kite") and me.power(net) == 15000 + 5000
    assert not me.offered(*skill(net, 2))


# --- when played --------------------------------------------------------------------------------------------


def test_auto_when_played(scene, me, foe):
    """Auto, when played; less power; up to: Tarrow takes 10000 from an opposing card until the turn ends."""
    me.has(hand=["Glaze Thrower, Tarrow"]).energy(*RED * 3)
    foe.has(battle=["Battle 3", "Battle 5"])
    me.plays("Glaze Thrower, Tarrow")
    me.is_asked(exactly=["Battle 3", "Battle 5", "done"])
    me.picks("Battle 3")
    assert foe.power("Battle 3") == 15000 - 10000 and foe.power("Battle 5") == 25000
    me.passes()
    assert foe.power("Battle 3") == 15000


def test_auto_when_played_without_a_target(scene, me, foe):
    """Auto, when played: with no opposing Battle Card, or only the leader, nothing is asked."""
    me.has(hand=["Glaze Thrower, Tarrow"]).energy(*RED * 3)
    me.plays("Glaze Thrower, Tarrow")
    me.is_asked(MAIN)
    assert foe.power("Leader") == 10000


def test_auto_when_another_card_is_played(scene, me, foe):
    """Auto, when another card is played; more power: 5000 for each Kilnfolk, nothing for a giant."""
    sparks = "Ossa, Sparks on Her Sleeves"
    me.has(battle=[sparks], hand=["Bellows Hand, Dask", "Clay Pup", "Brick Carrier, Holm"]).energy(*RED * 4)
    me.plays("Bellows Hand, Dask").picks("Red Energy")
    assert me.power(sparks) == 10000 + 5000
    me.plays("Clay Pup").picks("Red Energy")
    assert me.power(sparks) == 10000 + 5000
    me.plays("Brick Carrier, Holm")
    assert me.power(sparks) == 10000 + 5000 + 5000


def test_playing_itself_or_by_the_opponent_does_not_count(scene, me, foe):
    """Auto, when another card is played: neither its own play nor the opponent's Kilnfolk counts."""
    sparks = "Ossa, Sparks on Her Sleeves"
    me.has(hand=[sparks]).energy(*RED * 2)
    foe.has(hand=["Bellows Hand, Dask"]).energy(*RED)
    me.plays(sparks)
    assert me.power(sparks) == 10000
    me.passes()
    foe.picks("Stone").plays("Bellows Hand, Dask").picks("Red Energy")
    assert foe.zone("battle") == ["Bellows Hand, Dask"] and me.power(sparks) == 10000


# --- when attacking -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "more"), [(4, 5000), (5, 0)])
def test_auto_when_attacking_with_a_small_hand(scene, me, foe, cards, more):
    """Auto, when attacking; more power: Ossa has 5000 more with four cards in hand, and nothing with five."""
    me.has(leader=OSSA, hand=["Extra"] * cards, battle=[MARKET])  # with the market my turn goes on
    foe.has(leader=tower(scene), hand=["Battle 1"])
    me.attacks(OSSA, "Tower")
    foe.is_asked(ACT)
    assert me.power(OSSA) == 10000 + more
    foe.passes()
    me.is_asked(MAIN)
    assert me.power(OSSA) == 10000


@pytest.mark.parametrize(
    ("front", "back", "answers"),
    [
        (OSSA, "Ossa, Mistress of White Heat", ["Extra"]),
        (ILVANE, "Ilvane, the Whole Sky", []),
        (HOLLIN, "Hollin, Crowned in Thorn", [0]),
        (PAVO, "Pavo, Without a Net", []),
    ],
)
def test_awakened_leaders_draw_when_they_attack(scene, me, foe, front, back, answers):
    """Auto, when attacking; drawing: every awakened leader draws a card with its attack."""
    me.has(hand=["Extra"])
    foe.has(leader=tower(scene))
    awake(me, front)
    me.picks(*answers)
    with me.changes(hand=+1, deck=-1):
        me.attacks(back, "Tower")
    me.is_asked(ACT)


@pytest.mark.parametrize(("mine", "theirs", "dropped"), [(0, 1, 1), (1, 2, 1), (1, 1, 0), (2, 1, 0)])
def test_discarding_by_the_opponent(scene, me, foe, mine, theirs, dropped):
    """Discarding by the opponent; auto, when attacking: only with more cards in hand than I have do they drop one."""
    me.has(leader=HOLLIN, hand=["Extra"] * mine, battle=[MARKET])  # with the market my turn goes on
    foe.has(leader=tower(scene), hand=["Extra", "Silver Lining"][:theirs])
    me.attacks(HOLLIN, "Tower")
    if dropped and theirs == 2:
        foe.is_asked(exactly=["Extra", "Silver Lining"])
        foe.picks("Silver Lining")
    assert foe.count("drop") == dropped and foe.count("hand") == theirs - dropped


def test_resting_opposing_cards(scene, me, foe):
    """Resting opposing cards; auto, when attacking; up to: Pavo rests a card of cost two or less, no dearer one."""
    me.has(leader=PAVO)
    foe.has(leader=tower(scene), battle=["Battle 1", "Battle 2", "Battle 3"])
    me.attacks(PAVO, "Tower")
    me.is_asked(exactly=["Battle 1", "Battle 2", "done"])
    me.picks("Battle 2")
    assert foe.is_rested("Battle 2") and not foe.is_rested("Battle 1")
    foe.is_asked(ACT, exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.parametrize(("top", "place"), [("Puddle Reader, Osk", "hand"), ("Clay Pup", "deck")])
def test_revealing(scene, me, foe, top, place):
    """Revealing; auto, when attacking: a blue card goes to the hand, another to the bottom of the deck."""
    me.has(battle=["Weather Thief, Nim"])
    foe.has(leader=tower(scene))
    me.deck_top(top)
    me.attacks("Weather Thief, Nim", "Tower")
    if place == "hand":
        me.passes()  # the card can combo
        assert me.zone("hand") == [top]
    else:
        assert me.zone("deck")[0] == top and me.count("hand") == 0
    assert scene.events("show")


def test_once_per_turn_automatic(scene, me, foe):
    """Once per turn, automatic; combo by a skill: the lark combos a Thornbeast once, though it attacks twice."""
    lark = "Burdock Lark"
    me.has(battle=[lark], hand=["Encore"], drop=["Thornback Boar", "Burr Rat"]).energy(*YELLOW * 2)
    foe.has(leader=tower(scene))
    me.attacks(lark, "Tower")
    me.is_asked(exactly=["Thornback Boar", "Burr Rat", "done"])
    me.picks("Burr Rat")
    assert me.zone("drop") == ["Thornback Boar", "Burr Rat"]  # 7-4-1-6: dropped again after the battle
    me.uses("Encore").attacks(lark, "Tower")
    me.is_asked(MAIN)
    assert me.is_rested(lark)


@pytest.mark.parametrize(("power", "won"), [(20000, True), (25000, False)])
def test_combo_by_a_skill(scene, me, foe, power, won):
    """Combo by a skill; back from the Drop Area: 15000 and the rat's combo power of 5000 beat 20000 and not 25000."""
    me.has(battle=["Burdock Lark"], drop=["Burr Rat", "Clay Pup"])
    foe.has(leader=tower(scene, power))
    me.attacks("Burdock Lark", "Tower")
    me.is_asked(exactly=["Burr Rat", "done"])
    me.picks("Burr Rat")
    if won:
        takes(foe)
    assert foe.count("life") == 8 - int(won)


# --- KO-ed, KO-s, damage ------------------------------------------------------------------------------------


def test_auto_when_ko_ed(scene, me, foe):
    """Auto, when KO-ed; drawing: Bree's player draws when she is beaten."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Gutter Scholar, Bree", rested=True)
    with foe.changes(hand=+1, deck=-1):
        me.attacks("Battle 2", "Gutter Scholar, Bree")
    assert foe.zone("drop") == ["Gutter Scholar, Bree"]


def test_returning_to_the_hand_is_no_ko(scene, me, foe):
    """Auto, when KO-ed; returning opposing cards to the hand: sent back by the librarian, Bree draws nothing."""
    me.has(hand=["Mist Librarian, Corrin"]).energy(*BLUE * 3)
    foe.has(battle=["Gutter Scholar, Bree"])
    with foe.changes(deck=0):
        me.plays("Mist Librarian, Corrin").picks("Gutter Scholar, Bree")
    assert foe.zone("hand") == ["Gutter Scholar, Bree"]


def test_ko_ed_and_something_comes_back(scene, me, foe):
    """Auto, when KO-ed; back from the Drop Area; up to: Ansel fetches a Thornbeast of cost three or less."""
    me.has(battle=["Battle 2"])
    foe.put("battle", "Seed Counter, Ansel", rested=True)
    foe.has(drop=["Thornback Boar", "Nettle Duke", "Clay Pup", "Burdock Lark"])
    me.attacks("Battle 2", "Seed Counter, Ansel")
    foe.is_asked(exactly=["Thornback Boar", "Burdock Lark", "done"])
    foe.picks("Burdock Lark")
    assert foe.zone("hand") == ["Burdock Lark"]


def test_the_wolf_takes_another_with_it(scene, me, foe):
    """Auto, when KO-ed; KO by energy cost; up to: beaten by 25000, the wolf KO-s a card of cost four, not of five."""
    me.has(battle=["Battle 5"])
    for name in ("Battle 3", "Battle 4"):
        me.put("battle", name, rested=True)
    foe.put("battle", "Wolf of the Lower Hedge", rested=True)
    me.attacks("Battle 5", "Wolf of the Lower Hedge")
    foe.is_asked(exactly=["Battle 3", "Battle 4", "done"])
    foe.picks("Battle 4")
    assert me.zone("battle") == ["Battle 5", "Battle 3"] and me.zone("drop") == ["Battle 4"]


def test_auto_when_it_ko_s(scene, me, foe):
    """Auto, when it KO-s; damage by a skill; attacking active cards: Brund beats an active card and deals 1 damage."""
    me.has(battle=[BRUND])
    foe.has(battle=["Battle 1"])
    with foe.changes(life=-1, hand=+1):
        me.attacks(BRUND, "Battle 1")
        takes(foe)
    assert foe.zone("drop") == ["Battle 1"]


def test_a_ko_by_another_card(scene, me, foe):
    """Auto, when it KO-s: what another attacker KO-s while Brund rests deals no damage."""
    me.put("battle", BRUND, rested=True)
    me.has(battle=["Battle 2"])
    foe.put("battle", "Battle 1", rested=True)
    with foe.changes(life=0):
        me.attacks("Battle 2", "Battle 1")
    assert foe.zone("drop") == ["Battle 1"]


def test_a_lost_battle_ko_s_nothing(scene, me, foe):
    """Auto, when it KO-s; attacking active cards: 20000 against 25000 KO-s nobody."""
    me.has(battle=[BRUND])
    foe.has(battle=["Battle 5"])
    with foe.changes(life=0):
        me.attacks(BRUND, "Battle 5")
    assert foe.zone("battle") == ["Battle 5"] and me.zone("battle") == [BRUND]


def test_auto_when_it_inflicts_damage(scene, me, foe):
    """Auto, when it inflicts damage; critical; drawing: Sefa takes a life to the Drop Area and draws."""
    me.has(battle=["Sefa, Lightning Rod"])
    with me.changes(hand=+1), foe.changes(life=-1, drop=+1, hand=0):
        me.attacks("Sefa, Lightning Rod", "Leader")
        takes(foe)


def test_no_damage_no_card(scene, me, foe):
    """Auto, when it inflicts damage: an attack that KO-s a Battle Card draws nothing."""
    me.has(battle=["Sefa, Lightning Rod"])
    foe.put("battle", "Battle 1", rested=True)
    with me.changes(hand=0):
        me.attacks("Sefa, Lightning Rod", "Battle 1")
    assert foe.zone("drop") == ["Battle 1"] and foe.count("life") == 8


# --- combos -------------------------------------------------------------------------------------------------


def test_auto_with_a_combo_from_the_battle_area(scene, me, foe):
    """Auto, with a combo; more power; up to: Dask adds 5000 for the turn beside the 5000 of his combo."""
    me.has(battle=["Battle 1", "Bellows Hand, Dask"])
    foe.has(leader=tower(scene, 15000))
    me.attacks("Battle 1", "Tower").combos("Bellows Hand, Dask")
    me.picks("Battle 1")
    takes(foe)  # 5000 and 5000 and 5000
    assert foe.count("life") == 8 - 1
    assert me.power("Battle 1") == 5000 + 5000 and me.zone("drop") == ["Bellows Hand, Dask"]


def test_auto_with_a_combo_from_the_hand(scene, me, foe):
    """Auto, with a combo: out of the hand Dask adds his combo power only."""
    me.has(battle=["Battle 1"], hand=["Bellows Hand, Dask"])
    foe.has(leader=tower(scene, 15000))
    me.attacks("Battle 1", "Tower").combos("Bellows Hand, Dask")
    me.is_asked(MAIN)
    assert foe.count("life") == 8 and me.power("Battle 1") == 5000


@pytest.mark.parametrize(("life", "power", "won"), [(5, 10000, False), (4, 20000, True), (4, 21000, False)])
def test_more_combo_power(scene, me, foe, life, power, won):
    """More combo power; auto, with a combo: at four life the sprite's combo power of 0 is 15000."""
    me.has(leader=tower(scene), battle=["Battle 1"], hand=["Soot Sprite"], life=life)
    foe.has(leader=scene.card("Wall", type="leader", power=power))
    me.attacks("Battle 1", "Wall").combos("Soot Sprite")
    if won:
        takes(foe)
    assert foe.count("life") == 8 - int(won)


def test_a_combo_that_ko_s(scene, me, foe):
    """KO by power; auto, with a combo; up to: for one energy the twins add 10000 and KO a card of 10000 or less."""
    me.has(battle=["Battle 1"], hand=[TWINS]).energy(*RED)
    foe.has(leader=tower(scene))
    for name in ("Battle 1", "Battle 2", scene.card("Eleven", power=11000)):
        foe.put("battle", name, rested=True)
    me.attacks("Battle 1", "Tower").combos(TWINS)
    me.is_asked(exactly=["Battle 1", "Battle 2", "done"])
    me.picks("Battle 2")
    assert foe.zone("drop") == ["Battle 2"] and me.is_rested("Red Energy")


def test_a_combo_in_the_opponents_turn(scene, me, foe):
    """Auto, with a combo; KO by power: in defense the twins only add their power."""
    me.put("battle", "Battle 1", rested=True)
    me.has(battle=["Battle 2"])
    foe.has(hand=[TWINS]).energy(*RED)
    me.attacks("Battle 2", "Leader")
    foe.combos(TWINS)
    assert sorted(me.zone("battle")) == ["Battle 1", "Battle 2"] and foe.count("life") == 8
    me.is_asked(MAIN)


@pytest.mark.parametrize("folded", [True, False])
def test_a_combo_that_goes_under_the_deck(scene, me, foe, folded):
    """Auto, with a combo; drawing: the heron may leave for a card, and then its 5000 are gone too."""
    me.has(battle=["Battle 1"], hand=["Paper Heron"])
    me.attacks("Battle 1", "Leader").combos("Paper Heron")
    if folded:
        me.picks("yes").passes()
        assert me.zone("deck")[0] == "Paper Heron" and me.zone("hand") == ["Stone"]
    else:
        me.picks("no")
        takes(foe)
        assert me.zone("drop") == ["Paper Heron"] and me.zone("hand") == []
    assert foe.count("life") == 8 - int(not folded)


def test_a_heron_from_the_battle_area(scene, me, foe):
    """Auto, with a combo: out of the Battle Area the heron is not asked about."""
    me.has(battle=["Battle 1", "Paper Heron"])
    me.attacks("Battle 1", "Leader").combos("Paper Heron")
    foe.is_asked(LIFE)


# --- blocks, ends, beginnings -------------------------------------------------------------------------------


def test_auto_with_a_block(scene, me, foe):
    """Auto, with a block; blocker; drawing: Pavo's block draws a card."""
    me.has(battle=["Battle 3"])
    foe.has(battle=["Pavo, High Wire"])
    with foe.changes(hand=+1, deck=-1, life=0):
        me.attacks("Battle 3", "Leader")
        foe.picks("Pavo, High Wire")
        foe.passes()  # the card drawn could combo
    assert foe.zone("battle") == ["Pavo, High Wire"]


def test_another_block_draws_nothing(scene, me, foe):
    """Auto, with a block: the pup's block beside Pavo draws nothing."""
    me.has(battle=["Battle 3"])
    foe.has(battle=["Pavo, High Wire", "Clay Pup"])
    with foe.changes(hand=0, deck=0):
        me.attacks("Battle 3", "Leader")
        foe.picks(("ability", "Clay Pup/1", "Clay Pup"), "Clay Pup", "nobody")
    assert foe.zone("drop") == ["Clay Pup"]


@pytest.mark.parametrize("back", [True, False])
def test_auto_end_of_battle(scene, me, foe, back):
    """Auto, end of battle; returning itself to the hand: the ghost may come back after its attack."""
    me.has(battle=["Trapeze Ghost"])
    me.attacks("Trapeze Ghost", "Leader")
    takes(foe)
    me.picks("yes" if back else "no")
    assert me.zone("hand") == (["Trapeze Ghost"] if back else [])
    assert me.zone("battle") == ([] if back else ["Trapeze Ghost"])


def test_the_end_of_another_battle(scene, me, foe):
    """Auto, end of battle: after another card's attack the ghost is not asked about."""
    me.put("battle", "Trapeze Ghost", rested=True)
    me.has(battle=["Battle 1"])
    me.attacks("Battle 1", "Leader")
    me.is_asked(MAIN)


@pytest.mark.parametrize(("life", "back"), [(3, True), (4, False)])
def test_returning_itself_after_a_combo(scene, me, foe, life, back):
    """Returning itself to the hand; auto, end of battle: at three life the sisters return after a combo from hand."""
    me.has(leader=tower(scene), battle=["Battle 1"], hand=[SISTERS], life=life).energy(*YELLOW)
    me.attacks("Battle 1", "Leader").combos(SISTERS)
    takes(foe)
    assert me.zone("hand") == ([SISTERS] if back else [])
    assert me.zone("drop") == ([] if back else [SISTERS])


def test_no_return_after_a_combo_from_the_battle_area(scene, me, foe):
    """Returning itself to the hand: comboed from the Battle Area the sisters stay dropped."""
    me.has(leader=tower(scene), battle=["Battle 1", SISTERS], life=3).energy(*YELLOW)
    me.attacks("Battle 1", "Leader").combos(SISTERS)
    takes(foe)
    assert me.zone("hand") == [] and me.zone("drop") == [SISTERS]


def test_auto_end_of_turn(scene, me, foe):
    """Auto, end of turn; energy made active; up to: as my turn ends the cloister makes one energy active."""
    me.has(battle=["Flooded Cloister"])
    for _ in range(2):
        me.put("energy", "Blue Energy", rested=True)
    me.passes()
    me.picks("Blue Energy")
    assert sorted(bool(me.game.rested[c]) for c in me.game.in_zone(me.seat, "energy")) == [False, True]
    foe.is_asked(MAIN)


def test_not_at_the_end_of_the_opponents_turn(scene, me, foe):
    """Auto, end of turn: as the opponent's turn ends the cloister does nothing."""
    scene.turn_of(foe)
    me.has(battle=["Flooded Cloister"], hand=["Extra", "Clay Pup"])
    me.put("energy", "Blue Energy", rested=True)
    foe.passes()
    me.is_asked("6-2-5")


def test_made_active_again_at_the_end_of_turn(scene, me, foe):
    """Auto, end of turn; made active again: Ulla attacked, and is active to block in the opponent's turn."""
    me.put("battle", "Net Maker, Ulla", rested=True)
    me.passes()
    foe.is_asked(MAIN)
    assert not me.is_rested("Net Maker, Ulla")


@pytest.mark.parametrize(("cards", "drawn"), [(0, 1), (2, 1), (3, 0)])
def test_auto_beginning_of_the_main_phase(scene, me, foe, cards, drawn):
    """Auto, beginning of the Main Phase; drawing: Agda draws with two cards in hand or less, and not with three."""
    me.has(battle=["Night Shift Foreman, Agda"], hand=["Extra"] * cards)
    me.is_asked(MAIN)
    assert me.count("hand") == cards + drawn and me.count("deck") == 20 - drawn


def test_not_at_the_beginning_of_the_opponents_main_phase(scene, me, foe):
    """Auto, beginning of the Main Phase: Agda waits for her own player's."""
    foe.has(battle=["Night Shift Foreman, Agda"])
    me.is_asked(MAIN)
    assert foe.count("hand") == 0 and foe.count("deck") == 20


@pytest.mark.parametrize(("blue", "red", "won"), [(11, 1, False), (12, 0, True)])
def test_situation_trigger(scene, me, foe, blue, red, won):
    """Situation trigger; winning by a skill: twelve blue energy win at once; a red one does not count."""
    me.has(battle=["Barometer of Everything"]).energy(*BLUE * blue, *RED * red)
    scene.start()
    assert (scene.result is not None) is won
    if won:
        assert scene.winner is me
    else:
        me.is_asked(MAIN)


def test_the_twelfth_energy_wins_by_a_skill(scene, me, foe):
    """Winning by a skill; energy from the deck: Ilvane adds the twelfth blue energy, and that is the game."""
    me.has(leader=ILVANE, battle=["Barometer of Everything"]).energy(*BLUE * 11)
    me.deck_top("Puddle Reader, Osk")
    me.uses(ILVANE).picks("Blue Energy", "Blue Energy", "Blue Energy")
    assert scene.winner is me


def test_the_barometer_must_be_in_play(scene, me, foe):
    """Situation trigger: in hand, or on the other side, the barometer wins nothing for me."""
    me.has(hand=["Barometer of Everything"]).energy(*BLUE * 12)
    foe.has(battle=["Barometer of Everything"])
    me.is_asked(MAIN)
