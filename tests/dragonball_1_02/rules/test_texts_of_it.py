"""8-6-3, 8-6-3-6: which card a later word of a skill means, where more than one has been spoken of."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def cards(scene, table):
    scene.card("Seed", character="Sprig")
    scene.card("Tree", character="Tall", power=20000)


# --- "it" behind a step about the card itself --------------------------------------------------------------


@pytest.mark.rule("8-6-3-6", "8-4-2-1")
def test_a_card_that_plays_itself_gets_what_the_text_says_next(scene, me, foe):
    """8-6-3-6: the step before is about the source, whatever 8-4-2-1 had chosen to be returned for it."""
    scene.card("Relief", "[Activate: Main] Choose 1 of your <Sprig> and return it to its owner's hand: Play this card "
               "from your hand and it gets +10000 power for the turn.", power=5000)  # fmt: skip
    me.has(battle=["Seed"], hand=["Relief"])
    me.uses("Relief")
    assert me.zone("battle") == ["Relief"] and me.power("Relief") == 5000 + 10000


@pytest.mark.rule("8-6-3-6", "3-6-3")
@pytest.mark.parametrize(("words", "gets"), [("Play this card from your hand and it", "Relief"),
                                             ("Play 1 <Tall> from your hand and it", "Tree")])  # fmt: skip
def test_of_two_cards_that_were_spoken_of_the_last_one_gets_it(scene, me, foe, words, gets):
    """8-6-3-6: the source where the step before was about that, 3-6-3's other card where it was about another."""
    scene.card("Relief", f"[Activate: Main] Choose 1 of your <Sprig> and switch it to Rest Mode. {words} gets +10000 "
               "power for the turn.", power=20000)  # fmt: skip
    me.has(battle=["Seed"], hand=["Relief", "Tree"] if gets == "Relief" else ["Tree"])
    if gets == "Tree":
        me.put("battle", "Relief")
    me.uses("Relief")
    if gets == "Tree":
        me.picks("Tree")
    assert me.power(gets) == 20000 + 10000 and me.power("Seed") == 5000


@pytest.mark.rule("8-6-3-6", "8-10-3")
def test_a_card_made_active_gets_it_though_others_were_taken(scene, me, foe):
    """8-6-3-6: behind the offer the step is about the source, not about the life that went to the hand."""
    text = (
        "[Auto] [Once per turn] When this card attacks, you may choose up to 2 cards in your life and add them to your "
        "hand. If you chose to add 1 or more cards to your hand, switch this card to Active Mode and it gains +5000 "
        "power for the duration of the turn."
    )
    scene.card("Burst", text, power=5000)
    me.has(battle=["Burst"])
    me.attacks("Burst", "Leader").picks("yes", ("hidden", 0), "done")
    assert me.power("Burst") == 5000 + 5000 and not me.is_rested("Burst")
    me.passes()
    foe.is_asked("4-10-2-1")


# --- two chosen cards --------------------------------------------------------------------------------------


PARASITE = "[Activate: Main] Choose 1 of your <Sprig> and place this card under it: "


@pytest.mark.rule("8-6-3", "10-4-4")
@pytest.mark.parametrize("words", [
    "Play up to 1 <Tall> card from your hand on top of the chosen card in Active Mode.",
    "Choose up to 1 <Tall> card in your hand, play it on top of the chosen card in Active Mode.",
    "Choose up to 1 <Tall> card in your hand and place it on top of the chosen card in Active Mode.",
    "Play up to 1 <Tall> card from your deck or hand on top of the chosen card in Active Mode, then shuffle your deck "
    "if you looked through it.",
])  # fmt: skip
def test_a_card_is_put_on_the_one_that_was_chosen_before_it(scene, me, foe, trick, words):
    """8-6-3: the cost chose the card below; 10-4-4: both are one stack with what lies under it."""
    trick("Parasite", PARASITE + words)
    me.put("battle", "Seed", rested=True)
    me.has(hand=["Parasite", "Tree"])
    me.uses("Parasite")
    if "deck" in words:
        me.picks("no")
    me.picks("Tree")
    assert me.zone("battle") == ["Tree"] and not me.is_rested("Tree")
    assert sorted(me.zone("under")) == ["Parasite", "Seed"]


@pytest.mark.rule("8-6-3", "10-4-4")
def test_a_card_is_put_under_the_one_that_was_chosen_before_it(scene, me, foe, trick):
    """8-6-3: the first target stays what the second is put under."""
    trick("Graft", "[Activate: Main] Choose 1 of your <Sprig>. Place 1 <Tall> from your hand under it.")
    me.has(battle=["Seed"], hand=["Graft", "Tree"])
    me.uses("Graft").picks("Tree")
    assert me.zone("battle") == ["Seed"] and me.zone("under") == ["Tree"]


