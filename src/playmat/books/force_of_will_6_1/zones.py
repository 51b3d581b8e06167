"""Section 300: the zones, and what lies on a card or waits in the chase. The last card of a zone is its top.

The chase is one zone for both players (312.2). A spell in it is its card; an ability, a judgment or a copy is
a pseudo-card with the face of the card it comes from (903.2b). What ceases to exist (1303.3, 1017.1a) goes to
`gone`, from where pseudo-cards are taken again.

Notes on a card carry the serial number of the object they were made for, so they end when it becomes another
(302.3, 1022.3), and can still be read of the card as it was (911.1).
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, NamedTuple

from ...kernel import Compiled, Game, Zone, mark, once, recall, retain, told_of, version_of_values

ZONES = (
    Zone("deck", "304.2", face_up="none", face_down="none", ordered=True),
    Zone("stone deck", "305.2", face_up="none", face_down="none", ordered=True),
    Zone("hand", "306.2", face_up="owner", face_down="owner", free_order=True),
    # 307.3, 308.3: in these two, cards are recovered or rested
    Zone("field", "307.2", oriented=True, free_order=True),
    Zone("ruler area", "308.2", oriented=True),
    Zone("graveyard", "309.2", ordered=True),
    Zone("standby", "310.2", face_down="owner"),
    # 1302.5a: nobody sees what is removed face down, neither side of it
    Zone("removed", "311.2", face_down="none", free_order=True),
    Zone("lifebreak", "1415.1a-i", face_up="none", face_down="none", ordered=True),
    Zone("sideboard", "315.1b", face_up="owner", face_down="owner", free_order=True),
    Zone("chase", "312.2", ordered=True, shared=True),
    Zone("gone", "1303.3", shared=True),
)

GROUPS = {"play ground": ("field", "ruler area"), "out of the game": ("removed", "sideboard")}
"""315.1: what a player has brought beside the decks lies in the zone `sideboard`."""


def numbers(name: str) -> tuple[int, int]:
    """The kernel's numbers of a zone, one for each seat: zones in the order above, two numbers for each."""
    at = 2 * [zone.name for zone in ZONES].index(name)
    return at, at + 1


HANDS, FIELDS, RULERS = numbers("hand"), numbers("field"), numbers("ruler area")
GRAVEYARDS, STANDBYS, REMOVED = numbers("graveyard"), numbers("standby"), numbers("removed")
CHASE = numbers("chase")[0]
GONE = CHASE + 1
"""Zones that are shared, the last above, have one number each."""
PLAY_GROUND = frozenset(zone for name in GROUPS["play ground"] for zone in numbers(name))
HUNDRED, MOST_STEPS = 100, 300
"""Amounts are listed in steps of a hundred, and no longer list than this: nobody reads more."""
FACES = tuple(f"faces in zone {number}" for number in range(2 * len(ZONES)))
"""Under these names, by the kernel's number of the zone, it is kept which faces lie there."""
LIFE = ("life 0", "life 1")
"""The facts of life totals (105.4)."""
POOLS = ("will 0", "will 1")
"""The facts of the wills that players have produced and not spent (907.4)."""
LIFE_DUE = "life due"
"""The fact that a rule process is due for the life of a player, or for a draw that failed."""
SETTLED = "rule processes"
"""Kept with what is derived while no rule process is due: whether no effect lasts as long as something is so."""
UNCHASED = "unchased"
"""Under this name a match keeps the texts that nobody may chase."""
SHUFFLING = "shuffling"
"""The fact that a shuffle is not over: the move after it belongs to it (1021.2a)."""


COPY = "copy"
"""The note on a copy: whose play it is a copy of, and of which card; by itself, where nothing was played."""


class Item(NamedTuple):
    """What a card in the chase stands for (312.1): whose it is, and what happens as it resolves."""

    kind: str
    """ "spell", "ability" or "judgment"; the last is neither (705.2d)."""
    ability: str
    seat: int
    source: int
    serial: int
    event: tuple[Any, ...] | None
    slots: tuple[tuple[str, Any], ...]


def item_of(g: Game, card: int) -> Item | None:
    found = g.marks.get((card, "item"))
    return tuple.__new__(Item, found) if found is not None else None


def what_waits(g: Game, card: int) -> Item:
    """312.1: whatever lies in the chase stands for something."""
    item = item_of(g, card)
    assert item is not None, "what lies in the chase stands for something"
    return item


def unsound(g: Game) -> str | None:
    """Why a game that was read from a file cannot be: what is in its chase stands for nothing that resolves."""
    strange = [card for card in g.zones[CHASE] if not is_item(g, g.marks.get((card, "item")))]
    return f"card {strange[0]} in the chase stands for no spell, ability or judgment" if strange else None


