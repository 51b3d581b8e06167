"""The rule behind every word that legality answers with, with a sentence, and behind what the kernel does for us."""

from __future__ import annotations

from ...kernel import Cite

CITES = {
    # what the kernel does on the book's behalf
    "seats": Cite("1.1.1"),
    "concede": Cite("1.2.4"),
    "game over": Cite("1.2.1"),
    "endless loop": Cite("11.1.1.1"),
    "set up": Cite("5.2.1"),
    "effect": Cite("8.5.2.4.4"),
    "payment": Cite("8.5.2.3"),
    "order": Cite("4.1.5"),
    "replacement": Cite("8.2.1.3"),
    "win by effect": Cite("1.2.5"),
    # why an act is not allowed
    "forbidden": Cite("1.3.3", "an effect forbids it, and what forbids beats what allows"),
    "not there": Cite("2.11.3", "the ability does not work in the zone where the card is"),
    "no shield": Cite("3.11.1.1", "a card without a shield value cannot be a guardian"),
    "no ride": Cite("6.5.1.2", "a normal ride needs a vanguard, and one is allowed each turn"),
    "no time to ride": Cite("6.5.1.2", "units are ridden in the ride phase of your own turn"),
    "no time to call": Cite("6.6.1.2.1", "cards are called to rear-guard circles in your own main phase"),
    "no time to use": Cite("6.6.1.2.2", "activated abilities are used in your own main phase"),
    "no time to exchange": Cite("6.6.1.2.3", "units change places in your own main phase"),
    "no time to attack": Cite("7.1.1", "units attack in the battle phase of your own turn"),
    "first turn": Cite("7.2.1.3", "nobody attacks in the first turn of the game"),
    "attack going on": Cite("7.2.1.2", "the next attack is decided on when this one is over"),
    "no boost": Cite("7.3.1.5", "a standing unit with boost behind the attacker may boost it as it attacks"),
    "no time to guard": Cite("7.4.1.1.2", "guardians come in the guard step, when a unit of yours is attacked"),
    "no such ability": Cite("6.6.1.2.2", "it is no activated ability of a card of yours"),
    "no attacker": Cite("7.3.1.3", "only a standing unit of your front row can attack"),
    "no target": Cite("7.3.1.4", "only a unit of the opponent's front row can be attacked"),
    "wrong grade to ride": Cite("8.5.2.1.1.1", "a ride needs the vanguard's grade or one more"),
    "grade too high to call": Cite("8.5.2.1.1.2", "a call needs a grade not above the vanguard's"),
    "not callable there": Cite("8.5.2.2.1", "cards are called to your own rear-guard circles"),
    "cost not payable": Cite("8.5.2.3", "the cost cannot be paid in full"),
    "cannot intercept": Cite(
        "10.2.2.1", "only a front row rear-guard with intercept that is not attacked can intercept"
    ),
    "restrained": Cite("10.2.4.1", "a unit with restraint cannot attack"),
    "gate shut": Cite("10.2.5.1.3", "limit break needs four or more damage"),
    "loop": Cite("11.1.1.2", "the loop was repeated as often as you said, and the situation is the same"),
    "named more": Cite("11.1.1.3", "you named the larger number for this loop, and the situation is the same"),
    "only the vanguard circle": Cite("6.5.1.2.1", "in the ride phase cards are played only onto the vanguard circle"),
    "only rear-guard circles": Cite("6.6.1.2.1.1", "in the main phase cards are played only onto rear-guard circles"),
    "no such column": Cite("6.6.1.2.3", "only the two rear-guard circles of one column change places"),
    "nobody to exchange": Cite("6.6.1.2.3", "there is no rear-guard on the two circles of that column"),
    "unusable": Cite("11.2.1.1", "the ability cannot be used now"),
}
