"""Sections 8-5 and 9: checkpoints, rule processing, and how a pending skill is activated."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from operator import itemgetter
from typing import TypeAlias

from ...kernel import (
    Frame,
    Game,
    Option,
    Waiting,
    altered_cards,
    ask,
    begin,
    check_situations,
    drop_unusable,
    emit,
    goto,
    hear,
    hide,
    leave,
    mark,
    move,
    procedure,
    remember,
    row,
    show,
    sort_waiting,
    take_option,
    waiting_options,
)
from .zones import BATTLE, EVERYBODY, HAND, SEATS, area, holds_stack, numbers

CHECK = "8-5-1"
COMBOS = numbers("combo")
FIGHTING = (*BATTLE, *COMBOS)
DROP = numbers("drop")
UNDERS = numbers("under")
UNDER = itemgetter(*UNDERS)
COMBO = itemgetter(*COMBOS)
NEEDED = itemgetter(*numbers("life"), *numbers("deck"))
"""1-2-2-1, 1-2-2-2: areas without cards in which a player has lost."""
Moves: TypeAlias = Sequence[tuple[int, int, int, int]]
"""Card, area it left, area it came to, and the seats that know it."""


# --- 9-2 losing, at once ----------------------------------------------------------------------------


def judge_losing(g: Game) -> None:
    """1-2-2, 9-1-2-1, 9-2-1: interruptive, so it happens in the middle of whatever goes on.

    1-2-2-1, 1-2-2-2: without life or without a deck, however that came about.

    9-2-2: players who have lost at the same time lose together.
    """
    if not g.facts["begun"] or g.result is not None:
        return
    lost = [s for s in SEATS if not g.in_zone(s, "life") or not g.in_zone(s, "deck")]
    # 1-3-1: a card may say that its master does not lose
    lost = [s for s in lost if not g.cannot(-1 - s, "lose")]
    if len(lost) == 2:
        g.end(None, "1-2-3", "both players lose at once")
    elif lost:
        no_life = not g.in_zone(lost[0], "life")
        g.end(1 - lost[0], "9-2-3" if no_life else "9-2-4", "no life" if no_life else "no cards in deck")


def settle_stacks(g: Game) -> None:
    """10-4-4: a stack is one card; when it leaves, what lay under the card goes to the Drop Area.

    A stack that is put under another card goes there whole.
    """
    for card in [c for s in SEATS for c in g.in_zone(s, "under")]:
        top = g.marks.get((card, "under"))
        above = g.marks.get((top, "under")) if top is not None and g.is_in(top, "under") else None
        if above is not None:
            mark(g, card, "under", above)
        elif top is not None and not holds_stack(g, top):
            mark(g, card, "under", None)
            move(g, (card,), "removed" if is_token(g, card) else "drop", verb="follow")


def forget_tops(g: Game, moves: Moves) -> None:
    """A card that comes out from under another lies under none."""
    for card, _, after, _ in moves:
        if after not in UNDERS and (card, "under") in g.marks:
            mark(g, card, "under", None)


def is_token(g: Game, card: int) -> bool:
    return "token" in g.match.printed[g.definition[card]]["keywords"]


def end_tokens(g: Game, moves: Moves) -> None:
    """A token is no card of a deck: out of the Battle and Combo Areas it is out of the game."""
    gone = [card for card, _, after, _ in moves if after not in FIGHTING]
    tokens = [card for card in gone if is_token(g, card) and not g.is_in(card, "under")]
    if tokens:
        move(g, tokens, "removed", verb="remove")


def after_move(g: Game, moves: Moves) -> None:
    fought, comboed = False, []
    for each in moves:
        _, before, after, _ = each
        if before in FIGHTING:
            fought = True
        if after in COMBOS:
            comboed.append(each)
    if fought:
        report_shifts(g, moves)
    if comboed:
        report_combos(g, comboed)
    if g.marks:
        forget_tops(g, moves)
    if any(UNDER(g.zones)):
        settle_stacks(g)
    if fought:
        report_kos(g, moves)
        end_tokens(g, moves)
    if not all(NEEDED(g.zones)):
        judge_losing(g)


def report_shifts(g: Game, moves: Moves) -> None:
    """8-7-5: between the Battle and Combo Areas a card stays what it was (3-1-4), but it does change areas."""
    if "move" in g.match.heard or g.timed:
        for card, before, after, _ in moves:
            if before in FIGHTING and after in FIGHTING:
                hear(g, "move", (card, before, after))


def report_combos(g: Game, moves: Moves) -> None:
    """3-7-3: a Battle Card that is put into the Combo Area is comboed with, by an act or by a skill."""
    for card, before, _, _ in moves:
        if g.value(card, "type") == "battle":
            g.set("combos", (*g.facts["combos"], (card, area(before))))
            emit(g, "combo", card)


def report_kos(g: Game, moves: Moves) -> None:
    """7-4-1-4-2-1: a Battle Card put out of the Battle Area into the Drop Area is KOed, however that came about.

    8-7-5-1-2: cards that go together, and each by itself, hear of it as what they were.
    """
    koed = [(c, b) for c, b, after, _ in moves if b in BATTLE and after in DROP and g.value(c, "type") == "battle"]
    for card, before in koed:
        # What a card had gained or lost is heard with what it was; it need not be named again.
        told = "abilities" in (g.last[card].values or {})
        left = tuple(each for each in koed if not told or each != (card, before))
        emit(g, "ko", card, koed_by(g), past=card, left=left)


def koed_by(g: Game) -> int | None:
    """The card whose skill is running; where the rules do it, the attacker of the battle, if there is one."""
    running = skill_running(g)
    if running is not None or g.facts["attacker"] is None:
        return None if running is None else running.source
    attacker: int
    attacker, _, _ = g.facts["attacker"]
    return attacker


def skill_running(g: Game) -> Frame | None:
    """What does what is being done, if it is a skill; a move that is held up is done by what is below it."""
    frame = next(f for f in reversed(g.frames) if f.procedure != "replace")
    return frame if frame.source is not None else None


def caused_by_battle(g: Game) -> bool:
    """7-4-1-4-2-1: what no skill does to a Battle Card in play, the battle does."""
    return skill_running(g) is None


def dealt_by_attacking(g: Game) -> bool:
    """4-11-1-1: whether the damage that is inflicted now is that of the damage step."""
    running = [frame.procedure for frame in g.frames]
    inflicting = [below for below, procedure in pairwise(running) if procedure == "4-10-2"]
    return inflicting[-1:] == ["7-4-1"]


def caused_by_skill(g: Game) -> bool:
    return skill_running(g) is not None


def caused_by_master(g: Game, seat: int) -> bool:
    running = skill_running(g)
    return running is not None and running.seat == seat


def caused_by_opponent(g: Game, seat: int) -> bool:
    running = skill_running(g)
    return running is not None and running.seat != seat


# --- 9-3 combos outside battle ------------------------------------------------------------------------


def stray_combos(g: Game, v: Frame) -> bool:
    """9-1-2-2, 9-3-1: whether cards lie in a Combo Area outside battle; looked at only where rows ask for it."""
    return g.facts["attacker"] is None and any(COMBO(g.zones))


def drop_combos(g: Game, v: Frame) -> None:
    """9-1-2-3, 9-3-2: those of both players together, each to the Drop Area of its own player."""
    move(g, [c for s in SEATS for c in g.in_zone(s, "combo")], "drop", verb="drop")


# --- 8-5-1 checkpoint ---------------------------------------------------------------------------------


def look_at_situations(g: Game) -> None:
    """8-7-6-1: a situation makes its skill pending once, and again only after it was not there."""
    check_situations(g, again=False)


def nothing_to_check(g: Game, v: Frame) -> bool:
    """Whether a checkpoint would pass without anything pending and without stray combos, as most do.

    9-1-2-2: a stray combo that is there no more by then is none.
    """
    if g.match.has_situations:
        check_situations(g, again=False)
    return not g.waiting and (g.facts["attacker"] is not None or not any(COMBO(g.zones)))


def look_around(g: Game, v: Frame) -> None:
    look_at_situations(g)
    drop_unusable(g)
    sort_waiting(g, lambda waiting: not barred(g, waiting))
    v.played = None


def barred(g: Game, waiting: Waiting) -> bool:
    """8-7-4-1: a pending skill that cannot be activated; an effect of one that was activated before is none."""
    if waiting.ability in g.match.laters:
        return False
    return negated(g, waiting) or g.cannot(waiting.source, "activate skills")


def negated(g: Game, waiting: Waiting) -> bool:
    """8-7-4-1: a pending skill that its card no longer has, though the card is where it was.

    8-7-7: a skill whose card is elsewhere now stays pending.
    """
    name, card = waiting.ability, waiting.source
    held = altered_cards(g).get(card)
    held = printed_skills(g, card) if held is None else held
    if g.serial[card] != waiting.serial or name in held:
        return False
    return not gained_for_battle(g, waiting)


def printed_skills(g: Game, card: int) -> tuple[str, ...]:
    return tuple(ability.id for ability in g.match.abilities_of[g.definition[card]])


def gained_for_battle(g: Game, waiting: Waiting) -> bool:
    """7-4-1-8, 7-4-1-9: what the end of a battle set off stays, though a skill gained for that battle ends with it."""
    kind = waiting.event[0] if waiting.event else ""
    return kind == "fought" and waiting.ability not in printed_skills(g, waiting.source)


def turn_player(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return seat


def other_player(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return 1 - seat


def pending_of(g: Game, seat: int) -> list[Option]:
    """8-7-3: a skill is pending as often as it was set off; each time that does something else can be chosen."""
    return list(waiting_options(g, seat))


def activate_pending(g: Game, v: Frame) -> None:
    """8-7-1, 8-7-4: the pending count falls by one, and the skill is activated, at this checkpoint.

    8-6-2-1: a card of the hand is revealed for that.
    """
    seat, name, source, serial, event, slots = take_option(g, v.played)
    v.shown = ()
    if g.zone_of[source] in HAND:
        v.shown = remember(g, (source,))
        show(g, (source,), EVERYBODY)
    emit(g, "activate", source, note=name)
    begin(g, name, seat, source, serial, event, slots)


def hide_activated(g: Game, v: Frame) -> None:
    hide(g, v.shown)


FIRST = "which of your skills comes first"

# 4-5-2: the rules first, then pending skills, and the rules again after each of them.
CHECKPOINT = procedure(
    CHECK,
    slots="played shown",
    idle=nothing_to_check,
    rows=[
        row("8-5-1-1", drop_combos, when=stray_combos),
        row("8-7-2", look_around),
        row("8-5-1-2", ask("ability", turn_player, lambda g, v: pending_of(g, turn_player(g, v)), FIRST),
            into="played"),
        row("8-5-1-3", ask("ability", other_player, lambda g, v: pending_of(g, other_player(g, v)), FIRST),
            into="played", when=lambda g, v: v.played is None),
        row("8-5-1-4", leave(), when=lambda g, v: v.played is None),
        row("8-7-4", activate_pending),
        row("8-7-4", hide_activated, when=lambda g, v: bool(v.shown)),
        row("8-5-1-2", goto("8-5-1-1")),
    ],
)  # fmt: skip


def more_to_do(g: Game, v: Frame) -> bool:
    look_at_situations(g)
    return bool(g.waiting)


PROCEDURES = (CHECKPOINT,)
