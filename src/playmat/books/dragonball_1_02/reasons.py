"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import Game, abilities, loops
from .battle import BATTLE_SKILLS, ready, targets, why_not_combo
from .energy import why_not_activate
from .turn import MAIN_SKILLS, why_not_play
from .zones import active_energy, battle_cards, leader

MAIN, FIGHT, COUNTER, CHARGE = "act", "combo", "counter", "charged"
"""What is asked about in the main phase, in a battle, at counter timing, and in the charge phase."""


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    barred = loops.barred_by(g, act)
    if barred is not None:
        return barred
    match act:
        case ("play", int(card)) if 0 <= card < len(g.definition):
            return _play(g, seat, card)
        case ("combo", int(card)) if 0 <= card < len(g.definition):
            return _combo(g, seat, card)
        case ("attack", int(card), *aims):
            return _attack(g, seat, card, aims)
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return _use(g, seat, card, name)
        case ("charge", int()):
            return "no time to charge" if not _is_asked(g, CHARGE) else None
        case ("block", int()):
            return "no block"
    return None


def _is_asked(g: Game, about: str) -> bool:
    assert g.question is not None, "what stands against an act is asked at a question"
    return g.question.about == about


def _play(g: Game, seat: int, card: int) -> str | None:
    if not _is_asked(g, MAIN):
        return "no time to play"
    return why_not_play(g, seat, card, active_energy(g, seat)) if card in g.in_zone(seat, "hand") else "no play"


def _combo(g: Game, seat: int, card: int) -> str | None:
    """7-2-1-2, 7-3-1-2: out of one's own hand or Battle Area."""
    if not _is_asked(g, FIGHT):
        return "no time to combo"
    if card not in g.in_zone(seat, "hand") and card not in battle_cards(g, seat):
        return "no combo"
    return why_not_combo(g, seat, card, len(active_energy(g, seat)))


def _attack(g: Game, seat: int, card: int, aims: Sequence[Any]) -> str | None:
    """7-1: when, with what, and what."""
    if not _is_asked(g, MAIN):
        return "no time to attack"
    own = [leader(g, seat), *battle_cards(g, seat)]
    if card not in own or g.rested[card]:
        return "no attacker"
    found = targets(g, card) if card in ready(g, seat) else []
    if not found:
        return "forbidden"
    return None if all(aim in found for aim in aims) else "no target"


def _use(g: Game, seat: int, card: int, name: str) -> str | None:
    ability = next((a for a in abilities(g, card) if a.id == name), None)
    if ability is None or g.master(card) != seat:
        return "no such skill"
    fights = _is_asked(g, FIGHT)
    word = _timing(g, ability.node.keyword)
    return word or why_not_activate(g, seat, card, ability, BATTLE_SKILLS if fights else MAIN_SKILLS)


def _timing(g: Game, keyword: str) -> str | None:
    """4-6-3, 10-9-1: the timing that a skill of this sort has, if it is another than this."""
    main, fights = _is_asked(g, MAIN), _is_asked(g, FIGHT)
    if keyword.startswith("counter") and not _is_asked(g, COUNTER):
        return "only as a counter"
    if keyword in BATTLE_SKILLS and keyword not in MAIN_SKILLS and not fights:
        return "only in a battle"
    if keyword == "awaken" and not main and not fights:
        return "no time to awaken"
    if keyword in MAIN_SKILLS and keyword not in BATTLE_SKILLS and not main:
        return "only in the main phase"
    return None
