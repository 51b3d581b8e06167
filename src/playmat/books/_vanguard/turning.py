"""The turn and its phases: what begins and ends them, and what the turn player may do in the main phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel import (
    ACTS,
    Compiled,
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
    hide,
    loop_numbers,
    loops,
    once,
    pile_effects,
    remember,
    sees,
    show,
    swap,
    taken_over,
    turn,
    unusable,
)
from ...kernel import begin as begin_ability
from ...kernel import nodes as n
from .circles import units, vanguard
from .lasting import END_OF_ITS_TURN, END_OF_RIDE_PHASE, END_OF_STAND_PHASE, END_OF_TURN, TURN_BEGINS

PASS = "pass"
MAIN_PHASE = "main phase"
EVERYBODY = 0b11


# --- who --------------------------------------------------------------------------------------------


def seat_of(g: Game, v: Frame) -> int:
    return int(v.seat)


def turn_player(g: Game, v: Frame) -> int:
    seat: int = g.facts["turn seat"]
    return seat


def other_player(g: Game, v: Frame) -> int:
    return 1 - int(g.facts["turn seat"])


# --- phases -----------------------------------------------------------------------------------------


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


def begin_turn(g: Game, v: Frame) -> None:
    expire(g, TURN_BEGINS, g.facts["turn"])
    emit(g, "begin turn", note=(g.facts["turn"], g.facts["turn seat"]))


def stand_all(g: Game, v: Frame) -> None:
    """All units of the turn player stand, guardians too."""
    seat = g.facts["turn seat"]
    turn(g, units(g, seat), rested=False)
    expire(g, END_OF_STAND_PHASE[seat], g.facts["turn"])


def draw_one(g: Game, v: Frame) -> None:
    draw(g, g.facts["turn seat"], "deck", "hand")


def end_of_ride_phase(g: Game, v: Frame) -> None:
    expire(g, END_OF_RIDE_PHASE, g.facts["turn"])


def begin_main(g: Game, v: Frame) -> None:
    loops.new_path(g)
    g.set("phase", MAIN_PHASE)
    g.set("step", "")
    emit(g, "begin main phase")


def begin_end(g: Game, v: Frame) -> None:
    """The end phase begins unheard: what waits for its beginning is set off by a row, once."""
    g.set("phase", "end phase")
    g.set("step", "")


def end_of_turn(g: Game, v: Frame) -> None:
    facts = g.facts
    expire(g, END_OF_TURN, facts["turn"])
    expire(g, END_OF_ITS_TURN[facts["turn seat"]], facts["turn"])


# --- riding -----------------------------------------------------------------------------------------


def why_not_ride(g: Game, seat: int, card: int) -> str | None:
    """Why this hand card cannot be ridden now; its grade is the vanguard's or one more."""
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


# --- calling ----------------------------------------------------------------------------------------


def call_limit(g: Game, seat: int) -> int:
    """The vanguard's grade; without a vanguard nothing can be called."""
    at = vanguard(g, seat)
    return -1 if at is None else int(g.value(at, "grade"))


TO_GUARD = "call from the hand to the guardian circle"
"""What a text may keep a player from, whether the rules or an effect let the card be called."""


def may_not_guard(g: Game, seat: int, card: int) -> bool:
    """A text keeps the player from normal calling this card of the hand as a guardian."""
    return any(g.cannot(-1 - seat, word, card) for word in ("normal call to the guardian circle", TO_GUARD, "guard"))


def call_forbidden(g: Game, seat: int, card: int) -> bool:
    return g.cannot(-1 - seat, "normal call", card) or g.cannot(card, "be normal called")


def why_not_call(g: Game, seat: int, card: int, limit: int | None = None) -> str | None:
    """Why this hand card cannot be called: a prohibition, or its grade, which must be a number.

    A card's own text may lift the latter.
    """
    if call_forbidden(g, seat, card):
        return "forbidden"
    grade = g.value(card, "grade")
    too_high = grade is None or grade > (call_limit(g, seat) if limit is None else limit)
    return "grade too high to call" if too_high and "any grade" not in g.value(card, "keywords") else None


def calls(g: Game, seat: int, circles: Sequence[str]) -> list[Option]:
    """One card a call, together with the circle it goes to."""
    hand = distinct(g, g.in_zone(seat, "hand"))
    limit = call_limit(g, seat)
    callable_now = [card for card in hand if why_not_call(g, seat, card, limit) is None]
    return [("call", card, circle) for card in callable_now for circle in circles]


def called(g: Game, v: Frame) -> tuple[int, ...]:
    _, card, _ = v.act
    return (card,)


def called_to(g: Game, v: Frame) -> tuple[str, ...]:
    _, _, circle = v.act
    return (circle,)


# --- exchanging -------------------------------------------------------------------------------------


def exchanges(g: Game, seat: int, columns: Mapping[str, tuple[str, str]]) -> list[Option]:
    """The columns of two rear-guard circles with a unit on one of them at least."""
    zones, number = g.zones, g.match.zone_number
    return [
        ("exchange", column) for column, (front, back) in columns.items()
        if zones[number[seat, front]] or zones[number[seat, back]]
    ]  # fmt: skip


def exchange(columns: Mapping[str, tuple[str, str]]) -> Step:
    """The two rear-guards of the chosen column change places."""

    def change_places(g: Game, v: Frame) -> None:
        front, back = columns[v.act[1]]
        swap(g, g.facts["turn seat"], front, back)

    return change_places


# --- using an ability -------------------------------------------------------------------------------


