"""Section 600: the priority sequence, automatic abilities, and the acts that use no chase (706, 709).

A pass is no event, and a player who can do nothing but pass is not asked. A player who could only produce will
while the chase is empty is not asked either: nothing can happen to the will or to its source before the next
question, so it loses nothing to wait (907.2).
"""

from __future__ import annotations

from typing import Any

from ...kernel import loops
from ...kernel.atoms import move, show
from ...kernel.effects import loop_numbers, playing
from ...kernel.evaluate import Scope, TimedScope
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.questions import NO, YES, Option
from ...kernel.rows import Frame, ask, enter, goto, leave, procedure, row, run
from ...kernel.triggers import begin, check_situations, drop_unusable, emit
from . import lifebreak
from .acts import PASS, chase, is_forbidden, main_timing, set_this_turn
from .attacks import drop_out
from .changes import is_any_watched, watch_conditions
from .matching import NOTHING
from .offers import acts, kept_offers
from .paying import use_will_ability
from .playing import CastScope, cast, resolve_newest, spell_of
from .prices import wills
from .processes import nothing_due
from .sides import switch
from .zones import CHASE, item_of, other_player, turn_player

CARDS_THAT_WAIT = ("trigger", "stealth")
FREE = "free to repeat"
"""Under this name a match keeps the abilities that are."""
REVEALED = ("revealed", 1)
"""What a waiting card notes among its slots once it was revealed."""


# --- 604 what may be done -------------------------------------------------------------------------


def holder(g: Game, v: Frame) -> int:
    seat: int = v.holder
    return seat


def acts_of_holder(g: Game, v: Frame) -> list[Any]:
    """604.1: what the player with priority may do; 605.1c: the first who can only pass hands it over at once, where
    nothing is to be looked for in between (605.2).

    Wills come after all else but the pass.
    """
    found: list[Any] = acts(g, v.holder)
    if len(found) == 1 and not v.passed and found[0] == PASS and is_quiet(g, v):
        hand_over(g, v)
        found = acts(g, v.holder)
    first = found[0]
    v.more = first[0] != "use" or g.match.abilities[first[2]].sort != "will"
    return found


def kind_of_act(g: Game, v: Frame) -> str:
    """1301.1c: one who could only produce will stops no loop."""
    return "act" if v.more else "respond"


def nothing_to_do(g: Game, v: Frame) -> bool:
    """Whether priority sequences would pass without a question: then none is begun."""
    if g.match.has_situations:
        check_situations(g)
    if g.waiting or g.zones[CHASE]:
        return False
    if main_timing(g, g.facts["turn seat"]) or not nothing_due(g, v):
        return False
    return not kept_offers(g, 0, False) and not kept_offers(g, 1, False)


def do_act(g: Game, v: Frame) -> None:
    """605.1a: the player keeps priority."""
    v.passed, v.declined = 0, ()
    seat, act = v.holder, v.act
    word = act[0]
    if word == "use":
        _, card, name = act
        if g.match.abilities[name].sort == "will":
            use_will_ability(g, seat, card, name)
        else:
            begin(g, playing(name), seat, card, g.serial[card])
    elif word == "play":
        if len(act) > 2:
            # 1117.2: with its future side
            switch(g, act[1])
        cast(g, act[1], seat)
    elif word == "set":
        enter(g, "706", seat=seat, card=act[1])
    elif word == "call":
        enter(g, "709", seat=seat, card=act[1])
    elif word == "battle":
        enter(g, "801")
    else:
        lifebreak.begin(g, seat)


# --- 603 automatic abilities ----------------------------------------------------------------------


def is_quiet(g: Game, v: Frame) -> bool:
    """602.1a, 602.1b: whether no rule process is due, nothing waits, and nothing is to be looked for."""
    if g.waiting or g.match.has_situations or ((g.effects or g.zones[CHASE]) and is_any_watched(g)):
        return False
    return nothing_due(g, v)


