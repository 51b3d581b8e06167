"""803.5: an attacker rests before the costs of its attack are paid, and life may be paid down to nothing."""

from __future__ import annotations

import pytest

from playmat.books.force_of_will_6_1 import nodes as f
from playmat.kernel.words import nodes as n

TIRELESS = "Attacking doesn't cause this card to rest."


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("text", "able"), [("", False), (TIRELESS, True)])
def test_what_rests_to_attack_cannot_be_rested_for_the_cost(scene, me, foe, text, able):
    """803.5: the only resonator is the attacker; it is rested already as the cost is paid, unless attacking rests it
    not."""
    scene.card("Pilgrim", f"This card cannot attack unless you rest a resonator.\n{text}".strip())
    me.has(field=["Pilgrim"]).as_j_ruler()
    me.battles()
    assert me.can_attack("Pilgrim") is able and me.can_attack("J-Ruler")


@pytest.mark.rule("803.5")
def test_another_resonator_may_be_rested_for_the_cost(scene, me, foe):
    """803.5: with a second one the attack is made, and both are rested."""
    scene.card("Pilgrim", "This card cannot attack unless you rest a resonator.")
    me.has(field=["Pilgrim", "Resonator 1"])
    me.attacks("Pilgrim")
    assert me.is_rested("Pilgrim") and me.is_rested("Resonator 1")


@pytest.mark.rule("803.5", "105.4a")
@pytest.mark.parametrize(("life", "able"), [(500, False), (600, True)])
def test_all_life_that_is_there_may_be_paid_for_an_attack(scene, me, foe, life, able):
    """803.5, 105.4a: twice 300 can be paid out of 600 exactly, and not out of 500."""
    toll = "This card cannot attack unless you pay 300 life."
    scene.card("Pilgrim", f"{toll}\n{toll}")
    me.has(field=["Pilgrim", "Resonator 2"]).with_life(life)
    me.battles()
    assert me.can_attack("Pilgrim") is able and me.can_attack("Resonator 2") and me.life == life


@pytest.mark.rule("803.5")
@pytest.mark.parametrize(("given", "gained"), [("Pilgrim", 0), ("Resonator 1", 100)])
def test_what_is_banished_for_its_own_attack_does_not_attack(scene, me, foe, given, gained):
    """803.5: the attacker may be the resonator that pays; then nothing attacks, and nothing tells of an attack."""
    scene.card("Pilgrim", "This card cannot attack unless you banish a resonator.")
    scene.card("Drum", "Whenever a resonator you control attacks, you gain 100 life.", type="Regalia")
    me.has(field=["Pilgrim", "Resonator 1", "Drum"], hand=["Quick Chant"]).will("fire")
    me.attacks("Pilgrim")
    me.picks(given)
    me.lets_resolve()
    assert me.zone("graveyard") == [given] and me.life == 4000 + gained
    assert len(scene.events("attack")) == gained // 100


# --- several costs of one attack ----------------------------------------------------------------------------

RESTING = "This card cannot attack unless you rest a resonator."
PAYING = "This card cannot attack unless you pay {1}."


@pytest.mark.rule("803.5", "903.2g")
@pytest.mark.parametrize("others", [["Wick"], ["Wick", "Resonator 1"], ["Wick", "Water Stone"]])
def test_a_lone_giver_of_wills_does_not_pay_two_costs(scene, me, foe, others):
    """803.5: with the Wick alone the attack cannot be paid; with more it is, and all of it is rested."""
    scene.card("Wick", "{Rest}: Produce {R}.")
    scene.card("Pilgrim", f"{PAYING}\n{RESTING}")
    me.has(field=["Pilgrim", *others]).as_j_ruler()
    me.battles()
    assert me.can_attack("Pilgrim") is (len(others) > 1)
    if len(others) > 1:
        me.answer(("attack", me.card("Pilgrim"), "player"))
        me.pays()
        assert all(map(me.is_rested, ("Pilgrim", *others)))


@pytest.mark.rule("803.5", "903.2g")
@pytest.mark.parametrize(("others", "able"), [(["Taper"], False), (["Taper", "Resonator 1"], True)])
def test_what_leaves_for_a_will_is_not_banished_for_another_cost(scene, me, foe, others, able):
    """803.5: the Taper gives its will or is banished for the other cost."""
    scene.card("Taper", "Banish this card: Produce {R}.")
    scene.card("Pilgrim", f"{PAYING}\nThis card cannot attack unless you banish another resonator.")
    me.has(field=["Pilgrim", *others]).as_j_ruler()
    me.battles()
    assert me.can_attack("Pilgrim") is able


@pytest.mark.rule("803.5", "1003.4")
def test_the_wills_of_several_costs_are_paid_together(scene, me, foe):
    """803.5: {1} and {W} out of a light and a water stone, whichever of the two costs is older."""
    scene.card("Pilgrim", f"{PAYING}\nThis card cannot attack unless you pay {{W}}.")
    me.has(field=["Pilgrim"]).stones("light", "water")
    me.attacks("Pilgrim")
    me.pays()
    assert me.is_rested("Light Stone") and me.is_rested("Water Stone") and me.is_rested("Pilgrim")


