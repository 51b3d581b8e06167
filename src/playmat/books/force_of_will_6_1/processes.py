"""Section 1200: rule processes; 1010: destroying; 314: where cards of each type may go.

A rule process is looked for before every priority sequence, so the look is short: everything is looked at again only
after something changed: what cards are, or what life there is.

Banishing (1011) is another way to a graveyard: nothing that keeps a card from being destroyed keeps it from that, and
`may_enter` leaves a J-ruler where it is (314.2).
"""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import Any

from ...kernel import (
    Frame,
    Game,
    Part,
    altered_cards,
    goto,
    move,
    once,
    procedure,
    retain,
    row,
    run,
    table_of,
    version_of_values,
)
from . import changes, lifebreak
from .additions import illegal_additions
from .counters import is_j_resonator, modifier, rounded
from .damage import battle_damage_on
from .zones import (
    FIELDS,
    LIFE,
    LIFE_DUE,
    SETTLED,
    damage_on,
    lies_in,
    put_life,
)

SECOND = itemgetter(1)
ON_DEF = "DEF"
"""Under this name a match keeps what bears on DEF."""
DYING = "dying"
"""Kept with what is derived: the cards that a rule process destroys."""
NEVER: tuple[int, Any] = (-1, None)
"""What is kept before anything is."""
Places = tuple[tuple[int, frozenset[int]], ...]


# --- 1203 J/resonators that cannot stand --------------------------------------------------------------


def dying(g: Game) -> list[int]:
    """1203.1, 1203.2, 207.2, 1010.3: J/resonators with DEF whose damage reaches it, or that have none left."""
    now = g.values_version or version_of_values(g)
    at, found = g.memo.get(DYING) or NEVER
    if at != now:
        found = frail(g)
        if found:
            found = [card for card in found if g.zone_of[card] in FIELDS and _dies(g, card, g.value(card, "def"))]
        retain(g, DYING, now, found)
    cards: list[int] = found
    return cards


def frail(g: Game) -> list[int]:
    """Cards that might not stand: with no DEF left, or as much damage as they may have DEF."""
    places, texts, without = g.match.memo.get(ON_DEF) or once(g.match, ON_DEF, texts_on_def, g)
    losses: dict[int, int] | None = None
    if not any_sinks(g, places, texts):
        losses = def_losses(g) if g.effects else {}
    words = list(map(SECOND, g.marks))
    damage = {card: note[1] for card, note in marked(g, "damage", words)} if "damage" in words else {}
    if losses is not None and "counters" in words:
        if any(lowers_def(note[1]) for _, note in marked(g, "counters", words)):
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


def marked(g: Game, word: str, words: list[str]) -> list[tuple[int, Any]]:
    """The cards in the fields on which there is a note of this word, each with the note; `words` are those of all."""
    found, zone_of = compress(g.marks.items(), map(word.__eq__, words)), g.zone_of
    return [(card, note) for (card, _), note in found if zone_of[card] in FIELDS]


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
        change, cards, amount = changes[effect.change], effect.cards, effect.amount or 0
        if change.key == "def" and not change.grows:
            if change.op not in ("add", "set") or not isinstance(cards, tuple):
                return None
            for card, _, _ in cards:
                losses[card] = losses.get(card, 0) + _loss(g, card, change.op, amount)
    return losses


def _loss(g: Game, card: int, op: str, amount: int) -> int:
    """What one effect may take from the printed DEF, whatever others make of it before or after."""
    return max(-amount if op == "add" else (g.match.printed[g.definition[card]]["def"] or 0) - amount, 0)


def any_sinks(g: Game, places: Places, texts: frozenset[str]) -> bool:
    """Whether one of these texts works now, on a card in its place or gained."""
    for zone, those in places:
        if lies_in(g, zone, those):
            return True
    return any(name in texts for held in altered_cards(g).values() for name in held)


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
    if defence is None or not is_j_resonator(g, card) or damage_on(g, card) < defence:
        return False
    if g.cannot(card, "be destroyed"):
        return False
    return not (by_battle(g, card) and g.cannot(card, "be destroyed by battle damage"))


