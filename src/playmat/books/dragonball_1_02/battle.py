"""Section 7: attacks and battles, with the keyword skills that belong to them (10-3, 10-5 to 10-8).

Facts of a battle: `attacker` and `guard` as (card, serial, area), `negated attack`, `combos counted` while combo
power counts (7-4-1-2 to 7-4-1-7), `won` when the attack succeeded.
"""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Frame,
    Game,
    Guard,
    Option,
    Step,
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
from .energy import skills
from .timing import CHECK, other_player, turn_player
from .zones import BATTLE, HAND, active_energy, battle_cards, leader

PASS = "pass"
NOBODY = "nobody"
STRIKES = {"double strike": 2, "triple strike": 3, "quadruple strike": 4}
NO_BATTLE: dict[str, Any] = {
    "attacker": None, "guard": None, "first guard": None, "negated attack": 0, "combos counted": 0, "won": 0,
}  # fmt: skip


def placed(g: Game, card: int) -> tuple[int, int, int]:
    return (card, g.serial[card], g.zone_of[card])


def still(g: Game, card: Any) -> bool:
    return card is not None and g.serial[card[0]] == card[1] and g.zone_of[card[0]] == card[2]


# --- 7-1 declaring --------------------------------------------------------------------------------------


NO_ATTACK = ("cannot", "attack")


def ready(g: Game, seat: int) -> list[int]:
    """7-1: the Active Leader and Battle Cards of the turn player."""
    rested = g.rested
    cards = [c for c in (leader(g, seat), *battle_cards(g, seat)) if not rested[c]]
    return [] if cards and g.cannot(-1 - seat, "attack") else cards


TARGETING = (NO_ATTACK, ("cannot", "be attacked"), ("may", "attack active battle cards"))
"""What cards may change about the choice of a target."""


def targets(g: Game, attacker: int) -> list[int]:
    """7-1: the enemy Leader, or an enemy Battle Card in Rest Mode."""
    seat, rested = 1 - g.master(attacker), g.rested
    everyone = battle_cards(g, seat)
    resting = [c for c in everyone if rested[c]]
    if not in_force(g, TARGETING):
        return [leader(g, seat), *resting]
    freely = len(resting) == len(everyone) or permission(g, attacker, "attack active battle cards")
    found = [leader(g, seat), *(everyone if freely else resting)]
    return [c for c in found if not g.cannot(attacker, "attack", c) and not g.cannot(c, "be attacked", attacker)]


def declare(g: Game, v: Frame) -> None:
    g.facts.update(NO_BATTLE)
    g.facts["battles"] += 1
    g.facts["attacker"], g.facts["guard"] = placed(g, v.card), placed(g, v.target)
    g.facts["first guard"] = g.facts["guard"]
    g.derived = {}
    turn(g, (v.card,), rested=True)
    emit(g, "attack", v.card, v.target)


def blockers(g: Game, v: Frame) -> list[Option]:
    """10-3-1: Active cards with [Blocker] other than the one attacked."""
    seat = 1 - g.facts["turn seat"]
    guard, attacker = g.facts["guard"], g.facts["attacker"]
    if g.facts["negated attack"] or not still(g, guard):
        return [NOBODY]
    others = [c for c in battle_cards(g, seat) if not g.rested[c] and c != guard[0] and g.has(c, "blocker")]
    if not others or g.cannot(-1 - seat, "activate blocker"):
        return [NOBODY]
    able = [c for c in others if not g.cannot(c, "activate blocker") and not g.cannot(attacker[0], "be blocked", c)]
    return [*able, NOBODY]


def block(g: Game, v: Frame) -> None:
    turn(g, (v.blocker,), rested=True)
    g.facts["guard"] = placed(g, v.blocker)
    g.derived = {}
    emit(g, "block", v.blocker)


def blocks(g: Game, v: Frame) -> bool:
    return bool(v.blocker != NOBODY)


