"""903.2d, 203.5b: an X in a cost that is not paid is 0, however the card comes to be played."""

from __future__ import annotations

import pytest

from .interplay import chant

DRAWS = "Draw X cards."


@pytest.mark.rule("903.2d", "708.4")
@pytest.mark.parametrize(("zone", "drawn"), [("standby", 0), ("hand", 2)])
def test_x_is_nothing_out_of_standby(scene, me, foe, zone, drawn):
    """708.4, 203.5b: set and played for nothing it draws none; out of the hand two wills pay for two cards."""
    chant(scene, "Rain", f"[Trigger] Anytime: {DRAWS}", cost="{X}")
    me.put(zone, "Rain")
    me.will("fire", "fire")
    me.plays("Rain", *([2] if drawn else [])).lets_resolve()
    assert me.count("hand") == drawn and len(me.pool) == 2 - drawn


@pytest.mark.rule("903.2d", "1110.2")
@pytest.mark.parametrize(("x", "banished"), [(0, True), (2, False)])
def test_x_is_nothing_where_something_else_is_paid(scene, me, foe, x, banished):
    """1110.2, 903.2d: with two wills X is 0 to 2; a resonator is banished rather than the cost only where X is 0."""
    scene.card("Embertail", f"[Incarnation] {{R}}\nWhen this card enters your field ⇒ {DRAWS}", cost="{R}{X}")
    me.has(hand=["Embertail"], field=["Resonator 1"]).will("fire", "fire", "fire")
    me.picks(("play", "Embertail"))
    assert me.options() == [0, 1, 2]
    me.picks(x)
    if banished:
        me.picks("way 0")
    me.lets_resolve()
    assert me.zone("graveyard") == (["Resonator 1"] if banished else []) and len(me.pool) == (3 if banished else 0)


@pytest.mark.rule("903.2d", "1110.2")
def test_who_can_only_banish_has_no_x_to_choose(scene, me, foe):
    """903.2d: no will is there, so X is 0 and nobody is asked."""
    chant(scene, "Rite", f"[Incarnation] {{R}}\n{DRAWS}", cost="{R}{X}")
    me.has(hand=["Rite"], field=["Resonator 1"])
    me.picks(("play", "Rite")).agrees().lets_resolve()
    assert me.count("hand") == 0 and me.zone("graveyard") == ["Resonator 1", "Rite"]


@pytest.mark.rule("903.2d-i")
def test_x_of_a_free_card_is_nothing(scene, me, foe):
    """903.2d-i: played without paying its cost."""
    chant(scene, "Gift", "You may play a chant from your hand without paying its cost.", cost="{0}")
    chant(scene, "Rain", DRAWS, cost="{R}{X}")
    me.has(hand=["Gift", "Rain"]).will("fire", "fire")
    me.plays("Gift").until(about="may")
    me.picks("yes").picks("Rain").lets_resolve()
    assert me.count("hand") == 0 and me.zone("graveyard") == ["Gift", "Rain"] and len(me.pool) == 2
