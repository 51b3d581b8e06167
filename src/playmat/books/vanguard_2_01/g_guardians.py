"""7.5.1.2.3, 11.14: G guardians, which are called out of the G zone in the guard step."""

from __future__ import annotations

from ...kernel import CompiledAbility, Frame, Game, abilities, emit, move, sees, show
from ...kernel import begin as begin_ability
from .._vanguard.battling import on_guardian_circles
from .._vanguard.turning import EVERYBODY, call_forbidden, why_not_play
from .gzone import G_GUARDIAN
from .stride import GRADE_TO_STRIDE, grade_of
from .zones import G_ZONE

MOST_FACE_UP = 3


def skill_of(g: Game, card: int) -> CompiledAbility | None:
    return next((a for a in abilities(g, card) if a.node.keyword == G_GUARDIAN), None)


def why_not_g_guard(g: Game, seat: int, card: int) -> str | None:
    """7.5.1.2.3, 11.14.2: a face-down card with the ability, vanguards of grade 3 or more, and at most three face up.

    11.14.1: its cost must be payable.
    """
    skill = skill_of(g, card) if card in g.in_zone(seat, G_ZONE) and g.face_down[card] else None
    if skill is None:
        return "no G guardian"
    face_up = [c for c in g.in_zone(seat, G_ZONE) if not g.face_down[c] and g.has(c, G_GUARDIAN)]
    if min(grade_of(g, 0), grade_of(g, 1)) < GRADE_TO_STRIDE or len(face_up) > MOST_FACE_UP:
        return "G guardian too early or too late"
    if g.cannot(-1 - seat, "guard", card) or call_forbidden(g, seat, card):
        return "forbidden"
    return why_not_play(g, seat, card, g.zone_of[card], skill)


def g_guardians(g: Game, seat: int) -> list[int]:
    """Those that may be called now; of equal cards that lie face down one is enough."""
    unlike = {g.definition[card]: card for card in g.in_zone(seat, G_ZONE) if g.face_down[card]}
    return [card for card in unlike.values() if why_not_g_guard(g, seat, card) is None]


def is_from_g_zone(g: Game, v: Frame) -> bool:
    return g.is_in(v.guards, G_ZONE)


def was_g_guardian(g: Game, v: Frame) -> bool:
    return v.guards is None


def call_g_guardian(g: Game, v: Frame) -> None:
    """7.5.1.2.3: its cost is paid, then it is superior called, and it is said which unit it guards."""
    card, seat = v.guards, 1 - g.facts["turn seat"]
    skill = skill_of(g, card)
    assert skill is not None
    v.guards = None
    show(g, (card,), EVERYBODY, tell=not sees(g, 1 - seat, card))
    emit(g, "play", card, note=skill.id)
    begin_ability(g, skill.id, seat, card, g.serial[card])


def retire_g_guardians(g: Game, v: Frame) -> None:
    """7.7.1.9: they are retired before the others, and that leads them to the G zone."""
    move(g, [card for card in on_guardian_circles(g) if g.has(card, G_GUARDIAN)], "drop", verb="retire")
