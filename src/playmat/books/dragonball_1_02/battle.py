"""Section 7: attacks and battles, with the keyword skills that rules ask for (10-5, 10-6).

Facts of a battle: `attacker` and `guard` as (card, serial, area), `negated attack`, `combos counted` while combo
power counts (7-4-1-2 to 7-4-1-7), `won` when the attack succeeded, `combos` the
cards comboed with, each with the area that it came from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel import (
    Fact,
    Frame,
    Game,
    Guard,
    Option,
    Step,
    as_it_is,
    ask,
    distinct,
    emit,
    expire,
    goto,
    in_force,
    leave,
    move,
    permission,
    pick,
    procedure,
    row,
    run,
    set_off_once,
    turn,
)
from .energy import card_used, skill_used, skills
from .timing import CHECK, COMBO, drop_combos, other_player, turn_player
from .zones import BATTLE, HAND, active_energy, area, battle_cards, leader, restable, stays

PASS = "pass"
STRIKES = {"double strike": 2, "triple strike": 3, "quadruple strike": 4}
"""10-6-1-1, 10-6-1-2, 10-6-1-3: how much damage each makes of one."""
CLEARED = "the battle is cleared"
"""The moment at which nothing more is known of a battle (7-4-1-10)."""
Placed = tuple[int, int, int]


def placed(g: Game, card: int) -> Placed:
    return (card, g.serial[card], g.zone_of[card])


def still(g: Game, fighter: Placed | None) -> bool:
    """Whether the card has not left its area since, not even to come back."""
    if fighter is None:
        return False
    card, serial, area = fighter
    return g.serial[card] == serial and g.zone_of[card] == area


def fighter(g: Game, role: str) -> int:
    """The card that is the attacker or the guard card of the battle."""
    card: int
    card, _, _ = g.facts[role]
    return card


def the_card(g: Game, fighter: Placed | None) -> int | None:
    """The number of a card of the battle, while it is in its area."""
    if fighter is None or not still(g, fighter):
        return None
    card, _, _ = fighter
    return card


FACTS = (
    Fact("battles", 0),
    Fact("attacker", None, values=True, until=CLEARED, seen=the_card),
    Fact("guard", None, values=True, until=CLEARED, seen=the_card),
    Fact("first guard", None, until=CLEARED, seen=the_card),
    Fact("negated attack", False, until=CLEARED, seen=as_it_is),
    Fact("combos counted", False, values=True, until=CLEARED),
    Fact("won", False, until=CLEARED, seen=as_it_is),
    Fact("combos", (), values=True, until=CLEARED),
)


# --- 7-1 declaring --------------------------------------------------------------------------------------


NO_ATTACK = ("cannot", "attack")


def ready(g: Game, seat: int) -> list[int]:
    """7-1: the Active Leader and Battle Cards of the turn player that may attack, which they do by being rested."""
    cards = restable(g, [leader(g, seat), *battle_cards(g, seat)])
    if NO_ATTACK not in g.match.changeable:
        return cards
    return [c for c in cards if not g.cannot(-1 - seat, "attack", c)]


TARGETING = (NO_ATTACK, ("cannot", "be attacked"), ("may", "attack active battle cards"))
"""What cards may change about the choice of a target."""


def targets(g: Game, attacker: int) -> list[int]:
    """7-1: the enemy Leader, or an enemy Battle Card in Rest Mode."""
    seat, rested = 1 - g.master(attacker), g.rested
    everyone = battle_cards(g, seat)
    resting = [c for c in everyone if rested[c]]
    if not in_force(g, TARGETING):
        return [leader(g, seat), *resting]
    freely = permission(g, attacker, "attack active battle cards")
    found = [leader(g, seat), *(everyone if freely else resting)]
    return [c for c in found if not g.cannot(attacker, "attack", c) and not g.cannot(c, "be attacked", attacker)]


def declare(g: Game, v: Frame) -> None:
    expire(g, CLEARED, g.facts["battles"])
    g.set("battles", g.facts["battles"] + 1)
    g.set("attacker", placed(g, v.card))
    g.set("guard", placed(g, v.target))
    g.set("first guard", g.facts["guard"])
    turn(g, (v.card,), rested=True)
    emit(g, "attack", v.card, v.target)


def aim(g: Game, card: int) -> None:
    """7-1-3: the attack is on another card, which is the attacked card from then on."""
    if card != fighter(g, "guard"):
        g.set("guard", placed(g, card))
        emit(g, "retarget", fighter(g, "attacker"), card)


def over(g: Game, v: Frame) -> bool:
    """7-1-3, 7-1-3-1: the attack was negated, or a card of the battle left its area.

    4-7-3-5: so an attack that was countered goes on only if it still can.
    """
    facts, serial, zone_of = g.facts, g.serial, g.zone_of
    attacker, guard = facts["attacker"], facts["guard"]
    if facts["negated attack"] or attacker is None or guard is None:
        return True
    # As `still`, in place: it is asked after every step.
    (card, at, area), (other, other_at, other_area) = attacker, guard
    return not (
        serial[card] == at and zone_of[card] == area and serial[other] == other_at and zone_of[other] == other_area
    )


# --- 7-2, 7-3 combos and battle skills ----------------------------------------------------------------------


def begin_step(step: str) -> Step:
    beginning = f"begin {step}"

    def start(g: Game, v: Frame) -> None:
        g.set("step", step)
        emit(g, beginning)

    return start


NO_COMBO = (("cannot", "combo"), ("cannot", "combo from hand"))


def may_not_combo(g: Game, seat: int, card: int) -> bool:
    """1-3-3: whether an effect keeps a player from comboing with this card from where it is, by act or by skill."""
    if not in_force(g, NO_COMBO):
        return False
    if g.zone_of[card] in HAND and g.cannot(-1 - seat, "combo from hand", card):
        return True
    return g.cannot(card, "combo") or g.cannot(-1 - seat, "combo", card)


def why_not_combo(g: Game, seat: int, card: int, energy: int) -> str | None:
    """The word for what keeps a Battle Card from being comboed now with so much active energy.

    3-7-1, 2-10-2, 3-7-4: only a Battle Card has a combo cost and can be; how many have been is not asked.

    7-3-1-2-1: the guard card cannot be, and no card that rests, unless a text lets it.
    """
    cost = g.value(card, "combo cost")
    if cost is None:
        return "no combo"
    if g.zone_of[card] in BATTLE:
        fighting = (fighter(g, "attacker"), fighter(g, "guard"))
        resting = g.rested[card] and not permission(g, card, "combo in rest mode")
        if resting or card in fighting:
            return "not free to combo"
        if stays(g, card):
            return "forbidden"
    if may_not_combo(g, seat, card):
        return "forbidden"
    return None if cost <= energy else "combo not payable"


def combos(g: Game, seat: int) -> list[Option]:
    """7-3-1-2-1, 7-3-1-2-2: out of the hand and out of the Battle Area, for whoever acts."""
    cards = [*distinct(g, g.zones[HAND[seat]]), *battle_cards(g, seat)]
    energy = len(active_energy(g, seat))
    return [("combo", c) for c in cards if why_not_combo(g, seat, c, energy) is None]


BATTLE_SKILLS = ("activate battle", "awaken")
"""7-2-1-2-3-1, 7-3-1-2-2-2, 7-3-1-2-2-3: what either player may activate in a battle; [Awaken] is among it."""


def battle_actions(g: Game, v: Frame) -> list[Option]:
    """4-6-3: every act that is possible, and none."""
    return [*combos(g, v.seat), *skills(g, v.seat, BATTLE_SKILLS), PASS]


def acts(word: str) -> Guard:
    return lambda g, v: bool(v.combo[0] == word)


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def comboed(v: Frame) -> int:
    """The card of ("combo", card)."""
    card: int
    _, card = v.combo
    return card


def combo_cost(g: Game, v: Frame) -> int:
    """7-2-1-2-2-1, 7-3-1-2-1-1, 7-3-1-2-2-1: the same wherever the card lies and whoever combos with it."""
    return int(g.value(comboed(v), "combo cost"))


def combo(g: Game, v: Frame) -> None:
    move(g, (comboed(v),), "combo", seat=v.seat, verb="combo", rested=False)


# 4-6-2, 8-5-2, 8-5-2-1: the checkpoint comes first, then the player chooses.
# 4-6-3-1, 8-5-2-2: after an act the timing begins again.
# 4-6-3-2, 8-5-2-3: to pass ends it, and the battle goes on.
FREE_TIMING = procedure(
    "7-2-1-2",
    slots="seat combo",
    rows=[
        row("7-2-1-2", run(CHECK)),
        row("7-2-1-2", leave(), when=over),
        row("7-2-1-2", ask("act", seat_of, battle_actions, "combo, use a skill, or pass", secret=True), into="combo"),
        row("7-2-1-3", leave(), when=lambda g, v: v.combo == PASS),
        row("7-2-1-2-1-1", run("2-11-1", seat=seat_of, specified=(), total=combo_cost), when=acts("combo")),
        row("7-2-1-2-1", combo, when=acts("combo")),
        row("7-2-1-2-3", run("8-6-2", seat=seat_of, card=lambda g, v: card_used(v.combo),
                             name=lambda g, v: skill_used(v.combo)), when=acts("use")),
        row("7-2-1-2", goto("7-2-1-2")),
    ],
)  # fmt: skip


# --- 7-4 damage step ------------------------------------------------------------------------------------


def count_combos(g: Game, v: Frame) -> None:
    g.set("combos counted", True)


def compare(g: Game, v: Frame) -> None:
    """7-4-1-4: the attack succeeds with at least the guard card's power."""
    attacker, guard = fighter(g, "attacker"), fighter(g, "guard")
    won: bool = g.value(attacker, "power") >= g.value(guard, "power")
    g.set("won", won)
    emit(g, "compare", attacker, note=won)


