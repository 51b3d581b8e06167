"""Section 907: will abilities, and the wills they produce."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

STONE = ("use", "Fire Stone", "Fire Stone/1")


# --- 907.1 what is a will ability ---------------------------------------------------------------------------


@pytest.mark.rule("907.1", "907.3")
def test_a_stones_ability_resolves_at_once(scene, me, foe):
    """907.1, 907.3: the will is there, the chase stays empty, and the opponent, who could answer, is not asked."""
    me.stones("fire")
    foe.has(hand=["Quick Chant"]).stones("water")
    me.picks(STONE)
    assert me.pool == ["fire"] and me.chase == [] and me.asked


@pytest.mark.rule("907.1")
def test_a_chant_that_produces_will_uses_the_chase(scene, me, foe):
    """907.1: a spell is never a will ability; the opponent may answer before the wills are there."""
    scene.card("Kindle", "Produce {R}{R}.", type="Chant", cost="{1}")
    me.has(hand=["Kindle"]).will("water")
    foe.has(hand=["Quick Chant"]).stones("water")
    me.plays("Kindle")
    assert me.chase == ["Kindle"] and me.pool == [] and foe.offered("play", "Quick Chant")
    me.lets_resolve()
    assert me.pool == ["fire", "fire"]


@pytest.mark.rule("907.1")
def test_an_automatic_set_off_by_a_will_ability_is_immediate_too(scene, me, foe):
    """907.1: a second will on resting a stone comes with the first, without the chase."""
    scene.card("Font", "When a magic stone you control becomes rested ⇒ Produce {U}.", type="Regalia")
    me.has(field=["Font"]).stones("fire")
    foe.has(hand=["Quick Chant"]).stones("water")
    me.picks(STONE)
    assert sorted(me.pool) == ["fire", "water"] and me.chase == [] and me.asked


@pytest.mark.rule("907.1")
def test_the_second_will_comes_in_the_middle_of_a_payment(scene, me, foe):
    """907.1: the stone is rested for the chant; the other will is there before the chant can be answered."""
    scene.card("Font", "When a magic stone you control becomes rested ⇒ Produce {U}.", type="Regalia")
    scene.card("Spring", "Draw a card.", type="Chant", cost="{R}")
    me.has(field=["Font"], hand=["Spring"]).stones("fire")
    foe.stones("fire")
    me.plays("Spring")
    assert me.chase == ["Spring"] and me.pool == ["water"] and foe.asked
    me.lets_resolve()


@pytest.mark.rule("907.1")
@pytest.mark.parametrize(("once", "came"), [(" Play this ability only once per turn.", 1), ("", 3)])
def test_one_that_is_played_once_per_turn_gives_no_second_will(scene, me, foe, once, came):
    """907.1: resting one stone rests the others, which sets the ability off again; its limit forbids that. Nothing
    of it can be answered."""
    text = f"When a magic stone you control becomes rested, rest all magic stones you control. Produce {{U}}.{once}"
    scene.card("Font", text, type="Regalia")
    me.has(field=["Font"], hand=["Chant"]).stones("fire", "fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.picks(STONE)
    assert me.pool == ["fire"] + ["water"] * came and me.chase == []
    assert all(map(me.game.rested.__getitem__, me.game.in_zone(0, "field")[1:]))


@pytest.mark.rule("907.1", "1003.5")
def test_a_stone_that_something_else_rests_pays_nothing(scene, me, foe):
    """907.1, 1003.5: the first stone rested for the cost rests the others; what is lacking comes from a lamp."""
    text = "When a magic stone you control becomes rested, rest all magic stones you control. Produce {U}."
    scene.card("Font", f"{text} Play this ability only once per turn.", type="Regalia")
    scene.card("Lamp", "{Rest}: Produce {R}.", type="Regalia")
    scene.card("Spring", "Draw a card.", type="Chant", cost="{3}")
    me.has(field=["Font", "Lamp"], hand=["Spring"]).stones("fire", "fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Spring")
    assert me.chase == ["Spring"] and me.is_rested("Lamp") and me.pool == []
    ((_, *paid),) = [event[-1] for event in scene.events("pay will")]
    assert sorted(paid) == ["fire", "fire", "water"]
    me.lets_resolve()


@pytest.mark.rule("1003.4")
def test_wills_that_turn_out_to_be_too_few_are_not_paid_in_part(scene, me, foe):
    """1003.4: the first stone rested for the cost of three rests the others, and a water will is all that comes of it:
    neither of the two wills is spent."""
    text = "When a magic stone you control becomes rested, rest all magic stones you control. Produce {U}."
    scene.card("Font", f"{text} Play this ability only once per turn.", type="Regalia")
    scene.card("Spring", "Draw a card.", type="Chant", cost="{3}")
    me.has(field=["Font"], hand=["Spring"]).stones("fire", "fire", "fire")
    foe.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Spring")
    assert me.pool == ["fire", "water"] and scene.events("pay will") == []
    assert all(map(me.game.rested.__getitem__, me.game.in_zone(0, "field")[1:]))


@pytest.mark.rule("907.1")
def test_an_automatic_set_off_otherwise_uses_the_chase(scene, me, foe):
    """907.1: the same words on entering the field are set off by no will ability."""
    scene.card("Spring", "When this card enters your field ⇒ Produce {U}.", type="Regalia", cost="{1}")
    me.has(hand=["Spring"]).will("fire")
    foe.stones("water")
    me.plays("Spring")
    foe.passes()
    assert me.chase == ["Spring"] and me.pool == [] and foe.asked
    me.lets_resolve()
    assert me.pool == ["water"]


def marker(scene):
    """A resonator whose will ability has a target."""
    effect = n.Sequence((f.Target(n.Cards(("field",), "any", n.Is("type", "has", "resonator"))),
                         f.Produce((("wind",),))))  # fmt: skip
    ability = n.Ability("activated", effect, cost=(f.PayWill((), 0), n.Turn(n.This(), "rest")))
    return scene.card("Marker", abilities=[ability], cost="{5}")


@pytest.mark.rule("907.1")
def test_an_ability_with_a_target_is_no_will_ability(scene, me, foe):
    """907.1: it produces will, but it waits in the chase and can be answered."""
    marker(scene)
    me.has(field=["Marker"])
    foe.has(hand=["Quick Chant"]).stones("water")
    me.uses("Marker", 2)
    assert me.chase == ["Marker"] and me.pool == [] and foe.offered("play", "Quick Chant")
    me.lets_resolve()
    assert me.pool == ["wind"]


@pytest.mark.rule("907.1", "907.2")
def test_an_ability_with_a_target_pays_for_nothing(scene, me, foe):
    """907.2: what is no will ability cannot be used in a payment, so the card is not playable."""
    marker(scene)
    me.has(field=["Marker"], hand=["Chant"])
    assert me.offered("use", "Marker", "Marker/2") and not me.offered("play", "Chant")


@pytest.mark.rule("907.1")
def test_an_automatic_with_a_target_uses_the_chase(scene, me, foe):
    """907.1: set off by a stone, but it targets; it comes into the chase in the next sequence."""
    effect = n.Sequence((f.Target(n.Cards(("field",), "any", n.Is("type", "has", "resonator"))),
                         f.Produce((("water",),))))  # fmt: skip
    trigger = n.On("rest", (("card", n.Cards(("field",), "mine", n.Is("type", "has", "magic stone"))),))
    scene.card("Font", abilities=[n.Ability("automatic", effect, trigger=trigger)], type="Regalia")
    me.has(field=["Font", "Resonator 1"]).stones("fire", "fire")
    me.picks(STONE)
    assert me.pool == ["fire"] and me.chase == ["Font"]
    me.lets_resolve()
    assert sorted(me.pool) == ["fire", "water"]


# --- 907.2 when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("907.2")
def test_stones_are_rested_in_the_middle_of_a_payment(scene, me, foe):
    """907.2: the pool is empty and the card already in the chase as the stone for it is chosen."""
    me.has(hand=["Quick Chant"]).stones("fire", "water")
    me.picks(("play", "Quick Chant"))
    me.is_asked("1003.5")
    assert me.chase == ["Quick Chant"] and me.pool == []
    me.picks(("use", "Water Stone", "Water Stone/1"))
    assert me.is_rested("Water Stone") and not me.is_rested("Fire Stone")
    me.lets_resolve()
    assert me.count("hand") == 1


@pytest.mark.rule("907.2")
def test_a_stone_may_be_used_with_priority_in_the_opponents_turn(scene, me, foe):
    """907.2: something waits in the chase and I hold priority, so that I may produce."""
    scene.turn_of(foe)
    foe.has(hand=["Chant"]).will("fire")
    me.stones("fire", "fire")
    foe.plays("Chant")
    me.picks(STONE)
    assert me.pool == ["fire"] and me.chase == ["Chant"]
    me.lets_resolve()


@pytest.mark.rule("907.2", "104.4")
def test_a_stone_that_cannot_be_rested_pays_for_nothing(scene, me, foe):
    """907.2, 104.4: what forbids beats what allows, so its cost cannot be paid and no payment counts on it."""
    stones = n.Cards(("field",), "any", n.Is("type", "has", "magic stone"))
    frost = n.Ability("continuous", n.Modify(stones, (n.Cannot("rest"),)))
    foe.has(field=[scene.card("Frost", abilities=[frost], type="Regalia")])
    scene.card("Pony", cost="{1}")
    me.has(hand=["Pony"]).stones("fire")
    assert not me.offered(*STONE) and not me.offered("play", "Pony")


@pytest.mark.rule("907.2")
def test_without_priority_a_stone_cannot_be_used(scene, me, foe):
    """907.2: the turn player has priority; for the other player's stone there is neither that nor a payment."""
    foe.stones("water")
    me.has(hand=["Chant"])
    scene.start()
    assert me.asked and not me.offered("use", "Water Stone", "Water Stone/1")
    assert me.refused("use", "Water Stone", "Water Stone/1")
    assert foe.pool == [] and not foe.is_rested("Water Stone")


