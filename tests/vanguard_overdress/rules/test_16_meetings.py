"""Where tokens, prisons, arms, songs and bases meet each other and other rules."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log
from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    InState,
    Instead,
    Is,
    It,
    Matches,
    Move,
    Moved,
    Number,
    On,
    OnlyIf,
    Perform,
    Place,
    Sequence,
    This,
    Turn,
)

SET = {"type": "set order", "grade": 1, "power": None, "skill": None, "shield": None}
ORDER = {**SET, "type": "normal order"}
TAKES = "[ACT](VC):Choose one of your opponent's rear-guards, and imprison it in your Prison."
FROM_HAND = "[ACT](VC):Your opponent chooses a card from his or her hand, and imprisons it in your Prison."


def prison(scene, name="Tollhouse", text=""):
    return scene.card(name, text, **{**SET, "subtype": "Prison"})


def base(scene, name="Camp", text=""):
    return scene.card(name, text, **{**SET, "subtype": "Base"})


def song(scene, name="High Water", text="[AUTO](Order zone):When this Song is sung, draw a card."):
    return scene.card(name, text, **{**SET, "subtype": "Song"})


def ladle(scene, text="", name="Ladle", sort="Left"):
    return scene.card(name, f'{sort} Arms - "Miller"{text}', **ORDER)


def lead(scene, text="", name="Miller", **fields):
    return scene.card(name, text, **{"grade": 2, **fields})


def act(effect, zone="vanguard circle"):
    return Ability("activated", effect, zones=(zone,))


# --- tokens and prisons ---------------------------------------------------------------------------------


@pytest.mark.rule("16.2.1.1", "15.3.2", "15.2.4.2.1")
@pytest.mark.parametrize("has", [True, False])
def test_an_imprisoned_token_is_deleted_at_once(scene, me, foe, has):
    """Without a prison it does not move, and so it stays."""
    scene.turn_of(foe)
    scene.card("Gardener", "[ACT](VC):Call a Plant token to (RC).", grade=2)
    scene.card("Trap", "[AUTO](RC):When your opponent's rear-guard is placed on (RC), choose one of your opponent's "
               "rear-guards, and imprison it in your Prison.")
    foe.has(vanguard="Gardener", hand=["Grade 0"])
    me.has(vanguard="Grade 2", left="Trap", order_zone=[prison(scene)] if has else [])
    foe.uses("Gardener").picks("front left")
    assert (foe.zone("left"), me.zone("imprisoned")) == ([] if has else ["Plant"], [])


@pytest.mark.rule("15.2.2.2", "16.2.2.1")
def test_no_ability_of_a_prisoner_hears_a_token_come(scene, me, foe):
    scene.card("Keeper", "[AUTO]:When your rear-guard is placed on (RC), draw a card.")
    scene.card("Gardener", "[ACT](VC):Call a Plant token to (RC).", grade=2)
    me.has(vanguard="Gardener", order_zone=[prison(scene)])
    me.put("imprisoned", "Keeper", owner=foe.seat)
    with me.changes(hand=0), foe.changes(hand=0):
        me.uses("Gardener").picks("front left")


@pytest.mark.rule("15.3.2", "16.5.1.1")
def test_a_scouted_token_is_deleted_and_the_cost_paid(scene, me):
    """15.2.4.2.1: the next part of the text finds it gone."""
    text = "[ACT](VC):Choose one of your rear-guards, scout it to your Base, and draw a card."
    scene.card("Gardener", "[AUTO]:When this unit is placed on (RC), call a Plant token to (RC).")
    me.has(vanguard=lead(scene, text), hand=["Gardener"], order_zone=[base(scene)])
    me.calls("Gardener", "left").picks("back center").uses("Miller").picks("Plant")
    assert (me.zone("scouted"), me.zone("back"), me.zone("hand")) == ([], [], ["Stone"])


@pytest.mark.rule("15.3.4", "6.3.3.4", "15.3.2.1")
def test_a_token_that_is_ridden_over_never_lies_in_the_soul(scene, me):
    """A token that a text made the vanguard: the old one goes to the soul, and it, later, nowhere."""
    scene.step("ride phase")
    from_nowhere = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1}
    scene.cards["Plant"] = scene.the_book.cards.card_from(from_nowhere, ())
    me.has(vanguard="Plant", hand=["Grade 1", "Grade 0"])
    me.rides("Grade 1")
    assert (me.zone("vanguard"), me.zone("soul")) == (["Grade 1"], [])


@pytest.mark.rule("15.2.4.2.1", "11.10.1")
@pytest.mark.parametrize("name", ["Plant", "Grade 0"])
def test_a_token_whose_move_is_replaced_is_deleted_where_it_went_instead(scene, me, foe, name):
    """A retired card that is bound instead is bound; a token is not there either."""
    scene.card("Gardener", "[ACT](VC):Call a Plant token to (RC).", grade=2)
    from_text = Move(Cards(("front left",), "mine"), "drop", verb="retire")
    instead = Ability("continuous", Instead(Moved(Cards(("rear-guard circle",), "mine"), (), ("drop",)),
                                            Move(It(), "bind", verb="bind")), zones=("rear-guard circle",))
    scene.card("Binder", abilities=[instead])
    scene.card("Usher", abilities=[act(from_text, "rear-guard circle")])
    me.has(vanguard="Gardener", right="Binder", back="Usher")
    if name == "Plant":
        me.uses("Gardener").picks("front left")
    else:
        me.has(left=name)
    me.uses("Usher")
    assert (me.zone("left"), me.zone("drop"), me.zone("bind")) == ([], [], [] if name == "Plant" else [name])


@pytest.mark.rule("15.2.1.1", "10.1.5")
def test_an_attacked_token_that_is_deleted_is_attacked_no_more(scene, me, foe):
    hides = "[AUTO](RC):When your rear-guard is attacked, choose one of your rear-guards, and put it into your soul."
    scene.card("Gardener", hides, grade=2)
    scene.step("battle phase")
    plant = {"name": "Plant", "type": "token unit", "grade": 0, "power": 5000, "critical": 1}
    scene.cards["Plant"] = scene.the_book.cards.card_from(plant, ())
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Grade 2", left="Plant", back="Gardener", hand=["Grade 0"])
    me.attacks("Grade 2", "Plant")
    foe.picks("Plant")
    assert foe.zone("soul") == [] and foe.zone("left") == []
    foe.guards_with_nothing()
    assert foe.count("damage") == 0


@pytest.mark.rule("15.2.1.1", "7.23.1", "7.24.1")
def test_no_token_pays_a_cost_out_of_the_soul(scene, me):
    """It was put there by an effect, and soul blast finds nothing."""
    scene.card("Gardener", "[ACT](VC):Call a Plant token to (RC).", grade=2)
    scene.card("Eater", "[ACT](RC):Retire a Plant token.\n[ACT](RC):[COST][Soul-Blast 1], draw a card.")
    scene.card("Sower", "[ACT](RC):Choose one of your Plant tokens, and put it into your soul.")
    me.has(vanguard="Gardener", right="Eater", back="Sower")
    me.uses("Gardener").picks("front left").uses("Sower")
    assert me.refused("use", "Eater", "Eater/2") == "11.8.2.2"


# --- prisons and hidden zones -----------------------------------------------------------------------------


@pytest.mark.rule("16.2.1.1", "4.2.2")
def test_what_is_imprisoned_out_of_a_hand_is_told_to_both(scene, me, foe):
    me.has(vanguard=lead(scene, FROM_HAND), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", hand=["Grade 1", "Grade 3"])
    me.uses("Miller")
    foe.picks("Grade 3")
    assert [e for e in log(scene.game, 0) if e[0] == "move"] == [e for e in log(scene.game, 1) if e[0] == "move"]


@pytest.mark.rule("16.2.1.1", "4.5.2", "7.4.4")
def test_a_prisoner_that_goes_back_to_the_deck_is_hidden_again(scene, me, foe):
    back = act(Sequence((Move(Cards(("imprisoned",), "mine"), "deck", position="top"),)))
    me.has(vanguard=scene.card("Judge", abilities=[back], grade=2), order_zone=[prison(scene)])
    held = me.put("imprisoned", "Grade 3", owner=foe.seat)
    me.uses("Judge")
    assert foe.zone("deck")[-1] == "Grade 3" and me.zone("imprisoned") == []
    assert not me.sees(held) and not foe.sees(held)


@pytest.mark.rule("16.2.1.1", "9.9.3", "10.5.1.2.2")
def test_a_prisoner_of_the_hand_guards_no_more(scene, me, foe):
    me.has(vanguard=lead(scene, FROM_HAND), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", hand=["Grade 0", "Grade 1"])
    me.uses("Miller")
    foe.picks("Grade 0")
    me.attacks("Miller", "Grade 2")
    foe.is_asked("10.5.1.2", exactly=["Grade 1", "done"])
    foe.picks("done")


@pytest.mark.rule("16.2.1.1", "4.16.4")
@pytest.mark.parametrize("of_ride_deck", [True, False])
def test_a_prisoner_of_the_ride_deck_goes_home_to_the_ride_deck(scene, me, foe, of_ride_deck):
    """4.16.4: put into the deck, it lies face up in its owner's ride deck zone instead."""
    back = act(Move(Cards(("imprisoned",), "mine"), "deck", position="bottom"))
    me.has(vanguard=scene.card("Judge", abilities=[back], grade=2), order_zone=[prison(scene)])
    held = me.put("imprisoned", "Grade 3", owner=foe.seat)
    scene.game.set("ride deck cards", (held,) if of_ride_deck else ())
    me.uses("Judge")
    assert foe.zone("ride deck") == (["Grade 3"] if of_ride_deck else [])
    assert me.sees(held) == of_ride_deck


