"""Section 3, third part: drawing, the damage process, sources of effects and of damage (3.12 to 3.15)."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log
from playmat.kernel.words.nodes import (
    Ability,
    Cannot,
    Cards,
    Choose,
    Instead,
    Is,
    It,
    Modify,
    Move,
    Moved,
    Number,
    On,
    Perform,
    Sequence,
    This,
)

THEIR_VANGUARD = Cards(("vanguard circle",), "theirs")
BURN = Ability("activated", Perform("deal damage", Number(1), cards=THEIR_VANGUARD))
"""Deal one damage to the opponent's vanguard."""


def watcher(event, **roles):
    """An automatic ability that draws a card when the event happens."""
    return Ability("automatic", Perform("draw", Number(1)), trigger=On(event, tuple(roles.items())))


# --- 3.12 drawing ---------------------------------------------------------------------------------


@pytest.mark.rule("3.12.2")
def test_a_draw_takes_the_top_card_of_ones_own_deck(scene, me, foe):
    """3.12.2: the master of the effect has the top card of their deck in hand; nobody else draws."""
    scene.card("Scholar", "[ACT](RC):Draw a card.")
    me.has(left="Scholar").deck_top(scene.card("Topmost"), scene.card("Second"))
    scene.looked_at_deck = True
    scene.start()
    with me.changes(deck=-1, hand=+1), foe.changes(deck=0, hand=0):
        me.uses("Scholar")
    assert me.zone("hand") == ["Topmost"]
    assert me.zone("deck")[-1] == "Second"


@pytest.mark.rule("3.12.2")
def test_a_draw_is_not_shown_to_the_other_player(scene, me, foe):
    """3.12.2: the foe's view and log tell that a card was drawn and not which; mine tell which."""
    scene.card("Scholar", "[ACT](RC):Draw a card.")
    me.has(left="Scholar").deck_top(scene.card("Topmost"))
    me.uses("Scholar")
    assert scene.game.view(foe.seat)["zones"][me.seat]["hand"] == [{"hidden": 1}]
    assert [c["name"] for c in scene.game.view(me.seat)["zones"][me.seat]["hand"]] == ["Topmost"]
    told = [next(e[4] for e in log(scene.game, seat) if e[0] == "move") for seat in (me.seat, foe.seat)]
    assert told == ["Topmost", None]


@pytest.mark.rule("3.12.3")
def test_drawing_three_is_three_draws(scene, me):
    """3.12.3: an ability on drawing a card is set off once for each of the three."""
    scene.card("Scholar", "[ACT](RC):Draw three cards.")
    charges = Ability("automatic", Perform("soul charge", Number(1)), trigger=On("draw"))
    me.has(left="Scholar", right=scene.card("Librarian", abilities=[charges]))
    me.uses("Scholar")
    assert me.count("hand") == 3
    assert me.count("soul") == 3 * 1


@pytest.mark.rule("3.12.3")
def test_drawing_more_than_the_deck_holds_draws_what_is_there(scene, me, foe):
    """3.12.3: with two cards in the deck, "draw three" draws two; the third has no card to take."""
    scene.exactly()
    scene.card("Scholar", "[ACT](RC):Draw three cards.")
    me.has(vanguard="Grade 2", left="Scholar", deck=["Grade 0", "Grade 1"])
    foe.has(vanguard="Grade 2", deck=5)
    me.uses("Scholar")
    assert sorted(me.zone("hand")) == ["Grade 0", "Grade 1"]
    assert scene.winner is foe  # an empty deck loses at the next check timing


@pytest.mark.rule("3.12.4")
def test_drawing_up_to_three_may_stop_before_the_first(scene, me):
    """3.12.4: no draw at all is a legal answer."""
    me.has(left=scene.card("Scholar", "[ACT](RC):Draw up to three cards."), hand=["Grade 0"])
    me.uses("Scholar")
    me.is_asked("3.12.4", exactly=["draw", "done"])
    with me.changes(hand=0, deck=0):
        me.picks("done")
    me.is_asked("6.6.1.2")


