"""Who may attack and block, whom, and who must (710.2, 803.3, 804.3, 1103, 1106, 1107, 1123); who battles whom (804.5).

Facts of a battle: `attacker`, `attacked` and `blocker` as (card, serial), an attacked player as (-1 - seat, -1);
`struck` once the attacker has dealt damage in the first strike step; `paired` from the block on (804.5), `parted`
when the blocker dropped out after being struck, so that nobody battles the attacker any more (804.5b); `battle from`,
how much had been done this turn when it began, `fought` and `blocked` among that: who battled and blocked whom.
`step` is "battle phase" all the while, the word that old texts use (1410.1), and `battle step` tells where the battle
is. `battle barred` is the turn in which no further battle may be started (803.6).

What texts require is asked as a permission: Must("attack") is May("must attack"). Only "must attack this card" is a
prohibition, for those know whose they are: `FORCED_PAST`.

A function `why_not_...` tells in a word why a card may not do something; the lists of those that may are made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ...kernel import Fact, Game, Scope, UnknownWord, as_it_is, did_you_mean, in_force, once, permission, table_of
from ...kernel import nodes as n
from .attack_costs import ATTACK_COST, attack_costs, can_afford
from .nodes import Must
from .timing import BATTLE
from .zones import (
    FIELDS,
    done,
    faces,
    kept,
    lies_in,
    may_be_gained,
    object_asked,
    printed_with,
    record,
    seat_of,
    since_the_turn_began,
    texts_ask,
    was_there,
)

OPENING = "beginning of battle"
FIGHTERS = frozenset({"resonator", "j-ruler"})
FIGHTERS_IN = {zone: f"fighters in {zone}" for zone in FIELDS}
"""The keys under which they are kept."""
FORCED_PAST = "attack past this card"

PROHIBITIONS = frozenset({
    "attack", "block", "attack or block", "attack a player", "attack a resonator", "attack you",
    "attack your resonators", "be attacked", "be attacked or targeted", "be blocked", FORCED_PAST,
})  # fmt: skip
MUSTS = ("attack", "be chosen to attack", "block", "block this turn", "be attacked", "be blocked")
PERMISSIONS = frozenset({
    "attack this turn", "attack the turn it enters", "attack so often", "attack without resting",
    "block without resting", "block while rested", "block flying",
    "block flying resonators", *(f"must {word}" for word in MUSTS),
})  # fmt: skip

BATTLE_OVER = "the battle is over"
"""The moment at which the facts of a battle end."""


def the_fighter(g: Game, fighter: tuple[int, int] | None) -> dict[str, int] | None:
    """Who fights, as all may know it: a card while it is the same object, or the player who is attacked."""
    if fighter is None:
        return None
    card, serial = fighter
    if card < 0:
        return {"player": seat_of(card)}
    return {"card": card} if g.serial[card] == serial else None


FACTS = (
    Fact("attacker", None, texts_ask, loops=True, until=BATTLE_OVER, seen=the_fighter),
    Fact("attacked", None, texts_ask, loops=True, until=BATTLE_OVER, seen=the_fighter),
    Fact("blocker", None, texts_ask, loops=True, until=BATTLE_OVER, seen=the_fighter),
    Fact("struck", False, texts_ask, until=BATTLE_OVER),
    Fact("paired", False, texts_ask, until=BATTLE_OVER),
    Fact("parted", False, texts_ask, until=BATTLE_OVER),
    Fact("battle step", "", texts_ask, until=BATTLE_OVER, seen=as_it_is),
    Fact("battles", 0, texts_ask),
    Fact("battle from"),
    Fact("battle barred", None, texts_ask),
)


def must_form(change: Must) -> n.Change:
    """A requirement in the kernel's words."""
    if change.action == "attack this card":
        return n.Cannot(FORCED_PAST)
    if change.action not in MUSTS:
        hint = did_you_mean(change.action, MUSTS)
        raise UnknownWord(f"no card must {change.action!r}; expected {', '.join(MUSTS)}{hint} (710.2)")
    return n.May(f"must {change.action}")


