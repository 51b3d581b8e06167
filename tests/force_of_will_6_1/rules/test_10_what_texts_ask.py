"""What texts ask about: players, cards by what they are or did, and the turn so far; each beside what is not meant."""

from __future__ import annotations

import pytest


def ready(scene, player, text, name="Deed", cost="{1}"):
    """The player holds a chant with this text, which may be played at any time, and a will for it."""
    scene.card(name, f"[Quickcast]\n{text}", type="Chant", cost=cost)
    player.put("hand", name)
    player.will("fire")


def casts(scene, player, text, *answers, name="Deed"):
    ready(scene, player, text, name)
    player.plays(name, *answers).lets_resolve()


# --- players --------------------------------------------------------------------------------------------------


@pytest.mark.rule("104.4", "903.2e")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_targeted_player_cannot_do_the_other_can(scene, me, foe, seat):
    """104.4: the targeted player gains no life this turn, the other does."""
    ready(scene, me, "Target player cannot gain life this turn.", "Hush")
    ready(scene, me, "Each player gains 100 life.")
    me.plays("Hush", ("player", seat)).lets_resolve()
    me.plays("Deed").lets_resolve()
    assert (me.life, foe.life) == ((4000, 4100) if seat == 0 else (4100, 4000))


@pytest.mark.rule("1002.1", "105.3")
@pytest.mark.parametrize("mine", [True, False])
def test_the_controller_of_the_added_resonator_is_meant(scene, me, foe, mine):
    """105.3: whoever controls the card on which it lies, whosever the addition is."""
    scene.card("Thorn", "Whenever added resonator becomes rested ⇒ This card deals 200 damage to added resonator's "
               "controller.", type="Addition:Resonator")  # fmt: skip
    host = "Resonator 3" if mine else "Resonator 4"
    me.has(field=["Resonator 3"], hand=["Thorn"]).will("fire")
    foe.has(field=["Resonator 4"])
    ready(scene, me, "Rest target recovered resonator.", "Lull")
    me.plays("Thorn", host).lets_resolve()
    me.plays("Lull", host).lets_resolve()
    assert (me.life, foe.life) == ((4000 - 200, 4000) if mine else (4000, 4000 - 200))


# --- cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("903.2e")
def test_another_target_is_not_the_first_one(scene, me, foe):
    """903.2e: what was chosen first cannot be the other one too."""
    foe.has(field=["Resonator 1", "Resonator 2", "Resonator 3"])
    ready(scene, me, "Rest target resonator. Destroy another target resonator.")
    me.plays("Deed", "Resonator 2")
    assert me.offered("Resonator 1") and me.offered("Resonator 3") and not me.offered("Resonator 2")
    me.picks("Resonator 3").lets_resolve()
    assert foe.is_rested("Resonator 2") and foe.zone("field") == ["Resonator 1", "Resonator 2"]


@pytest.mark.rule("903.2e", "1012.1")
@pytest.mark.parametrize("mine", [True, False])
def test_a_spell_that_targets_a_card_of_mine_is_meant(scene, me, foe, mine):
    """1012.1: one that targets a resonator of the player who played it is not."""
    me.has(field=["Resonator 1"])
    foe.has(field=["Resonator 2"])
    ready(scene, foe, "Rest target resonator.", "Lull")
    ready(scene, me, "Cancel target spell targeting a resonator you control.")
    me.picks(("battle",))
    foe.plays("Lull", "Resonator 1" if mine else "Resonator 2")
    assert (me.chase == ["Lull"] and me.offered("play", "Deed")) is mine
    if mine:
        me.plays("Deed").lets_resolve()
    me.until(about="attack")
    assert not me.is_rested("Resonator 1") and foe.zone("graveyard") == ["Lull"]


@pytest.mark.rule("909.7", "206.1")
def test_the_printed_number_is_not_the_one_it_has_now(scene, me, foe):
    """909.7: 400 are printed, whatever was added."""
    me.has(field=["Resonator 5"])
    foe.has(field=["Resonator 2", scene.card("Drum", "Resonators you control gain [+300/+300].", type="Regalia")])
    casts(scene, me, "Target resonator gains [0/+500] until end of turn. You gain life equal to the printed ATK of it.",
          "Resonator 2")  # fmt: skip
    assert foe.atk("Resonator 2") == 400 + 300 and me.life == 4000 + 400


@pytest.mark.rule("1007.1")
def test_the_damage_that_a_card_has_been_dealt(scene, me, foe):
    """1007.1: 300, and not what it could have been dealt."""
    foe.has(field=["Resonator 5", "Resonator 4"])
    ready(scene, me, "This card deals 300 damage to target resonator.", "Bolt")
    ready(scene, me, "Rest target resonator. You gain life equal to the damage it has been dealt.")
    me.plays("Bolt", "Resonator 5").lets_resolve()
    me.plays("Deed", "Resonator 5").lets_resolve()
    assert me.life == 4000 + 300