@pytest.mark.rule("16.2.3", "10.4.1.10", "16.2.1.1")
def test_an_attacked_unit_that_is_imprisoned_is_attacked_no_more(scene, me, foe):
    scene.step("battle phase")
    takes = TAKES.replace("[ACT](VC):Choose", "[AUTO](VC):When this unit attacks, choose")
    me.has(vanguard=lead(scene, takes), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1", hand=["Grade 0"])
    me.attacks("Miller", "Grade 1")
    assert me.zone("imprisoned") == ["Grade 1"]
    foe.guards_with_nothing()
    assert foe.zone("drop") == [] and foe.count("damage") == 0


@pytest.mark.rule("16.2.2.1", "11.9.6")
def test_what_a_unit_had_got_does_not_go_with_it_into_the_prison(scene, me, foe):
    """4.1.8: the card that is called out of it again is another one."""
    out = "[ACT](RC):Your opponent chooses one of his or her cards imprisoned in your Prison, and calls it to (RC)."
    lifts = "[ACT](RC):Choose one of your opponent's rear-guards, and it gets [Power] +5000 until end of turn."
    me.has(vanguard=lead(scene, TAKES), left=scene.card("Opener", out), right=scene.card("Lifter", lifts))
    me.has(order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.uses("Lifter")
    assert foe.power("Grade 1") == 12000
    me.uses("Miller").uses("Opener")
    foe.picks("front left")
    assert foe.power("Grade 1") == 7000


@pytest.mark.rule("16.2.3", "13.1.3", "16.5.3")
def test_prison_and_base_are_lost_together(scene, me, foe):
    away = act(Move(Cards(("order zone",), "mine"), "drop"))
    me.has(vanguard=scene.card("Wrecker", abilities=[away], grade=2), order_zone=[prison(scene), base(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat)
    me.has(scouted=["Grade 0"])
    me.uses("Wrecker")
    assert (me.zone("imprisoned"), me.zone("scouted")) == ([], [])
    assert (sorted(me.zone("drop")), foe.zone("drop")) == (["Camp", "Grade 0", "Tollhouse"], ["Grade 1"])


@pytest.mark.rule("4.15.1", "16.2.1.1", "16.4.1.1")
def test_prisoners_count_where_an_order_zone_is_asked_about(scene, me, foe):
    counts = "[CONT](RC):If you have two or more cards in your order zone, this unit gets [Power] +5000."
    me.has(vanguard=lead(scene, TAKES), left=scene.card("Clerk", counts), order_zone=[prison(scene)])
    foe.has(vanguard="Grade 2", left="Grade 1")
    me.is_asked()
    assert me.power("Clerk") == 7000
    me.uses("Miller")
    assert me.power("Clerk") == 7000 + 5000


@pytest.mark.rule("9.2.2", "16.2.1.1", "16.5.1.1")
def test_what_is_held_stands_up_in_the_stand_phase(scene, me, foe):
    scene.step("stand phase")
    me.has(vanguard="Grade 2", hand=["Grade 2"], order_zone=[prison(scene), base(scene)])
    me.put("imprisoned", "Grade 1", owner=foe.seat, rested=True)
    me.put("scouted", "Grade 0", rested=True)
    me.is_asked()
    held = [*scene.game.in_zone(0, "imprisoned"), *scene.game.in_zone(0, "scouted")]
    assert [bool(scene.game.rested[card]) for card in held] == [False, False]


# --- arms and riding ----------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.7", "6.3.6", "16.3.8.3")
@pytest.mark.parametrize("last", ["Miller", "Baker"])
def test_of_several_rides_at_once_each_hands_on_or_not(scene, me, last):
    """Miller over Miller over Miller; with a Baker between them the arms are lost to the next check timing only."""
    ladle(scene)
    lead(scene)
    lead(scene, name="Baker")
    rides = Sequence((Place("ride", Cards(("drop",), "mine", Is("name", "=", "Baker")), "vanguard circle"),
                      Place("ride", Cards(("drop",), "mine", Is("name", "=", "Miller")), "vanguard circle")))
    me.has(vanguard="Miller", left=scene.card("Usher", abilities=[act(rides, "rear-guard circle")]), hand=["Ladle"])
    me.has(drop=["Baker", "Miller"] if last == "Miller" else ["Baker"])
    me.plays("Ladle").uses("Usher")
    assert me.zone("vanguard") == [last]
    assert me.zone("arms") == (["Ladle"] if last == "Miller" else [])
    assert [event[1] for event in scene.events("pass on")] == (["16.3.8.3.1"] if last == "Miller" else [])


@pytest.mark.rule("16.3.7", "6.3.5", "16.3.8.3.1")
@pytest.mark.parametrize("name", ["Miller", "Baker"])
def test_the_arms_are_handed_on_within_the_ride(scene, me, name):
    """What is heard of the ride finds the new vanguard armed; it does not wait for the check timing."""
    scene.step("ride phase")
    ladle(scene)
    lead(scene, grade=2)
    armed = Matches(This(), InState("armed"))
    hears = Ability("automatic", Perform("draw", Number(1)), zones=("vanguard circle",),
                    trigger=OnlyIf(armed, On("ride", (("rider", This()),))))
    scene.card("Master", '[CONT]:This card is also regarded as "Miller".' if name == "Miller" else "", [hears], grade=3)
    held = me.put("arms", "Ladle")
    me.has(vanguard="Miller", hand=["Master", "Grade 1"])
    unit = me.card("Miller", "vanguard")
    scene.game.marks[held, "given to"] = (unit, scene.game.serial[unit])
    with me.changes(hand=-1 + (name == "Miller"), arms=-(name != "Miller")):
        me.rides("Master")


@pytest.mark.rule("16.3.7", "11.3.1.2")
def test_what_the_arms_gave_the_old_holder_is_not_the_new_ones(scene, me):
    """An effect that was given for the turn stays with the unit; the continuous one goes with the arms."""
    scene.step("ride phase")
    ladle(scene, "\n[CONT](VC):The unit Armed with this card gets [Power] +5000.")
    lead(scene, grade=3, power=10000)
    held = me.put("arms", "Ladle")
    me.has(vanguard="Miller", hand=["Miller", "Grade 1"])
    unit = me.card("Miller", "vanguard")
    scene.game.marks[held, "given to"] = (unit, scene.game.serial[unit])
    me.rides("Miller")
    old, new = scene.game.in_zone(0, "soul")[0], scene.game.in_zone(0, "vanguard circle")[0]
    assert (scene.game.value(old, "power"), scene.game.value(new, "power")) == (10000, 15000)


@pytest.mark.rule("16.3.4", "16.3.8.2", "16.3.5")
def test_arms_that_are_given_in_place_of_others_are_heard(scene, me):
    ladle(scene)
    ladle(scene, "\n[AUTO](VC):When this card is Armed, Soul-Charge 1.", "Lid")
    gives = "[ACT](RC):Choose an Arms card from your drop zone, and give it to your vanguard."
    me.has(vanguard=lead(scene), left=scene.card("Squire", gives), hand=["Ladle"], drop=["Lid"])
    with me.changes(soul=1):
        me.plays("Ladle").uses("Squire")
    assert (me.zone("arms"), me.zone("drop")) == (["Lid"], ["Ladle"])


@pytest.mark.rule("16.3.6", "10.4.1.5")
def test_arms_hear_their_holder_attack(scene, me, foe):
    lifts = "that unit gets [Power] +10000 until end of that battle."
    ladle(scene, f"\n[AUTO](VC):When the unit Armed with this card attacks, {lifts}")
    me.has(vanguard=lead(scene), left="Grade 1", hand=["Ladle"])
    foe.has(vanguard="Grade 2", hand=["Grade 0"])
    me.plays("Ladle").attacks("Miller", "Grade 2")
    foe.is_asked()
    assert me.power("Miller") == 19000
    foe.guards_with_nothing()
    me.attacks("Grade 1", "Grade 2")
    assert me.power("Miller") == 9000


@pytest.mark.rule("16.3.3", "16.2.1.1")
@pytest.mark.parametrize("has", [True, False])
def test_arms_on_the_circle_may_be_imprisoned(scene, me, foe, has):
    """Then nobody holds them; the unit stays."""
    takes = act(Move(Cards(("arms",), "theirs"), "imprisoned", verb="imprison", side="mine"))
    ladle(scene, "\n[CONT](VC):The unit Armed with this card gets [Power] +5000.")
    me.has(vanguard=scene.card("Jailer", abilities=[takes], grade=2), order_zone=[prison(scene)] if has else [])
    held = foe.put("arms", "Ladle")
    foe.has(vanguard=lead(scene))
    unit = foe.card("Miller")
    scene.game.marks[held, "given to"] = (unit, scene.game.serial[unit])
    me.is_asked()
    assert foe.power("Miller") == 14000
    me.uses("Jailer")
    assert foe.power("Miller") == (9000 if has else 14000)
    assert (me.zone("imprisoned"), foe.zone("arms")) == ((["Ladle"], []) if has else ([], ["Ladle"]))


@pytest.mark.rule("16.3.3", "4.9.4")
def test_arms_do_not_crowd_the_circle(scene, me):
    """Two orders and a unit: no rule action clears them."""
    ladle(scene)
    ladle(scene, name="Lid", sort="Right")
    more = "[CONT](RC):You may play one more order."
    me.has(vanguard=lead(scene), left=scene.card("Clerk", more), hand=["Ladle", "Lid"])
    me.plays("Ladle").plays("Lid")
    assert (sorted(me.zone("arms")), me.zone("vanguard"), me.count("drop")) == (["Ladle", "Lid"], ["Miller"], 0)


@pytest.mark.rule("13.2.4", "16.3.3")
def test_arms_alone_are_no_vanguard(scene, me, foe):
    """Without a unit there and without a soul the game is lost, though an arms order lies on the circle."""
    away = act(Move(Cards(("vanguard circle",), "mine"), "drop"), "rear-guard circle")
    ladle(scene)
    me.has(vanguard=lead(scene), left=scene.card("Usher", abilities=[away]), hand=["Ladle"])
    me.plays("Ladle").uses("Usher")
    assert scene.winner is foe and scene.result.rule == "13.2.4"


# --- songs --------------------------------------------------------------------------------------------------

SINGS = "[ACT](VC):Choose a face up Song from your order zone, and sing it."


@pytest.mark.rule("16.4.3", "16.4.2.1", "11.8.9")
def test_a_song_sung_twice_before_it_resolves_is_turned_once(scene, me):
    twice = "[ACT](VC):Choose a face up Song from your order zone, sing it, and sing it."
    me.has(vanguard=lead(scene, twice), order_zone=[song(scene)])
    with me.changes(hand=2):
        me.uses("Miller")
        while scene.game.question.about == "played":
            me.answer(scene.game.question.options[0])
    assert len(scene.events("face down")) == 1


@pytest.mark.rule("16.4.3", "16.2.1.1")
def test_a_song_that_is_imprisoned_is_sung_in_vain(scene, me, foe):
    """16.4.1.1: it is a Song in an order zone; 16.2.2.1: its ability is not active."""
    me.has(vanguard=lead(scene, SINGS), order_zone=[prison(scene)])
    me.put("imprisoned", song(scene), owner=foe.seat)
    with me.changes(hand=0), foe.changes(hand=0):
        me.uses("Miller")
    assert not scene.events("face down")


@pytest.mark.rule("16.4.3", "4.15.3.1", "13.9.2")
def test_a_sung_song_is_no_stray_though_it_has_no_type_any_more(scene, me):
    me.has(vanguard=lead(scene, SINGS), order_zone=[song(scene)], hand=["Grade 0"])
    me.uses("Miller")
    me.is_asked()
    assert me.zone("order zone") == ["High Water"] and me.count("drop") == 0


@pytest.mark.rule("16.4.2.1", "9.1.1")
def test_what_was_sung_is_forgotten_with_the_turn(scene, me, foe):
    asks = "[CONT](RC):If you sang a Song this turn, this unit gets [Power] +5000."
    me.has(vanguard=lead(scene, SINGS), left=scene.card("Fan", asks), order_zone=[song(scene)])
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    me.uses("Miller")
    assert me.power("Fan") == 12000
    me.declines_attack()
    foe.is_asked()
    assert me.power("Fan") == 7000


@pytest.mark.rule("16.4.1.1", "4.15.3.1")
def test_a_song_that_was_turned_down_counts_as_a_card_and_not_as_a_song(scene, me):
    songs = "[CONT](RC):If your order zone has a Song, this unit gets [Power] +5000."
    cards = "[CONT](RC):If you have a face down card in your order zone, this unit gets [Power] +2000."
    me.has(vanguard=lead(scene, SINGS), left=scene.card("Fan", songs), right=scene.card("Usher", cards))
    me.has(order_zone=[song(scene)])
    me.is_asked()
    assert (me.power("Fan"), me.power("Usher")) == (12000, 7000)
    me.uses("Miller")
    assert (me.power("Fan"), me.power("Usher")) == (7000, 9000)


# --- bases --------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.5.1.1", "7.6.1", "4.15.2")
def test_only_what_is_scouted_of_the_cards_looked_at_is_shown(scene, me, foe):
    looks = "[ACT](VC):Look at two cards from the top of your deck"
    text = f"{looks}, choose a card from among them, scout it to your Base, and shuffle your deck."
    me.has(vanguard=lead(scene, text), order_zone=[base(scene)]).deck_top("Grade 3", "Grade 1")
    other = me.card("Grade 1", "deck")
    me.uses("Miller").picks("Grade 3")
    assert foe.sees(me.card("Grade 3", "scouted")) and not foe.sees(other)


@pytest.mark.rule("16.5.2.1", "6.2.4", "10.5.1.2.2")
def test_a_scouted_card_may_be_called_to_guard(scene, me, foe):
    """But it is no card of the hand: no normal call takes it."""
    scene.step("battle phase")
    saves = "[AUTO](Order zone):When your vanguard is attacked, choose one of your scouted cards, and call it to (GC)."
    me.has(vanguard="Grade 2")
    foe.has(vanguard="Stone", order_zone=[base(scene, text=saves)], scouted=["Grade 1", "Grade 0"], hand=["Grade 3"])
    me.attacks("Grade 2", "Stone")
    foe.picks("Grade 0")
    assert foe.zone("guardians") == ["Grade 0"] and foe.zone("scouted") == ["Grade 1"]
    foe.is_asked("10.5.1.2")
    assert not foe.offered("Grade 1")
    foe.guards_with_nothing()


@pytest.mark.rule("16.5.1.1", "16.5.3", "11.8.3.1")
def test_a_base_that_leaves_within_the_same_effect_takes_nothing(scene, me):
    """16.5.1.1 asks at the moment of scouting, and 16.5.3 waits for the check timing."""
    away = Move(Cards(("order zone",), "mine", Is("name", "=", "Camp")), "drop")
    scouts = Move(Cards(("soul",), "mine"), "scouted", verb="scout", side="mine")
    back = Move(Cards(("drop",), "mine", Is("name", "=", "Camp")), "order zone")
    me.has(vanguard=scene.card("Mover", abilities=[act(Sequence((away, scouts, back, scouts)))], grade=2))
    me.has(order_zone=[base(scene)], soul=["Grade 1"], scouted=["Grade 0"])
    me.uses("Mover")
    assert (me.zone("scouted"), me.zone("order zone")) == (["Grade 0", "Grade 1"], ["Camp"])


@pytest.mark.rule("16.5.3", "4.15.3.1")
def test_a_base_that_is_turned_face_down_and_up_between_check_timings_loses_nobody(scene, me):
    hides, shows = (Turn(Cards(("order zone",), "mine"), side) for side in ("face down", "face up"))
    me.has(vanguard=scene.card("Turner", abilities=[act(Sequence((hides, shows)))], grade=2))
    me.has(order_zone=[base(scene)], scouted=["Grade 0"])
    me.uses("Turner")
    assert me.zone("scouted") == ["Grade 0"]
