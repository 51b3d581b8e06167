"""Where rides, costs, limits and layers meet: what pays, what is used up, what lasts, who hears of it."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Add, Cards, Is, LoseAbilities, Modify, Number, This

from .test_16_songs_bases import base


def continuous(effect):
    return Ability("continuous", effect, zones=("field",))


def silences(name):
    return continuous(Modify(Cards(("field",), "mine", Is("name", "=", name)), (LoseAbilities(),)))


def play_all(scene):
    while scene.game.question is not None and scene.game.question.about == "played":
        scene.players[scene.game.question.seat].answer(scene.game.question.options[0])


@pytest.mark.rule("6.3.3.1.2", "11.2.1.2", "11.6.1.2")
def test_what_was_discarded_for_the_ride_asks_for_the_new_vanguard(scene, me):
    """It was set off before the ride, and is played after it, beside what the ride itself set off."""
    scene.step("ride phase").card("Squire", '[AUTO]:When this unit is rode upon by "Knight", Soul-Charge 1.', grade=1)
    scene.card("Knight", "[AUTO]:When this unit is placed on (VC), draw a card.", grade=2)
    asks = 'if your vanguard is "Knight", draw a card.'
    scene.card("Monk", f"[AUTO]:When this card is discarded from hand during your turn, {asks}", grade=1)
    me.has(vanguard="Squire", hand=["Monk", "Grade 0"]).ride_deck("Knight")
    me.rides("Knight").picks("Monk")
    assert len(scene.game.waiting) == 3
    with me.changes(hand=2, soul=1):
        play_all(scene)


@pytest.mark.rule("1.2.2.1", "13.2.2", "11.7.1")
@pytest.mark.parametrize(("damage", "lost"), [(["Grade 3"], False), (["Grade 1"], True)])
def test_a_sixth_card_that_pays_is_no_loss_if_another_leaves(scene, me, foe, damage, lost):
    """13.1.2: what is in the damage zone is counted at the check timing, after the effect."""
    pays = "[COST][Soul-Blast 1 & put this unit in your damage zone]"
    scene.card("Proxy", f"[ACT](RC):{pays}, choose a face up grade 3 card from your damage zone, and call it to (RC).")
    me.has(vanguard="Grade 2", left="Proxy", soul=1, damage=4, hand=["Grade 0"]).has(damage=damage)
    me.uses("Proxy")
    if lost:
        assert scene.winner is foe
        return
    me.picks("front right")
    assert (me.count("damage"), me.zone("right")) == (5, ["Grade 3"])


@pytest.mark.rule("11.7.1", "7.23.1")
@pytest.mark.parametrize(
    ("zone", "cost"),
    [
        ("soul", "Soul-Blast 1 & put this card into your drop"),
        ("hand", "discard this card & discard a card from your hand"),
    ],
)
@pytest.mark.parametrize("others", [0, 1])
def test_a_card_that_pays_with_itself_pays_for_nothing_else(scene, me, zone, cost, others):
    scene.card("Imp", f"[ACT]({zone.capitalize()}):[COST][{cost}], draw a card.", grade=3)
    me.has(vanguard="Grade 2", left="Grade 1", **{zone: ["Imp", "Grade 3"][: 1 + others]})
    assert me.offered("use", "Imp", "Imp/1") == bool(others)
    if others:
        with me.changes(drop=2):
            me.uses("Imp")
    else:
        assert me.refused("use", "Imp", "Imp/1") == "11.8.2.2"


@pytest.mark.rule("12.3.1.1.1", "7.11.2", "12.2.1.1")
def test_what_was_used_up_is_used_up_when_it_comes_back(scene, me):
    scene.card("Well", "[ACT](RC)[1/Turn]:Draw a card.")
    scene.card("Mute", abilities=[silences("Well")])
    scene.card("Reaper", "[ACT](VC):Choose one of your rear-guards, and retire it.", grade=2)
    me.has(vanguard="Reaper", left="Well", hand=["Mute", "Grade 1"])
    me.uses("Well").calls("Mute", "right")
    assert not me.offered("use", "Well", "Well/1")
    me.uses("Reaper").picks("Mute")
    assert me.refused("use", "Well", "Well/1") == "12.2.1.1"


@pytest.mark.rule("5.1.2", "12.3.1.1.1", "7.11.1")
def test_an_ability_that_was_given_twice_is_used_once_each(scene, me):
    gives = 'and it gets "[ACT](RC)[1/turn]:Draw a card." until end of turn.'
    scene.card("Tutor", f"[ACT](VC):Choose one of your rear-guards, {gives}", grade=2)
    me.has(vanguard="Tutor", left="Grade 1")
    me.uses("Tutor").uses("Tutor")
    for left in (1, 0):
        with me.changes(hand=1):
            me.picks(next(act for act in me.options() if act[:2] == ("use", "Grade 1")))
        assert any(act[:2] == ("use", "Grade 1") for act in me.options()) == bool(left)


@pytest.mark.rule("11.9.3", "11.9.3.1", "11.9.3.1.1")
def test_of_two_that_silence_one_another_the_older_does(scene, me):
    """Each depends on the other, so that the time stamps decide."""
    louder = continuous(Modify(This(), (Add("power", Number(1000)),)))
    scene.card("Elder", abilities=[silences("Younger"), louder])
    scene.card("Younger", abilities=[silences("Elder"), louder])
    me.has(vanguard="Grade 2", left="Elder", hand=["Younger", "Grade 0"])
    me.calls("Younger", "right")
    assert (me.power("Elder"), me.power("Younger")) == (7000 + 1000, 7000)


@pytest.mark.rule("11.9.3", "11.9.15")
def test_what_gives_an_ability_and_is_silenced_gives_none_though_it_is_older(scene, me):
    scene.card("Tutor", '[CONT](RC):All of your other rear-guards get "[ACT](RC):Draw a card.".')
    scene.card("Mute", abilities=[silences("Tutor")])
    me.has(vanguard="Grade 2", left="Tutor", right="Grade 1", hand=["Mute", "Grade 0"])
    assert [act for act in me.options() if act[:2] == ("use", "Grade 1")]
    me.calls("Mute", "back")
    assert not [act for act in me.options() if act[:2] == ("use", "Grade 1")]


@pytest.mark.rule("12.5.1", "3.2.2.5")
def test_who_must_retire_a_unit_for_the_opponent_has_none_that_can_be_reached(scene, me, foe):
    """It is my effect that would do it, whoever chooses."""
    scene.card("Hermit", "[CONT](RC):This unit cannot be affected by your opponent's effects.")
    scene.card("Tyrant", "[ACT](VC):Each player chooses one of their rear-guards, and retires it.", grade=2)
    me.has(vanguard="Tyrant", left="Grade 1", right="Grade 0")
    foe.has(vanguard="Grade 2", left="Hermit")
    me.uses("Tyrant").picks("Grade 0")
    assert (me.zone("right"), foe.zone("left")) == ([], ["Hermit"])


@pytest.mark.rule("17.2.1", "11.3.1.2", "17.4.1.1")
def test_an_extra_turn_is_not_the_opponents_next_one(scene, me, foe):
    lasts = "Choose one of your vanguards, and it gets [Power] +5000 until the end of your opponent's next turn."
    scene.card("Herald", f"[ACT](VC)[1/turn]:{lasts} You get an extra turn, and end the turn.", grade=2)
    me.has(vanguard="Herald", hand=["Grade 0"])
    foe.has(vanguard="Grade 2", hand=["Grade 2"])
    me.uses("Herald")
    for player in (me, foe):
        assert (scene.game.facts["turn seat"], me.power("Herald")) == (player.seat, 9000 + 5000)
        while scene.game.facts["turn seat"] == player.seat:
            player.passes()
    assert me.power("Herald") == 9000


@pytest.mark.rule("14.8.3", "4.12.4", "4.12.3", "11.8.13")
def test_a_hand_that_is_bound_face_down_for_a_turn(scene, me, foe):
    """Without a grade it is not of an odd one; it comes back as the turn ends, and what was bound before stays."""
    binds = "Bind all cards in your hand face down, and at the end of that turn, put those cards into your hand."
    scene.card("Cleric", f"[ACT](VC)[1/turn]:{binds}", grade=2)
    scene.card("Wing", "White Wings - [CONT](RC):This unit gets [Power] +5000.")
    me.has(vanguard="Cleric", left="Wing", hand=["Grade 1", "Grade 3"], bind=["Grade 1"])
    foe.has(hand=["Grade 2"])
    me.is_asked()
    assert me.power("Wing") == 7000 + 5000
    me.uses("Cleric")
    hidden = me.card("Grade 3", "bind")
    assert (me.power("Wing"), me.sees(hidden), foe.sees(hidden)) == (7000, True, False)
    me.declines_attack()
    foe.is_asked()
    assert (sorted(me.zone("hand")), me.zone("bind")) == (["Grade 1", "Grade 3"], ["Grade 1"])


@pytest.mark.rule("16.5.3", "16.5.2.1", "11.8.2.2")
def test_a_base_that_pays_with_itself_has_one_card_called_and_drops_the_others(scene, me):
    calls = "[COST][put this card into your drop], choose one of your scouted cards, and call it to (RC)."
    camp = base(scene, "Camp", f"[ACT](Order zone):{calls}")
    me.has(vanguard="Grade 2", order_zone=[camp], scouted=["Grade 1", "Grade 0"], hand=["Grade 3"])
    me.uses("Camp").picks("Grade 1", "front left")
    assert (me.zone("left"), me.zone("drop")) == (["Grade 1"], ["Camp", "Grade 0"])


@pytest.mark.rule("6.2.3.4", "4.1.8.1", "11.8.15")
def test_a_unit_that_has_another_called_over_it_does_the_rest_of_its_ability(scene, me):
    text = "Choose a card from your drop, call it to (RC), and it gets [Power] +5000 until end of turn. Soul-Charge 1."
    scene.card("Guide", f"[ACT](RC):{text}")
    me.has(vanguard="Grade 2", left="Guide", drop=["Grade 0"], hand=["Grade 3"])
    with me.changes(soul=1):
        me.uses("Guide").picks("front left")
    assert (me.zone("left"), me.power("Grade 0"), me.zone("drop")) == (["Grade 0"], 5000 + 5000, ["Guide"])
