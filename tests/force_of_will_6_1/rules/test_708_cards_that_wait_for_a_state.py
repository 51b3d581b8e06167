"""505.5e: an arrow Trigger card that waits for a state and is not revealed does not hold up the turn."""

from __future__ import annotations

import pytest


def curfew(scene, me, zone):
    """My chant that waits for an end phase, in a zone since an earlier turn."""
    scene.card("Curfew", "[Trigger] During an end phase: You gain 100 life.", type="Chant", cost="{R}")
    me.put(zone, "Curfew", face_down=zone == "standby")


@pytest.mark.rule("505.5e")
def test_a_card_that_cannot_be_revealed_does_not_hold_up_the_clean_up(scene, me, foe):
    """505.5e: its state lasts through the clean-up, but it cannot be paid, so the turn ends."""
    curfew(scene, me, "hand")
    me.passes()
    foe.is_asked("602.1c")
    assert scene.game.facts["turn seat"] == foe.seat and scene.game.facts["phase"] == "main phase"
    assert me.zone("hand") == ["Curfew"]


@pytest.mark.rule("505.5e")
def test_a_card_that_is_kept_back_is_not_asked_for_in_the_clean_up(scene, me, foe):
    """505.5e, 708.2: it is asked for in both sequences of the end phase, and then it was not triggered."""
    curfew(scene, me, "standby")
    me.passes()
    me.picks("no", rule="708.2")
    me.picks("no", rule="708.2")
    foe.is_asked("602.1c")
    assert scene.game.facts["turn seat"] == foe.seat and me.zone("standby") == ["Curfew"] and me.life == 4000
