"""Section 4, last part: the bind zone and the trigger zone (4.9, 4.10)."""

from __future__ import annotations

import pytest

from playmat.kernel.state.view import log
from playmat.kernel.words.errors import IllegalAnswer
from playmat.kernel.words.nodes import Ability, Cards, Choose, It, Number, Sequence, Turn


def shown(scene, viewer, player, zone):
    """The names in a zone as the viewer's view has them, "?" for a hidden card."""
    return [card.get("name", "?") for card in scene.game.view(viewer.seat)["zones"][player.seat][zone]]


# --- 4.9 bind -------------------------------------------------------------------------------------


@pytest.mark.rule("4.9.2")
def test_a_card_bound_face_up_is_named_to_both(scene, me, foe):
    """4.9.2: face up the bind zone is public."""
    scene.card("Warden", "[ACT](RC):Choose a card from your hand, and bind it face up.")
    me.has(left="Warden", hand=[scene.card("Prisoner")])
    me.uses("Warden")
    assert shown(scene, me, me, "bind") == shown(scene, foe, me, "bind") == ["Prisoner"]


@pytest.mark.rule("4.9.2.1")
def test_a_card_bound_face_down_is_known_to_its_owner_alone(scene, me, foe):
    """4.9.2.1: my effect binds a card out of the foe's hand face down: the foe may look at it, I may not."""
    scene.card("Warden", "[ACT](RC):Choose a card at random from your opponent's hand, and bind it face down.")
    me.has(left="Warden")
    foe.has(hand=[scene.card("Secret Card")])
    me.uses("Warden")
    assert shown(scene, foe, foe, "bind") == ["Secret Card"]
    assert shown(scene, me, foe, "bind") == ["?"]
    assert [event[4] for event in log(scene.game, me.seat) if event[0] == "move"] == [None]


@pytest.mark.rule("4.9.2.1")
def test_a_bound_card_may_become_face_down(scene, me, foe):
    """4.9.2.1: turned face down by an effect it is for its owner's eyes from then on."""
    turn = Sequence((Choose(Cards(("bind",)), Number(1)), Turn(It(), "face down")))
    me.has(left=scene.card("Warden", abilities=[Ability("activated", turn)]), bind=[scene.card("Prisoner")])
    scene.start()
    assert shown(scene, foe, me, "bind") == ["Prisoner"]
    me.uses("Warden")
    assert shown(scene, foe, me, "bind") == ["?"]
    assert shown(scene, me, me, "bind") == ["Prisoner"]


BINDS = "[AUTO]:When this unit is placed on (RC), choose a card from your hand, bind it face up, and "


@pytest.mark.rule("4.9.3")
def test_cards_bound_by_two_effects_are_told_apart(scene, me, foe):
    """4.9.3: what one effect bound comes back by that effect; what the other bound stays."""
    again = "return that card to your hand."
    scene.card("Early Jailer", f"{BINDS}at the beginning of the battle phase of that turn, {again}")
    scene.card("Late Jailer", f"{BINDS}at the end of that turn, {again}")
    me.has(vanguard="Grade 2", hand=["Early Jailer", "Late Jailer", scene.card("P"), scene.card("Q")])
    me.calls("Early Jailer", "left").picks("P")
    me.calls("Late Jailer", "right")
    assert sorted(me.zone("bind")) == ["P", "Q"]
    me.passes()
    assert (me.zone("bind"), me.zone("hand")) == (["Q"], ["P"])
    me.is_asked("7.2.1.2")


@pytest.mark.rule("4.9.3")
def test_it_is_on_record_which_effect_bound_a_card(scene, me, foe):
    """4.9.3: both players can tell from the log which card's effect bound which."""
    for name in ("X", "Y"):
        scene.card(name, "[ACT](RC):Choose a card from your hand, and bind it face up.")
    me.has(left="X", right="Y", hand=[scene.card("P"), scene.card("Q")])
    me.uses("X").picks("P").uses("Y")
    for seat in (me.seat, foe.seat):
        bound = [(scene.game.card(e[2]), e[4]) for e in log(scene.game, seat) if e[0] == "move"]
        assert bound == [("X", "P"), ("Y", "Q")]