def look_around(g: Game, v: Frame) -> None:
    watch_conditions(g)
    if g.match.has_situations:
        check_situations(g)
    v.picked = v.reveal = v.source = None
    if g.waiting:
        drop_unusable(g)
        g.waiting = [entry for entry in g.waiting if not is_silent(g, v, entry) and not is_in_chase(g, entry)]
        at = unrevealed(g)
        v.source = g.waiting[at][2] if at is not None else None


def waits_as_card(g: Game, entry: tuple[Any, ...]) -> bool:
    """708.1, 1114.2: what was set off is a card that may be revealed and played."""
    return g.match.abilities[entry[1]].node.keyword in CARDS_THAT_WAIT


def is_silent(g: Game, v: Frame, entry: tuple[Any, ...]) -> bool:
    """A card that may not be revealed, or was not a moment ago: nobody learns of it."""
    return waits_as_card(g, entry) and (entry[1:4] in v.declined or not may_reveal(g, entry))


def is_in_chase(g: Game, entry: tuple[Any, ...]) -> bool:
    """906.9a: a status ability is not set off again while an instance of it waits in the chase."""
    if g.match.abilities[entry[1]].situation is None:
        return False
    items = [item_of(g, card) for card in chase(g)]
    return any(item is not None and (item.ability, item.source) == (entry[1], entry[2]) for item in items)


def may_reveal(g: Game, entry: tuple[Any, ...]) -> bool:
    """708.2a, 708.5, 906.4a, 906.10, 1114.3.

    A card that cannot be played may be revealed as its event happens (708.3a). One that waits for a state is asked
    for again and again while that lasts, so only when it can be played; and a Stealth card is revealed to be played.
    """
    _, name, card, serial, _, _ = entry
    if g.serial[card] != serial:
        return False
    if is_revealed(entry):
        return True
    ability = g.match.abilities[name]
    stealthy = ability.node.keyword == "stealth"
    if any(w[2] == card and is_revealed(w) for w in g.waiting):
        return False
    if g.is_in(card, "standby") and set_this_turn(g, card) and not stealthy:
        return False
    if stealthy or ability.situation is not None:
        return can_play_revealed(g, entry)
    return not is_forbidden(g, entry[0], card)


def is_revealed(entry: tuple[Any, ...]) -> bool:
    return REVEALED in entry[5]


def can_play_revealed(g: Game, entry: tuple[Any, ...]) -> bool:
    seat, name, card, serial, _, _ = entry
    spell = spell_of(g, card)
    if spell is None or is_forbidden(g, seat, card):
        return False
    scope = (CastScope if g.match.abilities[name].node.keyword == "stealth" else Scope)(card, serial, seat)
    return spell.payable is None or spell.payable(g, scope)


def unrevealed(g: Game) -> int | None:
    """The place of the next card to be asked for, the turn player's first."""
    found = [i for i, w in enumerate(g.waiting) if waits_as_card(g, w) and not is_revealed(w)]
    return min(found, key=lambda i: g.waiting[i][0] != g.facts["turn seat"], default=None)


def revealer(g: Game, v: Frame) -> int:
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    return int(g.waiting[at][0])


def reveal(g: Game, v: Frame) -> None:
    """708.2: it is triggered by being revealed, before anything is played; if not, it stays untriggered."""
    at = unrevealed(g)
    assert at is not None, "asked only where a card is to be revealed"
    entry = g.waiting[at]
    if v.reveal == YES:
        show(g, (entry[2],), 0b11)
        g.waiting[at] = (*entry[:5], (*entry[5], REVEALED))
    else:
        del g.waiting[at]
        if g.match.abilities[entry[1]].situation is not None:
            v.declined = (*v.declined, entry[1:4])


def pending_of(g: Game, seat: int) -> list[Option]:
    return list(dict.fromkeys(("ability", w[1], w[2]) for w in g.waiting if w[0] == seat))


def entry_of(g: Game, picked: Any) -> int:
    return next(i for i, w in enumerate(g.waiting) if (w[1], w[2]) == picked[1:])


