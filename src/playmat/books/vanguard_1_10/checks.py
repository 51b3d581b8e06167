"""Drive checks (7.5), damage and its checks (3.13, 7.6.1.6), and the four triggers (2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Frame,
    Game,
    Guard,
    Option,
    Step,
    add_effect,
    ask,
    draw,
    emit,
    goto,
    move,
    procedure,
    remember,
    row,
    run,
    turn,
)
from ...kernel import nodes as n
from .battle import known, same_unit
from .timing import CHECK
from .turn import begin, turn_player
from .zones import CIRCLES, IN_BATTLE, rear_guards, units

TRIGGER_POWER = 5000
CHANGES = {
    "trigger power": n.Add("power", n.Number(TRIGGER_POWER)),
    "trigger critical": n.Add("critical", n.Number(1)),
}
PARTS = {"": (), **{kind: (kind, "power") for kind in ("critical", "draw", "stand", "heal")}}


# --- 2.8 triggers ---------------------------------------------------------------------------------


def clan_matches(g: Game, seat: int, card: int) -> bool:
    """2.2.1.1, 7.5.1.2.2, 7.6.1.6.2: some unit on the vanguard or a rear-guard circle shares the card's clan."""
    clans = set(g.value(card, "clan"))
    return any(clans & set(g.value(unit, "clan")) for unit in units(g, seat, IN_BATTLE))


def trigger_counts(g: Game, v: Frame) -> bool:
    """2.8.1.1.1: without an icon nothing comes of a check."""
    return bool(g.value(v.card, "trigger")) and clan_matches(g, v.seat, v.card)


def note_parts(g: Game, v: Frame) -> None:
    kind = g.value(v.card, "trigger")
    v.parts = PARTS[kind]
    emit(g, "trigger", v.card, note=kind)


def parts_left(g: Game, v: Frame) -> list[Option]:
    return list(v.parts)


def take_part(g: Game, v: Frame) -> None:
    v.parts = tuple(p for p in v.parts if p != v.trigger_part)
    v.receiver = None


def part_is(word: str) -> Guard:
    return lambda g, v: bool(v.trigger_part == word)


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def own_units(g: Game, v: Frame) -> list[Option]:
    """3.8.2: vanguard, rear-guards and guardians alike."""
    return list(units(g, v.seat, CIRCLES))


def resting_or_not_rear_guards(g: Game, v: Frame) -> list[Option]:
    return list(rear_guards(g, v.seat))


def may_heal(g: Game, v: Frame) -> bool:
    """2.8.1.1.5: own damage not below the opponent's; the card being checked does not count."""
    mine, theirs = (len(g.in_zone(s, "damage")) for s in (v.seat, 1 - v.seat))
    return part_is("heal")(g, v) and mine >= theirs


def damage_cards(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "damage"))


def give(change: str) -> Step:
    """Give the receiving unit a bonus for the turn."""

    def bonus(g: Game, v: Frame) -> None:
        if v.receiver is not None:
            until = ("end of turn", g.facts["turn"])
            amount = TRIGGER_POWER if change == "trigger power" else 1
            add_effect(g, v.seat, v.card, remember(g, (v.receiver,)), g.match.changes[change], amount, until)
            emit(g, "bonus", v.receiver, note=(change, amount))

    return bonus


def draw_for_trigger(g: Game, v: Frame) -> None:
    draw(g, v.seat, "deck", "hand")


def stand_chosen(g: Game, v: Frame) -> None:
    if v.stood is not None:
        turn(g, (v.stood,), rested=False)


def heal_chosen(g: Game, v: Frame) -> None:
    if v.healed is not None:
        heal(g, (v.healed,))


def heal(g: Game, cards: Sequence[int]) -> None:
    """10.1.7.1: from damage to drop."""
    move(g, cards, "drop", verb="heal")


TRIGGER = procedure(
    "2.8",
    slots="seat card parts trigger_part receiver stood healed",
    rows=[
        row("2.8.1", note_parts),
        row("2.8.2", ask("mode", seat_of, parts_left, "which part of the trigger comes first"),
            into="trigger_part"),
        row("2.8.2", take_part),
        row("2.8.1.1.2", ask("pick one", seat_of, own_units, "which unit gets critical +1"), into="receiver",
            when=part_is("critical")),
        row("2.8.1.1.2", give("trigger critical"), when=part_is("critical")),
        row("2.8.1.1.3", draw_for_trigger, when=part_is("draw")),
        row("2.8.1.1.4", ask("pick one", seat_of, resting_or_not_rear_guards, "which rear-guard stands"),
            into="stood", when=part_is("stand")),
        row("2.8.1.1.4", stand_chosen, when=part_is("stand")),
        row("2.8.1.1.5", ask("pick one", seat_of, damage_cards, "which damage is healed"), into="healed",
            when=may_heal),
        row("2.8.1.1.5", heal_chosen, when=may_heal),
        row("2.8.1.1.2", ask("pick one", seat_of, own_units, "which unit gets power +5000"), into="receiver",
            when=part_is("power")),
        row("2.8.1.1.2", give("trigger power"), when=part_is("power")),
        row("2.8.2", goto("2.8.2"), when=lambda g, v: bool(v.parts)),
    ],
)  # fmt: skip