@pytest.mark.rule("3.12.4")
def test_drawing_up_to_three_shows_each_card_before_the_next_decision(scene, me):
    """3.12.4: after the first card, which I see in hand, I may stop with one."""
    me.has(left=scene.card("Scholar", "[ACT](RC):Draw up to three cards."))
    me.deck_top(scene.card("Topmost"))
    me.uses("Scholar").picks("draw")
    assert [c["name"] for c in scene.game.view(me.seat)["zones"][me.seat]["hand"]] == ["Topmost"]
    me.is_asked("3.12.4", exactly=["draw", "done"])
    me.picks("done")
    assert me.count("hand") == 1


@pytest.mark.rule("3.12.4")
def test_drawing_up_to_three_ends_by_itself_after_three(scene, me):
    """3.12.4: the third draw is the last; there is no further question."""
    me.has(left=scene.card("Scholar", "[ACT](RC):Draw up to three cards."))
    me.uses("Scholar").picks("draw", "draw", "draw")
    assert me.count("hand") == 3
    me.is_asked("6.6.1.2")


# --- 3.13 damage process --------------------------------------------------------------------------


@pytest.mark.rule("3.13.1.1")
def test_damage_dealt_by_an_effect_is_checked_for_triggers(scene, me, foe):
    """3.13.1.1: the foe's top card goes face up to the trigger zone, its draw trigger works, then it is damage."""
    me.has(vanguard="Grade 3", left=scene.card("Burner", abilities=[BURN]))
    foe.has(vanguard="Grade 2").deck_top("Draw Trigger")
    me.uses("Burner")
    foe.is_asked("2.8.2", exactly=["draw", "power"])
    assert (foe.zone("trigger"), foe.zone("damage")) == (["Draw Trigger"], [])
    assert scene.game.view(me.seat)["zones"][foe.seat]["trigger"][0]["name"] == "Draw Trigger"
    with foe.changes(hand=+1, damage=+1, trigger=-1):
        foe.picks("draw")
    assert foe.zone("damage") == ["Draw Trigger"]
    assert foe.power("Grade 2") == 9000 + 5000
    assert me.count("damage") == 0


@pytest.mark.rule("3.13.1.1")
def test_the_damaged_vanguards_master_does_the_check(scene, me, foe):
    """3.13.1.1: it is the top card of the damaged player's deck that is turned over, from their deck."""
    me.has(vanguard="Grade 3", left=scene.card("Burner", abilities=[BURN]))
    foe.has(vanguard="Grade 2").deck_top(scene.card("Wound"))
    me.uses("Burner")
    assert scene.moves() == [("Wound", "deck", "trigger"), ("Wound", "trigger", "damage")]
    assert foe.zone("damage") == ["Wound"]


@pytest.mark.rule("3.13.1.2")
def test_several_damage_is_dealt_one_card_at_a_time(scene, me, foe):
    """3.13.1.2: each card is checked and in the damage zone before the next is turned; three in all."""
    scene.step("battle phase")
    me.has(left=scene.card("Lancer", grade=2, power=20000, critical=3), right="Grade 1")
    foe.has(vanguard="Grade 2").deck_top(scene.card("A"), "Draw Trigger", scene.card("C"))
    me.attacks("Lancer", "Grade 2")
    foe.is_asked("2.8.2")
    assert foe.zone("damage") == ["A"]
    assert foe.zone("trigger") == ["Draw Trigger"]
    foe.picks("power")  # the draw takes "C"
    assert foe.zone("hand") == ["C"]
    turned = [card for card, _, to in scene.moves() if to == "trigger"]
    assert turned == ["A", "Draw Trigger", "Stone"]
    assert foe.zone("damage") == ["A", "Draw Trigger", "Stone"]