def play_picked(g: Game, v: Frame) -> None:
    """603.3: it is played if that is legal, and counted off even when not."""
    entry = g.waiting.pop(entry_of(g, v.picked))
    v.picked = None
    seat, name, card, serial, event, slots = entry
    if waits_as_card(g, entry):
        if can_play_revealed(g, entry):
            cast(g, card, seat, event, free=g.match.abilities[name].node.keyword == "stealth")
        else:
            # 708.3a, 906.6a
            move(g, (card,), "graveyard", verb="put")
        return
    ability = g.match.abilities[name]
    scope = TimedScope(card, serial, seat, (*slots, ("event", event)))
    if ability.payable is None or ability.payable(g, scope):
        emit(g, "set off", card, note=name)
        begin(g, playing(name), seat, card, serial, event, slots)
    else:
        lifebreak.bury_broken(g)


# --- 602, 605 the sequence ------------------------------------------------------------------------


def take_priority(g: Game, v: Frame) -> None:
    drop_out(g)
    v.holder, v.passed, v.declined = g.facts["turn seat"], 0, ()
    loops.new_path(g)


def starts_a_loop(g: Game, act: Any) -> bool:
    """Abilities may lead back to where they were played; cards, battles, wills, and what is paid with wills or may be
    done only so often, spend what they need."""
    if act[0] != "use":
        return False
    free = g.match.made.get(FREE)
    return act[2] in (g.match.once(FREE, free_to_repeat, g.match) if free is None else free)


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
    loops.bar(g, v.act, "1301.1a")
    if v.repeats:
        v.act = None


def settle_shared_loop(g: Game, v: Frame) -> None:
    """1301.1b: the smaller number, then whoever would go on does something else."""
    emit(g, "loop", note=(min(v.repeats, v.others), v.holder))
    loops.bar(g, v.act, "1301.1b")
    if min(v.repeats, v.others):
        v.act = None


def hand_over(g: Game, v: Frame) -> None:
    v.passed, v.holder, v.act = 1, 1 - v.holder, None


def resolve(g: Game, v: Frame) -> None:
    """605.1b: then the turn player gains priority."""
    v.passed, v.holder, v.declined = 0, g.facts["turn seat"], ()
    resolve_newest(g, v)


FIRST = "which of your abilities is played first"
REPEAT = "how many times do you repeat this loop"
LOOP_NUMBER = ask("number", lambda g, v: int(v.holder), loop_numbers, REPEAT)
FIRST_NUMBER = ask("number", turn_player, loop_numbers, REPEAT)
SECOND_NUMBER = ask("number", other_player, loop_numbers, REPEAT)

PRIORITY = procedure(
    "602",
    slots="holder passed more act picked reveal source declined loop repeats others",
    idle=nothing_to_do,
    rows=[
        row("601.1", take_priority),
        row("602.1a", goto("602.1c"), when=is_quiet),
        row("602.1a", run("1201")),
        row("602.1b", look_around),
        row("603.1", goto("602.1c"), when=lambda g, v: not g.waiting),
        row("708.2", ask("yes no", revealer, lambda g, v: [YES, NO], "reveal and play it?"),
            into="reveal", when=lambda g, v: unrevealed(g) is not None),
        row("708.2", reveal, when=lambda g, v: v.reveal is not None),
        row("708.2", goto("602.1b"), when=lambda g, v: v.reveal is not None),
        row("603.2", ask("ability", turn_player, lambda g, v: pending_of(g, turn_player(g, v)), FIRST),
            into="picked", when=lambda g, v: any(w[0] == g.facts["turn seat"] for w in g.waiting)),
        row("603.2", ask("ability", other_player, lambda g, v: pending_of(g, other_player(g, v)), FIRST),
            into="picked", when=lambda g, v: bool(g.waiting) and v.picked is None),
        row("603.3", play_picked),
        row("603.4", goto("602.1a")),
        row("602.1c", ask(kind_of_act, holder, acts_of_holder, "what do you do"), into="act"),
        row("605.1", goto("605.1c"), when=lambda g, v: v.act == PASS),
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