# --- the turn so far --------------------------------------------------------------------------------------------


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("attacker", "drawn"), [("J-Ruler", 1), ("Resonator 1", 0)])
def test_whether_my_j_ruler_attacked_this_turn(scene, me, foe, attacker, drawn):
    """803.5: the attack of a resonator is none of a J-ruler."""
    me.as_j_ruler().has(field=["Resonator 1"])
    ready(scene, me, "If your J-ruler attacked this turn, draw a card.")
    me.attacks(attacker)
    me.battle_ends()
    me.plays("Deed").lets_resolve()
    assert me.count("hand") == drawn


@pytest.mark.rule("803.5")
def test_the_j_ruler_of_the_other_player_is_not_mine(scene, me, foe):
    """803.5: my J-ruler attacked; the other player's text asks about theirs."""
    me.as_j_ruler()
    ready(scene, foe, "If your J-ruler attacked this turn, draw a card.")
    me.attacks("J-Ruler")
    foe.until(about="act")
    foe.plays("Deed").lets_resolve()
    assert foe.count("hand") == 0


@pytest.mark.rule("1007.2")
@pytest.mark.parametrize(("attacker", "blocked", "drawn"),
                         [("Resonator 1", False, 1), ("J-Ruler", False, 0), ("Resonator 1", True, 0)])  # fmt: skip
def test_whether_a_resonator_of_mine_hurt_the_opponent(scene, me, foe, attacker, blocked, drawn):
    """1007.2: neither the blow of a J-ruler nor one that a blocker took."""
    me.as_j_ruler().has(field=["Resonator 1"])
    foe.has(field=["Resonator 5"])
    ready(scene, me, "If a resonator you controlled dealt damage to an opponent this turn, draw a card.")
    me.attacks(attacker)
    foe.blocks("Resonator 5") if blocked else foe.declines()
    me.battle_ends()
    me.plays("Deed").lets_resolve()
    assert me.count("hand") == drawn


@pytest.mark.rule("1007.2")
@pytest.mark.parametrize("who", ["me", "foe"])
def test_whether_i_was_dealt_damage_this_turn(scene, me, foe, who):
    """1007.2: what the other player was dealt does not count."""
    ready(scene, me, f"This card deals 100 damage to {'you' if who == 'me' else 'your opponent'}.", "Bolt")
    ready(scene, me, "If you're dealt damage this turn, draw two cards.")
    me.plays("Bolt").lets_resolve()
    me.plays("Deed").lets_resolve()
    assert me.count("hand") == (2 if who == "me" else 0)


@pytest.mark.rule("1010.1")
@pytest.mark.parametrize(("victim", "drawn"), [("Resonator 1", 1), ("Resonator 2", 0), ("Regalia", 0)])
def test_whether_a_resonator_of_mine_was_destroyed(scene, me, foe, victim, drawn):
    """1010.1: neither one of the other player's nor a regalia."""
    me.has(field=["Resonator 1", "Regalia"])
    foe.has(field=["Resonator 2"])
    ready(scene, me, "Destroy target resonator or regalia.", "Bolt")
    ready(scene, me, "If your resonator has been destroyed this turn, draw a card.")
    me.plays("Bolt", victim).lets_resolve()
    me.plays("Deed").lets_resolve()
    assert me.count("hand") == drawn


@pytest.mark.rule("302.1")
@pytest.mark.parametrize(("victim", "gained"), [("Resonator 1", 100), ("Resonator 2", 0), ("Regalia", 0)])
def test_resonators_that_went_to_a_graveyard_from_my_field(scene, me, foe, victim, gained):
    """302.1: counted by whose field they left, and by what they were there."""
    me.has(field=["Resonator 1", "Regalia"])
    foe.has(field=["Resonator 2"])
    ready(scene, me, "Destroy target resonator or regalia.", "Bolt")
    ready(scene, me, "You gain 100 life for each resonator put into a graveyard from your field this turn.")
    me.plays("Bolt", victim).lets_resolve()
    me.plays("Deed").lets_resolve()
    assert me.life == 4000 + gained


@pytest.mark.rule("703.1")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_how_many_cards_i_played_this_turn(scene, me, foe, others):
    """703.1: the card that asks is one of them; what the other player plays is not."""
    for at in range(others):
        ready(scene, me, "You gain 100 life.", f"Hymn {at}")
    ready(scene, foe, "You gain 100 life.", "Echo")
    ready(scene, me, "If you played three or more cards this turn, you gain 1000 life.")
    for at in range(others):
        me.plays(f"Hymn {at}").lets_resolve()
    me.plays("Deed")
    me.lets_resolve()
    assert me.life == 4000 + 100 * others + (1000 if others == 2 else 0)
