"""Section 708: chants with Trigger, those with a cost and those that wait for a condition."""

from __future__ import annotations

import pytest

from playmat.play.seat import Seat
from playmat.play.twins import after_answer

VIGIL = "[Trigger] When a resonator you control is destroyed ⇒ You gain 100 life."
DOOM = "Destroy target resonator."
DENIAL = "[Quickcast]\nCancel target spell."


def waiting(scene, me, zone: str = "standby", text: str = VIGIL, **fields) -> None:
    """My Vigil in a zone since an earlier turn, a resonator of mine, and a chant to destroy it."""
    scene.card("Vigil", text, type="Chant", **fields)
    scene.card("Doom", DOOM, type="Chant")
    me.has(hand=["Doom"], field=["Resonator 1"]).will("fire")
    me.put(zone, "Vigil", face_down=zone == "standby")


# --- 708.2 revealing ---------------------------------------------------------------------------------------


@pytest.mark.rule("708.2")
@pytest.mark.parametrize("zone", ["standby", "hand"])
def test_an_automatic_chant_triggers_by_being_revealed(scene, me, foe, zone):
    """708.2: its owner is asked when the condition occurs, and it is played."""
    waiting(scene, me, zone)
    me.will("fire").plays("Doom")
    me.picks("yes", rule="708.2")
    assert me.life == 4000 + 100 and me.zone("graveyard")[-1] == "Vigil"


@pytest.mark.rule("708.2")
def test_the_question_names_the_card_that_may_be_revealed(scene, me, foe):
    """708.2: of two that wait for the same event, either may be revealed, or both, or none; the last is asked for by
    itself, and afterwards no card is meant."""
    waiting(scene, me)
    scene.card("Wake", VIGIL, type="Chant")
    me.put("standby", "Wake", face_down=True)
    me.will("fire").plays("Doom")
    wake, vigil = me.card("Wake"), me.card("Vigil")
    me.is_asked("708.2", exactly=[("ability", "Vigil/2", "Vigil"), ("ability", "Wake/2", "Wake"), "no"])
    assert scene.game.question.source is None
    me.picks(("ability", "Wake/2", "Wake"))
    me.is_asked("708.2", exactly=["yes", "no"])
    assert scene.game.question.source == vigil and foe.sees(wake) and not foe.sees(vigil)
    me.picks("no")
    me.is_asked("602.1c")
    assert scene.game.question.source is None and not foe.sees(vigil)
    assert [entry.source for entry in scene.game.waiting] == []


@pytest.mark.rule("708.2")
def test_neither_of_two_cards_need_be_revealed(scene, me, foe):
    """708.2: declining is said once, for all cards that may be revealed at that time."""
    waiting(scene, me)
    scene.card("Wake", VIGIL, type="Chant")
    me.put("standby", "Wake", face_down=True)
    me.will("fire").plays("Doom")
    me.picks("no", rule="708.2")
    me.is_asked("602.1c")
    assert scene.game.waiting == [] and sorted(me.zone("standby")) == ["Vigil", "Wake"]


@pytest.mark.rule("708.2")
@pytest.mark.parametrize("zone", ["standby", "hand"])
def test_an_automatic_chant_that_is_not_revealed_is_not_triggered(scene, me, foe, zone):
    """708.2: it stays where it was, hidden, and nothing is pending."""
    waiting(scene, me, zone)
    me.will("fire").plays("Doom")
    me.picks("no", rule="708.2")
    me.is_asked("602.1c")
    assert me.zone(zone) == ["Vigil"] and scene.game.waiting == [] and not foe.sees(me.card("Vigil"))


@pytest.mark.rule("708.2")
@pytest.mark.parametrize("zone", ["graveyard", "removed"])
def test_an_automatic_chant_elsewhere_is_not_asked_for(scene, me, foe, zone):
    """708.2: only the hand and standby count."""
    waiting(scene, me, zone)
    me.will("fire").plays("Doom")
    me.is_asked("602.1c")
    assert "Vigil" in me.zone(zone) and me.life == 4000


@pytest.mark.rule("708.2")
def test_an_automatic_chant_is_not_asked_for_without_its_condition(scene, me, foe):
    """708.2: it was the other player's resonator that was destroyed."""
    waiting(scene, me)
    foe.has(field=["Resonator 2"])
    me.plays("Doom", "Resonator 2")
    me.is_asked("602.1c")
    assert foe.zone("graveyard") == ["Resonator 2"] and me.zone("standby") == ["Vigil"]


