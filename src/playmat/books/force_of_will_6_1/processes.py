"""Section 1200: rule processes; 1010: destroying; 314: where cards of each type may go.

A rule process is looked for before every priority sequence, so the look is short: everything is looked at again only
after something changed (`g.derived` was emptied, or life was gained or lost).

Banishing (1011) is another way to a graveyard: nothing that keeps a card from being destroyed keeps it from that, and
`may_enter` leaves a J-ruler where it is (314.2).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import (
    Builder,
    Frame,
    Game,
    Part,
    Pick,
    SeatOf,
    UnknownWord,
    add_effect,
    after_move,
    altered_cards,
    emit,
    goto,
    leave,
    move,
    moved_slot,
    permission,
    pick,
    place,
    procedure,
    remember,
    row,
    run,
    table_of,
)
from ...kernel import nodes as n
from . import changes, lifebreak
from .additions import illegal_additions, may_arrive
from .counters import is_j_resonator, modifier, put_counters, rounded
from .damage import battle_damage_on
from .sides import is_back_up, turn_over
from .zones import (
    FIELDS,
    GRAVEYARDS,
    LIFE,
    PLAY_GROUND,
    RULERS,
    SETTLED,
    damage_on,
    faces,
    lies_in,
    other_player,
    turn_player,
)

LOST_JUDGMENT = "judgment lost"
DYING = "dying"
"""Kept with what is derived: the cards that a rule process destroys."""
Places = tuple[tuple[int, frozenset[int]], ...]
PERMANENT = frozenset(("resonator", "addition", "regalia", "j-ruler", "ruler"))


# --- 314 where cards may go ---------------------------------------------------------------------------


def printed_types(g: Game, card: int) -> tuple[str, ...]:
    types: tuple[str, ...] = g.match.printed[g.definition[card]]["type"]
    return types


def may_enter(g: Game, card: int, zone: str) -> bool:
    """314.1, 314.2, 314.3a, 314.5a, 1406.3: whether an effect can put the card there; if not, it is not moved."""
    types = printed_types(g, card)
    if zone == "gone":
        return True
    if "ruler" in types:
        return zone in ("ruler area", "graveyard")
    if "j-ruler" in types:
        return zone in ("ruler area", "field")
    if zone == "ruler area":
        # a chant goes to the graveyard in place of it (314.4)
        return "chant" in types
    return zone != "field" or g.is_in(card, "field") or may_arrive(g, card)


def destination(g: Game, card: int, zone: str) -> str:
    """314.3b, 314.4, 314.5b, 314.5c: the zone a card reaches that is put there, at the same end of it."""
    types = printed_types(g, card)
    if "chant" in types:
        return "graveyard" if zone in ("stone deck", "field", "ruler area") else zone
    if "magic stone" not in types:
        return "deck" if zone == "stone deck" else zone
    if zone == "deck" or (zone == "hand" and gained_a_type(g, card)):
        return "stone deck"
    return zone


def gained_a_type(g: Game, stone: int) -> bool:
    """314.5c: the magic stone is something else as well; one that is not reaches the hand like any card."""
    return bool(PERMANENT & set(g.value(stone, "type")) - set(printed_types(g, stone)))


def arrives_rested(g: Game, card: int, before: int, after: int) -> bool:
    """302.3, 303.1b: within the play ground a card keeps its orientation; from elsewhere it comes recovered."""
    if after not in PLAY_GROUND:
        return False
    return bool(g.rested[card]) if before in PLAY_GROUND else enters_rested(g, card, g.match.zone_seat[after])


def enters_rested(g: Game, card: int, seat: int) -> bool:
    """Whether a text lets this card enter a field rested."""
    if g.definition[card] in faces(g, "enters rested", comes_rested):
        return True
    if permission(g, card, "enter rested"):
        return True
    return permission(g, -1 - seat, "resonators enter rested") > 0 and "resonator" in g.value(card, "type")


def comes_rested(g: Game, face: int) -> bool:
    return any(s.word == "enters rested" for a in g.match.abilities_of[face] for s in a.standing)


# --- 302.4 cards that go to graveyards together -------------------------------------------------------


def own_order(seat: SeatOf) -> Pick:
    def own(g: Game, v: Frame) -> list[int]:
        player, owner = seat(g, v), g.owner
        return [c for c in v.cards if owner[c] == player]

    def many(g: Game, v: Frame) -> int:
        """All of them: nobody picks more than there are."""
        return len(v.cards)

    return pick(seat, own, many, many, "in which order, the first lies deepest", "order")


def are_several(g: Game, v: Frame) -> bool:
    return len(v.cards) > 1


def put_away(g: Game, v: Frame) -> None:
    """302.5: each card to its owner's zone, all at the same time."""
    owner = g.owner
    there = [(c, GRAVEYARDS[owner[c]]) for c in ((*v.first, *v.second) if are_several(g, v) else v.cards)]
    if v.rulers:
        there += [(c, RULERS[owner[c]]) for c in v.rulers]
    place(g, tuple(there), verb=v.verb)


