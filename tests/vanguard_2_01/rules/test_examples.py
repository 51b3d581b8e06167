"""The worked examples of the rulebook, each as a scenario, with cards of our own."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import (
    Ability,
    Cards,
    Choose,
    Is,
    It,
    Move,
    Number,
    Perform,
    Place,
    Sequence,
    Top,
)

pytestmark = pytest.mark.example
REAR = ("rear-guard circle",)
DECLARES = (
    "[ACT](VC):Declare a card name, and reveal the top card of your deck. If the revealed card is the card you "
    "declared, put that card into your hand."
)


def act(*parts, **fields):
    return Ability("activated", Sequence(parts), zones=("field",), **fields)


@pytest.mark.rule("3.7.1.1")
@pytest.mark.parametrize(("clan", "clans"), [("Royal Paladin", 1), ("Gold Paladin", 2)])
def test_a_clan_that_it_has_already_is_disregarded(scene, me, foe, clan, clans):
    scene.card("Squire Bramwell", "[CONT]:This card is also a <<Royal Paladin>>.", clan=clan)
    me.has(left="Squire Bramwell")
    scene.start()
    held = me.value("Squire Bramwell", "clan")
    assert (len(held), held.count("Royal Paladin")) == (clans, 1)


@pytest.mark.rule("3.18.2")
def test_a_circle_goes_by_the_name_of_its_type(scene, me, foe):
    """3.18.2: what a text calls vanguard circle is that circle alone."""
    scene.card("Herald", "[ACT](VC):Draw a card.", grade=2)
    me.has(vanguard="Herald", left=scene.card("Other", "[ACT](VC):Draw a card.", grade=2), hand=["Grade 0"])
    assert me.refused("use", "Other", "Other/1") == "3.1.1.3"
    with me.changes(hand=1):
        me.uses("Herald")


@pytest.mark.rule("8.2.1.1", "8.5.5.1")
def test_brisk_herald_draws_once_for_its_master(scene, me, foe):
    """8.2.1.1, 8.5.5.1: one card, for its master, and nothing remains."""
    scene.card("Brisk Herald", "[ACT](VC):[Soul-Blast 1] Draw a card.", grade=2)
    me.has(vanguard="Brisk Herald", soul=1, hand=["Grade 0"])
    with me.changes(hand=1), foe.changes(hand=0):
        me.uses("Brisk Herald")
    assert not scene.game.effects
    with me.changes(hand=-1):
        me.calls("Grade 0", "left")


@pytest.mark.rule("8.2.1.1")
def test_thornback_raider_retires_one_unit_and_is_done(scene, me, foe):
    """8.2.1.1: a grade 1 unit that is called later stays."""
    text = "[ACT](VC):[Soul-Blast 1] Choose an opponent's grade 1 or less rear-guard, and retire it."
    calls = act(Choose(Cards(("hand",), "theirs"), Number(1)), Move(It(), "front left"))
    scene.card("Thornback Raider", text, grade=2)
    scene.card("Usher", abilities=[calls], grade=1)
    me.has(vanguard="Thornback Raider", soul=1, left="Usher")
    foe.has(left="Grade 0", right="Grade 2", hand=["Grade 1"])
    me.uses("Thornback Raider")
    assert (foe.zone("drop"), foe.zone("right")) == (["Grade 0"], ["Grade 2"])
    me.uses("Usher")
    assert foe.zone("left") == ["Grade 1"]


@pytest.mark.rule("8.2.1.2")
def test_lantern_squire_is_stronger_until_that_battle_ends(scene, me, foe):
    text = "[AUTO](RC):When this unit attacks, this unit gets [Power]+2000 until end of that battle."
    scene.step("battle phase").card("Lantern Squire", text, power=7000, skill=None)
    me.has(vanguard="Grade 2", left="Lantern Squire")
    foe.has(hand=["Grade 0"])
    me.attacks("Lantern Squire", "Stone")
    foe.is_asked("7.5.1.2")
    assert me.power("Lantern Squire") == 7000 + 2000
    foe.guards_with_nothing()
    me.is_asked("7.3.1.2")
    assert me.power("Lantern Squire") == 7000


@pytest.mark.rule("8.5.5.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_mirebank_lodger_goes_to_its_owners_drop_zone(scene, me, foe, owner):
    """8.5.5.2: whoever's circle it is on."""
    scene.card("Mirebank Lodger", "[ACT](RC):Put this unit into the drop zone.", grade=1)
    me.has(vanguard="Grade 2", right="Grade 0")
    me.put("front left", "Mirebank Lodger", owner=owner)
    me.uses("Mirebank Lodger")
    assert scene.players[owner].zone("drop") == ["Mirebank Lodger"]
    assert scene.players[1 - owner].zone("drop") == []


