"""Section 800: the steps of a battle, with Pierce, First Strike, Explode and Limit (1102, 1104, 1105, 1118).

Who may fight whom, and the facts of a battle, are in `attacks`.
"""

from __future__ import annotations

from typing import Any

from ...kernel import (
    Frame,
    Game,
    Guard,
    Option,
    Row,
    Step,
    ask,
    begin,
    emit,
    enter,
    expire,
    goto,
    hear,
    leave,
    permission,
    procedure,
    remembered,
    row,
    run,
    turn,
    wait,
)
from ...kernel import nodes as n
from .attack_costs import WILLS, attack_costs, can_pay_cost, in_order, kept_from_wills, price_of_all
from .attacks import (
    BATTLE_OVER,
    OPENING,
    attacked_object,
    attacker_of,
    attackers,
    blocker_of,
    blockers,
    demanded_targets,
    drop_out,
    forced_attackers,
    is_fighter,
    pair,
)
from .matching import Need
from .nodes import RemoveCounters
from .timing import BATTLE
from .turn import PRIORITY, anything_left
from .zones import HUNDRED, MOST_STEPS, damage_on, other_player, record, turn_player

FORFEIT, DECLINE, FAILED = "forfeit", "decline", "failed"


PLAYER = "player"


# --- the keywords that are automatic abilities ----------------------------------------------------------

RESONATOR = n.Is("type", "has", "resonator")
EXPLODE = n.Ability(
    "automatic",
    n.If(
        n.Matches(n.This(), RESONATOR),
        n.Move(n.Both((n.This(), n.Role("card"))), "graveyard", verb="destroy"),
    ),
    trigger=n.On("battle damage", (("source", n.This()), ("card", n.Cards(("field",), "any", RESONATOR)))),
)
# 1118.2a, 1118.2b: a counter is taken and no more; without one the card still attacks and blocks
LIMIT = n.Ability(
    "automatic",
    RemoveCounters("limit", n.Number(1), n.This()),
    trigger=n.AnyTrigger((n.On("attack", (("attacker", n.This()),)), n.On("block", (("blocker", n.This()),)))),
)
RULE_ABILITIES = {"explode": EXPLODE, "limit": LIMIT}
"""1105.2, 1118.2: what these keywords mean. They may be gained, so the rules set them off, not the cards."""


def set_off(g: Game, keyword: str, card: int, kind: str, *roles: int | None) -> None:
    """Let the ability of a keyword wait, once for each time the card has it."""
    for _ in range(g.value(card, "keywords").count(keyword)):
        event = (kind, *remembered(g, kind, roles))
        wait(g, g.master(card), keyword, card, event)


def explode(g: Game, v: Frame) -> None:
    """1105.2, 1105.3: each card that was dealt battle damage now, if it is a resonator."""
    for word, *values in g.facts["done"][v.before :]:
        if word == "was dealt damage":
            card, _, source = values
            if card >= 0 and "resonator" in g.value(card, "type"):
                set_off(g, "explode", source, "battle damage", source, card, None, None)


# --- 802, 803 the battle begins, the attack is declared -------------------------------------------------


def begin_battle(g: Game, v: Frame) -> None:
    g.set("battles", g.facts["battles"] + 1)
    g.set("step", BATTLE)
    g.set("battle from", len(g.facts["done"]))


def pass_edge(g: Game, word: str) -> None:
    """1410.1a: one moment, by its word of today and its old one."""
    emit(g, f"{word} battle")
    hear(g, f"{word} {BATTLE}", ())


def open_battle(g: Game, v: Frame) -> None:
    g.set("battle step", OPENING)
    pass_edge(g, "begin")


def begin_step(step: str) -> Step:
    def start(g: Game, v: Frame) -> None:
        g.set("battle step", step)
        emit(g, f"begin {step}")

    return start


BEGINNING = procedure(
    "802",
    rows=[
        row("802.1", open_battle),
        row("802.2", run(PRIORITY)),
    ],
)


def shown(target: int) -> Option:
    """An attacked object in an option: a card, or the other player."""
    return target if target >= 0 else PLAYER


def meant(g: Game, target: Option) -> int:
    return int(g.facts["turn seat"]) - 2 if target == PLAYER else target  # type: ignore[return-value]


