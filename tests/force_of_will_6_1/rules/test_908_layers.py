"""Sections 908 and 909.1 to 909.3: effects that happen once, and the layers in which continuous effects apply."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.run.values import table_of
from playmat.kernel.state.memo import forget
from playmat.kernel.words import nodes as n

RESONATOR = n.Is("type", "has", "resonator")
STONE = n.Is("type", "has", "magic stone")
WAKE = "Target magic stone becomes a [400/400] resonator until end of turn. It's still a magic stone."


def always(cards, *changes):
    """A continuous ability that changes cards."""
    return n.Ability("continuous", n.Modify(cards, changes))


def regalia(scene, name, *abilities):
    return scene.card(name, abilities=abilities, type="Regalia")


def fields(where):
    return n.Cards(("field",), "any", where)


def of_race(race):
    return fields(n.Is("race", "has", race))


def numbers(player, name):
    return player.atk(name), player.defence(name)


def chant(scene, name, text):
    return scene.card(name, text, type="Chant")


# --- 908 what happens once --------------------------------------------------------------------------------


@pytest.mark.rule("908.1")
def test_a_draw_happens_as_the_ability_resolves(scene, me, foe):
    """908.1: not as it is played, nor while it waits: two cards come when both have passed."""
    scene.card("Reader", "{1}: Draw two cards.")
    me.has(field=["Reader"]).will("fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.uses("Reader", 2)
    assert me.chase == ["Reader"] and me.count("hand") == 0
    foe.passes()
    assert me.chase == [] and me.count("hand") == 2


@pytest.mark.rule("908.1")
def test_what_happened_once_is_not_taken_back(scene, me, foe):
    """908.1: 200 life are gained as the chant resolves, once and for all: there is no effect left to end."""
    chant(scene, "Cup", "You gain 200 life.")
    me.has(hand=["Cup"]).will("fire")
    me.plays("Cup").passes()
    foe.is_asked("602.1c")
    assert scene.game.facts["turn"] == 4 and me.life == 4000 + 200


# --- 909.1a base information ------------------------------------------------------------------------------


@pytest.mark.rule("909.1a")
def test_a_base_ability_counts_before_abilities_are_lost(scene, me, foe):
    """909.1a: "also a Dragon" is part of the information that effects start from, so it outlives the ability."""
    also = always(n.This(), n.Include("race", "Dragon"))
    scene.card("Wyrmling", abilities=[also], race="Human", ATK=300, DEF=300)
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(field=["Wyrmling"], hand=["Hush"]).will("fire")
    assert me.value("Wyrmling", "race") == ("Human", "Dragon")
    me.plays("Hush")
    assert me.value("Wyrmling", "race") == ("Human", "Dragon")


@pytest.mark.rule("909.1a")
def test_a_base_ability_is_information_that_an_effect_can_replace(scene, me, foe):
    """909.1a: the base ability makes it a Dragon first; "becomes a Goblin" comes after and leaves Goblin alone."""
    also = always(n.This(), n.Include("race", "Dragon"))
    scene.card("Wyrmling", abilities=[also], race="Human", ATK=300, DEF=300)
    regalia(scene, "Curse", always(fields(RESONATOR), f.Become(races=("Goblin",))))
    me.has(field=["Curse", "Wyrmling"])
    scene.start()
    assert me.value("Wyrmling", "race") == ("Goblin",)


# --- 909.1b to 909.1d types, abilities, other words -------------------------------------------------------


@pytest.mark.rule("909.1b")
def test_races_apply_before_numbers_whatever_is_older(scene, me, foe):
    """909.1b: the lord of Knights was there first; the later effect makes a Human a Knight, who has 200 + 200."""
    scene.card("Marshal", "Other Knights you control gain [+200/+200].", race="Elf")
    regalia(scene, "Order", always(fields(RESONATOR), n.Include("race", "Knight")))
    scene.card("Human", "", ATK=200, DEF=200, race="Human")
    me.has(field=["Marshal", "Human"], hand=["Order"]).will("fire")
    assert numbers(me, "Human") == (200, 200)
    me.plays("Order")
    assert numbers(me, "Human") == (200 + 200, 200 + 200)


@pytest.mark.rule("909.1b", "909.1c")
@pytest.mark.parametrize("order", [["Golems", "Wings"], ["Wings", "Golems"]])
def test_types_apply_before_abilities_whatever_is_older(scene, me, foe, order):
    """909.1c: stones become resonators, and resonators gain Flying: the stone flies in either order of arrival."""
    regalia(scene, "Golems", always(fields(STONE), n.Include("type", "resonator")))
    regalia(scene, "Wings", always(fields(RESONATOR), n.Include("keywords", "flying")))
    me.has(field=[*order, "Water Stone"])
    scene.start()
    assert me.value("Water Stone", "keywords") == ("flying",)
    assert me.value("Golems", "keywords") == ()


@pytest.mark.rule("909.1c")
def test_an_ability_that_is_lost_changes_no_number(scene, me, foe):
    """909.1c: abilities go in the second layer, so the lord who lost his gives nothing in the fourth."""
    scene.card("Marshal", "Other Knights you control gain [+200/+200].")
    scene.card("Page", "", ATK=200, DEF=200, race="Knight")
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(field=["Marshal", "Page"], hand=["Hush"]).will("fire")
    assert numbers(me, "Page") == (400, 400)
    me.plays("Hush", "Marshal")
    assert numbers(me, "Page") == (200, 200)


@pytest.mark.rule("909.1c")
def test_an_ability_that_is_gained_changes_numbers(scene, me, foe):
    """909.1c: the gained ability works in the fourth layer like a printed one, though it was gained last."""
    scene.card("Page", "", ATK=200, DEF=200, race="Knight")
    chant(scene, "Oath", 'Target resonator gains "Other Knights you control gain [+200/+200]." until end of turn.')
    me.has(field=["Page", "Resonator 1"], hand=["Oath"]).will("fire")
    me.plays("Oath", "Resonator 1")
    assert numbers(me, "Page") == (200 + 200, 200 + 200)


@pytest.mark.rule("909.1c", "909.3a")
@pytest.mark.parametrize("hushed", [True, False])
def test_an_ability_that_is_lost_gives_no_ability(scene, me, foe, hushed):
    """909.3a: what takes the marshal's ability away changes whether it gives one, and so comes first."""
    scene.card("Marshal", 'Other Knights you control gain "Other Goblins you control gain [+200/+200]."', race="Elf")
    scene.card("Page", "", ATK=200, DEF=200, race="Knight")
    scene.card("Imp", "", ATK=200, DEF=200, race="Goblin")
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(field=["Marshal", "Page", "Imp"], hand=["Hush"]).will("fire")
    if hushed:
        me.plays("Hush", "Marshal")
    assert numbers(me, "Imp") == ((200, 200) if hushed else (400, 400))