BURY = procedure(
    "302.4",
    slots="cards rulers verb first second",
    rows=[
        row("302.4", own_order(turn_player), into="first", when=are_several),
        row("302.4", own_order(other_player), into="second", when=are_several),
        row("302.5", put_away),
    ],
)
"""Put `cards` into graveyards and `rulers` into ruler areas with one verb."""


# --- 1010 destroying ----------------------------------------------------------------------------------


def destructible(g: Game, v: Frame) -> None:
    """1010.2, 1010.3: cards that nothing keeps from being destroyed.

    A text that means no rulers names cards in fields, so a ruler among them was named (307.4, 308.4).
    """
    v.left = tuple(c for c in dict.fromkeys(v.cards) if lies_open(g, c) and not g.cannot(c, "be destroyed", v.by))
    v.going = ()


def lies_open(g: Game, card: int) -> bool:
    """READING 1010.1: in a play ground, or in a standby area, whose cards old texts destroy as well (1404.2)."""
    return g.is_in(card, "play ground") or g.is_in(card, "standby")


def any_left(g: Game, v: Frame) -> bool:
    return bool(v.left)


def next_card(g: Game, v: Frame) -> None:
    v.card, v.left, v.replaced = v.left[0], v.left[1:], None


def doom(g: Game, v: Frame) -> None:
    """910.1: a card whose destruction was replaced is not destroyed."""
    if not v.replaced and lies_open(g, v.card):
        v.going = (*v.going, (v.card, g.serial[v.card]))


def rulers_of(g: Game, v: Frame) -> tuple[int, ...]:
    """Those destroyed that go to a ruler area."""
    return tuple(card for card, _ in v.going if "j-ruler" in g.value(card, "type"))


