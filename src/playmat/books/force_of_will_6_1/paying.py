"""907.3, 1003: will abilities are used, wills are paid; 907.4: what card texts say about wills.

To pay is one question that comes back until the wills are there: the sensible payment, or a will of the pool, or one
will ability.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ...kernel import (
    Ask,
    Builder,
    Evaluator,
    Frame,
    Game,
    Match,
    Option,
    Scope,
    UnknownWord,
    abilities,
    ask,
    begin,
    emit,
    enter,
    goto,
    leave,
    once,
    procedure,
    row,
    take_waiting_at,
    unusable,
    using_up,
)
from ...kernel import nodes as n
from . import fast
from .lexicon import ATTRIBUTES
from .matching import BIT, Step, Will, assign, outcomes, units_of, will_of, word_of
from .nodes import AnyWillFor, ManyModes, Produce, SpendAs, SpendOnly
from .texts import own_parts
from .timing import BATTLE
from .will import Reckoning, add_wills, due_of, payer, pool, remove_wills, rest_of, set_pool
from .will_sources import is_will_ability, only_name, profile
from .words import chosen_slot
from .zones import POOLS, record

PRODUCED = (*ATTRIBUTES, "moon", "void", "any", "chosen")
SENSIBLE = ("sensible",)


# --- 907.3 using a will ability --------------------------------------------------------------------

AT_ONCE = "will abilities at once"
"""Under this name they are kept with the match."""


def use_will_ability(
    g: Game, seat: int, card: int, ability: str, wanted: tuple[tuple[str, ...], ...] | None = None
) -> None:
    """907.3: it does not go to the chase. A step that calls this does nothing after it.

    803.6: in a battle it counts as an ability that was played.

    What neither asks anything nor can set anything off needs no procedure that waits for its end.
    """
    if g.facts["step"] == BATTLE:
        record(g, "play ability", seat, card)
    if ability in (g.match.memo.get(AT_ONCE) or once(g.match, AT_ONCE, _at_once, g.match)):
        begin(g, ability, seat, card, g.serial[card])
    else:
        enter(g, "907.3", seat=seat, card=card, ability=ability, wanted=wanted)


def _at_once(match: Match) -> frozenset[str]:
    """The will abilities that rest their card for wills that are not chosen, if none could set off another."""
    known = match.abilities.values()
    if any(ability.node.kind == "automatic" and resolves_at_once(ability.node) for ability in known):
        return frozenset()
    told = {ability.id: profile(match.tables, ability) for ability in known if ability.sort == "will"}
    return frozenset(name for name, each in told.items() if each is not None and each.bare and _one_way(each.produce))


def _one_way(node: Produce | None) -> bool:
    return node is not None and len(_ways_to_produce(node.choices)) == 1


def begin_will_ability(g: Game, v: Frame) -> None:
    v.before = len(g.waiting)
    begin(g, v.ability, v.seat, v.card, g.serial[v.card], slots=(("wanted", v.wanted),))


def set_off(g: Game, v: Frame) -> int | None:
    """907.1: where an automatic will ability waits that this one has set off and that may still be played."""
    for at, (seat, name, source, *_) in enumerate(g.waiting[v.before :], v.before):
        if seat == v.seat and resolves_at_once(g.match.abilities[name].node) and not unusable(g, name, source):
            return at
    return None


def resolves_at_once(node: n.Ability) -> bool:
    """An automatic that has nothing to pay or to choose as it is played; one that has goes to the chase."""
    modal = any(isinstance(part, n.Mode | ManyModes) for part in own_parts(node.effect))
    return is_will_ability(node) and not node.cost and not modal


def begin_automatic(g: Game, v: Frame) -> None:
    at = set_off(g, v)
    assert at is not None
    seat, name, source, serial, event, slots = take_waiting_at(g, at)
    limit = g.match.abilities[name].node.limit
    if limit:
        using_up(g.match.book, limit, name)(g, Scope(source, serial, seat))
    begin(g, name, seat, source, serial, event, slots)


USE = procedure(
    "907.3",
    slots="seat card ability wanted before",
    rows=[
        row("907.3", begin_will_ability),
        row("907.1", leave(), when=lambda g, v: set_off(g, v) is None),
        row("907.1", begin_automatic),
        row("907.1", goto("907.1")),
    ],
)


# --- 1003 paying ------------------------------------------------------------------------------------------------


def reckoning(g: Game, v: Frame) -> Reckoning | fast.Reckoning:
    """How the wills may be paid, worked out at once where that is plain."""
    due = due_of(v)
    return fast.reckoning(g, due) or Reckoning(g, due)


def look(g: Game, v: Frame) -> None:
    """Work out what may be done now: (options, the abilities that the sensible payment uses, what it spends)."""
    pinned = pinned_wills(g, v)
    if pinned is not None:
        v.way = ((SENSIBLE,), (), pinned)
        return
    found = reckoning(g, v).payment(v.payment != SENSIBLE)
    if found is None:
        v.way, v.result = None, 0
    else:
        steps, spend, others = found
        v.way = ((SENSIBLE, *others), tuple(map(tuple, steps)), spend)


def pinned_wills(g: Game, v: Frame) -> tuple[Will, ...] | None:
    """What the payment around this one has set apart for it: a converter is paid so that the rest can be."""
    had = g.facts[POOLS[v.seat]]
    if not had:
        return None
    wills: tuple[Will, ...] = ()
    for around in reversed(g.frames):
        if around.procedure == "1003" and around is not v:
            wills = around.spend or () if around.seat == v.seat else ()
            break
    if not wills or rest_of(had, wills) is None:
        return None
    units, masks = units_of(due_of(v).need), payer(g, v.seat, v.what)
    fitting = len(wills) == len(units) and assign([masks(will) for will in wills], units) is not None
    return wills if fitting else None


def options(g: Game, v: Frame) -> tuple[Option, ...]:
    """The sensible payment and every other way to begin."""
    found, _, _ = v.way
    return tuple(found)


def go_on(g: Game, v: Frame) -> None:
    """Do what was chosen; after anything but the sensible payment the question comes again."""
    (word, *rest), (every, steps, spend) = v.payment, v.way
    v.held, v.spend = None, None
    if word == "spend":
        v.given, v.payment = (*(v.given or ()), tuple(rest)), None
    elif word == "use":
        card, ability = rest
        v.held, v.payment = pool(g, v.seat), None
        _use(g, v, reckoning(g, v).chosen(card, ability))
    elif steps:
        v.way = (every, steps[1:], spend)
        _use(g, v, Step(*steps[0]))


def _use(g: Game, v: Frame, step: Step) -> None:
    v.spend = step.spend
    use_will_ability(g, v.seat, step.card, step.ability, step.wanted)


def put_forward(g: Game, v: Frame) -> None:
    """What was produced on request is what will be spent, if all of it can be."""
    v.spend = None
    now = g.facts[POOLS[v.seat]]
    v.given = both_have(v.given or (), now)
    if v.held is not None:
        kept, fresh = v.given, rest_of(now, both_have(v.held, now)) or ()
        v.given, v.held = (*kept, *fresh), None
        if not reckoning(g, v).takes_given():
            v.given = kept


def both_have(wills: Sequence[Will], others: Sequence[Will]) -> tuple[Will, ...]:
    """The wills that are among the others too, each as often as in both."""
    left, found = list(others), []
    for will in wills:
        if will in left:
            left.remove(will)
            found.append(will)
    return tuple(found)


def pay(g: Game, v: Frame) -> None:
    """1003.1: the wills leave the pool."""
    _, _, spent = v.way
    v.result = 1
    if spent:
        remove_wills(g, v.seat, spent)
        emit(g, "pay will", note=(v.seat, *map(word_of, spent)))


def as_expected(g: Game, v: Frame) -> bool:
    """Whether the next step of the sensible payment can be taken as it was planned.

    With as many wills in the pool as are to be paid that is looked at again: there may be more than expected.
    """
    _, steps, spent = v.way
    if not steps or v.payment != SENSIBLE or len(g.facts[POOLS[v.seat]]) >= len(spent):
        return False
    card, ability, _, spend = steps[0]
    if not spend and not g.rested[card]:
        for each in abilities(g, card):
            if each.id == ability:
                return True
    return False


def unpaid(g: Game, v: Frame) -> bool:
    _, _, spent = v.way
    return v.payment is None or rest_of(g.facts[POOLS[v.seat]], spent) is None


PAY = procedure(
    "1003",
    slots="seat source attributes free what without way payment given held spend result",
    rows=[
        row("1003.2", look),
        row("1003.4", leave(), when=lambda g, v: v.way is None),
        row("1003.5", ask("act", lambda g, v: int(v.seat), options, "pay with"), into="payment"),
        row("907.2", go_on),
        row("1003.5", put_forward),
        row("1003.5", goto("907.2"), when=as_expected),
        row("1003.5", goto("1003.2"), when=unpaid),
        row("1003.1", pay),
    ],
)


# --- producing -----------------------------------------------------------------------------------------------------


def rows_produce(b: Builder, node: Produce) -> None:
    """907.4: the player chooses where the text leaves a choice, and has the wills from now on.

    The slot `wanted`, which a payment fills, limits the choice; `produced` is what a later sentence calls this will.
    """
    choices_of = _choices(b, node)
    for name in ("wanted", "produced"):
        if name not in b.slots:
            b.slots.append(name)
    chosen, times = b.slot("will"), None if node.times == n.Number(1) else b.env.amount(node.times)
    ways = _ways_to_produce(node.choices) if choices_of is None else ()
    only = ways[0][1:] if len(ways) == 1 else None

    def options(g: Game, v: Any) -> Sequence[Option]:
        found = _ways_to_produce(node.choices if choices_of is None else choices_of(v))
        if v.wanted is None or len(found) == 1:
            return found
        return [option for option in found if option[1:] in v.wanted] or found

    def produce(g: Game, v: Any) -> None:
        words = (getattr(v, chosen) or ())[1:] if only is None else only
        if times is not None:
            words *= max(times(g, v), 0)
        v.produced = _wills_of(words)
        if words:
            set_pool(g, v.seat, g.facts[POOLS[v.seat]] + v.produced)
            emit(g, "produce", note=(v.seat, *words))

    rule, b.rule = b.rule, "907.4"
    if only is None:
        b.ask(Ask("mode", b.seat("you"), options, "produce which will?"), chosen)
    b.step(produce)
    b.rule = rule


@lru_cache(maxsize=1024)
def _ways_to_produce(choices: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(("produce", *words) for words in outcomes(choices))


@lru_cache(maxsize=1024)
def _wills_of(words: tuple[str, ...]) -> tuple[Will, ...]:
    return tuple(map(will_of, words))


def _choices(b: Builder, node: Produce) -> Callable[[Any], tuple[tuple[str, ...], ...]] | None:
    """What may be chosen where the text alone does not tell: "chosen" is the attribute that an earlier step chose."""
    words = {word for choice in node.choices for word in choice}
    for word in sorted(words.difference(PRODUCED)):
        raise UnknownWord(f"a will to produce is {word!r}, expected one of {', '.join(PRODUCED)} (907.5)")
    if "chosen" not in words:
        return None
    slot = chosen_slot("attribute")
    if slot not in b.slots:
        raise UnknownWord("will of the chosen attribute is to be produced, but no earlier step chooses one (907.5)")
    return lambda v: tuple(
        tuple(getattr(v, slot) if word == "chosen" else word for word in choice) for choice in node.choices
    )


def rows_spend_only(b: Builder, node: SpendOnly) -> None:
    """The wills produced just now get the restriction, which the match knows by the ability's name."""
    name = only_name(b.name)
    if "produced" not in b.slots:
        raise UnknownWord("a will that may be spent only for some cards must have been produced before (907.4)")
    if "restricted" in b.slots:
        raise UnknownWord("a text restricts its wills twice; expected one such sentence (907.4)")
    b.slots.append("restricted")
    b.match.tests[name] = b.env.filter(node.where)

    def restrict(g: Game, v: Any) -> None:
        remove_wills(g, v.seat, v.produced)
        v.produced = v.restricted = tuple((attribute, kind, name) for attribute, kind, _ in v.produced)
        add_wills(g, v.seat, v.produced)

    b.step(restrict)


def standing_spend_as(env: Evaluator, node: SpendAs) -> tuple[str, Any]:
    for word in (node.will, node.like):
        if word not in BIT:
            raise UnknownWord(f"a will to spend is {word!r}, expected one of {', '.join(BIT)} (1003.2)")
    return "spend as", (node.will, node.like)


def standing_any_will_for(env: Evaluator, node: AnyWillFor) -> tuple[str, Any]:
    """The cards are those being played, so the zone that the reference names does not count."""
    if node.will != "any" and node.will not in ATTRIBUTES:
        raise UnknownWord(f"a will to pay with is {node.will!r}, expected any, {', '.join(ATTRIBUTES)} (1003.2)")
    if not isinstance(node.cards, n.Cards):
        raise UnknownWord(f"cards to be paid for with other wills are {node.cards!r}, expected a group (1003.3)")
    test = env.filter(node.cards.where) if node.cards.where is not None else lambda g, s, c: True
    return "any will for", (test, node.will)


PROCEDURES = (USE, PAY)

NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {Produce: rows_produce, SpendOnly: rows_spend_only}

RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {
    SpendAs: standing_spend_as, AnyWillFor: standing_any_will_for,
}  # fmt: skip
