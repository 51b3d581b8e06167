"""Section 105: who controls cards, abilities and effects; life."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

PRIORITY = "602.1c"


def theft(scene):
    return scene.card("Theft", "Gain control of target resonator.", type="Chant", cost="{R}")


def stolen(scene, me, foe, name):
    """I take control of a resonator of the foe."""
    theft(scene)
    me.has(hand=["Theft"]).will("fire")
    foe.has(field=[name])
    me.picks(("play", "Theft"))
    if me.asked and scene.game.question.prompt == "target":
        me.picks(name)
    me.lets_resolve()
    assert me.card(name, "field") in scene.game.in_zone(0, "field")


@pytest.mark.rule("105.3")
def test_you_means_the_controller_not_the_owner(scene, me, foe):
    """105.3: "at the beginning of each turn you draw" draws for me, who took the card.

    Its owner draws only the card of the draw phase.
    """
    scene.card("Page", "At the beginning of each turn ⇒ You draw a card.")
    stolen(scene, me, foe, "Page")
    before = me.count("hand")
    while scene.game.facts["turn seat"] == me.seat:
        scene.players[scene.game.question.seat].passes()
    while scene.game.facts["phase"] != "main phase":
        scene.players[scene.game.question.seat].passes()
    assert me.count("hand") == before + 1 and foe.count("hand") == 1


@pytest.mark.rule("105.3a")
def test_a_card_without_more_is_controlled_by_its_owner(scene, me, foe):
    """105.3a: I am offered my own resonator's attack and ability, never those of the foe's."""
    scene.card("Mine", "{Rest}: Draw a card.")
    scene.card("Theirs", "{Rest}: Draw a card.")
    me.has(field=["Mine"])
    foe.has(field=["Theirs"])
    assert me.offered("use", "Mine", "Mine/2") and not me.offered("use", "Theirs", "Theirs/2")
    me.battles()
    assert me.can_attack("Mine") and not any("Theirs" in str(option[1]) for option in me.options())
    assert scene.game.master(foe.card("Theirs")) == foe.seat


@pytest.mark.rule("105.3b")
def test_an_ability_is_its_controllers_to_play(scene, me, foe):
    """105.3b: with the card the ability is mine: I play it and choose its target."""
    scene.card("Archer", "{0}: This card deals 100 damage to target resonator.")
    foe.has(field=["Resonator 2"]).stones("fire")
    stolen(scene, me, foe, "Archer")
    me.uses("Archer", 2, "Resonator 2").passes()
    foe.is_asked(PRIORITY)
    assert not foe.offered("use", "Archer", "Archer/2")
    me.lets_resolve()
    assert foe.damage("Resonator 2") == 100


@pytest.mark.rule("105.3c")
def test_an_effect_stays_with_who_made_it(scene, me, foe):
    """105.3c: my ability is in the chase, its card leaves, and still it is my opponent who discards."""
    scene.card("Thief", "Banish this card: Your opponent discards a card.")
    me.has(field=["Thief"], hand=["Resonator 2"])
    foe.has(hand=["Resonator 1"])
    me.uses("Thief", 2)
    me.lets_resolve()
    assert me.zone("graveyard") == ["Thief"] and me.zone("hand") == ["Resonator 2"]
    assert foe.zone("graveyard") == ["Resonator 1"]


@pytest.mark.rule("105.3c")
def test_a_later_effect_of_a_stolen_card_is_the_thiefs(scene, me, foe):
    """105.3c: the foe's card, dying under my control, makes an effect of mine: the foe discards."""
    scene.card("Martyr", "Banish this card: Your opponent discards a card.")
    foe.has(hand=["Resonator 1"])
    stolen(scene, me, foe, "Martyr")
    me.uses("Martyr", 2)
    me.lets_resolve()
    assert foe.zone("hand") == [] and "Martyr" in foe.zone("graveyard")


