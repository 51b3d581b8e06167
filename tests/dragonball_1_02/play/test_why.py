"""`why` at the table says what a judge would: the rule against every kind of act at every time that is not its own."""

from __future__ import annotations

import pytest

from playmat.play.table.acts import reason_against

BOOK = "dragonball-1.02"
PLAY, ATTACK, COMBO, CHARGE, BLOCK = "6-3-1-3-1", "6-3-1-3-4", "7-2-1-2", "6-2-5", "10-3-1"
MAIN_SKILL, BATTLE_SKILL, COUNTER, AWAKEN = "6-3-1-3-2", "7-2-1-2-3", "10-9-1", "6-3-1-3-3"
NOT_FREE, NO_COMBO, NOT_PAID, NOT_AWAKE = "7-2-1-2-1", "7-2-1-2-2", "7-2-1-2-1-1", "10-1-1"
IN_BATTLE = {
    "play knight": PLAY, "attack leader with archer": ATTACK, "attack wolf with archer": ATTACK,
    "use trick": MAIN_SKILL, "counter ward": COUNTER, "block sentry": BLOCK, "charge knight": CHARGE,
    "awaken": NOT_AWAKE, "combo dozer": NOT_FREE, "combo trick": NO_COMBO, "combo giant": NOT_PAID,
}  # fmt: skip
CASES = {
    "charge phase": {
        "play knight": PLAY, "play giant": PLAY, "attack leader with archer": ATTACK, "attack bear with archer": ATTACK,
        "combo knight": COMBO, "combo archer": COMBO, "use trick": MAIN_SKILL, "use flash": BATTLE_SKILL,
        "counter ward": COUNTER, "awaken": AWAKEN, "block sentry": BLOCK, "charge archer": "6-2-5",
    },
    "main phase": {
        "play giant": "6-3-1-3-1-1", "play trick": PLAY, "play archer": PLAY, "attack wolf with archer": "7-1",
        "attack leader with dozer": "7-1", "attack leader with knight": "7-1", "attack bear with dozer": "7-1",
        "combo knight": COMBO, "combo archer": COMBO, "use flash": BATTLE_SKILL, "counter ward": COUNTER,
        "awaken": NOT_AWAKE, "block sentry": BLOCK, "charge knight": CHARGE, "use archer": "8-1-3",
        "use spender": "8-4-2-2",
    },
    "offense step": {**IN_BATTLE, "combo archer": NOT_FREE, "attack leader with sentry": ATTACK},
    "defense step": {**IN_BATTLE, "attack leader with sentry": ATTACK},
}  # fmt: skip


@pytest.fixture(autouse=True)
def table(scene):
    scene.book(BOOK)
    scene.card("Knight")
    scene.card("Archer")
    scene.card("Dozer")
    scene.card("Wolf")
    scene.card("Bear")
    scene.card("Giant", energy_cost="9(-)", combo_energy=3)
    scene.card("Sentry", "[Blocker]")
    scene.card("Spender", "[Activate: Main] Place 9 cards from your hand in your Drop Area: Draw 1 card.")
    scene.card("Trick", "[Activate: Main] Draw 1 card.", type="extra")
    scene.card("Flash", "[Activate: Battle] Draw 1 card.", type="extra")
    scene.card("Ward", "[Counter: Attack] Negate the attack.", type="extra", energy_cost="9(-)")


def lay(scene, me, foe, position):
    mine = position != "defense step"
    scene.turn_of(me if mine else foe).step("charge phase" if position == "charge phase" else "main phase")
    me.has(hand=["Knight", "Giant", "Trick", "Flash", "Ward"])
    me.energy("Red Energy")
    for name in ("Archer", "Sentry", "Spender"):
        me.put("battle", name)
    me.put("battle", "Dozer", rested=position != "charge phase")
    foe.put("battle", "Wolf")
    foe.put("battle", "Bear", rested=True)
    if position == "offense step":
        me.attacks("Archer", "Leader")
    if position == "defense step":
        foe.attacks("Wolf", "Leader")
        me.picks("nobody", about="blocker")


@pytest.mark.parametrize("position", CASES)
def test_the_rule_against_an_act_is_the_one_a_judge_names(scene, me, foe, position):
    lay(scene, me, foe, position)
    game = scene.start().game
    assert game.question.seat == me.seat
    said = {words: reason_against(game, me.seat, words) for words in CASES[position]}
    assert {words: reason and reason[0] for words, reason in said.items()} == CASES[position]


def test_every_kind_of_act_is_asked_about_often_enough():
    assert sum(map(len, CASES.values())) >= 40