def over(g: Game, v: Frame) -> bool:
    """7-1-3, 7-1-3-1: the attack was negated, or a card of the battle left its area.

    This is asked after every step, so it looks at both cards by itself.
    """
    facts, serial, zone_of = g.facts, g.serial, g.zone_of
    if facts["negated attack"]:
        return True
    for fighter in (facts["attacker"], facts["guard"]):
        if fighter is None or serial[fighter[0]] != fighter[1] or zone_of[fighter[0]] != fighter[2]:
            return True
    return False


# --- 7-2, 7-3 combos and battle skills ----------------------------------------------------------------------


def begin_step(step: str) -> Step:
    beginning = f"begin {step}"

    def start(g: Game, v: Frame) -> None:
        g.facts["step"] = step
        g.derived = {}
        emit(g, beginning)

    return start


NO_COMBO = ("cannot", "combo")


def why_not_combo(g: Game, seat: int, card: int, energy: int) -> str | None:
    """The rule that keeps a Battle Card from being comboed now with so much active energy."""
    cost = g.value(card, "combo cost")
    if cost is None or g.value(card, "type") != "battle":
        return "7-2-1-2-2"
    if g.zone_of[card] in BATTLE:
        fighting = {g.facts["attacker"][0], g.facts["guard"][0]}
        resting = g.rested[card] and not permission(g, card, "combo in rest mode")
        if resting or card in fighting:
            return "7-2-1-2-1"
    if NO_COMBO in g.match.changeable and (g.cannot(card, "combo") or g.cannot(-1 - seat, "combo", card)):
        return "1-3-3"
    return None if cost <= energy else "7-2-1-2-1-1"


def combos(g: Game, seat: int) -> list[Option]:
    cards = [*distinct(g, g.zones[HAND[seat]]), *battle_cards(g, seat)]
    energy = len(active_energy(g, seat))
    return [("combo", c) for c in cards if why_not_combo(g, seat, c, energy) is None]


BATTLE_SKILLS = ("activate battle", "awaken")


def battle_actions(g: Game, v: Frame) -> list[Option]:
    return [*combos(g, v.seat), *skills(g, v.seat, BATTLE_SKILLS), PASS]


def acts(word: str) -> Guard:
    return lambda g, v: isinstance(v.act, tuple) and v.act[0] == word


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def combo_cost(g: Game, v: Frame) -> int:
    return max(int(g.value(v.act[1], "combo cost")), 0)


def combo(g: Game, v: Frame) -> None:
    v.from_hand = int(g.is_in(v.act[1], "hand"))
    move(g, (v.act[1],), "combo", seat=v.seat, verb="combo", rested=False)


def report_combo(g: Game, v: Frame) -> None:
    if v.from_hand:
        g.facts["hand combos"] = (*g.facts["hand combos"], v.act[1])
    emit(g, "combo", v.act[1])


FREE_TIMING = procedure(
    "7-2-1-2",
    slots="seat act from_hand",
    rows=[
        row("7-2-1-2", run(CHECK)),
        row("7-2-1-2", leave(), when=over),
        row("7-2-1-2", ask("act", seat_of, battle_actions, "combo, use a skill, or pass"), into="act"),
        row("7-2-1-3", leave(), when=lambda g, v: v.act == PASS),
        row("7-2-1-2-1-1", run("2-11-1", seat=seat_of, specified=(), total=combo_cost), when=acts("combo")),
        row("7-2-1-2-1", combo, when=acts("combo")),
        row("7-2-1-2-1", report_combo, when=acts("combo")),
        row("7-2-1-2-3", run("8-6-2", seat=seat_of, card=lambda g, v: v.act[1], name=lambda g, v: v.act[2]),
            when=acts("use")),
        row("7-2-1-2", goto("7-2-1-2")),
    ],
)  # fmt: skip


# --- 7-4 damage step ------------------------------------------------------------------------------------


def count_combos(g: Game, v: Frame) -> None:
    g.facts["combos counted"] = 1
    g.derived = {}


