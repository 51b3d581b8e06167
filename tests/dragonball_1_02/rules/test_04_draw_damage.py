"""Sections 4-8 to 4-11: modes, drawing, damage and its source."""

from __future__ import annotations

import random

import pytest

import playmat
from playmat.kernel.words import nodes as n

MODED = {"leader", "battle", "energy"}
MODELESS = {"hand", "drop", "life", "deck"}


def drawing(scene, name, count, up_to=False):
    """A Battle Card with a skill that draws so many cards."""
    effect = n.Perform("draw", n.Number(count), up_to=up_to)
    return scene.card(name, abilities=[n.Ability("activated", effect, keyword="activate main", limit="turn")])


def counting_draws(scene):
    """A Battle Card that gains power with each card its master draws."""
    gain = n.Modify(n.This(), (n.Add("power", n.Number(1000)),), "end of turn")
    ability = n.Ability("automatic", gain, trigger=n.On("draw", (("card", n.Cards((), "mine")),)))
    return scene.card("Tally", power=5000, abilities=[ability])


# --- 4-8 modes -----------------------------------------------------------------------------------------


@pytest.mark.rule("4-8-1")
def test_cards_in_leader_battle_and_energy_areas_always_have_one_mode(scene, me, foe):
    """4-8-1: through a whole game these cards are Active or resting, and cards elsewhere are neither."""
    decks = list(playmat.own_decks("dragonball-1.02").values())
    game = playmat.new_game("dragonball-1.02", [decks[0], decks[-1]], seed=4)
    dice, met = random.Random(4), set()
    while game.question is not None and game.facts["turn"] < 12:
        for card in range(len(game.definition)):
            zone = game.match.zone_names[game.zone_of[card]]
            mode = game.orientation(card)
            if zone in MODED:
                met.add((zone, mode))
                assert mode is True or mode is False
            elif zone in MODELESS:
                assert mode is None, f"a card in {zone} has a mode"
        game.answer(dice.choice(game.question.options))
    assert met == {(zone, mode) for zone in MODED for mode in (True, False)}


# --- 4-9 drawing -----------------------------------------------------------------------------------------


@pytest.mark.rule("4-9-2")
def test_drawing_takes_the_own_top_card_unseen_by_the_opponent(scene, me, foe):
    """4-9-2: the known top card is in hand afterwards, and the opponent sees numbers only."""
    drawing(scene, "Reader", 1)
    scene.card("Secret Page")
    me.has(battle=["Reader"]).deck_top("Secret Page")
    with me.changes(hand=1, deck=-1), foe.changes(hand=0, deck=0):
        me.uses("Reader")
    assert me.zone("hand") == ["Secret Page"]
    page = me.card("Secret Page")
    assert me.sees(page) and not foe.sees(page)
    assert scene.game.view(1)["zones"][0]["hand"] == [{"hidden": 1}]


@pytest.mark.rule("4-9-3")
def test_drawing_three_is_three_draws(scene, me, foe):
    """4-9-3: a skill on each draw pends three times."""
    counting_draws(scene)
    drawing(scene, "Reader", 3)
    me.has(battle=["Tally", "Reader"])
    with me.changes(hand=3, deck=-3):
        me.uses("Reader")
    assert me.power("Tally") == 5000 + 3 * 1000


@pytest.mark.rule("4-9-3")
def test_drawing_none_is_not_drawing(scene, me, foe):
    """4-9-3: with X at 0 nothing happens and nothing pends."""
    counting_draws(scene)
    drawing(scene, "Idler", 0)
    me.has(battle=["Tally", "Idler"])
    with me.changes(hand=0, deck=0):
        me.uses("Idler")
    assert me.power("Tally") == 5000


@pytest.mark.rule("4-9-3")
def test_drawing_two_from_a_deck_of_one_loses(scene, me, foe):
    """4-9-3: the first single draw empties the deck, and that player has lost."""
    scene.exactly()
    drawing(scene, "Reader", 2)
    me.has(leader="Leader", life=4, deck=1, battle=["Reader"])
    foe.has(leader="Leader", life=4, deck=4)
    me.uses("Reader")
    assert scene.winner is foe
    assert me.count("deck") == 0 and me.count("hand") == 1


@pytest.mark.rule("4-9-4", "4-9-4-2")
def test_drawing_up_to_two_is_decided_card_by_card(scene, me, foe):
    """4-9-4: the second decision comes when exactly one card has been drawn and seen."""
    scene.card("Reader", "[Activate: Main] [Once per turn] Draw up to 2 cards.")
    me.has(battle=["Reader"]).deck_top("Extra")
    me.uses("Reader")
    me.is_asked("4-9-4-1", exactly=["draw", "done"])
    assert me.count("hand") == 0
    me.picks("draw")
    me.is_asked("4-9-4-1", exactly=["draw", "done"])
    assert me.zone("hand") == ["Extra"]
    me.passes()
    assert me.count("hand") == 1