# --- who fights -----------------------------------------------------------------------------------------


def is_fighter(g: Game, card: int) -> bool:
    """201.2a, 206.1a, 803.3: a J/resonator with ATK and DEF."""
    if FIGHTERS.isdisjoint(g.value(card, "type")):
        return False
    # a number that is printed stays one, whatever changes it
    printed = g.match.printed[g.definition[card]]
    if printed["atk"] is not None and printed["def"] is not None:
        return True
    return g.value(card, "atk") is not None and g.value(card, "def") is not None


def is_born_fighter(g: Game, face: int) -> bool:
    """Whether a card with this face is one as long as no effect changes what type it has."""
    printed = g.match.printed[face]
    return has_fighting_type(g, face) and printed["atk"] is not None and printed["def"] is not None


def has_fighting_type(g: Game, face: int) -> bool:
    return not FIGHTERS.isdisjoint(g.match.printed[face]["type"])


def may_become_fighter(g: Game, face: int) -> bool:
    """Whether it would be one with an ATK and a DEF."""
    return has_fighting_type(g, face) and not is_born_fighter(g, face)


def fighters(g: Game, zone: int) -> list[int]:
    """Those in a field, kept while no card comes or goes there and nothing changes what cards are."""
    found: list[int] = kept(g, FIGHTERS_IN[zone], g.zone_versions[zone], _fighters, g, zone)
    return found


def _fighters(g: Game, zone: int) -> list[int]:
    """Told by their faces where no effect changes types."""
    cards, definition = g.zones[zone], g.definition
    if table_of(g, "type"):
        return [c for c in cards if is_fighter(g, c)]
    born, others = faces(g, "fighters", is_born_fighter), faces(g, "other fighters", may_become_fighter)
    if others:
        return [c for c in cards if definition[c] in born or (definition[c] in others and is_fighter(g, c))]
    return [c for c in cards if definition[c] in born]


def still(g: Game, placed: Any) -> bool:
    """Whether the card of a fact is that object yet, and in a field."""
    if placed is None or placed[0] < 0:
        return False
    card, serial = placed
    return g.serial[card] == serial and g.zone_of[card] in FIELDS


def _fighting(g: Game, word: str, seat: int) -> int | None:
    """803.5a, 804.4a: the card of a fact, unless it has left, changed its controller or is no fighter now."""
    placed = g.facts[word]
    if placed is None:
        return None
    card: int = placed[0]
    if g.serial[card] != placed[1] or g.zone_of[card] != FIELDS[seat] or not is_fighter(g, card):
        return None
    return card


def attacker_of(g: Game) -> int | None:
    return _fighting(g, "attacker", g.facts["turn seat"])


def blocker_of(g: Game) -> int | None:
    return _fighting(g, "blocker", 1 - g.facts["turn seat"])


def attacked_object(g: Game) -> int | None:
    """The player, as -1 - seat, or the card that was chosen to be attacked, if it is there yet."""
    placed = g.facts["attacked"]
    return int(placed[0]) if placed[0] < 0 or still(g, placed) else None


# --- 803.3 attackers and what they attack ---------------------------------------------------------------


def scopes(g: Game, card: int, action: str) -> list[Scope]:
    """Whose effects forbid this to the card."""
    return [scope for _, scope in table_of(g, ("cannot", action)).get(card, ())]


def is_ready(g: Game, card: int) -> bool:
    """803.3a, 1107.2: controlled since the turn began, or allowed not to wait.

    A ruler that did judgment this turn came into the field now and waits as well.
    """
    if since_the_turn_began(g, card) or g.has(card, "swiftness"):
        return True
    return bool(permission(g, card, "attack this turn") or permission(g, card, "attack the turn it enters"))


def attacks_made(g: Game, card: int, word: str = "attack") -> int:
    return done(g, word).count((card, g.serial[card]))


def may_attack_rested(g: Game, card: int) -> bool:
    """A card that can attack several times a turn is not kept from it by what resting its attacks did."""
    return bool(permission(g, card, "attack so often")) and attacks_made(g, card, "rested to attack") > 0


