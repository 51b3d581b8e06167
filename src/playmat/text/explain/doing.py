"""Sentences for what a text does, one for each step."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from playmat.kernel.build.hidden import is_hidden
from playmat.kernel.build.lint import inside
from playmat.kernel.build.looking import may_decline, secret_part
from playmat.kernel.words import nodes as n
from playmat.text.explain.asking import INTO, some
from playmat.text.explain.changes import say_player_cannot
from playmat.text.explain.english import listed
from playmat.text.explain.vocabulary import Told

if TYPE_CHECKING:
    from playmat.text.explain.explainer import Explainer
    from playmat.text.explain.vocabulary import Telling

# --- structure ----------------------------------------------------------------------------------


def tell_if(e: Explainer, node: n.If) -> Told:
    parts: list[tuple[str, n.Effect]] = [("", node.then)]
    if node.otherwise is not None:
        parts.append(("otherwise", node.otherwise))
    return Told(f"if {e.say(node.condition)}", tuple(parts), alternatives=True)


def tell_you_may(e: Explainer, node: n.YouMay) -> Told:
    parts: list[tuple[str, n.Effect]] = [("", node.do)]
    if node.then is not None:
        parts.append((f"if {e.who(node.who)} did so", node.then))
    if node.otherwise is not None:
        parts.append((f"if {e.who(node.who)} did not", node.otherwise))
    if len(parts) > 1:
        e.whole |= {id(part) for part in n.walk(node.do)}
    whole = ", whole or not at all" if len(parts) > 1 else ""
    return Told(f"{e.who(node.who)} may do this or leave it{whole}", tuple(parts))


def tell_may_pay(e: Explainer, node: n.MayPay) -> Told:
    parts: list[tuple[str, n.Effect]] = [("if you paid it", node.then)]
    if node.otherwise is not None:
        parts.append(("if you did not", node.otherwise))
    asked = "the whole cost of this ability, or leave it"
    if node.cost:
        asked = f"this or leave it: {e.payment(node.cost, 'cost of this step')}"
    return Told(f"you may pay {asked}", tuple(parts), alternatives=True)


def tell_must_pay(e: Explainer, node: n.MustPay) -> Told:
    paid = e.payment(node.cost, "cost of this step")
    parts: list[tuple[str, n.Effect]] = [("if it was paid", node.then)]
    if node.otherwise is not None:
        parts.append(("if it could not be paid", node.otherwise))
    return Told(f"if you can, you must pay this: {paid}", tuple(parts), alternatives=True)


def tell_mode(e: Explainer, node: n.Mode) -> Told:
    count = e.say(node.count) if node.count is not None else "1"
    when = " as this is played" if n.Mode in e.book.texts.declared else ""
    return Told(
        f"you choose {count} of these{when}, none twice, and they are done in this order",
        tuple((f"choice {at}", option) for at, option in enumerate(node.options, 1)),
        alternatives=node.count in (None, n.Number(1)),
    )


def tell_repeat(e: Explainer, node: n.Repeat) -> Told:
    return Told(f"do this as many times as {e.say(node.times)}", (("", node.effect),))


# --- choosing, looking, searching ---------------------------------------------------------------


def tell_choose(e: Explainer, node: n.Choose) -> str:
    cards = some(e, node.among, node.count, node.up_to)
    if node.by == "random":
        return f"chance chooses {cards}"
    extra = [f"no two of them with the same {node.each_different}"] if node.each_different else []
    if node.total is not None:
        extra.append(f"one or more, with {e.say(node.total)}")
    if not node.up_to and node.count is not None and not e.paying:
        extra.append(forced(e, node))
    return f"{e.does(node.by, 'choose')} {cards}" + (f" ({'; '.join(extra)})" if extra else "")


def forced(e: Explainer, node: n.Choose) -> str:
    if may_decline(e.book, node.among) and id(node) not in e.whole:
        return "fewer or none may be chosen as long as the other player cannot see them all"
    return "if there are fewer, all of them"


def tell_search(e: Explainer, node: n.Search) -> str:
    secret = secret_part(e.book, node.among)
    any_does = isinstance(node.among, n.Cards) and node.among.where is None
    missed = is_hidden(e.book, node.among) and not (any_does and e.book.texts.finds_any)
    free = node.up_to or node.count is None or missed
    cards = some(e, node.among, node.count, node.up_to)
    zones = secret.zones if secret is not None else ()
    through = e.does(node.by, "look through") + " " + listed([e.owned(z, side_of(node.among)) for z in zones])
    lead = f"{through} and" if zones else e.who(node.by)
    verb = "take" if node.by == "you" else "takes"
    return f"{lead} {verb} {cards}" + (" (or none)" if free else "")


def side_of(ref: n.Reference) -> str:
    return ref.side if isinstance(ref, n.Cards) else "mine"


def tell_look(e: Explainer, node: n.Look) -> str:
    cards = e.say(node.cards)
    if node.up_to:
        cards += f" or fewer of them ({e.does(node.who, 'say')} first how many)"
    return f"{e.does(node.who, 'look')} at {cards}; nobody else does"


def tell_reveal(e: Explainer, node: n.Reveal) -> str:
    return f"show {e.say(node.cards)} to both players until this ability is over"


def tell_name_number(e: Explainer, node: n.NameNumber) -> str:
    least = 0 if node.at_most is not None else e.book.texts.least_named
    most = f" and at most {e.say(node.at_most)}" if node.at_most is not None else ""
    return f"{e.does(node.who, 'name')} a number, at least {least}{most}"


# --- moving and turning -------------------------------------------------------------------------

PLAIN = ("", "put", "place", "add", "return")
STATES = {"stand": "standing", "active": "standing", "rest": "rested"}


def tell_move(e: Explainer, node: n.Move) -> str:
    verb = "put" if node.verb in PLAIN else e.words.verbs.get(node.verb, node.verb)
    return f"{verb} {e.say(node.cards)}{'' if verb == 'put' else ':'} {destination(e, node)}"


def destination(e: Explainer, node: n.Move) -> str:
    """Where moved cards go, how, and who says in which order."""
    zones = e.book.zone_names(node.to)
    if len(zones) > 1:
        where = "to one of your places of this sort, which you choose: " + listed([e.zone(z) for z in zones], "or")
    else:
        where = f"{ends(node.position, e.words.zones[node.to][0])} {owner(e, node)} {e.zone(node.to)}"
    ordered = node.verb != "shuffle" and any(z.ordered for z in e.book.places.zones if z.name in zones)
    several = is_several(e.say(node.cards))
    whose = "you choose" if node.order == "yours" else "the owner of the cards chooses"
    order = f", in an order that {whose}" if several and (node.order or ordered) else ""
    state = e.words.states.get(node.state, "").removeprefix("is ") or STATES.get(node.state, node.state)
    return f"{where}{', ' + state if state else ''}{order}"


def owner(e: Explainer, node: n.Move) -> str:
    if node.to in e.shared:
        return "the"
    if node.side:
        return "your" if node.side == "mine" else "your opponent's"
    return "their owner's" if is_several(e.say(node.cards)) else "its owner's"


def is_several(cards: str) -> bool:
    """Whether a phrase speaks of several cards."""
    many = ("all ", "the cards ", "those ", "cards ", "as many ")
    return cards.startswith(many) or bool(re.match(r"the (top|bottom) \w+ cards ", cards))


def ends(position: str, preposition: str) -> str:
    match position:
        case "top" | "bottom":
            return f"on the {position} of"
        case "top or bottom":
            return "on the top or on the bottom (you choose which) of"
    return INTO.get(preposition, preposition)


def tell_place(e: Explainer, node: n.Place) -> str | Told:
    return e.words.placements[node.verb](e, node)


def tell_perform(e: Explainer, node: n.Perform) -> str | Told:
    return e.words.actions[node.action](e, node)


TURNS = {
    "stand": "stand {}", "active": "stand {}", "rest": "rest {}", "face up": "turn {} face up",
    "face down": "turn {} face down",
}  # fmt: skip


def tell_turn(e: Explainer, node: n.Turn) -> str:
    return e.words.turns.get(node.to, TURNS.get(node.to, f"turn {{}} {node.to}")).format(e.say(node.cards))


def tell_shuffle(e: Explainer, node: n.Shuffle) -> str:
    whose = {"you": "your", "opponent": "your opponent's", "each": "each player's"}[node.who]
    return f"shuffle {whose} {e.zone(node.zone)}"


# --- what lasts ---------------------------------------------------------------------------------


def tell_modify(e: Explainer, node: n.Modify) -> str | Told:
    subject = e.say(node.cards)
    when = f" as long as {e.say(node.when)}" if node.when is not None else ""
    each = " each" if is_several(subject) else ""
    text = f"{e.lasts(node.until)}{subject}{reach(e, node)}{when}:{each} {changes(e, node.changes)}"
    return with_abilities(text, node.changes)


def reach(e: Explainer, node: n.Modify) -> str:
    """Which cards a lasting effect reaches: those of now, or whichever fit at the time."""
    if e.standing or not isinstance(node.cards, n.Cards):
        return ""
    if e.book.texts.follows(node):
        return " (whichever fit at the time)"
    return " (those that fit as this is done)"


def changes(e: Explainer, parts: Iterable[n.Change]) -> str:
    return listed([e.say(part) for part in parts])


def with_abilities(text: str, parts: tuple[n.Change, ...]) -> str | Told:
    """The sentence, and below it the abilities that the changes give."""
    given = [part.ability for part in inside(parts, (n.GainAbility,)) if isinstance(part, n.GainAbility)]
    return Told(text, tuple(("", ability) for ability in given)) if given else text


def tell_rule(e: Explainer, node: n.Rule) -> str | Told:
    told = listed([say_player_cannot(e, each) if isinstance(each, n.Cannot) else e.say(each) for each in node.changes])
    return with_abilities(f"{e.lasts(node.until)}{e.who(node.who, node)}: {told}", node.changes)


def tell_instead(e: Explainer, node: n.Instead) -> Told:
    event = e.say(node.event).removeprefix("when ")
    may = "you may, if all of it can be done, do this instead" if node.optional else "this is done instead"
    return Told(f"{e.lasts(node.until)}if it would happen that {event}, {may}", (("", node.do),), trigger=node.event)


def tell_later(e: Explainer, node: n.Later) -> Told:
    often = "each time that this happens" if node.each_time else "the first time that this happens"
    event = None if isinstance(node.trigger, n.At) else node.trigger
    return Told(f"later, {often}: {e.say(node.trigger)}", (("", node.effect),), trigger=event)


def tell_end_game(e: Explainer, node: n.EndGame) -> str:
    return e.does(node.who, f"{node.how} the game")


def tell_cannot_use(e: Explainer, node: n.CannotUse) -> str:
    until = e.words.durations.get(node.until, f"until the {node.until}") if node.until else "for the rest of the game"
    return f"this ability of this card cannot be used again {until}"


def tell_nothing(e: Explainer, node: n.Nothing) -> str:
    return "nothing beyond what its keyword says"


TELLINGS: dict[type[n.Node], Telling] = {
    n.If: tell_if, n.YouMay: tell_you_may, n.MayPay: tell_may_pay, n.MustPay: tell_must_pay, n.Mode: tell_mode,
    n.Repeat: tell_repeat, n.Choose: tell_choose, n.Search: tell_search, n.Look: tell_look, n.Reveal: tell_reveal,
    n.NameNumber: tell_name_number, n.Move: tell_move, n.Place: tell_place, n.Perform: tell_perform, n.Turn: tell_turn,
    n.Shuffle: tell_shuffle, n.Modify: tell_modify, n.Rule: tell_rule, n.Instead: tell_instead, n.Later: tell_later,
    n.EndGame: tell_end_game, n.CannotUse: tell_cannot_use, n.Nothing: tell_nothing,
}  # fmt: skip

DONE: dict[type[n.Node], str] = {
    n.Choose: "chosen", n.Search: "taken", n.Look: "looked at", n.Reveal: "shown", n.NameNumber: "named",
    n.Move: "moved", n.Turn: "turned", n.Sequence: "chosen", n.Modify: "changed",
}  # fmt: skip
"""What effects did to the cards that are "it" afterwards."""