@pytest.mark.rule("708.2")
def test_a_chant_is_revealed_before_other_triggers_are_put_in_order(scene, me, foe):
    """708.2: at the time of the condition, so the turn player's own trigger is not in the chase yet."""
    waiting(scene, foe)
    foe.game.set("will 1", ())
    scene.card("Mourner", "When a resonator is put into a graveyard from a field ⇒ You gain 300 life.")
    me.has(hand=["Doom"], field=["Mourner"]).will("fire")
    me.plays("Doom", "Resonator 1")
    foe.is_asked("708.2")
    assert me.chase == []
    foe.picks("yes")
    assert (me.life, foe.life) == (4000 + 300, 4000 + 100)


@pytest.mark.rule("708.2")
def test_a_revealed_chant_is_seen_by_both_players_before_it_is_played(scene, me, foe):
    """708.2: I know the card in the other player's hand when I put my own triggers in order."""
    waiting(scene, foe, "hand")
    for each in ("Mourner", "Heir"):
        scene.card(each, "When a resonator is put into a graveyard from a field ⇒ You gain 300 life.")
    me.has(hand=["Doom"], field=["Mourner", "Heir"]).will("fire")
    me.plays("Doom", "Resonator 1")
    while foe.chase:
        foe.passes()
    assert not me.sees(foe.card("Vigil"))
    foe.picks("yes", rule="708.2")
    me.is_asked("603.2")
    assert foe.zone("hand") == ["Doom", "Vigil"] and me.sees(foe.card("Vigil"))


@pytest.mark.rule("708.2")
def test_whether_a_card_could_be_revealed_is_not_told(scene, me, foe):
    """708.2: who holds other cards is asked as well, when the resonator is destroyed, and could but decline."""
    waiting(scene, foe, "hand")
    scene.card("Denial", DENIAL, type="Chant")
    scene.card("Mourner", "When a resonator is put into a graveyard from a field ⇒ You gain 300 life.")
    foe.has(hand=["Denial"])
    me.has(hand=["Doom"], field=["Mourner"]).will("fire")
    me.plays("Doom", "Resonator 1")
    foe.is_asked("602.1c")
    for seed in range(6):
        assert list(after_answer(scene.game, me.seat, "pass", seed)) == []
    after = scene.game.fork()
    after.answer("pass")
    while len(after.question.options) == 1:
        after.answer(after.question.options[0])
    assert after.question.rule == "708.2" and after.question.source == foe.card("Vigil")
    imagined = Seat(after, me.seat).imagined(1)
    assert {entry.seat for entry in after.waiting} == {me.seat, foe.seat}
    assert {entry.seat for entry in imagined.waiting} == {me.seat}
    assert imagined.question.rule == "708.2" and imagined.question.options == ("no",)
    foe.picks("pass", "no")


@pytest.mark.rule("708.2")
def test_whether_a_card_was_not_revealed_is_not_told(scene, me, foe):
    """708.2: nor after it was declined, while its state lasts."""
    waiting(scene, foe, "hand", text="[Trigger] If you control a resonator ⇒ You gain 100 life.")
    scene.turn_of(foe)
    foe.picks("no", rule="708.2")
    foe.is_asked("602.1c")
    for seed in range(6):
        assert list(after_answer(scene.game, me.seat, "pass", seed)) == []


@pytest.mark.rule("708.2")
def test_a_chant_that_waits_for_a_state_is_asked_for_until_it_is_revealed(scene, me, foe):
    """708.2: declined, I may act; after the act the state is there yet, and I am asked again."""
    waiting(scene, me, text="[Trigger] If you control a resonator ⇒ You gain 100 life.")
    me.picks("no", rule="708.2")
    me.is_asked("602.1c")
    me.picks(("call", "Ruler"))
    me.picks("yes", rule="708.2")
    me.lets_resolve()
    assert me.life == 4000 + 100 and me.zone("graveyard") == ["Vigil"]


