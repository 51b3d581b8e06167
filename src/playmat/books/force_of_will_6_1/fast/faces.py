"""What can be told from print alone of playing a card, or an ability of one: its cost, and what it hangs on."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Check, Compiled, CompiledAbility, CostPlan, Game, flattened, once, walk
from ....kernel import nodes as n
from ..abilities import rests_itself
from ..attacks import STATES_BATTLE
from ..costs import PlayPlan
from ..matching import Need
from ..nodes import Cast, PayWill, RemoveCounters, Target, X
from ..playing import waits_to_be_set_off
from ..prices import OWN, deeds, plus, takes_itself, total, wills
from ..zones import SPELL

TABLE, MOMENT, POSTURE = 1, 2, 4
"""What is asked about beside a player's own cards and wills: the whole table; what may change with the phase or the
battle; which cards lie rested that may have to be turned to play a card."""
Way = tuple[Need, "CostPlan | None"]
"""A way to play a card: the wills it costs, and what is to be done beside."""


def plan_of(match: Compiled, name: str, face: int, cost: tuple[n.Effect, ...], played: bool) -> CostPlan | None:
    """What is to be done for a cost, as a plan of its own; None where nothing is. `played`: it is a card's."""
    if not cost:
        return None
    nothing = n.Ability("activated", n.Nothing(), zones=("field",))
    builder = match.builder(name, nothing, match.cards[face], whole=True)
    return PlayPlan(builder, cost) if played else CostPlan(builder, cost)


class Face:
    """What can be told of playing a card with this face."""

    __slots__ = ("asks", "beside", "cast", "fickle", "from_standby", "instant", "least", "need", "takes",
                 "trigger", "waits", "ways")  # fmt: skip

    def __init__(self, g: Game, face: int, spell: CompiledAbility) -> None:
        printed, match = g.match.printed[face], g.match
        self.cast = cast = next(part for part in walk(spell.node) if isinstance(part, Cast))
        cost = Need(tuple(printed["attribute cost"] or ()), printed["free cost"] or 0)
        self.fickle = is_fickle_face(g, face)
        """It changes its own cost."""
        self.takes = bool(deeds(cast.extra) or cast.ways)
        """It may need cards beside wills, which then do not leave to give wills."""
        self.asks = TABLE
        """What it asks about."""
        if self.fickle or not is_steady(spell):
            self.asks |= MOMENT
        if any(isinstance(part, n.Turn) for part in walk((cast.extra, cast.ways))):
            self.asks |= POSTURE
        self.beside: tuple[Check, ...] = spell.needs[1:]
        """What it needs beside its cost, which comes first."""
        extra = wills(cast.extra)
        beside = deeds(cast.extra)
        plans = [plan_of(match, f"{spell.id}/way {i}", face, beside + deeds(way), True)
                 for i, way in enumerate(cast.ways)]  # fmt: skip
        others = tuple((plus(extra, wills(way)), plan) for way, plan in zip(cast.ways, plans, strict=True))
        due = plan_of(match, f"{spell.id}/extra", face, beside, True)
        self.ways: tuple[Way, ...] = ((plus(cost, extra), due), *others)
        self.from_standby: tuple[Way, ...] = ((extra, due), *others) if cast.waits else self.ways
        """Out of standby a Trigger card costs nothing but its payment (708.4)."""
        self.need: Need | None = None if self.fickle or due is not None or others else plus(cost, extra)
        """What it costs, where that is nothing but wills, in one way, and by no text of its own less."""
        self.least = 0 if self.fickle else min(total(need) for need, _ in self.ways)
        """How many wills it costs in any case."""
        keywords, chant = printed["keywords"], "chant" in printed["type"]
        self.waits = waits_to_be_set_off(g, face)
        """It is an arrow Trigger."""
        self.trigger = chant and "trigger" in keywords
        """It is a chant with any Trigger."""
        self.instant = "quickcast" in keywords or (self.trigger and not self.waits)
        """It may be played at any time."""


def is_fickle_face(g: Game, face: int) -> bool:
    """Whether the card itself says what playing it, or something of it, costs more or less."""
    fickle = g.match.rule_effects_of.get(OWN)
    return fickle is not None and face in fickle


def played_faces(g: Game) -> dict[int, Face]:
    found: dict[int, Face] = once(g.match, "played faces", _played_faces, g)
    return found


def _played_faces(g: Game) -> dict[int, Face]:
    every = enumerate(g.match.abilities_of)
    return {i: Face(g, i, held[0]) for i, held in every if held and held[0].sort == SPELL}


