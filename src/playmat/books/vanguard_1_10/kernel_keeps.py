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
    # 3: players, chance, state
    "3.4.2": Keeps("playmat.kernel.state.game:Game.master", "whose zone a card is in is its master"),
    "3.4.3": Keeps("playmat.kernel.run.events:begin", "the rows of an ability act for the player it belongs to"),
    "3.4.5": (
        Keeps("playmat.kernel.run.events:_listeners", "an ability is set off for who holds its card"),
        Keeps("playmat.kernel.run.events:_timed", "an ability that an effect made is set off for that effect's master"),
    ),
    "3.4.6": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts for the master of its card"),
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
    "4.2.3": Keeps("playmat.kernel.build.moving:rows_move", "out of a zone that is left so, cards go one by one"),
    "4.9.3": (
        Keeps("playmat.kernel.build.moving:after_move", "an effect knows the cards that it has bound itself"),
        Keeps("playmat.kernel.run.atoms:_record", "each move is told with the card whose effect made it"),
    ),
    # 8.1 to 8.5: abilities, effects, playing
    "8.1.1.2.1": Keeps("playmat.kernel.build.triggers:compile_trigger", "an event, or a phase, sets an ability off"),
    "8.1.1.2.2": Keeps("playmat.kernel.build.effects:rows_may_pay", "the cost is offered where the text offers it"),
    "8.1.1.2.3": Keeps("playmat.kernel.build.effects:rows_if", "an 'if' of the text is looked at as it resolves"),
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
    "8.5.2.4": Keeps("playmat.kernel.build.builder:Builder.build", "the rows of the effect follow those of the cost"),
    "8.5.3": Keeps("playmat.kernel.build.effects:rows_choose", "a choice is a row of the text, asked as it comes up"),
    "8.5.3.1": Keeps("playmat.kernel.run.picking:pick_next", "a player is done only when enough has been chosen"),
    "8.5.3.1.1": Keeps("playmat.kernel.build.effects:rows_choose", "'up to' asks for none at least"),
    "8.5.3.1.2": Keeps("playmat.kernel.run.picking:pick_next", "where there are too few, all of them are taken"),
    "8.5.3.1.3": Keeps("playmat.kernel.run.picking:pick_next", "with no candidate nobody is asked and 'it' is no card"),
    "8.5.3.1.4": Keeps("playmat.kernel.build.looking:may_decline", "what nobody can check may be declined"),
    # 8.6: automatic abilities
    "8.6.2.1": Keeps("playmat.kernel.run.events:_try", "each time adds one more that waits"),
    "8.6.4.1.4": Keeps("playmat.kernel.run.events:works", "an ability hears of the move that took its card away"),
    "8.6.5.1": Keeps("playmat.kernel.run.events:_timed", "what waits for a moment goes off once, unless told"),
    "8.6.7": Keeps("playmat.kernel.build.selectors:this_card", "'this' is no card any more once that has moved on"),
    # 8.7, 8.8: continuous effects, last information
    "8.7.1.1": Keeps("playmat.kernel.run.changing:current", "a change starts from print where none came before it"),
    "8.7.2": Keeps("playmat.kernel.run.changing:_next", "what depends on another is applied after it"),
    "8.7.2.1": Keeps("playmat.kernel.run.changing:apply_layers", "within a layer the older comes first"),
    "8.7.2.1.1": Keeps("playmat.kernel.run.atoms:_relocate", "a card is stamped as it becomes a new object"),
    "8.7.2.1.1.1": Keeps("playmat.kernel.run.events:begin", "an ability is stamped as it is played"),
    "8.7.3": Keeps("playmat.kernel.run.changing:_apply", "a lasting effect reaches cards that are what they were"),
    "8.7.4": Keeps("playmat.kernel.run.atoms:_relocate", "values are worked out anew as soon as a card lies elsewhere"),
    "8.7.5": Keeps("playmat.kernel.run.atoms:move_now", "abilities hear of a move when the cards lie where they went"),
    "8.8.1": Keeps("playmat.kernel.run.remembering:looking_back", "a card that moved on is read as it last was there"),
    # 10.1: actions
    "10.1.1.1": Keeps("playmat.kernel.run.atoms:draw", "the top card of the deck goes to the hand"),
    "10.1.3.2": Keeps("playmat.kernel.build.triggers:_moved", "however a unit came from the field to the drop zone"),
    "10.1.4.1.1": Keeps("playmat.kernel.run.atoms:_tell", "a move from circle to circle is not heard as an arrival"),
    "10.1.8.1.1": Keeps("playmat.kernel.build.costs:CostPlan.add_rows", "all of it is chosen before any is done"),
    "10.1.8.1.2": Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
    "10.1.8.1.3": Keeps("playmat.kernel.run.atoms:show", "a card is seen where it lies"),
    "10.1.9.1": Keeps("playmat.kernel.build.looking:rows_search", "who searches sees the zone and finds what fits"),
    "10.1.9.1.1": Keeps("playmat.kernel.build.looking:rows_search", "in a hidden zone one may find nothing"),
    "10.1.9.1.2": Keeps("playmat.kernel.build.looking:rows_search", "in a public zone what is there must be found"),
    "10.1.10.1": Keeps("playmat.kernel.run.atoms:shuffle", "every order is as likely as the others"),
    "10.1.20.1": (
        Keeps("playmat.kernel.run.changing:_gain", "an ability that a card gets is among those it has"),
        Keeps("playmat.kernel.run.changing:_include", "a keyword that a card gets is among those it has"),
    ),
    "10.1.20.2": (
        Keeps("playmat.kernel.run.changing:_lose", "abilities that a card loses are not among those it has"),
        Keeps("playmat.kernel.run.changing:_exclude", "a keyword that a card loses is not among those it has"),
    ),
    # 10.2, 11: limit break, abilities that cannot be used
    "10.2.5.1.1": Keeps("playmat.kernel.run.changing:add_parts", "a continuous ability counts while its gate is open"),
    "10.2.5.1.1.1": Keeps("playmat.kernel.run.changing:add_parts", "the gate is looked at as values are worked out"),
    "10.2.5.1.2": Keeps("playmat.kernel.run.events:_try", "with its gate shut an ability is not set off"),
    "10.2.5.1.2.1": Keeps("playmat.kernel.run.events:_try", "the gate is looked at as the event comes, not again"),
    "11.2.1.2": Keeps("playmat.kernel.run.events:_try", "an ability that cannot be used is not set off"),
}