# --- 7.5 drive step -------------------------------------------------------------------------------


def reveal_top(g: Game, v: Frame) -> None:
    deck = g.in_zone(v.seat, "deck")
    v.card = deck[-1] if deck else None
    if v.card is not None:
        move(g, (v.card,), "trigger", seat=v.seat, verb="check")


def revealed(g: Game, v: Frame) -> bool:
    return v.card is not None


def still_checked(g: Game, v: Frame) -> bool:
    return v.card is not None and v.card in g.in_zone(g.owner[v.card], "trigger")


def working_trigger(g: Game, v: Frame) -> bool:
    return still_checked(g, v) and trigger_counts(g, v)


def report_drive_check(g: Game, v: Frame) -> None:
    emit(g, "drive check", v.card, known(g, g.facts["attacker"]), known(g, g.facts["booster"]))


def to_hand(g: Game, v: Frame) -> None:
    """4.10.2: a drive-checked card lies in the trigger zone till then."""
    move(g, (v.card,), "hand", verb="take")


DRIVE_CHECK = procedure(
    "7.5.1.2",
    slots="seat card",
    rows=[
        row("7.5.1.2.1", reveal_top),
        row("7.5.1.2.1", report_drive_check, when=revealed),
        row("7.5.1.2.2", run("2.8", seat=seat_of, card=lambda g, v: v.card), when=working_trigger),
        row("7.5.1.2.3", run(CHECK)),
        row("7.5.1.2.4", to_hand, when=still_checked),
    ],
)


def twin_drive(g: Game, v: Frame) -> bool:
    """7.5.1.3, 10.2.1.1: the vanguard attacker has it now, so there is a second check."""
    attacker = g.facts["attacker"]
    return same_unit(g, attacker) and g.is_in(attacker[0], "vanguard circle") and g.has(attacker[0], "twin drive")


DRIVE_STEP = procedure(
    "7.5.1",
    rows=[
        row("7.5.1.1", begin("battle phase", "drive step")),
        row("7.5.1.1", run(CHECK)),
        row("7.5.1.2", run("7.5.1.2", seat=turn_player)),
        row("7.5.1.3", run(CHECK)),
        row("7.5.1.3", run("7.5.1.2", seat=turn_player), when=twin_drive),
        row("7.5.1.4", run(CHECK)),
    ],
)


# --- 7.6.1.6 damage check, the damage process of 3.13 -----------------------------------------------


def deal(g: Game, v: Frame) -> None:
    """3.15: who deals the damage; it is dealt one card at a time."""
    target = units(g, v.seat, ("vanguard circle",))
    emit(g, "damage", v.dealer, target[-1] if target else None, note=v.left)
    emit(g, v.kind, v.dealer, target[-1] if target else None, note=v.left)


def flip_one(g: Game, v: Frame) -> None:
    """3.13.1.1, 3.13.1.2: each damage is one card off the damaged player's deck, until none is left to deal."""
    v.left -= 1
    reveal_top(g, v)


def report_damage_check(g: Game, v: Frame) -> None:
    emit(g, "damage check", v.card)


def to_damage(g: Game, v: Frame) -> None:
    """4.10.3: a damage-checked card lies in the trigger zone till then."""
    move(g, (v.card,), "damage", verb="damage")


# 3.13.2: nothing else checks: a card that a text puts into the damage zone is only moved.
DAMAGE_CHECK = procedure(
    "7.6.1.6",
    slots="seat left dealer kind card",
    rows=[
        row("7.6.1.5", deal),
        row("7.6.1.6.1", flip_one),
        row("7.6.1.6.1", report_damage_check, when=revealed),
        row("7.6.1.6.2", run("2.8", seat=seat_of, card=lambda g, v: v.card), when=working_trigger),
        row("7.6.1.6.3", run(CHECK)),
        row("7.6.1.6.4", to_damage, when=still_checked),
        row("7.6.1.6.5", run(CHECK)),
        row("7.6.1.6.6", goto("7.6.1.6.1"), when=lambda g, v: v.left > 0),
    ],
)

PROCEDURES: Sequence[object] = (TRIGGER, DRIVE_CHECK, DRIVE_STEP, DAMAGE_CHECK)