@pytest.mark.rule("907.2")
def test_during_a_resolution_without_a_payment_a_stone_cannot_be_used(scene, me, foe):
    """907.2: the chant asks for a discard; resting a stone is no answer to that."""
    scene.card("Waste", "Discard a card.", type="Chant", cost="{0}")
    me.has(hand=["Waste", "Resonator 1", "Resonator 2"]).stones("fire")
    me.plays("Waste").passes()
    me.is_asked(exactly=["Resonator 1", "Resonator 2"])
    assert me.refused(*STONE)
    me.picks("Resonator 1")


@pytest.mark.rule("907.2", "1002.1")
def test_a_stone_with_an_addition_is_offered_apart_from_bare_ones(scene, me, foe):
    """907.2: of three fire stones the two that are alike are offered as one; 1002.1: an addition lies on the third."""
    scene.card("Aura", type="Addition", cost="{1}")
    me.stones("fire", "fire", "fire")
    stones = me.game.in_zone(0, "field")
    aura = me.put("field", "Aura")
    me.game.marks[aura, "added to"] = (me.game.serial[aura], stones[1], me.game.serial[stones[1]])
    assert me.options().count(STONE) == 2
    assert me.why_not("use", stones[1], STONE[2]) is None


# --- 907.3 no chase -----------------------------------------------------------------------------------------


