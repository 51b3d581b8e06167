"""Section 104: cards against rules, impossible instructions, states, prohibitions, numbers."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

PRIORITY = "602.1c"


def chant(scene, name, text, cost="{R}"):
    return scene.card(name, text, type="Chant", cost=cost)


def plays(me, name, *answers):
    me.plays(name, *answers)
    return me.lets_resolve()


@pytest.mark.rule("104.1")
def test_a_card_that_blocks_while_rested_overrules_the_rule(scene, me, foe):
    """104.1: the rules let recovered cards block; this card says otherwise of itself, its neighbour does not."""
    scene.card("Sleepless", "This card can block while rested.")
    me.has(field=["Resonator 2"])
    foe.put("field", "Sleepless", rested=True)
    foe.put("field", "Resonator 3", rested=True)
    me.attacks("Resonator 2")
    foe.is_asked("804.3", exactly=[("block", "Sleepless"), "decline"])


@pytest.mark.rule("104.1")
def test_a_stone_that_comes_rested_overrules_the_rule(scene, me, foe):
    """104.1: cards arrive recovered by the rules, this one rested by its own text."""
    scene.card("Slow Stone", "This card enters your field rested.\n{Rest}: Produce {R}.", type="Special Magic Stone")
    me.has(stone_deck=["Slow Stone"])
    me.picks(("call", "Ruler"))
    assert me.is_rested("Slow Stone")


@pytest.mark.rule("104.2")
def test_what_can_be_done_is_done_although_a_part_cannot(scene, me, foe):
    """104.2: the resonator cannot be destroyed, the two cards are drawn all the same."""
    scene.card("Rock", "This card cannot be destroyed.")
    chant(scene, "Wreck", "Destroy target resonator. Draw two cards.")
    me.has(hand=["Wreck"]).will("fire")
    foe.has(field=["Rock"])
    with me.changes(hand=2 - 1):
        plays(me, "Wreck")
    assert foe.zone("field") == ["Rock"]


@pytest.mark.rule("104.2")
def test_too_few_cards_are_discarded_as_far_as_there_are_any(scene, me, foe):
    """104.2: of three to discard the foe has one."""
    chant(scene, "Robbery", "Your opponent discards three cards.")
    me.has(hand=["Robbery"]).will("fire")
    foe.has(hand=["Resonator 1"])
    plays(me, "Robbery")
    assert foe.zone("hand") == [] and foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("104.2")
@pytest.mark.parametrize("count", [-1, 0])
def test_a_number_of_zero_or_less_does_nothing(scene, me, foe, count):
    """104.2: to draw no card, or minus one, is to draw nothing; the life that is then gained is gained."""
    draw = n.Perform("draw", n.Plus(n.Number(1), n.Number(count - 1)))
    effect = n.Sequence((draw, n.Perform("gain life", n.Number(100))))
    scene.card("Nothing Much", type="Chant", cost="{R}",
               abilities=[n.Ability("activated", effect, zones=("chase",), keyword="spell")])  # fmt: skip
    me.has(hand=["Nothing Much"]).will("fire")
    with me.changes(deck=0, hand=-1):
        plays(me, "Nothing Much")
    assert me.life == 4000 + 100


NAPPER = "When this card becomes rested ⇒ Draw a card."


@pytest.mark.rule("104.3")
@pytest.mark.parametrize(("rested", "drawn"), [(True, 0), (False, 1)])
def test_a_rested_card_that_is_rested_does_not_become_rested(scene, me, foe, rested, drawn):
    """104.3: it stays rested and nothing is set off; a recovered one becomes rested and I draw."""
    scene.card("Napper", NAPPER)
    chant(scene, "Lullaby", "Rest target resonator.")
    me.put("field", "Napper", rested=rested)
    me.has(hand=["Lullaby"]).will("fire")
    with me.changes(hand=drawn - 1):
        plays(me, "Lullaby")
    assert me.is_rested("Napper")


@pytest.mark.rule("104.3")
def test_a_recovered_card_that_is_recovered_does_not_become_recovered(scene, me, foe):
    """104.3: nothing is drawn for the one that stood already."""
    scene.card("Riser", "When this card becomes recovered ⇒ Draw a card.")
    chant(scene, "Alarm", "Recover target resonator.")
    me.has(field=["Riser"], hand=["Alarm"]).will("fire")
    with me.changes(hand=-1):
        plays(me, "Alarm")
    assert not me.is_rested("Riser")


@pytest.mark.rule("104.4")
def test_a_prohibition_beats_an_order_to_attack(scene, me, foe):
    """104.4: a resonator that must attack and cannot: I may pass, and a battle offers no attack."""
    scene.card("Peace", "Resonators cannot attack.", type="Regalia")
    scene.card("Berserk", "This card must attack each turn if able.")
    me.has(field=["Berserk"])
    foe.has(field=["Peace"])
    assert me.offered("pass")
    me.picks(("battle",))
    assert not me.offered("attack", "Berserk", "player") and not me.is_rested("Berserk")
    assert not scene.events("attack") and foe.life == 4000


@pytest.mark.rule("104.4")
def test_without_the_prohibition_the_order_binds(scene, me, foe):
    """104.4: the same resonator alone must attack, so passing is not offered; in the battle its one attack is made."""
    scene.card("Berserk", "This card must attack each turn if able.")
    me.has(field=["Berserk"])
    assert not me.offered("pass")
    me.picks(("battle",))
    assert me.is_rested("Berserk") and foe.life == 4000 - 500


@pytest.mark.rule("104.4")
def test_a_recovering_effect_does_not_recover_what_cannot_recover(scene, me, foe):
    """104.4: one text says recover, another that the card cannot; it stays rested."""
    scene.card("Frozen", "This card cannot recover.")
    chant(scene, "Alarm", "Recover target resonator.")
    me.put("field", "Frozen", rested=True)
    me.has(hand=["Alarm"]).will("fire")
    plays(me, "Alarm")
    assert me.is_rested("Frozen")


@pytest.mark.rule("104.5")
def test_a_chosen_number_is_whole_and_not_negative(scene, me, foe):
    """104.5: -1 and 0.5 are refused, every number from 0 is listed, and for 7 seven cards are drawn."""
    chant(scene, "Tally", "Choose a number. Draw cards equal to the chosen number.")
    me.has(hand=["Tally"]).will("fire")
    me.picks(("play", "Tally"))
    assert list(me.options()) == list(range(100 + 1))
    assert me.refused(-1) and me.refused(0.5)
    me.picks(7)
    assert me.count("hand") == 7


def watch(event, who):
    """Draws for the controller, one card each time that event happens to that player."""
    trigger = n.On(event, (("player", n.Cards((), who)),))
    return n.Ability("automatic", n.Perform("draw", n.Number(1)), trigger=trigger)


def set_lives(scene, mine, theirs):
    other = n.Perform("set life", n.Number(theirs), who="opponent")
    effect = n.Sequence((n.Perform("set life", n.Number(mine)), other))
    scene.card("Exchange", type="Chant", cost="{R}",
               abilities=[n.Ability("activated", effect, zones=("chase",), keyword="spell")])  # fmt: skip


@pytest.mark.rule("104.6")
@pytest.mark.parametrize(("before", "drawn"), [(1000, 1), (4000, 0), (4500, 0)])
def test_life_that_becomes_more_is_gained(scene, me, foe, before, drawn):
    """104.6: set to 4000, life 1000 increases, life 4000 does not change, life 4500 decreases."""
    scene.card("Almoner", "Whenever you gain life ⇒ Draw a card.")
    chant(scene, "Renewal", "Your life becomes 4000.")
    me.with_life(before).has(field=["Almoner"], hand=["Renewal"]).will("fire")
    with me.changes(hand=drawn - 1):
        plays(me, "Renewal")
    assert me.life == 4000


@pytest.mark.rule("104.6")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(500, 2000, 2), (2000, 500, 0), (700, 700, 0)])
def test_exchanged_lives_increase_one_and_decrease_the_other(scene, me, foe, mine, theirs, drawn):
    """104.6: I watch my life rise and the foe's fall: two cards if mine was lower, none if higher or equal."""
    scene.card("Watcher", abilities=[watch("gain life", "mine"), watch("lose life", "theirs")])
    set_lives(scene, theirs, mine)
    me.with_life(mine).has(field=["Watcher"], hand=["Exchange"]).will("fire")
    foe.with_life(theirs)
    with me.changes(hand=drawn - 1):
        plays(me, "Exchange")
        if me.asked and scene.game.question.rule != PRIORITY:
            me.picks(me.options()[0]).lets_resolve()
    assert (me.life, foe.life) == (theirs, mine)


