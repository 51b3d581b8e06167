"""Sections 8.4 and 9: check timing, rule actions, and how a waiting ability is played."""

from __future__ import annotations

from operator import itemgetter

from ...kernel import (
    Frame,
    Game,
    Option,
    ask,
    begin,
    check_situations,
    drop_unusable,
    emit,
    goto,
    hide,
    leave,
    place,
    procedure,
    recall,
    remember,
    retain,
    row,
    run,
    sees,
    show,
    take_option,
    waiting_options,
)
from .zones import GUARDIAN, REAR_GUARD, VANGUARD, number

CHECK = "8.4.1"
# 1.2.2.1, 4.8.3, 9.2.2: with so many damage cards a player loses.
DAMAGE_TO_LOSE = 6
SIX_DAMAGE, NO_DECK = "six damage", "no cards in deck"


DECKS = itemgetter(number(0, "deck"), number(1, "deck"))
DAMAGE = itemgetter(number(0, "damage"), number(1, "damage"))
GUARDIANS = itemgetter(number(0, GUARDIAN), number(1, GUARDIAN))
SINGLES = itemgetter(*(number(s, c) for s in (0, 1) for c in (VANGUARD, *REAR_GUARD)))
"""The circles that hold one unit each, out of the list of zones."""


# --- rule actions -------------------------------------------------------------------------------


def losers(g: Game) -> list[int]:
    """1.2.2.2, 9.2.2, 9.2.3: six damage, or no deck, unless an effect says that the player cannot lose."""
    lost = [s for s in (0, 1) if len(g.in_zone(s, "damage")) >= DAMAGE_TO_LOSE or not g.in_zone(s, "deck")]
    return [s for s in lost if not g.cannot(-1 - s, "lose")]


def crowded(g: Game) -> list[tuple[int, str]]:
    """3.9.1.1, 3.10.1.1, 4.6.7.1: vanguard and rear-guard circles with more than one unit; others may hold many.

    1.3.4: the turn player's come first.
    """
    first = g.facts["turn seat"]
    return [(s, c) for s in (first, 1 - first) for c in (VANGUARD, *REAR_GUARD) if len(g.in_zone(s, c)) > 1]


def stray_guardians(g: Game) -> list[int]:
    """9.4.1: guardians outside the battle phase."""
    if g.facts["phase"] == "battle phase":
        return []
    return [card for s in (0, 1) for card in g.in_zone(s, GUARDIAN)]


SETTLED = "no rule action is due"
"""Under this name it is kept, for as long as no card moves and the phase lasts."""


def rule_action_due(g: Game, v: Frame) -> bool:
    now = (g.zone_versions[-1], g.facts["phase"])
    if recall(g, SETTLED, now):
        return False
    zones = g.zones
    if max(map(len, SINGLES(zones))) > 1:
        return True
    (deck, other_deck), (damage, other_damage) = DECKS(zones), DAMAGE(zones)
    if not deck or not other_deck or len(damage) >= DAMAGE_TO_LOSE or len(other_damage) >= DAMAGE_TO_LOSE:
        return bool(losers(g)) or bool(stray_guardians(g))
    if g.facts["phase"] != "battle phase" and any(GUARDIANS(zones)):
        return True
    retain(g, SETTLED, now, True)
    return False


def note_due(g: Game, v: Frame) -> None:
    """9.1.3: rule actions happen simultaneously: what is due is told by the table as it is before any of them."""
    v.lost = tuple((seat, reason_to_lose(g, seat)) for seat in losers(g))
    v.circles, v.leaving = tuple(crowded(g)), ()


def reason_to_lose(g: Game, seat: int) -> str:
    return SIX_DAMAGE if len(g.in_zone(seat, "damage")) >= DAMAGE_TO_LOSE else NO_DECK


def judge_losing(g: Game, v: Frame) -> None:
    """1.2.1, 1.2.3: the other player wins; both losing at once is a draw."""
    for each in v.lost:
        emit(g, "lose", note=each)
    (seat, reason), *others = v.lost
    if others:
        g.end(None, "1.2.3", "both players lose at once")
    else:
        g.end(1 - seat, "9.2.2" if reason == SIX_DAMAGE else "9.2.3", reason)


def someone_loses(g: Game, v: Frame) -> bool:
    return bool(v.lost)


def circles_left(g: Game, v: Frame) -> bool:
    return bool(v.circles)


def newest(g: Game, v: Frame) -> list[int]:
    """The units that came last to the circle, together; one of them stays."""
    seat, name = v.circles[0]
    cards = g.in_zone(seat, name)
    last = max(g.arrived[c] for c in cards)
    return [c for c in cards if g.arrived[c] == last]


def on_vanguard_circle(g: Game, v: Frame) -> bool:
    return bool(v.circles) and v.circles[0][1] == VANGUARD


def on_rear_guard_circle(g: Game, v: Frame) -> bool:
    return bool(v.circles) and v.circles[0][1] != VANGUARD


