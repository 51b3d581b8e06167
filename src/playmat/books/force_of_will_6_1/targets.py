"""903.2e, 903.3a: what a text targets, chosen as it is played and looked at again as it resolves; 1120: Barrier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...kernel import (
    Builder,
    CardsOf,
    Check,
    Evaluator,
    Frame,
    Game,
    Pick,
    Row,
    Scope,
    Test,
    UnknownWord,
    abilities,
    can_assign,
    emit,
    live,
    once,
    remember,
    walk,
)
from ...kernel import nodes as n
from . import nodes as f
from .zones import PLAY_GROUND, SPELL, item_of, may_be_gained, printed_with, set_item

ROLES = {"attacking": "attacker", "blocking": "blocker", "attacked": "attacked"}
"""States that a card has only while the battle has a card in that role."""

BAR = "be targeted"
SPELL_BARS, ABILITY_BARS = (BAR, "be targeted by spells"), (BAR, "be targeted by abilities")

TARGETING = "targeting"
"""Under this name a match keeps what may keep texts from choosing a card."""
MISSING = "/missing"
"""How the names of tests end that tell whether a target is nowhere to be found."""


def targets_of(g: Game, card: int) -> list[int]:
    """The cards and players (-1 - seat) that what lies in the chase targets."""
    item = item_of(g, card)
    slots = dict(item.slots) if item is not None else {}
    found: list[int] = []
    for slot in slots.get("targets") or ():
        found += live(g, slots.get(slot))
        found += [-1 - seat for seat in slots.get(players_slot(slot)) or ()]
    return found


def has_single_target(g: Game, card: int) -> bool:
    """Whether one target was chosen for what lies in the chase, be it still there or not."""
    item = item_of(g, card)
    slots = dict(item.slots) if item is not None else {}
    chosen = [slots.get(each) or () for slot in slots.get("targets") or () for each in (slot, players_slot(slot))]
    return sum(map(len, chosen)) == 1


def may_come_to(g: Game, card: int) -> list[int]:
    """What a spell targets, or, before it has chosen, all that it may: its cost may hang on that (903.2f)."""
    item = item_of(g, card)
    if item is not None and "targets" in dict(item.slots):
        return targets_of(g, card)
    text = g.match.abilities_of[g.definition[card]][0]
    if not has_one_target(text.node):
        return []
    scope = Scope(card, g.serial[card], g.master(card))
    choices = [candidates for name, candidates in g.match.choices.items() if name.startswith(f"{text.id}/")]
    return [each for candidates in choices for each in candidates(g, scope) if isinstance(each, int)]


def has_one_target(ability: n.Ability) -> bool:
    """Whether nothing but one choice of targets tells what the text targets."""
    parts = list(walk(ability))
    modes = any(isinstance(part, n.Mode | f.ManyModes) for part in parts)
    return not modes and sum(isinstance(part, f.Target) for part in parts) == 1


def players_slot(slot: str) -> str:
    return f"{slot}_players"


def kept_off(g: Game, v: Any, target: int, spell: bool) -> bool:
    """104.4: whether an effect keeps this spell, or this ability, from targeting a card or a player."""
    spells, abilities_, _ = g.match.memo.get(TARGETING) or once(g.match, TARGETING, targeting, g)
    for action in spells if spell else abilities_:
        if g.cannot(target, action, v.source):
            return True
    return False


def may_target(g: Game, v: Any, card: int, spell: bool) -> bool:
    """903.2e-i, 1120: whether the text, which is that of a spell or of an ability, may choose this card.

    902.1: a Barrier works in the play ground only: no spell, and no card in a graveyard, is kept by its own.
    """
    if card == getattr(v, "item", None) or kept_off(g, v, card, spell):
        return False
    _, _, shielded = g.match.memo.get(TARGETING) or once(g.match, TARGETING, targeting, g)
    if g.definition[card] not in shielded or g.zone_of[card] not in PLAY_GROUND or g.master(card) == v.seat:
        return True
    return not g.has(card, "barrier") or not stopped_by_barrier(g, card, v.source)


def targetable(g: Game, v: Any, cards: list[int], spell: bool) -> list[int]:
    """Those of the cards that the text may choose."""
    spells, abilities_, shielded = g.match.memo.get(TARGETING) or once(g.match, TARGETING, targeting, g)
    if spells if spell else abilities_:
        return [c for c in cards if may_target(g, v, c, spell)]
    own, definition = getattr(v, "item", None), g.definition
    return [c for c in cards if c != own and (definition[c] not in shielded or may_target(g, v, c, spell))]


def targeting(g: Game) -> tuple[tuple[str, ...], tuple[str, ...], frozenset[int]]:
    """What may keep spells, and what abilities, from choosing a card in this match: prohibitions, and Barrier on a card
    with one of these faces."""
    known = g.match.bars
    spells, abilities_ = (tuple(action for action in bars if action in known) for bars in (SPELL_BARS, ABILITY_BARS))
    gained = may_be_gained(g, "barrier")
    return spells, abilities_, frozenset(range(len(g.match.cards))) if gained else printed_with(g, "barrier")


def stopped_by_barrier(g: Game, card: int, source: int) -> bool:
    """1120.2, 1120.3: a barrier with a quality stops only what has it."""
    barriers = [a for a in abilities(g, card) if a.node.keyword == "barrier"]
    scope = Scope(card, g.serial[card], g.master(card))
    return not barriers or any(
        not barrier.rule_effects or any(s.says(g, scope, source) for s in barrier.rule_effects) for barrier in barriers
    )


def stand_barrier(env: Any, node: f.BarrierAgainst) -> tuple[str, Any]:
    test = env.filter(node.where) if node.where is not None else None
    words = set(node.attributes)

    def stops(g: Game, s: Any, source: int) -> bool:
        return (test is not None and test(g, s, source)) or bool(words & set(g.value(source, "attribute")))

    return "barrier", stops


def rows_target(b: Builder, node: f.Target) -> None:
    """903.2e, 903.3a."""
    among = b.env.cards(node.among) if node.among is not None else None
    is_meant = membership(b, node.among) if node.among is not None else no_card
    count = b.env.amount(node.count) if node.count is not None else None
    b.env.notes["before target"] = b.env.latest
    slot = b.named_slot(node.into)
    b.slots.append(players_slot(slot))
    b.env.notes["players"] = slot if node.players else b.env.notes.get("players", "")
    spell = b.node.keyword == SPELL
    others = player_candidates(node.players, spell)

    def candidates(g: Game, v: Any) -> list[Any]:
        cards = targetable(g, v, among(g, v), spell) if among is not None else []
        return cards + others(g, v)

    def most(g: Game, v: Any) -> int:
        return count(g, v) if count is not None else len(candidates(g, v))

    def least(g: Game, v: Any) -> int:
        return 0 if node.up_to or count is None else count(g, v)

    b.match.choices[f"{b.name}/{slot}"] = candidates
    aim = Aim(b, node, slot, candidates, least)
    choice = Pick(b.seat("you"), aim.options, least, most, "target", about="target")
    b.declare(payably(b, choice, slot), slot, "903.2e")
    b.declare_step(lambda g, v: keep_targets(g, v, slot), "903.2e")
    b.opening.append(Row("903.3a", lambda g, v: look_again(g, v, slot, is_meant, others, spell)))
    if any(isinstance(part, f.X) for part in walk(node)):
        hang_on_x(b, node, lambda g, s: len(candidates(g, s)) >= least(g, s))
    else:
        there = b.env.notes.get("there", always)
        b.needs.append(enough_targets(node, among, candidates, least, spell))
        if aim.apart and aim.before:
            b.needs.append(aim.leaves_enough)
        b.match.tests[f"{b.name}/{slot}{MISSING}"] = lambda g, s, c: there(g, s) and len(candidates(g, s)) < least(g, s)


# --- 903.2d, 903.2e X and the awakened text, which are chosen before the targets -------------------------

X_OPTIONS, X_CHECKS, AWAKENED = "x options", "x checks", "awakened"
"""Notes on a text: what X may be; the checks of targets that hang on X, each with the needs of the part of the text it
is in; by number of an [Awakening], the checks of what its text targets."""


class Choosing(Scope):
    """A text that is played, with an X that is only tried out."""

    x: int | None = None
    aims: None = None
    free: None = None
    origin: None = None


def choose_x(b: Builder, options: Callable[[Game, Any], list[Any]]) -> Callable[[Game, Any], list[Any]]:
    """What X may be of these numbers: such that the targets are there."""
    needs = b.needs

    def aimed(g: Game, v: Any) -> list[Any]:
        found, checks = options(g, v), [check for part, check in b.env.notes.get(X_CHECKS, ()) if part is needs]
        return [x for x in found if with_x(g, v, x, checks)] if checks else found

    b.env.notes[X_OPTIONS] = aimed
    return lambda g, v: aimed(g, v) or [0]


def with_x(g: Game, v: Any, x: int, checks: Sequence[Check]) -> bool:
    v.x = x
    found = all(check(g, v) for check in checks)
    v.x = None
    return found


def hang_on_x(b: Builder, node: f.Target, check: Check) -> None:
    """Let the text be played where the targets are there for some X, and let that X be chosen."""
    which = next((part.paid_for for part in walk(node) if isinstance(part, f.X) and part.paid_for is not None), None)
    if which is not None:
        b.env.notes.setdefault(AWAKENED, {}).setdefault(which, []).append(check)
        return
    b.env.notes.setdefault(X_CHECKS, []).append((b.needs, check))
    b.needs.append(lambda g, s: is_met_with_some_x(b, check, g, s))


def is_met_with_some_x(b: Builder, check: Check, g: Game, s: Any) -> bool:
    options = b.env.notes.get(X_OPTIONS)
    if options is None or getattr(s, "x", None) is not None:
        return options is None or check(g, s)
    trial = Choosing(s.source, s.serial, s.seat)
    return any(with_x(g, trial, x, [check]) for x in options(g, trial))


def can_awaken(b: Builder, which: int, g: Game, v: Any) -> bool:
    """Whether what the awakened text targets is there."""
    return all(check(g, v) for check in b.env.notes.get(AWAKENED, {}).get(which, ()))


class Aim:
    """A choice of targets beside others of its text: one of "another" target is none that was chosen before, so what is
    chosen before leaves enough (903.2e)."""

    def __init__(
        self, b: Builder, node: f.Target, slot: str, candidates: Candidates, least: Callable[[Game, Any], int]
    ) -> None:
        self.slot, self.candidates, self.least = slot, candidates, least
        self.apart = any(isinstance(part, f.Another) for part in walk(node))
        self.there: Callable[[Game, Any], bool] = b.env.notes.get("there", always)
        aims: list[tuple[Any, Aim]] = b.env.notes.setdefault("aims", [])
        self.before = [aim for needs, aim in aims if needs is b.needs]
        """Those of the same part of the text: of other modes there are none."""
        self.later: list[Aim] = []
        """The choices of another target that follow."""
        if self.apart:
            for aim in self.before:
                aim.later.append(self)
        aims.append((b.needs, self))

    def options(self, g: Game, v: Any) -> list[Any]:
        found = self.candidates(g, v)
        if not self.later:
            return found
        taken = list(getattr(v, self.slot) or ())
        return [each for each in found if each in taken or self.others_are_left(g, v, found, [*taken, each])]

    def others_are_left(self, g: Game, v: Any, found: list[Any], taken: list[Any]) -> bool:
        """Whether there are targets yet for this choice and those that follow, beside these."""
        demands = [[each for each in found if each not in taken]] * (self.least(g, v) - len(taken))
        for aim in self.later:
            if aim.there(g, v):
                pool = [each for each in aim.candidates(g, v) if each not in taken]
                demands += [pool] * aim.least(g, v)
        return can_assign(demands)

    def leaves_enough(self, g: Game, s: Any) -> bool:
        """Whether different targets are there for this choice and each of those before it."""
        apart = [aim for aim in (*self.before, self) if aim.apart]
        if not self.there(g, s):
            return True
        for first in (aim for aim in self.before if not aim.apart):
            demands = [aim.candidates(g, s) for aim in (first, *apart) for _ in range(aim.least(g, s))]
            if not can_assign(demands):
                return False
        return True


Candidates = Callable[[Game, Any], list[Any]]
Aimed = Callable[[Game, Any, list[Any]], bool]
"""Whether a play can be paid for if it targets these."""


def payably(b: Builder, choice: Pick, slot: str) -> Pick:
    """903.2e, 903.2f: where the cost hangs on the targets, they are chosen so that it can be paid."""
    aimed: Aimed | None = b.env.notes.get("aimed")
    if aimed is None or not has_one_target(b.node):
        return choice

    def candidates(g: Game, v: Any) -> list[Any]:
        taken, found = list(getattr(v, slot) or ()), list(choice.candidates(g, v))
        if len(taken) + 1 < choice.most(g, v) or aimed(g, v, taken):
            return found
        return [each for each in found if each in taken or aimed(g, v, [*taken, each])]

    def least(g: Game, v: Any) -> int:
        taken = list(getattr(v, slot) or ())
        return choice.least(g, v) if aimed(g, v, taken) else max(choice.least(g, v), len(taken) + 1)

    return replace(choice, candidates=candidates, least=least)


def enough_targets(
    node: f.Target,
    cards: CardsOf | None,
    candidates: Callable[[Game, Any], list[Any]],
    least: Callable[[Game, Any], int],
    spell: bool,
) -> Callable[[Game, Any], bool]:
    """Whether there are as many as must be targeted; one of the `cards` in some zones is looked for only until it is
    found."""
    among, one = node.among, node.count == f.ONE and not node.up_to and not node.players
    if not one or cards is None or not isinstance(among, n.Cards) or not among.zones:
        return lambda g, s: len(candidates(g, s)) >= least(g, s)
    parts = among.where.parts if isinstance(among.where, n.All) else (among.where,)
    roles = [ROLES[part.state] for part in parts if isinstance(part, n.InState) and part.state in ROLES]

    def any_there(g: Game, s: Any) -> bool:
        for role in roles:
            if g.facts[role] is None:
                return False
        for card in cards(g, s):
            if may_target(g, s, card, spell):
                return True
        return False

    return any_there


def always(g: Game, s: Any) -> bool:
    return True


def lacks_targets(g: Game, ability: str, s: Any) -> bool:
    """903.2e: whether something that the text must target is nowhere to be found."""
    tests = [t for name, t in g.match.tests.items() if name.startswith(f"{ability}/") and name.endswith(MISSING)]
    return any(test(g, s, s.source) for test in tests)


def player_candidates(word: str, spell: bool) -> Callable[[Game, Any], list[Any]]:
    if word not in ("", "any", "opponent"):
        raise UnknownWord(f"no players {word!r} to target; expected any, opponent or none (903.2e)")

    def players(g: Game, v: Any) -> list[Any]:
        seats = (v.seat, 1 - v.seat) if word == "any" else (1 - v.seat,)
        return [("player", s) for s in seats if not kept_off(g, v, -1 - s, spell)]

    return players if word else lambda g, v: []


def keep_targets(g: Game, v: Frame, slot: str) -> None:
    picked = getattr(v, slot) or ()
    cards = [each for each in picked if type(each) is int]
    setattr(v, slot, remember(g, cards))
    setattr(v, players_slot(slot), tuple(each[1] for each in picked if type(each) is not int))
    v.targets = (*(v.targets or ()), slot)
    note_targets(g, v, slot)
    for card in cards:
        emit(g, "target", card, v.source)


def note_targets(g: Game, v: Frame, slot: str) -> None:
    """What waits in the chase targets what was chosen, from then on."""
    *what, slots = g.marks[v.item, "item"]
    chosen = {"targets": v.targets, slot: getattr(v, slot), players_slot(slot): getattr(v, players_slot(slot))}
    set_item(g, v.item, (*what, tuple((dict(slots) | chosen).items())))


def no_card(g: Game, s: Any, card: int) -> bool:
    return False


def membership(b: Builder, among: n.Reference) -> Test:
    """Whether a card is one of those meant; where zones tell which, the others are not looked at."""
    cards = b.env.cards(among)
    if not isinstance(among, n.Cards) or not among.zones:
        return lambda g, v, c: c in cards(g, v)
    zones = b.env.tables.zones_for(among.zones, among.side)
    test = b.env.filter(among.where) if among.where is not None else None
    return lambda g, v, c: g.zone_of[c] in zones[v.seat] and (test is None or test(g, v, c))


def look_again(
    g: Game, v: Frame, slot: str, is_meant: Test, players: Callable[[Game, Any], list[Any]], spell: bool
) -> None:
    """903.3a: what has become illegal is left out; the rest of the text still happens."""
    held = getattr(v, slot)
    if held:
        there = [each for each in held if g.serial[each[0]] == each[1]]
        legal = [each for each in there if is_meant(g, v, each[0]) and may_target(g, v, each[0], spell)]
        setattr(v, slot, tuple(legal))
    name = players_slot(slot)
    seats = getattr(v, name)
    if seats:
        legal_players = players(g, v)
        setattr(v, name, tuple(s for s in seats if ("player", s) in legal_players))


def targeted_seats(b: Builder) -> Callable[[Game, Any], list[int]]:
    """The players that the latest target which may be a player chose."""
    seats = seats_of_target(b.env)
    slot = b.env.notes["players"]
    b.match.tables.hears("means", n.It(slot), slot)
    return seats


def seats_of_target(env: Evaluator) -> Callable[[Game, Any], list[int]]:
    """The same, where a filter asks."""
    slot = env.notes.get("players", "")
    if not slot:
        raise UnknownWord("a targeted player is meant, but no earlier step targets players (903.2e)")
    name = players_slot(slot)
    return lambda g, v: list(getattr(v, name) or ())


NODE_ROWS: dict[type[n.Node], Callable[[Builder, Any], None]] = {f.Target: rows_target}
RULE_EFFECTS: dict[type[n.Node], Callable[[Any, Any], tuple[str, Any]]] = {f.BarrierAgainst: stand_barrier}
