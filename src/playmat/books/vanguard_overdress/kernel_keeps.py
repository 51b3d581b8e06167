"""The rules that the kernel keeps for every book, each with the function that does it and what that comes to."""

from __future__ import annotations

from ...rulebook.rules import Keeps

KERNEL_KEEPS: dict[str, Keeps | tuple[Keeps, ...]] = {
    # 1: golden rules
    "1.2.4.1": Keeps("playmat.kernel.state.game:Game.concede", "no effect is asked before a concession counts"),
    "1.3.2": Keeps("playmat.kernel.run.picking:pick_next", "of too few cards all are taken, of none, none"),
    "1.3.2.1": (
        Keeps("playmat.kernel.run.atoms:turn", "a card that lies so already is left out, and nothing is reported"),
        Keeps("playmat.kernel.run.atoms:flip", "a card with that face already is left out, and nothing is reported"),
    ),
    "1.3.2.2": (
        Keeps("playmat.kernel.build.effects:rows_repeat", "what is repeated zero or fewer times is skipped"),
        Keeps("playmat.kernel.run.picking:pick_next", "a choice of zero or fewer cards asks nothing and takes none"),
    ),
    "1.3.5": Keeps("playmat.kernel.build.effects:rows_name_number", "the numbers offered are whole, from zero up"),
    "1.3.5.1": Keeps("playmat.kernel.run.picking:pick_next", "up to so many may be none"),
    "1.3.6.1": Keeps("playmat.kernel.run.lasting:_report", "the number before and that after it tell which it was"),
    "1.3.7.1": Keeps("playmat.kernel.run.events:emit", "each action is told once as it is done"),
    # 2: cards
    "2.1.1.1": Keeps("playmat.kernel.build.sieves:says_word", "all of a name, or a part of it, as the text says"),
    # 3: players
    "3.2.2": Keeps("playmat.kernel.state.game:Game.master", "who has the zone has the card"),
    "3.2.2.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts for the master of its card"),
    "3.2.2.3": Keeps("playmat.kernel.run.events:_listeners", "an ability is set off for who holds its card"),
    "3.2.2.5": Keeps("playmat.kernel.run.events:begin", "the rows of an ability act for the player it belongs to"),
    "3.2.2.5.1": Keeps(
        "playmat.kernel.build.builder:Builder.seat", "where the text names nobody, the master of the effect acts"
    ),
    # 4: zones
    "4.1.1": Keeps("playmat.kernel.state.zone_tables:Tables._add", "each player has a zone of every name"),
    "4.1.3": Keeps("playmat.kernel.state.sight:seers", "what came to a hidden zone is hidden"),
    "4.1.4": Keeps("playmat.kernel.state.view:zone_view", "cards that a player may not see are still counted"),
    "4.1.7": Keeps("playmat.kernel.state.game:Game.arrange", "only zones that say so may be put in another order"),
    "4.1.7.1": Keeps("playmat.kernel.state.game:Game.arrange", "a card in such a zone is put anywhere in it"),
    "4.1.8": Keeps("playmat.kernel.run.atoms:_relocate", "a card is a new object unless it moves within the field"),
    "4.1.8.1": Keeps("playmat.kernel.build.moving:after_move", "what an effect moved is still meant by it"),
    "4.1.10": Keeps("playmat.kernel.run.atoms:_record", "the record of cards that go together hides their order"),
    "4.1.11": Keeps("playmat.kernel.run.atoms:_record", "each card that went is in the record"),
    "4.1.12": Keeps("playmat.kernel.build.moving:rows_move", "a card that a text moves goes to a zone of its owner"),
    "4.2.2": Keeps("playmat.kernel.state.sight:seers", "what lies open is seen by both"),
    "4.2.3": Keeps("playmat.kernel.state.sight:seers", "its zone and face say who does not see a card"),
    "4.3.3.2": Keeps("playmat.kernel.state.sight:seers", "a zone says who sees what lies face down there"),
    "4.3.3.3": Keeps("playmat.kernel.run.atoms:move", "face up unless something else is said"),
    "4.12.5": (
        Keeps("playmat.kernel.build.moving:after_move", "an effect knows the cards that it has bound itself"),
        Keeps("playmat.kernel.run.atoms:_record", "each move is told with the card whose effect made it"),
    ),
    # 6: units
    "6.3.5.1": Keeps("playmat.kernel.build.selectors:this_card", "this card is meant until it has moved on"),
    # 7: actions
    "7.3.1": Keeps("playmat.kernel.run.atoms:flip", "a card is turned to the other face"),
    "7.4.1": Keeps("playmat.kernel.run.atoms:shuffle", "every order is as likely as the others"),
    "7.4.2": Keeps("playmat.kernel.run.atoms:shuffle", "the cards of one zone are put in random order"),
    "7.4.2.1": Keeps("playmat.kernel.run.atoms:shuffle", "it is told, of however few cards"),
    "7.4.4": Keeps("playmat.kernel.run.atoms:shuffle", "nothing that was seen before tells a card afterwards"),
    "7.7.1": Keeps(
        "playmat.kernel.build.moving:rows_move", "a card that a text discards goes to its owner's drop zone"
    ),
    "7.8.1": Keeps("playmat.kernel.build.looking:rows_reveal", "both players see the cards for a time"),
    "7.8.2": Keeps("playmat.kernel.build.costs:CostPlan.add_rows", "all of it is chosen before any is done"),
    "7.8.3": Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
    "7.8.3.1": Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
    "7.8.4": Keeps("playmat.kernel.run.atoms:show", "a card is seen where it lies"),
    "7.9.1": Keeps("playmat.kernel.build.looking:rows_search", "who searches sees the zone and finds what fits"),
    "7.9.2": Keeps("playmat.kernel.build.looking:rows_search", "in a hidden zone one may find nothing"),
    "7.9.3": Keeps("playmat.kernel.build.looking:rows_search", "in a public zone what is there must be found"),
    "7.11.1": (
        Keeps("playmat.kernel.run.changing:_gain", "an ability that a card gets is among those it has"),
        Keeps("playmat.kernel.run.changing:_include", "a keyword that a card gets is among those it has"),
    ),
    "7.11.2": (
        Keeps("playmat.kernel.run.changing:_lose", "abilities that a card loses are not among those it has"),
        Keeps("playmat.kernel.run.changing:_exclude", "a keyword that a card loses is not among those it has"),
    ),
    "7.12.1.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts where it works"),
    "7.13.1": Keeps("playmat.kernel.run.events:_try", "an event sets an ability off, and it waits"),
    "7.15.2": Keeps("playmat.kernel.run.atoms:_tell", "a move from circle to circle is not heard as an arrival"),
    "7.16.1": Keeps("playmat.kernel.build.moving:rows_move", "from the field to the drop zone of its owner"),
    "7.16.2": Keeps("playmat.kernel.build.triggers:_moved", "however a unit came from the field to the drop zone"),
    "7.27.1": Keeps("playmat.kernel.build.moving:rows_move", "to the bind zone of its owner"),
    # 9: the turn
    "9.7.2.2.2": Keeps("playmat.kernel.run.atoms:swap", "what is on the one circle goes to the other"),
    # 11: abilities, effects, playing
    "11.1.1.1.2": Keeps(
        "playmat.kernel.build.builder:Builder._pay", "an ability without a cost is played by being picked"
    ),
    "11.1.1.2.1": Keeps("playmat.kernel.build.triggers:compile_trigger", "an event, or a phase, sets an ability off"),
    "11.1.1.2.2": Keeps("playmat.kernel.build.effects:rows_may_pay", "the cost is offered where the text offers it"),
    "11.1.1.3": Keeps("playmat.kernel.run.values:_gather", "continuous abilities count while their cards are there"),
    "11.2.1.1": Keeps("playmat.kernel.build.effects:rows_if", "what is under a condition is skipped without it"),
    "11.2.1.2": Keeps("playmat.kernel.build.effects:rows_if", "an 'if' of the text is looked at as it resolves"),
    "11.2.1.3": Keeps("playmat.kernel.build.effects:rows_if", "what is under a condition is skipped without it"),
    "11.2.2": Keeps("playmat.kernel.build.effects:rows_if", "what is under a condition is skipped without it"),
    "11.2.3": Keeps(
        "playmat.kernel.build.effects:rows_if", "what came before in the text is done when the 'if' is looked at"
    ),
    "11.3.1.1": Keeps("playmat.kernel.build.builder:Builder.step", "a step is done as its row comes up, and is over"),
    "11.3.1.2": Keeps("playmat.kernel.build.effects:duration_of", "an effect lasts as long as said, else for the game"),
    "11.4.2": Keeps("playmat.kernel.build.effects:rows_if", "a part without its condition is skipped with its choices"),
    "11.4.3": Keeps("playmat.kernel.run.changing:_apply", "a change counts only while its condition is met"),
    "11.5.3.1": Keeps("playmat.kernel.run.events:begin", "the rows of an ability know its card as their source"),
    "11.5.3.2": Keeps(
        "playmat.kernel.build.effects:rows_later", "what comes later keeps the source of the effect that made it"
    ),
    "11.7.1.1": Keeps(
        "playmat.kernel.build.costs:CostPlan.payable", "a cost is offered only where all of it can be paid"
    ),
    "11.8.10.2": Keeps("playmat.kernel.run.events:_try", "it waits for whoever was the master of its card then"),
    "11.8.1": Keeps("playmat.kernel.build.match:Match._compile", "continuous abilities are no procedures to be played"),
    "11.8.2.3": (
        Keeps("playmat.kernel.build.costs:CostPlan.payable", "a cost is offered only where all of it can be paid"),
        Keeps("playmat.kernel.build.costs:pay_together", "all parts are done at one moment, once all is chosen"),
    ),
    "11.8.3.1.3": Keeps("playmat.kernel.build.effects:rows_sequence", "both are done, one after the other"),
    "11.8.4": Keeps("playmat.kernel.build.effects:rows_choose", "a choice is a row of the text, asked as it comes up"),
    "11.8.4.1": Keeps("playmat.kernel.run.picking:pick_next", "a player is done only when enough has been chosen"),
    "11.8.4.1.1": Keeps("playmat.kernel.build.effects:rows_choose", "'up to' asks for none at least"),
    "11.8.4.1.2": Keeps("playmat.kernel.run.picking:pick_next", "where there are too few, all of them are taken"),
    "11.8.4.1.3": Keeps(
        "playmat.kernel.run.picking:pick_next", "with no candidate nobody is asked and 'it' is no card"
    ),
    "11.8.4.1.4": Keeps("playmat.kernel.build.looking:may_decline", "what nobody can check may be declined"),
    "11.8.5.1": Keeps(
        "playmat.kernel.build.builder:Builder.seat", "where the text names nobody, the master of the effect acts"
    ),
    "11.8.5.2": Keeps(
        "playmat.kernel.build.moving:rows_move", "where the text names no player, a card goes to its owner's zone"
    ),
    "11.8.5.3": Keeps("playmat.kernel.build.selectors:this_card", "'this' is the card whose ability it is"),
    "11.8.8": Keeps("playmat.kernel.run.events:_try", "an event sets an ability off, and it waits"),
    "11.8.11": Keeps(
        "playmat.kernel.build.effects:rows_may_pay",
        "a cost is offered only where all of it can be paid, and then all is paid",
    ),
    "11.8.11.1": Keeps(
        "playmat.kernel.build.effects:rows_may_pay", "what follows the payment is done only where it was paid"
    ),
    "11.8.11.2": Keeps(
        "playmat.kernel.build.effects:rows_may_pay", "what follows the payment is done only where it was paid"
    ),
    "11.8.12.1.4": Keeps("playmat.kernel.run.events:works", "an ability hears of the move that took its card away"),
    "11.8.13": Keeps("playmat.kernel.build.effects:rows_later", "an effect leaves an ability that waits for its time"),
    "11.8.13.1": Keeps("playmat.kernel.run.events:_timed", "what waits for a moment goes off once, unless told"),
    "11.8.15": Keeps("playmat.kernel.build.selectors:this_card", "'this' is no card any more once that has moved on"),
    "11.9.1.1": Keeps("playmat.kernel.run.changing:current", "a change starts from print where none came before it"),
    "11.9.3": Keeps("playmat.kernel.run.changing:_next", "what depends on another is applied after it"),
    "11.9.3.1": Keeps("playmat.kernel.run.changing:apply_layers", "within a layer the older comes first"),
    "11.9.3.1.1": Keeps("playmat.kernel.run.atoms:_relocate", "a card is stamped as it becomes a new object"),
    "11.9.3.1.1.1": Keeps("playmat.kernel.run.lasting:add_effect", "what an ability makes is of the moment it is made"),
    "11.9.4": Keeps(
        "playmat.kernel.run.lasting:add_effect", "the cards are remembered and the amount is told as it is made"
    ),
    "11.9.6": Keeps(
        "playmat.kernel.run.atoms:_relocate", "values are worked out anew as soon as a card lies elsewhere"
    ),
    "11.9.7": Keeps("playmat.kernel.run.atoms:move_now", "abilities hear of a move when the cards lie where they went"),
    "11.10.1.1": Keeps("playmat.kernel.run.replacing:replaced_moves", "what is replaced is not done"),
    "11.10.2": Keeps("playmat.kernel.run.replacing:replaced_moves", "who is affected is asked which comes first"),
    "11.10.2.1": Keeps("playmat.kernel.run.replacing:replaced_moves", "the master of the card is asked"),
    "11.10.2.2": Keeps("playmat.kernel.run.held:affected_seat", "the master of the card, or who draws, is asked"),
    "11.10.3": Keeps("playmat.kernel.run.replacing:_can_do", "what could not be done is not offered"),
    "11.10.2.3": Keeps("playmat.kernel.run.replacing:replaced_moves", "one that was applied is not asked again"),
    "11.11.1": Keeps(
        "playmat.kernel.run.remembering:looking_back", "a card that moved on is read as it last was there"
    ),
    # 12: names, limits, chance
    "12.2.1.2.1": Keeps("playmat.kernel.run.events:_try", "an ability that cannot be used is not set off"),
    "12.4.1": Keeps("playmat.kernel.state.rng:below", "each number is as likely as the others, and nobody is asked"),
    "12.4.2": Keeps("playmat.kernel.build.effects:random_cards", "chance picks among the cards named and no others"),
    "12.6.2.2.1": Keeps("playmat.kernel.build.costs:unlike", "a card that shares a name with one of them is none"),
    "12.7.1.1": Keeps("playmat.kernel.build.effects:rows_repeat", "all of the sentence is done as many times"),
    "12.7.1": Keeps("playmat.kernel.build.effects:rows_repeat", "it is done as many times as were counted"),
    "12.7.2": Keeps("playmat.kernel.build.effects:rows_repeat", "the number is taken before the first time"),
    "12.7.3": Keeps("playmat.kernel.build.effects:rows_choose", "what an earlier time took is no candidate again"),
    # 14: keywords
    "14.2.3.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "14.2.3.1.1": Keeps("playmat.kernel.run.changing:add_parts", "the mark is looked at as values are worked out"),
    "14.2.3.2.1": Keeps("playmat.kernel.run.events:_try", "the mark is looked at as the event comes, not again"),
    # 15: tokens
    "15.2.2.2": Keeps("playmat.kernel.run.atoms:_tell", "a token that comes to a circle is heard as any card is"),
}
