"""What an ability says, held against what the book declares and what the kernel can do with it.

An ability is checked once, before it is compiled: a word that nobody knows, a field that nothing would read,
or parts that cannot work together are refused here, so that nothing written is ignored. What the compiling
functions must look up anyway (zones, events, durations, states ...) they refuse themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from ..run.tables import check_runs
from ..words import nodes as n
from ..words.asking import parts_in
from ..words.book import KERNEL_CITES
from ..words.errors import CardError, UnknownWord, did_you_mean
from ..words.reading import short
from .selectors import COMPARE

if TYPE_CHECKING:
    from ..state.zone_tables import Tables
    from ..words.book import Book


KINDS = ("continuous", "automatic", "activated")


SIDES = ("mine", "theirs", "any")


PLAYERS = ("you", "opponent")


WHO = (*PLAYERS, "each")


OPERATORS = (*COMPARE, "has", "contains")


SORTS = {"number": "a number", "word": "a word", "words": "a list of words"}


MOST_NUMBERS = 300
"""A question for a number lists them all, and a list of more options than this is none that anybody reads."""


CARDS_AT_MOST = 100


MOST_COUNTED = 1_000
"""What is counted is done one by one, and no deck has as many cards."""


MOST_MEASURED = 100_000
"""An action of a book may count life or the like, of which there is more."""


COUNTS = ("count", "times")
"""Fields that say how many or how often."""


ENDED = (n.GainAbility,)
"""Nodes with an ability inside that is checked when it is compiled by itself."""


APART = (n.GainAbility, n.Instead)


EARLIER = (n.It, n.Rest, n.Named, n.Did, n.Role)
"""Nodes that mean what an earlier step, or the event, brought up."""


LASTING = (n.Modify, n.Rule, n.Instead)


def check_ability(tables: Tables, node: n.Ability, later: bool = False) -> None:
    """Refuse an ability that says what would be ignored. `later`: another ability sets it up for later."""
    lint = Lint(tables)
    lint.head(node)
    ended: tuple[type[n.Node], ...] = (*ENDED, *tables.book.nodes.changes)
    for part in inside((node.trigger, node.gate, node.cost, node.effect), ended):
        check = CHECKS.get(type(part))
        if check is not None:
            check(lint, part)
        lint.counted(part)
    if node.kind == "continuous":
        lint.continuous(node)
    else:
        lint.lasting(node)
        lint.roles(node, later)


def inside(node: object, closed: tuple[type[n.Node], ...] = ()) -> Iterator[Any]:
    """A node and the nodes inside it, outermost first, but nothing of what is inside a closed one."""
    todo = [node]
    while todo:
        each = todo.pop()
        if isinstance(each, n.Node):
            yield each
            if isinstance(each, closed):
                continue
        todo += reversed(parts_in(each))


def offers_cost(effect: n.Effect) -> bool:
    """Whether the effect says that the ability's own cost may be paid."""
    return any(isinstance(part, n.MayPay) and not part.cost for part in inside(effect, APART))


def listed(words: Iterable[str]) -> str:
    """Words as they are said.

    >>> listed(("you", "opponent", "each"))
    'you, opponent or each'
    """
    *most, last = [word or "nothing" for word in words] or ["none"]
    return f"{', '.join(most)} or {last}" if most else last


def largest(amount: n.Amount) -> int:
    """A bound for an amount; that of a number on a card has none."""
    match amount:
        case n.Number(value):
            return value
        case n.Times(part, by):
            return largest(part) * by
        case n.Plus(left, right):
            return largest(left) + largest(right)
        case n.ValueOf():
            return MOST_NUMBERS + 1
    return CARDS_AT_MOST


def replaceable(book: Book, trigger: n.Trigger) -> bool:
    """Whether it is a move, or an event that the book holds up for replacements."""
    match trigger:
        case n.Moved() | n.On("move"):
            return True
        case n.On(event):
            return event in book.moves.replaceable
        case n.OnlyIf(_, inner):
            return replaceable(book, inner)
        case n.AnyTrigger(parts):
            return all(replaceable(book, part) for part in parts)
    return False