def is_item(g: Game, found: Any) -> bool:
    if not isinstance(found, tuple) or len(found) != len(Item._fields):
        return False
    kind, ability, seat, source, serial, event, slots = found
    return (
        kind in (SPELL, "ability", "judgment")
        and (ability == "" or ability in g.match.procedures)
        and seat in range(g.match.book.seats)
        and source in range(len(g.definition))
        and isinstance(serial, int)
        and (event is None or isinstance(event, tuple))
        and isinstance(slots, tuple)
        and all(isinstance(slot, tuple) and len(slot) == 2 and isinstance(slot[0], str) for slot in slots)
    )


def set_item(g: Game, card: int, item: tuple[Any, ...]) -> None:
    """Note what a card in the chase stands for: the values of an `Item`."""
    mark(g, card, "item", item)


def item_bears(g: Game, card: int, before: tuple[Any, ...] | None, item: tuple[Any, ...] | None) -> bool:
    """Whether what cards are hangs on what one of them stands for: X counts in the chase (203.5b), and an ability is of
    what it comes from (901.1e)."""
    if item is None:
        return before is not None and bears_on_others(g, before)
    if bears_on_others(g, item):
        return True
    _, ability, _, source, serial, _, _ = item
    if before is None:
        return source != card and has_changed(g, source)
    _, announced, _, old, was, _, slots = before
    # The same text with nothing chosen bore on nobody either.
    if (slots or announced != ability) and bears_on_others(g, before):
        return True
    return source != card and (old != source or was != serial) and has_changed(g, source)


def forget_item(g: Game, card: int) -> None:
    """A card that has left the chase stands for nothing any more."""
    mark(g, card, "item", None)


def bears_on_others(g: Game, item: tuple[Any, ...]) -> bool:
    """Whether what stands in the chase counts there (203.5b), or keeps others from being chased to it."""
    _, ability, _, _, _, _, slots = item
    if slots and dict(slots).get("x"):
        return True
    texts = g.match.memo.get(UNCHASED)
    return ability in (unchased_texts(g) if texts is None else texts)


def unchased(ability: str) -> str:
    """The name under which a match knows that nobody may chase this text."""
    return f"{ability}/unchased"


def _unchased_texts(g: Game) -> frozenset[str]:
    """The texts of the match that nobody may chase."""
    return frozenset(ability for ability in g.match.abilities if unchased(ability) in g.match.tests)


def unchased_texts(g: Game) -> frozenset[str]:
    found: frozenset[str] | None = g.match.memo.get(UNCHASED)
    return once(g.match, UNCHASED, _unchased_texts, g) if found is None else found


def is_unchased(g: Game, card: int) -> bool:
    """Whether what lies in the chase says that nobody may chase it."""
    item = g.marks.get((card, "item"))
    return item is not None and item[1] in unchased_texts(g)


def is_spell(g: Game, card: int) -> bool:
    """312.3: whether what lies in the chase is a card that was played, and no ability or judgment."""
    item = g.marks.get((card, "item"))
    return item is not None and item[0] == SPELL


def has_changed(g: Game, card: int) -> bool:
    """Whether a card differs from print, or did as it left."""
    *_, held = g.last.get(card) or (None,)
    return told_of(g, card) or bool(held)


def seat_of(player: int) -> int:
    """The seat that a number in a role means; players are -1 - seat."""
    return -1 - player


def since_the_turn_began(g: Game, card: int) -> bool:
    """Whether the card has been where it is, under the same control, since before this turn."""
    return bool(g.arrived[card] < g.facts["turn clock"])


def texts_ask(match: Compiled) -> bool:
    """Whether some text of the match asks about facts or states: only then cards hang on them."""
    return bool(match.asked_facts) or match.state_matters


def put_life(g: Game, seat: int, life: int) -> None:
    """105.4; 1202.1, 1204.1: with none left, or with an odd amount, a rule process is due."""
    g.set(LIFE[seat], life)
    amounts = [g.facts[word] for word in LIFE]
    g.set(LIFE_DUE, g.facts["failed draw"] is not None or any(amount <= 0 or amount % 100 for amount in amounts))


def record(g: Game, word: str, *values: Any) -> None:
    """Remember what was done this turn."""
    g.set("done", (*g.facts["done"], (word, *values)))


def done(g: Game, word: str) -> list[tuple[Any, ...]]:
    """What of that sort was done this turn."""
    return [entry[1:] for entry in g.facts["done"] if entry[0] == word]


def faces(g: Game, word: str, test: Callable[[Game, int], bool]) -> frozenset[int]:
    """The card faces of the match that pass a test of what is printed; worked out once."""
    known: frozenset[int] | None = g.match.memo.get(word)
    return once(g.match, word, _passing, g, test) if known is None else known


def _passing(g: Game, test: Callable[[Game, int], bool]) -> frozenset[int]:
    return frozenset(face for face in range(len(g.match.cards)) if test(g, face))


def printed_with(g: Game, keyword: str) -> frozenset[int]:
    """The card faces of the match that have this keyword in print."""
    return frozenset(face for face, printed in enumerate(g.match.printed) if keyword in printed["keywords"])


