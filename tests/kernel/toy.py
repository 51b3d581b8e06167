"""Pebbles: a game of our own invention for tests of the kernel, with words that no rulebook uses.

Each seat has a pile (hidden, ordered), a hand (for its owner's eyes), a row (public; cards there stand or
rest) and a heap (public); a bench that is another public place where a card stays what it was in the row, and
one middle that both share. A turn is: settle, then act until a pass; whoever cannot draw for the turn loses.

    g = table(mine={"row": [card("Flint", size=2)]})
    resolve(g, Perform(...))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from playmat.kernel.build.match import Match
from playmat.kernel.run.abilities import abilities, drop_unusable, unusable
from playmat.kernel.run.atoms import draw, move, new_card
from playmat.kernel.run.events import begin, check_situations, emit, take_option, waiting_options
from playmat.kernel.run.lasting import expire
from playmat.kernel.run.rows import advance
from playmat.kernel.run.tables import Procedure, Row, ask, goto, leave, procedure, row, run
from playmat.kernel.state.frames import Frame, new_frame
from playmat.kernel.state.game import Game, empty_game
from playmat.kernel.state.records import Scope, Start
from playmat.kernel.words import nodes as n
from playmat.kernel.words.book import (
    Book,
    CardLists,
    Characteristic,
    Cite,
    Deck,
    DeckFault,
    Moves,
    Nodes,
    Notes,
    Places,
    Procedures,
    Sight,
    Texts,
    Values,
    Words,
    Zone,
)
from playmat.kernel.words.cards import Card, Known
from playmat.kernel.words.facts import Fact, Mark, as_it_is
from playmat.kernel.words.questions import Option

RULES = {
    f"{chapter}.{number}": "a rule of Pebbles" for chapter in range(1, 6) for number in range(1, 10)
}  # fmt: skip

ZONES = (
    Zone("pile", "1.1", face_up="none", face_down="none", ordered=True),
    Zone("hand", "1.2", face_up="owner", face_down="owner", free_order=True),
    Zone("row", "1.3", face_down="owner", oriented=True),
    Zone("bench", "1.4", oriented=True),
    Zone("heap", "1.5"),
    Zone("middle", "1.6", shared=True),
)

CITES = {
    word: Cite(rule)
    for word, rule in {
        "seats": "1.9", "concede": "2.1", "game over": "2.2", "endless loop": "2.3", "loop": "2.4", "set up": "2.5",
        "effect": "2.6", "order": "2.7", "replacement": "2.8", "win by effect": "2.9",
    }.items()
} | {"no wings": Cite("1.7", "nothing flies")}  # fmt: skip


# --- the rows of a turn ---------------------------------------------------------------------------


def turn_seat(g: Game, v: Frame) -> int:
    return int(g.facts["turn seat"])


def begin_turn(g: Game, v: Frame) -> None:
    g.set("turn", g.facts["turn"] + 1)
    g.set("turn seat", g.facts["turn"] % 2)
    if not draw(g, g.facts["turn seat"], "pile", "hand"):
        g.end(1 - g.facts["turn seat"], "3.1", "an empty pile")


def end_turn(g: Game, v: Frame) -> None:
    emit(g, "end turn")
    expire(g, "end of turn", g.facts["turn"])


def acts(g: Game, v: Frame) -> list[Option]:
    seat = turn_seat(g, v)
    play: list[Option] = [("play", card) for card in g.in_zone(seat, "hand")]
    toss: list[Option] = [("toss", card) for card in g.in_zone(seat, "row")]
    return [*play, *toss, *usable(g, seat), "pass"]


def usable(g: Game, seat: int) -> list[Option]:
    found: list[Option] = []
    for z in g.match.act_zones[seat]:
        for card in g.zones[z]:
            for ability in abilities(g, card):
                if ability.kind == "activated" and ability.zones >> z & 1 and not unusable(g, ability.id, card):
                    scope = n_scope(g, card, seat)
                    if ability.payable is None or ability.payable(g, scope):
                        found.append(("use", card, ability.id))
    return found


def n_scope(g: Game, card: int, seat: int) -> Any:
    return Scope(card, g.serial[card], seat)


def carry_out(g: Game, v: Frame) -> None:
    word, card, *rest = v.act
    if word == "use":
        begin(g, rest[0], turn_seat(g, v), card, g.serial[card])
    else:
        move(g, (card,), "row" if word == "play" else "heap", verb=word)


def not_passed(g: Game, v: Frame) -> bool:
    return bool(v.act != "pass")


def waiting(g: Game, v: Frame) -> list[Option]:
    return [option for seat in (0, 1) for option in waiting_options(g, seat)]


def look_around(g: Game, v: Frame) -> None:
    check_situations(g)
    drop_unusable(g)
    v.played = None


def play_waiting(g: Game, v: Frame) -> None:
    seat, name, source, serial, event, slots = take_option(g, v.played)
    begin(g, name, seat, source, serial, event, slots)


GAME = procedure("game", [
    row("3.1", begin_turn),
    row("3.2", run("turn")),
    row("3.3", goto("3.1")),
])  # fmt: skip

TURN = procedure("turn", slots="act", rows=[
    row("3.4", run("settle")),
    row("3.5", ask("act", turn_seat, acts, "what to do"), into="act"),
    row("3.6", carry_out, when=not_passed),
    row("3.7", goto("3.4"), when=not_passed),
    row("3.8", end_turn),
    row("3.9", run("settle")),
])  # fmt: skip

SETTLE = procedure("settle", slots="played", rows=[
    row("4.1", look_around),
    row("4.2", ask("ability", turn_seat, waiting, "which comes first"), into="played", when=lambda g, v: g.waiting),
    row("4.3", leave(), when=lambda g, v: v.played is None),
    row("4.4", play_waiting),
    row("4.5", goto("4.1")),
])  # fmt: skip


# --- the book -------------------------------------------------------------------------------------


def check_deck(deck: Deck) -> list[DeckFault]:
    return [] if len(deck.cards()) >= 5 else [DeckFault("1.8", f"{len(deck.cards())} cards, a deck has 5 or more")]


def set_up(g: Game, decks: Sequence[Deck]) -> None:
    for seat, deck in enumerate(decks):
        for each in deck.cards():
            new_card(g, g.match.add_card(each), seat, "pile")


def layer(op: str, key: str) -> int:
    return {"add": 3, "set": 2}.get(op, 1)


def card_from(record: Mapping[str, Any], known: Known = ()) -> Card:
    return card(record["name"], size=record.get("size", 0), tint=tuple(record.get("tint", ())))


def draw_rows(b: Any, node: n.Perform) -> None:
    count = b.env.amount(node.count)

    def draw_some(g: Game, v: Any) -> None:
        for _ in range(count(g, v)):
            draw(g, v.seat, "pile", "hand")

    b.step(draw_some)


BOOK = Book(
    name="pebbles",
    title="Pebbles",
    seats=2,
    rules=RULES,
    cites=CITES,
    why_not=lambda g, seat, act: "no wings" if act == "fly" else None,
    places=Places(
        ZONES, {"table": ("row", "bench", "heap"), "places": ("row", "bench")}, same_object=("places",), taken_over=True
    ),
    words=Words(
        characteristics=(
            Characteristic("name", "word", ""),
            Characteristic("size", "number", 0),
            Characteristic("worth", "number", None),
            Characteristic("tint", "words", ()),
            Characteristic("keywords", "words", ()),
        ),
        events={"move": ("card",), "shift": ("card",), "draw": ("card",), "bump": ("bumper", "bumped"),
                "stand": ("card",), "rest": ("card",), "face up": ("card",), "face down": ("card",)},
        phases=("turn", "dawn"),
        durations={"end of turn": lambda g, seat: ("end of turn", g.facts["turn"]),
                   "end of next turn": lambda g, seat: ("end of turn", g.facts["turn"] + 1)},
        states={"standing": lambda g, c: g.orientation(c) is False, "resting": lambda g, c: g.orientation(c) is True},
        relations={"same zone": lambda g, one, other: g.zone_of[one] == g.zone_of[other]},
        figures={"turn": lambda g, s: g.facts["turn"], "late": lambda g, s: g.facts["turn"] > 9},
        prohibitions=frozenset({"be chosen", "stand", "rest", "be tossed", "lose", "use abilities",
                                "use automatic abilities", "use activated abilities", "use continuous abilities"}),
        permissions=frozenset({"leap"}),
        acts={"play": ("card",), "toss": ("card",), "use": ("card", "ability")},
    ),
    notes=Notes(
        facts=(Fact("wind", 0, texts=True, until="end of turn", seen=as_it_is), Fact("trail", ()), Fact("got")),
        marks=(Mark("bent"), Mark("count")),
    ),
    nodes=Nodes(
        actions={"draw": draw_rows},
        placements={"lay": lambda b, node: b.add(n.Move(node.cards, node.to, verb="lay", into=node.into))},
    ),
    procedures=Procedures({p.name: p for p in (GAME, TURN, SETTLE)}, "game", set_up),
    texts=Texts(default_zones=lambda node: ("row",)),
    values=Values(layer),
    moves=Moves(verb_bars={"toss": "be tossed"}),
    sight=Sight(),
    cards=CardLists(
        card_from,
        lambda records: (),
        lambda record, find: Deck(record["name"], {"main": tuple(find(c) for c in record["cards"])}),
        check_deck,
    ),
)  # fmt: skip


def altered(book: Book, **changed: Any) -> Book:
    """A book with other values in some fields of its groups."""
    groups = {each.name: getattr(book, each.name) for each in fields(Book)}
    for name, group in groups.items():
        if is_dataclass(group) and not isinstance(group, type):
            own = {field.name: changed[field.name] for field in fields(group) if field.name in changed}
            groups[name] = replace(group, **own) if own else group
    return replace(book, **groups)


# --- cards and tables -----------------------------------------------------------------------------


def card(name: str, *made: n.Ability, size: int = 0, tint: tuple[str, ...] = (), **printed: Any) -> Card:
    record = {"name": name, "size": size, "tint": list(tint)}
    values = {"size": size, "tint": tint, **printed}
    return Card(name, values, made, extra={} if made or printed else {"record": record})


STONE = card("Stone")


def continuous(effect: n.Effect, **fields: Any) -> n.Ability:
    return n.Ability("continuous", effect, **fields)


def automatic(trigger: n.Trigger, effect: n.Effect, **fields: Any) -> n.Ability:
    return n.Ability("automatic", effect, trigger=trigger, **fields)


def activated(effect: n.Effect, *cost: n.Effect, **fields: Any) -> n.Ability:
    return n.Ability("activated", effect, cost=cost, **fields)


def table(
    mine: Mapping[str, Sequence[Card]] | None = None,
    theirs: Mapping[str, Sequence[Card]] | None = None,
    book: Book = BOOK,
    pile: int = 6,
) -> Game:
    """A game with these cards on the table (the last of a zone on top) and no row running.

    Both piles get `pile` stones beneath what is named.
    """
    g = empty_game(Match(book), Start((), 1, {}))
    g.set("turn", 2)
    for seat, zones in enumerate((mine or {}, theirs or {})):
        for name, cards in {"pile": (), **zones}.items():
            for each in [STONE] * pile + list(cards) if name == "pile" else cards:
                put(g, seat, name, each)
    return g


def put(g: Game, seat: int, zone: str, definition: Card) -> int:
    """A new card as an object of its own; its number."""
    made = new_card(g, g.match.add_card(definition), seat, zone)
    g.serial[made] = g.stamp[made] = g.now()
    return made


def play(g: Game) -> Game:
    """Begin the turn of seat 0 at its first settling."""
    g.frames.append(at_row(g, "game", 2))
    g.frames.append(new_frame(g.match.procedures["turn"], {}))
    advance(g)
    return g


def at_row(g: Game, name: str, number: int) -> Frame:
    frame = new_frame(g.match.procedures[name], {})
    frame.row = number
    return frame


def find(g: Game, name: str) -> int:
    """The number of the only card of that name."""
    found = [c for c in range(len(g.definition)) if g.card(c) == name]
    assert len(found) == 1, f"{len(found)} cards named {name!r}"
    return found[0]


def resolve(g: Game, effect: n.Effect, source: str = "", seat: int = 0) -> Game:
    """Let a card (of the first in seat's row, or of that name) resolve an effect, up to its first question."""
    card_number = find(g, source) if source else g.in_zone(seat, "row")[0]
    name = f"test/{len(g.match.procedures)}"
    definition = g.match.cards[g.definition[card_number]]
    g.match.add_ability(name, n.Ability("automatic", effect), definition)
    if not g.frames:
        g.frames.append(at_row(g, "game", 2))
        g.frames.append(new_frame(g.match.procedures["turn"], {}))
    begin(g, name, seat, card_number, g.serial[card_number])
    advance(g)
    return g


def rows_game(
    rows: Sequence[Row],
    slots: str = "",
    others: Sequence[Procedure] = (),
    mine: Mapping[str, Sequence[Card]] | None = None,
) -> Game:
    """A game of nothing but these rows; it ends with a win for seat 0 when they are through."""
    main = procedure("main", [*rows, row("5.9", lambda g, v: g.end(0, "5.9", "through"))], slots)
    book = altered(BOOK, tables={p.name: p for p in (main, *others)}, first="main")
    g = table(mine, book=book, pile=0)
    g.frames.append(new_frame(g.match.procedures["main"], {}))
    advance(g)
    return g


def names(g: Game, seat: int, zone: str) -> list[str]:
    return [g.card(c) for c in g.in_zone(seat, zone)]


def options(g: Game) -> list[Any]:
    """The open question's options, cards by name."""
    assert g.question is not None, "nobody is asked"
    shown = g.question.kind != "number"
    return [g.card(o) if isinstance(o, int) and shown else o for o in g.question.options]


def answer(g: Game, *wanted: Any) -> Game:
    """Answer one question after another, cards by name."""
    for each in wanted:
        assert g.question is not None, f"nobody is asked for {each!r}"
        g.answer(g.question.options[options(g).index(each)])
    return g