def uses(g: Game, seat: int) -> list[Option]:
    """Activated abilities of own cards that can be played and paid."""
    match, definition = g.match, g.definition
    found: list[Option] = []
    printed: dict[int, tuple[CompiledAbility, ...]] = once(match, "activated abilities", activated_by_card, match)
    altered = altered_cards(g) if match.alters(ACTS) else {}
    lent = bool(taken_over(g))
    zones = match.act_zones[seat] if not lent else [zone for those in match.act_zones for zone in those]
    face_of, strange = definition.__getitem__, printed.keys().isdisjoint
    for zone in filter(g.zones.__getitem__, zones):
        cards = g.zones[zone]
        if not altered and strange(map(face_of, cards)):
            continue
        able = [c for c in cards if definition[c] in printed or c in altered]
        if lent:
            able = [c for c in able if g.master(c) == seat]
        for card in distinct(g, able) if len(able) > 1 else able:
            for ability in activated(abilities(g, card)) if card in altered else printed[definition[card]]:
                if why_not_play(g, seat, card, zone, ability) is None:
                    found.append(("use", card, ability.id))
    return found


def activated_by_card(match: Compiled) -> dict[int, tuple[CompiledAbility, ...]]:
    """By definition: the activated abilities printed on it that may be played in the main phase."""
    found = {number: activated(match.abilities_of[number]) for number in match.acting}
    return {number: those for number, those in found.items() if those}


def activated(those: tuple[CompiledAbility, ...]) -> tuple[CompiledAbility, ...]:
    """One that a card was given twice is offered once."""
    return tuple(dict.fromkeys(each for each in those if each.kind == "activated" and not has_its_step(each)))


def has_its_step(ability: CompiledAbility) -> bool:
    """Whether it is played in a step or phase of its own, which offers it, and never in the main phase."""
    gate = ability.node.gate
    return isinstance(gate, n.During) and not gate.whole and gate.phase != MAIN_PHASE


def why_not_use(g: Game, seat: int, card: int, name: str) -> str | None:
    """What forbids to play this activated ability now."""
    ability = next((a for a in abilities(g, card) if a.id == name and a.kind == "activated"), None)
    if ability is None or g.master(card) != seat:
        return "no such ability"
    return why_not_play(g, seat, card, g.zone_of[card], ability)


def why_not_play(g: Game, seat: int, card: int, zone: int, ability: CompiledAbility) -> str | None:
    """The condition that opens an ability is asked for here, as it is played, and never after."""
    if not ability.zones >> zone & 1:
        return "not there"
    scope = Scope(card, g.serial[card], seat)
    if ability.gate is not None and not ability.gate(g, scope):
        return "gate shut"
    if unusable(g, ability.id, card):
        return "unusable"
    if ability.payable is not None and not ability.payable(g, scope):
        return "cost not payable"
    return None


def use(g: Game, v: Frame) -> None:
    """The ability is picked, its cost paid, and it resolves, all for who played it."""
    _, card, name = v.act
    v.used = remember(g, (card,))
    show(g, (card,), EVERYBODY, tell=not sees(g, 1 - g.facts["turn seat"], card))
    emit(g, "play", card, note=name)
    begin_ability(g, name, g.facts["turn seat"], card, g.serial[card])


def used_up(g: Game, v: Frame) -> None:
    """What was played out of a hidden zone was revealed for as long as it resolved."""
    hide(g, v.used)


def acts(word: str) -> Guard:
    def guard(g: Game, v: Frame) -> bool:
        return isinstance(v.act, tuple) and v.act[0] == word

    return guard


# --- an act that would start a loop over --------------------------------------------------------------


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


LOOP_NUMBER = ask("number", turn_player, loop_numbers, "how many times do you repeat this loop")
OTHERS_NUMBER = ask("number", other_player, loop_numbers, "how many times do you let this loop repeat")


def one_named(g: Game, v: Frame) -> bool:
    return v.others is None


def both_named(g: Game, v: Frame) -> bool:
    return v.others is not None


def settle_own_loop(g: Game, v: Frame) -> None:
    """The loop leads back to where it began, so running it changes nothing; it is not begun again from here.

    Zero repeats mean the act itself once more, to stop somewhere inside the loop.
    """
    emit(g, "loop", note=(v.repeats, g.facts["turn seat"]))
    loops.bar(g, v.act, "loop")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """The smaller number counts, of equal ones the other player's. Its namer stops the loop: the turn player before the
    act, the other player after it, at their own choice. Who named more does not go on with it."""
    emit(g, "loop", note=(min(v.repeats, v.others), g.facts["turn seat"]))
    if v.others <= v.repeats:
        loops.bar(g, v.act, loops.NAMED_MORE)
    else:
        loops.stop_here(g)
        v.act = None


# --- a loop that piles effects up ---------------------------------------------------------------------

MOST_ROUNDS = 300


def notice_pile(g: Game, v: Frame) -> None:
    """The same act leads back to the same table, but for effects that have grown: a loop that one may go round."""
    v.piled = loops.piled_up(g)


def piles_up(g: Game, v: Frame) -> bool:
    return v.piled is not None


def pile_numbers(g: Game, v: Frame) -> list[Option]:
    """How many rounds may be named; who likes still more does the act again."""
    return list(range(MOST_ROUNDS + 1))


PILE_NUMBER = ask("number", turn_player, pile_numbers, "how many times do you repeat this loop")


def do_in_one_go(g: Game, v: Frame) -> None:
    """What one round gives is given as many times as was said, at once; zero means to do it once, singly."""
    if v.repeats:
        emit(g, "loop", note=(v.repeats, g.facts["turn seat"]))
        pile_effects(g, v.piled, v.repeats)
        v.act = None
