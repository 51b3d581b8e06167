"""502.4, 503.5, 505.5: what a phase does comes in its order, and its end is an end that texts can wait for."""

from __future__ import annotations

import pytest

SLOTH = "You may choose not to recover this card during the recovery phase."


def quick(*players):
    """Each of them holds a Quickcast chant and has a stone to pay for it."""
    for player in players:
        player.has(hand=["Quick Chant"]).stones("light")


# --- 502 draw phase


@pytest.mark.rule("502.3", "502.4")
@pytest.mark.parametrize(("turn", "drawn"), [(3, 1), (1, 0)])
def test_the_draw_phase_ends_after_the_draw(scene, me, foe, turn, drawn):
    """502.3, 502.4: the card is drawn first, where one is, and then what waits for the end of the phase is set off."""
    scene.card("Bell", "At the end of your draw phase, you gain 300 life.")
    scene.turn_of(me, turn).step("draw phase")
    me.has(field=["Bell"])
    quick(foe)
    while me.chase == []:
        foe.passes()
    assert scene.game.facts["phase"] == "draw phase" and me.count("hand") == drawn
    told = [event[0] for event in scene.game.log if event[0] in ("move", "end draw phase")]
    assert told == ["move"] * drawn + ["end draw phase"]
    me.lets_resolve()
    assert me.life == 4000 + 300


# --- 503 recovery phase


@pytest.mark.rule("503.5")
@pytest.mark.parametrize("stays", [True, False])
def test_a_card_that_may_stay_rested_does_if_its_player_likes(scene, me, foe, stays):
    """503.5: everything of mine recovers, but for the card of which I may say that it stays as it is."""
    scene.card("Sloth", SLOTH)
    scene.step("recovery phase")
    for name in ("Sloth", "Resonator 1"):
        me.put("field", name, rested=True)
    me.is_asked("503.5", exactly=["Sloth", "done"])
    assert me.is_rested("Sloth") and me.is_rested("Resonator 1")
    me.picks("Sloth" if stays else "done")
    assert me.is_rested("Sloth") is stays and not me.is_rested("Resonator 1")


@pytest.mark.rule("503.4", "503.5")
def test_wills_are_gone_before_cards_recover(scene, me, foe):
    """503.4, 503.5: as a player says what stays rested, nothing that was produced before is left, of either player."""
    scene.card("Sloth", SLOTH)
    scene.step("recovery phase")
    me.put("field", "Sloth", rested=True)
    me.will("fire")
    foe.will("water")
    me.is_asked("503.5", exactly=["Sloth", "done"])
    assert me.pool == foe.pool == []


@pytest.mark.rule("503.5")
@pytest.mark.parametrize("name", ["Resonator 1", "Sloth"])
def test_nobody_is_asked_where_nothing_may_stay_rested(scene, me, foe, name):
    """503.5: a card without such words recovers, and of one that is not rested there is nothing to say."""
    scene.card("Sloth", SLOTH)
    scene.step("recovery phase")
    me.put("field", name, rested=name != "Sloth")
    me.is_asked("602.1c")
    assert not me.is_rested(name) and scene.game.facts["phase"] == "main phase"


# --- 505 end phase


@pytest.mark.rule("505.5c", "505.5d")
def test_wills_are_gone_before_cards_are_discarded(scene, me, foe):
    """505.5c, 505.5d: as I choose what to discard, neither of us has a will left."""
    names = [scene.card(f"Page {at}", cost="{9}") for at in range(8)]
    me.has(hand=names).will("fire")
    foe.will("water")
    me.passes()
    me.until("505.5d")
    assert (me.pool, foe.pool) == ([], []) and me.count("hand") == 8
    me.picks("Page 0")
    assert me.zone("graveyard") == ["Page 0"]


@pytest.mark.rule("503.1", "503.5")
@pytest.mark.parametrize(
    ("turn", "mine", "first"), [(1, False, 4), (2, False, 4), (4, False, 6), (1, True, 3), (2, True, 3)]
)
def test_the_next_recovery_phase_of_a_player_is_none_that_is_skipped(scene, me, foe, turn, mine, first):
    """503.1, 503.5: the first ones are in turns 3 and 4; the card stays rested in one of its controller's alone."""
    scene.card("Frost", "Rest target resonator. It doesn't recover during its controller's next recovery phase.",
               type="Chant", cost="{0}")  # fmt: skip
    player, whose = me if turn % 2 else foe, me if mine else foe
    scene.turn_of(player, turn)
    player.has(hand=["Frost"])
    whose.has(field=["Resonator 1"])
    player.plays("Frost").lets_resolve()
    for later, rested in ((first, True), (first + 2, False)):
        while scene.game.facts["turn"] < later or scene.game.facts["phase"] != "main phase":
            scene.players[scene.game.question.seat].passes()
        assert whose.is_rested("Resonator 1") is rested
    scene.quiet()