def crowded_player(g: Game, v: Frame) -> int:
    return int(v.circles[0][0])


def clear_circle(g: Game, v: Frame) -> None:
    """9.3.1, 9.3.3: all but the one that stays leave, from the vanguard circle to the soul."""
    seat, name = v.circles[0]
    to = "soul" if name == VANGUARD else "drop"
    numbers = g.match.zone_number
    gone = [c for c in g.in_zone(seat, name) if c != v.stays]
    v.leaving += tuple((c, numbers[seat if to == "soul" else g.owner[c], to]) for c in gone)
    v.circles = v.circles[1:]


def clear_guardians(g: Game, v: Frame) -> None:
    v.leaving += tuple((c, g.match.zone_number[g.owner[c], "drop"]) for c in stray_guardians(g))


def depart(g: Game, v: Frame) -> None:
    """9.1.3, 3.14.1.2: all leave at the same time, and not by an effect: what withstands effects goes too."""
    place(g, v.leaving, verb="retire")


WHO_STAYS = ask("pick one", crowded_player, newest, "which unit stays")

# 1.2.2, 9.1.2: run by check timings alone; what is amiss in between is not noticed.
RULE_ACTIONS = procedure(
    "9.1",
    slots="lost circles stays leaving",
    rows=[
        row("9.1.3", note_due),
        row("9.3.2", WHO_STAYS, into="stays", when=on_vanguard_circle),
        row("9.3.4", WHO_STAYS, into="stays", when=on_rear_guard_circle),
        row("9.3.3", clear_circle, when=circles_left),
        row("9.1.3", goto("9.3.2"), when=circles_left),
        row("9.4.1", clear_guardians),
        row("9.3.3", depart),
        row("9.2.1", judge_losing, when=someone_loses),
    ],
)


# --- check timing -------------------------------------------------------------------------------


def nothing_to_check(g: Game, v: Frame) -> bool:
    """Nothing is due: the check timing would pass without a trace."""
    if g.match.has_situations:
        check_situations(g)
    if g.waiting:
        return False
    return not rule_action_due(g, v)


def look_around(g: Game, v: Frame) -> None:
    """8.6.6.1, 11.2.1.3: situations are noticed, abilities that became unusable are forgotten."""
    check_situations(g)
    drop_unusable(g)
    v.played = None


def turn_player(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return seat


def other_player(g: Game, v: Frame) -> int:
    return 1 - turn_player(g, v)


def waiting_of(g: Game, seat: int) -> list[Option]:
    """8.6.2.1, 8.6.3.1: all that waits for a player; of an ability that waits several times, each time by itself."""
    return list(waiting_options(g, seat))


def turn_player_waits(g: Game, v: Frame) -> bool:
    seat = g.facts["turn seat"]
    return any(w.seat == seat for w in g.waiting)


def other_player_waits(g: Game, v: Frame) -> bool:
    return bool(g.waiting) and not v.played


def play_waiting(g: Game, v: Frame) -> None:
    """8.1.1.2, 8.6.3: nobody asked for it: one instance is used up, and the ability resolves."""
    seat, name, source, serial, event, slots = take_option(g, v.played)
    v.shown = remember(g, (source,))
    show(g, (source,), 0b11, tell=not sees(g, 1 - seat, source))
    emit(g, "play", source, note=name)
    begin(g, name, seat, source, serial, event, slots)


def hide_played(g: Game, v: Frame) -> None:
    """8.5.2.1: an ability played out of a hidden zone shows its card until it has resolved."""
    hide(g, v.shown)
    v.shown = None


# 3.5.2, 8.6.1: rule actions first; what was set off meanwhile is played only then, one after another.
CHECK_TIMING = procedure(
    CHECK,
    slots="played shown",
    idle=nothing_to_check,
    rows=[
        row("8.4.1.1", hide_played, when=lambda g, v: v.shown is not None),
        row("8.4.1.1", run("9.1"), when=rule_action_due),
        row("8.4.1.1", goto("8.4.1.1"), when=rule_action_due),
        row("8.6.2", look_around),
        row("8.4.1.2", ask("ability", turn_player, lambda g, v: waiting_of(g, turn_player(g, v)),
                           "which of your abilities comes first"), into="played", when=turn_player_waits),
        row("8.4.1.3", ask("ability", other_player, lambda g, v: waiting_of(g, other_player(g, v)),
                           "which of your abilities comes first"), into="played", when=other_player_waits),
        row("8.4.1.4", leave(), when=lambda g, v: v.played is None),
        row("8.6.3", play_waiting),
        row("8.4.1.2", goto("8.4.1.1")),
    ],
)  # fmt: skip


# --- abilities on the end of a turn or battle -----------------------------------------------------


def more_to_do(g: Game, v: Frame) -> bool:
    """6.8.1.3, 7.7.1.3: something waits or is due."""
    check_situations(g)
    return bool(g.waiting) or rule_action_due(g, v)


PROCEDURES = (RULE_ACTIONS, CHECK_TIMING)