class Lint:
    """The checks for one book."""

    def __init__(self, tables: Tables) -> None:
        self.book = tables.book
        self.characteristics = tables.characteristics

    # --- refusing

    def refuse(self, given: str, expected: str, word: str = "effect") -> NoReturn:
        raise CardError(f"{given}; expected {expected} ({self.book.cites[word].rule})")

    def word(self, node: n.Node, field: str, known: tuple[str, ...], what: str) -> None:
        """Refuse a word that is none of those known."""
        given = getattr(node, field)
        if given not in known:
            raise UnknownWord(
                f"no {what} {given!r} in {type(node).__name__}.{field}; expected {listed(known)}"
                f"{did_you_mean(str(given), known)} ({self.book.cites['effect'].rule})"
            )

    def kind(self, node: Any, wanted: tuple[str, ...], why: str) -> str:
        """The kind of the characteristic a node names, which must be one of those wanted."""
        name: str = node.characteristic
        self.book.require(name, self.characteristics, "characteristic")
        found = self.characteristics[name].kind
        if found not in wanted:
            expected = listed(SORTS[sort] for sort in wanted)
            self.refuse(f"{type(node).__name__} of {name!r}, which is {SORTS[found]}", f"{expected} {why}")
        return found

    def one_zone(self, node: n.Node, word: str) -> None:
        zones = self.book.zone_names(word)
        if len(zones) > 1:
            self.refuse(f"{type(node).__name__} of {word!r}, which is {len(zones)} zones", "the name of one zone")

    def countable(self, node: n.Node, amount: n.Amount) -> None:
        most = largest(amount)
        if most > MOST_NUMBERS:
            self.refuse(f"{type(node).__name__} asks for a number out of a list without end", f"{MOST_NUMBERS} at most")

    def counted(self, node: n.Node) -> None:
        """Refuse to count to what no game comes to."""
        bound = MOST_MEASURED if isinstance(node, n.Perform) else MOST_COUNTED
        for name in COUNTS:
            amount = getattr(node, name, None)
            if isinstance(amount, n.Amount) and (most := largest(amount)) > bound:
                self.refuse(f"{type(node).__name__} of {short(most)}", f"{bound} at most")

    # --- the whole ability

    def head(self, node: n.Ability) -> None:
        """What the parts of an ability say must be of use to an ability of its kind."""
        self.word(node, "kind", KINDS, "kind of ability")
        if node.trigger is not None and node.kind != "automatic":
            self.refuse(f"{node.kind} ability with a trigger", "a trigger only where an event sets the ability off")
        if node.kind == "continuous":
            for field in ("cost", "limit"):
                if getattr(node, field):
                    self.refuse(f"continuous ability with a {field}", f"no {field}: nobody uses such an ability")
        self.cost(node)

    def cost(self, node: n.Ability) -> None:
        offered = offers_cost(node.effect)
        if offered and not node.cost:
            self.refuse("the cost may be paid, but the ability has none", "a cost to pay")
        if offered and node.kind == "activated":
            self.refuse("activated ability that offers its cost again", "the cost paid once, when it is played")
        if node.cost and node.kind == "automatic" and not offered and not self.book.texts.apart(node):
            self.refuse("automatic ability whose cost is never offered", "an effect that says when to pay the cost")

    def continuous(self, node: n.Ability) -> None:
        """A continuous ability runs no steps and lasts as long as it works."""
        for part in inside((node.gate, node.effect), (*APART, *self.book.nodes.changes)):
            if isinstance(part, LASTING) and part.until:
                given = f"continuous ability that lasts until {part.until!r}"
                self.refuse(given, "no duration: it lasts as long as the ability works")
            if isinstance(part, EARLIER):
                raise UnknownWord(
                    f"a continuous ability refers to {part!r}; expected cards by where and what they are, "
                    f"for it has no earlier step and no event ({self.book.cites['effect'].rule})"
                )

    def lasting(self, node: n.Ability) -> None:
        for part in inside(node.effect, ENDED):
            if isinstance(part, n.Copy):
                self.refuse("copy that a resolved effect leaves behind", "Copy in a continuous ability")

    def roles(self, node: n.Ability, later: bool) -> None:
        """An event has only the roles that its book gives it."""
        known = self.event_roles(node, later)
        if known is None:
            return
        for part in inside((node.gate, node.cost, node.effect), (*APART, n.Later)):
            if isinstance(part, n.Role):
                self.book.require(part.name, {r for roles in self.book.words.events.values() for r in roles}, "role")
                self.word(part, "name", known, "role in what sets this ability off:")

    def event_roles(self, node: n.Ability, later: bool) -> tuple[str, ...] | None:
        """The roles of what sets an ability off; None where that is not known here."""
        if node.kind == "activated":
            return ()
        return None if node.trigger is None else self.trigger_roles(node.trigger, later)

    def trigger_roles(self, trigger: n.Trigger, later: bool) -> tuple[str, ...] | None:
        match trigger:
            case n.On(event):
                return self.book.words.events.get(event)
            case n.Moved():
                return self.book.words.events.get("move")
            case n.OnlyIf(_, inner):
                return self.trigger_roles(inner, later)
            case n.AnyTrigger(parts):
                each = [self.trigger_roles(part, later) for part in parts]
                return None if None in each else tuple(dict.fromkeys(r for roles in each for r in roles or ()))
        # What waits for a time still has the event of the ability that set it up.
        return None if later else ()


