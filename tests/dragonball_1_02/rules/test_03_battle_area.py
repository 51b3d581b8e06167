"""Sections 3-6 to 3-8: the Battle Area, the Combo Area and the Energy Area."""

from __future__ import annotations

import pytest

import playmat

FIELD = "[Field]\n[Permanent] All of your Battle Cards gain +1000 power."


# --- 3-6 battle area


@pytest.mark.rule("3-6-2")
@pytest.mark.parametrize("seer", [0, 1])
def test_the_battle_area_is_open(scene, me, foe, seer):
    """3-6-2: each card there is face up, with power and mode, in both views."""
    me.has(battle=["Battle 1"])
    me.put("battle", "Battle 2", rested=True)
    scene.start()
    seen = [(c["name"], c["power"], c["rested"], c["face down"]) for c in scene.game.view(seer)["zones"][0]["battle"]]
    assert seen == [("Battle 1", 5000, False, False), ("Battle 2", 10000, True, False)]


@pytest.mark.rule("3-6-3")
@pytest.mark.parametrize("source", ["hand", "drop"])
def test_putting_a_battle_card_into_the_battle_area_is_playing_it(scene, me, foe, source):
    """3-6-3: a skill on being played is set off by a play from hand and by a skill that puts the card there alike."""
    scene.card("Herald", "[Auto] When you play this card, draw 1 card.", energy_cost="0(-)")
    scene.card("Rise", "[Activate: Main] Play 1 Battle Card from your Drop Area.")
    me.has(battle=["Rise"])
    me.put(source, "Herald")
    with me.changes(deck=-1):
        me.plays("Herald") if source == "hand" else me.uses("Rise")
    assert me.zone("battle") == ["Rise", "Herald"] and me.count("hand") == 1


@pytest.mark.rule("3-6-3-1")
def test_a_played_card_is_active_and_may_attack_at_once(scene, me, foe):
    """3-6-3-1: in the turn it is played it is in Active Mode and attacks."""
    me.energy("Red Energy", "Red Energy")
    me.has(hand=["Battle 2"])
    me.plays("Battle 2")
    assert not me.is_rested("Battle 2")
    me.attacks("Battle 2", "Leader")
    foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("3-6-4")
@pytest.mark.parametrize(("words", "rested"), [("", False), (" in Rest Mode", True)])
def test_a_card_put_there_is_active_unless_stated(scene, me, foe, words, rested):
    """3-6-4: a skill that names no mode plays the card Active; one that says Rest Mode, at rest."""
    scene.card("Rise", f"[Activate: Main] Play 1 Battle Card from your Drop Area{words}.")
    me.has(battle=["Rise"], drop=["Battle 1"])
    me.uses("Rise")
    assert me.zone("battle") == ["Rise", "Battle 1"] and me.is_rested("Battle 1") is rested


@pytest.mark.rule("3-6-4")
def test_a_field_card_is_put_there_active(scene, me, foe):
    """3-6-4: an Extra Card with [Field] is in Active Mode as well."""
    scene.card("Meadow", FIELD, type="extra", energy_cost="0(-)")
    me.has(hand=["Meadow"])
    me.uses("Meadow")
    assert me.zone("battle") == ["Meadow"] and not me.is_rested("Meadow")


@pytest.mark.rule("3-6-5")
def test_any_number_of_battle_cards_may_be_in_play(scene, me, foe):
    """3-6-5: beside twelve Battle Cards a thirteenth is played."""
    me.energy("Red Energy", "Red Energy")
    me.has(battle=["Battle 1"] * 12, hand=["Battle 2"])
    me.plays("Battle 2")
    assert me.count("battle") == 12 + 1 and me.zone("drop") == []


@pytest.mark.rule("3-6-6")
def test_a_card_to_choose_is_a_battle_card_in_play(scene, me, foe):
    """3-6-6: of foe's Leader, [Field] card and two Battle Cards only the last two are offered for "card"."""
    scene.card("Snipe", "[Activate: Main] Choose 1 of your opponent's cards and KO it.")
    scene.card("Meadow", FIELD, type="extra", energy_cost="0(-)")
    me.has(battle=["Snipe"])
    foe.has(battle=["Meadow", "Battle 1", "Battle 2"], hand=["Battle 3"], drop=["Battle 4"])
    foe.energy("Blue Energy")
    me.uses("Snipe")
    me.is_asked(exactly=["Battle 1", "Battle 2"])
    me.picks("Battle 2")
    assert foe.zone("drop") == ["Battle 4", "Battle 2"]


