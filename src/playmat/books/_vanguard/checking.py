"""Checks of the top card of a deck, and what a trigger gives, part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...kernel import Frame, Game, Guard, Option, Step, add_effect, draw, emit, move, remember, turn
from .battling import known
from .circles import FIGHTING, FRONT_ROW, rear_guards, units
from .lasting import END_OF_TURN

PARTS = {kind: (kind, "power") for kind in ("critical", "draw", "stand", "heal")}
"""What each of the first icons gives: its own part and power."""


# --- what counts ------------------------------------------------------------------------------------


def clan_matches(g: Game, seat: int, card: int) -> bool:
    """Some unit on the vanguard or a rear-guard circle shares the card's clan."""
    clans = set(g.value(card, "clan"))
    return any(clans & set(g.value(unit, "clan")) for unit in units(g, seat, FIGHTING))


def trigger_counts(g: Game, v: Frame) -> bool:
    """Without an icon nothing comes of a check, and nothing without a unit of the card's clan."""
    return bool(g.value(v.card, "trigger")) and clan_matches(g, v.seat, v.card)


# --- the parts of a trigger -------------------------------------------------------------------------


def note_parts(parts: Mapping[str, tuple[str, ...]]) -> Step:
    """What the icon of the checked card gives."""

    def note(g: Game, v: Frame) -> None:
        kind = g.value(v.card, "trigger")
        v.parts = parts[kind]
        emit(g, "trigger", v.card, note=kind)

    return note


def parts_left(g: Game, v: Frame) -> list[Option]:
    return list(v.parts)


def take_part(g: Game, v: Frame) -> None:
    v.parts = tuple([p for p in v.parts if p != v.trigger_part])


def part_is(word: str) -> Guard:
    return lambda g, v: bool(v.trigger_part == word)


def some_part_left(g: Game, v: Frame) -> bool:
    return bool(v.parts)


def own_units(g: Game, v: Frame) -> list[Option]:
    """Vanguard, rear-guards and guardians alike."""
    return list(units(g, v.seat))


def own_rear_guards(g: Game, v: Frame) -> list[Option]:
    """Standing or resting."""
    return list(rear_guards(g, v.seat))


def may_heal(g: Game, v: Frame) -> bool:
    """Own damage is not below the opponent's; the card being checked does not count."""
    if v.trigger_part != "heal":
        return False
    return len(g.in_zone(v.seat, "damage")) >= len(g.in_zone(1 - v.seat, "damage"))


def damage_cards(g: Game, v: Frame) -> list[Option]:
    return list(g.in_zone(v.seat, "damage"))


def give(change: str, amount_of: Callable[[Game, int], int]) -> Step:
    """Give the receiving unit a bonus for the turn, of as much as the book says for the checked card."""

    def bonus(g: Game, v: Frame) -> None:
        if v.receiver is not None:
            until, amount = (END_OF_TURN, g.facts["turn"]), amount_of(g, v.card)
            add_effect(g, v.seat, v.card, remember(g, (v.receiver,)), g.match.changes[change], amount, until)
            emit(g, "bonus", v.receiver, note=(change, amount))

    return bonus


def give_row(change: str, amount_of: Callable[[Game, int], int]) -> Step:
    """Give every unit that is in the front row now a bonus for the turn."""

    def bonus(g: Game, v: Frame) -> None:
        row_units, amount = units(g, v.seat, FRONT_ROW), amount_of(g, v.card)
        until = (END_OF_TURN, g.facts["turn"])
        add_effect(g, v.seat, v.card, remember(g, row_units), g.match.changes[change], amount, until)
        for unit in row_units:
            emit(g, "bonus", unit, note=(change, amount))

    return bonus


def one(g: Game, card: int) -> int:
    return 1


def draw_for_trigger(g: Game, v: Frame) -> None:
    draw(g, v.seat, "deck", "hand")


def stand_chosen(g: Game, v: Frame) -> None:
    if v.stood is not None:
        turn(g, (v.stood,), rested=False)


def heal_chosen(g: Game, v: Frame) -> None:
    if v.healed is not None:
        heal(g, (v.healed,))


def heal(g: Game, cards: Sequence[int]) -> None:
    """From damage to drop."""
    move(g, cards, "drop", verb="heal")


# --- the card that is checked -----------------------------------------------------------------------


def reveal_top(g: Game, v: Frame) -> None:
    deck = g.in_zone(v.seat, "deck")
    v.card = deck[-1] if deck else None
    if v.card is not None:
        move(g, (v.card,), "trigger", seat=v.seat, verb="check")


def revealed(g: Game, v: Frame) -> bool:
    return v.card is not None


def still_checked(g: Game, v: Frame) -> bool:
    return v.card is not None and v.card in g.in_zone(g.owner[v.card], "trigger")


def checked_card(g: Game, v: Frame) -> int:
    return int(v.card)


def working_trigger(g: Game, v: Frame) -> bool:
    return still_checked(g, v) and trigger_counts(g, v)


def report_drive_check(g: Game, v: Frame) -> None:
    emit(g, "drive check", v.card, known(g, g.facts["attacker"]), known(g, g.facts["booster"]))


def report_damage_check(g: Game, v: Frame) -> None:
    emit(g, "damage check", v.card)


def to_hand(g: Game, v: Frame) -> None:
    """A drive-checked card lies in the trigger zone till then."""
    move(g, (v.card,), "hand", verb="take")


def to_damage(g: Game, v: Frame) -> None:
    """A damage-checked card lies in the trigger zone till then."""
    move(g, (v.card,), "damage", verb="damage")