@pytest.mark.rule("909.1c", "909.3b")
def test_abilities_come_and_go_in_the_order_of_age(scene, me, foe):
    """909.1c: Flying gained before all abilities are lost is lost; gained after it, it stays."""
    chant(scene, "Wings", "Target resonator gains [Flying] until end of turn.")
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    me.has(field=["Resonator 1"], hand=["Wings", "Wings", "Hush"]).will("fire", "fire", "fire")
    me.plays("Wings")
    assert me.value("Resonator 1", "keywords") == ("flying",)
    me.plays("Hush")
    assert me.value("Resonator 1", "keywords") == ()
    me.plays("Wings")
    assert me.value("Resonator 1", "keywords") == ("flying",)


@pytest.mark.rule("909.1c", "1303.1d")
def test_a_token_loses_the_keywords_it_was_made_with(scene, me, foe):
    """909.1c: they are abilities, though it has no text; one that it gains later stays alone."""
    chant(scene, "Hatch", "Put a [200/200] wind Moth resonator token with [Flying] into your field.")
    chant(scene, "Hush", "Target resonator loses all abilities until end of turn.")
    chant(scene, "Oath", 'Target resonator gains "Other Knights you control gain [+200/+200]." until end of turn.')
    me.has(hand=["Hatch", "Hush", "Oath"]).will("fire", "fire", "fire")
    me.plays("Hatch")
    assert me.value("Moth", "keywords") == ("flying",)
    me.plays("Hush")
    assert me.value("Moth", "keywords") == ()
    me.plays("Oath")
    assert me.value("Moth", "keywords") == ()


