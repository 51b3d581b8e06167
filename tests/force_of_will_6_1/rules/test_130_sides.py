"""Section 1302: double-sided cards."""

from __future__ import annotations

import json

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.books.force_of_will_6_1.sides import can_shift, keeps_side
from playmat.kernel.state.view import view
from playmat.kernel.words import nodes as n

FIELD = n.Cards(("field",), "any")


def moth(scene, **past):
    """Caterpillar, an Insect of cost 2 and 200/200 with [Shift] {1}; its future side is the Moth, a Fairy of cost 5
    and 800/800 with Flying."""
    back = {"name": "Moth", "type": "Resonator (Shift)", "attribute": "wind", "race": "Fairy", "cost": "{5}",
            "ATK": 800, "DEF": 800, "text": "[Flying]"}  # fmt: skip
    past = {"ATK": 200, "DEF": 200, "race": "Insect", "cost": "{2}", **past}
    return scene.card("Caterpillar", "[Shift] {1}", back=back, **past)


SHIFT = ("use", "Caterpillar", "Caterpillar/2")


def as_moth(me):
    """Put it into my field and shift it."""
    me.has(field=["Caterpillar"]).will("fire")
    return me.uses("Caterpillar", 2).lets_resolve()


def spell(scene, name, *steps, cost="{0}"):
    """A chant in nodes, where no card has the wording."""
    ability = n.Ability("activated", n.Sequence(steps), zones=("chase",), keyword="spell")
    return scene.card(name, abilities=[ability], type="Chant", cost=cost)


def named(name):
    return n.Cards(("play ground",), "any", n.Is("name", "=", name))


def turning(scene, among):
    """A chant that turns target cards of that sort over."""
    return spell(scene, "Turning", f.Target(among), n.Perform("shift", cards=n.It()))


# --- 1302.1 which cards are double-sided ------------------------------------------------------------------


@pytest.mark.rule("1302.1a")
@pytest.mark.parametrize("awake", [False, True])
def test_a_ruler_is_no_double_sided_card(scene, me, foe, awake):
    """1302.1a: what targets double-sided cards is offered the caterpillar, and neither a ruler nor a J-ruler."""
    moth(scene)
    turning(scene, n.Cards(("play ground",), "any", n.InState("double-sided")))
    if awake:
        me.as_j_ruler()
    me.has(hand=["Turning"])
    assert not me.offered("play", "Turning")


@pytest.mark.rule("1302.1a")
def test_a_card_with_two_faces_is_double_sided(scene, me, foe):
    """1302.1, 1302.1a: the caterpillar beside the ruler is the only target, and turns."""
    moth(scene)
    turning(scene, n.Cards(("play ground",), "any", n.InState("double-sided")))
    me.has(field=["Caterpillar"], hand=["Turning"])
    me.plays("Turning").lets_resolve()
    assert me.zone("field") == ["Moth"] and me.zone("ruler area") == ["Ruler"]


@pytest.mark.rule("1302.1b")
def test_a_copy_of_a_double_sided_card_has_one_side(scene, me, foe):
    """1302.1b: the resonator that became a caterpillar has its Shift, but paying for it turns nothing over."""
    moth(scene)
    spell(scene, "Mirror", f.BecomeCopy(named("Resonator 1"), named("Caterpillar")))
    me.has(field=["Resonator 1"], hand=["Mirror"]).will("fire")
    foe.has(field=["Caterpillar"])
    me.plays("Mirror").lets_resolve()
    assert me.zone("field") == ["Caterpillar"]
    me.uses("Caterpillar", 2).lets_resolve()
    assert me.zone("field") == ["Caterpillar"] and me.pool == [] and me.atk("Caterpillar") == 200


@pytest.mark.rule("1302.1b")
def test_a_double_sided_card_that_becomes_a_copy_is_still_double_sided(scene, me, foe):
    """1302.1b: as a copy of a plain resonator it can still be found as a double-sided card."""
    moth(scene)
    spell(scene, "Mirror", f.BecomeCopy(named("Caterpillar"), named("Resonator 1")))
    doomed = n.Cards(("field",), "any", n.InState("double-sided"))
    spell(scene, "Swat", n.Move(doomed, "graveyard", verb="destroy"))
    me.has(field=["Caterpillar"], hand=["Mirror", "Swat"])
    foe.has(field=["Resonator 1"])
    me.plays("Mirror").lets_resolve()
    assert me.zone("field") == ["Resonator 1"]
    me.plays("Swat").lets_resolve()
    assert me.zone("graveyard") == ["Mirror", "Caterpillar", "Swat"] and foe.zone("field") == ["Resonator 1"]


