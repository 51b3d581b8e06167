"""The rules that functions of the Vanguard family keep for this book, each with what that comes to.

Rules that have a row, a word or a zone are cited there; here are those that are part of what a function does.
"""

from __future__ import annotations

from ...rulebook.rules import Keeps

FAMILY_KEEPS: dict[str, Keeps | tuple[Keeps, ...]] = {
    # 1: golden rules
    "1.3.1": Keeps("playmat.books._vanguard.turning:why_not_call", "a card's own text may lift the grade requirement"),
    # 2: cards
    "2.2.1.1": Keeps("playmat.books._vanguard.checking:clan_matches", "a card shares each of its clans"),
    "2.4.2": (
        Keeps("playmat.books._vanguard.turning:why_not_ride", "the grade must be the vanguard's or one more"),
        Keeps("playmat.books._vanguard.turning:why_not_call", "the grade must not be above the vanguard's"),
    ),
    "2.8.1.1.1": Keeps("playmat.books._vanguard.checking:trigger_counts", "without an icon nothing comes of a check"),
    # 3: words
    "3.1.1.5.1": Keeps("playmat.books._vanguard.turning:uses", "activated abilities that can be played and paid"),
    "3.4.4": Keeps("playmat.books._vanguard.turning:use", "who plays an ability pays for it and makes its choices"),
    "3.8.1": Keeps("playmat.books._vanguard.circles:units", "a card on a circle is a unit, and no card elsewhere"),
    "3.11.3": Keeps(
        "playmat.books._vanguard.battling:battle_numbers",
        "shields are power of the guarded unit, one without a shield adds none",
    ),
    # 4: zones
    "4.6.2": Keeps("playmat.books._vanguard.circles:Field.same_column", "a front circle and the one behind it"),
    "4.6.2.1": Keeps("playmat.books._vanguard.circles:Field.same_column", "across the table left faces right"),
    "4.6.4.1": Keeps("playmat.books._vanguard.states:arrives_rested", "it comes to the vanguard circle standing"),
    "4.6.5.1": Keeps("playmat.books._vanguard.states:arrives_rested", "it comes to the guardian circle resting"),
    "4.6.6.1": Keeps("playmat.books._vanguard.states:arrives_rested", "it comes to a rear-guard circle standing"),
    "4.6.6.2": Keeps("playmat.books._vanguard.states:arrives_rested", "between rear-guard circles it lies as it was"),
    "4.9.2.2": Keeps("playmat.books._vanguard.sides:nothing", "it has no name, no words and no numbers"),
    "4.10.2": Keeps("playmat.books._vanguard.checking:to_hand", "a drive-checked card lies there till then"),
    "4.10.3": Keeps("playmat.books._vanguard.checking:to_damage", "a damage-checked card lies there till then"),
    # 7: battle
    "7.1.1": Keeps("playmat.books._vanguard.battling:attackers", "standing units of the front row may be chosen"),
    "7.1.2.1": Keeps("playmat.books._vanguard.battling:begin_attack_step", "a battle is counted as it begins"),
    "7.1.2.2": Keeps("playmat.books._vanguard.resolving:kind_of_battle", "by where the unit was when it was chosen"),
    "7.1.2.3": Keeps("playmat.books._vanguard.resolving:kind_of_battle", "where it is, once all are rear-guards"),
    "7.1.2.4": Keeps("playmat.books._vanguard.resolving:kind_of_battle", "where it is, once all are vanguards"),
    "7.4.1.5.2": Keeps(
        "playmat.books._vanguard.battling:why_not_attack", "asked as the attacker is chosen, and never after"
    ),
    "7.4.1.8.1": Keeps(
        "playmat.books._vanguard.battling:compare", "the steps go on, and what has left is not compared"
    ),
    "7.4.1.8.2.1": Keeps(
        "playmat.books._vanguard.states:units_in_battle",
        "who attacked and was attacked is known until the battle is closed",
    ),
    "7.4.1.8.3": Keeps("playmat.books._vanguard.states:battle_opponents", "attacker and attacked are each other's"),
    "7.4.1.8.4": Keeps(
        "playmat.books._vanguard.battling:targets", "texts add to what can be attacked, and to how many are"
    ),
    "7.4.1.10.1": Keeps(
        "playmat.books._vanguard.battling:clear_battle", "who boosts and is boosted does so until then"
    ),
    "7.4.1.10.1.1": Keeps("playmat.books._vanguard.battling:boost_link", "it holds while both stay on their circles"),
    "7.7.1.2": Keeps("playmat.books._vanguard.battling:compare", "a power not below that of the attacked unit hits it"),
    "7.7.1.3": Keeps("playmat.books._vanguard.battling:compare", "what left, changed master or circle is not compared"),
    "7.7.1.5.1": Keeps("playmat.books._vanguard.battling:damage_due", "none with a critical of zero or less"),
    "7.7.1.5.2": Keeps("playmat.books._vanguard.battling:damage_due", "none by one that left or was taken over"),
    "7.8.1.4": Keeps("playmat.books._vanguard.battling:clear_battle", "the statuses of the battle end"),
    # 8: abilities, effects, playing
    "8.1.1.1": Keeps("playmat.books._vanguard.turning:uses", "activated abilities that can be played and paid"),
    "8.1.1.1.2.1.1": Keeps("playmat.books._vanguard.limiting:spends_by_change", "the sentence on it holds in any case"),
    "8.1.1.1.2.6.1": Keeps(
        "playmat.books._vanguard.turning:uses", "an ability without a cost is offered like any other"
    ),
    "8.1.1.2.3.1.1": Keeps("playmat.books._vanguard.letting_go:to_play_or_let_go", "it may also cease to exist"),
    "8.1.1.2": Keeps("playmat.books._vanguard.waiting:play_waiting", "nobody asks for it: one instance is used up"),
    "8.5.2": Keeps("playmat.books._vanguard.turning:use", "the ability is picked, its cost paid, and it resolves"),
    "8.5.2.1.1": Keeps("playmat.books._vanguard.turning:why_not_ride", "rides and calls ask for other grades"),
    "8.5.2.1.1.2": Keeps("playmat.books._vanguard.turning:why_not_call", "the grade must not be above the vanguard's"),
    "8.5.2.2": Keeps("playmat.books._vanguard.turning:calls", "the circle is chosen together with the card"),
    "8.5.3.3": Keeps("playmat.books._vanguard.states:arrives_rested", "it comes to the guardian circle resting"),
    "8.6.5.1.1": Keeps("playmat.books._vanguard.states:looks_back", "from public to hidden, as it was there"),
    "8.6.5.1.2": Keeps("playmat.books._vanguard.states:looks_back", "off the field, as it was on it"),
    "8.6.5.1.3": Keeps("playmat.books._vanguard.states:looks_back", "else as what it is where it went"),
    "8.6.5.1.4": Keeps("playmat.books._vanguard.placing:report_ride", "the old vanguard hears of the ride"),
    "8.6.7.1": Keeps("playmat.books._vanguard.waiting:look_around", "situations are noticed at check timings"),
    "8.7.3.1": Keeps("playmat.books._vanguard.rulings:changes_rules", "what forbids is for cards that come later"),
    # 10: actions
    "10.7.1.1.1.2": Keeps("playmat.books._vanguard.turning:calls", "one card a normal call"),
    "10.8.1": Keeps("playmat.books._vanguard.checking:heal", "from the damage zone to the drop zone"),
    "10.12.1": Keeps("playmat.books._vanguard.states:arrives_rested", "a unit stands or rests"),
    "10.16.1.1": Keeps(
        "playmat.books._vanguard.placing:cost_form", "only face-up damage that fits the requirement is offered"
    ),
    "10.17.1.1": Keeps(
        "playmat.books._vanguard.placing:cost_form", "only soul cards that fit the requirement are offered"
    ),
    "10.22.3": Keeps("playmat.books._vanguard.sides:nothing", "it has no name, no words and no numbers"),
    "10.23.2": Keeps("playmat.books._vanguard.doing:names", "names of cards that there are"),
    # 11: keywords
    "11.2.2": Keeps("playmat.books._vanguard.driving:drive_ability", "of several the one that adds most"),
    "11.2.3.1": Keeps("playmat.books._vanguard.driving:drive_ability", "twin drive adds one"),
    "11.2.4.1": Keeps("playmat.books._vanguard.driving:drive_ability", "triple drive adds two"),
    "11.4.1": Keeps("playmat.books._vanguard.battling:boosters", "a standing unit with it, behind the attacker"),
    "11.5.1": Keeps("playmat.books._vanguard.battling:why_not_attack", "a unit with restraint is not offered"),
    "11.6.3.3.1": Keeps("playmat.books._vanguard.turning:why_not_play", "asked for as it is played, and never after"),
    "11.12.3.3.1": Keeps("playmat.books._vanguard.turning:why_not_play", "asked for as it is played, and never after"),
    "11.15.4.1": Keeps("playmat.books._vanguard.turning:why_not_play", "asked for as it is played, and never after"),
    "11.16.4.1": Keeps("playmat.books._vanguard.turning:why_not_play", "asked for as it is played, and never after"),
    "11.18.4.1": Keeps("playmat.books._vanguard.turning:why_not_play", "asked for as it is played, and never after"),
    # 12: loops, abilities that cannot be used
    "12.2.1.3": Keeps("playmat.books._vanguard.waiting:look_around", "what became unusable is forgotten"),
    "12.4.2": Keeps("playmat.books._vanguard.turns:rows_extra_turn", "of several the one that was added last"),
    "12.7.1": Keeps("playmat.books._vanguard.names:with_other_names", "one of their names is shared"),
    "12.7.2.2": Keeps("playmat.books._vanguard.names:with_other_names", "one of their names is shared"),
    "10.34.1.3": Keeps(
        "playmat.books._vanguard.ordering:attack_due", "in a battle, an attack that was ordered waits for its end"
    ),
}