@pytest.mark.rule("909.1d")
def test_attributes_apply_before_numbers_whatever_is_older(scene, me, foe):
    """909.1d: darkness is given in the third layer; the older lord of darkness then adds 100 to 200."""
    regalia(scene, "Moon", always(fields(n.Is("attribute", "has", "darkness")),
                                  n.Add("atk", n.Number(100)), n.Add("def", n.Number(100))))  # fmt: skip
    chant(scene, "Dusk", "Target resonator becomes darkness until end of turn.")
    me.has(field=["Moon", "Resonator 1"], hand=["Dusk"]).will("fire")
    assert numbers(me, "Resonator 1") == (200, 200)
    me.plays("Dusk")
    assert me.value("Resonator 1", "attribute") == ("darkness",)
    assert numbers(me, "Resonator 1") == (200 + 100, 200 + 100)


@pytest.mark.rule("909.1b", "909.1d")
@pytest.mark.parametrize(
    ("key", "change", "word"),
    [("race", n.Include("race", "Giant"), "Giant"), ("attribute", f.Become(attributes=("wind",)), "wind")],
)
def test_words_are_settled_before_any_number_has_changed(scene, me, foe, key, change, word):
    """909.1b, 909.1d: of two resonators with ATK 400, one printed so and one by an effect of the fourth layer, the
    effect on those with 400 or more reaches the first only: in its layer the other one still has 200."""
    regalia(scene, "Banner", always(fields(n.Is("name", "=", "Resonator 1")), n.Add("atk", n.Number(200))))
    regalia(scene, "Measure", always(fields(n.Is("atk", ">=", n.Number(400))), change))
    me.has(field=["Banner", "Measure", "Resonator 1", "Resonator 2"])
    scene.start()
    assert me.atk("Resonator 1") == 200 + 200 and word not in me.value("Resonator 1", key)
    assert me.atk("Resonator 2") == 400 and word in me.value("Resonator 2", key)


# --- 909.1e to 909.1g numbers, counters, rounding ---------------------------------------------------------


def seed(scene):
    return scene.card("Seed", "{0}: Put a [+100/+100] counter on this card.", ATK=300, DEF=300)


@pytest.mark.rule("909.1e", "909.1f")
def test_counters_add_to_what_later_effects_set(scene, me, foe):
    """909.1e, 909.1f: the counter was first, yet 500/500 is set in the layer before it: 500 + 100."""
    seed(scene)
    chant(scene, "Mould", "Target resonator becomes [500/500] until end of turn.")
    me.has(field=["Seed"], hand=["Mould"]).will("fire")
    me.uses("Seed", 2).lets_resolve()
    assert me.counters("Seed", "+100/+100") == 1 and numbers(me, "Seed") == (300 + 100, 300 + 100)
    me.plays("Mould").lets_resolve()
    assert numbers(me, "Seed") == (500 + 100, 500 + 100)


BULK = fields(n.Is("name", "=", "Bulk"))


def scales(scene):
    """A regalia that takes 150 from the ATK, which is no wording of any card."""
    return regalia(scene, "Scales", always(BULK, n.Add("atk", n.Number(-150))))


def bulk(scene, size, counter="+50/+50"):
    return scene.card("Bulk", abilities=[n.Ability("activated", f.PutCounters(counter, n.Number(1), n.This()))],
                      ATK=size, DEF=size)  # fmt: skip


@pytest.mark.rule("909.1f")
def test_an_effect_that_halves_does_not_halve_counters(scene, me, foe):
    """909.1f: half of 300 is 150, and 200 of the counter make 350, so 400; half of 300 + 200 would be 250, so 300."""
    bulk(scene, 300, "+200/+200")
    regalia(scene, "Sickle", always(BULK, n.Set("atk", f.Half(n.ValueOf("atk", BULK)))))
    me.has(field=["Bulk"], hand=["Sickle"]).will("fire")
    me.uses("Bulk", 2).lets_resolve()
    assert numbers(me, "Bulk") == (300 + 200, 300 + 200)
    me.plays("Sickle").lets_resolve()
    assert numbers(me, "Bulk") == (400, 300 + 200)


