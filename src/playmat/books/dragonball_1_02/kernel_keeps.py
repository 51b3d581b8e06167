"""The rules that the kernel keeps for every book, each with the function that does it and what that comes to."""

from __future__ import annotations

from ...rulebook.rules import Keeps

KERNEL_KEEPS: dict[str, Keeps | tuple[Keeps, ...]] = {
    # 1: surrender, golden rules
    "1-2-5": Keeps("playmat.kernel.state.game:Game.concede", "no effect is asked before a surrender counts"),
    "1-3-2": Keeps("playmat.kernel.run.picking:pick_next", "of too few cards all are taken, of none, none"),
    "1-3-2-1": Keeps("playmat.kernel.run.atoms:turn", "a card in that mode is left out, and nothing is reported"),
    "1-3-2-2": (
        Keeps("playmat.kernel.build.effects:rows_repeat", "what is repeated zero or fewer times is skipped"),
        Keeps("playmat.kernel.run.picking:pick_next", "a choice of zero or fewer cards asks nothing and takes none"),
    ),
    "1-3-5": Keeps("playmat.kernel.build.effects:rows_name_number", "whole numbers, from the book's least up"),
    "1-3-5-1": Keeps("playmat.kernel.build.effects:rows_choose", "'up to' asks for none at least"),
    # 3: areas
    "3-1-2": Keeps("playmat.kernel.state.view:zone_view", "cards that a player may not see are still counted"),
    "3-1-4": Keeps("playmat.kernel.run.atoms:_relocate", "a card is a new object unless it moves within a group"),
    "3-1-5": Keeps("playmat.kernel.run.atoms:_relocate", "a card is a new object unless it moves within a group"),
    "3-1-6-1": Keeps("playmat.kernel.run.atoms:_record", "the record of cards that go together hides their order"),
    "3-2-3": Keeps("playmat.kernel.build.moving:rows_move", "cards off the top of a deck go one after another"),
    "3-2-4": Keeps("playmat.kernel.run.atoms:shuffle", "every order is as likely, and the deck's player does it"),
    "3-3-3": (
        Keeps("playmat.kernel.state.sight:seers", "a card in the hand is seen by its player, and by whom it is shown"),
        Keeps("playmat.kernel.state.game:Game.arrange", "nobody puts cards of another player in order"),
    ),
    "3-8-3": (
        Keeps("playmat.kernel.run.atoms:move_now", "a card arrives in Active Mode where nothing else is said"),
        Keeps("playmat.kernel.build.moving:_arrival", "a text may say in which mode a card arrives"),
    ),
    # 4: owners, masters, modes
    "4-2-2": (
        Keeps("playmat.kernel.run.atoms:new_card", "a card has the owner with whom it came into the game"),
        Keeps("playmat.kernel.build.moving:rows_move", "a card that a text moves goes to an area of its owner"),
    ),
    "4-3-2": Keeps("playmat.kernel.state.game:Game.master", "whose area a card is in is its master"),
    "4-3-3": Keeps("playmat.kernel.run.events:begin", "the rows of a skill act for the player it belongs to"),
    "4-3-5": Keeps("playmat.kernel.run.changing:add_parts", "a permanent skill counts for the master of its card"),
    "4-3-6": (
        Keeps("playmat.kernel.run.events:_listeners", "a skill is set off for who holds its card"),
        Keeps("playmat.kernel.run.events:_timed", "a skill that an effect made is set off for that effect's master"),
    ),
    "4-8-1": Keeps("playmat.kernel.state.game:Game.orientation", "a card is rested or not where its area has modes"),
    # 5: preparation
    "5-2-1-1": Keeps("playmat.kernel.build.start:require_legal", "with a deck that has faults no game begins"),
    # 8-1 to 8-6: skills, effects, activating, choosing
    "8-1-4": Keeps("playmat.kernel.run.values:_gather", "permanent skills count while their cards are there"),
    "8-1-5": Keeps("playmat.kernel.run.events:hear", "an event sets off the skills that it fits, and nobody is asked"),
    "8-1-5-1": Keeps("playmat.kernel.build.triggers:compile_trigger", "an event, or a phase, sets a skill off"),
    "8-2-2-1": Keeps("playmat.kernel.build.builder:Builder.step", "a step is done as its row comes up, and is over"),
    "8-2-2-2": Keeps("playmat.kernel.build.effects:duration_of", "an effect lasts as long as said, else for the game"),
    "8-2-2-3": Keeps("playmat.kernel.run.replacing:replaced_moves", "what something replaces is held up for that"),
    "8-3-3": Keeps("playmat.kernel.run.changing:_apply", "a change counts only while its condition is met"),
    "8-4-2-1": Keeps("playmat.kernel.build.costs:CostPlan.add_rows", "the parts of a cost are done as written"),
    "8-6-1": Keeps("playmat.kernel.build.match:Match._compile", "permanent skills are no procedures to be activated"),
    "8-6-2-2": Keeps("playmat.kernel.build.builder:Builder.declare", "what is declared is asked before the cost"),
    "8-6-2-3": Keeps("playmat.kernel.build.builder:Builder.build", "all of the cost comes before what follows it"),
    "8-6-3": Keeps("playmat.kernel.build.effects:rows_choose", "a choice is a row of the text, asked as it comes up"),
    "8-6-3-1": Keeps("playmat.kernel.run.picking:pick_next", "a player is done only when enough has been chosen"),
    "8-6-3-2": Keeps("playmat.kernel.build.effects:rows_choose", "'up to' asks for none at least"),
    "8-6-3-3": Keeps("playmat.kernel.run.picking:pick_next", "where there are too few, all of them are taken"),
    "8-6-3-4": Keeps("playmat.kernel.run.picking:pick_next", "with no candidate nobody is asked and 'it' is no card"),
    "8-6-3-5": Keeps("playmat.kernel.build.looking:may_decline", "what nobody can check may be declined"),
    "8-6-3-6": Keeps("playmat.kernel.build.selectors:this_card", "an effect means the card that it comes from"),
    # 8-7: automatic skills
    "8-7-1": Keeps("playmat.kernel.run.events:_try", "a skill that is set off waits, whatever goes on"),
    "8-7-3": Keeps("playmat.kernel.run.events:_try", "each time adds one more that waits"),
    "8-7-7": Keeps("playmat.kernel.build.selectors:this_card", "'this' is no card any more once that has moved on"),
    # 8-8 to 8-11: effects in force, replacements, cards that moved
    "8-8-1": Keeps("playmat.kernel.build.builder:Builder.step", "a step is done as its row comes up, and is over"),
    "8-9-1-1": Keeps("playmat.kernel.run.changing:current", "a change starts from print where none came before it"),
    "8-9-1-4": Keeps("playmat.kernel.run.changing:_apply", "a lasting effect reaches cards that are what they were"),
    "8-9-1-5": Keeps("playmat.kernel.run.atoms:_relocate", "values are worked out anew as a card lies elsewhere"),
    "8-10-1-1": (
        Keeps("playmat.kernel.run.held:apply_choice", "a move that was replaced is taken out of those to be made"),
        Keeps("playmat.kernel.run.held:move_the_rest", "only moves and draws that are made are heard of"),
    ),
    "8-10-2": Keeps("playmat.kernel.run.held:affected", "the player whom the event befalls picks"),
    "8-10-2-1": Keeps("playmat.kernel.run.held:affected_seat", "the master of the card that would move picks"),
    "8-10-2-2": Keeps("playmat.kernel.run.held:affected_seat", "who draws, or whose card would move, picks"),
    "8-10-2-3": Keeps("playmat.kernel.run.replacing:_those", "what was applied is not offered again for that event"),
    "8-10-3": (
        Keeps("playmat.kernel.build.replacements:_doable", "whether all that it takes is there, as with a cost"),
        Keeps("playmat.kernel.run.replacing:_can_do", "what could not be carried out is not offered"),
    ),
    "8-11-1": Keeps("playmat.kernel.run.remembering:object_read", "the book says which object is read after a move"),
    # 10-10: once a turn
    "10-10-2": (
        Keeps("playmat.kernel.run.abilities:lock_ability", "what is locked is one ability of one card"),
        Keeps("playmat.kernel.run.abilities:unusable", "a lock is asked for by ability and card"),
    ),
    "10-10-3": Keeps("playmat.kernel.build.builder:Builder.use_up", "only an ability with a limit is locked by use"),
}
