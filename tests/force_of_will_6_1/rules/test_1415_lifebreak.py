"""Section 1415: lifebreak under Valhalla rules, and what is ignored without them."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import view

BREAK = ("lifebreak",)
FOUR = ["Bottom", "Low", "High", "Top"]


def valhalla(scene, *names):
    """The rules are agreed on; the named cards are plain resonators."""
    scene.game.start.options["valhalla"] = True
    for name in names:
        scene.card(name, type="Resonator", cost="{9}")


def chant(scene, name, text, cost="{1}"):
    return scene.card(name, text, type="Chant", cost=cost)


def breaker(scene, effect="Draw two cards."):
    """A card with a [Break] ability."""
    return scene.card("Relic", f"[Break]: {effect}", type="Resonator", cost="{9}")


def breaks(player):
    player.picks(BREAK)
    return player


# --- 1415.1a the area ------------------------------------------------------------------------------------


@pytest.mark.rule("1415.1a-i")
def test_nobody_sees_the_cards_of_a_lifebreak_area_and_both_see_how_many_there_are(scene, me, foe):
    """1415.1a-i: two cards of mine, three of theirs; no face of them for either player."""
    valhalla(scene, *FOUR, "Other")
    me.has(lifebreak=["Bottom", "Low"])
    foe.has(lifebreak=["High", "Top", "Other"])
    me.is_asked("602.1c")
    cards = [c for seat in (0, 1) for c in scene.game.in_zone(seat, "lifebreak")]
    assert not any(player.sees(card) for player in (me, foe) for card in cards)
    for seat in (0, 1):
        shown = [zones["lifebreak"] for zones in view(scene.game, seat)["zones"]]
        assert shown == [[{"hidden": 2}], [{"hidden": 3}]]


@pytest.mark.rule("1415.1a-i")
def test_a_card_that_is_added_lies_on_top_and_is_removed_first(scene, me, foe):
    """1415.1a-i: the card of the deck went there last, so lifebreak removes it and not the one below."""
    valhalla(scene, *FOUR)
    chant(scene, "Store", "Put the top card of your main deck into your lifebreak area.")
    me.has(lifebreak=["Bottom"], hand=["Store"]).will("fire").with_life(1000).deck_top("Top")
    me.plays("Store").lets_resolve()
    assert me.zone("lifebreak") == ["Bottom", "Top"]
    breaks(me)
    assert me.zone("lifebreak") == ["Bottom"] and me.zone("graveyard") == ["Store", "Top"]


@pytest.mark.rule("1415.1a-i")
def test_each_player_has_an_area_of_their_own(scene, me, foe):
    """1415.1a-i: my lifebreak takes a card of mine and leaves theirs alone."""
    valhalla(scene, *FOUR)
    me.has(lifebreak=["Bottom"]).with_life(500)
    foe.has(lifebreak=["Low", "High"])
    breaks(me)
    assert me.zone("graveyard") == ["Bottom"] and foe.zone("lifebreak") == ["Low", "High"]


@pytest.mark.rule("1415.1a-ii")
def test_the_maximum_size_is_four(scene, me, foe):
    """1415.1a-ii: four cards and a fifth: the rule process brings it back to four; four alone stay."""
    valhalla(scene, *FOUR, "Fifth")
    chant(scene, "Store", "Put the top card of your main deck into your lifebreak area.")
    me.has(lifebreak=FOUR, hand=["Store"]).will("fire").deck_top("Fifth")
    me.is_asked("602.1c")
    assert me.zone("lifebreak") == FOUR
    me.plays("Store").lets_resolve()
    assert me.zone("lifebreak") == FOUR and me.zone("graveyard") == ["Store", "Fifth"]


# --- 1415.1b break ---------------------------------------------------------------------------------------


@pytest.mark.rule("1415.1b-ii")
def test_a_break_ability_is_played_for_nothing_as_lifebreak_removes_its_card(scene, me, foe):
    """1415.1b-ii: it waits in the chase without a will paid and draws two as it resolves."""
    valhalla(scene)
    breaker(scene)
    me.has(lifebreak=["Relic"]).with_life(1000).stones("fire")
    breaks(me)
    assert me.chase == ["Relic"] and not me.is_rested("Fire Stone") and me.count("hand") == 0
    with me.changes(hand=2):
        me.lets_resolve()


@pytest.mark.rule("1415.1b-ii")
def test_a_break_card_removed_by_another_effect_does_nothing(scene, me, foe):
    """1415.1b-ii: it was not lifebreak, so nothing is drawn, and it stays removed."""
    valhalla(scene)
    breaker(scene)
    chant(scene, "Discharge", "Remove the top card of your lifebreak area from the game.")
    me.has(lifebreak=["Relic"], hand=["Discharge"]).will("fire")
    with me.changes(hand=-1):
        me.plays("Discharge").lets_resolve()
    assert me.zone("removed") == ["Relic"] and me.chase == []


@pytest.mark.rule("1415.1b-ii")
def test_break_is_no_text_of_a_card_that_is_played(scene, me, foe):
    """1415.1b-ii: a chant with a [Break] does its other text as it resolves, one draw and no more."""
    valhalla(scene)
    chant(scene, "Verse", "[Break]: Draw two cards.\nDraw a card.")
    me.has(hand=["Verse"]).will("fire")
    with me.changes(hand=-1 + 1):
        me.plays("Verse").lets_resolve()


# --- 1415.1d performing lifebreak ------------------------------------------------------------------------


@pytest.mark.rule("1415.1d")
def test_the_player_without_the_turn_may_lifebreak_over_a_spell(scene, me, foe):
    """1415.1d: at 2000 life, with my chant in the chase, the opponent holding priority removes a card."""
    valhalla(scene, *FOUR)
    me.has(hand=["Chant"]).will("fire")
    foe.has(lifebreak=FOUR).with_life(2000)
    me.plays("Chant")
    foe.is_asked("602.1c", exactly=[BREAK, "pass"])
    breaks(foe)
    assert foe.zone("lifebreak") == ["Bottom", "Low", "High"] and me.chase == ["Chant"]


@pytest.mark.rule("1415.1d")
def test_the_player_without_the_turn_may_lifebreak_in_a_battle(scene, me, foe):
    """1415.1d: after the attack is declared."""
    valhalla(scene, *FOUR)
    me.has(field=["Resonator 2"])
    foe.has(lifebreak=FOUR).with_life(2000)
    me.attacks("Resonator 2")
    assert scene.game.facts["attacker"] is not None
    breaks(foe)
    assert foe.zone("graveyard") == ["Top"]


@pytest.mark.rule("1415.1d")
def test_the_turn_player_may_lifebreak_at_main_timing(scene, me, foe):
    """1415.1d: and goes on with priority afterwards."""
    valhalla(scene, *FOUR)
    me.has(lifebreak=FOUR).with_life(2000)
    breaks(me)
    assert me.offered(BREAK) and me.offered("pass") and me.chase == []


@pytest.mark.rule("1415.1d")
def test_no_lifebreak_without_priority(scene, me, foe):
    """1415.1d: asked for a block the opponent has no priority, and is offered no lifebreak then."""
    valhalla(scene, *FOUR)
    me.has(field=["Resonator 2"])
    foe.has(lifebreak=FOUR, field=["Resonator 1"]).with_life(2000)
    me.attacks("Resonator 2").until("804.3")
    foe.is_asked("804.3")
    assert not foe.offered(BREAK)
    assert foe.refused(BREAK)


@pytest.mark.rule("1415.1d", "1415.2")
def test_a_standard_game_has_no_lifebreak(scene, me, foe):
    """1415.1d: the same table without Valhalla rules offers it to nobody."""
    for name in FOUR:
        scene.card(name, type="Resonator", cost="{9}")
    me.has(lifebreak=FOUR).with_life(2000)
    assert me.offered("pass") and not me.offered(BREAK)
    assert me.refused(BREAK)


@pytest.mark.rule("1415.1d-i")
@pytest.mark.parametrize(
    ("life", "left"),
    [(4100, 4), (4001, 4), (4000, 3), (3100, 3), (3001, 3), (3000, 2), (2000, 1), (1100, 1), (1000, 0), (100, 0)],
)
def test_lifebreak_goes_down_to_the_thousands_below_the_life(scene, me, foe, life, left):
    """1415.1d-i: it is open while there are more cards than (life - 1) / 1000, rounded down."""
    assert left == (life - 1) // 1000
    valhalla(scene, *FOUR)
    me.has(lifebreak=FOUR).with_life(life)
    for _ in range(4 - left):
        breaks(me)
    assert me.offered("pass") and not me.offered(BREAK)
    assert me.zone("lifebreak") == FOUR[:left] and me.zone("graveyard") == FOUR[left:][::-1]


@pytest.mark.rule("1415.1d-i")
def test_lost_life_opens_lifebreak(scene, me, foe):
    """1415.1d-i: at 4100 four cards are not too many; 4100 - 400 in a battle make them so."""
    valhalla(scene, *FOUR)
    me.has(field=["Resonator 2"])
    foe.has(lifebreak=FOUR).with_life(4100)
    me.attacks("Resonator 2").battle_ends()
    assert foe.life == 4100 - 400
    me.passes()
    breaks(foe)
    assert foe.zone("lifebreak") == ["Bottom", "Low", "High"]


@pytest.mark.rule("1415.1d-ii")
def test_a_break_ability_that_can_be_played_must_be(scene, me, foe):
    """1415.1d-ii: two targets to choose from and nothing to decline with; the chosen one is destroyed."""
    valhalla(scene)
    breaker(scene, "Destroy target resonator.")
    me.has(lifebreak=["Relic"], field=["Resonator 1"]).with_life(1000)
    foe.has(field=["Resonator 2"])
    breaks(me)
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 2")
    me.lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 2"] and me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("1415.1d-ii")
def test_a_break_ability_with_its_only_target_on_my_side_is_played_as_well(scene, me, foe):
    """1415.1d-ii: there is no choice to spare my own resonator."""
    valhalla(scene)
    breaker(scene, "Destroy target resonator.")
    me.has(lifebreak=["Relic"], field=["Resonator 1"]).with_life(1000)
    breaks(me)
    assert me.zone("field") == [] and me.zone("graveyard") == ["Resonator 1", "Relic"]


@pytest.mark.rule("1415.1d-ii", "1415.1d-iii")
def test_a_break_ability_without_a_target_is_not_played(scene, me, foe):
    """1415.1d-ii, 1415.1d-iii: nothing comes into the chase, and the card is in the graveyard at once."""
    valhalla(scene)
    breaker(scene, "Destroy target resonator.")
    me.has(lifebreak=["Relic"]).with_life(1000).stones("fire")
    breaks(me)
    assert me.chase == [] and me.zone("graveyard") == ["Relic"] and me.zone("removed") == []


@pytest.mark.rule("1415.1d-iii")
def test_a_card_without_break_goes_to_the_graveyard_at_once(scene, me, foe):
    """1415.1d-iii: through the removed area, before anyone can do anything."""
    valhalla(scene, "Plain")
    me.has(lifebreak=["Plain"]).with_life(1000).stones("fire")
    breaks(me)
    assert me.zone("graveyard") == ["Plain"] and me.chase == []
    assert scene.moves() == [("Plain", "lifebreak", "removed"), ("Plain", "removed", "graveyard")]


@pytest.mark.rule("1415.1d-iii")
def test_a_card_whose_break_was_played_stays_removed_until_the_ability_leaves_the_chase(scene, me, foe):
    """1415.1d-iii: removed while the ability waits, in the graveyard when it has resolved."""
    valhalla(scene)
    breaker(scene)
    me.has(lifebreak=["Relic"]).with_life(1000).stones("fire")
    breaks(me)
    assert me.chase == ["Relic"] and me.zone("removed") == ["Relic"] and me.zone("graveyard") == []
    me.lets_resolve()
    assert me.zone("removed") == [] and me.zone("graveyard") == ["Relic"]


@pytest.mark.rule("1415.1d-iii")
def test_a_card_whose_break_is_canceled_goes_to_the_graveyard_too(scene, me, foe):
    """1415.1d-iii: nothing is drawn, and the card does not stay removed."""
    valhalla(scene)
    breaker(scene)
    chant(scene, "Hush", "[Quickcast]\nCancel target automatic ability.")
    me.has(lifebreak=["Relic"]).with_life(1000)
    foe.has(hand=["Hush"]).will("fire")
    breaks(me)
    assert me.zone("removed") == ["Relic"]
    foe.plays("Hush").lets_resolve()
    assert me.count("hand") == 0 and me.zone("removed") == [] and me.zone("graveyard") == ["Relic"]


@pytest.mark.rule("1415.1d-iii")
def test_a_card_whose_break_waits_stays_removed_while_others_leave_the_chase(scene, me, foe):
    """1415.1d-iii: a chant over the ability resolves first; the card goes with its own ability and not before."""
    valhalla(scene)
    breaker(scene)
    me.has(lifebreak=["Relic"], hand=["Quick Chant"]).with_life(1000).stones()
    breaks(me)
    me.plays("Quick Chant").lets_resolve(1)
    assert me.chase == ["Relic"] and me.zone("removed") == ["Relic"] and me.zone("graveyard") == ["Quick Chant"]
    me.lets_resolve()
    assert me.zone("removed") == [] and me.zone("graveyard") == ["Quick Chant", "Relic"]


# --- 1415.1e the rule process ----------------------------------------------------------------------------


@pytest.mark.rule("1415.1e-i")
def test_above_the_maximum_the_lowest_cards_stay(scene, me, foe):
    """1415.1e-i: of six the four at the bottom are kept, and the two above go without any [Break]."""
    valhalla(scene, *FOUR, "Sixth")
    breaker(scene)
    me.has(lifebreak=[*FOUR, "Relic", "Sixth"]).with_life(4000)
    me.is_asked("602.1c")
    assert me.zone("lifebreak") == FOUR and sorted(me.zone("graveyard")) == ["Relic", "Sixth"]
    assert me.chase == [] and me.count("hand") == 0


@pytest.mark.rule("1415.1e-i")
def test_a_card_above_the_maximum_goes_to_its_owners_graveyard(scene, me, foe):
    """1415.1e-i: the fifth one is the opponent's."""
    valhalla(scene, *FOUR, "Stray")
    me.has(lifebreak=FOUR)
    me.put("lifebreak", "Stray", owner=1)
    me.is_asked("602.1c")
    assert me.zone("lifebreak") == FOUR and foe.zone("graveyard") == ["Stray"] and me.zone("graveyard") == []