@pytest.mark.rule("909.1f", "909.1g")
def test_rounding_waits_for_the_counters(scene, me, foe):
    """909.1f, 909.1g: 300 - 150 + 50 = 200; rounded before the counter it would be 200 + 50, and so 300."""
    bulk(scene, 300)
    scales(scene)
    me.has(field=["Bulk", "Scales"])
    assert me.atk("Bulk") == 200
    me.uses("Bulk", 2).lets_resolve()
    assert me.atk("Bulk") == 300 - 150 + 50
    assert me.defence("Bulk") == 400


@pytest.mark.rule("909.1g")
def test_numbers_are_rounded_up_once_at_the_end(scene, me, foe):
    """909.1g: 500 - 150 = 350 shows 400; another - 150 gives 200 exactly, not 400 - 150 = 250 and so 300."""
    bulk(scene, 500)
    scales(scene)
    me.has(field=["Bulk", "Scales"], hand=["Scales"]).will("fire")
    assert me.atk("Bulk") == 400
    me.plays("Scales").lets_resolve()
    assert me.atk("Bulk") == 500 - 150 - 150


@pytest.mark.rule("909.1g")
def test_rounding_ends_with_the_effect(scene, me, foe):
    """909.1g: without the effect it is 500 again."""
    bulk(scene, 500)
    scales(scene)
    chant(scene, "Crush", "Destroy target regalia.")
    me.has(field=["Bulk", "Scales"], hand=["Crush"]).will("fire")
    assert me.atk("Bulk") == 400
    me.plays("Crush").lets_resolve()
    assert me.atk("Bulk") == 500


# --- 909.2 an effect of several layers --------------------------------------------------------------------


def quickening(scene):
    """A chant that makes a stone a Dragon resonator of 1000/1000 with Flying until end of turn."""
    becomes = f.Become(n.Number(1000), n.Number(1000), ("resonator", "magic stone"), ("Dragon",), keywords=("flying",))
    effect = n.Sequence((f.Target(fields(STONE)), n.Modify(n.It(), (becomes,), "end of turn")))
    spell = n.Ability("activated", effect, zones=("chase",), keyword="spell")
    return scene.card("Quickening", abilities=[spell], type="Chant")


@pytest.mark.rule("909.2")
def test_an_effect_is_split_into_its_layers(scene, me, foe):
    """909.2: as a Dragon of the first layer the stone is one that older effects take abilities from and add 200 to;
    Flying comes in the second and stays, 1000 in the fourth, where the older 200 waits for a number (909.3a)."""
    regalia(scene, "Silence", always(of_race("Dragon"), n.LoseAbilities()))
    regalia(scene, "Banner", always(of_race("Dragon"), n.Add("atk", n.Number(200))))
    quickening(scene)
    me.has(field=["Silence", "Banner", "Water Stone"], hand=["Quickening"]).will("fire")
    assert me.offered("use", "Water Stone", "Water Stone/1")
    me.plays("Quickening").lets_resolve()
    assert me.value("Water Stone", "race") == ("Dragon",) and "resonator" in me.value("Water Stone", "type")
    assert me.value("Water Stone", "keywords") == ("flying",)
    assert not me.offered("use", "Water Stone", "Water Stone/1")
    assert numbers(me, "Water Stone") == (1000 + 200, 1000)


@pytest.mark.rule("909.2")
@pytest.mark.parametrize("first", ["race", "type", "keywords", "atk", "abilities"])
def test_it_does_not_matter_which_layer_is_asked_about_first(scene, me, foe, first):
    """909.2: a layer that is looked at by itself is worked out with the same outcome as with all the others."""
    regalia(scene, "Silence", always(of_race("Dragon"), n.LoseAbilities()))
    quickening(scene)
    me.has(field=["Silence", "Water Stone"], hand=["Quickening"]).will("fire")
    me.plays("Quickening").lets_resolve()
    stone = me.card("Water Stone")
    forget(scene.game)
    table_of(scene.game, first)
    assert me.value("Water Stone", "race") == ("Dragon",) and me.value("Water Stone", "keywords") == ("flying",)
    assert table_of(scene.game, "abilities")[stone] == ()