def compare(g: Game, v: Frame) -> None:
    """7-4-1-4, 1-3-6: the attack succeeds with at least the guard card's power; below zero counts as zero."""
    attacker, guard = g.facts["attacker"][0], g.facts["guard"][0]
    won = int(max(g.value(attacker, "power") or 0, 0) >= max(g.value(guard, "power") or 0, 0))
    g.facts["won"] = won
    emit(g, "compare", attacker, note=won)


def leader_beaten(g: Game, v: Frame) -> bool:
    return bool(g.facts["won"]) and g.is_in(g.facts["guard"][0], "leader")


def card_beaten(g: Game, v: Frame) -> bool:
    guard = g.facts["guard"][0]
    return bool(g.facts["won"]) and g.is_in(guard, "battle") and not g.cannot(guard, "be KO-ed in battle")


def strike(g: Game, v: Frame) -> int:
    """10-6-1: one damage, or the number of the greatest [Strike]."""
    words = g.value(g.facts["attacker"][0], "keywords")
    return max([number for word, number in STRIKES.items() if word in words], default=1)


def ko_guard(g: Game, v: Frame) -> None:
    ko(g, (g.facts["guard"][0],), g.facts["attacker"][0])


def ko(g: Game, cards: Any, by: int | None) -> None:
    """7-4-1-4-2: a beaten Battle Card goes to the Drop Area."""
    move(g, [c for c in cards if not g.cannot(c, "be KO-ed", by)], "drop", verb="ko")


def drop_combos(g: Game, v: Frame) -> None:
    move(g, [c for s in (0, 1) for c in g.in_zone(s, "combo")], "drop", verb="drop")


def combos_over(g: Game, v: Frame) -> None:
    g.facts["combos counted"] = 0
    g.derived = {}


def battle_over(g: Game, v: Frame) -> None:
    expire(g, "end of battle", g.facts["battles"])


def revenge(g: Game, v: Frame) -> None:
    """10-8-1: the attacking Battle Card is KOed after the battle."""
    attacker, guard = g.facts["attacker"], g.facts["guard"]
    if g.facts["vengeful"] and still(g, attacker) and g.is_in(attacker[0], "battle"):
        ko(g, (attacker[0],), guard[0])


def note_revenge(g: Game, v: Frame) -> None:
    guard = g.facts["guard"]
    g.facts["vengeful"] = int(still(g, guard) and g.is_in(guard[0], "battle") and g.has(guard[0], "revenge"))


def dual_attack(g: Game, v: Frame) -> None:
    """10-7-1: Active again after its battle, once a turn for [Dual Attack], twice for [Triple Attack]."""
    attacker = g.facts["attacker"]
    if not still(g, attacker):
        return
    words = g.value(attacker[0], "keywords")
    times = 2 if "triple attack" in words else 1 if "dual attack" in words else 0
    if g.facts["dual attacks"].count(attacker[0]) < times:
        g.facts["dual attacks"] = (*g.facts["dual attacks"], attacker[0])
        turn(g, (attacker[0],), rested=False)


def clear_battle(g: Game, v: Frame) -> None:
    g.facts.update(NO_BATTLE)
    g.facts["hand combos"] = ()
    g.facts["step"] = ""
    g.derived = {}


END_OF_BATTLE = set_off_once("end battle")

DAMAGE_STEP = procedure(
    "7-4-1",
    rows=[
        row("7-4-1-1", begin_step("damage step")),
        row("7-4-1-1", run(CHECK)),
        row("7-4-1-1", leave(), when=over),
        row("7-4-1-2", count_combos),
        row("7-4-1-4", compare),
        row("10-8-1", note_revenge),
        row("7-4-1-4-1", run("4-10-2", seat=other_player, left=strike, by=lambda g, v: g.facts["attacker"][0]),
            when=leader_beaten),
        row("7-4-1-4-2", ko_guard, when=card_beaten),
        row("7-4-1-5", run(CHECK)),
        row("7-4-1-6", drop_combos),
        row("7-4-1-7", combos_over),
    ],
)  # fmt: skip