@pytest.mark.rule("8.5.5.3")
def test_cinder_colt_means_itself(scene, me, foe):
    """8.5.5.3: "it" is the unit with the ability; another that is placed neither sets it off nor gets the power."""
    scene.card("Cinder Colt", "[AUTO]:When placed, it gets [Power]+10000 until end of turn.", grade=1, power=7000)
    me.has(vanguard="Grade 2", hand=["Cinder Colt", "Grade 0"])
    me.calls("Cinder Colt", "left")
    assert me.power("Cinder Colt") == 7000 + 10000
    me.calls("Grade 0", "right")
    assert (me.power("Cinder Colt"), me.power("Grade 0")) == (7000 + 10000, 5000)


@pytest.mark.rule("8.6.7")
@pytest.mark.parametrize("how", ["call", "discard"])
def test_hollow_purse_imp_watches_a_situation(scene, me, foe, how):
    """8.6.7: whatever emptied the hand."""
    text = "[AUTO](RC):When you have no cards in your hand, draw a card."
    spends = act(Choose(Cards(("hand",), "mine"), Number(1)), Move(It(), "drop", verb="discard"))
    scene.card("Spender", abilities=[spends], grade=2)
    me.has(vanguard="Spender", left=scene.card("Hollow Purse Imp", text), hand=["Grade 0"])
    with me.changes(hand=0, deck=-1):
        me.calls("Grade 0", "right") if how == "call" else me.uses("Spender")
    assert "Grade 0" not in me.zone("hand")


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize(("second", "circles", "forces"), [("accel", 0, 1), ("force", 0, 2)])
def test_a_second_kind_of_gift_is_not_had_and_the_first_is_kept(scene, me, foe, second, circles, forces):
    """10.6.3: Oathshield Marshal gave Force; Quickstep Duelist's Accel gives nothing, another Force does."""
    scene.step("ride phase").card("Oathshield Marshal", gift="force", grade=2, skill=None)
    scene.card("Quickstep Duelist", gift=second, grade=3, skill=None)
    me.has(vanguard="Grade 2", hand=["Oathshield Marshal", "Quickstep Duelist"])
    me.rides("Oathshield Marshal").picks("vanguard circle").passes()
    scene.pass_until("6.5.1.1.2", even_if_able=True)
    while scene.game.facts["turn seat"] == 1:
        foe.passes()
        scene.pass_until("6.5.1.1.2", even_if_able=True)
    me.rides("Quickstep Duelist")
    if second == "force":
        me.picks("vanguard circle")
    assert scene.game.facts["accel 0"] == circles
    assert me.power("Quickstep Duelist") == 10000 + forces * 10000


@pytest.mark.rule("10.7.1.4")
def test_pathless_courier_shows_the_card_before_the_circle_is_picked(scene, me, foe):
    """10.7.1.4: the top card of the deck is known as the circle is chosen."""
    calls = act(Place("call", Top(Number(1), "deck"), "rear-guard circle"))
    scene.card("Pathless Courier", abilities=[calls], grade=2)
    me.has(vanguard="Pathless Courier").deck_top("Grade 1")
    scene.start()
    top = scene.game.in_zone(0, "deck")[-1]
    assert not me.sees(top)
    me.uses("Pathless Courier").is_asked("10.7.1.1.1")
    assert me.sees(top)
    me.picks("back left")
    assert me.zone("back left") == ["Grade 1"]