@pytest.mark.rule("4-9-4")
def test_drawing_up_to_none_asks_nothing(scene, me, foe):
    """4-9-4: with X at 0 there is no question."""
    drawing(scene, "Idler", 0, up_to=True)
    me.has(battle=["Idler"])
    with me.changes(hand=0):
        me.uses("Idler")
        me.is_asked("6-3-1-3")


@pytest.mark.rule("4-9-4-1")
def test_one_may_stop_before_the_first_draw(scene, me, foe):
    """4-9-4-1: stopping at once leaves hand and deck as they were."""
    scene.card("Reader", "[Activate: Main] [Once per turn] Draw up to 3 cards.")
    me.has(battle=["Reader"])
    with me.changes(hand=0, deck=0):
        me.uses("Reader")
        me.picks("done", rule="4-9-4-1")
        me.is_asked("6-3-1-3")


@pytest.mark.rule("4-9-4-1")
def test_one_may_stop_after_a_draw(scene, me, foe):
    """4-9-4-1: one drawn, then stopped: the hand grew by one."""
    scene.card("Reader", "[Activate: Main] [Once per turn] Draw up to 3 cards.")
    me.has(battle=["Reader"])
    with me.changes(hand=1, deck=-1):
        me.uses("Reader")
        me.picks("draw", "done")
        me.is_asked("6-3-1-3")


@pytest.mark.rule("4-9-4-3")
def test_drawing_up_to_two_ends_after_the_second(scene, me, foe):
    """4-9-4-3: there is no third question."""
    scene.card("Reader", "[Activate: Main] [Once per turn] Draw up to 2 cards.")
    me.has(battle=["Reader"])
    with me.changes(hand=2, deck=-2):
        me.uses("Reader")
        me.picks("draw", "draw")
        me.is_asked("6-3-1-3")


# --- 4-10 damage ---------------------------------------------------------------------------------------


@pytest.mark.rule("4-10-2")
def test_the_damaged_player_picks_life_cards_one_at_a_time(scene, me, foe):
    """4-10-2: two damage to the opponent: the opponent picks, and one card is in hand before the second pick."""
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 2 damage to your opponent.")
    me.has(battle=["Cannon"])
    me.uses("Cannon")
    foe.picks(("hidden", 3), rule="4-10-2-1")
    foe.is_asked("4-10-2-1")
    assert foe.count("hand") == 1 and foe.count("life") == 8 - 1
    foe.picks(("hidden", 0))
    assert foe.count("hand") == 2 and foe.count("life") == 8 - 2


@pytest.mark.rule("4-10-2-1")
def test_one_damage_moves_the_chosen_life_card_to_hand_unseen(scene, me, foe):
    """4-10-2-1: the card at the chosen place, known afterwards to its player only."""
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.")
    scene.card("First Life")
    scene.card("Second Life")
    scene.card("Third Life")
    me.has(battle=["Cannon"])
    foe.has(life=["First Life", "Second Life", "Third Life"])
    me.uses("Cannon")
    assert len(foe.options()) == 3
    before = foe.zone("life")
    foe.picks(("hidden", 1))
    assert foe.zone("hand") == [before[1]]
    assert foe.count("life") == 3 - 1
    taken = foe.card(before[1])
    assert foe.sees(taken) and not me.sees(taken)


@pytest.mark.rule("4-10-2-2")
def test_two_damage_are_two_picks(scene, me, foe):
    """4-10-2-2: from three life cards two go to hand."""
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 2 damage to your opponent.")
    me.has(battle=["Cannon"])
    foe.has(life=3)
    me.uses("Cannon")
    foe.picks(("hidden", 0), ("hidden", 0))
    assert foe.count("life") == 3 - 2 and foe.count("hand") == 2
    me.is_asked("6-3-1-3")


@pytest.mark.rule("4-10-2-2")
def test_no_damage_is_nothing(scene, me, foe):
    """4-10-2-2: 0 damage asks nothing and sets nothing off."""
    none = n.Perform("deal damage", n.Number(0), who="opponent")
    scene.card("Blank", "[Auto] When this card inflicts damage to your opponent, draw 1 card.",
               abilities=[n.Ability("activated", none, keyword="activate main", limit="turn")])  # fmt: skip
    me.has(battle=["Blank"])
    me.uses("Blank", 2)
    me.is_asked("6-3-1-3")
    assert foe.count("life") == 8 and me.count("hand") == 0