@pytest.mark.rule("3-6-6")
def test_a_card_without_a_word_about_whose_is_any_battle_card_in_play(scene, me, foe):
    """3-6-6: "choose 1 card" offers the Battle Cards in play of both players and nothing else."""
    scene.card("Snipe", "[Activate: Main] Choose 1 card and KO it.")
    scene.card("Meadow", FIELD, type="extra", energy_cost="0(-)")
    me.has(battle=["Snipe"], hand=["Battle 3"])
    foe.has(battle=["Meadow", "Battle 1"])
    me.uses("Snipe")
    me.is_asked(exactly=["Snipe", "Battle 1"])


@pytest.mark.rule("3-6-7")
def test_one_extra_card_a_player_in_the_battle_area(scene, me, foe):
    """3-6-7: a second [Field] card of mine sends the first to the drop area; foe's stays."""
    for name in ("Meadow", "Desert", "Swamp"):
        scene.card(name, FIELD, type="extra", energy_cost="0(-)")
    me.has(hand=["Meadow", "Desert"], battle=["Battle 1"])
    foe.has(battle=["Swamp"])
    me.uses("Meadow")
    assert me.zone("battle") == ["Battle 1", "Meadow"]
    me.uses("Desert")
    assert me.zone("battle") == ["Battle 1", "Desert"] and me.zone("drop") == ["Meadow"]
    assert foe.zone("battle") == ["Swamp"]
    assert me.power("Battle 1") == 5000 + 1000


# --- 3-7 combo area


@pytest.mark.rule("3-7-1")
def test_a_combo_is_for_battles(scene, me, foe):
    """3-7-1: in the main phase no combo is offered and one is refused; in the offense step it is offered."""
    me.has(battle=["Battle 2"], hand=["Battle 1"])
    assert not any(o[0] == "combo" for o in me.options())
    assert me.refused("combo", me.card("Battle 1")) == "7-2-1-2"
    me.attacks("Battle 2", "Leader")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])


@pytest.mark.rule("3-7-1")
def test_only_battle_cards_combo(scene, me, foe):
    """3-7-1: beside a Battle Card that can combo an Extra Card cannot."""
    me.has(battle=["Battle 2"], hand=["Extra", "Battle 1"])
    me.attacks("Battle 2", "Leader")
    assert me.offered("combo", "Battle 1")
    assert not me.offered("combo", "Extra")
    assert me.refused("combo", me.card("Extra")) == "7-2-1-2-2"


