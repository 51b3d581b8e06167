"""Sections 1117 to 1119 and 1122: [Shift], [Limit], [Energize], [Mana]."""

from __future__ import annotations

import pytest

import playmat
from playmat.books.force_of_will_6_1.setup import will_coin
from playmat.books.force_of_will_6_1.zones import counters_on, put_on
from playmat.kernel.words import nodes as n

BOOK = "force-of-will-6.1"
ENERGIZED, PLAIN, WELL = "First Bell", "Short Noon", "Low Water"


def acts_of(player, word):
    return [act for act in player.options() if act[0] == word]


def counted(player, name, counter, number):
    """A card that came with so many counters before the scene began."""
    put_on(player.game, player.card(name), "counters", ((counter, number),) if number else ())


# --- 1117 shift ------------------------------------------------------------------------------------------


def two_sides(scene, text="[Shift] {3}"):
    """Past 400/400 for two wills, future 1000/1000 for five, shift for three."""
    back = {"name": "Future", "type": "Resonator", "attribute": "fire", "cost": "{5}", "ATK": 1000, "DEF": 1000,
            "race": "Tester"}  # fmt: skip
    scene.card("Past", text, type="Resonator", cost="{2}", ATK=400, DEF=400, back=back)
    # both faces are known from the start, as in a game with decks
    scene.game.match.add_card(scene.definition("Past").extra["back"])


def shift_watcher(scene):
    """Draws a card whenever a card of mine shifts."""
    trigger = n.On("shift", (("card", n.Cards((), "mine")),))
    draw = n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=trigger)
    return scene.card("Watcher", abilities=[draw], type="Regalia")


@pytest.mark.rule("1117.2")
def test_the_future_side_may_be_played_for_its_own_cost(scene, me, foe):
    """1117.2: five wills are paid and the card stands there future side up."""
    two_sides(scene)
    me.has(hand=["Past"]).will(*["fire"] * 5)
    assert acts_of(me, "play") == [("play", "Past"), ("play", "Past", "future")]
    me.picks(("play", "Past", "future")).pays()
    me.lets_resolve()
    assert me.zone("field") == ["Future"] and me.pool == [] and me.atk("Future") == 1000


@pytest.mark.rule("1117.2")
def test_a_side_is_played_only_for_its_own_cost(scene, me, foe):
    """1117.2: four wills are enough for the past side of cost 2, not for the future side of cost 5."""
    two_sides(scene)
    me.has(hand=["Past"]).will(*["fire"] * 4)
    assert acts_of(me, "play") == [("play", "Past")]
    me.plays("Past")
    me.lets_resolve()
    assert me.zone("field") == ["Past"] and len(me.pool) == 4 - 2


@pytest.mark.rule("1117.2")
def test_the_shift_cost_turns_past_to_future(scene, me, foe):
    """1117.2: three wills at main timing; the future side then has nothing to pay for."""
    two_sides(scene)
    me.has(field=["Past"]).will(*["fire"] * 6)
    me.uses("Past", 2)
    me.lets_resolve()
    assert me.zone("field") == ["Future"] and len(me.pool) == 6 - 3
    assert [act[1] for act in acts_of(me, "use")] == ["Ruler"]


@pytest.mark.rule("1117.2")
def test_shift_is_not_played_outside_main_timing(scene, me, foe):
    """1117.2: in my own battle, and with a spell in the chase, the ability is not offered."""
    two_sides(scene)
    me.has(field=["Past", "Resonator 2"], hand=["Quick Chant"]).stones("fire", "fire", "fire", "fire")
    assert ("use", "Past", "Past/2") in me.options()
    me.plays("Quick Chant")
    assert me.chase == ["Quick Chant"] and ("use", "Past", "Past/2") not in me.options()


@pytest.mark.rule("1117.2")
def test_shift_is_not_played_in_battle(scene, me, foe):
    """1117.2: three stones and an attack: I am asked because of the quick card, and may not shift."""
    two_sides(scene)
    me.has(field=["Past", "Resonator 2"], hand=["Quick Chant"]).stones("fire", "fire", "fire")
    me.attacks("Resonator 2")
    me.is_asked("602.1c")
    assert acts_of(me, "play") == [("play", "Quick Chant")] and ("use", "Past", "Past/2") not in me.options()


