"""Section 6: the turn and its phases, and what the turn player may do in the main phase."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import (
    CompiledAbility,
    Frame,
    Game,
    Guard,
    Option,
    Scope,
    Step,
    abilities,
    altered_cards,
    ask,
    distinct,
    draw,
    emit,
    expire,
    goto,
    hide,
    leave,
    loop_numbers,
    loops,
    procedure,
    remember,
    row,
    run,
    sees,
    set_off_once,
    show,
    swap,
    turn,
    unusable,
)
from ...kernel import begin as begin_ability
from .timing import CHECK, more_to_do
from .zones import CIRCLES, REAR_GUARD, units, vanguard

PASS = "pass"
EVERYBODY = 0b11
COLUMNS = {"left": ("front left", "back left"), "right": ("front right", "back right")}


def turn_player(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return seat


def other_player(g: Game, v: Frame) -> int:
    return 1 - turn_player(g, v)


def begin(phase: str, step: str = "") -> Step:
    """Enter a phase or step: its beginning sets abilities off."""

    def start(g: Game, v: Frame) -> None:
        if step:
            g.set("step", step)
        else:
            g.set("phase", phase)
            g.set("step", "")
        emit(g, f"begin {step or phase}")

    return start


# --- 6.3 stand, 6.4 draw --------------------------------------------------------------------------


def begin_turn(g: Game, v: Frame) -> None:
    expire(g, "the turn begins", g.facts["turn"])
    emit(g, "begin turn", note=(g.facts["turn"], g.facts["turn seat"]))


def stand_all(g: Game, v: Frame) -> None:
    seat = g.facts["turn seat"]
    turn(g, units(g, seat, CIRCLES), rested=False)
    expire(g, "stand phase", g.facts["turn"])


STAND_PHASE = procedure(
    "6.3.1",
    rows=[
        row("6.3.1.1", begin_turn),
        row("6.3.1.1", begin("stand phase")),
        row("6.3.1.1", run(CHECK)),
        row("6.3.1.2", stand_all),
        row("6.3.1.3", run(CHECK)),
    ],
)


def draw_one(g: Game, v: Frame) -> None:
    draw(g, g.facts["turn seat"], "deck", "hand")


DRAW_PHASE = procedure(
    "6.4.1",
    rows=[
        row("6.4.1.1", begin("draw phase")),
        row("6.4.1.1", run(CHECK)),
        row("6.4.1.2", draw_one),
        row("6.4.1.3", run(CHECK)),
    ],
)


# --- 6.5 ride -------------------------------------------------------------------------------------


def why_not_ride(g: Game, seat: int, card: int) -> str | None:
    """2.4.2, 8.5.2.1.1.1: why this hand card cannot be ridden now; its grade is the vanguard's or one more."""
    at = vanguard(g, seat)
    if at is None:
        return "no ride"
    if g.cannot(-1 - seat, "normal ride", card):
        return "forbidden"
    grade, limit = g.value(card, "grade"), g.value(at, "grade")
    return None if grade in (limit, limit + 1) else "wrong grade to ride"


def rides(g: Game, v: Frame) -> list[Option]:
    seat = g.facts["turn seat"]
    hand = distinct(g, g.in_zone(seat, "hand"))
    return [*(("ride", card) for card in hand if why_not_ride(g, seat, card) is None), PASS]


def rides_now(g: Game, v: Frame) -> bool:
    return bool(v.ride != PASS)


def riding(g: Game, v: Frame) -> tuple[int, ...]:
    _, card = v.ride
    return (card,)


def end_of_ride_phase(g: Game, v: Frame) -> None:
    expire(g, "ride phase", g.facts["turn"])


RIDE_PHASE = procedure(
    "6.5.1",
    slots="ride",
    rows=[
        row("6.5.1.1", begin("ride phase")),
        row("6.5.1.1", run(CHECK)),
        row("6.5.1.2", ask("act", turn_player, rides, "ride a unit or not"), into="ride"),
        row(
            "6.5.1.2",
            run("10.1.5", seat=turn_player, cards=riding, normal=1),
            when=rides_now,
        ),
        row("6.5.1.3", run(CHECK)),
        row("6.5.1.3", end_of_ride_phase),
    ],
)


# --- 6.6 main -------------------------------------------------------------------------------------


def call_limit(g: Game, seat: int) -> int:
    """8.5.2.1.1.2: the vanguard's grade; without a vanguard nothing can be called."""
    at = vanguard(g, seat)
    return -1 if at is None else int(g.value(at, "grade"))


