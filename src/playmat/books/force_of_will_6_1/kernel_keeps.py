"""The rules that the kernel keeps for every book, each with the function that does it and what that comes to."""

from __future__ import annotations

from ...rulebook.rules import Keeps

KERNEL_KEEPS: dict[str, Keeps | tuple[Keeps, ...]] = {
    # 104, 105: golden rules, control
    "104.3": Keeps("playmat.kernel.run.atoms:turn", "a card that lies so already is left out, and nothing is reported"),
    "105.3a": (
        Keeps("playmat.kernel.run.atoms:new_card", "a card comes into the game in a zone of its owner"),
        Keeps("playmat.kernel.state.game:Game.master", "whose zone a card is in is its controller"),
    ),
    "105.3b": Keeps("playmat.kernel.state.game:Game.master", "whose zone a card is in has its abilities"),
    "105.3c": Keeps("playmat.kernel.run.events:begin", "the rows of an ability act for the player it belongs to"),
    # 204: texts
    "204.2": Keeps("playmat.text.language:Language.read", "each line of a text is read as an ability of its own"),
    # 302, 307, 308: zones
    "302.1": Keeps("playmat.kernel.state.zone_tables:Tables.__init__", "each player has zones, shared ones apart"),
    "302.2": Keeps("playmat.kernel.state.sight:seers", "its zone and face say who sees a card, or it is shown"),
    "302.2a": Keeps("playmat.kernel.state.view:zone_view", "cards that a player may not see are still counted"),
    "307.3": Keeps("playmat.kernel.state.view:card_view", "a card is shown rested or not where its zone has such"),
    # 901 to 906: abilities
    "901.1c": Keeps("playmat.kernel.run.values:_gather", "continuous abilities count while their cards are there"),
    "903.3c": Keeps("playmat.kernel.build.selectors:Evaluator.amount", "an amount may be so many times another"),
    "904.1": (
        Keeps("playmat.kernel.run.values:_gather", "continuous abilities count while their cards are there"),
        Keeps("playmat.kernel.run.changing:_apply", "a change counts only while its condition is met"),
    ),
    "905.2": Keeps("playmat.kernel.build.builder:Builder.build", "what is declared comes before the cost is paid"),
    "906.1": Keeps("playmat.kernel.run.events:hear", "an event sets off the abilities that it fits, unasked"),
    "906.4": Keeps("playmat.kernel.run.events:_try", "each time adds one more that waits"),
    "906.8a": Keeps("playmat.kernel.run.events:_timed", "what waits for a moment goes off once, unless told"),
    # 908, 909: effects
    "908.1": Keeps("playmat.kernel.build.builder:Builder.step", "a step is done as its row comes up, and is over"),
    "909.2": Keeps("playmat.kernel.run.changing:apply_layers", "each change of an effect is applied in its own layer"),
    "909.3a": Keeps("playmat.kernel.run.changing:_next", "what depends on another is applied after it"),
    "909.4": (
        Keeps("playmat.kernel.build.effects:rows_modify", "an effect on a group keeps what it means, not cards"),
        Keeps("playmat.kernel.run.changing:_reached", "the cards that fit are looked for as values are worked out"),
    ),
    "909.5": (
        Keeps("playmat.kernel.run.atoms:_relocate", "values are worked out anew as soon as a card lies elsewhere"),
        Keeps("playmat.kernel.run.atoms:move_now", "abilities hear of a move when the cards lie where they went"),
    ),
    # 1005 to 1022: actions
    "1005.1": (
        Keeps("playmat.kernel.build.looking:rows_reveal", "cards are shown to all"),
        Keeps("playmat.kernel.build.builder:hide_all", "what was shown is hidden when the ability is over"),
        Keeps("playmat.kernel.run.atoms:_relocate", "a card that moves is not shown any more"),
    ),
    "1009.1": Keeps("playmat.kernel.run.atoms:draw", "the top card of the deck goes to the hand"),
    "1014.1": (
        Keeps("playmat.kernel.build.effects:rows_choose", "as many as the text says must be chosen"),
        Keeps("playmat.kernel.run.picking:pick_next", "of too few all are taken, of none, none"),
    ),
    "1014.2": (
        Keeps("playmat.kernel.build.looking:rows_search", "who searches sees the zone and may find nothing"),
        Keeps("playmat.kernel.build.looking:may_decline", "what nobody can check may be declined"),
        Keeps("playmat.kernel.build.looking:all_seen", "what everybody sees may not"),
    ),
    "1015.1a": Keeps("playmat.kernel.run.events:_try", "an ability that cannot be used is not set off"),
    "1015.2": Keeps("playmat.kernel.run.abilities:unusable", "a kind of abilities may be forbidden to a player"),
    "1021.1a": Keeps("playmat.kernel.run.atoms:shuffle", "every order of all the cards is as likely"),
    "1022.3": Keeps("playmat.kernel.run.atoms:_relocate", "a card is a new object unless it moves within a group"),
}