def beaten_in(g: Game) -> str:
    """The area of the guard card, if the attack succeeded."""
    return area(g.zone_of[fighter(g, "guard")]) if g.facts["won"] else ""


def strike(g: Game, v: Frame) -> int:
    """10-6-1: one damage, or the number of the greatest [Strike]."""
    words = g.value(fighter(g, "attacker"), "keywords")
    return max([number for word, number in STRIKES.items() if word in words], default=1)


def ko_guard(g: Game, v: Frame) -> None:
    """7-4-1-4-2, 3-4-1: a beaten Battle Card goes to the Drop Area."""
    guard, by = fighter(g, "guard"), fighter(g, "attacker")
    if not (g.cannot(guard, "be KO-ed in battle") or g.cannot(guard, "be KO-ed", by) or stays(g, guard)):
        move(g, (guard,), "drop", verb="ko")


def combos_over(g: Game, v: Frame) -> None:
    g.set("combos counted", False)


def battle_over(g: Game, v: Frame) -> None:
    expire(g, "end of battle", g.facts["battles"])


def left_as(g: Game, fighter: Placed) -> bool:
    """Whether a card of the battle has left its area, and what it was there is what it last was."""
    card, serial, _ = fighter
    return card in g.last and g.last[card].serial == serial


def report_fought(g: Game, v: Frame) -> None:
    """10-7-1, 10-8-1: what its battle sets off for the attack card and the guard card, while skills for it are there.

    7-1-3, 7-1-3-1: also when the attack was negated, or when the guard card has left: it is asked about as it was.
    """
    guard, _, _ = g.facts["guard"]
    gone = left_as(g, g.facts["guard"])
    known = guard if gone or still(g, g.facts["guard"]) else None
    emit(g, "fought", the_card(g, g.facts["attacker"]), known, past=guard if gone else None)