@pytest.mark.rule("803.5", "1022.1")
@pytest.mark.parametrize(("mana", "able"), [(1, False), (2, True)])
def test_two_costs_take_a_counter_each(scene, me, foe, mana, able):
    """803.5: one counter does not pay both."""
    toll = "This card cannot attack unless you remove a mana counter from it."
    scene.card("Pilgrim", f"[Swiftness]\n[Mana] {mana}\n{toll}\n{toll}", cost="{0}")
    me.has(hand=["Pilgrim"], field=["Resonator 1"])
    me.plays("Pilgrim").lets_resolve()
    me.battles()
    assert me.can_attack("Pilgrim") is able and me.can_attack("Resonator 1")


@pytest.mark.rule("803.5", "903.2f-iii")
@pytest.mark.parametrize("wills", [1, 2])
def test_what_abilities_cost_more_is_not_what_an_attack_costs(scene, me, foe, wills):
    """803.5, 903.2f: to pay for an attack is to play no ability."""
    more = f.CostChange("opponent", n.Cards(("field",), "any"), f.PayWill(free=1), "more", ability="activate")
    scene.card("Tax", abilities=[n.Ability("continuous", more)], type="Regalia")
    scene.card("Pilgrim", PAYING)
    foe.has(field=["Tax"])
    me.has(field=["Pilgrim", "Resonator 1"]).will(*["fire"] * wills)
    me.attacks("Pilgrim")
    me.pays()
    assert len(me.pool) == wills - 1


OTHERS = "banish all other resonators you control"


def toll(scene, *parts):
    """An attacker with several costs of attacking."""
    scene.card("Pilgrim", "\n".join(f"This card cannot attack unless you {part}." for part in parts))


@pytest.mark.rule("803.5", "903.2g")
@pytest.mark.parametrize(("parts", "others", "able"), [
    (("banish this card", "banish this card"), ["Resonator 1"], False),
    (("banish this card", "return this card to its owner's hand"), ["Resonator 1"], False),
    (("banish this card", "banish a resonator"), [], False),
    (("banish this card", "banish a resonator"), ["Resonator 1"], True)])  # fmt: skip
def test_what_leaves_for_its_own_attack_leaves_for_one_cost(scene, me, foe, parts, others, able):
    """803.5: the attacker is banished once; another cost takes another card, or the attack cannot be made."""
    toll(scene, *parts)
    me.has(field=["Pilgrim", *others]).as_j_ruler()
    me.battles()
    assert me.can_attack("Pilgrim") is able
    if able:
        me.answer(("attack", me.card("Pilgrim"), "player"))
        assert me.zone("graveyard") == ["Pilgrim", *others] and scene.events("attack") == []


@pytest.mark.rule("803.5", "903.2g")
@pytest.mark.parametrize("wills", [0, 1])
def test_a_giver_of_wills_that_is_banished_for_another_cost_pays_no_wills(scene, me, foe, wills):
    """803.5: the Taper attacks: it leaves for its will or for the other cost. With another will both are paid."""
    scene.card("Taper", f"{PAYING}\nThis card cannot attack unless you banish this card.\n"
                        "Banish this card: Produce {R}.")  # fmt: skip
    me.has(field=["Taper"]).as_j_ruler().will(*["fire"] * wills)
    me.battles()
    assert me.can_attack("J-Ruler") and me.can_attack("Taper") is bool(wills)


@pytest.mark.rule("803.5", "903.2g")
@pytest.mark.parametrize(("parts", "gone"), [(("discard your hand", "discard a card"), "Chant"),
                                             ((OTHERS, "rest another resonator"), "Resonator 1")])  # fmt: skip
def test_what_takes_all_cards_of_a_sort_is_paid_last(scene, me, foe, parts, gone):
    """803.5: one card is discarded and then a hand of none; one resonator is rested and then banished."""
    toll(scene, *parts)
    me.has(field=["Pilgrim", "Resonator 1"], hand=["Chant"]).as_j_ruler()
    me.attacks("Pilgrim")
    me.lets_resolve()
    assert me.zone("graveyard") == [gone] and len(scene.events("attack")) == 1 and me.is_rested("Pilgrim")


@pytest.mark.rule("803.5")
def test_an_attack_whose_costs_cannot_all_be_paid_is_not_made(scene, me, foe):
    """803.5: the only other resonator is banished for one cost, so that there are none for the other: nothing attacks,
    the attacker is recovered, and attack or forfeit is asked anew."""
    toll(scene, OTHERS, "banish another resonator")
    me.has(field=["Pilgrim", "Resonator 1"]).as_j_ruler()
    me.attacks("Pilgrim")
    me.is_asked("803.3", exactly=[("attack", "J-Ruler", "player"), "forfeit"])
    assert scene.events("attack") == [] and not me.is_rested("Pilgrim") and foe.life == 4000
