"""The rows of each effect node, in the kernel's words; books add their own."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ..run import loops
from ..run.abilities import lock_ability
from ..run.atoms import flip, shuffle, turn
from ..run.lasting import add_effect, leave_rule_effect
from ..run.loops import NAMED_MORE
from ..run.remembering import live, remember
from ..run.tables import Ask, Goto, Pick, Row
from ..state.records import Replacing, Timed, Until
from ..state.sight import seers
from ..words import nodes as n
from ..words.errors import UnknownWord
from ..words.plain import Plain
from ..words.questions import NO, YES
from .builder import BASE
from .changes import kernel_changes
from .costs import CostPlan, flattened, keep, least_for, possible_check, total_of, turnable, unlike
from .hidden import ANY_NUMBER, hangs_on_hidden, is_counted, is_open
from .lint import offers_cost
from .looking import all_seen, could_be_checked, hands_shown, may_decline, rows_look, rows_reveal, rows_search
from .moving import forbidden, rows_move, unbarred
from .replacements import compile_instead
from .rule_effects import add_rule_effect
from .telling import telling_turned

if TYPE_CHECKING:
    from ..run.tables import Guard
    from ..state.compiled import AmountOf, Check, CompiledChange, Scoped
    from ..state.frames import Frame
    from ..state.game import Game
    from ..words.questions import Option
    from .builder import Builder, Handler


LOOP_NUMBERS = 20


# --- structure ----------------------------------------------------------------------------------


def rows_sequence(b: Builder, node: n.Sequence) -> None:
    """One after another; what is asked about all of it is asked about the last."""
    asked, last = b.asked, len(node.parts) - 1
    for at, part in enumerate(node.parts):
        b.asked = asks_if_done(node.parts[at + 1 : at + 2]) or (asked and at == last)
        b.add(part)


def asks_if_done(following: tuple[n.Effect, ...]) -> bool:
    """Whether the next step hangs on "if you do" or "if you don't"."""
    return any(isinstance(part, n.If) and part.condition in (n.Did(), n.Not(n.Did())) for part in following)


def rows_if(b: Builder, node: n.If) -> None:
    """Do something only if a condition holds, or else another thing."""
    skip = b.unless(could_be_checked(b, node.condition))
    before = b.env.subject
    b.env.subject = before or spoken_of(node.condition)
    b.add(node.then)
    b.env.subject = before
    _otherwise(b, node.otherwise, skip)


def spoken_of(condition: n.Condition) -> n.Reference | None:
    """The cards that a condition is about: what "it" means behind it where nothing else was spoken of."""
    match condition:
        case n.Matches(n.Cards() | n.This() as cards):
            return cards
        case n.Every(parts):
            return next((found for part in parts if (found := spoken_of(part)) is not None), None)
    return None


def _otherwise(b: Builder, node: n.Effect | None, *skips: int) -> None:
    if node is None:
        _land(b, skips)
        return
    over = b.jump()
    _land(b, skips)
    b.add(node)
    b.land(over)


def _land(b: Builder, jumps: Sequence[int]) -> None:
    for jump in jumps:
        b.land(jump)


def rows_you_may(b: Builder, node: n.YouMay) -> None:
    answer = b.slot("may")
    branches = node.then is not None or node.otherwise is not None
    possible = CostPlan(b, (node.do,)).payable if branches else possible_check(b, node.do)

    seat = b.seat(node.who)

    def options(g: Game, v: Frame) -> list[Option]:
        return [YES, NO] if possible(g, v) and loops.barred_by(g, loops.consent(answer, seat(g, v))) is None else [NO]

    secret = hangs_on_hidden(b.book, node.do)
    b.ask(Ask("yes no", seat, options, "do you want to?", secret=secret), answer)
    _loop_rows(b, seat, answer)
    skip = b.jump(_slot_is_not(answer, YES))
    b.offered += hands_shown(b.book, node.do)
    if not branches:
        b.add(node.do)
        b.land(skip)
        return
    undone = _do_whole(b, node.do)
    if node.then is not None:
        b.add(node.then)
    _otherwise(b, node.otherwise, skip, *undone)


def _do_whole(b: Builder, do: n.Effect) -> tuple[int, ...]:
    """What "if you do" asks about: the jumps that are taken where not every card that it asked for was chosen, or where
    a step of it failed."""
    outer, b.wholly, first, told = (b.wholly, b.turned), True, len(b.picked), len(b.undone)
    b.turned = _turned(do)
    b.add(do)
    (b.wholly, b.turned), slots, failed = outer, b.picked[first:], b.undone[told:]
    asked = [part for part in flattened(do) if isinstance(part, n.Choose | n.Search)]
    unmet = [_any_empty(slots)] if asked and len(asked) == len(slots) else []
    return tuple([b.jump(guard) for guard in (*unmet, *([_any_filled(failed)] if failed else ()))])


def _turned(do: n.Effect) -> dict[int, str]:
    """The choices of cards that are turned next, and how."""
    turned: dict[int, str] = {}
    chosen: list[n.Choose] = []
    for part in flattened(do):
        chosen = [each for each in n.walk(part) if isinstance(each, n.Choose)] or chosen
        if isinstance(part, n.Turn) and part.cards == n.It():
            turned |= {id(each): part.to for each in chosen}
    return turned


def _any_empty(slots: Sequence[str]) -> Guard:
    return lambda g, v: not all(getattr(v, slot) for slot in slots)


def _any_filled(slots: Sequence[str]) -> Guard:
    return lambda g, v: any(getattr(v, slot) for slot in slots)


def _loop_rows(b: Builder, seat: Callable[[Game, Frame], int], answer: str, unlikely: bool = False) -> None:
    """A yes that was already said in an equal situation: how often is the loop repeated before it stops here?

    Where the book has a rule for loops in which both choose, both name a number, the turn player first. `unlikely` is a
    yes that spends what it needs.
    """
    times, others, again = b.slot("times"), b.slot("others"), b.slot("again")
    cites = b.book.cites
    by_number = NAMED_MORE in cites
    shared = next((cites[word].rule for word in (NAMED_MORE, "shared loop") if word in cites), "")

    def both(g: Game, v: Frame) -> bool:
        return bool(shared) and bool(getattr(v, again) >> (1 - seat(g, v)) & 1)

    def notice(g: Game, v: Frame) -> None:
        said = getattr(v, answer) == YES
        setattr(v, again, loops.depart(g, loops.consent(answer, seat(g, v)), unlikely) if said else 0)

    def settle(g: Game, v: Frame) -> None:
        if not getattr(v, again):
            return
        act, named, let = loops.consent(answer, seat(g, v)), getattr(v, times), getattr(v, others)
        if by_number and both(g, v):
            setattr(v, answer, settled_by_number(g, seat(g, v), act, named, let))
            return
        loops.bar(g, act, "loop")
        setattr(v, answer, NO if (min(named, let) if both(g, v) else named) else YES)

    b.step(notice)
    alone = b.book.rule_for("loop")
    b.rows.append(Row(alone, loop_question(seat), times, lambda g, v: bool(getattr(v, again)) and not both(g, v)))
    if shared:
        b.rows.append(Row(shared, loop_question(_turn_player), times, both))
        b.rows.append(Row(shared, loop_question(lambda g, v: 1 - _turn_player(g, v)), others, both))
    b.step(settle)


def settled_by_number(g: Game, seat: int, act: Option, named: int, let: int) -> str:
    """What a yes that would start a loop over becomes, once the turn player has named a number and the other has `let`
    one. Who named the smaller stops the loop, and who named more does not go on with it.

    A seat that stops it does so here, or having named none, in this last round.
    """
    turn_seat = g.facts["turn seat"]
    stops = turn_seat if named < let else 1 - turn_seat
    if stops == seat and min(named, let):
        loops.stop_here(g)
        return NO
    loops.bar(g, act, NAMED_MORE)
    return YES


def _turn_player(g: Game, v: Frame) -> int:
    return int(g.facts["turn seat"])


def loop_question(seat: Callable[[Game, Frame], int]) -> Ask:
    return Ask("number", seat, loop_numbers, "how many times do you repeat this loop")


def loop_numbers(g: Game, v: Frame) -> list[Option]:
    """How often a player may say that a loop is repeated."""
    return list(range(LOOP_NUMBERS + 1))


def rows_may_pay(b: Builder, node: n.MayPay) -> None:
    """Let a player pay the cost, and do what is done for that, or what is done otherwise."""
    answer = b.slot("may")
    plan = CostPlan(b, node.cost) if node.cost else b.cost
    payable, seat = plan.payable, b.seat("you")

    def options(g: Game, v: Frame) -> tuple[str, ...]:
        free = loops.barred_by(g, loops.consent(answer, seat(g, v))) is None
        return (YES, NO) if free and payable(g, v) else (NO,)

    b.ask(Ask("yes no", seat, options, "pay the cost?", secret=plan.is_secret(b.book)), answer)
    _loop_rows(b, seat, answer, unlikely=True)
    skip = b.jump(lambda g, v: getattr(v, answer) != YES)
    before = b.env.latest
    plan.add_rows(b)
    if b.env.subject is not None:
        b.env.latest = before  # the card of the event is still what the text is about
    b.add(node.then)
    _otherwise(b, node.otherwise, skip)


def rows_must_pay(b: Builder, node: n.MustPay) -> None:
    plan = CostPlan(b, node.cost)
    skip = b.unless(plan.payable)
    plan.add_rows(b)
    b.add(node.then)
    _otherwise(b, node.otherwise, skip)


def rows_mode(b: Builder, node: n.Mode) -> None:
    """The chosen effects happen in the order of the text, whatever order they were chosen in."""
    many = b.env.amount(node.count if node.count is not None else n.Number(1))
    rows_modes(b, node, node.options, many, many, "choose one" if node.count is None else "choose which")


def rows_modes(
    b: Builder, node: n.Effect, options: Sequence[n.Effect], least: AmountOf, most: AmountOf, prompt: str
) -> None:
    """Some of several effects. Where they are chosen as the ability is played, only those that can be played."""
    chosen, at_once = b.slot("mode"), type(node) in b.book.texts.declared
    names = tuple(f"option {i}" for i in range(1, len(options) + 1))
    needs: list[list[Check]] = []

    def open_to_choice(g: Game, v: Scoped) -> list[str]:
        return [name for name, own in zip(names, needs, strict=True) if all(need(g, v) for need in own)]

    ask = Pick(b.seat("you"), open_to_choice if at_once else lambda g, v: names, least, most, prompt, "mode")
    b.declare(ask, chosen, b.book.rule_for("mode") if "mode" in b.book.cites else "") if at_once else b.ask(ask, chosen)
    outer = b.needs
    for name, option in zip(names, options, strict=True):
        skip = b.jump(_slot_lacks(chosen, name))
        b.needs = []
        b.within.append(_slot_has(chosen, name))
        b.add(option)
        b.within.pop()
        needs.append(b.needs)
        b.land(skip)
    b.needs = outer
    if any(needs):
        b.needs.append(lambda g, s: bool(open_to_choice(g, s)))


def _slot_has(slot: str, value: object) -> Guard:
    return lambda g, v: value in getattr(v, slot)


def _slot_lacks(slot: str, value: object) -> Guard:
    return lambda g, v: value not in getattr(v, slot)


def _slot_is_not(slot: str, value: object) -> Guard:
    return lambda g, v: bool(getattr(v, slot) != value)


def rows_repeat(b: Builder, node: n.Repeat) -> None:
    left, times = b.slot("left"), b.env.amount(node.times)
    b.step(lambda g, v: setattr(v, left, times(g, v)))
    named = {into: b.slot("every") for into in _named_sets(node.effect)}
    top = len(b.rows)
    skip = b.jump(lambda g, v: getattr(v, left) <= 0)
    b.step(lambda g, v: setattr(v, left, getattr(v, left) - 1))
    before, b.repeating, b.taken = (b.repeating, b.taken), left, b.slot("taken") if b.book.texts.never_twice else ""
    b.add(node.effect)
    b.repeating, b.taken = before
    if named:
        b.step(lambda g, v: _keep_all(v, named))
    b.rows.append(Row(b.rule, Goto(top)))
    b.land(skip)
    if named:
        b.step(lambda g, v: _give_all(v, named))


def _named_sets(effect: n.Effect) -> list[str]:
    """The names under which a text speaks later of the cards of some steps: it means those of all rounds."""
    steps = [part for part in n.walk(effect) if not isinstance(part, n.NameNumber)]
    return list(dict.fromkeys([into for part in steps if (into := getattr(part, "into", ""))]))


def _keep_all(v: Frame, named: Mapping[str, str]) -> None:
    """Add the cards of a round to those of the rounds before it; the next one begins with none."""
    for into, every in named.items():
        if isinstance(now := getattr(v, into), tuple):
            setattr(v, every, (*(getattr(v, every) or ()), *now))
            setattr(v, into, None)


def _give_all(v: Frame, named: Mapping[str, str]) -> None:
    for into, every in named.items():
        if getattr(v, every) is not None:
            setattr(v, into, getattr(v, every))
            setattr(v, every, None)


# --- choosing, looking, searching ---------------------------------------------------------------


def rows_choose(b: Builder, node: n.Choose) -> None:
    """Let a player pick cards; the effects after it mean those by "it"."""
    cards = b.env.cards(node.among)
    count = b.env.amount(node.count) if node.count is not None else None
    slot = b.chosen_slot(node.among, node.into)
    different, taken, turned = node.each_different, b.taken, b.turned.get(id(node), "")
    barred = forbidden(b, "be chosen")

    def candidates(g: Game, v: Frame) -> list[int]:
        found = [c for c in cards(g, v) if not barred(g, v, c)]
        if turned:
            found = turnable(g, found, turned)
        if taken:
            earlier = live(g, getattr(v, taken))
            found = [c for c in found if c not in earlier]
        return unlike(g, found, getattr(v, slot) or (), different)

    def most(g: Game, v: Frame) -> int:
        return count(g, v) if count is not None else ANY_NUMBER if secret else len(candidates(g, v))

    secret, counted = not is_open(b.book, node.among), is_counted(node.among) and not different
    free, hidden = node.up_to or count is None, may_decline(b.book, node.among) and not b.wholly

    total = total_of(b, node.total) if node.total is not None else None

    def least(g: Game, v: Frame) -> int:
        if total is not None:
            return least_for(total, g, v, getattr(v, slot) or ())
        if free or (hidden and not all_seen(g, candidates(g, v))):
            return 0
        return min(most(g, v), len({g.value(c, different) for c in candidates(g, v)})) if different else most(g, v)

    if node.by == "random":
        b.step(lambda g, v: setattr(v, slot, random_cards(g, candidates(g, v), most(g, v))))
    else:
        who = "opponent" if node.by == "opponent" else "you"
        asked = Pick(b.seat(who), candidates, least, most, "choose", about="chosen", secret=secret, counted=counted)
        b.ask(asked, slot)
    b.step(keep(slot))
    if taken:
        b.step(lambda g, v: setattr(v, taken, (*(getattr(v, taken) or ()), *getattr(v, slot))))
    if node.by != "random":
        b.step(lambda g, v: tell_choice(g, v, slot))


def tell_choice(g: Game, v: Frame, slot: str) -> None:
    """Let everybody know which open cards were chosen: who chooses next may know it."""
    everybody = g.match.tables.everybody
    for card, _, _ in getattr(v, slot):
        if seers(g, card) == everybody:
            g.events = (("choose", g.rule, v.source, card), g.events)


def random_cards(g: Game, cards: list[int], count: int) -> tuple[int, ...]:
    """So many of the cards, each as likely as the others."""
    left = list(cards)
    taken: list[int] = []
    while left and len(taken) < count:
        taken.append(left.pop(g.number(len(left))))
    return tuple(taken)


def rows_name_number(b: Builder, node: n.NameNumber) -> None:
    if node.into not in b.slots:
        b.slots.append(node.into)
    b.match.tables.hears("fills", None, node.into)
    least = 0 if node.at_most is not None else b.book.texts.least_named
    most = b.env.amount(node.at_most) if node.at_most is not None else (lambda g, v: 100)
    b.ask(Ask("number", b.seat(node.who), lambda g, v: tuple(range(least, most(g, v) + 1)), "name a number"), node.into)


# --- turning and changing -----------------------------------------------------------------------


def rows_turn(b: Builder, node: n.Turn) -> None:
    """Stand or rest cards, or turn them face up or down."""
    meant, tell = b.affected(node.cards), telling_turned(b, node.cards)
    if node.into:
        slot, cards = b.named_slot(node.into), meant
        b.step(lambda g, v: setattr(v, slot, remember(g, cards(g, v))))
    match node.to:
        case "stand" | "active" | "rest":
            rest = node.to == "rest"
            free = unbarred(b, [b.book.moves.turn_bars[rest]])
            b.step(lambda g, v: turn(g, free(g, v, meant(g, v)), rested=rest))
        case "face up" | "face down":
            b.step(lambda g, v: flip(g, meant(g, v), face_down=node.to == "face down"))
        case _:
            raise UnknownWord(f"cards are not turned {node.to!r}; expected stand, rest, face up or face down")
    tell()


def rows_shuffle(b: Builder, node: n.Shuffle, apart: Callable[[Game, Frame], Container[int]] | None = None) -> None:
    """Shuffle a zone of one player or of each; what a book holds `apart` meanwhile is no part of it."""
    zone = b.book.zone_names(node.zone)[0]
    seats = seats_of(node.who)

    def shuffle_each(g: Game, v: Frame) -> None:
        for seat in seats(v):
            shuffle(g, seat, zone, apart(g, v) if apart is not None else ())

    b.step(shuffle_each)


def seats_of(who: str) -> Callable[[Frame], tuple[int, ...]]:
    """The seats that a word for players means, in a scope."""
    if who == "you":
        return lambda v: (v.seat,)
    if who == "opponent":
        return lambda v: (1 - v.seat,)
    if who == "each":
        return lambda v: (0, 1)
    raise UnknownWord(f"no player {who!r}; expected you, opponent or each")


def rows_modify(b: Builder, node: n.Modify) -> None:
    """The row that leaves a lasting effect on cards."""
    follows = b.book.texts.follows(node)
    if node.when is not None and not follows:
        raise UnknownWord("a lasting effect with a condition of its own cannot be made")
    meant = b.env.spoken_on(node.cards)
    if meant is not node.cards:
        b.env.means(node.cards, meant)
        node = replace(node, cards=meant)
    cards = b.affected(node.cards)
    lasting = _lasting(b, node)
    if follows and (node.when is not None or isinstance(node.cards, n.Cards)):
        b.step(lambda g, v: lasting(g, v, None))
    else:
        b.step(lambda g, v: lasting(g, v, remember(g, cards(g, v))))


def kept_slots(b: Builder, v: Frame) -> tuple[tuple[str, Plain], ...]:
    """What a running ability has chosen and found so far, for what it leaves behind."""
    values = v.__dict__
    return tuple([(slot, values[slot]) for slot in b.own_slots if values[slot] is not None])


def rows_rule_effect(b: Builder, node: n.Effect) -> None:
    """An effect on the rules that lasts for a time."""
    name = f"{b.name}/s{b.at}"
    duration = duration_of(b, getattr(node, "until", ""))
    add_rule_effect(b.match, b.env, name, node, None)
    b.step(lambda g, v: leave_rule_effect(g, v, name, duration(g, v.seat), kept_slots(b, v)))


def rows_rule(b: Builder, node: n.Rule) -> None:
    """Leave changes on players."""
    seats = seats_of(node.who)
    lasting = _lasting(b, node)

    def make(g: Game, v: Frame) -> None:
        for seat in seats(v):
            lasting(g, v, seat)

    b.step(make)


def _lasting(b: Builder, node: n.Modify | n.Rule) -> Callable[[Game, Frame, Plain], None]:
    """A function that leaves the changes on cards, on a seat, or, given None, on the group that the node describes.

    Numbers are fixed when it is called. What adds nothing is no change, and leaves none.
    """
    duration = duration_of(b, node.until)
    compiled: list[CompiledChange] = []
    group = b.env.cards(node.cards) if isinstance(node, n.Modify) and b.book.texts.follows(node) else None
    for change in kernel_changes(b.book, node.changes):
        name = f"{b.name}/m{b.at}.{len(compiled)}"
        compiled.append(b.match.add_change(name, change, b.card, b.env))
        if isinstance(node, n.Modify) and group is not None:
            b.match.add_group(name, compiled[-1], node, group, b.env)
    if isinstance(node, n.Modify) and group is not None:
        b.match.note_whole(compiled, b.match.group_reads(node))

    def leave_effects(g: Game, v: Frame, cards: Plain) -> None:
        if cards == ():
            return
        for change in compiled:
            number = change.amount(g, v) if change.amount is not None else None
            if change.op == "add" and number == 0:
                continue
            slots = kept_slots(b, v) if cards is None else None
            add_effect(g, v.seat, v.source, cards, change, number, duration(g, v.seat), v.stamp, slots)

    return leave_effects


def duration_of(b: Builder, until: str) -> Callable[[Game, int], tuple[str, int]]:
    """When a duration ends that is begun now, for a seat; with no word, never."""
    if not until:
        return lambda g, seat: ("never", 0)
    b.book.require(until, b.book.words.durations, "duration")
    return b.book.words.durations[until]


# --- later, instead, the end --------------------------------------------------------------------


def rows_later(b: Builder, node: n.Later) -> None:
    """Set an ability up for later, with all that was chosen so far; it goes by the words that name its own."""
    name = f"{b.name}/t{b.at}"
    slots = tuple(s for s in b.slots if s not in BASE)
    cost = b.node.cost if offers_cost(node.effect) else ()
    ability = n.Ability("automatic", node.effect, trigger=node.trigger, cost=cost, labels=b.node.keywords)
    at_a_time = isinstance(node.trigger, n.At)
    meant, heard = (b.env.subject, b.env.trigger) if at_a_time else (None, None)
    b.match.add_later(name, ability, b.card, slots, b.env.latest, meant, heard)
    b.env.asks_event |= at_a_time and b.match.abilities[name].about_event

    def set_up(g: Game, v: Frame) -> None:
        kept = tuple((s, getattr(v, s)) for s in slots if getattr(v, s) is not None)
        if at_a_time:
            kept = (*kept, ("event", v.event))
        g.timed.append(Timed(v.seat, name, v.source, v.serial, kept, node.each_time))

    b.step(set_up)


def rows_instead(b: Builder, node: n.Instead) -> None:
    name = f"{b.name}/i{b.at}"
    duration = duration_of(b, node.until)
    compile_instead(b.match, name, node, None, b.card)

    def set_up(g: Game, v: Frame) -> None:
        g.replacing = (*g.replacing, Replacing(name, v.source, v.serial, v.seat, Until(*duration(g, v.seat))))

    b.step(set_up)


def rows_end_game(b: Builder, node: n.EndGame) -> None:
    wins = (node.who == "you") == (node.how == "win")
    rule = b.book.cites["win by effect"].rule

    def end(g: Game, v: Frame) -> None:
        winner = v.seat if wins else 1 - v.seat
        if node.how == "win" or not g.cannot(-1 - (1 - winner), "lose"):
            g.end(winner, rule, f"the effect of {g.card(v.source)}")

    b.step(end)


def rows_cannot_use(b: Builder, node: n.CannotUse) -> None:
    """The ability is locked from here on, until the moment named."""
    duration = duration_of(b, node.until)
    b.step(lambda g, v: lock_ability(g, b.name, v.source, duration(g, v.seat)))


def rows_perform(b: Builder, node: n.Perform) -> None:
    b.book.require(node.action, b.book.nodes.actions, "action")
    b.book.nodes.actions[node.action](b, node)


def rows_place(b: Builder, node: n.Place) -> None:
    b.book.require(node.verb, b.book.nodes.placements, "way to bring cards into play")
    b.book.nodes.placements[node.verb](b, node)


ROWS: dict[type[n.Node], Handler] = {
    n.Sequence: rows_sequence, n.If: rows_if, n.YouMay: rows_you_may, n.MayPay: rows_may_pay,
    n.MustPay: rows_must_pay, n.Mode: rows_mode, n.Repeat: rows_repeat, n.Choose: rows_choose,
    n.Search: rows_search, n.Look: rows_look, n.Reveal: rows_reveal, n.NameNumber: rows_name_number,
    n.Move: rows_move, n.Turn: rows_turn, n.Shuffle: rows_shuffle, n.Modify: rows_modify, n.Rule: rows_rule,
    n.Later: rows_later, n.Instead: rows_instead, n.EndGame: rows_end_game, n.CannotUse: rows_cannot_use,
    n.Perform: rows_perform, n.Place: rows_place, n.Nothing: lambda b, node: None,
}  # fmt: skip