# --- 105.4 life ---------------------------------------------------------------------------------------


@pytest.mark.rule("105.4")
@pytest.mark.parametrize(("life", "left"), [(200, -300), (500, 0), (600, 100)])
def test_life_at_zero_or_below_is_defeat(scene, me, foe, life, left):
    """105.4: 500 damage leaves -300 or 0 and the foe loses; with 100 left the game goes on."""
    scene.card("Scorch", "This card deals 500 damage to your opponent.", type="Chant", cost="{R}")
    me.has(hand=["Scorch"]).will("fire")
    foe.with_life(life)
    me.plays("Scorch")
    me.lets_resolve()
    assert foe.life == left
    assert (scene.result is None) == (left > 0)


@pytest.mark.rule("105.4")
def test_life_below_zero_is_looked_at_only_after_the_text(scene, me, foe):
    """105.4: 200 - 500 + 400 = 100 within one text is no defeat."""
    scene.card("Brink", "You lose 500 life. You gain 400 life.", type="Chant", cost="{R}")
    me.with_life(200).has(hand=["Brink"]).will("fire")
    me.plays("Brink")
    me.lets_resolve()
    assert me.life == 200 - 500 + 400 and scene.result is None


def payer(scene, amount):
    cost = (n.Perform("pay life", amount),)
    scene.card("Altar", type="Regalia", abilities=[n.Ability("activated", n.Perform("draw", n.Number(1)), cost=cost)])


@pytest.mark.rule("105.4a")
@pytest.mark.parametrize(("amount", "may"), [(0, True), (300, True), (4000, True), (250, False), (4100, False)])
def test_life_is_paid_in_hundreds_of_the_life_there_is(scene, me, foe, amount, may):
    """105.4a: of 4000 life, 250 cannot be paid, nor 4100; hundreds up to 4000 can."""
    payer(scene, n.Number(amount))
    me.has(field=["Altar"])
    assert me.offered("use", "Altar", "Altar/2") is may


@pytest.mark.rule("105.4a")
def test_half_of_life_is_rounded_to_hundreds(scene, me, foe):
    """105.4a: half of 700 damage, as a text counts it, is 400, so that life stays in hundreds."""
    effect = f.Deal(f.Half(n.Number(700)), None, "opponent")
    scene.card("Halver", type="Chant", cost="{R}",
               abilities=[n.Ability("activated", effect, zones=("chase",), keyword="spell")])  # fmt: skip
    me.has(hand=["Halver"]).will("fire")
    me.plays("Halver")
    me.lets_resolve()
    assert foe.life == 4000 - 400


@pytest.mark.rule("105.4a")
def test_any_amount_of_life_offers_hundreds(scene, me, foe):
    """105.4a: with 400 life the amounts are 0 to 400 in hundreds; 250 is refused."""
    scene.card("Offering", "Pay any amount of life: Draw a card.", type="Regalia")
    me.with_life(400).has(field=["Offering"])
    me.picks(("use", "Offering", "Offering/2"))
    me.is_asked("105.4a", exactly=[0, 100, 200, 300, 400])
    assert me.refused(250) == me.refused(500) == "105.4a"
    me.picks(300)
    assert me.life == 400 - 300


@pytest.mark.rule("105.4a")
def test_of_more_life_than_anybody_has_the_list_of_amounts_ends(scene, me, foe):
    """105.4a: with 90000 life the amounts are 0 to 29900."""
    scene.card("Offering", "Pay any amount of life: Draw a card.", type="Regalia")
    me.with_life(90_000).has(field=["Offering"])
    me.picks(("use", "Offering", "Offering/2"))
    me.is_asked("105.4a", exactly=[*range(0, 30_000, 100)])
    me.picks(29_900)
    assert me.life == 90_000 - 29_900


