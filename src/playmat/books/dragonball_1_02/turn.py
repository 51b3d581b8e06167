"""Section 6: the turn: charge, main and end phases."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    Frame,
    Game,
    Guard,
    Option,
    ask,
    distinct,
    emit,
    expire,
    goto,
    hide,
    leave,
    live,
    loop_numbers,
    loops,
    move,
    permission,
    procedure,
    remember,
    row,
    run,
    set_off_once,
    show,
    turn,
)
from .battle import ready, targets
from .drawing import draw_card
from .energy import UNIONS, card_cost, card_used, pays, skill_used, skills
from .plays import DIVERTED, may_not_play
from .stacks import carry_on
from .timing import CHECK, more_to_do, other_player, turn_player
from .zones import EVERYBODY, HAND, active_energy

PASS = "pass"


# --- 6-2 charge phase ---------------------------------------------------------------------------------


def begin_turn(g: Game, v: Frame) -> None:
    expire(g, "beginning of turn", g.facts["turn"])
    g.set("phase", "charge phase")
    emit(g, "begin turn", note=(g.facts["turn"], g.facts["turn seat"]))
    emit(g, "begin charge phase")


def make_active(g: Game, v: Frame) -> None:
    seat = g.facts["turn seat"]
    resting = [c for zone in ("leader", "battle", "energy") for c in g.in_zone(seat, zone) if g.rested[c]]
    turn(g, [c for c in resting if not g.cannot(c, "become active in the charge phase")], rested=False)


def draws(g: Game, v: Frame) -> bool:
    """6-2-3: the first player does not draw on the first turn."""
    return bool(g.facts["turn"] > 1)


def draw_one(g: Game, v: Frame) -> None:
    draw_card(g, g.facts["turn seat"])


def hand(g: Game, v: Frame) -> list[Option]:
    return list(distinct(g, g.zones[HAND[g.facts["turn seat"]]]))


def charge(g: Game, v: Frame) -> None:
    move(g, (v.charged,), "energy", verb="charge")


def end_of_charge(g: Game, v: Frame) -> None:
    expire(g, "end of charge phase", g.facts["turn"])


CHARGE_PHASE = procedure(
    "6-2",
    slots="charged",
    rows=[
        row("6-2-1", begin_turn),
        row("6-2-1", run(CHECK)),
        row("6-2-2", make_active),
        row("6-2-3", draw_one, when=draws),
        row("6-2-4", run(CHECK)),
        row("6-2-5", ask("pick one", turn_player, hand, "which card becomes energy", secret=True), into="charged"),
        row("6-2-5", charge, when=lambda g, v: v.charged is not None),
        row("6-2-6", run(CHECK)),
        row("6-2-6", end_of_charge),
    ],
)


# --- 6-3 main phase -----------------------------------------------------------------------------------


def why_not_play(g: Game, seat: int, card: int, energy: Sequence[int]) -> str | None:
    """The word for what forbids to play this Battle Card out of the hand with this active energy.

    3-6-5: how many Battle Cards are in play is not asked.
    """
    if g.value(card, "type") != "battle":
        return "no play"
    if may_not_play(g, seat, card):
        return "forbidden"
    return None if pays(g, energy, *play_cost(g, card)) else "not enough energy"


def play_cost(g: Game, card: int) -> tuple[tuple[str, ...], int]:
    """2-11-1-1: the colours that must be among the energy, and how much it is in all."""
    if permission(g, card, "be played without paying its energy cost"):
        return (), 0
    return card_cost(g, card)


def plays(g: Game, seat: int) -> list[Option]:
    hand_cards, energy = distinct(g, g.zones[HAND[seat]]), active_energy(g, seat)
    return [("play", card) for card in hand_cards if why_not_play(g, seat, card, energy) is None]


def attacks(g: Game, seat: int) -> list[Option]:
    return [("attack", card, target) for card in ready(g, seat) for target in targets(g, card)]


MAIN_SKILLS = ("activate main", "awaken", "evolve", "field", *UNIONS)
"""6-3-1-3-3: what may be activated in the Main Phase; [Awaken] is among it."""


def main_actions(g: Game, v: Frame) -> list[Option]:
    """4-6-3: every act that is possible, and none."""
    seat = g.facts["turn seat"]
    acts = [*plays(g, seat), *skills(g, seat, MAIN_SKILLS), *attacks(g, seat), PASS]
    return loops.unbarred(g, acts)


def begin_main(g: Game, v: Frame) -> None:
    loops.new_path(g)
    expire(g, "beginning of main phase", g.facts["turn"])
    g.set("phase", "main phase")
    emit(g, "begin main phase")


def acts(word: str) -> Guard:
    return lambda g, v: isinstance(v.act, tuple) and v.act[0] == word


def played(g: Game, v: Frame) -> int:
    card: int
    _, card = v.act
    return card


def attacker(g: Game, v: Frame) -> int:
    card: int
    _, card, _ = v.act
    return card


def target(g: Game, v: Frame) -> int:
    card: int
    _, _, card = v.act
    return card


# 11-1-1: an act that would start a loop over.


def notice_loop(g: Game, v: Frame) -> None:
    v.repeats, v.others = None, None
    v.loop = loops.depart(g, v.act, unlikely=v.act[0] != "use")


def deciders(g: Game, v: Frame) -> int:
    """How many players could have stopped the loop: the turn player, who acts, and perhaps the other."""
    other: int = v.loop >> (1 - g.facts["turn seat"]) & 1
    return 1 + other


def settle_own_loop(g: Game, v: Frame) -> None:
    emit(g, "loop", note=(v.repeats, g.facts["turn seat"]))
    loops.bar(g, v.act, "loop")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """The smaller number counts; whoever named more does not begin again. Of equal ones the turn player's is taken."""
    emit(g, "loop", note=(min(v.repeats, v.others), g.facts["turn seat"]))
    if v.others <= v.repeats:
        loops.bar(g, v.act, loops.NAMED_MORE)
    else:
        loops.stop_here(g)
    if v.others >= v.repeats:
        v.act = None