@pytest.mark.rule("1117.2a")
def test_turning_by_the_ability_is_to_shift(scene, me, foe):
    """1117.2a: what waits for a shift is set off."""
    two_sides(scene)
    shift_watcher(scene)
    me.has(field=["Past", "Watcher"]).will("fire", "fire", "fire")
    with me.changes(hand=1):
        me.uses("Past", 2)
        me.lets_resolve()


@pytest.mark.rule("1117.2a")
def test_playing_the_future_side_is_not_to_shift(scene, me, foe):
    """1117.2a: the card comes future side up and nothing is drawn for it."""
    two_sides(scene)
    shift_watcher(scene)
    me.has(hand=["Past"], field=["Watcher"]).will(*["fire"] * 5)
    with me.changes(hand=-1):
        me.picks(("play", "Past", "future")).pays()
        me.lets_resolve()
    assert me.zone("field") == ["Watcher", "Future"]


# --- 1118 limit ------------------------------------------------------------------------------------------


def limited(scene, text="[Limit] 2"):
    return scene.card("Limited", text, type="Resonator", ATK=400, DEF=400)


@pytest.mark.rule("1118.2")
def test_a_card_with_limit_enters_with_its_counters(scene, me, foe):
    """1118.2: [Limit] 2, two counters."""
    limited(scene)
    me.has(hand=["Limited"]).will("fire")
    me.plays("Limited")
    me.lets_resolve()
    assert me.counters("Limited", "limit") == 2


@pytest.mark.rule("1118.2")
def test_an_attack_takes_a_limit_counter(scene, me, foe):
    """1118.2: 2 - 1 after the attack."""
    limited(scene)
    me.has(field=["Limited"])
    counted(me, "Limited", "limit", 2)
    me.attacks("Limited")
    me.battle_ends()
    assert me.counters("Limited", "limit") == 2 - 1


@pytest.mark.rule("1118.2", "1118.2a")
def test_a_block_takes_the_last_limit_counter_and_nothing_more(scene, me, foe):
    """1118.2, 1118.2a: 1 - 1 after the block; the card stays in the field and keeps its other ability."""
    limited(scene, "[Limit] 2\n{1}: Draw a card.")
    scene.turn_of(foe)
    me.has(field=["Limited"]).stones("fire")
    counted(me, "Limited", "limit", 1)
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    me.blocks("Limited")
    me.lets_resolve()
    assert me.counters("Limited", "limit") == 1 - 1 and "Limited" in me.zone("field")
    assert ("use", "Limited", "Limited/3") in me.options()


@pytest.mark.rule("1118.2a")
def test_other_text_may_say_what_no_limit_counters_mean(scene, me, foe):
    """1118.2a: [Limit] itself does nothing then, a text beside it may."""
    limited(scene, "[Limit] 2\nWhen there are no limit counters on this card ⇒ Destroy this card.")
    me.has(field=["Limited"])
    counted(me, "Limited", "limit", 1)
    me.attacks("Limited")
    me.battle_ends()
    assert me.zone("graveyard") == ["Limited"] and foe.life == 4000


@pytest.mark.rule("1118.2b")
def test_a_card_without_limit_counters_may_attack(scene, me, foe):
    """1118.2b: it attacks for 400, and there is nothing to remove."""
    limited(scene)
    me.has(field=["Limited"])
    counted(me, "Limited", "limit", 0)
    me.attacks("Limited")
    me.battle_ends()
    assert foe.life == 4000 - 400 and me.counters("Limited", "limit") == 0


@pytest.mark.rule("1118.2b")
def test_a_card_without_limit_counters_may_block(scene, me, foe):
    """1118.2b: it blocks, and there is nothing to remove."""
    limited(scene)
    scene.turn_of(foe)
    me.has(field=["Limited"])
    counted(me, "Limited", "limit", 0)
    foe.has(field=["Resonator 1"])
    foe.attacks("Resonator 1")
    me.blocks("Limited")
    me.battle_ends()
    assert me.life == 4000 and foe.zone("graveyard") == ["Resonator 1"] and me.counters("Limited", "limit") == 0


