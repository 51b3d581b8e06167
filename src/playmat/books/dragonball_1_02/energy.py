"""Costs in energy (2-11-1), and activating skills (8-6-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from ...kernel import (
    ACTS,
    Builder,
    CompiledAbility,
    Fact,
    Frame,
    Game,
    Option,
    Remembered,
    Scope,
    abilities,
    altered_cards,
    begin,
    can_assign,
    emit,
    flattened,
    hear,
    hide,
    once,
    pick,
    procedure,
    put,
    remember,
    row,
    run,
    sees,
    show,
    turn,
    unusable,
)
from ...kernel import nodes as n
from .awakening import waived
from .nodes import (
    CanLeave,
    PaidTogether,
    PayEnergy,
    PutUnder,
)
from .zones import EVERYBODY, HAND, Colors, active_energy, colors_of

UNIONS = ("union-potara", "union-fusion", "union-absorb")


def open_play(g: Game, play: tuple[Remembered, str, bool] | None) -> list[int]:
    """The cards being played, as far as they lie open."""
    if play is None:
        return []
    cards, _, _ = play
    return [card for card, _, _ in cards if sees(g, None, card)]


def open_counters(g: Game, counters: Sequence[tuple[int, bool]]) -> list[int]:
    """The cards with the [Counter] skills that answer each other, the latest last, as far as they lie open."""
    return [card for card, _ in counters if sees(g, None, card)]


FACTS = (
    Fact("play", None, seen=open_play),
    Fact("counters", (), seen=open_counters),
)
"""`play` tells a [Counter: Play] about the play it answers: (cards, how negated, to arrive rested). `counters` are the
[Counter] skills being activated, each a card and whether it is negated."""


# --- 2-11-1 energy ------------------------------------------------------------------------------------


def can_pay(g: Game, seat: int, specified: Sequence[str], total: int) -> bool:
    """Whether active energy pays the cost, the specified colours among it."""
    return pays(g, active_energy(g, seat), specified, total)


def pays(g: Game, energy: Sequence[int], specified: Sequence[str], total: int) -> bool:
    """Whether these cards pay the cost."""
    if len(energy) < total:
        return False
    return not specified or fits(colors_of(g, energy), specified, total, ())


def fits(pool: Sequence[Colors], specified: Sequence[str], total: int, taken: Sequence[Colors]) -> bool:
    """Whether the pool, which has what is taken of it, completes the cost beside that."""
    if set(map(len, pool)) == {1}:
        return fits_plainly(pool, specified, total, taken)
    owed = len(specified) - covered(taken, specified)
    return owed <= total - len(taken) and covered(pool, specified) == len(specified)


def covered(energy: Sequence[Colors], specified: Sequence[str]) -> int:
    """How many of the specified colours these can stand for, each for one."""
    demands: list[list[int]] = []
    for mine in energy:
        place = [at for at, color in enumerate(specified) if color in mine]
        if can_assign([*demands, place]):
            demands.append(place)
    return len(demands)


def fits_plainly(pool: Sequence[Colors], specified: Sequence[str], total: int, taken: Sequence[Colors]) -> bool:
    """The same where every energy has one colour: the pool has all that is specified, and what is owed has room."""
    owed = 0
    for color in set(specified):
        wanted = specified.count(color)
        if pool.count((color,)) < wanted:
            return False
        owed += max(wanted - taken.count((color,)), 0)
    return owed <= total - len(taken)


def payments(g: Game, v: Frame) -> list[Option]:
    """Energy to rest next, such that the whole cost can still be paid."""
    taken, active, specified = v.paid or (), active_energy(g, v.seat), v.specified
    if not specified:
        return list(active)
    pool = colors_of(g, active)
    paid = colors_of(g, taken)
    fitting = {colors: fits(pool, specified, v.total, [*paid, colors]) for colors in set(pool)}
    return [card for card, colors in zip(active, pool, strict=True) if fitting[colors]]


def rest_paid(g: Game, v: Frame) -> None:
    turn(g, v.paid, rested=True)


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def total_of(g: Game, v: Frame) -> int:
    return int(v.total)


PAY = procedure(
    "2-11-1",
    slots="seat specified total paid",
    rows=[
        row("2-11-1", pick(seat_of, payments, total_of, total_of, "energy to rest"), into="paid"),
        row("2-11-1", rest_paid),
    ],
)


def cost_form(node: n.Effect) -> n.Effect:
    """A cost in energy as choices: for each specified colour, then for the free part.

    8-6-2-1: an Extra Card that is being activated is not there to pay with, so choices out of the hand are of others.

    8-4-2-2: a card that no skill can move out of the Battle Area pays for none that does, and none lies under itself.
    """
    if isinstance(node, n.Sequence):
        moving = [part.to for part in node.parts if isinstance(part, n.Move)]
        test = CanLeave("drop" if "drop" in moving else "")
        given = [narrowed(part, test) if moving and chooses_from(part, "battle") else part for part in node.parts]
        if any(isinstance(part, PutUnder) and isinstance(part.under, n.This) for part in given):
            given = [narrowed(part, n.Other()) if chooses_from(part, "battle") else part for part in given]
        return replace(node, parts=tuple(cost_form(part) for part in given))
    if chooses_from(node, "hand"):
        return narrowed(node, n.Other())
    if isinstance(node, PaidTogether):
        return n.Nothing()
    if not isinstance(node, PayEnergy):
        return node
    active = n.InState("active")
    parts: list[n.Effect] = []
    for color, count in Counter(node.specified).items():
        among = n.Cards(("energy",), "mine", n.All((active, n.Is("color", "has", color))))
        parts += [n.Choose(among, n.Number(count)), n.Turn(n.It(), "rest")]
    if node.free:
        parts += [n.Choose(n.Cards(("energy",), "mine", active), n.Number(node.free)), n.Turn(n.It(), "rest")]
    return n.Sequence(tuple(parts)) if parts else n.Nothing()


def chooses_from(node: n.Effect, zone: str) -> bool:
    """Whether cards of that area alone are chosen."""
    return isinstance(node, n.Choose) and isinstance(node.among, n.Cards) and node.among.zones == (zone,)


def narrowed(node: Any, test: n.Filter) -> n.Effect:
    """The same choice, of cards that pass one more filter."""
    where = test if node.among.where is None else n.All((test, node.among.where))
    narrower: n.Effect = replace(node, among=replace(node.among, where=where))
    return narrower


def tell_payable(b: Builder) -> None:
    """A cost of energy alone is told like that of a card; a card that cannot leave does not pay with itself."""
    match b.node.cost:
        case (PayEnergy(specified, free),):
            total = len(specified) + free
            b.payable = lambda g, s: can_pay(g, s.seat, specified, total)
    parts = [part for each in b.node.cost for part in flattened(each)]
    own = [part.to for part in parts if isinstance(part, n.Move) and isinstance(part.cards, n.This)]
    if own:
        whole, test = b.payable, b.env.filter(CanLeave("drop" if "drop" in own else ""))
        b.payable = lambda g, s: test(g, s, s.source) and (whole is None or whole(g, s))


# --- activating a skill ---------------------------------------------------------------------------------


def energy_of(g: Game, card: int, skill: n.Ability) -> tuple[tuple[str, ...], int]:
    """2-11-1-2, 8-1-3-1-2: the energy for an Extra Card out of the hand, with that of its skill; both must be there.

    2-11-1, 10-9-1: so is a [Counter] of a Battle Card that names no skill cost.

    8-1-3-1-1: nothing otherwise.
    """
    answers = skill.keyword.startswith("counter: ") and not skill.cost
    if g.zone_of[card] not in HAND or (g.value(card, "type") != "extra" and not answers):
        return (), 0
    (specified, total), (more, added) = card_cost(g, card), energy_with(skill)
    return (*specified, *more), total + added


def energy_with(skill: n.Ability) -> tuple[tuple[str, ...], int]:
    """8-6-2-3-1: the energy of an Extra Card's skill cost, which is paid together with that of the card, if any is."""
    parts = [part for part in skill.cost if isinstance(part, PaidTogether)]
    specified = tuple(color for part in parts for color in part.specified)
    return specified, len(specified) + sum(part.free for part in parts)


