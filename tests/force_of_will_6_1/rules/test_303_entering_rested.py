"""Cards that enter a field rested: on a condition, and unless their player pays, wherever they come from."""

from __future__ import annotations

import pytest

TOLL = "This card enters your field rested unless you pay 300 life."


def gate(scene, text=TOLL):
    """A magic stone whose text is about how it enters."""
    return scene.card("Gate", f"{text}\n{{Rest}}: Produce {{W}}.", type="Magic Stone", attribute="light")


def raised(scene, text="Put target resonator in your graveyard into your field."):
    scene.card("Turnstile", TOLL, cost="{1}")
    scene.card("Raise", text, type="Chant", cost="{1}")


@pytest.mark.rule("303.1b", "903.3c")
@pytest.mark.parametrize("held", [True, False])
def test_a_condition_for_entering_rested_is_asked_as_the_card_enters(scene, me, foe, held):
    """303.1b: it enters recovered where the condition does not hold."""
    scene.card("Latch", "If you control a regalia, this card enters your field rested.", cost="{1}")
    me.has(hand=["Latch"], field=["Regalia"] if held else []).will("fire")
    me.plays("Latch").lets_resolve()
    assert me.is_rested("Latch") is held


@pytest.mark.rule("303.1b", "709.1")
@pytest.mark.parametrize("pays", [True, False])
def test_a_called_stone_is_paid_for_as_it_enters(scene, me, foe, pays):
    """709.1: calling puts the stone into the field, and its player may pay for it as he may when it is played."""
    gate(scene)
    me.has(stone_deck=["Gate"])
    me.picks(("call", "Ruler"))
    me.picks("yes" if pays else "no", about="may")
    assert me.is_rested("Gate") is not pays
    assert me.life == (3700 if pays else 4000)


@pytest.mark.rule("303.1b", "105.4")
def test_who_cannot_pay_is_not_asked(scene, me, foe):
    """105.4: 200 life do not pay 300."""
    gate(scene)
    me.has(stone_deck=["Gate"]).with_life(200)
    me.picks(("call", "Ruler"))
    assert me.is_rested("Gate") and me.life == 200


@pytest.mark.rule("303.1b")
@pytest.mark.parametrize("ruled", [True, False])
def test_what_lets_it_enter_rested_is_not_bought_off_where_it_does_not_hold(scene, me, foe, ruled):
    """303.1b: without the condition there is nothing to pay for."""
    gate(scene, f'If your J/ruler isn\'t "Ruler", {TOLL[0].lower()}{TOLL[1:]}')
    scene.card("Stranger", "[Judgment] {1}", type="Ruler", back={"name": "J", "type": "J-ruler", "ATK": 1, "DEF": 1})
    me.has(ruler_area=["Ruler" if ruled else "Stranger"], stone_deck=["Gate"])
    me.picks(("call", "Ruler" if ruled else "Stranger"))
    if not ruled:
        me.picks("no", about="may")
    assert me.is_rested("Gate") is not ruled


@pytest.mark.rule("303.1b", "903.3c")
@pytest.mark.parametrize("pays", [True, False])
def test_what_an_effect_puts_into_a_field_is_paid_for(scene, me, foe, pays):
    """903.3c: the effect puts it there as its text says, and its player may pay."""
    raised(scene)
    me.has(hand=["Raise"], graveyard=["Turnstile"]).will("fire")
    me.plays("Raise")
    me.picks("yes" if pays else "no", about="may")
    assert me.is_rested("Turnstile") is not pays
    assert me.life == (3700 if pays else 4000)


@pytest.mark.rule("303.1b", "313.2")
def test_whoever_gets_the_card_pays(scene, me, foe):
    """313.2: it comes into my field, out of my opponent's graveyard, so that "you" is me."""
    raised(scene, "Put target resonator in your opponent's graveyard into your field.")
    me.has(hand=["Raise"]).will("fire")
    foe.has(graveyard=["Turnstile"])
    me.plays("Raise")
    me.picks("yes", about="may")
    assert not me.is_rested("Turnstile") and (me.life, foe.life) == (3700, 4000)


@pytest.mark.rule("303.1b", "903.3c")
def test_each_of_several_is_paid_for_by_itself(scene, me, foe):
    """303.1b: both are put at once, one recovered and one rested."""
    raised(scene, "Put up to two target resonators in your graveyard into your field.")
    scene.card("Barrier Arm", TOLL, cost="{1}")
    me.has(hand=["Raise"], graveyard=["Turnstile", "Barrier Arm"]).will("fire")
    me.picks(("play", "Raise")).picks("Turnstile", "Barrier Arm").pays()
    me.picks("yes", about="may").picks("no", about="may")
    assert sorted((me.is_rested("Turnstile"), me.is_rested("Barrier Arm"))) == [False, True]
    assert me.life == 3700


@pytest.mark.rule("303.1b", "702.3")
@pytest.mark.parametrize("pays", [True, False])
def test_a_resonator_that_is_played_is_paid_for_as_it_resolves(scene, me, foe, pays):
    """702.3: out of the chase the offer is the same."""
    scene.card("Turnstile", TOLL, cost="{1}")
    me.has(hand=["Turnstile"]).will("fire")
    me.plays("Turnstile")
    me.picks("yes" if pays else "no", about="may")
    assert me.is_rested("Turnstile") is not pays


@pytest.mark.rule("303.1b", "313.2")
@pytest.mark.parametrize("whose", ["me", "foe"])
def test_the_owner_pays_for_what_enters_the_owners_field(scene, me, foe, whose):
    """313.2: it comes into the field of its owner, whoever plays the chant."""
    raised(scene, "Put target resonator in a graveyard into its owner's field.")
    owner = {"me": me, "foe": foe}[whose]
    me.has(hand=["Raise"]).will("fire")
    owner.has(graveyard=["Turnstile"])
    me.plays("Raise")
    owner.picks("yes", about="may")
    assert owner.zone("field") == ["Turnstile"] and not owner.is_rested("Turnstile")
    assert owner.life == 4000 - 300 and owner.other.life == 4000
