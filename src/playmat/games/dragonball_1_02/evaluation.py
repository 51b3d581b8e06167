"""What to hope for in Dragon Ball: life, cards in hand, Battle Cards that reach, energy to pay with.

The numbers are one scale: a card in hand is worth about two, and a life more than the card it becomes.
"""

from __future__ import annotations

from ...books.dragonball_1_02.zones import active_energy, battle_cards, leader
from ...kernel.state.game import Game
from ...kernel.state.view import open_facts
from ...kernel.words.questions import Option, Question
from ...play.evaluations import PASS, Evaluation, first_thought, won_or_lost

LIFE = (-100.0, 0.0, 10.0, 18.0, 25.0, 31.0, 36.0, 41.0, 46.0)
ENERGY = (0.0, 4.0, 8.0, 12.0, 15.5, 18.5, 21.0, 23.0)
KEYWORDS = {
    "blocker": 1.0, "critical": 1.0, "double strike": 1.5, "triple strike": 2.5, "quadruple strike": 3.0,
    "dual attack": 1.5, "triple attack": 2.5, "revenge": 0.5,
}  # fmt: skip


def worth(g: Game, seat: int) -> float:
    if g.result is not None:
        return won_or_lost(g, seat)
    # A look ahead that ends in the opponent's turn has seen its draw, one that ends before it has not.
    drawn = 2.0 if g.facts["turn seat"] != seat and g.facts["phase"] == "charge phase" else 0.0
    return side(g, seat) - side(g, 1 - seat) + drawn


def side(g: Game, seat: int) -> float:
    """What one seat has left and has on the table."""
    total = LIFE[min(len(g.in_zone(seat, "life")), 8)]
    if len(g.in_zone(seat, "deck")) < 6:
        total -= 8.0 * (6 - len(g.in_zone(seat, "deck")))
    return total + of_leader(g, seat) + of_energy(g, seat) + of_hand(g, seat) + of_board(g, seat)


def of_leader(g: Game, seat: int) -> float:
    """An awakened leader is stronger in more than its power."""
    card = leader(g, seat)
    awakened = is_awakened(g, card)
    return (3.0 if awakened else 0.0) + (g.match.printed[g.definition[card]]["power"] or 0) / 2500


def is_awakened(g: Game, card: int) -> bool:
    """Whether a leader lies with its back up: the front is the side that has one."""
    side = g.match.cards[g.definition[card]]
    return any(brought.extra.get("back") is side for brought in g.start.decks[g.owner[card]].parts["leader"])


def of_energy(g: Game, seat: int) -> float:
    count, active = len(g.in_zone(seat, "energy")), active_energy(g, seat)
    colors = {color for card in active for color in g.value(card, "color")}
    beyond = max(count - len(ENERGY) + 1, 0)
    return ENERGY[min(count, len(ENERGY) - 1)] + beyond + 0.15 * len(active) + 0.1 * len(colors)


def of_hand(g: Game, seat: int) -> float:
    """Cards to play soon and cards to combo with; the tenth card is worth less than the first."""
    hand = g.in_zone(seat, "hand")
    energy = len(g.in_zone(seat, "energy"))
    total = 1.6 * min(len(hand), 7) + 1.0 * max(len(hand) - 7, 0)
    return total + sum(of_card_in_hand(g, card, energy) for card in hand)


def of_card_in_hand(g: Game, card: int, energy: int) -> float:
    cost = g.value(card, "cost") or 0
    soon = 0.6 if cost <= energy + 1 else 0.0 if cost > energy + 3 else 0.3
    free = 0.3 if g.value(card, "combo cost") == 0 else 0.0
    return soon + free + min(cost, 6) / 15 + (g.value(card, "combo power") or 0) / 40000


def of_board(g: Game, seat: int) -> float:
    """Battle Cards by their power against the enemy leader; a field card counts as a card."""
    wall = g.value(leader(g, 1 - seat), "power") or 0
    fighting = battle_cards(g, seat)
    others = len(g.in_zone(seat, "battle")) - len(fighting)
    return 2.5 * others + sum(of_battle_card(g, card, wall) for card in fighting)


def of_battle_card(g: Game, card: int, wall: int) -> float:
    power = max(g.match.printed[g.definition[card]]["power"] or 0, 0)
    total = 2.0 + power / 5000
    total += 2.0 if power >= wall else 1.0 if power + 5000 >= wall else 0.0
    total += sum(number for word, number in KEYWORDS.items() if g.has(card, word))
    return total - (0.3 if g.rested[card] else 0.0)


# --- quick answers ----------------------------------------------------------------------------------


def habit(g: Game, question: Question, looking: int) -> Option:
    """Finish the combos that were begun, and do nothing else; the seat that does not look ahead passes."""
    options = question.options
    match question.about:
        case "combo":
            return enough_combos(g, question) if question.seat == looking else PASS
        case "counter":
            return "end"
        case "blocker":
            return "nobody"
    if question.kind == "pick some" and question.seat == looking:
        return options[0]
    return first_thought(g, question, looking)


def enough_combos(g: Game, question: Question) -> Option:
    """Go on with the greatest combo power until the battle is won; begin nothing."""
    seat = question.seat
    if not g.in_zone(seat, "combo") or would_win(g, seat):
        return PASS
    combos = {o: combo_power(g, card) for o in question.options if (card := combined(o)) is not None}
    if not combos or missing(g, seat) > sum(combos.values()):
        return PASS
    return max(combos, key=combos.__getitem__)


def combined(option: Option) -> int | None:
    """The card that an option combos with."""
    match option:
        case ("combo", int(card)):
            return card
    return None


def combo_power(g: Game, card: int) -> int:
    return max(g.value(card, "combo power") or 0, 0)


def strength(g: Game, fighter: int, seat: int) -> int:
    """The power of a card in battle with the combos laid for it."""
    power = max(g.value(fighter, "power") or 0, 0)
    return int(power + sum(combo_power(g, card) for card in g.in_zone(seat, "combo")))


def missing(g: Game, seat: int) -> int:
    """The power that a seat lacks to win the battle: the attack succeeds with equal power (7-4-1-4)."""
    facts = open_facts(g)
    attacker, guard, attacking = facts["attacker"], facts["guard"], facts["turn seat"]
    if attacker is None or guard is None:
        return 0
    gap = strength(g, guard, 1 - attacking) - strength(g, attacker, attacking)
    return max(gap, 0) if seat == attacking else max(1 - gap, 0)


def would_win(g: Game, seat: int) -> bool:
    return missing(g, seat) == 0


def is_quiet(g: Game, question: Question) -> bool:
    """In the main phase, where a turn begins, and before a redraw: luck that is imagined is none."""
    return question.about in ("act", "charged", "mulligan")


EVALUATION = Evaluation(worth, habit, is_quiet)