@pytest.mark.rule("708.2a")
def test_a_triggered_chant_does_not_trigger_again(scene, me, foe):
    """708.2a: two of mine are destroyed at once, and it is asked for and played once."""
    waiting(scene, me)
    scene.card("Ruin", "Destroy all resonators.", type="Chant")
    me.has(hand=["Ruin"], field=["Resonator 2"])
    me.plays("Ruin")
    me.until("302.4")
    me.picks("Resonator 1")
    me.picks("yes", rule="708.2")
    me.is_asked("602.1c")
    assert me.life == 4000 + 100 and me.zone("graveyard").count("Vigil") == 1 and scene.game.waiting == []


# --- 708.3 playing -------------------------------------------------------------------------------------------


@pytest.mark.rule("708.3")
def test_a_revealed_chant_is_played_as_a_spell_before_anybody_acts(scene, me, foe):
    """708.3: I am asked for an action with it in the chase already."""
    waiting(scene, me)
    me.has(hand=["Quick Chant"]).stones("fire")
    me.plays("Doom").lets_resolve()
    me.picks("yes", rule="708.2")
    me.is_asked("602.1c")
    assert me.chase == ["Vigil"] and not me.offered(("battle",)) and me.offered("play", "Quick Chant")


@pytest.mark.rule("708.3")
def test_a_revealed_chant_can_be_cancelled_as_a_spell(scene, me, foe):
    """708.3."""
    waiting(scene, me)
    scene.card("Denial", DENIAL, type="Chant")
    foe.has(hand=["Denial"]).will("fire")
    me.plays("Doom")
    foe.passes()
    me.picks("yes", rule="708.2")
    foe.plays("Denial")
    assert me.zone("graveyard") == ["Resonator 1", "Doom", "Vigil"] and me.life == 4000


@pytest.mark.rule("708.3a")
@pytest.mark.parametrize("zone", ["standby", "hand"])
def test_a_revealed_chant_without_a_target_goes_to_the_graveyard(scene, me, foe, zone):
    """708.3a: no resonator is left to destroy; it never is in the chase."""
    waiting(scene, me, zone, "[Trigger] When a resonator you control is destroyed ⇒ Destroy target resonator.")
    me.will("fire").plays("Doom")
    me.picks("yes", rule="708.2")
    me.is_asked("602.1c")
    assert me.zone("graveyard")[-1] == "Vigil" and ("Vigil", zone, "graveyard") in scene.moves()


@pytest.mark.rule("708.3a")
def test_a_revealed_chant_that_cannot_be_paid_goes_to_the_graveyard(scene, me, foe):
    """708.3a: from the hand it costs {3}, and no will is left."""
    waiting(scene, me, "hand", cost="{3}")
    me.plays("Doom")
    me.picks("yes", rule="708.2")
    me.is_asked("602.1c")
    assert ("Vigil", "hand", "graveyard") in scene.moves() and me.life == 4000


# --- 708.4 the cost -------------------------------------------------------------------------------------------

SNARE = "[Trigger] Discard a card: You gain 100 life."


@pytest.mark.rule("708.4")
def test_from_standby_only_the_trigger_payment_is_made(scene, me, foe):
    """708.4: a card is discarded, and none of three wills is spent."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.has(hand=["Regalia"]).will(*("fire",) * 3).put("standby", "Snare", face_down=True)
    me.plays("Snare")
    assert me.zone("graveyard") == ["Regalia", "Snare"] and me.pool == ["fire"] * 3 and me.life == 4000 + 100


@pytest.mark.rule("708.4")
def test_from_the_hand_the_cost_is_paid_as_well(scene, me, foe):
    """708.4: a card is discarded and three wills are spent."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.has(hand=["Regalia", "Snare"]).will(*("fire",) * 3)
    me.plays("Snare")
    assert me.zone("graveyard") == ["Regalia", "Snare"] and me.pool == [] and me.life == 4000 + 100


@pytest.mark.rule("708.4")
@pytest.mark.parametrize(("zone", "playable"), [("hand", False), ("standby", True)])
def test_the_cost_is_needed_from_the_hand_only(scene, me, foe, zone, playable):
    """708.4: with two wills of three."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.has(hand=["Regalia"]).will("fire", "fire").put(zone, "Snare", face_down=zone == "standby")
    assert me.offered("play", "Snare") is playable


@pytest.mark.rule("708.4")
def test_the_trigger_payment_is_needed_from_standby(scene, me, foe):
    """708.4: with no card to discard it is not offered."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.will(*("fire",) * 3).put("standby", "Snare", face_down=True)
    assert not me.offered("play", "Snare")