@pytest.mark.rule("907.3")
def test_using_a_stone_leaves_main_timing_as_it_was(scene, me, foe):
    """907.3: afterwards a resonator, a call and a judgment are still offered."""
    me.has(hand=["Resonator 1"]).stones("fire", "fire")
    me.picks(STONE)
    assert me.chase == [] and me.offered("play", "Resonator 1")
    assert me.offered("call", "Ruler") and me.offered("use", "Ruler", "Ruler/1")


@pytest.mark.rule("907.3")
def test_a_will_ability_over_a_spell_lets_the_spell_wait(scene, me, foe):
    """907.3: it resolves though an older spell is in the chase, and does not come on top of it."""
    me.has(hand=["Chant"]).stones("fire", "fire", "fire")
    me.plays("Chant").picks(STONE)
    assert me.pool == ["fire"] and me.chase == ["Chant"] and me.asked
    me.lets_resolve()


# --- 907.4 how long wills stay ------------------------------------------------------------------------------


@pytest.mark.rule("907.4")
def test_will_stays_through_battle_and_back_in_the_main_phase(scene, me, foe):
    """907.4: produced before the battle, it pays for a chant after it."""
    me.has(field=["Resonator 2"], hand=["Chant"]).stones("fire")
    me.picks(STONE)
    me.attacks("Resonator 2")
    assert me.pool == ["fire"]
    me.battle_ends()
    assert me.pool == ["fire"] and foe.life == 4000 - 400
    me.plays("Chant")
    assert me.pool == [] and me.count("hand") == 1