@pytest.mark.rule("4.9.3")
def test_the_owner_may_reorder_a_pile_of_bound_cards(scene, me, foe):
    """4.9.3: two cards that one effect bound may change places."""
    scene.card("Jailer", "[ACT](RC):Choose two cards from your hand, and bind them.")
    me.has(left="Jailer", hand=[scene.card("P"), scene.card("Q")])
    me.uses("Jailer")
    order = tuple(reversed(scene.game.in_zone(me.seat, "bind")))
    scene.game.arrange(me.seat, "bind", order)
    scene.mode.answered(("arrange", me.seat, "bind", *order))
    assert tuple(scene.game.in_zone(me.seat, "bind")) == order


# --- 4.10 trigger ---------------------------------------------------------------------------------


@pytest.mark.rule("4.10.2")
def test_a_drive_checked_card_is_not_in_hand_before_its_trigger_is_resolved(scene, me, foe):
    """4.10.2: while the power is given the card lies in the trigger zone and no count of the hand includes it."""
    scene.step("battle phase")
    scene.card("Counter", "[CONT](VC):This unit gets [Power]+1000 for each card in your hand.", power=9000)
    me.has(vanguard="Counter", right="Grade 1", hand=["Grade 0"]).deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Counter", "Grade 3")
    me.is_asked("2.8.2")
    assert (me.zone("trigger"), me.zone("hand")) == (["Critical Trigger"], ["Grade 0"])
    assert me.power("Counter") == 9000 + 1 * 1000
    me.picks("critical", "Grade 1", "Grade 1")
    assert me.zone("trigger") == []
    assert me.zone("hand") == ["Grade 0", "Critical Trigger"]
    assert me.power("Counter") == 9000 + 2 * 1000


@pytest.mark.rule("4.10.2")
def test_a_drive_checked_card_without_trigger_goes_through_the_trigger_zone(scene, me, foe):
    """4.10.2: deck, trigger zone, hand."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1").deck_top(scene.card("Revealed"))
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")
    assert scene.moves()[:2] == [("Revealed", "deck", "trigger"), ("Revealed", "trigger", "hand")]
    assert me.zone("hand") == ["Revealed"]


@pytest.mark.rule("4.10.3")
def test_a_heal_in_a_damage_check_comes_before_the_card_arrives(scene, me, foe):
    """4.10.3: five damage against five: one is healed first, then the card comes, five again: no loss."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", left=scene.card("Striker", grade=2, power=20000), damage=5)
    foe.has(vanguard="Grade 3", damage=5).deck_top("Heal Trigger")
    me.attacks("Striker", "Grade 3")
    assert (foe.zone("trigger"), foe.count("damage")) == (["Heal Trigger"], 5)
    foe.picks("heal", rule="2.8.2").picks("Stone", rule="2.8.1.1.5")
    assert foe.count("damage") == 5 - 1 + 1
    assert foe.zone("damage")[-1] == "Heal Trigger"
    assert scene.result is None


@pytest.mark.rule("4.10.4")
def test_the_trigger_zone_is_open(scene, me, foe):
    """4.10.4: during a drive check both views name the card, face up."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1").deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")
    me.is_asked("2.8.2")
    for viewer in (me, foe):
        card = scene.game.view(viewer.seat)["zones"][me.seat]["trigger"][0]
        assert (card["name"], card["face down"]) == ("Critical Trigger", False)


@pytest.mark.rule("4.10.4")
def test_a_newcomer_lies_on_top_of_the_trigger_zone(scene, me, foe):
    """4.10.4: a card checked while another lies there comes to lie above it."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1", trigger=[scene.card("Left Over")]).deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")
    me.is_asked("2.8.2")
    assert me.zone("trigger") == ["Left Over", "Critical Trigger"]


@pytest.mark.rule("4.10.4")
def test_nobody_reorders_the_trigger_zone(scene, me, foe):
    """4.10.4: a request to change its order is refused for both and changes nothing."""
    scene.step("battle phase")
    me.has(vanguard="Grade 2", right="Grade 1", trigger=[scene.card("Left Over")]).deck_top("Critical Trigger")
    foe.has(vanguard="Grade 3")
    me.attacks("Grade 2", "Grade 3")
    me.is_asked("2.8.2")
    before = scene.game.digest()
    for player in (me, foe):
        order = tuple(reversed(scene.game.in_zone(player.seat, "trigger")))
        with pytest.raises(IllegalAnswer) as refusal:
            scene.game.arrange(player.seat, "trigger", order)
        assert refusal.value.rule == "4.10.4"
    assert scene.game.digest() == before
