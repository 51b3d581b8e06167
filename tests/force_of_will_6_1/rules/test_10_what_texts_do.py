"""Section 1000: what single texts do, and the same text where something of what it asks for is missing."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n


def casts(scene, player, text, *answers, name="Deed"):
    """A chant with this text, played and resolved."""
    ready(scene, player, text, name)
    player.plays(name, *answers)
    player.lets_resolve()


def ready(scene, player, text, name="Deed"):
    """The player holds a chant with this text, or with this effect, and one will for it."""
    if isinstance(text, str):
        scene.card(name, text, type="Chant", cost="{1}")
    else:
        scene.card(name, abilities=[n.Ability("activated", text, zones=("chase",), keyword="spell")], type="Chant",
                   cost="{1}")  # fmt: skip
    player.put("hand", name)
    player.will("fire")


# --- drawing, and cards off the top -----------------------------------------------------------------------


@pytest.mark.rule("1009.2")
@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (3, 0), (4, 0)])
def test_drawing_until_there_are_three_in_hand(scene, me, foe, held, drawn):
    """1009.2: only what is missing is drawn, and nothing by whoever has enough."""
    me.has(hand=["Resonator 5"] * held)
    casts(scene, me, "Draw cards until you have three in your hand.")
    assert me.count("hand") == held + drawn and foe.count("hand") == 0


@pytest.mark.rule("304.3")
@pytest.mark.parametrize("who", ["Your opponent puts", "Target opponent puts"])
def test_the_opponent_puts_the_top_of_the_deck_into_the_graveyard(scene, me, foe, who):
    """304.3: the three topmost cards, one after another, so that the last lies on top."""
    foe.deck_top("Resonator 1", "Resonator 2", "Resonator 3")
    casts(scene, me, f"{who} the top three cards of their deck into their graveyard.")
    assert foe.zone("graveyard") == ["Resonator 1", "Resonator 2", "Resonator 3"]


@pytest.mark.rule("304.3", "104.2")
@pytest.mark.parametrize("who", ["Your opponent puts", "Target opponent puts"])
def test_no_more_is_put_than_there_is(scene, me, foe, who):
    """104.2: of the three cards two are there."""
    scene.exactly()
    me.has(deck=["Resonator 3"])
    foe.has(deck=["Resonator 1", "Resonator 2"])
    casts(scene, me, f"{who} the top three cards of their deck into their graveyard.")
    assert foe.count("deck") == 0 and foe.zone("graveyard") == ["Resonator 2", "Resonator 1"]


@pytest.mark.rule("304.3")
def test_each_player_puts_the_top_of_the_deck_into_the_graveyard(scene, me, foe):
    """304.3: two cards of each deck, and each player draws one beside."""
    casts(scene, me, "Each player draws a card and puts the top two cards of their deck into their graveyard.")
    assert foe.count("graveyard") == 2 and foe.count("hand") == me.count("hand") == 1
    assert me.count("graveyard") == 2 + 1 and me.count("deck") == foe.count("deck")


@pytest.mark.rule("1011.2")
def test_of_several_stones_of_a_name_one_is_kept(scene, me, foe):
    """1011.2: of each name that several have one is chosen to stay; what has its name alone stays anyway."""
    for name in ("Old Font", "New Font", "Lone Font"):
        scene.card(name, type="True Magic Stone")
    stones = n.Cards(("field",), "mine", n.Is("type", "has", "true magic stone"))
    me.has(
        field=["Old Font", "Old Font", "Old Font", "New Font", "New Font", "Lone Font", "Resonator 1", "Resonator 1"]
    )
    foe.has(field=["Old Font", "Old Font"])
    ready(scene, me, n.Perform("banish all but one", cards=stones))
    me.plays("Deed")
    me.picks("Old Font")
    me.picks("New Font")
    me.picks("Old Font", "New Font")
    assert sorted(me.zone("field")) == ["Lone Font", "New Font", "Old Font", "Resonator 1", "Resonator 1"]
    assert foe.count("field") == 2


# --- damage that is removed, words that are chosen ---------------------------------------------------------


@pytest.mark.rule("1007.1")
def test_damage_is_removed_from_the_target_alone(scene, me, foe):
    """1007.1: the other card keeps the damage that has gathered on it."""
    me.has(field=["Resonator 5", "Resonator 4"])
    ready(scene, me, "This card deals 300 damage to each resonator.", "Rain")
    ready(scene, me, "Remove all damage from target resonator.")
    me.plays("Rain").lets_resolve()
    assert me.damage("Resonator 5") == me.damage("Resonator 4") == 300
    me.plays("Deed", "Resonator 5").lets_resolve()
    assert me.damage("Resonator 5") == 0 and me.damage("Resonator 4") == 300


@pytest.mark.rule("1014.1", "205.2")
def test_a_race_is_chosen_among_those_that_the_player_knows(scene, me, foe):
    """1014.1: of my own cards and of those that I have seen; the one in the other hand is not among them."""
    scene.card("Imp", race="Imp")
    scene.card("Elf Lad", race="Elf")
    me.has(field=["Resonator 1"], hand=["Imp"])
    foe.has(hand=["Elf Lad"], field=["Imp"])
    ready(scene, me, "Choose a race. Destroy all resonators of that race.")
    me.plays("Deed")
    assert me.offered("Imp") and me.offered("Tester") and not me.offered("Elf")
    me.picks("Imp")
    assert foe.zone("field") == [] and me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("1014.1", "202.3")
def test_a_card_name_is_named(scene, me, foe):
    """202.3: the cards of that name are meant, and none whose name only begins like it."""
    scene.card("Imp")
    scene.card("Imp Lord")
    scene.exactly()
    me.has(deck=["Imp"])
    foe.has(field=["Imp", "Imp Lord"], deck=["Imp"])
    casts(scene, me, NAMED, "Imp")
    assert foe.zone("field") == ["Imp Lord"]


NAMED = n.Sequence((
    f.ChooseWord("card name"),
    n.Move(n.Cards(("field",), "any", f.HasChosen("card name")), "graveyard", verb="destroy"),
))  # fmt: skip
TYPED = n.Sequence((
    f.ChooseWord("card type"),
    n.Move(n.Cards(("field",), "theirs", f.HasChosen("card type")), "graveyard", verb="destroy"),
))  # fmt: skip


@pytest.mark.rule("1014.1", "201.1")
def test_a_card_type_is_named(scene, me, foe):
    """201.1: what has that type, among others or alone."""
    foe.has(field=["Regalia", "Resonator 1"])
    casts(scene, me, TYPED, "regalia")
    assert foe.zone("field") == ["Resonator 1"]


@pytest.mark.rule("1014.1", "208.2")
def test_an_attribute_is_chosen_and_the_card_becomes_it(scene, me, foe):
    """208.2: the resonator has the chosen attribute in place of its own until the turn ends."""
    me.has(field=["Resonator 1", "Resonator 2"])
    casts(scene, me, "Choose an attribute. Target resonator becomes the chosen attribute until end of turn.",
          "Resonator 1", "water")  # fmt: skip
    assert me.value("Resonator 1", "attribute") == ("water",) and me.value("Resonator 2", "attribute") == ("fire",)


# --- one of several changes, several modes ----------------------------------------------------------------


@pytest.mark.rule("903.3b")
@pytest.mark.parametrize(
    ("option", "word"), [("option 1", "flying"), ("option 2", "pierce"), ("option 3", "swiftness")]
)
def test_one_of_several_skills_is_gained(scene, me, foe, option, word):
    """903.3b: the player says which as the text resolves; the others are not gained."""
    me.has(field=["Resonator 1"])
    casts(scene, me, "Target resonator gains [Flying], [Pierce], or [Swiftness] until end of turn.", option)
    found = {each for each in ("flying", "pierce", "swiftness") if scene.game.has(me.card("Resonator 1"), each)}
    assert found == {word}


MANY = f.ManyModes(
    (n.Perform("gain life", n.Number(100)), n.Perform("gain life", n.Number(200)), n.Perform("draw", n.Number(1))),
    None,
    2,
)
MANY_IF = f.ManyModes(MANY.options, n.Compare(n.Fact("your life"), ">=", n.Number(5000)), 2)


@pytest.mark.rule("903.2c")
def test_one_mode_or_two_are_chosen(scene, me, foe):
    """903.2c: two of the three are done, in the order in which they are printed, and each once."""
    ready(scene, me, MANY)
    me.plays("Deed", "option 3", "option 1")
    me.lets_resolve()
    assert me.life == 4000 + 100 and me.count("hand") == 1


@pytest.mark.rule("903.2c")
@pytest.mark.parametrize("life", [4000, 5000])
def test_more_modes_are_chosen_where_a_condition_holds(scene, me, foe, life):
    """903.2c: with 5000 life up to two may be chosen, and with less one."""
    me.with_life(life)
    ready(scene, me, MANY_IF)
    me.plays("Deed", "option 2")
    if life == 5000:
        me.picks("option 1")
    me.lets_resolve()
    assert me.life == life + 200 + (100 if life == 5000 else 0)


# --- counters -------------------------------------------------------------------------------------------------


@pytest.mark.rule("1022.5")
def test_only_cards_with_counters_are_meant(scene, me, foe):
    """1022.5: the one with two, not the one with one, nor the one with two of another name."""
    foe.has(field=["Resonator 1", "Resonator 2", "Resonator 3"])
    marks = {"Resonator 1": "two soot counters", "Resonator 2": "a soot counter", "Resonator 3": "two rust counters"}
    for counters in marks.values():
        ready(scene, me, f"Put {counters} on target resonator.", counters)
    ready(scene, me, "Destroy all resonators with two or more soot counters on it.")
    for name, counters in marks.items():
        me.plays(counters, name).lets_resolve()
    me.plays("Deed").lets_resolve()
    assert foe.zone("field") == ["Resonator 2", "Resonator 3"]


@pytest.mark.rule("1022.5", "903.2d")
def test_as_many_counters_as_the_player_says_are_removed_to_pay(scene, me, foe):
    """903.2d: X is chosen up to what lies there, and the text reads it."""
    take = f.RemoveCounters("soot", f.X(), n.This())
    gain = n.Perform("gain life", n.Times(f.X(), 100))
    fill = n.Ability("activated", f.PutCounters("soot", n.Number(3), n.This()), limit="turn", cost=(f.PayWill((), 1),))
    me.has(field=[scene.card("Urn", type="Regalia", abilities=[n.Ability("activated", gain, cost=(take,)), fill])])
    me.will("fire").uses("Urn", 3).lets_resolve()
    me.picks(("use", "Urn", "Urn/2"))
    assert me.options() == [0, 1, 2, 3]
    me.picks(2).lets_resolve()
    assert me.counters("Urn", "soot") == 3 - 2 and me.life == 4000 + 200


# --- X in the cost of an ability ------------------------------------------------------------------------------


@pytest.mark.rule("903.2d", "1003.4")
def test_x_of_an_ability_is_as_much_as_can_be_paid(scene, me, foe):
    """903.2d: beside the will of fire two more are there, so X is two at most."""
    me.has(field=[scene.card("Anvil", "{R}{X}: This card gains [+X00/+X00] until end of turn.", ATK=100, DEF=100)])
    me.stones("fire", "water", "wind")
    me.picks(("use", "Anvil", "Anvil/2"))
    assert me.options() == [0, 1, 2]
    me.picks(2).pays().lets_resolve()
    assert me.atk("Anvil") == 100 + 200 and me.pool == []


@pytest.mark.rule("903.2d", "907.2")
def test_what_rests_itself_does_not_count_for_its_own_x(scene, me, foe):
    """903.2d: the card that must be rested for the ability gives no will for X."""
    gain = n.Ability("activated", n.Perform("gain life", n.Times(f.X(), 100)),
                     cost=(f.PayWill((), 0, 1), n.Turn(n.This(), "rest")))  # fmt: skip
    give = n.Ability("activated", f.Produce((("fire",),)), cost=(n.Turn(n.This(), "rest"),))
    me.has(field=[scene.card("Lamp", type="Regalia", abilities=[give, gain])]).stones("water")
    me.picks(("use", "Lamp", "Lamp/3"))
    assert me.options() == [0, 1]
    me.picks(1).pays().lets_resolve()
    assert me.life == 4000 + 100


@pytest.mark.rule("1004.1", "304.3")
@pytest.mark.parametrize(("to", "zone"), [("its owner's hand", "hand"), ("the top of its owner's main deck", "deck")])
def test_a_card_is_returned_to_a_hand_or_a_deck(scene, me, foe, to, zone):
    """104.1: it is returned where the text says."""
    foe.has(field=["Resonator 1"])
    casts(scene, me, f"Return target resonator to {to}.")
    assert foe.zone(zone)[-1:] == ["Resonator 1"]


@pytest.mark.rule("304.3", "1004.1")
@pytest.mark.parametrize("hidden", [True, False])
def test_cards_off_the_top_are_removed_open_or_face_down(scene, me, foe, hidden):
    """304.3: the two topmost cards, and how they lie is what the text says."""
    me.deck_top("Resonator 1", "Resonator 2")
    casts(scene, me, f"Remove the top two cards of your deck from the game{' face down' if hidden else ''}.")
    assert sorted(me.zone("removed")) == ["Resonator 1", "Resonator 2"]
    assert [bool(me.game.face_down[card]) for card in me.game.in_zone(me.seat, "removed")] == [hidden] * 2


@pytest.mark.rule("104.1")
@pytest.mark.parametrize("deed", ["Rest all resonators you control.", "Recover all resonators you control."])
def test_they_are_the_cards_of_the_step_before(scene, me, foe, deed):
    """104.1: all of mine that something was done to, and none of theirs."""
    me.has(field=["Resonator 1", "Resonator 2"])
    foe.has(field=["Resonator 3"])
    casts(scene, me, f"{deed} They gain [+300/+0] until end of turn.")
    assert (me.atk("Resonator 1"), me.atk("Resonator 2")) == (200 + 300, 400 + 300)
    assert foe.atk("Resonator 3") == 600


@pytest.mark.rule("310.2")
@pytest.mark.parametrize(("zone", "hidden"), [("standby area", True), ("graveyard", False)])
def test_cards_off_the_top_come_to_standby_face_down(scene, me, foe, zone, hidden):
    """310.2: the topmost card, face down in the standby area, and open in the graveyard."""
    me.deck_top("Chant")
    casts(scene, me, f"Put the top card of your deck into your {zone}.")
    (card,) = [c for c in me.game.in_zone(me.seat, zone.split()[0]) if me.game.card(c) == "Chant"]
    assert bool(me.game.face_down[card]) is hidden