@pytest.mark.rule("10.7.1.4")
def test_dice_goblin_shows_the_card_of_chance_before_the_circle_is_picked(scene, me, foe):
    """10.7.1.4: a card of the hand at random, known to who calls before the circle is picked."""
    text = "[ACT](VC):Choose a card at random from your hand, and call it to (RC)."
    scene.card("Dice Goblin", text, grade=2)
    me.has(vanguard="Dice Goblin", hand=["Grade 0", "Grade 1"])
    me.uses("Dice Goblin").is_asked("10.7.1.1.1")
    shown = [card for card in scene.game.in_zone(0, "hand") if foe.sees(card)]
    assert len(shown) == 1
    me.picks("back left")
    assert me.zone("back left") == [scene.game.card(shown[0])]


@pytest.mark.rule("10.23.2")
def test_a_declared_name_singles_out_one_card(scene, me, foe):
    """10.23.2: a whole name of a card that there is; neither a part of two names nor a name of none."""
    for name in ("Ember Squire Tolan", "Ember Squire Brin"):
        scene.card(name)
    scene.card("Asker", DECLARES, grade=2)
    me.has(vanguard="Asker", hand=["Ember Squire Tolan", "Ember Squire Brin"])
    me.uses("Asker")
    names = me.options()
    assert "Ember Squire Tolan" in names
    assert "Ember Squire" not in names and "Ember Squire Bogus" not in names
    me.picks("Ember Squire Tolan")


@pytest.mark.rule("10.26.3")
@pytest.mark.parametrize("deleted", [True, False])
def test_a_deleted_crown_lord_has_what_others_gave_it(scene, me, foe, deleted):
    """10.26.3: 10000 printed and 2000 from Dawn Colt: deleted it has 2000, and without its text it is boosted."""
    scene.card("Crown Lord Edric", "[CONT](VC):Your units cannot boost this unit.", grade=3, power=10000, skill=None)
    scene.card("Dawn Colt", "[CONT](RC):All of your vanguards get [Power]+2000.", grade=0)
    scene.card("Eraser", "[ACT](RC):Delete all of your vanguards.", grade=1)
    me.has(vanguard="Crown Lord Edric", back="Dawn Colt", left="Eraser")
    foe.has(hand=["Grade 0"])
    if deleted:
        me.uses("Eraser")
    assert me.power("Crown Lord Edric") == (2000 if deleted else 12000)
    me.picks("pass", "yes", "Crown Lord Edric")
    if deleted:
        me.is_asked("7.4.1.10", exactly=["Dawn Colt", "nobody"])
        me.picks("Dawn Colt")
        assert me.power("Crown Lord Edric") == 2000 + 5000
    else:
        foe.is_asked("7.5.1.2")


@pytest.mark.rule("10.35.1.3")
def test_veil_stalker_does_not_stand_in_its_owners_next_stand_phase(scene, me, foe):
    """10.35.1.3: dominated it says "your next stand phase"; by then it is its owner's again."""
    sits = "[AUTO](RC):When this unit attacks, this unit cannot [Stand] during your next stand phase."
    strike = "Choose one of your opponent's rear-guards, [Stand] and dominate it, and attack your opponent's vanguard."
    scene.card("Puppeteer", f"Dominate-[ACT](VC):{strike}", grade=2)
    scene.card("Veil Stalker", sits, grade=2, power=9000)
    me.has(vanguard="Puppeteer")
    foe.has(left="Veil Stalker", right="Grade 1")
    me.uses("Puppeteer").picks("Veil Stalker").picks("pass", "no")
    assert scene.game.facts["turn seat"] == 1
    assert foe.is_rested("Veil Stalker") and not foe.is_rested("Grade 1")