@pytest.mark.rule("3.13.1.1")
@pytest.mark.parametrize(("left", "checks"), [(1, 0), (3, 1)])
def test_without_a_card_in_the_deck_nothing_is_checked(scene, me, foe, left, checks):
    """3.13.1.1: the effect takes the last card first, and no damage check is made; of three cards one is checked."""
    scene.exactly()
    takes = Perform("draw", Number(1), who="opponent")
    scene.card("Burner", abilities=[Ability("activated", Sequence((takes, BURN.effect)))])
    me.has(vanguard="Burner", deck=9)
    foe.has(vanguard="Grade 1", deck=left)
    me.uses("Burner")
    assert (len(scene.events("damage")), len(scene.events("damage check"))) == (1, checks)
    assert foe.count("damage") == checks


@pytest.mark.rule("3.13.2")
def test_a_card_put_into_damage_is_not_checked(scene, me):
    """3.13.2: a heal trigger put there by an effect neither heals nor gives power."""
    scene.card("Penitent", "[ACT](RC):Put the top card of your deck into your damage zone.")
    me.has(vanguard="Grade 2", left="Penitent", hand=["Grade 0"], damage=2).deck_top("Heal Trigger")
    me.uses("Penitent")
    me.is_asked("6.6.1.2")
    assert me.zone("damage") == ["Stone", "Stone", "Heal Trigger"]
    assert me.power("Grade 2") == 9000
    assert scene.moves() == [("Heal Trigger", "deck", "damage")]
    assert scene.events("damage check") == scene.events("damage") == []


# --- 3.14 source of an effect ---------------------------------------------------------------------


RETIRE_ONE = Sequence((Choose(Cards(("rear-guard circle",), "theirs"), Number(1)), Move(It(), "drop", verb="retire")))


def warded(scene, by):
    """A unit that effects of certain cards cannot retire."""
    ward = Modify(This(), (Cannot("be retired", by=by),))
    return scene.card("Warded", abilities=[Ability("continuous", ward)])


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("grade", "gone"), [(2, True), (3, False)])
def test_the_card_with_the_ability_is_the_source_of_its_effect(scene, me, foe, grade, gone):
    """3.14.1.1: a unit that effects of grade 3 cards cannot retire falls to a grade 2 card and not to a grade 3."""
    scene.card("Hunter", grade=grade, abilities=[Ability("activated", RETIRE_ONE)])
    me.has(vanguard="Grade 3", left="Hunter", hand=["Grade 0"])
    foe.has(left=warded(scene, Is("grade", "=", Number(3))))
    me.uses("Hunter")
    assert foe.zone("drop") == (["Warded"] if gone else [])


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("grade", "options"), [(2, ["Warded", "Grade 1", "Grade 0"]), (3, ["Grade 1", "Grade 0"])])
def test_a_choice_knows_the_source_of_its_effect(scene, me, foe, grade, options):
    """3.14.1.1: what effects of grade 3 cards cannot choose is an option for a grade 2 card's ability alone."""
    ward = Modify(This(), (Cannot("be chosen", by=Is("grade", "=", Number(3))),))
    scene.card("Warded", abilities=[Ability("continuous", ward)])
    scene.card("Hunter", "[ACT](RC):Choose one of your opponent's rear-guards, and retire it.", grade=grade)
    me.has(vanguard="Grade 3", left="Hunter")
    foe.has(left="Warded", right="Grade 1", back="Grade 0")
    me.uses("Hunter")
    me.is_asked(exactly=options)


@pytest.mark.rule("3.14.1.2")
def test_a_rule_action_is_no_effect(scene, me, foe):
    """3.14.1.2: a unit that effects cannot retire withstands an effect and gives way to a unit called over it."""
    scene.card("Hunter", abilities=[Ability("activated", RETIRE_ONE)])
    scene.turn_of(foe)
    me.has(left=warded(scene, None))
    foe.has(vanguard="Grade 3", left="Hunter", right=warded(scene, None), hand=[scene.card("Newcomer")])
    foe.uses("Hunter")
    assert (me.zone("front left"), me.zone("drop")) == (["Warded"], [])
    foe.calls("Newcomer", "right")
    assert (foe.zone("front right"), foe.zone("drop")) == (["Newcomer"], ["Warded"])


