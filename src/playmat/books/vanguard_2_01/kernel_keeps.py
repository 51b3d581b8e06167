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
    # 2: cards
    "2.5.4.1": Keeps("playmat.kernel.run.changing:_add", "a change by nothing leaves the number"),
    "2.5.4.2": Keeps("playmat.kernel.run.changing:_add", "a negative amount is added as it is"),
    # 3: words
    "3.1.1.2.3": Keeps("playmat.kernel.run.events:_try", "an event sets an ability off, and it waits"),
    "3.1.1.5.2": Keeps(
        "playmat.kernel.build.effects:rows_may_pay", "what follows the payment is done only where it was paid"
    ),
    "3.1.1.5.3": (
        Keeps("playmat.kernel.build.costs:CostPlan.payable", "a cost is offered only where all of it can be paid"),
        Keeps("playmat.kernel.build.costs:pay_together", "all parts are done at one moment, once all is chosen"),
    ),
    "3.4.3": Keeps("playmat.kernel.run.events:begin", "the rows of an ability act for the player it belongs to"),
    "3.4.5": (
        Keeps("playmat.kernel.run.events:_listeners", "an ability is set off for who holds its card"),
        Keeps("playmat.kernel.run.events:_timed", "an ability that an effect made is set off for that effect's master"),
    ),
    "3.4.6": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts for the master of its card"),
    "3.7.1.2": Keeps(
        "playmat.kernel.state.game:Game.value", "the original power is another number, which no effect changes"
    ),
    "3.8.1.1": Keeps("playmat.kernel.state.game:Game.value", "the type is read wherever the card is"),
    "3.12.5": Keeps("playmat.kernel.build.moving:rows_move", "cards off the top of the deck go as other cards do"),
    "3.13.2": Keeps(
        "playmat.kernel.build.looking:rows_look", "so many of the top cards are shown to who looks; of none, none"
    ),
    "3.14.1.1": Keeps("playmat.kernel.run.events:begin", "the rows of an ability know its card as their source"),
    "3.16.1": Keeps("playmat.kernel.state.rng:below", "each number is as likely as the others, and nobody is asked"),
    "3.16.2": Keeps("playmat.kernel.build.effects:random_cards", "chance picks among the cards named and no others"),
    "3.17.2": Keeps("playmat.kernel.run.atoms:turn", "a unit that stands is not stood, one that rests is not rested"),
    "3.17.4": Keeps("playmat.kernel.run.atoms:flip", "a card is not turned to the face it shows"),
    # 4: zones
    "4.1.1": Keeps("playmat.kernel.state.zone_tables:Tables._add", "each player has a zone of every name"),
    "4.1.2": Keeps("playmat.kernel.state.view:zone_view", "cards that a player may not see are still counted"),
    "4.1.4": Keeps("playmat.kernel.run.atoms:_relocate", "a card is a new object unless it moves within the field"),
    "4.1.5.1": Keeps("playmat.kernel.run.atoms:_record", "the record of cards that go together hides their order"),
    "4.1.6": Keeps("playmat.kernel.build.moving:rows_move", "a card that a text moves goes to a zone of its owner"),
    "4.1.7": Keeps("playmat.kernel.state.sight:seers", "its zone and face say who sees a card, or it is shown"),
    "4.1.8": Keeps("playmat.kernel.build.moving:after_move", "what an effect moved is still meant by it"),
    "4.2.3": Keeps("playmat.kernel.build.moving:rows_move", "out of a zone that is left so, cards go one by one"),
    "4.9.3": (
        Keeps("playmat.kernel.build.moving:after_move", "an effect knows the cards that it has bound itself"),
        Keeps("playmat.kernel.run.atoms:_record", "each move is told with the card whose effect made it"),
    ),
    # 8: abilities, effects, playing
    "8.1.1.1.2.2": Keeps("playmat.kernel.build.effects:rows_if", "an 'if' governs its sentence and no more"),
    "8.1.1.1.2.3": Keeps(
        "playmat.kernel.build.effects:rows_if", "what came before in the text is done when the 'if' is looked at"
    ),
    "8.1.1.1.2.6": Keeps(
        "playmat.kernel.build.builder:Builder._pay", "an ability without a cost is played by being picked"
    ),
    "8.1.1.2.1": Keeps("playmat.kernel.build.triggers:compile_trigger", "an event, or a phase, sets an ability off"),
    "8.1.1.2.2": Keeps("playmat.kernel.build.effects:rows_may_pay", "the cost is offered where the text offers it"),
    "8.1.1.2.3": Keeps("playmat.kernel.build.effects:rows_if", "an 'if' of the text is looked at as it resolves"),
    "8.1.1.2.3.2": Keeps("playmat.kernel.build.effects:rows_if", "an 'if' governs its sentence and no more"),
    "8.1.1.2.3.3": Keeps(
        "playmat.kernel.build.effects:rows_if", "what came before in the text is done when the 'if' is looked at"
    ),
    "8.1.1.3": Keeps("playmat.kernel.run.values:_gather", "continuous abilities count while their cards are there"),
    "8.2.1.1": Keeps("playmat.kernel.build.builder:Builder.step", "a step is done as its row comes up, and is over"),
    "8.2.1.2": Keeps("playmat.kernel.build.effects:duration_of", "an effect lasts as long as said, else for the game"),
    "8.3.2": Keeps("playmat.kernel.build.effects:rows_if", "a part without its condition is skipped with its choices"),
    "8.3.3": Keeps("playmat.kernel.run.changing:_apply", "a change counts only while its condition is met"),
    "8.5.1": Keeps("playmat.kernel.build.match:Match._compile", "continuous abilities are no procedures to be played"),
    "8.5.2.3": (
        Keeps("playmat.kernel.build.costs:CostPlan.payable", "a cost is offered only where all of it can be paid"),
        Keeps("playmat.kernel.build.costs:pay_together", "all parts are done at one moment, once all is chosen"),
    ),
    "8.5.3": Keeps("playmat.kernel.build.builder:Builder.build", "the rows of the effect follow those of the cost"),
    "8.5.4": Keeps("playmat.kernel.build.effects:rows_choose", "a choice is a row of the text, asked as it comes up"),
    "8.5.4.1": Keeps("playmat.kernel.run.picking:pick_next", "a player is done only when enough has been chosen"),
    "8.5.4.1.1": Keeps("playmat.kernel.build.effects:rows_choose", "'up to' asks for none at least"),
    "8.5.4.1.2": Keeps("playmat.kernel.run.picking:pick_next", "where there are too few, all of them are taken"),
    "8.5.4.1.3": Keeps("playmat.kernel.run.picking:pick_next", "with no candidate nobody is asked and 'it' is no card"),
    "8.5.4.1.4": Keeps("playmat.kernel.build.looking:may_decline", "what nobody can check may be declined"),
    "8.5.5.1": Keeps(
        "playmat.kernel.build.builder:Builder.seat", "where the text names nobody, the master of the effect acts"
    ),
    "8.5.5.2": Keeps(
        "playmat.kernel.build.moving:rows_move", "where the text names no player, a card goes to its owner's zone"
    ),
    "8.5.5.3": Keeps("playmat.kernel.build.selectors:this_card", "'this' is the card whose ability it is"),
    "8.6.2.1": Keeps("playmat.kernel.run.events:_try", "each time adds one more that waits"),
    "8.6.4": Keeps(
        "playmat.kernel.build.effects:rows_may_pay",
        "a cost is offered only where all of it can be paid, and then all is paid",
    ),
    "8.6.5.1.4": Keeps("playmat.kernel.run.events:works", "an ability hears of the move that took its card away"),
    "8.6.6.1": Keeps("playmat.kernel.run.events:_timed", "what waits for a moment goes off once, unless told"),
    "8.6.8": Keeps("playmat.kernel.build.selectors:this_card", "'this' is no card any more once that has moved on"),
    "8.7.1.1": Keeps("playmat.kernel.run.changing:current", "a change starts from print where none came before it"),
    "8.7.2": Keeps("playmat.kernel.run.changing:_next", "what depends on another is applied after it"),
    "8.7.2.1": Keeps("playmat.kernel.run.changing:apply_layers", "within a layer the older comes first"),
    "8.7.2.1.1": Keeps("playmat.kernel.run.atoms:_relocate", "a card is stamped as it becomes a new object"),
    "8.7.2.1.1.1": Keeps("playmat.kernel.run.events:begin", "an ability is stamped as it is played"),
    "8.7.3": Keeps("playmat.kernel.run.changing:_apply", "a lasting effect reaches cards that are what they were"),
    "8.7.4": Keeps("playmat.kernel.run.atoms:_relocate", "values are worked out anew as soon as a card lies elsewhere"),
    "8.7.5": Keeps("playmat.kernel.run.atoms:move_now", "abilities hear of a move when the cards lie where they went"),
    "8.8.1": Keeps("playmat.kernel.run.remembering:looking_back", "a card that moved on is read as it last was there"),
    # 10: actions
    "10.2.1": Keeps("playmat.kernel.run.atoms:draw", "the top card of the deck goes to the hand"),
    "10.3.1": Keeps("playmat.kernel.build.moving:rows_move", "from the hand to the drop zone of its owner"),
    "10.3.1.1": (
        Keeps("playmat.kernel.build.moving:rows_move", "as an effect"),
        Keeps("playmat.kernel.build.costs:pay_together", "as a cost; it is told by the same word"),
    ),
    "10.3.1.2": (
        Keeps("playmat.kernel.build.effects:rows_choose", "the text says who chooses the card"),
        Keeps("playmat.kernel.build.effects:random_cards", "or chance picks it"),
    ),
    "10.4.1": Keeps("playmat.kernel.build.moving:rows_move", "from the field to the drop zone of its owner"),
    "10.4.2": Keeps("playmat.kernel.build.triggers:_moved", "however a unit came from the field to the drop zone"),
    "10.5.1": Keeps("playmat.kernel.build.triggers:_moved", "to a circle from elsewhere"),
    "10.5.1.1": Keeps("playmat.kernel.run.atoms:_tell", "a move from circle to circle is not heard as an arrival"),
    "10.9.1": Keeps("playmat.kernel.build.looking:rows_reveal", "both players see the cards for a time"),
    "10.9.1.1": Keeps("playmat.kernel.build.costs:CostPlan.add_rows", "all of it is chosen before any is done"),
    "10.9.1.2": Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
    "10.9.1.2.1": Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
    "10.9.1.3": Keeps("playmat.kernel.run.atoms:show", "a card is seen where it lies"),
    "10.10.1": Keeps("playmat.kernel.build.looking:rows_search", "who searches sees the zone and finds what fits"),
    "10.10.1.1": Keeps("playmat.kernel.build.looking:rows_search", "in a hidden zone one may find nothing"),
    "10.10.1.2": Keeps("playmat.kernel.build.looking:rows_search", "in a public zone what is there must be found"),
    "10.11.1": Keeps("playmat.kernel.run.atoms:shuffle", "every order is as likely as the others"),
    "10.11.1.1": Keeps("playmat.kernel.run.atoms:shuffle", "what is held apart meanwhile stays what it is"),
    "10.11.1.2": Keeps("playmat.kernel.run.atoms:shuffle", "nothing that was seen before tells a card afterwards"),
    "10.13.1": Keeps("playmat.kernel.run.atoms:flip", "a card is turned to the other face"),
    "10.19.1": Keeps("playmat.kernel.build.moving:rows_move", "to the bind zone of its owner"),
    "10.21.1": (
        Keeps("playmat.kernel.run.changing:_gain", "an ability that a card gets is among those it has"),
        Keeps("playmat.kernel.run.changing:_include", "a keyword that a card gets is among those it has"),
    ),
    "10.21.2": (
        Keeps("playmat.kernel.run.changing:_lose", "abilities that a card loses are not among those it has"),
        Keeps("playmat.kernel.run.changing:_exclude", "a keyword that a card loses is not among those it has"),
    ),
    "10.21.3": (
        Keeps("playmat.kernel.run.changing:_gain", "an ability that a card gets is among those it has"),
        Keeps("playmat.kernel.run.changing:_include", "a keyword that a card gets is among those it has"),
    ),
    # 11: keywords
    "11.6.3.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its gate is open"),
    "11.6.3.1.1": Keeps("playmat.kernel.run.changing:add_parts", "the gate is looked at as values are worked out"),
    "11.6.3.2": Keeps("playmat.kernel.run.events:_try", "with its gate shut an ability is not set off"),
    "11.6.3.2.1": Keeps("playmat.kernel.run.events:_try", "the gate is looked at as the event comes, not again"),
    "11.12.3.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "11.12.3.1.1": Keeps("playmat.kernel.run.changing:add_parts", "the mark is looked at as values are worked out"),
    "11.12.3.2": Keeps("playmat.kernel.run.events:_try", "with its mark shut an ability is not set off"),
    "11.12.3.2.1": Keeps("playmat.kernel.run.events:_try", "the mark is looked at as the event comes, not again"),
    "11.15.2": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "11.15.2.1": Keeps("playmat.kernel.run.changing:add_parts", "the mark is looked at as values are worked out"),
    "11.15.3": Keeps("playmat.kernel.run.events:_try", "with its mark shut an ability is not set off"),
    "11.15.3.1": Keeps("playmat.kernel.run.events:_try", "the mark is looked at as the event comes, not again"),
    "11.16.2": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "11.16.2.1": Keeps("playmat.kernel.run.changing:add_parts", "the mark is looked at as values are worked out"),
    "11.16.3": Keeps("playmat.kernel.run.events:_try", "with its mark shut an ability is not set off"),
    "11.16.3.1": Keeps("playmat.kernel.run.events:_try", "the mark is looked at as the event comes, not again"),
    "11.18.2": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "11.18.3": Keeps("playmat.kernel.run.events:_try", "with its mark shut an ability is not set off"),
    "11.18.3.1": Keeps(
        "playmat.kernel.run.atoms:move_now", "abilities hear of a move when the card lies in the drop zone and counts"
    ),
    "11.18.3.2": Keeps("playmat.kernel.run.events:_try", "the mark is looked at as the event comes, not again"),
    "11.19.1.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its mark is open"),
    "11.19.1.1.1": Keeps("playmat.kernel.run.changing:add_parts", "the mark is looked at as values are worked out"),
    "11.19.1.2": Keeps("playmat.kernel.run.events:_try", "with its mark shut an ability is not set off"),
    "11.20.2.1": Keeps(
        "playmat.kernel.run.picking:pick_next", "with no standing rear-guard none is chosen, and none rests"
    ),
    # 12: loops, abilities that cannot be used
    "12.2.1.2": Keeps("playmat.kernel.run.events:_try", "an ability that cannot be used is not set off"),
    # 12: for each, and what is not affected
    "12.6.1": Keeps("playmat.kernel.build.effects:rows_repeat", "it is done as many times as were counted"),
    "12.6.2": Keeps("playmat.kernel.build.effects:rows_repeat", "the number is taken before the first time"),
    "12.6.3": Keeps("playmat.kernel.build.effects:rows_choose", "what an earlier time took is no candidate again"),
    "12.11.1": Keeps("playmat.kernel.run.changing:reached", "a prohibition with a condition keeps effects from it"),
}