@pytest.mark.rule("708.4")
def test_a_trigger_chant_in_the_hand_does_not_pay_for_itself(scene, me, foe):
    """708.4 with 903.2b: it is in the chase when the discard is due, and the hand is empty."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.has(hand=["Snare"]).will(*("fire",) * 3)
    assert not me.offered("play", "Snare")


@pytest.mark.rule("708.4")
def test_a_trigger_chant_in_the_graveyard_is_not_played(scene, me, foe):
    """708.4."""
    scene.card("Snare", SNARE, type="Chant", cost="{3}")
    me.has(hand=["Regalia"], graveyard=["Snare"]).will(*("fire",) * 3)
    assert not me.offered("play", "Snare")


# --- 708.5 the turn it was set -------------------------------------------------------------------------------------


@pytest.mark.rule("708.5")
def test_a_trigger_chant_is_not_played_on_the_turn_it_was_set(scene, me, foe):
    """708.5: not while I go on, but in the other player's turn it is."""
    scene.card("Ambush", "[Trigger] Anytime: You gain 100 life.", type="Chant")
    me.has(hand=["Ambush"]).will("fire", "fire")
    me.picks(("set", "Ambush"))
    assert not me.offered("play", "Ambush")
    me.passes()
    me.is_asked("602.1c")
    assert scene.game.facts["turn seat"] == 1 and me.offered("play", "Ambush")


@pytest.mark.rule("708.5")
def test_a_chant_set_this_turn_does_not_trigger(scene, me, foe):
    """708.5: my first resonator is destroyed on my turn, the second on the other player's."""
    scene.card("Vigil", VIGIL, type="Chant")
    scene.card("Doom", DOOM, type="Chant")
    me.has(hand=["Vigil", "Doom"], field=["Resonator 1", "Resonator 2"]).will(*("fire",) * 3)
    foe.has(hand=["Doom"]).stones("fire")
    me.picks(("set", "Vigil"))
    me.plays("Doom", "Resonator 1").lets_resolve()
    me.is_asked("602.1c")
    assert me.zone("graveyard") == ["Resonator 1", "Doom"]
    me.passes()
    foe.plays("Doom")
    me.picks("yes", rule="708.2")
    assert me.life == 4000 + 100


# --- 708.6 resolving -----------------------------------------------------------------------------------------


@pytest.mark.rule("708.6")
def test_a_resolving_trigger_chant_does_what_stands_after_the_colon(scene, me, foe):
    """708.6: 200 life is paid once, the spell is cancelled, and the chant goes to the graveyard."""
    scene.card("Refusal", "[Trigger] Pay 200 life: Cancel target spell.", type="Chant")
    me.has(hand=["Chant"]).will("fire")
    foe.put("standby", "Refusal", face_down=True)
    me.plays("Chant")
    foe.plays("Refusal")
    assert foe.life == 4000 - 200 and foe.zone("graveyard") == ["Refusal"]
    assert me.zone("graveyard") == ["Chant"] and me.zone("hand") == [] and me.chase == []


@pytest.mark.rule("708.6")
def test_a_resolving_automatic_chant_does_what_stands_after_the_arrow(scene, me, foe):
    """708.6: the life is gained before the chant lies in its owner's graveyard."""
    waiting(scene, me)
    me.stones("fire").plays("Doom").lets_resolve()
    me.picks("yes", rule="708.2")
    assert me.chase == ["Vigil"] and me.life == 4000
    me.lets_resolve()
    assert me.life == 4000 + 100 and me.zone("graveyard")[-1] == "Vigil"


# --- 708.5, 310.2 put into standby by an effect ----------------------------------------------------------


def stowed(scene, me, text: str) -> None:
    """A card of the graveyard is put into standby by an effect, and my resonator destroyed in the same turn."""
    scene.card("Vigil", text, type="Chant")
    scene.card("Stow", "Put target card in your graveyard into your standby area.", type="Chant")
    scene.card("Doom", DOOM, type="Chant")
    me.has(hand=["Stow", "Doom"], graveyard=["Vigil"], field=["Resonator 1"]).will("fire", "fire")
    me.plays("Stow").lets_resolve()
    me.plays("Doom")