ATTACK = procedure(
    "7-1",
    slots="card target blocker fired",
    rows=[
        row("7-1", declare),
        row("7-1-1", run("4-7-3", seat=other_player, kind="attack", subject=lambda g, v: v.card)),
        row("7-1-2", run(CHECK)),
        row("10-3-1", ask("pick one", other_player, blockers, "which card blocks"), into="blocker"),
        row("10-3-1", block, when=blocks),
        row("8-5-1-2", run(CHECK), when=blocks),
        row("10-3-1", goto("10-3-1"), when=blocks),
        row("7-1-2", run(CHECK)),
        row("7-2-1-1", goto("7-4-1-8"), when=over),
        row("7-2-1-1", begin_step("offense step")),
        row("7-2-1-1", run(CHECK)),
        row("7-2-1-2", run("7-2-1-2", seat=turn_player)),
        row("7-3-1-1", goto("7-4-1-8"), when=over),
        row("7-3-1-1", begin_step("defense step")),
        row("7-3-1-1", run(CHECK)),
        row("7-3-1-2", run("7-2-1-2", seat=other_player)),
        row("7-4-1", goto("7-4-1-8"), when=over),
        row("7-4-1", run("7-4-1")),
        row("7-4-1-8", battle_over),
        row("7-4-1-9", END_OF_BATTLE),
        row("10-8-1", revenge),
        row("10-7-1", dual_attack),
        row("7-4-1-9", run(CHECK)),
        row("7-4-1-10", clear_battle),
        row("7-4-1-10", run(CHECK)),
    ],
)


# --- 4-10 damage ------------------------------------------------------------------------------------------


def life(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "life"))


def count_down(g: Game, v: Frame) -> None:
    v.left -= 1
    v.replaced = None


def damage_roles(g: Game, v: Frame) -> tuple[int, int | None]:
    return (leader(g, v.seat), v.by)


def report_damage(g: Game, v: Frame) -> None:
    emit(g, "damage", leader(g, v.seat), v.by)


def take_life(g: Game, v: Frame) -> None:
    """4-10-2-1, 10-5-1: to the hand, or with [Critical] to the Drop Area."""
    critical = v.by is not None and g.has(v.by, "critical")
    cards, v.taken = v.taken, None
    move(g, cards, "drop" if critical else "hand", verb="damage")


DAMAGE = procedure(
    "4-10-2",
    slots="seat left by taken replaced",
    rows=[
        row("4-10-2-2", leave(), when=lambda g, v: v.left <= 0),
        row("4-10-2-1", count_down),
        row("8-10-1", run("replace event", kind="damage", roles=damage_roles, seat=seat_of), into="replaced"),
        row("4-10-2-2", goto("4-10-2-2"), when=lambda g, v: v.replaced == 1),
        row("4-10-2-1", report_damage),
        row("4-10-2-1", pick(seat_of, life, lambda g, v: 1, lambda g, v: 1, "which life card"), into="taken"),
        row("4-10-2-1", take_life),
        row("4-10-2-2", goto("4-10-2-2")),
    ],
)


# --- what rules add to power --------------------------------------------------------------------------------


def combo_numbers(g: Game, key: str, powers: dict[int, Any]) -> None:
    """7-4-1-2, 7-4-1-3: combo power for the attack card and the guard card."""
    if not g.facts["combos counted"]:
        return
    for card, seat in ((g.facts["attacker"], g.facts["turn seat"]), (g.facts["guard"], 1 - g.facts["turn seat"])):
        power = g.value(card[0], "power") if still(g, card) else None
        if power is not None:
            powers[card[0]] = power + sum([max(g.value(c, "combo power") or 0, 0) for c in g.in_zone(seat, "combo")])


PROCEDURES = (ATTACK, FREE_TIMING, DAMAGE_STEP, DAMAGE)
