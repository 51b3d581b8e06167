"""Sections 1015 and 1017: what is kept from triggering, and copies."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

FIELD = ("field",)
GREETER = "When this card enters your field ⇒ Draw a card."


def chant(scene, name, text="", effect=None, **more):
    """A chant for one fire, by its text or, where no wording exists, by what it does."""
    spell = [n.Ability("activated", effect, zones=("chase",), keyword="spell")] if effect is not None else []
    return scene.card(name, text, type="Chant", abilities=spell, **{"cost": "{R}", **more})


def quick(scene, name, text="", effect=None):
    return chant(scene, name, f"[Quickcast]\n{text}".strip(), effect)


def hush(scene, kind):
    """A chant that keeps abilities of a kind from triggering this turn, for both players."""
    return chant(scene, "Hush", effect=n.Rule("each", (n.Cannot(f"use {kind} abilities"),), "end of turn"))


# --- 1015 triggering --------------------------------------------------------------------------------------


@pytest.mark.rule("1015.1a")
def test_an_ability_told_not_to_trigger_does_not(scene, me, foe):
    """1015.1a: the resonator enters and nothing is put into the chase."""
    hush(scene, "automatic")
    scene.card("Greeter", GREETER, cost="{R}")
    me.has(hand=["Hush", "Greeter"]).will("fire", "fire")
    me.plays("Hush").lets_resolve()
    with me.changes(hand=-1):
        me.plays("Greeter").lets_resolve()
    assert me.zone("field") == ["Greeter"]


@pytest.mark.rule("1015.1a")
def test_what_did_not_trigger_does_not_do_so_later(scene, me, foe):
    """1015.1a: the effect has ended with the turn, and the ability is not caught up on."""
    hush(scene, "automatic")
    scene.card("Greeter", GREETER, cost="{R}")
    me.has(hand=["Hush", "Greeter"]).will("fire", "fire")
    me.plays("Hush").lets_resolve()
    me.plays("Greeter").lets_resolve()
    with me.changes(hand=0), foe.changes(hand=1):
        me.passes()
        foe.is_asked("602.1c")
    assert scene.game.facts["turn seat"] == 1


@pytest.mark.rule("1015.1a")
def test_the_same_ability_triggers_where_nothing_forbids_it(scene, me, foe):
    """1015.1a: without the chant the card is drawn."""
    scene.card("Greeter", GREETER, cost="{R}")
    me.has(hand=["Greeter"]).will("fire")
    with me.changes(hand=-1 + 1):
        me.plays("Greeter").lets_resolve()


@pytest.mark.rule("1015.2")
def test_activate_abilities_told_not_to_trigger_are_not_played(scene, me, foe):
    """1015.2: to trigger one is to play it, so it is not offered; an automatic one still happens."""
    hush(scene, "activated")
    scene.card("Greeter", GREETER, cost="{R}")
    scene.card("Sage", "{Rest}: Draw a card.")
    me.has(field=["Sage"], hand=["Hush", "Greeter"]).will("fire", "fire")
    assert me.offered("use", "Sage", "Sage/2")
    me.plays("Hush").lets_resolve()
    assert not me.offered("use", "Sage", "Sage/2")
    with me.changes(hand=-1 + 1):
        me.plays("Greeter").lets_resolve()


# --- 1017 copying -----------------------------------------------------------------------------------------


def copy_target(where, zones=FIELD):
    """Copy one targeted object."""
    return n.Sequence((f.Target(n.Cards(zones, "any", where)), f.CopyIt(n.It())))


BREED = "Put a [400/400] fire Beast resonator token into your field."


@pytest.mark.rule("1017.1")
def test_a_copy_is_made_without_continuous_effects(scene, me, foe):
    """1017.1: of a 400/400 token with +200/+200 the copy, in the field like it, is 400/400."""
    chant(scene, "Breed", BREED)
    chant(scene, "Grow", "Target resonator gains [+200/+200] until end of turn.")
    chant(scene, "Mirror", effect=copy_target(n.Is("type", "has", "resonator")))
    me.has(hand=["Breed", "Grow", "Mirror"]).will("fire", "fire", "fire")
    for name in ("Breed", "Grow", "Mirror"):
        me.plays(name).lets_resolve()
    assert me.zone("field") == ["Beast", "Beast"]
    first, second = scene.game.in_zone(0, "field")
    assert scene.game.value(first, "atk") == 400 + 200 and scene.game.value(second, "atk") == 400
    assert scene.game.value(second, "def") == 400 and scene.game.value(second, "race") == ("Beast",)


@pytest.mark.rule("1017.1a")
def test_a_copied_card_ceases_to_exist_as_it_leaves_its_zone(scene, me, foe):
    """1017.1a: the copy of a resonator in the field is in no graveyard after it is destroyed."""
    chant(scene, "Mirror", effect=copy_target(n.Is("type", "has", "resonator")))
    chant(scene, "Slay", "Destroy all resonators.")
    me.has(field=["Resonator 2"], hand=["Mirror", "Slay"]).will("fire", "fire")
    me.plays("Mirror").lets_resolve()
    assert me.zone("field") == ["Resonator 2", "Resonator 2"]
    me.plays("Slay")
    me.picks("Resonator 2", rule="302.4")
    assert me.zone("field") == [] and sorted(me.zone("graveyard")) == ["Mirror", "Resonator 2", "Slay"]


def doubled(scene, me, foe, text="You gain 100 life.", cost="{R}"):
    """I play a chant and copy it; both lie in the chase, the copy on top. My opponent could answer."""
    chant(scene, "Song", text, cost=cost)
    quick(scene, "Echo", "Copy target spell.")
    me.has(hand=["Song", "Echo"])
    foe.has(hand=["Quick Chant"]).will("fire")


@pytest.mark.rule("1017.1a")
def test_a_copied_spell_is_a_card_of_the_chase_that_resolves_and_is_gone(scene, me, foe):
    """1017.1a: two songs lie in the chase and give 2 x 100 life; one card of them is in my graveyard."""
    doubled(scene, me, foe)
    me.will("fire", "fire")
    me.plays("Song").plays("Echo")
    foe.passes()
    assert me.chase == ["Song", "Song"]
    me.lets_resolve()
    assert me.life == 4000 + 2 * 100 and sorted(me.zone("graveyard")) == ["Echo", "Song"]


@pytest.mark.rule("1017.1a")
def test_a_copied_spell_can_be_cancelled(scene, me, foe):
    """1017.1a: the copy is cancelled and is in no graveyard; the original gives its 100 life."""
    doubled(scene, me, foe)
    quick(scene, "Denial", "Cancel target spell.")
    foe.has(hand=["Denial"])
    me.will("fire", "fire")
    me.plays("Song").plays("Echo")
    foe.passes()
    copy = scene.game.in_zone(0, "chase")[-1]
    foe.picks(("play", "Denial"), copy)
    me.lets_resolve()
    assert me.life == 4000 + 100 and sorted(me.zone("graveyard")) == ["Echo", "Song"]


@pytest.mark.rule("1017.1a")
def test_a_copied_resonator_spell_is_gone_instead_of_entering_the_field(scene, me, foe):
    """1017.1a: the copy leaves the chase, so it ceases to exist; only the card itself comes into the field."""
    quick(scene, "Echo", "Copy target spell.")
    me.has(hand=["Resonator 1", "Echo"]).will("fire", "fire")
    me.plays("Resonator 1").plays("Echo").lets_resolve()
    assert me.zone("field") == ["Resonator 1"]


@pytest.mark.rule("1017.1b")
def test_a_copied_ability_is_in_the_chase_twice_and_paid_once(scene, me, foe):
    """1017.1b: both abilities resolve, 2 x 100 life for one will."""
    scene.card("Sage", "{1}: You gain 100 life.")
    quick(scene, "Echo", "Copy target activate ability.")
    me.has(field=["Sage"], hand=["Echo"]).will("fire", "fire", "water")
    foe.has(hand=["Quick Chant"]).will("fire")
    me.uses("Sage", 2)
    left = len(me.pool)
    me.plays("Echo")
    me.passes()
    foe.passes()
    assert me.chase == ["Sage", "Sage"] and len(me.pool) == left - 1
    me.lets_resolve()
    assert me.life == 4000 + 2 * 100


@pytest.mark.rule("1017.1c")
def test_a_copy_has_the_target_and_the_x_of_the_original(scene, me, foe):
    """1017.1c: X = 3 at the same resonator: nobody chooses anew, and it gains 300 + 300."""
    chant(scene, "Blaze", "Target resonator gains [+X00/+X00] until end of turn.", cost="{X}{R}")
    quick(scene, "Echo", "Copy target spell.")
    me.has(field=["Resonator 5", "Resonator 4"], hand=["Blaze", "Echo"]).will("fire", "fire", "fire", "fire", "fire")
    me.picks(("play", "Blaze"), 3, "Resonator 4").pays()
    me.plays("Echo").lets_resolve()
    assert me.atk("Resonator 4") == 800 + 300 + 300 and me.atk("Resonator 5") == 1000


@pytest.mark.rule("1017.1c")
def test_a_copy_has_the_mode_of_the_original(scene, me, foe):
    """1017.1c: the second mode was chosen, so the copy gives life too and draws nothing."""
    doubled(scene, me, foe, "Choose one - Draw a card; or you gain 200 life.")
    me.will("fire", "fire")
    me.picks(("play", "Song"))
    mode = scene.game.question.options[1]
    me.answer(mode)
    me.pays().plays("Echo")
    with me.changes(hand=0):
        me.lets_resolve()
    assert me.life == 4000 + 2 * 200


@pytest.mark.rule("1017.1d")
def test_no_copy_is_made_of_what_has_left_the_chase(scene, me, foe):
    """1017.1d: the song is cancelled before the copy would be made: no life, no copy."""
    doubled(scene, me, foe)
    quick(scene, "Denial", "Cancel target spell.")
    foe.has(hand=["Denial"])
    me.will("fire", "fire")
    me.plays("Song").plays("Echo")
    foe.picks(("play", "Denial"), "Song")
    me.lets_resolve()
    assert me.life == 4000 and sorted(me.zone("graveyard")) == ["Echo", "Song"]


# --- 1017.2 becoming a copy -------------------------------------------------------------------------------


def mimic(scene):
    """A chant that makes one resonator a copy of another: first who becomes it, then of what."""
    resonators = n.Cards(FIELD, "any", n.Is("type", "has", "resonator"))
    becomes = f.BecomeCopy(n.It("it1"), n.It("it2"))
    targets = (f.Target(resonators, into="it1"), f.Target(resonators, into="it2"))
    return chant(scene, "Mimic", effect=n.Sequence((*targets, becomes)))


def model(scene):
    return scene.card("Model", "{Rest}: You gain 100 life.", ATK=700, DEF=700, race="Elf")


@pytest.mark.rule("1017.2")
def test_what_becomes_a_copy_has_the_printed_information_of_the_original(scene, me, foe):
    """1017.2: the model is 700 + 300 for now; the token is 700/700, with its name, race and abilities."""
    mimic(scene)
    chant(scene, "Breed", BREED)
    chant(scene, "Grow", "Target resonator gains [+300/+300] until end of turn.")
    me.has(field=[model(scene)], hand=["Grow", "Breed", "Mimic"]).will("fire", "fire", "fire")
    me.plays("Grow").lets_resolve()
    me.plays("Breed").lets_resolve()
    me.plays("Mimic", "Beast", "Model").lets_resolve()
    original, token = scene.game.in_zone(0, "field")
    assert scene.game.value(original, "atk") == 700 + 300
    assert scene.game.value(token, "atk") == 700 and scene.game.value(token, "def") == 700
    assert scene.game.card(token) == "Model" and scene.game.value(token, "race") == ("Elf",)


@pytest.mark.rule("1017.2")
def test_what_becomes_a_copy_has_its_abilities(scene, me, foe):
    """1017.2: it was there since before the turn, so the ability it has got can be used."""
    mimic(scene)
    me.has(field=[model(scene), "Resonator 1"], hand=["Mimic"]).will("fire")
    me.plays("Mimic", "Resonator 1", "Model").lets_resolve()
    copy = scene.game.in_zone(0, "field")[1]
    me.answer(("use", copy, "Model/2"))
    me.lets_resolve()
    assert me.life == 4000 + 100 and scene.game.rested[copy]


@pytest.mark.rule("1017.2")
def test_counters_of_what_becomes_a_copy_still_count(scene, me, foe):
    """1017.2: 700 + 100."""
    mimic(scene)
    chant(scene, "Feed", "Put a [+100/+100] counter on target resonator.")
    me.has(field=[model(scene), "Resonator 1"], hand=["Feed", "Mimic"]).will("fire", "fire")
    me.plays("Feed", "Resonator 1").lets_resolve()
    me.plays("Mimic", "Resonator 1", "Model").lets_resolve()
    original, copy = scene.game.in_zone(0, "field")
    assert scene.game.value(copy, "atk") == 700 + 100 and scene.game.value(original, "atk") == 700


@pytest.mark.rule("1017.2")
def test_a_card_that_leaves_the_field_is_no_copy_any_more(scene, me, foe):
    """1017.2: a continuous change of information, which ends with the object; in the graveyard it is itself."""
    mimic(scene)
    chant(scene, "Slay", "Destroy target resonator.")
    foe.has(field=["Resonator 1"])
    me.has(field=[model(scene)], hand=["Mimic", "Slay"]).will("fire", "fire")
    me.plays("Mimic", "Resonator 1", "Model").lets_resolve()
    assert foe.zone("field") == ["Model"]
    me.plays("Slay", foe.card("Model")).lets_resolve()
    assert foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("1017.1c")
def test_each_of_two_targets_of_a_copy_may_be_another(scene, me, foe):
    """1017.1c: the one copy is asked for its first target and then for its second, and nothing is copied in between."""
    quick(scene, "Duel", "Target resonator you control deals damage equal to its ATK to target resonator your opponent "
          "controls.")  # fmt: skip
    quick(scene, "Echo", "Copy target spell. You may choose new targets for the copy.")
    me.has(hand=["Duel", "Echo"], field=["Resonator 1", "Resonator 2"]).will("fire", "fire")
    scene.card("Wall", ATK=0, DEF=2000)
    scene.card("Tower", ATK=0, DEF=2000)
    foe.has(field=["Wall", "Tower"])
    me.plays("Duel", "Resonator 1", "Wall").plays("Echo").until(about="target")
    me.picks("Resonator 2", about="target").picks("Tower", about="target")
    me.lets_resolve()
    assert (foe.damage("Tower"), foe.damage("Wall")) == (400, 200)