# --- effects on a card that is then played -----------------------------------------------------------------


@pytest.mark.rule("3-1-4", "8-9-1-4")
@pytest.mark.parametrize(("words", "drawn"), [("negate its skills for the duration of the turn and play it", 0),
                                              ("play it", 1)])  # fmt: skip
@pytest.mark.parametrize("area", ["drop", "hand"])
def test_what_was_done_to_a_card_is_on_it_when_it_is_played(scene, me, foe, trick, words, drawn, area):
    """3-1-4 makes a new card of one that leaves the Battle Area; 8-9-1-4 drops no effect on one that enters it."""
    scene.card("Herald", "[Auto] When you play this card, draw 1 card.", character="Herald")
    trick("Usher", f"[Activate: Main] Choose 1 <Herald> in your {'Drop Area' if area == 'drop' else 'hand'}, {words}.")
    me.put(area, "Herald")
    me.has(hand=["Usher"])
    with me.changes(deck=-drawn):
        me.uses("Usher")
        if area == "hand":
            me.picks("Herald")
    assert me.zone("battle") == ["Herald"]


@pytest.mark.rule("3-1-4", "8-9-1-4")
def test_an_effect_on_a_played_card_ends_when_it_leaves(scene, me, foe, trick):
    """3-1-4: back in the hand it is a new card, and played again it has its skill."""
    scene.card("Herald", "[Auto] When you play this card, draw 1 card.", character="Herald", energy_cost="0(-)")
    text = (
        "[Activate: Main] Choose 1 <Herald> in your Drop Area, negate its skills for the duration of the turn and play "
        "it. Return it to its owner's hand."
    )
    trick("Usher", text)
    me.has(hand=["Usher"], drop=["Herald"])
    me.uses("Usher")
    with me.changes(deck=-1):
        me.plays("Herald")


# --- what is done, if you do -------------------------------------------------------------------------------


@pytest.mark.rule("1-3-2-1", "8-10-3")
@pytest.mark.parametrize("words", ["choose 1 of your energy and switch it to Rest Mode",
                                   "switch 1 of your energy to Rest Mode"])  # fmt: skip
def test_a_card_that_rests_already_is_not_switched_for_what_follows(scene, me, foe, words):
    """1-3-2-1: it does not come to rest again, so 8-10-3's choice is of a card that does."""
    scene.card("Toller", f"[Auto] When this card attacks, you may {words}. If you do, draw 1 card.", power=5000)
    me.put("energy", "Blue Energy", rested=True)
    me.has(battle=["Toller"], energy=["Red Energy"])
    me.attacks("Toller", "Leader").picks("yes")
    assert me.is_rested("Red Energy") and me.count("deck") == 20 - 1


@pytest.mark.rule("1-3-2-1", "8-10-3")
def test_of_two_sorts_that_are_rested_together_each_must_be_active(scene, me, foe):
    """1-3-2-1 holds for each card that 8-10-3's offer asks for."""
    text = (
        "you may choose 1 red card and 1 blue card in your energy and switch them to Rest Mode. If you do, draw 1 card."
    )
    scene.card("Toller", f"[Auto] When this card attacks, {text}", power=5000)
    me.put("energy", "Blue Energy", rested=True)
    me.has(battle=["Toller"], energy=["Red Energy", "Red Energy", "Blue Energy"])
    me.attacks("Toller", "Leader").picks("yes", "Red Energy")
    assert [me.game.rested[c] for c in me.game.in_zone(0, "energy")].count(1) == 3 and me.count("deck") == 20 - 1


# --- "they" and "it" behind a step about cards that nobody chose ---------------------------------------------


def powers(player, zone="battle"):
    return [player.game.value(card, "power") for card in player.game.in_zone(player.seat, zone)]


@pytest.mark.rule("8-6-3-6", "8-6-3")
@pytest.mark.parametrize("between", [" and they get", ", and those cards get", ". They get"])
def test_they_are_the_cards_that_were_just_switched_and_not_what_was_chosen_before(scene, me, foe, trick, between):
    """8-6-3-6: the step before is about all of them; 8-6-3's chosen card belongs to the opponent."""
    trick("Reveille", "[Activate: Main] Choose 1 of your opponent's Battle Cards and switch it to Rest Mode. Switch "
          f"all of your Battle Cards to Active Mode{between} +5000 power for the turn.")  # fmt: skip
    me.put("battle", "Seed", rested=True)
    me.has(battle=["Battle 1"], hand=["Reveille"])
    foe.has(battle=["Tree"])
    me.uses("Reveille")
    assert powers(me) == [10000, 10000] and not me.is_rested("Seed")
    assert foe.power("Tree") == 20000 and foe.is_rested("Tree")


