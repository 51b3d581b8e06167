"""Why an act is not allowed: the rule, and a sentence for the table."""

from __future__ import annotations

from typing import Any

from ...kernel import Game, abilities, loops
from .battle import BATTLE_SKILLS, ready, targets, why_not_combo
from .energy import why_not_activate
from .turn import MAIN_SKILLS, why_not_play
from .zones import active_energy

SENTENCES = {
    "1-3-3": "an effect forbids it, and what forbids beats what allows",
    "2-12-2": "the skill does not work in the area where the card is",
    "6-3-1-3-1": "only Battle Cards are played out of the hand, in the main phase",
    "6-3-1-3-1-1": "there is not enough active energy of the right colours",
    "7-1": "an active leader or Battle Card attacks the enemy leader or a resting Battle Card",
    "7-2-1-2-1": "only an active Battle Card that is not in the battle can combo",
    "7-2-1-2-1-1": "there is not enough active energy for the combo cost",
    "7-2-1-2-2": "only Battle Cards can combo",
    "8-1-3": "it is no skill that can be activated now",
    "8-4-2-2": "the cost cannot be paid in full",
    "10-1-1": "the condition of [Awaken] is not met",
    "10-10-1": "the skill was used this turn, or cannot be used",
    "11-1-1-2": "the loop was repeated as often as you said, and the situation is the same",
    "11-1-1-3": "you named the larger number for this loop, and the situation is the same",
}


def why_not(g: Game, seat: int, act: Any) -> tuple[str, str] | None:
    rule = _rule(g, seat, act)
    return (rule, SENTENCES[rule]) if rule else None


def _rule(g: Game, seat: int, act: Any) -> str | None:
    barred = loops.barred_by(g, act) if g.frames else None
    if barred is not None:
        return barred
    match act:
        case ("play", int(card)) if 0 <= card < len(g.definition):
            in_hand = g.facts["phase"] == "main phase" and card in g.in_zone(seat, "hand")
            return why_not_play(g, seat, card) if in_hand else "6-3-1-3-1"
        case ("combo", int(card)) if 0 <= card < len(g.definition):
            energy = len(active_energy(g, seat))
            return why_not_combo(g, seat, card, energy) if g.facts["attacker"] is not None else "7-2-1-2-1"
        case ("attack", int(card), _):
            return "7-1" if card not in ready(g, seat) or not targets(g, card) else None
        case ("use", int(card), str(name)) if 0 <= card < len(g.definition):
            return _use(g, seat, card, name)
    return None


def _use(g: Game, seat: int, card: int, name: str) -> str | None:
    ability = next((a for a in abilities(g, card) if a.id == name), None)
    if ability is None or g.master(card) != seat:
        return "8-1-3"
    in_battle = g.facts["attacker"] is not None
    return why_not_activate(g, seat, card, ability, BATTLE_SKILLS if in_battle else MAIN_SKILLS)
