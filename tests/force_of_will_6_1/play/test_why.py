"""`why` at the table says what a judge would: the rule against every kind of act at every time that is not its own."""

from __future__ import annotations

import pytest

from playmat.play.table.acts import reason_against

BOOK = "force-of-will-6.1"
MAIN_TIMING, PRIORITY, WILLS, ATTACK, BLOCK = "701.2", "602.1c", "1003.4", "803.3", "804.3"
ATTACKER, TARGET = "803.3a", "803.3b"
TIMED = {
    "play squire": MAIN_TIMING, "play giant": MAIN_TIMING, "set squire": MAIN_TIMING, "call": MAIN_TIMING,
    "judgment": MAIN_TIMING, "battle": MAIN_TIMING, "attack with knight": ATTACK, "attack wolf with knight": ATTACK,
    "use artisan": "1013.2", "use knight": "604.1a",
}  # fmt: skip
"""On the turn of the other player, with priority."""
DECIDING = {
    "play squire": PRIORITY, "play quick": PRIORITY, "set squire": PRIORITY, "call": PRIORITY, "judgment": PRIORITY,
    "battle": PRIORITY, "use artisan": PRIORITY,
}  # fmt: skip
"""While something else is decided."""
CASES = {
    "main phase": {
        "play giant": WILLS, "set squire": WILLS, "attack with sleeper": ATTACKER, "attack with newcomer": ATTACKER,
        "attack wolf with knight": TARGET, "block sentry": BLOCK, "use artisan": "1013.2", "use knight": "604.1a",
        "play knight": "702.2", "set knight": "706.1", "attack with squire": ATTACKER, "use ruler": WILLS,
    },
    "their turn": {**TIMED, "block sentry": BLOCK, "use ruler": MAIN_TIMING},
    "attack step": {
        **DECIDING, "attack wolf with knight": TARGET, "attack with sleeper": ATTACKER,
        "attack with newcomer": ATTACKER, "attack with squire": ATTACKER, "block sentry": BLOCK,
    },
    "block step": {
        **DECIDING, "attack with knight": ATTACK, "attack wolf with knight": ATTACK, "block sleeper": BLOCK,
        "block squire": BLOCK,
    },
}  # fmt: skip


@pytest.fixture(autouse=True)
def table(scene):
    scene.book(BOOK)
    scene.card("Squire", cost="{1}")
    scene.card("Giant", cost="{9}")
    scene.card("Artisan", "{Rest}: Draw a card.")
    for name in ("Knight", "Sleeper", "Newcomer", "Sentry", "Wolf"):
        scene.card(name)


def lay(scene, me, foe, position):
    mine = position in ("main phase", "attack step")
    scene.turn_of(me if mine else foe).step("main phase")
    me.has(hand=["Squire", "Giant", "Quick Chant"])
    for name in ("Knight", "Newcomer", "Sentry"):
        me.put("field", name)
    me.put("field", "Sleeper", rested=True)
    me.put("field", "Artisan", rested=True)
    if position == "their turn":
        me.stones("fire")
    foe.put("field", "Wolf")
    me.fresh("Newcomer")
    scene.start()
    if position == "their turn":
        foe.picks("pass")
    if position == "attack step":
        me.picks(("battle",))
    if position == "block step":
        foe.picks(("battle",))
        foe.picks(("attack", "Wolf", "player"), about="attack")
    about = {"attack step": "attack", "block step": "blocker"}.get(position, "act")
    me.is_asked(about=about)


@pytest.mark.parametrize("position", CASES)
def test_the_rule_against_an_act_is_the_one_a_judge_names(scene, me, foe, position):
    lay(scene, me, foe, position)
    said = {words: reason_against(scene.game, me.seat, words) for words in CASES[position]}
    assert {words: reason and reason[0] for words, reason in said.items()} == CASES[position]


def test_every_kind_of_act_is_asked_about_often_enough():
    assert sum(map(len, CASES.values())) >= 40