def others_of(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(card for card, _ in v.going if "j-ruler" not in g.value(card, "type"))


def announce_rulers(g: Game, v: Frame) -> None:
    """A J-ruler stays the same object (302.3), so what it says of its destruction is heard while it is one."""
    v.fallen = tuple((card, g.has(card, "imperishable")) for card in rulers_of(g, v))
    for card, _ in v.fallen:
        report(g, v, card, None)


def fall(g: Game, v: Frame) -> None:
    """1010.1, 1010.1a, 1108.2: ruler side up in its owner's ruler area."""
    for card, imperishable in v.fallen:
        if g.is_in(card, "ruler area"):
            if is_back_up(g, card):
                turn_over(g, card)
            if not imperishable:
                put_counters(g, card, "astral", 1)
                lose_judgment(g, card)


def lose_judgment(g: Game, ruler: int) -> None:
    """1010.1a: for the rest of the game, whatever becomes of the counter."""
    change = g.match.changes[LOST_JUDGMENT]
    add_effect(g, g.owner[ruler], ruler, remember(g, (ruler,)), change, None, ("never", 0))


def announce(g: Game, v: Frame) -> None:
    fallen = {card for card, _ in v.fallen}
    for card, serial in v.going:
        if card not in fallen and g.serial[card] != serial:
            report(g, v, card, card)
    v.result = tuple(card for card, serial in v.going if card in fallen or g.serial[card] != serial)


def report(g: Game, v: Frame, card: int, past: int | None) -> None:
    """The fact "cause" is there only while the destruction is heard of."""
    if card in (v.battle or ()):
        g.facts["cause"] = "battle damage"
    emit(g, "destroy", card, v.by, past=past)
    g.facts.pop("cause", None)


def destroyed_by_battle(g: Game) -> bool:
    """While a destroyed card is heard of: whether battle damage was the cause."""
    return bool(g.facts.get("cause") == "battle damage")


DESTROY = procedure(
    "1010",
    slots="cards by battle left card replaced going fallen result",
    rows=[
        row("1010.3", destructible),
        row("1010.1", leave(), when=lambda g, v: not v.left),
        row("910.2", next_card),
        row("910.2", run("replace event", kind="destroy", roles=lambda g, v: (v.card, v.by),
                         seat=lambda g, v: g.master(v.card)), into="replaced"),
        row("910.1", doom),
        row("910.3", goto("910.2"), when=any_left),
        row("1010.1", announce_rulers),
        row("1010.1", run("302.4", cards=others_of, rulers=rulers_of, verb="destroy")),
        row("1010.1a", fall, when=lambda g, v: bool(v.fallen)),
        row("1010.1", announce),
    ],
)  # fmt: skip
"""Destroy `cards` at the same time. `by`: the spell or ability that does it, or its card; None for a rule process.
`battle`: those of them that battle damage destroys. `result`: those that were destroyed."""


def rows_destroy(b: Builder, node: n.Move) -> None:
    """The rows of a move with the verb "destroy"; what was destroyed is followed to where it went."""
    if node.to != "graveyard" or node.position or node.state or node.order:
        raise UnknownWord(f"destroyed cards go to their owners' graveyards, not as {node!r} says (1010.1)")
    cards, slot, gone = b.env.cards(node.cards), moved_slot(b, node.cards, node.into), b.slot("destroyed")

    def keep(g: Game, v: Any) -> None:
        setattr(v, slot, getattr(v, gone) or ())
        after_move(g, v, slot)

    b.run("1010", into=gone, cards=lambda g, v: tuple(cards(g, v)), by=acting)
    b.step(keep)


def acting(g: Game, v: Any) -> int:
    """The spell or ability in the chase that this text is, or its card where nothing of it is there."""
    item = getattr(v, "item", None)
    return int(item if item is not None else v.source)


# --- 1203 J/resonators that cannot stand --------------------------------------------------------------


def dying(g: Game) -> list[int]:
    """1203.1, 1203.2, 1010.3: J/resonators with DEF whose damage reaches it, or that have none left."""
    known = g.derived.get(DYING)
    if known is None:
        cards = frail(g)
        if cards:
            cards = [card for card in cards if g.zone_of[card] in FIELDS and _dies(g, card, g.value(card, "def"))]
        known = g.derived[DYING] = {-1: cards}
    found: list[int] = known[-1]
    return found


def frail(g: Game) -> list[int]:
    """Cards that might not stand: with no DEF left, or as much damage as they may have DEF."""
    places, texts, without = g.match.made.get("DEF") or g.match.once("DEF", texts_on_def, g)
    losses: dict[int, int] | None = None
    if not texts or not any_sinks(g, places, texts):
        losses = def_losses(g) if g.effects else {}
    damage, zone_of = {}, g.zone_of
    for (card, word), note in g.marks.items():
        if word == "damage":
            if zone_of[card] in FIELDS:
                damage[card] = note[1]
        elif word == "counters" and losses is not None and zone_of[card] in FIELDS and lowers_def(note[1]):
            losses = None
    if not damage and not losses and losses is not None and not without:
        return []
    found: set[int] = set()
    if losses is None:
        found = {*damage, *(card for card, left in table_of(g, "def").items() if no_def_left(left))}
    elif losses or damage:
        found = {c for c in (*losses, *damage) if may_reach(g, c, losses.get(c, 0) + damage.get(c, 0))}
    if without:
        found |= {c for zone in FIELDS for c in g.zones[zone] if g.definition[c] in without}
    return sorted(found)


def lowers_def(counters: tuple[tuple[str, int], ...]) -> bool:
    """1022.2: whether a counter of these takes from DEF."""
    for name, _ in counters:
        change = modifier(name)
        if change is not None and change[1] < 0:
            return True
    return False


def may_reach(g: Game, card: int, damage: int) -> bool:
    """Whether so much damage may be fatal, where nothing but what was counted in takes from the printed DEF."""
    printed = g.match.printed[g.definition[card]]["def"]
    return printed is None or printed <= damage


def def_losses(g: Game) -> dict[int, int] | None:
    """How much less DEF than in print effects on cards may leave them, at most; None where they do not tell."""
    losses: dict[int, int] = {}
    changes = g.match.changes
    for effect in g.effects:
        change = changes[effect[5]]
        if change.key == "def" and not change.grows:
            if change.op not in ("add", "set") or not isinstance(effect[4], tuple):
                return None
            for card, _, _ in effect[4]:
                losses[card] = losses.get(card, 0) + _loss(g, card, change.op, effect[6])
    return losses


def _loss(g: Game, card: int, op: str, amount: int) -> int:
    """What one effect may take from the printed DEF, whatever others make of it before or after."""
    return max(-amount if op == "add" else (g.match.printed[g.definition[card]]["def"] or 0) - amount, 0)


def any_sinks(g: Game, places: Places, texts: frozenset[str]) -> bool:
    """Whether one of these texts works now, on a card in its place or gained."""
    for zone, those in places:
        if lies_in(g, zone, those):
            return True
    return bool(texts) and any(name in texts for held in altered_cards(g).values() for name in held)


def texts_on_def(g: Game) -> tuple[Places, frozenset[str], frozenset[int]]:
    """Of the match: by the zones where they work, the faces with texts that may do anything to DEF but raise it; those
    texts; and the faces that have no DEF left in print.

    What a card is by a text of its own (904.2) counts in a field alone.
    """
    match = g.match
    texts = frozenset(a.id for a in match.abilities.values() if any(may_sink(part) for part in a.parts))
    places = []
    for zone in match.part_zones.get("def", ()):
        those = frozenset(
            face
            for face, abilities in match.parts_of["def"].items()
            for ability in abilities
            if ability.id in texts and ability.zones >> zone & 1 and (zone in FIELDS or not ability.base)
        )
        if those:
            places.append((zone, those))
    without = frozenset(face for face, printed in enumerate(match.printed) if no_def_left(printed["def"]))
    return tuple(places), texts, without


def may_sink(part: Part) -> bool:
    return part.change.key == "def" and not part.change.grows


def no_def_left(printed: int | None) -> bool:
    """A card without DEF has none to lose (207.2a)."""
    return printed is not None and printed <= 0


def _dies(g: Game, card: int, defence: int | None) -> bool:
    if defence is None or not is_j_resonator(g, card) or (defence > 0 and damage_on(g, card) < defence):
        return False
    if g.cannot(card, "be destroyed"):
        return False
    return not (by_battle(g, card) and g.cannot(card, "be destroyed by battle damage"))


def by_battle(g: Game, card: int) -> bool:
    """Whether it is battle damage that destroys the card: without it, the card would stand."""
    defence = g.value(card, "def")
    return bool(defence > 0) and 0 <= damage_on(g, card) - battle_damage_on(g, card) < defence <= damage_on(g, card)


def due_cards(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(dying(g))


def due_by_battle(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(card for card in dying(g) if by_battle(g, card))


# --- 1202, 1204, 1406.4a, 1415.1e-i -------------------------------------------------------------------


def losers(g: Game) -> list[tuple[int, str, str]]:
    """1202.1, 1202.2: who has lost, by which rule and why."""
    found = [(seat, "1202.1", "no life left") for seat in (0, 1) if g.facts[LIFE[seat]] <= 0]
    seat = g.facts.get("failed draw")
    return found if seat is None else [*found, (seat, "1202.2", "no card to draw in the draw phase")]


def judge(g: Game, v: Frame) -> None:
    """103.2, 103.3."""
    lost = losers(g)
    if len({seat for seat, _, _ in lost}) > 1:
        g.end(None, "103.3", "both players lose at the same time")
    elif lost:
        seat, rule, reason = lost[0]
        g.end(1 - seat, rule, reason)


def odd_life(g: Game, v: Frame | None = None) -> bool:
    facts = g.facts
    return bool(facts["life 0"] % 100 or facts["life 1"] % 100)


def round_life(g: Game, v: Frame) -> None:
    for word in LIFE:
        g.facts[word] = rounded(g.facts[word])
    g.derived = {}


def unfit_additions(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(illegal_additions(g))


def has_unfit(g: Game, v: Frame) -> bool:
    return bool(illegal_additions(g))


def too_many_lifebreaks(g: Game, v: Frame | None = None) -> bool:
    return lifebreak.is_on(g) and any(len(g.in_zone(seat, "lifebreak")) > lifebreak.MAXIMUM for seat in (0, 1))


def trim_lifebreaks(g: Game, v: Frame) -> None:
    """1415.1e-i: as many as may be stay, counted from the bottom."""
    move(g, [c for seat in (0, 1) for c in g.in_zone(seat, "lifebreak")[lifebreak.MAXIMUM :]], "graveyard")


def control_due(g: Game, v: Frame) -> bool:
    return changes.control_is_due(g)


def settle(g: Game, v: Frame) -> None:
    """313.2: a card lies with the player who controls it, also when an effect that gave control is over."""
    changes.settle_control(g)


# --- 1201 all of them ---------------------------------------------------------------------------------


def nothing_due(g: Game, v: Frame) -> bool:
    if SETTLED not in g.derived:
        facts = g.facts
        one, other = facts["life 0"], facts["life 1"]
        if one <= 0 or other <= 0 or one % 100 or other % 100 or facts["failed draw"] is not None:
            return False
        if dying(g) or illegal_additions(g) or changes.control_is_due(g):
            return False
        g.derived[SETTLED] = {}
    return not g.start.options[lifebreak.OPTION] or not too_many_lifebreaks(g)


PROCESSES = procedure(
    "1201",
    slots="",
    idle=nothing_due,
    rows=[
        row("1202.1", judge),
        row("313.2", settle, when=control_due),
        row("1204.1", round_life, when=odd_life),
        row("1203.1", run("1010", cards=due_cards, battle=due_by_battle), when=lambda g, v: bool(dying(g))),
        row("1406.4a", run("302.4", cards=unfit_additions, verb="put"), when=has_unfit),
        row("1415.1e-i", trim_lifebreaks, when=too_many_lifebreaks),
        row("602.1a", goto("1202.1"), when=lambda g, v: not nothing_due(g, v)),
    ],
)
"""602.1a: repeated until no rule process is left. Control comes before what depends on who has a card."""


Rows = Callable[[Builder, Any], None]
VERBS: dict[str, Rows] = {"destroy": rows_destroy}
"""Move nodes with these verbs have rows of their own."""
RULE_CHANGES: dict[str, n.Change] = {LOST_JUDGMENT: n.Exclude("keywords", "judgment")}
REPLACEABLE = frozenset({"destroy", "draw"})
PROCEDURES = (BURY, DESTROY, PROCESSES)