# --- 1119 energize ---------------------------------------------------------------------------------------


def prepared(first, second):
    """A game that has just begun its first turn: the decks by name, seat 0 plays first."""
    own = {deck.name: deck for deck in playmat.own_decks(BOOK).values()}
    game = playmat.new_game(BOOK, [own[first], own[second]], seed=3)
    assert game.question.rule == "403.3"
    game.answer("yes" if game.question.seat == 0 else "no")
    while game.question.rule == "403.4":
        game.answer("done")
    assert game.facts["turn"] == 1 and game.facts["turn seat"] == 0
    return game


def removed(game, seat):
    return [game.card(card) for card in game.in_zone(seat, "removed")]


@pytest.mark.rule("1119.2")
def test_the_second_player_with_energize_starts_with_a_will_coin():
    """1119.2: one coin in the removed area; the first player, whose ruler has none, gets nothing."""
    game = prepared(PLAIN, ENERGIZED)
    assert removed(game, 1) == ["will coin"] and removed(game, 0) == []


@pytest.mark.rule("1119.2")
def test_the_first_player_with_energize_gets_no_coin():
    """1119.2: only who is not the first player."""
    game = prepared(ENERGIZED, PLAIN)
    assert removed(game, 0) == [] and removed(game, 1) == []


@pytest.mark.rule("1119.2")
def test_the_coin_is_a_token_without_types():
    """1119.2."""
    game = prepared(PLAIN, ENERGIZED)
    (coin,) = game.in_zone(1, "removed")
    assert tuple(game.value(coin, "type")) == () and game.marks[coin, "token"]


def coin(scene, player, *attributes):
    scene.cards["will coin"] = will_coin(attributes)
    number = player.put("removed", "will coin")
    player.game.marks[number, "token"] = 1


@pytest.mark.rule("1119.2")
def test_erasing_the_coin_gives_its_will_at_once(scene, me, foe):
    """1119.2: one fire will without anything in the chase, and the coin is no more."""
    coin(scene, me, "fire")
    me.picks(("use", "will coin", "will coin/1"))
    assert me.pool == ["fire"] and me.chase == [] and me.zone("removed") == []
    assert acts_of(me, "use") == [("use", "Ruler", "Ruler/1")]


@pytest.mark.rule("1119.2", "1119.2a")
def test_the_coin_pays_for_a_card(scene, me, foe):
    """1119.2a: it counts where a payment is due: a card of cost 1 is offered and paid with it."""
    coin(scene, me, "fire")
    me.has(hand=["Resonator 1"])
    me.plays("Resonator 1")
    me.lets_resolve()
    assert me.zone("field") == ["Resonator 1"] and me.zone("removed") == []


@pytest.mark.rule("903.2g")
@pytest.mark.parametrize("given", ["will coin", "Ember"])
def test_to_erase_the_coin_is_no_loss(scene, me, foe, given):
    """903.2g: nobody is asked whether the coin may go; whether a card of the field may, its player is asked."""
    scene.card("Ember", "Banish this card: Produce {R}.", type="Regalia")
    me.has(hand=["Resonator 1"])
    if given == "Ember":
        me.has(field=["Ember"])
    else:
        coin(scene, me, "fire")
    me.picks(("play", "Resonator 1"))
    me.is_asked("903.2g" if given == "Ember" else "602.1c")


@pytest.mark.rule("1119.2a")
def test_only_the_coin_works_in_the_removed_area(scene, me, foe):
    """1119.2a: a stone and a resonator with an ability lie beside it and offer nothing."""
    coin(scene, me, "fire")
    scene.card("Exile", "{0}: Draw a card.", type="Resonator", ATK=400, DEF=400)
    me.has(removed=["Exile", "Fire Stone"], hand=["Chant"])
    offered = {act[1] for act in acts_of(me, "use")}
    assert offered == {"Ruler", "will coin"}