def why_not_attack(g: Game, card: int) -> str | None:
    """803.3a: what keeps a card from attacking now."""
    if g.zone_of[card] != FIELDS[g.facts["turn seat"]] or not is_fighter(g, card):
        return "no attacker"
    return why_not_ready(g, card, in_force(g, HINDRANCES))


def why_not_ready(g: Game, card: int, hindered: bool) -> str | None:
    """What keeps a fighter in the turn player's field from it; `hindered` tells that an effect might."""
    if g.rested[card] and not may_attack_rested(g, card):
        return "attacker rested"
    if not is_ready(g, card):
        return "attacker came this turn"
    if not hindered:
        return None
    often = permission(g, card, "attack so often")
    if g.cannot(card, "attack") or g.cannot(card, "attack or block") or (often and attacks_made(g, card) >= often):
        return "forbidden"
    if not any_target(g, card):
        return "nothing to attack"
    return None if card not in table_of(g, ATTACK_COST) or can_afford(g, card) else "attack not paid"


def attackers(g: Game) -> list[int]:
    """803.3a: the cards with which the turn player may attack."""
    mine, hindered = fighters(g, FIELDS[g.facts["turn seat"]]), in_force(g, HINDRANCES)
    return [c for c in mine if why_not_ready(g, c, hindered) is None]


def targets(g: Game, attacker: int) -> list[int]:
    """803.3b: the opponent, as -1 - seat, and the cards of theirs that this card may attack: rested fighters.

    1103.2: with Precision any. Target Attack is read as Precision (1414.1).
    """
    seat = 1 - g.master(attacker)
    theirs = fighters(g, FIELDS[seat])
    if theirs and not g.has(attacker, "precision"):
        rested = g.rested
        theirs = [c for c in theirs if rested[c]]
    found = [-1 - seat, *theirs]
    return [t for t in found if not is_barred(g, attacker, t)] if in_force(g, BARS) else found


def any_target(g: Game, attacker: int) -> bool:
    """Whether there is anything this card may attack; the player comes first."""
    if not in_force(g, BARS):
        return True
    seat = 1 - g.master(attacker)
    return not is_barred(g, attacker, -1 - seat) or bool(targets(g, attacker))


BARS = tuple(
    ("cannot", word)
    for word in ("attack you", "attack a player", "be attacked", "attack your resonators", "attack a resonator")
)  # fmt: skip


HINDRANCES = (*BARS, ("cannot", "attack"), ("cannot", "attack or block"), ("may", "attack so often"), ATTACK_COST)
"""What may keep a card from attacking that is ready to."""


def is_barred(g: Game, attacker: int, target: int) -> bool:
    """Whether an effect forbids this card to attack that one, or that player."""
    if target < 0:
        mine = any(s.seat == seat_of(target) for s in scopes(g, attacker, "attack you"))
        return mine or g.cannot(attacker, "attack a player")
    if g.cannot(target, "be attacked", attacker):
        return True
    if "resonator" not in g.value(target, "type"):
        return False
    theirs = any(s.seat == g.master(target) for s in scopes(g, attacker, "attack your resonators"))
    return theirs or g.cannot(attacker, "attack a resonator")


DEMANDS = (("cannot", FORCED_PAST), ("may", "must be attacked"))


def insisting(g: Game, attacker: int) -> list[int]:
    """The cards that this one must attack if able."""
    return [s.source for s in scopes(g, attacker, FORCED_PAST) if g.serial[s.source] == s.serial]


def demanded_targets(g: Game, attacker: int) -> list[int]:
    """The targets that may be chosen: if able, one that must be attacked."""
    able = targets(g, attacker)
    if not in_force(g, DEMANDS):
        return able
    wanted = insisting(g, attacker)
    demanded = [t for t in able if t in wanted or (t >= 0 and permission(g, t, "must be attacked"))]
    return demanded or able


# --- 710.2 what must attack -----------------------------------------------------------------------------