# --- node by node ---------------------------------------------------------------------------------


def check_cards(lint: Lint, node: n.Cards) -> None:
    lint.word(node, "side", SIDES, "side")


def check_top(lint: Lint, node: n.Top) -> None:
    lint.word(node, "side", SIDES, "side")
    lint.one_zone(node, node.zone)
    zone = next(z for z in lint.book.places.zones if z.name == lint.book.zone_names(node.zone)[0])
    if node.side == "any" and not zone.shared:
        lint.refuse(f"Top of {node.zone!r} on any side, which is one zone for each seat", "mine or theirs")


def check_is(lint: Lint, node: n.Is) -> None:
    if node.op not in OPERATORS:
        return
    kind = lint.kind(node, ("number", "word", "words"), "")
    fits = {"number": tuple(COMPARE), "word": ("=", "!=", "contains"), "words": ("has",)}[kind]
    if node.op not in fits or isinstance(node.value, str) != (kind != "number"):
        sort = "an amount" if kind == "number" else "a word"
        given = (
            f"Is({node.characteristic!r}, {node.op!r}, {node.value!r}), where {node.characteristic!r} is {SORTS[kind]}"
        )
        lint.refuse(given, f"{listed(fits)} with {sort}")


def check_value_of(lint: Lint, node: n.ValueOf) -> None:
    lint.kind(node, ("number",), "to add up")


def check_choose(lint: Lint, node: n.Choose) -> None:
    lint.word(node, "by", (*PLAYERS, "random"), "player")
    if node.each_different:
        lint.book.require(node.each_different, lint.characteristics, "characteristic")
    if node.total is not None:
        lint.kind(node.total, ("number",), "to add up")


def check_look(lint: Lint, node: n.Look) -> None:
    if not node.up_to:
        return
    if not isinstance(node.cards, n.Top):
        lint.refuse("Look at up to so many cards that are not on top of a zone", "Top, or all of the cards")
    lint.countable(node, node.cards.count)


def check_name_number(lint: Lint, node: n.NameNumber) -> None:
    if node.at_most is not None:
        lint.countable(node, node.at_most)


def check_shuffle(lint: Lint, node: n.Shuffle) -> None:
    if n.Shuffle not in lint.book.nodes.effects:
        lint.one_zone(node, node.zone)


def check_end_game(lint: Lint, node: n.EndGame) -> None:
    lint.word(node, "who", PLAYERS, "player")
    lint.word(node, "how", ("win", "lose"), "way to end a game")