def parts_of(g: Game, cards: Sequence[int]) -> list[str]:
    """The parts in a battle that these cards have."""
    return [role for role in ("attacker", "guard", "first guard") if the_card(g, g.facts[role]) in cards]


def clear_battle(g: Game, v: Frame) -> None:
    expire(g, CLEARED, g.facts["battles"])
    g.set("step", "")


END_OF_BATTLE = set_off_once("end battle")


def over_with_combos(g: Game, v: Frame) -> bool:
    return any(COMBO(g.zones))


DAMAGE_STEP = procedure(
    "7-4-1",
    rows=[
        row("7-4-1-1", begin_step("damage step")),
        row("7-4-1-1", run(CHECK)),
        row("7-4-1-1", leave(), when=over),
        row("7-4-1-2", count_combos),
        row("7-4-1-4", compare),
        # 4-11-1-1: the attacking card is the source of this damage
        row("7-4-1-4-1", run("4-10-2", seat=other_player, left=strike, by=lambda g, v: fighter(g, "attacker")),
            when=lambda g, v: beaten_in(g) == "leader"),
        row("7-4-1-4-2", ko_guard, when=lambda g, v: beaten_in(g) == "battle"),
        row("7-4-1-5", run(CHECK)),
        row("7-4-1-6", drop_combos),
        row("7-4-1-7", combos_over),
    ],
)  # fmt: skip

