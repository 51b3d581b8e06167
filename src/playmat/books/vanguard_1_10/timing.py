"""Sections 8.4 and 9: check timing, rule actions, and how a waiting ability is played."""

from __future__ import annotations

from ...kernel import Frame, Game, ask, goto, leave, procedure, recall, retain, row, run
from .._vanguard import waiting
from .._vanguard.circles import GUARDIAN
from .._vanguard.turning import other_player, turn_player
from .._vanguard.waiting import (
    DAMAGE_TO_LOSE,
    WHO_STAYS,
    Loss,
    circles_left,
    clear_circle,
    clear_guardians,
    crowded,
    depart,
    hide_played,
    judge_losing,
    look_around,
    losing,
    no_deck,
    none_is_played,
    of_both,
    on_rear_guard_circle,
    on_vanguard_circle,
    other_player_waits,
    other_players_waiting,
    play_waiting,
    six_damage,
    someone_loses,
    stray_guardians,
    turn_player_waits,
    turn_players_waiting,
)
from .zones import FIELD, ZONES

CHECK = "8.4.1"
# 1.2.2.1, 1.2.2.2, 4.8.3: six damage cards, or no card in the deck.
LOSSES = (Loss("six damage", six_damage, "9.2.2"), Loss("no cards in deck", no_deck, "9.2.3"))

DECKS, DAMAGE, GUARDIANS = of_both(ZONES, ("deck",)), of_both(ZONES, ("damage",)), of_both(ZONES, (GUARDIAN,))
# 3.9.1.1, 3.10.1.1, 4.6.7.1: vanguard and rear-guard circles hold one unit each; others may hold many.
SINGLES = of_both(ZONES, FIELD.fighting)


# --- rule actions -------------------------------------------------------------------------------


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
        return bool(losing(g, LOSSES)) or bool(stray_guardians(g))
    if g.facts["phase"] != "battle phase" and any(GUARDIANS(zones)):
        return True
    retain(g, SETTLED, now, True)
    return False


def note_due(g: Game, v: Frame) -> None:
    """9.1.3: rule actions happen simultaneously: what is due is told by the table as it is before any of them.

    1.3.4: the turn player's circles come first.
    """
    v.lost, v.circles, v.leaving = tuple(losing(g, LOSSES)), tuple(crowded(g, FIELD.fighting)), ()


# 1.2.2, 9.1.2: run by check timings alone; what is amiss in between is not noticed.
# 9.3.1, 9.3.3: all but one leave, from the vanguard circle to the soul, from others to the drop zone.
# 3.14.1.2: they do not leave by an effect.
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
        row("9.2.1", judge_losing(LOSSES, both="1.2.3"), when=someone_loses),
    ],
)


# --- check timing -------------------------------------------------------------------------------

# 3.5.2, 8.6.1: rule actions first; what was set off meanwhile is played only then, one after another.
# 8.6.2.1, 8.6.3.1: of an ability that waits several times, each time is offered by itself.
# 8.5.2.1: an ability played out of a hidden zone shows its card until it has resolved.
CHECK_TIMING = procedure(
    CHECK,
    slots="played shown",
    idle=waiting.nothing_to_check(rule_action_due),
    rows=[
        row("8.4.1.1", hide_played),
        row("8.4.1.1", run("9.1"), when=rule_action_due),
        row("8.4.1.1", goto("8.4.1.1"), when=rule_action_due),
        row("8.6.2", look_around),
        row("8.4.1.2", ask("ability", turn_player, turn_players_waiting, "which of your abilities comes first"),
            into="played", when=turn_player_waits),
        row("8.4.1.3", ask("ability", other_player, other_players_waiting, "which of your abilities comes first"),
            into="played", when=other_player_waits),
        row("8.4.1.4", leave(), when=none_is_played),
        row("8.6.3", play_waiting),
        row("8.4.1.2", goto("8.4.1.1")),
    ],
)  # fmt: skip

# 6.8.1.3, 7.7.1.3: something waits or is due where a turn or a battle would end.
more_to_do = waiting.more_to_do(rule_action_due)

PROCEDURES = (RULE_ACTIONS, CHECK_TIMING)