# --- 1302.2 the side that is up ---------------------------------------------------------------------------


def seen(player, zone):
    """The names that this player sees in my zone."""
    return [card.get("name") for card in view(player.game, player.seat)["zones"][0][zone]]


@pytest.mark.rule("1302.2b")
def test_both_players_see_the_side_that_is_up(scene, me, foe):
    """1302.2b: the moth in the field, with its own race and keyword; in the graveyard it is a caterpillar again."""
    moth(scene)
    scene.card("Swat", "Destroy target Fairy.", type="Chant")
    me.has(hand=["Swat"])
    as_moth(me.will("fire"))
    assert seen(me, "field") == seen(foe, "field") == ["Moth"]
    shown = view(scene.game, 1)["zones"][0]["field"][0]
    assert (shown["race"], shown["keywords"]) == (("Fairy",), ("flying",))
    me.plays("Swat").lets_resolve()
    assert seen(me, "graveyard") == seen(foe, "graveyard") == ["Caterpillar", "Swat"]


@pytest.mark.rule("1302.2c")
def test_turning_over_keeps_all_that_is_on_the_card(scene, me, foe):
    """1302.2c: a counter, 100 damage, a boost and resting all stay: 800 + 100 + 200."""
    moth(scene)
    scene.card("Care", "Put a [+100/+100] counter on target resonator.", type="Chant", cost="{0}")
    scene.card("Dew", "Target resonator gains [+200/+200] until end of turn.", type="Chant", cost="{0}")
    scene.card("Sting", "This card deals 100 damage to target resonator. Rest it.", type="Chant", cost="{0}")
    scene.card("Watch", "When a resonator enters your field ⇒ Draw three cards.", type="Regalia")
    me.has(field=["Watch"], hand=["Care", "Dew", "Sting"])
    me.has(field=["Caterpillar"]).will("fire")
    before = me.card("Caterpillar")
    for name in ("Care", "Dew", "Sting"):
        me.plays(name).lets_resolve()
    assert me.atk("Caterpillar") == 200 + 100 + 200 and me.is_rested("Caterpillar")
    me.uses("Caterpillar", 2).lets_resolve()
    assert me.card("Moth") == before and me.atk("Moth") == 800 + 100 + 200
    assert me.counters("Moth", "+100/+100") == 1 and me.damage("Moth") == 100 and me.is_rested("Moth")
    assert me.count("hand") == 0


@pytest.mark.rule("1302.2e")
def test_only_the_side_that_is_up_has_information(scene, me, foe):
    """1302.2e: the moth has cost 5, its race is Fairy and it has no Shift."""
    moth(scene)
    scene.card("Net", "Destroy target resonator with total cost 2.", type="Chant", cost="{0}")
    scene.card("Spray", "Destroy target Insect.", type="Chant", cost="{0}")
    scene.card("Iron", "Destroy target Fairy with total cost 5.", type="Chant", cost="{0}")
    me.has(hand=["Net", "Spray", "Iron"], field=["Caterpillar"]).will("fire")
    assert me.offered("play", "Net") and me.offered("play", "Spray") and not me.offered("play", "Iron")
    me.uses("Caterpillar", 2).lets_resolve()
    assert not me.offered("play", "Net") and not me.offered("play", "Spray") and me.offered("play", "Iron")
    assert me.value("Moth", "keywords") == ("flying",) and me.value("Moth", "attribute") == ("wind",)


# --- 1302.3 past side up elsewhere ------------------------------------------------------------------------


def searching(scene, what):
    return scene.card("Quest", f"Search your main deck for a {what} and put it into your hand. "
                               "Then shuffle your main deck.", type="Chant", cost="{0}")  # fmt: skip


@pytest.mark.rule("1302.3")
@pytest.mark.parametrize("what", ["Insect", 'card named "Caterpillar"', "resonator with total cost 2"])
def test_a_deck_is_searched_by_the_past_side(scene, me, foe, what):
    """1302.3: race, name and cost of the past side find it."""
    moth(scene)
    searching(scene, what)
    me.has(hand=["Quest"]).deck_top("Caterpillar")
    me.plays("Quest")
    me.picks("Caterpillar")
    assert me.zone("hand") == ["Caterpillar"]