@pytest.mark.rule("907.4")
def test_unspent_will_is_gone_after_the_end_phase(scene, me, foe):
    """907.4: it lasts until the rules remove it (505.5c)."""
    me.stones("fire")
    me.picks(STONE)
    assert me.pool == ["fire"]
    me.passes()
    assert me.game.facts["turn seat"] == foe.seat and me.pool == []


@pytest.mark.rule("907.4")
def test_will_belongs_to_the_controller_of_the_ability(scene, me, foe):
    """907.4: a stone of the opponent's that I control produces for me."""
    me.put("field", "Water Stone", owner=1)
    me.picks(("use", "Water Stone", "Water Stone/1"))
    assert me.pool == ["water"] and foe.pool == []


# --- 907.6 moon ---------------------------------------------------------------------------------------------


def moonstone(scene):
    return scene.card("Moonstone", "{Rest}: Produce {M}.", type="Special Magic Stone", attribute="void")


@pytest.mark.rule("907.6a")
@pytest.mark.parametrize(("cost", "payable"), [("{M}", True), ("{1}", True), ("{W}", False), ("{M}{1}", False)])
def test_a_moon_will_pays_moon_or_one_free_cost(scene, me, foe, cost, payable):
    """907.6a: one will without attribute: it pays {M} or {1}, but not {W}, and not two things."""
    moonstone(scene)
    scene.card("Tide", "Draw a card.", type="Chant", cost=cost, attribute="void")
    me.has(field=["Moonstone"], hand=["Tide"])
    me.picks(("use", "Moonstone", "Moonstone/1"))
    assert me.pool == ["moon"] and me.game.facts["will 0"] == (("void", "moon", ""),)
    assert me.offered("play", "Tide") is payable
    if payable:
        me.plays("Tide")
        assert me.pool == [] and me.count("hand") == 1


@pytest.mark.rule("907.6b")
@pytest.mark.parametrize(("word", "payable"), [("water", True), ("moon", False), ("void", False)])
def test_a_characteristic_is_no_attribute(scene, me, foe, word, payable):
    """907.6b: where an attribute cost may be paid with will of any attribute, moon will is none of them."""
    text = "You may pay the attribute cost of resonators with will of any attribute."
    scene.card("Prism", text, type="Regalia")
    scene.card("Angel", cost="{W}", attribute="light")
    me.has(field=["Prism"], hand=["Angel"]).will(word)
    assert me.offered("pass") and me.offered("play", "Angel") is payable


@pytest.mark.rule("907.6b")
def test_a_card_with_a_moon_cost_has_no_attribute_by_that(scene, me, foe):
    """907.6b: its cost asks for the characteristic; of its attributes there is none."""
    scene.card("Tide", "Draw a card.", type="Chant", cost="{M}", attribute="void")
    me.has(hand=["Tide"])
    scene.start()
    assert me.value("Tide", "attribute") == () and me.value("Tide", "total cost") == 1