# --- 104.3 becoming what one is ---------------------------------------------------------------------------

TURNED = [
    ("Rest target resonator. If you do, draw a card.", True),
    ("Recover target resonator. If you do, draw a card.", False),
]


@pytest.mark.rule("104.3", "303.1a")
@pytest.mark.parametrize(("text", "rest"), TURNED)
@pytest.mark.parametrize("rested", [True, False])
def test_if_you_do_asks_whether_the_card_was_turned(scene, me, foe, text, rest, rested):
    """104.3, 303.1a: what lies so already is neither rested nor recovered, so there is no card for it."""
    scene.card("Lull", text, type="Chant")
    me.has(hand=["Lull"]).will("fire")
    foe.put("field", "Resonator 1", rested=rested)
    me.plays("Lull").lets_resolve()
    assert me.count("hand") == int(rest is not rested) and foe.is_rested("Resonator 1") is rest


@pytest.mark.rule("104.3")
@pytest.mark.parametrize("rested", [True, False])
def test_an_offer_to_rest_what_is_rested_is_not_done(scene, me, foe, rested):
    """104.3: I may say yes, and yet nothing was rested."""
    scene.card("Lull", "You may rest target resonator. If you do, draw a card.", type="Chant")
    me.has(hand=["Lull"]).will("fire")
    foe.put("field", "Resonator 1", rested=rested)
    me.plays("Lull").picks("yes")
    assert me.count("hand") == int(not rested)