@pytest.mark.rule("1302.3")
@pytest.mark.parametrize("what", ["Fairy", 'card named "Moth"', "resonator with total cost 5"])
def test_a_deck_is_not_searched_by_the_future_side(scene, me, foe, what):
    """1302.3: those of the future side find nothing."""
    moth(scene)
    searching(scene, what)
    me.has(hand=["Quest"]).deck_top("Caterpillar")
    me.plays("Quest")
    assert me.zone("hand") == [] and me.zone("graveyard") == ["Quest"]
    scene.quiet()


@pytest.mark.rule("1302.3")
def test_in_a_graveyard_the_past_cost_counts(scene, me, foe):
    """1302.3: the destroyed moth can be returned as a card with total cost 2."""
    moth(scene)
    scene.card("Swat", "Destroy target Fairy.", type="Chant", cost="{0}")
    scene.card("Dig", "Return target resonator with total cost 2 from your graveyard to your hand.", type="Chant",
               cost="{0}")  # fmt: skip
    me.has(hand=["Swat", "Dig"])
    as_moth(me)
    me.plays("Swat").lets_resolve()
    me.plays("Dig").lets_resolve()
    assert me.zone("hand") == ["Caterpillar"]


@pytest.mark.rule("1302.3", "1302.3a")
def test_it_may_be_played_with_its_future_side_up(scene, me, foe):
    """1302.3: as it is played it may be future side up, and it is so in the chase; resolving it stays so (1302.3a)."""
    moth(scene)
    me.has(hand=["Caterpillar"]).stones(*["fire"] * 6)
    me.picks(("play", "Caterpillar", "future")).pays()
    assert me.chase == ["Moth"]
    me.lets_resolve()
    assert "Moth" in me.zone("field") and me.atk("Moth") == 800


@pytest.mark.rule("1302.3a")
def test_other_moves_put_the_past_side_up(scene, me, foe):
    """1302.3a: returned to hand it is a caterpillar, and so it is when an effect puts it into the field again."""
    moth(scene)
    scene.card("Breeze", "Return target Fairy to its owner's hand.", type="Chant", cost="{0}")
    spell(scene, "Release", n.Choose(n.Cards(("hand",), "mine"), n.Number(1)), n.Move(n.It(), "field", verb="put"))
    me.has(hand=["Breeze", "Release"])
    as_moth(me)
    me.plays("Breeze").lets_resolve()
    assert "Caterpillar" in me.zone("hand")
    me.plays("Release").lets_resolve()
    assert me.zone("field") == ["Caterpillar"]


@pytest.mark.rule("1302.3a")
def test_a_change_of_control_keeps_the_side(scene, me, foe):
    """1302.3a: from field to field the moth stays a moth, with the counter that is on it."""
    moth(scene)
    scene.card("Care", "Put a [+100/+100] counter on target resonator.", type="Chant", cost="{0}")
    scene.card("Lure", "[Quickcast]\nGain control of target Fairy.", type="Chant", cost="{0}")
    me.has(hand=["Care"])
    foe.has(hand=["Lure"])
    as_moth(me)
    me.plays("Care").lets_resolve()
    me.passes()
    foe.plays("Lure").lets_resolve()
    assert foe.zone("field") == ["Moth"] and me.zone("field") == [] and foe.atk("Moth") == 800 + 100


@pytest.mark.rule("1302.3b")
def test_who_sees_one_side_may_see_both(scene, me, foe):
    """1302.3b: with the caterpillar in my field the opponent's view tells of the moth too."""
    moth(scene)
    me.has(field=["Caterpillar"])
    scene.start()
    assert "Moth" in json.dumps(view(scene.game, 1))


@pytest.mark.rule("1302.3b")
def test_who_sees_neither_side_is_told_of_none(scene, me, foe):
    """1302.3b: in my hand it shows me both sides, and the opponent none."""
    moth(scene)
    me.has(hand=["Caterpillar"])
    scene.start()
    assert "Caterpillar" in json.dumps(view(scene.game, 0)) and "Moth" in json.dumps(view(scene.game, 0))
    assert "Caterpillar" not in json.dumps(view(scene.game, 1)) and "Moth" not in json.dumps(view(scene.game, 1))


# --- 1302.4 copies, 1302.5 face down ----------------------------------------------------------------------


