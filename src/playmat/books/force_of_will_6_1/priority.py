"""Section 600: the priority sequence.

A pass is no event. A player who can do nothing but pass has no choice, and is asked only for the other not to know it.
A player who could only produce will while the chase is empty can but pass: nothing can happen to the will or to its
source before the next question, so it loses nothing to wait (907.2).
"""

from __future__ import annotations

from typing import Any

from ...kernel import (
    NO,
    YES,
    Frame,
    Game,
    Match,
    Option,
    ask,
    begin,
    check_situations,
    emit,
    enter,
    goto,
    leave,
    loop_numbers,
    loops,
    once,
    playing,
    procedure,
    row,
    run,
)
from . import fast, lifebreak
from .acts import PASS, is_will_use
from .attacks import drop_out
from .automatic import holders, look_around, pending_of, play_picked, rows_reveal
from .changes import any_text_lasts
from .losses import lost_to, may_lose, refuse
from .matching import NOTHING
from .offers import offers
from .paying import use_will_ability
from .playing import cast, resolve_newest
from .prices import wills
from .processes import nothing_over
from .sides import switch
from .timing import BATTLE, why_not_main
from .zones import CHASE, other_player, turn_player

ONLY_PASS = [PASS]
BOTH = (0, 1)
FREE = "free to repeat"
"""Under this name a match keeps the abilities that are."""


# --- 604 what may be done -------------------------------------------------------------------------


def holder(g: Game, v: Frame) -> int:
    seat: int = v.holder
    return seat


def nobody_acts(g: Game) -> bool:
    """Whether that is the pass alone for both players, at another time than main timing."""
    return offers(g, 0, False) == ONLY_PASS == offers(g, 1, False)


def acts_of_holder(g: Game, v: Frame) -> list[Option]:
    """604.1: what the player with priority may do. What was repeated as often as was said is not offered again
    (1301.1)."""
    seat: int = v.holder
    main = seat == g.facts["turn seat"] and why_not_main(g, seat) is None
    found = fast.offers(g, seat, main)
    if found is None:
        found = offers(g, seat, main)
    return loops.unbarred(g, found) if g.barred and len(found) > 1 else found


def kind_of_act(g: Game, v: Frame, options: tuple[Option, ...]) -> str:
    """1301.1c: one who could only produce will stops no loop. Wills come after all else but the pass."""
    return "respond" if is_will_use(g, options[0]) else "act"


def nothing_to_do(g: Game, v: Frame) -> bool:
    """Whether both players would pass at once: then no priority sequence is begun. Before that is asked, cards that
    stopped fighting drop out.

    Whoever holds a card might play it, for all that the other player knows, so while somebody looks on they are asked.
    """
    facts = g.facts
    if facts["step"] == BATTLE:
        drop_out(g)
    if g.match.has_situations:
        check_situations(g)
    if g.waiting or g.zones[CHASE] or why_not_main(g, facts["turn seat"]) is None:
        return False
    hiding = holders(g)
    if hiding and not g.settling:
        return False
    if not nothing_over(g):
        return False
    alone = fast.can_only_pass(g, BOTH)
    if not (nobody_acts(g) if alone is None else alone):
        return False
    if hiding:
        # 605.1b: the passes of both, one after the other
        loops.new_path(g)
        loops.pass_over(g, hiding + 2, 1)
    return True


def do_act(g: Game, v: Frame) -> None:
    """605.1a: the player keeps priority."""
    v.passed = v.asked = 0
    seat = v.holder
    match v.act:
        case ("use", card, name) if g.match.abilities[name].sort == "will":
            use_will_ability(g, seat, card, name)
        case ("use", card, name):
            begin(g, playing(name), seat, card, g.serial[card])
        case ("play", card, *_):
            _, _, *side = v.act  # in the pattern mypyc would make a tuple of it, and want a list
            if side:
                # 1117.2: with its future side
                switch(g, card)
            cast(g, card, seat)
        case ("set", card):
            enter(g, "706", seat=seat, card=card)
        case ("call", card):
            enter(g, "709", seat=seat, card=card)
        case ("battle",):
            # 704.2: at once, without the chase
            enter(g, "801")
        case ("lifebreak",):
            lifebreak.begin(g, seat)


def is_quiet(g: Game, v: Frame) -> bool:
    """602.1a, 602.1b: whether no rule process is due, nothing waits, and nothing is to be looked for."""
    if g.waiting or g.match.has_situations or (g.zones[CHASE] and any_text_lasts(g)):
        return False
    return nothing_over(g)


def nobody_reveals(g: Game, v: Frame) -> bool:
    """708.2: whether it is quiet, and nobody looks on who could tell from it what the players hold.

    Nothing happens by a pass (710.1), so after one all is as it was when the players were asked.
    """
    if not g.settling or not ((v.passed and v.asked) or is_quiet(g, v)):
        return False
    if not v.asked:
        loops.pass_over(g, holders(g))
        v.asked = 1
    return True


def all_asked(g: Game, v: Frame) -> None:
    """708.2: nobody is asked for cards again before something happens."""
    v.asked = 1


def takes_no_card(g: Game, v: Frame) -> bool:
    """903.2g: whether the act can be paid for without giving a card up."""
    return not (may_lose(g, v.holder, v.act) and lost_to(g, v.holder, v.act))


def take_back(g: Game, v: Frame) -> None:
    refuse(g, v.act)
    v.act = v.sure = None


# --- 602, 605 the sequence ------------------------------------------------------------------------


