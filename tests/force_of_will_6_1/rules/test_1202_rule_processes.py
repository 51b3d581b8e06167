"""Sections 1202 to 1205: losing the game, destroying, rounding life, additions and themselves."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1.nodes import Added, Attach
from playmat.books.force_of_will_6_1.zones import host_of
from playmat.kernel.words import nodes as n


def chant(scene, name, text):
    """A Quickcast chant that costs nothing."""
    return scene.card(name, f"[Quickcast]\n{text}", type="Chant", cost="{0}")


def rulers(*players):
    """On a bare table: rulers, and a main deck for nobody."""
    for player in players:
        player.has(ruler_area=["Ruler"])


# --- 1202 losing the game


@pytest.mark.rule("1202.1")
def test_life_that_is_back_before_the_resolution_ends_is_no_loss(scene, me, foe):
    """1202.1: 100 - 100 + 100 within one text."""
    me.has(hand=[chant(scene, "Gasp", "You lose 100 life. You gain 100 life.")]).with_life(100)
    me.plays("Gasp").lets_resolve()
    assert scene.result is None and me.life == 100


@pytest.mark.rule("1202.1")
@pytest.mark.parametrize("damage", [100, 300])
def test_a_player_without_life_loses_before_triggers_are_played(scene, me, foe, damage):
    """1202.1: 500 life wait to be gained for the damage, too late: at 0 or less the game is lost first."""
    scene.card("Leech", "Whenever damage is dealt to you, you gain 500 life.")
    me.has(field=["Leech"], hand=[chant(scene, "Sting", f"This card deals {damage} damage to you.")]).with_life(100)
    me.plays("Sting").lets_resolve()
    assert scene.winner is foe and scene.result.rule == "1202.1" and me.life == 100 - damage


@pytest.mark.rule("1202.2")
def test_a_player_who_cannot_draw_in_the_draw_phase_loses(scene, me, foe):
    """1202.2: there is no card for the draw of 502.3."""
    scene.exactly().step("draw phase")
    rulers(me, foe)
    scene.start()
    assert scene.winner is foe and scene.result.rule == "1202.2"


@pytest.mark.rule("1202.2")
def test_the_last_card_drawn_is_no_loss(scene, me, foe):
    """1202.2: an empty deck alone loses nothing."""
    scene.exactly().step("draw phase")
    rulers(me, foe)
    me.deck_top("Resonator 1")
    me.is_asked("602.1c")
    assert me.count("deck") == 0 and me.zone("hand") == ["Resonator 1"] and scene.result is None


@pytest.mark.rule("1202.2")
def test_a_draw_by_an_effect_in_the_main_phase_is_no_loss(scene, me, foe):
    """1202.2: only the own draw phase counts."""
    scene.exactly()
    rulers(me, foe)
    me.has(hand=["Chant"]).will("fire")
    me.plays("Chant").lets_resolve()
    me.is_asked("602.1c")
    assert me.zone("graveyard") == ["Chant"] and me.count("hand") == 0 and scene.result is None


@pytest.mark.rule("1202.2")
def test_a_draw_by_an_effect_in_the_own_draw_phase_loses_too(scene, me, foe):
    """1202.2: the phase counts, not the reason; two cards are wanted, one is there."""
    scene.exactly().step("draw phase")
    rulers(me, foe)
    me.has(hand=[chant(scene, "Study", "Draw two cards.")])
    me.deck_top("Resonator 1")
    me.plays("Study").lets_resolve()
    assert scene.winner is foe and scene.result.rule == "1202.2" and me.zone("hand") == ["Resonator 1"]


@pytest.mark.rule("1202.2")
def test_the_other_player_loses_nothing_by_a_draw_in_my_draw_phase(scene, me, foe):
    """1202.2: it is not the draw phase of the player who cannot draw."""
    scene.exactly().step("draw phase")
    rulers(me, foe)
    me.deck_top("Resonator 1", "Resonator 2")
    foe.has(hand=[chant(scene, "Study", "Draw two cards.")])
    foe.plays("Study").lets_resolve()
    me.is_asked("602.1c")
    assert scene.result is None and foe.zone("graveyard") == ["Study"]
    scene.looked_at_deck = True


# --- 1203 destroying


@pytest.mark.rule("1203.1")
@pytest.mark.parametrize(("damage", "left"), [(600, ["Guard"]), (700, []), (900, [])])
def test_damage_that_reaches_def_destroys(scene, me, foe, damage, left):
    """1203.1: a DEF of 700 bears 600 and not 700."""
    me.has(field=[scene.card("Guard", ATK=100, DEF=700)])
    me.has(hand=[chant(scene, "Jab", f"This card deals {damage} damage to target resonator.")])
    me.plays("Jab").lets_resolve()
    assert me.zone("field") == left and len(scene.events("destroy")) == 1 - len(left)


@pytest.mark.rule("1203.1")
def test_def_that_sinks_to_the_damage_destroys(scene, me, foe):
    """1203.1: 600 damage on 700 - 100."""
    me.has(field=[scene.card("Guard", ATK=100, DEF=700)])
    me.has(hand=[chant(scene, "Jab", "This card deals 600 damage to target resonator."),
                 chant(scene, "Wither", "Target resonator gains [0/-100] until end of turn.")])  # fmt: skip
    me.plays("Jab").lets_resolve()
    assert me.damage("Guard") == 600 and me.zone("field") == ["Guard"]
    me.plays("Wither").lets_resolve()
    assert "Guard" in me.zone("graveyard")


@pytest.mark.rule("1203.1")
def test_cards_of_both_players_are_destroyed_at_the_same_time(scene, me, foe):
    """1203.1: each of the two sees the other one go, so neither went first."""
    text = "Whenever another resonator is put into a graveyard from a field, you gain 100 life."
    chant(scene, "Flood", "This card deals 500 damage to each resonator.")
    me.has(field=[scene.card("Witness", text)], hand=["Flood"])
    foe.has(field=["Witness"])
    me.plays("Flood").lets_resolve()
    assert me.zone("field") == foe.zone("field") == [] and (me.life, foe.life) == (4000 + 100, 4000 + 100)


@pytest.mark.rule("1203.2")
@pytest.mark.parametrize(("loss", "left"), [(200, ["Imp"]), (300, []), (500, [])])
def test_a_resonator_without_def_left_is_destroyed(scene, me, foe, loss, left):
    """1203.2: 300 - 300 and less need no damage; 300 - 200 lives."""
    me.has(field=[scene.card("Imp", ATK=300, DEF=300)])
    me.has(hand=[chant(scene, "Wither", f"Target resonator gains [0/-{loss}] until end of turn.")])
    me.plays("Wither").lets_resolve()
    assert me.zone("field") == left and len(scene.events("destroy")) == 1 - len(left)


@pytest.mark.rule("1203.2")
def test_a_resonator_printed_with_no_def_is_destroyed_as_it_comes(scene, me, foe):
    """1203.2: 0 DEF is no DEF left; a resonator that has no DEF at all stays."""
    me.has(hand=[scene.card("Wisp", ATK=100, DEF=0), scene.card("Idol", ATK=None, DEF=None)]).will("fire", "fire")
    me.plays("Wisp").lets_resolve()
    me.plays("Idol").lets_resolve()
    assert me.zone("graveyard") == ["Wisp"] and me.zone("field") == ["Idol"]


@pytest.mark.rule("1203.2")
def test_a_j_ruler_without_def_left_goes_to_the_ruler_area_with_an_astral_counter(scene, me, foe):
    """1203.2: 1000 - 1000 destroys it, which for a J-ruler means its ruler area."""
    me.as_j_ruler().has(hand=[chant(scene, "Wither", "Target J/resonator gains [0/-1000] until end of turn.")])
    me.plays("Wither").lets_resolve()
    assert me.zone("field") == [] and me.zone("ruler area") == ["Ruler"] and me.counters("Ruler", "astral") == 1


# --- 1204 rounding


@pytest.mark.rule("1204.1")
@pytest.mark.parametrize(("life", "rounded"), [(750, 800), (50, 100), (701, 800), (700, 700)])
def test_life_is_rounded_up_to_hundreds(scene, me, foe, life, rounded):
    """1204.1: 750 is 800, and 50 is 100 and no loss."""
    me.has(hand=[chant(scene, "Scale", f"Your life becomes {life}.")])
    me.plays("Scale").lets_resolve()
    assert me.life == rounded and scene.result is None


@pytest.mark.rule("1204.1")
def test_life_is_not_rounded_while_a_text_resolves(scene, me, foe):
    """1204.1: 750 - 50 is 700; it is the next rule process that would round."""
    me.has(hand=[chant(scene, "Scale", "Your life becomes 750. You lose 50 life.")])
    me.plays("Scale").lets_resolve()
    assert me.life == 700


@pytest.mark.rule("1204.1")
def test_no_life_is_not_rounded(scene, me, foe):
    """1204.1: 0 is a multiple of 100, and lost."""
    me.has(hand=[chant(scene, "Scale", "Your life becomes 0.")])
    me.plays("Scale").lets_resolve()
    assert scene.winner is foe and me.life == 0


# --- 1205 additions


@pytest.mark.rule("1205.1")
def test_an_addition_is_not_added_to_itself(scene, me, foe):
    """1205.1: it lies in my field as before, added to nothing."""
    ability = n.Ability("activated", Attach(n.This(), n.This()), cost=(n.Perform("pay life", n.Number(100)),))
    me.has(field=[scene.card("Mirror", abilities=[ability], type="Addition")])
    me.uses("Mirror", 2).lets_resolve()
    assert me.life == 4000 - 100 and me.zone("field") == ["Mirror"]
    assert host_of(scene.game, me.card("Mirror")) is None and scene.events("add") == []


@pytest.mark.rule("1205.1")
def test_an_old_addition_that_would_be_added_to_itself_is_left_without_a_card(scene, me, foe):
    """1205.1: its resonator is destroyed, and although it is a resonator itself it is put into the graveyard."""
    again = n.Sequence((n.Move(Added(), "graveyard", verb="destroy"), Attach(n.This(), n.This())))
    abilities = [
        n.Ability("continuous", n.Modify(n.This(), (n.Include("type", "resonator"),))),
        n.Ability("activated", again, cost=(n.Perform("pay life", n.Number(100)),)),
    ]
    me.has(field=["Resonator 1"], hand=[scene.card("Mirror", abilities=abilities, type="Addition:Resonator")])
    me.will("fire")
    me.plays("Mirror").lets_resolve()
    assert host_of(scene.game, me.card("Mirror")) == me.card("Resonator 1")
    me.uses("Mirror", 3).lets_resolve()
    assert me.zone("field") == [] and sorted(me.zone("graveyard")) == ["Mirror", "Resonator 1"]
    assert len(scene.events("add")) == 1