@pytest.mark.rule("1119.2a")
def test_the_coin_is_offered_in_the_opponents_turn(scene, me, foe):
    """1119.2a: whenever its holder has priority: over the opponent's spell, to pay a quick card."""
    scene.turn_of(foe)
    coin(scene, me, "fire")
    me.has(hand=["Quick Chant"])
    foe.has(hand=["Chant"]).will("fire")
    foe.plays("Chant")
    me.is_asked("602.1c", exactly=[("play", "Quick Chant"), ("use", "will coin", "will coin/1"), "pass"])
    with me.changes(hand=-1 + 1, removed=-1):
        me.plays("Quick Chant")
        me.lets_resolve()


# --- 1122 mana -------------------------------------------------------------------------------------------


@pytest.mark.rule("1122.2a")
def test_a_ruler_with_mana_starts_the_game_with_its_counters():
    """1122.2a: [Mana] 2 on a ruler: two counters in turn one, for whoever goes first; the other ruler has none."""
    for first, second in ((WELL, PLAIN), (PLAIN, WELL)):
        game = prepared(first, second)
        held = [counters_on(game, game.in_zone(seat, "ruler area")[0]).get("mana", 0) for seat in (0, 1)]
        assert held == ([2, 0] if first == WELL else [0, 2])


@pytest.mark.rule("1122.2a")
def test_mana_counters_stay_through_judgment(scene, me, foe):
    """1122.2a: the J-ruler is the same object and has the three counters that the ruler began with."""
    back = {"name": "Spring", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester"}
    scene.card("Source", "[Judgment] {1}\n[Mana] 3", type="Ruler", back=back)
    me.has(ruler_area=["Source"]).will("fire")
    counted(me, "Source", "mana", 3)
    me.uses("Source", 1)
    me.lets_resolve()
    assert "Spring" in me.zone("field") and me.counters("Spring", "mana") == 3


@pytest.mark.rule("1122.2b")
def test_a_resonator_with_mana_enters_with_its_counters(scene, me, foe):
    """1122.2b: [Mana] 2, two counters."""
    scene.card("Vessel", "[Mana] 2", type="Resonator", ATK=400, DEF=400)
    me.has(hand=["Vessel"]).will("fire")
    me.plays("Vessel")
    me.lets_resolve()
    assert me.counters("Vessel", "mana") == 2


@pytest.mark.rule("1122.2b")
def test_mana_is_added_to_what_else_a_card_enters_with(scene, me, foe):
    """1122.2b: two by the keyword and one by another text make 2 + 1."""
    scene.card("Vessel", "[Mana] 2\nThis card enters your field with one mana counter on it.", type="Resonator",
               ATK=400, DEF=400)  # fmt: skip
    me.has(hand=["Vessel"]).will("fire")
    me.plays("Vessel")
    me.lets_resolve()
    assert me.counters("Vessel", "mana") == 2 + 1


@pytest.mark.rule("1122.2b")
def test_a_j_ruler_with_mana_gets_its_counters_as_it_comes_into_the_field(scene, me, foe):
    """1122.2b: the J-ruler side is no ruler card: judgment puts it into the field with five counters."""
    back = {"name": "Spring", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester", "text": "[Mana] 5"}
    scene.card("Source", "[Judgment] {1}", type="Ruler", back=back)
    me.has(ruler_area=["Source"]).will("fire")
    me.uses("Source", 1)
    me.lets_resolve()
    assert me.counters("Spring", "mana") == 5


@pytest.mark.rule("1118.2")
def test_a_j_ruler_with_limit_gets_its_counters_as_it_comes_into_the_field(scene, me, foe):
    """1118.2: judgment brings it into the field, so it comes with two counters."""
    back = {"name": "Spent Lord", "type": "J-ruler", "ATK": 400, "DEF": 400, "race": "Tester", "text": "[Limit] 2"}
    scene.card("Regent", "[Judgment] {1}", type="Ruler", back=back)
    me.has(ruler_area=["Regent"]).will("fire")
    me.uses("Regent", 1)
    me.lets_resolve()
    assert me.counters("Spent Lord", "limit") == 2
