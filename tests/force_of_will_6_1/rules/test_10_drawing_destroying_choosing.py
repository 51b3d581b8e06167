"""Sections 1009 to 1014 and 1016: drawing, destroying, banishing, cancelling, resting, choosing, calling."""

from __future__ import annotations

import pytest

from playmat.kernel.words import nodes as n

JUDGMENT = ("use", "Ruler", "Ruler/1")
STURDY = "This card cannot be destroyed."
MOURNED = "When this card is destroyed ⇒ Draw a card."


def chant(scene, name, text, **more):
    return scene.card(name, text, type="Chant", **{"cost": "{R}", **more})


def quick(scene, name, text):
    return chant(scene, name, f"[Quickcast]\n{text}")


def slay(scene, what="target resonator", name="Slay"):
    return chant(scene, name, f"Destroy {what}.")


# --- 1009 drawing -----------------------------------------------------------------------------------------


@pytest.mark.rule("1009.1")
def test_the_top_card_of_the_deck_is_drawn(scene, me, foe):
    """1009.1: it is in my hand, where my opponent does not see it."""
    me.deck_top("Regalia", "Resonator 5").has(hand=["Chant"]).will("fire")
    with me.changes(deck=-1):
        me.plays("Chant").lets_resolve()
    assert me.zone("hand") == ["Regalia"] and me.zone("deck")[-1] == "Resonator 5"
    assert me.sees(me.card("Regalia")) and not foe.sees(me.card("Regalia"))
    scene.looked_at_deck = True


READER = "Whenever you draw a card ⇒ You gain 100 life."


@pytest.mark.rule("1009.2")
def test_three_cards_are_drawn_one_after_another(scene, me, foe):
    """1009.2: what waits for a draw happens 3 times."""
    chant(scene, "Study", "Draw three cards.")
    me.has(field=[scene.card("Reader", READER)], hand=["Study"]).will("fire")
    with me.changes(hand=3 - 1):
        me.plays("Study").lets_resolve()
    assert me.life == 4000 + 3 * 100


@pytest.mark.rule("1009.2")
def test_of_three_draws_those_that_can_be_made_are_made(scene, me, foe):
    """1009.2: with two cards left in the deck two are drawn."""
    scene.exactly()
    chant(scene, "Study", "Draw three cards.")
    me.has(ruler_area=["Ruler"], field=[scene.card("Reader", READER)], hand=["Study"], deck=2).will("fire")
    foe.has(ruler_area=["Ruler"], deck=5)
    me.plays("Study").lets_resolve()
    assert me.count("hand") == 2 and me.count("deck") == 0 and me.life == 4000 + 2 * 100


# --- 1010 destroying --------------------------------------------------------------------------------------


@pytest.mark.rule("1010.1")
def test_a_destroyed_card_goes_to_its_owners_graveyard(scene, me, foe):
    """1010.1: my resonator in the other player's field comes to my graveyard."""
    foe.put("field", "Resonator 2", owner=0)
    me.has(hand=[slay(scene)]).will("fire")
    me.plays("Slay").lets_resolve()
    assert me.zone("graveyard") == ["Resonator 2", "Slay"] and foe.zone("graveyard") == []


def lord(scene):
    """A ruler that strengthens my resonators, and its other side, which does not."""
    back = {"name": "Lord Risen", "type": "J-ruler", "attribute": "fire", "race": "Tester", "ATK": 1000, "DEF": 1000}
    text = "[Judgment] {1}\nResonators you control gain [+100/+100]."
    return scene.card("Lord", text, type="Ruler", race="Tester", back=back)


@pytest.mark.rule("1010.1")
def test_a_destroyed_j_ruler_is_a_ruler_in_the_ruler_area(scene, me, foe):
    """1010.1: its ruler side is up, and what that says holds again: 400 + 100."""
    me.as_j_ruler(lord(scene))
    me.has(field=["Resonator 2"], hand=[slay(scene, "target J-ruler")]).will("fire")
    assert me.atk("Resonator 2") == 400
    me.plays("Slay").lets_resolve()
    assert me.zone("ruler area") == ["Lord"] and me.zone("field") == ["Resonator 2"]
    assert me.zone("graveyard") == ["Slay"] and me.atk("Resonator 2") == 400 + 100