@pytest.mark.rule("4-10-2-2")
def test_two_damage_on_one_life_lose_after_the_first(scene, me, foe):
    """4-10-2-2: with the only life card gone the player has lost."""
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 2 damage to your opponent.")
    me.has(battle=["Cannon"])
    foe.has(life=1)
    me.uses("Cannon")
    assert scene.winner is me
    assert foe.count("life") == 0 and foe.count("hand") == 1


# --- 4-11 the source of damage ----------------------------------------------------------------------------


@pytest.mark.rule("4-11-1-1")
def test_attack_damage_comes_from_the_attacking_card(scene, me, foe):
    """4-11-1-1: the attacking Leader's skill on inflicting damage draws; the helpers' skills do not."""
    text = "[Auto] When this card inflicts damage to your opponent, draw {} card{}."
    scene.card("Captain", text.format(1, ""), type="leader")
    scene.card("Helper", text.format(3, "s"))
    scene.card("Bystander", text.format(5, "s"))
    me.has(leader="Captain", hand=["Helper"], battle=["Bystander"])
    me.attacks("Captain", "Leader")
    me.combos("Helper")
    me.passes()
    foe.picks(("hidden", 0))
    assert me.zone("drop") == ["Helper"]
    assert me.count("hand") == 1


@pytest.mark.rule("4-11-1-2")
def test_skill_damage_comes_from_the_card_with_the_skill(scene, me, foe):
    """4-11-1-2: that card's skill on inflicting damage draws, another card's does not."""
    text = "[Auto] When this card inflicts damage to your opponent, draw {} card{}."
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.\n" + text.format(1, ""))
    scene.card("Bystander", text.format(5, "s"))
    me.has(battle=["Cannon", "Bystander"])
    me.uses("Cannon")
    foe.picks(("hidden", 0))
    assert me.count("hand") == 1


@pytest.mark.rule("4-11-1-1", "4-11-1-2")
@pytest.mark.parametrize(("words", "drawn"), [(" by attacking", 0), (", by attacking", 0), ("", 1)])
def test_skill_damage_is_not_dealt_by_attacking(scene, me, foe, words, drawn):
    """4-11-1-2 makes the card the source of what its skill inflicts; only 4-11-1-1 is by attacking."""
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.\n"
               f"[Auto] When this card deals damage to your opponent{words}, draw 1 card.")  # fmt: skip
    me.has(battle=["Cannon"])
    me.uses("Cannon")
    foe.picks(("hidden", 0))
    assert me.count("hand") == drawn


@pytest.mark.rule("4-11-1-1")
@pytest.mark.parametrize("words", [" by attacking", ""])
def test_damage_of_an_attack_is_dealt_by_attacking(scene, me, foe, words):
    """4-11-1-1, 4-10-1: what the attack inflicts is heard of, in one act."""
    scene.card("Cannon", f"[Double Strike]\n[Auto] When this card deals damage{words}, draw 1 card.", power=20000)
    me.has(battle=["Cannon"])
    me.attacks("Cannon", "Leader")
    foe.picks(("hidden", 0), ("hidden", 0))
    assert me.count("hand") == 1


@pytest.mark.rule("4-11-1-2")
def test_a_strike_keyword_does_not_raise_skill_damage(scene, me, foe):
    """4-11-1-2: [Double Strike] speaks of attacks; the skill's one damage stays one."""
    scene.card("Cannon", "[Double Strike]\n[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.")
    me.has(battle=["Cannon"])
    me.uses("Cannon", 2)
    foe.picks(("hidden", 0))
    me.is_asked("6-3-1-3")
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("4-11-1-2")
def test_protection_against_a_card_stops_the_damage_of_its_skill(scene, me, foe):
    """4-11-1-2: a replacement of damage from one card applies to its skill, and not to another card's."""
    own, source = n.Cards(("leader",), "mine"), n.Cards((), "theirs", n.Is("name", "=", "Cannon"))
    shield = n.Instead(n.On("damage", (("leader", own), ("by", source))), n.Nothing())
    scene.card("Shield", abilities=[n.Ability("continuous", shield)])
    scene.card("Cannon", "[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.")
    scene.card("Mortar", "[Activate: Main] [Once per turn] Inflict 1 damage to your opponent.")
    me.has(battle=["Cannon", "Mortar"])
    foe.has(battle=["Shield"])
    me.uses("Cannon")
    me.is_asked("6-3-1-3")
    assert foe.count("life") == 8
    me.uses("Mortar")
    foe.picks(("hidden", 0))
    assert foe.count("life") == 8 - 1