def must_attack(g: Game, card: int) -> bool:
    """710.2, 1123.2: whether something forces the card to attack."""
    if g.has(card, "bloodlust") or permission(g, card, "must attack"):
        return True
    wanted = insisting(g, card)
    return bool(wanted) and any(t in wanted for t in targets(g, card))


def forced_attackers(g: Game) -> list[int]:
    """710.2: cards of the turn player that are required to attack and can do so legally.

    710.2a, 710.2b, 710.2c, 710.2d: what keeps a card from attacking keeps it from having to.

    710.2e: an optional payment frees it too, as does a turn in which no battle can be started any more (803.6).
    """
    if is_over_for_turn(g) or not anything_forces(g):
        return []
    mine = g.in_zone(g.facts["turn seat"], "field")
    return [c for c in mine if must_attack(g, c) and not attack_costs(g, c) and why_not_attack(g, c) is None]


FORCING = (("may", "must attack"), ("cannot", FORCED_PAST))
BLOODLUST = "bloodlust"
"""Under this name a match keeps who has it."""


def anything_forces(g: Game) -> bool:
    """Whether any card in the turn player's field, or any effect now, might force an attack."""
    eager, gained = g.match.memo.get(BLOODLUST) or once(g.match, BLOODLUST, bloodlust, g)
    if eager and lies_in(g, FIELDS[g.facts["turn seat"]], eager):
        return True
    if gained and any("bloodlust" in words for words in table_of(g, "keywords").values()):
        return True
    return in_force(g, FORCING)


def bloodlust(g: Game) -> tuple[frozenset[int], bool]:
    """1123: the faces with it in print, and whether others may gain it."""
    return printed_with(g, "bloodlust"), may_be_gained(g, "bloodlust")


def is_over_for_turn(g: Game) -> bool:
    return bool(g.facts["battle barred"] == g.facts["turn"])


# --- 804.3 who may block -------------------------------------------------------------------------------


def why_not_block(g: Game, card: int) -> str | None:
    """804.3: what keeps a card from blocking the attacking one."""
    attacker = attacker_of(g)
    if attacker is None or g.zone_of[card] != FIELDS[1 - g.facts["turn seat"]]:
        return "no blocker"
    return why_not_defend(g, card, attacker)


def why_not_defend(g: Game, card: int, attacker: int) -> str | None:
    """What keeps a card in the other player's field from it."""
    if g.rested[card] and not permission(g, card, "block while rested"):
        return "no blocker"
    if not is_fighter(g, card) or card == g.facts["attacked"][0]:
        return "cannot block"
    if g.cannot(card, "block", attacker) or g.cannot(card, "attack or block") or g.cannot(attacker, "be blocked", card):
        return "forbidden"
    if g.has(attacker, "flying") and not g.has(card, "flying") and not reaches(g, card, attacker):
        return "attacker flies"
    return None


def reaches(g: Game, card: int, flying: int) -> bool:
    """Whether a card without flying may block this one all the same; a J-ruler is no resonator (201.2)."""
    if permission(g, card, "block flying"):
        return True
    return "resonator" in g.value(flying, "type") and bool(permission(g, card, "block flying resonators"))


def blockers(g: Game) -> list[int]:
    """804.3: the cards with which the attack may be blocked."""
    attacker = attacker_of(g)
    if attacker is None:
        return []
    theirs = fighters(g, FIELDS[1 - g.facts["turn seat"]])
    return [c for c in theirs if why_not_defend(g, c, attacker) is None]


# --- who fights whom ------------------------------------------------------------------------------------


def pair(g: Game) -> tuple[int, int] | None:
    """804.5, 804.5a: the attacking card and the one it battles, by the facts alone: texts may ask at any time."""
    facts = g.facts
    if not facts["paired"] or not still(g, facts["attacker"]):
        return None
    if still(g, facts["blocker"]):
        return facts["attacker"][0], facts["blocker"][0]
    if facts["parted"] or not still(g, facts["attacked"]):
        return None
    return facts["attacker"][0], facts["attacked"][0]