@pytest.mark.rule("1010.1a")
def test_a_destroyed_j_ruler_has_an_astral_counter_and_no_judgment(scene, me, foe):
    """1010.1a: the judgment, which is offered to an ordinary ruler, is offered no more; calling is."""
    me.as_j_ruler().has(hand=[slay(scene, "target J-ruler")]).will("fire", "fire")
    foe.has(hand=["Quick Chant"])
    me.plays("Slay").lets_resolve()
    assert me.counters("Ruler", "astral") == 1
    assert me.offered("call", "Ruler") and not me.offered(*JUDGMENT)


@pytest.mark.rule("1010.1a")
def test_a_ruler_that_was_never_destroyed_may_be_judged(scene, me, foe):
    """1010.1a: without the destruction there is no counter, and the judgment is offered."""
    me.will("fire", "fire")
    assert me.offered(*JUDGMENT) and me.counters("Ruler", "astral") == 0


@pytest.mark.rule("1010.1a")
def test_judgment_stays_lost_without_the_counter(scene, me, foe):
    """1010.1a: it is lost for the rest of the game, also when the counter is taken away."""
    chant(scene, "Cleanse", "Remove an astral counter from your ruler.")
    me.as_j_ruler().has(hand=[slay(scene, "target J-ruler"), "Cleanse"]).will("fire", "fire", "fire")
    me.plays("Slay").lets_resolve()
    me.plays("Cleanse").lets_resolve()
    assert me.counters("Ruler", "astral") == 0 and me.pool == ["fire"]
    assert not me.offered(*JUDGMENT)


@pytest.mark.rule("1010.1b")
def test_a_judgment_does_nothing_once_the_ruler_has_lost_judgment(scene, me, foe):
    """1010.1b: the judgment is in the chase as the ruler loses it; the ruler stays, ruler side up."""
    loses = n.Modify(n.Cards(("ruler area",), "theirs"), (n.Exclude("keywords", "judgment"),), "end of turn")
    scene.card("Denial", "[Quickcast]", type="Chant", cost="{R}", abilities=[
        n.Ability("activated", loses, zones=("chase",), keyword="spell")])  # fmt: skip
    me.will("fire")
    foe.has(hand=["Denial"]).will("fire")
    me.uses("Ruler", 1)
    foe.plays("Denial")
    me.lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.zone("field") == []


@pytest.mark.rule("1010.1b")
def test_an_effect_cannot_bring_a_ruler_without_judgment_into_the_field(scene, me, foe):
    """1010.1b: it was destroyed before, so what would put it into the field leaves it in the ruler area."""
    rise = n.Move(n.Cards(("ruler area",), "mine"), "field", verb="put")
    scene.card("Rise", "", type="Chant", cost="{R}", abilities=[
        n.Ability("activated", rise, zones=("chase",), keyword="spell")])  # fmt: skip
    me.as_j_ruler().has(hand=[slay(scene, "target J-ruler"), "Rise"]).will("fire", "fire")
    me.plays("Slay").lets_resolve()
    me.plays("Rise").lets_resolve()
    assert me.zone("ruler area") == ["Ruler"] and me.zone("field") == []


@pytest.mark.rule("1010.2")
def test_a_ruler_is_no_card_that_destroy_target_card_can_mean(scene, me, foe):
    """1010.2: of a resonator and two rulers only the resonator can be targeted."""
    foe.has(field=["Resonator 2", "Resonator 3"])
    me.has(hand=[slay(scene, "target card")]).will("fire")
    me.picks(("play", "Slay"))
    me.is_asked(exactly=["Resonator 2", "Resonator 3"])