def attack_options(g: Game, v: Frame) -> list[Option]:
    """803.3: what must attack comes first, and then nothing may be forfeited."""
    forced = forced_attackers(g)
    able = forced or attackers(g)
    able = [c for c in able if permission(g, c, "must be chosen to attack")] or able
    options: list[Any] = [("attack", c, shown(t)) for c in able for t in demanded_targets(g, c)]
    return options if forced else [*options, FORFEIT]


def forfeits(g: Game, v: Frame) -> bool:
    return bool(v.attack == FORFEIT)


def forfeit(g: Game, v: Frame) -> None:
    """803.6: no further battle this turn, unless the opponent played something in this one."""
    seat, since = other_player(g, v), g.facts["done"][g.facts["battle from"] :]
    if not any(entry[0] in ("play", "play ability") and entry[1] == seat for entry in since):
        g.set("battle barred", g.facts["turn"])


def attacking(v: Frame) -> int:
    """The card of the attack that is being declared."""
    _, card, _ = v.attack
    return int(card)


def rest_attacker(g: Game, v: Frame) -> None:
    card = attacking(v)
    v.rests = int(not g.rested[card] and not permission(g, card, "attack without resting"))
    if v.rests:
        turn(g, (card,), rested=True)


def costs_of_attack(g: Game, v: Frame) -> tuple[Any, ...]:
    return in_order(g, attack_costs(g, attacking(v)))


def wills_of_attack(g: Game, v: Frame) -> tuple[Any, ...]:
    return tuple(price_of_all(g, attack_costs(g, attacking(v))))


def pay_next(g: Game, v: Frame) -> None:
    """What cannot be paid beside the costs paid before it makes the attack fail."""
    cost, v.left = v.left[0], v.left[1:]
    if cost == WILLS:
        need = Need(*v.need)
        enter(g, "1003", seat=v.seat, attributes=need.attributes, free=need.free,
              without=kept_from_wills(g, v.seat, v.left, need))  # fmt: skip
    elif can_pay_cost(g, v.seat, cost):
        name, source, serial = cost
        begin(g, name, v.seat, source, serial)
    else:
        v.left, v.result = (), FAILED


PAY = procedure(
    "803.5",
    slots="seat left need result",
    rows=[
        row("803.5", leave(), when=lambda g, v: not v.left),
        row("803.5", pay_next),
        row("803.5", goto("803.5")),
    ],
)


def unpaid(g: Game, v: Frame) -> bool:
    return bool(v.paid == FAILED)


def take_back(g: Game, v: Frame) -> None:
    """803.5: an attack whose costs could not all be paid is not made."""
    if v.rests:
        turn(g, (attacking(v),), rested=False)


def is_there(g: Game, v: Frame) -> bool:
    """What was done to attack may have used up the attacker; then nothing attacks."""
    return bool(g.zone_of[attacking(v)] == g.match.zone_number[turn_player(g, v), "field"])


def declare_attack(g: Game, v: Frame) -> None:
    _, card, chosen = v.attack
    target = meant(g, chosen)
    attacked = (target, g.serial[target] if target >= 0 else -1)
    g.set("attacker", (card, g.serial[card]))
    g.set("attacked", attacked)
    record(g, "attack", card, g.serial[card])
    if v.rests:
        record(g, "rested to attack", card, g.serial[card])
    roles = (card, target, None) if target >= 0 else (card, None, target)
    emit(g, "attack", *roles)
    set_off(g, "limit", card, "attack", *roles)


def attack_made(g: Game, v: Frame) -> None:
    v.result = True


DECLARE_ATTACK = procedure(
    "803",
    slots="attack rests paid result",
    rows=[
        row("803.1", begin_step("declare attack step")),
        row("803.2", run(PRIORITY)),
        row("803.3", ask("act", turn_player, attack_options, "attack, or forfeit the attack"), into="attack"),
        row("803.6", forfeit, when=forfeits),
        row("803.3", leave(), when=forfeits),
        row("803.5", rest_attacker),
        row("803.5", run("803.5", seat=turn_player, left=costs_of_attack, need=wills_of_attack), into="paid"),
        row("803.5", take_back, when=unpaid),
        row("803.5", goto("803.3"), when=unpaid),
        row("803.5", declare_attack, when=is_there),
        row("803.7", run(PRIORITY)),
        row("803.7", attack_made),
    ],
)


# --- 804 the block --------------------------------------------------------------------------------------


