"""Phrases for what a text asks: cards, filters, amounts, conditions, and what sets an ability off."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from playmat.kernel.words import nodes as n
from playmat.text.explain.english import OPERATORS, counted, listed, past

if TYPE_CHECKING:
    from playmat.text.explain.explainer import Explainer
    from playmat.text.explain.vocabulary import Saying

# --- references ---------------------------------------------------------------------------------


def say_this(e: Explainer, node: n.This) -> str:
    return "this card"


def say_it(e: Explainer, node: n.It) -> str:
    return e.meaning(node, "'it'")


def say_by_event(e: Explainer, node: n.ByEvent) -> str:
    return listed(list(dict.fromkeys(e.say(ref) for _, ref in node.parts)), "or")


def say_role(e: Explainer, node: n.Role) -> str:
    """The card of the event, by what it did there."""
    events = [each.event for each in n.walk(e.trigger) if isinstance(each, n.On)]
    events += ["move" for each in n.walk(e.trigger) if isinstance(each, n.Moved)]
    found = [e.words.roles.get((event, node.name)) for event in (*events, "")]
    return e.note(node, next((phrase for phrase in found if phrase), f"the {node.name} of the event that set this off"))


def say_cards(e: Explainer, node: n.Cards) -> str:
    return f"all {bare(e, node)}" if node.zones or not among(node) else bare(e, node)


def say_top(e: Explainer, node: n.Top) -> str:
    zone = e.owned(node.zone, node.side)
    if node.count == n.Number(1):
        return f"the top card of {zone}"
    count = counted(e.say(node.count), "card", "cards")
    return f"{count} from the top of {zone}" if count.startswith("as many") else f"the top {count} of {zone}"


def say_rest(e: Explainer, node: n.Rest) -> str:
    meaning = e.hearing.meanings.get(id(node))
    looked = e.deeds(meaning.filled) if meaning is not None else ""
    return e.note(node, f"those of the cards {looked} that have not been moved since")


def say_both(e: Explainer, node: n.Both) -> str:
    return listed([e.say(part) for part in node.parts])


def among(ref: n.Cards) -> n.Among | None:
    """Of which cards these are, where they are of no zone."""
    parts = ref.where.parts if isinstance(ref.where, n.All) else (ref.where,)
    return next((part for part in parts if isinstance(part, n.Among)), None)


SIDES = {"mine": " of yours", "theirs": " of your opponent's", "any": ""}


def bare(e: Explainer, ref: n.Cards, noun: str = "cards") -> str:
    """Cards without an article: "cards in your hand whose grade is 3"."""
    source = among(ref) if not ref.zones else None
    if source is not None:
        rest = [part for part in parts_of(ref.where) if part is not source]
        return " ".join((noun, "among", e.say(source.cards), *clauses(e, rest)))
    place = " " + e.place(ref.zones, ref.side) if ref.zones else SIDES[ref.side]
    return " ".join((f"{noun}{place}", *clauses(e, parts_of(ref.where))))


def parts_of(where: n.Filter | None) -> list[n.Filter]:
    if where is None:
        return []
    return list(where.parts) if isinstance(where, n.All) else [where]


def clauses(e: Explainer, parts: list[n.Filter]) -> list[str]:
    return [listed([e.say(part) for part in parts])] if parts else []


def one(e: Explainer, ref: n.Reference) -> str:
    """One card that is among those meant: "a card on your field"."""
    match ref:
        case n.Cards():
            return f"a {bare(e, ref, 'card')}"
        case n.Both(parts):
            return listed([one(e, part) for part in parts], "or")
    return e.say(ref)


def some(e: Explainer, ref: n.Reference, count: n.Amount | None, up_to: bool) -> str:
    """So many of the cards meant."""
    if count is None:
        number, noun = "any number of", "cards"
    else:
        said = e.say(count)
        number = f"up to {said}" if up_to else said
        noun = "card" if said == "1" else "cards"
        if not isinstance(count, n.Number):
            number = f"up to as many as {said} of the" if up_to else f"as many as {said} of the"
            noun = "cards"
    if isinstance(ref, n.Cards):
        return f"{number} {bare(e, ref, noun)}"
    return f"{number} of {e.say(ref)}".replace("of the of", "of")


# --- filters ------------------------------------------------------------------------------------


def say_is(e: Explainer, node: n.Is) -> str:
    return said_is(e, node, node.op)


def said_is(e: Explainer, node: n.Is, op: str) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    value = node.value if isinstance(node.value, str) else e.say(node.value)
    if op in ("has", "contains"):
        if node.characteristic == "keywords":
            return f"with the keyword [{value}]"
        listing = e.characteristics[node.characteristic].kind == "words"
        return f"with the {name} {quoted(value)}" if listing else f"whose {name} has {quoted(value)} in it"
    if isinstance(node.value, str) and node.characteristic == "name" and op in ("=", "!="):
        return f"{'not ' if op == '!=' else ''}named {quoted(value)}"
    return f"whose {name} {OPERATORS[op]} {quoted(value) if isinstance(node.value, str) else value}"


def quoted(word: str) -> str:
    return f'"{word}"'


def say_same_as(e: Explainer, node: n.SameAs) -> str:
    name = e.word(e.words.characteristics, node.characteristic)
    verb = "shares one with" if e.characteristics[node.characteristic].kind == "words" else "is the same as"
    return f"whose {name} {verb} that of {one(e, node.of)}"


def say_in_state(e: Explainer, node: n.InState) -> str:
    return f"that {state(e, node)}"


def state(e: Explainer, node: n.InState) -> str:
    return e.words.states.get(node.state, f"is {node.state}")


def say_in_zone(e: Explainer, node: n.InZone) -> str:
    return "that is " + listed([f"{e.words.zones[zone][0]} the {e.zone(zone)}" for zone in node.zones], "or")


def say_related(e: Explainer, node: n.Related) -> str:
    phrase = e.words.relations.get(node.relation, f"{node.relation} {{}}")
    return f"that is {phrase.format(e.say(node.to))}"


def say_other(e: Explainer, node: n.Other) -> str:
    return "other than this card"


def say_among(e: Explainer, node: n.Among) -> str:
    cards = node.cards
    if isinstance(cards, n.Cards) and cards.zones and cards.where is None:
        places = [f"{e.words.zones[zone][0]} {e.owned(zone, cards.side)}" for zone in cards.zones]
        return f"that is {listed(places, 'or')}"
    return f"that is among {e.say(cards)}"


def say_all(e: Explainer, node: n.All) -> str:
    return listed([e.say(part) for part in node.parts])


def is_alike(one: n.Is, other: n.Filter) -> bool:
    """Whether two filters ask the same of a card but for the word."""
    if not isinstance(other, n.Is) or not isinstance(other.value, str) or one.characteristic == "keywords":
        return False
    return (one.characteristic, one.op) == (other.characteristic, other.op) and one.op != "!="


def say_any_of(e: Explainer, node: n.AnyOf) -> str:
    first, *others = node.parts
    if isinstance(first, n.Is) and isinstance(first.value, str) and all(is_alike(first, part) for part in others):
        return " or ".join((e.say(first), *(quoted(str(part.value)) for part in others if isinstance(part, n.Is))))
    return "either " + listed([f"({e.say(part)})" for part in node.parts], "or")


OPPOSITE = {"=": "!=", "!=": "=", "<=": ">", ">=": "<", "<": ">=", ">": "<="}


def say_non(e: Explainer, node: n.Non) -> str:
    match node.part:
        case n.Is(_, op) as inner if op not in OPPOSITE:
            said = said_is(e, inner, op)
            return said.replace("with the", "without the", 1) if "with the" in said else f"not (one {said})"
        case n.InState() as inner:
            return f"that is not one that {state(e, inner)}"
        case n.Among(cards):
            return f"other than {e.say(cards)}"
    return f"that is not one {e.say(node.part)}"


# --- amounts ------------------------------------------------------------------------------------


def say_number(e: Explainer, node: n.Number) -> str:
    return str(node.value)


def say_count(e: Explainer, node: n.Count) -> str:
    return f"the number of {bare(e, node.cards) if isinstance(node.cards, n.Cards) else e.say(node.cards)}"


def say_value_of(e: Explainer, node: n.ValueOf) -> str:
    several = "the sum of " if isinstance(node.of, n.Cards | n.Both) else ""
    return f"{several}the {e.word(e.words.characteristics, node.characteristic)} of {e.say(node.of)}"


def say_total(e: Explainer, node: n.Total) -> str:
    return f"{node.characteristic}s that come to {e.say(node.least)} or more"


def say_times(e: Explainer, node: n.Times) -> str:
    return e.say(node.amount) if node.by == 1 else f"{node.by} times {e.say(node.amount)}"


def say_plus(e: Explainer, node: n.Plus) -> str:
    if isinstance(node.right, n.Times) and node.right.by == -1:
        return f"{e.say(node.left)} minus {e.say(node.right.amount)}"
    return f"{e.say(node.left)} plus {e.say(node.right)}"


def say_fact(e: Explainer, node: n.Fact) -> str:
    return e.words.figures.get(node.name, f"the number of {node.name}")


def say_named(e: Explainer, node: n.Named) -> str:
    meaning = e.hearing.meanings.get(id(node))
    return e.note(node, f"the number {e.deeds(meaning.filled)}") if meaning is not None else "the number named before"


# --- conditions ---------------------------------------------------------------------------------


def say_compare(e: Explainer, node: n.Compare) -> str:
    match node:
        case n.Compare(n.Count(n.Cards() as ref), ">=", n.Number(1)):
            return f"there is a {bare(e, ref, 'card')}"
        case n.Compare(n.Count(n.Cards() as ref), "=" | "<=", n.Number(0)) | n.Compare(
            n.Count(n.Cards() as ref), "<", n.Number(1)
        ):
            return f"there is no {bare(e, ref, 'card')}"
    return f"{e.say(node.left)} {OPERATORS[node.op]} {e.say(node.right)}"


WHOSE = {"your": "your", "opponent's": "your opponent's", "any": "any player's"}


def say_during(e: Explainer, node: n.During) -> str:
    return f"it is {WHOSE[node.whose]} {e.word(e.words.phases, node.phase or 'turn')}"


def say_matches(e: Explainer, node: n.Matches) -> str:
    cards = e.say(node.cards)
    if cards.startswith(("the cards", "all ", "those ", "cards ")):
        return f"there is one and every one of {cards} is a card {e.say(node.where)}"
    return f"{cards} is a card {e.say(node.where)}"


def say_holds(e: Explainer, node: n.Holds) -> str:
    return e.word(e.words.figures, node.fact)


def say_did(e: Explainer, node: n.Did) -> str:
    """Whether the step that fills the slot did something: for cards, whether there was one.

    What does nothing to cards, such as a payment, was done or was not.
    """
    meaning = e.hearing.meanings.get(id(node))
    if meaning is None:
        return e.meaning(node, "'if you do'")
    told = [e._told(step) for step in meaning.filled.by]
    if told and all(isinstance(step, n.YouMay | n.If | n.Sequence) or past(e, step) == "meant" for step in told):
        return e.note(node, f"what is said {listed([e.step_name(step) for step in told], 'or')} was done")
    return e.note(node, f"at least one card was {e.deeds(meaning.filled)}")


def say_every(e: Explainer, node: n.Every) -> str:
    return ", and ".join(e.say(part) for part in node.parts)


def say_either(e: Explainer, node: n.Either) -> str:
    return "either " + ", or ".join(e.say(part) for part in node.parts)


def say_not(e: Explainer, node: n.Not) -> str:
    said = e.say(node.part)
    if isinstance(node.part, n.Every):
        return f"it is not so that all of this holds: {said}"
    if said.startswith("there is a "):
        return "there is no " + said.removeprefix("there is a ")
    return f"it is not so that {said}"


# --- triggers -----------------------------------------------------------------------------------


def say_on(e: Explainer, node: n.On) -> str:
    if node.event not in e.words.events:
        return f"when the event {node.event!r} happens"
    named = {name: role(e, name, ref) for name, ref in node.roles}
    clause = e.words.events[node.event]
    clause = re.sub(r"<([^>]*)>", lambda part: part[1] if fits(part[1], named) else "", clause)
    said = re.sub(r"\{(\w+)\}", lambda part: named.get(part[1], "any card"), clause)
    return "when " + re.sub(r"^you (\w+)", lambda verb: f"you {YOURS.get(verb[1], verb[1].removesuffix('s'))}", said)


YOURS = {"does": "do"}
"""Verbs after "you", where it is not enough to leave their last letter out."""


def fits(part: str, named: Mapping[str, str]) -> bool:
    return all(name in named for name in re.findall(r"\{(\w+)\}", part))


PLAYERS = {"mine": "you", "theirs": "your opponent", "any": "a player"}


def role(e: Explainer, name: str, ref: n.Reference) -> str:
    """Who takes part in an event."""
    if isinstance(ref, n.Cards) and name in ("player", "damaged") and not ref.zones:
        return PLAYERS[ref.side]
    return one(e, ref)


INTO = {"in": "into", "on": "onto", "under": "under", "among": "among"}


def say_moved(e: Explainer, node: n.Moved) -> str:
    start = f" from {heap(e, node.from_zones, node.from_side)}" if node.from_zones else ""
    end = f" {INTO[e.words.zones[node.to_zones[0]][0]]} {heap(e, node.to_zones, node.to_side)}" if node.to_zones else ""
    return f"when {one(e, node.what)} is put{start}{end or ' anywhere else'}"


def heap(e: Explainer, zones: tuple[str, ...], side: str) -> str:
    return listed(["the " + e.zone(zone) if side == "any" else e.owned(zone, side) for zone in zones], "or")


def say_at(e: Explainer, node: n.At) -> str:
    edge = "beginning" if node.edge == "begin" else "end"
    return f"at the {edge} of {WHOSE[node.whose]} {e.word(e.words.phases, node.phase)}"


def say_whenever(e: Explainer, node: n.Whenever) -> str:
    return f"whenever it comes about that {e.say(node.condition)}"


def say_any_trigger(e: Explainer, node: n.AnyTrigger) -> str:
    return ", or ".join(e.say(part) for part in node.parts)


def say_only_if(e: Explainer, node: n.OnlyIf) -> str:
    return f"{e.say(node.trigger)}, if {e.say(node.condition)}"


PHRASES: dict[type[n.Node], Saying] = {
    n.This: say_this, n.It: say_it, n.Role: say_role, n.ByEvent: say_by_event, n.Cards: say_cards, n.Top: say_top,
    n.Rest: say_rest,
    n.Both: say_both, n.Is: say_is, n.SameAs: say_same_as, n.InState: say_in_state, n.InZone: say_in_zone,
    n.Related: say_related, n.Other: say_other, n.Among: say_among, n.All: say_all, n.AnyOf: say_any_of, n.Non: say_non,
    n.Number: say_number, n.Count: say_count, n.ValueOf: say_value_of, n.Times: say_times, n.Plus: say_plus,
    n.Total: say_total,
    n.Fact: say_fact, n.Named: say_named, n.Compare: say_compare, n.During: say_during, n.Matches: say_matches,
    n.Holds: say_holds, n.Did: say_did, n.Every: say_every, n.Either: say_either, n.Not: say_not, n.On: say_on,
    n.Moved: say_moved, n.At: say_at, n.Whenever: say_whenever, n.AnyTrigger: say_any_trigger, n.OnlyIf: say_only_if,
}  # fmt: skip