@pytest.mark.rule("105.4a")
@pytest.mark.parametrize(("paid", "drawn"), [(0, 0), (400, 0), (1000, 2), (1400, 2)])
def test_what_was_paid_counts_in_the_text(scene, me, foe, paid, drawn):
    """105.4a: a card for each 500 life: 1400 = 2 x 500 + 400 draws two."""
    text = "Pay any amount of life. Draw a card for each 500 life you lost this way."
    scene.card("Whisper", text, type="Chant", cost="{R}")
    me.with_life(4000).has(hand=["Whisper"], deck=["Resonator 1", "Resonator 2", "Resonator 3"]).will("fire")
    me.plays("Whisper")
    me.is_asked("105.4a")
    me.picks(paid)
    assert me.life == 4000 - paid and len(me.zone("hand")) == drawn


@pytest.mark.rule("105.4a")
def test_the_life_paid_to_play_a_card_is_remembered(scene, me, foe):
    """105.4a: the resonator is as large as what was paid for it, 700, and life afterwards does not matter."""
    text = "As you play this card, you pay any amount of life in multiples of 100.\n"
    text += "ATK and DEF of this card becomes [life you paid as you played this card]."
    scene.card("Debtor", text, cost="{R}", ATK=0, DEF=0)
    me.with_life(1000).has(hand=["Debtor"]).will("fire")
    me.plays("Debtor")
    me.is_asked("105.4a")
    me.picks(700)
    me.lets_resolve()
    assert me.life == 1000 - 700
    assert (me.atk("Debtor"), me.defence("Debtor")) == (700, 700)


@pytest.mark.rule("105.4a")
def test_who_cannot_pay_life_pays_none(scene, me, foe):
    """105.4a, 104.4: as a cost it cannot be paid at all; in a text nothing is paid and nothing asked."""
    scene.card("Miser", "Players cannot pay life.", type="Regalia")
    scene.card("Offering", "Pay any amount of life: Draw a card.", type="Regalia")
    text = "Pay any amount of life. Draw a card for each 500 life you lost this way."
    scene.card("Whisper", text, type="Chant", cost="{R}")
    me.has(field=["Miser", "Offering"], hand=["Whisper"]).will("fire")
    assert not me.offered("use", "Offering", "Offering/2")
    me.plays("Whisper").lets_resolve()
    assert me.life == 4000 and me.zone("hand") == []


@pytest.mark.rule("104.4")
@pytest.mark.parametrize(("who", "able"), [("you", False), ("opponent", True)])
def test_one_player_alone_cannot_pay_life(scene, me, foe, who, able):
    """104.4: what keeps one player from paying life keeps the other from nothing."""
    barred = n.Ability("continuous", n.Rule(who, (n.Cannot("pay life"),)))
    scene.card("Miser", abilities=[barred], type="Regalia")
    scene.card("Offering", "Pay any amount of life: Draw a card.", type="Regalia")
    me.has(field=["Miser", "Offering"])
    assert me.offered("use", "Offering", "Offering/2") is able


@pytest.mark.rule("313.2", "807.3a")
def test_control_until_the_end_of_a_battle_is_over_with_it(scene, me, foe):
    """313.2, 807.3a: taken while my resonator attacks, theirs goes back as the battle ends, in the same turn."""
    scene.card("Lure", "[Quickcast]\nGain control of target resonator until end of battle.", type="Chant", cost="{0}")
    me.has(field=["Resonator 2"], hand=["Lure"])
    foe.has(field=["Resonator 5"], hand=["Quick Chant"]).stones("fire")
    me.attacks("Resonator 2").plays("Lure", "Resonator 5").lets_resolve()
    assert me.zone("field") == ["Resonator 2", "Resonator 5"] and foe.zone("field") == ["Fire Stone"]
    me.battle_ends()
    assert me.zone("field") == ["Resonator 2"] and foe.zone("field") == ["Fire Stone", "Resonator 5"]
    assert scene.game.facts["phase"] == "main phase" and foe.life == 4000 - 400