# --- 1415.2 without these rules --------------------------------------------------------------------------


@pytest.mark.rule("1415.2")
def test_a_standard_game_ignores_what_moves_cards_to_a_lifebreak_area(scene, me, foe):
    """1415.2: the top card is not moved, it is the one that is drawn."""
    chant(scene, "Store", "Put the top card of your main deck into your lifebreak area. Draw a card.")
    me.has(hand=["Store"]).will("fire").deck_top("Resonator 5")
    me.plays("Store").lets_resolve()
    assert me.zone("lifebreak") == [] and me.zone("hand") == ["Resonator 5"]


@pytest.mark.rule("1415.2")
def test_a_standard_game_ignores_what_moves_cards_from_a_lifebreak_area(scene, me, foe):
    """1415.2: there is nothing to remove; the rest of the text is done."""
    chant(scene, "Discharge", "Remove the top card of your lifebreak area from the game. Draw a card.")
    me.has(hand=["Discharge"]).will("fire")
    with me.changes(hand=-1 + 1, removed=0):
        me.plays("Discharge").lets_resolve()


@pytest.mark.rule("1415.2")
@pytest.mark.parametrize(("agreed", "drawn"), [(True, 3), (False, 0)])
def test_a_standard_game_ignores_numbers_of_lifebreak_cards(scene, me, foe, agreed, drawn):
    """1415.2: three cards under Valhalla rules, none in a standard game, and the other part is done in both."""
    if agreed:
        valhalla(scene, *FOUR)
        me.has(lifebreak=FOUR[:3])
    chant(scene, "Tally", "Draw a card for each card in your lifebreak area. You gain 100 life.")
    me.has(hand=["Tally"]).will("fire")
    with me.changes(hand=-1 + drawn):
        me.plays("Tally").lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1415.2")
def test_a_break_ability_is_never_played_in_a_standard_game(scene, me, foe):
    """1415.2: from hand, graveyard or field to the removed area, the card draws nothing."""
    breaker(scene)
    chant(scene, "Exile", "Remove target resonator from the game.")
    me.has(field=["Relic"], hand=["Exile"]).will("fire")
    with me.changes(hand=-1):
        me.plays("Exile").lets_resolve()
    assert me.zone("removed") == ["Relic"] and me.chase == []