def drop_out(g: Game) -> None:
    """803.5a, 804.4a: cards that stopped attacking or blocking do not take it up again."""
    facts = g.facts
    if facts["attacker"] is None and facts["blocker"] is None:
        return
    if facts["attacker"] is not None and attacker_of(g) is None:
        _lose_role(g, "attacker")
    if facts["blocker"] is not None and blocker_of(g) is None:
        _lose_role(g, "blocker")
    if facts["paired"]:
        _note_fought(g)


def _lose_role(g: Game, word: str) -> None:
    g.set(word, None)
    if word == "blocker" and g.facts["struck"]:
        g.set("parted", True)


def after_move(g: Game, moves: Iterable[tuple[int, int, int, int]]) -> None:
    """803.5a, 804.4a: a fighter that moves stops at once, even if it comes back."""
    if g.facts["step"] != BATTLE:
        return
    moved = {card for card, before, after, _ in moves if before != after}
    for word in ("attacker", "blocker"):
        if g.facts[word] is not None and g.facts[word][0] in moved:
            _lose_role(g, word)


def _note_fought(g: Game) -> None:
    two = pair(g)
    if two is not None:
        one, other = ((card, g.serial[card]) for card in two)
        if not was_so(g, "fought", one, other):
            record(g, "fought", one, other)


# --- what texts ask about a battle ----------------------------------------------------------------------


def plays_part(word: str) -> Callable[[Game, int], bool]:
    """Whether the card is the one of a fact of the battle that goes on, or was as it left (906.7b)."""

    def told(g: Game, card: int) -> bool:
        placed = g.facts[word]
        if placed is None or placed[0] != card:
            return False
        return placed[1] == object_asked(g, card) if was_there(g, card) else still(g, placed)

    return told


def is_battling(g: Game, card: int, other: int) -> bool:
    """Where no battle goes on, a text speaks of those of the turn."""
    if g.facts["step"] != BATTLE:
        return has_battled(g, card, other)
    return pair(g) in ((card, other), (other, card))


def was_so(g: Game, word: str, *fighters: tuple[int, int]) -> bool:
    """Whether that was done in this battle, or, where none goes on, in any of this turn."""
    begun = g.facts["battle from"] if g.facts["step"] == BATTLE else 0
    return (word, *fighters) in g.facts["done"][begun:]


def has_battled(g: Game, card: int, other: int) -> bool:
    """As the objects they are."""
    one, two = (card, object_asked(g, card)), (other, object_asked(g, other))
    return was_so(g, "fought", one, two) or was_so(g, "fought", two, one)


def fought_here(g: Game, card: int) -> bool:
    """804.5: whether it battled another card in this battle, as the attacked one too."""
    since = g.facts["done"][g.facts["battle from"] :]
    return any(word == "fought" and (card, object_asked(g, card)) in fighters for word, *fighters in since)


def is_blocker_of(g: Game, card: int, other: int) -> bool:
    return was_so(g, "blocked", (card, object_asked(g, card)), (other, object_asked(g, other)))


def is_blocked_by(g: Game, card: int, other: int) -> bool:
    return is_blocker_of(g, other, card)


def opposing_battle_begins(g: Game, s: Any) -> int:
    """Whether a battle of the other player has just begun and nothing was declared in it."""
    return int(g.facts["battle step"] == OPENING and g.facts["turn seat"] != s.seat)


def until_end_of_battle(g: Game, seat: int) -> tuple[str, int]:
    return "end of battle", g.facts["battles"]


PHASES = ("battle", BATTLE, "declare attack step", "declare block step")
DURATIONS = {"end of battle": until_end_of_battle}
FIGURES_BATTLE = {"your opponent's battle begins": opposing_battle_begins}
STATES_BATTLE = {
    "attacking": plays_part("attacker"), "blocking": plays_part("blocker"), "attacked": plays_part("attacked"),
}  # fmt: skip
STATES_FOUGHT = {"battled": fought_here}
RELATIONS_BATTLE = {
    "battling": is_battling, "battled": has_battled, "blocked by": is_blocked_by, "blocker of": is_blocker_of,
}  # fmt: skip
