"""Sections 11.6 and 13: check timing, rule actions, and how a waiting ability is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ...kernel import (
    NO_MOMENT,
    Compiled,
    Frame,
    Game,
    Option,
    Waiting,
    ask,
    goto,
    leave,
    memo,
    once,
    procedure,
    recall,
    retain,
    row,
    run,
    version_of_values,
    waiting_options,
)
from .._vanguard import waiting
from .._vanguard.battling import attacked_units
from .._vanguard.circles import GUARDIAN, VANGUARD
from .._vanguard.lacking import Successors, next_lacking, someone_lacks, the_new, who_lacks
from .._vanguard.lasting import END_OF_BATTLE, END_OF_RIDE_PHASE
from .._vanguard.letting_go import is_let_go, let_go, let_go_of, to_play_or_let_go
from .._vanguard.ordering import attack_due
from .._vanguard.turning import other_player, turn_player
from .._vanguard.waiting import (
    DAMAGE_TO_LOSE,
    WHO_STAYS,
    Loss,
    circles_left,
    clear_circle,
    crowded,
    depart,
    hide_played,
    judge_losing,
    look_around,
    losing,
    no_deck,
    none_is_played,
    of_both,
    other_player_waits,
    play_waiting,
    six_damage,
    turn_player_waits,
)
from . import arms, ending, holding, looking
from .cards import ORDER
from .damage import UNDAMAGED, completion_due, damage_due, first_damaged, is_damage_card
from .riding import can_be_ridden
from .tokens import delete_strays
from .tokens import strays as stray_tokens
from .zones import ARMS, DRESS, FIELD, HELD, ORDER_AREA, ORDER_ZONE, ZONES

CHECK, DRIVE_CHECK, PLAY_ORDER = "11.6.1", "10.6.1.2", "11.8.2"

SUCCESSORS = Successors(can_be_ridden)
# 1.2.2.1, 1.2.2.2, 1.2.2.3, 4.11.4: six damage cards, no card in the deck, or nothing to be the vanguard.
# 13.4.1.1: no vanguard and no card in the soul that can be ridden.
LOSSES = (
    Loss("six damage", six_damage, "13.2.2"),
    Loss("no cards in deck", no_deck, "13.2.3"),
    Loss("no vanguard and no soul", SUCCESSORS.none_left, "13.2.4"),
)

DECKS, DAMAGE, VANGUARDS = of_both(ZONES, ("deck",)), of_both(ZONES, ("damage",)), of_both(ZONES, (VANGUARD,))
SINGLES, CIRCLES = of_both(ZONES, FIELD.fighting), of_both(ZONES, FIELD.circles)
LAID_OUT = of_both(ZONES, (*FIELD.circles, DRESS, ORDER_ZONE))
PASSING = of_both(ZONES, ("trigger", ORDER_AREA, GUARDIAN))
"""Zones in which cards lie only while something goes on."""
PLAYED_ORDERS, LAID_ORDERS = of_both(ZONES, (ORDER_AREA,)), of_both(ZONES, (ORDER_ZONE,))
SET_APART = of_both(ZONES, (*HELD, ARMS))
"""Zones whose cards hang on what other cards are."""


# --- what is due ----------------------------------------------------------------------------------


def stray_guardians(g: Game) -> list[int]:
    """13.3.1: guardians while no unit is attacked, and those of whoever attacks."""
    seats = (g.facts["turn seat"],) if attacked_units(g) else (0, 1)
    return [card for seat in seats for card in g.in_zone(seat, GUARDIAN)]


def stray_checks(g: Game) -> list[int]:
    """13.8.1: what lies in the trigger zone and is checked neither for drive nor for damage."""
    cards = [*g.in_zone(0, "trigger"), *g.in_zone(1, "trigger")]
    if not cards:
        return []
    driven = [v.card for v in g.frames if v.procedure == DRIVE_CHECK]
    return [card for card in cards if card not in driven and not is_damage_card(g, card)]


def stray_orders(g: Game) -> list[int]:
    """13.9.1: an order in the order area that is neither played nor resolved.

    13.9.2: what is no order, in the order area or the order zone; prisoners and scouts are held there.
    """
    area = [card for cards in PLAYED_ORDERS(g.zones) for card in cards]
    if not area:
        return no_orders(g)
    played = [v.card for v in g.frames if v.procedure == PLAY_ORDER]
    wrong = [card for card in area if g.value(card, "main type") != ORDER]
    return [*wrong, *no_orders(g), *[card for card in area if card not in played and card not in wrong]]


def no_orders(g: Game) -> list[int]:
    """13.9.2: what lies face up in the order zone and is no order."""
    laid = [card for cards in LAID_ORDERS(g.zones) for card in cards if not g.face_down[card]]
    return [card for card in laid if g.value(card, "main type") != ORDER]


def strays(g: Game) -> list[int]:
    return [*passing_strays(g), *orders_on_circles(g)]


def passing_strays(g: Game) -> list[int]:
    return [*stray_guardians(g), *stray_checks(g), *stray_orders(g)]


def printed_orders(match: Compiled) -> frozenset[int]:
    """The definitions of all orders of a match."""
    return frozenset(number for number, printed in enumerate(match.printed) if printed["main type"] == ORDER)


def orders_on_circles(g: Game) -> list[int]:
    """13.9.3: an order that lies face up on a circle.

    16.3.8.1: arms orders do not; theirs is a zone apart.
    """
    orders = once(g.match, "orders", printed_orders, g.match)
    if not orders:
        return []
    there = list(chain.from_iterable(CIRCLES(g.zones)))
    if orders.isdisjoint(map(g.definition.__getitem__, there)):
        return []
    return [card for card in there if g.definition[card] in orders and not g.face_down[card]]


APART, SETTLED, IN_ORDER = "prisons, bases and arms", "no rule action is due", "the field is in order"
"""Under these names it is kept what of them is due; that how the cards lie asks for no rule action; and that how those
on the field and in the order zone lie does not."""


def other_action_due(g: Game, v: Frame) -> bool:
    """Some rule action but those of the damage process."""
    zones = g.zones
    if any(SET_APART(zones)) and memo(g, APART, (version_of_values(g), g.zone_versions[-1]), set_apart_due):
        return True
    now = g.zone_versions[-1]
    if not recall(g, SETTLED, now):
        if lies_amiss(g):
            return True
        retain(g, SETTLED, now, True)
    return any(PASSING(zones)) and bool(passing_strays(g))


def set_apart_due(g: Game) -> bool:
    """It hangs on what cards are, and on where they lie."""
    return holding.some_let_out(g) or arms.some_due(g)


def lies_amiss(g: Game) -> bool:
    """Whether how the cards lie asks for a rule action, whatever goes on."""
    zones = g.zones
    (deck, other_deck), (damage, other_damage) = DECKS(zones), DAMAGE(zones)
    fatal = not deck or not other_deck or len(damage) >= DAMAGE_TO_LOSE or len(other_damage) >= DAMAGE_TO_LOSE
    if (fatal or not all(VANGUARDS(zones))) and (losing(g, LOSSES) or SUCCESSORS.wanted(g)):
        return True
    # The newest version of several zones is another whenever one of theirs is.
    now = max(LAID_OUT(g.zone_versions))
    if not recall(g, IN_ORDER, now):
        if max(map(len, SINGLES(zones))) > 1 or (any(LAID_ORDERS(zones)) and no_orders(g)):
            return True
        if orders_on_circles(g) or stray_tokens(g):
            return True
        retain(g, IN_ORDER, now, True)
    return False


def rule_action_due(g: Game, v: Frame) -> bool:
    return damage_due(g, v) or completion_due(g, v) or other_action_due(g, v)


def anything_due(g: Game, v: Frame) -> bool:
    """A rule action, or an attack that a text has ordered; mostly nothing is noted, and the table alone is asked."""
    facts = g.facts
    if facts["ordered attacks"] or facts["vanguard damage"] != UNDAMAGED or facts["damage card"] is not None:
        return attack_due(g, v) or rule_action_due(g, v)
    return other_action_due(g, v)


def an_attack_comes(g: Game, v: Frame) -> bool:
    """7.30.1: once nothing waits and nothing is due."""
    return v.played is None and attack_due(g, v)


def note_due(g: Game, v: Frame) -> None:
    """13.1.3: rule actions happen simultaneously: what is due is told by the table as it is before any of them.

    1.3.4: of both players the turn player comes first.
    """
    number = g.match.zone_number
    v.lost, v.lacking = tuple(losing(g, LOSSES)), tuple(SUCCESSORS.wanted(g))
    v.circles = tuple(crowded(g, FIELD.fighting))
    v.prisoners, v.scouts = tuple(holding.without_prison(g)), tuple(holding.without_base(g))
    v.doubled, v.loose, v.unheld = tuple(arms.doubled(g)), tuple(arms.loose(g)), ()
    v.leaving = tuple([(card, number[g.owner[card], "drop"]) for card in strays(g)])


# 1.2.2, 13.1.2: run by check timings alone; what is amiss in between is not noticed.
# 11.5.1.2: what rule actions do is no effect.
# 4.9.4: of several units on one circle the newest stays, as a unit that was put there by a text.
RULE_ACTIONS = procedure(
    "13.1",
    slots="lost lacking circles stays leaving successor prisoners scouts doubled loose unheld",
    rows=[
        row("13.1.3", note_due),
        row("4.9.4", WHO_STAYS, into="stays", when=circles_left),
        row("4.9.4", clear_circle, when=circles_left),
        row("13.1.3", goto("4.9.4"), when=circles_left),
        row("13.3.1", depart),
        row("13.7.1", delete_strays),
        row("16.2.3", holding.prisoners_leave),
        row("16.5.3", holding.scouts_leave),
        row("16.3.8.2", arms.WHICH_STAYS, into="stays", when=arms.several_left),
        row("16.3.8.2", arms.put_off, when=arms.several_left),
        row("16.3.8.2", goto("16.3.8.2"), when=arms.several_left),
        row("16.3.8.3.1", arms.link_anew),
        row("16.3.8.3.2", arms.note_unheld),
        row("16.3.8.3.2", arms.unheld_leave),
        row("13.4.1", ask("pick one", who_lacks, SUCCESSORS.options, "which card of your soul is your vanguard"),
            into="successor", when=someone_lacks),
        row("13.4.1", run("6.3.3", seat=who_lacks, cards=the_new), when=someone_lacks),
        row("13.4.1", next_lacking, when=someone_lacks),
        row("13.1.3", goto("13.4.1"), when=someone_lacks),
        row("13.2.1", judge_losing(LOSSES, both="1.2.3")),
    ],
)  # fmt: skip


def may_be_completed(g: Game, v: Frame) -> bool:
    """13.6.1: a damage check is to be completed, and nothing is to be played before."""
    return v.played is None and completion_due(g, v)


def something_to_check(g: Game, v: Frame) -> bool:
    """After an attack that was ordered there may be more to do."""
    return v.played is None and (bool(g.waiting) or anything_due(g, v))


def something_else_due(g: Game, v: Frame) -> bool:
    return v.played is None and rule_action_due(g, v)


# --- periods ---------------------------------------------------------------------------------------


def this_battle_if_any(g: Game, seat: int) -> tuple[str, int]:
    """11.3.1.2.1: while nothing is fought, nothing lasts until the end of the battle."""
    return (END_OF_BATTLE, g.facts["turn"]) if g.facts["fighting"] else NO_MOMENT


def this_ride_phase_if_any(g: Game, seat: int) -> tuple[str, int]:
    """11.3.1.2.1: and outside the ride phase nothing until its end."""
    return (END_OF_RIDE_PHASE, g.facts["turn"]) if g.facts["phase"] == "ride phase" else NO_MOMENT


DURATIONS = {"end of battle": this_battle_if_any, "end of ride phase": this_ride_phase_if_any}


# --- check timing -------------------------------------------------------------------------------


def of_seat(g: Game, seat: int) -> list[Option]:
    """12.3.1.1.2: an ability with a limit may cease to exist without being played.

    11.1.1.2.1.1: and so may one that was set off in a hidden zone, of which the other player learns nothing.
    """
    found = to_play_or_let_go(g, seat)
    hidden = [let_go_of(option) for option, w in waiting_options(g, seat).items() if is_hidden(g, w)]
    return [*found, *[option for option in hidden if option not in found]]


def is_hidden(g: Game, w: Waiting) -> bool:
    """Its card lies where it was as it was set off, and nobody else sees it there."""
    return g.serial[w.source] == w.serial and not g.match.tables.zone_of_number[g.zone_of[w.source]].public


def turn_players_waiting(g: Game, v: Frame) -> list[Option]:
    return of_seat(g, g.facts["turn seat"])


def other_players_waiting(g: Game, v: Frame) -> list[Option]:
    return of_seat(g, 1 - g.facts["turn seat"])


# 11.8.7, 11.8.10: rule actions first; what was set off meanwhile is played only then, one after another.
# 11.8.9: of an ability that waits several times, each time is offered by itself.
# 13.6.1: the card of a damage check goes to the damage zone only when nothing else is due and nothing waits.
CHECK_TIMING = procedure(
    CHECK,
    slots="played shown",
    idle=looking.and_no_other_top(waiting.nothing_to_check(anything_due)),
    rows=[
        row("11.6.1.1", hide_played),
        ending.GO,
        row("11.6.1.1", run("13.1"), when=other_action_due),
        row("11.6.1.1", goto("11.6.1.1"), when=other_action_due),
        row("13.5.1", run("13.5", seat=first_damaged), when=damage_due),
        row("11.6.1.1", goto("11.6.1.1"), when=other_action_due),
        row("7.6.3.1", looking.look_at_tops),
        row("11.8.14.1", look_around),
        row("11.6.1.2", ask("ability", turn_player, turn_players_waiting, "which of your abilities comes first"),
            into="played", when=turn_player_waits),
        row("11.6.1.3", ask("ability", other_player, other_players_waiting, "which of your abilities comes first"),
            into="played", when=other_player_waits),
        row("13.6.1", run("13.6"), when=may_be_completed),
        row("13.6.1", goto("11.6.1.1"), when=something_else_due),
        row("7.30.1", run("7.30.1"), when=an_attack_comes),
        row("7.30.1", goto("11.6.1.1"), when=something_to_check),
        row("11.6.1.4", leave(), when=none_is_played),
        row("12.3.1.1.2", let_go, when=is_let_go),
        row("12.3.1.1.2", goto("11.6.1.1"), when=is_let_go),
        row("11.8.10", play_waiting),
        row("11.6.1.2", goto("11.6.1.1")),
    ],
)  # fmt: skip

# 9.9.3, 10.8.1.3: something waits or is due where a turn or a battle would end.
more_to_do = waiting.more_to_do(anything_due)

PROCEDURES: Sequence[object] = (RULE_ACTIONS, CHECK_TIMING)