def by_battle(g: Game, card: int) -> bool:
    """Whether it is battle damage that destroys the card: without it, the card would stand."""
    defence = g.value(card, "def")
    return bool(0 <= damage_on(g, card) - battle_damage_on(g, card) < defence <= damage_on(g, card))


def due_cards(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(dying(g))


def due_by_battle(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(card for card in dying(g) if by_battle(g, card))


# --- 1202, 1204, 1406.4a, 1415.1e-i -------------------------------------------------------------------


def losers(g: Game) -> dict[int, tuple[str, str]]:
    """1202.1, 1202.2: who has lost, by which rule and why."""
    found, failed = {}, g.facts["failed draw"]
    if failed is not None:
        found[failed] = ("1202.2", "no card to draw in the draw phase")
    return found | {seat: ("1202.1", "no life left") for seat in (0, 1) if g.facts[LIFE[seat]] <= 0}


def judge(g: Game, v: Frame) -> None:
    """103.2, 103.3."""
    lost = losers(g)
    if len(lost) > 1:
        g.end(None, "103.3", "both players lose at the same time")
        return
    for seat, (rule, reason) in lost.items():
        g.end(1 - seat, rule, reason)


def round_life(g: Game, v: Frame) -> None:
    for seat, word in enumerate(LIFE):
        put_life(g, seat, rounded(g.facts[word]))


def unfit_additions(g: Game, v: Frame) -> tuple[int, ...]:
    return tuple(illegal_additions(g))


def too_many_lifebreaks(g: Game) -> bool:
    return any(len(g.in_zone(seat, "lifebreak")) > lifebreak.MAXIMUM for seat in (0, 1))


def trim_lifebreaks(g: Game, v: Frame) -> None:
    """1415.1e-i: as many as may be stay, counted from the bottom."""
    move(g, [c for seat in (0, 1) for c in g.in_zone(seat, "lifebreak")[lifebreak.MAXIMUM :]], "graveyard")


def settle(g: Game, v: Frame) -> None:
    """313.2: a card lies with the player who controls it, also when an effect that gave control is over."""
    changes.settle_control(g)


# --- 1201 all of them ---------------------------------------------------------------------------------


def nothing_due(g: Game, v: Frame | None) -> bool:
    now = g.values_version or version_of_values(g)
    at, still = g.memo.get(SETTLED) or NEVER
    if g.facts[LIFE_DUE]:
        return False
    if at == now:
        return still or not changes.control_is_due(g)
    if dying(g) or illegal_additions(g) or changes.control_is_due(g):
        return False
    if g.start.options[lifebreak.OPTION]:
        # What lies as lifebreaks bears on nothing that is worked out, so it is looked at each time.
        return not too_many_lifebreaks(g)
    retain(g, SETTLED, now, not changes.is_any_effect_watched(g))
    return True


def nothing_over(g: Game) -> bool:
    """602.1a, 602.1b: whether no rule process is due, and no effect may have come to the end of its time."""
    at, still = g.memo.get(SETTLED) or NEVER
    if still and at == g.values_version and not g.facts[LIFE_DUE]:
        return True
    return nothing_due(g, None) and not changes.is_any_effect_watched(g)


PROCESSES = procedure(
    "1201",
    slots="",
    idle=nothing_due,
    rows=[
        row("1202.1", judge),
        row("313.2", settle),
        row("1204.1", round_life),
        row("1203.1", run("1010", cards=due_cards, battle=due_by_battle)),
        row("1406.4a", run("302.4", cards=unfit_additions, verb="put")),
        row("1415.1e-i", trim_lifebreaks),
        row("602.1a", goto("1202.1"), when=lambda g, v: not nothing_due(g, v)),
    ],
)
"""602.1a: repeated until no rule process is left. Control comes before what depends on who has a card."""


REPLACEABLE = frozenset({"destroy", "draw"})
PROCEDURES = (PROCESSES,)
