"""Section 901: the abilities that the rules see in what is printed on a card.

What a card does as it is played and resolves is one ability, whatever its paragraphs (702.3, 703.3, 708.6); a
judgment and a shift are played like abilities.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...kernel import Card, UnknownWord, flattened, walk
from ...kernel import nodes as n
from . import nodes as f
from .inner_nodes import AwakenedBy, ChooseX
from .pronouns import with_players_told
from .qualifiers import bound_by_kind, controlled, dealt_from_anywhere, moved_from_anywhere, remade, two_of_them
from .spoken import itself, put_off
from .words import REMOVED_BY, has_amount
from .zones import SPELL

ENTERING = "entering"
"""What may be done so that a card does not enter a field rested (303.1b)."""
PERMANENTS = ("resonator", "regalia", "addition")
PARAGRAPHS = (SPELL, "torrent", "trigger")
RULER_WORDS = {"j/resonator": ("resonator", "j-ruler"), "j/ruler": ("ruler", "j-ruler")}


def takes_x_cards(cost: tuple[n.Effect, ...]) -> bool:
    """903.2d: whether X cards are chosen to pay the cost, and nothing in it has told before what X is."""
    parts = [part for whole in cost for part in flattened(whole)]
    if any(isinstance(part, ChooseX | f.PayWill | f.RemoveCounters) and has_x(part) for part in parts):
        return False
    return any(isinstance(part, n.Choose) and isinstance(part.count, f.X) for part in parts)


def has_x(part: n.Effect) -> bool:
    """Whether X is chosen with this part of a cost."""
    match part:
        case f.PayWill(x=times):
            return bool(times)
        case f.RemoveCounters(amount=amount):
            return isinstance(amount, f.X)
    return isinstance(part, ChooseX)


def with_chosen_x(node: n.Ability) -> n.Ability:
    return replace(node, cost=(ChooseX(), *node.cost)) if takes_x_cards(node.cost) else node


AS_MEANT: tuple[tuple[type[n.Node], Callable[[Any], n.Node]], ...] = (
    (n.All, bound_by_kind), (n.Every, two_of_them), (n.Moved, moved_from_anywhere), (f.Prevent, dealt_from_anywhere),
    (n.Cards, controlled), (f.PutOff, put_off), (n.Ability, with_chosen_x), (n.Ability, with_players_told),
)  # fmt: skip
"""Nodes that say what they mean only with what stands around them."""


def card_abilities(card: Card) -> tuple[n.Ability, ...]:
    """The abilities of a card: those printed, and first what playing it means."""
    check_amounts(card.abilities)
    card = replace(card, abilities=as_meant(card))
    printed = [a for a in numbered(card) if not is_paragraph(a) and not is_price(a)]
    kept = [across_texts(itself(with_a_price(form, types(card)))) for a in printed for form in rule_forms(a)]
    spell = spell_of(card)
    return (*((spell,) if spell is not None else ()), *kept, *offers_as_it_enters(card))


def as_meant(card: Card) -> tuple[n.Ability, ...]:
    """The printed abilities, each qualifier with what it is said of, and X in what an [Awakening] gives as the one that
    was chosen for its cost (903.2d). What is as it is meant stays so."""
    found: list[n.Ability] = []
    which = 0
    for ability in card.abilities:
        own = ability
        if isinstance(ability.effect, f.Awakening):
            own = replace(ability, effect=with_own_x(which, ability.effect))
            which += 1
        for kind, make in AS_MEANT:
            own = remade(own, kind, make)
        found.append(own)
    return tuple(found)


def numbered(card: Card) -> list[n.Ability]:
    """The printed abilities; what an [Awakening] gives is there if its own cost was paid (1109.2)."""
    found: list[n.Ability] = []
    which = 0
    for ability in card.abilities:
        match ability.effect:
            case f.Awakening(_, gives):
                given = None if gives is None else given_for(which, gives)
                found.append(replace(ability, effect=replace(ability.effect, gives=given)))
                which += 1
            case _:
                found.append(ability)
    return found


def given_for(which: int, ability: n.Ability) -> n.Ability:
    """1109.2, 1109.3: the card has it if it was awakened so, as long as it is the same object."""
    if is_paragraph(ability):
        return replace(ability, effect=f.Awakened(ability.effect, which))
    gates = tuple(gate for gate in (ability.gate, AwakenedBy(which)) if gate is not None)
    return replace(ability, gate=n.Every(gates))


def with_own_x(which: int, awakening: f.Awakening) -> f.Awakening:
    if not any(isinstance(part, f.PayWill) and part.x for whole in awakening.cost for part in n.walk(whole)):
        return awakening
    return replace(awakening, gives=remade(awakening.gives, f.X, lambda node: f.X(which)))


def across_texts(ability: n.Ability) -> n.Ability:
    """1004.1: "that removed card" is one that this text removes, or else what another text of the card has removed."""
    removes = any(isinstance(part, n.Move) and part.verb == "remove" for part in n.walk(ability.effect))
    meant = n.It() if removes else n.Cards(("removed",), "any", n.Related(REMOVED_BY, n.This()))
    told: n.Ability = remade(ability, f.RemovedCard, lambda node: meant)
    return told


def offers_as_it_enters(card: Card) -> list[n.Ability]:
    """303.1b: what the card offers its player before it enters a field."""
    offers = [offer for a in card.abilities if (offer := offered(when_gated(a))) is not None]
    return [n.Ability("activated", offer, zones=("chase",), keyword=ENTERING) for offer in offers]


def offered(effect: n.Effect) -> n.Effect | None:
    """The offer in a text that lets its card enter rested, on the conditions of that text."""
    match effect:
        case f.EnterRested(unless) if unless is not None:
            return n.YouMay(unless, f.Upright())
        case n.If(condition, then, None):
            offer = offered(then)
            return n.If(condition, offer) if offer is not None else None
        case n.Sequence(parts):
            return next((offer for part in parts if (offer := offered(part)) is not None), None)
    return None


def check_amounts(node: object, known: bool = False) -> None:
    """ "That much" is the amount of what set the text off (906.1), or of the damage it deals: there must be one."""
    if isinstance(node, f.EventAmount) and not known:
        raise UnknownWord("an amount of an event is asked for, but what sets this text off has none (906.1)")
    if isinstance(node, n.Ability | n.Later | f.LaterThisTurn):
        known = has_amount(node.trigger) or any(isinstance(part, f.Deal) for part in n.walk(node.effect))
    for part in node if isinstance(node, tuple) else ():
        check_amounts(part, known)
    for name in node.__dataclass_fields__ if isinstance(node, n.Node) else ():
        check_amounts(getattr(node, name), known)


def waiting(ability: n.Ability) -> n.Ability:
    """902.1, 906.8: a chant is in no play ground, so "at the end of turn, ..." on it is said as it resolves, and waits.
    What moves the card out of a zone by name works there (902.2)."""
    if not isinstance(ability.trigger, n.At) or ability.keyword or ability.cost or left_zones(ability.effect):
        return ability
    later = n.Later(ability.trigger, ability.effect)
    return replace(ability, kind="activated", effect=later, zones=("chase",), trigger=None, keyword=SPELL)


def left_zones(effect: n.Effect) -> tuple[str, ...]:
    """902.2: the zones that the text moves its own card out of by name; there it works."""
    found = [zones_of(part.condition) for part in walk(effect) if isinstance(part, n.If) and moves_itself(part.then)]
    return tuple(dict.fromkeys(zone for zones in found for zone in zones))


def zones_of(condition: n.Condition) -> tuple[str, ...]:
    """The zones that a card must be in, or be one of, for this to hold; of another condition none."""
    match condition:
        case n.Matches(_, n.InZone(zones)) | n.Matches(_, n.Among(n.Cards(zones))):
            return zones
    return ()


def moves_itself(effect: n.Effect) -> bool:
    match effect:
        case n.Move(n.This()) | f.Attach(n.This()):
            return True
    return False


def is_paragraph(ability: n.Ability) -> bool:
    """Whether it is a part of what a chant does as it resolves. An automatic [Trigger] also waits (906.2)."""
    return ability.keyword in PARAGRAPHS and ability.kind == "activated"


def is_price(ability: n.Ability) -> bool:
    """Whether it only says what playing the card costs, which its spell knows."""
    effect = ability.effect
    return isinstance(effect, f.AdditionalCost | f.AlternativeCost) or (
        isinstance(effect, f.Awakening) and (effect.gives is None or is_paragraph(effect.gives))
    )


def types(card: Card) -> tuple[str, ...]:
    found = card.printed.get("type", ())
    return found if isinstance(found, tuple) else ()


def spell_of(card: Card) -> n.Ability | None:
    """What happens as the card is played and resolves; None for a card that is never played."""
    kinds = types(card)
    if "chant" in kinds:
        played = n.Sequence((cast_of(card), *resolving(card)))
        return across_texts(n.Ability("activated", played, ("chase",), gate=play_condition(card), keyword=SPELL))
    if not any(kind in kinds for kind in PERMANENTS):
        return None
    return n.Ability("activated", n.Sequence((cast_of(card), *entering(card))), zones=("chase",), keyword=SPELL)


def resolving(card: Card) -> list[n.Effect]:
    """703.3, 708.6: the paragraphs of a chant, one after another."""
    found: list[n.Effect] = []
    for ability in numbered(card):
        if (told := rather_than(ability)) is not None:
            gate, rather = told
            if not found:
                raise UnknownWord(f"{card.name!r}: nothing comes before {rather!r}, so nothing is in its place")
            found.append(in_place_of(found.pop(), rather, gate))
        elif ability.keyword == "torrent":
            found.append(f.Torrent(ability.effect))
        elif ability.keyword == "trigger" and ability.trigger is not None:
            found.append(f.SetOff(ability.trigger, when_gated(ability)))
        elif ability.keyword in PARAGRAPHS:
            found.append(ability.effect if ability.keyword == "trigger" else when_gated(ability))
        elif isinstance(ability.effect, f.Awakening) and ability.effect.gives is not None:
            if is_paragraph(ability.effect.gives):
                found.append(ability.effect.gives.effect)
    return found


def rather_than(ability: n.Ability) -> tuple[n.Condition, f.Rather] | None:
    """A paragraph that takes the place of the one before, and when it is there (1124.2, 1109.2)."""
    match ability:
        case n.Ability(keyword="torrent", effect=f.Rather() as rather, gate=n.Condition() as gate):
            return gate, rather
        case n.Ability(effect=f.Awakening(gives=n.Ability(effect=f.Awakened(f.Rather() as rather, which)))):
            return AwakenedBy(which), rather
    return None


def in_place_of(before: n.Effect, rather: f.Rather, gate: n.Condition) -> n.Effect:
    """What happens: the one or the other. Without a target of its own it goes on about those of the text before."""
    condition = gate if rather.condition is None else n.Every((gate, rather.condition))
    aims: list[n.Effect] = []
    if not any(isinstance(part, f.Target) for part in n.walk(rather.do)):
        while isinstance(before, n.Sequence) and before.parts and isinstance(before.parts[0], f.Target):
            first, *rest = before.parts
            aims.append(first)
            before = n.Sequence(tuple(rest))
    return n.Sequence((*aims, n.If(condition, rather.do, before)))


def when_gated(ability: n.Ability) -> n.Effect:
    """What a paragraph does, if its condition holds."""
    return n.If(ability.gate, ability.effect) if ability.gate is not None else ability.effect


def entering(card: Card) -> list[n.Effect]:
    """702.3, 1121.2: into the field; an old addition that is no Field one has a target (1406.2a), others have none."""
    subtype = str(card.printed.get("subtype") or "")
    if "addition" not in types(card) or subtype in ("", "field"):
        return [f.EnterField()]
    return [f.Target(n.Cards(("play ground",), "any", subtype_filter(subtype))), f.EnterField(added=True)]


def subtype_filter(subtype: str) -> n.Filter:
    """1406.1a: which cards an old addition may be added to."""
    words = RULER_WORDS.get(subtype, (subtype,))
    tests = tuple(n.Is("type", "has", word) for word in words)
    return tests[0] if len(tests) == 1 else n.AnyOf(tests)


def cast_of(card: Card) -> f.Cast:
    """1113.2a: what is to be paid or done as the card is played, beside its printed cost; that of a Trigger too."""
    extra: list[n.Effect] = []
    ways: list[tuple[n.Effect, ...]] = []
    awakenings: list[tuple[n.Effect, ...]] = []
    # 1405.4: an old type may be all that says [Trigger]
    keywords = card.printed.get("keywords", ())
    waits = isinstance(keywords, tuple) and "trigger" in keywords
    for ability in card.abilities:
        if ability.keyword == "trigger":
            extra += ability.cost
        for part in parts(ability.effect):
            if isinstance(part, f.AdditionalCost):
                extra += part.cost
            elif isinstance(part, f.AlternativeCost):
                ways.append(part.cost)
            elif isinstance(part, f.Awakening):
                awakenings.append(part.cost)
    return f.Cast(tuple(extra), tuple(ways), tuple(awakenings), waits, play_condition(card))


def play_condition(card: Card) -> n.Condition | None:
    """1113.2a: what a [Trigger] that somebody plays asks for beside its cost, asked only as the card is played."""
    gates = tuple(a.gate for a in card.abilities if is_paragraph(a) and a.keyword == "trigger" and a.gate is not None)
    return n.Every(gates) if len(gates) > 1 else next(iter(gates), None)


def parts(effect: n.Effect) -> list[n.Effect]:
    return list(effect.parts) if isinstance(effect, n.Sequence) else [effect]


def rule_forms(ability: n.Ability) -> list[n.Ability]:
    """An ability as the rules play it."""
    match ability:
        case n.Ability(keyword="judgment"):
            cheaper = replace(ability, cost=(), limit="", gate=None, keyword="")
            own = replace(ability, kind="activated", effect=f.Judge())
            return [own] if isinstance(ability.effect, n.Nothing) else [own, cheaper]
        case n.Ability(keyword="shift"):
            return [replace(ability, kind="activated", effect=f.TurnOver())]
        case n.Ability(effect=f.Awakening(gives=n.Ability() as gives)) if not is_paragraph(gives):
            return [gives]
    return [ability]


def with_a_price(ability: n.Ability, kinds: tuple[str, ...]) -> n.Ability:
    """903.2f-iii: what costs no will may come to cost some, where texts tell of such abilities: those of regalia,
    judgments and God's Arts. Will abilities are left as they are."""
    told = "regalia" in kinds or ability.keyword in ("judgment", "god's art")
    if not told or sort_of(ability) != "activate":
        return ability
    priced = any(isinstance(part, f.PayWill) for whole in ability.cost for part in walk(whole))
    return ability if priced else replace(ability, cost=(f.PayWill(), *ability.cost))