@pytest.mark.rule("4-10-1", "10-6-1", "8-7-3")
@pytest.mark.parametrize(("strike", "damage"), [("", 1), ("[Double Strike]", 2), ("[Triple Strike]", 3)])
def test_damage_is_inflicted_once_however_much_it_is(scene, me, foe, strike, damage):
    """10-6-1: the card inflicts so much damage in one act, and each skill about that is set off once."""
    text = f"{strike}\n[Auto] When this card inflicts damage to your opponent, draw 1 card."
    scene.card("Striker", text.strip(), power=10000)
    scene.card("Avenger", "[Auto] When damage is inflicted to your life, draw 1 card.")
    me.has(battle=["Striker"])
    foe.has(battle=["Avenger"])
    me.attacks("Striker", "Leader")
    foe.passes()
    with me.changes(deck=-1), foe.changes(deck=-1, life=-damage):
        for _ in range(damage):
            foe.picks(("hidden", 0), rule="4-10-2-1")


@pytest.mark.rule("4-10-1", "8-7-3")
def test_each_skill_that_inflicts_damage_is_an_act_of_its_own(scene, me, foe):
    """8-7-3: two acts of 2 damage set the skill off twice."""
    text = "[Activate: Main] Inflict 2 damage to your opponent. Then, inflict 2 damage to your opponent."
    scene.card("Cannon", f"{text}\n[Auto] When this card inflicts damage to your opponent, draw 1 card.")
    me.has(battle=["Cannon"])
    me.uses("Cannon")
    with me.changes(deck=-2):
        for _ in range(2 + 2):
            foe.picks(("hidden", 0), rule="4-10-2-1")


@pytest.mark.rule("8-10-1-1", "4-10-2-1", "4-10-1")
@pytest.mark.parametrize(("answers", "drawn"), [("rr", 0), ("rn", 1), ("nr", 1)])
def test_damage_of_which_some_was_replaced_was_inflicted(scene, me, foe, answers, drawn):
    """8-10-1-1: only where all of it was replaced was none inflicted."""
    instead = "you may place 1 card from your hand in the Drop Area instead."
    scene.card("Warden", f"[Permanent] If damage is inflicted to your life, {instead}")
    scene.card("Cannon", "[Activate: Main] Inflict 2 damage to your opponent.\n"
               "[Auto] When this card inflicts damage to your opponent, draw 1 card.")  # fmt: skip
    me.has(battle=["Cannon"])
    foe.has(battle=["Warden"], hand=["Stone", "Stone"])
    me.uses("Cannon")
    with me.changes(deck=-drawn):
        for answer in answers:
            if answer == "n":
                foe.passes().picks(("hidden", 0))
            else:
                foe.picks(("replace", "Warden", "Warden/1/r0"))
    me.is_asked("6-3-1-3")


@pytest.mark.rule("8-10-1-1", "4-10-2-1")
@pytest.mark.parametrize(("replaced", "drawn"), [(True, 0), (False, 1)])
def test_damage_that_was_replaced_sets_nothing_off(scene, me, foe, replaced, drawn):
    """8-10-1-1: it is as if it had never happened, so what damage would set off is not."""
    deed = "place 1 card from the top of your deck in the Drop Area instead"
    scene.card("Buffer", f"[Permanent] If damage is inflicted to your life, {deed}." if replaced else "")
    scene.card("Avenger", "[Auto] When damage is inflicted to your life, draw 1 card.")
    me.has(battle=["Battle 2"])
    foe.has(battle=["Buffer", "Avenger"])
    me.attacks("Battle 2", "Leader")
    foe.passes()
    if not replaced:
        foe.picks(("hidden", 0), rule="4-10-2-1")
    assert foe.count("drop") == (1 if replaced else 0)
    assert foe.count("hand") == (0 if replaced else 1) + drawn


@pytest.mark.rule("4-10-2-1", "3-9-2")
@pytest.mark.parametrize("life", [2, 3])
@pytest.mark.parametrize("at", [0, 1])
def test_the_life_card_is_chosen_as_long_as_there_is_a_choice(scene, me, foe, life, at):
    """3-9-2: any card that its player likes, also when there are as few as two."""
    foe.has(leader=scene.card("Asleep", type="leader", power=10000), life=life)
    me.attacks("Leader", "Asleep")
    foe.is_asked("4-10-2-1", exactly=[("hidden", number) for number in range(life)])
    foe.picks(("hidden", at))
    assert len(foe.zone("life")) == life - 1 and foe.count("hand") == 1