LOOP_NUMBER = ask("number", turn_player, loop_numbers, "how many times do you repeat this loop")
OTHERS_NUMBER = ask("number", other_player, loop_numbers, "how many times do you let this loop repeat")

# 4-6-2, 8-5-2, 8-5-2-1: the checkpoint comes first, then the player chooses.
# 4-6-3-1, 8-5-2-2: after an act the timing begins again.
# 4-6-3-2, 8-5-2-3: to pass ends it, and with it the phase.
MAIN_PHASE = procedure(
    "6-3-1",
    slots="act loop repeats others",
    rows=[
        row("6-3-1-1", begin_main),
        row("6-3-1-2", run(CHECK)),
        row("6-3-1-3", ask("act", turn_player, main_actions, "play, use a skill, attack, or end the main phase",
                            secret=True), into="act"),
        row("11-1-1-2", notice_loop),
        row("11-1-1-2", goto("6-3-1-3-1"), when=lambda g, v: not v.loop),
        row("11-1-1-2", LOOP_NUMBER, into="repeats", when=lambda g, v: deciders(g, v) == 1),
        row("11-1-1-3", LOOP_NUMBER, into="repeats", when=lambda g, v: deciders(g, v) == 2),
        row("11-1-1-3", OTHERS_NUMBER, into="others", when=lambda g, v: deciders(g, v) == 2),
        row("11-1-1-2", settle_own_loop, when=lambda g, v: v.others is None),
        row("11-1-1-3", settle_shared_loop, when=lambda g, v: v.others is not None),
        row("6-3-1-3-1", run("6-3-1-3-1", seat=turn_player, card=played), when=acts("play")),
        row("6-3-1-3-2", run("8-6-2", seat=turn_player, card=lambda g, v: card_used(v.act),
                             name=lambda g, v: skill_used(v.act)), when=acts("use")),
        row("6-3-1-3-4", run("7-1", card=attacker, target=target), when=acts("attack")),
        row("6-3-1-3-5", leave(), when=lambda g, v: v.act == PASS),
        row("6-3-1-3", goto("6-3-1-2")),
    ],
)  # fmt: skip


# --- 6-3-1-3-1 playing a Battle Card -------------------------------------------------------------------


def declare_play(g: Game, v: Frame) -> None:
    """2-11-1-1: everybody sees the card before anything is paid for it."""
    v.shown = remember(g, (v.card,))
    show(g, (v.card,), EVERYBODY)
    g.set("play", (v.shown, "", False))