def why_not_call(g: Game, seat: int, card: int, limit: int | None = None) -> str | None:
    """2.4.2, 8.5.2.1.1: why this hand card cannot be called, nor guard; rides and calls ask for other grades."""
    if g.cannot(-1 - seat, "normal call", card) or g.cannot(card, "be normal called"):
        return "forbidden"
    # 1.3.1: a card's own text may lift the grade requirement.
    too_high = g.value(card, "grade") > (call_limit(g, seat) if limit is None else limit)
    return "grade too high to call" if too_high and "any grade" not in g.value(card, "keywords") else None


def calls(g: Game, seat: int) -> list[Option]:
    """8.5.2.2, 10.1.6.1.1.1.2: one card a call, together with the circle it goes to."""
    hand = distinct(g, g.in_zone(seat, "hand"))
    limit = call_limit(g, seat)
    callable_now = [card for card in hand if why_not_call(g, seat, card, limit) is None]
    return [("call", card, circle) for card in callable_now for circle in REAR_GUARD]


def exchanges(g: Game, seat: int) -> list[Option]:
    """6.6.1.2.3: the two rear-guard circles of a column, at least one of them with a unit."""
    return [("exchange", column) for column, circles in COLUMNS.items() if units(g, seat, circles)]


def uses(g: Game, seat: int) -> list[Option]:
    """6.6.1.2.2, 8.1.1.1: activated abilities of own cards that can be played and paid."""
    found: list[Option] = []
    acting, altered, definition = g.match.acting, altered_cards(g), g.definition
    for zone in g.match.act_zones[seat]:
        able = [c for c in g.zones[zone] if definition[c] in acting or c in altered]
        for card in distinct(g, able) if able else able:
            for ability in abilities(g, card):
                if ability.kind == "activated" and why_not_play(g, seat, card, zone, ability) is None:
                    found.append(("use", card, ability.id))
    return found


def why_not_use(g: Game, seat: int, card: int, name: str) -> str | None:
    """The rule that forbids to play this activated ability now."""
    ability = next((a for a in abilities(g, card) if a.id == name and a.kind == "activated"), None)
    if ability is None or g.master(card) != seat:
        return "no such ability"
    return why_not_play(g, seat, card, g.zone_of[card], ability)


def why_not_play(g: Game, seat: int, card: int, zone: int, ability: CompiledAbility) -> str | None:
    """10.2.5.1.3.1: limit break is asked for here, as the ability is played, and never after."""
    if not ability.zones >> zone & 1:
        return "not there"
    scope = Scope(card, g.serial[card], seat)
    if ability.gate is not None and not ability.gate(g, scope):
        return "no limit break"
    if unusable(g, ability.id, card):
        return "unusable"
    if ability.payable is not None and not ability.payable(g, scope):
        return "cost not payable"
    return None


def main_actions(g: Game, v: Frame) -> list[Option]:
    """3.6.3, 6.6.1.2: every act that is legal now, and to pass."""
    seat = g.facts["turn seat"]
    return loops.unbarred(g, [*calls(g, seat), *uses(g, seat), *exchanges(g, seat), PASS])


def begin_main(g: Game, v: Frame) -> None:
    loops.new_path(g)
    begin("main phase")(g, v)


# 11.1.1.2, 11.1.1.3: an act that would start a loop over.


def notice_loop(g: Game, v: Frame) -> None:
    """The same act out of an equal situation starts a loop over; `loop` are the players who can stop it."""
    v.repeats, v.others = None, None
    v.loop = loops.depart(g, v.act, unlikely=v.act[0] == "call")


def no_loop(g: Game, v: Frame) -> bool:
    return not v.loop


def both_decide(g: Game, v: Frame) -> bool:
    return bool(v.loop >> (1 - g.facts["turn seat"]) & 1)


def one_decides(g: Game, v: Frame) -> bool:
    return not both_decide(g, v)


def settle_own_loop(g: Game, v: Frame) -> None:
    """The loop leads back to where it began, so running it changes nothing; it is not begun again from here.

    Zero repeats mean the act itself once more, to stop somewhere inside the loop.
    """
    emit(g, "loop", note=(v.repeats, g.facts["turn seat"]))
    loops.bar(g, v.act, "loop")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """The smaller number counts. Its namer stops the loop: the turn player before the act, the other player
    after it, at their own choice; then the turn player, who named more, does not begin again."""
    emit(g, "loop", note=(min(v.repeats, v.others), g.facts["turn seat"]))
    if v.others < v.repeats:
        loops.bar(g, v.act, "named more")
    else:
        v.act = None