def take_priority(g: Game, v: Frame) -> None:
    v.holder, v.passed, v.asked = g.facts["turn seat"], 0, 0
    loops.new_path(g)


def starts_a_loop(g: Game, act: Any) -> bool:
    """Abilities may lead back to where they were played; cards, battles, wills, and what is paid with wills or may be
    done only so often, spend what they need."""
    match act:
        case ("use", _, name):
            return name in (g.match.memo.get(FREE) or once(g.match, FREE, free_to_repeat, g.match))
    return False


def free_to_repeat(match: Match) -> frozenset[str]:
    """The abilities that spend nothing but what may come back."""
    able = [ability for ability in match.abilities.values() if ability.sort != "will" and not ability.node.limit]
    return frozenset(ability.id for ability in able if wills(ability.node.cost) == NOTHING)


def act_once(g: Game, v: Frame) -> None:
    """605.1a, but for an act that would start a loop over (1301.1)."""
    v.repeats = v.others = None
    v.loop = loops.depart(g, v.act, not starts_a_loop(g, v.act))
    if not v.loop:
        do_act(g, v)


def both_decide(g: Game, v: Frame) -> bool:
    return bool(v.loop >> (1 - v.holder) & 1)


def settle_own_loop(g: Game, v: Frame) -> None:
    """1301.1a: the loop is run that often and then left by another act."""
    emit(g, "loop", note=(v.repeats, v.holder))
    loops.bar(g, v.act, "loop")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """1301.1b: the smaller number, then whoever would go on does something else."""
    emit(g, "loop", note=(min(v.repeats, v.others), v.holder))
    loops.bar(g, v.act, "shared loop")
    if min(v.repeats, v.others):
        v.act = None


def hand_over(g: Game, v: Frame) -> None:
    """710.1: a pass does nothing but hand priority on."""
    v.passed, v.holder, v.act = 1, 1 - v.holder, None


def resolve(g: Game, v: Frame) -> None:
    """605.1b: then the turn player gains priority."""
    v.passed, v.holder, v.asked = 0, g.facts["turn seat"], 0
    resolve_newest(g, v)


FIRST = "which of your abilities is played first"
REPEAT = "how many times do you repeat this loop"
LOOP_NUMBER = ask("number", lambda g, v: int(v.holder), loop_numbers, REPEAT)
FIRST_NUMBER = ask("number", turn_player, loop_numbers, REPEAT)
SECOND_NUMBER = ask("number", other_player, loop_numbers, REPEAT)

PRIORITY = procedure(
    "602",
    slots="holder passed act sure picked reveal source asked loop repeats others",
    idle=nothing_to_do,
    rows=[
        row("601.1", take_priority),
        row("602.1a", goto("602.1c"), when=nobody_reveals),
        row("602.1a", goto("708.2"), when=lambda g, v: not g.settling and is_quiet(g, v)),
        row("602.1a", run("1201")),
        row("602.1b", look_around),
        *rows_reveal(turn_player, again="602.1b"),
        *rows_reveal(other_player, again="602.1b"),
        row("708.2", all_asked),
        row("603.1", goto("602.1c"), when=lambda g, v: not g.waiting),
        # 906.5: one of the turn player's, or else of the other's, and then from the start
        row("603.2", ask("ability", turn_player, lambda g, v: pending_of(g, turn_player(g, v)), FIRST),
            into="picked"),
        row("603.2", ask("ability", other_player, lambda g, v: pending_of(g, other_player(g, v)), FIRST),
            into="picked", when=lambda g, v: v.picked is None),
        row("603.3", play_picked),
        # 906.5a: whoever has priority acts only when nothing was played by itself
        row("603.4", goto("602.1a")),
        row("602.1c", ask(kind_of_act, holder, acts_of_holder, "what do you do", secret=True), into="act"),
        # 602.1d: how it goes on after each act or pass
        row("605.1", goto("605.1c"), when=lambda g, v: v.act == PASS),
        row("903.2g", goto("605.1a"), when=takes_no_card),
        row("903.2g", ask("yes no", holder, lambda g, v: [YES, NO], "pay for it with what cannot be kept?"),
            into="sure"),
        row("903.2g", goto("605.1a"), when=lambda g, v: v.sure == YES),
        row("903.2g", take_back),
        row("903.2g", goto("602.1c")),
        row("605.1a", act_once),
        row("605.1a", goto("602.1a"), when=lambda g, v: not v.loop),
        row("1301.1a", LOOP_NUMBER, into="repeats", when=lambda g, v: not both_decide(g, v)),
        row("1301.1b", FIRST_NUMBER, into="repeats", when=both_decide),
        row("1301.1b", SECOND_NUMBER, into="others", when=both_decide),
        row("1301.1a", settle_own_loop, when=lambda g, v: v.others is None),
        row("1301.1b", settle_shared_loop, when=lambda g, v: v.others is not None),
        row("605.2", goto("602.1a"), when=lambda g, v: v.act is None),
        row("605.1a", do_act),
        row("605.1a", goto("602.1a")),
        row("605.1c", goto("605.1b"), when=lambda g, v: v.passed),
        row("605.1c", hand_over),
        row("605.2", goto("602.1a")),
        row("605.1b", leave(), when=lambda g, v: not g.zones[CHASE]),
        row("605.1b", resolve),
        row("605.2", goto("602.1a")),
    ],
)  # fmt: skip

PROCEDURES = (PRIORITY,)
