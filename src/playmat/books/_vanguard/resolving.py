"""Attack resolutions: which battle it is, what was designated, what is hit or missed, and what leaves afterwards."""

from __future__ import annotations

from ...kernel import Fact, Frame, Game, emit, hear, move, permission
from .battling import Placed, attacked_units, hit_rear_guards, known, on_guardian_circles, still
from .circles import REAR_GUARD, VANGUARD
from .rulings import AS_IF_IT_HIT
from .turning import begin

FACTS = (Fact("fighting", False, loops=True),)
"""From the attack step to the close step of a battle."""


# --- who takes part ---------------------------------------------------------------------------------


def is_attacked_there(g: Game, card: int) -> bool:
    """As long as it is on the circle where it was attacked; a unit that comes to that circle is not attacked."""
    return card in attacked_units(g)


def is_attacking_there(g: Game, card: int) -> bool:
    """Only where it began to attack."""
    return still(g, g.facts["attacker"]) and bool(g.facts["attacker"][0] == card)


def kind_of_battle(g: Game, unit: Placed) -> int:
    """The circle that tells whether a vanguard or a rear-guard is attacked: where the unit was when it was chosen, or
    where it is now, once every attacked unit that was a vanguard is a rear-guard, or the other way round."""
    _, _, _, began, _ = unit
    attacked: tuple[Placed, ...] = g.facts["attacked"]
    return g.zone_of[unit[0]] if unit in attacked and all(changed_kind(g, each) for each in attacked) else began


def changed_kind(g: Game, unit: Placed) -> bool:
    card, serial, _, began, _ = unit
    was_vanguard = g.match.zone_names[began] == VANGUARD
    return g.serial[card] == serial and g.is_in(card, REAR_GUARD if was_vanguard else VANGUARD)


# --- beginning and end ------------------------------------------------------------------------------

begin_start_step = begin("battle phase", "start step")


def start_step(g: Game, v: Frame) -> None:
    """Only the first start step of a battle phase is heard to begin."""
    if v.started:
        g.set("step", "start step")
        return
    v.started = True
    begin_start_step(g, v)


def fight(g: Game, v: Frame) -> None:
    v.step = g.facts["step"]
    v.sent = None if v.attacker is None else g.serial[v.attacker]
    g.set("fighting", True)


def has_left(g: Game, v: Frame) -> bool:
    """The unit that a text sent to attack is not there any more."""
    return v.sent is not None and bool(g.serial[v.attacker] != v.sent)


def fought(g: Game, v: Frame) -> None:
    g.set("fighting", False)
    g.set("step", v.step)


def attacker_unspecified(g: Game, v: Frame) -> bool:
    """None was specified by a text."""
    return v.attacker is None


# --- what comes of it -------------------------------------------------------------------------------


def report_miss(g: Game, v: Frame) -> None:
    """For each attacked unit that was not hit; a text may let the attacker's abilities on hitting be set off all the
    same."""
    attacker, booster = known(g, g.facts["attacker"]), known(g, g.facts["booster"])
    for unit in g.facts["attacked"]:
        if unit not in g.facts["hit"]:
            card, serial, *_ = unit
            emit(g, "miss", attacker, card, booster, past=card if g.serial[card] != serial else None)
            if attacker is not None and permission(g, attacker, AS_IF_IT_HIT):
                hear(g, "hit", (attacker, card, booster), only=attacker)


def retire_guardians(g: Game, v: Frame) -> None:
    move(g, on_guardian_circles(g), "drop", verb="retire")


def retire_hit(g: Game, v: Frame) -> None:
    move(g, hit_rear_guards(g), "drop", verb="retire")