def check_number_change(lint: Lint, node: n.Add | n.Set) -> None:
    lint.kind(node, ("number",), "to change by an amount")


def check_word_change(lint: Lint, node: n.Include | n.Exclude) -> None:
    lint.kind(node, ("words",), "that a word may join or leave")


def check_copy(lint: Lint, node: n.Copy) -> None:
    lint.kind(node, ("number", "word", "words"), "to copy")


def check_lose_abilities(lint: Lint, node: n.LoseAbilities) -> None:
    lint.word(node, "kind", ("", *KINDS, *lint.book.words.ability_sorts), "kind of ability")


def check_cannot(lint: Lint, node: n.Cannot) -> None:
    for part in inside(node.by):
        if isinstance(part, EARLIER):
            lint.refuse(f"Cannot({node.action!r}) with regard to {part!r}", "a filter that needs no earlier step")


def check_rule(lint: Lint, node: n.Rule) -> None:
    if n.Rule not in lint.book.nodes.effects:
        lint.word(node, "who", WHO, "player")
    for change in node.changes:
        said = [] if type(change) in lint.book.nodes.of_players else lint.book.values.change_form(change)
        if not all(isinstance(each, n.Cannot | n.May) for each in said):
            lint.refuse(f"{type(change).__name__} for a player, who has no characteristics", "Cannot or May")


def check_instead(lint: Lint, node: n.Instead) -> None:
    event = lint.book.moves.held_form(node.event)
    if isinstance(node.event, n.On):
        lint.book.require(node.event.event, lint.book.words.events, "event")
    if not replaceable(lint.book, event):
        given = f"something instead of {type(node.event).__name__}, which is never held up"
        lint.refuse(given, "Moved, the move of a card", "replacement")


def check_later(lint: Lint, node: n.Later) -> None:
    if isinstance(node.trigger, n.Whenever):
        lint.refuse("Later that waits for a situation", "an event or a time")


def check_at(lint: Lint, node: n.At) -> None:
    lint.word(node, "edge", ("begin", "end"), "edge of a phase")


def check_move(lint: Lint, node: n.Move) -> None:
    lint.word(node, "side", ("", "mine", "theirs"), "side")


def check_moved(lint: Lint, node: n.Moved) -> None:
    lint.word(node, "from_side", SIDES, "side")
    lint.word(node, "to_side", SIDES, "side")


CHECKS: dict[type[n.Node], Callable[[Lint, Any], None]] = {
    n.Cards: check_cards, n.Top: check_top, n.Is: check_is, n.ValueOf: check_value_of, n.Choose: check_choose,
    n.Look: check_look, n.NameNumber: check_name_number, n.Shuffle: check_shuffle, n.EndGame: check_end_game,
    n.Add: check_number_change, n.Set: check_number_change, n.Include: check_word_change,
    n.Exclude: check_word_change, n.Copy: check_copy, n.LoseAbilities: check_lose_abilities, n.Cannot: check_cannot,
    n.Rule: check_rule, n.Instead: check_instead, n.Later: check_later, n.At: check_at, n.Moved: check_moved,
    n.Move: check_move,
}  # fmt: skip


# --- the book itself ------------------------------------------------------------------------------


def check_book(book: Book) -> None:
    """Refuse a book whose rows cannot run, or that cites a rule which it does not have."""
    check_runs(book.procedures.tables, ("replace event",))
    for procedure in book.procedures.tables.values():
        for r in procedure.rows:
            book.require_rule(r.rule, f"procedure {procedure.name}")
    for word, cite in book.cites.items():
        book.require_rule(cite.rule, f"cite {word!r}")
    for word in KERNEL_CITES:
        book.require(word, book.cites, "cite for what the kernel does:")
    for event in (word for events in book.values.reports.values() for word in events):
        book.require(event, book.words.events, "event")
    for zone in book.places.zones:
        book.require_rule(zone.rule, f"zone {zone.name!r}")
