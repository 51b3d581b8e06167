"""The words that rules of this book say no with, and those the kernel cites by: for each the rule, and a sentence.

A function `why_not_...` returns such a word.
"""

from __future__ import annotations

from ...kernel import Cite

EQUAL = "an equal card is offered in its place"

CITES: dict[str, Cite] = {
    # the kernel's
    "seats": Cite("102.1"),
    "concede": Cite("103.4"),
    "game over": Cite("103.1"),
    "endless loop": Cite("1301.1c"),
    "loop": Cite("1301.1a", "the loop was run as often as you said, and the situation is the same"),
    "payment refused": Cite("903.2g", "you did not want to give a card up for it, and nothing has changed since"),
    "shared loop": Cite("1301.1b", "the loop was run as often as was agreed, and the situation is the same"),
    "set up": Cite("403.1"),
    "effect": Cite("903.3b"),
    "order": Cite("302.4"),
    "mode": Cite("903.2c"),
    "replacement": Cite("910.2"),
    "win by effect": Cite("103.2"),
    # 104 golden rules
    "used up": Cite("104.1", "its own text says when and how often it may be played"),
    "own condition": Cite("104.1", "its own text says when and how often it may be played"),
    "forbidden": Cite("104.4", "an effect forbids it, and what forbids beats what allows"),
    "no number": Cite("104.5", "a number is whole, and zero or more"),
    "no such life": Cite("105.4a", "life is paid in hundreds, and no more than there is"),
    # 600 priority, 700 acts
    "equal card": Cite("602.1c", EQUAL),
    "no priority": Cite("602.1c", "players act when they have priority, and now something else is decided"),
    "no such ability": Cite("604.1a", "it is no activate ability of a card you control"),
    "not your turn": Cite("701.2", "it takes main timing, and it is not your turn"),
    "not your main phase": Cite("701.2", "it takes main timing, and this is not your main phase"),
    "in a battle": Cite("701.2", "it takes main timing, and a battle is going on"),
    "chase not empty": Cite("701.2", "it takes main timing, and the chase is not empty"),
    "never played": Cite("702.1", "only resonators, regalia, additions and chants are played"),
    "not in your hand": Cite("702.2", "cards are played out of your own hand unless something allows another zone"),
    "no judgment now": Cite("705.1", "one judgment a turn, by a recovered ruler that has Judgment"),
    "judgment condition": Cite("705.2b", "what its Judgment asks for does not hold"),
    "no card to set": Cite("706.1", "a card of your hand is set"),
    "no trigger": Cite("706.3", "a card without Trigger cannot be played out of standby"),
    "waits to be revealed": Cite("708.2", "it is played when it is revealed as its condition occurs, not by an act"),
    "set this turn": Cite("708.5", "a Trigger card cannot be used on the turn it was set"),
    "no caller": Cite("709.1", "one call a turn, without a judgment, by resting your recovered ruler or J-ruler"),
    "judgment done this turn": Cite("709.1", "no stone is called in a turn in which you did judgment"),
    "called this turn": Cite("709.1", "you have called a magic stone this turn"),
    "no stones left": Cite("709.1", "your magic stone deck is empty"),
    "must attack": Cite("710.2", "a card that must attack still can, so you cannot pass"),
    # 800 battle
    "no attack now": Cite("803.3", "an attack is declared in a battle of your own turn, in its attack step"),
    "attack demanded": Cite("803.3", "a card that must attack can, so the attack is not forfeited"),
    "target demanded": Cite("803.3", "something else must be attacked"),
    "no attacker": Cite("803.3a", "only a J/resonator with ATK and DEF in your own field can attack"),
    "attacker rested": Cite("803.3a", "the card is rested"),
    "attacker came this turn": Cite("803.3a", "the card came this turn: it cannot attack without Swiftness"),
    "another must attack": Cite("803.3a", "another card must attack"),
    "another must be chosen": Cite("803.3a", "another card must be chosen to attack"),
    "not to be attacked": Cite("803.3b", "the other player or a rested J/resonator of theirs can be attacked"),
    "nothing to attack": Cite("803.4", "there is nothing that it could attack"),
    "attack not paid": Cite("803.5", "what attacking costs cannot be paid"),
    "attack forfeited": Cite("803.6", "you forfeited an attack, so no battle begins any more this turn"),
    "no blocker": Cite("804.3", "one recovered J/resonator of the defending player blocks, once an attack is declared"),
    "another must block": Cite("804.3", "another card must block"),
    "block demanded": Cite("804.3", "a card that must block can, so the block is not declined"),
    "cannot block": Cite("804.4", "only another J/resonator with ATK and DEF than the one attacked can block"),
    # 900 playing and paying
    "not there": Cite("902.1", "the ability does not work in the zone where the card is"),
    "no target": Cite("903.2e", "there is no legal target for it"),
    "no such target": Cite("903.2e", "the text does not target such a card"),
    "no such player": Cite("903.2e", "the text does not target that player"),
    "more targets": Cite("903.2e", "as many targets as the text says must be chosen"),
    "targets itself": Cite("903.2e-i", "what is in the chase cannot target itself"),
    "out of reach": Cite("903.2g", "what must be done to play it cannot all be done"),
    "spent by this cost": Cite("903.2g", "the same cost uses this card up"),
    "resonator came this turn": Cite(
        "905.3", "the resonator came this turn: it cannot rest for an ability without Swiftness"
    ),
    "J-ruler came this turn": Cite(
        "905.4", "the J-ruler came this turn: it cannot rest for an ability without Swiftness"
    ),
    "no will ability": Cite("907.2", "while you pay, only will abilities of your own cards are used"),
    "equal source": Cite("907.2", EQUAL),
    # 1000 actions, 1100 keywords
    "no such will": Cite("1003.1", "you have no such will left"),
    "not paying": Cite("1003.1", "wills are spent when a cost is paid"),
    "not affordable": Cite("1003.4", "you cannot pay all the wills it costs, and part of them is not enough"),
    "rest not affordable": Cite("1003.4", "with its will the rest of the cost could not be paid"),
    "begun": Cite("1003.4", "what was begun is paid in full"),
    "cannot be chased": Cite("1008.2", "something in the chase cannot be chased"),
    "judgment lost": Cite("1010.1a", "the ruler was destroyed as a J-ruler and has lost its Judgment"),
    "rested": Cite("1013.2", "the card is rested, so it cannot rest"),
    "attacker flies": Cite("1106.2", "only a card with Flying can block one with Flying"),
    "one side is slow": Cite("1111.2a", "at this time both sides would need Quickcast"),
    "art used up": Cite("1112.2", "this God's Art was played before in this game"),
    "no remnant": Cite("1115.2", "only a card with Remnant is played out of the graveyard"),
    "no future side": Cite("1117.2", "only a card with Shift has a future side to play"),
    "barrier": Cite("1120.2", "Barrier keeps it from being targeted"),
    # 1415 lifebreak
    "life too high": Cite("1415.1d-i", "your lifebreak area holds no more cards than your life stands for"),
    "no valhalla": Cite("1415.2", "this game is played without the Valhalla rules"),
}