def is_will_ability(ability: n.Ability) -> bool:
    """907.1: an activate ability without a target that produces will; a spell never is one."""
    if ability.kind != "activated" or ability.keyword == SPELL:
        return False
    found = own_parts(ability.effect)
    return any(isinstance(part, f.Produce) for part in found) and not any(isinstance(p, f.Target) for p in found)


def own_parts(effect: n.Effect) -> list[n.Node]:
    """The effects that happen as a text resolves, without what it grants, replaces or sets up for later."""
    found: list[n.Node] = [effect]
    for name in () if isinstance(effect, n.Later | n.Instead) else effect.__dataclass_fields__:
        value = getattr(effect, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, n.Effect):
                found += own_parts(part)
    return found


def sort_of(ability: n.Ability) -> str:
    """What an ability is to the rules: "spell", "will", "activate", or its kind."""
    if ability.kind != "activated":
        return ability.kind
    if ability.keyword in (SPELL, ENTERING):
        return ability.keyword
    return "will" if is_will_ability(ability) else "activate"


def apart(ability: n.Ability) -> bool:
    """903.1, 707.2: what is played waits in the chase; will abilities do not (907.3), nor what is offered."""
    if ability.keyword == ENTERING:
        return False
    return ability.kind in ("activated", "automatic") and not is_will_ability(ability)


def inner(effect: n.Effect) -> list[n.Effect]:
    """The single effects of a text, also those under a condition."""
    match effect:
        case n.Sequence(parts):
            return [found for part in parts for found in inner(part)]
        case n.If(_, then, otherwise):
            return [*inner(then), *(inner(otherwise) if otherwise is not None else ())]
    return [effect]