def card_cost(g: Game, card: int) -> tuple[tuple[str, ...], int]:
    """2-11-1: the specified colours and the total; of a total that was reduced, no more can be specified."""
    total = g.value(card, "cost")
    return tuple(g.value(card, "specified cost"))[:total], total


def why_not_activate(g: Game, seat: int, card: int, ability: CompiledAbility, keywords: Sequence[str]) -> str | None:
    """The word for what forbids to activate this skill now."""
    if ability.kind != "activated" or ability.node.keyword not in keywords:
        return "no such skill"
    if not ability.zones >> g.zone_of[card] & 1:
        return "not there"
    return why_not_now(g, seat, card, ability)


def why_not_now(g: Game, seat: int, card: int, ability: CompiledAbility, freely: bool = False) -> str | None:
    """The word for what forbids to activate a skill that works where its card is, or freely what does by a skill."""
    scope = Scope(card, g.serial[card], seat)
    awakens = ability.node.keyword == "awaken"
    if awakens and g.cannot(-1 - seat, "awaken", card):
        return "forbidden"
    if ability.gate is not None and not ability.gate(g, scope) and not (awakens and waived(g, scope, ability)):
        return "no awakening" if awakens else "no such skill"
    if unusable(g, ability.id, card):
        return "unusable"
    barred = g.cannot(-1 - seat, "activate", card) or g.cannot(-1 - seat, ability.node.keyword, card)
    if barred or g.cannot(card, "activate skills"):
        return "forbidden"
    if freely and not can_pay(g, seat, *energy_with(ability.node)):
        return "cost not payable"
    if not freely and g.zone_of[card] in HAND and not can_pay(g, seat, *energy_of(g, card, ability.node)):
        return "cost not payable"
    if ability.payable is not None and not ability.payable(g, scope):
        return "cost not payable"
    return None