@pytest.mark.rule("909.2")
def test_a_later_effect_of_a_layer_comes_between_the_parts(scene, me, foe):
    """909.2: abilities are lost after the stone got Flying and before it got its numbers: it keeps 1000/1000."""
    quickening(scene)
    regalia(scene, "Silence", always(of_race("Dragon"), n.LoseAbilities()))
    me.has(field=["Water Stone"], hand=["Quickening", "Silence"]).will("fire", "fire")
    me.plays("Quickening").lets_resolve()
    me.plays("Silence").lets_resolve()
    assert not me.offered("use", "Water Stone", "Water Stone/1")
    assert me.value("Water Stone", "race") == ("Dragon",) and numbers(me, "Water Stone") == (1000, 1000)


# --- 909.3 the order inside a layer -----------------------------------------------------------------------


def heralds(scene):
    """All Knights are also Dragons; all Humans are also Knights."""
    regalia(scene, "Dragonhood", always(of_race("Knight"), n.Include("race", "Dragon")))
    regalia(scene, "Knighthood", always(of_race("Human"), n.Include("race", "Knight")))
    scene.card("Human", "", ATK=200, DEF=200, race="Human")


@pytest.mark.rule("909.3a")
@pytest.mark.parametrize("order", [["Dragonhood", "Knighthood"], ["Knighthood", "Dragonhood"]])
def test_an_effect_that_depends_on_another_comes_after_it(scene, me, foe, order):
    """909.3a: who is a Knight depends on the effect that makes Knights: a Human is all three in either order."""
    heralds(scene)
    me.has(field=[*order, "Human"])
    scene.start()
    assert me.value("Human", "race") == ("Human", "Knight", "Dragon")


def moulds(scene):
    chant(scene, "Mould", "Target resonator becomes [500/500] until end of turn.")
    chant(scene, "Growth", "Target resonator gains [+200/+200] until end of turn.")


@pytest.mark.rule("909.3a", "1020.3")
@pytest.mark.parametrize("order", [["Wake", "Banner"], ["Banner", "Wake"]])
def test_what_is_added_waits_for_a_number(scene, me, foe, order):
    """909.3a, 1020.3: a stone has no ATK that could be modified before it is given one: 400 + 100 in either order."""
    regalia(scene, "Banner", always(fields(RESONATOR), n.Add("atk", n.Number(100))))
    chant(scene, "Wake", WAKE)
    me.has(field=["Water Stone"], hand=order).will("fire", "fire")
    for name in order:
        me.plays(name).lets_resolve()
    assert numbers(me, "Water Stone") == (400 + 100, 400)


@pytest.mark.rule("909.3a", "909.3b")
def test_a_number_that_is_given_again_has_the_last_word(scene, me, foe):
    """909.3b: the 200 could be added to the first number, so nothing waits for the second, which is younger."""
    chant(scene, "Wake", WAKE)
    chant(scene, "Growth", "Target resonator gains [+200/+200] until end of turn.")
    me.has(field=["Water Stone"], hand=["Wake", "Wake", "Growth"]).will("fire", "fire", "fire")
    me.plays("Wake").lets_resolve()
    me.plays("Growth").lets_resolve()
    assert numbers(me, "Water Stone") == (400 + 200, 400 + 200)
    me.plays("Wake").lets_resolve()
    assert numbers(me, "Water Stone") == (400, 400)


@pytest.mark.rule("909.3b")
@pytest.mark.parametrize(("order", "size"), [(["Growth", "Mould"], 500), (["Mould", "Growth"], 500 + 200)])
def test_otherwise_the_older_effect_comes_first(scene, me, foe, order, size):
    """909.3b: what is added before 500/500 is set is gone; what is added after it counts: 500 + 200."""
    moulds(scene)
    me.has(field=["Resonator 1"], hand=order).will("fire", "fire")
    for name in order:
        me.plays(name)
    assert numbers(me, "Resonator 1") == (size, size)


