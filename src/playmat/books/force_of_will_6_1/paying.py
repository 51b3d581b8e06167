"""907.3, 1003: will abilities are used, wills are paid; 907.4: what card texts say about wills.

To pay is one question that comes back until the wills are there: the sensible payment, or a will of the pool, or one
will ability.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from ...kernel import nodes as n
from ...kernel.effects import Builder
from ...kernel.errors import UnknownWord
from ...kernel.evaluate import Evaluator
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.questions import Option
from ...kernel.rows import Ask, Frame, ask, enter, goto, leave, procedure, row
from ...kernel.triggers import abilities, begin, emit
from .lexicon import ATTRIBUTES
from .matching import (
    BIT,
    Bill,
    Converter,
    Need,
    Step,
    Way,
    Will,
    assign,
    chosen_use,
    conversions,
    direct_way,
    exchanges,
    outcomes,
    spendable,
    units_of,
    uses,
    way_to_pay,
    will_of,
    word_of,
)  # fmt: skip
from .nodes import AnyWillFor, ManyModes, Produce, SpendAs, SpendOnly
from .payments import all_spendable, plan, words_for
from .purses import purse
from .texts import own_parts
from .will import add_wills, bill_of, converters_of, payer, pool, remove_wills, rest_of, set_pool
from .will_sources import is_will_ability, only_name, profile, sources
from .words import chosen_slot
from .zones import POOLS

# --- 907.3 using a will ability --------------------------------------------------------------------

PRODUCED = (*ATTRIBUTES, "moon", "void", "any", "chosen")

SENSIBLE = ("sensible",)

AT_ONCE = "will abilities at once"
"""Under this name they are kept with the match."""


def use_will_ability(
    g: Game, seat: int, card: int, ability: str, wanted: tuple[tuple[str, ...], ...] | None = None
) -> None:
    """907.3: it does not go to the chase. A step that calls this does nothing after it.

    What neither asks anything nor can set anything off needs no procedure that waits for its end.
    """
    if ability in (g.match.made.get(AT_ONCE) or g.match.once(AT_ONCE, _at_once, g.match)):
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
    """907.1: where an automatic will ability waits that this one has set off."""
    for at in range(v.before, len(g.waiting)):
        if g.waiting[at][0] == v.seat and resolves_at_once(g.match.abilities[g.waiting[at][1]].node):
            return at
    return None


def resolves_at_once(node: n.Ability) -> bool:
    """An automatic that has nothing to pay or to choose as it is played; one that has goes to the chase."""
    modal = any(isinstance(part, n.Mode | ManyModes) for part in own_parts(node.effect))
    return is_will_ability(node) and not node.cost and not modal


def begin_automatic(g: Game, v: Frame) -> None:
    at = set_off(g, v)
    assert at is not None
    seat, name, source, serial, event, slots = g.waiting.pop(at)
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


def look(g: Game, v: Frame) -> None:
    """Work out what may be done now: (options, the abilities that the sensible payment uses, what it spends)."""
    pinned = pinned_wills(g, v)
    if pinned is not None:
        v.way = ((SENSIBLE,), (), pinned)
        return
    quick = plan(g, v.seat, need_of(v), v.what, v.without, v.given or ())
    if quick is not None:
        steps, spend, others = quick
        v.way = ((SENSIBLE,) if v.act == SENSIBLE else (SENSIBLE, *others), steps, spend)
        return
    bill, converters = frame_bill(g, v), converters_of(g, v.seat, v.without)
    way = way_to_pay(bill, converters)
    if way is None:
        v.way, v.result = None, 0
        return
    options = (SENSIBLE,) if v.act == SENSIBLE else tuple(payments(g, v, bill, converters, way))
    v.way = (options, tuple(map(tuple, way.steps)), way.spend)


def need_of(v: Frame) -> Need:
    return Need(tuple(v.attributes or ()), v.free or 0)


def frame_bill(g: Game, v: Frame) -> Bill:
    return bill_of(g, v.seat, need_of(v), v.what, v.without, v.given or ())


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
    units, masks = units_of(need_of(v)), payer(g, v.seat, v.what)
    fitting = len(wills) == len(units) and assign([masks(will) for will in wills], units) is not None
    return wills if fitting else None


def payments(g: Game, v: Frame, bill: Bill, converters: Sequence[Converter], way: Way) -> Iterator[Option]:
    """The sensible payment, and where it is not the only one, every ability and every will that may be used for it."""
    yield SENSIBLE
    found = exchanges(way)
    if found:
        yield from (("use", *use) for use in uses(bill))
        if any("pool" in (one[0], other[0]) for one, other in found):
            yield from (("spend", *will) for will in spendable(bill, converters))
    yield from (("use", step.card, step.ability) for step in conversions(bill, converters))
    for card, ability, takes_play in sources(g, v.seat).others:
        left = () if takes_play else tuple(well for well in bill.wells if well.card != card)
        if card != v.without and direct_way(bill._replace(wells=left)) is not None:
            yield ("use", card, ability)


def go_on(g: Game, v: Frame) -> None:
    """Do what was chosen; after anything but the sensible payment the question comes again."""
    act, (_, steps, _) = v.act, v.way
    v.held, v.spend = None, None
    if act[0] == "spend":
        v.given, v.act = (*(v.given or ()), act[1:]), None
    elif act[0] == "use":
        v.held, v.act = pool(g, v.seat), None
        if purse(g, v.seat) is not None:
            _use(g, v, Step(act[1], act[2], words_for(g, v, need_of(v), act[1], act[2]), ()))
        else:
            _use(g, v, chosen_use(frame_bill(g, v), converters_of(g, v.seat, v.without), act[1], act[2]))
    elif steps:
        v.way = (v.way[0], steps[1:], v.way[2])
        _use(g, v, Step(*steps[0]))


def _use(g: Game, v: Frame, step: Step) -> None:
    v.spend = step.spend
    use_will_ability(g, v.seat, step.card, step.ability, step.wanted)


def put_forward(g: Game, v: Frame) -> None:
    """What was produced on request is what will be spent, if all of it can be."""
    v.spend = None
    now = g.facts[POOLS[v.seat]]
    v.given = both_have(v.given, now) if v.given else ()
    if v.held is not None:
        kept, fresh = v.given, rest_of(now, both_have(v.held, now)) or ()
        v.given, v.held = (*kept, *fresh), None
        quick = purse(g, v.seat) is not None
        if not (all_spendable(v.given, need_of(v)) if quick else direct_way(frame_bill(g, v)) is not None):
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
    spent = v.way[2]
    v.result = 1
    if spent:
        remove_wills(g, v.seat, spent)
        emit(g, "pay will", note=(v.seat, *map(word_of, spent)))


def as_expected(g: Game, v: Frame) -> bool:
    """Whether the next step of the sensible payment can be taken as it was planned.

    With as many wills in the pool as are to be paid that is looked at again: there may be more than expected.
    """
    _, steps, spent = v.way
    if not steps or v.act != SENSIBLE or len(g.facts[POOLS[v.seat]]) >= len(spent):
        return False
    card, ability, _, spend = steps[0]
    if not spend and not g.rested[card]:
        for each in abilities(g, card):
            if each.id == ability:
                return True
    return False


def unpaid(g: Game, v: Frame) -> bool:
    return v.act is None or rest_of(g.facts[POOLS[v.seat]], v.way[2]) is None

PAY = procedure(
    "1003",
    slots="seat source attributes free what without way act given held spend result",
    rows=[
        row("1003.2", look),
        row("1003.4", leave(), when=lambda g, v: v.way is None),
        row("1003.5", ask("act", lambda g, v: int(v.seat), lambda g, v: v.way[0], "pay with"), into="act"),
        row("907.2", go_on),
        row("1003.5", put_forward),
        row("1003.5", goto("907.2"), when=as_expected),
        row("1003.5", goto("1003.2"), when=unpaid),
        row("1003.1", pay),
    ],
)


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
    if node.will not in ("any", *ATTRIBUTES):
        raise UnknownWord(f"a will to pay with is {node.will!r}, expected any, {', '.join(ATTRIBUTES)} (1003.2)")
    if not isinstance(node.cards, n.Cards):
        raise UnknownWord(f"cards to be paid for with other wills are {node.cards!r}, expected a group (1003.3)")
    test = env.filter(node.cards.where) if node.cards.where is not None else lambda g, s, c: True
    return "any will for", (test, node.will)

PROCEDURES = (USE, PAY)

NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {Produce: rows_produce, SpendOnly: rows_spend_only}

STANDING: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {
    SpendAs: standing_spend_as, AnyWillFor: standing_any_will_for,
}  # fmt: skip
