"""What check timings look after: ways to lose, crowded circles, stray guardians, and abilities that wait."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

from ...kernel import (
    Frame,
    Game,
    Guard,
    Option,
    Step,
    Zone,
    ask,
    begin,
    check_situations,
    drop_unusable,
    emit,
    hide,
    place,
    remember,
    sees,
    show,
    take_option,
    waiting_options,
)
from .circles import GUARDIAN, VANGUARD
from .turning import EVERYBODY

DAMAGE_TO_LOSE = 6


def of_both(zones: Sequence[Zone], names: Iterable[str]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Takes both players' zones of these names out of a game's list of zones, as the book has them in order."""
    at = {zone.name: 2 * number for number, zone in enumerate(zones)}
    return itemgetter(*(at[name] + seat for name in names for seat in (0, 1)))


# --- losing -----------------------------------------------------------------------------------------


class Loss(NamedTuple):
    """A way to lose: the word that tells it, when it is met, and the book's rule."""

    word: str
    met: Callable[[Game, int], bool]
    rule: str


def six_damage(g: Game, seat: int) -> bool:
    return len(g.in_zone(seat, "damage")) >= DAMAGE_TO_LOSE


def no_deck(g: Game, seat: int) -> bool:
    return not g.in_zone(seat, "deck")


def losing(g: Game, losses: Sequence[Loss]) -> list[tuple[int, str]]:
    """Who loses now, with the first word that tells why, unless an effect says that the player cannot lose."""
    found: list[tuple[int, str]] = []
    for seat in (0, 1):
        met = [loss.word for loss in losses if loss.met(g, seat)]
        if met and not g.cannot(-1 - seat, "lose"):
            found.append((seat, met[0]))
    return found


def someone_loses(g: Game, v: Frame) -> bool:
    return bool(v.lost)


def judge_losing(losses: Sequence[Loss], both: str) -> Step:
    """The other player wins; both losing at once is a draw, by the rule named for it."""
    rules = {loss.word: loss.rule for loss in losses}

    def judge(g: Game, v: Frame) -> None:
        for each in v.lost:
            emit(g, "lose", note=each)
        if len(v.lost) > 1:
            g.end(None, both, "both players lose at once")
            return
        for seat, word in v.lost:
            g.end(1 - seat, rules[word], word)

    return judge


# --- crowded circles and stray guardians ------------------------------------------------------------


def crowded(g: Game, names: Sequence[str]) -> list[tuple[int, str]]:
    """The circles of these with more than one unit, the turn player's first."""
    first, zones, number = g.facts["turn seat"], g.zones, g.match.zone_number
    return [(s, c) for s in (first, 1 - first) for c in names if len(zones[number[s, c]]) > 1]


def circles_left(g: Game, v: Frame) -> bool:
    return bool(v.circles)


def newest(g: Game, v: Frame) -> list[Option]:
    """The units that came last to the circle, together; one of them stays."""
    seat, name = v.circles[0]
    cards = g.in_zone(seat, name)
    last = max([g.arrived[c] for c in cards])
    return [c for c in cards if g.arrived[c] == last]


def on_vanguard_circle(g: Game, v: Frame) -> bool:
    return bool(v.circles) and v.circles[0][1] == VANGUARD


def on_rear_guard_circle(g: Game, v: Frame) -> bool:
    return bool(v.circles) and v.circles[0][1] != VANGUARD


def crowded_player(g: Game, v: Frame) -> int:
    (seat, _), *_ = v.circles
    return int(seat)


WHO_STAYS = ask("pick one", crowded_player, newest, "which unit stays")


def clear_circle(g: Game, v: Frame) -> None:
    """All but the one that stays leave, from the vanguard circle to the soul."""
    seat, name = v.circles[0]
    to = "soul" if name == VANGUARD else "drop"
    numbers = g.match.zone_number
    gone = [c for c in g.in_zone(seat, name) if c != v.stays]
    v.leaving += tuple([(c, numbers[seat if to == "soul" else g.owner[c], to]) for c in gone])
    v.circles = v.circles[1:]


def stray_guardians(g: Game) -> list[int]:
    """Guardians outside the battle phase."""
    if g.facts["phase"] == "battle phase":
        return []
    return [*g.in_zone(0, GUARDIAN), *g.in_zone(1, GUARDIAN)]


def clear_guardians(g: Game, v: Frame) -> None:
    v.leaving += tuple([(c, g.match.zone_number[g.owner[c], "drop"]) for c in stray_guardians(g)])


def depart(g: Game, v: Frame) -> None:
    """All leave at the same time, and not by an effect: what withstands effects goes too."""
    place(g, v.leaving, verb="retire")


# --- abilities that wait ----------------------------------------------------------------------------


def nothing_to_check(rule_action_due: Guard) -> Guard:
    """Nothing is due: the check timing would pass without a trace."""

    def nothing(g: Game, v: Frame) -> bool:
        if g.match.has_situations:
            check_situations(g)
        if g.waiting:
            return False
        return not rule_action_due(g, v)

    return nothing


def more_to_do(rule_action_due: Guard) -> Guard:
    """Something waits or is due, where a turn or a battle would end."""

    def more(g: Game, v: Frame) -> bool:
        check_situations(g)
        return bool(g.waiting) or rule_action_due(g, v)

    return more


def look_around(g: Game, v: Frame) -> None:
    """Situations are noticed, abilities that became unusable are forgotten."""
    check_situations(g)
    drop_unusable(g)
    v.played = None


def turn_players_waiting(g: Game, v: Frame) -> list[Option]:
    """All that waits for the player; of an ability that waits several times, each time by itself."""
    return list(waiting_options(g, g.facts["turn seat"]))


def other_players_waiting(g: Game, v: Frame) -> list[Option]:
    return list(waiting_options(g, 1 - g.facts["turn seat"]))


def turn_player_waits(g: Game, v: Frame) -> bool:
    seat = g.facts["turn seat"]
    return any(w.seat == seat for w in g.waiting)


def other_player_waits(g: Game, v: Frame) -> bool:
    return bool(g.waiting) and not v.played


def none_is_played(g: Game, v: Frame) -> bool:
    return v.played is None


def play_waiting(g: Game, v: Frame) -> None:
    """Nobody asked for it: one instance is used up, and the ability resolves."""
    seat, name, source, serial, event, slots = take_option(g, v.played)
    v.shown = remember(g, (source,))
    show(g, (source,), EVERYBODY, tell=not sees(g, 1 - seat, source))
    emit(g, "play", source, note=name)
    begin(g, name, seat, source, serial, event, slots)


def hide_played(g: Game, v: Frame) -> None:
    """An ability played out of a hidden zone shows its card until it has resolved; there may have been none to play."""
    hide(g, v.shown or ())
    v.shown = None