@pytest.mark.rule("909.3b")
def test_an_effect_is_as_old_as_its_resolution(scene, me, foe):
    """909.3b: the growth was played after the mould but resolved before it, so 500 is set after its 200."""
    moulds(scene)
    scene.card("Answer", "[Quickcast]\nTarget resonator gains [+200/+200] until end of turn.", type="Chant")
    me.has(field=["Resonator 1"], hand=["Mould", "Answer"]).will("fire", "fire")
    me.plays("Mould").plays("Answer")
    assert [move[0] for move in scene.moves() if move[2] == "graveyard"] == ["Answer", "Mould"]
    assert numbers(me, "Resonator 1") == (500, 500)


@pytest.mark.rule("909.3b")
def test_an_ability_is_as_old_as_it_has_been_active(scene, me, foe):
    """909.3b: the banner lay there before the mould resolved, so 500 is set after its 200; a banner that comes
    later adds to it."""
    moulds(scene)
    for name in ("Banner", "Standard"):
        regalia(scene, name, always(fields(RESONATOR), n.Add("atk", n.Number(200))))
    me.has(field=["Banner", "Resonator 1"], hand=["Mould", "Standard"]).will("fire", "fire")
    assert me.atk("Resonator 1") == 200 + 200
    me.plays("Mould")
    assert me.atk("Resonator 1") == 500
    me.plays("Standard")
    assert me.atk("Resonator 1") == 500 + 200


# --- 909.3b equal age ---------------------------------------------------------------------------------------


def rise(scene, me, foe, *names):
    """In my turn the opponent brings these regalia into their field at one time."""
    scene.card("Rise", "[Quickcast]\nPut all regalia from your graveyard into your field.", type="Chant")
    me.has(field=["Resonator 1"], hand=["Chant"]).will("fire")
    foe.has(hand=["Rise"], graveyard=names).will("fire")
    me.plays("Chant")
    foe.plays("Rise")


def press(scene):
    return regalia(scene, "Press", always(fields(RESONATOR), f.Become(n.Number(500), n.Number(500))))


def banner(scene, name="Banner"):
    return regalia(scene, name, always(fields(RESONATOR), n.Add("atk", n.Number(200)), n.Add("def", n.Number(200))))


@pytest.mark.rule("909.3b")
@pytest.mark.parametrize(("first", "size"), [("Press", 500 + 200), ("Banner", 500)])
def test_the_turn_player_orders_effects_of_one_age(scene, me, foe, first, size):
    """909.3b: two regalia come at the same time, and one sets what the other adds to: my opponent, whose turn it
    is not, has played the text that brought them, but I say which applies first."""
    press(scene)
    banner(scene)
    rise(scene, me, foe, "Press", "Banner")
    me.until("909.3b").picks(first)
    me.lets_resolve()
    assert numbers(me, "Resonator 1") == (size, size)


@pytest.mark.rule("909.3b")
def test_three_effects_of_one_age_are_put_in_order(scene, me, foe):
    """909.3b: 200 more, then 500, then 200 more: 700."""
    press(scene)
    banner(scene)
    banner(scene, "Flag")
    rise(scene, me, foe, "Press", "Banner", "Flag")
    me.until("909.3b").picks("Flag").picks("Press", rule="909.3b")
    me.lets_resolve()
    assert numbers(me, "Resonator 1") == (500 + 200, 500 + 200)


@pytest.mark.rule("909.3b")
def test_nobody_is_asked_where_the_order_does_not_matter(scene, me, foe):
    """909.3b: 200 and 200 more of 200 are 600 in any order, and the chase resolves without a question."""
    banner(scene)
    banner(scene, "Flag")
    rise(scene, me, foe, "Banner", "Flag")
    me.lets_resolve()
    size = 200 + 200 + 200
    assert me.chase == [] and numbers(me, "Resonator 1") == (size, size)


