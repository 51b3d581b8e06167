"""Wills (203, 907) and paying them (1003).

A will is plain data: (attribute or "void", characteristic "" or "moon", restriction "" or a name). What a player
has produced and not spent lies in the facts "will 0" and "will 1" as a sorted tuple. A restriction names a test of
the match: the will may be spent only to play cards that pass it.

`matching` works out which wills pay what, `wells` which will abilities there are. Here are the pool, what a will
may be spent for, the procedures 907.3 (use a will ability) and 1003 (pay), and the words of card texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
    procedure,
    row,
    standing,
)
from ...kernel import nodes as n
from .lexicon import ATTRIBUTES
from .matching import (
    BIT,
    COLOURED,
    FREE,
    NOTHING,
    Bill,
    Converter,
    Masks,
    Need,
    PayerOf,
    Step,
    Way,
    Well,
    Will,
    assign,
    chosen_use,
    conversions,
    direct_way,
    exchanges,
    fits,
    joined,
    most_wills,
    outcomes,
    simple,
    spendable,
    units_of,
    uses,
    way_to_pay,
    will_of,
    word_of,
)  # fmt: skip
from .nodes import AnyWillFor, ManyModes, Produce, SpendAs, SpendOnly
from .payments import all_spendable, plan, words_for
from .purses import POOLS, besides, pays, purse
from .texts import own_parts
from .wells import (
    ANSWERS,
    PROBING,
    is_will_ability,
    only_name,
    profile,
    situation,
    sources,
    will_abilities,
)

PRODUCED = (*ATTRIBUTES, "moon", "void", "any", "chosen")
SENSIBLE = ("sensible",)


# --- the pool (907.4) -----------------------------------------------------------------------------


def pool(g: Game, seat: int) -> tuple[Will, ...]:
    found: tuple[Will, ...] = g.facts[POOLS[seat]]
    return found


def add_wills(g: Game, seat: int, wills: Sequence[Will]) -> None:
    """907.4: they stay with the player until spent or until the rules take them."""
    set_pool(g, seat, g.facts[POOLS[seat]] + tuple(wills))


def set_pool(g: Game, seat: int, wills: Iterable[Will]) -> None:
    """What cards are does not hang on it, unless a text asks about facts."""
    g.facts[POOLS[seat]] = tuple(sorted(wills))
    if g.match.phase_matters:
        g.derived = {}


def remove_wills(g: Game, seat: int, wills: Sequence[Will]) -> None:
    left = rest_of(g.facts[POOLS[seat]], wills)
    assert left is not None, "only wills that are there are spent"
    set_pool(g, seat, left)


def rest_of(wills: Sequence[Will], taken: Sequence[Will]) -> list[Will] | None:
    """What is left of wills when some are taken; None where one of those is not there."""
    left = list(wills)
    for will in taken:
        if will not in left:
            return None
        left.remove(will)
    return left


def empty_pools(g: Game) -> None:
    """503.4, 505.5c: unspent wills are gone."""
    for seat in (0, 1):
        if g.facts[POOLS[seat]]:
            set_pool(g, seat, ())


# --- what a will may be spent for ---------------------------------------------------------------------


def payer(g: Game, seat: int, what: int | None) -> PayerOf:
    """What each will can pay now, where `what` is the card being played."""
    alike = [s.says for s in standing(g, "spend as") if s.scope.seat == seat]
    any_for = [s.says[1] for s in standing(g, "any will for") if s.scope.seat == seat and _meant(g, s, what)]
    known: dict[Will, Masks] = {}

    def masks(will: Will) -> Masks:
        if will not in known:
            plain = _bits(will, alike)
            free_to_spend = not will[2] or (what is not None and _allowed(g, seat, will[2], what))
            known[will] = (_for_card(plain, any_for) if free_to_spend else 0, 0 if will[2] else plain)
        return known[will]

    return masks


def _meant(g: Game, stands: Any, what: int | None) -> bool:
    return what is not None and bool(stands.says[0](g, stands.scope, what))


def _allowed(g: Game, seat: int, restriction: str, what: int) -> bool:
    return g.match.tests[restriction](g, Scope(what, g.serial[what], seat), what)


def _bits(will: Will, alike: Sequence[tuple[str, str]]) -> int:
    own = BIT.get(will[0], 0) | BIT.get(will[1], 0) | FREE
    for word, like in alike:
        if BIT.get(word, 0) & (BIT.get(will[0], 0) | BIT.get(will[1], 0)):
            own |= BIT[like]
    return own


def _for_card(bits: int, any_for: Sequence[str]) -> int:
    """The attribute cost of the card may be paid with other wills; 907.6b: one of no attribute is none of them."""
    for word in any_for:
        if bits & (COLOURED if word == "any" else BIT[word]):
            bits |= COLOURED
    return bits


# --- can it be paid -----------------------------------------------------------------------------------------


def bill_of(
    g: Game, seat: int, need: Need, what: int | None, without: int | None, given: tuple[Will, ...] = ()
) -> Bill:
    wells = tuple(well for well in sources(g, seat).wells if well.card != without)
    return Bill(tuple(units_of(need)), pool(g, seat), given, wells, payer(g, seat, what))


def converters_of(g: Game, seat: int, without: int | None) -> tuple[Converter, ...]:
    return tuple(c for c in sources(g, seat).converters if c.card != without)


def can_pay(g: Game, seat: int, need: Need, *, what: int | None = None, without: int | None = None) -> bool:
    """1003.4: whether the pool and the will abilities together pay it all.

    what: the card being played, which restricted wills ask about. without: a card that the same cost uses up.
    """
    if need == NOTHING:
        return True
    found = purse(g, seat)
    if found is not None:
        return pays(g, seat, found, need, what, without)
    kept = situation(g, seat)
    if kept[PROBING]:
        return True
    asked = (need, what, without)
    answers: dict[Any, bool] = kept[ANSWERS]
    if asked not in answers:
        answers[asked] = _payable(g, seat, need, what, without)
    return answers[asked]


def _payable(g: Game, seat: int, need: Need, what: int | None, without: int | None) -> bool:
    units = units_of(need)
    bill, converters = bill_of(g, seat, need, what, without), converters_of(g, seat, without)
    if most_wills(bill, converters) < len(units):
        return False
    if all(map(simple, bill.wells)):
        masks = [bill.masks(will)[0] for will in bill.pool]
        masks += [joined(bill.masks, _all_wills(well))[0] for well in bill.wells]
        if fits(masks, units):
            return True
        if not converters:
            return False
    return way_to_pay(bill, converters) is not None


def _all_wills(well: Well) -> list[tuple[int, Will]]:
    return [(0, will) for each in well.outputs for will in each.slots[0]]


def most_x(g: Game, seat: int, need: Need, times: int, what: int | None = None, without: int | None = None) -> int:
    """The greatest X, to be paid `times` over, that can be paid beside the need; -1 when not even 0 can."""
    most = most_wills(bill_of(g, seat, need, what, without), converters_of(g, seat, without))
    for x in range(max(most - len(need.attributes) - need.free, 0) // times, -1, -1):
        if can_pay(g, seat, Need(need.attributes, need.free + x * times), what=what, without=without):
            return x
    return -1


def priority_will_acts(g: Game, seat: int) -> list[Option]:
    """907.2: the will abilities a player with priority may use, of alike cards one: ("use", card, ability).

    Not to be changed.
    """
    has = purse(g, seat)
    if has is not None:
        acts = has.acts(g)
        if has.givers.beside:
            return acts + [("use", card, ability) for card, ability, _ in besides(g, has)]
        return acts
    there = sources(g, seat)
    found: dict[tuple[object, ...], Option] = {}
    for well in there.wells:
        for each in well.outputs:
            found.setdefault((*well.like, each.ability), ("use", well.card, each.ability))
    for converter in there.converters:
        spared = converter.card if converter.whole else None
        if can_pay(g, seat, converter.need, what=None, without=spared):
            for each in converter.outputs:
                found.setdefault((-1, converter.card, each.ability), ("use", converter.card, each.ability))
    for card, ability, _ in there.others:
        found.setdefault((-1, card, ability), ("use", card, ability))
    return list(found.values())


# --- 907.3 using a will ability -------------------------------------------------------------------------------


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


# --- 1003 paying ------------------------------------------------------------------------------------------------


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
    from .words import chosen_slot

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

__all__ = [
    "NODE_ROWS", "PROCEDURES", "STANDING", "Need", "Will", "add_wills", "can_pay", "empty_pools", "is_will_ability",
    "most_x", "pool", "priority_will_acts", "remove_wills", "sources", "use_will_ability", "will_abilities", "will_of",
]  # fmt: skip
