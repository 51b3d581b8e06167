"""3.1.2, 7.29, 13: damage as a number of a player, and the other rule actions."""

from __future__ import annotations

import pytest

from playmat.kernel.words.nodes import Ability, Cannot, Cards, Move, Number, On, Perform, Rule, Sequence, This


def cannon(scene, count):
    """My vanguard, which deals the opponent so much damage."""
    shot = Ability("activated", Perform("deal damage", Number(count), who="opponent"), zones=("field",))
    return scene.card("Cannon", abilities=[shot], grade=2)


@pytest.mark.rule("3.1.2", "7.29.1", "7.29.1.2", "13.5.1", "13.5.2", "13.5.3", "13.6.2", "11.5.2.2")
def test_damage_is_worked_off_card_by_card(scene, me, foe):
    """13.5, 13.6: each card is checked and comes to the damage zone before the next is turned up."""
    cannon(scene, 3)
    me.has(vanguard="Cannon", hand=["Grade 0"])
    foe.deck_top("Grade 0", "Grade 1", "Grade 2")
    me.uses("Cannon")
    moves = [(name, to) for name, _, to in scene.moves() if to in ("trigger", "damage")]
    names = ["Grade 0", "Grade 1", "Grade 2"]
    assert moves == [(name, zone) for name in names for zone in ("trigger", "damage")]
    assert scene.game.facts["vanguard damage"] == (0, 0)


@pytest.mark.rule("13.6.1", "13.5.4")
def test_what_a_check_sets_off_is_played_before_the_card_goes_to_the_damage_zone(scene, me, foe):
    """13.6.1: as long as an ability waits, the card lies in the trigger zone, and the next one waits too."""
    hears = Ability("automatic", Perform("soul charge", Number(1)), zones=("field",),
                    trigger=On("damage check", (("card", Cards((), "mine")),)))  # fmt: skip
    cannon(scene, 2)
    me.has(vanguard="Cannon", hand=["Grade 0"])
    foe.has(vanguard=scene.card("Patient", abilities=[hears], grade=1)).deck_top("Grade 0", "Grade 1")
    me.uses("Cannon")
    told = [e[0] for e in scene.game.log if e[0] in ("damage check", "play")]
    assert told == ["play", "damage check", "play", "damage check", "play"]
    moved = [(name, to) for name, _, to in scene.moves() if to in ("trigger", "soul", "damage")]
    assert [to for _, to in moved] == ["trigger", "soul", "damage"] * 2


@pytest.mark.rule("13.5.1", "13.6.1")
def test_damage_dealt_in_a_drive_check_waits_until_the_trigger_zone_is_empty(scene, me, foe):
    """13.5.1: the checked card goes to the hand first."""
    shot = Ability("automatic", Perform("deal damage", Number(1), who="opponent"), zones=("field",),
                   trigger=On("drive check", (("attacker", This()),)))  # fmt: skip
    scene.step("battle phase").card("Gunner", abilities=[shot], grade=2, power=1000)
    me.has(vanguard="Gunner").deck_top("Grade 3")
    foe.deck_top("Grade 0")
    me.attacks("Gunner", "Stone")
    moves = [(name, to) for name, _, to in scene.moves() if to in ("trigger", "hand", "damage")][:4]
    assert moves == [("Grade 3", "trigger"), ("Grade 3", "hand"), ("Grade 0", "trigger"), ("Grade 0", "damage")]


@pytest.mark.rule("13.5.1.1")
def test_of_both_players_damage_the_turn_players_comes_first(scene, me, foe):
    both = Sequence((Perform("deal damage", Number(1), who="opponent"), Perform("deal damage", Number(1))))
    scene.card("Bomb", abilities=[Ability("activated", both, zones=("field",))], grade=2)
    me.has(vanguard="Bomb", hand=["Grade 0"]).deck_top("Grade 1")
    foe.deck_top("Grade 2")
    me.uses("Bomb")
    moves = [(name, to) for name, _, to in scene.moves() if to in ("trigger", "damage")]
    assert moves == [("Grade 1", "trigger"), ("Grade 1", "damage"), ("Grade 2", "trigger"), ("Grade 2", "damage")]


@pytest.mark.rule("3.1.2", "7.29.1")
def test_damage_stays_with_the_player_whoever_is_the_vanguard(scene, me, foe):
    """3.1.2: what was dealt before a ride is taken by the new vanguard's player."""
    shot = Ability("activated", Perform("deal damage", Number(2), who="opponent"), zones=("field",))
    me.has(vanguard=scene.card("Cannon", abilities=[shot], grade=2), hand=["Grade 0"])
    text = "[AUTO](VC):When your card is put into the trigger zone, choose a card from your hand, and ride it."
    foe.has(vanguard=scene.card("Fickle", text), hand=["Grade 2"])
    me.uses("Cannon")
    assert (foe.zone("vanguard"), foe.count("damage")) == (["Grade 2"], 2)