@pytest.mark.rule("708.5", "310.2", "906.4a")
def test_a_trigger_card_that_an_effect_put_there_lies_face_down_and_waits(scene, me, foe):
    """708.5, 310.2, 906.4a: nobody asks for it in this turn."""
    stowed(scene, me, VIGIL)
    me.is_asked("602.1c")
    assert scene.game.face_down[me.card("Vigil")] and me.zone("standby") == ["Vigil"] and me.life == 4000


@pytest.mark.rule("1114.3")
def test_a_stealth_card_that_an_effect_put_there_does_not_wait(scene, me, foe):
    """1114.3: it may be played in the very turn."""
    stowed(scene, me, "[Stealth] When a resonator you control is destroyed.\nYou gain 100 life.")
    me.picks("yes", rule="708.2")
    assert me.life == 4000 + 100 and me.zone("standby") == []


@pytest.mark.rule("310.2", "303.2")
def test_a_card_of_the_hand_is_put_into_standby_unseen(scene, me, foe):
    """310.2: the other player does not learn what it is; what lay in a public zone both know (303.2)."""
    scene.card("Hide", "Put a card from your hand into your standby area.", type="Chant")
    me.has(hand=["Hide", "Resonator 3"]).will("fire")
    me.plays("Hide")
    hidden = me.card("Resonator 3", "standby")
    assert me.sees(hidden) and not foe.sees(hidden)


@pytest.mark.rule("708.5", "708.4")
@pytest.mark.parametrize("later", [False, True])
def test_a_colon_trigger_card_that_an_effect_put_there_is_played_from_the_next_turn_on(scene, me, foe, later):
    """708.5: not in this turn; in the next for its Trigger payment alone (708.4)."""
    scene.card("Snare", "[Trigger] Anytime: You gain 100 life.", type="Chant", cost="{3}")
    scene.card("Stow", "Put target card in your graveyard into your standby area.", type="Chant")
    me.has(hand=["Stow"], graveyard=["Snare"]).will("fire")
    me.plays("Stow").lets_resolve()
    if later:
        me.passes()
    assert me.offered("play", "Snare") is later


# --- 708.1a what it speaks of --------------------------------------------------------------------------------------


@pytest.mark.rule("708.1a")
@pytest.mark.parametrize("first", ["", "[Break]: Destroy target resonator.\n"])
def test_a_trigger_targets_the_card_of_its_event_alone(scene, me, foe, first):
    """The resonator that was just summoned can be targeted, another one cannot, whatever is said before."""
    text = "[Trigger] When a resonator is summoned: Destroy target resonator that was just summoned."
    scene.card("Pitfall", first + text, type="Spell:Chant-Standby")
    me.has(hand=["Resonator 1"], field=["Resonator 2"])
    foe.put("standby", "Pitfall", face_down=True)
    me.will("fire").plays("Resonator 1")
    foe.picks("yes", rule="708.2")
    assert me.zone("graveyard") == ["Resonator 1"] and me.zone("field") == ["Resonator 2"]


@pytest.mark.rule("708.2", "104.4")
@pytest.mark.parametrize("silenced", ["me", "foe"])
def test_who_may_play_no_spells_reveals_none(scene, me, foe, silenced):
    """708.2, 104.4: a set card is revealed while the other player may play no spells, not while its own may not."""
    scene.card("Silence", "Target player cannot play spells until end of turn.", type="Chant", cost="{0}")
    scene.card("Fall", "{0}: Destroy target resonator. Play this ability only once per turn.")
    scene.card("Revenge", "[Trigger] When a resonator you control is destroyed ⇒ Draw a card.", type="Chant")
    me.has(hand=["Silence"], field=["Fall"])
    foe.has(field=["Resonator 1"])
    foe.put("standby", "Revenge", face_down=True)
    me.plays("Silence", ("player", (me if silenced == "me" else foe).seat)).lets_resolve()
    me.uses("Fall", 2, "Resonator 1").lets_resolve()
    if foe.asked and scene.game.question.about == "reveal":
        assert silenced == "me"
        foe.picks("yes").lets_resolve()
    assert foe.count("hand") == (1 if silenced == "me" else 0)