@pytest.mark.rule("1010.2")
def test_destroying_all_cards_leaves_the_rulers(scene, me, foe):
    """1010.2: both fields are empty, both rulers are where they were."""
    foe.has(field=["Resonator 2", "Regalia"])
    me.has(field=["Resonator 1"], hand=[slay(scene, "all cards")]).will("fire")
    me.plays("Slay")
    foe.picks("Resonator 2", rule="302.4")
    assert me.zone("field") == [] and foe.zone("field") == []
    assert me.zone("ruler area") == ["Ruler"] and foe.zone("ruler area") == ["Ruler"]


@pytest.mark.rule("1010.2")
def test_an_effect_that_names_rulers_destroys_one(scene, me, foe):
    """1010.2: the ruler goes to its owner's graveyard."""
    foe.has(ruler_area=["Ruler"])
    me.has(hand=[slay(scene, "target ruler")]).will("fire")
    me.plays("Slay", foe.card("Ruler"))
    me.lets_resolve()
    assert foe.zone("ruler area") == [] and foe.zone("graveyard") == ["Ruler"]


@pytest.mark.rule("1010.3")
def test_a_card_that_cannot_be_destroyed_stands_lethal_damage(scene, me, foe):
    """1010.3: 900 damage on 500 DEF."""
    scene.card("Sturdy", STURDY)
    chant(scene, "Bolt", "This card deals 900 damage to target resonator.")
    foe.has(field=["Sturdy"])
    me.has(hand=["Bolt"]).will("fire")
    me.plays("Bolt").lets_resolve()
    assert foe.zone("field") == ["Sturdy"] and foe.damage("Sturdy") == 900 > foe.defence("Sturdy")


@pytest.mark.rule("1010.3")
def test_a_card_that_cannot_be_destroyed_stands_without_def(scene, me, foe):
    """1010.3: 500 - 500 DEF; another resonator with as little is destroyed."""
    scene.card("Sturdy", STURDY)
    scene.card("Frail")
    chant(scene, "Wither", "All resonators gain [0/-500] until end of turn.")
    foe.has(field=["Sturdy", "Frail"])
    me.has(hand=["Wither"]).will("fire")
    me.plays("Wither").lets_resolve()
    assert foe.zone("field") == ["Sturdy"] and foe.defence("Sturdy") == 500 - 500
    assert foe.zone("graveyard") == ["Frail"]


@pytest.mark.rule("1010.3")
def test_effects_that_destroy_are_ignored_by_a_card_that_cannot_be(scene, me, foe):
    """1010.3: it is still in the field."""
    foe.has(field=[scene.card("Sturdy", STURDY)])
    me.has(hand=[slay(scene)]).will("fire")
    me.plays("Slay").lets_resolve()
    assert foe.zone("field") == ["Sturdy"]


# --- 1011 banishing ---------------------------------------------------------------------------------------


@pytest.mark.rule("1010.3", "1011.1")
def test_a_card_that_cannot_be_destroyed_can_be_banished(scene, me, foe):
    """1011.1: it goes to the graveyard, and "destroyed" has not happened."""
    scene.card("Sturdy", f"{STURDY}\n{MOURNED}")
    scene.card("Altar", "Banish a resonator: You gain 100 life.", type="Regalia")
    me.has(field=["Altar", "Sturdy"])
    with me.changes(hand=0):
        me.uses("Altar", 2).lets_resolve()
    assert me.zone("graveyard") == ["Sturdy"] and me.life == 4000 + 100


@pytest.mark.rule("1011.1")
def test_a_banished_card_goes_to_its_owners_graveyard(scene, me, foe):
    """1011.1: I banish what I control; it is the other player's and goes to that graveyard."""
    scene.card("Altar", "Banish a resonator: You gain 100 life.", type="Regalia")
    me.has(field=["Altar"])
    me.put("field", "Resonator 2", owner=1)
    me.uses("Altar", 2).lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 2"] and me.zone("graveyard") == []