@pytest.mark.rule("104.3")
def test_cards_rested_in_this_way_are_those_that_were_turned(scene, me, foe):
    """104.3: of four stones one is rested already; the target is none of them, so it has 200 + 3 * 200."""
    text = "Rest all cards in your magic stone area. ATK of target resonator increases "
    scene.card("Pour", f"{text}[the number of cards rested in this way x 200] until end of turn.", type="Chant")
    me.has(hand=["Pour"]).will("fire").stones("fire", "fire", "fire")
    me.put("field", "Water Stone", rested=True)
    foe.has(field=["Resonator 1"])
    me.plays("Pour").lets_resolve()
    assert foe.atk("Resonator 1") == 200 + 3 * 200


# --- 104.4 what may not be played ---------------------------------------------------------------------------


@pytest.mark.rule("104.4", "903.2f-ii")
@pytest.mark.parametrize("sealed", [True, False])
def test_what_may_not_be_played_is_not_played_for_nothing_either(scene, me, foe, sealed):
    """104.4, 903.2f-ii: an effect lets me play it, and another one forbids it."""
    scene.card("Seal", "Players cannot play summon spells.", type="Regalia")
    scene.card("Muse", "{0}: You may play a card from your hand without paying its cost.")
    me.has(field=["Muse", *(["Seal"] if sealed else [])], hand=["Resonator 5"])
    me.uses("Muse", 2).until(about="may").picks("yes").lets_resolve()
    assert me.zone("hand") == (["Resonator 5"] if sealed else [])


@pytest.mark.rule("104.4", "1008.2")
@pytest.mark.parametrize("loud", [True, False])
def test_an_effect_plays_nothing_to_what_cannot_be_chased(scene, me, foe, loud):
    """104.4, 1008.2: the automatic ability is played, but the chant it offers would be chased to the spell."""
    unchased = " Players cannot chase to this card." if loud else ""
    scene.card("Call", f"You gain 100 life.{unchased}", type="Chant")
    text = "You may play a chant from your hand without paying its cost."
    scene.card("Ear", f"Whenever your opponent plays a chant ⇒ {text}", type="Regalia")
    scene.card("Feast", "You gain 500 life.", type="Chant", cost="{5}")
    me.has(hand=["Call"]).will("fire")
    foe.has(field=["Ear"], hand=["Feast"])
    me.plays("Call")
    foe.until(about="may").picks("yes", "Feast").lets_resolve()
    assert me.life == 4000 + 100 and foe.life == 4000 + (0 if loud else 500)


@pytest.mark.rule("1008.2", "903.2f-ii")
def test_an_ability_that_cannot_be_chased_may_itself_play_a_card(scene, me, foe):
    """1008.2: it is nothing that players chase to it with."""
    text = "You may play a chant from your hand without paying its cost. Players cannot chase to this card."
    scene.card("Imp", f"When this card enters your field ⇒ {text}")
    scene.card("Feast", "You gain 500 life.", type="Chant", cost="{5}")
    me.has(hand=["Imp", "Feast"]).will("fire")
    me.plays("Imp").until(about="may").picks("yes", "Feast").lets_resolve()
    assert me.life == 4000 + 500