@pytest.mark.rule("8-6-3-6", "8-6-3")
def test_they_are_the_chosen_cards_where_the_step_before_is_about_those(scene, me, foe, trick):
    """8-6-3: chosen cards are meant by what follows, step after step."""
    trick("Reveille", "[Activate: Main] Switch all of your Battle Cards to Active Mode, choose 2 of your <Sprig> and "
          "they get +5000 power for the turn.")  # fmt: skip
    me.has(battle=["Seed", "Seed", "Battle 1"], hand=["Reveille"])
    me.uses("Reveille")
    assert powers(me) == [10000, 10000, 5000]


@pytest.mark.rule("8-6-3-6", "8-7-5-1")
@pytest.mark.parametrize(("words", "mine", "theirs"), [
    ("switch all of your Battle Cards to Active Mode and they get +5000 power for the turn", [10000, 10000], [20000]),
    ("switch all of your Battle Cards to Active Mode, and it gets -5000 power for the turn", [5000, 5000], [15000]),
])  # fmt: skip
def test_behind_cards_that_were_switched_it_is_still_the_card_of_the_event(scene, me, foe, words, mine, theirs):
    """8-6-3-6: several cards are "they"; the one of 8-7-5-1's event is "it"."""
    scene.card("Warden", f"[Auto] When your opponent plays a Battle Card, {words}.")
    scene.turn_of(foe)
    me.has(battle=["Warden", "Seed"])
    foe.has(hand=["Tree"]).energy("Red Energy")
    foe.plays("Tree")
    assert (powers(me), powers(foe)) == (mine, theirs)


@pytest.mark.rule("8-6-3-6", "2-3-2-1-1")
@pytest.mark.parametrize("words", [
    "switch your Leader Card to Active Mode and it gets +5000 power for the turn",
    "your Leader Card gets +2000 power for the turn, and it gets +3000 power for the turn",
])  # fmt: skip
def test_it_is_the_leader_card_that_was_just_spoken_of(scene, me, foe, trick, words):
    """2-3-2-1-1's card is one, so "it" behind a step about it is that, whatever was chosen before."""
    trick("Bugle", f"[Activate: Main] Choose 1 of your Battle Cards and switch it to Rest Mode, then {words}.")
    me.has(battle=["Seed"], hand=["Bugle"])
    me.uses("Bugle")
    assert me.power("Leader") == 15000 and me.power("Seed") == 5000


@pytest.mark.rule("8-6-3-6", "8-3-2")
def test_their_skills_are_those_of_the_cards_just_switched(scene, me, foe, trick):
    """8-3-2 negates the skills of all that were switched, and none of the card chosen before."""
    trick("Hush", "[Activate: Main] Choose 1 of your Battle Cards and switch it to Active Mode. Switch all of your "
          "opponent's Battle Cards to Rest Mode and negate their skills for the turn.")  # fmt: skip
    scene.card("Proud", "[Permanent] This card gets +5000 power.")
    me.has(battle=["Proud"], hand=["Hush"])
    foe.has(battle=["Proud", "Proud"])
    me.uses("Hush")
    assert powers(me) == [10000] and powers(foe) == [5000, 5000]


@pytest.mark.rule("8-6-3-6", "8-9-1-5")
@pytest.mark.parametrize(("group", "later"), [("Battle Cards", 2), ("Battle Cards with 5000 power or less", 1)])
def test_what_goes_on_about_all_cards_reaches_as_far_as_what_was_said_first(scene, me, foe, trick, group, later):
    """8-9-1-5: a card that enters later has both; where power tells cards apart, those of now keep both."""
    trick("Drill", f"[Activate: Main] All of your {group} get +5000 power for the turn. They also gain [Double Strike] "
          "for the turn.")  # fmt: skip
    me.has(battle=["Battle 1"], hand=["Drill", "Seed"]).energy("Red Energy")
    me.uses("Drill").plays("Seed")
    both = [c for c in me.game.in_zone(0, "battle") if "double strike" in me.game.value(c, "keywords")]
    assert len(both) == later and powers(me) == [10000, 5000 * later]