@pytest.mark.rule("1011.1")
def test_a_destroyed_card_does_tell_of_it(scene, me, foe):
    """1011.1: the difference: the same card, destroyed, lets its controller draw."""
    foe.has(field=[scene.card("Mourned", MOURNED)])
    me.has(hand=[slay(scene)]).will("fire")
    with foe.changes(hand=1):
        me.plays("Slay").lets_resolve()


@pytest.mark.rule("1011.2")
def test_only_cards_i_control_pay_for_a_banishing(scene, me, foe):
    """1011.2: two of mine are offered, none of the other player's."""
    scene.card("Altar", "Banish a resonator: You gain 100 life.", type="Regalia")
    me.has(field=["Altar", "Resonator 1", "Resonator 2"])
    foe.has(field=["Resonator 3"])
    me.picks(("use", "Altar", "Altar/2"))
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])


@pytest.mark.rule("1011.2")
def test_an_opponent_told_to_banish_chooses_among_his_or_her_own(scene, me, foe):
    """1011.2: the other player picks one of the two in that field."""
    chant(scene, "Edict", "Your opponent banishes a resonator.")
    foe.has(field=["Resonator 3", "Resonator 4"])
    me.has(field=["Resonator 1"], hand=["Edict"]).will("fire")
    me.plays("Edict")
    foe.is_asked(exactly=["Resonator 3", "Resonator 4"])
    foe.picks("Resonator 3")
    assert foe.zone("graveyard") == ["Resonator 3"] and me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("1011.2")
def test_what_an_opponent_banished_is_asked_about_as_it_was(scene, me, foe):
    """1011.2: what its DEF was in the field is what I gain, and not what is printed."""
    chant(scene, "Toll", "Your opponent banishes a resonator. You gain life equal to its DEF.")
    scene.card("Warden", "Resonators in your field gain [+0/+200].", type="Regalia")
    foe.has(field=["Warden", "Resonator 1"])
    me.has(hand=["Toll"]).will("fire")
    worth, before = foe.value("Resonator 1", "def"), me.life
    me.plays("Toll").lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 1"] and me.life == before + worth


# --- 1012 cancelling --------------------------------------------------------------------------------------


@pytest.mark.rule("1012.1")
def test_a_cancelled_spell_goes_to_the_graveyard_and_its_will_is_gone(scene, me, foe):
    """1012.1: two wills were paid and none comes back."""
    quick(scene, "Denial", "Cancel target spell.")
    me.has(hand=["Resonator 2"]).will("fire", "fire")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Resonator 2")
    foe.plays("Denial")
    me.lets_resolve()
    assert me.zone("graveyard") == ["Resonator 2"] and me.zone("field") == [] and me.pool == []


@pytest.mark.rule("1012.1")
def test_a_cancelled_ability_is_gone_and_its_cost_stays_paid(scene, me, foe):
    """1012.1: nothing is drawn, the card that had it is still rested, and no graveyard has got a card of it."""
    scene.card("Sage", "{Rest}: Draw a card.")
    quick(scene, "Hush", "Cancel target activate ability.")
    me.has(field=["Sage"])
    foe.has(hand=["Hush"]).will("fire")
    with me.changes(hand=0, graveyard=0):
        me.uses("Sage", 2)
        foe.plays("Hush")
        me.lets_resolve()
    assert me.is_rested("Sage") and me.chase == [] and foe.zone("graveyard") == ["Hush"]


# --- 1013 resting -----------------------------------------------------------------------------------------


@pytest.mark.rule("1013.2")
def test_the_rest_symbol_rests_a_recovered_card(scene, me, foe):
    """1013.2: the stone is rested as it gives its will."""
    me.stones("wind")
    me.has(hand=["Resonator 1"])
    me.picks(("use", "Wind Stone", "Wind Stone/1"))
    assert me.is_rested("Wind Stone") and me.pool == ["wind"]