def block_options(g: Game, v: Frame) -> list[Option]:
    """804.3: what must block comes first; with such a card, or an attacker that must be blocked, one must block."""
    able = blockers(g)
    forced = [c for c in able if permission(g, c, "must block") or permission(g, c, "must block this turn")]
    attacker = attacker_of(g)
    if not forced and attacker is not None and permission(g, attacker, "must be blocked"):
        forced = able
    options: list[Option] = [("block", c) for c in forced or able]
    return options if forced else [*options, DECLINE]


def is_attacked(g: Game, v: Frame) -> bool:
    return attacker_of(g) is not None


def blocks(g: Game, v: Frame) -> bool:
    return isinstance(v.blocker, tuple)


def block(g: Game, v: Frame) -> None:
    (_, card), attacker = v.blocker, g.facts["attacker"]
    if not permission(g, card, "block without resting"):
        turn(g, (card,), rested=True)
    g.set("blocker", (card, g.serial[card]))
    record(g, "blocked", g.facts["blocker"], attacker)
    record(g, "block", card, g.serial[card])
    emit(g, "block", card, attacker[0])
    set_off(g, "limit", card, "block", card, attacker[0])


def pair_off(g: Game, v: Frame) -> None:
    g.set("paired", True)
    drop_out(g)


DECLARE_BLOCK = procedure(
    "804",
    slots="blocker",
    rows=[
        row("804.1", begin_step("declare block step")),
        row("804.2", run(PRIORITY)),
        row("804.3", ask("act", other_player, block_options, "block, or decline to"), into="blocker", when=is_attacked),
        row("804.4", block, when=blocks),
        row("804.5", pair_off),
        row("804.6", run(PRIORITY)),
    ],
)


# --- 805, 806 damage ------------------------------------------------------------------------------------


def fighting_attacker(g: Game) -> int:
    """The attacking card in a step that is only begun with one (805.1, 806.1)."""
    card = attacker_of(g)
    assert card is not None, "a battle resolution step has an attacker"
    return card


def power(g: Game, card: int) -> int:
    """206.2: what a card deals in a battle is its ATK."""
    return max(int(g.value(card, "atk")), 0)