def card_used(option: Any) -> int:
    """The card of ("use", card, skill)."""
    card: int
    _, card, _ = option
    return card


def skill_used(option: Any) -> str:
    """The skill of ("use", card, skill)."""
    skill: str
    _, _, skill = option
    return skill


def skills(g: Game, seat: int, keywords: Sequence[str]) -> list[Option]:
    """The skills with one of these keywords that a player may activate now."""
    may_alter, of_seats = once(g.match, keywords, skill_places, g, keywords)
    altered = may_alter and bool(altered_cards(g))
    zones, definition = g.zones, g.definition
    found: list[Option] = []
    for zone, known in of_seats[seat]:
        for card in zones[zone]:
            for skill in usable(g, card, keywords) if altered else known.get(definition[card], ()):
                if why_not_now(g, seat, card, skill) is None:
                    found.append(("use", card, skill.id))
    return found


Skills: TypeAlias = dict[int, tuple[CompiledAbility, ...]]
"""By the definition of their card."""
SkillPlaces: TypeAlias = list[tuple[int, Skills]]
"""Numbers of areas with the skills that can be activated there."""


def skill_places(g: Game, keywords: Sequence[str]) -> tuple[bool, list[SkillPlaces]]:
    """For each player what is printed with one of these keywords, where it works; and whether cards may gain or lose
    such skills, so that every area is looked at."""
    may_alter = g.match.alters(ACTS)
    return may_alter, [places_with(g, zones, keywords, may_alter) for zones in g.match.act_zones]


def places_with(g: Game, zones: Sequence[int], keywords: Sequence[str], every: bool) -> SkillPlaces:
    found: SkillPlaces = []
    for zone in zones:
        known: Skills = {}
        for number in g.match.acting:
            for ability in g.match.abilities_of[number]:
                if ability.node.keyword in keywords and ability.kind == "activated" and ability.zones >> zone & 1:
                    put(known, number, ability)
        if known or every:
            found.append((zone, known))
    return found


def usable(g: Game, card: int, keywords: Sequence[str]) -> tuple[CompiledAbility, ...]:
    """What a card whose skills have changed has with one of these keywords, where it is; what it has twice, once."""
    held, zone = abilities(g, card), g.zone_of[card]
    there = [a for a in held if a.kind == "activated" and a.node.keyword in keywords and a.zones >> zone & 1]
    return tuple(dict.fromkeys(there))


def reveal_card(g: Game, v: Frame) -> None:
    """2-11-1-2: everybody sees the card before anything is paid for it.

    2-3-2-3, 10-2-2: out of the hand the card is activated, in the Battle Area a skill of it alone.
    """
    v.shown, in_hand = remember(g, (v.card,)), g.is_in(v.card, "hand")
    show(g, (v.card,), EVERYBODY, tell=in_hand)
    emit(g, "activate", v.card, note=v.name)
    if in_hand:
        hear(g, "use", (v.card,))


def energy_due(g: Game, v: Frame) -> tuple[tuple[str, ...], int]:
    return energy_of(g, v.card, g.match.abilities[v.name].node)


def begin_skill(g: Game, v: Frame) -> None:
    """4-3-4: the skill acts for the player who activated it."""
    begin(g, v.name, v.seat, v.card, g.serial[v.card])


def hide_card(g: Game, v: Frame) -> None:
    hide(g, v.shown)


ACTIVATE = procedure(
    "8-6-2",
    slots="seat card name shown",
    rows=[
        row("8-6-2-1", reveal_card),
        row("8-6-2-3-1", run("2-11-1", seat=seat_of, specified=lambda g, v: energy_due(g, v)[0],
                             total=lambda g, v: energy_due(g, v)[1])),
        row("8-6-2-5", begin_skill),
        row("8-6-2-5", hide_card),
    ],
)  # fmt: skip


PROCEDURES = (PAY, ACTIVATE)
