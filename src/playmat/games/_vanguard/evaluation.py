"""What to hope for in Vanguard: few damage, a ridden vanguard, attackers that reach, cards to guard with.

The numbers are one scale: a damage is worth about a card in hand early, and much more near the sixth.
"""

from __future__ import annotations

from ...books._vanguard.circles import CLASSIC, FACING, VANGUARD, Field, vanguard
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import first_thought, picked_so_far, won_or_lost

FIELD = Field(CLASSIC, FACING)

DAMAGE = (0.0, 4.0, 9.0, 16.0, 26.0, 42.0, 100.0)


def worth(g: Game, seat: int) -> float:
    if g.result is not None:
        return won_or_lost(g, seat)
    # A look ahead that ends in the opponent's turn has seen its draw, one that ends before it has not.
    drawn = 3.0 if g.facts["turn seat"] != seat and g.facts["phase"] == "ride phase" else 0.0
    return side(g, seat) - side(g, 1 - seat) + drawn


def side(g: Game, seat: int) -> float:
    """What one seat has on the table, less what it has suffered."""
    damage = g.in_zone(seat, "damage")
    face_up = sum(not g.face_down[card] for card in damage)
    total = 0.6 * face_up + 0.3 * min(len(g.in_zone(seat, "soul")), 8) - DAMAGE[min(len(damage), 6)]
    if len(g.in_zone(seat, "deck")) < 5:
        total -= 4.0 * (5 - len(g.in_zone(seat, "deck")))
    return total + of_vanguard(g, seat) + of_field(g, seat) + of_hand(g, seat)


def of_vanguard(g: Game, seat: int) -> float:
    at = vanguard(g, seat)
    if at is None:
        return -40.0
    grade: int = g.value(at, "grade")
    power: int = g.value(at, "original power")
    return 12.0 * min(grade, 3) + power / 2000


def of_field(g: Game, seat: int) -> float:
    """Units by their places, and columns strong enough to hit the opposing vanguard."""
    target = vanguard(g, 1 - seat)
    wall = g.value(target, "original power") if target is not None else 10000
    return sum(of_column(g, seat, front, back, wall) for front, back in FIELD.behind.items())


def of_column(g: Game, seat: int, front: str, back: str, wall: int) -> float:
    attackers, boosters = g.in_zone(seat, front), g.in_zone(seat, back)
    total, power = 0.0, 0
    if attackers:
        power = g.value(attackers[-1], "original power")
        total += 0.0 if front == VANGUARD else 1.5 + power / 3000
    if boosters:
        boosts = g.has(boosters[-1], "boost")
        power += g.value(boosters[-1], "original power") if boosts and attackers else 0
        total += (2.0 if boosts else 0.8) + g.value(boosters[-1], "original power") / 4000
    if attackers and power >= wall:
        total += 2.5 + min((power - wall) // 5000, 2)
    return total


def of_hand(g: Game, seat: int) -> float:
    """Shields, a few cards in reserve, and the grades still to be ridden."""
    hand = g.in_zone(seat, "hand")
    total = 2.0 * len(hand) + min(len(hand), 3)
    total += sum((g.value(card, "shield") or 0) / 5000 for card in hand)
    at = vanguard(g, seat)
    grade = g.value(at, "grade") if at is not None else 0
    held = {g.value(card, "grade") for card in hand}
    return total + sum((6.0 if step == grade + 1 else 3.0) for step in range(grade + 1, 4) if step in held)


# --- quick answers ----------------------------------------------------------------------------------


def habit(g: Game, question: Question, looking: int) -> Option:
    """Attack the vanguard boosted, guard just enough, and give bonuses to what fights.

    The seat that does not look ahead passes: it does not guard.
    """
    options = question.options
    match question.about:
        case "returned":
            return DONE
        case "attacker":
            return max(options, key=lambda card: g.value(card, "power") if isinstance(card, int) else -1)
        case "target":
            return next((o for o in options if isinstance(o, int) and g.is_in(o, VANGUARD)), options[0])
        case "booster" | "drawing":
            return options[0]
        case "guards":
            return enough_guards(g, question) if question.seat == looking else DONE
        case "receiver":
            return who_fights(g, question)
    if question.kind == "pick some" and question.seat == looking:
        return options[0]
    if question.kind == "place":
        return free_circle(g, question)
    return first_thought(g, question, looking)


def enough_guards(g: Game, question: Question) -> Option:
    """Go on with the largest shield until the attack would fail; begin nothing."""
    chosen, facts = picked_so_far(g, question), open_facts(g)
    attacker, attacked = facts["attacker"], facts["attacked"]
    if DONE not in question.options or not chosen or attacker is None or not attacked:
        return DONE if DONE in question.options else question.options[0]
    first, *_ = attacked
    shields = sum(g.value(card, "shield") or 0 for card in chosen)
    if g.value(first, "power") + shields > g.value(attacker, "power"):
        return DONE
    cards = [o for o in question.options if isinstance(o, int)]
    return max(cards, key=lambda card: g.value(card, "shield") or 0) if cards else DONE


def who_fights(g: Game, question: Question) -> Option:
    """The attacker, the attacked, or the vanguard."""
    facts = open_facts(g)
    for card in (facts["attacker"], *facts["attacked"], vanguard(g, question.seat)):
        if card is not None and card in question.options:
            return int(card)
    return question.options[0]


def free_circle(g: Game, question: Question) -> Option:
    free = [o for o in question.options if o in FIELD.rear_guards and not g.in_zone(question.seat, str(o))]
    return free[0] if free else question.options[0]


def is_quiet(g: Game, question: Question) -> bool:
    """At an act or between two attacks."""
    return question.about in ("ride", "act", "attack")