def is_played(g: Game, v: Frame) -> bool:
    """4-7-3-5: whether the play goes on: it was not negated, and the card is still there to be played."""
    _, negated, _ = g.facts["play"]
    return not negated and bool(live(g, v.shown))


def play_negated(g: Game, v: Frame) -> bool:
    _, negated, _ = g.facts["play"]
    return bool(negated) and bool(live(g, v.shown))


def play_diverted(g: Game, v: Frame) -> bool:
    _, negated, _ = g.facts["play"]
    return bool(negated == DIVERTED)


def put_into_play(g: Game, v: Frame) -> None:
    """6-3-1-3-1-3, 3-6-3-1, 4-7-3-5: it is played, in Active Mode unless a counter says otherwise.

    8-9-1-4: what a counter did to it is on it still, for it comes out of neither the Leader nor the Battle Area.
    """
    _, _, rested = g.facts["play"]
    forget_play(g, v)
    move(g, (v.card,), "battle", seat=v.seat, verb="play", rested=rested)
    carry_on(g, v.shown)


def report_play(g: Game, v: Frame) -> None:
    """8-9-1-5-1: skills that look at the card see it in play, with all that changes it there."""
    if g.is_in(v.card, "battle"):
        emit(g, "play", v.card, None)


def drop_negated(g: Game, v: Frame) -> None:
    """A play that was negated uses its card up."""
    move(g, (v.card,), "drop", verb="drop")


def forget_play(g: Game, v: Frame) -> None:
    hide(g, v.shown)
    g.set("play", None)


PLAY = procedure(
    "6-3-1-3-1",
    slots="seat card shown",
    rows=[
        row("6-3-1-3-1", declare_play),
        row("6-3-1-3-1-1", run("2-11-1", seat=lambda g, v: v.seat, specified=lambda g, v: play_cost(g, v.card)[0],
                               total=lambda g, v: play_cost(g, v.card)[1])),
        # 4-7-2: a play can be countered before the card is in play
        row("6-3-1-3-1-2", run("4-7-3", seat=lambda g, v: 1 - int(v.seat), kind="play", subject=lambda g, v: v.card)),
        row("6-3-1-3-1-3", drop_negated, when=lambda g, v: play_negated(g, v) and not play_diverted(g, v)),
        row("6-3-1-3-1-3", forget_play, when=lambda g, v: not is_played(g, v)),
        row("6-3-1-3-1-3", leave(), when=lambda g, v: g.facts["play"] is None),
        row("6-3-1-3-1-3", put_into_play),
        row("6-3-1-3-1-3", report_play),
    ],
)  # fmt: skip


# --- ends ---------------------------------------------------------------------------------------------

END_OF_MAIN = set_off_once("end main phase")
END_OF_TURN = set_off_once("begin end phase", "end turn")


def end_main(g: Game, v: Frame) -> None:
    expire(g, "end of main phase", g.facts["turn"])


MAIN_END = procedure(
    "6-3-1-4-1",
    slots="fired",
    rows=[
        row("6-3-1-4-1-1", END_OF_MAIN),
        row("6-3-1-4-1-2", run(CHECK)),
        row("6-3-1-4-1-2", end_main),
    ],
)


def begin_end(g: Game, v: Frame) -> None:
    g.set("phase", "end phase")


def end_of_turn(g: Game, v: Frame) -> None:
    expire(g, "end of turn", g.facts["turn"])


END_PHASE = procedure(
    "6-4-1",
    slots="fired",
    rows=[
        row("6-4-1", begin_end),
        row("6-4-1-1", END_OF_TURN),
        row("6-4-1-2", run(CHECK)),
        row("6-4-1-2", end_of_turn),
        row("6-4-1-3", END_OF_TURN),
        row("6-4-1-3", goto("6-4-1-1"), when=more_to_do),
    ],
)

TURN = procedure(
    "6-1-1",
    rows=[
        row("6-2-1", run("6-2")),
        row("6-3-1", run("6-3-1")),
        row("6-3-1-4-1", run("6-3-1-4-1")),
        # 6-3-1-4-1-3: the End Phase follows
        row("6-4-1", run("6-4-1")),
    ],
)

PROCEDURES = (TURN, CHARGE_PHASE, MAIN_PHASE, PLAY, MAIN_END, END_PHASE)
