"""What to hope for in Force of Will: life, resonators and J-rulers that stay, magic stones, cards in hand.

The numbers are one scale: a card in hand is worth about two, a hundred life about half of one. A look ahead
passes until the chase is empty and no battle goes on, so a card played is worth what came of it, and what
lasts until end of turn is worth nothing but what it did meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...books.force_of_will_6_1.attacks import is_fighter
from ...books.force_of_will_6_1.timing import chase, in_battle
from ...books.force_of_will_6_1.zones import damage_on
from ...kernel.run.lasting import expire
from ...kernel.state.game import Game
from ...kernel.words.questions import DONE, Option, Question
from ...play.evaluations import PASS, Evaluation, first_thought, won_or_lost

SENSIBLE = ("sensible",)
STONES = (0.0, 4.5, 9.0, 13.0, 16.5, 19.5, 22.0, 24.0, 25.5, 26.5)
DEAR = 5
"""A card of this cost is changed for another before the first turn."""
HAND_SIZE, SMALL_DECK = 7, 5
TRIED, OTHERS = 2, 4
"""Cards of each side, and options that are no cards, that a look ahead tries where what it plays asks for some."""
EARLY = ("draw phase", "recovery phase")
FAR = 40
"""Answers after which such a trial is cut off."""
KEYWORDS = {
    "flying": 1.0, "first strike": 1.0, "pierce": 0.7, "precision": 0.7, "swiftness": 0.3, "explode": 0.5,
    "imperishable": 1.0,
}  # fmt: skip


def worth(g: Game, seat: int) -> float:
    if g.result is not None:
        return won_or_lost(g, seat)
    later = g
    if g.effects:
        later = g.fork()
        expire(later, "end of turn", g.facts["turn"])
    return side(later, seat) - side(later, 1 - seat)


def side(g: Game, seat: int) -> float:
    """What one seat has left and has on the table."""
    library = len(g.in_zone(seat, "deck"))
    total = of_life(g.facts[f"life {seat}"]) - 6.0 * max(SMALL_DECK - library, 0)
    return total + of_hand(g, seat) + of_field(g, seat) + 0.8 * len(g.in_zone(seat, "standby"))


def of_life(life: int) -> float:
    """A hundred life is worth more the fewer are left."""
    return life / 200 + min(life, 2000) / 300 + min(life, 1000) / 200


def of_hand(g: Game, seat: int) -> float:
    cards = g.in_zone(seat, "hand")
    return 2.0 * min(len(cards), HAND_SIZE) + 0.2 * max(len(cards) - HAND_SIZE, 0)


def of_field(g: Game, seat: int) -> float:
    """The cards in play, and how much of the opponent's life the fighters could take."""
    stones = ready = 0
    total = force = 0.0
    for card in g.in_zone(seat, "field"):
        if "magic stone" in g.value(card, "type"):
            stones += 1
            ready += not g.rested[card]
        else:
            total += of_card(g, card)
            force += (g.value(card, "atk") or 0) if is_fighter(g, card) else 0
    total += STONES[min(stones, len(STONES) - 1)] + 0.12 * ready
    theirs: int = g.facts[f"life {1 - seat}"]
    return total + 5.0 * min(force / max(theirs, 100), 1.0)


def of_card(g: Game, card: int) -> float:
    """A fighter by its numbers; any other card by what was paid for it."""
    cost: float = 0.4 * (g.value(card, "total cost") or 0)
    if not is_fighter(g, card):
        return 1.5 + cost
    total: float = 1.2 + cost + max(g.value(card, "atk"), 0) / 250 + max(g.value(card, "def"), 0) / 400
    total += sum(KEYWORDS.get(word, 0.2) for word in set(g.value(card, "keywords")))
    return total - (0.3 if g.rested[card] else 0.0)


# --- what is worth a thought ------------------------------------------------------------------------------


def sifted(g: Game, question: Question) -> Sequence[Option]:
    """The options that a bot tries: wills are made when they are paid, and only waiting cards are set."""
    options = question.options
    match question.about:
        case "payment":
            return (SENSIBLE,) if SENSIBLE in options else options
        case "mulligan":
            dear = [o for o in options if isinstance(o, int) and (g.value(o, "total cost") or 0) >= DEAR]
            return dear[:1] or (DONE,)
        case "discarded":
            return (min((o for o in options if isinstance(o, int)), key=lambda c: in_hand(g, c)),)
        case "act":
            if waits_for_main(g, question.seat) and PASS in options:
                return (PASS,)
            return [o for o in options if is_thinkable(g, o)] or options
    return options


def waits_for_main(g: Game, seat: int) -> bool:
    """Before one's own main phase nothing is in a hurry: the ruler had better rest for a stone than for an ability."""
    return g.facts["turn seat"] == seat and g.facts["phase"] in EARLY and not chase(g)