def capacity(g: Game, card: int) -> int:
    """1102.2a: in whole hundreds, as damage is assigned."""
    return max(-(-(int(g.value(card, "def")) - damage_on(g, card)) // 100) * 100, 0)


def resolution(step: str) -> Step:
    """Nothing happens before the damage is dealt, so whoever blocks now blocks until then."""

    def start(g: Game, v: Frame) -> None:
        g.set("battle step", step)
        drop_out(g)
        v.packets, v.before, v.blocker = (), len(g.facts["done"]), blocker_of(g)

    return start


def aim(g: Game, v: Frame, source: int, at: int | None, amount: int) -> None:
    """912.2, 1102.4: battle damage, also what pierces; the card that fights is its source."""
    if at is not None:
        v.packets = (*v.packets, (source, at, amount, True))


def is_unblocked(g: Game, v: Frame) -> bool:
    return v.blocker is None


def pierces(g: Game, v: Frame) -> bool:
    """1102.2, 1102.3: whether the controller of a blocked attacker with Pierce, once or more often, splits its damage.

    1102.2b: there must be more to deal than the blocker must be assigned, and somebody to deal it to.
    """
    if v.blocker is None:
        return False
    attacker = fighting_attacker(g)
    if not g.has(attacker, "pierce") or attacked_object(g) is None:
        return False
    return power(g, attacker) > capacity(g, v.blocker)


def shares(g: Game, v: Frame) -> list[Option]:
    """1102.2b: what the blocker may be dealt, from its capacity to everything."""
    least, most = capacity(g, v.blocker), power(g, fighting_attacker(g))
    return [*range(least, most, HUNDRED)[:MOST_STEPS], most]


def is_shared(g: Game, v: Frame) -> bool:
    return v.held is not None


def aim_at_blocker(g: Game, v: Frame) -> None:
    """805.2a, 806.2a: where there is a blocker, it is dealt the damage, or what of it does not pierce."""
    attacker = fighting_attacker(g)
    aim(g, v, attacker, v.blocker, power(g, attacker) if v.held is None else v.held)


def aim_through(g: Game, v: Frame) -> None:
    attacker = fighting_attacker(g)
    aim(g, v, attacker, attacked_object(g), power(g, attacker) - v.held)


def aim_at_attacked(g: Game, v: Frame) -> None:
    """805.2b, 806.2b: unblocked, what was attacked is dealt the damage, if it is there yet."""
    attacker = fighting_attacker(g)
    aim(g, v, attacker, attacked_object(g), power(g, attacker))


def aim_back(g: Game, v: Frame) -> None:
    """806.3, 804.5b: the blocker, or an attacked card that the attacker battles."""
    two = pair(g)
    if two is not None and is_fighter(g, two[1]):
        aim(g, v, two[1], two[0], power(g, two[1]))


def note_strike(g: Game, v: Frame) -> None:
    """806.2: a first strike of which nothing was dealt does not count as one."""
    strike = ("dealt damage", fighting_attacker(g))
    if any(entry[:2] == strike for entry in g.facts["done"][v.before :]):
        g.set("struck", True)


def strikes_later(g: Game, v: Frame) -> bool:
    """1104.2: an attacker without First Strike deals nothing in the step that comes first."""
    return not g.has(fighting_attacker(g), "first strike")


def has_struck(g: Game, v: Frame) -> bool:
    return bool(g.facts["struck"])


def attack_rows(rule: str, unless: Guard, after: str) -> list[Row]:
    """The attacker's damage, at its time; the parts of 805.2 and 806.2 have the same names."""
    return [
        row(rule, goto(after), when=unless),
        row("1102.2b", ask("number", turn_player, shares, "damage for the blocker; the rest pierces"), into="held",
            when=pierces),
        row(f"{rule}a", aim_at_blocker),
        row("1102.2c", aim_through, when=is_shared),
        row(f"{rule}b", aim_at_attacked, when=is_unblocked),
    ]  # fmt: skip


def packets(g: Game, v: Frame) -> Any:
    return v.packets


FIRST_STRIKE = procedure(
    "805",
    slots="blocker held packets before",
    rows=[
        row("805.2", resolution("first strike battle resolution step")),
        *attack_rows("805.2", strikes_later, "805.3"),
        row("805.2", run("1007", packets=packets)),
        row("805.2", note_strike),
        row("1105.2", explode),
        row("805.3", run(PRIORITY)),
    ],
)

NORMAL_STRIKE = procedure(
    "806",
    slots="blocker held packets before",
    rows=[
        row("806.2", resolution("normal battle resolution step")),
        *attack_rows("806.2", has_struck, "806.3"),
        row("806.3", aim_back),
        row("806.2", run("1007", packets=packets)),
        row("1105.2", explode),
        row("806.4", run(PRIORITY)),
    ],
)


# --- 807 the end ----------------------------------------------------------------------------------------


def close_battle(g: Game, v: Frame) -> None:
    g.set("battle step", "end of battle step")
    pass_edge(g, "end")


def end_effects(g: Game, v: Frame) -> None:
    expire(g, "end of battle", g.facts["battles"])


def look_for_more(g: Game, v: Frame) -> None:
    v.again = int(anything_left(g, v))


def again(g: Game, v: Frame) -> bool:
    return bool(v.again)


def end_battle(g: Game, v: Frame) -> None:
    expire(g, BATTLE_OVER, g.facts["turn"])
    g.set("step", "")


ENDING = procedure(
    "807",
    slots="again",
    rows=[
        row("807.1", close_battle),
        row("807.2", run(PRIORITY)),
        row("807.3a", end_effects),
        row("807.3b", look_for_more),
        row("807.3b", run(PRIORITY), when=again),
        row("807.3b", goto("807.3a"), when=again),
        row("807.4", end_battle),
    ],
)


def is_forfeited(g: Game, v: Frame) -> bool:
    return not v.attack


def is_alone(g: Game, v: Frame) -> bool:
    return attacker_of(g) is None


ONE_BATTLE = procedure(
    "801",
    slots="attack",
    rows=[
        row("801.1", begin_battle),
        row("802.1", run("802")),
        row("803.1", run("803"), into="attack"),
        row("803.3", goto("807.1"), when=is_forfeited),
        row("804.1", run("804")),
        row("805.1", goto("807.1"), when=is_alone),
        row("805.2", run("805")),
        row("806.1", goto("807.1"), when=is_alone),
        row("806.2", run("806")),
        row("807.1", run("807")),
    ],
)

PROCEDURES = (ONE_BATTLE, BEGINNING, DECLARE_ATTACK, PAY, DECLARE_BLOCK, FIRST_STRIKE, NORMAL_STRIKE, ENDING)