@pytest.mark.rule("1013.2")
def test_the_rest_symbol_needs_a_recovered_card(scene, me, foe):
    """1013.2: a rested stone cannot be rested, nor can a rested resonator."""
    scene.card("Sage", "{Rest}: Draw a card.")
    me.put("field", "Wind Stone", rested=True)
    me.put("field", "Sage", rested=True)
    me.stones("water")
    assert me.offered("use", "Water Stone", "Water Stone/1")
    assert not me.offered("use", "Wind Stone", "Wind Stone/1") and not me.offered("use", "Sage", "Sage/2")


# --- 1014 choosing ----------------------------------------------------------------------------------------


RITE = "Choose a resonator in your graveyard and remove it from the game. Draw a card."


@pytest.mark.rule("1014.1")
def test_a_card_in_a_public_zone_must_be_chosen(scene, me, foe):
    """1014.1: of two that fit one must be chosen; to choose none is no option."""
    chant(scene, "Rite", RITE)
    me.has(hand=["Rite"], graveyard=["Resonator 1", "Regalia", "Resonator 2"]).will("fire")
    me.plays("Rite")
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 2")
    assert me.zone("removed") == ["Resonator 2"]


@pytest.mark.rule("1014.1")
def test_the_only_card_that_fits_is_chosen(scene, me, foe):
    """1014.1: one is there, so nobody is asked and it goes."""
    chant(scene, "Rite", RITE)
    me.has(hand=["Rite"], graveyard=["Resonator 1", "Regalia"]).will("fire")
    me.plays("Rite")
    assert me.zone("removed") == ["Resonator 1"]


@pytest.mark.rule("1014.1")
def test_a_choice_without_a_fitting_card_is_left_out(scene, me, foe):
    """1014.1: nothing is removed, and the draw still comes."""
    chant(scene, "Rite", RITE)
    me.has(hand=["Rite"], graveyard=["Regalia"]).will("fire")
    with me.changes(hand=-1 + 1):
        me.plays("Rite")
    assert me.zone("removed") == []


SEEK = "Search your main deck for a Fairy resonator, reveal it, put it into your hand, then shuffle your main deck."


def fairies(scene, me):
    for name in ("Ada", "Bea", "Cea"):
        scene.card(name, race="Fairy")
    return me.has(deck=["Ada", "Regalia", "Bea", "Cea"])


@pytest.mark.rule("1014.2")
def test_who_searches_a_deck_sees_all_of_it(scene, me, foe):
    """1014.2: also cards that do not fit; the other player sees none, and afterwards nobody does."""
    chant(scene, "Seek", SEEK)
    fairies(scene, me).has(hand=["Seek"]).will("fire")
    me.plays("Seek")
    deck = scene.game.in_zone(0, "deck")
    assert all(me.sees(c) for c in deck) and not any(foe.sees(c) for c in deck)
    me.is_asked(exactly=["Ada", "Bea", "Cea", "done"])
    me.picks("Bea")
    assert "Bea" in me.zone("hand") and not any(me.sees(c) for c in scene.game.in_zone(0, "deck"))


@pytest.mark.rule("1014.2")
def test_who_searches_may_find_nothing(scene, me, foe):
    """1014.2: three fit, and none is found."""
    chant(scene, "Seek", SEEK)
    fairies(scene, me).has(hand=["Seek"]).will("fire")
    with me.changes(hand=-1):
        me.plays("Seek")
        me.picks("done")
    assert {"Ada", "Bea", "Cea"} <= set(me.zone("deck"))


@pytest.mark.rule("1014.2")
def test_a_card_that_all_players_see_must_be_chosen(scene, me, foe):
    """1014.2: both of us see the hand I look at, so one of its two resonators is to be chosen."""
    chant(scene, "Pry", "Look at your opponent's hand and choose a resonator. Your opponent discards that card.")
    foe.has(hand=["Resonator 1", "Regalia", "Resonator 2"])
    me.has(hand=["Pry"]).will("fire")
    me.plays("Pry")
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    me.picks("Resonator 2")
    assert foe.zone("graveyard") == ["Resonator 2"]