class Activate:
    """An ability that is played to the chase by its controller, with what can be told of it at once."""

    __slots__ = ("ability", "asks", "checks", "contested", "counted", "fickle", "judgment", "least", "limited", "minds",
                 "need", "needs", "rests", "spared", "wanted", "zones")  # fmt: skip

    def __init__(self, g: Game, face: int, ability: CompiledAbility) -> None:
        cost = ability.node.cost
        self.ability = ability
        self.fickle = is_fickle_face(g, face) or any(isinstance(part, PayWill) for part in walk(deeds(cost)))
        """What it costs is not plain: the card changes it, or it is not asked for by itself."""
        self.zones = ability.zones
        self.judgment = ability.node.keyword == "judgment"
        self.rests = rests_itself(ability)
        self.minds = self.judgment or takes_itself(cost) or any(isinstance(part, n.Turn) for part in walk(cost))
        """Whether it may be played may hang on whether its card lies rested, be it that its card gives wills for it."""
        paid = [part for part in cost if isinstance(part, PayWill) and part != PayWill()]
        self.needs = tuple(Need(part.attributes, part.free) for part in paid if part.attributes or part.free)
        """The wills it costs; those that may be spent only for cards pay none of it."""
        self.need = next(iter(self.needs), None) if not self.fickle else None
        """The first of them, which tells soonest that it cannot be paid."""
        self.needs = self.needs if takes_itself(cost) else self.needs[1:]
        """Those that are still to be looked at then."""
        self.spared = takes_itself(cost)
        """Its card gives no wills for it, for the same cost uses it up."""
        self.least = 0 if self.need is None else total(self.need)
        """How many wills it costs at least."""
        self.limited = bool(ability.node.limit) or any(isinstance(part, n.CannotUse) for part in walk(ability.node))
        """It may have been used as often as it may be."""
        self.counted = takes_counters(cost)
        """Some counter on its card must be removed for it."""
        word = taken_type(cost)
        every = enumerate(g.match.printed)
        self.wanted = frozenset(i for i, printed in every if word in printed["type"]) if word is not None else None
        """The faces of which a card in the player's field must be taken for it, where it asks for a type."""
        gates = () if ability.gate is None else (ability.gate,)
        plan = plan_of(g.match, f"{ability.id}/cost", face, deeds(cost), False)
        self.checks: tuple[Check, ...] = (*gates, *ability.needs, *(() if plan is None else (plan.payable,)))
        """What must hold beside for it to be played."""
        self.asks = TABLE if gates or ability.needs or not is_at_home(cost) else 0
        """What it asks about."""
        self.contested = bool(paid) and (takes_from_play(cost) or (takes_counters(cost) and gives_by_counters(g, face)))
        """Some card or counter that might give wills for it may have to be chosen or removed for it."""
        if self.contested:
            self.asks |= POSTURE
        if self.fickle or not is_steady(ability):
            self.asks |= MOMENT


def takes_from_play(cost: Sequence[n.Effect]) -> bool:
    """Whether it takes chosen cards that may be in play."""
    hidden = {"hand", "deck", "graveyard"}
    return any(
        isinstance(part, n.Choose) and not (isinstance(part.among, n.Cards) and set(part.among.zones) <= hidden)
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def is_steady(ability: CompiledAbility) -> bool:
    """Whether the text asks about nothing that changes without a trace: how cards lie, or how a battle stands.

    Whose turn it is, and which cards have a role in a battle, leave one (`listing.table`).
    """
    turns = any(isinstance(part, n.Turn) and not isinstance(part.cards, n.This) for part in walk(ability.node.cost))
    return not turns and not any(map(is_fleeting, walk(ability.node)))


def is_fleeting(part: n.Node) -> bool:
    """Whether a part of a text asks about what changes without a trace."""
    if isinstance(part, n.InState):
        return part.state not in STATES_BATTLE
    if isinstance(part, Target):
        return any(isinstance(each, X) for each in walk(part))
    if isinstance(part, n.During):
        return part.phase not in ("", "turn")
    return isinstance(part, n.Related | n.Holds | n.Fact)


def is_at_home(cost: Sequence[n.Effect]) -> bool:
    """Whether a cost asks about nothing but its player's wills and cards in play, no battle among it."""
    if any(isinstance(part, n.InState) for part in walk(cost)):
        return False
    return all(
        isinstance(part, PayWill)
        or (isinstance(part, RemoveCounters) and isinstance(part.of, n.This))
        or (isinstance(part, n.Turn | n.Move) and isinstance(part.cards, n.This | n.It))
        or (isinstance(part, n.Choose) and isinstance(part.among, n.Cards) and part.among.side == "mine")
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def takes_counters(cost: Sequence[n.Effect]) -> bool:
    """Whether some counter on the card itself must be removed."""
    return any(
        isinstance(part, RemoveCounters) and isinstance(part.of, n.This)
        and isinstance(part.amount, n.Number) and part.amount.value > 0
        for whole in cost for part in flattened(whole)
    )  # fmt: skip


def gives_by_counters(g: Game, face: int) -> bool:
    """Whether a card with this face gives wills for counters on it."""
    wills = (ability for ability in g.match.abilities_of[face] if ability.sort == "will")
    return any(takes_counters(ability.node.cost) for ability in wills)


def taken_type(cost: Sequence[n.Effect]) -> str | None:
    """The type that some card in the player's field must have that is chosen for it."""
    for part in (part for whole in cost for part in flattened(whole)):
        match part:
            case n.Choose(among=n.Cards(("field",), "mine", where), count=n.Number(count), up_to=False) if count > 0:
                for each in where.parts if isinstance(where, n.All) else (where,):
                    if isinstance(each, n.Is) and each.characteristic == "type" and each.op == "has":
                        return str(each.value) if isinstance(each.value, str) else None
    return None
