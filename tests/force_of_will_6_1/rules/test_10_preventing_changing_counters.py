"""Sections 1018 to 1020, 1022 and 1023: preventing, discarding, becoming and gaining, counters, Force."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

PLUS = "+100/+100"


def chant(scene, name, text="", effect=None, **more):
    """A chant for one fire, by its text or, where no wording exists, by what it does."""
    spell = [n.Ability("activated", effect, zones=("chase",), keyword="spell")] if effect is not None else []
    return scene.card(name, text, type="Chant", abilities=spell, **{"cost": "{R}", **more})


def cast(scene, me, text, *answers, name="Change", **more):
    """I play a chant with this text and it resolves."""
    chant(scene, name, text, **more)
    me.has(hand=[name]).will("fire")
    me.plays(name, *answers)
    return me.lets_resolve()


# --- 1018 preventing --------------------------------------------------------------------------------------


FELT = "Whenever this card is dealt damage ⇒ Draw a card."


@pytest.mark.rule("1018.1a")
@pytest.mark.parametrize(("amount", "dealt"), [(500, 500 - 300), (300, 0), (200, 0)])
def test_a_prevented_amount_lets_the_rest_through(scene, me, foe, amount, dealt):
    """1018.1a: 300 of it is prevented; where nothing is left, no damage was dealt and nothing is felt."""
    scene.card("Felt", f"If damage would be dealt to this card, prevent 300 of it.\n{FELT}")
    foe.has(field=["Felt"])
    cast(scene, me, f"This card deals {amount} damage to target resonator.")
    assert foe.damage("Felt") == dealt and foe.count("hand") == (1 if dealt else 0)


@pytest.mark.rule("1018.1b")
def test_a_prevention_without_an_amount_stops_all_of_it(scene, me, foe):
    """1018.1b: 2000 of a battle are prevented, so no battle damage is dealt."""
    scene.card("Giant", "When this card deals battle damage to your opponent ⇒ Draw a card.", ATK=2000, DEF=2000)
    chant(scene, "Ward", "[Quickcast]\nPrevent the next damage that would be dealt to you this turn.")
    me.has(field=["Giant"])
    foe.has(hand=["Ward"]).will("fire")
    me.attacks("Giant")
    foe.plays("Ward")
    with me.changes(hand=0):
        me.battle_ends()
    assert foe.life == 4000 and scene.events("damage") == []


@pytest.mark.rule("1018.1b")
def test_only_the_next_damage_is_prevented(scene, me, foe):
    """1018.1b: all of the first 700, nothing of the 300 after it."""
    chant(scene, "Ward", "[Quickcast]\nPrevent the next damage that would be dealt to you this turn.")
    chant(scene, "First", "This card deals 700 damage to your opponent.")
    chant(scene, "Second", "This card deals 300 damage to your opponent.")
    me.has(hand=["First", "Second"]).will("fire", "fire")
    foe.has(hand=["Ward"]).will("fire")
    me.plays("First")
    foe.plays("Ward")
    me.lets_resolve()
    assert foe.life == 4000
    me.plays("Second").lets_resolve()
    assert foe.life == 4000 - 300


# --- 1019 discarding --------------------------------------------------------------------------------------


LOSER = "Whenever you discard a card ⇒ You gain 100 life."


@pytest.mark.rule("1019.1")
def test_a_discarded_card_goes_from_the_hand_to_the_graveyard(scene, me, foe):
    """1019.1: one card less in my hand, and my opponent sees it in my graveyard."""
    me.has(field=[scene.card("Loser", LOSER)], hand=["Resonator 1", "Regalia"])
    cast(scene, me, "Discard a card.", "Regalia")
    assert me.zone("hand") == ["Resonator 1"] and me.zone("graveyard") == ["Regalia", "Change"]
    assert foe.sees(me.card("Regalia")) and me.life == 4000 + 100


@pytest.mark.rule("1019.1")
def test_a_card_put_from_the_deck_into_the_graveyard_is_not_discarded(scene, me, foe):
    """1019.1: it comes from no hand."""
    me.has(field=[scene.card("Loser", LOSER)]).deck_top("Regalia")
    cast(scene, me, "Put the top card of your main deck into your graveyard.")
    assert me.zone("graveyard") == ["Regalia", "Change"] and me.life == 4000


@pytest.mark.rule("1019.2")
def test_to_discard_the_hand_is_to_discard_all_of_it(scene, me, foe):
    """1019.2: four cards go, in the order their owner chooses, and none is left."""
    me.has(hand=["Resonator 1", "Resonator 2", "Regalia", "Chant"])
    chant(scene, "Purge", "Discard your hand.")
    me.has(hand=["Purge"]).will("fire")
    me.plays("Purge")
    me.picks("Regalia", "Chant", "Resonator 2", rule="302.4")
    assert me.count("hand") == 0
    assert me.zone("graveyard") == ["Regalia", "Chant", "Resonator 2", "Resonator 1", "Purge"]


@pytest.mark.rule("1019.2a")
def test_an_empty_hand_is_discarded_all_the_same(scene, me, foe):
    """1019.2a: there was no card, and what depends on having discarded happens: two cards."""
    cast(scene, me, "Discard your hand. If you do, draw two cards.")
    assert me.count("hand") == 2


@pytest.mark.rule("1019.2a")
def test_who_may_discard_an_empty_hand_has_done_so(scene, me, foe):
    """1019.2a: the offer is taken with no card in hand."""
    chant(scene, "Purge", "You may discard your hand. If you do, draw two cards.")
    me.has(hand=["Purge"]).will("fire")
    me.plays("Purge")
    me.picks("yes")
    assert me.count("hand") == 2


@pytest.mark.rule("1019.2a")
def test_an_empty_hand_pays_a_cost_of_discarding_it(scene, me, foe):
    """1019.2a: the ability can be played."""
    scene.card("Monk", "Discard all cards in your hand: Draw two cards.")
    me.has(field=["Monk"])
    me.uses("Monk", 2).lets_resolve()
    assert me.count("hand") == 2


# --- 1020 becoming and gaining ----------------------------------------------------------------------------


@pytest.mark.rule("1020.1")
def test_what_becomes_a_race_has_only_that(scene, me, foe):
    """1020.1: a Human that becomes a Vampire is no Human."""
    me.has(field=[scene.card("Ann", race="Human")])
    cast(scene, me, "Target resonator becomes a [500/500] Vampire resonator until end of turn.")
    assert me.value("Ann", "race") == ("Vampire",)


@pytest.mark.rule("1020.1")
def test_what_gains_a_race_keeps_its_own(scene, me, foe):
    """1020.1: a Human that gains Vampire is both."""
    me.has(field=[scene.card("Ann", race="Human")])
    cast(scene, me, "Target resonator gains Vampire until end of turn.")
    assert sorted(me.value("Ann", "race")) == ["Human", "Vampire"]


@pytest.mark.rule("1020.1")
def test_a_stone_that_gains_a_type_is_still_a_stone(scene, me, foe):
    """1020.1: an effect about magic stones finds it, and one about resonators too."""
    gains = (n.Include("type", "resonator"), n.Set("atk", n.Number(300)), n.Set("def", n.Number(300)))
    stones = n.Cards(("field",), "mine", n.Is("type", "has", "magic stone"))
    chant(scene, "Wake", effect=n.Modify(stones, gains, "end of turn"))
    chant(scene, "Rest Stone", "Rest target magic stone.")
    chant(scene, "Slay", "Destroy target resonator.")
    me.stones("water").has(hand=["Wake", "Rest Stone", "Slay"]).will("fire", "fire", "fire")
    me.plays("Wake").lets_resolve()
    assert {"resonator", "magic stone"} <= set(me.value("Water Stone", "type"))
    me.plays("Rest Stone").lets_resolve()
    assert me.is_rested("Water Stone")
    me.plays("Slay").lets_resolve()
    assert "Water Stone" in me.zone("graveyard")


@pytest.mark.rule("1020.1")
def test_a_card_that_becomes_a_type_loses_the_one_it_had(scene, me, foe):
    """1020.1: a regalia that becomes a resonator is a regalia no more."""
    scene.card("Statue", "{1}: This card becomes a [200/200] Beast resonator until end of turn.", type="Regalia")
    me.has(field=["Statue"]).will("fire")
    me.uses("Statue", 2).lets_resolve()
    assert me.value("Statue", "type") == ("resonator",)


@pytest.mark.rule("1020.2")
def test_becoming_numbers_sets_atk_and_def(scene, me, foe):
    """1020.2: a 300/800 is 500/500."""
    me.has(field=[scene.card("Ann", ATK=300, DEF=800)])
    cast(scene, me, "Target resonator becomes [500/500] until end of turn.")
    assert (me.atk("Ann"), me.defence("Ann")) == (500, 500)


@pytest.mark.rule("1020.2")
def test_a_lower_def_is_met_by_the_damage_that_lies_there(scene, me, foe):
    """1020.2: 600 damage on 800 DEF is too much for 500."""
    me.has(field=[scene.card("Ann", ATK=300, DEF=800)])
    chant(scene, "Bolt", "This card deals 600 damage to target resonator.")
    me.has(hand=["Bolt"]).will("fire")
    chant(scene, "Shrink", "Target resonator becomes [500/500] until end of turn.")
    me.has(hand=["Shrink"]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert me.zone("field") == ["Ann"] and me.damage("Ann") == 600
    me.plays("Shrink").lets_resolve()
    assert me.zone("field") == [] and "Ann" in me.zone("graveyard")


@pytest.mark.rule("1020.3")
def test_gaining_numbers_adds_to_atk_and_def(scene, me, foe):
    """1020.3: 300/800 with [+200/-300]."""
    me.has(field=[scene.card("Ann", ATK=300, DEF=800)])
    cast(scene, me, "Target resonator gains [+200/-300] until end of turn.")
    assert (me.atk("Ann"), me.defence("Ann")) == (300 + 200, 800 - 300)


@pytest.mark.rule("1020.3")
def test_an_atk_below_zero_deals_no_damage(scene, me, foe):
    """1020.3: 300 - 400 is -100, and the attack takes no life and gives none."""
    me.has(field=[scene.card("Ann", ATK=300, DEF=800)])
    cast(scene, me, "Target resonator gains [-400/0] until end of turn.")
    assert me.atk("Ann") == 300 - 400
    me.attacks("Ann").battle_ends()
    assert foe.life == 4000


# --- 1022 counters ----------------------------------------------------------------------------------------


@pytest.mark.rule("1022.1")
def test_a_named_counter_is_put_on_a_card(scene, me, foe):
    """1022.1: none before, one after; it is a time counter and no other, and both players see it."""
    me.has(field=["Resonator 2"])
    cast(scene, me, "Put a time counter on target resonator.")
    assert me.counters("Resonator 2", "time") == 1 and me.counters("Resonator 2", "charge") == 0
    (seen,) = scene.game.view(1)["zones"][0]["field"]
    assert seen["counters"] == {"time": 1}


@pytest.mark.rule("1022.1b")
def test_counters_of_one_name_are_alike_wherever_they_come_from(scene, me, foe):
    """1022.1b: one limit counter by [Limit] and one by a chant are two; one is taken and one is left."""
    scene.card("Guard", "[Limit] 1\nRemove a limit counter from this card: You gain 100 life.", cost="{R}")
    chant(scene, "Wind Up", "Put a limit counter on target resonator.")
    me.has(hand=["Guard", "Wind Up"]).will("fire", "fire")
    me.plays("Guard").lets_resolve()
    me.plays("Wind Up").lets_resolve()
    assert me.counters("Guard", "limit") == 1 + 1
    me.uses("Guard", 3).lets_resolve()
    assert me.counters("Guard", "limit") == 2 - 1
    me.uses("Guard", 3).lets_resolve()
    assert me.counters("Guard", "limit") == 0 and me.life == 4000 + 2 * 100


@pytest.mark.rule("1022.2")
def test_a_counter_of_numbers_changes_atk_and_def(scene, me, foe):
    """1022.2: 300/300 with +100/+100, and twice."""
    me.has(field=[scene.card("Ann", ATK=300, DEF=300)])
    cast(scene, me, "Put a [+100/+100] counter on target resonator.")
    assert (me.atk("Ann"), me.defence("Ann")) == (300 + 100, 300 + 100)


@pytest.mark.rule("1022.2")
def test_a_counter_of_numbers_counts_only_on_a_resonator(scene, me, foe):
    """1022.2: on a regalia it gives no ATK; once that is a 200/200 resonator, it is 300/300."""
    scene.card("Statue", "{1}: This card becomes a [200/200] Beast resonator until end of turn.", type="Regalia")
    me.has(field=["Statue"])
    chant(scene, "Feed", "Put a [+100/+100] counter on target regalia.")
    me.has(hand=["Feed"]).will("fire", "fire")
    me.plays("Feed").lets_resolve()
    assert me.counters("Statue", PLUS) == 1 and me.atk("Statue") is None
    me.uses("Statue", 2).lets_resolve()
    assert (me.atk("Statue"), me.defence("Statue")) == (200 + 100, 200 + 100)


@pytest.mark.rule("1022.3")
def test_counters_are_lost_in_another_zone(scene, me, foe):
    """1022.3: returned to the hand with two counters and played again, it has none."""
    chant(scene, "Feed", "Put two [+100/+100] counters on target resonator.")
    chant(scene, "Home", "Return target resonator to its owner's hand.")
    me.has(field=["Resonator 1"], hand=["Feed", "Home"]).will("fire", "fire", "fire")
    me.plays("Feed").lets_resolve()
    assert me.atk("Resonator 1") == 200 + 2 * 100
    me.plays("Home").lets_resolve()
    me.plays("Resonator 1").lets_resolve()
    assert me.zone("field") == ["Resonator 1"]
    assert me.counters("Resonator 1", PLUS) == 0 and me.atk("Resonator 1") == 200


@pytest.mark.rule("1022.3")
def test_counters_stay_on_a_j_ruler_that_becomes_a_ruler(scene, me, foe):
    """1022.3: from play ground to play ground its time counter stays, beside the astral one."""
    chant(scene, "Tick", "Put a time counter on target J-ruler.")
    chant(scene, "Slay", "Destroy target J-ruler.")
    me.as_j_ruler().has(hand=["Tick", "Slay"]).will("fire", "fire")
    me.plays("Tick").lets_resolve()
    me.plays("Slay").lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.counters("Ruler", "time") == 1


@pytest.mark.rule("1022.3")
def test_counters_stay_on_a_card_that_changes_its_controller(scene, me, foe):
    """1022.3: from field to field."""
    chant(scene, "Feed", "Put two [+100/+100] counters on target resonator.")
    chant(scene, "Charm", "Gain control of target resonator until end of turn.")
    foe.has(field=["Resonator 1"])
    me.has(hand=["Feed", "Charm"]).will("fire", "fire")
    me.plays("Feed").lets_resolve()
    me.plays("Charm").lets_resolve()
    assert me.zone("field") == ["Resonator 1"] and me.counters("Resonator 1", PLUS) == 2


def hand_over(scene):
    """A chant that moves a +100/+100 counter from one resonator to another."""
    resonators = n.Cards(("field",), "any", n.Is("type", "has", "resonator"))
    moves = f.MoveCounters(PLUS, n.Number(1), n.It("it1"), n.It("it2"))
    return chant(scene, "Hand Over", effect=n.Sequence((
        f.Target(resonators, into="it1"), f.Target(resonators, into="it2"), moves)))  # fmt: skip


@pytest.mark.rule("1022.4")
def test_a_moved_counter_is_taken_off_one_card_and_put_on_another(scene, me, foe):
    """1022.4: 2 - 1 and 0 + 1."""
    hand_over(scene)
    chant(scene, "Feed", "Put two [+100/+100] counters on target resonator.")
    me.has(field=["Resonator 1", "Resonator 2"], hand=["Feed", "Hand Over"]).will("fire", "fire")
    me.plays("Feed", "Resonator 1").lets_resolve()
    me.plays("Hand Over", "Resonator 1", "Resonator 2").lets_resolve()
    assert me.counters("Resonator 1", PLUS) == 2 - 1 and me.counters("Resonator 2", PLUS) == 1


@pytest.mark.rule("1022.4")
def test_a_counter_that_is_not_there_is_not_moved(scene, me, foe):
    """1022.4: the first has none, so the second gets none."""
    hand_over(scene)
    me.has(field=["Resonator 1", "Resonator 2"], hand=["Hand Over"]).will("fire")
    me.plays("Hand Over", "Resonator 1", "Resonator 2").lets_resolve()
    assert me.counters("Resonator 2", PLUS) == 0


@pytest.mark.rule("1022.6")
def test_counters_to_enter_with_are_summed_from_all_causes(scene, me, foe):
    """1022.6: two by its own text and one by another card; what looks at the field as it enters sees three."""
    own = "This card enters your field with two charge counters on it."
    scene.card("Cell", f"{own}\nWhen this card enters your field ⇒ You gain 100 life for each Tester you control.",
               cost="{R}")  # fmt: skip
    more = f.EnterWith("charge", n.Number(1), cards=n.Cards((), "mine", n.Is("type", "has", "resonator")))
    scene.card("Dynamo", type="Regalia", abilities=[n.Ability("continuous", more)])
    me.has(field=["Dynamo"], hand=["Cell"]).will("fire")
    me.plays("Cell").lets_resolve()
    assert me.counters("Cell", "charge") == 2 + 1


@pytest.mark.rule("1022.6")
def test_counters_to_enter_with_are_all_there_at_once(scene, me, foe):
    """1022.6: at the first of the counters put on it, all 2 + 1 lie there: 3 triggers of 3 x 100."""
    own = "This card enters your field with two charge counters on it."
    gain = n.Perform("gain life", n.Times(f.Counters("charge", n.This()), 100))
    scene.card("Cell", own, cost="{R}", abilities=[
        n.Ability("automatic", gain, trigger=f.CounterPut("charge", n.This()))])  # fmt: skip
    more = f.EnterWith("charge", n.Number(1), cards=n.Cards((), "mine", n.Is("type", "has", "resonator")))
    scene.card("Dynamo", type="Regalia", abilities=[n.Ability("continuous", more)])
    me.has(field=["Dynamo"], hand=["Cell"]).will("fire")
    me.plays("Cell").lets_resolve()
    assert me.counters("Cell", "charge") == 3 and me.life == 4000 + 3 * 3 * 100


@pytest.mark.rule("1022.6")
def test_another_card_that_only_lies_in_a_hand_adds_no_counter(scene, me, foe):
    """1022.6: the effect of the other card is there only while that is in play."""
    scene.card("Cell", "This card enters your field with two charge counters on it.", cost="{R}")
    more = f.EnterWith("charge", n.Number(1), cards=n.Cards((), "mine", n.Is("type", "has", "resonator")))
    scene.card("Dynamo", type="Regalia", abilities=[n.Ability("continuous", more)])
    me.has(hand=["Cell", "Dynamo"]).will("fire")
    me.plays("Cell").lets_resolve()
    assert me.counters("Cell", "charge") == 2


CELL = "This card enters your field with two charge counters on it."


@pytest.mark.rule("1022.6")
@pytest.mark.parametrize("who", ["me", "foe"])
def test_each_players_cards_enter_with_their_counters(scene, me, foe, who):
    """1022.6: two counters in whichever field it comes into, out of the hand."""
    scene.card("Cell", CELL, cost="{R}")
    player = {"me": me, "foe": foe}[who]
    scene.turn_of(player)
    player.has(hand=["Cell"]).will("fire")
    player.plays("Cell").lets_resolve()
    assert player.zone("field") == ["Cell"] and player.counters("Cell", "charge") == 2


@pytest.mark.rule("1022.6", "302.3")
@pytest.mark.parametrize("who", ["me", "foe"])
def test_a_card_that_goes_from_field_to_field_brings_no_more_counters(scene, me, foe, who):
    """1022.6, 302.3: under another control it is still the same card, and has entered no field from elsewhere."""
    scene.card("Cell", CELL, cost="{R}")
    scene.card("Lure", "Gain control of target resonator.", type="Chant")
    player = {"me": me, "foe": foe}[who]
    scene.turn_of(player)
    player.other.has(field=["Cell"])
    player.has(hand=["Lure"]).will("fire")
    player.plays("Lure").lets_resolve()
    assert player.zone("field") == ["Cell"] and player.counters("Cell", "charge") == 0


# --- 1023 Force -------------------------------------------------------------------------------------------


def rolls(scene):
    """The dice of each Force, oldest first."""
    return [e[4] for e in scene.game.log if e[0] == "force"]


@pytest.mark.rule("1023.1")
def test_force_rolls_the_die_so_often_and_takes_the_sum(scene, me, foe):
    """1023.1: three dice, and the result of the roll is their sum."""
    cast(scene, me, "[Force] 3. You gain 100 life multiplied by the result of the roll.")
    (dice,) = rolls(scene)
    assert len(dice) == 3 and me.life == 4000 + 100 * sum(dice)


@pytest.mark.rule("1023.1")
def test_force_zero_rolls_nothing(scene, me, foe):
    """1023.1: no die, and the result is 0."""
    force = n.Sequence((n.Perform("force", n.Number(0)), n.Perform("gain life", n.Times(f.RollResult(), 100)),
                        n.Perform("draw", n.Number(1))))  # fmt: skip
    chant(scene, "Calm", effect=force)
    me.has(hand=["Calm"]).will("fire")
    with me.changes(hand=-1 + 1):
        me.plays("Calm").lets_resolve()
    assert rolls(scene) == [()] and me.life == 4000


@pytest.mark.rule("1023.1a")
def test_the_die_has_six_faces_that_are_all_as_likely(scene, me, foe):
    """1023.1a: in 600 rolls only 1 to 6 come, each about 100 times (never so few as 60 or so many as 140)."""
    force = n.Perform("force", n.Number(600))
    chant(scene, "Tempest", effect=force)
    me.has(hand=["Tempest"]).will("fire")
    me.plays("Tempest").lets_resolve()
    faces = Counter(rolls(scene)[0])
    assert sorted(faces) == [1, 2, 3, 4, 5, 6] and all(60 < times < 140 for times in faces.values())


# --- 1018.1a an amount that is used up --------------------------------------------------------------------


def warded(scene, me, *darts: int) -> None:
    """300 damage to my Resonator 5 (DEF 1000) are prevented; then it is dealt so much, one after another."""
    text = "Prevent the next 300 damage that would be dealt to target resonator this turn."
    scene.card("Ward", text, type="Chant")
    for number in dict.fromkeys(darts):
        scene.card(f"Dart {number}", f"This card deals {number} damage to target resonator.", type="Chant")
    hand = ["Ward", *(f"Dart {number}" for number in darts)]
    me.has(hand=hand, field=["Resonator 5"]).will(*["fire"] * len(hand))
    for name in hand:
        me.plays(name).lets_resolve()


@pytest.mark.rule("1018.1a")
@pytest.mark.parametrize(
    ("darts", "damage"), [((200,), 0), ((200, 200), 100), ((300, 200), 200), ((500,), 200), ((200, 100, 100), 100)]
)
def test_what_is_left_of_an_amount_prevents_more(scene, me, foe, darts, damage):
    """1018.1a: of 300, 100 remain after 200 were prevented, and none after 300."""
    warded(scene, me, *darts)
    assert me.damage("Resonator 5") == damage


@pytest.mark.rule("1018.1a", "1007.3")
def test_damage_of_two_sources_at_one_time_uses_up_one_amount(scene, me, foe):
    """1018.1a, 1007.3: two resonators deal 200 each at the same time; 300 are prevented, 100 are not."""
    prevent = f.Prevent(n.Number(300), player="you", next_only=True, until="end of turn")
    volley = f.Deal(
        n.Number(200), player="opponent", source=n.Cards(("field",), "mine", n.Is("type", "has", "resonator"))
    )
    for name, effect in (("Ward", prevent), ("Volley", volley)):
        scene.card(name, type="Regalia", abilities=[n.Ability("activated", effect, cost=(n.Turn(n.This(), "rest"),))])
    me.has(field=["Volley", "Resonator 1", "Resonator 2"])
    foe.has(field=["Ward"])
    me.uses("Volley", 2)
    foe.uses("Ward", 2).lets_resolve()
    assert foe.life == 4000 - 100
