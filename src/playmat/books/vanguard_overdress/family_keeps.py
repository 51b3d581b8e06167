"""The rules that functions of the Vanguard family keep for this book, each with what that comes to.

Rules that have a row, a word or a zone are cited there; here are those that are part of what a function does.
"""

from __future__ import annotations

from ...rulebook.rules import Keeps

FAMILY_KEEPS: dict[str, Keeps | tuple[Keeps, ...]] = {
    # 1: golden rules
    "1.3.1": Keeps("playmat.books._vanguard.turning:why_not_call", "a card's own text may lift the grade requirement"),
    "1.3.7.2": Keeps(
        "playmat.books._vanguard.battling:tell_attack",
        "told once as it begins; the state lasts until the battle is over",
    ),
    "1.3.7.3": Keeps("playmat.books._vanguard.battling:tell_boost", "both units have a part in the event"),
    "1.3.7.4": Keeps("playmat.books._vanguard.battling:clear_battle", "the state ends, and what was told stays told"),
    # 2: cards
    "2.4.2": Keeps("playmat.books._vanguard.turning:why_not_call", "the grade must not be above the vanguard's"),
    "2.9.3.1.1": Keeps("playmat.books._vanguard.circles:units", "a card on a circle is a unit"),
    # 3: players
    "3.2.2.2": Keeps("playmat.books._vanguard.turning:use", "who plays an ability pays for it and makes its choices"),
    # 4: zones
    "4.13.1.1": Keeps("playmat.books._vanguard.checking:to_hand", "a drive-checked card lies there till then"),
    "4.13.1.2": Keeps("playmat.books._vanguard.checking:to_damage", "a damage-checked card lies there till then"),
    # 7: actions
    "7.2.1": Keeps("playmat.books._vanguard.states:arrives_rested", "a unit stands or rests"),
    "7.12.1.2": Keeps("playmat.books._vanguard.turning:use", "the ability is picked, its cost paid, and it resolves"),
    "7.13.1.1": Keeps(
        "playmat.books._vanguard.waiting:turn_player_waits", "as long as something waits, it is asked which comes next"
    ),
    "7.18.1": Keeps("playmat.books._vanguard.checking:heal", "from the damage zone to the drop zone"),
    "7.19.1": Keeps("playmat.books._vanguard.rulings:cost_is_lost", "what the cost says is not done"),
    "7.22.2": Keeps(
        "playmat.books._vanguard.placing:cost_form", "so many face-up cards of the damage zone are chosen and turned"
    ),
    "7.22.2.1": Keeps(
        "playmat.books._vanguard.placing:cost_form", "only face-up damage that fits the requirement is offered"
    ),
    "7.23.2": Keeps(
        "playmat.books._vanguard.placing:cost_form", "so many cards of the soul are chosen and put into the drop zone"
    ),
    "7.23.2.1": Keeps(
        "playmat.books._vanguard.placing:cost_form", "only soul cards that fit the requirement are offered"
    ),
    # 9: the turn
    "9.7.2.2.3": Keeps("playmat.books._vanguard.turning:exchanges", "a column without a unit is not offered"),
    # 10: battle
    "10.1.1": Keeps("playmat.books._vanguard.battling:attackers", "standing units of the front row may be chosen"),
    "10.1.3": Keeps("playmat.books._vanguard.battling:begin_attack_step", "a battle is counted as it begins"),
    "10.4.1.10": Keeps(
        "playmat.books._vanguard.resolving:is_attacked_there", "who comes to that circle is not attacked"
    ),
    "10.4.1.11.1": Keeps(
        "playmat.books._vanguard.battling:clear_battle", "who boosts and is boosted does so until then"
    ),
    "10.5.1.2.2.2": Keeps("playmat.books._vanguard.turning:why_not_call", "the grade must not be above the vanguard's"),
    # 11: abilities, effects, playing
    "11.1.1.1.1": Keeps("playmat.books._vanguard.turning:uses", "activated abilities that can be played and paid"),
    "11.1.1.1.2.1": Keeps(
        "playmat.books._vanguard.turning:uses", "an ability without a cost is offered like any other"
    ),
    "11.2.1.1.2": Keeps("playmat.books._vanguard.limiting:spends_by_change", "the sentence on it holds in any case"),
    "11.2.1.2.1.1": Keeps("playmat.books._vanguard.letting_go:to_play_or_let_go", "it may also cease to exist"),
    "11.8.10.1": Keeps(
        "playmat.books._vanguard.waiting:turn_players_waiting", "all that waits is offered, and nothing else"
    ),
    "11.8.12.1.4": Keeps("playmat.books._vanguard.placing:report_ride", "the old vanguard hears of the ride"),
    "11.9.5": Keeps(
        "playmat.books._vanguard.rulings:changes_rules", "what forbids or allows is for cards that come later"
    ),
    # 12: names, limits, chance
    "12.2.1.2.2": Keeps("playmat.books._vanguard.waiting:look_around", "what became unusable is forgotten"),
    "12.6.1": Keeps("playmat.books._vanguard.names:with_other_names", "one of their names is shared"),
    "11.7.2": Keeps("playmat.books._vanguard.rulings:cost_is_lost", "what is lost of a cost counts as paid"),
    "12.6.2.1": Keeps("playmat.books._vanguard.names:also_named", "a further name is added to the others"),
    "12.6.2.2": Keeps("playmat.books._vanguard.names:with_other_names", "one of their names is shared"),
    # 14: keywords
    "14.3.2": Keeps("playmat.books._vanguard.driving:drive_ability", "of several the one that adds most"),
    "14.3.3.1": Keeps("playmat.books._vanguard.driving:drive_ability", "twin drive adds one"),
    "14.3.4.1": Keeps("playmat.books._vanguard.driving:drive_ability", "triple drive adds two"),
    "14.5.2": Keeps("playmat.books._vanguard.battling:boosters", "a standing unit with it, behind the attacker"),
    "14.6.3": Keeps("playmat.books._vanguard.decks:is_sentinel", "a card with the keyword is one"),
    # 17: loops, turns
    "17.2.2": Keeps("playmat.books._vanguard.turns:rows_extra_turn", "of several the one that was added last"),
}