ATTACK = procedure(
    "7-1",
    slots="card target fired",
    rows=[
        row("7-1", declare),
        # 4-7-2: an attack can be countered before anything comes of it
        row("7-1-1", run("4-7-3", seat=other_player, kind="attack", subject=lambda g, v: v.card)),
        # 7-1-2-1: this checkpoint does not ask whether the attack was negated
        row("7-1-2", run(CHECK)),
        row("7-2-1-1", goto("7-4-1-8"), when=over),
        row("7-2-1-1", begin_step("offense step")),
        row("7-2-1-1", run(CHECK)),
        # 7-2-1: the turn player acts in this step, nobody else
        row("7-2-1-2", run("7-2-1-2", seat=turn_player)),
        row("7-3-1-1", goto("7-4-1-8"), when=over),
        row("7-3-1-1", begin_step("defense step")),
        row("7-3-1-1", run(CHECK)),
        # 7-3-1: the other player acts in this step, nobody else
        row("7-3-1-2", run("7-2-1-2", seat=other_player)),
        row("7-4-1", goto("7-4-1-8"), when=over),
        # 7-3-1-3: when the other player has passed
        row("7-4-1", run("7-4-1")),
        row("7-4-1-8", report_fought),
        row("7-4-1-8", battle_over),
        # 7-1-3-1: combo cards of a battle that ended before 7-4-1-6 are dropped before its end is told, as others are
        row("9-3-2", drop_combos, when=over_with_combos),
        row("7-4-1-9", END_OF_BATTLE),
        row("7-4-1-9", run(CHECK)),
        # 7-4-1-10: the Main Phase goes on, with a checkpoint of its own
        row("7-4-1-10", clear_battle),
    ],
)


# --- 4-10 damage ------------------------------------------------------------------------------------------


def life_cards(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "life"))


def count_down(g: Game, v: Frame) -> None:
    v.left -= 1
    v.replaced = None


def note_replaced(g: Game, v: Frame) -> None:
    """8-10-1-1: damage that was replaced was not inflicted."""
    v.result = (*(v.result or ()), False)


def damage_roles(g: Game, v: Frame) -> tuple[int, int | None]:
    return (leader(g, v.seat), v.by)


def take_life(g: Game, v: Frame) -> None:
    """4-10-2-1, 10-5-1: to the hand, or with the [Critical] of an opponent's card to the Drop Area.

    4-10-1, 10-6-1: to inflict 2 damage is one act, which is heard of once; what is repeated is to take 1 damage.
    """
    taken = v.result or ()
    v.result = (*taken, True)
    if True not in taken:
        emit(g, "damage", leader(g, v.seat), v.by)
    cards, v.life = v.life, None
    move(g, cards, "drop" if is_critical(g, v.by, v.seat) else "hand", verb="damage")


def is_critical(g: Game, by: int, seat: int) -> bool:
    """10-5-1, 2-12-2: it is a [Permanent] skill, so a card that paid with itself has it no more where it lies."""
    return g.has(by, "critical") and g.is_in(by, "in play") and g.master(by) != seat


DAMAGE = procedure(
    "4-10-2",
    slots="seat left by life replaced result",
    rows=[
        row("4-10-2-2", leave(), when=lambda g, v: v.left <= 0),
        row("4-10-2-1", count_down),
        row("8-10-1", run("replace event", kind="damage", roles=damage_roles, seat=seat_of), into="replaced"),
        row("8-10-1-1", note_replaced, when=lambda g, v: v.replaced == 1),
        row("4-10-2-2", goto("4-10-2-2"), when=lambda g, v: v.replaced == 1),
        row("4-10-2-1", pick(seat_of, life_cards, lambda g, v: 1, lambda g, v: 1, "which life card"), into="life"),
        row("4-10-2-1", take_life),
        row("4-10-2-2", goto("4-10-2-2")),
    ],
)


# --- what rules add to power --------------------------------------------------------------------------------


def no_combos(g: Game, key: str) -> bool:
    """Whether no combo power counts now."""
    return not g.facts["combos counted"]


def combo_numbers(g: Game, key: str, powers: dict[int, Any]) -> None:
    """7-4-1-2, 7-4-1-3: combo power for the attack card and the guard card."""
    if not g.facts["combos counted"]:
        return
    for role, seat in (("attacker", g.facts["turn seat"]), ("guard", 1 - g.facts["turn seat"])):
        card = the_card(g, g.facts[role])
        if card is not None:
            combos = [max(g.value(c, "combo power") or 0, 0) for c in g.in_zone(seat, "combo")]
            powers[card] = g.value(card, "power") + sum(combos)


PROCEDURES = (ATTACK, FREE_TIMING, DAMAGE_STEP, DAMAGE)