@pytest.mark.rule("1302.4")
def test_a_copy_takes_the_printed_information_of_the_side_up(scene, me, foe):
    """1302.4: the moth is boosted to 800 + 200; the token that becomes its copy is 800/800 with Flying, has no Shift
    and nothing to turn to."""
    moth(scene)
    scene.card("Dew", "Target Fairy gains [+200/+200] until end of turn.", type="Chant", cost="{0}")
    scene.card("Egg", "Put a [100/100] Larva resonator token into your field.", type="Chant", cost="{0}")
    spell(scene, "Mirror", f.BecomeCopy(named("Larva"), named("Moth")))
    me.has(hand=["Dew", "Egg", "Mirror"])
    as_moth(me)
    for name in ("Dew", "Egg", "Mirror"):
        me.plays(name).lets_resolve()
    copy, original = scene.game.in_zone(0, "field")[1], scene.game.in_zone(0, "field")[0]
    assert me.zone("field") == ["Moth", "Moth"]
    assert (scene.game.value(original, "atk"), scene.game.value(copy, "atk")) == (800 + 200, 800)
    assert scene.game.value(copy, "keywords") == ("flying",)
    assert not any(act[0] == "use" and act[1] == "Moth" for act in me.options())


@pytest.mark.rule("1302.4")
def test_a_copy_of_the_past_side_knows_no_future_side(scene, me, foe):
    """1302.4: the copy stays a caterpillar, whatever is turned over."""
    moth(scene)
    scene.card("Egg", "Put a [100/100] Larva resonator token into your field.", type="Chant", cost="{0}")
    spell(scene, "Mirror", f.BecomeCopy(named("Larva"), named("Caterpillar")))
    spell(scene, "Spring", n.Perform("shift", cards=FIELD))
    me.has(field=["Caterpillar"], hand=["Egg", "Mirror", "Spring"])
    for name in ("Egg", "Mirror", "Spring"):
        me.plays(name).lets_resolve()
    assert me.zone("field") == ["Moth", "Caterpillar"]


@pytest.mark.rule("1302.5a")
def test_a_card_removed_face_down_unseen_is_shown_to_nobody(scene, me, foe):
    """1302.5a: neither view names a side of it, and the log does not either."""
    moth(scene)
    spell(scene, "Burial", n.Choose(n.Cards(("hand",), "theirs"), n.Number(1), by="random"),
          n.Move(n.It(), "removed", state="face down", verb="remove"))  # fmt: skip
    me.has(hand=["Burial"])
    foe.has(hand=["Caterpillar"])
    me.plays("Burial").lets_resolve()
    assert foe.zone("removed") == ["Caterpillar"] and scene.game.face_down[foe.card("Caterpillar")]
    for seat in (0, 1):
        told = view(scene.game, seat)
        assert told["zones"][1]["removed"] == [{"hidden": 1}]
        assert "Caterpillar" not in json.dumps(told) and "Moth" not in json.dumps(told)


@pytest.mark.rule("1302.3", "1302.3a")
@pytest.mark.parametrize("before", ["hand", "deck", "graveyard", "chase", "field", "standby", "removed", "ruler area"])
@pytest.mark.parametrize("after", ["hand", "deck", "graveyard", "chase", "field", "standby", "removed"])
def test_between_which_zones_a_side_stays_up(before, after):
    """1302.3a: into the chase but out of the field, out of the chase into the field, and from field to field."""
    stays = {("chase", "field"), ("field", "field")}
    stays |= {(zone, "chase") for zone in ("hand", "deck", "graveyard", "chase", "standby", "removed", "ruler area")}
    assert keeps_side(before, after) is ((before, after) in stays)


@pytest.mark.rule("1117.2")
def test_which_cards_can_shift(scene, me):
    """1117.2: one of two sides in a field with its past side up, and once it did, not again; no ruler does."""
    moth(scene)
    me.has(field=["Caterpillar", "Resonator 1"], hand=["Caterpillar"]).as_j_ruler()
    (kept,) = me.game.in_zone(me.seat, "hand")
    can = {me.game.card(card): can_shift(me.game, card) for card in me.game.in_zone(me.seat, "field")}
    assert can == {"Caterpillar": True, "Resonator 1": False, "J-Ruler": False} and not can_shift(me.game, kept)
    me.will("fire", "fire")
    me.uses("Caterpillar", 2).lets_resolve()
    assert not can_shift(me.game, me.card("Moth"))
