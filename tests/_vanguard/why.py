"""What a judge would say: every kind of act in every phase in which it is not open, with the word for what is against
it.

The books number their rules differently; each says in its own test which rule a word stands for.
"""

from __future__ import annotations

from playmat.play.table.acts import reason_against

RIDE, MAIN, BATTLE = "ride phase", "main phase", "battle phase"
LATE = {
    "ride Dragon": "no time to ride",
    "call Novice back right": "no time to call",
    "use Actor": "no time to use",
    "exchange left": "no time to exchange",
}
"""What belongs to phases that are over, or to those of the other player."""
NO_FIGHT = {
    "attack Enemy with Lancer": "no time to attack",
    "boost Drummer": "no boost",
    "guard Novice": "no time to guard",
    "intercept Lancer": "no time to guard",
}
"""What belongs to a battle."""

IN_RIDE = {
    "ride Novice": "wrong grade to ride",
    "ride Lancer": "no ride",
    "call Novice front left": "only the vanguard circle",
    "call Dragon vanguard": "only the vanguard circle",
    "use Actor": "no time to use",
    "exchange left": "no time to exchange",
    "attack Captain with Lancer": "no time to attack",
    **NO_FIGHT,
}
IN_MAIN = {
    "ride Dragon": "no time to ride",
    "ride Novice": "no time to ride",
    "call Dragon front left": "grade too high to call",
    "call Novice vanguard": "only rear-guard circles",
    "call Novice guardian circle": "not callable there",
    "call Lancer back right": "not callable there",
    "use Actor": "not there",
    "use Spender": "cost not payable",
    "use Breaker": "gate shut",
    "use Lancer": "no such ability",
    "exchange center": "no such column",
    "attack with Lancer": "no time to attack",
    **NO_FIGHT,
}
AT_START = {
    **LATE,
    "call Dragon front left": "no time to call",
    "attack Enemy with Sleeper": "no attacker",
    "attack Enemy with Drummer": "no attacker",
    "attack Shade with Lancer": "no target",
    "boost Drummer": "no boost",
    "guard Novice": "no time to guard",
    "intercept Lancer": "no time to guard",
}
AT_BOOST = {
    **LATE,
    "attack Enemy with Captain": "attack going on",
    "boost Piper": "no boost",
    "guard Novice": "no time to guard",
    "intercept Sleeper": "no time to guard",
}
AT_GUARD = {
    **LATE,
    "attack Enemy with Lancer": "no time to attack",
    "boost Drummer": "no boost",
    "guard Dragon": "no shield",
    "intercept Drummer": "cannot intercept",
    "intercept Captain": "cannot intercept",
}
IN_FIRST_TURN = {
    "attack Enemy with Lancer": "first turn",
    "ride Dragon": "no time to ride",
    "boost Drummer": "no boost",
    "guard Novice": "no time to guard",
}


TEXTS = {
    "Actor": "[ACT](VC):[Counter-Blast 1] Draw a card.",
    "Spender": "[ACT](RC):[Counter-Blast 1] Draw a card.",
    "Breaker": "[ACT](RC)[Limit-Break 4]:[Soul-Blast 1] Draw a card.",
    "Chained": "[CONT](RC):Restraint",
}
GRADES = {
    "Captain": 2, "Lancer": 2, "Sleeper": 2, "Drummer": 0, "Piper": 0, "Novice": 1, "Dragon": 3, "Enemy": 2, "Shade": 1,
    "Raider": 2, "Actor": 1, "Spender": 1, "Breaker": 1, "Chained": 1,
}  # fmt: skip
USUAL = {"front left": "Lancer", "back center": "Piper", "back left": "Drummer", "back right": "Actor"}
IN_THE_MAIN = {**USUAL, "back left": "Breaker", "front right": "Spender", "drop": "Drummer"}
POSITIONS = {
    "ride phase": (RIDE, USUAL, IN_RIDE),
    "main phase": (MAIN, IN_THE_MAIN, IN_MAIN),
    "main phase with nobody on the right": (MAIN, {"front right": ""}, {"exchange right": "nobody to exchange"}),
    "battle phase": (BATTLE, USUAL, AT_START),
    "attack with a chained unit": (BATTLE, {**USUAL, "front right": "Chained"}, {"attack with Chained": "restrained"}),
    "attack step": (BATTLE, USUAL, AT_BOOST),
    "guard step": (BATTLE, USUAL, AT_GUARD),
    "first turn": (MAIN, USUAL, IN_FIRST_TURN),
}


def judge(scene, me, foe, position, rules, texts):
    """What is said in a position, and what the rules of a book say."""
    stage, circles, expected = POSITIONS[position]
    for name, grade in GRADES.items():
        scene.card(name, text={**TEXTS, **texts}.get(name, ""), grade=grade)
    mine = position != "guard step"
    scene.turn_of(me if mine else foe, 1 if position == "first turn" else 3).step(stage)
    me.has(vanguard="Captain", hand=["Novice", "Dragon"])
    for circle, name in circles.items():
        if name:
            me.put(circle, name)
    if "front right" not in circles:
        me.put("front right", "Sleeper", rested=True)
    foe.has(vanguard="Enemy", back="Shade")
    scene.start()
    walk(scene, me, foe, position)
    game = scene.game
    assert game.question.seat == me.seat, game.question
    expected = {words: word for words, word in expected.items() if word in rules}
    said = {words: reason_against(game, me.seat, words.lower()) for words in expected}
    shown = {words: reason and reason[0] for words, reason in said.items()}
    return shown, {words: rules[word] for words, word in expected.items()}


def walk(scene, me, foe, position):
    """From where the scene begins to the question of the position."""
    if position == "attack step":
        me.picks("yes", about="attack")
        me.picks("Lancer", about="attacker")
        me.is_asked(about="booster")
    if position == "guard step":
        foe.attacks("Enemy", "Captain")
        me.is_asked(about="guards")