def in_hand(g: Game, card: int) -> float:
    """How gladly a card is kept: one that can be played soon rather than one that cannot."""
    stones = sum("magic stone" in g.value(c, "type") for c in g.in_zone(g.owner[card], "field"))
    cost = g.value(card, "total cost") or 0
    return float(cost if cost <= stones + 1 else stones + 1 - cost)


def is_thinkable(g: Game, option: Option) -> bool:
    match option:
        case ("use", _, str(ability)):
            return g.match.abilities[ability].sort != "will"
        case ("set", int(card)):
            return bool(g.has(card, "trigger") or g.has(card, "stealth"))
    return True


# --- quick answers ----------------------------------------------------------------------------------------


def habit(g: Game, question: Question, looking: int) -> Option:
    """Let things resolve, attack and block as it pays at a glance, and try the best cards on each side."""
    if question.seat == looking and question.kind in ("pick one", "pick some", "mode"):
        return best_of(g, question, looking)
    return at_a_glance(g, question, looking)


def best_of(g: Game, question: Question, looking: int) -> Option:
    """The likeliest options, each followed to the next quiet moment."""
    options = likely(g, question)
    if len(options) == 1:
        return options[0]
    return max(options, key=lambda option: followed(g, option, looking))


def followed(g: Game, option: Option, looking: int) -> float:
    fork = g.fork()
    fork.decide(option)
    for _ in range(FAR):
        question = fork.question
        if question is None or is_quiet(fork, question):
            break
        fork.decide(at_a_glance(fork, question, looking))
    return worth(fork, looking)


def likely(g: Game, question: Question) -> list[Option]:
    """A few cards of each side, the dearest first, after whatever is no card."""
    others = [option for option in question.options if not isinstance(option, int)]
    found: list[Option] = [*others[:OTHERS]]
    cards = [option for option in question.options if isinstance(option, int)]
    for seat in (0, 1):
        found += sorted((c for c in cards if g.master(c) == seat), key=lambda c: -of_card(g, c))[:TRIED]
    return found


def at_a_glance(g: Game, question: Question, looking: int) -> Option:
    options = question.options
    match question.about:
        case "act":
            return PASS if PASS in options else options[0]
        case "payment":
            return SENSIBLE if SENSIBLE in options else options[0]
        case "attack":
            return max(options, key=lambda option: of_attack(g, option))
        case "blocker":
            return max(options, key=lambda option: of_block(g, option))
    if question.kind in ("pick one", "pick some") and question.seat == looking:
        return likely(g, question)[0]
    if question.kind == "number":
        return options[-1]
    return first_thought(g, question, looking)


def left_of(g: Game, card: int) -> int:
    """The damage that a card still takes."""
    return int(g.value(card, "def") or 0) - damage_on(g, card)


def beats(g: Game, card: int, other: int) -> bool:
    return bool((g.value(card, "atk") or 0) >= left_of(g, other))


def exchange(g: Game, card: int, other: int) -> float:
    """What a battle of two cards is worth to the controller of the first."""
    return (of_card(g, other) if beats(g, card, other) else 0.0) - (of_card(g, card) if beats(g, other, card) else 0.0)


def of_attack(g: Game, option: Option) -> float:
    """An attack at a glance: what it hits, or the worst that a blocker makes of it."""
    if not isinstance(option, tuple):
        return 0.0
    _, card, target = option
    assert isinstance(card, int)
    foes = [c for c in g.in_zone(1 - g.master(card), "field") if is_fighter(g, c) and not g.rested[c] and c != target]
    if isinstance(target, int):
        hit = exchange(g, card, target)
    else:
        life = g.facts[f"life {1 - g.master(card)}"]
        hit = of_life(life) - of_life(max(life - (g.value(card, "atk") or 0), 0))
        hit += 100.0 if (g.value(card, "atk") or 0) >= life else 0.0
    return min([hit, *(exchange(g, card, foe) for foe in foes)])


def of_block(g: Game, option: Option) -> float:
    """A block at a glance, against what goes through without it."""
    (attacker, *_), (target, *_) = g.facts["attacker"], g.facts["attacked"]
    match option:
        case ("block", int(card)):
            return exchange(g, card, attacker)
    if target >= 0:
        return exchange(g, target, attacker)
    life, force = g.facts[f"life {1 - g.master(attacker)}"], g.value(attacker, "atk") or 0
    return of_life(max(life - force, 0)) - of_life(life) - (100.0 if force >= life else 0.0)


def is_quiet(g: Game, question: Question) -> bool:
    """Where a player acts while nothing waits to resolve and no battle goes on; and before cards are changed."""
    if question.about == "mulligan":
        return True
    return question.about == "act" and not chase(g) and not in_battle(g)


EVALUATION = Evaluation(worth, habit, is_quiet, sifted)
