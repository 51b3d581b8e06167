"""Sections 8.4 and 9: check timing, rule actions, and how a waiting ability is played."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Frame,
    Game,
    ask,
    goto,
    leave,
    procedure,
    recall,
    retain,
    row,
    run,
)
from .._vanguard import states, waiting
from .._vanguard.checking import (
    checked_card,
    report_damage_check,
    reveal_top,
    revealed,
    still_checked,
    to_damage,
)
from .._vanguard.circles import GUARDIAN, VANGUARD
from .._vanguard.lacking import Successors, next_lacking, someone_lacks, the_new, who_lacks
from .._vanguard.letting_go import is_let_go, let_go, other_players_waiting, turn_players_waiting
from .._vanguard.ordering import attack_due
from .._vanguard.turning import other_player, seat_of, turn_player
from .._vanguard.waiting import (
    DAMAGE_TO_LOSE,
    WHO_STAYS,
    Loss,
    circles_left,
    clear_guardians,
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
    stray_guardians,
    turn_player_waits,
)
from . import gifts, legion
from .damage import damage_left, damaged_seats, first_damaged, note_damaged, work_off_one
from .field import PRINTED, some_gained
from .legion import crowded_by
from .miscellaneous import damage_is_over, trigger_works
from .zones import FIELD, ZONES

CHECK = "8.4.1"


effect_runs = states.effect_runs(CHECK)

SUCCESSORS = Successors()
# 9.5.1.1: no card in the soul to ride.
# 1.2.2.1, 1.2.2.2, 4.8.3: six damage cards, no card in the deck, or nothing to be the vanguard.
LOSSES = (
    Loss("six damage", six_damage, "9.2.2"),
    Loss("no cards in deck", no_deck, "9.2.3"),
    Loss("no vanguard and no soul", SUCCESSORS.none_left, "9.2.4"),
)

DECKS, DAMAGE, GUARDIANS = of_both(ZONES, ("deck",)), of_both(ZONES, ("damage",)), of_both(ZONES, (GUARDIAN,))
VANGUARDS = of_both(ZONES, (VANGUARD,))
# 3.9.1.1, 3.10.1.1, 4.6.8.2: vanguard and rear-guard circles hold one unit each; others may hold many.
SINGLES = of_both(ZONES, (VANGUARD, *PRINTED))
SINGLES_AND_GAINED = of_both(ZONES, FIELD.fighting)


# --- rule actions -------------------------------------------------------------------------------


SETTLED = "no rule action is due"
"""Under this name it is kept, for as long as no card moves; not where there are guardians, who may be astray."""


def other_action_due(g: Game, v: Frame) -> bool:
    """Some rule action but the damage process."""
    now = g.zone_versions[-1]
    if recall(g, SETTLED, now):
        return False
    zones = g.zones
    if overloaded(g):
        return True
    (deck, other_deck), (damage, other_damage) = DECKS(zones), DAMAGE(zones)
    if not deck or not other_deck or len(damage) >= DAMAGE_TO_LOSE or len(other_damage) >= DAMAGE_TO_LOSE:
        return bool(losing(g, LOSSES)) or bool(strays(g)) or bool(SUCCESSORS.wanted(g))
    if not all(VANGUARDS(zones)):
        return bool(losing(g, LOSSES)) or bool(strays(g)) or bool(SUCCESSORS.wanted(g))
    if any(GUARDIANS(zones)):
        return bool(strays(g)) or bool(gifts.strays(g))
    return not retain(g, SETTLED, now, not gifts.strays(g))


def overloaded(g: Game) -> list[tuple[int, str]]:
    """The circles with more units than there may be; mostly none has two."""
    circles = SINGLES_AND_GAINED if some_gained(g) else SINGLES
    return legion.overloaded(g, FIELD.fighting) if max(map(len, circles(g.zones))) > 1 else []


def strays(g: Game) -> list[int]:
    """9.4.1: guardians outside the battle phase, and outside a battle that a text has ordered."""
    return [] if g.facts["fighting"] else stray_guardians(g)


def clear_strays(g: Game, v: Frame) -> None:
    if not g.facts["fighting"]:
        clear_guardians(g, v)


def damage_due(g: Game, v: Frame) -> bool:
    """9.6.1: only where no other rule action is left."""
    return bool(g.facts["vanguard damage"]) and bool(damaged_seats(g))


def rule_action_due(g: Game, v: Frame) -> bool:
    return damage_due(g, v) or gifts.gift_due(g, v) or other_action_due(g, v)


def anything_due(g: Game, v: Frame) -> bool:
    """A rule action, or an attack that a text has ordered; mostly nothing is noted, and the table alone is asked."""
    facts = g.facts
    if facts["ordered attacks"] or facts["vanguard damage"] or facts["gifts due"]:
        return attack_due(g, v) or rule_action_due(g, v)
    return other_action_due(g, v)


def note_due(g: Game, v: Frame) -> None:
    """9.1.3: rule actions happen simultaneously: what is due is told by the table as it is before any of them.

    1.3.4: the turn player's circles come first.
    """
    v.lost, v.circles, v.leaving = tuple(losing(g, LOSSES)), tuple(overloaded(g)), ()
    v.lacking = tuple(SUCCESSORS.wanted(g))


# 1.2.2, 9.1.2: run by check timings alone; what is amiss in between is not noticed.
# 9.3.1, 9.3.6: all but one leave, from the vanguard circle to the soul, from others to the drop zone.
# 3.14.1.2: they do not leave by an effect.
RULE_ACTIONS = procedure(
    "9.1",
    slots="lost circles stays leaving lacking successor",
    rows=[
        row("9.1.3", note_due),
        row("9.3.5", WHO_STAYS, into="stays", when=crowded_by("a pair and others")),
        row("9.3.4", legion.WHICH_MATE, into="stays", when=crowded_by("mates")),
        row("9.3.3", WHO_STAYS, into="stays", when=crowded_by("no pair")),
        row("9.3.7", WHO_STAYS, into="stays", when=crowded_by("rear-guards")),
        row("9.3.6", legion.clear_circle, when=circles_left),
        row("9.1.3", goto("9.3.5"), when=circles_left),
        row("9.4.1", clear_strays),
        row("9.3.6", depart),
        row("9.7.1", gifts.remove_strays),
        row("9.5.1", ask("pick one", who_lacks, SUCCESSORS.options, "which card of your soul is your vanguard"),
            into="successor", when=someone_lacks),
        row("9.5.1", run("10.6.1", seat=who_lacks, cards=the_new), when=someone_lacks),
        row("9.5.1", next_lacking),
        row("9.1.3", goto("9.5.1"), when=someone_lacks),
        row("9.2.1", judge_losing(LOSSES, both="1.2.3")),
    ],
)  # fmt: skip

# 9.6.4, 10.15.1.1, 10.33.2: whatever dealt the damage, it is worked off here, and each card is a damage check.
# 9.6.7: the next card comes at once: nothing is checked in between.
DAMAGE_PROCESS = procedure(
    "9.6",
    slots="seat damaged card",
    rows=[
        row("9.6.1", note_damaged),
        row("9.6.2", work_off_one),
        row("9.6.3", reveal_top),
        row("9.6.4", report_damage_check, when=revealed),
        row("9.6.5", run("2.8", seat=seat_of, card=checked_card), when=trigger_works),
        row("9.6.6", to_damage, when=still_checked),
        row("9.6.7", goto("9.6.2"), when=damage_left),
        row("9.6.7", damage_is_over),
    ],
)


# --- check timing -------------------------------------------------------------------------------

# 3.5.2, 8.6.1: rule actions first; what was set off meanwhile is played only then, one after another.
# 8.6.2.1, 8.6.3.1: of an ability that waits several times, each time is offered by itself.
# 8.5.2.1: an ability played out of a hidden zone shows its card until it has resolved.
CHECK_TIMING = procedure(
    CHECK,
    slots="played shown",
    idle=waiting.nothing_to_check(anything_due),
    rows=[
        row("8.4.1.1", hide_played),
        row("10.34.1", run("10.34.1"), when=attack_due),
        row("10.34.1", goto("8.4.1.1"), when=attack_due),
        row("8.4.1.1", run("9.1"), when=other_action_due),
        row("8.4.1.1", goto("8.4.1.1"), when=other_action_due),
        row("9.6.1", run("9.6", seat=first_damaged), when=damage_due),
        row("10.6.3", run("10.6.3"), when=gifts.gift_due),
        row("9.6.1", goto("8.4.1.1"), when=rule_action_due),
        row("8.6.2", look_around),
        row("8.4.1.2", ask("ability", turn_player, turn_players_waiting, "which of your abilities comes first"),
            into="played", when=turn_player_waits),
        row("8.4.1.3", ask("ability", other_player, other_players_waiting, "which of your abilities comes first"),
            into="played", when=other_player_waits),
        row("8.4.1.4", leave(), when=none_is_played),
        row("12.5.1.1.2", let_go, when=is_let_go),
        row("12.5.1.1.2", goto("8.4.1.1"), when=is_let_go),
        row("8.6.3", play_waiting),
        row("8.4.1.2", goto("8.4.1.1")),
    ],
)  # fmt: skip

# 6.8.1.5, 7.8.1.3: something waits or is due where a turn or a battle would end.
more_to_do = waiting.more_to_do(anything_due)

PROCEDURES: Sequence[object] = (RULE_ACTIONS, DAMAGE_PROCESS, CHECK_TIMING)
