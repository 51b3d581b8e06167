"""The rule behind every word that legality answers with, with a sentence, and behind what the kernel does for us."""

from __future__ import annotations

from ...kernel import Cite

CITES = {
    # what the kernel does on the book's behalf
    "seats": Cite("1-1-1"),
    "concede": Cite("1-2-4"),
    "game over": Cite("1-2-1"),
    "endless loop": Cite("11-1-1-1"),
    "set up": Cite("5-2-1"),
    "effect": Cite("8-6-2-5"),
    "order": Cite("3-1-6"),
    "replacement": Cite("8-10-1"),
    "win by effect": Cite("1-2-6"),
    # why an act is not allowed
    "forbidden": Cite("1-3-3", "an effect forbids it, and what forbids beats what allows"),
    "not there": Cite("2-12-2", "the skill does not work in the area where the card is"),
    "no play": Cite("6-3-1-3-1", "only Battle Cards are played out of the hand, in the main phase"),
    "not enough energy": Cite("6-3-1-3-1-1", "there is not enough active energy of the right colours"),
    "no time to play": Cite("6-3-1-3-1", "Battle Cards are played in your own main phase, outside battles"),
    "no time to attack": Cite("6-3-1-3-4", "attacks are declared in your own main phase, one after another"),
    "no attacker": Cite("7-1", "only an active leader or Battle Card of yours attacks"),
    "no target": Cite("7-1", "only the enemy leader or a resting Battle Card is attacked"),
    "no time to combo": Cite("7-2-1-2", "combos are made in battles: in the offense step, or in defense"),
    "no time to charge": Cite("6-2-5", "one card a turn becomes energy, in your own charge phase"),
    "no block": Cite("10-3-1", "an active card with [Blocker] may block when another card of yours is attacked"),
    "only in the main phase": Cite("6-3-1-3-2", "the skill is activated in your own main phase, outside battles"),
    "no time to awaken": Cite("6-3-1-3-3", "[Awaken] is used in your own main phase, or in a battle"),
    "only in a battle": Cite("7-2-1-2-3", "[Activate: Battle] is for battles: the offense step, or defense"),
    "only as a counter": Cite("10-9-1", "[Counter] answers what the opponent does, at counter timing"),
    "not free to combo": Cite("7-2-1-2-1", "only an active Battle Card that is not in the battle can combo"),
    "combo not payable": Cite("7-2-1-2-1-1", "there is not enough active energy for the combo cost"),
    "no combo": Cite("7-2-1-2-2", "only Battle Cards can combo"),
    "no such skill": Cite("8-1-3", "it is no skill that can be activated now"),
    "cost not payable": Cite("8-4-2-2", "the cost cannot be paid in full"),
    "no awakening": Cite("10-1-1", "the condition of [Awaken] is not met"),
    "unusable": Cite("10-10-1", "the skill was used this turn, or cannot be used"),
    "loop": Cite("11-1-1-2", "the loop was repeated as often as you said, and the situation is the same"),
    "named more": Cite("11-1-1-3", "you named the larger number for this loop, and the situation is the same"),
}
