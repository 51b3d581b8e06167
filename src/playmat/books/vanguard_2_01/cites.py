"""The rule behind every word that legality answers with, with a sentence, and behind what the kernel does for us."""

from __future__ import annotations

from ...kernel import Cite

CITES = {
    # what the kernel does on the book's behalf
    "seats": Cite("1.1.1"),
    "concede": Cite("1.2.4"),
    "game over": Cite("1.2.1"),
    "endless loop": Cite("12.1.1.1"),
    "set up": Cite("5.4.2"),
    "effect": Cite("8.5.3.5"),
    "payment": Cite("8.5.2.3"),
    "order": Cite("4.1.5"),
    "replacement": Cite("8.2.1.3"),
    "win by effect": Cite("1.2.5"),
    # why an act is not allowed
    "forbidden": Cite("1.3.3", "an effect forbids it, and what forbids beats what allows"),
    "not there": Cite("3.1.1.3", "the ability does not work in the zone where the card is"),
    "no ride": Cite("6.5.1.1.2", "a normal ride needs a vanguard, and one is allowed each turn"),
    "only the vanguard circle": Cite("6.5.1.1.3", "in the ride step cards are played only onto the vanguard circle"),
    "only striding": Cite("6.5.1.2.3", "in the stride step cards are played only onto the vanguard circle"),
    "no stride": Cite("6.5.1.2.2", "a G unit is stridden in the stride step, one each turn"),
    "not to be stridden": Cite("10.28.1", "a G unit with a stride skill that lies face down in your G zone"),
    "vanguards too low to stride": Cite(
        "8.5.2.1.1.3", "both vanguards must be of grade 3 or more, or yours have been as the turn began"
    ),
    "another nation": Cite("8.5.2.1.2.1", "an ultimate stride needs a vanguard of the same nation"),
    "no nation to stride over": Cite("8.5.2.1.2.1.1", "over a vanguard without a nation only a Cray Elemental"),
    "too few face up": Cite("8.5.2.1.2.2", "an ultimate stride needs three face-up cards in your G zone"),
    "too few bound dragons": Cite(
        "8.5.2.1.2.3", "it needs a vanguard of grade 3 or more, and five different Zeroth Dragons in your bind zone"
    ),
    "no such face": Cite("11.42.2.2", "the skill is that of a card whose other face has the name in the text"),
    "no G guardian": Cite("11.14.2", "only a face-down card of your G zone with a G guardian ability"),
    "G guardian too early or too late": Cite(
        "7.5.1.2.3", "both vanguards must be of grade 3 or more, and at most three G guardians lie face up"
    ),
    "only rear-guard circles": Cite("6.6.1.2.1.1", "in the main phase cards are played only onto rear-guard circles"),
    "no time to ride": Cite("6.5.1.1.2", "units are ridden in the ride phase of your own turn"),
    "no time to call": Cite("6.6.1.2.1", "cards are called to rear-guard circles in your own main phase"),
    "no time to use": Cite("6.6.1.2.2", "activated abilities are used in your own main phase"),
    "no time to exchange": Cite("6.6.1.2.3", "units change places in your own main phase"),
    "no time to attack": Cite("7.1.1", "units attack in the battle phase of your own turn"),
    "first turn": Cite("7.3.1.3", "nobody attacks in the first turn of the game"),
    "attack going on": Cite("7.3.1.2", "the next attack is decided on when this one is over"),
    "no boost": Cite("7.4.1.10", "a standing unit with boost behind the attacker may boost it as it attacks"),
    "no time to guard": Cite("7.5.1.2", "guardians come in the guard step, when a unit of yours is attacked"),
    "no such ability": Cite("6.6.1.2.2", "it is no activated ability of a card of yours"),
    "no such column": Cite("6.6.1.2.3", "only the two rear-guard circles of one column change places"),
    "nobody to exchange": Cite("6.6.1.2.3", "there is no rear-guard on the two circles of that column"),
    "no attacker": Cite("7.4.1.3", "only a standing unit of your front row can attack"),
    "no target": Cite("7.4.1.6", "only a unit of the opponent's front row can be attacked"),
    "cannot intercept": Cite("11.3.1", "only a front row rear-guard with intercept that is not attacked can intercept"),
    "dominated": Cite("10.35.6", "a unit in dominated state neither boosts nor intercepts"),
    "not from there": Cite("8.5.2.2.1.1", "in the guard step cards are played only out of the hand"),
    "wrong grade to ride": Cite("8.5.2.1.1.1", "a ride needs the vanguard's grade or one more"),
    "grade too high to call": Cite("8.5.2.1.1.2", "a call to a rear-guard circle needs a grade up to the vanguard's"),
    "no vanguard": Cite("8.5.2.1.1.2.1", "without a vanguard nothing can be called"),
    "not callable there": Cite("8.5.2.2.1", "cards are called to your own rear-guard circles"),
    "cost not payable": Cite("8.5.2.3", "the cost cannot be paid in full"),
    "stride not payable": Cite("8.5.2.4", "the cost for striding cannot be paid in full"),
    "restrained": Cite("11.5.1", "a unit with restraint cannot attack"),
    "legion mate": Cite("10.25.5", "a Legion Mate neither attacks nor is attacked; the pair attacks together"),
    "no legion": Cite("11.10.2", "a unit seeks a mate once, against a vanguard of grade 3 or greater"),
    "protect card": Cite("10.6.3.3.2", "a Protect card is called to the guardian circle and nowhere else"),
    "gate shut": Cite("11.6.3.3", "limit break needs as many damage as it says"),
    "generation break shut": Cite("11.12.3.3", "generation break needs as many face-up G units as it says"),
    "brave shut": Cite("11.15.4", "brave needs three or less cards in your hand"),
    "oracle shut": Cite("11.16.4", "oracle needs five or more cards in your hand"),
    "ritual shut": Cite("11.18.4", "ritual needs as many grade 1 cards in your drop zone as it says"),
    "unite shut": Cite("11.19.1.3", "unite needs two or more cards that you called this turn"),
    "thunderstrike shut": Cite("11.26.1.3", "thunderstrike needs as many cards in the opponent's bind zone as it says"),
    "darkness shut": Cite("11.30.1.3", "darkness needs cards put into your soul this turn other than by riding"),
    "dark device shut": Cite("11.36.1.3", "dark device needs that no unit of the opponent stands in its column"),
    "shinken hissatsu shut": Cite("11.39.1.3", "Shinken Hissatsu needs three or more cards in your damage zone"),
    "loop": Cite("12.1.1.2", "the loop was repeated as often as you said, and the situation is the same"),
    "named more": Cite("12.1.1.3", "you named the larger number for this loop, and the situation is the same"),
    "unusable": Cite("12.2.1.1", "the ability cannot be used now"),
}