def may_be_gained(g: Game, keyword: str) -> bool:
    """Whether something in the match may let a card have a keyword that is not printed on it."""
    match = g.match
    if match.grants and any(ability.node.keyword == keyword for ability in match.abilities.values()):
        return True
    changes = [change for change in match.changes.values() if change.key == "keywords" and change.op != "exclude"]
    return any(change.op != "include" or change.word == keyword for change in changes)


def lies_in(g: Game, zone: int, those: Set[int]) -> bool:
    """Whether a card with one of these faces lies there; which faces do is kept while no card comes or goes."""
    now = g.zone_versions[zone]
    at, lying = g.memo.get(FACES[zone]) or (-1, frozenset())
    if at != now:
        lying = retain(g, FACES[zone], now, frozenset(map(g.definition.__getitem__, g.zones[zone])))
    return not those.isdisjoint(lying)


def kept(g: Game, key: Any, now: Any, work: Callable[..., Any], *of: Any) -> Any:
    """What was worked out of this under the key, anew where `now` or what cards are has changed."""
    at = (version_of_values(g), now)
    found = recall(g, key, at)
    if found is None:
        found = work(*of)
        return retain(g, key, at, found)
    return found


def turn_player(g: Game, v: Any) -> int:
    """105.1."""
    seat: int = g.facts["turn seat"]
    return seat


def other_player(g: Game, v: Any) -> int:
    seat: int = g.facts["turn seat"]
    return 1 - seat


# --- what lies on a card --------------------------------------------------------------------------


def was_there(g: Game, card: int) -> bool:
    """906.7, 911.1: whether a card is asked about as what it was, for its move is looked back on."""
    return g.looking_back is not None and card in g.looking_back


def object_asked(g: Game, card: int) -> int:
    """Which object a card is asked about as."""
    return g.last[card].serial if was_there(g, card) else g.serial[card]


def damage_on(g: Game, card: int, serial: int | None = None) -> int:
    """1007.1: the damage that has gathered on a card, or on the object it was."""
    found = g.marks.get((card, "damage"))
    return found[1] if found is not None and found[0] == (g.serial[card] if serial is None else serial) else 0


def counters_on(g: Game, card: int, serial: int | None = None) -> dict[str, int]:
    """1022.3, 1022.5: the counters on a card, or on the object it was; one that became another object has none."""
    found = g.marks.get((card, "counters"))
    if found is None or found[0] != (g.serial[card] if serial is None else serial):
        return {}
    return dict(found[1])


def count_of(g: Game, card: int, name: str, serial: int | None = None) -> int:
    """1022.5: how many counters of that name, without one of any, lie on a card, or did on the object it was."""
    found = g.marks.get((card, "counters"))
    if found is None or found[0] != (g.serial[card] if serial is None else serial):
        return 0
    total = 0
    for each, number in found[1]:
        if each == name:
            return int(number)
        total += number
    return 0 if name else total


def life_paid(g: Game, card: int) -> int:
    """105.4a: the life that was paid as the card was played."""
    found = g.marks.get((card, "life paid"))
    return found[1] if found is not None and found[0] == g.serial[card] else 0


def host_of(g: Game, addition: int, object_: int | None = None) -> int | None:
    """1002.1: the card to which an addition is added, or was as long as that was this object."""
    found = g.marks.get((addition, "added to"))
    if found is None:
        return None
    serial, host, was = found
    return int(host) if serial == g.serial[addition] and (g.serial[host] == was or was == object_) else None


SPELL = "spell"
"""The keyword of what a card does as it is played and resolves, and the kind of what then waits in the chase."""

Awakenings = tuple[tuple[int, int], ...]
"""1109.2: which [Awakening] costs of a card were paid, by number, and what X was in each."""


def put_on(g: Game, card: int, word: str, *values: Any) -> None:
    """Note something on the object that the card is now."""
    mark(g, card, word, (g.serial[card], *values))


# --- tokens, and who controls what -----------------------------------------------------------------

TOKEN = "token"
"""The note on a token."""


def is_token(g: Game, card: int) -> bool:
    """1303.2, 1303.2b: tokens are marked for as long as they exist, and nothing else is."""
    return (card, TOKEN) in g.marks


def controller(g: Game, card: int) -> int:
    """105.3, 313.2: who controls a card, or what it stands for in the chase."""
    item: Item | None = item_of(g, card) if g.is_in(card, "chase") else None
    return item.seat if item is not None else g.master(card)


def controller_of(g: Game, card: int, was: int) -> int:
    """105.3, 313.2: who controls a card, or last did as the object `was` (911.1); in the chase, who played it."""
    if g.serial[card] == was or card not in g.last or g.last[card].serial != was:
        return controller(g, card)
    seat = g.match.zone_seat[g.last[card].zone]
    return g.owner[card] if seat < 0 else seat