AVENGER = "[AUTO](VC):When {} is put into the {} due to an effect from one of your cards, draw a card."


@pytest.mark.rule("3.14.1.1")
@pytest.mark.parametrize(("whose", "drawn"), [("me", 1), ("foe", 0)])
def test_an_effect_is_of_the_player_whose_card_it_comes_from(scene, me, foe, whose, drawn):
    """3.14.1.1: the same unit falls to an effect of one card or of another player's."""
    scene.card("Avenger", AVENGER.format("your opponent's rear-guard", "drop zone"))
    scene.card("Hunter", abilities=[Ability("activated", RETIRE_ONE)])
    scene.card("Exile", "[AUTO](RC):At the beginning of your opponent's battle phase, retire this unit.")
    me.has(vanguard="Avenger", left="Hunter", hand=["Grade 0"])
    foe.has(left="Grade 0" if whose == "me" else "Exile")
    with me.changes(hand=drawn):
        me.uses("Hunter") if whose == "me" else me.passes()
    assert foe.count("front left") == 0


@pytest.mark.rule("3.14.1.2")
def test_a_hit_retires_by_no_effect(scene, me, foe):
    """3.14.1.2: the unit is put into the drop zone by the rules of battle."""
    scene.card("Avenger", AVENGER.format("your opponent's rear-guard", "drop zone"))
    scene.step("battle phase")
    me.has(vanguard="Avenger", left="Grade 3")
    foe.has(left="Grade 0")
    with me.changes(hand=0):
        me.attacks("Grade 3", "Grade 0")
    assert foe.zone("drop") == ["Grade 0"]


@pytest.mark.rule("3.14.1.1")
def test_what_an_effect_still_moves_of_a_group_is_moved_by_it(scene, me, foe):
    """3.14.1.1: one of two retired units goes elsewhere instead; the other falls to the effect all the same."""
    scene.card("Avenger", AVENGER.format("your opponent's rear-guard", "drop zone"))
    scene.card("Hunter", "[ACT](RC):Retire all of your opponent's rear-guards.")
    home = Instead(Moved(This(), ("field",), ("drop",)), Move(This(), "hand"))
    scene.card("Homing", abilities=[Ability("continuous", home, zones=("field",))])
    me.has(vanguard="Avenger", left="Hunter", hand=["Grade 0"])
    foe.has(left="Grade 0", right="Homing")
    with me.changes(hand=+1):
        me.uses("Hunter")
    assert (foe.zone("drop"), foe.zone("hand")) == (["Grade 0"], ["Homing"])


@pytest.mark.rule("3.14.1.1", "3.14.1.2")
@pytest.mark.parametrize(("way", "drawn"), [("an effect", 1), ("the rules", 0)])
def test_the_old_vanguard_goes_to_the_soul_by_the_effect_that_rides(scene, me, foe, way, drawn):
    """3.14.1.1: a ride is all the effect's that says it; a normal ride is no effect."""
    scene.step("ride phase" if way == "the rules" else "main phase")
    scene.card("Keeper", AVENGER.format("your unit", "soul").replace("(VC)", "(RC)"))
    scene.card("Heir", "[ACT](VC):Choose a grade 2 card from your hand, and ride it.", grade=1)
    me.has(vanguard="Heir", left="Keeper", hand=["Grade 2"])
    if way == "the rules":
        me.rides("Grade 2")
    else:
        me.uses("Heir").picks("Grade 2")
    assert (me.zone("soul"), me.count("hand")) == (["Heir"], drawn)