@pytest.mark.rule("11.10.2.1")
@pytest.mark.parametrize("found", ["Tide Blade Orin", "Orin the Veteran"])
def test_either_of_two_named_mates_is_taken_and_never_both(scene, me, foe, found):
    names = ("Tide Blade Orin", "Orin the Veteran")
    scene.card("Captain", '[ACT](VC):[Legion 20000]"Tide Blade Orin" or "Orin the Veteran"', grade=3)
    for name in names:
        scene.card(name, grade=2, skill=None)
    me.has(vanguard="Captain", drop=["Grade 0", "Grade 1", "Grade 2", "Grade 3"], hand=["Grade 0"]).deck_top(*names)
    foe.has(vanguard="Grade 3")
    me.uses("Captain").picks("Grade 0", "Grade 1", "Grade 2")
    me.is_asked(exactly=[*names, "done"])
    me.picks(found)
    assert sorted(me.zone("vanguard")) == sorted(["Captain", found])


@pytest.mark.rule("11.34.1.2.1")
def test_choir_lark_stays_in_harmony_through_either_page(scene, me, foe):
    """11.34.1.2.1: tied to Reed Page in one column and to Bell Page in another; it is in harmony while one is there."""
    away = {name: act(Move(Cards(REAR, "mine", Is("name", "=", name)), "drop")) for name in ("Reed Page", "Bell Page")}
    step = act(Place("move", Cards(REAR, "mine", Is("name", "=", "Choir Lark")), "rear-guard circle", where=("open",)))
    scene.card("Host", abilities=[*away.values(), step], grade=2)
    scene.card("Choir Lark", "[AUTO](VC/RC):Harmony", grade=2)
    scene.card("Reed Page", grade=0)
    scene.card("Bell Page", grade=0)
    me.has(vanguard="Host", left="Choir Lark", hand=["Reed Page", "Bell Page"])
    me.calls("Reed Page", "back left").uses("Host", 3).picks("front right")
    me.calls("Bell Page", "back right")
    sings = scene.game.match.book.words.states["in harmony"]
    assert sings(scene.game, me.card("Choir Lark"))
    me.uses("Host", 1)
    assert sings(scene.game, me.card("Choir Lark"))
    me.uses("Host", 2)
    assert not sings(scene.game, me.card("Choir Lark"))


@pytest.mark.rule("12.1.1.4")
def test_gear_hound_gains_two_hundred_times_in_one_go(scene, me, foe):
    """12.1.1.4: named after the loop was noticed; one change of 200000, and not two hundred."""
    scene.card("Gear Hound", "[ACT](VC):This unit gets [Power] +1000 until end of turn.", grade=2, power=9000)
    me.has(vanguard="Gear Hound")
    me.uses("Gear Hound").uses("Gear Hound").uses("Gear Hound")
    me.is_asked("12.1.1.4")
    before = len(scene.game.effects)
    me.picks(200)
    assert me.power("Gear Hound") == 9000 + 2000 + 200000
    assert len(scene.game.effects) == before + 1


@pytest.mark.rule("12.4.2")
def test_extra_turns_are_taken_last_added_first(scene, me, foe):
    """12.4.2: in my turn mine, the opponent's, mine: so mine, theirs, mine, and then their ordinary turn."""
    three = act(Perform("extra turn"), Perform("extra turn", who="opponent"), Perform("extra turn"))
    scene.card("Hourglass", abilities=[three], grade=2)
    me.has(vanguard="Hourglass")
    me.uses("Hourglass")
    seats = []
    while len(seats) < 5:
        turn, player = scene.game.facts["turn"], scene.players[scene.game.question.seat]
        player.picks(player.options()[-1])
        seats += [scene.game.facts["turn seat"]] if scene.game.facts["turn"] != turn else []
    assert seats == [0, 1, 0, 1, 0]
