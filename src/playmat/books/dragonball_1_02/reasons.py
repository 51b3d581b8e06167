"""Why an act is not allowed: which legality it is that the act meets. `cites` has the rules and sentences."""

from __future__ import annotations

from typing import Any

from ...kernel import Game, abilities, loops
from .battle import BATTLE_SKILLS, ready, targets, why_not_combo
from .energy import why_not_activate
from .turn import MAIN_SKILLS, why_not_play
from .zones import active_energy


def why_not(g: Game, seat: int, act: Any) -> str | None:
    """The word for what stands against an act first, or None where the question itself says it all."""
    barred = loops.barred_by(g, act) if g.frames else None
    if barred is not None:
        return barred
    match act:
        case ("play", int(card)) if 0 <= card < len(g.definition):
            in_hand = g.facts["phase"] == "main phase" and card in g.in_zone(seat, "hand")
            return why_not_play(g, seat, card) if in_hand else "no play"
        case ("combo", int(card)) if 0 <= card < len(g.definition):
            energy = len(active_energy(g, seat))
            return why_not_combo(g, seat, card, energy) if g.facts["attacker"] is not None else "not free to combo"
        case ("attack", int(card), _):
            return "no attack" if card not in ready(g, seat) or not targets(g, card) else None
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return _use(g, seat, card, name)
    return None


def _use(g: Game, seat: int, card: int, name: str) -> str | None:
    ability = next((a for a in abilities(g, card) if a.id == name), None)
    if ability is None or g.master(card) != seat:
        return "no such skill"
    in_battle = g.facts["attacker"] is not None
    return why_not_activate(g, seat, card, ability, BATTLE_SKILLS if in_battle else MAIN_SKILLS)