@pytest.mark.rule("1014.2")
def test_a_card_in_a_revealed_hand_must_be_chosen(scene, me, foe):
    """1014.2: my hand is revealed to all, so I cannot say that I have no resonator to discard."""
    chant(scene, "Confess", "Reveal your hand. Discard a resonator.")
    me.has(hand=["Confess", "Resonator 1", "Regalia", "Resonator 2"]).will("fire")
    me.plays("Confess")
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])


@pytest.mark.rule("1014.2")
def test_a_card_of_a_quality_in_a_hidden_hand_need_not_be_found(scene, me, foe):
    """1014.2: my opponent cannot know whether I have a resonator, so I may discard none."""
    chant(scene, "Ask", "Discard a resonator.")
    me.has(hand=["Ask", "Resonator 1", "Regalia"]).will("fire")
    me.plays("Ask")
    me.is_asked(exactly=["Resonator 1", "done"])
    me.picks("done")
    assert sorted(me.zone("hand")) == ["Regalia", "Resonator 1"]


# --- 1016 calling a magic stone -----------------------------------------------------------------------------


def miner(scene):
    """A regalia that gives 100 life whenever its controller calls a magic stone."""
    trigger = n.On("call", (("player", n.Cards((), "mine")),))
    return scene.card("Miner", type="Regalia", abilities=[
        n.Ability("automatic", n.Perform("gain life", n.Number(100)), trigger=trigger)])  # fmt: skip


@pytest.mark.rule("1016.1")
def test_to_call_is_to_rest_the_ruler_for_a_stone(scene, me, foe):
    """1016.1: the ruler is rested, the top stone is in my field, and "call" has happened."""
    me.has(field=[miner(scene)])
    with me.changes(stone_deck=-1, field=1):
        me.picks(("call", "Ruler"))
        me.lets_resolve()
    assert me.is_rested("Ruler") and me.life == 4000 + 100


@pytest.mark.rule("1016.1")
def test_a_stone_that_an_effect_puts_into_the_field_is_not_called(scene, me, foe):
    """1016.1: nothing hears a call, and my one call of the turn is still to be made."""
    chant(scene, "Dig", "Put the top card of your magic stone deck into your field.")
    me.has(field=[miner(scene)], hand=["Dig"]).will("fire")
    with me.changes(stone_deck=-1, field=1):
        me.plays("Dig").lets_resolve()
    assert me.life == 4000 and not me.is_rested("Ruler") and me.offered("call", "Ruler")


# --- 1021.1 a shuffle after a search -------------------------------------------------------------------------

FETCH = "search your main deck for a resonator, reveal it and put it into your hand. Then shuffle your main deck."


@pytest.mark.rule("1021.1", "1014.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_search_that_was_declined_shuffles_nothing(scene, me, foe, answer):
    """1021.1: the shuffle ends the search; without one the deck lies as it lay."""
    scene.card("Scout", f"[Enter] ⇒ You may discard a card. If you do, {FETCH}")
    me.has(hand=["Scout", "Chant"]).will("fire")
    me.plays("Scout").picks(answer)
    if answer == "yes":
        me.picks("Filler")
    assert len(scene.events("shuffle")) == int(answer == "yes") and me.count("hand") == 1


@pytest.mark.rule("1021.1")
@pytest.mark.parametrize("helped", [True, False])
def test_a_search_that_is_not_due_shuffles_nothing(scene, me, foe, helped):
    """1021.1: no Elf, no search and no shuffle; the life that follows is gained in any case."""
    scene.card("Elf", race="Elf")
    scene.card("Guide", f"If you control an Elf, {FETCH} You gain 100 life.", type="Chant")
    me.has(hand=["Guide"], field=["Elf"] if helped else []).will("fire")
    me.plays("Guide")
    if helped:
        me.picks("Filler")
    assert len(scene.events("shuffle")) == int(helped) and me.life == 4000 + 100