def one_named(g: Game, v: Frame) -> bool:
    return v.others is None


def both_named(g: Game, v: Frame) -> bool:
    return v.others is not None


def acts(word: str) -> Guard:
    def guard(g: Game, v: Frame) -> bool:
        return isinstance(v.act, tuple) and v.act[0] == word

    return guard


def called(g: Game, v: Frame) -> tuple[int, ...]:
    _, card, _ = v.act
    return (card,)


def called_to(g: Game, v: Frame) -> tuple[str, ...]:
    _, _, circle = v.act
    return (circle,)


def exchange(g: Game, v: Frame) -> None:
    front, back = COLUMNS[v.act[1]]
    swap(g, g.facts["turn seat"], front, back)


def use(g: Game, v: Frame) -> None:
    """3.4.4, 8.5.2: the ability is picked, its cost paid, and it resolves, all for who played it."""
    _, card, name = v.act
    v.used = remember(g, (card,))
    show(g, (card,), EVERYBODY, tell=not sees(g, 1 - g.facts["turn seat"], card))
    emit(g, "play", card, note=name)
    begin_ability(g, name, g.facts["turn seat"], card, g.serial[card])


LOOP_NUMBER = ask("number", turn_player, loop_numbers, "how many times do you repeat this loop")
OTHERS_NUMBER = ask("number", other_player, loop_numbers, "how many times do you let this loop repeat")


def used_up(g: Game, v: Frame) -> None:
    """8.5.2.1: what was played out of a hidden zone was revealed for as long as it resolved."""
    hide(g, v.used)


# 3.6.2, 8.4.2: a play timing is a check timing and then the question.
# 3.6.3.1, 3.6.3.2, 8.4.2.3: after an act comes another play timing, after a pass the next phase.
MAIN_PHASE = procedure(
    "6.6.1",
    slots="act used loop repeats others",
    rows=[
        row("6.6.1.1", begin_main),
        row("8.4.2.1", run(CHECK)),
        row("6.6.1.2", ask("act", turn_player, main_actions, "call, exchange, use an ability, or end the main phase"),
            into="act"),
        row("6.6.1.3", leave(), when=lambda g, v: v.act == PASS),
        row("11.1.1.2", notice_loop),
        row("11.1.1.2", goto("6.6.1.2.1"), when=no_loop),
        row("11.1.1.2", LOOP_NUMBER, into="repeats", when=one_decides),
        row("11.1.1.3", LOOP_NUMBER, into="repeats", when=both_decide),
        row("11.1.1.3", OTHERS_NUMBER, into="others", when=both_decide),
        row("11.1.1.2", settle_own_loop, when=one_named),
        row("11.1.1.3", settle_shared_loop, when=both_named),
        row("6.6.1.2.1", run("10.1.6.1", seat=turn_player, cards=called,
                             circles=called_to, normal=1), when=acts("call")),
        row("6.6.1.2.2", use, when=acts("use")),
        row("6.6.1.2.2", used_up, when=acts("use")),
        row("6.6.1.2.3", exchange, when=acts("exchange")),
        row("8.4.2.2", goto("8.4.2.1")),
    ],
)  # fmt: skip


# --- 6.8 end --------------------------------------------------------------------------------------


def begin_end(g: Game, v: Frame) -> None:
    g.set("phase", "end phase")
    g.set("step", "")


def end_of_turn(g: Game, v: Frame) -> None:
    expire(g, "end of turn", g.facts["turn"])


ON_THE_END = set_off_once("begin end phase", "end turn")

END_PHASE = procedure(
    "6.8.1",
    slots="fired",
    rows=[
        row("6.8.1", begin_end),
        row("6.8.1.1", ON_THE_END),
        row("6.8.1.2", run(CHECK)),
        row("6.8.1.2", end_of_turn),
        row("6.8.1.3", ON_THE_END),
        row("6.8.1.3", goto("6.8.1.1"), when=more_to_do),
    ],
)

TURN = procedure(
    "6.2",
    rows=[
        row("6.3.1", run("6.3.1")),
        row("6.4.1", run("6.4.1")),
        row("6.5.1", run("6.5.1")),
        row("6.6.1", run("6.6.1")),
        row("6.7.1", run("6.7.1")),
        row("6.8.1", run("6.8.1")),
    ],
)

PROCEDURES: Sequence[object] = (TURN, STAND_PHASE, DRAW_PHASE, RIDE_PHASE, MAIN_PHASE, END_PHASE)