@pytest.mark.rule("13.8.1")
def test_a_card_that_is_left_in_the_trigger_zone_goes_to_the_drop_zone(scene, me):
    put = Ability("activated", Move(Cards(("soul",), "mine"), "trigger"), zones=("field",))
    me.has(vanguard=scene.card("Placer", abilities=[put], grade=2), soul=["Grade 1"], hand=["Grade 0"])
    me.uses("Placer")
    assert (me.zone("trigger"), me.zone("drop")) == ([], ["Grade 1"])


@pytest.mark.rule("13.2.1", "13.2.2", "1.2.2.1", "4.11.4")
@pytest.mark.parametrize(("damage", "over"), [(4, False), (5, True)])
def test_six_damage_lose(scene, me, foe, damage, over):
    cannon(scene, 1)
    me.has(vanguard="Cannon", hand=["Grade 0"])
    foe.has(damage=damage)
    me.uses("Cannon")
    assert (scene.game.result is not None) == over
    if over:
        assert scene.winner is me
        assert scene.result.rule == "13.2.2"


@pytest.mark.rule("13.4.1", "13.4.1.1", "13.2.4", "1.2.2.3")
@pytest.mark.parametrize("soul", [["Grade 0", "Grade 2"], []])
def test_without_a_vanguard_a_card_of_the_soul_is_ridden_or_the_player_loses(scene, me, foe, soul):
    """13.4.1: it may be any card there, whatever its grade."""
    doom = Ability("activated", Move(Cards(("vanguard circle",), "theirs"), "drop"), zones=("field",))
    me.has(vanguard=scene.card("Doom", abilities=[doom], grade=2), hand=["Grade 0"])
    foe.has(vanguard="Grade 3", soul=soul)
    me.uses("Doom")
    if soul:
        foe.picks("Grade 2", rule="13.4.1")
        assert (foe.zone("vanguard"), foe.zone("soul")) == (["Grade 2"], ["Grade 0"])
        assert len(scene.events("superior ride")) == 1
    else:
        assert scene.winner is me and scene.result.rule == "13.2.4"


@pytest.mark.rule("13.2.3", "1.2.2.2")
def test_an_empty_deck_loses(scene, me, foe):
    scene.exactly()
    scene.card("Reader", "[ACT](VC):Draw two cards.", grade=2)
    me.has(vanguard="Reader", deck=2)
    foe.has(vanguard="Grade 1", deck=2)
    me.uses("Reader")
    assert scene.winner is foe and scene.result.rule == "13.2.3"


@pytest.mark.rule("13.1.3", "13.4.1", "13.2.2")
@pytest.mark.parametrize(("damage", "over"), [(6, True), (5, False)])
def test_both_players_have_a_vanguard_again_though_one_of_them_loses(scene, me, foe, damage, over):
    """13.1.3: what is due is done at the same time: who has lost rides as well, and so does the winner."""
    parts = Move(Cards(("bind",), "theirs"), "damage"), Move(Cards(("vanguard circle",), "any"), "drop")
    away = Ability("activated", Sequence(parts), zones=("field",))
    me.has(vanguard="Grade 2", left=scene.card("Storm", abilities=[away]), soul=["Grade 1"], hand=["Grade 0"])
    foe.has(vanguard="Grade 3", soul=["Grade 0"], bind=["Stone"], damage=damage - 1)
    me.uses("Storm")
    assert (me.zone("vanguard"), foe.zone("vanguard")) == (["Grade 1"], ["Grade 0"])
    assert (scene.game.result is not None) == over
    assert not over or scene.winner == me


@pytest.mark.rule("3.1.2", "13.5.1", "13.4.1.1")
@pytest.mark.parametrize("soul", [True, False])
def test_without_a_vanguard_damage_is_not_worked_off(scene, me, foe, soul):
    """Who cannot lose goes on without one; with a new one out of the soul it takes the damage."""
    loses = Move(Cards(("vanguard circle",), "mine"), "drop")
    both = Sequence((Perform("deal damage", Number(1)), loses))
    spared = Ability("continuous", Rule("you", (Cannot("lose"),)), zones=("field",))
    scene.exactly()
    me.has(vanguard=scene.card("Bomb", abilities=[Ability("activated", both, zones=("field",))], grade=2), deck=5)
    me.has(left=scene.card("Undying", abilities=[spared]), soul=["Grade 1"] if soul else [], hand=["Grade 0"])
    foe.has(vanguard="Grade 2", deck=5)
    with me.changes(damage=int(soul)):
        me.uses("Bomb")
    assert scene.game.facts["vanguard damage"] == (int(not soul), 0)