@pytest.mark.rule("909.3b")
@pytest.mark.parametrize("first", ["Gag", "Wings"])
def test_skills_of_one_age_are_ordered_too(scene, me, foe, first):
    """909.3b: all abilities are lost before or after Flying is gained."""
    regalia(scene, "Gag", always(fields(RESONATOR), n.LoseAbilities()))
    regalia(scene, "Wings", always(fields(RESONATOR), n.Include("keywords", "flying")))
    rise(scene, me, foe, "Gag", "Wings")
    me.until("909.3b").picks(first)
    me.lets_resolve()
    assert ("flying" in me.value("Resonator 1", "keywords")) is (first == "Gag")


# --- 909.2 one effect in one layer -----------------------------------------------------------------------------

TURNS = "each Ghost resonator loses Ghost and gains Saint"


@pytest.mark.rule("909.2", "909.1b")
@pytest.mark.parametrize("text", [f"As long as you control a regalia, {TURNS}.",
                                  "As long as you control a Ghost, Ghost resonators lose Ghost and gain Saint."])
def test_a_race_is_lost_and_another_gained_by_one_effect(scene, me, foe, text):
    """909.2, 909.1b: who was a Ghost as the effect applies becomes a Saint; a Tester is none before nor after."""
    scene.card("Wisp", race="Ghost")
    regalia(scene, "Censer")
    scene.card("Prior", text)
    me.has(field=["Prior", "Censer", "Wisp", "Resonator 1"])
    assert me.value("Wisp", "race") == ("Saint",) and me.value("Resonator 1", "race") == ("Tester",)


@pytest.mark.rule("909.2", "909.4")
def test_a_resolved_text_takes_and_gives_a_race_at_once(scene, me, foe):
    """909.2, 909.4: also the one that comes later, and played twice it makes no difference."""
    scene.card("Wisp", race="Ghost")
    chant(scene, "Rite", "Ghost resonators lose Ghost and gain Saint until end of turn.")
    me.has(field=["Wisp"], hand=["Rite", "Rite", "Wisp"]).will("fire", "fire", "fire")
    for name in ("Rite", "Rite", "Wisp"):
        me.plays(name).lets_resolve()
    assert [scene.game.value(c, "race") for c in scene.game.in_zone(0, "field")] == [("Saint",), ("Saint",)]


@pytest.mark.rule("909.2", "909.1e")
@pytest.mark.parametrize(("size", "then"), [(500, 500 + 200), (600, 600)])
def test_who_is_small_gains_both_numbers(scene, me, foe, size, then):
    """909.2, 909.1e: 700 ATK are too many, but both are gained by who had 500."""
    scene.card("Nurse", "Other resonators you control with 500 or less ATK gain [+200/+200].")
    scene.card("Child", ATK=size, DEF=size)
    me.has(field=["Nurse", "Child"])
    assert numbers(me, "Child") == (then, then)


@pytest.mark.rule("909.2", "909.4")
@pytest.mark.parametrize(("size", "then"), [(500, 500 + 200), (600, 600)])
def test_who_is_small_gains_both_numbers_for_a_turn(scene, me, foe, size, then):
    """909.2, 909.4: the same of an effect that a chant has made."""
    chant(scene, "Milk", "Resonators you control with 500 or less ATK gain [+200/+200] until end of turn.")
    scene.card("Child", ATK=size, DEF=size)
    me.has(field=["Child"], hand=["Milk"]).will("fire")
    me.plays("Milk").lets_resolve()
    assert numbers(me, "Child") == (then, then)


@pytest.mark.rule("909.2", "909.3a")
def test_what_asks_for_a_race_waits_for_the_whole_effect(scene, me, foe):
    """909.2, 909.3a: Saints gain Angel, though that effect is older."""
    scene.card("Herald", "Saint resonators you control gain Angel.")
    scene.card("Wisp", race="Ghost")
    scene.card("Prior", f"As long as you control a regalia, {TURNS}.")
    regalia(scene, "Censer")
    me.has(field=["Herald", "Wisp", "Prior", "Censer"])
    assert me.value("Wisp", "race") == ("Saint", "Angel")