@pytest.mark.rule("3-7-2")
def test_the_combo_area_is_open(scene, me, foe):
    """3-7-2: foe's view names the card comboed from my hand and its combo power at once."""
    scene.card("Secret Card", combo_power=7000)
    me.has(battle=["Battle 2"], hand=["Secret Card"])
    foe.has(hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    me.combos("Secret Card")
    foe.is_asked("7-2-1-2")
    [seen] = scene.game.view(1)["zones"][0]["combo"]
    assert (seen["name"], seen["combo power"], seen["face down"]) == ("Secret Card", 7000, False)


@pytest.mark.rule("3-7-4")
@pytest.mark.parametrize(("power", "lost"), [(10000 + 7 * 5000, 1), (10000 + 7 * 5000 + 1, 0)])
def test_any_number_of_cards_may_combo(scene, me, foe, power, lost):
    """3-7-4: seven cards combo in one step, and all seven combo powers count."""
    scene.card("Wall", type="leader", power=power)
    me.has(battle=["Battle 2"], hand=["Battle 1"] * 7)
    foe.has(leader="Wall")
    me.attacks("Battle 2", "Wall")
    for _ in range(7):
        me.combos("Battle 1")
    if lost:
        foe.picks(("hidden", 0), rule="4-10-2-1")
    assert me.zone("drop") == ["Battle 1"] * 7
    assert foe.count("life") == 8 - lost


@pytest.mark.rule("3-7-5")
@pytest.mark.parametrize(("power", "lost"), [(5000 + 5000, 1), (5000 + 5000 + 5000, 0)])
def test_text_in_the_combo_area_does_nothing(scene, me, foe, power, lost):
    """3-7-5: a card with 5000 more for all my cards adds nothing but its combo power where it combos."""
    scene.card("Banner", "[Permanent] All of your Battle Cards gain +5000 power.")
    scene.card("Wall", type="leader", power=power)
    me.has(battle=["Battle 1"], hand=["Banner"])
    foe.has(leader="Wall")
    me.attacks("Battle 1", "Wall")
    me.combos("Banner")
    if lost:
        foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("life") == 8 - lost


@pytest.mark.rule("3-7-5")
def test_an_activated_skill_is_not_usable_in_the_combo_area(scene, me, foe):
    """3-7-5: [Activate: Battle] of a card is offered in the Battle Area and no more once it has comboed."""
    scene.card("Drummer", "[Activate: Battle] Draw 1 card.")
    me.has(battle=["Battle 2", "Drummer"], hand=["Battle 1"])
    me.attacks("Battle 2", "Leader")
    assert me.offered("use", "Drummer", "Drummer/1")
    me.combos("Drummer")
    me.is_asked("7-2-1-2", exactly=[("combo", "Battle 1"), "pass"])
    assert me.refused("use", "Drummer", "Drummer/1") == "2-12-2"


@pytest.mark.rule("3-7-5")
def test_text_that_is_about_comboing_works_in_the_combo_area(scene, me, foe):
    """3-7-5: only generally; a skill on comboing with the card itself is set off there."""
    scene.card("Flourish", "[Auto] When you combo with this card, draw 1 card.")
    me.has(battle=["Battle 1"], hand=["Flourish"])
    with me.changes(deck=-1):
        me.attacks("Battle 1", "Leader")
        me.combos("Flourish")
    me.is_asked("7-2-1-2")


# --- 3-8 energy area


@pytest.mark.rule("3-8-2")
@pytest.mark.parametrize("color", ["Red", "Blue", "Green"])
def test_the_player_picks_which_energy_pays(scene, me, foe, color):
    """3-8-2: a cost of 1 without a colour is paid with whichever of three the player likes."""
    names = ["Red Energy", "Blue Energy", "Green Energy"]
    me.energy(*names)
    me.has(hand=["Battle 1"])
    me.plays("Battle 1")
    me.is_asked("2-11-1", exactly=names)
    me.picks(f"{color} Energy")
    assert [name for name in names if me.is_rested(name)] == [f"{color} Energy"]


@pytest.mark.rule("3-8-2")
def test_the_energy_area_is_open_and_reordered_by_its_player(scene, me, foe):
    """3-8-2: foe sees my energy with its mode; I may reorder it, foe may not."""
    me.energy("Red Energy", "Blue Energy")
    me.put("energy", "Green Energy", rested=True)
    scene.start()
    seen = [(c["name"], c["rested"], c["face down"]) for c in scene.game.view(1)["zones"][0]["energy"]]
    assert seen == [("Red Energy", False, False), ("Blue Energy", False, False), ("Green Energy", True, False)]
    fork = scene.game.fork()
    cards = list(fork.in_zone(0, "energy"))
    with pytest.raises(playmat.IllegalAnswer):
        fork.arrange(1, "energy", cards[::-1])
    fork.arrange(0, "energy", cards[::-1])
    assert [fork.card(c) for c in fork.in_zone(0, "energy")] == ["Green Energy", "Blue Energy", "Red Energy"]
    assert [bool(fork.rested[c]) for c in fork.in_zone(0, "energy")] == [True, False, False]


@pytest.mark.rule("3-8-3")
def test_a_charged_card_is_active_and_pays_in_the_same_turn(scene, me, foe):
    """3-8-3: the card charged this turn is Active and pays a cost of 1."""
    scene.step("charge phase")
    me.has(hand=["Battle 1", "Red Energy"])
    me.picks("Red Energy")
    assert me.zone("energy") == ["Red Energy"] and not me.is_rested("Red Energy")
    me.plays("Battle 1")
    assert me.zone("battle") == ["Battle 1"] and me.is_rested("Red Energy")


@pytest.mark.rule("3-8-3")
@pytest.mark.parametrize(("words", "rested"), [("", False), (" in Rest Mode", True)])
def test_energy_put_there_by_a_skill_is_active_unless_stated(scene, me, foe, words, rested):
    """3-8-3: a skill that names no mode adds Active energy; one that says Rest Mode, resting energy."""
    scene.card("Grow", f"[Activate: Main] Place the top card of your deck in your energy{words}.")
    me.has(battle=["Grow"])
    me.deck_top("Blue Energy")
    me.uses("Grow")
    assert me.zone("energy") == ["Blue Energy"] and me.is_rested("Blue Energy") is rested