@pytest.mark.rule("3.14.1.2")
def test_a_unit_that_gives_way_to_one_called_by_an_effect_goes_by_no_effect(scene, me, foe):
    """3.14.1.2: the effect calls; that the older unit leaves the circle is a rule action."""
    scene.card("Keeper", AVENGER.format("your rear-guard", "drop zone"))
    scene.card("Caller", "[ACT](RC):Choose a card from your hand, and call it to (RC).")
    me.has(vanguard="Keeper", left="Grade 0", right="Caller", hand=["Grade 1"])
    me.uses("Caller").picks("front left")
    assert (me.zone("front left"), me.zone("drop"), me.count("hand")) == (["Grade 1"], ["Grade 0"], 0)


# --- 3.15 source of damage ------------------------------------------------------------------------


@pytest.mark.rule("3.15.1.1")
def test_battle_damage_comes_from_the_attacking_unit(scene, me, foe):
    """3.15.1.1: of attacker, booster and guardian only the attacker dealt battle damage."""
    scene.step("battle phase")
    own = watcher("battle damage", source=This())
    me.has(
        vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000, abilities=[own]),
        back_left=scene.card("Squire", abilities=[own]),
    )  # fmt: skip
    foe.has(vanguard="Grade 3", hand=[scene.card("Shield Maiden", grade=0, abilities=[own])])
    me.attacks("Striker", "Grade 3", boost="Squire")
    with me.changes(hand=+1), foe.changes(hand=-1):
        foe.guards_with("Shield Maiden")
    assert foe.count("damage") == 1
    assert [scene.game.card(e[3]) for e in scene.events("battle damage")] == ["Striker"]


@pytest.mark.rule("3.15.1.1")
def test_battle_damage_is_not_skill_damage(scene, me, foe):
    """3.15.1.1: an ability on skill damage hears nothing of a battle."""
    scene.step("battle phase")
    me.has(left=scene.card("Striker", grade=2, power=20000, abilities=[watcher("skill damage")]), right="Grade 1")
    foe.has(vanguard="Grade 3")
    scene.start()
    with me.changes(hand=0):
        me.attacks("Striker", "Grade 3")
    assert foe.count("damage") == 1


@pytest.mark.rule("3.15.1.2")
def test_skill_damage_comes_from_the_card_with_the_ability(scene, me, foe):
    """3.15.1.2: a watcher for skill damage from the burner hears it, one for another card's does not."""
    own = watcher("skill damage", source=This())
    me.has(left=scene.card("Burner", abilities=[BURN, own]), right=scene.card("Bystander", abilities=[own]))
    scene.start()
    with me.changes(hand=+1), foe.changes(damage=+1):
        me.uses("Burner")
    assert [scene.game.card(e[3]) for e in scene.events("skill damage")] == ["Burner"]


@pytest.mark.rule("3.15.1.2")
def test_skill_damage_is_not_battle_damage(scene, me, foe):
    """3.15.1.2: an ability on battle damage is not set off by an effect that deals damage."""
    me.has(left=scene.card("Burner", abilities=[BURN, watcher("battle damage")]))
    scene.start()
    with me.changes(hand=0), foe.changes(damage=+1):
        me.uses("Burner")


@pytest.mark.rule("3.15.1.2.1")
def test_damage_that_a_text_lets_the_player_deal_comes_from_the_card(scene, me, foe):
    """3.15.1.2.1: "choose your opponent's vanguard, and deal one damage": the card is the source, not I."""
    scene.card("Burner", "[ACT](RC):Choose your opponent's vanguard, and deal one damage.")
    from_burner = Cards((), "mine", Is("name", "=", "Burner"))
    me.has(left="Burner", right=scene.card("Chronicler", abilities=[watcher("damage", source=from_burner)]))
    scene.start()
    with me.changes(hand=+1), foe.changes(damage=+1):
        me.uses("Burner")
    assert [scene.game.card(e[3]) for e in scene.events("damage")] == ["Burner"]
